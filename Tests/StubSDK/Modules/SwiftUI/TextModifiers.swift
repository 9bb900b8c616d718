// Text and text input on any view, search, accessibility.

nonisolated extension View {
  public func font(_ font: Font?) -> some View
  @available(iOS 16.0, *) public func fontWeight(_ weight: Font.Weight?) -> some View
  @available(iOS 16.0, *) public func fontWidth(_ width: Font.Width?) -> some View
  @available(iOS 16.1, *) public func fontDesign(_ design: Font.Design?) -> some View
  @available(iOS 16.0, *) public func bold(_ isActive: Bool = true) -> some View
  @available(iOS 16.0, *) public func italic(_ isActive: Bool = true) -> some View
  @available(iOS 16.0, *) public func monospaced(_ isActive: Bool = true) -> some View
  @available(iOS 15.0, *) public func monospacedDigit() -> some View
  @available(iOS 16.0, *) public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View
  @available(iOS 16.0, *) public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View
  @available(iOS 16.0, *) public func kerning(_ kerning: CGFloat) -> some View
  @available(iOS 16.0, *) public func tracking(_ tracking: CGFloat) -> some View
  @available(iOS 16.0, *) public func baselineOffset(_ baselineOffset: CGFloat) -> some View
  @available(iOS 17.0, *) public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View
  public func lineLimit(_ number: Int?) -> some View
  @available(iOS 16.0, *) public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View
  @available(iOS 16.0, *) public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View
  @available(iOS 16.0, *) public func lineLimit(_ limit: ClosedRange<Int>) -> some View
  @available(iOS 16.0, *) public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View
  public func truncationMode(_ mode: Text.TruncationMode) -> some View
  public func minimumScaleFactor(_ factor: CGFloat) -> some View
  public func allowsTightening(_ flag: Bool) -> some View
  @available(iOS 14.0, *) public func textCase(_ textCase: Text.Case?) -> some View
  @available(iOS 15.0, *) public func textSelection<S: TextSelectability>(_ selectability: S) -> some View
  @available(iOS 15.0, *) public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View
  @available(iOS 15.0, *) public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View

  // Input
  public func keyboardType(_ type: UIKeyboardType) -> some View
  public func textContentType(_ textContentType: UITextContentType?) -> some View
  @available(iOS, introduced: 13.0, deprecated: 100000, message: "use textInputAutocapitalization(_:)")
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View
  @available(iOS 15.0, *) public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
  @available(iOS, introduced: 13.0, deprecated: 100000, renamed: "autocorrectionDisabled(_:)")
  public func disableAutocorrection(_ disable: Bool?) -> some View
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View
  @available(iOS 16.0, *) public func findNavigator(isPresented: Binding<Bool>) -> some View
  @available(iOS 17.0, *) public func typesettingLanguage(_ language: Locale, isEnabled: Bool = true) -> some View

  // Search
  @available(iOS 15.0, *) public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View
  @available(iOS 15.0, *) public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey) -> some View
  @available(iOS 15.0, *) @_disfavoredOverload public func searchable<S: StringProtocol>(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S) -> some View
  @available(iOS 17.0, *) public func searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View
  @available(iOS 17.0, *) public func searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey) -> some View
  @available(iOS 17.0, *) @_disfavoredOverload public func searchable<S: StringProtocol>(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S) -> some View
  @available(iOS 16.0, *) public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View
  @available(iOS 16.4, *) public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S) -> some View
  @available(iOS 15.0, *) public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View
  @available(iOS 15.0, *) public func searchCompletion(_ completion: String) -> some View
  @available(iOS 18.0, *) public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View
  @available(iOS 17.1, *) public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View
  @available(iOS 26.0, *) public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View
}
@available(iOS 15.0, *) public protocol TextSelectability { static var allowsSelection: Bool { get } }
@available(iOS 15.0, *) public struct EnabledTextSelectability: TextSelectability { public static let allowsSelection: Bool }
@available(iOS 15.0, *) public struct DisabledTextSelectability: TextSelectability { public static let allowsSelection: Bool }
@available(iOS 15.0, *) extension TextSelectability where Self == EnabledTextSelectability { public static var enabled: EnabledTextSelectability { get } }
@available(iOS 15.0, *) extension TextSelectability where Self == DisabledTextSelectability { public static var disabled: DisabledTextSelectability { get } }
@available(iOS 15.0, *) public struct TextInputAutocapitalization: Sendable {
  public static var never: TextInputAutocapitalization { get }
  public static var words: TextInputAutocapitalization { get }
  public static var sentences: TextInputAutocapitalization { get }
  public static var characters: TextInputAutocapitalization { get }
}
@available(iOS 15.0, *) public struct SearchFieldPlacement: Sendable {
  public struct NavigationBarDrawerDisplayMode: Sendable {
    public static let automatic: NavigationBarDrawerDisplayMode
    public static let always: NavigationBarDrawerDisplayMode
  }
  public static let automatic: SearchFieldPlacement
  public static let sidebar: SearchFieldPlacement
  public static let toolbar: SearchFieldPlacement
  public static let navigationBarDrawer: SearchFieldPlacement
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement
}
@available(iOS 16.4, *) public struct SearchScopeActivation: Sendable {
  public static var automatic: SearchScopeActivation { get }
  public static var onTextEntry: SearchScopeActivation { get }
  public static var onSearchPresentation: SearchScopeActivation { get }
}
@available(iOS 17.1, *) public struct SearchPresentationToolbarBehavior: Sendable {
  public static var automatic: SearchPresentationToolbarBehavior { get }
  public static var avoidHidingContent: SearchPresentationToolbarBehavior { get }
}
@available(iOS 26.0, *) public struct SearchToolbarBehavior: Sendable {
  public static var automatic: SearchToolbarBehavior { get }
  public static var minimize: SearchToolbarBehavior { get }
}

// Accessibility

public struct AccessibilityTraits: SetAlgebra, Sendable {
  public typealias Element = AccessibilityTraits
  public typealias ArrayLiteralElement = AccessibilityTraits
  public static let isButton: AccessibilityTraits
  public static let isHeader: AccessibilityTraits
  public static let isSelected: AccessibilityTraits
  public static let isLink: AccessibilityTraits
  public static let isSearchField: AccessibilityTraits
  public static let isImage: AccessibilityTraits
  public static let playsSound: AccessibilityTraits
  public static let isKeyboardKey: AccessibilityTraits
  public static let isStaticText: AccessibilityTraits
  public static let isSummaryElement: AccessibilityTraits
  public static let updatesFrequently: AccessibilityTraits
  public static let startsMediaSession: AccessibilityTraits
  public static let allowsDirectInteraction: AccessibilityTraits
  public static let causesPageTurn: AccessibilityTraits
  public static let isModal: AccessibilityTraits
  @available(iOS 17.0, *) public static let isToggle: AccessibilityTraits
  @available(iOS 18.0, *) public static let isTabBar: AccessibilityTraits
  public init()
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits
  public mutating func formUnion(_ other: AccessibilityTraits)
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits
  public mutating func formIntersection(_ other: AccessibilityTraits)
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits)
  public func contains(_ member: AccessibilityTraits) -> Bool
  @discardableResult public mutating func insert(_ newMember: AccessibilityTraits) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits)
  @discardableResult public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits?
  @discardableResult public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits?
  public static func == (a: AccessibilityTraits, b: AccessibilityTraits) -> Bool
}
public struct AccessibilityChildBehavior: Hashable, Sendable {
  public static let ignore: AccessibilityChildBehavior
  public static let contain: AccessibilityChildBehavior
  public static let combine: AccessibilityChildBehavior
  public static func == (lhs: AccessibilityChildBehavior, rhs: AccessibilityChildBehavior) -> Bool
  public func hash(into hasher: inout Hasher)
}
public struct AccessibilityActionKind: Equatable, Sendable {
  public static let `default`: AccessibilityActionKind
  public static let escape: AccessibilityActionKind
  public static let magicTap: AccessibilityActionKind
  public init(named name: Text)
  public static func == (lhs: AccessibilityActionKind, rhs: AccessibilityActionKind) -> Bool
}
public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }
@available(iOS 15.0, *) public struct AccessibilityTextContentType: Sendable {
  public static let plain: AccessibilityTextContentType
  public static let sourceCode: AccessibilityTextContentType
}
@available(iOS 15.0, *) public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }
@available(iOS 15.0, *) @propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  @propertyWrapper public struct Binding {
    public var wrappedValue: Value { get nonmutating set }
    public var projectedValue: Binding { get }
  }
  public var wrappedValue: Value { get nonmutating set }
  public var projectedValue: Binding { get }
  public init() where Value == Bool
  public init<T: Hashable>() where Value == T?
}
@available(iOS 14.0, *) nonisolated extension View {
  public func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  public func accessibilityValue(_ valueDescription: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  public func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(_ hint: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  public func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View
}
nonisolated extension View {
  public func accessibility(label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  public func accessibility(hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  public func accessibility(identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  public func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View
  public func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  @available(iOS 14.0, *) public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  @available(iOS 14.0, *) @_disfavoredOverload public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  @available(iOS 16.0, *) public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View
  public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  @available(iOS 15.0, *) public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  @available(iOS 15.0, *) public func accessibilityFocused<Value: Hashable>(_ binding: AccessibilityFocusState<Value>.Binding, equals value: Value) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  @available(iOS 15.0, *) public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  @available(iOS 15.0, *) public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View
  @available(iOS 15.0, *) public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View
  @available(iOS 15.0, *) public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  @available(iOS 15.0, *) public func accessibilityShowsLargeContentViewer() -> some View
  @available(iOS 15.0, *) public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View
}
public struct AccessibilityAttachmentModifier: Sendable {}
extension AccessibilityAttachmentModifier: ViewModifier { public typealias Body = Never }
