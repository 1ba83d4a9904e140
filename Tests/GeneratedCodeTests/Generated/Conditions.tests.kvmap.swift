// Generated from Conditions.kvmap. Do not edit.
// kvmap format 1, input 445fe388a01cfe3f, body 9c649d615e9c96f6
// swift-format-ignore-file
// swiftlint:disable all
import Foundation
import KVMap
import Testing

@testable import EmittedGoldens

/// The tests of Conditions.kvmap.
@Testing.Suite("Conditions.kvmap") struct ConditionsMappingTests {
  // Conditions.kvmap:75
  @Testing.Test("Conditions: all hold") func test1() throws {
    let document = "{\"from\": \"2020-01-01T00:00:00.2Z\", \"nights\": 30, \"small\": 6, \"price\": 12.35, \"ratio\": 0.3, \"single\": 1.5,\n \"name\": \"mam\u{e9}\", \"letter\": \"\u{e9}\", \"status\": \"open\", \"level\": 1, \"open\": true, \"day\": \"2026-03-01\", \"length\": \"PT23H\",\n \"leaves\": \"2026-03-01T00:00:00Z\", \"link\": \"https://example.org/a\", \"id\": \"8BF7D194-FE8D-46BD-8D07-83F5C73C50B9\",\n \"zone\": \"UTC\", \"tags\": [\"a\", \"b\"], \"scores\": {\"x\": 0, \"y\": 1}, \"codes\": [1, 1], \"names\": \"p,q\",\n \"grid\": [[1, null], [2]], \"some\": [3, 3, 1], \"days\": [\"2026-03-01\"], \"single_tag\": \"ab\", \"dates\": [\"2026-03-01\"],\n \"tree\": 4, \"list\": [1], \"either\": 4}"
    let value = try Conditions(json: document)
    let again = try Conditions(json: value.jsonBytes())
    #expect(isSame1(again, value))
  }

  // Conditions.kvmap:87
  @Testing.Test("ConditionSpan: compares what is there") func test2() throws {
    let document = "{\"when\": {\"begin\": \"2026-03-01T00:00:00Z\"}, \"end\": \"2026-03-01T00:00:00Z\", \"part\": 0.5, \"name\": \"a\", \"other\": \"b\",\n \"other_kind\": \"open\", \"days\": [\"2026-03-01\"]}"
    let value = try ConditionSpan(json: document)
    let again = try ConditionSpan(json: value.jsonBytes())
    #expect(isSame7(again, value))
  }

  // Conditions.kvmap:95
  @Testing.Test("ConditionSpan: tells it at the first") func test3() throws {
    let document = "{\"when\": {\"begin\": \"2026-03-02T00:00:00Z\", \"end\": \"2026-03-01T00:00:00Z\"}}"
    let problems = ConditionSpan.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "check" && $0.path == "when.begin" }, "\(problems)")
  }

  // Conditions.kvmap:100
  @Testing.Test("ConditionSpan: and where the first is not there, at the object") func test4() throws {
    let document = "{\"when\": {\"begin\": \"2026-03-02T00:00:00Z\"}, \"high\": 0}"
    let problems = ConditionSpan.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "check" && $0.path == "low" }, "\(problems)")
  }

  // Conditions.kvmap:105
  @Testing.Test("[ConditionChild]: inherits them") func test5() throws {
    let document = "[{\"least\": 1, \"none\": 2}, {\"least\": 101}, {\"least\": 1, \"none\": 1}]"
    let problems = [ConditionChild].decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "check" && $0.path == "[1].least" }, "\(problems)")
  }

  // Conditions.kvmap:110
  @Testing.Test("ConditionStep: and mixes them in") func test6() throws {
    let document = "{\"first\": 3, \"second\": 2.5, \"check\": \"a word that is a name here\"}"
    let problems = ConditionStep.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "check" && $0.path == "first" }, "\(problems)")
  }
}

private func isSame1(_ left: Conditions, _ right: Conditions) -> Swift.Bool {
  [
    left.from == right.from,
    left.nights == right.nights,
    left.small == right.small,
    left.price == right.price,
    isSame2(left.ratio, right.ratio),
    isSame4(left.single, right.single),
    left.name == right.name,
    left.letter == right.letter,
    left.status == right.status,
    left.level == right.level,
    left.`open` == right.`open`,
    left.day == right.day,
    left.length == right.length,
    left.leaves == right.leaves,
    left.link == right.link,
    left.id == right.id,
    left.zone == right.zone,
    left.tags == right.tags,
    isSame6(left.scores, right.scores),
    left.codes == right.codes,
    left.names == right.names,
    left.grid == right.grid,
    left.`some` == right.`some`,
    left.days == right.days,
    left.single_tag == right.single_tag,
    left.dates == right.dates,
    left.tree == right.tree,
    left.list == right.list,
    left.either == right.either,
  ].allSatisfy { $0 }
}

private func isSame2(_ left: Swift.Double?, _ right: Swift.Double?) -> Swift.Bool {
  guard let left, let right else { return left == nil && right == nil }
  return isSame3(left, right)
}

private func isSame3(_ left: Swift.Double, _ right: Swift.Double) -> Swift.Bool {
  left == right || (left.isNaN && right.isNaN)
}

private func isSame4(_ left: Swift.Float?, _ right: Swift.Float?) -> Swift.Bool {
  guard let left, let right else { return left == nil && right == nil }
  return isSame5(left, right)
}

private func isSame5(_ left: Swift.Float, _ right: Swift.Float) -> Swift.Bool {
  left == right || (left.isNaN && right.isNaN)
}

private func isSame6(_ left: [Swift.String: Swift.Double], _ right: [Swift.String: Swift.Double]) -> Swift.Bool {
  left.count == right.count && left.allSatisfy { isSame2(right[$0.key], $0.value) }
}

private func isSame7(_ left: ConditionSpan, _ right: ConditionSpan) -> Swift.Bool {
  [
    left.start == right.start,
    left.end == right.end,
    left.low == right.low,
    left.high == right.high,
    isSame2(left.part, right.part),
    left.name == right.name,
    left.other == right.other,
    left.kind == right.kind,
    left.other_kind == right.other_kind,
    left.days == right.days,
  ].allSatisfy { $0 }
}
