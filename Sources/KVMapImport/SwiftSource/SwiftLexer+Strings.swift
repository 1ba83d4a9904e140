/// Strings, with interpolation in them.
extension SwiftLexer {
  private static let quote = UInt8(ascii: "\"")

  /// - Parameter hashes: How many stand before the quotation mark, at which the lexer is.
  mutating func string(hashes: Int) {
    let start = position - hashes
    let isMultiline = beginsLines(hashes)
    var value: [UInt8] = []
    let isPlain = skipString(hashes: hashes, isMultiline: isMultiline, &value)
    guard let isPlain else {
      if problem == nil { problem = ("a string that does not end", start) }
      return
    }
    add(
      .string(isPlain: isPlain && !isMultiline), String(decoding: value, as: UTF8.self),
      written: String(decoding: bytes[start..<position], as: UTF8.self), at: start)
  }

  /// Whether three quotation marks begin a string over several lines. `#""""#` has two of them as its text.
  private func beginsLines(_ hashes: Int) -> Bool {
    guard after(1) == Self.quote, after(2) == Self.quote else { return false }
    guard hashes > 0 else { return true }
    var distance = 1
    while let byte = after(distance), byte != 0x0A, byte != 0x0D {
      if byte == Self.quote, (1...hashes).allSatisfy({ after(distance + $0) == UInt8(ascii: "#") }) { return false }
      distance += 1
    }
    return true
  }

  /// - Returns: Whether it is without interpolation; `nil` if it does not end.
  private mutating func skipString(hashes: Int, isMultiline: Bool, _ value: inout [UInt8]) -> Bool? {
    let quotes = isMultiline ? 3 : 1
    position += quotes
    var isPlain = true
    while let byte = next {
      switch byte {
      case Self.quote where closes(quotes, hashes):
        position += quotes + hashes
        return isPlain
      case UInt8(ascii: "\\") where escapes(hashes):
        position += 1 + hashes
        if next == UInt8(ascii: "(") {
          isPlain = false
          guard skipInterpolation() else { return nil }
        } else if !escape(&value) {
          isPlain = false
        }
      case 0x0A, 0x0D:
        guard isMultiline else { return nil }
        position += 1
      default:
        value.append(byte)
        position += 1
      }
    }
    return nil
  }

  private func closes(_ quotes: Int, _ hashes: Int) -> Bool {
    (0..<quotes).allSatisfy { after($0) == Self.quote }
      && (0..<hashes).allSatisfy { after(quotes + $0) == UInt8(ascii: "#") }
  }

  private func escapes(_ hashes: Int) -> Bool {
    (0..<hashes).allSatisfy { after(1 + $0) == UInt8(ascii: "#") }
  }

  /// - Returns: Whether the character is known.
  private mutating func escape(_ value: inout [UInt8]) -> Bool {
    guard let byte = next else { return false }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): value.append(0x0A)
    case UInt8(ascii: "r"): value.append(0x0D)
    case UInt8(ascii: "t"): value.append(0x09)
    case UInt8(ascii: "0"): value.append(0x00)
    case UInt8(ascii: "\\"), Self.quote, UInt8(ascii: "'"): value.append(byte)
    case UInt8(ascii: "u"):
      guard next == UInt8(ascii: "{"), let end = bytes[position...].prefix(12).firstIndex(of: UInt8(ascii: "}")),
        let code = UInt32(String(decoding: bytes[(position + 1)..<end], as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(code)
      else { return false }
      value += Array(String(Character(scalar)).utf8)
      position = end + 1
    default:
      // The end of a line of a string over several lines.
      return false
    }
    return true
  }

  /// Skips `( … )`, with strings and comments in it.
  private mutating func skipInterpolation() -> Bool {
    var depth = 0
    while let byte = next {
      switch byte {
      case UInt8(ascii: "("):
        depth += 1
        position += 1
      case UInt8(ascii: ")"):
        depth -= 1
        position += 1
        if depth == 0 { return true }
      case Self.quote, UInt8(ascii: "#"):
        var hashes = 0
        while after(hashes) == UInt8(ascii: "#") { hashes += 1 }
        guard after(hashes) == Self.quote else {
          position += max(hashes, 1)
          continue
        }
        position += hashes
        var inner: [UInt8] = []
        let isMultiline = beginsLines(hashes)
        // The recursion is as deep as strings nest in strings.
        nesting += 1
        defer { nesting -= 1 }
        guard nesting < Self.deepest, skipString(hashes: hashes, isMultiline: isMultiline, &inner) != nil else {
          return false
        }
      default: position += 1
      }
    }
    return false
  }
}
