import KVMap
import Testing

/// Short descriptions of the result for a document, for comparisons.
enum Mapped {
  /// The document that a value is written as.
  static func text(_ value: some DocumentEncodable) throws -> String { try value.jsonString() }

  /// A document, read and written again.
  static func rewritten<T: DocumentDecodable & DocumentEncodable>(_ json: String, as type: T.Type) throws -> String {
    try text(T(json: json))
  }

  /// The first problem as `path kind rule:line`; `nil` if there is none.
  static func problem<T: DocumentDecodable>(_ json: String, as type: T.Type) -> String? {
    do throws(MappingError) {
      _ = try T(json: json)
      return nil
    } catch {
      return error.problems.first.map(text)
    }
  }

  /// All problems; those of dropped values begin with `~`.
  static func problems<T: DocumentDecodable>(_ json: String, as type: T.Type) -> [String] {
    T.decodeCollectingProblems(json: json).problems.map { ($0.severity == .warning ? "~" : "") + text($0) }
  }

  /// Why a value cannot be written, as `path kind`; `nil` if it can be written.
  static func writingProblem(_ value: some DocumentEncodable) -> String? {
    do throws(MappingError) {
      _ = try value.jsonBytes()
      return nil
    } catch {
      return error.problems.first.map { "\($0.path) \($0.kind.rawValue)" }
    }
  }

  static func text(_ problem: MappingProblem) -> String {
    let rule = problem.rule.map { " \($0.name):\($0.line)" } ?? ""
    return "\(problem.path) \(problem.kind.rawValue)\(rule)"
  }
}
