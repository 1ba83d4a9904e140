extension Reader {
  /// Why the interpreter cannot read the value under the cursor: its rule needs code of the user's.
  ///
  /// - Parameter what: the code that is needed, for people: "the Swift type MoneyCodec".
  package mutating func needsSwift(_ what: String) -> Failure {
    trace?.expected = what + ", which only compiled code can run"
    return failure(.needsSwift, .described)
  }

  /// The same for a value that was read already.
  package mutating func needsSwift(_ what: String, at value: Mark) -> Failure {
    trace?.expected = what + ", which only compiled code can run"
    return Failure(.needsSwift, .described, at: place(of: value))
  }
}
