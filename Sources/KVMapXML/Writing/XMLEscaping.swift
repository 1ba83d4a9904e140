@_spi(Generated) package import KVMap

/// Escapes characters that have a special meaning in XML.
package enum XMLEscaping {
  /// The kind of place where a text is written.
  package enum Place { case element, attribute }

  /// Appends a text so that an XML reader finds it unchanged.
  ///
  /// - Returns: The first scalar that no XML document can contain, at which it stops; nil on success.
  package static func append(_ text: UTF8Bytes, in place: Place, to output: inout DocumentOutput) -> UInt32? {
    guard let source = text.baseAddress else { return nil }
    var position = 0
    while true {
      let rest = text.count &- position
      output.reserve(rest &+ 16)
      let plain = copyPlain(source + position, count: rest, in: place, to: output.cursor)
      output.cursor += plain
      position &+= plain
      guard position < text.count else { return nil }
      switch source[position] {
      case UInt8(ascii: "<"): output.append("&lt;")
      case UInt8(ascii: ">"): output.append("&gt;")
      case UInt8(ascii: "&"): output.append("&amp;")
      case UInt8(ascii: "\"") where place == .attribute: output.append("&quot;")
      // Readers normalize line ends, and all white space in attributes.
      case UInt8(ascii: "\r"): output.append("&#13;")
      case UInt8(ascii: "\n") where place == .attribute: output.append("&#10;")
      case UInt8(ascii: "\t") where place == .attribute: output.append("&#9;")
      case UInt8(ascii: "\n"), UInt8(ascii: "\t"): output.append(source[position])
      case 0..<0x20: return UInt32(source[position])
      case 0xef:
        // U+FFFE and U+FFFF.
        if text.count &- position > 2, source[position + 1] == 0xbf, source[position + 2] >= 0xbe {
          return 0xff40 | UInt32(source[position + 2])
        }
        output.append(0xef)
      default: output.append(source[position])
      }
      position &+= 1
    }
  }

  /// Copies bytes up to the first that may have to be escaped.
  ///
  /// - Parameter output: Has room for `count` bytes and 16 more.
  /// - Returns: The number of bytes that are copied. Any bytes written after them are meaningless.
  @inline(__always) private static func copyPlain(
    _ source: UnsafePointer<UInt8>, count: Int, in place: Place, to output: UnsafeMutablePointer<UInt8>
  ) -> Int {
    var position = 0
    while count &- position >= 16 {
      let bytes = UnsafeRawPointer(source + position).loadUnaligned(as: SIMD16<UInt8>.self)
      UnsafeMutableRawPointer(output + position).storeBytes(of: bytes, as: SIMD16<UInt8>.self)
      let plain = plainCount(at: source + position, in: place)
      position &+= plain
      guard plain == 16 else { return position }
    }
    // Sixteen bytes can be read only where the last ones are copied to. After them is one that is never plain.
    let rest = count &- position
    let last = output + position
    if rest > 0 { last.update(from: source + position, count: rest) }
    UnsafeMutableRawPointer(last + rest).storeBytes(of: SIMD16<UInt8>(repeating: 0), as: SIMD16<UInt8>.self)
    return position &+ plainCount(at: last, in: place)
  }

  /// The number of leading bytes that are written as they are: 0 to 16. Reads 16 bytes.
  @inline(__always) private static func plainCount(at p: UnsafePointer<UInt8>, in place: Place) -> Int {
    switch place {
    case .element: MarkupRun.count(at: p)
    // It stops at backslashes as well, which are then appended one by one.
    case .attribute: ContentRun.count(at: p)
    }
  }
}
