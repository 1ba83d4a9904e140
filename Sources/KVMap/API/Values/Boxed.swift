/// The storage of a property with `@boxed`: the value is kept beside the struct that holds it, so that the struct may
/// contain itself.
///
///     struct Status {
///       @Boxed var reblog: Status?
///     }
///
/// It has value semantics: a copy shares the value until one of both is changed.
@propertyWrapper
public struct Boxed<Value> {
  private final class Storage {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage

  /// Puts a value into a box of its own.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// The value.
  ///
  /// - Complexity: Constant; a change copies the value if another box shares it.
  public var wrappedValue: Value {
    get { storage.value }
    set {
      if isKnownUniquelyReferenced(&storage) {
        storage.value = newValue
      } else {
        storage = Storage(newValue)
      }
    }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
      yield &storage.value
    }
  }
}

// Two boxes that share a storage only read it, and the one that changes its value is then the only one that refers to
// it.
extension Boxed: @unchecked Sendable where Value: Sendable {}

extension Boxed: Equatable where Value: Equatable {
  public static func == (left: Boxed, right: Boxed) -> Bool { left.wrappedValue == right.wrappedValue }
}

extension Boxed: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { wrappedValue.hash(into: &hasher) }
}

extension Boxed: CustomStringConvertible {
  /// The description of the value.
  public var description: String { String(describing: wrappedValue) }
}

// A box is coded as its value.

extension Boxed: Encodable where Value: Encodable {
  /// Encodes the value, without anything around it.
  public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

extension Boxed: Decodable where Value: Decodable {
  /// Decodes a value, and boxes it.
  public init(from decoder: any Decoder) throws { self.init(wrappedValue: try Value(from: decoder)) }
}

extension KeyedDecodingContainer {
  /// A boxed optional may be absent, as an optional without a box may.
  public func decode<Value: Decodable>(
    _ type: Boxed<Value?>.Type, forKey key: Key
  ) throws -> Boxed<Value?> {
    Boxed(wrappedValue: try decodeIfPresent(Value.self, forKey: key))
  }
}

extension KeyedEncodingContainer {
  /// A boxed optional that is nil is left out, as an optional without a box is.
  public mutating func encode<Value: Encodable>(_ value: Boxed<Value?>, forKey key: Key) throws {
    try encodeIfPresent(value.wrappedValue, forKey: key)
  }
}
