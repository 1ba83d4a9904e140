/// An array of so many elements that they should not lie in memory twice.
///
/// How many elements an array has is known at its end. Those of a long one are handed over whenever they fill the memory
/// for elements, to an array with room for as many as the first ones and the length of the rest tell.
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
  /// Below so many bytes, it is not worth it to look for the end of an array.
  private static var leastSize: Int { 32 << 10 }

  /// Called when the elements of an array have filled the memory for them: some elements of a long array; nil where the
  /// array should get more of that memory.
  ///
  /// - Parameters:
  ///   - count: how many lie there.
  ///   - index: the position of the next one.
  ///   - array: what is known of it; nil if nothing was handed over yet.
  ///   - open: its opening bracket.
  ///   - mark: made in front of the elements.
  @inline(never)
  mutating func handOver(
    _ count: Int, from start: UnsafeMutableRawPointer, stride: Int, index: Int, of array: LongArray?,
    openAt open: UnsafePointer<UInt8>, _ mark: ElementRoom.Mark
  ) -> Elements? {
    guard var array = array ?? longArray(openAt: open, size: stride &* count, mark) else { return nil }
    array.count &+= count
    array.index = index
    longArray = array
    return Elements(count: count, capacity: array.capacity(at: p), start: start, mark: mark)
  }

  private mutating func longArray(
    openAt open: UnsafePointer<UInt8>, size: Int, _ mark: ElementRoom.Mark
  ) -> LongArray? {
    if !isInLongArray, room.wasEmpty(at: mark) {
      isInLongArray = true
      return LongArray(open: open, end: end, isOutermost: true)
    }
    // Of what the rest of the document holds, most will be in the outer arrays.
    guard size >= Reader.leastSize, safe != 0, failedKernels < Reader.failedKernelsLimit else { return nil }
    guard let close = Kernels.findClose(behind: p - 1, to: end, levels: depthLimit &- depth &+ 1) else {
      failedKernels &+= 1
      return nil
    }
    return LongArray(open: open, end: close, isOutermost: false)
  }

  /// - Parameter next: reads some elements, and moves them to where they belong.
  mutating func readOn(
    behind elements: Elements, _ next: (inout Reader, LongArray) throws(Failure) -> Elements
  ) throws(Failure) {
    let isOutermost = longArray?.isOutermost == true
    defer { if isOutermost { isInLongArray = false } }
    var elements = elements
    while elements.goesOn, let array = longArray {
      longArray = nil
      elements = try next(&self, array)
    }
  }

  /// Reads the other elements of an array.
  ///
  /// - Parameters:
  ///   - array: has the first elements, and room for more.
  ///   - elements: those.
  ///   - next: reads more of them.
  mutating func readOn<T>(
    _ array: inout [T], behind elements: Elements,
    _ next: (inout Reader, LongArray) throws(Failure) -> Elements
  ) throws(Failure) {
    try readOn(behind: elements) { (reader, rest) throws(Failure) in
      let elements = try next(&reader, rest)
      let all = array.count + elements.count
      if array.capacity < all { array.reserveCapacity(elements.goesOn ? elements.capacity : all) }
      array.append(addingCapacity: elements.count) { (span: inout OutputSpan<T>) in reader.move(elements, to: &span) }
      return elements
    }
    guard array.count < array.capacity / 4 * 3 else { return }
    // The rest of the document held something else.
    var exact: [T] = []
    exact.reserveCapacity(array.count)
    exact.append(contentsOf: array)
    array = exact
  }

  /// The same for elements that are read where they lie.
  @inline(never)
  mutating func readOn<T: ReadableInPlace>(_ array: inout [T], behind elements: Elements) throws(Failure) {
    try readOn(&array, behind: elements) { (reader, rest) throws(Failure) in
      try reader.elements(of: T.self, behind: rest)
    }
  }
}
