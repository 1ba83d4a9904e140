/// The stable identifiers of the diagnostics of the lexer and the parser. All of them are errors.
package enum SyntaxDiagnosticID: String, Sendable, Hashable, CaseIterable {
  case expectedToken = "expected-token"
  case invalidCharacter = "invalid-character"
  case invalidEscape = "invalid-escape"
  case invalidIndentation = "invalid-indentation"
  case invalidNumber = "invalid-number"
  case nestedTooDeeply = "nested-too-deeply"
  case tooManyErrors = "too-many-errors"
  case unknownSetting = "unknown-setting"
  case unterminatedComment = "unterminated-comment"
  case unterminatedString = "unterminated-string"
}
