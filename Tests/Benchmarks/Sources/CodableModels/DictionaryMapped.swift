import Foundation

/// A type that is mapped by hand from the results of JSONSerialization, the way applications did before Codable: by key
/// and with `as?`.
public protocol DictionaryMapped {
  /// - Throws: `DictionaryMismatch` if a member is absent or has another type.
  init(dictionary object: [String: Any]) throws

  /// The input for JSONSerialization; members without a value are omitted.
  var dictionary: [String: Any] { get }
}

/// A member is absent or has another type.
public struct DictionaryMismatch: Error, CustomStringConvertible {
  public let key: String

  public var description: String { "the member \(key) is absent or of another type" }
}

extension [String: Any] {
  func required<T>(_ key: String) throws -> T {
    guard let value = self[key] as? T else { throw DictionaryMismatch(key: key) }
    return value
  }

  func object(_ key: String) throws -> [String: Any] { try required(key) }

  func objects(_ key: String) throws -> [[String: Any]] { try required(key) }

  func objectsByKey(_ key: String) throws -> [String: [String: Any]] { try required(key) }

  /// Nil if the member is absent or null.
  func optional<T>(_ key: String) throws -> T? {
    guard let found = present(key) else { return nil }
    guard let value = found as? T else { throw DictionaryMismatch(key: key) }
    return value
  }

  func optionalObject(_ key: String) throws -> [String: Any]? { try optional(key) }

  func optionalObjects(_ key: String) throws -> [[String: Any]]? { try optional(key) }

  private func present(_ key: String) -> Any? {
    guard let found = self[key], !(found is NSNull) else { return nil }
    return found
  }
}
