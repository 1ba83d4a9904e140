@_spi(Generated) import KVMap
import KVMapSema
import KVMapText

/// Where a document differs from what its mapping writes after reading it: what is lost, and what is spelled
/// differently.
///
/// The order of the keys of an object and white space are no differences.
package struct RoundTripDifferences: Sendable {
  /// In the order of the document. Each is a line such as `born: "1815-12-10" is written as "1815-12-10T00:00:00Z"`.
  package private(set) var lines: [String] = []
  /// How many more there are.
  package private(set) var moreCount = 0

  /// Whether texts may stand for dates and data (`PropertyListTokens`).
  private let hasTokens: Bool

  private static let limit = 1_000
  /// In characters of a value that is shown.
  private static let shownLength = 60

  init(in format: MapRequest.Format) { hasTokens = format == .plist }

  /// - Complexity: Linear in both documents, except that the elements of an array are compared by position.
  mutating func compare(_ document: JSONValue, _ written: JSONValue, at path: PathText = PathText()) {
    switch (document, written) {
    case (.object(let before), .object(let after)):
      for (key, value) in zip(before.keys, before.values) {
        var path = path
        path.append(key: key)
        if let other = after[key] {
          compare(value, other, at: path)
        } else {
          add(path, text(value), "is not written")
        }
      }
      for (key, value) in zip(after.keys, after.values) where before[key] == nil {
        var path = path
        path.append(key: key)
        add(path, text(value), "is written, and not in the document")
      }
    case (.array(let before), .array(let after)):
      for (index, value) in before.enumerated() {
        var path = path
        path.append(index: index)
        if index < after.count { compare(value, after[index], at: path) } else {
          add(path, text(value), "is not written")
        }
      }
      for (index, value) in after.enumerated().dropFirst(before.count) {
        var path = path
        path.append(index: index)
        add(path, text(value), "is written, and not in the document")
      }
    case (.null, _), (.bool, _), (.number, _), (.string, _), (.array, _), (.object, _):
      // Equal numbers may be spelled differently.
      let texts = (document.description, written.description)
      if texts.0 != texts.1 { add(path, text(document), "is written as \(text(written))") }
    }
  }

  private mutating func add(_ path: PathText, _ value: String, _ fate: String) {
    guard lines.count < Self.limit else { return moreCount += 1 }
    lines.append((path.text.isEmpty ? "" : path.text + ": ") + value + " " + fate)
  }

  private func text(_ value: JSONValue) -> String {
    let text = hasTokens ? PropertyListTokens.shown(value).json : value.description
    let kept = text.prefix(Self.shownLength)
    return kept.endIndex < text.endIndex ? kept + "…" : text
  }
}

extension Interpreter {
  /// Writes a value back, and compares the document with what is written.
  ///
  /// - Throws: If the value cannot be written, or one of both documents is not well-formed.
  func roundTripDifferences(
    _ document: [UInt8], _ value: MappedValue, in format: MapRequest.Format, as entry: Entry
  ) throws(MappingError) -> RoundTripDifferences {
    let written = try write(value, in: format, as: entry)
    var differences = RoundTripDifferences(in: format)
    differences.compare(try tree(document, format, entry), try tree(written, format, entry))
    return differences
  }

  private func tree(
    _ document: [UInt8], _ format: MapRequest.Format, _ entry: Entry
  ) throws(MappingError) -> JSONValue {
    // Lines are given as the array of their contents.
    let notation = try json(document, in: notatedFormat(format, of: entry), as: entry).get()
    let json = format == .plist ? PropertyListTokens.marked(notation) : notation
    let result = json.withUnsafeBufferPointer { bytes in
      DocumentReading(bytes: bytes, depth: entry.depth).value { (kv: inout JSONReader) throws(CodingFailure) in
        try kv.value(.last)
      }
    }
    return try result.get()
  }
}
