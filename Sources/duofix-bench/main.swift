import Foundation

// How fast the stages are, over the Swift files under a path: `swift run -c release duofix-bench PATH`.

guard CommandLine.arguments.count == 2, let path = CommandLine.arguments.last else {
  FileHandle.standardError.write(Data("usage: duofix-bench PATH\n".utf8))
  exit(2)
}
let corpus = Corpus(at: path)
if corpus.files.isEmpty {
  FileHandle.standardError.write(Data("duofix-bench: no Swift files under '\(path)'\n".utf8))
  exit(2)
}
print("\(corpus.files.count) files, \(corpus.lineCount) lines, \(corpus.byteCount) bytes")
for stage in Stage.all { print(stage.measured(over: corpus)) }
print(TreeSize.measured(over: corpus))
print(WholeRun.measured(over: corpus, at: path))
