@_spi(Generated) public import KVMap

/// Reads dictionaries returned by Foundation's parsers with a mapping declared alongside its type.
extension DecodingMapping {
  /// Reads a dictionary. Same as `init(dictionary:atPath:)` of types with a mapping of their own.
  ///
  /// - Throws: The first problem.
  public static func decode(dictionary: [String: Any], atPath path: String? = nil) throws(MappingError) -> Value {
    try decode(text(of: dictionary), as: .propertyListNotation, at: path, replacing: nil, context: nil)
  }

  /// Reads an array of such values: the one at a path in a dictionary.
  ///
  /// - Throws: The first problem.
  public static func decodeArray(
    dictionary: [String: Any], atPath path: String? = nil
  ) throws(MappingError) -> [Value] {
    try decodeArray(text(of: dictionary), as: .propertyListNotation, at: path, context: nil)
  }

  /// Reads an array of dictionaries, each such a value.
  ///
  /// - Throws: The first problem.
  public static func decodeArray(dictionaries: [[String: Any]]) throws(MappingError) -> [Value] {
    try decodeArray(text(of: dictionaries), as: .propertyListNotation, at: "", context: nil)
  }

  /// Reads a dictionary into `value`. Same as `update(dictionary:atPath:)` of types with a mapping of their own.
  ///
  /// - Throws: The first problem; `value` is then unchanged.
  public static func update(
    _ value: inout Value, dictionary: [String: Any], atPath path: String? = nil
  ) throws(MappingError) {
    try update(&value, text(of: dictionary), as: .propertyListNotation, at: path, context: nil)
  }

  /// Reads a dictionary and reports all problems. Same as `decodeCollectingProblems(dictionary:atPath:)` of types.
  public static func decodeCollectingProblems(
    dictionary: [String: Any], atPath path: String? = nil
  ) -> DecodingReport<Value> {
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

extension ContextDecodingMapping {
  /// Same as `decode(dictionary:atPath:)`, with the value of `$context`.
  ///
  /// - Throws: The first problem, also if `context` cannot be written as JSON, which has a path below `$context`.
  public static func decode(
    dictionary: [String: Any], atPath path: String? = nil, context: CallerContext
  ) throws(MappingError) -> Value {
    try decode(text(of: dictionary), as: .propertyListNotation, at: path, replacing: nil, context: try written(context))
  }

  /// Same as `decodeArray(dictionary:atPath:)`, with the value of `$context`.
  ///
  /// - Throws: The same errors as `decode(dictionary:atPath:context:)`.
  public static func decodeArray(
    dictionary: [String: Any], atPath path: String? = nil, context: CallerContext
  ) throws(MappingError) -> [Value] {
    try decodeArray(text(of: dictionary), as: .propertyListNotation, at: path, context: try written(context))
  }

  /// Same as `decodeArray(dictionaries:)`, with the value of `$context`.
  ///
  /// - Throws: The same errors as `decode(dictionary:atPath:context:)`.
  public static func decodeArray(
    dictionaries: [[String: Any]], context: CallerContext
  ) throws(MappingError) -> [Value] {
    try decodeArray(text(of: dictionaries), as: .propertyListNotation, at: "", context: try written(context))
  }

  /// Same as `update(_:dictionary:atPath:)`, with the value of `$context`.
  ///
  /// - Throws: The same errors as `decode(dictionary:atPath:context:)`; `value` is then unchanged.
  public static func update(
    _ value: inout Value, dictionary: [String: Any], atPath path: String? = nil, context: CallerContext
  ) throws(MappingError) {
    let passed = try written(context)
    try update(&value, text(of: dictionary), as: .propertyListNotation, at: path, context: passed)
  }

  /// Same as `decodeCollectingProblems(dictionary:atPath:)`, with the value of `$context`.
  public static func decodeCollectingProblems(
    dictionary: [String: Any], atPath path: String? = nil, context: CallerContext
  ) -> DecodingReport<Value> {
    do throws(MappingError) {
      return report(of: try text(of: dictionary), as: .propertyListNotation, at: path, context: try written(context))
    } catch {
      return DecodingReport(value: nil, problems: error.problems)
    }
  }
}
