#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Reader {
  /// Called by generated code: moves to the first key of an object with arbitrary keys. Returns `false` if it is empty,
  /// and already closed again.
  @inline(never)
  public mutating func openDictionary() throws(Failure) -> Bool {
    guard p[0] == 0x7b || enterText(asEntries: true) else { throw mismatch(.object) }
    try enterContainer()
    guard p[0] == 0x7d else { return true }
    try leaveContainer()
    return false
  }

  /// Called by generated code, after a value: moves to the next key, or out of the object (`false`).
  @inline(never)
  public mutating func nextEntry() throws(Failure) -> Bool {
    if p[0] == 0x2c {
      p += 1
      skipBlanks()
      return true
    }
    guard p[0] == 0x7d else {
      guard comeBack() else { throw failure(.syntax, .commaOrBrace) }
      return try nextEntry()
    }
    try leaveContainer()
    return false
  }

  /// Called by generated code: the key under the cursor; moves to its value.
  @inline(never)
  public mutating func entryKey() throws(Failure) -> String {
    let key = try scanEntryKey()
    return key.hasEscapes ? Reader.withUnescaped(key) { Reader.text($0, isASCII: false) } : Reader.text(of: key)
  }

  /// Consumes a key and its colon.
  @inline(__always)
  mutating func scanEntryKey() throws(Failure) -> ScannedString {
    guard p[0] == 0x22 else { throw failure(.syntax, .key) }
    lastKey = p
    let key = try scanString(at: p)
    p = key.end + 1
    try colon()
    return key
  }

  /// Called by generated code if the last key is already in its dictionary: fails at that key.
  public mutating func duplicateEntry() throws(Failure) { try duplicateEntry(at: lastKey) }

  /// Same as generated code does after the value of such a key was read.
  ///
  /// - Parameter entry: The location of the key.
  package mutating func duplicateEntry(at entry: Mark) throws(Failure) {
    try duplicateEntry(at: entry.position ?? lastKey)
  }

  mutating func duplicateEntry(at key: UnsafePointer<UInt8>) throws(Failure) {
    let failure = failure(.duplicateKey, .nothing, at: key)
    guard collects(failure) else { throw failure }
  }

  /// Called by generated code: a key that is an integer, in the grammar of a JSON number.
  public mutating func entryKeyInt() throws(Failure) -> Int { try integerKey(.int) }
  /// Called by generated code. Same as `entryKeyInt()`.
  public mutating func entryKeyInt8() throws(Failure) -> Int8 { try integerKey(.int8) }
  /// Called by generated code. Same as `entryKeyInt()`.
  public mutating func entryKeyInt16() throws(Failure) -> Int16 { try integerKey(.int16) }
  /// Called by generated code. Same as `entryKeyInt()`.
  public mutating func entryKeyInt32() throws(Failure) -> Int32 { try integerKey(.int32) }
  /// Called by generated code. Same as `entryKeyInt()`.
  public mutating func entryKeyInt64() throws(Failure) -> Int64 { try integerKey(.int64) }
  /// Called by generated code. Same as `entryKeyInt()`.
  public mutating func entryKeyUInt() throws(Failure) -> UInt { try integerKey(.uint) }
  /// Called by generated code. Same as `entryKeyInt()`.
  public mutating func entryKeyUInt8() throws(Failure) -> UInt8 { try integerKey(.uint8) }
  /// Called by generated code. Same as `entryKeyInt()`.
  public mutating func entryKeyUInt16() throws(Failure) -> UInt16 { try integerKey(.uint16) }
  /// Called by generated code. Same as `entryKeyInt()`.
  public mutating func entryKeyUInt32() throws(Failure) -> UInt32 { try integerKey(.uint32) }
  /// Called by generated code. Same as `entryKeyInt()`.
  public mutating func entryKeyUInt64() throws(Failure) -> UInt64 { try integerKey(.uint64) }

  /// Called by generated code: a key that is a UUID.
  public mutating func entryKeyUUID() throws(Failure) -> UUID {
    try key(.uuid) { Parsed(UUIDText.parse($0)) }
  }

  private mutating func integerKey<T: FixedWidthInteger>(_ expectation: Expectation) throws(Failure) -> T {
    try key(expectation) { IntegerText.parse($0) }
  }

  private mutating func key<T>(
    _ expectation: Expectation, _ parse: (UTF8Bytes) -> Parsed<T>
  ) throws(Failure) -> T {
    let key = try scanEntryKey()
    let parsed =
      key.hasEscapes
      ? Reader.withUnescaped(key, parse) : parse(UTF8Bytes(start: key.start, count: key.count))
    switch parsed {
    case .value(let value): return value
    case .mismatch: throw failure(.mismatch, expectation, at: lastKey)
    case .range: throw failure(.range, expectation, at: lastKey)
    }
  }
}
