// Generated from KeyValueObjectMapping.kvmap. Do not edit.
// kvmap format 1, input 08004e377352ea66, body 0a963a42d6c9d96b
// swift-format-ignore-file
// swiftlint:disable all
import Foundation
import KVMap
import Testing

@testable import ReplacedSystems

/// The tests of KeyValueObjectMapping.kvmap.
@Testing.Suite("KeyValueObjectMapping.kvmap") struct KeyValueObjectMappingMappingTests {
  // KeyValueObjectMapping.kvmap:26
  @Testing.Test("KVTweet: case-001: a tweet with its author, no key mapped by hand") func test1() throws {
    let document = "{\"created_at\": \"Mon Jan 05 08:30:00 +0000 2015\", \"id\": 1, \"id_str\": \"1\", \"text\": \"Hi\", \"source\": \"web\",\n \"in_reply_to_status_id_str\": null, \"retweet_count\": 2, \"favorited\": true, \"geo\": null,\n \"user\": {\"id_str\": \"9\", \"name\": \"Ada\", \"url\": \"http://ada.example\", \"protected\": false,\n          \"followers_count\": 380, \"created_at\": \"Tue Mar 31 18:01:12 +0000 2009\", \"lang\": \"en\"}}"
    let value = try KVTweet(json: document)
    #expect(value.idStr == "1")
    #expect(value.text == "Hi")
    #expect(value.source == "web")
    #expect(value.inReplyToStatusIdStr == nil)
    #expect(value.retweetCount == 2)
    #expect(value.favorited == true)
    #expect(value.createdAt == Date(timeIntervalSince1970: 1420446600.0))
    #expect(value.user.idStr == "9")
    #expect(value.user.url == KVMap.Constant.url("http://ada.example"))
    #expect(value.user.protected == false)
    #expect(value.user.followersCount == 380)
    #expect(value.user.createdAt == Date(timeIntervalSince1970: 1238522472.0))
    let again = try KVTweet(json: value.json())
    #expect(again == value)
  }

  // KeyValueObjectMapping.kvmap:37
  @Testing.Test("[KVTweet]: case-002: an array of tweets") func test2() throws {
    let document = "[{\"created_at\": \"Mon Jan 05 08:30:00 +0000 2015\", \"id_str\": \"1\", \"text\": \"a\", \"user\": {\"id_str\": \"9\", \"name\": \"A\"}},\n {\"created_at\": \"Mon Jan 05 08:30:00 +0000 2015\", \"id_str\": \"2\", \"text\": \"b\", \"user\": {\"id_str\": \"9\", \"name\": \"A\"}},\n {\"created_at\": \"Mon Jan 05 08:30:00 +0000 2015\", \"id_str\": \"3\", \"text\": \"c\", \"user\": {\"id_str\": \"9\", \"name\": \"A\"}}]"
    let value = try [KVTweet](json: document)
    try #require(value.count == 3)
    #expect(value[0].idStr == "1")
    #expect(value[0].text == "a")
    #expect(value[1].idStr == "2")
    #expect(value[2].idStr == "3")
    #expect(value[2].user.name == "A")
    let again = try [KVTweet](json: value.json())
    #expect(again == value)
  }

  // KeyValueObjectMapping.kvmap:55
  @Testing.Test("KVPerson: case-003: a user with tweets that have a user again") func test3() throws {
    let document = "{\"name\": \"Ada\", \"tweets\": [{\"id_str\": \"1\", \"user\": {\"name\": \"Ada\"}}, {\"id_str\": \"2\", \"user\": {\"name\": \"Bob\"}}]}"
    let value = try KVPerson(json: document)
    #expect(value.name == "Ada")
    let value1 = try #require(value.tweets)
    try #require(value1.count == 2)
    #expect(value1[0].idStr == "1")
    let value2 = try #require(value1[0].user)
    #expect(value2.name == "Ada")
    let value3 = try #require(value1[1].user)
    #expect(value3.name == "Bob")
    let again = try KVPerson(json: value.json())
    #expect(isSame1(again, value))
  }

  // KeyValueObjectMapping.kvmap:69
  @Testing.Test("KVKeys: case-004, case-005, case-007, case-009: keys with underscores") func test4() throws {
    let document = "{\"id\": 1, \"id_str\": \"2\", \"user_id\": 3, \"__leading__double_\": 4}"
    let value = try KVKeys(json: document)
    #expect(value.id == 1)
    #expect(value.idStr == "2")
    #expect(value.userId == 3)
    #expect(value.leadingDouble == 4)
    let again = try KVKeys(json: value.json())
    #expect(again == value)
  }

  // KeyValueObjectMapping.kvmap:79
  @Testing.Test("KVCapitals: case-008: keys in capitals") func test5() throws {
    let document = "{\"ID_STR\": \"2\"}"
    let value = try KVCapitals(json: document)
    #expect(value.idStr == "2")
    let again = try KVCapitals(json: value.json())
    #expect(again == value)
  }

  // KeyValueObjectMapping.kvmap:84
  @Testing.Test("KVCapitals: case-010: no document") func test6() throws {
    let document = "null"
    let problems = KVCapitals.reading(json: document).problems.filter { !$0.isDropped }
    #expect(problems.contains { $0.kind.rawValue == "null" }, "\(problems)")
  }

  // KeyValueObjectMapping.kvmap:97
  @Testing.Test("KVOuter: case-011: what is inside sees what is around it") func test7() throws {
    let document = "{\"user\": {\"name\": \"Ada\"}, \"id_str\": \"7\"}"
    let value = try KVOuter(json: document)
    #expect(value.user.name == "Ada")
    #expect(value.user.outer == "7")
  }

  // KeyValueObjectMapping.kvmap:106
  @Testing.Test("KVDay: case-012: one attribute with a format of its own") func test8() throws {
    let document = "{\"data\": \"08/12/1987\", \"id_str\": \"1\"}"
    let value = try KVDay(json: document)
    #expect(value.data == Date(timeIntervalSince1970: 565920000.0))
    #expect(value.idStr == "1")
    let again = try KVDay(json: value.json())
    #expect(again == value)
  }

  // KeyValueObjectMapping.kvmap:119
  @Testing.Test("KVReader: case-013: unknown keys in the elements of an array") func test9() throws {
    let document = "{\"name\": \"Ada\", \"tweets\": [{\"property\": \"x\", \"text\": \"First\"}, {\"title\": \"y\", \"text\": \"Second\"}]}"
    let value = try KVReader(json: document)
    try #require(value.tweets.count == 2)
    #expect(value.tweets[0].text == "First")
    #expect(value.tweets[1].text == "Second")
    let again = try KVReader(json: value.json())
    #expect(again == value)
  }

  // KeyValueObjectMapping.kvmap:135
  @Testing.Test("KVShallow: case-014, case-043: a key path, read and written") func test10() throws {
    let document = "{\"idStr\": \"12\", \"tweet\": {\"text\": \"Some\"}}"
    let value = try KVShallow(json: document)
    #expect(value.idStr == "12")
    #expect(value.text == "Some")
    let again = try KVShallow(json: value.json())
    #expect(again == value)
  }

  // KeyValueObjectMapping.kvmap:140
  @Testing.Test("KVDeep: case-015: a deep key path") func test11() throws {
    let document = "{\"idStr\": \"12\", \"tweet\": {\"key1\": {\"key2\": {\"text\": \"Some\"}}}}"
    let value = try KVDeep(json: document)
    #expect(value.text == "Some")
    let again = try KVDeep(json: value.json())
    #expect(again == value)
  }

  // KeyValueObjectMapping.kvmap:145
  @Testing.Test("KVShallow: case-016: a key path through a scalar is a problem, not nothing") func test12() throws {
    let document = "{\"idStr\": \"1\", \"tweet\": \"oops\"}"
    let problems = KVShallow.reading(json: document).problems.filter { !$0.isDropped }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "tweet" }, "\(problems)")
  }

  // KeyValueObjectMapping.kvmap:158
  @Testing.Test("KVPlace: case-019: two keys become an object") func test13() throws {
    let document = "{\"name\": \"Home\", \"latitude\": -12.5, \"longitude\": -32}"
    let value = try KVPlace(json: document)
    #expect(value.name == "Home")
    let value1 = try #require(value.location)
    #expect(value1.latitude == -12.5)
    #expect(value1.longitude == -32.0)
    let again = try KVPlace(json: value.json())
    #expect(again == value)
  }

  // KeyValueObjectMapping.kvmap:171
  @Testing.Test("KVFar: case-020: an aggregate in an aggregate, in whatever order") func test14() throws {
    let document = "{\"latitude\": -12, \"longitude\": -32, \"distance\": 100}"
    let value = try KVFar(json: document)
    #expect(value.location.distance == 100)
    #expect(value.location.point.latitude == -12.0)
    #expect(value.location.point.longitude == -32.0)
    let again = try KVFar(json: value.json())
    #expect(again == value)
  }

  // KeyValueObjectMapping.kvmap:181
  @Testing.Test("KVBus: case-021: an aggregate concerns its own object only") func test15() throws {
    let document = "{\"latitude\": 1, \"longitude\": 2, \"stop\": {\"latitude\": 9, \"longitude\": 8}}"
    let value = try KVBus(json: document)
    let value1 = try #require(value.location)
    #expect(value1.latitude == 1.0)
    #expect(value1.longitude == 2.0)
    #expect(value.stop.latitude == 9.0)
    #expect(value.stop.longitude == 8.0)
    let again = try KVBus(json: value.json())
    #expect(again == value)
  }

  // KeyValueObjectMapping.kvmap:191
  @Testing.Test("KVLists: case-022, case-023: a null array and an empty one") func test16() throws {
    let document = "{\"tweets_nullable\": null, \"tweets_empty\": []}"
    let value = try KVLists(json: document)
    #expect(value.none == nil)
    let value1 = try #require(value.empty)
    #expect(value1.isEmpty)
    let again = try KVLists(json: value.json())
    #expect(again == value)
  }

  // KeyValueObjectMapping.kvmap:200
  @Testing.Test("KVOne: case-024: one object where an array is expected") func test17() throws {
    let document = "{\"tweets\": {\"text\": \"only\"}}"
    let value = try KVOne(json: document)
    try #require(value.tweets.count == 1)
    #expect(value.tweets[0].text == "only")
    let again = try KVOne(json: value.json())
    #expect(again == value)
  }

  // KeyValueObjectMapping.kvmap:214
  @Testing.Test("KVRenamed: case-025: a renamed scalar and a renamed object") func test18() throws {
    let document = "{\"id_str\": 190957570511478800, \"text\": \"T\", \"user\": {\"screen_name\": \"ada\"}}"
    let value = try KVRenamed(json: document)
    #expect(value.idStr == "190957570511478800")
    #expect(value.tweetText == "T")
    #expect(value.userOwner.screenName == "ada")
  }

  // KeyValueObjectMapping.kvmap:222
  @Testing.Test("KVStamp: case-026: seconds in a text") func test19() throws {
    let document = "{\"created_at\": \"1334362807\"}"
    let value = try KVStamp(json: document)
    #expect(value.createdAt == Date(timeIntervalSince1970: 1334362807.0))
  }

  // KeyValueObjectMapping.kvmap:226
  @Testing.Test("KVStamp: case-027: 10.0 is a time stamp") func test20() throws {
    let document = "{\"created_at\": \"10.0\"}"
    let value = try KVStamp(json: document)
    #expect(value.createdAt == Date(timeIntervalSince1970: 10.0))
  }

  // KeyValueObjectMapping.kvmap:230
  @Testing.Test("KVStamp: case-028: a long date is none") func test21() throws {
    let document = "{\"created_at\": \"Monday, April 17, 2006 2:22:48 PM\"}"
    let problems = KVStamp.reading(json: document).problems.filter { !$0.isDropped }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "created_at" }, "\(problems)")
  }

  // KeyValueObjectMapping.kvmap:234
  @Testing.Test("KVStamp: case-029: a short date is none") func test22() throws {
    let document = "{\"created_at\": \"4/17/2006 2:22:48 PM\"}"
    let problems = KVStamp.reading(json: document).problems.filter { !$0.isDropped }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "created_at" }, "\(problems)")
  }

  // KeyValueObjectMapping.kvmap:238
  @Testing.Test("KVStamp: case-030: an HTTP date is none") func test23() throws {
    let document = "{\"created_at\": \"Mon, 17 Apr 2006 21:22:48 GMT\"}"
    let problems = KVStamp.reading(json: document).problems.filter { !$0.isDropped }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "created_at" }, "\(problems)")
  }

  // KeyValueObjectMapping.kvmap:242
  @Testing.Test("KVStamp: case-031: a date with a blank is none") func test24() throws {
    let document = "{\"created_at\": \"2006-04-17 21:22:48Z\"}"
    let problems = KVStamp.reading(json: document).problems.filter { !$0.isDropped }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "created_at" }, "\(problems)")
  }

  // KeyValueObjectMapping.kvmap:246
  @Testing.Test("KVStamp: case-032: an ISO 8601 date is none") func test25() throws {
    let document = "{\"created_at\": \"2006-04-17T14:22:48.2698750-07:00\"}"
    let problems = KVStamp.reading(json: document).problems.filter { !$0.isDropped }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "created_at" }, "\(problems)")
  }

  // KeyValueObjectMapping.kvmap:256
  @Testing.Test("KVNulls: case-033, case-034, case-035: null for a date, a number and a URL") func test26() throws {
    let document = "{\"created_at\": null, \"age\": null, \"url\": null}"
    let value = try KVNulls(json: document)
    #expect(value.createdAt == nil)
    #expect(value.age == 0)
    #expect(value.url == nil)
  }

  // KeyValueObjectMapping.kvmap:264
  @Testing.Test("KVLenient: case-036: a number in a text") func test27() throws {
    let document = "{\"nota\": \"10\"}"
    let value = try KVLenient(json: document)
    #expect(value.nota == 10)
  }

  // KeyValueObjectMapping.kvmap:272
  @Testing.Test("KVLink: case-037: an escaped URL is not escaped again") func test28() throws {
    let document = "{\"url\": \"http://example.com/a%20b\"}"
    let value = try KVLink(json: document)
    #expect(value.url == KVMap.Constant.url("http://example.com/a%20b"))
    let again = try KVLink(json: value.json())
    #expect(again == value)
  }

  // KeyValueObjectMapping.kvmap:277
  @Testing.Test("KVLink: case-038: a blank in a URL") func test29() throws {
    let document = "{\"url\": \"http://example.com/a b\"}"
    let value = try KVLink(json: document)
    #expect(value.url == KVMap.Constant.url("http://example.com/a%20b"))
  }

  // KeyValueObjectMapping.kvmap:281
  @Testing.Test("KVLink: case-039: a number is no URL") func test30() throws {
    let document = "{\"url\": 12345}"
    let problems = KVLink.reading(json: document).problems.filter { !$0.isDropped }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "url" }, "\(problems)")
  }

  // KeyValueObjectMapping.kvmap:289
  @Testing.Test("KVRaw: case-040: an object that is kept as it is") func test31() throws {
    let document = "{\"extra\": {\"a\": 1, \"b\": [2]}}"
    let value = try KVRaw(json: document)
    #expect(value.extra == (KVMap.Constant.tree("{\"a\":1,\"b\":[2]}") as KVMap.Object))
    let again = try KVRaw(json: value.json())
    #expect(again == value)
  }

  // KeyValueObjectMapping.kvmap:299
  @Testing.Test("KVPartly: case-041: what is only read is not written") func test32() throws {
    let document = "{\"name\": \"Stop\", \"location\": {\"latitude\": 10, \"longitude\": 20}}"
    let value = try KVPartly(json: document)
    #expect(value.name == "Stop")
    let value1 = try #require(value.location)
    #expect(value1.latitude == 10.0)
  }

  // KeyValueObjectMapping.kvmap:312
  @Testing.Test("KVWhole: case-042: a date, a URL and an object are written back") func test33() throws {
    let document = "{\"created_at\": \"Sat Apr 14 00:20:07 +0000 2012\", \"url\": \"http://a.example/d\", \"user\": {\"id_str\": \"1\"}}"
    let value = try KVWhole(json: document)
    #expect(value.createdAt == Date(timeIntervalSince1970: 1334362807.0))
    #expect(value.url == KVMap.Constant.url("http://a.example/d"))
    #expect(value.user.idStr == "1")
    let again = try KVWhole(json: value.json())
    #expect(again == value)
  }

  // KeyValueObjectMapping.kvmap:322
  @Testing.Test("KVSpecial: case-047: a key that begins with @") func test34() throws {
    let document = "{\"@attributes\": {\"id\": \"4\"}, \"name\": \"n\"}"
    let value = try KVSpecial(json: document)
    #expect(value.attributesId == "4")
    #expect(value.name == "n")
    let again = try KVSpecial(json: value.json())
    #expect(again == value)
  }
}

private func isSame1(_ left: KVPerson, _ right: KVPerson) -> Swift.Bool {
  [
    left.name == right.name,
    isSame2(left.tweets, right.tweets),
  ].allSatisfy { $0 }
}

private func isSame2(_ left: [KVPost]?, _ right: [KVPost]?) -> Swift.Bool {
  guard let left, let right else { return left == nil && right == nil }
  return isSame3(left, right)
}

private func isSame3(_ left: [KVPost], _ right: [KVPost]) -> Swift.Bool {
  left.count == right.count && Swift.zip(left, right).allSatisfy { left, right in isSame4(left, right) }
}

private func isSame4(_ left: KVPost, _ right: KVPost) -> Swift.Bool {
  [
    left.idStr == right.idStr,
    isSame5(left.user, right.user),
  ].allSatisfy { $0 }
}

private func isSame5(_ left: KVPerson?, _ right: KVPerson?) -> Swift.Bool {
  guard let left, let right else { return left == nil && right == nil }
  return isSame1(left, right)
}
