// UIKit in SwiftUI and the other way round.

@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType
  @MainActor @preconcurrency func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
  @MainActor @preconcurrency static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
  associatedtype Coordinator = Void
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  @available(iOS 16.0, *) @MainActor @preconcurrency func sizeThatFits(_ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context) -> CGSize?
  typealias Context = UIViewRepresentableContext<Self>
}
extension UIViewRepresentable where Coordinator == Void { public func makeCoordinator() -> Coordinator }
extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  @available(iOS 16.0, *) public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
  public var body: Never { get }
}
@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public var transaction: Transaction { get }
  public var environment: EnvironmentValues { get }
}
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  @MainActor @preconcurrency func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
  @MainActor @preconcurrency func updateUIViewController(_ uiViewController: Self.UIViewControllerType, context: Self.Context)
  @MainActor @preconcurrency static func dismantleUIViewController(_ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
  associatedtype Coordinator = Void
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  @available(iOS 16.0, *) @MainActor @preconcurrency func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType, context: Self.Context) -> CGSize?
  typealias Context = UIViewControllerRepresentableContext<Self>
}
extension UIViewControllerRepresentable where Coordinator == Void { public func makeCoordinator() -> Coordinator }
extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  @available(iOS 16.0, *) public func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize?
  public var body: Never { get }
}
@MainActor @preconcurrency public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public var transaction: Transaction { get }
  public var environment: EnvironmentValues { get }
}
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  public init(rootView: Content)
  public init?(coder aDecoder: NSCoder, rootView: Content)
  @objc required dynamic public init?(coder aDecoder: NSCoder)
  final public var rootView: Content { get set }
  @available(iOS 16.0, *) final public var sizingOptions: UIHostingControllerSizingOptions { get set }
  @available(iOS 16.4, *) final public var safeAreaRegions: SafeAreaRegions { get set }
  public func sizeThatFits(in size: CGSize) -> CGSize
}
@available(iOS 16.0, *) public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int)
  public static let intrinsicContentSize: UIHostingControllerSizingOptions
  public static let preferredContentSize: UIHostingControllerSizingOptions
}
@available(iOS 16.0, *) public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  nonisolated public init(@ViewBuilder content: () -> Content) where Background == EmptyView
  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>>
  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B>
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content, Background>
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration<Content, Background>
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration<Content, Background>
  public func makeContentView() -> any UIView & UIContentView
  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration<Content, Background>
}
@available(iOS 16.0, *) public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle> {}
@available(iOS 16.0, *) extension _UIHostingConfigurationBackgroundView: View { public typealias Body = Never }
@available(iOS 18.0, *) @MainActor @preconcurrency public protocol UIGestureRecognizerRepresentable<UIGestureRecognizerType> {
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  associatedtype Coordinator = Void
}
