// Navigation, tab, split and page view controllers, search.

@objc public enum UINavigationControllerOperation: Int, Sendable { case none, push, pop }
@MainActor @preconcurrency @objc public protocol UINavigationControllerDelegate: NSObjectProtocol {
  @objc optional func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  @objc optional func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  @objc optional func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask
  @objc optional func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
  @objc optional func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
}
@MainActor open class UINavigationController: UIViewController {
  public typealias Operation = UINavigationControllerOperation
  nonisolated open class var hideShowBarDuration: CGFloat { get }
  override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
  public required init?(coder aDecoder: NSCoder)
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?)
  public init(rootViewController: UIViewController)
  public convenience init()
  open func pushViewController(_ viewController: UIViewController, animated: Bool)
  @discardableResult open func popViewController(animated: Bool) -> UIViewController?
  @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]?
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]?
  open var topViewController: UIViewController? { get }
  open var visibleViewController: UIViewController? { get }
  open var viewControllers: [UIViewController] { get set }
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool)
  open var isNavigationBarHidden: Bool { get set }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool)
  open var navigationBar: UINavigationBar { get }
  open var isToolbarHidden: Bool { get set }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool)
  open var toolbar: UIToolbar! { get }
  weak open var delegate: (any UINavigationControllerDelegate)? { get set }
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { get }
  @available(iOS 26.0, *) open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { get }
  open var hidesBarsOnSwipe: Bool { get set }
  open var hidesBarsOnTap: Bool { get set }
  open var hidesBarsWhenKeyboardAppears: Bool { get set }
  open var hidesBarsWhenVerticallyCompact: Bool { get set }
}

@MainActor @preconcurrency @objc public protocol UITabBarControllerDelegate: NSObjectProtocol {
  @objc optional func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  @objc optional func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  @objc optional func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask
  @objc optional func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
}
@MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  @available(iOS 18.0, *) @objc public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }
  override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
  public required init?(coder: NSCoder)
  public convenience init()
  @available(iOS 18.0, *) public convenience init(tabs: [UITab])
  open var viewControllers: [UIViewController]? { get set }
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool)
  open var selectedViewController: UIViewController? { get set }
  open var selectedIndex: Int { get set }
  open var moreNavigationController: UINavigationController { get }
  open var customizableViewControllers: [UIViewController]? { get set }
  open var tabBar: UITabBar { get }
  weak open var delegate: (any UITabBarControllerDelegate)? { get set }
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  @available(iOS 18.0, *) open var mode: Mode { get set }
  @available(iOS 18.0, *) open var tabs: [UITab] { get set }
  @available(iOS 18.0, *) open var selectedTab: UITab? { get set }
  @available(iOS 18.0, *) open var sidebar: Sidebar { get }
  @available(iOS 18.0, *) open var isTabBarHidden: Bool { get set }
  @available(iOS 18.0, *) open func setTabBarHidden(_ hidden: Bool, animated: Bool)
  @available(iOS 18.0, *) @MainActor open class Sidebar: NSObject {
    open var isHidden: Bool { get set }
    open var headerContentConfiguration: (any UIContentConfiguration)? { get set }
    open var footerContentConfiguration: (any UIContentConfiguration)? { get set }
  }
}
@available(iOS 18.0, *) @MainActor open class UITab: NSObject {
  public init(title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil)
  open var title: String { get set }
  open var image: UIImage? { get set }
  open var identifier: String { get }
  open var viewController: UIViewController? { get }
  open var badgeValue: String? { get set }
}

@MainActor @preconcurrency @objc public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  @objc optional func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  @objc optional func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool
  @objc optional func splitViewController(_ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController) -> UIViewController?
  @objc optional func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool
  @available(iOS 14.0, *) @objc optional func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column
  @available(iOS 14.0, *) @objc optional func splitViewController(_ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode
  @available(iOS 14.0, *) @objc optional func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  @available(iOS 14.0, *) @objc optional func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  @objc optional func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  @objc optional func splitViewControllerDidExpand(_ svc: UISplitViewController)
  @objc optional func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController) -> UIInterfaceOrientationMask
}
@MainActor open class UISplitViewController: UIViewController {
  @objc public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
    @available(iOS, introduced: 8.0, deprecated: 14.0, renamed: "DisplayMode.secondaryOnly")
    public static var primaryHidden: DisplayMode { get }
    @available(iOS, introduced: 8.0, deprecated: 14.0, renamed: "DisplayMode.oneBesideSecondary")
    public static var allVisible: DisplayMode { get }
    @available(iOS, introduced: 8.0, deprecated: 14.0, renamed: "DisplayMode.oneOverSecondary")
    public static var primaryOverlay: DisplayMode { get }
  }
  @available(iOS 14.0, *) @objc public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
  @available(iOS 14.0, *) @objc public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  @available(iOS 14.0, *) @objc public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
  @objc public enum PrimaryEdge: Int, Sendable { case leading, trailing }
  public static let automaticDimension: CGFloat
  override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
  public required init?(coder: NSCoder)
  public convenience init()
  @available(iOS 14.0, *) public init(style: Style)
  weak open var delegate: (any UISplitViewControllerDelegate)? { get set }
  @available(iOS 14.0, *) open var style: Style { get }
  open var viewControllers: [UIViewController] { get set }
  @available(iOS 14.0, *) open func setViewController(_ vc: UIViewController?, for column: Column)
  @available(iOS 14.0, *) open func viewController(for column: Column) -> UIViewController?
  @available(iOS 14.0, *) open func hide(_ column: Column)
  @available(iOS 14.0, *) open func show(_ column: Column)
  @available(iOS 14.0, *) open var preferredSplitBehavior: SplitBehavior { get set }
  @available(iOS 14.0, *) open var splitBehavior: SplitBehavior { get }
  @available(iOS 14.0, *) open var showsSecondaryOnlyButton: Bool { get set }
  open var presentsWithGesture: Bool { get set }
  open var isCollapsed: Bool { get }
  open var preferredDisplayMode: DisplayMode { get set }
  open var displayMode: DisplayMode { get }
  open var displayModeButtonItem: UIBarButtonItem { get }
  open var preferredPrimaryColumnWidthFraction: CGFloat { get set }
  @available(iOS 14.0, *) open var preferredPrimaryColumnWidth: CGFloat { get set }
  open var minimumPrimaryColumnWidth: CGFloat { get set }
  open var maximumPrimaryColumnWidth: CGFloat { get set }
  open var primaryColumnWidth: CGFloat { get }
  @available(iOS 14.0, *) open var preferredSupplementaryColumnWidthFraction: CGFloat { get set }
  @available(iOS 14.0, *) open var supplementaryColumnWidth: CGFloat { get }
  @available(iOS 14.0, *) open var preferredSupplementaryColumnWidth: CGFloat { get set }
  open var primaryEdge: PrimaryEdge { get set }
  open func showDetail(_ sender: Any?)
}

@MainActor @preconcurrency @objc public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController?
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController?
  @objc optional func presentationCount(for pageViewController: UIPageViewController) -> Int
  @objc optional func presentationIndex(for pageViewController: UIPageViewController) -> Int
}
@MainActor @preconcurrency @objc public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  @objc optional func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  @objc optional func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}
@MainActor open class UIPageViewController: UIViewController {
  @objc public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  @objc public enum SpineLocation: Int, Sendable { case none, min, mid, max }
  @objc public enum NavigationDirection: Int, Sendable { case forward, reverse }
  @objc public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public struct OptionsKey: Hashable, RawRepresentable, Sendable, _BridgedToNSString {
    public let rawValue: String
    public init(rawValue: String)
    public static let interPageSpacing: OptionsKey
    public static let spineLocation: OptionsKey
  }
  public init(transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil)
  public required init?(coder: NSCoder)
  weak open var delegate: (any UIPageViewControllerDelegate)? { get set }
  weak open var dataSource: (any UIPageViewControllerDataSource)? { get set }
  open var transitionStyle: TransitionStyle { get }
  open var navigationOrientation: NavigationOrientation { get }
  open var spineLocation: SpineLocation { get }
  open var isDoubleSided: Bool { get set }
  open var gestureRecognizers: [UIGestureRecognizer] { get }
  open var viewControllers: [UIViewController]? { get }
  open func setViewControllers(_ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil)
}

@MainActor @preconcurrency @objc public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}
@MainActor @preconcurrency @objc public protocol UISearchControllerDelegate: NSObjectProtocol {
  @objc optional func willPresentSearchController(_ searchController: UISearchController)
  @objc optional func didPresentSearchController(_ searchController: UISearchController)
  @objc optional func willDismissSearchController(_ searchController: UISearchController)
  @objc optional func didDismissSearchController(_ searchController: UISearchController)
}
@MainActor open class UISearchController: UIViewController {
  override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
  public required init?(coder: NSCoder)
  public init(searchResultsController: UIViewController?)
  weak open var searchResultsUpdater: (any UISearchResultsUpdating)? { get set }
  weak open var delegate: (any UISearchControllerDelegate)? { get set }
  open var isActive: Bool { get set }
  open var obscuresBackgroundDuringPresentation: Bool { get set }
  open var hidesNavigationBarDuringPresentation: Bool { get set }
  open var automaticallyShowsCancelButton: Bool { get set }
  open var searchResultsController: UIViewController? { get }
  open var searchBar: UISearchBar { get }
}
@MainActor open class UIImagePickerController: UINavigationController {
  @objc public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  public struct InfoKey: Hashable, RawRepresentable, Sendable, _BridgedToNSString {
    public let rawValue: String
    public init(rawValue: String)
    public static let originalImage: InfoKey
    public static let editedImage: InfoKey
    public static let mediaType: InfoKey
  }
  override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
  public required init?(coder aDecoder: NSCoder)
  public convenience init()
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool
  open var sourceType: SourceType { get set }
  open var allowsEditing: Bool { get set }
}
@MainActor open class UIInputViewController: UIViewController {
  override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
  public required init?(coder: NSCoder)
}
@MainActor @preconcurrency @objc public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  @objc optional func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  @objc optional func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}
@MainActor open class UIDocumentPickerViewController: UIViewController {
  public required init?(coder: NSCoder)
  weak open var delegate: (any UIDocumentPickerDelegate)? { get set }
  open var allowsMultipleSelection: Bool { get set }
}
