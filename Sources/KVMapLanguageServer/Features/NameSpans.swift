import KVMapSource
import KVMapSyntax

/// What the names of a file are, by where they begin. Every other word is a keyword.
struct NameSpans {
  enum Meaning: Sendable, Hashable, CaseIterable {
    case type, typeParameter, enumMember, property, key, parameter, function, namespace
  }

  struct Name: Sendable, Hashable {
    var meaning: Meaning
    var isDeclaration = false
    var end: Int
  }

  private(set) var names: [Int: Name] = [:]
  /// The type parameters in sight.
  private var typeParameters: Set<String> = []

  init(_ tree: SyntaxTree) { for item in tree.items { visit(item) } }

  func contains(_ offset: Int) -> Bool { names[offset] != nil }

  // MARK: Names

  private mutating func add(_ span: Span, _ meaning: Meaning, isDeclaration: Bool = false) {
    guard span.end > span.start else { return }
    names[span.start] = Name(meaning: meaning, isDeclaration: isDeclaration, end: span.end)
  }

  private mutating func add(_ name: NameSyntax?, _ meaning: Meaning, isDeclaration: Bool = false) {
    if let name { add(name.span, meaning, isDeclaration: isDeclaration) }
  }

  private mutating func add(_ name: TypeNameSyntax?, isDeclaration: Bool = false) {
    for part in name?.parts ?? [] {
      add(part, typeParameters.contains(part.text) ? .typeParameter : .type, isDeclaration: isDeclaration)
    }
  }

  // MARK: Declarations

  private mutating func visit(_ item: ItemSyntax) {
    switch item {
    case .importModule(let item): for name in item.module { add(name, .namespace) }
    case .setting(let setting): visit(setting)
    case .defaultVia(let line): visit(line)
    case .externType(let item):
      add(item.name, isDeclaration: true)
      visit(item.conformances)
    case .transform(let transform): visit(transform)
    case .mixin(let mixin):
      add(mixin.name, .type, isDeclaration: true)
      visit(mixin.members)
    case .type(let type): visit(type)
    case .family(let family):
      add(family.name)
      visit(family.key)
      for item in family.cases {
        add(item.name, .type)
        visit(item.target)
      }
    case .enumeration(let item):
      add(item.name, isDeclaration: true)
      visit(item.rawType)
      visit(item.conformances)
      add(item.alias, .type, isDeclaration: true)
      visit(item.cases)
    case .union(let item):
      typeParameters = Set(item.parameters.map(\.text))
      defer { typeParameters = [] }
      add(item.name, isDeclaration: true)
      for parameter in item.parameters { add(parameter, .typeParameter, isDeclaration: true) }
      visit(item.conformances)
      add(item.alias, .type, isDeclaration: true)
      visit(item.key)
      visit(item.payloadKey)
      visit(item.cases)
    case .test(let test): visit(test)
    case .nested(let nested):
      add(nested.name, .namespace, isDeclaration: true)
      for item in nested.items { visit(item) }
    case .importFile, .error: break
    }
  }

  private mutating func visit(_ type: TypeDeclarationSyntax) {
    typeParameters = Set(type.parameters.map(\.text))
    defer { typeParameters = [] }
    add(type.name, isDeclaration: true)
    for parameter in type.parameters { add(parameter, .typeParameter, isDeclaration: true) }
    visit(type.base)
    visit(type.conformances)
    add(type.alias, .type, isDeclaration: true)
    if case .factory(let names, _)? = type.construction { for name in names { add(name, .function) } }
    for mixin in type.mixins { add(mixin, .type) }
    visit(type.members)
  }

  private mutating func visit(_ conformances: [ConformanceSyntax]) {
    for conformance in conformances { add(conformance.name, .type) }
  }

  private mutating func visit(_ cases: [CaseSyntax]) {
    for item in cases {
      add(item.name, .enumMember, isDeclaration: true)
      visit(item.payload)
      for condition in item.conditions {
        visit(condition.path)
        if case .equality(let value) = condition.test { visit(value) }
      }
      visit(item.target)
    }
  }

  private mutating func visit(_ target: TargetSyntax) {
    if case .values(let values) = target { for value in values { visit(value) } }
  }

  private mutating func visit(_ transform: TransformSyntax) {
    add(transform.name, .function, isDeclaration: true)
    for parameter in transform.parameters {
      add(parameter.name, .parameter, isDeclaration: true)
      visit(parameter.type)
      if let value = parameter.defaultValue { visit(value) }
    }
    visit(transform.swiftType)
    visit(transform.documentType)
    switch transform.body {
    case .pipeline(let stages): visit(stages)
    case .swift(let names, let surroundings):
      for name in names { add(name, .function) }
      for name in surroundings { add(name, .parameter) }
    case .members(let members):
      for member in members {
        switch member {
        case .row(let row):
          visit(row.value)
          visit(row.target)
        case .property(let property): visit(property)
        }
      }
    case .missing: break
    }
  }

  private mutating func visit(_ test: TestSyntax) {
    visit(test.type)
    for step in test.steps {
      switch step {
      case .document(let format, _), .file(let format, _): add(format, .enumMember)
      case .context(let value): visit(value, fields: .key)
      case .expect(let value): visit(value)
      case .roundtrip: break
      case .fails(let path, let kind, _):
        visit(path)
        add(kind, .enumMember)
      }
    }
  }
}

// MARK: - Members

extension NameSpans {
  private mutating func visit(_ members: [MemberSyntax]) {
    for member in members {
      switch member {
      case .property(let property): visit(property)
      case .setting(let setting): visit(setting)
      case .defaultVia(let line): visit(line)
      case .root(let path, _): visit(path)
      case .hook(let hook): for name in hook.function { add(name, .function) }
      case .context(let name, let type, _):
        add(name, .property, isDeclaration: true)
        visit(type)
      case .namespace(let prefix, _, _): add(prefix, .namespace)
      case .block(let block):
        visit(block.path)
        visit(block.members)
      case .check(let comparison):
        add(comparison.property, .property)
        switch comparison.operand {
        case .property(let name): add(name, .property)
        case .value(let value): visit(value)
        case .missing: break
        }
      case .element, .error: break
      }
    }
  }

  private mutating func visit(_ property: PropertySyntax) {
    add(property.name, .property, isDeclaration: true)
    visit(property.type)
    visit(property.source)
    visit(property.writtenSource)
    visit(property.pipeline)
    visit(property.sentinels)
    if let value = property.defaultValue { visit(value) }
    for condition in property.check?.conditions ?? [] { visit(condition) }
    add(property.sync?.policy, .enumMember)
    add(property.sync?.target, .type)
  }

  private mutating func visit(_ setting: SettingSyntax) {
    switch setting.kind {
    case .keys(let styles, let exceptions):
      for style in styles { add(style, .enumMember) }
      for exception in exceptions {
        add(exception.name, .property)
        visit(exception.source)
      }
    case .coercion(let name), .unknown(let name), .duplicates(let name), .empty(let name), .nilWriting(let name),
      .access(let name), .properties(let name), .sync(let name):
      add(name, .enumMember)
    case .nilReading(let sentinels): visit(sentinels)
    case .syncTable(let name): add(name)
    case .depth: break
    }
  }

  private mutating func visit(_ line: DefaultViaSyntax) {
    switch line.subject {
    case .type(let type): visit(type)
    case .name(let name): add(name, .property)
    case .missing: break
    }
    visit(line.pipeline)
  }

  private mutating func visit(_ stages: [StageSyntax]) {
    for call in stages.calls {
      add(call.name, .function)
      for argument in call.arguments {
        add(argument.label, .parameter)
        visit(argument.value)
      }
    }
  }

  private mutating func visit(_ condition: ConditionSyntax) {
    switch condition.kind {
    case .comparison(_, let value): visit(value)
    case .among(let values): for value in values { visit(value) }
    case .each(let inner), .not(let inner): visit(inner)
    case .range, .count, .countRange, .matches, .multiple, .unique, .missing: break
    }
  }

  private mutating func visit(_ type: TypeSyntax?) {
    switch type {
    case .named(let name, let arguments, _):
      add(name)
      for argument in arguments { visit(argument) }
    case .array(let element, _): visit(element)
    case .dictionary(let key, let value, _):
      visit(key)
      visit(value)
    case .optional(let wrapped, _): visit(wrapped)
    case .missing, nil: break
    }
  }

  private mutating func visit(_ source: SourceSyntax?) {
    for term in source?.alternatives ?? [] {
      switch term {
      case .path(let path): visit(path)
      case .gather(let gather):
        for entry in gather.entries ?? [] {
          visit(entry.key)
          visit(entry.source)
        }
      case .whole, .rest, .missing: break
      }
    }
  }

  private mutating func visit(_ path: PathSyntax?) { for step in path?.steps ?? [] { visit(step) } }

  private mutating func visit(_ step: PathSyntax.Step) {
    switch step.kind {
    case .key: add(step.span, .key)
    case .variable: add(step.span, .parameter)
    case .selected(let selectors):
      for selector in selectors {
        visit(selector.path)
        visit(selector.value)
      }
    case .index, .every: break
    }
  }

  private mutating func visit(_ sentinels: SentinelsSyntax?) {
    for value in sentinels?.values ?? [] { if case .literal(let value) = value { visit(value) } }
  }

  /// - Parameter fields: What the names in records are.
  private mutating func visit(_ value: ValueSyntax, fields: Meaning = .property) {
    switch value {
    case .array(let values, _): for value in values { visit(value, fields: fields) }
    case .dictionary(let entries, _):
      for entry in entries {
        visit(entry.key, fields: fields)
        visit(entry.value, fields: fields)
      }
    case .enumCase(let name, let payload, _):
      add(name, .enumMember)
      if let payload { visit(payload, fields: fields) }
    case .record(let entries, _):
      for entry in entries {
        add(entry.name, fields)
        visit(entry.value, fields: fields)
      }
    case .variable(let name, _): add(name.span, .parameter)
    case .any(let span): add(span, .parameter)
    case .swift(let names, _): for name in names { add(name, .function) }
    case .string, .number, .bool, .none, .missing: break
    }
  }
}
