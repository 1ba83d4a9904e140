import KVMap
import Testing

@testable import ReplacedSystems

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The output of KeyValueObjectMapping, RKValueTransformers and RestKit, written by generated mappers. The names are
/// those of the cases.
struct WritingTests {
  private func written(_ value: some DocumentEncodable) throws -> String { try value.jsonString() }

  // MARK: - KeyValueObjectMapping

  @Test("case-041: what is only read is not written")
  func leavesOutWhatIsOnlyRead() throws {
    let bus = WRBus(name: "Vila carrão", location: WRPoint(latitude: 10, longitude: 20))
    #expect(try written(bus) == #"{"name":"Vila carrão"}"#)
  }

  @Test("case-042: a date, a URL and an object")
  func writesWhatIsNested() throws {
    let tweet = WRTweet(
      createdAt: try date("2012-04-14T00:20:07Z"), url: try #require(URL(string: "http://about.me/dchohfi")),
      user: WRTweeter(idStr: "1"))
    #expect(
      try written(tweet)
        == compact(
          """
          {"created_at": "Sat Apr 14 00:20:07 +0000 2012", "url": "http://about.me/dchohfi", "user": {"id_str": "1"}}
          """))
  }

  @Test("case-043: through a key path")
  func writesAPath() throws {
    #expect(
      try written(KVShallow(idStr: "12345", text: "Some text")) == #"{"idStr":"12345","tweet":{"text":"Some text"}}"#)
  }

  // MARK: - RKCLLocationValueTransformer

  @Test("case-050: a coordinate, whose numbers were texts")
  func writesACoordinate() throws {
    let place = RLFlat(location: GeographicCoordinate(latitude: 40.768, longitude: 73.9819))
    #expect(try written(place) == #"{"latitude":40.768,"longitude":73.9819}"#)
    #expect(try RLFlat(json: #"{"latitude": "40.7680", "longitude": "73.9819"}"#) == place)
  }

  @Test("case-060: a coordinate below a root")
  func writesACoordinateBelowARoot() throws {
    let user = RLEnvelope(name: "Blake Watters", location: GeographicCoordinate(latitude: 40.708, longitude: 74.012))
    #expect(
      try written(user)
        == compact(
          #"{"user": {"name": "Blake Watters", "location": {"latitude": 40.708, "longitude": 74.012}}}"#))
  }

  // MARK: - RKValueTransformers

  @Test("case-065: a URL")
  func writesAURL() throws {
    let link = RVLink(value: try #require(URL(string: "http://restkit.org")))
    #expect(try written(link) == #"{"value":"http://restkit.org"}"#)
  }

  @Test("case-085: seconds, as a number")
  func writesSeconds() throws {
    #expect(try written(RVEpoch(value: date("1970-01-01T00:00:00Z"))) == #"{"value":0}"#)
  }

  @Test("case-086: seconds, as a text")
  func writesSecondsAsText() throws {
    #expect(try written(WREpochText(value: date("1970-01-01T00:00:00Z"))) == #"{"value":"0"}"#)
  }

  @Test("case-115: a date with three digits of a fraction, where a pattern has them")
  func writesMilliseconds() throws {
    let epoch = try date("1970-01-01T00:00:00Z")
    #expect(try written(WRMilliseconds(value: epoch)) == #"{"value":"1970-01-01T00:00:00.000Z"}"#)
    #expect(try written(RVISO(value: epoch)) == #"{"value":"1970-01-01T00:00:00Z"}"#)
  }

  @Test("case-122: a date of .NET, without an offset")
  func writesADateOfDotNet() throws {
    #expect(try written(RVDotNet(value: date("2001-09-11T12:46:00Z"))) == #"{"value":"/Date(1000212360000)/"}"#)
  }

  // MARK: - RestKit

  @Test("case-169: a date by a pattern")
  func writesADateByAPattern() throws {
    #expect(try written(WRPatternDate(date: date("1982-11-27T00:00:00Z"))) == #"{"boolString":"11-27-1982"}"#)
  }

  @Test("case-211: mappings that lead to each other are written in the same order as they are read")
  func writesACycleOfMappings() throws {
    let parent = WRParent(
      firstName: "firstName", lastName: "lastName",
      children: [WRChild(firstName: "a", lastName: "b", parents: [WRParent(firstName: "c", lastName: "d")])])
    let document = try written(parent)
    #expect(
      document
        == compact(
          """
          {"first_name": "firstName", "last_name": "lastName", "children": [
            {"first_name": "a", "last_name": "b", "parents": [{"first_name": "c", "last_name": "d", "children": []}]}]}
          """))
    #expect(try written(WRParent(json: document)) == document)
  }

  @Test("case-212: what is read from a scalar is written as one")
  func writesAScalar() throws {
    #expect(try written(WRScalar(name: "Blake")) == #""Blake""#)
  }

  @Test("case-213: a relation to one, nil as null")
  func writesARelationToOne() throws {
    let address = WRAddress(city: nil, state: "North Carolina")
    #expect(
      try written(WRHousehold(name: "Blake Watters", address: address))
        == compact(#"{"name": "Blake Watters", "address": {"city": null, "state": "North Carolina"}}"#))
  }

  @Test("case-214: a relation to many, nil as null")
  func writesARelationToMany() throws {
    let friends = [WRAddress(city: "Carrboro", state: nil), WRAddress(city: "New York City", state: nil)]
    #expect(
      try written(WRBefriended(name: "Blake Watters", friends: friends))
        == compact(
          """
          {"name": "Blake Watters",
           "friends": [{"city": "Carrboro", "state": null}, {"city": "New York City", "state": null}]}
          """))
  }

  @Test("case-215: a date by the pattern of the default")
  func writesADate() throws {
    #expect(
      try written(WRKeyDated(key1: "value1", date: date("1970-01-01T00:00:00Z")))
        == #"{"key1-form-name":"value1","date-form-name":"1970-01-01T00:00:00.000Z"}"#)
  }

  @Test("case-218: other keys")
  func writesUnderOtherKeys() throws {
    #expect(
      try written(WRRequest(key1: "value1", key2: "value2"))
        == #"{"key1-form-name":"value1","key2-form-name":"value2"}"#)
  }

  @Test("case-219: a key without a value is null")
  func writesNullForNothing() throws {
    #expect(
      try written(WRUnmatched(key1: "value1", key2: "value2", key12123: nil)) == #"{"key1-form-name":null}"#)
  }

  @Test("case-220: a key without a value, below a root")
  func writesNullBelowARoot() throws {
    #expect(
      try written(WRRootedUnmatched(key1: "value1", key2: "value2", key12123: nil))
        == #"{"root":{"key1-form-name":null}}"#)
  }

  @Test("case-221: an object with a date")
  func writesAnObjectWithADate() throws {
    let value = WRHasOne(stringTest: "The string", hasOne: WRDated(date: try date("1970-01-01T00:00:00Z")))
    #expect(
      try written(value) == compact(#"{"stringTest": "The string", "hasOne": {"date": "1970-01-01T00:00:00.000Z"}}"#))
  }

  @Test("case-222: below a root")
  func writesBelowARoot() throws {
    #expect(
      try written(WRRooted(key1: "value1", key2: "value2"))
        == #"{"stuff":{"key1-form-name":"value1","key2-form-name":"value2"}}"#)
  }

  @Test("case-223: a set of objects with dates")
  func writesASet() throws {
    let value = WRHasMany(hasMany: [WRDated(date: try date("1970-01-01T00:00:00Z"))], stringTest: "The string")
    #expect(
      try written(value)
        == compact(#"{"hasMany": [{"date": "1970-01-01T00:00:00.000Z"}], "stringTest": "The string"}"#))
  }

  @Test("case-224: a bool is no number")
  func writesABool() throws {
    #expect(try written(WRFlag(key1: "value1", boolean: true)) == #"{"boolean-value":true}"#)
  }

  @Test("case-225: a list, in its order")
  func writesAList() throws {
    #expect(
      try written(WRList(key1: "value1", set: ["setElementOne", "setElementTwo", "setElementThree"]))
        == compact(
          #"{"key1-form-name": "value1", "set-form-name": ["setElementOne", "setElementTwo", "setElementThree"]}"#))
  }

  @Test("case-226: a deep key path")
  func writesADeepPath() throws {
    #expect(
      try written(WRDeep(name: "Blake Watters", occupation: "Hacker"))
        == compact(
          #"{"user": {"anotherKeyPath": {"name": "Blake Watters", "another": {"job": "Hacker"}}}}"#))
  }

  @Test("case-227: a name that is the key")
  func writesUnderTheName() throws {
    let user = WRKeyed(key: "blake", name: "blake", occupation: "Hacker")
    #expect(try written(WRByName(people: [user])) == compact(#"{"blake": {"name": "blake", "job": "Hacker"}}"#))
  }

  @Test("case-228: a coordinate")
  func writesACoordinateOfAUser() throws {
    let user = RLUser(name: "Blake", location: GeographicCoordinate(latitude: 125.55, longitude: 200.5))
    #expect(
      try written(user) == compact(#"{"name": "Blake", "location": {"latitude": 125.55, "longitude": 200.5}}"#))
  }

  @Test("case-229: nil is left out by default")
  func leavesNilOut() throws {
    #expect(try written(WROmitted(name: "Blake Watters", website: nil)) == #"{"name":"Blake Watters"}"#)
  }

  @Test("case-230: a request by the number of a flight, whose mode is not written")
  func writesARequestByNumber() throws {
    let search = OWFlightSearch(
      mode: 1, airlineID: 5678, flightNumber: 1234, departureAirportID: 25, arrivalAirportID: 66)
    #expect(
      try written(OWFlightEnvelope(flightSearch: search.request))
        == compact(#"{"flight_search": {"flight_number": 1234, "airline_id": 5678}}"#))
  }

  @Test("case-231: a request by a route, whose mode is not written")
  func writesARequestByRoute() throws {
    let search = OWFlightSearch(
      mode: 2, airlineID: 5678, flightNumber: 1234, departureAirportID: 25, arrivalAirportID: 66)
    #expect(
      try written(OWFlightEnvelope(flightSearch: search.request))
        == compact(
          #"{"flight_search": {"departure_airport_id": 25, "arrival_airport_id": 66, "airline_id": 5678}}"#))
  }
}
