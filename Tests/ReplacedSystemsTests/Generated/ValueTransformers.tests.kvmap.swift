// Generated from ValueTransformers.kvmap. Do not edit.
// kvmap format 1, input 7d70c4ed493346b6, body e256752fbaaf9776
// swift-format-ignore-file
// swiftlint:disable all
import Foundation
import KVMap
import Testing

@testable import ReplacedSystems

/// The tests of ValueTransformers.kvmap.
@Testing.Suite("ValueTransformers.kvmap") struct ValueTransformersMappingTests {
  // ValueTransformers.kvmap:7
  @Testing.Test("RVLink: case-063: no URL") func test1() throws {
    let document = "{\"value\": \":*7vxck#sf#adsa\"}"
    let problems = RVLink.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "value" }, "\(problems)")
  }

  // ValueTransformers.kvmap:12
  @Testing.Test("RVLink: case-064: a number is no URL") func test2() throws {
    let document = "{\"value\": 12345}"
    let problems = RVLink.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "value" }, "\(problems)")
  }

  // ValueTransformers.kvmap:21
  @Testing.Test("RVText: case-061: a text stays what it is") func test3() throws {
    let document = "{\"value\": \"http://restkit.org\"}"
    let value = try RVText(json: document)
    #expect(value.value == "http://restkit.org")
    let again = try RVText(json: value.jsonBytes())
    #expect(again == value)
  }

  // ValueTransformers.kvmap:27
  @Testing.Test("RVText: case-078: a number is no text unless the file is lenient") func test4() throws {
    let document = "{\"value\": 12345}"
    let problems = RVText.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "value" }, "\(problems)")
  }

  // ValueTransformers.kvmap:36
  @Testing.Test("[RVWord]: case-066, case-067, case-068, case-069, case-070, case-071, case-072, case-073: words for true and false") func test5() throws {
    let document = "[{\"value\": \"true\"}, {\"value\": \"t\"}, {\"value\": \"yes\"}, {\"value\": \"y\"}, {\"value\": \"Yes\"}, {\"value\": \"no\"},\n {\"value\": \"n\"}, {\"value\": \"1\"}]"
    let value = try [RVWord](json: document)
    try #require(value.count == 8)
    #expect(value[0].value == true)
    #expect(value[1].value == true)
    #expect(value[2].value == true)
    #expect(value[3].value == true)
    #expect(value[4].value == true)
    #expect(value[5].value == false)
    #expect(value[6].value == false)
    #expect(value[7].value == true)
  }

  // ValueTransformers.kvmap:57
  @Testing.Test("RVReal: case-074: a real number in a text") func test6() throws {
    let document = "{\"value\": \"1234.5678\"}"
    let value = try RVReal(json: document)
    #expect(value.value == 1234.5678)
  }

  // ValueTransformers.kvmap:62
  @Testing.Test("RVLong: case-075: a long integer in a text") func test7() throws {
    let document = "{\"value\": \"69726278940360707\"}"
    let value = try RVLong(json: document)
    #expect(value.value == 69726278940360707)
  }

  // ValueTransformers.kvmap:67
  @Testing.Test("RVDigits: case-076: a number as a text") func test8() throws {
    let document = "{\"value\": 12345}"
    let value = try RVDigits(json: document)
    #expect(value.value == "12345")
  }

  // ValueTransformers.kvmap:72
  @Testing.Test("RVExact: case-077: a decimal without noise") func test9() throws {
    let document = "{\"value\": 123456.789}"
    let value = try RVExact(json: document)
    #expect(value.value == KVMap.GeneratedConstant.decimal("123456.789"))
    let again = try RVExact(json: value.jsonBytes())
    #expect(again == value)
  }

  // ValueTransformers.kvmap:88
  @Testing.Test("RVList: case-079: an array keeps its order") func test10() throws {
    let document = "{\"value\": [\"one\", \"two\", \"three\"]}"
    let value = try RVList(json: document)
    #expect(value.value == (["one", "two", "three"] as [Swift.String]))
    let again = try RVList(json: value.jsonBytes())
    #expect(again == value)
  }

  // ValueTransformers.kvmap:94
  @Testing.Test("RVSet: case-080: a set has no order, and each element once") func test11() throws {
    let document = "{\"value\": [\"one\", \"two\", \"three\"]}"
    let value = try RVSet(json: document)
    #expect(value.value == (["one", "three", "two"] as Swift.Set<Swift.String>))
    let again = try RVSet(json: value.jsonBytes())
    #expect(again == value)
  }

  // ValueTransformers.kvmap:100
  @Testing.Test("RVSet: case-062: a number is no set") func test12() throws {
    let document = "{\"value\": 12345}"
    let problems = RVSet.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "value" }, "\(problems)")
  }

  // ValueTransformers.kvmap:105
  @Testing.Test("RVSingle: case-081: a scalar in an array") func test13() throws {
    let document = "{\"value\": \"Blue\"}"
    let value = try RVSingle(json: document)
    #expect(value.value == (["Blue"] as [Swift.String]))
    let again = try RVSingle(json: value.jsonBytes())
    #expect(again == value)
  }

  // ValueTransformers.kvmap:111
  @Testing.Test("RVList: case-083: an array is read and written as one") func test14() throws {
    let document = "{\"value\": [\"one\", \"two\", \"three\"]}"
    let value = try RVList(json: document)
    #expect(value.value == (["one", "two", "three"] as [Swift.String]))
    let again = try RVList(json: value.jsonBytes())
    #expect(again == value)
  }

  // ValueTransformers.kvmap:124
  @Testing.Test("RVKeys: case-082: a collection whose keys are data") func test15() throws {
    let document = "{\"value\": {\"key\": {}}}"
    let value = try RVKeys(json: document)
    try #require(value.value.count == 1)
    #expect(value.value[0].key == "key")
    let again = try RVKeys(json: value.jsonBytes())
    #expect(again == value)
  }

  // ValueTransformers.kvmap:134
  @Testing.Test("RVEpoch: case-084: seconds in a text") func test16() throws {
    let document = "{\"value\": \"0\"}"
    let value = try RVEpoch(json: document)
    #expect(value.value == Date(timeIntervalSince1970: 0.0))
  }

  // ValueTransformers.kvmap:139
  @Testing.Test("RVEpoch: case-087: garbage is no time stamp") func test17() throws {
    let document = "{\"value\": \":*7vxck#sf#adsa\"}"
    let problems = RVEpoch.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "value" }, "\(problems)")
  }

  // ValueTransformers.kvmap:148
  @Testing.Test("[RVISO]: case-089, case-090, case-091, case-096, case-098: ISO 8601") func test18() throws {
    let document = "[{\"value\": \"2009-05-11T10:39:22-04:00\"}, {\"value\": \"2009-05-11T14:39:22-0000\"},\n {\"value\": \"2009-05-11T14:39:22Z\"}, {\"value\": \"2013-09-11T09:24:56-04:00\"},\n {\"value\": \"1969-12-31T23:59:59Z\"}]"
    let value = try [RVISO](json: document)
    try #require(value.count == 5)
    #expect(value[0].value == Date(timeIntervalSince1970: 1242052762.0))
    #expect(value[1].value == Date(timeIntervalSince1970: 1242052762.0))
    #expect(value[2].value == Date(timeIntervalSince1970: 1242052762.0))
    #expect(value[3].value == Date(timeIntervalSince1970: 1378905896.0))
    #expect(value[4].value == Date(timeIntervalSince1970: -1.0))
    let again = try [RVISO](json: value.jsonBytes())
    #expect(again == value)
  }

  // ValueTransformers.kvmap:158
  @Testing.Test("[RVISO]: case-093, case-094, case-095, case-097: with a fraction") func test19() throws {
    let document = "[{\"value\": \"2009-05-11T14:39:22.777-00:00\"}, {\"value\": \"2009-05-11T14:39:22.777-0000\"},\n {\"value\": \"2009-05-11T14:39:22.777Z\"}, {\"value\": \"2013-09-11T09:24:56.123456-04:00\"}]"
    let value = try [RVISO](json: document)
    try #require(value.count == 4)
    #expect(Swift.abs(value[0].value.timeIntervalSince1970 - 1242052762.777) < 0.0000005)
    #expect(Swift.abs(value[1].value.timeIntervalSince1970 - 1242052762.777) < 0.0000005)
    #expect(Swift.abs(value[2].value.timeIntervalSince1970 - 1242052762.777) < 0.0000005)
    #expect(Swift.abs(value[3].value.timeIntervalSince1970 - 1378905896.123456) < 0.0000005)
    let again = try [RVISO](json: value.jsonBytes())
    #expect(again == value)
  }

  // ValueTransformers.kvmap:167
  @Testing.Test("RVISO: case-109: seconds may be left out") func test20() throws {
    let document = "{\"value\": \"2009-05-19T14:39Z\"}"
    let value = try RVISO(json: document)
    #expect(value.value == Date(timeIntervalSince1970: 1242743940.0))
  }

  // ValueTransformers.kvmap:172
  @Testing.Test("RVISO: case-099: an empty text") func test21() throws {
    let document = "{\"value\": \"\"}"
    let problems = RVISO.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "value" }, "\(problems)")
  }

  // ValueTransformers.kvmap:177
  @Testing.Test("RVISO: case-100: garbage") func test22() throws {
    let document = "{\"value\": \":*7vxck#sf#adsa\"}"
    let problems = RVISO.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "value" }, "\(problems)")
  }

  // ValueTransformers.kvmap:182
  @Testing.Test("RVISO: case-101: an array") func test23() throws {
    let document = "{\"value\": []}"
    let problems = RVISO.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "value" }, "\(problems)")
  }

  // ValueTransformers.kvmap:187
  @Testing.Test("RVISO: case-102: no full date and time") func test24() throws {
    let document = "{\"value\": \"2009-12T12:34\"}"
    let problems = RVISO.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "value" }, "\(problems)")
  }

  // ValueTransformers.kvmap:192
  @Testing.Test("RVISO: case-103: no full date and time") func test25() throws {
    let document = "{\"value\": \"2009-05-19\"}"
    let problems = RVISO.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "value" }, "\(problems)")
  }

  // ValueTransformers.kvmap:197
  @Testing.Test("RVISO: case-104: no full date and time") func test26() throws {
    let document = "{\"value\": \"2009123\"}"
    let problems = RVISO.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "value" }, "\(problems)")
  }

  // ValueTransformers.kvmap:202
  @Testing.Test("RVISO: case-105: no full date and time") func test27() throws {
    let document = "{\"value\": \"2009-W01-1\"}"
    let problems = RVISO.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "value" }, "\(problems)")
  }

  // ValueTransformers.kvmap:207
  @Testing.Test("RVISO: case-106: no full date and time") func test28() throws {
    let document = "{\"value\": \"2009-W51-1\"}"
    let problems = RVISO.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "value" }, "\(problems)")
  }

  // ValueTransformers.kvmap:212
  @Testing.Test("RVISO: case-107: no full date and time") func test29() throws {
    let document = "{\"value\": \"2009-05-19 14\"}"
    let problems = RVISO.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "value" }, "\(problems)")
  }

  // ValueTransformers.kvmap:217
  @Testing.Test("RVISO: case-108: no full date and time") func test30() throws {
    let document = "{\"value\": \"2009-05-19 14:31\"}"
    let problems = RVISO.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "value" }, "\(problems)")
  }

  // ValueTransformers.kvmap:222
  @Testing.Test("RVISO: case-110: no full date and time") func test31() throws {
    let document = "{\"value\": \"2009-W21-2\"}"
    let problems = RVISO.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "value" }, "\(problems)")
  }

  // ValueTransformers.kvmap:227
  @Testing.Test("RVISO: case-111: no full date and time") func test32() throws {
    let document = "{\"value\": \"2009-W21-2T01:22\"}"
    let problems = RVISO.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "value" }, "\(problems)")
  }

  // ValueTransformers.kvmap:232
  @Testing.Test("RVISO: case-112: no full date and time") func test33() throws {
    let document = "{\"value\": \"20090621T0545Z\"}"
    let problems = RVISO.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "value" }, "\(problems)")
  }

  // ValueTransformers.kvmap:237
  @Testing.Test("RVISO: case-113: no full date and time") func test34() throws {
    let document = "{\"value\": \"2007-04-06T00:00\"}"
    let problems = RVISO.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "value" }, "\(problems)")
  }

  // ValueTransformers.kvmap:242
  @Testing.Test("RVISO: case-114: no full date and time") func test35() throws {
    let document = "{\"value\": \"2007-04-05T24:00\"}"
    let problems = RVISO.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "value" }, "\(problems)")
  }

  // ValueTransformers.kvmap:251
  @Testing.Test("[RVWithoutZone]: case-088, case-092: without a zone it is UTC, where a pattern says so") func test36() throws {
    let document = "[{\"value\": \"2009-05-11 14:39:22\"}, {\"value\": \"2009-05-11T14:39:22.777\"}]"
    let value = try [RVWithoutZone](json: document)
    try #require(value.count == 2)
    #expect(value[0].value == Date(timeIntervalSince1970: 1242052762.0))
    #expect(Swift.abs(value[1].value.timeIntervalSince1970 - 1242052762.777) < 0.0000005)
  }

  // ValueTransformers.kvmap:260
  @Testing.Test("[RVHTTP]: case-116, case-117: dates of HTTP") func test37() throws {
    let document = "[{\"value\": \"Sun, 06 Nov 1994 08:49:37 GMT\"}, {\"value\": \"Sun Nov  6 08:49:37 1994\"}]"
    let value = try [RVHTTP](json: document)
    try #require(value.count == 2)
    #expect(value[0].value == Date(timeIntervalSince1970: 784111777.0))
    #expect(value[1].value == Date(timeIntervalSince1970: 784111777.0))
    let again = try [RVHTTP](json: value.jsonBytes())
    #expect(again == value)
  }

  // ValueTransformers.kvmap:273
  @Testing.Test("RVDay: case-118: a day by a pattern") func test38() throws {
    let document = "{\"value\": \"08/09/2011\"}"
    let value = try RVDay(json: document)
    #expect(value.value == Date(timeIntervalSince1970: 1312848000.0))
    let again = try RVDay(json: value.jsonBytes())
    #expect(again == value)
  }

  // ValueTransformers.kvmap:279
  @Testing.Test("RVFullDay: case-124: a day in full words") func test39() throws {
    let document = "{\"value\": \"Thursday, January 1, 1970\"}"
    let value = try RVFullDay(json: document)
    #expect(value.value == Date(timeIntervalSince1970: 0.0))
    let again = try RVFullDay(json: value.jsonBytes())
    #expect(again == value)
  }

  // ValueTransformers.kvmap:289
  @Testing.Test("RVAnyDay: case-125: the first transformer that succeeds is used") func test40() throws {
    let document = "{\"value\": \"2009-05-19\"}"
    let value = try RVAnyDay(json: document)
    #expect(value.value == Date(timeIntervalSince1970: 1242691200.0))
  }

  // ValueTransformers.kvmap:301
  @Testing.Test("[RVDotNet]: case-119, case-120: dates of .NET") func test41() throws {
    let document = "[{\"value\": \"/Date(1000212360000-0400)/\"}, {\"value\": \"/Date(1112715000000)/\"}]"
    let value = try [RVDotNet](json: document)
    try #require(value.count == 2)
    #expect(value[0].value == Date(timeIntervalSince1970: 1000212360.0))
    #expect(value[1].value == Date(timeIntervalSince1970: 1112715000.0))
    let again = try [RVDotNet](json: value.jsonBytes())
    #expect(again == value)
  }

  // ValueTransformers.kvmap:307
  @Testing.Test("RVLossyDotNet: case-121: no date of .NET, where that is allowed") func test42() throws {
    let document = "{\"value\": \"(null)\"}"
    let value = try RVLossyDotNet(json: document)
    #expect(value.value == nil)
  }

  // ValueTransformers.kvmap:312
  @Testing.Test("RVDotNet: case-121: no date of .NET") func test43() throws {
    let document = "{\"value\": \"(null)\"}"
    let problems = RVDotNet.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "value" }, "\(problems)")
  }
}
