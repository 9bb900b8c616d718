// Colours, paths, images, contexts. Core Foundation types in the SDK; classes of Objective-C here, so that `@objc` members can name them.

@objc public class CGColorSpace: NSObject, @unchecked Sendable {
  public init?(name: String)
  public static var sRGB: String { get }
  public static var displayP3: String { get }
  public static var extendedSRGB: String { get }
  public static var linearSRGB: String { get }
  public var model: CGColorSpaceModel { get }
  public var numberOfComponents: Int { get }
}
public enum CGColorSpaceModel: Int32, Sendable { case unknown = -1, monochrome, rgb, cmyk, lab, deviceN, indexed, pattern }
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace

@objc public class CGColor: NSObject, @unchecked Sendable {
  public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>)
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  public init(gray: CGFloat, alpha: CGFloat)
  public var alpha: CGFloat { get }
  public var components: [CGFloat]? { get }
  public var colorSpace: CGColorSpace? { get }
  public var numberOfComponents: Int { get }
  public func copy(alpha: CGFloat) -> CGColor?
}

@objc public class CGGradient: NSObject, @unchecked Sendable {
  public init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: UnsafePointer<CGFloat>?)
}
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32)
  public static var drawsBeforeStartLocation: CGGradientDrawingOptions { get }
  public static var drawsAfterEndLocation: CGGradientDrawingOptions { get }
}

public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }
public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }
public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, medium, high }
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
  case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

@objc public class CGPath: NSObject, @unchecked Sendable {
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?)
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?)
  public init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?)
  public var boundingBox: CGRect { get }
  public var boundingBoxOfPath: CGRect { get }
  public var isEmpty: Bool { get }
  public var currentPoint: CGPoint { get }
  public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity) -> Bool
  @nonobjc public func copy() -> CGPath?
  @nonobjc public func mutableCopy() -> CGMutablePath?
}
@objc public class CGMutablePath: CGPath, @unchecked Sendable {
  public init()
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity)
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity)
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity)
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity)
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity)
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity)
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool, transform: CGAffineTransform = .identity)
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity)
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity)
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity)
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity)
  public func closeSubpath()
}

@objc public class CGDataProvider: NSObject, @unchecked Sendable {}
@objc public class CGImage: NSObject, @unchecked Sendable {
  public var width: Int { get }
  public var height: Int { get }
  public var bitsPerComponent: Int { get }
  public var bitsPerPixel: Int { get }
  public var bytesPerRow: Int { get }
  public var colorSpace: CGColorSpace? { get }
  public var alphaInfo: CGImageAlphaInfo { get }
  public var bitmapInfo: CGBitmapInfo { get }
  public var dataProvider: CGDataProvider? { get }
  public func cropping(to rect: CGRect) -> CGImage?
  @nonobjc public func copy() -> CGImage?
}
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32)
  public static var byteOrder32Little: CGBitmapInfo { get }
  public static var byteOrder32Big: CGBitmapInfo { get }
  public static var alphaInfoMask: CGBitmapInfo { get }
}

@objc public class CGContext: NSObject {
  public init?(data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32)
  public var ctm: CGAffineTransform { get }
  public var width: Int { get }
  public var height: Int { get }
  public var data: UnsafeMutableRawPointer? { get }
  public var path: CGPath? { get }
  public var boundingBoxOfClipPath: CGRect { get }
  public var interpolationQuality: CGInterpolationQuality { get set }
  public func saveGState()
  public func restoreGState()
  public func translateBy(x tx: CGFloat, y ty: CGFloat)
  public func scaleBy(x sx: CGFloat, y sy: CGFloat)
  public func rotate(by angle: CGFloat)
  public func concatenate(_ transform: CGAffineTransform)
  public func setLineWidth(_ width: CGFloat)
  public func setLineCap(_ cap: CGLineCap)
  public func setLineJoin(_ join: CGLineJoin)
  public func setLineDash(phase: CGFloat, lengths: [CGFloat])
  public func setStrokeColor(_ color: CGColor)
  public func setFillColor(_ color: CGColor)
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  public func setAlpha(_ alpha: CGFloat)
  public func setBlendMode(_ mode: CGBlendMode)
  public func setShouldAntialias(_ shouldAntialias: Bool)
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool)
  public func setShadow(offset: CGSize, blur: CGFloat)
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?)
  public func beginPath()
  public func closePath()
  public func move(to point: CGPoint)
  public func addLine(to point: CGPoint)
  public func addLines(between points: [CGPoint])
  public func addRect(_ rect: CGRect)
  public func addEllipse(in rect: CGRect)
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)
  public func addQuadCurve(to end: CGPoint, control: CGPoint)
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint)
  public func addPath(_ path: CGPath)
  public func strokePath()
  public func fillPath(using rule: CGPathFillRule = .winding)
  public func drawPath(using mode: CGPathDrawingMode)
  public func fill(_ rect: CGRect)
  public func fill(_ rects: [CGRect])
  public func fillEllipse(in rect: CGRect)
  public func stroke(_ rect: CGRect)
  public func stroke(_ rect: CGRect, width: CGFloat)
  public func strokeEllipse(in rect: CGRect)
  public func strokeLineSegments(between points: [CGPoint])
  public func clear(_ rect: CGRect)
  public func clip(using rule: CGPathFillRule = .winding)
  public func clip(to rect: CGRect)
  public func clip(to rect: CGRect, mask: CGImage)
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false)
  public func drawLinearGradient(_ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions)
  public func drawRadialGradient(_ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat, options: CGGradientDrawingOptions)
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?)
  public func endTransparencyLayer()
  public func makeImage() -> CGImage?
  public func flush()
}
