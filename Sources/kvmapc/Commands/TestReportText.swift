import KVMapCompiler
import KVMapSource

/// Test results, human-readable and machine-readable.
enum TestReportText {
  /// A line for each test below the name of its file, and for each failure the location of the expectation and
  /// what was found.
  static func text(_ files: [TestOutcome.File]) -> String {
    files.filter { !$0.reports.isEmpty }.map { file in
      VisibleText.line(file.path) + "\n" + file.reports.map(text).joined()
    }.joined()
  }

  private static func text(_ report: TestReport) -> String {
    let name = VisibleText.line("\(report.typeText) \"\(report.title)\"")
    switch report.outcome {
    case .passed: return "  passed   \(name)\n"
    case .notRun(let why): return "  not run  \(name)\n             \(VisibleText.line(why))\n"
    case .failed(let failures):
      let lines = failures.map { failure in
        "             line \(failure.origin.line): \(VisibleText.line(failure.text))\n"
      }
      return "  FAILED   \(name) (line \(report.origin.line))\n" + lines.joined()
    }
  }

  /// `{"tests": [{"type": …, "title": …, "file": …, "line": …, "result": "passed|failed|not-run", …}]}` and a newline.
  static func json(_ files: [TestOutcome.File]) -> String {
    let tests = files.flatMap { file in file.reports.map { "  " + json($0, in: file.path) } }
    return tests.isEmpty ? "{\"tests\": []}\n" : "{\"tests\": [\n" + tests.joined(separator: ",\n") + "\n]}\n"
  }

  private static func json(_ report: TestReport, in path: String) -> String {
    var members = [
      "\"type\": \(string(report.typeText))", "\"title\": \(string(report.title))", "\"file\": \(string(path))",
      "\"line\": \(report.origin.line)",
    ]
    switch report.outcome {
    case .passed: members.append("\"result\": \"passed\"")
    case .notRun(let why): members += ["\"result\": \"not-run\"", "\"reason\": \(string(why))"]
    case .failed(let failures):
      members.append("\"result\": \"failed\"")
      members.append("\"failures\": [" + failures.map(json).joined(separator: ", ") + "]")
    }
    return "{" + members.joined(separator: ", ") + "}"
  }

  private static func json(_ failure: TestFailure) -> String {
    "{\"line\": \(failure.origin.line), \"path\": \(string(failure.path)), \"message\": \(string(failure.message)), "
      + "\"expected\": \(string(failure.expected)), \"found\": \(string(failure.found))}"
  }

  private static func string(_ text: String) -> String { JSONRenderer.string(text) }
}
