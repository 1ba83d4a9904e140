extension Sequence<Unicode.Scalar> {
  /// Whether a regular expression, of ECMAScript or RFC 9485, has a `|` outside of all groups and sets. It may be
  /// malformed.
  package var hasAlternatives: Bool {
    var depth = 0
    var isInSet = false
    var isEscaped = false
    for scalar in self {
      if isEscaped {
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if isInSet {
        isInSet = scalar != "]"
      } else if scalar == "|", depth == 0 {
        return true
      } else {
        isInSet = scalar == "["
        depth += scalar == "(" ? 1 : scalar == ")" ? -1 : 0
      }
    }
    return false
  }
}
