// Sheets, popovers, alerts, dialogs, menus, inspectors.

nonisolated extension View {
  public func sheet<Content: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View
  public func sheet<Item: Identifiable, Content: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View
  @available(iOS 14.0, *) public func fullScreenCover<Content: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View
  @available(iOS 14.0, *) public func fullScreenCover<Item: Identifiable, Content: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View
  public func popover<Content: View>(isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content) -> some View
  public func popover<Item: Identifiable, Content: View>(item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content) -> some View
  @available(iOS 17.0, *) public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View
  @available(iOS 17.0, *) public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View
  @available(iOS 17.0, *) public func inspectorColumnWidth(_ width: CGFloat) -> some View

  @available(iOS, introduced: 13.0, deprecated: 100000, message: "use `alert(title:isPresented:presenting::actions:) instead.")
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View
  @available(iOS, introduced: 13.0, deprecated: 100000, message: "use `alert(title:isPresented:presenting::actions:) instead.")
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View
  @available(iOS 15.0, *) public func alert<A: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View
  @available(iOS 15.0, *) @_disfavoredOverload public func alert<S: StringProtocol, A: View>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View
  @available(iOS 15.0, *) public func alert<A: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View
  @available(iOS 15.0, *) public func alert<A: View, M: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View
  @available(iOS 15.0, *) @_disfavoredOverload public func alert<S: StringProtocol, A: View, M: View>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View
  @available(iOS 15.0, *) public func alert<A: View, M: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View
  @available(iOS 15.0, *) public func alert<A: View, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View
  @available(iOS 15.0, *) public func alert<A: View, M: View, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View
  @available(iOS 15.0, *) @_disfavoredOverload public func alert<S: StringProtocol, A: View, M: View, T>(_ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View
  @available(iOS 15.0, *) public func alert<E: LocalizedError, A: View>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A) -> some View
  @available(iOS 15.0, *) public func alert<E: LocalizedError, A: View, M: View>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M) -> some View
  @available(iOS, introduced: 13.0, deprecated: 100000, message: "use `confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)`instead.")
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View
  @available(iOS 15.0, *) public func confirmationDialog<A: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A) -> some View
  @available(iOS 15.0, *) @_disfavoredOverload public func confirmationDialog<S: StringProtocol, A: View>(_ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A) -> some View
  @available(iOS 15.0, *) public func confirmationDialog<A: View>(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A) -> some View
  @available(iOS 15.0, *) public func confirmationDialog<A: View, M: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View
  @available(iOS 15.0, *) @_disfavoredOverload public func confirmationDialog<S: StringProtocol, A: View, M: View>(_ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View
  @available(iOS 15.0, *) public func confirmationDialog<A: View, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View
  @available(iOS 15.0, *) public func confirmationDialog<A: View, M: View, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View
  @available(iOS, introduced: 13.0, deprecated: 100000, message: "Use `contextMenu(menuItems:)` instead.")
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View
  @available(iOS 16.0, *) public func contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> some View
  @available(iOS 16.0, *) public func contextMenu<I: Hashable, M: View>(forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)? = nil) -> some View

  @available(iOS 16.0, *) public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View
  @available(iOS 16.0, *) public func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View
  @available(iOS 16.0, *) public func presentationDragIndicator(_ visibility: Visibility) -> some View
  @available(iOS 16.4, *) public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View
  @available(iOS 16.4, *) public func presentationBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
  @available(iOS 16.4, *) public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View
  @available(iOS 16.4, *) public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View
  @available(iOS 16.4, *) public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View
  @available(iOS 16.4, *) public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View
  @available(iOS 16.4, *) public func presentationCompactAdaptation(horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation) -> some View
  @available(iOS 18.0, *) public func presentationSizing(_ sizing: some PresentationSizing) -> some View
  @available(iOS 15.0, *) public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View
}
public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}
public struct ContextMenu<MenuItems: View> { public init(@ViewBuilder menuItems: () -> MenuItems) }
public struct Alert {
  public struct Button {
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button
    public static func cancel(_ action: (() -> Void)? = {}) -> Button
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button
  }
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil)
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button)
}
public struct ActionSheet {
  public typealias Button = Alert.Button
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()])
}
@available(iOS 16.0, *) public struct PresentationDetent: Hashable, Sendable {
  public static let medium: PresentationDetent
  public static let large: PresentationDetent
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent
  public static func height(_ height: CGFloat) -> PresentationDetent
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent
  @dynamicMemberLookup public struct Context {
    public var maxDetentValue: CGFloat { get }
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { get }
  }
  public static func == (a: PresentationDetent, b: PresentationDetent) -> Bool
  public func hash(into hasher: inout Hasher)
}
@available(iOS 16.0, *) public protocol CustomPresentationDetent {
  static func height(in context: Self.Context) -> CGFloat?
  typealias Context = PresentationDetent.Context
}
@available(iOS 16.4, *) public struct PresentationBackgroundInteraction: Sendable {
  public static var automatic: PresentationBackgroundInteraction { get }
  public static var enabled: PresentationBackgroundInteraction { get }
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction
  public static var disabled: PresentationBackgroundInteraction { get }
}
@available(iOS 16.4, *) public struct PresentationContentInteraction: Equatable, Sendable {
  public static var automatic: PresentationContentInteraction { get }
  public static var resizes: PresentationContentInteraction { get }
  public static var scrolls: PresentationContentInteraction { get }
  public static func == (a: PresentationContentInteraction, b: PresentationContentInteraction) -> Bool
}
@available(iOS 16.4, *) public struct PresentationAdaptation: Sendable {
  public static var automatic: PresentationAdaptation { get }
  public static var none: PresentationAdaptation { get }
  public static var popover: PresentationAdaptation { get }
  public static var sheet: PresentationAdaptation { get }
  public static var fullScreenCover: PresentationAdaptation { get }
}
@available(iOS 18.0, *) public protocol PresentationSizing {}
@available(iOS 18.0, *) public struct FormPresentationSizing: PresentationSizing {}
@available(iOS 18.0, *) public struct PagePresentationSizing: PresentationSizing {}
@available(iOS 18.0, *) public struct FittedPresentationSizing: PresentationSizing {}
@available(iOS 18.0, *) extension PresentationSizing where Self == FormPresentationSizing { public static var form: FormPresentationSizing { get } }
@available(iOS 18.0, *) extension PresentationSizing where Self == PagePresentationSizing { public static var page: PagePresentationSizing { get } }
@available(iOS 18.0, *) extension PresentationSizing where Self == FittedPresentationSizing { public static var fitted: FittedPresentationSizing { get } }
