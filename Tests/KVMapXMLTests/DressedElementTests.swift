import Foundation
import KVMap
import KVMapXML
import Testing

/// Elements with attributes where their text decides, and what they are as dictionaries.
@Suite struct DressedElementTests {
  private static let data = "<data><v>1</v></data>"

  /// Each document has `#` where an attribute may stand.
  @Test(arguments: [
    ("<d><marked><kind#>first</kind>\(data)</marked></d>", Decisions(marked: [.first(Amount(v: 1))])),
    ("<d><marked><kind#>2</kind>\(data)</marked></d>", Decisions(marked: [.second(Amount(v: 1))])),
    ("<d><marked><kind#>\n 2\t</kind>\(data)</marked></d>", Decisions(marked: [.second(Amount(v: 1))])),
    ("<d><marked><kind#> first </kind>\(data)</marked></d>", Decisions(marked: [.first(Amount(v: 1))])),
    ("<d><conditional#><kind#>x</kind><v>1</v></conditional></d>", Decisions(conditional: .equal(Amount(v: 1)))),
    ("<d><conditional#><kind#>y</kind><v>1</v></conditional></d>", Decisions(conditional: .text(Amount(v: 1)))),
    (
      "<d><conditional#><kind#>y<b/></kind><v>1</v></conditional></d>", Decisions(conditional: .object(Amount(v: 1)))
    ),
    ("<d><named#>nothing</named></d>", Decisions(named: .nothing)),
    ("<d><named#> nothing </named></d>", Decisions(named: .nothing)),
    ("<d><named#><amount#>3</amount></named></d>", Decisions(named: .amount(3))),
    ("<d><p#><k>x</k><n>3</n></p><p#><k#>x</k><n#> 2 </n><v#>7</v></p></d>", Decisions(selected: 7)),
    ("<d><words#>x,y</words></d>", Decisions(words: ["x", "y"])),
    ("<d><words#>x,y</words><words#>z</words></d>", Decisions(words: ["x,y", "z"])),
    ("<d><number#> 5 </number></d>", Decisions(number: 5)),
    ("<d><exact#>\n0.50 </exact></d>", Decisions(exact: Decimal(string: "0.5"))),
    ("<d><agreed#> Y </agreed></d>", Decisions(agreed: true)),
    ("<d><agreed#>N</agreed></d>", Decisions(agreed: false)),
  ])
  func attributesDecideNothing(document: String, value: Decisions) throws {
    #expect(try Decisions(xml: document.replacing("#", with: "")) == value)
    #expect(try Decisions(xml: document.replacing("#", with: " q='1'")) == value)
  }

  @Test func aProblemIsAboutTheText() throws {
    for attribute in ["", " q='1'"] {
      #expect(try Decisions(xml: "<d><marked><kind\(attribute)>z</kind></marked></d>").marked.count == 1)
      let problems = Decisions.decodeCollectingProblems(xml: "<d><agreed\(attribute)> y </agreed></d>").problems
      #expect(problems.map(\.found) == ["the string \" y \""])
    }
  }

  @Test func anEmptyTextIsNoMember() throws {
    let empty = try Members(xml: "<m><counts/><object/></m>")
    #expect(empty.counts.isEmpty && empty.object == [:])
    let value = try Members(
      xml: "<m><counts x='1'/><texts x='1' y=''/><keyed x='1'/><object x='1'/></m>")
    #expect(value.counts == ["@x": 1])
    #expect(value.texts == ["@x": "1", "@y": ""])
    #expect(value.keyed == [Member(name: "@x", text: "1")])
    #expect(value.object == ["@x": "1"])
    #expect(Members.decodeCollectingProblems(xml: "<m><counts x='1'/><object/></m>").value?.counts == ["@x": 1])
  }

  @Test func aTextIsAMember() throws {
    let value = try Members(
      xml: "<m><counts x='1'>2</counts><texts x='1'> </texts><keyed x='1'>t</keyed><object><a x='1'/></object></m>")
    #expect(value.counts == ["@x": 1, "$text": 2])
    #expect(value.texts == ["@x": "1", "$text": " "])
    #expect(value.keyed == [Member(name: "@x", text: "1"), Member(name: "$text", text: "t")])
    #expect(value.object == ["a": ["@x": "1", "$text": ""]])
  }
}
