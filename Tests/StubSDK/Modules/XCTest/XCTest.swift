// Test cases and assertions.

@_exported import Foundation

open class XCTest: NSObject {
  override public init()
  open var name: String { get }
  open var testCaseCount: Int { get }
  open func setUpWithError() throws
  open func setUp()
  open func tearDown()
  open func tearDownWithError() throws
}
open class XCTestCase: XCTest {
  override public init()
  open class func setUp()
  open class func tearDown()
  @nonobjc open func setUp() async throws
  @nonobjc open func tearDown() async throws
  override open func setUp()
  override open func tearDown()
  open var continueAfterFailure: Bool { get set }
  open func invokeTest()
  open func expectation(description: String) -> XCTestExpectation
  open func expectation(forNotification notificationName: NSNotification.Name, object objectToObserve: Any?, handler: ((Notification) -> Bool)? = nil) -> XCTestExpectation
  open func expectation(for predicate: NSPredicate, evaluatedWith object: Any?, handler: (() -> Bool)? = nil) -> XCTestExpectation
  @nonobjc public func wait(for expectations: [XCTestExpectation], timeout seconds: TimeInterval, enforceOrder: Bool = false)
  open func waitForExpectations(timeout: TimeInterval, handler: (((any Error)?) -> Void)? = nil)
  @nonobjc public func fulfillment(of expectations: [XCTestExpectation], timeout seconds: TimeInterval = .infinity, enforceOrder enforceOrderOfFulfillment: Bool = false) async
  open func measure(_ block: () -> Void)
  open func addTeardownBlock(_ block: @escaping @Sendable () -> Void)
  open func add(_ attachment: XCTAttachment)
}
open class XCTestExpectation: NSObject, @unchecked Sendable {
  public init(description expectationDescription: String)
  open var expectationDescription: String { get set }
  open var isInverted: Bool { get set }
  open var expectedFulfillmentCount: Int { get set }
  open var assertForOverFulfill: Bool { get set }
  open func fulfill()
}
open class XCTAttachment: NSObject {
  public convenience init(string: String)
  public convenience init(data payload: Data)
  open var name: String? { get set }
  @objc public enum Lifetime: Int, Sendable { case keepAlways, deleteOnSuccess }
  open var lifetime: Lifetime { get set }
}
public struct XCTSkip: Error {
  public init(_ message: @autoclosure () -> String? = nil, file: StaticString = #filePath, line: UInt = #line)
}
public func XCTSkipIf(_ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil, file: StaticString = #filePath, line: UInt = #line) throws
public func XCTSkipUnless(_ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil, file: StaticString = #filePath, line: UInt = #line) throws
public func XCTAssert(_ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line)
public func XCTAssertTrue(_ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line)
public func XCTAssertFalse(_ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line)
public func XCTAssertNil(_ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line)
public func XCTAssertNotNil(_ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line)
public func XCTUnwrap<T>(_ expression: @autoclosure () throws -> T?, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line) throws -> T
public func XCTAssertEqual<T: Equatable>(_ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line)
public func XCTAssertEqual<T: FloatingPoint>(_ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, accuracy: T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line)
public func XCTAssertNotEqual<T: Equatable>(_ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line)
public func XCTAssertIdentical(_ expression1: @autoclosure () throws -> AnyObject?, _ expression2: @autoclosure () throws -> AnyObject?, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line)
public func XCTAssertGreaterThan<T: Comparable>(_ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line)
public func XCTAssertGreaterThanOrEqual<T: Comparable>(_ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line)
public func XCTAssertLessThan<T: Comparable>(_ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line)
public func XCTAssertLessThanOrEqual<T: Comparable>(_ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line)
public func XCTAssertThrowsError<T>(_ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line, _ errorHandler: (_ error: any Error) -> Void = { _ in })
public func XCTAssertNoThrow<T>(_ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line)
public func XCTFail(_ message: String = "", file: StaticString = #filePath, line: UInt = #line)
