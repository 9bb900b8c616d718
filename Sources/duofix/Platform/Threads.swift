#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Threads with a stack of our own choosing: the parser recurses, and the stacks that the system hands out by default
/// differ by a factor of sixteen between systems.
enum Threads {
  /// Only touched pages of it take memory.
  private static let stackSize = 64 << 20

  /// Runs the body on as many threads, one of which is told that it is number 0, and returns when all are done.
  static func run(count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let threads = (0..<max(1, count)).map { number in start { body(number) } }
    for case let thread? in threads { pthread_join(thread, nil) }
  }

  static func runOnLargeStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
    let result = Guarded<Result?>(nil)
    run(count: 1) { _ in
      let value = body()
      result.with { $0 = value }
    }
    return result.with { $0 } ?? body()
  }

  private final class Task {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Where the system gives no further thread, the body has run when this returns nil.
  private static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let task = Unmanaged.passRetained(Task(body))
    #if canImport(Darwin)
      var thread: pthread_t?
      let status = pthread_create(
        &thread, &attributes,
        { argument in
          Unmanaged<Task>.fromOpaque(argument).takeRetainedValue().body()
          return nil
        }, task.toOpaque())
    #else
      var thread = pthread_t()
      let status = pthread_create(
        &thread, &attributes,
        { argument in
          if let argument { Unmanaged<Task>.fromOpaque(argument).takeRetainedValue().body() }
          return nil
        }, task.toOpaque())
    #endif
    if status == 0 { return thread }
    task.release()
    body()
    return nil
  }
}
