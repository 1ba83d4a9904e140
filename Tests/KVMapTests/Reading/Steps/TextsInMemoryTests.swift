import Foundation
@_spi(Generated) import KVMap
import Testing

/// Reads a string and then parses its contents, as pipelines do.
protocol TextProbe: ScalarProbe where Value == Output {
  associatedtype Output
  static func parse(_ kv: inout JSONReader, _ mark: ValuePosition, _ text: String) throws(CodingFailure) -> Output
}

extension TextProbe {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> Output {
    let mark = kv.mark()
    let text = try kv.string()
    return try parse(&kv, mark, text)
  }
}

enum Parse {
  enum Bool: TextProbe {
    static func parse(_ kv: inout JSONReader, _ mark: ValuePosition, _ text: String) throws(CodingFailure) -> Swift.Bool
    {
      try kv.parseBool(at: mark, text)
    }
  }
  enum Int: TextProbe {
    static func parse(_ kv: inout JSONReader, _ mark: ValuePosition, _ text: String) throws(CodingFailure) -> [Swift
      .Int]
    {
      [
        try kv.parseInt(at: mark, text), Swift.Int(try kv.parseInt8(at: mark, text)),
        Swift.Int(try kv.parseInt16(at: mark, text)), Swift.Int(try kv.parseInt32(at: mark, text)),
        Swift.Int(try kv.parseInt64(at: mark, text)),
      ]
    }
  }
  enum UInt: TextProbe {
    static func parse(_ kv: inout JSONReader, _ mark: ValuePosition, _ text: String) throws(CodingFailure) -> [Swift
      .UInt]
    {
      [
        try kv.parseUInt(at: mark, text), Swift.UInt(try kv.parseUInt8(at: mark, text)),
        Swift.UInt(try kv.parseUInt16(at: mark, text)), Swift.UInt(try kv.parseUInt32(at: mark, text)),
        Swift.UInt(try kv.parseUInt64(at: mark, text)),
      ]
    }
  }
  enum Number: TextProbe {
    static func parse(_ kv: inout JSONReader, _ mark: ValuePosition, _ text: String) throws(CodingFailure) -> [Swift
      .Double]
    {
      [
        try kv.parseDouble(at: mark, text), Swift.Double(try kv.parseFloat(at: mark, text)),
        NSDecimalNumber(decimal: try kv.parseDecimal(at: mark, text)).doubleValue,
      ]
    }
  }
  enum Character: TextProbe {
    static func parse(_ kv: inout JSONReader, _ mark: ValuePosition, _ text: String) throws(CodingFailure)
      -> Swift.Character
    {
      try kv.parseCharacter(at: mark, text)
    }
  }
  enum Date: TextProbe {
    static func parse(_ kv: inout JSONReader, _ mark: ValuePosition, _ text: String) throws(CodingFailure)
      -> Foundation.Date
    {
      try kv.parseDate(at: mark, text)
    }
  }
  enum Pattern: TextProbe {
    static func parse(_ kv: inout JSONReader, _ mark: ValuePosition, _ text: String) throws(CodingFailure)
      -> Foundation.Date
    {
      try kv.parseDate(at: mark, text, "y4M2d2", patterns: "yyyyMMdd", offset: -3_600)
    }
  }
  enum ZonePattern: TextProbe {
    static func parse(_ kv: inout JSONReader, _ mark: ValuePosition, _ text: String) throws(CodingFailure)
      -> Foundation.Date
    {
      try kv.parseDate(at: mark, text, "y4M2d2", patterns: "yyyyMMdd", zone: "GMT")
    }
  }
  enum Epoch: TextProbe {
    static func parse(_ kv: inout JSONReader, _ mark: ValuePosition, _ text: String) throws(CodingFailure)
      -> [Foundation.Date]
    {
      [try kv.parseEpochSeconds(at: mark, text), try kv.parseEpochMilliseconds(at: mark, text)]
    }
  }
  enum URL: TextProbe {
    static func parse(_ kv: inout JSONReader, _ mark: ValuePosition, _ text: String) throws(CodingFailure) -> [String] {
      [
        try kv.parseURL(at: mark, text).absoluteString,
        try kv.parseURL(at: mark, text, base: "https://a.b/c/").absoluteString,
      ]
    }
  }
  enum UUID: TextProbe {
    static func parse(_ kv: inout JSONReader, _ mark: ValuePosition, _ text: String) throws(CodingFailure)
      -> Foundation.UUID
    {
      try kv.parseUUID(at: mark, text)
    }
  }
  enum Data: TextProbe {
    static func parse(_ kv: inout JSONReader, _ mark: ValuePosition, _ text: String) throws(CodingFailure)
      -> Foundation.Data
    {
      try kv.parseData(at: mark, text)
    }
  }
}

enum BaseURLProbe: ScalarProbe {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> URL { try kv.url(base: "https://a.b/c/") }
}

/// Dictionaries whose keys are not plain strings.
enum IntKeysProbe: ScalarProbe {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> [Int: Int] {
    var result: [Int: Int] = [:]
    guard try kv.openDictionary() else { return result }
    repeat {
      let key = try kv.entryKeyInt()
      if result[key] != nil { try kv.duplicateEntry() }
      result[key] = try kv.int()
    } while try kv.nextEntry()
    return result
  }
}
enum UInt8KeysProbe: ScalarProbe {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> [UInt8] {
    var result: [UInt8] = []
    guard try kv.openDictionary() else { return result }
    repeat {
      result.append(try kv.entryKeyUInt8())
      try kv.skip()
    } while try kv.nextEntry()
    return result
  }
}
enum UUIDKeysProbe: ScalarProbe {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> [UUID] {
    var result: [UUID] = []
    guard try kv.openDictionary() else { return result }
    repeat {
      result.append(try kv.entryKeyUUID())
      try kv.skip()
    } while try kv.nextEntry()
    return result
  }
}

@Suite("Texts in memory, and keys of dictionaries")
struct TextsInMemoryTests {
  @Test("a text reads as every scalar, or fails at the value it came from")
  func texts() {
    #expect(read(Parse.Bool.self, #""yes""#) == .success(true))
    #expect(read(Parse.Bool.self, #""maybe""#) == .problem(.mismatch))
    #expect(read(Parse.Int.self, #""-12""#) == .success([-12, -12, -12, -12, -12]))
    #expect(read(Parse.Int.self, #""128""#) == .problem(.range))
    #expect(read(Parse.UInt.self, #""200""#) == .success([200, 200, 200, 200, 200]))
    #expect(read(Parse.UInt.self, #""-1""#) == .problem(.range))
    #expect(read(Parse.Number.self, #""0.5""#) == .success([0.5, 0.5, 0.5]))
    #expect(read(Parse.Number.self, #""5,0""#) == .problem(.mismatch))
    #expect(read(Parse.Number.self, #""1e40""#) == .problem(.range))
    #expect(read(Parse.Character.self, #""é""#) == .success("é"))
    #expect(read(Parse.Character.self, #""éé""#) == .problem(.mismatch))
    #expect(read(Parse.Date.self, #""2012-04-14T00:20:07Z""#) == .success(Date(timeIntervalSince1970: 1_334_362_807)))
    #expect(read(Parse.Date.self, #""today""#) == .problem(.mismatch))
    #expect(read(Parse.Pattern.self, #""20120414""#) == .success(Date(timeIntervalSince1970: 1_334_365_200)))
    #expect(read(Parse.ZonePattern.self, #""20120414""#) == .success(Date(timeIntervalSince1970: 1_334_361_600)))
    #expect(
      problem([Probe<Parse.Pattern>].self, #"["20120230"]"#) == """
        [0]: expected a date like "yyyyMMdd", found the string "20120230"
          at byte 1 (line 1, column 2) of the input
        """)
    #expect(read(Parse.Epoch.self, #""1500""#).map { $0.map(\.timeIntervalSince1970) } == .success([1_500, 1.5]))
    #expect(read(Parse.Epoch.self, #""x""#) == .problem(.mismatch))
    #expect(read(Parse.URL.self, #""d""#) == .success(["d", "https://a.b/c/d"]))
    #expect(read(Parse.URL.self, #""a##""#) == .problem(.mismatch))
    #expect(read(BaseURLProbe.self, #""../d""#).map(\.absoluteString) == .success("https://a.b/d"))
    #expect(read(Parse.UUID.self, #""x""#) == .problem(.mismatch))
    #expect(read(Parse.Data.self, #""AQI=""#) == .success(Data([1, 2])))
    #expect(read(Parse.Data.self, #""AQI""#) == .problem(.mismatch))
  }

  @Test("keys that are integers or identifiers")
  func keys() throws {
    #expect(read(IntKeysProbe.self, #"{"1": 2, "-3": 4, "\u0035": 6}"#) == .success([1: 2, -3: 4, 5: 6]))
    #expect(read(IntKeysProbe.self, "{}") == .success([:]))
    #expect(
      problem(Probe<IntKeysProbe>.self, #"{"1": 2, "x": 3}"#) == """
        x: expected an integer, found the string "x"
          at byte 9 (line 1, column 10) of the input
        """)
    #expect(
      problem(Probe<IntKeysProbe>.self, #"{"1": 2, "1.0": 3}"#) == """
        "1.0": expected each key once, found the key "1.0" again
          at byte 9 (line 1, column 10) of the input
        """)
    #expect(read(UInt8KeysProbe.self, #"{"255": []}"#) == .success([255]))
    #expect(read(UInt8KeysProbe.self, #"{"256": []}"#) == .problem(.range))
    let id = UUID()
    #expect(read(UUIDKeysProbe.self, "{\"\(id)\": {}}") == .success([id]))
    #expect(read(UUIDKeysProbe.self, #"{"x": {}}"#) == .problem(.mismatch))
    #expect(read(UUIDKeysProbe.self, #"{x: {}}"#) == .problem(.syntax))
  }
}
