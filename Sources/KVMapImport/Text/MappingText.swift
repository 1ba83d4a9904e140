import KVMapSyntax
import KVMapTables

/// Writes an imported mapping as the text of a `.kvmap` file. The formatter determines its layout.
enum MappingText {
  static func text(of mapping: ImportedMapping) -> String {
    let settings = mapping.settings + (mapping.isSynchronised ? ["sync merge"] : [])
    var parts: [String] = []
    if mapping.statesEdition { parts.append("kvmap 1\n") }
    if !mapping.remarks.isEmpty { parts.append(mapping.remarks.map { "// \($0)\n" }.joined()) }
    if !settings.isEmpty { parts.append(settings.map { "\($0)\n" }.joined()) }
    if !mapping.foreignTypes.isEmpty {
      parts.append(mapping.foreignTypes.map { "extern type \($0): ~Hashable, ~Sendable\n" }.joined())
    }
    if !mapping.transforms.isEmpty { parts.append(mapping.transforms.map(text).joined()) }
    parts += mapping.declarations.map(text)
    parts += mapping.tests.map(text)
    return parts.joined(separator: "\n")
  }

  private static func text(of transform: ImportedTransform) -> String {
    "transform \(transform.name): \(transform.type) <-> Value = swift \(transform.codec)\n"
  }

  static func text(of declaration: ImportedDeclaration) -> String {
    switch declaration {
    case .type(let type): text(of: type)
    case .enumeration(let enumeration): text(of: enumeration)
    case .union(let union): text(of: union)
    }
  }

  private static func text(of type: ImportedType) -> String {
    let head = (type.isClass ? "class " : "struct ") + type.name + (type.base.map { ": " + $0 } ?? "")
    let lines =
      type.settings + type.remarks.map { "// " + $0 }
      + type.properties.flatMap { property in (property.remark.map { ["// " + $0] } ?? []) + [text(of: property)] }
    return declared(head, lines)
  }

  private static func text(of enumeration: ImportedEnumeration) -> String {
    let cases = enumeration.cases.map(text)
    return declared(
      "enum \(enumeration.name): String",
      cases + [enumeration.otherCase].compactMap { $0.map { "\($0)(String) <-> else" } })
  }

  static func text(of item: ImportedCase) -> String {
    item.name + (item.name == item.text ? "" : " <-> " + literal(item.text))
  }

  private static func text(of union: ImportedUnion) -> String {
    var head = "union " + union.name
    switch union.choice {
    case .shape: break
    case .key(let tag): head += " on " + key(tag)
    case .keyBesidePayload(let tag, let payload): head += " on \(key(tag)) in \(key(payload))"
    }
    let cases = union.cases.map { item in
      item.name + (item.type.map { ": " + $0 } ?? "") + (item.text.map { " <-> " + literal($0) } ?? "")
    }
    return declared(head, cases + [union.otherCase].compactMap { $0.map { "\($0): Object <-> else" } })
  }

  private static func text(of test: ImportedTest) -> String {
    declared("test \(test.type) \(literal(test.title))", ["json " + quotedDocument(test.document), "roundtrip"])
  }

  private static func declared(_ head: String, _ lines: [String]) -> String {
    head + " {\n" + lines.map { "  " + $0 + "\n" }.joined() + "}\n"
  }

  static func text(of property: ImportedProperty) -> String {
    var line = (property.isIdentity ? "@id " : "") + (property.isBoxed ? "@boxed " : "")
    line += name(property.name) + ": " + property.type
    switch property.source {
    case .byStyle: break
    case .paths(let paths): line += " <-> " + paths.map(text).joined(separator: " ?? ")
    case .onlyRead(let paths): line += " <- " + paths.map(text).joined(separator: " ?? ")
    case .element(let index): line += " <-> self[\(index)]"
    case .gathered(let entries):
      line += " <-> gather { " + entries.map { "\($0.name) <-> \(key($0.key))" }.joined(separator: ", ") + " }"
    case .gatheredPrefix(let prefix): line += " <-> gather prefix " + literal(prefix)
    }
    if let transformer = property.transformer { line += " | " + transformer }
    if let value = property.defaultValue { line += " = " + value }
    if let policy = property.policy { line += " sync " + policy }
    return line
  }

  /// After a property without a comma, these words would be parsed as part of it.
  private static func name(_ name: String) -> String {
    ["where", "sync", "unless", "or"].contains(name) ? "`\(name)`" : name
  }

  private static func text(of path: [String]) -> String {
    if path.count == 1, let key = path.first, isMarkup(key) { return key }
    return path.map(key).joined(separator: ".")
  }

  /// An attribute or the text of an XML element.
  private static func isMarkup(_ key: String) -> Bool {
    key == "$text" || key.hasPrefix("@") && IdentifierScalars.isIdentifier(String(key.dropFirst()))
  }

  /// A key of a path. Words that are sources themselves cannot be plain keys.
  private static func key(_ text: String) -> String {
    let words = [Keyword.`self`, .rest, .gather].map(\.rawValue)
    return IdentifierScalars.isIdentifier(text) && !words.contains(text) ? text : literal(text)
  }

  static func literal(_ text: String) -> String { "\"" + JSONText.escaped(text) + "\"" }

  /// JSON in triple quotes, where only backslashes are to be escaped, if it stands on one line.
  private static func quotedDocument(_ text: String) -> String {
    let isPlain =
      text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F } && !text.hasSuffix("\"")
      && !text.contains("\"\"\"")
    return isPlain ? "\"\"\"" + text.replacing("\\", with: "\\\\") + "\"\"\"" : literal(text)
  }
}
