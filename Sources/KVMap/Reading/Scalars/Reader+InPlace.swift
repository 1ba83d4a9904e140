#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Values that are decoded in place, into their property. Generated code has one such call for most keys.
///
/// They do not throw. A failure is stored and the cursor moved to a sentinel, so that `next`, which always follows,
/// finds no comma and checks for the failure. Every avoided `try` saves generated code the path from a failure to the
/// end of the loop; storing no value and releasing no old one saves more.
extension Reader {
  /// A value that could not be read into its place.
  struct Stop {
    let failure: Failure
    /// The position of the cursor.
    let place: UnsafePointer<UInt8>
  }

  /// A location with a NUL outside of all documents, where the cursor is after a failure that `next` has not seen yet.
  ///
  /// It differs from `nowhere`, which is the end of the document.
  private static var standstill: UnsafePointer<UInt8> {
    ("\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0" as StaticString).utf8Start
  }

  /// Not usable from inlinable code, so that the functions of this file remain runtime functions, and each type has
  /// calls of them and no copies.
  @inline(never)
  mutating func stop(_ failure: Failure) {
    stopped = Stop(failure: failure, place: p)
    p = Reader.standstill
  }

  /// Same as `stop(_:)`, for code that is specialized for each type.
  @usableFromInline
  mutating func stopInlined(_ failure: Failure) { stop(failure) }

  /// Handles a value that is followed by neither a comma nor a brace: because it could not be read, or because the
  /// document is malformed.
  @inline(never)
  mutating func nextBehindFailure(_ scan: inout Scan) throws(Failure) -> Int {
    if comeBack() { return try next(&scan) }
    guard let stop = takeStop() else { throw failure(.syntax, .commaOrBrace) }
    try recover(stop, &scan)
    return try next(&scan)
  }

  /// Goes back to where the value could not be read.
  mutating func takeStop() -> Failure? {
    guard let stop = stopped else { return nil }
    stopped = nil
    p = stop.place
    return stop.failure
  }

  // MARK: - Scalars

  /// Called by generated code. Same as `bool()`.
  public mutating func bool(into place: inout Bool) {
    do throws(Failure) { place = try readBool() } catch { stop(error) }
  }

  /// Called by generated code. Same as `bool()`, or null.
  public mutating func bool(orNil place: inout Bool?) {
    do throws(Failure) { place = try noText() ? nil : bool() } catch { stop(error) }
  }

  /// Called by generated code. Same as `int()`.
  @inline(never)
  public mutating func int(into place: inout Int) {
    guard let value = shortInteger() else { return anyInt(into: &place) }
    place = value
    skipBlanks()
  }

  @inline(never)
  private mutating func anyInt(into place: inout Int) {
    do throws(Failure) { place = try integer(.int) } catch { stop(error) }
  }

  /// Called by generated code. Same as `int()`, or null.
  public mutating func int(orNil place: inout Int?) {
    if let value = shortInteger() {
      place = value
      skipBlanks()
    } else if isPlainNull() {
      place = nil
      p += 4
      skipBlanks()
    } else {
      anyInt(orNil: &place)
    }
  }

  @inline(never)
  private mutating func anyInt(orNil place: inout Int?) {
    do throws(Failure) { place = try noText() ? nil : integer(.int) } catch { stop(error) }
  }

  /// Called by generated code. Same as `int64()`.
  public mutating func int64(into place: inout Int64) {
    do throws(Failure) { place = try int64() } catch { stop(error) }
  }

  /// Called by generated code. Same as `int64()`, or null.
  public mutating func int64(orNil place: inout Int64?) {
    do throws(Failure) { place = try noText() ? nil : int64() } catch { stop(error) }
  }

  /// Called by generated code. Same as `double()`.
  public mutating func double(into place: inout Double) {
    do throws(Failure) { place = try double() } catch { stop(error) }
  }

  /// Called by generated code. Same as `double()`, or null.
  public mutating func double(orNil place: inout Double?) {
    do throws(Failure) { place = try noText() ? nil : double() } catch { stop(error) }
  }

  /// Called by generated code. Same as `string()`.
  public mutating func string(into place: inout String) {
    if let text = plainString() {
      place = text
    } else {
      anyString(into: &place)
    }
  }

  @inline(never)
  private mutating func anyString(into place: inout String) {
    do throws(Failure) { place = try readString() } catch { stop(error) }
  }

  /// Called by generated code. Same as `string()`, or null.
  public mutating func string(orNil place: inout String?) {
    if let text = plainString() {
      place = text
    } else if place == nil, isPlainNull() {
      p += 4
      skipBlanks()
    } else {
      anyString(orNil: &place)
    }
  }

  @inline(never)
  private mutating func anyString(orNil place: inout String?) {
    do throws(Failure) { place = try null() ? nil : readString() } catch { stop(error) }
  }

  /// Called by generated code. Same as `date()`.
  public mutating func date(into place: inout Date) {
    do throws(Failure) { place = try date() } catch { stop(error) }
  }

  /// Called by generated code. Same as `date()`, or null.
  public mutating func date(orNil place: inout Date?) {
    do throws(Failure) {
      place = try null() ? nil : date()
    } catch {
      // An invalid text may be a blank one, which counts as missing. Checked only now, because most are valid.
      if isBlankText(error) { place = nil } else { stop(error) }
    }
  }

  /// Called by generated code. Same as `url()`.
  public mutating func url(into place: inout URL) {
    do throws(Failure) { place = try url() } catch { stop(error) }
  }

  /// Called by generated code. Same as `url()`, or null.
  public mutating func url(orNil place: inout URL?) {
    do throws(Failure) {
      place = try null() ? nil : url()
    } catch {
      // An invalid text may be a blank one, which counts as missing. Checked only now, because most are valid.
      if isBlankText(error) { place = nil } else { stop(error) }
    }
  }

  // MARK: - Arrays of scalars

  /// Called by generated code. Same as `strings()`.
  @inline(never)
  public mutating func strings(into place: inout [String]) {
    // An empty array has nothing to release.
    guard isPlainEmptyArray(), place.isEmpty else { return anyStrings(into: &place) }
    p += 2
    skipBlanks()
  }

  @inline(never)
  private mutating func anyStrings(into place: inout [String]) {
    do throws(Failure) { place = try strings() } catch { stop(error) }
  }

  /// Called by generated code. Same as `strings()`, or null.
  public mutating func strings(orNil place: inout [String]?) {
    do throws(Failure) { place = try nothing() ? nil : strings() } catch { stop(error) }
  }

  /// Called by generated code. Same as `ints()`.
  public mutating func ints(into place: inout [Int]) {
    do throws(Failure) { place = try ints() } catch { stop(error) }
  }

  /// Called by generated code. Same as `ints()`, or null.
  public mutating func ints(orNil place: inout [Int]?) {
    do throws(Failure) { place = try nothing() ? nil : ints() } catch { stop(error) }
  }

  /// Called by generated code. Same as `doubles()`.
  public mutating func doubles(into place: inout [Double]) {
    do throws(Failure) { place = try doubles() } catch { stop(error) }
  }

  /// Called by generated code. Same as `doubles()`, or null.
  public mutating func doubles(orNil place: inout [Double]?) {
    do throws(Failure) { place = try nothing() ? nil : doubles() } catch { stop(error) }
  }

  // MARK: - Objects

  /// Reads into a new value, for callers that have no storage for one.
  @inline(never)
  mutating func readValue<T: ReadableInPlace>(replacing current: UnsafePointer<T>?) throws(Failure) -> T {
    // Not with `??`, which would wrap the result in an optional.
    guard let current else {
      var value = T._kvEmpty
      try T._kvRead(&self, into: &value, updating: false)
      return value
    }
    var value = current.pointee
    try T._kvRead(&self, into: &value, updating: true)
    return value
  }

  /// Called by generated code: an object.
  @inline(never)
  public mutating func object<T: ReadableInPlace>(into place: inout T, updating: Bool) {
    do throws(Failure) { try T._kvRead(&self, into: &place, updating: updating) } catch { stop(error) }
  }

  /// Called by generated code: an object, or null. An existing object is updated.
  @inlinable
  public mutating func object<T: ReadableInPlace>(orNil place: inout T?, updating: Bool) {
    do throws(Failure) { try T._kvRead(&self, intoOptional: &place, updating: updating) } catch { stopInlined(error) }
  }

  /// Called by generated code: an array of objects.
  @inline(never)
  public mutating func array<T: ReadableInPlace>(into place: inout [T]) {
    do throws(Failure) { try T._kvReadArray(&self, into: &place) } catch { stop(error) }
  }

  /// Called by generated code: an array of objects, or null.
  public mutating func array<T: ReadableInPlace>(orNil place: inout [T]?) {
    do throws(Failure) {
      if try nothing() {
        place = nil
        return
      }
      var array: [T] = []
      try T._kvReadArray(&self, into: &array)
      place = array
    } catch {
      stop(error)
    }
  }
}
