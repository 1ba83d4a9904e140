/// User-defined functions that are called on a value: `after validate` and `before prepare` of the language.
extension JSONReader {
  /// At the beginning of a value whose type has such functions.
  ///
  /// - Parameter keys: The keys of the value's mapping, which a problem names.
  @_spi(Generated) public mutating func hookStart(_ keys: KeyTable) -> HookStart {
    HookStart(keys: keys, place: mark(), failures: diagnosis?.failureCount ?? 0)
  }

  /// After a value was read: calls one of the functions.
  ///
  /// - Throws: `CodingFailure` of the kind `check`, at the value, if the function throws. The function is not called
  ///   for an incomplete value, which exists only while all problems are collected.
  @_spi(Generated) public mutating func after<Whole>(
    _ start: HookStart, _ value: inout Whole, _ hook: (inout Whole) throws -> Void
  ) throws(CodingFailure) {
    if let diagnosis, diagnosis.failureCount > start.failures { throw incomplete() }
    do {
      try hook(&value)
    } catch {
      diagnosis?.subject = DiagnosisContext.Subject(keys: start.keys)
      // The text may have the value in it.
      let isHidden = diagnosis?.isSensitive(at: depth) == true
      throw failure(.check, TransformerError.expectation(error, by: Whole.self, isHidden: isHidden), at: start.place)
    }
  }

  /// Same as `after(_:_:_:)`, for a function outside of the type that may change the value.
  @_spi(Generated) public mutating func pass<Whole, Result>(
    _ start: HookStart, _ value: inout Whole, to hook: (inout Whole) throws -> Result
  ) throws(CodingFailure) {
    try after(start, &value) { (value: inout Whole) throws in _ = try hook(&value) }
  }

  /// Same as `after(_:_:_:)`, for a function outside of the type.
  @_spi(Generated) public mutating func pass<Whole, Result>(
    _ start: HookStart, _ value: inout Whole, to hook: (Whole) throws -> Result
  ) throws(CodingFailure) {
    try after(start, &value) { (value: inout Whole) throws in _ = try hook(value) }
  }
}

/// The beginning of a value, for functions that are called after it was read.
@_spi(Generated) public struct HookStart: Sendable {
  let keys: KeyTable
  let place: ValuePosition
  /// The number of problems recorded at that time.
  let failures: Int
}

extension JSONWriter {
  /// Before a value is written: calls one of the functions, on a copy.
  ///
  /// - Throws: `CodingFailure` of the kind `check`, located where the value would have been written, if the function
  ///   throws.
  @_spi(Generated) public mutating func before<Whole>(
    _ value: inout Whole, _ hook: (inout Whole) throws -> Void
  ) throws(CodingFailure) {
    do {
      try hook(&value)
    } catch {
      let expected = TransformerError.expectation(error, by: Whole.self, isHidden: hiddenLevels > 0)
      throw failure(.check, expected: expected, found: "a value that is refused")
    }
  }

  /// Same as `before(_:_:)`, for a function outside of the type that may change the value.
  @_spi(Generated) public mutating func pass<Whole, Result>(
    _ value: inout Whole, to hook: (inout Whole) throws -> Result
  ) throws(CodingFailure) {
    try before(&value) { (value: inout Whole) throws in _ = try hook(&value) }
  }

  /// Same as `before(_:_:)`, for a function outside of the type.
  @_spi(Generated) public mutating func pass<Whole, Result>(
    _ value: inout Whole, to hook: (Whole) throws -> Result
  ) throws(CodingFailure) {
    try before(&value) { (value: inout Whole) throws in _ = try hook(value) }
  }
}
