// Generated from Tested.kvmap. Do not edit.
// kvmap format 1, input 1d994dc1c7c00328, body d6a94ca55695d0dd
// swift-format-ignore-file
// swiftlint:disable all
import Foundation
import KVMap
import Testing

@testable import EmittedGoldens

/// The tests of Tested.kvmap.
@Suite("Tested.kvmap") struct TestedMappingTests {
  // Tested.kvmap:34
  @Test("Tested: the smallest") func test1() throws {
    let document = "{\"name\": \"Ada\"}"
    let value = try Tested(json: document)
    #expect(value.name == "Ada")
    #expect(value.age == nil)
    #expect(value.homes.isEmpty)
    #expect(value.tags == ([] as Swift.Set<Swift.String>))
    #expect(value.points.isEmpty)
    #expect(value.best == nil)
    #expect(value.level == nil)
    let again = try Tested(json: value.json())
    #expect(again == value)
  }

  // Tested.kvmap:40
  @Test("Tested: values of every shape") func test2() throws {
    let document = "{\"name\": \"A\\\\B \\\"C\\\"\\u0000\", \"age\": 3, \"homes\": [{\"city\": \"X\", \"opened\": \"2012-04-14T00:20:07.5Z\"}, {\"city\": \"Y\", \"zip\": \"1\"}],\n \"points\": {\"a\": 1, \"b\": -2}, \"rooms\": {\"7\": {\"city\": \"R\"}}, \"tags\": [\"b\", \"a\", \"b\"], \"visited\": [{\"city\": \"V\"}],\n \"level\": \"h\", \"levels\": [\"low\", \"Z\"], \"ratio\": 12.25, \"born\": \"2012-04-14T02:20:07+02:00\", \"icon\": \"https://example.org/a\",\n \"key\": \"e621e1f8-c36c-495a-93fc-0c247a3e6e5f\", \"blob\": \"AQID\", \"mark\": \"\u{e9}\", \"extra\": [1, {\"k\": null}],\n \"kept\": {\"z\": 1, \"y\": \"two\"}, \"grid\": [[1, 2], []], \"best\": {\"city\": \"B\"}, \"lost\": [1, \"x\", 3]}"
    let value = try Tested(json: document)
    #expect(value.name == "A\\B \"C\"\0")
    #expect(value.age == 3)
    try #require(value.homes.count == 2)
    #expect(value.homes[0].city == "X")
    #expect(value.homes[0].zip == nil)
    #expect(abs((value.homes[0].opened?.timeIntervalSince1970 ?? .nan) - 1334362807.5) < 0.0000005)
    #expect(value.homes[1].zip == "1")
    #expect(value.points.count == 2)
    let value1 = try #require(value.points["a"])
    #expect(value1 == 1)
    let value2 = try #require(value.points["b"])
    #expect(value2 == -2)
    #expect(value.rooms.count == 1)
    let value3 = try #require(value.rooms[7])
    #expect(value3.city == "R")
    #expect(value.tags == (["a", "b"] as Swift.Set<Swift.String>))
    #expect(value.visited.count == 1)
    #expect(value.visited.contains { $0.city == "V" && $0.zip == nil })
    #expect(value.level == TestedLevel.high)
    #expect(value.levels == ([TestedLevel.low, TestedLevel.other("Z")] as [TestedLevel]))
    #expect(value.ratio == KVMap.Constant.decimal("12.25"))
    #expect(value.born == Date(timeIntervalSince1970: 1334362807.0))
    #expect(value.icon == KVMap.Constant.url("https://example.org/a"))
    #expect(value.key == KVMap.Constant.uuid("E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
    #expect(value.blob == (Data([0x1, 0x2, 0x3] as [Swift.UInt8])))
    #expect(value.mark == "\u{e9}")
    #expect(value.extra == (KVMap.Constant.tree("[1,{\"k\":null}]") as KVMap.Value))
    #expect(value.kept == (KVMap.Constant.tree("{\"y\":\"two\",\"z\":1}") as KVMap.Object))
    try #require(value.grid.count == 2)
    #expect(value.grid[0] == ([1, 2] as [Swift.Int]))
    #expect(value.grid[1].isEmpty)
    let value4 = try #require(value.best)
    #expect(value4.city == "B")
    #expect(value.lost == ([1, 3] as [Swift.Int]))
    let again = try Tested(json: value.json())
    #expect(again == value)
  }

  // Tested.kvmap:59
  @Test("Tested: what only has to map") func test3() throws {
    let document = "{\"name\": \"\"}"
    _ = try Tested(json: document)
  }

  // Tested.kvmap:63
  @Test("[Tested]: problems of a document") func test4() throws {
    let document = "[{\"name\": 1}, {}, {\"name\": \"x\", \"rooms\": {\"seven\": {\"city\": \"R\"}}}]"
    let problems = [Tested].reading(json: document).problems.filter { !$0.isDropped }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "[0].name" }, "\(problems)")
    #expect(problems.contains { $0.kind.rawValue == "missing" && $0.path == "[1].name" }, "\(problems)")
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "[2].rooms.seven" }, "\(problems)")
  }

  // Tested.kvmap:70
  @Test("Tested: no JSON") func test5() throws {
    let document = "{"
    let problems = Tested.reading(json: document).problems.filter { !$0.isDropped }
    #expect(problems.contains { $0.kind.rawValue == "syntax" }, "\(problems)")
  }

  // Tested.kvmap:75
  @Test("TestedOwner: a type of the user's") func test6() throws {
    let document = "{\"id\": 1, \"next\": [{\"id\": 2, \"home\": {\"city\": \"C\"}}], \"by_name\": {\"x\": {\"id\": 3}}}"
    let value = try TestedOwner(json: document)
    try #require(value.next.count == 1)
    #expect(value.next[0].id == 2)
    let value1 = try #require(value.next[0].home)
    #expect(value1.city == "C")
    #expect(value.byName.count == 1)
    let value2 = try #require(value.byName["x"])
    #expect(value2.id == 3)
    let again = try TestedOwner(json: value.json())
    #expect(isSame1(again, value))
  }

  // Tested.kvmap:81
  @Test("[String: [TestedOwner?]]: types that have no name") func test7() throws {
    let document = "{\"a\": [{\"id\": 1}, null]}"
    let value = try [Swift.String: [TestedOwner?]](json: document)
    #expect(value.count == 1)
    let value1 = try #require(value["a"])
    try #require(value1.count == 2)
    let value2 = try #require(value1[0])
    #expect(value2.id == 1)
    #expect(value1[1] == nil)
    let again = try [Swift.String: [TestedOwner?]](json: value.json())
    #expect(isSame5(again, value))
  }

  // Tested.kvmap:87
  @Test("[Int]: lines") func test8() throws {
    let document = "[1,2]"
    let value = try [Swift.Int](json: document)
    #expect(value == ([1, 2] as [Swift.Int]))
  }

  @Test("Tested: a form", .disabled("generated code reads no form")) func test9() throws {}

  // Tested.kvmap:104
  @Test("TestedVisit: what the caller passes") func test10() throws {
    let document = "{\"place\": \"here\"}"
    let context = try TestedGuest(json: "{\"name\":\"Ada\",\"age\":36}")
    let value = try TestedVisit(json: document, context: context)
    #expect(value.place == "here")
    #expect(value.guest == "Ada")
    #expect(value.age == 36)
    let again = try TestedVisit(json: value.json(), context: context)
    #expect(again == value)
  }

  // Tested.kvmap:111
  @Test("TestedVisit: nothing is passed") func test11() throws {
    let document = "{\"place\": \"here\"}"
    let problems = TestedVisit.reading(json: document).problems.filter { !$0.isDropped }
    #expect(problems.contains { $0.kind.rawValue == "missing" }, "\(problems)")
  }
}

private func isSame1(_ left: TestedOwner, _ right: TestedOwner) -> Swift.Bool {
  [
    left.id == right.id,
    isSame2(left.next, right.next),
    left.home == right.home,
    isSame3(left.byName, right.byName),
  ].allSatisfy { $0 }
}

private func isSame2(_ left: [TestedOwner], _ right: [TestedOwner]) -> Swift.Bool {
  left.count == right.count && zip(left, right).allSatisfy { left, right in isSame1(left, right) }
}

private func isSame3(_ left: [Swift.String: TestedOwner], _ right: [Swift.String: TestedOwner]) -> Swift.Bool {
  left.count == right.count && left.allSatisfy { isSame4(right[$0.key], $0.value) }
}

private func isSame4(_ left: TestedOwner?, _ right: TestedOwner?) -> Swift.Bool {
  guard let left, let right else { return left == nil && right == nil }
  return isSame1(left, right)
}

private func isSame5(_ left: [Swift.String: [TestedOwner?]], _ right: [Swift.String: [TestedOwner?]]) -> Swift.Bool {
  left.count == right.count && left.allSatisfy { isSame6(right[$0.key], $0.value) }
}

private func isSame6(_ left: [TestedOwner?]?, _ right: [TestedOwner?]?) -> Swift.Bool {
  guard let left, let right else { return left == nil && right == nil }
  return isSame7(left, right)
}

private func isSame7(_ left: [TestedOwner?], _ right: [TestedOwner?]) -> Swift.Bool {
  left.count == right.count && zip(left, right).allSatisfy { left, right in isSame4(left, right) }
}
