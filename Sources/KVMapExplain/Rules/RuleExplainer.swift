package import KVMapSema
import KVMapSource
import KVMapSyntax

/// Explains the rules of a program.
package struct RuleExplainer: Sendable {
  let program: Program
  let index: DeclarationIndex
  let names: TypeNames
  private let units: [MappingID: FileID]

  /// - Complexity: Linear in the size of the program.
  package init(_ program: Program, _ index: DeclarationIndex) {
    self.program = program
    self.index = index
    names = TypeNames(program)
    var units: [MappingID: FileID] = [:]
    for unit in program.units { for id in unit.mappings { units[id] = units[id] ?? unit.file } }
    self.units = units
  }

  /// The file that declares a mapping.
  func file(of id: MappingID) -> FileID? { units[id] }

  /// A type as it is written in mapping files.
  ///
  /// - Parameter parameters: The names of the type parameters of the enclosing declaration.
  package func text(of type: ValueType, parameters: [String] = []) -> String {
    var names = names
    names.parameters = parameters
    return type.text(names)
  }

  /// The explanations of all rules of a mapping, in their order.
  ///
  /// - Complexity: Linear in the size of the mapping, its mixins and its base classes.
  package func explanations(of id: MappingID) -> [RuleExplanation] {
    let mapping = program[id]
    guard let file = units[id] else { return [] }
    let places = RulePlaces(of: mapping)
    let scopes = index.scopes(of: mapping, in: file) { base in units[base].map { (program[base], $0) } }
    return mapping.properties.enumerated().map { position, property in
      explanation(of: property, at: position, in: mapping, places, scopes[property.name])
    }
  }

  private func explanation(
    of property: Property, at position: Int, in mapping: Mapping, _ places: RulePlaces, _ scope: RuleScope?
  ) -> RuleExplanation {
    let pipeline = pipeline(of: property, scope)
    var rule = RuleExplanation(
      owner: mapping.fullName, name: property.name,
      type: text(of: property.type, parameters: mapping.extras.parameters),
      modifiers: RuleWords.modifiers(of: property, scope?.property?.modifiers.map(\.modifier) ?? []),
      documentation: property.documentation, origin: property.origin, mixin: scope?.mixin,
      isRead: property.isRead, isWritten: property.isWritten,
      place: places.read[position]?.text, writtenPlaces: places.written[position], source: places.read[position],
      steps: pipeline.steps, via: pipeline.via, defaultValue: defaultText(of: property, scope),
      checks: property.checks.map(\.text), absent: nil, null: nil,
      settings: settings(of: property, from: places.read[position], scope),
      attributes: scope?.property?.attributes.map { "@\($0.text)" } ?? [], hasArrow: scope?.property?.arrow != nil,
      rows: [])
    if rule.isRead, let source = rule.source {
      rule.absent = absent(property, source, default: rule.defaultValue)
      rule.null = source.isInDocument ? null(property, default: rule.defaultValue) : nil
    }
    rule.rows = RuleWords(rule, property, writing: pipeline.writing).rows
    return rule
  }

  // MARK: Parts of a rule

  private func defaultText(of property: Property, _ scope: RuleScope?) -> String? {
    guard property.defaultValue != nil else { return nil }
    return scope?.property?.defaultValue.map { index.text(of: $0.span) }
  }

  /// The steps of the rule itself, and those of a `default … via` line for what these give.
  private func pipeline(of property: Property, _ scope: RuleScope?) -> (
    steps: [RuleExplanation.Step], via: RuleExplanation.Setting?, writing: String
  ) {
    guard let scope, let syntax = scope.property else { return ([], nil, "") }
    let own = StepWords(index: index, file: scope.file)
    let hasMore = property.conversion.transformerCount > own.transformerCount(syntax.pipeline)
    // The plan does not say where its steps are from: more of them than are written come from such a line.
    let isByDefault = syntax.pipeline.isEmpty ? property.conversion.hasPipeline : hasMore
    guard isByDefault, let via = via(for: property, isWhole: syntax.pipeline.isEmpty, scope) else {
      return (own.steps(syntax.pipeline), nil, own.writing(syntax.pipeline))
    }
    let words = StepWords(index: index, file: via.file)
    let setting = setting("default \(subject(of: via.line))", via.line.span, from: scope)
    let undone = words.undone(via.line.pipeline) + own.undone(syntax.pipeline)
    return (
      own.steps(syntax.pipeline) + words.steps(via.line.pipeline), setting, StepWords.writing(undone, isChanged: true)
    )
  }

  func subject(of line: DefaultViaSyntax) -> String {
    switch line.subject {
    case .type(let type): index.text(of: type.span)
    case .name(let name): ".\(name.text)"
    case .missing: ""
    }
  }

  /// The nearest line that applies to the property: by its name, by its type, or by a type inside of it.
  ///
  /// - Parameter isWhole: Whether the rule has no steps of its own, so that a line for the whole property applies.
  private func via(for property: Property, isWhole: Bool, _ scope: RuleScope) -> (line: DefaultViaSyntax, file: FileID)?
  {
    let levels = scope.levels + index.imported(by: scope.file).compactMap { index.levels[$0] }
    let types = property.type.parts.map { $0.text(names) }.dropFirst(isWhole ? 0 : 1)
    if isWhole {
      for level in levels {
        if let line = level.via(name: property.name) { return (line, level.file) }
        if types.contains(where: { level.via(type: $0, in: index) != nil }) { break }
      }
    }
    return types.firstResult { type in
      levels.firstResult { level in level.via(type: type, in: index).map { ($0, level.file) } }
    }
  }

  private func settings(
    of property: Property, from source: RulePlaces.Source?, _ scope: RuleScope?
  ) -> [RuleExplanation.Setting] {
    guard let scope else { return [] }
    var seen: Set<String> = []
    var settings: [RuleExplanation.Setting] = []
    for level in scope.levels {
      for line in level.settings where line.kind.concernsRules && seen.insert(line.kind.firstWords).inserted {
        guard concerns(line.kind, property, from: source, scope) else { continue }
        settings.append(setting(SettingWords.text(of: line, in: index), line.span, from: scope))
      }
    }
    return settings
  }

  /// Whether a setting about documents says something about this property.
  private func concerns(
    _ kind: SettingSyntax.Kind, _ property: Property, from source: RulePlaces.Source?, _ scope: RuleScope
  ) -> Bool {
    guard property.isRead || property.isWritten else { return false }
    return switch kind {
    case .nilReading:
      source?.isInDocument == true && !property.sentinels.isEmpty && scope.property?.sentinels == nil
    case .nilWriting: property.isWritten && property.type.isOptional
    // A rule's own word is nearer than any line.
    case .coercion: scope.property?.modifiers.allSatisfy { $0.modifier == .lossy } ?? true
    case .keys, .unknown, .duplicates, .empty, .depth, .access, .properties, .sync, .syncTable: true
    }
  }

  private func setting(_ text: String, _ span: Span, from scope: RuleScope) -> RuleExplanation.Setting {
    let file = span.file == scope.file ? nil : index.files[span.file]?.source.name
    return .init(text: text, file: file, line: index.line(of: span))
  }

  // MARK: Absence and null

  private func absent(_ property: Property, _ source: RulePlaces.Source, default value: String?) -> String {
    if case .whole = source { return "cannot be: it is the value itself" }
    if case .field = property.type { return "is .absent" }
    if source.isWhatIsLeft {
      return "\(property.type.isOptional ? "is nil" : "is empty"): there are no other \(source.nounOfWhatIsLeft)"
    }
    if property.defaultValue != nil { return "is the default, \(value ?? "nil")" }
    if property.type.isOptional { return "is nil" }
    guard source.isInDocument else { return "is a problem of the kind missing" }
    return "is a problem of the kind missing, at \(property.path.textInRule)"
  }

  private func null(_ property: Property, default value: String?) -> String {
    if case .field = property.type { return "is .null" }
    if property.type.isOptional { return "is nil" }
    if property.defaultValue != nil { return "is the default, \(value ?? "nil")" }
    if property.keepsNull { return "is kept, as a value like others" }
    if property.conversion.isCodable { return "is for the type's 'Codable' conformance to decide" }
    return "is a problem of the kind null, at \(property.path.textInRule)"
  }
}

extension SettingsLevel {
  fileprivate func via(name: String) -> DefaultViaSyntax? {
    vias.first { if case .name(let subject) = $0.subject { subject.text == name } else { false } }
  }

  /// - Parameter type: As it is written, without `?`.
  fileprivate func via(type: String, in index: DeclarationIndex) -> DefaultViaSyntax? {
    vias.first { line in
      guard case .type(let subject) = line.subject else { return false }
      let text = index.text(of: subject.span)
      return text == type || text == type + "?"
    }
  }
}

extension Conversion {
  /// How many transformers a value goes through, at any depth.
  fileprivate var transformerCount: Int {
    switch self {
    case .pipeline(let pipeline): pipeline.input.transformerCount + Self.count(pipeline.steps)
    case .optional(let inner, _), .array(let inner, _, _), .set(let inner, _, _), .field(let inner),
      .lazyArray(let inner), .keyed(let inner, _, _), .single(let inner), .jsonText(let inner):
      inner.transformerCount
    case .dictionary(let key, let value, _), .entries(_, let key, let value, _):
      key.transformerCount + value.transformerCount
    case .generic(_, let all): all.map(\.transformerCount).reduce(0, +)
    case .alternatives(let all): all.map(\.transformerCount).max() ?? 0
    case .scalar, .mapping, .parameter, .enumeration, .union, .foreign: 0
    }
  }

  private static func count(_ steps: [Pipeline.Step]) -> Int {
    steps.map { step in
      switch step.operation {
      case .transformer: 1
      case .number: 0
      case .each(let inner): count(inner)
      case .read(let conversion): conversion.transformerCount
      case .alternatives(let all): all.map(count).max() ?? 0
      }
    }.reduce(0, +)
  }

  /// Whether a step changes the value, at any depth.
  fileprivate var hasPipeline: Bool {
    switch self {
    case .pipeline, .alternatives, .jsonText, .keyed, .single, .entries: true
    case .optional(let inner, _), .array(let inner, _, _), .set(let inner, _, _), .field(let inner),
      .lazyArray(let inner):
      inner.hasPipeline
    case .dictionary(let key, let value, _): key.hasPipeline || value.hasPipeline
    case .generic(_, let all): all.contains(where: \.hasPipeline)
    // An inline mapping is a step.
    case .mapping: true
    case .scalar, .parameter, .enumeration, .union, .foreign: false
    }
  }
}

extension ValueType {
  /// The type and those inside of it, from the outside inwards, each without `?`.
  fileprivate var parts: [ValueType] {
    switch self {
    case .optional(let inner), .field(let inner): inner.parts
    case .array(let inner), .set(let inner), .lazyArray(let inner): [self] + inner.parts
    case .dictionary(let key, let value): [self] + value.parts + key.parts
    case .generic(_, let arguments): [self] + arguments.flatMap(\.parts)
    case .scalar, .mapping, .parameter, .enumeration, .union, .foreign: [self]
    }
  }
}
