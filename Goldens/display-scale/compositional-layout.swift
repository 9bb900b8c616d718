import UIKit

final class GridViewController: UICollectionViewController {
  func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44 + 1 / UIScreen.main.scale)) // want: use `environment.traitCollection.displayScale`
      let item = NSCollectionLayoutItem(layoutSize: size)
      return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    }
  }

  func section(in layoutEnvironment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(100 * UIScreen.main.scale), heightDimension: .absolute(44)) // want: use `layoutEnvironment.traitCollection.displayScale`
    let item = NSCollectionLayoutItem(layoutSize: size)
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
  }
}

@MainActor
enum Layouts {
  static func list() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      let height = 44 + 1 / UIScreen.main.scale // want: use `environment.traitCollection.displayScale`
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
      let item = NSCollectionLayoutItem(layoutSize: size)
      return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    }
  }
}
