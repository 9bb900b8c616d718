import Rewriting

// Every rewrite, sorted by id: the order in which fixes at one place are tried.

public enum Registry {
  public static let all: [any Rewrite.Type] = [
    AvailabilityGuard.self, DisplayScale.self, KeyWindow.self, MainScreen.self, ScreenBounds.self, StaleAvailability.self,
    SymmetricInsets.self, WindowScene.self,
  ]
}
