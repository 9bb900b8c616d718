// Animations, transitions, gestures.

public struct Animation: Equatable, Sendable {
  public static let `default`: Animation
  public static var easeInOut: Animation { get }
  public static func easeInOut(duration: Double) -> Animation
  public static var easeIn: Animation { get }
  public static func easeIn(duration: Double) -> Animation
  public static var easeOut: Animation { get }
  public static func easeOut(duration: Double) -> Animation
  public static var linear: Animation { get }
  public static func linear(duration: Double) -> Animation
  public static func timingCurve(_ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35) -> Animation
  public static func interpolatingSpring(mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0) -> Animation
  @_disfavoredOverload public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0) -> Animation
  public static func spring(duration: Double = 0.5, bounce: Double = 0.0, blendDuration: Double = 0) -> Animation
  public static var spring: Animation { get }
  public static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25) -> Animation
  public static var interactiveSpring: Animation { get }
  public static var smooth: Animation { get }
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0.0) -> Animation
  public static var snappy: Animation { get }
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0.0) -> Animation
  public static var bouncy: Animation { get }
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0.0) -> Animation
  public func delay(_ delay: Double) -> Animation
  public func speed(_ speed: Double) -> Animation
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation
  public func repeatForever(autoreverses: Bool = true) -> Animation
  public static func == (lhs: Animation, rhs: Animation) -> Bool
}
@available(iOS 17.0, *) public struct AnimationCompletionCriteria: Hashable, Sendable {
  public static let logicallyComplete: AnimationCompletionCriteria
  public static let removed: AnimationCompletionCriteria
  public static func == (a: AnimationCompletionCriteria, b: AnimationCompletionCriteria) -> Bool
  public func hash(into hasher: inout Hasher)
}
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result
@available(iOS 17.0, *) public func withAnimation<Result>(_ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result, completion: @escaping () -> Void) rethrows -> Result

public struct AnyTransition {
  public static let opacity: AnyTransition
  public static var scale: AnyTransition { get }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition
  public static var slide: AnyTransition { get }
  public static let identity: AnyTransition
  public static func move(edge: Edge) -> AnyTransition
  @available(iOS 16.0, *) public static func push(from edge: Edge) -> AnyTransition
  public static func offset(_ offset: CGSize) -> AnyTransition
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition
  public func combined(with other: AnyTransition) -> AnyTransition
  public func animation(_ animation: Animation?) -> AnyTransition
}
extension AnyTransition: @unchecked Sendable {}
@available(iOS 17.0, *) public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
  public var isIdentity: Bool { get }
  public var value: Double { get }
}
@available(iOS 17.0, *) @MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
  typealias Content = PlaceholderContentView<Self>
}
@available(iOS 17.0, *) public struct PlaceholderContentView<Value> {}
@available(iOS 17.0, *) extension PlaceholderContentView: View { public typealias Body = Never }
@available(iOS 17.0, *) public struct BlurReplaceTransition: Transition {
  public struct Configuration: Equatable {
    public static let downUp: Configuration
    public static let upUp: Configuration
    public static func == (a: Configuration, b: Configuration) -> Bool
  }
  nonisolated public init(configuration: Configuration)
  public func body(content: Content, phase: TransitionPhase) -> some View
}
@available(iOS 17.0, *) extension Transition where Self == BlurReplaceTransition {
  nonisolated public static var blurReplace: BlurReplaceTransition { get }
}
@available(iOS 16.0, *) public struct ContentTransition: Equatable, Sendable {
  public static let identity: ContentTransition
  public static let opacity: ContentTransition
  public static let interpolate: ContentTransition
  public static func numericText(countsDown: Bool = false) -> ContentTransition
  @available(iOS 17.0, *) public static func numericText(value: Double) -> ContentTransition
  @available(iOS 17.0, *) public static var symbolEffect: ContentTransition { get }
  @available(iOS 17.0, *) public static func symbolEffect<T: SymbolEffect & ContentTransitionSymbolEffect>(_ effect: T) -> ContentTransition
  public static func == (lhs: ContentTransition, rhs: ContentTransition) -> Bool
}
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32)
  public static let position: MatchedGeometryProperties
  public static let size: MatchedGeometryProperties
  public static let frame: MatchedGeometryProperties
}
nonisolated extension View {
  @available(iOS, introduced: 13.0, deprecated: 15.0, message: "Use withAnimation or animation(_:value:) instead.")
  @_disfavoredOverload public func animation(_ animation: Animation?) -> some View
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View
  @available(iOS 17.0, *) public func animation<V: View>(_ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> some View
  public func transition(_ t: AnyTransition) -> some View
  @available(iOS 17.0, *) public func transition<T: Transition>(_ transition: T) -> some View
  @available(iOS 16.0, *) public func contentTransition(_ transition: ContentTransition) -> some View
  @available(iOS 14.0, *) public func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true) -> some View
  @available(iOS 18.0, *) public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View
  @available(iOS 18.0, *) public func navigationTransition(_ style: some NavigationTransition) -> some View
  @available(iOS 17.0, *) public func geometryGroup() -> some View
  @available(iOS 17.0, *) public func phaseAnimator<Phase: Equatable>(_ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View, animation: @escaping (Phase) -> Animation? = { _ in .default }) -> some View
  @available(iOS 17.0, *) public func phaseAnimator<Phase: Equatable>(_ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View, animation: @escaping (Phase) -> Animation? = { _ in .default }) -> some View
  @available(iOS 17.0, *) public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true) -> some View
  @available(iOS 17.0, *) public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(_ effect: T, options: SymbolEffectOptions = .default, value: U) -> some View
}
@available(iOS 18.0, *) @MainActor @preconcurrency public protocol NavigationTransition {}
@available(iOS 18.0, *) public struct ZoomNavigationTransition: NavigationTransition {}
@available(iOS 18.0, *) public struct AutomaticNavigationTransition: NavigationTransition {}
@available(iOS 18.0, *) extension NavigationTransition where Self == ZoomNavigationTransition {
  nonisolated public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition
}
@available(iOS 18.0, *) extension NavigationTransition where Self == AutomaticNavigationTransition {
  nonisolated public static var automatic: AutomaticNavigationTransition { get }
}
// The effects of the framework Symbols.
@available(iOS 17.0, *) public protocol SymbolEffect {}
@available(iOS 17.0, *) public protocol IndefiniteSymbolEffect {}
@available(iOS 17.0, *) public protocol DiscreteSymbolEffect {}
@available(iOS 17.0, *) public protocol ContentTransitionSymbolEffect {}
@available(iOS 17.0, *) public struct SymbolEffectOptions: Sendable {
  public static let `default`: SymbolEffectOptions
  public static let repeating: SymbolEffectOptions
  public static let nonRepeating: SymbolEffectOptions
  public static func speed(_ speed: Double) -> SymbolEffectOptions
}
@available(iOS 17.0, *) public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, Sendable { public var up: Self { get }; public var down: Self { get } }
@available(iOS 17.0, *) public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Sendable {}
@available(iOS 17.0, *) public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Sendable {}
@available(iOS 17.0, *) public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Sendable { public var iterative: Self { get }; public var cumulative: Self { get }; public var reversing: Self { get } }
@available(iOS 17.0, *) public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Sendable { public var downUp: Self { get }; public var upUp: Self { get }; public var offUp: Self { get } }
@available(iOS 17.0, *) extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: BounceSymbolEffect { get } }
@available(iOS 17.0, *) extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: PulseSymbolEffect { get } }
@available(iOS 17.0, *) extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: ScaleSymbolEffect { get } }
@available(iOS 17.0, *) extension SymbolEffect where Self == VariableColorSymbolEffect { public static var variableColor: VariableColorSymbolEffect { get } }
@available(iOS 17.0, *) extension SymbolEffect where Self == ReplaceSymbolEffect { public static var replace: ReplaceSymbolEffect { get } }
@available(iOS 17.0, *) public struct PhaseAnimator<Phase: Equatable, Content: View> {
  nonisolated public init(_ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation? = { _ in .default })
  nonisolated public init(_ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation? = { _ in .default })
}
@available(iOS 17.0, *) extension PhaseAnimator: View { public typealias Body = Never }
