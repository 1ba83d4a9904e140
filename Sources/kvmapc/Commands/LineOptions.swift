import KVMapSource

/// The options of `kvmapc map --lines` for newline-delimited JSON.
struct LineOptions {
  static let syntax: [CommandSyntax.Option] = [
    .init(
      name: "--rejects", value: "FILE", summary: "with --lines: writes each line that does not map to FILE, as JSON"),
    .init(name: "--jobs", value: "N", summary: "with --lines: maps on N threads; by default, one for each processor"),
    .init(name: "--strict", summary: "with --lines: ends with exit code 1 if a line does not map"),
  ]

  private static let greatestJobs = 1_024

  let rejects: String?
  let jobs: Int?
  let isStrict: Bool
  /// One of the options that was given; `nil` if there is none.
  let stated: String?

  init(_ arguments: Arguments) throws(UsageError) {
    rejects = arguments.value(of: "--rejects")
    isStrict = arguments.has("--strict")
    stated = Self.syntax.map(\.name).first { arguments.has($0) || arguments.value(of: $0) != nil }
    let text = arguments.value(of: "--jobs")
    jobs = text.flatMap(Int.init)
    if let text, !(1...Self.greatestJobs).contains(jobs ?? 0) {
      throw UsageError(
        message: "invalid value '\(VisibleText.line(text))' for '--jobs'; "
          + "expected a number from 1 to \(Self.greatestJobs)",
        command: "map")
    }
    if let stated, !arguments.has("--lines") {
      throw UsageError(message: "'\(stated)' is for '--lines', so it has no meaning without it", command: "map")
    }
  }

  /// What speaks against an input, if one of the options was given.
  func conflict(with input: String, _ format: DocumentFormat) -> String? {
    guard let stated, format != .ndjson else { return nil }
    let name = input == "-" ? "standard input" : "'\(VisibleText.line(input))'"
    return "'\(stated)' is for lines of NDJSON, and \(name) is \(format.rawValue) ('--from ndjson' changes that)"
  }
}
