// Generated from Sync.kvmap. Do not edit.
// kvmap format 1, input e31ecdd88acd22e1, body 54283ed7ebee92d9
// swift-format-ignore-file
// swiftlint:disable all
import Foundation
import KVMap
import Testing

@testable import ReplacedSystems

/// The tests of Sync.kvmap.
@Testing.Suite("Sync.kvmap") struct SyncMappingTests {
  // Sync.kvmap:17
  @Testing.Test("SYNames: case-266, case-267, case-268, case-269, case-270, case-271, case-272, case-273, case-274: small words") func test1() throws {
    let document = "{\"age\": 1, \"driver_identifier\": 2, \"integer16\": 3, \"user_id\": 4, \"created_at\": 5, \"user_id_first\": 6,\n \"ordered_user\": 7, \"i_uri\": 8, \"green_wallet\": 9}"
    let value = try SYNames(json: document)
    #expect(value.age == 1)
    #expect(value.driverIdentifier == 2)
    #expect(value.integer16 == 3)
    #expect(value.userID == 4)
    #expect(value.createdAt == 5)
    #expect(value.userIDFirst == 6)
    #expect(value.OrderedUser == 7)
    #expect(value.iURI == 8)
    #expect(value.GreenWallet == 9)
    let again = try SYNames(json: value.json())
    #expect(again == value)
  }

  // Sync.kvmap:36
  @Testing.Test("SYCamels: case-275, case-276, case-277, case-278, case-279, case-280, case-281, case-282, case-283: acronyms") func test2() throws {
    let document = "{\"age\": 1, \"id\": 2, \"pdf\": 3, \"driver_identifier\": 4, \"integer16\": 5, \"user_id\": 6, \"updated_uuid\": 7,\n \"test_!_key\": 8, \"f2f_url\": 9}"
    let value = try SYCamels(json: document)
    #expect(value.age == 1)
    #expect(value.id == 2)
    #expect(value.pdf == 3)
    #expect(value.driverIdentifier == 4)
    #expect(value.integer16 == 5)
    #expect(value.userID == 6)
    #expect(value.updatedUUID == 7)
    #expect(value.odd == 8)
    #expect(value.f2fURL == 9)
    let again = try SYCamels(json: value.json())
    #expect(again == value)
  }

  // Sync.kvmap:48
  @Testing.Test("[SYDate]: case-290, case-292, case-293, case-295, case-296, case-300, case-301, case-315: dates") func test3() throws {
    let document = "[{\"d\": \"2015-06-23T14:40:08.123+02:00\"}, {\"d\": \"2014-01-02T12:40:08.123000+00:00\"},\n {\"d\": \"2015-09-10T12:40:08.123+0000\"}, {\"d\": \"2015-06-23T19:04:19.911Z\"}, {\"d\": \"2014-03-30T09:13:10Z\"},\n {\"d\": \"2017-12-22T18:10:14.07Z\"}, {\"d\": \"2017-11-02T17:27:52.2Z\"}, {\"d\": \"1989-02-14T00:00:00+00:00\"}]"
    let value = try [SYDate](json: document)
    try #require(value.count == 8)
    #expect(Swift.abs(value[0].d.timeIntervalSince1970 - 1435063208.123) < 0.0000005)
    #expect(Swift.abs(value[1].d.timeIntervalSince1970 - 1388666408.123) < 0.0000005)
    #expect(Swift.abs(value[2].d.timeIntervalSince1970 - 1441888808.123) < 0.0000005)
    #expect(Swift.abs(value[3].d.timeIntervalSince1970 - 1435086259.911) < 0.0000005)
    #expect(value[4].d == Date(timeIntervalSince1970: 1396170790.0))
    #expect(Swift.abs(value[5].d.timeIntervalSince1970 - 1513966214.07) < 0.0000005)
    #expect(Swift.abs(value[6].d.timeIntervalSince1970 - 1509643672.2) < 0.0000005)
    #expect(value[7].d == Date(timeIntervalSince1970: 603417600.0))
    let again = try [SYDate](json: value.json())
    #expect(again == value)
  }

  // Sync.kvmap:57
  @Testing.Test("SYDate: case-294: microseconds are kept") func test4() throws {
    let document = "{\"d\": \"2015-09-10T12:40:08.123456Z\"}"
    let value = try SYDate(json: document)
    #expect(Swift.abs(value.d.timeIntervalSince1970 - 1441888808.123456) < 0.0000005)
    let again = try SYDate(json: value.json())
    #expect(again == value)
  }

  // Sync.kvmap:65
  @Testing.Test("[SYFraction]: case-297, case-302: a fraction without a zone") func test5() throws {
    let document = "[{\"d\": \"2016-01-09T12:40:08.12\"}, {\"d\": \"2017-12-22T18:10:14.070\"}]"
    let value = try [SYFraction](json: document)
    try #require(value.count == 2)
    #expect(Swift.abs(value[0].d.timeIntervalSince1970 - 1452343208.12) < 0.0000005)
    #expect(Swift.abs(value[1].d.timeIntervalSince1970 - 1513966214.07) < 0.0000005)
  }

  // Sync.kvmap:73
  @Testing.Test("[SYSeconds]: case-303, case-305: seconds, in a text and as a number") func test6() throws {
    let document = "[{\"d\": \"1441888808\"}, {\"d\": 1441888808}]"
    let value = try [SYSeconds](json: document)
    try #require(value.count == 2)
    #expect(value[0].d == Date(timeIntervalSince1970: 1441888808.0))
    #expect(value[1].d == Date(timeIntervalSince1970: 1441888808.0))
  }

  // Sync.kvmap:80
  @Testing.Test("[SYMicroseconds]: case-304, case-306: microseconds, in a text and as a number") func test7() throws {
    let document = "[{\"d\": \"1441888808000000\"}, {\"d\": 1441888808000000}]"
    let value = try [SYMicroseconds](json: document)
    try #require(value.count == 2)
    #expect(value[0].d == Date(timeIntervalSince1970: 1441888808.0))
    #expect(value[1].d == Date(timeIntervalSince1970: 1441888808.0))
  }

  // Sync.kvmap:87
  @Testing.Test("SYMilliseconds: case-307: milliseconds before 2001") func test8() throws {
    let document = "{\"d\": 915148800000}"
    let value = try SYMilliseconds(json: document)
    #expect(value.d == Date(timeIntervalSince1970: 915148800.0))
    let again = try SYMilliseconds(json: value.json())
    #expect(again == value)
  }

  // Sync.kvmap:106
  @Testing.Test("[SYTypes]: case-310, case-313, case-314: all types, in both spellings of their keys") func test9() throws {
    let document = "[{\"integerString\": \"16\", \"integer16\": 16, \"integer32\": 32, \"integer64\": 64, \"decimalString\": \"12.2\",\n  \"decimal\": 12.2, \"doubleValueString\": \"12.2\", \"floatValue\": 12.5, \"string\": \"s\", \"boolean\": true,\n  \"binaryData\": \"AQI=\"},\n {\"integer_string\": 16, \"integer16\": \"16\", \"integer32\": \"32\", \"integer64\": \"64\", \"decimal_string\": 12.2,\n  \"decimal\": \"12.2\", \"double_value_string\": 12.2, \"float_value\": \"12.5\", \"string\": \"s\", \"boolean\": \"yes\"}]"
    let value = try [SYTypes](json: document)
    try #require(value.count == 2)
    #expect(value[0].integerString == 16)
    #expect(value[0].integer16 == 16)
    #expect(value[0].integer32 == 32)
    #expect(value[0].integer64 == 64)
    #expect(value[0].decimalString == KVMap.Constant.decimal("12.2"))
    #expect(value[0].decimal == KVMap.Constant.decimal("12.2"))
    #expect(value[0].doubleValueString == 12.2)
    #expect(value[0].floatValue == 12.5)
    #expect(value[0].string == "s")
    #expect(value[0].boolean == true)
    #expect(value[0].binaryData == Data([0x1, 0x2] as [Swift.UInt8]))
    #expect(value[1].integerString == 16)
    #expect(value[1].integer16 == 16)
    #expect(value[1].decimalString == KVMap.Constant.decimal("12.2"))
    #expect(value[1].floatValue == 12.5)
    #expect(value[1].boolean == true)
    #expect(value[1].binaryData == nil)
    let again = try [SYTypes](json: value.json())
    #expect(again == value)
  }

  // Sync.kvmap:121
  @Testing.Test("SYAcronym: case-318: an acronym") func test10() throws {
    let document = "{\"contract_id\": 100}"
    let value = try SYAcronym(json: document)
    #expect(value.contractID == 100)
    let again = try SYAcronym(json: value.json())
    #expect(again == value)
  }

  // Sync.kvmap:131
  @Testing.Test("SYHobbies: case-319, case-327, case-328: an array, one of its elements, and an object that is kept") func test11() throws {
    let document = "{\"hobbies\": [\"football\", \"code\"], \"coverPhoto\": {\"id\": \"b\"}, \"names\": [\"bad\", \"good\"]}"
    let value = try SYHobbies(json: document)
    #expect(value.hobbies == (["football", "code"] as [Swift.String]))
    #expect(value.cover == (KVMap.Constant.tree("{\"id\":\"b\"}") as KVMap.Object))
    #expect(value.first == "bad")
  }

  // Sync.kvmap:140
  @Testing.Test("SYReserved: case-320, case-321: names that Swift or Core Data keeps for itself") func test12() throws {
    let document = "{\"id\": 100, \"description\": \"a\", \"type\": \"b\"}"
    let value = try SYReserved(json: document)
    #expect(value.remoteID == 100)
    #expect(value.userDescription == "a")
    #expect(value.userType == "b")
    let again = try SYReserved(json: value.json())
    #expect(again == value)
  }

  // Sync.kvmap:150
  @Testing.Test("SYStamps: case-322: time stamps") func test13() throws {
    let document = "{\"created_at\": \"2014-01-01T00:00:00+00:00\", \"updated_at\": \"2014-01-02\", \"number_of_attendes\": 20}"
    let value = try SYStamps(json: document)
    #expect(value.createdAt == Date(timeIntervalSince1970: 1388534400.0))
    #expect(value.updatedAt == Date(timeIntervalSince1970: 1388620800.0))
    #expect(value.numberOfAttendes == 20)
    let again = try SYStamps(json: value.json())
    #expect(again == value)
  }

  // Sync.kvmap:158
  @Testing.Test("SYIgnored: case-323, case-326: keys that nothing reads") func test14() throws {
    let document = "{\"ignoreTransformable\": \"x\", \"not_found_key\": 1}"
    let value = try SYIgnored(json: document)
    #expect(value.name == nil)
  }

  // Sync.kvmap:168
  @Testing.Test("SYPaths: case-324, case-325: key paths") func test15() throws {
    let document = "{\"snake_parent\": {\"value_one\": \"1\", \"depth_one\": {\"depth_two\": \"2\"}},\n \"camelParent\": {\"valueOne\": \"3\", \"depthOne\": {\"depthTwo\": \"4\"}}}"
    let value = try SYPaths(json: document)
    #expect(value.one == "1")
    #expect(value.two == "2")
    #expect(value.three == "3")
    #expect(value.four == "4")
    let again = try SYPaths(json: value.json())
    #expect(again == value)
  }

  // Sync.kvmap:181
  @Testing.Test("SYRenamed: case-330: renamed keys") func test16() throws {
    let document = "{\"id\": 1, \"custom_old\": \"o\", \"custom_current\": \"c\"}"
    let value = try SYRenamed(json: document)
    #expect(value.old == "o")
    #expect(value.current == "c")
    let again = try SYRenamed(json: value.json())
    #expect(again == value)
  }

  // Sync.kvmap:189
  @Testing.Test("SYTwo: case-331: both spellings of a key: the first style wins") func test17() throws {
    let document = "{\"firstName\": \"b\", \"first_name\": \"a\"}"
    let value = try SYTwo(json: document)
    #expect(value.firstName == "a")
  }

  // Sync.kvmap:196
  @Testing.Test("[SYSafe]: case-332, case-333, case-334: null, nothing and an empty text") func test18() throws {
    let document = "[{\"a\": null}, {}, {\"a\": \"\"}]"
    let value = try [SYSafe](json: document)
    try #require(value.count == 3)
    #expect(value[0].a == nil)
    #expect(value[1].a == nil)
    #expect(value[2].a == nil)
  }

  // Sync.kvmap:203
  @Testing.Test("SYText: case-335: a text") func test19() throws {
    let document = "{\"a\": \"x\"}"
    let value = try SYText(json: document)
    #expect(value.a == "x")
    let again = try SYText(json: value.json())
    #expect(again == value)
  }

  // Sync.kvmap:219
  @Testing.Test("SYRails: case-265, case-337: children by running numbers, as Rails wants them") func test20() throws {
    let document = "{\"id\": 111, \"notes_attributes\": {\"0\": {\"id\": 1, \"text\": \"a\"}, \"1\": {\"id\": 7, \"text\": \"b\", \"_destroy\": 1}}}"
    let value = try SYRails(json: document)
    #expect(value.remoteID == 111)
    try #require(value.notes.count == 2)
    #expect(value.notes[0].position == "0")
    #expect(value.notes[0].remoteID == 1)
    #expect(value.notes[0].text == "a")
    #expect(value.notes[0].destroy == nil)
    #expect(value.notes[1].position == "1")
    #expect(value.notes[1].destroy == true)
    let again = try SYRails(json: value.json())
    #expect(again == value)
  }

  // Sync.kvmap:231
  @Testing.Test("SYBuilding: case-338, case-339: deep relations") func test21() throws {
    let document = "{\"id\": 1, \"parks\": [{\"id\": 2}], \"apartments\": [{\"id\": 3, \"apartments\": [{\"id\": 4}]}]}"
    let value = try SYBuilding(json: document)
    #expect(value.remoteID == 1)
    try #require(value.parks.count == 1)
    #expect(value.parks[0].remoteID == 2)
    try #require(value.apartments.count == 1)
    try #require(value.apartments[0].apartments.count == 1)
    #expect(value.apartments[0].apartments[0].remoteID == 4)
    let again = try SYBuilding(json: value.json())
    #expect(isSame1(again, value))
  }

  // Sync.kvmap:240
  @Testing.Test("SYExcluded: case-340: an attribute that is not written") func test22() throws {
    let document = "{\"id\": 1}"
    let value = try SYExcluded(json: document)
    #expect(value.id == 1)
    #expect(value.name == nil)
    let again = try SYExcluded(json: value.json())
    #expect(again == value)
  }

  // Sync.kvmap:251
  @Testing.Test("SYContact: case-347: nested keys there and back") func test23() throws {
    let document = "{\"id\": \"8C0C5D9B-6D5E-4A57-9B60-0C7E2C9E0001\",\n \"attributes\": {\"name\": \"J\", \"contact\": {\"email\": \"e@a.example\", \"phone\": \"555\"}}}"
    let value = try SYContact(json: document)
    #expect(value.name == "J")
    #expect(value.email == "e@a.example")
    #expect(value.phone == "555")
    let again = try SYContact(json: value.json())
    #expect(again == value)
  }

  // Sync.kvmap:269
  @Testing.Test("SYCoerced: case-420, case-421, case-422, case-423, case-424, case-425, case-426: texts and numbers") func test24() throws {
    let document = "{\"double\": \"3.14\", \"whole\": 7, \"decimal\": \"12.50\", \"exact\": 4.25, \"yes\": \"true\", \"no\": 0,\n \"url\": \"https://a.example/path\"}"
    let value = try SYCoerced(json: document)
    #expect(value.double == 3.14)
    #expect(value.whole == 7.0)
    #expect(value.decimal == KVMap.Constant.decimal("12.5"))
    #expect(value.exact == KVMap.Constant.decimal("4.25"))
    #expect(value.yes == true)
    #expect(value.no == false)
    #expect(value.url == KVMap.Constant.url("https://a.example/path"))
  }

  // Sync.kvmap:279
  @Testing.Test("SYStrict: case-427: not where it is strict") func test25() throws {
    let document = "{\"id\": \"42\"}"
    let problems = SYStrict.reading(json: document).problems.filter { !$0.isDropped }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "id" }, "\(problems)")
  }

  // Sync.kvmap:286
  @Testing.Test("SYField: case-428: a deep path") func test26() throws {
    let document = "{\"profile\": {\"contact\": {\"email\": \"d@a.example\"}}}"
    let value = try SYField(json: document)
    if case .value(let value1) = value.email {
      #expect(value1 == "d@a.example")
    } else {
      Testing.Issue.record("\(value.email) is no .value")
    }
    let again = try SYField(json: value.json())
    #expect(again == value)
  }

  // Sync.kvmap:291
  @Testing.Test("SYField: case-429: null is told apart from nothing") func test27() throws {
    let document = "{\"profile\": {\"contact\": {\"email\": null}}}"
    let value = try SYField(json: document)
    if case .null = value.email {
    } else {
      Testing.Issue.record("\(value.email) is no .null")
    }
    let again = try SYField(json: value.json())
    #expect(again == value)
  }

  // Sync.kvmap:299
  @Testing.Test("SYStyled: case-430: a path is written as it stands") func test28() throws {
    let document = "{\"profileData\": {\"contactEmail\": \"c@a.example\"}}"
    let value = try SYStyled(json: document)
    #expect(value.email == "c@a.example")
    let again = try SYStyled(json: value.json())
    #expect(again == value)
  }

  // Sync.kvmap:311
  @Testing.Test("SYTask: case-431: renamed and flattened") func test29() throws {
    let document = "{\"id\": 42, \"title\": \"t\", \"description\": \"d\", \"state\": {\"id\": \"in_progress\", \"label\": \"In Progress\"}}"
    let value = try SYTask(json: document)
    #expect(value.id == 42)
    #expect(value.details == "d")
    #expect(value.state == "in_progress")
    #expect(value.stateLabel == "In Progress")
    let again = try SYTask(json: value.json())
    #expect(again == value)
  }
}

private func isSame1(_ left: SYBuilding, _ right: SYBuilding) -> Swift.Bool {
  [
    left.remoteID == right.remoteID,
    isSame2(left.parks, right.parks),
    isSame2(left.apartments, right.apartments),
  ].allSatisfy { $0 }
}

private func isSame2(_ left: [SYBuilding], _ right: [SYBuilding]) -> Swift.Bool {
  left.count == right.count && Swift.zip(left, right).allSatisfy { left, right in isSame1(left, right) }
}
