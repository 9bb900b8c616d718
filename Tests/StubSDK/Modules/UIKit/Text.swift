// Fonts, colours, paragraphs, labels, text fields and views.

@objc public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
@objc public enum NSLineBreakMode: Int, Sendable { case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle }
@objc public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }

open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  public struct SymbolicTraits: OptionSet, Sendable, _BridgedToNSNumber {
    public let rawValue: UInt32
    public init(rawValue: UInt32)
    public static var traitItalic: SymbolicTraits { get }
    public static var traitBold: SymbolicTraits { get }
    public static var traitMonoSpace: SymbolicTraits { get }
    public static var traitCondensed: SymbolicTraits { get }
    public static var traitTightLeading: SymbolicTraits { get }
  }
  public struct AttributeName: Hashable, RawRepresentable, Sendable, _BridgedToNSString {
    public let rawValue: String
    public init(rawValue: String)
    public static let family: AttributeName
    public static let name: AttributeName
    public static let size: AttributeName
    public static let traits: AttributeName
    public static let featureSettings: AttributeName
  }
  public struct SystemDesign: Hashable, RawRepresentable, Sendable, _BridgedToNSString {
    public let rawValue: String
    public init(rawValue: String)
    public static let `default`: SystemDesign
    public static let rounded: SystemDesign
    public static let serif: SystemDesign
    public static let monospaced: SystemDesign
  }
  public init(fontAttributes attributes: [AttributeName: Any])
  open func copy(with zone: NSZone? = nil) -> Any
  public convenience init(name fontName: String, size: CGFloat)
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFontDescriptor
  open var pointSize: CGFloat { get }
  open var symbolicTraits: SymbolicTraits { get }
  open var fontAttributes: [AttributeName: Any] { get }
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor?
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor?
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor
}
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  public struct Weight: Hashable, RawRepresentable, Sendable, _BridgedToNSNumber {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat)
    public static let ultraLight: Weight
    public static let thin: Weight
    public static let light: Weight
    public static let regular: Weight
    public static let medium: Weight
    public static let semibold: Weight
    public static let bold: Weight
    public static let heavy: Weight
    public static let black: Weight
  }
  public struct TextStyle: Hashable, RawRepresentable, Sendable, _BridgedToNSString {
    public let rawValue: String
    public init(rawValue: String)
    @available(iOS 17.0, *) public static let extraLargeTitle: TextStyle
    public static let largeTitle: TextStyle
    public static let title1: TextStyle
    public static let title2: TextStyle
    public static let title3: TextStyle
    public static let headline: TextStyle
    public static let subheadline: TextStyle
    public static let body: TextStyle
    public static let callout: TextStyle
    public static let footnote: TextStyle
    public static let caption1: TextStyle
    public static let caption2: TextStyle
  }
  public init?(name fontName: String, size fontSize: CGFloat)
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat)
  open func copy(with zone: NSZone? = nil) -> Any
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont
  open class func preferredFont(forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont
  open class var familyNames: [String] { get }
  open class func fontNames(forFamilyName familyName: String) -> [String]
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont
  open class var labelFontSize: CGFloat { get }
  open class var buttonFontSize: CGFloat { get }
  open class var systemFontSize: CGFloat { get }
  open class var smallSystemFontSize: CGFloat { get }
  open var familyName: String { get }
  open var fontName: String { get }
  open var pointSize: CGFloat { get }
  open var ascender: CGFloat { get }
  open var descender: CGFloat { get }
  open var capHeight: CGFloat { get }
  open var xHeight: CGFloat { get }
  open var lineHeight: CGFloat { get }
  open var leading: CGFloat { get }
  open func withSize(_ fontSize: CGFloat) -> UIFont
  open var fontDescriptor: UIFontDescriptor { get }
}
open class UIFontMetrics: NSObject, @unchecked Sendable {
  open class var `default`: UIFontMetrics { get }
  public init(forTextStyle textStyle: UIFont.TextStyle)
  open func scaledFont(for font: UIFont) -> UIFont
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> UIFont
  open func scaledValue(for value: CGFloat) -> CGFloat
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat
}

open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  public init(white: CGFloat, alpha: CGFloat)
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  public init(displayP3Red displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  public init(cgColor: CGColor)
  public init(patternImage image: UIImage)
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor)
  public convenience init?(named name: String)
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
  public required init?(coder: NSCoder)
  open func encode(with coder: NSCoder)
  public static var supportsSecureCoding: Bool { get }
  open func copy(with zone: NSZone? = nil) -> Any
  open func set()
  open func setFill()
  open func setStroke()
  @discardableResult open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool
  @discardableResult open func getHue(_ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?, brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool
  @discardableResult open func getRed(_ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor
  open var cgColor: CGColor { get }
  open var ciColor: CIColor { get }
}
extension UIColor {
  @objc open class var black: UIColor { get }
  @objc open class var darkGray: UIColor { get }
  @objc open class var lightGray: UIColor { get }
  @objc open class var white: UIColor { get }
  @objc open class var gray: UIColor { get }
  @objc open class var red: UIColor { get }
  @objc open class var green: UIColor { get }
  @objc open class var blue: UIColor { get }
  @objc open class var cyan: UIColor { get }
  @objc open class var yellow: UIColor { get }
  @objc open class var magenta: UIColor { get }
  @objc open class var orange: UIColor { get }
  @objc open class var purple: UIColor { get }
  @objc open class var brown: UIColor { get }
  @objc open class var clear: UIColor { get }
  @objc open class var systemRed: UIColor { get }
  @objc open class var systemGreen: UIColor { get }
  @objc open class var systemBlue: UIColor { get }
  @objc open class var systemOrange: UIColor { get }
  @objc open class var systemYellow: UIColor { get }
  @objc open class var systemPink: UIColor { get }
  @objc open class var systemPurple: UIColor { get }
  @objc open class var systemTeal: UIColor { get }
  @objc open class var systemIndigo: UIColor { get }
  @available(iOS 15.0, *) @objc open class var systemMint: UIColor { get }
  @available(iOS 15.0, *) @objc open class var systemCyan: UIColor { get }
  @objc open class var systemBrown: UIColor { get }
  @objc open class var systemGray: UIColor { get }
  @objc open class var systemGray2: UIColor { get }
  @objc open class var systemGray3: UIColor { get }
  @objc open class var systemGray4: UIColor { get }
  @objc open class var systemGray5: UIColor { get }
  @objc open class var systemGray6: UIColor { get }
  @available(iOS 15.0, *) @objc open class var tintColor: UIColor { get }
  @objc open class var label: UIColor { get }
  @objc open class var secondaryLabel: UIColor { get }
  @objc open class var tertiaryLabel: UIColor { get }
  @objc open class var quaternaryLabel: UIColor { get }
  @objc open class var link: UIColor { get }
  @objc open class var placeholderText: UIColor { get }
  @objc open class var separator: UIColor { get }
  @objc open class var opaqueSeparator: UIColor { get }
  @objc open class var systemBackground: UIColor { get }
  @objc open class var secondarySystemBackground: UIColor { get }
  @objc open class var tertiarySystemBackground: UIColor { get }
  @objc open class var systemGroupedBackground: UIColor { get }
  @objc open class var secondarySystemGroupedBackground: UIColor { get }
  @objc open class var tertiarySystemGroupedBackground: UIColor { get }
  @objc open class var systemFill: UIColor { get }
  @objc open class var secondarySystemFill: UIColor { get }
  @objc open class var tertiarySystemFill: UIColor { get }
  @objc open class var quaternarySystemFill: UIColor { get }
  @objc open class var lightText: UIColor { get }
  @objc open class var darkText: UIColor { get }
}

// Attributes

extension NSAttributedString.Key {
  public static let font: NSAttributedString.Key
  public static let paragraphStyle: NSAttributedString.Key
  public static let foregroundColor: NSAttributedString.Key
  public static let backgroundColor: NSAttributedString.Key
  public static let ligature: NSAttributedString.Key
  public static let kern: NSAttributedString.Key
  @available(iOS 14.0, *) public static let tracking: NSAttributedString.Key
  public static let strikethroughStyle: NSAttributedString.Key
  public static let underlineStyle: NSAttributedString.Key
  public static let strokeColor: NSAttributedString.Key
  public static let strokeWidth: NSAttributedString.Key
  public static let shadow: NSAttributedString.Key
  public static let attachment: NSAttributedString.Key
  public static let link: NSAttributedString.Key
  public static let baselineOffset: NSAttributedString.Key
  public static let underlineColor: NSAttributedString.Key
  public static let strikethroughColor: NSAttributedString.Key
  public static let accessibilitySpeechPunctuation: NSAttributedString.Key
}
public struct NSUnderlineStyle: OptionSet, Sendable, _BridgedToNSNumber {
  public let rawValue: Int
  public init(rawValue: Int)
  public static var single: NSUnderlineStyle { get }
  public static var thick: NSUnderlineStyle { get }
  public static var double: NSUnderlineStyle { get }
}
public struct NSStringDrawingOptions: OptionSet, Sendable, _BridgedToNSNumber {
  public let rawValue: Int
  public init(rawValue: Int)
  public static var truncatesLastVisibleLine: NSStringDrawingOptions { get }
  public static var usesLineFragmentOrigin: NSStringDrawingOptions { get }
  public static var usesFontLeading: NSStringDrawingOptions { get }
  public static var usesDeviceMetrics: NSStringDrawingOptions { get }
}
open class NSStringDrawingContext: NSObject {
  override public init()
  open var minimumScaleFactor: CGFloat { get set }
  open var actualScaleFactor: CGFloat { get }
}
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  override public init()
  open class var `default`: NSParagraphStyle { get }
  open func copy(with zone: NSZone? = nil) -> Any
  open func mutableCopy(with zone: NSZone? = nil) -> Any
  open var lineSpacing: CGFloat { get }
  open var alignment: NSTextAlignment { get }
  open var lineBreakMode: NSLineBreakMode { get }
}
open class NSMutableParagraphStyle: NSParagraphStyle {
  override public init()
  override open var lineSpacing: CGFloat { get set }
  open var paragraphSpacing: CGFloat { get set }
  open var paragraphSpacingBefore: CGFloat { get set }
  override open var alignment: NSTextAlignment { get set }
  override open var lineBreakMode: NSLineBreakMode { get set }
  open var firstLineHeadIndent: CGFloat { get set }
  open var headIndent: CGFloat { get set }
  open var tailIndent: CGFloat { get set }
  open var minimumLineHeight: CGFloat { get set }
  open var maximumLineHeight: CGFloat { get set }
  open var lineHeightMultiple: CGFloat { get set }
  open var baseWritingDirection: NSWritingDirection { get set }
  open var hyphenationFactor: Float { get set }
}
open class NSShadow: NSObject {
  override public init()
  open var shadowOffset: CGSize { get set }
  open var shadowBlurRadius: CGFloat { get set }
  open var shadowColor: Any? { get set }
}
open class NSTextAttachment: NSObject {
  override public convenience init()
  public init(data contentData: Data?, ofType uti: String?)
  public convenience init(image: UIImage)
  open var image: UIImage? { get set }
  open var bounds: CGRect { get set }
  open func attachmentBounds(for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint, characterIndex charIndex: Int) -> CGRect
}
extension NSAttributedString {
  public convenience init(attachment: NSTextAttachment)
  @objc open func size() -> CGSize
  @objc open func draw(at point: CGPoint)
  @objc open func draw(in rect: CGRect)
  @objc open func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?)
  @objc open func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect
}
extension NSString {
  @objc open func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize
  @objc open func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil)
  @objc open func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil)
  @objc open func draw(with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?)
  @objc open func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?) -> CGRect
}
extension String {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil)
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil)
  public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?) -> CGRect
}
@available(iOS 15.0, *) public struct UIConfigurationTextAttributesTransformer {
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer)
}
@available(iOS 15.0, *) extension AttributeContainer {
  public var font: UIFont? { get set }
  public var foregroundColor: UIColor? { get set }
  public var kern: CGFloat? { get set }
}
@available(iOS 15.0, *) extension AttributedString {
  public var font: UIFont? { get set }
  public var foregroundColor: UIColor? { get set }
}

// Text Kit, thinly

open class NSTextContainer: NSObject {
  public init(size: CGSize)
  open var size: CGSize { get set }
  open var lineFragmentPadding: CGFloat { get set }
  open var maximumNumberOfLines: Int { get set }
  open var lineBreakMode: NSLineBreakMode { get set }
  open var exclusionPaths: [UIBezierPath] { get set }
  open var widthTracksTextView: Bool { get set }
  open var layoutManager: NSLayoutManager? { get }
}
open class NSLayoutManager: NSObject {
  override public init()
  open func addTextContainer(_ container: NSTextContainer)
  open func usedRect(for container: NSTextContainer) -> CGRect
  open func glyphRange(for container: NSTextContainer) -> NSRange
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect
  open func ensureLayout(for container: NSTextContainer)
  open func characterIndex(for point: CGPoint, in container: NSTextContainer, fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?) -> Int
}
open class NSTextStorage: NSMutableAttributedString, @unchecked Sendable {
  override public init()
  override public init(string str: String)
  override public init(attributedString attrStr: NSAttributedString)
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager)
}
