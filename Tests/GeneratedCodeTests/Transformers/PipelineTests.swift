import KVMap
import Testing

@testable import EmittedGoldens

@Suite struct PipelineTests {
  private let document = #"""
    {"price":1250,"count":3,"tags":"a,b","numbers":"1;2","unique":"a b","user":"ada","flag":"Y",\#
    "web":"Sat, 14 Apr 2012 00:20:07 GMT","bytes":"ab01","point":"{\"x\":1,\"y\":2}","points":"[{\"x\":3,\"y\":4}]","one":"w"}
    """#

  @Test func everyStepIsDoneAndUndone() throws {
    let value = try Piped(json: document)
    #expect(value.price == 12.5)
    #expect(value.count == 2)
    #expect(value.tags == ["a", "b"])
    #expect(value.numbers == [1, 2])
    #expect(value.unique == ["a", "b"])
    #expect(value.user == "u/ada")
    #expect(value.flag == true)
    #expect(value.bytes.map(Array.init) == [0xAB, 1])
    #expect(value.point == PipedPoint(x: 1, y: 2))
    #expect(value.points == [PipedPoint(x: 3, y: 4)])
    #expect(value.one == ["w"])
    #expect(try value.jsonString() == document)
  }

  @Test func everyProblemIsToldAtItsPlace() {
    let broken = #"""
      {"price":1,"count":3,"tags":"","numbers":"1;x","unique":"","user":"ada","flag":"y","bytes":"A",\#
      "point":"{\"x\":1,\"y\":true}","points":"[{\"x\":3}"}
      """#
    let problems = Piped.decodeCollectingProblems(json: broken).problems
    #expect(problems.map(\.path) == ["numbers", "flag", "bytes", "point.y", "points"])
    #expect(problems.allSatisfy { $0.kind == .mismatch })
  }

  @Test func whatCannotBeUndoneIsAProblem() throws {
    var value = try Piped(json: document)
    value.user = "ada"
    let error = #expect(throws: MappingError.self) { try value.jsonBytes() }
    #expect(error?.problems.map(\.path) == ["user"])
  }
}
