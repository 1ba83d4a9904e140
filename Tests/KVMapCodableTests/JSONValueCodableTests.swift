import Foundation
import KVMap
import KVMapCodable
import TestSupport
import Testing

/// Any value of a document goes through any coder, and comes back.
@Suite struct JSONValueCodableTests {
  @Test func everyValueComesBackFromJSON() throws {
    var generator = SeededGenerator(seed: 39)
    for _ in 0..<2_000 {
      let value = JSONValue.random(depth: 4, using: &generator)
      let data = try JSONEncoder().encode([value])
      #expect(try JSONDecoder().decode([JSONValue].self, from: data) == [value], "\(value)")
    }
  }

  @Test(arguments: [PropertyListDecoder.PropertyListFormat.binary, .xml])
  func everyValueComesBackFromPropertyLists(format: PropertyListDecoder.PropertyListFormat) throws {
    var generator = SeededGenerator(seed: 40)
    let encoder = PropertyListEncoder()
    encoder.outputFormat = format
    for _ in 0..<500 {
      let value = JSONValue.random(depth: 3, hasDecimals: false, using: &generator)
      let data = try encoder.encode([value])
      #expect(try PropertyListDecoder().decode([JSONValue].self, from: data) == [value], "\(value)")
    }
  }

  @Test(arguments: [
    #""007""#, #""true""#, #""1e3""#, #""null""#, #""""#, "true", "false", "null", "0", "-1", "1.5", "1e300", "1e-300",
    "9007199254740993", "9007199254740993.5", "9223372036854775807", "-9223372036854775808", "18446744073709551615",
    "12345678901234567890123456789012345678", "0.1234567890123456789012345678901234567", "12.30", "[]", "{}",
    #"{"1": [[]], "": {"a.b": 1}}"#, "[1, 1.5, true, null, \"1\", [2], {\"a\": 3}, 4]",
  ])
  func nothingIsTakenForAnythingElse(json: String) throws {
    let data = Data("[\(json)]".utf8)
    let value = try JSONDecoder().decode([JSONValue].self, from: data)
    #expect(try value == [JSONValue(json: json)])
    #expect(try JSONDecoder().decode([JSONValue].self, from: JSONEncoder().encode(value)) == value)
  }

  @Test func zeroKeepsItsSign() throws {
    let data = Data("[-0.0, -0, 0, 0.0]".utf8)
    let value = try JSONDecoder().decode([JSONValue].self, from: data)
    #expect(value.map(\.description) == ["-0", "-0", "0", "0"])
    #expect(try String(decoding: JSONEncoder().encode(value), as: UTF8.self) == "[-0,-0,0,0]")
    // Foundation's encoder of binary files takes both zeros for one value.
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    let list = try encoder.encode([-0.0, 0.0])
    #expect(try PropertyListDecoder().decode([JSONValue].self, from: list).map(\.description) == ["-0", "0"])
    let written = try PropertyListDecoder().decode([Double].self, from: encoder.encode(value))
    #expect(written.map(\.sign) == [.minus, .minus, .plus, .plus])
  }

  /// Integers after fractions, as elements and under the same key, remain integers.
  @Test func fractionsChangeNoIntegers() throws {
    for text in ["[0,2.5,0,-0,1,7.5,-3]", #"[{"a":0},{"a":2.5},{"a":0},{"a":1}]"#] {
      let value = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
      #expect(value.description == text)
    }
    for format in [PropertyListSerialization.PropertyListFormat.binary, .xml] {
      let list = [["a": 0], ["a": 2.5], ["a": 0], ["a": 1]] as [[String: NSNumber]]
      let data = try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0)
      let value = try PropertyListDecoder().decode(JSONValue.self, from: data)
      #expect(value.description == #"[{"a":0},{"a":2.5},{"a":0},{"a":1}]"#)
    }
  }

  @Test func datesAndDataOfPropertyListsBecomeTexts() throws {
    let list: [String: Any] = ["at": Date(timeIntervalSince1970: 0), "data": Data([1, 2, 3]), "on": true, "n": 1]
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    let value = try PropertyListDecoder().decode(JSONValue.self, from: data)
    #expect(value == ["at": "1970-01-01T00:00:00Z", "data": "AQID", "on": true, "n": 1])
  }

  @Test func whatHasNoValueIsAnError() throws {
    let infinite = try PropertyListEncoder().encode([Double.infinity])
    #expect(throws: DecodingError.self) { try PropertyListDecoder().decode([JSONValue].self, from: infinite) }
    #expect {
      try JSONDecoder().decode([JSONValue].self, from: Data("[1, 1e400]".utf8))
    } throws: { error in
      guard case DecodingError.dataCorrupted(let context) = error else { return false }
      return context.codingPath.first?.intValue == 1 && context.underlyingError != nil
    }
    let digits = try #require(JSONNumber("0.1234567890123456789"))
    #expect(throws: EncodingError.self) { try PropertyListEncoder().encode(JSONValue.array([.number(digits)])) }
    let large = try #require(JSONNumber("1e400"))
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(JSONValue.number(large)) }
  }

  struct Place: Codable, Equatable {
    var at: GeographicCoordinate
    var details: JSONObject
  }

  @Test func objectsAndCoordinatesAreCodable() throws {
    let json = #"{"at":{"latitude":52.5,"longitude":-0.25},"details":{"a":[1,null],"b":{}}}"#
    let place = try JSONDecoder().decode(Place.self, from: Data(json.utf8))
    #expect(place.at == GeographicCoordinate(latitude: 52.5, longitude: -0.25))
    #expect(place.details == ["a": [1, .null], "b": [:]])
    #expect(try JSONDecoder().decode(Place.self, from: JSONEncoder().encode(place)) == place)
    #expect {
      try JSONDecoder().decode([JSONObject].self, from: Data("[{}, [1]]".utf8))
    } throws: { error in
      guard case DecodingError.typeMismatch(let type, let context) = error else { return false }
      return type == JSONObject.self && context.codingPath.map(\.intValue) == [1]
    }
  }

  @Test func deepNestingIsAnError() throws {
    func nested(_ depth: Int) -> JSONValue { (1..<depth).reduce([]) { value, _ in .array([value]) } }
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(nested(513)) }
    let data = try JSONEncoder().encode(nested(500))
    #expect(try JSONDecoder().decode(JSONValue.self, from: data) == nested(500))
    #expect {
      try LooseDecoder.decode(JSONValue.self, from: .list((0..<600).reduce([]) { value, _ in [.list(value)] }))
    } throws: { error in
      guard case DecodingError.dataCorrupted(let context) = error else { return false }
      return context.codingPath.count == 512
    }
  }
}

extension JSONValue {
  static func random(depth: Int, hasDecimals: Bool = true, using generator: inout SeededGenerator) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 10 : 7), using: &generator) {
    case 0: return .null
    case 1: return .bool(.random(using: &generator))
    case 2: return .number(JSONNumber(Int64.random(in: .min ... .max, using: &generator)))
    case 3: return .number(JSONNumber(Int.random(in: -2...2, using: &generator)))
    case 4: return JSONNumber(Double.random(in: -1e9...1e9, using: &generator)).map(JSONValue.number) ?? .null
    case 5 where hasDecimals:
      let digits = (0..<30).map { _ in String(Int.random(in: 0...9, using: &generator)) }.joined()
      return JSONNumber("7\(digits).5").map(JSONValue.number) ?? .null
    case 5, 6: return .string(Self.text(using: &generator))
    case 7, 8:
      let count = Int.random(in: 0...4, using: &generator)
      return .array((0..<count).map { _ in .random(depth: depth - 1, hasDecimals: hasDecimals, using: &generator) })
    case _:
      let count = Int.random(in: 0...4, using: &generator)
      return .object(
        JSONObject(
          (0..<count).map { _ in
            (text(using: &generator), .random(depth: depth - 1, hasDecimals: hasDecimals, using: &generator))
          }))
    }
  }

  private static func text(using generator: inout SeededGenerator) -> String {
    ["", "a", "007", "true", "1e3", "null", "é\u{301}", "a.b", "\"\\/", "line\n", "🚆", "12", "-0.5"]
      .randomElement(using: &generator) ?? ""
  }
}
