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
    let read = readKeys
    if isFirst, expectations.contains(.source), let property = place.property {
      for key in styledKeys(of: property) { addKey(key, .best, "the key of the name") }
    }
    for key in documentKeys where !read.contains(key) { addKey(key, .good, "in a document of a test") }
    if expectations.contains(.gatherEntry) {
      for property in names.properties(of: names.item(of: place.property?.type)) {
        addKey(Self.writtenKey(of: property) ?? property.name.text, .best, "a key that the type reads")
      }
    }
    for key in read.sorted() { addKey(key, .plain, nil) }
    for name in ["$key", "$index", "$parent", "$root", "$context"] where isFirst { add(name, .variable, .other) }
    if case .transform(let transform)? = place.item {
      for parameter in transform.parameters { add("$" + parameter.name.text, .variable, .best) }
    }
  }

  private mutating func addKey(_ key: String, _ rank: Rank, _ detail: String?) {
    add(key.hasPrefix("@") || key.hasPrefix("$") ? key : DocumentKeyText.step(key), .field, rank, detail: detail)
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

  private static func writtenKey(of property: PropertySyntax) -> String? {
    guard case .path(let path)? = property.source?.alternatives.first, case .key(let key)? = path.steps.first?.kind
    else { return nil }
    return key.isEmpty ? nil : key
  }

  /// The keys in documents of tests of the type.
  private var documentKeys: [String] {
    guard case .type(let type)? = place.item, let name = type.name?.text else { return [] }
    var keys: [String] = []
    for case .test(let test) in place.view.tree.flatItems {
      guard case .named(let tested, _, _)? = test.type, tested.text == name else { continue }
      for case .document(let format, let text) in test.steps where format.text == "json" {
        guard text.value.utf8.count < 65_536, let tree = try? JSONValue(json: Array(text.value.utf8)),
          case .object(let object) = tree
        else { continue }
        keys += object.keys
      }
    }
    return keys.uniqued()
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
    case .named, .optional, .missing, nil: break
    }
  }

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
