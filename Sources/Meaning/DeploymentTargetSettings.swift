// Build settings: what an xcconfig file or the settings of a project say, and what a name comes to in layers of them.

/// Build settings from one place.
struct BuildSettings: Sendable {
  struct Setting: Sendable {
    let name: String
    /// `IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*]` holds for some builds only.
    let isConditional: Bool
    let value: String
    /// Where it stands, for people: "`App.xcconfig`".
    let place: String

    /// `name` may have a condition in brackets.
    init(_ name: some StringProtocol, _ value: String, place: String) {
      isConditional = name.utf8.contains(UInt8(ascii: "["))
      self.name = String(isConditional ? name.prefix { $0 != "[" } : name[...]).trimmed
      self.value = value
      self.place = place
    }
  }

  private(set) var settings: [Setting] = []

  /// The `buildSettings` of a configuration.
  init(_ list: PropertyList?, place: String) {
    settings = (list?.dictionary ?? [:]).sorted { $0.key < $1.key }.map { key, value in
      Setting(key, value.strings.joined(separator: " "), place: place)
    }
  }

  /// An xcconfig file with what it includes. What cannot be read says nothing.
  ///
  /// - Parameter read: the bytes of the file at a path.
  init(xcconfig path: String, read: (String) -> [UInt8]?) {
    var visited: Set<String> = []
    add(xcconfig: path, &visited, read)
  }

  private mutating func add(xcconfig path: String, _ visited: inout Set<String>, _ read: (String) -> [UInt8]?) {
    // A file that includes itself, or more files than any project has.
    guard visited.count < 100, visited.insert(path).inserted, let bytes = read(path) else { return }
    let place = "`\(path.split(separator: "/").last ?? "")`"
    for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let text = String(decoding: line, as: UTF8.self)
      if text.trimmed.hasPrefix("#include") {
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count > 2 else { continue }
        add(xcconfig: FilePath.joined(FilePath.folder(of: path), String(parts[1])), &visited, read)
        continue
      }
      let code = text.prefix(upToComment: "//")
      // The condition of a name holds an equals sign, too: `NAME[sdk=iphoneos*] = value`.
      let name = code.prefix { $0 != "=" && $0 != "[" }
      let condition = code.dropFirst(name.count).first == "[" ? code.dropFirst(name.count).prefix { $0 != "]" } : ""
      let rest = code.dropFirst(name.count + condition.count)
      guard let equals = rest.firstIndex(of: "=") else { continue }
      settings.append(Setting(name + condition, String(rest[rest.index(after: equals)...]).trimmed, place: place))
    }
  }
}

/// Build settings in layers, the nearest first: of the target, of its xcconfig, of the project, of its xcconfig.
struct LayeredSettings: Sendable {
  struct Value: Sendable, Hashable {
    let text: String
    let place: String
  }

  let layers: [BuildSettings]

  /// What a name may come to: one value, and one for each condition. Empty when nothing sets it.
  func values(of name: String) -> [Value] { values(of: name, from: 0, depth: 0) }

  private func values(of name: String, from first: Int, depth: Int) -> [Value] {
    guard depth < 16 else { return [] }
    var result: [Value] = []
    for index in layers.indices.dropFirst(first) {
      let found = layers[index].settings.filter { $0.name == name }
      for setting in found.filter(\.isConditional) { result += expanded(setting, name, index, depth) }
      // The last one of a file holds.
      guard let setting = found.last(where: { !$0.isConditional }) else { continue }
      return result + expanded(setting, name, index, depth)
    }
    return result
  }

  /// A value with the settings that it names put in. What cannot be found stays as it is written.
  private func expanded(_ setting: BuildSettings.Setting, _ name: String, _ layer: Int, _ depth: Int) -> [Value] {
    let text = setting.value
    guard let start = text.firstIndex(of: "$") else { return [Value(text: text, place: setting.place)] }
    let opening = text[text.index(after: start)...].first
    guard opening == "(" || opening == "{" else { return [Value(text: text, place: setting.place)] }
    let rest = text[start...].dropFirst(2)
    guard let end = rest.firstIndex(of: opening == "(" ? ")" : "}") else { return [Value(text: text, place: setting.place)] }
    let inner = String(rest[..<end])
    let found = inner == "inherited" || inner == name
      ? values(of: name, from: layer + 1, depth: depth + 1) : values(of: inner, from: 0, depth: depth + 1)
    guard !found.isEmpty else {
      // Nothing is inherited, and what is not known stays unknown.
      guard inner == "inherited" else { return [Value(text: text, place: setting.place)] }
      let without = String(text[..<start]) + String(text[text.index(after: end)...])
      return without.trimmed.isEmpty ? [] : [Value(text: without.trimmed, place: setting.place)]
    }
    return found.flatMap { value in
      let whole = String(text[..<start]) + value.text + String(text[text.index(after: end)...])
      let place = value.place == setting.place || text.trimmed.count > inner.count + 3 ? setting.place : value.place
      guard whole.contains("$"), depth < 8 else { return [Value(text: whole.trimmed, place: place)] }
      return expanded(BuildSettings.Setting(setting.name, whole, place: place), name, layer, depth + 4)
    }
  }
}

/// Paths as text, with `/` between their parts.
enum FilePath {
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A path from a folder on, `.` and `..` worked out.
  static func joined(_ folder: String, _ path: String) -> String {
    let whole = path.hasPrefix("/") || folder.isEmpty ? path : folder + "/" + path
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == "..", parts.last.map({ $0 != ".." }) ?? whole.hasPrefix("/") {
        _ = parts.popLast()
      } else {
        parts.append(part)
      }
    }
    return (whole.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  static func isBelow(_ path: String, _ folder: String) -> Bool { folder.isEmpty || path.hasPrefix(folder + "/") }
}

extension StringProtocol {
  var trimmed: String {
    // A project has tens of thousands of settings: bytes, not characters.
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    guard utf8.contains(where: isSpace) else { return String(self) }
    let bytes = Array(utf8.drop(while: isSpace))
    return String(decoding: bytes.prefix((bytes.lastIndex { !isSpace($0) } ?? -1) + 1), as: UTF8.self)
  }

  fileprivate func prefix(upToComment mark: String) -> String {
    let parts = String(self).split(separator: "/", omittingEmptySubsequences: false)
    // An empty part between two others is a doubled slash.
    guard let comment = parts.indices.dropFirst().first(where: { parts[$0].isEmpty && $0 + 1 < parts.count }) else {
      return String(self)
    }
    return parts[..<comment].joined(separator: "/")
  }
}
