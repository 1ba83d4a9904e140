extension JSONReader {
  /// The reason why the interpreter cannot read the value under the cursor: its rule needs user-defined code.
  ///
  /// - Parameter what: A human-readable name of the required code: "the Swift type MoneyCodec".
  package mutating func needsSwift(_ what: String) -> CodingFailure {
    diagnosis?.expected = what + ", which only compiled code can run"
    return failure(.needsSwift, .described)
  }

  /// The same for a value that is absent, and whose default is made by user-defined code.
  package mutating func reportNeedsSwift(
    _ what: String, _ keys: KeyTable, rule: Int, _ scan: ObjectState
  ) throws(CodingFailure) {
    diagnosis?.expected = what + ", which only compiled code can run"
    try report(.needsSwift, expecting: .described, keys, rule: rule, keys.path(ofRule: rule), scan)
  }

  /// The same for a value that is already read.
  package mutating func needsSwift(_ what: String, at value: ValuePosition) -> CodingFailure {
    diagnosis?.expected = what + ", which only compiled code can run"
    return CodingFailure(.needsSwift, .described, at: place(of: value))
  }
}
