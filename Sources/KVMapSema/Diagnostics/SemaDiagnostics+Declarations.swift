import KVMapSource

// MARK: - Declaration headers

extension SemaDiagnostics {
  static func nothingIsSynchronised(at span: Span) -> Diagnostic {
    make(
      .syncMismatch, "nothing is synchronised: no type of this file has an '@id'", at: span,
      notes: [.init(message: "rows are found again by the property that is marked '@id'")])
  }

  static func invalidBase(at span: Span) -> Diagnostic {
    make(.invalidBase, "a class can only inherit from a class declared in a mapping file", at: span)
  }

  static func invalidBase(_ declaration: Declaration, at span: Span) -> Diagnostic {
    make(
      .invalidBase, "\(quoted(declaration.name)) is declared as \(declaration.kind.rawValue), not as class",
      at: span, notes: first(declaration.span, "declared here"))
  }

  static func namespaceIsType(_ type: Declaration, first: Span, at span: Span) -> Diagnostic {
    make(
      .duplicateDeclaration,
      "\(quoted(type.name)) is declared as \(type.kind.rawValue), and cannot be a namespace as well",
      at: span, notes: self.first(first))
  }

  static func typeIsNamespace(_ name: String, first: Span, at span: Span) -> Diagnostic {
    make(
      .duplicateDeclaration, "\(quoted(name)) is a namespace, and cannot be a type as well", at: span,
      notes: self.first(first))
  }

  static func builtInNamespace(_ name: String, at span: Span) -> Diagnostic {
    make(.duplicateDeclaration, "\(quoted(name)) is a built-in type, and cannot be a namespace as well", at: span)
  }

  static func genericBase(_ name: String, at span: Span) -> Diagnostic {
    make(
      .invalidBase, "\(quoted(name)) has type parameters; a generated class cannot inherit from such a class", at: span)
  }

  static func baseOfGeneric(at span: Span) -> Diagnostic {
    make(.invalidBase, "a generated class with type parameters is final, and has no base", at: span)
  }

  static func genericAlias(_ name: String, at span: Span) -> Diagnostic {
    make(
      .argumentMismatch,
      "the mapping \(quoted(name)) of a generic type would be of each of its types; it can have no name",
      at: span)
  }

  /// Swift requires `init(from:)` of every subclass of a class that is `Decodable`, and does not synthesise it there.
  static func decodableBase(_ name: String, _ conformance: String, at span: Span) -> Diagnostic {
    make(
      .invalidBase,
      "\(quoted(name)) is \(quoted(conformance)), which Swift does not synthesise for a class with a base",
      at: span)
  }

  static func builtInIsNoProtocol(_ name: String, at span: Span) -> Diagnostic {
    make(.invalidBase, "\(quoted(name)) is a built-in type, not a protocol", at: span)
  }

  static func impossibleConformance(_ name: String, _ reason: String, at span: Span) -> Diagnostic {
    make(.invalidBase, "this type cannot be \(quoted(name)): \(reason)", at: span)
  }

  static func inheritanceCycle(_ types: [String], at span: Span) -> Diagnostic {
    let members = types.map(quoted).joined(separator: " → ")
    let message =
      types.count == 1
      ? "\(members) inherits from itself"
      : "these classes inherit from each other: \(members) → \(quoted(types.first ?? ""))"
    return make(.inheritanceCycle, message, at: span)
  }

  static func inheritedTooDeeply(_ limit: Int, at span: Span) -> Diagnostic {
    make(.nestedTooDeeply, "a class can have at most \(limit) levels of inheritance", at: span)
  }

  static func unreadableSubclass(_ name: String, of base: String, because property: String, at span: Span) -> Diagnostic
  {
    make(
      .notReadable,
      "\(quoted(name)) inherits from \(quoted(base)), which can be read, so \(quoted(property)) needs a default or must "
        + "be optional",
      at: span)
  }

  static func noProtocol(_ declaration: Declaration, at span: Span) -> Diagnostic {
    let isMixin = declaration.kind == .mixin
    let hint = Diagnostic.Note(message: "the rules of a mixin are used by 'with': 'struct T with M'")
    return make(
      .invalidBase,
      "\(quoted(declaration.name)) is declared as \(isMixin ? "a mixin" : declaration.kind.rawValue), not as a protocol",
      at: span, notes: (isMixin ? [hint] : []) + first(declaration.span, "declared here"))
  }

  static func repeatedConformance(_ word: String, first: String, firstAt: Span, at span: Span) -> Diagnostic {
    let message =
      word == first ? "duplicate \(quoted(word))" : "a type cannot be both \(quoted(first)) and \(quoted(word))"
    return make(.duplicateModifier, message, at: span, notes: self.first(firstAt))
  }

  static func deniedConformance(_ name: String, at span: Span) -> Diagnostic {
    make(
      .argumentMismatch,
      "'~' can only precede \(list(Conformances.knownNames.map(quoted))): generated code does not depend on "
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
    return make(
      .unstatedConformance,
      "it is unknown whether \(quoted(type)) is \(list(names)), so \(quoted(holder)) is \(what)", at: span,
      notes: [
        .init(
          message:
            "declare it here: ': \(names.joined(separator: ", "))', with '~' before a protocol it does not conform to",
          span: declared)
      ])
  }

  /// Swift synthesises `Codable` only from the conformances of all stored properties.
  static func unstatedCoding(
    _ name: String, of type: String, _ statement: SynthesisedCoding.Statement, declared: Span, holder: String,
    at span: Span
  ) -> Diagnostic {
    let place: Diagnostic.Note
    switch statement {
    case .behindName, .inMapping: place = .init(message: "declare it here: ': \(name)'", span: declared)
    case .inSwift:
      let text = "a union states no protocols: write 'extension \(type): Mapped\(name) {}' in Swift"
      place = .init(message: text, span: declared)
    }
    let end = Span(file: declared.file, start: declared.end, end: declared.end)
    return make(
      .unstatedConformance, "\(quoted(holder)) is \(quoted(name)), and \(quoted(type)) does not state that it is",
      at: span, notes: [place, mappedInstead(name)],
      fixIts: statement == .behindName
        ? [.init(message: "add ': \(name)' to \(quoted(type))", span: end, replacement: ": \(name)", isGuess: true)] : [])
  }

  /// - Parameter type: `nil` for a lazy array, whose text is that of an array.
  static func neverCodable(_ name: String, type: String?, holder: String, at span: Span) -> Diagnostic {
    let part = type.map(quoted) ?? "a lazy array"
    return make(
      .invalidBase, "\(quoted(holder)) cannot be \(quoted(name)), because \(part) is not", at: span,
      notes: [mappedInstead(name)])
  }

  private static func mappedInstead(_ name: String) -> Diagnostic.Note {
    .init(message: "with ': Mapped\(name)', it goes through coders by its mapping, whatever it contains")
  }

  static func parameterIsProperty(_ name: String, first: Span, at span: Span) -> Diagnostic {
    make(
      .duplicateDeclaration, "the type parameter \(quoted(name)) has the same name as a property", at: span,
      notes: self.first(first))
  }

  static func parameterIsItsType(_ name: String, first: Span, at span: Span) -> Diagnostic {
    make(
      .duplicateDeclaration, "the type parameter \(quoted(name)) has the name of its type", at: span,
      notes: self.first(first))
  }

  static func propertyOfBase(_ name: String, base: String, first: Span, at span: Span) -> Diagnostic {
    make(
      .duplicateProperty, "the base class \(quoted(base)) already has a property named \(quoted(name))", at: span,
      notes: self.first(first))
  }

  static func repeatedParameter(_ name: String, first: Span, at span: Span) -> Diagnostic {
    make(
      .duplicateDeclaration, "duplicate type parameter \(quoted(name))", at: span,
      notes: self.first(first))
  }

  static func builtInParameter(_ name: String, at span: Span) -> Diagnostic {
    make(
      .duplicateDeclaration, "\(quoted(name)) is a built-in type and cannot name a type parameter", at: span)
  }
}

// MARK: - Mixins

extension SemaDiagnostics {
  static func tooManyMixedMembers(_ limit: Int, at span: Span) -> Diagnostic {
    make(.nestedTooDeeply, "mixins add more than \(limit) properties in total", at: span)
  }
}

// MARK: - Attributes and type positions

extension SemaDiagnostics {
  static func idNotHashable(_ name: String, type: String, isLazy: Bool, at span: Span) -> Diagnostic {
    make(
      .idNotHashable, "'@id' \(quoted(name)) must be Hashable, but \(quoted(type)) is not known to be", at: span,
      notes: [
        .init(
          message: isLazy
            ? "a '@lazy' array is not, because its elements are read later"
            : "classes and types not declared Hashable are not")
      ])
  }

  static func lazyNoArray(_ type: String, at span: Span) -> Diagnostic {
    make(.misplacedAttribute, "'@lazy' can only be used on arrays, and \(quoted(type)) is not one", at: span)
  }

  static func lazyLossy(at span: Span) -> Diagnostic {
    make(
      .misplacedAttribute, "a lazy array cannot be 'lossy': its elements are not read up front", at: span)
  }

  static func misplacedStamp(_ type: String, at span: Span) -> Diagnostic {
    make(
      .misplacedAttribute, "'@stamp' is for a date, a day or a number, and \(quoted(type)) is none of these",
      at: span)
  }

  static func misplacedTombstone(_ type: String, at span: Span) -> Diagnostic {
    make(.misplacedAttribute, "'@tombstone' is for a 'Bool', and \(quoted(type)) is not one", at: span)
  }

  static func transientWithRule(_ name: String, at span: Span) -> Diagnostic {
    make(
      .misplacedAttribute, "'@transient' means that no document has \(quoted(name)), but its rule says where it is",
      at: span)
  }

  static func transientWithoutValue(_ name: String, at span: Span) -> Diagnostic {
    make(
      .notReadable, "\(quoted(name)) is in no document, and has neither a default nor an optional type", at: span)
  }

  static func omitsNoDefault(_ name: String, at span: Span) -> Diagnostic {
    make(.misplacedAttribute, "'@omit_default' needs a default, and \(quoted(name)) has none", at: span)
  }

  static func omitsDefaultOfSwift(_ name: String, at span: Span) -> Diagnostic {
    make(
      .misplacedAttribute, "'@omit_default' needs a constant, but Swift makes the default of \(quoted(name)) each time",
      at: span)
  }

  static func cannotBeCompared(_ name: String, type: String, at span: Span) -> Diagnostic {
    make(
      .misplacedAttribute,
      "'@omit_default' compares \(quoted(name)) with its default, but \(quoted(type)) is not known to be Hashable",
      at: span)
  }

  static func cannotBeEmpty(_ type: String, at span: Span) -> Diagnostic {
    make(.misplacedAttribute, "'@omit_empty' is for texts and collections, and \(quoted(type)) is neither", at: span)
  }

  static func cannotBeNil(_ name: String, _ type: String, at span: Span) -> Diagnostic {
    make(.misplacedAttribute, "'@\(name)' is for optionals, and \(quoted(type)) is none", at: span)
  }

  static func omitsAndWritesNil(first: Span, at span: Span) -> Diagnostic {
    make(.duplicateModifier, "'@omit_nil' and '@write_nil' contradict each other", at: span, notes: self.first(first))
  }

  static func repeatedAttribute(_ name: String, first: Span, at span: Span) -> Diagnostic {
    make(.duplicateModifier, "duplicate '@\(name)'", at: span, notes: self.first(first))
  }

  static func misplacedField(_ type: String, at span: Span) -> Diagnostic {
    make(
      .misplacedField, "\(quoted(type)) can only be the whole type of a property, not part of another type", at: span,
      notes: [.init(message: "it records whether the property's key was absent, null or present")])
  }

  static func optionalInField(_ type: String, at span: Span) -> Diagnostic {
    make(.misplacedField, "a 'Field' already covers null, so its content cannot be optional", at: span)
  }

  static func lossyField(at span: Span) -> Diagnostic {
    make(.lossyWithoutFallback, "a 'Field' cannot be 'lossy': a bad value is neither absent nor null", at: span)
  }

  static func fieldDefault(at span: Span) -> Diagnostic {
    make(.defaultMismatch, "a 'Field' cannot have a default: without its key it is absent", at: span)
  }

  static func argumentNotPlain(_ type: String, of generic: String, because reason: String, at span: Span) -> Diagnostic
  {
    make(.transformerMismatch, "\(quoted(type)) cannot be an argument of \(quoted(generic)): \(reason)", at: span)
  }

  static func argumentOfFamily(_ type: String, of generic: String, at span: Span) -> Diagnostic {
    make(
      .lossyRoundtrip,
      "\(quoted(generic)) reads each \(quoted(type)) as that class, and loses what only its subclasses have", at: span,
      notes: [
        .init(
          message: "the family applies to \(quoted(type)) itself and to its arrays and dictionaries; mark the property "
            + "'@canonical' to accept the loss")
      ])
  }
}

// MARK: - Second mappings

extension SemaDiagnostics {
  static func otherType(
    _ property: String, of type: String, _ declared: String, here other: String, at span: Span, declaredAt first: Span
  ) -> Diagnostic {
    make(
      .mappingMismatch, "\(quoted(property)) of \(quoted(type)) is \(quoted(declared)), and not \(quoted(other))",
      at: span, notes: self.first(first, "declared here"))
  }

  static func leavesOut(
    _ property: String, _ mapping: String, _ type: String, at span: Span, declaredAt first: Span
  ) -> Diagnostic {
    make(
      .mappingMismatch,
      "\(quoted(mapping)) has no line for \(quoted(property)), without which no \(quoted(type)) can be made",
      at: span, notes: self.first(first, "declared here, without a default"))
  }

  static func notMadeBeforehand(
    _ mapping: String, _ type: String, without property: String, at span: Span, declaredAt first: Span
  ) -> Diagnostic {
    make(
      .mappingMismatch,
      "\(quoted(mapping)) is 'by assignment', but no \(quoted(type)) can be made without \(quoted(property))",
      at: span, notes: self.first(first, "declared here, without a default"))
  }

  static func assignsConstants(_ mapping: String, _ type: String, at span: Span) -> Diagnostic {
    make(
      .mappingMismatch,
      "\(quoted(mapping)) is 'by assignment', but the properties of \(quoted(type)) are constants", at: span)
  }

  static func otherCase(_ name: String, _ type: String, suggestion: String?, at span: Span) -> Diagnostic {
    wrongName(.mappingMismatch, "\(quoted(type)) has no case \(quoted(name))", suggestion: suggestion, at: span)
  }

  static func otherPayload(_ name: String, _ type: String, at span: Span, declaredAt first: Span) -> Diagnostic {
    make(
      .mappingMismatch, "the case \(quoted(name)) of \(quoted(type)) has another payload", at: span,
      notes: self.first(first, "declared here"))
  }

  static func missingCase(
    _ name: String, _ mapping: String, _ type: String, at span: Span, declaredAt first: Span
  ) -> Diagnostic {
    make(
      .mappingMismatch, "\(quoted(mapping)) has no line for the case \(quoted(name)) of \(quoted(type))", at: span,
      notes: self.first(first, "declared here"))
  }
}
