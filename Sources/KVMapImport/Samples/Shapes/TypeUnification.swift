@_spi(Generated) import KVMap

/// Finds the objects at different places that are of one type.
struct TypeUnification {
  private(set) var graph: ShapeGraph
  private let root: ValueID
  /// A type that is there already, of which the samples have only a part.
  private let fixed: RecordID?
  /// The last word of a type that the key of a record suggests.
  private var names: [RecordID: Set<String>] = [:]
  /// Records that are known not to agree, since the last merge. Without them, objects nested in each other under equal
  /// keys would be compared again from each level down.
  private var different: Set<Pair> = []

  /// Two records, in the order of their indexes.
  private struct Pair: Hashable {
    private let first: RecordID
    private let second: RecordID

    init(_ one: RecordID, _ other: RecordID) { (first, second) = one.index < other.index ? (one, other) : (other, one) }
  }

  private static let leastOverlap = 0.75
  /// With how many others a type is compared at most, so that many different types take no quadratic time.
  private static let mostCandidates = 50
  /// Of a type that contains itself under its own name.
  private static let leastOverlapInside = 0.5

  init(_ graph: ShapeGraph, root: ValueID, fixed: RecordID? = nil) {
    self.graph = graph
    self.fixed = fixed
    self.root = root
  }

  mutating func unify() { while unifyOnce() {} }

  /// - Returns: Whether anything became one.
  private mutating func unifyOnce() -> Bool {
    let records = collect()
    let hasMerged = unifySameKeys(records)
    return unifySameNames(records) || hasMerged
  }

  /// Objects with the same keys, of which there are several, or with one key and one name.
  private mutating func unifySameKeys(_ records: [RecordID]) -> Bool {
    var hasMerged = false
    // Of each set of keys, those that became no other type.
    var kept: [Set<String>: [RecordID]] = [:]
    for record in records {
      let keys = graph[record].keys()
      let merged = kept[keys, default: []].prefix(Self.mostCandidates).contains { other in
        let shareName = !names[record, default: []].isDisjoint(with: names[other, default: []])
        return (keys.count >= 2 || shareName) && merge(record, other)
      }
      if merged { hasMerged = true } else { kept[keys, default: []].append(record) }
    }
    return hasMerged
  }

  /// Objects that are called the same and have most keys in common.
  private mutating func unifySameNames(_ records: [RecordID]) -> Bool {
    var byKeyAndName: [[String]: [RecordID]] = [:]
    let standing = records.filter { graph.standing($0) == $0 }
    for record in standing {
      for key in graph[record].keys() {
        for name in names[record, default: []] { byKeyAndName[[name, key], default: []].append(record) }
      }
    }
    var hasMerged = false
    for record in standing {
      // How many keys others of this name have in common with it.
      var shared: [RecordID: Set<String>] = [:]
      for member in graph[record].members {
        for name in names[record, default: []] {
          for other in byKeyAndName[[name, member.key]] ?? [] where other.index > record.index {
            shared[other, default: []].insert(member.key)
          }
        }
      }
      var tried = 0
      for (other, _) in shared.sorted(by: { ($1.value.count, $0.key.index) < ($0.value.count, $1.key.index) }) {
        guard graph.standing(other) != graph.standing(record) else { continue }
        tried += 1
        if tried > Self.mostCandidates { break }
        let overlap = KeyOverlap.of(graph[record].keys(), graph[other].keys())
        let isOne =
          overlap >= Self.leastOverlap
          || overlap >= Self.leastOverlapInside && (contains(record, other) || contains(other, record))
        if isOne { hasMerged = merge(record, other) || hasMerged }
      }
    }
    return hasMerged
  }

  private mutating func merge(_ left: RecordID, _ right: RecordID) -> Bool {
    let (one, other) = (graph.standing(left), graph.standing(right))
    guard one != other else { return false }
    var assumed: Set<Pair> = []
    guard agree(one, other, &assumed) else { return false }
    graph.merge(one, other)
    // What was merged may have more keys in common, or be one by now.
    different.removeAll()
    return true
  }

  // MARK: - Agreement

  private mutating func agree(_ left: RecordID, _ right: RecordID, _ assumed: inout Set<Pair>) -> Bool {
    let (one, other) = (graph.standing(left), graph.standing(right))
    let pair = Pair(one, other)
    guard !different.contains(pair) else { return false }
    guard one != other, assumed.insert(pair).inserted else { return true }
    guard contentsAgree(one, other, &assumed) else {
      // Nothing is wrong because of what was assumed, so this holds by itself.
      different.insert(pair)
      return false
    }
    return true
  }

  private mutating func contentsAgree(_ one: RecordID, _ other: RecordID, _ assumed: inout Set<Pair>) -> Bool {
    let (first, second) = (graph[one], graph[other])
    guard first.isPositional == second.isPositional else { return false }
    guard first.tags.isDisjoint(with: second.keys()), second.tags.isDisjoint(with: first.keys()) else { return false }
    let values = Dictionary(first.members.map { (ExactText($0.key), $0) }, uniquingKeysWith: { first, _ in first })
    for member in second.members {
      guard let own = values[ExactText(member.key)] else { continue }
      guard own.gatheredPrefix == member.gatheredPrefix, agree(own.value, member.value, &assumed) else { return false }
    }
    return true
  }

  private mutating func agree(_ left: ValueID, _ right: ValueID, _ assumed: inout Set<Pair>) -> Bool {
    let (one, other) = (graph[left], graph[right])
    guard one.hint == other.hint else { return false }
    let (kinds, others) = (one.significantKinds, other.significantKinds)
    guard kinds.isEmpty || others.isEmpty || kinds == others else { return false }
    switch (one.arrayShape, other.arrayShape) {
    case (.elements(let left?)?, .elements(let right?)?): guard agree(left, right, &assumed) else { return false }
    case (.record(let left)?, .record(let right)?): guard agree(left, right, &assumed) else { return false }
    case (.elements(_?)?, .record?), (.record?, .elements(_?)?): return false
    case (nil, _), (_, nil), (.elements(nil)?, _), (_, .elements(nil)?): break
    }
    switch (one.objectShape, other.objectShape) {
    // An object without keys has no key that tells a case.
    case (nil, .union?): return one.objects == 0
    case (.union?, nil): return other.objects == 0
    case (nil, _), (_, nil): return true
    case (.record(let left)?, .record(let right)?):
      let overlap = KeyOverlap.of(graph[left].keys(), graph[right].keys())
      return overlap >= Self.leastOverlapInside && agree(left, right, &assumed)
    case (.dictionary(let key, let left)?, .dictionary(let other, let right)?):
      return key == other && agree(left, right, &assumed)
    case (.union?, _), (.record?, _), (.dictionary?, _): return false
    }
  }

  // MARK: - Walking

  /// All records below the root, outermost first, and their names.
  private mutating func collect() -> [RecordID] {
    names = [:]
    var records: Set<RecordID> = []
    var seenValues: Set<ValueID> = []
    var work: [ValueID] = [root]
    while let id = work.popLast() {
      guard seenValues.insert(graph.standing(id)).inserted else { continue }
      let facts = graph[id]
      for record in facts.records {
        let standing = graph.standing(record)
        if graph[standing].isPositional || standing == fixed { continue }
        let words = KeyWords(facts.key)
        names[standing, default: []].insert(facts.isElement ? SingularWord.singular(of: words.last) : words.last)
        records.insert(standing)
      }
      work += graph.children(of: id).reversed()
    }
    return records.sorted { $0.index < $1.index }
  }

  /// Whether one record is reached from another.
  private func contains(_ outer: RecordID, _ inner: RecordID) -> Bool {
    let target = graph.standing(inner)
    var seen: Set<ValueID> = []
    var work = graph[outer].members.map(\.value)
    while let id = work.popLast() {
      guard seen.insert(graph.standing(id)).inserted else { continue }
      if graph[id].records.contains(where: { graph.standing($0) == target }) { return true }
      work += graph.children(of: id)
    }
    return false
  }
}

extension ValueFacts {
  /// The records that stand here.
  var records: [RecordID] {
    var records: [RecordID] = []
    if case .record(let record)? = arrayShape { records.append(record) }
    if case .record(let record)? = objectShape { records.append(record) }
    return records
  }
}

extension ShapeGraph {
  /// The places directly below a place, in order.
  func children(of id: ValueID) -> [ValueID] {
    let facts = self[id]
    var children: [ValueID] = []
    switch facts.arrayShape {
    case nil, .elements(nil)?: break
    case .elements(let element?)?: children.append(element)
    case .record(let record)?: children += self[record].members.map(\.value)
    }
    switch facts.objectShape {
    case nil: break
    case .record(let record)?: children += self[record].members.map(\.value)
    case .dictionary(_, let value)?: children.append(value)
    case .union(let union)?: children += self[union].cases.compactMap(\.payload)
    }
    return children
  }
}
