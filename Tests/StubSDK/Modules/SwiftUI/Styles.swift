// Styles of controls.

@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ButtonStyleConfiguration
}
public struct ButtonStyleConfiguration {
  public struct Label: View { public typealias Body = Never }
  @available(iOS 15.0, *) public var role: ButtonRole? { get }
  public var label: Label { get }
  public var isPressed: Bool { get }
}

@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = PrimitiveButtonStyleConfiguration
}
public struct PrimitiveButtonStyleConfiguration {
  public struct Label: View { public typealias Body = Never }
  @available(iOS 15.0, *) public var role: ButtonRole? { get }
  public var label: Label { get }
  public func trigger()
}
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  nonisolated public init()
  public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View
}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle { nonisolated public static var automatic: DefaultButtonStyle { get } }
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  nonisolated public init()
  public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle { nonisolated public static var borderless: BorderlessButtonStyle { get } }
public struct PlainButtonStyle: PrimitiveButtonStyle {
  nonisolated public init()
  public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle { nonisolated public static var plain: PlainButtonStyle { get } }
@available(iOS 15.0, *) public struct BorderedButtonStyle: PrimitiveButtonStyle {
  nonisolated public init()
  public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View
}
@available(iOS 15.0, *) extension PrimitiveButtonStyle where Self == BorderedButtonStyle { nonisolated public static var bordered: BorderedButtonStyle { get } }
@available(iOS 15.0, *) public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init()
  public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View
}
@available(iOS 15.0, *) extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle { nonisolated public static var borderedProminent: BorderedProminentButtonStyle { get } }
@available(iOS 26.0, *) public struct GlassButtonStyle: PrimitiveButtonStyle {
  nonisolated public init()
  public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View
}
@available(iOS 26.0, *) extension PrimitiveButtonStyle where Self == GlassButtonStyle { nonisolated public static var glass: GlassButtonStyle { get } }
@available(iOS 26.0, *) public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init()
  public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View
}
@available(iOS 26.0, *) extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle { nonisolated public static var glassProminent: GlassProminentButtonStyle { get } }

nonisolated extension View {
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View
}

@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ToggleStyleConfiguration
}
public struct ToggleStyleConfiguration {
  public struct Label: View { public typealias Body = Never }
  public var label: Label { get }
  public var isOn: Bool { get nonmutating set }
  public var `$isOn`: Binding<Bool> { get }
}
public struct DefaultToggleStyle: ToggleStyle {
  nonisolated public init()
  public func makeBody(configuration: ToggleStyleConfiguration) -> some View
}
extension ToggleStyle where Self == DefaultToggleStyle { nonisolated public static var automatic: DefaultToggleStyle { get } }
public struct SwitchToggleStyle: ToggleStyle {
  nonisolated public init()
  @available(iOS 14.0, *) nonisolated public init(tint: Color)
  public func makeBody(configuration: ToggleStyleConfiguration) -> some View
}
extension ToggleStyle where Self == SwitchToggleStyle { nonisolated public static var `switch`: SwitchToggleStyle { get } }
@available(iOS 15.0, *) public struct ButtonToggleStyle: ToggleStyle {
  nonisolated public init()
  public func makeBody(configuration: ToggleStyleConfiguration) -> some View
}
@available(iOS 15.0, *) extension ToggleStyle where Self == ButtonToggleStyle { nonisolated public static var button: ButtonToggleStyle { get } }
nonisolated extension View { public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View }

@available(iOS 14.0, *) @MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = LabelStyleConfiguration
}
@available(iOS 14.0, *) public struct LabelStyleConfiguration {
  public struct Title: View { public typealias Body = Never }
  public struct Icon: View { public typealias Body = Never }
  public var title: Title { get }
  public var icon: Icon { get }
}
@available(iOS 14.0, *) public struct DefaultLabelStyle: LabelStyle {
  nonisolated public init()
  public func makeBody(configuration: LabelStyleConfiguration) -> some View
}
@available(iOS 14.0, *) extension LabelStyle where Self == DefaultLabelStyle { nonisolated public static var automatic: DefaultLabelStyle { get } }
@available(iOS 14.0, *) public struct IconOnlyLabelStyle: LabelStyle {
  nonisolated public init()
  public func makeBody(configuration: LabelStyleConfiguration) -> some View
}
@available(iOS 14.0, *) extension LabelStyle where Self == IconOnlyLabelStyle { nonisolated public static var iconOnly: IconOnlyLabelStyle { get } }
@available(iOS 14.0, *) public struct TitleOnlyLabelStyle: LabelStyle {
  nonisolated public init()
  public func makeBody(configuration: LabelStyleConfiguration) -> some View
}
@available(iOS 14.0, *) extension LabelStyle where Self == TitleOnlyLabelStyle { nonisolated public static var titleOnly: TitleOnlyLabelStyle { get } }
@available(iOS 14.5, *) public struct TitleAndIconLabelStyle: LabelStyle {
  nonisolated public init()
  public func makeBody(configuration: LabelStyleConfiguration) -> some View
}
@available(iOS 14.5, *) extension LabelStyle where Self == TitleAndIconLabelStyle { nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { get } }
nonisolated extension View { @available(iOS 14.0, *) public func labelStyle<S: LabelStyle>(_ style: S) -> some View }

@available(iOS 14.0, *) @MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ProgressViewStyleConfiguration
}
@available(iOS 14.0, *) public struct ProgressViewStyleConfiguration {
  public struct Label: View { public typealias Body = Never }
  public struct CurrentValueLabel: View { public typealias Body = Never }
  public var fractionCompleted: Double? { get }
  public var label: Label? { get }
  public var currentValueLabel: CurrentValueLabel? { get }
}
@available(iOS 14.0, *) public struct DefaultProgressViewStyle: ProgressViewStyle {
  nonisolated public init()
  public func makeBody(configuration: ProgressViewStyleConfiguration) -> some View
}
@available(iOS 14.0, *) extension ProgressViewStyle where Self == DefaultProgressViewStyle { nonisolated public static var automatic: DefaultProgressViewStyle { get } }
@available(iOS 14.0, *) public struct CircularProgressViewStyle: ProgressViewStyle {
  nonisolated public init()
  nonisolated public init(tint: Color)
  public func makeBody(configuration: ProgressViewStyleConfiguration) -> some View
}
@available(iOS 14.0, *) extension ProgressViewStyle where Self == CircularProgressViewStyle { nonisolated public static var circular: CircularProgressViewStyle { get } }
@available(iOS 14.0, *) public struct LinearProgressViewStyle: ProgressViewStyle {
  nonisolated public init()
  nonisolated public init(tint: Color)
  public func makeBody(configuration: ProgressViewStyleConfiguration) -> some View
}
@available(iOS 14.0, *) extension ProgressViewStyle where Self == LinearProgressViewStyle { nonisolated public static var linear: LinearProgressViewStyle { get } }
nonisolated extension View { @available(iOS 14.0, *) public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View }

@available(iOS 14.0, *) @MainActor @preconcurrency public protocol GroupBoxStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = GroupBoxStyleConfiguration
}
@available(iOS 14.0, *) public struct GroupBoxStyleConfiguration {
  public struct Label: View { public typealias Body = Never }
  public struct Content: View { public typealias Body = Never }
  public var label: Label { get }
  public var content: Content { get }
}
@available(iOS 14.0, *) public struct DefaultGroupBoxStyle: GroupBoxStyle {
  nonisolated public init()
  public func makeBody(configuration: GroupBoxStyleConfiguration) -> some View
}
@available(iOS 14.0, *) extension GroupBoxStyle where Self == DefaultGroupBoxStyle { nonisolated public static var automatic: DefaultGroupBoxStyle { get } }
nonisolated extension View { @available(iOS 14.0, *) public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View }

@available(iOS 16.0, *) @MainActor @preconcurrency public protocol DisclosureGroupStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = DisclosureGroupStyleConfiguration
}
@available(iOS 16.0, *) public struct DisclosureGroupStyleConfiguration {
  public struct Label: View { public typealias Body = Never }
  public struct Content: View { public typealias Body = Never }
  public var label: Label { get }
  public var content: Content { get }
  public var isExpanded: Bool { get nonmutating set }
  public var `$isExpanded`: Binding<Bool> { get }
}
@available(iOS 16.0, *) public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  nonisolated public init()
  public func makeBody(configuration: DisclosureGroupStyleConfiguration) -> some View
}
@available(iOS 16.0, *) extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle { nonisolated public static var automatic: AutomaticDisclosureGroupStyle { get } }
nonisolated extension View { @available(iOS 16.0, *) public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View }

@available(iOS 16.0, *) @MainActor @preconcurrency public protocol LabeledContentStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = LabeledContentStyleConfiguration
}
@available(iOS 16.0, *) public struct LabeledContentStyleConfiguration {
  public struct Label: View { public typealias Body = Never }
  public struct Content: View { public typealias Body = Never }
  public var label: Label { get }
  public var content: Content { get }
}
@available(iOS 16.0, *) public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  nonisolated public init()
  public func makeBody(configuration: LabeledContentStyleConfiguration) -> some View
}
@available(iOS 16.0, *) extension LabeledContentStyle where Self == AutomaticLabeledContentStyle { nonisolated public static var automatic: AutomaticLabeledContentStyle { get } }
nonisolated extension View { @available(iOS 16.0, *) public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View }

@available(iOS 14.0, *) @MainActor @preconcurrency public protocol MenuStyle {}
@available(iOS 14.0, *) public struct DefaultMenuStyle: MenuStyle {
  nonisolated public init()
}
@available(iOS 14.0, *) extension MenuStyle where Self == DefaultMenuStyle { nonisolated public static var automatic: DefaultMenuStyle { get } }
@available(iOS 14.0, *) public struct BorderlessButtonMenuStyle: MenuStyle {
  nonisolated public init()
}
@available(iOS 14.0, *) extension MenuStyle where Self == BorderlessButtonMenuStyle { nonisolated public static var borderlessButton: BorderlessButtonMenuStyle { get } }
@available(iOS 16.0, *) public struct ButtonMenuStyle: MenuStyle {
  nonisolated public init()
}
@available(iOS 16.0, *) extension MenuStyle where Self == ButtonMenuStyle { nonisolated public static var button: ButtonMenuStyle { get } }
nonisolated extension View { @available(iOS 14.0, *) public func menuStyle<S: MenuStyle>(_ style: S) -> some View }

@MainActor @preconcurrency public protocol PickerStyle {}
public struct DefaultPickerStyle: PickerStyle {
  nonisolated public init()
}
extension PickerStyle where Self == DefaultPickerStyle { nonisolated public static var automatic: DefaultPickerStyle { get } }
public struct WheelPickerStyle: PickerStyle {
  nonisolated public init()
}
extension PickerStyle where Self == WheelPickerStyle { nonisolated public static var wheel: WheelPickerStyle { get } }
public struct SegmentedPickerStyle: PickerStyle {
  nonisolated public init()
}
extension PickerStyle where Self == SegmentedPickerStyle { nonisolated public static var segmented: SegmentedPickerStyle { get } }
@available(iOS 14.0, *) public struct InlinePickerStyle: PickerStyle {
  nonisolated public init()
}
@available(iOS 14.0, *) extension PickerStyle where Self == InlinePickerStyle { nonisolated public static var inline: InlinePickerStyle { get } }
@available(iOS 14.0, *) public struct MenuPickerStyle: PickerStyle {
  nonisolated public init()
}
@available(iOS 14.0, *) extension PickerStyle where Self == MenuPickerStyle { nonisolated public static var menu: MenuPickerStyle { get } }
@available(iOS 16.0, *) public struct NavigationLinkPickerStyle: PickerStyle {
  nonisolated public init()
}
@available(iOS 16.0, *) extension PickerStyle where Self == NavigationLinkPickerStyle { nonisolated public static var navigationLink: NavigationLinkPickerStyle { get } }
@available(iOS 17.0, *) public struct PalettePickerStyle: PickerStyle {
  nonisolated public init()
}
@available(iOS 17.0, *) extension PickerStyle where Self == PalettePickerStyle { nonisolated public static var palette: PalettePickerStyle { get } }
nonisolated extension View { public func pickerStyle<S: PickerStyle>(_ style: S) -> some View }

@MainActor @preconcurrency public protocol DatePickerStyle {}
public struct DefaultDatePickerStyle: DatePickerStyle {
  nonisolated public init()
}
extension DatePickerStyle where Self == DefaultDatePickerStyle { nonisolated public static var automatic: DefaultDatePickerStyle { get } }
public struct WheelDatePickerStyle: DatePickerStyle {
  nonisolated public init()
}
extension DatePickerStyle where Self == WheelDatePickerStyle { nonisolated public static var wheel: WheelDatePickerStyle { get } }
@available(iOS 14.0, *) public struct CompactDatePickerStyle: DatePickerStyle {
  nonisolated public init()
}
@available(iOS 14.0, *) extension DatePickerStyle where Self == CompactDatePickerStyle { nonisolated public static var compact: CompactDatePickerStyle { get } }
@available(iOS 14.0, *) public struct GraphicalDatePickerStyle: DatePickerStyle {
  nonisolated public init()
}
@available(iOS 14.0, *) extension DatePickerStyle where Self == GraphicalDatePickerStyle { nonisolated public static var graphical: GraphicalDatePickerStyle { get } }
nonisolated extension View { public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View }

@MainActor @preconcurrency public protocol ListStyle {}
public struct DefaultListStyle: ListStyle {
  nonisolated public init()
}
extension ListStyle where Self == DefaultListStyle { nonisolated public static var automatic: DefaultListStyle { get } }
public struct PlainListStyle: ListStyle {
  nonisolated public init()
}
extension ListStyle where Self == PlainListStyle { nonisolated public static var plain: PlainListStyle { get } }
public struct GroupedListStyle: ListStyle {
  nonisolated public init()
}
extension ListStyle where Self == GroupedListStyle { nonisolated public static var grouped: GroupedListStyle { get } }
@available(iOS 14.0, *) public struct InsetGroupedListStyle: ListStyle {
  nonisolated public init()
}
@available(iOS 14.0, *) extension ListStyle where Self == InsetGroupedListStyle { nonisolated public static var insetGrouped: InsetGroupedListStyle { get } }
@available(iOS 14.0, *) public struct InsetListStyle: ListStyle {
  nonisolated public init()
}
@available(iOS 14.0, *) extension ListStyle where Self == InsetListStyle { nonisolated public static var inset: InsetListStyle { get } }
@available(iOS 14.0, *) public struct SidebarListStyle: ListStyle {
  nonisolated public init()
}
@available(iOS 14.0, *) extension ListStyle where Self == SidebarListStyle { nonisolated public static var sidebar: SidebarListStyle { get } }

@available(iOS 16.0, *) @MainActor @preconcurrency public protocol FormStyle {}
@available(iOS 16.0, *) public struct AutomaticFormStyle: FormStyle {
  nonisolated public init()
}
@available(iOS 16.0, *) extension FormStyle where Self == AutomaticFormStyle { nonisolated public static var automatic: AutomaticFormStyle { get } }
@available(iOS 16.0, *) public struct GroupedFormStyle: FormStyle {
  nonisolated public init()
}
@available(iOS 16.0, *) extension FormStyle where Self == GroupedFormStyle { nonisolated public static var grouped: GroupedFormStyle { get } }
@available(iOS 16.0, *) public struct ColumnsFormStyle: FormStyle {
  nonisolated public init()
}
@available(iOS 16.0, *) extension FormStyle where Self == ColumnsFormStyle { nonisolated public static var columns: ColumnsFormStyle { get } }
nonisolated extension View { @available(iOS 16.0, *) public func formStyle<S: FormStyle>(_ style: S) -> some View }

@MainActor @preconcurrency public protocol TextFieldStyle {}
public struct DefaultTextFieldStyle: TextFieldStyle {
  nonisolated public init()
}
extension TextFieldStyle where Self == DefaultTextFieldStyle { nonisolated public static var automatic: DefaultTextFieldStyle { get } }
public struct PlainTextFieldStyle: TextFieldStyle {
  nonisolated public init()
}
extension TextFieldStyle where Self == PlainTextFieldStyle { nonisolated public static var plain: PlainTextFieldStyle { get } }
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  nonisolated public init()
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle { nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { get } }
nonisolated extension View { public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View }

@available(iOS 17.0, *) @MainActor @preconcurrency public protocol TextEditorStyle {}
@available(iOS 17.0, *) public struct AutomaticTextEditorStyle: TextEditorStyle {
  nonisolated public init()
}
@available(iOS 17.0, *) extension TextEditorStyle where Self == AutomaticTextEditorStyle { nonisolated public static var automatic: AutomaticTextEditorStyle { get } }
@available(iOS 17.0, *) public struct PlainTextEditorStyle: TextEditorStyle {
  nonisolated public init()
}
@available(iOS 17.0, *) extension TextEditorStyle where Self == PlainTextEditorStyle { nonisolated public static var plain: PlainTextEditorStyle { get } }
nonisolated extension View { @available(iOS 17.0, *) public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View }

@available(iOS 16.0, *) @MainActor @preconcurrency public protocol GaugeStyle {}
@available(iOS 16.0, *) public struct DefaultGaugeStyle: GaugeStyle {
  nonisolated public init()
}
@available(iOS 16.0, *) extension GaugeStyle where Self == DefaultGaugeStyle { nonisolated public static var automatic: DefaultGaugeStyle { get } }
@available(iOS 16.0, *) public struct AccessoryCircularGaugeStyle: GaugeStyle {
  nonisolated public init()
}
@available(iOS 16.0, *) extension GaugeStyle where Self == AccessoryCircularGaugeStyle { nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle { get } }
@available(iOS 16.0, *) public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  nonisolated public init()
}
@available(iOS 16.0, *) extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle { nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { get } }
@available(iOS 16.0, *) public struct LinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init()
}
@available(iOS 16.0, *) extension GaugeStyle where Self == LinearCapacityGaugeStyle { nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { get } }
nonisolated extension View { @available(iOS 16.0, *) public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View }

@available(iOS 15.0, *) @MainActor @preconcurrency public protocol ControlGroupStyle {}
@available(iOS 15.0, *) public struct AutomaticControlGroupStyle: ControlGroupStyle {
  nonisolated public init()
}
@available(iOS 15.0, *) extension ControlGroupStyle where Self == AutomaticControlGroupStyle { nonisolated public static var automatic: AutomaticControlGroupStyle { get } }
@available(iOS 15.0, *) public struct NavigationControlGroupStyle: ControlGroupStyle {
  nonisolated public init()
}
@available(iOS 15.0, *) extension ControlGroupStyle where Self == NavigationControlGroupStyle { nonisolated public static var navigation: NavigationControlGroupStyle { get } }
@available(iOS 16.4, *) public struct MenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init()
}
@available(iOS 16.4, *) extension ControlGroupStyle where Self == MenuControlGroupStyle { nonisolated public static var menu: MenuControlGroupStyle { get } }
@available(iOS 16.4, *) public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init()
}
@available(iOS 16.4, *) extension ControlGroupStyle where Self == CompactMenuControlGroupStyle { nonisolated public static var compactMenu: CompactMenuControlGroupStyle { get } }
nonisolated extension View { @available(iOS 15.0, *) public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View }

extension Toggle where Label == ToggleStyleConfiguration.Label { nonisolated public init(_ configuration: ToggleStyleConfiguration) }
@available(iOS 14.0, *) extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  nonisolated public init(_ configuration: LabelStyleConfiguration)
}
@available(iOS 14.0, *) extension ProgressView where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel {
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration)
}
@available(iOS 15.0, *) public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular
  case large
  @available(iOS 17.0, *) case extraLarge
  public static var allCases: [ControlSize] { get }
}
@available(iOS 15.0, *) public struct ButtonBorderShape: Equatable, Sendable {
  public static let automatic: ButtonBorderShape
  public static let capsule: ButtonBorderShape
  public static let roundedRectangle: ButtonBorderShape
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape
  @available(iOS 17.0, *) public static let circle: ButtonBorderShape
  public static func == (a: ButtonBorderShape, b: ButtonBorderShape) -> Bool
}
@available(iOS 17.0, *) public struct ButtonRepeatBehavior: Hashable, Sendable {
  public static let automatic: ButtonRepeatBehavior
  public static let enabled: ButtonRepeatBehavior
  public static let disabled: ButtonRepeatBehavior
  public static func == (a: ButtonRepeatBehavior, b: ButtonRepeatBehavior) -> Bool
  public func hash(into hasher: inout Hasher)
}
@available(iOS 16.0, *) public struct MenuOrder: Equatable, Hashable, Sendable {
  public static let automatic: MenuOrder
  public static let priority: MenuOrder
  public static let fixed: MenuOrder
  public static func == (a: MenuOrder, b: MenuOrder) -> Bool
  public func hash(into hasher: inout Hasher)
}
@available(iOS 16.4, *) public struct MenuActionDismissBehavior: Equatable, Sendable {
  public static let automatic: MenuActionDismissBehavior
  public static let enabled: MenuActionDismissBehavior
  public static let disabled: MenuActionDismissBehavior
  public static func == (a: MenuActionDismissBehavior, b: MenuActionDismissBehavior) -> Bool
}
nonisolated extension View {
  @available(iOS 15.0, *) public func controlSize(_ controlSize: ControlSize) -> some View
  @available(iOS 15.0, *) public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View
  @available(iOS 17.0, *) public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View
  @available(iOS 15.0, *) public func menuIndicator(_ visibility: Visibility) -> some View
  @available(iOS 16.0, *) public func menuOrder(_ order: MenuOrder) -> some View
  @available(iOS 16.4, *) public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View
  public func labelsHidden() -> some View
  @available(iOS 18.0, *) public func labelsVisibility(_ visibility: Visibility) -> some View
}
