// Generated from Dates.kvmap. Do not edit.
// kvmap format 1, input 9d41352c7605e44c, body fe945e559c9d3f44
// swift-format-ignore-file
// swiftlint:disable all
import Foundation
@_spi(Generated) import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated struct Dates: Swift.Sendable, Swift.Hashable {
  var created: Date
  var list: [Date]
  var maybe: Swift.Optional<Date>
  var iso: Swift.Optional<Date>
  var day: Swift.Optional<Date>
  var local: Swift.Optional<Date>
  var zurich: Swift.Optional<Date>
  var seconds: Swift.Optional<Date>
  var millis: Swift.Optional<Date>
  var digits: Swift.Optional<Date>
  var readme: Swift.Optional<Date>
  var trimmedDay: Swift.Optional<Date>

  init(
    created: Date,
    list: [Date] = [],
    maybe: Date? = nil,
    iso: Date? = nil,
    day: Date? = nil,
    local: Date? = nil,
    zurich: Date? = nil,
    seconds: Date? = nil,
    millis: Date? = nil,
    digits: Date? = nil,
    readme: Date? = nil,
    trimmedDay: Date? = nil
  ) {
    self.created = created
    self.list = list
    self.maybe = maybe
    self.iso = iso
    self.day = day
    self.local = local
    self.zurich = zurich
    self.seconds = seconds
    self.millis = millis
    self.digits = digits
    self.readme = readme
    self.trimmedDay = trimmedDay
  }
}

nonisolated struct Texts: Swift.Sendable, Swift.Hashable {
  var link: Swift.Optional<URL>
  var links: [URL]
  var plain: Swift.Optional<URL>
  var id: Swift.Optional<UUID>
  var blob: Swift.Optional<Data>
  var name: Swift.Optional<Swift.String>
  var loose: Swift.Optional<Swift.String>
  var number: Swift.Optional<Swift.Int>
  var ratio: Swift.Optional<Swift.Double>
  var words: Swift.Optional<[Swift.String]>

  init(
    link: URL? = nil,
    links: [URL] = [],
    plain: URL? = nil,
    id: UUID? = nil,
    blob: Data? = nil,
    name: Swift.String? = nil,
    loose: Swift.String? = nil,
    number: Swift.Int? = nil,
    ratio: Swift.Double? = nil,
    words: [Swift.String]? = nil
  ) {
    self.link = link
    self.links = links
    self.plain = plain
    self.id = id
    self.blob = blob
    self.name = name
    self.loose = loose
    self.number = number
    self.ratio = ratio
    self.words = words
  }
}

// MARK: - Mappings

nonisolated extension Dates: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Dates {
    Dates(created: .init(timeIntervalSince1970: 0))
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Dates, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.created = try kv.date("E_N_d2_H2'!:m2'!:s2_Z_y4", patterns: "EEE MMM dd HH:mm:ss ZZZZ yyyy", offset: 0)  // created
        case 1: out.list = try kv.consumeNull() ? [] : _kvDecode_list(&kv)  // list
        case 2: out.maybe = try kv.consumeNullOrEmptyElement() ? nil : kv.date("E_N_d2_H2'!:m2'!:s2_Z_y4", patterns: "EEE MMM dd HH:mm:ss ZZZZ yyyy", offset: 0)  // maybe
        case 3: out.iso = try kv.consumeNullOrEmptyElement() ? nil : kv.date()  // iso
        case 4: out.day = try kv.consumeNullOrEmptyElement() ? nil : kv.date("y4'!-M2'!-d2\nd2'!.M2'!.y4", patterns: "yyyy-MM-dd\ndd.MM.yyyy", offset: 0)  // day
        case 5: out.local = try kv.consumeNullOrEmptyElement() ? nil : kv.date("y4'!-M2'!-d2'!TH2'!:m2", patterns: "yyyy-MM-dd'T'HH:mm", offset: 7200)  // local
        case 6: out.zurich = try kv.consumeNullOrEmptyElement() ? nil : kv.date("y4'!-M2'!-d2_H2'!:m2", patterns: "yyyy-MM-dd HH:mm", zone: "Europe/Zurich")  // zurich
        case 7: out.seconds = try kv.consumeNullOrEmptyElement() ? nil : kv.epochSeconds(lenient: false)  // seconds
        case 8: out.millis = try kv.consumeNullOrEmptyElement() ? nil : kv.epochMilliseconds(lenient: false)  // millis
        case 9: out.digits = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.parseDate(at: kv.mark(), kv.lenientString(), "y4M2d2", patterns: "yyyyMMdd", offset: 0) }  // digits
        case 10: out.readme = try kv.consumeNullOrEmptyElement() ? nil : kv.date("E_N_d2_H2'!:m2'!:s2_Z_y4\nF_d1_L_y4", patterns: "eee MMM dd HH:mm:ss ZZZZ yyyy\neeee d MMMM yyyy", offset: 0)  // readme
        case 11: out.trimmedDay = try kv.consumeNullOrEmptyElement() ? nil : kv.parseDate(at: kv.mark(), kv.trimmed(), "y4'!-M2'!-d2", patterns: "yyyy-MM-dd", offset: 0)  // trimmed_day
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_list(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Date] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date("E_N_d2_H2'!:m2'!:s2_Z_y4", patterns: "EEE MMM dd HH:mm:ss ZZZZ yyyy", offset: 0) })
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"created\":"); try kv.date(self.created, codes: "E_N_d2_H2'!:m2'!:s2_Z_y4", offset: 0)
    kv.key("\"list\":")
    kv.beginArray()
    for value0 in self.list { try kv.date(value0, codes: "E_N_d2_H2'!:m2'!:s2_Z_y4", offset: 0) }
    kv.endArray()
    if let value = self.maybe { kv.key("\"maybe\":"); try kv.date(value, codes: "E_N_d2_H2'!:m2'!:s2_Z_y4", offset: 0) }
    if let value = self.iso { kv.key("\"iso\":"); try kv.date(value) }
    if let value = self.day { kv.key("\"day\":"); try kv.date(value, codes: "y4'!-M2'!-d2", offset: 0) }
    if let value = self.local { kv.key("\"local\":"); try kv.date(value, codes: "y4'!-M2'!-d2'!TH2'!:m2", offset: 7200) }
    if let value = self.zurich { kv.key("\"zurich\":"); try kv.date(value, codes: "y4'!-M2'!-d2_H2'!:m2", zone: "Europe/Zurich") }
    if let value = self.seconds { kv.key("\"seconds\":"); try kv.epochSeconds(value) }
    if let value = self.millis { kv.key("\"millis\":"); try kv.epochMilliseconds(value) }
    if let value = self.digits { kv.key("\"digits\":"); try kv.date(value, codes: "y4M2d2", offset: 0) }
    if let value = self.readme { kv.key("\"readme\":"); try kv.date(value, codes: "E_N_d2_H2'!:m2'!:s2_Z_y4", offset: 0) }
    kv.endObject()
  }
}

nonisolated extension Texts: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Texts {
    Texts()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Texts, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.link = try kv.consumeNullOrEmptyElement() ? nil : kv.url(base: "https://example.org/dir/")  // link
        case 1: out.links = try kv.consumeNull() ? [] : _kvDecode_links(&kv)  // links
        case 2: out.plain = try kv.consumeNullOrEmptyElement() ? nil : kv.parseURL(at: kv.mark(), kv.trimmed())  // plain
        case 3: out.id = try kv.consumeNullOrEmptyElement() ? nil : kv.uuid()  // id
        case 4: out.blob = try kv.consumeNullOrEmptyElement() ? nil : kv.data()  // blob
        case 5: out.name = try kv.consumeNull() ? nil : kv.trimmed()  // name
        case 6: out.loose = try kv.consumeNull() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try KVMap.TextStep.trim(kv.lenientString()) }  // loose
        case 7: out.number = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.parseInt(at: kv.mark(), KVMap.TextStep.trim(kv.lenientString())) }  // number
        case 8: out.ratio = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Double in try kv.parseDouble(at: kv.mark(), KVMap.TextStep.trim(kv.lenientString())) }  // ratio
        case 9: out.words = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_words(&kv)  // words
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_links(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [URL] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> URL in try kv.url() })
  }

  private static func _kvDecode_words(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.trimmed() })
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.link { kv.key("\"link\":"); try kv.url(value) }
    kv.key("\"links\":")
    kv.beginArray()
    for value0 in self.links { try kv.url(value0) }
    kv.endArray()
    if let value = self.plain { kv.key("\"plain\":"); try kv.url(value) }
    if let value = self.id { kv.key("\"id\":"); kv.uuid(value) }
    if let value = self.blob { kv.key("\"blob\":"); kv.data(value) }
    if let value = self.name { kv.key("\"name\":"); kv.string(value) }
    if let value = self.loose { kv.key("\"loose\":"); kv.string(value) }
    if let value = self.number { kv.key("\"number\":"); kv.string(kv.text(of: value)) }
    if let value = self.ratio { kv.key("\"ratio\":"); try kv.string(kv.text(of: value)) }
    if let value = self.words {
      kv.key("\"words\":")
      kv.beginArray()
      for value0 in value { kv.string(value0) }
      kv.endArray()
    }
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Dates {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.created, right.created),
      KVMap._kvAreEqual(left.list, right.list),
      KVMap._kvAreEqual(left.maybe, right.maybe),
      KVMap._kvAreEqual(left.iso, right.iso),
      KVMap._kvAreEqual(left.day, right.day),
      KVMap._kvAreEqual(left.local, right.local),
      KVMap._kvAreEqual(left.zurich, right.zurich),
      KVMap._kvAreEqual(left.seconds, right.seconds),
      KVMap._kvAreEqual(left.millis, right.millis),
      KVMap._kvAreEqual(left.digits, right.digits),
      KVMap._kvAreEqual(left.readme, right.readme),
      KVMap._kvAreEqual(left.trimmedDay, right.trimmedDay)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.created.hash(into: &hasher)
    self.list.hash(into: &hasher)
    self.maybe.hash(into: &hasher)
    self.iso.hash(into: &hasher)
    self.day.hash(into: &hasher)
    self.local.hash(into: &hasher)
    self.zurich.hash(into: &hasher)
    self.seconds.hash(into: &hasher)
    self.millis.hash(into: &hasher)
    self.digits.hash(into: &hasher)
    self.readme.hash(into: &hasher)
    self.trimmedDay.hash(into: &hasher)
  }
}

nonisolated extension Texts {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.link, right.link),
      KVMap._kvAreEqual(left.links, right.links),
      KVMap._kvAreEqual(left.plain, right.plain),
      KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.blob, right.blob),
      KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.loose, right.loose),
      KVMap._kvAreEqual(left.number, right.number),
      KVMap._kvAreEqual(left.ratio, right.ratio),
      KVMap._kvAreEqual(left.words, right.words)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.link.hash(into: &hasher)
    self.links.hash(into: &hasher)
    self.plain.hash(into: &hasher)
    self.id.hash(into: &hasher)
    self.blob.hash(into: &hasher)
    self.name.hash(into: &hasher)
    self.loose.hash(into: &hasher)
    self.number.hash(into: &hasher)
    self.ratio.hash(into: &hasher)
    self.words.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Dates {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{f}\0\r\0\u{11}\0\u{b}\0\u{3}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0\0\0\u{15}\0\0\0\0\0\0\0\0\0\u{13}\0\0\0\0\0\0\0\t\0\0\0\u{17}\0\0\0\0\0\u{1}\0\0\0\0\0\0\0\u{7}\0\u{7}\0\0\0\0\0\u{1}\0created\"\u{4}\0\0\u{1}\0\0\0\0list\"\0\0\0\u{5}\0\0\u{2}\0\0\0\0maybe\"\0\0\u{3}\0\0\u{3}\0\0\0\0iso\"\0\0\0\0\u{3}\0\0\u{4}\0\0\0\0day\"\0\0\0\0\u{5}\0\0\u{5}\0\0\0\0local\"\0\0\u{6}\0\0\u{6}\0\0\0\0zurich\"\0\u{7}\0\0\u{7}\0\0\0\0seconds\"\u{6}\0\0\u{8}\0\0\0\0millis\"\0\u{6}\0\0\t\0\0\0\0digits\"\0\u{6}\0\0\n\0\0\0\0readme\"\0\u{b}\0\0\u{b}\0\0\0\0trimmed_day\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0x7d29825c75521255, wide: false, full: false, count: 12, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Dates\tDates.kvmap\t3
        created\t+1\tcreated
        list\t+2\tlist
        maybe\t+3\tmaybe
        iso\t+4\tiso
        day\t+5\tday
        local\t+6\tlocal
        zurich\t+7\tzurich
        seconds\t+8\tseconds
        millis\t+9\tmillis
        digits\t+10\tdigits
        readme\t+11\treadme
        trimmedDay\t+12\ttrimmed_day
        """)
  }
}

nonisolated extension Texts {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{7}\0\0\0\u{13}\0\0\0\0\0\u{3}\0\0\0\u{5}\0\0\0\u{1}\0\0\0\0\0\t\0\0\0\0\0\0\0\r\0\0\0\0\0\0\0\0\0\u{f}\0\u{11}\0\0\0\0\0\0\0\0\0\u{b}\0\0\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0link\"\0\0\0\u{5}\0\0\u{1}\0\0\0\0links\"\0\0\u{5}\0\0\u{2}\0\0\0\0plain\"\0\0\u{2}\0\0\u{3}\0\0\0\0id\"\0\0\0\0\0\u{4}\0\0\u{4}\0\0\0\0blob\"\0\0\0\u{4}\0\0\u{5}\0\0\0\0name\"\0\0\0\u{5}\0\0\u{6}\0\0\0\0loose\"\0\0\u{6}\0\0\u{7}\0\0\0\0number\"\0\u{5}\0\0\u{8}\0\0\0\0ratio\"\0\0\u{5}\0\0\t\0\0\0\0words\"\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0x3ee5789041c98ac3, wide: false, full: false, count: 10, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Texts\tDates.kvmap\t18
        link\t+1\tlink
        links\t+2\tlinks
        plain\t+3\tplain
        id\t+4\tid
        blob\t+5\tblob
        name\t+6\tname
        loose\t+7\tloose
        number\t+8\tnumber
        ratio\t+9\tratio
        words\t+10\twords
        """)
  }
}
