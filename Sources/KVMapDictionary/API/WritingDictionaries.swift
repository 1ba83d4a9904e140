public import KVMap

/// Values become dictionaries.
extension Writable {
  /// This value as a dictionary of what Foundation's writers take: strings, `Int`, `UInt64`, `Double`, `Decimal`, `Bool`,
  /// `Date`, `Data`, arrays, dictionaries, and `NSNull` for null. `init(dictionary:)` reads it.
  ///
  /// A number is the first of the types above that has all its digits. A `Date` and a `Data` that no transformer
  /// changes stay what they are.
  ///
  /// - Throws: as `json(_:)`, and a `mismatch` for a value that is written as something else than an object.
  public func dictionary() throws(MappingError) -> [String: Any] {
    try DictionaryParser.dictionary(of: notation(.propertyList))
  }
}

/// Values become dictionaries by a mapping that stands beside its type.
extension MappingWriter {
  /// A value as a dictionary, as `dictionary()` of types with a mapping of their own.
  ///
  /// - Throws: as `dictionary()`.
  public static func dictionary(_ value: Value) throws(MappingError) -> [String: Any] {
    try DictionaryParser.dictionary(of: notation(value, .propertyList))
  }
}
