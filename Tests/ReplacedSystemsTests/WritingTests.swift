import KVMap
import Testing

@testable import ReplacedSystems

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the systems that KVMap replaces wrote, written by generated mappers. The names are those of the cases.
struct WritingTests {
  private let epoch = Date(timeIntervalSince1970: 0)

  private func written(_ value: some Writable) throws -> String { try value.json(as: String.self) }

  @Test("case-213, case-214: nil is written as null where the mapping says so")
  func writesNil() throws {
    let address = WRAddress(state: "NC", city: nil)
    #expect(
      try written(WRPerson(name: "Ada", address: address, friends: [address]))
        == #"{"name":"Ada","address":{"state":"NC","city":null},"friends":[{"state":"NC","city":null}]}"#)
  }

  @Test("case-215: a date with three digits of a fraction")
  func writesADateWithMilliseconds() throws {
    #expect(
      try written(WRKeyDated(key1: "value1", date: epoch))
        == #"{"key1-form-name":"value1","date-form-name":"1970-01-01T00:00:00.000Z"}"#)
  }

  @Test("case-218, case-224, case-225: other keys, a bool, a list")
  func writesUnderOtherKeys() throws {
    let request = WRRequest(key1: "value1", key2: "value2", boolean: true, set: ["a", "b"])
    let expected = #"{"key1-form-name":"value1","key2-form-name":"value2","boolean-value":true,"set-form-name":["a","b"]}"#
    #expect(try written(request) == expected)
  }

  @Test("case-219, case-220: nothing is null, also below a root")
  func writesNullForNothing() throws {
    #expect(try written(WRNullRequest(key1: nil)) == #"{"key1-form-name":null}"#)
    #expect(try written(WRRootedNull(key1: nil)) == #"{"root":{"key1-form-name":null}}"#)
  }

  @Test("case-221, case-223: objects with dates inside others")
  func writesNestedObjects() throws {
    let dated = WRDated(date: epoch)
    #expect(
      try written(WRNested(stringTest: "The string", hasOne: dated, hasMany: [dated]))
        == #"{"stringTest":"The string","hasOne":{"date":"1970-01-01T00:00:00.000Z"},"#
        + #""hasMany":[{"date":"1970-01-01T00:00:00.000Z"}]}"#)
  }

  @Test("case-222: below a root")
  func writesBelowARoot() throws {
    #expect(
      try written(WRRooted(key1: "value1", key2: "value2"))
        == #"{"stuff":{"key1-form-name":"value1","key2-form-name":"value2"}}"#)
  }

  @Test("case-226: a deep key path")
  func writesADeepPath() throws {
    #expect(
      try written(WRDeep(name: "Ada", job: "Hacker"))
        == #"{"user":{"anotherKeyPath":{"name":"Ada","another":{"job":"Hacker"}}}}"#)
  }

  @Test("case-229: nil is left out by default")
  func leavesNilOut() throws {
    #expect(try written(WROmitted(name: "Ada", website: nil)) == #"{"name":"Ada"}"#)
  }

  @Test("case-230, case-231: which request it is")
  func writesTheCaseThatItIs() throws {
    #expect(
      try written(WRSearch.byNumber(WRByNumber(flightNumber: 1234, airlineID: 5678)))
        == #"{"mode":1,"flight_number":1234,"airline_id":5678}"#)
    #expect(
      try written(WRSearch.byRoute(WRByRoute(departureAirportID: 25, arrivalAirportID: 66, airlineID: 5678)))
        == #"{"mode":2,"departure_airport_id":25,"arrival_airport_id":66,"airline_id":5678}"#)
  }

  @Test("case-336: an export with all of it, nil as null")
  func exportsAllAttributes() throws {
    let user = WRUser(
      age: 25, birthDate: epoch, contractID: 235, driverIdentifier: "ABC", firstName: "John", userDescription: "d",
      remoteID: 111, ignoredParameter: nil, birthDay: epoch)
    #expect(
      try written(user)
        == #"{"age_of_person":25,"birth_date":"1970-01-01T00:00:00Z","contract_id":235,"driver_identifier_str":"ABC","#
        + #""first_name":"John","description":"d","id":111,"ignored_parameter":null,"birth_day":"1970-01-01"}"#)
  }

  @Test("case-341, case-342, case-343, case-344: both styles of keys, with a relation")
  func exportsInBothStyles() throws {
    let company = WRCompany(inflectionID: 1)
    #expect(
      try written(WRCamelUser(inflectionID: 1, inflectionDate: epoch, camelCaseCompany: company))
        == #"{"inflectionID":1,"inflectionDate":"1970-01-01","camelCaseCompany":{"inflection_id":1}}"#)
    #expect(
      try written(WRSnakeUser(inflectionID: 1, camelCaseCompany: company))
        == #"{"inflection_id":1,"camel_case_company":{"inflection_id":1}}"#)
  }

  @Test("case-345, case-346: the keys of the root")
  func exportsTheKeysOfTheRoot() throws {
    #expect(
      try written(WRWorkout(id: "w", workoutDesc: "d", workoutName: "n", plannedToIDs: []))
        == #"{"_id":"w","workout_desc":"d","workout_name":"n","planned_to_ids":[]}"#)
    #expect(
      try written(WRCamelWorkout(id: "w", workoutDesc: "d", plannedToIDs: []))
        == #"{"_id":"w","workoutDesc":"d","plannedToIDs":[]}"#)
  }
}
