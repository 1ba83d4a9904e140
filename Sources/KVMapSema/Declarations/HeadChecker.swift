import KVMapSource
import KVMapSyntax

/// Checks the part between the name of a type and its body.
struct HeadChecker {
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var uses: [NameLookup.Use] = []
  private let names: NameLookup

  init(names: NameLookup) { self.names = names }

  /// Whether something stands in the place of a base that is none.
  private(set) var isBaseWrong = false

  /// The class that a class inherits from; `nil` if there is none, or a protocol stands there.
  mutating func base(of type: TypeDeclarationSyntax) -> CheckedMapping.BaseClass? {
    guard let syntax = type.base, type.parameters.isEmpty || !isDeclared(syntax) else { return nil }
    let diagnosticCount = diagnostics.count
    defer { isBaseWrong = isBaseWrong || diagnostics.count > diagnosticCount }
    guard case .named(let name, let arguments, let span) = syntax else {
      if case .missing = syntax {
        isBaseWrong = true
      } else {
        diagnostics.append(SemaDiagnostics.invalidBase(at: syntax.span))
      }
      return nil
    }
    if isBuiltIn(name.text) || !arguments.isEmpty {
      diagnostics.append(SemaDiagnostics.invalidBase(at: span))
      return nil
    }
    let found = names.find(name.text, in: .types, at: name.span)
    diagnostics += found.diagnostics
    guard let declaration = found.declaration else {
      if found.diagnostics.isEmpty, !name.nested.isEmpty || names.suggestedClass(for: name.text) != nil {
        let suggestion = names.suggestedClass(for: name.text)
        diagnostics.append(SemaDiagnostics.unknownType(name.text, suggestion: suggestion, at: name.span))
      }
      return nil
    }
    uses.append(.init(span: name.span, declaration: declaration))
    guard declaration.kind == .classType, let mapping = declaration.mapping else {
      diagnostics.append(SemaDiagnostics.invalidBase(declaration, at: name.span))
      return nil
    }
    if declaration.parameterCount > 0 {
      diagnostics.append(SemaDiagnostics.genericBase(name.text, at: name.span))
      return nil
    }
    return CheckedMapping.BaseClass(id: mapping, span: name.span)
  }

  private func isDeclared(_ type: TypeSyntax) -> Bool {
    guard case .named(let name, _, _) = type else { return false }
    return names.find(name.text, in: .types, at: name.span).declaration != nil
  }

  private func isBuiltIn(_ name: String) -> Bool {
    names.builtInType(name) != nil || BuiltInType.names.contains(name)
  }

  /// The protocols that follow the name of a generated class or struct.
  mutating func protocols(of type: TypeDeclarationSyntax) -> [String] {
    var list = type.conformances
    if case .named(let name, let arguments, let span)? = type.base, arguments.isEmpty, name.nested.isEmpty,
      !isBuiltIn(name.text), names.find(name.text, in: .types, at: name.span).declaration == nil,
      names.suggestedClass(for: name.text) == nil
    {
      list.insert(ConformanceSyntax(name: name.first, isDenied: false, span: span), at: 0)
    }
    let stated = protocols(list)
    guard type.kind == .classType else { return stated }
    for one in list where ["Sendable", "Codable", "Decodable"].contains(one.name.text) {
      if one.name.text == "Sendable" {
        diagnostics.append(
          SemaDiagnostics.impossibleConformance(
            one.name.text, "a generated class has variables and may have subclasses", at: one.span))
      } else if let base = type.base, case .named(let name, _, _) = base,
        names.find(name.text, in: .types, at: name.span).declaration != nil
      {
        diagnostics.append(
          SemaDiagnostics.impossibleConformance(
            one.name.text, "Swift synthesises it for classes without a base only", at: one.span))
      }
    }
    return stated
  }

  /// The protocols of a generated type, as they stand: each once.
  mutating func protocols(_ list: [ConformanceSyntax]) -> [String] {
    var stated: [String] = []
    var seen: [String: Span] = [:]
    for one in list {
      let name = one.name.text
      if let first = seen.updateValue(one.span, forKey: name) {
        diagnostics.append(SemaDiagnostics.repeatedConformance(name, first: name, firstAt: first, at: one.span))
      } else if isBuiltIn(name) {
        diagnostics.append(SemaDiagnostics.builtInIsNoProtocol(name, at: one.span))
      } else if let declaration = names.find(name, in: .types, at: one.span).declaration {
        diagnostics.append(SemaDiagnostics.noProtocol(declaration, at: one.span))
      } else if let mixin = names.find(name, in: .mixins, at: one.span).declaration {
        uses.append(.init(span: one.span, declaration: mixin))
        diagnostics.append(SemaDiagnostics.noProtocol(mixin, at: one.span))
      } else if Conformances(name: name) == nil, StatedCoding([name]) == .none,
        let near = closest(to: name, in: Conformances.knownNames)
      {
        diagnostics.append(SemaDiagnostics.unknownType(name, suggestion: near, at: one.span))
      } else {
        stated.append(name)
      }
    }
    return stated
  }

  /// The names of the type parameters. A wrong one keeps its position, so that the number of arguments stays right.
  mutating func parameters(of type: TypeDeclarationSyntax) -> [String] {
    if let alias = type.alias { checkAlias(alias, of: type.name, hasParameters: !type.parameters.isEmpty) }
    guard !type.parameters.isEmpty else { return [] }
    var properties: [String: Span] = [:]
    for case .property(let property) in type.members.withoutBlocks {
      properties[property.name.text] = property.name.span
    }
    if type.kind == .classType, let base = type.base, isDeclared(base) {
      diagnostics.append(SemaDiagnostics.baseOfGeneric(at: base.span))
      isBaseWrong = true
    }
    return parameters(type.parameters, of: type.name, members: properties)
  }

  /// The names of the type parameters of a union.
  mutating func parameters(of union: UnionSyntax) -> [String] {
    if let alias = union.alias { checkAlias(alias, of: union.name, hasParameters: !union.parameters.isEmpty) }
    guard !union.parameters.isEmpty else { return [] }
    let cases = Dictionary(union.cases.map { ($0.name.text, $0.name.span) }, uniquingKeysWith: { first, _ in first })
    return parameters(union.parameters, of: union.name, members: cases)
  }

  /// A second mapping has a name in its type, and a generic type is many.
  private mutating func checkAlias(_ alias: NameSyntax, of type: TypeNameSyntax?, hasParameters: Bool) {
    let declaration = type.flatMap { names.find($0.text, in: .types, at: $0.span).declaration }
    guard hasParameters || declaration.map({ $0.parameterCount > 0 }) == true else { return }
    diagnostics.append(SemaDiagnostics.genericAlias(alias.text, at: alias.span))
  }

  private mutating func parameters(
    _ parameters: [NameSyntax], of type: TypeNameSyntax?, members properties: [String: Span]
  ) -> [String] {
    var seen: [String: Span] = [:]
    for parameter in parameters {
      if let first = seen[parameter.text] {
        diagnostics.append(SemaDiagnostics.repeatedParameter(parameter.text, first: first, at: parameter.span))
        continue
      }
      seen[parameter.text] = parameter.span
      if let property = properties[parameter.text] {
        diagnostics.append(SemaDiagnostics.parameterIsProperty(parameter.text, first: property, at: parameter.span))
      }
      if let name = type, name.parts.last?.text == parameter.text {
        diagnostics.append(SemaDiagnostics.parameterIsItsType(parameter.text, first: name.span, at: parameter.span))
      } else if BuiltInType.names.contains(parameter.text) {
        diagnostics.append(SemaDiagnostics.builtInParameter(parameter.text, at: parameter.span))
      } else if let problem = ReservedNames.problem(ofType: parameter.text) {
        diagnostics.append(
          SemaDiagnostics.reservedName(parameter.text, of: "a type parameter", because: problem, at: parameter.span))
      }
    }
    return parameters.map(\.text)
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
    guard StatedCoding([name.text]) == .none else { return nil }
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
