/// A format other than JSON: documents are transcoded to the reader's intermediate form, in one pass over their bytes,
/// and then read by the same `JSONReader` (docs/decisions/0001).
package protocol TranscodedFormat: Sendable {
  /// The intermediate form of its documents.
  var notation: IntermediateForm { get }

  /// Transcodes a document.
  ///
  /// - Parameters:
  ///   - source: The document, with arbitrary contents.
  ///   - depth: The maximum nesting depth of the format's containers; exceeding it is a failure of the kind `depth`.
  ///   - writer: The empty destination; it writes `notation`.
  ///   - places: Records the sources of values, in a second run for documents with problems.
  func transcode(
    _ source: UTF8Bytes, depth: Int, to writer: inout JSONWriter, places: SourceMap?
  ) throws(TranscodingFailure)

  /// The order of elements and texts in a document; nil for a format whose intermediate form keeps that of members.
  ///
  /// - Parameter source: A document that was transcoded before.
  func memberOrder(of source: UTF8Bytes, depth: Int) -> MemberOrder?

  /// Lines and columns, both from 1, of several offsets in a document. Columns count Unicode scalars.
  ///
  /// - Parameter offsets: In ascending order.
  func positions(of offsets: [Int], in source: UTF8Bytes) -> [SourcePosition]
}

/// A human-readable position in a document.
package struct SourcePosition: Sendable, Hashable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension TranscodedFormat {
  package func memberOrder(of source: UTF8Bytes, depth: Int) -> MemberOrder? { nil }

  /// The positions for UTF-8.
  package func positions(of offsets: [Int], in source: UTF8Bytes) -> [SourcePosition] {
    let hasMark = source.count >= 3 && source[0] == 0xef && source[1] == 0xbb && source[2] == 0xbf
    return DocumentPosition.positions(of: offsets, in: source, origin: hasMark ? 3 : 0, followsPath: false)
      .map { SourcePosition(line: $0.line, column: $0.column) }
  }
}

/// The sources in a document of the values of its intermediate form. A class, so that a transcoder can pass it on.
package final class SourceMap: @unchecked Sendable {
  // Unchecked because of its variables: it is complete before anything else refers to it.

  private var notation: [Int] = []
  private var source: [Int] = []

  package init() {}

  /// Records that a value or a key begins in the intermediate form.
  ///
  /// - Parameters:
  ///   - offset: The offset in the intermediate form; never less than those recorded before.
  ///   - place: Its offset in the document.
  package func note(_ offset: Int, source place: Int) {
    notation.append(offset)
    source.append(place)
  }

  /// The offset in the document of the value at an offset in the intermediate form, or of the last one that begins
  /// before it.
  ///
  /// - Complexity: Logarithmic in the number of values.
  package func source(of offset: Int) -> Int {
    var (low, high) = (0, notation.count)
    while low < high {
      let middle = (low + high) / 2
      if notation[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? source[low - 1] : 0
  }
}
