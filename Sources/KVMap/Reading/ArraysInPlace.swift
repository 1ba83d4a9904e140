extension Reader {
  /// An array of values that are read where they stand until the array is complete. Few of them stand on the stack, so
  /// that a short array is allocated once, with the right size.
  ///
  /// One body for all types, which is not copied into each module that reads some: what differs from type to type are
  /// two calls for each element.
  @inline(never)
  mutating func elements<T: ReadableInPlace>(of type: T.Type) throws(Failure) -> [T] {
    guard try openArray() else { return [] }
    let result = withUnsafeTemporaryAllocation(byteCount: ElementBuffer<T>.room, alignment: 16) {
      room -> Result<[T], Failure> in
      var elements = ElementBuffer<T>(room)
      do throws(Failure) {
        try read(&elements)
        return .success(elements.takeArray())
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  @inline(__always)
  private mutating func read<T: ReadableInPlace>(_ elements: inout ElementBuffer<T>) throws(Failure) {
    let asks = T._kvAsksForElement
    repeat {
      if asks { noteElement(index: elements.count) }
      let element = mark()
      let place = elements.append(T._kvEmpty)
      do throws(Failure) {
        try T._kvRead(&self, into: &place.pointee, updating: false)
      } catch {
        try recover(error, from: element)
      }
    } while try nextElement()
  }
}

/// Elements that are still being read. They have places of their own until all are there, because an array would be
/// asked each time whether it is the only owner of them.
struct ElementBuffer<Element>: ~Copyable {
  /// Bytes that the caller lends for the first elements.
  static var room: Int { 512 }

  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  /// Whether `base` is to be deallocated.
  private var isOwned = false
  private(set) var count = 0

  /// - Parameter room: uninitialised memory, aligned to 16, that outlives this value.
  @inline(__always)
  init(_ room: UnsafeMutableRawBufferPointer) {
    let (size, alignment) = (MemoryLayout<Element>.stride, MemoryLayout<Element>.alignment)
    if let start = room.baseAddress, size <= room.count, alignment <= 16 {
      base = start.assumingMemoryBound(to: Element.self)
      capacity = room.count / size
    } else {
      capacity = 4
      base = .allocate(capacity: capacity)
      isOwned = true
    }
  }

  deinit {
    base.deinitialize(count: count)
    if isOwned { base.deallocate() }
  }

  /// Returns where the element stands until the next one is added.
  @inline(__always)
  mutating func append(_ element: @autoclosure () -> Element) -> UnsafeMutablePointer<Element> {
    if count == capacity { grow() }
    let place = base + count
    place.initialize(to: element())
    count &+= 1
    return place
  }

  @inline(never)
  private mutating func grow() {
    capacity *= 2
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.moveInitialize(from: base, count: count)
    if isOwned { base.deallocate() }
    base = larger
    isOwned = true
  }

  /// All elements; there are none any more here.
  mutating func takeArray() -> [Element] {
    let (base, all) = (base, count)
    count = 0
    return Array(unsafeUninitializedCapacity: all) { memory, initialized in
      memory.baseAddress?.moveInitialize(from: base, count: all)
      initialized = all
    }
  }
}
