// Toolbars.

@available(iOS 14.0, *) @MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
@available(iOS 14.0, *) @MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}
@available(iOS 14.0, *) extension Never: ToolbarContent, CustomizableToolbarContent {}
@available(iOS 14.0, *) extension ToolbarContent where Body == Never { public var body: Never { get } }
@available(iOS 14.0, *) extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
@available(iOS 14.0, *) extension Group: ToolbarContent where Content: ToolbarContent {
  nonisolated public init(@ViewBuilder content: () -> Content)
}
@available(iOS 14.0, *) @resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content
  @_disfavoredOverload public static func buildExpression<Content: CustomizableToolbarContent>(_ content: Content) -> Content
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent
  public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent>(_ c0: C0, _ c1: C1) -> some ToolbarContent
  public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent>(_ c0: C0, _ c1: C1, _ c2: C2) -> some ToolbarContent
  public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) -> some ToolbarContent
  public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4) -> some ToolbarContent
  public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent, C5: ToolbarContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5) -> some ToolbarContent
  @available(iOS 16.0, *) public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content?
  @available(iOS 16.0, *) public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(first: TrueContent) -> _ConditionalContent<TrueContent, FalseContent>
  @available(iOS 16.0, *) public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(second: FalseContent) -> _ConditionalContent<TrueContent, FalseContent>
  @available(iOS 17.5, *) public static func buildLimitedAvailability(_ content: any ToolbarContent) -> some ToolbarContent
}
@available(iOS 14.0, *) extension ViewBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content
  @_disfavoredOverload public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleToolbarContent<(repeat each Content)> where repeat each Content: ToolbarContent
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content?
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(first: TrueContent) -> _ConditionalContent<TrueContent, FalseContent>
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(second: FalseContent) -> _ConditionalContent<TrueContent, FalseContent>
  public static func buildLimitedAvailability(_ content: any ToolbarContent) -> some ToolbarContent
}
@available(iOS 14.0, *) public struct TupleToolbarContent<T>: ToolbarContent, CustomizableToolbarContent { public typealias Body = Never }
@available(iOS 14.0, *) extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}
@available(iOS 14.0, *) public struct ToolbarItemPlacement: Sendable {
  public static let automatic: ToolbarItemPlacement
  public static let principal: ToolbarItemPlacement
  public static let navigation: ToolbarItemPlacement
  public static let primaryAction: ToolbarItemPlacement
  @available(iOS 16.0, *) public static let secondaryAction: ToolbarItemPlacement
  public static let status: ToolbarItemPlacement
  public static let confirmationAction: ToolbarItemPlacement
  public static let cancellationAction: ToolbarItemPlacement
  public static let destructiveAction: ToolbarItemPlacement
  @available(iOS 15.0, *) public static let keyboard: ToolbarItemPlacement
  @available(iOS 14.0, *) public static let topBarLeading: ToolbarItemPlacement
  @available(iOS 14.0, *) public static let topBarTrailing: ToolbarItemPlacement
  @available(iOS, introduced: 14.0, deprecated: 100000, message: "use topBarLeading instead")
  public static let navigationBarLeading: ToolbarItemPlacement
  @available(iOS, introduced: 14.0, deprecated: 100000, message: "use topBarTrailing instead")
  public static let navigationBarTrailing: ToolbarItemPlacement
  public static let bottomBar: ToolbarItemPlacement
  @available(iOS 26.0, *) public static let title: ToolbarItemPlacement
  @available(iOS 26.0, *) public static let subtitle: ToolbarItemPlacement
  @available(iOS 26.0, *) public static let largeTitle: ToolbarItemPlacement
  @available(iOS 26.0, *) public static let largeSubtitle: ToolbarItemPlacement
}
@available(iOS 14.0, *) public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == ()
  nonisolated public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == String
  public typealias Body = Never
}
@available(iOS 14.0, *) extension ToolbarItem: CustomizableToolbarContent where ID == String {}
@available(iOS 14.0, *) extension ToolbarItem: Identifiable where ID: Hashable { nonisolated public var id: ID { get } }
@available(iOS 14.0, *) public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  public typealias Body = Never
}
@available(iOS 16.0, *) extension ToolbarItemGroup {
  nonisolated public init<C: View, L: View>(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L) where Content == LabeledToolbarItemGroupContent<C, L>
}
@available(iOS 16.0, *) public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {}
@available(iOS 16.0, *) extension LabeledToolbarItemGroupContent: View { public typealias Body = Never }
@available(iOS 16.0, *) public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  nonisolated public init() where Content == EmptyView
  nonisolated public init(@ViewBuilder content: () -> Content)
  public typealias Body = Never
}
@available(iOS 26.0, *) public struct SpacerSizing: Hashable, Sendable {
  public static let flexible: SpacerSizing
  public static let fixed: SpacerSizing
  public static func == (a: SpacerSizing, b: SpacerSizing) -> Bool
  public func hash(into hasher: inout Hasher)
}
@available(iOS 26.0, *) public struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
  nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic)
  public typealias Body = Never
}
@available(iOS 26.0, *) public struct DefaultToolbarItem: ToolbarContent {
  public struct Kind: Sendable {
    public static let search: Kind
    public static let sidebarToggle: Kind
    public static let title: Kind
  }
  nonisolated public init(kind: Kind, placement: ToolbarItemPlacement = .automatic)
  public typealias Body = Never
}
@available(iOS 26.0, *) nonisolated extension ToolbarContent {
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent
}
@available(iOS 16.0, *) public struct ToolbarPlacement: Sendable {
  public static var automatic: ToolbarPlacement { get }
  public static var bottomBar: ToolbarPlacement { get }
  public static var navigationBar: ToolbarPlacement { get }
  public static var tabBar: ToolbarPlacement { get }
}
@available(iOS 16.0, *) public struct ToolbarRole: Sendable {
  public static var automatic: ToolbarRole { get }
  public static var navigationStack: ToolbarRole { get }
  public static var browser: ToolbarRole { get }
  public static var editor: ToolbarRole { get }
}
@available(iOS 17.0, *) public struct ToolbarDefaultItemKind: Sendable {
  public static let sidebarToggle: ToolbarDefaultItemKind
  public static let title: ToolbarDefaultItemKind
}
nonisolated extension View {
  @available(iOS 14.0, *) public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View
  @available(iOS 14.0, *) public func toolbar<Content: ToolbarContent>(@ViewBuilder content: () -> Content) -> some View
  @available(iOS 14.0, *) public func toolbar<Content: CustomizableToolbarContent>(id: String, @ViewBuilder content: () -> Content) -> some View
  @available(iOS 16.0, *) public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
  @available(iOS 18.0, *) public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
  @available(iOS 17.0, *) public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View
  @available(iOS 16.0, *) public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View
  @available(iOS 16.0, *) public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
  @available(iOS 18.0, *) public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
  @available(iOS 16.0, *) public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
  @available(iOS 16.0, *) public func toolbarRole(_ role: ToolbarRole) -> some View
  @available(iOS 16.0, *) public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View
}
