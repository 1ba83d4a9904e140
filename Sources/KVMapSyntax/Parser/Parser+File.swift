import KVMapSource

extension Parser {
  /// File = [ Edition ] { Item }
  mutating func parseFile() -> SyntaxTree {
    let edition = parseOptionalEdition()
    let items = items()
    return SyntaxTree(edition: edition, items: items, failures: failurePlaces)
  }

  /// Stops after the item with the probed token, if there is one.
  mutating func items() -> [ItemSyntax] {
    var items: [ItemSyntax] = []
    while expectations?.isComplete != true {
      if isRecovering {
        skipToItem()
        noteSkippedText()
        isRecovering = false
      }
      if isAtEnd { break }
      let start = index
      items.append(parseItem())
      if index == start { advance() }
    }
    return items
  }

  /// Edition = "kvmap" number
  private mutating func parseOptionalEdition() -> EditionSyntax? {
    guard at(.kvmap) else { return nil }
    let start = index
    advance()
    let number = expectNumber(.edition)
    return EditionSyntax(number: number, span: span(from: start))
  }

  /// Item = Import | Setting | Default | Nested | Declaration
  private mutating func parseItem() -> ItemSyntax {
    passDeclarationWords()
    note(.item)
    note(words: Parser.declarations.union(Parser.otherItems))
    let start = index
    switch current.keyword {
    case .import: return parseImport()
    case .keys, .coercion, .unknown, .duplicates, .empty, .nil, .depth, .access, .properties, .sync:
      return .setting(parseSetting())
    case .default: return .defaultVia(parseDefault())
    case .namespace: return .nested(parseNested())
    case .extern, .transform, .mixin, .map, .struct, .class, .family, .enum, .union, .test:
      return parseDeclaration()
    case .kvmap: reportUnderstood(.misplacedEdition(current.span(in: file)))
    case .type, .via, .root, .before, .after, .context, .element, .xmlns, .as, .by, .`init`, .assignment, .factory,
      .with, .on, .in, .swift, .lenient, .strict, .lossy, .self, .rest, .gather, .all, .unless, .for, .prefix, .where,
      .owned,
      .count, .when, .key, .is, .null, .numberKind, .stringKind, .bool, .array, .object, .table, .or, .and, .else,
      .true, .false, .expect, .file, .roundtrip, .fails, .at, .check, .matches, .multiple, .of, .unique, .each, .not,
      nil:
      reportNoItem()
    }
    return skippedItem(from: start)
  }

  /// Declaration = Extern | Transform | Mixin | Map | Struct | Class | Family | Enum | Union | Test
  mutating func parseDeclaration() -> ItemSyntax {
    switch current.keyword {
    case .extern: return .externType(parseExtern())
    case .transform: return .transform(parseTransform())
    case .mixin: return .mixin(parseMixin())
    case .map: return parseMap()
    case .struct: return .type(parseStruct())
    case .class: return .type(parseClass())
    case .family: return .family(parseFamily())
    case .enum: return .enumeration(parseEnum())
    case .union: return .union(parseUnion())
    case .test: return .test(parseTest())
    case .kvmap, .import, .keys, .coercion, .unknown, .duplicates, .empty, .nil, .depth, .access, .properties, .sync,
      .default, .namespace, .type, .via, .root, .before, .after, .context, .element, .xmlns, .as, .by, .`init`,
      .assignment, .factory, .with, .on, .in, .swift, .lenient, .strict, .lossy, .self, .rest, .gather, .all, .unless,
      .for, .prefix, .where, .owned, .count, .when, .key, .is, .null, .numberKind, .stringKind, .bool, .array, .object,
      .table, .or, .and, .else, .true, .false, .expect, .file, .roundtrip, .fails, .at, .check, .matches, .multiple,
      .of, .unique, .each, .not, nil:
      let start = index
      reportUnexpected(.declaration)
      return skippedItem(from: start)
    }
  }

  /// What is neither a declaration nor a setting, up to the next one.
  private mutating func skippedItem(from start: Int) -> ItemSyntax {
    advance()
    skipToItem()
    noteSkippedText()
    isRecovering = false
    return .error(span(from: start))
  }

  private mutating func reportNoItem() {
    if at(.rightBrace) || at(.rightParenthesis) || at(.rightBracket) {
      report(.strayClosing(description(of: current), current.span(in: file)))
    } else if isAtName {
      let word = text(current)
      let known = (Parser.declarations.union(Parser.otherItems)).map(\.rawValue)
      // Another word of the language, such as 'strict', is no slip.
      let suggestion = current.keyword == nil ? closest(to: word, in: known) : nil
      report(.unknownSetting(word, suggestion: suggestion, current.span(in: file)))
    } else {
      reportUnexpected(.declaration)
    }
  }

  static let otherItems: Set<Keyword> = [
    .import, .keys, .coercion, .unknown, .duplicates, .empty, .nil, .depth, .access, .properties, .sync, .default,
    .namespace,
  ]

  /// Import = "import" ( string | QualifiedName )
  private mutating func parseImport() -> ItemSyntax {
    let start = index
    advance()
    note(.string(.importSubject))
    if at(.string) || at(.multilineString) {
      let path = expectString(.importSubject)
      return .importFile(ImportFileSyntax(path: path, span: span(from: start)))
    }
    let module = parseQualifiedName(.importSubject)
    if let path = quotedImport(module) { return .importFile(ImportFileSyntax(path: path, span: span(from: start))) }
    return .importModule(ImportModuleSyntax(module: module, span: span(from: start)))
  }

  /// Extern = "extern" "type" TypeName [ ":" Conformances ]
  private mutating func parseExtern() -> ExternTypeSyntax {
    let start = index
    advance()
    expect(.type, .typeWord)
    let name = parseTypeName(colonMayFollow: true)
    let conformances = eat(.colon) ? parseConformances() : []
    return ExternTypeSyntax(name: name, conformances: conformances, span: span(from: start))
  }

  /// QualifiedName = name { "." name }
  mutating func parseQualifiedName(_ expected: Expected, colonMayFollow: Bool = false) -> [NameSyntax] {
    guard let first = expectName(expected, colonMayFollow: colonMayFollow) else { return [] }
    return [first] + namesBehindPeriods(colonMayFollow: colonMayFollow)
  }

  /// The names after the first of a qualified name.
  mutating func namesBehindPeriods(colonMayFollow: Bool) -> [NameSyntax] {
    var parts: [NameSyntax] = []
    while eat(.period) {
      guard let part = expectName(.name, colonMayFollow: colonMayFollow) else { break }
      parts.append(part)
    }
    return parts
  }

  /// Setting = "keys" Keys
  ///         | ( "coercion" | "unknown" | "duplicates" | "empty" | "access" | "properties" ) SettingValue
  ///         | "nil" ( "for" Sentinels | SettingValue )
  ///         | "depth" number
  ///         | "sync" ( "table" TypeName | SettingValue )
  private mutating func parseSetting() -> SettingSyntax {
    let word = advance()
    // Allowed only at file level: in a body it would continue the preceding property.
    if word.keyword == .sync {
      let kind: SettingSyntax.Kind = eat(.table) ? .syncTable(parseTypeName()) : .sync(parseSettingValue())
      return SettingSyntax(kind: kind, span: span(from: word.span(in: file)))
    }
    return setting(behind: word) ?? SettingSyntax(kind: .unknown(nil), span: word.span(in: file))
  }

  /// The rest of a setting after its word, in a file or a map; `nil` if the word does not begin a setting.
  mutating func setting(behind word: Token) -> SettingSyntax? {
    guard let keyword = word.keyword else { return nil }
    let kind: SettingSyntax.Kind
    switch keyword {
    case .keys: kind = parseKeys()
    case .coercion: kind = .coercion(parseSettingValue())
    case .unknown: kind = .unknown(parseSettingValue())
    case .duplicates: kind = .duplicates(parseSettingValue())
    case .empty: kind = .empty(parseSettingValue())
    case .nil: kind =
        eat(.for) ? .nilReading(understood { $0.parseSentinels() }) : .nilWriting(parseSettingValue())
    case .access: kind = .access(parseSettingValue())
    case .properties: kind = .properties(parseSettingValue())
    case .depth: kind = .depth(expectNumber(.number))
    case .kvmap, .import, .extern, .type, .transform, .mixin, .map, .struct, .class, .family, .enum, .union, .test,
      .namespace, .default, .via, .root, .before, .after, .context, .element, .xmlns, .as, .by, .`init`, .assignment,
      .factory, .with, .on, .in, .swift, .lenient, .strict, .lossy, .self, .rest, .gather, .all, .unless, .for, .prefix,
      .where, .owned, .count, .when, .key, .is, .null, .numberKind, .stringKind, .bool, .array, .object, .table, .or,
      .and, .else, .true, .false, .expect, .file, .roundtrip, .fails, .at, .sync, .check, .matches, .multiple, .of,
      .unique, .each, .not:
      return nil
    }
    return SettingSyntax(kind: kind, span: span(from: word.span(in: file)))
  }

  /// SettingValue = name
  private mutating func parseSettingValue() -> NameSyntax? { expectName(.settingValue) }

  /// Keys = name { "or" name } [ "{" { KeyException [ "," ] } "}" ]
  private mutating func parseKeys() -> SettingSyntax.Kind {
    var styles: [NameSyntax] = []
    repeat {
      if let style = expectName(.keyStyle) { styles.append(style) }
    } while eat(.or)
    guard eat(.leftBrace) else { return .keys(styles: styles, exceptions: []) }
    let exceptions = members { $0.parseKeyException() }
    return .keys(styles: styles, exceptions: exceptions.compactMap(\.self))
  }

  /// KeyException = name Arrow Source
  private mutating func parseKeyException() -> KeyExceptionSyntax? {
    let start = index
    guard let name = expectName(.propertyName) else { return nil }
    let arrow = parseArrow()
    let source = understoodSource()
    return KeyExceptionSyntax(name: name, arrow: arrow, source: source, span: span(from: start))
  }

  /// Default = "default" DefaultRule
  private mutating func parseDefault() -> DefaultViaSyntax {
    let word = advance()
    return parseDefaultRule(behind: word)
  }

  /// DefaultRule = ( "." name | Type ) "via" Pipeline
  mutating func parseDefaultRule(behind word: Token) -> DefaultViaSyntax {
    let subject: DefaultViaSyntax.Subject
    note(.name(.subject))
    if eat(.period) {
      subject = expectName(.propertyName).map { .name($0) } ?? .missing(missingPlace)
    } else if isAtName || at(.leftBracket) {
      subject = .type(parseType())
    } else {
      reportMissing(.subject)
      subject = .missing(missingPlace)
    }
    expect(.via, .via)
    let pipeline = understood { $0.parsePipeline() } ?? []
    return DefaultViaSyntax(subject: subject, pipeline: pipeline, span: span(from: word.span(in: file)))
  }
}
