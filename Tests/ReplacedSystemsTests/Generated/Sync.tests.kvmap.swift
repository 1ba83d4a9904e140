// Generated from Sync.kvmap. Do not edit.
// kvmap format 1, input 97738e6238440d06, body 53be8044dde94cbd
// swift-format-ignore-file
// swiftlint:disable all
import Foundation
import KVMap
import Testing

@testable import ReplacedSystems

/// The tests of Sync.kvmap.
@Testing.Suite("Sync.kvmap") struct SyncMappingTests {
  // Sync.kvmap:18
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
    let again = try SYNames(json: value.jsonBytes())
    #expect(again == value)
  }

  // Sync.kvmap:39
  @Testing.Test("SYCamels: case-275, case-276, case-277, case-278, case-279, case-280, case-281, case-282, case-283: acronyms, and a key that is no name") func test2() throws {
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
    let again = try SYCamels(json: value.jsonBytes())
    #expect(again == value)
  }

  // Sync.kvmap:52
  @Testing.Test("[SYDate]: case-290, case-292, case-293, case-295, case-296, case-300, case-301: dates") func test3() throws {
    let document = "[{\"value\": \"2015-06-23T14:40:08.123+02:00\"}, {\"value\": \"2014-01-02T12:40:08.123000+00:00\"},\n {\"value\": \"2015-09-10T12:40:08.123+0000\"}, {\"value\": \"2015-06-23T19:04:19.911Z\"},\n {\"value\": \"2014-03-30T09:13:10Z\"}, {\"value\": \"2017-12-22T18:10:14.07Z\"},\n {\"value\": \"2017-11-02T17:27:52.2Z\"}]"
    let value = try [SYDate](json: document)
    try #require(value.count == 7)
    #expect(Swift.abs(value[0].date.timeIntervalSince1970 - 1435063208.123) < 0.0000005)
    #expect(Swift.abs(value[1].date.timeIntervalSince1970 - 1388666408.123) < 0.0000005)
    #expect(Swift.abs(value[2].date.timeIntervalSince1970 - 1441888808.123) < 0.0000005)
    #expect(Swift.abs(value[3].date.timeIntervalSince1970 - 1435086259.911) < 0.0000005)
    #expect(value[4].date == Date(timeIntervalSince1970: 1396170790.0))
    #expect(Swift.abs(value[5].date.timeIntervalSince1970 - 1513966214.07) < 0.0000005)
    #expect(Swift.abs(value[6].date.timeIntervalSince1970 - 1509643672.2) < 0.0000005)
    let again = try [SYDate](json: value.jsonBytes())
    #expect(again == value)
  }

  // Sync.kvmap:63
  @Testing.Test("SYDate: case-294: microseconds are kept") func test4() throws {
    let document = "{\"value\": \"2015-09-10T12:40:08.123456Z\"}"
    let value = try SYDate(json: document)
    #expect(Swift.abs(value.date.timeIntervalSince1970 - 1441888808.123456) < 0.0000005)
    let again = try SYDate(json: value.jsonBytes())
    #expect(again == value)
  }

  // Sync.kvmap:73
  @Testing.Test("[SYZoneless]: case-291, case-297, case-298, case-299, case-302: without a zone it is UTC, where a pattern says so") func test5() throws {
    let document = "[{\"value\": \"2014-01-02\"}, {\"value\": \"2016-01-09T12:40:08.12\"}, {\"value\": \"2016-01-09T12:40:08\"},\n {\"value\": \"2009-10-09 12:40:08\"}, {\"value\": \"2017-12-22T18:10:14.070\"}]"
    let value = try [SYZoneless](json: document)
    try #require(value.count == 5)
    #expect(value[0].date == Date(timeIntervalSince1970: 1388620800.0))
    #expect(Swift.abs(value[1].date.timeIntervalSince1970 - 1452343208.12) < 0.0000005)
    #expect(value[2].date == Date(timeIntervalSince1970: 1452343208.0))
    #expect(value[3].date == Date(timeIntervalSince1970: 1255092008.0))
    #expect(Swift.abs(value[4].date.timeIntervalSince1970 - 1513966214.07) < 0.0000005)
  }

  // Sync.kvmap:91
  @Testing.Test("[SYSeconds]: case-303, case-305: seconds, in a text and as a number") func test6() throws {
    let document = "[{\"value\": \"1441888808\"}, {\"value\": 1441888808}]"
    let value = try [SYSeconds](json: document)
    try #require(value.count == 2)
    #expect(value[0].date == Date(timeIntervalSince1970: 1441888808.0))
    #expect(value[1].date == Date(timeIntervalSince1970: 1441888808.0))
  }

  // Sync.kvmap:96
  @Testing.Test("[SYMicroseconds]: case-304, case-306: microseconds, in a text and as a number") func test7() throws {
    let document = "[{\"value\": \"1441888808000000\"}, {\"value\": 1441888808000000}]"
    let value = try [SYMicroseconds](json: document)
    try #require(value.count == 2)
    #expect(value[0].date == Date(timeIntervalSince1970: 1441888808.0))
    #expect(value[1].date == Date(timeIntervalSince1970: 1441888808.0))
  }

  // Sync.kvmap:101
  @Testing.Test("SYMilliseconds: case-307: milliseconds before 2001") func test8() throws {
    let document = "{\"value\": 915148800000}"
    let value = try SYMilliseconds(json: document)
    #expect(value.date == Date(timeIntervalSince1970: 915148800.0))
    let again = try SYMilliseconds(json: value.jsonBytes())
    #expect(again == value)
  }

  // Sync.kvmap:111
  @Testing.Test("SYTransformable: case-309: a date of .NET") func test9() throws {
    let document = "{\"registeredTransformable\": \"/Date(1451606400000)/\"}"
    let value = try SYTransformable(json: document)
    #expect(value.registeredTransformable == Date(timeIntervalSince1970: 1451606400.0))
    let again = try SYTransformable(json: value.jsonBytes())
    #expect(again == value)
  }

  // Sync.kvmap:130
  @Testing.Test("SYAge: case-313: a number under the plain name of a renamed key") func test10() throws {
    let document = "{\"age\": 24}"
    let value = try SYAge(json: document)
    #expect(value.age == 24)
  }

  // Sync.kvmap:135
  @Testing.Test("SYAge: case-314: the same in a text") func test11() throws {
    let document = "{\"age\": \"24\"}"
    let value = try SYAge(json: document)
    #expect(value.age == 24)
  }

  // Sync.kvmap:140
  @Testing.Test("SYBirth: case-315: a date") func test12() throws {
    let document = "{\"birth_date\": \"1989-02-14T00:00:00+00:00\"}"
    let value = try SYBirth(json: document)
    #expect(value.birthDate == Date(timeIntervalSince1970: 603417600.0))
    let again = try SYBirth(json: value.jsonBytes())
    #expect(again == value)
  }

  // Sync.kvmap:146
  @Testing.Test("SYAcronym: case-318: an acronym") func test13() throws {
    let document = "{\"contract_id\": 100}"
    let value = try SYAcronym(json: document)
    #expect(value.contractID == 100)
    let again = try SYAcronym(json: value.jsonBytes())
    #expect(again == value)
  }

  // Sync.kvmap:152
  @Testing.Test("SYHobbies: case-319: an array of texts") func test14() throws {
    let document = "{\"hobbies\": [\"football\", \"soccer\", \"code\"]}"
    let value = try SYHobbies(json: document)
    #expect(value.hobbies == (["football", "soccer", "code"] as [Swift.String]))
    let again = try SYHobbies(json: value.jsonBytes())
    #expect(again == value)
  }

  // Sync.kvmap:167
  @Testing.Test("SYReserved: case-320: names that Core Data keeps for itself") func test15() throws {
    let document = "{\"id\": 100, \"description\": \"This is the description?\", \"type\": \"user type\"}"
    let value = try SYReserved(json: document)
    #expect(value.remoteID == 100)
    #expect(value.userDescription == "This is the description?")
    #expect(value.userType == "user type")
    let again = try SYReserved(json: value.jsonBytes())
    #expect(again == value)
  }

  // Sync.kvmap:173
  @Testing.Test("SYTwoWords: case-321: such a name behind that of the entity") func test16() throws {
    let document = "{\"description\": \"test\"}"
    let value = try SYTwoWords(json: document)
    #expect(value.twoLetterEntityDescription == "test")
    let again = try SYTwoWords(json: value.jsonBytes())
    #expect(again == value)
  }

  // Sync.kvmap:188
  @Testing.Test("SYStamps: case-322: time stamps") func test17() throws {
    let document = "{\"created_at\": \"2014-01-01T00:00:00+00:00\", \"updated_at\": \"2014-01-02\", \"number_of_attendes\": 20}"
    let value = try SYStamps(json: document)
    #expect(value.createdAt == Date(timeIntervalSince1970: 1388534400.0))
    #expect(value.updatedAt == Date(timeIntervalSince1970: 1388620800.0))
    #expect(value.numberOfAttendes == 20)
    let again = try SYStamps(json: value.jsonBytes())
    #expect(again == value)
  }

  // Sync.kvmap:194
  @Testing.Test("SYIgnored: case-323: a property that nothing transforms is not declared") func test18() throws {
    let document = "{\"ignoreTransformable\": \"I'm going to be ignored\"}"
    let value = try SYIgnored(json: document)
    #expect(value.name == nil)
  }

  // Sync.kvmap:199
  @Testing.Test("SYIgnored: case-326: a key that nothing reads") func test19() throws {
    let document = "{\"not_found_key\": 1}"
    let value = try SYIgnored(json: document)
    #expect(value.name == nil)
  }

  // Sync.kvmap:213
  @Testing.Test("SYSnakePath: case-324: key paths with underscores") func test20() throws {
    let document = "{\"snake_parent\": {\"value_one\": \"Value 1\", \"depth_one\": {\"depth_two\": \"Value 2\"}}}"
    let value = try SYSnakePath(json: document)
    #expect(value.snakeCaseDepthOne == "Value 1")
    #expect(value.snakeCaseDepthTwo == "Value 2")
    let again = try SYSnakePath(json: value.jsonBytes())
    #expect(again == value)
  }

  // Sync.kvmap:219
  @Testing.Test("SYCamelPath: case-325: key paths in camel case") func test21() throws {
    let document = "{\"camelParent\": {\"valueOne\": \"Value 1\", \"depthOne\": {\"depthTwo\": \"Value 2\"}}}"
    let value = try SYCamelPath(json: document)
    #expect(value.camelCaseDepthOne == "Value 1")
    #expect(value.camelCaseDepthTwo == "Value 2")
    let again = try SYCamelPath(json: value.jsonBytes())
    #expect(again == value)
  }

  // Sync.kvmap:233
  @Testing.Test("SYFirst: case-327: one element of an array") func test22() throws {
    let document = "{\"name\": [\"bad-backend-dev\"]}"
    let value = try SYFirst(json: document)
    #expect(value.name == "bad-backend-dev")
  }

  // Sync.kvmap:238
  @Testing.Test("SYCover: case-328: an object that is kept") func test23() throws {
    let document = "{\"id\": \"a\", \"coverPhoto\": {\"id\": \"b\"}}"
    let value = try SYCover(json: document)
    #expect(value.id == "a")
    #expect(value.coverPhoto == (KVMap.GeneratedConstant.tree("{\"id\":\"b\"}") as KVMap.JSONObject))
    let again = try SYCover(json: value.jsonBytes())
    #expect(again == value)
  }

  // Sync.kvmap:253
  @Testing.Test("[SYRenamed]: case-330: renamed keys") func test24() throws {
    let document = "[{\"id\": 1, \"custom_old\": \"old\", \"custom_current\": \"current\"}]"
    let value = try [SYRenamed](json: document)
    try #require(value.count == 1)
    #expect(value[0].id == 1)
    #expect(value[0].old == "old")
    #expect(value[0].current == "current")
    let again = try [SYRenamed](json: value.jsonBytes())
    #expect(again == value)
  }

  // Sync.kvmap:259
  @Testing.Test("[SYTwo]: case-419: a comma behind the last member is refused, with its place") func test25() throws {
    let document = "[{\"id\": 0,}, {\"id\": 1,}]"
    let problems = [SYTwo].decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "syntax" }, "\(problems)")
  }

  // Sync.kvmap:264
  @Testing.Test("SYTwo: case-331: both spellings of a key: the first style wins") func test26() throws {
    let document = "{\"first_name\": \"a\", \"firstName\": \"b\"}"
    let value = try SYTwo(json: document)
    #expect(value.firstName == "a")
  }

  // Sync.kvmap:276
  @Testing.Test("[SYSafe]: case-332, case-333, case-334: null, nothing and an empty text") func test27() throws {
    let document = "[{\"a\": null}, {}, {\"a\": \"\"}]"
    let value = try [SYSafe](json: document)
    try #require(value.count == 3)
    #expect(value[0].a == nil)
    #expect(value[1].a == nil)
    #expect(value[2].a == nil)
  }

  // Sync.kvmap:281
  @Testing.Test("[SYText]: case-332, case-333, case-335: null, nothing and a text") func test28() throws {
    let document = "[{\"a\": null}, {}, {\"a\": \"x\"}]"
    let value = try [SYText](json: document)
    try #require(value.count == 3)
    #expect(value[0].a == nil)
    #expect(value[1].a == nil)
    #expect(value[2].a == "x")
  }

  // Sync.kvmap:286
  @Testing.Test("SYText: case-334: an empty text is a text") func test29() throws {
    let document = "{\"a\": \"\"}"
    let value = try SYText(json: document)
    #expect(value.a == "")
  }

  // Sync.kvmap:304
  @Testing.Test("SYDouble: case-420: a real number in a text") func test30() throws {
    let document = "{\"value\": \"3.14\"}"
    let value = try SYDouble(json: document)
    #expect(value.value == 3.14)
  }

  // Sync.kvmap:309
  @Testing.Test("SYDouble: case-421: a whole number") func test31() throws {
    let document = "{\"value\": 7}"
    let value = try SYDouble(json: document)
    #expect(value.value == 7.0)
  }

  // Sync.kvmap:314
  @Testing.Test("SYDecimal: case-422: a decimal in a text") func test32() throws {
    let document = "{\"value\": \"12.50\"}"
    let value = try SYDecimal(json: document)
    #expect(value.value == KVMap.GeneratedConstant.decimal("12.5"))
  }

  // Sync.kvmap:319
  @Testing.Test("SYDecimal: case-423: a decimal") func test33() throws {
    let document = "{\"value\": 4.25}"
    let value = try SYDecimal(json: document)
    #expect(value.value == KVMap.GeneratedConstant.decimal("4.25"))
  }

  // Sync.kvmap:324
  @Testing.Test("SYBool: case-424: a word for true") func test34() throws {
    let document = "{\"value\": \"true\"}"
    let value = try SYBool(json: document)
    #expect(value.value == true)
  }

  // Sync.kvmap:329
  @Testing.Test("SYBool: case-425: a number for false") func test35() throws {
    let document = "{\"value\": 0}"
    let value = try SYBool(json: document)
    #expect(value.value == false)
  }

  // Sync.kvmap:334
  @Testing.Test("SYURL: case-426: a URL") func test36() throws {
    let document = "{\"value\": \"https://example.com/path\"}"
    let value = try SYURL(json: document)
    #expect(value.value == KVMap.GeneratedConstant.url("https://example.com/path"))
  }

  // Sync.kvmap:346
  @Testing.Test("SYStrict: case-427: not where it is strict") func test37() throws {
    let document = "{\"id\": \"42\"}"
    let problems = SYStrict.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "id" }, "\(problems)")
  }

  // Sync.kvmap:351
  @Testing.Test("SYLossyStrict: case-427: nil where that is allowed, and reported") func test38() throws {
    let document = "{\"id\": \"42\"}"
    let value = try SYLossyStrict(json: document)
    #expect(value.strictInt == nil)
  }

  // Sync.kvmap:360
  @Testing.Test("SYField: case-428: a deep path") func test39() throws {
    let document = "{\"profile\": {\"contact\": {\"email\": \"deep@example.com\"}}}"
    let value = try SYField(json: document)
    if case .value(let value1) = value.email {
      #expect(value1 == "deep@example.com")
    } else {
      Testing.Issue.record("\(value.email) is no .value")
    }
    let again = try SYField(json: value.jsonBytes())
    #expect(again == value)
  }

  // Sync.kvmap:366
  @Testing.Test("SYField: case-429: null is told apart from nothing") func test40() throws {
    let document = "{\"profile\": {\"contact\": {\"email\": null}}}"
    let value = try SYField(json: document)
    if case .null = value.email {
    } else {
      Testing.Issue.record("\(value.email) is no .null")
    }
    let again = try SYField(json: value.jsonBytes())
    #expect(again == value)
  }

  // Sync.kvmap:372
  @Testing.Test("SYField: case-429: nothing is told apart from null") func test41() throws {
    let document = "{\"profile\": {\"contact\": {}}}"
    let value = try SYField(json: document)
    if case .absent = value.email {
    } else {
      Testing.Issue.record("\(value.email) is no .absent")
    }
    let again = try SYField(json: value.jsonBytes())
    #expect(again == value)
  }

  // Sync.kvmap:382
  @Testing.Test("SYStyled: case-430: a path is written as it stands") func test42() throws {
    let document = "{\"profileData\": {\"contactEmail\": \"camel@example.com\"}}"
    let value = try SYStyled(json: document)
    #expect(value.email == "camel@example.com")
    let again = try SYStyled(json: value.jsonBytes())
    #expect(again == value)
  }

  // Sync.kvmap:396
  @Testing.Test("SYTask: case-431: renamed and flattened") func test43() throws {
    let document = "{\"id\": 42, \"title\": \"Ship README rewrite\",\n \"description\": \"Tighten up the property mapping docs and examples.\",\n \"state\": {\"id\": \"in_progress\", \"label\": \"In Progress\"}}"
    let value = try SYTask(json: document)
    #expect(value.id == 42)
    #expect(value.title == "Ship README rewrite")
    #expect(value.details == "Tighten up the property mapping docs and examples.")
    #expect(value.state == "in_progress")
    #expect(value.stateLabel == "In Progress")
    let again = try SYTask(json: value.jsonBytes())
    #expect(again == value)
  }
}
