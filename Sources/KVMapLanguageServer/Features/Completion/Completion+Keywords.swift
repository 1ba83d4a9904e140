import KVMapSema
import KVMapSyntax

/// Words and signs.
extension Completion {
  /// On the line of another member a new one is allowed, but hardly meant.
  var beginsPart: Bool {
    if place.beginsLine { return true }
    return place.previous.map { $0.kind == .leftBrace || $0.kind == .comma } ?? true
  }

  mutating func collectKeywords() {
    let beginning: Set<Keyword>
    if expects(.member) {
      beginning = Self.memberWords
    } else if expects(.item) {
      beginning = Self.itemWords
    } else {
      beginning = []
    }
    if expects(.keyword(.test)) && beginsPart {
      for type in names.types where !type.isGeneric && type.kind != "extern type" {
        let text = "test \(type.name) \"\""
        add("test \(type.name)", .snippet, .good, detail: type.kind, text: text, snippet: Self.testSnippet(type.name))
      }
    }
    let stated = statedSettings
    for keyword in place.expectations.keywords {
      let isLast = beginning.contains(keyword) && !beginsPart || !fits(keyword) || stated.contains(keyword)
      // The whole object is rarely meant, and cannot be written where other properties are.
      let isPlain = expects(.member) || expects(.item) || keyword == .self
      let rank: Rank = isLast ? .last : isPlain ? .plain : .good
      add(
        keyword.rawValue, .keyword, rank, snippet: isLast ? nil : snippet(of: keyword), about: .language)
    }
  }

  private func snippet(of keyword: Keyword) -> String? {
    guard keyword == .expect, case .test(let test)? = place.item, let type = test.type else {
      return Self.snippets[keyword]
    }
    if case .array = type { return "expect [$0]" }
    if case .type? = names.item(of: type) { return type.isCollection ? nil : Self.snippets[keyword] }
    return nil
  }

  private func fits(_ keyword: Keyword) -> Bool {
    fitsCheck(keyword) && fitsValue(keyword) && fitsSource(keyword) && fitsTarget(keyword)
      && fitsArgument(keyword) && fitsRow(keyword)
  }

  /// Whether a word may be the source of the property, or a modifier of its type, as far as that is known.
  private func fitsSource(_ keyword: Keyword) -> Bool {
    let modifiers = Set(place.property?.modifiers.map(\.modifier) ?? [])
    if keyword == .sync, expects(.arrow) || place.property != nil, !expects(.item) { return isSynchronised }
    if keyword == .owned {
      return place.property?.type?.isCollection ?? true && names.item(of: place.property?.type) != nil
    }
    // What selects a case is its tag.
    if keyword == .when, case .union(let union)? = place.item { return union.key == nil && !union.isByKey }
    let isLazy = place.property?.attributes.contains { $0.text == "lazy" } ?? false
    if keyword == .lossy { return !isLazy && !modifiers.contains(.lossy) }
    if keyword == .lenient || keyword == .strict { return modifiers.isDisjoint(with: [.lenient, .strict]) }
    guard keyword == .gather || keyword == .rest, expects(.source) else { return true }
    // The type of what is gathered is not looked up.
    if isGathered { return false }
    switch place.property?.type?.unwrapped {
    // An object is made of several keys, or of those that are left.
    case .array?: return false
    case .named(let name, _, _)?:
      if let scalar = Scalar(rawValue: name.text) { return scalar == .value || scalar == .object }
      switch names.item(named: name.text) {
      case .type, .union: return keyword == .gather
      case .enumeration, .externType, .importFile, .importModule, .setting, .defaultVia, .transform, .mixin, .family,
        .test, .nested, .error:
        return false
      // A parameter of the type, or a type that is not there yet.
      case nil: return name.text != BuiltInType.set && name.text != BuiltInType.field
      }
    case .dictionary(let key, _, _)?: return key.scalar == .string
    case .optional?, .missing?: return true
    // An exception of a key style.
    case nil: return false
    }
  }

  /// Whether the types of the file are synchronised.
  var isSynchronised: Bool {
    place.view.tree.items.contains { item in
      guard case .setting(let setting) = item, case .sync = setting.kind else { return false }
      return true
    }
  }

  /// Whether the source of an entry of a gather is written.
  private var isGathered: Bool {
    guard let bracket = place.view.openBracket(before: place.index), bracket > 0 else { return false }
    return [.gather, .all].contains(place.view.tokens[bracket - 1].keyword)
  }

  /// The settings that the place is among and that can be stated once.
  private var statedSettings: Set<Keyword> {
    var found: Set<Keyword> = []
    if expects(.member), case .type(let type)? = place.item {
      for member in type.members {
        switch member {
        case .setting(let setting): found.formUnion(setting.word.map { [$0] } ?? [])
        case .root: found.insert(.root)
        case .element: found.insert(.element)
        case .property, .defaultVia, .hook, .context, .namespace, .block, .check, .error: break
        }
      }
    } else if expects(.item) {
      for case .setting(let setting) in place.view.tree.items { found.formUnion(setting.word.map { [$0] } ?? []) }
    }
    return found
  }

  private static let memberWords: Set<Keyword> = [
    .keys, .coercion, .unknown, .duplicates, .empty, .nil, .depth, .access, .properties, .default, .root, .before,
    .after, .context, .element, .xmlns, .check, .in,
  ]

  private static let itemWords: Set<Keyword> = [
    .kvmap, .import, .keys, .coercion, .unknown, .duplicates, .empty, .nil, .depth, .access, .properties, .sync,
    .default, .namespace, .transform, .mixin, .map, .struct, .class, .family, .enum, .union, .test, .extern,
  ]

  private static let snippets: [Keyword: String] = [
    .struct: "struct ${1:Name} {\n  $0\n}", .class: "class ${1:Name} {\n  $0\n}", .enum: "enum ${1:Name} {\n  $0\n}",
    .union: "union ${1:Name} on ${2:type} {\n  $0\n}", .mixin: "mixin ${1:Name} {\n  $0\n}",
    .namespace: "namespace ${1:Name} {\n  $0\n}", .import: "import \"$0\"", .gather: "gather { $0 }",
    .expect: "expect { $0 }",
  ]

  private static func testSnippet(_ type: String) -> String {
    "test \(type) \"${1:title}\" {\n  json \"\"\"\n    {$0}\n    \"\"\"\n}"
  }

  mutating func collectSigns() {
    // On a new line the rule may go on, but another member is more likely.
    let rank: Rank = expects(.member) && beginsPart ? .other : .best
    if expects(.arrow) {
      add("<->", .operatorSign, rank, detail: "reads and writes")
      add("<-", .operatorSign, rank, detail: "reads")
      // What is gathered to be read has to be read.
      let isGathered = isInGather && place.property?.arrow?.arrow != .write
      add("->", .operatorSign, isGathered ? .other : rank, detail: "writes")
    }
    if expects(.kind(.pipe)) { add("|", .operatorSign, rank, detail: "the next step of a pipeline") }
    if expects(.kind(.coalesce)), !expects(.kind(.question)) {
      add("??", .operatorSign, rank, detail: "another source, if there is no value")
    }
    if expects(.kind(.coalesce)), expects(.kind(.period)), !expects(.kind(.question)),
      ![.self, .rest].contains(place.previous?.keyword)
    {
      add(".", .operatorSign, .good, detail: "a key of the object there")
    }
    if expects(.kind(.equal)), place.property != nil { add("=", .operatorSign, rank, detail: "a default") }
  }
}

extension SettingSyntax {
  /// The first word of a setting that can be stated once at a place.
  fileprivate var word: Keyword? {
    switch kind {
    case .keys: .keys
    case .coercion: .coercion
    case .unknown: .unknown
    case .duplicates: .duplicates
    case .empty: .empty
    case .depth: .depth
    case .access: .access
    case .properties: .properties
    // There is a second line that begins with each of these.
    case .nilWriting, .nilReading, .sync, .syncTable: nil
    }
  }
}
