/// Types.
extension SwiftReader {
  mutating func type() -> SwiftType { nested { $0.anyType() } }

  private mutating func anyType() -> SwiftType {
    let start = mark
    var type = plainType()
    while true {
      if current.is("?") || current.is("!"), !current.isSpaced {
        advance()
        type = .optional(type)
      } else if current.is("&") || current.is("->") || current.isWord("throws") || current.isWord("async") {
        advance()
        _ = self.type()
        return .other(text(from: start))
      } else if current.is("."), token(after: 1).isWord("Type") || token(after: 1).isWord("Protocol") {
        advance()
        advance()
        return .other(text(from: start))
      } else {
        return type
      }
    }
  }

  private mutating func plainType() -> SwiftType {
    let start = mark
    while current.is("@"), token(after: 1).isName {
      advance()
      advance()
      if current.is("("), !current.isSpaced { skip() }
    }
    if current.is("[") { return bracketType() }
    if current.is("(") { return tuple() }
    guard current.isName else {
      // Nothing is eaten that may belong to something else.
      if !isAtEnd, !isAtClosingBracket, !current.is("="), !current.is("{") { advance() }
      return .other(text(from: start))
    }
    if ["any", "some", "inout", "each", "repeat", "borrowing", "consuming", "sending"].contains(current.text),
      token(after: 1).isName
    {
      advance()
      _ = type()
      return .other(text(from: start))
    }
    var names = [current.text]
    var arguments: [SwiftType] = []
    advance()
    while true {
      if current.is("<") {
        guard let found = self.arguments() else { return .other(text(from: start)) }
        arguments = found
      } else if current.is("."), token(after: 1).isName, !token(after: 1).isWord("Type"),
        !token(after: 1).isWord("Protocol")
      {
        // `Page<Int>.Item` depends on both, which no mapping can say.
        if !arguments.isEmpty {
          advance()
          _ = type()
          return .other(text(from: start))
        }
        advance()
        names.append(current.text)
        advance()
      } else {
        return .named(names, arguments)
      }
    }
  }

  /// - Returns: `nil` if they are not closed.
  private mutating func arguments() -> [SwiftType]? {
    advance()
    var all: [SwiftType] = []
    repeat { all.append(type()) } while eat(",")
    return eat(">") ? all : nil
  }

  private mutating func bracketType() -> SwiftType {
    let start = mark
    advance()
    let first = type()
    if eat(":") {
      let value = type()
      guard current.is("]") else { return unfinished(start) }
      advance()
      return .dictionary(first, value)
    }
    guard current.is("]") else { return unfinished(start) }
    advance()
    return .array(first)
  }

  /// `[3 of Int]`, and what is no type.
  private mutating func unfinished(_ start: Int) -> SwiftType {
    // After a problem, nothing is read again.
    guard problem == nil else { return .other("") }
    goBack(to: start)
    skip()
    return .other(text(from: start))
  }

  /// `(T)` is a T.
  private mutating func tuple() -> SwiftType {
    let start = mark
    advance()
    let isEmpty = current.is(")")
    let inner = isEmpty ? SwiftType.other("()") : type()
    if !isEmpty, current.is(")") {
      advance()
      return inner
    }
    return unfinished(start)
  }

  /// After a problem the reader is at the end, and nothing is made of the text.
  private func text(from start: Int) -> String { problem == nil ? Self.text(tokens(from: start)) : "" }

  /// Tokens as they stand, on one line.
  static func text(_ tokens: [SwiftToken]) -> String {
    var text = ""
    for (index, token) in tokens.enumerated() {
      if index > 0, token.isSpaced { text += " " }
      switch token.kind {
      case .string: text += token.written
      case .word, .number, .mark, .directive, .end: text += token.text
      }
    }
    return SchemaText.line(text)
  }
}
