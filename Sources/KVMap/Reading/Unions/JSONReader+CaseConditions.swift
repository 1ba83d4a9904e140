/// Conditions that select a case of a union without a discriminator: `when kind == 3 and not hidden`.
extension JSONReader {
  /// Whether a condition on the kind of the value at a path holds. If all conditions of a case do, `commits(_:_:)`
  /// follows.
  ///
  /// - Parameters:
  ///   - number: The position of the case.
  ///   - path: Same as in `discriminator`.
  ///   - kinds: The kinds that are meant, as in `shouldTryCase`; all of them if the path only has to be there.
  ///   - isNegated: Whether the condition holds where the value is of another kind, or absent.
  ///   - name: The name of the case.
  /// - Throws: `CodingFailure` of the kind `syntax`.
  @_spi(Generated) public mutating func meets(
    _ number: Int, _ choice: UnionAttempt, _ path: KeyTable, kinds: UInt8, isNegated: Bool, _ name: String
  ) throws(CodingFailure) -> Bool {
    if let known = choice.known { return known == number }
    let isThere = try hasValue(at: path)
    var isMet = isThere && kinds & kindOfValue != 0
    if isThere, !isMet, kinds & 4 != 0, cursor.p[0] == 0x7b { isMet = try isTextWithAttributes() }
    rewind(to: choice.start)
    guard isMet == isNegated else { return true }
    diagnosis?.reject(
      name, .condition(ConditionText(path.path(ofRule: 0), kinds: kinds, isNegated: isNegated)),
      at: choice.before.level)
    return false
  }

  /// Same as the other function, for the value itself.
  ///
  /// - Parameters:
  ///   - texts: The string that is meant, if it is one.
  ///   - numbers: The number or bool, as in JSON, if it is one.
  ///   - lenient: Whether only the text of a value counts.
  @_spi(Generated) public mutating func meets(
    _ number: Int, _ choice: UnionAttempt, _ path: KeyTable, equals texts: KeyTable, numbers: KeyTable? = nil,
    lenient: Bool, isNegated: Bool, _ name: String
  ) throws(CodingFailure) -> Bool {
    if let known = choice.known { return known == number }
    var isMet = false
    if try hasValue(at: path), cursor.p[0] != 0x6e {
      isMet = try self.number(among: texts, numbers, lenient: lenient) >= 0
    }
    rewind(to: choice.start)
    guard isMet == isNegated else { return true }
    if let diagnosis {
      let value = texts.texts.first.map(QuotedText.quoted) ?? numbers?.texts.first ?? ""
      diagnosis.reject(
        name, .condition(ConditionText(path.path(ofRule: 0), equals: value, isNegated: isNegated)),
        at: choice.before.level)
    }
    return false
  }

  /// All conditions of a case hold: the union commits to it.
  @_spi(Generated) public mutating func commits(_ number: Int, _ choice: UnionAttempt) -> Bool {
    commit(number, choice)
    return true
  }

  /// Whether there is a value at a path, including null.
  mutating func hasValue(at path: KeyTable) throws(CodingFailure) -> Bool {
    switch try follow(path) {
    case .value: true
    // Null in the middle of a path ends it.
    case .null(let isEnd): isEnd
    case .absent, .misplaced: false
    }
  }
}

/// A condition in words.
struct ConditionText {
  /// What has to be so.
  let wanted: String
  /// What is so instead.
  let found: String

  /// A path that has to be there.
  init(there path: String, isNegated: Bool = false) {
    let (present, absent) = ("\(path) is there", "\(path) is not there")
    (wanted, found) = isNegated ? (absent, present) : (present, absent)
  }

  init(_ path: String, kinds: UInt8, isNegated: Bool) {
    switch kinds {
    case 1: self.init(path, "an object", isNegated)
    case 2: self.init(path, "an array", isNegated)
    case 4: self.init(path, "a string", isNegated)
    case 8: self.init(path, "a number", isNegated)
    case 16: self.init(path, "a bool", isNegated)
    case 32: self.init(path, "null", isNegated)
    default: self.init(there: path, isNegated: isNegated)
    }
  }

  init(_ path: String, equals value: String, isNegated: Bool) { self.init(path, value, isNegated) }

  private init(_ path: String, _ value: String, _ isNegated: Bool) {
    let (same, other) = ("\(path) is \(value)", "\(path) is not \(value)")
    (wanted, found) = isNegated ? (other, same) : (same, other)
  }
}
