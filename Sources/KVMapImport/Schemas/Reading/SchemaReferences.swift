import KVMap

/// The places in a file that schemas refer to.
///
/// A place is a JSON pointer as the fragment of a URI: `#/$defs/Person`.
struct SchemaReferences {
  private let root: JSONValue
  /// Places by `$id` and `$anchor`.
  private var anchors: [String: String] = [:]
  private var rootID = ""
  /// How often the file refers to a place.
  private(set) var counts: [String: Int] = [:]

  init(_ root: JSONValue) {
    self.root = root
    rootID = root["$id"]?.stringValue.map(Self.withoutFragment) ?? ""
    scan(root, at: "#")
    var places: [String: Int] = [:]
    for (reference, count) in counts {
      if case .place(let place) = target(of: reference) { places[place, default: 0] += count }
    }
    counts = places
  }

  /// What a reference leads to.
  enum Target: Hashable {
    case place(String)
    case otherDocument
    case nothing
  }

  func target(of reference: String) -> Target {
    if let place = anchors[reference] { return .place(place) }
    var fragment = reference
    if !reference.hasPrefix("#") {
      guard !rootID.isEmpty, Self.withoutFragment(reference) == rootID else { return .otherDocument }
      fragment = String(reference.dropFirst(rootID.count))
    }
    if fragment.isEmpty || fragment == "#" || fragment == "#/" && root[""] == nil { return .place("#") }
    if let place = anchors[fragment] { return .place(place) }
    guard fragment.hasPrefix("#/"), let place = Self.decoded(fragment), self[place] != nil else { return .nothing }
    return .place(place)
  }

  /// The schema at a place.
  subscript(place: String) -> JSONValue? {
    if place == "#" { return root }
    var value = root
    for step in Self.steps(of: place) {
      if let object = value.objectValue {
        guard let member = object[step] else { return nil }
        value = member
      } else if let elements = value.arrayValue, let index = Int(step), elements.indices.contains(index) {
        value = elements[index]
      } else {
        return nil
      }
    }
    return value
  }

  /// The last step of a place: `#/$defs/Person` is `Person`.
  static func name(of place: String) -> String { steps(of: place).last ?? "" }

  static func place(_ base: String, _ step: String) -> String {
    base + "/" + step.replacing("~", with: "~0").replacing("/", with: "~1")
  }

  private static func steps(of place: String) -> [String] {
    place.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map {
      String($0).replacing("~1", with: "/").replacing("~0", with: "~")
    }
  }

  private static func withoutFragment(_ text: String) -> String {
    String(text.prefix { $0 != "#" })
  }

  /// Resolves `%20`; `nil` if that is not UTF-8.
  private static func decoded(_ text: String) -> String? {
    guard text.contains("%") else { return text }
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Collects names of places and references. The recursion is as deep as the file is nested, which has a limit.
  private mutating func scan(_ value: JSONValue, at place: String) {
    switch value {
    case .null, .bool, .number, .string: return
    case .array(let elements):
      for (index, element) in elements.enumerated() { scan(element, at: place + "/\(index)") }
    case .object(let object):
      for (key, member) in object {
        switch (key, member) {
        case ("$ref", .string(let reference)): counts[reference, default: 0] += 1
        case ("$anchor", .string(let name)), ("$dynamicAnchor", .string(let name)): anchors["#" + name] = place
        case ("$id", .string(let id)): if place != "#" { anchors[id] = place }
        case ("enum", _), ("const", _), ("default", _), ("example", _), ("examples", _): continue
        default: scan(member, at: Self.place(place, key))
        }
      }
    }
  }
}
