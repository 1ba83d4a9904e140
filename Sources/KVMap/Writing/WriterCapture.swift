extension Writer {
  /// Called by generated code: begins a value that is not written where it stands. `endCapture(_:)` takes it out
  /// again, and `member(_:_:keys:)` writes its members as those of the object around (the inverse of the language's
  /// `gather`).
  ///
  /// - Parameter paths: where its members stand in the document, needed after a failure only: a line for each, with
  ///   the keys that lead to it and then its path, all separated by tabs.
  /// - Returns: what `endCapture(_:)` wants.
  public mutating func capture(_ paths: StaticString = "") -> Int { capture(ConstantText(paths)) }

  /// As the public function, for paths that are made at run time.
  package mutating func capture(_ paths: ConstantText) -> Int {
    captures.append(OpenCapture(start: count, paths: paths, leads: takeLeads()))
    return count
  }

  /// Called by generated code: the value that was written since `capture(_:)`, taken out of the output.
  ///
  /// - Throws: `Failure` of the kind `mismatch` if it has no members: it is neither an object nor null.
  public mutating func endCapture(_ start: Int) throws(Failure) -> Captured {
    let value = UTF8Bytes(rebasing: bytes.dropFirst(start))
    guard value.first == UInt8(ascii: "{") || value.first == UInt8(ascii: "n") else {
      throw Failure(.mismatch, .object, at: start)
    }
    let captured = Captured(value)
    restoreLeads(captures.popLast()?.leads ?? [])
    truncate(to: start)
    return captured
  }

  /// Called by generated code: a member of a captured object under its key in the document; nothing where it has none.
  ///
  /// - Parameters:
  ///   - encodedKey: with quotes and colon.
  ///   - keys: what leads to the member, separated by tabs, each as it stands between the quotes of JSON.
  public mutating func member(_ captured: inout Captured, _ encodedKey: StaticString, keys: StaticString) {
    member(&captured, ConstantText(encodedKey), keys: ConstantText(keys))
  }

  /// As the public function, for keys that are made at run time.
  package mutating func member(_ captured: inout Captured, _ encodedKey: ConstantText, keys: ConstantText) {
    guard let value = captured.range(of: keys.bytes) else { return }
    append(encodedKey.bytes)
    append(value, of: captured)
  }

  /// Called by generated code: a member of a captured object as an element of an array; null where it has none, so
  /// that what follows keeps its position.
  ///
  /// - Parameter keys: as in `member(_:_:keys:)`.
  /// - Returns: whether it has one.
  @discardableResult
  public mutating func element(_ captured: inout Captured, keys: StaticString) -> Bool {
    element(&captured, keys: ConstantText(keys))
  }

  /// As the public function, for keys that are made at run time.
  package mutating func element(_ captured: inout Captured, keys: ConstantText) -> Bool {
    guard let value = captured.range(of: keys.bytes) else {
      null()
      return false
    }
    append(value, of: captured)
    return true
  }

  private mutating func append(_ value: Range<Int>, of captured: Captured) {
    captured.bytes.withUnsafeBufferPointer { append(UTF8Bytes(rebasing: $0[value])) }
    append(UInt8(ascii: ","))
  }
}

/// A captured value that is being written.
struct OpenCapture {
  /// The length of the output where it began.
  var start: Int
  var paths: ConstantText
  /// What waits for the object around it.
  var leads: [ConstantText]
}
