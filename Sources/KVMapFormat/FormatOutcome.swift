package import KVMapSource
import KVMapSyntax

/// The result of formatting a file.
package enum FormatOutcome: Sendable {
  /// The file in the standard style; the same bytes if it already has that style.
  case formatted([UInt8])
  /// The file has these syntax errors. Its meaning is unknown, so it is left unchanged.
  case unreadable([Diagnostic])
}

/// Formats a file in the standard style.
///
/// - Tokens are unchanged and keep their order, except for commas directly inside braces: a body needs none, and
///   a list in a rule needs one between any two of its parts (`withStyledCommas`).
/// - Comments are unchanged and stay between the same tokens, commas aside. A comment at the beginning of a line stays
///   there, and one after other text on a line stays after it. Only trailing white space of a `//` comment is removed.
/// - The result parses to the same tree, and formatting is idempotent.
///
/// Line ends follow the first line of the file (`LineEnd`), and a byte-order mark is kept. The contents of tokens and
/// block comments are never changed: the lines of a `"""` string keep their indentation, which is part of the string.
///
/// - Complexity: linear in the size of the file. The stack grows only with the nesting that the parser allows.
package func format(_ file: SourceFile) -> FormatOutcome {
  let (tree, diagnostics) = parse(file)
  guard !diagnostics.containsErrors else { return .unreadable(diagnostics) }

  let roles = TokenRoles(of: tree, in: file)
  let found = elements(of: file, roles)
  let layout = Layout(withStyledCommas(found), of: file.bytes)
  return .formatted(layout.print(file.bytes, lineEnd: LineEnd(of: file.bytes, between: found)))
}
