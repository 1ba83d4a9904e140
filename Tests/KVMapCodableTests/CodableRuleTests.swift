import Foundation
import KVMap
import KVMapCodable
import Testing

@testable import EmittedGoldens

/// Rules of generated code for types that are only Codable.
@Suite struct CodableRuleTests {
  static let ledger = #"""
    {"price":{"amount":5,"currency":"EUR"},"discounts":["1 EUR",{"currency":"USD","amount":2}],
    "rates":{"b":{"amount":1,"currency":"x"}},"kinds":["2 b","1 a"],"money_json":"{\"amount\":3,\"currency\":\"y\"}",
    "list":"7 a,8 b"}
    """#

  @Test func everyRule() throws {
    let ledger = try Ledger(json: Self.ledger)
    #expect(ledger.price == Cash(amount: 5, currency: "EUR") && ledger.sum == 5)
    #expect(ledger.discounts == [Cash(amount: 1, currency: "EUR"), Cash(amount: 2, currency: "USD")])
    #expect(ledger.rates["b"]?.currency == "x" && ledger.kinds.count == 2)
    #expect(ledger.text == Cash(amount: 3, currency: "y"))
    #expect(ledger.parts == [Cash(amount: 7, currency: "a"), Cash(amount: 8, currency: "b")])
  }

  @Test func problemsNameTheRule() {
    let report = Ledger.decodeCollectingProblems(
      json: #"{"price":{"amount":-1,"currency":"EUR"},"discounts":["1 EUR","x",{"amount":1}],"list":"1 a,b"}"#)
    #expect(
      report.problems.map { "\($0.path) \($0.kind) \($0.rule?.name ?? "-")" } == [
        "price.amount mismatch Ledger.price", "discounts[1] mismatch Ledger.discounts",
        "discounts[2].currency missing Ledger.discounts", "list mismatch Ledger.parts",
      ])
    #expect(report.problems.first?.message == "expected a value for Cash (at least 0), found the number -1")
    #expect(report.problems.dropFirst().first?.message == #"expected an amount and a currency, found the string "x""#)
  }

  /// The last of repeated keys counts, as the file says.
  @Test func settings() throws {
    let text = #"{"price":{"amount":5,"currency":"EUR","amount":6}}"#
    #expect(try Ledger(json: text).price.amount == 6)
  }

  @Test func objects() throws {
    let stock = #"{"count":1,"shelves":{"a":[1,2]}}"#
    let text = #"{"stock":\#(stock),"more":[{"count":2,"shelves":{}}],"change":null,"other":null}"#
    let room = try Storeroom(json: text)
    #expect(room.stock.shelves == ["a": [1, 2]])
    #expect(try room.more.map { try $0.get().count } == [2])
    #expect(try Storeroom(json: room.jsonString()).stock.count == 1)
    let tender = try Tender(json: #"{"cash":"3 EUR"}"#)
    #expect(try tender.jsonString() == #"{"cash":{"amount":3,"currency":"EUR"}}"#)
  }

  /// Within a Codable type, a mapped one goes through its mapping, and the other way round.
  @Test func mixed() throws {
    let decoded = try JSONDecoder().decode(MixedUp.self, from: Data(#"{"ledgers":[{"price":"3 EUR"}]}"#.utf8))
    #expect(decoded.ledgers.first?.price == Cash(amount: 3, currency: "EUR"))
  }

  struct MixedUp: Decodable {
    var ledgers: [Ledger]
    private enum CodingKeys: CodingKey { case ledgers }
    init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: CodingKeys.self)
      ledgers = try members.decode([Mapped<LedgerMapping>].self, forKey: .ledgers).map(\.wrappedValue)
    }
  }

  /// The mapping of `Ledger`, as a named one would be.
  enum LedgerMapping: DecodingMapping {
    static func _kvDecode(
      _ kv: inout JSONReader, replacing current: UnsafeRawPointer?
    ) throws(CodingFailure) -> Ledger { try Ledger._kvDecode(&kv, replacing: current) }
  }
}
