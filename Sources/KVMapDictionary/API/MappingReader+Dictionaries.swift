public import KVMap

/// Reads dictionaries returned by Foundation's parsers with a mapping declared alongside its type.
extension MappingReader {
  /// Reads a dictionary. Same as `init(dictionary:at:)` of types with a mapping of their own.
  ///
  /// - Throws: The first problem.
  public static func read(dictionary: [String: Any], at path: String? = nil) throws(MappingError) -> Value {
    try read(notation: text(of: dictionary), .propertyList, at: path, updating: nil, context: nil)
  }

  /// Reads an array of such values: the one at a path in a dictionary.
  ///
  /// - Throws: The first problem.
  public static func readArray(
    dictionary: [String: Any], at path: String? = nil
  ) throws(MappingError) -> [Value] {
    try readArray(notation: text(of: dictionary), .propertyList, at: path, context: nil)
  }

  /// Reads an array of dictionaries, each such a value.
  ///
  /// - Throws: The first problem.
  public static func readArray(dictionaries: [[String: Any]]) throws(MappingError) -> [Value] {
    try readArray(notation: text(of: dictionaries), .propertyList, at: "", context: nil)
  }

  /// Reads a dictionary into `value`. Same as `update(dictionary:at:)` of types with a mapping of their own.
  ///
  /// - Throws: The first problem; `value` is then unchanged.
  public static func update(
    _ value: inout Value, dictionary: [String: Any], at path: String? = nil
  ) throws(MappingError) {
    value = try read(notation: text(of: dictionary), .propertyList, at: path, updating: value, context: nil)
  }

  /// Reads a dictionary and reports all problems. Same as `reading(dictionary:at:)` of types.
  public static func reading(
    dictionary: [String: Any], at path: String? = nil
  ) -> (value: Value?, problems: [Problem]) {
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

extension ContextMapping {
  /// Same as `read(dictionary:at:)`, with the value of `$context`.
  ///
  /// - Throws: The first problem, also if `context` cannot be written as JSON, which has a path below `$context`.
  public static func read(
    dictionary: [String: Any], at path: String? = nil, context: PassedContext
  ) throws(MappingError) -> Value {
    try read(notation: text(of: dictionary), .propertyList, at: path, updating: nil, context: try passed(context))
  }

  /// Same as `readArray(dictionary:at:)`, with the value of `$context`.
  ///
  /// - Throws: The same errors as `read(dictionary:at:context:)`.
  public static func readArray(
    dictionary: [String: Any], at path: String? = nil, context: PassedContext
  ) throws(MappingError) -> [Value] {
    try readArray(notation: text(of: dictionary), .propertyList, at: path, context: try passed(context))
  }

  /// Same as `readArray(dictionaries:)`, with the value of `$context`.
  ///
  /// - Throws: The same errors as `read(dictionary:at:context:)`.
  public static func readArray(
    dictionaries: [[String: Any]], context: PassedContext
  ) throws(MappingError) -> [Value] {
    try readArray(notation: text(of: dictionaries), .propertyList, at: "", context: try passed(context))
  }

  /// Same as `update(_:dictionary:at:)`, with the value of `$context`.
  ///
  /// - Throws: The same errors as `read(dictionary:at:context:)`; `value` is then unchanged.
  public static func update(
    _ value: inout Value, dictionary: [String: Any], at path: String? = nil, context: PassedContext
  ) throws(MappingError) {
    let passed = try passed(context)
    value = try read(notation: text(of: dictionary), .propertyList, at: path, updating: value, context: passed)
  }

  /// Same as `reading(dictionary:at:)`, with the value of `$context`.
  public static func reading(
    dictionary: [String: Any], at path: String? = nil, context: PassedContext
  ) -> (value: Value?, problems: [Problem]) {
    do throws(MappingError) {
      return reading(notation: try text(of: dictionary), .propertyList, at: path, context: try passed(context))
    } catch {
      return (nil, error.problems)
    }
  }
}
