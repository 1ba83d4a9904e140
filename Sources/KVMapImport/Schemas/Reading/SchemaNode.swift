import KVMap

/// The keywords that hold at one place, those of all parts of `allOf` together.
struct SchemaNode {
  private(set) var place: String
  private(set) var keywords: [(key: String, value: JSONValue)] = []
  /// Keywords that several parts state, which cannot be said together.
  private(set) var conflicts: [String] = []

  init(_ object: JSONObject, at place: String) {
    self.place = place
    for (key, value) in object { keywords.append((key, value)) }
  }

  init(at place: String) { self.place = place }

  subscript(key: String) -> JSONValue? {
    get { keywords.first { $0.key == key }?.value }
    set {
      if let index = keywords.firstIndex(where: { $0.key == key }) {
        if let newValue { keywords[index].value = newValue } else { keywords.remove(at: index) }
      } else if let newValue {
        keywords.append((key, newValue))
      }
    }
  }

  func has(_ key: String) -> Bool { self[key] != nil }

  func without(_ keys: Set<String>) -> SchemaNode {
    var node = self
    node.keywords.removeAll { keys.contains($0.key) }
    return node
  }

  var text: String? { self["type"]?.stringValue }

  /// The names under `type`; `nil` if there are none.
  var types: [String]? {
    guard let value = self["type"] else { return nil }
    if let name = value.stringValue { return [name] }
    return value.arrayValue?.compactMap(\.stringValue)
  }

  var properties: JSONObject { self["properties"]?.objectValue ?? JSONObject() }

  var required: [String] { self["required"]?.arrayValue?.compactMap(\.stringValue) ?? [] }

  // MARK: - Both of two

  /// A keyword of schemas that are not in the file, but made of two that are.
  static let mergedMark = "x-merged"

  /// What satisfies both.
  mutating func merge(_ other: SchemaNode) {
    conflicts += other.conflicts
    for (key, value) in other.keywords {
      guard let own = self[key] else {
        self[key] = value
        continue
      }
      if own == value { continue }
      if let both = Self.both(key, own, value) { self[key] = both } else { conflicts.append(key) }
    }
  }

  /// - Returns: `nil` if one keyword cannot say both.
  private static func both(_ key: String, _ left: JSONValue, _ right: JSONValue) -> JSONValue? {
    switch key {
    case "title", "description", "default", "examples", "example", "$comment", "$id", "$schema", "$anchor", "xml",
      "externalDocs":
      return left
    case "required":
      guard let one = left.arrayValue, let other = right.arrayValue else { return nil }
      return .array(one + other.filter { !one.contains($0) })
    case "properties", "$defs", "definitions", "patternProperties":
      guard let one = left.objectValue, let other = right.objectValue else { return nil }
      return .object(merged(one, other))
    case "minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties":
      return limit(left, right, isLower: true)
    case "maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties":
      return limit(left, right, isLower: false)
    case "type": return types(left, right)
    case "enum":
      guard let one = left.arrayValue, let other = right.arrayValue else { return nil }
      return .array(one.filter(other.contains))
    case "readOnly", "writeOnly", "deprecated", "uniqueItems": return .bool(left == .bool(true) || right == .bool(true))
    case "nullable": return .bool(left == .bool(true) && right == .bool(true))
    // What a part allows is looked at.
    case "unevaluatedProperties": return left == .bool(true) || right == .bool(true) ? .bool(true) : nil
    case "items", "additionalProperties":
      if left == .bool(true) { return right }
      if right == .bool(true) { return left }
      if left == .bool(false) || right == .bool(false) { return .bool(false) }
      return .object(["allOf": .array([left, right]), mergedMark: .bool(true)])
    default: return nil
    }
  }

  private static func merged(_ left: JSONObject, _ right: JSONObject) -> JSONObject {
    var members = left.map { ($0.key, $0.value) }
    for (key, value) in right {
      guard let index = members.firstIndex(where: { $0.0 == key }) else {
        members.append((key, value))
        continue
      }
      if members[index].1 != value { members[index].1 = .object(["allOf": .array([members[index].1, value]), mergedMark: .bool(true)]) }
    }
    return JSONObject(members)
  }

  private static func limit(_ left: JSONValue, _ right: JSONValue, isLower: Bool) -> JSONValue? {
    guard let one = left.numberValue, let other = right.numberValue else { return nil }
    return .number(isLower ? max(one, other) : min(one, other))
  }

  private static func types(_ left: JSONValue, _ right: JSONValue) -> JSONValue? {
    func names(_ value: JSONValue) -> [JSONValue] { value.arrayValue ?? [value] }
    var common = names(left).filter(names(right).contains)
    // Every integer is a number.
    for (one, other) in [(left, right), (right, left)]
    where names(one).contains(.string("integer")) && names(other).contains(.string("number")) {
      if !common.contains(.string("integer")) { common.append(.string("integer")) }
    }
    return common.isEmpty ? nil : common.count == 1 ? common[0] : .array(common)
  }
}
