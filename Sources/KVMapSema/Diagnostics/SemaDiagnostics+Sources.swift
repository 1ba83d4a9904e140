import KVMapSource

// MARK: - Sources

extension SemaDiagnostics {
  static func pathTooLong(_ limit: Int, at span: Span) -> Diagnostic {
    told(.nestedTooDeeply, "a path has at most \(limit) steps", at: span)
  }

  static func keyTooLong(_ limit: Int, at span: Span) -> Diagnostic {
    told(.keyTooLong, "a key has at most \(limit) bytes", at: span)
  }

  static func indexFromEndWritten(_ index: Int, at span: Span) -> Diagnostic {
    told(
      .notReversible, "'[\(index)]' can be read but not written: nobody knows how long the array will be", at: span)
  }

  static func gapInArray(_ path: String, missing: Int, at span: Span) -> Diagnostic {
    told(
      .notReversible, "\(quoted(path)) can only be written when position \(missing) of its array is written too",
      at: span)
  }

  static func unreachableBranch(_ path: String, first: Span, at span: Span) -> Diagnostic {
    told(
      .unreachable, "\(quoted(path)) never has a value when the branch before it has none", at: span,
      notes: self.first(first, "this one is read first"))
  }

  static func conflictingPaths(
    _ other: String, _ property: String, path: String, kind: WriteTrie.ConflictKind, first: Span, at span: Span
  ) -> Diagnostic {
    let message =
      switch kind {
      case .samePath: "\(quoted(other)) and \(quoted(property)) both write \(quoted(path))"
      case .throughValue: "\(quoted(property)) writes \(quoted(path)), which overlaps with what \(quoted(other)) writes"
      case .objectAndArray:
        "\(quoted(property)) writes \(quoted(path)), but for \(quoted(other)) the same place is another kind of value"
      }
    return told(
      .conflictingPaths, message, at: span,
      notes: self.first(first, "\(quoted(other)) writes here") + [.init(message: "a rule with '<-' only reads")])
  }

  static func collidingKeys(
    _ other: String, _ property: String, key: String, first: Span, at span: Span
  ) -> Diagnostic {
    told(
      .collidingKeys,
      "\(quoted(other)) and \(quoted(property)) have one key, \(quoted(key)): both read it, the first one writes it",
      at: span, notes: self.first(first, "\(quoted(other)) stands here"))
  }
}

// MARK: - Gather

extension SemaDiagnostics {
  static func repeatedGatherKey(_ key: String, first: Span, at span: Span) -> Diagnostic {
    told(.duplicateProperty, "\(quoted(key)) stands twice in one 'gather'", at: span, notes: self.first(first))
  }

  static func gatherIsNoObject(_ type: String, at span: Span) -> Diagnostic {
    told(.transformerMismatch, "'gather' makes an object, from which \(quoted(type)) cannot be read", at: span)
  }

  static func plainGatherNeedsType(at span: Span) -> Diagnostic {
    told(
      .transformerMismatch, "'gather' without braces needs a type with a mapping, which says what keys there are",
      at: span)
  }

  static func gathersTooDeep(_ limit: Int, at span: Span) -> Diagnostic {
    told(.nestedTooDeeply, "'gather' leads through more than \(limit) types", at: span)
  }

  static func gathersTooLarge(_ limit: Int, at span: Span) -> Diagnostic {
    told(.nestedTooDeeply, "the 'gather's without braces take more than \(limit) keys in all", at: span)
  }

  static func gatherCycle(_ types: [String], at span: Span) -> Diagnostic {
    let members = types.map(quoted).joined(separator: " → ")
    return told(
      .gatherCycle,
      types.count == 1
        ? "\(members) gathers itself" : "these types gather each other: \(members) → \(quoted(types.first ?? ""))",
      at: span)
  }

  static func unusedGatherKey(
    _ key: String, type: String, suggestion: String?, declaredAt: Span, at span: Span
  ) -> Diagnostic {
    var found = wrongName(
      .unusedGatherKey, "\(quoted(type)) never reads \(quoted(key))", suggestion: suggestion, at: span,
      notes: first(declaredAt, "\(quoted(type)) is declared here"))
    // A key may need quotes, and the name may stand for its source as well.
    found.fixIts = []
    return found
  }

  static func missingGatherKey(
    _ keys: [String], type: String, property: String, neededAt: Span, at span: Span
  ) -> Diagnostic {
    told(
      .missingGatherKey, "\(quoted(type)) needs \(list(keys.prefix(8).map(quoted))), which is not gathered", at: span,
      notes: first(neededAt, "\(quoted(property)) is neither optional nor has a default"))
  }
}
