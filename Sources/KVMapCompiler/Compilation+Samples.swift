package import KVMapInterpret
package import KVMapSource

package typealias SampleTally = KVMapInterpret.SampleTally

/// The result of `kvmapc check --sample`.
package enum SampleOutcome: Sendable {
  case tally(SampleTally)
  /// The files, or the requested type, are wrong.
  case wrong([Diagnostic], SourceSet)
  /// There is no type in the file.
  case noType
}

extension Compilation {
  /// `kvmapc check --sample`: which rules of the first file read something of the samples, and what they leave.
  ///
  /// - Parameters:
  ///   - type: The type of a sample; the first type of the file if `nil`. Of a sample that is an array, or lines, it is the
  ///     type of an element, unless it is an array itself.
  package func use(of samples: [Sample], as type: String?) -> SampleOutcome {
    guard let type = type ?? typeNames.first else { return .noType }
    let one = mapping(to: type)
    guard case .mapper(let mapper) = one.mapping else { return .wrong(one.diagnostics, one.sources) }
    guard case .mapper(let several) = mapping(to: "[\(type)]").mapping else { return .wrong(one.diagnostics, one.sources) }
    var tally = mapper.tally()
    for sample in samples {
      var request = MapRequest(
        format: MapRequest.Format(rawValue: sample.format.rawValue) ?? .json, document: sample.bytes, path: nil,
        context: nil, written: nil, wantsAllProblems: true, isIndented: false)
      request.wantsTrace = true
      let isList = sample.format == .ndjson || sample.format == .json && sample.isArray
      let mapper = isList && !type.hasPrefix("[") ? several : mapper
      guard case .report(let report) = mapper.map(request) else { continue }
      tally.add(report.trace?.entries ?? [], report.all, of: sample.name)
    }
    return .tally(tally)
  }
}

extension Sample {
  /// Whether the first byte that is no white space begins an array.
  fileprivate var isArray: Bool {
    bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "[")
  }
}
