/// A range of bytes of one file. Half-open; `start == end` marks a place between two bytes.
package struct Span: Sendable, Hashable {
  package var file: FileID
  package var start: Int
  package var end: Int

  package init(file: FileID, start: Int, end: Int) {
    self.file = file
    self.start = start
    self.end = max(start, end)
  }

  /// The smallest span that covers both. They must lie in one file.
  package func joined(with other: Span) -> Span {
    Span(file: file, start: min(start, other.start), end: max(end, other.end))
  }
}
