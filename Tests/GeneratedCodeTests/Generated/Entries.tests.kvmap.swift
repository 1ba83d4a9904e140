// Generated from Entries.kvmap. Do not edit.
// kvmap format 1, input 2bac67b142c97c22, body abf5c5b2002ab7b6
// swift-format-ignore-file
// swiftlint:disable all
import Foundation
import KVMap
import Testing

@testable import EmittedGoldens

/// The tests of Entries.kvmap.
@Testing.Suite("Entries.kvmap") struct EntriesMappingTests {
  // Entries.kvmap:76
  @Testing.Test("Bucket: each at its place") func test1() throws {
    let document = "{\"TagSet\": [{\"Key\": \"w\", \"Value\": \"1\"}, {\"Key\": \"x\", \"Value\": 2}, {\"Key\": \"y\"}, {\"Value\": \"4\"}, {\"Key\": \"w\", \"Value\": \"5\"},\n 6, {\"Key\": \"z\", \"Value\": \"7\", \"u\": 8}, {\"Key\": 9, \"Value\": \"9\"}, {\"Key\": \"a\", \"Key\": \"b\", \"Value\": \"c\"}, null, {}]}"
    let problems = Bucket.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "TagSet[1].Value" }, "\(problems)")
    #expect(problems.contains { $0.kind.rawValue == "missing" && $0.path == "TagSet[2].Value" }, "\(problems)")
    #expect(problems.contains { $0.kind.rawValue == "missing" && $0.path == "TagSet[3].Key" }, "\(problems)")
    #expect(problems.contains { $0.kind.rawValue == "duplicate-key" && $0.path == "TagSet[4].Key" }, "\(problems)")
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "TagSet[5]" }, "\(problems)")
    #expect(problems.contains { $0.kind.rawValue == "unknown-key" && $0.path == "TagSet[6].u" }, "\(problems)")
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "TagSet[7].Key" }, "\(problems)")
    #expect(problems.contains { $0.kind.rawValue == "duplicate-key" && $0.path == "TagSet[8].Key" }, "\(problems)")
    #expect(problems.contains { $0.kind.rawValue == "null" && $0.path == "TagSet[9]" }, "\(problems)")
    #expect(problems.contains { $0.kind.rawValue == "missing" && $0.path == "TagSet[10].Key" }, "\(problems)")
  }

  // Entries.kvmap:92
  @Testing.Test("Bucket: values of many types") func test2() throws {
    let document = "{\"TagSet\": [{\"Value\": \"2\", \"Key\": \"b\"}, {\"Key\": \"a\", \"Value\": \"1\"}], \"limits\": [{\"limit\": {\"max\": 5}, \"name\": \"disk\"}],\n \"codes\": [{\"no\": 10, \"x\": 1.5}, {\"x\": null, \"no\": 9}, {\"no\": 11}],\n \"days\": [{\"on\": \"2012-04-14T00:20:07Z\", \"n\": [1]}], \"kinds\": [[\"a b\", \"small\"], [\"a\\\"\", \"small\"], [\"small\", \"a b\"]],\n \"points\": [[10, 0.50], [9, 1.25]], \"lines\": [[[\"a\", 1]], []], \"ids\": [[\"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\", \"x\"]]}"
    let value = try Bucket(json: document)
    #expect(value.tags.count == 2)
    let value1 = try #require(value.tags["a"])
    #expect(value1 == "1")
    let value2 = try #require(value.tags["b"])
    #expect(value2 == "2")
    #expect(value.limits.count == 1)
    let value3 = try #require(value.limits["disk"])
    #expect(value3.name == "disk")
    #expect(value3.max == 5)
    #expect(value.byText.isEmpty)
    _ = value.points
    let again = try Bucket(json: value.jsonBytes())
    #expect(again == value)
  }

  // Entries.kvmap:102
  @Testing.Test("Bucket: bad entries are dropped") func test3() throws {
    let document = "{\"TagSet\": [], \"by_text\": [{\"k\": 1, \"v\": 1}, {\"k\": \"x\", \"v\": 2}, {\"k\": 3, \"v\": \"y\"}, {\"v\": 4}]}"
    let value = try Bucket(json: document)
    #expect(value.byText.count == 1)
    let value1 = try #require(value.byText[1])
    #expect(value1 == 1)
  }

  // Entries.kvmap:108
  @Testing.Test("Bucket: entries are arrays of two") func test4() throws {
    let document = "{\"TagSet\": [], \"points\": [[1, 1], [2], [3, 1, 2], [4, \"q\"], {\"x\": 1}, [\"x\", 1], [1, 2], []]}"
    let problems = Bucket.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "points[1]" }, "\(problems)")
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "points[2]" }, "\(problems)")
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "points[3][1]" }, "\(problems)")
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "points[4]" }, "\(problems)")
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "points[5][0]" }, "\(problems)")
    #expect(problems.contains { $0.kind.rawValue == "duplicate-key" && $0.path == "points[6][0]" }, "\(problems)")
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "points[7]" }, "\(problems)")
  }

  // Entries.kvmap:120
  @Testing.Test("KeyedItems: each at its place") func test5() throws {
    let document = "{\"items\": [{\"id\": 1, \"name\": \"a\"}, {\"name\": \"b\"}, {\"id\": 1, \"name\": \"c\"}, {\"id\": 2, \"name\": 5}, 6, {\"id\": \"x\", \"name\": \"d\"},\n {\"id\": 3, \"name\": \"e\", \"z\": 1}, {\"id\": 4, \"id\": 5, \"name\": \"f\"}]}"
    let problems = KeyedItems.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "missing" && $0.path == "items[1].id" }, "\(problems)")
    #expect(problems.contains { $0.kind.rawValue == "duplicate-key" && $0.path == "items[2].id" }, "\(problems)")
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "items[3].name" }, "\(problems)")
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "items[4]" }, "\(problems)")
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "items[5].id" }, "\(problems)")
    #expect(problems.contains { $0.kind.rawValue == "unknown-key" && $0.path == "items[6].z" }, "\(problems)")
    #expect(problems.contains { $0.kind.rawValue == "duplicate-key" && $0.path == "items[7].id" }, "\(problems)")
  }

  // Entries.kvmap:133
  @Testing.Test("KeyedItems: values of many types") func test6() throws {
    let document = "{\"items\": [{\"id\": 10, \"name\": \"b\"}, {\"name\": \"a\", \"id\": 9}],\n \"data\": {\"places\": [{\"name\": \"Basel\", \"code\": \"CH\"}, {\"code\": \"AT\", \"name\": \"Wien\"}]},\n \"any\": [{\"x\": 1, \"id\": \"7\"}, {\"id\": \"5\", \"y\": {\"id\": 2}}],\n \"generic\": [{\"id\": \"p\", \"items\": [1]}], \"open\": [{\"id\": \"q\", \"z\": 1}]}"
    let value = try KeyedItems(json: document)
    #expect(value.items.count == 2)
    let value1 = try #require(value.items[9])
    #expect(value1.name == "a")
    #expect(value1.id == 9)
    let value2 = try #require(value.items[10])
    _ = value2
    #expect(value.places.count == 2)
    let value3 = try #require(value.places["CH"])
    #expect(value3.name == "Basel")
    #expect(value3.sign == "CH")
    let value4 = try #require(value.places["AT"])
    _ = value4
    let again = try KeyedItems(json: value.jsonBytes())
    #expect(again == value)
  }

  // Entries.kvmap:143
  @Testing.Test("KeyedItems: cases") func test7() throws {
    let document = "{\"items\": [], \"resources\": [{\"type\": \"item\", \"id\": \"9\", \"name\": \"x\"}, {\"id\": \"5\", \"type\": \"cats\"}]}"
    let value = try KeyedItems(json: document)
    #expect(value.resources.count == 1)
    let value1 = try #require(value.resources["5"])
    if case .other(let value2) = value1 {
      #expect(value2 == (KVMap.GeneratedConstant.tree("{\"id\":\"5\",\"type\":\"cats\"}") as KVMap.JSONObject))
    } else {
      Testing.Issue.record("\(value1) is no .other")
    }
  }

  // Entries.kvmap:149
  @Testing.Test("FirstEntries: the first stays") func test8() throws {
    let document = "{\"pairs\": [{\"k\": \"x\", \"v\": 1}, {\"k\": \"x\", \"v\": 2}, {\"k\": \"y\", \"k\": \"z\", \"v\": 3}],\n \"items\": [{\"id\": 1, \"name\": \"a\"}, {\"id\": 1, \"name\": \"b\"}], \"loose\": [[\"a\", 1], [\"a\", 2], [\"b\", \"c\"]]}"
    let value = try FirstEntries(json: document)
    let value1 = try #require(value.pairs)
    #expect(value1.count == 2)
    let value2 = try #require(value1["x"])
    #expect(value2 == 1)
    let value3 = try #require(value1["y"])
    #expect(value3 == 3)
    let value4 = try #require(value.items)
    #expect(value4.count == 1)
    let value5 = try #require(value4[1])
    #expect(value5.name == "a")
    let value6 = try #require(value.loose)
    #expect(value6.count == 1)
    let value7 = try #require(value6["a"])
    #expect(value7 == 1)
  }

  // Entries.kvmap:156
  @Testing.Test("LastEntries: the last stays") func test9() throws {
    let document = "{\"pairs\": [{\"k\": \"x\", \"v\": 1, \"u\": 0}, {\"k\": \"x\", \"v\": 2}, {\"k\": \"y\", \"k\": \"z\", \"v\": 3}], \"items\": [{\"id\": 1, \"name\": \"a\"}, {\"id\": 1, \"name\": \"b\"}]}"
    let value = try LastEntries(json: document)
    let value1 = try #require(value.pairs)
    #expect(value1.count == 2)
    let value2 = try #require(value1["x"])
    #expect(value2 == 2)
    let value3 = try #require(value1["z"])
    #expect(value3 == 3)
    let value4 = try #require(value.items)
    #expect(value4.count == 1)
    let value5 = try #require(value4[1])
    #expect(value5.name == "b")
  }

  // Entries.kvmap:162
  @Testing.Test("LenientEntries: texts as numbers, and one for many") func test10() throws {
    let document = "{\"pairs\": [{\"k\": \"1\", \"v\": \"2\"}], \"user\": {\"id\": 7, \"name\": \"b\"}}"
    _ = try LenientEntries(json: document)
  }

  // Entries.kvmap:167
  @Testing.Test("Singles: of exactly one") func test11() throws {
    let document = "{\"users\": [{\"id\": 1, \"name\": \"a\"}], \"owners\": {\"ada\": {\"age\": 36}}, \"amounts\": [\"1.50\"], \"part\": \"x\", \"pair\": [[1, 2]], \"whole\": 3}"
    let value = try Singles(json: document)
    #expect(value.user.id == 1)
    let value1 = try #require(value.owner)
    #expect(value1.name == "ada")
    #expect(value1.age == 36)
    #expect(value.amount == KVMap.GeneratedConstant.decimal("1.5"))
    #expect(value.part == "x")
    let value2 = try #require(value.pair)
    #expect(value2 == ([1, 2] as [Swift.Int]))
    #expect(value.whole == 3)
    let again = try Singles(json: value.jsonBytes())
    #expect(again == value)
  }

  // Entries.kvmap:174
  @Testing.Test("Singles: none or several") func test12() throws {
    let document = "{\"users\": [], \"owners\": {}, \"amounts\": [\"1.50\", \"2\"], \"part\": \"x,y\", \"pair\": [], \"whole\": [3]}"
    let problems = Singles.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "users" }, "\(problems)")
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "owners" }, "\(problems)")
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "amounts" }, "\(problems)")
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "part" }, "\(problems)")
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "pair" }, "\(problems)")
  }

  // Entries.kvmap:184
  @Testing.Test("Singles: the element's own problem") func test13() throws {
    let document = "{\"users\": [{\"id\": \"1\", \"name\": \"a\"}], \"owners\": {\"ada\": {\"age\": \"36\"}, \"bob\": {\"age\": 1}}}"
    let problems = Singles.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "users[0].id" }, "\(problems)")
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "owners.ada.age" }, "\(problems)")
  }

  // Entries.kvmap:191
  @Testing.Test("Singles: no array") func test14() throws {
    let document = "{\"users\": {\"id\": 1, \"name\": \"a\"}, \"owners\": []}"
    let problems = Singles.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "users" }, "\(problems)")
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "owners" }, "\(problems)")
  }

  // Entries.kvmap:198
  @Testing.Test("KeyedTeam: sets") func test15() throws {
    let document = "{\"members\": {\"bob\": {\"age\": 41}, \"ada\": {\"age\": 36}}, \"roles\": \"small,a b,small\"}"
    let value = try KeyedTeam(json: document)
    let again = try KeyedTeam(json: value.jsonBytes())
    #expect(again == value)
  }
}
