// Maps and their snapshots. The types of Core Location that they need stand here too.

@_exported import UIKit

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public struct CLLocationCoordinate2D: Sendable, _BridgedToNSValue {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees
  public init()
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees)
}
open class CLLocation: NSObject, @unchecked Sendable {
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees)
  open var coordinate: CLLocationCoordinate2D { get }
  open func distance(from location: CLLocation) -> CLLocationDistance
}
public struct MKCoordinateSpan: Sendable, _BridgedToNSValue {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees
  public init()
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees)
}
public struct MKCoordinateRegion: Sendable, _BridgedToNSValue {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan
  public init()
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan)
  public init(center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance)
}
@objc public enum MKMapType: UInt, Sendable { case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard }
@MainActor @preconcurrency @objc public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  @objc optional var title: String? { get }
  @objc optional var subtitle: String? { get }
}
@MainActor @preconcurrency open class MKPointAnnotation: NSObject, MKAnnotation {
  override public init()
  open var coordinate: CLLocationCoordinate2D { get set }
  open var title: String? { get set }
  open var subtitle: String? { get set }
}
@_inheritsConvenienceInitializers @MainActor @preconcurrency open class MKAnnotationView: UIView {
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?)
  public required init?(coder: NSCoder)
  open var annotation: (any MKAnnotation)? { get set }
  open var image: UIImage? { get set }
  open var centerOffset: CGPoint { get set }
  open var canShowCallout: Bool { get set }
}
@_inheritsConvenienceInitializers @MainActor @preconcurrency open class MKMarkerAnnotationView: MKAnnotationView {
  override public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?)
  public required init?(coder: NSCoder)
  open var markerTintColor: UIColor? { get set }
  open var glyphImage: UIImage? { get set }
}
@MainActor @preconcurrency @objc public protocol MKMapViewDelegate: NSObjectProtocol {
  @objc optional func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  @objc optional func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  @objc optional func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
}
@_inheritsConvenienceInitializers @MainActor @preconcurrency open class MKMapView: UIView {
  override public init(frame: CGRect)
  public required init?(coder: NSCoder)
  weak open var delegate: (any MKMapViewDelegate)? { get set }
  open var mapType: MKMapType { get set }
  open var region: MKCoordinateRegion { get set }
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool)
  open var centerCoordinate: CLLocationCoordinate2D { get set }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool)
  open var showsUserLocation: Bool { get set }
  open var isZoomEnabled: Bool { get set }
  open var isScrollEnabled: Bool { get set }
  open var isRotateEnabled: Bool { get set }
  open var isPitchEnabled: Bool { get set }
  open func addAnnotation(_ annotation: any MKAnnotation)
  open func addAnnotations(_ annotations: [any MKAnnotation])
  open func removeAnnotation(_ annotation: any MKAnnotation)
  open func removeAnnotations(_ annotations: [any MKAnnotation])
  open var annotations: [any MKAnnotation] { get }
  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint
}
open class MKMapSnapshotter: NSObject {
  open class Options: NSObject, NSCopying {
    override public init()
    open func copy(with zone: NSZone? = nil) -> Any
    open var region: MKCoordinateRegion { get set }
    open var mapType: MKMapType { get set }
    open var size: CGSize { get set }
    @available(iOS, introduced: 7.0, deprecated: 100000, message: "Use traitCollection.displayScale")
    open var scale: CGFloat { get set }
    @available(iOS 13.0, *) open var traitCollection: UITraitCollection { get set }
  }
  open class Snapshot: NSObject {
    open var image: UIImage { get }
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint
  }
  public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void
  public init(options: Options)
  open func start(completionHandler: @escaping CompletionHandler)
  open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler)
  open func cancel()
  open var isLoading: Bool { get }
}
