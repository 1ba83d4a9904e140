package import KVMapSema

/// Date patterns in the form that the runtime interprets: one letter for each field, so that nothing has to be parsed.
package enum DatePatternCode {
  /// The codes of several patterns, one per line.
  package static func text(_ patterns: [DatePattern]) -> String {
    patterns.map { $0.fields.map(code).joined() }.joined(separator: "\n")
  }

  /// The patterns as written in the source, one per line, for messages.
  package static func patterns(_ patterns: [DatePattern]) -> String {
    // A line break inside a pattern would start the next one. In a message, a space is just as clear.
    patterns.map { String($0.text.map { $0.isNewline ? " " : $0 }) }.joined(separator: "\n")
  }

  private static func code(_ field: DatePattern.Field) -> String {
    switch field {
    case .year(let digits): "y\(digits)"
    case .month(let digits): "M\(digits)"
    case .monthName(let isShort): isShort ? "N" : "L"
    case .day(let digits): "d\(digits)"
    case .dayOfYear(let digits): "D\(digits)"
    case .weekday(let isShort): isShort ? "E" : "F"
    case .hour(let digits): "H\(digits)"
    case .hour12(let digits): "h\(digits)"
    case .dayPeriod: "a"
    case .minute(let digits): "m\(digits)"
    case .second(let digits): "s\(digits)"
    case .fraction(let digits): "S\(digits)"
    case .zone: "Z"
    case .isoZone: "X"
    case .blank: "_"
    case .literal(let text): literal(text)
    }
  }

  /// `'`, the number of UTF-8 bytes that follow (as the character 0x20 + n), and these bytes; at most 90 at a time.
  private static func literal(_ text: String) -> String {
    var result = ""
    var part = ""
    func flush() {
      guard !part.isEmpty else { return }
      result += "'"
      result.unicodeScalars.append(Unicode.Scalar(UInt8(truncatingIfNeeded: 0x20 + part.utf8.count)))
      result += part
      part = ""
    }
    for scalar in text.unicodeScalars {
      if scalar == "\n" {
        flush()
        result += "n"
        continue
      }
      if part.utf8.count + UTF8.width(scalar) > 90 { flush() }
      part.unicodeScalars.append(scalar)
    }
    flush()
    return result
  }
}

extension DatePattern {
  /// Whether the text of a JSON number could match the pattern, as 20120414 matches `yyyyMMdd`.
  package var mayMatchNumber: Bool {
    fields.allSatisfy { field in
      switch field {
      case .year, .month, .day, .dayOfYear, .hour, .hour12, .minute, .second, .fraction: true
      // A zone may be written as `+0200`, which can occur in a number only as an exponent: `1e+0200`.
      case .zone, .isoZone: true
      case .literal(let text): text.allSatisfy { "0123456789+-.eE".contains($0) }
      case .monthName, .weekday, .dayPeriod, .blank: false
      }
    }
  }
}
