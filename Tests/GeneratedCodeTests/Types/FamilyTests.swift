import KVMap
import Testing

@testable import EmittedGoldens

@Suite struct FamilyTests {
  private static let document = #"""
    {"animals":[{"kind":"cat","name":"Tom","lives":9},{"name":"Rex","kind":"hound","friend":{"kind":"cat","name":"Tim",\#
    "lives":1}}],"star":null,"byName":{"a":{"kind":"dog","name":"x","tricks":["sit"]}}}
    """#

  @Test func everyValueIsOfItsClass() throws {
    let zoo = try Zoo(json: Self.document)
    #expect((zoo.animals[0] as? Feline)?.lives == 9)
    #expect((zoo.animals[1] as? Canine)?.tricks == [])
    #expect((zoo.animals[1].friend as? Feline)?.name == "Tim")
    #expect((zoo.byName["a"] as? Canine)?.tricks == ["sit"])
    #expect(zoo.star == nil)
    let other = try Animal.Family.decode(json: #"{"kind":"fish","name":"Wanda"}"#)
    #expect(type(of: other) == Animal.self)
    for document in [#"{"name":"Wanda"}"#, #"{"name":"Wanda","kind":null}"#] {
      #expect(type(of: try Animal.Family.decode(json: document)) == Animal.self)
    }
  }

  @Test func arraysAreWrittenWithTheKeyOfEachClass() throws {
    let animals = try Zoo(json: Self.document).animals
    let text = try Animal.Family.jsonString(animals)
    #expect(try Animal.Family.decodeArray(json: text).map(\.name) == ["Tom", "Rex"])
    #expect(text.hasPrefix(#"[{"kind":"cat","name":"Tom","lives":9},{"kind":"dog","name":"Rex""#))
  }

  @Test func theKeyIsWrittenWithEachClass() throws {
    #expect(
      try Zoo(json: Self.document).jsonString() == #"""
        {"animals":[{"kind":"cat","name":"Tom","lives":9},{"kind":"dog","name":"Rex","friend":{"kind":"cat",\#
        "name":"Tim","lives":1},"tricks":[]}],"byName":{"a":{"kind":"dog","name":"x","tricks":["sit"]}}}
        """#)
    let shapes = #"[{"meta":{"type":1},"area":2,"radius":1},"x",[{"meta":{"type":0},"area":1}]]"#
    #expect(try Mapped.rewritten(shapes, as: [Drawing].self) == shapes)
  }

  @Test(arguments: [
    (#"{"animals":[{"kind":"cat","name":"Tom"}]}"#, "animals[0].lives missing Feline.lives:2"),
    (#"{"animals":[{"kind":null}]}"#, "animals[0].name missing Animal.name:1"),
    (#"{"animals":[],"star":{"kind":[],"name":1}}"#, "star.name mismatch Animal.name:1"),
  ])
  func badValuesAreToldAtTheirPlaces(document: String, problem: String) {
    #expect(Mapped.problem(document, as: Zoo.self) == problem)
  }

  @Test func onlyWhatIsListedCanBeWritten() throws {
    for animal in [Puppy(name: "Pip", age: 1), Animal(name: "Wanda")] {
      let error = #expect(throws: MappingError.self) { try Zoo(animals: [animal]).jsonBytes() }
      #expect(error?.problems.first.map { Mapped.text($0) } == "animals[0] unknown-case")
    }
  }
}
