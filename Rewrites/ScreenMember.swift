// What `UIScreen` declares, and what the documentation offers in place of those members that no edit can replace.

/// A member of `UIScreen`, by its name.
struct ScreenMember {
  /// The type of the property, or of what the method gives; `nil` for what UIKit does not declare.
  let type: String?
  /// Why the member is not taken from another screen, and what is asked instead.
  let remedy: String?

  init(_ name: String) {
    type = Self.types[name]
    remedy = Self.remedies[name]
  }

  /// Whether the value may be `nil` on any screen, so that a chain does not change its type.
  var isOptional: Bool { type?.hasSuffix("?") ?? false }

  /// Source: the documentation of `UIScreen`.
  private static let types: [String: String] = [
    "brightness": "CGFloat", "wantsSoftwareDimming": "Bool", "maximumFramesPerSecond": "Int",
    "calibratedLatency": "TimeInterval", "currentEDRHeadroom": "CGFloat", "potentialEDRHeadroom": "CGFloat",
    "referenceDisplayModeStatus": "UIScreen.ReferenceDisplayModeStatus", "availableModes": "[UIScreenMode]",
    "preferredMode": "UIScreenMode?", "currentMode": "UIScreenMode?", "overscanCompensationInsets": "UIEdgeInsets",
    "overscanCompensation": "UIScreen.OverscanCompensation", "focusedItem": "UIFocusItem?", "focusedView": "UIView?",
    "supportsFocus": "Bool", "snapshotView": "UIView", "displayLink": "CADisplayLink?", "value": "Any?", "scale": "CGFloat",
  ]

  private static let observed = "a screen that is observed is the wrong one after a move: observe that of the window scene"

  private static let remedies: [String: String] = [
    "nativeScale": "no trait says the same: take the screen of the window scene, or ask whether the layout fits instead",
    "nativeBounds": "pixels of a panel are no layout: measure the view, or take the screen of the window scene",
    "isCaptured": "ask the trait `sceneCaptureState`, or the screen of the window scene",
    "coordinateSpace": "convert through the window scene's coordinate space, `windowScene.coordinateSpace`",
    "fixedCoordinateSpace": "convert through the window scene's coordinate space, `windowScene.coordinateSpace`",
    "applicationFrame": "measure the view, the app does not fill a screen",
    "observe": observed, "addObserver": observed, "publisher": observed,
    "isEqual": "which screen this is does not tell where the app is shown: ask the session role of the window scene",
    "mirrored": "ask the screens of the connected scenes",
  ]
}
