import Foundation
import Testing

@_spi(Generated) @testable import KVMap

private struct Money: Equatable {
  var cents: Int
}

private struct MoneyCodec: CodingTransformer {
  var currency: String

  func decode(_ document: String, in context: TransformerContext) throws -> Money {
    guard document.hasSuffix(currency) else { throw TransformerError(expected: "an amount in \(currency)") }
    guard let cents = Int(document.dropLast(currency.count)) else { throw NoNumber() }
    return Money(cents: cents)
  }

  func encode(_ value: Money, in context: TransformerContext) throws -> String {
    guard value.cents >= 0 else { throw TransformerError(expected: "no debts") }
    return "\(value.cents)\(currency)"
  }
}

private struct NoNumber: Error, CustomStringConvertible {
  var description: String { "no \"number\"\n" }
}

private struct TooFew: LocalizedError {
  var errorDescription: String? { "a cart needs at least one item before it can be ordered" }
}

/// Usable under `<-` only.
private struct Counter: DecodingTransformer {
  func decode(_ document: [String], in context: TransformerContext) -> Int { document.count }
}

@Suite struct TransformerTests {
  private func read(_ json: String) -> Result<Money, MappingProblem> {
    reading("[\(json)]") { (kv: inout JSONReader) throws(CodingFailure) -> Money in
      _ = try kv.beginArray()
      let at = kv.mark()
      let money = try kv.read(at: at, try kv.string(), by: MoneyCodec(currency: "EUR"))
      _ = try kv.nextElement()
      return money
    }
  }

  @Test func runsBothWays() {
    #expect(read(#""250EUR""#).value == Money(cents: 250))
    let written = writing { kv throws(CodingFailure) in
      kv.string(try kv.write(Money(cents: 250), by: MoneyCodec(currency: "EUR")))
    }
    #expect(written.value == #""250EUR""#)
    let count = reading(#"["a","b"]"#) { (kv: inout JSONReader) throws(CodingFailure) -> Int in
      let at = kv.mark()
      return try kv.read(at: at, try kv.strings(), by: Counter())
    }
    #expect(count.value == 2)
  }

  @Test func makesProblemsOfErrors() {
    #expect(read(#""250USD""#).problem == #"mismatch at [0]: expected an amount in EUR, found the string "250USD""#)
    #expect(
      read(#""xEUR""#).problem
        == #"mismatch at [0]: expected a value for MoneyCodec (no "number"\n), found the string "xEUR""#)
    let written = writing { kv throws(CodingFailure) in
      kv.beginObject()
      kv.key(#""price":"#)
      kv.string(try kv.write(Money(cents: -1), by: MoneyCodec(currency: "EUR")))
    }
    #expect(written.problem == "mismatch at price: expected no debts, found a value that it does not write")
    #expect(TransformerError(expected: "a number").description == "expected a number")
  }

  /// Errors are written for people to read them, so they are shown whole unless they are very long.
  @Test func showsWhatErrorsSay() throws {
    #expect(ThrownText.text(of: TooFew()) == "a cart needs at least one item before it can be ordered")
    #expect(ThrownText.text(of: NoNumber()) == #"no "number"\n"#)
    let inner = #expect(throws: MappingError.self) { try [Int](json: #"[1, "two"]"#) }
    #expect(inner.map { ThrownText.text(of: $0) } == #"[1]: expected an integer, found the string "two""#)
    #expect(ThrownText.text(String(repeating: "a", count: 240)).count == 240)
    let cut = ThrownText.text(String(repeating: "a", count: 241))
    #expect(cut == String(repeating: "a", count: 240) + "…")
  }
}
