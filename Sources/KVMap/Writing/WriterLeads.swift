/// Members that stand before those which an object's own mapping writes: what tells the cases of a union or the classes
/// of a family apart.
extension Writer {
  /// Called by generated code: members for the object that is written next, which goes on with its own.
  /// `endLead(_:)` follows behind that object.
  ///
  /// - Parameter encodedMembers: each with its key, colon, value and comma: `"type":"photo",`.
  /// - Returns: what `endLead(_:)` wants.
  public mutating func lead(_ encodedMembers: StaticString) -> Int { lead(ConstantText(encodedMembers)) }

  /// As the public function, for members that are made at run time.
  package mutating func lead(_ encodedMembers: ConstantText) -> Int {
    leads.append(encodedMembers)
    hasLeads = true
    return count
  }

  /// Called by generated code, behind the value that began after `lead(_:)`.
  ///
  /// - Throws: `Failure` of the kind `mismatch` if that value is no object, so that it has no room for members.
  public mutating func endLead(_ start: Int) throws(Failure) {
    let isObject = start < count && bytes[start] == UInt8(ascii: "{")
    guard isObject, !hasLeads else {
      _ = takeLeads()
      // The problem stands where the value does.
      truncate(to: start)
      throw failure(.mismatch, expected: "a value that is written as an object", found: "another value")
    }
  }

  /// Called by generated code: as `endLead(_:)`, behind a value that may have any key.
  ///
  /// - Parameter key: that of the member which was led, as it stands between the quotes of JSON.
  /// - Throws: besides, `Failure` of the kind `mismatch` at a second member with this key: the object would not be read
  ///   as the value that it was written from.
  /// - Complexity: Linear in the length of the value.
  public mutating func endLead(_ start: Int, once key: StaticString) throws(Failure) {
    try endLead(start, once: ConstantText(key))
  }

  /// As the public function, for a key that is made at run time.
  package mutating func endLead(_ start: Int, once key: ConstantText) throws(Failure) {
    try endLead(start)
    var isMet = false
    try refuseMembers(from: start + 1) { member in
      guard OutputScan.areEqual(key.bytes, member) else { return false }
      defer { isMet = true }
      return isMet
    }
  }

  @inline(never)
  mutating func writeLeads() {
    for members in takeLeads() { append(members.bytes) }
  }

  /// What is written now stands elsewhere in the end, and does not begin with what waits for an object.
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
