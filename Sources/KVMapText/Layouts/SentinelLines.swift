/// The values of a property that mean nothing (`SentinelLine`), read in place.
package struct SentinelLines {
  package let bytes: UTF8Bytes

  package init(_ bytes: UTF8Bytes) { self.bytes = bytes }

  /// The kinds of values that need a look.
  package var kinds: UInt8 { bytes.isEmpty ? 0 : bytes[0] & 0x3f }

  /// Whether an element with attributes is its text.
  package var isScalar: Bool { bytes.count > 1 && bytes[1] == UInt8(ascii: "s") }

  package var containsEmptyArray: Bool { lines.contains { $0.first == UInt8(ascii: "a") } }

  package var containsEmptyObject: Bool { lines.contains { $0.first == UInt8(ascii: "o") } }

  package func contains(_ flag: Bool) -> Bool {
    lines.contains { $0.first == UInt8(ascii: "b") && $0.last == UInt8(ascii: flag ? "1" : "0") }
  }

  package func contains(text: UTF8Bytes) -> Bool {
    lines.contains { $0.first == UInt8(ascii: "t") && Self.isEqual($0.dropFirst(), text) }
  }

  /// - Parameter isEqual: Compares the text of a number with the one that is searched for.
  package func containsNumber(where isEqual: (String) -> Bool) -> Bool {
    lines.contains { $0.first == UInt8(ascii: "n") && isEqual(String(decoding: $0.dropFirst(), as: UTF8.self)) }
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
