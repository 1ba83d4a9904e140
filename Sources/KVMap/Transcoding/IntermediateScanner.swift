/// Parses an intermediate form that `JSONWriter` has written, in order to write it in another format.
///
/// It validates nothing: its input must be JSON without white space. For any other input it returns arbitrary parts, or
/// the end, but it never reads beyond its bytes.
package struct IntermediateScanner {
  package enum Part {
    case openObject, closeObject, openArray, closeArray
    /// The key of a member; the text between its quotation marks.
    case key(UTF8Bytes)
    /// A text; the text between its quotation marks.
    case string(UTF8Bytes)
    case token(IntermediateToken)
    case number(UTF8Bytes)
    case bool(Bool)
    case null
    case end
  }

  private let bytes: UTF8Bytes
  private var position = 0
  /// The beginning of the last part that was read.
  package private(set) var offset = 0

  package init(_ notation: UTF8Bytes) { bytes = notation }

  /// The next part. After the last one, it is always `.end`.
  package mutating func next() -> Part {
    while position < bytes.count, bytes[position] == UInt8(ascii: ",") { position += 1 }
    offset = position
    guard position < bytes.count else { return .end }
    switch bytes[position] {
    case UInt8(ascii: "{"): return step(.openObject)
    case UInt8(ascii: "}"): return step(.closeObject)
    case UInt8(ascii: "["): return step(.openArray)
    case UInt8(ascii: "]"): return step(.closeArray)
    case UInt8(ascii: "\""): return text()
    case UInt8(ascii: "t"): return step(.bool(true), 4)
    case UInt8(ascii: "f"): return step(.bool(false), 5)
    case UInt8(ascii: "n"): return step(.null, 4)
    default: return number()
    }
  }

  /// Continues at an offset, where a part begins.
  package mutating func move(to offset: Int) { position = min(max(offset, 0), bytes.count) }

  /// Whether the most recently opened array or object is empty.
  package var isAtClosingBracket: Bool {
    guard position < bytes.count else { return false }
    return bytes[position] == UInt8(ascii: "}") || bytes[position] == UInt8(ascii: "]")
  }

  private mutating func step(_ part: Part, _ count: Int = 1) -> Part {
    position += count
    return part
  }

  private mutating func text() -> Part {
    let end = JSONText.endOfString(in: bytes, at: position)
    let raw = UTF8Bytes(rebasing: bytes[min(position + 1, end)..<end])
    position = end + 1
    if position < bytes.count, bytes[position] == UInt8(ascii: ":") {
      position += 1
      return .key(raw)
    }
    if let token = IntermediateToken(raw: raw) { return .token(token) }
    return .string(raw)
  }

  private mutating func number() -> Part {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: ","), bytes[position] & 0xDF != UInt8(ascii: "]") {
      position += 1
    }
    // Guarantees progress for any byte.
    if position == start { position += 1 }
    return .number(UTF8Bytes(rebasing: bytes[start..<position]))
  }

  /// Calls `body` with the value of a text or a key, with its escape sequences replaced.
  ///
  /// - Parameter raw: The text between the quotation marks.
  package static func withText<Result>(_ raw: UTF8Bytes, _ body: (UTF8Bytes) -> Result) -> Result {
    guard let start = raw.baseAddress, raw.contains(UInt8(ascii: "\\")) else { return body(raw) }
    let text = ScannedString(start: start, end: start + raw.count, isASCII: false, hasEscapes: true)
    return text.withUnescaped(body)
  }
}
