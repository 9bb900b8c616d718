// What git makes of the patches, many cases at a time.

/// `git apply` of the patches gives what the engine writes.
func checkGitApply(_ cases: [GoldenCase], review: Bool? = nil) throws -> [String] {
  let problems = try gitApplyProblems(cases, review: review)
  // All at once is fast; one by one says whose patch it is.
  return problems.isEmpty || cases.count == 1 ? problems : try cases.flatMap { try gitApplyProblems([$0], review: review) }
}

private func gitApplyProblems(_ cases: [GoldenCase], review: Bool?) throws -> [String] {
  let folder = try GoldenFolder()
  var patch: [UInt8] = []
  var outputs: [(path: String, bytes: [UInt8])] = []
  for item in cases {
    let results = item.run(review: review).map(\.output)
    patch += item.patch(to: results)
    for (file, output) in zip(item.files, results) {
      try folder.write(file.bytes, to: file.path)
      outputs.append((file.path, output))
    }
  }
  guard !patch.isEmpty else { return [] }
  try folder.write(patch, to: "all.patch")
  let applied = try folder.run("git", ["apply", "--whitespace=nowarn", "all.patch"])
  guard applied.status == 0 else { return ["\(cases[0].name): git does not take the patch: \(applied.output)"] }
  return try outputs.filter { try folder.read($0.path) != $0.bytes }.map { "\($0.path): git makes something else of the patch" }
}
