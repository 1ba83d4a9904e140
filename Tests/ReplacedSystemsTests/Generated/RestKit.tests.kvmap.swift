// Generated from RestKit.kvmap. Do not edit.
// kvmap format 1, input 58a66a3b75be67e2, body 2fe648b037c6eb72
// swift-format-ignore-file
// swiftlint:disable all
import Foundation
import KVMap
import Testing

@testable import ReplacedSystems

/// The tests of RestKit.kvmap.
@Testing.Suite("RestKit.kvmap") struct RestKitMappingTests {
  // RestKit.kvmap:19
  @Testing.Test("RKUser: case-127, case-136, case-138, case-139, case-146, case-147, case-148: attributes") func test1() throws {
    let document = "{\"id\": 31, \"name\": \"Ada\", \"birthdate\": \"11/27/1982\", \"website\": \"http://a.example/\", \"is_developer\": \"true\",\n \"weight\": \"131.3\", \"lucky_number\": \"187\", \"interests\": [\"Hacking\", \"Running\"],\n \"address\": {\"id\": 12, \"city\": \"Turin\", \"country\": \"IT\"}}"
    let value = try RKUser(json: document)
    #expect(value.userID == 31)
    #expect(value.name == "Ada")
    #expect(value.birthDate == Date(timeIntervalSince1970: 407203200.0))
    #expect(value.website == KVMap.Constant.url("http://a.example/"))
    #expect(value.isDeveloper == true)
    #expect(value.weight == 131.3)
    #expect(value.luckyNumber == 187)
    #expect(value.interests == (["Hacking", "Running"] as [Swift.String]))
    #expect(value.country == "IT")
    #expect(value.raw == (KVMap.Constant.tree("{\"id\":12,\"city\":\"Turin\",\"country\":\"IT\"}") as KVMap.Object))
  }

  // RestKit.kvmap:27
  @Testing.Test("[RKUser]: case-128: a collection") func test2() throws {
    let document = "[{\"id\": 1, \"name\": \"a\"}, {\"id\": 2, \"name\": \"b\", \"friend\": {\"id\": 3}}]"
    let value = try [RKUser](json: document)
    try #require(value.count == 2)
    #expect(value[0].userID == 1)
    #expect(value[0].name == "a")
    #expect(value[1].userID == 2)
  }

  // RestKit.kvmap:31
  @Testing.Test("RKUser: case-134: nothing that can be mapped") func test3() throws {
    let document = "{\"favorite_color\": \"blue\", \"preferred_beverage\": \"tea\"}"
    let problems = RKUser.reading(json: document).problems.filter { !$0.isDropped }
    #expect(problems.contains { $0.kind.rawValue == "missing" && $0.path == "id" }, "\(problems)")
  }

  // RestKit.kvmap:39
  @Testing.Test("RKNamed: case-137: a number into a text") func test4() throws {
    let document = "{\"lucky_number\": 187}"
    let value = try RKNamed(json: document)
    #expect(value.name == "187")
  }

  // RestKit.kvmap:51
  @Testing.Test("RKList: case-129: null elements are left out, and reported") func test5() throws {
    let document = "{\"list\": [null, {\"id\": 255, \"name\": \"Tony\"}, null]}"
    let value = try RKList(json: document)
    try #require(value.list.count == 1)
    #expect(value.list[0].userID == 255)
    #expect(value.list[0].name == "Tony")
  }

  // RestKit.kvmap:60
  @Testing.Test("RKProjection: case-130, case-131: a path through an array gives an array") func test6() throws {
    let document = "{\"users\": [{\"id\": 1}, {\"id\": 2, \"friend\": {\"id\": 255, \"name\": \"Tony\"}}],\n \"rows\": [{\"human\": {\"id\": 201, \"name\": \"B\"}}, {\"human\": {\"id\": 202, \"name\": \"S\"}}]}"
    let value = try RKProjection(json: document)
    try #require(value.friends.count == 1)
    #expect(value.friends[0].userID == 255)
    try #require(value.humans.count == 2)
    #expect(value.humans[0].userID == 201)
    #expect(value.humans[1].userID == 202)
  }

  // RestKit.kvmap:79
  @Testing.Test("RKShop: case-132: several roots") func test7() throws {
    let document = "{\"products\": [{\"prodId\": 5}, {\"prodId\": 6}], \"categories\": [{\"catId\": 7}], \"meta\": {\"totalCount\": 4}}"
    let value = try RKShop(json: document)
    try #require(value.products.count == 2)
    #expect(value.products[0].userID == 5)
    #expect(value.products[1].userID == 6)
    try #require(value.categories.count == 1)
    #expect(value.categories[0].userID == 7)
    #expect(value.totalCount == 4)
    let again = try RKShop(json: value.json())
    #expect(again == value)
  }

  // RestKit.kvmap:89
  @Testing.Test("RKRooted: case-133: below a root") func test8() throws {
    let document = "{\"user\": {\"id\": 31}}"
    let value = try RKRooted(json: document)
    #expect(value.userID == 31)
    let again = try RKRooted(json: value.json())
    #expect(again == value)
  }

  // RestKit.kvmap:101
  @Testing.Test("RKDefaults: case-153: the default of the model") func test9() throws {
    let document = "{\"name\": \"Ada\"}"
    let value = try RKDefaults(json: document)
    #expect(value.likesDogs == true)
  }

  // RestKit.kvmap:105
  @Testing.Test("RKDefaults: case-207: null for a collection") func test10() throws {
    let document = "{\"name\": \"Ada\", \"friends\": null}"
    let value = try RKDefaults(json: document)
    #expect(value.friends.isEmpty)
  }

  // RestKit.kvmap:109
  @Testing.Test("RKDefaults: case-157: the wrong kind of value, where that is allowed") func test11() throws {
    let document = "{\"name\": \"Ada\", \"age\": {\"wrong\": \"data\"}}"
    let value = try RKDefaults(json: document)
    #expect(value.age == 0)
  }

  // RestKit.kvmap:119
  @Testing.Test("RKCollections: case-154, case-155, case-156, case-163: collections, and a scalar where one is expected") func test12() throws {
    let document = "{\"colors\": [\"Blue\", \"Red\"], \"friends\": \"Jeff\", \"numbers\": [3, 1, 2]}"
    let value = try RKCollections(json: document)
    #expect(value.colors == (["Blue", "Red"] as [Swift.String]))
    #expect(value.friends == (["Jeff"] as Swift.Set<Swift.String>))
    #expect(value.numbers == ([3, 1, 2] as [Swift.Int]))
  }

  // RestKit.kvmap:128
  @Testing.Test("RKBools: case-158, case-161: true as a text, a number in a text") func test13() throws {
    let document = "{\"bool_string\": true, \"number\": \"1234.5678\"}"
    let value = try RKBools(json: document)
    #expect(value.boolString == "true")
    #expect(value.number == 1234.5678)
  }

  // RestKit.kvmap:135
  @Testing.Test("RKCount: case-159, case-160: true is no number") func test14() throws {
    let document = "{\"bool_number\": true}"
    let problems = RKCount.reading(json: document).problems.filter { !$0.isDropped }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "bool_number" }, "\(problems)")
  }

  // RestKit.kvmap:144
  @Testing.Test("RKOrder: case-162: which of two places wins") func test15() throws {
    let document = "{\"name\": \"Ada\", \"address\": {\"city\": \"Carrboro\"}, \"nested\": {\"city\": \"New York\"}}"
    let value = try RKOrder(json: document)
    #expect(value.city == "New York")
  }

  // RestKit.kvmap:152
  @Testing.Test("RKChecked: case-164: a check that fails") func test16() throws {
    let document = "{\"bool_string\": \"FAIL\"}"
    let problems = RKChecked.reading(json: document).problems.filter { !$0.isDropped }
    #expect(problems.contains { $0.kind.rawValue == "check" && $0.path == "bool_string" }, "\(problems)")
  }

  // RestKit.kvmap:160
  @Testing.Test("RKEastern: case-168: a pattern with a zone of its own") func test17() throws {
    let document = "{\"date\": \"11-27-1982\"}"
    let value = try RKEastern(json: document)
    #expect(value.date == Date(timeIntervalSince1970: 407221200.0))
    let again = try RKEastern(json: value.json())
    #expect(again == value)
  }

  // RestKit.kvmap:170
  @Testing.Test("RKPlain: case-169, case-172, case-173: patterns in UTC, milliseconds") func test18() throws {
    let document = "{\"date\": \"11-27-1982\", \"day\": \"2012-03-01\", \"stamp\": 1384373133000}"
    let value = try RKPlain(json: document)
    #expect(value.date == Date(timeIntervalSince1970: 407203200.0))
    #expect(value.day == Date(timeIntervalSince1970: 1330560000.0))
    #expect(value.stamp == Date(timeIntervalSince1970: 1384373133.0))
    let again = try RKPlain(json: value.json())
    #expect(again == value)
  }

  // RestKit.kvmap:175
  @Testing.Test("RKPlain: case-171: an empty text is no date") func test19() throws {
    let document = "{\"date\": \"\", \"day\": null}"
    let value = try RKPlain(json: document)
    #expect(value.date == nil)
    #expect(value.day == nil)
    #expect(value.stamp == nil)
  }

  // RestKit.kvmap:189
  @Testing.Test("RKRelated: case-174, case-176: relations") func test20() throws {
    let document = "{\"name\": \"Ada\", \"address\": {\"id\": 12, \"city\": \"Turin\"}, \"friends\": [{\"id\": 1, \"name\": \"a\"}, {\"id\": 2, \"name\": \"b\"}]}"
    let value = try RKRelated(json: document)
    let value1 = try #require(value.address)
    #expect(value1.addressID == 12)
    #expect(value1.city == "Turin")
    let value2 = try #require(value.friends)
    try #require(value2.count == 2)
    #expect(value2[0].name == "a")
    #expect(value2[1].userID == 2)
    let again = try RKRelated(json: value.json())
    #expect(again == value)
  }

  // RestKit.kvmap:196
  @Testing.Test("RKRelated: case-175: an object where a collection is expected") func test21() throws {
    let document = "{\"name\": \"Ada\", \"friends\": {\"id\": 1, \"name\": \"a\"}}"
    let value = try RKRelated(json: document)
    let value1 = try #require(value.friends)
    try #require(value1.count == 1)
    #expect(value1[0].userID == 1)
  }

  // RestKit.kvmap:209
  @Testing.Test("RKKeyed: case-181, case-182, case-227: a collection whose keys are data") func test22() throws {
    let document = "{\"users\": {\"blake\": {\"id\": 31}, \"rachit\": {\"address\": {\"city\": \"New York\"}}}}"
    let value = try RKKeyed(json: document)
    try #require(value.users.count == 2)
    #expect(value.users[0].name == "blake")
    #expect(value.users[0].userID == 31)
    #expect(value.users[0].address == nil)
    #expect(value.users[1].name == "rachit")
    let value1 = try #require(value.users[1].address)
    #expect(value1.city == "New York")
    let again = try RKKeyed(json: value.json())
    #expect(again == value)
  }

  // RestKit.kvmap:226
  @Testing.Test("RKHuman: case-183: chosen by a value") func test23() throws {
    let document = "{\"name\": \"Sarah\", \"type\": \"Girl\"}"
    let value = try RKHuman(json: document)
    if case .girl(let value1) = value {
      #expect(value1.name == "Sarah")
    } else {
      Testing.Issue.record("\(value) is no .girl")
    }
    let again = try RKHuman(json: value.json())
    #expect(isSame1(again, value))
  }

  // RestKit.kvmap:231
  @Testing.Test("[RKHuman]: case-184, case-185: a mixed array, and in a relation") func test24() throws {
    let document = "[{\"name\": \"Blake\", \"type\": \"Boy\", \"friends\": [{\"name\": \"John\", \"type\": \"Boy\"}, {\"name\": \"Jane\", \"type\": \"Girl\"}]},\n {\"name\": \"Sarah\", \"type\": \"Girl\"}]"
    let value = try [RKHuman](json: document)
    try #require(value.count == 2)
    if case .boy(let value1) = value[0] {
      #expect(value1.name == "Blake")
      try #require(value1.friends.count == 2)
      if case .boy(let value2) = value1.friends[0] {
        #expect(value2.name == "John")
      } else {
        Testing.Issue.record("\(value1.friends[0]) is no .boy")
      }
      if case .girl(let value3) = value1.friends[1] {
        #expect(value3.name == "Jane")
      } else {
        Testing.Issue.record("\(value1.friends[1]) is no .girl")
      }
    } else {
      Testing.Issue.record("\(value[0]) is no .boy")
    }
    if case .girl(let value4) = value[1] {
      #expect(value4.name == "Sarah")
    } else {
      Testing.Issue.record("\(value[1]) is no .girl")
    }
    let again = try [RKHuman](json: value.json())
    #expect(isSame3(again, value))
  }

  // RestKit.kvmap:245
  @Testing.Test("RKBoys: case-186: those that have no mapping are left out, and reported") func test25() throws {
    let document = "{\"friends\": [{\"name\": \"John\", \"type\": \"Boy\"}, {\"name\": \"Jane\", \"type\": \"Girl\"}]}"
    let value = try RKBoys(json: document)
    try #require(value.friends.count == 1)
    if case .boy(let value1) = value.friends[0] {
      #expect(value1.name == "John")
    } else {
      Testing.Issue.record("\(value.friends[0]) is no .boy")
    }
  }

  // RestKit.kvmap:249
  @Testing.Test("RKOnlyBoy: case-187: no mapping for it") func test26() throws {
    let document = "{\"name\": \"Jane\", \"type\": \"Girl\"}"
    let problems = RKOnlyBoy.reading(json: document).problems.filter { !$0.isDropped }
    #expect(problems.contains { $0.kind.rawValue == "unknown-case" && $0.path == "type" }, "\(problems)")
  }

  // RestKit.kvmap:265
  @Testing.Test("[RKPage]: case-188, case-189, case-190, case-192: what the caller knows, and the position") func test27() throws {
    let document = "[{\"name\": \"a\"}, {\"name\": \"b\"}]"
    let context = try RKRequest(json: "{\"url\":\"http://a.example/\",\"headers\":{\"Content-Type\":\"text/html\"}}")
    let value = try [RKPage](json: document, context: context)
    try #require(value.count == 2)
    #expect(value[0].name == "a")
    #expect(value[0].website == KVMap.Constant.url("http://a.example/"))
    #expect(value[0].emailAddress == "text/html")
    #expect(value[0].position == 0)
    #expect(value[1].position == 1)
  }

  // RestKit.kvmap:279
  @Testing.Test("[RKIndexed]: case-191: a child does not inherit the position") func test28() throws {
    let document = "[{\"name\": \"a\", \"friend\": {\"name\": \"b\"}}]"
    let value = try [RKIndexed](json: document)
    try #require(value.count == 1)
    #expect(value[0].luckyNumber == 0)
    let value1 = try #require(value[0].friend)
    #expect(value1.name == "b")
    #expect(value1.luckyNumber == nil)
  }

  // RestKit.kvmap:295
  @Testing.Test("RKHouse: case-193, case-195: the object around this one, and the document") func test29() throws {
    let document = "{\"name\": \"B\", \"house_id\": 23456, \"friends\": [{\"name\": \"J\"}]}"
    let value = try RKHouse(json: document)
    #expect(value.houseID == 23456)
    try #require(value.friends.count == 1)
    #expect(value.friends[0].name == "J")
    #expect(value.friends[0].near == 23456)
    #expect(value.friends[0].root == 23456)
    #expect(value.friends[0].far == nil)
  }

  // RestKit.kvmap:299
  @Testing.Test("RKHouse: case-194: through a path") func test30() throws {
    let document = "{\"name\": \"B\", \"house\": {\"house_id\": 34567}, \"people\": {\"friends\": [{\"name\": \"J\"}]}}"
    let value = try RKHouse(json: document)
    try #require(value.friends.count == 1)
    #expect(value.friends[0].far == 34567)
    #expect(value.friends[0].near == nil)
  }

  // RestKit.kvmap:311
  @Testing.Test("RKCats: case-196, case-212: scalars as objects, and back") func test31() throws {
    let document = "{\"identification\": 54321, \"catIDs\": [\"418\", \"419\"]}"
    let value = try RKCats(json: document)
    #expect(value.railsID == 54321)
    try #require(value.cats.count == 2)
    #expect(value.cats[0].railsID == 418)
    #expect(value.cats[1].railsID == 419)
    let again = try RKCats(json: value.json())
    #expect(again == value)
  }

  // RestKit.kvmap:320
  @Testing.Test("RKUpper: case-208: in capitals") func test32() throws {
    let document = "{\"name\": \"Blake\"}"
    let value = try RKUpper(json: document)
    #expect(value.name == "BLAKE")
  }

  // RestKit.kvmap:330
  @Testing.Test("RKShouting: case-209: all keys changed in one way") func test33() throws {
    let document = "{\"NAME\": \"a\", \"RANK\": 1}"
    let value = try RKShouting(json: document)
    #expect(value.name == "a")
    #expect(value.rank == 1)
    let again = try RKShouting(json: value.json())
    #expect(again == value)
  }

  // RestKit.kvmap:338
  @Testing.Test("RKPascal: case-210: a path of such keys") func test34() throws {
    let document = "{\"User\": {\"Comments\": [\"a\"]}}"
    let value = try RKPascal(json: document)
    #expect(value.comments == (["a"] as [Swift.String]))
    let again = try RKPascal(json: value.json())
    #expect(again == value)
  }

  // RestKit.kvmap:349
  @Testing.Test("RKParent: case-211: objects of one type in each other") func test35() throws {
    let document = "{\"first_name\": \"a\", \"last_name\": \"b\", \"children\": [{\"first_name\": \"c\", \"last_name\": \"b\"}]}"
    let value = try RKParent(json: document)
    try #require(value.children.count == 1)
    #expect(value.children[0].firstName == "c")
    #expect(value.children[0].children.isEmpty)
    let again = try RKParent(json: value.json())
    #expect(isSame5(again, value))
  }

  // RestKit.kvmap:358
  @Testing.Test("RKMiddle: case-248: null in the middle of a path") func test36() throws {
    let document = "{\"a\": null}"
    let value = try RKMiddle(json: document)
    #expect(value.x == nil)
  }

  // RestKit.kvmap:362
  @Testing.Test("RKMiddle: case-419: trailing commas are refused") func test37() throws {
    let document = "{\"a\": {\"b\": 1,}}"
    let problems = RKMiddle.reading(json: document).problems.filter { !$0.isDropped }
    #expect(problems.contains { $0.kind.rawValue == "syntax" }, "\(problems)")
  }
}

private func isSame1(_ left: RKHuman, _ right: RKHuman) -> Swift.Bool {
  switch (left, right) {
  case (.boy(let left), .boy(let right)): isSame2(left, right)
  case (.girl(let left), .girl(let right)): isSame4(left, right)
  default: false
  }
}

private func isSame2(_ left: RKBoy, _ right: RKBoy) -> Swift.Bool {
  [
    left.name == right.name,
    isSame3(left.friends, right.friends),
  ].allSatisfy { $0 }
}

private func isSame3(_ left: [RKHuman], _ right: [RKHuman]) -> Swift.Bool {
  left.count == right.count && Swift.zip(left, right).allSatisfy { left, right in isSame1(left, right) }
}

private func isSame4(_ left: RKGirl, _ right: RKGirl) -> Swift.Bool {
  [
    left.name == right.name,
  ].allSatisfy { $0 }
}

private func isSame5(_ left: RKParent, _ right: RKParent) -> Swift.Bool {
  [
    left.firstName == right.firstName,
    left.lastName == right.lastName,
    isSame6(left.children, right.children),
  ].allSatisfy { $0 }
}

private func isSame6(_ left: [RKParent], _ right: [RKParent]) -> Swift.Bool {
  left.count == right.count && Swift.zip(left, right).allSatisfy { left, right in isSame5(left, right) }
}
