/// A single problem of a document, or of a value that is written.
public struct MappingProblem: Sendable, Hashable {
  /// The kind of a problem. The raw values are the words of the language's reference.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The text is not well-formed.
    case syntax
    /// A key that a rule needs is missing.
    case missing
    /// A rule that needs a value found null.
    case null
    /// A value of the wrong kind, or a text that a transformer rejects.
    case mismatch
    /// A number that does not fit.
    case range
    /// A key that no rule reads, if that is an error.
    case unknownKey = "unknown-key"
    /// A repeated key.
    case duplicateKey = "duplicate-key"
    /// A text that is not a case of an enum or union.
    case unknownCase = "unknown-case"
    /// A `where` condition that is not met.
    case check
    /// A rule needs user-defined code, but none can be run: `kvmapc map` does not compile Swift.
    case needsSwift = "needs-swift"
    /// Arrays and objects are nested too deeply.
    case depth
    /// The text is not UTF-8.
    case encoding
    /// A value of a stream exceeds the size that its reader allows.
    case limit
  }

  /// Whether the mapping succeeded nevertheless.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// There is no value.
    case error
    /// There is a value: a `lossy` rule dropped an element, or an unknown key causes only a warning.
    case warning
  }

  /// What was done with the document.
  public enum Operation: String, Sendable, Hashable, CaseIterable {
    case decoding, encoding
  }

  /// The path in the document: `users[3].created_at`; empty for the root, and for `syntax` and `encoding`, whose
  /// location is in `reached`.
  public var path: String
  /// The kind of the problem.
  public var kind: Kind
  /// What was expected and what was found, as one sentence without the path.
  public var message: String
  /// What was expected: `a string`.
  public var expected: String
  /// What was found: `the number 42`. Texts and numbers are truncated to 40 characters, and control characters are
  /// escaped.
  public var found: String
  /// In bytes from the beginning of the document.
  public var offset: Int
  /// Counts from 1.
  public var line: Int
  /// Counts from 1, in Unicode scalars.
  public var column: Int
  /// The rule that reads the value; nil if there is none, or the text is not well-formed.
  public var rule: MappingRule?
  /// Whether the problem made the mapping fail.
  public var severity: Severity
  /// Whether the document was being read or written. In the second case `offset`, `line` and `column` are positions in
  /// the output.
  public var operation = Operation.decoding
  /// For `syntax` and `encoding`: the path of the value that was being read; empty for the root, and for all other
  /// kinds.
  public var reached = ""
}

/// A rule of a `.kvmap` file.
public struct MappingRule: Sendable, Hashable {
  /// `User.createdAt`; the name of the type if the whole declaration is meant.
  public var name: String
  /// The `.kvmap` file.
  public var file: String
  /// Counts from 1.
  public var line: Int
}

extension MappingProblem: CustomStringConvertible {
  /// Two human-readable lines: the problem, and its location.
  public var description: String {
    let path = path.isEmpty ? reached : path
    let first = path.isEmpty ? message : "\(path): \(message)"
    let second =
      "  at byte \(offset) (line \(line), column \(column)) of the \(operation == .encoding ? "output" : "input")"
    guard let rule else { return "\(first)\n\(second)" }
    return "\(first)\n\(second); rule \(rule.name), \(rule.file):\(rule.line)"
  }
}
