import KVMapImport

extension Compilation {
  /// The pattern that a date or a day in a document is written by, if it is a usual one.
  ///
  /// - Parameter isDay: Whether only patterns of days are wanted, which have no time.
  package static func datePattern(of text: String, isDay: Bool) -> String? {
    KVMapImport.datePattern(of: text, isDay: isDay)
  }

  /// A document of any format, as JSON with the keys that mappings have for it: attributes are `@name`.
  ///
  /// - Returns: `nil` if it is not well-formed.
  package static func json(of sample: Sample) -> [UInt8]? { documentTree(of: sample).map { Array($0.utf8) } }
}
