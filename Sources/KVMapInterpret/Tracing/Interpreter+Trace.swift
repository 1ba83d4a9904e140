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
    let hasUnread = trace.entries.contains { $0.fate == .unread }
    let read = hasUnread ? trace.entries.placesRead : []
    var left: Set<ExactText> = []
    let entries = trace.entries.filter { found in
      guard found.fate == .unread, let place = found.place else { return true }
      // Several rules may read one object, and each leaves what another one reads.
      let text = place.description
      if read.contains(ExactText(text)) || !left.insert(ExactText("\(found.object) \(text)")).inserted { return false }
      // Where the value is in the document is known unless a path says it.
      return !trace.readAround.concern(place) && (path != nil || !trace.readOfDocument.concern(entry.root + place))
    }.map { found in
      var found = found
      let isInside = !found.path.isEmpty && (!found.path.hasPrefix("$") || found.path == "$text")
      if isInside || found.isChoice {
        found.path = trace.path(found.path)
        found.hiddenPath = found.hiddenPath.map(trace.path)
      }
      return found
    }
    // With a path, only what is at the path was asked for.
    let outside = path == nil ? surroundings(document, as: entry, read: trace.readOfDocument) : nil
    return MapReport.Trace(
      entries: (outside?.before ?? []) + entries + (outside?.after ?? []), objects: trace.objects,
      unknownTexts: trace.unknownTexts)
  }

  /// The keys of the objects that contain the value at the root of an entry.
  ///
  /// - Parameter read: What rules read of the document from inside.
  /// - Returns: `nil` if the value is the whole document.
  private func surroundings(
    _ document: [UInt8], as entry: Entry, read: ReadPlaces
  ) -> (before: [TraceEntry], after: [TraceEntry])? {
    guard !entry.root.steps.isEmpty, var value = tree(of: document, as: entry, at: "") else { return nil }
    var (before, after): ([TraceEntry], [TraceEntry]) = ([], [])
    var path = DocumentPath([])
    for case .key(let inner) in entry.root.steps {
      guard case .object(let object) = value, let next = object[inner] else { break }
      let keys = Array(object.keys)
      let position = keys.firstIndex(of: inner) ?? 0
      func unread(_ keys: ArraySlice<String>) -> [TraceEntry] {
        keys.map { path + .key($0) }.filter { !read.concern($0) }.map { TraceEntry(.unread, path: $0.description) }
      }
      before += unread(keys[..<position])
      after = unread(keys[(position + 1)...].filter { $0 != inner }[...]) + after
      path = path + .key(inner)
      value = next
    }
    return (before, after)
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
