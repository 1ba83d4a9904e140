import Foundation
import Testing

@_spi(Generated) @testable import KVMap

@Suite struct ScalarStepTests {
  /// The same from the document and from a text in memory.
  private func both<T>(
    _ text: String, _ direct: (inout JSONReader) throws(CodingFailure) -> T,
    _ inMemory: (inout JSONReader, ValuePosition, String) throws(CodingFailure) -> T
  ) -> (Result<T, MappingProblem>, Result<T, MappingProblem>) {
    let json = JSONValue.string(text).description
    let second = reading(json) { (kv: inout JSONReader) throws(CodingFailure) -> T in
      let at = kv.mark()
      let text = try kv.string()
      return try inMemory(&kv, at, text)
    }
    return (reading(json, direct), second)
  }

  @Test(arguments: [
    "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
    "Sun, 6 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 09:49:37 +0100",
  ])
  func readsDatesOfHTTP(_ text: String) {
    let (direct, inMemory) = both(
      text, { kv throws(CodingFailure) in try kv.httpDate() },
      { kv, at, text throws(CodingFailure) in try kv.parseHTTPDate(at: at, text) })
    #expect(direct.value == Date(timeIntervalSince1970: 784_111_777))
    #expect(inMemory.value == direct.value)
  }

  @Test(arguments: [
    "", "Sun, 06 Nov 1994 08:49:37", "Sun, 31 Feb 1994 08:49:37 GMT", "1994-11-06T08:49:37Z",
    "Sun Nov  6 08:49:37 1994 ", "Xyz, 06 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:60 GMT",
  ])
  func refusesOtherDatesOfHTTP(_ text: String) {
    let (direct, inMemory) = both(
      text, { kv throws(CodingFailure) in try kv.httpDate() },
      { kv, at, text throws(CodingFailure) in try kv.parseHTTPDate(at: at, text) })
    let start = "mismatch at : expected a date like \"Sat, 14 Apr 2012 00:20:07 GMT\", found the string"
    #expect(direct.problem?.hasPrefix(start) == true)
    #expect(inMemory.problem == direct.problem)
  }

  @Test(arguments: [
    ("/Date(1334362807000)/", 1_334_362_807), ("/Date(1334362807250+0200)/", 1_334_362_807.25), ("/Date(0)/", 0),
    ("/Date(-62135596800000)/", -62_135_596_800), ("/Date(1-0800)/", 0.001),
  ])
  func readsDatesOfDotNet(_ text: String, _ seconds: Double) {
    let (direct, inMemory) = both(
      text, { kv throws(CodingFailure) in try kv.dotNetDate() },
      { kv, at, text throws(CodingFailure) in try kv.parseDotNetDate(at: at, text) })
    #expect(direct.value == Date(timeIntervalSince1970: seconds))
    #expect(inMemory.value == direct.value)
  }

  @Test(arguments: [
    "", "/Date()/", "/Date(1.5)/", "/Date(1e3)/", "/Date(01)/", "/Date(1+2)/", "/Date(1+2460)/", "/Date(1)/ ",
    "Date(1)", "/Date(1+02:00)/", "/Date(+1)/",
  ])
  func refusesOtherDatesOfDotNet(_ text: String) {
    let (direct, inMemory) = both(
      text, { kv throws(CodingFailure) in try kv.dotNetDate() },
      { kv, at, text throws(CodingFailure) in try kv.parseDotNetDate(at: at, text) })
    let start = "mismatch at : expected a date like \"/Date(1334362807000)/\", found the string"
    #expect(direct.problem?.hasPrefix(start) == true)
    #expect(inMemory.problem == direct.problem)
  }

  @Test func refusesDatesOfDotNetThatAreTooFarAway() {
    let (direct, _) = both(
      "/Date(9223372036854775807000)/", { kv throws(CodingFailure) in try kv.dotNetDate() },
      { kv, at, text throws(CodingFailure) in try kv.parseDotNetDate(at: at, text) })
    #expect(direct.problem?.hasPrefix("range at :") == true)
  }

  @Test func readsNumbersInMemoryAsDates() {
    let dates = reading("1500.5") { (kv: inout JSONReader) throws(CodingFailure) -> [Double] in
      let at = kv.mark()
      let number = try kv.decimal()
      return [
        try kv.epochSeconds(at: at, number).timeIntervalSince1970,
        (try kv.epochMilliseconds(at: at, number).timeIntervalSince1970 * 1e6).rounded() / 1e6,
      ]
    }
    #expect(dates.value == [1_500.5, 1.5005])
    let tooFar = reading("1e20") { (kv: inout JSONReader) throws(CodingFailure) -> Date in
      let at = kv.mark()
      return try kv.epochSeconds(at: at, try kv.decimal())
    }
    #expect(tooFar.problem == "range at : expected a number that is a date, found the number 1e20")
  }

  @Test(arguments: [
    ("", []), ("aGk_", [0x68, 0x69, 0x3f]), ("_-8", [0xff, 0xef]), ("_-8=", [0xff, 0xef]), ("aA", [0x68]),
    ("aA==", [0x68]),
  ] as [(String, [UInt8])])
  func readsBase64ForURLs(_ text: String, _ bytes: [UInt8]) {
    let (direct, inMemory) = both(
      text, { kv throws(CodingFailure) in try kv.base64URL() },
      { kv, at, text throws(CodingFailure) in try kv.parseBase64URL(at: at, text) })
    #expect(direct.value == Data(bytes))
    #expect(inMemory.value == Data(bytes))
  }

  @Test(arguments: ["a/b+", "a", "aGk_a", "aA=", "=", "====", "aB", "aA\n", "aGk_="])
  func refusesOtherBase64ForURLs(_ text: String) {
    let (direct, inMemory) = both(
      text, { kv throws(CodingFailure) in try kv.base64URL() },
      { kv, at, text throws(CodingFailure) in try kv.parseBase64URL(at: at, text) })
    #expect(direct.problem?.hasPrefix("mismatch at : expected base64url, found the string") == true)
    #expect(inMemory.problem == direct.problem)
  }

  @Test func readsHexadecimalDigits() {
    let (direct, inMemory) = both(
      "FF00a1", { kv throws(CodingFailure) in try kv.hex() },
      { kv, at, text throws(CodingFailure) in try kv.parseHex(at: at, text) })
    #expect(direct.value == Data([0xff, 0x00, 0xa1]))
    #expect(inMemory.value == direct.value)
    for text in ["abc", "0g", "0x", " 0"] {
      let (direct, inMemory) = both(
        text, { kv throws(CodingFailure) in try kv.hex() },
        { kv, at, text throws(CodingFailure) in try kv.parseHex(at: at, text) })
      #expect(direct.problem?.hasPrefix("mismatch at : expected pairs of hexadecimal digits, found") == true)
      #expect(inMemory.problem == direct.problem)
    }
  }

  private func bool(_ json: String) -> Result<Bool, MappingProblem> {
    reading(json) { (kv: inout JSONReader) throws(CodingFailure) -> Bool in
      let at = kv.mark()
      return try kv.parseBool(at: at, try kv.string(), yes: "Y", no: "N")
    }
  }

  @Test func readsTwoTextsAsBool() {
    #expect(bool(#""Y""#).value == true)
    #expect(bool(#""\u004e""#).value == false)
    #expect(bool(#""y""#).problem == #"mismatch at : expected "Y" or "N", found the string "y""#)
  }

  @Test(arguments: ["190957570511478784", "1.50e400", "-0.0"])
  func readsANumberAsItsText(_ json: String) {
    #expect(reading(" \(json) ") { kv throws(CodingFailure) in try kv.numberAsText() }.value == json)
  }

  @Test func readsNothingElseAsTheTextOfANumber() {
    #expect(
      reading(#""1""#) { kv throws(CodingFailure) in try kv.numberAsText() }.problem
        == #"mismatch at : expected a number, found the string "1""#)
    #expect(reading("null") { kv throws(CodingFailure) in try kv.numberAsText() }.problem?.hasPrefix("null") == true)
  }

  @Test func saysWhatAStepAndACheckExpected() {
    let table = reading(#"{"a":"Z"}"#) { (kv: inout JSONReader) throws(CodingFailure) -> String in
      _ = try kv.openDictionary()
      _ = try kv.entryKey()
      let at = kv.mark()
      _ = try kv.string()
      throw kv.mismatch(at: at, expected: #"one of "A", "B""#)
    }
    #expect(table.problem == #"mismatch at a: expected one of "A", "B", found the string "Z""#)
    let check = reading("151") { (kv: inout JSONReader) throws(CodingFailure) -> Int in
      let at = kv.mark()
      let age = try kv.int()
      try kv.check(at: at, age >= 0, "a value in 0...")
      try kv.check(at: at, age <= 150, "a value in ...150")
      return age
    }
    #expect(check.problem == "check at : expected a value in ...150, found the number 151")
  }
}
