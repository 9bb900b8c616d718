// Controls.

@available(iOS 15.0, *) public struct ButtonRole: Equatable, Sendable {
  public static let destructive: ButtonRole
  public static let cancel: ButtonRole
  @available(iOS 26.0, *) public static let close: ButtonRole
  @available(iOS 26.0, *) public static let confirm: ButtonRole
  public static func == (a: ButtonRole, b: ButtonRole) -> Bool
}
public struct Button<Label: View> {
  @preconcurrency nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label)
  @available(iOS 15.0, *) @preconcurrency nonisolated public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label)
}
extension Button: View { public typealias Body = Never }
extension Button where Label == Text {
  @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void)
  @_disfavoredOverload @preconcurrency nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void)
  @available(iOS 15.0, *) @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void)
  @available(iOS 15.0, *) @_disfavoredOverload @preconcurrency nonisolated public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void)
}
@available(iOS 14.0, *) extension Button where Label == SwiftUI.Label<Text, Image> {
  @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void)
  @_disfavoredOverload @preconcurrency nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void)
  @available(iOS 15.0, *) @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void)
  @available(iOS 15.0, *) @_disfavoredOverload @preconcurrency nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void)
  @available(iOS 17.0, *) @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void)
}
extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration)
}
public struct EditButton { nonisolated public init() }
extension EditButton: View { public typealias Body = Never }
@available(iOS 16.0, *) public struct RenameButton<Label: View> {}
@available(iOS 16.0, *) extension RenameButton: View { public typealias Body = Never }
public struct Toggle<Label: View> {
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)
  @available(iOS 16.0, *) nonisolated public init<C: RandomAccessCollection>(sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label)
}
extension Toggle: View { public typealias Body = Never }
extension Toggle where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>)
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>)
}
@available(iOS 14.0, *) extension Toggle where Label == SwiftUI.Label<Text, Image> {
  @available(iOS 17.0, *) nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>)
  @available(iOS 17.0, *) @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>)
}
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  nonisolated public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  @available(iOS, introduced: 13.0, deprecated: 100000, renamed: "Picker(selection:content:label:)")
  nonisolated public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content)
}
extension Picker: View { public typealias Body = Never }
extension Picker where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
}
@available(iOS 14.0, *) extension Picker where Label == SwiftUI.Label<Text, Image> {
  @available(iOS 17.0, *) nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
}
public struct Slider<Label: View, ValueLabel: View> {}
extension Slider: View { public typealias Body = Never }
extension Slider {
  @available(iOS 15.0, *) nonisolated public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint
  @available(iOS 15.0, *) nonisolated public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint
}
extension Slider where ValueLabel == EmptyView {
  @available(iOS 15.0, *) nonisolated public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint
  @available(iOS 15.0, *) nonisolated public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint
}
extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint
  nonisolated public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint
}
public struct Stepper<Label: View> {
  nonisolated public init(@ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in })
  nonisolated public init<V: Strideable>(value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in })
  nonisolated public init<V: Strideable>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in })
}
extension Stepper: View { public typealias Body = Never }
extension Stepper where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in })
  nonisolated public init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in })
  nonisolated public init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in })
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Strideable>(_ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in })
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Strideable>(_ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in })
}
public struct TextField<Label: View> {}
extension TextField: View { public typealias Body = Never }
extension TextField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>)
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>)
  @available(iOS 15.0, *) nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?)
  @available(iOS 15.0, *) @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?)
  @available(iOS 16.0, *) nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis)
  @available(iOS 16.0, *) @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis)
  @available(iOS 16.0, *) nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis)
  @available(iOS 16.0, *) @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis)
  @available(iOS, introduced: 13.0, deprecated: 100000, message: "Renamed TextField.init(_:text:onEditingChanged:). Use View.onSubmit(of:_:) for functionality previously provided by the onCommit parameter. Use FocusState<T> and View.focused(_:equals:) for functionality previously provided by the onEditingChanged parameter.")
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void)
  @available(iOS 15.0, *) nonisolated public init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil) where F.FormatOutput == String
  @available(iOS 15.0, *) @_disfavoredOverload nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(_ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil) where F.FormatOutput == String
  nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter)
}
extension TextField {
  @available(iOS 15.0, *) nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)
  @available(iOS 16.0, *) nonisolated public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label)
}
public struct SecureField<Label: View> {}
extension SecureField: View { public typealias Body = Never }
extension SecureField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>)
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>)
  @available(iOS 15.0, *) nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?)
}
@available(iOS 14.0, *) public struct TextEditor { nonisolated public init(text: Binding<String>) }
@available(iOS 14.0, *) extension TextEditor: View { public typealias Body = Never }
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt)
  public static let hourAndMinute: DatePickerComponents
  public static let date: DatePickerComponents
}
public struct DatePicker<Label: View> {
  public typealias Components = DatePickerComponents
  nonisolated public init(selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label)
  nonisolated public init(selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label)
}
extension DatePicker: View { public typealias Body = Never }
extension DatePicker where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date])
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date])
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: Components = [.hourAndMinute, .date])
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: Components = [.hourAndMinute, .date])
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date])
}
@available(iOS 14.0, *) public struct ColorPicker<Label: View> { nonisolated public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) }
@available(iOS 14.0, *) extension ColorPicker: View { public typealias Body = Never }
@available(iOS 14.0, *) extension ColorPicker where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true)
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true)
}
@available(iOS 14.0, *) public struct Menu<Label: View, Content: View> {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  @available(iOS 15.0, *) nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: @escaping () -> Label, primaryAction: @escaping () -> Void)
}
@available(iOS 14.0, *) extension Menu: View { public typealias Body = Never }
@available(iOS 14.0, *) extension Menu where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
}
@available(iOS 14.0, *) extension Menu where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
}
@available(iOS 15.0, *) public struct ControlGroup<Content: View> { nonisolated public init(@ViewBuilder content: () -> Content) }
@available(iOS 15.0, *) extension ControlGroup: View { public typealias Body = Never }
@available(iOS 16.0, *) extension ControlGroup {
  nonisolated public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L) where Content == LabeledControlGroupContent<C, L>
}
@available(iOS 16.0, *) public struct LabeledControlGroupContent<Content: View, Label: View> {}
@available(iOS 16.0, *) extension LabeledControlGroupContent: View { public typealias Body = Never }
@available(iOS 14.0, *) public struct Link<Label: View> { nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) }
@available(iOS 14.0, *) extension Link: View { public typealias Body = Never }
@available(iOS 14.0, *) extension Link where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL)
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, destination: URL)
}
@available(iOS 14.0, *) public struct ProgressView<Label: View, CurrentValueLabel: View> {}
@available(iOS 14.0, *) extension ProgressView: View { public typealias Body = Never }
@available(iOS 14.0, *) extension ProgressView where CurrentValueLabel == EmptyView {
  nonisolated public init() where Label == EmptyView
  nonisolated public init(@ViewBuilder label: () -> Label)
  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text
}
@available(iOS 14.0, *) extension ProgressView {
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView, CurrentValueLabel == EmptyView
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel)
  nonisolated public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text, CurrentValueLabel == EmptyView
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text, CurrentValueLabel == EmptyView
}
@available(iOS 16.0, *) public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {}
@available(iOS 16.0, *) extension Gauge: View { public typealias Body = Never }
@available(iOS 16.0, *) extension Gauge {
  nonisolated public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
  nonisolated public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
}
@available(iOS 16.0, *) public struct LabeledContent<Label, Content> {}
@available(iOS 16.0, *) extension LabeledContent: View where Label: View, Content: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
}
@available(iOS 16.0, *) extension LabeledContent where Label == Text, Content: View {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
}
@available(iOS 16.0, *) extension LabeledContent where Label == Text, Content == Text {
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S)
  @_disfavoredOverload nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2)
  nonisolated public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String
}
@available(iOS 17.0, *) public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  nonisolated public init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() }, @ViewBuilder actions: () -> Actions = { EmptyView() })
}
@available(iOS 17.0, *) extension ContentUnavailableView: View { public typealias Body = Never }
@available(iOS 17.0, *) extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil)
  nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil)
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil)
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil)
}
@available(iOS 17.0, *) extension ContentUnavailableView where Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description, Actions == SearchUnavailableContent.Actions {
  nonisolated public static var search: ContentUnavailableView<Label, Description, Actions> { get }
  nonisolated public static func search(text: String) -> Self
}
@available(iOS 17.0, *) public struct SearchUnavailableContent {
  public struct Label: View { public typealias Body = Never }
  public struct Description: View { public typealias Body = Never }
  public struct Actions: View { public typealias Body = Never }
}
