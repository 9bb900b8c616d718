// Points, sizes, rectangles, transforms.

@frozen public struct CGPoint: Hashable, Codable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public init()
  public init(x: CGFloat, y: CGFloat)
  public init(x: Double, y: Double)
  public init(x: Int, y: Int)
  public static var zero: CGPoint { get }
  public func applying(_ t: CGAffineTransform) -> CGPoint
  public func equalTo(_ point: CGPoint) -> Bool
  public static func == (lhs: CGPoint, rhs: CGPoint) -> Bool
  public func hash(into hasher: inout Hasher)
  public init(from decoder: any Decoder) throws
  public func encode(to encoder: any Encoder) throws
}

@frozen public struct CGSize: Hashable, Codable, Sendable {
  public var width: CGFloat
  public var height: CGFloat
  public init()
  public init(width: CGFloat, height: CGFloat)
  public init(width: Double, height: Double)
  public init(width: Int, height: Int)
  public static var zero: CGSize { get }
  public func applying(_ t: CGAffineTransform) -> CGSize
  public func equalTo(_ size: CGSize) -> Bool
  public static func == (lhs: CGSize, rhs: CGSize) -> Bool
  public func hash(into hasher: inout Hasher)
  public init(from decoder: any Decoder) throws
  public func encode(to encoder: any Encoder) throws
}

@frozen public struct CGVector: Hashable, Codable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat
  public init()
  public init(dx: CGFloat, dy: CGFloat)
  public init(dx: Double, dy: Double)
  public init(dx: Int, dy: Int)
  public static var zero: CGVector { get }
  public static func == (lhs: CGVector, rhs: CGVector) -> Bool
  public func hash(into hasher: inout Hasher)
  public init(from decoder: any Decoder) throws
  public func encode(to encoder: any Encoder) throws
}

public enum CGRectEdge: UInt32, Sendable { case minXEdge, minYEdge, maxXEdge, maxYEdge }

@frozen public struct CGRect: Hashable, Codable, Sendable, CustomDebugStringConvertible {
  public var origin: CGPoint
  public var size: CGSize
  public init()
  public init(origin: CGPoint, size: CGSize)
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
  public init(x: Double, y: Double, width: Double, height: Double)
  public init(x: Int, y: Int, width: Int, height: Int)
  public static var zero: CGRect { get }
  public static var null: CGRect { get }
  public static var infinite: CGRect { get }
  public var width: CGFloat { get }
  public var height: CGFloat { get }
  public var minX: CGFloat { get }
  public var midX: CGFloat { get }
  public var maxX: CGFloat { get }
  public var minY: CGFloat { get }
  public var midY: CGFloat { get }
  public var maxY: CGFloat { get }
  public var isNull: Bool { get }
  public var isEmpty: Bool { get }
  public var isInfinite: Bool { get }
  public var standardized: CGRect { get }
  public var integral: CGRect { get }
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect
  public func union(_ r2: CGRect) -> CGRect
  public func intersection(_ r2: CGRect) -> CGRect
  public func intersects(_ rect2: CGRect) -> Bool
  public func contains(_ point: CGPoint) -> Bool
  public func contains(_ rect2: CGRect) -> Bool
  public func applying(_ t: CGAffineTransform) -> CGRect
  public func equalTo(_ rect2: CGRect) -> Bool
  public func divided(atDistance: CGFloat, from fromEdge: CGRectEdge) -> (slice: CGRect, remainder: CGRect)
  public var debugDescription: String { get }
  public static func == (lhs: CGRect, rhs: CGRect) -> Bool
  public func hash(into hasher: inout Hasher)
  public init(from decoder: any Decoder) throws
  public func encode(to encoder: any Encoder) throws
}
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint

@frozen public struct CGAffineTransform: Hashable, Codable, Sendable {
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  public var tx: CGFloat
  public var ty: CGFloat
  public init()
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat)
  public init(translationX tx: CGFloat, y ty: CGFloat)
  public init(scaleX sx: CGFloat, y sy: CGFloat)
  public init(rotationAngle angle: CGFloat)
  public static var identity: CGAffineTransform { get }
  public var isIdentity: Bool { get }
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform
  public func rotated(by angle: CGFloat) -> CGAffineTransform
  public func inverted() -> CGAffineTransform
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform
  public static func == (lhs: CGAffineTransform, rhs: CGAffineTransform) -> Bool
  public func hash(into hasher: inout Hasher)
  public init(from decoder: any Decoder) throws
  public func encode(to encoder: any Encoder) throws
}
