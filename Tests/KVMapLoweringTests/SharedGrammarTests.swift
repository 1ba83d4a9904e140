import Foundation
import TestSupport
import Testing

@_spi(Generated) @testable import KVMap
@testable import KVMapSema

/// A default value, an example and a bound are literals that the checker reads, and the same text in a document is read
/// by the runtime. Both have the same grammar, which neither can import from the other: what one accepts the other
/// accepts, as the same value.
@Suite struct SharedGrammarTests {
  @Test func base64() {
    compare(["", "TWFu", "TWE=", "TQ==", "+/+/", "AAAAAAAA"], inserting: "AQgw+/=-_ ") { text in
      KVMapSema.Base64Text.decode(text)
    } runtime: { bytes in
      KVMap.Base64Text.parse(bytes).map { [UInt8]($0) }
    }
  }

  @Test func dates() {
    let dates = [
      "2012-04-14T00:20:07.5Z", "2000-02-29T23:59:59+14:00", "1900-02-28T00:00Z", "1969-12-31T23:59:59.999999999Z",
      "0001-01-01T00:00:00-0130", "9999-12-31T12:30+05",
    ]
    compare(dates, inserting: "0123459-:.TZ+ ") { text in
      DateText(text)?.secondsSince2001
    } runtime: { bytes in
      ISO8601.parse(bytes)?.timeIntervalSinceReferenceDate
    }
  }

  @Test func days() {
    compare(["2026-03-01", "2000-02-29", "1900-02-28", "0001-12-31"], inserting: "01239-") { text in
      KVMapSema.DayText(text).map { [$0.year, $0.month, $0.day] }
    } runtime: { bytes in
      KVMap.DayText.parse(bytes).map { [$0.year, $0.month, $0.day] }
    }
  }

  @Test func durations() {
    let durations = ["PT1H30M", "P2W", "-PT0.5S", "P1DT12H", "PT0,000000001S", "P9999999D", "PT1M0.25S"]
    compare(durations, inserting: "0159PTWDHMS.,-") { text in
      KVMapSema.DurationText(text).map { [Int64($0.seconds), $0.attoseconds] }
    } runtime: { bytes in
      KVMap.DurationText.parse(bytes).value.map { [$0.components.seconds, $0.components.attoseconds] }
    }
  }

  @Test func urls() {
    let urls = [
      "https://user@example.com:8080/a/b?c=d&e#f", "a/b", "//h", "mailto:x@y", "http://[::1]/", "x:%41%2f", "?q", "#f",
      "a:b", "./a:b", "é/ö", "a b",
    ]
    compare(urls, inserting: "a:/?#[]@%4é |\\") { text in
      URLReference(text).map { $0.text }
    } runtime: { bytes in
      URLText.parse(bytes).map { $0.absoluteString }
    }
  }

  /// The lexer refuses the few texts that `NumberLiteral` takes and JSON does not (`01`, `1.`), so only what JSON takes
  /// is compared; and of that only what Foundation's decimals hold.
  @Test func numbers() {
    compare(["0", "-0.5", "12e3", "1E-9", "340.25", "-1e+2"], inserting: "0159-+.eE") { text -> String? in
      var copy = text
      guard copy.withUTF8({ NumberText.whole($0) != nil }),
        Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) != nil
      else { return nil }
      return NumberLiteral(text).map { "\($0.isNegative)\($0.digits)e\($0.exponent)" }
    } runtime: { bytes in
      guard NumberText.whole(bytes) != nil else { return nil }
      let text = String(decoding: bytes, as: UTF8.self)
      guard let value = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) else { return nil }
      let isNegative = text.hasPrefix("-")
      guard value != 0 else { return "\(isNegative)e0" }
      var (digits, exponent) = ("\(value.significand)", value.exponent)
      while digits.hasSuffix("0") {
        digits.removeLast()
        exponent += 1
      }
      return "\(isNegative)\(digits)e\(exponent)"
    }
  }

  /// Compares both readers on valid texts and on these with a few characters inserted, removed and replaced.
  private func compare<Value: Equatable>(
    _ texts: [String], inserting characters: String, checker: (String) -> Value?, runtime: (UTF8Bytes) -> Value?
  ) {
    var generator = SeededGenerator(seed: 17)
    let alphabet = Array(characters)
    var accepted = 0
    for text in texts {
      for round in 0..<(Thoroughness.choose(1_500, thorough: 50_000)) {
        var characters = Array(text)
        for _ in 0..<(round == 0 ? 0 : Int.random(in: 1...2, using: &generator)) {
          let place = Int.random(in: 0...characters.count, using: &generator)
          let character = alphabet.randomElement(using: &generator) ?? "0"
          switch Int.random(in: 0..<3, using: &generator) {
          case 0: characters.insert(character, at: place)
          case 1: if place < characters.count { characters.remove(at: place) }
          default: if place < characters.count { characters[place] = character }
          }
        }
        var changed = String(characters)
        let literal = checker(changed)
        let read = changed.withUTF8 { runtime($0) }
        if literal != nil { accepted += 1 }
        #expect(literal == read, "\(changed)")
        #expect(round > 0 || literal != nil, "\(changed)")
      }
    }
    #expect(accepted > texts.count * 20)
  }
}
