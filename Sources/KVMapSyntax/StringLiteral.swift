/// The text that a string literal stands for.
///
/// Never fails: what is wrong in the literal was reported by the lexer, and stands in the text as it was written.
///
/// - Parameters:
///   - start: The offset of the opening quote or quotes.
///   - end: The offset behind the token. The closing quotes may be missing.
func stringValue(in bytes: [UInt8], start: Int, end: Int, isMultiline: Bool) -> String {
  var text: [UInt8] = []
  forEachPiece(in: bytes, start: start, end: end, isMultiline: isMultiline) { piece, _ in text += piece }
  return String(decoding: text, as: UTF8.self)
}

/// Where in the file the piece of a literal stands that gives a byte of its value.
///
/// - Parameter offset: From the beginning of the value. Behind its last byte, the place is where the literal's text ends.
func stringPlace(ofByte offset: Int, in bytes: [UInt8], start: Int, end: Int) -> Range<Int> {
  let quotes: [UInt8] = Array("\"\"\"".utf8)
  let isMultiline = bytes[start..<end].starts(with: quotes)
  var count = 0
  var found: Range<Int>?
  var last = start..<start
  forEachPiece(in: bytes, start: start, end: end, isMultiline: isMultiline) { piece, place in
    if found == nil, offset < count + piece.count {
      // Text that stands for itself is one piece, in which each byte has its own place.
      let byte = place.lowerBound + (offset - count)
      found = piece.count == place.count ? byte..<(byte + 1) : place
    }
    count += piece.count
    last = place
  }
  return found ?? last.upperBound..<last.upperBound
}

/// Calls `body` with each escape, line end and run of text of a literal: what it stands for, and where it stands.
private func forEachPiece(
  in bytes: [UInt8], start: Int, end: Int, isMultiline: Bool, _ body: (_ piece: ArraySlice<UInt8>, _ place: Range<Int>) -> Void
) {
  let quote = isMultiline ? 3 : 1
  let isClosed =
    end - start >= 2 * quote && bytes[(end - quote)..<end].allSatisfy { $0 == UInt8(ascii: "\"") }
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
