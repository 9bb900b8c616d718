// The C mathematics of Darwin, as far as layout code uses it.

@_exported import ObjectiveC

public func floor(_ x: Double) -> Double
public func ceil(_ x: Double) -> Double
public func round(_ x: Double) -> Double
public func trunc(_ x: Double) -> Double
public func rint(_ x: Double) -> Double
public func sqrt(_ x: Double) -> Double
public func fabs(_ x: Double) -> Double
public func sin(_ x: Double) -> Double
public func cos(_ x: Double) -> Double
public func tan(_ x: Double) -> Double
public func asin(_ x: Double) -> Double
public func acos(_ x: Double) -> Double
public func atan(_ x: Double) -> Double
public func exp(_ x: Double) -> Double
public func log(_ x: Double) -> Double
public func log2(_ x: Double) -> Double
public func log10(_ x: Double) -> Double
public func pow(_ x: Double, _ y: Double) -> Double
public func atan2(_ y: Double, _ x: Double) -> Double
public func fmod(_ x: Double, _ y: Double) -> Double
public func hypot(_ x: Double, _ y: Double) -> Double
public func floor(_ x: Float) -> Float
public func ceil(_ x: Float) -> Float
public func round(_ x: Float) -> Float
public func trunc(_ x: Float) -> Float
public func sqrt(_ x: Float) -> Float
public func fabs(_ x: Float) -> Float
public func sin(_ x: Float) -> Float
public func cos(_ x: Float) -> Float
public func tan(_ x: Float) -> Float
public func exp(_ x: Float) -> Float
public func log(_ x: Float) -> Float
public func pow(_ x: Float, _ y: Float) -> Float
public func atan2(_ y: Float, _ x: Float) -> Float
public func fmod(_ x: Float, _ y: Float) -> Float
public func floorf(_ x: Float) -> Float
public func ceilf(_ x: Float) -> Float
public func roundf(_ x: Float) -> Float
public func fabsf(_ x: Float) -> Float
public func sinf(_ x: Float) -> Float
public func cosf(_ x: Float) -> Float
public func powf(_ x: Float, _ y: Float) -> Float
public var M_PI: Double { get }
public var M_PI_2: Double { get }
public func arc4random() -> UInt32
public func arc4random_uniform(_ upperBound: UInt32) -> UInt32
public typealias pid_t = Int32
public func exit(_ status: Int32) -> Never
public func abort() -> Never
public func usleep(_ microseconds: UInt32) -> Int32
@discardableResult public func sleep(_ seconds: UInt32) -> UInt32
public typealias errno_t = Int32
public var errno: Int32 { get set }
public var RAND_MAX: Int32 { get }
