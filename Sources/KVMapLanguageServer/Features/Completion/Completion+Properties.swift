import KVMap
import KVMapSema
import KVMapSource
import KVMapSyntax

/// Properties for keys that no rule reads.
extension Completion {
  /// Names for the keys that documents of tests have and that no rule reads.
  mutating func collectNewProperties() {
    guard place.expectations.contains(.member), beginsPart else { return }
    let members: [MemberSyntax]
    switch place.item {
    case .type(let type): members = type.members
    case .mixin(let mixin): members = mixin.members
    case .enumeration, .union, .externType, .transform, .family, .importFile, .importModule, .setting, .defaultVia,
      .test, .nested, .error, nil:
      return
    }
    let path = place.blockKeys
    let readers = self.readers
    let objects = documentObjects(at: path, of: Set(readers.map(\.id))).compactMap(\.untagged.objectValue)
    guard !objects.isEmpty else { return }
    let rules = KeyRules(place.view.tree, members)
    let taken = Set((NamesInSight.properties(in: members) + names.properties(of: place.item)).map(\.name.text))
    for key in unreadKeys(of: objects, at: path, by: readers) {
      let name = rules.exceptions.keys.sorted().first { rules.keys(for: $0) == [key] } ?? Self.propertyName(of: key)
      guard !taken.contains(name), !name.isEmpty else { continue }
      let type = objects.lazy.compactMap { $0[key] }.first.map(Self.typeName) ?? "Value"
      let arrow = rules.keys(for: name) == [key] ? "" : " <-> " + Self.step(key)
      add(
        name, .property, .best, detail: "for the key \(DocumentKeyText.step(key)) in a document of a test",
        text: "\(Self.spelled(name)): \(type)\(arrow)")
    }
  }

  /// In a second mapping of a type, the properties that the first one has.
  mutating func collectStatedProperties() {
    guard place.expectations.contains(.member), beginsPart, case .type(let type)? = place.item, type.alias != nil else {
      return
    }
    let taken = Set(NamesInSight.properties(in: type.members).map(\.name.text))
    for property in names.properties(of: names.item(named: type.name?.text ?? ""))
    where !taken.contains(property.name.text) {
      let type = property.type.map { text($0.span) } ?? "Value"
      add(
        property.name.text, .property, .best, detail: "a property of the type",
        text: "\(Self.spelled(property.name.text)): \(type)")
    }
  }

  /// A name as it begins a line: some words would go on with the line before.
  private static func spelled(_ name: String) -> String {
    let goesOn: Set<Keyword> = [.where, .unless, .sync, .and, .or]
    return Keyword(rawValue: name).map(goesOn.contains) ?? false ? "`\(name)`" : name
  }

  /// `created_at` → `createdAt`
  static func propertyName(of key: String) -> String {
    let parts = key.split { !($0.isLetter || $0.isNumber) }
    let words = parts.flatMap { KeyStyle.words(of: String($0)) }
    let name = words.enumerated().map { index, word in
      index == 0 ? word.lowercased() : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    return name.first?.isNumber == true ? "key" + name : name
  }

  /// The type that a value is certainly read as.
  private static func typeName(of value: JSONValue) -> String {
    switch value {
    case .null: "Value?"
    case .bool: "Bool"
    case .number(let number): number.text.allSatisfy { $0.isNumber || $0 == "-" } ? "Int" : "Double"
    case .string: "String"
    case .array(let elements): "[\(elements.first.map(typeName) ?? "Value")]"
    case .object: "Object"
    }
  }
}
