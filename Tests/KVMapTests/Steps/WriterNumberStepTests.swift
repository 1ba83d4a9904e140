import Foundation
import Testing

@_spi(Generated) @testable import KVMap

@Suite struct WriterNumberStepTests {
  private let price = Decimal(sign: .plus, exponent: -2, significand: 1999)

  @Test func undoesWhatReadingComputed() {
    let price = price
    #expect(writing { kv throws(CodingFailure) in try kv.decimal(try kv.unscale(price, "0.01")) }.value == "1999")
    #expect(writing { kv throws(CodingFailure) in try kv.decimal(try kv.unshift(price, "-1")) }.value == "20.99")
  }

  @Test func failsWhereTheValueWouldStand() {
    let failed = writing { kv throws(CodingFailure) in
      kv.beginObject()
      kv.key("\"price\":")
      try kv.decimal(try kv.unscale(1, "3"))
      kv.endObject()
    }
    #expect(failed.problem == "range at price: expected a number that can be divided by 3, found the number 1")
    #expect(
      writing { kv throws(CodingFailure) in try kv.decimal(try kv.unshift(.nan, "1")) }.problem
        == "range at : expected a number from which 1 can be taken, found what is not a number")
  }

  @Test func convertsIntoTheDocumentsType() {
    let price = price
    #expect(
      writing { kv throws(CodingFailure) in kv.int(try kv.convertToInt(price)) }.problem
        == "mismatch at : expected an integer, found the number 19.99")
    #expect(
      writing { kv throws(CodingFailure) in kv.uint8(try kv.convertToUInt8(256)) }.problem
        == "range at : expected an integer from 0 to 255 (UInt8), found the number 256")
    #expect(writing { kv throws(CodingFailure) in kv.int8(try kv.convertToInt8(-128)) }.value == "-128")
    #expect(writing { kv throws(CodingFailure) in kv.int16(try kv.convertToInt16(16)) }.value == "16")
    #expect(writing { kv throws(CodingFailure) in kv.int32(try kv.convertToInt32(32)) }.value == "32")
    #expect(writing { kv throws(CodingFailure) in kv.int64(try kv.convertToInt64(64)) }.value == "64")
    #expect(writing { kv throws(CodingFailure) in kv.uint(try kv.convertToUInt(1)) }.value == "1")
    #expect(writing { kv throws(CodingFailure) in kv.uint16(try kv.convertToUInt16(16)) }.value == "16")
    #expect(writing { kv throws(CodingFailure) in kv.uint32(try kv.convertToUInt32(32)) }.value == "32")
    #expect(writing { kv throws(CodingFailure) in kv.uint64(try kv.convertToUInt64(64)) }.value == "64")
    #expect(writing { kv throws(CodingFailure) in try kv.double(try kv.convertToDouble(price)) }.value == "19.99")
    #expect(writing { kv throws(CodingFailure) in try kv.float(try kv.convertToFloat(price)) }.value == "19.99")
    #expect(writing { kv throws(CodingFailure) in try kv.double(try kv.convertToDouble(.nan)) }.problem != nil)
  }

  @Test func makesDecimalsOfNumbers() {
    #expect(writing { kv throws(CodingFailure) in try kv.decimal(try kv.decimal(of: 0.1)) }.value == "0.1")
    #expect(writing { kv throws(CodingFailure) in try kv.decimal(try kv.decimal(of: 0.1 as Float)) }.value == "0.1")
    #expect(writing { kv throws(CodingFailure) in try kv.decimal(NumberStep.decimal(of: -3 as Int16)) }.value == "-3")
    #expect(
      writing { kv throws(CodingFailure) in try kv.decimal(try kv.decimal(of: Double.infinity)) }.problem
        == "range at : expected a number that is not infinite, found the number inf")
    #expect(
      writing { kv throws(CodingFailure) in try kv.decimal(try kv.decimal(of: 1e200 as Double)) }.problem
        == "range at : expected a number of at most 38 digits, found the number 1e+200")
  }

  @Test func writesTheNumberThatATextSays() {
    #expect(writing { kv throws(CodingFailure) in try kv.number("190957570511478784") }.value == "190957570511478784")
    #expect(writing { kv throws(CodingFailure) in try kv.number("1.50e400") }.value == "1.50e400")
    #expect(
      writing { kv throws(CodingFailure) in try kv.number("4x") }.problem
        == #"mismatch at : expected a text that is a number, found the string "4x""#)
    #expect(writing { kv throws(CodingFailure) in try kv.decimal(try kv.parseDecimal("2.5")) }.value == "2.5")
    #expect(
      writing { kv throws(CodingFailure) in try kv.decimal(try kv.parseDecimal("2,5")) }.problem
        == #"mismatch at : expected a text that is a number, found the string "2,5""#)
    #expect(
      writing { kv throws(CodingFailure) in try kv.decimal(try kv.parseDecimal("1e400")) }.problem
        == #"range at : expected a number of at most 38 digits, found the string "1e400""#)
  }
}
