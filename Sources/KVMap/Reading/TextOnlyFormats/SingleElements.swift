/// Single values that are read as arrays of one: documents that have only text do not distinguish them.
///
/// The cursor stays on the value. In this intermediate form a blank precedes each key and no element, so the text after
/// the value shows that it is not an element of an array that continues. The only state is that the value is being read
/// as an array: a type that contains arrays of itself could otherwise recurse forever with arrays of one.
struct SingleElement {
  let position: UnsafePointer<UInt8>
  /// The number of open arrays and objects that enclose it.
  let depth: Int
}

/// The values that are being read as arrays of one, from the outermost.
struct SingleElements {
  private(set) var open: [SingleElement] = []
  /// The number of them that belong to a place that the reader has left for another part of the document, where they do
  /// not count: the same value may be read as an array of one again, and a lower depth does not end them.
  private(set) var floor = 0

  /// The innermost one begun since the last jump.
  var last: SingleElement? { open.count > floor ? open.last : nil }

  mutating func append(_ element: SingleElement) { open.append(element) }

  mutating func removeLast() { if open.count > floor { open.removeLast() } }

  /// Leaves all after the first `count`.
  mutating func leave(behind count: Int) { open.removeLast(max(open.count - count, 0)) }

  /// Reading continues elsewhere in the document.
  ///
  /// - Returns: The argument for `returnToSource`.
  mutating func jump() -> Int {
    let before = floor
    floor = open.count
    return before
  }

  /// Reading is back from the jump that returned `floor`.
  mutating func returnToSource(to floor: Int) {
    leave(behind: self.floor)
    self.floor = floor
  }
}

extension JSONReader {
  /// Called when an array is required and there is none.
  @inline(never)
  mutating func openSingle() throws(CodingFailure) -> Bool {
    // An element of an array is not an array itself: no value in such a document would be one.
    guard dialect.takesSingleForArray, cursor.p[0] == 0x22 || cursor.p[0] == 0x7b, !isElementOfArray,
      !isOpenSingle()
    else { throw mismatch(.array) }
    openSession().singles.append(SingleElement(position: cursor.p, depth: depth))
    return true
  }

  private var isElementOfArray: Bool {
    cursor.p > start && (cursor.p[-1] == 0x5b || cursor.p[-1] == 0x2c)
  }

  /// Whether the value is already being read as an array.
  mutating func isOpenSingle() -> Bool {
    leaveStrayedSingles()
    return session?.singles.last?.depth == depth
  }

  /// Leaves those whose ends were not read because something in them failed: all that neither contain the value under
  /// the cursor nor are this value.
  mutating func leaveStrayedSingles() {
    guard let session else { return }
    while let last = session.singles.last, last.depth > depth || (last.depth == depth && last.position != cursor.p) {
      session.singles.removeLast()
    }
  }

  /// After a comma and blanks: whether an element follows.
  @inline(never)
  mutating func behindBlanks() -> Bool {
    let comma = cursor.p - 1
    cursor.skipBlanks()
    guard dialect.takesSingleForArray else { return true }
    // The comma belongs to the object that contains the value.
    cursor.p = comma
    leaveSingles(deeperThan: depth - 1)
    return false
  }

  /// Called when an array neither continues nor ends: it was a single value.
  @inline(never)
  mutating func nextElementBehindSingle() throws(CodingFailure) -> Bool {
    if returnToSource() { return try nextElement() }
    guard dialect.takesSingleForArray else { throw failure(.syntax, .commaOrBracket) }
    leaveSingles(deeperThan: depth - 1)
    return false
  }

  /// Discards the values at deeper levels, which are no longer being read, for example because something in them
  /// failed.
  mutating func leaveSingles(deeperThan depth: Int) {
    guard let session else { return }
    while let last = session.singles.last, last.depth > depth { session.singles.removeLast() }
  }

  /// Reading continues elsewhere in the document, where the values that are being read as arrays of one do not count.
  ///
  /// - Returns: The argument for `endDetour`.
  mutating func beginDetour() -> Int { session?.singles.jump() ?? 0 }

  /// Reading is back from the detour.
  mutating func endDetour(_ floor: Int) { session?.singles.returnToSource(to: floor) }
}
