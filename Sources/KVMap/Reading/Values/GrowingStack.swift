/// A stack whose memory is kept for the next use. Its elements move when it grows.
struct GrowingStack<Element>: ~Copyable {
  private(set) var start: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  /// - Parameter capacity: At least 1.
  init(capacity: Int) {
    start = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  deinit {
    start.deinitialize(count: count)
    start.deallocate()
  }

  @inline(__always)
  mutating func push(_ element: consuming Element) {
    if count == capacity { grow() }
    (start + count).initialize(to: element)
    count &+= 1
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: start, count: count)
    start.deallocate()
    start = larger
    capacity *= 2
  }

  /// Removes the last element, if there is one.
  @inline(__always)
  mutating func pop() -> Element? {
    guard count > 0 else { return nil }
    count &-= 1
    return (start + count).move()
  }

  /// Forgets all elements from `first` on, which are moved away.
  @inline(__always)
  mutating func shorten(to first: Int) { count = first }

  /// Removes all elements from `first` on.
  mutating func removeAll(from first: Int = 0) {
    (start + first).deinitialize(count: count - first)
    count = first
  }
}

extension GrowingStack where Element == JSONValue {
  /// Moves all elements from `first` on to an array of their number. There is at least one.
  ///
  /// Not generic: the type of an array's storage would be looked up for each array. The initializer with an
  /// uninitialized capacity looks it up in any case.
  @inline(__always)
  mutating func popArray(from first: Int) -> [Element] {
    let (elements, count) = (start + first, count &- first)
    shorten(to: first)
    var array: [Element] = []
    array.append(addingCapacity: count) { (span: inout OutputSpan<Element>) in
      span.withUnsafeMutableBufferPointer { memory, filled in
        guard let memory = memory.baseAddress else { return }
        memory.moveInitialize(from: elements, count: count)
        filled = count
      }
    }
    return array
  }
}
