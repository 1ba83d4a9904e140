import KVMap
import TestSupport

/// Documents that satisfy a schema, chosen at random.
struct SchemaSample {
  private let root: JSONValue
  private let definitions: JSONObject
  private let validator: SchemaValidator
  private var random: SeededGenerator

  init(_ schema: JSONValue, seed: UInt64) {
    root = schema
    definitions = schema["$defs"]?.objectValue ?? JSONObject()
    validator = SchemaValidator(schema)
    random = SeededGenerator(seed: seed)
  }

  /// - Returns: `nil` if none was found: some schemas have no documents, and others are hard to satisfy by chance.
  mutating func document() throws -> JSONValue? {
    for _ in 0..<12 {
      guard let value = value(of: root, depth: 0) else { continue }
      if try validator.problem(of: value) == nil { return value }
    }
    return nil
  }

  private mutating func value(of schema: JSONValue, depth: Int) -> JSONValue? {
    guard depth < 24 else { return nil }
    guard let object = schema.objectValue else { return schema == .bool(true) ? .string("any") : nil }
    if let name = object["$ref"]?.stringValue {
      return definitions[String(name.dropFirst("#/$defs/".count))].flatMap { value(of: $0, depth: depth + 1) }
    }
    if let value = object["const"] { return value }
    if let values = object["enum"]?.arrayValue { return values.randomElement(using: &random) }
    var parts = object["allOf"]?.arrayValue ?? []
    // Deep down those that end come first.
    if let alternatives = object["anyOf"]?.arrayValue {
      for one in alternatives.shuffled(using: &random).sorted(by: { depth > 8 && isFlat($0) && !isFlat($1) }) {
        guard value(of: one, depth: depth + 1) != nil else { continue }
        parts.append(one)
        break
      }
      if object["type"] == nil, parts.count == 1 { return value(of: parts[0], depth: depth + 1) }
    }
    guard object["type"] != nil || !parts.isEmpty else {
      return object["not"] == nil ? [.string("any"), .number(7), .null].randomElement(using: &random) : .string("zz")
    }
    return typed(object, parts, depth)
  }

  private func isFlat(_ schema: JSONValue) -> Bool {
    guard let type = schema["type"] else { return schema["const"] != nil || schema["enum"] != nil }
    return type != .string("object") && type != .string("array")
  }

  private mutating func typed(_ object: JSONObject, _ parts: [JSONValue], _ depth: Int) -> JSONValue? {
    var types = object["type"]?.arrayValue ?? object["type"].map { [$0] } ?? []
    if types.isEmpty { return merged(parts, depth) }
    if depth > 8, types.contains(.string("null")) { types = [.string("null")] }
    switch types.randomElement(using: &random)?.stringValue {
    case "null": return .null
    case "boolean": return .bool(Bool.random(using: &random))
    case "integer": return number(object).map { .number($0) }
    case "number": return number(object).map { .number($0) }
    case "string": return text(object, depth).map { .string($0) }
    case "array": return array(object, parts, depth)
    case "object": return self.object(object, parts, depth)
    default: return nil
    }
  }

  /// The members of several objects.
  private mutating func merged(_ parts: [JSONValue], _ depth: Int) -> JSONValue? {
    var members: [(String, JSONValue)] = []
    for part in parts {
      guard let one = value(of: part, depth: depth + 1) else { return nil }
      guard case .object(let more) = one else { return one }
      members.removeAll { more[$0.0] != nil }
      members += more.map { ($0.key, $0.value) }
    }
    return .object(JSONObject(members))
  }

  private mutating func number(_ schema: JSONObject) -> JSONNumber? {
    let step = schema["multipleOf"]?.numberValue
    var candidates: [JSONNumber] = [0, 1, 3, 60, 100, 1_000, -1, -5, 1_772_357_400]
    for key in ["minimum", "maximum"] { if let limit = schema[key]?.numberValue { candidates.append(limit) } }
    if schema["type"] != .string("integer"), let half = JSONNumber("2.5") { candidates.append(half) }
    if let step { candidates.append(step) }
    return candidates.shuffled(using: &random).first { number in
      let own = schema.filter { $0.key != "anyOf" && $0.key != "allOf" }.map { ($0.key, $0.value) }
      return (try? validator.isValid(.number(number), .object(JSONObject(own)))) ?? false
    }
  }

  private mutating func text(_ schema: JSONObject, _ depth: Int) -> String? {
    if let content = schema["contentSchema"] { return value(of: content, depth: depth + 1)?.description }
    switch schema["format"]?.stringValue {
    case "date-time": return ["2026-03-01T09:30:00Z", "1999-12-31T23:59:59.25+02:00"].randomElement(using: &random)
    case "date": return ["2026-03-01", "2024-02-29"].randomElement(using: &random)
    case "uuid": return "9F1C0D3E-7A52-4C8B-9E30-1B2A3C4D5E6F"
    case "uri-reference": return ["https://example.org/a?b=c#d", "a.png"].randomElement(using: &random)
    default: break
    }
    if let pattern = schema["pattern"]?.stringValue {
      var sample = PatternSample(pattern, random)
      defer { random = sample.random }
      return sample.text()
    }
    let least = schema["minLength"]?.numberValue?.intValue ?? 0
    let most = schema["maxLength"]?.numberValue?.intValue ?? least + 6
    let count = Int.random(in: least...max(least, most), using: &random)
    return String((0..<count).map { _ in "abcé ,Z".randomElement(using: &random) ?? "a" })
  }

  private mutating func array(_ schema: JSONObject, _ parts: [JSONValue], _ depth: Int) -> JSONValue? {
    let first = schema["prefixItems"]?.arrayValue ?? []
    let contained = ([schema["contains"]] + parts.map { $0["contains"] }).compactMap(\.self)
    let least = schema["minItems"]?.numberValue?.intValue ?? 0
    let most = schema["maxItems"]?.numberValue?.intValue ?? max(least, first.count) + (depth > 6 ? 0 : 2)
    let count = Int.random(in: least...max(least, most), using: &random)
    var elements: [JSONValue] = []
    for part in contained { if let one = value(of: part, depth: depth + 1) { elements.append(one) } }
    while elements.count < count {
      let part = first.indices.contains(elements.count) ? first[elements.count] : schema["items"] ?? .bool(true)
      guard let one = value(of: part, depth: depth + 1) else { break }
      elements.append(one)
    }
    return elements.count < least ? nil : .array(elements)
  }

  private mutating func object(_ schema: JSONObject, _ parts: [JSONValue], _ depth: Int) -> JSONValue? {
    var members: [(String, JSONValue)] = []
    let required = schema["required"]?.arrayValue ?? []
    for (key, part) in schema["properties"]?.objectValue ?? JSONObject() {
      let isRequired = required.contains(.string(key))
      guard isRequired || depth < 6 && Bool.random(using: &random) else { continue }
      guard let one = value(of: part, depth: depth + 1) else {
        if isRequired { return nil }
        continue
      }
      members.append((key, one))
    }
    for part in parts {
      guard case .object(let more)? = value(of: part, depth: depth + 1) else { return nil }
      members.removeAll { more[$0.0] != nil }
      members += more.map { ($0.key, $0.value) }
    }
    let others = schema["additionalProperties"] ?? .bool(true)
    let least = schema["minProperties"]?.numberValue?.intValue ?? 0
    let isOpen = schema["properties"] == nil || schema["additionalProperties"] != nil
    var tries = isOpen && depth < 6 ? Int.random(in: 0...2, using: &random) : 0
    while members.count < least || tries > 0 {
      tries -= 1
      guard tries > -8 else { break }
      let key = schema["propertyNames"].map { value(of: $0, depth: depth + 1)?.stringValue } ?? "k\(members.count)"
      guard let key, !members.contains(where: { $0.0 == key }), let one = value(of: others, depth: depth + 1) else {
        continue
      }
      members.append((key, one))
    }
    return .object(JSONObject(members))
  }
}
