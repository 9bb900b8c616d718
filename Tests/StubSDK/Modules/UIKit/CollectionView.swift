// Collection views, their cells and layouts.

@MainActor @preconcurrency @objc public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  @objc optional func numberOfSections(in collectionView: UICollectionView) -> Int
  @objc optional func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView
  @objc optional func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  @objc optional func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}
@MainActor @preconcurrency @objc public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  @objc optional func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}
@MainActor @preconcurrency @objc public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  @objc optional func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
  @objc optional func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  @objc optional func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  @objc optional func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
  @objc optional func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
  @objc optional func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  @objc optional func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  @objc optional func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  @objc optional func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  @objc optional func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  @objc optional func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
}
@MainActor @preconcurrency @objc public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  @objc optional func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize
  @objc optional func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets
  @objc optional func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat
  @objc optional func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat
  @objc optional func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize
  @objc optional func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize
}
@_inheritsConvenienceInitializers @MainActor open class UICollectionView: UIScrollView {
  public struct ScrollPosition: OptionSet, Sendable, _BridgedToNSNumber {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static var top: ScrollPosition { get }
    public static var centeredVertically: ScrollPosition { get }
    public static var bottom: ScrollPosition { get }
    public static var left: ScrollPosition { get }
    public static var centeredHorizontally: ScrollPosition { get }
    public static var right: ScrollPosition { get }
  }
  @objc public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  @objc public enum ElementCategory: Int, Sendable { case cell, supplementaryView, decorationView }
  nonisolated open class var elementKindSectionHeader: String { get }
  nonisolated open class var elementKindSectionFooter: String { get }
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)
  public required init?(coder: NSCoder)
  open var collectionViewLayout: UICollectionViewLayout { get set }
  weak open var dataSource: (any UICollectionViewDataSource)? { get set }
  weak open var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? { get set }
  open var isPrefetchingEnabled: Bool { get set }
  open var backgroundView: UIView? { get set }
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String)
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String)
  open func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String)
  open func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String)
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell
  open func dequeueReusableSupplementaryView(ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionReusableView
  @available(iOS 14.0, *) @nonobjc public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?) -> Cell
  @available(iOS 14.0, *) @nonobjc public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath) -> Supplementary
  open var allowsSelection: Bool { get set }
  open var allowsMultipleSelection: Bool { get set }
  open var indexPathsForSelectedItems: [IndexPath]? { get }
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition)
  open func deselectItem(at indexPath: IndexPath, animated: Bool)
  open func reloadData()
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool)
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil)
  open var numberOfSections: Int { get }
  open func numberOfItems(inSection section: Int) -> Int
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
  open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
  open func indexPathForItem(at point: CGPoint) -> IndexPath?
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath?
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell?
  open var visibleCells: [UICollectionViewCell] { get }
  open var indexPathsForVisibleItems: [IndexPath] { get }
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool)
  open func insertSections(_ sections: IndexSet)
  open func deleteSections(_ sections: IndexSet)
  open func reloadSections(_ sections: IndexSet)
  open func insertItems(at indexPaths: [IndexPath])
  open func deleteItems(at indexPaths: [IndexPath])
  open func reloadItems(at indexPaths: [IndexPath])
  @available(iOS 15.0, *) open func reconfigureItems(at indexPaths: [IndexPath])
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath)
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
  @available(iOS 14.0, *) open var isEditing: Bool { get set }
  open var dragInteractionEnabled: Bool { get set }
  @available(iOS 16.0, *) open var selfSizingInvalidation: SelfSizingInvalidation { get set }
  @available(iOS 16.0, *) @objc public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }
  @available(iOS 14.0, *) public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    @MainActor @preconcurrency public init(handler: @escaping Handler)
    @MainActor @preconcurrency public init(cellNib: UINib, handler: @escaping Handler)
  }
  @available(iOS 14.0, *) public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void
    @MainActor @preconcurrency public init(elementKind: String, handler: @escaping Handler)
  }
}
@_inheritsConvenienceInitializers @MainActor open class UICollectionReusableView: UIView {
  override public init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var reuseIdentifier: String? { get }
  open func prepareForReuse()
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes)
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes
}
@_inheritsConvenienceInitializers @MainActor open class UICollectionViewCell: UICollectionReusableView {
  override public init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var contentView: UIView { get }
  open var isSelected: Bool { get set }
  open var isHighlighted: Bool { get set }
  open var backgroundView: UIView? { get set }
  open var selectedBackgroundView: UIView? { get set }
  @available(iOS 14.0, *) @nonobjc public var contentConfiguration: (any UIContentConfiguration)? { get set }
  @available(iOS 14.0, *) @nonobjc public var backgroundConfiguration: UIBackgroundConfiguration? { get set }
  @available(iOS 14.0, *) @nonobjc public var configurationState: UICellConfigurationState { get }
  @available(iOS 14.0, *) open func setNeedsUpdateConfiguration()
}
@_inheritsConvenienceInitializers @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  override public init(frame: CGRect)
  public required init?(coder: NSCoder)
  @available(iOS 14.0, *) @nonobjc public func defaultContentConfiguration() -> UIListContentConfiguration
  @available(iOS 14.0, *) @nonobjc public var accessories: [UICellAccessory] { get set }
  open var separatorLayoutGuide: UILayoutGuide { get }
}
@available(iOS 14.0, *) public struct UICellAccessory {
  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
  public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory
  public static func delete(displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil) -> UICellAccessory
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory
  public static func outlineDisclosure(displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil) -> UICellAccessory
}
@MainActor open class UICollectionViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource {
  public init(collectionViewLayout layout: UICollectionViewLayout)
  override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
  public required init?(coder: NSCoder)
  open var collectionView: UICollectionView! { get set }
  open var clearsSelectionOnViewWillAppear: Bool { get set }
  open var collectionViewLayout: UICollectionViewLayout { get }
  open func numberOfSections(in collectionView: UICollectionView) -> Int
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  open func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  open func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  open func scrollViewDidScroll(_ scrollView: UIScrollView)
}

// Layouts

@MainActor open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  override public init()
  nonisolated open func copy(with zone: NSZone? = nil) -> Any
  public convenience init(forCellWith indexPath: IndexPath)
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath)
  open var frame: CGRect { get set }
  open var bounds: CGRect { get set }
  open var center: CGPoint { get set }
  open var size: CGSize { get set }
  open var transform: CGAffineTransform { get set }
  open var transform3D: CATransform3D { get set }
  open var alpha: CGFloat { get set }
  open var zIndex: Int { get set }
  open var isHidden: Bool { get set }
  open var indexPath: IndexPath { get set }
  open var representedElementCategory: UICollectionView.ElementCategory { get }
  open var representedElementKind: String? { get }
}
@MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  override public init()
  open var invalidateEverything: Bool { get }
  open var contentSizeAdjustment: CGSize { get set }
}
@MainActor open class UICollectionViewLayout: NSObject, NSCoding {
  override public init()
  public required init?(coder: NSCoder)
  open func encode(with coder: NSCoder)
  open var collectionView: UICollectionView? { get }
  open func invalidateLayout()
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext)
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String)
  open class var layoutAttributesClass: AnyClass { get }
  open class var invalidationContextClass: AnyClass { get }
  open func prepare()
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
  open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  open var collectionViewContentSize: CGSize { get }
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem])
  open func finalizeCollectionViewUpdates()
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes?
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes?
}
@MainActor open class UICollectionViewUpdateItem: NSObject {
  open var indexPathBeforeUpdate: IndexPath? { get }
  open var indexPathAfterUpdate: IndexPath? { get }
}
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open class var automaticSize: CGSize { get }
  override public init()
  public required init?(coder: NSCoder)
  open var minimumLineSpacing: CGFloat { get set }
  open var minimumInteritemSpacing: CGFloat { get set }
  open var itemSize: CGSize { get set }
  open var estimatedItemSize: CGSize { get set }
  open var scrollDirection: UICollectionView.ScrollDirection { get set }
  open var headerReferenceSize: CGSize { get set }
  open var footerReferenceSize: CGSize { get set }
  open var sectionInset: UIEdgeInsets { get set }
  open var sectionInsetReference: SectionInsetReference { get set }
  open var sectionHeadersPinToVisibleBounds: Bool { get set }
  open var sectionFootersPinToVisibleBounds: Bool { get set }
  @objc public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }
}
