import SwiftUI

struct PhotoView: View {
  let size: CGSize

  var body: some View {
    Text("\(ImageTools.pixelSize(size).width)")
  }
}
