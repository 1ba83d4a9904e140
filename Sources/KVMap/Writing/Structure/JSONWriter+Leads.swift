/// Members that precede those which an object's own mapping writes: the discriminators of union cases and class
/// families.
extension JSONWriter {
  /// Members to insert at the beginning of the next object, before its own. `endPrefixMembers(_:)`
  /// must follow that object.
  ///
  /// - Parameter encodedMembers: Each with its key, colon, value and comma: `"type":"photo",`.
  /// - Returns: The argument for `endPrefixMembers(_:)`.
  @_spi(Generated) public mutating func beginPrefixMembers(_ encodedMembers: StaticString) -> Int {
    beginPrefixMembers(ConstantText(encodedMembers))
  }

  /// Same as the public function, for members that are created at run time.
  package mutating func beginPrefixMembers(_ encodedMembers: ConstantText) -> Int {
    leads.append(encodedMembers)
    hasLeads = true
    return count
  }

  /// After the value that began after `beginPrefixMembers(_:)`.
  ///
  /// - Throws: `CodingFailure` of the kind `mismatch` if that value is not an object and so has no room for members.
  @_spi(Generated) public mutating func endPrefixMembers(_ start: Int) throws(CodingFailure) {
    let isObject = start < count && bytes[start] == UInt8(ascii: "{")
    guard isObject, !hasLeads else {
      _ = takeLeads()
      // The problem has the location of the value.
      truncate(to: start)
      throw failure(.mismatch, expected: "a value that is written as an object", found: "another value")
    }
  }

  /// Same as `endPrefixMembers(_:)`, after a value that may have any key.
  ///
  /// - Parameter key: The key of the leading member, as the text between its JSON quotes.
  /// - Throws: Also `CodingFailure` of the kind `mismatch` at a second member with this key: the object would not be
  ///   read as the value that it was written from.
  /// - Complexity: Linear in the length of the value.
  @_spi(Generated) public mutating func endPrefixMembers(_ start: Int, once key: StaticString) throws(CodingFailure) {
    try endPrefixMembers(start, once: ConstantText(key))
  }

  /// Same as the public function, for a key that is created at run time.
  package mutating func endPrefixMembers(_ start: Int, once key: ConstantText) throws(CodingFailure) {
    try endPrefixMembers(start)
    var isMet = false
    try refuseMembers(from: start + 1) { member in
      guard OutputScan.areEqual(key.bytes, member) else { return false }
      defer { isMet = true }
      return isMet
    }
  }

  /// A case without payload, as a text; as an object with that key and null, where members wait for an object.
  ///
  /// - Parameter encodedText: With its quotes, and without a comma.
  @_spi(Generated) public mutating func emptyCase(_ encodedText: StaticString) { emptyCase(ConstantText(encodedText)) }

  /// Same as the public function, for a text that is created at run time.
  package mutating func emptyCase(_ encodedText: ConstantText) {
    guard hasLeads else {
      append(encodedText.bytes)
      append(UInt8(ascii: ","))
      return
    }
    beginObject()
    append(encodedText.bytes)
    append(UInt8(ascii: ":"))
    null()
    endObject()
  }

  @inline(never)
  mutating func writeLeads() {
    for members in takeLeads() { append(members.bytes) }
  }

  /// Removes and returns the leads that wait for an object: the next output ends up elsewhere and must not begin with
  /// them.
  mutating func takeLeads() -> [ConstantText] {
    guard hasLeads else { return [] }
    hasLeads = false
    defer { leads = [] }
    return leads
  }

  mutating func restoreLeads(_ waiting: [ConstantText]) {
    leads = waiting
    hasLeads = !waiting.isEmpty
  }
}
