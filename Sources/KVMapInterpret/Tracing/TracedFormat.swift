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

  /// The elements of a value that is read by their positions. In XML they are its children with a name, if they have
  /// one.
  func elements(of value: JSONValue, named name: String?) -> [JSONValue]? {
    guard let name, isText else { return elements(of: value) }
    if case .array(let elements) = value { return elements }
    guard let children = members(of: value)?[name] else { return [] }
    return elements(of: children)
  }

  /// Whether to report a member that no rule reads: the text of an element with nothing but blanks is not reported.
  func isReported(_ key: String, _ value: JSONValue) -> Bool {
    guard self == .texts, key == "$text", case .string(let text) = value else { return true }
    return !text.utf8.allSatisfy(Self.blanks.contains)
  }

  /// Those of XML.
  private static let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]

  /// The value at a path; `nil` if there is none.
  func value(at path: DocumentPath, in value: JSONValue) -> JSONValue? { find(path, in: value)?.value }

  /// The value at a path, and the path to it without selectors and indexes that count from the end.
  func find(_ path: DocumentPath, in value: JSONValue) -> (value: JSONValue, place: DocumentPath)? {
    var value = value
    var place = DocumentPath([])
    for step in path.steps {
      switch step {
      case .key(let key):
        guard let next = members(of: value)?[key] else { return nil }
        value = next
        place = place + step
      case .index(let index):
        guard let elements = elements(of: value) else { return nil }
        let position = index < 0 ? elements.count + index : index
        guard elements.indices.contains(position) else { return nil }
        value = elements[position]
        place = place + .index(position)
      case .every: return nil
      case .selected(let selector):
        guard let elements = elements(of: value), let position = elements.firstIndex(where: { fits($0, selector) })
        else { return nil }
        value = elements[position]
        place = place + .index(position)
      }
    }
    return (value, place)
  }

  /// Whether an element has what a selector asks for.
  func fits(_ element: JSONValue, _ selector: ElementSelector) -> Bool {
    selector.conditions.allSatisfy { condition in
      guard let value = value(at: condition.path, in: element) else { return false }
      return isEqual(value, condition.value, lenient: isText || selector.isLenient)
    }
  }

  private func isEqual(_ value: JSONValue, _ literal: DefaultValue, lenient: Bool) -> Bool {
    switch (literal, value) {
    case (.string(let text), .string(let other)): return text.utf8.elementsEqual(other.utf8)
    case (.bool(let flag), .bool(let other)): return flag == other
    case (.integer(let digits), .number(let other)), (.floating(let digits), .number(let other)):
      return JSONNumber(digits) == other
    case (.bool(let flag), .string(let text)), (.string(let text), .bool(let flag)):
      return lenient && text == String(flag)
    case (.string(let text), .number(let number)): return lenient && text == number.text
    case (.integer(let digits), .string(let text)), (.floating(let digits), .string(let text)):
      guard lenient, let number = JSONNumber(text) else { return false }
      return JSONNumber(digits) == number
    default: return false
    }
  }

  private var isText: Bool {
    switch self {
    case .typed: false
    case .texts: true
    }
  }
}
