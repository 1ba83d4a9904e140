import KVMapSource

/// What was probably meant, where a Swift developer often writes something else.
extension Parser {
  /// A note about the current token in place of what was expected; `nil` if the intention is not known.
  func hint(for expected: Expected) -> String? {
    let previous = tokens[max(index - 1, 0)]
    if current.kind == .colon, let word = previous.keyword, [.where, .unless, .sync].contains(word) {
      if word == .sync, !isInBody { return Parser.noSign }
      return "a property named '\(word.rawValue)' is written in back-quotes: '`\(word.rawValue)`'"
    }
    if [.type, .member, .source, .colon].contains(expected), let hint = hintForBraces(behind: previous) { return hint }
    switch expected {
    case .value: return hintForValue(behind: previous)
    case .keyStyle, .settingValue:
      if expected == .keyStyle, isNow(.string) { return "a style is written without quotes: 'keys snake_case'" }
      return isNow(.colon) || isNow(.equal) ? Parser.noSign : nil
    case .number: return isNow(.colon) || isNow(.equal) ? Parser.noSign : nil
    case .via: return "the transformer follows 'via': 'default Date via epoch_seconds'"
    case .syncPolicy: return isNow(.leftParenthesis) ? "the policy follows 'sync': 'sync merge'" : nil
    case .transformer: return hintForTransformer(behind: previous)
    case .list: return isNow(.number) || isNow(.closedRange) ? "a range is written without 'in': 'where 1...3'" : nil
    case .check: return hintForCheck
    case .colon: return hintForColon(behind: previous)
    case .equals:
      return isNow(.rightBracket) && previous.kind == .string
        ? "a key of an object is written 'a.b', or 'a.\"b c\"' with quotes" : nil
    case .emptyRecord: return "an array or a set is written '[1, 2]', and a dictionary '[\"a\": 1]'"
    case .closingBracket:
      return isNow(.string) || isNow(.number) ? "the elements of an array are separated by commas" : nil
    case .pattern: return isNow(.leftParenthesis) ? Parser.noParentheses : nil
    case .declaration: return isNow(.attribute) ? "a type has no attributes, and protocols follow ':'" : nil
    case .bodyEnd:
      return isInsideType ? "a type is not declared inside of another; 'namespace A { … }' nests types" : nil
    case .member: return hintForMember(behind: previous)
    case .source: return hintForSource(behind: previous)
    case .key: return hintForKey(behind: previous)
    case .caseName: return hintForCase
    case .caseTarget, .literal: return isNow(.word) ? textInQuotes : nil
    case .type: return hintForType(behind: previous)
    case .testDocument: return hintForDocument(behind: previous)
    case .testFile: return isNow(.word) ? "a path is written in double quotes" : nil
    case .testStep: return isNow(.string) ? "the format precedes the document: 'json \"…\"'" : nil
    case .testTitle: return "a test begins like this: 'test Station \"without a label\" {'"
    case .with:
      return isInTest ? "the kind of the problem follows 'with': 'fails at name with missing'" : nil
    case .subject: return isNow(.string) ? Parser.defaultFollows : nil
    case .element:
      if isNow(.rightBracket) { return "all elements of an array are written 'a[*]'" }
      return isNow(.question) ? "an element is selected by a condition, as in 'links[rel == \"self\"]'" : nil
    case .closingAngle: return isNow(.colon) ? Parser.noConstraints : nil
    case .closingParenthesis: return hintForArguments(behind: previous)
    case .wordKey:
      return isNowName ? "the key that tells the cases apart follows 'on': 'on \(text(current).prefix(40))'" : nil
    case .bodyStart: return hintForBody
    case .alias, .argument, .arrow, .comparison, .comparisonOperator, .construction,
      .declarationName, .documentType, .edition, .elementName, .equal, .failureKind, .gatherBody, .gatherPrefix,
      .importSubject, .sentinel, .emptyArray, .emptyObject, .mixinName, .protocolName, .name, .namespace,
      .nestedDeclaration, .of, .on, .parameterName, .propertyName, .rangeOperator,
      .surrounding, .swiftName, .tableRow, .transformBody, .relation,
      .typeEnd, .typeWord, .valueKind:
      return nil
    }
  }

  private static let noSign = "a setting has neither ':' nor '=' before its value"

  private func hintForValue(behind previous: Token) -> String? {
    if isInTest, let hint = hintForExpectedValue(behind: previous) { return hint }
    if isNow(.rightBracket), previous.kind == .comma { return "no comma precedes the closing bracket" }
    guard current.kind == .word, !current.flags.contains(.beginsLine) else { return nil }
    let isQualified = next.kind == .period && token(ahead: 2).isName
    let word = isQualified ? text(token(ahead: 2)) : text(current)
    if let value = Parser.valuesElsewhere[word] { return "it is written '\(value)' in a mapping" }
    if next.kind == .leftParenthesis || ["now", "today"].contains(word) {
      return "the result of a Swift function is written '= swift f', such as '= swift UUID.init', and a value of "
        + "which every part has a default '= {}'"
    }
    guard word.count <= 40 else { return nil }
    if !isQualified, word.first?.isLowercase == false { return textInQuotes }
    return "a case is written with a period, such as '.\(word)', and a text in double quotes"
  }

  private func hintForExpectedValue(behind previous: Token) -> String? {
    guard current.kind == .word else { return nil }
    if previous.keyword == .expect, isNowWord(among: ["error", "failure", "problem", "throws"]) {
      return "a problem is expected by 'fails with missing'"
    }
    if previous.keyword == .expect || next.kind == .leftParenthesis {
      return "an object is written with its properties in braces: '{ name = \"Ada\" }'"
    }
    return nil
  }

  /// What other languages write for the values that have a name.
  private static let valuesElsewhere = [
    "null": "nil", "NULL": "nil", "Null": "nil", "None": "nil", "Nil": "nil", "NIL": "nil", "undefined": "nil",
    "True": "true", "TRUE": "true", "YES": "true", "False": "false", "FALSE": "false", "NO": "false",
  ]

  private var textInQuotes: String { "a text is written in double quotes: '\"\(text(current).prefix(40))\"'" }

  private var hintForBody: String? {
    if isNowWord(among: ["extends", "implements"]) || isNow(.leftParenthesis) {
      return "a base class and protocols follow ':'"
    }
    if isNowWord(among: ["where"]) { return Parser.noConstraints }
    return isNow(.equal) ? "the parts of a declaration are written in braces, as in 'union U { a: A, b: B }'" : nil
  }

  private static let noConstraints = "the parameters of a type have no constraints"

  /// The texts of an enum, and attributes, in places of types.
  private func hintForType(behind previous: Token) -> String? {
    if isNow(.attribute) { return Parser.attributesPrecede }
    if isNow(.leftParenthesis) { return "a value of several parts is a struct, and its type is written by name" }
    guard isNow(.string) else { return nil }
    if previous.keyword == .test { return "the type precedes the title: 'test Station \"without a label\" {'" }
    if previous.kind == .leftParenthesis { return "the text of a case follows '<->': 'active <-> \"A\"'" }
    return "a value that is one of several texts has an enum as its type"
  }

  private func hintForDocument(behind previous: Token) -> String? {
    if previous.kind == .word, let step = closest(to: text(previous), in: Parser.testSteps.map(\.rawValue).sorted()) {
      return "did you mean '\(step)'?"
    }
    if isNow(.leftBrace) || isNow(.leftBracket) {
      return "a document is written in quotes: 'json \"\"\"{\"a\": 1}\"\"\"'"
    }
    return "the steps without a document are 'expect', 'context', 'roundtrip' and 'fails'"
  }

  private func hintForArguments(behind previous: Token) -> String? {
    if isNow(.closedRange) || isNow(.halfOpenRange) { return "the bounds are two arguments: 'clamped(1, 5)'" }
    guard isNow(.colon), previous.keyword == .true || previous.keyword == .false else { return nil }
    return "the texts have no labels: 'bool(\"yes\", \"no\")'"
  }

  private var hintForCheck: String? {
    if isNow(.string) || isNowWord(among: ["regex", "regexp", "pattern", "match", "like"]) {
      return "a pattern follows 'matches', and a value '=='"
    }
    if isNow(.leftParenthesis) { return Parser.noParentheses }
    if isNowWord(among: ["all", "every", "any"]) { return "a condition of every element follows 'each'" }
    if isNowName, next.kind == .period, token(ahead: 2).isName {
      return "the value is not named: 'where count > 0'"
    }
    if isNowWord(among: ["length", "size"]) { return "the number of characters or elements is 'count'" }
    if isNowWord(among: ["between", "min", "max", "minimum", "maximum", "range"]) {
      return "a range is written '1...5', and a limit '>= 1'"
    }
    if isNowWord(among: ["empty", "isEmpty"]) { return "what is not empty has 'count > 0'" }
    guard current.kind == .word, isComparison(next) else { return nil }
    return "a condition between properties is a line of its own, such as 'check start <= end'"
  }

  private static let noParentheses = "conditions are written without parentheses"

  /// The line begins with a word that belongs elsewhere.
  private func hintForColon(behind previous: Token) -> String? {
    guard previous.kind == .word else { return nil }
    if let hint = hintForFurtherCondition(behind: previous) { return hint }
    if previous.keyword == .owned { return "'owned' precedes the policy: 'sync owned merge'" }
    if index > 1, ["optional", "nullable"].contains(text(tokens[index - 2])) {
      return "a type that may be nil ends with '?'"
    }
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
    if text(previous).first?.isUppercase == true, isNowName, text(current).first?.isLowercase == true,
      text(current).count <= 40, [.rightBrace, .comma].contains(next.kind) || next.flags.contains(.beginsLine)
    {
      return "the name precedes the type: '\(text(current)): \(text(previous).prefix(40))'"
    }
    switch text(previous) {
    case "from", "as", "key": return "the key follows an arrow: 'userName: String <-> user_name'"
    case "with", "include", "mixin": return "a mixin is named in the head of a type: 'struct A with B'"
    case "func": return "functions are written in Swift, in an extension of the type"
    case "sync":
      return "a policy follows its property, as in 'tags: [Tag] sync merge'; "
        + "a line 'sync merge' is written outside of types"
    default: return nil
    }
  }

  /// A second condition behind a comma, or behind a word that joins none.
  private func hintForFurtherCondition(behind previous: Token) -> String? {
    let isJoined = previous.keyword == .or && (current.keyword == .count || isComparison(current))
    guard isJoined || previous.keyword == .count && isComparison(current) else { return nil }
    return "conditions are joined by 'and', and values of which one is meant are listed: 'in [\"a\", \"b\"]'"
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
    if previous.kind == .attribute, isNow(.rightBrace) { return Parser.attributesPrecede }
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

  static let attributesPrecede = "attributes precede the name of their property: '@id number: Int'"

  private static let keyFollowsType = "the key of a property follows its type: 'userName: String <-> \"user_name\"'"

  private func hintForSource(behind previous: Token) -> String? {
    if isNow(.leftBracket) { return "a key is a word or a text in quotes, and a second one follows '??'" }
    return isNow(.number) && previous.kind == .coalesce ? Parser.defaultFollows : nil
  }

  private func hintForKey(behind previous: Token) -> String? {
    if previous.kind == .period, isNow(.number) { return "an element of an array is written 'a[0]'" }
    if previous.kind == .period, isNow(.star) { return "all elements of an array are written 'a[*]'" }
    return isNow(.colon) && nesting > 0 ? "the path of an entry follows '<->': 'latitude <-> lat'" : nil
  }

  private var hintForCase: String? {
    if isNow(.string) { return "a case has a name, and its text follows '<->' if it is another: 'active <-> \"A\"'" }
    if isNow(.colon) { return "the text of a case follows '<->': 'active <-> \"A\"'" }
    if isNow(.number), tokens[max(index - 1, 0)].kind == .period {
      return "a number has a digit before its point: '0.5'"
    }
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
