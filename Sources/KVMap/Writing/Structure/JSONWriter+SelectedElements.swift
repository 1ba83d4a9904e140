import KVMapText

/// Elements that a selector chooses.
extension JSONWriter {
  /// Same as `endPrefixMembers(_:)`, after a value that may have some of the members itself, as one that was read with
  /// all of its keys: those are removed in front.
  ///
  /// - Parameter encodedMembers: Those that were written in front, separated by tabs: `"rel":"next",`.
  /// - Complexity: Linear in the length of the value.
  @_spi(Generated)
  public mutating func endPrefixMembers(_ start: Int, unlessOwn encodedMembers: StaticString) throws(CodingFailure) {
    try endPrefixMembers(start, unlessOwn: ConstantText(encodedMembers))
  }

  /// Same as the public function, for members that are created at run time.
  package mutating func endPrefixMembers(
    _ start: Int, unlessOwn encodedMembers: ConstantText
  ) throws(CodingFailure) {
    try endPrefixMembers(start)
    let members = TabSeparated.parts(encodedMembers.bytes).map { UTF8Bytes(rebasing: $0) }
    let length = members.reduce(0) { $0 + $1.count }
    let lacked = members.filter { !hasMember(of: $0, from: start + 1 + length) }
    guard lacked.count < members.count else { return }
    insert([Insertion(at: start + 1, replacing: length, lacked.flatMap { $0 })])
  }

  /// Whether an object, of which the members from `start` on are looked at, has the key of a member.
  private func hasMember(of encodedMember: UTF8Bytes, from start: Int) -> Bool {
    let key = key(of: encodedMember, at: 0)
    var position = start
    while position < count, bytes[position] == UInt8(ascii: "\"") {
      if OutputScan.areEqual(self.key(of: bytes, at: position), key) { return true }
      position = OutputScan.endOfValue(bytes, at: OutputScan.endOfString(bytes, at: position) + 1) + 1
    }
    return false
  }

  /// The text between the quotes of a key.
  private func key(of text: UTF8Bytes, at start: Int) -> UTF8Bytes {
    UTF8Bytes(rebasing: text[(start + 1)..<max(OutputScan.endOfString(text, at: start) - 1, start + 1)])
  }
}
