// Runs a test's body with the stack that the parser asks for: the threads that tests run on have as little as 512 KB.
import Foundation
import SwiftTree

/// Runs the body on a thread with at least `Tree.neededStackSize` and returns what it returns.
func withParserStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result? {
  let outcome = Outcome<Result>()
  let thread = Thread { outcome.finish(body()) }
  thread.stackSize = Tree.neededStackSize
  thread.start()
  return outcome.wait()
}

private final class Outcome<Value: Sendable>: @unchecked Sendable {
  private let done = DispatchSemaphore(value: 0)
  // Written once before the signal, read once after it.
  private var value: Value?

  func finish(_ value: Value) {
    self.value = value
    done.signal()
  }

  func wait() -> Value? {
    done.wait()
    return value
  }
}
