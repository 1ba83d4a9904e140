/// Which module declares a protocol that a generated type states. A mapping file names no modules.
enum StatedProtocol {
  /// Whether Swift synthesises it from the `Codable` conformances of the parts.
  static func isCoding(_ name: String) -> Bool { ["Codable", "Decodable", "Encodable"].contains(name) }

  /// Whether `KVMapCodable` declares it.
  static func isOfCodableModule(_ name: String) -> Bool {
    ["MappedCodable", "MappedDecodable", "MappedEncodable"].contains(name)
  }

  /// Whether a module that the mapping file imports may declare it.
  static func isOfUser(_ name: String) -> Bool { !standard.contains(name) && !isOfCodableModule(name) }

  /// Those of the standard library that a generated type can conform to.
  private static let standard: Set = [
    "AdditiveArithmetic", "BitwiseCopyable", "CaseIterable", "Codable", "CodingKey", "CodingKeyRepresentable",
    "Comparable", "CustomDebugStringConvertible", "CustomReflectable", "CustomStringConvertible", "Decodable",
    "Encodable", "Equatable", "Error", "ExpressibleByStringLiteral", "Hashable", "Identifiable",
    "LosslessStringConvertible", "RawRepresentable", "Sendable", "Strideable",
  ]
}
