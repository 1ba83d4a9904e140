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

  /// The number of code units of a text.
  ///
  /// - Parameter utf8: Well-formed UTF-8.
  static func count(of utf8: UTF8Bytes) -> Int {
    var count = 0
    // Characters of four bytes take two units; all others one.
    for byte in utf8 { count &+= (byte & 0xC0 == 0x80 ? 0 : 1) &+ (byte >= 0xF0 ? 1 : 0) }
    return count
  }

  /// Appends the code units of a text.
  ///
  /// - Parameters:
  ///   - utf8: Well-formed UTF-8.
  ///   - count: `count(of:)` this text. So many units are appended, whatever the bytes are.
  static func append(_ utf8: UTF8Bytes, count: Int, to output: inout DocumentOutput) {
    output.reserve(2 * count)
    let end = output.cursor + 2 * count
    var position = 0

    /// The lower bits of the next byte, which is not the first one of its character.
    func bits() -> UInt32 {
      guard position < utf8.count else { return 0 }
      position += 1
      return UInt32(utf8[position - 1] & 0x3F)
    }

    func put(_ unit: UInt32) {
      guard output.cursor < end else { return }
      output.cursor[0] = UInt8(truncatingIfNeeded: unit >> 8)
      output.cursor[1] = UInt8(truncatingIfNeeded: unit)
      output.cursor += 2
    }

    while position < utf8.count {
      let first = UInt32(utf8[position])
      position += 1
      switch first {
      case 0..<0x80: put(first)
      case 0x80..<0xE0: put((first & 0x1F) << 6 | bits())
      case 0xE0..<0xF0: put((first & 0x0F) << 12 | bits() << 6 | bits())
      default:
        let scalar = (first & 0x07) << 18 | bits() << 12 | bits() << 6 | bits()
        put(0xD7C0 &+ scalar >> 10)
        put(0xDC00 | scalar & 0x3FF)
      }
    }
    while output.cursor < end { put(0xFFFD) }
  }
}
