/// Values that their initializer creates once all their contents are known, as properties of others. Like the functions
/// of `IntoPlace.swift`, these do not throw.
extension JSONReader {
  /// Such a value. `place` contains the one to update.
  @inline(never)
  @_spi(Generated) public mutating func built<T: DocumentDecodable>(into place: inout T?, updating: Bool) {
    do throws(CodingFailure) { try build(&place, updating) } catch { stop(error) }
  }

  /// Same as `built(into:updating:)`, or null.
  @inline(never)
  @_spi(Generated) public mutating func built<T: DocumentDecodable>(orNil place: inout T?, updating: Bool) {
    do throws(CodingFailure) {
      if try consumeNullOrEmptyText() { place = nil } else { try build(&place, updating) }
    } catch {
      stop(error)
    }
  }

  /// A new value, or an updated one.
  @inline(__always)
  private mutating func build<T: DocumentDecodable>(_ place: inout T?, _ updating: Bool) throws(CodingFailure) {
    place = updating ? try T._kvDecode(&self, updating: place) : try T._kvDecode(&self, replacing: nil)
  }

  /// An array of such values.
  @inlinable
  @_spi(Generated) public mutating func array<T: DocumentDecodable>(into place: inout [T]) {
    array(into: &place) { (reader: inout JSONReader, elements: ElementBatch) in reader.makeArray(of: elements) }
  }

  /// An array of such values, or null.
  @inlinable
  @_spi(Generated) public mutating func array<T: DocumentDecodable>(orNil place: inout [T]?) {
    array(orNil: &place) { (reader: inout JSONReader, elements: ElementBatch) in reader.makeArray(of: elements) }
  }

  /// Their elements, in one generic implementation. Only `make` is specialized for each type.
  @inline(never)
  @_spi(Generated)
  public mutating func array<T: DocumentDecodable>(
    into place: inout [T], _ make: (inout JSONReader, ElementBatch) -> [T]
  ) {
    do throws(CodingFailure) { try builtArray(into: &place, make) } catch { stop(error) }
  }

  /// The same, with null as nil.
  @inline(never)
  @_spi(Generated)
  public mutating func array<T: DocumentDecodable>(
    orNil place: inout [T]?, _ make: (inout JSONReader, ElementBatch) -> [T]
  ) {
    do throws(CodingFailure) {
      if try consumeNullOrEmptyText() {
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

  private mutating func builtArray<T: DocumentDecodable>(
    into place: inout [T], _ make: (inout JSONReader, ElementBatch) -> [T]
  ) throws(CodingFailure) {
    // A local function, because a closure that is passed to two calls is allocated.
    func read(_ reader: inout JSONReader, _ place: UnsafeMutableRawPointer) throws(CodingFailure) {
      place.initializeMemory(as: T.self, to: try T._kvDecode(&reader, replacing: nil))
    }
    let asks = T._kvUsesElementPosition
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

/// The initial contents of such a value when it is updated. Same as `place = value`, by one
/// call: otherwise swiftc first copies a struct elsewhere, property by property.
@inline(never)
@_spi(Generated) public func _kvCopy<T>(_ value: T, into place: inout T?) { place = value }
