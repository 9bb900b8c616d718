// What the compiler itself looks up in the module ObjectiveC: selectors, the Objective-C Boolean, and NSObject's equality.

@_exported import ObjectiveC

@frozen public struct Selector: ExpressibleByStringLiteral, Hashable, @unchecked Sendable, CustomStringConvertible {
  var pointer: OpaquePointer
  public init(_ string: String) { fatalError() }
  public init(stringLiteral value: String) { fatalError() }
  public var description: String { fatalError() }
}

@frozen public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
  var value: Bool
  public init(_ value: Bool) { fatalError() }
  public init(booleanLiteral value: Bool) { fatalError() }
  public var boolValue: Bool { fatalError() }
}

public func _convertBoolToObjCBool(_ x: Bool) -> ObjCBool { fatalError() }
public func _convertObjCBoolToBool(_ x: ObjCBool) -> Bool { fatalError() }

extension NSObject: Equatable, Hashable {
  public static func == (lhs: NSObject, rhs: NSObject) -> Bool { fatalError() }
  @nonobjc public var hashValue: Int { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { fatalError() }
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) { fatalError() }
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}
public func objc_sync_enter(_ obj: Any) -> Int32 { fatalError() }
public func objc_sync_exit(_ obj: Any) -> Int32 { fatalError() }
@discardableResult public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { fatalError() }
