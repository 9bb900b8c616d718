// Hard syntax, one small case a spelling. The compiler is the judge: what it accepts has to parse here without an error and
// without an unknown node, what it refuses has to be flagged. Cases are told apart by `=== name` lines.
import Foundation

struct SyntaxCase: Sendable, CustomStringConvertible {
  let name: String
  let source: String

  var description: String { name }
  var bytes: [UInt8] { Array(source.utf8) }

  /// Cases without a name of their own, told apart by `---` lines.
  static func spellings(in text: String) -> [SyntaxCase] {
    text.components(separatedBy: "\n---\n").enumerated().map { number, source in
      SyntaxCase(name: "\(number): \(source.prefix(70))", source: source + "\n")
    }
  }

  fileprivate static func cases(in text: String) -> [SyntaxCase] {
    text.components(separatedBy: "=== ").dropFirst().map { part in
      let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return SyntaxCase(name: String(lines[0]), source: lines.count > 1 ? String(lines[1]) : "")
    }
  }
}

extension SyntaxCase {
  /// What ships: every case compiles as far as the parser is concerned.
  static let accepted = cases(in: acceptedText) + acceptedSpellings
  /// What stands in an editor now and then.
  static let refused = cases(in: refusedText) + refusedSpellings

  private static let acceptedText = ###"""
=== regex where an operand may start
let r = /UIScreen\.main/
let found = try /a{2}/.firstMatch(in: s) != nil
let list = [/a/, /b|c/]
f(/[)]/, with: /x\/y/)
return_(r) { $0 == /^[0-9a-f]{8}$/ }
=== regex against division
let m = min(a.count / 2, b.count / 2)
let q = x / y / z
let h = (a) / (b) / c[0] / d
let half = w /* pts */ / 2 // not a /regex/
let t = a/b/c
=== regex with an escaped space at its end
let r = /a\ /
=== slash operators
prefix operator /
infix operator /^/
prefix func / (x: Int) -> Int { x }
func /^/ (a: Int, b: Int) -> Int { a }
let p = (/Route.home)
=== extended regex
let x = #/ a/b "c" /#
let y = #/
  (?<year> \d+ ) # a comment
  /x
/#
let z = ##/a/#b/##
=== comments nest and count as space
/* outer /* UIScreen.main */ still comment */ let a1 = 1
let sum = a +/* pad */ b
let b1 = a/* pad */+/* pad */b
let c1 = a /* pad */-/* pad */ b
=== strings of every kind
let s1 = #"C:\UIScreen.main "quoted""#
let s2 = "\u{1F600}\t\\\"\'\0"
let s3 = "a\(f("b\(g("c"))"))"
let s4 = "\(xs.map { "\($0)" }.joined(separator: ","))"
let s11 = "a\n\r\u{a}b\u{000D}c\u{10FFFF}"
let s5 = ##"a "# b \##(c) \#(not)"##
let s6 = "" + #""# + ##"""##
=== strings on consecutive lines
"normal literal"
#"raw literal"#
"\(x)"
=== multi-line strings
let s7 = """
  say "hi" \(name) ""
  a line \
  that goes on

    indented \n and escaped
  """
let s8 = #"""
  inner """ stays \(x) and \#(y)
  """#
let s9 = """
  \(f("""
    inner
    """))
  """
let s10 = """
  """
=== one-line raw strings that look like openings
let a = #"""#
let b = #""""#
let c = ##"""#"##
=== names of every kind
let 画面 = 1, 🖥 = 2, é = 3
let `default` = 1; let t1 = x.`self`; let `two words` = 2; let `a+b` = 3
let f1 = xs.map { $0.scale + $1 }; let b1 = $model.name
=== numbers
let n1 = (0x1.8p3, 1_000.5e-3, 0b1_0, 0o17, 1.description, 0xFF.hashValue, 1e3, 1E+3)
let n2 = t.0.1.2
let n3 = 1...2, n4 = 1 ..< 2, n5 = -1, n6 = -(-1)
=== comparisons and generics
let g1 = f(a < b, c > d)
let g2 = f(a<b, c>(d))
let g3: [String: Array<Set<Optional<Int>>>] = [:]
let g4 = (Set<Int>.init(), Array<Int>?.none, Array<Int>.self as Any.Type)
let g5 = a < b && c > d, g6 = A<B>.c < d, g7 = x as? A<B>
let g8 = A<(B, C) -> D, [E], E?>(f), g9 = A<B<C<D>>>()
let g10: A
  <B> = c
if a < b { } else if c > (d) { }
=== operator functions
func ==<T>(l: A<T>, r: A<T>) -> Bool { true }
struct V1 { static prefix func - (v: V1) -> V1 { v }; static postfix func ++ (v: inout V1) {} }
extension V1 { static func <(a: V1, b: V1) -> Bool { true }; static func ... (a: V1, b: V1) {} }
func +++ <T>(a: T, b: T) {}
infix operator +++: AdditionPrecedence
=== operators as values
let g6 = (xs.reduce(0, +), xs.sorted(by: >), ys.map(-), zip(a, b).map(<), zs.map(!), f(!, &&, ==))
let g7 = Int.+
=== operators that begin with a period
let m = a .== b, n = x .&= y, o = .!p, q = a .< b .| c
let r = 0...1, s = f(...), t = a[1...], u = a[..<2]
=== ampersands
f(&x, &y.z, &a[0]); let g7 = a && b & c &+ d &<< e
a &= b
=== colons of three constructs
let g9 = k ? [1: 2] : c ? .left : .right
let h = c ? x : y ? [a: b] : [:]
f(a: c ? b : d, e: [f: g])
=== casts and tries
let g10 = (try? f()) as? [String: Any] ?? [:]; let g11 = v is any P
let g12 = try! f() as! A<B>, g13 = (x as Any) is Int?
let g14 = try await a + b
=== implicit members
let g13: Color = .red.opacity(0.5).mix(with: .blue, by: 0.1)
let g14: A = .init(), g15: B? = .some(.b(1)).map { $0 }, g16 = [.a, .b(.c)]
=== function types
let g14: [@MainActor @Sendable (inout Int) async throws -> Void] = []
let g15: (Int) throws(E) -> (String) async throws (E) -> Void
typealias A = @convention(block) (_ a: Int, _: Int...) -> ()
let g16 = [(Int, Double)
  async throws -> Bool]()
=== parameter packs
func g17<each T: P>(_ v: repeat each T) -> (repeat Optional<each T>) where repeat each T: Q { (repeat (each v)) }
for x in repeat each v { }
=== suppressed conformances
struct H1: ~Copyable {}
func g18<T: ~Copyable & ~Escapable>(_ t: borrowing T) {}
extension Q where T: ~Copyable {}
func g19(_ x: consuming any ~Copyable, _ y: some P & ~Escapable) {}
=== isolation and sending
func g22(_ b: sending Box, on a: isolated any Actor = #isolation) -> sending Box { b }
let g23: nonisolated(nonsending) () async -> Void = {}
nonisolated(unsafe) var g24 = 1
nonisolated struct G25 {}
let g26: @isolated(any) () -> Void
=== isolated conformances
class G34: @MainActor P, @unchecked Sendable, @preconcurrency Q, @retroactive R {}
extension G34: nonisolated S, @preconcurrency nonisolated T {}
=== value generics and inline arrays
struct G27<let n: Int> {}; let g28 = G27<-1>(), g30 = G27<5>.self
let g29: [2 of [3 of Int]] = m
let g31 = [4 of Int](repeating: 0)
extension V where -123 == n, 5 == m {}
=== metatypes
let g31: (any P.Type, P.Protocol, Int.Type, (any P).Type, [Int].Type) = w
let g32 = ([String: [Int]](), [Int](), Int?.none, (any P).self, (Int, Int).self, Int.Type.self)
=== primary associated types
protocol G33<A1, B1>: P where A1: Q { associatedtype A1 = Int where A1: R; associatedtype B1: S }
func g35(_ x: some Sequence<Int>, _ y: any Collection<[String]>) -> some View {}
=== module selectors
let x = Swift::max(1, 2), y: Swift::Array<Foundation::Data>.Index
x.Foundation::count()
let z = #Testing::sourceLocation
import struct Foundation::Data
=== body or closure
if xs.contains(where: { $0.on }) { go() }
if let v = try await make() { use(v) }
if (xs.first { $0 > 1 }) != nil { go() }
for x in xs where x.y { }
while a.b { }
switch a.b { default: break }
guard a.b else { return }
if a.map({ $0 }).isEmpty, let b { }
if foo { $0 } == 1 { }
if let x = y { z } { }
=== closures
let c1 = make()
{ 1 }
let c2: CGFloat = { UIScreen.main.scale }()
let c5 = { @MainActor [weak self, n = x.y, unowned(unsafe) z, weak w = v] (a: Int, _ b: String) async throws -> Int in a }
let c6 = { a, b in a }, c7 = { _ in }, c8 = { (a, b) -> Int in a }, c9 = { () async -> Void in }, c10 = { [self] in }
let c11 = { (x: inout Int, y: Int...) throws(E) in }
f { } else: { } in: { }
f(1) { a in a } g: { _ in }
let g = f[1] { }
=== a literal and a brace on the next line
func foo() {
  let b = ""
  { [weak a = b] _ in }
}
=== chains over lines
let c4 = UIScreen
    .main
    // why
    .scale
    * 2
let c5 = a
  ?? b
  as Int
let c6 = x
  ? y
  : z
=== values of statements
let c8 = if k { 1 } else if j { 2 } else { 3 }
let c9 = switch z { case .a: 1; default: 2 }
let c10 = try if a { b } else { c }
x = if a { b } else { throw c }
return_ { if a { 1 } else { 2 } }
func f() -> Int { if a { 1 } else { 2 } }
if .random() { 0 } else { 1 } as Int
=== patterns
if case .some(let v)? = o, case 1...5 = n { }
for case let x? in ys where x > 0 { }
for (i, (_, b)) in z { }
if let (a, _) = y, let _ = w, var c = d { }
switch x {
case let .a(b, _), let .c(b: b): f()
case (1, let y)? where y > 1: f()
case is Int, is String: f()
case let z as String: f()
case .d(let x, is Y): f()
case [1]: f()
case (_, nil), "s"..."t": f()
case Swift::x: f()
case let x: f()
}
=== catching
do { try f() } catch let e as E2 where e.code == 1 { } catch E2.a, E2.b { } catch { }
do throws(E) { } catch { }
do throws (E) { } catch is F { }
=== labels
outer: for x in xs { inner: while true { if x { continue outer }; break inner } }
a: do { break a }
b: switch x { default: break b }
=== guards
guard let self, let view, view.on else { return }
guard case let x = y, (z) else { return }
=== availability conditions
guard #available(iOS 27.1, *), #unavailable(tvOS 18) else { fatalError() }
if #available(macOS 10.15.1, iOS 13, *) {}
=== asynchronous loops
for try await x in s where x.ok { use(x) }
for await unsafe in s { }
for unsafe x in s { }
for unsafe: Int in e { }
=== soft words as names
let unsafe = 1; _ = unsafe + unsafe
let of = 1, set = 2, each = 3, some = 4, any = 5, left = 6, open = 7, macro = 8; func get() {}; func actor() {}
var consume = 1, copy = 2, discard = 3, then = 4, yield = 5, async = 6, package = 7, borrow = 8, sending = 9, borrowing = 10
then = 1; yield = 2; copy(x); consume(y); await_(z); async { }
f(await: 1, async: 2, actor: 3); x.async.then.get.set.open.macro
actor.f(); actor(x); macro(y); open(z); package.w; distributed.v; final.u(); convenience()
=== soft words at work
let c11 = unsafe buf.baseAddress, c12 = consume x, c13 = copy y, c14 = try unsafe await z
actor A { nonisolated let x = 1; isolated deinit {} }
struct C: ~Copyable { consuming func f() { discard self } }
=== keywords as labels and members
f(in: 1, for: 2, where: 3, default: 4, if: 5, self: 6, throws: 8, _: 9); x.default.switch.init.is.in.self
func g(in a: Int, for: Int, `self` b: Int, repeat c: Int) {}
=== several statements on a line
let c14 = 1; let c15 = 2; if k { f() }; g();
struct S { var a = 1; var b = 2; func f() {}; }
=== accessors
var c16: Int { get async throws { 1 } }
var c17: Int { _read { yield x } _modify { yield &x } }
var c18 = 0 { willSet(nv) { f(nv) } didSet { } }
var c19: Int { mutating get { 1 } nonmutating set { } }
var c20: Int { @inline(__always) get { 1 } @X set(v) { } }
struct I { var pair: (Int, Int) = (42, 0) { @storageRestrictions(initializes: a, accesses: b) init(v) {} get { (0, 42) } } }
=== getters that begin with a soft word
var a: Int { getter }
var b: Int { self.get }
var c: Int { read { $0 } }
var d: Int { modify() }
=== subscripts
struct C20 { subscript<T>(_ i: T, default d: @autoclosure () -> Int = 1) -> Int where T: P { get { 1 } } }
struct C22 { static subscript(x: Int) -> Int { x }; subscript() -> Int { 1 }; subscript(a: Int...) -> Int { get { 1 } set { } } }
=== initialisers
class C21 { init?<T>(x: T) rethrows { return nil }; convenience init!(y: Int) async { self.init() } }
struct C23 { init() throws(E) {}; init(_: Int) {}; init?(a: Int) where A: B {} }
=== object literals and selectors
let c22 = (#selector(getter: UIView.frame), #keyPath(UIView.layer), #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1))
let c24 = #imageLiteral(resourceName: "x"), c25 = #selector(A.f(_:b:)), c26 = #selector(setter: a)
=== key paths
let k1 = \A.b, k2 = \.b.c, k3 = \A.b?.c!.d, k4 = \A[0].b, k5 = \[Int].count, k6 = \A.?.b, k7 = \.self, k8 = \.[1]
let k9 = \A<B>.c, k10 = \(A, B).0, k11 = xs.map(\.name).filter(\.isOn), k12 = \A.b(), k13 = \Module::A.b
=== parameters
func c23(_ a: inout Int, b: Int..., scale: CGFloat = UIScreen.main.scale, c: @escaping () -> Void = {}) {}
func c24(@Wrapper a: Int, _ b: borrowing B, c: __owned C, d d: isolated (any A)? = nil, _: _const Int) {}
=== switch with directives
switch k {
#if os(iOS)
case .a: f()
#elseif os(macOS)
case .b: f()
#endif
case .c:
#if DEBUG
  f()
#endif
@unknown default: g()
}
switch k {
case .d: f()
#if NEVER
#elseif X
case .e: f()
#endif
}
=== attributes in directives
#if os(iOS)
@MainActor
#endif
final class D2 {}
@frozen
@available(iOS 13, *)
#if compiler(>=5.3)
@a
#else
@b @c(1)
#endif
@d public struct D3 {
  @objc
  #if A
  @nonobjc
  #endif
  func f() {}
}
enum D4 { @a
  #if A
  @c
  #endif
  case x }
=== directives with conditions
#if canImport(UIKit, _version: 13.0) && !(os(watchOS) || targetEnvironment(macCatalyst)) && compiler(>=6.0) && hasFeature(X)
#if DEBUG
#elseif swift(>=5.9)
#endif
#endif
#if hasAttribute(frozen) || arch(arm64) || _endian(little) || $Feature || os(visionOS)
#endif
=== branches that no compiler parses
#if swift(>=99)
let 9x = <<>> UIScreen.main )
#elseif compiler(<5)
func func func }
#else
let d4 = 1
#endif
#if compiler(>=5.3)
let d5 = 1
#else
let 9x = <<>> )
#endif
=== directives inside expressions
let x = view
  #if os(iOS)
  .a()
  .b { }
  #else
  .c
  #endif
  .d()
=== directives in members
struct S {
  #if A
  var a: Int
  #else
  func f() {}
  #endif
  #warning("x")
}
=== source locations and diagnostics
#sourceLocation(file: "x.swift", line: 1)
#warning("drop UIScreen.main")
#sourceLocation()
let d6 = (#file, #fileID, #line, #column, #function, #dsohandle, #filePath)
=== attached macros
@Model(index: [\.name]) @Foo<Int>(1) @Mod.Bar<A>.Baz("x") final class D8 {}
@attached(member, names: named(init), prefixed(_), arbitrary) @attached(extension, conformances: A, B) public macro d9() = #externalMacro(module: "M", type: "X")
@freestanding(expression) macro d10<T>(_ v: T) -> String = #externalMacro(module: "M", type: "X")
struct D { #member(1) { 2 }
  @X var x = 1 }
let d11 = #m, d12 = #m<Int>(1) { 2 } b: { 3 }
=== attributes everywhere
enum D11 { @available(iOS 27, *) case fold; case flat }
@_spi(Duo) @inlinable @backDeployed(before: iOS 17) @concurrent public func d14() async {}
@objc(foo:bar:) func d15() {}
@_specialize(where T == Int, U: P) @_effects(readonly) @_silgen_name("x") func d16<T, U>() {}
@available(*, deprecated, renamed: "x(_:)", message: "y") @discardableResult @inline(never) func d17() {}
@_originallyDefinedIn(module: "M", iOS 13, macOS 10.15) @_implements(P, f(x:)) @_dynamicReplacement(for: f(x:)) func d18() {}
@_lifetime(copy x) @lifetime(borrow y) @abi(func z()) @section("a") @used func d19() {}
func d20(_ x: @escaping @autoclosure () -> Int, y: @Foo(1) Int) {}
let d21: @Wrapper(1) Int, d22: @Sendable (Int) -> Void
=== attribute and parenthesis apart
struct D12 {
  @objc
  func f() {}
}
=== imports
@testable import A
public import B
import struct C.D
@preconcurrency private import E.F
@_exported @_implementationOnly import G
import func H.f
internal import protocol I.J.K
=== modifiers
class D16 { weak let o: AnyObject?; lazy var p = 1; static let q = 2; class var r: CGFloat { 3 }; unowned(safe) var s: T
  public private(set) final override var t: Int { 1 }; dynamic required convenience init() {}; class override func u() {}
  package internal(set) var v = 1; @objc optional func w(); indirect enum X { indirect case y(X) }; final class func z() {} }
open class Y { fileprivate static func a() {} ; nonisolated func b() {}; mutating func c() {} }
public actor
  MyLongerActor
{
}
=== result builders
var body: some View {
  if k { A() } else { B() }
  switch z { case .a: C() default: EmptyView() }
  #if DEBUG
  D()
  #endif
  for x in xs { E(x) }
  if let y { F(y) }
  if #available(iOS 17, *) { G() }
}
=== actors
distributed actor D18 { distributed func f() {}; isolated deinit {} }
@globalActor actor D19 { static let shared = D19() }
func f(_ a: isolated D19) async { await a.g(); let x = await (y); await z }
=== protocol requirements
protocol D20: AnyObject { var a: Int { get async }; init(); static func < (l: Self, r: Self) -> Bool; mutating func m()
  associatedtype A: B = C where A.D == E; subscript(i: Int) -> Int { get nonmutating set }; static var s: Self { get throws(E) } }
protocol D21 where Self: UIView {}
=== enums
enum E1: Int { case a = 1, b, c = -1 }
indirect enum E2<T>: P where T: Q { case a(Int, b: String = "x", _ c: Double), `default`; case c([Int: (A) -> B]) }
=== extensions
extension Array<Int> {}; extension [String: Int]: P {}; extension A.B<C>.D where E == F, G: H & I {}; extension (A, B) {}
extension Int? {}
=== type aliases
typealias A<T> = B<T> where T: C; typealias D = (a: Int, b: String) ; typealias E = any F & G; typealias H = [Int?]!
=== precedence
precedencegroup MyPrecedence { higherThan: AdditionPrecedence lowerThan: MultiplicationPrecedence
  associativity: left
  assignment: true }
infix operator <+>: MyPrecedence
postfix operator †
let p = a <+> b * c, q = d†
=== opaque and existential
func o(_ a: some P, b: any P & Q, c: (some P)?, d: any P.Type) -> some View & Sendable {}
let m: (any A)?, l: [any B: C], k: some Collection<some D>
=== tuples
let (a, b): (Int, String) = (1, "x"), (c, _) = d
let e = (x: 1, y: (2, z: 3)), f = (), g = ((1))
for (k, v) in [(1, 2)] { }
=== optional chains
a?.b?[c]?.d!.e?(); a?.b = c; a!; a?[0]! += 1; b?.c?(d) { }; x?.y ?? z!
let r = a!*b, s = a!-1, t = a!..<b!, u: Int?=nil, v: [Int]!=[], w = a!==b
let n = a?? .none, o: Int?? = nil, p: Int!, q = a!.b!
=== effects of effects
try! await x.y(); let z = try? await (a, b); try await { }(); _ = await try_(x) ?? y
await withTaskGroup(of: Int.self) { g in for await x in g { } }
let x = try Int??(from: decoder)
=== yield and discard
var x: Int { _modify { yield &y; defer { } } _read { yield (z) } }
=== trailing commas
f(1, 2,); let a = [1, 2,], b = [1: 2,], c = (1, 2,); func g(a: Int, b: Int,) {}
let d = A<B, C,>.self
=== deep but ordinary
let x = f(g(h(i(j([k: [l: [m { n { o { p } } }]]])))))
"""###

  private static let refusedText = ###"""
=== editor placeholder
f(<#T##UIScreen#>)
=== conflict markers
<<<<<<< HEAD
let a = 1
=======
let a = 2
>>>>>>> x
=== curly quotes
let a8 = “x”
=== unterminated string
let a = "x
let b = 1
=== unterminated interpolation
let a = "x \(y
let b = 1
=== unterminated comment
let a = 1 /* b
=== unterminated multi-line string
let a = """
  x
=== text after the opening quotes
let a = """x
  """
=== text before the closing quotes
let a = """
  x"""
=== too little indentation
let a = """
  x
 y
  """
=== escaped line end before the closing quotes
let a = """
  x \
  """
=== unknown escape
let a = "\q"
=== malformed code point
let a = "\u{110000}"
=== missing brace
func f() {
=== stray brace
func f() { } }
=== missing operand
let a = 1 +
let b = 2
=== member that is still to be typed
let a = b.
let c = 1
=== space on one side of an assignment
let a= 1
=== number with letters
let a = 12abc
=== two statements on a line
let a = 1 let b = 2
=== closure with a broken head
let a = { (x in y }
=== case without a statement
switch x { case 1: case 2: f() }
=== switch without braces
switch x
=== if without a condition
if { }
=== missing arrow target
func f() -> { }
=== parameter without a type
func f(a) {}
=== attribute of a type on a declaration
@escaping func f() {}
=== tokens after a directive
#if A
#endif f()
=== directive without its end
#if A
let a = 1
=== end without its directive
let a = 1
#endif
=== keyword as the name of a type
enum switch {}
=== async after throws
func f() throws async {}
=== function type without parentheses
let a: Int -> Int
=== unknown words before a declaration
frobnicate func f() {}
=== lone dollar
let $ = 1
=== unbalanced brackets
f(a, [b)
=== missing comma
let a = [1 2]
=== generic arguments that do not close
let a: Array<Int = b
"""###
}
