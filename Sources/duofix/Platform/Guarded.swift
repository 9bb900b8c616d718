#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A value that several threads share, one at a time, and that they can wait for to change. (`Mutex` of the standard
/// library asks for a newer macOS than we do, and has nothing to wait with.)
final class Guarded<Value>: @unchecked Sendable {
  private var value: Value
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init(_ value: sending Value) {
    self.value = value
    mutex.initialize(to: pthread_mutex_t())
    condition.initialize(to: pthread_cond_t())
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  func with<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(&value)
  }

  /// Changes the value and wakes those who wait for it.
  func change(_ body: (inout Value) -> Void) {
    with(body)
    pthread_cond_broadcast(condition)
  }

  /// Waits until the body returns a result.
  func waitFor<Result>(_ body: (inout Value) -> Result?) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let result = body(&value) { return result }
      pthread_cond_wait(condition, mutex)
    }
  }
}
