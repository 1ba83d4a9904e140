import Foundation
import KVMap
import Testing

@testable import EmittedGoldens

@Suite struct ScalarTests {
  private static let members: [(key: String, value: String)] = [
    ("bool", "true"), ("int", "-1"), ("int8", "-128"), ("int16", "-32768"), ("int32", "-2147483648"),
    ("int64", "-9223372036854775808"), ("uint", "1"), ("uint8", "255"), ("uint16", "65535"), ("uint32", "4294967295"),
    ("uint64", "18446744073709551615"), ("float", "1.5"), ("double", "0.1"),
    ("decimal", "123456789012345678901234.5678"), ("string", #""é\n\"""#), ("character", #""ß""#),
    ("date", #""2012-04-14T00:20:07.25Z""#), ("url", #""https://example.org/a?b""#),
    ("uuid", #""E621E1F8-C36C-495A-93FC-0C247A3E6E5F""#), ("data", #""AQID""#), ("value", #"[1,null,{"a":2.50}]"#),
    ("object", #"{"z":1,"a":[]}"#),
  ]

  private static func document(_ key: String? = nil, is value: String = "") -> String {
    "{" + members.map { #""\#($0.key)":\#($0.key == key ? value : $0.value)"# }.joined(separator: ",") + "}"
  }

  @Test func everyTypeIsReadAndWrittenBack() throws {
    let value = try Scalars(json: Self.document())
    #expect(value.int8 == -128)
    #expect(value.uint64 == UInt64.max)
    #expect(value.decimal == Decimal(string: "123456789012345678901234.5678"))
    #expect(value.character == "ß")
    #expect(value.date.timeIntervalSince1970 == 1_334_362_807.25)
    #expect(value.data == Data([1, 2, 3]))
    #expect(try Mapped.text(value) == Self.document())
  }

  @Test(arguments: [
    ("bool", "false"), ("int", "1"), ("int8", "127"), ("int16", "1"), ("int32", "1"), ("int64", "1"), ("uint", "2"),
    ("uint8", "1"), ("uint16", "1"), ("uint32", "1"), ("uint64", "1"), ("float", "2.5"), ("double", "0.2"),
    ("decimal", "1"), ("string", #""""#), ("character", #""s""#), ("date", #""2012-04-14T00:20:07Z""#),
    ("url", #""https://example.org/a""#), ("uuid", #""E621E1F8-C36C-495A-93FC-0C247A3E6E50""#), ("data", #""AQI=""#),
    ("value", #"[1,null,{"a":2.25}]"#), ("object", #"{"z":1}"#),
  ])
  func everyPropertyIsComparedAndHashed(key: String, other: String) throws {
    let value = try Scalars(json: Self.document())
    let same = try Scalars(json: Self.document())
    let changed = try Scalars(json: Self.document(key, is: other))
    #expect(value == same)
    #expect(value.hashValue == same.hashValue)
    #expect(value != changed)
    #expect(value.hashValue != changed.hashValue)
  }

  @Test func everyOptionalMayBeAbsentOrNull() throws {
    #expect(try Mapped.rewritten("{}", as: OptionalScalars.self) == "{}")
    let nulls =
      #"{"bool":null,"int":null,"double":null,"decimal":null,"string":null,"date":null,"url":null,"uuid":null,"data":null,"object":null}"#
    #expect(try Mapped.rewritten(nulls, as: OptionalScalars.self) == "{}")
  }

  @Test(arguments: [
    ("int8", "128", "range"), ("int8", "1.5", "mismatch"), ("uint", "-1", "range"), ("float", "1e39", "range"),
    ("double", "1e999", "range"), ("bool", "1", "mismatch"), ("string", "1", "mismatch"), ("int", #""1""#, "mismatch"),
    ("character", #""ab""#, "mismatch"), ("date", #""2012-02-30T00:00:00Z""#, "mismatch"), ("url", #""""#, "mismatch"),
    ("uuid", #""x""#, "mismatch"), ("data", #""A""#, "mismatch"), ("object", "[]", "mismatch"), ("int", "null", "null"),
  ])
  func aBadValueIsToldAtItsRule(key: String, bad: String, kind: String) {
    let problem = Mapped.problem(Self.document(key, is: bad), as: Scalars.self)
    #expect(problem?.hasPrefix("\(key) \(kind) Scalars.\(key):") == true, "\(problem ?? "none")")
  }

  @Test func whatIsMissingIsTold() {
    #expect(Mapped.problem("{}", as: Scalars.self) == "bool missing Scalars.bool:5")
    #expect(Mapped.problems("{}", as: Scalars.self).count == 22)
    #expect(Mapped.problem("[]", as: Scalars.self) == " mismatch Scalars:4")
    #expect(Mapped.problem("{", as: Scalars.self) == " syntax")
  }
}

@Suite struct LenientTests {
  private static let document = #"""
    {"bool":"yes","int":"42","uint8":"7","float":"1.5","double":"1e2","decimal":"0.10","string":42.50,"url":"a",\#
    "exact":1,"optional":"","optionalText":"","list":"5","words":true,"items":{"name":1},"unique":3,"grid":[["1",2],3],\#
    "optionalList":[1,"2"]}
    """#

  @Test func textsNumbersAndSingleValuesAreAccepted() throws {
    let value = try LenientScalars(json: Self.document)
    #expect(value.bool && value.int == 42 && value.uint8 == 7 && value.float == 1.5 && value.double == 100)
    #expect(value.decimal == Decimal(string: "0.1"))
    #expect(value.string == "42.50")
    #expect(value.optional == nil && value.optionalText == "")
    #expect(value.list == [5] && value.words == ["true"] && value.unique == [3])
    #expect(value.items == [LenientItem(name: "1")])
    #expect(value.grid == [[1, 2], [3]])
    #expect(value.optionalList == [1, 2])
  }

  @Test func strictStaysStrict() {
    let document = Self.document.replacing(#""exact":1"#, with: #""exact":"1""#)
    #expect(Mapped.problem(document, as: LenientScalars.self) == "exact mismatch LenientScalars.exact:12")
  }

  @Test func garbageIsStillAnError() {
    let document = Self.document.replacing(#""int":"42""#, with: #""int":"4 2""#)
    #expect(Mapped.problem(document, as: LenientScalars.self) == "int mismatch LenientScalars.int:5")
  }
}
