@_spi(Generated) public import KVMap

/// Writes values as dictionaries.
extension DocumentEncodable {
  /// This value as a dictionary of types that Foundation's writers accept: strings, `Int`, `UInt64`, `Double`,
  /// `Decimal`, `Bool`, `Date`, `Data`, arrays, dictionaries, and `NSNull` for null. `init(dictionary:)` reads it.
  ///
  /// A number is the first of the types above that holds all its digits. A `Date` or `Data` that no transformer changes
  /// is kept.
  ///
  /// - Throws: The same errors as `jsonBytes(_:)`, and a `mismatch` for a value that is not written as an object.
  public func dictionary() throws(MappingError) -> [String: Any] {
    try DictionaryParser.dictionary(of: bytes(as: .propertyListNotation))
  }
}

/// Writes values as dictionaries by a mapping alongside their type.
extension EncodingMapping {
  /// A value as a dictionary, same as `dictionary()` of types with a mapping of their own.
  ///
  /// - Throws: The same errors as `dictionary()`.
  public static func dictionary(_ value: Value) throws(MappingError) -> [String: Any] {
    try DictionaryParser.dictionary(of: bytes(value, as: .propertyListNotation))
  }
}
