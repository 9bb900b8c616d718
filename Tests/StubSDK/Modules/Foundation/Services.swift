// Notifications, defaults, files, network, timers, formatters, text with attributes.

public struct Notification: Hashable {
  public struct Name: Hashable, RawRepresentable, Sendable, _BridgedToNSString {
    public let rawValue: String
    public init(rawValue: String)
    public init(_ rawValue: String)
    public static let NSExtensionHostDidBecomeActive: Name
  }
  public var name: Name { get set }
  public var object: Any? { get set }
  public var userInfo: [AnyHashable: Any]? { get set }
  public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil)
  public static func == (lhs: Notification, rhs: Notification) -> Bool
  public func hash(into hasher: inout Hasher)
}
extension Notification: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNotification
  public static func _forceBridgeFromObjectiveC(_ source: NSNotification, result: inout Notification?)
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNotification, result: inout Notification?) -> Bool
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNotification?) -> Notification
}
@objc public protocol NSObjectProtocol {}
extension NSObject: NSObjectProtocol {}

open class NotificationCenter: NSObject, @unchecked Sendable {
  open class var `default`: NotificationCenter { get }
  override public init()
  open func addObserver(_ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?)
  @preconcurrency open func addObserver(forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?, using block: @escaping @Sendable (Notification) -> Void) -> any NSObjectProtocol
  open func post(_ notification: Notification)
  open func post(name aName: NSNotification.Name, object anObject: Any?)
  open func post(name aName: NSNotification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]? = nil)
  open func removeObserver(_ observer: Any)
  open func removeObserver(_ observer: Any, name aName: NSNotification.Name?, object anObject: Any?)
}
extension NotificationCenter {
  @available(iOS 15.0, *) public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications
  @available(iOS 15.0, *) public final class Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification
    public struct Iterator: AsyncIteratorProtocol {
      public mutating func next() async -> Notification?
    }
    public func makeAsyncIterator() -> Iterator
  }
}

open class UserDefaults: NSObject, @unchecked Sendable {
  open class var standard: UserDefaults { get }
  public init?(suiteName suitename: String?)
  open func object(forKey defaultName: String) -> Any?
  open func set(_ value: Any?, forKey defaultName: String)
  open func set(_ value: Int, forKey defaultName: String)
  open func set(_ value: Float, forKey defaultName: String)
  open func set(_ value: Double, forKey defaultName: String)
  open func set(_ value: Bool, forKey defaultName: String)
  open func set(_ url: URL?, forKey defaultName: String)
  open func removeObject(forKey defaultName: String)
  open func string(forKey defaultName: String) -> String?
  open func array(forKey defaultName: String) -> [Any]?
  open func dictionary(forKey defaultName: String) -> [String: Any]?
  open func data(forKey defaultName: String) -> Data?
  open func stringArray(forKey defaultName: String) -> [String]?
  open func integer(forKey defaultName: String) -> Int
  open func float(forKey defaultName: String) -> Float
  open func double(forKey defaultName: String) -> Double
  open func bool(forKey defaultName: String) -> Bool
  open func url(forKey defaultName: String) -> URL?
  open func register(defaults registrationDictionary: [String: Any])
  open func synchronize() -> Bool
}

open class Bundle: NSObject, @unchecked Sendable {
  open class var main: Bundle { get }
  public init(for aClass: AnyClass)
  public init?(path: String)
  public convenience init?(url: URL)
  public init?(identifier: String)
  open var bundleURL: URL { get }
  open var bundlePath: String { get }
  open var bundleIdentifier: String? { get }
  open var infoDictionary: [String: Any]? { get }
  open func object(forInfoDictionaryKey key: String) -> Any?
  open func url(forResource name: String?, withExtension ext: String?) -> URL?
  open func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?) -> URL?
  open func path(forResource name: String?, ofType ext: String?) -> String?
  open func localizedString(forKey key: String, value: String?, table tableName: String?) -> String
}

open class FileManager: NSObject, @unchecked Sendable {
  public enum SearchPathDirectory: UInt, Sendable { case libraryDirectory = 5, documentDirectory = 9, cachesDirectory = 13, applicationSupportDirectory = 14 }
  public struct SearchPathDomainMask: OptionSet, Sendable, _BridgedToNSNumber {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static var userDomainMask: SearchPathDomainMask { get }
  }
  open class var `default`: FileManager { get }
  open var temporaryDirectory: URL { get }
  open func urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL]
  open func fileExists(atPath path: String) -> Bool
  open func removeItem(at URL: URL) throws
  open func removeItem(atPath path: String) throws
  open func moveItem(at srcURL: URL, to dstURL: URL) throws
  open func copyItem(at srcURL: URL, to dstURL: URL) throws
  open func createDirectory(at url: URL, withIntermediateDirectories createIntermediates: Bool, attributes: [FileAttributeKey: Any]? = nil) throws
  open func createFile(atPath path: String, contents data: Data?, attributes attr: [FileAttributeKey: Any]? = nil) -> Bool
  open func contents(atPath path: String) -> Data?
  open func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL?
}
public struct FileAttributeKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String)
}
public func NSTemporaryDirectory() -> String
public func NSHomeDirectory() -> String

open class ProcessInfo: NSObject, @unchecked Sendable {
  open class var processInfo: ProcessInfo { get }
  open var environment: [String: String] { get }
  open var arguments: [String] { get }
  open var processName: String { get }
  open var systemUptime: TimeInterval { get }
  open var activeProcessorCount: Int { get }
  open var physicalMemory: UInt64 { get }
  open var isLowPowerModeEnabled: Bool { get }
  @available(iOS 14.0, *) open var isiOSAppOnMac: Bool { get }
  open var isMacCatalystApp: Bool { get }
  open func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool
  open var operatingSystemVersion: OperatingSystemVersion { get }
}
public struct OperatingSystemVersion: Sendable {
  public var majorVersion: Int
  public var minorVersion: Int
  public var patchVersion: Int
  public init(majorVersion: Int, minorVersion: Int, patchVersion: Int)
}

open class RunLoop: NSObject {
  public struct Mode: Hashable, RawRepresentable, Sendable, _BridgedToNSString {
    public let rawValue: String
    public init(rawValue: String)
    public static let common: Mode
    public static let `default`: Mode
    public static let tracking: Mode
  }
  open class var current: RunLoop { get }
  open class var main: RunLoop { get }
  open func add(_ timer: Timer, forMode mode: Mode)
}
open class Timer: NSObject {
  public init(timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool)
  @preconcurrency public init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void)
  @discardableResult open class func scheduledTimer(timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool) -> Timer
  @preconcurrency @discardableResult open class func scheduledTimer(withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) -> Timer
  open func fire()
  open func invalidate()
  open var isValid: Bool { get }
  open var tolerance: TimeInterval { get set }
  open var timeInterval: TimeInterval { get }
  open var userInfo: Any? { get }
}
open class Thread: NSObject, @unchecked Sendable {
  open class var current: Thread { get }
  open class var isMainThread: Bool { get }
  open class var main: Thread { get }
  open class func sleep(forTimeInterval ti: TimeInterval)
}
open class Operation: NSObject, @unchecked Sendable {
  override public init()
  open func start()
  open func main()
  open func cancel()
  open var isCancelled: Bool { get }
  open var completionBlock: (@Sendable () -> Void)? { get set }
}
open class BlockOperation: Operation, @unchecked Sendable {
  @preconcurrency public convenience init(block: @escaping @Sendable () -> Void)
}
open class OperationQueue: NSObject, @unchecked Sendable {
  override public init()
  open class var main: OperationQueue { get }
  open class var current: OperationQueue? { get }
  open func addOperation(_ op: Operation)
  @preconcurrency open func addOperation(_ block: @escaping @Sendable () -> Void)
  open var maxConcurrentOperationCount: Int { get set }
  open func cancelAllOperations()
}
open class Progress: NSObject, @unchecked Sendable {
  public init(totalUnitCount unitCount: Int64)
  open var fractionCompleted: Double { get }
  open var completedUnitCount: Int64 { get set }
}
open class NSCache<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  override public init()
  open func object(forKey key: KeyType) -> ObjectType?
  open func setObject(_ obj: ObjectType, forKey key: KeyType)
  open func setObject(_ obj: ObjectType, forKey key: KeyType, cost g: Int)
  open func removeObject(forKey key: KeyType)
  open func removeAllObjects()
  open var countLimit: Int { get set }
  open var totalCostLimit: Int { get set }
}
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  open class func weakObjects() -> NSHashTable<ObjectType>
  open func add(_ object: ObjectType?)
  open func remove(_ object: ObjectType?)
  open var allObjects: [ObjectType] { get }
}
public protocol NSLocking { func lock(); func unlock() }
open class NSLock: NSObject, NSLocking, @unchecked Sendable {
  override public init()
  open func lock()
  open func unlock()
}
open class NSRecursiveLock: NSObject, NSLocking, @unchecked Sendable {
  override public init()
  open func lock()
  open func unlock()
}
open class NSPredicate: NSObject {
  public convenience init(format predicateFormat: String, _ args: any CVarArg...)
}
open class NSSortDescriptor: NSObject {
  public init(key: String?, ascending: Bool)
}
open class NSUserActivity: NSObject, @unchecked Sendable {
  public init(activityType: String)
  open var activityType: String { get }
  open var title: String? { get set }
  open var userInfo: [AnyHashable: Any]? { get set }
  open var webpageURL: URL? { get set }
  open var targetContentIdentifier: String? { get set }
  open func becomeCurrent()
  open func invalidate()
}
public let NSUserActivityTypeBrowsingWeb: String
open class NSItemProvider: NSObject, @unchecked Sendable {
  override public init()
  public convenience init(object: NSObject)
}
open class NSExtensionContext: NSObject {}

// Network

public struct URLRequest: Hashable, Sendable {
  public enum CachePolicy: UInt, Sendable { case useProtocolCachePolicy, reloadIgnoringLocalCacheData, returnCacheDataElseLoad, returnCacheDataDontLoad }
  public init(url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60.0)
  public var url: URL? { get set }
  public var httpMethod: String? { get set }
  public var httpBody: Data? { get set }
  public var timeoutInterval: TimeInterval { get set }
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String)
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String)
  public static func == (lhs: URLRequest, rhs: URLRequest) -> Bool
  public func hash(into hasher: inout Hasher)
}
open class URLResponse: NSObject, @unchecked Sendable {
  open var url: URL? { get }
  open var mimeType: String? { get }
  open var expectedContentLength: Int64 { get }
  open var suggestedFilename: String? { get }
}
open class HTTPURLResponse: URLResponse, @unchecked Sendable {
  open var statusCode: Int { get }
  open var allHeaderFields: [AnyHashable: Any] { get }
}
open class URLSessionTask: NSObject, @unchecked Sendable {
  open func resume()
  open func cancel()
  open func suspend()
}
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}
open class URLSessionConfiguration: NSObject, @unchecked Sendable {
  open class var `default`: URLSessionConfiguration { get }
  open class var ephemeral: URLSessionConfiguration { get }
  open var timeoutIntervalForRequest: TimeInterval { get set }
}
open class URLSession: NSObject, @unchecked Sendable {
  open class var shared: URLSession { get }
  public init(configuration: URLSessionConfiguration)
  open func dataTask(with url: URL) -> URLSessionDataTask
  open func dataTask(with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask
  open func dataTask(with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask
  @available(iOS 15.0, *) @nonobjc public func data(from url: URL) async throws -> (Data, URLResponse)
  @available(iOS 15.0, *) @nonobjc public func data(for request: URLRequest) async throws -> (Data, URLResponse)
}
public struct URLError: Error, Hashable, Sendable {
  public struct Code: Hashable, RawRepresentable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int)
    public static var badServerResponse: Code { get }
    public static var badURL: Code { get }
    public static var cancelled: Code { get }
    public static var timedOut: Code { get }
    public static var notConnectedToInternet: Code { get }
  }
  public init(_ code: Code)
  public var code: Code { get }
  public static func == (lhs: URLError, rhs: URLError) -> Bool
  public func hash(into hasher: inout Hasher)
}

// Coding

open class JSONDecoder: @unchecked Sendable {
  public enum KeyDecodingStrategy: Sendable { case useDefaultKeys, convertFromSnakeCase }
  public enum DateDecodingStrategy: Sendable { case deferredToDate, secondsSince1970, iso8601 }
  public init()
  open var keyDecodingStrategy: KeyDecodingStrategy { get set }
  open var dateDecodingStrategy: DateDecodingStrategy { get set }
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T
}
open class JSONEncoder: @unchecked Sendable {
  public init()
  open func encode<T: Encodable>(_ value: T) throws -> Data
}
open class JSONSerialization: NSObject {
  open class func jsonObject(with data: Data) throws -> Any
  open class func data(withJSONObject obj: Any) throws -> Data
}
open class NSKeyedArchiver: NSCoder {
  open class func archivedData(withRootObject object: Any, requiringSecureCoding: Bool) throws -> Data
}
open class NSKeyedUnarchiver: NSCoder {
  public convenience init(forReadingFrom data: Data) throws
  public static func unarchivedObject<T: NSObject & NSCoding>(ofClass cls: T.Type, from data: Data) throws -> T?
}

// Formatters

open class Formatter: NSObject, @unchecked Sendable {
  override public init()
  open func string(for obj: Any?) -> String?
}
open class DateFormatter: Formatter, @unchecked Sendable {
  public enum Style: UInt, Sendable { case none, short, medium, long, full }
  override public init()
  open func string(from date: Date) -> String
  open func date(from string: String) -> Date?
  open class func localizedString(from date: Date, dateStyle dstyle: Style, timeStyle tstyle: Style) -> String
  open var dateFormat: String! { get set }
  open var dateStyle: Style { get set }
  open var timeStyle: Style { get set }
  open var locale: Locale! { get set }
  open var timeZone: TimeZone! { get set }
  open var calendar: Calendar! { get set }
  open var doesRelativeDateFormatting: Bool { get set }
  open func setLocalizedDateFormatFromTemplate(_ dateFormatTemplate: String)
}
open class ISO8601DateFormatter: Formatter, @unchecked Sendable {
  override public init()
  open func string(from date: Date) -> String
  open func date(from string: String) -> Date?
}
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }
  override public init()
  open var unitsStyle: UnitsStyle { get set }
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String
}
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  override public init()
  open func string(from ti: TimeInterval) -> String?
}
open class ByteCountFormatter: Formatter, @unchecked Sendable {
  override public init()
  open func string(fromByteCount byteCount: Int64) -> String
}
open class NumberFormatter: Formatter, @unchecked Sendable {
  public enum Style: UInt, Sendable { case none, decimal, currency, percent, scientific, spellOut, ordinal }
  override public init()
  open var numberStyle: Style { get set }
  open var locale: Locale! { get set }
  open var minimumFractionDigits: Int { get set }
  open var maximumFractionDigits: Int { get set }
  open var currencyCode: String! { get set }
  open var usesGroupingSeparator: Bool { get set }
  open func string(from number: NSNumber) -> String?
  open func number(from string: String) -> NSNumber?
}

// Text with attributes

open class NSAttributedString: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  public struct Key: Hashable, RawRepresentable, Sendable, _BridgedToNSString {
    public let rawValue: String
    public init(rawValue: String)
    public init(_ rawValue: String)
  }
  public struct EnumerationOptions: OptionSet, Sendable, _BridgedToNSNumber {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static var reverse: EnumerationOptions { get }
    public static var longestEffectiveRangeNotRequired: EnumerationOptions { get }
  }
  override public init()
  public init(string str: String)
  public init(string str: String, attributes attrs: [Key: Any]? = nil)
  public init(attributedString attrStr: NSAttributedString)
  open func copy(with zone: NSZone? = nil) -> Any
  open func mutableCopy(with zone: NSZone? = nil) -> Any
  open var string: String { get }
  open var length: Int { get }
  open func attributes(at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?) -> [Key: Any]
  open func attribute(_ attrName: Key, at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?) -> Any?
  open func enumerateAttribute(_ attrName: Key, in enumerationRange: NSRange, options opts: EnumerationOptions = [], using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void)
  open func attributedSubstring(from range: NSRange) -> NSAttributedString
  open func isEqual(to other: NSAttributedString) -> Bool
}
open class NSMutableAttributedString: NSAttributedString, @unchecked Sendable {
  override public init()
  override public init(string str: String)
  override public init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil)
  override public init(attributedString attrStr: NSAttributedString)
  open var mutableString: NSMutableString { get }
  open func append(_ attrString: NSAttributedString)
  open func insert(_ attrString: NSAttributedString, at loc: Int)
  open func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange)
  open func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange)
  open func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange)
  open func removeAttribute(_ name: NSAttributedString.Key, range: NSRange)
  open func replaceCharacters(in range: NSRange, with str: String)
  open func replaceCharacters(in range: NSRange, with attrString: NSAttributedString)
  open func deleteCharacters(in range: NSRange)
  open func beginEditing()
  @objc open func endEditing()
}
@available(iOS 15.0, *) public struct AttributedString: Hashable, Sendable, ExpressibleByStringLiteral {
  public init()
  public init(_ string: String)
  public init(stringLiteral value: String)
  public init(_ nsStr: NSAttributedString)
  public init(markdown: String) throws
  public static func + (lhs: AttributedString, rhs: AttributedString) -> AttributedString
  public static func += (lhs: inout AttributedString, rhs: AttributedString)
  public static func == (lhs: AttributedString, rhs: AttributedString) -> Bool
  public func hash(into hasher: inout Hasher)
}
@available(iOS 15.0, *) public struct AttributeContainer: Hashable, Sendable {
  public init()
  public static func == (lhs: AttributeContainer, rhs: AttributeContainer) -> Bool
  public func hash(into hasher: inout Hasher)
}
@available(iOS 15.0, *) extension AttributedString { public init(_ string: String, attributes: AttributeContainer) }
open class NSRegularExpression: NSObject, @unchecked Sendable {
  public init(pattern: String) throws
  open func firstMatch(in string: String, range: NSRange) -> NSTextCheckingResult?
  open func matches(in string: String, range: NSRange) -> [NSTextCheckingResult]
}
open class NSTextCheckingResult: NSObject {
  open var range: NSRange { get }
  open func range(at idx: Int) -> NSRange
}
