import Rewriting

// Every rewrite, sorted by id: the order in which fixes at one place are tried.

public enum Registry {
  public static let all: [any Rewrite.Type] = [
    DisplayScale.self
  ]
}
