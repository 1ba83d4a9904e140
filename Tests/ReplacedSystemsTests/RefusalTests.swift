import KVMapCompiler
import KVMapSource
import TestSupport
import Testing

/// Errors that the replaced systems detected at run time, and that KVMap reports when a mapping is checked.
struct RefusalTests {
  private func diagnostics(_ text: String) -> [String] {
    var compilation = Compilation()
    compilation.add(path: "Main.kvmap", bytes: Array(text.utf8), isRequested: true)
    return compilation.check().filter { $0.severity == .error }.map(\.id)
  }

  @Test("case-044: a transformer that does not exist")
  func unknownTransformer() {
    #expect(diagnostics("struct A { a: String | object_mapper }") == ["unknown-transformer"])
  }

  @Test("case-055: a coordinate into bytes")
  func coordinateAsData() {
    #expect(diagnostics("struct A { a: Data | coordinate }") == ["transformer-mismatch"])
  }

  @Test("case-056: which types can be transformed into each other")
  func typesThatMeet() {
    #expect(diagnostics("struct A { a: Coordinate | coordinate }").isEmpty)
    #expect(diagnostics("struct A { a: String | coordinate }") == ["transformer-mismatch"])
  }

  @Test("case-258: a document that is not there")
  func missingFile() throws {
    let result = try CommandLineTool.run(
      ["map", "ModelTransformer.kvmap", "MTNote", "missing.json"], in: TestBlockTests.folder)
    #expect(result.code == 2)
    #expect(result.problems.contains("missing.json"))
  }

  @Test("case-264: a property that a type does not have")
  func unknownProperty() {
    let text = "default .foo via trimmed\nstruct A { default .foo via trimmed, a: String }"
    #expect(diagnostics(text).contains("unknown-property"))
  }
}
