import Foundation

// Visits whose times come in three notations, by hand.

public struct Visit: Codable, Hashable, Sendable {
  public var id: Int
  public var began: Date
  public var ended: Date?

  enum CodingKeys: String, CodingKey { case id, began, ended }

  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    id = try object.decode(Int.self, forKey: .id)
    began = try Self.date(in: object, .began)
    ended = try object.contains(.ended) && !object.decodeNil(forKey: .ended) ? Self.date(in: object, .ended) : nil
  }

  private static let day = Date.ISO8601FormatStyle().year().month().day()

  private static func date(in object: KeyedDecodingContainer<CodingKeys>, _ key: CodingKeys) throws -> Date {
    if let seconds = try? object.decode(Double.self, forKey: key) { return Date(timeIntervalSince1970: seconds) }
    let text = try object.decode(String.self, forKey: key)
    return try text.count == 10 ? Date(text, strategy: day) : Date(text, strategy: .iso8601)
  }

  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: CodingKeys.self)
    try object.encode(id, forKey: .id)
    try object.encode(began.formatted(.iso8601), forKey: .began)
    try object.encodeIfPresent(ended?.formatted(.iso8601), forKey: .ended)
  }
}
