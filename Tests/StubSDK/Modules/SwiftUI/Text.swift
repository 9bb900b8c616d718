// Text, localised keys, fonts, labels, images.

public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  public init(_ value: String)
  public init(stringLiteral value: String)
  public init(stringInterpolation: StringInterpolation)
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int)
    public mutating func appendLiteral(_ literal: String)
    public mutating func appendInterpolation(_ string: String)
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil)
    public mutating func appendInterpolation(_ subject: Date, formatter: Formatter? = nil)
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T)
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String)
    @available(iOS 14.0, *) public mutating func appendInterpolation(_ text: Text)
    @available(iOS 14.0, *) public mutating func appendInterpolation(_ image: Image)
    @available(iOS 14.0, *) public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle)
    @available(iOS 15.0, *) public mutating func appendInterpolation(_ attributedString: AttributedString)
    @available(iOS 15.0, *) public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String
  }
  public static func == (a: LocalizedStringKey, b: LocalizedStringKey) -> Bool
}
public protocol _FormatSpecifiable: Equatable {}
extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

public struct Text: Equatable, Sendable {
  public init(verbatim content: String)
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S)
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
  @available(iOS 14.0, *) public init(_ image: Image)
  @available(iOS 14.0, *) public init(_ date: Date, style: DateStyle)
  @available(iOS 14.0, *) public init(_ dates: ClosedRange<Date>)
  @available(iOS 15.0, *) public init(_ attributedContent: AttributedString)
  @available(iOS 15.0, *) public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String
  @available(iOS 14.0, *) public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter)
  @available(iOS 14.0, *) public init(_ subject: Date, formatter: Formatter)
  @available(iOS 16.0, *) public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true)
  @available(iOS 14.0, *) public struct DateStyle: Equatable, Codable, Sendable {
    public static let time: DateStyle
    public static let date: DateStyle
    public static let relative: DateStyle
    public static let offset: DateStyle
    public static let timer: DateStyle
    public static func == (a: DateStyle, b: DateStyle) -> Bool
    public init(from decoder: any Decoder) throws
    public func encode(to encoder: any Encoder) throws
  }
  @available(iOS 14.0, *) public enum Case: Hashable, Sendable { case uppercase, lowercase }
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
  @available(iOS 15.0, *) public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Sendable {
      public static let solid: Pattern
      public static let dot: Pattern
      public static let dash: Pattern
      public static let dashDot: Pattern
      public static let dashDotDot: Pattern
    }
    public init(pattern: Pattern = .solid, color: Color? = nil)
    public static let single: LineStyle
    public static func == (a: LineStyle, b: LineStyle) -> Bool
    public func hash(into hasher: inout Hasher)
  }
  public static func == (a: Text, b: Text) -> Bool
  @available(iOS, introduced: 13.0, deprecated: 26.0, message: "Use string interpolation on `Text` instead: `Text(\"Hello \\(name)\")`")
  public static func + (lhs: Text, rhs: Text) -> Text
}
extension Text: View { public typealias Body = Never }
extension Text {
  public func foregroundColor(_ color: Color?) -> Text
  @available(iOS 17.0, *) public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text
  public func font(_ font: Font?) -> Text
  public func fontWeight(_ weight: Font.Weight?) -> Text
  @available(iOS 16.0, *) public func fontWidth(_ width: Font.Width?) -> Text
  @available(iOS 16.1, *) public func fontDesign(_ design: Font.Design?) -> Text
  public func bold() -> Text
  @available(iOS 16.0, *) public func bold(_ isActive: Bool) -> Text
  public func italic() -> Text
  @available(iOS 16.0, *) public func italic(_ isActive: Bool) -> Text
  @available(iOS 15.0, *) public func monospaced(_ isActive: Bool = true) -> Text
  @available(iOS 15.0, *) public func monospacedDigit() -> Text
  public func strikethrough(_ active: Bool = true, color: Color? = nil) -> Text
  @available(iOS 16.0, *) public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text
  public func underline(_ active: Bool = true, color: Color? = nil) -> Text
  @available(iOS 16.0, *) public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text
  public func kerning(_ kerning: CGFloat) -> Text
  public func tracking(_ tracking: CGFloat) -> Text
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text
  @available(iOS 17.0, *) public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text
  @available(iOS 17.0, *) public struct Scale: Sendable, Hashable {
    public static let `default`: Scale
    public static let secondary: Scale
    public static func == (a: Scale, b: Scale) -> Bool
    public func hash(into hasher: inout Hasher)
  }
  @available(iOS 15.0, *) public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text
  @available(iOS 15.0, *) public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text
  @available(iOS 15.0, *) public func accessibilityLabel(_ label: Text) -> Text
  @available(iOS 15.0, *) public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text
  @_disfavoredOverload @available(iOS 15.0, *) public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text
}

public struct Font: Hashable, Sendable {
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title
    @available(iOS 14.0, *) case title2
    @available(iOS 14.0, *) case title3
    case headline, subheadline, body, callout, footnote, caption
    @available(iOS 14.0, *) case caption2
    public static var allCases: [TextStyle] { get }
  }
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  public struct Weight: Hashable, Sendable {
    public static let ultraLight: Weight
    public static let thin: Weight
    public static let light: Weight
    public static let regular: Weight
    public static let medium: Weight
    public static let semibold: Weight
    public static let bold: Weight
    public static let heavy: Weight
    public static let black: Weight
    public static func == (a: Weight, b: Weight) -> Bool
    public func hash(into hasher: inout Hasher)
  }
  @available(iOS 16.0, *) public struct Width: Hashable, Sendable {
    public var value: CGFloat
    public init(_ value: CGFloat)
    public static let compressed: Width
    public static let condensed: Width
    public static let standard: Width
    public static let expanded: Width
    public static func == (a: Width, b: Width) -> Bool
    public func hash(into hasher: inout Hasher)
  }
  @available(iOS 14.0, *) public enum Leading: Hashable, Sendable { case standard, tight, loose }
  public static let largeTitle: Font
  public static let title: Font
  @available(iOS 14.0, *) public static let title2: Font
  @available(iOS 14.0, *) public static let title3: Font
  public static let headline: Font
  public static let subheadline: Font
  public static let body: Font
  public static let callout: Font
  public static let footnote: Font
  public static let caption: Font
  @available(iOS 14.0, *) public static let caption2: Font
  @available(iOS 16.0, *) public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font
  @_disfavoredOverload public static func system(_ style: TextStyle, design: Design = .default) -> Font
  @available(iOS 16.0, *) public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font
  @_disfavoredOverload public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font
  public static func custom(_ name: String, size: CGFloat) -> Font
  @available(iOS 14.0, *) public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  @available(iOS 14.0, *) public static func custom(_ name: String, fixedSize: CGFloat) -> Font
  @available(iOS 15.0, *) public init(_ font: UIFont)
  public func italic() -> Font
  public func smallCaps() -> Font
  public func lowercaseSmallCaps() -> Font
  public func uppercaseSmallCaps() -> Font
  public func monospacedDigit() -> Font
  @available(iOS 15.0, *) public func monospaced() -> Font
  public func weight(_ weight: Weight) -> Font
  @available(iOS 16.0, *) public func width(_ width: Width) -> Font
  public func bold() -> Font
  @available(iOS 14.0, *) public func leading(_ leading: Leading) -> Font
  public static func == (lhs: Font, rhs: Font) -> Bool
  public func hash(into hasher: inout Hasher)
}

@available(iOS 14.0, *) public struct Label<Title: View, Icon: View> {
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)
}
@available(iOS 14.0, *) extension Label: View { public typealias Body = Never }
@available(iOS 14.0, *) extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String)
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String)
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, image name: String)
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String)
  @available(iOS 17.0, *) nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource)
  @available(iOS 17.0, *) @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, image resource: ImageResource)
}

public struct Image: Equatable, Sendable {
  public init(_ name: String, bundle: Bundle? = nil)
  public init(_ name: String, bundle: Bundle? = nil, label: Text)
  public init(decorative name: String, bundle: Bundle? = nil)
  @available(iOS 16.0, *) public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil)
  public init(systemName: String)
  @available(iOS 16.0, *) public init(systemName: String, variableValue: Double?)
  public init(uiImage: UIImage)
  @available(iOS 17.0, *) public init(_ resource: ImageResource)
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text)
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up)
  @available(iOS 16.0, *) public init(size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, renderer: @escaping (inout GraphicsContext) -> Void)
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  public enum Scale: Hashable, Sendable { case small, medium, large }
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable { case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored }
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image
  public func interpolation(_ interpolation: Interpolation) -> Image
  public func antialiased(_ isAntialiased: Bool) -> Image
  @available(iOS 15.0, *) public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image
  @available(iOS 17.0, *) public func allowedDynamicRange(_ range: DynamicRange?) -> Image
  @available(iOS 17.0, *) public struct DynamicRange: Hashable, Sendable {
    public static let standard: DynamicRange
    public static let constrainedHigh: DynamicRange
    public static let high: DynamicRange
    public static func == (a: DynamicRange, b: DynamicRange) -> Bool
    public func hash(into hasher: inout Hasher)
  }
  public static func == (lhs: Image, rhs: Image) -> Bool
}
extension Image: View { public typealias Body = Never }
@available(iOS 17.0, *) public struct ImageResource: Hashable, Sendable {
  public init(name: String, bundle: Bundle)
  public static func == (a: ImageResource, b: ImageResource) -> Bool
  public func hash(into hasher: inout Hasher)
}
@available(iOS 17.0, *) public struct ColorResource: Hashable, Sendable {
  public init(name: String, bundle: Bundle)
  public static func == (a: ColorResource, b: ColorResource) -> Bool
  public func hash(into hasher: inout Hasher)
}
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }
@available(iOS 15.0, *) public struct SymbolRenderingMode: Sendable {
  public static let monochrome: SymbolRenderingMode
  public static let multicolor: SymbolRenderingMode
  public static let hierarchical: SymbolRenderingMode
  public static let palette: SymbolRenderingMode
}
@available(iOS 15.0, *) public struct SymbolVariants: Hashable, Sendable {
  public static let none: SymbolVariants
  public static let circle: SymbolVariants
  public static let square: SymbolVariants
  public static let rectangle: SymbolVariants
  public static let fill: SymbolVariants
  public static let slash: SymbolVariants
  public var circle: SymbolVariants { get }
  public var fill: SymbolVariants { get }
  public var slash: SymbolVariants { get }
  public static func == (a: SymbolVariants, b: SymbolVariants) -> Bool
  public func hash(into hasher: inout Hasher)
}
@available(iOS 15.0, *) public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)
  public var image: Image? { get }
  public var error: (any Error)? { get }
}
@available(iOS 15.0, *) public struct AsyncImage<Content: View> {
  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image
  nonisolated public init<I: View, P: View>(url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P) where Content == _ConditionalContent<I, P>
  nonisolated public init(url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (AsyncImagePhase) -> Content)
}
@available(iOS 15.0, *) extension AsyncImage: View { public typealias Body = Never }
