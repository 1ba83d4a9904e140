/// Comments of generated code. Only `//` and `///` are used: text can only leave them by ending the line.
enum SwiftComment {
  /// Prefixes each line of a documentation comment with `///`.
  static func documentation(_ lines: [String]) -> [String] {
    lines.flatMap(split).map { line in
      // `/// ` would leave a trailing space on an empty line.
      line.isEmpty ? "///" : "/// " + escaped(line)
    }
  }

  /// `text` without anything that ends a line or changes how the line is displayed.
  ///
  /// A lone CR ends a comment for swiftc; bidirectional controls make an editor display code that differs from what is
  /// compiled.
  static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isHarmless(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      }
    }
    return result
  }

  private static func split(_ text: String) -> [String] {
    if !text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) { return [text] }
    var lines: [String] = [""]
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if scalar == "\n" && previous == "\r" {
        previous = scalar
        continue
      }
      previous = scalar
      if scalar == "\n" || scalar == "\r" {
        lines.append("")
      } else {
        lines[lines.count - 1].unicodeScalars.append(scalar)
      }
    }
    return lines
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: true
    case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x061C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F,
      0xFEFF,
      0xFFF9...0xFFFB, 0xE0000...0xE007F:
      false
    default: true
    }
  }
}
