#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
import KVMapText

extension JSONReader {
  /// Moves to the first key of an object with arbitrary keys. Returns `false` if it is empty,
  /// and already closed again.
  @inline(never)
  @_spi(Generated) public mutating func openDictionary() throws(CodingFailure) -> Bool {
    guard cursor.p[0] == 0x7b || enterText(asEntries: true) else { throw mismatch(.object) }
    try enterContainer()
    guard cursor.p[0] == 0x7d else { return true }
    try leaveContainer()
    return false
  }

  /// After a value of a dictionary: moves to the next key, or out of the object (`false`). The empty text of an element
  /// with attributes is no entry.
  @inline(never)
  @_spi(Generated) public mutating func nextEntry() throws(CodingFailure) -> Bool {
    if cursor.p[0] == 0x2c {
      cursor.p += 1
      if cursor.p[0] > 0x20 { return true }
      // In the intermediate form of text one blank precedes each key.
      if cursor.p[0] == 0x20, dialect.takesTextForObject { return try nextEntryOfElement() }
      cursor.skipBlanks()
      return true
    }
    guard cursor.p[0] == 0x7d else {
      guard returnToSource() else { throw failure(.syntax, .commaOrBrace) }
      return try nextEntry()
    }
    try leaveContainer()
    return false
  }

  @inline(never)
  private mutating func nextEntryOfElement() throws(CodingFailure) -> Bool {
    cursor.skipBlanks()
    guard cursor.p[0] == 0x22, cursor.p[1] == UInt8(ascii: "$") else { return true }
    let place = cursor.p
    let key = try scanString(at: place)
    cursor.p = key.end + 1
    try skipColon()
    guard isEmptyElementText(key) else {
      cursor.p = place
      return true
    }
    try skip()
    return try nextEntry()
  }

  /// Same as `nextEntry()`, for objects that are no dictionaries: the empty text of an element is a member.
  @inline(never)
  mutating func nextMember() throws(CodingFailure) -> Bool {
    if cursor.p[0] == 0x2c {
      cursor.p += 1
      cursor.skipBlanks()
      return true
    }
    guard cursor.p[0] == 0x7d else {
      guard returnToSource() else { throw failure(.syntax, .commaOrBrace) }
      return try nextMember()
    }
    try leaveContainer()
    return false
  }

  /// The key under the cursor; moves to its value.
  @inline(never)
  @_spi(Generated) public mutating func entryKey() throws(CodingFailure) -> String {
    let key = try scanEntryKey()
    return key.hasEscapes
      ? key.withUnescaped { String(validated: $0, isASCII: false) } : cursor.text(of: key)
  }

  /// Consumes a key and its colon.
  @inline(__always)
  mutating func scanEntryKey() throws(CodingFailure) -> ScannedString {
    guard cursor.p[0] == 0x22 else { throw failure(.syntax, .key) }
    lastKey = cursor.p
    let key = try scanString(at: cursor.p)
    cursor.p = key.end + 1
    try skipColon()
    return key
  }

  /// If the last key is already in its dictionary: fails at that key.
  @_spi(Generated) public mutating func duplicateEntry() throws(CodingFailure) { try duplicateEntry(at: lastKey) }

  /// Same as generated code does after the value of such a key was read.
  ///
  /// - Parameter entry: The location of the key.
  package mutating func duplicateEntry(at entry: ValuePosition) throws(CodingFailure) {
    try duplicateEntry(at: entry.position ?? lastKey)
  }

  mutating func duplicateEntry(at key: UnsafePointer<UInt8>) throws(CodingFailure) {
    let failure = failure(.duplicateKey, .nothing, at: key)
    guard collects(failure) else { throw failure }
  }

  /// A key that is an integer, in the grammar of a JSON number.
  @_spi(Generated) public mutating func entryKeyInt() throws(CodingFailure) -> Int { try integerKey(.int) }
  /// Same as `entryKeyInt()`.
  @_spi(Generated) public mutating func entryKeyInt8() throws(CodingFailure) -> Int8 { try integerKey(.int8) }
  /// Same as `entryKeyInt()`.
  @_spi(Generated) public mutating func entryKeyInt16() throws(CodingFailure) -> Int16 { try integerKey(.int16) }
  /// Same as `entryKeyInt()`.
  @_spi(Generated) public mutating func entryKeyInt32() throws(CodingFailure) -> Int32 { try integerKey(.int32) }
  /// Same as `entryKeyInt()`.
  @_spi(Generated) public mutating func entryKeyInt64() throws(CodingFailure) -> Int64 { try integerKey(.int64) }
  /// Same as `entryKeyInt()`.
  @_spi(Generated) public mutating func entryKeyUInt() throws(CodingFailure) -> UInt { try integerKey(.uint) }
  /// Same as `entryKeyInt()`.
  @_spi(Generated) public mutating func entryKeyUInt8() throws(CodingFailure) -> UInt8 { try integerKey(.uint8) }
  /// Same as `entryKeyInt()`.
  @_spi(Generated) public mutating func entryKeyUInt16() throws(CodingFailure) -> UInt16 { try integerKey(.uint16) }
  /// Same as `entryKeyInt()`.
  @_spi(Generated) public mutating func entryKeyUInt32() throws(CodingFailure) -> UInt32 { try integerKey(.uint32) }
  /// Same as `entryKeyInt()`.
  @_spi(Generated) public mutating func entryKeyUInt64() throws(CodingFailure) -> UInt64 { try integerKey(.uint64) }

  /// A key that is a UUID.
  @_spi(Generated) public mutating func entryKeyUUID() throws(CodingFailure) -> UUID {
    try key(.uuid) { Parsed(UUIDText.parse($0)) }
  }

  private mutating func integerKey<T: FixedWidthInteger>(_ expectation: Expectation) throws(CodingFailure) -> T {
    try key(expectation) { IntegerText.parse($0) }
  }

  private mutating func key<T>(
    _ expectation: Expectation, _ parse: (UTF8Bytes) -> Parsed<T>
  ) throws(CodingFailure) -> T {
    let key = try scanEntryKey()
    let parsed =
      key.hasEscapes
      ? key.withUnescaped(parse) : parse(UTF8Bytes(start: key.start, count: key.count))
    switch parsed {
    case .value(let value): return value
    case .mismatch: throw failure(.mismatch, expectation, at: lastKey)
    case .range: throw failure(.range, expectation, at: lastKey)
    }
  }
}
