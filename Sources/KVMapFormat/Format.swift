package import KVMapSource
import KVMapSyntax

/// What became of a file that was to be formatted.
package enum FormatOutcome: Sendable {
  /// The file in the one style. It has the same bytes as the file where that has the style already.
  case formatted([UInt8])
  /// The file has syntax errors, these. Nobody can say what it means, so it is left as it is.
  case unreadable([Diagnostic])
}

/// Writes a file in the one style there is.
///
/// - The tokens stay as they are and in their order, save for commas directly inside of braces: a body needs none, and
///   a list in a rule needs one between any two of its parts (`withStyledCommas`).
/// - Comments stay as they are and between the same tokens, commas aside. One that begins a line begins a line, and one
///   behind something on its line stays behind it. Only the white space at the end of a `//` comment is dropped.
/// - The result parses to the same tree, and formatting it again changes nothing.
///
/// Lines end as the first line of the file does (`LineEnd`), and a byte-order mark stays. What lies inside a token or a
/// block comment is never touched: the lines of a `"""` string keep their indentation, which belongs to the text.
///
/// - Complexity: linear in the size of the file. The stack grows only with what the parser allows to nest.
package func format(_ file: SourceFile) -> FormatOutcome {
  let (tree, diagnostics) = parse(file)
  guard !diagnostics.containsErrors else { return .unreadable(diagnostics) }

  let roles = TokenRoles(of: tree, in: file)
  let found = elements(of: file, roles)
  let layout = Layout(withStyledCommas(found), of: file.bytes)
  return .formatted(layout.print(file.bytes, lineEnd: LineEnd(of: file.bytes, between: found)))
}
