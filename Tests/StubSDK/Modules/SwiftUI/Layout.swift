// Stacks, grids, custom layouts.

public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32)
  public static let sectionHeaders: PinnedScrollableViews
  public static let sectionFooters: PinnedScrollableViews
}
public struct HStack<Content: View> {
  nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
}
extension HStack: View { public typealias Body = Never }
public struct VStack<Content: View> {
  nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
}
extension VStack: View { public typealias Body = Never }
public struct ZStack<Content: View> {
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content)
}
extension ZStack: View { public typealias Body = Never }
@available(iOS 14.0, *) public struct LazyVStack<Content: View> {
  nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
}
@available(iOS 14.0, *) extension LazyVStack: View { public typealias Body = Never }
@available(iOS 14.0, *) public struct LazyHStack<Content: View> {
  nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
}
@available(iOS 14.0, *) extension LazyHStack: View { public typealias Body = Never }
@available(iOS 14.0, *) public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil)
}
@available(iOS 14.0, *) public struct LazyVGrid<Content: View> {
  nonisolated public init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
}
@available(iOS 14.0, *) extension LazyVGrid: View { public typealias Body = Never }
@available(iOS 14.0, *) public struct LazyHGrid<Content: View> {
  nonisolated public init(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
}
@available(iOS 14.0, *) extension LazyHGrid: View { public typealias Body = Never }
@available(iOS 16.0, *) public struct Grid<Content: View> {
  nonisolated public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
}
@available(iOS 16.0, *) extension Grid: View { public typealias Body = Never }
@available(iOS 16.0, *) public struct GridRow<Content: View> {
  nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)
}
@available(iOS 16.0, *) extension GridRow: View { public typealias Body = Never }
public struct Spacer: Sendable {
  public var minLength: CGFloat?
  public init(minLength: CGFloat? = nil)
}
extension Spacer: View { public typealias Body = Never }
public struct Divider: Sendable { public init() }
extension Divider: View { public typealias Body = Never }
@available(iOS 16.0, *) public struct ViewThatFits<Content: View> {
  nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content)
}
@available(iOS 16.0, *) extension ViewThatFits: View { public typealias Body = Never }
nonisolated extension View {
  @available(iOS 16.0, *) public func gridCellColumns(_ count: Int) -> some View
  @available(iOS 16.0, *) public func gridCellAnchor(_ anchor: UnitPoint) -> some View
  @available(iOS 16.0, *) public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View
  @available(iOS 16.0, *) public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View
}

// Custom layouts

@available(iOS 16.0, *) public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
  public init(width: CGFloat?, height: CGFloat?)
  public init(_ size: CGSize)
  public static let zero: ProposedViewSize
  public static let unspecified: ProposedViewSize
  public static let infinity: ProposedViewSize
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize
  public static func == (a: ProposedViewSize, b: ProposedViewSize) -> Bool
}
@available(iOS 16.0, *) public struct ViewSpacing: Sendable {
  public static let zero: ViewSpacing
  public init()
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all)
}
@available(iOS 16.0, *) public struct LayoutSubview: Equatable {
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { get }
  public var priority: Double { get }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions
  public var spacing: ViewSpacing { get }
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize)
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool
}
@available(iOS 16.0, *) public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public var layoutDirection: LayoutDirection
  public var startIndex: Int { get }
  public var endIndex: Int { get }
  public subscript(index: Int) -> LayoutSubview { get }
  public subscript(bounds: Range<Int>) -> LayoutSubviews { get }
  public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool
}
@available(iOS 16.0, *) public struct LayoutProperties: Sendable {
  public init()
  public var stackOrientation: Axis?
}
@available(iOS 16.0, *) public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
@available(iOS 16.0, *) public protocol Layout: Animatable {
  static var layoutProperties: LayoutProperties { get }
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  func makeCache(subviews: Self.Subviews) -> Self.Cache
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
  func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)
  func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGFloat?
  func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGFloat?
}
@available(iOS 16.0, *) extension Layout {
  public static var layoutProperties: LayoutProperties { get }
  public func updateCache(_ cache: inout Cache, subviews: Subviews)
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  public func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat?
  public func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat?
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View
}
@available(iOS 16.0, *) extension Layout where Cache == () {
  public func makeCache(subviews: Subviews) -> Cache
}
@available(iOS 16.0, *) public struct HStackLayout: Layout, Sendable {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil)
  public typealias AnimatableData = EmptyAnimatableData
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
}
@available(iOS 16.0, *) public struct VStackLayout: Layout, Sendable {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil)
  public typealias AnimatableData = EmptyAnimatableData
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
}
@available(iOS 16.0, *) public struct ZStackLayout: Layout, Sendable {
  public var alignment: Alignment
  public init(alignment: Alignment = .center)
  public typealias AnimatableData = EmptyAnimatableData
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
}
@available(iOS 16.0, *) public struct GridLayout: Layout, Sendable {
  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil)
  public typealias AnimatableData = EmptyAnimatableData
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
}
@available(iOS 16.0, *) public struct AnyLayout: Layout {
  public struct Cache {}
  public init<L: Layout>(_ layout: L)
  public typealias AnimatableData = EmptyAnimatableData
  public func makeCache(subviews: Subviews) -> Cache
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}
@available(iOS 16.0, *) extension AnyLayout: @unchecked Sendable {}
nonisolated extension View {
  @available(iOS 16.0, *) public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View
}
