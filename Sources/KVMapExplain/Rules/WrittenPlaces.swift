import KVMapSema

/// Collects the places that the rules of a mapping write.
struct WrittenPlaces {
  private var all: [(property: Int, place: RulePlaces.Written)] = []
  private let mapping: Mapping

  static func all(of mapping: Mapping) -> [(property: Int, place: RulePlaces.Written)] {
    var places = WrittenPlaces(mapping: mapping)
    let plan = mapping.writing
    if let whole = plan.whole { places.add(whole, .whole) }
    if let key = plan.elementKey { places.add(key, .elementKey) }
    if let record = plan.record { places.collect(record, at: []) }
    for member in plan.root.members { places.collect(member.content, at: [.key(member.key)]) }
    if let rest = plan.root.rest { places.add(rest, .rest(plan.record == nil ? .object : .array)) }
    if let list = plan.root.memberList { places.add(list, .members) }
    return places.all
  }

  private init(mapping: Mapping) { self.mapping = mapping }

  private mutating func add(_ property: Int, _ place: RulePlaces.Written.Place, part: [String] = []) {
    all.append((property, .init(place: place, part: part)))
  }

  /// Recursion depth is bounded by the length of a path.
  private mutating func collect(_ content: WriteContent, at steps: [DocumentPath.Step]) {
    switch content {
    case .property(let index): add(index, .path(DocumentPath(steps)))
    case .gathered(let index, let keys): add(index, .path(DocumentPath(steps)), part: keys)
    case .object(let object): for member in object.members { collect(member.content, at: steps + [.key(member.key)]) }
    case .array(let elements):
      for (index, element) in elements.enumerated() { collect(element, at: steps + [.index(index)]) }
    case .elements(let members):
      for member in members { collect(member.content, at: steps + [.every, .key(member.key)]) }
    case .selection(let elements):
      for element in elements {
        collectSelected(.object(element.constants))
        if let content = element.content { collectSelected(content) }
      }
    case .constant, .hole: break
    }
  }

  /// The plan of a selected element does not say what it is selected by; the paths of the rules do.
  private mutating func collectSelected(_ content: WriteContent) {
    switch content {
    case .property(let index), .gathered(let index, _):
      if mapping.properties.indices.contains(index) { add(index, .path(mapping.properties[index].path)) }
    case .object(let object): for member in object.members { collectSelected(member.content) }
    case .array(let elements): for element in elements { collectSelected(element) }
    case .elements(let members): for member in members { collectSelected(member.content) }
    case .selection(let elements):
      for element in elements {
        collectSelected(.object(element.constants))
        if let content = element.content { collectSelected(content) }
      }
    case .constant, .hole: break
    }
  }
}
