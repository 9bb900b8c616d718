import SwiftUI
import UIKit

final class Chart {
  enum AxisBehavior { case fixed, free }

  var axisBehavior = AxisBehavior.free
  var visibilityPriority = 1
  var badge = 0
}

final class ChartItem {
  var tag = 0
}

struct ArrangementView: View {
  var body: some View { Text("flowers") }
}

extension View {
  func presentationPlacement(_ edge: Edge) -> some View { self }
}

struct Profile: View {
  let chart = Chart()

  var body: some View {
    ArrangementView()  // nope: the file's own view
      .badge(3)  // nope: the badge of tabs and rows is old
      .presentationPlacement(.top)  // nope: the file's own modifier
  }

  func reset() {
    chart.axisBehavior = .fixed  // nope: the file's own property
    chart.visibilityPriority = 2  // nope: the file's own property
    chart.badge = 1  // nope: the file's own property
    print("axisBehavior", \Chart.axisBehavior)  // nope: a string, and the file's own property
  }
}
