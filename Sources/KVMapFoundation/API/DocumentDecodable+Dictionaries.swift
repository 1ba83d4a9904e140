@_spi(Generated) public import KVMap

/// Reads values from dictionaries as Foundation's parsers return them.
///
/// A dictionary is written in memory as the text that mappers read, which costs about as much as `JSONSerialization`
/// needs for it, and read from there. If the bytes of the document are available, map those instead: it takes a
/// fraction of the time.
///
/// A dictionary may contain strings, numbers, `Bool`, `Date`, `Data`, `URL`, `UUID`, `Decimal`, `JSONValue`, arrays and
/// dictionaries with strings as keys, optionals of them, and the Foundation classes for them: `NSNumber`, `NSNull` and
/// so on. An `NSNumber` that is a Bool is not a number. Dates and data are read directly, whatever transformers a
/// mapping has for their texts.
extension DocumentDecodable {
  /// Reads a dictionary.
  ///
  /// - Parameters:
  ///   - dictionary: The result of `JSONSerialization`, `PropertyListSerialization` and others. It is read in the order
  ///     of its keys, so the first problem and the order of elements made from members (`keyed`) are always the same.
  ///   - path: The path of the value in the dictionary. By default, the path that the mapping declares (`root`).
  /// - Throws: The first problem. A value that a document cannot represent is a `mismatch` at its path. Lines and
  ///   offsets refer to the text in memory, so rely on the path.
  public init(dictionary: [String: Any], atPath path: String? = nil) throws(MappingError) {
    self = try Self.decode(Self.text(of: dictionary), as: .propertyListNotation, at: path, replacing: nil, context: nil)
  }

  /// Reads a dictionary into this value. Missing keys leave their properties unchanged, and everything else is the same
  /// as in `update(json:atPath:)`.
  ///
  /// - Throws: The same errors as `init(dictionary:atPath:)`; this value is then unchanged.
  public mutating func update(dictionary: [String: Any], atPath path: String? = nil) throws(MappingError) {
    try update(Self.text(of: dictionary), as: .propertyListNotation, at: path, context: nil)
  }

  /// Reads a dictionary and reports all problems, not only the first.
  public static func decodeCollectingProblems(
    dictionary: [String: Any], atPath path: String? = nil
  ) -> DecodingReport<Self> {
    do throws(MappingError) {
      return report(of: try text(of: dictionary), as: .propertyListNotation, at: path, context: nil)
    } catch {
      return DecodingReport(value: nil, problems: error.problems)
    }
  }

  fileprivate static func text(of value: Any) throws(MappingError) -> [UInt8] {
    try DictionaryWriter.notation(of: value, depth: _kvOptions.depth)
  }
}

extension Array where Element: DocumentDecodable {
  /// Reads an array of dictionaries, as Foundation's parsers return it. Each is an element, even if the mapping
  /// declares a `root`. Use `init(dictionary:atPath:)` to read an array inside a dictionary.
  ///
  /// - Throws: The same errors as `init(dictionary:atPath:)`.
  public init(dictionaries: [[String: Any]]) throws(MappingError) {
    self = try Self.decode(Self.text(of: dictionaries), as: .propertyListNotation, at: "", replacing: nil, context: nil)
  }
}

extension Array where Element: ContextDecodable {
  /// Same as `init(dictionaries:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: The same errors as `init(dictionary:atPath:context:)`.
  public init(dictionaries: [[String: Any]], context: Element.CallerContext) throws(MappingError) {
    self = try Self.decode(Self.text(of: dictionaries), as: .propertyListNotation, at: "", replacing: nil,
      context: try Self.written(context))
  }
}

extension ContextDecodable {
  /// Same as `init(dictionary:atPath:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: The same errors as `init(dictionary:atPath:)`; also if `context` cannot be written as JSON, with a path
  ///   below `$context`.
  public init(dictionary: [String: Any], atPath path: String? = nil, context: CallerContext) throws(MappingError) {
    self = try Self.decode(Self.text(of: dictionary), as: .propertyListNotation, at: path, replacing: nil,
      context: try Self.written(context))
  }

  /// Same as `update(dictionary:atPath:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: The same errors as `init(dictionary:atPath:context:)`; this value is then unchanged.
  public mutating func update(
    dictionary: [String: Any], atPath path: String? = nil, context: CallerContext
  ) throws(MappingError) {
    try update(Self.text(of: dictionary), as: .propertyListNotation, at: path, context: try Self.written(context))
  }

  /// Same as `decodeCollectingProblems(dictionary:atPath:)`, with the value that rules find under `$context`.
  public static func decodeCollectingProblems(
    dictionary: [String: Any], atPath path: String? = nil, context: CallerContext
  ) -> DecodingReport<Self> {
    do throws(MappingError) {
      return report(of: try text(of: dictionary), as: .propertyListNotation, at: path, context: try written(context))
    } catch {
      return DecodingReport(value: nil, problems: error.problems)
    }
  }
}
