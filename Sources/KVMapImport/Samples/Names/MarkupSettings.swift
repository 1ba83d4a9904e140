/// The settings that a type needs to be read from XML documents, and written as such.
struct MarkupSettings {
  /// The name of the element, if all documents have the same.
  let element: String?
  private let defaultNamespace: String?
  private let namespaces: [String: Set<String>]
  /// The namespaces of elements without a prefix.
  private let unprefixed: Set<String>
  private let isMixed: Bool

  init(_ names: [MarkupNames]) {
    func common<Value: Hashable>(_ values: [Value?]) -> Value? { Set(values).count == 1 ? values.first ?? nil : nil }
    element = common(names.map { $0.element.isEmpty ? nil : $0.element })
    var all: [String: Set<String>] = [:]
    for names in names { all.merge(names.namespaces) { $0.union($1) } }
    namespaces = all
    isMixed = names.contains { $0.mixedNamespaces != nil }
    unprefixed = names.reduce(into: []) { $0.formUnion($1.unprefixed) }
    defaultNamespace = common(names.map(\.defaultNamespace))
  }

  /// That samples have different namespaces for names without a prefix; `nil` if a sample by itself has several.
  var note: String? {
    guard defaultNamespace == nil, unprefixed.count > 1, !isMixed else { return nil }
    return "the samples have different default namespaces; the mapping knows names without a prefix by themselves alone"
  }

  /// Why no mapping can have these names, one line each: for a mapping, a prefix and a namespace mean each other.
  ///
  /// - Parameter keys: All keys of the mapping.
  func problems(for keys: [String]) -> [String] {
    var problems: [String] = []
    var known: [String: String] = [:]
    for prefix in prefixes(of: keys) {
      guard let uris = namespaces[prefix] else { continue }
      if uris.count > 1 {
        let list = uris.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
        problems.append(
          "the prefix '\(prefix)' means several namespaces in the samples (\(list)), and in a mapping only one")
        continue
      }
      for uri in uris {
        if let other = known[uri] {
          problems.append(
            "the prefixes '\(other)' and '\(prefix)' mean one namespace in the samples, \"\(uri)\", "
              + "which has one prefix in a mapping")
        } else if unprefixed.contains(uri) {
          problems.append(
            "names of the namespace \"\(uri)\" are with the prefix '\(prefix)' and without one in the samples, "
              + "and in a mapping they are alike")
        }
        known[uri] = prefix
      }
    }
    return problems
  }

  /// Those of the names in the documents, in alphabetical order.
  private func prefixes(of keys: [String]) -> [String] {
    let names = keys.map { $0.hasPrefix("@") ? $0.dropFirst() : $0[...] } + [element.map { $0[...] }].compactMap(\.self)
    return Set(names.compactMap { name in name.firstIndex(of: ":").map { String(name[..<$0]) } }).sorted()
  }

  /// One line each.
  ///
  /// - Parameter keys: All keys of the mapping.
  func lines(for keys: [String]) -> [String] {
    var lines: [String] = []
    if let element { lines.append("element \(MappingText.literal(element))") }
    if let defaultNamespace { lines.append("xmlns \(MappingText.literal(defaultNamespace))") }
    for prefix in prefixes(of: keys) {
      guard let uri = namespaces[prefix]?.first else { continue }
      lines.append("xmlns \(prefix) = \(MappingText.literal(uri))")
    }
    return lines
  }
}
