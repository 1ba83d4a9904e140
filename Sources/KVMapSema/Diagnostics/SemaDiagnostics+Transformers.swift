import KVMapSource
import KVMapSyntax

// MARK: - Transformers

extension SemaDiagnostics {
  /// - Parameter isType: Whether it is the name of a type.
  static func unknownTransformer(
    _ name: String, suggestion: String?, isGuess: Bool, isType: Bool, at span: Span
  ) -> Diagnostic {
    var notes: [Diagnostic.Note] = []
    if name == "default" {
      notes = [.init(message: "a default follows '=', after the transformers")]
    } else if ["nil", "null", "undefined"].contains(name) {
      notes = [.init(message: "a type that may be nil ends with '?'")]
    } else if isType {
      notes = [.init(message: "a value that may be of several types has a union as its type")]
    } else if suggestion == nil {
      notes = [.init(message: "'kvmapc explain' lists all transformers")]
    }
    return wrongName(
      .unknownTransformer, "unknown transformer \(quoted(name))", suggestion: suggestion, isGuess: isGuess, at: span,
      notes: notes)
  }

  static func unknownArgument(_ label: String, of name: String, usable: [String], at span: Span) -> Diagnostic {
    let others = usable.isEmpty ? "" : "; its arguments are \(list(usable.map { "'\($0):'" }, "and"))"
    return wrongName(
      .unknownArgument, "'\(name)' has no argument \(quoted(label + ":"))\(others)",
      suggestion: closest(to: label, in: usable), at: span)
  }

  static func needlessLabel(_ label: String, of name: String, at span: Span, removal: Span) -> Diagnostic {
    let text = quoted(label + ":")
    return make(
      .unknownArgument, "'\(name)' takes this argument without the label \(text)", at: span,
      fixIts: [.init(message: "remove \(text)", span: removal, replacement: "")])
  }

  static func repeatedArgument(_ label: String, of name: String, at span: Span) -> Diagnostic {
    make(.wrongArgumentCount, "duplicate argument \(quoted(label + ":")) of '\(name)'", at: span)
  }

  static func wrongArgumentCount(
    _ row: TransformerCatalogue.Row, needed: Int, canTakeMore: Bool, found: Int, at span: Span
  ) -> Diagnostic {
    let wanted =
      switch (needed, canTakeMore) {
      case (0, _): "no argument"
      case (1, false): "one argument"
      case (1, true): "at least one argument"
      case (_, false): "\(needed) arguments"
      case (_, true): "at least \(needed) arguments"
      }
    let notes = row.parameters.isEmpty ? [] : [Diagnostic.Note(message: "it is written '\(row.usage)'")]
    return make(.wrongArgumentCount, "'\(row.name)' takes \(wanted), not \(found)", at: span, notes: notes)
  }

  static func wrongArgument(
    _ parameter: TransformerCatalogue.Parameter, of name: String, at span: Span
  ) -> Diagnostic {
    let place = parameter.label.map { "for '\($0):'" } ?? "as the \(parameter.name)"
    return make(.argumentMismatch, "expected \(parameter.kind.rawValue) \(place) of '\(name)'", at: span)
  }

  static func badDatePattern(_ pattern: String, _ problem: DatePatternParser.Problem, at span: Span) -> Diagnostic {
    let reason =
      switch problem {
      case .unknownField(let letters): "unknown field \(quoted(letters))"
      case .percent: "fields are written without '%', unlike those of strftime"
      case .unterminatedText: "a quote is not closed"
      case .saysNothing: "it contains no date field"
      case .unpairedBracket(let bracket):
        "'\(bracket)' has no other half; as a part of the text it is in single quotes"
      case .emptyPart: "'[]' has nothing in it"
      case .tooManyParts: "it has so many optional parts that a text can be read in more than 64 ways"
      case .contradiction(let what), .ambiguousNumber(let what): what
      }
    return wrongText(
      .argumentMismatch, "invalid date pattern \(quoted(pattern)): \(reason)",
      suggestion: DatePatternCorrection.correction(of: pattern), at: span,
      notes: [
        .init(
          message: "fields are \(DatePatternParser.usableFields); put other text in single quotes, "
            + "and what may be left out in '[…]'")
      ])
  }

  static func dayPatternWithTime(_ pattern: String, at span: Span) -> Diagnostic {
    make(
      .argumentMismatch, "a 'Day' has no time and no zone, which the pattern \(quoted(pattern)) has fields for",
      at: span,
      notes: [.init(message: "'date' reads both, as a 'Date'")])
  }

  static func unknownZone(_ zone: String, suggestion: String?, at span: Span) -> Diagnostic {
    wrongText(
      .argumentMismatch, "\(quoted(zone)) is not a time zone; expected for example 'Europe/Zurich' or '+02:00'",
      suggestion: suggestion,
      at: span)
  }

  /// Like `wrongName`, for quoted text.
  private static func wrongText(
    _ id: SemaDiagnosticID, _ message: String, suggestion: String?, at span: Span, notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    var found = wrongName(id, message, suggestion: suggestion, at: span, notes: notes)
    found.fixIts = found.fixIts.map { fixIt in
      let text = fixIt.replacement.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return Diagnostic.FixIt(
        message: fixIt.message, span: fixIt.span, replacement: "\"\(text)\"", isGuess: fixIt.isGuess)
    }
    return found
  }

  static func badBaseURL(_ base: String, at span: Span) -> Diagnostic {
    make(
      .argumentMismatch, "\(quoted(base)) is not an absolute URL; expected for example 'https://example.org/'", at: span
    )
  }

  static func badLocale(_ locale: String, at span: Span) -> Diagnostic {
    make(
      .argumentMismatch, "\(quoted(locale)) is not a locale identifier; expected for example 'en' or 'en-GB'", at: span)
  }

  static func foreignLocale(_ locale: String, at span: Span) -> Diagnostic {
    make(
      .argumentMismatch, "names of months and weekdays are supported in English only, not in \(quoted(locale))",
      at: span, notes: [.init(message: "a transform with '= swift' can support any language")])
  }

  static func emptySeparator(_ name: String, at span: Span) -> Diagnostic {
    make(.argumentMismatch, "the separator of '\(name)' must not be empty", at: span)
  }

  static func numberTooLong(_ number: String, of name: String, at span: Span) -> Diagnostic {
    make(
      .argumentMismatch, "'\(name)' computes with Decimal, which has 38 digits and cannot represent \(quoted(number))",
      at: span)
  }

  static func scaledByZero(at span: Span) -> Diagnostic {
    make(
      .argumentMismatch, "the factor of 'scaled' must not be 0: every value would become 0, which cannot be reversed",
      at: span)
  }

  static func badDigits(_ number: String, at span: Span) -> Diagnostic {
    make(.argumentMismatch, "'rounded' keeps 0 to 37 fraction digits, not \(quoted(number))", at: span)
  }

  static func emptyRange(_ lower: String, _ upper: String, at span: Span) -> Diagnostic {
    make(.argumentMismatch, "empty range: no value is between \(lower) and \(upper)", at: span)
  }

  static func ambiguousInverse(_ text: String, of owner: String, first: Span, at span: Span) -> Diagnostic {
    make(
      .ambiguousInverse, "\(quoted(text)) represents two values of \(owner)", at: span, notes: self.first(first))
  }

  // MARK: Checks

  /// - Parameters:
  ///   - condition: `'count'`, `a range`
  ///   - what: What it can check.
  static func conditionOfType(_ condition: String, _ what: String, _ type: String, at span: Span) -> Diagnostic {
    make(.argumentMismatch, "\(condition) can only check \(what), not \(article(type))", at: span)
  }

  static func conditionOfLazyArray(_ condition: String, at span: Span) -> Diagnostic {
    make(
      .argumentMismatch, "\(condition) cannot check a '@lazy' array, whose elements are read later", at: span,
      notes: [.init(message: "only 'count' checks it")])
  }

  static func conditionLiteral(type: String, found: String, at span: Span) -> Diagnostic {
    make(.argumentMismatch, "expected a literal that is \(article(type)), found \(found)", at: span)
  }

  static func comparison(_ operation: String, _ left: String, _ right: String, at span: Span) -> Diagnostic {
    make(.argumentMismatch, "'\(operation)' cannot compare \(article(left)) with \(article(right))", at: span)
  }

  static func multipleOfZero(at span: Span) -> Diagnostic {
    make(.argumentMismatch, "only 0 is a multiple of 0", at: span)
  }

  static func invalidPattern(_ pattern: String, _ problem: PatternParser.Problem, at span: Span) -> Diagnostic {
    wrongText(
      .invalidPattern, "invalid pattern \(quoted(pattern)): \(problem.reason)", suggestion: problem.correction,
      at: span,
      notes: [.init(message: "a pattern is an I-Regexp of RFC 9485")])
  }

  static func boundOfFloat(_ bound: String, at span: Span) -> Diagnostic {
    make(.argumentMismatch, "\(quoted(bound)) is too large for Float", at: span)
  }

  static func emptyCheck(_ range: String, at span: Span) -> Diagnostic {
    make(.argumentMismatch, "empty range: no value is in \(quoted(range))", at: span)
  }

  static func defaultFailsCheck(_ check: String, checkAt: Span, at span: Span) -> Diagnostic {
    make(
      .defaultMismatch, "the default does not pass 'where \(VisibleText.line(check, limit: 60))'", at: span,
      notes: [.init(message: "the check is here", span: checkAt)])
  }

  // MARK: Step types

  /// - Parameters:
  ///   - via: The location of the `default … via` that the pipeline comes from; `nil` for the property's own pipeline.
  ///   - type: The type of the property as written.
  ///   - lossy: The location of the word `lossy`.
  static func conversionProblem(
    _ problem: ConversionBuilder.Problem, names: NameLookup, via: Span? = nil, type: TypeSyntax? = nil,
    lossy: Span? = nil
  ) -> [Diagnostic] {
    var found: Diagnostic
    switch problem {
    case .told: return []
    case .noKey(let key):
      return type.map { [invalidKeyType(names.text(of: key), at: $0.firstKey?.span ?? $0.span)] } ?? []
    case .noKeyByRule(let key):
      return type.map { [keyNotReadFromText(names.text(of: key), at: $0.firstKey?.span ?? $0.span)] } ?? []
    case .givesAnother(let call, let given, let first, let wanted):
      found = make(
        .transformerMismatch,
        "'\(call.name)' produces \(article(given, names)) and '\(first.name)' \(article(wanted, names)): all calls of an "
          + "'or' produce one type", at: call.span)
    case .unreachable(let call, let first):
      found = make(
        .unreachable, "unreachable: '\(first.name)' appears earlier and takes everything that '\(call.name)' does",
        at: call.span, notes: self.first(first.span))
    case .tooManySteps(let step):
      return [
        make(
          .nestedTooDeeply,
          "a pipeline can have at most \(ConversionBuilder.maximumSteps) steps, and at most "
            + "\(ConversionBuilder.maximumNesting) of 'json_text' and 'keyed'", at: step.span)
      ]
    case .tooManyStepsOfKey(let step):
      return [
        make(
          .nestedTooDeeply, "a key can have at most \(ConversionBuilder.maximumStepsOfKey) steps",
          at: type?.firstKey?.span ?? step.span, notes: first(step.span, "the last of them is here"))
      ]
    case .nothingToDrop(let step, let wanted):
      return lossy.map {
        [
          make(
            .lossyWithoutFallback,
            "'lossy' drops bad elements of the document, but those of \(quoted(names.text(of: wanted))) are produced by "
              + "'\(step.name)'", at: $0,
            notes: [.init(message: "for a single value, make it optional or give it a default")])
        ]
      } ?? []
    case .patternWithoutZone(let step):
      found = make(
        .argumentMismatch, "a 'Zoned' keeps the zone of its text, so every pattern of '\(step.name)' must have one",
        at: step.span, notes: [.init(message: "for example 'XXX', as in \"yyyy-MM-dd'T'HH:mmXXX\"")])
    case .zoneOfZoned(let step):
      found = make(
        .argumentMismatch, "a 'Zoned' keeps the zone of its text, so '\(step.name)' takes no 'zone:' for it",
        at: step.span)
    case .notCodable(let step, let type):
      let reason =
        type.hasMapping ? "and \(quoted(names.text(of: type))) has a mapping" : "not \(quoted(names.text(of: type)))"
      found = make(.notCodable, "'\(step.name)' is for types that 'extern type' declares, \(reason)", at: step.span)
    case .needsObjects(let step, let value):
      found = make(
        .transformerMismatch,
        "'\(step.name)' takes a key out of each object, and \(quoted(names.text(of: value))) is not written as one",
        at: step.span)
    case .stepsDoNotMeet(let step, let given, let next):
      let before = step.map { "'\($0.name)' produces \(article(given, names))" } ?? "there is \(article(given, names))"
      found = make(
        .transformerMismatch, "\(before), and '\(next.name)' takes \(article(next.wording(names.typeNames)))",
        at: next.span)
    case .doesNotGive(let step, let given, let wanted):
      let collection =
        switch step.action {
        case .keyed: "an array or a set"
        case .entries: "a dictionary"
        case .transformer, .wrapped, .sorted, .jsonText, .single, .declared, .coordinate, .plain, .codable,
          .alternatives:
          "an array"
        }
      let gives = given.map { article($0, names) } ?? collection
      found = make(
        .transformerMismatch,
        "'\(step.name)' produces \(gives), from which \(quoted(names.text(of: wanted))) cannot be read",
        at: step.span)
      if given == .scalar(.string), wanted.isNumber {
        found.notes = [.init(message: "'number' reads the number in a string")]
        if step.name == "text" {
          found.fixIts = [.init(message: "replace it with 'number'", span: step.span, replacement: "number")]
        }
      }
    }
    if let via, let type {
      found.span = type.span
      found.notes.append(.init(message: "the transformer is added here", span: via))
    }
    return [found]
  }

  /// - Parameter isDecoded: Whether it is the half that reads.
  static func halfCodable(_ type: String, isDecoded: Bool, at span: Span) -> Diagnostic {
    let (stated, lacking) = isDecoded ? ("Decodable", "writes") : ("Encodable", "reads")
    return make(
      .notCodable, "\(quoted(type)) is stated to be '\(stated)' only, and the rule \(lacking) it", at: span,
      notes: [.init(message: "state 'Codable', or use '\(isDecoded ? "<-" : "->")'")])
  }

  static func noObjectToKey(_ value: String, at span: Span) -> Diagnostic {
    make(
      .transformerMismatch, "'keyed' takes a key out of each object, and \(quoted(value)) is not written as one",
      at: span)
  }

  private static func article(_ type: ValueType, _ names: NameLookup) -> String { article(names.text(of: type)) }

  /// `a String`, `an Int`, `[String]`
  static func article(_ name: String) -> String {
    let text = VisibleText.line(name, limit: 60)
    guard let first = text.first, first != "[" else { return text }
    return "AEIOaeio".contains(first) ? "an \(text)" : "a \(text)"
  }
}

extension TypeSyntax {
  /// The key of the outermost dictionary.
  fileprivate var firstKey: TypeSyntax? {
    switch self {
    case .dictionary(let key, _, _): key
    case .array(let inner, _), .optional(let inner, _): inner.firstKey
    case .named(_, let arguments, _): arguments.firstResult(of: \.firstKey)
    case .missing: nil
    }
  }
}
