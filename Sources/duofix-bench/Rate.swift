import Foundation

/// So many bytes in so much time, as a line of the table.
struct Rate: CustomStringConvertible {
  let name: String
  let byteCount: Int
  let time: Duration
  let unit: String

  var description: String {
    let seconds = max(time / .seconds(1), 1e-9)
    let rate = Double(byteCount) / 1e6 / seconds
    return name.padding(toLength: 10, withPad: " ", startingAt: 0)
      + String(format: "%9.1f %@ %9.1f ms", rate, unit, seconds * 1e3)
  }
}
