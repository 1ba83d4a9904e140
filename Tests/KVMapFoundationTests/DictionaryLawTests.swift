import Foundation
import TestSupport
import Testing

@_spi(Generated) @testable import KVMap
@testable import KVMapFoundation

/// Laws of dictionaries that are read and written, for random ones.
@Suite struct DictionaryLawTests {
  // Swift puts no text before or after one that it begins with if one of both is not normalized: "e\u{301}", "éa".
  private static let keys = [
    "", "a", "aa", "profile_image_url", "profile_image_url_https", "profile_im", "e\u{301}x", "ex", "éx", "éa", "z",
    "e", "é", "abcdefg", "abcdefg\u{301}", "abcdefgh", "abcdefgé", "日本", "日", "\u{0}", "a\u{0}", "1\u{20E3}", "\n\"",
  ]

  private static func value(_ random: inout SeededGenerator, depth: Int = 0) -> JSONValue {
    switch Int.random(in: 0..<(depth < 4 ? 9 : 6), using: &random) {
    case 0: return .null
    case 1: return .bool(.random(using: &random))
    case 2: return .number(JSONNumber(Int.random(in: -5...5_000_000_000, using: &random)))
    case 3: return 0.5
    case 4, 5: return .string(String(repeating: "x\"é", count: Int.random(in: 0..<9, using: &random)))
    case 6: return .array((0..<Int.random(in: 0..<5, using: &random)).map { _ in value(&random, depth: depth + 1) })
    default: return .object(object(&random, depth: depth))
    }
  }

  private static func object(_ random: inout SeededGenerator, depth: Int) -> JSONObject {
    var object = JSONObject()
    for _ in 0..<Int.random(in: 0..<6, using: &random) {
      // Keys that are equal for Swift are one key of a dictionary.
      let key = keys[Int.random(in: keys.indices, using: &random)]
      guard !object.keys.contains(where: { $0 == key }) else { continue }
      object[key] = value(&random, depth: depth + 1)
    }
    return object
  }

  @Test func readingUndoesWriting() throws {
    var random = SeededGenerator(seed: 24)
    for _ in 0..<1_000 {
      let object = Self.object(&random, depth: 0)
      let dictionary = try object.dictionary()
      #expect(Set(dictionary.keys) == Set(object.keys))
      #expect(try JSONObject(dictionary: dictionary) == object)
      // The classes of Foundation are read as the types of Swift are.
      #expect(try JSONObject(dictionary: ["d": NSDictionary(dictionary: dictionary)]) == ["d": .object(object)])
    }
  }

  @Test func membersAreInTheOrderOfStrings() throws {
    var random = SeededGenerator(seed: 25)
    for _ in 0..<500 {
      let members = Dictionary(
        Self.keys.shuffled(using: &random).prefix(12).map { ($0, 1) }, uniquingKeysWith: { first, _ in first })
      let sorted = members.keys.sorted()
      #expect(try Array(JSONObject(dictionary: members).keys) == sorted)
      #expect(try Array(JSONObject(dictionary: members as [String: Any]).keys) == sorted)
      let inner = try JSONObject(dictionary: ["a": members as [AnyHashable: Any]])["a"]?.objectValue
      #expect(inner.map { Array($0.keys) } == sorted)
    }
  }

  /// What is written of an intermediate form, and the same again where the shape of its dictionaries is known.
  @Test(arguments: [
    (#"{"a":1,"b":2,"a":3}"#, ["a": 3, "b": 2]), (#"{}"#, [:]), (#"{"a\n":1}"#, ["a\n": 1]),
  ]) func theLastOfEqualKeysIsKept(notation: String, expected: [String: Int]) throws {
    let twice = try DictionaryParser.dictionary(of: Array("{\"x\":\(notation),\"y\":\(notation)}".utf8))
    #expect(twice["x"] as? [String: Int] == expected)
    #expect(twice["y"] as? [String: Int] == expected)
    // The second one is expected to have the keys of the first.
    let array = try DictionaryParser.dictionary(of: Array("{\"x\":[\(notation),\(notation)]}".utf8))
    #expect(array["x"] as? [[String: Int]] == [expected, expected])
  }

  /// Objects under one key that have the keys of the last one, or some of them, or others, in any order, and more than
  /// once. Each has objects of the same kind.
  @Test func similarObjectsAreTakenForNoOther() throws {
    var random = SeededGenerator(seed: 26)
    var sawRepeated = 0
    func object(_ depth: Int) -> (notation: String, value: NSDictionary) {
      var keys = Array("abcdef".prefix(Int.random(in: 0...6, using: &random))).map(String.init)
      switch Int.random(in: 0..<6, using: &random) {
      case 0 where !keys.isEmpty: keys.remove(at: Int.random(in: keys.indices, using: &random))
      case 1: keys.shuffle(using: &random)
      case 2: keys.insert("x", at: Int.random(in: 0...keys.count, using: &random))
      case 3 where !keys.isEmpty:
        let repeated = keys[Int.random(in: keys.indices, using: &random)]
        keys.insert(repeated, at: Int.random(in: 0...keys.count, using: &random))
        sawRepeated += 1
      case _: break
      }
      var (notation, value) = ([String](), [String: Any]())
      for key in keys {
        if depth < 3, Int.random(in: 0..<3, using: &random) == 0 {
          let inner = (0..<Int.random(in: 0..<3, using: &random)).map { _ in object(depth + 1) }
          notation.append("\"\(key)\":[" + inner.map(\.notation).joined(separator: ",") + "]")
          value[key] = inner.map(\.value)
        } else {
          let number = Int.random(in: -99...99, using: &random)
          notation.append("\"\(key)\":\(number)")
          value[key] = number
        }
      }
      return ("{" + notation.joined(separator: ",") + "}", value as NSDictionary)
    }
    for _ in 0..<500 {
      let objects = (0..<8).map { _ in object(0) }
      let notation = "{\"o\":[" + objects.map(\.notation).joined(separator: ",") + "]}"
      let found = try DictionaryParser.dictionary(of: Array(notation.utf8))
      #expect(found as NSDictionary == ["o": objects.map(\.value)] as NSDictionary, "\(notation)")
    }
    #expect(sawRepeated > 100)
  }

  /// More keys, members and shapes than are remembered.
  @Test func manyKeysAndShapes() throws {
    let large = JSONObject((0..<3_000).map { ("k\($0)", JSONValue.number(JSONNumber($0))) })
    let shapes = (0..<700).map { shape in
      JSONValue.object(JSONObject((0...(shape % 70)).map { ("k\(shape)_\($0)", .null) }))
    }
    let object: JSONObject = ["large": .object(large), "shapes": .array(shapes + shapes)]
    #expect(try JSONObject(dictionary: object.dictionary()) == object)
  }

  /// A value is what its class says, whatever type it had when it became an `Any`.
  @Test func theClassOfANumberDecides() throws {
    let decimal: NSNumber = NSDecimalNumber(string: "0.12345678901234567890123")
    let truth: NSNumber = NSNumber(value: true)
    let text: NSString = NSMutableString(string: "t")
    let value = try JSONValue(dictionary: [
      "d": decimal, "t": truth, "s": text, "n": [decimal, truth, 1] as [NSNumber],
    ])
    #expect(value["d"]?.description == "0.12345678901234567890123")
    #expect(value["t"] == true)
    #expect(value["s"] == "t")
    #expect(value["n"]?.description == "[0.12345678901234567890123,true,1]")
  }

  @Test func integersOfAllTypesAreWrittenWithAllDigits() throws {
    func text(_ value: Any) throws -> String? { try JSONValue(dictionary: ["v": value])["v"]?.description }
    #expect(try text(Int8.min) == "-128")
    #expect(try text(Int16.max) == "32767")
    #expect(try text(Int32.min) == "-2147483648")
    #expect(try text(Int64.min) == "-9223372036854775808")
    #expect(try text(Int.min) == "\(Int.min)")
    #expect(try text(UInt8.max) == "255")
    #expect(try text(UInt16.max) == "65535")
    #expect(try text(UInt32.max) == "4294967295")
    #expect(try text(UInt64.max) == "18446744073709551615")
    #expect(try text(UInt.max) == "\(UInt.max)")
    #expect(try text(Optional<Int>.none as Any) == "null")
    #expect(try text([nil, 1] as [Int?]) == "[null,1]")
  }
}
