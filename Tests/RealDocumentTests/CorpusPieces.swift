/// Documents of the same kinds that are small enough to be read thousands of times, cut out of the real ones byte for
/// byte.
enum CorpusPieces {
  /// Each event in an array of its own.
  static func events() throws -> [[UInt8]] {
    let bytes = try Corpus.bytes(.githubEvents)
    return DocumentOutline(bytes, depth: 1).children(of: "").map { event in
      Array("[".utf8) + bytes[event.range] + Array("]".utf8)
    }
  }

  /// Search results with a single status each: every twentieth one.
  static func searchResults() throws -> [[UInt8]] {
    let bytes = try Corpus.bytes(.twitter)
    let outline = DocumentOutline(bytes, depth: 2)
    return outline.children(of: "statuses").enumerated().filter { $0.offset.isMultiple(of: 20) }.map { _, status in
      assemble(outline, bytes) { $0 == "statuses" ? [status] : nil }
    }
  }

  /// Catalogues with a single performance each, every fiftieth one, and with the first two entries of every dictionary.
  static func catalogues() throws -> [[UInt8]] {
    let bytes = try Corpus.bytes(.citmCatalog)
    let outline = DocumentOutline(bytes, depth: 2)
    return outline.children(of: "performances").enumerated().filter { $0.offset.isMultiple(of: 50) }
      .map { _, performance in
        assemble(outline, bytes) { name in
          name == "performances" ? [performance] : Array(outline.children(of: name).prefix(2))
        }
      }
  }

  /// The document with only the selected children of each of its members; `nil` selects the whole member.
  private static func assemble(
    _ outline: DocumentOutline, _ bytes: [UInt8], choosing: (String) -> [DocumentOutline.Node]?
  ) -> [UInt8] {
    var document: [UInt8] = []
    for member in outline.children(of: "") {
      guard let key = member.key else { continue }
      document += document.isEmpty ? Array("{".utf8) : Array(",\n".utf8)
      document += bytes[key] + Array(": ".utf8)
      guard let chosen = choosing(member.path) else {
        document += bytes[member.range]
        continue
      }
      document.append(bytes[member.range.lowerBound])
      for (index, child) in chosen.enumerated() {
        if index > 0 { document += Array(", ".utf8) }
        if let key = child.key { document += bytes[key] + Array(": ".utf8) }
        document += bytes[child.range]
      }
      document.append(bytes[member.range.upperBound - 1])
    }
    return document + Array("}\n".utf8)
  }
}
