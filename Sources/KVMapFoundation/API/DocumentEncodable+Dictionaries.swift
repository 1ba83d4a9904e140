@_spi(Generated) public import KVMap

/// Writes values as dictionaries.
extension DocumentEncodable {
  /// This value as a dictionary of types that Foundation's writers accept: strings, `Int`, `UInt64`, `Double`,
  /// `Decimal`, `Bool`, `Date`, `Data`, arrays, dictionaries, and `NSNull` for null. `init(dictionary:)` reads it.
  ///
  /// A number is the first of the types above that holds all its digits. A `Date` or `Data` that no transformer changes
  /// is kept.
  ///
  /// - Throws: The same errors as `jsonBytes(_:)`, a `mismatch` for a value that is not written as an object, and a
  ///   `duplicate-key` for keys that are canonically equal, which a dictionary does not tell apart.
  public func dictionary() throws(MappingError) -> [String: Any] {
    try DictionaryParser.dictionary(of: bytes(as: .propertyListNotation))
  }

  /// This value as an element, whose mapping may declare a `root`: that is the place of whole documents.
  fileprivate func elementDictionary() throws(MappingError) -> [String: Any] {
    let format = DocumentFormat.propertyListNotation
    return try DictionaryParser.dictionary(
      of: format.bytes(at: "", Self._kvXMLRoot) { (kv: inout JSONWriter) throws(CodingFailure) in try _kvEncode(&kv) })
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

  /// Values as dictionaries, same as `dictionaries()` of arrays: what `decodeArray(dictionaries:)` reads, without the
  /// `root` of the mapping.
  ///
  /// - Throws: The same errors as `dictionary()`, with the path in the value.
  public static func dictionaries(_ values: [Value]) throws(MappingError) -> [[String: Any]] {
    var dictionaries: [[String: Any]] = []
    for value in values { dictionaries.append(try elementDictionary(value)) }
    return dictionaries
  }

  private static func elementDictionary(_ value: Value) throws(MappingError) -> [String: Any] {
    let format = DocumentFormat.propertyListNotation
    return try DictionaryParser.dictionary(
      of: format.bytes(at: "", _kvXMLRoot) { (kv: inout JSONWriter) throws(CodingFailure) in try _kvEncode(value, &kv) }
    )
  }
}

extension Sequence where Element: DocumentEncodable {
  /// The elements as dictionaries, in order: what `init(dictionaries:)` of an array reads, without the `root` of the
  /// mapping.
  ///
  /// - Throws: The same errors as `dictionary()`, with the path in the element.
  public func dictionaries() throws(MappingError) -> [[String: Any]] {
    var dictionaries: [[String: Any]] = []
    for element in self { dictionaries.append(try element.elementDictionary()) }
    return dictionaries
  }
}
