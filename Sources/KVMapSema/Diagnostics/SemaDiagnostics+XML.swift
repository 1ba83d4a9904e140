import KVMapSource

// MARK: - Names in XML

extension SemaDiagnostics {
  private static let names: [Diagnostic.Note] = [
    .init(message: "a name has letters, digits, '_', '-' and '.', begins with a letter or '_', and has one ':' at most")
  ]

  static func invalidElement(_ name: String, suggestion: String?, at span: Span) -> Diagnostic {
    var found = wrongName(
      .invalidXMLName, "no XML element can be named \(quoted(name))", suggestion: suggestion, at: span, notes: names)
    found.fixIts = found.fixIts.map {
      .init(message: $0.message, span: $0.span, replacement: "\"\($0.replacement)\"")
    }
    return found
  }

  static func invalidXMLKey(_ name: String, _ what: String, suggestion: String?, at span: Span) -> Diagnostic {
    told(
      .invalidXMLName, "this is written as XML, where no \(what) can be named \(quoted(name))", at: span,
      label: suggestion.map { "\(quoted($0)) would be a name" },
      notes: names + [.init(message: "a rule with '<-' only reads")])
  }

  static func reservedXMLName(_ name: String, at span: Span) -> Diagnostic {
    told(
      .invalidXMLName, "XML keeps \(quoted(name)) for the declarations of namespaces", at: span,
      notes: [.init(message: "a line with 'xmlns' in the type writes them")])
  }

  static func invalidPrefix(_ prefix: String, at span: Span) -> Diagnostic {
    told(
      .invalidXMLName, "no XML namespace can have the prefix \(quoted(prefix))", at: span,
      notes: [.init(message: "a prefix has letters, digits, '_', '-' and '.', and begins with a letter or '_'")])
  }

  static func reservedPrefix(_ prefix: String, at span: Span) -> Diagnostic {
    told(
      .invalidXMLName, "the prefix \(quoted(prefix)) means something in XML itself, and cannot be declared", at: span)
  }

  static func emptyNamespace(_ prefix: String, at span: Span) -> Diagnostic {
    told(.invalidXMLName, "the prefix \(quoted(prefix)) needs a namespace, and this text is empty", at: span)
  }

  static func invalidNamespace(at span: Span) -> Diagnostic {
    told(.invalidXMLName, "this namespace has a character that no XML document can have", at: span)
  }

  static func reservedNamespace(_ uri: String, at span: Span) -> Diagnostic {
    told(
      .invalidXMLName, "the namespace \(quoted(uri)) belongs to XML itself, and cannot be declared", at: span)
  }

  static func undeclaredPrefix(
    _ prefix: String, of name: String, _ what: String, suggestion: String?, at span: Span
  ) -> Diagnostic {
    let line = "a line such as 'xmlns \(prefix) = \"…\"' in the type declares it"
    return told(
      .undeclaredPrefix, "no 'xmlns' declares the prefix of \(quoted(name)), so the \(what) is read but cannot be written",
      at: span, label: suggestion.map { "did you mean \(quoted($0))?" }, notes: [.init(message: line)])
  }
}
