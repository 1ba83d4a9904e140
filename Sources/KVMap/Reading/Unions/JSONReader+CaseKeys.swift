/// Unions and families whose case is told by the one key of their object: `{"circle": {"radius": 2}}`.
extension JSONReader {
  /// On the value of a union: finds the key of its case. The cursor does not move.
  ///
  /// - Parameters:
  ///   - keys: The keys of all cases; those of cases without payload come first.
  ///   - emptyCases: How many keys these have. Each of them may also stand as a bare text.
  ///   - isOpen: Whether a case takes every other value.
  /// - Returns: The number of the key; -1 if there is none and `isOpen`.
  /// - Throws: `CodingFailure` of the kinds `null`, `mismatch` and `unknown-case`, all at the value.
  @_spi(Generated) public mutating func caseKey(
    _ keys: KeyTable, emptyCases: Int, isOpen: Bool
  ) throws(CodingFailure) -> Int {
    let value = mark()
    if emptyCases > 0, cursor.p[0] != 0x7b, cursor.p[0] == 0x22 || dialect.takesTextForObject {
      let number = try textOfCase(keys)
      rewind(to: value)
      if number >= 0, number < emptyCases { return number }
    }
    guard cursor.p[0] == 0x7b || enterElement(keys) else {
      if isOpen { return -1 }
      throw noObject(keys, emptyCases: emptyCases)
    }
    let found = try knownKey(of: keys)
    rewind(to: value)
    if found.isAmbiguous { throw wrongKeys(keys, .mismatch, emptyCases: emptyCases) }
    if found.number >= 0 { return found.number }
    if emptyCases > 0, try isTextWithAttributes() {
      let number = try textOfCase(keys)
      rewind(to: value)
      if number >= 0, number < emptyCases { return number }
    }
    if isOpen { return -1 }
    throw wrongKeys(keys, .unknownCase, emptyCases: emptyCases)
  }

  /// The value of a case without payload: nothing under its key is read.
  ///
  /// - Parameter keys: Same as in `caseKey`.
  @_spi(Generated) public mutating func passEmptyCase(_ keys: KeyTable) throws(CodingFailure) {
    guard cursor.p[0] == 0x7b else { return try skip() }
    if dialect.takesTextForObject, try isNamedByText(keys) { return try skip() }
    try passObject(keys)
  }

  /// Whether the object under the cursor is an element with attributes whose text is that of a case.
  private mutating func isNamedByText(_ keys: KeyTable) throws(CodingFailure) -> Bool {
    let object = mark()
    let found = try knownKey(of: keys)
    rewind(to: object)
    return found.number < 0
  }

  private mutating func textOfCase(_ keys: KeyTable) throws(CodingFailure) -> Int {
    guard cursor.p[0] == 0x22 else { return try notatedCase(keys) ?? -1 }
    return try caseNumber(keys, lenient: false)
  }

  /// Moves to the object that an element with nothing but text stands for, if a case takes the text, or it is empty.
  private mutating func enterElement(_ keys: KeyTable) -> Bool {
    guard dialect.takesTextForObject, cursor.p[0] == 0x22 else { return false }
    guard cursor.p[1] == 0x22 || caseNumber(keys, of: "$text") >= 0 else { return false }
    return enterText()
  }

  /// The key of a case in the object under the cursor. One under null counts only if no other has a value.
  private mutating func knownKey(of keys: KeyTable) throws(CodingFailure) -> (number: Int, isAmbiguous: Bool) {
    let object = cursor.p
    var value: Int?
    var null: Int?
    var (haveValues, haveNulls) = (false, false)
    guard try openDictionary() else { return (-1, false) }
    repeat {
      let key = try scanEntryKey()
      let number = keys.number(of: key, safe: cursor.safe)
      if number >= 0 {
        if cursor.p[0] == 0x6e {
          haveNulls = haveNulls || null.map { $0 != number } ?? false
          null = null ?? number
        } else {
          haveValues = haveValues || value.map { $0 != number } ?? false
          value = value ?? number
        }
      }
      try skipCaching(from: object)
    } while try nextMember()
    if let value { return (value, haveValues) }
    return (null ?? -1, haveNulls)
  }

  // MARK: Problems

  @inline(never)
  private mutating func noObject(_ keys: KeyTable, emptyCases: Int) -> CodingFailure {
    if let diagnosis {
      diagnosis.expected = Self.expectedCase(keys, emptyCases: emptyCases, isText: cursor.p[0] == 0x22)
      blame(keys)
    }
    if cursor.p[0] == 0x6e { return failure(.null, .described) }
    return failure(cursor.p[0] == 0x22 && emptyCases > 0 ? .unknownCase : .mismatch, .described)
  }

  /// Which throws it: the object has the keys of several cases, or of none.
  @inline(never)
  private mutating func wrongKeys(_ keys: KeyTable, _ code: CodingFailure.Code, emptyCases: Int) -> CodingFailure {
    if let diagnosis {
      let value = mark()
      let isAnyKey = code == .unknownCase
      blame(keys)
      let listed = diagnosis.listedKeys(at: depth)?.union(keys.texts)
      diagnosis.found = Self.listed(keysOfObject(keys: keys) { number in isAnyKey || number >= 0 }, of: listed)
      rewind(to: value)
      diagnosis.expected = Self.expectedCase(keys, emptyCases: emptyCases, isText: false)
    }
    return failure(code, .described)
  }

  /// The distinct keys of the object under the cursor that `isMeant` accepts by their numbers.
  private mutating func keysOfObject(keys: KeyTable, _ isMeant: (Int) -> Bool) -> [String] {
    var found: [String] = []
    do throws(CodingFailure) {
      guard try openDictionary() else { return [] }
      repeat {
        let scanned = try scanEntryKey()
        let number = keys.number(of: scanned, safe: cursor.safe)
        let text = scanned.withUnescaped { String(decoding: $0, as: UTF8.self) }
        if isMeant(number), !found.contains(where: { $0.utf8.elementsEqual(text.utf8) }) { found.append(text) }
        try skip()
      } while try nextMember()
    } catch {
      // The object was scanned before, so that nothing in it is malformed.
    }
    return found
  }

  private static let mostListedKeys = 8

  /// `the keys "x" and "y"`
  ///
  /// - Parameter listed: The keys that may be shown, if the others are part of a value that must not be.
  private static func listed(_ keys: [String], of listed: Set<String>?) -> String {
    let named = listed.map { listed in keys.filter(listed.contains) } ?? keys
    let shown = named.prefix(mostListedKeys).map(QuotedText.quoted)
    guard let last = shown.last else {
      if keys.isEmpty { return "an object without keys" }
      return keys.count == 1 ? "a hidden key" : "\(keys.count) hidden keys"
    }
    if keys.count == 1 { return "the key \(last)" }
    let left = keys.count - shown.count
    if left > 0 {
      return "the \(shown.count == 1 ? "key" : "keys") \(shown.joined(separator: ", ")) and \(left) more"
    }
    return "the keys \(shown.dropLast().joined(separator: ", ")) and \(last)"
  }

  private static func expectedCase(_ keys: KeyTable, emptyCases: Int, isText: Bool) -> String {
    let all = keys.texts
    if isText, emptyCases > 0 { return ExpectationText.list(all.prefix(emptyCases).map(QuotedText.quoted)) }
    let object = all.count == 1 ? "an object with the key " : "an object with one of the keys "
    return object + ExpectationText.list(all.map(QuotedText.quoted))
  }
}
