/// Arrays of so many large values that they should not lie in memory twice.
///
/// How many elements an array has is known at its end. But the array that fills a document has about as many as its
/// first ones and the length of the rest tell, so it is allocated with room for those, and read into that.
extension Reader {
  /// Called when the first elements of an array have filled the memory for elements: how many the array shall have room
  /// for; nil if it should not be read into its own memory.
  ///
  /// Only an array that is not in another one is: of what the rest of the document holds most will be in the outer one.
  ///
  /// - Parameters:
  ///   - count: how many elements were read, at least one.
  ///   - first: where they begin in the document.
  ///   - mark: made in front of them.
  @inline(never)
  mutating func beginLongArray(_ count: Int, since first: UnsafePointer<UInt8>, _ mark: ElementRoom.Mark) -> Int? {
    guard longArray == nil, room.wasEmpty(at: mark) else { return nil }
    longArray = first
    return expectedCount(count, since: first)
  }

  /// How many elements an array will have if the rest of the document holds nothing but more of them. No more than
  /// sixteen times as many as it has, so that little memory is asked for in vain; at least one more.
  private mutating func expectedCount(_ count: Int, since first: UnsafePointer<UInt8>) -> Int {
    let rest = Double(max(end - p, 0)) / Double(max(p - first, 1))
    // Elements differ in length, and one too few costs more than a few too many.
    let expected = Double(count) * (1 + rest) * 1.0625
    return max(count &+ 1, Int(min(expected, Double(count) * 16)))
  }

  /// Called by the code of each type: reads the other elements of an array of which `elements(of:)` read the first.
  ///
  /// - Parameter array: has the first elements, and room for more.
  @inline(never)
  public mutating func readOn<T: ReadableInPlace>(_ array: inout [T]) throws(Failure) {
    let first = longArray ?? p
    defer { longArray = nil }
    var goesOn = true
    while goesOn {
      let count = array.count
      if count == array.capacity { array.reserveCapacity(expectedCount(count, since: first)) }
      try array.append(addingCapacity: array.capacity - count) { (span: inout OutputSpan<T>) throws(Failure) in
        goesOn = try fill(&span, behind: count)
      }
    }
    guard array.count < array.capacity / 4 * 3 else { return }
    // The rest of the document held something else.
    var exact: [T] = []
    exact.reserveCapacity(array.count)
    exact.append(contentsOf: array)
    array = exact
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
