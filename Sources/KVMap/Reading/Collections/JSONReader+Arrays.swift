extension JSONReader {
  /// Moves into an array. Returns `false` if it is empty, and already closed again.
  @inline(never)
  @_spi(Generated) public mutating func beginArray() throws(CodingFailure) -> Bool {
    guard cursor.p[0] == 0x5b else { return try openSingle() }
    try enterContainer()
    guard cursor.p[0] == 0x5d else { return true }
    try leaveContainer()
    return false
  }

  /// Whether there is an empty array without blanks here, which can be skipped by its two bytes. Also false if it is
  /// nested too deeply, or near the end of the document.
  @inline(__always)
  mutating func isPlainEmptyArray() -> Bool {
    // The second byte exists: a NUL follows an open bracket.
    cursor.p[0] == 0x5b && cursor.p[1] == 0x5d && cursor.p.address < cursor.safe && depth < cursor.depthLimit
  }

  /// After an element: moves to the next one, or out of the array (`false`).
  @inline(never)
  @_spi(Generated) public mutating func nextElement() throws(CodingFailure) -> Bool {
    if cursor.p[0] == 0x2c {
      cursor.p += 1
      if cursor.p[0] > 0x20 { return true }
      guard !dialect.takesSingleForArray else { return behindBlanks() }
      cursor.skipBlanks()
      return true
    }
    guard cursor.p[0] == 0x5d else { return try nextElementBehindSingle() }
    try leaveContainer()
    return false
  }

  /// Same as `nextElement()`, with the common case inlined into its callers.
  @inline(__always)
  mutating func isElementNext() throws(CodingFailure) -> Bool {
    let comma = cursor.p
    guard comma[0] == 0x2c else { return try nextElement() }
    if comma[1] > 0x20 {
      cursor.p = comma + 1
      return true
    }
    guard !dialect.takesSingleForArray, let element = cursor.indentationEnd(from: comma + 1), element[0] > 0x20 else {
      return try nextElement()
    }
    cursor.p = element
    return true
  }

  /// An array of mapped values that are created one by one.
  @inlinable
  @_spi(Generated) public mutating func array<T: DocumentDecodable>(of type: T.Type) throws(CodingFailure) -> [T] {
    try array(asks: T._kvUsesElementPosition) { (reader: inout JSONReader) throws(CodingFailure) -> T in
      try T._kvDecode(&reader, replacing: nil)
    }
  }

  /// An array of mapped values that are decoded in place.
  @_spi(Generated)
  public mutating func array<T: DocumentDecodableInPlace>(of type: T.Type) throws(CodingFailure) -> [T] {
    var array: [T] = []
    try T._kvDecodeArray(&self, into: &array)
    return array
  }

  /// An array of strings.
  @_spi(Generated) public mutating func strings() throws(CodingFailure) -> [String] {
    // Separate, because many arrays are empty.
    let open = cursor.p
    guard try beginArray() else { return [] }
    return try openStrings(openAt: open)
  }

  @inline(never)
  private mutating func openStrings(openAt open: UnsafePointer<UInt8>) throws(CodingFailure) -> [String] {
    var none = 0
    return try scalars(openAt: open, behind: nil, &none) { (reader: inout JSONReader) throws(CodingFailure) -> String in
      try reader.string()
    }
  }

  /// An array of integers.
  @_spi(Generated) public mutating func ints() throws(CodingFailure) -> [Int] {
    try numbers { (reader: inout JSONReader) throws(CodingFailure) -> Int in try reader.integer(.int) }
  }

  /// An array of numbers, each correctly rounded.
  @_spi(Generated) public mutating func doubles() throws(CodingFailure) -> [Double] {
    try numbers { (reader: inout JSONReader) throws(CodingFailure) -> Double in try reader.readDouble() }
  }

  /// Short arrays are collected on the stack, longer ones together with the elements of other arrays. Both are then
  /// allocated once, with the right size.
  @inline(__always)
  private mutating func numbers<T: BitwiseCopyable>(
    _ read: (inout JSONReader) throws(CodingFailure) -> T
  ) throws(CodingFailure) -> [T] {
    let open = cursor.p
    guard try beginArray() else { return [] }
    let capacity = 64
    var result: [T] = []
    let failure = withUnsafeTemporaryAllocation(of: T.self, capacity: capacity) { (first) -> CodingFailure? in
      var count = 0
      do throws(CodingFailure) {
        var goesOn = true
        while goesOn && count < capacity {
          let element = cursor.p
          do throws(CodingFailure) {
            first.initializeElement(at: count, to: try read(&self))
            count &+= 1
          } catch {
            try recover(error, fromElementAt: element)
          }
          goesOn = try isElementNext()
        }
        if goesOn {
          result = try scalars(openAt: open, behind: first.baseAddress, &count, read)
        } else {
          result = JSONReader.array(of: first, count: count)
        }
        return nil
      } catch {
        return error
      }
    }
    if let failure { throw failure }
    return result
  }

  /// An array of the first elements. Pairs, which maps and charts consist of, as a literal: that does not look up the
  /// type of the array's memory.
  @inline(__always)
  private static func array<T: BitwiseCopyable>(of first: UnsafeMutableBufferPointer<T>, count: Int) -> [T] {
    switch count {
    case 1: [first[0]]
    case 2: [first[0], first[1]]
    case 3: [first[0], first[1], first[2]]
    case _: Array(UnsafeBufferPointer(rebasing: first[..<count]))
    }
  }

  /// An open array whose elements do not use `arena` while they are read.
  ///
  /// - Parameters:
  ///   - open: Its opening bracket.
  ///   - first: The location of elements that are already read.
  ///   - count: The number of these elements; 0 after the call, because they are moved to the others.
  @inline(never)
  private mutating func scalars<T>(
    openAt open: UnsafePointer<UInt8>, behind first: UnsafeMutablePointer<T>?, _ count: inout Int,
    _ read: (inout JSONReader) throws(CodingFailure) -> T
  ) throws(CodingFailure) -> [T] {
    let elements = try elements(openAt: open, behind: first, &count, of: nil, read)
    guard elements.count > 0 else {
      release(elements)
      return []
    }
    var array: [T] = makeArray(of: elements)
    if elements.goesOn {
      try readOn(&array) { (reader, rest) throws(CodingFailure) in
        var none = 0
        return try reader.elements(openAt: open, behind: nil, &none, of: rest, read)
      }
    }
    return array
  }

  /// - Parameters:
  ///   - open: The opening bracket of the array.
  ///   - first: The location of elements that are already read.
  ///   - count: The number of these elements; 0 after the call, because they are moved to the others.
  ///   - long: The state of an array of which elements were already handed over.
  @inline(__always)
  private mutating func elements<T>(
    openAt open: UnsafePointer<UInt8>, behind first: UnsafeMutablePointer<T>?, _ count: inout Int, of long: LongArray?,
    _ read: (inout JSONReader) throws(CodingFailure) -> T
  ) throws(CodingFailure) -> ElementBatch {
    let mark = arena.mark()
    let (stride, alignment) = (MemoryLayout<T>.stride, MemoryLayout<T>.alignment)
    var start = arena.take(stride &* (count &+ 1), alignment: alignment)
    var place = start
    if let first {
      start.moveInitializeMemory(as: T.self, from: first, count: count)
      place += stride &* count
      count = 0
    }
    do throws(CodingFailure) {
      repeat {
        if let end = arena.end, end - place < stride {
          // The existing elements must not be treated as free memory.
          arena.move(to: place)
          let all = (place - start) / stride
          if let elements = handOver(
            all, from: start, stride: stride, index: (long?.index ?? 0) &+ all, of: long, openAt: open, mark)
          {
            return elements
          }
          let larger = arena.take(stride &* (all &+ 1), alignment: alignment)
          larger.moveInitializeMemory(as: T.self, from: start.assumingMemoryBound(to: T.self), count: all)
          start = larger
          place = start + stride &* all
        }
        let element = cursor.p
        do throws(CodingFailure) {
          place.initializeMemory(as: T.self, to: try read(&self))
          place += stride
        } catch {
          try recover(error, fromElementAt: element)
        }
      } while try isElementNext()
    } catch {
      start.assumingMemoryBound(to: T.self).deinitialize(count: (place - start) / stride)
      arena.release(to: mark)
      throw error
    }
    return ElementBatch(count: (place - start) / stride, start: start, mark: mark)
  }

  /// Same as `recover(_:from:)`, for a scalar: reading one changes only the cursor's position.
  private mutating func recover(
    _ failure: CodingFailure, fromElementAt place: UnsafePointer<UInt8>
  ) throws(CodingFailure) {
    try recover(failure, from: ValuePosition(position: place, depth: depth, buffer: buffer, state: .value))
  }
}
