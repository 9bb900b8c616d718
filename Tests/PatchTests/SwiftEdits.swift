// Edits of Swift code whose patch can be told in more than one way.

import Testing

struct SwiftEdit: CustomTestStringConvertible, Sendable {
  let name: String
  let old: String
  let new: String

  var testDescription: String { name }
}

let swiftEdits = [
  SwiftEdit(
    name: "a function between two others",
    old: """
      final class A: UIView {
        func first() {
          work()
        }

        func last() {
          work()
        }
      }

      """,
    new: """
      final class A: UIView {
        func first() {
          work()
        }

        func middle() {
          work()
        }

        func last() {
          work()
        }
      }

      """),
  SwiftEdit(
    name: "a function at the end of a type",
    old: """
      struct A {
        func first() {
          work()
        }
      }

      """,
    new: """
      struct A {
        func first() {
          work()
        }

        func last() {
          work()
        }
      }

      """),
  SwiftEdit(
    name: "a case of a switch",
    old: """
      func a(x: X) {
        switch x {
        case .one:
          work()
          return
        case .three:
          work()
          return
        }
      }

      """,
    new: """
      func a(x: X) {
        switch x {
        case .one:
          work()
          return
        case .two:
          work()
          return
        case .three:
          work()
          return
        }
      }

      """),
  SwiftEdit(
    name: "a documented function",
    old: """
      /// One.
      func one() {
      }

      /// Three.
      func three() {
      }

      """,
    new: """
      /// One.
      func one() {
      }

      /// Two.
      func two() {
      }

      /// Three.
      func three() {
      }

      """),
  SwiftEdit(
    name: "a function with the attribute of the next",
    old: """
      class A {
        @objc
        private func one() {
          work()
        }

        @objc
        private func three() {
          work()
        }
      }

      """,
    new: """
      class A {
        @objc
        private func one() {
          work()
        }

        @objc
        private func two() {
          work()
        }

        @objc
        private func three() {
          work()
        }
      }

      """),
  SwiftEdit(
    name: "an else branch",
    old: """
      func a() {
        if b {
          c()
        }
        d()
      }

      """,
    new: """
      func a() {
        if b {
          c()
        } else if e {
          c()
        }
        d()
      }

      """),
  SwiftEdit(
    name: "a wrapped statement",
    old: """
      class A: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let width = UIScreen.main.bounds.width
          label.frame = CGRect(x: 0, y: 0, width: width, height: 44)
        }
      }

      """,
    new: """
      class A: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          if #available(iOS 26, *) {
            let width = view.bounds.width
            label.frame = CGRect(x: 0, y: 0, width: width, height: 44)
          }
        }
      }

      """),
  SwiftEdit(
    name: "repeated blank lines", old: "import A\n\n\n\nfunc a() {\n}\n",
    new: "import A\n\nfunc b() {\n}\n\n\n\nfunc a() {\n}\n"),
  SwiftEdit(
    name: "repeated lines", old: "a()\na()\na()\nb()\n", new: "a()\na()\na()\na()\na()\nb()\n"),
  SwiftEdit(
    name: "a removed line that could face the added one or another",
    old: "{\n  a\n  b\n  b\n  c\n}\n", new: "{\n  a\n  b\n  x\n  c\n}\n"),
  SwiftEdit(
    name: "a moved function",
    old: "func a() {\n  one()\n}\n\nfunc b() {\n  two()\n}\n\nfunc c() {\n  three()\n}\n",
    new: "func b() {\n  two()\n}\n\nfunc c() {\n  three()\n}\n\nfunc a() {\n  one()\n}\n"),
  SwiftEdit(
    name: "an import above others", old: "// A\n\nimport B\nimport C\n\nclass D {}\n",
    new: "// A\n\nimport A\nimport B\nimport C\n\nclass D {}\n"),
  SwiftEdit(
    name: "tabs", old: "struct A {\n\tvar a: Int {\n\t\t1\n\t}\n}\n",
    new: "struct A {\n\tvar a: Int {\n\t\t1\n\t}\n\tvar b: Int {\n\t\t1\n\t}\n}\n"),
  SwiftEdit(
    name: "chained modifiers",
    old: """
      struct A: View {
        var body: some View {
          VStack {
            Text("a")
              .padding()
            Text("b")
              .padding()
          }
        }
      }

      """,
    new: """
      struct A: View {
        var body: some View {
          VStack {
            Text("a")
              .padding()
            Text("c")
              .padding()
            Text("b")
              .padding()
              .padding()
          }
        }
      }

      """),
  SwiftEdit(
    name: "two hunks with a name between them",
    old: "func a() {\n  x\n" + String(repeating: "  y\n", count: 9) + "}\n\nfunc b() {\n  1\n  2\n  3\n  x\n}\n",
    new: "func a() {\n  z\n" + String(repeating: "  y\n", count: 9) + "}\n\nfunc b() {\n  1\n  2\n  3\n  z\n}\n"),
]
