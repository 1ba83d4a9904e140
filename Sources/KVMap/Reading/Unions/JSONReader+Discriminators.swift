/// Unions and families whose cases are distinguished by a value at a path of their object.
extension JSONReader {
  /// On the value of a union: finds the discriminator value. The cursor does not move.
  ///
  /// If the discriminator is the first key of its object, nothing else is scanned.
  ///
  /// - Parameters:
  ///   - path: The steps that lead to the discriminator, as the keys of a table; an index is a required key. Its first
  ///     rule is the path in the notation of problems.
  ///   - texts: The texts.
  ///   - numbers: The numbers and bools, as in JSON.
  ///   - lenient: Whether only the text of a value counts.
  ///   - isOpen: Whether a case accepts all other values, including null and a missing discriminator.
  /// - Returns: The number of a text, or of a number, counted after all texts; -1 for anything else, if `isOpen`.
  /// - Throws: `CodingFailure` of the kinds `missing`, `null`, `mismatch` and `unknown-case`, all at the discriminator.
  @_spi(Generated) public mutating func discriminator(
    _ path: KeyTable, _ texts: KeyTable, numbers: KeyTable? = nil, lenient: Bool, isOpen: Bool
  ) throws(CodingFailure) -> Int {
    let object = mark()
    guard cursor.p[0] == 0x7b || enterText() else {
      blame(path)
      throw mismatch(.object)
    }
    switch try follow(path) {
    case .value: break
    case .absent where isOpen, .null where isOpen:
      rewind(to: object)
      return -1
    case .absent: throw nothing(.missing, at: path, from: object)
    case .null: throw nothing(.null, at: path, from: object)
    case .misplaced(let expectation):
      diagnosis?.subject = DiagnosisContext.Subject(keys: path, rule: nil)
      throw mismatch(expectation)
    }
    let number = try self.number(among: texts, numbers, lenient: lenient)
    if number < 0, !isOpen { throw unknownDiscriminator(path, texts, numbers) }
    rewind(to: object)
    return number
  }

  /// On the value of a union with a case that takes a discriminator that is null or absent. Otherwise the same as
  /// `discriminator`.
  ///
  /// - Returns: Also -2 if the discriminator is null or absent.
  @_spi(Generated) public mutating func discriminatorOrNil(
    _ path: KeyTable, _ texts: KeyTable, numbers: KeyTable? = nil, lenient: Bool, isOpen: Bool
  ) throws(CodingFailure) -> Int {
    let object = mark()
    guard cursor.p[0] == 0x7b || enterText() else {
      blame(path)
      throw mismatch(.object)
    }
    switch try follow(path) {
    case .value: break
    case .absent, .null:
      rewind(to: object)
      return -2
    case .misplaced(let expectation):
      diagnosis?.subject = DiagnosisContext.Subject(keys: path, rule: nil)
      throw mismatch(expectation)
    }
    let number = try self.number(among: texts, numbers, lenient: lenient)
    if number < 0, !isOpen { throw unknownDiscriminator(path, texts, numbers) }
    rewind(to: object)
    return number
  }

  /// On the value of a union whose case is selected by what the caller passed. The cursor does not move.
  ///
  /// - Parameters:
  ///   - path: The path of the discriminator there.
  ///   - keys: A table whose first rule is that path, below `$context`.
  ///   - takesNil: Whether a case takes a discriminator that is null or absent.
  /// - Returns: Same as `discriminatorOrNil` if `takesNil`; otherwise same as `discriminator`.
  @_spi(Generated) public mutating func passedDiscriminator(
    _ path: StaticString, _ keys: KeyTable, _ texts: KeyTable, numbers: KeyTable? = nil, lenient: Bool, isOpen: Bool,
    takesNil: Bool = false
  ) throws(CodingFailure) -> Int {
    try passedDiscriminator(
      ConstantText(path), keys, texts, numbers: numbers, lenient: lenient, isOpen: isOpen, takesNil: takesNil)
  }

  /// Same as the public function, for a path that is created at run time.
  package mutating func passedDiscriminator(
    _ path: ConstantText, _ keys: KeyTable, _ texts: KeyTable, numbers: KeyTable? = nil, lenient: Bool, isOpen: Bool,
    takesNil: Bool = false
  ) throws(CodingFailure) -> Int {
    let value = mark()
    let place = try find(path, in: .context, keys, rule: 0, ObjectState())
    guard place.state == .value else {
      if takesNil { return -2 }
      if isOpen { return -1 }
      throw nothingPassed(place.state == .null ? .null : .missing, keys)
    }
    seekOutside(to: place, keys, rule: 0, ObjectState())
    let number = try self.number(among: texts, numbers, lenient: lenient)
    if number < 0, !isOpen { throw unknownDiscriminator(keys, texts, numbers) }
    rewind(to: value)
    return number
  }

  @inline(never)
  private mutating func nothingPassed(_ code: CodingFailure.Code, _ keys: KeyTable) -> CodingFailure {
    let own = AnchoredPath(object: cursor.p, buffer: buffer, path: keys.path(ofRule: 0))
    let found = located(own, in: .context, behind: scope)
    if let diagnosis {
      diagnosis.subject = DiagnosisContext.Subject(keys: keys, rule: nil, asked: asked(found))
    }
    return CodingFailure(code, .value, at: offset(of: found.object, in: found.buffer))
  }

  @inline(__always)
  mutating func number(among texts: KeyTable, _ numbers: KeyTable?, lenient: Bool) throws(CodingFailure) -> Int
  {
    guard cursor.p[0] == 0x22 else { return try otherNumber(among: texts, numbers, lenient: lenient) }
    let text = try scanString(at: cursor.p)
    let number = texts.number(of: text, safe: cursor.safe)
    guard number < 0, lenient || dialect.hasOnlyText else { return number }
    if let numbers {
      let other = numbers.number(of: text, safe: cursor.safe)
      if other >= 0 { return texts.count &+ other }
    }
    return try notatedNumber(among: texts, numbers)
  }

  /// The discriminator is not a text.
  @inline(never)
  private mutating func otherNumber(among texts: KeyTable, _ numbers: KeyTable?, lenient: Bool) throws(CodingFailure)
    -> Int
  {
    guard cursor.p[0] != 0x7b, cursor.p[0] != 0x5b else { return try notatedNumber(among: texts, numbers) }
    let start = cursor.p
    try skip()
    let behind = cursor.p
    cursor.p = start
    guard let end = JSONReader.endOfScalar(from: start, to: behind) else { return -1 }
    let count = end - start
    if lenient {
      let number = texts.number(of: start, count: count, safe: 0)
      if number >= 0 { return number }
    }
    guard let numbers else { return -1 }
    let number = numbers.number(of: start, count: count, safe: 0)
    if number >= 0 { return texts.count &+ number }
    // The same number may be written differently.
    guard let value = JSONNumber(String(decoding: UTF8Bytes(start: start, count: count), as: UTF8.self)) else {
      return -1
    }
    return numbers.texts.firstIndex { JSONNumber($0) == value }.map { texts.count &+ $0 } ?? -1
  }

  /// The end of a number or a word that is followed by a comma, a bracket or blanks.
  private static func endOfScalar(
    from start: UnsafePointer<UInt8>, to behind: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8>? {
    var end = start
    while end < behind, end[0] > 0x20 { end += 1 }
    return end > start ? end : nil
  }

  @inline(never)
  private mutating func unknownDiscriminator(_ path: KeyTable, _ texts: KeyTable, _ numbers: KeyTable?) -> CodingFailure
  {
    if let diagnosis {
      diagnosis.subject = DiagnosisContext.Subject(keys: path, rule: nil)
      diagnosis.expected = ExpectationText.list(
        texts.texts.map(QuotedText.quoted) + (numbers?.texts ?? []))
    }
    // A value of a kind that no case has is a mismatch and not an unknown case.
    let first = cursor.p[0]
    let isExpectedKind = hasElementText() ? texts.count > 0 : first != 0x7b && first != 0x5b && numbers != nil
    return failure(isExpectedKind ? .unknownCase : .mismatch, .described)
  }

  /// The discriminator is missing or null.
  @inline(never)
  private mutating func nothing(_ code: CodingFailure.Code, at path: KeyTable, from object: ValuePosition)
    -> CodingFailure
  {
    let start = object.position ?? cursor.p
    if let diagnosis {
      let asked = asked(AnchoredPath(object: start, buffer: object.buffer, path: path.path(ofRule: 0)))
      diagnosis.subject = DiagnosisContext.Subject(keys: path, rule: nil, asked: asked)
    }
    return CodingFailure(code, .value, at: offset(of: start, in: object.buffer))
  }

  // MARK: Payloads

  /// The value of a case without payload, which is an object: nothing in it is read.
  ///
  /// - Parameter keys: A table without keys, or with those that are known.
  @_spi(Generated) public mutating func passObject(_ keys: KeyTable) throws(CodingFailure) {
    var scan = ObjectState()
    var key = try beginObject(keys, &scan)
    while key >= 0 {
      try skip()
      key = try nextKey(&scan)
    }
  }

  /// Before reading a payload that is the union's own object: the first key of the
  /// discriminator's path counts as read (A121 of the language's decisions).
  ///
  /// - Returns: The argument for `endPayload(_:)`.
  @_spi(Generated) public mutating func beginPayload(_ path: KeyTable) -> Int {
    let session = openSession()
    session.payloads.append(Payload(start: cursor.p, key: path.record(at: 0), isStrict: path.duplicates == .error))
    return session.payloads.count - 1
  }

  /// After the payload was read, or reading it failed.
  @_spi(Generated) public mutating func endPayload(_ count: Int) {
    // A failure inside of it may have left further payloads here.
    if let session { session.payloads.removeLast(max(session.payloads.count - count, 0)) }
  }

  /// Whether a key that the payload does not read is a discriminator of an enclosing union.
  ///
  /// - Throws: `CodingFailure` of the kind `duplicate-key` if the key is repeated.
  @inline(never)
  @discardableResult
  mutating func checkDiscriminator(
    _ key: ScannedString, at place: UnsafePointer<UInt8>, of scan: ObjectState
  ) throws(CodingFailure) -> Bool {
    guard let session else { return false }
    var position = session.payloads.count - 1
    // Unions may be payloads of each other, all read from one object; those of inner objects have ended.
    while session.payloads.indices.contains(position), session.payloads[position].start == scan.start {
      defer { position -= 1 }
      guard isKey(key, session.payloads[position].key) else { continue }
      // The object may be read more than once.
      let first = session.payloads[position].first ?? place
      session.payloads[position].first = first
      guard first != place, session.payloads[position].isStrict else { return true }
      let failure = failure(.duplicateKey, .nothing, at: place)
      guard collects(failure) else { throw failure }
      return true
    }
    return false
  }

  /// Which throws it: there is nothing at a path where a value is required.
  @_spi(Generated) public mutating func absent(_ keys: KeyTable, rule: Int, _ scan: ObjectState) -> CodingFailure {
    let object = scan.start ?? cursor.p
    if let diagnosis {
      let asked = asked(AnchoredPath(object: object, buffer: scan.buffer, path: keys.path(ofRule: rule)))
      diagnosis.subject = DiagnosisContext.Subject(keys: keys, rule: rule, asked: asked)
    }
    return CodingFailure(.missing, .value, at: offset(of: object, in: scan.buffer))
  }

  /// Moves from the value of a payload's first key to the payload.
  ///
  /// - Returns: `false` if there is nothing there; the cursor must then go back.
  /// - Throws: `CodingFailure` of the kind `mismatch` if the path leads through a value that is not an object or array.
  @_spi(Generated) public mutating func moveToPayload(_ path: KeyTable) throws(CodingFailure) -> Bool {
    switch try follow(path) {
    case .value: return true
    case .null: return true
    case .absent: return false
    case .misplaced(let expectation): throw mismatch(expectation)
    }
  }

  /// Skips a value that was already read, entirely or partly.
  @_spi(Generated) public mutating func skipVisitedValue() throws(CodingFailure) {
    guard cursor.p[0] == 0x7b || cursor.p[0] == 0x5b, buffer == 0 else { return try skip() }
    try skip(noting: openSession())
  }
}

/// The object of a union, and its discriminator.
struct Payload {
  var start: UnsafePointer<UInt8>
  var key: KeyRecord
  /// Whether a duplicate is a problem.
  var isStrict: Bool
  /// Its location, once it was encountered.
  var first: UnsafePointer<UInt8>?
}
