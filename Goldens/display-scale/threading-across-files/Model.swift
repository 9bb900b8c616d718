import UIKit

struct PhotoModel {
  let pixel = UIImage.pixel(.red)
}
