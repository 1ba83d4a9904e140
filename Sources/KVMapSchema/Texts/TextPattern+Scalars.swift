extension TextPattern {
  /// Whether a text that matches it may contain a scalar. True where that is not known.
  ///
  /// The repetition in `[0-9]{0,17}` has a comma, and no text of it has one; `[a-f]` has no `b`, and texts of it may.
  func mayContain(_ scalar: Unicode.Scalar) -> Bool {
    var rest = body.unicodeScalars[...]
    while let next = rest.popFirst() {
      switch next {
      case "\\":
        guard let escaped = Self.escaped(&rest), escaped != scalar else { return true }
      case "[":
        guard let isInSet = Self.set(&rest, contains: scalar), !isInSet else { return true }
      case "{":
        rest = rest.drop { $0 != "}" }
      case "(":
        if rest.starts(with: "?:".unicodeScalars) { rest.removeFirst(2) }
      case "}", ")", "|", "?", "*", "+": break
      case ".": return true
      default: if next == scalar { return true }
      }
    }
    return false
  }

  /// Behind a backslash: the scalar that is meant; `nil` for a class of several.
  private static func escaped(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    guard let next = rest.popFirst() else { return nil }
    switch next {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    default: return next.properties.isAlphabetic || next.properties.numericType != nil ? nil : next
    }
  }

  /// Behind a bracket: whether the set contains a scalar; `nil` if that is not known.
  private static func set(_ rest: inout Substring.UnicodeScalarView, contains scalar: Unicode.Scalar) -> Bool? {
    let isNegated = rest.first == "^"
    if isNegated { rest.removeFirst() }
    var isInSet = false
    while let next = rest.popFirst() {
      if next == "]" { return isInSet != isNegated }
      guard let first = next == "\\" ? escaped(&rest) : next else { return nil }
      var last = first
      // A hyphen before the end of the set stands for itself.
      if rest.first == "-", rest.dropFirst().first != "]" {
        rest.removeFirst()
        guard let end = rest.popFirst(), let bound = end == "\\" ? escaped(&rest) : end else { return nil }
        last = bound
      }
      if first.value <= scalar.value, scalar.value <= last.value { isInSet = true }
    }
    return nil
  }
}
