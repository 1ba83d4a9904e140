/// Values that stand once, as arrays of one: documents that have nothing but text do not tell them apart.
///
/// The cursor stays on the value. In this notation a blank stands in front of each key and of no element, so what
/// follows the value tells that it is no element of an array that goes on. What is remembered is only that the value is
/// read as an array: a type that holds arrays of itself could go on for ever with arrays of one.
struct SingleElement {
  let position: UnsafePointer<UInt8>
  /// How many arrays and objects are open around it.
  let depth: Int
}

extension Reader {
  /// Called where an array is asked for and none stands there.
  @inline(never)
  mutating func openSingle() throws(Failure) -> Bool {
    // An element of an array is itself no array: nothing in such a document would be one.
    guard notation == .text, p[0] == 0x22 || p[0] == 0x7b, !isElementOfArray, !isOpenSingle() else {
      throw mismatch(.array)
    }
    singles.append(SingleElement(position: p, depth: depth))
    return true
  }

  private var isElementOfArray: Bool {
    p > start && (p[-1] == 0x5b || p[-1] == 0x2c)
  }

  /// Whether the value is being read as an array already.
  mutating func isOpenSingle() -> Bool {
    // Others were left when something in them failed.
    while let last = singles.last, last.depth > depth || (last.depth == depth && last.position != p) {
      singles.removeLast()
    }
    return singles.last?.depth == depth
  }

  /// Behind a comma and blanks: whether an element follows.
  @inline(never)
  mutating func behindBlanks() -> Bool {
    let comma = p - 1
    skipBlanks()
    guard notation == .text else { return true }
    // The comma belongs to the object that has the value.
    p = comma
    leaveSingles(deeperThan: depth - 1)
    return false
  }

  /// Called where an array neither goes on nor ends: it was a single value.
  @inline(never)
  mutating func nextElementBehindSingle() throws(Failure) -> Bool {
    if comeBack() { return try nextElement() }
    guard notation == .text else { throw failure(.syntax, .commaOrBracket) }
    leaveSingles(deeperThan: depth - 1)
    return false
  }

  /// Nothing at such a depth is read any more, be it because something in it failed.
  mutating func leaveSingles(deeperThan depth: Int) {
    while let last = singles.last, last.depth > depth { singles.removeLast() }
  }
}
