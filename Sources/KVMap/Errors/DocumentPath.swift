import KVMapText

/// Document paths in the notation of problems: `users[3].created_at`, `a."b.c"[0]`.
enum DocumentPath {
  enum Step: Equatable, Sendable {
    case key(String)
    /// A negative index counts from the end.
    case index(Int)
    /// The first element that fits. Only in paths that rules request.
    case selected(ElementSelector)
  }

  static func text(of steps: [Step]) -> String {
    steps.reduce(into: PathText()) { path, step in
      switch step {
      case .key(let key): path.append(key: key)
      case .index(let index): path.append(index: index)
      case .selected(let selector): path.append(path: "[\(selector.text)]")
      }
    }.text
  }

  /// Joins two paths; either may be empty.
  static func join(_ path: String, _ rest: String) -> String {
    var path = PathText(path)
    path.append(path: rest)
    return path.text
  }

  /// The first key of a path without its quotation marks, its escape sequences unchanged, and the rest of the path.
  static func splitFirst(_ path: String) -> (first: Substring, rest: String) {
    let utf8 = path.utf8
    if utf8.first == UInt8(ascii: "\"") {
      let start = utf8.index(after: utf8.startIndex)
      var end = start
      while end < utf8.endIndex, utf8[end] != UInt8(ascii: "\"") {
        let isEscape = utf8[end] == UInt8(ascii: "\\")
        end = utf8.index(after: end)
        if isEscape && end < utf8.endIndex { end = utf8.index(after: end) }
      }
      let rest = end < utf8.endIndex ? utf8.index(after: end) : end
      return (path[start..<end], withoutDot(path[rest...]))
    }
    let end = utf8.firstIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "[") } ?? utf8.endIndex
    return (path[..<end], withoutDot(path[end...]))
  }

  private static func withoutDot(_ rest: Substring) -> String {
    String(rest.first == "." ? rest.dropFirst() : rest)
  }

  /// The bracket that closes the first one of a path.
  private static func closing(of path: String) -> String.Index? {
    let bytes = Array(path.utf8)
    let end = ElementSelector.scan(bytes, from: 1) { bytes[$0] == UInt8(ascii: "]") }
    return end.map { path.utf8.index(path.startIndex, offsetBy: $0) }
  }

  /// The steps of a path; nil if it is not a valid path.
  static func steps(of path: String) -> [Step]? {
    var steps: [Step] = []
    var rest = path
    while !rest.isEmpty {
      if rest.hasPrefix("[") {
        guard let close = closing(of: rest) else { return nil }
        let inside = String(rest[rest.index(after: rest.startIndex)..<close])
        if let index = Int(inside) {
          steps.append(.index(index))
        } else if let selector = ElementSelector(inside) {
          steps.append(.selected(selector))
        } else {
          return nil
        }
        let behind = rest[rest.index(after: close)...]
        // A dot must be followed by a key.
        guard behind != ".", behind.isEmpty || behind.first == "." || behind.first == "[" else { return nil }
        rest = withoutDot(behind)
        continue
      }
      let isQuoted = rest.hasPrefix("\"")
      let (first, behind) = splitFirst(rest)
      let length = first.utf8.count + (isQuoted ? 2 : 0)
      let separator = rest.utf8.dropFirst(length).first
      guard isQuoted || !first.isEmpty, rest.utf8.count >= length else { return nil }
      guard separator != UInt8(ascii: ".") || !behind.isEmpty else { return nil }
      guard separator == nil || separator == UInt8(ascii: ".") || separator == UInt8(ascii: "[") else { return nil }
      guard let key = isQuoted ? QuotedText.unescaped(first) : String(first) else { return nil }
      steps.append(.key(key))
      rest = behind
    }
    return steps
  }
}
