import KVMapSource
import KVMapSyntax

/// Assigns the arguments of a use of a declared transform to its parameters.
struct TransformBinding {
  private let head: TransformHead
  private let call: CallSyntax
  private let names: NameLookup
  /// The values of `$name` at the use.
  private let outer: TransformArguments
  private(set) var diagnostics: [Diagnostic] = []

  init(
    _ call: CallSyntax, to head: TransformHead, in outer: TransformArguments, names: NameLookup
  ) {
    self.head = head
    self.call = call
    self.outer = outer
    self.names = names
  }

  /// - Returns: The arguments in the order of the parameters; `nil` when one is wrong or missing, which is then
  ///   reported.
  mutating func arguments() -> [TransformArgument]? {
    var given: [String: TransformArgument] = [:]
    for (position, argument) in call.arguments.enumerated() {
      if case .missing = argument.value { return nil }
      guard let parameter = parameter(of: argument, position) else { continue }
      let name = parameter.name.text
      guard given[name] == nil else {
        diagnostics.append(SemaDiagnostics.repeatedArgument(name, of: head.name, at: argument.span))
        continue
      }
      given[name] = value(argument.value, of: parameter)
    }
    guard diagnostics.isEmpty else { return nil }
    var all: [TransformArgument] = []
    for parameter in head.parameters {
      guard let argument = given[parameter.name.text] ?? parameter.defaultValue else {
        diagnostics.append(
          SemaDiagnostics.missingArgument(
            parameter.name.text, of: head.name, declaredAt: parameter.name.span, at: call.span))
        return nil
      }
      all.append(argument)
    }
    return all
  }

  private mutating func parameter(of argument: CallSyntax.Argument, _ position: Int) -> TransformParameter? {
    guard let label = argument.label else {
      let meant = head.parameters.dropFirst(position).first?.name.text
      diagnostics.append(SemaDiagnostics.unnamedArgument(of: head.name, meant: meant, at: argument.span))
      return nil
    }
    guard let position = head.positions[label.text] else {
      let given = Set(call.arguments.compactMap(\.label?.text))
      let usable = head.parameters.prefix(100).map(\.name.text).filter { !given.contains($0) }
      diagnostics.append(
        SemaDiagnostics.unknownArgument(
          label.text, of: head.name, usable: usable, at: label.span))
      return nil
    }
    return head.parameters[position]
  }

  private mutating func value(_ syntax: ValueSyntax, of parameter: TransformParameter) -> TransformArgument? {
    if case .variable(let name, let span) = syntax {
      guard let argument = outer[name.text] else {
        diagnostics.append(
          SemaDiagnostics.unknownVariable(
            name.text, suggestion: closest(to: name.text, in: outer.keys.sorted()), at: span))
        return nil
      }
      guard argument.kind.type == parameter.kind.type else {
        diagnostics.append(mismatch(parameter, at: span))
        return nil
      }
      return TransformArgument(literal: argument.literal, value: argument.value, kind: parameter.kind)
    }
    var checker = DefaultChecker(names: names)
    guard let value = checker.check(syntax, as: parameter.kind.type), checker.diagnostics.isEmpty else {
      diagnostics.append(mismatch(parameter, at: syntax.span))
      return nil
    }
    return TransformArgument(literal: syntax, value: value, kind: parameter.kind)
  }

  private func mismatch(_ parameter: TransformParameter, at span: Span) -> Diagnostic {
    let wanted =
      switch parameter.kind {
      case .key: "a key of the document, which is a text"
      case .value(let type): SemaDiagnostics.article(names.text(of: type))
      }
    return SemaDiagnostics.wrongArgument(
      parameter.name.text, of: head.name, wants: wanted, declaredAt: parameter.name.span, at: span)
  }
}
