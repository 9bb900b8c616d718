// Images, image views, renderers, paths, drawing contexts, visual effects.

open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
  @objc public enum Orientation: Int, Sendable { case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored }
  @objc public enum ResizingMode: Int, Sendable { case tile, stretch }
  @objc public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  open class Configuration: NSObject, @unchecked Sendable {
    open var traitCollection: UITraitCollection? { get }
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self
    open func applying(_ otherConfiguration: Configuration?) -> Self
  }
  @objc public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified = 0, small, medium, large }
  @objc public enum SymbolWeight: Int, Sendable { case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black }
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    public convenience init(scale: SymbolScale)
    public convenience init(pointSize: CGFloat)
    public convenience init(weight: SymbolWeight)
    public convenience init(pointSize: CGFloat, weight: SymbolWeight)
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale)
    public convenience init(textStyle: UIFont.TextStyle)
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale)
    public convenience init(font: UIFont)
    public convenience init(font: UIFont, scale: SymbolScale)
    @available(iOS 15.0, *) public convenience init(hierarchicalColor: UIColor)
    @available(iOS 15.0, *) public convenience init(paletteColors: [UIColor])
    @available(iOS 15.0, *) open class func preferringMulticolor() -> Self
  }
  override public init()
  public convenience init?(named name: String)
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?)
  public convenience init?(systemName name: String)
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?)
  public init?(contentsOfFile path: String)
  public init?(data: Data)
  public init?(data: Data, scale: CGFloat)
  public init(cgImage: CGImage)
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation)
  public init(ciImage: CIImage)
  public init(ciImage: CIImage, scale: CGFloat, orientation: Orientation)
  public required init?(coder: NSCoder)
  open func encode(with coder: NSCoder)
  public static var supportsSecureCoding: Bool { get }
  open var size: CGSize { get }
  open var cgImage: CGImage? { get }
  open var ciImage: CIImage? { get }
  open var imageOrientation: Orientation { get }
  open var scale: CGFloat { get }
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage?
  open var images: [UIImage]? { get }
  open var duration: TimeInterval { get }
  open func draw(at point: CGPoint)
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat)
  open func draw(in rect: CGRect)
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat)
  open func drawAsPattern(in rect: CGRect)
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage
  open var capInsets: UIEdgeInsets { get }
  open var alignmentRectInsets: UIEdgeInsets { get }
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage
  open var renderingMode: RenderingMode { get }
  open var traitCollection: UITraitCollection { get }
  open var configuration: Configuration? { get }
  open func withConfiguration(_ configuration: Configuration) -> UIImage
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage?
  open var symbolConfiguration: SymbolConfiguration? { get }
  open func withTintColor(_ color: UIColor) -> UIImage
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage
  open var isSymbolImage: Bool { get }
  open func withHorizontallyFlippedOrientation() -> UIImage
  @nonobjc public func pngData() -> Data?
  @nonobjc public func jpegData(compressionQuality: CGFloat) -> Data?
  @available(iOS 15.0, *) open func preparingForDisplay() -> UIImage?
  @available(iOS 15.0, *) open func preparingThumbnail(of size: CGSize) -> UIImage?
  @available(iOS 15.0, *) @nonobjc public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage?
  @available(iOS 15.0, *) @nonobjc public func byPreparingForDisplay() async -> UIImage?
}
public func UIImageWriteToSavedPhotosAlbum(_ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?)
@_inheritsConvenienceInitializers @MainActor open class UIImageView: UIView {
  public init(image: UIImage?)
  public init(image: UIImage?, highlightedImage: UIImage?)
  override public init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var image: UIImage? { get set }
  open var highlightedImage: UIImage? { get set }
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { get set }
  open var isHighlighted: Bool { get set }
  open var animationImages: [UIImage]? { get set }
  open var animationDuration: TimeInterval { get set }
  open var animationRepeatCount: Int { get set }
  open func startAnimating()
  open func stopAnimating()
  open var isAnimating: Bool { get }
  @available(iOS 17.0, *) open var preferredImageDynamicRange: UIImage.DynamicRange { get set }
}
extension UIImage {
  @available(iOS 17.0, *) @objc public enum DynamicRange: Int, Sendable { case unspecified = -1, standard, constrainedHigh, high }
}

// Renderers and contexts

open class UIGraphicsRendererFormat: NSObject, NSCopying {
  override public init()
  open func copy(with zone: NSZone? = nil) -> Any
  @available(iOS 11.0, *) open class func preferred() -> Self
  open class func `default`() -> Self
  open var bounds: CGRect { get }
}
open class UIGraphicsRendererContext: NSObject {
  open var cgContext: CGContext { get }
  open var format: UIGraphicsRendererFormat { get }
  open func fill(_ rect: CGRect)
  open func fill(_ rect: CGRect, blendMode: CGBlendMode)
  open func stroke(_ rect: CGRect)
  open func clip(to rect: CGRect)
}
open class UIGraphicsRenderer: NSObject {
  public init(bounds: CGRect)
  public init(bounds: CGRect, format: UIGraphicsRendererFormat)
  open var format: UIGraphicsRendererFormat { get }
}
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  @objc public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }
  override public init()
  public convenience init(for traitCollection: UITraitCollection)
  open var scale: CGFloat { get set }
  open var opaque: Bool { get set }
  open var preferredRange: Range { get set }
}
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  open var currentImage: UIImage { get }
}
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  public init(size: CGSize)
  public init(size: CGSize, format: UIGraphicsImageRendererFormat)
  override public init(bounds: CGRect)
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat)
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data
  open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void) -> Data
}
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  override public init(bounds: CGRect)
}
public func UIGraphicsGetCurrentContext() -> CGContext?
public func UIGraphicsPushContext(_ context: CGContext)
public func UIGraphicsPopContext()
public func UIRectFill(_ rect: CGRect)
@available(iOS, introduced: 2.0, deprecated: 17.0, message: "Use the UIGraphicsImageRenderer class instead")
public func UIGraphicsBeginImageContext(_ size: CGSize)
@available(iOS, introduced: 4.0, deprecated: 17.0, message: "Use the UIGraphicsImageRenderer class instead")
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
@available(iOS, introduced: 2.0, deprecated: 17.0, message: "Use the UIGraphicsImageRenderer class instead")
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage?
@available(iOS, introduced: 2.0, deprecated: 17.0, message: "Use the UIGraphicsImageRenderer class instead")
public func UIGraphicsEndImageContext()

open class UIBezierPath: NSObject, NSCopying {
  override public init()
  public convenience init(rect: CGRect)
  public convenience init(ovalIn rect: CGRect)
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat)
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize)
  public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)
  public convenience init(cgPath CGPath: CGPath)
  open func copy(with zone: NSZone? = nil) -> Any
  open var cgPath: CGPath { get set }
  open func move(to point: CGPoint)
  open func addLine(to point: CGPoint)
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint)
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint)
  open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)
  open func close()
  open func removeAllPoints()
  open func append(_ bezierPath: UIBezierPath)
  open func reversing() -> UIBezierPath
  open func apply(_ transform: CGAffineTransform)
  open var isEmpty: Bool { get }
  open var bounds: CGRect { get }
  open var currentPoint: CGPoint { get }
  open func contains(_ point: CGPoint) -> Bool
  open var lineWidth: CGFloat { get set }
  open var lineCapStyle: CGLineCap { get set }
  open var lineJoinStyle: CGLineJoin { get set }
  open var miterLimit: CGFloat { get set }
  open var usesEvenOddFillRule: Bool { get set }
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat)
  open func fill()
  open func stroke()
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat)
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat)
  open func addClip()
}

// Effects

@MainActor open class UIVisualEffect: NSObject { override public init() }
@MainActor open class UIBlurEffect: UIVisualEffect {
  @objc public enum Style: Int, Sendable {
    case extraLight, light, dark, regular = 4, prominent = 5, systemUltraThinMaterial = 6, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
  }
  public convenience init(style: Style)
}
@MainActor open class UIVibrancyEffect: UIVisualEffect {
  public convenience init(blurEffect: UIBlurEffect)
}
@available(iOS 26.0, *) @MainActor open class UIGlassEffect: UIVisualEffect {
  override public init()
  open var isInteractive: Bool { get set }
  open var tintColor: UIColor? { get set }
}
@_inheritsConvenienceInitializers @MainActor open class UIVisualEffectView: UIView {
  public init(effect: UIVisualEffect?)
  override public convenience init(frame: CGRect)
  public required init?(coder: NSCoder)
  public convenience init()
  open var contentView: UIView { get }
  open var effect: UIVisualEffect? { get set }
}
