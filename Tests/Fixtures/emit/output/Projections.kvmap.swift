// Generated from Projections.kvmap. Do not edit.
// kvmap format 1, input aca3c385be3ff599, body acc9d20f6a85d4c3
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

/// Arrays that are the members of objects.
nonisolated struct Search: Swift.Sendable, Swift.Hashable {
  var ids: [Swift.Int]
  var names: [Swift.String?]
  var scores: Swift.Optional<[Swift.Double]>
  var first: Swift.Optional<Swift.Int>

  init(
    ids: [Swift.Int],
    names: [Swift.String?],
    scores: [Swift.Double]? = nil,
    first: Swift.Int? = nil
  ) {
    self.ids = ids
    self.names = names
    self.scores = scores
    self.first = first
  }
}

nonisolated struct Feed: Swift.Sendable, Swift.Hashable {
  var links: [URL]
  var days: Swift.Optional<[Date]>
  var tags: Swift.Set<Swift.String>
  var words: [ProjectedWord]
  var flags: KVMap.PatchField<[Swift.Bool]>
  var counts: [Swift.Int]

  init(
    links: [URL],
    days: [Date]? = nil,
    tags: Swift.Set<Swift.String>,
    words: [ProjectedWord] = [],
    flags: KVMap.PatchField<[Swift.Bool]> = .absent,
    counts: [Swift.Int] = []
  ) {
    self.links = links
    self.days = days
    self.tags = tags
    self.words = words
    self.flags = flags
    self.counts = counts
  }
}

nonisolated enum ProjectedWord: Swift.Sendable, Swift.Hashable, Swift.CaseIterable, Swift.RawRepresentable {
  case a
  case b

  init?(rawValue: Swift.String) {
    switch rawValue {
    case "a": self = .a
    case "b": self = .b
    default: return nil
    }
  }

  var rawValue: Swift.String {
    switch self {
    case .a: "a"
    case .b: "b"
    }
  }

  private var _kvOrdinal: Swift.Int {
    switch self {
    case .a: 0
    case .b: 1
    }
  }

  static func == (left: Self, right: Self) -> Swift.Bool {
    return left._kvOrdinal == right._kvOrdinal
  }

  func hash(into hasher: inout Swift.Hasher) {
    hasher.combine(self._kvOrdinal)
  }
}

// MARK: - Mappings

nonisolated extension Search: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Search {
    Search(ids: [], names: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Search, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // hits
          let start: KVMap.ValuePosition = kv.mark()
          slot0 = try kv.deferValue()
          kv.rewind(to: start)
          if try kv.consumeNull() {
            out.first = nil
          } else if try kv.beginArray() {
            var index0: Swift.Int = 0
            repeat {
              switch index0 {
              case 0:
                if try kv.consumeNull() {
                  out.first = nil
                } else {
                  var scan1: KVMap.ObjectState = .init(updating: updating)
                  var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
                  while key1 >= 0 {
                    switch key1 {
                    case 0: kv.int(orNil: &out.first)
                    default: break
                    }
                    key1 = try kv.nextKey(_kvKeys_1, &scan1)
                  }
                }
              default: try kv.skip()
              }
              index0 &+= 1
            } while try kv.nextElement()
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let back0: KVMap.ValuePosition = kv.mark()  // hits
    do throws(KVMap.CodingFailure) {
      let mark0: KVMap.ValuePosition = try kv.project(slot0, "id", _kvKeys, rule: 1, scan)
      if mark0.isValue {
        _ = kv.seek(to: mark0, _kvKeys, rule: 1, scan)
        out.ids = try kv.ints()
        kv.rewind(to: back0)
      } else if mark0.isNull {
        try kv.reportNull(_kvKeys, rule: 1, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 1, scan)
      }
    } catch { try kv.recover(error, backTo: back0) }
    let back1: KVMap.ValuePosition = kv.mark()  // hits[*].name
    do throws(KVMap.CodingFailure) {
      let mark1: KVMap.ValuePosition = try kv.project(slot0, "name", _kvKeys, rule: 2, scan)
      if mark1.isValue {
        _ = kv.seek(to: mark1, _kvKeys, rule: 2, scan)
        out.names = try _kvDecode_names(&kv)
        kv.rewind(to: back1)
      } else if mark1.isNull {
        try kv.reportNull(_kvKeys, rule: 2, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 2, scan)
      }
    } catch { try kv.recover(error, backTo: back1) }
    let back2: KVMap.ValuePosition = kv.mark()  // hits[*].score
    do throws(KVMap.CodingFailure) {
      let mark2: KVMap.ValuePosition = try kv.project(slot0, "score", _kvKeys, rule: 3, scan)
      if mark2.isValue {
        _ = kv.seek(to: mark2, _kvKeys, rule: 3, scan)
        out.scores = try kv.consumeNullOrEmptyText() ? nil : kv.doubles()
        kv.rewind(to: back2)
      } else if mark2.isNull {
        out.scores = nil
      }
    } catch { try kv.recover(error, backTo: back2) }
  }

  private static func _kvDecode_names(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String?] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String? in try kv.consumeNull() ? nil : kv.string() })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    var columns0: KVMap.ProjectedColumns = .init()
    let start0: Swift.Int = kv.capture("[*]\thits\tid")
    kv.array(self.ids)
    try kv.endColumn(start0, "\"id\":", into: &columns0)
    let start1: Swift.Int = kv.capture("[*]\thits\tname")
    kv.beginArray()
    for value0 in self.names {
      if let value1 = value0 {
        kv.string(value1)
      } else { kv.null() }
    }
    kv.endArray()
    try kv.endColumn(start1, "\"name\":", into: &columns0)
    let start2: Swift.Int = kv.capture("[*]\thits\tscore")
    if let value0 = self.scores {
      try kv.array(value0)
    } else { kv.null() }
    try kv.endColumn(start2, "\"score\":", into: &columns0)
    try kv.elements("\"hits\":", columns0)
    kv.endObject()
  }
}

nonisolated extension Feed: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Feed {
    Feed(links: [], tags: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Feed, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var slot2: KVMap.ValuePosition = .none
    var slot3: KVMap.ValuePosition = .none
    var slot4: KVMap.ValuePosition = .none
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // channel.item
          if try kv.consumeNull() {
            slot0 = .null
            slot1 = .null
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0: slot0 = try kv.deferValue()  // channel.item
                case 1: slot1 = try kv.deferValue()
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        case 1:  // rows[0].tags
          if try kv.consumeNull() {
            slot2 = .null
          } else if try kv.beginArray() {
            var index0: Swift.Int = 0
            repeat {
              switch index0 {
              case 0:  // rows[0].tags
                if try kv.consumeNull() {
                  slot2 = .null
                } else {
                  var scan2: KVMap.ObjectState = .init(updating: updating)
                  var key2: Swift.Int = try kv.beginObject(_kvKeys_2, &scan2)
                  while key2 >= 0 {
                    do throws(KVMap.CodingFailure) {
                      switch key2 {
                      case 0: slot2 = try kv.deferValue()  // rows[0].tags
                      default: try kv.skip()
                      }
                    } catch { try kv.recover(error, &scan2) }
                    key2 = try kv.nextKey(_kvKeys_2, &scan2)
                  }
                }
              default: try kv.skip()
              }
              index0 &+= 1
            } while try kv.nextElement()
          }
        case 2: out.words = try kv.consumeNull() ? [] : _kvDecode_words(&kv)  // words
        case 3: slot3 = try kv.deferValue()  // options
        case 4: slot4 = try kv.deferValue()  // options2
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let back0: KVMap.ValuePosition = kv.mark()  // channel.item
    do throws(KVMap.CodingFailure) {
      let mark0: KVMap.ValuePosition = try kv.project(slot0, "link", _kvKeys, rule: 5, scan)
      if mark0.isValue {
        _ = kv.seek(to: mark0, _kvKeys, rule: 5, scan)
        out.links = try _kvDecode_links(&kv)
        kv.rewind(to: back0)
      } else if mark0.isNull {
        try kv.reportNull(_kvKeys, rule: 5, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 5, scan)
      }
    } catch { try kv.recover(error, backTo: back0) }
    let back1: KVMap.ValuePosition = kv.mark()  // channel.entry[*].day
    do throws(KVMap.CodingFailure) {
      let mark1: KVMap.ValuePosition = try kv.project(slot1, "day", _kvKeys, rule: 6, scan)
      if mark1.isValue {
        _ = kv.seek(to: mark1, _kvKeys, rule: 6, scan)
        out.days = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_days(&kv)
        kv.rewind(to: back1)
      } else if mark1.isNull {
        out.days = nil
      }
    } catch { try kv.recover(error, backTo: back1) }
    let back2: KVMap.ValuePosition = kv.mark()  // rows[0].tags
    do throws(KVMap.CodingFailure) {
      let mark2: KVMap.ValuePosition = try kv.project(slot2, "value", _kvKeys, rule: 7, scan)
      if mark2.isValue {
        _ = kv.seek(to: mark2, _kvKeys, rule: 7, scan)
        out.tags = try _kvDecode_tags(&kv)
        kv.rewind(to: back2)
      } else if mark2.isNull {
        try kv.reportNull(_kvKeys, rule: 7, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 7, scan)
      }
    } catch { try kv.recover(error, backTo: back2) }
    let back4: KVMap.ValuePosition = kv.mark()  // options
    do throws(KVMap.CodingFailure) {
      let mark4: KVMap.ValuePosition = try kv.project(slot3, "on", _kvKeys, rule: 8, scan)
      if mark4.isValue {
        _ = kv.seek(to: mark4, _kvKeys, rule: 8, scan)
        out.flags = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_flags(&kv))
        kv.rewind(to: back4)
      } else if mark4.isNull {
        out.flags = .null
      }
    } catch { try kv.recover(error, backTo: back4) }
    let back5: KVMap.ValuePosition = kv.mark()  // options2
    do throws(KVMap.CodingFailure) {
      let mark5: KVMap.ValuePosition = try kv.project(slot4, "n", _kvKeys, rule: 9, scan)
      if mark5.isValue {
        _ = kv.seek(to: mark5, _kvKeys, rule: 9, scan)
        out.counts = try kv.ints()
        kv.rewind(to: back5)
      } else if mark5.isNull {
        out.counts = []
      }
    } catch { try kv.recover(error, backTo: back5) }
  }

  private static func _kvDecode_words(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [ProjectedWord] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> ProjectedWord in try ProjectedWord._kvDecode(&kv, lenient: false) })
  }

  private static func _kvDecode_links(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [URL] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> URL in try kv.url() })
  }

  private static func _kvDecode_days(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Date] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date("y4'!-M2'!-d2", patterns: "yyyy-MM-dd", offset: 0) })
  }

  private static func _kvDecode_tags(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<Swift.String> {
    return try kv.set(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.string() })
  }

  private static func _kvDecode_flags(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Bool] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Bool in try kv.bool() })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    let begun0: Swift.Int = kv.beginOptionalObject("\"channel\":")
    var columns1: KVMap.ProjectedColumns = .init()
    let start0: Swift.Int = kv.capture("[*]\titem\tlink")
    try kv.array(self.links)
    try kv.endColumn(start0, "\"link\":", into: &columns1)
    try kv.elements("\"item\":", columns1)
    var columns2: KVMap.ProjectedColumns = .init()
    let start1: Swift.Int = kv.capture("[*]\tentry\tday")
    if let value0 = self.days {
      kv.beginArray()
      for value1 in value0 { try kv.date(value1, codes: "y4'!-M2'!-d2", offset: 0) }
      kv.endArray()
    } else { kv.null() }
    try kv.endColumn(start1, "\"day\":", into: &columns2)
    try kv.elements("\"entry\":", columns2)
    kv.endOptionalObject(begun0)
    kv.key("\"rows\":")
    kv.beginArray()
    kv.beginObject()
    var columns4: KVMap.ProjectedColumns = .init()
    let start2: Swift.Int = kv.capture("[*]\ttags\tvalue")
    kv.array(kv.sorted(self.tags))
    try kv.endColumn(start2, "\"value\":", into: &columns4)
    try kv.elements("\"tags\":", columns4)
    kv.endObject()
    kv.endArray()
    var columns5: KVMap.ProjectedColumns = .init()
    let start4: Swift.Int = kv.capture("[*]\toptions\ton")
    if case .value(let value0) = self.flags {
      try kv.array(value0)
    } else { kv.null() }
    try kv.endColumn(start4, "\"on\":", into: &columns5)
    try kv.elements("\"options\":", columns5)
    var columns6: KVMap.ProjectedColumns = .init()
    let start5: Swift.Int = kv.capture("[*]\toptions2\tn")
    if !self.counts.isEmpty {
      kv.array(self.counts)
    } else { kv.null() }
    try kv.endColumn(start5, "\"n\":", into: &columns6)
    try kv.elements("\"options2\":", columns6)
    kv.endObject()
  }
}

nonisolated extension ProjectedWord: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> ProjectedWord {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> ProjectedWord {
    let start: KVMap.ValuePosition = kv.mark()
    switch try kv.caseNumber(_kvCases, lenient: lenient) {
    case 0: return .a
    case 1: return .b
    default: throw kv.unknownCase(at: start, _kvCases, asNumbers: false)
    }
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.String
  ) throws(KVMap.CodingFailure) -> ProjectedWord {
    switch kv.caseNumber(_kvCases, of: raw) {
    case 0: return .a
    case 1: return .b
    default: throw kv.unknownCase(at: place, _kvCases, asNumbers: false)
    }
  }

  static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> ProjectedWord {
    let key: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: key, kv.entryKey())
  }

  func _kvKeyText(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    try _kvRaw(&kv)
  }

  func _kvRaw(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    switch self {
    case .a: return "a"
    case .b: return "b"
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.string(try _kvRaw(&kv))
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Search {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.ids, right.ids),
      KVMap._kvAreEqual(left.names, right.names),
      KVMap._kvAreEqual(left.scores, right.scores),
      KVMap._kvAreEqual(left.first, right.first)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.ids.hash(into: &hasher)
    self.names.hash(into: &hasher)
    self.scores.hash(into: &hasher)
    self.first.hash(into: &hasher)
  }
}

nonisolated extension Feed {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.links, right.links),
      KVMap._kvAreEqual(left.days, right.days),
      KVMap._kvAreEqual(left.tags, right.tags),
      KVMap._kvAreEqual(left.words, right.words),
      KVMap._kvAreEqual(left.flags, right.flags),
      KVMap._kvAreEqual(left.counts, right.counts)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.links.hash(into: &hasher)
    self.days.hash(into: &hasher)
    self.tags.hash(into: &hasher)
    self.words.hash(into: &hasher)
    self.flags.hash(into: &hasher)
    self.counts.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Search {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0hits\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Search\tProjections.kvmap\t2
        ids\t+1\thits
        ids\t+1\thits[*].id
        names\t+2\thits[*].name
        scores\t+3\thits[*].score
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Search\tProjections.kvmap\t2
        first\t+4\thits[0].id
        """)
  }
}

nonisolated extension Feed {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\0\0\u{5}\0\u{7}\0\0\0\0\0\0\0\t\0\u{7}\0\0\0\0\0\0\0channel\"\u{4}\0\0\u{1}\0\0\0\0rows\"\0\0\0\u{5}\0\0\u{2}\0\0\0\0words\"\0\0\u{7}\0\0\u{3}\0\0\0\0options\"\u{8}\0\0\u{4}\0\0\0\0options2\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 5, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Feed\tProjections.kvmap\t9
        links\t+1\tchannel.item
        tags\t+3\trows[0].tags
        words\t+4\twords
        flags\t+5\toptions
        counts\t+6\toptions2
        links\t+1\tchannel.item[*].link
        days\t+2\tchannel.entry[*].day
        tags\t+3\trows[0].tags[*].value
        flags\t+5\toptions[*].on
        counts\t+6\toptions2[*].n
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\u{4}\0\0\0\0\0\0\0item\"\0\0\0\u{5}\0\0\u{1}\0\0\0\0entry\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Feed\tProjections.kvmap\t9
        links\t+1\tchannel.item
        days\t+2\tchannel.entry
        """)
  }

  private static var _kvKeys_2: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0tags\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Feed\tProjections.kvmap\t9
        tags\t+3\trows[0].tags
        """)
  }
}

nonisolated extension ProjectedWord {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\u{1}\0\0\0\0\0\0\0a\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0b\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        ProjectedWord\tProjections.kvmap\t17
        """)
  }
}
