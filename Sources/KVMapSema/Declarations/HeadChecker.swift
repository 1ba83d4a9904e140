import KVMapSource
import KVMapSyntax

/// Checks the part between the name of a type and its body.
struct HeadChecker {
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var uses: [NameLookup.Use] = []
  private let names: NameLookup

  init(names: NameLookup) { self.names = names }

  /// The class that a class inherits from.
  mutating func base(of type: TypeDeclarationSyntax) -> CheckedMapping.BaseClass? {
    guard case .named(let name, let arguments, let span)? = type.base else {
      if let base = type.base, case .missing = base {} else if let base = type.base {
        diagnostics.append(SemaDiagnostics.invalidBase(at: base.span))
      }
      return nil
    }
    if names.builtInType(name.text) != nil || BuiltInType.names.contains(name.text) || !arguments.isEmpty {
      diagnostics.append(SemaDiagnostics.invalidBase(at: span))
      return nil
    }
    let found = names.find(name.text, in: .types, at: name.span)
    diagnostics += found.diagnostics
    guard let declaration = found.declaration else {
      if found.diagnostics.isEmpty {
        let suggestion = names.suggestion(for: name.text, in: .types)
        diagnostics.append(SemaDiagnostics.unknownType(name.text, suggestion: suggestion, at: name.span))
      }
      return nil
    }
    uses.append(.init(span: name.span, declaration: declaration))
    guard declaration.kind == .classType, let mapping = declaration.mapping else {
      diagnostics.append(SemaDiagnostics.invalidBase(declaration, at: name.span))
      return nil
    }
    return CheckedMapping.BaseClass(id: mapping, span: name.span)
  }

  /// The names of the type parameters. A wrong one keeps its position, so that the number of arguments stays right.
  mutating func parameters(of type: TypeDeclarationSyntax) -> [String] {
    guard !type.parameters.isEmpty else { return [] }
    var properties: [String: Span] = [:]
    for case .property(let property) in type.members.withoutBlocks {
      properties[property.name.text] = property.name.span
    }
    var seen: [String: Span] = [:]
    for parameter in type.parameters {
      if let first = seen[parameter.text] {
        diagnostics.append(SemaDiagnostics.repeatedParameter(parameter.text, first: first, at: parameter.span))
        continue
      }
      seen[parameter.text] = parameter.span
      if let property = properties[parameter.text] {
        diagnostics.append(SemaDiagnostics.parameterIsProperty(parameter.text, first: property, at: parameter.span))
      }
      if let name = type.name, name.text == parameter.text {
        diagnostics.append(SemaDiagnostics.parameterIsItsType(parameter.text, first: name.span, at: parameter.span))
      } else if BuiltInType.names.contains(parameter.text) {
        diagnostics.append(SemaDiagnostics.builtInParameter(parameter.text, at: parameter.span))
      } else if let problem = ReservedNames.problem(ofType: parameter.text) {
        diagnostics.append(
          SemaDiagnostics.reservedName(parameter.text, of: "a type parameter", because: problem, at: parameter.span))
      }
    }
    return type.parameters.map(\.text)
  }

  /// The list after the `:` of a Swift-declared type.
  mutating func conformances(_ list: [ConformanceSyntax]) -> StatedConformances {
    var stated = StatedConformances()
    var seen: [String: ConformanceSyntax] = [:]
    for one in list {
      let name = one.name.text
      if let first = seen[name] {
        let words = [first, one].map { ($0.isDenied ? "~" : "") + $0.name.text }
        diagnostics.append(
          SemaDiagnostics.repeatedConformance(words[1], first: words[0], firstAt: first.span, at: one.span))
        continue
      }
      seen[name] = one
      let known = Conformances(name: name)
      if known == nil, let problem = problem(withProtocol: one.name) {
        diagnostics.append(problem)
      } else if !one.isDenied {
        stated.names.append(name)
      } else if let known {
        stated.denied.formUnion(known)
      } else {
        diagnostics.append(SemaDiagnostics.deniedConformance(name, at: one.span))
      }
    }
    return stated
  }

  /// A type declared in a mapping file is not a protocol, and a name close to that of a relevant protocol is probably a
  /// misspelling.
  private func problem(withProtocol name: NameSyntax) -> Diagnostic? {
    if let declaration = names.find(name.text, in: .types, at: name.span).declaration {
      return SemaDiagnostics.noProtocol(declaration, at: name.span)
    }
    return closest(to: name.text, in: Conformances.knownNames).map {
      SemaDiagnostics.unknownType(name.text, suggestion: $0, at: name.span)
    }
  }

  /// The type that `map T as Name` maps a second time, if a file declares it.
  func type(named name: TypeNameSyntax) -> ValueType? {
    guard let found = names.find(name.text, in: .types, at: name.span).declaration else { return nil }
    return found.mapping.map(ValueType.mapping) ?? found.union.map(ValueType.union)
      ?? found.enumeration.map(ValueType.enumeration) ?? found.foreignType.map(ValueType.foreign)
  }

  func construction(of type: TypeDeclarationSyntax) -> CheckedMapping.Construction? {
    switch type.construction {
    case .initializer(let span): .init(kind: .memberwise, span: span)
    case .assignment(let span): .init(kind: .assignment, span: span)
    case .factory(let function, let span):
      function.isEmpty ? nil : .init(kind: .factory(function.map(\.text).joined(separator: ".")), span: span)
    case .missing, nil: nil
    }
  }
}
