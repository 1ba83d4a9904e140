/// A message about a `.kvmap` file. Diagnostics are values: stages return them and never throw them.
package struct Diagnostic: Sendable, Hashable {
  package enum Severity: String, Sendable, Hashable, CaseIterable {
    case error
    case warning
  }

  /// The stable name of the kind of problem, such as `unknown-type`.
  package var id: String
  package var severity: Severity
  /// One sentence without a full stop: what is wrong, with names as written in the file.
  package var message: String
  package var span: Span
  /// A few words after the caret, such as `did you mean 'trimmed'?`.
  package var label: String?
  package var notes: [Note]
  package var fixIts: [FixIt]

  package init(
    id: String, severity: Severity, message: String, span: Span, label: String? = nil, notes: [Note] = [],
    fixIts: [FixIt] = []
  ) {
    self.id = id
    self.severity = severity
    self.message = message
    self.span = span
    self.label = label
    self.notes = notes
    self.fixIts = fixIts
  }

  /// A second location that explains the first, such as "first declared here".
  package struct Note: Sendable, Hashable {
    package var message: String
    package var span: Span?

    package init(message: String, span: Span? = nil) {
      self.message = message
      self.span = span
    }
  }

  /// A change of the source that removes the diagnostic.
  package struct FixIt: Sendable, Hashable {
    package var message: String
    package var span: Span
    package var replacement: String
    /// Whether another change may be meant, as with a name that is only similar, or it decides what a mapping is for, as
    /// that a loss is wanted: a person has to choose it.
    package var isGuess: Bool

    package init(message: String, span: Span, replacement: String, isGuess: Bool = false) {
      self.message = message
      self.span = span
      self.replacement = replacement
      self.isGuess = isGuess
    }
  }
}

extension Sequence where Element == Diagnostic {
  package var containsErrors: Bool { contains { $0.severity == .error } }
}
