import KVMap
import Testing

@testable import EmittedGoldens

@Suite struct NestingTests {
  @Test func recursiveTypes() throws {
    let document =
      #"{"value":1,"children":[{"value":2,"children":[],"byName":{"a":{"value":3,"children":[],"byName":{}}}}],"byName":{}}"#
    let tree = try Tree(json: document)
    #expect(tree.children.first?.byName["a"]?.value == 3)
    #expect(try Mapped.text(tree) == document)
    #expect(
      Mapped.problem(#"{"value":1,"children":[{"value":2,"byName":{"k":{}}}]}"#, as: Tree.self)
        == "children[0].byName.k.value missing Tree.value:2")
  }

  @Test func mutuallyRecursiveTypes() throws {
    let document = #"{"pongs":[{"pings":[{"pongs":[]}]}],"last":{"pings":[]}}"#
    #expect(try Mapped.rewritten(document, as: Ping.self) == document)
  }

  @Test func nestedValuesAreUpdatedInTurn() throws {
    var value = try Outer(
      json: #"{"middle":{"inner":{"n":5,"m":6},"note":"x"},"maybe":{"inner":{"m":1}},"list":[{"inner":{"m":2}}]}"#)
    #expect(value.maybe?.note == "none" && value.maybe?.inner.n == 1)
    try value.update(json: #"{"middle":{"inner":{"m":7}},"maybe":{"note":null},"list":[]}"#)
    #expect(value.middle == Middle(inner: Inner(n: 5, m: 7), note: "x"))
    #expect(value.maybe == Middle(inner: Inner(n: 1, m: 1), note: nil))
    #expect(value.list.isEmpty)
    try value.update(json: #"{"maybe":null}"#)
    #expect(value.maybe == nil)
  }

  @Test func whatAnUpdateAddsMustBeComplete() throws {
    let before = Outer(middle: Middle(inner: Inner(m: 1)), maybe: nil, list: [])
    var value = before
    #expect(throws: MappingError.self) { try value.update(json: #"{"maybe":{"note":"x"}}"#) }
    #expect(throws: MappingError.self) { try value.update(json: #"{"list":[{}],"middle":{"note":"y"}}"#) }
    #expect(throws: MappingError.self) { try value.update(json: #"{"middle":{"inner":null}}"#) }
    #expect(value == before)
  }

  @Test func aTypeWithoutPropertiesReadsAnyObject() throws {
    #expect(try Mapped.rewritten(#"{"a":[1,{}]}"#, as: Nothing.self) == "{}")
    #expect(Mapped.problem("5", as: Nothing.self) == " mismatch Nothing:23")
  }

  @Test func arraysAndDictionariesOfMappedTypes() throws {
    #expect(try [Inner](json: #"[{"m":1},{"m":2,"n":3}]"#) == [Inner(m: 1), Inner(n: 3, m: 2)])
    #expect(try [String: Inner](json: #"{"a":{"m":1}}"#) == ["a": Inner(m: 1)])
    #expect(Mapped.problem(#"[{"m":1},{}]"#, as: [Inner].self) == "[1].m missing Inner.m:21")
  }
}

@Suite struct OwnedTypeTests {
  private static let document = #"""
    {"name":"Ada","age":36,"email":"a@b","friends":[{"name":"B","email":"none","friends":[],"address":{"city":"X"},"nick":"b","joined":"2012-04-14T00:20:07Z"}],\#
    "address":{"city":"London","zip":"N1"},"alias":"ad","lat":1.5,"lon":2.5,"joined":"2012-04-14T00:20:07Z"}
    """#

  @Test func typesOfTheUsersAreBuiltByTheirInitialiser() throws {
    let person = try Person(json: Self.document)
    #expect(person.city == "London" && person.zip == "N1" && person.nick == "ad" && person.level == 1)
    #expect(person.home == Place(lat: 1.5, lon: 2.5))
    #expect(person.friends.first?.nick == "b" && person.friends.first?.age == nil)
  }

  @Test func theyAreWrittenByTheSameRules() throws {
    #expect(
      try Mapped.rewritten(Self.document, as: Person.self) == #"""
        {"name":"Ada","age":36,"email":"a@b","friends":[{"name":"B","email":"none","friends":[],"address":{"city":"X"},\#
        "level":1,"joined":"2012-04-14T00:20:07Z"}],"address":{"city":"London","zip":"N1"},"level":1,\#
        "lat":1.5,"lon":2.5,"joined":"2012-04-14T00:20:07Z"}
        """#)
  }

  @Test func anUpdateMakesANewValueOfTheOld() throws {
    var person = try Person(json: Self.document)
    person.level = 7
    try person.update(json: #"{"age":null,"address":{"zip":"N2"},"lat":9}"#)
    #expect(person.age == nil && person.name == "Ada" && person.city == "London" && person.zip == "N2")
    #expect(person.level == 7 && person.home == Place(lat: 9, lon: 2.5) && person.friends.count == 1)
  }

  @Test(arguments: [
    (#"{"age":1,"address":{"city":"x"},"nick":"n","joined":"2012-04-14T00:20:07Z"}"#, "name missing Person.name:3"),
    (#"{"name":"n","nick":"n","joined":"2012-04-14T00:20:07Z"}"#, "address.city missing Person.city:7"),
    (#"{"name":"n","address":null,"nick":"n","joined":"2012-04-14T00:20:07Z"}"#, "address.city null Person.city:7"),
    (#"{"name":"n","address":{"city":"x"},"joined":"2012-04-14T00:20:07Z"}"#, "nick missing Person.nick:9"),
    (
      #"{"name":"n","address":{"city":"x"},"nick":"n","joined":"2012-04-14T00:20:07Z","lat":1}"#,
      "lon missing Place.lon:15"
    ),
    (#"{"name":"n","address":{"city":"x"},"nick":"n","joined":"now"}"#, "joined mismatch Person.joined:12"),
  ])
  func whatIsWrongIsTold(document: String, problem: String) {
    #expect(Mapped.problem(document, as: Person.self) == problem)
  }

  @Test func allProblemsAreToldAndNothingIsBuilt() {
    let report = Person.decodeCollectingProblems(
      json: #"{"name":1,"address":{"city":2,"zip":3},"friends":[{"name":"x"}]}"#)
    let (person, problems) = (report.value, report.problems)
    #expect(person == nil)
    #expect(
      Set(problems.map(Mapped.text)) == [
        "name mismatch Person.name:3", "address.city mismatch Person.city:7", "address.zip mismatch Person.zip:8",
        "friends[0].address.city missing Person.city:7", "friends[0].nick missing Person.nick:9",
        "friends[0].joined missing Person.joined:12", "nick missing Person.nick:9", "joined missing Person.joined:12",
      ])
  }

  @Test func nestedTypesAndClasses() throws {
    #expect(try Mapped.rewritten(#"{"n":4}"#, as: Box.Inner.self) == #"{"n":4}"#)
    let reference = try Reference(json: #"{"id":1,"parent":{"id":2}}"#)
    #expect(reference.parent?.id == 2)
    #expect(try Mapped.text(reference) == #"{"id":1,"parent":{"id":2}}"#)
  }

  @Test func aGeneratedTypeMayHoldThem() throws {
    let ceo =
      #"{"name":"Ada","email":"none","friends":[],"address":{"city":"L"},"nick":"n","joined":"2012-04-14T00:20:07Z"}"#
    let company = try Company(json: #"{"ceo":\#(ceo),"place":{"lat":1,"lon":2},"branches":[{"lat":3,"lon":4}]}"#)
    #expect(company.ceo.name == "Ada" && company.place == Place(lat: 1, lon: 2) && company.title == "Inc.")
    var updated = company
    try updated.update(json: #"{"ceo":{"name":"Bob"},"title":null}"#)
    #expect(updated.ceo.name == "Bob" && updated.ceo.city == "L" && updated.title == nil && updated.branches.count == 1)
  }
}
