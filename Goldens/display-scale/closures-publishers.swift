// review
import Combine
import UIKit

final class MeterView: UIView {
  private let level = PassthroughSubject<CGFloat, Never>()
  private var cancellables: Set<AnyCancellable> = []

  func bind() {
    level
      .map { $0 * UIScreen.main.scale } // want: the closure does not capture `self` yet
      .sink { [weak self] value in self?.alpha = value }
      .store(in: &cancellables)
  }
}
