import KVMapCompiler
import KVMapSource

/// `kvmapc check --sample`: how a mapping fits documents.
struct SampleCheck {
  private let options: SampleOptions
  private let isJSON: Bool

  init(_ options: SampleOptions, isJSON: Bool) {
    self.options = options
    self.isJSON = isJSON
  }

  func run(_ sources: LoadedSources, _ streams: inout StandardStreams) throws -> ExitCode {
    guard sources.requested.count == 1 else {
      throw UsageError(
        message: "'--sample' needs one .kvmap file, and there are \(sources.requested.count)", command: "check")
    }
    let samples = try options.files.map { try Self.read($0, &streams) }
    switch sources.compilation.use(of: samples, as: options.type) {
    case .noType:
      streams.error("the file declares no type that could read a sample")
      return .problems
    case .wrong(let diagnostics, let files):
      streams.diagnostics(diagnostics, of: files)
      return .problems
    case .tally(let tally):
      streams.output(isJSON ? tally.json : tally.text)
      return tally.hasErrors || options.isStrict && tally.hasLooseEnds ? .problems : .success
    }
  }

  /// Reads a sample; of lines, as many as are looked at.
  private static func read(_ path: String, _ streams: inout StandardStreams) throws -> Sample {
    let format = DocumentFormat(ofFile: path).sampled
    var (bytes, isCut) = try InputReader.readBeginning(of: path, limit: Sample.byteLimit)
    if isCut {
      guard format == .ndjson, let end = bytes.lastIndex(of: UInt8(ascii: "\n")) else {
        throw FileError("cannot read", path, "a sample has at most \(Sample.byteLimit >> 20) MB, unless it is NDJSON")
      }
      bytes = Array(bytes[...end])
      streams.note(
        "note: only the first \(Sample.byteLimit >> 20) MB of '\(VisibleText.line(path))' were looked at")
    }
    return Sample(name: path, format: format, bytes: bytes, isCut: isCut)
  }
}
