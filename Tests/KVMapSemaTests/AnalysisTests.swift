import KVMapSema
import KVMapSource
import Testing

/// Interactions between files, and between the stages.
struct AnalysisTests {
  @Test func syntaxErrorsPreventAProgramButNoChecks() {
    let compilation = Compilation("struct A {\n  name String\n  age: Itn\n}\n")
    #expect(compilation.analysis.program == nil)
    #expect(compilation.ids == ["expected-token", "unknown-type"])
  }

  @Test func anEmptyCompilationIsAnEmptyProgram() {
    #expect(Compilation([]).analysis.program == Program(units: [], mappings: []))
    #expect(Compilation("").analysis.program?.units.map(\.name) == ["Main.kvmap"])
  }

  @Test func unitsSayWhichFileTheyComeOf() throws {
    let unit = try #require(Compilation([("a/b/Main.kvmap", "struct A { x: Int }")]).analysis.program?.units.first)
    #expect(unit.path == "a/b/Main.kvmap" && unit.name == "Main.kvmap" && unit.mappings == [MappingID(0)])
    #expect(unit.sourceHash == FNV1a.hash("struct A { x: Int }"))
  }

  @Test func importsAreRelativeToTheFileThatImports() {
    let compilation = Compilation([
      ("app/Main.kvmap", "import \"../lib/./B.kvmap\"\nstruct A { b: B }"), ("lib/B.kvmap", "struct B { x: Int }"),
    ])
    #expect(compilation.diagnostics.isEmpty)
  }

  /// The namespace of a file that imports one with it is an extension; a second mapping has to fit the first.
  @Test func importsThatOnlyDecideWhatIsDeclaredAreUsed() {
    let library = ("B.kvmap", "namespace N { struct Q { x: Int } }\nstruct Color { red: Int }")
    for use in [
      "namespace N { struct R { x: Int } }", "map Color as Short { red: Int <-> r }",
    ] { #expect(Compilation([("A.kvmap", "import \"B.kvmap\"\n" + use), library]).ids == [], "\(use)") }
    for (library, use) in [
      ("enum E: String { a }", "map enum E as F { a <-> \"A\" }"),
      ("union U { a: Int }", "map union U as V { a: Int }"),
    ] { #expect(Compilation([("A.kvmap", "import \"B.kvmap\"\n" + use), ("B.kvmap", library)]).ids == [], "\(use)") }
    let through = Compilation([
      ("A.kvmap", "import \"C.kvmap\"\nnamespace N { struct R { x: Int } }"),
      ("C.kvmap", "import \"B.kvmap\"\nstruct D { color: Color }"), library,
    ])
    #expect(through.ids == [])
    let other = Compilation([("A.kvmap", "import \"B.kvmap\"\nnamespace M { struct R { x: Int } }"), library])
    #expect(other.ids == ["unused-import"])
  }

  /// A file that is only imported may have other users.
  @Test func onlyRequestedFilesHaveUnusedMixinsAndTransforms() {
    let user = ("A.kvmap", "import \"B.kvmap\"\nstruct A { b: B }")
    let library = (
      "B.kvmap",
      """
      mixin M { x: Int }
      transform T: Bool <-> String { true <-> "Y", false <-> "N" }
      struct B { x: Int }
      """
    )
    let both = Compilation([user, library])
    #expect(both.ids.sorted() == ["unused-mixin", "unused-transform"])
    var sources = SourceSet([user])
    sources.add(path: library.0, bytes: Array(library.1.utf8), isRequested: false)
    #expect(analyze(both.files, of: sources).diagnostics.map(\.id) == [])
  }

  @Test func whatAnImportImportsIsNotSeen() {
    let compilation = Compilation([
      ("A.kvmap", "import \"B.kvmap\"\nstruct A { b: B, c: C }"), ("B.kvmap", "import \"C.kvmap\"\nstruct B { c: C }"),
      ("C.kvmap", "struct C { x: Int }"),
    ])
    #expect(compilation.ids == ["unknown-type"])
  }

  @Test func anImportThatIsRefusedSaysWhy() {
    for (refusal, words) in [
      (SourceSet.Refusal.leavesPackage, "outside"), (.notRegularFile, "not a regular file"), (.tooLarge, "too large"),
      (.unreadable, "cannot be read"),
    ] {
      var sources = SourceSet([("A.kvmap", "import \"x\"\nstruct A { x: Int }")])
      sources.setTarget(.refused(refusal), ofImport: "x", in: FileID(0))
      let files = Compilation([("A.kvmap", "import \"x\"\nstruct A { x: Int }")]).files
      let diagnostics = analyze(files, of: sources).diagnostics
      #expect(diagnostics.map(\.id) == ["import-not-found"])
      #expect(diagnostics.first?.message.contains(words) == true)
    }
  }

  @Test func theNearestDefaultViaWins() throws {
    let compilation = Compilation([
      (
        "A.kvmap",
        "import \"B.kvmap\"\ndefault .at via iso8601\nstruct A { at: Date, on: Date }"
      ),
      ("B.kvmap", "default Date via epoch_seconds"),
    ])
    let properties = try #require(compilation.analysis.program?.mappings.first?.properties)
    let date = Conversion.pipeline(
      .init(
        input: .scalar(.string, .strict),
        steps: [.init(.transformer(.iso8601), from: .scalar(.string), to: .scalar(.date))]))
    #expect(properties[0].conversion == date)
    #expect(
      properties[1].conversion
        == .pipeline(.init(
            input: .scalar(.decimal, .strict),
            steps: [.init(.transformer(.epochSeconds), from: .scalar(.decimal), to: .scalar(.date))])))
    #expect(compilation.ids.isEmpty)
  }

  @Test func aTypeIsAsVisibleAsWhatHoldsIt() throws {
    let files = [
      ("A.kvmap", "import \"B.kvmap\"\naccess public\nstruct A { b: B }"), ("B.kvmap", "struct B { x: Int }"),
    ]
    let compilation = Compilation(files.map { (path: $0.0, text: $0.1) })
    #expect(compilation.ids == ["access-mismatch"])
    let asPublic = analyze(compilation.files, of: compilation.sources, defaultAccess: .public)
    #expect(asPublic.diagnostics.isEmpty && asPublic.program != nil)
  }

  @Test func theModelKnowsDeclarationsAndTheirUses() throws {
    let compilation = Compilation("struct A { b: [B], c: Missing }\nenum B: String { x }")
    let model = compilation.analysis.model
    #expect(model.declarations.map(\.name) == ["A", "B"])
    #expect(model.declarations.map(\.kind) == [.structure, .enumeration])
    let reference = try #require(model.references.first)
    #expect(model.references.count == 1)
    #expect(reference.target == DeclarationID(1) && reference.span == Span(file: FileID(0), start: 15, end: 16))
  }

  /// Keys are equal if their bytes are, not if they are canonically equivalent in Unicode.
  @Test func keysAreComparedByTheirBytes() throws {
    let compilation = Compilation(
      "struct A { a: Int <-> \"\\u{e9}\", b: Int <-> \"e\\u{301}\", c: Int <- x ?? \"\\u{e9}\" }")
    #expect(compilation.ids.isEmpty)
    let mapping = try #require(compilation.analysis.program?.mappings.first)
    #expect(mapping.reading.root.entries.map { Array($0.key.utf8) } == [[0xC3, 0xA9], [0x65, 0xCC, 0x81], [0x78]])
  }

  @Test func aBrokenSourceCausesNoFurtherErrors() {
    for text in [
      "p: P? <-> gather { x, <->", "a: Int <-> a.", "a: Int <-> ,", "a: Int = ,", "a: [Int <-> x", "a: | trimmed",
    ] {
      let compilation = Compilation("struct A {\n  \(text)\n}\nstruct P { x: Int, y: Int? }")
      #expect(Set(compilation.ids) == ["expected-token"], "\(text)\n\(compilation.rendered)")
    }
  }
}
