// View animations and transitions.

extension UIView {
  @objc public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
  public struct AnimationOptions: OptionSet, Sendable, _BridgedToNSNumber {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static var layoutSubviews: AnimationOptions { get }
    public static var allowUserInteraction: AnimationOptions { get }
    public static var beginFromCurrentState: AnimationOptions { get }
    public static var `repeat`: AnimationOptions { get }
    public static var autoreverse: AnimationOptions { get }
    public static var overrideInheritedDuration: AnimationOptions { get }
    public static var showHideTransitionViews: AnimationOptions { get }
    public static var curveEaseInOut: AnimationOptions { get }
    public static var curveEaseIn: AnimationOptions { get }
    public static var curveEaseOut: AnimationOptions { get }
    public static var curveLinear: AnimationOptions { get }
    public static var transitionFlipFromLeft: AnimationOptions { get }
    public static var transitionFlipFromRight: AnimationOptions { get }
    public static var transitionCrossDissolve: AnimationOptions { get }
    public static var preferredFramesPerSecond60: AnimationOptions { get }
  }
  public struct KeyframeAnimationOptions: OptionSet, Sendable, _BridgedToNSNumber {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static var calculationModeLinear: KeyframeAnimationOptions { get }
    public static var calculationModeCubic: KeyframeAnimationOptions { get }
    public static var `repeat`: KeyframeAnimationOptions { get }
    public static var autoreverse: KeyframeAnimationOptions { get }
    public static var allowUserInteraction: KeyframeAnimationOptions { get }
    public static var beginFromCurrentState: KeyframeAnimationOptions { get }
  }
  @objc open class func animate(withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil)
  @objc open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil)
  @objc(animateWithDuration:animations:) open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void)
  @objc open class func animate(withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil)
  @available(iOS 17.0, *) @nonobjc public static func animate(springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0, options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil)
  @objc open class func transition(with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
  @objc open class func transition(from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil)
  @objc open class func animateKeyframes(withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil)
  @objc open class func addKeyframe(withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void)
  @objc open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void)
  @objc open class func setAnimationsEnabled(_ enabled: Bool)
  @objc open class var areAnimationsEnabled: Bool { get }
  @objc open class var inheritedAnimationDuration: TimeInterval { get }
}

@MainActor @preconcurrency @objc public protocol UITimingCurveProvider: NSCoding, NSCopying {}
@MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  override public init()
  public init(dampingRatio ratio: CGFloat)
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector)
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector)
  public required init?(coder: NSCoder)
  open func encode(with coder: NSCoder)
  open func copy(with zone: NSZone? = nil) -> Any
}
@MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  override public init()
  public init(animationCurve curve: UIView.AnimationCurve)
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint)
  public required init?(coder: NSCoder)
  open func encode(with coder: NSCoder)
  open func copy(with zone: NSZone? = nil) -> Any
}
@objc public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }
@objc public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }
@MainActor @preconcurrency @objc public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
@MainActor @preconcurrency @objc public protocol UIViewImplicitlyAnimating: UIViewAnimating {}
@MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  override public init()
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider)
  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil)
  public convenience init(duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil)
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil)
  @discardableResult open class func runningPropertyAnimator(withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [], animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil) -> Self
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  open func addAnimations(_ animation: @escaping () -> Void)
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
  open var duration: TimeInterval { get }
  open var isInterruptible: Bool { get set }
  open var scrubsLinearly: Bool { get set }
  open var pausesOnCompletion: Bool { get set }
  open var state: UIViewAnimatingState { get }
  open var isRunning: Bool { get }
  open var isReversed: Bool { get set }
  open var fractionComplete: CGFloat { get set }
  open func startAnimation()
  open func startAnimation(afterDelay delay: TimeInterval)
  open func pauseAnimation()
  open func stopAnimation(_ withoutFinishing: Bool)
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
