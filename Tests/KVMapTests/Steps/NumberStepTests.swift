import Foundation
import Testing

@_spi(Generated) @testable import KVMap

@Suite struct NumberStepTests {
  private func step(
    _ json: String, _ body: (inout JSONReader, ValuePosition, Decimal) throws(CodingFailure) -> Decimal
  ) -> Result<String, MappingProblem> {
    reading("[\(json)]") { (kv: inout JSONReader) throws(CodingFailure) -> String in
      _ = try kv.beginArray()
      let at = kv.mark()
      let number = try kv.decimal()
      let result = try body(&kv, at, number)
      _ = try kv.nextElement()
      return result.description
    }
  }

  @Test func computesExactly() {
    #expect(step("1999") { kv, at, d throws(CodingFailure) in try kv.scale(at: at, d, "0.01") }.value == "19.99")
    #expect(step("0.1") { kv, at, d throws(CodingFailure) in try kv.shift(at: at, d, "0.2") }.value == "0.3")
    #expect(step("2.345") { kv, at, d throws(CodingFailure) in try kv.round(at: at, d, 2) }.value == "2.35")
    #expect(step("250") { kv, at, d throws(CodingFailure) in try kv.clamp(at: at, d, "0", "100") }.value == "100")
    #expect(step("-2.5") { kv, at, d throws(CodingFailure) in try kv.clamp(at: at, d, "0", "100") }.value == "0")
    #expect(step("7.5") { kv, at, d throws(CodingFailure) in try kv.clamp(at: at, d, "0", "100") }.value == "7.5")
  }

  @Test func failsAtTheValueWhereAResultDoesNotFit() {
    let nines = String(repeating: "9", count: 38)
    let message = "expected a number that the steps make a number of at most 38 digits, found the number \(nines)"
    #expect(
      step(nines) { kv, at, d throws(CodingFailure) in try kv.scale(at: at, d, "7") }.problem
        == "range at [0]: \(message)")
    #expect(
      step(nines) { kv, at, d throws(CodingFailure) in try kv.shift(at: at, d, "0.5") }.problem
        == "range at [0]: \(message)")
    #expect(
      step("9e127") { kv, at, d throws(CodingFailure) in try kv.round(at: at, d, -128) }.problem
        == "range at [0]: expected a number that the steps make a number of at most 38 digits, found the number 9e127")
    #expect(
      step("1") { kv, at, _ throws(CodingFailure) in try kv.clamp(at: at, .nan, "0", "1") }.problem
        == "range at [0]: expected a number of at most 38 digits, found the number 1")
  }

  private func converted<T: Equatable>(
    _ json: String, _ body: (inout JSONReader, ValuePosition, Decimal) throws(CodingFailure) -> T
  ) -> Result<T, MappingProblem> {
    reading(json) { (kv: inout JSONReader) throws(CodingFailure) -> T in
      let at = kv.mark()
      let number = try kv.decimal()
      return try body(&kv, at, number)
    }
  }

  @Test func convertsIntoEachInteger() {
    #expect(converted("12e1") { kv, at, d throws(CodingFailure) in try kv.convertToInt(at: at, d) }.value == 120)
    #expect(converted("-128") { kv, at, d throws(CodingFailure) in try kv.convertToInt8(at: at, d) }.value == -128)
    #expect(converted("-300") { kv, at, d throws(CodingFailure) in try kv.convertToInt16(at: at, d) }.value == -300)
    #expect(converted("70000") { kv, at, d throws(CodingFailure) in try kv.convertToInt32(at: at, d) }.value == 70_000)
    #expect(converted("-1.0") { kv, at, d throws(CodingFailure) in try kv.convertToInt64(at: at, d) }.value == -1)
    #expect(converted("7") { kv, at, d throws(CodingFailure) in try kv.convertToUInt(at: at, d) }.value == 7)
    #expect(converted("255") { kv, at, d throws(CodingFailure) in try kv.convertToUInt8(at: at, d) }.value == 255)
    #expect(converted("65535") { kv, at, d throws(CodingFailure) in try kv.convertToUInt16(at: at, d) }.value == 65_535)
    #expect(converted("0") { kv, at, d throws(CodingFailure) in try kv.convertToUInt32(at: at, d) }.value == 0)
    let largest = "18446744073709551615"
    #expect(converted(largest) { kv, at, d throws(CodingFailure) in try kv.convertToUInt64(at: at, d) }.value == .max)
  }

  @Test func tellsAFractionFromWhatDoesNotFit() {
    #expect(
      converted("1.5") { kv, at, d throws(CodingFailure) in try kv.convertToInt8(at: at, d) }.problem
        == "mismatch at : expected a number that the steps make an integer, found the number 1.5")
    #expect(
      converted("128") { kv, at, d throws(CodingFailure) in try kv.convertToInt8(at: at, d) }.problem
        == "range at : expected a number that the steps make an integer from -128 to 127 (Int8), found the number 128")
    #expect(
      converted("-1") { kv, at, d throws(CodingFailure) in try kv.convertToUInt64(at: at, d) }.problem
        == "range at : expected a number that the steps make an integer from 0 to 18446744073709551615 (UInt64), "
        + "found the number -1")
  }

  @Test func convertsIntoFloatingPoint() {
    #expect(converted("0.1") { kv, at, d throws(CodingFailure) in try kv.convertToDouble(at: at, d) }.value == 0.1)
    #expect(
      converted("16777217") { kv, at, d throws(CodingFailure) in try kv.convertToFloat(at: at, d) }.value == 16_777_216)
    // Rounded once: going through a Double would make it one unit less.
    let halfway = "1.00000017881393432617187499"
    #expect(
      converted(halfway) { kv, at, d throws(CodingFailure) in try kv.convertToFloat(at: at, d) }.value == 1.0000001)
    #expect(
      converted("1e39") { kv, at, d throws(CodingFailure) in try kv.convertToFloat(at: at, d) }.problem
        == "range at : expected a number that the steps make a number that fits a Float, found the number 1e39")
    #expect(converted("1") { kv, at, _ throws(CodingFailure) in try kv.convertToDouble(at: at, .nan) }.problem != nil)
  }

  @Test func convertsIntoDecimals() {
    #expect(reading("1") { (kv) throws(CodingFailure) in try decimals(&kv) }.value == "0.1 0.3 -7 200 -9 9")
    #expect(
      reading("1") { (kv) throws(CodingFailure) -> Decimal in
        let at = kv.mark()
        _ = try kv.int()
        return try kv.decimal(at: at, of: 1e300)
      }.problem == "range at : expected a number of at most 38 digits, found the number 1")
  }

  private func decimals(_ kv: inout JSONReader) throws(CodingFailure) -> String {
    let at = kv.mark()
    _ = try kv.int()
    let numbers = [
      try kv.decimal(at: at, of: 0.1), try kv.decimal(at: at, of: 0.3 as Float), NumberStep.decimal(of: -7 as Int8),
      NumberStep.decimal(of: 200 as UInt8), NumberStep.decimal(of: -9), NumberStep.decimal(of: 9 as UInt64),
    ]
    return numbers.map(\.description).joined(separator: " ")
  }
}
