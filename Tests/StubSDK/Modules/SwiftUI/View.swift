// Views, their builder, the views without a look of their own, modifiers, apps and scenes.

@_exported import Combine
@_exported import Observation
@_exported import UIKit

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: View {
  public typealias Body = Never
  public var body: Never { get }
}
extension View where Body == Never {
  public var body: Never { get }
}
extension Optional: View where Wrapped: View { public typealias Body = Never }

// Since the SDK of iOS 27 this one builder also builds the content of toolbars, and ContentBuilder is another name for it.
@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content
  @available(*, unavailable, message: "this expression does not conform to 'View'")
  @_disfavoredOverload public static func buildExpression(_ invalid: Any) -> some View
  public static func buildBlock() -> EmptyView
  public static func buildBlock<Content: View>(_ content: Content) -> Content
  @_disfavoredOverload public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<(repeat each Content)> where repeat each Content: View
  public static func buildIf<Content: View>(_ content: Content?) -> Content?
  public static func buildEither<TrueContent: View, FalseContent: View>(first: TrueContent) -> _ConditionalContent<TrueContent, FalseContent>
  public static func buildEither<TrueContent: View, FalseContent: View>(second: FalseContent) -> _ConditionalContent<TrueContent, FalseContent>
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView
}
public typealias ContentBuilder = ViewBuilder
public struct _ConditionalContent<TrueContent, FalseContent> {}
extension _ConditionalContent: View where TrueContent: View, FalseContent: View { public typealias Body = Never }
public struct TupleView<T> {
  public var value: T
  public init(_ value: T)
}
extension TupleView: View { public typealias Body = Never }
public struct EmptyView: Sendable { public init() }
extension EmptyView: View { public typealias Body = Never }
public struct AnyView {
  public init<V: View>(_ view: V)
  public init<V: View>(erasing view: V)
}
extension AnyView: View { public typealias Body = Never }
public struct Group<Content> {}
extension Group: View where Content: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: () -> Content)
}
public struct EquatableView<Content: Equatable & View> {
  public var content: Content
  public init(content: Content)
}
extension EquatableView: View { public typealias Body = Never }
public protocol _VariadicView_ViewRoot {}

// Modifiers

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  typealias Content = _ViewModifier_Content<Self>
}
extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never
}
nonisolated extension ViewModifier {
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T>
  public func animation(_ animation: Animation?) -> some ViewModifier
}
public struct _ViewModifier_Content<Modifier: ViewModifier> {}
extension _ViewModifier_Content: View { public typealias Body = Never }
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  public init(content: Content, modifier: Modifier)
}
extension ModifiedContent: View where Content: View, Modifier: ViewModifier { public typealias Body = Never }
extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier { public typealias Body = Never }
extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {
  public static func == (a: ModifiedContent<Content, Modifier>, b: ModifiedContent<Content, Modifier>) -> Bool
}
public struct EmptyModifier: Sendable {
  public static let identity: EmptyModifier
  public init()
}
extension EmptyModifier: ViewModifier { public typealias Body = Never }
@MainActor @preconcurrency public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  associatedtype ResolvedModifier: ViewModifier
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}
nonisolated extension View {
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T>
  public func equatable() -> EquatableView<Self> where Self: Equatable
}
@MainActor @preconcurrency public protocol AnimatableModifier: Animatable, ViewModifier {}

// Previews

@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}
extension PreviewProvider { public static var platform: PreviewPlatform? { get } }
public enum PreviewPlatform: Sendable { case iOS, macOS, tvOS, watchOS }
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String)
  public init(stringLiteral: String)
}
public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}
@available(iOS 15.0, *) public struct InterfaceOrientation: Hashable, Sendable {
  public static let portrait: InterfaceOrientation
  public static let portraitUpsideDown: InterfaceOrientation
  public static let landscapeLeft: InterfaceOrientation
  public static let landscapeRight: InterfaceOrientation
  public static func == (a: InterfaceOrientation, b: InterfaceOrientation) -> Bool
  public func hash(into hasher: inout Hasher)
}
nonisolated extension View {
  public func previewDevice(_ value: PreviewDevice?) -> some View
  public func previewLayout(_ value: PreviewLayout) -> some View
  public func previewDisplayName(_ value: String?) -> some View
  @available(iOS 15.0, *) public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View
}
@available(iOS 17.0, *) public struct PreviewTrait<T> {}
@available(iOS 17.0, *) extension PreviewTrait where T == Preview.ViewTraits {
  public static var defaultLayout: PreviewTrait<T> { get }
  public static var sizeThatFitsLayout: PreviewTrait<T> { get }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T>
  public static var portrait: PreviewTrait<T> { get }
  public static var landscapeLeft: PreviewTrait<T> { get }
  public static var landscapeRight: PreviewTrait<T> { get }
}
@available(iOS 17.0, *) public struct Preview { public struct ViewTraits {} }

// Apps and scenes

@available(iOS 14.0, *) @MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}
@available(iOS 14.0, *) extension App { public static func main() }
@available(iOS 14.0, *) @MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
@available(iOS 14.0, *) extension Never: Scene {}
@available(iOS 14.0, *) extension Scene where Body == Never { public var body: Never { get } }
@available(iOS 14.0, *) @resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content
  public static func buildBlock<C0: Scene, C1: Scene>(_ c0: C0, _ c1: C1) -> some Scene
  public static func buildBlock<C0: Scene, C1: Scene, C2: Scene>(_ c0: C0, _ c1: C1, _ c2: C2) -> some Scene
  public static func buildBlock<C0: Scene, C1: Scene, C2: Scene, C3: Scene>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) -> some Scene
  public static func buildOptional(_ scene: (any Scene & _LimitedAvailabilitySceneMarker)?) -> some Scene
  public static func buildLimitedAvailability(_ scene: some Scene) -> any Scene & _LimitedAvailabilitySceneMarker
}
@available(iOS 14.0, *) public protocol _LimitedAvailabilitySceneMarker {}
@available(iOS 14.0, *) public struct WindowGroup<Content: View> {
  nonisolated public init(id: String, @ViewBuilder content: () -> Content)
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content)
  nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content)
  nonisolated public init(@ViewBuilder content: () -> Content)
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
  @available(iOS 16.0, *) nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C>
  @available(iOS 16.0, *) nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C>
}
@available(iOS 14.0, *) extension WindowGroup: Scene { public typealias Body = Never }
@available(iOS 16.0, *) public struct PresentedWindowContent<Data: Decodable & Encodable & Hashable, Content: View> {}
@available(iOS 16.0, *) extension PresentedWindowContent: View { public typealias Body = Never }
@available(iOS 14.0, *) public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }
@available(iOS 14.0, *) nonisolated extension Scene {
  @available(iOS, introduced: 14.0, deprecated: 17.0, message: "Use `onChange` with a two or zero parameter action closure instead.")
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene
  @available(iOS 17.0, *) public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void) -> some Scene
  @available(iOS 17.0, *) public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene
  @available(iOS 17.0, *) public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene
  @available(iOS 17.0, *) public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene
  @available(iOS 14.0, *) public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene
  @available(iOS 17.0, *) public func defaultSize(_ size: CGSize) -> some Scene
  @available(iOS 17.0, *) public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene
  @available(iOS 17.0, *) public func windowResizability(_ resizability: WindowResizability) -> some Scene
  @available(iOS 16.0, *) public func backgroundTask<D, R>(_ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R) -> some Scene
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene
}
@available(iOS 17.0, *) public struct WindowResizability: Sendable {
  public static var automatic: WindowResizability { get }
  public static var contentSize: WindowResizability { get }
  public static var contentMinSize: WindowResizability { get }
}
@available(iOS 16.0, *) public struct BackgroundTask<Request, Response>: Sendable {}
@available(iOS 16.0, *) extension BackgroundTask {
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void>
  public static var urlSession: BackgroundTask<String, Void> { get }
}
@available(iOS 14.0, *) @MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
@available(iOS 14.0, *) extension Never: Commands {}
@available(iOS 14.0, *) extension Commands where Body == Never { public var body: Never { get } }
@available(iOS 14.0, *) @resultBuilder public struct CommandsBuilder {
  public static func buildBlock() -> EmptyCommands
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content
  public static func buildBlock<C0: Commands, C1: Commands>(_ c0: C0, _ c1: C1) -> some Commands
  public static func buildBlock<C0: Commands, C1: Commands, C2: Commands>(_ c0: C0, _ c1: C1, _ c2: C2) -> some Commands
}
@available(iOS 14.0, *) public struct EmptyCommands: Commands { public typealias Body = Never; public nonisolated init() }
@available(iOS 14.0, *) public struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never
  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
}
@available(iOS 14.0, *) public struct CommandGroup<Content: View>: Commands {
  public typealias Body = Never
  nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
  nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
  nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
}
@available(iOS 14.0, *) public struct CommandGroupPlacement: Sendable {
  public static let newItem: CommandGroupPlacement
  public static let sidebar: CommandGroupPlacement
  public static let toolbar: CommandGroupPlacement
  public static let help: CommandGroupPlacement
  public static let appInfo: CommandGroupPlacement
  public static let appSettings: CommandGroupPlacement
}
