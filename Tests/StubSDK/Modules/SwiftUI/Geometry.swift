// Edges, alignments, coordinate spaces, geometry readers, animatable data.

@frozen public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  case horizontal, vertical
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8)
    public static let horizontal: Axis.Set
    public static let vertical: Axis.Set
  }
}
@frozen public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8)
    public static let top: Edge.Set
    public static let leading: Edge.Set
    public static let bottom: Edge.Set
    public static let trailing: Edge.Set
    public static let all: Edge.Set
    public static let horizontal: Edge.Set
    public static let vertical: Edge.Set
    public init(_ e: Edge)
  }
}
@available(iOS 15.0, *) @frozen public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  case leading, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8)
    public static let leading: HorizontalEdge.Set
    public static let trailing: HorizontalEdge.Set
    public static let all: HorizontalEdge.Set
  }
}
@available(iOS 15.0, *) @frozen public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  case top, bottom
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8)
    public static let top: VerticalEdge.Set
    public static let bottom: VerticalEdge.Set
    public static let all: VerticalEdge.Set
  }
}
public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
  public init()
  public static func == (a: EdgeInsets, b: EdgeInsets) -> Bool
}
extension EdgeInsets: Animatable {
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>> { get set }
  public init(_ nsEdgeInsets: NSDirectionalEdgeInsets)
}
extension NSDirectionalEdgeInsets { public init(_ edgeInsets: EdgeInsets) }

public struct ViewDimensions: Equatable {
  public var width: CGFloat { get }
  public var height: CGFloat { get }
  public subscript(guide: HorizontalAlignment) -> CGFloat { get }
  public subscript(guide: VerticalAlignment) -> CGFloat { get }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { get }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { get }
  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool
}
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
public struct HorizontalAlignment: Equatable, Sendable {
  public init(_ id: any AlignmentID.Type)
  public static let leading: HorizontalAlignment
  public static let center: HorizontalAlignment
  public static let trailing: HorizontalAlignment
  @available(iOS 16.0, *) public static let listRowSeparatorLeading: HorizontalAlignment
  @available(iOS 16.0, *) public static let listRowSeparatorTrailing: HorizontalAlignment
  public static func == (a: HorizontalAlignment, b: HorizontalAlignment) -> Bool
}
public struct VerticalAlignment: Equatable, Sendable {
  public init(_ id: any AlignmentID.Type)
  public static let top: VerticalAlignment
  public static let center: VerticalAlignment
  public static let bottom: VerticalAlignment
  public static let firstTextBaseline: VerticalAlignment
  public static let lastTextBaseline: VerticalAlignment
  public static func == (a: VerticalAlignment, b: VerticalAlignment) -> Bool
}
public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment)
  public static let center: Alignment
  public static let leading: Alignment
  public static let trailing: Alignment
  public static let top: Alignment
  public static let bottom: Alignment
  public static let topLeading: Alignment
  public static let topTrailing: Alignment
  public static let bottomLeading: Alignment
  public static let bottomTrailing: Alignment
  @available(iOS 16.0, *) public static var centerFirstTextBaseline: Alignment { get }
  @available(iOS 16.0, *) public static var leadingFirstTextBaseline: Alignment { get }
  @available(iOS 16.0, *) public static var leadingLastTextBaseline: Alignment { get }
  @available(iOS 16.0, *) public static var trailingFirstTextBaseline: Alignment { get }
  public static func == (a: Alignment, b: Alignment) -> Bool
}
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public init()
  public init(x: CGFloat, y: CGFloat)
  public static let zero: UnitPoint
  public static let center: UnitPoint
  public static let leading: UnitPoint
  public static let trailing: UnitPoint
  public static let top: UnitPoint
  public static let bottom: UnitPoint
  public static let topLeading: UnitPoint
  public static let topTrailing: UnitPoint
  public static let bottomLeading: UnitPoint
  public static let bottomTrailing: UnitPoint
  public static func == (a: UnitPoint, b: UnitPoint) -> Bool
  public func hash(into hasher: inout Hasher)
}
public struct Angle: Hashable, Comparable, Sendable, Animatable {
  public var radians: Double
  public var degrees: Double { get set }
  public init()
  public init(radians: Double)
  public init(degrees: Double)
  public static func radians(_ radians: Double) -> Angle
  public static func degrees(_ degrees: Double) -> Angle
  public static let zero: Angle
  public static func < (lhs: Angle, rhs: Angle) -> Bool
  public static func == (a: Angle, b: Angle) -> Bool
  public func hash(into hasher: inout Hasher)
  public static prefix func - (a: Angle) -> Angle
  public static func + (lhs: Angle, rhs: Angle) -> Angle
  public static func - (lhs: Angle, rhs: Angle) -> Angle
  public static func * (lhs: Angle, rhs: Double) -> Angle
  public static func / (lhs: Angle, rhs: Double) -> Angle
  public static func += (lhs: inout Angle, rhs: Angle)
  public static func -= (lhs: inout Angle, rhs: Angle)
  public var animatableData: Double { get set }
}

// Coordinate spaces and readers

public enum CoordinateSpace {
  case global
  case local
  case named(AnyHashable)
}
extension CoordinateSpace: Equatable, Hashable {
  public var isGlobal: Bool { get }
  public var isLocal: Bool { get }
  public static func == (lhs: CoordinateSpace, rhs: CoordinateSpace) -> Bool
  public func hash(into hasher: inout Hasher)
}
@available(iOS 17.0, *) public protocol CoordinateSpaceProtocol { var coordinateSpace: CoordinateSpace { get } }
@available(iOS 17.0, *) public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  public var coordinateSpace: CoordinateSpace { get }
  public static func == (lhs: NamedCoordinateSpace, rhs: NamedCoordinateSpace) -> Bool
}
@available(iOS 17.0, *) public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init()
  public var coordinateSpace: CoordinateSpace { get }
}
@available(iOS 17.0, *) public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init()
  public var coordinateSpace: CoordinateSpace { get }
}
@available(iOS 17.0, *) extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace
  public static func scrollView(axis: Axis) -> Self
  public static var scrollView: NamedCoordinateSpace { get }
}
@available(iOS 17.0, *) extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { get }
}
@available(iOS 17.0, *) extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { get }
}
public struct GeometryProxy: Sendable {
  public var size: CGSize { get }
  public subscript<T>(anchor: Anchor<T>) -> T { get }
  public var safeAreaInsets: EdgeInsets { get }
  @available(iOS, introduced: 13.0, deprecated: 100000, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @_disfavoredOverload public func frame(in coordinateSpace: CoordinateSpace) -> CGRect
  @available(iOS 17.0, *) public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect
  @available(iOS 17.0, *) public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect?
}
public struct GeometryReader<Content: View> {
  public var content: (GeometryProxy) -> Content
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content)
}
extension GeometryReader: View { public typealias Body = Never }
nonisolated extension View {
  @available(iOS, introduced: 13.0, deprecated: 100000, message: "use coordinateSpace(_:) instead")
  public func coordinateSpace<T: Hashable>(name: T) -> some View
  @available(iOS 17.0, *) public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View
  @available(iOS 16.0, *) @preconcurrency public func onGeometryChange<T: Equatable & Sendable>(for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void) -> some View
  @available(iOS 16.0, *) @preconcurrency public func onGeometryChange<T: Equatable & Sendable>(for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void) -> some View
}

// Animatable data

public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}
extension Float: VectorArithmetic { public mutating func scale(by rhs: Double); public var magnitudeSquared: Double { get } }
extension Double: VectorArithmetic { public mutating func scale(by rhs: Double); public var magnitudeSquared: Double { get } }
extension CGFloat: VectorArithmetic { public mutating func scale(by rhs: Double); public var magnitudeSquared: Double { get } }
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  public init()
  public static var zero: EmptyAnimatableData { get }
  public static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData)
  public static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData)
  public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData
  public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData
  public mutating func scale(by rhs: Double)
  public var magnitudeSquared: Double { get }
  public static func == (a: EmptyAnimatableData, b: EmptyAnimatableData) -> Bool
}
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second)
  public static var zero: AnimatablePair<First, Second> { get }
  public static func += (lhs: inout AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>)
  public static func -= (lhs: inout AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>)
  public static func + (lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>) -> AnimatablePair<First, Second>
  public static func - (lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>) -> AnimatablePair<First, Second>
  public mutating func scale(by rhs: Double)
  public var magnitudeSquared: Double { get }
  public static func == (a: AnimatablePair<First, Second>, b: AnimatablePair<First, Second>) -> Bool
}
extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic
  var animatableData: AnimatableData { get set }
}
extension Animatable where Self: VectorArithmetic { public var animatableData: Self { get set } }
extension Animatable where AnimatableData == EmptyAnimatableData { public var animatableData: EmptyAnimatableData { get set } }
extension CGPoint: Animatable { public var animatableData: AnimatablePair<CGFloat, CGFloat> { get set } }
extension CGSize: Animatable { public var animatableData: AnimatablePair<CGFloat, CGFloat> { get set } }
extension CGRect: Animatable { public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> { get set } }
