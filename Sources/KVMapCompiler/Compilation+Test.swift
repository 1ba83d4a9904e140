package import KVMapInterpret
import KVMapSema
package import KVMapSource

/// The result of `kvmapc test`.
package struct TestOutcome: Sendable {
  package struct File: Sendable {
    package var path: String
    /// In the order in which the tests appear in the file.
    package var reports: [TestReport]
  }

  package var diagnostics: [Diagnostic]
  /// One for each requested file, in order; `nil` if any file has an error.
  package var files: [File]?
}

package typealias TestReport = KVMapInterpret.TestReport
package typealias TestFailure = KVMapInterpret.TestFailure

extension Compilation {
  /// `kvmapc test`: runs the `test` blocks of the requested files.
  package func test() -> TestOutcome {
    let analysis = analyze(files, of: sources)
    let diagnostics = diagnostics(of: analysis)
    guard !diagnostics.containsErrors, let program = analysis.program else {
      return TestOutcome(diagnostics: diagnostics, files: nil)
    }
    let units = program.units.filter { sources.requested.contains($0.file) }
    let files = Threads.withLargeStack {
      let interpreter = Interpreter(program)
      return units.map { TestOutcome.File(path: $0.path, reports: $0.tests.map(interpreter.run)) }
    }
    return TestOutcome(diagnostics: diagnostics, files: files)
  }
}
