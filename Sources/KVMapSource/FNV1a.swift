/// The 64-bit FNV-1a hash (Fowler, Noll, Vo; IETF draft-eastlake-fnv), the same on every machine and in every run.
///
/// It tells whether a file changed. It is no protection against somebody who wants two files to look alike.
package enum FNV1a {
  /// Complexity: linear in the number of bytes.
  package static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    return hash
  }
}
