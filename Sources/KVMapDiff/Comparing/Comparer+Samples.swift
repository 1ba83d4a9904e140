@_spi(Generated) import KVMap
import KVMapInterpret
import KVMapSema

extension Comparer {
  /// What becomes of documents that are really read.
  ///
  /// Nobody says which types they are of: those count of which OLD knows the most of their keys. If OLD reads a
  /// document as no type, the elements of an array are documents, as are the lines of NDJSON.
  ///
  /// - Returns: Of each file, each effect once.
  func findings(in samples: [(path: String, bytes: [UInt8])]) -> [SampleFinding] {
    samples.flatMap { sample in
      var seen: Set<SampleFinding.Effect> = []
      return documents(of: sample.bytes, at: sample.path).flatMap { findings(in: $0.bytes, at: $0.path) }
        .filter { seen.insert($0.effect).inserted }
    }
  }

  private func documents(of bytes: [UInt8], at path: String) -> [(bytes: [UInt8], path: String)] {
    guard let tree = try? JSONValue(json: bytes) else {
      let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let documents = lines.enumerated().filter { !$0.element.allSatisfy { $0 <= 0x20 } }.map { index, line in
        (bytes: Array(line), path: "\(path):\(index + 1)")
      }
      // One document that is broken is no NDJSON.
      guard let first = documents.first, (try? JSONValue(json: first.bytes)) != nil else { return [(bytes, path)] }
      return documents
    }
    guard let elements = tree.arrayValue, readers(of: bytes).isEmpty else { return [(bytes, path)] }
    return elements.enumerated().map { (Array($1.description.utf8), "\(path) [\($0)]") }
  }

  /// Why OLD reads a document as no type.
  private static func refusal(of document: [UInt8]) -> SampleFinding.Effect {
    do throws(MappingError) {
      _ = try JSONValue(json: document)
      return .unread
    } catch {
      guard let problem = error.problems.first else { return .unread }
      // The path has the number of a line that is a document.
      let line = document.contains(UInt8(ascii: "\n")) ? "line \(problem.line), " : ""
      return .malformed("\(line)column \(problem.column): \(problem.message)")
    }
  }

  private struct SampleReader {
    var pair: TypePair
    var value: MappedValue
    var unknown: Int
  }

  private func readers(of document: [UInt8]) -> [SampleReader] {
    pairs.compactMap { pair in
      guard let value = judge.value(of: document, as: pair.entries.old, old) else { return nil }
      let strict = old.closed.read(
        document, as: pair.entries.old, passed: old.passed(with: pair.entries.old), isComplete: true)
      let unknown = strict?.problems.count { $0.kind == .unknownKey } ?? 0
      return SampleReader(pair: pair, value: value, unknown: unknown)
    }
  }

  private func findings(in document: [UInt8], at path: String) -> [SampleFinding] {
    let judge = judge
    let comparison = ValueComparison(old: old, new: new, pairing: pairing, isWritten: false)
    let readers = readers(of: document)
    guard let fewest = readers.map(\.unknown).min() else {
      return [SampleFinding(path: path, effect: Self.refusal(of: document))]
    }
    return readers.filter { $0.unknown == fewest }.compactMap { reader in
      let type = reader.pair.name
      let after = judge.reading(of: document, as: reader.pair.entries.new, new)
      if let problem = after.errors.first {
        let effect = Witness.Effect.refused(path: problem.path, kind: problem.kind.rawValue).text
        return SampleFinding(path: path, effect: .refused(type: type, effect))
      }
      guard let other = after.value, let found = comparison.difference(reader.value, other) else { return nil }
      return SampleFinding(path: path, effect: .changed(type: type, at: found.subject.isEmpty ? type : found.subject))
    }
  }
}
