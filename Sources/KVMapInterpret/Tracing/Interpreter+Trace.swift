@_spi(Generated) import KVMap
import KVMapLowering
import KVMapSema

extension Interpreter {
  /// Reports which rule took which key of a document.
  ///
  /// - Parameters:
  ///   - value: The result of reading it, if any.
  ///   - path: The position of the value; the entry's own root if `nil`.
  ///   - format: How its values are split into parts.
  ///   - choices: How the cases of unions were chosen.
  /// - Returns: `nil` if the document is not well-formed, or if there is no value at the path.
  /// - Complexity: Linear in the length of the document.
  func trace(
    _ document: [UInt8], _ value: MappedValue?, as entry: Entry, at path: String?, _ format: TracedFormat,
    _ choices: [TracedChoice.Place: TracedChoice]
  ) -> MapReport.Trace? {
    let place = path ?? JSONText.path(entry.root)
    guard let tree = tree(of: document, as: entry, at: place) else { return nil }
    var trace = RuleTrace(program, format, choices, place: place)
    trace.follow(tree, entry.conversion, value, at: DocumentPath([]))
    let entries = trace.entries.map { found in
      var found = found
      let isInside = !found.path.isEmpty && (!found.path.hasPrefix("$") || found.path == "$text")
      if isInside || found.isChoice {
        found.path = trace.path(found.path)
        found.hiddenPath = found.hiddenPath.map(trace.path)
      }
      return found
    }
    return MapReport.Trace(entries: entries, objects: trace.objects, unknownTexts: trace.unknownTexts)
  }

  /// - Returns: `nil` if the document is not well-formed, or if there is no value at the path.
  private func tree(of document: [UInt8], as entry: Entry, at path: String) -> JSONValue? {
    // A repeated key that is refused is among the problems, and hides no other rule.
    let duplicates: KeyTable.Duplicates = entry.duplicates == .first ? .first : .last
    let reading = document.withUnsafeBufferPointer { bytes in
      DocumentReading(bytes: bytes, depth: max(entry.depth, Entry.usualDepth), at: path)?.value {
        (kv: inout JSONReader) throws(CodingFailure) in try kv.value(duplicates)
      }
    }
    return try? reading?.get()
  }

  /// How the cases of unions are chosen in a document.
  ///
  /// - Parameters: Same as for `read(_:in:as:at:passed:isComplete:)`.
  func choices(
    _ document: [UInt8], in format: (any TranscodedFormat)?, as entry: Entry, at path: String?, passed: PassedJSON?
  ) -> [TracedChoice.Place: TracedChoice] {
    let path = path ?? JSONText.path(entry.root)
    if let format { return choices(document, notated: format, as: entry, at: path, passed) }
    return document.withUnsafeBufferPointer { bytes in
      DocumentReading(bytes: bytes, depth: entry.depth, at: path, passed: passed)?.choices { kv throws(CodingFailure) in
        try self.read(entry.conversion, &kv, Environment())
      } ?? [:]
    }
  }

  private func choices(
    _ document: [UInt8], notated format: some TranscodedFormat, as entry: Entry, at path: String, _ passed: PassedJSON?
  ) -> [TracedChoice.Place: TracedChoice] {
    document.withUnsafeBufferPointer { bytes in
      TranscodedDocument(bytes, format, depth: entry.depth).choices(at: path, passed: passed) {
        kv throws(CodingFailure) in
        try self.read(entry.conversion, &kv, Environment())
      }
    }
  }
}
