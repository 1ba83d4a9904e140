/// A range of bytes of one file. Half-open; `start == end` marks a place between two bytes.
///
/// Every node of a tree has one, so it is kept small: offsets have 32 bits, far beyond the size of a file that is read.
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

  /// The smallest span that covers both. They must lie in one file.
  package func joined(with other: Span) -> Span {
    Span(file: file, start: min(start, other.start), end: max(end, other.end))
  }
}
