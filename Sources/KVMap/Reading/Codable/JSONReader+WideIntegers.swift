extension JSONReader {
  /// An integer of a type that generated code does not have, such as `Int128`.
  package mutating func wideInteger<T: FixedWidthInteger>() throws(CodingFailure) -> T {
    let start = mark()
    let digits: String
    switch try value() {
    case .number(let number): digits = number.text
    case .string(let text) where dialect.hasOnlyText: digits = text
    case .null, .bool, .string, .array, .object:
      rewind(to: start)
      throw mismatch(.int)
    }
    if let value = T(digits) { return value }
    throw failure(.range, "an integer from \(T.min) to \(T.max) (\(T.self))", at: start)
  }
}
