// Colours, gradients, shape styles.

public struct Color: Hashable, CustomStringConvertible, Sendable {
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }
  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1)
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1)
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)
  public init(_ name: String, bundle: Bundle? = nil)
  @available(iOS, introduced: 13.0, deprecated: 100000, message: "Use Color(uiColor:) when converting a UIColor, or create a standard Color directly")
  @_disfavoredOverload public init(_ color: UIColor)
  @available(iOS 15.0, *) public init(uiColor: UIColor)
  @available(iOS 15.0, *) public init(cgColor: CGColor)
  @available(iOS 17.0, *) public init(_ resource: ColorResource)
  public func opacity(_ opacity: Double) -> Color
  @available(iOS 14.0, *) public var cgColor: CGColor? { get }
  @available(iOS 16.0, *) public var gradient: AnyGradient { get }
  @available(iOS 17.0, *) public func resolve(in environment: EnvironmentValues) -> Resolved
  @available(iOS 17.0, *) public struct Resolved: Hashable, Sendable {
    public init(colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1)
    public var red: Float { get set }
    public var green: Float { get set }
    public var blue: Float { get set }
    public var opacity: Float { get set }
    public static func == (a: Resolved, b: Resolved) -> Bool
    public func hash(into hasher: inout Hasher)
  }
  @available(iOS 18.0, *) public func mix(with rhs: Color, by fraction: Double) -> Color
  public static let red: Color
  public static let orange: Color
  public static let yellow: Color
  public static let green: Color
  @available(iOS 15.0, *) public static let mint: Color
  @available(iOS 15.0, *) public static let teal: Color
  @available(iOS 15.0, *) public static let cyan: Color
  public static let blue: Color
  @available(iOS 15.0, *) public static let indigo: Color
  public static let purple: Color
  public static let pink: Color
  @available(iOS 15.0, *) public static let brown: Color
  public static let white: Color
  public static let gray: Color
  public static let black: Color
  public static let clear: Color
  public static let primary: Color
  public static let secondary: Color
  public static var accentColor: Color { get }
  public static func == (lhs: Color, rhs: Color) -> Bool
  public func hash(into hasher: inout Hasher)
  public var description: String { get }
}
extension Color: View { public typealias Body = Never }
extension Color: ShapeStyle {}
extension UIColor {
  @available(iOS 14.0, *) public convenience init(_ color: Color)
  @available(iOS 17.0, *) public convenience init(resource: ColorResource)
}
extension UIImage { @available(iOS 17.0, *) public convenience init(resource: ImageResource) }

public protocol ShapeStyle: Sendable {}
public struct AnyShapeStyle: ShapeStyle { public init<S: ShapeStyle>(_ style: S) }
extension ShapeStyle where Self: View { public typealias Body = Never }
extension ShapeStyle where Self == Color {
  public static var red: Color { get }
  public static var orange: Color { get }
  public static var yellow: Color { get }
  public static var green: Color { get }
  @available(iOS 15.0, *) public static var mint: Color { get }
  @available(iOS 15.0, *) public static var teal: Color { get }
  @available(iOS 15.0, *) public static var cyan: Color { get }
  public static var blue: Color { get }
  @available(iOS 15.0, *) public static var indigo: Color { get }
  public static var purple: Color { get }
  public static var pink: Color { get }
  @available(iOS 15.0, *) public static var brown: Color { get }
  public static var white: Color { get }
  public static var gray: Color { get }
  public static var black: Color { get }
  public static var clear: Color { get }
}
public struct ForegroundStyle: ShapeStyle { public init() }
extension ShapeStyle where Self == ForegroundStyle { public static var foreground: ForegroundStyle { get } }
@available(iOS 14.0, *) public struct BackgroundStyle: ShapeStyle { public init() }
@available(iOS 15.0, *) extension ShapeStyle where Self == BackgroundStyle { public static var background: BackgroundStyle { get } }
@available(iOS 15.0, *) public struct TintShapeStyle: ShapeStyle { public init() }
@available(iOS 15.0, *) extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { get } }
@available(iOS 15.0, *) public struct HierarchicalShapeStyle: ShapeStyle {
  public static let primary: HierarchicalShapeStyle
  public static let secondary: HierarchicalShapeStyle
  public static let tertiary: HierarchicalShapeStyle
  public static let quaternary: HierarchicalShapeStyle
}
@available(iOS 15.0, *) extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { get }
  public static var secondary: HierarchicalShapeStyle { get }
  public static var tertiary: HierarchicalShapeStyle { get }
  public static var quaternary: HierarchicalShapeStyle { get }
  @available(iOS 16.0, *) public static var quinary: HierarchicalShapeStyle { get }
}
@available(iOS 15.0, *) public struct Material: ShapeStyle {
  public static let regular: Material
  public static let thick: Material
  public static let thin: Material
  public static let ultraThin: Material
  public static let ultraThick: Material
  public static let bar: Material
}
@available(iOS 15.0, *) extension ShapeStyle where Self == Material {
  public static var regularMaterial: Material { get }
  public static var thickMaterial: Material { get }
  public static var thinMaterial: Material { get }
  public static var ultraThinMaterial: Material { get }
  public static var ultraThickMaterial: Material { get }
  public static var bar: Material { get }
}
@available(iOS 16.0, *) public struct ShadowStyle: Equatable, Sendable {
  public static func drop(color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle
  public static func inner(color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle
  public static func == (a: ShadowStyle, b: ShadowStyle) -> Bool
}
@available(iOS 15.0, *) extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle
  @available(iOS 16.0, *) public func shadow(_ style: ShadowStyle) -> some ShapeStyle
}
@available(iOS 16.0, *) extension ShapeStyle where Self == AnyShapeStyle {
  public static func opacity(_ opacity: Double) -> some ShapeStyle
}
@available(iOS 17.0, *) public struct SeparatorShapeStyle: ShapeStyle { public init() }
@available(iOS 17.0, *) extension ShapeStyle where Self == SeparatorShapeStyle { public static var separator: SeparatorShapeStyle { get } }
@available(iOS 17.0, *) public struct FillShapeStyle: ShapeStyle { public init() }
@available(iOS 17.0, *) extension ShapeStyle where Self == FillShapeStyle { public static var fill: FillShapeStyle { get } }
@available(iOS 17.0, *) public struct PlaceholderTextShapeStyle: ShapeStyle { public init() }
@available(iOS 17.0, *) extension ShapeStyle where Self == PlaceholderTextShapeStyle { public static var placeholder: PlaceholderTextShapeStyle { get } }
extension ShapeStyle where Self == ImagePaint {
  public static func image(_ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) -> ImagePaint
}
public struct ImagePaint: ShapeStyle {
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1)
}

public struct Gradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat)
    public static func == (a: Stop, b: Stop) -> Bool
    public func hash(into hasher: inout Hasher)
  }
  public var stops: [Stop]
  public init(stops: [Stop])
  public init(colors: [Color])
  public static func == (a: Gradient, b: Gradient) -> Bool
  public func hash(into hasher: inout Hasher)
}
extension Gradient: ShapeStyle {}
@available(iOS 16.0, *) public struct AnyGradient: Hashable, ShapeStyle {
  public init(_ gradient: Gradient)
  public static func == (a: AnyGradient, b: AnyGradient) -> Bool
  public func hash(into hasher: inout Hasher)
}
public struct LinearGradient: Sendable {
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
  @available(iOS 13.0, *) public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
  @available(iOS 13.0, *) public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
}
extension LinearGradient: ShapeStyle, View { public typealias Body = Never }
public struct RadialGradient: Sendable {
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
}
extension RadialGradient: ShapeStyle, View { public typealias Body = Never }
public struct AngularGradient: Sendable {
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero)
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero)
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle)
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero)
}
extension AngularGradient: ShapeStyle, View { public typealias Body = Never }
@available(iOS 15.0, *) public struct EllipticalGradient: Sendable {
  public init(gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5)
  public init(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5)
}
@available(iOS 15.0, *) extension EllipticalGradient: ShapeStyle, View { public typealias Body = Never }
@available(iOS 18.0, *) public struct MeshGradient: Sendable {
  public init(width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true)
}
@available(iOS 18.0, *) extension MeshGradient: ShapeStyle, View { public typealias Body = Never }
@available(iOS 15.0, *) extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
  public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
}
@available(iOS 15.0, *) extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient
}
@available(iOS 15.0, *) extension ShapeStyle where Self == AngularGradient {
  public static func angularGradient(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient
}
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  case hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}
