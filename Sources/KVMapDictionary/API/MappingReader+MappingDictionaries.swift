public import KVMap

/// Dictionaries as Foundation's parsers give them become values by a mapping that stands beside its type.
extension MappingReader {
  /// Reads a dictionary, as `init(dictionary:at:)` of types with a mapping of their own.
  ///
  /// - Throws: the first problem.
  public static func read(dictionary: [String: Any], at path: String? = nil) throws(MappingError) -> Value {
    try read(notation: text(of: dictionary), .propertyList, at: path, updating: nil, context: nil)
  }

  /// Reads an array of such values: the one at a path in a dictionary.
  ///
  /// - Throws: the first problem.
  public static func readArray(
    dictionary: [String: Any], at path: String? = nil
  ) throws(MappingError) -> [Value] {
    try readArray(notation: text(of: dictionary), .propertyList, at: path, context: nil)
  }

  /// Reads an array of dictionaries, each such a value.
  ///
  /// - Throws: the first problem.
  public static func readArray(dictionaries: [[String: Any]]) throws(MappingError) -> [Value] {
    try readArray(notation: text(of: dictionaries), .propertyList, at: "", context: nil)
  }

  /// Reads a dictionary into `value`, as `update(dictionary:at:)` of types with a mapping of their own.
  ///
  /// - Throws: the first problem; `value` is then what it was before.
  public static func update(
    _ value: inout Value, dictionary: [String: Any], at path: String? = nil
  ) throws(MappingError) {
    value = try read(notation: text(of: dictionary), .propertyList, at: path, updating: value, context: nil)
  }

  /// Reads a dictionary and reports everything that is wrong with it, as `reading(dictionary:at:)` of types.
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
  /// As `read(dictionary:at:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: the first problem; also when `context` cannot be written as JSON, which has a path below `$context`.
  public static func read(
    dictionary: [String: Any], at path: String? = nil, context: PassedContext
  ) throws(MappingError) -> Value {
    try read(notation: text(of: dictionary), .propertyList, at: path, updating: nil, context: try passed(context))
  }

  /// As `readArray(dictionary:at:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: as `read(dictionary:at:context:)`.
  public static func readArray(
    dictionary: [String: Any], at path: String? = nil, context: PassedContext
  ) throws(MappingError) -> [Value] {
    try readArray(notation: text(of: dictionary), .propertyList, at: path, context: try passed(context))
  }

  /// As `readArray(dictionaries:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: as `read(dictionary:at:context:)`.
  public static func readArray(
    dictionaries: [[String: Any]], context: PassedContext
  ) throws(MappingError) -> [Value] {
    try readArray(notation: text(of: dictionaries), .propertyList, at: "", context: try passed(context))
  }

  /// As `update(_:dictionary:at:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: as `read(dictionary:at:context:)`; `value` is then what it was before.
  public static func update(
    _ value: inout Value, dictionary: [String: Any], at path: String? = nil, context: PassedContext
  ) throws(MappingError) {
    let passed = try passed(context)
    value = try read(notation: text(of: dictionary), .propertyList, at: path, updating: value, context: passed)
  }

  /// As `reading(dictionary:at:)`, with the value that rules find under `$context`.
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
