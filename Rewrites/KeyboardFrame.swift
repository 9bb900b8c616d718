import Meaning
import SwiftTree

// The frame of a keyboard, which its notification gives in the coordinates of a screen. Compared with the bounds of a view
// it has to be converted to that view first.

enum KeyboardFrame {
  /// Why the bounds are not taken from a view where code handles a keyboard.
  static func refusal(_ use: MainScreenUse, _ place: Place, _ role: TypeRole?, _ file: FileContext) -> String? {
    guard let member = use.access.ancestors.first(where: { $0.isMember && $0.kind.isDeclaration && $0.kind != .ifConfigDecl }) else {
      return nil
    }
    let names = [member.declaredName, place.type?.name].compactMap { $0?.lowercased() }
    let isNamed = names.contains { name in ["keyboardwill", "keyboarddid"].contains { name.contains($0) } }
    guard isNamed || member.text.lowercased().contains("keyboardframe") else { return nil }
    let space = "a keyboard's frame is in the coordinates of its screen: "
    switch role {
    case .viewController?:
      return ConvertedFrame.isBeside(use, in: file) ? nil
        : space + "convert it with `view.convert(frame, from: nil)`, and compare that with `view.bounds`"
    case .view?:
      return ConvertedFrame.isBeside(use, in: file) ? nil
        : space + "convert it with `convert(frame, from: nil)`, and compare that with `bounds`"
    default:
      return space + "let the view that it covers convert it, or take the screen that sends it, `notification.object as? UIScreen` (iOS 16.1)"
    }
  }
}
