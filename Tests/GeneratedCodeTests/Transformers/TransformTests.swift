import Foundation
import KVMap
import Testing

@testable import EmittedGoldens

/// User-defined transforms, in generated code.
@Suite struct TransformTests {
  private let document = #"""
    {"price":1999,"prices":[150,275],"text":"250","handle":"ada","flags":{"a":"Y","b":"N"},"level":"high",\#
    "state":true,"exact":["caf\#u{e9}","cafe\#u{301}"],"size":1,"shade":"half","at":{"y":2,"x":1,"title":"t"},\#
    "corners":[{"top":4,"left":3}],"gx":5,"gy":6,"tree":{"n":"root","c":[{"n":"leaf","c":[]}]},\#
    "tags":"[\"a\",\"b\"]","inText":"{\"y\":8,\"x\":7}"}
    """#

  @Test func everyFormIsReadAndWritten() throws {
    let value = try Transformed(json: document)
    #expect(value.price == Decimal(string: "19.99"))
    #expect(value.prices == [1.5, 2.75])
    #expect(value.text == 2.5)
    #expect(value.handle == "@ada")
    #expect(value.flags == ["a": true, "b": false])
    #expect(value.level == 2)
    #expect(value.state == "on")
    #expect(value.exact == ["caf\u{e9}", "decomposed"])
    #expect(value.size == "small")
    #expect(value.shade == 0.5)
    #expect(value.at == GridPoint(right: 1, down: 2, name: "t"))
    #expect(value.corners == [GridPoint(right: 3, down: 4)])
    #expect(value.gathered == GridPoint(right: 5, down: 6))
    #expect(value.tree == TreeNode(name: "root", children: [TreeNode(name: "leaf", children: [])]))
    #expect(value.tags == ["a", "b"])
    #expect(value.inText == GridPoint(right: 7, down: 8))
    let written = try value.jsonString()
    #expect(written.utf8.elementsEqual(document.utf8), "\(written)")
  }

  @Test(arguments: [
    (#""flags":{"a":"Y","b":"N"}"#, #""flags":{"a":"y"}"#, "flags.a", #""Y", "J" or "N""#),
    (#""state":true"#, #""state":"on""#, "state", "true or false"),
    (#""exact":["#, #""exact":["cafe","#, "exact[0]", "caf\u{e9}"),
    (#""prices":[150,"#, #""prices":["150","#, "prices[0]", "prices[0]"),
    (#""x":1"#, #""right":1"#, "at.x", "at.x"),
    (#""left":3"#, #""left":null"#, "corners[0].left", "corners[0].left"),
    (#""gx":5"#, #""gx":"5""#, "gx", "gx"),
    (#""n":"leaf""#, #""n":5"#, "tree.c[0].n", "string"),
    (#"{\"y\":8,\"x\":7}"#, #"{\"y\":8}"#, "inText.x", "inText.x"),
  ])
  func aProblemStandsAtItsPlaceInTheDocument(_ old: String, _ new: String, _ path: String, _ expected: String) throws {
    let problems = Transformed.decodeCollectingProblems(json: document.replacing(old, with: new)).problems
    #expect(problems.map(\.path) == [path])
    #expect(problems.first?.description.contains(expected) == true, "\(problems)")
  }

  @Test func whatIsNotInATableIsNotWritten() throws {
    var value = try Transformed(json: document)
    value.level = 9
    let error = #expect(throws: MappingError.self) { try value.jsonBytes() }
    #expect(error?.problems.map(\.path) == ["level"])
    #expect(error?.problems.first?.expected == "a value of the table Level")
    #expect(try Transformed(json: document.replacing(#""high""#, with: #""unheard of""#)).level == 9)
  }

  @Test func anUpdateGoesThroughASmallMap() throws {
    var value = try Transformed(json: document)
    try value.update(json: #"{"at":{"x":10}}"#)
    #expect(value.at == GridPoint(right: 10, down: 2, name: "t"))
  }
}
