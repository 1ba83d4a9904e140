import KVMap
import KVMapSema

/// How the values of a document are taken apart where rules ask for their parts.
enum TracedFormat {
  /// An object is an object, and an array an array.
  case typed
  /// XML and forms: what is only a text is an object with `$text`, and what stands once is an array of one.
  case texts

  /// - Returns: `nil` for what has no members.
  func members(of value: Value) -> Object? {
    switch (self, value) {
    case (_, .object(let object)): return object
    case (.texts, .string):
      var object = Object()
      object["$text"] = value
      return object
    default: return nil
    }
  }

  /// - Returns: `nil` for what has no elements.
  func elements(of value: Value) -> [Value]? {
    switch (self, value) {
    case (_, .array(let elements)): elements
    case (.typed, _), (_, .null): nil
    case (.texts, _): [value]
    }
  }

  /// Whether a member that no rule reads is worth telling: the text of an empty element is none.
  func isTold(_ key: String, _ value: Value) -> Bool {
    switch self {
    case .typed: true
    case .texts: key != "$text" || value != .string("")
    }
  }

  /// What stands at a path; `nil` where nothing does.
  func value(at path: DocumentPath, in value: Value) -> Value? {
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
