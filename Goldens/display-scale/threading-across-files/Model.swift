import UIKit

@MainActor struct PhotoModel {
  let pixel = UIImage.pixel(.red)
}
