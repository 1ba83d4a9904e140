import Foundation
import KVMap

/// JSON Schema, as far as `kvmapc schema` uses it. It refuses keywords that it does not know, so that none is passed
/// over.
struct SchemaValidator {
  private let root: JSONValue
  private let definitions: JSONObject

  struct UnknownKeyword: Error, CustomStringConvertible {
    let description: String
  }

  init(_ schema: JSONValue) {
    root = schema
    definitions = schema["$defs"]?.objectValue ?? JSONObject()
  }

  /// Where a value does not satisfy the schema and why; `nil` if it does.
  func problem(of value: JSONValue) throws -> String? { try problem(of: value, root, at: "$") }

  func isValid(_ value: JSONValue, _ schema: JSONValue) throws -> Bool {
    try problem(of: value, schema, at: "") == nil
  }

  private func problem(of value: JSONValue, _ schema: JSONValue, at place: String) throws -> String? {
    guard let schema = schema.objectValue else { return schema == .bool(true) ? nil : "\(place): nothing is valid" }
    for (keyword, argument) in schema {
      if let problem = try problem(of: value, keyword, argument, in: schema, at: place) { return problem }
    }
    return nil
  }

  private func problem(
    of value: JSONValue, _ keyword: String, _ argument: JSONValue, in schema: JSONObject, at place: String
  ) throws -> String? {
    func refuse(unless holds: Bool) -> String? { holds ? nil : "\(place): \(keyword) \(argument) refuses \(value)" }
    switch keyword {
    case "$schema", "$defs", "title", "description", "$comment", "default", "writeOnly", "contentEncoding",
      "contentMediaType", "contentSchema":
      return nil
    case "$ref":
      let name = argument.stringValue?.dropFirst("#/$defs/".count)
      guard let target = definitions[String(name ?? "")] else { return "\(place): \(argument) refers to nothing" }
      return try problem(of: value, target, at: place)
    case "type":
      let types = argument.arrayValue ?? [argument]
      return refuse(unless: types.contains { Self.isType(value, $0.stringValue ?? "") })
    case "const": return refuse(unless: value == argument)
    case "enum": return refuse(unless: argument.arrayValue?.contains(value) ?? false)
    case "anyOf": return refuse(unless: try argument.arrayValue?.contains { try isValid(value, $0) } ?? false)
    case "allOf":
      for part in argument.arrayValue ?? [] {
        if let problem = try problem(of: value, part, at: place) { return problem }
      }
      return nil
    case "not": return refuse(unless: try !isValid(value, argument))
    default: break
    }
    switch value {
    case .null, .bool:
      return try Self.isKnown(keyword)
    case .number(let number):
      guard let limit = argument.numberValue else { return try Self.isKnown(keyword) }
      switch keyword {
      case "minimum": return refuse(unless: number >= limit)
      case "maximum": return refuse(unless: number <= limit)
      case "exclusiveMinimum": return refuse(unless: number > limit)
      case "exclusiveMaximum": return refuse(unless: number < limit)
      case "multipleOf": return refuse(unless: Self.isMultiple(number, of: limit))
      default: return try Self.isKnown(keyword)
      }
    case .string(let text):
      switch keyword {
      case "minLength": return refuse(unless: text.unicodeScalars.count >= argument.numberValue?.intValue ?? 0)
      case "maxLength": return refuse(unless: text.unicodeScalars.count <= argument.numberValue?.intValue ?? 0)
      case "pattern": return refuse(unless: try Self.matches(text, argument.stringValue ?? ""))
      case "format": return refuse(unless: try Self.hasFormat(text, argument.stringValue ?? ""))
      default: return try Self.isKnown(keyword)
      }
    case .array(let elements):
      return try problem(of: elements, keyword, argument, in: schema, at: place, refuse)
    case .object(let object):
      return try problem(of: object, keyword, argument, in: schema, at: place, refuse)
    }
  }

  private func problem(
    of elements: [JSONValue], _ keyword: String, _ argument: JSONValue, in schema: JSONObject, at place: String,
    _ refuse: (Bool) -> String?
  ) throws -> String? {
    switch keyword {
    case "prefixItems":
      for (index, (element, part)) in zip(elements, argument.arrayValue ?? []).enumerated() {
        if let problem = try problem(of: element, part, at: "\(place)[\(index)]") { return problem }
      }
      return nil
    case "items":
      let first = schema["prefixItems"]?.arrayValue?.count ?? 0
      for (index, element) in elements.enumerated().dropFirst(first) {
        if let problem = try problem(of: element, argument, at: "\(place)[\(index)]") { return problem }
      }
      return nil
    case "contains": return refuse(try elements.contains { try isValid($0, argument) })
    case "minItems": return refuse(elements.count >= argument.numberValue?.intValue ?? 0)
    case "maxItems": return refuse(elements.count <= argument.numberValue?.intValue ?? 0)
    case "uniqueItems": return refuse(Set(elements).count == elements.count)
    default: return try Self.isKnown(keyword)
    }
  }

  private func problem(
    of object: JSONObject, _ keyword: String, _ argument: JSONValue, in schema: JSONObject, at place: String,
    _ refuse: (Bool) -> String?
  ) throws -> String? {
    switch keyword {
    case "properties":
      for (key, part) in argument.objectValue ?? JSONObject() {
        guard let value = object[key] else { continue }
        if let problem = try problem(of: value, part, at: "\(place).\(key)") { return problem }
      }
      return nil
    case "required": return refuse(argument.arrayValue?.allSatisfy { object[$0.stringValue ?? ""] != nil } ?? false)
    case "additionalProperties":
      let named = schema["properties"]?.objectValue
      for (key, value) in object where named?[key] == nil {
        if let problem = try problem(of: value, argument, at: "\(place).\(key)") { return problem }
      }
      return nil
    case "propertyNames": return refuse(try object.keys.allSatisfy { try isValid(.string($0), argument) })
    case "minProperties": return refuse(object.count >= argument.numberValue?.intValue ?? 0)
    case "maxProperties": return refuse(object.count <= argument.numberValue?.intValue ?? 0)
    default: return try Self.isKnown(keyword)
    }
  }

  /// Keywords that say nothing about values of another kind.
  private static func isKnown(_ keyword: String) throws -> String? {
    let known: Set = [
      "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "minLength", "maxLength", "pattern",
      "format", "prefixItems", "items", "contains", "minItems", "maxItems", "uniqueItems", "properties", "required",
      "additionalProperties", "propertyNames", "minProperties", "maxProperties",
    ]
    guard known.contains(keyword) else { throw UnknownKeyword(description: "the keyword \(keyword)") }
    return nil
  }

  private static func isType(_ value: JSONValue, _ name: String) -> Bool {
    switch value {
    case .null: name == "null"
    case .bool: name == "boolean"
    case .number(let number): name == "number" || name == "integer" && isInteger(number)
    case .string: name == "string"
    case .array: name == "array"
    case .object: name == "object"
    }
  }

  private static func isInteger(_ number: JSONNumber) -> Bool {
    if number.integer(as: Int64.self) != nil || number.integer(as: UInt64.self) != nil { return true }
    return number.doubleValue.map { $0 == $0.rounded() } ?? false
  }

  private static func isMultiple(_ number: JSONNumber, of divisor: JSONNumber) -> Bool {
    guard let number = number.decimalValue, let divisor = divisor.decimalValue, divisor != 0 else { return false }
    let quotient = number / divisor
    var (rounded, exact) = (Decimal(), quotient)
    NSDecimalRound(&rounded, &exact, 0, .plain)
    return rounded == quotient
  }

  static func matches(_ text: String, _ pattern: String) throws -> Bool {
    let expression = try NSRegularExpression(pattern: pattern)
    let whole = NSRange(location: 0, length: (text as NSString).length)
    // `$` must not match in front of a line break at the end.
    let matches = expression.matches(in: text, range: whole)
    return matches.contains { !pattern.hasSuffix("$") || NSMaxRange($0.range) == whole.length }
  }

  private static func hasFormat(_ text: String, _ format: String) throws -> Bool {
    switch format {
    case "date-time":
      try matches(text, #"^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:\d\d)$"#) && isDay(text.prefix(10))
    case "date": try matches(text, #"^\d{4}-\d\d-\d\d$"#) && isDay(text.prefix(10))
    case "uuid": UUID(uuidString: text) != nil
    case "uri-reference": try matches(text, "^[!-~]*$")
    default: throw UnknownKeyword(description: "the format \(format)")
    }
  }

  private static func isDay(_ text: Substring) -> Bool {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, (1...12).contains(parts[1]), parts[0] > 0 else { return false }
    let isLeap = parts[0] % 4 == 0 && (parts[0] % 100 != 0 || parts[0] % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...days[parts[1] - 1]).contains(parts[2])
  }
}
