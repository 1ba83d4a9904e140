// Generated from Conditions.kvmap. Do not edit.
// kvmap format 1, input 6b7957039c086bd9, body c11205c35ed577ae
// swift-format-ignore-file
// swiftlint:disable all
import Foundation
import KVMap
import Testing

@testable import EmittedGoldens

/// The tests of Conditions.kvmap.
@Testing.Suite("Conditions.kvmap") struct ConditionsMappingTests {
  // Conditions.kvmap:81
  @Testing.Test("Conditions: all hold") func test1() throws {
    let document = "{\"from\": \"2020-01-01T00:00:00.2Z\", \"nights\": 30, \"small\": 6, \"price\": 12.35, \"ratio\": 0.3, \"single\": 1.5,\n \"name\": \"mam\u{e9}\", \"letter\": \"\u{e9}\", \"status\": \"open\", \"level\": 1, \"open\": true, \"day\": \"2026-03-01\", \"length\": \"PT23H\",\n \"leaves\": \"2026-03-01T00:00:00Z\", \"link\": \"https://example.org/a\", \"id\": \"8BF7D194-FE8D-46BD-8D07-83F5C73C50B9\",\n \"zone\": \"UTC\", \"tags\": [\"a\", \"b\"], \"scores\": {\"x\": 0, \"y\": 1}, \"codes\": [1, 1], \"names\": \"p,q\",\n \"grid\": [[1, null], [2]], \"some\": [3, 3, 1], \"days\": [\"2026-03-01\"], \"single_tag\": \"ab\", \"dates\": [\"2026-03-01\"],\n \"tree\": 4, \"list\": [1], \"either\": 4}"
    let value = try Conditions(json: document)
    let again = try Conditions(json: value.jsonBytes())
    #expect(again == value)
  }

  // Conditions.kvmap:93
  @Testing.Test("ConditionSpan: compares what is there") func test2() throws {
    let document = "{\"when\": {\"begin\": \"2026-03-01T00:00:00Z\"}, \"end\": \"2026-03-01T00:00:00Z\", \"part\": 0.5, \"name\": \"a\", \"other\": \"b\",\n \"other_kind\": \"open\", \"days\": [\"2026-03-01\"]}"
    let value = try ConditionSpan(json: document)
    let again = try ConditionSpan(json: value.jsonBytes())
    #expect(again == value)
  }

  // Conditions.kvmap:101
  @Testing.Test("ConditionSpan: tells it at the first") func test3() throws {
    let document = "{\"when\": {\"begin\": \"2026-03-02T00:00:00Z\", \"end\": \"2026-03-01T00:00:00Z\"}}"
    let problems = ConditionSpan.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "check" && $0.path == "when.begin" }, "\(problems)")
  }

  // Conditions.kvmap:106
  @Testing.Test("ConditionSpan: and where the first is not there, at the object") func test4() throws {
    let document = "{\"when\": {\"begin\": \"2026-03-02T00:00:00Z\"}, \"high\": 0}"
    let problems = ConditionSpan.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "check" && $0.path == "low" }, "\(problems)")
  }

  // Conditions.kvmap:111
  @Testing.Test("[ConditionChild]: inherits them") func test5() throws {
    let document = "[{\"least\": 1, \"none\": 2}, {\"least\": 101}, {\"least\": 1, \"none\": 1}]"
    let problems = [ConditionChild].decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "check" && $0.path == "[1].least" }, "\(problems)")
  }

  // Conditions.kvmap:116
  @Testing.Test("ConditionStep: and mixes them in") func test6() throws {
    let document = "{\"first\": 3, \"second\": 2.5, \"check\": \"a word that is a name here\"}"
    let problems = ConditionStep.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "check" && $0.path == "first" }, "\(problems)")
  }
}
