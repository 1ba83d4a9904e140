/// Elements that are selected by their values: `links[rel == "next"]`.
extension JSONReader {
  /// Whether the element under the cursor has the values of a selector. The cursor does not move.
  ///
  /// - Parameter selector: The conditions, in the notation of problems without the brackets.
  /// - Throws: `CodingFailure` if the element is malformed.
  @_spi(Generated) public mutating func isSelected(by selector: StaticString) throws(CodingFailure) -> Bool {
    try isSelected(by: ConstantText(selector))
  }

  /// Same as the public function, for selectors that are created at run time.
  package mutating func isSelected(by selector: ConstantText) throws(CodingFailure) -> Bool {
    let around = surroundings()
    if let known = around.selectors[selector.start] { return try isSelected(by: known) }
    guard let parsed = ElementSelector(selector.description) else { return false }
    around.selectors[selector.start] = parsed
    return try isSelected(by: parsed)
  }

  mutating func isSelected(by selector: ElementSelector) throws(CodingFailure) -> Bool {
    let element = mark()
    // What is passed on the way may be read as an array of one.
    let floor = singles.jump()
    defer { singles.returnToSource(to: floor) }
    for condition in selector.conditions {
      let isMet = try isMet(condition)
      rewind(to: element)
      guard isMet else { return false }
    }
    return true
  }

  private mutating func isMet(_ condition: ElementSelector.Condition) throws(CodingFailure) -> Bool {
    for step in condition.path {
      switch step {
      case .key(let key): guard try moveToEntry(key) != nil else { return false }
      case .index(let index): guard try moveToElement(index) != nil else { return false }
      case .selected(let selector): guard try moveToElement(selector) != nil else { return false }
      }
    }
    return try isEqual(to: condition.value)
  }

  /// Moves to the first element that a selector fits, if there is one.
  mutating func moveToElement(_ selector: ElementSelector) throws(CodingFailure) -> Int? {
    guard p[0] == 0x5b || notation == .text && (p[0] == 0x22 || p[0] == 0x7b), try beginArray() else { return nil }
    repeat {
      if try isSelected(by: selector) { return offset(of: p) }
      try skip()
    } while try nextElement()
    return nil
  }

  /// Whether the value under the cursor is this text, this number or this Bool. In documents that have only text, it
  /// is one that spells it.
  private mutating func isEqual(to value: ElementSelector.Literal) throws(CodingFailure) -> Bool {
    guard p[0] == 0x22 else { return try isScalar(value) }
    let scanned = try scanString(at: p)
    let text = JSONReader.withUnescaped(scanned) { String(decoding: $0, as: UTF8.self) }
    switch value {
    case .text(let other): return text.utf8.elementsEqual(other.utf8)
    case .number(let number): return notation == .text && JSONNumber(text.withoutBlanks) == number
    case .bool(let flag): return notation == .text && text.withoutBlanks == (flag ? "true" : "false")
    }
  }

  private mutating func isScalar(_ value: ElementSelector.Literal) throws(CodingFailure) -> Bool {
    switch value {
    case .text: return false
    case .bool(let flag): return p[0] == (flag ? UInt8(ascii: "t") : UInt8(ascii: "f"))
    case .number(let number):
      guard p[0] == UInt8(ascii: "-") || (0x30...0x39).contains(p[0]) else { return false }
      let place = p
      try skip()
      var end = place
      let behind = p == JSONReader.endSentinel ? self.end : p
      while end < behind, end[0] > 0x20 { end += 1 }
      return JSONNumber(String(decoding: UTF8Bytes(start: place, count: end - place), as: UTF8.self)) == number
    }
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
