// CGFloat: on 64-bit systems a Double of its own type. The compiler converts the two into one another by itself.

@_exported import Darwin

@frozen public struct CGFloat: Sendable {
  public typealias NativeType = Double
  public var native: Double
  public init()
  public init(_ value: Float)
  public init(_ value: Double)
  public init(_ value: CGFloat)
  public init(_ value: Int)
  public init(_ value: UInt)
  public init(_ value: Int32)
  public init(_ value: UInt32)
  public init(_ value: Int64)
  public init(_ value: UInt64)
  public init(_ value: UInt8)
  public init<Source: BinaryInteger>(_ value: Source)
}
extension CGFloat: SignedNumeric {
  public init?<T: BinaryInteger>(exactly source: T)
  public var magnitude: CGFloat { get }
  public static func + (lhs: CGFloat, rhs: CGFloat) -> CGFloat
  public static func - (lhs: CGFloat, rhs: CGFloat) -> CGFloat
  public static func * (lhs: CGFloat, rhs: CGFloat) -> CGFloat
  public static func / (lhs: CGFloat, rhs: CGFloat) -> CGFloat
  public static func += (lhs: inout CGFloat, rhs: CGFloat)
  public static func -= (lhs: inout CGFloat, rhs: CGFloat)
  public static func *= (lhs: inout CGFloat, rhs: CGFloat)
  public static func /= (lhs: inout CGFloat, rhs: CGFloat)
  public static prefix func - (x: CGFloat) -> CGFloat
  public mutating func negate()
}
extension CGFloat: BinaryFloatingPoint {
  public typealias RawSignificand = UInt
  public typealias Exponent = Int
  public typealias RawExponent = UInt
  public static var exponentBitCount: Int { get }
  public static var significandBitCount: Int { get }
  public var bitPattern: UInt { get }
  public init(bitPattern: UInt)
  public var sign: FloatingPointSign { get }
  public var exponentBitPattern: UInt { get }
  public var significandBitPattern: UInt { get }
  public init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt)
  public init(nan payload: UInt, signaling: Bool)
  public static var infinity: CGFloat { get }
  public static var nan: CGFloat { get }
  public static var signalingNaN: CGFloat { get }
  public static var greatestFiniteMagnitude: CGFloat { get }
  public static var pi: CGFloat { get }
  public var ulp: CGFloat { get }
  public static var leastNormalMagnitude: CGFloat { get }
  public static var leastNonzeroMagnitude: CGFloat { get }
  public var exponent: Int { get }
  public var significand: CGFloat { get }
  public init(sign: FloatingPointSign, exponent: Int, significand: CGFloat)
  public mutating func round(_ rule: FloatingPointRoundingRule)
  public var nextUp: CGFloat { get }
  public mutating func formRemainder(dividingBy other: CGFloat)
  public mutating func formTruncatingRemainder(dividingBy other: CGFloat)
  public mutating func formSquareRoot()
  public mutating func addProduct(_ lhs: CGFloat, _ rhs: CGFloat)
  public func isEqual(to other: CGFloat) -> Bool
  public func isLess(than other: CGFloat) -> Bool
  public func isLessThanOrEqualTo(_ other: CGFloat) -> Bool
  public var isNormal: Bool { get }
  public var isFinite: Bool { get }
  public var isZero: Bool { get }
  public var isSubnormal: Bool { get }
  public var isInfinite: Bool { get }
  public var isNaN: Bool { get }
  public var isSignalingNaN: Bool { get }
  public var isCanonical: Bool { get }
  public var floatingPointClass: FloatingPointClassification { get }
  public var binade: CGFloat { get }
  public var significandWidth: Int { get }
  public init(floatLiteral value: Double)
  public init(integerLiteral value: Int)
  public static func == (lhs: CGFloat, rhs: CGFloat) -> Bool
  public static func < (lhs: CGFloat, rhs: CGFloat) -> Bool
  public func hash(into hasher: inout Hasher)
  public func distance(to other: CGFloat) -> CGFloat
  public func advanced(by amount: CGFloat) -> CGFloat
}
extension CGFloat: CustomStringConvertible {
  public var description: String { get }
}
extension CGFloat: Codable {
  public init(from decoder: any Decoder) throws
  public func encode(to encoder: any Encoder) throws
}
extension Double { public init(_ value: CGFloat) }
extension Float { public init(_ value: CGFloat) }
extension Int { public init(_ value: CGFloat) }
extension UInt { public init(_ value: CGFloat) }
extension Int32 { public init(_ value: CGFloat) }
extension UInt32 { public init(_ value: CGFloat) }
extension UInt8 { public init(_ value: CGFloat) }
extension Int64 { public init(_ value: CGFloat) }

public func floor(_ x: CGFloat) -> CGFloat
public func ceil(_ x: CGFloat) -> CGFloat
public func round(_ x: CGFloat) -> CGFloat
public func trunc(_ x: CGFloat) -> CGFloat
public func rint(_ x: CGFloat) -> CGFloat
public func sqrt(_ x: CGFloat) -> CGFloat
public func fabs(_ x: CGFloat) -> CGFloat
public func sin(_ x: CGFloat) -> CGFloat
public func cos(_ x: CGFloat) -> CGFloat
public func tan(_ x: CGFloat) -> CGFloat
public func asin(_ x: CGFloat) -> CGFloat
public func acos(_ x: CGFloat) -> CGFloat
public func atan(_ x: CGFloat) -> CGFloat
public func exp(_ x: CGFloat) -> CGFloat
public func log(_ x: CGFloat) -> CGFloat
public func log2(_ x: CGFloat) -> CGFloat
public func log10(_ x: CGFloat) -> CGFloat
public func pow(_ x: CGFloat, _ y: CGFloat) -> CGFloat
public func atan2(_ y: CGFloat, _ x: CGFloat) -> CGFloat
public func fmod(_ x: CGFloat, _ y: CGFloat) -> CGFloat
public func hypot(_ x: CGFloat, _ y: CGFloat) -> CGFloat
