import KVMapSource
import TestSupport
import Testing

/// Edits give the text that a plain model of text gives, whatever the client counts in.
@Suite struct EditTests {
  private static let encodings: [(name: String, unit: LineTable.Unit)] = [
    ("utf-8", .bytes), ("utf-16", .utf16), ("utf-32", .scalars),
  ]

  private static let pieces: [Unicode.Scalar] = [
    "a", "b", " ", "é", "e", "\u{301}", "中", "😀", "\u{10FFFF}", "\n", "\r",
  ]

  private func text(_ count: Int, _ random: inout SeededGenerator) -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<count { scalars.append(Self.pieces.randomElement(using: &random) ?? "a") }
    return String(scalars)
  }

  @Test(arguments: [0, 1, 2]) func randomEditsGiveTheTextOfAModel(encoding: Int) throws {
    let (name, unit) = Self.encodings[encoding]
    var random = SeededGenerator(seed: UInt64(encoding))
    for round in 0..<60 {
      let client = try TestClient.initialized(capabilities: ["general": ["positionEncodings": [name]]])
      var model = TextModel(text(Int.random(in: 0...60, using: &random), &random), unit: unit)
      client.open("A.kvmap", model.text)
      for version in 2..<12 {
        var changes: [[String: Any]] = []
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let new = text(Int.random(in: 0...6, using: &random), &random)
          guard Int.random(in: 0..<10, using: &random) > 0 else {
            changes.append(["text": new])
            model = TextModel(new, unit: unit)
            continue
          }
          // Also places after the end of a line or of the text, and ends before starts.
          let places = (0..<2).map { _ in
            (line: Int.random(in: 0...6, using: &random), column: Int.random(in: 0...12, using: &random))
          }
          changes.append([
            "range": TestClient.range(places[0].line, places[0].column, places[1].line, places[1].column), "text": new,
          ])
          model.replace(from: places[0], to: places[1], with: new)
        }
        client.change("A.kvmap", version: version, changes)
        let found = try #require(client.text("A.kvmap"))
        #expect(found.utf8.elementsEqual(model.text.utf8), "round \(round), version \(version)")
      }
    }
  }

  /// A range that is not understood leaves the text as it is; it is not taken for a replacement of everything.
  @Test func aBrokenRangeIsLogged() throws {
    let client = try TestClient.initialized()
    client.open("A.kvmap", "struct A { a: Int }\n")
    client.change(
      "A.kvmap", version: 2,
      [["range": ["start": ["line": -1, "character": 0], "end": ["line": 0, "character": 0]], "text": "secret"]])
    #expect(client.text("A.kvmap") == "struct A { a: Int }\n")
    #expect(client.log.count == 1)
    let line = try #require(client.log.first)
    #expect(line.contains("params.contentChanges[0].range.start.line"))
    #expect(!line.contains("secret"))
  }

  @Test func documentsThatAreNotOpenAreNotChanged() throws {
    let client = try TestClient.initialized(["A.kvmap": "struct A { a: Int }\n"])
    client.change("A.kvmap", version: 2, [["text": "x"]])
    client.change("B.kvmap", version: 2, [["text": "x"]])
    #expect(client.text("A.kvmap") == nil)
    #expect(client.log.count == 2)
  }
}

/// A text as a list of lines of scalars, each with its end.
private struct TextModel {
  private(set) var text: String
  let unit: LineTable.Unit

  init(_ text: String, unit: LineTable.Unit) {
    self.text = text
    self.unit = unit
  }

  mutating func replace(from start: (line: Int, column: Int), to end: (line: Int, column: Int), with new: String) {
    let scalars = Array(text.unicodeScalars)
    let first = offset(of: start, in: scalars)
    let last = max(first, offset(of: end, in: scalars))
    var changed = String.UnicodeScalarView()
    changed.append(contentsOf: scalars[..<first])
    changed.append(contentsOf: new.unicodeScalars)
    changed.append(contentsOf: scalars[last...])
    text = String(changed)
  }

  private func offset(of place: (line: Int, column: Int), in scalars: [Unicode.Scalar]) -> Int {
    var index = 0
    for _ in 0..<place.line {
      while index < scalars.count, scalars[index] != "\n", scalars[index] != "\r" { index += 1 }
      guard index < scalars.count else { return index }
      index += scalars[index] == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n" ? 2 : 1
    }
    var column = 0
    while index < scalars.count, scalars[index] != "\n", scalars[index] != "\r" {
      switch unit {
      case .bytes: column += String(scalars[index]).utf8.count
      case .utf16: column += String(scalars[index]).utf16.count
      case .scalars: column += 1
      }
      if column > place.column { break }
      index += 1
    }
    return index
  }
}
