/// A failure inside a `Codable` type, with what is known about it: it may pass through code of the user, who may also
/// catch it.
package struct CodableFailure: Error, @unchecked Sendable {
  // Unchecked because of the details, which only the reader that recorded them uses.

  package let failure: CodingFailure
  /// What the second reading records about the failure; nil during the first.
  fileprivate let details: DiagnosisContext.Details?

  package var kind: MappingProblem.Kind { ProblemReport.kind(of: failure.code) }

  /// Ends the sentence "expected …".
  package var expected: String {
    failure.expectation.isDescribed
      ? details?.expected ?? ExpectationText.text(failure.expectation)
      : ExpectationText.text(failure.expectation, for: failure.code)
  }
}

extension JSONReader {
  /// A failure, and what was recorded about it, which no longer says anything about the next failure.
  package mutating func takingDetails(of failure: CodingFailure) -> CodableFailure {
    CodableFailure(failure: failure, details: diagnosis?.takeDetails(at: depth))
  }

  /// The failure that ends the reading of a `Codable` value.
  package mutating func restoringDetails(of failure: CodableFailure) -> CodingFailure {
    if let details = failure.details { diagnosis?.restore(details) }
    return failure.failure
  }

  /// Begins to read a value for which only the first problem counts: user's code may go on after others.
  ///
  /// - Returns: The argument for `endCodable`.
  package mutating func beginCodable() -> Int {
    guard let diagnosis else { return 0 }
    diagnosis.attempts += 1
    return diagnosis.drafts.count
  }

  /// Ends what `beginCodable` began.
  ///
  /// - Parameter hasFailed: Whether there is no value, so that what was dropped in it does not matter.
  package mutating func endCodable(_ drafts: Int, hasFailed: Bool) {
    guard let diagnosis else { return }
    diagnosis.attempts -= 1
    if hasFailed { diagnosis.forget(draftsBehind: drafts) }
  }

  /// The value that the caller passed (`init(json:context:)`), as rules see it; nil if none was passed.
  package mutating func callerContext() throws(CodingFailure) -> JSONValue? {
    try context(name: nil, asked: .context).callerContext
  }

  // MARK: Failures that the user's type reports

  /// It does not accept a value.
  ///
  /// - Parameter error: What it has thrown.
  package mutating func failure(_ error: any Error, of type: Any.Type, at value: ValuePosition) -> CodingFailure {
    // The text may have the value in it.
    let isHidden = diagnosis?.isSensitive(at: depth) == true
    return mismatch(at: value, expected: TransformerError.expectation(error, by: type, isHidden: isHidden))
  }

  /// It does not accept a value.
  ///
  /// - Parameter reason: In the words of the type.
  package mutating func failure(
    because reason: String, of type: Any.Type, at value: ValuePosition
  ) -> CodingFailure {
    let isHidden = diagnosis?.isSensitive(at: depth) == true || reason.isEmpty
    let text = ThrownText.text(reason)
    return mismatch(at: value, expected: isHidden ? "a value for \(type)" : "a value for \(type) (\(text))")
  }

  /// It needs a key that an object does not have.
  package mutating func missing(_ name: String, in object: ValuePosition) -> CodingFailure {
    missing(.key(name), in: object)
  }

  /// It needs more elements than an array has.
  package mutating func missing(_ index: Int, in array: ValuePosition) -> CodingFailure {
    missing(.index(index), in: array)
  }

  private mutating func missing(_ step: DocumentPath.Step, in value: ValuePosition) -> CodingFailure {
    let place = place(of: value)
    if let diagnosis {
      diagnosis.subject = DiagnosisContext.Subject(
        keys: nil, rule: nil, asked: (place, DocumentPath.text(of: [step])))
    }
    return CodingFailure(.missing, .value, at: place)
  }

  /// It needs another value than null.
  package mutating func null(at value: ValuePosition) -> CodingFailure {
    CodingFailure(.null, .value, at: place(of: value))
  }

  /// The value at the end of a path from another one, as far as the document has it.
  ///
  /// - Parameter path: The keys, and the positions of elements.
  /// - Returns: The value, and how many steps lead to it.
  package mutating func follow(
    _ path: [(name: String, index: Int?)], from value: ValuePosition
  ) -> (value: ValuePosition, count: Int) {
    let back = mark()
    let floor = beginDetour()
    defer {
      endDetour(floor)
      rewind(to: back)
    }
    var reached = value
    for (count, step) in path.enumerated() {
      rewind(to: reached)
      do throws(CodingFailure) {
        let isElement = step.index != nil && cursor.p[0] != 0x7b
        guard try move(to: isElement ? .index(step.index ?? 0) : .key(step.name)) else {
          return (reached, count)
        }
        reached = mark()
      } catch {
        return (reached, count)
      }
    }
    return (reached, path.count)
  }

  /// Whether a value is null.
  package mutating func isNull(_ value: ValuePosition) -> Bool { value.position?[0] == 0x6e }
}
