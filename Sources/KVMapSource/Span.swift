/// A range of bytes of one file. Half-open; `start == end` denotes a position between two bytes.
///
/// Every node of a tree has one, so it is small: offsets have 32 bits, far beyond the maximum size of a file.
package struct Span: Sendable, Hashable {
  package var file: FileID
  private var first: UInt32
  private var last: UInt32

  package init(file: FileID, start: Int, end: Int) {
    self.file = file
    first = UInt32(clamping: start)
    last = UInt32(clamping: max(start, end))
  }

  package var start: Int { Int(first) }
  package var end: Int { Int(last) }

  /// The smallest span that covers both. They must be in the same file.
  package func joined(with other: Span) -> Span {
    Span(file: file, start: min(start, other.start), end: max(end, other.end))
  }
}
