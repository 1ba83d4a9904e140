extension JSONReader {
  /// An integer of a type that generated code does not have, such as `Int128`.
  package mutating func wideInteger<T: FixedWidthInteger>() throws(CodingFailure) -> T {
    let start = mark()
    do throws(CodingFailure) {
      return try anyInteger(.int)
    } catch {
      guard error.code == .range else { throw error }
      throw failure(.range, "an integer from \(T.min) to \(T.max) (\(T.self))", at: start)
    }
  }
}
