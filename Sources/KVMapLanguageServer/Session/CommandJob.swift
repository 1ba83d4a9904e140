import KVMapCompiler
import KVMapSema
import KVMapSource

/// A command that the client asks for, with the files that it needs as they were then; to be carried out on any thread.
package struct CommandJob: Sendable {
  enum Kind: String, Sendable, CaseIterable {
    /// The Swift of a file.
    case generatedSwift = "kvmap.generatedSwift"
    /// All tests of a file, or the one of a title.
    case runTests = "kvmap.runTests"
    case runTest = "kvmap.runTest"
    /// The value that a document of a type is read as.
    case mapDocument = "kvmap.mapDocument"
    /// The page of a diagnostic.
    case explain = "kvmap.explain"

    /// The arguments that are needed behind the URI.
    var otherArguments: [String] {
      switch self {
      case .generatedSwift, .runTests, .explain: []
      case .runTest: ["the title of a test"]
      case .mapDocument: ["the name of a type", "a document"]
      }
    }
  }

  let id: RequestID
  let kind: Kind
  let file: FileID
  let revision: Int
  /// Those behind the URI.
  let arguments: [String]
  let files: CompilationFiles

  package func run() -> CommandOutcome {
    let compilation = files.compilation()
    switch kind {
    case .generatedSwift:
      let outcome = compilation.generate(access: nil)
      let text = outcome.files?.first?.text
      return CommandOutcome(job: self, result: text.map { .swift($0) } ?? .failure(Self.reason(outcome.diagnostics)))
    case .runTests, .runTest:
      let outcome = compilation.test()
      guard let reports = outcome.files?.first?.reports else {
        return CommandOutcome(job: self, result: .failure(Self.reason(outcome.diagnostics)))
      }
      let wanted = reports.filter { kind == .runTests || $0.title == arguments.first }
      return CommandOutcome(job: self, result: .tests(wanted.map(TestResult.init)))
    case .mapDocument: return CommandOutcome(job: self, result: mapped(by: compilation))
    // The session explains without a job.
    case .explain: return CommandOutcome(job: self, result: .failure("there is nothing to run"))
    }
  }

  /// - Parameter compilation: The type and the document are arguments, and the format if it is not JSON.
  private func mapped(by compilation: Compilation) -> CommandOutcome.Result {
    guard let type = arguments.first, let document = arguments.dropFirst().first else {
      return .failure("a type and a document are needed")
    }
    let name = arguments.dropFirst(2).first ?? MapRequest.Format.json.rawValue
    guard let format = MapRequest.Format(rawValue: name) else {
      let known = MapRequest.Format.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      return .failure("unknown format '\(name.prefix(80))'; expected one of \(known)")
    }
    let mapping = compilation.mapping(to: type)
    guard case .mapper(let mapper) = mapping.mapping else { return .failure(Self.reason(mapping.diagnostics)) }
    let request = MapRequest(
      format: format, document: Array(document.utf8), path: nil, context: nil, written: nil, wantsAllProblems: true,
      isIndented: true)
    switch mapper.map(request) {
    case .report(let report):
      return .document(
        MappedDocument(output: report.output.map { String(decoding: $0, as: UTF8.self) }, problems: report.problems))
    case .wrongPath: return .failure("the path is wrong")
    case .wrongContext(let reason): return .failure(reason)
    }
  }

  private static func reason(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.first { $0.severity == .error }?.message ?? "the file has no mappings"
  }
}

package struct CommandOutcome: Sendable {
  enum Result: Sendable {
    case swift(String)
    case tests([TestResult])
    case document(MappedDocument)
    /// A sentence without a full stop.
    case failure(String)
  }

  let job: CommandJob
  let result: Result
}

extension TestResult {
  fileprivate init(_ report: TestReport) {
    self.init(type: report.typeText, title: report.title, line: report.origin.line, result: "passed", failures: [])
    switch report.outcome {
    case .passed: break
    case .failed(let found):
      result = "failed"
      failures = found.map { "line \($0.origin.line): \($0.text)" }
    case .notRun(let reason):
      result = "not-run"
      failures = [reason]
    }
  }
}
