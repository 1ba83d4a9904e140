// Generated from RestKit.kvmap. Do not edit.
// kvmap format 1, input b6948bcf70631bce, body 038eea77eef4c992
// swift-format-ignore-file
// swiftlint:disable all
import Foundation
import KVMap
import Testing

@testable import ReplacedSystems

/// The tests of RestKit.kvmap.
@Testing.Suite("RestKit.kvmap") struct RestKitMappingTests {
  // RestKit.kvmap:20
  @Testing.Test("RKUser: case-127: attributes") func test1() throws {
    let document = "{\"id\": 31337, \"name\": \"Blake Watters\", \"birthdate\": \"11/27/1982\", \"favorite_date\": \"03/01/2012\",\n \"website\": \"http://restkit.org/\", \"is_developer\": \"true\", \"weight\": \"131.3\", \"lucky_number\": \"187\",\n \"interests\": [\"Hacking\", \"Running\"],\n \"address\": {\"id\": 1234, \"city\": \"Carrboro\", \"state\": \"North Carolina\", \"country\": \"USA\"},\n \"friends\": [{\"id\": 187, \"name\": \"Jeremy Ellison\"}, {\"id\": 7, \"name\": \"Rachit Shukla\"}],\n \"created_at\": \"2011-02-02 07:53:08\", \"latitude\": 12345, \"longitude\": 56789}"
    let value = try RKUser(json: document)
    #expect(value.userID == 31337)
    #expect(value.name == "Blake Watters")
  }

  // RestKit.kvmap:32
  @Testing.Test("[RKUser]: case-128: a collection") func test2() throws {
    let document = "[{\"id\": 31337, \"name\": \"Blake Watters\"},\n {\"id\": 187, \"name\": \"Jeremy Ellison\", \"friend\": {\"id\": 255, \"name\": \"Anthony Stark\"}},\n {\"id\": 7, \"name\": \"Rachit Shukla\"}]"
    let value = try [RKUser](json: document)
    try #require(value.count == 3)
    #expect(value[0].userID == 31337)
    #expect(value[0].name == "Blake Watters")
    #expect(value[1].userID == 187)
    #expect(value[1].name == "Jeremy Ellison")
    #expect(value[2].userID == 7)
    #expect(value[2].name == "Rachit Shukla")
  }

  // RestKit.kvmap:41
  @Testing.Test("RKEnvelope: case-133: an object below a key") func test3() throws {
    let document = "{\"user\": {\"id\": 31337, \"name\": \"Blake Watters\"}}"
    let value = try RKEnvelope(json: document)
    #expect(value.user.userID == 31337)
    #expect(value.user.name == "Blake Watters")
    let again = try RKEnvelope(json: value.jsonBytes())
    #expect(again == value)
  }

  // RestKit.kvmap:47
  @Testing.Test("RKRooted: case-133: the root of the mapping") func test4() throws {
    let document = "{\"user\": {\"id\": 31337, \"name\": \"Blake Watters\"}}"
    let value = try RKRooted(json: document)
    #expect(value.userID == 31337)
    #expect(value.name == "Blake Watters")
    let again = try RKRooted(json: value.jsonBytes())
    #expect(again == value)
  }

  // RestKit.kvmap:57
  @Testing.Test("RKList: case-129: null elements are left out, and reported") func test5() throws {
    let document = "{\"list\": [null, {\"id\": 255, \"name\": \"Anthony Stark\"}, null]}"
    let value = try RKList(json: document)
    try #require(value.list.count == 1)
    #expect(value.list[0].userID == 255)
    #expect(value.list[0].name == "Anthony Stark")
  }

  // RestKit.kvmap:69
  @Testing.Test("RKAnyFriends: case-130: a path through the array that is the document") func test6() throws {
    let document = "[{\"id\": 31337, \"name\": \"Blake Watters\"},\n {\"id\": 187, \"name\": \"Jeremy Ellison\", \"friend\": {\"id\": 255, \"name\": \"Anthony Stark\"}},\n {\"id\": 7, \"name\": \"Rachit Shukla\"}]"
    let value = try RKAnyFriends(json: document)
    try #require(value.friends.count == 1)
    #expect(value.friends[0].userID == 255)
    #expect(value.friends[0].name == "Anthony Stark")
  }

  // RestKit.kvmap:78
  @Testing.Test("RKHumans: case-131: an array of objects around objects") func test7() throws {
    let document = "[{\"human\": {\"id\": 201, \"name\": \"Blake\", \"human_id\": 1,\n  \"cats\": [{\"cat\": {\"id\": 254, \"sku_id\": 149}}, {\"order_component\": {\"id\": 255, \"sku_id\": 145}}]}},\n {\"human\": {\"id\": 202, \"name\": \"Sarah\", \"human_id\": 1,\n  \"cats\": [{\"order_component\": {\"id\": 256, \"sku_id\": 144}}]}}]"
    let value = try RKHumans(json: document)
    try #require(value.humans.count == 2)
    #expect(value.humans[0].railsID == 201)
    #expect(value.humans[1].railsID == 202)
  }

  // RestKit.kvmap:94
  @Testing.Test("RKSomething: case-134: an object that has nothing the mapping reads") func test8() throws {
    let document = "{\"favorite_color\": \"blue\", \"preferred_beverage\": \"coffee\"}"
    let problems = RKSomething.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "missing" }, "\(problems)")
  }

  // RestKit.kvmap:109
  @Testing.Test("RKProjection: a path through an array below a key gives an array") func test9() throws {
    let document = "{\"users\": [{\"id\": 31337, \"name\": \"Blake Watters\"},\n  {\"id\": 187, \"name\": \"Jeremy Ellison\", \"friend\": {\"id\": 255, \"name\": \"Anthony Stark\"}},\n  {\"id\": 7, \"name\": \"Rachit Shukla\"}]}"
    let value = try RKProjection(json: document)
    try #require(value.friends.count == 1)
    #expect(value.friends[0].userID == 255)
    #expect(value.friends[0].name == "Anthony Stark")
  }

  // RestKit.kvmap:118
  @Testing.Test("RKRailsProjection: wrappers in an array below a key") func test10() throws {
    let document = "{\"rows\": [{\"human\": {\"id\": 201, \"name\": \"Blake\", \"human_id\": 1,\n    \"cats\": [{\"cat\": {\"id\": 254, \"sku_id\": 149}},\n     {\"order_component\": {\"id\": 255, \"sku_id\": 145}}]}},\n  {\"human\": {\"id\": 202, \"name\": \"Sarah\", \"human_id\": 1,\n    \"cats\": [{\"order_component\": {\"id\": 256, \"sku_id\": 144}}]}}]}"
    let value = try RKRailsProjection(json: document)
    try #require(value.humans.count == 2)
    #expect(value.humans[0].railsID == 201)
    #expect(value.humans[1].railsID == 202)
  }

  // RestKit.kvmap:149
  @Testing.Test("[RKAttributes]: case-136, case-138, case-139, case-140: numbers, words, a URL and a date") func test11() throws {
    let document = "[{\"lucky_number\": \"187\"}, {\"is_developer\": \"true\"}, {\"website\": \"http://restkit.org/\"},\n {\"birthdate\": \"11/27/1982\"}]"
    let value = try [RKAttributes](json: document)
    try #require(value.count == 4)
    #expect(value[0].luckyNumber == 187)
    #expect(value[1].isDeveloper == true)
    #expect(value[2].website == KVMap.GeneratedConstant.url("http://restkit.org/"))
    #expect(value[3].birthDate == Date(timeIntervalSince1970: 407203200.0))
  }

  // RestKit.kvmap:157
  @Testing.Test("[RKAttributes]: case-141, case-142, case-143, case-144, case-145: words for true and false") func test12() throws {
    let document = "[{\"is_developer\": \"T\"}, {\"is_developer\": \"F\"}, {\"is_developer\": \"No\"}, {\"is_developer\": \"Y\"},\n {\"is_developer\": \"N\"}]"
    let value = try [RKAttributes](json: document)
    try #require(value.count == 5)
    #expect(value[0].isDeveloper == true)
    #expect(value[1].isDeveloper == false)
    #expect(value[2].isDeveloper == false)
    #expect(value[3].isDeveloper == true)
    #expect(value[4].isDeveloper == false)
  }

  // RestKit.kvmap:165
  @Testing.Test("[RKAttributes]: case-146, case-147: a key path, and an array of texts") func test13() throws {
    let document = "[{\"address\": {\"id\": 1234, \"city\": \"Carrboro\", \"state\": \"North Carolina\", \"country\": \"USA\"}},\n {\"interests\": [\"Hacking\", \"Running\"]}]"
    let value = try [RKAttributes](json: document)
    try #require(value.count == 2)
    #expect(value[0].country == "USA")
    let value1 = try #require(value[1].interests)
    #expect(value1 == (["Hacking", "Running"] as [Swift.String]))
  }

  // RestKit.kvmap:180
  @Testing.Test("RKNamed: case-137: the same text into a text") func test14() throws {
    let document = "{\"lucky_number\": \"187\"}"
    let value = try RKNamed(json: document)
    #expect(value.name == "187")
  }

  // RestKit.kvmap:185
  @Testing.Test("RKRaw: case-148: an object that is kept as it is") func test15() throws {
    let document = "{\"address\": {\"id\": 1234, \"city\": \"Carrboro\", \"state\": \"North Carolina\", \"country\": \"USA\"}}"
    let value = try RKRaw(json: document)
    #expect(value.addressDictionary == (KVMap.GeneratedConstant.tree("{\"id\":1234,\"city\":\"Carrboro\",\"state\":\"North Carolina\",\"country\":\"USA\"}") as KVMap.JSONObject))
    let again = try RKRaw(json: value.jsonBytes())
    #expect(again == value)
  }

  // RestKit.kvmap:199
  @Testing.Test("RKDefaults: case-153: the default of the model") func test16() throws {
    let document = "{\"name\": \"Blake Watters\"}"
    let value = try RKDefaults(json: document)
    #expect(value.name == "Blake Watters")
    #expect(value.likesDogs == true)
  }

  // RestKit.kvmap:204
  @Testing.Test("RKAge: case-157: the wrong kind of value, where that is allowed") func test17() throws {
    let document = "{\"age\": {\"wrong\": \"data\"}}"
    let value = try RKAge(json: document)
    #expect(value.age == 0)
  }

  // RestKit.kvmap:222
  @Testing.Test("RKColors: case-154: an array") func test18() throws {
    let document = "{\"favoriteColors\": [\"Blue\", \"Red\"]}"
    let value = try RKColors(json: document)
    #expect(value.mutableFavoriteColors == (["Blue", "Red"] as [Swift.String]))
    let again = try RKColors(json: value.jsonBytes())
    #expect(again == value)
  }

  // RestKit.kvmap:228
  @Testing.Test("RKFriends: case-155: a scalar where a set is expected") func test19() throws {
    let document = "{\"friendsSet\": \"Jeff\"}"
    let value = try RKFriends(json: document)
    #expect(value.friendsSet == (["Jeff"] as Swift.Set<Swift.String>))
    let again = try RKFriends(json: value.jsonBytes())
    #expect(again == value)
  }

  // RestKit.kvmap:234
  @Testing.Test("RKOrderedFriends: case-156: a scalar where an array is expected") func test20() throws {
    let document = "{\"friendsOrderedSet\": \"Jeff\"}"
    let value = try RKOrderedFriends(json: document)
    #expect(value.friendsOrderedSet == (["Jeff"] as [Swift.String]))
    let again = try RKOrderedFriends(json: value.jsonBytes())
    #expect(again == value)
  }

  // RestKit.kvmap:240
  @Testing.Test("RKNumbers: case-163: an array keeps its order") func test21() throws {
    let document = "{\"numbers\": [1, 2, 3]}"
    let value = try RKNumbers(json: document)
    #expect(value.orderedSet == ([1, 2, 3] as [Swift.Int]))
    let again = try RKNumbers(json: value.jsonBytes())
    #expect(again == value)
  }

  // RestKit.kvmap:256
  @Testing.Test("RKBoolText: case-158: true as a text") func test22() throws {
    let document = "{\"boolString\": true}"
    let value = try RKBoolText(json: document)
    #expect(value.boolString == "true")
  }

  // RestKit.kvmap:261
  @Testing.Test("RKBoolNumber: case-159: true is no number") func test23() throws {
    let document = "{\"boolNumber\": true}"
    let problems = RKBoolNumber.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "boolNumber" }, "\(problems)")
  }

  // RestKit.kvmap:266
  @Testing.Test("RKBoolNumber: case-160: false is no number") func test24() throws {
    let document = "{\"boolNumber\": false}"
    let problems = RKBoolNumber.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "boolNumber" }, "\(problems)")
  }

  // RestKit.kvmap:271
  @Testing.Test("RKNumberText: case-161: a number in a text") func test25() throws {
    let document = "{\"numberString\": \"1234.5678\"}"
    let value = try RKNumberText(json: document)
    #expect(value.number == 1234.5678)
  }

  // RestKit.kvmap:284
  @Testing.Test("RKOrder: case-162: which of two places wins") func test26() throws {
    let document = "{\"name\": \"Blake Watters\", \"address\": {\"city\": \"Carrboro\"}, \"nested\": {\"city\": \"New York\"}}"
    let value = try RKOrder(json: document)
    #expect(value.name == "Blake Watters")
    #expect(value.address.city == "New York")
  }

  // RestKit.kvmap:293
  @Testing.Test("RKChecked: case-164: a check that fails") func test27() throws {
    let document = "{\"boolString\": \"FAIL\"}"
    let problems = RKChecked.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "check" && $0.path == "boolString" }, "\(problems)")
  }

  // RestKit.kvmap:314
  @Testing.Test("RKDate: case-167: ISO 8601 without seconds") func test28() throws {
    let document = "{\"date\": \"2011-08-09T00:00Z\"}"
    let value = try RKDate(json: document)
    #expect(value.date == Date(timeIntervalSince1970: 1312848000.0))
  }

  // RestKit.kvmap:319
  @Testing.Test("RKEastern: case-168: a pattern with a zone of its own") func test29() throws {
    let document = "{\"date\": \"11-27-1982\"}"
    let value = try RKEastern(json: document)
    #expect(value.date == Date(timeIntervalSince1970: 407221200.0))
    let again = try RKEastern(json: value.jsonBytes())
    #expect(again == value)
  }

  // RestKit.kvmap:325
  @Testing.Test("RKBirth: case-170: far from now") func test30() throws {
    let document = "{\"birthdate\": \"3001-01-01T00:00:00Z\"}"
    let value = try RKBirth(json: document)
    #expect(value.birthDate == Date(timeIntervalSince1970: 32535216000.0))
    let again = try RKBirth(json: value.jsonBytes())
    #expect(again == value)
  }

  // RestKit.kvmap:331
  @Testing.Test("RKBirth: case-171: an empty text is no date") func test31() throws {
    let document = "{\"birthdate\": \"\"}"
    let value = try RKBirth(json: document)
    #expect(value.birthDate == nil)
  }

  // RestKit.kvmap:336
  @Testing.Test("RKBirthDay: case-172: a day is one of UTC") func test32() throws {
    let document = "{\"birthdate\": \"2012-03-01\"}"
    let value = try RKBirthDay(json: document)
    #expect(value.birthDate == Date(timeIntervalSince1970: 1330560000.0))
    let again = try RKBirthDay(json: value.jsonBytes())
    #expect(again == value)
  }

  // RestKit.kvmap:342
  @Testing.Test("RKStamp: case-173: milliseconds") func test33() throws {
    let document = "{\"date\": 1384373133000}"
    let value = try RKStamp(json: document)
    #expect(value.date == Date(timeIntervalSince1970: 1384373133.0))
    let again = try RKStamp(json: value.jsonBytes())
    #expect(again == value)
  }

  // RestKit.kvmap:365
  @Testing.Test("RKRelated: case-174: a relation to one") func test34() throws {
    let document = "{\"name\": \"Blake Watters\",\n \"address\": {\"id\": 1234, \"city\": \"Carrboro\", \"state\": \"North Carolina\", \"country\": \"USA\"}}"
    let value = try RKRelated(json: document)
    #expect(value.name == "Blake Watters")
    let value1 = try #require(value.address)
    #expect(value1.addressID == 1234)
    #expect(value1.city == "Carrboro")
    let again = try RKRelated(json: value.jsonBytes())
    #expect(again == value)
  }

  // RestKit.kvmap:374
  @Testing.Test("RKWrapped: case-175: an object where a collection is expected") func test35() throws {
    let document = "{\"name\": \"Blake Watters\",\n \"address\": {\"id\": 1234, \"city\": \"Carrboro\", \"state\": \"North Carolina\", \"country\": \"USA\"}}"
    let value = try RKWrapped(json: document)
    #expect(value.name == "Blake Watters")
    try #require(value.friends.count == 1)
    #expect(value.friends[0].city == "Carrboro")
    let again = try RKWrapped(json: value.jsonBytes())
    #expect(again == value)
  }

  // RestKit.kvmap:383
  @Testing.Test("RKBefriended: case-176: a relation to many") func test36() throws {
    let document = "{\"name\": \"Blake Watters\",\n \"friends\": [{\"id\": 187, \"name\": \"Jeremy Ellison\"}, {\"id\": 7, \"name\": \"Rachit Shukla\"}]}"
    let value = try RKBefriended(json: document)
    #expect(value.name == "Blake Watters")
    try #require(value.friends.count == 2)
    #expect(value.friends[0].name == "Jeremy Ellison")
    #expect(value.friends[1].name == "Rachit Shukla")
    let again = try RKBefriended(json: value.jsonBytes())
    #expect(again == value)
  }
}
