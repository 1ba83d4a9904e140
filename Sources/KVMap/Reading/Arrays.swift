extension Reader {
  /// Called by generated code: moves into an array. False when it is empty, and already closed again.
  @inline(never)
  public mutating func openArray() throws(Failure) -> Bool {
    guard p[0] == 0x5b else { return try openSingle() }
    try enterContainer()
    guard p[0] == 0x5d else { return true }
    try leaveContainer()
    return false
  }

  /// Called by generated code, behind an element: moves to the next one, or out of the array (false).
  @inline(never)
  public mutating func nextElement() throws(Failure) -> Bool {
    if p[0] == 0x2c {
      p += 1
      if p[0] > 0x20 { return true }
      guard notation != .text else { return behindBlanks() }
      p = blanksEnd(from: p)
      return true
    }
    guard p[0] == 0x5d else { return try nextElementBehindSingle() }
    try leaveContainer()
    return false
  }

  /// Called by generated code: an array of mapped values that are built one by one.
  @inlinable
  public mutating func array<T: Readable>(of type: T.Type) throws(Failure) -> [T] {
    var result: [T] = []
    guard try openArray() else { return result }
    let asks = T._kvAsksForElement
    var index = 0
    repeat {
      if asks { noteElement(index: index) }
      index &+= 1
      let element = mark()
      do throws(Failure) {
        result.append(try T._kvRead(&self, updating: nil))
      } catch {
        try recover(error, from: element)
      }
    } while try nextElement()
    return result
  }

  /// Called by generated code: an array of mapped values that are read where they will stay.
  @inlinable
  public mutating func array<T: ReadableInPlace>(of type: T.Type) throws(Failure) -> [T] { try T._kvReadArray(&self) }

  /// Called by generated code: an array of strings.
  public mutating func strings() throws(Failure) -> [String] {
    var result: [String] = []
    guard try openArray() else { return result }
    repeat {
      let element = p
      do throws(Failure) { result.append(try string()) } catch { try recover(error, fromElementAt: element) }
    } while try nextElement()
    return result
  }

  /// Called by generated code: an array of integers.
  public mutating func ints() throws(Failure) -> [Int] {
    try numbers { (reader: inout Reader) throws(Failure) -> Int in try reader.integer(.int) }
  }

  /// Called by generated code: an array of numbers, each correctly rounded.
  public mutating func doubles() throws(Failure) -> [Double] {
    try numbers { (reader: inout Reader) throws(Failure) -> Double in try reader.readDouble() }
  }

  /// Short arrays are gathered on the stack and then allocated once, with the right size.
  @inline(__always)
  private mutating func numbers<T>(_ read: (inout Reader) throws(Failure) -> T) throws(Failure) -> [T] {
    guard try openArray() else { return [] }
    let capacity = 64
    var result: [T] = []
    var goesOn = true
    let failure = withUnsafeTemporaryAllocation(of: T.self, capacity: capacity) { (first) -> Failure? in
      var count = 0
      do throws(Failure) {
        while goesOn && count < capacity {
          let element = p
          do throws(Failure) {
            first.initializeElement(at: count, to: try read(&self))
            count &+= 1
          } catch {
            try recover(error, fromElementAt: element)
          }
          goesOn = try isElementNext()
        }
      } catch {
        return error
      }
      result = Array(UnsafeBufferPointer(rebasing: first[..<count]))
      return nil
    }
    if let failure { throw failure }
    guard goesOn else { return result }
    result.reserveCapacity(4 * capacity)
    repeat {
      let element = p
      do throws(Failure) { result.append(try read(&self)) } catch { try recover(error, fromElementAt: element) }
    } while try isElementNext()
    return result
  }

  /// As `nextElement()`, inlined.
  @inline(__always)
  private mutating func isElementNext() throws(Failure) -> Bool {
    guard p[0] == 0x2c else { return try nextElement() }
    p += 1
    return p[0] > 0x20 ? true : behindBlanks()
  }

  /// As `recover(_:from:)`, for a scalar: reading one changes nothing but the cursor's place.
  private mutating func recover(
    _ failure: Failure, fromElementAt place: UnsafePointer<UInt8>
  ) throws(Failure) {
    try recover(failure, from: Mark(position: place, depth: depth, buffer: buffer, state: .value))
  }
}
