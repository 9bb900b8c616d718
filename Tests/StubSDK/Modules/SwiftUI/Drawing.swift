// Canvas, timelines, rendering to images.

@available(iOS 15.0, *) public struct GraphicsContext {
  public var opacity: Double { get set }
  public var blendMode: BlendMode { get set }
  public var environment: EnvironmentValues { get }
  public var transform: CGAffineTransform { get set }
  public mutating func scaleBy(x: CGFloat, y: CGFloat)
  public mutating func translateBy(x: CGFloat, y: CGFloat)
  public mutating func rotate(by angle: Angle)
  public mutating func concatenate(_ matrix: CGAffineTransform)
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32)
    public static var inverse: ClipOptions { get }
  }
  public var clipBoundingRect: CGRect { get }
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions())
  public struct Filter {
    public static func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Filter
    public static func blur(radius: CGFloat) -> Filter
    public static func brightness(_ amount: Double) -> Filter
    public static func colorMultiply(_ color: Color) -> Filter
  }
  public mutating func addFilter(_ filter: Filter)
  public struct Shading: Sendable {
    public static var backdrop: Shading { get }
    public static var foreground: Shading { get }
    public static func color(_ color: Color) -> Shading
    public static func style<S: ShapeStyle>(_ style: S) -> Shading
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading
    public static func radialGradient(_ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat) -> Shading
  }
  public struct ResolvedImage {
    public var size: CGSize { get }
    public let baseline: CGFloat
    public var shading: Shading?
  }
  public struct ResolvedText {
    public var shading: Shading { get set }
    public func measure(in size: CGSize) -> CGSize
  }
  public struct ResolvedSymbol { public var size: CGSize { get } }
  public func resolve(_ image: Image) -> ResolvedImage
  public func resolve(_ text: Text) -> ResolvedText
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol?
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle())
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle)
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1)
  public func draw(_ image: ResolvedImage, in rect: CGRect)
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center)
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle())
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center)
  public func draw(_ text: ResolvedText, in rect: CGRect)
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center)
  public func draw(_ text: Text, in rect: CGRect)
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center)
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect)
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center)
  public func withCGContext(content: (CGContext) throws -> Void) rethrows
}
@available(iOS 15.0, *) public struct Canvas<Symbols: View> {
  nonisolated public init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols)
}
@available(iOS 15.0, *) extension Canvas: View { public typealias Body = Never }
@available(iOS 15.0, *) extension Canvas where Symbols == EmptyView {
  nonisolated public init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void)
}
@available(iOS 15.0, *) public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }
@available(iOS 15.0, *) public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Self.Entries.Element == Date
  func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}
@available(iOS 15.0, *) public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  public init(from startDate: Date, by interval: TimeInterval)
  public func entries(from startDate: Date, mode: Mode) -> [Date]
}
@available(iOS 15.0, *) public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init()
  public func entries(from startDate: Date, mode: Mode) -> [Date]
}
@available(iOS 15.0, *) public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  public init(minimumInterval: Double? = nil, paused: Bool = false)
  public func entries(from startDate: Date, mode: Mode) -> [Date]
}
@available(iOS 15.0, *) extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule
}
@available(iOS 15.0, *) extension TimelineSchedule where Self == EveryMinuteTimelineSchedule { public static var everyMinute: EveryMinuteTimelineSchedule { get } }
@available(iOS 15.0, *) extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { get }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule
}
@available(iOS 15.0, *) public struct TimelineViewDefaultContext {
  public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
  public let date: Date
  public let cadence: Cadence
}
@available(iOS 15.0, *) public struct TimelineView<Schedule: TimelineSchedule, Content> {
  public typealias Context = TimelineViewDefaultContext
}
@available(iOS 15.0, *) extension TimelineView: View where Content: View {
  public typealias Body = Never
  nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content)
}
@available(iOS 16.0, *) @MainActor @preconcurrency final public class ImageRenderer<Content: View>: ObservableObject {
  final public var content: Content { get set }
  final public var proposedSize: ProposedViewSize { get set }
  final public var scale: CGFloat { get set }
  final public var isOpaque: Bool { get set }
  final public var colorMode: ColorRenderingMode { get set }
  public init(content view: Content)
  final public var cgImage: CGImage? { get }
  final public var uiImage: UIImage? { get }
  final public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void)
}
@available(iOS 16.0, *) public struct ShareLink<Label: View> {}
@available(iOS 16.0, *) extension ShareLink: View { public typealias Body = Never }
@available(iOS 16.0, *) public struct DefaultShareLinkLabel {}
@available(iOS 16.0, *) extension DefaultShareLinkLabel: View { public typealias Body = Never }
@available(iOS 16.0, *) extension ShareLink {
  nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil) where Label == DefaultShareLinkLabel
  nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil) where Label == DefaultShareLinkLabel
  nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  nonisolated public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) where Label == DefaultShareLinkLabel
  nonisolated public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) where Label == DefaultShareLinkLabel
}
