import KVMapSema
import KVMapSource
import Testing

/// Files larger than any hand-written one are checked without a crash.
struct SizeTests {
  @Test func aMapOfManyProperties() {
    let lines = (0..<30_000).map { "  property\($0): Int <-> outer.inner\($0 % 1000).key\($0)" }
    let compilation = Compilation("struct Large {\n\(lines.joined(separator: "\n"))\n}\n")
    #expect(compilation.diagnostics.isEmpty)
    #expect(compilation.analysis.program?.mappings.first?.properties.count == 30_000)
  }

  @Test func manyMixinsInOneType() {
    let names = (0..<1000).map { "M\($0)" }
    let mixins = names.map { "mixin \($0) { a\($0): Int, b\($0): String? }" }
    let compilation = Compilation(
      mixins.joined(separator: "\n") + "\nstruct A with \(names.joined(separator: ", ")) { x: Int }\n")
    #expect(compilation.diagnostics.isEmpty)
    #expect(compilation.analysis.program?.mappings.first?.properties.count == 2001)
  }

  @Test func manyClassesOfOneBase() {
    let classes = (0..<5000).map { "class C\($0): Base { next\($0): C\(max($0 - 1, 0))? }" }
    let compilation = Compilation("class Base { x: Int }\n" + classes.joined(separator: "\n"))
    #expect(compilation.diagnostics.isEmpty)
    #expect(compilation.analysis.program?.mappings.count == 5001)
  }

  @Test func aChainOfManyClassesIsToldOnce() {
    let classes = (1...1000).map { "class C\($0): C\($0 - 1) { x\($0): Int }" }
    let compilation = Compilation("class C0 { x: Int }\n" + classes.joined(separator: "\n"))
    #expect(Set(compilation.ids) == ["nested-too-deeply"])
  }

  @Test func manyTypeParameters() {
    let names = (0..<5000).map { "T\($0)" }
    let properties = names.map { "p\($0): [\($0)?]" }
    let compilation = Compilation(
      "struct A<\(names.joined(separator: ", "))> {\n\(properties.joined(separator: "\n"))\n}\n")
    #expect(compilation.diagnostics.isEmpty)
  }

  @Test func manyGenericTypesInEachOther() {
    let types = (0..<3000).map { "struct G\($0)<A, B> { p: Box<[Box<A>]>, q: [G\(max($0 - 1, 0))<B, A>] }" }
    let compilation = Compilation("struct Box<T> { t: T?, l: [T] }\n" + types.joined(separator: "\n"))
    #expect(compilation.diagnostics.isEmpty)
  }

  @Test func manyFilesThatImportEachOther() {
    let files = (0..<1000).map { number in
      let imports = (max(0, number - 20)..<number).map { "import \"F\($0).kvmap\"\n" }.joined()
      let members = (max(0, number - 20)..<number).map { "  s\($0): S\($0)?\n" }.joined()
      return (path: "F\(number).kvmap", text: "\(imports)struct S\(number) {\n\(members)  x: Int\n}\n")
    }
    let compilation = Compilation(files)
    #expect(compilation.diagnostics.isEmpty)
    #expect(compilation.analysis.program?.mappings.count == 1000)
  }

  @Test func manyStructsInEachOther() {
    let count = 20_000
    let structs = (0..<count).map { "struct S\($0) { next: S\($0 + 1) }" } + ["struct S\(count) { x: Int }"]
    let compilation = Compilation(structs.joined(separator: "\n"))
    #expect(compilation.diagnostics.isEmpty)
    #expect(compilation.analysis.program?.mappings.first?.construction == .inPlace)
  }

  @Test func aCycleOfManyStructsIsToldOnce() {
    let count = 20_000
    let structs = (0..<count).map { "struct S\($0) { next: S\(($0 + 1) % count)? }" }
    #expect(Compilation(structs.joined(separator: "\n")).ids == ["recursive-struct"])
  }

  @Test func manyWrongNames() {
    let lines = (0..<5_000).map { "  property\($0): Missing\($0) <-> a | nothing\($0)" }
    let compilation = Compilation("struct A {\n\(lines.joined(separator: "\n"))\n}\n")
    #expect(compilation.ids.count { $0 == "unknown-type" } == 5_000)
    #expect(compilation.ids.count { $0 == "unknown-transformer" } == 5_000)
  }

  @Test func gathersFromTypeToTypeHaveALimit() {
    let count = 300
    let maps =
      (0..<count).map { "map M\($0) { k\($0): Int?, next: M\($0 + 1)? <-> gather }" } + ["map M\(count) { x: Int? }"]
    let compilation = Compilation(maps.joined(separator: "\n"))
    #expect(Set(compilation.ids) == ["nested-too-deeply"])
  }

  @Test func gathersOfGathersHaveALimit() {
    let keys = (0..<5_000).map { "  k\($0): Int?\n" }.joined()
    let gatherers = (0..<60).map { "struct G\($0) { all: Large? <-> gather }\n" }.joined()
    let compilation = Compilation("struct Large {\n\(keys)}\n\(gatherers)")
    #expect(Set(compilation.ids) == ["nested-too-deeply"])
  }

  /// As many as a union may lead to, and one more: by a payload, through arrays, and by one that leads to all.
  @Test(arguments: ["U#", "[U#]", "U#?", "[String: U#]"])
  func howFarUnionsLeadHasALimit(payload: String) {
    func chain(_ others: Int) -> String {
      let unions = (0..<others).map { number in
        "union U\(number) { a\(number): \(payload.replacing("#", with: "\(number + 1)")), n: Int }"
      }
      return unions.joined(separator: "\n") + "\nunion U\(others) { a: Bool, n: Int }"
    }
    #expect(Compilation(chain(256)).ids.filter { $0 == "nested-too-deeply" } == [])
    let tooFar = Compilation(chain(257)).diagnostics.filter { $0.id == "nested-too-deeply" }
    #expect(tooFar.map(\.message) == ["'U0' can contain more than 256 other unions"])
  }

  @Test func aUnionOfManyUnionsHasTheSameLimit() {
    func star(_ others: Int) -> String {
      let cases = (0..<others).map { "c\($0): U\($0) <-> \"\($0)\"" }.joined(separator: ", ")
      let unions = (0..<others).map { "union U\($0) on k { a: P <-> \"\($0)\" }" }.joined(separator: "\n")
      return "union All on kind { \(cases) }\n\(unions)\nstruct P { x: Int }"
    }
    #expect(Compilation(star(256)).ids.filter { $0 == "nested-too-deeply" } == [])
    #expect(Compilation(star(257)).ids.filter { $0 == "nested-too-deeply" } == ["nested-too-deeply"])
  }
}
