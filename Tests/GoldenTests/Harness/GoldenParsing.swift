// What the compiler's parser says to the results, all of them in one run of it.

/// The compiler's parser has nothing against a result that it had not against the case, and nothing against a case that
/// does not say so.
func checkCompilerParses(_ cases: [GoldenCase]) throws -> [String] {
  let folder = try GoldenFolder()
  var texts: [(name: String, path: String)] = []
  var pairs: [(original: String, result: String?)] = []
  func add(_ bytes: [UInt8], _ path: String) throws -> String {
    let name = "\(texts.count).swift"
    try folder.write(bytes, to: name)
    texts.append((name, path))
    return name
  }
  for item in cases {
    let results = [item.run(review: false), item.run(review: true)]
    // What the tool refuses to read, the compiler need not read either.
    for (index, file) in item.files.enumerated() where results[0][index].problem == nil {
      let original = try add(file.bytes, file.path)
      if item.options.excludedModes.count < 2 { pairs.append((original, nil)) }
      for result in results where result[index].output != file.bytes {
        pairs.append((original, try add(result[index].output, file.path)))
      }
    }
  }
  guard !texts.isEmpty else { return [] }
  let errors = try parseErrors(folder, texts.map(\.name))
  let paths = Dictionary(uniqueKeysWithValues: texts)
  return pairs.compactMap { original, result in
    let found = errors[result ?? original] ?? []
    guard found.count > (result == nil ? 0 : (errors[original] ?? []).count) else { return nil }
    return "\(paths[original] ?? ""): the compiler does not parse \(result == nil ? "the case" : "the result"):\n"
      + found.joined(separator: "\n")
  }
}

/// The errors in each file.
private func parseErrors(_ folder: GoldenFolder, _ names: [String]) throws -> [String: [String]] {
  let run = try folder.run("swiftc", ["-frontend", "-parse", "-diagnostic-style", "llvm"] + names)
  var errors: [String: [String]] = [:]
  for line in run.output.split(separator: "\n") {
    let parts = line.split(separator: ":", maxSplits: 4).map(String.init)
    // Several files at once are no script: code at the top level is an error of the set, not of the file.
    guard parts.count == 5, parts[3] == " error", !line.hasSuffix("not allowed at the top level") else { continue }
    errors[parts[0], default: []].append(String(line))
  }
  if run.status != 0, errors.isEmpty, !run.output.contains("error: ") {
    errors[names[0]] = ["the compiler failed: " + run.output]
  }
  return errors
}
