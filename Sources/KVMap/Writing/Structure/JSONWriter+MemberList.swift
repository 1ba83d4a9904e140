/// Elements of an array that are written as members of the enclosing object: the source `$members` of the language.
extension JSONWriter {
  /// After the array that was written since `capture(_:)`: writes its elements as members, in their order. An element
  /// is an object with one key, or the text of a case without payload, which becomes a key with null.
  ///
  /// - Parameter keys: Same as in `members(of:except:)`.
  /// - Throws: `CodingFailure` of the kind `mismatch` at an element that is no member, or has one of the keys, and of
  ///   the kind `duplicate-key` at a key that is repeated, if the format has each key once. XML does not.
  /// - Complexity: Linear in the length of the array.
  @_spi(Generated) public mutating func endMemberList(_ start: Int, except keys: StaticString) throws(CodingFailure) {
    try endMemberList(start, except: ConstantText(keys))
  }

  /// Same as the public function, for keys that are created at run time.
  package mutating func endMemberList(_ start: Int, except keys: ConstantText) throws(CodingFailure) {
    let list = [UInt8](bytes.dropFirst(start))
    restoreLeads(captures.popLast()?.leads ?? [])
    truncate(to: start)
    try list.withUnsafeBufferPointer { (list: UTF8Bytes) throws(CodingFailure) in try appendMembers(of: list) }
    try refuseMembers(from: start) { Self.contains(keys, $0) }
    if notation != .markup { try refuseRepeatedMembers(from: start) }
  }

  private mutating func appendMembers(of list: UTF8Bytes) throws(CodingFailure) {
    // Null is a list that is nil.
    guard list.first == UInt8(ascii: "[") else { return }
    var position = 1
    while position < list.count, list[position] != UInt8(ascii: "]") {
      let end = OutputScan.endOfValue(list, at: position)
      switch list[position] {
      case UInt8(ascii: "\""):
        append(UTF8Bytes(rebasing: list[position..<end]))
        append(UInt8(ascii: ":"))
        null()
      case UInt8(ascii: "{") where Self.hasOneMember(list, from: position, to: end):
        append(UTF8Bytes(rebasing: list[(position + 1)..<(end - 1)]))
        append(UInt8(ascii: ","))
      default:
        throw failure(
          .mismatch, expected: "an element that is written as an object with one key", found: "another value")
      }
      position = list.indices.contains(end) && list[end] == UInt8(ascii: ",") ? end + 1 : end
    }
  }

  private static func hasOneMember(_ list: UTF8Bytes, from start: Int, to end: Int) -> Bool {
    guard list[start + 1] == UInt8(ascii: "\"") else { return false }
    let key = OutputScan.endOfString(list, at: start + 1)
    return OutputScan.endOfValue(list, at: key + 1) == end - 1
  }

  /// Before members whose keys are those of elements: begins their object.
  ///
  /// - Returns: What `endMembers(_:)` takes.
  @_spi(Generated) public mutating func beginMembers() -> Int {
    beginObject()
    return count
  }

  /// After the members: ends their object.
  ///
  /// - Throws: `CodingFailure` of the kind `duplicate-key` at a key that is repeated.
  /// - Complexity: Linear in the length of the members.
  @_spi(Generated) public mutating func endMembers(_ start: Int) throws(CodingFailure) {
    try refuseRepeatedMembers(from: start)
    endObject()
  }

  private mutating func refuseRepeatedMembers(from start: Int) throws(CodingFailure) {
    var seen: Set<[UInt8]> = []
    var position = start
    while position < count, bytes[position] == UInt8(ascii: "\"") {
      let keyEnd = OutputScan.endOfString(bytes, at: position)
      let raw = UTF8Bytes(rebasing: bytes[(position + 1)..<max(keyEnd - 1, position + 1)])
      guard seen.insert(OutputScan.unescaped(raw)).inserted else {
        let found = "the key \"\(String(decoding: raw, as: UTF8.self))\" again"
        truncate(to: keyEnd + 1)
        throw failure(.duplicateKey, expected: "each key once", found: found)
      }
      position = OutputScan.endOfValue(bytes, at: keyEnd + 1) + 1
    }
  }
}
