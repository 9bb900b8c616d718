// Layers and their animations. CALayer is not isolated to the main actor.

@_exported import Foundation

@frozen public struct CATransform3D: Equatable, Sendable {
  public var m11: CGFloat
  public var m12: CGFloat
  public var m13: CGFloat
  public var m14: CGFloat
  public var m21: CGFloat
  public var m22: CGFloat
  public var m23: CGFloat
  public var m24: CGFloat
  public var m31: CGFloat
  public var m32: CGFloat
  public var m33: CGFloat
  public var m34: CGFloat
  public var m41: CGFloat
  public var m42: CGFloat
  public var m43: CGFloat
  public var m44: CGFloat
  public init()
  public static func == (lhs: CATransform3D, rhs: CATransform3D) -> Bool
}
public let CATransform3DIdentity: CATransform3D
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D
public func CATransform3DRotate(_ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D
public func CACurrentMediaTime() -> TimeInterval

public struct CACornerMask: OptionSet, Sendable, _BridgedToNSNumber {
  public let rawValue: UInt
  public init(rawValue: UInt)
  public static var layerMinXMinYCorner: CACornerMask { get }
  public static var layerMaxXMinYCorner: CACornerMask { get }
  public static var layerMinXMaxYCorner: CACornerMask { get }
  public static var layerMaxXMaxYCorner: CACornerMask { get }
}
public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable, _BridgedToNSString {
  public let rawValue: String
  public init(rawValue: String)
  public static let circular: CALayerCornerCurve
  public static let continuous: CALayerCornerCurve
}
public struct CALayerContentsGravity: Hashable, RawRepresentable, Sendable, _BridgedToNSString {
  public let rawValue: String
  public init(rawValue: String)
  public static let center: CALayerContentsGravity
  public static let resize: CALayerContentsGravity
  public static let resizeAspect: CALayerContentsGravity
  public static let resizeAspectFill: CALayerContentsGravity
}
public struct CALayerContentsFilter: Hashable, RawRepresentable, Sendable, _BridgedToNSString {
  public let rawValue: String
  public init(rawValue: String)
  public static let nearest: CALayerContentsFilter
  public static let linear: CALayerContentsFilter
  public static let trilinear: CALayerContentsFilter
}

@objc public protocol CAAction {}
@objc public protocol CALayerDelegate: NSObjectProtocol {
  @objc optional func display(_ layer: CALayer)
  @objc optional func draw(_ layer: CALayer, in ctx: CGContext)
  @objc optional func layerWillDraw(_ layer: CALayer)
  @objc optional func layoutSublayers(of layer: CALayer)
  @objc optional func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}
@objc public protocol CAMediaTiming {
  var beginTime: TimeInterval { get set }
  var duration: TimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: TimeInterval { get set }
  var repeatCount: Float { get set }
  var autoreverses: Bool { get set }
}

open class CALayer: NSObject, NSSecureCoding, CAMediaTiming {
  override public init()
  public init(layer: Any)
  public required init?(coder: NSCoder)
  open func encode(with coder: NSCoder)
  public static var supportsSecureCoding: Bool { get }
  open func presentation() -> Self?
  open func model() -> Self
  open class func defaultValue(forKey key: String) -> Any?
  open class func needsDisplay(forKey key: String) -> Bool
  open class func defaultAction(forKey event: String) -> (any CAAction)?
  open var bounds: CGRect { get set }
  open var position: CGPoint { get set }
  open var zPosition: CGFloat { get set }
  open var anchorPoint: CGPoint { get set }
  open var transform: CATransform3D { get set }
  open var sublayerTransform: CATransform3D { get set }
  open func affineTransform() -> CGAffineTransform
  open func setAffineTransform(_ m: CGAffineTransform)
  open var frame: CGRect { get set }
  open var isHidden: Bool { get set }
  open var isDoubleSided: Bool { get set }
  open var isGeometryFlipped: Bool { get set }
  open var superlayer: CALayer? { get }
  open var sublayers: [CALayer]? { get set }
  open func removeFromSuperlayer()
  open func addSublayer(_ layer: CALayer)
  open func insertSublayer(_ layer: CALayer, at idx: UInt32)
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?)
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?)
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer)
  open var mask: CALayer? { get set }
  open var masksToBounds: Bool { get set }
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect
  open func hitTest(_ p: CGPoint) -> CALayer?
  open func contains(_ p: CGPoint) -> Bool
  open var contents: Any? { get set }
  open var contentsRect: CGRect { get set }
  open var contentsGravity: CALayerContentsGravity { get set }
  open var contentsScale: CGFloat { get set }
  open var contentsCenter: CGRect { get set }
  open var minificationFilter: CALayerContentsFilter { get set }
  open var magnificationFilter: CALayerContentsFilter { get set }
  open var isOpaque: Bool { get set }
  open func display()
  open func setNeedsDisplay()
  open func setNeedsDisplay(_ r: CGRect)
  open func displayIfNeeded()
  open var needsDisplayOnBoundsChange: Bool { get set }
  open func draw(in ctx: CGContext)
  open func render(in ctx: CGContext)
  open var drawsAsynchronously: Bool { get set }
  open var backgroundColor: CGColor? { get set }
  open var cornerRadius: CGFloat { get set }
  open var maskedCorners: CACornerMask { get set }
  open var cornerCurve: CALayerCornerCurve { get set }
  open var borderWidth: CGFloat { get set }
  open var borderColor: CGColor? { get set }
  open var opacity: Float { get set }
  open var allowsGroupOpacity: Bool { get set }
  open var allowsEdgeAntialiasing: Bool { get set }
  open var compositingFilter: Any? { get set }
  open var filters: [Any]? { get set }
  open var shouldRasterize: Bool { get set }
  open var rasterizationScale: CGFloat { get set }
  open var shadowColor: CGColor? { get set }
  open var shadowOpacity: Float { get set }
  open var shadowOffset: CGSize { get set }
  open var shadowRadius: CGFloat { get set }
  open var shadowPath: CGPath? { get set }
  open func preferredFrameSize() -> CGSize
  open func setNeedsLayout()
  open func needsLayout() -> Bool
  open func layoutIfNeeded()
  open func layoutSublayers()
  open func action(forKey event: String) -> (any CAAction)?
  open var actions: [String: any CAAction]? { get set }
  open func add(_ anim: CAAnimation, forKey key: String?)
  open func removeAllAnimations()
  open func removeAnimation(forKey key: String)
  open func animationKeys() -> [String]?
  open func animation(forKey key: String) -> CAAnimation?
  open var name: String? { get set }
  weak open var delegate: (any CALayerDelegate)? { get set }
  open var beginTime: TimeInterval { get set }
  open var duration: TimeInterval { get set }
  open var speed: Float { get set }
  open var timeOffset: TimeInterval { get set }
  open var repeatCount: Float { get set }
  open var autoreverses: Bool { get set }
}

public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable, _BridgedToNSString {
  public let rawValue: String
  public init(rawValue: String)
  public static let nonZero: CAShapeLayerFillRule
  public static let evenOdd: CAShapeLayerFillRule
}
public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable, _BridgedToNSString {
  public let rawValue: String
  public init(rawValue: String)
  public static let butt: CAShapeLayerLineCap
  public static let round: CAShapeLayerLineCap
  public static let square: CAShapeLayerLineCap
}
public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable, _BridgedToNSString {
  public let rawValue: String
  public init(rawValue: String)
  public static let miter: CAShapeLayerLineJoin
  public static let round: CAShapeLayerLineJoin
  public static let bevel: CAShapeLayerLineJoin
}
open class CAShapeLayer: CALayer {
  override public init()
  override public init(layer: Any)
  public required init?(coder: NSCoder)
  open var path: CGPath? { get set }
  open var fillColor: CGColor? { get set }
  open var fillRule: CAShapeLayerFillRule { get set }
  open var strokeColor: CGColor? { get set }
  open var strokeStart: CGFloat { get set }
  open var strokeEnd: CGFloat { get set }
  open var lineWidth: CGFloat { get set }
  open var miterLimit: CGFloat { get set }
  open var lineCap: CAShapeLayerLineCap { get set }
  open var lineJoin: CAShapeLayerLineJoin { get set }
  open var lineDashPhase: CGFloat { get set }
  open var lineDashPattern: [NSNumber]? { get set }
}
public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable, _BridgedToNSString {
  public let rawValue: String
  public init(rawValue: String)
  public static let axial: CAGradientLayerType
  public static let radial: CAGradientLayerType
  public static let conic: CAGradientLayerType
}
open class CAGradientLayer: CALayer {
  override public init()
  override public init(layer: Any)
  public required init?(coder: NSCoder)
  open var colors: [Any]? { get set }
  open var locations: [NSNumber]? { get set }
  open var startPoint: CGPoint { get set }
  open var endPoint: CGPoint { get set }
  open var type: CAGradientLayerType { get set }
}
public struct CATextLayerAlignmentMode: Hashable, RawRepresentable, Sendable, _BridgedToNSString {
  public let rawValue: String
  public init(rawValue: String)
  public static let natural: CATextLayerAlignmentMode
  public static let left: CATextLayerAlignmentMode
  public static let right: CATextLayerAlignmentMode
  public static let center: CATextLayerAlignmentMode
}
public struct CATextLayerTruncationMode: Hashable, RawRepresentable, Sendable, _BridgedToNSString {
  public let rawValue: String
  public init(rawValue: String)
  public static let none: CATextLayerTruncationMode
  public static let end: CATextLayerTruncationMode
}
open class CATextLayer: CALayer {
  override public init()
  override public init(layer: Any)
  public required init?(coder: NSCoder)
  open var string: Any? { get set }
  open var font: AnyObject? { get set }
  open var fontSize: CGFloat { get set }
  open var foregroundColor: CGColor? { get set }
  open var isWrapped: Bool { get set }
  open var truncationMode: CATextLayerTruncationMode { get set }
  open var alignmentMode: CATextLayerAlignmentMode { get set }
}
open class CAReplicatorLayer: CALayer {
  override public init()
  override public init(layer: Any)
  public required init?(coder: NSCoder)
  open var instanceCount: Int { get set }
  open var instanceDelay: TimeInterval { get set }
  open var instanceTransform: CATransform3D { get set }
}
open class CATiledLayer: CALayer {
  override public init()
  override public init(layer: Any)
  public required init?(coder: NSCoder)
  open class func fadeDuration() -> TimeInterval
  open var levelsOfDetail: Int { get set }
  open var tileSize: CGSize { get set }
}
open class CAEmitterCell: NSObject {
  override public init()
  open var contents: Any? { get set }
  open var birthRate: Float { get set }
  open var lifetime: Float { get set }
  open var velocity: CGFloat { get set }
  open var scale: CGFloat { get set }
  open var contentsScale: CGFloat { get set }
  open var emissionRange: CGFloat { get set }
  open var color: CGColor? { get set }
}
open class CAEmitterLayer: CALayer {
  override public init()
  override public init(layer: Any)
  public required init?(coder: NSCoder)
  open var emitterCells: [CAEmitterCell]? { get set }
  open var emitterPosition: CGPoint { get set }
  open var emitterSize: CGSize { get set }
  open var birthRate: Float { get set }
}

// Animations

public struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable, _BridgedToNSString {
  public let rawValue: String
  public init(rawValue: String)
  public static let linear: CAMediaTimingFunctionName
  public static let easeIn: CAMediaTimingFunctionName
  public static let easeOut: CAMediaTimingFunctionName
  public static let easeInEaseOut: CAMediaTimingFunctionName
  public static let `default`: CAMediaTimingFunctionName
}
public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable, _BridgedToNSString {
  public let rawValue: String
  public init(rawValue: String)
  public static let forwards: CAMediaTimingFillMode
  public static let backwards: CAMediaTimingFillMode
  public static let both: CAMediaTimingFillMode
  public static let removed: CAMediaTimingFillMode
}
open class CAMediaTimingFunction: NSObject {
  public convenience init(name: CAMediaTimingFunctionName)
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float)
}
@objc public protocol CAAnimationDelegate: NSObjectProtocol {
  @objc optional func animationDidStart(_ anim: CAAnimation)
  @objc optional func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  override public init()
  open var timingFunction: CAMediaTimingFunction? { get set }
  open var delegate: (any CAAnimationDelegate)? { get set }
  open var isRemovedOnCompletion: Bool { get set }
  open var fillMode: CAMediaTimingFillMode { get set }
  open var beginTime: TimeInterval { get set }
  open var duration: TimeInterval { get set }
  open var speed: Float { get set }
  open var timeOffset: TimeInterval { get set }
  open var repeatCount: Float { get set }
  open var autoreverses: Bool { get set }
}
open class CAPropertyAnimation: CAAnimation {
  override public init()
  public convenience init(keyPath path: String?)
  open var keyPath: String? { get set }
  open var isAdditive: Bool { get set }
  open var isCumulative: Bool { get set }
}
@_inheritsConvenienceInitializers open class CABasicAnimation: CAPropertyAnimation {
  override public init()
  open var fromValue: Any? { get set }
  open var toValue: Any? { get set }
  open var byValue: Any? { get set }
}
@_inheritsConvenienceInitializers open class CAKeyframeAnimation: CAPropertyAnimation {
  override public init()
  open var values: [Any]? { get set }
  open var path: CGPath? { get set }
  open var keyTimes: [NSNumber]? { get set }
  open var timingFunctions: [CAMediaTimingFunction]? { get set }
}
@_inheritsConvenienceInitializers open class CASpringAnimation: CABasicAnimation {
  override public init()
  open var mass: CGFloat { get set }
  open var stiffness: CGFloat { get set }
  open var damping: CGFloat { get set }
  open var initialVelocity: CGFloat { get set }
  open var settlingDuration: TimeInterval { get }
}
public struct CATransitionType: Hashable, RawRepresentable, Sendable, _BridgedToNSString {
  public let rawValue: String
  public init(rawValue: String)
  public static let fade: CATransitionType
  public static let moveIn: CATransitionType
  public static let push: CATransitionType
}
open class CATransition: CAAnimation {
  override public init()
  open var type: CATransitionType { get set }
}
open class CAAnimationGroup: CAAnimation {
  override public init()
  open var animations: [CAAnimation]? { get set }
}
open class CATransaction: NSObject {
  open class func begin()
  open class func commit()
  open class func flush()
  open class func animationDuration() -> TimeInterval
  open class func setAnimationDuration(_ dur: TimeInterval)
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?)
  open class func disableActions() -> Bool
  open class func setDisableActions(_ flag: Bool)
  open class func setCompletionBlock(_ block: (() -> Void)?)
}
@available(iOS 15.0, *) public struct CAFrameRateRange: Equatable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?
  public init(minimum: Float, maximum: Float, preferred: Float? = nil)
  public static let `default`: CAFrameRateRange
  public static func == (lhs: CAFrameRateRange, rhs: CAFrameRateRange) -> Bool
}
open class CADisplayLink: NSObject {
  public init(target: Any, selector sel: Selector)
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode)
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode)
  open func invalidate()
  open var timestamp: TimeInterval { get }
  open var duration: TimeInterval { get }
  open var targetTimestamp: TimeInterval { get }
  open var isPaused: Bool { get set }
  open var preferredFramesPerSecond: Int { get set }
  @available(iOS 15.0, *) open var preferredFrameRateRange: CAFrameRateRange { get set }
}
@objc public protocol CAMetalDrawable: NSObjectProtocol {}
open class CAMetalLayer: CALayer {
  override public init()
  override public init(layer: Any)
  public required init?(coder: NSCoder)
  open var drawableSize: CGSize { get set }
}
