import KVMapSema
import Testing

/// Gathers of unions, families and generic types.
@Suite struct GatherUnionTests {
  private static let media = """
    union Media on type { photo: Photo <-> "photo", video: Video <-> "video" }
    struct Photo { url: URL, size: Int? }
    struct Video { url: URL, length: Int? }

    """

  private func keys(_ text: String, _ name: String = "A") throws -> [String] {
    let compilation = Compilation(text)
    #expect(compilation.ids == [])
    let program = try #require(compilation.analysis.program)
    return try #require(program.mappings.first { $0.typeName == name }).acceptedPaths.keys
  }

  @Test func aPlainGatherTakesTheKeysOfAllCases() throws {
    #expect(try keys(Self.media + "struct A { m: Media? <-> gather }") == ["type", "url", "size", "length"])
    let beside = """
      union Part on kind in data { text: Text <-> "t", other: Text <-> "o" }
      struct Text { words: String }
      struct A { p: Part? <-> gather }
      """
    #expect(try keys(beside) == ["kind", "data"])
    let byKind = """
      union ID { pair: Pair when first, word: String }
      struct Pair { first: Int, second: Int }
      struct A { id: ID? <- gather }
      """
    #expect(try keys(byKind) == ["first", "second"])
    #expect(
      try keys("struct Page<T> { items: [T], next: URL? }\nstruct A { p: Page<Int>? <-> gather }") == ["items", "next"])
  }

  @Test func aFamilyTakesTheKeysOfItsClasses() throws {
    let text = """
      class Animal { name: String }
      class Cat: Animal { lives: Int }
      family Animal on kind { Cat <-> "cat", Animal <-> "any" }
      struct A { pet: Animal? <-> gather }
      """
    #expect(Set(try keys(text)) == ["kind", "name", "lives"])
  }

  @Test func whatNoCaseReadsIsTold() {
    let ids = Compilation(Self.media + "struct A { m: Media? <-> gather { type, url, colour } }").ids
    #expect(ids == ["unused-gather-key"])
    #expect(Compilation(Self.media + "struct A { m: Media? <-> gather { url } }").ids == ["missing-gather-key"])
    #expect(Compilation(Self.media + "struct A { m: Media? <-> gather { type, url, size } }").ids == [])
  }

  @Test func whereAnyKeyMayBeReadTheyHaveToBeNamed() {
    let open = "union U on type { photo: Photo <-> \"p\", other: Value <-> else }\nstruct Photo { url: URL }\n"
    #expect(Compilation(open + "struct A { u: U? <-> gather }").ids == ["transformer-mismatch"])
    #expect(Compilation(open + "struct A { u: U? <-> gather { type, url, any } }").ids == [])
    #expect(
      Compilation("extern type Money\nstruct A { u: Money? <-> gather }").ids.contains("transformer-mismatch"))
  }

  @Test func objectsAroundCasesAreTheirs() {
    let text = """
      union Media on type { photo: Photo <-> "photo" }
      struct Photo { owner: String? <- $parent.owner }
      struct Album { owner: String, media: [Media] }
      class Animal { name: String }
      class Cat: Animal { house: String? <- $parent.house }
      family Animal on kind { Cat <-> "cat", Animal <-> "any" }
      struct House { house: String, pets: [Animal] }
      """
    let compilation = Compilation(text)
    #expect(compilation.ids == [])
    let mappings = compilation.analysis.program?.mappings ?? []
    #expect(mappings.filter { $0.extras.isParent }.map(\.typeName) == ["Album", "House"])
  }
}
