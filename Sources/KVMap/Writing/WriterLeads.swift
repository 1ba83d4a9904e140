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
