// What iOS 26, 27.0 and 27.1 add for iPhone Duo. Every name here stands in the seeds' code or cheat sheets
// (facts/duo-api.tsv); where they show a call but no declaration, the declaration is the plainest one that admits the calls.

// Corners (iOS 26). The seeds name the type only.
@available(iOS 26.0, *) public struct UICornerConfiguration: Hashable, Sendable, _BridgedToNSValue {
  public static func == (lhs: UICornerConfiguration, rhs: UICornerConfiguration) -> Bool
  public func hash(into hasher: inout Hasher)
}

// Reserved regions

@available(iOS 27.1, *) public struct UIViewReservedRegion {
  public struct Kind: Hashable, Sendable {
    public static let division: Kind
    public static let occlusion: Kind
    public static func == (lhs: Kind, rhs: Kind) -> Bool
    public func hash(into hasher: inout Hasher)
  }
  public struct QueryOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int)
    public static var includeInactive: QueryOptions { get }
  }
  public var frame: CGRect { get }
  public var isActive: Bool { get }
}
extension UIView {
  @available(iOS 27.1, *) public typealias ReservedRegion = UIViewReservedRegion
  @available(iOS 27.1, *) public func reservedRegions(kind: UIViewReservedRegion.Kind, options: UIViewReservedRegion.QueryOptions = []) -> [UIViewReservedRegion]
}

// Vertical bars

@available(iOS 27.1, *) @objc public enum UIVerticalBarBehavior: Int, Sendable { case automatic, disabled }
@available(iOS 27.1, *) @objc public enum UIVerticalBarEdge: Int, Sendable { case unspecified, leading, trailing }
extension UIViewController {
  @available(iOS 27.1, *) @objc dynamic open var preferredVerticalBarBehavior: UIVerticalBarBehavior { get }
}
extension UITraitCollection {
  @available(iOS 27.1, *) @objc open var verticalBarEdge: UIVerticalBarEdge { get }
}
extension UINavigationItem {
  @available(iOS 27.1, *) @objc public enum VerticalBarCompressionBehavior: Int, Sendable { case automatic, prefersBarItems, prefersTabBar }
  @available(iOS 27.1, *) @objc open var verticalBarCompressionBehavior: VerticalBarCompressionBehavior { get set }
}
extension UIBarButtonItem {
  @available(iOS 27.1, *) @objc public enum AxisBehavior: Int, Sendable { case automatic, horizontalOnly, verticalPreferred }
  @available(iOS 27.1, *) @objc open var axisBehavior: AxisBehavior { get set }
  @available(iOS 27.0, *) public struct VisibilityPriority: Hashable, Sendable, _BridgedToNSNumber {
    public static let low: VisibilityPriority
    public static let high: VisibilityPriority
    public static func == (lhs: VisibilityPriority, rhs: VisibilityPriority) -> Bool
    public func hash(into hasher: inout Hasher)
  }
  @available(iOS 27.0, *) @objc open var visibilityPriority: VisibilityPriority { get set }
  @available(iOS 26.0, *) @MainActor public class Badge: NSObject {
    open class func count(_ count: Int) -> Self
  }
  @available(iOS 26.0, *) @objc open var badge: Badge? { get set }
}
extension UIBarButtonItemGroup {
  @available(iOS 27.0, *) @objc open var visibilityPriority: UIBarButtonItem.VisibilityPriority { get set }
}

// Placements

@available(iOS 15.0, *) extension UISheetPresentationController {
  @available(iOS 27.0, *) @objc public enum Placement: Int, Sendable { case automatic, center, leading, trailing }
  @available(iOS 27.0, *) @objc open var preferredPlacement: Placement { get set }
}
@available(iOS 18.0, *) extension UITabBarController.Sidebar {
  @available(iOS 27.0, *) @objc public enum Placement: Int, Sendable { case automatic, sidebar }
  @available(iOS 27.0, *) @objc open var preferredPlacement: Placement { get set }
}

// Arrangements

@available(iOS 27.1, *) public protocol UIArrangement {}
@available(iOS 27.1, *) public struct UISplitArrangement: UIArrangement {
  public func axes(_ axes: UIAxis) -> UISplitArrangement
}
@available(iOS 27.1, *) public struct UIOverlayArrangement: UIArrangement {}
@available(iOS 27.1, *) extension UIArrangement where Self == UISplitArrangement {
  public static var split: UISplitArrangement { get }
}
@available(iOS 27.1, *) extension UIArrangement where Self == UIOverlayArrangement {
  public static var overlay: UIOverlayArrangement { get }
}
@available(iOS 27.1, *) @MainActor open class UIArrangementViewController: UIViewController {
  @objc public enum ViewPlacement: Int, Sendable { case primary, secondary }
  public struct ViewState {
    public var zIndex: Int { get }
  }
  override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
  public required init?(coder: NSCoder)
  public convenience init()
  open func setViewController(_ viewController: UIViewController?, for placement: ViewPlacement)
  @nonobjc public func updateArrangement(_ arrangement: some UIArrangement)
  @nonobjc public func state(for placement: ViewPlacement) -> ViewState?
}

// Hinge. The seeds name the class only: no initializer with a handler is documented.

@available(iOS 27.1, *) @MainActor open class UIHingeInteraction: NSObject, UIInteraction {
  override public init()
  weak open var view: UIView? { get }
  open func willMove(to view: UIView?)
  open func didMove(to view: UIView?)
}
