import Foundation
import KVMapCompiler
import KVMapSource
import TestSupport
import Testing

/// The mappings of `Tests/Fixtures/apis`, which say nothing in Swift, on documents of the services that they are for.
@Suite struct APIMappingTests {
  private static let folder = Repository.fixtures.appendingPathComponent("apis", isDirectory: true)

  private static func compilation(_ name: String) throws -> Compilation {
    var compilation = Compilation()
    let file = folder.appendingPathComponent("\(name).kvmap")
    compilation.add(path: "\(name).kvmap", bytes: Array(try Data(contentsOf: file)), isRequested: true)
    return compilation
  }

  @Test func everyMappingHasDocumentsAndATest() throws {
    let files = try Repository.files(in: Self.folder, withExtension: "kvmap")
    let names = Set(files.map { $0.deletingPathExtension().lastPathComponent })
    #expect(names == Set(APIDocuments.all.map(\.mapping)))
    #expect(names.count >= 20)
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.contains("\ntest ") && !text.contains(" swift "), "\(file.lastPathComponent)")
    }
  }

  @Test(arguments: Set(APIDocuments.all.map(\.mapping)).sorted())
  func noDiagnosticIsReported(mapping: String) throws {
    #expect(try Self.compilation(mapping).check().map(\.id) == [])
  }

  @Test(
    .enabled(if: Repository.corpus("real-api") != nil, Repository.absence(of: "real-api")),
    .enabled(if: Repository.corpus("feeds") != nil, Repository.absence(of: "feeds")), arguments: APIDocuments.all)
  func documentsAreReadAndWrittenBack(documents: APIDocuments) throws {
    let folder = try #require(Repository.corpus(documents.folder))
    let compilation = try Self.compilation(documents.mapping)
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { documents.mayBe(file: $0.lastPathComponent) }.sorted { $0.path < $1.path }
    var count = 0
    // All of them take most of a minute.
    let most = Thoroughness.choose(5, thorough: .max)
    for file in files where count < most {
      let bytes = Array(try Data(contentsOf: file))
      guard let document = try documents.tree(of: bytes, by: compilation), documents.matches(document) else { continue }
      let type = documents.type(of: document)
      let comment = Comment(rawValue: "\(documents.mapping), \(type) of \(file.lastPathComponent)")
      count += 1
      let read = try #require(documents.map(bytes, as: type, at: documents.path, by: compilation), comment)
      guard !documents.refused.contains(file.lastPathComponent) else {
        #expect(read.output == nil && !read.problems.isEmpty, comment)
        continue
      }
      #expect(read.problems == "", comment)
      let value = try #require(read.output, comment)
      let written = try #require(
        documents.map(bytes, as: type, at: documents.path, writes: true, by: compilation)?.output, comment)
      let again = documents.map(written, as: type, at: nil, by: compilation)
      #expect(again?.output == value, comment)
      let result = try #require(try documents.tree(of: written, at: nil, by: compilation), comment)
      let unexplained = result.differences(from: document).subtracting(documents.explained.keys)
      #expect(unexplained == [], comment)
    }
    #expect(count > 0, "\(documents.mapping) has seen no document")
  }
}
