/// Arrays and sets whose elements are values that are returned, not values that are read into a place: numbers, texts,
/// arrays of arrays. They lie where the elements of `elements(of:)` lie until all are there.
extension Reader {
  /// Called by generated code: an array.
  ///
  /// - Parameters:
  ///   - isLossy: whether bad elements are dropped.
  ///   - asks: whether elements ask for their position.
  ///   - read: reads one element.
  @inlinable
  public mutating func array<T>(
    isLossy: Bool = false, asks: Bool = false, reading read: (inout Reader) throws(Failure) -> T
  ) throws(Failure) -> [T] {
    let elements = try elements(of: T.self, isLossy: isLossy, asks: asks) {
      (reader: inout Reader, place: UnsafeMutableRawPointer) throws(Failure) in
      place.initializeMemory(as: T.self, to: try read(&reader))
    }
    return elements.count == 0 ? [] : makeArray(of: elements)
  }

  /// Called by generated code, as `array(isLossy:asks:reading:)`: a set of the elements of an array.
  @inlinable
  public mutating func set<T: Hashable>(
    isLossy: Bool = false, asks: Bool = false, reading read: (inout Reader) throws(Failure) -> T
  ) throws(Failure) -> Set<T> {
    let elements = try elements(of: T.self, isLossy: isLossy, asks: asks) {
      (reader: inout Reader, place: UnsafeMutableRawPointer) throws(Failure) in
      place.initializeMemory(as: T.self, to: try read(&reader))
    }
    guard var place = elements.start else { return [] }
    var set = Set<T>(minimumCapacity: elements.count)
    for _ in 0..<elements.count {
      set.insert(place.assumingMemoryBound(to: T.self).move())
      place += MemoryLayout<T>.stride
    }
    giveBack(elements)
    return set
  }

  /// Called by the code of each type: as `elements(of:)`.
  ///
  /// - Parameter read: reads one element into memory that holds none; when it throws, the memory holds none still.
  @inline(never)
  public mutating func elements<T>(
    of type: T.Type, isLossy: Bool, asks: Bool,
    _ read: (inout Reader, UnsafeMutableRawPointer) throws(Failure) -> Void
  ) throws(Failure) -> Elements {
    let mark = room.mark()
    guard try openArray() else { return Elements(count: 0, start: nil, mark: mark) }
    let (stride, alignment) = (MemoryLayout<T>.stride, MemoryLayout<T>.alignment)
    var start = room.take(stride, alignment: alignment)
    var place = start
    var count = 0
    var index = 0
    do throws(Failure) {
      repeat {
        if asks { noteElement(index: index) }
        index &+= 1
        if let end = room.end, end - place < stride {
          let larger = room.take(stride &* (count &+ 1), alignment: alignment)
          larger.moveInitializeMemory(as: type, from: start.assumingMemoryBound(to: type), count: count)
          start = larger
          place = start + stride &* count
        }
        room.move(to: place + stride)
        let element = isLossy ? attempt() : self.mark()
        do throws(Failure) {
          try read(&self, place)
          if isLossy { accept(element) }
          count &+= 1
          place += stride
        } catch {
          if isLossy { try drop(error, from: element) } else { try recover(error, from: element) }
        }
      } while try nextElement()
    } catch {
      start.assumingMemoryBound(to: type).deinitialize(count: count)
      room.release(to: mark)
      throw error
    }
    guard count > 0 else {
      room.release(to: mark)
      return Elements(count: 0, start: nil, mark: mark)
    }
    return Elements(count: count, start: start, mark: mark)
  }

  /// Called by the code of each type when all elements were moved away.
  public mutating func giveBack(_ elements: Elements) { room.release(to: elements.mark) }
}
