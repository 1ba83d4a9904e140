// Generated from Injection.kvmap. Do not edit.
// kvmap format 1, input 7d2873dde32d77a8, body bb5b72dae9e3a1d2
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
@_spi(Generated) import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

/// Ends here? */ canary() /*
/// "quotes" \(canary()) and `ticks`
nonisolated struct Injection: Swift.Sendable, Swift.Hashable {
  /// A line end: nothing.
  var quote: Swift.Int
  var interpolation: Swift.Int
  var raw: Swift.Int
  var lines: Swift.Int
  var control: Swift.Int
  var bidi: Swift.Int
  var triple: Swift.Int
  var hashes: Swift.Int
  var wide: Swift.Int
  var combined: Swift.Int
  var empty: Swift.Int
  var dots: Swift.Optional<Swift.Int>
  var text: Swift.String
  var character: Swift.Character
  var pattern: Swift.Optional<Date>
  var base: Swift.Optional<URL>
  var tree: KVMap.JSONValue
  var word: [Swift.String: Swift.String]

  init(
    quote: Swift.Int,
    interpolation: Swift.Int,
    raw: Swift.Int,
    lines: Swift.Int,
    control: Swift.Int,
    bidi: Swift.Int,
    triple: Swift.Int,
    hashes: Swift.Int,
    wide: Swift.Int,
    combined: Swift.Int,
    empty: Swift.Int,
    dots: Swift.Int? = nil,
    text: Swift.String = "\"; canary(); //\\(canary())\n\r\0\u{202e}\"\"\"",
    character: Swift.Character = "\"",
    pattern: Date? = nil,
    base: URL? = nil,
    tree: KVMap.JSONValue = KVMap.GeneratedConstant.tree("{\"\\\"\\\\(canary())\":\"\\\"; canary()\"}"),
    word: [Swift.String: Swift.String] = ["\"\\(canary())": "\\"]
  ) {
    self.quote = quote
    self.interpolation = interpolation
    self.raw = raw
    self.lines = lines
    self.control = control
    self.bidi = bidi
    self.triple = triple
    self.hashes = hashes
    self.wide = wide
    self.combined = combined
    self.empty = empty
    self.dots = dots
    self.text = text
    self.character = character
    self.pattern = pattern
    self.base = base
    self.tree = tree
    self.word = word
  }
}

// MARK: - Mappings

nonisolated extension Injection: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Injection {
    Injection(quote: 0, interpolation: 0, raw: 0, lines: 0, control: 0, bidi: 0, triple: 0, hashes: 0, wide: 0, combined: 0, empty: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Injection, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &out.quote)  // "a\"; canary(); //"
        case 1: kv.int(into: &out.interpolation)  // "\\(canary())"
        case 2: kv.int(into: &out.raw)  // "\"#\\#(canary())#\""
        case 3: kv.int(into: &out.lines)  // "one\ntwo\r\nthree\u{2028}four\u{85}five"
        case 4: kv.int(into: &out.control)  // "\u0000\u001b\u007f\b\t"
        case 5: kv.int(into: &out.bidi)  // "\u{202e}\u{2066}evil"
        case 6: kv.int(into: &out.triple)  // "\"\"\" canary() \"\"\""
        case 7: kv.int(into: &out.hashes)  // "################"
        case 8: kv.int(into: &out.wide)  // "é🙂東京"
        case 9: kv.int(into: &out.combined)  // "é"
        case 10: kv.int(into: &out.empty)  // ""
        case 11:  // "a.b"."[0]".$text
          if try kv.consumeNull() {
            out.dots = nil
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0:  // "a.b"."[0]".$text
                  if try kv.consumeNull() {
                    out.dots = nil
                  } else {
                    var scan2: KVMap.ObjectState = .init(updating: updating)
                    var key2: Swift.Int = try kv.beginObject(_kvKeys_2, &scan2)
                    while key2 >= 0 {
                      switch key2 {
                      case 0: kv.int(orNil: &out.dots)  // "a.b"."[0]".$text
                      default: break
                      }
                      key2 = try kv.nextKey(_kvKeys_2, &scan2)
                    }
                  }
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        case 12: out.text = try kv.consumeNull() ? "\"; canary(); //\\(canary())\n\r\0\u{202e}\"\"\"" : kv.string()  // text
        case 13: out.character = try kv.consumeNull() ? "\"" : kv.character()  // character
        case 14: out.pattern = try kv.consumeNullOrEmptyElement() ? nil : kv.date("y4'.\"\\(canary())\\nM2", patterns: "yyyy'\"\\(canary())\\n'MM", offset: 0)  // pattern
        case 15: out.base = try kv.consumeNullOrEmptyElement() ? nil : kv.url(base: "https://example.org/%22%5C(canary())/")  // base
        case 16: out.tree = try kv.consumeNull() ? KVMap.GeneratedConstant.tree("{\"\\\"\\\\(canary())\":\"\\\"; canary()\"}") : kv.value()  // tree
        case 17: out.word = try kv.consumeNull() ? ["\"\\(canary())": "\\"] : _kvDecode_word(&kv)  // word
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_word(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Swift.String] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.string() })
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"a\\\"; canary(); //\":", self.quote)
    kv.int("\"\\\\(canary())\":", self.interpolation)
    kv.int("\"\\\"#\\\\#(canary())#\\\"\":", self.raw)
    kv.int("\"one\\ntwo\\r\\nthree\u{2028}four\u{85}five\":", self.lines)
    kv.int("\"\\u0000\\u001b\u{7f}\\b\\t\":", self.control)
    kv.int("\"\u{202e}\u{2066}evil\":", self.bidi)
    kv.int("\"\\\"\\\"\\\" canary() \\\"\\\"\\\"\":", self.triple)
    kv.int("\"################\":", self.hashes)
    kv.int("\"\u{e9}\u{1f642}\u{6771}\u{4eac}\":", self.wide)
    kv.int("\"e\u{301}\":", self.combined)
    kv.int("\"\":", self.empty)
    let begun0: Swift.Int = kv.beginOptionalObject("\"a.b\":")
    let begun1: Swift.Int = kv.beginOptionalObject("\"[0]\":")
    kv.int("\"$text\":", ifPresent: self.dots)
    kv.endOptionalObject(begun1)
    kv.endOptionalObject(begun0)
    kv.string("\"text\":", self.text)
    kv.key("\"character\":"); kv.character(self.character)
    if let value = self.pattern { kv.key("\"pattern\":"); try kv.date(value, codes: "y4'.\"\\(canary())\\nM2", offset: 0) }
    if let value = self.base { kv.key("\"base\":"); try kv.url(value) }
    kv.key("\"tree\":"); kv.value(self.tree)
    kv.key("\"word\":"); kv.dictionary(self.word)
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Injection {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.quote, right.quote),
      KVMap._kvAreEqual(left.interpolation, right.interpolation),
      KVMap._kvAreEqual(left.raw, right.raw),
      KVMap._kvAreEqual(left.lines, right.lines),
      KVMap._kvAreEqual(left.control, right.control),
      KVMap._kvAreEqual(left.bidi, right.bidi),
      KVMap._kvAreEqual(left.triple, right.triple),
      KVMap._kvAreEqual(left.hashes, right.hashes),
      KVMap._kvAreEqual(left.wide, right.wide),
      KVMap._kvAreEqual(left.combined, right.combined),
      KVMap._kvAreEqual(left.empty, right.empty),
      KVMap._kvAreEqual(left.dots, right.dots),
      KVMap._kvAreEqual(left.text, right.text),
      KVMap._kvAreEqual(left.character, right.character),
      KVMap._kvAreEqual(left.pattern, right.pattern),
      KVMap._kvAreEqual(left.base, right.base),
      KVMap._kvAreEqual(left.tree, right.tree),
      KVMap._kvAreEqual(left.word, right.word)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.quote.hash(into: &hasher)
    self.interpolation.hash(into: &hasher)
    self.raw.hash(into: &hasher)
    self.lines.hash(into: &hasher)
    self.control.hash(into: &hasher)
    self.bidi.hash(into: &hasher)
    self.triple.hash(into: &hasher)
    self.hashes.hash(into: &hasher)
    self.wide.hash(into: &hasher)
    self.combined.hash(into: &hasher)
    self.empty.hash(into: &hasher)
    self.dots.hash(into: &hasher)
    self.text.hash(into: &hasher)
    self.character.hash(into: &hasher)
    self.pattern.hash(into: &hasher)
    self.base.hash(into: &hasher)
    self.tree.hash(into: &hasher)
    self.word.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Injection {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "#\0\0\0'\0\0\0\0\0\u{1e}\0\0\0\0\0%\0\0\0\0\0\u{1}\0\0\0\0\0\0\0\u{c}\0\0\0\0\0\0\0\0\0,\0\u{11}\0\0\0\u{8}\0\0\0\0\0\0\0\u{5}\0\0\02\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0.\0\u{1a}\0\0\0\0\0\0\0\u{16}\0\0\0\0\0\u{13}\0!\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0)\00\0\0\0\0\0\0\0\0\0\0\0\0\0\u{10}\0\0\0\0\0\u{1}\0a\"; canary(); //\"\0\0\0\0\0\0\0\u{b}\0\0\u{1}\0\0\u{1}\0\\(canary())\"\0\0\0\0\u{10}\0\0\u{2}\0\0\u{1}\0\"#\\#(canary())#\"\"\0\0\0\0\0\0\0\u{1b}\0\0\u{3}\0\0\u{1}\0one\ntwo\r\nthree\u{2028}four\u{85}five\"\0\0\0\0\u{5}\0\0\u{4}\0\0\u{1}\0\0\u{1b}\u{7f}\u{8}\t\"\0\0\n\0\0\u{5}\0\0\u{1}\0\u{202e}\u{2066}evil\"\0\0\0\0\0\u{10}\0\0\u{6}\0\0\u{1}\0\"\"\" canary() \"\"\"\"\0\0\0\0\0\0\0\u{10}\0\0\u{7}\0\0\u{1}\0################\"\0\0\0\0\0\0\0\u{c}\0\0\u{8}\0\0\u{1}\0\u{e9}\u{1f642}\u{6771}\u{4eac}\"\0\0\0\u{3}\0\0\t\0\0\u{1}\0e\u{301}\"\0\0\0\0\0\0\0\n\0\0\u{1}\0\"\0\0\0\0\0\0\0\u{3}\0\0\u{b}\0\0\0\0a.b\"\0\0\0\0\u{4}\0\0\u{c}\0\0\0\0text\"\0\0\0\t\0\0\r\0\0\0\0character\"\0\0\0\0\0\0\u{7}\0\0\u{e}\0\0\0\0pattern\"\u{4}\0\0\u{f}\0\0\0\0base\"\0\0\0\u{4}\0\0\u{10}\0\0\0\0tree\"\0\0\0\u{4}\0\0\u{11}\0\0\0\0word\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 6, seed: 0x657eecdd3cb13d09, wide: false, full: false, count: 18, required: 11,
      unknown: .ignore, duplicates: .error,
      rules: """
        Injection\tInjection.kvmap\t3
        quote\t+2\t\"a\\\"; canary(); //\"
        interpolation\t+3\t\"\\\\(canary())\"
        raw\t+4\t\"\\\"#\\\\#(canary())#\\\"\"
        lines\t+5\t\"one\\ntwo\\r\\nthree\u{2028}four\u{85}five\"
        control\t+6\t\"\\u0000\\u001b\\u007f\\b\\t\"
        bidi\t+7\t\"\u{202e}\u{2066}evil\"
        triple\t+8\t\"\\\"\\\"\\\" canary() \\\"\\\"\\\"\"
        hashes\t+9\t\"################\"
        wide\t+10\t\"\u{e9}\u{1f642}\u{6771}\u{4eac}\"
        combined\t+11\t\"e\u{301}\"
        empty\t+12\t\"\"
        dots\t+13\t\"a.b\".\"[0]\".$text
        text\t+14\ttext
        character\t+15\tcharacter
        pattern\t+16\tpattern
        base\t+17\tbase
        tree\t+18\ttree
        word\t+19\tword
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\0\0[0]\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Injection\tInjection.kvmap\t3
        dots\t+13\t\"a.b\".\"[0]\".$text
        """)
  }

  private static var _kvKeys_2: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\0\0$text\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Injection\tInjection.kvmap\t3
        dots\t+13\t\"a.b\".\"[0]\".$text
        """)
  }
}
