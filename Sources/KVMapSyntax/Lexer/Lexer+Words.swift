import KVMapSource

extension Lexer {
  /// A name without back-quotes, and the keyword that it may be. `nil` if no name begins here.
  mutating func scanWord() -> Keyword?? {
    let start = position
    guard scanIdentifier() else { return nil }
    guard byte() == UInt8(ascii: "-"), IdentifierScalars.isASCIIHead(byte(1)) else {
      return .some(Keyword.spelled(bytes[start..<position]))
    }
    scanDashes(from: start)
    return .some(nil)
  }

  /// The head and the rest of an identifier; consumes nothing if there is none.
  private mutating func scanIdentifier() -> Bool {
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      if byte < 0x80 {
        let fits = position == start ? IdentifierScalars.isASCIIHead(byte) : IdentifierScalars.isASCIIContinuation(byte)
        guard fits else { break }
        position += 1
      } else {
        guard let found = decodeScalar(in: bytes, at: position) else { break }
        let fits =
          position == start ? IdentifierScalars.isHead(found.scalar) : IdentifierScalars.isContinuation(found.scalar)
        guard fits else { break }
        position += found.length
      }
    }
    return position > start
  }

  /// `followers-count`: a dash before a letter never begins a token, so this is a key that needs quotes. It is read as
  /// one name, so that it causes only one diagnostic.
  private mutating func scanDashes(from start: Int) {
    let dash = position
    while byte() == UInt8(ascii: "-"), IdentifierScalars.isASCIIHead(byte(1)) {
      position += 1
      guard scanIdentifier() else { break }
    }
    let name = String(decoding: bytes[start..<position], as: UTF8.self)
    let isKey: Bool =
      switch previous {
      case .both, .read, .write, .period, .coalesce: true
      default: false
      }
    report(
      .dashInName(
        name, isKey: isKey, isBeforeColon: bytes[position...].first { $0 != UInt8(ascii: " ") } == UInt8(ascii: ":"),
        dash: Span(file: file, start: dash, end: dash + 1), whole: span(from: start)))
  }

  /// `@name`, `$name`. Returns `false` and consumes nothing if no name follows the sign.
  mutating func scanSigned() -> Bool {
    position += 1
    if scanIdentifier() { return true }
    position -= 1
    return false
  }

  /// `` `name` ``. Returns `false` and consumes nothing if no back-quote closes it on its line.
  mutating func scanQuotedWord() -> Bool {
    let start = position
    position += 1
    let isName = scanIdentifier()
    if isName, byte() == UInt8(ascii: "`") {
      position += 1
      return true
    }
    // Any other text up to the closing back-quote is one invalid name and not several invalid tokens.
    while position < bytes.count, !isLineEnd(bytes[position]), bytes[position] != UInt8(ascii: "`") { position += 1 }
    guard byte() == UInt8(ascii: "`") else {
      position = start
      return false
    }
    position += 1
    report(.quotedNameIsNone(span(from: start)))
    return true
  }

  /// A number as in JSON, with `_` between its digits, and anything directly attached to it.
  mutating func scanNumber() {
    let start = position
    if byte() == UInt8(ascii: "-") { position += 1 }
    let digits = position
    scanDigits()
    let hasLeadingZero = bytes[digits] == UInt8(ascii: "0") && position > digits + 1
    if byte() == UInt8(ascii: "."), isDigit(byte(1)) {
      position += 1
      scanDigits()
    }
    if byte() | 0x20 == UInt8(ascii: "e") {
      let sign = byte(1) == UInt8(ascii: "+") || byte(1) == UInt8(ascii: "-") ? 1 : 0
      if isDigit(byte(1 + sign)) {
        position += 1 + sign
        scanDigits()
      }
    }
    let end = position
    while scanIdentifier() || isDigit(byte()) {
      if isDigit(byte()) { position += 1 }
    }
    if position > end {
      report(.numberWithTail(text(from: start), span(from: start)))
    } else if hasLeadingZero {
      report(.numberWithLeadingZero(text(from: start), span(from: start)))
    }
  }

  private func text(from start: Int) -> String { String(decoding: bytes[start..<position], as: UTF8.self) }

  private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  private mutating func scanDigits() {
    while isDigit(byte()) || byte() == UInt8(ascii: "_") { position += 1 }
  }
}

/// LF and CR each end a line, as in `LineTable`.
func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
