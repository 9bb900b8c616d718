// Trait collections and the environments that have them.

@_exported import Foundation
@_exported import QuartzCore
@_exported import CoreImage

@objc public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  @available(iOS 14.0, *) case mac = 5
  @available(iOS 17.0, *) case vision = 6
}
@objc public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
@objc public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
@objc public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
@objc public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight, rightToLeft }
@objc public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }
@objc public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB, P3 }
@objc public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
@objc public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }
@objc public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }
@available(iOS 14.0, *) @objc public enum UIUserInterfaceActiveAppearance: Int, Sendable { case unspecified = -1, inactive, active }

public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable, _BridgedToNSString {
  public let rawValue: String
  public init(rawValue: String)
  public static let unspecified: UIContentSizeCategory
  public static let extraSmall: UIContentSizeCategory
  public static let small: UIContentSizeCategory
  public static let medium: UIContentSizeCategory
  public static let large: UIContentSizeCategory
  public static let extraLarge: UIContentSizeCategory
  public static let extraExtraLarge: UIContentSizeCategory
  public static let extraExtraExtraLarge: UIContentSizeCategory
  public static let accessibilityMedium: UIContentSizeCategory
  public static let accessibilityLarge: UIContentSizeCategory
  public static let accessibilityExtraLarge: UIContentSizeCategory
  public static let accessibilityExtraExtraLarge: UIContentSizeCategory
  public static let accessibilityExtraExtraExtraLarge: UIContentSizeCategory
  public static let didChangeNotification: NSNotification.Name
  public static let newValueUserInfoKey: String
  public var isAccessibilityCategory: Bool { get }
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool
  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool
  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool
}

@MainActor @preconcurrency @objc public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  @available(iOS, introduced: 8.0, deprecated: 17.0, message: "Use the trait change registration APIs declared in the UITraitChangeObservable protocol")
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

open class UITraitCollection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  override public init()
  public required init?(coder: NSCoder)
  open func encode(with coder: NSCoder)
  public static var supportsSecureCoding: Bool { get }
  open func copy(with zone: NSZone? = nil) -> Any
  public convenience init(traitsFrom traitCollections: [UITraitCollection])
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom)
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle)
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection)
  public convenience init(displayScale scale: CGFloat)
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass)
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass)
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory)
  public convenience init(displayGamut: UIDisplayGamut)
  @available(iOS 13.0, *) public convenience init(userInterfaceLevel: UIUserInterfaceLevel)
  @available(iOS 13.0, *) public convenience init(legibilityWeight: UILegibilityWeight)
  @available(iOS 17.0, *) public convenience init(mutations: (any UIMutableTraits) -> Void)
  open func containsTraits(in trait: UITraitCollection?) -> Bool
  open var userInterfaceIdiom: UIUserInterfaceIdiom { get }
  open var userInterfaceStyle: UIUserInterfaceStyle { get }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { get }
  open var displayScale: CGFloat { get }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { get }
  open var verticalSizeClass: UIUserInterfaceSizeClass { get }
  open var forceTouchCapability: UIForceTouchCapability { get }
  open var preferredContentSizeCategory: UIContentSizeCategory { get }
  open var displayGamut: UIDisplayGamut { get }
  open var accessibilityContrast: UIAccessibilityContrast { get }
  open var userInterfaceLevel: UIUserInterfaceLevel { get }
  open var legibilityWeight: UILegibilityWeight { get }
  @available(iOS 14.0, *) open var activeAppearance: UIUserInterfaceActiveAppearance { get }
  open class var current: UITraitCollection { get set }
  open func performAsCurrent(_ actions: () -> Void)
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool
  @available(iOS 17.0, *) public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection
  @available(iOS 17.0, *) public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get }
}

// Observing changes (iOS 17)

@available(iOS 17.0, *) public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
  static var affectsColorAppearance: Bool { get }
  static var name: String { get }
  static var identifier: String { get }
}
@available(iOS 17.0, *) extension UITraitDefinition {
  public static var affectsColorAppearance: Bool { get }
  public static var name: String { get }
  public static var identifier: String { get }
}
@available(iOS 17.0, *) public typealias UITrait = any UITraitDefinition.Type
@available(iOS 17.0, *) public struct UITraitDisplayScale: UITraitDefinition {
  public static let defaultValue: CGFloat
}
@available(iOS 17.0, *) public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public static let defaultValue: UIUserInterfaceSizeClass
}
@available(iOS 17.0, *) public struct UITraitVerticalSizeClass: UITraitDefinition {
  public static let defaultValue: UIUserInterfaceSizeClass
}
@available(iOS 17.0, *) public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static let defaultValue: UIUserInterfaceStyle
}
@available(iOS 17.0, *) public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  public static let defaultValue: UIUserInterfaceIdiom
}
@available(iOS 17.0, *) public struct UITraitLayoutDirection: UITraitDefinition {
  public static let defaultValue: UITraitEnvironmentLayoutDirection
}
@available(iOS 17.0, *) public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static let defaultValue: UIContentSizeCategory
}
@available(iOS 17.0, *) public struct UITraitAccessibilityContrast: UITraitDefinition {
  public static let defaultValue: UIAccessibilityContrast
}
@available(iOS 17.0, *) public protocol UIMutableTraits {
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var displayScale: CGFloat { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
}
@available(iOS 17.0, *) @MainActor @preconcurrency public protocol UITraitOverrides: UIMutableTraits {}
@available(iOS 17.0, *) @objc public protocol UITraitChangeRegistration: NSObjectProtocol {}
@available(iOS 17.0, *) @MainActor @preconcurrency public protocol UITraitChangeObservable {}
@available(iOS 17.0, *) extension UITraitChangeObservable {
  public typealias TraitChangeHandler<T> = (_ traitEnvironment: T, _ previousTraitCollection: UITraitCollection) -> Void
  @discardableResult public func registerForTraitChanges(_ traits: [UITrait], handler: @escaping @MainActor (_ traitEnvironment: Self, _ previousTraitCollection: UITraitCollection) -> Void) -> any UITraitChangeRegistration
  @discardableResult public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration
  @discardableResult public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}
@available(iOS 17.0, *) extension UIView: UITraitChangeObservable {}
@available(iOS 17.0, *) extension UIViewController: UITraitChangeObservable {}
@available(iOS 17.0, *) extension UIPresentationController: UITraitChangeObservable {}
@available(iOS 17.0, *) extension UIWindowScene: UITraitChangeObservable {}
