// The application, its scenes and windows.

@MainActor open class UIResponder: NSObject {
  override public init()
  open var next: UIResponder? { get }
  open var canBecomeFirstResponder: Bool { get }
  @objc @discardableResult open func becomeFirstResponder() -> Bool
  open var canResignFirstResponder: Bool { get }
  @objc @discardableResult open func resignFirstResponder() -> Bool
  open var isFirstResponder: Bool { get }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?)
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?)
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?)
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?)
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?)
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?)
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?)
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?)
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool
  open func target(forAction action: Selector, withSender sender: Any?) -> Any?
  open var undoManager: UndoManager? { get }
  open var keyCommands: [UIKeyCommand]? { get }
  open var inputView: UIView? { get }
  open var inputAccessoryView: UIView? { get }
  open var inputViewController: UIInputViewController? { get }
  open func reloadInputViews()
  open var userActivity: NSUserActivity? { get set }
  open func updateUserActivityState(_ activity: NSUserActivity)
  open func buildMenu(with builder: any UIMenuBuilder)
  open func validate(_ command: UICommand)
  nonisolated open class var keyboardWillShowNotification: NSNotification.Name { get }
  nonisolated open class var keyboardDidShowNotification: NSNotification.Name { get }
  nonisolated open class var keyboardWillHideNotification: NSNotification.Name { get }
  nonisolated open class var keyboardDidHideNotification: NSNotification.Name { get }
  nonisolated open class var keyboardWillChangeFrameNotification: NSNotification.Name { get }
  nonisolated open class var keyboardDidChangeFrameNotification: NSNotification.Name { get }
  nonisolated open class var keyboardFrameBeginUserInfoKey: String { get }
  nonisolated open class var keyboardFrameEndUserInfoKey: String { get }
  nonisolated open class var keyboardAnimationDurationUserInfoKey: String { get }
  nonisolated open class var keyboardAnimationCurveUserInfoKey: String { get }
  nonisolated open class var keyboardIsLocalUserInfoKey: String { get }
}
open class UndoManager: NSObject {
  override public init()
  open func undo()
  open func redo()
  open var canUndo: Bool { get }
  open var canRedo: Bool { get }
}
extension UIResponder {
  @objc(editingCut:) open func cut(_ sender: Any?)
  @objc(editingCopy:) open func copy(_ sender: Any?)
  @objc(editingPaste:) open func paste(_ sender: Any?)
  @objc(editingSelectAll:) open func selectAll(_ sender: Any?)
}
@MainActor open class UITouch: NSObject {
  @objc public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
  open var timestamp: TimeInterval { get }
  open var phase: Phase { get }
  open var tapCount: Int { get }
  open var window: UIWindow? { get }
  open var view: UIView? { get }
  open var force: CGFloat { get }
  open var majorRadius: CGFloat { get }
  open func location(in view: UIView?) -> CGPoint
  open func previousLocation(in view: UIView?) -> CGPoint
}
@MainActor open class UIEvent: NSObject {
  @objc public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }
  @objc public enum EventSubtype: Int, Sendable { case none = 0, motionShake = 1 }
  open var type: EventType { get }
  open var subtype: EventSubtype { get }
  open var timestamp: TimeInterval { get }
  open var allTouches: Set<UITouch>? { get }
  open func touches(for view: UIView) -> Set<UITouch>?
  open func coalescedTouches(for touch: UITouch) -> [UITouch]?
}
@MainActor open class UIPress: NSObject {}
@MainActor open class UIPressesEvent: UIEvent {}

public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int)
  public static let invalid: UIBackgroundTaskIdentifier
}
@objc public enum UIStatusBarStyle: Int, Sendable { case `default` = 0, lightContent = 1, darkContent = 3 }
@objc public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
@objc public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

@MainActor open class UIApplication: UIResponder {
  @objc public enum State: Int, Sendable { case active, inactive, background }
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable, _BridgedToNSString {
    public let rawValue: String
    public init(rawValue: String)
    public static let url: LaunchOptionsKey
    public static let remoteNotification: LaunchOptionsKey
    public static let shortcutItem: LaunchOptionsKey
  }
  public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable, _BridgedToNSString {
    public let rawValue: String
    public init(rawValue: String)
    public static let sourceApplication: OpenURLOptionsKey
    public static let annotation: OpenURLOptionsKey
  }
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable, _BridgedToNSString {
    public let rawValue: String
    public init(rawValue: String)
    public static let universalLinksOnly: OpenExternalURLOptionsKey
  }
  open class var shared: UIApplication { get }
  open var delegate: (any UIApplicationDelegate)? { get set }
  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Should not be used for applications that support multiple scenes as it returns a key window across all connected scenes")
  open var keyWindow: UIWindow? { get }
  @available(iOS, introduced: 2.0, deprecated: 15.0, message: "Use UIWindowScene.windows on a relevant window scene instead")
  open var windows: [UIWindow] { get }
  open var connectedScenes: Set<UIScene> { get }
  open var openSessions: Set<UISceneSession> { get }
  open var supportsMultipleScenes: Bool { get }
  open func requestSceneSessionActivation(_ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil)
  @available(iOS 17.0, *) open func activateSceneSession(for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil)
  open func requestSceneSessionDestruction(_ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?, errorHandler: ((any Error) -> Void)? = nil)
  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession)
  open var applicationState: State { get }
  open var backgroundTimeRemaining: TimeInterval { get }
  open var isIdleTimerDisabled: Bool { get set }
  open var applicationIconBadgeNumber: Int { get set }
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil)
  open func canOpenURL(_ url: URL) -> Bool
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool
  open func sendEvent(_ event: UIEvent)
  open func registerForRemoteNotifications()
  open func unregisterForRemoteNotifications()
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask
  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the statusBarManager property of the window scene instead.")
  open var statusBarFrame: CGRect { get }
  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the interfaceOrientation property of the window scene instead.")
  open var statusBarOrientation: UIInterfaceOrientation { get }
  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the statusBarManager property of the window scene instead.")
  open var statusBarStyle: UIStatusBarStyle { get }
  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the statusBarManager property of the window scene instead.")
  open var isStatusBarHidden: Bool { get }
  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Provide a custom network activity UI in your app if desired.")
  open var isNetworkActivityIndicatorVisible: Bool { get set }
  open var preferredContentSizeCategory: UIContentSizeCategory { get }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }
  open var shortcutItems: [UIApplicationShortcutItem]? { get set }
  open var alternateIconName: String? { get }
  open var supportsAlternateIcons: Bool { get }
  open func setAlternateIconName(_ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil)
  @discardableResult open func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil) -> UIBackgroundTaskIdentifier
  open func beginBackgroundTask(withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil) -> UIBackgroundTaskIdentifier
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier)
  open var isProtectedDataAvailable: Bool { get }
  nonisolated open class var openSettingsURLString: String { get }
  nonisolated open class var didBecomeActiveNotification: NSNotification.Name { get }
  nonisolated open class var willResignActiveNotification: NSNotification.Name { get }
  nonisolated open class var didEnterBackgroundNotification: NSNotification.Name { get }
  nonisolated open class var willEnterForegroundNotification: NSNotification.Name { get }
  nonisolated open class var willTerminateNotification: NSNotification.Name { get }
  nonisolated open class var didFinishLaunchingNotification: NSNotification.Name { get }
  nonisolated open class var didReceiveMemoryWarningNotification: NSNotification.Name { get }
  nonisolated open class var significantTimeChangeNotification: NSNotification.Name { get }
  nonisolated open class var userDidTakeScreenshotNotification: NSNotification.Name { get }
  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use viewWillTransition(to size:with coordinator:) instead.")
  nonisolated open class var didChangeStatusBarOrientationNotification: NSNotification.Name { get }
}
@MainActor open class UIApplicationShortcutItem: NSObject {
  public init(type: String, localizedTitle: String)
  open var type: String { get }
  open var localizedTitle: String { get }
}

@MainActor @preconcurrency @objc public protocol UIApplicationDelegate: NSObjectProtocol {
  @objc optional func applicationDidFinishLaunching(_ application: UIApplication)
  @objc optional func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
  @objc optional func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
  @objc optional func applicationDidBecomeActive(_ application: UIApplication)
  @objc optional func applicationWillResignActive(_ application: UIApplication)
  @objc optional func applicationDidEnterBackground(_ application: UIApplication)
  @objc optional func applicationWillEnterForeground(_ application: UIApplication)
  @objc optional func applicationWillTerminate(_ application: UIApplication)
  @objc optional func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  @objc optional func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
  @objc optional func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([Any]?) -> Void) -> Bool
  @objc optional func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask
  @objc optional func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  @objc optional func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration
  @objc optional func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  @objc optional func application(_ application: UIApplication, handleEventsForBackgroundURLSession identifier: String, completionHandler: @escaping () -> Void)
  @objc optional var window: UIWindow? { get set }
}
extension UIApplicationDelegate { @MainActor @preconcurrency public static func main() }

// Scenes

@MainActor open class UIScene: UIResponder {
  @objc public enum ActivationState: Int, Sendable { case unattached = -1, foregroundActive, foregroundInactive, background }
  @MainActor open class ConnectionOptions: NSObject {
    open var urlContexts: Set<UIOpenURLContext> { get }
    open var userActivities: Set<NSUserActivity> { get }
    open var shortcutItem: UIApplicationShortcutItem? { get }
    open var sourceApplication: String? { get }
  }
  @MainActor open class ActivationRequestOptions: NSObject {
    override public init()
    open var requestingScene: UIScene? { get set }
  }
  public init(session: UISceneSession, connectionOptions: ConnectionOptions)
  open var session: UISceneSession { get }
  open var delegate: (any UISceneDelegate)? { get set }
  open var activationState: ActivationState { get }
  open var title: String! { get set }
  open func open(_ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil)
  @MainActor open class OpenExternalURLOptions: NSObject { override public init() }
  nonisolated open class var willConnectNotification: NSNotification.Name { get }
  nonisolated open class var didDisconnectNotification: NSNotification.Name { get }
  nonisolated open class var didActivateNotification: NSNotification.Name { get }
  nonisolated open class var willDeactivateNotification: NSNotification.Name { get }
  nonisolated open class var willEnterForegroundNotification: NSNotification.Name { get }
  nonisolated open class var didEnterBackgroundNotification: NSNotification.Name { get }
}
@MainActor open class UIOpenURLContext: NSObject { open var url: URL { get } }
@MainActor open class UISceneDestructionRequestOptions: NSObject { override public init() }
@MainActor open class UISceneSession: NSObject {
  public struct Role: Hashable, RawRepresentable, Sendable, _BridgedToNSString {
    public let rawValue: String
    public init(rawValue: String)
    public static let windowApplication: Role
    @available(iOS 16.0, *) public static let windowExternalDisplayNonInteractive: Role
  }
  open var scene: UIScene? { get }
  open var role: Role { get }
  open var configuration: UISceneConfiguration { get }
  open var persistentIdentifier: String { get }
  open var stateRestorationActivity: NSUserActivity? { get set }
  open var userInfo: [String: Any]? { get set }
}
@MainActor open class UISceneConfiguration: NSObject {
  public init(name: String?, sessionRole: UISceneSession.Role)
  open var name: String? { get }
  open var role: UISceneSession.Role { get }
  open var sceneClass: AnyClass? { get set }
  open var delegateClass: AnyClass? { get set }
  open var storyboard: UIStoryboard? { get set }
}
@available(iOS 17.0, *) public struct UISceneSessionActivationRequest {
  public init(role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil)
  public init(session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil)
}
@MainActor @preconcurrency @objc public protocol UISceneDelegate: NSObjectProtocol {
  @objc optional func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  @objc optional func sceneDidDisconnect(_ scene: UIScene)
  @objc optional func sceneDidBecomeActive(_ scene: UIScene)
  @objc optional func sceneWillResignActive(_ scene: UIScene)
  @objc optional func sceneWillEnterForeground(_ scene: UIScene)
  @objc optional func sceneDidEnterBackground(_ scene: UIScene)
  @objc optional func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  @objc optional func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  @objc optional func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}
@MainActor @preconcurrency @objc public protocol UIWindowSceneDelegate: UISceneDelegate {
  @objc optional var window: UIWindow? { get set }
  @available(iOS, introduced: 13.0, deprecated: 26.0, message: "Use windowScene(_:didUpdateEffectiveGeometry:) instead.")
  @objc optional func windowScene(_ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace, interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation, traitCollection previousTraitCollection: UITraitCollection)
  @objc optional func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)
}
@MainActor open class UISceneSizeRestrictions: NSObject {
  open var minimumSize: CGSize { get set }
  open var maximumSize: CGSize { get set }
}
@MainActor open class UIStatusBarManager: NSObject {
  open var statusBarStyle: UIStatusBarStyle { get }
  open var isStatusBarHidden: Bool { get }
  open var statusBarFrame: CGRect { get }
}
@MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
  override public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions)
  open var screen: UIScreen { get }
  open var interfaceOrientation: UIInterfaceOrientation { get }
  open var coordinateSpace: any UICoordinateSpace { get }
  open var traitCollection: UITraitCollection { get }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  open var sizeRestrictions: UISceneSizeRestrictions? { get }
  open var windows: [UIWindow] { get }
  @available(iOS 15.0, *) open var keyWindow: UIWindow? { get }
  open var statusBarManager: UIStatusBarManager? { get }
  @available(iOS 15.0, *) open var isFullScreen: Bool { get }
  @available(iOS 16.0, *) open var effectiveGeometry: UIWindowScene.Geometry { get }
  @available(iOS 16.0, *) open func requestGeometryUpdate(_ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil)
  @available(iOS 16.0, *) @MainActor open class Geometry: NSObject {
    open var interfaceOrientation: UIInterfaceOrientation { get }
    open var coordinateSpace: any UICoordinateSpace { get }
  }
  @available(iOS 16.0, *) @MainActor open class GeometryPreferences: NSObject {
    @available(iOS 16.0, *) @MainActor open class iOS: GeometryPreferences {
      public convenience init(interfaceOrientations: UIInterfaceOrientationMask)
      open var interfaceOrientations: UIInterfaceOrientationMask { get set }
    }
  }
  @available(iOS 15.0, *) @MainActor open class ActivationConfiguration: NSObject {
    public init(userActivity: NSUserActivity)
    public convenience init(userActivity: NSUserActivity, options: UIScene.ActivationRequestOptions?, preview: UITargetedPreview?)
    open var userActivity: NSUserActivity { get }
  }
  @available(iOS 15.0, *) @MainActor open class ActivationAction: UIAction {
    public convenience init(identifier: UIAction.Identifier? = nil, alternate: UIAction? = nil, _ configurationProvider: @escaping (UIWindowScene.ActivationAction) -> UIWindowScene.ActivationConfiguration?)
  }
}

@MainActor open class UIWindow: UIView {
  public struct Level: Hashable, Comparable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat)
    public init(_ rawValue: CGFloat)
    public static let normal: Level
    public static let alert: Level
    public static let statusBar: Level
    public static func < (lhs: Level, rhs: Level) -> Bool
    public static func + (lhs: Level, rhs: CGFloat) -> Level
    public static func - (lhs: Level, rhs: CGFloat) -> Level
  }
  public init(windowScene: UIWindowScene)
  override public init(frame: CGRect)
  public required init?(coder: NSCoder)
  public convenience init()
  weak open var windowScene: UIWindowScene? { get set }
  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the windowScene's screen property instead")
  open var screen: UIScreen { get set }
  open var windowLevel: Level { get set }
  open var isKeyWindow: Bool { get }
  open var canResizeToFitContent: Bool { get set }
  open func becomeKey()
  open func resignKey()
  open func makeKey()
  open func makeKeyAndVisible()
  open var rootViewController: UIViewController? { get set }
  open func sendEvent(_ event: UIEvent)
  nonisolated open class var didBecomeVisibleNotification: NSNotification.Name { get }
  nonisolated open class var didBecomeHiddenNotification: NSNotification.Name { get }
  nonisolated open class var didBecomeKeyNotification: NSNotification.Name { get }
  nonisolated open class var didResignKeyNotification: NSNotification.Name { get }
}
