// Generated from DateLetters.kvmap. Do not edit.
// kvmap format 1, input 2e20c5301d1217b1, body 0aea01e2ceee74e7
// swift-format-ignore-file
// swiftlint:disable all
import Foundation
@_spi(Generated) import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated struct DateLetters: Swift.Sendable, Swift.Hashable {
  var week: Swift.Optional<Date>
  var weekday: Swift.Optional<Date>
  var quarter: [Date]
  var time: Swift.Optional<Date>
  var half: Swift.Optional<Date>
  var millis: Swift.Optional<Date>
  var named: Swift.Optional<Date>
  var offset: [Swift.String: Date]
  var gmt: Swift.Optional<Date>
  var partly: [Date]
  var bracket: Swift.Optional<Date>
  var day: Swift.Optional<Date>

  init(
    week: Date? = nil,
    weekday: Date? = nil,
    quarter: [Date] = [],
    time: Date? = nil,
    half: Date? = nil,
    millis: Date? = nil,
    named: Date? = nil,
    offset: [Swift.String: Date] = [:],
    gmt: Date? = nil,
    partly: [Date] = [],
    bracket: Date? = nil,
    day: Date? = nil
  ) {
    self.week = week
    self.weekday = weekday
    self.quarter = quarter
    self.time = time
    self.half = half
    self.millis = millis
    self.named = named
    self.offset = offset
    self.gmt = gmt
    self.partly = partly
    self.bracket = bracket
    self.day = day
  }
}

// MARK: - Mappings

nonisolated extension DateLetters: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: DateLetters {
    DateLetters()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout DateLetters, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.week = try kv.consumeNullOrEmptyElement() ? nil : kv.date("Y4'\"-Ww2'!-e1\nY4'\"-Ww2", patterns: "YYYY-'W'ww[-e]", offset: 0)  // week
        case 1: out.weekday = try kv.consumeNullOrEmptyElement() ? nil : kv.date("j4_''of week_w1'!,_Y4", patterns: "EEEE 'of week' w, YYYY", offset: 0)  // weekday
        case 2: out.quarter = try kv.consumeNull() ? [] : _kvDecode_quarter(&kv)  // quarter
        case 3: out.time = try kv.consumeNullOrEmptyElement() ? nil : kv.date("y4'!-M2'!-d2_k2'!:m2'!:s2\ny4'!-M2'!-d2_k2'!:m2", patterns: "yyyy-MM-dd kk:mm[:ss]", offset: 0)  // time
        case 4: out.half = try kv.consumeNullOrEmptyElement() ? nil : kv.date("d1_N_y4'!,_K1'!:m2_a", patterns: "d LLL yyyy, K:mm a", zone: "Europe/Zurich")  // half
        case 5: out.millis = try kv.consumeNullOrEmptyElement() ? nil : kv.date("y4D3_A1", patterns: "yyyyDDD A", offset: 0)  // millis
        case 6: out.named = try kv.consumeNullOrEmptyElement() ? nil : kv.date("d1_N_y4_H2'!:m2_z1", patterns: "d MMM yyyy HH:mm z", offset: 0)  // named
        case 7: out.offset = try kv.consumeNull() ? [:] : _kvDecode_offset(&kv)  // offset
        case 8: out.gmt = try kv.consumeNullOrEmptyElement() ? nil : kv.date("E_d2'!.M2'!.y2_H2'!:m2_O4", patterns: "ccc dd.MM.yy HH:mm OOOO", offset: -12600)  // gmt
        case 9: out.partly = try kv.consumeNull() ? [] : _kvDecode_partly(&kv)  // partly
        case 10: out.bracket = try kv.consumeNullOrEmptyElement() ? nil : kv.date("'![d2'!/N'!/y4'!:H2'!:m2'!:s2_Z'!]", patterns: "'['dd/MMM/yyyy:HH:mm:ss Z']'", offset: 0)  // bracket
        case 11: out.day = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.parseDate(at: kv.mark(), kv.lenientString(), "Y4w2e1", patterns: "YYYYwwc", offset: 0) }  // day
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_quarter(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Date] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date("R3_y4\nQ1'!/y4\nR4_y4", patterns: "QQQ yyyy\nq/yyyy\nqqqq uuuu", offset: 0) })
  }

  private static func _kvDecode_offset(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Date] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date("y4M2d2H2m2x1\ny4M2d2H2m2x5", patterns: "yyyyMMddHHmmX\nyyyyMMddHHmmxxx", offset: 0) })
  }

  private static func _kvDecode_partly(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Date] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date("y4'!-M2'!-d2_H2'!:m2\ny4'!-M2'!-d2\ny4'!-M2\ny4", patterns: "yyyy[-MM[-dd[ HH:mm]]]", offset: 0) })
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.week { kv.key("\"week\":"); try kv.date(value, codes: "Y4'\"-Ww2'!-e1", offset: 0) }
    if let value = self.weekday { kv.key("\"weekday\":"); try kv.date(value, codes: "j4_''of week_w1'!,_Y4", offset: 0) }
    kv.key("\"quarter\":")
    kv.beginArray()
    for value0 in self.quarter { try kv.date(value0, codes: "R3_y4", offset: 0) }
    kv.endArray()
    if let value = self.time { kv.key("\"time\":"); try kv.date(value, codes: "y4'!-M2'!-d2_k2'!:m2'!:s2", offset: 0) }
    if let value = self.half { kv.key("\"half\":"); try kv.date(value, codes: "d1_N_y4'!,_K1'!:m2_a", zone: "Europe/Zurich") }
    if let value = self.millis { kv.key("\"millis\":"); try kv.date(value, codes: "y4D3_A1", offset: 0) }
    if let value = self.named { kv.key("\"named\":"); try kv.date(value, codes: "d1_N_y4_H2'!:m2_z1", offset: 0) }
    kv.key("\"offset\":")
    kv.beginObject()
    for (key0, value0) in kv.sorted(self.offset) {
      kv.entryKey(key0)
      try kv.date(value0, codes: "y4M2d2H2m2x1", offset: 0)
    }
    kv.endObject()
    if let value = self.gmt { kv.key("\"gmt\":"); try kv.date(value, codes: "E_d2'!.M2'!.y2_H2'!:m2_O4", offset: -12600) }
    kv.key("\"partly\":")
    kv.beginArray()
    for value0 in self.partly { try kv.date(value0, codes: "y4'!-M2'!-d2_H2'!:m2", offset: 0) }
    kv.endArray()
    if let value = self.bracket { kv.key("\"bracket\":"); try kv.date(value, codes: "'![d2'!/N'!/y4'!:H2'!:m2'!:s2_Z'!]", offset: 0) }
    if let value = self.day { kv.key("\"day\":"); try kv.date(value, codes: "Y4w2e1", offset: 0) }
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension DateLetters {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.week, right.week),
      KVMap._kvAreEqual(left.weekday, right.weekday),
      KVMap._kvAreEqual(left.quarter, right.quarter),
      KVMap._kvAreEqual(left.time, right.time),
      KVMap._kvAreEqual(left.half, right.half),
      KVMap._kvAreEqual(left.millis, right.millis),
      KVMap._kvAreEqual(left.named, right.named),
      KVMap._kvAreEqual(left.offset, right.offset),
      KVMap._kvAreEqual(left.gmt, right.gmt),
      KVMap._kvAreEqual(left.partly, right.partly),
      KVMap._kvAreEqual(left.bracket, right.bracket),
      KVMap._kvAreEqual(left.day, right.day)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.week.hash(into: &hasher)
    self.weekday.hash(into: &hasher)
    self.quarter.hash(into: &hasher)
    self.time.hash(into: &hasher)
    self.half.hash(into: &hasher)
    self.millis.hash(into: &hasher)
    self.named.hash(into: &hasher)
    self.offset.hash(into: &hasher)
    self.gmt.hash(into: &hasher)
    self.partly.hash(into: &hasher)
    self.bracket.hash(into: &hasher)
    self.day.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension DateLetters {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{17}\0\0\0\0\0\0\0\0\0\u{7}\0\t\0\u{b}\0\0\0\0\0\u{13}\0\0\0\0\0\0\0\0\0\u{3}\0\u{f}\0\u{15}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\0\0\u{11}\0\0\0\0\0\r\0\u{4}\0\0\0\0\0\0\0week\"\0\0\0\u{7}\0\0\u{1}\0\0\0\0weekday\"\u{7}\0\0\u{2}\0\0\0\0quarter\"\u{4}\0\0\u{3}\0\0\0\0time\"\0\0\0\u{4}\0\0\u{4}\0\0\0\0half\"\0\0\0\u{6}\0\0\u{5}\0\0\0\0millis\"\0\u{5}\0\0\u{6}\0\0\0\0named\"\0\0\u{6}\0\0\u{7}\0\0\0\0offset\"\0\u{3}\0\0\u{8}\0\0\0\0gmt\"\0\0\0\0\u{6}\0\0\t\0\0\0\0partly\"\0\u{7}\0\0\n\0\0\0\0bracket\"\u{3}\0\0\u{b}\0\0\0\0day\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 12, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        DateLetters\tDateLetters.kvmap\t2
        week\t+1\tweek
        weekday\t+2\tweekday
        quarter\t+3\tquarter
        time\t+4\ttime
        half\t+5\thalf
        millis\t+6\tmillis
        named\t+7\tnamed
        offset\t+8\toffset
        gmt\t+9\tgmt
        partly\t+10\tpartly
        bracket\t+11\tbracket
        day\t+12\tday
        """)
  }
}
