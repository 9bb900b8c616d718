// The environment, preferences, and the values that stand in them.

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
public struct EnvironmentValues: CustomStringConvertible, @unchecked Sendable {
  public init()
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value { get set }
  @available(iOS 17.0, *) public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? { get set }
  public var description: String { get }
}
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
extension UserInterfaceSizeClass {
  @available(iOS 14.0, *) public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass)
}
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }
extension ColorScheme { @available(iOS 14.0, *) public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) }
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
}
extension ContentSizeCategory {
  @available(iOS 13.4, *) public var isAccessibilityCategory: Bool { get }
  @available(iOS 14.0, *) public init?(_ uiSizeCategory: UIContentSizeCategory)
}
@available(iOS 15.0, *) public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  public var isAccessibilitySize: Bool { get }
}
public enum ControlActiveState: Equatable, CaseIterable, Sendable { case key, active, inactive }
public enum EditMode: Sendable, Hashable {
  case inactive, transient, active
  public var isEditing: Bool { get }
}
public struct PresentationMode {
  public var isPresented: Bool { get }
  public mutating func dismiss()
}
@available(iOS 15.0, *) @MainActor @preconcurrency public struct DismissAction { public func callAsFunction() }
@available(iOS 15.0, *) public struct DismissSearchAction: Sendable { @MainActor @preconcurrency public func callAsFunction() }
@available(iOS 15.0, *) public struct RefreshAction: Sendable { public func callAsFunction() async }
@available(iOS 14.0, *) @MainActor @preconcurrency public struct OpenURLAction {
  @available(iOS 15.0, *) public struct Result: Sendable {
    public static let handled: Result
    public static let discarded: Result
    public static let systemAction: Result
    public static func systemAction(_ url: URL) -> Result
  }
  @available(iOS 15.0, *) nonisolated public init(handler: @escaping (URL) -> Result)
  public func callAsFunction(_ url: URL)
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void)
}
@available(iOS 16.0, *) @MainActor @preconcurrency public struct OpenWindowAction {
  public func callAsFunction(id: String)
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D)
  public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D)
}
@available(iOS 17.0, *) @MainActor @preconcurrency public struct DismissWindowAction {
  public func callAsFunction()
  public func callAsFunction(id: String)
}
@available(iOS 16.0, *) @MainActor @preconcurrency public struct RenameAction { public func callAsFunction() }
public struct Transaction {
  public init()
  public init(animation: Animation?)
  public var animation: Animation? { get set }
  public var disablesAnimations: Bool { get set }
  public var isContinuous: Bool { get set }
}
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result
@available(iOS 14.0, *) public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int)
  public static let placeholder: RedactionReasons
  @available(iOS 15.0, *) public static let privacy: RedactionReasons
  @available(iOS 17.0, *) public static let invalidated: RedactionReasons
}

extension EnvironmentValues {
  public var displayScale: CGFloat { get set }
  public var pixelLength: CGFloat { get }
  public var horizontalSizeClass: UserInterfaceSizeClass? { get set }
  public var verticalSizeClass: UserInterfaceSizeClass? { get set }
  public var colorScheme: ColorScheme { get set }
  public var colorSchemeContrast: ColorSchemeContrast { get }
  public var layoutDirection: LayoutDirection { get set }
  public var legibilityWeight: LegibilityWeight? { get set }
  public var sizeCategory: ContentSizeCategory { get set }
  @available(iOS 15.0, *) public var dynamicTypeSize: DynamicTypeSize { get set }
  public var locale: Locale { get set }
  public var calendar: Calendar { get set }
  public var timeZone: TimeZone { get set }
  public var font: Font? { get set }
  public var lineLimit: Int? { get set }
  public var lineSpacing: CGFloat { get set }
  public var multilineTextAlignment: TextAlignment { get set }
  public var minimumScaleFactor: CGFloat { get set }
  public var truncationMode: Text.TruncationMode { get set }
  public var allowsTightening: Bool { get set }
  @available(iOS 14.0, *) public var textCase: Text.Case? { get set }
  public var imageScale: Image.Scale { get set }
  @available(iOS 15.0, *) public var symbolRenderingMode: SymbolRenderingMode? { get set }
  @available(iOS 15.0, *) public var symbolVariants: SymbolVariants { get set }
  public var isEnabled: Bool { get set }
  @available(iOS 14.0, *) public var isFocused: Bool { get }
  @available(iOS, introduced: 13.0, deprecated: 100000, message: "Use EnvironmentValues.isPresented or EnvironmentValues.dismiss")
  public var presentationMode: Binding<PresentationMode> { get }
  @available(iOS 15.0, *) public var dismiss: DismissAction { get }
  @available(iOS 15.0, *) public var isPresented: Bool { get }
  @available(iOS 15.0, *) public var isSearching: Bool { get }
  @available(iOS 15.0, *) public var dismissSearch: DismissSearchAction { get }
  @available(iOS 15.0, *) public var refresh: RefreshAction? { get }
  @available(iOS 14.0, *) public var openURL: OpenURLAction { get set }
  @available(iOS 16.0, *) public var openWindow: OpenWindowAction { get }
  @available(iOS 17.0, *) public var dismissWindow: DismissWindowAction { get }
  @available(iOS 16.0, *) public var supportsMultipleWindows: Bool { get }
  @available(iOS 16.0, *) public var rename: RenameAction? { get }
  @available(iOS 14.0, *) public var scenePhase: ScenePhase { get set }
  public var editMode: Binding<EditMode>? { get set }
  public var undoManager: UndoManager? { get }
  public var defaultMinListRowHeight: CGFloat { get set }
  public var defaultMinListHeaderHeight: CGFloat? { get set }
  @available(iOS 15.0, *) public var headerProminence: Prominence { get set }
  @available(iOS 14.0, *) public var redactionReasons: RedactionReasons { get set }
  @available(iOS 15.0, *) public var backgroundStyle: AnyShapeStyle? { get set }
  @available(iOS 15.0, *) public var controlSize: ControlSize { get set }
  @available(iOS 15.0, *) public var keyboardShortcut: KeyboardShortcut? { get }
  @available(iOS 16.0, *) public var isLuminanceReduced: Bool { get set }
  @available(iOS 16.0, *) public var contentTransition: ContentTransition { get set }
  @available(iOS 17.0, *) public var springLoadingBehavior: SpringLoadingBehavior { get }
  @available(iOS 17.0, *) public var isScrollEnabled: Bool { get set }
  @available(iOS 17.0, *) public var showsWidgetContainerBackground: Bool { get }
  @available(iOS 18.0, *) public var isTabBarShowingSections: Bool { get }
  @available(iOS 18.0, *) public var tabBarPlacement: TabBarPlacement? { get }
  public var accessibilityEnabled: Bool { get set }
  public var accessibilityReduceMotion: Bool { get }
  public var accessibilityReduceTransparency: Bool { get }
  public var accessibilityDifferentiateWithoutColor: Bool { get }
  public var accessibilityInvertColors: Bool { get }
  @available(iOS 14.0, *) public var accessibilityShowButtonShapes: Bool { get }
  @available(iOS 15.0, *) public var accessibilityVoiceOverEnabled: Bool { get }
  @available(iOS 15.0, *) public var accessibilitySwitchControlEnabled: Bool { get }
  @available(iOS 18.0, *) public var accessibilityAssistiveAccessEnabled: Bool { get }
}
@available(iOS 17.0, *) public struct SpringLoadingBehavior: Hashable, Sendable {
  public static let automatic: SpringLoadingBehavior
  public static let enabled: SpringLoadingBehavior
  public static let disabled: SpringLoadingBehavior
  public static func == (a: SpringLoadingBehavior, b: SpringLoadingBehavior) -> Bool
  public func hash(into hasher: inout Hasher)
}
nonisolated extension View {
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View
  @available(iOS 17.0, *) public func environment<T: AnyObject & Observable>(_ object: T?) -> some View
  public func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void) -> some View
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View
  @available(iOS 17.0, *) public func transaction(value: some Equatable, _ transform: @escaping (inout Transaction) -> Void) -> some View
}

// Preferences

public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}
extension PreferenceKey where Value: ExpressibleByNilLiteral { public static var defaultValue: Value { get } }
public struct Anchor<Value> {
  public struct Source {}
}
extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source where Value == CGRect {
  public static func rect(_ r: CGRect) -> Anchor<Value>.Source
  public static var bounds: Anchor<Value>.Source { get }
}
extension Anchor.Source where Value == CGPoint {
  public static func point(_ p: CGPoint) -> Anchor<Value>.Source
  public static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source
  public static var center: Anchor<Value>.Source { get }
  public static var top: Anchor<Value>.Source { get }
  public static var bottom: Anchor<Value>.Source { get }
}
nonisolated extension View {
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View
  public func transformPreference<K: PreferenceKey>(_ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void) -> some View
  public func anchorPreference<A, K: PreferenceKey>(key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value) -> some View
  public func onPreferenceChange<K: PreferenceKey>(_ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void) -> some View where K.Value: Equatable
  public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(_ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T) -> some View
  public func overlayPreferenceValue<Key: PreferenceKey, T: View>(_ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T) -> some View
}
