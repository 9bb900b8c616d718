import SwiftUI
import UIKit

@available(iOS 15, *)  // want: says nothing new
private let shared = 1

@available(iOS 15, *) func free() {}  // want: says nothing new

@available(iOS 15, *)  // want: says nothing new
typealias Shelf = [String]

@available(iOS 15, *)  // want: says nothing new
protocol Shelving {
  @available(iOS 16, *)  // want: says nothing new
  associatedtype Row
  @available(iOS 16, *)  // want: says nothing new
  var row: Row { get }
  @available(iOS 16, *)  // want: says nothing new
  func add(_ row: Row)
}

@available(iOS 15, *) @MainActor struct Book {  // want: says nothing new
  @available(iOS 16, *) static let none = Book(title: "")  // want: says nothing new
  let title: String

  @available(iOS 16, *)  // want: says nothing new
  init(title: String) { self.title = title }

  @available(iOS 16, *)  // want: says nothing new
  subscript(page: Int) -> String { title }

  var pages: Int {
    @available(iOS 16, *) get { 1 }  // want: says nothing new
    @available(iOS 16, *)  // want: says nothing new
    nonmutating set { print(newValue) }
  }
}

@available(iOS 15, *)  // want: says nothing new
actor Press {
  @available(iOS 16, *) nonisolated func run() {}  // want: says nothing new
}


@available(iOS 15, *)  // want: says nothing new
@available(macOS, unavailable)
final class Reader: UIViewController {
  @IBOutlet @available(iOS 16, *) private var page: UIView!  // want: says nothing new

  @available(iOS 15, *)  // want: says nothing new
  @objc
  func turn() {
    @available(iOS 16, *)  // want: says nothing new
    func next() {}
    next()
    page = nil
  }
}
