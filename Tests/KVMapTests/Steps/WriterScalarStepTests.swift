import Foundation
import Testing

@_spi(Generated) @testable import KVMap

@Suite struct WriterScalarStepTests {
  private let date = Date(timeIntervalSince1970: 784_111_777.25)

  @Test func writesDates() {
    let date = date
    #expect(
      writing { kv throws(CodingFailure) in try kv.httpDate(date) }.value == #""Sun, 06 Nov 1994 08:49:37 GMT""#)
    #expect(writing { kv throws(CodingFailure) in try kv.dotNetDate(date) }.value == #""/Date(784111777250)/""#)
    let early = Date(timeIntervalSince1970: -0.0005)
    #expect(writing { kv throws(CodingFailure) in try kv.dotNetDate(early) }.value == #""/Date(-1)/""#)
  }

  @Test func cannotWriteDatesOutsideOfTheCalendar() {
    let far = Date(timeIntervalSince1970: 1e12)
    let notANumber = Date(timeIntervalSince1970: .nan)
    #expect(
      writing { kv throws(CodingFailure) in try kv.httpDate(far) }.problem
        == #"range at : expected a date like "Sat, 14 Apr 2012 00:20:07 GMT", found a date that has no such text"#)
    #expect(
      writing { kv throws(CodingFailure) in try kv.dotNetDate(notANumber) }.problem
        == #"range at : expected a date like "/Date(1334362807000)/", found a date that has no such text"#)
    #expect(writing { kv throws(CodingFailure) in kv.string(try kv.text(of: far)) }.problem?.hasPrefix("range") == true)
    #expect(
      writing { kv throws(CodingFailure) in kv.string(try kv.text(of: far, codes: "y4", offset: 0)) }.problem?
        .hasPrefix("range") == true)
    #expect(
      writing { kv throws(CodingFailure) in try kv.decimal(try kv.decimal(ofEpochSeconds: notANumber)) }.problem?
        .hasPrefix("range") == true)
  }

  @Test func writesBytes() {
    let data = Data([0xff, 0xef, 0x01, 0x02])
    #expect(writing { kv throws(CodingFailure) in kv.base64URL(data) }.value == #""_-8BAg""#)
    #expect(writing { kv throws(CodingFailure) in kv.hex(data) }.value == #""ffef0102""#)
    #expect(writing { kv throws(CodingFailure) in kv.base64URL(Data()) }.value == #""""#)
    #expect(writing { kv throws(CodingFailure) in kv.hex(Data()) }.value == #""""#)
  }

  /// A step that precedes another receives the text that would have been written.
  @Test func hasATextOfEachScalar() {
    let date = date
    let data = Data([0xff, 0xef])
    let texts = writing { kv throws(CodingFailure) in
      kv.beginArray()
      kv.string(kv.text(of: true))
      kv.string(kv.text(of: false))
      kv.string(kv.text(of: -7))
      kv.string(kv.text(of: UInt64.max))
      kv.string(try kv.text(of: 0.1))
      kv.string(try kv.text(of: 0.1 as Float))
      kv.string(try kv.text(of: Decimal(sign: .minus, exponent: -2, significand: 5)))
      kv.string(kv.text(of: "é" as Character))
      kv.string(kv.text(of: data))
      kv.string(kv.text(of: Data()))
      kv.string(kv.base64URLText(data))
      kv.string(kv.hexText(data))
      kv.string(kv.hexText(Data()))
      kv.string(try kv.text(of: date))
      kv.string(try kv.text(of: date, codes: "y4'!-M2", offset: 0))
      kv.string(try kv.text(of: date, codes: "H2X", offset: 3_600))
      kv.string(try kv.httpDateText(date))
      kv.string(try kv.dotNetDateText(date))
      try kv.decimal(try kv.decimal(ofEpochSeconds: date))
      try kv.decimal(try kv.decimal(ofEpochMilliseconds: date))
      kv.endArray()
    }
    let expected = [
      "true", "false", "-7", "18446744073709551615", "0.1", "0.1", "-0.05", "é", "/+8=", "", "_-8", "ffef", "",
      "1994-11-06T08:49:37.25Z", "1994-11", "09+01:00", "Sun, 06 Nov 1994 08:49:37 GMT", "/Date(784111777250)/",
    ]
    let quoted = expected.map { "\"\($0)\"" } + ["784111777.25", "784111777250"]
    #expect(texts.value == "[\(quoted.joined(separator: ","))]")
  }

  @Test func hasATextOfIdentifiers() throws {
    let url = try #require(URL(string: "https://x.org/a?b"))
    let uuid = try #require(UUID(uuidString: "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"))
    #expect(writing { kv throws(CodingFailure) in kv.string(try kv.text(of: url)) }.value == #""https://x.org/a?b""#)
    #expect(
      writing { kv throws(CodingFailure) in kv.string(kv.text(of: uuid)) }.value
        == #""E621E1F8-C36C-495A-93FC-0C247A3E6E5F""#)
  }

  @Test func hasNoTextOfWhatIsNoNumber() {
    let written = [
      writing { kv throws(CodingFailure) in kv.string(try kv.text(of: Double.nan)) },
      writing { kv throws(CodingFailure) in kv.string(try kv.text(of: -Float.infinity)) },
      writing { kv throws(CodingFailure) in kv.string(try kv.text(of: Decimal.nan)) },
    ]
    for result in written {
      #expect(result.problem == "range at : expected a number, found infinity or what is not a number")
    }
    let read = reading("[1]") { (kv: inout JSONReader) throws(CodingFailure) -> String in
      _ = try kv.beginArray()
      let at = kv.mark()
      _ = try kv.int()
      return TextStep.text(of: 1 as UInt8) + (try kv.text(at: at, of: 2.5 as Decimal)) + (try kv.text(at: at, of: .nan))
    }
    #expect(read.problem?.hasPrefix("range at [0]") == true)
  }

  @Test func takesTheOnlyElement() {
    #expect(writing { kv throws(CodingFailure) in kv.int(try kv.only([7])) }.value == "7")
    #expect(
      writing { kv throws(CodingFailure) in kv.int(try kv.only([1, 2])) }.problem
        == "mismatch at : expected an array of one element, found an array of 2 elements")
    #expect(
      writing { kv throws(CodingFailure) in kv.int(try kv.only([])) }.problem
        == "mismatch at : expected an array of one element, found an array of 0 elements")
  }

  @Test func saysWhatAStepAndACheckExpected() {
    let table = writing { kv throws(CodingFailure) in
      kv.beginObject()
      kv.key(#""a":"#)
      throw kv.mismatch(expected: #"one of "A", "B""#)
    }
    #expect(table.problem == #"mismatch at a: expected one of "A", "B", found another value"#)
    let check = writing { kv throws(CodingFailure) in
      try kv.check(true, "nothing")
      try kv.check(false, "a value in 0...150")
    }
    #expect(check.problem == "check at : expected a value in 0...150, found another value")
  }
}
