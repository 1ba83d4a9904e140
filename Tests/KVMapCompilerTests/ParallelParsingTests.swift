import KVMapSource
import Testing

@testable import KVMapCompiler

@Suite struct ParallelParsingTests {
  /// Files of many sizes, some of them invalid, together large enough for several threads.
  private static let files: [(path: String, bytes: [UInt8])] = (0..<90).map { number in
    let members = (0..<(number % 7 * 40)).map { "  property\($0): \($0 % 50 == 49 ? "Intt" : "Int")\n" }.joined()
    let text = "struct Type\(number) {\n\(members)  last: \(number % 9 == 4 ? "[" : "String")\n}\n"
    return ("file\(number).kvmap", Array(text.utf8))
  }

  /// Parsed together, they give the same result as one by one.
  @Test func theOrderIsThatOfFiles() {
    #expect(Self.files.reduce(0) { $0 + $1.bytes.count } > 2 * ParallelParsing.leastPerThread)
    var together = Compilation()
    let ids = together.add(Self.files, isRequested: true)
    var oneByOne = Compilation()
    for file in Self.files { oneByOne.add(path: file.path, bytes: file.bytes, isRequested: true) }
    #expect(ids == Self.files.indices.map { FileID($0) })
    #expect(together.sources.files == oneByOne.sources.files)
    let diagnostics = together.check()
    #expect(!diagnostics.isEmpty)
    #expect(diagnostics == oneByOne.check())
  }

  @Test func whatThreadsMakeIsInTheOrderOfTheirWork() {
    for count in [0, 1, 2, 3, 20] {
      #expect(Threads.map(Array(0..<count)) { $0 * $0 } == (0..<count).map { $0 * $0 })
    }
    #expect(Threads.processorCount > 0)
  }

  /// A compilation can be used again after it has been passed on for checking.
  @Test func toCheckTakesNothingFromOthers() {
    var compilation = Compilation()
    compilation.add(
      path: "a.kvmap", bytes: Array("struct A { a: Int, b: String <-> b | trimmed }".utf8), isRequested: true)
    let first = compilation.check()
    #expect(first.map(\.id) == ["lossy-roundtrip"] && first.first?.fixIts.count == 1)
    #expect(compilation.check() == first)
    #expect(compilation.generate(access: nil).files?.first?.text.contains("var b: Swift.String") == true)
  }
}
