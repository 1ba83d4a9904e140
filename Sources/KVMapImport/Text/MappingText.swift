import KVMapSyntax
import KVMapTables

/// Writes an imported mapping as the text of a `.kvmap` file. The formatter determines its layout.
enum MappingText {
  static func text(of mapping: ImportedMapping) -> String {
    let settings =
      ["keys snake_case or camelCase", "coercion lenient"] + (mapping.isSynchronised ? ["sync merge"] : [])
    var parts = [mapping.remarks.map { "// \($0)\n" }.joined(), settings.map { "\($0)\n" }.joined()]
    if !mapping.foreignTypes.isEmpty {
      parts.append(mapping.foreignTypes.map { "extern type \($0): ~Hashable, ~Sendable\n" }.joined())
    }
    if !mapping.transforms.isEmpty { parts.append(mapping.transforms.map(text).joined()) }
    return (parts + mapping.types.map(text)).joined(separator: "\n")
  }

  private static func text(of transform: ImportedTransform) -> String {
    "transform \(transform.name): \(transform.type) <-> Value = swift \(transform.codec)\n"
  }

  private static func text(of type: ImportedType) -> String {
    let head = (type.isClass ? "class " : "struct ") + type.name + (type.base.map { ": " + $0 } ?? "")
    let lines = type.remarks.map { "// " + $0 } + type.properties.map(text)
    return head + " {\n" + lines.map { "  " + $0 + "\n" }.joined() + "}\n"
  }

  private static func text(of property: ImportedProperty) -> String {
    var line = (property.isIdentity ? "@id " : "") + name(property.name) + ": " + property.type
    switch property.source {
    case .byStyle: break
    case .paths(let paths): line += " <-> " + paths.map(text).joined(separator: " ?? ")
    case .onlyRead(let paths): line += " <- " + paths.map(text).joined(separator: " ?? ")
    }
    if let transformer = property.transformer { line += " | " + transformer }
    if let value = property.defaultValue { line += " = " + value }
    if let policy = property.policy { line += " sync " + policy }
    return line
  }

  /// After a property without a comma, these words would be parsed as part of it.
  private static func name(_ name: String) -> String { ["where", "sync"].contains(name) ? "`\(name)`" : name }

  private static func text(of path: [String]) -> String { path.map(key).joined(separator: ".") }

  /// A key of a path. Words that are sources themselves cannot be plain keys.
  private static func key(_ text: String) -> String {
    let words = [Keyword.`self`, .rest, .gather].map(\.rawValue)
    return IdentifierScalars.isIdentifier(text) && !words.contains(text) ? text : literal(text)
  }

  static func literal(_ text: String) -> String { "\"" + JSONText.escaped(text) + "\"" }
}
