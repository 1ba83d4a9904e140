/// Iterates over keys without throwing, for values that are created after the last key: what was read until then is in
/// locals, and each exit from the loop over the keys would have its own code to release them.
///
/// A failure is stored until `throwDeferredFailure`; the scan records that the object is incomplete.
extension JSONReader {
  /// Same as `beginObject`; returns -1 also where that would throw.
  @inline(never)
  @_spi(Generated)
  public mutating func beginObjectDeferringFailure(_ keys: KeyTable, _ scan: inout ObjectState) -> Int {
    let brace = cursor.p
    guard brace[0] == 0x7b, depth < cursor.depthLimit, let key = keyPlace(behind: brace) else {
      return keptOpen(keys, &scan)
    }
    depth &+= 1
    begin(keys, &scan)
    let index = expectedKey(at: key, &scan)
    return index >= 0 ? index : keptOpenedSlowly(&scan)
  }

  /// Same as `nextKey`; returns -1 also where that would throw.
  ///
  /// - Parameter keys: The keys with which the object was opened.
  @inlinable
  @inline(__always)
  @_spi(Generated) public mutating func nextKeyDeferringFailure(_ keys: KeyTable, _ scan: inout ObjectState) -> Int {
    nextKeyDeferringFailure(&scan)
  }

  /// Same as `nextKeyDeferringFailure(_:_:)`, with the keys that the object was opened with.
  @inline(never)
  @_spi(Generated)
  public mutating func nextKeyDeferringFailure(_ scan: inout ObjectState) -> Int {
    let separator = cursor.p
    guard separator[0] == 0x2c, let key = keyPlace(behind: separator) else { return keptNext(&scan) }
    let index = expectedKey(at: key, &scan)
    return index >= 0 ? index : keptNextSlowly(&scan)
  }

  /// After the last key of an incomplete object: throws the failure that ended it, or the
  /// result of `incomplete()`. A `throw` takes more code than a call.
  @inline(never)
  @_spi(Generated) public mutating func throwDeferredFailure() throws(CodingFailure) -> Never {
    throw takeDeferredFailure() ?? incomplete()
  }

  /// After the last key: takes the value that was read, for the initializer.
  ///
  /// - Parameter hasAllRequired: `ObjectState.hasAllRequired`.
  /// - Throws: The same error as `throwDeferredFailure()`, if that is false or nothing was read.
  @inline(never)
  @_spi(Generated)
  public mutating func unwrapRequired<T>(_ place: inout T?, _ hasAllRequired: Bool) throws(CodingFailure) -> T {
    guard hasAllRequired, let value = place.take() else { try throwDeferredFailure() }
    return value
  }

  // MARK: - Slow path

  @inline(never)
  private mutating func keptOpen(_ keys: KeyTable, _ scan: inout ObjectState) -> Int {
    do throws(CodingFailure) { return try beginObject(keys, &scan) } catch { return keep(error, &scan) }
  }

  @inline(never)
  private mutating func keptOpenedSlowly(_ scan: inout ObjectState) -> Int {
    do throws(CodingFailure) { return try openedSlowly(&scan) } catch { return keep(error, &scan) }
  }

  @inline(never)
  private mutating func keptNext(_ scan: inout ObjectState) -> Int {
    do throws(CodingFailure) { return try nextKey(&scan) } catch { return keep(error, &scan) }
  }

  @inline(never)
  private mutating func keptNextSlowly(_ scan: inout ObjectState) -> Int {
    do throws(CodingFailure) { return try nextSlowly(&scan) } catch { return keep(error, &scan) }
  }

  private mutating func keep(_ failure: CodingFailure, _ scan: inout ObjectState) -> Int {
    stop(failure)
    scan.noteNoValue()
    return -1
  }
}
