// The photo library: assets and the images made of them.

@_exported import UIKit
@_exported import AVFoundation

@objc public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }
@objc public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
  @available(iOS 14.0, *) case limited
}
@available(iOS 14.0, *) @objc public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }
@objc public enum PHImageContentMode: Int, Sendable { case aspectFit, aspectFill }
@objc public enum PHImageRequestOptionsVersion: Int, Sendable { case current, unadjusted, original }
@objc public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }
@objc public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }
public typealias PHImageRequestID = Int32
public let PHImageManagerMaximumSize: CGSize
public let PHImageResultIsDegradedKey: String
public let PHImageErrorKey: String
public let PHImageCancelledKey: String

open class PHObject: NSObject, NSCopying, @unchecked Sendable {
  open func copy(with zone: NSZone? = nil) -> Any
  open var localIdentifier: String { get }
}
open class PHFetchOptions: NSObject, NSCopying {
  override public init()
  open func copy(with zone: NSZone? = nil) -> Any
  open var predicate: NSPredicate? { get set }
  open var sortDescriptors: [NSSortDescriptor]? { get set }
  open var fetchLimit: Int { get set }
}
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  open var count: Int { get }
  open func object(at index: Int) -> ObjectType
  open subscript(idx: Int) -> ObjectType { get }
  open func contains(_ anObject: ObjectType) -> Bool
  open func index(of anObject: ObjectType) -> Int
  open var firstObject: ObjectType? { get }
  open var lastObject: ObjectType? { get }
  open func objects(at indexes: IndexSet) -> [ObjectType]
  open func enumerateObjects(_ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void)
}
open class PHAsset: PHObject, @unchecked Sendable {
  open var mediaType: PHAssetMediaType { get }
  open var pixelWidth: Int { get }
  open var pixelHeight: Int { get }
  open var creationDate: Date? { get }
  open var modificationDate: Date? { get }
  open var duration: TimeInterval { get }
  open var isFavorite: Bool { get }
  open var isHidden: Bool { get }
  @nonobjc open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset>
  @nonobjc open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset>
  @nonobjc open class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAsset>
  @nonobjc open class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset>
}
open class PHAssetCollection: PHObject, @unchecked Sendable {
  open var localizedTitle: String? { get }
  open var estimatedAssetCount: Int { get }
}
open class PHImageRequestOptions: NSObject, NSCopying {
  override public init()
  open func copy(with zone: NSZone? = nil) -> Any
  open var version: PHImageRequestOptionsVersion { get set }
  open var deliveryMode: PHImageRequestOptionsDeliveryMode { get set }
  open var resizeMode: PHImageRequestOptionsResizeMode { get set }
  open var normalizedCropRect: CGRect { get set }
  open var isNetworkAccessAllowed: Bool { get set }
  open var isSynchronous: Bool { get set }
}
open class PHImageManager: NSObject, @unchecked Sendable {
  override public init()
  open class func `default`() -> PHImageManager
  @discardableResult open func requestImage(for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?, resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void) -> PHImageRequestID
  @nonobjc @discardableResult public func requestImageDataAndOrientation(for asset: PHAsset, options: PHImageRequestOptions?, resultHandler: @escaping (Data?, String?, Int, [AnyHashable: Any]?) -> Void) -> PHImageRequestID
  open func cancelImageRequest(_ requestID: PHImageRequestID)
}
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  override public init()
  open var allowsCachingHighQualityImages: Bool { get set }
  open func startCachingImages(for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?)
  open func stopCachingImages(for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?)
  open func stopCachingImagesForAllAssets()
}
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  open class func shared() -> PHPhotoLibrary
  open class func authorizationStatus() -> PHAuthorizationStatus
  @available(iOS 14.0, *) open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus
  @preconcurrency open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void)
  @available(iOS 14.0, *) @preconcurrency open class func requestAuthorization(for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void)
  @available(iOS 14.0, *) @nonobjc open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus
  @preconcurrency open func performChanges(_ changeBlock: @escaping @Sendable () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil)
}
