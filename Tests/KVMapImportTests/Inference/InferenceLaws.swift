import KVMapCompiler
import KVMapSource

/// What holds for every mapping that was inferred.
enum InferenceLaws {
  /// - Returns: Why no mapping was inferred, or which laws it breaks: none.
  static func violations(_ samples: [Sample], _ options: InferenceOptions = .named("Thing")) -> Verdict {
    switch Compilation.infer(from: samples, options, to: "Inferred.kvmap") {
    case .refused(let messages): return .refused(messages)
    case .mapping(let inference):
      var violations = inference.diagnostics.map { "\($0.id): \($0.message)" }
      violations += inference.unread.map { "\($0.sample) is not read: \($0.problems)" }
      violations += layout(of: inference.mapping)
      if violations.isEmpty { violations += roundTrips(samples, inference) }
      return .mapping(String(decoding: inference.mapping, as: UTF8.self), inference, violations)
    }
  }

  enum Verdict {
    case refused([String])
    case mapping(String, Inference, [String])

    /// `nil` if it was refused.
    var text: String? { if case .mapping(let text, _, _) = self { text } else { nil } }

    var violations: [String] {
      switch self {
      case .refused(let messages): messages
      case .mapping(let text, _, let violations): violations.map { $0 + "\n" + text }
      }
    }
  }

  private static func compilation(_ mapping: [UInt8]) -> Compilation {
    var compilation = Compilation()
    compilation.add(path: "Inferred.kvmap", bytes: mapping, isRequested: true)
    return compilation
  }

  private static func layout(of mapping: [UInt8]) -> [String] {
    compilation(mapping).format().files.map(\.bytes) == [mapping] ? [] : ["it is not formatted"]
  }

  /// What is written and read again is the same value.
  private static func roundTrips(_ samples: [Sample], _ inference: Inference) -> [String] {
    let compilation = compilation(inference.mapping)
    return samples.filter { !$0.isCut }.compactMap { sample in
      let type = sample.format == .ndjson ? "[\(inference.documentType)]" : inference.documentType
      guard case .mapper(let mapper) = compilation.mapping(to: type).mapping else { return "there is no type \(type)" }
      func map(_ document: [UInt8], _ format: MapRequest.Format, written: MapRequest.Format?) -> [UInt8]? {
        let request = MapRequest(
          format: format, document: document, path: nil, context: nil, written: written, wantsAllProblems: true,
          isIndented: false)
        guard case .report(let report) = mapper.map(request) else { return nil }
        return report.output
      }
      let format = MapRequest.Format(rawValue: sample.format.rawValue) ?? .json
      let written = format == .ndjson ? .json : format
      guard let value = map(sample.bytes, format, written: nil) else { return "\(sample.name) has no value" }
      guard let document = map(sample.bytes, format, written: written) else { return "\(sample.name) is not written" }
      guard let again = map(document, written, written: nil) else {
        return "\(sample.name) is not read again: " + String(decoding: document, as: UTF8.self)
      }
      return value == again ? nil : "\(sample.name) is another value when it is written and read again"
    }
  }
}

extension InferenceOptions {
  static func named(_ name: String) -> InferenceOptions {
    var options = InferenceOptions()
    options.name = name
    return options
  }
}

extension Sample {
  /// A JSON document, or lines of them.
  init(_ text: String, _ format: Format = .json, isCut: Bool = false) {
    self.init(name: "sample.\(format.rawValue)", format: format, bytes: Array(text.utf8), isCut: isCut)
  }
}
