import Foundation
import TestSupport
import Testing

@_spi(Generated) @testable import KVMap
@testable import KVMapSema

/// Numbers are the one grammar that the checker and the runtime do not share (`KVMapText`), because the runtime's is in
/// its fastest loops: what one accepts the other accepts, as the same value.
@Suite struct SharedGrammarTests {
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
