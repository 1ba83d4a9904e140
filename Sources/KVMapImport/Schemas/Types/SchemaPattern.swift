import KVMapSema

/// Patterns of ECMAScript, which are searched in a text, as patterns of RFC 9485, which a whole text matches.
enum SchemaPattern {
  /// - Returns: `nil` if it has something that RFC 9485 has not. Whether the result is a pattern is to be checked.
  static func condition(_ pattern: String) -> String? {
    var scalars = Array(pattern.unicodeScalars)
    let beginsAtStart = scalars.first == "^"
    if beginsAtStart { scalars.removeFirst() }
    let endsAtEnd = scalars.last == "$" && !endsInEscape(scalars.dropLast())
    if endsAtEnd { scalars.removeLast() }
    guard let body = translated(scalars) else { return nil }
    // `^a|b$` anchors each alternative on its own.
    if (beginsAtStart || endsAtEnd), scalars.hasAlternatives { return nil }
    let any = "(.|[\\n\\r])*"
    let inner = scalars.hasAlternatives ? "(\(body))" : body
    return (beginsAtStart ? "" : any) + inner + (endsAtEnd ? "" : any)
  }

  private static func endsInEscape(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    scalars.reversed().prefix { $0 == "\\" }.count % 2 == 1
  }

  /// Sets of characters that ECMAScript has a letter for, as the inside of a set.
  private static let sets: [Unicode.Scalar: String] = ["d": "0-9", "w": "A-Za-z0-9_", "s": " \\t\\n\\r"]

  private static func translated(_ scalars: [Unicode.Scalar]) -> String? {
    var body = ""
    var isInSet = false
    var index = 0
    func next(_ distance: Int) -> Unicode.Scalar? {
      scalars.indices.contains(index + distance) ? scalars[index + distance] : nil
    }
    while index < scalars.count {
      let scalar = scalars[index]
      switch scalar {
      case "\\":
        guard let escaped = next(1) else { return nil }
        index += 1
        if let set = sets[escaped] {
          body += isInSet ? set : "[\(set)]"
        } else if let set = escaped == "D" ? sets["d"] : escaped == "W" ? sets["w"] : escaped == "S" ? sets["s"] : nil {
          guard !isInSet else { return nil }
          body += "[^\(set)]"
        } else if "nrtpP()*+-.?[]\\^{|}".unicodeScalars.contains(escaped) {
          body += "\\"
          body.unicodeScalars.append(escaped)
        } else if escaped == "$" {
          body += isInSet ? "$" : "[$]"
        } else if !escaped.properties.isAlphabetic, escaped.properties.numericType == nil {
          // As itself: `\/`.
          body.unicodeScalars.append(escaped)
        } else {
          return nil
        }
      case "[" where !isInSet:
        isInSet = true
        body += "["
      case "]" where isInSet:
        isInSet = false
        body += "]"
      case "[" where isInSet: body += "\\["
      case "(" where next(1) == "?":
        guard next(2) == ":" else { return nil }
        index += 2
        body += "("
      case "^" where !isInSet, "$" where !isInSet: return nil
      case "-" where isInSet && (next(1) == "]" || body.hasSuffix("[") || body.hasSuffix("[^")): body += "\\-"
      default: body.unicodeScalars.append(scalar)
      }
      index += 1
    }
    return isInSet ? nil : body
  }
}
