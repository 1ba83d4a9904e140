@_spi(Generated) import KVMap

/// Text in big-endian UTF-16 (RFC 2781).
enum UTF16Text {
  /// Converts code units to UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: two for each code unit.
  ///   - output: has room for three bytes for each code unit.
  /// - Returns: the number of bytes written, and the first code unit that is an unpaired surrogate.
  static func convert(_ bytes: UTF8Bytes, to output: UnsafeMutableBufferPointer<UInt8>) -> (length: Int, bad: Int?) {
    let count = bytes.count / 2
    var length = 0
    var position = 0
    while position < count {
      let unit = unit(bytes, position)
      switch unit {
      case 0..<0x80:
        output[length] = UInt8(truncatingIfNeeded: unit)
        length += 1
        position += 1
      case 0x80..<0x800:
        output[length] = UInt8(truncatingIfNeeded: 0xC0 | unit >> 6)
        output[length + 1] = continuation(unit)
        length += 2
        position += 1
      case 0xD800..<0xE000:
        guard unit < 0xDC00, position + 1 < count else { return (length, position) }
        let second = self.unit(bytes, position + 1)
        guard 0xDC00..<0xE000 ~= second else { return (length, position) }
        let scalar = 0x10000 + (unit & 0x3FF) << 10 + second & 0x3FF
        output[length] = UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18)
        output[length + 1] = continuation(scalar >> 12)
        output[length + 2] = continuation(scalar >> 6)
        output[length + 3] = continuation(scalar)
        length += 4
        position += 2
      default:
        output[length] = UInt8(truncatingIfNeeded: 0xE0 | unit >> 12)
        output[length + 1] = continuation(unit >> 6)
        output[length + 2] = continuation(unit)
        length += 3
        position += 1
      }
    }
    return (length, nil)
  }

  private static func unit(_ bytes: UTF8Bytes, _ position: Int) -> UInt32 {
    UInt32(bytes[2 * position]) << 8 | UInt32(bytes[2 * position + 1])
  }

  private static func continuation(_ bits: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: 0x80 | bits & 0x3F) }
}
