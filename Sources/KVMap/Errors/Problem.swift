/// One thing that is wrong with a document, or with a value that is written.
public struct Problem: Sendable, Hashable {
  /// What is wrong. The raw values are the words of the language's reference.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The text is not well-formed.
    case syntax
    /// A key that a rule needs is not there.
    case missing
    /// A rule that needs a value found null.
    case null
    /// A value of the wrong kind, or a text that a transformer refuses.
    case mismatch
    /// A number that does not fit.
    case range
    /// A key that no rule reads, where that is an error.
    case unknownKey = "unknown-key"
    /// A key that stands twice.
    case duplicateKey = "duplicate-key"
    /// A text that is no case of an enum or union.
    case unknownCase = "unknown-case"
    /// A `where` that does not hold.
    case check
    /// A rule needs code of the user's, where none can be run: `kvmapc map` compiles no Swift.
    case needsSwift = "needs-swift"
    /// Arrays and objects nest too deep.
    case depth
    /// The text is not UTF-8.
    case encoding
    /// A value of a stream has more bytes than its reader allows.
    case limit
  }

  /// Where in the document: `users[3].created_at`; empty for the root, and for `syntax` and `encoding`, of which
  /// `reached` says where they are.
  public var path: String
  /// What sort of problem it is.
  public var kind: Kind
  /// What was expected and what was found, as one sentence without the path.
  public var message: String
  /// What was expected: `a string`.
  public var expected: String
  /// What was found: `the number 42`. Texts and numbers are cut to 40 characters, and control characters are escaped.
  public var found: String
  /// In bytes from the beginning of the document.
  public var offset: Int
  /// Counts from 1.
  public var line: Int
  /// Counts from 1, in Unicode scalars.
  public var column: Int
  /// The rule that asked for the value; nil where none did, or the text is not well-formed.
  public var rule: Rule?
  /// It did not make the mapping fail: a `lossy` rule dropped the value, or an unknown key is only worth a warning.
  public var isDropped: Bool
  /// The document was being written, so that `offset`, `line` and `column` are places in the output.
  public var isWriting = false
  /// Of `syntax` and `encoding`: what was being read, as a path; empty for the root, and for everything else.
  public var reached = ""
}

/// A rule of a `.kvmap` file.
public struct Rule: Sendable, Hashable {
  /// `User.createdAt`; the name of the type where the whole declaration is meant.
  public var name: String
  /// The `.kvmap` file.
  public var file: String
  /// Counts from 1.
  public var line: Int
}

extension Problem: CustomStringConvertible {
  /// Two lines for a person: what is wrong, and where.
  public var description: String {
    let path = path.isEmpty ? reached : path
    let first = path.isEmpty ? message : "\(path): \(message)"
    let second = "  at byte \(offset) (line \(line), column \(column)) of the \(isWriting ? "output" : "input")"
    guard let rule else { return "\(first)\n\(second)" }
    return "\(first)\n\(second); rule \(rule.name), \(rule.file):\(rule.line)"
  }
}
