extension JSONReader {
  /// The value of the current key failed. While all problems are collected, records the
  /// failure and skips the value; otherwise rethrows it.
  @inline(never)
  @_spi(Generated)
  public mutating func recover(_ failure: CodingFailure, _ scan: inout ObjectState) throws(CodingFailure) {
    guard let value = scan.value, collects(failure) else { throw failure }
    if scan.needsValue { scan.noteNoValue() }
    leaveSingles(deeperThan: Int(scan.depth) - 1)
    rewind(
      to: ValuePosition(position: value, depth: Int(scan.depth), buffer: scan.buffer, frame: scan.scope, state: .value))
    try skip()
  }

  /// Same as `recover(_:_:)`, for an element, an entry or a remembered value that began at
  /// `mark`.
  @inline(never)
  @_spi(Generated)
  public mutating func recover(_ failure: CodingFailure, from mark: ValuePosition) throws(CodingFailure) {
    guard collects(failure) else { throw failure }
    rewind(to: mark)
    try skip()
  }

  /// Same as `recover(_:from:)`, for a value elsewhere in the document: goes back to the
  /// previous position of the cursor.
  @inline(never)
  @_spi(Generated)
  public mutating func recover(_ failure: CodingFailure, backTo back: ValuePosition) throws(CodingFailure) {
    guard collects(failure) else { throw failure }
    rewind(to: back)
  }

  /// Begins to read a value that may be dropped. `accept` or `drop` ends the attempt.
  @_spi(Generated) public mutating func attempt() -> ValuePosition {
    diagnosis?.attempts += 1
    return mark()
  }

  /// The attempt that began with `attempt` succeeded.
  @_spi(Generated) public mutating func acceptAttempt(_ mark: ValuePosition) { diagnosis?.attempts -= 1 }

  /// The number of dropped values. Where it is another one after a list was read, elements of the list were dropped, or
  /// in lists that are read in a loop of generated code also parts of elements.
  @_spi(Generated) public mutating func droppedCount() -> Int { dropped }

  /// The attempt that began with `attempt` failed: skips the value, and keeps the problem for
  /// callers that request it.
  ///
  /// - Throws: The failure, if the rest of the document is unreliable.
  @_spi(Generated) public mutating func drop(_ failure: CodingFailure, from mark: ValuePosition) throws(CodingFailure) {
    try drop(failure)
    rewind(to: mark)
    try skip()
  }

  /// Same as `drop(_:from:)` if `isLossy`, otherwise same as `recover(_:from:)`, for an entry
  /// whose key or value failed. It began at `entry`, with its key.
  @inline(never)
  @_spi(Generated)
  public mutating func leaveOut(_ failure: CodingFailure, entry: ValuePosition, isLossy: Bool) throws(CodingFailure) {
    if isLossy {
      try drop(failure)
    } else {
      guard collects(failure) else { throw failure }
    }
    rewind(to: entry)
    _ = try scanEntryKey()
    try skip()
  }

  /// Ends a failed attempt.
  private mutating func drop(_ failure: CodingFailure) throws(CodingFailure) {
    diagnosis?.attempts -= 1
    guard !failure.isFatal else { throw failure }
    notes &+= 1
    dropped &+= 1
    note(failure)
  }

  /// Thrown when a part of a value is missing and its problem is already recorded.
  @_spi(Generated) public mutating func incomplete() -> CodingFailure { failure(.incomplete) }

  /// A rule found nothing where it needs a value. Does nothing when an existing value is
  /// updated. While all problems are collected, records the failure and returns.
  @_spi(Generated)
  public mutating func reportMissing(_ keys: KeyTable, rule: Int, _ scan: ObjectState) throws(CodingFailure) {
    if scan.updating { return }
    try report(.missing, keys, rule: rule, keys.path(ofRule: rule), scan)
  }

  /// Same as `reportMissing(_:rule:_:)`, for an absent gathered object. The path is that of its
  /// first key without a value (A23 of the language's decisions).
  @_spi(Generated)
  public mutating func reportMissing(_ keys: KeyTable, rule: Int, gathered number: Int, _ scan: ObjectState)
    throws(CodingFailure)
  {
    if scan.updating { return }
    let asked = session?.gathered.firstLack(in: number) ?? RequestedPath(keys.path(ofRule: rule))
    guard let place = asked.place else { return try report(.missing, keys, rule: rule, asked.path, scan) }
    try report(.missing, keys, rule: rule, asked.path, around: place, scan)
  }

  /// A rule found null where it needs a value, on the path or at its end.
  @_spi(Generated)
  public mutating func reportNull(_ keys: KeyTable, rule: Int, _ scan: ObjectState) throws(CodingFailure) {
    try report(.null, keys, rule: rule, keys.path(ofRule: rule), scan)
  }

  mutating func report(
    _ code: CodingFailure.Code, expecting expectation: Expectation = .value, _ keys: KeyTable, rule: Int?,
    _ path: @autoclosure () -> String, _ scan: ObjectState
  ) throws(CodingFailure) {
    try report(
      code, expecting: expectation, keys, rule: rule, path(), from: scan.start ?? cursor.p, in: scan.buffer)
  }

  /// Reports that there is nothing at a path from an object.
  mutating func report(
    _ code: CodingFailure.Code, expecting expectation: Expectation = .value, _ keys: KeyTable, rule: Int?,
    _ path: @autoclosure () -> String, from object: UnsafePointer<UInt8>, in buffer: Int32
  ) throws(CodingFailure) {
    let failure = CodingFailure(code, expectation, at: offset(of: object, in: buffer))
    if let diagnosis, !diagnosis.isFull || diagnosis.attempts > 0 {
      let asked = asked(AnchoredPath(object: object, buffer: buffer, path: path()))
      diagnosis.subject = DiagnosisContext.Subject(keys: keys, rule: rule, asked: asked)
    }
    guard collects(failure) else { throw failure }
  }

  /// Records a failure, if all problems are collected and reading can continue after it.
  mutating func collects(_ failure: CodingFailure) -> Bool {
    guard let diagnosis, diagnosis.collects, diagnosis.attempts == 0, !failure.isFatal else { return false }
    // A repeated key is one mistake, however many rules look it up.
    if failure.code == .duplicateKey, diagnosis.hasRepeatedKey(at: failure.offset) {
      diagnosis.forgetDetails()
    } else if failure.code != .incomplete {
      diagnosis.record(failure, depth: depth, isDropped: false)
    }
    return true
  }

  /// Records an event that is not a reason to fail.
  mutating func note(_ failure: CodingFailure) {
    guard let diagnosis else { return }
    guard diagnosis.collects, failure.code != .incomplete else { return diagnosis.forgetDetails() }
    diagnosis.record(failure, depth: depth, isDropped: true)
  }
}
