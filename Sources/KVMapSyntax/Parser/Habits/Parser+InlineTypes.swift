/// What is written in braces behind a property, as languages have it whose types need no declaration.
extension Parser {
  /// A note about braces at the current token; `nil` at any other token.
  func hintForBraces(behind previous: Token) -> String? {
    guard current.kind == .leftBrace, index > 1 else { return nil }
    let before = tokens[index - 2]
    if let word = previous.keyword, before.kind == .colon {
      if word == .gather { return "'gather' follows an arrow: 'place: Place <-> gather { latitude <-> lat }'" }
      if Parser.typeKeywords.contains(word) { return Parser.typeHasName }
    }
    if let word = before.keyword, Parser.typeKeywords.contains(word) { return Parser.typeHasName }
    if previous.kind == .colon || previous.kind == .leftBracket { return Parser.typeHasName }
    if Parser.arrows.contains(previous.kind) {
      return "several keys of this object are read by 'gather { latitude <-> lat }'"
    }
    guard previous.isName, text(previous).count <= 40 else { return nil }
    if before.kind == .colon, text(previous).first?.isUppercase == true {
      return "the properties of a type are declared with it: 'struct \(text(previous)) { … }'"
    }
    return Parser.arrows.contains(before.kind) ? "how a value is read is declared with its type" : nil
  }

  private static let arrows: Set<Token.Kind> = [.both, .read, .write]

  private static let typeKeywords: Set<Keyword> = [.struct, .class, .enum, .union]

  private static let typeHasName = "a type has a name and a declaration of its own: 'struct Name { … }'"
}
