// View controllers, presentation, transitions, alerts.

@objc public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2, none = -1, fullScreen = 0, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}
@objc public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }

@MainActor @preconcurrency @objc public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

@MainActor open class UIViewController: UIResponder, NSCoding, UIAppearanceContainer, UITraitEnvironment, UIContentContainer {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
  public required init?(coder: NSCoder)
  override public convenience init()
  open func encode(with coder: NSCoder)
  open var view: UIView! { get set }
  open func loadView()
  open func loadViewIfNeeded()
  open var viewIfLoaded: UIView? { get }
  open func viewDidLoad()
  open var isViewLoaded: Bool { get }
  open var nibName: String? { get }
  open var nibBundle: Bundle? { get }
  open var storyboard: UIStoryboard? { get }
  open func performSegue(withIdentifier identifier: String, sender: Any?)
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool
  open func prepare(for segue: UIStoryboardSegue, sender: Any?)
  open func viewWillAppear(_ animated: Bool)
  open func viewIsAppearing(_ animated: Bool)
  open func viewDidAppear(_ animated: Bool)
  open func viewWillDisappear(_ animated: Bool)
  open func viewDidDisappear(_ animated: Bool)
  open func viewWillLayoutSubviews()
  open func viewDidLayoutSubviews()
  open func updateViewConstraints()
  open var title: String? { get set }
  open func didReceiveMemoryWarning()
  weak open var parent: UIViewController? { get }
  open var presentedViewController: UIViewController? { get }
  open var presentingViewController: UIViewController? { get }
  open var definesPresentationContext: Bool { get set }
  open var providesPresentationContextTransitionStyle: Bool { get set }
  open var isBeingPresented: Bool { get }
  open var isBeingDismissed: Bool { get }
  open var isMovingToParent: Bool { get }
  open var isMovingFromParent: Bool { get }
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil)
  open var modalTransitionStyle: UIModalTransitionStyle { get set }
  open var modalPresentationStyle: UIModalPresentationStyle { get set }
  open var modalPresentationCapturesStatusBarAppearance: Bool { get set }
  open var isModalInPresentation: Bool { get set }
  open var disablesAutomaticKeyboardDismissal: Bool { get }
  open var edgesForExtendedLayout: UIRectEdge { get set }
  open var extendedLayoutIncludesOpaqueBars: Bool { get set }
  @available(iOS, introduced: 7.0, deprecated: 11.0, message: "Use UIScrollView's contentInsetAdjustmentBehavior instead")
  open var automaticallyAdjustsScrollViewInsets: Bool { get set }
  @available(iOS, introduced: 7.0, deprecated: 11.0, message: "Use view.safeAreaLayoutGuide.topAnchor instead of topLayoutGuide.bottomAnchor")
  open var topLayoutGuide: any UILayoutSupport { get }
  @available(iOS, introduced: 7.0, deprecated: 11.0, message: "Use view.safeAreaLayoutGuide.bottomAnchor instead of bottomLayoutGuide.topAnchor")
  open var bottomLayoutGuide: any UILayoutSupport { get }
  open var additionalSafeAreaInsets: UIEdgeInsets { get set }
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { get }
  open var viewRespectsSystemMinimumLayoutMargins: Bool { get set }
  open func viewLayoutMarginsDidChange()
  open func viewSafeAreaInsetsDidChange()
  open var preferredContentSize: CGSize { get set }
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
  open var traitCollection: UITraitCollection { get }
  @available(iOS, introduced: 8.0, deprecated: 17.0, message: "Use the trait change registration APIs declared in the UITraitChangeObservable protocol")
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  @available(iOS 17.0, *) open var traitOverrides: any UITraitOverrides { get set }
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle { get set }
  open var preferredStatusBarStyle: UIStatusBarStyle { get }
  open var prefersStatusBarHidden: Bool { get }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { get }
  open func setNeedsStatusBarAppearanceUpdate()
  open func setNeedsUpdateOfHomeIndicatorAutoHidden()
  open var prefersHomeIndicatorAutoHidden: Bool { get }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { get }
  open var childForStatusBarStyle: UIViewController? { get }
  open var childForStatusBarHidden: UIViewController? { get }
  open var shouldAutorotate: Bool { get }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { get }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { get }
  @available(iOS 16.0, *) open func setNeedsUpdateOfSupportedInterfaceOrientations()
  @available(iOS, introduced: 2.0, deprecated: 8.0, message: "Please use viewWillTransition(to:with:) instead")
  open var interfaceOrientation: UIInterfaceOrientation { get }
  open class func attemptRotationToDeviceOrientation()
  open func setEditing(_ editing: Bool, animated: Bool)
  open var isEditing: Bool { get set }
  open var editButtonItem: UIBarButtonItem { get }
  open var children: [UIViewController] { get }
  open func addChild(_ childController: UIViewController)
  open func removeFromParent()
  open func willMove(toParent parent: UIViewController?)
  open func didMove(toParent parent: UIViewController?)
  open func transition(from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController)
  open func show(_ vc: UIViewController, sender: Any?)
  open func showDetailViewController(_ vc: UIViewController, sender: Any?)
  weak open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? { get set }
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { get }
  open var presentationController: UIPresentationController? { get }
  @available(iOS 15.0, *) open var sheetPresentationController: UISheetPresentationController? { get }
  open var popoverPresentationController: UIPopoverPresentationController? { get }
  open var navigationItem: UINavigationItem { get }
  open var hidesBottomBarWhenPushed: Bool { get set }
  open var navigationController: UINavigationController? { get }
  open var toolbarItems: [UIBarButtonItem]? { get set }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool)
  open var tabBarItem: UITabBarItem! { get set }
  open var tabBarController: UITabBarController? { get }
  @available(iOS 18.0, *) open var tab: UITab? { get }
  open var splitViewController: UISplitViewController? { get }
  open func collapseSecondaryViewController(_ secondaryViewController: UIViewController, for splitViewController: UISplitViewController)
  open var restorationIdentifier: String? { get set }
  open func addKeyCommand(_ keyCommand: UIKeyCommand)
  open func removeKeyCommand(_ keyCommand: UIKeyCommand)
  @available(iOS 15.0, *) open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge)
  @available(iOS 17.0, *) open var contentUnavailableConfiguration: (any UIContentConfiguration)? { get set }
  nonisolated open class var showDetailTargetDidChangeNotification: NSNotification.Name { get }
}

@MainActor open class UIStoryboard: NSObject {
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?)
  open func instantiateInitialViewController() -> UIViewController?
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController
  @nonobjc public func instantiateInitialViewController<T: UIViewController>(creator: ((NSCoder) -> T?)? = nil) -> T?
  @nonobjc public func instantiateViewController<T: UIViewController>(identifier: String, creator: ((NSCoder) -> T?)? = nil) -> T
}
@MainActor open class UIStoryboardSegue: NSObject {
  public init(identifier: String?, source: UIViewController, destination: UIViewController)
  open var identifier: String? { get }
  open var source: UIViewController { get }
  open var destination: UIViewController { get }
  open func perform()
}
@MainActor open class UINib: NSObject {
  public init(nibName name: String, bundle bundleOrNil: Bundle?)
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any]
  public struct OptionsKey: Hashable, RawRepresentable, Sendable, _BridgedToNSString {
    public let rawValue: String
    public init(rawValue: String)
  }
}
extension Bundle {
  @MainActor @preconcurrency public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]?
}

// Transitions

public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable, _BridgedToNSString {
  public let rawValue: String
  public init(rawValue: String)
  public static let from: UITransitionContextViewControllerKey
  public static let to: UITransitionContextViewControllerKey
}
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable, _BridgedToNSString {
  public let rawValue: String
  public init(rawValue: String)
  public static let from: UITransitionContextViewKey
  public static let to: UITransitionContextViewKey
}
@MainActor @preconcurrency @objc public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  var initiallyInteractive: Bool { get }
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }
  var transitionDuration: TimeInterval { get }
  var percentComplete: CGFloat { get }
  var containerView: UIView { get }
  var targetTransform: CGAffineTransform { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}
@MainActor @preconcurrency @objc public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  @objc(animateAlongsideTransition:completion:)
  @discardableResult func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?, completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}
extension UIViewControllerTransitionCoordinator {
  @MainActor @preconcurrency @discardableResult public func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool
}
@MainActor @preconcurrency @objc public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  func completeTransition(_ didComplete: Bool)
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  func initialFrame(for vc: UIViewController) -> CGRect
  func finalFrame(for vc: UIViewController) -> CGRect
}
@MainActor @preconcurrency @objc public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  @objc optional func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating
  @objc optional func animationEnded(_ transitionCompleted: Bool)
}
@MainActor @preconcurrency @objc public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}
@MainActor open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  override public init()
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  open func update(_ percentComplete: CGFloat)
  open func cancel()
  open func finish()
  open var percentComplete: CGFloat { get }
  open var completionSpeed: CGFloat { get set }
}
@MainActor @preconcurrency @objc public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  @objc optional func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  @objc optional func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  @objc optional func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
  @objc optional func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
  @objc optional func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController?
}

// Presentation controllers

@MainActor @preconcurrency @objc public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  @objc optional func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  @objc(adaptivePresentationStyleForPresentationController:traitCollection:) optional func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
  @objc optional func presentationController(_ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> UIViewController?
  @objc optional func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  @objc optional func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  @objc optional func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  @objc optional func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}
@MainActor open class UIPresentationController: NSObject, UIAppearanceContainer, UITraitEnvironment, UIContentContainer {
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?)
  open var presentingViewController: UIViewController { get }
  open var presentedViewController: UIViewController { get }
  open var presentationStyle: UIModalPresentationStyle { get }
  open var containerView: UIView? { get }
  weak open var delegate: (any UIAdaptivePresentationControllerDelegate)? { get set }
  open var adaptivePresentationStyle: UIModalPresentationStyle { get }
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle
  open func containerViewWillLayoutSubviews()
  open func containerViewDidLayoutSubviews()
  open var presentedView: UIView? { get }
  open var frameOfPresentedViewInContainerView: CGRect { get }
  open var shouldPresentInFullscreen: Bool { get }
  open var shouldRemovePresentersView: Bool { get }
  open func presentationTransitionWillBegin()
  open func presentationTransitionDidEnd(_ completed: Bool)
  open func dismissalTransitionWillBegin()
  open func dismissalTransitionDidEnd(_ completed: Bool)
  open var traitCollection: UITraitCollection { get }
  @available(iOS, introduced: 8.0, deprecated: 17.0, message: "Use the trait change registration APIs declared in the UITraitChangeObservable protocol")
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  open var overrideTraitCollection: UITraitCollection? { get set }
  open var preferredContentSize: CGSize { get }
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
public struct UIPopoverArrowDirection: OptionSet, Sendable, _BridgedToNSNumber {
  public let rawValue: UInt
  public init(rawValue: UInt)
  public static var up: UIPopoverArrowDirection { get }
  public static var down: UIPopoverArrowDirection { get }
  public static var left: UIPopoverArrowDirection { get }
  public static var right: UIPopoverArrowDirection { get }
  public static var any: UIPopoverArrowDirection { get }
  public static var unknown: UIPopoverArrowDirection { get }
}
@MainActor @preconcurrency @objc public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  @objc optional func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}
@MainActor @preconcurrency @objc public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}
extension UIView: UIPopoverPresentationControllerSourceItem {}
@MainActor open class UIPopoverPresentationController: UIPresentationController {
  override public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?)
  open var permittedArrowDirections: UIPopoverArrowDirection { get set }
  open var sourceView: UIView? { get set }
  open var sourceRect: CGRect { get set }
  @available(iOS 16.0, *) open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { get set }
  open var canOverlapSourceViewRect: Bool { get set }
  open var barButtonItem: UIBarButtonItem? { get set }
  open var arrowDirection: UIPopoverArrowDirection { get }
  open var passthroughViews: [UIView]? { get set }
  open var backgroundColor: UIColor? { get set }
  open var popoverLayoutMargins: UIEdgeInsets { get set }
}
@available(iOS 15.0, *) @MainActor @preconcurrency @objc public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  @objc optional func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
}
@available(iOS 15.0, *) @MainActor open class UISheetPresentationController: UIPresentationController {
  @MainActor open class Detent: NSObject {
    public struct Identifier: Hashable, RawRepresentable, Sendable, _BridgedToNSString {
      public let rawValue: String
      public init(rawValue: String)
      public init(_ rawValue: String)
      public static let medium: Identifier
      public static let large: Identifier
    }
    open class func medium() -> Self
    open class func large() -> Self
    @available(iOS 16.0, *) @nonobjc public class func custom(identifier: Identifier? = nil, resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?) -> UISheetPresentationController.Detent
    @available(iOS 16.0, *) open var identifier: Identifier { get }
  }
  override public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?)
  open var prefersEdgeAttachedInCompactHeight: Bool { get set }
  open var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool { get set }
  open var prefersGrabberVisible: Bool { get set }
  open var prefersScrollingExpandsWhenScrolledToEdge: Bool { get set }
  open var preferredCornerRadius: CGFloat { get set }
  open var detents: [Detent] { get set }
  open var selectedDetentIdentifier: Detent.Identifier? { get set }
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { get set }
  open var sourceView: UIView? { get set }
  open func animateChanges(_ changes: () -> Void)
  @available(iOS 16.0, *) open func invalidateDetents()
}
@available(iOS 16.0, *) @MainActor @preconcurrency @objc public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}

// Alerts and sharing

@MainActor open class UIAlertAction: NSObject {
  @objc public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil)
  open var title: String? { get }
  open var style: Style { get }
  open var isEnabled: Bool { get set }
}
@MainActor open class UIAlertController: UIViewController {
  @objc public enum Style: Int, Sendable { case actionSheet, alert }
  override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
  public required init?(coder: NSCoder)
  public convenience init(title: String?, message: String?, preferredStyle: Style)
  open func addAction(_ action: UIAlertAction)
  open var actions: [UIAlertAction] { get }
  open var preferredAction: UIAlertAction? { get set }
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil)
  open var textFields: [UITextField]? { get }
  open var message: String? { get set }
  open var preferredStyle: Style { get }
}
@MainActor open class UIActivity: NSObject {
  public struct ActivityType: Hashable, RawRepresentable, Sendable, _BridgedToNSString {
    public let rawValue: String
    public init(rawValue: String)
    public init(_ rawValue: String)
    public static let copyToPasteboard: ActivityType
    public static let mail: ActivityType
    public static let message: ActivityType
    public static let saveToCameraRoll: ActivityType
  }
  override public init()
}
@MainActor open class UIActivityViewController: UIViewController {
  public init(activityItems: [Any], applicationActivities: [UIActivity]?)
  public required init?(coder: NSCoder)
  open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)? { get set }
  open var excludedActivityTypes: [UIActivity.ActivityType]? { get set }
}
@MainActor @preconcurrency @objc public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  @objc optional func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  @objc optional func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
