/// A value of a document that means nothing. The values of a property are one text:
///
///     sentinels = kinds scalar *( value LF )
///     kinds     = OCTET                     ; 64 and a bit for each kind of value among them
///     scalar    = "s" / "-"                 ; whether the property is one scalar
///     value     = "t" text / "n" number / "b0" / "b1" / "a" / "o"
///
/// In a text, `\\` is a backslash and `\n` a line break.
package enum SentinelLine: Equatable, Sendable {
  case text(String)
  /// The text of a JSON number.
  case number(String)
  case bool(Bool)
  case emptyArray
  case emptyObject

  /// - Parameters:
  ///   - kinds: A bit for each kind of value, all of them below 64.
  ///   - isScalar: Whether an XML element with attributes is its text.
  package static func text(_ lines: [SentinelLine], kinds: UInt8, isScalar: Bool) -> String {
    "\(Unicode.Scalar(kinds | 64))\(isScalar ? "s" : "-")" + lines.map { $0.line + "\n" }.joined()
  }

  private var line: String {
    switch self {
    case .text(let text): "t" + text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
    case .number(let number): "n" + number
    case .bool(let flag): flag ? "b1" : "b0"
    case .emptyArray: "a"
    case .emptyObject: "o"
    }
  }
}
