// Constraints, anchors, guides, stacks, scroll views.

public struct UILayoutPriority: Hashable, RawRepresentable, Sendable, _BridgedToNSNumber {
  public let rawValue: Float
  public init(rawValue: Float)
  public init(_ rawValue: Float)
  public static let required: UILayoutPriority
  public static let defaultHigh: UILayoutPriority
  public static let defaultLow: UILayoutPriority
  public static let fittingSizeLevel: UILayoutPriority
  public static let dragThatCanResizeScene: UILayoutPriority
  public static let dragThatCannotResizeScene: UILayoutPriority
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority
  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority
}
@MainActor open class NSLayoutConstraint: NSObject {
  @objc public enum Attribute: Int, Sendable {
    case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins
    case notAnAttribute = 0
  }
  @objc public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal = 0, greaterThanOrEqual = 1 }
  @objc public enum Axis: Int, Sendable { case horizontal, vertical }
  public struct FormatOptions: OptionSet, Sendable, _BridgedToNSNumber {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static var alignAllTop: FormatOptions { get }
    public static var alignAllCenterX: FormatOptions { get }
    public static var alignAllCenterY: FormatOptions { get }
    public static var directionLeadingToTrailing: FormatOptions { get }
  }
  override public init()
  public convenience init(item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat)
  open class func constraints(withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]) -> [NSLayoutConstraint]
  open class func activate(_ constraints: [NSLayoutConstraint])
  open class func deactivate(_ constraints: [NSLayoutConstraint])
  open var priority: UILayoutPriority { get set }
  open var shouldBeArchived: Bool { get set }
  unowned(unsafe) open var firstItem: AnyObject? { get }
  unowned(unsafe) open var secondItem: AnyObject? { get }
  open var firstAttribute: Attribute { get }
  open var secondAttribute: Attribute { get }
  open var relation: Relation { get }
  open var multiplier: CGFloat { get }
  open var constant: CGFloat { get set }
  open var isActive: Bool { get set }
  open var identifier: String? { get set }
}

@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
}
@MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension
  open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
  open func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
  open func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
}
@MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension
  open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
  open func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
  open func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
}
@MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint
}
@MainActor open class UILayoutGuide: NSObject {
  override public init()
  open var layoutFrame: CGRect { get }
  weak open var owningView: UIView? { get set }
  open var identifier: String { get set }
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
}
@available(iOS 15.0, *) @MainActor open class UITrackingLayoutGuide: UILayoutGuide {}
@available(iOS 15.0, *) @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  open var followsUndockedKeyboard: Bool { get set }
  @available(iOS 17.0, *) open var usesBottomSafeArea: Bool { get set }
}
@MainActor @preconcurrency public protocol UILayoutSupport: NSObjectProtocol {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
}

@_inheritsConvenienceInitializers @MainActor open class UIStackView: UIView {
  @objc public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
  @objc public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static var top: Alignment { get }
    public static var bottom: Alignment { get }
  }
  override public init(frame: CGRect)
  public required init(coder: NSCoder)
  public convenience init(arrangedSubviews views: [UIView])
  open var arrangedSubviews: [UIView] { get }
  open func addArrangedSubview(_ view: UIView)
  open func removeArrangedSubview(_ view: UIView)
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int)
  open var axis: NSLayoutConstraint.Axis { get set }
  open var distribution: Distribution { get set }
  open var alignment: Alignment { get set }
  open var spacing: CGFloat { get set }
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView)
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat
  open var isBaselineRelativeArrangement: Bool { get set }
  open var isLayoutMarginsRelativeArrangement: Bool { get set }
  open class var spacingUseDefault: CGFloat { get }
  open class var spacingUseSystem: CGFloat { get }
}

@MainActor @preconcurrency @objc public protocol UIScrollViewDelegate: NSObjectProtocol {
  @objc optional func scrollViewDidScroll(_ scrollView: UIScrollView)
  @objc optional func scrollViewDidZoom(_ scrollView: UIScrollView)
  @objc optional func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  @objc optional func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  @objc optional func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  @objc optional func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  @objc optional func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  @objc optional func viewForZooming(in scrollView: UIScrollView) -> UIView?
  @objc optional func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  @objc optional func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  @objc optional func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  @objc optional func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  @objc optional func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}
@_inheritsConvenienceInitializers @MainActor open class UIScrollView: UIView {
  @objc public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
  @objc public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory }
  @objc public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable, _BridgedToNSNumber {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat)
    public static let normal: DecelerationRate
    public static let fast: DecelerationRate
  }
  override public init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var contentOffset: CGPoint { get set }
  open var contentSize: CGSize { get set }
  open var contentInset: UIEdgeInsets { get set }
  open var adjustedContentInset: UIEdgeInsets { get }
  open func adjustedContentInsetDidChange()
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior { get set }
  open var automaticallyAdjustsScrollIndicatorInsets: Bool { get set }
  open var contentLayoutGuide: UILayoutGuide { get }
  open var frameLayoutGuide: UILayoutGuide { get }
  weak open var delegate: (any UIScrollViewDelegate)? { get set }
  open var isDirectionalLockEnabled: Bool { get set }
  open var bounces: Bool { get set }
  open var alwaysBounceVertical: Bool { get set }
  open var alwaysBounceHorizontal: Bool { get set }
  open var isPagingEnabled: Bool { get set }
  open var isScrollEnabled: Bool { get set }
  open var showsVerticalScrollIndicator: Bool { get set }
  open var showsHorizontalScrollIndicator: Bool { get set }
  open var indicatorStyle: IndicatorStyle { get set }
  open var verticalScrollIndicatorInsets: UIEdgeInsets { get set }
  open var horizontalScrollIndicatorInsets: UIEdgeInsets { get set }
  open var scrollIndicatorInsets: UIEdgeInsets { get set }
  open var decelerationRate: DecelerationRate { get set }
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool)
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool)
  open func flashScrollIndicators()
  open var isTracking: Bool { get }
  open var isDragging: Bool { get }
  open var isDecelerating: Bool { get }
  open var delaysContentTouches: Bool { get set }
  open var canCancelContentTouches: Bool { get set }
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool
  open func touchesShouldCancel(in view: UIView) -> Bool
  open var minimumZoomScale: CGFloat { get set }
  open var maximumZoomScale: CGFloat { get set }
  open var zoomScale: CGFloat { get set }
  open func setZoomScale(_ scale: CGFloat, animated: Bool)
  open func zoom(to rect: CGRect, animated: Bool)
  open var bouncesZoom: Bool { get set }
  open var isZooming: Bool { get }
  open var isZoomBouncing: Bool { get }
  open var scrollsToTop: Bool { get set }
  open var panGestureRecognizer: UIPanGestureRecognizer { get }
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { get }
  open var keyboardDismissMode: KeyboardDismissMode { get set }
  open var refreshControl: UIRefreshControl? { get set }
}
