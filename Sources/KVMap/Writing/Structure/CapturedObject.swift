import KVMapText

/// A written object whose members are taken out again.
@_spi(Generated) public struct CapturedObject: Sendable {
  let bytes: [UInt8]
  /// Where the search begins: members are usually requested in their order.
  private var next: Int

  /// - Parameter value: A value and the comma after it.
  init(_ value: UTF8Bytes) {
    bytes = [UInt8](value.last == UInt8(ascii: ",") ? UTF8Bytes(rebasing: value.dropLast()) : value)
    next = 1
  }

  /// The range of the value under `keys`, which are separated by tabs.
  mutating func range(of keys: UTF8Bytes) -> Range<Int>? {
    bytes.withUnsafeBufferPointer { bytes in
      var found: Range<Int>?
      var first = next
      for (depth, key) in TabSeparated.parts(keys).enumerated() {
        let start = found?.lowerBound ?? 0
        guard start < bytes.count, bytes[start] == UInt8(ascii: "{") else { return nil }
        let key = UTF8Bytes(rebasing: key)
        let member =
          depth == 0
          ? Self.member(key, in: bytes, from: first) ?? Self.member(key, in: bytes, from: 1)
          : Self.member(key, in: bytes, from: start + 1)
        guard let member else { return nil }
        if depth == 0 { first = member.start }
        found = member.value
      }
      next = first
      return found
    }
  }

  /// Searches the members of an object from `position` on, which is after its brace or at the beginning of a member.
  private static func member(
    _ key: UTF8Bytes, in bytes: UTF8Bytes, from position: Int
  ) -> (start: Int, value: Range<Int>)? {
    var position = position
    while position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
      let keyEnd = OutputScan.endOfString(bytes, at: position)
      let value = (keyEnd + 1)..<OutputScan.endOfValue(bytes, at: keyEnd + 1)
      if OutputScan.areEqual(UTF8Bytes(rebasing: bytes[(position + 1)..<(keyEnd - 1)]), key) {
        return (position, value)
      }
      // After the comma; after the closing brace nothing is found.
      position = value.upperBound + 1
    }
    return nil
  }
}
