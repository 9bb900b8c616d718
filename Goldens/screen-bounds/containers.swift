// review
import UIKit

final class ShelfViewController: UIViewController, UIViewControllerAnimatedTransitioning {
  private let margin: CGFloat = 8

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [unowned self] _, environment in
      let width = UIScreen.main.bounds.width - self.margin // want: use `environment.container.effectiveContentSize`
      let size = NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(100))
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      return NSCollectionLayoutSection(group: group)
    }
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let target = transitionContext.view(forKey: .to)
    target?.frame.origin.x = UIScreen.main.bounds.width // want: use `transitionContext.containerView.bounds`
    transitionContext.completeTransition(true)
  }
}
