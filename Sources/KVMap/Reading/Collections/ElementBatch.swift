/// Elements of an array that are read but not yet in the array: all of them, or as many as fit in memory.
public struct ElementBatch {
  /// The number of elements.
  @_spi(Generated) public let count: Int
  /// The capacity that the array should have: more than `count` if the array continues after them.
  @usableFromInline let capacity: Int
  /// The location of the first element; nil if there is none.
  @_spi(Generated) public let start: UnsafeMutableRawPointer?
  let mark: ElementArena.Mark

  init(count: Int, capacity: Int? = nil, start: UnsafeMutableRawPointer?, mark: ElementArena.Mark) {
    self.count = count
    self.capacity = capacity ?? count
    self.start = start
    self.mark = mark
  }

  /// Whether the array continues after them.
  @_spi(Generated) public var goesOn: Bool { capacity > count }
}

extension JSONReader {
  /// Called by the code of each type: decodes the elements of an array in place until it is complete, so that the array
  /// is allocated once, with the right size; or the first elements of a long array, which `readOn` continues.
  ///
  /// One generic implementation for all types, which is not copied into each module that uses it. It must not name a
  /// type composed of `T`, such as `[T]`, which would be looked up for each array.
  @inline(never)
  @_spi(Generated)
  public mutating func elements<T: DocumentDecodableInPlace>(of type: T.Type) throws(CodingFailure) -> ElementBatch {
    let mark = arena.mark()
    let open = cursor.p
    if isPlainEmptyArray() {
      cursor.p += 2
      cursor.skipBlanks()
      return ElementBatch(count: 0, start: nil, mark: mark)
    }
    guard try beginArray() else { return ElementBatch(count: 0, start: nil, mark: mark) }
    let (stride, alignment) = (MemoryLayout<T>.stride, MemoryLayout<T>.alignment)
    let asks = T._kvUsesElementPosition
    // The scopes that enclose each element.
    let array = self.mark()
    var start = arena.take(stride, alignment: alignment)
    // The elements are not counted, because that takes instructions for each; where their number is needed, it follows
    // from this place.
    var place = start
    do throws(CodingFailure) {
      repeat {
        if asks { noteElement(index: (place - start) / stride) }
        let element = cursor.p
        if let end = arena.end, end - place < stride {
          let count = (place - start) / stride
          if let elements = handOver(
            count, from: start, stride: stride, index: count, of: nil, openAt: open, areMoved: false, mark)
          {
            return elements
          }
          let larger = arena.take(stride &* (count &+ 1), alignment: alignment)
          larger.moveInitializeMemory(as: type, from: start.assumingMemoryBound(to: type), count: count)
          start = larger
          place = start + stride &* count
        }
        let created = place
        place += stride
        arena.move(to: place)
        do throws(CodingFailure) {
          try T._kvDecode(&self, creatingIn: created)
        } catch {
          try recover(error, from: array.moved(to: element))
        }
      } while try isElementNext()
    } catch {
      start.assumingMemoryBound(to: type).deinitialize(count: (place - start) / stride)
      arena.release(to: mark)
      throw error
    }
    return ElementBatch(count: (place - start) / stride, start: start, mark: mark)
  }

  /// Reads an array, replacing another one.
  ///
  /// Like `elements(of:)`, one generic implementation for all types. Only the creation of the array is specialized for
  /// each type.
  @inline(never)
  mutating func readArray<T: DocumentDecodableInPlace>(into place: inout [T]) throws(CodingFailure) {
    let elements = try elements(of: T.self)
    guard elements.count > 0 else {
      if place.count > 0 { place = [] }
      return
    }
    var array = T._kvMakeArray(of: elements, &self)
    if elements.goesOn { try readOn(&array) }
    place = array
  }

  /// Called by the code of each type: their array. There is at least one element.
  @inlinable
  @inline(__always)
  mutating func makeArray<T>(of elements: ElementBatch) -> [T] {
    var array: [T] = []
    array.append(addingCapacity: elements.capacity) { (span: inout OutputSpan<T>) in move(elements, to: &span) }
    return array
  }

  /// Called by the code of each type: moves elements into their array, and releases their memory.
  @inline(never)
  @usableFromInline mutating func move<T>(_ elements: ElementBatch, to span: inout OutputSpan<T>) {
    span.withUnsafeMutableBufferPointer { memory, count in
      guard let memory = memory.baseAddress, let start = elements.start else { return }
      memory.moveInitialize(from: start.assumingMemoryBound(to: T.self), count: elements.count)
      count = elements.count
    }
    arena.release(to: elements.mark)
  }
}
