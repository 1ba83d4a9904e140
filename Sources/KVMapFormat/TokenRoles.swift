import KVMapSource
import KVMapSyntax

/// Information about a token that only the tree has: what begins with it, and which of two meanings its kind has.
struct TokenRole: OptionSet {
  let rawValue: UInt16

  /// The first token of a member of a body, or of an item of the file. It begins a line.
  static let member = TokenRole(rawValue: 1)
  /// The member would be parsed as part of the previous one without the comma between them (decision A102).
  static let needsComma = TokenRole(rawValue: 2)
  /// The first token of a part of a list in braces inside a rule: of a gather, a record, the exceptions of `keys`.
  static let entry = TokenRole(rawValue: 4)
  /// The brace that closes the body of a declaration.
  static let bodyEnd = TokenRole(rawValue: 8)
  /// The bracket of `[0]` after another step of a path.
  static let index = TokenRole(rawValue: 16)
  /// The name in `.name`, where the period is a prefix.
  static let leadingName = TokenRole(rawValue: 32)
  /// The first token after a `??` between two sources; any other `??` marks a type.
  static let alternative = TokenRole(rawValue: 64)
  /// The operator of a condition, or the word in front of it. An angle bracket there is a comparison operator.
  static let check = TokenRole(rawValue: 128)
  /// The first token of a value whose member begins with the word before it (`expect`, `context`).
  static let valueOfMember = TokenRole(rawValue: 256)

  // Derived from these for the preceding token.

  /// A `??` between two sources.
  static let choice = TokenRole(rawValue: 512)
  /// A prefix period.
  static let leadingPeriod = TokenRole(rawValue: 1024)
  /// An angle bracket used as a comparison operator.
  static let comparison = TokenRole(rawValue: 2048)
}

/// The roles of the tokens of a file without syntax errors, by their start offsets.
struct TokenRoles {
  private var roles: [TokenRole]
  let bytes: [UInt8]

  /// - Complexity: linear in the size of the file.
  init(of tree: SyntaxTree, in file: SourceFile) {
    bytes = file.bytes
    roles = Array(repeating: [], count: file.bytes.count + 1)
    if let edition = tree.edition { mark(.member, edition.span) }
    for item in tree.items { mark(item) }
  }

  subscript(offset: Int) -> TokenRole { roles.indices.contains(offset) ? roles[offset] : [] }

  /// Assigns a role to the token at the beginning of the span.
  mutating func mark(_ role: TokenRole, _ span: Span) {
    guard roles.indices.contains(span.start) else { return }
    roles[span.start].insert(role)
  }

  /// Assigns its role to the closing brace at the end of a declaration.
  mutating func markBodyEnd(_ declaration: Span) {
    guard endsWithBrace(declaration) else { return }
    roles[declaration.end - 1].insert(.bodyEnd)
  }

  func endsWithBrace(_ span: Span) -> Bool {
    span.start < span.end && bytes.indices.contains(span.end - 1) && bytes[span.end - 1] == UInt8(ascii: "}")
  }
}
