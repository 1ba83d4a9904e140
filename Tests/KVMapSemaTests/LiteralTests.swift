import KVMapText
import Testing

@testable import KVMapSema

/// The meaning of literals and names, independent of position.
struct LiteralTests {
  @Test(arguments: [
    ("1970-01-01T00:00Z", 0), ("1970-01-01T00:00:00Z", 0), ("1970-01-01T01:00:00+01:00", 0),
    ("1970-01-01T01:30+0130", 0), ("1969-12-31T22:00:00-02", 0), ("1969-12-31T23:59:59.5Z", -0.5),
    ("1969-12-31T23:59:58.25Z", -1.75), ("2012-04-14T00:20:07Z", 1_334_362_807),
    ("2012-02-29T00:00:00Z", 1_330_473_600), ("0001-01-01T00:00:00Z", -62_135_596_800),
    ("9999-12-31T23:59:59.999999999Z", 253_402_300_799.999999999), ("1970-01-01T00:00:00.1Z", 0.1),
  ])
  func dates(_ text: String, _ seconds: Double) {
    #expect(DateLiteral(text)?.secondsSince1970 == seconds)
  }

  @Test(arguments: [
    "", "1970", "1970-01-01", "1970-01-01T00:00:00", "1970-01-01 00:00:00Z", "1970-13-01T00:00:00Z",
    "1970-02-30T00:00:00Z", "2100-02-29T00:00:00Z", "1970-01-01T24:00:00Z", "1970-01-01T00:60:00Z",
    "1970-01-01T00:00:60Z", "1970-01-01T00:00:00.Z", "1970-01-01T00:00:00.1234567890Z", "1970-01-01T00:00:00z",
    "1970-01-01T00:00:00+1", "1970-01-01T00:00:00+24:00", "1970-01-01T00:00:00+01:60", "1970-01-01T00:00:00Zx",
    "1970-1-1T00:00:00Z", "１970-01-01T00:00:00Z", "1970-00-01T00:00:00Z", "1970-01-00T00:00:00Z",
  ])
  func noDates(_ text: String) {
    #expect(DateLiteral(text) == nil)
  }

  @Test(
    arguments: [
      ("0", "0", "0"), ("-0", "0", "0"), ("12.20", nil, "12.2"), ("1e2", "100", "100"), ("1E+2", "100", "100"),
      ("100e-2", "1", "1"), ("-3.0", "-3", "-3"), ("0.001", nil, "0.001"), ("1e-30", nil, "1e-30"),
      ("1e30", nil, "1e30"), ("123456789012345678901", nil, "123456789012345678901"),
      ("18446744073709551615", "18446744073709551615", "18446744073709551615"),
    ] as [(String, String?, String)])
  func numbers(_ text: String, _ integer: String?, _ shortest: String) throws {
    let number = try #require(NumberLiteral(text))
    #expect(number.integer == integer)
    #expect(number.text == shortest)
  }

  @Test(arguments: ["", "-", "x", "1x", "1e", "1e1000001", "1e99999999999999999999", "1e-9223372036854775808", "."])
  func noNumbers(_ text: String) {
    #expect(NumberLiteral(text) == nil)
  }

  @Test(arguments: [
    ("99999999999999999999999999999999999999", true), ("999999999999999999999999999999999999999", false),
    ("1e127", true), ("1e164", true), ("1e165", false), ("1e-128", true), ("1e-129", false), ("12e-129", false),
  ])
  func decimals(_ text: String, _ fits: Bool) throws {
    #expect(try #require(NumberLiteral(text)).fitsDecimal == fits)
  }

  @Test(arguments: [
    ("https://example.org/a b?c=d#e", "https://example.org/a%20b?c=d#e"), ("é", "%C3%A9"), ("a%20b", "a%20b"),
    ("//host:80/p", "//host:80/p"), ("http://[::1]:8080/", "http://[::1]:8080/"), ("?q", "?q"), ("#f", "#f"),
    ("mailto:a@b.c", "mailto:a@b.c"), ("a/b:c", "a/b:c"), ("http://u:p@h/", "http://u:p@h/"), ("/", "/"),
  ])
  func urls(_ text: String, _ encoded: String) {
    #expect(text.utf8Bytes { URIReference($0)?.text } == encoded)
  }

  @Test(arguments: [
    "", "a#b#c", ":a", "1a:b", "a%2", "a%zz", "<a>", "a\"b", "a\nb", "http://h:x/", "http://[::1/", "a{b}", "a|b",
    "a\\b", "http://[]/", "a^b", "http://a@b@c/",
  ])
  func noURLs(_ text: String) {
    #expect(text.utf8Bytes { URIReference($0) == nil })
  }

  @Test(
    arguments: [
      ("", []), ("AA==", [0]), ("AAE=", [0, 1]), ("AAEC", [0, 1, 2]), ("+/+/", [0xFB, 0xFF, 0xBF]),
    ] as [(String, [UInt8])])
  func base64(_ text: String, _ bytes: [UInt8]) {
    #expect(text.utf8Bytes(Base64Text.decoded) == bytes)
  }

  @Test(arguments: ["A", "AA", "AAA", "A===", "====", "AB==", "AAF=", "A A=", "-_-_", "AA=A"])
  func noBase64(_ text: String) {
    #expect(text.utf8Bytes(Base64Text.decoded) == nil)
  }

  @Test(
    arguments: [
      ("Z", .offset(0)), ("UTC", .offset(0)), ("+02:00", .offset(7200)), ("-0330", .offset(-12600)),
      ("+18", .offset(64800)), ("Europe/Zurich", .named("Europe/Zurich")), ("CET", .named("CET")),
    ] as [(String, DateZone)])
  func zones(_ text: String, _ zone: DateZone) {
    #expect(ZoneParser.parse(text) == zone)
  }

  @Test(arguments: [
    "", "+", "+2", "+2:00", "+18:01", "+02:60", "+02-00", "PST", "GMT+2", "Nowhere/Here", "+020", "02:00", "a/é",
  ])
  func noZones(_ text: String) {
    #expect(ZoneParser.parse(text) == nil)
  }
}
