// One way after another to write what `SyntaxCases` holds once. The compiler's parser takes every case by itself, and so has
// ours to; cases are told apart by `---` lines.

extension SyntaxCase {
  static let acceptedSpellings = spellings(in: acceptedSpellingsText)

  private static let acceptedSpellingsText = ####"""
_ = /)/
---
f(/, 1)/2
---
_ = a.map(/) + b/c
---
_ = qux(/, 1) / 2
---
_ = ^/)/
---
x !/^ y/
---
_ = x.map(/E.a) + y.map(/E.b)
---
_ = [/E.a, /E.b]
---
reduce(/E.a, (b / c)/d)
---
f(a: /E.a)/b
---
_ = (/E.a).x(y)/2
---
let p = /Action.a
---
return /)/
---
_ = x.y(/) / 2
---
^await /^ x/
---
then /^ then/
---
if true, { (x: () -> Void) in true } != nil { print(0) }
---
let a: Foo.self
---
let x: Generic<Int, -123>.self
---
#"""
Three \#
Gamma \#
"""#
---
##"""
Three \##
Gamma \##
"""##
---
@attached(member, names: named(class))
macro m()
---
@attached(member, names: named(func), arbitrary)
macro m()
---
if case _borrowing x = y {}
---
[/)/]
---
f(x, [/a/])
---
func f() { { print(1) }() }
---
func f() { let a = 1
 { print(1) } }
---
f();
---
struct A { func f() {}; }
---
if a, { true }() { }
---
extension A { class func f() {} }
---
protocol P { func f() }
---
func f() { protocol B {} }
---
import func A.b
---
enum E: Int { case a = -1 }
---
enum E: Int { case a = nil }
---
enum E: Int { case a = true }
---
if a = b { }
---
while a = b { }
---
guard a = b else { }
---
@Sendable func f() {}
---
switch x { default: f()
#if A
case 1: g()
#endif
}
---
let f: (_ a: Int) -> Int
---
f { g($0) }
---
var x = $foo
---
@A({ $0 }) var x = 1
---
#A { $0 }
---
let f = { (_ b: Int) in }
---
struct S { deinit {} }
---
enum S { deinit {} }
---
#if compiler(>=6.2) && canImport(Foo)
let a = (
#endif
---
#if canImport(Foo) && compiler(>=6.2)
let a = (
#endif
---
#if canImport(Foo) && compiler(>=6.4)
let a = (
#endif
---
#if compiler(>=6.4) && canImport(Foo)
let a = (
#endif
---
#if swift(>=6.2) && FOO
let a = (
#endif
---
#if swift(>=5.9) && FOO
let a = (
#else
let b = 1
#endif
---
#if compiler(>=5.9) && FOO
let a = (
#else
let b = 1
#endif
---
#if (compiler(>=5.9) && FOO)
let a = (
#endif
---
#if !(compiler(>=5.9))
let a = (
#endif
---
#if !(compiler(<5.9))
#else
let a = (
#endif
---
#if compiler(<5.9) && FOO
let a = (
#endif
---
#if compiler(>=5.9) && swift(<5)
let a = (
#endif
---
#if compiler(>=6.3.5)
let a = (
#endif
---
#if compiler(>=6.3.0)
let b = 1
#else
let a = (
#endif
---
#if compiler(>=6.3.1)
let b = 1
#else
let a = (
#endif
---
#if FOO
let b = 1
#elseif compiler(>=6.4)
let a = (
#else
let c = 1
#endif
---
#if swift(<6)
let a = (
#endif
---
#if compiler(6)
let a = (
#endif
---
#if _compiler_version("6.9.0")
let a = (
#endif
---
#if hasFeature(Foo) && compiler(>=5.9)
let a = (
#endif
---
#if $Foo && compiler(>=5.9)
let a = (
#endif
---
a = .
  c
---
@available(iOS, deprecated) func f() {}
---
@available(Foo 1.0) func f() {}
---
if #available(iOS 17) {}
---
if #available(iOS, *) {}
---
if #available(Foo, *) {}
---
if #available(iOS 17, iOS 16, *) {}
---
if #unavailable(iOS 17) {}
---
if #unavailable(iOS 17, *) {}
---
public private(set) var x = 1
---
private private(set) var x = 1
---
@objc
func f() {}
---
f { () in x }
---
a ! b
---
map(!)
---
map( ! )
---
struct S { init(x: Int) { init(rawValue: x)! } }
---
struct S { init(x: Int) { init(rawValue: x) } }
---
do { 5 }
---
foo
{ print(0) }
---
class A { class B {} }
---
a[
]
---
protocol P { associatedtype A = Int }
---
protocol P { var x: Int }
---
protocol P { let x: Int }
---
actor A { class func f() {} }
---
var x: Int { get { 1 } willSet { } }
---
try try x
---
await await x
---
a -> b
---
switch x { }
---
return
---
func f(a: Int,) {}
---
x = y = z
---
struct S<T,> { }
---
f<>()
---
let a: A<>
---
[:] 
---
(a, b,)
---
"\()"
---
"\(a, b)"
---
1__0
---
1.e
---
$a
---
$0a
---
\a
---
x ?y:z
---
x ! y
---
&x
---
x = &y
---
#Preview { Text("a") }
---
#Preview("x", traits: .landscapeLeft) { Text("a") } 
---
@available(iOS 17, *) #Preview("x") { A() }
---
struct A { #foo(1) 
 @bar #baz { $0 } 
 public #qux }
---
let x = #externalMacro(module: "a", type: "b")
---
@freestanding(expression) macro f<T>(_ a: T, b: Int = 1) -> (T, String) = #externalMacro(module: "M", type: "T")
---
@attached(member, names: named(init), named(x), arbitrary) @attached(extension, conformances: P, Q<Int>) public macro M() = #externalMacro(module: "M", type: "T")
---
@attached(peer, names: prefixed(`$`), suffixed(_x), overloaded) macro N()
---
@M(a: 1) @M<Int>(b) @M.N<Int>.O(c) @M var x: Int = 1
---
let r1 = try? /^a(?<b>[^\/]+)$/.firstMatch(in: s)
---
let r = x ?? /a b c/
---
let r = c ? /a/ : /b/
---
switch x { case /a/: f(); case (/b/, _): g() }
---
let r = #/
  (a | b) # c /
  \/
/#
---
let r = ##/a/#/##.x
---
f(/a/) { }
---
x = a / b; y = c / d
---
let q = (a + b)/2 + c/2
---
let q = a /*x*/ / /*y*/ b
---
let s = "\(x, default: "none") \(y, specifier: "%.2f") \(verbatim: "\(z)")"
---
let s = """
  \(x.map { y in
    "\(y)"
  })
  """
---
let s = """
    a
      \(if: x)
    \("""
      nested \(1)
      """)
    """
---
let s = #"""
    \#(x) \(y) \#n "" """"
    """#
---
let s = """
	a
	\
	b
	"""
---
let s = "\u{1F468}\u{200D}\u{1F469} \("é")"
---
foo
  .a()
  #if DEBUG
  .b()
  #if os(iOS)
  .c { $0 }
  #endif
  #elseif X
  .d
  #else
  .e[1]?.f!
  #endif
  .g()
---
let a = [
  1,
  2, // x
]
---
var body: some View {
  VStack {
    #if os(iOS)
    Text("a")
    #endif
  }
  #if os(iOS)
  .navigationBarTitle("a")
  #endif
}
---
switch x {
#if os(iOS)
case .a: f()
#else
case .b: g()
#endif
case .c:
  #if DEBUG
  h()
  #endif
@unknown default: break
}
---
#if os(iOS)
@available(iOS 15, *)
#endif
@MainActor
#if A
@objc
#else
@nonobjc
#endif
func f() {}
---
var x: Int {
  #if A
  get { 1 }
  #else
  get { 2 }
  #endif
  set {}
}
---
enum E {
  #if A
  case a
  #endif
  case b(Int = 1, x: String? = nil), c
  indirect case d(E)
}
---
protocol P { associatedtype A: Q = B where A.C == Int; init?(x: Int); static var y: Int { get async throws }; subscript(_ i: Int) -> Int { get set }; mutating func f() }
---
#if swift(>=99)
@@@ this is ( not swift
#endif
---
#if compiler(>=7) && canImport(Foo)
func f( -> {{ ]
#elseif os(iOS)
let x = 1
#endif
---
#if hasAttribute(retroactive) || hasFeature(X)
let a = 1
#endif
---
#if targetEnvironment(simulator) && !(DEBUG || os(iOS)) && canImport(UIKit, _version: 1.2.3)
#endif
---
let x = if a { 1 } else if b { 2 } else { 3 }
---
let y = switch z { case .a: 1; case .b: fatalError(); default: try f() }
---
func f() -> Int { if a { 1 } else { switch b { case 1: 2; default: 3 } } }
---
x = if let y { y } else { 0 }
---
return if a { 1 } else { 2 }
---
let v = try switch x { case 1: try a(); default: b }
---
let c = { if $0 { 1 } else { 2 } }
---
func f() throws(E) -> Int {}
---
let f: () async throws(any Error) -> Void = { () async throws(E) -> Void in }
---
do throws(E) { try f() } catch { }
---
do { } catch let e as E where e.x { } catch is F, G.h { } catch { }
---
struct S: ~Copyable, P { deinit {} ; consuming func f() {} ; borrowing func g() {} }
---
func f<T>(_ x: borrowing T, y: consuming T, z: sending T, w: inout T) where T: ~Copyable, T: ~Escapable {}
---
extension Optional: Q where Wrapped: ~Copyable & ~Escapable {}
---
typealias X = any ~Copyable
---
let y = consume x; f(copy z, consume w); _ = consume self
---
func f<each T, each U>(_ t: repeat each T, u: repeat (each T, each U)) -> (repeat each T) {}
---
struct V<each T: P> { let x: (repeat Optional<each T>); init(_ x: repeat each T) { self.x = (repeat .some(each x)) } }
---
_ = (repeat (each a).f(each b))
---
for (a, b) in repeat (each x, each y) { }
---
let a: V<repeat each T>; let b = V< >.self
---
func f<let n: Int>(_ x: InlineArray<n, Int>) {}
---
let a: [3 of Int], b: [4 of [2 of Double]], c: [n of Int] = [1], d: [_ of Int] = []
---
let b = [3 of Int].self
---
nonisolated(nonsending) func f() async {}
---
let f: nonisolated(nonsending) () async -> Void
---
@concurrent func f() async {}
---
nonisolated struct S {}
---
@abi(func f() -> Int) public func g() {}
---
@_spi(X) @_silgen_name("x") @_cdecl("y") @inlinable @usableFromInline @inline(__always) @_transparent @_alwaysEmitIntoClient func f() {}
---
@_specialize(where T == Int) @_semantics("a") @_effects(readnone) func f<T>() {}
---
@_extern(c, "x") func f()
---
@_documentation(visibility: internal) @_exported import Foo
---
@preconcurrency @_implementationOnly public import struct A.B.C
---
internal import A; package import B; private import C
---
@testable @_spi(X) import A
---
import class UIKit.UIScreen
---
@objc(foo:bar:) func f(a: Int, bar: Int) {}
---
@objc(_TtC) class A {}
---
@objc optional func f()
---
let x = UIKit::UIScreen.main; UIKit::foo(); let y: UIKit::UIScreen? = nil
---
let z = a.Swift::map { }
---
func f() { Swift::print("x") }
---
extension Swift::Int {}
---
let `a b` = 1; func `does a thing`() {}; x.`c d`()
---
enum E { case `default`, `self`, `1st` }
---
let k = \A.b, l = \.c?.d, m = \A.[0].e!, n = \[Int].count, o = \A.self, p = \A?.b, q = \(Int, Int).0, r = \A<B>.c.d[e: 1]
---
let k = \A.f(x: 1), l = \A.init, m = \.g(_:)
---
xs.map(\.a).sorted(by: \.b)
---
unowned(unsafe) var x: A; unowned(safe) let y: B; weak var z: C?; weak let w: D?
---
f { [unowned(unsafe) self, weak x = y.z, z = 1, self] in }
---
f { @MainActor @Sendable [weak self] (a: Int, _ b: String, c) async throws(E) -> Void in }
---
f { (a, b) -> (Int, Int) in }
---
f { a, _ in } next: { $0 } last: { b in }
---
_ = f; _ = (a, b); (a, b) = (b, a); (_, x) = y; [a, b][0] = 1
---
async let x = f(), y = g()
---
func f() async { async let z = h(); await (x, z) }
---
let async = 1; async()
---
await f(); let y = await x; for await z in w {}; for try await z in w where z {}
---
let t = Task { @MainActor in await x }
---
f(1, 2,)
---
func f(a: Int, b: Int,) -> (Int, Int,) {}
---
struct S<T, U,>: P {}
---
let x = [1: 2, 3: 4,]
---
guard let a, let b = c, case .d(let e) = f, #available(iOS 17, *), !g else { return }
---
if case let (a?, b?) = c, case .d(_, let e)? = f, case 1...2 = g, case is A = h {}
---
while let x = y.next(), case let z as A = x { continue }
---
outer: for i in 0..<10 where i % 2 == 0 { inner: while true { break outer } }
---
repeat { } while x
---
defer { x() }
---
let f = x as? A ?? y as! B
---
let g = a ? b ? c : d : e
---
x.y = a ? .b : .c(d ? 1 : 2)
---
a?.b?[c]?(d)?.e = f
---
let n = -x + +y * ~z << 2 &+ 3
---
let b = a<b; let c = a < b && c > d; f(a<b, c>d)
---
let d = A<B>(c); let e = A<B<C>>.d; let f = [A<B>](); let g = [A<B>: C<D, E>]()
---
let x = a as A<B>; let y = a is A<B>?; if a is A<B> {}
---
func <<< <T>(a: T, b: T) {}
---
struct A { static func < (a: A, b: A) -> Bool { true } ; static prefix func ! (a: A) -> A {a} }
---
precedencegroup A { higherThan: B, C lowerThan: D associativity: left assignment: true }
infix operator ~~>: A
---
xs.reduce(0, +); xs.sorted(by: >); f(==, !=)
---
actor A { nonisolated var x: Int { 1 } ; isolated deinit {} ; distributed func f() {} }
---
distributed actor D { init() {} }
---
func f(isolation: isolated (any Actor)? = #isolation) {}
---
let f: @isolated(any) () -> Void
---
class A: @unchecked Sendable, @preconcurrency B, @retroactive C {}
---
extension A: nonisolated P, @MainActor Q {}
---
@MainActor final class A<T>: B<T>, C where T: D, T.E == F {}
---
@resultBuilder struct B { static func buildBlock(_ x: Any...) -> Any {} }
---
@propertyWrapper struct W<T> { var wrappedValue: T; var projectedValue: W { self } }
---
@W(wrappedValue: 1, x: 2) var a; @W var b = 1; @W.X(y) private(set) lazy var c: Int = { 1 }()
---
var x = 1 { willSet(n) { } didSet { } }
---
var x: Int { @inline(__always) get { 1 } nonmutating set(v) {} }
---
var x: Int { _read { yield y } _modify { yield &y } }
---
var x: Int { get async throws(E) { 1 } }
---
struct A { subscript<T: P>(dynamicMember k: KeyPath<A, T>) -> T where T: Q { self[k] } ; static subscript(i: Int...) -> Int { get { 1 } set {} } }
---
struct A { init?<T>(x: T) throws {} ; init!(y: Int) {} ; convenience init() async { self.init(x: 1)! } }
---
let n = 0xFF_FF, m = 1_000.000_1e-10, o = 0b1_0, p = 0o7_7, q = 0x1p-3
---
let x = a.0.1.b.2
---
#sourceLocation(file: "x.swift", line: 10)
let a = 1
#sourceLocation()
---
#warning("x")
---
let a = #file + #fileID + #function + "\(#line)" + "\(#column)" + #filePath; let b = #dsohandle
---
let s = #selector(A.b(_:c:)), k = #keyPath(A.b), g = #selector(getter: A.b)
---
let c = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1), i = #imageLiteral(resourceName: "a")
---
if #unavailable(iOS 17), #available(macOS 14, *) {}
---
@available(iOS, introduced: 13.0, deprecated: 17.4.1, obsoleted: 18, message: "x", renamed: "y(z:)") func f() {}
---
@available(*, unavailable) @available(swift, deprecated: 5.0) @available(*, noasync) func f() {}
---
func f(_ x: Int..., y: @autoclosure () throws -> Bool, z: @escaping @Sendable (Int) -> Void = { _ in }) rethrows {}
---
f(in: 1, for: 2, default: 3, where: 4, self: 5, class: 6, let: 7)
---
x.self.init(); x.default.case.in; A.Type.self; A.Protocol.self; type(of: x).init()
---
let get = 1, set = 2, some = 3, any = 4, each = 5, actor = 6, macro = 7, open = 8; open(get); actor.x; macro(1)
---
func some() {}; func any() {}; func each() {}; some(); any(); each()
---
let unsafe = 1; unsafe.x; let y = unsafe f(); for unsafe z in w {}
---
let x = { $0 }(1); let y = { () -> Int in 1 }(); ({ })()
---
lazy var x: Int = { [unowned self] in self.y }()
---
func f() -> some P & Q { } ; func g() -> (any P)? { } ; let h: any P.Type, i: [any P], j: some P = k
---
typealias F<T> = (T) -> Void where T: P
---
protocol P<A, B>: AnyObject where A: Q { associatedtype A; associatedtype B }
---
extension Array<Int> { } ; extension [Int] { } ; extension Int? { } ; extension (any P) {}
---
let x: (Int, y: String)? ; let z: ((Int) -> Int)? ; let w: [(Int) -> Int] ; let v: () -> () -> ()
---
let x = a
  + b
  - c
---
let x =
  a
---
foo
{ x in }
---
f() { } 
.g()
---
a;b;c
---
if a {} else if b {} else {}
;f()
---
func f() { return }
func g() { return; }
func h() { return
  x }
---
throw E.a(x) as F
---
fallthrough
---
let x = y!.z!(w)![v]!
---
let x = y as! A? ?? z
---
/** doc */ let x = 1 /* a /* b */ c */ // d
---
let 变量 = "🎉"; func 函数(_ x: Int) {}
---
x.ℝ ∘ y; infix operator ∘
---
let a = b ?? c ?? d, e = f || g && h
---
let x = y...; let z = ...w; let a = b[...c]; for i in stride(from: 0, to: 1, by: 2) {}
---
_ = x is any P; _ = x as any P & Q
---
let y: Int = unsafe x; let z = unsafe try await f()
---
for var x in y {}
---
for case let .a(x)? in y where x > 1 {}
---
for (i, (a, b)) in c.enumerated() {}
---
switch (a, b) { case (1, _), (_, 2) where c: f(); case let (x, y) where x == y: g(); case (let x, var y): h(); default: () }
---
switch x { case "a"..."z": f(); case ..<0: g(); case -1: h(); case nil, .some(.b): i(); case A.b.c: j(); case is B: k() }
---
let _: Int = 1, (a, b): (Int, Int) = c
---
final class A { private(set) public static var x = 1 ; class override func f() {} ; required convenience init() {} }
---
public final lazy private(set) var x = 1
---
@Test("x", .tags(.a), arguments: [1, 2], zip(a, b)) func `f g`() async throws { #expect(throws: E.self) { try f() } }
---
@Model final class A { @Attribute(.unique) var x: Int ; @Relationship(deleteRule: .cascade, inverse: \B.a) var b: [B]? }
---
@Observable class A { @ObservationIgnored var x = 1 }
---
let p = #Predicate<A> { $0.x == 1 && $0.y.contains("z") }
---
@_lifetime(borrow x) func f(x: borrowing A) -> B {}
---
@lifetime(copy x, &y) func f() {}
---
@export(interface) func f() {}
---
@specialized(where T == Int) func f<T>() {}
---
extension A { @_disfavoredOverload func f() {} ; @discardableResult @inlinable mutating func g() -> Int { 1 } }
---
let a = (b)
(c).d()
---
let a = b
[c].d()
---
let x = try! f() ?? g, y = try? h()
---
do { try f() } catch E.a(let x, y: _) where x > 1 { } catch { throw error }
"""####
}
