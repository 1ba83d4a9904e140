/// The value of a string literal.
///
/// Never fails: invalid parts were reported by the lexer, and are kept as written.
///
/// - Parameters:
///   - start: The offset of the opening quote or quotes.
///   - end: The offset after the token. The closing quotes may be missing.
package func stringValue(in bytes: [UInt8], start: Int, end: Int, isMultiline: Bool) -> String {
  var text: [UInt8] = []
  forEachPiece(in: bytes, start: start, end: end, isMultiline: isMultiline) { piece, _ in text += piece }
  return String(decoding: text, as: UTF8.self)
}

/// The range in the file of the piece of a literal that produces a byte of its value.
///
/// - Parameter offset: The offset in the value. After its last byte, the result is the end of the literal's text.
func stringPlace(ofByte offset: Int, in bytes: [UInt8], start: Int, end: Int) -> Range<Int> {
  let quotes: [UInt8] = Array("\"\"\"".utf8)
  let isMultiline = bytes[start..<end].starts(with: quotes)
  var count = 0
  var found: Range<Int>?
  var last = start..<start
  forEachPiece(in: bytes, start: start, end: end, isMultiline: isMultiline) { piece, place in
    if found == nil, offset < count + piece.count {
      // Unescaped text is one piece, in which each byte has its own position.
      let byte = place.lowerBound + (offset - count)
      found = piece.count == place.count ? byte..<(byte + 1) : place
    }
    count += piece.count
    last = place
  }
  return found ?? last.upperBound..<last.upperBound
}

/// Calls `body` with each escape sequence, line end and run of text of a literal: its value and its range.
private func forEachPiece(
  in bytes: [UInt8], start: Int, end: Int, isMultiline: Bool,
  _ body: (_ piece: ArraySlice<UInt8>, _ place: Range<Int>) -> Void
) {
  let quote = isMultiline ? 3 : 1
  let isClosed =
    end - start >= 2 * quote && bytes[(end - quote)..<end].allSatisfy { $0 == bytes[start] }
  let layout = isMultiline && isClosed ? MultilineLayout(bytes, start: start, end: end) : nil
  let content = layout?.content ?? (start + quote)..<(isClosed ? end - quote : end)

  var index = layout?.textStart(ofLineAt: content.lowerBound, in: bytes).offset ?? content.lowerBound
  while index < content.upperBound {
    let byte = bytes[index]
    if byte == UInt8(ascii: "\\") {
      if isMultiline, let next = MultilineLayout.continuation(in: bytes, at: index) {
        index = layout?.textStart(ofLineAt: next, in: bytes).offset ?? next
        continue
      }
      switch Escape.read(bytes, at: index) {
      case .scalar(let scalar, let end):
        body(UTF8.encode(scalar).map { ArraySlice($0) } ?? [], index..<end)
        index = end
      case .invalid(_, let end):
        let inside = min(end, content.upperBound)
        body(bytes[index..<inside], index..<inside)
        index = end
      }
    } else if let next = MultilineLayout.endOfLineEnd(bytes, at: index) {
      body([UInt8(ascii: "\n")], index..<next)
      index = layout?.textStart(ofLineAt: next, in: bytes).offset ?? next
    } else {
      let run = index
      while index < content.upperBound, bytes[index] != UInt8(ascii: "\\"),
        MultilineLayout.endOfLineEnd(bytes, at: index) == nil
      {
        index += 1
      }
      body(bytes[run..<index], run..<index)
    }
  }
}
