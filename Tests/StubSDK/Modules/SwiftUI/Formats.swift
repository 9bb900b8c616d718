// Format styles. In the SDK these stand in Foundation; the stub of Foundation has none yet, and Text needs them.

@available(iOS 15.0, *) public protocol FormatStyle<FormatInput, FormatOutput>: Hashable, Sendable {
  associatedtype FormatInput
  associatedtype FormatOutput
  func format(_ value: FormatInput) -> FormatOutput
  func locale(_ locale: Locale) -> Self
}
@available(iOS 15.0, *) extension FormatStyle { public func locale(_ locale: Locale) -> Self }
@available(iOS 15.0, *) public protocol ParseableFormatStyle: FormatStyle {}
@available(iOS 15.0, *) public struct NumberFormatStyleConfiguration {
  public struct Grouping: Hashable, Sendable {
    public static var automatic: Grouping { get }
    public static var never: Grouping { get }
    public static func == (a: Grouping, b: Grouping) -> Bool
    public func hash(into hasher: inout Hasher)
  }
  public struct Precision: Hashable, Sendable {
    public static func fractionLength(_ length: Int) -> Precision
    public static func fractionLength<R: RangeExpression>(_ limits: R) -> Precision where R.Bound == Int
    public static func significantDigits(_ digits: Int) -> Precision
    public static func integerLength(_ length: Int) -> Precision
    public static func == (a: Precision, b: Precision) -> Bool
    public func hash(into hasher: inout Hasher)
  }
  public struct Notation: Hashable, Sendable {
    public static var automatic: Notation { get }
    public static var scientific: Notation { get }
    public static var compactName: Notation { get }
    public static func == (a: Notation, b: Notation) -> Bool
    public func hash(into hasher: inout Hasher)
  }
}
@available(iOS 15.0, *) public struct IntegerFormatStyle<Value: BinaryInteger>: ParseableFormatStyle {
  public init(locale: Locale = .autoupdatingCurrent)
  public func format(_ value: Value) -> String
  public func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Self
  public func precision(_ p: NumberFormatStyleConfiguration.Precision) -> Self
  public func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> Self
  public static func == (a: Self, b: Self) -> Bool
  public func hash(into hasher: inout Hasher)
  public struct Percent: ParseableFormatStyle {
    public func format(_ value: Value) -> String
    public func precision(_ p: NumberFormatStyleConfiguration.Precision) -> Self
    public static func == (a: Self, b: Self) -> Bool
    public func hash(into hasher: inout Hasher)
  }
  public struct Currency: ParseableFormatStyle {
    public func format(_ value: Value) -> String
    public func precision(_ p: NumberFormatStyleConfiguration.Precision) -> Self
    public static func == (a: Self, b: Self) -> Bool
    public func hash(into hasher: inout Hasher)
  }
}
@available(iOS 15.0, *) public struct FloatingPointFormatStyle<Value: BinaryFloatingPoint>: ParseableFormatStyle {
  public init(locale: Locale = .autoupdatingCurrent)
  public func format(_ value: Value) -> String
  public func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Self
  public func precision(_ p: NumberFormatStyleConfiguration.Precision) -> Self
  public func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> Self
  public static func == (a: Self, b: Self) -> Bool
  public func hash(into hasher: inout Hasher)
  public struct Percent: ParseableFormatStyle {
    public func format(_ value: Value) -> String
    public func precision(_ p: NumberFormatStyleConfiguration.Precision) -> Self
    public static func == (a: Self, b: Self) -> Bool
    public func hash(into hasher: inout Hasher)
  }
  public struct Currency: ParseableFormatStyle {
    public func format(_ value: Value) -> String
    public func precision(_ p: NumberFormatStyleConfiguration.Precision) -> Self
    public static func == (a: Self, b: Self) -> Bool
    public func hash(into hasher: inout Hasher)
  }
}
@available(iOS 15.0, *) extension FormatStyle where Self == IntegerFormatStyle<Int> { public static var number: IntegerFormatStyle<Int> { get } }
@available(iOS 15.0, *) extension FormatStyle where Self == IntegerFormatStyle<Int64> { public static var number: IntegerFormatStyle<Int64> { get } }
@available(iOS 15.0, *) extension FormatStyle where Self == FloatingPointFormatStyle<Double> { public static var number: FloatingPointFormatStyle<Double> { get } }
@available(iOS 15.0, *) extension FormatStyle where Self == FloatingPointFormatStyle<Float> { public static var number: FloatingPointFormatStyle<Float> { get } }
@available(iOS 15.0, *) extension FormatStyle where Self == IntegerFormatStyle<Int>.Percent { public static var percent: IntegerFormatStyle<Int>.Percent { get } }
@available(iOS 15.0, *) extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Percent { public static var percent: FloatingPointFormatStyle<Double>.Percent { get } }
@available(iOS 15.0, *) extension FormatStyle {
  public static func currency<V: BinaryInteger>(code: String) -> Self where Self == IntegerFormatStyle<V>.Currency
  public static func currency<V: BinaryFloatingPoint>(code: String) -> Self where Self == FloatingPointFormatStyle<V>.Currency
}
@available(iOS 15.0, *) extension BinaryInteger {
  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where Self == S.FormatInput
}
@available(iOS 15.0, *) extension BinaryFloatingPoint {
  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where Self == S.FormatInput
}
@available(iOS 15.0, *) extension Date.FormatStyle: FormatStyle {
  public init(date: DateStyle? = nil, time: TimeStyle? = nil)
  public func format(_ value: Date) -> String
  public func year() -> Self
  public func month() -> Self
  public func day() -> Self
  public func weekday() -> Self
  public func hour() -> Self
  public func minute() -> Self
  public func second() -> Self
  public static func == (a: Self, b: Self) -> Bool
  public func hash(into hasher: inout Hasher)
}
@available(iOS 15.0, *) extension FormatStyle where Self == Date.FormatStyle { public static var dateTime: Date.FormatStyle { get } }
@available(iOS 15.0, *) extension Date {
  public func formatted<F: SwiftUI.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == Date
}
