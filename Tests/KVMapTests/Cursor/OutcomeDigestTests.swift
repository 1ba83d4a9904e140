@_spi(Generated) import KVMap
import Testing

/// A digest of the outcomes of 20,000 mutated documents: values, kinds of problems and their positions.
///
/// It is the same on every machine and in every build: with vectors and kernels, with `KVMAP_PORTABLE`, optimised or
/// not. Thus builds that cannot be linked into one program can be compared. A change to what is accepted, or to the
/// position of a problem, requires recording it again and stating the difference: of the 47,000 outcomes of the first
/// digest (11,671,211,995,699,348,490), 26 have changed, all for documents with a duplicate key in a value that is kept
/// whole. It contains names of types: with those of the second digest (14,833,013,951,778,647,759) it is still that.
@Suite("Changed documents have the same outcome in every build")
struct OutcomeDigestTests {
  /// FNV-1a, 64 bits (Fowler, Noll, Vo).
  private struct Digest {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ text: String) {
      for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
  }

  private func outcome<T: DocumentDecodable>(_ type: T.Type, _ document: [UInt8], _ text: (T) -> String) -> String {
    do {
      return "\(text(try T(json: document)))\n"
    } catch {
      let problem = error.problems[0]
      return "\(problem.kind.rawValue) \(problem.path) \(problem.offset) \(problem.line):\(problem.column)\n"
    }
  }

  @Test("20,000 of them")
  func digest() {
    var generator = SplitMix64(state: 3)
    var digest = Digest()
    for number in 0..<20_000 {
      let document = Mutations.mutateOrCut(
        Mutations.ownDocuments[number % Mutations.ownDocuments.count], using: &generator)
      digest.add(outcome(Probe<ValueProbe>.self, document) { "\($0.value)" })
      digest.add(outcome(Skipped.self, document) { _ in "" })
      if number % Mutations.ownDocuments.count == 0 {
        digest.add(outcome(Article.self, document) { "\($0.title) \($0.score) \($0.tags) \($0.author.name)" })
      }
      if number % 10 == 0 {
        let chunks = document.cut(16, using: &generator)
        digest.add("\(StreamOutcome(JSONValue.self, .array, chunks).problems.map { ($0.kind, $0.offset) })")
      }
    }
    #expect(digest.value == 8_758_287_190_563_056_629)
  }
}
