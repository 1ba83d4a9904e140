import Testing

@testable import KVMapSync
@testable import SyncedTypes

/// Classes and their bases: in one table, or in one for each class of a family.
struct ClassTests {
  private let store = MemorySyncStore()

  // MARK: One table

  @Test func classesShareATable() async throws {
    #expect(Vehicle.entity.name == "Vehicle" && Car.entity.name == "Vehicle")
    #expect(Vehicle.entity.columns.map(\.name) == ["class", "id", "name", "doors", "driver_id", "seats"])
    let report = try await Vehicle.sync(
      json: """
        [{"kind": "car", "id": 1, "name": "Mini", "doors": 3, "driver": {"id": 7, "name": "Ada"}},
         {"kind": "bus", "id": 2, "lines": [{"name": "A"}], "passengers": [{"id": 7}]}]
        """, with: store)
    #expect(report[Vehicle.self].inserted == [1, 2])
    #expect(await store.row(of: Vehicle.self, 1)?.values == ["Car", 1, "Mini", 3, 7, .null])
    #expect(await store.row(of: Bus.self, 2)?.values == ["Bus", 2, .null, .null, .null, 40])
    #expect(await store.links("lines", of: Bus.self, 2) == ["A"])
    #expect(await store.links("passengers", of: Vehicle.self, 2) == [7])
  }

  @Test func aClassNeedsItsOwnValuesOnly() async throws {
    await #expect(throws: SyncError.self) { try await Vehicle.sync(json: #"[{"kind": "car", "id": 1}]"#, with: store) }
    try await Bus.sync(json: #"[{"id": 1}]"#, with: store)
    #expect(await store.value("class", of: Bus.self, 1) == "Bus")
  }

  @Test func aRowBecomesOneOfAnotherClass() async throws {
    try await Vehicle.sync(json: #"[{"kind": "bus", "id": 1, "name": "X", "seats": 9}]"#, with: store)
    try await Vehicle.sync(json: #"[{"kind": "car", "id": 1, "doors": 5}]"#, with: store)
    #expect(await store.row(of: Vehicle.self, 1)?.values == ["Car", 1, "X", 5, .null, .null])
  }

  @Test func aRowOfTwoClassesInADocumentIsOfTheLast() async throws {
    let both = #"[{"kind": "car", "id": 1, "name": "X", "doors": 3}, {"kind": "bus", "id": 1, "seats": 9}]"#
    try await Vehicle.sync(json: both, with: store)
    #expect(await store.row(of: Vehicle.self, 1)?.values == ["Bus", 1, "X", .null, .null, 9])
    // What the row is before changes nothing: it is a car in between.
    try await Vehicle.sync(json: #"[{"kind": "bus", "id": 1, "seats": 7}]"#, with: store)
    try await Vehicle.sync(json: both, with: store)
    #expect(await store.row(of: Vehicle.self, 1)?.values == ["Bus", 1, "X", .null, .null, 9])
  }

  @Test func aRelationHoldsAnyClass() async throws {
    let document = """
      [{"id": 1, "vehicles": [{"kind": "bus", "id": 4}, {"kind": "car", "id": 3, "doors": 2}],
        "first": {"kind": "bus", "id": 4}}]
      """
    try await Garage.sync(json: document, with: store)
    #expect(await store.links("vehicles", of: Garage.self, 1) == [4, 3])
    #expect(await store.value("first_id", of: Garage.self, 1) == 4)
    let report = try await Garage.sync(
      json: #"[{"id": 1, "vehicles": [{"kind": "car", "id": 3}]}]"#, with: store)
    #expect(report[Vehicle.self].deleted == [4])
    #expect(await store.value("first_id", of: Garage.self, 1) == .null)
  }

  @Test func entriesUnderARowLeaveItsClassAlone() async throws {
    try await Vehicle.sync(json: #"[{"kind": "bus", "id": 1, "name": "X", "seats": 9}]"#, with: store)
    let report = try await Passenger.sync(
      json: #"[{"id": 7}]"#, with: store, under: SyncParent(Bus.self, 1, "passengers"))
    #expect(await store.row(of: Vehicle.self, 1)?.values == ["Bus", 1, "X", .null, .null, 9])
    #expect(await store.links("passengers", of: Vehicle.self, 1) == [7])
    #expect(report[Vehicle.self].updated.isEmpty)
  }

  // MARK: The rows of one class in a table

  private func prepareOneCarAndTwoBuses() async throws {
    try await Vehicle.sync(
      json: #"[{"kind": "car", "id": 1, "doors": 3}, {"kind": "bus", "id": 2}, {"kind": "bus", "id": 3}]"#, with: store)
  }

  /// `deleting: .missing` of one class deleted the rows of all classes that share its table.
  @Test func whatIsMissingIsMissingInItsClass() async throws {
    try await prepareOneCarAndTwoBuses()
    let report = try await Bus.sync(json: #"[{"id": 2}]"#, with: store, deleting: .missing)
    #expect(report[Bus.self].deleted == [3])
    #expect(await store.ids(of: Vehicle.self) == [1, 2])
    // A filter selects among the rows of the class.
    let none = try await Car.sync(
      json: #"[{"id": 9, "doors": 1}]"#, with: store, deleting: .missing(where: .equals("seats", 40)))
    #expect(none[Car.self].deleted.isEmpty)
    let all = try await Vehicle.sync(json: #"[{"kind": "bus", "id": 2}]"#, with: store, deleting: .missing)
    #expect(Set(all[Vehicle.self].deleted) == [1, 9])
  }

  /// The same in batches.
  @Test func whatIsMissingInBatchesIsMissingInItsClass() async throws {
    try await prepareOneCarAndTwoBuses()
    let summary = try await Bus.sync(ndjson: #"{"id": 2}"#, with: store, deleting: .missing)
    #expect(summary[Bus.self].deleted == 1)
    #expect(await store.ids(of: Vehicle.self) == [1, 2])
  }

  @Test func aDocumentWithoutRowsDeletesNoneOfItsClass() async throws {
    try await prepareOneCarAndTwoBuses()
    // An entry without an identity is skipped, and says of no other row that it is gone.
    let report = try await Bus.sync(json: #"[{"seats": 3}]"#, with: store, deleting: .missing)
    #expect(report.skipped.count == 1 && report.keptBecauseListWasEmpty == ["Vehicle"])
    let emptied = try await Bus.sync(
      json: "[]", with: store, deleting: .missing, options: SyncOptions(deletesForEmptyLists: true))
    #expect(Set(emptied[Bus.self].deleted) == [2, 3])
    #expect(await store.ids(of: Vehicle.self) == [1])
  }

  /// `fetch`, `delete` and `rows` of one class had the rows of all classes that share its table.
  @Test func rowsOfAClassAreOfNoOtherOne() async throws {
    try await prepareOneCarAndTwoBuses()
    #expect(try await store.fetch(Bus.self, id: 1) == nil)
    #expect(try await store.fetch(Bus.self, id: 2)?["class"] == "Bus")
    #expect(try await store.fetch(Vehicle.self, id: 1)?["class"] == "Car")
    #expect(await store.ids(of: Car.self) == [1])
    #expect(await store.ids(of: Bus.self) == [2, 3])
    #expect(await store.row(of: Bus.self, 1) == nil)
    #expect(try await !store.delete(Bus.self, id: 1).hasChanges)
    #expect(try await store.delete(Vehicle.self, id: 1)[Vehicle.self].deleted == [1])
    #expect(try await store.delete(Bus.self, id: 2)[Bus.self].deleted == [2])
  }

  @Test func rowsOfAClassAreThoseOfItsSubclassesToo() {
    let table = SyncEntity(
      name: "Base", columns: [.init("class_", .text), .init("id", .integer)], identity: [1],
      classes: [
        .init("Base", columns: [0, 1], required: [0, 1]),
        .init("Least", columns: [0, 1], required: [0, 1], base: 2),
        .init("Middle", columns: [0, 1], required: [0, 1], base: 0),
        .init("Other", columns: [0, 1], required: [0, 1]),
      ], relations: [])
    #expect(table.rows(ofClass: 0) == .all)
    #expect(table.rows(ofClass: 1) == .isOneOf("class_", ["Least"]))
    #expect(table.rows(ofClass: 2) == .isOneOf("class_", ["Least", "Middle"]))
    #expect(table.rows(ofClass: 3) == .isOneOf("class_", ["Other"]))
  }

  /// A class between the one of the table and another one has the rows of both.
  @Test func rowsOfAClassInTheMiddleAreThoseOfItsSubclass() async throws {
    let posts = #"[{"type": "media", "id": 1}, {"type": "video", "id": 2, "seconds": 9}, {"type": "memo", "id": 3}]"#
    try await Post.sync(json: posts, with: store)
    #expect(await store.ids(of: Post.self) == [1, 2, 3])
    #expect(await store.ids(of: Media.self) == [1, 2])
    #expect(await store.ids(of: Video.self) == [2])
    #expect(try await store.fetch(Media.self, id: 2)?["class"] == "Video")
    #expect(try await store.fetch(Media.self, id: 3) == nil)
    let report = try await Media.sync(json: #"[{"id": 1}]"#, with: store, deleting: .missing)
    #expect(report[Media.self].deleted == [2])
    #expect(await store.ids(of: Post.self) == [1, 3])
  }

  /// The same where that class is the base of a family.
  @Test func rowsOfAFamilyInASharedTableAreOfItsClasses() async throws {
    try await Area.sync(json: #"[{"id": 1}]"#, with: store)
    try await Land.sync(
      json: #"[{"type": "forest", "id": 2, "trees": 7}, {"type": "lake", "id": 3, "depth": 4}]"#, with: store)
    #expect(await store.ids(of: Area.self) == [1, 2, 3])
    #expect(await store.ids(of: Land.self) == [2, 3])
    #expect(await store.ids(of: Lake.self) == [3])
    let lake = try await Lake.sync(json: #"[{"id": 4}]"#, with: store, deleting: .missing)
    #expect(lake[Lake.self].deleted == [3])
    let land = try await Land.sync(json: #"[{"type": "lake", "id": 4, "depth": 5}]"#, with: store, deleting: .missing)
    #expect(land[Land.self].deleted == [2] && land[Land.self].updated == [4])
    #expect(await store.ids(of: Area.self) == [1, 4])
  }

  // MARK: A table for each class

  @Test func classesHaveTablesOfTheirOwn() async throws {
    try await Shelter.sync(
      json: """
        [{"id": 1, "animals": [{"type": "dog", "id": 5, "name": "Rex"}, {"type": "cat", "id": 5, "lives": 7}],
          "mascot": {"type": "cat", "id": 5}}]
        """, with: store)
    #expect(await store.row(of: Dog.self, 5)?.values == [5, "Rex", true])
    #expect(await store.value("lives", of: Cat.self, 5) == 7)
    #expect(
      await store.links("animals", of: Shelter.self, 1)
        == [SyncRowKey(["Dog", 5]), SyncRowKey(["Cat", 5])])
    #expect(await store.value("mascot_class", of: Shelter.self, 1) == "Cat")
    #expect(await store.value("mascot_id", of: Shelter.self, 1) == 5)
    let report = try await Shelter.sync(json: #"[{"id": 1, "animals": [{"type": "dog", "id": 5}]}]"#, with: store)
    #expect(report[Cat.self].deleted == [5] && report[Dog.self].deleted.isEmpty)
    #expect(report[Animal.self].deleted == [5])
    #expect(await store.value("mascot_class", of: Shelter.self, 1) == .null)
    #expect(await store.value("mascot_id", of: Shelter.self, 1) == .null)
  }

  @Test func aBaseClassStandsForItsFamily() async throws {
    try await Animal.sync(
      json: """
        [{"type": "dog", "id": 1}, {"type": "cat", "id": 2, "lives": 9, "friend": {"type": "dog", "id": 3}}]
        """, with: store)
    #expect(await store.rows(of: Animal.self).count == 3)
    let report = try await Animal.sync(json: #"[{"type": "cat", "id": 2}]"#, with: store, deleting: .missing)
    #expect(Set(report[Animal.self].deleted) == [1, 3])
    #expect(await store.value("friend_class", of: Cat.self, 2) == .null)
  }

  @Test func referencesToWhatIsNotThereAreReported() async throws {
    let report = try await Machine.sync(json: #"[{"id": 1, "parts": [{"id": 2}]}]"#, with: store)
    #expect(report.unresolved.isEmpty)
    #expect(await store.row(of: Racecar.self, 1) == nil)
  }

  // MARK: Without a family

  @Test func aSubclassHasATableOfItsOwn() async throws {
    try await Racecar.sync(json: #"[{"id": 1, "max_speed": 300, "parts": [{"id": 2}]}]"#, with: store)
    #expect(Racecar.entity.name == "Racecar" && Machine.entity.name == "Machine")
    #expect(await store.value("maxSpeed", of: Racecar.self, 1) == 300)
    #expect(await store.links("parts", of: Racecar.self, 1) == [2])
  }
}
