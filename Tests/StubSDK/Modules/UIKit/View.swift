// UIView: the tree of views, geometry, layout, drawing.

public struct UIEdgeInsets: Hashable, Codable, Sendable, _BridgedToNSValue {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat
  public init()
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
  public static let zero: UIEdgeInsets
  public static func == (lhs: UIEdgeInsets, rhs: UIEdgeInsets) -> Bool
  public func hash(into hasher: inout Hasher)
  public init(from decoder: any Decoder) throws
  public func encode(to encoder: any Encoder) throws
}
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable, _BridgedToNSValue {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public init()
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
  public static var zero: NSDirectionalEdgeInsets { get }
  public static func == (lhs: NSDirectionalEdgeInsets, rhs: NSDirectionalEdgeInsets) -> Bool
  public func hash(into hasher: inout Hasher)
  public init(from decoder: any Decoder) throws
  public func encode(to encoder: any Encoder) throws
}
public struct UIOffset: Hashable, Sendable, _BridgedToNSValue {
  public var horizontal: CGFloat
  public var vertical: CGFloat
  public init()
  public init(horizontal: CGFloat, vertical: CGFloat)
  public static var zero: UIOffset { get }
  public static func == (lhs: UIOffset, rhs: UIOffset) -> Bool
  public func hash(into hasher: inout Hasher)
}
extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect
}
public struct UIRectEdge: OptionSet, Sendable, _BridgedToNSNumber {
  public let rawValue: UInt
  public init(rawValue: UInt)
  public static var top: UIRectEdge { get }
  public static var left: UIRectEdge { get }
  public static var bottom: UIRectEdge { get }
  public static var right: UIRectEdge { get }
  public static var all: UIRectEdge { get }
}
public struct NSDirectionalRectEdge: OptionSet, Sendable, _BridgedToNSNumber {
  public let rawValue: UInt
  public init(rawValue: UInt)
  public static var top: NSDirectionalRectEdge { get }
  public static var leading: NSDirectionalRectEdge { get }
  public static var bottom: NSDirectionalRectEdge { get }
  public static var trailing: NSDirectionalRectEdge { get }
  public static var all: NSDirectionalRectEdge { get }
}
public struct UIRectCorner: OptionSet, Sendable, _BridgedToNSNumber {
  public let rawValue: UInt
  public init(rawValue: UInt)
  public static var topLeft: UIRectCorner { get }
  public static var topRight: UIRectCorner { get }
  public static var bottomLeft: UIRectCorner { get }
  public static var bottomRight: UIRectCorner { get }
  public static var allCorners: UIRectCorner { get }
}
public struct UIAxis: OptionSet, Sendable, _BridgedToNSNumber {
  public let rawValue: UInt
  public init(rawValue: UInt)
  public static var horizontal: UIAxis { get }
  public static var vertical: UIAxis { get }
  public static var both: UIAxis { get }
}
extension NSCoder {
  open func decodeCGRect(forKey key: String) -> CGRect
  open func decodeCGSize(forKey key: String) -> CGSize
}
extension NSValue {
  @objc open var cgRectValue: CGRect { get }
  @objc open var cgPointValue: CGPoint { get }
  @objc open var cgSizeValue: CGSize { get }
  @objc open var uiEdgeInsetsValue: UIEdgeInsets { get }
  @objc public convenience init(cgRect rect: CGRect)
  @objc public convenience init(cgPoint point: CGPoint)
  @objc public convenience init(cgSize size: CGSize)
  @objc public convenience init(cgAffineTransform transform: CGAffineTransform)
}
public func NSStringFromCGRect(_ rect: CGRect) -> String
public func NSStringFromCGSize(_ size: CGSize) -> String

@MainActor @preconcurrency @objc public protocol UIAppearanceContainer: NSObjectProtocol {}
@MainActor @preconcurrency public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  static func appearance(for trait: UITraitCollection) -> Self
}
@MainActor @preconcurrency @objc public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}
@objc public enum UISemanticContentAttribute: Int, Sendable { case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft }

@MainActor open class UIView: UIResponder, NSCoding, UIAppearance, UIAppearanceContainer, UIDynamicItem, UITraitEnvironment, UICoordinateSpace, CALayerDelegate {
  @objc public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }
  @objc public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
  public struct AutoresizingMask: OptionSet, Sendable, _BridgedToNSNumber {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static var flexibleLeftMargin: AutoresizingMask { get }
    public static var flexibleWidth: AutoresizingMask { get }
    public static var flexibleRightMargin: AutoresizingMask { get }
    public static var flexibleTopMargin: AutoresizingMask { get }
    public static var flexibleHeight: AutoresizingMask { get }
    public static var flexibleBottomMargin: AutoresizingMask { get }
  }
  open class var layerClass: AnyClass { get }
  public init(frame: CGRect)
  public required init?(coder: NSCoder)
  override public convenience init()
  open func encode(with coder: NSCoder)
  public static func appearance() -> Self
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  public static func appearance(for trait: UITraitCollection) -> Self
  open var isUserInteractionEnabled: Bool { get set }
  open var tag: Int { get set }
  open var layer: CALayer { get }
  open var canBecomeFocused: Bool { get }
  open var isFocused: Bool { get }
  open var semanticContentAttribute: UISemanticContentAttribute { get set }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }
  open class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection
  open var traitCollection: UITraitCollection { get }
  @available(iOS, introduced: 8.0, deprecated: 17.0, message: "Use the trait change registration APIs declared in the UITraitChangeObservable protocol")
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  @available(iOS 17.0, *) open var traitOverrides: any UITraitOverrides { get set }
  @available(iOS 17.0, *) open func updateTraitsIfNeeded()

  // Geometry
  open var frame: CGRect { get set }
  open var bounds: CGRect { get set }
  open var center: CGPoint { get set }
  open var transform: CGAffineTransform { get set }
  open var transform3D: CATransform3D { get set }
  open var contentScaleFactor: CGFloat { get set }
  @available(iOS 16.0, *) open var anchorPoint: CGPoint { get set }
  open var isMultipleTouchEnabled: Bool { get set }
  open var isExclusiveTouch: Bool { get set }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool
  @objc(convertPoint:toView:) open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint
  @objc(convertPoint:fromView:) open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint
  @objc(convertRect:toView:) open func convert(_ rect: CGRect, to view: UIView?) -> CGRect
  @objc(convertRect:fromView:) open func convert(_ rect: CGRect, from view: UIView?) -> CGRect
  @objc(convertPoint:toCoordinateSpace:) open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  @objc(convertPoint:fromCoordinateSpace:) open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  @objc(convertRect:toCoordinateSpace:) open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  @objc(convertRect:fromCoordinateSpace:) open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  open var autoresizesSubviews: Bool { get set }
  open var autoresizingMask: AutoresizingMask { get set }
  open func sizeThatFits(_ size: CGSize) -> CGSize
  open func sizeToFit()

  // Hierarchy
  open var superview: UIView? { get }
  open var subviews: [UIView] { get }
  open var window: UIWindow? { get }
  @objc open func removeFromSuperview()
  open func insertSubview(_ view: UIView, at index: Int)
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int)
  open func addSubview(_ view: UIView)
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView)
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView)
  open func bringSubviewToFront(_ view: UIView)
  open func sendSubviewToBack(_ view: UIView)
  open func didAddSubview(_ subview: UIView)
  open func willRemoveSubview(_ subview: UIView)
  open func willMove(toSuperview newSuperview: UIView?)
  open func didMoveToSuperview()
  open func willMove(toWindow newWindow: UIWindow?)
  open func didMoveToWindow()
  open func isDescendant(of view: UIView) -> Bool
  open func viewWithTag(_ tag: Int) -> UIView?

  // Layout
  @objc open func setNeedsLayout()
  @objc open func layoutIfNeeded()
  @objc open func layoutSubviews()
  open var layoutMargins: UIEdgeInsets { get set }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets { get set }
  open var preservesSuperviewLayoutMargins: Bool { get set }
  open var insetsLayoutMarginsFromSafeArea: Bool { get set }
  open func layoutMarginsDidChange()
  open var safeAreaInsets: UIEdgeInsets { get }
  open func safeAreaInsetsDidChange()
  open var layoutMarginsGuide: UILayoutGuide { get }
  open var readableContentGuide: UILayoutGuide { get }
  open var safeAreaLayoutGuide: UILayoutGuide { get }
  @available(iOS 15.0, *) open var keyboardLayoutGuide: UIKeyboardLayoutGuide { get }
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide)
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide)
  open var layoutGuides: [UILayoutGuide] { get }
  open var leadingAnchor: NSLayoutXAxisAnchor { get }
  open var trailingAnchor: NSLayoutXAxisAnchor { get }
  open var leftAnchor: NSLayoutXAxisAnchor { get }
  open var rightAnchor: NSLayoutXAxisAnchor { get }
  open var topAnchor: NSLayoutYAxisAnchor { get }
  open var bottomAnchor: NSLayoutYAxisAnchor { get }
  open var widthAnchor: NSLayoutDimension { get }
  open var heightAnchor: NSLayoutDimension { get }
  open var centerXAnchor: NSLayoutXAxisAnchor { get }
  open var centerYAnchor: NSLayoutYAxisAnchor { get }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { get }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { get }
  open var constraints: [NSLayoutConstraint] { get }
  open func addConstraint(_ constraint: NSLayoutConstraint)
  open func addConstraints(_ constraints: [NSLayoutConstraint])
  open func removeConstraint(_ constraint: NSLayoutConstraint)
  open func removeConstraints(_ constraints: [NSLayoutConstraint])
  open func updateConstraintsIfNeeded()
  open func updateConstraints()
  open func needsUpdateConstraints() -> Bool
  open func setNeedsUpdateConstraints()
  open var translatesAutoresizingMaskIntoConstraints: Bool { get set }
  open class var requiresConstraintBasedLayout: Bool { get }
  open var alignmentRectInsets: UIEdgeInsets { get }
  open var intrinsicContentSize: CGSize { get }
  open func invalidateIntrinsicContentSize()
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize
  open func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority, verticalFittingPriority: UILayoutPriority) -> CGSize
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
  nonisolated open class var layoutFittingCompressedSize: CGSize { get }
  nonisolated open class var layoutFittingExpandedSize: CGSize { get }
  nonisolated open class var noIntrinsicMetric: CGFloat { get }

  // Appearance
  open func draw(_ rect: CGRect)
  @objc open func setNeedsDisplay()
  open func setNeedsDisplay(_ rect: CGRect)
  open var clipsToBounds: Bool { get set }
  open var backgroundColor: UIColor? { get set }
  open var alpha: CGFloat { get set }
  open var isOpaque: Bool { get set }
  open var clearsContextBeforeDrawing: Bool { get set }
  open var isHidden: Bool { get set }
  open var contentMode: ContentMode { get set }
  open var mask: UIView? { get set }
  open var tintColor: UIColor! { get set }
  open var tintAdjustmentMode: TintAdjustmentMode { get set }
  open func tintColorDidChange()
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle { get set }
  open var restorationIdentifier: String? { get set }
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView?
  open func resizableSnapshotView(from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets) -> UIView?
  @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool
  open var motionEffects: [UIMotionEffect] { get set }
  open func addMotionEffect(_ effect: UIMotionEffect)

  // Gestures and interactions
  open var gestureRecognizers: [UIGestureRecognizer]? { get set }
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  open func addInteraction(_ interaction: any UIInteraction)
  open func removeInteraction(_ interaction: any UIInteraction)
  open var interactions: [any UIInteraction] { get set }
  @objc @discardableResult open func endEditing(_ force: Bool) -> Bool
}
@available(iOS 26.0, *) extension UIView {
  @objc open var cornerConfiguration: UICornerConfiguration { get set }
}
@MainActor @preconcurrency @objc public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}
@MainActor open class UIMotionEffect: NSObject { override public init() }
@MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
  public init(keyPath: String, type: EffectType)
  open var minimumRelativeValue: Any? { get set }
  open var maximumRelativeValue: Any? { get set }
}
