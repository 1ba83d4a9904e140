import KVMapSource
import Testing

@Suite struct SourceSetTests {
  private let sources = SourceSet([
    (path: "Main.kvmap", text: ""), (path: "lib/Shared.kvmap", text: ""), (path: "lib/Deep.kvmap", text: ""),
    (path: "/abs/A.kvmap", text: ""),
  ])

  @Test(arguments: [
    ("lib/Shared.kvmap", 0, 1), ("./lib//Shared.kvmap", 0, 1), ("Deep.kvmap", 1, 2), ("../Main.kvmap", 2, 0),
    ("../lib/Deep.kvmap", 1, 2), ("/abs/A.kvmap", 0, 3), ("../abs/A.kvmap", 3, 3),
  ])
  func importsAreRelativeToTheirFile(path: String, importer: Int, file: Int) {
    #expect(sources.target(ofImport: path, in: FileID(importer)) == .file(FileID(file)))
  }

  @Test(arguments: ["Shared.kvmap", "lib", "../Main.kvmap", "../../Main.kvmap", ""])
  func whatIsNotThereIsMissing(path: String) {
    #expect(sources.target(ofImport: path, in: FileID(0)) == .missing)
    #expect(sources.target(ofImport: "Main.kvmap", in: FileID(9)) == .missing)
  }

  @Test func whatWasSaidOfAnImportWins() {
    var sources = sources
    sources.setTarget(.refused(.leavesPackage), ofImport: "lib/Shared.kvmap", in: FileID(0))
    #expect(sources.target(ofImport: "lib/Shared.kvmap", in: FileID(0)) == .refused(.leavesPackage))
  }

  @Test func namesAreComparedByTheirBytes() {
    let sources = SourceSet([(path: "e\u{301}.kvmap", text: "1"), (path: "\u{E9}.kvmap", text: "2")])
    #expect(sources.target(ofImport: "\u{E9}.kvmap", in: FileID(0)) == .file(FileID(1)))
    #expect(sources.target(ofImport: "e\u{301}.kvmap", in: FileID(0)) == .file(FileID(0)))
  }

  @Test func diagnosticsAreOrderedByPathAndPlace() {
    var sources = SourceSet()
    let second = sources.add(path: "b", bytes: [], isRequested: true)
    let first = sources.add(path: "a", bytes: [], isRequested: true)
    func diagnostic(_ id: String, _ file: FileID, _ start: Int, _ severity: Diagnostic.Severity = .error) -> Diagnostic
    {
      Diagnostic(id: id, severity: severity, message: "", span: Span(file: file, start: start, end: start))
    }
    let given = [
      diagnostic("w", second, 1, .warning), diagnostic("x", second, 1), diagnostic("z", first, 10),
      diagnostic("y", first, 9), diagnostic("x", second, 1), diagnostic("v", second, 0),
    ]
    #expect(given.sortedByPlace(in: sources).map(\.id) == ["y", "z", "v", "x", "w"])
  }
}
