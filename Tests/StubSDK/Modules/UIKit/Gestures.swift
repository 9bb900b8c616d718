// Gesture recognizers, menus, actions, drag and pointer, haptics, accessibility, pasteboard.

@MainActor @preconcurrency @objc public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  @objc optional func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  @objc optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool
  @objc optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool
  @objc optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool
  @objc optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}
@MainActor open class UIGestureRecognizer: NSObject {
  @objc public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static var recognized: State { get }
  }
  public init(target: Any?, action: Selector?)
  override public convenience init()
  open func addTarget(_ target: Any, action: Selector)
  open func removeTarget(_ target: Any?, action: Selector?)
  open var state: State { get set }
  weak open var delegate: (any UIGestureRecognizerDelegate)? { get set }
  open var isEnabled: Bool { get set }
  open var view: UIView? { get }
  open var cancelsTouchesInView: Bool { get set }
  open var delaysTouchesBegan: Bool { get set }
  open var delaysTouchesEnded: Bool { get set }
  open var numberOfTouches: Int { get }
  open var name: String? { get set }
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer)
  open func location(in view: UIView?) -> CGPoint
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint
  open func reset()
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent)
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent)
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent)
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent)
}
@_inheritsConvenienceInitializers @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  override public init(target: Any?, action: Selector?)
  open var numberOfTapsRequired: Int { get set }
  open var numberOfTouchesRequired: Int { get set }
}
@_inheritsConvenienceInitializers @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  override public init(target: Any?, action: Selector?)
  open var minimumPressDuration: TimeInterval { get set }
  open var allowableMovement: CGFloat { get set }
}
@_inheritsConvenienceInitializers @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  override public init(target: Any?, action: Selector?)
  open var minimumNumberOfTouches: Int { get set }
  open var maximumNumberOfTouches: Int { get set }
  open func translation(in view: UIView?) -> CGPoint
  open func setTranslation(_ translation: CGPoint, in view: UIView?)
  open func velocity(in view: UIView?) -> CGPoint
}
@_inheritsConvenienceInitializers @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  override public init(target: Any?, action: Selector?)
  open var edges: UIRectEdge { get set }
}
@_inheritsConvenienceInitializers @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  override public init(target: Any?, action: Selector?)
  open var scale: CGFloat { get set }
  open var velocity: CGFloat { get }
}
@_inheritsConvenienceInitializers @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  override public init(target: Any?, action: Selector?)
  open var rotation: CGFloat { get set }
  open var velocity: CGFloat { get }
}
@_inheritsConvenienceInitializers @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable, _BridgedToNSNumber {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static var right: Direction { get }
    public static var left: Direction { get }
    public static var up: Direction { get }
    public static var down: Direction { get }
  }
  override public init(target: Any?, action: Selector?)
  open var direction: Direction { get set }
  open var numberOfTouchesRequired: Int { get set }
}
@_inheritsConvenienceInitializers @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  override public init(target: Any?, action: Selector?)
}

// Menus

@MainActor open class UIMenuElement: NSObject {
  @objc public enum State: Int, Sendable { case off, on, mixed }
  public struct Attributes: OptionSet, Sendable, _BridgedToNSNumber {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static var disabled: Attributes { get }
    public static var destructive: Attributes { get }
    public static var hidden: Attributes { get }
    @available(iOS 16.0, *) public static var keepsMenuPresented: Attributes { get }
  }
  open var title: String { get }
  open var image: UIImage? { get }
  @available(iOS 15.0, *) open var subtitle: String? { get set }
}
@MainActor open class UIAction: UIMenuElement {
  public struct Identifier: Hashable, RawRepresentable, Sendable, _BridgedToNSString {
    public let rawValue: String
    public init(rawValue: String)
    public init(_ rawValue: String)
  }
  public typealias Handler = (UIAction) -> Void
  @nonobjc public convenience init(title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping Handler)
  @available(iOS 15.0, *) @nonobjc public convenience init(title: String = "", subtitle: String?, image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping Handler)
  override open var title: String { get set }
  override open var image: UIImage? { get set }
  open var identifier: Identifier { get }
  open var attributes: UIMenuElement.Attributes { get set }
  open var state: UIMenuElement.State { get set }
  open var sender: Any? { get }
}
@MainActor open class UIMenu: UIMenuElement {
  public struct Identifier: Hashable, RawRepresentable, Sendable, _BridgedToNSString {
    public let rawValue: String
    public init(rawValue: String)
    public init(_ rawValue: String)
    public static let file: Identifier
    public static let edit: Identifier
    public static let view: Identifier
    public static let application: Identifier
  }
  public struct Options: OptionSet, Sendable, _BridgedToNSNumber {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static var displayInline: Options { get }
    public static var destructive: Options { get }
    @available(iOS 15.0, *) public static var singleSelection: Options { get }
  }
  @nonobjc public convenience init(title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = [])
  open var identifier: Identifier { get }
  open var options: Options { get }
  open var children: [UIMenuElement] { get }
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu
}
@available(iOS 14.0, *) @MainActor open class UIDeferredMenuElement: UIMenuElement {
  public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void)
  @available(iOS 15.0, *) open class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> Self
}
@MainActor open class UICommand: UIMenuElement {}
public struct UIKeyModifierFlags: OptionSet, Sendable, _BridgedToNSNumber {
  public let rawValue: Int
  public init(rawValue: Int)
  public static var alphaShift: UIKeyModifierFlags { get }
  public static var shift: UIKeyModifierFlags { get }
  public static var control: UIKeyModifierFlags { get }
  public static var alternate: UIKeyModifierFlags { get }
  public static var command: UIKeyModifierFlags { get }
}
@MainActor open class UIKeyCommand: UICommand {
  @nonobjc public convenience init(title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil)
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector)
  open var input: String? { get }
  open var modifierFlags: UIKeyModifierFlags { get }
  open var discoverabilityTitle: String? { get set }
  nonisolated open class var inputUpArrow: String { get }
  nonisolated open class var inputDownArrow: String { get }
  nonisolated open class var inputLeftArrow: String { get }
  nonisolated open class var inputRightArrow: String { get }
  nonisolated open class var inputEscape: String { get }
}
@MainActor @preconcurrency @objc public protocol UIMenuBuilder: NSObjectProtocol {}
@MainActor open class UIContextMenuConfiguration: NSObject {
  @available(iOS 16.0, *) @objc public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }
  @nonobjc public convenience init(identifier: NSString? = nil, previewProvider: (() -> UIViewController?)? = nil, actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil)
}
@MainActor @preconcurrency @objc public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration?
}
@MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  public init(delegate: any UIContextMenuInteractionDelegate)
  weak open var view: UIView? { get }
  open func willMove(to view: UIView?)
  open func didMove(to view: UIView?)
}
@MainActor open class UITargetedPreview: NSObject { public convenience init(view: UIView) }
@MainActor @preconcurrency @objc public protocol UIPointerInteractionDelegate: NSObjectProtocol {}
@available(iOS 13.4, *) @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  public init(delegate: (any UIPointerInteractionDelegate)?)
  weak open var view: UIView? { get }
  open func willMove(to view: UIView?)
  open func didMove(to view: UIView?)
}

// Haptics

@MainActor open class UIFeedbackGenerator: NSObject {
  override public init()
  open func prepare()
}
@MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  @objc public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  override public init()
  public init(style: FeedbackStyle)
  open func impactOccurred()
  open func impactOccurred(intensity: CGFloat)
}
@MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  override public init()
  open func selectionChanged()
}
@MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  @objc public enum FeedbackType: Int, Sendable { case success, warning, error }
  override public init()
  open func notificationOccurred(_ notificationType: FeedbackType)
}

// Accessibility

public struct UIAccessibilityTraits: OptionSet, Sendable, _BridgedToNSNumber {
  public let rawValue: UInt64
  public init(rawValue: UInt64)
  public static let none: UIAccessibilityTraits
  public static let button: UIAccessibilityTraits
  public static let link: UIAccessibilityTraits
  public static let header: UIAccessibilityTraits
  public static let image: UIAccessibilityTraits
  public static let selected: UIAccessibilityTraits
  public static let staticText: UIAccessibilityTraits
  public static let adjustable: UIAccessibilityTraits
  public static let notEnabled: UIAccessibilityTraits
  public static let updatesFrequently: UIAccessibilityTraits
}
extension NSObject {
  @MainActor @preconcurrency @objc dynamic open var isAccessibilityElement: Bool { get set }
  @MainActor @preconcurrency @objc dynamic open var accessibilityHint: String? { get set }
  @MainActor @preconcurrency @objc dynamic open var accessibilityValue: String? { get set }
  @MainActor @preconcurrency @objc dynamic open var accessibilityTraits: UIAccessibilityTraits { get set }
  @MainActor @preconcurrency @objc dynamic open var accessibilityElements: [Any]? { get set }
  @MainActor @preconcurrency @objc dynamic open var accessibilityFrame: CGRect { get set }
  @MainActor @preconcurrency @objc dynamic open var accessibilityElementsHidden: Bool { get set }
  @MainActor @preconcurrency @objc dynamic open var accessibilityViewIsModal: Bool { get set }
  @MainActor @preconcurrency @objc dynamic open var shouldGroupAccessibilityChildren: Bool { get set }
  @MainActor @preconcurrency @objc dynamic open func accessibilityActivate() -> Bool
  @MainActor @preconcurrency @objc dynamic open func accessibilityIncrement()
  @MainActor @preconcurrency @objc dynamic open func accessibilityDecrement()
}
extension UIView {
  @objc open var accessibilityIdentifier: String? { get set }
  @objc open var accessibilityIgnoresInvertColors: Bool { get set }
}
extension UIBarItem { @objc open var accessibilityIdentifier: String? { get set } }
extension UIImage { @objc open var accessibilityIdentifier: String? { get set } }
public enum UIAccessibility {
  public struct Notification: Hashable, RawRepresentable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32)
    public static let screenChanged: Notification
    public static let layoutChanged: Notification
    public static let announcement: Notification
  }
  @MainActor @preconcurrency public static var isVoiceOverRunning: Bool { get }
  @MainActor @preconcurrency public static var isReduceMotionEnabled: Bool { get }
  @MainActor @preconcurrency public static var isReduceTransparencyEnabled: Bool { get }
  @MainActor @preconcurrency public static var isBoldTextEnabled: Bool { get }
  @MainActor @preconcurrency public static var isSwitchControlRunning: Bool { get }
  @MainActor @preconcurrency public static func post(notification: Notification, argument: Any?)
  public static let voiceOverStatusDidChangeNotification: NSNotification.Name
  public static let reduceMotionStatusDidChangeNotification: NSNotification.Name
}
open class UIPasteboard: NSObject {
  open class var general: UIPasteboard { get }
  open var string: String? { get set }
  open var strings: [String]? { get set }
  open var url: URL? { get set }
  open var image: UIImage? { get set }
  open var hasStrings: Bool { get }
}
@MainActor open class UIDynamicAnimator: NSObject {
  public init(referenceView view: UIView)
}
@MainActor @preconcurrency @objc public protocol UIDragInteractionDelegate: NSObjectProtocol {}
@MainActor @preconcurrency @objc public protocol UIDropInteractionDelegate: NSObjectProtocol {}
