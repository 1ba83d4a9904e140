/// An array, set or dictionary of so many elements that they should not lie in memory twice.
///
/// How many elements it has is known at its end. Those of a long one are handed over whenever they fill the memory for
/// elements, to an array (set, dictionary) with room for as many as the first ones and the length of the rest tell.
struct LongArray {
  /// Its opening bracket.
  let open: UnsafePointer<UInt8>
  /// Where it ends; or where the document does, for an array that is in no other one.
  let end: UnsafePointer<UInt8>
  let isOutermost: Bool
  /// How many elements were handed over.
  var count = 0
  /// The position of the next one, counted with those that were dropped.
  var index = 0

  /// How many elements the array shall have room for: as many as it will have if there is nothing but more of them up to
  /// its end. No more than sixteen times as many as it has, so that little memory is asked for in vain.
  ///
  /// - Parameter place: where the next one begins.
  func capacity(at place: UnsafePointer<UInt8>) -> Int {
    let count = Double(count)
    let rest = Double(max(end - place, 0)) / Double(max(place - open, 1))
    // Elements differ in length, and one too few costs more than a few too many.
    let expected = count * (1 + rest) * 1.0625
    // What will be enlarged is a small part of what it becomes, since for a moment there are both.
    return Int(expected <= count * 16 ? expected : min(max(count * 2, expected / 8), count * 16)) &+ 1
  }
}

extension Reader {
  /// Below so many bytes, it is not worth it to guess how long an array is, or to look for its end.
  private static var leastSize: Int { 32 << 10 }

  /// Called when the elements of an array have filled the memory for them: some elements of a long array; nil where the
  /// array should get more of that memory.
  ///
  /// - Parameters:
  ///   - count: how many lie there.
  ///   - index: the position of the next one.
  ///   - array: what is known of it; nil if nothing was handed over yet.
  ///   - open: its opening bracket.
  ///   - areMoved: whether those that follow are moved as well, and not read where they will stay.
  ///   - mark: made in front of the elements.
  @inline(never)
  mutating func handOver(
    _ count: Int, from start: UnsafeMutableRawPointer, stride: Int, index: Int, of array: LongArray?,
    openAt open: UnsafePointer<UInt8>, areMoved: Bool = true, _ mark: ElementRoom.Mark
  ) -> Elements? {
    let size = stride &* count
    guard var array = array ?? longArray(openAt: open, size: size, areMoved: areMoved, mark) else { return nil }
    array.count &+= count
    array.index = index
    longArray = array
    return Elements(count: count, capacity: array.capacity(at: p), start: start, mark: mark)
  }

  private mutating func longArray(
    openAt open: UnsafePointer<UInt8>, size: Int, areMoved: Bool, _ mark: ElementRoom.Mark
  ) -> LongArray? {
    if size < Reader.leastSize && areMoved { return nil }
    if !isInLongArray, room.wasEmpty(at: mark) {
      isInLongArray = true
      return LongArray(open: open, end: end, isOutermost: true)
    }
    // Of what the rest of the document holds, most will be in the outer arrays.
    guard size >= Reader.leastSize, safe != 0, failedKernels < Reader.failedKernelsLimit else { return nil }
    let close = Kernels.findClose(
      behind: p - 1, to: end, levels: depthLimit &- depth &+ 1, isObject: open[0] == 0x7b)
    guard let close else {
      failedKernels &+= 1
      return nil
    }
    return LongArray(open: open, end: close, isOutermost: false)
  }

  /// Reads more of the array of which something was handed over.
  ///
  /// - Parameter read: reads as much as there is memory for, and says whether the array goes on behind that.
  mutating func readMore<Part>(
    _ read: (inout Reader, LongArray) throws(Failure) -> (part: Part, goesOn: Bool)
  ) throws(Failure) -> Part? {
    guard let array = longArray else { return nil }
    longArray = nil
    var goesOn = false
    defer { if array.isOutermost && !goesOn { isInLongArray = false } }
    let result = try read(&self, array)
    goesOn = result.goesOn
    return result.part
  }

  /// Reads the other elements of an array.
  ///
  /// - Parameters:
  ///   - array: has the first elements, and room for more.
  ///   - next: reads some more elements.
  mutating func readOn<T>(
    _ array: inout [T], _ next: (inout Reader, LongArray) throws(Failure) -> Elements
  ) throws(Failure) {
    var goesOn = true
    while goesOn {
      let part = try readMore { (reader, rest) throws(Failure) in
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

  /// The same for elements that are read where they will stay.
  @inline(never)
  mutating func readOn<T: ReadableInPlace>(_ array: inout [T]) throws(Failure) {
    guard var rest = longArray else { return }
    longArray = nil
    defer { if rest.isOutermost { isInLongArray = false } }
    var goesOn = true
    while goesOn {
      rest.count = array.count
      if rest.count == array.capacity { array.reserveCapacity(rest.capacity(at: p)) }
      let count = rest.count
      try array.append(addingCapacity: array.capacity - count) { (span: inout OutputSpan<T>) throws(Failure) in
        goesOn = try fill(&span, behind: count)
      }
    }
    array.giveBackRoom()
  }

  /// Reads elements until there is no more room, or none left (false).
  private mutating func fill<T: ReadableInPlace>(
    _ span: inout OutputSpan<T>, behind count: Int
  ) throws(Failure) -> Bool {
    let asks = T._kvAsksForElement
    return try span.withUnsafeMutableBufferPointer { (memory, filled) throws(Failure) -> Bool in
      guard let start = memory.baseAddress else { return true }
      while filled < memory.count {
        if asks { noteElement(index: count &+ filled) }
        let element = mark()
        let place = start + filled
        T._kvMakeEmpty(in: place)
        filled &+= 1
        do throws(Failure) {
          try T._kvRead(&self, into: &place.pointee, updating: false)
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
  /// What it has room for should not be much more than it has: the rest of the document held something else.
  fileprivate mutating func giveBackRoom() {
    guard count < capacity / 4 * 3 else { return }
    var exact: [Element] = []
    exact.reserveCapacity(count)
    exact.append(contentsOf: self)
    self = exact
  }
}
