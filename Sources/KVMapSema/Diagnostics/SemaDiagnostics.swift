import KVMapSource

/// All messages of the resolver and the type checker. A message is one sentence without a full stop.
enum SemaDiagnostics {
  static func make(
    _ id: SemaDiagnosticID, _ message: String, at span: Span, label: String? = nil, notes: [Diagnostic.Note] = [],
    fixIts: [Diagnostic.FixIt] = []
  ) -> Diagnostic {
    Diagnostic(
      id: id.rawValue, severity: id.severity, message: message, span: span, label: label, notes: notes, fixIts: fixIts)
  }

  /// A wrong name, with the one that was probably meant.
  ///
  /// - Parameter isGuess: Whether that one is only similar.
  static func wrongName(
    _ id: SemaDiagnosticID, _ message: String, suggestion: String?, isGuess: Bool = true, at span: Span,
    notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    guard let suggestion else { return make(id, message, at: span, notes: notes) }
    let fixIt = Diagnostic.FixIt(
      message: "replace it with \(quoted(suggestion))", span: span, replacement: suggestion, isGuess: isGuess)
    return make(id, message, at: span, label: "did you mean \(quoted(suggestion))?", notes: notes, fixIts: [fixIt])
  }

  /// A name or text of the file, on one line and shortened if necessary.
  static func quoted(_ text: String) -> String { "'\(VisibleText.line(text, limit: 60))'" }

  static func list(_ words: [String], _ joint: String = "or") -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(joint) " + last
  }

  static func first(_ span: Span, _ message: String = "first written here") -> [Diagnostic.Note] {
    [Diagnostic.Note(message: message, span: span)]
  }
}

// MARK: - Files and declarations

extension SemaDiagnostics {
  static func unknownEdition(_ number: String, at span: Span) -> Diagnostic {
    wrongName(.unknownEdition, "unknown language edition \(number)", suggestion: "1", at: span)
  }

  static func importNotFound(_ path: String, suggestion: String?, at span: Span) -> Diagnostic {
    var found = wrongName(.importNotFound, "file not found: \(quoted(path))", suggestion: suggestion, at: span)
    found.fixIts = found.fixIts.map {
      Diagnostic.FixIt(
        message: $0.message, span: $0.span, replacement: "\"\($0.replacement)\"",
        isGuess: suggestion != path + ".kvmap")
    }
    return found
  }

  static func importRefused(_ path: String, because refusal: SourceSet.Refusal, at span: Span) -> Diagnostic {
    let reason =
      switch refusal {
      case .leavesPackage: "is outside the package"
      case .notRegularFile: "is not a regular file"
      case .tooLarge: "is too large"
      case .unreadable: "cannot be read"
      }
    return make(.importNotFound, "\(quoted(path)) \(reason)", at: span)
  }

  static func importCycle(_ files: [String], at span: Span) -> Diagnostic {
    let members = files.map(quoted).joined(separator: " → ")
    return make(
      .importCycle,
      files.count == 1
        ? "\(members) imports itself" : "these files import each other: \(members) → \(quoted(files.first ?? ""))",
      at: span)
  }

  static func unusedImport(_ path: String, at span: Span) -> Diagnostic {
    make(.unusedImport, "unused import \(quoted(path))", at: span)
  }

  static func unusedMixin(_ name: String, at span: Span) -> Diagnostic {
    make(.unusedMixin, "unused mixin \(quoted(name))", at: span)
  }

  static func repeatedMixin(_ name: String, first: Span, at span: Span) -> Diagnostic {
    make(.duplicateModifier, "duplicate mixin \(quoted(name))", at: span, notes: self.first(first))
  }

  static func duplicateDeclaration(
    _ kind: Declaration.Kind, _ name: String, first: Declaration, at span: Span
  ) -> Diagnostic {
    make(
      .duplicateDeclaration, "\(quoted(name)) is declared twice", at: span,
      notes: self.first(first.span, "first declared here as \(first.kind.rawValue)"))
  }

  static func builtInRedeclared(_ kind: Declaration.Kind, _ name: String, at span: Span) -> Diagnostic {
    make(.duplicateDeclaration, "\(quoted(name)) is built in and cannot name a \(kind.rawValue)", at: span)
  }

  static func ambiguousName(_ name: String, first: Span, second: Span, at span: Span) -> Diagnostic {
    make(
      .duplicateDeclaration, "two imported files declare \(quoted(name))", at: span,
      notes: [.init(message: "declared here", span: first), .init(message: "and here", span: second)])
  }

  static func reservedName(_ name: String, of what: String, because reason: String, at span: Span) -> Diagnostic {
    make(.reservedName, "\(what) cannot be named \(quoted(name)): \(reason)", at: span)
  }

  static func caseNamedElse(at span: Span) -> Diagnostic {
    make(
      .reservedName, "a case that takes all other values has a name, as in 'other <-> else'", at: span,
      notes: [.init(message: "a case named 'else' is written in back-quotes: '`else`'")])
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
    make(.unknownSetting, "'depth' must be a whole number from 1 to 1000, not \(quoted(number))", at: span)
  }

  static func unknownKeyStyle(_ name: String, usable: [String], at span: Span) -> Diagnostic {
    wrongName(
      .unknownKeyStyle, "unknown key style \(quoted(name)); the styles are \(list(usable, "and"))",
      suggestion: closest(to: name, in: usable) ?? part(of: name, in: usable), at: span)
  }

  /// The style of which a name is the first word, or which is a part of it: `snake`, `convertFromSnakeCase`.
  private static func part(of name: String, in styles: [String]) -> String? {
    func letters(_ text: String) -> String { text.lowercased().filter { $0 != "_" } }
    let name = letters(name)
    guard name.count > 3 else { return nil }
    return styles.first { letters($0).hasPrefix(name) } ?? styles.dropFirst().first { name.contains(letters($0)) }
  }

  static func repeatedStyle(_ name: String, at span: Span) -> Diagnostic {
    make(.unreachable, "unreachable: \(quoted(name)) already appears earlier", at: span)
  }

  static func duplicateSetting(_ what: String, first: Span, at span: Span) -> Diagnostic {
    make(.duplicateSetting, "duplicate setting \(quoted(what))", at: span, notes: self.first(first))
  }

  static func settingOfTwoMixins(_ what: String, first: Span, at span: Span) -> Diagnostic {
    make(
      .duplicateSetting, "conflicting setting \(quoted(what)) from two mixins; set it in the declaration", at: span,
      notes: self.first(first))
  }

  static func duplicateException(_ name: String, first: Span, at span: Span) -> Diagnostic {
    make(.duplicateProperty, "\(quoted(name)) has two exceptions", at: span, notes: self.first(first))
  }

  static func unknownProperty(_ name: String, of owner: String, suggestion: String?, at span: Span) -> Diagnostic {
    wrongName(.unknownProperty, "\(owner) has no property \(quoted(name))", suggestion: suggestion, at: span)
  }
}
