/// Values that stand once, as arrays of one: documents that have nothing but text do not tell them apart.
///
/// The cursor stays on the value. In this notation a blank stands in front of each key and of no element, so what
/// follows the value tells that it is no element of an array that goes on; nothing has to be remembered.
extension Reader {
  /// Called where an array is asked for and none stands there.
  @inline(never)
  mutating func openSingle() throws(Failure) -> Bool {
    // An element of an array is itself no array: nothing in such a document would be one.
    guard notation == .text, p[0] == 0x22 || p[0] == 0x7b, !isElementOfArray else { throw mismatch(.array) }
    return true
  }

  private var isElementOfArray: Bool {
    p > start && (p[-1] == 0x5b || p[-1] == 0x2c)
  }

  /// Behind a comma and blanks: whether an element follows.
  @inline(never)
  mutating func behindBlanks() -> Bool {
    let comma = p - 1
    skipBlanks()
    guard notation == .text else { return true }
    // The comma belongs to the object that has the value.
    p = comma
    return false
  }

  /// Called where an array neither goes on nor ends: it was a single value.
  @inline(never)
  mutating func nextElementBehindSingle() throws(Failure) -> Bool {
    if comeBack() { return try nextElement() }
    guard notation == .text else { throw failure(.syntax, .commaOrBracket) }
    return false
  }
}
