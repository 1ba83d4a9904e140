import KVMap
import KVMapSema
import KVMapTables

extension Interpreter {
  /// Which rule took which key of a document.
  ///
  /// - Parameters:
  ///   - value: What was made of it, if anything was.
  ///   - path: Where the value stands; the entry's own root if `nil`.
  ///   - format: How its values are taken apart.
  /// - Returns: `nil` where the document is not well-formed, or nothing stands at the path.
  /// - Complexity: Linear in the length of the document.
  func trace(
    _ document: [UInt8], _ value: MappedValue?, as entry: Entry, at path: String?, _ format: TracedFormat
  ) -> MapReport.Trace? {
    let place = path ?? JSONText.path(entry.root)
    guard let tree = try? Value(json: document, at: place.isEmpty ? nil : place) else { return nil }
    var trace = RuleTrace(program, format)
    trace.follow(tree, entry.conversion, value, at: DocumentPath([]))
    let entries = trace.entries.map { found in
      var found = found
      let isInside = !found.path.isEmpty && (!found.path.hasPrefix("$") || found.path == "$text")
      if isInside, !place.isEmpty { found.path = place + (found.path.hasPrefix("[") ? "" : ".") + found.path }
      return found
    }
    return MapReport.Trace(text: TraceText.text(entries), json: TraceText.json(entries))
  }
}
