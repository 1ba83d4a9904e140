extension Reader {
  /// Called by generated code: the position of the cursor.
  public mutating func mark() -> Mark { Mark(position: p, depth: depth, buffer: buffer, frame: frame, state: .value) }

  /// Called by generated code: goes back to a mark. Does nothing for a mark without a location.
  public mutating func rewind(to mark: Mark) {
    guard let position = mark.position, mark.buffer == buffer || turn(to: mark.buffer) else { return }
    p = position
    depth = Int(mark.depth)
    if mark.frame != frame { unwind(to: mark.frame) }
  }

  /// Called by generated code: skips the value under the cursor, validates it, and returns its location.
  public mutating func remember() throws(Failure) -> Mark {
    let place = mark()
    try skip()
    let length = max(p - (place.position ?? p), 0)
    return Mark(
      position: place.position, length: length, depth: Int(place.depth), buffer: place.buffer, frame: frame,
      state: place.position?[0] == 0x6e ? .null : .value)
  }

  /// Called by generated code: goes to a remembered value, which `rule` reads.
  ///
  /// - Parameter scan: The scan of the mapping's own object.
  /// - Returns: The position to go back to.
  public mutating func enter(_ mark: Mark, _ keys: Keys, rule: Int, _ scan: Scan) -> Mark {
    let back = self.mark()
    rewind(to: mark)
    // The object itself is one level less deep than its contents.
    trace?.enter(keys, rule: rule, depth: min(Int(scan.depth), depth))
    return back
  }

  /// Switches to the bytes of a gathered object, or back to those of the document. Returns `false` if there is no such
  /// object.
  @inline(never)
  mutating func turn(to number: Int32) -> Bool {
    guard let gathered, let bytes = gathered.bytes(of: number) else { return false }
    buffer = number
    notation = gathered.isText(number) ? .json : documentNotation
    start = bytes.start
    end = bytes.end
    safe = trace == nil ? Reader.lastVector(from: start, to: end) : 0
    return true
  }
}
