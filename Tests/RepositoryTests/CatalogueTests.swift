import Foundation
import TestSupport
import Testing

/// The catalogues from which docc builds the documentation of the products.
@Suite struct CatalogueTests {
  @Test func everyLibraryHasACatalogueAndIsListedForThePackageIndex() throws {
    let manifest = try Self.text(of: "Package.swift")
    let libraries = manifest.matches(of: #/\.library\(name: "(KVMap\w*)", targets: \["\1"\]\)/#).map { String($0.1) }
    #expect(libraries.count > 5)
    for library in libraries {
      let page = try Self.text(of: "Sources/\(library)/\(library).docc/\(library).md")
      #expect(page.hasPrefix("# ``\(library)``\n"), "\(library)")
    }
    let index = try Self.text(of: ".spi.yml")
    let listed = try #require(index.firstMatch(of: #/documentation_targets: \[([^\]]*)\]/#)).1
    #expect(Set(listed.split(separator: ", ").map(String.init)) == Set(libraries))
  }

  /// What differs is shown by `git diff` after `.ci/docs --update`.
  @Test func theArticlesAreThePages() throws {
    let script = Repository.root.appendingPathComponent(".ci/docs").path
    let result = try SwiftCompiler.run(URL(fileURLWithPath: "/usr/bin/env"), ["bash", script, "--check"])
    #expect(result.status == 0, "\(result.output)")
  }

  private static func text(of path: String) throws -> String {
    String(decoding: try Data(contentsOf: Repository.root.appendingPathComponent(path)), as: UTF8.self)
  }
}
