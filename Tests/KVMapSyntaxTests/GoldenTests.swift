import KVMapSource
import KVMapSyntax
import TestSupport
import Testing

struct GoldenTests {
  @Test(arguments: try Fixture.ofStage("tokens"))
  func tokens(fixture: Fixture) throws {
    let (tokens, diagnostics) = tokenize(fixture.file)
    #expect(diagnostics == [])
    try Golden.expect(dump(tokens, of: fixture.file), at: fixture.golden)
  }

  @Test(arguments: try Fixture.ofStage("tree"))
  func tree(fixture: Fixture) throws {
    let (tree, diagnostics) = parse(fixture.file)
    #expect(diagnostics.isEmpty, "\(rendered(diagnostics, in: fixture.file))")
    try Golden.expect(dump(tree), at: fixture.golden)
  }

  /// The diagnostics of an invalid file, and its remaining tree.
  @Test(arguments: try Fixture.ofStage("syntax-diagnostics"))
  func diagnostics(fixture: Fixture) throws {
    let (tree, diagnostics) = parse(fixture.file)
    #expect(!diagnostics.isEmpty)
    try Golden.expect(rendered(diagnostics, in: fixture.file) + "\n" + dump(tree), at: fixture.golden)
  }

  @Test func everyStageHasFixtures() throws {
    for stage in ["tokens", "tree", "syntax-diagnostics"] {
      #expect(try Fixture.ofStage(stage).count >= 5, "\(stage)")
    }
  }
}
