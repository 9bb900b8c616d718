// What the platform's own types are. The class hierarchy of UIKit as its documentation gives it, and the SwiftUI protocols
// whose conforming types can read the environment. Nothing is guessed: a name that is not here is unknown.

/// What kind of thing a type is, as far as the place of traits is concerned.
public enum TypeRole: Sendable, Hashable {
  case view
  case window
  case viewController
  case presentationController
  case windowScene
  /// What is handed over for its traits, and is no responder: `NSCollectionLayoutEnvironment`, `UITraitEnvironment`, the
  /// states of cell configurations.
  case layoutEnvironment
  case traitCollection
  case screen
  /// A SwiftUI value whose `@Environment` properties are filled: `View`, `ViewModifier`, `ToolbarContent`.
  case environmentReader
  /// A SwiftUI value that is drawn without its own environment properties: a `Shape`, a `Layout`, a style.
  case environmentBlind
  case layer
  case image
  /// Known, and none of the above.
  case other

  /// Whether values of the role have a `traitCollection`.
  public var hasTraits: Bool {
    switch self {
    case .view, .window, .viewController, .presentationController, .windowScene, .layoutEnvironment: true
    default: false
    }
  }
}

public enum PlatformTypes {
  /// The role of a type of the platform's frameworks; `nil` when the name is none that is known here.
  public static func role(of name: String) -> TypeRole? { roles[name] }

  private static let roles: [String: TypeRole] = {
    var roles: [String: TypeRole] = [:]
    for (role, names) in table {
      for name in names.split(whereSeparator: { $0 == " " || $0 == "\n" }) { roles[String(name)] = role }
    }
    return roles
  }()

  /// Source: the class hierarchies of the UIKit, WebKit, MapKit, PhotosUI, AVKit, MessageUI and SafariServices
  /// documentation; the protocol lists of the SwiftUI documentation.
  private static let table: [(TypeRole, String)] = [
    (
      .view,
      """
      UIView UIControl UIButton UILabel UITextField UITextView UIImageView UIScrollView UITableView UICollectionView
      UITableViewCell UITableViewHeaderFooterView UICollectionViewCell UICollectionReusableView UICollectionViewListCell
      UIStackView UISwitch UISlider UIStepper UISegmentedControl UIPageControl UIProgressView UIActivityIndicatorView
      UIPickerView UIDatePicker UISearchBar UISearchTextField UIToolbar UINavigationBar UITabBar UIVisualEffectView
      UIRefreshControl UIInputView UIColorWell UIPasteControl UICalendarView UIListContentView
      UIPopoverBackgroundView UIContentUnavailableView WKWebView MKMapView MKAnnotationView MKMarkerAnnotationView
      MKPinAnnotationView MTKView SCNView SKView ARView ARSCNView ARSKView PDFView QLPreviewView
      GLKView UIWebView PKCanvasView PKPaymentButton AVRoutePickerView MPVolumeView LPLinkView MKCompassButton
      MKScaleView MKUserTrackingButton ARCoachingOverlayView ASAuthorizationAppleIDButton RPSystemBroadcastPickerView
      UIEventAttributionView
      """
    ),
    (.window, "UIWindow"),
    (
      .viewController,
      """
      UIViewController UINavigationController UITabBarController UISplitViewController UIPageViewController
      UITableViewController UICollectionViewController UIAlertController UIActivityViewController
      UIImagePickerController UISearchController UIDocumentPickerViewController UIDocumentBrowserViewController
      UIInputViewController UIFontPickerViewController UIColorPickerViewController UIReferenceLibraryViewController
      UICloudSharingController UIHostingController AVPlayerViewController SFSafariViewController
      MFMailComposeViewController MFMessageComposeViewController QLPreviewController PHPickerViewController
      CNContactViewController CNContactPickerViewController EKEventEditViewController EKEventViewController
      GKGameCenterViewController SLComposeServiceViewController UIDocumentViewController UIArrangementViewController
      VNDocumentCameraViewController SKStoreProductViewController MSMessagesAppViewController GLKViewController
      UISearchContainerViewController UIVideoEditorController
      PKAddPaymentPassesViewController PKPaymentAuthorizationViewController
      """
    ),
    (.presentationController, "UIPresentationController UIPopoverPresentationController UISheetPresentationController"),
    (.windowScene, "UIWindowScene"),
    (
      .layoutEnvironment,
      """
      NSCollectionLayoutEnvironment UITraitEnvironment UIConfigurationState UICellConfigurationState
      UIViewConfigurationState
      """
    ),
    (.traitCollection, "UITraitCollection"),
    (.screen, "UIScreen"),
    (.environmentReader, "View ViewModifier ToolbarContent CustomizableToolbarContent UIViewRepresentable UIViewControllerRepresentable DynamicProperty"),
    (
      .environmentBlind,
      """
      Shape InsettableShape Layout ShapeStyle GeometryEffect VisualEffect ButtonStyle PrimitiveButtonStyle
      LabelStyle ToggleStyle TextFieldStyle ProgressViewStyle GroupBoxStyle MenuStyle PickerStyle ListStyle GaugeStyle
      DatePickerStyle FormStyle NavigationViewStyle AlignmentID PreferenceKey EnvironmentKey App Scene Commands Widget
      WidgetBundle PreviewProvider Gesture
      """
    ),
    (
      .layer,
      """
      CALayer CAShapeLayer CAGradientLayer CATextLayer CAReplicatorLayer CAEmitterLayer CAMetalLayer CATiledLayer
      CAScrollLayer CATransformLayer AVPlayerLayer AVCaptureVideoPreviewLayer AVSampleBufferDisplayLayer
      """
    ),
    (.image, "UIImage"),
    (
      .other,
      """
      NSObject NSObjectProtocol UIResponder UIApplication UIApplicationDelegate UISceneDelegate UIWindowSceneDelegate
      UIScene UIDevice UIColor UIFont UIBezierPath UIGestureRecognizer UIPanGestureRecognizer UITapGestureRecognizer
      UIPinchGestureRecognizer UILongPressGestureRecognizer UISwipeGestureRecognizer UIScreenEdgePanGestureRecognizer
      UICollectionViewLayout UICollectionViewFlowLayout UICollectionViewCompositionalLayout
      UICollectionViewLayoutAttributes UIBarButtonItem UIBarItem UINavigationItem UITabBarItem UIAction UIMenu
      UIPercentDrivenInteractiveTransition UIActivity UIActivityItemProvider UIPrintPageRenderer UIStoryboardSegue
      UIAccessibilityElement UIGraphicsImageRenderer UIGraphicsImageRendererFormat UIViewPropertyAnimator
      UIDynamicBehavior UIDynamicAnimator NSLayoutConstraint NSLayoutManager NSTextStorage NSTextContainer
      NSTextAttachment Operation Thread Timer URLProtocol Formatter DateFormatter NumberFormatter NSCoder XCTestCase
      Codable Decodable Encodable Equatable Hashable Comparable Identifiable Sendable Error LocalizedError
      Animatable CustomStringConvertible CustomDebugStringConvertible CaseIterable RawRepresentable OptionSet Sequence Collection
      IteratorProtocol ExpressibleByStringLiteral ObservableObject AnyObject NSCopying NSCoding NSSecureCoding
      String Int UInt Double Float CGFloat Bool Character URL Data Date Array Dictionary Set Optional CGRect CGSize CGPoint
      CGAffineTransform UIEdgeInsets NSDirectionalEdgeInsets EdgeInsets UIOffset CGContext CGImage CGPath CIImage CIFilter
      CIContext MKMapSnapshotter MKOverlayRenderer MKPolylineRenderer AVCaptureSession AVPlayer NSManagedObject
      NSAttributedString NSMutableAttributedString NSString NSData Notification NotificationCenter Bundle FileManager
      UserDefaults Process DispatchQueue UIViewControllerTransitioningDelegate UIViewControllerAnimatedTransitioning
      """
    ),
  ]

  /// Whether a name is one of SwiftUI's, which say something only in a file that imports it: many projects have a
  /// protocol `View`, an `App` or a `Scene` of their own.
  static func isSwiftUI(_ role: TypeRole) -> Bool { role == .environmentReader || role == .environmentBlind }

  /// Whether a class of this role inherits from `UIView`.
  public static func isView(_ role: TypeRole) -> Bool { role == .view || role == .window }
}
