import KVMapText

/// Members that are written among those of the enclosing object: the source `rest` of the language.
extension JSONWriter {
  /// All members of a captured object.
  ///
  /// - Parameter keys: The keys that rules write or read themselves, separated by tabs, each as the text between its
  ///   JSON quotes.
  /// - Throws: `CodingFailure` of the kind `mismatch` at a member with one of these keys: the object would not be read
  ///   as the value that it was written from.
  @_spi(Generated)
  public mutating func members(of captured: CapturedObject, except keys: StaticString) throws(CodingFailure) {
    try members(of: captured, except: ConstantText(keys))
  }

  /// Same as the public function, for keys that are created at run time.
  package mutating func members(of captured: CapturedObject, except keys: ConstantText) throws(CodingFailure) {
    let start = count
    captured.bytes.withUnsafeBufferPointer { bytes in
      guard bytes.count > 2, bytes[0] == UInt8(ascii: "{") else { return }
      append(UTF8Bytes(rebasing: bytes[1..<(bytes.count - 1)]))
      append(UInt8(ascii: ","))
    }
    try refuseMembers(from: start) { Self.contains(keys, $0) }
  }

  /// Fails at the value of the first member that is refused.
  ///
  /// - Parameters:
  ///   - start: Where the first member begins.
  ///   - isRefused: Called for each key, given as the text between its quotes, up to the end of the object or the
  ///     output.
  mutating func refuseMembers(from start: Int, _ isRefused: (UTF8Bytes) -> Bool) throws(CodingFailure) {
    var position = start
    while position < count, bytes[position] == UInt8(ascii: "\"") {
      let keyEnd = OutputScan.endOfString(bytes, at: position)
      let key = UTF8Bytes(rebasing: bytes[(position + 1)..<max(keyEnd - 1, position + 1)])
      if isRefused(key) {
        let found = "the key \"\(String(decoding: key, as: UTF8.self))\""
        truncate(to: keyEnd + 1)
        throw failure(.mismatch, expected: "only keys that no other rule takes", found: found)
      }
      position = OutputScan.endOfValue(bytes, at: keyEnd + 1) + 1
    }
  }

  static func contains(_ keys: ConstantText, _ key: UTF8Bytes) -> Bool {
    TabSeparated.parts(keys.bytes).contains { OutputScan.areEqual(UTF8Bytes(rebasing: $0), key) }
  }
}
