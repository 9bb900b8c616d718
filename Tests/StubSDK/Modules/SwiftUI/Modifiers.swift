// Layout, appearance, events.

nonisolated extension View {
  // Layout
  public func padding(_ insets: EdgeInsets) -> some View
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
  public func padding(_ length: CGFloat) -> some View
  @available(iOS 17.0, *) public func safeAreaPadding(_ insets: EdgeInsets) -> some View
  @available(iOS 17.0, *) public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
  @available(iOS 17.0, *) public func safeAreaPadding(_ length: CGFloat) -> some View
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View
  @available(*, deprecated, message: "Please pass one or more parameters.") public func frame() -> some View
  public func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) -> some View
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View
  public func fixedSize() -> some View
  public func layoutPriority(_ value: Double) -> some View
  public func offset(_ offset: CGSize) -> some View
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View
  public func position(_ position: CGPoint) -> some View
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View
  public func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View
  public func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
  public func scaledToFit() -> some View
  public func scaledToFill() -> some View
  public func zIndex(_ value: Double) -> some View
  @available(iOS, introduced: 13.0, deprecated: 100000, message: "Use ignoresSafeArea(_:edges:) instead.")
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View
  @available(iOS 14.0, *) public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View
  @available(iOS 15.0, *) public func safeAreaInset<V: View>(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View
  @available(iOS 15.0, *) public func safeAreaInset<V: View>(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View
  @available(iOS 26.0, *) public func safeAreaBar(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View) -> some View
  @available(iOS 26.0, *) public func safeAreaBar(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View) -> some View

  // Background and overlay
  @available(iOS, introduced: 13.0, deprecated: 100000, message: "Use `background(alignment:content:)` instead.")
  @_disfavoredOverload public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View
  @available(iOS 15.0, *) public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
  @available(iOS 15.0, *) public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
  @available(iOS 15.0, *) public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
  @available(iOS 15.0, *) public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View
  @available(iOS 15.0, *) public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View
  @available(iOS 16.0, *) public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View
  @available(iOS 17.0, *) public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View
  @available(iOS 17.0, *) public func containerBackground<V: View>(for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
  @available(iOS, introduced: 13.0, deprecated: 100000, message: "Use `overlay(alignment:content:)` instead.")
  @_disfavoredOverload public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View
  @available(iOS 15.0, *) public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
  @available(iOS 15.0, *) public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
  @available(iOS 15.0, *) public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View
  @available(iOS 26.0, *) public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = .capsule) -> some View
  @available(iOS 26.0, *) public func backgroundExtensionEffect() -> some View

  // Clipping, masks, colours, effects
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View
  public func clipped(antialiased: Bool = false) -> some View
  @available(iOS, introduced: 13.0, deprecated: 100000, message: "Use `clipShape` or `fill` instead.")
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View
  @available(iOS, introduced: 13.0, deprecated: 100000, message: "Use overload where mask accepts a @ViewBuilder instead.")
  @_disfavoredOverload public func mask<Mask: View>(_ mask: Mask) -> some View
  @available(iOS 15.0, *) public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View
  @available(iOS 15.0, *) public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View
  @available(iOS 17.0, *) public func containerShape<T: InsettableShape>(_ shape: T) -> some View
  public func foregroundColor(_ color: Color?) -> some View
  @available(iOS 15.0, *) public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View
  @available(iOS 15.0, *) public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View
  @available(iOS 15.0, *) public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(_ primary: S1, _ secondary: S2, _ tertiary: S3) -> some View
  @available(iOS, introduced: 13.0, deprecated: 100000, message: "Use the asset catalog's accent color or View.tint(_:) instead.")
  public func accentColor(_ accentColor: Color?) -> some View
  @available(iOS 15.0, *) public func tint(_ tint: Color?) -> some View
  @available(iOS 16.0, *) @_disfavoredOverload public func tint<S: ShapeStyle>(_ tint: S?) -> some View
  public func opacity(_ opacity: Double) -> some View
  public func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View
  public func brightness(_ amount: Double) -> some View
  public func contrast(_ amount: Double) -> some View
  public func saturation(_ amount: Double) -> some View
  public func grayscale(_ amount: Double) -> some View
  public func hueRotation(_ angle: Angle) -> some View
  public func colorInvert() -> some View
  public func colorMultiply(_ color: Color) -> some View
  public func luminanceToAlpha() -> some View
  public func blendMode(_ blendMode: BlendMode) -> some View
  public func compositingGroup() -> some View
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View
  public func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> some View
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View
  public func transformEffect(_ transform: CGAffineTransform) -> some View
  public func projectionEffect(_ transform: ProjectionTransform) -> some View
  public func colorScheme(_ colorScheme: ColorScheme) -> some View
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View
  public func hidden() -> some View
  @available(iOS 14.0, *) public func redacted(reason: RedactionReasons) -> some View
  @available(iOS 14.0, *) public func unredacted() -> some View
  @available(iOS 15.0, *) public func privacySensitive(_ sensitive: Bool = true) -> some View
  @available(iOS 16.0, *) public func persistentSystemOverlays(_ visibility: Visibility) -> some View
  @available(iOS 16.0, *) public func defersSystemGestures(on edges: Edge.Set) -> some View
  public func statusBar(hidden: Bool) -> some View
  @available(iOS 16.0, *) public func statusBarHidden(_ hidden: Bool = true) -> some View
  public func tag<V: Hashable>(_ tag: V) -> some View
  @available(iOS 18.0, *) public func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View
  public func id<ID: Hashable>(_ id: ID) -> some View
  public func disabled(_ disabled: Bool) -> some View
  public func allowsHitTesting(_ enabled: Bool) -> some View
  @available(iOS 15.0, *) public func badge(_ count: Int) -> some View
  @available(iOS 15.0, *) public func badge(_ label: Text?) -> some View
  @available(iOS 15.0, *) public func badge(_ key: LocalizedStringKey) -> some View
  @available(iOS 15.0, *) @_disfavoredOverload public func badge<S: StringProtocol>(_ label: S?) -> some View
  @available(iOS 17.0, *) public func badgeProminence(_ prominence: BadgeProminence) -> some View
  @available(iOS 17.0, *) public func hoverEffectDisabled(_ disabled: Bool = true) -> some View
  @available(iOS 13.4, *) public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View
  @available(iOS 15.0, *) public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View
  @available(iOS 15.0, *) public func symbolVariant(_ variant: SymbolVariants) -> some View
  public func imageScale(_ scale: Image.Scale) -> some View

  // Events
  public func onAppear(perform action: (() -> Void)? = nil) -> some View
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View
  @available(iOS 15.0, *) public func task(priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View
  @available(iOS 15.0, *) public func task<T: Equatable>(id value: T, priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View
  @available(iOS, introduced: 14.0, deprecated: 17.0, message: "Use `onChange` with a two or zero parameter action closure instead.")
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View
  @available(iOS 17.0, *) public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void) -> some View
  @available(iOS 17.0, *) public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View
  public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View where P.Failure == Never
  @available(iOS 14.0, *) public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View
  @available(iOS 14.0, *) public func onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> Void) -> some View
  @available(iOS 14.0, *) public func userActivity(_ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void) -> some View
  @available(iOS 14.0, *) public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View
  @available(iOS 13.4, *) public func onHover(perform action: @escaping (Bool) -> Void) -> some View
  @available(iOS 16.0, *) public func onContinuousHover(coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void) -> some View
  @available(iOS 15.0, *) public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View
  @available(iOS 15.0, *) public func submitLabel(_ submitLabel: SubmitLabel) -> some View
  @available(iOS 15.0, *) public func submitScope(_ isBlocking: Bool = true) -> some View
  @available(iOS 17.0, *) public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View
  @available(iOS 17.0, *) public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View
  @available(iOS 17.0, *) public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool) -> some View
  @available(iOS 17.0, *) public func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?) -> some View
  @available(iOS 14.0, *) public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View
  @available(iOS 14.0, *) public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View
  @available(iOS 13.0, *) public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View

  // Focus
  @available(iOS 15.0, *) public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View
  @available(iOS 15.0, *) public func focused(_ condition: FocusState<Bool>.Binding) -> some View
  @available(iOS 17.0, *) public func focusable(_ isFocusable: Bool = true) -> some View
  @available(iOS 17.0, *) public func focusEffectDisabled(_ disabled: Bool = true) -> some View
  @available(iOS 17.0, *) public func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) -> some View
}
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }
@available(iOS 14.0, *) public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt)
  public static let container: SafeAreaRegions
  public static let keyboard: SafeAreaRegions
  public static let all: SafeAreaRegions
}
@available(iOS 15.0, *) public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int)
  public static let interaction: ContentShapeKinds
  public static let dragPreview: ContentShapeKinds
  public static let contextMenuPreview: ContentShapeKinds
  public static let hoverEffect: ContentShapeKinds
  @available(iOS 16.0, *) public static let accessibility: ContentShapeKinds
}
@available(iOS 17.0, *) public struct ContainerBackgroundPlacement: Sendable {
  @available(iOS 18.0, *) public static let navigation: ContainerBackgroundPlacement
  @available(iOS 18.0, *) public static let navigationSplitView: ContainerBackgroundPlacement
}
@available(iOS 26.0, *) public struct Glass: Equatable, Sendable {
  public static var regular: Glass { get }
  public static var clear: Glass { get }
  public static var identity: Glass { get }
  public func tint(_ color: Color?) -> Glass
  public func interactive(_ isEnabled: Bool = true) -> Glass
  public static func == (a: Glass, b: Glass) -> Bool
}
@available(iOS 26.0, *) public struct GlassEffectContainer<Content: View> {
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
}
@available(iOS 26.0, *) extension GlassEffectContainer: View { public typealias Body = Never }
public struct ProjectionTransform: Equatable, Sendable {
  public init()
  public init(_ m: CGAffineTransform)
  public init(_ m: CATransform3D)
  public static func == (a: ProjectionTransform, b: ProjectionTransform) -> Bool
}
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}
nonisolated extension GeometryEffect { public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> }
public struct _IgnoredByLayoutEffect<Base: GeometryEffect> {}
extension _IgnoredByLayoutEffect: ViewModifier { public typealias Body = Never }
@available(iOS 17.0, *) public struct BadgeProminence: Hashable, Sendable {
  public static let standard: BadgeProminence
  public static let increased: BadgeProminence
  public static let decreased: BadgeProminence
  public static func == (a: BadgeProminence, b: BadgeProminence) -> Bool
  public func hash(into hasher: inout Hasher)
}
@available(iOS 13.4, *) public struct HoverEffect: Sendable {
  public static let automatic: HoverEffect
  public static let highlight: HoverEffect
  public static let lift: HoverEffect
}
@available(iOS 16.0, *) public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}
@available(iOS 15.0, *) public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int)
  public static let text: SubmitTriggers
  public static let search: SubmitTriggers
}
@available(iOS 15.0, *) public struct SubmitLabel: Sendable {
  public static var done: SubmitLabel { get }
  public static var go: SubmitLabel { get }
  public static var send: SubmitLabel { get }
  public static var join: SubmitLabel { get }
  public static var route: SubmitLabel { get }
  public static var search: SubmitLabel { get }
  public static var `return`: SubmitLabel { get }
  public static var next: SubmitLabel { get }
  public static var `continue`: SubmitLabel { get }
}
@available(iOS 14.0, *) public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Hashable, Sendable {
  public var character: Character
  public init(_ character: Character)
  public init(extendedGraphemeClusterLiteral: Character)
  public static let upArrow: KeyEquivalent
  public static let downArrow: KeyEquivalent
  public static let leftArrow: KeyEquivalent
  public static let rightArrow: KeyEquivalent
  public static let escape: KeyEquivalent
  public static let delete: KeyEquivalent
  public static let tab: KeyEquivalent
  public static let space: KeyEquivalent
  public static let `return`: KeyEquivalent
  public static func == (a: KeyEquivalent, b: KeyEquivalent) -> Bool
  public func hash(into hasher: inout Hasher)
}
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int)
  public static let capsLock: EventModifiers
  public static let shift: EventModifiers
  public static let control: EventModifiers
  public static let option: EventModifiers
  public static let command: EventModifiers
  public static let all: EventModifiers
}
@available(iOS 14.0, *) public struct KeyboardShortcut: Hashable, Sendable {
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
  public static let defaultAction: KeyboardShortcut
  public static let cancelAction: KeyboardShortcut
  public static func == (a: KeyboardShortcut, b: KeyboardShortcut) -> Bool
  public func hash(into hasher: inout Hasher)
}
@available(iOS 17.0, *) public struct KeyPress: Sendable {
  public enum Result: Sendable { case handled, ignored }
}
@available(iOS 17.0, *) public struct SensoryFeedback: Equatable, Sendable {
  public static let success: SensoryFeedback
  public static let warning: SensoryFeedback
  public static let error: SensoryFeedback
  public static let increase: SensoryFeedback
  public static let decrease: SensoryFeedback
  public static let selection: SensoryFeedback
  public static let alignment: SensoryFeedback
  public static let levelChange: SensoryFeedback
  public static let start: SensoryFeedback
  public static let stop: SensoryFeedback
  public static let impact: SensoryFeedback
  public struct Weight: Hashable, Sendable {
    public static let light: Weight
    public static let medium: Weight
    public static let heavy: Weight
    public static func == (a: Weight, b: Weight) -> Bool
    public func hash(into hasher: inout Hasher)
  }
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback
  public static func == (a: SensoryFeedback, b: SensoryFeedback) -> Bool
}
