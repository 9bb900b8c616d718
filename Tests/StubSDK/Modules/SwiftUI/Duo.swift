// What iOS 27.0 and 27.1 add for iPhone Duo, as the documentation of the SDK of 27.1 declares it.

// Arrangements

@available(iOS 27.1, *) nonisolated public struct ArrangementView<Primary: View, Secondary: View> {
  nonisolated public init(@ViewBuilder primary: () -> Primary, @ViewBuilder secondary: () -> Secondary)
}
@available(iOS 27.1, *) extension ArrangementView: View { public typealias Body = Never }
@available(iOS 27.1, *) @MainActor @preconcurrency public protocol ArrangementViewStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ArrangementViewStyleConfiguration
}
@available(iOS 27.1, *) public struct ArrangementViewStyleConfiguration {
  public struct Primary: View { public typealias Body = Never }
  public struct Secondary: View { public typealias Body = Never }
  public var primary: Primary { get }
  public var secondary: Secondary { get }
}
@available(iOS 27.1, *) extension ArrangementView where Primary == ArrangementViewStyleConfiguration.Primary, Secondary == ArrangementViewStyleConfiguration.Secondary {
  nonisolated public init(_ configuration: ArrangementViewStyleConfiguration)
}
@available(iOS 27.1, *) public struct AutomaticArrangementViewStyle: ArrangementViewStyle {
  nonisolated public init()
  public func makeBody(configuration: Configuration) -> some View
}
@available(iOS 27.1, *) public struct SplitArrangementViewStyle: ArrangementViewStyle {
  nonisolated public init()
  nonisolated public func axes(_ axes: Axis.Set) -> SplitArrangementViewStyle
  public func makeBody(configuration: Configuration) -> some View
}
@available(iOS 27.1, *) public struct OverlayArrangementViewStyle: ArrangementViewStyle {
  nonisolated public init()
  nonisolated public func axes(_ axes: Axis.Set) -> OverlayArrangementViewStyle
  public func makeBody(configuration: Configuration) -> some View
}
@available(iOS 27.1, *) extension ArrangementViewStyle where Self == AutomaticArrangementViewStyle {
  nonisolated public static var automatic: AutomaticArrangementViewStyle { get }
}
@available(iOS 27.1, *) extension ArrangementViewStyle where Self == SplitArrangementViewStyle {
  nonisolated public static var split: SplitArrangementViewStyle { get }
}
@available(iOS 27.1, *) extension ArrangementViewStyle where Self == OverlayArrangementViewStyle {
  nonisolated public static var overlay: OverlayArrangementViewStyle { get }
}
@available(iOS 27.1, *) nonisolated extension View {
  public func arrangementViewStyle(_ style: some ArrangementViewStyle) -> some View
  public func splitArrangementLayoutSize(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil) -> some View
  public func splitArrangementLayoutRatio(_ ratio: CGFloat?) -> some View
  public func splitArrangementLayoutRatio(minHorizontal: CGFloat? = nil, idealHorizontal: CGFloat? = nil, maxHorizontal: CGFloat? = nil, minVertical: CGFloat? = nil, idealVertical: CGFloat? = nil, maxVertical: CGFloat? = nil) -> some View
  public func splitArrangementFixedLayoutSize(horizontal: Bool = true, vertical: Bool = true) -> some View
}
extension EnvironmentValues {
  @available(iOS 27.1, *) public var overlayArrangementZIndex: Int { get set }
  @available(iOS 27.1, *) public var splitArrangementAxis: Axis? { get set }
  @available(iOS 27.1, *) public var toolbarVerticalEdge: HorizontalEdge? { get }
}

// Reserved regions

@available(iOS 27.1, *) public struct ReservedRegion: Sendable {
  public struct Kind: Hashable, Sendable {
    public static var division: Kind { get }
    public static var occlusion: Kind { get }
    public static func == (lhs: Kind, rhs: Kind) -> Bool
    public func hash(into hasher: inout Hasher)
  }
  public struct QueryOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int)
    public static var includeInactive: QueryOptions { get }
  }
  public var kind: Kind { get }
  public var frame: CGRect { get }
  public var isActive: Bool { get }
}
@available(iOS 16.0, *) public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  public static var mirrors: LayoutDirectionBehavior { get }
  case mirrors(in: LayoutDirection)
}
extension GeometryProxy {
  @available(iOS 27.1, *) public func reservedRegions(kind: ReservedRegion.Kind, options: ReservedRegion.QueryOptions = [], layoutDirectionBehavior: LayoutDirectionBehavior = .mirrors) -> [ReservedRegion]
}

// The hinge

@available(iOS 27.1, *) public struct DeviceHinge: Equatable, Sendable {
  public struct Status: Hashable, Sendable {
    public static var closed: Status { get }
    public static var partiallyOpen: Status { get }
    public static var fullyOpen: Status { get }
    public static func == (lhs: Status, rhs: Status) -> Bool
    public func hash(into hasher: inout Hasher)
  }
  public var angle: Angle
  public var status: Status
  public static func == (lhs: DeviceHinge, rhs: DeviceHinge) -> Bool
}
@available(iOS 27.1, *) public struct DeviceHingeContext: Equatable, Sendable {
  public var hinge: DeviceHinge?
  public static func == (lhs: DeviceHingeContext, rhs: DeviceHingeContext) -> Bool
}
nonisolated extension View {
  @available(iOS 27.1, *) public func onHingeChange(isEnabled: Bool = true, _ action: @escaping (DeviceHingeContext, DeviceHingeContext) -> Void) -> some View
}

// Scene accessories

@available(iOS 27.0, *) @MainActor public protocol SceneAccessoryContent {
  associatedtype Body: SceneAccessoryContent
  @ViewBuilder var body: Self.Body { get }
}
@available(iOS 27.0, *) extension Never: SceneAccessoryContent {}
@available(iOS 27.0, *) extension SceneAccessoryContent where Body == Never { public var body: Never { get } }
@available(iOS 27.0, *) extension ViewBuilder {
  public static func buildExpression<Content: SceneAccessoryContent>(_ content: Content) -> Content
  public static func buildBlock<Content: SceneAccessoryContent>(_ content: Content) -> Content
}
@available(iOS 27.0, *) nonisolated extension SceneAccessoryContent {
  public func onAvailabilityChange(perform action: @escaping (Bool) -> Void) -> some SceneAccessoryContent
}
@available(iOS 27.1, *) public struct CameraCaptureAccessory<Content: View>: SceneAccessoryContent {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: @escaping () -> Content)
  nonisolated public init(isEnabled: Binding<Bool>, @ViewBuilder content: @escaping () -> Content)
}
nonisolated extension View {
  @available(iOS 27.0, *) public func sceneAccessory<C: SceneAccessoryContent>(@ViewBuilder content: () -> C) -> some View
}

// Toolbars

@available(iOS 14.0, *) extension ToolbarItemPlacement {
  @available(iOS 27.0, *) public static let topBarPinnedTrailing: ToolbarItemPlacement
}
@available(iOS 27.0, *) public struct ToolbarOverflowMenu<Content: View>: ToolbarContent {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: () -> Content)
}
@available(iOS 27.0, *) public struct ToolbarItemVisibilityPriority: Hashable, Sendable {
  public static let automatic: ToolbarItemVisibilityPriority
  public static let low: ToolbarItemVisibilityPriority
  public static let high: ToolbarItemVisibilityPriority
  public init(higherThan other: ToolbarItemVisibilityPriority)
  public static func == (lhs: ToolbarItemVisibilityPriority, rhs: ToolbarItemVisibilityPriority) -> Bool
  public func hash(into hasher: inout Hasher)
}
@available(iOS 27.1, *) public struct ToolbarItemAxisBehavior: Hashable, Sendable {
  public static let automatic: ToolbarItemAxisBehavior
  public static let horizontalOnly: ToolbarItemAxisBehavior
  public static let verticalPreferred: ToolbarItemAxisBehavior
  public static func == (lhs: ToolbarItemAxisBehavior, rhs: ToolbarItemAxisBehavior) -> Bool
  public func hash(into hasher: inout Hasher)
}
@available(iOS 14.0, *) extension ToolbarContent {
  @available(iOS 27.0, *) @MainActor @preconcurrency public func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> some ToolbarContent
  @available(iOS 27.1, *) nonisolated public func axisBehavior(_ behavior: ToolbarItemAxisBehavior) -> some ToolbarContent
}
@available(iOS 27.1, *) public struct ToolbarVerticalBehavior: Hashable, Sendable {
  public static let automatic: ToolbarVerticalBehavior
  public static let disabled: ToolbarVerticalBehavior
  public static func == (lhs: ToolbarVerticalBehavior, rhs: ToolbarVerticalBehavior) -> Bool
  public func hash(into hasher: inout Hasher)
}
@available(iOS 27.1, *) public struct ToolbarVerticalCompressionBehavior: Sendable {
  public static let automatic: ToolbarVerticalCompressionBehavior
  public static let prefersTabBar: ToolbarVerticalCompressionBehavior
  public static let prefersToolbarItems: ToolbarVerticalCompressionBehavior
}
nonisolated extension View {
  @available(iOS 27.1, *) public func toolbarVerticalBehavior(_ behavior: ToolbarVerticalBehavior) -> some View
  @available(iOS 27.1, *) public func toolbarVerticalCompressionBehavior(_ behavior: ToolbarVerticalCompressionBehavior) -> some View
}

// Placements

@available(iOS 27.0, *) public struct PresentationPlacement: Sendable {
  public static let automatic: PresentationPlacement
  public static let center: PresentationPlacement
  public static let leading: PresentationPlacement
  public static let trailing: PresentationPlacement
}
nonisolated extension View {
  @available(iOS 27.0, *) public func presentationPlacement(_ placement: PresentationPlacement) -> some View
  @available(iOS 27.0, *) public func defaultTabBarPlacement(_ defaultPlacement: AdaptableTabBarPlacement) -> some View
  @available(iOS 18.0, *) public func defaultAdaptableTabBarPlacement(_ defaultPlacement: AdaptableTabBarPlacement = .automatic) -> some View
}
