/// Values that are made by their initialiser when all that is in them is known, as properties of others. As the calls of
/// `IntoPlace.swift`, these do not throw.
extension Reader {
  /// Called by generated code: such a value. `place` holds the one that is updated.
  @inline(never)
  public mutating func built<T: Readable>(into place: inout T?, updating: Bool) {
    do throws(Failure) { place = try T._kvRead(&self, updating: updating ? place : nil) } catch { stop(error) }
  }

  /// Called by generated code: as `built(into:updating:)`, or null.
  @inline(never)
  public mutating func built<T: Readable>(orNil place: inout T?, updating: Bool) {
    do throws(Failure) {
      if try nothing() { place = nil } else { place = try T._kvRead(&self, updating: updating ? place : nil) }
    } catch {
      stop(error)
    }
  }

  /// Called by generated code: an array of such values.
  ///
  /// Each type has code of its own for making the array, which is not inlined, so that it has that once.
  @inlinable
  @inline(never)
  public mutating func array<T: Readable>(into place: inout [T]) {
    do throws(Failure) {
      let elements = try elements(ofBuilt: T.self)
      place = array(ofBuilt: elements)
      if elements.goesOn { readOn(built: &place) }
    } catch {
      stopInlined(error)
    }
  }

  /// Called by generated code: an array of such values, or null.
  @inlinable
  @inline(never)
  public mutating func array<T: Readable>(orNil place: inout [T]?) {
    do throws(Failure) {
      guard try !nothing() else { return place = nil }
      let elements = try elements(ofBuilt: T.self)
      var array: [T] = array(ofBuilt: elements)
      if elements.goesOn { readOn(built: &array) }
      place = array
    } catch {
      stopInlined(error)
    }
  }

  /// Their elements, by one body for all types.
  @inline(never)
  @usableFromInline
  mutating func elements<T: Readable>(ofBuilt type: T.Type) throws(Failure) -> Elements {
    try elements(of: type, isLossy: false, asks: T._kvAsksForElement) {
      (reader: inout Reader, place: UnsafeMutableRawPointer) throws(Failure) in
      place.initializeMemory(as: type, to: try T._kvRead(&reader, updating: nil))
    }
  }

  @inlinable
  @inline(__always)
  mutating func array<T>(ofBuilt elements: Elements) -> [T] {
    elements.count == 0 ? [] : makeArray(of: elements)
  }

  /// As `readOn(_:isLossy:asks:_:)`.
  @inline(never)
  @usableFromInline
  mutating func readOn<T: Readable>(built array: inout [T]) {
    do throws(Failure) {
      try readOn(&array, isLossy: false, asks: T._kvAsksForElement) {
        (reader: inout Reader, place: UnsafeMutableRawPointer) throws(Failure) in
        place.initializeMemory(as: T.self, to: try T._kvRead(&reader, updating: nil))
      }
    } catch {
      stop(error)
    }
  }
}
