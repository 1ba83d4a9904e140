/// A failure to read or write a document, as the fast path throws it: one word, without allocation. `MappingError`,
/// which users see, is created from it by a second reading (docs/decisions/0004).
public struct CodingFailure: Error, Sendable, Equatable {
  /// From the lowest bit: 8 of the code, 8 of the expectation, 48 of the signed offset. One word, because each `try` of
  /// generated code has its own code that passes the failure on, word by word.
  private let packed: Int64

  /// What kind of failure it is.
  var code: Code { Code(rawValue: UInt8(truncatingIfNeeded: packed)) ?? .syntax }
  /// What was expected instead.
  var expectation: Expectation { Expectation(rawValue: UInt8(truncatingIfNeeded: packed &>> 8)) ?? .nothing }
  /// The location in bytes from the beginning of the input; for a failed write, in the output so far.
  var offset: Int { Int(truncatingIfNeeded: packed &>> 16) }

  init(_ code: Code, _ expectation: Expectation = .nothing, at offset: Int) {
    packed = Int64(offset) &<< 16 | Int64(expectation.rawValue) &<< 8 | Int64(code.rawValue)
  }

  enum Code: UInt8, Sendable {
    case syntax, encoding, depth, missing, null, mismatch, range, unknownKey, duplicateKey, unknownCase, check,
      needsSwift
    /// A part of the value has a problem that is already recorded.
    case incomplete
  }

  /// The rest of the document is unreliable after it, so nothing recovers from it.
  var isFatal: Bool {
    switch code {
    case .syntax, .encoding, .depth: true
    case .missing, .null, .mismatch, .range, .unknownKey, .duplicateKey, .unknownCase, .check, .needsSwift,
      .incomplete:
      false
    }
  }
}
