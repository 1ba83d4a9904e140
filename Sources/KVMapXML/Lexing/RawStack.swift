/// A stack in its own memory, with element access free of uniqueness checks: for state that is pushed and popped for
/// every element of a document, and for texts assembled from pieces.
struct RawStack<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int = 8) {
    self.capacity = max(capacity, 1)
    base = .allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

  var isEmpty: Bool { count == 0 }

  /// The element at a position below `count`.
  @inline(__always)
  subscript(position: Int) -> Element {
    get {
      assert(position >= 0 && position < count)
      return base[position]
    }
    _modify {
      assert(position >= 0 && position < count)
      yield &base[position]
    }
  }

  @inline(__always)
  mutating func push(_ element: Element) {
    if count == capacity { grow() }
    base[count] = element
    count &+= 1
  }

  /// Removes everything from a position on.
  @inline(__always)
  mutating func removeAll(from position: Int) { count = min(count, max(position, 0)) }

  /// Pushes several elements.
  mutating func push(_ elements: UnsafeBufferPointer<Element>) {
    guard let start = elements.baseAddress else { return }
    if capacity - count < elements.count { grow(elements.count) }
    (base + count).update(from: start, count: elements.count)
    count += elements.count
  }

  /// The elements from a position on, which stay in place until the next push.
  func elements(from position: Int, count length: Int) -> UnsafeBufferPointer<Element> {
    let first = min(max(position, 0), count)
    return UnsafeBufferPointer(start: base + first, count: min(length, count - first))
  }

  @inline(never)
  private mutating func grow(_ more: Int = 1) {
    capacity = max(capacity * 2, count + more)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
  }
}
