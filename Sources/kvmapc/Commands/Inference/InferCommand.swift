import KVMapCompiler
import KVMapSource

/// `kvmapc infer`: writes a mapping that reads sample documents.
struct InferCommand {
  static let syntax = CommandSyntax(
    name: "infer", summary: "writes a .kvmap file that reads sample documents", usage: "[OPTION…] SAMPLE…",
    options: [
      .init(
        name: "--from", value: "FORMAT", choices: formats,
        summary: "the format of SAMPLE; by default, from its name: " + formats.joined(separator: ", ")),
      .init(name: "--output", value: "FILE", summary: "the .kvmap file to write; without it, the mapping is printed"),
      .init(name: "--force", summary: "replaces FILE if it is there already")
    ] + IntoOptions.syntax + InferOptions.syntax + DescriptionInput.syntax + [
      .init(name: "--report", summary: "prints what was decided for each property, as JSON, instead of the mapping")
    ],
    operands: [.file],
    details: """
      SAMPLE is a file, or '-' for standard input. If all samples are arrays, their elements are the documents.
      PATH is written as in problems, with [*] for the elements of arrays and the values of dictionaries, and is empty
      for the document: --map 'users[*].links'.

      What is written passes 'check' and 'format --check', and reads the samples. Guesses are reported on standard error,
      with the option that decides otherwise. It is a beginning: the file is yours.

      With --into, the samples are read by FILE, whose first type is that of a document unless --name says otherwise.
      A property is added for each key that nothing reads, and a case for each text that an enum lacks. What would change
      a line that is there is reported, with the line that would read the samples. The exit code is 1 if a sample is
      still not read.

      SAMPLE may also be a JSON Schema, an OpenAPI document in JSON, or Swift source with Codable types. What a schema
      or a type says and no mapping can, is a comment at its place.

      """)

  private static let formats = Sample.Format.allCases.map(\.rawValue) + DescriptionFormat.allCases.map(\.rawValue)

  private let inputs: [String]
  private let format: Sample.Format?
  private let options: InferOptions
  private let description: DescriptionInput
  private let output: String?
  private let isForced: Bool
  private let wantsReport: Bool
  private let into: IntoOptions?

  init(_ arguments: Arguments) throws(UsageError) {
    inputs = arguments.paths
    guard !inputs.isEmpty else { throw Self.wrong("SAMPLE is missing") }
    guard inputs.count(where: { $0 == "-" }) <= 1 else { throw Self.wrong("standard input is only one SAMPLE") }
    format = arguments.value(of: "--from").flatMap(Sample.Format.init(rawValue:))
    options = try InferOptions(arguments)
    into = try IntoOptions(arguments)
    description = DescriptionInput(arguments)
    output = arguments.value(of: "--output")
    isForced = arguments.has("--force")
    wantsReport = arguments.has("--report")
    if let output, !output.hasSuffix(FolderSearch.sourceEnding) {
      throw Self.wrong("'\(VisibleText.line(output))' is not a .kvmap file")
    }
    if isForced, output == nil { throw Self.wrong("'--force' has no meaning without '--output'") }
    if wantsReport, output != nil { throw Self.wrong("'--report' is printed, and cannot be combined with '--output'") }
  }

  private static func wrong(_ message: String) -> UsageError { UsageError(message: message, command: "infer") }

  func run(_ streams: inout StandardStreams) throws -> ExitCode {
    let progress = ProgressLine(streams)
    defer { progress.end() }
    let samples = try readSamples(progress, &streams)
    let path = output ?? "<MAPPING>"
    progress.show("inferring a mapping")
    let described = try description.outcome(of: samples, to: path)
    if let into { return try MappingAddition(into, options.options).run(samples, progress, &streams) }
    let outcome = described ?? Compilation.infer(from: samples, options.options, to: path)
    progress.end()
    switch outcome {
    case .refused(let messages):
      for message in messages { streams.error(VisibleText.line(message)) }
      return .problems
    case .mapping(let inference):
      for note in inference.notes { streams.note("note: " + VisibleText.line(note)) }
      if !inference.diagnostics.isEmpty { streams.diagnostics(inference.diagnostics, of: inference.sources) }
      guard !inference.diagnostics.containsErrors else {
        streams.error(
          options.statesTypes
            ? "no mapping is written, because an option such as '--type' names something that does not exist"
            : "no mapping is written, because it would have errors")
        return .problems
      }
      for (sample, problems) in inference.unread {
        streams.error("the mapping does not read '\(VisibleText.line(sample))':")
        streams.problems(problems)
      }
      if wantsReport {
        streams.output(inference.report)
      } else if let output {
        guard inference.unread.isEmpty else {
          streams.error("'\(VisibleText.line(output))' is not written; without '--output', the mapping is printed")
          return .problems
        }
        let isWritten = try SingleOutput.write(inference.mapping, to: output, isForced: isForced)
        streams.output("\(VisibleText.line(output)) is \(isWritten ? "written" : "up to date")\n")
      } else {
        streams.output(inference.mapping)
      }
      return inference.unread.isEmpty ? .success : .problems
    }
  }

  /// Reads samples, as much as is looked at of all together.
  private func readSamples(_ progress: ProgressLine, _ streams: inout StandardStreams) throws -> [Sample] {
    var samples: [Sample] = []
    var room = Sample.byteLimit
    for input in inputs {
      guard room > 0 else {
        progress.clear()
        streams.note(
          "note: '\(VisibleText.line(input))' and what follows it were not looked at: "
            + "\(Sample.byteLimit >> 20) MB of samples are enough")
        break
      }
      let (bytes, isCut) = try InputReader.readBeginning(of: input, limit: room, showing: progress)
      room -= bytes.count
      samples.append(Sample(name: input, format: format(of: input), bytes: bytes, isCut: isCut))
    }
    return samples
  }

  private func format(of input: String) -> Sample.Format {
    format ?? DocumentFormat(ofFile: input).sampled
  }
}
