/// Swift string literals: the only place where text from a `.kvmap` file becomes part of generated code.
///
/// Literals are ASCII; all other characters are written as `\u{…}`. So no quote, line ending, interpolation or
/// bidirectional control can end a literal or disguise its contents.
enum SwiftLiteral {
  /// `text` in quotes.
  static func string(_ text: String) -> String {
    "\"" + escaped(text) + "\""
  }

  /// `text` as it appears between the quotes of a literal, which may span several lines.
  ///
  /// By bytes: key tables, which consist of little else than escapes, are a fifth of what is printed.
  static func escaped(_ text: String) -> String {
    var text = text
    return text.withUTF8 { bytes -> String? in
      guard let first = bytes.firstIndex(where: { !standsForItself($0) }) else { return nil }
      // A byte of ASCII has an escape sequence of at most six bytes, and each scalar one of at most ten.
      return String(unsafeUninitializedCapacity: first + (bytes.count - first) * 6) { room in
        var count = room.update(fromContentsOf: bytes[..<first])
        var index = first
        while index < bytes.count {
          let byte = bytes[index]
          if standsForItself(byte) {
            room[count] = byte
            count += 1
            index += 1
          } else if byte < 0x80 {
            count = room[count...].update(fromContentsOf: escapes[Int(byte)])
            index += 1
          } else {
            let end = bytes[(index + 1)...].firstIndex { $0 & 0xc0 != 0x80 } ?? bytes.count
            for scalar in String(decoding: bytes[index..<end], as: UTF8.self).unicodeScalars {
              count = room[count...].update(fromContentsOf: escape(scalar.value))
            }
            index = end
          }
        }
        return count
      }
    } ?? text
  }

  private static func standsForItself(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: " ") && byte <= UInt8(ascii: "~") && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// The escape sequence of each ASCII character, whether or not it needs one.
  private static let escapes: [[UInt8]] = (UInt32(0)..<0x80).map { value in
    switch UInt8(value) {
    case UInt8(ascii: "\\"): Array("\\\\".utf8)
    case UInt8(ascii: "\""): Array("\\\"".utf8)
    case UInt8(ascii: "\n"): Array("\\n".utf8)
    case UInt8(ascii: "\r"): Array("\\r".utf8)
    case UInt8(ascii: "\t"): Array("\\t".utf8)
    case 0: Array("\\0".utf8)
    case _: escape(value)
    }
  }

  private static func escape(_ scalar: UInt32) -> [UInt8] {
    Array("\\u{\(String(scalar, radix: 16))}".utf8)
  }

  /// `0x1F` for each byte.
  static func bytes(_ bytes: [UInt8]) -> String {
    bytes.map { "0x" + String($0, radix: 16) }.joined(separator: ", ")
  }
}
