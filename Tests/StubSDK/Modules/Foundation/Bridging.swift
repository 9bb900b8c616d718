// Classes that have a Swift value beside them, and the bridges between the two.

@_exported import ObjectiveC
@_exported import CoreGraphics
@_exported import Dispatch

@objc public protocol NSCopying {
  func copy(with zone: NSZone?) -> Any
}
@objc public protocol NSMutableCopying {
  func mutableCopy(with zone: NSZone?) -> Any
}
@objc public protocol NSCoding {
  func encode(with coder: NSCoder)
  init?(coder: NSCoder)
}
@objc public protocol NSSecureCoding: NSCoding {
  static var supportsSecureCoding: Bool { get }
}
public final class NSZone: NSObject {}

extension NSObject: CustomStringConvertible, CustomDebugStringConvertible, CVarArg {
  @objc dynamic open var description: String { get }
  @objc dynamic open var debugDescription: String { get }
  @objc dynamic open class func description() -> String
  @objc dynamic open func value(forKey key: String) -> Any?
  @objc dynamic open func value(forKeyPath keyPath: String) -> Any?
  @objc dynamic open func setValue(_ value: Any?, forKey key: String)
  @objc dynamic open func setValue(_ value: Any?, forKeyPath keyPath: String)
  @objc dynamic open func addObserver(_ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?)
  @objc dynamic open func removeObserver(_ observer: NSObject, forKeyPath keyPath: String)
  @objc dynamic open func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?)
  @objc dynamic open func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?)
  @objc dynamic open func willChangeValue(forKey key: String)
  @objc dynamic open func didChangeValue(forKey key: String)
  @discardableResult @objc dynamic open func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>!
  @discardableResult @objc dynamic open func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>!
  @discardableResult @objc dynamic open func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>!
  @objc dynamic open func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  @objc dynamic open func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool)
  @objc dynamic open class func cancelPreviousPerformRequests(withTarget aTarget: Any)
  @objc dynamic open class func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?)
  @objc dynamic open func awakeFromNib()
  @objc dynamic open func prepareForInterfaceBuilder()
  @objc dynamic open var accessibilityLabel: String? { get set }
  public var _cVarArgEncoding: [Int] { get }
}
public struct NSKeyValueObservingOptions: OptionSet, Sendable, _BridgedToNSNumber {
  public let rawValue: UInt
  public init(rawValue: UInt)
  public static var new: NSKeyValueObservingOptions { get }
  public static var old: NSKeyValueObservingOptions { get }
  public static var initial: NSKeyValueObservingOptions { get }
  public static var prior: NSKeyValueObservingOptions { get }
}
public struct NSKeyValueChangeKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String)
  public static let newKey: NSKeyValueChangeKey
  public static let oldKey: NSKeyValueChangeKey
}
extension NSKeyValueChangeKey: _BridgedToNSString {}
public class NSKeyValueObservation: NSObject {
  public func invalidate()
}
public struct NSKeyValueObservedChange<Value> {
  public let newValue: Value?
  public let oldValue: Value?
}
public protocol _KeyValueCodingAndObserving {}
extension NSObject: _KeyValueCodingAndObserving {}
extension _KeyValueCodingAndObserving {
  public func observe<Value>(_ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [], changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void) -> NSKeyValueObservation
}

open class NSCoder: NSObject {
  override public init()
  open func encode(_ object: Any?, forKey key: String)
  open func encode(_ value: Bool, forKey key: String)
  open func encode(_ value: Int, forKey key: String)
  open func encode(_ value: Double, forKey key: String)
  open func decodeObject(forKey key: String) -> Any?
  open func decodeBool(forKey key: String) -> Bool
  open func decodeInteger(forKey key: String) -> Int
  open func decodeDouble(forKey key: String) -> Double
  public func decodeObject<T: NSObject & NSCoding>(of cls: T.Type, forKey key: String) -> T?
}

// A Swift structure may appear in an Objective-C signature only if it is bridged to a class. In the SDK most of these are C
// types, which need no bridge; here these three protocols stand for that.

public protocol _BridgedToNSNumber: _ObjectiveCBridgeable where _ObjectiveCType == NSNumber {}
extension _BridgedToNSNumber {
  public func _bridgeToObjectiveC() -> NSNumber
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout Self?)
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout Self?) -> Bool
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> Self
}
public protocol _BridgedToNSString: _ObjectiveCBridgeable where _ObjectiveCType == NSString {}
extension _BridgedToNSString {
  public func _bridgeToObjectiveC() -> NSString
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout Self?)
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout Self?) -> Bool
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> Self
}
public protocol _BridgedToNSValue: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {}
extension _BridgedToNSValue {
  public func _bridgeToObjectiveC() -> NSValue
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?)
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self
}
extension CGPoint: _BridgedToNSValue {}
extension CGSize: _BridgedToNSValue {}
extension CGRect: _BridgedToNSValue {}
extension CGVector: _BridgedToNSValue {}
extension CGAffineTransform: _BridgedToNSValue {}
extension _NSRange: _BridgedToNSValue {}

// Strings

open class NSString: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable, ExpressibleByStringLiteral {
  override public init()
  public init(string aString: String)
  public required init?(coder: NSCoder)
  public required convenience init(stringLiteral value: String)
  public convenience init(format: NSString, _ args: any CVarArg...)
  open func copy(with zone: NSZone? = nil) -> Any
  open func encode(with coder: NSCoder)
  public static var supportsSecureCoding: Bool { get }
  open var length: Int { get }
  open func substring(from: Int) -> String
  open func substring(to: Int) -> String
  open func substring(with range: NSRange) -> String
  open func range(of searchString: String) -> NSRange
  open func range(of searchString: String, options mask: NSString.CompareOptions = []) -> NSRange
  open func replacingCharacters(in range: NSRange, with replacement: String) -> String
  open var lastPathComponent: String { get }
  open var pathExtension: String { get }
  open var deletingPathExtension: String { get }
  open var deletingLastPathComponent: String { get }
  open func appendingPathComponent(_ str: String) -> String
  open func appendingPathExtension(_ str: String) -> String?
  open func trimmingCharacters(in set: CharacterSet) -> String
  open var integerValue: Int { get }
  open var doubleValue: Double { get }
  open var floatValue: Float { get }
  open func hasPrefix(_ str: String) -> Bool
  open func hasSuffix(_ str: String) -> Bool
  open var localizedLowercase: String { get }
  public struct CompareOptions: OptionSet, Sendable, _BridgedToNSNumber {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static var caseInsensitive: CompareOptions { get }
    public static var literal: CompareOptions { get }
    public static var backwards: CompareOptions { get }
    public static var anchored: CompareOptions { get }
    public static var numeric: CompareOptions { get }
    public static var diacriticInsensitive: CompareOptions { get }
    public static var regularExpression: CompareOptions { get }
  }
}
open class NSMutableString: NSString, @unchecked Sendable {
  open func append(_ aString: String)
}
extension String: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSString
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout String?)
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout String?) -> Bool
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> String
}

// Collections

open class NSArray: NSObject, NSCopying {
  override public init()
  public init(array: [Any])
  open func copy(with zone: NSZone? = nil) -> Any
  open var count: Int { get }
  open func object(at index: Int) -> Any
  open subscript(index: Int) -> Any { get }
  open var firstObject: Any? { get }
  open var lastObject: Any? { get }
}
open class NSMutableArray: NSArray {
  override public init()
  open func add(_ anObject: Any)
}
open class NSDictionary: NSObject, NSCopying {
  override public init()
  open func copy(with zone: NSZone? = nil) -> Any
  open var count: Int { get }
  open func object(forKey key: Any) -> Any?
  open subscript(key: Any) -> Any? { get }
}
open class NSMutableDictionary: NSDictionary { override public init() }
open class NSSet: NSObject, NSCopying {
  override public init()
  open func copy(with zone: NSZone? = nil) -> Any
  open var count: Int { get }
  open func contains(_ object: Any) -> Bool
}
extension Array: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSArray
  public static func _forceBridgeFromObjectiveC(_ source: NSArray, result: inout [Element]?)
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSArray, result: inout [Element]?) -> Bool
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSArray?) -> [Element]
}
extension Dictionary: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSDictionary
  public static func _forceBridgeFromObjectiveC(_ source: NSDictionary, result: inout [Key: Value]?)
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSDictionary, result: inout [Key: Value]?) -> Bool
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSDictionary?) -> [Key: Value]
}
extension Set: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSSet
  public static func _forceBridgeFromObjectiveC(_ source: NSSet, result: inout Set<Element>?)
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSSet, result: inout Set<Element>?) -> Bool
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSSet?) -> Set<Element>
}

// Numbers

open class NSValue: NSObject, NSCopying {
  open func copy(with zone: NSZone? = nil) -> Any
  public convenience init(nonretainedObject anObject: Any?)
  open var nonretainedObjectValue: Any? { get }
  open var rangeValue: NSRange { get }
}
open class NSNumber: NSValue, @unchecked Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral {
  public init(value: Int)
  public init(value: UInt)
  public init(value: Int32)
  public init(value: Int64)
  public init(value: Float)
  public init(value: Double)
  public init(value: Bool)
  public required convenience init(integerLiteral value: Int)
  public required convenience init(floatLiteral value: Double)
  public required convenience init(booleanLiteral value: Bool)
  open var intValue: Int { get }
  open var uintValue: UInt { get }
  open var int32Value: Int32 { get }
  open var int64Value: Int64 { get }
  open var doubleValue: Double { get }
  open var floatValue: Float { get }
  open var boolValue: Bool { get }
  open var stringValue: String { get }
}
extension Int: _BridgedToNSNumber {}
extension Double: _BridgedToNSNumber {}
extension Float: _BridgedToNSNumber {}
extension Bool: _BridgedToNSNumber {}
extension CGFloat: _BridgedToNSNumber {}
extension CGFloat { public init(truncating number: NSNumber) }
extension Int { public init(truncating number: NSNumber) }
extension Double { public init(truncating number: NSNumber) }

// Errors

open class NSError: NSObject, NSCopying, @unchecked Sendable, Error {
  public init(domain: String, code: Int, userInfo dict: [String: Any]? = nil)
  open func copy(with zone: NSZone? = nil) -> Any
  open var domain: String { get }
  open var code: Int { get }
  open var userInfo: [String: Any] { get }
  open var localizedDescription: String { get }
  open var localizedFailureReason: String? { get }
}
public func _convertNSErrorToError(_ error: NSError?) -> any Error
public func _convertErrorToNSError(_ error: any Error) -> NSError
extension Error { public var localizedDescription: String { get } }
public protocol LocalizedError: Error {
  var errorDescription: String? { get }
  var failureReason: String? { get }
  var recoverySuggestion: String? { get }
  var helpAnchor: String? { get }
}
extension LocalizedError {
  public var errorDescription: String? { get }
  public var failureReason: String? { get }
  public var recoverySuggestion: String? { get }
  public var helpAnchor: String? { get }
}
public protocol CustomNSError: Error {}
public let NSLocalizedDescriptionKey: String
public let NSUnderlyingErrorKey: String
public let NSURLErrorDomain: String
public let NSCocoaErrorDomain: String
public let NSURLErrorCancelled: Int
public let NSURLErrorNotConnectedToInternet: Int
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
extension AnyHashable: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSObject
  public static func _forceBridgeFromObjectiveC(_ source: NSObject, result: inout AnyHashable?)
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSObject, result: inout AnyHashable?) -> Bool
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSObject?) -> AnyHashable
}
