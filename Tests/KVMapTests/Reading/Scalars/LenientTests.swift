import Foundation
@_spi(Generated) import KVMap
import Testing

enum LenientIntProbe: ScalarProbe {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> Int { try kv.lenientInt() }
}
enum LenientUInt8Probe: ScalarProbe {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> UInt8 { try kv.lenientUInt8() }
}
enum LenientDoubleProbe: ScalarProbe {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> Double { try kv.lenientDouble() }
}
enum LenientFloatProbe: ScalarProbe {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> Float { try kv.lenientFloat() }
}
enum LenientDecimalProbe: ScalarProbe {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> Decimal { try kv.lenientDecimal() }
}
enum LenientBoolProbe: ScalarProbe {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> Bool { try kv.lenientBool() }
}
enum LenientStringProbe: ScalarProbe {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> String { try kv.lenientString() }
}
enum LenientNumberTextProbe: ScalarProbe {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> String { try kv.lenientNumberAsText() }
}
enum EpochProbe: ScalarProbe {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> Date { try kv.epochSeconds(lenient: false) }
}
enum LenientEpochProbe: ScalarProbe {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> Date { try kv.epochMilliseconds(lenient: true) }
}
enum TrimmedProbe: ScalarProbe {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> String { try kv.trimmed() }
}

/// `| trimmed` in front of a URL, and a date by two patterns: pipelines as generated code has them.
enum PipelineProbe: ScalarProbe {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> URL {
    try kv.parseURL(at: kv.mark(), TextStep.trim(kv.lenientString()))
  }
}
enum PatternProbe: ScalarProbe {
  static func read(_ kv: inout JSONReader) throws(CodingFailure) -> Date {
    try kv.date("d2'!.M2'!.y4\ny4M2d2", patterns: "dd.MM.yyyy\nyyyyMMdd", offset: 3_600)
  }
}

@Suite("Lenient scalars and pipelines")
struct LenientTests {
  @Test("the text of a number, or of a string that holds one, digit for digit")
  func numbersAsTexts() {
    for text in ["42", "-0.0", "1.50e400", "190957570511478784"] {
      #expect(read(LenientNumberTextProbe.self, text) == .success(text))
      #expect(read(LenientNumberTextProbe.self, "\"\(text)\"") == .success(text))
    }
    // Texts that are not numbers could not be written as numbers.
    for text in ["\"\"", "\"x\"", "\"042\"", "\" 42\"", "true", "[]"] {
      #expect(read(LenientNumberTextProbe.self, text) == .problem(.mismatch))
    }
  }

  @Test("a string that holds a number is one")
  func numbers() {
    #expect(read(LenientIntProbe.self, #""42""#) == .success(42))
    #expect(read(LenientIntProbe.self, #""\u0034\u0032""#) == .success(42))
    #expect(read(LenientIntProbe.self, "42") == .success(42))
    #expect(read(LenientIntProbe.self, #""1e2""#) == .success(100))
    #expect(read(LenientIntProbe.self, #""1.5""#) == .problem(.mismatch))
    #expect(read(LenientUInt8Probe.self, #""256""#) == .problem(.range))
    for text in ["", " 42", "+42", "042", "0x2A", "1,000", "NaN", "42\\u0000", "4 2"] {
      #expect(read(LenientIntProbe.self, "\"\(text)\"") == .problem(.mismatch), "\(text)")
      #expect(read(LenientDoubleProbe.self, "\"\(text)\"") == .problem(.mismatch), "\(text)")
      #expect(read(LenientDecimalProbe.self, "\"\(text)\"") == .problem(.mismatch), "\(text)")
    }
    #expect(read(LenientDoubleProbe.self, #""1234.5678""#) == .success(1234.5678))
    #expect(read(LenientDoubleProbe.self, "0.5") == .success(0.5))
    #expect(read(LenientDoubleProbe.self, #""1e400""#) == .problem(.range))
    #expect(read(LenientFloatProbe.self, #""0.5""#) == .success(0.5))
    #expect(read(LenientDecimalProbe.self, #""12.50""#) == .success(12.5))
    #expect(read(LenientDecimalProbe.self, "1e-200") == .problem(.range))
    #expect(read(LenientIntProbe.self, "true") == .problem(.mismatch))
  }

  @Test("words and the numbers 0 and 1 are bools")
  func bools() {
    for text in ["true", "1", "\"true\"", "\"T\"", "\"yes\"", "\"Y\"", "\"1\"", "\"on\"", "1.0"] {
      #expect(read(LenientBoolProbe.self, text) == .success(true), "\(text)")
    }
    for text in ["false", "0", "\"FALSE\"", "\"f\"", "\"No\"", "\"n\"", "\"0\"", "\"Off\""] {
      #expect(read(LenientBoolProbe.self, text) == .success(false), "\(text)")
    }
    for text in ["2", "-1", "1.5", "\"an\"", "\"\"", "[]"] {
      #expect(read(LenientBoolProbe.self, text) == .problem(.mismatch), "\(text)")
    }
  }

  @Test("numbers and bools are strings, with their exact text")
  func strings() {
    for text in ["190957570511478784", "12.20", "1e2", "-0.0", "true", "false"] {
      #expect(read(LenientStringProbe.self, text) == .success(text))
      #expect(read(LenientStringProbe.self, " \(text) \n") == .success(text))
    }
    #expect(read(LenientStringProbe.self, #""x""#) == .success("x"))
    #expect(read(LenientStringProbe.self, "null") == .problem(.null))
    #expect(read(LenientStringProbe.self, "[]") == .problem(.mismatch))
    #expect(read(TrimmedProbe.self, #""\n a b \t""#) == .success("a b"))
  }

  @Test("seconds and milliseconds since 1970 are dates")
  func epochs() {
    #expect(read(EpochProbe.self, "1334362807.5") == .success(Date(timeIntervalSince1970: 1_334_362_807.5)))
    #expect(read(EpochProbe.self, #""1""#) == .problem(.mismatch))
    #expect(read(EpochProbe.self, "1e300") == .problem(.range))
    #expect(read(LenientEpochProbe.self, #""1500""#) == .success(Date(timeIntervalSince1970: 1.5)))
  }

  @Test("a pipeline fails at the value it began with")
  func pipelines() throws {
    #expect(read(PipelineProbe.self, #"" https://a.b ""#).map(\.absoluteString) == .success("https://a.b"))
    #expect(
      problem([Probe<PipelineProbe>].self, #"[" a ", " #a# "]"#) == """
        [1]: expected a URL, found the string " #a# "
          at byte 8 (line 1, column 9) of the input
        """)
    let midnight = Date(timeIntervalSince1970: 1_334_358_000)
    #expect(read(PatternProbe.self, #""20120414""#) == .success(midnight))
    #expect(read(PatternProbe.self, #""14.04.2012""#) == .success(midnight))
    #expect(
      problem(Probe<PatternProbe>.self, #""yesterday""#) == """
        expected a date like "dd.MM.yyyy" or "yyyyMMdd", found the string "yesterday"
          at byte 0 (line 1, column 1) of the input
        """)
  }
}
