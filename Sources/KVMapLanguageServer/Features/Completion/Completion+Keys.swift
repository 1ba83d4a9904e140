import KVMap
import KVMapSema
import KVMapSource
import KVMapSyntax

/// Keys of documents.
extension Completion {
  mutating func collectKeys() {
    let expectations = place.expectations
    guard expectations.contains(.source) || expectations.contains(.step) || expectations.contains(.gatherEntry) else {
      return
    }
    if case .test(let test)? = place.item { return collectKeysOfRules(of: test) }
    if expectations.contains(.gatherEntry), isGatheredByType { return collectGatheredKeys() }
    let isFirst = place.previous?.kind != .period && expectations.contains(.source)
    // The type is read from an array.
    if isFirst, isRecord { return }
    let path = place.blockKeys + place.pathBefore
    let read = readKeys(at: path)
    if isFirst, let property = place.property {
      let tried = place.keysTriedBefore
      for key in styledKeys(of: property) where !tried.contains(key) { addKey(key, .best, "the key of the name") }
    }
    for key in documentKeys(at: path) where !read.contains(key) { addKey(key, .good, "in a document of a test") }
    for key in read.sorted() where !key.isEmpty { addKey(key, .plain, nil) }
    guard isFirst else { return }
    for name in ["$key", "$index", "$parent", "$root", "$context"] { add(name, .variable, .other) }
    if case .transform(let transform)? = place.item {
      for parameter in transform.parameters { add("$" + parameter.name.text, .variable, .best) }
    }
  }

  /// Whether the keys of a gather are those of a type, and not of any object.
  private var isGatheredByType: Bool {
    if names.item(of: place.property?.type) != nil { return true }
    guard case .named(let name, _, _)? = place.property?.type?.unwrapped else { return false }
    return name.text == Scalar.coordinate.rawValue
  }

  private mutating func collectGatheredKeys() {
    let there = place.siblings
    let item = names.item(of: place.property?.type)
    let read = DocumentKeys(names, place.view.tree).keys(at: place.gatheredKeys, of: item).map(\.key)
    for key in read.uniqued() where !there.contains(key) { addKey(key, .best, "a key that the type reads") }
  }

  /// The keys that rules of a test's type read or write, where the place of a problem is written.
  private mutating func collectKeysOfRules(of test: TestSyntax) {
    for found in DocumentKeys(names, place.view.tree).keys(at: place.pathBefore, of: names.item(of: test.type)) {
      addKey(found.key, .best, found.rule.map { "\($0.owner).\($0.property.name.text)" })
    }
  }

  private mutating func addKey(_ key: String, _ rank: Rank, _ detail: String?) {
    add(Self.step(key), .field, rank, detail: detail)
  }

  /// A key as a step of a path. That of an attribute is one, and so is that of the text beside attributes.
  static func step(_ key: String) -> String {
    let name = String(key.dropFirst())
    let isAttribute = key.hasPrefix("@") && !name.isEmpty && DocumentKeyText.step(name) == name
    return isAttribute || key == "$text" ? key : DocumentKeyText.step(key)
  }

  /// The keys that the key styles of the file and the type give.
  private func styledKeys(of property: PropertySyntax) -> [String] {
    var styles: [KeyStyle] = []
    var settings = place.view.tree.items.compactMap { if case .setting(let setting) = $0 { setting } else { nil } }
    if case .type(let type)? = place.item {
      settings += type.members.compactMap { if case .setting(let setting) = $0 { setting } else { nil } }
    }
    for setting in settings {
      if case .keys(let names, _) = setting.kind { styles = names.compactMap { KeyStyle(rawValue: $0.text) } }
    }
    return (styles.isEmpty ? [.exact] : styles).map { $0.key(for: property.name.text) }.uniqued()
  }

  /// Whether other properties are elements of the array that the type is read from.
  private var isRecord: Bool {
    names.properties(of: place.item).contains { property in
      guard property.span.start != place.property?.span.start, case .path(let path)? = property.source?.alternatives.first
      else { return false }
      switch path.steps.first?.kind {
      case .index, .every, .selected: return true
      case .key, .variable, nil: return false
      }
    }
  }

  /// The keys that the rules of the declaration read at a path from its object.
  func readKeys(at path: [String]) -> Set<String> {
    var root: [String] = []
    if case .type(let type)? = place.item {
      for case .root(let path?, _) in type.members { root = DocumentKeys.keys(of: path) }
    }
    return Set(DocumentKeys(names, place.view.tree).keys(at: root + path, of: place.item).map(\.key))
  }
}
