#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Values that are decoded in place, into their property. Generated code has one such call for most keys.
///
/// They do not throw. A failure is stored and the cursor moved to a sentinel, so that `nextKey`, which always follows,
/// finds no comma and checks for the failure. Every avoided `try` saves generated code the path from a failure to the
/// end of the loop; storing no value and releasing no old one saves more.
extension JSONReader {
  /// A value that could not be read into its place.
  struct DeferredFailure {
    let failure: CodingFailure
    /// The position of the cursor.
    let place: UnsafePointer<UInt8>
  }

  /// A location with a NUL outside of all documents, where the cursor is after a failure that `nextKey` has not seen
  /// yet.
  ///
  /// It differs from `endSentinel`, which is the end of the document. So do the last bytes: equal literals of a module
  /// that is compiled as a whole have one address.
  private static var failureSentinel: UnsafePointer<UInt8> {
    ("\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}" as StaticString).utf8Start
  }

  /// Not usable from inlinable code, so that the functions of this file remain runtime functions, and each type has
  /// calls of them and no copies.
  @inline(never)
  mutating func stop(_ failure: CodingFailure) {
    deferredFailure = DeferredFailure(failure: failure, place: cursor.p)
    cursor.p = JSONReader.failureSentinel
  }

  /// Same as `stop(_:)`, for code that is specialized for each type.
  @usableFromInline
  mutating func stopInlined(_ failure: CodingFailure) { stop(failure) }

  /// Handles a value that is followed by neither a comma nor a brace: because it could not be read, or because the
  /// document is malformed.
  @inline(never)
  mutating func nextBehindFailure(_ scan: inout ObjectState) throws(CodingFailure) -> Int {
    if returnToSource() { return try nextKey(&scan) }
    guard let stop = takeDeferredFailure() else { throw failure(.syntax, .commaOrBrace) }
    try recover(stop, &scan)
    return try nextKey(&scan)
  }

  /// Goes back to where the value could not be read.
  mutating func takeDeferredFailure() -> CodingFailure? {
    guard let stop = deferredFailure else { return nil }
    deferredFailure = nil
    cursor.p = stop.place
    return stop.failure
  }

  // MARK: - Scalars

  /// Same as `bool()`.
  @_spi(Generated) public mutating func bool(into place: inout Bool) {
    do throws(CodingFailure) { place = try readBool() } catch { stop(error) }
  }

  /// Same as `bool()`, or null.
  @_spi(Generated) public mutating func bool(orNil place: inout Bool?) {
    do throws(CodingFailure) { place = try consumeNullOrEmptyElement() ? nil : bool() } catch { stop(error) }
  }

  /// Same as `int()`.
  @inline(never)
  @_spi(Generated) public mutating func int(into place: inout Int) {
    guard let value = cursor.shortInteger() else { return anyInt(into: &place) }
    place = value
    cursor.skipBlanks()
  }

  @inline(never)
  private mutating func anyInt(into place: inout Int) {
    let start = cursor.p
    if let value = cursor.signedInteger() {
      if let value = Int(exactly: value) { return place = value }
      cursor.p = start
    }
    do throws(CodingFailure) { place = try anyInteger(.int) } catch { stop(error) }
  }

  /// Same as `int()`, or null.
  @_spi(Generated) public mutating func int(orNil place: inout Int?) {
    if let value = cursor.shortInteger() {
      place = value
      cursor.skipBlanks()
    } else if cursor.isPlainNull() {
      place = nil
      cursor.p += 4
      cursor.skipBlanks()
    } else {
      anyInt(orNil: &place)
    }
  }

  @inline(never)
  private mutating func anyInt(orNil place: inout Int?) {
    do throws(CodingFailure) { place = try consumeNullOrEmptyElement() ? nil : integer(.int) } catch { stop(error) }
  }

  /// Same as `int64()`.
  @_spi(Generated) public mutating func int64(into place: inout Int64) {
    do throws(CodingFailure) { place = try int64() } catch { stop(error) }
  }

  /// Same as `int64()`, or null.
  @_spi(Generated) public mutating func int64(orNil place: inout Int64?) {
    do throws(CodingFailure) { place = try consumeNullOrEmptyElement() ? nil : int64() } catch { stop(error) }
  }

  /// Same as `double()`.
  @_spi(Generated) public mutating func double(into place: inout Double) {
    do throws(CodingFailure) { place = try double() } catch { stop(error) }
  }

  /// Same as `double()`, or null.
  @_spi(Generated) public mutating func double(orNil place: inout Double?) {
    do throws(CodingFailure) { place = try consumeNullOrEmptyElement() ? nil : double() } catch { stop(error) }
  }

  /// Same as `string()`.
  @_spi(Generated) public mutating func string(into place: inout String) {
    if let string = cursor.plainString() {
      place = plainText(of: string)
    } else {
      anyString(into: &place)
    }
  }

  @inline(never)
  private mutating func anyString(into place: inout String) {
    do throws(CodingFailure) { place = try readString() } catch { stop(error) }
  }

  /// Same as `string()`, or null.
  @_spi(Generated) public mutating func string(orNil place: inout String?) {
    if let string = cursor.plainString() {
      place = plainText(of: string)
    } else if place == nil, cursor.isPlainNull() {
      cursor.p += 4
      cursor.skipBlanks()
    } else {
      anyString(orNil: &place)
    }
  }

  @inline(never)
  private mutating func anyString(orNil place: inout String?) {
    do throws(CodingFailure) { place = try consumeNull() ? nil : readString() } catch { stop(error) }
  }

  /// Same as `date()`.
  @_spi(Generated) public mutating func date(into place: inout Date) {
    do throws(CodingFailure) { place = try date() } catch { stop(error) }
  }

  /// Same as `date()`, or null.
  @_spi(Generated) public mutating func date(orNil place: inout Date?) {
    do throws(CodingFailure) {
      place = try consumeNull() ? nil : date()
    } catch {
      // An invalid text may be a blank one, which counts as missing. Checked only now, because most are valid.
      if isBlankText(error) { place = nil } else { stop(error) }
    }
  }

  /// Same as `url()`.
  @_spi(Generated) public mutating func url(into place: inout URL) {
    do throws(CodingFailure) { place = try url() } catch { stop(error) }
  }

  /// Same as `url()`, or null.
  @_spi(Generated) public mutating func url(orNil place: inout URL?) {
    do throws(CodingFailure) {
      place = try consumeNull() ? nil : url()
    } catch {
      // An invalid text may be a blank one, which counts as missing. Checked only now, because most are valid.
      if isBlankText(error) { place = nil } else { stop(error) }
    }
  }

  // MARK: - Arrays of scalars

  /// Same as `strings()`.
  @inline(never)
  @_spi(Generated) public mutating func strings(into place: inout [String]) {
    // An empty array has nothing to release.
    guard isPlainEmptyArray(), place.isEmpty else { return anyStrings(into: &place) }
    cursor.p += 2
    cursor.skipBlanks()
  }

  @inline(never)
  private mutating func anyStrings(into place: inout [String]) {
    do throws(CodingFailure) { place = try strings() } catch { stop(error) }
  }

  /// Same as `strings()`, or null.
  @_spi(Generated) public mutating func strings(orNil place: inout [String]?) {
    do throws(CodingFailure) { place = try consumeNullOrEmptyText() ? nil : strings() } catch { stop(error) }
  }

  /// Same as `ints()`.
  @_spi(Generated) public mutating func ints(into place: inout [Int]) {
    do throws(CodingFailure) { place = try ints() } catch { stop(error) }
  }

  /// Same as `ints()`, or null.
  @_spi(Generated) public mutating func ints(orNil place: inout [Int]?) {
    do throws(CodingFailure) { place = try consumeNullOrEmptyText() ? nil : ints() } catch { stop(error) }
  }

  /// Same as `doubles()`.
  @_spi(Generated) public mutating func doubles(into place: inout [Double]) {
    do throws(CodingFailure) { place = try doubles() } catch { stop(error) }
  }

  /// Same as `doubles()`, or null.
  @_spi(Generated) public mutating func doubles(orNil place: inout [Double]?) {
    do throws(CodingFailure) { place = try consumeNullOrEmptyText() ? nil : doubles() } catch { stop(error) }
  }

  // MARK: - Objects

  /// Reads into a new value, for callers that have no storage for one.
  @inline(never)
  mutating func readValue<T: DocumentDecodableInPlace>(replacing current: UnsafePointer<T>?) throws(CodingFailure) -> T
  {
    // Not with `??`, which would wrap the result in an optional.
    guard let current else {
      var value = T._kvPlaceholder
      try T._kvDecode(&self, into: &value, updating: false)
      return value
    }
    var value = current.pointee
    try T._kvDecode(&self, into: &value, updating: true)
    return value
  }

  /// An object.
  @inline(never)
  @_spi(Generated) public mutating func object<T: DocumentDecodableInPlace>(into place: inout T, updating: Bool) {
    do throws(CodingFailure) { try T._kvDecode(&self, into: &place, updating: updating) } catch { stop(error) }
  }

  /// An object, or null. An existing object is updated.
  @inlinable
  @_spi(Generated) public mutating func object<T: DocumentDecodableInPlace>(orNil place: inout T?, updating: Bool) {
    do throws(CodingFailure) { try T._kvDecode(&self, intoOptional: &place, updating: updating) } catch {
      stopInlined(error)
    }
  }

  /// An array of objects.
  @inline(never)
  @_spi(Generated) public mutating func array<T: DocumentDecodableInPlace>(into place: inout [T]) {
    do throws(CodingFailure) { try T._kvDecodeArray(&self, into: &place) } catch { stop(error) }
  }

  /// An array of objects, or null.
  @_spi(Generated) public mutating func array<T: DocumentDecodableInPlace>(orNil place: inout [T]?) {
    do throws(CodingFailure) {
      if try consumeNullOrEmptyText() {
        place = nil
        return
      }
      var array: [T] = []
      try T._kvDecodeArray(&self, into: &array)
      place = array
    } catch {
      stop(error)
    }
  }
}
