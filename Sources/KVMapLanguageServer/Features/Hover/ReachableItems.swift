import KVMapSema
import KVMapSource
import KVMapSyntax

/// The items that can decide what a rule means: the one with the rule, those that declare what it names, and so on.
///
/// Names are compared without what they are nested in, and a key may have the name of a type, so there may be more than
/// are needed. What a rule needs without naming it is missing, such as the type that has a `$parent`. Settings and
/// imports are always among them, tests never.
struct ReachableItems {
  private struct Place: Hashable {
    var file: Int
    /// In `flatItems`.
    var item: Int
  }

  private let sources: [SourceFile]
  private let items: [[ItemSyntax]]
  private var found: Set<Place> = []
  private var queue: [Place] = []

  /// - Parameter start: A place in the item to begin with.
  /// - Returns: `nil` for a rule of a mixin or a transform, which has a meaning for each of its uses.
  /// - Complexity: Linear in the number of items, and in the size of those that are found.
  init?(from start: Span, in files: [ParsedFile]) {
    sources = files.map(\.source)
    items = files.map(\.tree.flatItems)
    var declaring: [String: [Place]] = [:]
    for (file, items) in items.enumerated() {
      let isStart = sources[file].id == start.file
      for (index, item) in items.enumerated() {
        let place = Place(file: file, item: index)
        for name in item.declaredNames { declaring[name.text, default: []].append(place) }
        let span = item.span
        guard item.isForAll || isStart && span.start <= start.start && start.start < span.end else { continue }
        if item.isMeantByUses { return nil }
        add(place)
      }
    }
    while let place = queue.popLast() {
      for name in names(in: place) {
        for next in declaring[name] ?? [] { add(next) }
      }
    }
  }

  /// The files with only these items.
  func filtered(_ files: [ParsedFile]) -> [ParsedFile] {
    files.indices.map { file in
      var number = -1
      func isFound(_ item: ItemSyntax) -> Bool {
        number += 1
        return found.contains(Place(file: file, item: number))
      }
      var parsed = files[file]
      parsed.tree.items = parsed.tree.items.compactMap { item in
        guard case .nested(var nested) = item else { return isFound(item) ? item : nil }
        nested.items = nested.items.filter(isFound)
        return .nested(nested)
      }
      return parsed
    }
  }

  private mutating func add(_ place: Place) { if found.insert(place).inserted { queue.append(place) } }

  private func names(in place: Place) -> [String] {
    let bytes = sources[place.file].bytes
    let quote = UInt8(ascii: "`")
    return NameSpans(SyntaxTree(items: [items[place.file][place.item]])).names.compactMap { start, name in
      guard start < name.end, name.end <= bytes.count else { return nil }
      return String(decoding: bytes[start..<name.end].drop { $0 == quote }.prefix { $0 != quote }, as: UTF8.self)
    }
  }
}

extension ItemSyntax {
  /// The names by which others mean it. A mapping of a type also has the name of the type, and so has a family.
  fileprivate var declaredNames: [NameSyntax] {
    let names: [NameSyntax?] =
      switch self {
      case .type(let item): [item.name?.last, item.alias]
      case .enumeration(let item): [item.name?.last, item.alias]
      case .union(let item): [item.name?.last, item.alias]
      case .externType(let item): [item.name?.last]
      case .family(let item): [item.name?.last]
      case .mixin(let item): [item.name]
      case .transform(let item): [item.name]
      case .nested, .importFile, .importModule, .setting, .defaultVia, .test, .error: []
      }
    return names.compactMap(\.self)
  }

  fileprivate var isMeantByUses: Bool {
    switch self {
    case .mixin, .transform: true
    case .type, .enumeration, .union, .externType, .family, .importFile, .importModule, .setting, .defaultVia, .nested,
      .test, .error:
      false
    }
  }

  /// Whether it concerns rules that do not name it.
  fileprivate var isForAll: Bool {
    switch self {
    case .importFile, .importModule, .setting, .defaultVia: true
    case .type, .enumeration, .union, .externType, .family, .mixin, .transform, .nested, .test, .error: false
    }
  }
}
