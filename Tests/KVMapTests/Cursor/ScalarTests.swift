import Foundation
@_spi(Generated) import KVMap
import Testing

@Suite("Scalars")
struct ScalarTests {
  @Test("integers are numbers with an integral value that fits")
  func integers() {
    #expect(read(IntProbe.self, "0") == .success(0))
    #expect(read(IntProbe.self, "-0") == .success(0))
    #expect(read(IntProbe.self, " 42 ") == .success(42))
    #expect(read(IntProbe.self, "3.0") == .success(3))
    #expect(read(IntProbe.self, "1e2") == .success(100))
    #expect(read(IntProbe.self, "10e-1") == .success(1))
    #expect(read(IntProbe.self, "-12.50e1") == .success(-125))
    #expect(read(IntProbe.self, "0e999999999999999999999") == .success(0))
    #expect(read(IntProbe.self, "9223372036854775807") == .success(.max))
    #expect(read(IntProbe.self, "-9223372036854775808") == .success(.min))
    #expect(read(IntProbe.self, "123456789012345678") == .success(123_456_789_012_345_678))
    #expect(read(IntProbe.self, "9223372036854775808") == .problem(.range))
    #expect(read(IntProbe.self, "-9223372036854775809") == .problem(.range))
    #expect(read(IntProbe.self, "1e19") == .problem(.range))
    #expect(read(IntProbe.self, "1e999999999999999999999") == .problem(.range))
    #expect(read(IntProbe.self, "1.5") == .problem(.mismatch))
    #expect(read(IntProbe.self, "1e-1") == .problem(.mismatch))
    #expect(read(IntProbe.self, #""1""#) == .problem(.mismatch))
    #expect(read(IntProbe.self, "true") == .problem(.mismatch))
    #expect(read(IntProbe.self, "null") == .problem(.null))
    #expect(read(IntProbe.self, "01") == .problem(.syntax))
    #expect(read(IntProbe.self, "-") == .problem(.syntax))
    #expect(read(IntProbe.self, "1.") == .problem(.syntax))
    #expect(read(IntProbe.self, "+1") == .problem(.syntax))
    #expect(read(IntProbe.self, "nul") == .problem(.syntax))
  }

  @Test("every width of integer has its own limits")
  func widths() {
    #expect(read(Int8Probe.self, "127") == .success(127))
    #expect(read(Int8Probe.self, "128") == .problem(.range))
    #expect(read(Int8Probe.self, "-128.0") == .success(-128))
    #expect(read(UIntProbe.self, "-0") == .success(0))
    #expect(read(UIntProbe.self, "-1") == .problem(.range))
    #expect(read(UInt64Probe.self, "18446744073709551615") == .success(.max))
    #expect(read(UInt64Probe.self, "1844674407370955161.5e1") == .success(.max))
    #expect(read(UInt64Probe.self, "18446744073709551616") == .problem(.range))
    #expect(read(Int64Probe.self, "9007199254740993") == .success(9_007_199_254_740_993))
  }

  @Test("numbers as Double and Float are the nearest ones; too large is a problem, too small is zero")
  func floats() {
    #expect(read(DoubleProbe.self, "9007199254740993") == .success(9_007_199_254_740_992))
    #expect(read(DoubleProbe.self, "0.1") == .success(0.1))
    #expect(read(DoubleProbe.self, "4.9406564584124654e-324") == .success(.leastNonzeroMagnitude))
    #expect(read(DoubleProbe.self, "1e-400") == .success(0))
    #expect(read(DoubleProbe.self, "1.7976931348623157e308") == .success(.greatestFiniteMagnitude))
    #expect(read(DoubleProbe.self, "1e400") == .problem(.range))
    #expect(read(DoubleProbe.self, "0e1") == .success(0))
    #expect(read(DoubleProbe.self, "-0.0").map(\.sign) == .success(.minus))
    #expect(read(DoubleProbe.self, "1\(String(repeating: "0", count: 100_000))e-100000") == .success(1))
    #expect(read(DoubleProbe.self, "1.e5") == .problem(.syntax))
    #expect(read(DoubleProbe.self, ".5") == .problem(.syntax))
    #expect(read(DoubleProbe.self, "null") == .problem(.null))
    #expect(read(DoubleProbe.self, #""1""#) == .problem(.mismatch))
    #expect(read(FloatProbe.self, "1.00000017881393432617187499") == .success(0x1.000002p0))
    #expect(read(FloatProbe.self, "3.5e38") == .problem(.range))
    #expect(
      read(DecimalProbe.self, "12345678901234567890.123456789012345678").map(\.description)
        == .success("12345678901234567890.123456789012345678"))
    #expect(read(DecimalProbe.self, "0.\(String(repeating: "1", count: 40))") == .problem(.range))
  }

  @Test("strings are validated and unescaped")
  func strings() {
    #expect(read(StringProbe.self, #""""#) == .success(""))
    #expect(
      read(StringProbe.self, #""a\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00é😀""#)
        == .success("a\"\\/\u{8}\u{c}\n\r\té😀é😀"))
    #expect(read(StringProbe.self, #""\u0000""#) == .success("\0"))
    #expect(read(StringProbe.self, "\"\u{7f}\"") == .success("\u{7f}"))
    #expect(read(StringProbe.self, "1") == .problem(.mismatch))
    #expect(read(StringProbe.self, "\"a\u{0}\"") == .problem(.syntax))
    #expect(read(CharacterProbe.self, #""👨‍👩‍👧""#) == .success("👨‍👩‍👧"))
    #expect(read(CharacterProbe.self, #""""#) == .problem(.mismatch))
    #expect(read(CharacterProbe.self, #""ab""#) == .problem(.mismatch))
  }

  @Test("strings of every length, with something special at every place")
  func stringPlaces() {
    for length in 0..<40 {
      for place in 0...length {
        for special in ["", "é", "\\n", "😀", "\\\"", "\\u20ac"] {
          var text = String(repeating: "x", count: length)
          text.insert(contentsOf: special, at: text.index(text.startIndex, offsetBy: place))
          var expected = String(repeating: "x", count: length)
          let plain = ["\\n": "\n", "\\\"": "\"", "\\u20ac": "€"][special] ?? special
          expected.insert(contentsOf: plain, at: expected.index(expected.startIndex, offsetBy: place))
          #expect(read(StringProbe.self, "\"\(text)\"") == .success(expected))
          #expect(read(StringsProbe.self, "[\"\(text)\",\"b\"]") == .success([expected, "b"]))
        }
      }
    }
  }

  @Test(
    "what is not UTF-8 is refused, at every place of a string",
    arguments: [
      [0xff], [0x80], [0xc0, 0xaf], [0xc1, 0xbf], [0xe0, 0x9f, 0xbf], [0xed, 0xa0, 0x80], [0xf0, 0x8f, 0xbf, 0xbf],
      [0xf4, 0x90, 0x80, 0x80], [0xf5, 0x80, 0x80, 0x80], [0xc3], [0xe2, 0x82], [0xf0, 0x9f, 0x98], [0xe2, 0x28, 0xa1],
    ] as [[UInt8]])
  func encoding(_ bad: [UInt8]) {
    for length in 0..<20 {
      let text = [0x22] + [UInt8](repeating: 0x61, count: length) + bad + [0x62, 0x22]
      #expect(read(StringProbe.self, text) == .problem(.encoding))
      #expect(read(ValueProbe.self, [0x7b] + text + [0x3a, 0x31, 0x7d]) == .problem(.encoding))
    }
  }

  @Test("every scalar is read from its bytes and from its escape")
  func scalars() {
    for value in stride(from: 0x20, through: 0x10_ffff, by: 61) {
      guard let scalar = Unicode.Scalar(UInt32(value)), scalar != "\"", scalar != "\\" else { continue }
      let text = String(Character(scalar))
      let units = Array(text.utf16).map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
      #expect(read(StringProbe.self, "\"\(text)\"") == .success(text))
      #expect(read(StringProbe.self, "\"\(units.joined())\"") == .success(text))
    }
  }

  @Test("words, dates, addresses and bytes")
  func others() {
    #expect(read(BoolProbe.self, "true") == .success(true))
    #expect(read(BoolProbe.self, "false") == .success(false))
    #expect(read(BoolProbe.self, "1") == .problem(.mismatch))
    #expect(read(DateProbe.self, #""2012-04-14T00:20:07Z""#) == .success(Date(timeIntervalSince1970: 1_334_362_807)))
    #expect(
      read(DateProbe.self, #""2012-04-1\u0034T00:20:07Z""#) == .success(Date(timeIntervalSince1970: 1_334_362_807)))
    #expect(read(DateProbe.self, #""2021-02-30T00:00:00Z""#) == .problem(.mismatch))
    #expect(read(DateProbe.self, "5") == .problem(.mismatch))
    #expect(read(URLProbe.self, #""https:\/\/a.b/c d""#).map(\.absoluteString) == .success("https://a.b/c%20d"))
    #expect(read(URLProbe.self, #""""#) == .problem(.mismatch))
    let id = UUID()
    #expect(read(UUIDProbe.self, "\"\(id.uuidString.lowercased())\"") == .success(id))
    #expect(read(UUIDProbe.self, #""0000""#) == .problem(.mismatch))
    #expect(read(DataProbe.self, #""AQL/""#) == .success(Data([1, 2, 255])))
    #expect(read(DataProbe.self, #""AQL""#) == .problem(.mismatch))
  }

  @Test("arrays of scalars of every length")
  func arrays() {
    for count in [0, 1, 2, 63, 64, 65, 128, 300] {
      let numbers = (0..<count).map { $0 * 7 - 50 }
      let json = "[\(numbers.map(String.init).joined(separator: ", "))]"
      #expect(read(IntsProbe.self, json) == .success(numbers))
      #expect(read(DoublesProbe.self, json) == .success(numbers.map(Double.init)))
      #expect(read(IntsProbe.self, json.dropLast() + (count > 0 ? ",true]" : "true]")) == .problem(.mismatch))
    }
    #expect(read(IntsProbe.self, "[1,]") == .problem(.syntax))
    #expect(read(IntsProbe.self, "{}") == .problem(.mismatch))
    #expect(read(StringsProbe.self, #"["a",null]"#) == .problem(.null))
  }
}
