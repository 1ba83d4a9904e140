import KVMap
import KVMapSema
import KVMapSyntax

/// The parts of documents that declarations are read from.
struct DocumentValues: DocumentVisitor {
  struct Found {
    var value: JSONValue
    /// The path of a key in it that belongs to what selects the declaration; empty if there is none.
    var tag: [String]

    /// The value without that key.
    var untagged: JSONValue { value.removing(tag[...]) }
  }

  struct Place {
    var value: JSONValue
    /// From the document.
    var path = ""

    func part(_ value: JSONValue, _ step: String) -> Place { Place(value: value, path: "\(path)/\(step)") }
  }

  static let skipsScalars = true
  var known: [DeclarationPlace: [DocumentPart]] = [:]
  private let wanted: Set<DeclarationPlace>
  private(set) var found: [DeclarationPlace: [Found]] = [:]
  private static let mostValues = 100
  /// Of an array.
  private static let mostElements = 200

  init(of wanted: Set<DeclarationPlace>) { self.wanted = wanted }

  static func key(of place: Place) -> String { place.path }

  func places(of declared: DocumentShape.Declared, at place: Place) -> [Place] {
    declared.isRecord ? [place] : Self.contents(of: place)
  }

  mutating func visit(_ shape: DocumentShape, at place: Place, tag: [String]) {
    guard case .declared(let declared) = shape, wanted.contains(declared.id),
      found[declared.id, default: []].count < Self.mostValues
    else { return }
    found[declared.id, default: []].append(Found(value: place.value, tag: tag))
  }

  mutating func follow(_ step: DocumentStep, from place: Place, _ rule: DocumentKeys.Rule?) -> [Place] {
    rule?.isRead == false ? [] : Self.follow(step, from: place)
  }

  static func follow(_ step: DocumentStep, from place: Place) -> [Place] {
    switch step {
    case .key(let key):
      return contents(of: place).compactMap { place in place.value.objectValue?[key].map { place.part($0, key) } }
    case .element(let index):
      guard let elements = place.value.arrayValue else { return [] }
      let index = index < 0 ? elements.count + index : index
      return elements.indices.contains(index) ? [place.part(elements[index], "[\(index)]")] : []
    case .elements: return place.value.arrayValue == nil ? [place] : elements(of: place)
    case .having(let path, let texts, let isNegated):
      let value = path.reduce(place.value as JSONValue?) { $0?.objectValue?[$1] }
      return texts.contains(value?.documentText) == isNegated ? [] : [place]
    case .memberValues: return members(of: place).map { place.part($0.value, $0.key) }
    case .memberKeys: return members(of: place).map { place.part(.string($0.key), "\($0.key):") }
    case .members: return members(of: place).map { place.part(.object([$0.key: $0.value]), "{\($0.key)}") }
    case .prefixed(let prefix):
      let named = members(of: place).filter { $0.key.hasPrefix(prefix) }
      return [
        place.part(.object(JSONObject(named.map { (String($0.key.dropFirst(prefix.count)), $0.value) })), "\(prefix)*")
      ]
    case .rest(let others):
      let rest = members(of: place).filter { !others.contains($0.key) }
      return [place.part(.object(JSONObject(rest.map { ($0.key, $0.value) })), "rest")]
    case .wrapped(let key): return [place.part(.object([key: place.value]), "{\(key)}")]
    case .jsonText:
      let value = place.value.stringValue.flatMap { try? JSONValue(json: Array($0.utf8)) }
      return value.map { [place.part($0, "json")] } ?? []
    }
  }

  private static func elements(of place: Place) -> [Place] {
    (place.value.arrayValue ?? []).prefix(mostElements).enumerated().map { place.part($0.element, "[\($0.offset)]") }
  }

  /// What is in arrays, however deep, or else the place itself.
  private static func contents(of place: Place) -> [Place] {
    place.value.arrayValue == nil ? [place] : elements(of: place).flatMap(contents)
  }

  private static func members(of place: Place) -> [(key: String, value: JSONValue)] {
    guard let object = place.value.objectValue else { return [] }
    return zip(object.keys, object.values).prefix(mostElements).map { ($0, $1) }
  }
}

extension DocumentShape.Declared {
  /// Whether it is read from an array.
  fileprivate var isRecord: Bool {
    guard case .type(let type) = item else { return false }
    return NamesInSight.properties(in: type.members).contains(where: \.isElement)
  }
}

extension PropertySyntax {
  /// Whether it is an element of the array that its type is read from.
  var isElement: Bool {
    guard case .path(let path)? = source?.alternatives.first else { return false }
    switch path.steps.first?.kind {
    case .index, .every, .selected: return true
    case .key, .variable, nil: return false
    }
  }
}

extension JSONValue {
  /// What a text, a number or a Bool is compared by.
  fileprivate var documentText: String? {
    switch self {
    case .string(let text): text
    case .number(let number): number.text
    case .bool(let value): String(value)
    case .null, .array, .object: nil
    }
  }

  /// - Parameter path: Of keys; nothing is removed at the empty one.
  fileprivate func removing(_ path: ArraySlice<String>) -> JSONValue {
    guard let key = path.first, case .object(var object) = self, let member = object[key] else { return self }
    object[key] = path.count == 1 ? nil : member.removing(path.dropFirst())
    return .object(object)
  }
}
