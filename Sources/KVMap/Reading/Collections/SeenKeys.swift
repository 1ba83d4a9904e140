/// Objects whose members are the elements of an array: `keyed` of the language.
extension JSONReader {
  /// Moves to the first element of an object that is read as an array. Returns `false` if it
  /// is empty, and already closed again.
  ///
  /// - Parameter keys: New; collects the keys of the object.
  /// - Throws: `CodingFailure` of the kind `mismatch` for anything but an object.
  @_spi(Generated) public mutating func openKeyed(_ keys: inout SeenKeys) throws(CodingFailure) -> Bool {
    guard try openDictionary() else { return false }
    try noteKey(&keys)
    return true
  }

  /// After an element: moves to the next one, or out of the object (`false`).
  ///
  /// - Throws: `CodingFailure` of the kind `duplicate-key` at a repeated key.
  @_spi(Generated) public mutating func nextKeyed(_ keys: inout SeenKeys) throws(CodingFailure) -> Bool {
    guard try nextEntry() else { return false }
    try noteKey(&keys)
    return true
  }

  private mutating func noteKey(_ keys: inout SeenKeys) throws(CodingFailure) {
    let key = ExactText(try entryKey())
    if !keys.seen.insert(key).inserted { try duplicateEntry() }
    noteElementKey()
  }
}

/// The keys of an object that is read as an array.
@_spi(Generated) public struct SeenKeys: Sendable {
  var seen: Set<ExactText> = []

  /// Creates an empty set of keys.
  @_spi(Generated) public init() {}
}
