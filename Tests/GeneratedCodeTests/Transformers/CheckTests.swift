import KVMap
import Testing

@testable import EmittedGoldens

/// `where`, in generated code.
@Suite struct CheckTests {
  @Test func valuesThatPassAndNil() throws {
    let document = #"""
      {"age":150,"name":"x","tags":["a","b"],"share":0.999,"amount":9.25,"ratio":9.5,"set":[1,2,3],"data":"AAE=",\#
      "entries":{},"number":0,"lossless":2}
      """#
    let value = try Checked(json: document)
    #expect(value.next == 1 && value.lossless == 2)
    #expect(try value.jsonString() == document)
    #expect(try Checked(json: #"{"name":"x","age":null}"#).age == nil)
  }

  @Test(arguments: [
    ("age", "151", "a value in 0...150"), ("age", "-1", "a value in 0...150"), ("name", #""""#, "count > 0"),
    ("tags", #"["a","b","c"]"#, "count <= 2"), ("share", "1.0", "a value in 0..<1"),
    ("amount", "-1.6", "a value in -1.5...9.25"), ("ratio", "9.75", "a value in ...9.5"),
    ("set", "[]", "count in 1...3"), ("set", "[1,2,3,4]", "count in 1...3"), ("data", #""AA==""#, "count == 2"),
    ("entries", #"{"a":1}"#, "count != 1"), ("number", "-1", "a value in 1..."),
  ])
  func aValueThatDoesNotPass(_ key: String, _ value: String, _ expected: String) {
    let document = key == "name" ? #"{"name":\#(value)}"# : #"{"name":"x","\#(key)":\#(value)}"#
    let problems = Checked.decodeCollectingProblems(json: document).problems
    #expect(problems.map(\.path) == [key])
    #expect(problems.map(\.kind) == [.check])
    #expect(problems.map(\.expected) == [expected])
  }

  @Test func aLossyValueThatDoesNotPassIsDropped() throws {
    let report = Checked.decodeCollectingProblems(json: #"{"name":"x","lossless":1}"#)
    let (value, problems) = (report.value, report.problems)
    #expect(value?.lossless == nil && value != nil)
    #expect(problems.map(\.path) == ["lossless"])
    #expect(problems.allSatisfy { $0.severity == .warning && $0.kind == .check })
  }

  @Test func aValueThatDoesNotPassIsNotWritten() throws {
    var value = try Checked(json: #"{"name":"x"}"#)
    value.age = 151
    let error = #expect(throws: MappingError.self) { try value.jsonBytes() }
    #expect(error?.problems.map(\.path) == ["age"])
    #expect(error?.problems.map(\.kind) == [.check])
  }

  /// At every level of optionals of optionals, nil passes.
  @Test func optionalsOfOptionals() throws {
    let document = #"{"level":9,"levels":[0,null,9],"first":3,"last":4}"#
    let value = try DeeplyChecked(json: document)
    #expect(value.levels == [0, Int??.none, 9])
    #expect(try value.jsonString() == document)
    let report = DeeplyChecked.decodeCollectingProblems(json: #"{"level":10,"levels":[1,10],"first":5,"last":4}"#)
    #expect(
      report.problems.map { "\($0.path): \($0.message)" } == [
        "level: expected a value in 0...9, found the number 10", "levels[1]: expected a value in 0...9, found the number 10",
        "first: expected first <= last, found the number 5",
      ])
    for (level, first, last, path) in [(10, 1, 2, "level"), (nil, 2, 1, "first"), (nil, 100, nil, "first")] {
      var value = try DeeplyChecked(json: "{}")
      (value.level, value.first, value.last) = (level, first, last.map { Int8($0) })
      let error = #expect(throws: MappingError.self) { try value.jsonBytes() }
      #expect(error?.problems.map(\.path) == [path])
    }
    var nils = try DeeplyChecked(json: "{}")
    (nils.level, nils.levels, nils.first) = (.some(.some(nil)), [.some(nil)], .some(nil))
    #expect(try nils.jsonString() == #"{"level":null,"levels":[null],"first":null}"#)
  }
}
