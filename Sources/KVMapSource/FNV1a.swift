/// The 64-bit FNV-1a hash (Fowler, Noll, Vo; IETF draft-eastlake-fnv), the same on every machine and in every run.
///
/// It detects whether a file changed. It offers no protection against deliberate collisions.
package enum FNV1a {
  /// - Parameter ignored: A byte that is skipped.
  /// - Complexity: Linear in the number of bytes.
  package static func hash(_ bytes: ArraySlice<UInt8>, ignoring ignored: UInt8? = nil) -> UInt64 {
    bytes.withUnsafeBufferPointer { hash($0, ignored) }
  }

  /// The same for the UTF-8 bytes of a string.
  package static func hash(_ text: String, ignoring ignored: UInt8? = nil) -> UInt64 {
    text.utf8.withContiguousStorageIfAvailable { hash($0, ignored) } ?? hash(Array(text.utf8)[...], ignoring: ignored)
  }

  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, _ ignored: UInt8?) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    // Two loops: with one, comparing an optional took as long as hashing.
    if let ignored {
      for byte in bytes where byte != ignored { add(byte, to: &hash) }
    } else {
      for byte in bytes { add(byte, to: &hash) }
    }
    return hash
  }

  @inline(__always)
  private static func add(_ byte: UInt8, to hash: inout UInt64) {
    hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }
}
