extension JSONCursor {
  /// Finds the end of the string that begins at `open`, its quotation mark, and validates everything between.
  @inline(__always)
  mutating func scanString(
    at open: UnsafePointer<UInt8>, escapes: EscapeCheck = .now
  ) throws(ScanFailure) -> ScannedString {
    var q = open + 1
    while q.address <= safe {
      let run = ASCIIRun(at: q)
      // Not a count that is known late: so the next load does not depend on this one.
      if run.isWhole {
        q += 16
        continue
      }
      let end = q + run.count
      guard end[0] == 0x22 else { break }
      return ScannedString(start: open + 1, end: end, isASCII: true, hasEscapes: false)
    }
    return try scanRest(of: open, from: q, escapes)
  }

  /// Same as `scanString`, for other texts than plain ASCII, and for the last bytes of a document.
  @inline(never)
  private mutating func scanRest(
    of open: UnsafePointer<UInt8>, from place: UnsafePointer<UInt8>, _ escapes: EscapeCheck
  ) throws(ScanFailure) -> ScannedString {
    var q = place
    var others: UInt32 = 0
    var hasEscapes = false
    while true {
      if q.address <= safe {
        let run = TextRun(at: q)
        others |= run.others
        if run.count == 16 {
          q += 16
          continue
        }
        q += run.count
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
      others |= UInt32(byte & 0x80)
      q += 1
    }
    let string = ScannedString(start: open + 1, end: q, isASCII: others == 0, hasEscapes: hasEscapes)
    if !string.isASCII { try validateText(string) }
    if hasEscapes, escapes == .now { try validateEscapes(string) }
    return string
  }

  @inline(never)
  private mutating func validateText(_ string: ScannedString) throws(ScanFailure) {
    if let bad = UTF8Validation.firstInvalid(from: string.start, to: string.end) {
      throw failure(.encoding, .nothing, at: bad)
    }
  }

  private mutating func validateEscapes(_ string: ScannedString) throws(ScanFailure) {
    var q = string.start
    while q < string.end {
      if q.address <= safe { q += TextRun(at: q).count }
      guard q < string.end else { return }
      guard q[0] == 0x5c else {
        q += 1
        continue
      }
      let escape = Escape(at: q, end: string.end)
      if let problem = escape.problem { throw failure(.syntax, problem, at: q) }
      q += escape.length
    }
  }

  /// The ASCII string without escape sequences under the cursor; `nil` for other strings, and near the end of a document.
  /// Does not move.
  @inline(__always)
  mutating func plainString() -> ScannedString? {
    guard let end = plainTextEnd() else { return nil }
    return ScannedString(start: p + 1, end: end, isASCII: true, hasEscapes: false)
  }

  /// The closing quotation mark of an ASCII string without escape sequences; `nil` for other strings, for values that
  /// are none, and near the end of a document.
  @inline(__always)
  mutating func plainTextEnd() -> UnsafePointer<UInt8>? {
    guard p[0] == 0x22 else { return nil }
    var q = p + 1
    while q.address <= safe {
      let run = ASCIIRun(at: q)
      if run.isWhole {
        q += 16
        continue
      }
      q += run.count
      return q[0] == 0x22 ? q : nil
    }
    return nil
  }
}
