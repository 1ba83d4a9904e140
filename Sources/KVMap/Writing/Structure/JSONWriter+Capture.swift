extension JSONWriter {
  /// Begins a value that is not written in place. `endCapture(_:)` removes it from the
  /// output, and `member(_:_:keys:)` writes its members as members of the enclosing object (the inverse of the
  /// language's `gather`).
  ///
  /// - Parameter paths: The locations of its members in the document, needed only after a failure: one line for each,
  ///   with the keys that lead to it followed by its path, all separated by tabs.
  /// - Returns: The argument for `endCapture(_:)`.
  @_spi(Generated) public mutating func capture(_ paths: StaticString = "") -> Int { capture(ConstantText(paths)) }

  /// Same as the public function, for paths that are created at run time.
  package mutating func capture(_ paths: ConstantText) -> Int {
    captures.append(OpenCapture(start: count, paths: paths, leads: takeLeads()))
    return count
  }

  /// Removes the value written since `capture(_:)` from the output and returns it.
  ///
  /// - Throws: `CodingFailure` of the kind `mismatch` if it has no members because it is neither an object nor null.
  @_spi(Generated) public mutating func endCapture(_ start: Int) throws(CodingFailure) -> CapturedObject {
    let value = UTF8Bytes(rebasing: bytes.dropFirst(start))
    guard value.first == UInt8(ascii: "{") || value.first == UInt8(ascii: "n") else {
      throw CodingFailure(.mismatch, .object, at: start)
    }
    let captured = CapturedObject(value)
    restoreLeads(captures.popLast()?.leads ?? [])
    truncate(to: start)
    return captured
  }

  /// A member of a captured object under its key in the document; writes nothing if the
  /// object does not have it.
  ///
  /// - Parameters:
  ///   - encodedKey: With quotes and colon.
  ///   - keys: The path to the member: keys separated by tabs, each as the text between its JSON quotes.
  @_spi(Generated)
  public mutating func member(_ captured: inout CapturedObject, _ encodedKey: StaticString, keys: StaticString) {
    member(&captured, ConstantText(encodedKey), keys: ConstantText(keys))
  }

  /// Same as the public function, for keys that are created at run time.
  package mutating func member(_ captured: inout CapturedObject, _ encodedKey: ConstantText, keys: ConstantText) {
    guard let value = captured.range(of: keys.bytes) else { return }
    append(encodedKey.bytes)
    append(value, of: captured)
  }

  /// A member of a captured object as an element of an array; null if the object does not
  /// have it, so that the following elements keep their positions.
  ///
  /// - Parameter keys: Same as in `member(_:_:keys:)`.
  /// - Returns: Whether the object has the member.
  @discardableResult
  @_spi(Generated) public mutating func element(_ captured: inout CapturedObject, keys: StaticString) -> Bool {
    element(&captured, keys: ConstantText(keys))
  }

  /// Same as the public function, for keys that are created at run time.
  package mutating func element(_ captured: inout CapturedObject, keys: ConstantText) -> Bool {
    guard let value = captured.range(of: keys.bytes) else {
      null()
      return false
    }
    append(value, of: captured)
    return true
  }

  private mutating func append(_ value: Range<Int>, of captured: CapturedObject) {
    captured.bytes.withUnsafeBufferPointer { append(UTF8Bytes(rebasing: $0[value])) }
    append(UInt8(ascii: ","))
  }
}

/// A captured value that is being written.
struct OpenCapture {
  /// The length of the output at its beginning.
  var start: Int
  var paths: ConstantText
  /// Leads that wait for the enclosing object.
  var leads: [ConstantText]
}
