import KVMapSource
import KVMapSyntax

/// Finds names that are valid in the mapping but would refer to something else in generated Swift.
struct SwiftNameChecker {
  private(set) var diagnostics: [Diagnostic] = []
  private let mappings: [CheckedMapping]
  private let unions: [CheckedUnion]
  private let typeNames: TypeNames
  /// The names that refer to a nested type inside a type, with what they refer to.
  private var nested: [String: [String: String]] = [:]
  private var reported: Set<Span> = []

  /// - Complexity: Linear in the size of the program.
  init(_ mappings: [CheckedMapping], unions: [CheckedUnion], typeNames: TypeNames) {
    self.mappings = mappings
    self.unions = unions
    self.typeNames = typeNames
    for name in mappings.map(\.name) + typeNames.foreignTypes + typeNames.enumerations + typeNames.unions {
      addNested(name)
    }
    for union in unions where union.family != nil {
      nested[union.name, default: [:]]["Family"] = "\(union.name).Family"
    }
  }

  mutating func check() {
    for mapping in mappings {
      checkFunctions(of: mapping)
      checkTypes(of: mapping)
      checkProperties(of: mapping)
    }
    for union in unions where union.family == nil && union.kind == .generated {
      let hidden = hidden(around: union.typeName)
      if hidden.isEmpty { continue }
      for item in union.cases { check(item.type, in: union.typeName, hidden: hidden, at: item.typeSpan) }
    }
  }

  /// `map A.B` and `map A as B` shadow inside `A` what `B` refers to outside.
  private mutating func addNested(_ name: String) {
    guard name.utf8.contains(UInt8(ascii: ".")) else { return }
    let parts = name.split(separator: ".").map(String.init)
    for count in 1..<parts.count {
      nested[parts[..<count].joined(separator: "."), default: [:]][parts[count]] = parts[...count].joined(
        separator: ".")
    }
  }

  // MARK: Functions

  private mutating func checkFunctions(of mapping: CheckedMapping) {
    for hook in mapping.hooks {
      let path = hook.function.map(\.text)
      // A method is called on the value.
      check(path, isMethod: path.count == 1, in: mapping, at: hook.function.first?.span ?? hook.span)
    }
    for property in mapping.properties.dropFirst(mapping.inherited) {
      guard case .swift(let function)? = property.defaultValue else { continue }
      var path = function.split(separator: ".").map(String.init)
      // In a class, subclasses would give 'Self' another meaning.
      let isMember = path.first == "Self" && path.count > 1 && mapping.kind == .structure
      if isMember { path.removeFirst() }
      check(path, isMethod: isMember, in: mapping, at: property.nameSpan)
    }
    if case .factory(let function)? = mapping.construction?.kind {
      let path = function.split(separator: ".").map(String.init)
      check(path, isMethod: false, in: mapping, at: mapping.construction?.span ?? mapping.nameSpan)
    }
  }

  private mutating func check(_ path: [String], isMethod: Bool, in mapping: CheckedMapping, at span: Span) {
    let problem = ReservedNames.problem(ofFunction: path, isMethod: isMethod, properties: mapping.properties)
    guard let problem else { return }
    report(path.joined(separator: "."), "a function", problem, at: span)
  }

  // MARK: Properties

  /// What hides sensitive values in a base class cannot be overridden by a stored property.
  private mutating func checkProperties(of mapping: CheckedMapping) {
    guard mapping.base != nil, let hidden = mapping.properties.prefix(mapping.inherited).first(where: \.isSensitive)
    else { return }
    for property in mapping.properties.dropFirst(mapping.inherited) where Self.descriptions.contains(property.name) {
      let reason = "a base class has this member already, which hides the value of '\(hidden.name)'"
      report(property.name, "a property", reason, at: property.nameSpan)
    }
  }

  private static let descriptions: Set<String> = ["description", "debugDescription", "customMirror"]

  // MARK: Types

  /// In the visible interface of generated code types are referred to by their own names. Elsewhere they have aliases.
  private mutating func checkTypes(of mapping: CheckedMapping) {
    let hidden = hidden(in: mapping)
    if hidden.isEmpty { return }
    let type = mapping.typeName
    if let first = type.split(separator: ".").first.map(String.init), let other = hidden[first] {
      let reason = "inside of '\(type)' Swift takes '\(first)' for '\(other)'"
      report(mapping.name, "a mapping", reason, at: mapping.nameSpan)
    }
    if mapping.isGenerated {
      for property in mapping.properties { check(property.type, in: type, hidden: hidden, at: property.typeSpan) }
    }
    if let span = mapping.contextSpan { check(mapping.context?.type, in: type, hidden: hidden, at: span) }
  }

  /// A class also sees the types nested in its bases.
  private func hidden(in mapping: CheckedMapping) -> [String: String] {
    var hidden = hidden(around: mapping.typeName)
    var base = mapping.base
    var seen: Set<MappingID> = [mapping.id]
    while let id = base?.id, seen.insert(id).inserted {
      hidden.merge(nested[mappings[id.index].typeName] ?? [:]) { own, _ in own }
      base = mappings[id.index].base
    }
    return hidden
  }

  /// What is nested in a type, or in one around it, hides what has the same name outside.
  private func hidden(around type: String) -> [String: String] {
    guard type.utf8.contains(UInt8(ascii: ".")) else { return nested[type] ?? [:] }
    var hidden: [String: String] = [:]
    var parts = type.split(separator: ".").map(String.init)
    while !parts.isEmpty {
      hidden.merge(nested[parts.joined(separator: ".")] ?? [:]) { inner, _ in inner }
      parts.removeLast()
    }
    return hidden
  }

  private mutating func check(_ type: ValueType?, in around: String, hidden: [String: String], at span: Span) {
    for name in type.map(names) ?? [] {
      guard let first = name.split(separator: ".").first.map(String.init), let other = hidden[first] else { continue }
      report(first, "a type", "inside of '\(around)' Swift takes it for '\(other)'", at: span)
    }
  }

  /// The Swift names of a type and of its components.
  private func names(of type: ValueType) -> [String] {
    switch type {
    case .scalar(let scalar): [scalar.rawValue]
    case .parameter: []
    case .mapping(let id): [mappings[id.index].typeName]
    case .generic(let id, let arguments): [mappings[id.index].typeName] + arguments.flatMap(names)
    case .enumeration(let id): [typeNames.enumerations[id.index]]
    case .union(let id): [typeNames.unions[id.index]]
    case .foreign(let id): [typeNames.foreignTypes[id.index]]
    case .optional(let part), .array(let part), .set(let part), .field(let part), .lazyArray(let part): names(of: part)
    case .dictionary(let key, let value): names(of: key) + names(of: value)
    }
  }

  /// Problems in a mixin or a base class are reported once.
  private mutating func report(_ name: String, _ what: String, _ reason: String, at span: Span) {
    guard reported.insert(span).inserted else { return }
    diagnostics.append(SemaDiagnostics.reservedName(name, of: what, because: reason, at: span))
  }
}
