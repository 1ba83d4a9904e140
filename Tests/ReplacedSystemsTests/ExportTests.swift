import KVMap
import Testing

@testable import ReplacedSystems

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The exports of Kipu and Sync, written by generated mappers. The names are those of the cases.
struct ExportTests {
  private func written(_ value: some DocumentEncodable) throws -> String { try value.jsonString() }

  @Test("case-265: children by running numbers, as Rails wants them; nil is left out")
  func exportsChildren() throws {
    let user = WRRails(
      remoteID: 111,
      notes: [
        WRRailsNote(position: "0", remoteID: 1, text: "n1"), WRRailsNote(position: "1", remoteID: 7, text: "n7"),
        WRRailsNote(position: "2", remoteID: 14, text: "n14", destroy: true),
      ])
    #expect(
      try written(user)
        == compact(
          """
          {"id": 111,
           "notes_attributes": {"0": {"id": 1, "text": "n1"}, "1": {"id": 7, "text": "n7"},
            "2": {"id": 14, "text": "n14", "_destroy": 1}}}
          """))
  }

  @Test("case-336: an export without relations, nil as null")
  func exportsAllAttributes() throws {
    let then = try date("2015-02-20T10:00:00Z")
    let user = WRUser(
      age: 25, birthDate: then, contractID: 235, createdAt: then, userDescription: "John Description",
      driverIdentifier: "ABC8283", firstName: "John", remoteID: 111, ignoredParameter: nil, lastName: "Sid",
      numberOfAttendes: 30, userType: "Manager", updatedAt: then, rawSigned: "raw")
    #expect(
      try written(user)
        == compact(
          """
          {"age_of_person": 25, "birth_date": "2015-02-20T10:00:00Z", "contract_id": 235,
           "created_at": "2015-02-20T10:00:00Z", "description": "John Description",
           "driver_identifier_str": "ABC8283", "first_name": "John", "id": 111, "ignored_parameter": null,
           "last_name": "Sid", "number_of_attendes": 30, "type": "Manager", "updated_at": "2015-02-20T10:00:00Z",
           "signed": "raw"}
          """))
  }

  @Test("case-337: an export with children by running numbers, nil as null")
  func exportsNestedRelations() throws {
    let then = try date("2015-02-20T10:00:00Z")
    let user = WRNestedUser(
      age: 25, birthDate: then, contractID: 235, createdAt: then, userDescription: "John Description",
      driverIdentifier: "ABC8283", firstName: "John", remoteID: 111, ignoredParameter: nil, lastName: "Sid",
      numberOfAttendes: 30, userType: "Manager", updatedAt: then, rawSigned: "raw",
      notes: [
        WRNestedNote(position: "0", remoteID: 1, text: "This is the text for the note 1"),
        WRNestedNote(position: "1", remoteID: 7, text: "This is the text for the note 7"),
        WRNestedNote(position: "2", destroy: true, remoteID: 14, text: "This is the text for the note 14"),
      ], company: WREmployer(remoteID: 1, name: "Facebook"))
    #expect(
      try written(user)
        == compact(
          """
          {"age_of_person": 25, "birth_date": "2015-02-20T10:00:00Z", "contract_id": 235,
           "created_at": "2015-02-20T10:00:00Z", "description": "John Description",
           "driver_identifier_str": "ABC8283", "first_name": "John", "id": 111, "ignored_parameter": null,
           "last_name": "Sid", "number_of_attendes": 30, "type": "Manager", "updated_at": "2015-02-20T10:00:00Z",
           "signed": "raw",
           "notes_attributes": {"0": {"_destroy": null, "id": 1, "text": "This is the text for the note 1"},
            "1": {"_destroy": null, "id": 7, "text": "This is the text for the note 7"},
            "2": {"_destroy": 1, "id": 14, "text": "This is the text for the note 14"}},
           "company_attributes": {"id": 1, "name": "Facebook"}}
          """))
  }

  @Test("case-338: relations of relations")
  func exportsDeepRelations() throws {
    let building = WRBuilding(
      remoteID: 1, parks: [WRPark(remoteID: 1)], apartments: [WRApartment(remoteID: 1, rooms: [WRRoom(remoteID: 1)])])
    #expect(
      try written(building)
        == compact(#"{"id": 1, "parks": [{"id": 1}], "apartments": [{"id": 1, "rooms": [{"id": 1}]}]}"#))
  }

  @Test("case-339: a chain whose objects know their parents, which are not written")
  func exportsARecursiveChain() throws {
    let grandchild = OWRecursive(remoteID: "grandchild", recursives: [OWRecursive(remoteID: "megachild")])
    let child = OWRecursive(remoteID: "child", recursives: [grandchild])
    let parent = OWRecursive(remoteID: "Parent", recursives: [child])
    #expect(child.parent === parent && grandchild.parent === child)
    let document = try written(parent)
    #expect(
      document
        == compact(
          """
          {"id": "Parent",
           "recursives": [{"id": "child",
             "recursives": [{"id": "grandchild", "recursives": [{"id": "megachild", "recursives": []}]}]}]}
          """))
    let again = try OWRecursive(json: document)
    #expect(again.recursives.first?.parent === again)
  }

  @Test("case-340: an attribute that is not written")
  func leavesOutWhatIsNotExported() throws {
    #expect(try written(WRExcluded(id: 1, name: "Ignore me")) == #"{"id":1}"#)
  }

  @Test("case-341: keys in camel case")
  func exportsInCamelCase() throws {
    let user = WRCamelUser(
      userDescription: "reserved", inflectionDate: try date("1970-01-01T00:00:00Z"), customRemoteKey: "randomRemoteKey",
      inflectionID: 1, inflectionString: "string", inflectionInteger: 1,
      inflectionUUID: UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"),
      inflectionURI: URL(string: "https://www.apple.com/"))
    #expect(
      try written(user)
        == compact(
          """
          {"description": "reserved", "inflectionDate": "1970-01-01", "randomRemoteKey": "randomRemoteKey",
           "inflectionID": 1, "inflectionString": "string", "inflectionInteger": 1,
           "inflectionUUID": "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "inflectionURI": "https://www.apple.com/"}
          """))
  }

  @Test("case-342: keys with underscores, and a relation to one")
  func exportsInSnakeCase() throws {
    #expect(
      try written(WRSnakeEmployee(inflectionID: 1, camelCaseCompany: WRCompany(inflectionID: 1)))
        == compact(
          """
          {"inflection_binary_data": null, "inflection_date": null, "inflection_id": 1, "inflection_integer": null,
           "inflection_string": null, "randomRemoteKey": null, "description": null, "inflection_uuid": null,
           "inflection_uri": null, "camel_case_company": {"inflection_id": 1}}
          """))
  }

  @Test("case-343: keys in camel case, and a relation to one")
  func exportsARelationInCamelCase() throws {
    #expect(
      try written(WRCamelEmployee(inflectionID: 1, camelCaseCompany: WRCamelCompany(inflectionID: 1)))
        == compact(
          """
          {"inflectionBinaryData": null, "inflectionDate": null, "inflectionID": 1, "inflectionInteger": null,
           "inflectionString": null, "randomRemoteKey": null, "description": null, "inflectionUUID": null,
           "inflectionURI": null, "camelCaseCompany": {"inflectionID": 1}}
          """))
  }

  @Test("case-344: keys in camel case, and a relation under the key that Rails wants")
  func exportsANestedRelationInCamelCase() throws {
    #expect(
      try written(WRCamelNested(inflectionID: 1, camelCaseCompany: WRCamelCompany(inflectionID: 1)))
        == compact(
          """
          {"inflectionBinaryData": null, "inflectionDate": null, "inflectionID": 1, "inflectionInteger": null,
           "inflectionString": null, "randomRemoteKey": null, "description": null, "inflectionUUID": null,
           "inflectionURI": null, "camelCaseCompanyAttributes": {"inflectionID": 1}}
          """))
  }

  @Test("case-345: the keys of the root in camel case")
  func exportsTheKeysOfTheRootInCamelCase() throws {
    let workout = WRCamelWorkout(
      id: "w", plannedToIDs: [], workoutDesc: "d", workoutExercises: [], workoutName: "n")
    #expect(
      try written(workout)
        == #"{"_id":"w","plannedToIDs":[],"workoutDesc":"d","workoutExercises":[],"workoutName":"n"}"#)
  }

  @Test("case-346: the keys of the root with underscores")
  func exportsTheKeysOfTheRootInSnakeCase() throws {
    let workout = WRWorkout(id: "w", plannedToIDs: [], workoutDesc: "d", workoutExercises: [], workoutName: "n")
    #expect(
      try written(workout)
        == #"{"_id":"w","planned_to_ids":[],"workout_desc":"d","workout_exercises":[],"workout_name":"n"}"#)
  }

  @Test("case-347: nested keys there and back")
  func comesBack() throws {
    let document = """
      {"id": "8C0C5D9B-6D5E-4A57-9B60-0C7E2C9E0001",
       "attributes": {"name": "John Smith", "contact": {"email": "email@me.com", "phone": "555-5555"}}}
      """
    let contact = try WRContact(json: document)
    #expect(contact.id == UUID(uuidString: "8C0C5D9B-6D5E-4A57-9B60-0C7E2C9E0001"))
    #expect((contact.name, contact.email, contact.phone) == ("John Smith", "email@me.com", "555-5555"))
    #expect(try written(contact) == compact(document))
  }
}
