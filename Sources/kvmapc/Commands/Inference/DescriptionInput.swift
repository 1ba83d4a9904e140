import KVMapCompiler
import KVMapSource

/// Whether what `kvmapc infer` reads are no samples, but a schema or Swift source.
struct DescriptionInput {
  static let syntax: [CommandSyntax.Option] = [
    .init(
      name: "--keys", value: "STYLE", choices: Compilation.keyStyles,
      summary: "the style of keys in documents, where Swift source is decoded with a key strategy: "
        + Compilation.keyStyles.joined(separator: ", ")),
    .init(name: "--declare", summary: "declares the types of Swift source in the mapping, instead of mapping them")
  ]

  private let stated: DescriptionFormat?
  /// Whether the caller says that the input is a sample.
  private let isSample: Bool
  private var options = DescriptionOptions()
  /// Options that are given, and concern samples.
  private let sampleOption: String?

  init(_ arguments: Arguments) {
    let from = arguments.value(of: "--from")
    stated = from.flatMap(DescriptionFormat.init(rawValue:))
    isSample = from != nil && stated == nil
    options.name = arguments.value(of: "--name")
    options.keys = arguments.value(of: "--keys")
    options.declares = arguments.has("--declare")
    sampleOption = ((IntoOptions.syntax + InferOptions.syntax).map(\.name) + ["--report"]).first { name in
      name != "--name"
        && (arguments.has(name) || arguments.value(of: name) != nil || !arguments.values(of: name).isEmpty)
    }
  }

  /// - Returns: `nil` if the input is samples.
  func outcome(of samples: [Sample], to path: String) throws(UsageError) -> InferenceOutcome? {
    let formats = samples.map(format)
    guard let format = formats.compactMap(\.self).first else {
      if options.keys != nil { throw Self.wrong("'--keys' has a meaning only for Swift source") }
      if options.declares { throw Self.wrong("'--declare' has a meaning only for Swift source") }
      return nil
    }
    guard formats.allSatisfy({ $0 == format }) else {
      throw Self.wrong("samples, schemas and Swift source cannot be read together")
    }
    if let sampleOption {
      throw Self.wrong("'\(sampleOption)' has a meaning only for samples")
    }
    switch format {
    case .schema, .openapi:
      if options.keys != nil { throw Self.wrong("'--keys' has a meaning only for Swift source") }
      if options.declares { throw Self.wrong("'--declare' has a meaning only for Swift source") }
      guard samples.count == 1, let sample = samples.first else {
        throw Self.wrong("one schema is read at a time; with '$ref', one file has several")
      }
      var options = options
      options.isOpenAPI = stated.map { $0 == .openapi }
      return Compilation.infer(fromSchema: sample, options, to: path)
    case .swift:
      if options.name != nil { throw Self.wrong("'--name' has no meaning for Swift source, whose types have names") }
      return Compilation.infer(fromSwift: samples, options, to: path)
    }
  }

  private func format(of sample: Sample) -> DescriptionFormat? {
    if let stated { return stated }
    if isSample { return nil }
    if let format = DescriptionFormat(ofFile: sample.name) { return format }
    return sample.format == .json && DescriptionFormat.isSchema(sample.bytes) ? .schema : nil
  }

  private static func wrong(_ message: String) -> UsageError { UsageError(message: message, command: "infer") }
}
