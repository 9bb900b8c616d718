// Dates, URLs, data, paths into lists, formats, locales.

public typealias TimeInterval = Double

// A value bridged to a class of Foundation.
open class NSDate: NSObject {}
open class NSURL: NSObject {}
open class NSData: NSObject { open var length: Int { get } }
open class NSIndexPath: NSObject {}
open class NSIndexSet: NSObject {}
open class NSUUID: NSObject {}
open class NSLocale: NSObject {}
open class NSCalendar: NSObject {}
open class NSTimeZone: NSObject {}
open class NSURLRequest: NSObject {}
open class NSNotification: NSObject {
  public typealias Name = Notification.Name
  open var name: Notification.Name { get }
  open var object: Any? { get }
  open var userInfo: [AnyHashable: Any]? { get }
}

public struct Date: Hashable, Comparable, Codable, Sendable, _ObjectiveCBridgeable, CustomStringConvertible {
  public init()
  public init(timeIntervalSinceNow: TimeInterval)
  public init(timeIntervalSince1970: TimeInterval)
  public init(timeIntervalSinceReferenceDate ti: TimeInterval)
  public init(timeInterval: TimeInterval, since date: Date)
  @available(iOS 15.0, *) public static var now: Date { get }
  public static let distantPast: Date
  public static let distantFuture: Date
  public var timeIntervalSinceNow: TimeInterval { get }
  public var timeIntervalSince1970: TimeInterval { get }
  public var timeIntervalSinceReferenceDate: TimeInterval { get }
  public func timeIntervalSince(_ date: Date) -> TimeInterval
  public func addingTimeInterval(_ timeInterval: TimeInterval) -> Date
  public mutating func addTimeInterval(_ timeInterval: TimeInterval)
  public static func + (lhs: Date, rhs: TimeInterval) -> Date
  public static func - (lhs: Date, rhs: TimeInterval) -> Date
  public static func < (lhs: Date, rhs: Date) -> Bool
  public static func == (lhs: Date, rhs: Date) -> Bool
  public func compare(_ other: Date) -> ComparisonResult
  public func hash(into hasher: inout Hasher)
  public init(from decoder: any Decoder) throws
  public func encode(to encoder: any Encoder) throws
  public var description: String { get }
  public func _bridgeToObjectiveC() -> NSDate
  public static func _forceBridgeFromObjectiveC(_ source: NSDate, result: inout Date?)
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSDate, result: inout Date?) -> Bool
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSDate?) -> Date
}
extension Date {
  @available(iOS 15.0, *) public func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String
  @available(iOS 15.0, *) public func formatted() -> String
  @available(iOS 15.0, *) public struct FormatStyle: Sendable {
    public struct DateStyle: Hashable, Sendable {
      public static let omitted: DateStyle
      public static let numeric: DateStyle
      public static let abbreviated: DateStyle
      public static let long: DateStyle
      public static let complete: DateStyle
      public static func == (lhs: DateStyle, rhs: DateStyle) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public struct TimeStyle: Hashable, Sendable {
      public static let omitted: TimeStyle
      public static let shortened: TimeStyle
      public static let standard: TimeStyle
      public static let complete: TimeStyle
      public static func == (lhs: TimeStyle, rhs: TimeStyle) -> Bool
      public func hash(into hasher: inout Hasher)
    }
  }
}
@objc public enum ComparisonResult: Int, Sendable { case orderedAscending = -1, orderedSame, orderedDescending }

public struct URL: Hashable, Codable, Sendable, _ObjectiveCBridgeable, CustomStringConvertible {
  public init?(string: String)
  public init?(string: String, relativeTo url: URL?)
  public init(fileURLWithPath path: String)
  public var absoluteString: String { get }
  public var absoluteURL: URL { get }
  public var scheme: String? { get }
  public var host: String? { get }
  public var path: String { get }
  public var query: String? { get }
  public var fragment: String? { get }
  public var isFileURL: Bool { get }
  public var lastPathComponent: String { get }
  public var pathExtension: String { get }
  public var pathComponents: [String] { get }
  public var standardizedFileURL: URL { get }
  public func appendingPathComponent(_ pathComponent: String) -> URL
  public func appendingPathComponent(_ pathComponent: String, isDirectory: Bool) -> URL
  public func appendingPathExtension(_ pathExtension: String) -> URL
  public func deletingLastPathComponent() -> URL
  public func deletingPathExtension() -> URL
  @available(iOS 16.0, *) public func appending<S: StringProtocol>(path: S) -> URL
  @available(iOS 16.0, *) public static var documentsDirectory: URL { get }
  @available(iOS 16.0, *) public static var cachesDirectory: URL { get }
  @available(iOS 16.0, *) public static var temporaryDirectory: URL { get }
  public static func == (lhs: URL, rhs: URL) -> Bool
  public func hash(into hasher: inout Hasher)
  public init(from decoder: any Decoder) throws
  public func encode(to encoder: any Encoder) throws
  public var description: String { get }
  public func _bridgeToObjectiveC() -> NSURL
  public static func _forceBridgeFromObjectiveC(_ source: NSURL, result: inout URL?)
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSURL, result: inout URL?) -> Bool
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSURL?) -> URL
}
public struct URLQueryItem: Hashable, Sendable {
  public init(name: String, value: String?)
  public var name: String { get set }
  public var value: String? { get set }
  public static func == (lhs: URLQueryItem, rhs: URLQueryItem) -> Bool
  public func hash(into hasher: inout Hasher)
}
public struct URLComponents: Hashable, Sendable {
  public init()
  public init?(string: String)
  public init?(url: URL, resolvingAgainstBaseURL resolve: Bool)
  public var scheme: String? { get set }
  public var host: String? { get set }
  public var path: String { get set }
  public var query: String? { get set }
  public var queryItems: [URLQueryItem]? { get set }
  public var url: URL? { get }
  public var string: String? { get }
  public static func == (lhs: URLComponents, rhs: URLComponents) -> Bool
  public func hash(into hasher: inout Hasher)
}

public struct Data: Hashable, Codable, Sendable, RandomAccessCollection, RangeReplaceableCollection, MutableCollection, _ObjectiveCBridgeable {
  public typealias Element = UInt8
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias SubSequence = Data
  public struct WritingOptions: OptionSet, Sendable, _BridgedToNSNumber {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static var atomic: WritingOptions { get }
  }
  public struct Base64EncodingOptions: OptionSet, Sendable, _BridgedToNSNumber {
    public let rawValue: UInt
    public init(rawValue: UInt)
  }
  public init()
  public init(count: Int)
  public init(capacity: Int)
  public init<S: Sequence>(_ elements: S) where S.Element == UInt8
  public init(contentsOf url: URL) throws
  public init?(base64Encoded base64String: String)
  public init(bytes: UnsafeRawPointer, count: Int)
  public func base64EncodedString(options: Base64EncodingOptions = []) -> String
  public func write(to url: URL, options: WritingOptions = []) throws
  public var count: Int { get }
  public var startIndex: Int { get }
  public var endIndex: Int { get }
  public var indices: Range<Int> { get }
  public subscript(index: Int) -> UInt8 { get set }
  public subscript(bounds: Range<Int>) -> Data { get set }
  public mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C) where C.Element == UInt8
  public mutating func append(_ other: Data)
  public func subdata(in range: Range<Int>) -> Data
  public func withUnsafeBytes<T>(_ body: (UnsafeRawBufferPointer) throws -> T) rethrows -> T
  public static func == (lhs: Data, rhs: Data) -> Bool
  public func hash(into hasher: inout Hasher)
  public init(from decoder: any Decoder) throws
  public func encode(to encoder: any Encoder) throws
  public func _bridgeToObjectiveC() -> NSData
  public static func _forceBridgeFromObjectiveC(_ source: NSData, result: inout Data?)
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSData, result: inout Data?) -> Bool
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSData?) -> Data
}

public struct IndexPath: Hashable, Comparable, Sendable, ExpressibleByArrayLiteral, _ObjectiveCBridgeable {
  public init()
  public init(index: Int)
  public init(indexes: [Int])
  public init(arrayLiteral indexes: Int...)
  public var count: Int { get }
  public subscript(index: Int) -> Int { get set }
  public static func < (lhs: IndexPath, rhs: IndexPath) -> Bool
  public static func == (lhs: IndexPath, rhs: IndexPath) -> Bool
  public func hash(into hasher: inout Hasher)
  public func _bridgeToObjectiveC() -> NSIndexPath
  public static func _forceBridgeFromObjectiveC(_ source: NSIndexPath, result: inout IndexPath?)
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSIndexPath, result: inout IndexPath?) -> Bool
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSIndexPath?) -> IndexPath
}
public struct IndexSet: Hashable, Sendable, Sequence, ExpressibleByArrayLiteral, _ObjectiveCBridgeable {
  public typealias Element = Int
  public init()
  public init(integer: Int)
  public init(integersIn range: Range<Int>)
  public init(integersIn range: ClosedRange<Int>)
  public init(arrayLiteral elements: Int...)
  public struct Iterator: IteratorProtocol { public mutating func next() -> Int? }
  public func makeIterator() -> Iterator
  public var count: Int { get }
  public var isEmpty: Bool { get }
  public var first: Int? { get }
  public var last: Int? { get }
  public mutating func insert(_ integer: Int)
  public static func == (lhs: IndexSet, rhs: IndexSet) -> Bool
  public func hash(into hasher: inout Hasher)
  public func _bridgeToObjectiveC() -> NSIndexSet
  public static func _forceBridgeFromObjectiveC(_ source: NSIndexSet, result: inout IndexSet?)
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSIndexSet, result: inout IndexSet?) -> Bool
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSIndexSet?) -> IndexSet
}
extension Array {
  public mutating func remove(atOffsets offsets: IndexSet)
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int)
}
public struct UUID: Hashable, Codable, Sendable, CustomStringConvertible, _ObjectiveCBridgeable {
  public init()
  public init?(uuidString string: String)
  public var uuidString: String { get }
  public static func == (lhs: UUID, rhs: UUID) -> Bool
  public func hash(into hasher: inout Hasher)
  public init(from decoder: any Decoder) throws
  public func encode(to encoder: any Encoder) throws
  public var description: String { get }
  public func _bridgeToObjectiveC() -> NSUUID
  public static func _forceBridgeFromObjectiveC(_ source: NSUUID, result: inout UUID?)
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSUUID, result: inout UUID?) -> Bool
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSUUID?) -> UUID
}

public struct _NSRange: Hashable, Sendable {
  public var location: Int
  public var length: Int
  public init()
  public init(location: Int, length: Int)
  public static func == (lhs: _NSRange, rhs: _NSRange) -> Bool
  public func hash(into hasher: inout Hasher)
}
public typealias NSRange = _NSRange
public func NSMakeRange(_ loc: Int, _ len: Int) -> NSRange
public var NSNotFound: Int { get }
extension NSRange {
  public init<R: RangeExpression, S: StringProtocol>(_ region: R, in target: S) where R.Bound == S.Index
  public var upperBound: Int { get }
  public var lowerBound: Int { get }
  public func contains(_ index: Int) -> Bool
}
extension Range where Bound == String.Index { public init?(_ range: NSRange, in string: String) }
extension Range where Bound == Int { public init?(_ range: NSRange) }

public struct Locale: Hashable, Sendable {
  public init(identifier: String)
  public static var current: Locale { get }
  public static var autoupdatingCurrent: Locale { get }
  public static var preferredLanguages: [String] { get }
  public var identifier: String { get }
  public var languageCode: String? { get }
  public var regionCode: String? { get }
  public static func == (lhs: Locale, rhs: Locale) -> Bool
  public func hash(into hasher: inout Hasher)
}
public struct TimeZone: Hashable, Sendable {
  public init?(identifier: String)
  public init?(secondsFromGMT seconds: Int)
  public static var current: TimeZone { get }
  public static func == (lhs: TimeZone, rhs: TimeZone) -> Bool
  public func hash(into hasher: inout Hasher)
}
public struct Calendar: Hashable, Sendable {
  public enum Identifier: Sendable { case gregorian, iso8601 }
  public enum Component: Sendable { case era, year, month, day, hour, minute, second, weekday, weekOfYear, weekOfMonth, quarter }
  public init(identifier: Identifier)
  public static var current: Calendar { get }
  public func component(_ component: Component, from date: Date) -> Int
  public func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents
  public func dateComponents(_ components: Set<Component>, from start: Date, to end: Date) -> DateComponents
  public func date(byAdding component: Component, value: Int, to date: Date, wrappingComponents: Bool = false) -> Date?
  public func date(from components: DateComponents) -> Date?
  public func startOfDay(for date: Date) -> Date
  public func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool
  public func isDateInToday(_ date: Date) -> Bool
  public func isDateInYesterday(_ date: Date) -> Bool
  public static func == (lhs: Calendar, rhs: Calendar) -> Bool
  public func hash(into hasher: inout Hasher)
}
public struct DateComponents: Hashable, Sendable {
  public init()
  public init(year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil)
  public var year: Int? { get set }
  public var month: Int? { get set }
  public var day: Int? { get set }
  public var hour: Int? { get set }
  public var minute: Int? { get set }
  public var second: Int? { get set }
  public static func == (lhs: DateComponents, rhs: DateComponents) -> Bool
  public func hash(into hasher: inout Hasher)
}
public struct CharacterSet: Hashable, Sendable {
  public init()
  public init(charactersIn string: String)
  public static var whitespaces: CharacterSet { get }
  public static var whitespacesAndNewlines: CharacterSet { get }
  public static var newlines: CharacterSet { get }
  public static var decimalDigits: CharacterSet { get }
  public static var letters: CharacterSet { get }
  public static var alphanumerics: CharacterSet { get }
  public static var punctuationCharacters: CharacterSet { get }
  public static var urlQueryAllowed: CharacterSet { get }
  public static var urlPathAllowed: CharacterSet { get }
  public var inverted: CharacterSet { get }
  public func contains(_ member: Unicode.Scalar) -> Bool
  public func union(_ other: CharacterSet) -> CharacterSet
  public static func == (lhs: CharacterSet, rhs: CharacterSet) -> Bool
  public func hash(into hasher: inout Hasher)
}
public struct Decimal: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init()
  public init(_ value: Int)
  public init(_ value: Double)
  public init?(string: String, locale: Locale? = nil)
  public init(integerLiteral value: Int)
  public init(floatLiteral value: Double)
  public static func < (lhs: Decimal, rhs: Decimal) -> Bool
  public static func == (lhs: Decimal, rhs: Decimal) -> Bool
  public func hash(into hasher: inout Hasher)
}

extension String {
  public struct Encoding: Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static let utf8: Encoding
    public static let ascii: Encoding
    public static let utf16: Encoding
    public static let isoLatin1: Encoding
    public static func == (lhs: Encoding, rhs: Encoding) -> Bool
    public func hash(into hasher: inout Hasher)
  }
  public init(format: String, _ arguments: any CVarArg...)
  public init(format: String, arguments: [any CVarArg])
  public init(format: String, locale: Locale?, _ arguments: any CVarArg...)
  public init?(data: Data, encoding: Encoding)
  public init(contentsOf url: URL, encoding enc: Encoding) throws
  public init(contentsOfFile path: String, encoding enc: Encoding) throws
  @available(iOS 15.0, *) public init(localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil)
  @available(iOS 15.0, *) public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String)
    public init(_ value: String)
  }
  public static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String
}
extension StringProtocol {
  public func components(separatedBy separator: CharacterSet) -> [String]
  public func components<T: StringProtocol>(separatedBy separator: T) -> [String]
  public func trimmingCharacters(in set: CharacterSet) -> String
  public func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(of target: Target, with replacement: Replacement, options: NSString.CompareOptions = [], range searchRange: Range<Index>? = nil) -> String
  public func range<T: StringProtocol>(of aString: T, options mask: NSString.CompareOptions = [], range searchRange: Range<Index>? = nil, locale: Locale? = nil) -> Range<Index>?
  public func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data?
  public func addingPercentEncoding(withAllowedCharacters allowedCharacters: CharacterSet) -> String?
  public var removingPercentEncoding: String? { get }
  public var capitalized: String { get }
  public var localizedCapitalized: String { get }
  public func localizedCaseInsensitiveCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult
  public func localizedStandardCompare<T: StringProtocol>(_ string: T) -> ComparisonResult
  public func localizedCaseInsensitiveContains<T: StringProtocol>(_ other: T) -> Bool
  public func localizedStandardContains<T: StringProtocol>(_ string: T) -> Bool
  public func caseInsensitiveCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult
  public func contains<T: StringProtocol>(_ other: T) -> Bool
  public func padding<T: StringProtocol>(toLength newLength: Int, withPad padString: T, startingAt padIndex: Int) -> String
  public func write(toFile path: String, atomically: Bool, encoding: String.Encoding) throws
}
extension BinaryInteger { @available(iOS 15.0, *) public func formatted() -> String }
extension BinaryFloatingPoint { @available(iOS 15.0, *) public func formatted() -> String }
public func NSLocalizedString(_ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String) -> String
public func NSLog(_ format: String, _ args: any CVarArg...)
public func NSStringFromClass(_ aClass: AnyClass) -> String
public func NSStringFromSelector(_ aSelector: Selector) -> String
public func NSClassFromString(_ aClassName: String) -> AnyClass?
public func NSSelectorFromString(_ aSelectorName: String) -> Selector
