// Compositional layout, diffable data sources, content configurations.

@objc public enum NSRectAlignment: Int, Sendable { case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing }
@MainActor @preconcurrency @objc public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
@MainActor @preconcurrency @objc public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}
@MainActor @preconcurrency @objc public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  var alpha: CGFloat { get set }
  var transform: CGAffineTransform { get set }
  var frame: CGRect { get }
  var center: CGPoint { get set }
  var indexPath: IndexPath { get }
}
@MainActor open class NSCollectionLayoutDimension: NSObject, NSCopying {
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self
  open class func absolute(_ absoluteDimension: CGFloat) -> Self
  open class func estimated(_ estimatedDimension: CGFloat) -> Self
  @available(iOS 17.0, *) open class func uniformAcrossSiblings(estimate: CGFloat) -> Self
  open var dimension: CGFloat { get }
  nonisolated open func copy(with zone: NSZone? = nil) -> Any
}
@MainActor open class NSCollectionLayoutSize: NSObject, NSCopying {
  public convenience init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
  open var widthDimension: NSCollectionLayoutDimension { get }
  open var heightDimension: NSCollectionLayoutDimension { get }
  nonisolated open func copy(with zone: NSZone? = nil) -> Any
}
@MainActor open class NSCollectionLayoutSpacing: NSObject, NSCopying {
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self
  open class func fixed(_ fixedSpacing: CGFloat) -> Self
  nonisolated open func copy(with zone: NSZone? = nil) -> Any
}
@MainActor open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  public convenience init(leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?)
  nonisolated open func copy(with zone: NSZone? = nil) -> Any
}
@MainActor open class NSCollectionLayoutAnchor: NSObject, NSCopying {
  public convenience init(edges: NSDirectionalRectEdge)
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint)
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint)
  nonisolated open func copy(with zone: NSZone? = nil) -> Any
}
@MainActor open class NSCollectionLayoutItem: NSObject, NSCopying {
  public convenience init(layoutSize: NSCollectionLayoutSize)
  public convenience init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem])
  nonisolated open func copy(with zone: NSZone? = nil) -> Any
  open var contentInsets: NSDirectionalEdgeInsets { get set }
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing? { get set }
  open var layoutSize: NSCollectionLayoutSize { get }
}
@MainActor open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  public convenience init(frame: CGRect)
  public convenience init(frame: CGRect, zIndex: Int)
  nonisolated open func copy(with zone: NSZone? = nil) -> Any
}
@MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  @available(iOS, introduced: 13.0, deprecated: 16.0)
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self
  @available(iOS 16.0, *) open class func horizontal(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int) -> Self
  @available(iOS, introduced: 13.0, deprecated: 16.0)
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self
  @available(iOS 16.0, *) open class func vertical(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int) -> Self
  open class func custom(layoutSize: NSCollectionLayoutSize, itemProvider: @escaping (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]) -> Self
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { get set }
  open var interItemSpacing: NSCollectionLayoutSpacing? { get set }
  open var subitems: [NSCollectionLayoutItem] { get }
}
@MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor)
  open var zIndex: Int { get set }
}
@MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment)
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint)
  open var extendsBoundary: Bool { get set }
  open var pinToVisibleBounds: Bool { get set }
}
@MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  open class func background(elementKind: String) -> Self
}
@objc public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable { case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered }
@available(iOS 14.0, *) @objc public enum UIContentInsetsReference: Int, Sendable { case automatic, none, safeArea, layoutMargins, readableContent }
@MainActor open class NSCollectionLayoutSection: NSObject, NSCopying {
  public convenience init(group: NSCollectionLayoutGroup)
  @available(iOS 14.0, *) @nonobjc public static func list(using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
  nonisolated open func copy(with zone: NSZone? = nil) -> Any
  open var contentInsets: NSDirectionalEdgeInsets { get set }
  open var interGroupSpacing: CGFloat { get set }
  @available(iOS 14.0, *) open var contentInsetsReference: UIContentInsetsReference { get set }
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior { get set }
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] { get set }
  open var visibleItemsInvalidationHandler: (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)? { get set }
  open var decorationItems: [NSCollectionLayoutDecorationItem] { get set }
}
@available(iOS 14.0, *) public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  public enum HeaderMode: Sendable { case none, supplementary, firstItemInSection }
  public enum FooterMode: Sendable { case none, supplementary }
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
  public init(appearance: Appearance)
  public var appearance: Appearance { get }
  public var showsSeparators: Bool { get set }
  public var backgroundColor: UIColor? { get set }
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider? { get set }
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider? { get set }
  public var headerMode: HeaderMode { get set }
  public var footerMode: FooterMode { get set }
}
@MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  override public init()
  nonisolated open func copy(with zone: NSZone? = nil) -> Any
  open var scrollDirection: UICollectionView.ScrollDirection { get set }
  open var interSectionSpacing: CGFloat { get set }
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] { get set }
  @available(iOS 14.0, *) open var contentInsetsReference: UIContentInsetsReference { get set }
}
public typealias UICollectionViewCompositionalLayoutSectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
@MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  public init(section: NSCollectionLayoutSection)
  public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration)
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider)
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration)
  public required init?(coder: NSCoder)
  @available(iOS 14.0, *) @nonobjc public static func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { get set }
}

// Diffable data sources

public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  public init()
  public var numberOfItems: Int { get }
  public var numberOfSections: Int { get }
  public var sectionIdentifiers: [SectionIdentifierType] { get }
  public var itemIdentifiers: [ItemIdentifierType] { get }
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType]
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int?
  public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil)
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType)
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType)
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType])
  public mutating func deleteAllItems()
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType])
  @available(iOS 15.0, *) public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType])
  public mutating func appendSections(_ identifiers: [SectionIdentifierType])
  public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType)
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType])
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType])
}
@MainActor open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: NSObject, UITableViewDataSource {
  public typealias CellProvider = (_ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) -> UITableViewCell?
  public init(tableView: UITableView, cellProvider: @escaping CellProvider)
  open func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true, completion: (() -> Void)? = nil)
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType?
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath?
  open var defaultRowAnimation: UITableView.RowAnimation { get set }
  @objc open func numberOfSections(in tableView: UITableView) -> Int
  @objc open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  @objc open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  @objc open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  @objc open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
}
@MainActor open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: NSObject, UICollectionViewDataSource {
  public typealias CellProvider = (_ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (_ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath) -> UICollectionReusableView?
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider)
  public var supplementaryViewProvider: SupplementaryViewProvider? { get set }
  open func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true, completion: (() -> Void)? = nil)
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType?
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath?
  @available(iOS 15.0, *) open func sectionIdentifier(for index: Int) -> SectionIdentifierType?
  @available(iOS 15.0, *) open func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil)
  @objc open func numberOfSections(in collectionView: UICollectionView) -> Int
  @objc open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  @objc open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  @objc open func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView
}

// Content configurations

@available(iOS 14.0, *) @MainActor @preconcurrency public protocol UIConfigurationState {
  init(traitCollection: UITraitCollection)
  var traitCollection: UITraitCollection { get set }
}
@available(iOS 14.0, *) public struct UICellConfigurationState: UIConfigurationState, Hashable {
  public init(traitCollection: UITraitCollection)
  public var traitCollection: UITraitCollection { get set }
  public var isDisabled: Bool { get set }
  public var isHighlighted: Bool { get set }
  public var isSelected: Bool { get set }
  public var isFocused: Bool { get set }
  public var isEditing: Bool { get set }
  public var isExpanded: Bool { get set }
  nonisolated public static func == (lhs: UICellConfigurationState, rhs: UICellConfigurationState) -> Bool
  nonisolated public func hash(into hasher: inout Hasher)
}
@available(iOS 14.0, *) @MainActor @preconcurrency public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
}
@available(iOS 14.0, *) @MainActor @preconcurrency public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}
@available(iOS 14.0, *) public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  public struct TextProperties: Hashable {
    public var font: UIFont { get set }
    public var color: UIColor { get set }
    public var numberOfLines: Int { get set }
    public static func == (lhs: TextProperties, rhs: TextProperties) -> Bool
    public func hash(into hasher: inout Hasher)
  }
  public struct ImageProperties: Hashable {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { get set }
    public var tintColor: UIColor? { get set }
    public var cornerRadius: CGFloat { get set }
    public var maximumSize: CGSize { get set }
    public var reservedLayoutSize: CGSize { get set }
    public static func == (lhs: ImageProperties, rhs: ImageProperties) -> Bool
    public func hash(into hasher: inout Hasher)
  }
  nonisolated public static func cell() -> UIListContentConfiguration
  nonisolated public static func subtitleCell() -> UIListContentConfiguration
  nonisolated public static func valueCell() -> UIListContentConfiguration
  nonisolated public static func plainHeader() -> UIListContentConfiguration
  nonisolated public static func groupedHeader() -> UIListContentConfiguration
  nonisolated public static func sidebarCell() -> UIListContentConfiguration
  public func makeContentView() -> any UIView & UIContentView
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration
  public var image: UIImage? { get set }
  public var imageProperties: ImageProperties { get set }
  public var text: String? { get set }
  public var attributedText: NSAttributedString? { get set }
  public var textProperties: TextProperties { get set }
  public var secondaryText: String? { get set }
  public var secondaryTextProperties: TextProperties { get set }
  public var directionalLayoutMargins: NSDirectionalEdgeInsets { get set }
  public var imageToTextPadding: CGFloat { get set }
  public var textToSecondaryTextVerticalPadding: CGFloat { get set }
  nonisolated public static func == (lhs: UIListContentConfiguration, rhs: UIListContentConfiguration) -> Bool
  nonisolated public func hash(into hasher: inout Hasher)
}
@available(iOS 14.0, *) public struct UIBackgroundConfiguration: Hashable {
  public static func clear() -> UIBackgroundConfiguration
  public static func listPlainCell() -> UIBackgroundConfiguration
  public static func listGroupedCell() -> UIBackgroundConfiguration
  public var customView: UIView? { get set }
  public var cornerRadius: CGFloat { get set }
  public var backgroundInsets: NSDirectionalEdgeInsets { get set }
  public var backgroundColor: UIColor? { get set }
  public var visualEffect: UIVisualEffect? { get set }
  public var strokeColor: UIColor? { get set }
  public var strokeWidth: CGFloat { get set }
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration
  public static func == (lhs: UIBackgroundConfiguration, rhs: UIBackgroundConfiguration) -> Bool
  public func hash(into hasher: inout Hasher)
}
@available(iOS 17.0, *) public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  nonisolated public static func empty() -> UIContentUnavailableConfiguration
  nonisolated public static func loading() -> UIContentUnavailableConfiguration
  nonisolated public static func search() -> UIContentUnavailableConfiguration
  public func makeContentView() -> any UIView & UIContentView
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration
  public var image: UIImage? { get set }
  public var text: String? { get set }
  public var secondaryText: String? { get set }
}
