import KVMap
import KVMapSema
import KVMapSource
import KVMapSyntax

extension Completion {
  // MARK: Keys of documents

  mutating func collectKeys() {
    let expectations = place.expectations
    guard expectations.contains(.source) || expectations.contains(.step) || expectations.contains(.gatherEntry) else {
      return
    }
    let isFirst = place.previous?.kind != .period
    if case .test(let test)? = place.item { return collectKeysOfRules(of: test) }
    let read = readKeys
    if isFirst, expectations.contains(.source), let property = place.property {
      for key in styledKeys(of: property) { addKey(key, .best, "the key of the name") }
    }
    for key in documentKeys(at: place.pathBefore) where !read.contains(key) {
      addKey(key, .good, "in a document of a test")
    }
    if expectations.contains(.gatherEntry) {
      let gathered = DocumentKeys(names, place.view.tree).keys(at: [], of: names.item(of: place.property?.type))
      let there = keysOfGather
      for key in gathered.map(\.key).uniqued() where !there.contains(key) {
        addKey(key, .best, "a key that the type reads")
      }
    }
    for key in read.sorted() { addKey(key, .plain, nil) }
    for name in ["$key", "$index", "$parent", "$root", "$context"] where isFirst { add(name, .variable, .other) }
    if case .transform(let transform)? = place.item {
      for parameter in transform.parameters { add("$" + parameter.name.text, .variable, .best) }
    }
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
  private static func step(_ key: String) -> String {
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

  /// The keys that the rules of the declaration name.
  private var readKeys: Set<String> {
    var keys: Set<String> = []
    for property in names.properties(of: place.item) where property.span.start != place.property?.span.start {
      for term in property.source?.alternatives ?? [] {
        guard case .path(let path) = term else { continue }
        for step in path.steps { if case .key(let key) = step.kind, !key.isEmpty { keys.insert(key) } }
      }
    }
    return keys
  }

  /// The keys that the braces of a `gather` have already.
  private var keysOfGather: Set<String> {
    var keys: Set<String> = []
    for case .gather(let gather) in place.property?.source?.alternatives ?? [] {
      for entry in gather.entries ?? [] { if case .key(let key) = entry.key.kind { keys.insert(key) } }
    }
    return keys
  }

  // MARK: Properties

  /// Names for the keys that documents of tests have and that no rule reads.
  mutating func collectNewProperties() {
    guard place.expectations.contains(.member), beginsPart, case .type(let type)? = place.item else { return }
    let rules = KeyRules(place.view.tree, type.members)
    let objects = documentObjects
    let taken = Set(names.properties(of: place.item).map(\.name.text))
    let read = Set(DocumentKeys(names, place.view.tree).keys(at: [], of: place.item).map(\.key)).union(readKeys)
    for key in objects.flatMap(\.keys).uniqued() where !read.contains(key) {
      let name = Self.propertyName(of: key)
      guard !taken.contains(name), !name.isEmpty else { continue }
      let type = objects.lazy.compactMap { $0[key] }.first.map(Self.typeName) ?? "Value"
      let arrow = rules.keys(for: name) == [key] ? "" : " <-> " + Self.step(key)
      add(
        name, .property, .best, detail: "for the key \(DocumentKeyText.step(key)) in a document of a test",
        text: "\(name): \(type)\(arrow)")
    }
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

  // MARK: Values

  mutating func collectValues() {
    guard place.expectations.contains(.value) || place.expectations.contains(.testValue) || isAfterPeriodOfCase else {
      return
    }
    let type = valueType
    let prefix = isAfterPeriodOfCase ? "" : "."
    for item in names.cases(of: names.item(of: type)) {
      let text = prefix + item.name.text
      add(text, .enumMember, .best, snippet: item.payload == nil ? nil : text + "($0)")
    }
    guard !isAfterPeriodOfCase else { return }
    switch type {
    case .array?: add("[]", .value, .best)
    case .dictionary?: add("[:]", .value, .best)
    case .named(let name, _, _)?, .optional(.named(let name, _, _), _)?:
      // Arguments are of other types.
      if place.previous?.kind == .equal, let form = Self.dateForms[name.text] { add(form, .value, .best) }
    case .optional, .missing, nil: break
    }
  }

  /// The literals of dates, in the form in which they are written.
  private static let dateForms = ["Date": "\"2000-01-01T00:00:00Z\"", "Day": "\"2000-01-01\""]

  /// Whether the position follows the period of `.case`.
  private var isAfterPeriodOfCase: Bool {
    place.previous?.kind == .period && place.expectations.contains(.name(.caseName))
  }

  /// The type of the value at the position.
  private var valueType: TypeSyntax? {
    if case .test(let test)? = place.item {
      guard let field = place.recordField else { return test.type }
      return recordProperties(of: test).first { $0.name.text == field }?.type
    }
    return place.property?.type
  }

  // MARK: Tests

  mutating func collectTests() {
    if place.expectations.contains(.testStep) {
      for format in TestCase.formats { add(format, .enumMember, .best, snippet: "\(format) \"\"\"\n  $0\n  \"\"\"") }
    }
    if place.expectations.contains(.recordField), case .test(let test)? = place.item {
      for property in recordProperties(of: test) {
        let detail = property.type.map { place.view.text($0.span) }
        add(property.name.text, .property, .best, detail: detail, text: property.name.text + " = ")
      }
    }
  }

  /// The properties of the object whose fields are written at the position.
  private func recordProperties(of test: TestSyntax) -> [PropertySyntax] {
    var item = names.item(of: test.type)
    for field in place.recordPath {
      item = names.item(of: names.properties(of: item).first { $0.name.text == field }?.type)
    }
    return names.properties(of: item)
  }
}
