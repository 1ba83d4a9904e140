/// A format other than JSON: documents are rewritten into the reader's notation, in one pass over their bytes, and then
/// read by the one `Reader` (docs/decisions/0001).
package protocol NotatedFormat: Sendable {
  /// The notation of its documents.
  var notation: Notation { get }

  /// Rewrites a document.
  ///
  /// - Parameters:
  ///   - source: the document. Anything may stand there.
  ///   - depth: how many containers of the format may lie in each other; one more is a failure of the kind `depth`.
  ///   - writer: where to; it writes `notation` and is empty.
  ///   - places: in a second run, which only a document with problems has: where values come from.
  func transcode(
    _ source: UTF8Bytes, depth: Int, to writer: inout Writer, places: NotationPlaces?
  ) throws(NotationFailure)

  /// Lines and columns, both from 1, of several offsets in a document. Columns count Unicode scalars.
  ///
  /// - Parameter offsets: in ascending order.
  func positions(of offsets: [Int], in source: UTF8Bytes) -> [SourcePosition]
}

/// A place in a document, for people.
package struct SourcePosition: Sendable, Hashable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension NotatedFormat {
  /// Those of UTF-8.
  package func positions(of offsets: [Int], in source: UTF8Bytes) -> [SourcePosition] {
    let hasMark = source.count >= 3 && source[0] == 0xef && source[1] == 0xbb && source[2] == 0xbf
    return DocumentPosition.positions(of: offsets, in: source, origin: hasMark ? 3 : 0, followsPath: false)
      .map { SourcePosition(line: $0.line, column: $0.column) }
  }
}

/// Where in a document the values of its notation come from. A class, so that a transcoder can pass it on.
package final class NotationPlaces {
  private var notation: [Int] = []
  private var source: [Int] = []

  package init() {}

  /// A value or a key begins in the notation.
  ///
  /// - Parameters:
  ///   - offset: in the notation; never less than those noted before.
  ///   - place: its offset in the document.
  package func note(_ offset: Int, source place: Int) {
    notation.append(offset)
    source.append(place)
  }

  /// The offset in the document of what stands at an offset in the notation, or began last before it.
  ///
  /// - Complexity: logarithmic in the number of values.
  package func source(of offset: Int) -> Int {
    var (low, high) = (0, notation.count)
    while low < high {
      let middle = (low + high) / 2
      if notation[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? source[low - 1] : 0
  }
}
