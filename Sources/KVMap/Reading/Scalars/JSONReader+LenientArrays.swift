/// Arrays in place of other values, under `coercion lenient`: of exactly one scalar, and empty ones in place of
/// objects.
extension JSONReader {
  /// A scalar, or the only element of an array, if that is one.
  @inline(__always)
  @_spi(Generated) public mutating func valueOrOnlyElement<T>(
    _ read: (inout JSONReader) throws(CodingFailure) -> T
  ) throws(CodingFailure) -> T {
    guard isArray(), enterOnlyElement() else { return try read(&self) }
    let value = try read(&self)
    try leaveOnlyElement()
    return value
  }

  /// An object, or an empty array, which is read as an object without members: PHP writes either for an empty list of
  /// named values.
  @inline(__always)
  @_spi(Generated) public mutating func objectOrEmptyArray<T>(
    _ read: (inout JSONReader) throws(CodingFailure) -> T
  ) throws(CodingFailure) -> T {
    guard isArray(), enterEmptyArray() else { return try read(&self) }
    let value = try read(&self)
    leaveEmptyArray()
    return value
  }

  /// Moves to the only element of an array, if it has exactly one that is neither null nor an array nor an object.
  ///
  /// - Returns: `false`, without moving, for any other array.
  @inline(never)
  @_spi(Generated) public mutating func enterOnlyElement() -> Bool {
    let array = mark()
    cursor.p += 1
    cursor.skipBlanks()
    let element = mark()
    do throws(CodingFailure) {
      switch cursor.p[0] {
      case 0x22, 0x2d, 0x30...0x39, 0x74, 0x66: try skip()
      default: break
      }
    } catch {
      // Reading the array says what is wrong.
    }
    guard cursor.p[0] == 0x5d, cursor.p != element.position else {
      rewind(to: array)
      return false
    }
    rewind(to: element)
    return true
  }

  /// Behind the only element: leaves its array.
  @inline(never)
  @_spi(Generated) public mutating func leaveOnlyElement() throws(CodingFailure) {
    guard cursor.p[0] == 0x5d else { throw failure(.syntax, .commaOrBracket) }
    // The array was not entered as a container.
    depth &+= 1
    try leaveContainer()
  }

  /// Behind the object of an empty array.
  @_spi(Generated) public mutating func leaveEmptyArray() { _ = returnToSource() }

  /// Moves to an object without members, if the array under the cursor is empty. Behind it, reading continues behind
  /// the array.
  ///
  /// - Returns: `false`, without moving, for any other array.
  @inline(never)
  @_spi(Generated) public mutating func enterEmptyArray() -> Bool {
    let array = mark()
    cursor.p += 1
    cursor.skipBlanks()
    guard cursor.p[0] == 0x5d else {
      rewind(to: array)
      return false
    }
    cursor.p += 1
    // The input ends inside of the object that the array is in.
    guard cursor.p < end else {
      rewind(to: array)
      return false
    }
    cursor.skipBlanks()
    rewind(to: openSession().gathered.texts.add(nil, source: array, behind: mark()))
    return true
  }
}
