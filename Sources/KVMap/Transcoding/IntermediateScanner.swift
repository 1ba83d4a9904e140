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
  /// Whether the last key or text has escape sequences.
  package private(set) var hasEscapes = false

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

  /// Whether the next part is a key or a text that begins with an ASCII character.
  package func isAtText(beginningWith character: UInt8) -> Bool {
    var start = position
    while start < bytes.count, bytes[start] == UInt8(ascii: ",") { start += 1 }
    return start + 1 < bytes.count && bytes[start] == UInt8(ascii: "\"") && bytes[start + 1] == character
  }

  private mutating func step(_ part: Part, _ count: Int = 1) -> Part {
    position += count
    return part
  }

  private mutating func text() -> Part {
    let end = endOfText()
    let raw = UTF8Bytes(rebasing: bytes[min(position + 1, end)..<end])
    position = end + 1
    if position < bytes.count, bytes[position] == UInt8(ascii: ":") {
      position += 1
      return .key(raw)
    }
    if let token = IntermediateToken(raw: raw) { return .token(token) }
    return .string(raw)
  }

  /// The position of the quotation mark that ends the text that begins here.
  private mutating func endOfText() -> Int {
    hasEscapes = false
    guard let base = bytes.baseAddress else { return position }
    var end = position + 1
    while end &+ 16 <= bytes.count {
      let count = TextRun(at: base + end).count
      end &+= count
      guard count < 16 else { continue }
      switch base[end] {
      case UInt8(ascii: "\""): return end
      case UInt8(ascii: "\\"):
        hasEscapes = true
        end &+= 2
      // The writer escapes all others.
      default: end &+= 1
      }
    }
    // The last bytes of the document.
    let rest = JSONText.endOfString(in: bytes, at: end - 1)
    if end < rest, bytes[end..<rest].contains(UInt8(ascii: "\\")) { hasEscapes = true }
    return rest
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
    guard let start = raw.baseAddress, hasEscapes(raw) else { return body(raw) }
    let text = ScannedString(start: start, end: start + raw.count, isASCII: false, hasEscapes: true)
    return text.withUnescaped(body)
  }

  /// The same for the text that was read last.
  package func withText<Result>(_ raw: UTF8Bytes, _ body: (UTF8Bytes) -> Result) -> Result {
    hasEscapes ? Self.withText(raw, body) : body(raw)
  }

  private static func hasEscapes(_ raw: UTF8Bytes) -> Bool {
    guard let start = raw.baseAddress else { return false }
    var position = 0
    while position &+ 16 <= raw.count {
      let count = TextRun(at: start + position).count
      position &+= count
      guard count < 16 else { continue }
      if start[position] == UInt8(ascii: "\\") { return true }
      position &+= 1
    }
    return raw[position...].contains(UInt8(ascii: "\\"))
  }
}
