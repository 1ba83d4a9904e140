import KVMapCompiler
import KVMapSource

/// `kvmapc map`: maps documents without compiling Swift.
struct MapCommand {
  static let syntax = CommandSyntax(
    name: "map", summary: "maps documents by a .kvmap file, without compiling Swift",
    usage: "[OPTION…] FILE.kvmap TYPE [INPUT…]",
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
      .init(
        name: "--stub-swift", summary: "prints what only Swift can read as {\"$swift\": …}, as the document has it"),
      .init(name: "--all-errors", summary: "reports all problems, not only the first"),
      .init(name: "--trace", summary: "prints which rule took which key of the document, instead of the value"),
      .init(name: "--lines", summary: "prints each value as one line: NDJSON"),
      .init(name: "--quiet", summary: "prints 'ok INPUT' for each document, or its problems"),
      .init(name: "--check-roundtrip", summary: "prints how the document differs from what the mapping writes"),
      .init(name: "--json", summary: "prints values and problems for programs: compact, and both as JSON"),
    ] + LineOptions.syntax,
    operands: [.mapping, .type, .file],
    details: """
      TYPE is any type of the language: User, [User], [String: User], Page<User>, or a named mapping such as User.Form.
      INPUT is a file, or '-' (which is the default) for standard input.

      The value is printed as JSON with the names of its properties. Problems go to standard error; with --json the
      problems of a document that does not map go to standard output, and what was dropped from one that does to
      standard error. Of several documents, each is mapped, and the exit code is 1 if one of them does not map, or with
      --check-roundtrip is written differently.

      With --lines, NDJSON is mapped line by line, on all processors and in constant memory: TYPE is then the type of a
      line. A line that does not map is a problem, and does not change the exit code unless --strict is given. If TYPE
      is an array, all lines are one value.

      """)

  private let file: String
  private let type: String
  private let inputs: [String]
  private let format: DocumentFormat?
  private let path: String?
  private let context: String?
  private let writes: DocumentFormat?
  private let style: Style
  private let isJSON: Bool
  private let wantsAllProblems: Bool
  private let stubsSwift: Bool
  private let lineOptions: LineOptions

  /// What is printed of a document.
  private enum Style {
    case value, line, state, differences, trace

    /// Two of these options cannot be combined.
    init(_ arguments: Arguments) {
      let stated: [(option: String, style: Style)] = [
        ("--check-roundtrip", .differences), ("--quiet", .state), ("--lines", .line), ("--trace", .trace),
      ]
      self = stated.first { arguments.has($0.option) }?.style ?? .value
    }
  }

  init(_ arguments: Arguments) throws(UsageError) {
    let words = arguments.paths
    guard words.count >= 2 else {
      throw UsageError(message: "\(words.isEmpty ? "FILE.kvmap and TYPE are" : "TYPE is") missing", command: "map")
    }
    file = words[0]
    type = words[1]
    inputs = words.count > 2 ? Array(words[2...]) : ["-"]
    guard file == "-" || file.hasSuffix(".kvmap") else {
      throw UsageError(message: "'\(VisibleText.line(file))' is not a .kvmap file", command: "map")
    }
    format = arguments.value(of: "--from").flatMap(DocumentFormat.init(rawValue:))
    path = arguments.value(of: "--at")
    context = arguments.value(of: "--context")
    writes = arguments.value(of: "--write").flatMap(DocumentFormat.init(rawValue:))
    wantsAllProblems = arguments.has("--all-errors")
    stubsSwift = arguments.has("--stub-swift")
    style = Style(arguments)
    isJSON = arguments.has("--json")
    lineOptions = try LineOptions(arguments)
    if let message = conflict(arguments) { throw UsageError(message: message, command: "map") }
  }

  /// What cannot be combined.
  private func conflict(_ arguments: Arguments) -> String? {
    if file == "-", inputs.contains("-") { return "the mapping and INPUT cannot both come from standard input" }
    if inputs.filter({ $0 == "-" }).count > 1 { return "standard input is only one INPUT" }
    if arguments.has("--trace"), writes != nil {
      return "'--trace' shows how a document is decoded, and cannot be combined with '--write'"
    }
    if stubsSwift, writes != nil {
      return "'--write' needs a whole value, and cannot be combined with '--stub-swift'"
    }
    let styles = ["--check-roundtrip", "--quiet", "--lines", "--trace"].filter(arguments.has)
    if styles.count > 1 { return "'\(styles[0])' and '\(styles[1])' cannot be combined" }
    if style == .differences {
      let others = ["--write", "--stub-swift", "--at"].filter { arguments.has($0) || arguments.value(of: $0) != nil }
      if let other = others.first {
        return "'--check-roundtrip' compares whole documents, and cannot be combined with '\(other)'"
      }
    }
    if let style = styles.first, style != "--trace", isJSON { return "'--json' and '\(style)' cannot be combined" }
    if inputs.count > 1, isJSON { return "'--json' prints the problems of one INPUT" }
    if inputs.count > 1, style == .trace { return "'--trace' shows how one INPUT is decoded" }
    if let conflict = inputs.firstResult(of: { lineOptions.conflict(with: $0, format(of: $0)) }) { return conflict }
    if style == .line, let writes, writes != .json { return "'--lines' prints JSON, not \(writes.rawValue)" }
    return nil
  }

  func run(_ streams: inout StandardStreams) throws -> ExitCode {
    let sources = try SourceLoader.load([file], for: .everything)
    let (mapping, diagnostics, texts) = sources.compilation.mapping(to: type, stubsSwift: stubsSwift)
    if !diagnostics.isEmpty { streams.diagnostics(diagnostics, of: texts) }
    switch mapping {
    case .wrongFiles: return .problems
    case .wrongType:
      let names = sources.compilation.typeNames.prefix(20).map { VisibleText.line($0) }
      if !names.isEmpty { streams.note("the types of '\(VisibleText.line(file))': \(names.joined(separator: ", "))") }
      return .failure
    case .mapper(let mapper):
      var code = ExitCode.success
      var notes: Set<String> = []
      var namesFormat = false
      var lines = try lineFiles(mapper, &streams)
      let progress = ProgressLine(streams, isQuiet: isJSON)
      defer { progress.end() }
      for input in inputs {
        if lines != nil, isLines(input) {
          guard let (next, isEnd) = lines?.map(input, &streams) else { continue }
          code = max(code, next)
          if isEnd { return code }
          continue
        }
        let document: [UInt8]
        do throws(FileError) {
          document = try InputReader.read(input, showing: progress)
        } catch {
          progress.clear()
          streams.error(error.message)
          code = .failure
          continue
        }
        progress.show("mapping \(input)")
        let report = try map(document, from: input, with: mapper)
        progress.clear()
        if !isJSON { for note in report.notes where notes.insert(note).inserted { streams.note(note) } }
        if !print(report, of: input, &streams), code == .success { code = .problems }
        if !namesFormat, let note = noteOnLines(report, of: input) ?? noteOnArray(report) {
          streams.note(note)
          namesFormat = true
        }
      }
      return code
    }
  }

  private func format(of input: String) -> DocumentFormat { format ?? DocumentFormat(ofFile: input) }

  private func isLines(_ input: String) -> Bool { style == .line && format(of: input) == .ndjson }

  /// - Returns: `nil` if no input is mapped line by line.
  private func lineFiles(_ mapper: DocumentMapper, _ streams: inout StandardStreams) throws -> LineFiles? {
    let inputs = inputs.filter(isLines)
    guard !inputs.isEmpty else { return nil }
    let attempt = mapper.lines(at: path, context: context.map { Array($0.utf8) }, writesDocuments: writes != nil)
    switch attempt {
    case .mapping(let mapping):
      return try LineFiles(
        mapping, lineOptions, wantsAllProblems: wantsAllProblems, inputs: inputs, &streams)
    case .severalValues:
      guard let stated = lineOptions.stated else { return nil }
      throw UsageError(
        message: "'\(stated)' maps line by line, so TYPE is that of a line, and not an array", command: "map")
    case .wrongPath: throw wrongPath
    case .wrongContext(let reason): throw wrongContext(reason)
    }
  }

  private var wrongPath: UsageError {
    UsageError(message: "'\(VisibleText.line(path ?? ""))' is not a path such as users[0].name", command: "map")
  }

  private func wrongContext(_ reason: String) -> UsageError {
    UsageError(message: "the value of '--context' is not JSON: \(VisibleText.line(reason))", command: "map")
  }

  private func map(
    _ document: [UInt8], from input: String, with mapper: DocumentMapper
  ) throws(UsageError) -> MapReport {
    var request = MapRequest(
      format: format(of: input).requested, document: document, path: path,
      context: context.map { Array($0.utf8) }, written: writes?.requested, wantsAllProblems: wantsAllProblems,
      isIndented: style == .value && !isJSON)
    request.checksRoundTrip = style == .differences
    request.wantsTrace = style == .trace
    switch mapper.map(request) {
    case .report(let report): return report
    case .wrongPath: throw wrongPath
    case .wrongContext(let reason): throw wrongContext(reason)
    }
  }

  /// - Returns: Whether the document maps and, if that was asked, is written as it was read.
  private func print(_ report: MapReport, of input: String, _ streams: inout StandardStreams) -> Bool {
    let problems = isJSON ? report.problemsAsJSON : report.problems
    // Of several documents, each problem says of which it is.
    let head = inputs.count > 1 || style == .state || style == .differences ? "\(VisibleText.line(input)):\n" : ""
    if let trace = report.trace {
      if report.hasProblems { streams.problems(problems) }
      streams.output(isJSON ? trace.json : trace.text)
      return report.output != nil
    }
    switch style {
    case .differences where report.differences?.lines.isEmpty == false:
      if report.hasProblems { streams.problems(head + problems) }
      streams.output(head + text(of: report.differences))
      return false
    case .state, .differences:
      if report.output != nil {
        if report.hasProblems { streams.problems(head + problems) }
        streams.output("ok \(VisibleText.line(input))\n")
      } else {
        streams.output(head + problems)
      }
    // A document that is not well-formed has no trace.
    case .value, .line, .trace:
      guard let output = report.output else {
        if isJSON { streams.output(problems) } else { streams.problems(head + problems) }
        break
      }
      if report.hasProblems { streams.problems(head + problems) }
      streams.output(output + [UInt8(ascii: "\n")])
    }
    return report.output != nil
  }

  /// What to write if a document ends and another one begins on a later line, where nothing said that it has lines.
  private func noteOnLines(_ report: MapReport, of input: String) -> String? {
    guard format == nil, format(of: input) == .json, !isJSON, report.output == nil, let problem = report.all.first,
      problem.kind == .syntax, problem.expected == "the end of the input", problem.line > 1
    else { return nil }
    let name = input == "-" ? "standard input" : "'\(VisibleText.line(input))'"
    return "\(name) is read as one JSON document; '--from ndjson' reads a document on each line"
  }

  /// That a document is an array of what was asked for.
  private func noteOnArray(_ report: MapReport) -> String? {
    guard !isJSON, report.output == nil, let problem = report.all.first, problem.kind == .mismatch,
      problem.path.isEmpty,
      problem.expected == "an object", problem.found == "an array"
    else { return nil }
    return "the document is an array: TYPE can be '[\(VisibleText.line(type))]'"
  }

  private func text(of differences: RoundTripDifferences?) -> String {
    guard let differences else { return "" }
    let lines = differences.lines.map { "  \(VisibleText.line($0))\n" }.joined()
    return lines + (differences.moreCount > 0 ? "  and \(differences.moreCount) more\n" : "")
  }
}
