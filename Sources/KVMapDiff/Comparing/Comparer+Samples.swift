@_spi(Generated) import KVMap
import KVMapInterpret
import KVMapSema

extension Comparer {
  /// What becomes of documents that are really read.
  ///
  /// Nobody says which types they are of: those count of which OLD knows the most of their keys.
  func findings(in samples: [(path: String, bytes: [UInt8])]) -> [SampleFinding] {
    samples.flatMap { findings(in: $0.bytes, at: $0.path) }
  }

  private func findings(in document: [UInt8], at path: String) -> [SampleFinding] {
    let judge = judge
    let comparison = ValueComparison(old: old, new: new, pairing: pairing, isWritten: false)
    let readers = pairs.compactMap { pair -> (pair: TypePair, value: MappedValue, unknown: Int)? in
      guard let value = judge.value(of: document, as: pair.entries.old, old) else { return nil }
      let strict = old.closed.read(
        document, as: pair.entries.old, passed: old.passed(with: pair.entries.old), isComplete: true)
      return (pair, value, strict?.problems.count { $0.kind == .unknownKey } ?? 0)
    }
    guard let fewest = readers.map(\.unknown).min() else { return [] }
    return readers.filter { $0.unknown == fewest }.compactMap { reader in
      let after = judge.reading(of: document, as: reader.pair.entries.new, new)
      if let problem = after.errors.first {
        let effect = Witness.Effect.refused(path: problem.path, kind: problem.kind.rawValue).text
        return SampleFinding(path: path, type: reader.pair.name, effect: effect, isRefused: true)
      }
      guard let other = after.value, let found = comparison.difference(reader.value, other) else { return nil }
      let place = found.subject.isEmpty ? reader.pair.name : found.subject
      return SampleFinding(path: path, type: reader.pair.name, effect: place, isRefused: false)
    }
  }
}
