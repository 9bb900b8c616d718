// State: the property wrappers that views read.

public protocol DynamicProperty {
  mutating func update()
}
extension DynamicProperty { public mutating func update() }

@propertyWrapper public struct State<Value>: DynamicProperty {
  public init(wrappedValue value: Value)
  public init(initialValue value: Value)
  public var wrappedValue: Value { get nonmutating set }
  public var projectedValue: Binding<Value> { get }
}
extension State: Sendable where Value: Sendable {}
extension State where Value: ExpressibleByNilLiteral { public init() }

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  public var transaction: Transaction { get set }
  @preconcurrency public init(@_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value, @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void)
  @preconcurrency public init(@_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value, @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void)
  public static func constant(_ value: Value) -> Binding<Value>
  public var wrappedValue: Value { get nonmutating set }
  public var projectedValue: Binding<Value> { get }
  public init(projectedValue: Binding<Value>)
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { get }
}
extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding {
  public init<V>(_ base: Binding<V>) where Value == V?
  public init?(_ base: Binding<Value?>)
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable
  public func transaction(_ transaction: Transaction) -> Binding<Value>
  public func animation(_ animation: Animation? = .default) -> Binding<Value>
}
extension Binding: Identifiable where Value: Identifiable {
  public typealias ID = Value.ID
  public var id: Value.ID { get }
}
extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}
extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Value.Index { get }
  public var endIndex: Value.Index { get }
  public var indices: Value.Indices { get }
  public func index(after i: Value.Index) -> Value.Index
  public func formIndex(after i: inout Value.Index)
  public subscript(position: Value.Index) -> Binding<Value.Element> { get }
}
extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before i: Value.Index) -> Value.Index
}
extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
extension Binding: DynamicProperty {}

@MainActor @preconcurrency @propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> { get }
  }
  nonisolated public init(wrappedValue: ObjectType)
  nonisolated public init(initialValue: ObjectType)
  public var wrappedValue: ObjectType { get set }
  public var projectedValue: Wrapper { get }
  nonisolated public mutating func update()
}
@available(iOS 14.0, *) @MainActor @preconcurrency @propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType)
  public var wrappedValue: ObjectType { get }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { get }
  nonisolated public mutating func update()
}
@MainActor @preconcurrency @propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> { get }
  }
  nonisolated public init()
  public var wrappedValue: ObjectType { get }
  public var projectedValue: Wrapper { get }
  nonisolated public mutating func update()
}
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>)
  public var wrappedValue: Value { get }
  public func update()
}
extension Environment: Sendable where Value: Sendable {}
extension Environment {
  @available(iOS 17.0, *) public init(_ objectType: Value.Type) where Value: AnyObject & Observable
  @available(iOS 17.0, *) public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T?
}
@available(iOS 17.0, *) @dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  public var wrappedValue: Value { get set }
  public var projectedValue: Bindable<Value> { get }
}
@available(iOS 17.0, *) extension Bindable where Value: AnyObject {
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> { get }
}
@available(iOS 17.0, *) extension Bindable where Value: AnyObject & Observable {
  public init(wrappedValue: Value)
  public init(_ wrappedValue: Value)
  public init(projectedValue: Bindable<Value>)
}
@available(iOS 17.0, *) extension Bindable: Identifiable where Value: Identifiable {
  public typealias ID = Value.ID
  public var id: Value.ID { get }
}
@available(iOS 17.0, *) extension Bindable: Sendable where Value: Sendable {}

@available(iOS 14.0, *) @propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  public var wrappedValue: Value { get nonmutating set }
  public var projectedValue: Binding<Value> { get }
}
@available(iOS 14.0, *) extension AppStorage: @unchecked Sendable where Value: Sendable {}
@available(iOS 14.0, *) extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data
  @available(iOS 18.0, *) public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == Int
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == String
}
@available(iOS 14.0, *) extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool?
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int?
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double?
  public init(_ key: String, store: UserDefaults? = nil) where Value == String?
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL?
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data?
}
@available(iOS 14.0, *) @propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  public var wrappedValue: Value { get nonmutating set }
  public var projectedValue: Binding<Value> { get }
}
@available(iOS 14.0, *) extension SceneStorage: @unchecked Sendable where Value: Sendable {}
@available(iOS 14.0, *) extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool
  public init(wrappedValue: Value, _ key: String) where Value == Int
  public init(wrappedValue: Value, _ key: String) where Value == Double
  public init(wrappedValue: Value, _ key: String) where Value == String
  public init(wrappedValue: Value, _ key: String) where Value == URL
  public init(wrappedValue: Value, _ key: String) where Value == Data
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String
}
@available(iOS 14.0, *) extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool?
  public init(_ key: String) where Value == Int?
  public init(_ key: String) where Value == Double?
  public init(_ key: String) where Value == String?
  public init(_ key: String) where Value == URL?
  public init(_ key: String) where Value == Data?
}
@available(iOS 15.0, *) @propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  @propertyWrapper public struct Binding {
    public var wrappedValue: Value { get nonmutating set }
    public var projectedValue: FocusState<Value>.Binding { get }
  }
  public var wrappedValue: Value { get nonmutating set }
  public var projectedValue: FocusState<Value>.Binding { get }
  public init() where Value == Bool
  public init<T: Hashable>() where Value == T?
}
@available(iOS 15.0, *) extension FocusState: @unchecked Sendable where Value: Sendable {}
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  public init(wrappedValue: Value)
  public init(initialValue: Value)
  public init(wrappedValue: Value, resetTransaction: Transaction)
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void)
  public var wrappedValue: Value { get }
  public var projectedValue: GestureState<Value> { get }
}
@available(iOS 14.0, *) @propertyWrapper public struct Namespace: DynamicProperty, Sendable {
  public struct ID: Hashable, Sendable {
    public static func == (a: ID, b: ID) -> Bool
    public func hash(into hasher: inout Hasher)
  }
  public init()
  public var wrappedValue: ID { get }
}
@available(iOS 14.0, *) @propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle)
  public init(wrappedValue: Value)
  public var wrappedValue: Value { get }
}
@available(iOS 14.0, *) @MainActor @preconcurrency @propertyWrapper public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  nonisolated public init(_ delegateType: DelegateType.Type = DelegateType.self)
  public var wrappedValue: DelegateType { get }
}
