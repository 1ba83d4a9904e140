import KVMap

/// An amount of money. It is written as an object, and read from one, or from a text such as `5 EUR`.
public nonisolated struct Cash: Codable, Hashable, Sendable {
  public var amount: Int
  public var currency: String

  public init(amount: Int, currency: String) {
    self.amount = amount
    self.currency = currency
  }

  private enum CodingKeys: String, CodingKey { case amount, currency }

  public init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      let parts = text.split(separator: " ")
      guard parts.count == 2, let amount = Int(parts[0]) else {
        throw TransformerError(expected: "an amount and a currency")
      }
      self.init(amount: amount, currency: String(parts[1]))
      return
    }
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      amount: try members.decode(Int.self, forKey: .amount),
      currency: try members.decode(String.self, forKey: .currency))
    guard amount >= 0 else {
      throw DecodingError.dataCorruptedError(forKey: .amount, in: members, debugDescription: "at least 0")
    }
  }
}

public nonisolated struct Pallet: Codable, Sendable {
  public var count: Int
  public var shelves: [String: [Int]]
}

nonisolated struct CashTotal: DecodingTransformer {
  init() {}
  func decode(_ document: Cash, in context: TransformerContext) -> Int { document.amount }
}
