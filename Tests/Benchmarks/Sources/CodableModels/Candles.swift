// Candles of an exchange, each of which is an array of twelve, by hand.

public struct Candle: Codable, Hashable, Sendable {
  public var openTime: Int
  public var open: Double
  public var high: Double
  public var low: Double
  public var close: Double
  public var volume: Double
  public var closeTime: Int
  public var quoteVolume: Double
  public var trades: Int
  public var takerBase: Double
  public var takerQuote: Double
  public var ignored: String

  public init(from decoder: any Decoder) throws {
    var row = try decoder.unkeyedContainer()
    openTime = try row.decode(Int.self)
    open = try Self.number(&row)
    high = try Self.number(&row)
    low = try Self.number(&row)
    close = try Self.number(&row)
    volume = try Self.number(&row)
    closeTime = try row.decode(Int.self)
    quoteVolume = try Self.number(&row)
    trades = try row.decode(Int.self)
    takerBase = try Self.number(&row)
    takerQuote = try Self.number(&row)
    ignored = try row.decode(String.self)
  }

  private static func number(_ row: inout any UnkeyedDecodingContainer) throws -> Double {
    guard let number = Double(try row.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: row, debugDescription: "no number")
    }
    return number
  }

  public func encode(to encoder: any Encoder) throws {
    var row = encoder.unkeyedContainer()
    try row.encode(openTime)
    for price in [open, high, low, close, volume] { try row.encode("\(price)") }
    try row.encode(closeTime)
    try row.encode("\(quoteVolume)")
    try row.encode(trades)
    for price in [takerBase, takerQuote] { try row.encode("\(price)") }
    try row.encode(ignored)
  }
}
