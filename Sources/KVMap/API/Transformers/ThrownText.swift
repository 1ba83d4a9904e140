#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What an error of the user's code says, in the words in which problems show it.
enum ThrownText {
  /// Longer than what is shown of a document, because it was written for people to read it.
  private static let limit = 240

  /// The description of a `LocalizedError`, of another mapper the path and message of its first problem, and otherwise
  /// what `print` shows.
  static func text(of error: any Error) -> String {
    if let error = error as? MappingError, let problem = error.problems.first {
      return text(problem.path.isEmpty ? problem.message : "\(problem.path): \(problem.message)")
    }
    return text((error as? any LocalizedError)?.errorDescription ?? String(describing: error))
  }

  /// - Parameter reason: In the words of the user's code.
  static func text(_ reason: String) -> String { QuotedText.visible(QuotedText.cut(reason, to: limit)) }
}
