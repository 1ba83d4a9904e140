/// What decoding a document gave if all problems were collected: the value, unless a problem made it impossible, and
/// the problems.
public struct DecodingReport<Value> {
  /// The value; nil if a problem of the severity `error` made that impossible.
  public let value: Value?
  /// Up to 1,000 problems in the order of the document, those of the severity `warning` included.
  public let problems: [MappingProblem]

  /// Creates a report, for tests of code that handles one.
  public init(value: Value?, problems: [MappingProblem]) {
    self.value = value
    self.problems = problems
  }
}

extension DecodingReport: Sendable where Value: Sendable {}
extension DecodingReport: Equatable where Value: Equatable {}
extension DecodingReport: Hashable where Value: Hashable {}
