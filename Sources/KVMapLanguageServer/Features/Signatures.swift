import KVMapSema
import KVMapSource
import KVMapSyntax

/// The parameters of the transformer whose arguments are being written.
enum Signatures {
  static func help(at position: TextPosition, in view: FileView, _ workspace: Workspace) -> SignatureHelp? {
    let offset = view.offset(of: position)
    var depth = 0
    var argument = 0
    for index in view.tokens.indices.reversed() where view.tokens[index].end <= offset {
      switch view.tokens[index].kind {
      case .rightParenthesis, .rightBracket: depth += 1
      case .leftBracket: depth -= 1
      case .comma: if depth == 0 { argument += 1 }
      case .leftParenthesis:
        guard depth == 0 else {
          depth -= 1
          continue
        }
        guard index > 0, view.tokens[index - 1].isName else { return nil }
        let name = view.text(view.tokens[index - 1].start, view.tokens[index - 1].end)
        let isPattern = view.tokens.contains { $0.kind == .string && $0.start < offset && offset < $0.end }
        return signature(of: name, view, workspace, inText: isPattern).map {
          SignatureHelp(
            signatures: [$0], activeSignature: 0, activeParameter: min(argument, max(0, $0.parameters.count - 1)))
        }
      // Arguments contain no braces.
      case .leftBrace, .rightBrace: return nil
      case .word, .quotedWord, .string, .multilineString, .number, .attribute, .variable, .endOfFile, .leftAngle,
        .rightAngle, .colon, .period, .star, .pipe, .tilde, .question, .coalesce, .equal, .closedRange, .halfOpenRange,
        .lessOrEqual, .greaterOrEqual, .equals, .notEquals, .both, .read, .write, .wrongArrow:
        break
      }
    }
    return nil
  }

  private static func signature(
    of name: String, _ view: FileView, _ workspace: Workspace, inText: Bool
  ) -> SignatureInformation? {
    let trees = [view.tree] + view.file.imported.sorted().compactMap { workspace[$0]?.parsed.tree }
    if let transform = NamesInSight(trees).transforms.first(where: { $0.syntax.name?.text == name })?.syntax {
      let parameters = transform.parameters.map { $0.name.text }
      return information(name, parameters, transform.documentation.first)
    }
    guard let row = TransformerCatalogue.find(name), !row.parameters.isEmpty else { return nil }
    let parameters = row.parameters.map { parameter in
      (parameter.label.map { $0 + ": " } ?? "") + "\(parameter.name)" + (parameter.isVariadic ? "…" : "")
    }
    let letters = inText && ["date", "day"].contains(name) ? "\n" + patternLetters : ""
    return information(name, parameters, "\(row.input) → \(row.output): \(row.summary)\(letters)")
  }

  /// The letters that most patterns are made of.
  private static let patternLetters = """
    yyyy year, MM month (MMM Mar, MMMM March), dd day, EEE weekday (Sun), HH hour, h hour with a (AM, PM), mm minute, \
    ss second, SSS fraction, XXX zone (+02:00, Z), Z zone (+0200), 'text', [a part that may be absent]
    """

  private static func information(_ name: String, _ parameters: [String], _ documentation: String?)
    -> SignatureInformation
  {
    SignatureInformation(
      label: "\(name)(\(parameters.joined(separator: ", ")))", documentation: documentation,
      parameters: parameters.map { ParameterInformation(label: $0) })
  }
}
