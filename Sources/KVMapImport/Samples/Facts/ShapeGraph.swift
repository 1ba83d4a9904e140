@_spi(Generated) import KVMap

/// All places of the samples, of which some are found to be one.
struct ShapeGraph {
  private var values: [ValueFacts] = []
  private var records: [RecordFacts] = []
  private var unions: [UnionFacts] = []
  /// Where a place went that was merged into another.
  private var valueTargets: [Int] = []
  private var recordTargets: [Int] = []

  mutating func add(_ facts: ValueFacts) -> ValueID {
    values.append(facts)
    valueTargets.append(values.count - 1)
    return ValueID(index: values.count - 1)
  }

  mutating func add(_ facts: RecordFacts) -> RecordID {
    records.append(facts)
    recordTargets.append(records.count - 1)
    return RecordID(index: records.count - 1)
  }

  mutating func add(_ facts: UnionFacts) -> UnionID {
    unions.append(facts)
    return UnionID(index: unions.count - 1)
  }

  /// The one that stands for a place, after merges.
  func standing(_ id: ValueID) -> ValueID {
    var index = id.index
    while valueTargets[index] != index { index = valueTargets[index] }
    return ValueID(index: index)
  }

  func standing(_ id: RecordID) -> RecordID {
    var index = id.index
    while recordTargets[index] != index { index = recordTargets[index] }
    return RecordID(index: index)
  }

  subscript(_ id: ValueID) -> ValueFacts {
    get { values[standing(id).index] }
    set { values[standing(id).index] = newValue }
  }

  subscript(_ id: RecordID) -> RecordFacts {
    get { records[standing(id).index] }
    set { records[standing(id).index] = newValue }
  }

  subscript(_ id: UnionID) -> UnionFacts {
    get { unions[id.index] }
    set { unions[id.index] = newValue }
  }

  var valueCount: Int { values.count }

  /// Those that stand for themselves, with the place of their first objects.
  func standingRecords() -> [RecordID] {
    records.indices.filter { recordTargets[$0] == $0 }.map { RecordID(index: $0) }
  }

  // MARK: - Merging

  private enum Pair {
    case values(ValueID, ValueID)
    case records(RecordID, RecordID)
  }

  /// Makes two records one, and everything below them.
  mutating func merge(_ left: RecordID, _ right: RecordID) {
    // A list instead of recursion: types may contain themselves.
    var work: [Pair] = [.records(left, right)]
    while let pair = work.popLast() {
      switch pair {
      case .records(let left, let right): mergeOne(left, right, &work)
      case .values(let left, let right): mergeOne(left, right, &work)
      }
    }
  }

  private mutating func mergeOne(_ left: RecordID, _ right: RecordID, _ work: inout [Pair]) {
    let (one, other) = (standing(left), standing(right))
    guard one != other else { return }
    let (target, source) = one.index < other.index ? (one, other) : (other, one)
    recordTargets[source.index] = target.index
    let facts = records[source.index]
    var positions: [ExactText: Int] = [:]
    for (index, member) in records[target.index].members.enumerated() { positions[ExactText(member.key)] = index }
    for member in facts.members {
      if let position = positions[ExactText(member.key)] {
        records[target.index].members[position].present += member.present
        work.append(.values(records[target.index].members[position].value, member.value))
      } else {
        records[target.index].members.append(member)
      }
    }
    records[target.index].count += facts.count
    records[target.index].tags.formUnion(facts.tags)
  }

  private mutating func mergeOne(_ left: ValueID, _ right: ValueID, _ work: inout [Pair]) {
    let (one, other) = (standing(left), standing(right))
    guard one != other else { return }
    let (target, source) = one.index < other.index ? (one, other) : (other, one)
    valueTargets[source.index] = target.index
    let facts = values[source.index]
    var merged = values[target.index]
    merged.nulls += facts.nulls
    merged.bools += facts.bools
    merged.numbers.merge(facts.numbers)
    merged.texts.merge(facts.texts)
    merged.data += facts.data
    merged.dates += facts.dates
    merged.foreign += facts.foreign
    merged.arrays += facts.arrays
    merged.objects += facts.objects
    merged.emptyObjects += facts.emptyObjects
    merged.hint = merged.hint ?? facts.hint
    var isMixed = false
    switch (merged.arrayShape, facts.arrayShape) {
    case (nil, _): merged.arrayShape = facts.arrayShape
    case (_, nil), (_, .elements(nil)?): break
    case (.elements(nil)?, _): merged.arrayShape = facts.arrayShape
    case (.elements(let left?)?, .elements(let right?)?): work.append(.values(left, right))
    case (.record(let left)?, .record(let right)?): work.append(.records(left, right))
    case (.elements?, .record?), (.record?, .elements?): isMixed = true
    }
    switch (merged.objectShape, facts.objectShape) {
    case (let shape, nil): count(facts.emptyObjects, in: shape)
    case (nil, let shape):
      count(values[target.index].emptyObjects, in: shape)
      merged.objectShape = shape
    case (.record(let left)?, .record(let right)?): work.append(.records(left, right))
    case (.dictionary(let key, let left)?, .dictionary(let other, let right)?):
      if key != other { merged.objectShape = .dictionary(.text, left) }
      work.append(.values(left, right))
    case (.union?, _), (.record?, _), (.dictionary?, _): isMixed = true
    }
    // Only what agrees is merged; if something was overlooked, this reads everything.
    if isMixed { merged.hint = .value }
    values[target.index] = merged
  }

  /// Counts objects without keys, which no type was made of, as those of a type: they have none of its keys.
  private mutating func count(_ emptyObjects: Int, in shape: ValueFacts.ObjectShape?) {
    if case .record(let record)? = shape { self[record].count += emptyObjects }
  }
}
