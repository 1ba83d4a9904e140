import KVMapText

/// Scalars in intermediate forms other than JSON: the slow path where JSON would fail (docs/decisions/0001).
extension JSONReader {
  /// A scalar in the form of a text, or of the text of an element with attributes. Consumes it.
  ///
  /// - Parameters:
  ///   - token: The value of a token of the intermediate form.
  ///   - parse: The value of a text, without leading and trailing blanks.
  @inline(never)
  mutating func notated<T>(
    _ expectation: Expectation, _ token: (UTF8Bytes) -> T? = { _ in nil }, _ parse: (UTF8Bytes) -> Parsed<T>
  ) throws(CodingFailure) -> T {
    var place = cursor.p
    guard dialect.hasOtherKinds, let text = try elementText() else { throw mismatch(expectation) }
    // The only element of an array is a value of its own.
    if place[0] == 0x5b { place = text.start - 1 }
    let parsed: Parsed<T>
    switch dialect.form {
    case .json, .markup: throw mismatch(expectation)
    case .text: parsed = text.withBytes { parse(JSONReader.trimmed($0)) }
    case .propertyList: parsed = Parsed(token(UTF8Bytes(start: text.start, count: text.count)))
    }
    switch parsed {
    case .value(let value): return value
    case .mismatch: throw failure(.mismatch, expectation, at: place)
    case .range: throw failure(.range, expectation, at: place)
    }
  }

  /// The value of a string with escape sequences. In texts only such strings have leading or trailing blanks, and only
  /// such strings are tokens. Compiled once for all types (docs/decisions/0064).
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  mutating func escaped<T>(
    _ string: ScannedString, _ token: (UTF8Bytes) -> T?, _ parse: (UTF8Bytes) -> Parsed<T>
  ) -> Parsed<T> {
    switch dialect.form {
    case .json, .markup: string.withUnescaped(parse)
    case .text: string.withUnescaped { parse(JSONReader.trimmed($0)) }
    case .propertyList:
      string.isToken
        ? Parsed(token(UTF8Bytes(start: string.start, count: string.count))) : string.withUnescaped(parse)
    }
  }

  /// Same as `string()`: the text of an element with attributes.
  @inline(never)
  mutating func notatedString() throws(CodingFailure) -> String {
    guard dialect.takesTextForObject, let text = try elementText() else { throw mismatch(.string) }
    return text.withBytes { String(validated: $0, isASCII: false) }
  }

  /// Same as `caseNumber`, for a text with leading or trailing blanks, or of an element with attributes. Consumes it if
  /// it is one of the cases.
  ///
  /// - Returns: nil if there is no such text.
  @inline(never)
  mutating func notatedCase(_ cases: KeyTable) throws(CodingFailure) -> Int? {
    guard dialect.takesTextForObject else { return nil }
    let place = mark()
    guard let text = try elementText() else { return nil }
    let number = text.withBytes { bytes in
      let bytes = JSONReader.trimmed(bytes)
      return cases.number(of: bytes.baseAddress ?? JSONCursor.endSentinel, count: bytes.count, safe: 0)
    }
    if number < 0 { rewind(to: place) }
    return number
  }

  /// Same as `number(among:_:lenient:)`, for a text with leading or trailing blanks, or of an element with attributes.
  /// The cursor does not move.
  @inline(never)
  mutating func notatedNumber(among texts: KeyTable, _ numbers: KeyTable?) throws(CodingFailure) -> Int {
    guard dialect.takesTextForObject else { return -1 }
    let place = mark()
    defer { rewind(to: place) }
    guard let text = try elementText() else { return -1 }
    return text.withBytes { bytes in
      func number(of bytes: UTF8Bytes, in table: KeyTable) -> Int {
        table.number(of: bytes.baseAddress ?? JSONCursor.endSentinel, count: bytes.count, safe: 0)
      }
      let whole = number(of: bytes, in: texts)
      if whole >= 0 { return whole }
      let trimmed = JSONReader.trimmed(bytes)
      let text = number(of: trimmed, in: texts)
      guard text < 0, let numbers else { return text }
      let other = number(of: trimmed, in: numbers)
      return other < 0 ? other : texts.count &+ other
    }
  }

  /// Consumes a text that has only blanks, if it is next.
  ///
  /// - Parameter blanks: What remains of a text without them.
  @inline(never)
  mutating func isBlankText(
    without blanks: (UTF8Bytes) -> Range<Int> = Trimming.asciiRange
  ) throws(CodingFailure) -> Bool {
    let place = mark()
    guard let text = try elementText(), text.withBytes({ blanks($0).isEmpty }) else {
      rewind(to: place)
      return false
    }
    return true
  }

  /// Whether a text that could not be read, and that the cursor has passed, had only blanks.
  @inline(never)
  mutating func isBlankText(_ failure: CodingFailure) -> Bool {
    // Texts are copied into other buffers unchanged, so the bytes at their location are the same.
    guard dialect.hasOnlyText, failure.code == .mismatch, failure.offset >= origin else { return false }
    let document = session?.gathered.document ?? ByteRange(start: start, end: end)
    guard failure.offset - origin < document.count else { return false }
    let behind = mark()
    rewind(to: ValuePosition(position: document.start + (failure.offset - origin), depth: depth, state: .value))
    defer { rewind(to: behind) }
    do throws(CodingFailure) {
      return try isBlankText()
    } catch {
      return false
    }
  }

  /// The text of the value under the cursor: itself, the `$text` of an element, or the only element of an array
  /// (`page[]=5` of a form). Consumes the value.
  ///
  /// - Returns: nil, without moving, if there is none.
  mutating func elementText() throws(CodingFailure) -> ScannedString? {
    let place = mark()
    switch cursor.p[0] {
    case 0x22:
      let text = try scanString(at: cursor.p)
      cursor.p = text.end + 1
      cursor.skipBlanks()
      return text
    case 0x7b where dialect.takesTextForObject:
      var found: ScannedString?
      if try openDictionary() {
        repeat {
          if try scanEntryKey().isElementText, cursor.p[0] == 0x22 { found = try scanString(at: cursor.p) }
          try skip()
        } while try nextMember()
      }
      if found == nil { rewind(to: place) }
      return found
    case 0x5b where dialect.takesSingleForArray:
      guard enterOnlyElement(), cursor.p[0] == 0x22 else {
        rewind(to: place)
        return nil
      }
      let text = try scanString(at: cursor.p)
      cursor.p = text.end + 1
      cursor.skipBlanks()
      try leaveOnlyElement()
      return text
    default: return nil
    }
  }

  /// Whether the value under the cursor is a text, or stands for one where a scalar is expected. The cursor does not
  /// move. For values of which a problem is reported already: what is malformed in one is no text.
  mutating func hasElementText() -> Bool {
    let place = mark()
    defer { rewind(to: place) }
    do throws(CodingFailure) { return try elementText() != nil } catch { return false }
  }

  /// Whether the value under the cursor is an element with attributes that would be a text without them. The cursor
  /// does not move.
  @inline(never)
  mutating func isTextWithAttributes() throws(CodingFailure) -> Bool {
    guard dialect.takesTextForObject, cursor.p[0] == 0x7b else { return false }
    let place = mark()
    defer { rewind(to: place) }
    var hasText = false
    guard try openDictionary() else { return false }
    repeat {
      let key = try scanEntryKey()
      if key.isElementText {
        hasText = cursor.p[0] == 0x22
      } else if key.start[0] != UInt8(ascii: "@") {
        return false
      }
      try skip()
    } while try nextMember()
    return hasText
  }

  /// Whether a key is that of the text of an element with only attributes: no rule has to read it.
  mutating func isEmptyElementText(_ key: ScannedString) -> Bool {
    dialect.takesTextForObject && key.isElementText && cursor.p[0] == 0x22 && cursor.p[1] == 0x22
  }

  static func trimmed(_ bytes: UTF8Bytes) -> UTF8Bytes {
    UTF8Bytes(rebasing: bytes[Trimming.asciiRange(in: bytes)])
  }

  // MARK: - Tokens

  /// The token under the cursor as a `JSONValue`; nil if there is none. Consumes it.
  @inline(never)
  mutating func tokenValue() throws(CodingFailure) -> JSONValue? {
    guard dialect.hasTokens, cursor.p[0] == 0x22 else { return nil }
    let string = try scanString(at: cursor.p)
    guard let value = IntermediateToken(string)?.value else { return nil }
    cursor.p = string.end + 1
    cursor.skipBlanks()
    return value
  }
}

extension ScannedString {
  /// Whether it is a token of the intermediate form of property lists.
  var isToken: Bool { IntermediateToken(self) != nil }

  fileprivate var isElementText: Bool {
    count == 5 && UTF8Bytes(start: start, count: count).elementsEqual("$text".utf8)
  }

  /// Calls `body` with the value of the string.
  fileprivate func withBytes<Result>(_ body: (UTF8Bytes) -> Result) -> Result {
    hasEscapes ? self.withUnescaped(body) : body(UTF8Bytes(start: start, count: count))
  }
}
