/// Functions of the user's that are called on a value: `after validate` and `before prepare` of the language.
extension Reader {
  /// Called by generated code where a value begins whose type has such functions.
  ///
  /// - Parameter keys: those of the value's mapping, which a problem names.
  public mutating func hookStart(_ keys: Keys) -> HookStart {
    HookStart(keys: keys, place: mark(), failures: trace?.failureCount ?? 0)
  }

  /// Called by generated code when a value was read: calls one of the functions.
  ///
  /// - Throws: `Failure` of the kind `check`, at the value, where the function throws. A value of which a part is
  ///   missing, because all problems are collected, is not shown to it.
  public mutating func after<Whole>(
    _ start: HookStart, _ value: inout Whole, _ hook: (inout Whole) throws -> Void
  ) throws(Failure) {
    if let trace, trace.failureCount > start.failures { throw incomplete() }
    do {
      try hook(&value)
    } catch {
      trace?.subject = Trace.Subject(keys: start.keys)
      throw failure(.check, TransformerError.expectation(error, by: Whole.self), at: start.place)
    }
  }

  /// Called by generated code: as `after(_:_:_:)`, for a function that stands outside of the type and may change the
  /// value.
  public mutating func pass<Whole, Result>(
    _ start: HookStart, _ value: inout Whole, to hook: (inout Whole) throws -> Result
  ) throws(Failure) {
    try after(start, &value) { (value: inout Whole) throws in _ = try hook(&value) }
  }

  /// Called by generated code: as `after(_:_:_:)`, for a function that stands outside of the type.
  public mutating func pass<Whole, Result>(
    _ start: HookStart, _ value: inout Whole, to hook: (Whole) throws -> Result
  ) throws(Failure) {
    try after(start, &value) { (value: inout Whole) throws in _ = try hook(value) }
  }
}

/// Where a value began, for functions that are called on it when it was read.
public struct HookStart: Sendable {
  let keys: Keys
  let place: Mark
  /// How many problems were recorded then.
  let failures: Int
}

extension Writer {
  /// Called by generated code before a value is written: calls one of the functions, on a copy.
  ///
  /// - Throws: `Failure` of the kind `check`, where the value would have been written, where the function throws.
  public mutating func before<Whole>(
    _ value: inout Whole, _ hook: (inout Whole) throws -> Void
  ) throws(Failure) {
    do {
      try hook(&value)
    } catch {
      let expected = TransformerError.expectation(error, by: Whole.self)
      throw failure(.check, expected: expected, found: "a value that is refused")
    }
  }

  /// Called by generated code: as `before(_:_:)`, for a function that stands outside of the type and may change the
  /// value.
  public mutating func pass<Whole, Result>(
    _ value: inout Whole, to hook: (inout Whole) throws -> Result
  ) throws(Failure) {
    try before(&value) { (value: inout Whole) throws in _ = try hook(&value) }
  }

  /// Called by generated code: as `before(_:_:)`, for a function that stands outside of the type.
  public mutating func pass<Whole, Result>(
    _ value: inout Whole, to hook: (Whole) throws -> Result
  ) throws(Failure) {
    try before(&value) { (value: inout Whole) throws in _ = try hook(value) }
  }
}

/// What generated code needs to call a function of which it does not know whether it throws.
public enum Hook {
  /// Called by generated code: `try Hook.ran(value.validate())` compiles, and without a warning, whether `validate`
  /// throws or not, and whatever it returns.
  @inlinable
  public static func ran<Result>(_ result: Result) throws {}
}
