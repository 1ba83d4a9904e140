import KVMap
import Testing

@testable import EmittedGoldens

/// `= swift … with …`: Swift types that receive information about where they are used, in generated code.
@Suite struct AskingTests {
  private let crew = Askers(size: 7)

  private func ship(_ note: String = #""x""#) -> String { #"{"name":"A","note":\#(note)}"# }

  @Test func everythingIsTold() throws {
    let harbour = try AskingHarbour(json: #"{"title":"Quay","ships":[\#(ship())]}"#, context: crew)
    let told = try #require(harbour.ships.first?.told)
    #expect(told == #"told | \#(ship()) | {"title":"Quay","ships":[\#(ship())]} | {"size":7}"#)
    #expect(harbour.ships.first?.name == "name=A")
  }

  /// The path refers to a ship, but the mapping that reads it is the harbour's.
  @Test func theObjectIsThatOfTheMapping() throws {
    let document = #"{"title":"Quay","ships":[\#(ship())]}"#
    #expect(try AskingHarbour(json: document, context: crew).first == #"first | \#(document) | none | {"size":7}"#)
  }

  @Test func whatIsNotThereIsNil() throws {
    #expect(try AskingShip(json: ship()).told == "told | \(ship()) | none | none")
    let harbour = try AskingHarbour(json: #"{"title":"Quay","flagship":\#(ship())}"#)
    #expect(harbour.flagship?.told?.hasSuffix(" | none") == true)
  }

  /// Rules that refer to enclosing objects are evaluated at once, with the same result.
  @Test func lazyElementsAreToldTheSame() throws {
    let ships = try AskingHarbour(json: #"{"title":"Quay","ships":[\#(ship())]}"#, context: crew).ships
    let later = try AskingHarbour(json: #"{"title":"Quay","later":[\#(ship())]}"#, context: crew).later
    #expect(try later.decodedElement(at: 0).told == ships[0].told?.replacing("ships", with: "later"))
    let notes = try AskingHarbour(json: #"{"title":"Quay","notes":[{"mark":"m","id":3}]}"#).notes
    #expect(try notes.decodedElement(at: 0).mark == Postmark(text: "m", id: 3))
  }

  /// If a payload is a scalar, its object is the one that contains the union.
  @Test func payloadsOfUnionsAreTold() throws {
    let remark = try AskingRemark(json: #"{"id":4,"mark":"m","any":"n"}"#)
    #expect(remark.any == .mark(Postmark(text: "n", id: 4)))
    #expect(try remark.jsonString() == #"{"id":4,"mark":"m","any":"n"}"#)
  }

  /// Properties with equal conversions do not share a function if their names differ.
  @Test func namesAreThoseOfTheProperty() throws {
    let value = try AskingShip(json: #"{"name":"A","motto":"M"}"#)
    #expect(value.motto == "motto=M")
    #expect(try value.jsonString() == #"{"name":"A","motto":"M"}"#)
    let harbour = try AskingHarbour(json: #"{"title":"Quay","many":["a","b"]}"#)
    #expect(harbour.many == ["many=a", "many=b"])
    let error = #expect(throws: MappingError.self) { try AskingShip(name: "motto=A").jsonBytes() }
    #expect(error?.problems.map(\.expected) == ["a text that begins with name="])
  }

  @Test func whatIsRefusedHasItsPlace() throws {
    let document = #"{"title":"Quay","ships":[\#(ship()),\#(ship("false"))]}"#
    let problems = AskingHarbour.decodeCollectingProblems(json: document, context: crew).problems
    #expect(problems.map(\.path) == ["ships[1].note"])
    #expect(problems.map(\.expected) == ["anything but false"])
    #expect(problems.first?.rule?.name == "AskingShip.told")
  }

  @Test func updatingTellsThePatch() throws {
    var value = try AskingShip(json: ship(), context: crew)
    try value.update(json: #"{"note":1}"#, context: crew)
    #expect(value.told == #"told | {"note":1} | none | {"size":7}"#)
    #expect(value.name == "name=A")
  }

  // MARK: - Places

  @Test func typesOfTheProgramAreMadeOfCoordinates() throws {
    let document = #"""
      {"home":{"lat":1,"lng":2},"others":[{"lat":3,"lng":4}],"byName":{"a":{"lat":5,"lng":6}},\#
      "named":{"latitude":7,"longitude":8}}
      """#
    let value = try AskedPlaces(json: document)
    #expect(value.home == OwnPlace(north: 1, east: 2))
    #expect(value.others == [OwnPlace(north: 3, east: 4)])
    #expect(value.byName == ["a": OwnPlace(north: 5, east: 6)])
    #expect(value.named == OwnPlace(north: 7, east: 8))
    #expect(try value.jsonString() == document)
    let ship = try AskingShip(json: #"{"name":"A","lat":1,"lon":2}"#)
    #expect(ship.berth == OwnPlace(north: 1, east: 2))
    #expect(try ship.jsonString() == #"{"name":"A","lat":1,"lon":2}"#)
  }

  @Test(arguments: [
    (#"{"home":{"lat":1}}"#, "home.lng", MappingProblem.Kind.missing),
    (#"{"home":{"lat":1,"lng":"2"}}"#, "home.lng", .mismatch),
    (#"{"home":{"lat":1,"lng":2},"others":[{"lng":4}]}"#, "others[0].lat", .missing),
  ])
  func halfAPlaceIsNone(document: String, path: String, kind: MappingProblem.Kind) {
    let problems = AskedPlaces.decodeCollectingProblems(json: document).problems
    #expect(problems.map(\.path) == [path])
    #expect(problems.map(\.kind) == [kind])
  }

  @Test func aPlaceThatIsNoNumberIsNotWritten() {
    let error = #expect(throws: MappingError.self) { try AskedPlaces(home: OwnPlace(north: .nan, east: 1)).jsonBytes() }
    #expect(error?.problems.map { "\($0.kind.rawValue) at \($0.path)" } == ["range at home.lat"])
  }
}
