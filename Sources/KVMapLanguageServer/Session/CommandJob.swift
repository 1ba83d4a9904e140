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
  }

  /// A file of the compilation.
  struct File: Sendable {
    var path: String
    var bytes: [UInt8]
    var isRequested: Bool
    /// The positions of the imported files, by the paths as written.
    var targets: [String: Int]
    var documents: [String: SourceSet.DocumentTarget]
  }

  let id: RequestID
  let kind: Kind
  let file: FileID
  let revision: Int
  /// The title of the test that is wanted; `nil` for all.
  let title: String?
  let files: [File]

  package func run() -> CommandOutcome {
    var compilation = Compilation()
    let ids = files.map { compilation.add(path: $0.path, bytes: $0.bytes, isRequested: $0.isRequested) }
    for (file, id) in zip(files, ids) {
      for (written, position) in file.targets where ids.indices.contains(position) {
        compilation.setTarget(.file(ids[position]), ofImport: written, in: id)
      }
      for (written, document) in file.documents { compilation.setDocument(document, at: written, in: id) }
    }
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
      let wanted = reports.filter { title == nil || $0.title == title }
      return CommandOutcome(job: self, result: .tests(wanted.map(TestResult.init)))
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
