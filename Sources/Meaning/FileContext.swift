import SwiftTree

// What a rewrite is given: one file's tree and what is known about the places in it.

/// A file in its context. A rewrite asks it; it never searches on its own.
public struct FileContext: Sendable {
  /// The path as the user sees it.
  public let path: String
  public let tree: Tree
  public let declarations: Declarations
  /// The oldest iOS that the code has to run on, when somebody said it.
  public let deploymentTarget: OSVersion?
  /// What else the project says about the systems that the file is for.
  public let target: FileTarget

  /// The project around, where the run knows it.
  public let project: (any Project)?

  /// - Parameter identity: the path by which the project knows the file; else it is known by `path`.
  public init(
    path: String, tree: Tree, deploymentTarget: OSVersion?, target: FileTarget = FileTarget(),
    identity: String? = nil, project: (any Project)? = nil
  ) {
    self.path = path
    self.tree = tree
    self.deploymentTarget = deploymentTarget
    self.target = target.with(iOS: deploymentTarget)
    self.project = project
    declarations = Declarations(tree: tree, path: identity ?? path, project: project)
  }

  /// Another file of the same project, for which the same holds as far as nobody looks closer.
  init(path: String, declarations: Declarations, like file: FileContext) {
    self.path = path
    self.declarations = declarations
    tree = declarations.tree
    deploymentTarget = file.deploymentTarget
    target = file.target
    project = file.project
  }

  /// Names of a type with all that it is called here: aliases in this file, and, where the file says a longer word that
  /// holds the name, those of the project. (A file that does not hold the name is not looked at in the first place.)
  public func aliases(of names: Set<String>) -> Set<String> {
    let known = declarations.aliases(of: names)
    guard let project, let name = names.min(by: { $0.count < $1.count }) else { return known }
    let bytes = Array(name.utf8)
    let mayUseOthers = tree.tokens.contains { token in
      guard token.kind == .identifier, token.length > bytes.count else { return false }
      let text = tree.text(of: token)
      return (text.starts(with: bytes) || text.suffix(bytes.count).elementsEqual(bytes))
        && !known.contains(String(decoding: text, as: UTF8.self))
    }
    return mayUseOthers ? known.union(project.index.aliases(of: names)) : known
  }

  /// Whether the file is test code, by its folder, its name or what it imports: it does not ship.
  public var isTestCode: Bool {
    let folders = path.split(separator: "/")
    if let name = folders.last, ["Tests.swift", "Test.swift", "Spec.swift"].contains(where: { name.hasSuffix($0) }) { return true }
    if folders.dropLast().contains(where: { $0.hasSuffix("Tests") || $0 == "Test" || $0.hasSuffix("UITests") }) { return true }
    return tree.root.children.contains {
      $0.kind == .importDecl && ["XCTest", "Testing"].contains($0.child(.importPath)?.text ?? "")
    }
  }
}
