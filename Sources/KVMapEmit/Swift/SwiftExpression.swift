/// An expression of generated code, and whether it needs a `try` in front.
///
/// A `try` that nothing needs is a warning, so what is made of other expressions has to know.
struct SwiftExpression {
  var text: String
  var canThrow: Bool

  init(_ text: String, canThrow: Bool = false) {
    self.text = text
    self.canThrow = canThrow
  }

  /// Where it begins a statement or stands behind `=`.
  var tried: String { canThrow ? "try \(text)" : text }

  /// Where it stands in front of a `{`: a closure at its end would be taken for what follows.
  var head: String {
    guard text.hasSuffix("}") else { return tried }
    return canThrow ? "try (\(text))" : "(\(text))"
  }
}
