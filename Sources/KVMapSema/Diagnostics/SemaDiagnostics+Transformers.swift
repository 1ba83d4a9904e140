import KVMapSource

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
