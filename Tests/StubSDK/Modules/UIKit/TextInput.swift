// Labels, text fields, text views and what they take from the keyboard.

@objc public enum UIReturnKeyType: Int, Sendable { case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue` }
@objc public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}
@objc public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }
@objc public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
@objc public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
@objc public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
public struct UITextContentType: Hashable, RawRepresentable, Sendable, _BridgedToNSString {
  public let rawValue: String
  public init(rawValue: String)
  public static let name: UITextContentType
  public static let emailAddress: UITextContentType
  public static let username: UITextContentType
  public static let password: UITextContentType
  public static let newPassword: UITextContentType
  public static let oneTimeCode: UITextContentType
  public static let URL: UITextContentType
}
public struct UIDataDetectorTypes: OptionSet, Sendable, _BridgedToNSNumber {
  public let rawValue: UInt
  public init(rawValue: UInt)
  public static var phoneNumber: UIDataDetectorTypes { get }
  public static var link: UIDataDetectorTypes { get }
  public static var address: UIDataDetectorTypes { get }
  public static var all: UIDataDetectorTypes { get }
}
@MainActor @preconcurrency @objc public protocol UITextInputTraits: NSObjectProtocol {}
@MainActor @preconcurrency @objc public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  var adjustsFontForContentSizeCategory: Bool { get set }
}
@MainActor @preconcurrency @objc public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}
@MainActor open class UITextPosition: NSObject { override public init() }
@MainActor open class UITextRange: NSObject {
  override public init()
  open var isEmpty: Bool { get }
  open var start: UITextPosition { get }
  open var end: UITextPosition { get }
}
@MainActor @preconcurrency @objc public protocol UITextInput: UIKeyInput {
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  var selectedTextRange: UITextRange? { get set }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  func caretRect(for position: UITextPosition) -> CGRect
  func firstRect(for range: UITextRange) -> CGRect
}
@objc public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }
@_inheritsConvenienceInitializers @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  override public init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var text: String? { get set }
  open var font: UIFont! { get set }
  open var textColor: UIColor! { get set }
  open var shadowColor: UIColor? { get set }
  open var shadowOffset: CGSize { get set }
  open var textAlignment: NSTextAlignment { get set }
  open var lineBreakMode: NSLineBreakMode { get set }
  @available(iOS 14.0, *) open var lineBreakStrategy: LineBreakStrategy { get set }
  public struct LineBreakStrategy: OptionSet, Sendable, _BridgedToNSNumber {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static var standard: LineBreakStrategy { get }
  }
  open var attributedText: NSAttributedString? { get set }
  open var highlightedTextColor: UIColor? { get set }
  open var isHighlighted: Bool { get set }
  open var isEnabled: Bool { get set }
  open var numberOfLines: Int { get set }
  open var adjustsFontSizeToFitWidth: Bool { get set }
  open var adjustsFontForContentSizeCategory: Bool { get set }
  open var baselineAdjustment: UIBaselineAdjustment { get set }
  open var minimumScaleFactor: CGFloat { get set }
  open var allowsDefaultTighteningForTruncation: Bool { get set }
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  open func drawText(in rect: CGRect)
  open var preferredMaxLayoutWidth: CGFloat { get set }
}

@MainActor @preconcurrency @objc public protocol UITextFieldDelegate: NSObjectProtocol {
  @objc optional func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  @objc optional func textFieldDidBeginEditing(_ textField: UITextField)
  @objc optional func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  @objc optional func textFieldDidEndEditing(_ textField: UITextField)
  @objc optional func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
  @objc optional func textFieldDidChangeSelection(_ textField: UITextField)
  @objc optional func textFieldShouldClear(_ textField: UITextField) -> Bool
  @objc optional func textFieldShouldReturn(_ textField: UITextField) -> Bool
}
@_inheritsConvenienceInitializers @MainActor open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
  @objc public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  @objc public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  override public init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var text: String? { get set }
  open var attributedText: NSAttributedString? { get set }
  open var textColor: UIColor? { get set }
  open var font: UIFont? { get set }
  open var textAlignment: NSTextAlignment { get set }
  open var borderStyle: BorderStyle { get set }
  open var placeholder: String? { get set }
  open var attributedPlaceholder: NSAttributedString? { get set }
  open var clearsOnBeginEditing: Bool { get set }
  open var adjustsFontSizeToFitWidth: Bool { get set }
  open var adjustsFontForContentSizeCategory: Bool { get set }
  open var minimumFontSize: CGFloat { get set }
  weak open var delegate: (any UITextFieldDelegate)? { get set }
  open var background: UIImage? { get set }
  open var isEditing: Bool { get }
  open var defaultTextAttributes: [NSAttributedString.Key: Any] { get set }
  open var typingAttributes: [NSAttributedString.Key: Any]? { get set }
  open var clearButtonMode: ViewMode { get set }
  open var leftView: UIView? { get set }
  open var leftViewMode: ViewMode { get set }
  open var rightView: UIView? { get set }
  open var rightViewMode: ViewMode { get set }
  open func borderRect(forBounds bounds: CGRect) -> CGRect
  open func textRect(forBounds bounds: CGRect) -> CGRect
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect
  open func editingRect(forBounds bounds: CGRect) -> CGRect
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect
  override open var inputView: UIView? { get set }
  override open var inputAccessoryView: UIView? { get set }
  open var autocapitalizationType: UITextAutocapitalizationType { get set }
  open var autocorrectionType: UITextAutocorrectionType { get set }
  open var spellCheckingType: UITextSpellCheckingType { get set }
  open var keyboardType: UIKeyboardType { get set }
  open var keyboardAppearance: UIKeyboardAppearance { get set }
  open var returnKeyType: UIReturnKeyType { get set }
  open var enablesReturnKeyAutomatically: Bool { get set }
  open var isSecureTextEntry: Bool { get set }
  open var textContentType: UITextContentType! { get set }
  open var hasText: Bool { get }
  open func insertText(_ text: String)
  open func deleteBackward()
  open func text(in range: UITextRange) -> String?
  open func replace(_ range: UITextRange, withText text: String)
  open var selectedTextRange: UITextRange? { get set }
  open var beginningOfDocument: UITextPosition { get }
  open var endOfDocument: UITextPosition { get }
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  open func caretRect(for position: UITextPosition) -> CGRect
  open func firstRect(for range: UITextRange) -> CGRect
  nonisolated open class var textDidBeginEditingNotification: NSNotification.Name { get }
  nonisolated open class var textDidEndEditingNotification: NSNotification.Name { get }
  nonisolated open class var textDidChangeNotification: NSNotification.Name { get }
}
@_inheritsConvenienceInitializers @MainActor open class UISearchTextField: UITextField {
  override public init(frame: CGRect)
  public required init?(coder: NSCoder)
}

@MainActor @preconcurrency @objc public protocol UITextViewDelegate: UIScrollViewDelegate {
  @objc optional func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  @objc optional func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  @objc optional func textViewDidBeginEditing(_ textView: UITextView)
  @objc optional func textViewDidEndEditing(_ textView: UITextView)
  @objc optional func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  @objc optional func textViewDidChange(_ textView: UITextView)
  @objc optional func textViewDidChangeSelection(_ textView: UITextView)
}
@_inheritsConvenienceInitializers @MainActor open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting {
  public init(frame: CGRect, textContainer: NSTextContainer?)
  public required init?(coder: NSCoder)
  override public convenience init(frame: CGRect)
  public convenience init()
  open var text: String! { get set }
  open var font: UIFont? { get set }
  open var textColor: UIColor? { get set }
  open var textAlignment: NSTextAlignment { get set }
  open var selectedRange: NSRange { get set }
  open var isEditable: Bool { get set }
  open var isSelectable: Bool { get set }
  open var dataDetectorTypes: UIDataDetectorTypes { get set }
  open var allowsEditingTextAttributes: Bool { get set }
  open var attributedText: NSAttributedString! { get set }
  open var typingAttributes: [NSAttributedString.Key: Any] { get set }
  open var linkTextAttributes: [NSAttributedString.Key: Any]! { get set }
  open func scrollRangeToVisible(_ range: NSRange)
  override open var inputView: UIView? { get set }
  override open var inputAccessoryView: UIView? { get set }
  open var clearsOnInsertion: Bool { get set }
  open var textContainer: NSTextContainer { get }
  open var textContainerInset: UIEdgeInsets { get set }
  open var layoutManager: NSLayoutManager { get }
  open var textStorage: NSTextStorage { get }
  open var adjustsFontForContentSizeCategory: Bool { get set }
  open var autocapitalizationType: UITextAutocapitalizationType { get set }
  open var autocorrectionType: UITextAutocorrectionType { get set }
  open var keyboardType: UIKeyboardType { get set }
  open var keyboardAppearance: UIKeyboardAppearance { get set }
  open var returnKeyType: UIReturnKeyType { get set }
  open var selectedTextRange: UITextRange? { get set }
  open var beginningOfDocument: UITextPosition { get }
  open var endOfDocument: UITextPosition { get }
  open func caretRect(for position: UITextPosition) -> CGRect
  nonisolated open class var textDidBeginEditingNotification: NSNotification.Name { get }
  nonisolated open class var textDidChangeNotification: NSNotification.Name { get }
  nonisolated open class var textDidEndEditingNotification: NSNotification.Name { get }
}
