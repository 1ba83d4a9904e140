import Testing

@_spi(Generated) @testable import KVMap

/// The notation in which generated code states what an element must have to be selected.
@Suite struct ElementSelectorTests {
  @Test func conditionsAndPaths() throws {
    let selector = try #require(ElementSelector(#"rel == "next" and meta.type[0] == -1.5 and self == true"#))
    #expect(
      selector.conditions == [
        .init(path: [.key("rel")], value: .text("next")),
        .init(path: [.key("meta"), .key("type"), .index(0)], value: .number(try #require(JSONNumber("-15e-1")))),
        .init(path: [], value: .bool(true)),
      ])
  }

  @Test func separatorsInQuotesAndBracketsSeparateNothing() throws {
    let selector = try #require(ElementSelector(#""a == b"[x == " and \"]" and y == 1].z == "c and d == 1""#))
    #expect(selector.conditions.count == 1)
    let inner = try #require(ElementSelector(#"x == " and \"]" and y == 1"#))
    #expect(selector.conditions.first?.path == [.key("a == b"), .selected(inner), .key("z")])
    #expect(selector.conditions.first?.value == .text("c and d == 1"))
  }

  @Test(arguments: ["", "rel", "rel == ", "rel == x", "rel = 1", #"rel == "a" and"#, "rel == nil"])
  func whatIsNoSelector(text: String) {
    #expect(ElementSelector(text) == nil)
  }

  @Test func pathsWithSelectorsAreReadAndShown() throws {
    let path = #"links[rel == "n]ext"].href"#
    let steps = try #require(DocumentPath.steps(of: path))
    #expect(steps.count == 3)
    #expect(DocumentPath.text(of: steps) == path)
  }
}
