// Generated from RestKitContext.kvmap. Do not edit.
// kvmap format 1, input 41e109518dd6aca4, body 43a78056b2a14f47
// swift-format-ignore-file
// swiftlint:disable all
import Foundation
import KVMap
import Testing

@testable import ReplacedSystems

/// The tests of RestKitContext.kvmap.
@Testing.Suite("RestKitContext.kvmap") struct RestKitContextMappingTests {
  // RestKitContext.kvmap:20
  @Testing.Test("RKKeyed: case-181: a collection whose keys are data") func test1() throws {
    let document = "{\"users\": {\"blake\": {\"id\": 31337, \"website\": \"http://restkit.org/\"},\n  \"rachit\": {\"id\": 7, \"website\": \"http://www.twotoasters.com/\"}}}"
    let value = try RKKeyed(json: document)
    try #require(value.users.count == 2)
    #expect(value.users[0].name == "blake")
    #expect(value.users[0].userID == 31337)
    #expect(value.users[1].name == "rachit")
    #expect(value.users[1].userID == 7)
    let again = try RKKeyed(json: value.jsonBytes())
    #expect(again == value)
  }

  // RestKitContext.kvmap:29
  @Testing.Test("RKKeyed: case-182: with an object inside") func test2() throws {
    let document = "{\"users\": {\"blake\": {\"id\": 31337, \"website\": \"http://restkit.org/\"},\n  \"rachit\": {\"id\": 7, \"website\": \"http://www.twotoasters.com/\",\n   \"address\": {\"city\": \"New York\", \"state\": \"New York\"}}}}"
    let value = try RKKeyed(json: document)
    try #require(value.users.count == 2)
    #expect(value.users[0].name == "blake")
    #expect(value.users[0].address == nil)
    #expect(value.users[1].name == "rachit")
    let value1 = try #require(value.users[1].address)
    #expect(value1.city == "New York")
    #expect(value1.state == "New York")
    let again = try RKKeyed(json: value.jsonBytes())
    #expect(again == value)
  }

  // RestKitContext.kvmap:61
  @Testing.Test("RKHuman: case-183: chosen by a value") func test3() throws {
    let document = "{\"name\": \"Sarah\", \"type\": \"Girl\", \"numeric_type\": 0}"
    let value = try RKHuman(json: document)
    if case .girl(let value1) = value {
      #expect(value1.name == "Sarah")
    } else {
      Testing.Issue.record("\(value) is no .girl")
    }
    let again = try RKHuman(json: value.jsonBytes())
    #expect(isSame1(again, value))
  }

  // RestKitContext.kvmap:67
  @Testing.Test("[RKHuman]: case-184: a mixed array") func test4() throws {
    let document = "[{\"name\": \"Blake Watters\", \"type\": \"Boy\"}, {\"name\": \"Sarah\", \"type\": \"Girl\"}]"
    let value = try [RKHuman](json: document)
    try #require(value.count == 2)
    if case .boy(let value1) = value[0] {
      #expect(value1.name == "Blake Watters")
    } else {
      Testing.Issue.record("\(value[0]) is no .boy")
    }
    if case .girl(let value2) = value[1] {
      #expect(value2.name == "Sarah")
    } else {
      Testing.Issue.record("\(value[1]) is no .girl")
    }
    let again = try [RKHuman](json: value.jsonBytes())
    #expect(isSame3(again, value))
  }

  // RestKitContext.kvmap:73
  @Testing.Test("RKHuman: case-185: in a relation") func test5() throws {
    let document = "{\"name\": \"Blake Watters\", \"type\": \"Boy\",\n \"friends\": [{\"name\": \"John Doe\", \"type\": \"Boy\"}, {\"name\": \"Jane Doe\", \"type\": \"Girl\"}]}"
    let value = try RKHuman(json: document)
    if case .boy(let value1) = value {
      #expect(value1.name == "Blake Watters")
      try #require(value1.friends.count == 2)
      if case .boy(let value2) = value1.friends[0] {
        #expect(value2.name == "John Doe")
      } else {
        Testing.Issue.record("\(value1.friends[0]) is no .boy")
      }
      if case .girl(let value3) = value1.friends[1] {
        #expect(value3.name == "Jane Doe")
      } else {
        Testing.Issue.record("\(value1.friends[1]) is no .girl")
      }
    } else {
      Testing.Issue.record("\(value) is no .boy")
    }
    let again = try RKHuman(json: value.jsonBytes())
    #expect(isSame1(again, value))
  }

  // RestKitContext.kvmap:82
  @Testing.Test("RKOnlyBoy: case-186: those that have no mapping are left out, and reported") func test6() throws {
    let document = "{\"name\": \"Blake Watters\", \"type\": \"Boy\",\n \"friends\": [{\"name\": \"John Doe\", \"type\": \"Boy\"}, {\"name\": \"Jane Doe\", \"type\": \"Girl\"}]}"
    let value = try RKOnlyBoy(json: document)
    if case .boy(let value1) = value {
      #expect(value1.name == "Blake Watters")
      try #require(value1.friends.count == 1)
      if case .boy(let value2) = value1.friends[0] {
        #expect(value2.name == "John Doe")
      } else {
        Testing.Issue.record("\(value1.friends[0]) is no .boy")
      }
    } else {
      Testing.Issue.record("\(value) is no .boy")
    }
  }

  // RestKitContext.kvmap:90
  @Testing.Test("RKOnlyGirl: case-187: no mapping for it") func test7() throws {
    let document = "{\"name\": \"Blake Watters\", \"type\": \"Boy\", \"numeric_type\": 1}"
    let problems = RKOnlyGirl.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "unknown-case" && $0.path == "type" }, "\(problems)")
  }

  // RestKitContext.kvmap:121
  @Testing.Test("RKPage: case-188: the URL of a request") func test8() throws {
    let document = "{\"name\": \"Blake Watters\"}"
    let context = try KVMap.JSONObject(json: "{\"HTTP\":{\"request\":{\"URL\":\"http://restkit.org/\"}}}")
    let value = try RKPage(json: document, context: context)
    #expect(value.name == "Blake Watters")
    #expect(value.website == KVMap.GeneratedConstant.url("http://restkit.org/"))
  }

  // RestKitContext.kvmap:127
  @Testing.Test("RKPage: case-189: a header") func test9() throws {
    let document = "{\"name\": \"Blake Watters\"}"
    let context = try KVMap.JSONObject(json: "{\"HTTP\":{\"request\":{\"headers\":{\"Content-Type\":\"text/html; charset=UTF-8\"}}}}")
    let value = try RKPage(json: document, context: context)
    #expect(value.emailAddress == "text/html; charset=UTF-8")
  }

  // RestKitContext.kvmap:133
  @Testing.Test("[RKPositioned]: case-190: the position in a collection") func test10() throws {
    let document = "[{\"name\": \"Blake Watters\"}, {\"name\": \"Jeff Arena\"}, {\"name\": \"Dan Gellert\"}, {\"name\": \"Zachary Einzig\"}]"
    let value = try [RKPositioned](json: document)
    try #require(value.count == 4)
    #expect(value[0].name == "Blake Watters")
    #expect(value[0].position == 0)
    #expect(value[1].name == "Jeff Arena")
    #expect(value[1].position == 1)
    #expect(value[2].name == "Dan Gellert")
    #expect(value[2].position == 2)
    #expect(value[3].name == "Zachary Einzig")
    #expect(value[3].position == 3)
  }

  // RestKitContext.kvmap:140
  @Testing.Test("[RKIndexed]: case-191: a child does not inherit the position, which is here the 25th") func test11() throws {
    let document = "[{\"name\": \"Jeff\"}, {\"name\": \"Jeff\"}, {\"name\": \"Jeff\"}, {\"name\": \"Jeff\"}, {\"name\": \"Jeff\"}, {\"name\": \"Jeff\"},\n {\"name\": \"Jeff\"}, {\"name\": \"Jeff\"}, {\"name\": \"Jeff\"}, {\"name\": \"Jeff\"}, {\"name\": \"Jeff\"}, {\"name\": \"Jeff\"},\n {\"name\": \"Jeff\"}, {\"name\": \"Jeff\"}, {\"name\": \"Jeff\"}, {\"name\": \"Jeff\"}, {\"name\": \"Jeff\"}, {\"name\": \"Jeff\"},\n {\"name\": \"Jeff\"}, {\"name\": \"Jeff\"}, {\"name\": \"Jeff\"}, {\"name\": \"Jeff\"}, {\"name\": \"Jeff\"}, {\"name\": \"Jeff\"},\n {\"name\": \"Jeff\"}, {\"name\": \"Blake\", \"friend\": {\"name\": \"jeff\"}}]"
    let value = try [RKIndexed](json: document)
    try #require(value.count == 26)
    #expect(value[25].name == "Blake")
    #expect(value[25].luckyNumber == 25)
    let value1 = try #require(value[25].friend)
    #expect(value1.name == "jeff")
    #expect(value1.luckyNumber == nil)
  }

  // RestKitContext.kvmap:151
  @Testing.Test("[RKListed]: case-192: what the caller knows beside the position") func test12() throws {
    let document = "[{\"name\": \"Blake Watters\"}]"
    let context = try KVMap.JSONObject(json: "{\"mapping\":{\"country\":\"United States of America\"}}")
    let value = try [RKListed](json: document, context: context)
    try #require(value.count == 1)
    #expect(value[0].name == "Blake Watters")
    #expect(value[0].position == 0)
    #expect(value[0].country == "United States of America")
  }

  // RestKitContext.kvmap:183
  @Testing.Test("RKHouse: case-193: the object around this one") func test13() throws {
    let document = "{\"name\": \"Blake Watters\", \"house_id\": 23456, \"friends\": [{\"name\": \"Jeff Arena\"}]}"
    let value = try RKHouse(json: document)
    #expect(value.name == "Blake Watters")
    #expect(value.houseID == 23456)
    try #require(value.friends.count == 1)
    #expect(value.friends[0].name == "Jeff Arena")
    #expect(value.friends[0].houseID == 23456)
  }

  // RestKitContext.kvmap:188
  @Testing.Test("RKFarHouse: case-194: through a path") func test14() throws {
    let document = "{\"name\": \"Blake Watters\", \"house\": {\"house_id\": 34567}, \"people\": {\"friends\": [{\"name\": \"Jeff Arena\"}]}}"
    let value = try RKFarHouse(json: document)
    #expect(value.houseID == 34567)
    try #require(value.friends.count == 1)
    #expect(value.friends[0].name == "Jeff Arena")
    #expect(value.friends[0].houseID == 34567)
  }

  // RestKitContext.kvmap:195
  @Testing.Test("RKRootHouse: case-195: the whole document") func test15() throws {
    let document = "{\"name\": \"Blake Watters\", \"house_id\": 45678, \"people\": {\"friends\": [{\"name\": \"Jeff Arena\"}]}}"
    let value = try RKRootHouse(json: document)
    #expect(value.houseID == 45678)
    try #require(value.friends.count == 1)
    #expect(value.friends[0].name == "Jeff Arena")
    #expect(value.friends[0].houseID == 45678)
  }

  // RestKitContext.kvmap:209
  @Testing.Test("RKCats: case-196: scalars as objects, and back") func test16() throws {
    let document = "{\"userSessions\": {\"name\": \"Mr. User\", \"identification\": 54321,\n  \"catIDs\": [\"418\", \"419\", \"431\", \"441\", \"457\", \"486\", \"504\"]}}"
    let value = try RKCats(json: document)
    #expect(value.railsID == 54321)
    try #require(value.cats.count == 7)
    #expect(value.cats[0].railsID == 418)
    #expect(value.cats[1].railsID == 419)
    #expect(value.cats[2].railsID == 431)
    #expect(value.cats[3].railsID == 441)
    #expect(value.cats[4].railsID == 457)
    #expect(value.cats[5].railsID == 486)
    #expect(value.cats[6].railsID == 504)
    let again = try RKCats(json: value.jsonBytes())
    #expect(again == value)
  }

  // RestKitContext.kvmap:224
  @Testing.Test("RKShouting: case-209: all keys in one of the styles") func test17() throws {
    let document = "{\"NAME\": \"a\", \"RANK\": 1}"
    let value = try RKShouting(json: document)
    #expect(value.name == "a")
    #expect(value.rank == 1)
    let again = try RKShouting(json: value.jsonBytes())
    #expect(again == value)
  }

  // RestKitContext.kvmap:234
  @Testing.Test("RKPascal: case-210: a path is written as it stands") func test18() throws {
    let document = "{\"User\": {\"Comments\": [\"a\"]}}"
    let value = try RKPascal(json: document)
    #expect(value.comments == (["a"] as [Swift.String]))
    let again = try RKPascal(json: value.jsonBytes())
    #expect(again == value)
  }

  // RestKitContext.kvmap:244
  @Testing.Test("RKMiddle: case-248: null in the middle of a path is null") func test19() throws {
    let document = "{\"a\": null}"
    let value = try RKMiddle(json: document)
    if case .null = value.x {
    } else {
      Testing.Issue.record("\(value.x) is no .null")
    }
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
