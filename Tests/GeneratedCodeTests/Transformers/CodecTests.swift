import KVMap
import Testing

@testable import EmittedGoldens

/// `= swift`, in generated code.
@Suite struct CodecTests {
  @Test func valuesGoThroughSwiftBothWays() throws {
    let value = try Coded(json: #"{"title":"Hello World","ending":"end","endings":["a","b"]}"#)
    #expect(value.slug == "hello-world")
    #expect(value.ending == "end!!")
    #expect(value.endings == ["a.", "b."])
    #expect(try value.jsonString() == #"{"ending":"end","endings":["a","b"]}"#)
  }

  @Test func whatACodecRefusesToReadIsAProblem() {
    let problems = Coded.decodeCollectingProblems(json: #"{"title":"","ending":"end","endings":[]}"#).problems
    #expect(problems.map(\.path) == ["title"])
    #expect(problems.map(\.kind) == [.mismatch])
    #expect(problems.map(\.expected) == ["a title"])
  }

  @Test func whatACodecRefusesToWriteIsAProblem() {
    let value = Coded(ending: "end!!", endings: ["a.", "b"])
    let error = #expect(throws: MappingError.self) { try value.jsonBytes() }
    #expect(error?.problems.map(\.path) == ["endings[1]"])
    #expect(error?.problems.first?.expected == "a text that ends with .")
  }
}
