// Screens and devices.

@objc public enum UIScreenOverscanCompensation: Int, Sendable { case scale, insetBounds, none }

@MainActor @preconcurrency @objc public protocol UICoordinateSpace: NSObjectProtocol {
  @objc(convertPoint:toCoordinateSpace:) func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  @objc(convertPoint:fromCoordinateSpace:) func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  @objc(convertRect:toCoordinateSpace:) func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  @objc(convertRect:fromCoordinateSpace:) func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  var bounds: CGRect { get }
}

@MainActor open class UIScreen: NSObject, UITraitEnvironment {
  override public init()
  @available(iOS, introduced: 3.2, deprecated: 16.0, message: "Use UIApplication.shared.openSessions to find open sessions with scenes from other screens")
  open class var screens: [UIScreen] { get }
  @available(iOS, introduced: 2.0, deprecated: 100000, message: "Use a UIScreen instance found through context instead (i.e, view.window.windowScene.screen), or for properties like UIScreen.scale with trait equivalents, use a traitCollection found through context.")
  open class var main: UIScreen { get }
  open var bounds: CGRect { get }
  open var scale: CGFloat { get }
  open var nativeBounds: CGRect { get }
  open var nativeScale: CGFloat { get }
  open var mirrored: UIScreen? { get }
  open var brightness: CGFloat { get set }
  open var wantsSoftwareDimming: Bool { get set }
  open var coordinateSpace: any UICoordinateSpace { get }
  open var fixedCoordinateSpace: any UICoordinateSpace { get }
  open var availableModes: [UIScreenMode] { get }
  open var preferredMode: UIScreenMode? { get }
  open var currentMode: UIScreenMode? { get set }
  open var overscanCompensation: UIScreenOverscanCompensation { get set }
  open var overscanCompensationInsets: UIEdgeInsets { get }
  open var maximumFramesPerSecond: Int { get }
  @available(iOS 13.0, *) open var calibratedLatency: TimeInterval { get }
  open var isCaptured: Bool { get }
  @available(iOS 16.0, *) open var currentEDRHeadroom: CGFloat { get }
  @available(iOS 16.0, *) open var potentialEDRHeadroom: CGFloat { get }
  open var traitCollection: UITraitCollection { get }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink?
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView
  nonisolated open class var didConnectNotification: NSNotification.Name { get }
  nonisolated open class var didDisconnectNotification: NSNotification.Name { get }
  nonisolated open class var modeDidChangeNotification: NSNotification.Name { get }
  nonisolated open class var brightnessDidChangeNotification: NSNotification.Name { get }
  nonisolated open class var capturedDidChangeNotification: NSNotification.Name { get }
}
@MainActor open class UIScreenMode: NSObject {
  open var size: CGSize { get }
  open var pixelAspectRatio: CGFloat { get }
}

@objc public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}
extension UIDeviceOrientation {
  public var isPortrait: Bool { get }
  public var isLandscape: Bool { get }
  public var isFlat: Bool { get }
  public var isValidInterfaceOrientation: Bool { get }
}
@objc public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
}
extension UIInterfaceOrientation {
  public var isPortrait: Bool { get }
  public var isLandscape: Bool { get }
}
public struct UIInterfaceOrientationMask: OptionSet, Sendable, _BridgedToNSNumber {
  public let rawValue: UInt
  public init(rawValue: UInt)
  public static var portrait: UIInterfaceOrientationMask { get }
  public static var landscapeLeft: UIInterfaceOrientationMask { get }
  public static var landscapeRight: UIInterfaceOrientationMask { get }
  public static var portraitUpsideDown: UIInterfaceOrientationMask { get }
  public static var landscape: UIInterfaceOrientationMask { get }
  public static var all: UIInterfaceOrientationMask { get }
  public static var allButUpsideDown: UIInterfaceOrientationMask { get }
}

@MainActor open class UIDevice: NSObject {
  @objc public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
  open class var current: UIDevice { get }
  open var name: String { get }
  open var model: String { get }
  open var localizedModel: String { get }
  open var systemName: String { get }
  open var systemVersion: String { get }
  open var orientation: UIDeviceOrientation { get }
  open var identifierForVendor: UUID? { get }
  open var isGeneratingDeviceOrientationNotifications: Bool { get }
  open func beginGeneratingDeviceOrientationNotifications()
  open func endGeneratingDeviceOrientationNotifications()
  open var isBatteryMonitoringEnabled: Bool { get set }
  open var batteryState: BatteryState { get }
  open var batteryLevel: Float { get }
  open var isProximityMonitoringEnabled: Bool { get set }
  open var proximityState: Bool { get }
  open var isMultitaskingSupported: Bool { get }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { get }
  open func playInputClick()
  nonisolated open class var orientationDidChangeNotification: NSNotification.Name { get }
  nonisolated open class var batteryStateDidChangeNotification: NSNotification.Name { get }
  nonisolated open class var batteryLevelDidChangeNotification: NSNotification.Name { get }
  nonisolated open class var proximityStateDidChangeNotification: NSNotification.Name { get }
}
@available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use -[UIDevice userInterfaceIdiom] directly.")
@MainActor @preconcurrency public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom
