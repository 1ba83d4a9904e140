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
    let isElement = !type.hasPrefix("[")
    let one = mapping(to: type)
    guard case .mapper(let mapper) = one.mapping else { return .wrong(one.diagnostics, one.sources) }
    // Another analysis, for samples that need it.
    let several = isElement && samples.contains(where: \.isList) ? mapping(to: "[\(type)]") : one
    guard case .mapper(let listMapper) = several.mapping else { return .wrong(several.diagnostics, several.sources) }
    var tally = mapper.tally()
    for sample in samples {
      // A line that is not valid JSON must not hide the others.
      let (bytes, broken) =
        sample.format == .ndjson
        ? LineDocument.withoutBrokenLines(sample.bytes, limit: SampleTally.problemLimit) : (sample.bytes, [])
      var request = MapRequest(
        format: sample.format.requested, document: bytes, path: nil, context: nil, written: nil,
        wantsAllProblems: true, isIndented: false)
      request.wantsTrace = true
      request.problemLimit = SampleTally.problemLimit
      switch (sample.isList ? listMapper : mapper).map(request) {
      case .report(let report): 
        tally.add(report.trace?.entries ?? [], of: report.trace?.objects ?? [], broken + report.all, of: sample.name)
      // The request has neither a path nor a context.
      case .wrongPath, .wrongContext: continue
      }
    }
    return .tally(tally)
  }
}

extension Sample {
  /// Whether it has several documents: lines, or the elements of an array.
  var isList: Bool {
    switch format {
    case .ndjson: true
    case .json: bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "[")
    case .xml, .plist, .form: false
    }
  }
}

extension Sample.Format {
  /// What the interpreter calls it.
  var requested: MapRequest.Format {
    switch self {
    case .json: .json
    case .ndjson: .ndjson
    case .xml: .xml
    case .plist: .plist
    case .form: .form
    }
  }
}
