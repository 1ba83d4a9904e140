/// The identity of a row: the values of the identity columns of its entity, in their order.
public struct SyncRowKey: Sendable, Hashable {
  // Nearly all identities are a single value, which then needs no array.
  private enum Content: Sendable, Hashable {
    case one(SyncStoredValue)
    case several([SyncStoredValue])
  }

  private let content: Content

  /// - Parameter values: must not contain null.
  public init(_ values: [SyncStoredValue]) {
    content = if let only = values.first, values.count == 1 { .one(only) } else { .several(values) }
  }

  public init(_ value: SyncStoredValue) { content = .one(value) }

  /// In the order of the entity's identity columns.
  public var values: [SyncStoredValue] {
    switch content {
    case .one(let value): [value]
    case .several(let values): values
    }
  }

  /// The value of a single-column identity; `nil` for a compound one.
  public var onlyValue: SyncStoredValue? {
    switch content {
    case .one(let value): value
    case .several: nil
    }
  }
}

extension SyncRowKey: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  public init(integerLiteral value: Int64) { self.init(.integer(value)) }
  public init(stringLiteral value: String) { self.init(.text(value)) }
}

extension SyncRowKey: CustomStringConvertible {
  /// A human-readable description: `7`, or `(7, "en")`.
  public var description: String {
    switch content {
    case .one(let value): value.description
    case .several(let values): "(\(values.map(\.description).joined(separator: ", ")))"
    }
  }
}
