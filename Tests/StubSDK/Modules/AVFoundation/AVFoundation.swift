// Capture and playback.

@_exported import Foundation
@_exported import QuartzCore

public struct CMTime: Sendable, Comparable, _BridgedToNSValue {
  public init()
  public init(seconds: Double, preferredTimescale: Int32)
  public init(value: Int64, timescale: Int32)
  public var seconds: Double { get }
  public static let zero: CMTime
  public static let invalid: CMTime
  public static func < (a: CMTime, b: CMTime) -> Bool
  public static func == (a: CMTime, b: CMTime) -> Bool
}
public struct AVMediaType: Hashable, RawRepresentable, Sendable, _BridgedToNSString {
  public let rawValue: String
  public init(rawValue: String)
  public static let video: AVMediaType
  public static let audio: AVMediaType
  public static let metadata: AVMediaType
}
public struct AVLayerVideoGravity: Hashable, RawRepresentable, Sendable, _BridgedToNSString {
  public let rawValue: String
  public init(rawValue: String)
  public static let resizeAspect: AVLayerVideoGravity
  public static let resizeAspectFill: AVLayerVideoGravity
  public static let resize: AVLayerVideoGravity
}
@objc public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

open class AVCaptureDevice: NSObject, @unchecked Sendable {
  public struct DeviceType: Hashable, RawRepresentable, Sendable, _BridgedToNSString {
    public let rawValue: String
    public init(rawValue: String)
    public static let builtInWideAngleCamera: DeviceType
    public static let builtInUltraWideCamera: DeviceType
    public static let builtInTelephotoCamera: DeviceType
    public static let builtInDualCamera: DeviceType
    public static let builtInDualWideCamera: DeviceType
    public static let builtInTripleCamera: DeviceType
    public static let builtInTrueDepthCamera: DeviceType
  }
  @objc public enum Position: Int, Sendable { case unspecified, back, front }
  @objc public enum FlashMode: Int, Sendable { case off, on, auto }
  @objc public enum TorchMode: Int, Sendable { case off, on, auto }
  @objc public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
  @objc(AVCaptureDeviceDiscoverySession) public class DiscoverySession: NSObject {
    public convenience init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position)
    public var devices: [AVCaptureDevice] { get }
  }
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice?
  open class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position) -> AVCaptureDevice?
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus
  @preconcurrency open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void)
  @available(iOS 13.0, *) @nonobjc open class func requestAccess(for mediaType: AVMediaType) async -> Bool
  open var uniqueID: String { get }
  open var localizedName: String { get }
  open var position: Position { get }
  open var deviceType: DeviceType { get }
  open var hasFlash: Bool { get }
  open var isFlashAvailable: Bool { get }
  open var hasTorch: Bool { get }
  open var isTorchAvailable: Bool { get }
  open var torchMode: TorchMode { get set }
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool
  open var focusMode: FocusMode { get set }
  open var focusPointOfInterest: CGPoint { get set }
  open var videoZoomFactor: CGFloat { get set }
  open func lockForConfiguration() throws
  open func unlockForConfiguration()
}
open class AVCaptureInput: NSObject, @unchecked Sendable {}
open class AVCaptureOutput: NSObject, @unchecked Sendable { override public init() }
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  public init(device: AVCaptureDevice) throws
  open var device: AVCaptureDevice { get }
}
open class AVCaptureSession: NSObject, @unchecked Sendable {
  public struct Preset: Hashable, RawRepresentable, Sendable, _BridgedToNSString {
    public let rawValue: String
    public init(rawValue: String)
    public static let photo: Preset
    public static let high: Preset
    public static let medium: Preset
    public static let low: Preset
    public static let hd1280x720: Preset
    public static let hd1920x1080: Preset
    public static let inputPriority: Preset
  }
  override public init()
  open var sessionPreset: Preset { get set }
  open func canSetSessionPreset(_ preset: Preset) -> Bool
  open var inputs: [AVCaptureInput] { get }
  open var outputs: [AVCaptureOutput] { get }
  open func canAddInput(_ input: AVCaptureInput) -> Bool
  open func addInput(_ input: AVCaptureInput)
  open func removeInput(_ input: AVCaptureInput)
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool
  open func addOutput(_ output: AVCaptureOutput)
  open func removeOutput(_ output: AVCaptureOutput)
  open func beginConfiguration()
  open func commitConfiguration()
  open func startRunning()
  open func stopRunning()
  open var isRunning: Bool { get }
}
open class AVCapturePhotoSettings: NSObject, NSCopying {
  override public convenience init()
  open func copy(with zone: NSZone? = nil) -> Any
  open var uniqueID: Int64 { get }
  open var flashMode: AVCaptureDevice.FlashMode { get set }
  @available(iOS 13.0, *) open var photoQualityPrioritization: AVCapturePhotoOutput.QualityPrioritization { get set }
}
open class AVCapturePhoto: NSObject, @unchecked Sendable {
  open func fileDataRepresentation() -> Data?
  open func cgImageRepresentation() -> CGImage?
}
@objc public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  @objc optional func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
}
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
  @objc public enum QualityPrioritization: Int, Sendable { case speed = 1, balanced, quality }
  override public init()
  @nonobjc public var supportedFlashModes: [AVCaptureDevice.FlashMode] { get }
  open var isHighResolutionCaptureEnabled: Bool { get set }
  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate)
}
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
  override public init()
  open var alwaysDiscardsLateVideoFrames: Bool { get set }
}
@objc public enum AVCaptureVideoOrientation: Int, Sendable { case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft }
open class AVCaptureConnection: NSObject, @unchecked Sendable {
  open var isEnabled: Bool { get set }
  open var isVideoMirrored: Bool { get set }
  open var automaticallyAdjustsVideoMirroring: Bool { get set }
  @available(iOS, introduced: 4.0, deprecated: 17.0, message: "Use -isVideoRotationAngleSupported:")
  open var isVideoOrientationSupported: Bool { get }
  @available(iOS, introduced: 4.0, deprecated: 17.0, message: "Use -videoRotationAngle")
  open var videoOrientation: AVCaptureVideoOrientation { get set }
  @available(iOS 17.0, *) open var videoRotationAngle: CGFloat { get set }
  @available(iOS 17.0, *) open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool
}
open class AVCaptureVideoPreviewLayer: CALayer {
  public init(session: AVCaptureSession)
  override public init()
  override public init(layer: Any)
  public required init?(coder: NSCoder)
  open var session: AVCaptureSession? { get set }
  open var connection: AVCaptureConnection? { get }
  open var videoGravity: AVLayerVideoGravity { get set }
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint
}

// Playback

open class AVAsset: NSObject, @unchecked Sendable {
  public convenience init(url URL: URL)
  open var duration: CMTime { get }
}
open class AVURLAsset: AVAsset, @unchecked Sendable {
  public init(url URL: URL, options: [String: Any]? = nil)
  open var url: URL { get }
}
@MainActor @preconcurrency open class AVPlayerItem: NSObject {
  @objc public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  nonisolated public convenience init(url URL: URL)
  nonisolated public convenience init(asset: AVAsset)
  open var status: Status { get }
  nonisolated open var asset: AVAsset { get }
  open var duration: CMTime { get }
  open var presentationSize: CGSize { get }
  nonisolated open func currentTime() -> CMTime
  nonisolated public static let didPlayToEndTimeNotification: NSNotification.Name
}
extension NSNotification.Name { public static let AVPlayerItemDidPlayToEndTime: NSNotification.Name }
@MainActor @preconcurrency open class AVPlayer: NSObject {
  nonisolated override public init()
  nonisolated public convenience init(url URL: URL)
  nonisolated public init(playerItem item: AVPlayerItem?)
  open var currentItem: AVPlayerItem? { get }
  open func replaceCurrentItem(with item: AVPlayerItem?)
  open var rate: Float { get set }
  open var volume: Float { get set }
  open var isMuted: Bool { get set }
  open func play()
  open func pause()
  open func seek(to time: CMTime)
  open func currentTime() -> CMTime
  @nonobjc public func addPeriodicTimeObserver(forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void) -> Any
  open func removeTimeObserver(_ observer: Any)
}
open class AVPlayerLayer: CALayer {
  public convenience init(player: AVPlayer?)
  override public init()
  override public init(layer: Any)
  public required init?(coder: NSCoder)
  open var player: AVPlayer? { get set }
  open var videoGravity: AVLayerVideoGravity { get set }
  open var videoRect: CGRect { get }
  open var isReadyForDisplay: Bool { get }
}
open class AVAudioSession: NSObject, @unchecked Sendable {
  public struct Category: Hashable, RawRepresentable, Sendable, _BridgedToNSString {
    public let rawValue: String
    public init(rawValue: String)
    public static let ambient: Category
    public static let playback: Category
    public static let record: Category
    public static let playAndRecord: Category
  }
  open class func sharedInstance() -> AVAudioSession
  open func setCategory(_ category: Category) throws
  open func setActive(_ active: Bool) throws
}
