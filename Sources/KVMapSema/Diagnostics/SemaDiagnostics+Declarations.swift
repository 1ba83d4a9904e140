import KVMapSource

// MARK: - Heads of declarations

extension SemaDiagnostics {
  static func invalidBase(at span: Span) -> Diagnostic {
    told(.invalidBase, "a class inherits from a class that a file declares", at: span)
  }

  static func invalidBase(_ declaration: Declaration, at span: Span) -> Diagnostic {
    told(
      .invalidBase, "\(quoted(declaration.name)) is declared as \(declaration.kind.rawValue), and not as class",
      at: span, notes: first(declaration.span, "declared here"))
  }

  static func inheritanceCycle(_ types: [String], at span: Span) -> Diagnostic {
    let members = types.map(quoted).joined(separator: " → ")
    let message =
      types.count == 1
      ? "\(members) inherits from itself"
      : "these classes inherit from each other: \(members) → \(quoted(types.first ?? ""))"
    return told(.inheritanceCycle, message, at: span)
  }

  static func inheritedTooDeeply(_ limit: Int, at span: Span) -> Diagnostic {
    told(.nestedTooDeeply, "at most \(limit) classes inherit from each other in a row", at: span)
  }

  static func unreadableSubclass(_ name: String, of base: String, because property: String, at span: Span) -> Diagnostic {
    told(
      .notReadable,
      "\(quoted(name)) inherits from \(quoted(base)), which is read, so \(quoted(property)) needs a default or has to "
        + "be optional",
      at: span)
  }

  static func noProtocol(_ declaration: Declaration, at span: Span) -> Diagnostic {
    told(
      .invalidBase, "\(quoted(declaration.name)) is declared as \(declaration.kind.rawValue), and is no protocol",
      at: span, notes: first(declaration.span, "declared here"))
  }

  static func repeatedConformance(_ word: String, first: String, firstAt: Span, at span: Span) -> Diagnostic {
    let message =
      word == first ? "\(quoted(word)) stands twice" : "a type is either \(quoted(first)) or \(quoted(word))"
    return told(.duplicateModifier, message, at: span, notes: self.first(firstAt))
  }

  static func deniedConformance(_ name: String, at span: Span) -> Diagnostic {
    told(
      .argumentMismatch,
      "'~' stands in front of \(list(Conformances.knownNames.map(quoted))): nothing that is generated depends on "
        + "\(quoted(name))",
      at: span)
  }

  /// - Parameter protocols: Those that the declaration does not mention, and that the holder therefore does not conform
  ///   to.
  static func unstatedConformance(
    of type: String, _ protocols: Conformances, declared: Span, holder: String, at span: Span
  ) -> Diagnostic {
    let names = protocols.names
    let what = names.count == 1 ? "not" : "neither"
    return told(
      .unstatedConformance,
      "nothing says whether \(quoted(type)) is \(list(names)), so \(quoted(holder)) is \(what)", at: span,
      notes: [
        .init(
          message: "say it here: ': \(names.joined(separator: ", "))', with '~' in front of what it is not",
          span: declared)
      ])
  }

  static func parameterIsProperty(_ name: String, first: Span, at span: Span) -> Diagnostic {
    told(
      .duplicateDeclaration, "the type parameter \(quoted(name)) has the name of a property", at: span,
      notes: self.first(first))
  }

  static func parameterIsItsType(_ name: String, first: Span, at span: Span) -> Diagnostic {
    told(
      .duplicateDeclaration, "the type parameter \(quoted(name)) has the name of its type", at: span,
      notes: self.first(first))
  }

  static func propertyOfBase(_ name: String, base: String, first: Span, at span: Span) -> Diagnostic {
    told(
      .duplicateProperty, "the base class \(quoted(base)) has a property named \(quoted(name)) already", at: span,
      notes: self.first(first))
  }

  static func repeatedParameter(_ name: String, first: Span, at span: Span) -> Diagnostic {
    told(
      .duplicateDeclaration, "there are two type parameters named \(quoted(name))", at: span,
      notes: self.first(first))
  }

  static func builtInParameter(_ name: String, at span: Span) -> Diagnostic {
    told(
      .duplicateDeclaration, "\(quoted(name)) is built in, so no type parameter can have this name", at: span)
  }
}

// MARK: - Mixins

extension SemaDiagnostics {
  static func tooManyMixedMembers(_ limit: Int, at span: Span) -> Diagnostic {
    told(.nestedTooDeeply, "mixins bring more than \(limit) properties in all", at: span)
  }
}

// MARK: - Attributes and positions of types

extension SemaDiagnostics {
  static func idNotHashable(_ name: String, type: String, at span: Span) -> Diagnostic {
    told(
      .idNotHashable, "'@id' \(quoted(name)) must be hashable, and \(quoted(type)) is not known to be", at: span,
      notes: [.init(message: "classes, and types of which that is not said, are not hashable")])
  }

  static func lazyNoArray(_ type: String, at span: Span) -> Diagnostic {
    told(.misplacedAttribute, "'@lazy' is for arrays, and \(quoted(type)) is none", at: span)
  }

  static func lazyLossy(at span: Span) -> Diagnostic {
    told(
      .misplacedAttribute, "an array that is read later cannot be 'lossy': its elements are not looked at", at: span)
  }

  static func repeatedAttribute(_ name: String, first: Span, at span: Span) -> Diagnostic {
    told(.duplicateModifier, "'@\(name)' stands twice", at: span, notes: self.first(first))
  }

  static func misplacedField(_ type: String, at span: Span) -> Diagnostic {
    told(
      .misplacedField, "\(quoted(type)) is the type of a property as a whole, and of no part of a type", at: span,
      notes: [.init(message: "it tells whether the key of a property was absent, null or there")])
  }

  static func optionalInField(_ type: String, at span: Span) -> Diagnostic {
    told(.misplacedField, "a 'Field' knows null by itself, so what is in it is not optional", at: span)
  }

  static func lossyField(at span: Span) -> Diagnostic {
    told(.lossyWithoutFallback, "a 'Field' cannot be 'lossy': a bad value is neither absent nor null", at: span)
  }

  static func fieldDefault(at span: Span) -> Diagnostic {
    told(.defaultMismatch, "a 'Field' has no default: without its key it is absent", at: span)
  }

  static func argumentNotPlain(_ type: String, of generic: String, because reason: String, at span: Span) -> Diagnostic {
    told(.transformerMismatch, "\(quoted(type)) cannot stand in \(quoted(generic)): \(reason)", at: span)
  }
}
