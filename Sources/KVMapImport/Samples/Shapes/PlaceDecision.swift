/// What a place becomes.
enum PlaceDecision {
  /// Only null was seen, or nothing at all.
  case unknown
  case scalar(ScalarChoice)
  /// The texts of its cases.
  case enumeration([String])
  /// `nil` if there was no element.
  case array(ValueID?)
  case record(RecordID)
  case dictionary(DictionaryKey, ValueID)
  /// Objects without keys.
  case object
  case taggedUnion(UnionID)
  /// Values of several kinds, in the order in which the cases of a union are tried.
  case mixed([ValueFacts.Kind])
  /// Anything, kept as it is.
  case anything
  /// What the caller decided.
  case type(String)
}

/// Decides what places become.
struct PlaceDecisions {
  let graph: ShapeGraph
  let kind: SampleKind

  private static let enumCounts = 2...20
  private static let fewestSeen = 4
  /// With that many values, few different ones are cases whatever the key.
  private static let manySeen = 50
  private static let fewDistinct = 8

  subscript(_ id: ValueID) -> PlaceDecision {
    let facts = graph[id]
    switch facts.hint {
    case .text?: return .scalar(ScalarChoice(type: "String", isLenient: facts.kinds != [.text] && !facts.kinds.isEmpty))
    case .value?: return .anything
    case .type(let type)?: return .type(type)
    case .enumeration? where facts.kinds == [.text]: return .enumeration(facts.texts.distinct)
    case nil, .dictionary?, .structure?, .enumeration?, .union?: break
    }
    let kinds = facts.kinds
    if facts.foreign > 0 { return .anything }
    if kinds == [.date] { return .scalar(ScalarChoice(type: "Date")) }
    if kinds == [.data] { return .scalar(ScalarChoice(type: "Data")) }
    if kinds.isEmpty { return .unknown }
    if kinds == [.array] {
      switch facts.arrayShape {
      case .record(let record)?: return .record(record)
      case .elements(let element)?: return .array(element)
      case nil: return .array(nil)
      }
    }
    if kinds == [.object] { return object(facts) }
    if kinds.isDisjoint(with: [.array, .object]) {
      let words = KeyWords(facts.key)
      guard let choice = ScalarChoice(facts, words, kind) else { return mixed(facts) }
      if kinds == [.text], choice.type == "String", let texts = enumeration(facts, words) { return .enumeration(texts) }
      return .scalar(choice)
    }
    return mixed(facts)
  }

  private func object(_ facts: ValueFacts) -> PlaceDecision {
    switch facts.objectShape {
    case nil: .object
    case .record(let record)?: .record(record)
    case .dictionary(let key, let value)?: .dictionary(key, value)
    case .union(let union)?: .taggedUnion(union)
    }
  }

  private func mixed(_ facts: ValueFacts) -> PlaceDecision {
    let kinds = facts.kinds
    guard (2...3).contains(kinds.count), kinds.isDisjoint(with: [.data, .date]) else { return .anything }
    // A number that no type holds.
    if kinds.contains(.number), facts.numbers.type(isMoney: false) == nil { return .anything }
    return .mixed(ValueFacts.Kind.allCases.filter(kinds.contains))
  }

  private func enumeration(_ facts: ValueFacts, _ words: KeyWords) -> [String]? {
    let texts = facts.texts
    guard texts.areWords, !texts.areMany, Self.enumCounts.contains(texts.distinct.count) else { return nil }
    var words = words
    if facts.isElement, let last = words.all.popLast() { words.all.append(SingularWord.singular(of: last)) }
    let isNamed = words.areOfEnum && texts.count >= Self.fewestSeen && texts.count >= 2 * texts.distinct.count
    let isSeen = texts.count >= Self.manySeen && texts.distinct.count <= Self.fewDistinct && !words.areOfName
    return isNamed || isSeen ? texts.distinct : nil
  }
}
