/// The text that a string literal stands for.
///
/// Never fails: what is wrong in the literal was reported by the lexer, and stands in the text as it was written.
///
/// - Parameters:
///   - start: The offset of the opening quote or quotes.
///   - end: The offset behind the token. The closing quotes may be missing.
func stringValue(in bytes: [UInt8], start: Int, end: Int, isMultiline: Bool) -> String {
  let quote = isMultiline ? 3 : 1
  let isClosed =
    end - start >= 2 * quote && bytes[(end - quote)..<end].allSatisfy { $0 == UInt8(ascii: "\"") }
  let layout = isMultiline && isClosed ? MultilineLayout(bytes, start: start, end: end) : nil
  let content = layout?.content ?? (start + quote)..<(isClosed ? end - quote : end)

  var text: [UInt8] = []
  text.reserveCapacity(content.count)
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
        text.append(contentsOf: UTF8.encode(scalar)?.map(\.self) ?? [])
        index = end
      case .invalid(_, let end):
        text.append(contentsOf: bytes[index..<min(end, content.upperBound)])
        index = end
      }
    } else if let next = MultilineLayout.endOfLineEnd(bytes, at: index) {
      text.append(UInt8(ascii: "\n"))
      index = layout?.textStart(ofLineAt: next, in: bytes).offset ?? next
    } else {
      text.append(byte)
      index += 1
    }
  }
  return String(decoding: text, as: UTF8.self)
}
