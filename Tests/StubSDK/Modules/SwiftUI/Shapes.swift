// Shapes and paths.

public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool
  public init(eoFill: Bool = false, antialiased: Bool = true)
  public static func == (a: FillStyle, b: FillStyle) -> Bool
}
public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat
  public init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0)
  public static func == (a: StrokeStyle, b: StrokeStyle) -> Bool
}
public enum RoundedCornerStyle: Sendable, Hashable { case circular, continuous }
@available(iOS 16.0, *) public struct RectangleCornerRadii: Equatable, Animatable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat
  public init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0)
  public typealias AnimatableData = EmptyAnimatableData
  public static func == (a: RectangleCornerRadii, b: RectangleCornerRadii) -> Bool
}
@available(iOS 17.0, *) public enum ShapeRole: Sendable, Hashable { case fill, stroke, separator }

nonisolated public protocol Shape: Sendable, Animatable, View {
  nonisolated func path(in rect: CGRect) -> Path
  @available(iOS 17.0, *) nonisolated static var role: ShapeRole { get }
  @available(iOS 16.0, *) nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}
extension Shape {
  @available(iOS 17.0, *) nonisolated public static var role: ShapeRole { get }
  @available(iOS 16.0, *) nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  public var body: _ShapeView<Self, ForegroundStyle> { get }
}
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {}
extension _ShapeView: View { public typealias Body = Never }
nonisolated extension Shape {
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape
  public func offset(_ offset: CGSize) -> OffsetShape<Self>
  public func offset(_ offset: CGPoint) -> OffsetShape<Self>
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self>
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self>
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self>
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self>
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self>
  public func size(_ size: CGSize) -> some Shape
  public func size(width: CGFloat, height: CGFloat) -> some Shape
  public func stroke(style: StrokeStyle) -> some Shape
  public func stroke(lineWidth: CGFloat = 1) -> some Shape
  @_disfavoredOverload public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View
  public func fill(style: FillStyle = FillStyle()) -> some View
  @_disfavoredOverload public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View
  @_disfavoredOverload public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View
  @available(iOS 17.0, *) public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> _ShapeView<Self, S>
  @available(iOS 17.0, *) public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> StrokeShapeView<Self, S, EmptyView>
  @available(iOS 17.0, *) public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> StrokeShapeView<Self, S, EmptyView>
  @available(iOS 17.0, *) public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape
  @available(iOS 17.0, *) public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape
  @available(iOS 17.0, *) public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape
}
nonisolated extension InsettableShape {
  @_disfavoredOverload public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View
  @_disfavoredOverload public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View
  @available(iOS 17.0, *) public func strokeBorder<S: ShapeStyle>(_ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true) -> StrokeBorderShapeView<Self, S, EmptyView>
  @available(iOS 17.0, *) public func strokeBorder<S: ShapeStyle>(_ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true) -> StrokeBorderShapeView<Self, S, EmptyView>
}
@available(iOS 17.0, *) public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {}
@available(iOS 17.0, *) extension StrokeShapeView: View { public typealias Body = Never }
@available(iOS 17.0, *) public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {}
@available(iOS 17.0, *) extension StrokeBorderShapeView: View { public typealias Body = Never }
@available(iOS 17.0, *) @MainActor @preconcurrency public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  nonisolated var shape: Content { get }
}
@available(iOS 17.0, *) extension _ShapeView: ShapeView { nonisolated public var shape: Content { get } }
@available(iOS 17.0, *) extension StrokeShapeView: ShapeView { nonisolated public var shape: Content { get } }
@available(iOS 17.0, *) extension StrokeBorderShapeView: ShapeView { nonisolated public var shape: Content { get } }
@available(iOS 17.0, *) nonisolated extension ShapeView {
  public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> some ShapeView<Content>
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some ShapeView<Content>
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some ShapeView<Content>
}
@available(iOS 17.0, *) nonisolated extension ShapeView where Content: InsettableShape {
  public func strokeBorder<S: ShapeStyle>(_ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some ShapeView<Content>
}

public struct Rectangle: InsettableShape, BitwiseCopyable {
  nonisolated public func path(in rect: CGRect) -> Path
  nonisolated public init()
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape
  public typealias AnimatableData = EmptyAnimatableData
}
public struct RoundedRectangle: InsettableShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
  nonisolated public func path(in rect: CGRect) -> Path
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape
  public typealias AnimatableData = EmptyAnimatableData
}
@available(iOS 16.0, *) public struct UnevenRoundedRectangle: InsettableShape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle
  nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)
  nonisolated public init(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous)
  nonisolated public func path(in rect: CGRect) -> Path
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape
  public typealias AnimatableData = EmptyAnimatableData
}
public struct Circle: InsettableShape, BitwiseCopyable {
  nonisolated public func path(in rect: CGRect) -> Path
  nonisolated public init()
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape
  public typealias AnimatableData = EmptyAnimatableData
}
public struct Ellipse: InsettableShape, BitwiseCopyable {
  nonisolated public func path(in rect: CGRect) -> Path
  nonisolated public init()
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape
  public typealias AnimatableData = EmptyAnimatableData
}
public struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle
  nonisolated public init(style: RoundedCornerStyle = .continuous)
  nonisolated public func path(in rect: CGRect) -> Path
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape
  public typealias AnimatableData = EmptyAnimatableData
}
@available(iOS 17.0, *) public struct ContainerRelativeShape: InsettableShape {
  nonisolated public func path(in rect: CGRect) -> Path
  nonisolated public init()
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape
  public typealias AnimatableData = EmptyAnimatableData
}
@available(iOS 16.0, *) public struct AnyShape: Shape {
  nonisolated public init<S: Shape>(_ shape: S)
  nonisolated public func path(in rect: CGRect) -> Path
  public typealias AnimatableData = EmptyAnimatableData
}
public struct OffsetShape<Content: Shape>: Shape {
  public var shape: Content
  public var offset: CGSize
  nonisolated public init(shape: Content, offset: CGSize)
  nonisolated public func path(in rect: CGRect) -> Path
  public typealias AnimatableData = EmptyAnimatableData
}
public struct ScaledShape<Content: Shape>: Shape {
  public var shape: Content
  nonisolated public func path(in rect: CGRect) -> Path
  public typealias AnimatableData = EmptyAnimatableData
}
public struct RotatedShape<Content: Shape>: Shape {
  public var shape: Content
  nonisolated public func path(in rect: CGRect) -> Path
  public typealias AnimatableData = EmptyAnimatableData
}
public struct TransformedShape<Content: Shape>: Shape {
  public var shape: Content
  nonisolated public func path(in rect: CGRect) -> Path
  public typealias AnimatableData = EmptyAnimatableData
}
@available(iOS 26.0, *) public struct ConcentricRectangle: Shape {
  nonisolated public init()
  nonisolated public func path(in rect: CGRect) -> Path
  public typealias AnimatableData = EmptyAnimatableData
}
extension Shape where Self == Rectangle { public static var rect: Rectangle { get } }
extension Shape where Self == Circle { public static var circle: Circle { get } }
extension Shape where Self == Ellipse { public static var ellipse: Ellipse { get } }
extension Shape where Self == Capsule {
  public static var capsule: Capsule { get }
  public static func capsule(style: RoundedCornerStyle) -> Capsule
}
extension Shape where Self == RoundedRectangle {
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle
}
@available(iOS 16.0, *) extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous) -> UnevenRoundedRectangle
}

public struct Path: Equatable, LosslessStringConvertible, @unchecked Sendable {
  public init()
  public init(_ path: CGPath)
  public init(_ path: CGMutablePath)
  public init(_ rect: CGRect)
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
  public init(ellipseIn rect: CGRect)
  public init(_ callback: (inout Path) -> Void)
  public init?(_ string: String)
  public var description: String { get }
  public var cgPath: CGPath { get }
  public var isEmpty: Bool { get }
  public var boundingRect: CGRect { get }
  public var currentPoint: CGPoint? { get }
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool
  public mutating func move(to end: CGPoint)
  public mutating func addLine(to end: CGPoint)
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint)
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint)
  public mutating func closeSubpath()
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity)
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity)
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity)
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity)
  public mutating func addLines(_ lines: [CGPoint])
  public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity)
  public mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = .identity)
  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity)
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity)
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path
  public func strokedPath(_ style: StrokeStyle) -> Path
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path
  public func applying(_ transform: CGAffineTransform) -> Path
  public static func == (a: Path, b: Path) -> Bool
}
extension Path: Shape {
  nonisolated public func path(in _: CGRect) -> Path
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Body = _ShapeView<Path, ForegroundStyle>
}
