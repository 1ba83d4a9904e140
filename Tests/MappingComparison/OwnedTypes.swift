package import KVMapSema

/// The Swift types that a program's user would have written: classes with the properties that the mappings of a type
/// name, so that a type may contain itself.
package struct OwnedTypes {
  /// Declarations, for a file of their own.
  package internal(set) var text = "public import Foundation\npublic import KVMap\n"
  /// Why generated code is not run with them, or why they are incomplete; `nil` if it is.
  package internal(set) var obstacle: String?

  private let program: Program
  /// The modifier before each declaration.
  let modifier: String
  /// The transformers and functions that were declared.
  var declared: Set<String> = []
  /// The type parameters of the type that is declared.
  private var parameters: [String] = []
  /// The hooks that were declared.
  private var hooks: Set<String> = []

  /// - Parameter access: The level of mappings whose file does not specify one.
  package init(_ program: Program, access: AccessLevel = .internal) {
    self.program = program
    // A transform is not a type that another one could contain.
    let stated =
      program.mappings.filter(\.isOfType).map(\.access) + program.enumerations.map(\.access)
      + program.unions.map(\.access)
    let levels = Set(stated.map { $0 ?? access })
    modifier = levels.contains(.internal) ? "" : levels.contains(.package) ? "package " : "public "
    var names: [String] = []
    var mappings: [String: [Mapping]] = [:]
    for mapping in program.mappings {
      switch mapping.kind {
      case .owned, .named:
        if mappings[mapping.typeName] == nil { names.append(mapping.typeName) }
        mappings[mapping.typeName, default: []].append(mapping)
      case .structure, .classType, .genericUnion, .transform: break
      }
    }
    let byGeneration = program.mappings.map { (mapping: $0, generation: $0.generation(in: program)) }
    for (mapping, _) in byGeneration.sorted(by: { $0.generation < $1.generation }) { add(hooksOf: mapping) }
    for name in names { add(name, mappings[name] ?? []) }
    addEnumerations()
    addUnions()
    addForeignTypes(of: program)
    addCodecs(of: program)
    addDefaults(of: program)
    for mapping in program.mappings where mapping.construction.isBeforehand {
      guard let property = mapping.properties.first(where: { !$0.isRead }) else { continue }
      obstacle = "only the user's initialiser has the value of '\(property.name)', which is only written"
    }
    // The interpreter reports that it cannot run them.
    if program.usesCodec { obstacle = "a codec of the user's reads and writes it" }
  }

  private mutating func add(_ name: String, _ mappings: [Mapping]) {
    // A second mapping of a type that a file declares needs no other type.
    if program.mappings.contains(where: { $0.typeName == name && $0.isDeclared }) { return }
    var properties: [Property] = []
    for property in mappings.flatMap(\.properties) where !properties.contains(where: { $0.name == property.name }) {
      properties.append(property)
    }
    let parameters = mappings.first?.extras.parameters ?? []
    let declaration = declaration("final class", name)
    let list = parameters.isEmpty ? "" : "<" + parameters.map { "`\($0)`" }.joined(separator: ", ") + ">"
    text += "\(declaration.head)\(list)\(clause(mappings, properties)) {\n"
    self.parameters = parameters
    defer { self.parameters = [] }
    // Some initialisers do not receive values whose blank form is unknown.
    let late = Set(
      mappings.flatMap { mapping in
        let given = Set(mapping.givenNames)
        return properties.filter { !given.contains($0.name) && Self.blank($0.type) == nil }.map(\.name)
      })
    for property in properties {
      let mark = late.contains(property.name) ? "!" : ""
      text += "  \(modifier)var `\(property.name)`: \(type(of: property))\(mark)\n"
    }
    var seen: Set<[String]> = []
    for mapping in mappings {
      let names = mapping.givenNames
      guard seen.insert(names).inserted else { continue }
      addInitializer(mapping.properties.filter { names.contains($0.name) }, of: properties)
    }
    if mappings.contains(where: { $0.extras.stated.contains("Hashable") }) { addHashing(name, properties) }
    text += declaration.end
    for mapping in mappings {
      if case .factory(let function) = mapping.construction { addFactory(function, makes: name) }
    }
  }

  /// The text around a type, which is in the namespace that its name states.
  func declaration(_ keyword: String, _ name: String) -> (head: String, end: String) {
    let parts = name.split(separator: ".").map { "`\($0)`" }
    let outer = parts.dropLast().joined(separator: ".")
    let head = "\n\(outer.isEmpty ? "" : "extension \(outer) {\n")\(modifier)\(keyword) \(parts.last ?? "")"
    return (head, outer.isEmpty ? "}\n" : "}\n}\n")
  }

  /// The enums of `map enum`, with the cases that their mappings name.
  private mutating func addEnumerations() {
    var declared = Set(program.enumerations.filter { $0.kind == .generated }.map(\.typeName))
    for enumeration in program.enumerations where declared.insert(enumeration.typeName).inserted {
      let mappings = program.enumerations.filter { $0.typeName == enumeration.typeName }
      var cases: [String: String] = [:]
      for (mapping, one) in mappings.flatMap({ mapping in mapping.cases.map { (mapping, $0) } }) {
        cases[one.name] = "case `\(one.name)`" + (one.hasPayload ? "(\(mapping.raw.rawValue))" : "")
      }
      add("enum", enumeration.typeName, cases)
    }
  }

  /// The enums of `map union`, with the cases that their mappings name.
  private mutating func addUnions() {
    var declared = Set(program.unions.filter(\.isGenerated).map(\.typeName))
    for union in program.unions where declared.insert(union.typeName).inserted {
      var cases: [String: String] = [:]
      for one in program.unions.filter({ $0.typeName == union.typeName }).flatMap(\.cases) {
        let payload = one.type.map { self.name(of: one.name, $0) }
        cases[one.name] = "case `\(one.name)`" + (payload.map { "(\($0))" } ?? "")
      }
      add("indirect enum", union.typeName, cases)
    }
  }

  private mutating func add(_ keyword: String, _ name: String, _ cases: [String: String]) {
    let stated = program.conformances(ofEnum: name)
    let clause = stated.isEmpty ? "" : ": " + stated.map { "Swift.\($0)" }.joined(separator: ", ")
    let declaration = declaration(keyword, name)
    text += "\(declaration.head)\(clause) {\n"
    for name in cases.keys.sorted() { text += "  \(cases[name] ?? "")\n" }
    text += declaration.end
  }

  /// What the mappings state about the type.
  private mutating func clause(_ mappings: [Mapping], _ properties: [Property]) -> String {
    let names = Set(mappings.flatMap(\.extras.stated))
    let clause = names.sorted().compactMap { name -> String? in
      switch name {
      case "Hashable": return "Swift.Hashable"
      case "Sendable": return "@unchecked Swift.Sendable"
      default:
        obstacle = "it is a '\(name)'"
        return nil
      }
    }
    return clause.isEmpty ? "" : ": " + clause.joined(separator: ", ")
  }

  mutating func addHashing(_ name: String, _ properties: [Property]) {
    let names = properties.map { "`\($0.name)`" }
    let same = names.map { "left.\($0) == right.\($0)" }
    text += "  \(modifier)static func == (left: \(name), right: \(name)) -> Bool {\n"
    text += "    \(same.isEmpty ? "true" : same.joined(separator: " && "))\n  }\n"
    text += "  \(modifier)func hash(into hasher: inout Hasher) {\n"
    for name in names { text += "    hasher.combine(\(name))\n" }
    text += "  }\n"
  }

  mutating func addInitializer(_ given: [Property], of properties: [Property]) {
    // A parameter called `self` would hide the value.
    let parameters = given.map { "`\($0.name)` _\($0.name): \(type(of: $0))" }
    text += "  \(modifier)init(\(parameters.joined(separator: ", "))) {\n"
    for property in properties {
      if given.contains(where: { $0.name == property.name }) {
        text += "    self.`\(property.name)` = _\(property.name)\n"
      } else if let blank = Self.blank(property.type) {
        text += "    self.`\(property.name)` = \(blank)\n"
      }
    }
    text += "  }\n"
  }

  /// Functions that change nothing, since the interpreter does not run hooks: methods, some of which throw or may
  /// change the value, and functions that take it. An object of a class is taken without `inout`.
  private mutating func add(hooksOf mapping: Mapping) {
    let isStructure = mapping.kind == .structure
    let type = mapping.typeName.split(separator: ".").map { "`\($0)`" }.joined(separator: ".")
    // A class has the hooks of its base, which has already been processed.
    for hook in Set(mapping.extras.before + mapping.extras.after).sorted() where hooks.insert(hook).inserted {
      let isEven = hook.utf8.reduce(0) { $0 &+ $1 } % 2 == 0
      let parts = hook.split(separator: ".")
      guard let name = parts.last, parts.count < 3 else { return obstacle = "'\(hook)' stands in a type in another" }
      if parts.count == 2 {
        let value = "_ value: \(isStructure && isEven ? "inout " : "")\(type)"
        text += "\n\(modifier)enum \(parts[0]) {\n  \(modifier)static func `\(name)`(\(value)) throws {}\n}\n"
      } else {
        let head = isStructure && isEven ? "mutating func" : "func"
        let throwing = isEven ? " throws" : ""
        text += "\nextension \(type) {\n  \(modifier)\(head) `\(name)`()\(throwing) {}\n}\n"
      }
    }
  }

  mutating func type(of property: Property) -> String { name(of: property.name, property.type) }

  /// The type in Swift of something that is called `name` where the type cannot be named.
  mutating func name(of name: String, _ type: ValueType) -> String {
    if let name = program.swiftNameOfValues(of: type, parameters: parameters) { return name }
    obstacle = "the type of '\(name)' has no name"
    return "Never"
  }

  /// The value of a property before it is assigned.
  private static func blank(_ type: ValueType) -> String? {
    switch type {
    case .optional: "nil"
    case .array, .set: "[]"
    case .dictionary: "[:]"
    case .field: ".absent"
    case .lazyArray: ".init([])"
    case .scalar(let scalar):
      switch scalar {
      case .bool: "false"
      case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .float, .double, .decimal: "0"
      case .string: "\"\""
      case .character: "\" \""
      case .date, .uuid, .data: "\(scalar.rawValue)()"
      case .day: "KVMap.GeneratedConstant.emptyDay"
      case .duration: "Duration.zero"
      case .zoned: "KVMap.ZonedDate(Date(), offset: 0)"
      case .timeZone: "TimeZone.gmt"
      case .locale: "Locale(identifier: \"\")"
      case .url: "KVMap.GeneratedConstant.emptyURL"
      case .coordinate: "KVMap.GeographicCoordinate(latitude: 0, longitude: 0)"
      case .value: ".null"
      case .object: "KVMap.JSONObject()"
      }
    case .mapping, .generic, .parameter, .enumeration, .union, .foreign: nil
    }
  }
}

extension Union {
  /// Whether its Swift enum is generated.
  fileprivate var isGenerated: Bool {
    switch kind {
    case .enumeration, .family: true
    case .mapped, .named: false
    }
  }
}

extension Program {
  /// What is stated about an enum that Swift declares. A `map enum` is taken to be both unless it denies it, which costs
  /// nothing to ignore.
  fileprivate func conformances(ofEnum name: String) -> [String] {
    if enumerations.contains(where: { $0.typeName == name }) { return ["Hashable", "Sendable"] }
    let stated = unions.filter { $0.typeName == name }.flatMap { (union) -> [String] in
      if case .mapped(let stated) = union.kind { stated } else { [] }
    }
    return Set(stated).sorted()
  }
}

extension Mapping {
  /// Whether its type is generated.
  var isDeclared: Bool {
    switch kind {
    case .structure, .classType: true
    case .owned, .named, .genericUnion, .transform: false
    }
  }

  /// The number of its base classes; 0 for a class without a base.
  fileprivate func generation(in program: Program) -> Int {
    guard case .classType(let base?, _) = kind else { return 0 }
    return program[base].generation(in: program) + 1
  }

  /// The names of the arguments of the initialiser that it calls.
  fileprivate var givenNames: [String] {
    switch construction {
    case .inPlace, .memberwise: properties.map(\.name)
    case .assignment, .factory: []
    }
  }

  /// Whether it maps a type, and is not an inline mapping of a transform.
  fileprivate var isOfType: Bool {
    switch kind {
    case .structure, .classType, .owned, .named: true
    case .genericUnion, .transform: false
    }
  }
}
