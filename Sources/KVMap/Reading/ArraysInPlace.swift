/// Elements of an array that have been read, before they are in the array: all, or as many as there was memory for.
public struct Elements {
  /// How many there are.
  public let count: Int
  /// How many the array shall have room for: more than there are where it goes on behind them.
  public let capacity: Int
  /// Where the first one lies; nil where there is none.
  public let start: UnsafeMutableRawPointer?
  let mark: ElementRoom.Mark

  init(count: Int, capacity: Int? = nil, start: UnsafeMutableRawPointer?, mark: ElementRoom.Mark) {
    self.count = count
    self.capacity = capacity ?? count
    self.start = start
    self.mark = mark
  }

  /// Whether the array goes on behind them.
  public var goesOn: Bool { capacity > count }
}

extension Reader {
  /// Called by the code of each type: reads the elements of an array where they stand until it is complete, so that the
  /// array is allocated once, with the right size; or the first ones of a long array, which `readOn` goes on with.
  ///
  /// One body for all types, which is not copied into each module that reads some. What it must not do is to name a type
  /// that is made of `T`, such as `[T]`: that would be looked up for each array.
  @inline(never)
  public mutating func elements<T: ReadableInPlace>(of type: T.Type) throws(Failure) -> Elements {
    let mark = room.mark()
    let open = p
    if isPlainEmptyArray() {
      p += 2
      skipBlanks()
      return Elements(count: 0, start: nil, mark: mark)
    }
    guard try openArray() else { return Elements(count: 0, start: nil, mark: mark) }
    let (stride, alignment) = (MemoryLayout<T>.stride, MemoryLayout<T>.alignment)
    let asks = T._kvAsksForElement
    // What is around each element.
    let array = self.mark()
    var start = room.take(stride, alignment: alignment)
    var place = start
    var count = 0
    do throws(Failure) {
      repeat {
        if asks { noteElement(index: count) }
        let element = p
        if let end = room.end, end - place < stride {
          if let elements = handOver(
            count, from: start, stride: stride, index: count, of: nil, openAt: open, areMoved: false, mark)
          {
            return elements
          }
          let larger = room.take(stride &* (count &+ 1), alignment: alignment)
          larger.moveInitializeMemory(as: type, from: start.assumingMemoryBound(to: type), count: count)
          start = larger
          place = start + stride &* count
        }
        room.move(to: place + stride)
        T._kvMakeEmpty(in: place)
        count &+= 1
        do throws(Failure) {
          try T._kvRead(&self, into: &place.assumingMemoryBound(to: type).pointee, updating: false)
        } catch {
          try recover(error, from: array.moved(to: element))
        }
        place += stride
      } while try isElementNext()
    } catch {
      start.assumingMemoryBound(to: type).deinitialize(count: count)
      room.release(to: mark)
      throw error
    }
    return Elements(count: count, start: start, mark: mark)
  }

  /// Reads an array in place of another one.
  ///
  /// As `elements(of:)`, one body for all types. What the array is made with, and that alone, is code of each type.
  @inline(never)
  mutating func readArray<T: ReadableInPlace>(into place: inout [T]) throws(Failure) {
    let elements = try elements(of: T.self)
    guard elements.count > 0 else {
      if place.count > 0 { place = [] }
      return
    }
    var array = T._kvMakeArray(of: elements, &self)
    if elements.goesOn { try readOn(&array) }
    place = array
  }

  /// Called by the code of each type: their array. There is one element at least.
  @inlinable
  @inline(__always)
  mutating func makeArray<T>(of elements: Elements) -> [T] {
    var array: [T] = []
    array.append(addingCapacity: elements.capacity) { (span: inout OutputSpan<T>) in move(elements, to: &span) }
    return array
  }

  /// Called by the code of each type: moves elements into their array, and gives their memory back.
  @inline(never)
  public mutating func move<T>(_ elements: Elements, to span: inout OutputSpan<T>) {
    span.withUnsafeMutableBufferPointer { memory, count in
      guard let memory = memory.baseAddress, let start = elements.start else { return }
      memory.moveInitialize(from: start.assumingMemoryBound(to: T.self), count: elements.count)
      count = elements.count
    }
    room.release(to: elements.mark)
  }
}
