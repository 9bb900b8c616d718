import SwiftUI

struct Note: View {
	var body: some View {
		Text("\(UIScreen.main.scale)") // want: use `displayScale`
	}
}

final class NoteView: UIView {
	override func draw(_ rect: CGRect) {
		UIRectFill(CGRect(x: 0, y: 0, width: 1 / UIScreen.main.scale, height: 1)) // want: use `traitCollection.displayScale`
	}
}
