/// The replacement of a part of a text.
package struct Replacement: Sendable, Hashable {
  package var span: Span
  package var text: String

  package init(span: Span, text: String) {
    self.span = span
    self.text = text
  }
}

extension [Replacement] {
  /// The text after the replacements in one file, which must not overlap.
  package func applied(to bytes: [UInt8], of file: FileID) -> [UInt8] {
    var result = bytes
    for replacement in filter({ $0.span.file == file }).sorted(by: { $0.span.start > $1.span.start })
    where replacement.span.end <= result.count {
      result.replaceSubrange(replacement.span.start..<replacement.span.end, with: replacement.text.utf8)
    }
    return result
  }

  package var files: Set<FileID> { Set(map(\.span.file)) }

  /// Those that do not overlap an earlier one.
  package var withoutOverlaps: [Replacement] {
    var end: [FileID: Int] = [:]
    return sorted { ($0.span.file, $0.span.start, $0.span.end) < ($1.span.file, $1.span.start, $1.span.end) }.filter {
      replacement in
      guard replacement.span.start >= end[replacement.span.file] ?? 0 else { return false }
      // Nothing else is inserted at the place of an insertion.
      end[replacement.span.file] = Swift.max(replacement.span.end, replacement.span.start + 1)
      return true
    }
  }
}
