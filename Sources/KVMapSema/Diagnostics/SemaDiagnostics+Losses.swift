import KVMapSource

/// What a rule reads and does not write back.
extension SemaDiagnostics {
  static func lossyRoundtrip(lossyProperty name: String, isCollection: Bool, at span: Span) -> Diagnostic {
    let dropped =
      isCollection ? "elements of \(quoted(name)) that 'lossy' drops are" : "what 'lossy' drops of \(quoted(name)) is"
    return make(.lossyRoundtrip, "\(dropped) not written back", at: span, notes: wantedLoss)
  }

  static func lossyRoundtrip(fieldInHole name: String, at span: Span) -> Diagnostic {
    make(
      .lossyRoundtrip, "where \(quoted(name)) is absent and an element behind it is not, null is written, and read",
      at: span, notes: wantedLoss)
  }

  static func lossyRoundtrip(elementOf name: String, mayBeThatOf other: String, writtenAt: Span, at span: Span)
    -> Diagnostic
  {
    make(
      .lossyRoundtrip,
      "\(quoted(name)) may be read from the element that \(quoted(other)) writes, which can have what is asked for here",
      at: span, notes: first(writtenAt, "\(quoted(other)) is written in front") + wantedLoss)
  }

  static func lossyRoundtrip(setInColumn name: String, at span: Span) -> Diagnostic {
    make(
      .lossyRoundtrip,
      "the elements of \(quoted(name)) are written beside others than those that they were read beside",
      at: span, label: "a set has no order", notes: [.init(message: "use an array, or '<-' to make it read-only")])
  }

  /// - Parameter hasDefault: Whether the value that is not written is read as the default, and not missing.
  static func lossyRoundtrip(omittedEmpty name: String, hasDefault: Bool, at span: Span) -> Diagnostic {
    let consequence = hasDefault ? "is read back as its default" : "cannot be read back"
    return make(
      .lossyRoundtrip, "an empty \(quoted(name)) is not written, and \(consequence)", at: span, notes: wantedLoss)
  }

  static func lossyRoundtrip(omittedNil name: String, at span: Span) -> Diagnostic {
    make(
      .lossyRoundtrip, "a nil \(quoted(name)) is not written, and is read back as its default", at: span,
      notes: wantedLoss)
  }

  /// - Parameter step: What the rule calls: the step itself, or a declared transform with it.
  static func lossyRoundtrip(_ loss: StepLoss, of step: String, for name: String, at span: Span) -> Diagnostic {
    switch loss {
    case .change(let part):
      let owner = part == step ? "" : " (in '\(step)')"
      return make(
        .lossyRoundtrip, "'\(part)'\(owner) changes \(quoted(name)), and the original is not written back", at: span,
        notes: wantedLoss)
    case .time(let units, let written, let read):
      let names = list(TimeUnit.allCases.filter(units.contains).map(\.name), "and")
      return make(
        .lossyRoundtrip, "\(quoted(name)) is written as \(written), without the \(names) that \(read) reads", at: span,
        notes: [.init(message: "what says most of a date belongs first, because it is written")] + wantedLoss)
    }
  }

  private static let wantedLoss: [Diagnostic.Note] = [
    .init(message: "mark the property '@canonical' to accept this, or use '<-' to make it read-only")
  ]
}
