public import KVMap

/// Dictionaries as Foundation's parsers give them become values.
///
/// A dictionary is written in memory as the text that mappers read, which is about as much work as `JSONSerialization`
/// has with it, and read from there. Whoever has the bytes of the document maps those: it takes a fraction of the time.
///
/// In a dictionary may stand strings, numbers, `Bool`, `Date`, `Data`, `URL`, `UUID`, `Decimal`, `Value`, arrays and
/// dictionaries with strings as keys, optionals of them, and the classes of Foundation for them: `NSNumber`, `NSNull`
/// and so on. An `NSNumber` that is a Bool is no number. Dates and data are what they are, whatever transformers a
/// mapping has for their texts.
extension Readable {
  /// Reads a dictionary.
  ///
  /// - Parameters:
  ///   - dictionary: what `JSONSerialization`, `PropertyListSerialization` and others give. Its members have no order,
  ///     so neither have its problems.
  ///   - path: where in it the value stands. By default it is where the mapping says (`root`).
  /// - Throws: the first problem. What has no place in a document is a `mismatch` at its path. Lines and offsets are
  ///   those of the text in memory; the path is what helps.
  public init(dictionary: [String: Any], at path: String? = nil) throws(MappingError) {
    self = try Self.read(notation: Self.text(of: dictionary), .propertyList, at: path, updating: nil, context: nil)
  }

  /// Reads a dictionary into this value. Absent keys leave their properties alone, and everything else is as
  /// `update(json:at:)` has it.
  ///
  /// - Throws: as `init(dictionary:at:)`; this value is then what it was before.
  public mutating func update(dictionary: [String: Any], at path: String? = nil) throws(MappingError) {
    self = try Self.read(notation: Self.text(of: dictionary), .propertyList, at: path, updating: self, context: nil)
  }

  /// Reads a dictionary and reports everything that is wrong with it, not only the first problem.
  public static func reading(
    dictionary: [String: Any], at path: String? = nil
  ) -> (value: Self?, problems: [Problem]) {
    do throws(MappingError) {
      return reading(notation: try text(of: dictionary), .propertyList, at: path, context: nil)
    } catch {
      return (nil, error.problems)
    }
  }

  fileprivate static func text(of value: Any) throws(MappingError) -> [UInt8] {
    try DictionaryWriter.notation(of: value, depth: _kvOptions.depth)
  }
}

extension Array where Element: Readable {
  /// Reads an array of dictionaries, as Foundation's parsers give it.
  ///
  /// - Throws: as `init(dictionary:at:)`.
  public init(dictionaries: [[String: Any]]) throws(MappingError) {
    self = try Self.read(
      notation: Self.text(of: dictionaries), .propertyList, at: nil, updating: nil, context: nil)
  }
}

extension ContextReadable {
  /// As `init(dictionary:at:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: as `init(dictionary:at:)`; also when `context` cannot be written as JSON, which has a path below
  ///   `$context`.
  public init(dictionary: [String: Any], at path: String? = nil, context: PassedContext) throws(MappingError) {
    self = try Self.read(
      notation: Self.text(of: dictionary), .propertyList, at: path, updating: nil, context: try Self.passed(context))
  }

  /// As `update(dictionary:at:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: as `init(dictionary:at:context:)`; this value is then what it was before.
  public mutating func update(
    dictionary: [String: Any], at path: String? = nil, context: PassedContext
  ) throws(MappingError) {
    self = try Self.read(
      notation: Self.text(of: dictionary), .propertyList, at: path, updating: self, context: try Self.passed(context))
  }
}

extension MappingReader {
  /// Reads a dictionary by a mapping that stands beside its type, as `init(dictionary:at:)` does by that of a type.
  ///
  /// - Throws: as `init(dictionary:at:)`.
  public static func read(dictionary: [String: Any], at path: String? = nil) throws(MappingError) -> Value {
    let text = try DictionaryWriter.notation(of: dictionary, depth: _kvOptions.depth)
    return try read(notation: text, .propertyList, at: path, updating: nil, context: nil)
  }

  /// Reads a dictionary into `value`, as `update(dictionary:at:)` does by the mapping of a type.
  ///
  /// - Throws: as `init(dictionary:at:)`; `value` is then what it was before.
  public static func update(
    _ value: inout Value, dictionary: [String: Any], at path: String? = nil
  ) throws(MappingError) {
    let text = try DictionaryWriter.notation(of: dictionary, depth: _kvOptions.depth)
    value = try read(notation: text, .propertyList, at: path, updating: value, context: nil)
  }
}
