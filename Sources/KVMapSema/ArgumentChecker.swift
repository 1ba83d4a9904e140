import KVMapSource
import KVMapSyntax

/// Checks the arguments of one step against its row of the catalogue, and makes the step.
struct ArgumentChecker {
  private let row: TransformerCatalogue.Row
  private let call: CallSyntax
  private(set) var diagnostics: [Diagnostic] = []
  private var positional: [Argument] = []
  private var labelled: [String: Argument] = [:]

  /// An argument of the kind that its parameter wants.
  private enum Argument {
    case text(StringSyntax)
    case number(NumberSyntax)

    var text: StringSyntax? {
      switch self {
      case .text(let literal): literal
      case .number: nil
      }
    }
  }

  init(row: TransformerCatalogue.Row, call: CallSyntax) {
    self.row = row
    self.call = call
  }

  /// - Returns: `nil` where an argument is wrong, which is then told.
  mutating func transformer(_ step: TransformerCatalogue.Support.Step) -> Transformer? {
    bind()
    guard diagnostics.isEmpty else { return nil }
    let transformer: Transformer? =
      switch step {
      case .date: date()
      case .iso8601: .iso8601
      case .epochSeconds: .epochSeconds
      case .epochMilliseconds: .epochMilliseconds
      case .url: url()
      case .uuid: .uuid
      case .base64: .base64
      case .trimmed: .trimmed
      }
    return diagnostics.isEmpty ? transformer : nil
  }

  /// Gives each argument to its parameter.
  private mutating func bind() {
    let places = row.parameters.filter { $0.label == nil }
    let mayHave = places.last?.isVariadic == true ? Int.max : places.count
    var surplus: Span?
    var count = 0
    for argument in call.arguments {
      if case .missing = argument.value { return }
      if let label = argument.label {
        bind(label, to: argument.value)
      } else {
        count += 1
        if count > mayHave { surplus = surplus ?? argument.span }
        if count <= mayHave, let place = places.dropFirst(count - 1).first ?? places.last {
          if let value = value(argument.value, of: place) { positional.append(value) }
        }
      }
    }
    let needed = places.count(where: \.isRequired)
    if count < needed {
      diagnostics.append(
        SemaDiagnostics.wrongArgumentCount(
          row.name, needed: needed, canTakeMore: mayHave > needed, found: count, at: call.span))
    } else if let surplus {
      diagnostics.append(
        SemaDiagnostics.wrongArgumentCount(row.name, needed: mayHave, canTakeMore: false, found: count, at: surplus))
    }
  }

  private mutating func bind(_ label: NameSyntax, to value: ValueSyntax) {
    let labels = row.parameters.compactMap(\.label)
    guard let parameter = row.parameters.first(where: { $0.label == label.text }) else {
      diagnostics.append(SemaDiagnostics.unknownArgument(label.text, of: row.name, usable: labels, at: label.span))
      return
    }
    guard parameter.isSupported else {
      diagnostics.append(SemaDiagnostics.notSupported("'\(label.text):' of '\(row.name)'", at: label.span))
      return
    }
    guard labelled[label.text] == nil else {
      diagnostics.append(SemaDiagnostics.repeatedArgument(label.text, of: row.name, at: label.span))
      return
    }
    labelled[label.text] = self.value(value, of: parameter)
  }

  private mutating func value(_ value: ValueSyntax, of parameter: TransformerCatalogue.Parameter) -> Argument? {
    switch (parameter.kind, value) {
    case (.text, .string(let literal)): return .text(literal)
    case (.number, .number(let literal)): return .number(literal)
    case (.text, _), (.number, _):
      diagnostics.append(
        SemaDiagnostics.wrongArgument(parameter.name, of: row.name, wants: parameter.kind, at: value.span))
      return nil
    }
  }

  private mutating func date() -> Transformer? {
    var patterns: [DatePattern] = []
    for literal in positional.compactMap(\.text) {
      switch DatePatternParser.parse(literal.value) {
      case .success(let pattern): patterns.append(pattern)
      case .failure(let problem):
        diagnostics.append(SemaDiagnostics.badDatePattern(literal.value, problem, at: literal.span))
      }
    }
    guard let literal = labelled["zone"]?.text else { return .date(patterns: patterns, zone: .offset(0)) }
    guard let zone = ZoneParser.parse(literal.value) else {
      let suggestion = ZoneParser.suggestion(for: literal.value)
      diagnostics.append(SemaDiagnostics.unknownZone(literal.value, suggestion: suggestion, at: literal.span))
      return nil
    }
    return .date(patterns: patterns, zone: zone)
  }

  private mutating func url() -> Transformer? {
    guard let literal = labelled["base"]?.text else { return .url(base: nil) }
    guard let base = URLReference(literal.value), base.isAbsolute else {
      diagnostics.append(SemaDiagnostics.badBaseURL(literal.value, at: literal.span))
      return nil
    }
    return .url(base: base.text)
  }
}
