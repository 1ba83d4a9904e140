/// The sources `self` and `rest`.
extension JSONReader {
  /// Where any value is allowed, because it is read as a whole: skips it.
  @_spi(Generated) public mutating func skipWholeValue(_ scan: inout ObjectState) throws(CodingFailure) {
    scan.start = cursor.p
    scan.buffer = buffer
    // Like an object whose parts are one level deeper.
    scan.depth = Int32(truncatingIfNeeded: depth &+ 1)
    try skip()
  }

  /// The value that `scan` has skipped.
  @_spi(Generated) public mutating func deferredObject(_ scan: ObjectState) -> ValuePosition {
    guard let start = scan.start else { return .none }
    let behind = cursor.p == JSONCursor.endSentinel ? end : cursor.p
    return ValuePosition(
      position: start, length: max(behind - start, 0), depth: Int(scan.depth) &- 1, buffer: scan.buffer,
      frame: scope, state: start[0] == 0x6e ? .null : .value)
  }

  /// After the object: an object of all keys that no rule takes.
  ///
  /// - Parameter orNothing: Whether the mark is absent if there is no such key, instead of an empty object.
  /// - Returns: An absent mark also if an existing value is updated and there is no such key.
  @_spi(Generated) public mutating func deferredRemainder(_ scan: inout ObjectState, orNothing: Bool) -> ValuePosition {
    let session = openSession()
    if scan.rest == 0 {
      if scan.updating || orNothing { return .none }
      scan.rest = Int32(truncatingIfNeeded: session.gathered.begin(GatheredObject(.rest, of: scan), scan))
    }
    return session.gathered.finish(Int(scan.rest))
  }

  /// Skips the value of a key that no rule takes, and keeps both for `rest`.
  @inline(never)
  mutating func collect(_ key: ScannedString, _ scan: inout ObjectState) throws(CodingFailure) {
    let isNothing = isEmptyElementText(key)
    let value = try deferValue()
    if try checkDiscriminator(key, at: key.start - 1, of: scan) || isNothing { return }
    let session = openSession()
    if scan.rest == 0 {
      scan.rest = Int32(truncatingIfNeeded: session.gathered.begin(GatheredObject(.rest, of: scan), scan))
    }
    session.gathered.append(value, key: ByteRange(start: key.start - 1, end: key.end + 1), to: Int(scan.rest))
  }
}
