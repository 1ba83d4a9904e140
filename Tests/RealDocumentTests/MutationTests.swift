import Foundation
import KVMap
import TestSupport
import Testing

/// One byte of a document is changed, or its end is truncated, thousands of times, with the same changes in every run.
/// For every result, the generated mappers do not trap, vectors and kernels read the same as the plain loops, and the
/// mappers and `JSONDecoder` agree on whether it is accepted and on every value. Any disagreement has one of the
/// reasons listed in `Strictness`, `Width` and `Divergence`.
///
/// `KVMAP_MUTATIONS=100000` sets the number of mutations of real documents to 100,000, and that of our own in
/// proportion.
@Suite struct MutationTests {
  @Test func `mutations of a search result of our own`() throws {
    try compare(twitter, [try FixtureDocument.bytes("search")], mutations: 1_000, seed: 1)
  }

  @Test func `mutations of events of our own`() throws {
    try compare(githubEvents, [try FixtureDocument.bytes("events")], mutations: 1_000, seed: 2)
  }

  @Test func `mutations of a catalogue of our own`() throws {
    try compare(citmCatalog, [try FixtureDocument.bytes("catalog")], mutations: 1_000, seed: 3)
  }

  @Test func `mutations of what no rule reads`() throws {
    let document = try FixtureDocument.bytes("catalog")
    let unread = #", "unread": {"a": "é \u00e9 \n", "b": [1, -2.5e3, true, null, [], {"": "ü"}], "c": "\""}"#
    let end = try #require(document.lastIndex(of: UInt8(ascii: "}")))
    let bytes = document.replacing(end..<end, with: unread)
    try compare(citmCatalog, [bytes], mutations: 1_000, seed: 4, in: end..<(end + unread.utf8.count))
  }

  /// 20,000 in total, if all are tried.
  @Suite(.enabled(if: Corpus.isPresent, Corpus.absence))
  struct OfRealDocuments {
    @Test func `mutations of github_events.json, whole`() throws {
      try compare(githubEvents, [try Corpus.bytes(.githubEvents)], mutations: 400, seed: 10)
    }

    @Test(arguments: UInt64(11)...14)
    func `mutations of single events of github_events.json`(seed: UInt64) throws {
      try compare(githubEvents, try CorpusPieces.events(), mutations: 2_200, seed: seed)
    }

    @Test(arguments: UInt64(21)...24)
    func `mutations of single statuses of twitter.json`(seed: UInt64) throws {
      try compare(twitter, try CorpusPieces.searchResults(), mutations: 1_300, seed: seed)
    }

    @Test(arguments: UInt64(31)...34)
    func `mutations of single performances of citm_catalog.json`(seed: UInt64) throws {
      try compare(citmCatalog, try CorpusPieces.catalogues(), mutations: 1_400, seed: seed)
    }
  }
}

/// Mutates the documents in rotation (in `range`, or anywhere) and compares the results of the two readers.
private func compare<Mapped, Reference>(
  _ document: MappedDocument<Mapped, Reference>, _ documents: [[UInt8]], mutations: Int, seed: UInt64,
  in range: Range<Int>? = nil
) throws {
  let mutations = scaled(mutations)
  var random = SeededGenerator(seed: seed)
  var tally: [Comparison: Int] = [:]
  for bytes in documents { #expect(try Comparison(document, bytes) == .bothAccept) }

  for count in 0..<mutations {
    let index = count % documents.count
    let mutation = Mutation(of: documents[index], in: range ?? documents[index].indices, using: &random)
    let changed = mutation.applied(to: documents[index])
    let comparison = try Comparison(document, changed)
    if (try? document.read(changed)) != (try? document.readByteByByte(changed)) {
      Issue.record("the plain loops read something else; \(mutation) of document \(index), seed \(seed)")
    }
    tally[comparison, default: 0] += 1
    if case .unexplained(let what) = comparison {
      Issue.record("\(what); \(mutation) of document \(index), seed \(seed)")
    }
  }
  // A comparison in which nothing was accepted, or nothing rejected, would prove nothing.
  #expect(tally[.bothAccept, default: 0] > mutations / 20)
  #expect(tally[.bothRefuse, default: 0] > mutations / 20)
  let lines = tally.map { "\($0.key): \($0.value)" }.sorted()
  print("\(mutations) mutations, seed \(seed): \(lines.joined(separator: ", "))")
}

private func scaled(_ mutations: Int) -> Int {
  guard let wanted = ProcessInfo.processInfo.environment["KVMAP_MUTATIONS"].flatMap(Int.init), wanted > 0 else {
    return max(mutations / Thoroughness.choose(4, thorough: 1), 100)
  }
  return max(mutations * wanted / 20_000, 100)
}
