import KVMap
import KVMapSema
import KVMapSyntax

/// Cases of enums and unions, by what documents of tests have.
extension Completion {
  /// The texts that are read as the enum, or as the tag of the union, and that no case has yet.
  mutating func collectCaseTexts() {
    let payload: String
    switch place.item {
    case .enumeration: payload = ""
    case .union: payload = ": Value"
    case .type, .externType, .mixin, .transform, .family, .importFile, .importModule, .setting, .defaultVia, .test,
      .nested, .error, nil:
      return
    }
    let taken = Set(cases.map(\.name.text))
    for text in unreadTexts {
      let name = Self.propertyName(of: text)
      guard !taken.contains(name), !name.isEmpty else { continue }
      let arrow = name == text ? "" : " <-> " + DocumentKeyText.string(text)
      add(name, .enumMember, .best, detail: "in a document of a test", text: name + payload + arrow)
    }
  }

  /// A case for all other texts, where there is none yet.
  mutating func collectElse() {
    let hasElse = cases.contains { if case .otherwise = $0.target { true } else { false } }
    guard !hasElse, !cases.isEmpty, !cases.contains(where: { $0.name.text == "other" }) else { return }
    let payload: String
    switch place.item {
    case .enumeration(let item) where !item.isMapped:
      // Behind the colon may also be protocols alone.
      let raw = item.rawType.flatMap { Scalar(rawValue: place.view.text($0.span)) }
      payload = "(\((raw ?? .string).rawValue))"
    case .union(let item) where !item.isMapped && (item.key != nil || item.isByKey): payload = ": Object"
    case .enumeration, .union, .type, .externType, .mixin, .transform, .family, .importFile, .importModule, .setting,
      .defaultVia, .test, .nested, .error, nil:
      return
    }
    add("other", .enumMember, .good, detail: "what no other case reads", text: "other\(payload) <-> else")
  }

  /// The same texts, where those of a case are written.
  mutating func collectTargets() {
    collectComparedTexts()
    guard place.expectations.contains(.keyword(.else)) || place.previous?.keyword == .or else { return }
    for text in unreadTexts {
      add(DocumentKeyText.string(text), .value, .best, detail: "in a document of a test")
    }
  }

  /// What documents have at the path that is compared: in the brackets of a path, and where a case has a condition.
  private mutating func collectComparedTexts() {
    guard place.previous?.kind == .equals, place.expectations.contains(.keyword(.true)), let declared else { return }
    let (keys, first) = keys(endingAt: place.index - 2)
    let path: [String]
    if let bracket = place.view.openBracket(before: first), place.view.tokens[bracket].kind == .leftBracket {
      path = place.blockKeys + self.keys(endingAt: bracket - 1).keys + keys
    } else if case .union = declared.item {
      path = keys
    } else {
      return
    }
    for text in documentObjects(at: path, of: [declared.id]).compactMap(\.value.stringValue).uniqued() {
      add(DocumentKeyText.string(text), .value, .best, detail: "in a document of a test")
    }
  }

  /// The keys of the path that ends with a token, and the index of its first one.
  private func keys(endingAt last: Int) -> (keys: [String], first: Int) {
    let tokens = place.view.tokens
    var keys: [String] = []
    var index = last
    while index > 0 {
      if tokens[index].kind == .rightBracket, let bracket = place.view.openBracket(before: index) {
        index = bracket - 1
        continue
      }
      guard tokens[index].isWordLike else { break }
      if tokens[index].keyword != .self { keys.insert(place.view.name(of: index), at: 0) }
      guard tokens[index - 1].kind == .period else { break }
      index -= 2
    }
    return (keys, index)
  }

  /// Whether a word may be what a case, or a row of a table, is read from.
  func fitsTarget(_ keyword: Keyword) -> Bool {
    let isFurther = place.previous?.keyword == .or && place.property == nil && place.argument == nil
    guard place.expectations.contains(.keyword(.else)) || isFurther else { return true }
    if keyword == .nil { return isSelected && !isByKey }
    if keyword == .true || keyword == .false {
      return mayBeBool
        && !targets.contains { if case .bool(let known, _) = $0 { known == (keyword == .true) } else { false } }
    }
    guard keyword == .else else { return true }
    if case .transform? = place.item { return place.previous?.kind == .read }
    if case .union? = place.item, !isSelected { return false }
    // All other texts are written from the value of the case.
    if case .enumeration? = place.item, place.previous?.kind != .read,
      cases.last(where: { $0.span.start < place.word.lowerBound })?.payload == nil
    {
      return false
    }
    return !cases.contains { if case .otherwise = $0.target { true } else { false } }
  }

  /// Whether a case may be read from `true` or `false`.
  private var mayBeBool: Bool {
    switch place.item {
    case .enumeration: false
    case .union, .family: isSelected && !isByKey
    case .transform(let transform):
      if case .named(let name, _, _)? = transform.documentType { ["Bool", "Value"].contains(name.text) } else { true }
    case .type, .externType, .mixin, .importFile, .importModule, .setting, .defaultVia, .test, .nested, .error, nil:
      true
    }
  }

  /// Whether a discriminator selects the case.
  private var isSelected: Bool {
    switch place.item {
    case .union(let union): union.key != nil || union.isByKey
    case .family: true
    case .type, .enumeration, .externType, .mixin, .transform, .importFile, .importModule, .setting, .defaultVia,
      .test, .nested, .error, nil:
      false
    }
  }

  /// Whether that is the only key of an object.
  private var isByKey: Bool {
    switch place.item {
    case .union(let union): union.isByKey
    case .family(let family): family.isByKey
    case .type, .enumeration, .externType, .mixin, .transform, .importFile, .importModule, .setting, .defaultVia,
      .test, .nested, .error, nil:
      false
    }
  }

  private var targets: [ValueSyntax] {
    cases.flatMap { item -> [ValueSyntax] in if case .values(let values) = item.target { values } else { [] } }
  }

  private var cases: [CaseSyntax] {
    switch place.item {
    case .enumeration(let item): item.cases
    case .union(let item): item.cases
    case .family(let item): item.cases
    case .type, .externType, .mixin, .transform, .importFile, .importModule, .setting, .defaultVia, .test, .nested,
      .error, nil:
      []
    }
  }

  private var unreadTexts: [String] {
    let texts: [String?]
    switch place.item {
    case .enumeration: texts = documentValues.map(\.stringValue)
    case .union(let item): texts = tags(at: item.key, isByKey: item.isByKey)
    case .family(let item): texts = tags(at: item.key, isByKey: item.isByKey)
    case .type, .externType, .mixin, .transform, .importFile, .importModule, .setting, .defaultVia, .test, .nested,
      .error, nil:
      return []
    }
    let known = Set(cases.flatMap(Self.texts))
    return texts.compactMap(\.self).uniqued().filter { !known.contains($0) }
  }

  private func tags(at path: PathSyntax?, isByKey: Bool) -> [String?] {
    // A case without payload may be a text.
    if isByKey {
      return documentValues.flatMap { value -> [String?] in
        value.objectValue.map { Array($0.keys) } ?? [value.stringValue]
      }
    }
    guard let path else { return [] }
    let keys = DocumentKeys.keys(of: path)
    return documentValues.map { value in keys.reduce(value as JSONValue?) { $0?.objectValue?[$1] }?.stringValue }
  }

  /// The texts that a case may have: those that it states, or its name in any style.
  private static func texts(of item: CaseSyntax) -> [String] {
    switch item.target {
    case .values(let values): values.compactMap { if case .string(let text) = $0 { text.value } else { nil } }
    // One whose text is not written yet has none.
    case .none where item.arrow != nil: []
    case .none: [item.name.text] + KeyStyle.allCases.map { $0.key(for: item.name.text) }
    case .absent, .otherwise: []
    }
  }
}
