/// A stack whose memory is kept for the next use. Its elements move when it grows.
///
/// Inlinable for other modules, where it would otherwise ask the runtime for its type with each call.
package struct GrowingStack<Element>: ~Copyable {
  @usableFromInline package private(set) var start: UnsafeMutablePointer<Element>
  @usableFromInline package private(set) var count = 0
  @usableFromInline var capacity: Int

  /// - Parameter capacity: At least 1.
  @inlinable package init(capacity: Int) {
    start = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  @inlinable deinit {
    start.deinitialize(count: count)
    start.deallocate()
  }

  @inlinable @inline(__always)
  package mutating func push(_ element: consuming Element) {
    if count == capacity { grow() }
    (start + count).initialize(to: element)
    count &+= 1
  }

  @usableFromInline @inline(never)
  mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: start, count: count)
    start.deallocate()
    start = larger
    capacity *= 2
  }

  /// Removes the last element, if there is one.
  @inlinable @inline(__always)
  package mutating func pop() -> Element? {
    guard count > 0 else { return nil }
    count &-= 1
    return (start + count).move()
  }

  /// Forgets all elements from `first` on, which are moved away.
  @inlinable @inline(__always)
  package mutating func shorten(to first: Int) { count = first }

  /// Removes all elements from `first` on.
  @inlinable package mutating func removeAll(from first: Int = 0) {
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
