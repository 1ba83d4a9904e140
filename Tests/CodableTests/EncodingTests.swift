import Foundation
import KVMap
import TestSupport
import Testing

@testable import KVMapCodable

/// Codable types that the writer encodes.
@Suite struct EncodingTests {
  @Test func everything() throws {
    let text = try Coded(Everything()).jsonString()
    #expect(
      text
        == #"{"price":{"amount":12.25,"currency":"EUR"},"shapes":[{"circle":{"radius":1.5}},"#
          + #"{"square":{"_0":3,"_1":"x"}},{"empty":{}}],"when":"2023-11-14T22:13:20Z","#
          + #""data":"AQID","url":"https://example.org/a","#
        + #""id":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F","counts":{"a":1,"b":2,"c":3},"numbers":{"9":"y","10":"x"},"#
        + #""levels":{"high":1,"low":2},"set":[1,3,20],"pairs":["1970-01-01T00:00:00Z",1,"1970-01-01T00:00:01Z",2],"#
        + #""optional":[1,null,2],"large":18446744073709551615,"nested":[[1.5],[],[2]],"#
        + #""truck":{"load":"sand","super":{"wheels":6}},"float":0.1,"text":" \"é\\ "}"#)
    #expect(try Coded(Coded<Everything>(json: text).value).jsonString() == text)
  }

  /// Sets are written in ascending order, also where a `Double` cannot tell integers apart.
  @Test func largeIntegersInSets() throws {
    let set: Set<Int> = [
      5, -9_007_199_254_740_992, -9_007_199_254_740_993, 9_007_199_254_740_993, 9_007_199_254_740_992, .max, .min,
      .min + 1,
    ]
    #expect(try Coded<Set<Int>>(json: Coded(set).jsonString()).value == set)
    #expect(try Coded(set).jsonString() == "[\(set.sorted().map(String.init).joined(separator: ","))]")
  }

  /// Two containers that are filled in turn, in time that is linear in their length.
  @Test func nestedContainersInTurn() throws {
    let table = Table(count: 3)
    let text = #"{"x":[0,0.5,1],"y":["row 0","row 1","row 2"],"size":{"x":3}}"#
    #expect(try Coded(table).jsonString() == text)
    let long = Table(count: 20_000)
    #expect(try Coded<Table>(json: Coded(long).jsonString()).value == long)
  }

  /// Also if there are many of them, in time that is linear in their number.
  @Test func manyNestedContainers() throws {
    let keys = (0..<30_000).map { Part.Key(stringValue: "k\($0)") }
    let text = try text { encoder in
      var members = encoder.container(keyedBy: Part.Key.self)
      for key in keys {
        var part = members.nestedContainer(keyedBy: Part.Key.self, forKey: key)
        // A value whose type opens a container of its own.
        try part.encode(Custom { encoder in
          var members = encoder.container(keyedBy: Part.Key.self)
          var inner = members.nestedUnkeyedContainer(forKey: Part.Key(stringValue: "i"))
          try inner.encode(1)
        }, forKey: Part.Key(stringValue: "a"))
      }
      // The containers are those that were opened before.
      for key in keys {
        var part = members.nestedContainer(keyedBy: Part.Key.self, forKey: key)
        try part.encode(2, forKey: Part.Key(stringValue: "b"))
      }
    }
    let read = try #require(JSONValue(json: text)["v"]?.objectValue)
    #expect(read.count == keys.count && read["k29999"] == ["a": ["i": [1]], "b": 2])
  }

  /// Encodes itself by a function.
  struct Custom: Codable {
    nonisolated(unsafe) var body: (any Encoder) throws -> Void
    init(_ body: @escaping (any Encoder) throws -> Void) { self.body = body }
    init(from decoder: any Decoder) throws { body = { _ in } }
    func encode(to encoder: any Encoder) throws { try body(encoder) }
  }

  private func text(_ body: @escaping (any Encoder) throws -> Void) throws -> String {
    try Coded(["v": Custom(body)]).jsonString()
  }

  @Test func repeatedKeys() throws {
    let text = try text { encoder in
      var members = encoder.container(keyedBy: Part.Key.self)
      var late = members.nestedContainer(keyedBy: Part.Key.self, forKey: Part.Key(stringValue: "n"))
      for (index, key) in ["a", "b\"", "a", "c", "b\""].enumerated() {
        try members.encode(index, forKey: Part.Key(stringValue: key))
      }
      try late.encode(1, forKey: Part.Key(stringValue: "x"))
      try members.encode("last", forKey: Part.Key(stringValue: "c"))
      try late.encode(2, forKey: Part.Key(stringValue: "x"))
      try late.encode(3, forKey: Part.Key(stringValue: "y"))
      var again = members.nestedContainer(keyedBy: Part.Key.self, forKey: Part.Key(stringValue: "n"))
      try again.encode(4, forKey: Part.Key(stringValue: "z"))
    }
    #expect(text == #"{"v":{"n":{"x":2,"y":3,"z":4},"a":2,"b\"":4,"c":"last"}}"#)
  }

  @Test func manyKeys() throws {
    let values = Dictionary(uniqueKeysWithValues: (0..<500).map { ("key \($0)", $0) })
    let text = try Coded(values).jsonString()
    #expect(try Coded<[String: Int]>(json: text).value == values)
    let repeated = try self.text { encoder in
      var members = encoder.container(keyedBy: Part.Key.self)
      for index in 0..<200 { try members.encode(index, forKey: Part.Key(stringValue: "k\(index % 60)")) }
    }
    let read = try #require(JSONValue(json: repeated)["v"]?.objectValue)
    #expect(read.count == 60 && read["k59"] == 179 && read["k0"] == 180)
  }

  /// Encoders of a base class that are used after what follows them, and for any kind of value.
  @Test func lateSuperEncoders() throws {
    let text = try text { encoder in
      var elements = encoder.unkeyedContainer()
      let object = elements.superEncoder()
      let array = elements.superEncoder()
      let value = elements.superEncoder()
      let none = elements.superEncoder()
      try elements.encode(1)
      var members = object.container(keyedBy: Part.Key.self)
      try members.encode(1, forKey: Part.Key(stringValue: "a"))
      var inner = array.unkeyedContainer()
      try inner.encode("b")
      try inner.encode([2])
      var single = value.singleValueContainer()
      try single.encode(Price(amount: 3, currency: "EUR"))
      _ = none
    }
    #expect(text == #"{"v":[{"a":1},["b",[2]],{"amount":3,"currency":"EUR"},{},1]}"#)
  }

  /// A part that fails is not written if the type goes on, and has its place if it does not.
  @Test func failures() throws {
    let text = try text { encoder in
      var members = encoder.container(keyedBy: Part.Key.self)
      try members.encode(1, forKey: Part.Key(stringValue: "a"))
      try? members.encode([["x": Double.nan]], forKey: Part.Key(stringValue: "b"))
      try? members.encode(Double.infinity, forKey: Part.Key(stringValue: "c"))
      try members.encode(2, forKey: Part.Key(stringValue: "b"))
      try? members.encode(Double.infinity, forKey: Part.Key(stringValue: "d"))
    }
    #expect(text == #"{"v":{"a":1,"b":2}}"#)
    #expect(
      DecodingTests.problem { try Coded(["a": [1, Double.nan]]).jsonString() }
        == "a[1]: expected a number, found infinity or what is not a number at byte 8")
    struct Refused: Error {}
    #expect(
      DecodingTests.problem {
        try self.text { encoder in
          var members = encoder.container(keyedBy: Part.Key.self)
          try members.encode([Custom { _ in throw Refused() }], forKey: Part.Key(stringValue: "x"))
        }
      }?.hasPrefix("v.x[0]: expected a value for Dictionary<String, Custom> (Refused())") == true)
    #expect(
      DecodingTests.problem {
        try self.text { throw EncodingError.invalidValue(1, .init(codingPath: $0.codingPath, debugDescription: "no")) }
      }?.hasPrefix("v: expected a value for Dictionary<String, Custom> (no)") == true)
  }

  /// Where Foundation's encoders stop the program.
  @Test func misuse() throws {
    #expect(throws: MappingError.self) {
      try text { encoder in
        var elements = encoder.unkeyedContainer()
        var members = encoder.container(keyedBy: Part.Key.self)
        try elements.encode(1)
        try members.encode(1, forKey: Part.Key(stringValue: "a"))
      }
    }
    #expect(throws: MappingError.self) {
      try text { encoder in
        var single = encoder.singleValueContainer()
        try single.encode(1)
        try single.encode("b")
      }
    }
    #expect(throws: MappingError.self) {
      try text { encoder in
        var elements = encoder.unkeyedContainer()
        var copy = elements
        try elements.encode(Custom { _ in try copy.encode(2) })
      }
    }
    final class Keeper { var kept: (any UnkeyedEncodingContainer)? }
    let keeper = Keeper()
    #expect(try text { keeper.kept = $0.unkeyedContainer() } == #"{"v":[]}"#)
    #expect(throws: EncodingError.self) { try keeper.kept?.encode(1) }
    #expect(try text { _ in } == #"{"v":{}}"#)
  }
}
