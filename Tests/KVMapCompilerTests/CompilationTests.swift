import KVMapCompiler
import KVMapSource
import Testing

@Suite struct CompilationTests {
  private static let user = "struct User {\n  name: String\n}\n"

  private func compilation(_ files: [(path: String, text: String, isRequested: Bool)]) -> Compilation {
    var compilation = Compilation()
    for file in files { compilation.add(path: file.path, bytes: Array(file.text.utf8), isRequested: file.isRequested) }
    return compilation
  }

  @Test func nothingIsNoError() {
    #expect(Compilation().check().isEmpty)
    #expect(Compilation().generate(access: nil).files?.count == 0)
  }

  /// The diagnostics of all stages form one list, sorted by path and position, whatever the order of the files.
  @Test func allStagesAreHeardInTheOrderOfPlaces() {
    let wrong = "struct A { a: Strin }\nstruct B { b: String = }\nstruct A { c: Int }\n"
    let files = [("b.kvmap", wrong, true), ("a.kvmap", "struct C { c: Intt }\n", true)]
    let compilation = compilation(files.map { (path: $0.0, text: $0.1, isRequested: $0.2) })
    let diagnostics = compilation.check()
    let ids = diagnostics.map { "\(compilation.sources[$0.span.file]?.path ?? "") \($0.id)" }
    #expect(
      ids == [
        "a.kvmap unknown-type", "b.kvmap unknown-type", "b.kvmap expected-token", "b.kvmap duplicate-declaration",
      ])
  }

  @Test func theImportsOfAFileAreToldAsWritten() {
    let text = "import \"a.kvmap\"\nimport Foundation\nimport \"b/../c.kvmap\"\nimport \"open\n"
    let compilation = compilation([("x.kvmap", text, true)])
    #expect(compilation.imports(of: FileID(0)).prefix(2) == ["a.kvmap", "b/../c.kvmap"])
    #expect(compilation.imports(of: FileID(5)).isEmpty)
  }

  @Test func onlyWhatWasAskedForIsGenerated() throws {
    let outcome = compilation([
      ("Main.kvmap", "import \"User.kvmap\"\nstruct Main { user: User }\n", true), ("User.kvmap", Self.user, false),
    ]).generate(access: nil)
    let files = try #require(outcome.files)
    #expect(files.map(\.source) == [FileID(0)])
    #expect(files[0].text.contains("struct Main") && !files[0].text.contains("struct User"))
  }

  @Test func anErrorInAnyFileStopsAll() {
    let outcome = compilation([("A.kvmap", Self.user, true), ("B.kvmap", "struct B { b: Strin }\n", false)])
      .generate(access: nil)
    #expect(outcome.files == nil)
    #expect(outcome.diagnostics.map(\.id) == ["unknown-type"])
  }

  @Test func warningsDoNotStop() {
    let outcome = compilation([
      ("A.kvmap", "import \"B.kvmap\"\n" + Self.user, true), ("B.kvmap", "struct B { b: Int }\n", false),
    ]).generate(access: nil)
    #expect(outcome.files?.count == 1)
    #expect(outcome.diagnostics.map(\.id) == ["unused-import"])
  }

  /// The generated code depends only on the file's name and bytes.
  @Test func theBytesDependOnTheFileAlone() throws {
    let alone = compilation([("User.kvmap", Self.user, true)]).generate(access: nil)
    let among = compilation([
      ("z/Other.kvmap", "struct Other { a: Int }\n", true), ("/somewhere/else/User.kvmap", Self.user, true),
    ]).generate(access: nil)
    #expect(try #require(alone.files?.last).text == #require(among.files?.last).text)
  }

  @Test(arguments: AccessLevel.allCases)
  func theAccessLevelIsThatOfTheCallerUnlessTheFileSaysOne(level: AccessLevel) throws {
    let modifier = level == .internal ? "" : "\(level.rawValue) "
    let outcome = compilation([("User.kvmap", Self.user, true)]).generate(access: level)
    #expect(try #require(outcome.files?.first).text.contains("\nnonisolated \(modifier)struct User"))
    let fixed = compilation([("User.kvmap", "access public\n" + Self.user, true)]).generate(access: level)
    #expect(try #require(fixed.files?.first).text.contains("\nnonisolated public struct User"))
  }

  /// The caller decides the access level of generated code if the file does not.
  @Test func accessOfTheCallerCountsForWhatItHolds() {
    let mapping = "struct A { b: B }\nstruct B { access internal, x: Int }\n"
    let asPublic = compilation([("A.kvmap", mapping, true)]).generate(access: .public)
    #expect(asPublic.diagnostics.map(\.id) == ["access-mismatch"] && asPublic.files == nil)
    #expect(compilation([("A.kvmap", mapping, true)]).generate(access: nil).files?.count == 1)
  }

  @Test func theOriginOfAnOutputIsReadFromItsHeader() throws {
    let outcome = compilation([("User.kvmap", Self.user, true)]).generate(access: nil)
    let text = try #require(outcome.files?.first).text
    #expect(OutputOrigin(of: Array(text.utf8)) == .generated)
    #expect(OutputOrigin(of: Array((text + " ").utf8)) == .edited)
    #expect(OutputOrigin(of: Array(text.utf8.dropLast(5))) == .edited)
    #expect(OutputOrigin(of: Array(text.utf8.dropFirst())) == .foreign)
    #expect(OutputOrigin(of: Array("struct User {}\n".utf8)) == .foreign)
    #expect(OutputOrigin(of: []) == .foreign)
    #expect(OutputOrigin(of: [0xFF, 0x0A, 0x00, 0x0A]) == .foreign)
  }
}
