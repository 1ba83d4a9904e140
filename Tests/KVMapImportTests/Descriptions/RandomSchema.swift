import TestSupport

/// JSON Schemas from seeds, with every keyword in them, also where it makes no sense.
struct RandomSchema {
  private var random: SeededGenerator
  private var definitions = 0

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func text() -> String {
    definitions = Int.random(in: 0...4, using: &random)
    let parts = (0..<definitions).map { "\"D\($0)\": \(schema(depth: 1))" }.joined(separator: ", ")
    return "{\"title\": \"Thing\", \(object(depth: 0)), \"$defs\": {\(parts)}}"
  }

  private mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  private mutating func pick(_ texts: [String]) -> String { texts.randomElement(using: &random) ?? "" }

  private mutating func schema(depth: Int) -> String {
    if depth > 6 { return #"{"type": "integer"}"# }
    switch Int.random(in: 0..<18, using: &random) {
    case 0: return pick(["true", "false", "{}"])
    case 1, 2:
      if definitions == 0 { return ##"{"$ref": "#"}"## }
      let reference = "\"$ref\": \"#/$defs/D\(Int.random(in: 0..<definitions, using: &random))\""
      return "{" + reference + (chance(3) ? ", " + annotations() : "") + "}"
    case 3, 4, 5: return "{\(object(depth: depth))}"
    case 6, 7: return "{\(array(depth: depth))}"
    case 8, 9: return "{\(choice(depth: depth))}"
    case 10: return "{\(constants())}"
    case 11:
      return "{\"type\": [\(pick([#""string", "null""#, #""integer", "string""#, #""object", "array", "number""#]))]}"
    case 12, 13:
      // An object, or a union, with more keys.
      if definitions == 0 { return "{\(object(depth: depth))}" }
      let references = (0...Int.random(in: 0...1, using: &random)).map { _ in
        "{\"$ref\": \"#/$defs/D\(Int.random(in: 0..<definitions, using: &random))\"}"
      }
      return chance(2)
        ? "{\"allOf\": [\(references.joined(separator: ", "))], \"properties\": {\"a\": \(schema(depth: depth + 1))}}"
        : "{\"allOf\": [\(references.joined(separator: ", ")), {\(object(depth: depth))}]}"
    default: return "{\(scalar())\(chance(4) ? ", " + texts() : "")}"
    }
  }

  private mutating func object(depth: Int) -> String {
    var members: [String] = chance(3) ? [] : [#""type": "object""#]
    var keys: [String] = []
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      let key = pick(Self.keys)
      if !keys.contains(key) { keys.append(key) }
    }
    let properties = keys.map { "\"\($0)\": \(schema(depth: depth + 1))" }.joined(separator: ", ")
    if !keys.isEmpty { members.append("\"properties\": {\(properties)}") }
    if chance(2) { members.append("\"required\": [\(keys.prefix(3).map { "\"\($0)\"" }.joined(separator: ", "))]") }
    if chance(4) { members.append("\"additionalProperties\": \(chance(2) ? "false" : schema(depth: depth + 1))") }
    if chance(8) { members.append(#""propertyNames": {"\#(pick(["pattern", "format"]))": "uuid"}"#) }
    if chance(8) { members.append("\"\(pick(["minProperties", "maxProperties"]))\": \(pick(Self.numbers))") }
    if chance(8) { members.append(choice(depth: depth + 2)) }
    if chance(10) { members.append("\"not\": \(schema(depth: 6))") }
    if members.isEmpty { members.append(#""type": "object""#) }
    return members.joined(separator: ", ")
  }

  private mutating func array(depth: Int) -> String {
    var members = [#""type": "array""#, "\"items\": \(schema(depth: depth + 1))"]
    if chance(4) { members.append("\"prefixItems\": [\(schema(depth: depth + 2)), \(schema(depth: depth + 2))]") }
    if chance(3) { members.append("\"\(pick(["minItems", "maxItems"]))\": \(pick(Self.numbers))") }
    if chance(4) { members.append(#""uniqueItems": true"#) }
    if chance(8) { members.append("\"contains\": \(schema(depth: 6))") }
    if chance(5) { members.append("\"default\": \(pick(Self.values))") }
    return members.joined(separator: ", ")
  }

  private mutating func choice(depth: Int) -> String {
    let parts = (0..<Int.random(in: 1...3, using: &random)).map { index in
      chance(3)
        ? #"{"required": ["kind"], "properties": {"kind": {"const": "k\#(index)"}, "x": \#(schema(depth: depth + 2))}}"#
        : schema(depth: depth + 1)
    }
    return "\"\(pick(["anyOf", "oneOf", "allOf"]))\": [\(parts.joined(separator: ", "))]"
  }

  private mutating func constants() -> String {
    if chance(3) { return "\"const\": \(pick(Self.values))" }
    let values = (0..<Int.random(in: 0...4, using: &random)).map { _ in pick(Self.values) }
    return "\"enum\": [\(values.joined(separator: ", "))]" + (chance(3) ? ", \"default\": \(pick(Self.values))" : "")
  }

  private mutating func scalar() -> String {
    var members = ["\"type\": \"\(pick(["string", "integer", "number", "boolean", "null"]))\""]
    for key in ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "minLength", "maxLength"]
    where chance(6) { members.append("\"\(key)\": \(pick(Self.numbers))") }
    if chance(3) { members.append("\"format\": \"\(pick(Self.formats))\"") }
    if chance(5) { members.append("\"pattern\": \"\(pick(Self.patterns))\"") }
    if chance(4) { members.append("\"default\": \(pick(Self.values))") }
    return members.joined(separator: ", ")
  }

  private mutating func annotations() -> String {
    pick([#""default": 5"#, #""default": null"#, texts(), texts()])
  }

  private mutating func texts() -> String {
    pick([
      #""description": "It is\nso.""#, #""nullable": true"#, #""readOnly": true"#, #""writeOnly": true"#,
      #""deprecated": true"#, #""title": "A title""#, #""x-y": 1"#
    ])
  }

  private static let keys = [
    "a", "b", "id", "kind", "created_at", "userName", "where", "self", "", "1", "user-name", "status", "type", "items",
    "user_name", "extra", "others",
  ]
  private static let values = [
    "1", "-1", "1.5", "0", "\"\"", "\"a\"", "\"b c\"", "true", "null", "[]", "[1]", "{}", "{\"a\": 1}",
    "\"2026-03-01\"", "1e400", "123456789012345678901234567890", "\"k0\"",
  ]
  private static let numbers = [
    "0", "1", "3", "-2", "2.5", "1e2", "1E-3", "99999999999999999999", "0.00000000000000000000000000000000000000001",
  ]
  private static let formats = [
    "date-time", "date", "uri", "uuid", "byte", "int32", "int64", "float", "double", "decimal", "email", "uint64",
  ]
  private static let patterns = [
    "^[a-z]+$", "x", "^(?=a)", "[", "(a|b)$", "\\\\d+", "^a|b$", "\\\\p{L}+", "a{2,1}", "^$", "[\\\\s-]", "\\\\bx",
  ]
}
