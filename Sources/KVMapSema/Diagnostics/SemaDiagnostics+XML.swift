import KVMapSource

// MARK: - XML names

extension SemaDiagnostics {
  private static let names: [Diagnostic.Note] = [
    .init(
      message:
        "a name consists of letters, digits, '_', '-' and '.', begins with a letter or '_', and has at most one ':'")
  ]

  static func invalidElement(_ name: String, suggestion: String?, at span: Span) -> Diagnostic {
    var found = wrongName(
      .invalidXMLName, "\(quoted(name)) is not a valid XML element name", suggestion: suggestion, at: span, notes: names
    )
    found.fixIts = found.fixIts.map {
      .init(message: $0.message, span: $0.span, replacement: "\"\($0.replacement)\"")
    }
    return found
  }

  static func invalidXMLKey(_ name: String, _ what: String, suggestion: String?, at span: Span) -> Diagnostic {
    make(
      .invalidXMLName, "this is written as XML, where \(quoted(name)) is not a valid \(what) name", at: span,
      label: suggestion.map { "\(quoted($0)) would be valid" },
      notes: names + [.init(message: "use '<-' to make the rule read-only")])
  }

  static func reservedXMLName(_ name: String, at span: Span) -> Diagnostic {
    make(
      .invalidXMLName, "XML reserves \(quoted(name)) for namespace declarations", at: span,
      notes: [.init(message: "use an 'xmlns' line in the type to declare one")])
  }

  static func invalidPrefix(_ prefix: String, at span: Span) -> Diagnostic {
    make(
      .invalidXMLName, "\(quoted(prefix)) is not a valid XML namespace prefix", at: span,
      notes: [.init(message: "a prefix consists of letters, digits, '_', '-' and '.', and begins with a letter or '_'")]
    )
  }

  static func reservedPrefix(_ prefix: String, at span: Span) -> Diagnostic {
    make(
      .invalidXMLName, "the prefix \(quoted(prefix)) is reserved by XML and cannot be declared", at: span)
  }

  static func emptyNamespace(_ prefix: String, at span: Span) -> Diagnostic {
    make(.invalidXMLName, "the prefix \(quoted(prefix)) needs a namespace, but this string is empty", at: span)
  }

  static func invalidNamespace(at span: Span) -> Diagnostic {
    make(.invalidXMLName, "this namespace contains a character that is not allowed in XML", at: span)
  }

  static func reservedNamespace(_ uri: String, at span: Span) -> Diagnostic {
    make(
      .invalidXMLName, "the namespace \(quoted(uri)) is reserved by XML and cannot be declared", at: span)
  }

  static func attributeNotWritten(_ name: String, _ kind: String, at span: Span) -> Diagnostic {
    make(
      .notReversible, "\(quoted(name)) can be read but not written: an attribute of XML is a text, and not \(kind)",
      at: span,
      notes: [
        .init(message: "use '<-' to make the rule read-only, or a transformer that makes a text, as 'split' does")
      ])
  }

  static func undeclaredPrefix(
    _ prefix: String, of name: String, _ what: String, suggestion: String?, at span: Span
  ) -> Diagnostic {
    let line = "declare it in the type with 'xmlns \(prefix) = \"…\"'"
    return make(
      .undeclaredPrefix, "undeclared prefix of \(quoted(name)): the \(what) can be read but not written",
      at: span, label: suggestion.map { "did you mean \(quoted($0))?" }, notes: [.init(message: line)])
  }
}
