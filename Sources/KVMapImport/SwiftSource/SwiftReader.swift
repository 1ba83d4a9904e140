/// Reads the declarations of Swift source. Bodies are skipped by their brackets, so nothing of them has to be known.
struct SwiftReader {
  private let tokens: [SwiftToken]
  private var index = 0
  private(set) var declarations: [SwiftDeclaration] = []
  private(set) var aliases: [String: SwiftType] = [:]
  /// What is not balanced, with the position at which it begins.
  private(set) var problem: (message: String, offset: Int)?
  /// Those that are what an extension adds.
  private(set) var extensionIndices: Set<Int> = []
  private var depth = 0
  /// How deep the type nests that is being read.
  private var typeDepth = 0

  private static let deepest = 200

  init(_ bytes: [UInt8]) {
    let lexer = SwiftLexer(bytes)
    let conditions = SwiftConditions.resolved(lexer.tokens)
    tokens = conditions.tokens.last?.kind == .end
      ? conditions.tokens
      : conditions.tokens + [
        SwiftToken(kind: .end, text: "", offset: bytes.count, isFirstOnLine: true, isSpaced: true)
      ]
    if let found = lexer.problem {
      problem = found
    } else if let offset = conditions.wrong {
      problem = ("an '#if', '#else' or '#endif' without its counterpart", offset)
    } else {
      members(in: [], of: nil)
      if problem == nil, current.kind != .end { problem = ("a '\(current.text)' that closes nothing", current.offset) }
    }
  }

  // MARK: - Tokens

  var current: SwiftToken { tokens[min(index, tokens.count - 1)] }
  func token(after distance: Int) -> SwiftToken { tokens[max(0, min(index + distance, tokens.count - 1))] }
  var isAtEnd: Bool { current.kind == .end }
  var isAtClosingBracket: Bool { current.is("}") || current.is(")") || current.is("]") }

  mutating func advance() { index = min(index + 1, tokens.count - 1) }

  mutating func eat(_ mark: String) -> Bool {
    guard current.is(mark) else { return false }
    advance()
    return true
  }

  var mark: Int { index }
  mutating func goBack(to mark: Int) { index = mark }
  func tokens(from start: Int) -> [SwiftToken] { Array(tokens[start..<index]) }

  private static let closing = ["(": ")", "[": "]", "{": "}"]

  /// Skips a token, or everything to the bracket that closes it.
  mutating func skip() {
    let first = current
    guard first.kind == .mark, let closing = Self.closing[first.text] else { return advance() }
    var open: [(closing: String, token: SwiftToken)] = [(closing, first)]
    advance()
    while let (expected, token) = open.last {
      if isAtEnd {
        problem = problem ?? ("a '\(token.text)' that is not closed", token.offset)
        return
      }
      if current.kind == .mark {
        if let closing = Self.closing[current.text] {
          open.append((closing, current))
        } else if isAtClosingBracket {
          guard current.text == expected else {
            problem = problem ?? ("a '\(current.text)' where '\(expected)' is expected", current.offset)
            index = tokens.count - 1
            return
          }
          open.removeLast()
        }
      }
      advance()
    }
  }

  /// Skips `<…>`.
  mutating func skipAngles() {
    var depth = 0
    while !isAtEnd, !isAtClosingBracket, !current.is("{") {
      if current.is("<") { depth += 1 }
      if current.is(">") { depth -= 1 }
      if current.is("(") || current.is("[") { skip() } else { advance() }
      if depth == 0 { return }
    }
  }

  /// Reads a part of a type, as far as types may nest.
  mutating func nested(_ read: (inout SwiftReader) -> SwiftType) -> SwiftType {
    guard typeDepth < Self.deepest else {
      problem = problem ?? ("types that nest more than \(Self.deepest) deep", current.offset)
      index = tokens.count - 1
      return .other("")
    }
    typeDepth += 1
    defer { typeDepth -= 1 }
    return read(&self)
  }

  // MARK: - Declarations

  /// What precedes the keyword of a declaration.
  struct Prefix {
    var attributes: [String] = []
    var modifiers: Set<String> = []
    var documentation: [String] = []
    var isConditional = false
  }

  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "open", "package", "final", "static", "lazy", "weak", "unowned",
    "nonisolated", "mutating", "nonmutating", "override", "required", "convenience", "indirect", "dynamic", "optional",
    "prefix", "infix", "postfix", "distributed", "borrowing", "consuming", "isolated", "sending", "async"
  ]

  /// - Parameters:
  ///   - path: The names of the enclosing types.
  ///   - owner: The type that the members belong to; `nil` for those of a file or of a protocol.
  private mutating func members(in path: [String], of owner: Int?) {
    guard depth < Self.deepest else {
      problem = problem ?? ("declarations that nest more than \(Self.deepest) deep", current.offset)
      return
    }
    depth += 1
    defer { depth -= 1 }
    while problem == nil, !isAtEnd, !isAtClosingBracket { member(in: path, of: owner) }
  }

  private mutating func member(in path: [String], of owner: Int?) {
    let prefix = self.prefix()
    guard case .word(isQuoted: false) = current.kind else { return skip() }
    switch current.text {
    case "struct": type(.structure, in: path, prefix)
    case "class": type(.class, in: path, prefix)
    case "actor" where token(after: 1).isName: type(.actor, in: path, prefix)
    case "enum": type(.enumeration, in: path, prefix)
    case "extension": self.extension(in: path)
    case "protocol", "precedencegroup": skipToBody()
    case "let", "var":
      let found = properties(prefix)
      if let owner { declarations[owner].properties += found }
    case "case": if let owner { cases(of: owner) } else { advance() }
    case "init": initializer(of: owner, prefix)
    case "func", "subscript", "deinit": function(of: owner)
    case "typealias": alias(in: path)
    default: skip()
    }
  }

  private mutating func prefix() -> Prefix {
    var prefix = Prefix(documentation: current.documentation, isConditional: current.isConditional)
    while true {
      if current.is("@"), token(after: 1).isName {
        advance()
        var name = current.text
        advance()
        while current.is("."), token(after: 1).isName {
          advance()
          name = current.text
          advance()
        }
        if current.is("<") { skipAngles() }
        if current.is("("), !current.isSpaced { skip() }
        prefix.attributes.append(name)
      } else if current.kind == .word(isQuoted: false), Self.modifiers.contains(current.text), modifies {
        let modifier = current.text
        prefix.modifiers.insert(modifier)
        advance()
        if current.is("("), !current.isSpaced {
          if token(after: 1).isWord("set") { prefix.modifiers.insert(modifier + "(set)") }
          skip()
        }
      } else if current.isWord("class"), ["func", "var", "let", "subscript"].contains(token(after: 1).text) {
        prefix.modifiers.insert("static")
        advance()
      } else {
        return prefix
      }
    }
  }

  /// Whether something that can be modified follows, so that the word is no name.
  private var modifies: Bool {
    let following = token(after: 1)
    return following.isName || following.is("@") || following.is("(") && !following.isSpaced
  }

  private mutating func type(_ kind: SwiftDeclaration.Kind, in path: [String], _ prefix: Prefix) {
    advance()
    guard current.isName else { return }
    var declaration = SwiftDeclaration(kind: kind, path: path + [current.text])
    advance()
    declaration.parameters = parameters()
    if eat(":") { declaration.conformances = conformances() }
    skipWhere()
    declaration.isFinal = prefix.modifiers.contains("final")
    declaration.isPrivate = !prefix.modifiers.isDisjoint(with: ["private", "fileprivate"])
    declaration.isPublic = !prefix.modifiers.isDisjoint(with: ["public", "open"])
    declaration.isConditional = prefix.isConditional
    declaration.documentation = prefix.documentation
    let index = declarations.count
    declarations.append(declaration)
    body(in: declaration.path, of: index)
  }

  private mutating func body(in path: [String], of owner: Int?) {
    guard current.is("{") else { return }
    let start = current
    advance()
    members(in: path, of: owner)
    guard problem == nil else { return }
    if !eat("}") {
      problem =
        isAtEnd
        ? ("a '{' that is not closed", start.offset) : ("a '\(current.text)' where '}' is expected", current.offset)
    }
  }

  /// The names of `<A, B: P>`.
  private mutating func parameters() -> [String] {
    guard current.is("<") else { return [] }
    let start = mark
    skipAngles()
    var names: [String] = []
    var depth = 0
    var isName = false
    for token in tokens(from: start) {
      if token.is("<") {
        depth += 1
        isName = depth == 1
      } else if token.is(">") {
        depth -= 1
      } else if token.is(","), depth == 1 {
        isName = true
      } else if isName, token.isName {
        names.append(token.text)
        isName = false
      }
    }
    return names
  }

  private mutating func conformances() -> [SwiftType] {
    var types: [SwiftType] = []
    repeat {
      while current.is("@") || current.is("~") {
        let isInverted = current.is("~")
        advance()
        advance()
        if isInverted, !current.is(","), !current.is("{") { continue }
        if isInverted { break }
      }
      if current.isName { types.append(type()) }
      while current.is("&") {
        advance()
        types.append(type())
      }
    } while eat(",")
    return types
  }

  private mutating func skipWhere() {
    guard current.isWord("where") else { return }
    while !isAtEnd, !current.is("{"), !isAtClosingBracket { advance() }
  }

  private mutating func skipToBody() {
    while !isAtEnd, !current.is("{"), !isAtClosingBracket { advance() }
    if current.is("{") { skip() }
  }

  private mutating func `extension`(in path: [String]) {
    advance()
    guard case .named(let names, _) = type() else { return skipToBody() }
    let extended = path + names
    let conformances = eat(":") ? self.conformances() : []
    skipWhere()
    // A type may be extended before it is declared, so what an extension adds is attached at the end.
    let index = declarations.count
    declarations.append(SwiftDeclaration(kind: .structure, path: extended, conformances: conformances))
    extensionIndices.insert(index)
    body(in: extended, of: index)
  }

  private mutating func alias(in path: [String]) {
    advance()
    guard current.isName else { return }
    let name = current.text
    advance()
    if current.is("<") { skipAngles() }
    guard eat("=") else { return }
    aliases[(path + [name]).joined(separator: ".")] = type()
  }

  // MARK: - Functions

  private mutating func initializer(of owner: Int?, _ prefix: Prefix) {
    advance()
    if current.is("?") || current.is("!") { advance() }
    if current.is("<") { skipAngles() }
    let start = mark
    if current.is("(") { skip() }
    let parameters = tokens(from: start)
    let labels = Self.labels(parameters)
    skipFunctionTail()
    guard let owner else { return }
    if labels == ["from"], parameters.contains(where: { $0.isName && $0.text == "Decoder" }) {
      declarations[owner].isWrittenByHand = true
    } else {
      declarations[owner].initializers.append((labels, prefix.modifiers.contains("required")))
    }
  }

  private mutating func function(of owner: Int?) {
    advance()
    let name = current.text
    while !isAtEnd, !current.is("("), !current.is("{"), !isAtClosingBracket {
      if current.is("<") { skipAngles() } else { advance() }
      if current.isFirstOnLine, !current.is("(") { break }
    }
    let start = mark
    if current.is("(") { skip() }
    let parameters = tokens(from: start)
    if let owner, name == "encode", parameters.contains(where: { $0.isName && $0.text == "Encoder" }) {
      declarations[owner].isWrittenByHand = true
    }
    skipFunctionTail()
  }

  /// Skips what follows the parameters, to the end of the body.
  private mutating func skipFunctionTail() {
    while !isAtEnd, !isAtClosingBracket, !current.is("{"), !current.is(";") {
      if current.isFirstOnLine, !current.isWord("where"), !current.is("->"), !current.isWord("throws"),
        !current.isWord("async"), !current.isWord("rethrows")
      {
        return
      }
      skip()
    }
    if current.is("{") { skip() }
  }

  /// The labels of a list of parameters.
  private static func labels(_ tokens: [SwiftToken]) -> [String] {
    var labels: [String] = []
    var depth = 0
    var isLabel = false
    for token in tokens {
      if token.is("(") || token.is("[") || token.is("{") || token.is("<") {
        depth += 1
        isLabel = depth == 1
      } else if token.is(")") || token.is("]") || token.is("}") || token.is(">") {
        depth -= 1
      } else if token.is(","), depth == 1 {
        isLabel = true
      } else if isLabel, token.isName {
        labels.append(token.text)
        isLabel = false
      }
    }
    return labels
  }

  // MARK: - Cases

  private mutating func cases(of owner: Int) {
    let documentation = current.documentation
    advance()
    repeat {
      guard current.isName else { return }
      var item = SwiftDeclaration.Case(name: current.text, documentation: documentation)
      advance()
      if current.is("("), !current.isSpaced {
        item.hasPayload = true
        skip()
      }
      if eat("=") {
        let start = mark
        while !isAtEnd, !isAtClosingBracket, !current.is(","), !current.is(";"),
          !(current.isFirstOnLine && mark > start)
        { skip() }
        item.value = tokens(from: start)
      }
      declarations[owner].cases.append(item)
    } while eat(",")
  }
}
