// Generated from Tested.kvmap. Do not edit.
// kvmap format 1, input 11da82c877ed7291, body 5430e24e4eeebe9f
// swift-format-ignore-file
// swiftlint:disable all
import Foundation
import KVMap
import KVMapForm
import KVMapPropertyList
import KVMapXML
import Testing

@testable import EmittedGoldens

/// The tests of Tested.kvmap.
@Testing.Suite("Tested.kvmap") struct TestedMappingTests {
  // Tested.kvmap:38
  @Testing.Test("Tested: the smallest") func test1() throws {
    let document = "{\"name\": \"Ada\"}"
    let value = try Tested(json: document)
    #expect(value.name == "Ada")
    #expect(value.age == nil)
    #expect(value.homes.isEmpty)
    #expect(value.tags == ([] as Swift.Set<Swift.String>))
    #expect(value.points.isEmpty)
    #expect(value.best == nil)
    #expect(value.level == nil)
    let again = try Tested(json: value.jsonBytes())
    #expect(again == value)
  }

  // Tested.kvmap:44
  @Testing.Test("Tested: values of every shape") func test2() throws {
    let document = "{\"name\": \"A\\\\B \\\"C\\\"\\u0000\", \"age\": 3, \"homes\": [{\"city\": \"X\", \"opened\": \"2012-04-14T00:20:07.5Z\"}, {\"city\": \"Y\", \"zip\": \"1\"}],\n \"points\": {\"a\": 1, \"b\": -2}, \"rooms\": {\"7\": {\"city\": \"R\"}}, \"tags\": [\"b\", \"a\", \"b\"], \"visited\": [{\"city\": \"V\"}],\n \"level\": \"h\", \"levels\": [\"low\", \"Z\"], \"ratio\": 12.25, \"born\": \"2012-04-14T02:20:07+02:00\", \"icon\": \"https://example.org/a\",\n \"key\": \"e621e1f8-c36c-495a-93fc-0c247a3e6e5f\", \"blob\": \"AQID\", \"mark\": \"\u{e9}\", \"extra\": [1, {\"k\": null}],\n \"kept\": {\"z\": 1, \"y\": \"two\"}, \"grid\": [[1, 2], []], \"best\": {\"city\": \"B\"}, \"lost\": [1, \"x\", 3]}"
    let value = try Tested(json: document)
    #expect(value.name == "A\\B \"C\"\0")
    #expect(value.age == 3)
    try #require(value.homes.count == 2)
    #expect(value.homes[0].city == "X")
    #expect(value.homes[0].zip == nil)
    #expect(Swift.abs((value.homes[0].opened?.timeIntervalSince1970 ?? .nan) - 1334362807.5) < 0.0000005)
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
    #expect(value.visited.contains(where: { guard $0.city == "V", $0.zip == nil else { return false }; return true }))
    #expect(value.level == TestedLevel.high)
    #expect(value.levels == ([TestedLevel.low, TestedLevel.other("Z")] as [TestedLevel]))
    #expect(value.ratio == KVMap.GeneratedConstant.decimal("12.25"))
    #expect(value.born == Date(timeIntervalSince1970: 1334362807.0))
    #expect(value.icon == KVMap.GeneratedConstant.url("https://example.org/a"))
    #expect(value.key == KVMap.GeneratedConstant.uuid("E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
    #expect(value.blob == Data([0x1, 0x2, 0x3] as [Swift.UInt8]))
    #expect(value.mark == "\u{e9}")
    #expect(value.extra == (KVMap.GeneratedConstant.tree("[1,{\"k\":null}]") as KVMap.JSONValue))
    #expect(value.kept == (KVMap.GeneratedConstant.tree("{\"y\":\"two\",\"z\":1}") as KVMap.JSONObject))
    try #require(value.grid.count == 2)
    #expect(value.grid[0] == ([1, 2] as [Swift.Int]))
    #expect(value.grid[1].isEmpty)
    let value4 = try #require(value.best)
    #expect(value4.city == "B")
    #expect(value.lost == ([1, 3] as [Swift.Int]))
    let again = try Tested(json: value.jsonBytes())
    #expect(again == value)
  }

  // Tested.kvmap:63
  @Testing.Test("Tested: elements of sets and entries of dictionaries") func test3() throws {
    let document = "{\"name\": \"\", \"choices\": [{\"name\": \"b c\", \"count\": 1}, {\"rank\": 5}], \"flags\": {\"a\": true, \"b\": false}}"
    let value = try Tested(json: document)
    #expect(value.choices.count == 2)
    #expect(value.choices.contains(where: { guard $0.name == "b c", $0.count == 1, $0.rank == 4 else { return false }; return true }))
    #expect(value.choices.contains(where: { guard $0.name == "d", $0.count == nil, $0.rank == 5 else { return false }; return true }))
    #expect(value.flags.count == 2)
    let value1 = try #require(value.flags["a"] as Swift.Bool?)
    #expect(value1 == true)
    let value2 = try #require(value.flags["b"] as Swift.Bool?)
    #expect(value2 == false)
    let again = try Tested(json: value.jsonBytes())
    #expect(again == value)
  }

  // Tested.kvmap:72
  @Testing.Test("Tested: what only has to map") func test4() throws {
    let document = "{\"name\": \"\"}"
    _ = try Tested(json: document)
  }

  // Tested.kvmap:76
  @Testing.Test("[Tested]: problems of a document") func test5() throws {
    let document = "[{\"name\": 1}, {}, {\"name\": \"x\", \"rooms\": {\"seven\": {\"city\": \"R\"}}}]"
    let problems = [Tested].decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "[0].name" }, "\(problems)")
    #expect(problems.contains { $0.kind.rawValue == "missing" && $0.path == "[1].name" }, "\(problems)")
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "[2].rooms.seven" }, "\(problems)")
  }

  // Tested.kvmap:83
  @Testing.Test("Tested: no JSON") func test6() throws {
    let document = "{"
    let problems = Tested.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "syntax" }, "\(problems)")
  }

  // Tested.kvmap:88
  @Testing.Test("TestedOwner: a type of the user's") func test7() throws {
    let document = "{\"id\": 1, \"next\": [{\"id\": 2, \"home\": {\"city\": \"C\"}}], \"by_name\": {\"x\": {\"id\": 3}}}"
    let value = try TestedOwner(json: document)
    try #require(value.next.count == 1)
    #expect(value.next[0].id == 2)
    let value1 = try #require(value.next[0].home)
    #expect(value1.city == "C")
    #expect(value.byName.count == 1)
    let value2 = try #require(value.byName["x"])
    #expect(value2.id == 3)
    let again = try TestedOwner(json: value.jsonBytes())
    #expect(isSame1(again, value))
  }

  // Tested.kvmap:94
  @Testing.Test("[String: [TestedOwner?]]: types that have no name") func test8() throws {
    let document = "{\"a\": [{\"id\": 1}, null]}"
    let value = try [Swift.String: [TestedOwner?]](json: document)
    #expect(value.count == 1)
    let value1 = try #require(value["a"])
    try #require(value1.count == 2)
    let value2 = try #require(value1[0])
    #expect(value2.id == 1)
    #expect(value1[1] == nil)
    let again = try [Swift.String: [TestedOwner?]](json: value.jsonBytes())
    #expect(isSame5(again, value))
  }

  // Tested.kvmap:100
  @Testing.Test("[Int]: lines") func test9() throws {
    let document = "[1,2]"
    let value = try [Swift.Int](json: document)
    #expect(value == ([1, 2] as [Swift.Int]))
  }

  // Tested.kvmap:109
  @Testing.Test("Tested: a form") func test10() throws {
    let document = "name=Ada"
    let value = try Tested(from: document, as: .form)
    #expect(value.name == "Ada")
    #expect(value.tags == ([] as Swift.Set<Swift.String>))
    let again = try Tested(from: value.bytes(as: .form), as: .form)
    #expect(again == value)
  }

  // Tested.kvmap:115
  @Testing.Test("Tested: a form with texts for numbers") func test11() throws {
    let document = "name=Ada%20L&age=36&homes[0][city]=X&homes[1][city]=Y&homes[1][zip]=1&tags[]=a&tags[]=b&points[n]=-2"
    let value = try Tested(from: document, as: .form)
    #expect(value.name == "Ada L")
    #expect(value.age == 36)
    try #require(value.homes.count == 2)
    #expect(value.homes[0].city == "X")
    #expect(value.homes[1].zip == "1")
    #expect(value.tags == (["a", "b"] as Swift.Set<Swift.String>))
    #expect(value.points.count == 1)
    let value1 = try #require(value.points["n"])
    #expect(value1 == -2)
    let again = try Tested(from: value.bytes(as: .form), as: .form)
    #expect(again == value)
  }

  // Tested.kvmap:121
  @Testing.Test("Tested: what a form lacks") func test12() throws {
    let document = "age=x"
    let problems = Tested.decodeCollectingProblems(from: document, as: .form).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "missing" && $0.path == "name" }, "\(problems)")
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "age" }, "\(problems)")
  }

  // Tested.kvmap:127
  @Testing.Test("Tested: a property list") func test13() throws {
    let document = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n  <dict>\n    <key>name</key><string>Ada \"L\" \\ \u{e9}</string>\n    <key>age</key><integer>36</integer>\n    <key>born</key><date>2012-04-14T00:20:07Z</date>\n    <key>blob</key><data>AQID</data>\n    <key>homes</key><array><dict><key>city</key><string>X</string></dict></array>\n  </dict>\n</plist>"
    let value = try Tested(from: document, as: .propertyList)
    #expect(value.name == "Ada \"L\" \\ \u{e9}")
    #expect(value.age == 36)
    #expect(value.born == Date(timeIntervalSince1970: 1334362807.0))
    #expect(value.blob == Data([0x1, 0x2, 0x3] as [Swift.UInt8]))
    try #require(value.homes.count == 1)
    #expect(value.homes[0].city == "X")
    let again = try Tested(from: value.bytes(as: .propertyList(.xml)), as: .propertyList)
    #expect(again == value)
  }

  // Tested.kvmap:144
  @Testing.Test("[String: TestedHome]: what a property list lacks") func test14() throws {
    let document = "<plist><dict><key>a</key><dict/></dict></plist>"
    let problems = [Swift.String: TestedHome].decodeCollectingProblems(from: document, as: .propertyList).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "missing" && $0.path == "a.city" }, "\(problems)")
  }

  // Tested.kvmap:149
  @Testing.Test("[Int]: a property list of numbers") func test15() throws {
    let document = "<plist><array><integer>1</integer><integer>2</integer></array></plist>"
    let value = try [Swift.Int](from: document, as: .propertyList)
    #expect(value == ([1, 2] as [Swift.Int]))
    let again = try [Swift.Int](from: value.bytes(as: .propertyList(.xml)), as: .propertyList)
    #expect(again == value)
  }

  // Tested.kvmap:166
  @Testing.Test("TestedItem: an element") func test16() throws {
    let document = "<?xml version=\"1.0\"?>\n<item id=\"7\" xmlns:geo=\"urn:g\"><title>A &amp; \"B\"</title><geo:point>1 2</geo:point><tag>x</tag></item>"
    let value = try TestedItem(from: document, as: .xml)
    #expect(value.id == 7)
    #expect(value.title == "A & \"B\"")
    #expect(value.point == "1 2")
    #expect(value.tags == (["x"] as [Swift.String]))
    let again = try TestedItem(from: value.bytes(as: .xml), as: .xml)
    #expect(again == value)
  }

  // Tested.kvmap:175
  @Testing.Test("TestedItem: what an element lacks") func test17() throws {
    let document = "<item id='x'/>"
    let problems = TestedItem.decodeCollectingProblems(from: document, as: .xml).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "@id" }, "\(problems)")
    #expect(problems.contains { $0.kind.rawValue == "missing" && $0.path == "title" }, "\(problems)")
  }

  // Tested.kvmap:181
  @Testing.Test("TestedItem: another element") func test18() throws {
    let document = "<items/>"
    let problems = TestedItem.decodeCollectingProblems(from: document, as: .xml).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" }, "\(problems)")
  }

  // Tested.kvmap:186
  @Testing.Test("TestedItem.Short: a mapping with a name") func test19() throws {
    let document = "<short>7</short>"
    let value = try TestedItem.Short.decode(from: document, as: .xml)
    #expect(value.id == 7)
    #expect(value.title == "none")
  }

  // Tested.kvmap:194
  @Testing.Test("TestedVisit: what the caller passes") func test20() throws {
    let document = "{\"place\": \"here\"}"
    let context = try TestedGuest(json: "{\"name\":\"Ada\",\"age\":36}")
    let value = try TestedVisit(json: document, context: context)
    #expect(value.place == "here")
    #expect(value.guest == "Ada")
    #expect(value.age == 36)
    let again = try TestedVisit(json: value.jsonBytes(), context: context)
    #expect(again == value)
  }

  // Tested.kvmap:201
  @Testing.Test("TestedVisit: nothing is passed") func test21() throws {
    let document = "{\"place\": \"here\"}"
    let problems = TestedVisit.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
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
  left.count == right.count && Swift.zip(left, right).allSatisfy { left, right in isSame1(left, right) }
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
  left.count == right.count && Swift.zip(left, right).allSatisfy { left, right in isSame4(left, right) }
}
