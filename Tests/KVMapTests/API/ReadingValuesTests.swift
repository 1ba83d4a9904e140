import Testing

@testable import KVMap

@Suite struct ReadingValuesTests {
  @Test func treesAreReadLikeTheirDocuments() throws {
    let tree: Value = ["a": [1, 2.5, "x", true], "b": .null]
    #expect(try [String: Value](value: tree) == ["a": [1, 2.5, "x", true], "b": .null])
    #expect(try [Double](value: [1, 2.5]) == [1, 2.5])
    #expect(try Int(value: tree, at: "a[0]") == 1)
    #expect(try Value(value: tree) == tree)
  }

  @Test func problemsHavePaths() throws {
    let error = #expect(throws: MappingError.self) { try [Int](value: [1, "x"]) }
    #expect(error?.problems.map(\.path) == ["[1]"])
    let (value, problems) = [Int].reading(value: ["y", "x"])
    #expect(value == nil)
    #expect(problems.map(\.path) == ["[0]", "[1]"])
    #expect([Int].reading(value: [], at: "a..b").problems.map(\.kind) == [.syntax])
    #expect(throws: MappingError.self) { try [Int](value: [], at: "a..b") }
  }

  @Test func updates() throws {
    var numbers = [1]
    try numbers.update(value: [2, 3])
    #expect(numbers == [2, 3])
    #expect(throws: MappingError.self) { try numbers.update(value: "x") }
    #expect(numbers == [2, 3])
  }

  @Test func valuesBecomeTrees() throws {
    #expect(try [1, 2].asValue() == [1, 2])
    #expect(try ["a": [true]].asValue() == ["a": [true]])
    #expect(try (nil as Int?).asValue() == .null)
    #expect(throws: MappingError.self) { try Double.nan.asValue() }
    let deep = (0..<500).reduce(Value.null) { tree, _ in .array([tree]) }
    #expect(try deep.asValue() == deep)
  }
}
