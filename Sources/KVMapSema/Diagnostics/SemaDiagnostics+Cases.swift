import KVMapSource
import KVMapSyntax

// MARK: - Cases of enums, unions and families

extension SemaDiagnostics {
  static func noCases(_ name: String, at span: Span) -> Diagnostic {
    make(.notReadable, "\(quoted(name)) has no cases, so it cannot be read", at: span)
  }

  static func duplicateCase(_ name: String, first: Span, at span: Span) -> Diagnostic {
    make(
      .duplicateCase, "case \(quoted(name)) has two encoded values", at: span,
      notes: self.first(first) + [
        .init(message: "list further values to accept after 'or', or on a line with '<-'")
      ])
  }

  static func ambiguousCases(
    _ value: String, _ first: String, _ second: String, first span1: Span, at span: Span
  ) -> Diagnostic {
    make(
      .ambiguousInverse,
      "\(VisibleText.line(value, limit: 60)) is read as both \(quoted(first)) and \(quoted(second))", at: span,
      notes: self.first(span1, "read as \(quoted(first)) here"))
  }

  static func repeatedCaseValue(_ value: String, first: Span, at span: Span) -> Diagnostic {
    make(
      .unreachable, "unreachable: \(VisibleText.line(value, limit: 60)) already appears earlier", at: span,
      notes: self.first(first))
  }

  static func secondElse(first: Span, at span: Span) -> Diagnostic {
    make(.unreachable, "unreachable: an earlier 'else' accepts everything", at: span, notes: self.first(first))
  }

  static func elseNotReversible(_ name: String, raw: String, arrow: Span?, at span: Span) -> Diagnostic {
    var fixIts: [Diagnostic.FixIt] = []
    if let arrow { fixIts = [.init(message: "make it read-only", span: arrow, replacement: "<-", isGuess: true)] }
    return make(
      .notReversible, "\(quoted(name)) discards the original value, so it cannot be written back", at: span,
      notes: [.init(message: "'\(VisibleText.line(name, limit: 60))(\(raw))' keeps the original value")], fixIts: fixIts
    )
  }

  /// - Parameter payload: A case that keeps what was read.
  static func lossyElse(_ name: String, payload: String, at span: Span) -> Diagnostic {
    make(
      .lossyRoundtrip, "values read as \(quoted(name)) are discarded and cannot be written back", at: span,
      notes: [.init(message: "a payload, as in '\(payload) <-> else', keeps them")])
  }
}

// MARK: - Unions

extension SemaDiagnostics {
  /// Most likely its values are to be read as that type, as in a family.
  static func emptyCaseCalledLikeType(_ name: String, at span: Span) -> Diagnostic {
    let end = Span(file: span.file, start: span.end, end: span.end)
    return make(
      .lossyRoundtrip,
      "case \(quoted(name)) has no payload, so all keys of its objects except the discriminator are lost", at: span, notes: [.init(message: "a case does not read the type of its name: its payload is written after ':'")],
      fixIts: [
        .init(
          message: "add \(quoted(": \(name)"))", span: end, replacement: ": \(name)", isGuess: true)
      ])
  }
}

// MARK: - Enums

extension SemaDiagnostics {
  static func badRawType(_ type: String, at span: Span) -> Diagnostic {
    make(.transformerMismatch, "enum cases must be strings or whole numbers, not \(quoted(type))", at: span)
  }

  static func wrongCaseValue(_ found: String, raw: String, at span: Span) -> Diagnostic {
    make(
      .transformerMismatch, "the cases of this enum have type \(raw); \(found) is of another type", at: span,
      notes: raw == "String" && found == "a number"
        ? [.init(message: "an enum of numbers has their type after its name: 'enum Size: Int'")] : [])
  }

  static func numberDoesNotFit(_ number: String, raw: String, at span: Span) -> Diagnostic {
    make(.transformerMismatch, "\(VisibleText.line(number, limit: 60)) is not a valid \(raw)", at: span)
  }

  static func payloadWithoutElse(_ name: String, at span: Span) -> Diagnostic {
    make(
      .transformerMismatch, "case \(quoted(name)) has fixed values and cannot have a payload", at: span,
      notes: [.init(message: "only the 'else' case of an enum can have a payload; the cases of a union have payloads")])
  }

  static func wrongPayload(_ type: String, raw: String, at span: Span) -> Diagnostic {
    make(
      .transformerMismatch, "the payload must have the type of the enum's values, \(raw), not \(quoted(type))",
      at: span,
      fixIts: [.init(message: "use the type of the enum's values", span: span, replacement: raw)])
  }

  static func unknownCase(_ name: String, of type: String, suggestion: String?, at span: Span) -> Diagnostic {
    wrongName(.defaultMismatch, "\(quoted(type)) has no case \(quoted(name))", suggestion: suggestion, at: span)
  }

  static func caseNeedsPayload(_ name: String, _ type: String, at span: Span) -> Diagnostic {
    make(.defaultMismatch, "the case \(quoted(name)) needs a value of type \(quoted(type)) in parentheses", at: span)
  }

  static func caseHasNoPayload(_ name: String, at span: Span) -> Diagnostic {
    make(.defaultMismatch, "the case \(quoted(name)) has no value in parentheses", at: span)
  }
}

// MARK: - Unions and families

extension SemaDiagnostics {
  static func caseTypesDiffer(_ name: String, first: Span, at span: Span) -> Diagnostic {
    make(
      .transformerMismatch, "the lines of \(quoted(name)) give it different types", at: span, notes: self.first(first))
  }

  static func targetWithoutKey(_ name: String, at span: Span) -> Diagnostic {
    make(
      .transformerMismatch, "case \(quoted(name)) has a discriminator value, but the union has no 'on' or 'by key'",
      at: span,
      notes: [.init(message: "add 'on KEY' after the union's name to say where the value is")])
  }

  static func tooManyAttempts(_ limit: Int, at span: Span) -> Diagnostic {
    make(
      .nestedTooDeeply, "a union without 'on' can have at most \(limit) cases, because each may have to be tried",
      at: span)
  }

  static func absenceWithoutTag(at span: Span) -> Diagnostic {
    make(
      .argumentMismatch, "'nil' can only be used in a union or family with 'on', for a tag that is null or absent",
      at: span)
  }

  static func caseWithoutPayload(_ name: String, at span: Span) -> Diagnostic {
    make(
      .argumentMismatch,
      "nothing says when \(quoted(name)) is meant: it has no payload, and the union no 'on' or 'by key'",
      at: span, notes: [.init(message: "add ': TYPE' after the name of the case, or 'on KEY' after that of the union")])
  }

  static func caseWithoutColon(_ name: NameSyntax, type: NameSyntax) -> Diagnostic {
    let end = Span(file: name.span.file, start: name.span.end, end: name.span.end)
    // With only a space between them there is no comma.
    let isBeside = name.span.end + 1 == type.span.start
    return make(
      .argumentMismatch, "the type of a case follows ':', as in \(quoted("\(name.text): \(type.text)"))", at: type.span,
      fixIts: isBeside ? [.init(message: "insert ':'", span: end, replacement: ":")] : [])
  }

  static func unionElseNotReversible(_ name: String, arrow: Span?, at span: Span) -> Diagnostic {
    make(
      .notReversible, "\(quoted(name)) discards the original value, so it cannot be written back", at: span,
      notes: [.init(message: "'\(VisibleText.line(name, limit: 60)): Value' keeps the original value")],
      fixIts: arrow.map { [.init(message: "make it read-only", span: $0, replacement: "<-", isGuess: true)] } ?? [])
  }

  static func keyIsText(_ found: String, at span: Span) -> Diagnostic {
    make(.transformerMismatch, "a key is a string, not \(found)", at: span)
  }

  static func conditionWithKey(at span: Span) -> Diagnostic {
    make(
      .argumentMismatch,
      "'when' can only be used in a union without 'on' and 'by key', whose cases are tried in order", at: span)
  }

  static func elseWithCondition(at span: Span) -> Diagnostic {
    make(.argumentMismatch, "'else' accepts what no other case does, so it cannot have a 'when'", at: span)
  }

  static func badCaseValue(_ found: String, at span: Span) -> Diagnostic {
    make(.transformerMismatch, "a case is selected by a string, a number or a bool, not by \(found)", at: span)
  }

  static func badCasePath(_ step: String, at span: Span) -> Diagnostic {
    make(
      .argumentMismatch,
      "\(quoted(step)) cannot be used here: a case is selected by keys of the object, or by '$context.NAME'", at: span)
  }

  static func casePathNotWritten(_ path: String, at span: Span) -> Diagnostic {
    make(
      .notReversible, "\(quoted(path)) can be read but not written: arrays are written from their first element",
      at: span)
  }

  static func sameCasePaths(_ key: String, _ payload: String, at span: Span) -> Diagnostic {
    make(
      .conflictingPaths, "\(quoted(payload)) overlaps with the discriminator \(quoted(key))", at: span)
  }

  static func payloadIsNoObject(_ type: String, union: String, at span: Span) -> Diagnostic {
    make(
      .transformerMismatch,
      "\(quoted(type)) is not read from an object, so it cannot hold the discriminator of \(quoted(union))",
      at: span, notes: [.init(message: "add 'in KEY' after 'on …' if the payload is next to the discriminator")])
  }

  static func payloadWritesKey(
    _ type: String, property: String, key: String, writtenAt: Span?, at span: Span
  ) -> Diagnostic {
    make(
      .conflictingPaths,
      "\(quoted(property)) of \(quoted(type)) writes \(quoted(key)), which the union writes as its discriminator",
      at: span,
      notes: (writtenAt.map { first($0, "written here; use '<-' to make it read-only") } ?? []) + [payloadWritesTag])
  }

  static func payloadKeepsKey(
    _ type: String, property: String, key: String, keptAt: Span?, at span: Span
  ) -> Diagnostic {
    make(
      .lossyRoundtrip,
      "\(quoted(property)) of \(quoted(type)) keeps \(quoted(key)), which the union writes as well: what is read cannot be "
        + "written", at: span,
      notes: (keptAt.map { first($0, "it keeps the whole object here") } ?? []) + [payloadWritesTag])
  }

  private static let payloadWritesTag = Diagnostic.Note(
    message: "with '<-' in front of the text of the case, only the payload writes it")

  static func unreachableCase(_ name: String, behind other: String, first: Span, at span: Span) -> Diagnostic {
    make(
      .unreachable, "unreachable: \(quoted(other)) appears earlier and accepts everything that \(quoted(name)) does",
      at: span, notes: self.first(first, "this case is tried first"))
  }

  static func unionOfItself(_ names: [String], at span: Span) -> Diagnostic {
    let members = names.map(quoted).joined(separator: " → ")
    return make(
      .recursiveStruct, "infinite recursion: \(members) → \(quoted(names.first ?? "")) is tried on the same value",
      at: span)
  }

  static func endlessType(_ names: [String], hasUnion: Bool, at span: Span) -> Diagnostic {
    let members = names.map(quoted).joined(separator: " → ")
    return make(
      .recursiveStruct,
      "infinite recursion: every value of \(members) → \(quoted(names.first ?? "")) contains another one", at: span,
      notes: [
        hasUnion
          ? .init(message: "to end it, add a case that does not lead back, or an optional or an array") : endsByOptional
      ])
  }

  static func unknownClass(_ name: String, suggestion: String?, isBase: Bool, at span: Span) -> Diagnostic {
    wrongName(
      .unknownType, "unknown class \(quoted(name))", suggestion: suggestion, at: span,
      notes: suggestion == nil && isBase
        ? [.init(message: "a family has the name of its base class, and each case the name of a subclass")] : [])
  }

  static func familyOfNoClass(_ name: String, _ kind: Declaration.Kind, at span: Span) -> Diagnostic {
    make(
      .transformerMismatch,
      "a family consists of a class and its subclasses, but \(quoted(name)) is a \(kind.rawValue)",
      at: span)
  }

  static func noSubclass(_ name: String, of base: String, at span: Span) -> Diagnostic {
    make(.transformerMismatch, "\(quoted(name)) is not a subclass of \(quoted(base))", at: span)
  }

  static func secondFamily(_ name: String, first: Span, at span: Span) -> Diagnostic {
    make(.duplicateDeclaration, "\(quoted(name)) already has a family", at: span, notes: self.first(first))
  }
}
