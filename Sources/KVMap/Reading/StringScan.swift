/// What one look at a string's bytes tells.
struct ScannedString {
  /// The first byte behind the opening quotation mark.
  var start: UnsafePointer<UInt8>
  /// The closing quotation mark.
  var end: UnsafePointer<UInt8>
  var isASCII: Bool
  var hasEscapes: Bool

  var count: Int { end - start }
}

extension Reader {
  /// Finds the end of the string that begins at `open`, its quotation mark, and validates everything between.
  @inline(__always)
  func scanString(at open: UnsafePointer<UInt8>) throws(Failure) -> ScannedString {
    var q = open + 1
    var seen: UInt64 = 0
    var hasEscapes = false
    while true {
      if q.address <= safe {
        let word = q.word
        let stops = Words.stringStops(word)
        if stops == 0 {
          seen |= word
          q += 8
          continue
        }
        let before = UInt64(truncatingIfNeeded: stops.trailingZeroBitCount &- 7)
        seen |= word & ((1 &<< before) &- 1)
        q += Int(before >> 3)
      } else if q >= end {
        throw failure(.syntax, .closingQuote, at: end)
      }
      let byte = q[0]
      if byte == 0x22 { break }
      if byte == 0x5c {
        hasEscapes = true
        q += 2
        continue
      }
      guard byte >= 0x20 else { throw failure(.syntax, .printable, at: q) }
      seen |= UInt64(byte)
      q += 1
    }
    let string = ScannedString(
      start: open + 1, end: q, isASCII: seen & Words.high == 0, hasEscapes: hasEscapes)
    if !string.isASCII || hasEscapes { try validate(string) }
    return string
  }

  @inline(never)
  private func validate(_ string: ScannedString) throws(Failure) {
    if !string.isASCII, let bad = UTF8Validation.firstInvalid(from: string.start, to: string.end) {
      throw failure(.encoding, .nothing, at: bad)
    }
    guard string.hasEscapes else { return }
    var q = string.start
    while q < string.end {
      guard q[0] == 0x5c else {
        q += 1
        continue
      }
      let escape = Escape(at: q, end: string.end)
      if let problem = escape.problem { throw failure(.syntax, problem, at: q) }
      q += escape.length
    }
  }
}
