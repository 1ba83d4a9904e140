/// Values of the document that mean nothing, as generated code tells them: the kinds of values among them (as in
/// `shouldTryCase`, plus 64), `s` if the property is one scalar, and one line for each value.
struct SentinelTable {
  let bytes: UTF8Bytes

  init(_ text: ConstantText) { bytes = UTF8Bytes(start: text.start, count: text.count) }

  /// The kinds of values that need a look.
  var kinds: UInt8 { bytes.isEmpty ? 0 : bytes[0] & 0x3f }

  /// Whether an element with attributes stands for its text.
  var isScalar: Bool { bytes.count > 1 && bytes[1] == UInt8(ascii: "s") }

  func containsEmptyArray() -> Bool { lines.contains { $0.first == UInt8(ascii: "a") } }

  func containsEmptyObject() -> Bool { lines.contains { $0.first == UInt8(ascii: "o") } }

  func contains(_ flag: Bool) -> Bool {
    lines.contains { $0.first == UInt8(ascii: "b") && $0.last == UInt8(ascii: flag ? "1" : "0") }
  }

  /// Numbers are equal by their value.
  func containsNumber(_ text: UTF8Bytes) -> Bool {
    guard let number = JSONNumber(String(decoding: text, as: UTF8.self)) else { return false }
    return lines.contains { line in
      line.first == UInt8(ascii: "n") && JSONNumber(String(decoding: line.dropFirst(), as: UTF8.self)) == number
    }
  }

  func containsText(_ text: UTF8Bytes) -> Bool {
    lines.contains { $0.first == UInt8(ascii: "t") && Self.isEqual($0.dropFirst(), text) }
  }

  private static func isEqual(_ line: UTF8Bytes.SubSequence, _ text: UTF8Bytes) -> Bool {
    var rest = text[...]
    var position = line.startIndex
    while position < line.endIndex {
      var byte = line[position]
      position += 1
      if byte == UInt8(ascii: "\\"), position < line.endIndex {
        byte = line[position] == UInt8(ascii: "n") ? UInt8(ascii: "\n") : line[position]
        position += 1
      }
      guard rest.popFirst() == byte else { return false }
    }
    return rest.isEmpty
  }

  private var lines: some Sequence<UTF8Bytes.SubSequence> {
    bytes.dropFirst(2).dropLast().split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }
}
