import Foundation
import KVMapCompiler
import TestSupport
import Testing

/// The Swift code on pages compiles with the code generated from the mapping above it.
///
/// A block in `swift` is a file if it begins with an import, otherwise the body of a function that has a document,
/// `data`, and a second one, `patch`. A mapping that readers need not see is in a comment of the page. A block in
/// `swift FILE` is a part of that file of an example, which CI builds and runs. Two kinds of blocks are not checked: those
/// in `swift manifest` are parts of a Package.swift, and those in `swift uncompiled` need packages or systems that the
/// tests do not have, which their page says.
@Suite struct SwiftExampleTests {
  private static let compiler = SwiftCompiler.found

  struct Example: Sendable, CustomTestStringConvertible {
    /// The page and the line.
    var place: String
    var text: String
    /// `nil` if there is no mapping above it.
    var mapping: DocumentExample?

    var testDescription: String { place }
  }

  private static func examples() throws -> [Example] {
    try Repository.documents().flatMap { page -> [Example] in
      // One for each block in `kvmap`, in order.
      var mappings = try DocumentExample.all(in: page)[...]
      var mapping: DocumentExample?
      return DocumentBlock.all(in: page.text).compactMap { block in
        if block.language.split(separator: " ").first == "kvmap" { mapping = mappings.popFirst() }
        guard block.language == "swift" else { return nil }
        return Example(place: "\(page.path):\(block.line)", text: block.text, mapping: mapping)
      }
    }
  }

  @Test func thereAreSome() throws {
    let pages = Set(try Self.examples().map { $0.place.prefix { $0 != ":" } })
    #expect(pages.isSuperset(of: ["README.md", "docs/language.md", "docs/tour.md", "docs/using-mappers.md"]))
  }

  @Test(
    .enabled(if: compiler != nil, "skipped: there is no swiftc, or no module KVMap beside the test bundle"),
    arguments: try Self.examples())
  func theSwiftShownCompiles(example: Example) throws {
    let compiler = try #require(Self.compiler)
    let mapping = try #require(example.mapping, "no mapping stands above it")
    let files = try #require(mapping.compilation().generate(access: nil).files)
    var sources = Dictionary(uniqueKeysWithValues: files.enumerated().map { ("Mapper\($0).swift", $1.text) })
    sources["Example.swift"] = Self.file(example.text)
    let folder = try TemporaryFolder(sources)
    let result = try compiler.check(sources.keys.sorted().map(folder.url), flags: ["-swift-version", "6"])
    #expect(result.status == 0, "\(result.output)")
  }

  @Test func whatIsShownOfAnExampleIsThere() throws {
    var parts = 0
    for page in try Repository.documents() {
      for block in DocumentBlock.all(in: page.text) where block.language.hasPrefix("swift examples/") {
        parts += 1
        let file = Repository.root.appendingPathComponent(String(block.language.dropFirst("swift ".count)))
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        #expect(text.contains(block.text), "\(page.path):\(block.line) is no part of \(file.lastPathComponent)")
      }
    }
    #expect(parts > 3)
  }

  @Test func pagesSayWhatIsNotCompiled() throws {
    let kinds: Set = ["swift", "swift manifest", "swift uncompiled"]
    for page in try Repository.documents() {
      let blocks = DocumentBlock.all(in: page.text).filter { $0.language.hasPrefix("swift") }
      for block in blocks where !block.language.hasPrefix("swift examples/") {
        #expect(kinds.contains(block.language), "\(page.path):\(block.line) is in '\(block.language)'")
      }
      let uncompiled = blocks.count { $0.language == "swift uncompiled" }
      let said = page.text.matches(of: #/(?m)^Not compiled here\./#).count
      #expect(said >= uncompiled, "\(page.path) does not say that a block is not compiled")
    }
  }

  private static func file(_ text: String) -> String {
    if text.hasPrefix("import ") { return text }
    return "import Foundation\nimport KVMap\n\nfunc example(data: Data, patch: Data) throws {\n\(text)}\n"
  }

  /// Tests the check itself: errors are detected.
  @Test(.enabled(if: compiler != nil, "skipped: there is no swiftc, or no module KVMap beside the test bundle"))
  func whatIsWrongIsSeen() throws {
    let compiler = try #require(Self.compiler)
    let folder = try TemporaryFolder(["Example.swift": Self.file("let user = try User(json: data)\n")])
    let result = try compiler.check([folder.url("Example.swift")], flags: ["-swift-version", "6"])
    #expect(result.status != 0 && result.output.contains("User"))
  }
}
