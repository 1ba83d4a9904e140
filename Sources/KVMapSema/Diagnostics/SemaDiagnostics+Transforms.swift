import KVMapSource
import KVMapSyntax

// MARK: - Declared transforms

extension SemaDiagnostics {
  static func unknownQuestion(_ word: String, at span: Span) -> Diagnostic {
    let words = TransformerRequirements.all.map(\.word)
    return wrongName(
      .unknownArgument,
      "a Swift type can be given \(list(words.map { "'\($0)'" }, "and")), not \(quoted(word))",
      suggestion: closest(to: word, in: words), at: span)
  }

  static func repeatedQuestion(_ word: String, at span: Span) -> Diagnostic {
    make(.duplicateModifier, "duplicate \(quoted(word))", at: span)
  }

  static func repeatedTransformParameter(_ name: String, first: Span, at span: Span) -> Diagnostic {
    make(.duplicateDeclaration, "duplicate parameter \(quoted(name))", at: span, notes: self.first(first))
  }

  static func missingArgument(_ name: String, of transform: String, declaredAt: Span, at span: Span) -> Diagnostic {
    make(
      .wrongArgumentCount, "missing argument \(quoted(name + ":")) of '\(transform)'", at: span,
      notes: first(declaredAt, "declared here, without a default"))
  }

  static func unnamedArgument(of transform: String, meant name: String?, at span: Span) -> Diagnostic {
    guard let name else { return make(.wrongArgumentCount, "too many arguments for '\(transform)'", at: span) }
    let fixIt = Diagnostic.FixIt(
      message: "insert \(quoted(name + ":"))", span: Span(file: span.file, start: span.start, end: span.start),
      replacement: "\(name): ")
    return make(
      .unknownArgument, "arguments of '\(transform)' must be labelled, this one with \(quoted(name + ":"))",
      at: span, fixIts: [fixIt])
  }

  static func wrongArgument(
    _ parameter: String, of transform: String, wants kind: String, declaredAt: Span, at span: Span
  ) -> Diagnostic {
    make(
      .argumentMismatch, "\(quoted(parameter + ":")) of '\(transform)' is \(kind)", at: span,
      notes: first(declaredAt, "declared here"))
  }

  static func transformCycle(_ names: [String], at span: Span) -> Diagnostic {
    let members = names.map(quoted).joined(separator: " → ")
    return make(
      .transformCycle,
      names.count == 1
        ? "\(members) refers to itself"
        : "these transforms refer to each other: \(members) → \(quoted(names.first ?? ""))",
      at: span)
  }

  static func tooManyTransforms(_ limit: Int, at span: Span) -> Diagnostic {
    make(
      .nestedTooDeeply, "transforms are used with more than \(limit) different arguments in total", at: span)
  }

  static func unusedTransform(_ name: String, at span: Span) -> Diagnostic {
    make(.unusedTransform, "unused transformer \(quoted(name))", at: span)
  }

  /// Of a call that cannot read.
  static let onlyWrites = Diagnostic.Note(message: "a rule with '->' only writes")

  static func oneWay(_ name: String, inside owner: String?, direction: Arrow, at span: Span) -> Diagnostic {
    let what = direction == .write ? "written" : "read"
    let only = direction == .write ? "reads" : "writes"
    return make(
      .notReversible, "'\(name)' only \(only), so \(owner.map { "'\($0)'" } ?? "the property") cannot be \(what)",
      at: span, notes: [direction == .write ? .init(message: "a rule with '<-' only reads") : onlyWrites])
  }

  static func oneKeyForTwo(_ key: String, of transformer: String, at span: Span) -> Diagnostic {
    make(.argumentMismatch, "both parts of '\(transformer)' are read from \(quoted(key))", at: span)
  }

  // MARK: Tables

  static func rowOfAnotherType(_ type: String, isValue: Bool, of table: String, at span: Span) -> Diagnostic {
    make(
      .transformerMismatch,
      "the \(isValue ? "left" : "right") sides of '\(table)' are \(isValue ? "Swift values" : "document values"), "
        + "each \(article(type))", at: span)
  }

  static func noTable(of type: String, _ table: String, at span: Span) -> Diagnostic {
    make(.transformerMismatch, "there are no literals of type \(type), so '\(table)' cannot have rows", at: span)
  }

  static func emptyTable(_ name: String, at span: Span) -> Diagnostic {
    make(.transformerMismatch, "'\(name)' has no rows, so it rejects every value", at: span)
  }

  static func writtenElse(of table: String, at span: Span) -> Diagnostic {
    make(
      .notReversible, "'else' matches everything not in '\(table)', so it cannot be written back", at: span,
      notes: [.init(message: "use '<-' to make the row read-only")])
  }

  static func secondElse(of table: String, first: Span, at span: Span) -> Diagnostic {
    make(.ambiguousInverse, "'\(table)' has a second 'else' row", at: span, notes: self.first(first))
  }

  static func repeatedRow(of table: String, first: Span, at span: Span) -> Diagnostic {
    make(
      .duplicateCase, "this value of '\(table)' has two encoded values", at: span,
      notes: self.first(first) + [.init(message: "use '<-' to make the row read-only")])
  }

  static func ambiguousRow(of table: String, isSameValue: Bool, first: Span, at span: Span) -> Diagnostic {
    make(
      .ambiguousInverse, isSameValue ? "duplicate row in '\(table)'" : "this represents two values of '\(table)'",
      at: span, notes: self.first(first))
  }

  // MARK: Inline mappings

  static func smallMapOfNoObject(_ type: String, at span: Span) -> Diagnostic {
    make(.transformerMismatch, "an inline mapping reads an 'Object', not \(article(type))", at: span)
  }

  static func noParts(_ type: String, at span: Span) -> Diagnostic {
    make(
      .transformerMismatch, "\(article(type)) has no properties that an inline mapping could read", at: span,
      notes: [.init(message: "an inline mapping produces a 'Coordinate' or a declared type")])
  }

  static func partOfAnotherType(_ part: String, of type: String, is wanted: String, at span: Span) -> Diagnostic {
    make(.transformerMismatch, "\(quoted(part)) of \(quoted(type)) has type \(wanted)", at: span)
  }

  static func missingPart(_ parts: [String], of type: String, at span: Span) -> Diagnostic {
    make(
      .transformerMismatch,
      "\(article(type)) cannot be created without \(list(parts.prefix(8).map(quoted), "and"))", at: span)
  }
}
