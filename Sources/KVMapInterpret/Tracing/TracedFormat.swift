@_spi(Generated) import KVMap
import KVMapSema

/// How the values of a document are split into parts where rules read those parts.
enum TracedFormat {
  /// An object is an object, and an array is an array.
  case typed
  /// XML and forms: a text alone is an object with `$text`, and a single occurrence is an array of one.
  case texts

  /// - Returns: `nil` for a value without members.
  func members(of value: JSONValue) -> JSONObject? {
    switch (self, value) {
    case (_, .object(let object)): return object
    case (.texts, .string):
      var object = JSONObject()
      object["$text"] = value
      return object
    default: return nil
    }
  }

  /// - Returns: `nil` for a value without elements.
  func elements(of value: JSONValue) -> [JSONValue]? {
    switch (self, value) {
    case (_, .array(let elements)): elements
    case (.typed, _), (_, .null): nil
    case (.texts, _): [value]
    }
  }

  /// Whether to report a member that no rule reads: the text of an empty element is not reported.
  func isTold(_ key: String, _ value: JSONValue) -> Bool {
    switch self {
    case .typed: true
    case .texts: key != "$text" || value != .string("")
    }
  }

  /// The value at a path; `nil` if there is none.
  func value(at path: DocumentPath, in value: JSONValue) -> JSONValue? {
    var value = value
    for step in path.steps {
      switch step {
      case .key(let key):
        guard let next = members(of: value)?[key] else { return nil }
        value = next
      case .index(let index):
        guard let elements = elements(of: value) else { return nil }
        let position = index < 0 ? elements.count + index : index
        guard elements.indices.contains(position) else { return nil }
        value = elements[position]
      case .every: return nil
      }
    }
    return value
  }
}
