import KVMapSema
import KVMapSource
import KVMapSyntax

/// The parameters of the transformer whose arguments are being written.
struct Signatures {
  private let view: FileView
  private let workspace: Workspace
  private let offset: Int

  static func help(at position: TextPosition, in view: FileView, _ workspace: Workspace) -> SignatureHelp? {
    let signatures = Signatures(view: view, workspace: workspace, offset: view.offset(of: position))
    guard let argument = signatures.argument(), let transformer = signatures.transformer(named: argument.name) else {
      return nil
    }
    return SignatureHelp(
      signatures: [transformer.information], activeSignature: 0, activeParameter: transformer.position(of: argument))
  }

  private struct Argument {
    /// The transformer.
    var name: String
    /// How many arguments are before it.
    var number = 0
    var label: String?
    /// Whether some of it is written.
    var isBegun: Bool
  }

  private var isInText: Bool {
    view.tokens.contains { $0.kind == .string && $0.start < offset && offset < $0.end }
  }

  private func argument() -> Argument? {
    var depth = 0
    var argument = Argument(name: "", isBegun: isInText)
    var isFirst = true
    for index in view.tokens.indices.reversed() where view.tokens[index].end <= offset {
      let token = view.tokens[index]
      if isFirst, token.kind != .comma, token.kind != .leftParenthesis { argument.isBegun = true }
      isFirst = false
      switch token.kind {
      case .rightParenthesis, .rightBracket: depth += 1
      case .leftBracket where depth == 0:
        // What was counted are the elements of an argument.
        argument.number = 0
        argument.label = nil
      case .leftBracket: depth -= 1
      case .comma where depth == 0: argument.number += 1
      case .colon where depth == 0 && argument.number == 0 && index > 0:
        argument.label = view.text(view.tokens[index - 1].start, view.tokens[index - 1].end)
      case .leftParenthesis where depth > 0: depth -= 1
      case .leftParenthesis:
        guard index > 0, view.tokens[index - 1].isName else { return nil }
        argument.name = view.text(view.tokens[index - 1].start, view.tokens[index - 1].end)
        return argument
      // Arguments contain no braces.
      case .leftBrace, .rightBrace: return nil
      case .word, .quotedWord, .string, .multilineString, .number, .attribute, .variable, .endOfFile, .leftAngle,
        .rightAngle, .comma, .colon, .period, .star, .pipe, .tilde, .question, .coalesce, .equal, .closedRange,
        .halfOpenRange, .lessOrEqual, .greaterOrEqual, .equals, .notEquals, .both, .read, .write, .wrongArrow:
        break
      }
    }
    return nil
  }

  private struct Transformer {
    var information: SignatureInformation
    /// Those of the parameters, as far as they have some.
    var labels: [String?]

    func position(of argument: Argument) -> Int {
      if let label = argument.label, let position = labels.firstIndex(of: label) { return position }
      // The last one without a label may be repeated.
      let positional = labels.prefix { $0 == nil }.count
      let most = argument.isBegun && positional > 0 ? positional : labels.count
      return min(argument.number, max(0, most - 1))
    }
  }

  private func transformer(named name: String) -> Transformer? {
    let trees = [view.tree] + view.file.imported.sorted().compactMap { workspace[$0]?.parsed.tree }
    if let transform = NamesInSight(trees).transform(named: name) {
      return declared(transform)
    }
    guard let row = TransformerCatalogue.find(name), !row.parameters.isEmpty else { return nil }
    let parameters = row.parameters.map(\.usage)
    let letters = isInText && ["date", "day"].contains(name) ? "\n" + Self.patternLetters : ""
    return Transformer(
      information: Self.information(name, parameters, "\(row.input) → \(row.output): \(row.summary)\(letters)"),
      labels: row.parameters.map(\.label))
  }

  /// A transformer of a mapping: what it takes and gives, its documentation, and the types of its parameters.
  private func declared(_ transform: TransformSyntax) -> Transformer? {
    guard let name = transform.name, let file = workspace[transform.span.file] else { return nil }
    let view = FileView(file, unit: view.unit)
    func text(_ type: TypeSyntax?) -> String { type.map { view.text($0.span) } ?? "?" }
    var lines = ["\(text(transform.documentType)) → \(text(transform.swiftType))"]
    if let first = transform.documentation.first { lines[0] += ": " + first }
    lines += transform.parameters.map { view.text($0.span) }
    let labels = transform.parameters.map(\.name.text)
    return Transformer(
      information: Self.information(name.text, labels, lines.joined(separator: "\n")), labels: labels)
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
