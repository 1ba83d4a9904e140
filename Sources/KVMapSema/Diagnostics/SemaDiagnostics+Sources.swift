import KVMapSource

// MARK: - Sources

extension SemaDiagnostics {
  static func pathTooLong(_ limit: Int, at span: Span) -> Diagnostic {
    make(.nestedTooDeeply, "a path can have at most \(limit) steps", at: span)
  }

  static func keyTooLong(_ limit: Int, at span: Span) -> Diagnostic {
    make(.keyTooLong, "a key can have at most \(limit) bytes", at: span)
  }

  /// What to do about a conflict between rules that write.
  static let readOnly = "use '<-' to make the rule read-only"

  static func indexFromEndWritten(_ index: Int, at span: Span) -> Diagnostic {
    make(
      .notReversible, "'[\(index)]' can be read but not written: the length of the array is unknown", at: span)
  }

  /// - Parameter isLast: Whether the path ends with `[*]`.
  static func projectionWritten(isLast: Bool, at span: Span) -> Diagnostic {
    make(
      .notReversible, "'[*]' can be read here but not written: the original elements are unknown", at: span,
      notes: [
        .init(
          message: isLast
            ? "a path that ends before '[*]' is the array itself, which is written"
            : "'items[*].name' is written: one key directly below the elements of one array")
      ],
      fixIts: isLast ? [.init(message: "remove '[*]'", span: span, replacement: "")] : [])
  }

  static func selfSelectorWritten(at span: Span) -> Diagnostic {
    make(
      .notReversible,
      "an element selected by itself can be read but not written: it is the value that it is selected by", at: span,
      notes: [.init(message: readOnly)])
  }

  static func elementWritesKey(
    _ property: String, _ type: String, property key: String, writtenAt: Span?, at span: Span
  ) -> Diagnostic {
    make(
      .conflictingPaths,
      "\(quoted(property)) is written with what its selector asks for, which \(quoted(type)) writes as well", at: span,
      notes: (writtenAt.map { first($0, "\(quoted(key)) writes it") } ?? []) + [.init(message: readOnly)])
  }

  static func selectorInSelectorWritten(at span: Span) -> Diagnostic {
    make(
      .notReversible, "a condition on a selected element can be read but not written", at: span,
      notes: [.init(message: readOnly)])
  }

  static func readOnlySource(_ what: String, at span: Span) -> Diagnostic {
    make(
      .notReversible, "\(quoted(what)) can only be read: it is not part of the object that is written", at: span,
      notes: [.init(message: readOnly)])
  }

  static func writtenFromGather(_ what: String, at span: Span) -> Diagnostic {
    make(
      .notReversible, "\(quoted(what)) cannot be written from inside 'gather'", at: span,
      notes: [.init(message: "use '<-' to make the entry read-only")])
  }

  static func notAKeyedElement(_ type: String, at span: Span) -> Diagnostic {
    make(
      .notReversible, "'keyed' cannot be reversed: \(quoted(type)) does not say under which key it is written",
      at: span,
      notes: [.init(message: "add a property with '<-> $key'")])
  }

  static func nothingBehind(_ name: String, at span: Span) -> Diagnostic {
    make(.unreachable, "'$\(name)' is not an object and has no members", at: span)
  }

  static func variableInside(_ name: String, at span: Span) -> Diagnostic {
    make(.unreachable, "'$\(name)' can only be used at the beginning of a path", at: span)
  }

  static func variableAsKey(_ name: String, at span: Span) -> Diagnostic {
    make(
      .unknownArgument, "'$\(name)' is not a key; write the key of the new object followed by '<-> $\(name)'", at: span)
  }

  static func unknownVariable(_ name: String, suggestion: String?, at span: Span) -> Diagnostic {
    wrongName(
      .unknownArgument, "\(quoted("$" + name)) is not defined here", suggestion: suggestion.map { "$" + $0 }, at: span)
  }

  /// `?? false`, as Swift writes a default.
  static func valueAsAlternative(_ word: String, at span: Span) -> Diagnostic {
    let isNil = word == "nil" || word == "null"
    return make(
      .reservedName, "a key follows '??', and one named '\(word)' is written in quotes", at: span,
      notes: [
        .init(
          message: isNil
            ? "a property whose type ends with '?' is nil without a value"
            : "a default is written after '=', as in '= \(word)'")
      ])
  }

  static func branchBehindValue(first: Span, at span: Span) -> Diagnostic {
    make(
      .unreachable, "unreachable: the previous alternative always has a value", at: span,
      notes: self.first(first, "this alternative is read first"))
  }

  static func noParent(_ type: String, hops: Int, at span: Span) -> Diagnostic {
    let what = hops == 1 ? "no object encloses" : "fewer than \(hops) objects enclose"
    let source = RuleAround.Place.parent(hops).text
    return make(
      .noParent, "\(what) \(quoted(type)), so \(quoted(source)) never has a value", at: span,
      notes: [.init(message: "'$parent' is the object of a mapping that contains this type")])
  }

  static func missingContext(_ type: String, at span: Span) -> Diagnostic {
    make(
      .missingContext, "\(quoted(type)) does not declare the type of '$context'", at: span,
      notes: [.init(message: "add a line such as 'context request: Request'")])
  }

  static func restIsObject(_ type: String, at span: Span) -> Diagnostic {
    make(
      .transformerMismatch, "'rest' must be an 'Object', a 'Value' or a '[String: T]', not \(quoted(type))",
      at: span)
  }

  static func misreadSource(_ source: String, isArray: Bool, as type: String, hasPipeline: Bool, at span: Span)
    -> Diagnostic
  {
    let kind = isArray ? "an array" : "an object"
    let steps = hasPipeline ? " with these transformers" : ""
    let index = Diagnostic.Note(message: "an index in place of '[*]', such as '[0]', is one element")
    return make(
      .transformerMismatch, "\(quoted(source)) is \(kind), from which \(quoted(type)) cannot be read\(steps)", at: span,
      notes: source == "rest" ? [] : [index])
  }

  static func restIsArray(_ type: String, at span: Span) -> Diagnostic {
    make(
      .transformerMismatch,
      "'rest' of a type that is read from an array is an array of the remaining elements, not \(quoted(type))",
      at: span)
  }

  /// - Parameter isElement: Whether the place is an element of the array, beside keys.
  static func keysBesideElements(
    _ property: String, _ other: String, isElement: Bool, first: Span, at span: Span
  ) -> Diagnostic {
    let (one, two) = isElement ? ("an array", "an object") : ("an object", "an array")
    return make(
      .conflictingPaths,
      "\(quoted(property)) needs \(one) where \(quoted(other)) needs \(two): the sources of a type are all elements, "
        + "or none is", at: span, notes: self.first(first, "\(quoted(other)) is read from here"))
  }

  static func elementOnlyWritten(_ property: String, at span: Span) -> Diagnostic {
    make(
      .notReadable,
      "\(quoted(property)) is an element of an array, and every one of these that is written is also read", at: span,
      notes: [.init(message: "use '<->' to read it as well")])
  }

  static func positionTooFar(_ limit: Int, at span: Span) -> Diagnostic {
    make(.notReversible, "a position greater than \(limit) can be read but not written", at: span)
  }

  static func membersAlone(at span: Span) -> Diagnostic {
    make(
      .transformerMismatch,
      "'$members' stands alone, without a path, '??' or 'gather': it is every member of the object", at: span)
  }

  static func membersAreArray(_ type: String, at span: Span) -> Diagnostic {
    make(
      .transformerMismatch, "'$members' is an array of objects with one key each, not \(quoted(type))", at: span,
      notes: [.init(message: "a union 'by key' takes each of them: '[Item] <-> $members'")])
  }

  static func besideMembers(_ property: String, first: Span, at span: Span) -> Diagnostic {
    make(
      .conflictingPaths, "\(quoted(property)) takes a key, but '$members' takes every member of the object", at: span,
      notes: self.first(first, "here; next to it, rules may use '@name' and '$…'"))
  }

  static func secondRest(_ property: String, first: Span, at span: Span) -> Diagnostic {
    make(
      .duplicateProperty, "\(quoted(property)) is a second 'rest'; the first one takes all remaining keys", at: span,
      notes: self.first(first))
  }

  static func rootNotWritten(at span: Span) -> Diagnostic {
    make(.notReversible, "'root' can only contain keys and '[0]', because it must be writable", at: span)
  }

  static func badRootStep(at span: Span) -> Diagnostic {
    make(.argumentMismatch, "'root' can only contain keys and '[0]'", at: span)
  }

  static func endlessReading(_ types: [String], source: String, at span: Span) -> Diagnostic {
    let members = types.map(quoted).joined(separator: " → ")
    return make(
      .gatherCycle, "infinite recursion through \(quoted(source)): \(members)", at: span)
  }

  static func gapInArray(_ path: String, missing: Int, at span: Span) -> Diagnostic {
    make(
      .notReversible, "\(quoted(path)) can only be written if position \(missing) of its array is written too",
      at: span)
  }

  /// - Parameter isPath: Whether it is the path of the block, and not a source inside.
  static func aroundBlock(_ what: String, isPath: Bool, at span: Span) -> Diagnostic {
    make(
      .conflictingPaths,
      isPath
        ? "\(quoted(what)) is not below the object: the path of a block consists of keys and elements"
        : "\(quoted(what)) is not below the path of the block around it", at: span,
      notes: isPath ? [] : [.init(message: "move the rule out of the block")])
  }

  static func unreachableBranch(_ path: String, first: Span, at span: Span) -> Diagnostic {
    make(
      .unreachable, "unreachable: \(quoted(path)) never has a value when the previous alternative has none", at: span,
      notes: self.first(first, "this alternative is read first"))
  }

  static func conflictingPaths(
    _ other: String, _ property: String, path: String, kind: WriteTrie.ConflictKind, first: Span, at span: Span
  ) -> Diagnostic {
    let message =
      switch kind {
      case .samePath: "\(quoted(other)) and \(quoted(property)) both write \(quoted(path))"
      case .throughValue: "\(quoted(property)) writes \(quoted(path)), which overlaps with the path of \(quoted(other))"
      case .objectAndArray:
        "\(quoted(property)) writes \(quoted(path)), where \(quoted(other)) writes a different kind of container"
      case .selector: "\(quoted(property)) writes \(quoted(path)), which is what the selector of the element asks for"
      case .whole: "\(quoted(property)) and \(quoted(other)) cannot both be written: one of them is the entire object"
      }
    return make(
      .conflictingPaths, message, at: span,
      notes: self.first(first, "\(quoted(other)) writes here") + [.init(message: readOnly)]
    )
  }

  static func collidingKeys(
    _ other: String, _ property: String, key: String, first: Span, at span: Span
  ) -> Diagnostic {
    make(
      .collidingKeys,
      "\(quoted(other)) and \(quoted(property)) share the key \(quoted(key)): both read it, "
        + "and only the first writes it",
      at: span, notes: self.first(first, "\(quoted(other)) is here"))
  }
}

// MARK: - Gather

extension SemaDiagnostics {
  static func repeatedGatherKey(_ key: String, first: Span, at span: Span) -> Diagnostic {
    make(.duplicateProperty, "duplicate key \(quoted(key)) in 'gather'", at: span, notes: self.first(first))
  }

  static func gatherIsNoObject(_ type: String, at span: Span) -> Diagnostic {
    make(.transformerMismatch, "'gather' produces an object, from which \(quoted(type)) cannot be read", at: span)
  }

  static func plainGatherNeedsType(at span: Span) -> Diagnostic {
    make(
      .transformerMismatch, "'gather' without braces requires a mapped type, whose keys it gathers",
      at: span)
  }

  static func gathersTooDeep(_ limit: Int, at span: Span) -> Diagnostic {
    make(.nestedTooDeeply, "'gather' nests through more than \(limit) types", at: span)
  }

  static func unionLeadsTooFar(_ name: String, _ limit: Int, at span: Span) -> Diagnostic {
    make(.nestedTooDeeply, "\(quoted(name)) can contain more than \(limit) other unions", at: span)
  }

  static func gathersTooLarge(_ limit: Int, at span: Span) -> Diagnostic {
    make(.nestedTooDeeply, "the 'gather's without braces take more than \(limit) keys in total", at: span)
  }

  static func gatherCycle(_ types: [String], at span: Span) -> Diagnostic {
    let members = types.map(quoted).joined(separator: " → ")
    return make(
      .gatherCycle,
      types.count == 1
        ? "\(members) gathers itself" : "these types gather each other: \(members) → \(quoted(types.first ?? ""))",
      at: span)
  }

  /// An entry for the direction that its rule does not have.
  static func idleGatherEntry(isInReadRule: Bool, at span: Span) -> Diagnostic {
    make(
      .unusedGatherKey,
      isInReadRule
        ? "this entry is only written, but its rule only reads" : "this entry is only read, but its rule only writes",
      at: span)
  }

  static func unusedGatherKey(
    _ key: String, type: String, suggestion: String?, declaredAt: Span, at span: Span
  ) -> Diagnostic {
    var found = wrongName(
      .unusedGatherKey, "\(quoted(type)) never reads \(quoted(key))", suggestion: suggestion, at: span,
      notes: first(declaredAt, "\(quoted(type)) is declared here"))
    found.fixIts = found.fixIts.map {
      .init(
        message: $0.message, span: $0.span, replacement: DocumentPath([.key($0.replacement)]).description,
        isGuess: $0.isGuess)
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
          replacement: ", " + DocumentPath([.key(key)]).description, isGuess: true)
      ]
    }
    return make(
      .missingGatherKey, "\(quoted(type)) requires \(list(keys.prefix(8).map(quoted))), which is not gathered",
      at: span,
      notes: first(neededAt, "\(quoted(property)) is not optional and has no default"), fixIts: fixIts)
  }
}

// MARK: - Output that cannot be read back

extension SemaDiagnostics {
  static func unreadableOutput(_ type: String, without property: String, at span: Span) -> Diagnostic {
    make(
      .unreadableOutput,
      "\(quoted(type)) cannot read its own output: no rule writes what \(quoted(property)) requires",
      at: span, notes: [.init(message: "use '<->' to write it as well, or make it optional with '?' or a default")])
  }

  static func unreadableOutput(_ type: String, refused key: String, at span: Span) -> Diagnostic {
    make(
      .unreadableOutput, "\(quoted(type)) cannot read its own output: 'unknown error' refuses \(quoted(key))", at: span,
      label: "no rule reads it", notes: [.init(message: "use '<->' to read it as well, or 'unknown ignore'")])
  }

  static func unreadableCase(
    _ name: String, _ type: String, without property: String, readAt first: Span, at span: Span
  ) -> Diagnostic {
    make(
      .unreadableOutput,
      "the output of case \(quoted(name)) is read as another case or not at all: "
        + "\(quoted(type)) does not write what it requires",
      at: span, notes: self.first(first, "\(quoted(property)) is read-only"))
  }
}
