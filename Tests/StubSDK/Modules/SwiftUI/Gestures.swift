// Gestures.

@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: Gesture { public typealias Value = Never }
extension Gesture where Body == Never { public var body: Never { get } }
extension Optional: Gesture where Wrapped: Gesture { public typealias Value = Wrapped.Value }
public struct TapGesture: Sendable {
  public var count: Int
  public init(count: Int = 1)
}
extension TapGesture: Gesture { public typealias Value = (); public typealias Body = Never }
@available(iOS 16.0, *) public struct SpatialTapGesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
    public static func == (a: Value, b: Value) -> Bool
  }
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local)
}
@available(iOS 16.0, *) extension SpatialTapGesture: Gesture { public typealias Body = Never }
public struct LongPressGesture: Sendable {
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10)
}
extension LongPressGesture: Gesture { public typealias Value = Bool; public typealias Body = Never }
public struct DragGesture: Sendable {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize { get }
    @available(iOS 17.0, *) public var velocity: CGSize { get }
    public var predictedEndLocation: CGPoint { get }
    public var predictedEndTranslation: CGSize { get }
    public static func == (a: Value, b: Value) -> Bool
  }
  @_disfavoredOverload public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local)
  @available(iOS 17.0, *) public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local)
}
extension DragGesture: Gesture { public typealias Body = Never }
@available(iOS 17.0, *) public struct MagnifyGesture: Sendable {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
    public static func == (a: Value, b: Value) -> Bool
  }
  public init(minimumScaleDelta: CGFloat = 0.01)
}
@available(iOS 17.0, *) extension MagnifyGesture: Gesture { public typealias Body = Never }
@available(iOS, introduced: 13.0, deprecated: 100000, renamed: "MagnifyGesture") public struct MagnificationGesture: Sendable {
  public init(minimumScaleDelta: CGFloat = 0.01)
}
@available(iOS, introduced: 13.0, deprecated: 100000) extension MagnificationGesture: Gesture { public typealias Value = CGFloat; public typealias Body = Never }
@available(iOS 17.0, *) public struct RotateGesture: Sendable {
  public struct Value: Equatable, Sendable {
    public var rotation: Angle
    public static func == (a: Value, b: Value) -> Bool
  }
  public init(minimumAngleDelta: Angle = .degrees(1))
}
@available(iOS 17.0, *) extension RotateGesture: Gesture { public typealias Body = Never }
public struct RotationGesture: Sendable { public init(minimumAngleDelta: Angle = .degrees(1)) }
extension RotationGesture: Gesture { public typealias Value = Angle; public typealias Body = Never }
public struct _ChangedGesture<Content: Gesture> {}
extension _ChangedGesture: Gesture { public typealias Value = Content.Value; public typealias Body = Never }
public struct _EndedGesture<Content: Gesture> {}
extension _EndedGesture: Gesture { public typealias Value = Content.Value; public typealias Body = Never }
public struct _MapGesture<Content: Gesture, Value> {}
extension _MapGesture: Gesture { public typealias Body = Never }
public struct GestureStateGesture<Base: Gesture, State> {}
extension GestureStateGesture: Gesture { public typealias Value = Base.Value; public typealias Body = Never }
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  public struct Value { public var first: First.Value?; public var second: Second.Value? }
  public init(_ first: First, _ second: Second)
}
extension SimultaneousGesture: Gesture { public typealias Body = Never }
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  public init(_ first: First, _ second: Second)
}
extension SequenceGesture: Gesture { public typealias Body = Never }
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  public init(_ first: First, _ second: Second)
}
extension ExclusiveGesture: Gesture { public typealias Body = Never }
public struct AnyGesture<Value> { public init<T: Gesture>(_ gesture: T) where Value == T.Value }
extension AnyGesture: Gesture { public typealias Body = Never }
nonisolated extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self>
  public func updating<State>(_ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void) -> GestureStateGesture<Self, State>
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T>
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other>
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other>
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other>
}
nonisolated extension Gesture where Value: Equatable {
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
}
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32)
  public static let none: GestureMask
  public static let gesture: GestureMask
  public static let subviews: GestureMask
  public static let all: GestureMask
}
nonisolated extension View {
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
  @available(iOS 18.0, *) public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View
  @available(iOS 17.0, *) public func onTapGesture(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void) -> some View
  public func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil) -> some View
  @available(iOS, introduced: 13.0, deprecated: 100000, message: "Use the overload with onPressingChanged instead")
  public func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void) -> some View
}
