import Foundation
import KVMap
import KVMapForm
import KVMapPropertyList
import KVMapXML
import TestSupport
import Testing

@testable import KVMapCodable

/// Codable types that the reader decodes.
@Suite struct DecodingTests {
  /// Whatever the document, the result is that of Foundation's decoder, if its strategies are those of mappings.
  @Test func agreesWithFoundation() throws {
    var random = SeededGenerator(seed: 3)
    let document = try JSONValue(json: Coded(Everything()).jsonString())
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    var outcomes = (values: 0, problems: 0)
    for _ in 0..<600 {
      let text = Self.changed(document, &random).description
      let foundation = try? decoder.decode(Everything.self, from: Data(text.utf8))
      let own = try? Coded<Everything>(json: text)
      #expect((foundation == nil) == (own == nil), "\(text)")
      guard let foundation, let own else {
        outcomes.problems += 1
        continue
      }
      outcomes.values += 1
      #expect(try Coded(foundation).jsonString() == own.jsonString(), "\(text)")
    }
    #expect(outcomes.values > 100 && outcomes.problems > 100)
  }

  /// A document in another order of members, without one, or with another value somewhere.
  private static func changed(_ value: JSONValue, _ random: inout SeededGenerator) -> JSONValue {
    let others: [JSONValue] = [.null, .bool(true), "x", 5, .array([]), .object(JSONObject())]
    switch value {
    case .object(let object):
      var members = Array(object)
      if Int.random(in: 0..<4, using: &random) == 0 { members.shuffle(using: &random) }
      if let place = members.indices.randomElement(using: &random), Int.random(in: 0..<30, using: &random) == 0 {
        members.remove(at: place)
      }
      var changed = JSONObject()
      for (key, value) in members { changed[key] = self.changed(value, &random) }
      return .object(changed)
    case .array(let elements): return .array(elements.map { changed($0, &random) })
    case .null, .bool, .number, .string:
      guard Int.random(in: 0..<60, using: &random) == 0 else { return value }
      return others.randomElement(using: &random) ?? value
    }
  }

  /// Containers have all of a document: reading and writing it part by part keeps it.
  @Test func keepsAnyDocument() throws {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<300 {
      let text = Self.anything(&random, depth: 4).description
      #expect(try Coded(Coded<Part>(json: text).value).jsonString() == JSONValue(json: text).jsonString())
    }
  }

  private static func anything(_ random: inout SeededGenerator, depth: Int) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 9 : 5), using: &random) {
    case 0: return .null
    case 1: return .bool(.random(using: &random))
    case 2: return .string(["", "a", "é\u{1}\"", "\u{1F600}"].randomElement(using: &random) ?? "")
    case 3, 4:
      return .number(
        JSONNumber(["0", "-1.50", "1e400", "12345678901234567890123"][Int.random(in: 0..<4, using: &random)]) ?? 0)
    case 5, 6:
      return .array((0..<Int.random(in: 0..<5, using: &random)).map { _ in anything(&random, depth: depth - 1) })
    default:
      var object = JSONObject()
      for _ in 0..<Int.random(in: 0..<20, using: &random) {
        object["k\(Int.random(in: 0..<40, using: &random))é"] = anything(&random, depth: depth - 1)
      }
      return .object(object)
    }
  }

  @Test(arguments: [
    (#"{"currency":"EUR"}"#, #"amount: expected a value, found only the key "currency" at byte 0"#),
    (#"{"amount":1,"currency":5}"#, "currency: expected a string, found the number 5 at byte 23"),
    (#"{"currency":null,"amount":1}"#, "currency: expected a string, found null at byte 12"),
    (
      #"{"amount":1e400,"currency":""}"#,
      "amount: expected a number of at most 38 digits, found the number 1e400 at byte 10"
    ),
    (
      #"{"amount":1,"currency":"","amount":2}"#,
      #"amount: expected each key once, found the key "amount" again at byte 26"#
    ),
    (
      #"{"amount":1,"currency":"","z":[1,tru]}"#,
      #"z[1]: expected true, false or null, found the character "t" at byte 33"#
    ),
    (#"{"amount":1,"currency":"",}"#, #"expected a key in quotation marks, found the character "}" at byte 26"#),
    (#"[]"#, "expected an object, found an array at byte 0"),
  ])
  func problemsHavePlaces(document: String, expected: String) {
    #expect(Self.problem { try Coded<Price>(json: document) } == expected)
  }

  /// The path, the message and the offset.
  static func problem(_ read: () throws -> some Any) -> String? {
    do {
      _ = try read()
      return nil
    } catch let error as MappingError {
      guard let problem = error.problems.first else { return "" }
      let path = problem.path.isEmpty ? problem.reached : problem.path
      return (path.isEmpty ? "" : path + ": ") + "\(problem.message) at byte \(problem.offset)"
    } catch {
      return "\(error)"
    }
  }

  @Test func problemsInside() {
    #expect(
      Self.problem { try Coded<[String: [Price]]>(json: #"{"a":[],"b":[{"amount":1,"currency":"x"},{"amount":"1"}]}"#) }
        == "b[1].amount: expected a number, found the string \"1\" at byte 51")
    #expect(
      Self.problem { try Coded<[Int8]>(json: "[1, 300]") }
        == "[1]: expected an integer from -128 to 127 (Int8), found the number 300 at byte 4")
    #expect(
      Self.problem { try Coded<[Level]>(json: #"["low","none"]"#) }?.hasPrefix(
        "[1]: expected a value for Array<Level> (Cannot init")
        == true)
    #expect(
      Self.problem { try Coded<Table>(json: #"{"size":{"x":3},"x":[1],"y":["a"]}"#) }
        == "size: expected a value for Table (the number of rows), found an object at byte 8")
    #expect(
      Self.problem { try Coded<Table>(json: #"{"size":{"x":2},"x":[1,2],"y":["a"]}"#) }
        == "y[1]: expected a value, found nothing at byte 30")
    #expect(
      Self.problem { try Coded<Truck>(json: #"{"load":"sand"}"#) }
        == #"super: expected a value, found only the key "load" at byte 0"#)
  }

  /// An error of a type's own is located at the value that it was decoding.
  @Test func errorsOfTypes() {
    struct Even: Codable {
      struct Odd: Error {}
      var number: Int
      init(from decoder: any Decoder) throws {
        number = try decoder.singleValueContainer().decode(Int.self)
        if number % 2 != 0 { throw Odd() }
        if number > 9 { throw TransformerError(expected: "one digit") }
      }
    }
    #expect(
      Self.problem { try Coded<[String: [Even]]>(json: #"{"a":[2],"b":[4,5]}"#) }
        == "b[1]: expected a value for Dictionary<String, Array<Even>> (Odd()), found the number 5 at byte 16")
    #expect(
      Self.problem { try Coded<[Even]>(json: "[2,10]") } == "[1]: expected one digit, found the number 10 at byte 3")
  }

  /// What a type catches is no problem, and what it asks for afterwards is read as if nothing had happened.
  @Test func typesMayGoOn() throws {
    struct Either: Decodable {
      var text: String?
      var list: [Int] = []
      private enum CodingKeys: String, CodingKey { case value, list }
      init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        text = (try? members.decode([Price].self, forKey: .value)).map { "\($0.count)" }
        if text == nil { text = try? members.decode(String.self, forKey: .value) }
        list = try members.decode([Int].self, forKey: .list)
      }
    }
    #expect(try Coded<Either>(json: #"{"value":"a","list":[1]}"#).value.text == "a")
    #expect(try Coded<Either>(json: #"{"value":[{"amount":1,"currency":2}],"list":[1]}"#).value.text == nil)
    #expect(
      Self.problem { try Coded<Either>(json: #"{"value":[{"amount":true}],"list":[null]}"#) }
        == "list[0]: expected an integer, found null at byte 35")
  }

  @Test func repeatedKeys() throws {
    let text = #"{"amount":1,"currency":"a","amount":2,"currency":"b"}"#
    #expect(try CodedFirst<Price>(json: text).value == Price(amount: 1, currency: "a"))
    #expect(try CodedLast<Price>(json: text).value == Price(amount: 2, currency: "b"))
  }

  @Test func wideIntegers() throws {
    guard #available(macOS 15, *) else { return }
    let text = "[170141183460469231731687303715884105727,-170141183460469231731687303715884105728]"
    #expect(try Coded<[Int128]>(json: text).value == [.max, .min])
    #expect(try Coded([Int128.max, .min]).jsonString() == text)
    #expect(
      Self.problem { try Coded<[UInt128]>(json: "[-1]") }
        == "[0]: expected an integer from 0 to \(UInt128.max) (UInt128), found the number -1 at byte 1"
    )
  }

  @Test func depth() throws {
    let levels = 500
    let text = String(repeating: #"{"next":"#, count: levels - 1) + "{}" + String(repeating: "}", count: levels - 1)
    #expect(try Coded(Coded<Chain>(json: text).value).jsonString() == text)
    let deep = String(repeating: #"{"next":"#, count: 1_000) + "{}" + String(repeating: "}", count: 1_000)
    #expect(Self.problem { try Coded<JSONValue>(json: deep) }?.contains("at most 1000 arrays and objects") == true)
  }

  /// A decoder that is kept for longer finds nothing, and does not read memory that is gone.
  @Test func decodersThatAreKept() throws {
    final class Keeper: Codable {
      nonisolated(unsafe) static var kept: (any UnkeyedDecodingContainer)?
      init(from decoder: any Decoder) throws { Self.kept = try decoder.unkeyedContainer() }
      func encode(to encoder: any Encoder) throws {}
    }
    _ = try Coded<Keeper>(json: "[1,2]")
    var kept = try #require(Keeper.kept)
    Keeper.kept = nil
    #expect(throws: DecodingError.self) { try kept.decode(Int.self) }
    #expect(kept.count == nil)
    #expect(try Coded(Coded<Keeper>(json: "[]").value).jsonString() == "{}")
  }

  @Test func context() throws {
    struct Reader: Codable, Equatable {
      var language: String?
      init(from decoder: any Decoder) throws {
        language = (decoder.userInfo[.callerContext] as? JSONValue)?["language"]?.stringValue
      }
    }
    #expect(try Coded<Reader>(json: "{}").value.language == nil)
    #expect(try CodedInContext<Reader>(json: "{}", context: "en").value.language == "en")
  }

  @Test func countsAndNil() throws {
    struct Counted: Codable {
      var count: Int?
      var values: [Int?] = []
      init(from decoder: any Decoder) throws {
        var elements = try decoder.unkeyedContainer()
        count = elements.count
        while !elements.isAtEnd { values.append(try elements.decodeNil() ? nil : elements.decode(Int.self)) }
      }
    }
    let value = try Coded<Counted>(json: "[1,null,[3][0]]".replacing("[3][0]", with: "3")).value
    #expect(value.count == 3 && value.values == [1, nil, 3])
  }
}
