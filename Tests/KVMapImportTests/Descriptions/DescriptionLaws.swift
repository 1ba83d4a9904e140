import KVMapCompiler
import KVMapSource

/// What holds for every mapping that was made of a schema or of Swift source.
enum DescriptionLaws {
  enum Verdict {
    case refused([String])
    case mapping(String, Inference, violations: [String])

    var text: String? { if case .mapping(let text, _, _) = self { text } else { nil } }
    var refusal: [String] { if case .refused(let messages) = self { messages } else { [] } }

    var violations: [String] {
      switch self {
      case .refused(let messages): messages
      case .mapping(let text, _, let violations): violations.map { $0 + "\n" + text }
      }
    }
  }

  static func schema(_ text: String, _ name: String = "thing.schema.json", type: String? = nil) -> Verdict {
    var options = DescriptionOptions()
    options.name = type
    let sample = Sample(name: name, format: .json, bytes: Array(text.utf8))
    return verdict(Compilation.infer(fromSchema: sample, options, to: "Inferred.kvmap"))
  }

  static func swift(_ text: String, declares: Bool = false, keys: String? = nil) -> Verdict {
    var options = DescriptionOptions()
    options.declares = declares
    options.keys = keys
    let sample = Sample(name: "Thing.swift", format: .json, bytes: Array(text.utf8))
    return verdict(Compilation.infer(fromSwift: [sample], options, to: "Inferred.kvmap"))
  }

  /// It has no diagnostic, and is formatted.
  static func verdict(_ outcome: InferenceOutcome) -> Verdict {
    switch outcome {
    case .refused(let messages): return .refused(messages)
    case .mapping(let inference):
      var violations = inference.diagnostics.map { "\($0.id): \($0.message)" }
      var compilation = Compilation()
      compilation.add(path: "Inferred.kvmap", bytes: inference.mapping, isRequested: true)
      if compilation.format().files.map(\.bytes) != [inference.mapping] { violations.append("it is not formatted") }
      return .mapping(String(decoding: inference.mapping, as: UTF8.self), inference, violations: violations)
    }
  }
}
