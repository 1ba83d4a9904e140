import KVMapSema

/// Something that the mapping declares.
enum DeclarationKey: Hashable {
  case record(RecordID)
  case enumeration(ValueID)
  case shapeUnion(ValueID)
  case taggedUnion(UnionID)
}

/// The declarations of a mapping in their order, and the names of their types.
struct DeclarationNames {
  /// Depth-first behind the first type that uses them.
  private(set) var order: [DeclarationKey] = []
  private(set) var names: [DeclarationKey: String] = [:]
  private var uses: [DeclarationKey: [Use]] = [:]
  private let graph: ShapeGraph
  private let decisions: PlaceDecisions
  private let rootName: String

  /// A place where a declaration is used.
  private struct Use {
    /// The words that lead to it, the last one in the singular where it stands for elements.
    var words: [String]
    /// The same as the key has them.
    var plainWords: [String]
    var owner: DeclarationKey?
    var isElement: Bool
  }

  /// - Parameter others: The names of types that are there already.
  init(
    _ graph: ShapeGraph, _ decisions: PlaceDecisions, root: ValueID, named rootName: String, besides others: Set<String>
  ) {
    self.graph = graph
    self.decisions = decisions
    self.rootName = rootName
    walk(root, KeyWords(rootName).all, owner: nil, isElement: false)
    var taken = Self.unavailable.union(others)
    for key in order {
      let name = name(of: key, taken)
      names[key] = name
      taken.insert(name)
    }
  }

  // MARK: - Walking

  private mutating func walk(_ id: ValueID, _ words: [String], owner: DeclarationKey?, isElement: Bool) {
    switch decisions[id] {
    case .unknown, .scalar, .object, .anything, .type, .array(nil): break
    case .array(let element?): walk(element, words, owner: owner, isElement: true)
    case .dictionary(_, let value): walk(value, words, owner: owner, isElement: true)
    case .enumeration: _ = note(.enumeration(graph.standing(id)), words, owner, isElement)
    case .record(let record): walk(record, words, owner, isElement)
    case .taggedUnion(let union):
      let key = DeclarationKey.taggedUnion(union)
      guard note(key, words, owner, isElement) else { return }
      let facts = graph[union]
      for item in facts.cases {
        guard let payload = item.payload else { continue }
        walk(payload, KeyWords(item.text).all + singular(words, isElement), owner: key, isElement: false)
      }
    case .mixed(let kinds):
      let key = DeclarationKey.shapeUnion(graph.standing(id))
      guard note(key, singular(words, isElement) + ["value"], owner, false) else { return }
      let facts = graph[id]
      for kind in kinds {
        switch kind {
        case .bool, .number, .data, .date, .text: break
        case .array:
          switch facts.arrayShape {
          case nil, .elements(nil)?: break
          case .elements(let element?)?: walk(element, words, owner: key, isElement: true)
          case .record(let record)?: walk(record, words, key, isElement)
          }
        case .object: walkObject(facts, words, key, isElement)
        }
      }
    }
  }

  private mutating func walkObject(_ facts: ValueFacts, _ words: [String], _ owner: DeclarationKey, _ isElement: Bool) {
    switch facts.objectShape {
    case nil: break
    case .record(let record)?: walk(record, words, owner, isElement)
    case .dictionary(_, let value)?: walk(value, words, owner: owner, isElement: true)
    case .union(let union)?:
      let key = DeclarationKey.taggedUnion(union)
      guard note(key, words, owner, isElement) else { return }
      for item in graph[union].cases {
        guard let payload = item.payload else { continue }
        walk(payload, KeyWords(item.text).all + singular(words, isElement), owner: key, isElement: false)
      }
    }
  }

  private mutating func walk(_ record: RecordID, _ words: [String], _ owner: DeclarationKey?, _ isElement: Bool) {
    let key = DeclarationKey.record(graph.standing(record))
    guard note(key, words, owner, isElement) else { return }
    for member in graph[record].members {
      let own = KeyWords(member.gatheredPrefix ?? member.key).all
      walk(member.value, graph[record].isPositional ? words + ["element"] : own, owner: key, isElement: false)
    }
  }

  private func singular(_ words: [String], _ isElement: Bool) -> [String] {
    guard isElement, let last = words.last else { return words }
    return words.dropLast() + [SingularWord.singular(of: last)]
  }

  /// - Returns: Whether it was not seen before.
  private mutating func note(_ key: DeclarationKey, _ words: [String], _ owner: DeclarationKey?, _ isElement: Bool)
    -> Bool
  {
    let use = Use(words: singular(words, isElement), plainWords: words, owner: owner, isElement: isElement)
    let isNew = uses[key] == nil
    uses[key, default: []].append(use)
    if isNew { order.append(key) }
    return isNew
  }

  // MARK: - Names

  private func name(of key: DeclarationKey, _ taken: Set<String>) -> String {
    let uses = uses[key] ?? []
    let first = uses.first
    if first?.owner == nil, !taken.contains(rootName) { return rootName }
    let words = words(of: uses)
    let owner = first?.owner.flatMap { names[$0] } ?? "Document"
    var name = SwiftWords.type(words)
    let isVague: Bool
    if case .enumeration = key {
      isVague = Self.vague.contains(words.last ?? "") && words.count == 1
    } else {
      isVague = false
    }
    if isVague || !Self.isAvailable(name, taken) { name = owner + name }
    let stem = name
    var number = 2
    while !Self.isAvailable(name, taken) {
      name = "\(stem)\(number)"
      number += 1
    }
    return name
  }

  private func words(of uses: [Use]) -> [String] {
    guard let first = uses.first else { return [] }
    let all = uses.map(\.words)
    if all.allSatisfy({ $0 == first.words }) { return first.words }
    var common: [String] = []
    while let word = first.words.dropLast(common.count).last, all.allSatisfy({ $0.dropLast(common.count).last == word })
    { common.insert(word, at: 0) }
    if let word = common.first, !(common.count == 1 && Self.particles.contains(word)) { return common }
    // `sizes: { small, large }`
    if let owner = first.owner, uses.allSatisfy({ $0.owner == owner && !$0.isElement }),
      let around = self.uses[owner]?.first, let last = around.plainWords.last, SingularWord.isPlural(last)
    {
      return around.plainWords.dropLast() + [SingularWord.singular(of: last)]
    }
    return first.words
  }

  /// What an enum under one of these keys is called says nothing without the type around it.
  static let vague: Set<String> = ["type", "object", "kind", "status", "state"]
  /// Words that are no name on their own.
  private static let particles: Set<String> = [
    "by", "of", "to", "from", "at", "in", "on", "for", "with", "as", "value", "data", "info", "id"
  ]

  private static func isAvailable(_ name: String, _ taken: Set<String>) -> Bool {
    !taken.contains(name) && ReservedNames.problem(ofType: name) == nil
  }

  /// Names of the language, and those of Swift and Foundation that would be confusing.
  static let unavailable: Set<String> = Set(Scalar.allCases.map(\.rawValue)).union([
    "Set", "Field", "Any", "Array", "Dictionary", "Error", "Result", "Task", "Optional", "Never", "Range", "Locale",
    "Notification", "Calendar", "TimeZone", "Measurement", "Unit", "Operation", "Process", "Thread", "Timer", "Bundle",
    "Host", "Port", "Stream", "Actor", "Sequence", "Collection", "Index", "Duration", "Clock", "Type", "Protocol",
    "Self", "Element", "Key", "Encoder", "Decoder", "Data", "Void"
  ])
}
