// Publishers, as far as observable objects and small pipelines need them.

@_exported import Foundation

public protocol Cancellable { func cancel() }
final public class AnyCancellable: Cancellable, Hashable {
  public init(_ cancel: @escaping () -> Void)
  public init<C: Cancellable>(_ canceller: C)
  final public func cancel()
  final public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable
  final public func store(in set: inout Set<AnyCancellable>)
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool
  final public func hash(into hasher: inout Hasher)
}
extension Cancellable {
  public func store(in set: inout Set<AnyCancellable>)
}
public enum Subscribers {
  public enum Completion<Failure: Error> { case finished, failure(Failure) }
}
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
}
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}
extension Subject where Output == Void { public func send() }
public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
}
public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
}
public struct QueueTime: Strideable, Hashable {
  public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, ExpressibleByFloatLiteral {
    public static func seconds(_ s: Int) -> Stride
    public static func seconds(_ s: Double) -> Stride
    public static func milliseconds(_ ms: Int) -> Stride
    public init(integerLiteral value: Int)
    public init(floatLiteral value: Double)
    public init?<T: BinaryInteger>(exactly source: T)
    public var magnitude: Stride { get }
    public static func + (lhs: Stride, rhs: Stride) -> Stride
    public static func - (lhs: Stride, rhs: Stride) -> Stride
    public static func * (lhs: Stride, rhs: Stride) -> Stride
    public static func *= (lhs: inout Stride, rhs: Stride)
    public static func < (lhs: Stride, rhs: Stride) -> Bool
    public static func == (lhs: Stride, rhs: Stride) -> Bool
  }
  public func distance(to other: QueueTime) -> Stride
  public func advanced(by n: Stride) -> QueueTime
  public static func == (lhs: QueueTime, rhs: QueueTime) -> Bool
  public func hash(into hasher: inout Hasher)
}
extension DispatchQueue: Scheduler { public typealias SchedulerTimeType = QueueTime }
extension RunLoop: Scheduler { public typealias SchedulerTimeType = QueueTime }
extension OperationQueue: Scheduler { public typealias SchedulerTimeType = QueueTime }

public struct AnyPublisher<Output, Failure: Error>: Publisher {
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure
}
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public init(_ output: Output)
}
final public class PassthroughSubject<Output, Failure: Error>: Subject {
  public init()
  final public func send(_ input: Output)
  final public func send(completion: Subscribers.Completion<Failure>)
}
final public class CurrentValueSubject<Output, Failure: Error>: Subject {
  public init(_ value: Output)
  final public var value: Output { get set }
  final public func send(_ input: Output)
  final public func send(completion: Subscribers.Completion<Failure>)
}
final public class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  public init()
  final public func send()
}
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}
extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { get }
}
@propertyWrapper public struct Published<Value> {
  public init(wrappedValue: Value)
  public init(initialValue: Value)
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
  }
  public var projectedValue: Publisher { mutating get set }
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value { get set }
  public static subscript<EnclosingSelf: AnyObject>(_enclosingInstance object: EnclosingSelf, wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>, storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>) -> Value { get set }
}
extension Publisher {
  public func sink(receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void) -> AnyCancellable
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure>
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure>
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure>
  public func flatMap<P: Publisher>(_ transform: @escaping (Output) -> P) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure>
  public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure>
  public func subscribe<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure>
  public func debounce<S: Scheduler>(for dueTime: S.SchedulerTimeType.Stride, scheduler: S) -> AnyPublisher<Output, Failure>
  public func throttle<S: Scheduler>(for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool) -> AnyPublisher<Output, Failure>
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure>
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure>
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure>
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure> where P.Output == Output, P.Failure == Failure
  public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never>
  public func handleEvents(receiveOutput: ((Output) -> Void)? = nil) -> AnyPublisher<Output, Failure>
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure>
}
extension Publisher where Output: Equatable { public func removeDuplicates() -> AnyPublisher<Output, Failure> }
extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable
}
extension NotificationCenter {
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
  }
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher
}
extension Timer {
  public static func publish(every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode) -> TimerPublisher
  final public class TimerPublisher: Publisher {
    public typealias Output = Date
    public typealias Failure = Never
    final public func autoconnect() -> AnyPublisher<Date, Never>
    final public func connect() -> any Cancellable
  }
}
extension _KeyValueCodingAndObserving where Self: NSObject {
  public func publisher<Value>(for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = []) -> AnyPublisher<Value, Never>
}
