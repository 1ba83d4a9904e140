/// Arrays that stand in place of objects: each element has a meaning of its own, by its position.
///
/// Generated code reads such an array without a loop: each position has its statements, between which the reader moves
/// to the next element. A failure is treated as that of a key's value.
extension JSONReader {
  /// Moves to the first element of an array in place of an object. Returns `false` if there is none.
  ///
  /// - Parameters:
  ///   - rule: The rule of the first element that is read.
  ///   - isNeeded: Whether the value is incomplete without that element.
  @inline(never)
  @_spi(Generated) public mutating func beginRecord(
    _ keys: KeyTable, rule: Int, isNeeded: Bool, _ scan: inout ObjectState
  ) throws(CodingFailure) -> Bool {
    guard cursor.p[0] == 0x5b, depth < cursor.depthLimit else {
      return try beginRecordSlowly(keys, rule, isNeeded, &scan)
    }
    depth &+= 1
    begin(keys, &scan)
    cursor.p += 1
    if cursor.p[0] <= 0x20 { cursor.skipBlanks() }
    guard cursor.p[0] != 0x5d else {
      try leaveContainer()
      return false
    }
    if diagnosis != nil { enterPosition(keys, rule, isNeeded, &scan) }
    return true
  }

  /// There is no array here, or one that is too deep. In documents that have only text, one value is an array of one.
  @inline(never)
  private mutating func beginRecordSlowly(
    _ keys: KeyTable, _ rule: Int, _ isNeeded: Bool, _ scan: inout ObjectState
  ) throws(CodingFailure) -> Bool {
    let isArray = cursor.p[0] == 0x5b
    if isArray {
      depth &+= 1
      begin(keys, &scan)
      depth &-= 1
    } else {
      begin(keys, &scan)
      // The rule is the one that reads the array; the root of the document has only the declaration.
      if let diagnosis, !dialect.takesSingleForArray, !diagnosis.hasRule(at: depth) {
        diagnosis.subject = DiagnosisContext.Subject(keys: keys, rule: nil)
        let failure = mismatch(.array)
        diagnosis.subject = DiagnosisContext.Subject(keys: keys, rule: nil)
        throw failure
      }
    }
    guard try beginArray() else { return false }
    if diagnosis != nil { enterPosition(keys, rule, isNeeded, &scan) }
    return true
  }

  /// Same as `beginRecord`, for a type whose elements have a name in XML.
  ///
  /// - Parameter behind: Where reading continues after the elements; absent where they are those of an array.
  @inline(never)
  @_spi(Generated) public mutating func beginRecord(
    ofElements name: StaticString, _ keys: KeyTable, rule: Int, isNeeded: Bool, _ scan: inout ObjectState,
    behind: inout ValuePosition
  ) throws(CodingFailure) -> Bool {
    try beginRecord(ofElements: ConstantText(name), keys, rule: rule, isNeeded: isNeeded, &scan, behind: &behind)
  }

  /// Same as the public function, for names that are created at run time.
  package mutating func beginRecord(
    ofElements name: ConstantText, _ keys: KeyTable, rule: Int, isNeeded: Bool, _ scan: inout ObjectState,
    behind: inout ValuePosition
  ) throws(CodingFailure) -> Bool {
    guard dialect.takesSingleForArray, cursor.p[0] == 0x7b || cursor.p[0] == 0x22 else {
      return try beginRecord(keys, rule: rule, isNeeded: isNeeded, &scan)
    }
    let whole = mark()
    try skip()
    behind = mark()
    rewind(to: whole)
    guard cursor.p[0] == 0x7b, try move(to: .key(name.description)) else {
      rewind(to: whole)
      begin(keys, &scan)
      rewind(to: behind)
      behind = .none
      return false
    }
    return try beginRecord(keys, rule: rule, isNeeded: isNeeded, &scan)
  }

  /// After the last element of `beginRecord(ofElements:_:rule:isNeeded:_:behind:)`.
  @_spi(Generated) public mutating func endRecord(behind: ValuePosition) {
    if behind.isValue { rewind(to: behind) }
  }

  /// After the value of a position: moves to the next element. Returns `false` if the array has ended. The keys are
  /// those that `beginRecord` stored: callers do not load them.
  ///
  /// - Parameters:
  ///   - rule: The rule of the next element that is read.
  ///   - isNeeded: Whether the value is incomplete without that element.
  @inline(never)
  @_spi(Generated) public mutating func nextPosition(
    rule: Int, isNeeded: Bool, _ scan: inout ObjectState
  ) throws(CodingFailure) -> Bool {
    let comma = cursor.p
    // No calls but the last one: so no register is saved.
    guard comma[0] == 0x2c, comma[1] > 0x20, diagnosis == nil else {
      return try nextPositionSlowly(rule, isNeeded, &scan)
    }
    cursor.p = comma + 1
    return true
  }

  /// Same as `nextPosition`, for blanks, for the end of the array, and while a failure is diagnosed.
  @inline(never)
  private mutating func nextPositionSlowly(
    _ rule: Int, _ isNeeded: Bool, _ scan: inout ObjectState
  ) throws(CodingFailure) -> Bool {
    if cursor.p[0] == 0x2c {
      cursor.p += 1
      if cursor.p[0] <= 0x20 {
        guard !dialect.takesSingleForArray else { return behindBlanks() }
        cursor.skipBlanks()
      }
    } else if cursor.p[0] == 0x5d {
      try leaveContainer()
      return false
    } else {
      guard try nextPositionBehindFailure(&scan) else { return false }
    }
    if diagnosis != nil, let keys = scan.keys { enterPosition(keys, rule, isNeeded, &scan) }
    return true
  }

  /// A value is followed by neither a comma nor a bracket: it could not be read, or the document has only text.
  @inline(never)
  private mutating func nextPositionBehindFailure(_ scan: inout ObjectState) throws(CodingFailure) -> Bool {
    if let stop = takeDeferredFailure() {
      try recover(stop, &scan)
      return try nextElement()
    }
    return try nextElementBehindSingle()
  }

  /// A rule begins to read the element under the cursor. Only called while a failure is diagnosed.
  @inline(never)
  private mutating func enterPosition(_ keys: KeyTable, _ rule: Int, _ isNeeded: Bool, _ scan: inout ObjectState) {
    diagnosis?.enter(keys, rule: rule, depth: Int(scan.depth))
    scan.value = cursor.p
    scan.scope = scope
    scan.needsValue = isNeeded && !scan.updating
  }

  /// Skips elements that no rule reads. Returns `false` if the array has ended.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - rule: The rule of the element behind them.
  @inline(never)
  @_spi(Generated) public mutating func skipPositions(
    _ count: Int, _ keys: KeyTable, rule: Int, isNeeded: Bool, _ scan: inout ObjectState
  ) throws(CodingFailure) -> Bool {
    for _ in 0..<count {
      try skipPosition(keys, &scan, isBehindOthers: false)
      guard try nextElement() else { return false }
    }
    if diagnosis != nil { enterPosition(keys, rule, isNeeded, &scan) }
    return true
  }

  /// On the element behind the last one that is read: skips the others, or keeps them for `rest`.
  @inline(never)
  @_spi(Generated) public mutating func skipRemainingPositions(
    _ keys: KeyTable, _ scan: inout ObjectState
  ) throws(CodingFailure) {
    repeat { try skipPosition(keys, &scan, isBehindOthers: true) } while try nextElement()
  }

  private mutating func skipPosition(
    _ keys: KeyTable, _ scan: inout ObjectState, isBehindOthers: Bool
  ) throws(CodingFailure) {
    // No rule reads this value, so no rule is named in its problems.
    diagnosis?.leave(depth: Int(scan.depth))
    switch keys.unknown {
    case .ignore: break
    case .warn, .error:
      // Null stands for a position without a value.
      if cursor.p[0] != 0x6e { try reportUnknownPosition(keys) }
    case .rest where !isBehindOthers: break
    case .rest:
      let value = try deferValue()
      let session = openSession()
      if scan.rest == 0 {
        scan.rest = Int32(truncatingIfNeeded: session.gathered.begin(GatheredObject(.array, of: scan), scan))
      }
      return session.gathered.append(value, to: Int(scan.rest))
    }
    try skip()
  }

  private mutating func reportUnknownPosition(_ keys: KeyTable) throws(CodingFailure) {
    diagnosis?.subject = DiagnosisContext.Subject(keys: keys, rule: nil)
    // The value is what no rule reads: an element has no key.
    let failure = failure(.unknownKey, .value, at: cursor.p)
    guard keys.unknown == .error else {
      notes &+= 1
      return note(failure)
    }
    guard collects(failure) else { throw failure }
  }

  /// After the array: an array of the elements behind the last position.
  ///
  /// - Parameter orNothing: Whether the mark is absent if there is no such element, instead of an empty array.
  @_spi(Generated) public mutating func deferredElements(_ scan: inout ObjectState, orNothing: Bool) -> ValuePosition {
    let session = openSession()
    if scan.rest == 0 {
      if scan.updating || orNothing { return .none }
      scan.rest = Int32(truncatingIfNeeded: session.gathered.begin(GatheredObject(.array, of: scan), scan))
    }
    return session.gathered.finish(Int(scan.rest))
  }

  /// The array has ended before a position that is needed.
  @inline(never)
  @_spi(Generated) public mutating func reportMissingPosition(
    _ keys: KeyTable, rule: Int, _ scan: inout ObjectState
  ) throws(CodingFailure) {
    if scan.updating { return }
    try reportMissing(keys, rule: rule, scan)
    scan.noteNoValue()
  }

  /// The value at a path in a value that was remembered.
  ///
  /// - Throws: `CodingFailure` if a value on the path is of the wrong kind.
  @_spi(Generated) public mutating func find(
    _ path: StaticString, in value: ValuePosition, _ keys: KeyTable, rule: Int
  ) throws(CodingFailure) -> ValuePosition {
    try find(ConstantText(path), in: value, keys, rule: rule)
  }

  /// Same as the public function, for paths that are created at run time.
  package mutating func find(
    _ path: ConstantText, in value: ValuePosition, _ keys: KeyTable, rule: Int
  ) throws(CodingFailure) -> ValuePosition {
    guard value.isValue else { return value }
    return try find(path, from: value, keys, rule: rule)
  }
}
