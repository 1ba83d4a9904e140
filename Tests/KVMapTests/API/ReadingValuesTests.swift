import Testing

@_spi(Generated) @testable import KVMap

@Suite struct ReadingValuesTests {
  @Test func treesAreReadLikeTheirDocuments() throws {
    let tree: JSONValue = ["a": [1, 2.5, "x", true], "b": .null]
    #expect(try [String: JSONValue](jsonValue: tree) == ["a": [1, 2.5, "x", true], "b": .null])
    #expect(try [Double](jsonValue: [1, 2.5]) == [1, 2.5])
    #expect(try Int(jsonValue: tree, atPath: "a[0]") == 1)
    #expect(try JSONValue(jsonValue: tree) == tree)
  }

  @Test func problemsHavePaths() throws {
    let error = #expect(throws: MappingError.self) { try [Int](jsonValue: [1, "x"]) }
    #expect(error?.problems.map(\.path) == ["[1]"])
    let report = [Int].decodeCollectingProblems(jsonValue: ["y", "x"])
    let (value, problems) = (report.value, report.problems)
    #expect(value == nil)
    #expect(problems.map(\.path) == ["[0]", "[1]"])
    #expect([Int].decodeCollectingProblems(jsonValue: [], atPath: "a..b").problems.map(\.kind) == [.syntax])
    #expect(throws: MappingError.self) { try [Int](jsonValue: [], atPath: "a..b") }
  }

  @Test func updates() throws {
    var numbers = [1]
    try numbers.update(jsonValue: [2, 3])
    #expect(numbers == [2, 3])
    #expect(throws: MappingError.self) { try numbers.update(jsonValue: "x") }
    #expect(numbers == [2, 3])
  }

  @Test func valuesBecomeTrees() throws {
    #expect(try [1, 2].jsonValue() == [1, 2])
    #expect(try ["a": [true]].jsonValue() == ["a": [true]])
    #expect(try (nil as Int?).jsonValue() == .null)
    #expect(throws: MappingError.self) { try Double.nan.jsonValue() }
    let deep = (0..<500).reduce(JSONValue.null) { tree, _ in .array([tree]) }
    #expect(try deep.jsonValue() == deep)
  }

  @Test func aTreeIsADocument() throws {
    #expect(try [Int](from: [1, 2] as JSONValue, as: .json) == [1, 2])
    #expect([Int].decodeCollectingProblems(json: ["x"] as JSONValue).problems.map(\.path) == ["[0]"])
  }

  @Test func formatsWriteBytesDataAndText() throws {
    #expect(try String(decoding: [1].bytes(as: .json), as: UTF8.self) == "[1]")
    #expect(try [1].string(as: .json(.pretty)) == "[\n  1\n]")
    #expect(try Array([1].data(as: .json)) == Array("[1]".utf8))
    #expect(throws: MappingError.self) { try Double.nan.bytes(as: .json) }
  }
}
