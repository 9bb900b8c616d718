// review
import UIKit

final class CardPresentation: UIPresentationController {
  private let dimming = UIView()

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    dimming.frame = UIScreen.main.bounds // want: use `containerView.bounds`
    containerView.addSubview(dimming)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    if let container = containerView {
      return CGRect(x: 0, y: UIScreen.main.bounds.height / 2, width: container.bounds.width, height: 300) // want: use `container.bounds`
    }
    return UIScreen.main.bounds // want: `containerView`, which the presentation fills
  }
}

final class PushAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    UIScreen.main.bounds.width > 500 ? 0.4 : 0.3 // want: it is compared with the size of a device
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let target = transitionContext.view(forKey: .to)
    target?.frame.origin.x = UIScreen.main.bounds.width // want: use `transitionContext.containerView.bounds`
    UIView.animate(withDuration: 0.3) {
      target?.frame = UIScreen.main.bounds // want: use `transitionContext.containerView.bounds`
    }
    let container = transitionContext.containerView
    target?.center.x = UIScreen.main.bounds.midX // want: use `container.bounds`
    container.layoutIfNeeded()
    transitionContext.completeTransition(true)
  }
}
