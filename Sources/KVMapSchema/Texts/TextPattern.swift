import KVMapSema

/// A regular expression that a whole string matches, in the notation that ECMAScript, Python and others share.
package struct TextPattern: Sendable, Hashable {
  /// Without anchors.
  package var body: String

  package init(_ body: String) { self.body = body }

  /// As the keyword `pattern` needs it.
  package var anchored: String { "^\(isAlternative ? "(?:\(body))" : body)$" }

  /// As a part of a larger one.
  var part: String { isAlternative ? "(?:\(body))" : body }

  /// As something that is repeated.
  var unit: String { body.unicodeScalars.count == 1 ? body : "(?:\(body))" }

  /// One of several.
  static func any(of patterns: [TextPattern]) -> TextPattern {
    TextPattern(patterns.map(\.body).joined(separator: "|"))
  }

  /// A text as itself.
  static func literal(_ text: String) -> TextPattern {
    var body = ""
    for scalar in text.unicodeScalars {
      if "\\^$.|?*+()[]{}".unicodeScalars.contains(scalar) { body += "\\" }
      switch scalar {
      case "\n": body += "\\n"
      case "\r": body += "\\r"
      case "\t": body += "\\t"
      default: body.unicodeScalars.append(scalar)
      }
    }
    return TextPattern(body)
  }

  private var isAlternative: Bool { body.unicodeScalars.hasAlternatives }
}

extension TextPattern {
  /// An I-Regexp (RFC 9485) in the shared notation.
  ///
  /// - Returns: `nil` if it names categories of Unicode, for which there is no shared notation.
  init?(iRegexp text: String) {
    var body = ""
    var isInSet = false
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        if scalar == "p" || scalar == "P" { return nil }
        isEscaped = false
        // ECMAScript knows `\\-` in sets only.
        if scalar != "-" || isInSet { body += "\\" }
        body.unicodeScalars.append(scalar)
        continue
      }
      switch scalar {
      case "\\":
        isEscaped = true
        continue
      case "[": isInSet = true
      case "]": isInSet = false
      case ".":
        // What a dot leaves out differs.
        body += isInSet ? "." : "[^\\n\\r]"
        continue
      // As themselves; elsewhere they are anchors.
      case "^" where !isInSet, "$" where !isInSet: body += "\\"
      default: break
      }
      body.unicodeScalars.append(scalar)
    }
    self.init(body)
  }

  // MARK: Numbers and dates as texts

  static let integer = TextPattern("-?(?:0|[1-9][0-9]{0,17})")
  static let natural = TextPattern("0|[1-9][0-9]{0,18}")
  static let number = TextPattern("-?(?:0|[1-9][0-9]{0,17})(?:\\.[0-9]{1,18})?")
  /// Of seconds, a date.
  static let shortNumber = TextPattern("-?(?:0|[1-9][0-9]{0,9})(?:\\.[0-9]{1,9})?")
  static let uuid = TextPattern("[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}")
  static let day = TextPattern("[0-9]{4}-[01][0-9]-[0-3][0-9]")
  static let dateTime = TextPattern(
    "[0-9]{4}-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-5][0-9](?:\\.[0-9]{1,9})?(?:Z|[+-][0-2][0-9]:[0-5][0-9])")
  static let locale = TextPattern("[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{1,8})*")
  static let base64 = TextPattern(
    "(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?")
  static let base64url = TextPattern(
    "(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-][AQgw](?:==)?|[A-Za-z0-9_-]{2}[AEIMQUYcgkosw048]=?)?")
  static let hex = TextPattern("(?:[0-9A-Fa-f]{2})*")
  static let clock = TextPattern("-?[0-9]{1,9}(?::[0-5][0-9]){1,2}(?:\\.[0-9]{1,9})?")
  static let dotNetDate = TextPattern("/Date\\((?:0|-?[1-9][0-9]{0,12})(?:[+-](?:0[0-9]|1[0-3])[0-5][0-9])?\\)/")
  /// As they are written.
  static let writtenDotNetDate = TextPattern("/Date\\([^()]+\\)/")
  static let hours = "[0-9]{1,9}H(?:[0-9]{1,9}M)?(?:[0-9]{1,9}(?:\\.[0-9]{1,9})?S)?"
  static let minutes = "[0-9]{1,9}M(?:[0-9]{1,9}(?:\\.[0-9]{1,9})?S)?"
  static let seconds = "[0-9]{1,9}(?:\\.[0-9]{1,9})?S"
  static let duration = TextPattern(
    "-?P(?:T(?:\(hours)|\(minutes)|\(seconds))"
      + "|(?:[0-9]{1,9}W(?:[0-9]{1,9}D)?|[0-9]{1,9}D)(?:T(?:\(hours)|\(minutes)|\(seconds)))?)")
  /// As durations are written.
  static let writtenDuration = TextPattern("-?PT(?:[0-9]+H)?(?:[0-9]+M)?(?:[0-9]+(?:\\.[0-9]+)?S)?")
}
