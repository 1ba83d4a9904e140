import Foundation
@_spi(Generated) import KVMap
import TestSupport
import Testing

@Suite struct ValueTests {
  private let sample: JSONValue = [
    "name": "Ada", "age": 36, "height": 1.75, "admin": true, "tags": ["a", "b\n"], "none": .null, "nested": ["x": [:]],
  ]

  @Test func literalsMakeTrees() throws {
    #expect(
      sample.description
        == #"{"name":"Ada","age":36,"height":1.75,"admin":true,"tags":["a","b\n"],"none":null,"nested":{"x":{}}}"#)
    let who = "Ada"
    #expect(("hello \(who)" as JSONValue).stringValue == "hello Ada")
  }

  @Test func subscriptsLookInside() {
    #expect(sample["tags"]?[1]?.stringValue == "b\n")
    #expect(sample["tags"]?[2] == nil)
    #expect(sample["tags"]?[-1] == nil)
    #expect(sample["age"]?["x"] == nil)
    #expect(sample["age"]?[0] == nil)
    #expect(sample["none"]?.isNull == true)
    #expect(sample["absent"] == nil)
  }

  @Test func eachKindIsOnlyItself() {
    let values: [JSONValue] = [.null, true, 1, "1", [], [:]]
    for (position, value) in values.enumerated() {
      #expect(value.isNull == (position == 0))
      #expect((value.boolValue != nil) == (position == 1))
      #expect((value.numberValue != nil) == (position == 2))
      #expect((value.stringValue != nil) == (position == 3))
      #expect((value.arrayValue != nil) == (position == 4))
      #expect((value.objectValue != nil) == (position == 5))
    }
    #expect(Set(values).count == 6)
  }

  @Test func equalityIsThatOfTheDocument() {
    #expect(["a": 1, "b": 12.20] as JSONValue == ["b": 12.2, "a": 1.0])
    #expect([1, 2] as JSONValue != [2, 1])
    #expect(Set<JSONValue>([["a": 1, "b": 2], ["b": 2, "a": 1]]).count == 1)
  }

  @Test func whatIsWrittenIsWhatFoundationReads() throws {
    var random = SeededGenerator(seed: 32)
    for _ in 0..<500 {
      let value = value(depth: 4, &random)
      let found = try JSONSerialization.jsonObject(with: Data(value.description.utf8), options: .fragmentsAllowed)
      #expect(isEqual(value, found), "\(value)")
    }
  }

  private func value(depth: Int, _ random: inout SeededGenerator) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &random) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &random))
    case 2: return .number(JSONNumber(Int.random(in: .min ... .max, using: &random)))
    case 3: return JSONValue(floatLiteral: Double.random(in: -1e9...1e9, using: &random))
    case 4: return .string(text(&random))
    case 5: return .array((0..<Int.random(in: 0..<6, using: &random)).map { _ in value(depth: depth - 1, &random) })
    default:
      let members = (0..<Int.random(in: 0..<14, using: &random)).map { _ in
        (text(&random), value(depth: depth - 1, &random))
      }
      return .object(JSONObject(members))
    }
  }

  private func text(_ random: inout SeededGenerator) -> String {
    let scalars: [Unicode.Scalar] = ["a", "b", "\"", "\\", "\n", "\u{1}", "é", "日", "\u{1F388}", "/", " "]
    return String(
      String.UnicodeScalarView(
        (0..<Int.random(in: 0..<12, using: &random)).compactMap { _ in scalars.randomElement(using: &random) }))
  }

  private func isEqual(_ value: JSONValue, _ found: Any) -> Bool {
    switch value {
    case .null: found is NSNull
    case .bool(let bool): found as? Bool == bool
    // By its decimal text: Foundation's conversion to a Double is occasionally off by a bit.
    case .number(let number): (found as? NSNumber).flatMap { JSONNumber($0.stringValue) } == number
    case .string(let text): (found as? String)?.utf8.elementsEqual(text.utf8) == true
    case .array(let elements):
      (found as? [Any]).map { $0.count == elements.count && zip(elements, $0).allSatisfy { isEqual($0, $1) } } == true
    case .object(let object):
      (found as? [String: Any]).map { members in
        members.count == object.count
          && object.allSatisfy { key, value in members[key].map { isEqual(value, $0) } == true }
      } == true
    }
  }
}
