// Queues, groups, work items. The compiler knows DispatchQueue.main.async by name and isolates its closure to the main actor.

@_exported import Darwin

open class DispatchObject: NSObject {
  override public init()
  public func activate()
  public func suspend()
  public func resume()
}

public struct DispatchQoS: Equatable, Sendable {
  public enum QoSClass: Sendable { case background, utility, `default`, userInitiated, userInteractive, unspecified }
  public let qosClass: QoSClass
  public let relativePriority: Int
  public init(qosClass: QoSClass, relativePriority: Int)
  public static let background: DispatchQoS
  public static let utility: DispatchQoS
  public static let `default`: DispatchQoS
  public static let userInitiated: DispatchQoS
  public static let userInteractive: DispatchQoS
  public static let unspecified: DispatchQoS
  public static func == (lhs: DispatchQoS, rhs: DispatchQoS) -> Bool
}
public struct DispatchWorkItemFlags: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt)
  public static let barrier: DispatchWorkItemFlags
  public static let detached: DispatchWorkItemFlags
  public static let assignCurrentContext: DispatchWorkItemFlags
  public static let noQoS: DispatchWorkItemFlags
  public static let inheritQoS: DispatchWorkItemFlags
  public static let enforceQoS: DispatchWorkItemFlags
}
public struct DispatchTime: Comparable, Sendable {
  public static func now() -> DispatchTime
  public static let distantFuture: DispatchTime
  public init(uptimeNanoseconds: UInt64)
  public var uptimeNanoseconds: UInt64 { get }
  public static func < (a: DispatchTime, b: DispatchTime) -> Bool
  public static func == (a: DispatchTime, b: DispatchTime) -> Bool
}
public struct DispatchWallTime: Comparable, Sendable {
  public static func now() -> DispatchWallTime
  public static func < (a: DispatchWallTime, b: DispatchWallTime) -> Bool
  public static func == (a: DispatchWallTime, b: DispatchWallTime) -> Bool
}
public enum DispatchTimeInterval: Equatable, Sendable {
  case seconds(Int)
  case milliseconds(Int)
  case microseconds(Int)
  case nanoseconds(Int)
  case never
  public static func == (lhs: DispatchTimeInterval, rhs: DispatchTimeInterval) -> Bool
}
public func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime
public func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime
public func + (time: DispatchTime, seconds: Double) -> DispatchTime
public func - (time: DispatchTime, seconds: Double) -> DispatchTime
public enum DispatchTimeoutResult: Sendable { case success, timedOut }
public enum DispatchPredicate: Sendable {
  case onQueue(DispatchQueue)
  case onQueueAsBarrier(DispatchQueue)
  case notOnQueue(DispatchQueue)
}
public func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate)

public class DispatchWorkItem: @unchecked Sendable {
  @preconcurrency public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping @Sendable @convention(block) () -> Void)
  public func perform()
  public func wait()
  public func cancel()
  public var isCancelled: Bool { get }
}

open class DispatchQueue: DispatchObject, @unchecked Sendable {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64)
    public static let concurrent: Attributes
    public static let initiallyInactive: Attributes
  }
  public enum AutoreleaseFrequency: Sendable { case inherit, workItem, never }
  public convenience init(label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [], autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil)
  public class var main: DispatchQueue { get }
  public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue
  public var label: String { get }
  @preconcurrency public func async(group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping @Sendable @convention(block) () -> Void)
  public func async(execute workItem: DispatchWorkItem)
  public func async(group: DispatchGroup, execute workItem: DispatchWorkItem)
  public func sync<T>(execute work: () throws -> T) rethrows -> T
  public func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T
  public func sync(execute workItem: DispatchWorkItem)
  @preconcurrency public func asyncAfter(deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping @Sendable @convention(block) () -> Void)
  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem)
  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void)
}
open class DispatchGroup: DispatchObject, @unchecked Sendable {
  override public init()
  public func enter()
  public func leave()
  public func wait()
  @discardableResult public func wait(timeout: DispatchTime) -> DispatchTimeoutResult
  @preconcurrency public func notify(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue, execute work: @escaping @Sendable @convention(block) () -> Void)
  public func notify(queue: DispatchQueue, work: DispatchWorkItem)
}
open class DispatchSemaphore: DispatchObject, @unchecked Sendable {
  public init(value: Int)
  public func wait()
  @discardableResult public func wait(timeout: DispatchTime) -> DispatchTimeoutResult
  @discardableResult public func signal() -> Int
}
