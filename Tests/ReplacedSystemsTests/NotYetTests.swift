import KVMapCompiler
import KVMapSource
import TestSupport
import Testing

/// The features under *Not yet* in docs/replaced-systems.md are not expressible today. When one of these mappings
/// becomes valid, its case is removed from the table and from this list, and gets a test.
struct NotYetTests {
  private struct Missing: Sendable {
    var cases: [Int]
    /// The mapping that would express it, and the errors with which it is rejected.
    var mapping: String
    var refusals: Set<String>
  }

  private static let missing = [
    // Different transformers, of which the first that succeeds applies.
    Missing(
      cases: [125], mapping: #"struct A { value: Date | iso8601 or date("MM/dd/yyyy") or date("yyyy-MM-dd") }"#,
      refusals: ["expected-token"]),
    Missing(
      cases: [126],
      mapping: """
        transform Three: String <- String = swift Three
        transform One: String <- String = swift One
        struct A { value: String <- value | Three or One }
        """, refusals: ["expected-token"]),
    // A path through an array that is the document itself.
    Missing(
      cases: [130], mapping: "struct A { friends: [B] <- self[*].friend }\nstruct B { userID: Int <-> id }",
      refusals: ["expected-token"]),
    Missing(
      cases: [131], mapping: "struct A { humans: [B] <- self[*].human }\nstruct B { railsID: Int <-> id }",
      refusals: ["expected-token"]),
    // An object that contains nothing the mapping reads.
    Missing(
      cases: [134], mapping: "struct A { empty error, userID: Int? <-> id, name: String? }",
      refusals: ["expected-token"]),
  ]

  @Test("the table and this list name the same cases")
  func isTheTable() throws {
    let numbers = Self.missing.flatMap(\.cases)
    #expect(try CoverageTests.table("Not yet") == Set(numbers.map { "case-\($0)" }))
  }

  @Test(arguments: missing.indices)
  func isRefused(index: Int) {
    let missing = Self.missing[index]
    var compilation = Compilation()
    compilation.add(path: "Main.kvmap", bytes: Array(missing.mapping.utf8), isRequested: true)
    let errors = compilation.check().filter { $0.severity == .error }.map(\.id)
    #expect(!errors.isEmpty, "the cases \(missing.cases) can be said now: test them")
    #expect(missing.refusals.isSubset(of: errors))
  }
}
