import TestSupport
import Testing

@testable import KVMap

/// Numbers of up to 19 digits are kept as words; their texts, values and order are those of their texts.
@Suite struct NumberTextLawTests {
  @Test func everyFormOfANumberIsKept() throws {
    var random = SeededGenerator(seed: 57)
    var counts = (words: 0, texts: 0)
    for number in 0..<20_000 {
      let text = Self.number(&random)
      let kept = try #require(JSONNumber(text), "\(text)")
      #expect(kept.text == text)
      if kept.decimal != nil { counts.words += 1 } else { counts.texts += 1 }
      #expect(kept.doubleValue == text.utf8Bytes { FloatText.double($0).value }, "\(text)")
      #expect(kept.intValue == text.utf8Bytes { IntegerText.parse($0).value }, "\(text)")
      #expect(kept.integer(as: UInt8.self) == text.utf8Bytes { IntegerText.parse($0).value }, "\(text)")
      #expect(kept.integer(as: UInt64.self) == text.utf8Bytes { IntegerText.parse($0).value }, "\(text)")
      // The same value with a zero more, or as a text with an exponent.
      let other = text.contains("e") ? text : (text.contains(".") ? text + "0" : text + ".0")
      for same in [other, text.contains("e") ? text : text + "e0"] {
        let same = try #require(JSONNumber(same))
        #expect(same == kept && same.hashValue == kept.hashValue, "\(text) \(same)")
        #expect(!(same < kept) && !(kept < same))
      }
      let next = try #require(JSONNumber(Self.number(&random)))
      #expect((next == kept) == (!(next < kept) && !(kept < next)), "\(text) \(next)")
      if number % 4 == 0 { #expect(try JSONValue(json: "[\(text)]").description == "[\(text)]") }
    }
    #expect(counts.words > 5_000 && counts.texts > 2_000)
  }

  @Test(arguments: ["0", "-0", "0.0", "-0.00", "0.000000000000000001", "9999999999999999999", "-999999999.9999999999"])
  func limits(_ text: String) throws {
    let number = try #require(JSONNumber(text))
    #expect(number.decimal != nil)
    #expect(number.text == text)
  }

  @Test func integersOfAllWidths() {
    #expect(JSONNumber(UInt64.max).text == "18446744073709551615")
    #expect(JSONNumber(Int64.min).text == "-9223372036854775808")
    #expect(JSONNumber(Int128.min).text == "-170141183460469231731687303715884105728")
    #expect(JSONNumber(UInt64.max).integer(as: UInt64.self) == .max)
    #expect(JSONNumber(Int64.min).integer(as: Int64.self) == .min)
  }

  @Test func wideIntegersAreReadBack() throws {
    let beyond: Int128 = 18_446_744_073_709_551_616
    let values: [Int128] = [.min, -18_446_744_073_709_551_616, -1, 0, 1, beyond, .max]
    for value in values {
      #expect(JSONNumber(value).integer(as: Int128.self) == value)
    }
    #expect(JSONNumber(UInt128.max).integer(as: UInt128.self) == .max)
    #expect(JSONNumber(UInt128.max).integer(as: Int128.self) == nil)
    #expect(JSONNumber(-1).integer(as: UInt128.self) == nil)
    let large: Int128 = 100_000_000_000_000_000_000_000_000_000_000_000_000
    #expect(try #require(JSONNumber("1e38")).integer(as: Int128.self) == large)
    #expect(try #require(JSONNumber("1e39")).integer(as: UInt128.self) == nil)
    #expect(try #require(JSONNumber("1e999999999999")).integer(as: UInt128.self) == nil)
    let spelled = try #require(JSONNumber("12345678901234567890123.50e1"))
    #expect(spelled.integer(as: Int128.self) == 123_456_789_012_345_678_901_235)
    #expect(try #require(JSONNumber("12345678901234567890123.5")).integer(as: Int128.self) == nil)
    // One more than the greatest, and one less than the least.
    #expect(try #require(JSONNumber("170141183460469231731687303715884105728")).integer(as: Int128.self) == nil)
    #expect(try #require(JSONNumber("-170141183460469231731687303715884105729")).integer(as: Int128.self) == nil)
  }

  private static func number(_ random: inout SeededGenerator) -> String {
    func digits(_ count: Int) -> String {
      let zeros = Int.random(in: 0..<3, using: &random)
      return (0..<count).map { _ in "\(zeros == 0 ? 0 : Int.random(in: 0..<10, using: &random))" }.joined()
    }
    let whole = Int.random(in: 0..<24, using: &random)
    var text = Bool.random(using: &random) ? "-" : ""
    text += whole == 0 ? "0" : "\(Int.random(in: 1..<10, using: &random))" + digits(whole - 1)
    if Bool.random(using: &random) { text += "." + digits(Int.random(in: 1..<22, using: &random)) }
    if Int.random(in: 0..<6, using: &random) == 0 { text += "e\(Int.random(in: -30..<30, using: &random))" }
    return text
  }
}

