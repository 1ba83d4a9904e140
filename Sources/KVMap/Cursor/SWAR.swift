/// Eight bytes at a time, as one little-endian word ("SIMD within a register").
///
/// The zero-byte test is Mycroft's (1987): a byte of `(x - 0x01…) & ~x & 0x80…` is set if `x` has a zero byte. Bytes
/// above the first hit may be wrong, so only the lowest is used.
enum SWAR {
  static let low: UInt64 = 0x0101_0101_0101_0101
  static let high: UInt64 = 0x8080_8080_8080_8080

  /// Whether any byte of the word equals `byte`.
  @inline(__always)
  static func has(_ byte: UInt8, _ word: UInt64) -> Bool {
    let others = word ^ (low &* UInt64(byte))
    return (others &- low) & ~others & high != 0
  }

  /// Bit 7 of the lowest byte that ends a run of plain text in a string: a quotation mark, a backslash or a control
  /// character.
  @inline(__always)
  static func stringStops(_ word: UInt64) -> UInt64 {
    let quotes = word ^ (low &* 0x22)
    let escapes = word ^ (low &* 0x5c)
    let found = ((quotes &- low) & ~quotes) | ((escapes &- low) & ~escapes) | ((word &- (low &* 0x20)) & ~word)
    return found & high
  }
}

extension UnsafePointer where Pointee == UInt8 {
  /// The eight bytes that begin here.
  @inline(__always)
  var word: UInt64 { UInt64(littleEndian: UnsafeRawPointer(self).loadUnaligned(as: UInt64.self)) }

  /// The four bytes that begin here.
  @inline(__always)
  var halfWord: UInt32 { UInt32(littleEndian: UnsafeRawPointer(self).loadUnaligned(as: UInt32.self)) }

  @inline(__always)
  var address: UInt { UInt(bitPattern: self) }
}
