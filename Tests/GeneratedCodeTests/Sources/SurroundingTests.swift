import KVMap
import Testing

@testable import EmittedGoldens

@Suite struct KeyedSetTests {
  @Test func anObjectOfObjectsIsASet() throws {
    let document = #"{"named":{"b":{"value":2},"a":{"value":1}},"some":{"c":{"value":3},"d":{}}}"#
    let report = KeyedSets.decodeCollectingProblems(json: document)
    let (value, problems) = (report.value, report.problems)
    #expect(value?.named == [KeyedEntry(name: "a", value: 1), KeyedEntry(name: "b", value: 2)])
    #expect(value?.some == [KeyedEntry(name: "c", value: 3)])
    #expect(problems.map(Mapped.text) == ["some.d.value missing KeyedEntry.value:165"])
    #expect(
      try value.map(Mapped.text) == #"{"named":{"a":{"value":1},"b":{"value":2}},"some":{"c":{"value":3}}}"#)
    #expect(
      Mapped.problem(#"{"named":{"a":{"value":1},"a":{"value":2}}}"#, as: KeyedSets.self)?.hasPrefix("named.a dup")
        == true)
  }
}

@Suite struct WholeAndRestTests {
  private static let shelter =
    #"{"cat_ids":[418,"419"],"x":[1, {"y" : 2}],"favourite":"7","profile":{"name":"N","z":1},"tags":[{"name":"a"}],"#
    + #""b":null,"n":1.50}"#

  @Test func scalarsBecomeObjectsAndKeysThatNobodyTakesAreKept() throws {
    let shelter = try Shelter(json: Self.shelter)
    #expect(shelter.cats.map(\.id) == [418, 419] && shelter.favourite?.id == 7 && shelter.name == "N")
    #expect(shelter.extra == ["x": [1, ["y": 2]], "b": .null, "n": 1.50])
    #expect(shelter.tags == [Tag(name: "a", raw: ["name": "a"])])
  }

  @Test func theyAreWrittenBack() throws {
    let written =
      #"{"cat_ids":[418,419],"favourite":7,"profile":{"name":"N"},"tags":[{"name":"a"}],"x":[1,{"y":2}],"b":null,"n":1.50}"#
    #expect(try Mapped.rewritten(Self.shelter, as: Shelter.self) == written)
    #expect(try Shelter(json: written) == Shelter(json: Self.shelter))
  }

  @Test func nothingLeftIsAnEmptyObjectOrNil() throws {
    #expect(try Shelter(json: #"{"cat_ids":[],"tags":[]}"#).extra == [:])
    #expect(try Mapped.rewritten(#"{"cat_ids":[],"tags":[]}"#, as: Shelter.self) == #"{"cat_ids":[],"tags":[]}"#)
    #expect(try Counters(json: #"{"id":"x"}"#).counts == nil)
    #expect(try Mapped.rewritten(#"{"b":2,"id":"x","a":1}"#, as: Counters.self) == #"{"id":"x","a":1,"b":2}"#)
    #expect(try Mapped.rewritten(#"{"id":"x"}"#, as: Counters.self) == #"{"id":"x"}"#)
  }

  /// Otherwise the value that was read could not be written, because the key would appear twice.
  @Test func aKeyThatIsOnlyWrittenIsNoOther() throws {
    let signed = try Postmarked(json: #"{"a":1,"by":{"client":"phone","x":2},"b":2}"#)
    #expect(signed.others == ["a": 1, "b": 2])
    #expect(try signed.jsonString() == #"{"by":{"client":"web"},"a":1,"b":2}"#)
    #expect(Mapped.problem(#"{"by":[1,}"#, as: Postmarked.self) == " syntax")
  }

  @Test(arguments: [
    (#"{"cat_ids":[418,{}],"tags":[]}"#, "cat_ids[1] mismatch Cat.id:13"),
    (#"{"cat_ids":[null],"tags":[]}"#, "cat_ids[0] null Cat.id:13"),
    (#"{"cat_ids":[[1,2]],"tags":[]}"#, "cat_ids[0] mismatch Cat.id:13"),
    (#"{"cat_ids":[],"tags":["a"]}"#, "tags[0] mismatch Shelter.tags:8"),
    (#"{"cat_ids":[],"tags":[],"extra":{"a":1,}}"#, " syntax"),
    (#"{"cat_ids":[1"#, " syntax"),
  ])
  func badValuesAreToldWhereTheyStand(document: String, problem: String) {
    #expect(Mapped.problem(document, as: Shelter.self) == problem)
  }

  @Test func theScalarMayBeTheDocument() throws {
    #expect(try Cat(json: "418").id == 418)
    #expect(Mapped.problem(#""x""#, as: Cat.self) == " mismatch Cat.id:13")
    #expect(Mapped.problem("41 8", as: Cat.self) == " syntax")
    #expect(Mapped.problem("", as: Cat.self) == " syntax")
    #expect(try Mapped.text(Cat(id: 3)) == "3")
  }

  @Test func badValuesOfTheRestAreToldUnderTheirKeys() {
    #expect(
      Mapped.problems(#"{"a":"no","id":"x","b.c":{"d":1},"e":1}"#, as: Counters.self) == [
        "a mismatch Counters.counts:25", #""b.c" mismatch Counters.counts:25"#,
      ])
    #expect(Mapped.problem(#"{"a":1,"id":"x","a":2}"#, as: Counters.self) == "a duplicate-key Counters.counts:25")
    #expect(Mapped.problem(#"{"a":1}"#, as: Counters.self) == "id missing Counters.id:24")
  }

  @Test func anUpdateWithoutSuchKeysLeavesThem() throws {
    var counters = Counters(id: "x", counts: ["a": 1])
    try counters.update(json: #"{"id":"y"}"#)
    #expect(counters == Counters(id: "y", counts: ["a": 1]))
    try counters.update(json: #"{"b":2}"#)
    #expect(counters == Counters(id: "y", counts: ["b": 2]))
  }

  @Test func aKeyThatARuleTakesCannotBeAmongTheOthers() {
    var shelter = Shelter(cats: [], tags: [], extra: ["a": 1, "tags": 2])
    #expect(throws: MappingError.self) { try Mapped.text(shelter) }
    do throws(MappingError) {
      _ = try shelter.jsonBytes()
    } catch {
      #expect(error.problems.map(Mapped.text) == ["tags mismatch"])
      #expect(error.problems.first?.found == #"the key "tags""#)
    }
    shelter.extra = ["a": 1, "t\"ags": 2]
    #expect(throws: Never.self) { try Mapped.text(shelter) }
  }
}

/// A key has the same value for `$key` as in a dictionary with such keys.
@Suite struct KeyValueTests {
  private static let session = "9F1C0D3E-7A52-4C8B-9E30-1B2A3C4D5E6F"

  @Test func aKeyIsReadAsTheTypeOfItsProperty() throws {
    let hotel = try Hotel(
      json: #"""
        {"rooms":{"7":{"beds":2},"-1":{"beds":1}},"floors":{"3":{"name":"third"}},\#
        "guests":{"\#(Self.session)":{}}}
        """#)
    #expect(hotel.rooms == [HotelRoom(number: 7, beds: 2), HotelRoom(number: -1, beds: 1)])
    #expect(hotel.floors == [3: HotelFloor(level: 3, half: 3, name: "third")])
    let guest = try #require(hotel.guests[Self.session])
    #expect(guest.id.uuidString == Self.session && guest.kind == .other(Self.session))
    #expect(try [String: RowOnly](json: #"{"5":{},"1":{}}"#).mapValues(\.row) == ["5": .other(5), "1": .first])
  }

  @Test func itIsWrittenAsTheKey() throws {
    let text = #"{"rooms":{"7":{"beds":2},"12":{"beds":1}},"floors":{"3":{"name":"third"}},"guests":{}}"#
    #expect(try Mapped.rewritten(text, as: Hotel.self) == text)
  }

  @Test func aKeyThatIsNoSuchValueIsToldAtThatKey() {
    #expect(
      Mapped.problems(#"{"rooms":{"7":{"beds":1},"seven":{"beds":2}},"guests":{"a b":{}}}"#, as: Hotel.self) == [
        "rooms.seven mismatch HotelRoom.number:151", #"guests."a b" mismatch HotelGuest.id:153"#,
      ])
  }
}

@Suite struct ElementTests {
  @Test func elementsKnowTheirKeysAndPositions() throws {
    let register = try Register(
      json: #"{"by_name":{"a":{"v":1},"b\n":{}},"list":[{},null,{"v":2}],"lossy":[1,{}],"single":{},"#
        + #""table":{"k":{}},"entry":{}}"#)
    #expect(register.byName.map(\.place) == ["a", "b\n"] && register.byName.allSatisfy { $0.position == nil })
    #expect(register.byName.map(\.both) == [Standing(key: "a"), Standing(key: "b\n")])
    #expect(register.list.map { $0?.position } == [0, nil, 2])
    #expect(register.list[2]?.both == Standing(index: 2, again: 2))
    #expect(register.lossy.map(\.position) == [1] && register.single.map(\.position) == [0])
    #expect(register.table["k"]?.place == "k" && register.table["k"]?.both?.key == "k")
    // It is not an element.
    #expect(register.entry == Entry())
  }

  @Test func elementsOfADocumentKnowThem() throws {
    #expect(try [Entry](json: "[{},{}]").map(\.position) == [0, 1])
    #expect(try [String: Entry](json: #"{"a":{}}"#)["a"]?.place == "a")
    #expect(try [Entry?](json: "[null,{}]").map { $0?.position } == [nil, 1])
    #expect(try Entry(json: "{}") == Entry())
  }

  @Test func theirKeysAreWritten() throws {
    let json = #"{"by_name":{"b":{"v":1},"a":{}},"list":[null,{}],"lossy":[],"single":[],"table":{"k":{"v":3}}}"#
    #expect(try Mapped.rewritten(json, as: Register.self) == json)
    var register = try Register(json: json)
    register.byName[1].place = nil
    do throws(MappingError) {
      _ = try register.jsonBytes()
      Issue.record("An element without a key has been written.")
    } catch {
      #expect(error.problems.map(Mapped.text) == ["by_name.b mismatch"] || error.problems.first?.found == "nil")
    }
  }

  @Test(arguments: [
    (#"{"by_name":{"a":{},"a":{}},"list":[]}"#, "by_name.a duplicate-key Register.byName:30"),
    (#"{"by_name":[{}],"list":[]}"#, "by_name mismatch Register.byName:30"),
    (#"{"by_name":{"a.b":{"v":"x"}},"list":[]}"#, #"by_name."a.b".v mismatch Entry.value:42"#),
    (#"{"by_name":{"a":{}"#, " syntax"),
  ])
  func badValuesAreToldWhereTheyStand(document: String, problem: String) {
    #expect(Mapped.problem(document, as: Register.self) == problem)
  }
}

@Suite struct AroundObjectsTests {
  private static let house =
    #"{"floors":{"rooms":[{"number":1,"chairs":[{"legs":4},{}]},{"number":2,"owner":"O"}]},"name":"N","#
    + #""number":9,"chairs":[{}],"upper":{"attic":{"number":3}},"owner":{"name":"P"}}"#

  @Test func objectsAroundAreRead() throws {
    let house = try House(json: Self.house)
    #expect(house.rooms.map(\.house) == ["N", "N"] && house.rooms.map(\.owner) == ["P", "O"])
    let chairs = house.rooms[0].chairs
    #expect(chairs.map(\.house) == ["N", "N"] && chairs.map(\.room) == [1, 1])
    #expect(chairs.map(\.country) == ["?", "?"] && chairs.map(\.mixed) == [Mixed(a: 1, b: nil, c: 4), Mixed(a: 1)])
    #expect(chairs.allSatisfy { $0.everything.count == 2 && $0.everything["number"] == 1 })
    // The result of a gather is inside the enclosing object.
    #expect(house.best?.house == "N" && house.best?.chairs.map(\.room) == [9])
    #expect(house.best?.chairs.first?.house == "N")
    #expect(house.attic?.house == "N" && house.attic?.owner == "P")
  }

  @Test func theDocumentIsReadFromAnywhere() throws {
    let house = try House(
      json: #"{"a":[{"name":"N","floors":{"rooms":[{"number":1,"chairs":[{}]}]}}],"owner":"R","#
        + #""meta":{"country code":"C","x":[7]}}"#, atPath: "a[0]")
    #expect(house.rooms.first?.owner == "R")
    #expect(house.rooms.first?.chairs.first?.country == "C")
    #expect(house.rooms.first?.chairs.first?.mixed == Mixed(a: 1, b: 7))
  }

  /// Paths are relative to the document, wherever the sources of a gather are looked up.
  @Test(arguments: [
    (
      #"{"d":{"shelves":[{"size":1}]}}"#,
      ["d.city", "codes.main", "$context.name", "d.lots[0]"].map { "\($0) missing" }
    ),
    (#"{"d":{"shelves":[{}]}}"#, ["d.city missing"]),
    (
      #"{"codes":{"main":null},"d":{"city":null,"lots":["x"],"shelves":[{}]}}"#,
      ["d.city null", "codes.main null", "$context.name missing", "d.lots[0] mismatch", "d.shelves[0].size missing"]
    ),
    (#"{"d":{"crates":[{"size":1}]}}"#, ["d.lots[0] missing"]),
    (#"{"d":{"crates":[{}],"lots":[1]}}"#, ["d.crates[0].size missing"]),
    (#"{"d":{"crates":[{"size":1}],"lots":[null]}}"#, ["d.lots[0] missing"]),
  ])
  func whatAGatherTakesFromAroundIsToldThere(document: String, problems: [String]) {
    let read = Depot.decodeCollectingProblems(json: document, atPath: "d", context: Clerk(name: nil)).problems
    #expect(read.map { "\($0.path) \($0.kind.rawValue)" }.sorted() == problems.sorted())
    // A missing context is reported like an empty one.
    let alone = Depot.decodeCollectingProblems(json: document, atPath: "d").problems
    #expect(alone.map { "\($0.path) \($0.kind.rawValue)" }.sorted() == problems.sorted())
  }

  @Test func nothingOfItIsWritten() throws {
    #expect(
      try Mapped.rewritten(Self.house, as: House.self)
        == #"{"name":"N","floors":{"rooms":[{"number":1,"chairs":[{"legs":4},{}]},{"number":2,"chairs":[]}]},"#
        + #""number":9,"chairs":[{}],"upper":{"attic":{"number":3,"chairs":[]}}}"#)
  }

  @Test(arguments: [
    (#"{"floors":{"rooms":[{"number":1}]}}"#, ["name missing Room.house:57"]),
    (#"{"name":null,"floors":{"rooms":[{"number":1}]}}"#, ["name null Room.house:57"]),
    (
      #"{"name":"N","owner":5,"floors":{"rooms":[{"number":1},{"number":2,"owner":"x"}]}}"#,
      ["owner mismatch Room.owner:58"]
    ),
    (
      #"{"name":"N","meta":{"country code":1},"floors":{"rooms":[{"number":1,"chairs":[{}]}]}}"#,
      [#"meta."country code" mismatch Chair.country:65"#]
    ),
    (
      #"{"name":"N","meta":[],"floors":{"rooms":[{"number":1,"chairs":[{}]}]}}"#,
      ["meta mismatch Chair.country:65", "meta mismatch Chair.mixed:67"]
    ),
    (#"{"name":"N","floors":{"rooms":[{"number":1}]},"#, [" syntax"]),
  ])
  func whatIsWrongAroundIsToldThere(document: String, problems: [String]) {
    #expect(Mapped.problem(document, as: House.self) == problems.first)
    #expect(Mapped.problems(document, as: House.self) == problems)
  }

  @Test func aDocumentMayLackTheObjectAround() {
    #expect(
      Mapped.problems(#"{"number":1}"#, as: Room.self) == ["$parent.name missing Room.house:57"])
    #expect(
      Mapped.problems(#"{}"#, as: Chair.self) == [
        "$parent.number missing Chair.room:64", "$parent missing Chair.everything:66",
      ])
  }
}

@Suite struct ProjectionTests {
  private static let basket =
    #"{"items":[{"id":1,"cat":{"sku":"a"},"parts":[{"n":1},{"n":2}],"sizes":[1,2],"found":{"n":5}},{"id":2,"cat":null},"#
    + #"{"id":3,"cat":{},"parts":[],"sizes":["x"],"found":{"n":6}}],"total":9}"#

  @Test func everyElementIsRead() throws {
    let basket = try Basket(json: Self.basket)
    #expect(basket.ids == [1, 2, 3] && basket.skus == ["a", nil] && basket.flat == [1, 2] && basket.first == [1])
    #expect(basket.items.map(\.count) == [9, 9, 9])
    #expect(basket.found == [Found(at: 0, n: 5), Found(at: 1, n: 6)])
    #expect(Mapped.problems(Self.basket, as: Basket.self) == ["~items[2].sizes[0] mismatch Basket.first:78"])
  }

  @Test func nothingToProjectIsAbsent() {
    #expect(
      Mapped.problems("{}", as: Basket.self) == [
        "items missing Basket.items:79", "items[*].id missing Basket.ids:75",
        "items[*].sizes[0] missing Basket.first:78",
      ])
    #expect(Mapped.problem(#"{"items":null}"#, as: Basket.self) == "items null Basket.items:79")
  }

  @Test(arguments: [
    (#"{"items":[{"id":1},{"id":"x"}]}"#, "items[1].id mismatch Item.id:83"),
    (#"{"items":[{"id":null}]}"#, "items[0].id null Basket.ids:75"),
    (#"{"items":[{"cat":5}]}"#, "items[0].cat mismatch Basket.skus:76"),
    (#"{"items":[{"parts":{}}]}"#, "items[0].parts mismatch Basket.flat:77"),
    (#"{"items":[{"found":{"n":"x"}}]}"#, "items[0].found.n mismatch Found.n:84"),
    (#"{"items":[1]}"#, "items[0] mismatch Basket.items:79"),
  ])
  func badValuesAreToldWhereTheyStand(document: String, problem: String) {
    #expect(Mapped.problem(document, as: Basket.self) == problem)
  }
}
