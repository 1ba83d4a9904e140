// Generated from ValueTransformers.kvmap. Do not edit.
// kvmap format 1, input 4e72f337030c02ae, body 07f92040503ce60d
// swift-format-ignore-file
// swiftlint:disable all
import Foundation
import KVMap
import Testing

@testable import ReplacedSystems

/// The tests of ValueTransformers.kvmap.
@Testing.Suite("ValueTransformers.kvmap") struct ValueTransformersMappingTests {
  // ValueTransformers.kvmap:6
  @Testing.Test("RVLink: case-063: no URL") func test1() throws {
    let document = "{\"value\": \":*7vxck#sf#adsa\"}"
    let problems = RVLink.reading(json: document).problems.filter { !$0.isDropped }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "value" }, "\(problems)")
  }

  // ValueTransformers.kvmap:10
  @Testing.Test("RVLink: case-064: a number") func test2() throws {
    let document = "{\"value\": 12345}"
    let problems = RVLink.reading(json: document).problems.filter { !$0.isDropped }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "value" }, "\(problems)")
  }

  // ValueTransformers.kvmap:14
  @Testing.Test("RVLink: case-065: written as text") func test3() throws {
    let document = "{\"value\": \"http://a.example\"}"
    let value = try RVLink(json: document)
    #expect(value.value == KVMap.Constant.url("http://a.example"))
    let again = try RVLink(json: value.json())
    #expect(again == value)
  }

  // ValueTransformers.kvmap:23
  @Testing.Test("RVText: case-061: a text stays what it is") func test4() throws {
    let document = "{\"value\": \"http://a.example\"}"
    let value = try RVText(json: document)
    #expect(value.value == "http://a.example")
    let again = try RVText(json: value.json())
    #expect(again == value)
  }

  // ValueTransformers.kvmap:28
  @Testing.Test("RVText: case-078: a number is no text unless the file is lenient") func test5() throws {
    let document = "{\"value\": 12345}"
    let problems = RVText.reading(json: document).problems.filter { !$0.isDropped }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "value" }, "\(problems)")
  }

  // ValueTransformers.kvmap:41
  @Testing.Test("RVWords: case-066, case-067, case-068, case-069, case-070, case-071: words for true and false") func test6() throws {
    let document = "{\"a\": \"true\", \"b\": \"t\", \"c\": \"yes\", \"d\": \"y\", \"e\": \"Yes\", \"f\": \"no\"}"
    let value = try RVWords(json: document)
    #expect(value.a == true)
    #expect(value.b == true)
    #expect(value.c == true)
    #expect(value.d == true)
    #expect(value.e == true)
    #expect(value.f == false)
  }

  // ValueTransformers.kvmap:45
  @Testing.Test("RVWords: case-072, case-073, case-141, case-142, case-143: more of them") func test7() throws {
    let document = "{\"a\": \"n\", \"b\": \"1\", \"c\": \"T\", \"d\": \"F\", \"e\": \"No\", \"f\": 0}"
    let value = try RVWords(json: document)
    #expect(value.a == false)
    #expect(value.b == true)
    #expect(value.c == true)
    #expect(value.d == false)
    #expect(value.e == false)
    #expect(value.f == false)
  }

  // ValueTransformers.kvmap:49
  @Testing.Test("RVWords: case-144, case-145: and in capitals") func test8() throws {
    let document = "{\"a\": \"Y\", \"b\": \"N\", \"c\": \"YES\", \"d\": \"NO\", \"e\": 1, \"f\": false}"
    let value = try RVWords(json: document)
    #expect(value.a == true)
    #expect(value.b == false)
    #expect(value.c == true)
    #expect(value.d == false)
    #expect(value.e == true)
    #expect(value.f == false)
  }

  // ValueTransformers.kvmap:60
  @Testing.Test("RVNumbers: case-074, case-075, case-076, case-077: numbers and texts") func test9() throws {
    let document = "{\"real\": \"1234.5678\", \"long\": \"69726278940360707\", \"text\": 12345, \"exact\": 123456.789}"
    let value = try RVNumbers(json: document)
    #expect(value.real == 1234.5678)
    #expect(value.long == 69726278940360707)
    #expect(value.text == "12345")
    #expect(value.exact == KVMap.Constant.decimal("123456.789"))
  }

  // ValueTransformers.kvmap:69
  @Testing.Test("RVLists: case-079, case-080: an array keeps its order, a set has none") func test10() throws {
    let document = "{\"list\": [\"one\", \"two\", \"three\"], \"set\": [\"one\", \"two\", \"three\", \"one\"]}"
    let value = try RVLists(json: document)
    #expect(value.list == (["one", "two", "three"] as [Swift.String]))
    #expect(value.set == (["three", "two", "one"] as Swift.Set<Swift.String>))
    let again = try RVLists(json: value.json())
    #expect(again == value)
  }

  // ValueTransformers.kvmap:74
  @Testing.Test("RVLists: case-062: a number is no set") func test11() throws {
    let document = "{\"list\": [], \"set\": 12345}"
    let problems = RVLists.reading(json: document).problems.filter { !$0.isDropped }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "set" }, "\(problems)")
  }

  // ValueTransformers.kvmap:82
  @Testing.Test("RVSingle: case-081: a scalar in an array") func test12() throws {
    let document = "{\"list\": \"Blue\", \"set\": \"Red\"}"
    let value = try RVSingle(json: document)
    #expect(value.list == (["Blue"] as [Swift.String]))
    #expect(value.set == (["Red"] as Swift.Set<Swift.String>))
    let again = try RVSingle(json: value.json())
    #expect(again == value)
  }

  // ValueTransformers.kvmap:92
  @Testing.Test("RVEpoch: case-084, case-085, case-086: seconds, as a number and as a text") func test13() throws {
    let document = "{\"value\": \"0\", \"text\": \"0\"}"
    let value = try RVEpoch(json: document)
    #expect(value.value == Date(timeIntervalSince1970: 0.0))
    #expect(value.text == Date(timeIntervalSince1970: 0.0))
    let again = try RVEpoch(json: value.json())
    #expect(again == value)
  }

  // ValueTransformers.kvmap:97
  @Testing.Test("RVEpoch: case-087: garbage") func test14() throws {
    let document = "{\"value\": \":*7vxck#sf#adsa\", \"text\": \"0\"}"
    let problems = RVEpoch.reading(json: document).problems.filter { !$0.isDropped }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "value" }, "\(problems)")
  }

  // ValueTransformers.kvmap:105
  @Testing.Test("[RVISO]: case-089, case-090, case-091, case-096, case-098: ISO 8601") func test15() throws {
    let document = "[{\"d\": \"2009-05-11T10:39:22-04:00\"}, {\"d\": \"2009-05-11T14:39:22-0000\"}, {\"d\": \"2009-05-11T14:39:22Z\"},\n {\"d\": \"2013-09-11T09:24:56-04:00\"}, {\"d\": \"1969-12-31T23:59:59Z\"}]"
    let value = try [RVISO](json: document)
    try #require(value.count == 5)
    #expect(value[0].d == Date(timeIntervalSince1970: 1242052762.0))
    #expect(value[1].d == Date(timeIntervalSince1970: 1242052762.0))
    #expect(value[2].d == Date(timeIntervalSince1970: 1242052762.0))
    #expect(value[3].d == Date(timeIntervalSince1970: 1378905896.0))
    #expect(value[4].d == Date(timeIntervalSince1970: -1.0))
    let again = try [RVISO](json: value.json())
    #expect(again == value)
  }

  // ValueTransformers.kvmap:113
  @Testing.Test("[RVISO]: case-093, case-094, case-095, case-097: with a fraction") func test16() throws {
    let document = "[{\"d\": \"2009-05-11T14:39:22.777-00:00\"}, {\"d\": \"2009-05-11T14:39:22.777-0000\"}, {\"d\": \"2009-05-11T14:39:22.777Z\"},\n {\"d\": \"2013-09-11T09:24:56.123456-04:00\"}]"
    let value = try [RVISO](json: document)
    try #require(value.count == 4)
    #expect(Swift.abs(value[0].d.timeIntervalSince1970 - 1242052762.777) < 0.0000005)
    #expect(Swift.abs(value[1].d.timeIntervalSince1970 - 1242052762.777) < 0.0000005)
    #expect(Swift.abs(value[2].d.timeIntervalSince1970 - 1242052762.777) < 0.0000005)
    #expect(Swift.abs(value[3].d.timeIntervalSince1970 - 1378905896.123456) < 0.0000005)
    let again = try [RVISO](json: value.json())
    #expect(again == value)
  }

  // ValueTransformers.kvmap:121
  @Testing.Test("RVISO: case-167, case-109: seconds may be left out") func test17() throws {
    let document = "{\"d\": \"2011-08-09T00:00Z\"}"
    let value = try RVISO(json: document)
    #expect(value.d == Date(timeIntervalSince1970: 1312848000.0))
  }

  // ValueTransformers.kvmap:125
  @Testing.Test("RVISO: case-170: far from now") func test18() throws {
    let document = "{\"d\": \"3001-01-01T00:00:00Z\"}"
    let value = try RVISO(json: document)
    #expect(value.d == Date(timeIntervalSince1970: 32535216000.0))
    let again = try RVISO(json: value.json())
    #expect(again == value)
  }

  // ValueTransformers.kvmap:130
  @Testing.Test("RVISO: case-099: an empty text") func test19() throws {
    let document = "{\"d\": \"\"}"
    let problems = RVISO.reading(json: document).problems.filter { !$0.isDropped }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "d" }, "\(problems)")
  }

  // ValueTransformers.kvmap:134
  @Testing.Test("RVISO: case-100: garbage") func test20() throws {
    let document = "{\"d\": \":*7vxck#sf#adsa\"}"
    let problems = RVISO.reading(json: document).problems.filter { !$0.isDropped }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "d" }, "\(problems)")
  }

  // ValueTransformers.kvmap:138
  @Testing.Test("RVISO: case-101: an array") func test21() throws {
    let document = "{\"d\": []}"
    let problems = RVISO.reading(json: document).problems.filter { !$0.isDropped }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "d" }, "\(problems)")
  }

  // ValueTransformers.kvmap:142
  @Testing.Test("RVISO: case-102") func test22() throws {
    let document = "{\"d\": \"2009-12T12:34\"}"
    let problems = RVISO.reading(json: document).problems.filter { !$0.isDropped }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "d" }, "\(problems)")
  }

  // ValueTransformers.kvmap:146
  @Testing.Test("RVISO: case-103") func test23() throws {
    let document = "{\"d\": \"2009-05-19\"}"
    let problems = RVISO.reading(json: document).problems.filter { !$0.isDropped }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "d" }, "\(problems)")
  }

  // ValueTransformers.kvmap:150
  @Testing.Test("RVISO: case-104") func test24() throws {
    let document = "{\"d\": \"2009123\"}"
    let problems = RVISO.reading(json: document).problems.filter { !$0.isDropped }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "d" }, "\(problems)")
  }

  // ValueTransformers.kvmap:154
  @Testing.Test("RVISO: case-105") func test25() throws {
    let document = "{\"d\": \"2009-W01-1\"}"
    let problems = RVISO.reading(json: document).problems.filter { !$0.isDropped }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "d" }, "\(problems)")
  }

  // ValueTransformers.kvmap:158
  @Testing.Test("RVISO: case-106") func test26() throws {
    let document = "{\"d\": \"2009-W51-1\"}"
    let problems = RVISO.reading(json: document).problems.filter { !$0.isDropped }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "d" }, "\(problems)")
  }

  // ValueTransformers.kvmap:162
  @Testing.Test("RVISO: case-107") func test27() throws {
    let document = "{\"d\": \"2009-05-19 14\"}"
    let problems = RVISO.reading(json: document).problems.filter { !$0.isDropped }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "d" }, "\(problems)")
  }

  // ValueTransformers.kvmap:166
  @Testing.Test("RVISO: case-108") func test28() throws {
    let document = "{\"d\": \"2009-05-19 14:31\"}"
    let problems = RVISO.reading(json: document).problems.filter { !$0.isDropped }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "d" }, "\(problems)")
  }

  // ValueTransformers.kvmap:170
  @Testing.Test("RVISO: case-110") func test29() throws {
    let document = "{\"d\": \"2009-W21-2\"}"
    let problems = RVISO.reading(json: document).problems.filter { !$0.isDropped }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "d" }, "\(problems)")
  }

  // ValueTransformers.kvmap:174
  @Testing.Test("RVISO: case-111") func test30() throws {
    let document = "{\"d\": \"2009-W21-2T01:22\"}"
    let problems = RVISO.reading(json: document).problems.filter { !$0.isDropped }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "d" }, "\(problems)")
  }

  // ValueTransformers.kvmap:178
  @Testing.Test("RVISO: case-112") func test31() throws {
    let document = "{\"d\": \"20090621T0545Z\"}"
    let problems = RVISO.reading(json: document).problems.filter { !$0.isDropped }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "d" }, "\(problems)")
  }

  // ValueTransformers.kvmap:182
  @Testing.Test("RVISO: case-113") func test32() throws {
    let document = "{\"d\": \"2007-04-06T00:00\"}"
    let problems = RVISO.reading(json: document).problems.filter { !$0.isDropped }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "d" }, "\(problems)")
  }

  // ValueTransformers.kvmap:186
  @Testing.Test("RVISO: case-114") func test33() throws {
    let document = "{\"d\": \"2007-04-05T24:00\"}"
    let problems = RVISO.reading(json: document).problems.filter { !$0.isDropped }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "d" }, "\(problems)")
  }

  // ValueTransformers.kvmap:194
  @Testing.Test("[RVWithoutZone]: case-088, case-092, case-125, case-126: without a zone it is UTC, and the first pattern that fits") func test34() throws {
    let document = "[{\"d\": \"2009-05-11 14:39:22\"}, {\"d\": \"2009-05-11T14:39:22.777\"}, {\"d\": \"2009-05-19\"}]"
    let value = try [RVWithoutZone](json: document)
    try #require(value.count == 3)
    #expect(value[0].d == Date(timeIntervalSince1970: 1242052762.0))
    #expect(Swift.abs(value[1].d.timeIntervalSince1970 - 1242052762.777) < 0.0000005)
    #expect(value[2].d == Date(timeIntervalSince1970: 1242691200.0))
  }

  // ValueTransformers.kvmap:198
  @Testing.Test("[RVWithoutZone]: case-291, case-298, case-299: more without a zone") func test35() throws {
    let document = "[{\"d\": \"2014-01-02\"}, {\"d\": \"2016-01-09T12:40:08\"}, {\"d\": \"2009-10-09 12:40:08\"}]"
    let value = try [RVWithoutZone](json: document)
    try #require(value.count == 3)
    #expect(value[0].d == Date(timeIntervalSince1970: 1388620800.0))
    #expect(value[1].d == Date(timeIntervalSince1970: 1452343208.0))
    #expect(value[2].d == Date(timeIntervalSince1970: 1255092008.0))
  }

  // ValueTransformers.kvmap:206
  @Testing.Test("RVMilliseconds: case-115: always three digits") func test36() throws {
    let document = "{\"d\": \"1970-01-01T00:00:00.000Z\"}"
    let value = try RVMilliseconds(json: document)
    #expect(value.d == Date(timeIntervalSince1970: 0.0))
    let again = try RVMilliseconds(json: value.json())
    #expect(again == value)
  }

  // ValueTransformers.kvmap:215
  @Testing.Test("[RVHTTP]: case-116, case-117: dates of HTTP") func test37() throws {
    let document = "[{\"d\": \"Sun, 06 Nov 1994 08:49:37 GMT\"}, {\"d\": \"Sun Nov  6 08:49:37 1994\"}]"
    let value = try [RVHTTP](json: document)
    try #require(value.count == 2)
    #expect(value[0].d == Date(timeIntervalSince1970: 784111777.0))
    #expect(value[1].d == Date(timeIntervalSince1970: 784111777.0))
    let again = try [RVHTTP](json: value.json())
    #expect(again == value)
  }

  // ValueTransformers.kvmap:225
  @Testing.Test("RVDays: case-118, case-124, case-140: days by a pattern") func test38() throws {
    let document = "{\"a\": \"08/09/2011\", \"b\": \"Thursday, January 1, 1970\"}"
    let value = try RVDays(json: document)
    #expect(value.a == Date(timeIntervalSince1970: 1312848000.0))
    #expect(value.b == Date(timeIntervalSince1970: 0.0))
    let again = try RVDays(json: value.json())
    #expect(again == value)
  }

  // ValueTransformers.kvmap:234
  @Testing.Test("[RVDotNet]: case-119, case-120, case-121, case-309: dates of .NET") func test39() throws {
    let document = "[{\"d\": \"/Date(1000212360000-0400)/\"}, {\"d\": \"/Date(1112715000000)/\"}, {\"d\": \"(null)\"},\n {\"d\": \"/Date(1451606400000)/\"}]"
    let value = try [RVDotNet](json: document)
    try #require(value.count == 4)
    #expect(value[0].d == Date(timeIntervalSince1970: 1000212360.0))
    #expect(value[1].d == Date(timeIntervalSince1970: 1112715000.0))
    #expect(value[2].d == nil)
    #expect(value[3].d == Date(timeIntervalSince1970: 1451606400.0))
    let again = try [RVDotNet](json: value.json())
    #expect(again == value)
  }
}
