// Unified logging and the unfair lock.

@_exported import Foundation

public struct OSLogType: Equatable, RawRepresentable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8)
  public static let `default`: OSLogType
  public static let info: OSLogType
  public static let debug: OSLogType
  public static let error: OSLogType
  public static let fault: OSLogType
}
open class OSLog: NSObject, @unchecked Sendable {
  public convenience init(subsystem: String, category: String)
  public static let `default`: OSLog
}
public func os_log(_ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: any CVarArg...)
public func os_log(_ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...)
@available(iOS 14.0, *) public struct OSLogMessage: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String)
  public init(stringInterpolation: OSLogInterpolation)
}
@available(iOS 14.0, *) public struct OSLogPrivacy: Sendable {
  public static var `public`: OSLogPrivacy { get }
  public static var `private`: OSLogPrivacy { get }
}
@available(iOS 14.0, *) public struct OSLogInterpolation: StringInterpolationProtocol {
  public init(literalCapacity: Int, interpolationCount: Int)
  public mutating func appendLiteral(_ literal: String)
  public mutating func appendInterpolation<T>(_ value: @autoclosure @escaping () -> T, privacy: OSLogPrivacy = .private)
}
@available(iOS 14.0, *) public struct Logger: @unchecked Sendable {
  public init()
  public init(subsystem: String, category: String)
  public func log(_ message: OSLogMessage)
  public func debug(_ message: OSLogMessage)
  public func info(_ message: OSLogMessage)
  public func notice(_ message: OSLogMessage)
  public func warning(_ message: OSLogMessage)
  public func error(_ message: OSLogMessage)
  public func fault(_ message: OSLogMessage)
}
@available(iOS 16.0, *) public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  public init(initialState: State)
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R
}
