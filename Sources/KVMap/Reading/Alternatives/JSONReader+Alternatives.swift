/// `a or b`: the first call that takes the value (section 1 of the language's shapes).
extension JSONReader {
  /// On a value: begins to try calls.
  ///
  /// - Parameter kinds: Two characters for each call: the kinds of values that it takes, and those that it takes
  ///   leniently, as in `shouldTryCase`, plus 64.
  @_spi(Generated) public mutating func beginCalls(_ kinds: StaticString) -> CallAttempt {
    beginCalls(ConstantText(kinds))
  }

  /// Same as `beginCalls(_:)`, for calls that read objects: these may contain values that are tried as well.
  ///
  /// - Parameters:
  ///   - mapper: The type whose property is read.
  ///   - number: The number of the `or` in the type.
  @_spi(Generated)
  public mutating func beginCalls(_ kinds: StaticString, of mapper: ObjectIdentifier, _ number: Int) -> CallAttempt {
    beginCalls(ConstantText(kinds), of: mapper, number)
  }

  /// Same as the public functions, for kinds that are computed at run time.
  package mutating func beginCalls(
    _ kinds: ConstantText, of mapper: ObjectIdentifier? = nil, _ number: Int = 0
  ) -> CallAttempt {
    // What was left open elsewhere is not to be counted: it goes when the next array of one begins.
    leaveStrayedSingles()
    var attempt = CallAttempt(
      start: mark(), element: element(), place: nil, kinds: CallKinds(kinds), before: beginAttempts())
    if mayRepeat, let mapper {
      let key = choicePlace(of: mapper, number: number)
      attempt.cacheKey = key
      attempt.known = session?.skipCache.choice(at: key)
    }
    return attempt
  }

  /// Begins to try calls for a value that a pipeline step created.
  ///
  /// - Parameters:
  ///   - place: The value that the pipeline began with, where failures are located.
  ///   - count: The number of calls.
  @_spi(Generated) public mutating func beginCalls(at place: ValuePosition, count: Int) -> CallAttempt {
    CallAttempt(
      start: mark(), element: element(), place: place, kinds: CallKinds(count: count), before: beginAttempts())
  }

  /// The number of the next call to try, after which `acceptCall` or `rejectCall` must follow; nil if none is left.
  @_spi(Generated) public mutating func nextCall(_ attempt: inout CallAttempt) -> Int? {
    guard let call = candidate(&attempt) else { return nil }
    beginAttempt(attempt.before)
    restore(attempt.element)
    return call
  }

  private mutating func candidate(_ attempt: inout CallAttempt) -> Int? {
    if let known = attempt.known {
      guard attempt.position != known, known != CallAttempt.none else { return nil }
      attempt.position = known
      return known
    }
    let kind = attempt.place == nil ? kindOfValue : 0xff
    while true {
      attempt.position &+= 1
      if attempt.position >= attempt.kinds.count {
        guard let group = group(behind: attempt.group, kind: kind) else { return nil }
        attempt.group = group
        attempt.position = -1
        continue
      }
      let kinds = attempt.kinds.native(attempt.position)
      let takesKind = kinds & kind != 0
      switch attempt.group {
      case .takingKind:
        if takesKind { return attempt.position }
      case .others:
        // When a failure is diagnosed, even the attempts that only fail report what they expect.
        if !takesKind,
          attempt.kinds.lenient(attempt.position) & kind != 0 || dialect.hasOtherKinds || diagnosis != nil
        {
          return attempt.position
        }
      case .takingText:
        if !takesKind, kinds & 4 != 0 { return attempt.position }
      case .othersBehindText:
        if !takesKind, kinds & 4 == 0 { return attempt.position }
      }
    }
  }

  /// The calls to try after those of a group; nil if none is left.
  @inline(never)
  private mutating func group(behind group: CallAttempt.Group, kind: UInt8) -> CallAttempt.Group? {
    switch group {
    case .takingKind: kind == 1 && dialect.takesTextForObject ? .takingText : .others
    case .takingText: .othersBehindText
    case .others, .othersBehindText: nil
    }
  }

  /// The call took the value.
  @_spi(Generated) public mutating func acceptCall(_ attempt: CallAttempt) { finish(attempt, attempt.position) }

  /// The call did not take the value; goes back to it.
  ///
  /// - Throws: The failure, if the rest of the document is unreliable, or if only compiled code can run the call.
  @inline(never)
  @_spi(Generated)
  public mutating func rejectCall(_ failure: CodingFailure, _ attempt: inout CallAttempt) throws(CodingFailure) {
    endAttempts(attempt.before)
    guard !failure.isFatal, failure.code != .needsSwift else { throw failure }
    if failure.code != .duplicateKey { attempt.foundSeveral = false }
    if let diagnosis {
      // An inner `or` or union reports only what it expects as a whole.
      diagnosis.alternatives = []
      let draft = diagnosis.draft(failure, depth: depth, isDropped: false)
      diagnosis.reject(call: attempt.position, draft, at: attempt.before.level)
      diagnosis.leave(depth: Int(attempt.start.depth) + 1)
    }
    undoAttempt(attempt.before)
    rewind(to: attempt.start)
  }

  /// Which throws it: no call takes the value.
  @inline(never)
  @_spi(Generated) public mutating func noCall(_ attempt: CallAttempt) -> CodingFailure {
    let place = attempt.place.map { self.place(of: $0) } ?? offset(of: cursor.p)
    let isNull = attempt.place == nil && cursor.p[0] == 0x6e
    if let diagnosis {
      let rejected = diagnosis.rejected(at: attempt.before.level)
      diagnosis.alternatives = rejected
      diagnosis.expected = UnlocatedProblem.Alternative.expectation(of: rejected)
    }
    finish(attempt, CallAttempt.none)
    if attempt.foundSeveral, dialect.takesSingleForArray, attempt.place == nil, cursor.p[0] == 0x5b {
      return CodingFailure(.duplicateKey, at: place)
    }
    return CodingFailure(isNull ? .null : .mismatch, .described, at: place)
  }

  private mutating func finish(_ attempt: CallAttempt, _ call: Int) {
    endAttempts(attempt.before)
    guard let key = attempt.cacheKey, attempt.known == nil else { return }
    openSession().skipCache.note(call, at: key)
  }
}
