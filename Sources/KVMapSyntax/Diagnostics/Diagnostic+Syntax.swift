import KVMapSource

// All diagnostics of the lexer and the parser. A message is one sentence without a full stop; it quotes the file only
// through `quoted`, which makes invisible characters visible and truncates long text.

/// The construct that the parser expected and did not find, in the words of the message.
package enum Expected: String, Sendable {
  case alias = "the name of the mapping"
  case argument = "an argument"
  case arrow = "'<->', '<-' or '->'"
  case bodyStart = "'{'"
  case bodyEnd = "'}'"
  case caseName = "the name of a case"
  case caseTarget = "a string, a number, 'true', 'false', 'nil' or 'else'"
  case check = "a condition such as '0...150', '> 0', 'count' or 'matches'"
  case closingAngle = "'>'"
  case closingBracket = "']'"
  case closingParenthesis = "')'"
  case colon = "':'"
  case comparison = "'>', '>=', '<', '<=', '==', '!=' or 'in'"
  case comparisonOperator = "'>', '>=', '<', '<=', '==' or '!='"
  case construction = "'init', 'assignment' or 'factory'"
  case declaration = "a declaration or a setting"
  case declarationName = "the name of the declaration"
  case documentType = "the type in the document"
  case edition = "the number of the edition"
  case elementName = "the name of the element in quotes"
  case equal = "'='"
  case failureKind = "the kind of the problem, such as 'missing'"
  case gatherBody = "'{' after 'gather all'"
  case gatherPrefix = "the prefix in quotes"
  case importSubject = "a path in quotes or the name of a Swift module"
  case element = "a position such as '0' or '-1', '*' or a condition such as 'id == 3'"
  case equals = "'=='"
  case key = "a key"
  case keyStyle = "a key style such as 'snake_case'"
  case list = "a list in brackets"
  case literal = "a string, a number, 'true' or 'false'"
  case sentinel = "a string, a number, 'true', 'false', '[]' or '{}'"
  case emptyArray = "']': only the empty array means nothing"
  case emptyRecord = "'}': only the empty '{}' can be a default"
  case emptyObject = "'}': only the empty object means nothing"
  case member = "a property or a setting"
  case mixinName = "the name of a mixin"
  case protocolName = "the name of a protocol"
  case name = "a name"
  case namespace = "the namespace in quotes"
  case nestedDeclaration = "a declaration"
  case number = "a number"
  case of = "'of'"
  case on = "'on' or 'by key'"
  case pattern = "a pattern in quotes"
  case parameterName = "the name of a parameter"
  case propertyName = "the name of a property"
  case rangeOperator = "'...' or '..<'"
  case settingValue = "the value of the setting"
  case source = "a key, a path, 'self', 'rest' or 'gather'"
  case surrounding = "'name', 'object', 'parent' or 'context'"
  case subject = "a type, or '.' and a property name"
  case swiftName = "the name of something in Swift"
  case tableRow = "a value of the table"
  case testDocument = "the document in quotes"
  case testFile = "the path of the document in quotes"
  case testStep = "a document such as 'json', 'expect', 'context', 'roundtrip' or 'fails'"
  case testTitle = "the title of the test in quotes"
  case transformBody = "'=' or '{'"
  case transformer = "the name of a transformer"
  case syncPolicy = "a policy of sync, replace, merge or add"
  case relation = "the name of a type or of a relation"
  case type = "a type"
  case typeEnd = "nothing after the type"
  case typeWord = "'type'"
  case value = "a value"
  case valueKind = "'null', 'number', 'string', 'bool', 'array' or 'object'"
  case via = "'via'"
  case with = "'with'"
  case wordKey = "'key'"
}

extension Diagnostic {
  /// A file with more errors than this is hardly a `.kvmap` file; more diagnostics would only cost memory.
  static let mostPerFile = 1000

  static func tooManyErrors(_ span: Span) -> Diagnostic {
    error(
      .tooManyErrors, "more than \(mostPerFile) errors in this file; the rest are not shown", span)
  }

  private static func error(
    _ id: SyntaxDiagnosticID, _ message: String, _ span: Span, label: String? = nil, notes: [Note] = [],
    fixIts: [FixIt] = []
  ) -> Diagnostic {
    Diagnostic(
      id: id.rawValue, severity: .error, message: message, span: span, label: label, notes: notes, fixIts: fixIts)
  }
}

// MARK: - Characters

extension Diagnostic {
  static func notUTF8(at offset: Int, in file: SourceFile) -> Diagnostic {
    error(
      .invalidCharacter, "the file is not valid UTF-8: byte \(offset) is \(hexadecimal(file.bytes[offset]))",
      Span(file: file.id, start: offset, end: offset + 1))
  }

  /// - Parameters:
  ///   - isAlone: Whether it begins a line, or a space follows.
  ///   - isComment: Whether it begins a comment of another language.
  static func invalidCharacter(
    _ scalar: Unicode.Scalar?, _ span: Span, isAlone: Bool, isComment: Bool
  ) -> Diagnostic {
    // Without a scalar the file is not UTF-8, which is reported instead.
    guard let scalar else { return error(.invalidCharacter, "these bytes are not valid UTF-8", span) }
    if isForbidden(scalar) { return forbiddenCharacter(scalar, span) }
    if scalar.properties.isWhitespace {
      return error(
        .invalidCharacter, "\(codePoint(scalar)) is not allowed as white space", span,
        label: "expected an ordinary space",
        fixIts: [FixIt(message: "replace it with a space", span: span, replacement: " ")])
    }
    switch scalar {
    case ";":
      return error(
        .invalidCharacter, "unexpected ';'; members are separated by a comma or by nothing",
        span, fixIts: [FixIt(message: "remove ';'", span: span, replacement: "")])
    case "/":
      return error(
        .invalidCharacter, "unexpected '/'; a path is written 'a.b', and a pattern in double quotes", span)
    case "+": return error(.invalidCharacter, "unexpected '+'; a number is written without it", span)
    case "-" where isComment: return commentOfOthers("--", span)
    case "&":
      return error(.invalidCharacter, "unexpected '&'; conditions are joined by 'and'", span)
    case "'", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}", "\u{201E}":
      return error(.invalidCharacter, "a string is written in double quotes, as in \"a\"", span)
    case "!":
      return error(
        .invalidCharacter, "unexpected '!'; an optional type ends with '?', and a condition begins with 'not'", span)
    case "`":
      return error(.invalidCharacter, "this '`' is not closed on its line", span)
    case "@", "$":
      return error(
        .invalidCharacter, "a name must follow '\(scalar)' directly", span,
        notes: scalar == "$" ? [Note(message: "a path begins with its first key: 'user.name'")] : [])
    case "#" where !isAlone:
      return error(
        .invalidCharacter, "unexpected '#'; a comment begins with '//', and the text of an XML element is '$text'",
        span)
    case "#": return commentOfOthers("#", span)
    default:
      return error(.invalidCharacter, "unexpected \(quoted(String(scalar)))", span)
    }
  }

  private static func commentOfOthers(_ sign: String, _ span: Span) -> Diagnostic {
    let place = Span(file: span.file, start: span.start, end: span.start + sign.utf8.count)
    return error(
      .invalidCharacter, "unexpected '\(sign)'; a comment begins with '//'", span,
      fixIts: [FixIt(message: "make it a comment", span: place, replacement: "//")])
  }

  static func singleQuotes(_ text: String, _ span: Span) -> Diagnostic {
    // What a backslash in it means is unknown.
    let isPlain = !text.contains("\\")
    let fixIt = FixIt(
      message: "replace the quotes", span: span, replacement: "\"\(text.replacing("\"", with: "\\\""))\"")
    return error(.invalidCharacter, "a string is written in double quotes", span, fixIts: isPlain ? [fixIt] : [])
  }

  /// For controls and bidirectional controls, which are not allowed even in strings and comments.
  static func forbiddenCharacter(_ scalar: Unicode.Scalar, _ span: Span) -> Diagnostic {
    let escape = "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    return error(
      .invalidCharacter,
      "the invisible character \(codePoint(scalar)) is not allowed in a mapping file; in a string, write \(escape)",
      span)
  }

  /// - Parameters:
  ///   - isKey: Whether a key is expected there.
  ///   - isBeforeColon: Whether it is the name of a property, a parameter or an argument.
  static func dashInName(
    _ name: String, isKey: Bool, isBeforeColon: Bool, dash: Span, whole: Span
  ) -> Diagnostic {
    if isBeforeColon {
      return error(
        .invalidCharacter, "a name cannot contain '-'", dash,
        notes: [Note(message: "the key of a property follows its type: 'userName: String <-> \"user-name\"'")])
    }
    if !isKey, let style = ["kebab-case": "kebab_case", "snake-case": "snake_case"][name] {
      return error(
        .invalidCharacter, "this style of keys is written '\(style)'", whole,
        fixIts: [FixIt(message: "write '\(style)'", span: whole, replacement: style)])
    }
    guard isKey else {
      return error(
        .invalidCharacter, "a name cannot contain '-'", dash,
        notes: [Note(message: "a key, a pattern or the kind of a problem with '-' is written in double quotes")],
        fixIts: [FixIt(message: "put it in quotes", span: whole, replacement: "\"\(name)\"", isGuess: true)])
    }
    return error(
      .invalidCharacter, "a key that contains '-' must be in double quotes", dash, label: "write \"\(name)\"",
      fixIts: [FixIt(message: "put the key in quotes", span: whole, replacement: "\"\(name)\"")])
  }

  static func quotedNameIsNone(_ span: Span) -> Diagnostic {
    error(.invalidCharacter, "only a Swift name can be in backticks", span)
  }

  static func unterminatedString(_ span: Span, isMultiline: Bool) -> Diagnostic {
    isMultiline
      ? error(.unterminatedString, "this string has no closing '\"\"\"'", span)
      : error(.unterminatedString, "this string does not end on its line", span, label: "the closing '\"' is missing")
  }

  static func unterminatedComment(_ span: Span) -> Diagnostic {
    error(.unterminatedComment, "this comment has no closing '*/'", span)
  }

  static func invalidEscape(_ problem: Escape.Problem, text: String, _ span: Span) -> Diagnostic {
    let message =
      switch problem {
      case .unknown: "unknown escape sequence \(quoted(text))"
      case .interpolation: "strings in a mapping file have no interpolation"
      case .digits: "'\\u' needs four hexadecimal digits, or one to eight of them in braces"
      case .noScalar: "\(quoted(text)) is not a Unicode scalar; the last one is \\u{10FFFF}"
      case .surrogate: "\(quoted(text)) is half of a surrogate pair and not a character"
      }
    guard case .unknown = problem, text.count > 1 else { return error(.invalidEscape, message, span) }
    let backslash = Span(file: span.file, start: span.start, end: span.start + 1)
    return error(
      .invalidEscape, message, span,
      fixIts: [FixIt(message: "write a backslash as '\\\\'", span: backslash, replacement: "\\\\")])
  }

  static func closingQuotesNotAlone(_ span: Span) -> Diagnostic {
    error(
      .invalidIndentation, "the closing '\"\"\"' of a multi-line string must be on a line of its own", span)
  }

  static func insufficientIndentation(_ span: Span) -> Diagnostic {
    error(
      .invalidIndentation, "this line does not begin with the white space that precedes the closing '\"\"\"'",
      span)
  }

  static func numberWithTail(_ text: String, _ span: Span) -> Diagnostic {
    error(.invalidNumber, "\(quoted(text)) is not a number; numbers are written as in JSON", span)
  }

  static func numberWithLeadingZero(_ text: String, _ span: Span) -> Diagnostic {
    let sign = text.prefix { $0 == "-" }
    let digits = text.dropFirst(sign.count).drop { $0 == "0" || $0 == "_" }
    let shortest = sign + (digits.first?.isNumber == true ? "" : "0") + digits
    return error(
      .invalidNumber, "\(quoted(text)) has a leading zero", span,
      fixIts: [FixIt(message: "write \(quoted(String(shortest)))", span: span, replacement: String(shortest))])
  }
}

// MARK: - Tokens

extension Diagnostic {
  static func expectedToken(
    _ expected: Expected, found: String, _ span: Span, label: String? = nil, note: String? = nil, fixIts: [FixIt] = []
  ) -> Diagnostic {
    error(
      .expectedToken, "expected \(expected.rawValue), found \(found)", span, label: label,
      notes: note.map { [Note(message: $0)] } ?? [], fixIts: fixIts)
  }

  static func wrongArrow(_ text: String, _ span: Span) -> Diagnostic {
    error(
      .expectedToken, "\(quoted(text)) is not an arrow; the arrows are '<->', '<-' and '->'", span,
      fixIts: [FixIt(message: "replace it with '<->'", span: span, replacement: "<->")])
  }

  static func misplacedPart(_ found: String, _ span: Span, note: String? = nil) -> Diagnostic {
    error(
      .expectedToken,
      "\(found) is out of place; the parts of a property are its attributes, name, type, source, transformers, 'unless', "
        + "default, 'where' and 'sync', in this order", span, notes: note.map { [Note(message: $0)] } ?? [])
  }

  static func itemInNamespace(_ word: String, _ span: Span) -> Diagnostic {
    error(
      .expectedToken, "'\(word)' in a namespace; settings, imports and namespaces are written outside of namespaces",
      span)
  }

  static func quotesInDocument(_ span: Span) -> Diagnostic {
    error(
      .expectedToken, "this text ends at the second quote", span,
      notes: [Note(message: "a document with quotes is written in three of them: 'json \"\"\"{\"a\": 1}\"\"\"'")])
  }

  static func misplacedEdition(_ span: Span) -> Diagnostic {
    error(.expectedToken, "'kvmap' and the edition must be the first line of the file", span)
  }

  static func strayClosing(_ found: String, _ span: Span) -> Diagnostic {
    error(.expectedToken, "unmatched \(found)", span)
  }

  static func pathBehindSelf(_ word: String, _ span: Span) -> Diagnostic {
    error(
      .expectedToken,
      "'\(word)' cannot be followed by a path; a key of that name is written `\(word)`, and a path begins with its first key",
      span)
  }

  static func nestedTooDeeply(_ limit: Int, isType: Bool, _ span: Span) -> Diagnostic {
    error(
      .nestedTooDeeply,
      isType
        ? "types can nest at most \(limit) levels deep" : "values and gathers can nest at most \(limit) levels deep",
      span)
  }

  /// What may help with a word that begins no line of a file.
  private static func declarationHelp(_ word: String) -> Note {
    switch word {
    case "lenient", "strict": Note(message: "it is a value of a setting: 'coercion \(word)'")
    case "null": Note(message: "it is written 'nil', as in 'nil write'")
    case "context": Note(message: "what callers pass is named in a type: 'context request: Request'")
    case "interface", "message", "record", "data", "dataclass", "type", "typedef", "protocol", "object", "model",
      "entity":
      Note(message: "a type is declared with 'struct' or 'class'")
    case "include", "require", "using", "from": Note(message: "another file is imported: 'import \"Shared.kvmap\"'")
    case "public", "package", "internal": Note(message: "it is a value of a setting: 'access \(word)'")
    case "key", "style", "naming", "case": Note(message: "a style of keys is set by 'keys snake_case'")
    case "date", "dates", "dateFormat": Note(message: "how dates are read is set by 'default Date via date(\"…\")'")
    case "extension": Note(message: "lines that types share are a 'mixin', and Swift code is in a file of its own")
    case "version", "edition", "syntax": Note(message: "the edition of the language is written 'kvmap 1'")
    default:
      Note(
        message: "declarations begin with 'struct', 'class', 'family', 'enum', 'union', 'map', 'mixin', 'transform', "
          + "'extern type', 'namespace' or 'test'")
    }
  }

  static func unknownSetting(_ name: String, suggestion: String?, _ span: Span) -> Diagnostic {
    error(
      .unknownSetting, "unknown declaration or setting \(quoted(name))", span,
      label: suggestion.map { "did you mean '\($0)'?" }, notes: suggestion == nil ? [declarationHelp(name)] : [],
      fixIts: suggestion.map {
        [FixIt(message: "replace it with '\($0)'", span: span, replacement: $0, isGuess: true)]
      } ?? [])
  }
}

// MARK: - Quoting

/// The text in single quotes, with invisible characters as `\u{…}`, truncated to 40 scalars.
func quoted(_ text: String) -> String {
  var shown = ""
  for (count, scalar) in text.unicodeScalars.enumerated() {
    if count == 40 {
      shown += "…"
      break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse:
      shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    case .spaceSeparator where scalar != " ":
      shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation,
      .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
      .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol, .spaceSeparator:
      shown.unicodeScalars.append(scalar)
    @unknown default:
      shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }
  return "'\(shown)'"
}

private func codePoint(_ scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16, uppercase: true)
  let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  guard let name = scalar.properties.name ?? scalar.properties.nameAlias else { return "U+\(padded)" }
  return "U+\(padded) (\(name.lowercased()))"
}

private func hexadecimal(_ byte: UInt8) -> String {
  (byte < 16 ? "0x0" : "0x") + String(byte, radix: 16, uppercase: true)
}
