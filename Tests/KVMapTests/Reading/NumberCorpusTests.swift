import Foundation
import KVMap
import TestSupport
import Testing

/// Decimal texts and the bits they must become (Nigel Tao's parse-number-fxx-test-data), which are not part of the
/// project.
@Suite("Numbers, to the bit")
struct NumberCorpusTests {
  static let folder = Repository.corpora?.appendingPathComponent("numbers")

  @Test(
    "every number of the corpus has the bits it should have, as a Double and as a Float",
    .enabled(if: folder != nil, "the number corpus is not there: set KVMAP_CORPORA to read it"))
  func corpus() throws {
    let files = Repository.files(in: try #require(Self.folder), withExtension: "txt")
    var numbers = 0
    for file in files {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let parts = line.split(separator: " ")
        guard parts.count == 4, let wide = UInt64(parts[2], radix: 16), let narrow = UInt32(parts[1], radix: 16) else {
          continue
        }
        let text = String(parts[3])
        if isNumber(text) { numbers += 1 }
        check(DoubleProbe.self, text, Double(bitPattern: wide)) { $0.bitPattern }
        check(FloatProbe.self, text, Float(bitPattern: narrow)) { $0.bitPattern }
      }
    }
    #expect(numbers > 1_000)
  }

  private func check<P: ScalarProbe, Bits: Equatable>(
    _ probe: P.Type, _ text: String, _ expected: P.Value, _ bits: (P.Value) -> Bits
  ) where P.Value: BinaryFloatingPoint {
    switch read(probe, text) {
    case .success(let value): #expect(isNumber(text) && bits(value) == bits(expected), "\(text)")
    case .failure(let problem):
      let kind: Problem.Kind = isNumber(text) ? .range : .syntax
      #expect(problem.kind == kind && (!isNumber(text) || expected.isInfinite), "\(text)")
    }
  }

  /// The grammar of RFC 8259, section 6, written once more.
  private func isNumber(_ text: String) -> Bool {
    text.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/) != nil
  }
}
