// Bars, their items, groups and appearances.

@objc public enum UIBarMetrics: Int, Sendable { case `default` = 0, compact = 1, defaultPrompt = 101, compactPrompt = 102 }
@objc public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }
@objc public enum UIBarStyle: Int, Sendable { case `default` = 0, black = 1 }
@MainActor @preconcurrency @objc public protocol UIBarPositioning: NSObjectProtocol { var barPosition: UIBarPosition { get } }
@MainActor @preconcurrency @objc public protocol UIBarPositioningDelegate: NSObjectProtocol {
  @objc optional func position(for bar: any UIBarPositioning) -> UIBarPosition
}

@MainActor open class UIBarItem: NSObject, NSCoding, UIAppearance {
  override public init()
  public required init?(coder: NSCoder)
  open func encode(with coder: NSCoder)
  public static func appearance() -> Self
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  public static func appearance(for trait: UITraitCollection) -> Self
  open var isEnabled: Bool { get set }
  open var title: String? { get set }
  open var image: UIImage? { get set }
  open var landscapeImagePhone: UIImage? { get set }
  open var imageInsets: UIEdgeInsets { get set }
  open var tag: Int { get set }
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)
}
@MainActor open class UIBarButtonItem: UIBarItem, UIPopoverPresentationControllerSourceItem {
  @objc public enum Style: Int, Sendable {
    case plain = 0, done = 2
    @available(iOS 26.0, *) case prominent = 3
  }
  @objc public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh, stop
    case camera, trash, play, pause, rewind, fastForward, undo, redo
    @available(iOS 13.0, *) case close = 24
  }
  override public init()
  public required init?(coder: NSCoder)
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?)
  public convenience init(image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?)
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?)
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?)
  public convenience init(customView: UIView)
  @available(iOS 14.0, *) @nonobjc public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil)
  @available(iOS 14.0, *) @nonobjc public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil)
  @available(iOS 14.0, *) open class func fixedSpace(_ width: CGFloat) -> Self
  @available(iOS 14.0, *) open class func flexibleSpace() -> Self
  open var style: Style { get set }
  open var width: CGFloat { get set }
  open var possibleTitles: Set<String>? { get set }
  open var customView: UIView? { get set }
  open var action: Selector? { get set }
  weak open var target: AnyObject? { get set }
  @available(iOS 14.0, *) open var primaryAction: UIAction? { get set }
  @available(iOS 14.0, *) open var menu: UIMenu? { get set }
  @available(iOS 15.0, *) open var isSelected: Bool { get set }
  @available(iOS 16.0, *) open var isHidden: Bool { get set }
  @available(iOS 15.0, *) open var changesSelectionAsPrimaryAction: Bool { get set }
  @available(iOS 16.0, *) open var menuRepresentation: UIMenuElement? { get set }
  @available(iOS 16.0, *) open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder { get set }
  open var tintColor: UIColor? { get set }
  @available(iOS 26.0, *) open var hidesSharedBackground: Bool { get set }
  @available(iOS 26.0, *) open var sharesBackground: Bool { get set }
  @available(iOS 16.0, *) open func creatingFixedGroup() -> UIBarButtonItemGroup
  @available(iOS 16.0, *) open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup
  @available(iOS 16.0, *) open func creatingOptionalGroup(customizationIdentifier: String, isInDefaultCustomization: Bool = true) -> UIBarButtonItemGroup
}
@MainActor open class UIBarButtonItemGroup: NSObject, NSCoding {
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?)
  public required init?(coder: NSCoder)
  open func encode(with coder: NSCoder)
  @available(iOS 16.0, *) @nonobjc public class func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup
  @available(iOS 16.0, *) @nonobjc public class func movableGroup(customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup
  @available(iOS 16.0, *) @nonobjc public class func optionalGroup(customizationIdentifier: String, isInDefaultCustomization: Bool = true, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup
  open var barButtonItems: [UIBarButtonItem] { get set }
  open var representativeItem: UIBarButtonItem? { get set }
  open var isDisplayingRepresentativeItem: Bool { get }
  @available(iOS 16.0, *) open var isHidden: Bool { get set }
}

@MainActor open class UINavigationItem: NSObject, NSCoding {
  @objc public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
  @available(iOS 14.0, *) @objc public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
  @available(iOS 16.0, *) @objc public enum ItemStyle: Int, Sendable { case navigator, browser, editor }
  @available(iOS 16.0, *) @objc public enum SearchBarPlacement: Int, Sendable { case automatic, inline, stacked }
  public init(title: String)
  public required init?(coder: NSCoder)
  open func encode(with coder: NSCoder)
  open var title: String? { get set }
  open var titleView: UIView? { get set }
  open var prompt: String? { get set }
  open var backBarButtonItem: UIBarButtonItem? { get set }
  open var backButtonTitle: String? { get set }
  @available(iOS 14.0, *) open var backButtonDisplayMode: BackButtonDisplayMode { get set }
  @available(iOS 16.0, *) open var backAction: UIAction? { get set }
  open var hidesBackButton: Bool { get set }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool)
  open var leftBarButtonItems: [UIBarButtonItem]? { get set }
  open var rightBarButtonItems: [UIBarButtonItem]? { get set }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool)
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool)
  open var leftItemsSupplementBackButton: Bool { get set }
  open var leftBarButtonItem: UIBarButtonItem? { get set }
  open var rightBarButtonItem: UIBarButtonItem? { get set }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool)
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool)
  @available(iOS 16.0, *) open var leadingItemGroups: [UIBarButtonItemGroup] { get set }
  @available(iOS 16.0, *) open var centerItemGroups: [UIBarButtonItemGroup] { get set }
  @available(iOS 16.0, *) open var trailingItemGroups: [UIBarButtonItemGroup] { get set }
  @available(iOS 16.0, *) open var pinnedTrailingGroup: UIBarButtonItemGroup? { get set }
  @available(iOS 16.0, *) open var additionalOverflowItems: UIDeferredMenuElement? { get set }
  @available(iOS 16.0, *) open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? { get }
  @available(iOS 16.0, *) open var customizationIdentifier: String? { get set }
  @available(iOS 16.0, *) open var style: ItemStyle { get set }
  @available(iOS 16.0, *) open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { get set }
  @available(iOS 16.0, *) open var preferredSearchBarPlacement: SearchBarPlacement { get set }
  @available(iOS 26.0, *) open var subtitle: String? { get set }
  open var largeTitleDisplayMode: LargeTitleDisplayMode { get set }
  open var searchController: UISearchController? { get set }
  open var hidesSearchBarWhenScrolling: Bool { get set }
  open var standardAppearance: UINavigationBarAppearance? { get set }
  open var compactAppearance: UINavigationBarAppearance? { get set }
  open var scrollEdgeAppearance: UINavigationBarAppearance? { get set }
}

@MainActor @preconcurrency @objc public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  @objc optional func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  @objc optional func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}
@_inheritsConvenienceInitializers @MainActor open class UINavigationBar: UIView, UIBarPositioning {
  override public init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var barStyle: UIBarStyle { get set }
  weak open var delegate: (any UINavigationBarDelegate)? { get set }
  open var isTranslucent: Bool { get set }
  open var items: [UINavigationItem]? { get set }
  open func setItems(_ items: [UINavigationItem]?, animated: Bool)
  open func pushItem(_ item: UINavigationItem, animated: Bool)
  open func popItem(animated: Bool) -> UINavigationItem?
  open var topItem: UINavigationItem? { get }
  open var backItem: UINavigationItem? { get }
  open var prefersLargeTitles: Bool { get set }
  open var barTintColor: UIColor? { get set }
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics)
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics)
  open var shadowImage: UIImage? { get set }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { get set }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { get set }
  open var backIndicatorImage: UIImage? { get set }
  open var backIndicatorTransitionMaskImage: UIImage? { get set }
  open var standardAppearance: UINavigationBarAppearance { get set }
  open var compactAppearance: UINavigationBarAppearance? { get set }
  open var scrollEdgeAppearance: UINavigationBarAppearance? { get set }
  open var barPosition: UIBarPosition { get }
}
@MainActor @preconcurrency @objc public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
@_inheritsConvenienceInitializers @MainActor open class UIToolbar: UIView, UIBarPositioning {
  override public init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var barStyle: UIBarStyle { get set }
  open var items: [UIBarButtonItem]? { get set }
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool)
  open var isTranslucent: Bool { get set }
  open var barTintColor: UIColor? { get set }
  weak open var delegate: (any UIToolbarDelegate)? { get set }
  open func setBackgroundImage(_ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics)
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition)
  open var standardAppearance: UIToolbarAppearance { get set }
  open var compactAppearance: UIToolbarAppearance? { get set }
  @available(iOS 15.0, *) open var scrollEdgeAppearance: UIToolbarAppearance? { get set }
  open var barPosition: UIBarPosition { get }
}
@MainActor @preconcurrency @objc public protocol UITabBarDelegate: NSObjectProtocol {
  @objc optional func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
@_inheritsConvenienceInitializers @MainActor open class UITabBar: UIView {
  override public init(frame: CGRect)
  public required init?(coder: NSCoder)
  weak open var delegate: (any UITabBarDelegate)? { get set }
  open var items: [UITabBarItem]? { get set }
  weak open var selectedItem: UITabBarItem? { get set }
  open func setItems(_ items: [UITabBarItem]?, animated: Bool)
  open var isTranslucent: Bool { get set }
  open var barStyle: UIBarStyle { get set }
  open var barTintColor: UIColor? { get set }
  open var unselectedItemTintColor: UIColor? { get set }
  open var backgroundImage: UIImage? { get set }
  open var shadowImage: UIImage? { get set }
  open var selectionIndicatorImage: UIImage? { get set }
  open var standardAppearance: UITabBarAppearance { get set }
  @available(iOS 15.0, *) open var scrollEdgeAppearance: UITabBarAppearance? { get set }
}
@MainActor open class UITabBarItem: UIBarItem {
  @objc public enum SystemItem: Int, Sendable { case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed }
  override public init()
  public required init?(coder: NSCoder)
  public convenience init(title: String?, image: UIImage?, tag: Int)
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?)
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int)
  open var selectedImage: UIImage? { get set }
  open var badgeValue: String? { get set }
  open var badgeColor: UIColor? { get set }
  open var titlePositionAdjustment: UIOffset { get set }
}

// Appearances

@MainActor open class UIBarAppearance: NSObject, NSCopying {
  override public convenience init()
  public init(idiom: UIUserInterfaceIdiom)
  public init(barAppearance: UIBarAppearance)
  nonisolated open func copy(with zone: NSZone? = nil) -> Any
  nonisolated open func copy() -> Self
  open func configureWithDefaultBackground()
  open func configureWithOpaqueBackground()
  open func configureWithTransparentBackground()
  open var backgroundEffect: UIBlurEffect? { get set }
  open var backgroundColor: UIColor? { get set }
  open var backgroundImage: UIImage? { get set }
  open var shadowColor: UIColor? { get set }
  open var shadowImage: UIImage? { get set }
}
@_inheritsConvenienceInitializers @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  override public init(idiom: UIUserInterfaceIdiom)
  override public init(barAppearance: UIBarAppearance)
  open var titleTextAttributes: [NSAttributedString.Key: Any] { get set }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] { get set }
  open var titlePositionAdjustment: UIOffset { get set }
  open var buttonAppearance: UIBarButtonItemAppearance { get set }
  open var doneButtonAppearance: UIBarButtonItemAppearance { get set }
  open var backButtonAppearance: UIBarButtonItemAppearance { get set }
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?)
}
@_inheritsConvenienceInitializers @MainActor open class UIToolbarAppearance: UIBarAppearance {
  override public init(idiom: UIUserInterfaceIdiom)
  override public init(barAppearance: UIBarAppearance)
  open var buttonAppearance: UIBarButtonItemAppearance { get set }
}
@_inheritsConvenienceInitializers @MainActor open class UITabBarAppearance: UIBarAppearance {
  override public init(idiom: UIUserInterfaceIdiom)
  override public init(barAppearance: UIBarAppearance)
  open var stackedLayoutAppearance: UITabBarItemAppearance { get set }
  open var inlineLayoutAppearance: UITabBarItemAppearance { get set }
  open var compactInlineLayoutAppearance: UITabBarItemAppearance { get set }
  open var selectionIndicatorTintColor: UIColor? { get set }
}
@MainActor open class UIBarButtonItemAppearance: NSObject, NSCopying {
  override public convenience init()
  public init(style: UIBarButtonItem.Style)
  nonisolated open func copy(with zone: NSZone? = nil) -> Any
  open func configureWithDefault(for style: UIBarButtonItem.Style)
  open var normal: UIBarButtonItemStateAppearance { get }
  open var highlighted: UIBarButtonItemStateAppearance { get }
  open var disabled: UIBarButtonItemStateAppearance { get }
}
@MainActor open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] { get set }
  open var backgroundImage: UIImage? { get set }
}
@MainActor open class UITabBarItemAppearance: NSObject, NSCopying {
  override public init()
  nonisolated open func copy(with zone: NSZone? = nil) -> Any
  open var normal: UITabBarItemStateAppearance { get }
  open var selected: UITabBarItemStateAppearance { get }
}
@MainActor open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] { get set }
  open var iconColor: UIColor? { get set }
  open var badgeBackgroundColor: UIColor? { get set }
}
@MainActor @preconcurrency @objc public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  @objc optional func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  @objc optional func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  @objc optional func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  @objc optional func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  @objc optional func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  @objc optional func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  @objc optional func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}
@_inheritsConvenienceInitializers @MainActor open class UISearchBar: UIView {
  @objc public enum Style: UInt, Sendable { case `default`, prominent, minimal }
  override public init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var text: String? { get set }
  open var prompt: String? { get set }
  open var placeholder: String? { get set }
  weak open var delegate: (any UISearchBarDelegate)? { get set }
  open var barStyle: UIBarStyle { get set }
  open var searchBarStyle: Style { get set }
  open var showsCancelButton: Bool { get set }
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool)
  open var isTranslucent: Bool { get set }
  open var barTintColor: UIColor? { get set }
  open var backgroundImage: UIImage? { get set }
  open var scopeButtonTitles: [String]? { get set }
  open var selectedScopeButtonIndex: Int { get set }
  open var showsScopeBar: Bool { get set }
  open var searchTextField: UISearchTextField { get }
  open var returnKeyType: UIReturnKeyType { get set }
  open var autocapitalizationType: UITextAutocapitalizationType { get set }
  open var autocorrectionType: UITextAutocorrectionType { get set }
  open var keyboardType: UIKeyboardType { get set }
}
