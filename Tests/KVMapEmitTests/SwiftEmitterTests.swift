import KVMapSema
import Testing

@testable import KVMapEmit

@Suite struct SwiftEmitterTests {
  private let user = SampleProgram.mapping(
    "User", properties: [SampleProgram.property("id", .int), SampleProgram.property("born", .date)])

  @Test func theFileStandsBesideItsSource() {
    let files = SwiftEmitter(program: SampleProgram.program([user])).files()
    #expect(files.map(\.path) == ["Models/Sample.kvmap.swift"])
  }

  @Test func emittingTwiceGivesTheSameBytes() {
    let program = SampleProgram.program([user])
    #expect(SampleProgram.text(program) == SampleProgram.text(program))
  }

  /// A key that cannot fail needs no `do`, whatever its name and that of its file.
  @Test func namesDoNotChangeTheShapeOfCode() {
    var property = SampleProgram.property("after", .int)
    property.path = DocumentPath([.key("retry after")])
    let mapping = SampleProgram.mapping("Job", properties: [property])
    let text = SampleProgram.text(SampleProgram.program([mapping], name: "try me.kvmap"))
    let plain = SampleProgram.text(SampleProgram.program([mapping], name: "plain.kvmap"))
    func code(_ text: String) -> [Substring] { Array(text.split(separator: "\n").dropFirst(2)) }
    #expect(code(text.replacing("try me.kvmap", with: "plain.kvmap")) == code(plain))
    #expect(!text.contains("do throws"))
  }

  @Test func noFolderIsNamed() {
    #expect(!SampleProgram.text(SampleProgram.program([user])).contains("Models"))
  }

  @Test(arguments: [(AccessLevel.public, "public import"), (.package, "package import"), (.internal, "import")])
  func importsAreAsOpenAsTheInterface(access: AccessLevel, keyword: String) {
    let text = SampleProgram.text(SampleProgram.program([user]), access: access)
    #expect(text.contains("\n@_spi(Generated) \(keyword) KVMap\n"))
    #expect(text.contains("\n\(keyword) FoundationEssentials\n"))
    #expect(text.contains("\n\(keyword) Foundation\n"))
  }

  @Test func aMapperNeedsFoundationOnlyInItsBodies() {
    let owned = SampleProgram.mapping("User", kind: .owned, properties: [SampleProgram.property("born", .date)])
    let text = SampleProgram.text(SampleProgram.program([owned], swiftImports: ["Models.Users"]), access: .public)
    #expect(text.contains("\n@_spi(Generated) public import KVMap\n"))
    #expect(text.contains("\nimport FoundationEssentials\n"))
    #expect(text.contains("\npublic import Models.Users\n"))
  }

  @Test func foundationIsImportedOnlyWhereItIsNeeded() {
    let plain = SampleProgram.mapping("User", properties: [SampleProgram.property("id", .int)])
    #expect(!SampleProgram.text(SampleProgram.program([plain])).contains("Foundation"))
  }

  @Test func theFileSaysWhichLevelWins() {
    let inner = SampleProgram.mapping("A", access: .internal, properties: [SampleProgram.property("id", .int)])
    let text = SampleProgram.text(SampleProgram.program([inner]), access: .public)
    #expect(text.contains("\n@_spi(Generated) import KVMap\n"))
    #expect(text.contains("\nnonisolated struct A:"))
  }

  @Test func aFileWithoutTypesStillSaysWhatItIs() throws {
    let text = SampleProgram.text(SampleProgram.program([]), access: .public)
    #expect(text.contains("\n@_spi(Generated) import KVMap\n"))
    #expect(try #require(GeneratedHeader(parsing: Array(text.utf8))).isIntact(in: Array(text.utf8)))
  }

  @Test func theDepthIsWrittenWhereItIsUnusual() {
    let deep = SampleProgram.mapping("A", depth: 40, properties: [SampleProgram.property("id", .int)])
    #expect(SampleProgram.text(SampleProgram.program([deep])).contains("KVMap.DecodingOptions { .init(depth: 40) }"))
    #expect(!SampleProgram.text(SampleProgram.program([user])).contains("DecodingOptions"))
  }

  @Test func aTypeHiddenByAPropertyHasASecondName() {
    var other = SampleProgram.property("User", .int)
    other.type = .mapping(MappingID(0))
    other.conversion = .mapping(MappingID(0))
    let tweet = SampleProgram.mapping("Tweet", id: 1, properties: [other])
    let text = SampleProgram.text(SampleProgram.program([user, tweet]))
    #expect(text.contains("\nprivate typealias _KVMapType_User = User\n"))
    #expect(text.contains("(User: _KVMapType_User._kvPlaceholder)"))
  }

  /// A user-defined type may not be `Sendable`; stating that it is would not compile.
  @Test func onlyWhatIsKnownToBeSendableSaysSo() {
    let owned = SampleProgram.mapping("Owned", id: 0, kind: .owned, properties: [])
    var part = SampleProgram.property("part", .int)
    part.type = .optional(.mapping(MappingID(0)))
    part.conversion = .optional(.mapping(MappingID(0)), emptyTextIsNil: false)
    let whole = SampleProgram.mapping("Whole", id: 1, conformances: [], properties: [part])
    #expect(SampleProgram.text(SampleProgram.program([owned, whole])).contains("nonisolated struct Whole {"))
    #expect(SampleProgram.text(SampleProgram.program([user])).contains("struct User: Swift.Sendable, Swift.Hashable {"))
  }

  /// Compile time of generated code grows with its size, so its size is watched: a declaration, two lines of the
  /// initialiser, one each of `==` and `hash(into:)`, one of the key table, one to read and one to write.
  @Test func aFieldCostsFewLines() {
    func lines(_ count: Int) -> Int {
      let properties = (0..<count).map { SampleProgram.property("p\($0)", .string) }
      let text = SampleProgram.text(SampleProgram.program([SampleProgram.mapping("A", properties: properties)]))
      return text.utf8.count { $0 == 0x0A }
    }
    #expect((lines(60) - lines(10)) == 50 * 8)
  }
}
