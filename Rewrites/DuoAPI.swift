import Meaning
import SwiftTree

// The API that is new with iPhone Duo, or near it: since when, in which shape, and who says so.
// The facts are those of `facts/duo-api.tsv`; what stands there without a Swift spelling is not here.

/// One API of the table.
struct DuoAPI: Sendable {
  enum Shape: Sendable {
    /// A modifier that is called on a value of this protocol: `View`, `ToolbarContent`.
    case modifier(of: String)
    /// A property of this class, read or assigned.
    case property(of: String)
    /// A method of this class; the first argument label tells it from look-alikes, where it has one.
    case method(of: String, label: String?)
    /// A type, named or constructed. What older systems are given in its place.
    case type(instead: String)
    /// A property of `EnvironmentValues`.
    case environment
    /// A toolbar item placement, and the older one that comes nearest.
    case placement(instead: String)
  }

  let name: String
  let version: OSVersion
  let shape: Shape
  /// Seed and section.
  let source: String

  static let all: [DuoAPI] = [
    .init("ArrangementView", .duo, .type(instead: "a stack in `else`"), "000 block 2 11:23; 003, adopting"),
    .init("arrangementViewStyle", .duo, .modifier(of: "View"), "000 block 2 12:00"),
    .init("splitArrangementLayoutSize", .duo, .modifier(of: "View"), "004 traps"),
    .init("splitArrangementLayoutRatio", .duo, .modifier(of: "View"), "004 traps"),
    .init("splitArrangementFixedLayoutSize", .duo, .modifier(of: "View"), "004 traps"),
    .init("splitArrangementAxis", .duo, .environment, "004 traps"),
    .init("overlayArrangementZIndex", .duo, .environment, "000 block 2 14:07"),
    .init("UIArrangementViewController", .duo, .type(instead: "the older controllers in `else`"), "000 block 2"),
    .init("UISplitArrangement", .duo, .type(instead: "nothing"), "000 block 2"),
    .init("reservedRegions", .duo, .method(of: "a view", label: "kind"), "000 block 2 6:46"),
    .init("ReservedRegion", .duo, .type(instead: "no region"), "000 block 1 8:08"),
    .init("UIViewReservedRegion", .duo, .type(instead: "no region"), "000 block 1 8:08"),
    .init("onHingeChange", .duo, .modifier(of: "View"), "000 block 3"),
    .init("UIHingeInteraction", .duo, .type(instead: "nothing"), "000 block 3"),
    .init("sceneAccessory", .duo, .modifier(of: "View"), "000 block 3"),
    .init("CameraCaptureAccessory", .duo, .type(instead: "nothing"), "000 block 3"),
    .init("registerSceneAccessory", .duo, .method(of: "a controller", label: nil), "003 cheat sheet"),
    .init("axisBehavior", .duo, .modifier(of: "ToolbarContent"), "002 8:08"),
    .init("axisBehavior", .duo, .property(of: "UIBarButtonItem"), "002 8:08"),
    .init("toolbarVerticalBehavior", .duo, .modifier(of: "View"), "002 14:47"),
    .init("preferredVerticalBarBehavior", .duo, .property(of: "UIViewController"), "002 14:47"),
    .init("UIVerticalBarBehavior", .duo, .type(instead: "nothing"), "002 14:47"),
    .init("toolbarVerticalCompressionBehavior", .duo, .modifier(of: "View"), "002 12:23"),
    .init("verticalBarCompressionBehavior", .duo, .property(of: "UINavigationItem"), "002 12:23"),
    .init("toolbarVerticalEdge", .duo, .environment, "002 10:36"),
    .init("verticalBarEdge", .duo, .property(of: "UITraitCollection"), "002 10:36"),
    .init("visibilityPriority", .xcode27, .modifier(of: "ToolbarContent"), "002 13:21"),
    .init("visibilityPriority", .xcode27, .property(of: "UIBarButtonItem"), "002 13:21"),
    .init("ToolbarOverflowMenu", .xcode27, .type(instead: "the older menu in `else`"), "002 12:43"),
    .init("additionalOverflowItems", OSVersion(16), .property(of: "UINavigationItem"), "002 12:43"),
    // The seeds give no version: 27.0 is assumed.
    .init("topBarPinnedTrailing", .xcode27, .placement(instead: "topBarTrailing"), "002 5:24"),
    .init("pinnedTrailingGroup", OSVersion(16), .property(of: "UINavigationItem"), "002 5:24"),
    .init("presentationPlacement", .xcode27, .modifier(of: "View"), "003 cheat sheet"),
    .init("preferredPlacement", .xcode27, .property(of: "UISheetPresentationController"), "003 cheat sheet; 000 block 1 5:44"),
    .init("defaultTabBarPlacement", .xcode27, .modifier(of: "View"), "000 block 1 5:44"),
    .init("ConcentricRectangle", OSVersion(26), .type(instead: "a `RoundedRectangle` in `else`"), "000 block 1 4:30"),
    .init("UICornerConfiguration", OSVersion(26), .type(instead: "`layer.cornerRadius` in `else`"), "000 block 1 4:30"),
    .init("badge", OSVersion(26), .property(of: "UIBarButtonItem"), "002 9:27"),
    .init("onGeometryChange", OSVersion(16), .modifier(of: "View"), "003"),
  ]

  static let named: [String: [DuoAPI]] = Dictionary(grouping: all, by: \.name)

  private init(_ name: String, _ version: OSVersion, _ shape: Shape, _ source: String) {
    (self.name, self.version, self.shape, self.source) = (name, version, shape, source)
  }
}

extension OSVersion {
  fileprivate static let duo = OSVersion(27, 1)
  fileprivate static let xcode27 = OSVersion(27)
}
