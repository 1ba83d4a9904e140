import KVMapSource

// MARK: - Cases of enums, unions and families

extension SemaDiagnostics {
  static func noCases(_ name: String, at span: Span) -> Diagnostic {
    told(.notReadable, "\(quoted(name)) has no case, so nothing can be read as it", at: span)
  }

  static func duplicateCase(_ name: String, first: Span, at span: Span) -> Diagnostic {
    told(
      .duplicateCase, "the case \(quoted(name)) is written in two ways", at: span,
      notes: self.first(first) + [
        .init(message: "further values that are read stand behind 'or', or in a line with '<-'")
      ])
  }

  static func ambiguousCases(
    _ value: String, _ first: String, _ second: String, first span1: Span, at span: Span
  ) -> Diagnostic {
    told(
      .ambiguousInverse,
      "\(VisibleText.line(value, limit: 60)) is read as \(quoted(first)) and as \(quoted(second))", at: span,
      notes: self.first(span1, "read as \(quoted(first)) here"))
  }

  static func repeatedCaseValue(_ value: String, first: Span, at span: Span) -> Diagnostic {
    told(
      .unreachable, "\(VisibleText.line(value, limit: 60)) stands before, so it is never reached here", at: span,
      notes: self.first(first))
  }

  static func secondElse(first: Span, at span: Span) -> Diagnostic {
    told(.unreachable, "there is an 'else' before, which takes everything", at: span, notes: self.first(first))
  }

  static func elseNotReversible(_ name: String, raw: String, arrow: Span?, at span: Span) -> Diagnostic {
    var fixIts: [Diagnostic.FixIt] = []
    if let arrow { fixIts = [.init(message: "only read it", span: arrow, replacement: "<-")] }
    return told(
      .notReversible, "\(quoted(name)) forgets what it read, so nobody knows what to write", at: span,
      notes: [.init(message: "'\(VisibleText.line(name, limit: 60))(\(raw))' keeps it")], fixIts: fixIts)
  }

  static func lossyElse(_ name: String, at span: Span) -> Diagnostic {
    told(
      .lossyRoundtrip, "what is read as \(quoted(name)) is forgotten and cannot be written back", at: span,
      notes: [.init(message: "a payload, as in 'other(String) <-> else', keeps it")])
  }
}

// MARK: - Enums

extension SemaDiagnostics {
  static func badRawType(_ type: String, at span: Span) -> Diagnostic {
    told(.transformerMismatch, "the cases of an enum are Strings or whole numbers, not \(quoted(type))", at: span)
  }

  static func wrongCaseValue(_ found: String, raw: String, at span: Span) -> Diagnostic {
    told(.transformerMismatch, "the cases of this enum are of type \(raw), which \(found) is not", at: span)
  }

  static func numberDoesNotFit(_ number: String, raw: String, at span: Span) -> Diagnostic {
    told(.transformerMismatch, "\(VisibleText.line(number, limit: 60)) is no \(raw)", at: span)
  }

  static func payloadWithoutElse(_ name: String, at span: Span) -> Diagnostic {
    told(
      .transformerMismatch, "\(quoted(name)) stands for fixed values, so it keeps none", at: span,
      notes: [.init(message: "only the case with 'else' has a payload; a union has one in every case")])
  }

  static func wrongPayload(_ type: String, raw: String, at span: Span) -> Diagnostic {
    told(
      .transformerMismatch, "what is kept is what was read, which is a \(raw) and not a \(quoted(type))", at: span,
      fixIts: [.init(message: "write the type of the enum's cases", span: span, replacement: raw)])
  }

  static func unknownCase(_ name: String, of type: String, suggestion: String?, at span: Span) -> Diagnostic {
    wrongName(.defaultMismatch, "\(quoted(type)) has no case \(quoted(name))", suggestion: suggestion, at: span)
  }

  static func caseNeedsPayload(_ name: String, _ type: String, at span: Span) -> Diagnostic {
    told(.defaultMismatch, "the case \(quoted(name)) needs a value of type \(quoted(type)) in parentheses", at: span)
  }

  static func caseHasNoPayload(_ name: String, at span: Span) -> Diagnostic {
    told(.defaultMismatch, "the case \(quoted(name)) has no value in parentheses", at: span)
  }
}

// MARK: - Unions and families

extension SemaDiagnostics {
  static func caseTypesDiffer(_ name: String, first: Span, at span: Span) -> Diagnostic {
    told(
      .transformerMismatch, "two lines of \(quoted(name)) give it different types", at: span, notes: self.first(first))
  }

  static func targetWithoutKey(_ name: String, at span: Span) -> Diagnostic {
    told(
      .transformerMismatch, "\(quoted(name)) stands under a value, but this union says nothing of a key", at: span,
      notes: [.init(message: "'on KEY' behind its name says where the value stands")])
  }

  static func tooManyAttempts(_ limit: Int, at span: Span) -> Diagnostic {
    told(.nestedTooDeeply, "a union without 'on' has at most \(limit) cases, since each may be tried", at: span)
  }

  static func conditionWithKey(at span: Span) -> Diagnostic {
    told(
      .argumentMismatch, "'when' is for a union without 'on', whose cases are tried in order", at: span)
  }

  static func elseWithCondition(at span: Span) -> Diagnostic {
    told(.argumentMismatch, "'else' takes what no other case does, so it has no 'when'", at: span)
  }

  static func badCaseValue(_ found: String, at span: Span) -> Diagnostic {
    told(.transformerMismatch, "a case is chosen by a text, a number or a bool, not by \(found)", at: span)
  }

  static func badCasePath(_ step: String, at span: Span) -> Diagnostic {
    told(.argumentMismatch, "\(quoted(step)) cannot stand here: a case is chosen by keys of the object", at: span)
  }

  static func casePathNotWritten(_ path: String, at span: Span) -> Diagnostic {
    told(
      .notReversible, "\(quoted(path)) can be read but not written: an array is written from its first element on",
      at: span)
  }

  static func sameCasePaths(_ key: String, _ payload: String, at span: Span) -> Diagnostic {
    told(
      .conflictingPaths, "\(quoted(payload)) overlaps with \(quoted(key)), which says what case it is", at: span)
  }

  static func payloadIsNoObject(_ type: String, union: String, at span: Span) -> Diagnostic {
    told(
      .transformerMismatch, "\(quoted(type)) is not read from an object, in which the key of \(quoted(union)) stands",
      at: span, notes: [.init(message: "'in KEY' behind 'on …' says that it stands beside that key")])
  }

  static func payloadWritesKey(
    _ type: String, property: String, key: String, writtenAt: Span?, at span: Span
  ) -> Diagnostic {
    told(
      .conflictingPaths, "\(quoted(property)) of \(quoted(type)) writes \(quoted(key)), which the case writes itself",
      at: span, notes: (writtenAt.map { first($0, "it stands here; with '<-' it only reads") } ?? []))
  }

  static func unreachableCase(_ name: String, behind other: String, first: Span, at span: Span) -> Diagnostic {
    told(
      .unreachable, "\(quoted(name)) is never tried: \(quoted(other)) before it takes all that it could take",
      at: span, notes: self.first(first, "this one is tried first"))
  }

  static func unionOfItself(_ names: [String], at span: Span) -> Diagnostic {
    let members = names.map(quoted).joined(separator: " → ")
    return told(
      .recursiveStruct, "\(members) → \(quoted(names.first ?? "")) is tried on one value without an end", at: span)
  }

  static func endlessUnion(_ names: [String], at span: Span) -> Diagnostic {
    let members = names.map(quoted).joined(separator: " → ")
    return told(
      .recursiveStruct, "no value of \(members) → \(quoted(names.first ?? "")) has an end", at: span,
      notes: [.init(message: "a case, an optional or an array that does not lead back would end it")])
  }

  static func unknownClass(_ name: String, suggestion: String?, at span: Span) -> Diagnostic {
    wrongName(.unknownType, "there is no class named \(quoted(name)) here", suggestion: suggestion, at: span)
  }

  static func familyOfNoClass(_ name: String, _ kind: Declaration.Kind, at span: Span) -> Diagnostic {
    told(
      .transformerMismatch, "a family is of a class and its subclasses, and \(quoted(name)) is a \(kind.rawValue)",
      at: span)
  }

  static func noSubclass(_ name: String, of base: String, at span: Span) -> Diagnostic {
    told(.transformerMismatch, "\(quoted(name)) is no subclass of \(quoted(base))", at: span)
  }

  static func secondFamily(_ name: String, first: Span, at span: Span) -> Diagnostic {
    told(.duplicateDeclaration, "\(quoted(name)) has a family already", at: span, notes: self.first(first))
  }
}
