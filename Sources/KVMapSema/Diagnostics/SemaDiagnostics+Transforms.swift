import KVMapSource
import KVMapSyntax

// MARK: - Declared transforms

extension SemaDiagnostics {
  static func unknownQuestion(_ word: String, at span: Span) -> Diagnostic {
    let words = TransformerQuestions.all.map(\.word)
    return wrongName(
      .unknownArgument,
      "a Swift type can be given \(list(words.map { "'\($0)'" }, "and")), and no \(quoted(word))",
      suggestion: closest(to: word, in: words), at: span)
  }

  static func repeatedQuestion(_ word: String, at span: Span) -> Diagnostic {
    told(.duplicateModifier, "\(quoted(word)) stands twice", at: span)
  }

  static func repeatedTransformParameter(_ name: String, first: Span, at span: Span) -> Diagnostic {
    told(.duplicateDeclaration, "there are two parameters named \(quoted(name))", at: span, notes: self.first(first))
  }

  static func missingArgument(_ name: String, of transform: String, declaredAt: Span, at span: Span) -> Diagnostic {
    told(
      .wrongArgumentCount, "'\(transform)' needs an argument \(quoted(name + ":"))", at: span,
      notes: first(declaredAt, "declared here, without a default"))
  }

  static func unnamedArgument(of transform: String, meant name: String?, at span: Span) -> Diagnostic {
    guard let name else { return told(.wrongArgumentCount, "'\(transform)' does not take as many arguments", at: span) }
    let fixIt = Diagnostic.FixIt(
      message: "insert \(quoted(name + ":"))", span: Span(file: span.file, start: span.start, end: span.start),
      replacement: "\(name): ")
    return told(
      .unknownArgument, "arguments of '\(transform)' are given by their names, this one as \(quoted(name + ":"))",
      at: span, fixIts: [fixIt])
  }

  static func wrongArgument(
    _ parameter: String, of transform: String, wants kind: String, declaredAt: Span, at span: Span
  ) -> Diagnostic {
    told(
      .argumentMismatch, "\(quoted(parameter + ":")) of '\(transform)' is \(kind)", at: span,
      notes: first(declaredAt, "declared here"))
  }

  static func transformCycle(_ names: [String], at span: Span) -> Diagnostic {
    let members = names.map(quoted).joined(separator: " → ")
    return told(
      .transformCycle,
      names.count == 1
        ? "\(members) is made of itself"
        : "these transforms are made of each other: \(members) → \(quoted(names.first ?? ""))",
      at: span)
  }

  static func tooManyTransforms(_ limit: Int, at span: Span) -> Diagnostic {
    told(
      .nestedTooDeeply, "transforms are used with more than \(limit) different arguments in all", at: span)
  }

  static func unusedTransform(_ name: String, at span: Span) -> Diagnostic {
    told(.unusedTransform, "nothing uses the transformer \(quoted(name))", at: span)
  }

  static func oneWay(_ name: String, inside owner: String?, direction: Arrow, at span: Span) -> Diagnostic {
    let what = direction == .write ? "written" : "read"
    let only = direction == .write ? "reads" : "writes"
    let arrow = direction == .write ? "<-" : "->"
    return told(
      .notReversible, "'\(name)' only \(only), so \(owner.map { "'\($0)'" } ?? "the property") cannot be \(what)",
      at: span, notes: [.init(message: "a rule with '\(arrow)' only \(only)")])
  }

  static func oneKeyForTwo(_ key: String, of transformer: String, at span: Span) -> Diagnostic {
    told(.argumentMismatch, "both parts of '\(transformer)' are read from \(quoted(key))", at: span)
  }

  // MARK: Tables

  static func rowOfAnotherType(_ type: String, isValue: Bool, of table: String, at span: Span) -> Diagnostic {
    told(
      .transformerMismatch,
      "the \(isValue ? "left" : "right") sides of '\(table)' are \(isValue ? "values" : "what stands in the document"), "
        + "each \(article(type))", at: span)
  }

  static func noTable(of type: String, _ table: String, at span: Span) -> Diagnostic {
    told(.transformerMismatch, "no literal is \(article(type)), so '\(table)' can have no rows", at: span)
  }

  static func emptyTable(_ name: String, at span: Span) -> Diagnostic {
    told(.transformerMismatch, "'\(name)' has no rows, so it refuses everything", at: span)
  }

  static func writtenElse(of table: String, at span: Span) -> Diagnostic {
    told(
      .notReversible, "'else' stands for everything that is not in '\(table)', so nothing can be written as it", at: span,
      notes: [.init(message: "a row with '<-' is only read")])
  }

  static func secondElse(of table: String, first: Span, at span: Span) -> Diagnostic {
    told(.ambiguousInverse, "'\(table)' has a second row for everything else", at: span, notes: self.first(first))
  }

  static func repeatedRow(of table: String, first: Span, at span: Span) -> Diagnostic {
    told(
      .duplicateCase, "this value of '\(table)' is written in two ways", at: span,
      notes: self.first(first) + [.init(message: "a row with '<-' is only read")])
  }

  static func ambiguousRow(of table: String, isSameValue: Bool, first: Span, at span: Span) -> Diagnostic {
    told(
      .ambiguousInverse, isSameValue ? "this stands twice in '\(table)'" : "this stands for two values of '\(table)'",
      at: span, notes: self.first(first))
  }

  // MARK: Inline mappings

  static func smallMapOfNoObject(_ type: String, at span: Span) -> Diagnostic {
    told(.transformerMismatch, "a map with parts reads an 'Object', not \(article(type))", at: span)
  }

  static func noParts(_ type: String, at span: Span) -> Diagnostic {
    told(
      .transformerMismatch, "\(article(type)) has no parts that could be read one by one", at: span,
      notes: [.init(message: "a map with parts makes a 'Coordinate', or a value of a declared type")])
  }

  static func partOfAnotherType(_ part: String, of type: String, is wanted: String, at span: Span) -> Diagnostic {
    told(.transformerMismatch, "\(quoted(part)) of \(quoted(type)) is \(article(wanted))", at: span)
  }

  static func missingPart(_ parts: [String], of type: String, at span: Span) -> Diagnostic {
    told(
      .transformerMismatch,
      "\(article(type)) cannot be made without \(list(parts.prefix(8).map(quoted), "and"))", at: span)
  }
}
