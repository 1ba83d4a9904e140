// Generated from Checks.kvmap. Do not edit.
// kvmap format 1, input c665e64c710d10a4, body f30ef6f3c415d4e2
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

nonisolated struct Checked: Swift.Sendable, Swift.Hashable {
  var age: Swift.Optional<Swift.Int>
  var name: Swift.String
  var tags: [Swift.String]
  var share: Swift.Double
  var amount: Decimal
  var ratio: Swift.Optional<Swift.Float>
  var set: Swift.Optional<Swift.Set<Swift.Int>>
  var data: Swift.Optional<Data>
  var entries: [Swift.String: Swift.Int]
  var next: Swift.Optional<Swift.UInt8>
  var lossless: Swift.Optional<Swift.Int>
  var nested: Swift.Optional<Swift.Int?>

  init(
    age: Swift.Int? = nil,
    name: Swift.String,
    tags: [Swift.String] = [],
    share: Swift.Double = 0.5,
    amount: Decimal = KVMap.GeneratedConstant.decimal("1"),
    ratio: Swift.Float? = nil,
    set: Swift.Set<Swift.Int>? = nil,
    data: Data? = nil,
    entries: [Swift.String: Swift.Int] = [:],
    next: Swift.UInt8? = nil,
    lossless: Swift.Int? = nil,
    nested: Swift.Int?? = nil
  ) {
    self.age = age
    self.name = name
    self.tags = tags
    self.share = share
    self.amount = amount
    self.ratio = ratio
    self.set = set
    self.data = data
    self.entries = entries
    self.next = next
    self.lossless = lossless
    self.nested = nested
  }
}

nonisolated struct DeeplyChecked: Swift.Sendable, Swift.Hashable {
  var level: Swift.Optional<Swift.Int??>
  var levels: Swift.Optional<[Swift.Int??]>
  var first: Swift.Optional<Swift.Int??>
  var last: Swift.Optional<Swift.Int8?>

  init(
    level: Swift.Int??? = nil,
    levels: [Swift.Int??]? = nil,
    first: Swift.Int??? = nil,
    last: Swift.Int8?? = nil
  ) {
    self.level = level
    self.levels = levels
    self.first = first
    self.last = last
  }
}

// MARK: - Mappings

nonisolated extension Checked: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Checked {
    Checked(name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Checked, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.age = try kv.consumeNullOrEmptyElement() ? nil : kv.checked(at: kv.mark(), kv.int(), "a value in 0...150") { $0 >= 0 && $0 <= 150 }  // age
        case 1: out.name = try kv.checked(at: kv.mark(), kv.string(), "count > 0") { $0.count > 0 }  // name
        case 2: out.tags = try kv.consumeNull() ? [] : kv.checked(at: kv.mark(), kv.strings(), "count <= 2") { $0.count <= 2 }  // tags
        case 3: out.share = try kv.consumeNull() ? 0.5 : kv.checked(at: kv.mark(), kv.double(), "a value in 0..<1") { $0 >= 0 && $0 < 1 }  // share
        case 4: out.amount = try kv.consumeNull() ? KVMap.GeneratedConstant.decimal("1") : kv.checked(at: kv.mark(), kv.decimal(), "a value in -1.5...9.25") { $0 >= KVMap.GeneratedConstant.decimal("-1.5") && $0 <= KVMap.GeneratedConstant.decimal("9.25") }  // amount
        case 5: out.ratio = try kv.consumeNullOrEmptyElement() ? nil : kv.checked(at: kv.mark(), kv.float(), "a value in ...9.5") { $0 <= 9.5 }  // ratio
        case 6: out.set = try kv.consumeNullOrEmptyText() ? nil : kv.checked(at: kv.mark(), _kvDecode_set(&kv), "count in 1...3") { $0.count >= 1 && $0.count <= 3 }  // set
        case 7: out.data = try kv.consumeNullOrEmptyElement() ? nil : kv.checked(at: kv.mark(), kv.data(), "count == 2") { $0.count == 2 }  // data
        case 8: out.entries = try kv.consumeNull() ? [:] : kv.checked(at: kv.mark(), _kvDecode_entries(&kv), "count != 1") { $0.count != 1 }  // entries
        case 9: out.next = try kv.consumeNullOrEmptyElement() ? nil : kv.checked(at: kv.mark(), kv.convertToUInt8(at: kv.mark(), kv.shift(at: kv.mark(), kv.decimal(), "1")), "a value in 1...") { $0 >= 1 }  // number
        case 10:  // lossless
          let attempt10: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.lossless = try kv.consumeNullOrEmptyElement() ? nil : kv.checked(at: kv.mark(), kv.int(), "a value in 1.5...2.5") { $0 > 1 && $0 <= 2 }
            kv.acceptAttempt(attempt10)
          } catch {
            try kv.drop(error, from: attempt10)
            out.lossless = nil
          }
        case 11: out.nested = try kv.consumeNullOrEmptyText() ? Swift.Int??.none : kv.checked(at: kv.mark(), optional: kv.consumeNullOrEmptyElement() ? nil : kv.int(), "a value in 0...9") { $0 >= 0 && $0 <= 9 }  // nested
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_set(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<Swift.Int> {
    return try kv.set(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() })
  }

  private static func _kvDecode_entries(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Swift.Int] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() })
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.age { kv.key("\"age\":"); try kv.int(kv.checked(value, "a value in 0...150") { $0 >= 0 && $0 <= 150 }) }
    kv.key("\"name\":"); try kv.string(kv.checked(self.name, "count > 0") { $0.count > 0 })
    kv.key("\"tags\":"); try kv.array(kv.checked(self.tags, "count <= 2") { $0.count <= 2 })
    kv.key("\"share\":"); try kv.double(kv.checked(self.share, "a value in 0..<1") { $0 >= 0 && $0 < 1 })
    kv.key("\"amount\":"); try kv.decimal(kv.checked(self.amount, "a value in -1.5...9.25") { $0 >= KVMap.GeneratedConstant.decimal("-1.5") && $0 <= KVMap.GeneratedConstant.decimal("9.25") })
    if let value = self.ratio { kv.key("\"ratio\":"); try kv.float(kv.checked(value, "a value in ...9.5") { $0 <= 9.5 }) }
    if let value = self.set { kv.key("\"set\":"); try kv.array(kv.sorted(kv.checked(value, "count in 1...3") { $0.count >= 1 && $0.count <= 3 } as Swift.Set<Swift.Int>)) }
    if let value = self.data { kv.key("\"data\":"); try kv.data(kv.checked(value, "count == 2") { $0.count == 2 }) }
    kv.key("\"entries\":"); try kv.dictionary(kv.checked(self.entries, "count != 1") { $0.count != 1 } as [Swift.String: Swift.Int])
    if let value = self.next { kv.key("\"number\":"); try kv.decimal(kv.unshift(KVMap.NumberStep.decimal(of: kv.checked(value, "a value in 1...") { $0 >= 1 }), "1")) }
    if let value = self.lossless { kv.key("\"lossless\":"); try kv.int(kv.checked(value, "a value in 1.5...2.5") { $0 > 1 && $0 <= 2 }) }
    if let value = self.nested {
      kv.key("\"nested\":")
      if let value0 = try (kv.checked(optional: value, "a value in 0...9") { $0 >= 0 && $0 <= 9 }) {
        kv.int(value0)
      } else { kv.null() }
    }
    kv.endObject()
  }
}

nonisolated extension DeeplyChecked: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: DeeplyChecked {
    DeeplyChecked()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout DeeplyChecked, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.level = try kv.consumeNullOrEmptyText() ? Swift.Int???.none : kv.checked(at: kv.mark(), optional: kv.consumeNullOrEmptyText() ? Swift.Int??.none : kv.consumeNullOrEmptyElement() ? nil : kv.int(), "a value in 0...9") { KVMap.Conditions.passes($0) { $0 >= 0 && $0 <= 9 } }  // level
        case 1: out.levels = try kv.consumeNullOrEmptyText() ? nil : kv.checkedEach(at: kv.mark(), _kvDecode_levels(&kv), "for each element: a value in 0...9") { $0.allSatisfy { KVMap.Conditions.passes($0) { KVMap.Conditions.passes($0) { $0 >= 0 && $0 <= 9 } } } } tell: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in _ = try kv.consumeNullOrEmptyText() ? Swift.Int??.none : kv.checked(at: kv.mark(), optional: kv.consumeNullOrEmptyElement() ? nil : kv.int(), "a value in 0...9") { $0 >= 0 && $0 <= 9 } }  // levels
        case 2: out.first = try kv.consumeNullOrEmptyText() ? Swift.Int???.none : kv.consumeNullOrEmptyText() ? Swift.Int??.none : kv.consumeNullOrEmptyElement() ? nil : kv.int()  // first
        case 3: out.last = try kv.consumeNullOrEmptyText() ? Swift.Int8??.none : kv.consumeNullOrEmptyElement() ? nil : kv.int8()  // last
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !KVMap.Conditions.holds(KVMap.Conditions.flat(KVMap.Conditions.flat(out.first)), KVMap.Conditions.flat(out.last), { !KVMap.Conditions.isLess(KVMap.Conditions.number($1), KVMap.Conditions.number($0)) }) {
      try kv.reportComparison(
        _kvKeys, rule: 2, isRequired: false, other: 3, otherIsRequired: false, "first <= last", scan)
    }
    if !KVMap.Conditions.passes(KVMap.Conditions.flat(KVMap.Conditions.flat(out.first)), { $0 < 100 }) {
      try kv.reportComparison(
        _kvKeys, rule: 2, isRequired: false, other: -1, otherIsRequired: false, "first < 100", scan)
    }
  }

  private static func _kvDecode_levels(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int??] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int?? in try kv.consumeNullOrEmptyText() ? Swift.Int??.none : kv.consumeNullOrEmptyElement() ? nil : kv.int() })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.level {
      kv.key("\"level\":")
      if let value0 = try (kv.checked(optional: value, "a value in 0...9") { KVMap.Conditions.passes($0) { $0 >= 0 && $0 <= 9 } }) {
        if let value1 = value0 {
          kv.int(value1)
        } else { kv.null() }
      } else { kv.null() }
    }
    if let value = self.levels {
      kv.key("\"levels\":")
      kv.beginArray()
      for value0 in try (kv.checked(value, "for each element: a value in 0...9") { $0.allSatisfy { KVMap.Conditions.passes($0) { KVMap.Conditions.passes($0) { $0 >= 0 && $0 <= 9 } } } }) {
        if let value1 = value0 {
          if let value2 = value1 {
            kv.int(value2)
          } else { kv.null() }
        } else { kv.null() }
      }
      kv.endArray()
    }
    if let value = self.first {
      kv.key("\"first\":")
      if let value0 = try (kv.checked(optional: kv.checked(optional: value, "first <= last") { KVMap.Conditions.passes($0) { KVMap.Conditions.holds($0, KVMap.Conditions.flat(self.last)) { !KVMap.Conditions.isLess(KVMap.Conditions.number($1), KVMap.Conditions.number($0)) } } } as Swift.Int??, "first < 100") { KVMap.Conditions.passes($0) { $0 < 100 } }) {
        if let value1 = value0 {
          kv.int(value1)
        } else { kv.null() }
      } else { kv.null() }
    }
    if let value = self.last {
      kv.key("\"last\":")
      if let value0 = value {
        kv.int8(value0)
      } else { kv.null() }
    }
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Checked {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.age, right.age),
      KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.tags, right.tags),
      KVMap._kvAreEqual(left.share, right.share),
      KVMap._kvAreEqual(left.amount, right.amount),
      KVMap._kvAreEqual(left.ratio, right.ratio),
      KVMap._kvAreEqual(left.set, right.set),
      KVMap._kvAreEqual(left.data, right.data),
      KVMap._kvAreEqual(left.entries, right.entries),
      KVMap._kvAreEqual(left.next, right.next),
      KVMap._kvAreEqual(left.lossless, right.lossless),
      KVMap._kvAreEqual(left.nested, right.nested)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.age.hash(into: &hasher)
    self.name.hash(into: &hasher)
    self.tags.hash(into: &hasher)
    self.share.hash(into: &hasher)
    self.amount.hash(into: &hasher)
    self.ratio.hash(into: &hasher)
    self.set.hash(into: &hasher)
    self.data.hash(into: &hasher)
    self.entries.hash(into: &hasher)
    self.next.hash(into: &hasher)
    self.lossless.hash(into: &hasher)
    self.nested.hash(into: &hasher)
  }
}

nonisolated extension DeeplyChecked {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.level, right.level),
      KVMap._kvAreEqual(left.levels, right.levels),
      KVMap._kvAreEqual(left.first, right.first),
      KVMap._kvAreEqual(left.last, right.last)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.level.hash(into: &hasher)
    self.levels.hash(into: &hasher)
    self.first.hash(into: &hasher)
    self.last.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Checked {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{7}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\u{b}\0\t\0\u{13}\0\r\0\0\0\0\0\0\0\0\0\0\0\0\0\u{11}\0\0\0\u{3}\0\u{15}\0\0\0\u{f}\0\0\0\0\0\0\0\0\0\u{18}\0\u{5}\0\0\0\0\0\u{3}\0\0\0\0\0\0\0age\"\0\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0name\"\0\0\0\u{4}\0\0\u{2}\0\0\0\0tags\"\0\0\0\u{5}\0\0\u{3}\0\0\0\0share\"\0\0\u{6}\0\0\u{4}\0\0\0\0amount\"\0\u{5}\0\0\u{5}\0\0\0\0ratio\"\0\0\u{3}\0\0\u{6}\0\0\0\0set\"\0\0\0\0\u{4}\0\0\u{7}\0\0\0\0data\"\0\0\0\u{7}\0\0\u{8}\0\0\0\0entries\"\u{6}\0\0\t\0\0\0\0number\"\0\u{8}\0\0\n\0\0\0\0lossless\"\0\0\0\0\0\0\0\u{6}\0\0\u{b}\0\0\0\0nested\"\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0xf88bb8a8724c81ed, wide: false, full: false, count: 12, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Checked\tChecks.kvmap\t1
        age\t+1\tage
        name\t+2\tname
        tags\t+3\ttags
        share\t+4\tshare
        amount\t+5\tamount
        ratio\t+6\tratio
        set\t+7\tset
        data\t+8\tdata
        entries\t+9\tentries
        next\t+10\tnumber
        lossless\t+11\tlossless
        nested\t+12\tnested
        """)
  }
}

nonisolated extension DeeplyChecked {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{5}\0\u{1}\0\0\0\0\0\0\0\u{3}\0\u{7}\0\0\0\u{5}\0\0\0\0\0\0\0level\"\0\0\u{6}\0\0\u{1}\0\0\0\0levels\"\0\u{5}\0\0\u{2}\0\0\0\0first\"\0\0\u{4}\0\0\u{3}\0\0\0\0last\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 4, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        DeeplyChecked\tChecks.kvmap\t16
        level\t+1\tlevel
        levels\t+2\tlevels
        first\t+3\tfirst
        last\t+4\tlast
        """)
  }
}
