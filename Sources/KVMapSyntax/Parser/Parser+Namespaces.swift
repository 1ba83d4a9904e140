import KVMapSource

extension Parser {
  /// Nested = "namespace" name "{" { Declaration } "}"
  mutating func parseNested() -> NestedSyntax {
    let start = index
    let documentation = documentation()
    advance()
    let name = expectName(.declarationName, colonMayFollow: true)
    var items: [ItemSyntax] = []
    if expectBody() {
      openNamespaces += 1
      defer { openNamespaces -= 1 }
      while !at(.rightBrace), !isAtEnd {
        passDeclarationWords()
        let start = index
        if isAtPartOfNamespace {
          items.append(parseDeclaration())
        } else {
          reportNoPartOfNamespace()
          skipToPartOfNamespace()
        }
        if isRecovering {
          skipToPartOfNamespace()
          isRecovering = false
        }
        if index == start { advance() }
      }
      if expect(.rightBrace, .bodyEnd) { isRecovering = false }
    }
    return NestedSyntax(documentation: documentation, name: name, items: items, span: span(from: start))
  }

  private var isAtPartOfNamespace: Bool {
    note(words: Parser.declarations.subtracting([.namespace]))
    guard let keyword = current.keyword else { return false }
    return Parser.declarations.contains(keyword) && keyword != .namespace
  }

  private mutating func reportNoPartOfNamespace() {
    guard let word = current.keyword, Parser.otherItems.contains(word) else {
      return reportUnexpected(.nestedDeclaration)
    }
    report(.itemInNamespace(word.rawValue, current.span(in: file)))
  }

  /// Skips to the next declaration, or to the brace that closes the namespace.
  private mutating func skipToPartOfNamespace() {
    var braces = 0
    repeat {
      if at(.leftBrace) { braces += 1 }
      if at(.rightBrace) {
        if braces == 0 { return }
        braces -= 1
      }
      advance()
    } while !isAtEnd && !(braces == 0 && current.flags.contains(.beginsLine) && isAtPartOfNamespace)
  }
}
