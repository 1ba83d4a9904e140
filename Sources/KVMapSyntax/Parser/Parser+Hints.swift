import KVMapSource

/// What was probably meant, where a Swift developer often writes something else.
extension Parser {
  /// A note about the current token in place of what was expected; `nil` if the intention is not known.
  func hint(for expected: Expected) -> String? {
    let previous = tokens[max(index - 1, 0)]
    if current.kind == .colon, let word = previous.keyword, [.where, .unless, .sync].contains(word) {
      return "a property named '\(word.rawValue)' is written in back-quotes: '`\(word.rawValue)`'"
    }
    switch expected {
    case .value: return hintForValue(behind: previous)
    case .keyStyle, .settingValue:
      return isNow(.colon) || isNow(.equal) ? "a setting has neither ':' nor '=' before its value" : nil
    case .transformer: return hintForTransformer(behind: previous)
    case .list: return isNow(.number) || isNow(.closedRange) ? "a range is written without 'in': 'where 1...3'" : nil
    case .check: return hintForCheck
    case .colon: return hintForColon(behind: previous)
    case .equals:
      return isNow(.rightBracket) && previous.kind == .string
        ? "a key of an object is written 'a.b', or 'a.\"b c\"' with quotes" : nil
    case .emptyRecord: return "a dictionary is written in brackets, as in '[\"a\": 1]'"
    case .bodyEnd:
      return isInsideType ? "a type is not declared inside of another; 'namespace A { … }' nests types" : nil
    case .member: return hintForMember(behind: previous)
    case .key: return hintForKey(behind: previous)
    case .caseName: return hintForCase
    case .caseTarget:
      return isNow(.word) ? "a text is written in double quotes: '\"\(text(current).prefix(40))\"'" : nil
    case .literal: return hintForLiteral
    case .type: return hintForType(behind: previous)
    case .testDocument: return hintForDocument
    case .subject: return isNow(.string) ? Parser.defaultFollows : nil
    case .element:
      return isNow(.question) ? "an element is selected by a condition, as in 'links[rel == \"self\"]'" : nil
    case .closingAngle: return isNow(.colon) ? "the parameters of a type have no constraints" : nil
    case .closingParenthesis: return hintForArguments(behind: previous)
    case .wordKey:
      return isNowName ? "the key that tells the cases apart follows 'on': 'on \(text(current).prefix(40))'" : nil
    case .bodyStart: return hintForBody
    case .alias, .argument, .arrow, .closingBracket, .comparison, .comparisonOperator, .construction, .declaration,
      .declarationName, .documentType, .edition, .elementName, .equal, .failureKind, .gatherBody, .gatherPrefix,
      .importSubject, .sentinel, .emptyArray, .emptyObject, .mixinName, .protocolName, .name, .namespace,
      .nestedDeclaration, .number, .of, .on, .pattern, .parameterName, .propertyName, .rangeOperator, .source,
      .surrounding, .swiftName, .tableRow, .testFile, .testStep, .testTitle, .transformBody, .syncPolicy, .relation,
      .typeEnd, .typeWord, .valueKind, .via, .with:
      return nil
    }
  }

  private func hintForValue(behind previous: Token) -> String? {
    if isNow(.rightBracket), previous.kind == .comma { return "no comma precedes the closing bracket" }
    guard current.kind == .word, !current.flags.contains(.beginsLine) else { return nil }
    let word = next.kind == .period && token(ahead: 2).isName ? text(token(ahead: 2)) : text(current)
    if word == "null" { return "it is written 'nil' in a mapping" }
    if next.kind == .leftParenthesis || ["now", "today"].contains(word) {
      return "the result of a Swift function is written '= swift f', such as '= swift UUID.init', and a value of "
        + "which every part has a default '= {}'"
    }
    guard word.first?.isLowercase == true, word.count <= 40 else { return nil }
    return "a case is written with a period, such as '.\(word)', and a text in double quotes"
  }

  private var hintForBody: String? {
    if isNowWord(among: ["extends", "implements"]) || isNow(.leftParenthesis) {
      return "a base class and protocols follow ':'"
    }
    return isNow(.equal) ? "the parts of a declaration are written in braces, as in 'union U { a: A, b: B }'" : nil
  }

  private var hintForLiteral: String? {
    isNow(.word) ? "a text is written in double quotes: '\"\(text(current).prefix(40))\"'" : nil
  }

  /// The texts of an enum in places of types.
  private func hintForType(behind previous: Token) -> String? {
    guard isNow(.string) else { return nil }
    if previous.kind == .leftParenthesis { return "the text of a case follows '<->': 'active <-> \"A\"'" }
    return "a value that is one of several texts has an enum as its type"
  }

  private var hintForDocument: String? {
    if isNow(.leftBrace) || isNow(.leftBracket) {
      return "a document is written in quotes: 'json \"\"\"{\"a\": 1}\"\"\"'"
    }
    return "the steps without a document are 'expect', 'context', 'roundtrip' and 'fails'"
  }

  private func hintForArguments(behind previous: Token) -> String? {
    guard isNow(.colon), previous.keyword == .true || previous.keyword == .false else { return nil }
    return "the texts have no labels: 'bool(\"yes\", \"no\")'"
  }

  private var hintForCheck: String? {
    if isNowWord(among: ["length", "size"]) { return "the number of characters or elements is 'count'" }
    if isNowWord(among: ["between", "min", "max", "minimum", "maximum", "range"]) {
      return "a range is written '1...5', and a limit '>= 1'"
    }
    if isNowWord(among: ["empty", "isEmpty"]) { return "what is not empty has 'count > 0'" }
    guard current.kind == .word, isComparison(next) else { return nil }
    return "a condition between properties is a line of its own, such as 'check start <= end'"
  }

  /// The line begins with a word that belongs elsewhere.
  private func hintForColon(behind previous: Token) -> String? {
    guard previous.kind == .word else { return nil }
    if isNow(.question) { return "the '?' of an optional follows the type: 'name: String?'" }
    if isNow(.both) || isNow(.read) || isNow(.write) { return "the type precedes the arrow: 'name: String <-> key'" }
    if let word = previous.keyword, [.lenient, .strict, .lossy].contains(word), !previous.flags.contains(.beginsLine) {
      return "'\(word.rawValue)' is written before the type: 'id: \(word.rawValue) Int'"
    }
    if index > 1, tokens[index - 2].keyword == .context {
      return "what callers pass has a name and a type: 'context request: Request'"
    }
    if let hint = hintForRestOfPath { return hint }
    guard current.kind == .word, !current.flags.contains(.beginsLine) else { return nil }
    if blockPath != nil, let word = previous.keyword, Parser.memberWords.contains(word) {
      return "a setting is written in the type, outside of 'in'"
    }
    switch text(previous) {
    case "with", "include", "mixin": return "a mixin is named in the head of a type: 'struct A with B'"
    case "func": return "functions are written in Swift, in an extension of the type"
    case "sync":
      return "a policy follows its property, as in 'tags: [Tag] sync merge'; "
        + "a line 'sync merge' is written outside of types"
    default: return nil
    }
  }

  /// The word before the current token follows a key, or a comma behind one, on the line of that key.
  private var hintForRestOfPath: String? {
    guard index > 2, !tokens[index - 1].flags.contains(.beginsLine), isNow(.rightBrace) || isNextOnLaterLine else {
      return nil
    }
    let (before, third) = (tokens[index - 2], tokens[index - 3])
    if before.kind == .comma, third.isName || third.kind == .string { return hintForAlternative }
    guard before.isName, !before.flags.contains(.beginsLine), [.both, .read, .write, .period].contains(third.kind)
    else { return nil }
    let key = "\(text(before)) \(text(tokens[index - 1]))"
    return "a key with a space is written in double quotes: '\"\(key.prefix(40))\"'"
  }

  private static let defaultFollows = "a default follows '=': 'name: String = \"\"'"

  private func hintForMember(behind previous: Token) -> String? {
    if isNow(.question) { return hintForAlternative }
    if isNow(.leftBracket), previous.isName, next.kind == .rightBracket { return "an array is written '[Element]'" }
    if isNow(.leftParenthesis) {
      if previous.keyword == .gather { return "what is gathered is written in braces: 'gather { latitude <-> lat }'" }
      return previous.kind == .attribute ? Parser.keyFollowsType : nil
    }
    guard isNow(.string) else { return nil }
    if previous.kind == .coalesce { return Parser.defaultFollows }
    if index > 1, previous.isName, tokens[index - 2].kind == .pipe {
      return "the arguments of a transformer are written in parentheses"
    }
    return Parser.keyFollowsType
  }

  private static let keyFollowsType = "the key of a property follows its type: 'userName: String <-> \"user_name\"'"

  private func hintForKey(behind previous: Token) -> String? {
    if previous.kind == .period, isNow(.number) { return "an element of an array is written 'a[0]'" }
    if previous.kind == .period, isNow(.star) { return "all elements of an array are written 'a[*]'" }
    return isNow(.colon) && nesting > 0 ? "the path of an entry follows '<->': 'latitude <-> lat'" : nil
  }

  private var hintForCase: String? {
    if isNow(.string) { return "a case has a name, and its text follows '<->' if it is another: 'active <-> \"A\"'" }
    if isNow(.colon) { return "the text of a case follows '<->': 'active <-> \"A\"'" }
    return isNow(.pipe) ? "further texts of a case follow 'or': 'active <-> \"A\" or \"a\"'" : nil
  }

  private func hintForTransformer(behind previous: Token) -> String? {
    if isNow(.string) { return "the pattern of a date is written 'date(\"yyyy-MM-dd\")'" }
    return isNow(.pipe) && previous.kind == .pipe ? hintForAlternative : nil
  }

  private var hintForAlternative: String { "a second key, for when the first is absent, follows '??'" }

  /// Unlike `at`, this does not note the kind as one that is expected.
  private func isNow(_ kind: Token.Kind) -> Bool { current.kind == kind }

  private var isNowName: Bool { current.kind == .word && !current.flags.contains(.beginsLine) }

  private func isNowWord(among words: Set<String>) -> Bool { current.kind == .word && words.contains(text(current)) }
}

// MARK: - Parts that are understood, although they are in the wrong place

extension Parser {
  /// A default that is written like an object of JSON, up to its closing brace.
  mutating func passObjectAsDefault() -> Bool {
    let key = next
    guard current.kind == .leftBrace, key.kind == .string, token(ahead: 2).kind == .colon else { return false }
    report(
      .expectedToken(
        .emptyRecord, found: description(of: key), key.span(in: file), note: hint(for: .emptyRecord)))
    skipGroup()
    return true
  }

  /// `lenient` inside the brackets of a type.
  mutating func passModifierInType() {
    guard let word = current.keyword, [.lenient, .strict, .lossy].contains(word),
      next.isName && !next.flags.contains(.beginsLine) || next.kind == .leftBracket
    else { return }
    reportUnderstood(.modifierInType(word.rawValue, advance().span(in: file)))
  }

  /// `at PATH` behind the kind of a problem that is expected.
  mutating func passPathOfFailure() -> PathSyntax? {
    guard current.keyword == .at, index != probedIndex, next.isName || next.kind == .string else { return nil }
    let place = advance().span(in: file)
    let path = parseDocumentPath()
    reportUnderstood(.pathBehindKind(span(from: place)))
    return path
  }

  /// The import of a file without quotes.
  mutating func quotedImport(_ module: [NameSyntax]) -> StringSyntax? {
    guard module.count > 1, module.last?.text == "kvmap", let first = module.first, let last = module.last else {
      return nil
    }
    let whole = Span(file: file, start: first.span.start, end: last.span.end)
    let path = module.map(\.text).joined(separator: ".")
    reportUnderstood(.importWithoutQuotes(path, whole))
    return StringSyntax(value: path, span: whole)
  }
}

extension Diagnostic {
  fileprivate static func modifierInType(_ word: String, _ span: Span) -> Diagnostic {
    misplaced("'\(word)' is written before the whole type, as in '\(word) [Int]'", span)
  }

  fileprivate static func pathBehindKind(_ span: Span) -> Diagnostic {
    misplaced("the path is written before the kind: 'fails at a.b with missing'", span)
  }

  fileprivate static func importWithoutQuotes(_ path: String, _ span: Span) -> Diagnostic {
    misplaced(
      "a file is imported in quotes; without them it is a Swift module", span,
      fixIts: [FixIt(message: "put the path in quotes", span: span, replacement: "\"\(path)\"")])
  }

  private static func misplaced(_ message: String, _ span: Span, fixIts: [FixIt] = []) -> Diagnostic {
    Diagnostic(
      id: SyntaxDiagnosticID.expectedToken.rawValue, severity: .error, message: message, span: span, fixIts: fixIts)
  }
}
