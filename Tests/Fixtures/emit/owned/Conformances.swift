import KVMap

nonisolated struct Sailor: Hashable, Sendable {
  var name: String
}

nonisolated struct Currency: Hashable, Sendable {
  var code: String
}

nonisolated struct CurrencyCodec: CodingTransformer {
  func decode(_ document: String, in context: TransformerContext) throws -> Currency { Currency(code: document) }
  func encode(_ value: Currency, in context: TransformerContext) throws -> String { value.code }
}

/// Equal by its number, and not to be handed to another thread.
nonisolated final class Cabin: Hashable {
  var number: Int

  init(number: Int) { self.number = number }

  static func == (left: Cabin, right: Cabin) -> Bool { left.number == right.number }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

nonisolated final class Radio {
  var channel: Int

  init(channel: Int) { self.channel = channel }
}
