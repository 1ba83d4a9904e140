/// The settings that a type needs to be read from XML documents, and written as such.
struct MarkupSettings {
  /// The name of the element, if all documents have the same.
  let element: String?
  private let defaultNamespace: String?
  private let namespaces: [String: String]

  init(_ names: [MarkupNames]) {
    func common<Value: Hashable>(_ values: [Value?]) -> Value? { Set(values).count == 1 ? values.first ?? nil : nil }
    element = common(names.map { $0.element.isEmpty ? nil : $0.element })
    var all: [String: Set<String>] = [:]
    for names in names { for (prefix, uri) in names.namespaces { all[prefix, default: []].insert(uri) } }
    let namespaces = all.compactMapValues { $0.count == 1 ? $0.first : nil }
    self.namespaces = namespaces
    // A namespace with two prefixes would have only one of them for the mapping.
    defaultNamespace = common(names.map(\.defaultNamespace)).flatMap { uri in
      namespaces.values.contains(uri) ? nil : uri
    }
  }

  /// One line each.
  ///
  /// - Parameter keys: All keys of the mapping.
  func lines(for keys: [String]) -> [String] {
    var lines: [String] = []
    if let element, !element.contains(":") { lines.append("element \(MappingText.literal(element))") }
    if let defaultNamespace { lines.append("xmlns \(MappingText.literal(defaultNamespace))") }
    var prefixes = Set(
      keys.compactMap { key -> String? in
        let name = key.hasPrefix("@") ? key.dropFirst() : key[...]
        return name.firstIndex(of: ":").map { String(name[..<$0]) }
      })
    if let element, let colon = element.firstIndex(of: ":") {
      lines.insert("element \(MappingText.literal(element))", at: 0)
      prefixes.insert(String(element[..<colon]))
    }
    for prefix in prefixes.sorted() {
      guard let uri = namespaces[prefix] else { continue }
      lines.append("xmlns \(prefix) = \(MappingText.literal(uri))")
    }
    return lines
  }
}
