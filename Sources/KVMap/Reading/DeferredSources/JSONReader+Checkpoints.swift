extension JSONReader {
  /// The position of the cursor.
  @_spi(Generated) public mutating func mark() -> ValuePosition {
    ValuePosition(position: cursor.p, depth: depth, buffer: buffer, frame: scope, state: .value)
  }

  /// Goes back to a mark. Does nothing for a mark without a location.
  @_spi(Generated) public mutating func rewind(to mark: ValuePosition) {
    guard let position = mark.position, mark.buffer == buffer || switchBuffer(to: mark.buffer) else { return }
    cursor.p = position
    depth = Int(mark.depth)
    if mark.scope != scope { unwind(to: mark.scope) }
  }

  /// Skips the value under the cursor, validates it, and returns its location.
  @_spi(Generated) public mutating func deferValue() throws(CodingFailure) -> ValuePosition {
    let place = mark()
    try skip()
    let length = max(cursor.p - (place.position ?? cursor.p), 0)
    return ValuePosition(
      position: place.position, length: length, depth: Int(place.depth), buffer: place.buffer, frame: scope,
      state: place.position?[0] == 0x6e ? .null : .value)
  }

  /// Goes to a remembered value, which `rule` reads.
  ///
  /// - Parameter scan: The scan of the mapping's own object.
  /// - Returns: The position to go back to.
  @_spi(Generated)
  public mutating func seek(to mark: ValuePosition, _ keys: KeyTable, rule: Int, _ scan: ObjectState) -> ValuePosition {
    let back = self.mark()
    rewind(to: mark)
    diagnosis?.enter(keys, rule: rule, depth: min(Int(scan.depth), depth), contents: Int(scan.depth))
    return back
  }

  /// Switches to the bytes of a gathered object, or back to those of the document. Returns `false` if there is no such
  /// object.
  @inline(never)
  mutating func switchBuffer(to number: Int32) -> Bool {
    guard let session, let bytes = session.gathered.bytes(of: number) else { return false }
    buffer = number
    let isText = session.gathered.isText(number)
    dialect.form = isText ? .json : dialect.documentForm
    // A gathered object may nest deeper than the document, whose depth was checked when its values were remembered.
    let depthLimit = number == 0 || isText ? documentDepthLimit : JSONCursor.unlimitedDepth
    cursor.enter(bytes, depthLimit: depthLimit, loadsVectors: diagnosis == nil)
    return true
  }
}
