/// Arrays and sets whose elements are returned rather than decoded in place: numbers, texts, arrays of arrays. They are
/// stored with the elements of `elements(of:)` until all are read.
extension JSONReader {
  /// An array.
  ///
  /// - Parameters:
  ///   - isLossy: Whether invalid elements are dropped.
  ///   - asks: Whether elements use their position.
  ///   - read: Reads one element.
  @inlinable
  @_spi(Generated) public mutating func array<T>(
    isLossy: Bool = false, asks: Bool = false, reading read: (inout JSONReader) throws(CodingFailure) -> T
  ) throws(CodingFailure) -> [T] {
    func readInto(_ reader: inout JSONReader, _ place: UnsafeMutableRawPointer) throws(CodingFailure) {
      place.initializeMemory(as: T.self, to: try read(&reader))
    }
    let elements = try elements(of: T.self, isLossy: isLossy, asks: asks, readInto)
    guard elements.count > 0 else { return [] }
    var array: [T] = makeArray(of: elements)
    if elements.goesOn { try readOn(&array, isLossy: isLossy, asks: asks, readInto) }
    return array
  }

  /// Same as `array(isLossy:asks:reading:)`: a set of the elements of an array.
  @inlinable
  @_spi(Generated) public mutating func set<T: Hashable>(
    isLossy: Bool = false, asks: Bool = false, reading read: (inout JSONReader) throws(CodingFailure) -> T
  ) throws(CodingFailure) -> Set<T> {
    func readInto(_ reader: inout JSONReader, _ place: UnsafeMutableRawPointer) throws(CodingFailure) {
      place.initializeMemory(as: T.self, to: try read(&reader))
    }
    var part = try elements(of: T.self, isLossy: isLossy, asks: asks, readInto)
    guard part.count > 0 else { return [] }
    var set = Set<T>(minimumCapacity: part.capacity)
    move(part, to: &set)
    while part.goesOn {
      part = try moreElements(of: T.self, isLossy: isLossy, asks: asks, readInto)
      move(part, to: &set)
    }
    return set
  }

  /// Called by the code of each type: moves elements into their set, and releases their memory.
  @inlinable
  @inline(never)
  @_spi(Generated) public mutating func move<T: Hashable>(_ elements: ElementBatch, to set: inout Set<T>) {
    guard var place = elements.start else { return }
    if set.capacity < set.count + elements.count { set.reserveCapacity(elements.capacity) }
    for _ in 0..<elements.count {
      set.insert(place.assumingMemoryBound(to: T.self).move())
      place += MemoryLayout<T>.stride
    }
    release(elements)
  }

  /// Called by the code of each type. Same as `elements(of:)`.
  ///
  /// - Parameter read: Reads one element into uninitialized memory; if it throws, the memory is still uninitialized.
  @inline(never)
  @_spi(Generated) public mutating func elements<T>(
    of type: T.Type, isLossy: Bool, asks: Bool,
    _ read: (inout JSONReader, UnsafeMutableRawPointer) throws(CodingFailure) -> Void
  ) throws(CodingFailure) -> ElementBatch {
    try elements(of: type, isLossy: isLossy, asks: asks, behind: nil, read)
  }

  /// Called by the code of each type: reads the remaining elements of an array whose first elements
  /// `elements(of:isLossy:asks:_:)` has read.
  ///
  /// - Parameter array: Has the first elements, and room for more.
  @inline(never)
  @_spi(Generated) public mutating func readOn<T>(
    _ array: inout [T], isLossy: Bool, asks: Bool,
    _ read: (inout JSONReader, UnsafeMutableRawPointer) throws(CodingFailure) -> Void
  ) throws(CodingFailure) {
    try readOn(&array) { (reader, rest) throws(CodingFailure) in
      try reader.elements(of: T.self, isLossy: isLossy, asks: asks, behind: rest, read)
    }
  }

  /// Called by the code of each type: some of the remaining elements.
  @inline(never)
  @_spi(Generated) public mutating func moreElements<T>(
    of type: T.Type, isLossy: Bool, asks: Bool,
    _ read: (inout JSONReader, UnsafeMutableRawPointer) throws(CodingFailure) -> Void
  ) throws(CodingFailure) -> ElementBatch {
    let part = try readMore { (reader, rest) throws(CodingFailure) in
      let elements = try reader.elements(of: type, isLossy: isLossy, asks: asks, behind: rest, read)
      return (elements, elements.goesOn)
    }
    return part ?? ElementBatch(count: 0, start: nil, mark: arena.mark())
  }

  /// - Parameter long: The state of an array of which elements were already read; nil at its beginning.
  @inline(__always)
  private mutating func elements<T>(
    of type: T.Type, isLossy: Bool, asks: Bool, behind long: LongArray?,
    _ read: (inout JSONReader, UnsafeMutableRawPointer) throws(CodingFailure) -> Void
  ) throws(CodingFailure) -> ElementBatch {
    let mark = arena.mark()
    let open = cursor.p
    if long == nil {
      guard try beginArray() else { return ElementBatch(count: 0, start: nil, mark: mark) }
    }
    let (stride, alignment) = (MemoryLayout<T>.stride, MemoryLayout<T>.alignment)
    var start = arena.take(stride, alignment: alignment)
    var place = start
    var count = 0
    var index = long?.index ?? 0
    do throws(CodingFailure) {
      repeat {
        if let end = arena.end, end - place < stride {
          if let elements = handOver(count, from: start, stride: stride, index: index, of: long, openAt: open, mark) {
            return elements
          }
          let larger = arena.take(stride &* (count &+ 1), alignment: alignment)
          larger.moveInitializeMemory(as: type, from: start.assumingMemoryBound(to: type), count: count)
          start = larger
          place = start + stride &* count
        }
        arena.move(to: place + stride)
        if asks { noteElement(index: index) }
        index &+= 1
        let element = isLossy ? attempt() : self.mark()
        let before = isLossy ? dropped : 0
        do throws(CodingFailure) {
          try read(&self, place)
          if isLossy {
            acceptAttempt(element)
            dropped = before
          }
          count &+= 1
          place += stride
        } catch {
          if isLossy { try drop(error, from: element) } else { try recover(error, from: element) }
        }
      } while try nextElement()
    } catch {
      start.assumingMemoryBound(to: type).deinitialize(count: count)
      arena.release(to: mark)
      throw error
    }
    guard count > 0 else {
      arena.release(to: mark)
      return ElementBatch(count: 0, start: nil, mark: mark)
    }
    return ElementBatch(count: count, start: start, mark: mark)
  }

  /// Called by the code of each type after all elements were moved away.
  @_spi(Generated) public mutating func release(_ elements: ElementBatch) { arena.release(to: elements.mark) }
}
