/// An element whose end is not found yet: the brackets and strings that are open after the bytes so far.
struct PartialElement {
  /// The number of its bytes that are already examined.
  private(set) var scanned = 0
  private var brackets = OpenBrackets()
  private var depth = 0
  private var token = Token.none

  private enum Token {
    case none, string, escape
    /// A number or a literal that is the whole element.
    case scalar
  }

  enum End {
    /// The element ends after the examined bytes.
    case complete
    /// The last examined byte is not allowed there.
    case impossible
    case open
  }

  /// Examines the available bytes.
  ///
  /// - Parameter levels: The maximum number of arrays and objects that may be open.
  mutating func end(in bytes: UTF8Bytes, levels: Int) -> End {
    while scanned < bytes.count {
      switch token {
      case .string:
        guard let end = string(in: bytes) else { continue }
        return end
      case .escape:
        scanned += 1
        token = .string
      case .scalar:
        guard !PartialElement.endsScalar(bytes[scanned]) else { return .complete }
        scanned += 1
      case .none:
        guard let end = structure(bytes[scanned], levels: levels) else { continue }
        return end
      }
    }
    return .open
  }

  /// The examined bytes are consumed before the element ends.
  mutating func forgetScanned() { scanned = 0 }

  /// Advances over bytes of a string; nil unless the string is the whole element and ends.
  private mutating func string(in bytes: UTF8Bytes) -> End? {
    if let start = bytes.baseAddress, bytes.count - scanned >= 16 {
      let count = TextRun(at: start + scanned).count
      scanned += count
      if count == 16 { return nil }
    }
    let byte = bytes[scanned]
    scanned += 1
    switch byte {
    case UInt8(ascii: "\""):
      token = .none
      return depth == 0 ? .complete : nil
    case UInt8(ascii: "\\"): token = .escape
    case 0..<0x20: return .impossible
    default: break
    }
    return nil
  }

  /// Advances over one byte outside of strings.
  private mutating func structure(_ byte: UInt8, levels: Int) -> End? {
    scanned += 1
    switch byte {
    case UInt8(ascii: "\""): token = .string
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      brackets.push(isObject: byte == UInt8(ascii: "{"))
      depth += 1
      if depth > levels { return .impossible }
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      guard depth > 0, brackets.isObject == (byte == UInt8(ascii: "}")) else { return .impossible }
      brackets.pop()
      depth -= 1
      if depth == 0 { return .complete }
    default:
      // Elements begin with a byte that is not a blank, comma or colon.
      if depth == 0 { token = .scalar }
    }
    return nil
  }

  private static func endsScalar(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x0a, 0x0d, 0x09, UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "["),
      UInt8(ascii: "{"), UInt8(ascii: "\""), UInt8(ascii: ":"):
      true
    default: false
    }
  }
}
