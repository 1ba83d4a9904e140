import Foundation
import TestSupport
import Testing

/// The interpreter and the generated code agree on values, on output, and on the position, rule and message of every
/// problem.
///
/// All mappings become one Swift program, which is compiled once, by swiftc with the KVMap that was built with the
/// tests. In addition to each document there are documents that differ from it in one place.
@Suite struct DifferentialTests {
  private static let compiler = SwiftCompiler.found
  private static let noCompiler: Comment = "skipped: there is no swiftc, or no module KVMap beside the test bundle"

  @Test(.enabled(if: compiler != nil, noCompiler))
  func ownMappingsAgree() throws {
    // swiftc takes most of a minute for all of them.
    let cases = try DifferentialCase.ownFiles().enumerated().filter { Thoroughness.isWanted || $0.offset % 3 == 0 }
      .map(\.element)
    #expect(cases.count >= 10)
    try check(cases, mutations: Thoroughness.choose(1, thorough: 8), named: "mappings of the project")
  }

  @Test(
    .enabled(if: compiler != nil, noCompiler),
    .enabled(if: DifferentialCase.acceptanceFolder != nil, "skipped: there are no acceptance cases (KVMAP_CASES)"),
    arguments: ["acceptance.json", "shapes.json"])
  func acceptanceMappingsAgree(file: String) throws {
    let mutations = Thoroughness.choose(3, thorough: 16)
    try check(try DifferentialCase.acceptance(file), mutations: mutations, named: "acceptance cases of \(file)")
  }

  @Test(.enabled(if: compiler != nil, noCompiler))
  func everyTypeInEverythingAgrees() throws {
    let cases = DifferentialCase.combinations()
    #expect(cases.map(\.documents.count).min() ?? 0 > 30)
    try check(cases, mutations: Thoroughness.choose(2, thorough: 4), named: "types in everything")
  }

  private func check(_ cases: [DifferentialCase], mutations: Int, named name: String) throws {
    let comparison = try Comparison(of: cases, mutations: mutations, with: try #require(Self.compiler))
    print("differential: \(comparison.documentCount) documents of \(comparison.mappingCount) of \(cases.count) \(name)")
    for (reason, names) in comparison.leftOut.sorted(by: { $0.key < $1.key }) {
      print("  left out, because \(reason): \(names.joined(separator: ", "))")
    }
    #expect(comparison.documentCount > comparison.mappingCount)
    // A few are enough, two for each mapping; a thousand would be unreadable.
    let few = Dictionary(grouping: comparison.differences, by: \.name).sorted { $0.key < $1.key }
      .flatMap { $0.value.prefix(2) }
    for difference in few.prefix(20) {
      Issue.record(
        """
        \(difference.name): \(difference.document)
        interpreted: \(Self.visible(difference.interpreted))
        compiled:    \(Self.visible(difference.compiled))
        """)
    }
    let count = comparison.differences.count
    #expect(count == 0, "so many documents are mapped differently")
  }

  /// Without the bytes of binary documents that end a log or are no text.
  private static func visible(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 0x20 && $0 != "\n" ? "·" : $0 }))
  }
}
