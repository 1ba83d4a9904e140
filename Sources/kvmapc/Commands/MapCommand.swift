import KVMapCompiler
import KVMapSource

/// `kvmapc map`: maps a document without compiling Swift.
struct MapCommand {
  static let syntax = CommandSyntax(
    name: "map", summary: "maps a document by a .kvmap file, without compiling Swift",
    usage: "[OPTION…] FILE.kvmap TYPE [INPUT]",
    options: [
      .init(
        name: "--from", value: "FORMAT", choices: DocumentFormat.allCases.map(\.rawValue),
        summary: "the format of INPUT; by default, from its name: "
          + DocumentFormat.allCases.map(\.rawValue).joined(separator: ", ")),
      .init(name: "--at", value: "PATH", summary: "the path of the value in the document, such as users[0]"),
      .init(name: "--context", value: "JSON", summary: "what $context is"),
      .init(
        name: "--write", value: "FORMAT", choices: DocumentFormat.written.map(\.rawValue),
        summary: "prints what the mapping writes back, instead of the value"),
      .init(name: "--all-errors", summary: "reports all problems, not only the first"),
      .init(name: "--trace", summary: "prints which rule took which key of the document, instead of the value"),
      .init(name: "--json", summary: "prints values and problems for programs: compact, and both as JSON"),
    ],
    details: """
      TYPE is any type of the language: User, [User], [String: User], Page<User>, or a named mapping such as User.Form.
      INPUT is a file, or '-' (which is the default) for standard input.

      The value is printed as JSON with the names of its properties. Problems go to standard error; with --json the
      problems of a document that does not map go to standard output, and what was dropped from one that does to
      standard error.

      """)

  private let file: String
  private let type: String
  private let input: String
  private let format: DocumentFormat
  private let path: String?
  private let context: String?
  private let writes: DocumentFormat?
  private let wantsAllProblems: Bool
  private let wantsTrace: Bool
  private let isJSON: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    let words = arguments.paths
    guard words.count >= 2 else {
      throw UsageError(message: "\(words.isEmpty ? "FILE.kvmap and TYPE are" : "TYPE is") missing", command: "map")
    }
    guard words.count <= 3 else {
      throw UsageError(
        message: "there is one INPUT, and '\(VisibleText.line(words[3]))' would be another", command: "map")
    }
    file = words[0]
    type = words[1]
    input = words.count == 3 ? words[2] : "-"
    guard file != "-" || input != "-" else {
      throw UsageError(message: "the mapping and INPUT cannot both come from standard input", command: "map")
    }
    guard file == "-" || file.hasSuffix(".kvmap") else {
      throw UsageError(message: "'\(VisibleText.line(file))' is not a .kvmap file", command: "map")
    }
    format = arguments.value(of: "--from").flatMap(DocumentFormat.init(rawValue:)) ?? DocumentFormat(ofFile: input)
    path = arguments.value(of: "--at")
    context = arguments.value(of: "--context")
    writes = arguments.value(of: "--write").flatMap(DocumentFormat.init(rawValue:))
    wantsAllProblems = arguments.has("--all-errors")
    wantsTrace = arguments.has("--trace")
    isJSON = arguments.has("--json")
    if wantsTrace, writes != nil {
      throw UsageError(
        message: "'--trace' shows how a document is decoded, and cannot be combined with '--write'", command: "map")
    }
  }

  func run(_ streams: inout StandardStreams) throws -> ExitCode {
    let sources = try SourceLoader.load([file], for: .everything)
    var request = MapRequest(
      type: type, format: format.requested, document: try InputReader.read(input), path: path,
      context: context.map { Array($0.utf8) }, written: writes?.requested, wantsAllProblems: wantsAllProblems,
      isIndented: !isJSON)
    request.wantsTrace = wantsTrace
    let (outcome, diagnostics, texts) = sources.compilation.map(request)
    if !diagnostics.isEmpty { streams.diagnostics(diagnostics, of: texts) }
    switch outcome {
    case .wrongFiles: return .problems
    case .wrongType: return .failure
    case .wrongPath:
      throw UsageError(message: "'\(VisibleText.line(path ?? ""))' is not a path such as users[0].name", command: "map")
    case .wrongContext(let reason):
      throw UsageError(message: "the value of '--context' is not JSON: \(VisibleText.line(reason))", command: "map")
    case .mapped(let report): return print(report, &streams)
    }
  }

  private func print(_ report: MapReport, _ streams: inout StandardStreams) -> ExitCode {
    if !isJSON { for note in report.notes { streams.note(note) } }
    if let trace = report.trace {
      if report.hasProblems { streams.problems(isJSON ? report.problemsAsJSON : report.problems) }
      streams.output(isJSON ? trace.json : trace.text)
      return report.output == nil ? .problems : .success
    }
    guard let output = report.output else {
      if isJSON { streams.output(report.problemsAsJSON) } else { streams.problems(report.problems) }
      return .problems
    }
    if report.hasProblems { streams.problems(isJSON ? report.problemsAsJSON : report.problems) }
    streams.output(output + [UInt8(ascii: "\n")])
    return .success
  }
}

/// The formats of documents, as options name them.
enum DocumentFormat: String, CaseIterable {
  case json
  case ndjson
  case xml
  case plist
  case form

  /// The formats in which a document can be written.
  static let written = allCases.filter { $0 != .ndjson }

  /// The format given by the file name; JSON if the name does not determine one.
  init(ofFile path: String) {
    switch path.split(separator: ".").last?.lowercased() {
    case "ndjson", "jsonl": self = .ndjson
    case "xml", "rss", "atom": self = .xml
    case "plist": self = .plist
    case "form": self = .form
    default: self = .json
    }
  }

  /// The interpreter's value for it.
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
