// Generated from Destinations.kvmap. Do not edit.
// kvmap format 1, input 6bc2522ef5a44e03, body 80a7423e1ad39424
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

/// Reads one place and writes another.
nonisolated struct MovedPost: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int
  var created: Date
  var author: Swift.Optional<Swift.String>
  var price: Decimal
  var count: Swift.Int
  var place: MovedSpot
  var whole: KVMap.JSONObject
  var more: KVMap.JSONObject

  init(
    id: Swift.Int,
    created: Date,
    author: Swift.String? = nil,
    price: Decimal,
    count: Swift.Int = 0,
    place: MovedSpot,
    whole: KVMap.JSONObject,
    more: KVMap.JSONObject
  ) {
    self.id = id
    self.created = created
    self.author = author
    self.price = price
    self.count = count
    self.place = place
    self.whole = whole
    self.more = more
  }
}

nonisolated struct MovedSpot: Swift.Sendable, Swift.Hashable {
  var lat: Swift.Double
  var lng: Swift.Double

  init(lat: Swift.Double, lng: Swift.Double) {
    self.lat = lat
    self.lng = lng
  }
}

nonisolated class Base: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  var name: Swift.String

  init(name: Swift.String) {
    self.name = name
  }

  class var _kvUsesElementPosition: Swift.Bool { false }

  class var _kvOptions: KVMap.DecodingOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Base?
  ) throws(KVMap.CodingFailure) -> Swift.String {
    var _0: Swift.String? = current?.name
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has0: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // title
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has0 = true
            _0 = try kv.string()
          }
        case 1: slot1 = try kv.deferValue()  // title
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has0 {
      let mark0: KVMap.ValuePosition = slot0.or(slot1)  // title
      if mark0.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
        do throws(KVMap.CodingFailure) { _0 = try kv.string() } catch { try kv.recover(error, from: mark0) }
        kv.rewind(to: back)
      } else if mark0.isNull {
        try kv.reportNull(_kvKeys, rule: 0, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 0, scan)
      }
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    return _0
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    guard let current = current?.assumingMemoryBound(to: Base.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: Base?) throws(KVMap.CodingFailure) {
    let _0: Swift.String = try Self._kvProperties(&kv, updating: current)
    self.name = _0
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Base") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"title\":", self.name)
    kv.endObject()
  }
}

nonisolated class Chapter: Base {
  var pages: Swift.Int

  init(name: Swift.String, pages: Swift.Int) {
    self.pages = pages
    super.init(name: name)
  }

  override class var _kvUsesElementPosition: Swift.Bool { false }

  override class var _kvOptions: KVMap.DecodingOptions { .init() }

  override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Chapter?
  ) throws(KVMap.CodingFailure) -> (Swift.String, Swift.Int) {
    var _0: Swift.String? = current?.name
    var _1: Swift.Int? = current?.pages
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has0: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // title
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has0 = true
            _0 = try kv.string()
          }
        case 1: slot1 = try kv.deferValue()  // title
        case 2: _1 = try kv.int()  // pages
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has0 {
      let mark0: KVMap.ValuePosition = slot0.or(slot1)  // title
      if mark0.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
        do throws(KVMap.CodingFailure) { _0 = try kv.string() } catch { try kv.recover(error, from: mark0) }
        kv.rewind(to: back)
      } else if mark0.isNull {
        try kv.reportNull(_kvKeys, rule: 0, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 0, scan)
      }
    }
    guard let _0, let _1 else { try kv.throwDeferredFailure() }
    return (_0, _1)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: Base?) throws(KVMap.CodingFailure) {
    let (_0, _1) = try Self._kvProperties(&kv, updating: current as? Chapter)
    self.pages = _1
    super.init(name: _0)
  }

  override class var _kvRoot: Swift.String { "" }

  override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Chapter") }

  override func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"title\":", self.name)
    let begun0: Swift.Int = kv.beginOptionalObject("\"page\":")
    kv.int("\"count\":", self.pages)
    kv.endOptionalObject(begun0)
    kv.endObject()
  }
}

nonisolated struct Volume: Swift.Sendable, Swift.Hashable {
  var changed: Swift.Optional<Date>
  var title: Swift.String
  var number: Swift.Int

  init(changed: Date? = nil, title: Swift.String, number: Swift.Int) {
    self.changed = changed
    self.title = title
    self.number = number
  }
}

nonisolated struct VolumeShelf: Swift.Sendable, Swift.Hashable {
  var volumes: [Volume]

  init(volumes: [Volume]) {
    self.volumes = volumes
  }
}

// MARK: - Mappings

nonisolated extension MovedPost: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: MovedPost {
    MovedPost(id: 0, created: .init(timeIntervalSince1970: 0), price: 0, place: MovedSpot._kvPlaceholder, whole: .init(), more: .init())
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout MovedPost, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has1: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &out.id)  // id
        case 1:  // created_at
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has1 = true
            out.created = try kv.epochSeconds(lenient: false)
          }
        case 2:  // created_at
          if try kv.consumeNull() {
            slot1 = .null
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0: slot1 = try kv.deferValue()  // created_at
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        case 3:  // authors[0].name
          if try kv.consumeNull() {
            out.author = nil
          } else if try kv.beginArray() {
            var index0: Swift.Int = 0
            repeat {
              switch index0 {
              case 0:  // authors[0].name
                if try kv.consumeNull() {
                  out.author = nil
                } else {
                  var scan2: KVMap.ObjectState = .init(updating: updating)
                  var key2: Swift.Int = try kv.beginObject(_kvKeys_2, &scan2)
                  while key2 >= 0 {
                    switch key2 {
                    case 0: kv.string(orNil: &out.author)  // authors[0].name
                    default: break
                    }
                    key2 = try kv.nextKey(_kvKeys_2, &scan2)
                  }
                }
              default: try kv.skip()
              }
              index0 &+= 1
            } while try kv.nextElement()
          }
        case 4: out.price = try kv.scale(at: kv.mark(), kv.decimal(), "0.01")  // price_cents
        case 5:  // items[-1].n
          if try kv.consumeNull() {
            out.count = 0
          } else if try kv.beginArray() {
            var last1_1: KVMap.ValuePosition = .none
            repeat {
              last1_1 = try kv.deferValue()
            } while try kv.nextElement()
            if last1_1.isValue {
              let back: KVMap.ValuePosition = kv.seek(to: last1_1, _kvKeys, rule: 5, scan)
              do throws(KVMap.CodingFailure) {
                if try kv.consumeNull() {
                  out.count = 0
                } else {
                  var scan3: KVMap.ObjectState = .init(updating: updating)
                  var key3: Swift.Int = try kv.beginObject(_kvKeys_3, &scan3)
                  while key3 >= 0 {
                    do throws(KVMap.CodingFailure) {
                      switch key3 {
                      case 0: out.count = try kv.consumeNull() ? 0 : kv.checked(at: kv.mark(), kv.int(), "a value in 0...1000") { $0 >= 0 && $0 <= 1000 }  // items[-1].n
                      default: try kv.skip()
                      }
                    } catch { try kv.recover(error, &scan3) }
                    key3 = try kv.nextKey(_kvKeys_3, &scan3)
                  }
                }
              } catch { try kv.recover(error, from: last1_1) }
              kv.rewind(to: back)
            } else if last1_1.isNull {
              out.count = 0
            }
          }
        case 6: kv.object(into: &out.place, updating: updating)  // place
        case 7: try kv.skip()
        case 8: try kv.skip()
        case 9: try kv.skip()
        case 10: try kv.skip()
        case 11: try kv.skip()
        case 12: try kv.skip()
        case 13: try kv.skip()
        case 14: try kv.skip()
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has1 {
      let mark1: KVMap.ValuePosition = slot0.or(slot1)  // created_at
      if mark1.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 1, scan)
        do throws(KVMap.CodingFailure) { out.created = try kv.epochSeconds(lenient: false) } catch { try kv.recover(error, from: mark1) }
        kv.rewind(to: back)
      } else if mark1.isNull {
        try kv.reportNull(_kvKeys, rule: 1, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 1, scan)
      }
    }
    let mark6: KVMap.ValuePosition = kv.deferredObject(scan)
    if mark6.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark6, _kvKeys, rule: 15, scan)
      do throws(KVMap.CodingFailure) { out.whole = try kv.object() } catch { try kv.recover(error, from: mark6) }
      kv.rewind(to: back)
    } else if mark6.isNull {
      try kv.reportNull(_kvKeys, rule: 15, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 15, scan)
    }
    let mark7: KVMap.ValuePosition = kv.deferredRemainder(&scan, orNothing: false)
    if mark7.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark7, _kvKeys, rule: 16, scan)
      do throws(KVMap.CodingFailure) { out.more = try kv.object() } catch { try kv.recover(error, from: mark7) }
      kv.rewind(to: back)
    } else if mark7.isNull {
      try kv.reportNull(_kvKeys, rule: 16, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 16, scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    let start5: Swift.Int = kv.capture("lat\tlat\nlng\tlng")
    try self.place._kvEncode(&kv)
    var captured5: KVMap.CapturedObject = try kv.endCapture(start5)
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.key("\"createdAt\":"); try kv.epochSeconds(self.created)
    kv.string("\"author\":", ifPresent: self.author)
    kv.key("\"price\":"); try kv.decimal(kv.unscale(self.price, "0.01"))
    let begun0: Swift.Int = kv.beginOptionalObject("\"stats\":")
    kv.key("\"count\":"); try kv.int(kv.checked(self.count, "a value in 0...1000") { $0 >= 0 && $0 <= 1000 })
    kv.endOptionalObject(begun0)
    kv.member(&captured5, "\"lat\":", keys: "lat")
    kv.member(&captured5, "\"lng\":", keys: "lng")
    let begun1: Swift.Int = kv.beginOptionalObject("\"copy\":")
    kv.key("\"whole\":"); kv.object(self.whole)
    kv.endOptionalObject(begun1)
    kv.key("\"more\":"); kv.object(self.more)
    kv.endObject()
  }
}

nonisolated extension MovedSpot: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: MovedSpot {
    MovedSpot(lat: 0, lng: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout MovedSpot, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.double(into: &out.lat)  // lat
      case 1: kv.double(into: &out.lng)  // lng
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.double("\"lat\":", self.lat)
    try kv.double("\"lng\":", self.lng)
    kv.endObject()
  }
}

nonisolated extension Volume: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Volume {
    Volume(title: "", number: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Volume, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has0: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // changed
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has0 = true
            out.changed = try kv.consumeNullOrEmptyElement() ? nil : kv.date()
          }
        case 1: slot1 = try kv.deferValue()  // changed
        case 2: kv.string(into: &out.title)  // title
        case 3: kv.int(into: &out.number)  // nr
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has0 {
      let mark0: KVMap.ValuePosition = slot0.or(slot1)  // changed
      if mark0.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
        do throws(KVMap.CodingFailure) { out.changed = try kv.consumeNullOrEmptyElement() ? nil : kv.date() } catch { try kv.recover(error, from: mark0) }
        kv.rewind(to: back)
      } else if mark0.isNull {
        out.changed = nil
      }
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.changed { kv.key("\"updated\":"); try kv.date(value) }
    kv.string("\"title\":", self.title)
    kv.endObject()
  }
}

nonisolated extension VolumeShelf: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: VolumeShelf {
    VolumeShelf(volumes: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout VolumeShelf, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.volumes = try _kvDecode_volumes(&kv)  // volumes
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_volumes(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Volume] {
    var all: [Volume] = []
    var keys: KVMap.SeenKeys = .init()
    guard try kv.openKeyed(&keys) else { return all }
    repeat {
      let start: KVMap.ValuePosition = kv.mark()
      do throws(KVMap.CodingFailure) { try all.append(Volume._kvDecode(&kv, replacing: nil)) } catch { try kv.recover(error, from: start) }
    } while try kv.nextKeyed(&keys)
    return all
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"volumes\":")
    do {
      let members0: Swift.Int = kv.beginMembers()
      for value0 in self.volumes {
        kv.entryKey(kv.text(of: value0.number))
        try value0._kvEncode(&kv)
      }
      try kv.endMembers(members0)
    }
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension MovedPost {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.created, right.created),
      KVMap._kvAreEqual(left.author, right.author),
      KVMap._kvAreEqual(left.price, right.price),
      KVMap._kvAreEqual(left.count, right.count),
      KVMap._kvAreEqual(left.place, right.place),
      KVMap._kvAreEqual(left.whole, right.whole),
      KVMap._kvAreEqual(left.more, right.more)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.created.hash(into: &hasher)
    self.author.hash(into: &hasher)
    self.price.hash(into: &hasher)
    self.count.hash(into: &hasher)
    self.place.hash(into: &hasher)
    self.whole.hash(into: &hasher)
    self.more.hash(into: &hasher)
  }
}

nonisolated extension MovedSpot {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.lat, right.lat),
      KVMap._kvAreEqual(left.lng, right.lng)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.lat.hash(into: &hasher)
    self.lng.hash(into: &hasher)
  }
}

nonisolated extension Volume {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.changed, right.changed),
      KVMap._kvAreEqual(left.title, right.title),
      KVMap._kvAreEqual(left.number, right.number)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.changed.hash(into: &hasher)
    self.title.hash(into: &hasher)
    self.number.hash(into: &hasher)
  }
}

nonisolated extension VolumeShelf {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.volumes, right.volumes)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.volumes.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension MovedPost {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{11}\0\0\0\u{1}\0\0\0\0\0\0\0\0\0\u{16}\0\u{6}\0\0\0\0\0\u{18}\0\0\0\0\0\u{f}\0\u{14}\0\r\0\0\0\u{8}\0\0\0\0\0\u{1c}\0\n\0\0\0\0\0\u{1e}\0\u{3}\0\0\0\u{1a}\0\0\0 \0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\u{4}\0\0\u{2}\0\0\0\0meta\"\0\0\0\u{7}\0\0\u{3}\0\0\0\0authors\"\u{b}\0\0\u{4}\0\0\u{1}\0price_cents\"\0\0\0\0\u{5}\0\0\u{5}\0\0\0\0items\"\0\0\u{5}\0\0\u{6}\0\0\u{1}\0place\"\0\0\t\0\0\u{7}\0\0\0\0createdAt\"\0\0\0\0\0\0\u{6}\0\0\u{8}\0\0\0\0author\"\0\u{5}\0\0\t\0\0\0\0price\"\0\0\u{5}\0\0\n\0\0\0\0stats\"\0\0\u{3}\0\0\u{b}\0\0\0\0lat\"\0\0\0\0\u{3}\0\0\u{c}\0\0\0\0lng\"\0\0\0\0\u{4}\0\0\r\0\0\0\0copy\"\0\0\0\u{4}\0\0\u{e}\0\0\0\0more\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0x2c829abe1f4532e1, wide: false, full: false, count: 15, required: 3,
      unknown: .rest, duplicates: .error,
      rules: """
        MovedPost\tDestinations.kvmap\t6
        id\t+1\tid
        created\t+2\tcreated_at
        created\t+2\tmeta.created
        author\t+3\tauthors[0].name
        price\t+4\tprice_cents
        count\t+5\titems[-1].n
        place\t+6\tplace
        \t+0\tcreatedAt
        \t+0\tauthor
        \t+0\tprice
        \t+0\tstats
        \t+0\tlat
        \t+0\tlng
        \t+0\tcopy
        \t+0\tmore
        whole\t+7\t
        more\t+8\t
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{7}\0\0\0\0\0\0\0created\"\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        MovedPost\tDestinations.kvmap\t6
        created\t+2\tmeta.created
        """)
  }

  private static var _kvKeys_2: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        MovedPost\tDestinations.kvmap\t6
        author\t+3\tauthors[0].name
        """)
  }

  private static var _kvKeys_3: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0n\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        MovedPost\tDestinations.kvmap\t6
        count\t+5\titems[-1].n
        """)
  }
}

nonisolated extension MovedSpot {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{3}\0\u{3}\0\0\0\0\0\u{1}\0lat\"\0\0\0\0\u{3}\0\0\u{1}\0\0\u{1}\0lng\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        MovedSpot\tDestinations.kvmap\t17
        lat\t+0\tlat
        lng\t+0\tlng
        """)
  }
}

nonisolated extension Base {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\u{5}\0\0\0\0\0\0\0title\"\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Base\tDestinations.kvmap\t21
        name\t+0\ttitle
        name\t+0\tname
        """)
  }
}

nonisolated extension Chapter {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\u{5}\0\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0title\"\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\u{5}\0\0\u{2}\0\0\u{1}\0pages\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Chapter\tDestinations.kvmap\t22
        name\t-1\ttitle
        name\t-1\tname
        pages\t+0\tpages
        """)
  }
}

nonisolated extension Volume {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{7}\0\u{5}\0\u{1}\0\0\0\u{3}\0\u{7}\0\0\0\0\0\0\0changed\"\u{7}\0\0\u{1}\0\0\0\0updated\"\u{5}\0\0\u{2}\0\0\u{1}\0title\"\0\0\u{2}\0\0\u{3}\0\0\u{1}\0nr\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 4, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Volume\tDestinations.kvmap\t23
        changed\t-4\tchanged
        changed\t-4\tupdated
        title\t+0\ttitle
        number\t+0\tnr
        """)
  }
}

nonisolated extension VolumeShelf {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{7}\0\0\0\0\0\u{1}\0volumes\"\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        VolumeShelf\tDestinations.kvmap\t24
        volumes\t+0\tvolumes
        """)
  }
}
