// What the compiler's parser refuses although it looks like Swift: drafts, merges, a token too much or too little, older
// Swift. Every case by itself has to be flagged; cases are told apart by `---` lines.

extension SyntaxCase {
  static let refusedSpellings = spellings(in: refusedSpellingsText)

  private static let refusedSpellingsText = ####"""
_ = (/)/)
---
f(/)/)
---
_ = qux(/, "(")/2
---
_ = f(/E.a, g(x)/2)
---
case (/)/): break
---
"""
Three \
Gamma \
"""
---
{ print(1) }
---
x = 1
{ print(1) }
---
struct A { ; }
---
if a { ; }
---
x;;
---
class A { func f() {};; }
---
switch x { case 1: ; }
---
if { }
---
if { true }() { }
---
while { true }() { }
---
let a = +
---
f { + }
---
let a = { + }
---
var x { 1 }
---
struct A { var x { get } }
---
protocol P { var x { get } }
---
struct A { var x: Int { 1 }, y: Int }
---
class A { case a }
---
struct A { associatedtype B }
---
struct A { class func f() {} }
---
protocol P { func f() {} }
---
protocol P { init() {} }
---
class A { extension B {} }
---
func f() { extension B {} }
---
func f() { import A }
---
func f() { infix operator ++ }
---
import enum Bar
---
enum E: Int { case a = 1 + 1 }
---
enum E: Int { case a = b }
---
enum E: Int { case a = +1 }
---
enum E: Int { case a = .b }
---
enum E: Int { case a = f() }
---
enum E: String { case a = "x\(1)" }
---
enum E: String { case a = #file }
---
enum E: Int { case a = #line }
---
enum E: Int { case a = #foo }
---
enum E: Int { case a = (1) }
---
enum E: Int { case a = [1] }
---
struct S { init() -> Int {} }
---
_ = .42
---
let x = do { 5 }
---
let x = do { 5 } catch { 1 }
---
f(borrow x)
---
_ = borrow x
---
let y = borrow x
---
if let a = b, c = d { }
---
func repeat() {}
---
func self() {}
---
func init() {}
---
func Any() {}
---
func Self() {}
---
func true() {}
---
func _() {}
---
typealias self = Int
---
typealias Any = Int
---
protocol P { associatedtype public }
---
@convention(c) func f() {}
---
@unchecked class A {}
---
@retroactive class A {}
---
@autoclosure func f() {}
---
func f(a: @noescape () -> Void) {}
---
@noescape func f() {}
---
func f<T where T: A>(x: T) {}
---
switch x { default: f()
case 1: g() }
---
let f: (a: Int) -> Int
---
let f: (a b: Int) -> Int
---
let f: [(a: Int) -> Int]
---
f($0)
---
func f() { g($0) }
---
f { func h() { g($0) } }
---
let a = [$0]
---
var v: Int { $0 }
---
if (#available(iOS 9, *)) {}
---
if !#available(iOS 9, *) {}
---
let a = #available(iOS 9, *)
---
f(#available(iOS 9, *))
---
private(get) var x = 1
---
unowned(foo) var x = 1
---
let f: () rethrows -> Void
---
let f = { (a b: Int) in }
---
let f = { (a _: Int) in }
---
_ = [() throws async -> Void]()
---
operator == {}
---
infix operator == {}
---
prefix operator == : A
---
do throws(E) { }
---
init() {}
---
func f() { init() {} }
---
static func f() {}
---
func f() { static func g() {} }
---
func f() { class func g() {} }
---
class var x = 1
---
subscript(a: Int) -> Int { 1 }
---
func f() { subscript(a: Int) -> Int { 1 } }
---
deinit {}
---
func f() { deinit {} }
---
extension S { deinit {} }
---
class S { deinit foo {} }
---
class S { deinit() {} }
---
#if A
static func f() {}
#endif
---
#if compiler(>=6.4) || canImport(Foo)
let a = (
#endif
---
#if compiler(>=6.2) || canImport(Foo)
#else
let a = (
#endif
---
#if FOO
let a = (
#endif
---
#if false
let a = (
#endif
---
#if FOO && (compiler(>=6.4) || BAR)
let a = (
#endif
---
#if compiler(>=6.3)
let b = 1
#elseif FOO
let a = (
#endif
---
#if compiler(>=6.4)
#elseif FOO
let a = (
#endif
---
#if true || compiler(>=6.4)
let b = 1
#else
let a = (
#endif
---
#if swift(>=5.9) || FOO
let b = 1
#else
let a = (
#endif
---
#if FOO || swift(>=5.9)
let b = 1
#else
let a = (
#endif
---
#if os(Linux)
let b = 1
#else
let a = (
#endif
---
func f() {
  a = b.
  c.d = 1
}
---
a = b.
  c
---
a.
  b()
---
a.
  self
---
a.
  let b = 1
---
a?.
  b
---
var x: some
---
var x: any
---
func f() -> some { 1 }
---
@available(iOS 9 9.0, *) func f() {}
---
@available(iOS iOS 17.0, *) func f() {}
---
@available(17 iOS, *) func f() {}
---
@available(iOS .170, *) func f() {}
---
@available(iOS 17.0, *,) func f() {}
---
@available(*, deprecated, message: "x",) func f() {}
---
@available(iOS, introduced: x) func f() {}
---
@available() func f() {}
---
@available func f() {}
---
@available(iOS 17 *) func f() {}
---
if #available() {}
---
if #available(iOS 17, *,) {}
---
if #available(iOS 17, * ) && a {}
---
if #available iOS 17, * {}
---
public public var x = 1
---
public private var x = 1
---
private(set) private(set) var x = 1
---
class A { override override func f() {} }
---
class A { final final func f() {} }
---
class A { lazy lazy var x = 1 }
---
class A { class static func f() {} }
---
class A { weak weak var x: A? }
---
class A { mutating mutating func f() {} }
---
class A { dynamic dynamic func f() {} }
---
class A { weak unowned var x: A? }
---
class A { convenience convenience init() {} }
---
let let x = 1
---
for let x in y {}
---
for let let x in y {}
---
for (let a, var b) in y {}
---
if let let x = y {}
---
switch x { case let let a: f() }
---
switch x { case let .a(let b): f() }
---
switch x { case .a(let (b, let c)): f() }
---
let (a, let b) = c
---
@
objc func f() {}
---
@MainActor MainActor
---
@MainActor foo()
---
@main main
class A {}
---
func f() { @MainActor x }
---
func f() { @MainActor { x }() }
---
let f = @MainActor { x }
---
enum E { case a() }
---
func f(: Int) {}
---
func f(a: Int, : Int) {}
---
f { (: X) in }
---
f { in x }
---
if case .a = b, c = d {}
---
func f() throws throws {}
---
func f() async async {}
---
let f: () throws throws -> Void
---
func f() async throws rethrows {}
---
struct S { func f() { init() } }
---
init()
---
init(x)
---
func f() { init { } }
---
func f() { init?() {} }
---
func f() { init<T>() {} }
---
{ return /foo/ }
---
let x = 1; { print(0) }()
---
f(a: , b: c)
---
f(a: : c)
---
f(a b: c)
---
func f(a b c: Int) {}
---
return return
---
struct S { case }
---
class A { struct struct B {} }
---
import
---
import A.
---
typealias A
---
typealias A = 
---
protocol P { subscript(a: Int) -> Int }
---
protocol P { deinit {} }
---
protocol P { case a }
---
class A { init }
---
class A { func f }
---
class A { var }
---
class A { subscript { } }
---
enum E { case a, }
---
enum E { case a b }
---
var x: Int { get { 1 } get { 2 } }
---
var x: Int { didSet { } didSet { } }
---
as x
---
x as
---
x is is y
---
x as! as y
---
a ?? ?? b
---
a + + b
---
a && && b
---
a == == b
---
guard let x else
---
guard let x { return }
---
if let x = y else { }
---
for x y { }
---
for x in { }
---
while { }
---
repeat { } 
---
repeat { } while
---
switch { }
---
switch x { foo }
---
switch x { case: f() }
---
switch x { case 1 f() }
---
defer f()
---
throw
---
continue a b
---
func f(a: Int b: Int) {}
---
func f() -> {}
---
func f() -> Int -> Int {}
---
let x: Int Int = 1
---
let x = 1 1
---
let x == 1
---
let x = = 1
---
x: Int = 1
---
struct S: { }
---
struct S: A B { }
---
struct S<> { }
---
extension { }
---
extension A: { }
---
[1, 2,, 3]
---
[1 2]
---
[a: b, c]
---
[a: ]
---
(a,, b)
---
(a: b c: d)
---
{ a, b in }
---
f { a, b, in c }
---
f { [weak] in c }
---
f { [weak self weak self] in c }
---
f { (a, b) c in }
---
#if
#endif
---
#if A B
#endif
---
#else
---
#if A
#else A
#endif
---
#if A
#else
#else
#endif
---
#if A
#else
#elseif B
#endif
---
#endif
---
#if A
---
"a" "b"
---
"\(a b)"
---
0x
---
0b12
---
1e
---
1a
---
'a'
---
`a
---
``
---
@
---
#
---
#foo bar
---
$
---
\
---
\.
---
\.a b
---
?
---
x?y
---
x? y : z
---
x ? y
---
_ = &
---
let r = [/a/, /b/i.self]
---
let s = ##"\#(x) "# \##("a\#(b)")"##
---
class A {
  #if A
  @objc var x = 1
  #endif
  #if B
  override
  #endif
  func f() {}
}
---
nonisolated(unsafe) static var x = 1
---
import func A.==
---
let t = (1, 2,); if a, b, { }; f { [a, b,] (c, d,) in }
---
static func < (a: A, b: A) -> Bool { }
---
subscript<T: P>(dynamicMember k: KeyPath<A, T>) -> T where T: Q { self[k] }
---
let c: Character = "a", d = 'b'
---
func f(in x: Int, for y: Int, default z: Int, where w: Int, inout v: Int) {}
---
using @MainActor
---
using nonisolated
"""####
}
