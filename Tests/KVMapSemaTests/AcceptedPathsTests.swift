import KVMapSema
import Testing

@Suite struct AcceptedPathsTests {
  private func program(_ text: String) throws -> Program {
    let compilation = Compilation(text)
    #expect(compilation.ids == [])
    return try #require(compilation.analysis.program)
  }

  private func paths(_ body: String) throws -> [String] {
    let mapping = try #require(try program("struct A { \(body) }").mappings.first)
    return mapping.acceptedPaths.paths.map(\.description)
  }

  @Test(arguments: [
    ("a: Int, b: Int <-> c.d, e: Int -> f = 1", ["a", "c.d"]),
    ("a: Int? <-> x.y[0] ?? x.z", ["x.y[0]", "x.z"]),
    ("a: [Int] <- x[*].y, b: [Int] <-> x", ["x"]),
    ("a: Object <-> gather { p, q <-> r.s }", ["p", "r.s"]),
    ("a: Int <- $root.x, b: Value <- self, c: Int? <- $key", []),
    ("keys snake_case or camelCase\n oneTwo: Int", ["one_two", "oneTwo"]),
    ("a: Int <- p.q, b: Object <- p", ["p", "p.q"]),
  ])
  func pathsThatRulesRead(body: String, expected: [String]) throws {
    #expect(try paths(body) == expected)
  }

  @Test func whatTakesEverything() throws {
    let rest = try #require(try program("struct A { a: Int, b: Object <-> rest }").mappings.first).acceptedPaths
    #expect(rest.takesOthers && !rest.takesAnything && rest.keys == ["a"])
    let whole = try #require(try program("struct A { a: Int <-> self }").mappings.first).acceptedPaths
    #expect(!whole.takesOthers && whole.takesAnything && whole.keys == [])
  }

  @Test func eachKeyIsListedOnce() throws {
    let mapping = try #require(try program("struct A { a: Int <-> x.y, b: Int <-> x.z, c: Int <-> w }").mappings.first)
    #expect(mapping.acceptedPaths.keys == ["x", "w"])
  }
}
