import UIKit

@MainActor
final class ConstraintMaker {
  func height(_ value: CGFloat) {}
}

extension UIView {
  func makeConstraints(_ body: (ConstraintMaker) -> Void) {}
}

final class BoardView: UIView {
  private var lines: [UIView] = []
  private var handler: (() -> Void)?
  private var width: CGFloat = 1

  private func onChange(_ body: @escaping () -> Void) { handler = body }

  func animate() {
    UIView.animate(withDuration: 0.2) {
      self.layer.borderWidth = 1 / UIScreen.main.scale // want: use `self.traitCollection.displayScale`
    } completion: { _ in
      print(UIScreen.main.scale) // want: use `self.traitCollection.displayScale`
    }
    DispatchQueue.main.async {
      print(UIScreen.main.scale) // want: use `self.traitCollection.displayScale`
    }
  }

  func collections() -> [CGFloat] {
    lines.forEach { $0.layer.borderWidth = 1 / UIScreen.main.scale } // want: use `max(self.traitCollection.displayScale, 1)`
    lines.first?.makeConstraints { make in
      make.height(1 / UIScreen.main.scale) // want: use `max(self.traitCollection.displayScale, 1)`
    }
    return lines.map { $0.bounds.width * width * UIScreen.main.scale } // want: use `traitCollection.displayScale`
  }

  func image() -> UIImage {
    UIGraphicsImageRenderer(size: bounds.size).image { context in
      context.cgContext.scaleBy(x: UIScreen.main.scale, y: 1) // want: use `self.traitCollection.displayScale`
    }
  }

  func applied() -> CGFloat {
    let value: CGFloat = {
      let base: CGFloat = 2
      return base * UIScreen.main.scale // want: use `traitCollection.displayScale`
    }()
    return value
  }

  func local() {
    func side() -> CGFloat { 2 * UIScreen.main.scale } // want: use `traitCollection.displayScale`
    print(side())
  }

  func escaping() {
    onChange {
      self.layer.borderWidth = 1 / UIScreen.main.scale // want: use `self.traitCollection.displayScale`
    }
    onChange { [self] in
      layer.borderWidth = 1 / UIScreen.main.scale // want: use `self.traitCollection.displayScale`
    }
    onChange { [unowned self] in
      self.layer.borderWidth = 1 / UIScreen.main.scale // want: use `self.traitCollection.displayScale`
    }
    onChange { [scale = UIScreen.main.scale] in // want: use `traitCollection.displayScale`
      print(scale)
    }
    onChange {
      self.lines.forEach { $0.layer.borderWidth = 1 / UIScreen.main.scale } // want: use `self.traitCollection.displayScale`
    }
    Task {
      refresh()
      print(UIScreen.main.scale) // want: use `traitCollection.displayScale`
    }
  }

  func refresh() {
    layer.borderWidth = 1 / UIScreen.main.scale // want: use `traitCollection.displayScale`
  }

  func selectors(_ button: UIButton) {
    onChange {
      button.addTarget(nil, action: #selector(Self.tapped), for: .touchUpInside)
      button.addTarget(self, action: #selector(self.tapped), for: .touchUpInside)
      print(UIScreen.main.scale) // want: use `self.traitCollection.displayScale`
    }
  }

  @objc private func tapped() {}
}
