/// What went wrong while a document was read or written, as the fast path throws it: one word and an offset, nothing
/// allocated. `MappingError`, which people see, is made from it by a second reading (docs/decisions/0004).
public struct Failure: Error, Sendable, Equatable {
  /// What kind of failure it is.
  let code: Code
  /// What was expected instead.
  let expectation: Expectation
  /// Where it happened, in bytes from the beginning of the input; for a failed writing, of the output so far.
  let offset: Int

  init(_ code: Code, _ expectation: Expectation = .nothing, at offset: Int) {
    self.code = code
    self.expectation = expectation
    self.offset = offset
  }

  /// `Problem.Kind`, and what needs no problem of its own.
  enum Code: UInt8, Sendable {
    case syntax, encoding, depth, missing, null, mismatch, range, unknownKey, duplicateKey, unknownCase, check, needsSwift
    /// The value has a part whose problem is recorded already.
    case incomplete
  }

  /// The rest of the document cannot be trusted after it, so nothing recovers from it.
  var isFatal: Bool {
    switch code {
    case .syntax, .encoding, .depth: true
    case .missing, .null, .mismatch, .range, .unknownKey, .duplicateKey, .unknownCase, .check, .needsSwift,
      .incomplete:
      false
    }
  }
}
