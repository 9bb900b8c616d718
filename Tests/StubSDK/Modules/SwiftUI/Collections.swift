// Lists, for-each, sections, scroll views, forms, tables of contents.

public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  var data: Self.Data { get }
}
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
}
extension ForEach: View where Content: View { public typealias Body = Never }
extension ForEach: DynamicViewContent where Content: View {}
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
}
extension ForEach where Content: View {
  nonisolated public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
  nonisolated public init<C: MutableCollection & RandomAccessCollection>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
  nonisolated public init<C: MutableCollection & RandomAccessCollection>(_ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable
}
extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  @_semantics("swiftui.requires_constant_range") nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
}
@available(iOS 18.0, *) extension ForEach where Content: View {
  nonisolated public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID
}
@available(iOS 18.0, *) public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  public subscript(index: Int) -> Subview { get }
  public var startIndex: Int { get }
  public var endIndex: Int { get }
}
@available(iOS 18.0, *) public struct Subview: Identifiable {
  public struct ID: Hashable {
    public static func == (a: ID, b: ID) -> Bool
    public func hash(into hasher: inout Hasher)
  }
  public var id: ID { get }
}
@available(iOS 18.0, *) extension Subview: View { public typealias Body = Never }
nonisolated extension DynamicViewContent {
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent
}
extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  public typealias Data = Content.Data
  public var data: Content.Data { get }
}

public struct Section<Parent, Content, Footer> {}
extension Section: View where Parent: View, Content: View, Footer: View { public typealias Body = Never }
extension Section where Parent: View, Content: View, Footer: View {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer)
  @available(iOS, introduced: 13.0, deprecated: 100000, renamed: "Section(content:header:footer:)")
  nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content)
}
extension Section where Parent == EmptyView, Content: View, Footer: View {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer)
  @available(iOS, introduced: 13.0, deprecated: 100000, renamed: "Section(content:footer:)")
  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content)
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)
  @available(iOS, introduced: 13.0, deprecated: 100000, renamed: "Section(content:header:)")
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content)
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content)
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  @available(iOS 15.0, *) nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  @available(iOS 15.0, *) @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
  @available(iOS 17.0, *) nonisolated public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)
  @available(iOS 17.0, *) @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
  @available(iOS 17.0, *) nonisolated public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)
}

public struct List<SelectionValue: Hashable, Content: View> {}
extension List: View { public typealias Body = Never }
extension List {
  nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content)
  nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content)
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(_ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(_ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, ID, RowContent>
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, ID, RowContent>
}
extension List where SelectionValue == Never {
  nonisolated public init(@ViewBuilder content: () -> Content)
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, ID, RowContent>
  nonisolated public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent) where Content == ForEach<Range<Int>, Int, RowContent>
  @available(iOS 15.0, *) nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(_ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>, Data.Element: Identifiable, Data.Index: Hashable
}
public struct Form<Content: View> { nonisolated public init(@ViewBuilder content: () -> Content) }
extension Form: View { public typealias Body = Never }
public struct ScrollView<Content: View> {
  public var content: Content
  nonisolated public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)
}
extension ScrollView: View { public typealias Body = Never }
@available(iOS 14.0, *) public struct ScrollViewProxy {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil)
}
@available(iOS 14.0, *) public struct ScrollViewReader<Content: View> {
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content)
}
@available(iOS 14.0, *) extension ScrollViewReader: View { public typealias Body = Never }
@available(iOS 14.0, *) public struct DisclosureGroup<Label: View, Content: View> {
  nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)
  nonisolated public init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)
}
@available(iOS 14.0, *) extension DisclosureGroup: View { public typealias Body = Never }
@available(iOS 14.0, *) extension DisclosureGroup where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content)
  nonisolated public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content)
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content)
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content)
}
@available(iOS 14.0, *) public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent: View, Leaf: View, Subgroup: View> {}
@available(iOS 14.0, *) extension OutlineGroup: View { public typealias Body = Never }
@available(iOS 14.0, *) public struct GroupBox<Label: View, Content: View> {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content)
}
@available(iOS 14.0, *) extension GroupBox: View { public typealias Body = Never }
@available(iOS 14.0, *) extension GroupBox where Label == EmptyView { nonisolated public init(@ViewBuilder content: () -> Content) }
@available(iOS 14.0, *) extension GroupBox where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
}
@available(iOS 15.0, *) public enum Prominence: Sendable, Hashable { case standard, increased }
@available(iOS 15.0, *) public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

// Modifiers for lists and scroll views

nonisolated extension View {
  public func listStyle<S: ListStyle>(_ style: S) -> some View
  public func listRowInsets(_ insets: EdgeInsets?) -> some View
  public func listRowBackground<V: View>(_ view: V?) -> some View
  @available(iOS 15.0, *) public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View
  @available(iOS 15.0, *) public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View
  @available(iOS 15.0, *) public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View
  @available(iOS 15.0, *) public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View
  @available(iOS 14.0, *) public func listItemTint(_ tint: Color?) -> some View
  @available(iOS 17.0, *) public func listRowSpacing(_ spacing: CGFloat?) -> some View
  @available(iOS 17.0, *) public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View
  @available(iOS 17.0, *) public func listSectionSpacing(_ spacing: CGFloat) -> some View
  @available(iOS 15.0, *) public func headerProminence(_ prominence: Prominence) -> some View
  public func deleteDisabled(_ isDisabled: Bool) -> some View
  public func moveDisabled(_ isDisabled: Bool) -> some View
  @available(iOS 17.0, *) public func selectionDisabled(_ isDisabled: Bool = true) -> some View
  @available(iOS 15.0, *) public func swipeActions<T: View>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T) -> some View
  @available(iOS 15.0, *) public func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void) -> some View
  @available(iOS 16.0, *) public func scrollContentBackground(_ visibility: Visibility) -> some View
  @available(iOS 16.0, *) public func scrollDisabled(_ disabled: Bool) -> some View
  @available(iOS 16.0, *) public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View
  @available(iOS 17.0, *) public func scrollIndicatorsFlash(onAppear: Bool) -> some View
  @available(iOS 16.0, *) public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
  @available(iOS 16.4, *) public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View
  @available(iOS 17.0, *) public func scrollClipDisabled(_ disabled: Bool = true) -> some View
  @available(iOS 17.0, *) public func scrollTarget(isEnabled: Bool = true) -> some View
  @available(iOS 17.0, *) public func scrollTargetLayout(isEnabled: Bool = true) -> some View
  @available(iOS 17.0, *) public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View
  @available(iOS 17.0, *) public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View
  @available(iOS 18.0, *) public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View
  @available(iOS 17.0, *) public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View
  @available(iOS 17.0, *) public func contentMargins(_ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic) -> some View
  @available(iOS 17.0, *) public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic) -> some View
  @available(iOS 17.0, *) public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View
  @available(iOS 17.0, *) public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View
  @available(iOS 17.0, *) public func containerRelativeFrame(_ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center) -> some View
  @available(iOS 17.0, *) public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat) -> some View
  @available(iOS 17.0, *) @preconcurrency public func scrollTransition(_ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil, transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect) -> some View
  @available(iOS 17.0, *) @preconcurrency public func visualEffect(_ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect) -> some View
  @available(iOS 18.0, *) @preconcurrency public func onScrollGeometryChange<T: Equatable>(for type: T.Type, of transform: @escaping @Sendable (ScrollGeometry) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void) -> some View
  @available(iOS 18.0, *) public func onScrollPhaseChange(_ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void) -> some View
  @available(iOS 18.0, *) public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View
  @available(iOS 26.0, *) public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View
}
@available(iOS 26.0, *) public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  public static var automatic: ScrollEdgeEffectStyle { get }
  public static var hard: ScrollEdgeEffectStyle { get }
  public static var soft: ScrollEdgeEffectStyle { get }
  public static func == (a: ScrollEdgeEffectStyle, b: ScrollEdgeEffectStyle) -> Bool
  public func hash(into hasher: inout Hasher)
}
@available(iOS 17.0, *) public struct ListSectionSpacing: Sendable {
  public static let `default`: ListSectionSpacing
  public static let compact: ListSectionSpacing
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing
}
@available(iOS 16.0, *) public struct ScrollIndicatorVisibility: Equatable, Sendable {
  public static var automatic: ScrollIndicatorVisibility { get }
  public static var visible: ScrollIndicatorVisibility { get }
  public static var hidden: ScrollIndicatorVisibility { get }
  public static var never: ScrollIndicatorVisibility { get }
  public static func == (a: ScrollIndicatorVisibility, b: ScrollIndicatorVisibility) -> Bool
}
@available(iOS 16.0, *) public struct ScrollDismissesKeyboardMode: Sendable {
  public static var automatic: ScrollDismissesKeyboardMode { get }
  public static var immediately: ScrollDismissesKeyboardMode { get }
  public static var interactively: ScrollDismissesKeyboardMode { get }
  public static var never: ScrollDismissesKeyboardMode { get }
}
@available(iOS 16.4, *) public struct ScrollBounceBehavior: Sendable {
  public static var automatic: ScrollBounceBehavior { get }
  public static var always: ScrollBounceBehavior { get }
  public static var basedOnSize: ScrollBounceBehavior { get }
}
@available(iOS 17.0, *) public struct ContentMarginPlacement: Sendable {
  public static var automatic: ContentMarginPlacement { get }
  public static var scrollContent: ContentMarginPlacement { get }
  public static var scrollIndicators: ContentMarginPlacement { get }
}
@available(iOS 17.0, *) public protocol ScrollTargetBehavior {}
@available(iOS 17.0, *) public struct PagingScrollTargetBehavior: ScrollTargetBehavior { public init() }
@available(iOS 17.0, *) extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior { public static var paging: PagingScrollTargetBehavior { get } }
@available(iOS 17.0, *) public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior { public init() }
@available(iOS 17.0, *) extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior { public static var viewAligned: ViewAlignedScrollTargetBehavior { get } }
@available(iOS 18.0, *) public struct ScrollPosition: Equatable, Sendable {
  public init(edge: Edge)
  public init(idType: (some Hashable & Sendable).Type = Never.self)
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil)
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil)
  public mutating func scrollTo(edge: Edge)
  public mutating func scrollTo(point: CGPoint)
  public mutating func scrollTo(x: CGFloat, y: CGFloat)
  public mutating func scrollTo(y: CGFloat)
  public static func == (a: ScrollPosition, b: ScrollPosition) -> Bool
}
@available(iOS 18.0, *) public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize
  public var visibleRect: CGRect { get }
  public var bounds: CGRect { get }
  public static func == (a: ScrollGeometry, b: ScrollGeometry) -> Bool
}
@available(iOS 18.0, *) public enum ScrollPhase: Equatable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  public var isScrolling: Bool { get }
}
@available(iOS 17.0, *) public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing
  public var isIdentity: Bool { get }
  public var value: Double { get }
}
@available(iOS 17.0, *) public struct ScrollTransitionConfiguration: Sendable {
  public static let interactive: ScrollTransitionConfiguration
  public static let animated: ScrollTransitionConfiguration
  public static let identity: ScrollTransitionConfiguration
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration
}
@available(iOS 17.0, *) public protocol VisualEffect: Sendable, Animatable {}
@available(iOS 17.0, *) public struct EmptyVisualEffect: VisualEffect { public init(); public typealias AnimatableData = EmptyAnimatableData }
@available(iOS 17.0, *) extension VisualEffect {
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect
  public func offset(_ offset: CGSize) -> some VisualEffect
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect
  public func opacity(_ opacity: Double) -> some VisualEffect
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect
  public func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> some VisualEffect
  public func brightness(_ amount: Double) -> some VisualEffect
  public func saturation(_ amount: Double) -> some VisualEffect
}
