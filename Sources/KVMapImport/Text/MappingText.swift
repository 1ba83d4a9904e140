import KVMapLowering
import KVMapSource
import KVMapSyntax

/// Writes an imported mapping as the text of a `.kvmap` file. The formatter determines its layout.
enum MappingText {
  static func text(of mapping: ImportedMapping) -> String {
    let settings = mapping.settings + (mapping.isSynchronised ? ["sync merge"] : [])
    var parts: [String] = []
    if mapping.statesEdition { parts.append("kvmap 1\n") }
    if !mapping.remarks.isEmpty { parts.append(mapping.remarks.map { comment($0) + "\n" }.joined()) }
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
    var head = type.form.rawValue + " " + type.name
    if !type.parameters.isEmpty { head += "<\(type.parameters.joined(separator: ", "))>" }
    let names = [type.base].compactMap(\.self) + type.conformances
    if !names.isEmpty { head += ": " + names.joined(separator: ", ") }
    if type.isAssigned { head += " by assignment" }
    if !type.mixins.isEmpty { head += " with " + type.mixins.joined(separator: ", ") }
    // Comments about the type are apart from those of its first property.
    let gap = hasGap(type) ? [""] : []
    let lines = type.settings + type.remarks.map(comment) + gap + type.properties.flatMap(lines)
    return type.documentation.map(documentation).joined() + declared(head, lines)
  }

  static func hasGap(_ type: ImportedType) -> Bool { !type.remarks.isEmpty && !type.properties.isEmpty }

  private static func lines(of property: ImportedProperty) -> [String] {
    property.remarks.map(comment) + property.documentation.map { "/// " + $0 } + [text(of: property)]
  }

  /// A remark may have names as they were found, with characters that nobody sees.
  private static func comment(_ remark: String) -> String { "// " + VisibleText.line(remark) }

  private static func documentation(_ line: String) -> String { "/// " + line + "\n" }

  private static func text(of enumeration: ImportedEnumeration) -> String {
    let cases = enumeration.cases.flatMap { item in
      item.documentation.map { "/// " + $0 } + [text(of: item, as: enumeration.rawType)]
    }
    return head(enumeration.remarks, enumeration.documentation)
      + declared(
        "\(enumeration.isMapped ? "map " : "")enum \(enumeration.name): \(enumeration.rawType)",
        cases + [enumeration.otherCase].compactMap { $0.map { "\($0)(\(enumeration.rawType)) <-> else" } })
  }

  private static func head(_ remarks: [String], _ documentation: [String]) -> String {
    remarks.map { comment($0) + "\n" }.joined() + documentation.map { "/// " + $0 + "\n" }.joined()
  }

  /// - Parameter rawType: The raw type of the enumeration.
  static func text(of item: ImportedCase, as rawType: String) -> String {
    let isText = rawType == "String"
    if isText, item.name == item.text { return caseName(item.name) }
    return caseName(item.name) + " <-> " + (isText ? literal(item.text) : item.text)
  }

  private static func text(of union: ImportedUnion) -> String {
    var head = "union " + union.name
    switch union.choice {
    case .shape: break
    case .key(let tag): head += " on " + key(tag)
    case .keyBesidePayload(let tag, let payload): head += " on \(key(tag)) in \(key(payload))"
    }
    let cases = union.cases.map { item in
      let values = [item.text].compactMap(\.self) + item.otherTexts
      let texts = values.map { item.areLiterals ? $0 : literal($0) }.joined(separator: " or ")
      return caseName(item.name) + (item.type.map { ": " + $0 } ?? "")
        + (texts.isEmpty ? "" : (item.isOnlyRead ? " <- " : " <-> ") + texts)
    }
    return self.head(union.remarks, union.documentation)
      + declared(head, cases + [union.otherCase].compactMap { $0.map { "\($0): \(union.otherType) <-> else" } })
  }

  private static func text(of test: ImportedTest) -> String {
    declared("test \(test.type) \(literal(test.title))", ["json " + quotedDocument(test.document), "roundtrip"])
  }

  private static func declared(_ head: String, _ lines: [String]) -> String {
    head + " {\n" + lines.map { ($0.isEmpty ? "" : "  " + $0) + "\n" }.joined() + "}\n"
  }

  static func text(of property: ImportedProperty) -> String {
    var line = (property.isIdentity ? "@id " : "") + (property.isBoxed ? "@boxed " : "")
    if property.writesNil { line += "@write_nil " }
    line += name(property.name) + ": " + property.type
    switch property.source {
    case .byStyle: break
    case .paths(let paths): line += " <-> " + paths.map(text).joined(separator: " ?? ")
    case .onlyRead(let paths): line += " <- " + paths.map(text).joined(separator: " ?? ")
    case .onlyWritten(let path): line += " -> " + text(of: path)
    case .rest: line += " <-> rest"
    case .element(let index): line += " <-> self[\(index)]"
    case .gathered(let entries):
      line += " <-> gather { " + entries.map { "\($0.name) <-> \(text(of: [$0.key]))" }.joined(separator: ", ") + " }"
    case .gatheredPrefix(let prefix): line += " <-> gather prefix " + literal(prefix)
    }
    if let transformer = property.transformer { line += " | " + transformer }
    if let value = property.defaultValue { line += " = " + value }
    if !property.conditions.isEmpty { line += " where " + property.conditions.joined(separator: " and ") }
    if let policy = property.policy { line += " sync " + policy }
    return line
  }

  /// After a property without a comma, these words would be parsed as part of it.
  private static func name(_ name: String) -> String {
    ["where", "sync", "unless", "or"].contains(name) ? "`\(name)`" : name
  }

  /// What Swift writes before a case is no name of one, unless it is in back-quotes.
  private static func caseName(_ name: String) -> String { ["case", "else"].contains(name) ? "`\(name)`" : name }

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

  static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in JSONText.escaped(text).unicodeScalars {
      if !VisibleText.isVisible(scalar) {
        literal += VisibleText.escape(scalar)
      } else {
        literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  /// JSON in which everything can be seen. What cannot is part of a text there, apart from ends of lines and tabs.
  private static func visible(_ document: String) -> String {
    func isHidden(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= 0x7F && !VisibleText.isVisible(scalar) }
    guard document.unicodeScalars.contains(where: isHidden) else { return document }
    var text = ""
    for scalar in document.unicodeScalars {
      guard isHidden(scalar) else {
        text.unicodeScalars.append(scalar)
        continue
      }
      for unit in scalar.utf16 {
        let digits = String(unit, radix: 16, uppercase: true)
        text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      }
    }
    return text
  }

  /// JSON in triple quotes, where only backslashes are to be escaped, if it stands on one line.
  private static func quotedDocument(_ document: String) -> String {
    let text = visible(document)
    let isPlain =
      text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F } && !text.hasSuffix("\"")
      && !text.contains("\"\"\"")
    return isPlain ? "\"\"\"" + text.replacing("\\", with: "\\\\") + "\"\"\"" : literal(text)
  }
}
