// Image filters, thinly.

@_exported import Foundation

public let kCIInputImageKey: String
public let kCIInputRadiusKey: String
public let kCIInputScaleKey: String
open class CIImage: NSObject, @unchecked Sendable {
  public init(cgImage image: CGImage)
  public convenience init?(data: Data)
  public convenience init?(contentsOf url: URL)
  open var extent: CGRect { get }
  open func transformed(by matrix: CGAffineTransform) -> CIImage
  open func cropped(to rect: CGRect) -> CIImage
  open func clampedToExtent() -> CIImage
  open func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage
  open func applyingGaussianBlur(sigma: Double) -> CIImage
}
open class CIContext: NSObject, @unchecked Sendable {
  override public init()
  public init(options: [CIContextOption: Any]? = nil)
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage?
}
public struct CIContextOption: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String)
  public static let useSoftwareRenderer: CIContextOption
}
open class CIFilter: NSObject {
  public convenience init?(name: String)
  public convenience init?(name: String, parameters params: [String: Any]?)
  open var outputImage: CIImage? { get }
  open func setDefaults()
}
open class CIColor: NSObject, @unchecked Sendable {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  public convenience init(cgColor color: CGColor)
  open var red: CGFloat { get }
  open var green: CGFloat { get }
  open var blue: CGFloat { get }
  open var alpha: CGFloat { get }
}
