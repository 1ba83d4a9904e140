// Generated from DateLetters.kvmap. Do not edit.
// kvmap format 1, input 2e20c5301d1217b1, body 4053b0197037fc48
// swift-format-ignore-file
// swiftlint:disable all
import Foundation
import KVMap
import Testing

@testable import EmittedGoldens

/// The tests of DateLetters.kvmap.
@Testing.Suite("DateLetters.kvmap") struct DateLettersMappingTests {
  // DateLetters.kvmap:17
  @Testing.Test("DateLetters: reads and writes every letter") func test1() throws {
    let document = "{\"week\": \"2026-W09-7\", \"weekday\": \"monday of week 1, 2026\", \"quarter\": [\"Q3 2026\", \"1/2026\", \"4TH quarter 2025\"],\n \"time\": \"2026-03-01 24:30\", \"half\": \"1 Mar 2026, 0:30 PM\", \"millis\": \"2026060 34200250\",\n \"named\": \"1 Mar 2026 09:30 EST\", \"offset\": {\"a\": \"202603010930+0530\", \"b\": \"202603010930-03:30\"},\n \"gmt\": \"Sun 01.03.26 09:30 GMT+5:30\", \"partly\": [\"2026\", \"2026-03\", \"2026-03-04\", \"2026-03-04 05:06\"],\n \"bracket\": \"[01/Mar/2026:09:30:00 +0000]\", \"day\": 2020537}"
    let value = try DateLetters(json: document)
    #expect(value.week == Date(timeIntervalSince1970: 1772323200.0))
    #expect(value.weekday == Date(timeIntervalSince1970: 1766966400.0))
    #expect(value.quarter == ([Date(timeIntervalSince1970: 1782864000.0), Date(timeIntervalSince1970: 1767225600.0), Date(timeIntervalSince1970: 1759276800.0)] as [Date]))
    #expect(value.time == Date(timeIntervalSince1970: 1772325000.0))
    #expect(value.half == Date(timeIntervalSince1970: 1772364600.0))
    #expect(Swift.abs((value.millis?.timeIntervalSince1970 ?? .nan) - 1772357400.25) < 0.0000005)
    #expect(value.named == Date(timeIntervalSince1970: 1772375400.0))
    #expect(value.offset.count == 2)
    let value1 = try #require(value.offset["a"])
    #expect(value1 == Date(timeIntervalSince1970: 1772337600.0))
    let value2 = try #require(value.offset["b"])
    #expect(value2 == Date(timeIntervalSince1970: 1772370000.0))
    #expect(value.gmt == Date(timeIntervalSince1970: 1772337600.0))
    #expect(value.partly == ([Date(timeIntervalSince1970: 1767225600.0), Date(timeIntervalSince1970: 1772323200.0), Date(timeIntervalSince1970: 1772582400.0), Date(timeIntervalSince1970: 1772600760.0)] as [Date]))
    #expect(value.bracket == Date(timeIntervalSince1970: 1772357400.0))
    #expect(value.day == Date(timeIntervalSince1970: 1609632000.0))
    let again = try DateLetters(json: value.jsonBytes())
    #expect(again == value)
  }
}
