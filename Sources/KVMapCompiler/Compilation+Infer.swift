import KVMapFormat
package import KVMapImport
package import KVMapSource

package typealias InferenceOptions = KVMapImport.InferenceOptions
package typealias Sample = KVMapImport.Sample

/// The result of `kvmapc infer`.
package enum InferenceOutcome: Sendable {
  /// All reasons why there is no mapping, one line each.
  case refused([String])
  case mapping(Inference)
}

/// A mapping that was inferred, and what was found when it was tried.
package struct Inference: Sendable {
  /// Formatted.
  package var mapping: [UInt8]
  /// The type that reads a sample.
  package var documentType: String
  /// What was guessed, and what to know, as sentences without a full stop.
  package var notes: [String]
  /// What was decided, as JSON.
  package var report: String
  /// Those of `kvmapc check`.
  package var diagnostics: [Diagnostic]
  package var sources: SourceSet
  /// The samples that the mapping does not read, with the problems of each.
  package var unread: [(sample: String, problems: String)]
}

extension Compilation {
  /// `kvmapc infer`: a mapping that reads the samples.
  ///
  /// - Parameter path: The path of the mapping, for diagnostics.
  package static func infer(from samples: [Sample], _ options: InferenceOptions, to path: String) -> InferenceOutcome {
    // Samples may nest deeply.
    let result = Threads.withLargeStack { () -> Result<InferredMapping, ImportProblems> in
      do throws(ImportProblems) { return .success(try inferMapping(from: samples, options)) } catch {
        return .failure(error)
      }
    }
    return outcome(of: result, samples, to: path)
  }

  /// Formats and tries what was inferred.
  static func outcome(
    of result: Result<InferredMapping, ImportProblems>, _ samples: [Sample], to path: String
  ) -> InferenceOutcome {
    let inferred: InferredMapping
    switch result {
    case .success(let mapping): inferred = mapping
    case .failure(let problems): return .refused(problems.messages)
    }
    let written = Array(inferred.text.utf8)
    let bytes =
      switch KVMapFormat.format(SourceFile(id: FileID(0), path: path, bytes: written)) {
      case .formatted(let formatted): formatted
      // The same diagnostics are reported again below.
      case .unreadable: written
      }
    var compilation = Compilation()
    compilation.add(path: path, bytes: bytes, isRequested: true)
    let sources = compilation.sources
    let unread = compilation.unread(samples, as: inferred.documentType)
    return .mapping(
      Inference(
        mapping: bytes, documentType: inferred.documentType, notes: inferred.notes, report: inferred.report,
        diagnostics: compilation.check(), sources: sources, unread: unread))
  }

  /// The samples that the mapping does not read.
  private func unread(_ samples: [Sample], as type: String) -> [(sample: String, problems: String)] {
    guard case .mapper(let mapper) = mapping(to: type).mapping else { return [] }
    return samples.filter { !$0.isCut }.compactMap { sample in
      // Each line is a document.
      let type = sample.format == .ndjson ? "[\(type)]" : type
      guard case .mapper(let mapper) = sample.format == .ndjson ? mapping(to: type).mapping : .mapper(mapper) else {
        return nil
      }
      let request = MapRequest(
        format: sample.format.requested, document: sample.bytes, path: nil,
        context: nil, written: nil, wantsAllProblems: true, isIndented: false)
      guard case .report(let report) = mapper.map(request), report.output == nil else { return nil }
      return (sample.name, report.problems)
    }
  }
}
