// review, target: iOS 16.0
#if canImport(SwiftUI)
import SwiftUI

extension View {
	/// The project's own, from the guidance.
	@ViewBuilder
	func horizontalBarsOnly() -> some View {
		if #available(iOS 27.1, *) {
			self.toolbarVerticalBehavior(.disabled)
		} else {
			self
		}
	}

	func presentationPlacementLeadingIfAvailable() -> some View { self }
}

struct Pair<A: View, B: View>: View {
	@ViewBuilder var primary: A
	@ViewBuilder var secondary: B

	var body: some View {
		if #available(iOS 27.1, *) {
			ArrangementView { primary } secondary: { secondary }
		} else {
			VStack {
				primary
				secondary
			}
		}
	}
}

struct Sheet: View {
	var body: some View {
		ArrangementView { // want: a view of your own shows a stack on older systems
			Text("A")
		} secondary: {
			Text("B")
		}
		.toolbarVerticalBehavior(.disabled) // want: a modifier of your own leaves it out on older systems
		.presentationPlacement(.leading) // want: a modifier of your own leaves it out on older systems
	}
}

struct OtherSheet: View {
	var body: some View {
		Text("C")
			.presentationPlacement( .leading ) // want: a modifier of your own leaves it out on older systems
			.toolbarVerticalBehavior(.automatic) // want: a modifier of your own leaves it out on older systems
	}
}
#endif
