// Table views and their cells.

@MainActor @preconcurrency @objc public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  @objc optional func numberOfSections(in tableView: UITableView) -> Int
  @objc optional func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  @objc optional func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  @objc optional func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  @objc optional func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  @objc optional func sectionIndexTitles(for tableView: UITableView) -> [String]?
  @objc optional func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  @objc optional func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}
@MainActor @preconcurrency @objc public protocol UITableViewDelegate: UIScrollViewDelegate {
  @objc optional func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  @objc optional func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  @objc optional func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  @objc optional func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  @objc optional func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  @objc optional func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  @objc optional func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  @objc optional func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
  @objc optional func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  @objc optional func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  @objc optional func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  @objc optional func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  @objc optional func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  @objc optional func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  @objc optional func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  @objc optional func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  @objc optional func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  @objc optional func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
  @objc optional func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
  @objc optional func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
  @objc optional func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
}
@MainActor @preconcurrency @objc public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  @objc optional func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}
@MainActor open class UISwipeActionsConfiguration: NSObject {
  public convenience init(actions: [UIContextualAction])
  open var actions: [UIContextualAction] { get }
  open var performsFirstActionWithFullSwipe: Bool { get set }
}
@MainActor open class UIContextualAction: NSObject {
  @objc public enum Style: Int, Sendable { case normal, destructive }
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  public convenience init(style: Style, title: String?, handler: @escaping Handler)
  open var title: String? { get set }
  open var backgroundColor: UIColor! { get set }
  open var image: UIImage? { get set }
}

@_inheritsConvenienceInitializers @MainActor open class UITableView: UIScrollView {
  @objc public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  @objc public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  @objc public enum RowAnimation: Int, Sendable { case fade = 0, right, left, top, bottom, none, middle, automatic = 100 }
  @objc public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }
  nonisolated open class var automaticDimension: CGFloat { get }
  nonisolated open class var indexSearch: String { get }
  public init(frame: CGRect, style: Style)
  public required init?(coder: NSCoder)
  override public convenience init(frame: CGRect)
  public convenience init()
  open var style: Style { get }
  weak open var dataSource: (any UITableViewDataSource)? { get set }
  weak open var prefetchDataSource: (any UITableViewDataSourcePrefetching)? { get set }
  open var rowHeight: CGFloat { get set }
  open var sectionHeaderHeight: CGFloat { get set }
  open var sectionFooterHeight: CGFloat { get set }
  open var estimatedRowHeight: CGFloat { get set }
  open var estimatedSectionHeaderHeight: CGFloat { get set }
  open var estimatedSectionFooterHeight: CGFloat { get set }
  @available(iOS 15.0, *) open var fillerRowHeight: CGFloat { get set }
  @available(iOS 15.0, *) open var sectionHeaderTopPadding: CGFloat { get set }
  open var separatorInset: UIEdgeInsets { get set }
  open var separatorInsetReference: SeparatorInsetReference { get set }
  open var backgroundView: UIView? { get set }
  open var numberOfSections: Int { get }
  open func numberOfRows(inSection section: Int) -> Int
  open func rect(forSection section: Int) -> CGRect
  open func rectForHeader(inSection section: Int) -> CGRect
  open func rectForRow(at indexPath: IndexPath) -> CGRect
  open func indexPathForRow(at point: CGPoint) -> IndexPath?
  open func indexPath(for cell: UITableViewCell) -> IndexPath?
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]?
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell?
  open var visibleCells: [UITableViewCell] { get }
  open var indexPathsForVisibleRows: [IndexPath]? { get }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView?
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView?
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool)
  open func beginUpdates()
  open func endUpdates()
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation)
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation)
  open func moveSection(_ section: Int, toSection newSection: Int)
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation)
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation)
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath)
  open func reloadData()
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation)
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation)
  @available(iOS 15.0, *) open func reconfigureRows(at indexPaths: [IndexPath])
  open var isEditing: Bool { get set }
  open func setEditing(_ editing: Bool, animated: Bool)
  open var allowsSelection: Bool { get set }
  open var allowsSelectionDuringEditing: Bool { get set }
  open var allowsMultipleSelection: Bool { get set }
  open var allowsMultipleSelectionDuringEditing: Bool { get set }
  open var indexPathForSelectedRow: IndexPath? { get }
  open var indexPathsForSelectedRows: [IndexPath]? { get }
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition)
  open func deselectRow(at indexPath: IndexPath, animated: Bool)
  open var separatorStyle: UITableViewCell.SeparatorStyle { get set }
  open var separatorColor: UIColor? { get set }
  open var separatorEffect: UIVisualEffect? { get set }
  open var cellLayoutMarginsFollowReadableWidth: Bool { get set }
  open var insetsContentViewsToSafeArea: Bool { get set }
  open var tableHeaderView: UIView? { get set }
  open var tableFooterView: UIView? { get set }
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell?
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView?
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String)
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String)
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String)
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String)
  open var sectionIndexColor: UIColor? { get set }
  open var sectionIndexBackgroundColor: UIColor? { get set }
  open var dragInteractionEnabled: Bool { get set }
  nonisolated open class var selectionDidChangeNotification: NSNotification.Name { get }
}
@_inheritsConvenienceInitializers @MainActor open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  @objc public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  @objc public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  @objc public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  @objc public enum EditingStyle: Int, Sendable { case none, delete, insert }
  @objc public enum AccessoryType: Int, Sendable { case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton }
  public struct StateMask: OptionSet, Sendable, _BridgedToNSNumber {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static var showingEditControl: StateMask { get }
  }
  public init(style: CellStyle, reuseIdentifier: String?)
  public required init?(coder: NSCoder)
  override public convenience init(frame: CGRect)
  public convenience init()
  @available(iOS 14.0, *) @nonobjc public var contentConfiguration: (any UIContentConfiguration)? { get set }
  @available(iOS 14.0, *) @nonobjc public func defaultContentConfiguration() -> UIListContentConfiguration
  @available(iOS 14.0, *) @nonobjc public var backgroundConfiguration: UIBackgroundConfiguration? { get set }
  @available(iOS 14.0, *) @nonobjc public var configurationState: UICellConfigurationState { get }
  @available(iOS 14.0, *) open func setNeedsUpdateConfiguration()
  open var imageView: UIImageView? { get }
  open var textLabel: UILabel? { get }
  open var detailTextLabel: UILabel? { get }
  open var contentView: UIView { get }
  open var backgroundView: UIView? { get set }
  open var selectedBackgroundView: UIView? { get set }
  open var multipleSelectionBackgroundView: UIView? { get set }
  open var reuseIdentifier: String? { get }
  open func prepareForReuse()
  open var selectionStyle: SelectionStyle { get set }
  open var isSelected: Bool { get set }
  open var isHighlighted: Bool { get set }
  open func setSelected(_ selected: Bool, animated: Bool)
  open func setHighlighted(_ highlighted: Bool, animated: Bool)
  open var editingStyle: EditingStyle { get }
  open var showsReorderControl: Bool { get set }
  open var shouldIndentWhileEditing: Bool { get set }
  open var accessoryType: AccessoryType { get set }
  open var accessoryView: UIView? { get set }
  open var editingAccessoryType: AccessoryType { get set }
  open var indentationLevel: Int { get set }
  open var indentationWidth: CGFloat { get set }
  open var separatorInset: UIEdgeInsets { get set }
  open var isEditing: Bool { get set }
  open func setEditing(_ editing: Bool, animated: Bool)
}
@_inheritsConvenienceInitializers @MainActor open class UITableViewHeaderFooterView: UIView {
  public init(reuseIdentifier: String?)
  public required init?(coder: NSCoder)
  override public convenience init(frame: CGRect)
  public convenience init()
  open var textLabel: UILabel? { get }
  open var detailTextLabel: UILabel? { get }
  open var contentView: UIView { get }
  open var backgroundView: UIView? { get set }
  open var reuseIdentifier: String? { get }
  open func prepareForReuse()
  @available(iOS 14.0, *) @nonobjc public var contentConfiguration: (any UIContentConfiguration)? { get set }
  @available(iOS 14.0, *) @nonobjc public func defaultContentConfiguration() -> UIListContentConfiguration
}
@MainActor open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
  public init(style: UITableView.Style)
  override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
  public required init?(coder: NSCoder)
  public convenience init()
  open var tableView: UITableView! { get set }
  open var clearsSelectionOnViewWillAppear: Bool { get set }
  open var refreshControl: UIRefreshControl? { get set }
  open func numberOfSections(in tableView: UITableView) -> Int
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  open func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
  open func scrollViewDidScroll(_ scrollView: UIScrollView)
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
}
extension IndexPath {
  public init(row: Int, section: Int)
  public init(item: Int, section: Int)
  public var section: Int { get set }
  public var row: Int { get set }
  public var item: Int { get set }
}
