import KVMapSource
import KVMapSyntax
import KVMapText

/// Finds names that XML does not allow, so that writing a document never fails because of them.
enum XMLNameChecker {
  /// The namespace of the prefix `xml`, which is bound without a declaration.
  private static let xmlNamespace = "http://www.w3.org/XML/1998/namespace"
  /// The namespace of the prefix `xmlns`, which cannot be declared.
  private static let declarationNamespace = "http://www.w3.org/2000/xmlns/"

  /// `element "name"`
  static func problem(ofElement name: StringSyntax) -> Diagnostic? {
    guard let parts = XMLName.parts(of: name.value) else {
      return SemaDiagnostics.invalidElement(
        name.value, suggestion: XMLNameSuggestion.name(for: name.value), at: name.span)
    }
    guard parts.prefix != "xmlns", name.value != "xmlns" else {
      return SemaDiagnostics.reservedXMLName(name.value, at: name.span)
    }
    return nil
  }

  /// `xmlns "uri"`, `xmlns prefix = "uri"`
  static func problem(ofNamespace prefix: NameSyntax?, _ uri: StringSyntax) -> Diagnostic? {
    if let prefix {
      guard XMLName.isPlain(prefix.text) else {
        return SemaDiagnostics.invalidPrefix(prefix.text, at: prefix.span)
      }
      guard prefix.text != "xmlns", prefix.text != "xml" || uri.value == xmlNamespace else {
        return SemaDiagnostics.reservedPrefix(prefix.text, at: prefix.span)
      }
      guard !uri.value.isEmpty else { return SemaDiagnostics.emptyNamespace(prefix.text, at: uri.span) }
    }
    guard uri.value.unicodeScalars.allSatisfy({ XMLCharacters.isCharacter($0.value) }) else {
      return SemaDiagnostics.invalidNamespace(at: uri.span)
    }
    guard uri.value != declarationNamespace, uri.value != xmlNamespace || prefix?.text == "xml" else {
      return SemaDiagnostics.reservedNamespace(uri.value, at: uri.span)
    }
    return nil
  }

  /// Finds names that XML does not allow among those that a mapping for XML would write.
  ///
  /// Only `element` or `xmlns` marks a mapping as being for XML: in JSON, any text can be a key.
  static func problems(of mapping: CheckedMapping) -> [Diagnostic] {
    guard mapping.element != nil || !mapping.namespaces.isEmpty else { return [] }
    let written = mapping.properties.filter(\.isWritten)
    guard !written.isEmpty else { return [] }
    var diagnostics: [Diagnostic] = []
    if let element = mapping.element {
      diagnostics += undeclaredPrefix(of: element.name, "element", at: element.span, in: mapping)
    }
    for property in written {
      guard let source = property.destination, case .targets(let targets) = WritePlace(source) else { continue }
      for target in targets {
        for case .key(let key) in target.path.steps where key != "$text" {
          diagnostics += problems(ofKey: key, at: target.span, in: mapping)
        }
        if let problem = problem(ofAttribute: target, property) { diagnostics.append(problem) }
      }
    }
    return diagnostics
  }

  private static func problems(ofKey key: String, at span: Span, in mapping: CheckedMapping) -> [Diagnostic] {
    let isAttribute = key.hasPrefix("@")
    let name = isAttribute ? String(key.dropFirst()) : key
    let what = isAttribute ? "attribute" : "element"
    guard let parts = XMLName.parts(of: name) else {
      return [SemaDiagnostics.invalidXMLKey(name, what, suggestion: XMLNameSuggestion.name(for: name), at: span)]
    }
    guard parts.prefix != "xmlns", name != "xmlns" else { return [SemaDiagnostics.reservedXMLName(name, at: span)] }
    // A type without `element` is nested in others, whose namespace declarations apply to it.
    return mapping.element == nil ? [] : undeclaredPrefix(of: name, what, at: span, in: mapping)
  }

  /// An attribute is a text, whatever is read from it.
  private static func problem(ofAttribute target: WriteTarget, _ property: CheckedProperty) -> Diagnostic? {
    guard
      let step = target.path.steps.firstIndex(where: {
        if case .key(let key) = $0 { key.hasPrefix("@") } else { false }
      })
    else { return nil }
    let isWhole = step == target.path.steps.count - 1
    let kind = isWhole ? (target.keys.isEmpty ? property.conversion?.writtenCollection : nil) : "what is inside of it"
    return kind.map { SemaDiagnostics.attributeNotWritten(property.name, $0, at: target.span) }
  }

  private static func undeclaredPrefix(
    of name: String, _ what: String, at span: Span, in mapping: CheckedMapping
  ) -> [Diagnostic] {
    guard let prefix = XMLName.parts(of: name)?.prefix, !prefix.isEmpty, prefix != "xml" else { return [] }
    let declared = mapping.namespaces.compactMap(\.prefix)
    guard !declared.contains(prefix) else { return [] }
    return [
      SemaDiagnostics.undeclaredPrefix(prefix, of: name, what, suggestion: closest(to: prefix, in: declared), at: span)
    ]
  }
}

extension Conversion {
  /// What it is written as, if that is no single value.
  fileprivate var writtenCollection: String? {
    switch self {
    case .array, .set, .lazyArray: "an array"
    case .dictionary, .keyed, .single(.keyed): "an object"
    case .single: "an array"
    case .entries: "an array"
    case .optional(let inner, _), .field(let inner): inner.writtenCollection
    case .alternatives(let all): all.first?.writtenCollection
    case .pipeline(let pipeline): pipeline.input.writtenCollection
    // A mapping may be written as a single value, and so may a payload.
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .jsonText: nil
    }
  }
}
