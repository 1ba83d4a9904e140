import KVMap
import KVMapSema
import KVMapSource
import KVMapSyntax

/// The keys that the types of a file read and write at the places of documents, as far as the trees tell.
struct DocumentKeys {
  /// A rule, and a key that it reads or writes.
  struct Rule {
    /// The type that has the property.
    var owner: String
    var property: PropertySyntax
    var isRead: Bool
    var isWritten: Bool
  }

  struct Found {
    var key: String
    var rule: Rule?
  }

  private let names: NamesInSight
  private let tree: SyntaxTree
  /// In types that are entered: a document is not deeper than that in the text of a test.
  private static let deepest = 64
  private static let mostValues = 100

  init(_ names: NamesInSight, _ tree: SyntaxTree) {
    self.names = names
    self.tree = tree
  }

  /// The keys of the object at a path. Elements of arrays have the paths of their arrays.
  func keys(at path: [String], of item: ItemSyntax?) -> [Found] {
    var keys = Keys()
    collect(path[...], item, depth: 0, &keys)
    return keys.found
  }

  /// What is found, and where. A type that contains itself in several ways, as it may while someone types, is entered
  /// once at each place.
  private struct Keys {
    var found: [Found] = []
    private var entered: Set<Visit<Int>> = []

    /// - Parameter left: How many keys of the path are left.
    mutating func enter(_ item: ItemSyntax?, left: Int) -> Bool {
      entered.insert(Visit(type: DocumentKeys.name(of: item), place: left)).inserted
    }
  }

  private struct Values {
    var found: [JSONValue] = []
    private var entered: Set<Visit<[String]>> = []

    mutating func enter(_ item: ItemSyntax?, at place: [String]) -> Bool {
      entered.insert(Visit(type: DocumentKeys.name(of: item), place: place)).inserted
    }
  }

  private struct Visit<Place: Hashable>: Hashable {
    var type: String?
    var place: Place
  }

  private static func name(of item: ItemSyntax?) -> String? {
    switch item {
    case .type(let type): type.name?.text
    case .union(let union): union.name?.text
    case .enumeration(let type): type.name?.text
    case .externType, .mixin, .transform, .family, .importFile, .importModule, .setting, .defaultVia, .test, .nested,
      .error, nil:
      nil
    }
  }

  private func collect(_ path: ArraySlice<String>, _ item: ItemSyntax?, depth: Int, _ keys: inout Keys) {
    guard depth < Self.deepest, keys.enter(item, left: path.count) else { return }
    switch item {
    case .union(let union):
      if let key = union.key.flatMap(Self.keys), let next = Self.next(after: path, in: key) {
        keys.found.append(Found(key: next, rule: nil))
      }
      if union.isByKey {
        for unionCase in union.cases {
          if let first = path.first {
            guard first == unionCase.name.text else { continue }
            collect(path.dropFirst(), names.item(of: unionCase.payload), depth: depth + 1, &keys)
          } else {
            keys.found.append(Found(key: unionCase.name.text, rule: nil))
          }
        }
        return
      }
      let payload = union.payloadKey.flatMap(Self.keys) ?? []
      if let next = Self.next(after: path, in: payload) { keys.found.append(Found(key: next, rule: nil)) }
      guard path.starts(with: payload) else { return }
      for unionCase in union.cases {
        collect(path.dropFirst(payload.count), names.item(of: unionCase.payload), depth: depth + 1, &keys)
      }
    case .type(let type):
      var path = path
      for case .root(let root?, _) in type.members {
        let rootKeys = Self.keys(of: root)
        if let next = Self.next(after: path, in: rootKeys) { keys.found.append(Found(key: next, rule: nil)) }
        guard path.starts(with: rootKeys) else { return }
        path = path.dropFirst(rootKeys.count)
      }
      let rules = KeyRules(tree, type.members)
      for property in names.properties(of: item) where !property.isTransient {
        collect(path, property, type.name?.text ?? "", rules, depth: depth, &keys)
      }
    case .enumeration, .externType, .mixin, .transform, .family, .importFile, .importModule, .setting, .defaultVia,
      .test, .nested, .error, nil:
      break
    }
  }

  private func collect(
    _ path: ArraySlice<String>, _ property: PropertySyntax, _ owner: String, _ rules: KeyRules, depth: Int,
    _ keys: inout Keys
  ) {
    for place in places(of: property, rules) {
      let rule = Rule(owner: owner, property: property, isRead: place.isRead, isWritten: place.isWritten)
      if let next = Self.next(after: path, in: place.keys) { keys.found.append(Found(key: next, rule: rule)) }
      guard path.starts(with: place.keys) else { continue }
      if place.isGathered || path.count >= place.keys.count && !place.keys.isEmpty {
        let rest = path.dropFirst(place.keys.count)
        collect(rest, names.item(of: property.type), depth: depth + 1, &keys)
      }
    }
  }

  /// The parts of a document that a type is read from.
  ///
  /// - Parameters:
  ///   - item: What the document is read as.
  ///   - type: The name of the type.
  func values(in value: JSONValue, as item: ItemSyntax?, of type: String) -> [JSONValue] {
    var values = Values()
    collect(value, at: [], item, type, depth: 0, &values)
    return values.found
  }

  private func collect(
    _ value: JSONValue, at place: [String], _ item: ItemSyntax?, _ wanted: String, depth: Int, _ values: inout Values
  ) {
    guard depth < Self.deepest, values.found.count < Self.mostValues, values.enter(item, at: place) else { return }
    if case .array(let elements) = value {
      for (index, element) in elements.enumerated() {
        collect(element, at: place + ["[\(index)]"], item, wanted, depth: depth + 1, &values)
      }
      return
    }
    switch item {
    case .type(let type):
      let root = type.members.firstResult { if case .root(let root?, _) = $0 { Self.keys(of: root) } else { nil } }
      guard let value = Self.value(at: root ?? [], in: value), case .object = value else { return }
      if type.name?.text == wanted { values.found.append(value) }
      let rules = KeyRules(tree, type.members)
      for property in names.properties(of: item) where names.item(of: property.type) != nil {
        for part in places(of: property, rules) where part.isRead {
          guard let value = Self.value(at: part.keys, in: value) else { continue }
          let place = place + (root ?? []) + part.keys
          collect(value, at: place, names.item(of: property.type), wanted, depth: depth + 1, &values)
        }
      }
    case .union(let union):
      if union.name?.text == wanted { values.found.append(value) }
      let payload = union.payloadKey.map(Self.keys) ?? []
      guard let value = Self.value(at: payload, in: value) else { return }
      for unionCase in union.cases where unionCase.payload != nil {
        collect(value, at: place + payload, names.item(of: unionCase.payload), wanted, depth: depth + 1, &values)
      }
    case .enumeration(let type): if type.name?.text == wanted { values.found.append(value) }
    case .externType, .mixin, .transform, .family, .importFile, .importModule, .setting, .defaultVia, .test, .nested,
      .error, nil:
      break
    }
  }

  private static func value(at keys: [String], in value: JSONValue) -> JSONValue? {
    var value = value
    for key in keys {
      guard case .object(let object) = value, let member = object[key] else { return nil }
      value = member
    }
    return value
  }

  /// The parts of a document that a property is read from.
  ///
  /// - Parameters:
  ///   - value: What its type is read from.
  ///   - rules: Those of its type.
  func values(in value: JSONValue, of property: PropertySyntax, _ rules: KeyRules) -> [JSONValue] {
    places(of: property, rules).filter { $0.isRead && !$0.isGathered }.compactMap { Self.value(at: $0.keys, in: value) }
  }

  private struct Place {
    var keys: [String]
    var isRead: Bool
    var isWritten: Bool
    /// Whether the keys of the type are at this place, among others.
    var isGathered = false
  }

  /// Where a property is, from the object of its type.
  private func places(of property: PropertySyntax, _ rules: KeyRules) -> [Place] {
    let around = property.enclosingPath.map(Self.keys) ?? []
    guard let source = property.source else {
      return rules.keys(for: property.name.text).enumerated().map {
        Place(keys: around + [$0.element], isRead: true, isWritten: $0.offset == 0)
      }
    }
    let isRead = property.arrow?.arrow != .write
    let isWritten = property.arrow?.arrow != .read
    return source.alternatives.enumerated().flatMap { index, term in
      places(of: term, around, isRead, isWritten && index == 0)
    } + (property.writtenSource?.alternatives ?? []).flatMap { places(of: $0, around, false, true) }
  }

  private func places(of term: SourceTermSyntax, _ around: [String], _ isRead: Bool, _ isWritten: Bool) -> [Place] {
    switch term {
    case .path(let path):
      let keys = Self.keys(of: path)
      return keys.isEmpty ? [] : [Place(keys: around + keys, isRead: isRead, isWritten: isWritten)]
    case .gather(let gather):
      guard let entries = gather.entries else {
        let isPlain = gather.prefix == nil
        return isPlain ? [Place(keys: around, isRead: isRead, isWritten: isWritten, isGathered: true)] : []
      }
      return entries.flatMap { entry -> [Place] in
        guard let source = entry.source else {
          guard case .key(let key) = entry.key.kind else { return [] }
          return [Place(keys: around + [key], isRead: isRead, isWritten: isWritten)]
        }
        return source.alternatives.flatMap { places(of: $0, around, isRead, isWritten) }
      }
    case .whole: return [Place(keys: around, isRead: isRead, isWritten: isWritten, isGathered: true)]
    case .rest, .missing: return []
    }
  }

  /// The key that follows a path in a longer one.
  private static func next(after path: ArraySlice<String>, in keys: [String]) -> String? {
    keys.count > path.count && keys.starts(with: path) ? keys[path.count] : nil
  }

  /// The keys of a path up to the first step that is not one; elements of arrays are left out.
  static func keys(of path: PathSyntax) -> [String] {
    var keys: [String] = []
    for step in path.steps {
      switch step.kind {
      case .key(let key): keys.append(key)
      case .index, .every, .selected: continue
      case .variable: return keys
      }
    }
    return keys
  }
}
