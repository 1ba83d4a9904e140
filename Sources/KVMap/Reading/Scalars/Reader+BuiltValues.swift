/// Values that their initializer creates once all their contents are known, as properties of others. Like the functions
/// of `IntoPlace.swift`, these do not throw.
extension Reader {
  /// Called by generated code: such a value. `place` contains the one to update.
  @inline(never)
  public mutating func built<T: Readable>(into place: inout T?, updating: Bool) {
    do throws(Failure) { try build(&place, updating) } catch { stop(error) }
  }

  /// Called by generated code. Same as `built(into:updating:)`, or null.
  @inline(never)
  public mutating func built<T: Readable>(orNil place: inout T?, updating: Bool) {
    do throws(Failure) {
      if try nothing() { place = nil } else { try build(&place, updating) }
    } catch {
      stop(error)
    }
  }

  /// A new value, or an updated one.
  @inline(__always)
  private mutating func build<T: Readable>(_ place: inout T?, _ updating: Bool) throws(Failure) {
    place = updating ? try T._kvRead(&self, updating: place) : try T._kvRead(&self, replacing: nil)
  }

  /// Called by generated code: an array of such values.
  @inlinable
  public mutating func array<T: Readable>(into place: inout [T]) {
    array(into: &place) { (reader: inout Reader, elements: Elements) in reader.makeArray(of: elements) }
  }

  /// Called by generated code: an array of such values, or null.
  @inlinable
  public mutating func array<T: Readable>(orNil place: inout [T]?) {
    array(orNil: &place) { (reader: inout Reader, elements: Elements) in reader.makeArray(of: elements) }
  }

  /// Their elements, in one generic implementation. Only `make` is specialized for each type.
  @inline(never)
  @usableFromInline
  mutating func array<T: Readable>(into place: inout [T], _ make: (inout Reader, Elements) -> [T]) {
    do throws(Failure) { try builtArray(into: &place, make) } catch { stop(error) }
  }

  @inline(never)
  @usableFromInline
  mutating func array<T: Readable>(orNil place: inout [T]?, _ make: (inout Reader, Elements) -> [T]) {
    do throws(Failure) {
      if try nothing() {
        place = nil
        return
      }
      var array: [T] = []
      try builtArray(into: &array, make)
      place = array
    } catch {
      stop(error)
    }
  }

  private mutating func builtArray<T: Readable>(
    into place: inout [T], _ make: (inout Reader, Elements) -> [T]
  ) throws(Failure) {
    // A local function, because a closure that is passed to two calls is allocated.
    func read(_ reader: inout Reader, _ place: UnsafeMutableRawPointer) throws(Failure) {
      place.initializeMemory(as: T.self, to: try T._kvRead(&reader, replacing: nil))
    }
    let asks = T._kvAsksForElement
    let elements = try elements(of: T.self, isLossy: false, asks: asks, read)
    guard elements.count > 0 else {
      if place.count > 0 { place = [] }
      return
    }
    var array = make(&self, elements)
    if elements.goesOn { try readOn(&array, isLossy: false, asks: asks, read) }
    place = array
  }
}

/// Called by generated code: the initial contents of such a value when it is updated. Same as `place = value`, by one
/// call: otherwise swiftc first copies a struct elsewhere, property by property.
@inline(never)
public func _kvCopy<T>(_ value: T, into place: inout T?) { place = value }
