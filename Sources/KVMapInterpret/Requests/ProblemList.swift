@_spi(Generated) package import KVMap
import KVMapSource

/// Problems as `kvmapc` prints them.
package enum ProblemList {
  /// Human-readable: two lines for each problem. Dropped values and warnings are labelled as such.
  package static func text(_ problems: [MappingProblem]) -> String {
    problems.map { problem in
      let lines = problem.description.split(separator: "\n").map { VisibleText.line(String($0)) + "\n" }
      return (problem.severity == .warning ? "warning: " : "") + lines.joined()
    }.joined()
  }

  /// Machine-readable: `{"problems": [{"path": …}]}` and a newline. Offsets count bytes from 0; lines and columns count
  /// from 1, columns in Unicode scalars.
  package static func json(_ problems: [MappingProblem]) -> String {
    if problems.isEmpty { return "{\"problems\": []}\n" }
    return "{\"problems\": [\n" + problems.map { "  " + object($0) }.joined(separator: ",\n") + "\n]}\n"
  }

  private static func object(_ problem: MappingProblem) -> String {
    func string(_ text: String) -> String { JSONRenderer.string(text) }
    let rule =
      problem.rule.map {
        "{\"name\": \(string($0.name)), \"file\": \(string($0.file)), \"line\": \($0.line)}"
      } ?? "null"
    let members = [
      "\"path\": \(string(problem.path))", "\"kind\": \(string(problem.kind.rawValue))",
      "\"message\": \(string(problem.message))", "\"expected\": \(string(problem.expected))",
      "\"found\": \(string(problem.found))", "\"offset\": \(problem.offset)", "\"line\": \(problem.line)",
      "\"column\": \(problem.column)", "\"reached\": \(string(problem.reached))",
      "\"rule\": \(rule)", "\"dropped\": \(problem.severity == .warning)",
    ]
    return "{" + members.joined(separator: ", ") + "}"
  }
}
