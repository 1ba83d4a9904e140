/// Texts that represent the cases of an enum.
///
/// A table of cases is a `KeyTable` whose keys are the texts of all cases, in order of declaration. Texts are compared
/// byte by byte, after unescaping.
extension JSONReader {
  /// The index in the table of the text under the cursor.
  ///
  /// - Parameter lenient: Whether a number or a bool is treated as its source text.
  /// - Returns: The number of the text, which is consumed; -1, without moving, for any other text.
  /// - Throws: `CodingFailure` of the kind `mismatch` if the value is not a text.
  @inline(never)
  @_spi(Generated) public mutating func caseNumber(_ cases: KeyTable, lenient: Bool) throws(CodingFailure) -> Int {
    guard cursor.p[0] == 0x22 else { return try scalarCase(cases, lenient: lenient) }
    let text = try scanString(at: cursor.p)
    let number = cases.number(of: text, safe: cursor.safe)
    if number >= 0 {
      cursor.p = text.end + 1
      cursor.skipBlanks()
      return number
    }
    return try notatedCase(cases) ?? number
  }

  @inline(never)
  private mutating func scalarCase(_ cases: KeyTable, lenient: Bool) throws(CodingFailure) -> Int {
    if let number = try notatedCase(cases) { return number }
    guard lenient else {
      blame(cases)
      throw mismatch(.string)
    }
    let place = mark()
    let number = caseNumber(cases, of: try lenientString())
    if number < 0 { rewind(to: place) }
    return number
  }

  /// The number of a text in a table; -1 if it is not in the table.
  @_spi(Generated) public mutating func caseNumber(_ cases: KeyTable, of text: String) -> Int {
    var text = text
    return text.withUTF8 { bytes in
      // An empty text has no address, but a key may be empty.
      guard let start = bytes.baseAddress else { return cases.number(of: JSONCursor.endSentinel, count: 0, safe: 0) }
      return cases.number(of: start, count: bytes.count, safe: 0)
    }
  }

  /// Which throws it: the value at `value` is not one of the texts of the table.
  ///
  /// - Parameter asNumbers: Whether the texts of the table are those of numbers.
  @_spi(Generated)
  public mutating func unknownCase(at value: ValuePosition, _ cases: KeyTable, asNumbers: Bool) -> CodingFailure {
    if let diagnosis {
      diagnosis.expected = ExpectationText.cases(cases, asNumbers: asNumbers)
      blame(cases)
    }
    return CodingFailure(.unknownCase, .described, at: place(of: value))
  }

  /// Which throws it: a key that cannot be read as the number of a case is not a case.
  @_spi(Generated)
  public mutating func unknownCase(_ failure: CodingFailure, at key: ValuePosition, _ cases: KeyTable) -> CodingFailure
  {
    failure.isFatal ? failure : unknownCase(at: key, cases, asNumbers: true)
  }

  /// If the value is the whole document and no rule reads it, attributes the problem to the declaration.
  mutating func blame(_ cases: KeyTable) {
    if let diagnosis, !diagnosis.hasRule(at: depth) {
      diagnosis.subject = DiagnosisContext.Subject(keys: cases, rule: nil)
    }
  }
}

extension KeyTable {
  /// The number of a text; -1 if it is not in the table. Sixteen bytes may be loaded from addresses up to `safe`.
  @inline(__always)
  func number(of text: ScannedString, safe: UInt) -> Int {
    if text.hasEscapes { return number(ofEscaped: text) }
    return number(of: text.start, count: text.count, safe: safe)
  }

  @inline(never)
  private func number(ofEscaped text: ScannedString) -> Int {
    text.withUnescaped { bytes in
      guard let start = bytes.baseAddress else { return number(of: JSONCursor.endSentinel, count: 0, safe: 0) }
      return number(of: start, count: bytes.count, safe: 0)
    }
  }

  @inline(__always)
  func number(of text: UnsafePointer<UInt8>, count: Int, safe: UInt) -> Int {
    find(text, count: count, safe: safe).map { record(at: $0).index } ?? -1
  }

  /// The keys as texts, in order. Slow: for problems only.
  var texts: [String] {
    allRecords.map { record in
      String(decoding: UTF8Bytes(start: record.key, count: record.length), as: UTF8.self)
    }
  }
}

extension ExpectationText {
  /// The maximum length of a list that is shown.
  private static let limit = 10

  static func cases(_ cases: KeyTable, asNumbers: Bool) -> String {
    list(cases.texts.map { asNumbers ? $0 : QuotedText.quoted($0) })
  }

  /// `a, b or c`; only the beginning of a long list.
  static func list(_ texts: [String]) -> String {
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? "nothing" }
    guard texts.count > limit else { return "\(texts.dropLast().joined(separator: ", ")) or \(last)" }
    let shown = texts.prefix(limit - 1).joined(separator: ", ")
    return "\(shown) or one of \(texts.count - limit + 1) others"
  }
}
