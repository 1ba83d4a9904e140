import KVMapDiff
import TestSupport
import Testing

/// A change is the opposite of the change that undoes it.
@Suite struct ReverseLawTests {
  /// A run tries every third; all are compared in one direction by their goldens.
  private static func tried() throws -> [ComparedTexts] {
    try ComparedTexts.all().enumerated().filter { Thoroughness.isWanted || $0.offset % 3 == 0 }.map(\.element)
  }

  @Test(arguments: try tried()) func fixturesMirrorEachOther(fixture: ComparedTexts) throws {
    var reversed = fixture
    for index in reversed.files.indices {
      let path = reversed.files[index].path
      reversed.files[index].path = (path.hasPrefix("old/") ? "new/" : "old/") + path.dropFirst(4)
    }
    let there = try #require(fixture.changes())
    let back = try #require(reversed.changes())
    check(there, back, fixture.name)
  }

  @Test func changedMappingsMirrorEachOther() throws {
    var random = SeededGenerator(seed: DiffLawTests.seed)
    var (tried, differing) = (0, 0)
    while tried < DiffLawTests.pairCount {
      let mapping = try #require(DiffLawTests.mappings.randomElement(using: &random))
      var pair = ComparedPair(name: mapping.name, old: mapping.text, new: TextMutation.changed(mapping.text, &random))
      if tried.isMultiple(of: 2) {
        let hierarchy = HierarchySample(&random)
        pair = ComparedPair(name: "hierarchy", old: hierarchy.text, new: hierarchy.changed(&random))
      }
      guard pair.old != pair.new, let there = pair.texts.changes(), let back = pair.reversed.texts.changes() else {
        continue
      }
      tried += 1
      if !there.isEmpty { differing += 1 }
      check(there, back, "\(pair.name):\n\(pair.lines)")
    }
    #expect(differing * 2 > tried)
  }

  private func check(_ there: [Change], _ back: [Change], _ name: String) {
    #expect(there.isEmpty == back.isEmpty, "\(name)")
    let (one, other) = (Self.mirrored(there), Self.kinds(back))
    #expect(one == other, "\(name): \(one.symmetricDifference(other).sorted())")
    // What is refused after a change is read after its opposite.
    for change in there where Self.narrowing.contains(change.id) && change.read == .breaks {
      let opposite = back.filter { $0.id == Self.opposite(of: change.id) && $0.subject == change.subject }
      #expect(opposite.allSatisfy { $0.read != .same }, "\(name): \(change.id.rawValue) \(change.subject)")
    }
  }

  private static func mirrored(_ changes: [Change]) -> Set<String> {
    Set(changes.filter { $0.id != .unexplainedDifference }.map { key($0, opposite(of: $0.id)) })
  }

  private static func kinds(_ changes: [Change]) -> Set<String> {
    Set(changes.filter { $0.id != .unexplainedDifference }.map { key($0, $0.id) })
  }

  /// What is renamed has another name on each side.
  private static func key(_ change: Change, _ id: ChangeID) -> String {
    places.contains(id) ? "place" : id.rawValue
  }

  private static let places: Set<ChangeID> = [
    .keyChanged, .indexChanged, .writtenKeyChanged, .writtenPlaceChanged, .alternativeAdded, .alternativeRemoved,
    .alternativesReordered, .sourceChanged,
  ]

  private static let narrowing: Set<ChangeID> = [
    .typeNarrowed, .checkAdded, .checkNarrowed, .coercionNarrowed, .lossyRemoved, .becameRequired, .defaultRemoved,
    .caseRemoved, .caseTextRemoved, .elseRemoved, .emptyNarrowed, .depthLowered, .unionCaseRemoved, .tableTextRemoved,
  ]

  /// The change that undoes a change; itself for those that have no direction.
  static func opposite(of id: ChangeID) -> ChangeID {
    let pairs: [(ChangeID, ChangeID)] = [
      (.gatherAllAdded, .gatherAllRemoved), (.propertyAdded, .propertyRemoved), (.transientAdded, .transientRemoved),
      (.becameOptional, .becameRequired), (.defaultAdded, .defaultRemoved), (.typeWidened, .typeNarrowed),
      (.coercionWidened, .coercionNarrowed), (.lossyAdded, .lossyRemoved), (.checkAdded, .checkRemoved),
      (.checkNarrowed, .checkWidened), (.sentinelAdded, .sentinelRemoved), (.tableTextAdded, .tableTextRemoved),
      (.caseAdded, .caseRemoved), (.caseTextAdded, .caseTextRemoved), (.elseAdded, .elseRemoved),
      (.unionCaseAdded, .unionCaseRemoved), (.familyAdded, .familyRemoved),
      (.unknownWidened, .unknownNarrowed), (.emptyWidened, .emptyNarrowed),
      (.depthLowered, .depthRaised), (.contextAdded, .contextRemoved), (.accessNarrowed, .accessWidened),
      (.propertiesNarrowed, .propertiesWidened), (.typeAdded, .typeRemoved), (.conformanceLost, .conformanceWon),
    ]
    for (one, other) in pairs {
      if id == one { return other }
      if id == other { return one }
    }
    return id
  }
}
