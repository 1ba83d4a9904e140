import KVMapSema
import KVMapSource

/// The properties for which values of the document are read.
struct SlotOwners {
  private let mapping: Mapping
  /// For each slot, the properties whose values are made from it, in order of declaration.
  private let slotOwners: [Int: [Int]]

  init(_ mapping: Mapping) {
    self.mapping = mapping
    slotOwners = Dictionary(
      mapping.reading.deferred.flatMap { read in read.source.slots.map { ($0, [read.property]) } }, uniquingKeysWith: +)
  }

  /// The first property for which a value is read.
  func firstProperty(of uses: [ReadUse]) -> Int? {
    uses.firstResult { use -> Int? in
      switch use {
      case .property(let property): property
      case .slot(let slot): slotOwners[slot]?.first
      case .object(let object): object.entries.firstResult { firstProperty(of: $0.uses) }
      case .array(let array): array.entries.firstResult { firstProperty(of: $0.uses) }
      case .selection(let selections): selections.firstResult { firstProperty(of: $0.uses) }
      }
    }
  }

  /// The location of that value in the document.
  func firstPath(of uses: [ReadUse]) -> DocumentPath? {
    uses.firstResult { use -> DocumentPath? in
      switch use {
      case .property(let property): mapping.properties[property].path
      case .slot(let slot): mapping.reading.slots[slot]
      case .object(let object): object.entries.firstResult { firstPath(of: $0.uses) }
      case .array(let array): array.entries.firstResult { firstPath(of: $0.uses) }
      case .selection(let selections): selections.firstResult { firstPath(of: $0.uses) }
      }
    }
  }

  /// Slots whose value can be read when its key is encountered, and the properties they belong to: the first source of
  /// `a ?? b` is decisive if it has a value.
  var eagerSlots: [Int: Int] {
    Dictionary(
      mapping.reading.deferred.compactMap { read in
        guard case .firstOf(let sources) = read.source, case .slot(let slot)? = sources.first else { return nil }
        return slotOwners[slot]?.count == 1 ? (slot, read.property) : nil
      }, uniquingKeysWith: { first, _ in first })
  }
}

extension DeferredSource {
  /// The slots of the recorded values from which the source is made.
  fileprivate var slots: [Int] {
    switch self {
    case .slot(let slot): [slot]
    case .whole, .rest, .members, .elementKey, .elementIndex, .parent, .document, .context: []
    case .projection(let array, _), .within(let array, _): array.slots
    case .firstOf(let sources): sources.flatMap(\.slots)
    case .gather(let plan): plan.entries.flatMap(\.source.slots)
    }
  }
}
