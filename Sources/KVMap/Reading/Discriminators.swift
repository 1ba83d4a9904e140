/// Unions and families whose cases are told apart by a value at a path of their object.
extension Reader {
  /// Called by generated code, on the value of a union: which of the values that tell its cases apart is there. The
  /// cursor stays where it is.
  ///
  /// Where the discriminator is the first key of its object, nothing else is looked at.
  ///
  /// - Parameters:
  ///   - path: the steps that lead to the discriminator, as the keys of a table; an index is a required key. Its first
  ///     rule is the path as problems write it.
  ///   - texts: the texts.
  ///   - numbers: the numbers and bools, as in JSON.
  ///   - lenient: whether only the text of a value counts.
  ///   - isOpen: whether a case takes what is none of them, null and nothing included.
  /// - Returns: the number of a text, or of a number behind all texts; -1 for anything else, where `isOpen`.
  /// - Throws: `Failure` of the kinds `missing`, `null`, `mismatch` and `unknown-case`, all at the discriminator.
  public mutating func discriminator(
    _ path: Keys, _ texts: Keys, numbers: Keys? = nil, lenient: Bool, isOpen: Bool
  ) throws(Failure) -> Int {
    let object = mark()
    guard p[0] == 0x7b || enterText() else {
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
      trace?.subject = Trace.Subject(keys: path, rule: nil)
      throw mismatch(expectation)
    }
    let number = try self.number(among: texts, numbers, lenient: lenient)
    if number < 0, !isOpen { throw unknownDiscriminator(path, texts, numbers) }
    rewind(to: object)
    return number
  }

  @inline(__always)
  private mutating func number(among texts: Keys, _ numbers: Keys?, lenient: Bool) throws(Failure) -> Int {
    guard p[0] == 0x22 else { return try otherNumber(among: texts, numbers, lenient: lenient) }
    let text = try scanString(at: p)
    let number = texts.number(of: text, safe: safe)
    guard number < 0, lenient || notation == .text, let numbers else { return number }
    let other = numbers.number(of: text, safe: safe)
    return other < 0 ? other : texts.count &+ other
  }

  /// The discriminator is no text.
  @inline(never)
  private mutating func otherNumber(among texts: Keys, _ numbers: Keys?, lenient: Bool) throws(Failure) -> Int {
    guard p[0] != 0x7b, p[0] != 0x5b else { return -1 }
    let start = p
    try skip()
    let behind = p
    p = start
    guard let end = Reader.endOfScalar(from: start, to: behind) else { return -1 }
    let count = end - start
    if lenient {
      let number = texts.number(of: start, count: count, safe: 0)
      if number >= 0 { return number }
    }
    guard let numbers else { return -1 }
    let number = numbers.number(of: start, count: count, safe: 0)
    if number >= 0 { return texts.count &+ number }
    // The same number may be written in another way.
    guard let value = Number(String(decoding: UTF8Bytes(start: start, count: count), as: UTF8.self)) else { return -1 }
    return numbers.texts.firstIndex { Number($0) == value }.map { texts.count &+ $0 } ?? -1
  }

  /// Where a number or a word ends that stands before a comma, a bracket or blanks.
  private static func endOfScalar(
    from start: UnsafePointer<UInt8>, to behind: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8>? {
    var end = start
    while end < behind, end[0] > 0x20 { end += 1 }
    return end > start ? end : nil
  }

  @inline(never)
  private mutating func unknownDiscriminator(_ path: Keys, _ texts: Keys, _ numbers: Keys?) -> Failure {
    if let trace {
      trace.subject = Trace.Subject(keys: path, rule: nil)
      trace.expected = ExpectationText.list(
        texts.texts.map(QuotedText.quoted) + (numbers?.texts ?? []))
    }
    // A value of a kind that no case has is not an unknown one.
    let isExpectedKind = p[0] == 0x22 ? texts.count > 0 : p[0] != 0x7b && p[0] != 0x5b && numbers != nil
    return failure(isExpectedKind ? .unknownCase : .mismatch, .described)
  }

  /// There is no discriminator, or null.
  @inline(never)
  private mutating func nothing(_ code: Failure.Code, at path: Keys, from object: Mark) -> Failure {
    let start = object.position ?? p
    if let trace {
      let asked = asked(LocatedPath(object: start, buffer: object.buffer, path: path.path(ofRule: 0)))
      trace.subject = Trace.Subject(keys: path, rule: nil, asked: asked)
    }
    return Failure(code, .value, at: offset(of: start, in: object.buffer))
  }

  // MARK: Payloads

  /// Called by generated code around the reading of a payload that is the union's own object: the first key of the
  /// discriminator's path counts as read (A121 of the language's decisions).
  ///
  /// - Returns: what `endPayload(_:)` wants.
  public mutating func beginPayload(_ path: Keys) -> Int {
    payloads.append(Payload(start: p, key: path.record(at: 0), isStrict: path.duplicates == .error))
    return payloads.count - 1
  }

  /// Called by generated code when the payload was read, or could not be.
  public mutating func endPayload(_ count: Int) {
    // What failed inside of it may have left its own here.
    payloads.removeLast(max(payloads.count - count, 0))
  }

  /// Whether a key that the payload does not read is a discriminator of unions around it.
  ///
  /// - Throws: `Failure` of the kind `duplicate-key` where it stands twice.
  @inline(never)
  @discardableResult
  mutating func checkDiscriminator(
    _ key: ScannedString, at place: UnsafePointer<UInt8>, of scan: Scan
  ) throws(Failure) -> Bool {
    var position = payloads.count - 1
    // Unions may be payloads of each other, all read from one object; those of inner objects have ended.
    while payloads.indices.contains(position), payloads[position].start == scan.start {
      defer { position -= 1 }
      guard isKey(key, payloads[position].key) else { continue }
      // The object may be read more than once.
      let first = payloads[position].first ?? place
      payloads[position].first = first
      guard first != place, payloads[position].isStrict else { return true }
      let failure = failure(.duplicateKey, .nothing, at: place)
      guard collects(failure) else { throw failure }
      return true
    }
    return false
  }

  /// Called by generated code, which throws it: a path has nothing where a value is needed.
  public mutating func absent(_ keys: Keys, rule: Int, _ scan: Scan) -> Failure {
    let object = scan.start ?? p
    if let trace {
      let asked = asked(LocatedPath(object: object, buffer: scan.buffer, path: keys.path(ofRule: rule)))
      trace.subject = Trace.Subject(keys: keys, rule: rule, asked: asked)
    }
    return Failure(.missing, .value, at: offset(of: object, in: scan.buffer))
  }

  /// Called by generated code: moves from the value of a payload's first key to the payload.
  ///
  /// - Returns: false where nothing stands there; the cursor then has to go back.
  /// - Throws: `Failure` of the kind `mismatch` where the way leads through something else than objects and arrays.
  public mutating func moveToPayload(_ path: Keys) throws(Failure) -> Bool {
    switch try follow(path) {
    case .value: return true
    case .null: return true
    case .absent: return false
    case .misplaced(let expectation): throw mismatch(expectation)
    }
  }

  /// Called by generated code: moves over a value that was read already, as a whole or in part.
  public mutating func passAgain() throws(Failure) {
    guard p[0] == 0x7b || p[0] == 0x5b, buffer == 0 else { return try skip() }
    try skip(noting: lookAhead())
  }
}

/// The object of a union, and its discriminator.
struct Payload {
  var start: UnsafePointer<UInt8>
  var key: KeyRecord
  /// Whether a second one is a problem.
  var isStrict: Bool
  /// Where it stands, once it was met.
  var first: UnsafePointer<UInt8>?
}
