import KVMapSource

/// The literal that has the JSON text of a test: its bytes without escapes, and where each of them is in the file.
struct JSONLiteral {
  /// Between the quotes.
  let range: Range<Int>
  private(set) var bytes: [UInt8] = []
  private var offsets: [Int] = []
  private let isMultiline: Bool

  /// - Returns: `nil` if it has no closing quotes.
  init?(_ span: Span, in view: FileView) {
    let literal = view.file.bytes[span.start..<span.end]
    isMultiline = literal.starts(with: [0x22, 0x22, 0x22])
    let quotes = isMultiline ? 3 : 1
    guard literal.count >= 2 * quotes else { return nil }
    range = (span.start + quotes)..<(span.end - quotes)
    var index = range.lowerBound
    while index < range.upperBound {
      offsets.append(index)
      // What is escaped otherwise is no part of the structure.
      if view.file.bytes[index] == UInt8(ascii: "\\"), index + 1 < range.upperBound { index += 1 }
      bytes.append(view.file.bytes[index])
      index += 1
    }
  }

  /// - Complexity: Linear in the length.
  func index(of offset: Int) -> Int { offsets.firstIndex { $0 >= offset } ?? bytes.count }

  /// - Parameter index: At most the number of bytes.
  func offset(of index: Int) -> Int { offsets.indices.contains(index) ? offsets[index] : range.upperBound }

  /// A part of the text as it is written in the literal.
  func escaped(_ text: String) -> String {
    let text = text.replacing("\\", with: "\\\\")
    return isMultiline ? text : text.replacing("\"", with: "\\\"")
  }
}
