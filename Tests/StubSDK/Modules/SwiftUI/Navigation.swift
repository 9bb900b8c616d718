// Navigation, tabs.

@available(iOS, introduced: 13.0, deprecated: 100000, message: "use NavigationStack or NavigationSplitView instead")
public struct NavigationView<Content: View> { nonisolated public init(@ViewBuilder content: () -> Content) }
@available(iOS, introduced: 13.0, deprecated: 100000) extension NavigationView: View { public typealias Body = Never }
@available(iOS 16.0, *) public struct NavigationPath: Equatable {
  public var count: Int { get }
  public var isEmpty: Bool { get }
  public init()
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable
  public mutating func append<V: Hashable>(_ value: V)
  public mutating func removeLast(_ k: Int = 1)
  public static func == (a: NavigationPath, b: NavigationPath) -> Bool
}
@available(iOS 16.0, *) public struct NavigationStack<Data, Root: View> {
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root) where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
}
@available(iOS 16.0, *) extension NavigationStack: View { public typealias Body = Never }
@available(iOS 16.0, *) public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  public static var detailOnly: NavigationSplitViewVisibility { get }
  public static var doubleColumn: NavigationSplitViewVisibility { get }
  public static var all: NavigationSplitViewVisibility { get }
  public static var automatic: NavigationSplitViewVisibility { get }
  public static func == (a: NavigationSplitViewVisibility, b: NavigationSplitViewVisibility) -> Bool
  public init(from decoder: any Decoder) throws
  public func encode(to encoder: any Encoder) throws
}
@available(iOS 17.0, *) public struct NavigationSplitViewColumn: Hashable, Sendable {
  public static var sidebar: NavigationSplitViewColumn { get }
  public static var content: NavigationSplitViewColumn { get }
  public static var detail: NavigationSplitViewColumn { get }
  public static func == (a: NavigationSplitViewColumn, b: NavigationSplitViewColumn) -> Bool
  public func hash(into hasher: inout Hasher)
}
@available(iOS 16.0, *) public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)
  nonisolated public init(columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)
  nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView
  nonisolated public init(columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView
  @available(iOS 17.0, *) nonisolated public init(preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)
  @available(iOS 17.0, *) nonisolated public init(columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)
  @available(iOS 17.0, *) nonisolated public init(preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView
  @available(iOS 17.0, *) nonisolated public init(columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView
}
@available(iOS 16.0, *) extension NavigationSplitView: View { public typealias Body = Never }
public struct NavigationLink<Label: View, Destination: View> {
  nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
  @available(iOS, introduced: 13.0, deprecated: 16.0, message: "use NavigationLink(value:label:) inside a List within a NavigationStack or NavigationSplitView")
  nonisolated public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
  @available(iOS, introduced: 13.0, deprecated: 16.0, message: "use NavigationLink(value:label:) inside a List within a NavigationStack or NavigationSplitView")
  nonisolated public init<V: Hashable>(tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
  @available(iOS, introduced: 13.0, deprecated: 100000, message: "Pass a closure as the destination")
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label)
  @available(iOS, introduced: 13.0, deprecated: 16.0, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView")
  nonisolated public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label)
}
extension NavigationLink: View { public typealias Body = Never }
extension NavigationLink where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination)
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination)
  @available(iOS, introduced: 13.0, deprecated: 100000, message: "Pass a closure as the destination")
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination)
  @available(iOS, introduced: 13.0, deprecated: 100000, message: "Pass a closure as the destination")
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination)
}
@available(iOS 16.0, *) extension NavigationLink where Destination == Never {
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label)
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text
  @_disfavoredOverload nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text
}
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable {
    case automatic, inline, large
    @available(iOS 17.0, *) case inlineLarge
  }
}
nonisolated extension View {
  @available(iOS 14.0, *) public func navigationTitle(_ title: Text) -> some View
  @available(iOS 14.0, *) public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View
  @available(iOS 14.0, *) @_disfavoredOverload public func navigationTitle<S: StringProtocol>(_ title: S) -> some View
  @available(iOS 16.0, *) public func navigationTitle(_ title: Binding<String>) -> some View
  @available(iOS 26.0, *) public func navigationSubtitle(_ subtitle: Text) -> some View
  @available(iOS 26.0, *) public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View
  @available(iOS 26.0, *) @_disfavoredOverload public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View
  @available(iOS 14.0, *) public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View
  @available(iOS 17.0, *) public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View
  @available(iOS, introduced: 13.0, deprecated: 100000, renamed: "navigationTitle(_:)")
  public func navigationBarTitle(_ title: Text) -> some View
  @available(iOS, introduced: 13.0, deprecated: 100000, renamed: "navigationTitle(_:)")
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View
  @available(iOS, introduced: 13.0, deprecated: 100000, renamed: "navigationTitle(_:)")
  @_disfavoredOverload public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View
  @available(iOS, introduced: 13.0, deprecated: 100000, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
  public func navigationBarTitle(_ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode) -> some View
  @available(iOS, introduced: 13.0, deprecated: 100000, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
  public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View
  @available(iOS, introduced: 13.0, deprecated: 100000, message: "Use toolbar(.hidden)")
  public func navigationBarHidden(_ hidden: Bool) -> some View
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View
  @available(iOS, introduced: 13.0, deprecated: 100000, message: "Use toolbar(_:) with navigationBarLeading or navigationBarTrailing placement")
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View
  @available(iOS, introduced: 13.0, deprecated: 100000, message: "Use toolbar(_:) with navigationBarLeading placement")
  public func navigationBarItems<L: View>(leading: L) -> some View
  @available(iOS, introduced: 13.0, deprecated: 100000, message: "Use toolbar(_:) with navigationBarTrailing placement")
  public func navigationBarItems<T: View>(trailing: T) -> some View
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View
  @available(iOS 16.0, *) public func navigationDestination<D: Hashable, C: View>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> C) -> some View
  @available(iOS 16.0, *) public func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V) -> some View
  @available(iOS 17.0, *) public func navigationDestination<D: Hashable, C: View>(item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C) -> some View
  @available(iOS 16.0, *) public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View
  @available(iOS 16.0, *) public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View
  @available(iOS 16.0, *) public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View
  @available(iOS 16.0, *) public func navigationDocument(_ url: URL) -> some View
}
@available(iOS 17.0, *) public struct ToolbarTitleDisplayMode: Sendable {
  public static var automatic: ToolbarTitleDisplayMode { get }
  public static var large: ToolbarTitleDisplayMode { get }
  public static var inlineLarge: ToolbarTitleDisplayMode { get }
  public static var inline: ToolbarTitleDisplayMode { get }
}
@MainActor @preconcurrency public protocol NavigationViewStyle {}
public struct DefaultNavigationViewStyle: NavigationViewStyle { nonisolated public init() }
public struct StackNavigationViewStyle: NavigationViewStyle { nonisolated public init() }
@available(iOS, introduced: 13.0, deprecated: 100000, renamed: "ColumnNavigationViewStyle")
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle { nonisolated public init() }
@available(iOS 15.0, *) public struct ColumnNavigationViewStyle: NavigationViewStyle {}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle { nonisolated public static var automatic: DefaultNavigationViewStyle { get } }
extension NavigationViewStyle where Self == StackNavigationViewStyle { nonisolated public static var stack: StackNavigationViewStyle { get } }
@available(iOS 15.0, *) extension NavigationViewStyle where Self == ColumnNavigationViewStyle { nonisolated public static var columns: ColumnNavigationViewStyle { get } }
@available(iOS 16.0, *) @MainActor @preconcurrency public protocol NavigationSplitViewStyle {}
@available(iOS 16.0, *) public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { nonisolated public init() }
@available(iOS 16.0, *) public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { nonisolated public init() }
@available(iOS 16.0, *) public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { nonisolated public init() }
@available(iOS 16.0, *) extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle { nonisolated public static var automatic: AutomaticNavigationSplitViewStyle { get } }
@available(iOS 16.0, *) extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle { nonisolated public static var balanced: BalancedNavigationSplitViewStyle { get } }
@available(iOS 16.0, *) extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle { nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { get } }

// Tabs

public struct TabView<SelectionValue: Hashable, Content: View> {
  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content)
}
extension TabView: View { public typealias Body = Never }
extension TabView where SelectionValue == Int { nonisolated public init(@ViewBuilder content: () -> Content) }
@available(iOS 18.0, *) extension TabView {
  nonisolated public init<C: TabContent>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C) where Content == TabContentBuilder<SelectionValue>.Content<C>, SelectionValue == C.TabValue
  nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C) where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never
}
@available(iOS 18.0, *) @MainActor @preconcurrency public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable where Self.TabValue == Self.Body.TabValue
  associatedtype Body: TabContent
  @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Self.Body { get }
}
@available(iOS 18.0, *) extension Never: TabContent { public typealias TabValue = Never }
@available(iOS 18.0, *) @resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  public struct Content<C: TabContent>: View where C.TabValue == TabValue { public typealias Body = Never }
  public static func buildExpression<T: TabContent>(_ content: T) -> T where T.TabValue == TabValue
  public static func buildBlock<T: TabContent>(_ content: T) -> T where T.TabValue == TabValue
  @_disfavoredOverload public static func buildBlock<each T: TabContent>(_ content: repeat each T) -> TupleTabContent<TabValue, (repeat each T)>
  public static func buildIf<T: TabContent>(_ content: T?) -> TupleTabContent<TabValue, T?> where T.TabValue == TabValue
  public static func buildEither<T: TabContent, F: TabContent>(first: T) -> TupleTabContent<TabValue, (T?, F?)> where T.TabValue == TabValue, F.TabValue == TabValue
  public static func buildEither<T: TabContent, F: TabContent>(second: F) -> TupleTabContent<TabValue, (T?, F?)> where T.TabValue == TabValue, F.TabValue == TabValue
  public static func buildLimitedAvailability(_ content: some TabContent<TabValue>) -> AnyTabContent<TabValue>
}
@available(iOS 18.0, *) public struct TupleTabContent<TabValue: Hashable, T>: TabContent { public var body: TupleTabContent<TabValue, T> { get } }
@available(iOS 18.0, *) public struct AnyTabContent<TabValue: Hashable>: TabContent { public var body: AnyTabContent<TabValue> { get } }
@available(iOS 18.0, *) public struct DefaultTabLabel { }
@available(iOS 18.0, *) extension DefaultTabLabel: View { public typealias Body = Never }
@available(iOS 18.0, *) public struct TabRole: Hashable, Sendable {
  public static var search: TabRole { get }
  public static func == (a: TabRole, b: TabRole) -> Bool
  public func hash(into hasher: inout Hasher)
}
@available(iOS 18.0, *) public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  public typealias TabValue = Value
  public var body: Tab<Value, Content, Label> { get }
}
@available(iOS 18.0, *) extension Tab {
  nonisolated public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  nonisolated public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where Value == Never
  nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where Value == Never
  nonisolated public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel
  nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content) where Value == Never, Label == DefaultTabLabel
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) where Value == Never, Label == DefaultTabLabel
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content) where Value == Never, Label == DefaultTabLabel
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) where Value == Never, Label == DefaultTabLabel
  nonisolated public init(_ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel
  nonisolated public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) where Value == Never, Label == DefaultTabLabel
}
@available(iOS 18.0, *) public struct TabSection<Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable>: TabContent {
  public typealias TabValue = SelectionValue
  public var body: TabSection<Header, Content, Footer, SelectionValue> { get }
}
@available(iOS 18.0, *) extension TabSection where Footer == EmptyView, Content.TabValue == SelectionValue {
  nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header)
  nonisolated public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) where Header == Text
}
@available(iOS 18.0, *) nonisolated extension TabContent {
  public func badge(_ count: Int) -> some TabContent<TabValue>
  public func badge(_ label: Text?) -> some TabContent<TabValue>
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue>
  public func disabled(_ disabled: Bool) -> some TabContent<TabValue>
  public func customizationID(_ id: String) -> some TabContent<TabValue>
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue>
  public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement) -> some TabContent<TabValue>
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some TabContent<TabValue>
  public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue>
  public func accessibilityLabel(_ label: Text) -> some TabContent<TabValue>
}
@available(iOS 18.0, *) public struct TabPlacement: Hashable, Sendable {
  public static let automatic: TabPlacement
  public static let pinned: TabPlacement
  public static let sidebarOnly: TabPlacement
  public static func == (a: TabPlacement, b: TabPlacement) -> Bool
  public func hash(into hasher: inout Hasher)
}
@available(iOS 18.0, *) public struct AdaptableTabBarPlacement: Hashable, Sendable {
  public static let automatic: AdaptableTabBarPlacement
  public static let tabBar: AdaptableTabBarPlacement
  public static let sidebar: AdaptableTabBarPlacement
  public static func == (a: AdaptableTabBarPlacement, b: AdaptableTabBarPlacement) -> Bool
  public func hash(into hasher: inout Hasher)
}
@available(iOS 18.0, *) public struct TabBarPlacement: Hashable, Sendable {
  public static let bottomBar: TabBarPlacement
  public static let topBar: TabBarPlacement
  public static let sidebar: TabBarPlacement
  public static func == (a: TabBarPlacement, b: TabBarPlacement) -> Bool
  public func hash(into hasher: inout Hasher)
}
@available(iOS 18.0, *) public struct TabViewCustomization: Codable, Sendable {
  public init()
  public init(from decoder: any Decoder) throws
  public func encode(to encoder: any Encoder) throws
}
@available(iOS 26.0, *) public struct TabBarMinimizeBehavior: Hashable, Sendable {
  public static let automatic: TabBarMinimizeBehavior
  public static let onScrollDown: TabBarMinimizeBehavior
  public static let onScrollUp: TabBarMinimizeBehavior
  public static let never: TabBarMinimizeBehavior
  public static func == (a: TabBarMinimizeBehavior, b: TabBarMinimizeBehavior) -> Bool
  public func hash(into hasher: inout Hasher)
}
nonisolated extension View {
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View
  @available(iOS 14.0, *) public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View
  @available(iOS 14.0, *) public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View
  @available(iOS 18.0, *) public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View
  @available(iOS 18.0, *) public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View
  @available(iOS 26.0, *) public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View
  @available(iOS 26.0, *) public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View
}
@available(iOS 14.0, *) @MainActor @preconcurrency public protocol TabViewStyle {}
@available(iOS 14.0, *) public struct DefaultTabViewStyle: TabViewStyle { nonisolated public init() }
@available(iOS 14.0, *) public struct PageTabViewStyle: TabViewStyle {
  public struct IndexDisplayMode: Sendable {
    public static let automatic: IndexDisplayMode
    public static let always: IndexDisplayMode
    public static let never: IndexDisplayMode
  }
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic)
}
@available(iOS 18.0, *) public struct SidebarAdaptableTabViewStyle: TabViewStyle { nonisolated public init() }
@available(iOS 18.0, *) public struct TabBarOnlyTabViewStyle: TabViewStyle { nonisolated public init() }
@available(iOS 14.0, *) extension TabViewStyle where Self == DefaultTabViewStyle { nonisolated public static var automatic: DefaultTabViewStyle { get } }
@available(iOS 14.0, *) extension TabViewStyle where Self == PageTabViewStyle {
  nonisolated public static var page: PageTabViewStyle { get }
  nonisolated public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle
}
@available(iOS 18.0, *) extension TabViewStyle where Self == SidebarAdaptableTabViewStyle { nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { get } }
@available(iOS 18.0, *) extension TabViewStyle where Self == TabBarOnlyTabViewStyle { nonisolated public static var tabBarOnly: TabBarOnlyTabViewStyle { get } }
@available(iOS 14.0, *) @MainActor @preconcurrency public protocol IndexViewStyle {}
@available(iOS 14.0, *) public struct PageIndexViewStyle: IndexViewStyle {
  public struct BackgroundDisplayMode: Sendable {
    public static let automatic: BackgroundDisplayMode
    public static let interactive: BackgroundDisplayMode
    public static let always: BackgroundDisplayMode
    public static let never: BackgroundDisplayMode
  }
  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic)
}
@available(iOS 14.0, *) extension IndexViewStyle where Self == PageIndexViewStyle {
  nonisolated public static var page: PageIndexViewStyle { get }
  nonisolated public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle
}
