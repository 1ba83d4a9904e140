/// An array, set or dictionary with too many elements to be in memory twice.
///
/// The number of elements is known only at the end. Those of a long array are handed over whenever they fill the memory
/// for elements, to an array (set, dictionary) whose capacity is estimated from the first elements and the length of
/// the rest.
struct LongArray {
  /// Its opening bracket.
  let open: UnsafePointer<UInt8>
  /// Its end; or the end of the document, for an outermost array.
  let end: UnsafePointer<UInt8>
  let isOutermost: Bool
  /// The number of elements already handed over.
  var count = 0
  /// The position of the next element, including dropped ones.
  var index = 0

  /// The capacity that the array should have: the number of elements it will have if everything up to its end is more
  /// of them. At most sixteen times the current number, so that little memory is wasted.
  ///
  /// - Parameter place: Where the next element begins.
  func capacity(at place: UnsafePointer<UInt8>) -> Int {
    let count = Double(count)
    let rest = Double(max(end - place, 0)) / Double(max(place - open, 1))
    // Elements differ in length, and one too few costs more than a few too many.
    let expected = count * (1 + rest) * 1.0625
    // An array that is reallocated should be a small part of the new size, since both exist for a moment.
    return Int(expected <= count * 16 ? expected : min(max(count * 2, expected / 8), count * 16)) &+ 1
  }
}

extension JSONReader {
  /// Below this many bytes, the length of an array is not estimated and its end is not searched for.
  private static var leastSize: Int { 32 << 10 }

  /// Called when the elements of an array have filled the memory for them. Returns some elements of a long array; nil
  /// if the array should get more of that memory.
  ///
  /// - Parameters:
  ///   - count: The number of elements in the memory.
  ///   - index: The position of the next element.
  ///   - array: The state of the array; nil if nothing was handed over yet.
  ///   - open: Its opening bracket.
  ///   - areMoved: Whether the following elements are moved as well, and not decoded in place.
  ///   - mark: Made before the elements.
  @inline(never)
  mutating func handOver(
    _ count: Int, from start: UnsafeMutableRawPointer, stride: Int, index: Int, of array: LongArray?,
    openAt open: UnsafePointer<UInt8>, areMoved: Bool = true, _ mark: ElementArena.Mark
  ) -> ElementBatch? {
    let size = stride &* count
    guard var array = array ?? longArray(openAt: open, size: size, areMoved: areMoved, mark) else { return nil }
    array.count &+= count
    array.index = index
    arena.longArray = array
    return ElementBatch(count: count, capacity: array.capacity(at: cursor.p), start: start, mark: mark)
  }

  private mutating func longArray(
    openAt open: UnsafePointer<UInt8>, size: Int, areMoved: Bool, _ mark: ElementArena.Mark
  ) -> LongArray? {
    if size < JSONReader.leastSize && areMoved { return nil }
    if !arena.isInLongArray, arena.wasEmpty(at: mark) {
      arena.isInLongArray = true
      return LongArray(open: open, end: end, isOutermost: true)
    }
    // Most of the rest of the document will be in the outer arrays.
    guard size >= JSONReader.leastSize, cursor.triesKernels else { return nil }
    let close = Kernels.findClose(
      behind: cursor.p - 1, to: end, levels: cursor.depthLimit &- depth &+ 1, isObject: open[0] == 0x7b)
    guard let close else {
      cursor.noteFailedKernel()
      return nil
    }
    return LongArray(open: open, end: close, isOutermost: false)
  }

  /// Reads more of an array of which elements were handed over.
  ///
  /// - Parameter read: Reads as much as there is memory for, and returns whether the array continues after that.
  mutating func readMore<Part>(
    _ read: (inout JSONReader, LongArray) throws(CodingFailure) -> (part: Part, goesOn: Bool)
  ) throws(CodingFailure) -> Part? {
    guard let array = arena.longArray else { return nil }
    arena.longArray = nil
    var goesOn = false
    defer { if array.isOutermost && !goesOn { arena.isInLongArray = false } }
    let result = try read(&self, array)
    goesOn = result.goesOn
    return result.part
  }

  /// Reads the remaining elements of an array.
  ///
  /// - Parameters:
  ///   - array: Has the first elements, and room for more.
  ///   - next: Reads some more elements.
  mutating func readOn<T>(
    _ array: inout [T], _ next: (inout JSONReader, LongArray) throws(CodingFailure) -> ElementBatch
  ) throws(CodingFailure) {
    var goesOn = true
    while goesOn {
      let part = try readMore { (reader, rest) throws(CodingFailure) in
        let elements = try next(&reader, rest)
        return (elements, elements.goesOn)
      }
      guard let part else { break }
      let all = array.count + part.count
      if array.capacity < all { array.reserveCapacity(part.goesOn ? part.capacity : all) }
      array.append(addingCapacity: part.count) { (span: inout OutputSpan<T>) in move(part, to: &span) }
      goesOn = part.goesOn
    }
    array.giveBackRoom()
  }

  /// The same for elements that are decoded in place.
  @inline(never)
  mutating func readOn<T: DocumentDecodableInPlace>(_ array: inout [T]) throws(CodingFailure) {
    guard var rest = arena.longArray else { return }
    arena.longArray = nil
    defer { if rest.isOutermost { arena.isInLongArray = false } }
    var goesOn = true
    while goesOn {
      rest.count = array.count
      if rest.count == array.capacity { array.reserveCapacity(rest.capacity(at: cursor.p)) }
      let count = rest.count
      try array.append(addingCapacity: array.capacity - count) { (span: inout OutputSpan<T>) throws(CodingFailure) in
        goesOn = try fill(&span, behind: count)
      }
    }
    array.giveBackRoom()
  }

  /// Reads elements until there is no more room, or no element left (`false`).
  private mutating func fill<T: DocumentDecodableInPlace>(
    _ span: inout OutputSpan<T>, behind count: Int
  ) throws(CodingFailure) -> Bool {
    let asks = T._kvUsesElementPosition
    return try span.withUnsafeMutableBufferPointer { (memory, filled) throws(CodingFailure) -> Bool in
      guard let start = memory.baseAddress else { return true }
      while filled < memory.count {
        if asks { noteElement(index: count &+ filled) }
        let element = mark()
        let place = start + filled
        filled &+= 1
        do throws(CodingFailure) {
          try T._kvDecode(&self, creatingIn: place)
        } catch {
          try recover(error, from: element)
        }
        guard try nextElement() else { return false }
      }
      return true
    }
  }
}

extension Array {
  /// Releases excess capacity, which remains if the rest of the document contained something else.
  fileprivate mutating func giveBackRoom() {
    guard count < capacity / 4 * 3 else { return }
    var exact: [Element] = []
    exact.reserveCapacity(count)
    exact.append(contentsOf: self)
    self = exact
  }
}
