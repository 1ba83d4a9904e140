import KVMapSource

extension Parser {
  /// Member = attribute Property
  ///        | name PropertyRule
  ///        | "keys" ( PropertyRule | Keys )
  ///        | ( "coercion" | "unknown" | "duplicates" | "empty" | "access" | "properties" )
  ///          ( PropertyRule | SettingValue )
  ///        | "nil" ( PropertyRule | "for" Sentinels | SettingValue )
  ///        | "depth" ( PropertyRule | number )
  ///        | "default" ( PropertyRule | DefaultRule )
  ///        | "root" ( PropertyRule | Path )
  ///        | ( "before" | "after" ) ( PropertyRule | Hook )
  ///        | "context" ( PropertyRule | Context )
  ///        | "element" ( PropertyRule | string )
  ///        | "xmlns" ( PropertyRule | Namespace )
  ///        | "check" ( PropertyRule | Comparison )
  ///        | "in" ( PropertyRule | Path Block )
  ///
  /// A word followed by a colon is always a property; otherwise it must be one of the words that begin another line.
  mutating func parseMember() -> MemberSyntax {
    let documentation = documentation()
    passPropertyWords()
    note(.member)
    note(words: Parser.memberWords.union([.in]))
    guard isAtName else { return propertyWithAttributes(documentation) }
    let word = advance()
    if at(.colon) {
      return .property(parsePropertyRule(name(word), documentation: documentation, attributes: [], start: word))
    }
    if let setting = setting(behind: word) { return .setting(setting) }
    switch word.keyword {
    case .default:
      return .defaultVia(parseDefaultRule(behind: word))
    case .root:
      let path = expectPath()
      return .root(path, span(from: word.span(in: file)))
    case .before:
      return .hook(parseHook(.before, behind: word))
    case .after:
      return .hook(parseHook(.after, behind: word))
    case .context:
      return parseContext(behind: word)
    case .element:
      let name = expectString(.elementName)
      return .element(name, span(from: word.span(in: file)))
    case .xmlns:
      return parseNamespace(behind: word)
    case .in:
      return .block(block(behind: word))
    case .check:
      return .check(parseComparison(behind: word))
    case .where where isAtComparisonOfProperties:
      reportUnderstood(.comparisonBehindWhere(word.span(in: file)))
      return .check(parseComparison(behind: word))
    case .kvmap, .import, .extern, .type, .transform, .mixin, .map, .struct, .class, .family, .enum, .union, .test,
      .namespace, .keys, .coercion, .unknown, .duplicates, .empty, .nil, .depth, .access, .properties, .via, .as, .by,
      .`init`, .assignment, .factory, .with, .on, .swift, .lenient, .strict, .lossy, .self, .rest, .gather, .all,
      .unless, .for, .prefix, .where, .owned, .count, .when, .key, .is, .null, .numberKind, .stringKind, .bool, .array,
      .object, .table, .or, .and, .else, .true, .false, .expect, .file, .roundtrip, .fails, .at, .sync, .matches,
      .multiple, .of, .unique, .each, .not, nil:
      return propertyWithoutColon(word, documentation: documentation)
    }
  }

  /// Property = { attribute } name PropertyRule
  mutating func parseProperty() -> PropertySyntax? {
    let first = current
    let documentation = documentation()
    var attributes: [NameSyntax] = []
    while at(.attribute) { attributes.append(signedName(advance())) }
    passAttributesOfLineBefore(attributes, from: first)
    passPropertyWords()
    guard isAtName else {
      reportUnexpectedMember()
      return nil
    }
    let word = advance()
    if attributes.isEmpty, isBeforeProperty { return property(behind: word, documentation: documentation) }
    return parsePropertyRule(name(word), documentation: documentation, attributes: attributes, start: first)
  }

  private mutating func propertyWithAttributes(_ documentation: [String]) -> MemberSyntax {
    let start = index
    return parseProperty().map { .property($0) } ?? .error(span(from: start))
  }

  private mutating func reportUnexpectedMember() {
    // What is out of place here is none of the alternatives.
    if index != probedIndex, isAtArrow || at(.pipe) || at(.equal) {
      report(.misplacedPart(description(of: current), current.span(in: file)))
    } else {
      reportUnexpected(.member)
    }
  }

  /// A word that begins nothing and has no colon: most likely a property with a missing colon, a misspelled setting, or
  /// a word that is not written before a property.
  private mutating func propertyWithoutColon(_ word: Token, documentation: [String]) -> MemberSyntax {
    if isBeforeAttributes {
      report(.unexpectedWord(text(word), word.span(in: file)))
      isRecovering = false
      return parseProperty().map { .property($0) } ?? .error(word.span(in: file))
    }
    let suggestion = closest(to: text(word), in: Parser.memberWords.map(\.rawValue))
    if isBeforeProperty, suggestion != Keyword.context.rawValue {
      return .property(property(behind: word, documentation: documentation))
    }
    if let suggestion, word.keyword == nil, !at(.leftBracket) {
      report(.unknownSetting(text(word), suggestion: suggestion, word.span(in: file)))
      return .error(word.span(in: file))
    }
    return .property(
      parsePropertyRule(name(word), documentation: documentation, attributes: [], start: word))
  }

  static let memberWords: Set<Keyword> = [
    .keys, .coercion, .unknown, .duplicates, .empty, .nil, .depth, .access, .properties, .default, .root, .before,
    .after, .context, .element, .xmlns, .check,
  ]

  /// Hook = QualifiedName
  private mutating func parseHook(_ moment: HookSyntax.Moment, behind word: Token) -> HookSyntax {
    let function = parseQualifiedName(.swiftName)
    return HookSyntax(moment: moment, function: function, span: span(from: word.span(in: file)))
  }

  /// Context = name ":" Type
  private mutating func parseContext(behind word: Token) -> MemberSyntax {
    note(.name(.name))
    guard isAtName else {
      reportMissing(.name)
      return .context(nil, nil, span(from: word.span(in: file)))
    }
    let name = name(advance())
    let type = expect(.colon, .colon) ? parseType() : nil
    return .context(name, type, span(from: word.span(in: file)))
  }

  /// Namespace = string | name "=" string
  private mutating func parseNamespace(behind word: Token) -> MemberSyntax {
    let prefix = isAtName && !isAtNextMember ? name(advance()) : nil
    if prefix != nil { expect(.equal, .equal) }
    let uri = expectString(.namespace)
    return .namespace(prefix: prefix, uri: uri, span(from: word.span(in: file)))
  }
}
