import KVMap
import Testing

@testable import ReplacedSystems

/// What the systems that KVMap replaces did to an object that exists already.
struct UpdatingTests {
  private let before = WRUpdated(
    idStr: "1", firstName: "Jane", lastName: "Sid", age: 30, address: WRAddress(state: "NC", city: "Carrboro"))

  private func updated(_ document: String) throws -> WRUpdated {
    var value = before
    try value.update(json: document)
    return value
  }

  @Test("case-017, case-135, case-311: what the document has is taken")
  func takesWhatIsThere() throws {
    let after = try updated(#"{"id_str": "2", "first_name": "Ada"}"#)
    #expect(after.idStr == "2")
    #expect(after.firstName == "Ada")
    #expect(after.lastName == "Sid")
  }

  @Test("case-150, case-151, case-312: null makes nil")
  func nullClears() throws {
    let after = try updated(#"{"first_name": null, "last_name": "Sid"}"#)
    #expect(after.firstName == nil)
    #expect(after.lastName == "Sid")
  }

  @Test("case-177, case-316: what the document lacks stays as it is")
  func keepsTheRest() throws {
    let after = try updated(#"{"first_name": "Jeanet"}"#)
    #expect(after.firstName == "Jeanet")
    #expect((after.idStr, after.lastName, after.age) == ("1", "Sid", 30))
    #expect(after.address == before.address)
  }

  @Test("case-165: a bad value leaves the object as it was")
  func aProblemChangesNothing() throws {
    var value = before
    #expect(throws: MappingError.self) { try value.update(json: #"{"first_name": "Ada", "age": "REJECT"}"#) }
    #expect(value == before)
  }

  @Test("case-149, case-317: equal values make an equal object")
  func equalValuesChangeNothing() throws {
    #expect(try updated(#"{"first_name": "Jane", "last_name": "Sid", "age": 30}"#) == before)
  }
}
