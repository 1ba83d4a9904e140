import KVMap
import Testing

@testable import EmittedGoldens

@Suite struct ClassTests {
  private static let car =
    #"{"max_speed":200,"name":"a","note":"n","serial":1,"passengers":["Kimi"],"spare":{"size":3},"garage":{"city":"x"}}"#

  @Test func aSubclassReadsTheMembersOfItsBase() throws {
    let car = try Car(json: Self.car)
    #expect(car.maxSpeed == 200 && car.name == "a" && car.passengers == ["Kimi"] && car.spare?.size == 3)
    #expect(car.city == "x" && car.note == "n")
    let vehicle = try Vehicle(json: Self.car)
    #expect(type(of: vehicle) == Vehicle.self && vehicle.maxSpeed == 200)
  }

  @Test func aSubclassIsWrittenAsWhatItIs() throws {
    let car = try Car(json: Self.car)
    #expect(try Mapped.text(car) == Self.car)
    // The containing type refers only to the base class.
    let fleet = Fleet(cars: [car], first: car, byName: ["a": car])
    #expect(
      try Mapped.text(fleet)
        == #"{"cars":[\#(Self.car)],"first":\#(Self.car),"byName":{"a":\#(Self.car)}}"#)
  }

  @Test func subclassesHaveTheInitialiserOfTheirBase() throws {
    let taxi = Taxi(maxSpeed: 50, city: "here")
    #expect(taxi.passengers == [] && taxi.note == "n" && taxi.serial == 1)
    #expect(try Mapped.rewritten(#"{"x":5}"#, as: Dot.self) == #"{"x":5}"#)
    #expect(try Mapped.rewritten("{}", as: Blank.self) == "{}")
  }

  @Test func classesHoldThemselves() throws {
    let json =
      #"{"name":"a","next":{"name":"b","next":{"name":"c","children":[]},"children":[]},"children":[{"name":"d","children":[]}]}"#
    let node = try Node(json: json)
    #expect(node.next?.next?.name == "c" && node.children.map(\.name) == ["d"])
    #expect(try Mapped.text(node) == json)
  }

  @Test(arguments: [
    (#"{}"#, "max_speed missing Car.maxSpeed:6"),
    (#"{"max_speed":"fast"}"#, "max_speed mismatch Car.maxSpeed:6"),
    (#"{"max_speed":1}"#, "garage.city missing Car.city:15"),
    (#"{"max_speed":1,"garage":null}"#, "garage.city null Car.city:15"),
    (#"{"max_speed":1,"garage":{"city":"x"},"spare":{"size":"s"}}"#, "spare.size mismatch Wheel.size:34"),
    ("5", " mismatch Car:12"),
  ])
  func problemsNameTheRuleAndTheClassThatWasRead(document: String, problem: String) {
    #expect(Mapped.problem(document, as: Car.self) == problem)
  }

  @Test func allProblemsAreTold() {
    #expect(
      Mapped.problems(#"{"max_speed":"a","passengers":[1,"b",2],"garage":{"city":3}}"#, as: Car.self) == [
        "max_speed mismatch Car.maxSpeed:6", "passengers[0] mismatch Car.passengers:13",
        "passengers[2] mismatch Car.passengers:13", "garage.city mismatch Car.city:15",
      ])
    #expect(
      Mapped.problems(#"{"cars":[{"max_speed":1}],"byName":{"a":{"max_speed":null}}}"#, as: Fleet.self) == [
        "cars[0].garage.city missing Car.city:15", "byName.a.max_speed null Vehicle.maxSpeed:6",
      ])
  }

  /// Settings apply only to the class that declares them.
  @Test func settingsAreNotInherited() throws {
    let deep = #"{"max_speed":1,"garage":{"city":"x"},"spare":{"size":1,"a":{"b":{}}}}"#
    #expect(Mapped.problem(deep, as: Car.self) == nil)
    #expect(Mapped.problem(deep, as: Taxi.self)?.hasPrefix("spare.a.b depth") == true)
    let unknown = #"{"max_speed":1,"garage":{"city":"x"},"more":1}"#
    #expect(Mapped.problem(unknown, as: Taxi.self) == "more unknown-key Taxi:19")
  }

  @Test func anUpdateMakesAnotherInstanceOfTheSameClass() throws {
    let car = try Car(json: Self.car)
    var vehicle: Vehicle = car
    try vehicle.update(json: #"{"max_speed":5,"spare":{},"garage":{"city":"y"}}"#)
    let updated = try #require(vehicle as? Car)
    #expect(updated !== car && car.maxSpeed == 200 && car.city == "x")
    #expect(updated.maxSpeed == 5 && updated.city == "y" && updated.passengers == ["Kimi"] && updated.spare?.size == 3)
    #expect(throws: MappingError.self) { try vehicle.update(json: #"{"max_speed":null}"#) }
    #expect(vehicle === updated)
  }

  @Test func objectsInsideAreUpdated() throws {
    var fleet = Fleet(cars: [], first: Car(maxSpeed: 1, city: "a"))
    try fleet.update(json: #"{"first":{"name":"new"}}"#)
    let first = try #require(fleet.first as? Car)
    #expect(first.name == "new" && first.maxSpeed == 1 && first.city == "a")
  }

  @Test func aClassThatIsOnlyWritten() throws {
    #expect(try Mapped.text(Written(id: 3)) == #"{"id":3}"#)
  }

  /// Each class declares its own `root` and `context`.
  @Test func membersOfDocumentsAreNotInherited() throws {
    let answered = try Answered(json: #"{"answer":{"body":{"text":"t"}}}"#, context: "me")
    #expect(answered.text == "t" && answered.viewer == "me")
    #expect(try Mapped.text(answered) == #"{"answer":{"body":{"text":"t"}}}"#)
    let cited = try Cited(json: #"{"text":"t","source":"s"}"#)
    #expect(cited.source == "s" && cited.viewer == nil)
    #expect(try Mapped.text(cited) == #"{"text":"t","source":"s"}"#)
  }
}
