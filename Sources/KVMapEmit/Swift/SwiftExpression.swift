/// An expression of generated code, and whether it needs a preceding `try`.
///
/// An unneeded `try` is a warning, so expressions built from others must track this.
struct SwiftExpression {
  var text: String
  var canThrow: Bool
  /// Whether a trailing closure is in it, outside of parentheses.
  private let hasClosure: Bool

  /// - Parameter hasClosure: Whether a trailing closure is in it, before its end.
  init(_ text: String, canThrow: Bool = false, hasClosure: Bool = false) {
    self.text = text
    self.canThrow = canThrow
    self.hasClosure = hasClosure || text.hasSuffix("}")
  }

  /// The text at the start of a statement or after `=`.
  var tried: String { canThrow ? "try \(text)" : text }

  /// The text before a `{`: a trailing closure would be parsed together with what follows.
  var head: String {
    guard hasClosure else { return tried }
    return canThrow ? "try (\(text))" : "(\(text))"
  }
}
