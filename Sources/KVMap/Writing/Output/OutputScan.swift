import KVMapText

/// Navigates JSON without white space that the writer itself has written.
enum OutputScan {
  /// The position after the closing quote of the string at `start`; the end of the bytes if the string is cut off.
  static func endOfString(_ bytes: UTF8Bytes, at start: Int) -> Int {
    var position = start + 1
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\\"): position += 2
      case UInt8(ascii: "\""): return position + 1
      default: position += 1
      }
    }
    return bytes.count
  }

  /// The position after the value at `start`. Nothing recurses: values may be nested to any depth.
  static func endOfValue(_ bytes: UTF8Bytes, at start: Int) -> Int {
    var depth = 0
    var position = start
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position = endOfString(bytes, at: position)
        if depth == 0 { return position }
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        position += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        // The enclosing bracket ends a number or word and is not part of it.
        if depth == 0 { return position }
        depth -= 1
        position += 1
        if depth == 0 { return position }
      case UInt8(ascii: ",") where depth == 0: return position
      default: position += 1
      }
    }
    return bytes.count
  }

  /// Whether two keys, given as the text between their quotes, are equal after unescaping.
  static func areEqual(_ left: UTF8Bytes, _ right: UTF8Bytes) -> Bool {
    if left.elementsEqual(right) { return true }
    guard left.contains(UInt8(ascii: "\\")) || right.contains(UInt8(ascii: "\\")) else { return false }
    return unescaped(left).elementsEqual(unescaped(right))
  }

  /// The text between the quotes of a string, unescaped.
  static func unescaped(_ text: UTF8Bytes) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var position = 0
    while position < text.count {
      let byte = text[position]
      position += 1
      guard byte == UInt8(ascii: "\\"), position < text.count else {
        result.append(byte)
        continue
      }
      let letter = text[position]
      position += 1
      switch letter {
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "u"): appendScalar(text, &position, to: &result)
      default: result.append(letter)
      }
    }
    return result
  }

  private static func appendScalar(_ text: UTF8Bytes, _ position: inout Int, to result: inout [UInt8]) {
    var units = [codeUnit(text, &position)]
    if UTF16.isLeadSurrogate(units[0]), position + 1 < text.count, text[position] == UInt8(ascii: "\\"),
      text[position + 1] == UInt8(ascii: "u")
    {
      position += 2
      units.append(codeUnit(text, &position))
    }
    result.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
  }

  private static func codeUnit(_ text: UTF8Bytes, _ position: inout Int) -> UInt16 {
    let end = min(position + 4, text.count)
    let digits = text[position..<end]
    position = end
    return digits.reduce(0) { $0 << 4 | UInt16(ASCIIText.hexadecimal($1) ?? 0) }
  }
}
