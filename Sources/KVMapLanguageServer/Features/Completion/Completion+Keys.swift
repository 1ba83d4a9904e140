import KVMap
import KVMapSema
import KVMapSource
import KVMapSyntax

/// Keys of documents.
extension Completion {
  mutating func collectKeys() {
    let expectations = place.expectations
    guard expectations.contains(.source) || expectations.contains(.step) || expectations.contains(.gatherEntry) else {
      return
    }
    if case .test(let test)? = place.item { return collectKeysOfRules(of: test) }
    let steps = place.pathBefore
    if let variable = steps.first, variable.hasPrefix("$") {
      return collectKeys(of: variable, at: Array(steps.dropFirst()))
    }
    if expectations.contains(.gatherEntry), isGatheredByType { return collectGatheredKeys() }
    let isFirst = place.previous?.kind != .period && expectations.contains(.source)
    // The type is read from an array.
    if isFirst, isRecord { return }
    let exception = exceptedName
    let path = exception == nil ? place.blockKeys + steps : steps
    let tried = keysTried
    let hasName = isFirst && exception == nil && !isInGather
    if hasName, let property = place.property {
      for key in styledKeys(of: property) where !tried.contains(key) {
        add(key, .field, .best, detail: "the key of the name")
      }
    }
    let readers = exception.map(readers) ?? self.readers
    let objects = documentObjects(at: path, of: Set(readers.map(\.id))).compactMap(\.value.objectValue)
    let unread = unreadKeys(of: objects, at: path, by: readers)
    for key in unread where !tried.contains(key) {
      addKey(key, hasName || !isFirst ? .good : .best, "in a document of a test")
    }
    let read = Set((exception == nil ? [declared].compactMap(\.self) : readers).flatMap { readKeys(at: path, of: $0) })
    let written = exception == nil ? writtenKeys(at: path) : []
    for key in ownKeys where exception == nil && unread.isEmpty && !written.contains(key) && !tried.contains(key) {
      add(key, .field, .good, detail: "the key of the name")
    }
    for key in read.sorted() where !key.isEmpty && !tried.contains(key) {
      addKey(key, written.contains(key) ? .other : .plain, nil)
    }
    guard isFirst else { return }
    add("$key", .variable, .other)
    // The others are not part of the object that is written.
    let isRead =
      place.previous?.kind != .write && (place.property?.arrow?.arrow == .read || place.property == nil)
    for name in ["$index", "$parent", "$root"] { add(name, .variable, isRead ? .other : .last) }
    add("$context", .variable, isRead && hasContext ? .other : .last)
    if case .transform(let transform)? = place.item {
      for parameter in transform.parameters { add("$" + parameter.name.text, .variable, .best) }
    }
  }

  /// What is behind a variable: the names that the type has in the context, the keys of documents that are tested, or
  /// those of the objects that contain one of the type.
  private mutating func collectKeys(of variable: String, at path: [String]) {
    guard case .type(let type)? = place.item else { return }
    var keys: [String] = []
    if variable == "$context", path.isEmpty {
      for case .context(let name?, let type, _) in type.members {
        add(name.text, .variable, .best, detail: type.map { text($0.span) })
      }
    } else if variable == "$root" {
      for case .test(let test) in place.view.tree.flatItems {
        guard let type = test.type else { continue }
        let target = DocumentTarget.type(DocumentType(syntax: type, space: place.namespace))
        keys += DocumentKeys(at: path, of: target, names, isDocument: true).keys.map(\.key)
      }
    } else if variable == "$parent" {
      let parents = names.types.filter { parent in
        names.properties(of: parent.item).contains { property in
          guard case .type(let found)? = names.item(of: property.type) else { return false }
          return found.name?.text == type.name?.text
        }
      }
      keys = parents.flatMap { readKeys(at: path, of: DocumentShape.Declared(item: $0.item, space: $0.space)) }
    }
    for key in keys.uniqued() where !key.isEmpty { addKey(key, .good, nil) }
  }

  private var hasContext: Bool {
    guard case .type(let type)? = place.item else { return true }
    return type.members.contains { if case .context = $0 { true } else { false } }
  }

  /// Whether the keys of a gather are those of a type, and not of any object.
  private var isGatheredByType: Bool {
    if names.item(of: place.property?.type) != nil { return true }
    guard case .named(let name, _, _)? = place.property?.type?.unwrapped else { return false }
    return name.text == Scalar.coordinate.rawValue
  }

  var isInGather: Bool {
    guard let brace = place.view.openBracket(before: place.index), brace > 0 else { return false }
    let before = place.view.tokens[brace - 1].keyword
    return place.view.tokens[brace].kind == .leftBrace && (before == .gather || before == .all)
  }

  private mutating func collectGatheredKeys() {
    guard let type = place.property?.type else { return }
    let there = place.siblings
    let target = DocumentTarget.type(DocumentType(syntax: type, space: place.namespace))
    let read = DocumentKeys(at: place.gatheredKeys, of: target, names, isDocument: false).keys.map(\.key)
    // A transformer behind the gather, or of a line `default`, may name the keys of a coordinate.
    let named = type.scalar == .coordinate ? coordinateKeys : []
    for key in named where !there.contains(key) { addKey(key, .best, "a key that the transformer reads") }
    let rank: Rank = !named.isEmpty ? .other : type.scalar == .coordinate ? .plain : .best
    for key in read.uniqued() where !there.contains(key) { addKey(key, rank, "a key that the type reads") }
  }

  /// The keys that rules of a test's type read or write, where the place of a problem is written.
  private mutating func collectKeysOfRules(of test: TestSyntax) {
    guard let type = test.type else { return }
    let target = DocumentTarget.type(DocumentType(syntax: type, space: place.namespace))
    for found in DocumentKeys(at: place.pathBefore, of: target, names, isDocument: true).keys {
      addKey(found.key, .best, found.rule.map { "\($0.owner).\($0.property.name.text)" })
    }
  }

  /// The keys that the alternatives before and after the word are, without further steps.
  private var keysTried: Set<String> {
    var found: Set<String> = []
    var index = place.index - 1
    while index > 1, place.view.tokens[index].kind == .coalesce {
      let before = place.view.tokens[..<index].lastIndex { $0.kind == .coalesce || $0.isArrow } ?? 0
      if before == index - 2 { found.insert(place.view.name(of: index - 1)) }
      index = before
    }
    let tokens = place.view.tokens.drop { $0.start < place.word.upperBound }
    var next = tokens.startIndex
    while next + 2 < tokens.endIndex, tokens[next].kind == .coalesce,
      ![.period, .leftBracket].contains(tokens[next + 2].kind)
    {
      found.insert(place.view.name(of: next + 1))
      next += 2
    }
    return found
  }

  // MARK: Exceptions of key styles

  /// The name of the property whose source is written in the braces of a `keys` line.
  private var exceptedName: String? {
    guard let brace = place.view.openBracket(before: place.index), brace > 1,
      place.view.tokens[brace].kind == .leftBrace,
      let arrow = place.view.tokens[..<place.index].lastIndex(where: \.isArrow), arrow > brace + 1
    else { return nil }
    // Before the brace, there are the styles.
    var index = brace - 1
    while index > 2, place.view.tokens[index].isName, place.view.tokens[index - 1].keyword == .or { index -= 2 }
    return place.view.tokens[index - 1].keyword == .keys ? place.view.name(of: arrow - 1) : nil
  }

  /// The declarations whose property an exception may be for: that with the line, or those of the file.
  private func readers(of name: String) -> [DocumentShape.Declared] {
    if place.view.openBracket(before: place.view.openBracket(before: place.index) ?? 0) != nil {
      return [declared].compactMap(\.self)
    }
    return names.types.filter { type in
      type.item.span.file == place.view.file.id
        && names.properties(of: type.item).contains { $0.name.text == name && $0.source == nil }
    }.map { DocumentShape.Declared(item: $0.item, space: $0.space) }
  }

  private mutating func addKey(_ key: String, _ rank: Rank, _ detail: String?) {
    add(Self.step(key), .field, rank, detail: detail)
  }

  /// A key as a step of a path. That of an attribute is one, and so is that of the text beside attributes.
  static func step(_ key: String) -> String {
    let name = String(key.dropFirst())
    let isAttribute = key.hasPrefix("@") && !name.isEmpty && DocumentKeyText.step(name) == name
    return isAttribute || key == "$text" ? key : DocumentKeyText.step(key)
  }

  /// The keys that the key styles of the file and the type give, or the paths that an exception gives.
  func styledKeys(of property: PropertySyntax) -> [String] {
    var members: [MemberSyntax] = []
    if case .type(let type)? = place.item { members = type.members }
    if case .mixin(let mixin)? = place.item { members = mixin.members }
    let rules = KeyRules(place.view.tree, members)
    guard let exception = rules.exceptions[property.name.text] else {
      return rules.keys(for: property.name.text).map(Self.step)
    }
    return exception.source.alternatives.compactMap { term in
      if case .path(let path) = term { place.view.text(path.span) } else { nil }
    }
  }

  /// Whether other properties are elements of the array that the type is read from.
  private var isRecord: Bool {
    names.properties(of: place.item).contains { $0.span.start != place.property?.span.start && $0.isElement }
  }

  /// The keys of objects at a path that no rule of what is read from them has.
  func unreadKeys(of objects: [JSONObject], at path: [String], by readers: [DocumentShape.Declared]) -> [String] {
    guard !objects.isEmpty else { return [] }
    let read = Set(readers.flatMap { readKeys(at: path, of: $0) })
    return objects.flatMap(\.keys).uniqued().filter { !read.contains($0) }
  }

  private func readKeys(at path: [String], of declared: DocumentShape.Declared) -> [String] {
    DocumentKeys(at: path, of: .declared(declared), names, isDocument: false).keys.map(\.key)
  }
}

extension Token {
  fileprivate var isArrow: Bool { [.both, .read, .write].contains(kind) }
}
