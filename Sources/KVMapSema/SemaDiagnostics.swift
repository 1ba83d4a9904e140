import KVMapSource

/// Everything that the resolver and the type checker say. A message is one sentence without a full stop.
enum SemaDiagnostics {
  private static func told(
    _ id: SemaDiagnosticID, _ message: String, at span: Span, label: String? = nil, notes: [Diagnostic.Note] = [],
    fixIts: [Diagnostic.FixIt] = []
  ) -> Diagnostic {
    Diagnostic(
      id: id.rawValue, severity: id.severity, message: message, span: span, label: label, notes: notes, fixIts: fixIts)
  }

  /// A wrong name, with the one that was probably meant.
  private static func wrongName(
    _ id: SemaDiagnosticID, _ message: String, suggestion: String?, at span: Span, notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    guard let suggestion else { return told(id, message, at: span, notes: notes) }
    let fixIt = Diagnostic.FixIt(
      message: "replace it by \(quoted(suggestion))", span: span, replacement: suggestion)
    return told(id, message, at: span, label: "did you mean \(quoted(suggestion))?", notes: notes, fixIts: [fixIt])
  }

  /// A name or text of the file, on one line and not too long.
  private static func quoted(_ text: String) -> String { "'\(VisibleText.line(text, limit: 60))'" }

  private static func list(_ words: [String], _ joint: String = "or") -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(joint) " + last
  }

  private static func first(_ span: Span, _ message: String = "first written here") -> [Diagnostic.Note] {
    [Diagnostic.Note(message: message, span: span)]
  }
}

// MARK: - What is not there yet

extension SemaDiagnostics {
  static func notSupported(_ what: String, at span: Span) -> Diagnostic {
    told(.notSupportedYet, "\(VisibleText.line(what, limit: 100)) is not supported yet", at: span)
  }

  static func doubleOptional(at span: Span) -> Diagnostic {
    notSupported("an optional of an optional", at: span)
  }
}

// MARK: - Files and declarations

extension SemaDiagnostics {
  static func unknownEdition(_ number: String, at span: Span) -> Diagnostic {
    wrongName(.unknownEdition, "there is no edition \(number) of the language", suggestion: "1", at: span)
  }

  static func importNotFound(_ path: String, suggestion: String?, at span: Span) -> Diagnostic {
    var found = wrongName(.importNotFound, "there is no file \(quoted(path))", suggestion: suggestion, at: span)
    found.fixIts = found.fixIts.map {
      Diagnostic.FixIt(message: $0.message, span: $0.span, replacement: "\"\($0.replacement)\"")
    }
    return found
  }

  static func importRefused(_ path: String, because refusal: SourceSet.Refusal, at span: Span) -> Diagnostic {
    let reason =
      switch refusal {
      case .leavesPackage: "lies outside the package"
      case .notRegularFile: "is no file"
      case .tooLarge: "is too large"
      case .unreadable: "cannot be read"
      }
    return told(.importNotFound, "\(quoted(path)) \(reason)", at: span)
  }

  static func importCycle(_ files: [String], at span: Span) -> Diagnostic {
    let members = files.map(quoted).joined(separator: " → ")
    return told(
      .importCycle,
      files.count == 1
        ? "\(members) imports itself" : "these files import each other: \(members) → \(quoted(files.first ?? ""))",
      at: span)
  }

  static func unusedImport(_ path: String, at span: Span) -> Diagnostic {
    told(.unusedImport, "nothing of \(quoted(path)) is used", at: span)
  }

  static func duplicateDeclaration(
    _ kind: Declaration.Kind, _ name: String, first: Declaration, at span: Span
  ) -> Diagnostic {
    told(
      .duplicateDeclaration, "\(quoted(name)) is declared twice", at: span,
      notes: self.first(first.span, "first declared here, as \(first.kind.rawValue)"))
  }

  static func builtInRedeclared(_ kind: Declaration.Kind, _ name: String, at span: Span) -> Diagnostic {
    told(.duplicateDeclaration, "\(quoted(name)) is built in, so no \(kind.rawValue) can have this name", at: span)
  }

  static func ambiguousName(_ name: String, first: Span, second: Span, at span: Span) -> Diagnostic {
    told(
      .duplicateDeclaration, "two imported files declare \(quoted(name))", at: span,
      notes: [.init(message: "declared here", span: first), .init(message: "and here", span: second)])
  }

  static func reservedName(_ name: String, of what: String, because reason: String, at span: Span) -> Diagnostic {
    told(.reservedName, "\(what) cannot be named \(quoted(name)): \(reason)", at: span)
  }
}

// MARK: - Settings

extension SemaDiagnostics {
  static func unknownSettingValue(
    _ value: String, of setting: String, usable: [String], at span: Span
  ) -> Diagnostic {
    wrongName(
      .unknownSetting, "'\(setting)' is \(list(usable)), not \(quoted(value))",
      suggestion: closest(to: value, in: usable), at: span)
  }

  static func depthOutOfRange(_ number: String, at span: Span) -> Diagnostic {
    told(.unknownSetting, "'depth' is a whole number from 1 to 1000, not \(quoted(number))", at: span)
  }

  static func unknownKeyStyle(_ name: String, usable: [String], at span: Span) -> Diagnostic {
    wrongName(
      .unknownKeyStyle, "there is no key style \(quoted(name)); there are \(list(usable, "and"))",
      suggestion: closest(to: name, in: usable), at: span)
  }

  static func repeatedStyle(_ name: String, at span: Span) -> Diagnostic {
    told(.unreachable, "\(quoted(name)) stands before, so it is never reached here", at: span)
  }

  static func duplicateSetting(_ what: String, first: Span, at span: Span) -> Diagnostic {
    told(.duplicateSetting, "\(quoted(what)) is said twice at one level", at: span, notes: self.first(first))
  }

  static func duplicateException(_ name: String, first: Span, at span: Span) -> Diagnostic {
    told(.duplicateProperty, "\(quoted(name)) has two exceptions", at: span, notes: self.first(first))
  }

  static func unknownProperty(_ name: String, of owner: String, suggestion: String?, at span: Span) -> Diagnostic {
    wrongName(.unknownProperty, "there is no property \(quoted(name)) of \(owner)", suggestion: suggestion, at: span)
  }
}

// MARK: - Types and properties

extension SemaDiagnostics {
  static func unknownType(_ name: String, suggestion: String?, at span: Span) -> Diagnostic {
    wrongName(.unknownType, "there is no type named \(quoted(name)) here", suggestion: suggestion, at: span)
  }

  static func unknownMixin(_ name: String, suggestion: String?, at span: Span) -> Diagnostic {
    wrongName(.unknownMixin, "there is no mixin named \(quoted(name)) here", suggestion: suggestion, at: span)
  }

  static func unknownAttribute(_ name: String, suggestion: String?, at span: Span) -> Diagnostic {
    wrongName(
      .unknownAttribute, "there is no attribute \(quoted("@" + name))", suggestion: suggestion.map { "@" + $0 },
      at: span)
  }

  static func wrongTypeArgumentCount(_ name: String, needed: Int, found: Int, at span: Span) -> Diagnostic {
    let wanted = needed == 0 ? "no type in angle brackets" : "one type in angle brackets"
    return told(.wrongArgumentCount, "\(quoted(name)) takes \(wanted), not \(found)", at: span)
  }

  static func invalidKeyType(_ type: String, at span: Span) -> Diagnostic {
    told(
      .invalidKeyType, "\(quoted(type)) cannot be the key of a dictionary: it has no text", at: span,
      notes: [.init(message: "a key is a String, an integer or a UUID")])
  }

  static func elementNotHashable(_ type: String, at span: Span) -> Diagnostic {
    told(
      .elementNotHashable,
      "the elements of a Set must be hashable, and \(quoted(type)) holds types of which that is not known", at: span)
  }

  static func duplicateProperty(_ name: String, first: Span, at span: Span) -> Diagnostic {
    told(.duplicateProperty, "there are two properties named \(quoted(name))", at: span, notes: self.first(first))
  }

  static func repeatedModifier(_ word: String, first: String, firstAt: Span, at span: Span) -> Diagnostic {
    let message =
      word == first ? "'\(word)' stands twice" : "a property is either '\(first)' or '\(word)'"
    return told(.duplicateModifier, message, at: span, notes: self.first(firstAt))
  }

  static func lossyWithoutFallback(_ type: String, at span: Span) -> Diagnostic {
    told(
      .lossyWithoutFallback, "'lossy' needs something to fall back on, and \(quoted(type)) has nothing", at: span,
      notes: [.init(message: "a collection drops bad elements, an optional becomes nil, a default takes the place")])
  }

  static func defaultMismatch(
    type: String, found: String, reason: String?, isEmptyArray: Bool, isDictionary: Bool, isPlainType: Bool,
    isNil: Bool, at span: Span
  ) -> Diagnostic {
    let because = reason.map { ": \($0)" } ?? ""
    var fixIts: [Diagnostic.FixIt] = []
    if isEmptyArray, isDictionary {
      fixIts = [.init(message: "write the empty dictionary", span: span, replacement: "[:]")]
    }
    let message =
      isNil && isPlainType
      ? "nil is no default of \(quoted(type)), which is not optional"
      : "\(found) is no default of \(quoted(type))\(because)"
    return told(.defaultMismatch, message, at: span, fixIts: fixIts)
  }

  static func repeatedDefaultKey(at span: Span) -> Diagnostic {
    told(.defaultMismatch, "this key stands twice in the dictionary", at: span)
  }

  static func recursiveStruct(_ types: [String], property: String, at span: Span) -> Diagnostic {
    let members = types.map(quoted).joined(separator: " → ")
    let message =
      types.count == 1
      ? "\(members) contains itself, by \(quoted(property))"
      : "these structs contain each other: \(members) → \(quoted(types.first ?? ""))"
    return told(
      .recursiveStruct, message, at: span,
      notes: [.init(message: "in an array or a dictionary a struct may hold itself")])
  }

  static func accessMismatch(
    _ type: String, _ access: AccessLevel, holds other: String, _ otherAccess: AccessLevel, at span: Span
  ) -> Diagnostic {
    told(
      .accessMismatch,
      "\(quoted(type)) is \(access.rawValue), and \(quoted(other)), which it holds, is only \(otherAccess.rawValue)",
      at: span)
  }

  static func notReadable(_ type: String, because property: String, writtenAt: Span, at span: Span) -> Diagnostic {
    told(
      .notReadable, "\(quoted(type)) cannot be read: nothing gives \(quoted(property)) a value", at: span,
      notes: [
        .init(message: "this is only written, has no default and is not optional", span: writtenAt)
      ])
  }
}

// MARK: - Transformers

extension SemaDiagnostics {
  static func unknownTransformer(_ name: String, suggestion: String?, at span: Span) -> Diagnostic {
    wrongName(
      .unknownTransformer, "there is no transformer named \(quoted(name))", suggestion: suggestion, at: span)
  }

  static func unknownArgument(_ label: String, of name: String, usable: [String], at span: Span) -> Diagnostic {
    let others = usable.isEmpty ? "" : "; there is \(list(usable.map { "'\($0):'" }, "and"))"
    return wrongName(
      .unknownArgument, "'\(name)' has no argument \(quoted(label + ":"))\(others)",
      suggestion: closest(to: label, in: usable), at: span)
  }

  static func repeatedArgument(_ label: String, of name: String, at span: Span) -> Diagnostic {
    told(.wrongArgumentCount, "'\(name)' is given \(quoted(label + ":")) twice", at: span)
  }

  static func wrongArgumentCount(
    _ name: String, needed: Int, canTakeMore: Bool, found: Int, at span: Span
  ) -> Diagnostic {
    let wanted =
      switch (needed, canTakeMore) {
      case (0, _): "no argument"
      case (1, false): "one argument"
      case (1, true): "at least one argument"
      case (_, false): "\(needed) arguments"
      case (_, true): "at least \(needed) arguments"
      }
    return told(.wrongArgumentCount, "'\(name)' takes \(wanted), not \(found)", at: span)
  }

  static func wrongArgument(
    _ parameter: String, of name: String, wants kind: TransformerCatalogue.Parameter.Kind, at span: Span
  ) -> Diagnostic {
    told(.argumentMismatch, "the \(parameter) of '\(name)' is \(kind.rawValue)", at: span)
  }

  static func badDatePattern(_ pattern: String, _ problem: DatePatternParser.Problem, at span: Span) -> Diagnostic {
    let reason =
      switch problem {
      case .unknownField(let letters): "there is no field \(quoted(letters))"
      case .unterminatedText: "a quote has no counterpart"
      case .saysNothing: "it says nothing about a date"
      case .contradiction(let what), .ambiguousNumber(let what): what
      }
    return told(
      .argumentMismatch, "\(quoted(pattern)) is no date pattern: \(reason)", at: span,
      notes: [.init(message: "fields are \(DatePatternParser.usableFields); other text stands in single quotes")])
  }

  static func unknownZone(_ zone: String, suggestion: String?, at span: Span) -> Diagnostic {
    var found = wrongName(
      .argumentMismatch, "\(quoted(zone)) is no time zone such as 'Europe/Zurich' or '+02:00'", suggestion: suggestion,
      at: span)
    found.fixIts = found.fixIts.map {
      Diagnostic.FixIt(message: $0.message, span: $0.span, replacement: "\"\($0.replacement)\"")
    }
    return found
  }

  static func badBaseURL(_ base: String, at span: Span) -> Diagnostic {
    told(
      .argumentMismatch, "\(quoted(base)) is no absolute URL such as 'https://example.org/'", at: span)
  }

  static func stepsDoNotMeet(
    _ name: String, gives output: Scalar, next: String, takes input: String, at span: Span
  ) -> Diagnostic {
    told(
      .transformerMismatch, "'\(name)' gives a \(output.rawValue), and '\(next)' takes a \(input)", at: span)
  }

  static func stepDoesNotGive(_ name: String, gives output: Scalar, wanted: String, at span: Span) -> Diagnostic {
    told(
      .transformerMismatch, "'\(name)' gives a \(output.rawValue), from which \(quoted(wanted)) cannot be read",
      at: span)
  }

  /// - Parameters:
  ///   - via: Where the `default … via` stands that the pipeline comes from; `nil` for the property's own.
  ///   - type: Where the type of the property stands.
  static func conversionProblem(
    _ problem: ConversionBuilder.Problem, names: NameLookup, via: Span? = nil, type: Span? = nil
  ) -> [Diagnostic] {
    switch problem {
    case .told: return []
    case .notSupported(let step, let wanted):
      return [notSupported("'\(step.name)' for \(names.text(of: wanted))", at: step.span)]
    case .doesNotMeet(let step, let wanted):
      var found = stepDoesNotGive(step.name, gives: step.output, wanted: names.text(of: wanted), at: step.span)
      if let via, let type {
        found.span = type
        found.notes.append(.init(message: "the transformer comes from here", span: via))
      }
      return [found]
    }
  }

  static func lossyRoundtrip(lossyProperty name: String, at span: Span) -> Diagnostic {
    told(
      .lossyRoundtrip, "what 'lossy' drops of \(quoted(name)) is not written back", at: span, notes: wantedLoss)
  }

  static func lossyRoundtrip(step: String, of name: String, at span: Span) -> Diagnostic {
    told(
      .lossyRoundtrip, "what '\(step)' changes in \(quoted(name)) is not written back", at: span, notes: wantedLoss)
  }

  private static let wantedLoss: [Diagnostic.Note] = [
    .init(message: "'@canonical' before the property says that this is wanted; '<-' reads only")
  ]
}

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
