import KVMap
import Testing

@testable import ReplacedSystems

/// How the replaced systems updated an existing object.
struct UpdatingTests {
  private func updated<T: DocumentDecodable>(_ before: T, _ document: String) throws -> T {
    var value = before
    try value.update(json: document)
    return value
  }

  @Test("case-017: a class gets a new object, and the old one stays as it was")
  func updatesAnObject() throws {
    let before = WRPost(idStr: "12345", text: "Text 1")
    let after = try updated(before, #"{"idStr": "67890", "text": "New Text"}"#)
    #expect((after.idStr, after.text) == ("67890", "New Text"))
    #expect((before.idStr, before.text) == ("12345", "Text 1"))
  }

  @Test("case-135: the same, from a document that has more")
  func updatesFromALargeDocument() throws {
    let before = WRIdentified(userID: 1, name: "x")
    let after = try updated(
      before,
      """
      {"id": 31337, "name": "Blake Watters", "birthdate": "11/27/1982", "favorite_date": "03/01/2012",
       "website": "http://restkit.org/", "is_developer": "true", "weight": "131.3", "lucky_number": "187",
       "interests": ["Hacking", "Running"],
       "address": {"id": 1234, "city": "Carrboro", "state": "North Carolina", "country": "USA"},
       "friends": [{"id": 187, "name": "Jeremy Ellison"}, {"id": 7, "name": "Rachit Shukla"}],
       "created_at": "2011-02-02 07:53:08", "latitude": 12345, "longitude": 56789}
      """)
    #expect((after.userID, after.name) == (31337, "Blake Watters"))
    #expect((before.userID, before.name) == (1, "x"))
  }

  @Test("case-149: an equal value makes an equal object")
  func anEqualValueChangesNothing() throws {
    let before = WRNamed(name: "Blake Watters")
    #expect(try updated(before, #"{"name": "Blake Watters"}"#) == before)
  }

  @Test("case-150: null where nothing was makes an equal object")
  func nullForNothingChangesNothing() throws {
    let before = WRNamed(name: nil)
    #expect(try updated(before, #"{"name": null}"#) == before)
  }

  @Test("case-151: null makes nil")
  func nullClears() throws {
    #expect(try updated(WRNamed(name: "Blake Watters"), #"{"name": null}"#) == WRNamed(name: nil))
  }

  @Test("case-152: what the document lacks stays as it is")
  func keepsAnAttribute() throws {
    let after = try updated(WRNamed(name: "Blake Watters"), #"{"id": 1}"#)
    #expect(after == WRNamed(name: "Blake Watters", id: 1))
  }

  @Test("case-165: a value that is refused leaves the object as it was")
  func aProblemChangesNothing() throws {
    var value = WRValidated(boolString: "should not change")
    #expect(throws: MappingError.self) { try value.update(json: #"{"boolString": "REJECT"}"#) }
    #expect(value.boolString == "should not change")
  }

  @Test("case-177: a relation that the document lacks stays as it is")
  func keepsARelation() throws {
    let address = WRHome(addressID: 1)
    let after = try updated(WRRelated(name: "a", address: address), #"{"name": "Blake Watters"}"#)
    #expect(after == WRRelated(name: "Blake Watters", address: address))
  }

  @Test("case-207: null for a collection is an empty one")
  func nullEmpties() throws {
    let after = try updated(WRCatOwner(cats: [WRCat(name: "Asia")]), #"{"cats": null}"#)
    #expect(try after.jsonString() == #"{"cats":[]}"#)
  }

  @Test("case-241: an object that is mapped is merged")
  func mergesObjects() throws {
    var value = try WRMerged(json: #"{"name": {"firstName": "Blake", "lastName": "Unknown"}}"#)
    try value.update(json: #"{"name": {"lastName": "Watters"}}"#)
    #expect(value.name == WRFullName(firstName: "Blake", lastName: "Watters"))
  }

  @Test("case-242: what is kept whole is replaced, here a text by an object")
  func replacesAText() throws {
    var value = try WRMergedMail(
      json: #"{"name": {"firstName": "Blake"}, "email": "blake@restkit.org"}"#)
    try value.update(
      json: """
        {"name": {"lastName": "Watters"}, "email": {"RestKit": "blake@restkit.org", "Other": "blake@example.com"}}
        """)
    #expect(
      try value.jsonString()
        == compact(
          """
          {"name": {"firstName": "Blake", "lastName": "Watters"},
           "email": {"RestKit": "blake@restkit.org", "Other": "blake@example.com"}}
          """))
  }

  @Test("case-243: what is kept whole is replaced, here an object by a text")
  func replacesAnObject() throws {
    var value = try WRMergedMail(
      json: """
        {"name": {"lastName": "Watters"}, "email": {"RestKit": "blake@restkit.org", "Other": "blake@example.com"}}
        """)
    try value.update(
      json: #"{"name": {"firstName": "Blake"}, "email": "blake@restkit.org"}"#)
    #expect(
      try value.jsonString()
        == compact(#"{"name": {"firstName": "Blake", "lastName": "Watters"}, "email": "blake@restkit.org"}"#))
  }

  @Test("case-311: what the document has is taken")
  func takesWhatIsThere() throws {
    let after = try updated(
      WRUpdated(firstName: "John", lastName: "Sid"), #"{"first_name": "Jane", "last_name": "Sid"}"#)
    #expect(after == WRUpdated(firstName: "Jane", lastName: "Sid"))
  }

  @Test("case-312: null makes nil, and the rest is taken")
  func nullClearsOneOfTwo() throws {
    let after = try updated(WRUpdated(firstName: "Jane"), #"{"first_name": null, "last_name": "Sid"}"#)
    #expect(after == WRUpdated(firstName: nil, lastName: "Sid"))
  }

  @Test("case-316: an update of a part")
  func keepsTheRest() throws {
    let before = WRUpdated(firstName: "Jane", lastName: "Sid", age: 30)
    let after = try updated(before, #"{"first_name": "Jeanet"}"#)
    #expect(after == WRUpdated(firstName: "Jeanet", lastName: "Sid", age: 30))
  }

  @Test("case-317: equal values make an equal object")
  func equalValuesChangeNothing() throws {
    let before = WRUpdated(firstName: "Jane", lastName: "Sid", age: 30)
    #expect(
      try updated(before, #"{"first_name": "Jane", "last_name": "Sid", "age": 30}"#) == before)
  }
}
