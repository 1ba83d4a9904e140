/// Elements that are selected by their values: `links[rel == "next"]`.
extension JSONReader {
  /// Whether the element under the cursor has the values of a selector. The cursor does not move.
  ///
  /// - Parameters:
  ///   - selector: The conditions, in the notation of problems without the brackets.
  ///   - lenient: Whether only the text of a value counts.
  ///   - duplicates: How a key of a condition is handled that occurs twice.
  /// - Throws: `CodingFailure` if the element is malformed, or a key is repeated that must not be.
  @_spi(Generated) public mutating func isSelected(
    by selector: StaticString, lenient: Bool = false, duplicates: KeyTable.Duplicates = .error
  ) throws(CodingFailure) -> Bool {
    try isSelected(by: ConstantText(selector), lenient: lenient, duplicates: duplicates)
  }

  /// Same as the public function, for selectors that are created at run time.
  package mutating func isSelected(
    by selector: ConstantText, lenient: Bool, duplicates: KeyTable.Duplicates
  ) throws(CodingFailure) -> Bool {
    guard let selector = parsed(selector) else { return false }
    let element = mark()
    do throws(CodingFailure) {
      return try isSelected(by: selector, lenient: lenient, duplicates: duplicates)
    } catch {
      // The rule is the one that reads the array, and none that reads in an element.
      rewind(to: element)
      guard error.code == .duplicateKey, collects(error) else { throw error }
      // Other problems are looked for as if the key occurred once.
      return try isSelected(by: selector, lenient: lenient, duplicates: .first)
    }
  }

  private mutating func parsed(_ selector: ConstantText) -> ElementSelector? {
    let session = openSession()
    if let known = session.scopes.selectors[selector.start] { return known }
    guard let parsed = ElementSelector(selector.description) else { return nil }
    session.scopes.selectors[selector.start] = parsed
    return parsed
  }

  mutating func isSelected(
    by selector: ElementSelector, lenient: Bool = false, duplicates: KeyTable.Duplicates = .first
  ) throws(CodingFailure) -> Bool {
    let element = mark()
    // What is passed on the way may be read as an array of one.
    let floor = beginDetour()
    defer { endDetour(floor) }
    for condition in selector.conditions {
      let isMet = try isMet(condition, lenient: lenient, duplicates)
      rewind(to: element)
      guard isMet else { return false }
    }
    return true
  }

  private mutating func isMet(
    _ condition: ElementSelector.Condition, lenient: Bool, _ duplicates: KeyTable.Duplicates
  ) throws(CodingFailure) -> Bool {
    for step in condition.path {
      guard try move(to: step, duplicates) else { return false }
    }
    return try isEqual(to: condition.value, lenient: lenient || dialect.hasOnlyText)
  }

  /// Whether the value under the cursor is this text, this number or this Bool.
  ///
  /// - Parameter lenient: Whether it may also be one that spells it.
  private mutating func isEqual(to value: ElementSelector.Literal, lenient: Bool) throws(CodingFailure) -> Bool {
    let scanned: ScannedString
    if cursor.p[0] == 0x22 {
      scanned = try scanString(at: cursor.p)
    } else if lenient, let text = try elementText() {
      scanned = text
    } else {
      return try isScalar(value, lenient: lenient)
    }
    let text = scanned.withUnescaped { String(decoding: $0, as: UTF8.self) }
    switch value {
    case .text(let other): return text.utf8.elementsEqual(other.utf8)
    case .number(let number): return lenient && JSONNumber(text.withoutBlanks) == number
    case .bool(let flag): return lenient && text.withoutBlanks == (flag ? "true" : "false")
    }
  }

  private mutating func isScalar(_ value: ElementSelector.Literal, lenient: Bool) throws(CodingFailure) -> Bool {
    let isNumber = cursor.p[0] == UInt8(ascii: "-") || (0x30...0x39).contains(cursor.p[0])
    let isBool = cursor.p[0] == UInt8(ascii: "t") || cursor.p[0] == UInt8(ascii: "f")
    switch value {
    case .bool(let flag): return cursor.p[0] == (flag ? UInt8(ascii: "t") : UInt8(ascii: "f"))
    case .number(let number):
      guard isNumber else { return false }
      return try JSONNumber(scalarText()) == number
    case .text(let text):
      guard lenient, isNumber || isBool else { return false }
      return try scalarText() == text
    }
  }

  /// The number or Bool under the cursor, as in the document.
  private mutating func scalarText() throws(CodingFailure) -> String {
    let place = cursor.p
    try skip()
    let behind = cursor.p == JSONCursor.endSentinel ? self.end : cursor.p
    var end = place
    while end < behind, end[0] > 0x20 { end += 1 }
    return String(decoding: UTF8Bytes(start: place, count: end - place), as: UTF8.self)
  }
}

extension String {
  fileprivate var withoutBlanks: String {
    let isBlank = { (scalar: Unicode.Scalar) in scalar == " " || ("\t"..."\r").contains(scalar) }
    var scalars = unicodeScalars[...]
    while let first = scalars.first, isBlank(first) { scalars.removeFirst() }
    while let last = scalars.last, isBlank(last) { scalars.removeLast() }
    return String(String.UnicodeScalarView(scalars))
  }
}
