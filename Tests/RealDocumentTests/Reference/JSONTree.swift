import KVMap

/// Any JSON value, as Foundation reads it: the counterpart of `KVMap.JSONValue` in the reference structs.
///
/// Numbers are doubles here, so it is only used for members of unknown structure.
enum JSONTree: Codable, Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONTree])
  case object([String: JSONTree])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONTree].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONTree].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}

extension JSONTree {
  init(_ value: KVMap.JSONValue) {
    switch value {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .number(let value): self = .number(value.doubleValue ?? .infinity)
    case .string(let value): self = .string(value)
    case .array(let elements): self = .array(elements.map(JSONTree.init))
    case .object(let object): self = .object(Self.members(object))
    }
  }

  static func members(_ object: KVMap.JSONObject) -> [String: JSONTree] {
    Dictionary(object.map { ($0.key, JSONTree($0.value)) }, uniquingKeysWith: { _, last in last })
  }
}
