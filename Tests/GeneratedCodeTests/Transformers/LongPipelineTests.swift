import KVMap
import Testing

@testable import EmittedGoldens

/// Pipelines with more steps than a Swift expression can nest.
@Suite struct LongPipelineTests {
  private let document = #"""
    {"text":"x","maybe":"y","elements":["a","b"],"parts":"c,d","number":0,"inner":{"k":"e f"}}
    """#

  @Test func everyStepIsDoneAndUndone() throws {
    let value = try LongPipelines(json: document)
    let letters = String(repeating: "a", count: 30)
    #expect(value.text == letters + "x")
    #expect(value.maybe == letters + "y")
    #expect(value.elements == [letters + "a", letters + "b"])
    #expect(value.parts == [letters + "c", letters + "d"])
    // Add one and double, twenty times: 2 + 4 + … + 2^20.
    #expect(value.number == 2_097_150)
    #expect(value.inner == ["k": [letters + "e", letters + "f"]])
    #expect(try value.jsonString() == document)
  }

  @Test func aProblemInTheMiddleStandsAtTheValue() {
    let problems = LongPipelines.decodeCollectingProblems(
      json: document.replacing("\"number\":0", with: "\"number\":1e37")
    ).problems
    #expect(problems.map(\.path) == ["number"])
    let other = LongPipelines.decodeCollectingProblems(json: document.replacing("\"b\"", with: "5")).problems
    #expect(other.map(\.path) == ["elements[1]"])
  }

  @Test func whatCannotBeUndoneIsAProblem() throws {
    var value = try LongPipelines(json: document)
    value.parts = ["b"]
    let error = #expect(throws: MappingError.self) { try value.jsonBytes() }
    #expect(error?.problems.map(\.path) == ["parts"])
  }
}
