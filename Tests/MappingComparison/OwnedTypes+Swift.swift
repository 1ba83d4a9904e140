import KVMapSema

/// What generated code calls of its user's besides mapped types: types of `extern type`, transformers, and functions.
/// They are compiled and do nothing, since the interpreter does not run them.
extension OwnedTypes {
  mutating func addForeignTypes(of program: Program) {
    let coded = program.codableTypes
    if !coded.isEmpty { text += "internal import KVMapCodable\n" }
    for (index, foreign) in program.foreignTypes.enumerated() {
      if coded.contains(index) {
        addCoded(foreign)
        continue
      }
      let parts = program.mappings.filter { $0.isTransform && $0.typeName == foreign.typeName }
      var properties: [Property] = []
      for property in parts.flatMap(\.properties) where !properties.contains(where: { $0.name == property.name }) {
        properties.append(property)
      }
      let protocols = foreign.conformances.names.map { $0 == "Sendable" ? "@unchecked Swift.Sendable" : "Swift.\($0)" }
      let clause = protocols.isEmpty ? "" : ": " + protocols.joined(separator: ", ")
      let declaration = declaration("struct", foreign.typeName)
      text += "\(declaration.head)\(clause) {\n"
      for property in properties { text += "  \(modifier)var `\(property.name)`: \(type(of: property))\n" }
      for names in Set(parts.map { $0.properties.map(\.name) }).sorted(by: { $0.count < $1.count }) {
        addInitializer(properties.filter { names.contains($0.name) }, of: properties)
      }
      if foreign.conformances.names.contains("Hashable") { addHashing(foreign.typeName, properties) }
      text += declaration.end
    }
  }

  /// A type that reads any value, part by part, and writes it back, as the interpreter does.
  private mutating func addCoded(_ foreign: ForeignType) {
    let names = foreign.conformances.names.filter { !["Codable", "Decodable", "Encodable"].contains($0) }
    let protocols = ["Swift.Codable"] + names.map { $0 == "Sendable" ? "@unchecked Swift.Sendable" : "Swift.\($0)" }
    let declaration = declaration("struct", foreign.typeName)
    text += "\(declaration.head): \(protocols.joined(separator: ", ")) {\n"
    text += Self.coded.split(separator: "\n").map { "  \($0.replacing("MODIFIER ", with: modifier))\n" }.joined()
    text += declaration.end
  }

  private static let coded = """
    private struct Key: Swift.CodingKey {
      var stringValue: Swift.String
      var intValue: Swift.Int? { nil }
      init(stringValue: Swift.String) { self.stringValue = stringValue }
      init?(intValue: Swift.Int) { nil }
    }
    private var value: KVMap.JSONValue
    private init(value: KVMap.JSONValue) { self.value = value }
    MODIFIER init(from decoder: any Swift.Decoder) throws {
      value = try decoder.singleValueContainer().decode(KVMap.JSONValue.self)
      switch value {
      case .object:
        let members = try decoder.container(keyedBy: Key.self)
        var object = KVMap.JSONObject()
        for key in members.allKeys { object[key.stringValue] = try members.decode(Self.self, forKey: key).value }
        value = .object(object)
      case .array:
        var elements = try decoder.unkeyedContainer()
        var array: [KVMap.JSONValue] = []
        while !elements.isAtEnd { array.append(try elements.decode(Self.self).value) }
        value = .array(array)
      case .null, .bool, .number, .string: break
      }
    }
    MODIFIER func encode(to encoder: any Swift.Encoder) throws {
      switch value {
      case .object(let object):
        var members = encoder.container(keyedBy: Key.self)
        for (key, value) in object { try members.encode(Self(value: value), forKey: Key(stringValue: key)) }
      case .array(let array):
        var elements = encoder.unkeyedContainer()
        for value in array { try elements.encode(Self(value: value)) }
      case .null, .bool, .number, .string:
        var container = encoder.singleValueContainer()
        try container.encode(value)
      }
    }
    """

  /// The types that `= swift` names, each with the types that its first use states.
  mutating func addCodecs(of program: Program) {
    for (codec, step) in program.codecSteps where declared.insert(codec.typeName).inserted {
      let protocols = codec.isReversible ? "KVMap.CodingTransformer" : "KVMap.DecodingTransformer"
      let encoded = name(of: codec.typeName, step.input)
      let decoded = name(of: codec.typeName, step.output)
      let arguments = codec.arguments.compactMap { argument in
        Self.typeName(of: argument.value).map { "`\(argument.label)`: \($0)" }
      }
      text += "\n\(modifier)struct \(codec.typeName): \(protocols) {\n"
      text += "  \(modifier)init(\(arguments.joined(separator: ", "))) {}\n"
      add("func decode(_ document: \(encoded), in context: KVMap.TransformerContext) throws -> \(decoded)")
      if codec.isReversible {
        add("func encode(_ value: \(decoded), in context: KVMap.TransformerContext) throws -> \(encoded)")
      }
      text += "}\n"
      if arguments.count < codec.arguments.count { obstacle = "an argument of '\(codec.name)' has no type" }
    }
  }

  /// The functions of `= swift` defaults.
  mutating func addDefaults(of program: Program) {
    for property in program.mappings.flatMap(\.properties) {
      guard case .swift(let function)? = property.defaultValue, declared.insert(function).inserted else { continue }
      add(function, "() -> \(type(of: property))")
    }
  }

  /// The function that makes an object of a `map … by factory`.
  mutating func addFactory(_ function: String, makes typeName: String) {
    obstacle = "a factory of the user's makes it"
    guard declared.insert(function).inserted else { return }
    let parameters = "(_ object: KVMap.JSONObject, _ parent: KVMap.JSONObject?, _ context: KVMap.JSONValue?)"
    add(function, "\(parameters) throws -> \(typeName)")
  }

  /// A static function of a type, or one outside of types.
  private mutating func add(_ function: String, _ signature: String) {
    let parts = function.split(separator: ".")
    guard let name = parts.last, parts.count < 3 else {
      obstacle = "'\(function)' stands in a type in another"
      return
    }
    guard parts.count == 2 else { return add("func `\(name)`\(signature)") }
    if declared.insert(String(parts[0])).inserted { text += "\n\(modifier)enum \(parts[0]) {}\n" }
    text += "\nextension \(parts[0]) {\n"
    add("static func `\(name)`\(signature)")
    text += "}\n"
  }

  private mutating func add(_ head: String) { text += "  \(modifier)\(head) { fatalError() }\n" }

  private static func typeName(of value: DefaultValue) -> String? {
    switch value {
    case .bool: "Bool"
    case .integer: "Int"
    case .floating: "Double"
    case .decimal: "Decimal"
    case .string: "String"
    case .character, .date, .url, .day, .duration, .zoned, .timeZone, .locale, .uuid, .data, .none, .elements, .entries,
      .tree, .enumerationCase, .emptyObject, .swift, .unionCase:
      nil
    }
  }
}

extension Mapping {
  fileprivate var isTransform: Bool { if case .transform = kind { true } else { false } }
}

extension Program {
  /// The numbers of the foreign types that go through `Codable`.
  fileprivate var codableTypes: Set<Int> {
    let conversions =
      mappings.flatMap(\.properties).map(\.conversion) + unions.flatMap(\.cases).compactMap(\.conversion)
    let stated = foreignTypes.indices.filter { StatedCoding(foreignTypes[$0].conformances.names) != .none }
    return Set(conversions.flatMap(\.codableTypes).map(\.index) + stated)
  }
}
