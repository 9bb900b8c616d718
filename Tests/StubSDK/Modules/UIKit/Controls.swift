// Controls: buttons, switches, sliders, text fields, pickers, progress.

@MainActor @preconcurrency @_inheritsConvenienceInitializers open class UIControl: UIView {
  public struct Event: OptionSet, Sendable, _BridgedToNSNumber {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static var touchDown: Event { get }
    public static var touchDownRepeat: Event { get }
    public static var touchDragInside: Event { get }
    public static var touchDragOutside: Event { get }
    public static var touchDragEnter: Event { get }
    public static var touchDragExit: Event { get }
    public static var touchUpInside: Event { get }
    public static var touchUpOutside: Event { get }
    public static var touchCancel: Event { get }
    public static var valueChanged: Event { get }
    public static var primaryActionTriggered: Event { get }
    @available(iOS 14.0, *) public static var menuActionTriggered: Event { get }
    public static var editingDidBegin: Event { get }
    public static var editingChanged: Event { get }
    public static var editingDidEnd: Event { get }
    public static var editingDidEndOnExit: Event { get }
    public static var allTouchEvents: Event { get }
    public static var allEditingEvents: Event { get }
    public static var allEvents: Event { get }
  }
  public struct State: OptionSet, Hashable, Sendable, _BridgedToNSNumber {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static var normal: State { get }
    public static var highlighted: State { get }
    public static var disabled: State { get }
    public static var selected: State { get }
    public static var focused: State { get }
    public static var application: State { get }
  }
  @objc public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
  @objc public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
  override public init(frame: CGRect)
  public required init?(coder: NSCoder)
  @available(iOS 14.0, *) public convenience init(frame: CGRect, primaryAction: UIAction?)
  open var isEnabled: Bool { get set }
  open var isSelected: Bool { get set }
  open var isHighlighted: Bool { get set }
  open var contentVerticalAlignment: ContentVerticalAlignment { get set }
  open var contentHorizontalAlignment: ContentHorizontalAlignment { get set }
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment { get }
  open var state: State { get }
  open var isTracking: Bool { get }
  open var isTouchInside: Bool { get }
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool
  open func endTracking(_ touch: UITouch?, with event: UIEvent?)
  open func cancelTracking(with event: UIEvent?)
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event)
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event)
  @available(iOS 14.0, *) open func addAction(_ action: UIAction, for controlEvents: Event)
  @available(iOS 14.0, *) open func removeAction(_ action: UIAction, for controlEvents: Event)
  open var allTargets: Set<AnyHashable> { get }
  open var allControlEvents: Event { get }
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?)
  open func sendActions(for controlEvents: Event)
  @available(iOS 14.0, *) open var isContextMenuInteractionEnabled: Bool { get set }
  @available(iOS 14.0, *) open var showsMenuAsPrimaryAction: Bool { get set }
  @available(iOS 15.0, *) open var toolTip: String? { get set }
  @available(iOS 17.0, *) open var isSymbolAnimationEnabled: Bool { get set }
}
@_inheritsConvenienceInitializers @MainActor open class UIButton: UIControl {
  @objc public enum ButtonType: Int, Sendable { case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7 }
  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void
  override public init(frame: CGRect)
  public required init?(coder: NSCoder)
  public convenience init(type buttonType: ButtonType)
  @available(iOS 14.0, *) @nonobjc public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?)
  @available(iOS 15.0, *) @nonobjc public convenience init(configuration: Configuration, primaryAction: UIAction? = nil)
  @available(iOS 14.0, *) open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self
  @available(iOS 15.0, *) @nonobjc public var configuration: Configuration? { get set }
  @available(iOS 15.0, *) open func setNeedsUpdateConfiguration()
  @available(iOS 15.0, *) open func updateConfiguration()
  @available(iOS 15.0, *) @nonobjc public var configurationUpdateHandler: ConfigurationUpdateHandler? { get set }
  @available(iOS 15.0, *) open var automaticallyUpdatesConfiguration: Bool { get set }
  @available(iOS, introduced: 2.0, deprecated: 15.0, message: "This property is ignored when using UIButtonConfiguration")
  open var contentEdgeInsets: UIEdgeInsets { get set }
  @available(iOS, introduced: 2.0, deprecated: 15.0, message: "This property is ignored when using UIButtonConfiguration")
  open var titleEdgeInsets: UIEdgeInsets { get set }
  @available(iOS, introduced: 2.0, deprecated: 15.0, message: "This property is ignored when using UIButtonConfiguration")
  open var imageEdgeInsets: UIEdgeInsets { get set }
  @available(iOS, introduced: 2.0, deprecated: 15.0, message: "This property is ignored when using UIButtonConfiguration")
  open var adjustsImageWhenHighlighted: Bool { get set }
  @available(iOS 14.0, *) open var menu: UIMenu? { get set }
  @available(iOS 15.0, *) open var changesSelectionAsPrimaryAction: Bool { get set }
  open var buttonType: ButtonType { get }
  open func setTitle(_ title: String?, for state: UIControl.State)
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State)
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State)
  open func setImage(_ image: UIImage?, for state: UIControl.State)
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State)
  open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State)
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State)
  open func title(for state: UIControl.State) -> String?
  open func titleColor(for state: UIControl.State) -> UIColor?
  open func image(for state: UIControl.State) -> UIImage?
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString?
  open var currentTitle: String? { get }
  open var currentTitleColor: UIColor { get }
  open var currentImage: UIImage? { get }
  open var titleLabel: UILabel? { get }
  open var imageView: UIImageView? { get }
  open var showsTouchWhenHighlighted: Bool { get set }
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect
  open func contentRect(forBounds bounds: CGRect) -> CGRect
}
@available(iOS 15.0, *) extension UIButton {
  public struct Configuration: Hashable {
    public enum Size: Sendable { case medium, small, mini, large }
    public enum CornerStyle: Sendable { case fixed, dynamic, small, medium, large, capsule }
    public enum TitleAlignment: Sendable { case automatic, leading, center, trailing }
    public static func plain() -> Configuration
    public static func tinted() -> Configuration
    public static func gray() -> Configuration
    public static func filled() -> Configuration
    public static func borderless() -> Configuration
    public static func bordered() -> Configuration
    public static func borderedTinted() -> Configuration
    public static func borderedProminent() -> Configuration
    @available(iOS 26.0, *) public static func glass() -> Configuration
    public func updated(for button: UIButton) -> Configuration
    public var background: UIBackgroundConfiguration { get set }
    public var cornerStyle: CornerStyle { get set }
    public var buttonSize: Size { get set }
    public var baseForegroundColor: UIColor? { get set }
    public var baseBackgroundColor: UIColor? { get set }
    public var image: UIImage? { get set }
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration? { get set }
    public var showsActivityIndicator: Bool { get set }
    public var title: String? { get set }
    public var attributedTitle: AttributedString? { get set }
    public var subtitle: String? { get set }
    public var titleAlignment: TitleAlignment { get set }
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? { get set }
    public var contentInsets: NSDirectionalEdgeInsets { get set }
    public var imagePlacement: NSDirectionalRectEdge { get set }
    public var imagePadding: CGFloat { get set }
    public var titlePadding: CGFloat { get set }
    public static func == (lhs: Configuration, rhs: Configuration) -> Bool
    public func hash(into hasher: inout Hasher)
  }
}
@_inheritsConvenienceInitializers @MainActor open class UISwitch: UIControl {
  override public init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var onTintColor: UIColor? { get set }
  open var thumbTintColor: UIColor? { get set }
  open var isOn: Bool { get set }
  open func setOn(_ on: Bool, animated: Bool)
}
@_inheritsConvenienceInitializers @MainActor open class UISlider: UIControl {
  override public init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var value: Float { get set }
  open var minimumValue: Float { get set }
  open var maximumValue: Float { get set }
  open var minimumValueImage: UIImage? { get set }
  open var maximumValueImage: UIImage? { get set }
  open var isContinuous: Bool { get set }
  open var minimumTrackTintColor: UIColor? { get set }
  open var maximumTrackTintColor: UIColor? { get set }
  open var thumbTintColor: UIColor? { get set }
  open func setValue(_ value: Float, animated: Bool)
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State)
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State)
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State)
  open func trackRect(forBounds bounds: CGRect) -> CGRect
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect
}
@_inheritsConvenienceInitializers @MainActor open class UIStepper: UIControl {
  override public init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var value: Double { get set }
  open var minimumValue: Double { get set }
  open var maximumValue: Double { get set }
  open var stepValue: Double { get set }
  open var wraps: Bool { get set }
}
@_inheritsConvenienceInitializers @MainActor open class UISegmentedControl: UIControl {
  override public init(frame: CGRect)
  public required init?(coder: NSCoder)
  public init(items: [Any]?)
  nonisolated open class var noSegment: Int { get }
  open var numberOfSegments: Int { get }
  open var selectedSegmentIndex: Int { get set }
  open var selectedSegmentTintColor: UIColor? { get set }
  open var apportionsSegmentWidthsByContent: Bool { get set }
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool)
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool)
  open func removeSegment(at segment: Int, animated: Bool)
  open func removeAllSegments()
  open func setTitle(_ title: String?, forSegmentAt segment: Int)
  open func titleForSegment(at segment: Int) -> String?
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int)
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int)
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int)
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics)
  open func setDividerImage(_ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics)
}
@_inheritsConvenienceInitializers @MainActor open class UIPageControl: UIControl {
  override public init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var numberOfPages: Int { get set }
  open var currentPage: Int { get set }
  open var hidesForSinglePage: Bool { get set }
  open var pageIndicatorTintColor: UIColor? { get set }
  open var currentPageIndicatorTintColor: UIColor? { get set }
  open func size(forNumberOfPages pageCount: Int) -> CGSize
}
@_inheritsConvenienceInitializers @MainActor open class UIRefreshControl: UIControl {
  public convenience init()
  override public init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var isRefreshing: Bool { get }
  open var attributedTitle: NSAttributedString? { get set }
  open func beginRefreshing()
  open func endRefreshing()
}
@_inheritsConvenienceInitializers @MainActor open class UIDatePicker: UIControl {
  @objc public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
  override public init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var datePickerMode: Mode { get set }
  open var date: Date { get set }
  open var minimumDate: Date? { get set }
  open var maximumDate: Date? { get set }
  open var minuteInterval: Int { get set }
  open func setDate(_ date: Date, animated: Bool)
  @available(iOS 13.4, *) open var preferredDatePickerStyle: UIDatePickerStyle { get set }
}
@available(iOS 13.4, *) @objc public enum UIDatePickerStyle: Int, Sendable { 
  case automatic, wheels, compact
  @available(iOS 14.0, *) case inline
}
@MainActor @preconcurrency @objc public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
@MainActor @preconcurrency @objc public protocol UIPickerViewDelegate: NSObjectProtocol {
  @objc optional func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  @objc optional func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  @objc optional func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}
@_inheritsConvenienceInitializers @MainActor open class UIPickerView: UIView {
  override public init(frame: CGRect)
  public required init?(coder: NSCoder)
  weak open var dataSource: (any UIPickerViewDataSource)? { get set }
  weak open var delegate: (any UIPickerViewDelegate)? { get set }
  open func reloadAllComponents()
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool)
  open func selectedRow(inComponent component: Int) -> Int
}
@_inheritsConvenienceInitializers @MainActor open class UIProgressView: UIView {
  @objc public enum Style: Int, Sendable { case `default`, bar }
  override public init(frame: CGRect)
  public required init?(coder: NSCoder)
  public convenience init(progressViewStyle style: Style)
  open var progress: Float { get set }
  open var progressTintColor: UIColor? { get set }
  open var trackTintColor: UIColor? { get set }
  open func setProgress(_ progress: Float, animated: Bool)
}
@_inheritsConvenienceInitializers @MainActor open class UIActivityIndicatorView: UIView {
  @objc public enum Style: Int, Sendable {
    case medium = 100, large = 101
    @available(iOS, introduced: 2.0, deprecated: 13.0, renamed: "UIActivityIndicatorView.Style.large") case whiteLarge = 0
    @available(iOS, introduced: 2.0, deprecated: 13.0, renamed: "UIActivityIndicatorView.Style.medium") case white = 1
    @available(iOS, introduced: 2.0, deprecated: 13.0, renamed: "UIActivityIndicatorView.Style.medium") case gray = 2
  }
  public init(style: Style)
  override public init(frame: CGRect)
  public required init(coder: NSCoder)
  open var style: Style { get set }
  open var hidesWhenStopped: Bool { get set }
  open var color: UIColor! { get set }
  open func startAnimating()
  open func stopAnimating()
  open var isAnimating: Bool { get }
}
@_inheritsConvenienceInitializers @MainActor open class UIColorWell: UIControl {
  override public init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var selectedColor: UIColor? { get set }
}
