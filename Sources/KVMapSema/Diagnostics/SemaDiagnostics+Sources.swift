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

  static func projectionWritten(at span: Span) -> Diagnostic {
    told(.notReversible, "'[*]' can be read but not written: nobody knows which elements there were", at: span)
  }

  static func readOnlySource(_ what: String, at span: Span) -> Diagnostic {
    told(
      .notReversible, "\(quoted(what)) can only be read: it is no part of the object that is written", at: span,
      notes: [.init(message: "a rule with '<-' only reads")])
  }

  static func writtenFromGather(_ what: String, at span: Span) -> Diagnostic {
    told(
      .notReversible, "\(quoted(what)) cannot be written from inside 'gather'", at: span,
      notes: [.init(message: "an entry with '<-' is only read")])
  }

  static func notAKeyedElement(_ type: String, at span: Span) -> Diagnostic {
    told(
      .notReversible, "'keyed' cannot be undone: \(quoted(type)) does not say under which key it is written", at: span,
      notes: [.init(message: "a property with '<-> $key' says it")])
  }

  static func nothingBehind(_ name: String, at span: Span) -> Diagnostic {
    told(.unreachable, "there is nothing behind '$\(name)', which is no object", at: span)
  }

  static func variableInside(_ name: String, at span: Span) -> Diagnostic {
    told(.unreachable, "'$\(name)' only stands at the beginning of a path", at: span)
  }

  static func variableAsKey(_ name: String, at span: Span) -> Diagnostic {
    told(
      .unknownArgument, "'$\(name)' is no key; write the key of the new object, and '<-> $\(name)' behind it", at: span)
  }

  static func unknownVariable(_ name: String, suggestion: String?, at span: Span) -> Diagnostic {
    wrongName(
      .unknownArgument, "\(quoted("$" + name)) means nothing here", suggestion: suggestion.map { "$" + $0 }, at: span)
  }

  static func branchBehindValue(first: Span, at span: Span) -> Diagnostic {
    told(
      .unreachable, "this branch is never reached: the one before it always has a value", at: span,
      notes: self.first(first, "this one is read first"))
  }

  static func noParent(_ type: String, hops: Int, at span: Span) -> Diagnostic {
    let what = hops == 1 ? "there is no object around" : "there are no \(hops) objects around"
    let source = RuleAround.Place.parent(hops).text
    return told(
      .noParent, "\(what) \(quoted(type)), so \(quoted(source)) never has a value", at: span,
      notes: [.init(message: "'$parent' is the object of a mapping that holds this type")])
  }

  static func missingContext(_ type: String, at span: Span) -> Diagnostic {
    told(
      .missingContext, "\(quoted(type)) does not say what '$context' is", at: span,
      notes: [.init(message: "a line such as 'context request: Request' says it")])
  }

  static func restIsObject(_ type: String, at span: Span) -> Diagnostic {
    told(
      .transformerMismatch, "'rest' is an object of keys: an 'Object', a 'Value' or a '[String: T]', not \(quoted(type))",
      at: span)
  }

  static func secondRest(_ property: String, first: Span, at span: Span) -> Diagnostic {
    told(
      .duplicateProperty, "\(quoted(property)) is a second 'rest': the first one takes every key that is left", at: span,
      notes: self.first(first))
  }

  static func rootNotWritten(at span: Span) -> Diagnostic {
    told(.notReversible, "'root' can only lead through keys and '[0]', since it is written again", at: span)
  }

  static func endlessReading(_ types: [String], source: String, at span: Span) -> Diagnostic {
    let members = types.map(quoted).joined(separator: " → ")
    return told(
      .gatherCycle, "\(quoted(source)) leads back to where reading began, without an end: \(members)", at: span)
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
      case .whole: "\(quoted(property)) and \(quoted(other)) cannot both be written: one of them is the whole object"
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

  static func unionLeadsTooFar(_ name: String, _ limit: Int, at span: Span) -> Diagnostic {
    told(.nestedTooDeeply, "\(quoted(name)) leads to more than \(limit) other unions", at: span)
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
    found.fixIts = found.fixIts.map {
      .init(message: $0.message, span: $0.span, replacement: DocumentPath([.key($0.replacement)]).description)
    }
    return found
  }

  static func missingGatherKey(
    _ keys: [String], type: String, property: String, neededAt: Span, lastEntry: Span?, at span: Span
  ) -> Diagnostic {
    var fixIts: [Diagnostic.FixIt] = []
    if let lastEntry, let key = keys.first {
      let end = Span(file: lastEntry.file, start: lastEntry.end, end: lastEntry.end)
      fixIts = [
        .init(
          message: "gather \(quoted(key)) too", span: end,
          replacement: ", " + DocumentPath([.key(key)]).description)
      ]
    }
    return told(
      .missingGatherKey, "\(quoted(type)) needs \(list(keys.prefix(8).map(quoted))), which is not gathered", at: span,
      notes: first(neededAt, "\(quoted(property)) is neither optional nor has a default"), fixIts: fixIts)
  }
}

// MARK: - Output that cannot be read again

extension SemaDiagnostics {
  static func unreadableOutput(_ type: String, without property: String, at span: Span) -> Diagnostic {
    told(
      .unreadableOutput, "\(quoted(type)) cannot be read from what it writes: no rule writes what \(quoted(property)) needs",
      at: span, notes: [.init(message: "'<->' writes it as well; '?' or a default lets it be absent")])
  }

  static func unreadableCase(
    _ name: String, _ type: String, without property: String, readAt first: Span, at span: Span
  ) -> Diagnostic {
    told(
      .unreadableOutput,
      "what \(quoted(name)) writes is read as another case or as none: \(quoted(type)) does not write what it needs",
      at: span, notes: self.first(first, "\(quoted(property)) is only read"))
  }

  static func caseWrittenWithout(_ path: String, _ name: String, _ type: String, at span: Span) -> Diagnostic {
    told(
      .unreadableOutput,
      "what \(quoted(name)) writes is read as another case or as none: \(quoted(type)) does not write \(quoted(path))",
      at: span)
  }
}
