import Testing

/// A text in which places are marked: `‸` is a position, and `«…»` a range.
struct MarkedText {
  private(set) var text = ""
  /// The positions, in UTF-16 units.
  private(set) var positions: [[String: Any]] = []
  /// The ranges, in the order of their starts.
  private(set) var ranges: [[String: Any]] = []

  init(_ marked: String) {
    var line = 0
    var column = 0
    var starts: [(index: Int, line: Int, column: Int)] = []
    for character in marked {
      switch character {
      case "‸": positions.append(["line": line, "character": column])
      case "«":
        starts.append((ranges.count, line, column))
        ranges.append([:])
      case "»":
        guard let start = starts.popLast() else { break }
        ranges[start.index] = TestClient.range(start.line, start.column, line, column)
      default:
        text.append(character)
        if character.isNewline {
          line += 1
          column = 0
        } else {
          column += character.utf16.count
        }
      }
    }
  }

  func position(_ index: Int = 0) throws -> [String: Any] {
    try #require(positions.indices.contains(index) ? positions[index] : nil)
  }
}

extension TestClient {
  /// The parameters of a request at a position.
  static func place(_ path: String, _ position: [String: Any]) -> [String: Any] {
    document(path).merging(["position": position]) { $1 }
  }

  /// The text of an open document after the edits of an answer.
  func text(_ path: String, after edits: Any?) throws -> String {
    let edits = try #require(edits as? [[String: Any]])
    var offsets: [(start: Int, end: Int, text: String)] = []
    let old = Array((text(path) ?? disk[Self.root + "/" + path] ?? "").utf16)
    for edit in edits {
      let range = try #require(edit["range"] as? [String: [String: Int]])
      offsets.append(
        (
          try Self.offset(range["start"], in: old), try Self.offset(range["end"], in: old),
          try #require(edit["newText"] as? String)
        ))
    }
    var new = old
    for edit in offsets.enumerated().sorted(by: { ($0.element.start, $0.offset) > ($1.element.start, $1.offset) }).map(
      \.element)
    { new.replaceSubrange(edit.start..<edit.end, with: edit.text.utf16) }
    return String(decoding: new, as: UTF16.self)
  }

  private static func offset(_ position: [String: Int]?, in text: [UInt16]) throws -> Int {
    let position = try #require(position)
    var line = try #require(position["line"])
    var index = 0
    while line > 0, index < text.count {
      if text[index] == 0x0A { line -= 1 }
      index += 1
    }
    return try min(text.count, index + #require(position["character"]))
  }
}
