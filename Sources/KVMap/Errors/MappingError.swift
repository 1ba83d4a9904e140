#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The reason why a document could not be mapped, or a value could not be written.
public struct MappingError: Error, Sendable, Hashable {
  /// Never empty. `init(json:)` stops at the first problem; `decodeCollectingProblems(json:)` reports up to 1,000.
  public let problems: [MappingProblem]

  package init(_ first: MappingProblem, _ others: [MappingProblem] = []) { problems = [first] + others }

  /// The same problems, each transformed by `change`.
  func map(_ change: (MappingProblem) -> MappingProblem) -> MappingError {
    let changed = problems.map(change)
    guard let first = changed.first else { return self }
    return MappingError(first, Array(changed.dropFirst()))
  }
}

extension MappingError: CustomStringConvertible {
  /// A human-readable list of the problems; only the first 20 of a long list.
  public var description: String {
    let shown = problems.prefix(20).map(\.description)
    let hidden = problems.count - shown.count
    return (shown + (hidden > 0 ? ["and \(hidden) more"] : [])).joined(separator: "\n")
  }
}

extension MappingError: LocalizedError {
  /// The same as `description`: what `localizedDescription`, alerts and loggers show.
  public var errorDescription: String? { description }
}
