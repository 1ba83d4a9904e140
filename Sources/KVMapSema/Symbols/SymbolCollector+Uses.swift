import KVMapSource
import KVMapSyntax

extension SymbolCollector {
  mutating func collectUses(in item: ItemSyntax, of file: ParsedFile) {
    collectSecondMapping(item)
    switch item {
    case .type(let type):
      guard let id = type.name.flatMap({ declaration(at: $0.span) }) else { return }
      let scope = Scope(owner: id, members: bodies[id]?.parameters ?? [])
      if let base = type.base { collectUses(in: base, scope) }
      collectUses(in: type.members, scope)
    case .mixin(let mixin):
      guard let id = mixin.name.flatMap({ declaration(at: $0.span) }) else { return }
      collectUses(in: mixin.members, Scope(owner: id, members: []))
    case .enumeration(let item): for enumCase in item.cases { collect(enumCase.payload, Scope()) }
    case .union(let item):
      guard let id = item.name.flatMap({ declaration(at: $0.span) }) else { return }
      for unionCase in item.cases {
        collect(unionCase.payload, Scope(owner: id, members: bodies[id]?.parameters ?? []))
      }
    case .transform(let item): collectUses(in: item)
    case .setting(let setting): collectExceptions(in: setting, .file(members(of: file)))
    case .defaultVia(let line):
      collectUses(in: line, .file(members(of: file)))
      if case .name(let name) = line.subject { collectImporters(of: file, naming: name) }
    case .test(let test):
      for step in test.steps {
        if case .expect(let value) = step { collectUses(in: value, of: test.type.map { Typed($0) }) }
      }
    case .importFile, .importModule, .externType, .family, .nested, .error: break
    }
  }

  /// `map T as N` is about a type that may be declared in a mapping.
  private mutating func collectSecondMapping(_ item: ItemSyntax) {
    guard let name = item.mappedAgain, let id = declaration(at: name.span), let symbol = ownerType(of: id) else {
      return
    }
    note(SymbolUse(span: name.last.span, symbol: symbol, role: .reads))
    if let first = index.symbols[symbol.index].declaration { nameMembers(of: first, in: id) }
  }

  /// The members of another mapping of a type have the names of those of the type.
  private mutating func nameMembers(of type: DeclarationID, in other: DeclarationID) {
    for (name, own) in bodies[other]?.members ?? [:] {
      guard let member = member(name, of: type), member.symbol != own.symbol,
        index.symbols[member.symbol.index].kind == index.symbols[own.symbol.index].kind
      else { continue }
      for span in [index.symbols[own.symbol.index].span] + own.furtherNames {
        note(SymbolUse(span: span, symbol: member.symbol, role: .names))
      }
    }
  }

  /// The declaration whose type parameters are in sight.
  struct Scope {
    var owner: DeclarationID?
    /// The names of its type parameters.
    var members: [String] = []
  }

  private func declaration(at span: Span) -> DeclarationID? { declared[span] }

  private mutating func collect(_ type: TypeSyntax?, _ scope: Scope) { if let type { collectUses(in: type, scope) } }

  /// The uses of type parameters.
  private mutating func collectUses(in type: TypeSyntax, _ scope: Scope) {
    switch type {
    case .missing: break
    case .optional(let wrapped, _): collectUses(in: wrapped, scope)
    case .array(let element, _): collectUses(in: element, scope)
    case .dictionary(let key, let value, _):
      collectUses(in: key, scope)
      collectUses(in: value, scope)
    case .named(let name, let arguments, _):
      if name.nested.isEmpty, scope.members.contains(name.text), let owner = scope.owner,
        let parameter = bodies[owner]?.members["<" + name.text]
      {
        note(SymbolUse(span: name.span, symbol: parameter.symbol, role: .reads))
      }
      for argument in arguments { collectUses(in: argument, scope) }
    }
  }

  private mutating func collectUses(in members: [MemberSyntax], _ scope: Scope) {
    guard let owner = scope.owner else { return }
    for line in members.allMembers {
      switch line {
      case .property(let property):
        collect(property.type, scope)
        collectUses(in: property)
        if let target = property.sync?.target { note(target, properties(target.text, of: owner), .names) }
      case .setting(let setting): collectExceptions(in: setting, .declaration(owner))
      case .defaultVia(let line): collectUses(in: line, .declaration(owner))
      case .check(let comparison):
        if let name = comparison.property { note(name, properties(name.text, of: owner), .reads) }
        switch comparison.operand {
        case .property(let name): note(name, properties(name.text, of: owner), .reads)
        case .value(let value):
          let property = comparison.property.flatMap { member($0.text, of: owner) }
          collectUses(in: value, of: property?.type.map { Typed($0) })
        case .missing: break
        }
      case .context(_, let type, _): collect(type, scope)
      case .root, .hook, .element, .namespace, .block, .error: break
      }
    }
  }

  mutating func collectUses(in property: PropertySyntax) {
    for call in property.pipeline.calls { collectLabels(in: call) }
    let type = property.type.map { Typed($0) }
    if let value = property.defaultValue { collectUses(in: value, of: type) }
    for condition in property.check?.conditions ?? [] { collectUses(in: condition, of: type) }
  }

  private mutating func collectUses(in condition: ConditionSyntax, of type: Typed?) {
    switch condition.kind {
    case .comparison(_, let value): collectUses(in: value, of: type)
    case .among(let values): for value in values { collectUses(in: value, of: type) }
    case .not(let inner): collectUses(in: inner, of: type)
    case .each(let inner): collectUses(in: inner, of: type.map(element))
    case .range, .count, .countRange, .matches, .multiple, .unique, .missing: break
    }
  }

  private mutating func collectUses(in transform: TransformSyntax) {
    guard let id = transform.name.flatMap({ declaration(at: $0.span) }) else { return }
    switch transform.body {
    case .pipeline(let stages):
      for call in stages.calls {
        collectLabels(in: call)
        collectParameters(in: call, of: id)
      }
    case .members(let members):
      if let type = transform.swiftType.flatMap(firstTarget) { nameMembers(of: type, in: id) }
      for member in members {
        switch member {
        case .row(let row): collectUses(in: row.value, of: transform.swiftType.map { Typed($0) })
        case .property(let property):
          collectUses(in: property)
          collectParameters(in: property.source, of: id)
          for call in property.pipeline.calls { collectParameters(in: call, of: id) }
        }
      }
    case .swift, .missing: break
    }
  }

  /// The labels of arguments are names of the transform's parameters.
  private mutating func collectLabels(in call: CallSyntax) {
    guard let id = targets[call.name.span] else { return }
    for label in call.arguments.compactMap(\.label) {
      guard let parameter = bodies[id]?.members["$" + label.text] else { continue }
      note(SymbolUse(span: label.span, symbol: parameter.symbol, role: .names))
    }
  }

  private mutating func collectParameters(in call: CallSyntax, of id: DeclarationID) {
    for argument in call.arguments {
      guard case .variable(let name, _) = argument.value else { continue }
      noteParameter(name.text, at: name.span, of: id)
    }
  }

  private mutating func collectParameters(in source: SourceSyntax?, of id: DeclarationID) {
    for term in source?.alternatives ?? [] {
      guard case .path(let path) = term else { continue }
      for step in path.steps { if case .variable(let name) = step.kind { noteParameter(name, at: step.span, of: id) } }
    }
  }

  /// - Parameter span: Includes the `$`.
  private mutating func noteParameter(_ name: String, at span: Span, of id: DeclarationID) {
    guard let parameter = bodies[id]?.members["$" + name], span.end - span.start > 1 else { return }
    let place = Span(file: span.file, start: span.start + 1, end: span.end)
    note(SymbolUse(span: place, symbol: parameter.symbol, role: .reads))
  }

  // MARK: Lines about properties

  /// Where the properties are looked for that a line is about.
  private enum Owner {
    case declaration(DeclarationID)
    /// All properties of a file, by name.
    case file([String: [SymbolID]])
  }

  private func properties(_ name: String, of owner: DeclarationID) -> [SymbolID] {
    [member(name, of: owner)?.symbol].compactMap(\.self)
  }

  private func properties(_ name: String, of owner: Owner) -> [SymbolID] {
    switch owner {
    case .declaration(let id): properties(name, of: id)
    case .file(let members): members[name] ?? []
    }
  }

  private mutating func collectExceptions(in setting: SettingSyntax, _ owner: Owner) {
    guard case .keys(_, let exceptions) = setting.kind else { return }
    for exception in exceptions { note(exception.name, properties(exception.name.text, of: owner), .names) }
  }

  private mutating func collectUses(in line: DefaultViaSyntax, _ owner: Owner) {
    if case .name(let name) = line.subject { note(name, properties(name.text, of: owner), .names) }
    for call in line.pipeline.calls { collectLabels(in: call) }
  }

  private mutating func note(_ name: NameSyntax, _ symbols: [SymbolID], _ role: SymbolUse.Role) {
    for symbol in symbols { note(SymbolUse(span: name.span, symbol: symbol, role: role)) }
  }

  /// A line `default .NAME via` is also about the properties of files that import its file.
  private mutating func collectImporters(of file: ParsedFile, naming name: NameSyntax) {
    let importers = namedDefaults.importers(of: file.source.id, reachedBy: name.text)
    guard !importers.isEmpty else { return }
    let properties = index.symbols.filter {
      $0.kind == .property && $0.name == name.text && importers.contains($0.span.file)
    }
    note(name, properties.map(\.id), .names)
  }

  /// The properties that are declared in a file, by name.
  private func members(of file: ParsedFile) -> [String: [SymbolID]] {
    var found: [String: [SymbolID]] = [:]
    for symbol in index.symbols where symbol.kind == .property && symbol.span.file == file.source.id {
      found[symbol.name, default: []].append(symbol.id)
    }
    return found
  }
}
