// Generated from Sentinels.kvmap. Do not edit.
// kvmap format 1, input 332eb1731cf31aec, body 5d9e5dbba855404d
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

nonisolated struct Unless: Swift.Sendable, Swift.Hashable {
  var edited: Swift.Optional<Date>
  var score: Swift.Optional<Swift.Int>
  var tags: Swift.Optional<[Swift.String]>
  var meta: Swift.Optional<UnlessMeta>
  var `open`: Swift.Optional<Swift.Bool>
  var count: Swift.Int
  var limit: Swift.Optional<Swift.Int>
  var size: Swift.Optional<Swift.Int>
  var name: Swift.Optional<Swift.String>
  var homeTown: Swift.Optional<Swift.String>
  var rest: Swift.Optional<Swift.Int>
  var at: Swift.Optional<Date>
  var ids: [Swift.Int]
  var price: Swift.Optional<Decimal>
  var point: Swift.Optional<UnlessPoint>
  var first: Swift.Optional<Swift.String>
  var url: Swift.Optional<URL>
  var all: Swift.Optional<[Swift.String]>

  init(
    edited: Date? = nil,
    score: Swift.Int? = nil,
    tags: [Swift.String]? = nil,
    meta: UnlessMeta? = nil,
    `open`: Swift.Bool? = nil,
    count: Swift.Int = 1,
    limit: Swift.Int? = 5,
    size: Swift.Int? = nil,
    name: Swift.String? = nil,
    homeTown: Swift.String? = nil,
    rest: Swift.Int? = nil,
    at: Date? = nil,
    ids: [Swift.Int] = [],
    price: Decimal? = nil,
    point: UnlessPoint? = nil,
    first: Swift.String? = nil,
    url: URL? = nil,
    all: [Swift.String]? = nil
  ) {
    self.edited = edited
    self.score = score
    self.tags = tags
    self.meta = meta
    self.`open` = `open`
    self.count = count
    self.limit = limit
    self.size = size
    self.name = name
    self.homeTown = homeTown
    self.rest = rest
    self.at = at
    self.ids = ids
    self.price = price
    self.point = point
    self.first = first
    self.url = url
    self.all = all
  }
}

nonisolated struct UnlessMeta: Swift.Sendable, Swift.Hashable {
  var n: Swift.Int

  init(n: Swift.Int) {
    self.n = n
  }
}

nonisolated struct UnlessPoint: Swift.Sendable, Swift.Hashable {
  var x: Swift.Optional<Swift.Int>
  var y: Swift.Optional<Swift.Int>

  init(x: Swift.Int? = nil, y: Swift.Int? = nil) {
    self.x = x
    self.y = y
  }
}

nonisolated struct NilFor: Swift.Sendable, Swift.Hashable {
  var title: Swift.String
  var year: Swift.Optional<Swift.Int>
  var rating: Swift.Double
  var plot: Swift.Optional<Swift.String>
  var cast: Swift.Optional<[NilForActor]>
  var field: KVMap.PatchField<Swift.String>

  init(
    title: Swift.String,
    year: Swift.Int? = nil,
    rating: Swift.Double = 0.0,
    plot: Swift.String? = nil,
    cast: [NilForActor]? = nil,
    field: KVMap.PatchField<Swift.String> = .absent
  ) {
    self.title = title
    self.year = year
    self.rating = rating
    self.plot = plot
    self.cast = cast
    self.field = field
  }
}

nonisolated struct NilForActor: Swift.Sendable, Swift.Hashable {
  var name: Swift.Optional<Swift.String>
  var film: Swift.Optional<Swift.String>

  init(name: Swift.String? = nil, film: Swift.String? = nil) {
    self.name = name
    self.film = film
  }
}

nonisolated class NilForClass: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  var name: Swift.String?
  var size: Swift.Int

  init(name: Swift.String? = nil, size: Swift.Int = 7) {
    self.name = name
    self.size = size
  }

  class var _kvUsesElementPosition: Swift.Bool { false }

  class var _kvOptions: KVMap.DecodingOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: NilForClass?
  ) throws(KVMap.CodingFailure) -> (Swift.String?, Swift.Int) {
    var _0: Swift.String? = current?.name
    var _1: Swift.Int = current?.size ?? 7
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // name
          if try kv.consume(sentinel: "Dst\n") {
            _0 = nil
          } else {
            _0 = try kv.consumeNull() ? nil : kv.string()
          }
        case 1:  // size
          if try kv.consume(sentinel: "Hsn0\n") {
            _1 = 7
          } else {
            _1 = try kv.consumeNull() ? 7 : kv.int()
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    return (_0, _1)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    guard let current = current?.assumingMemoryBound(to: NilForClass.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: NilForClass?) throws(KVMap.CodingFailure) {
    let (_0, _1) = try Self._kvProperties(&kv, updating: current)
    self.name = _0
    self.size = _1
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "NilForClass") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", ifPresent: self.name)
    kv.int("\"size\":", self.size)
    kv.endObject()
  }
}

// MARK: - Mappings

nonisolated extension Unless: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Unless {
    Unless()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Unless, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var slot2: KVMap.ValuePosition = .none
    var slot3: KVMap.ValuePosition = .none
    var slot4: KVMap.ValuePosition = .none
    var slot5: KVMap.ValuePosition = .none
    var slot6: KVMap.ValuePosition = .none
    var has8: Swift.Bool = false
    var has9: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // edited
          if try kv.consume(sentinel: "Tsb0\nt\n") {
            out.edited = nil
          } else {
            out.edited = try kv.consumeNullOrEmptyElement() ? nil : kv.epochSeconds(lenient: false)
          }
        case 1:  // score
          if try kv.consume(sentinel: "Hsn-1\nn0\n") {
            out.score = nil
          } else {
            out.score = try kv.consumeNullOrEmptyElement() ? nil : kv.int()
          }
        case 2:  // tags
          if try kv.consume(sentinel: "E-o\nta \\\\ b\\nc\n") {
            out.tags = nil
          } else {
            out.tags = try kv.consumeNullOrEmptyText() ? nil : kv.strings()
          }
        case 3:  // meta
          if try kv.consume(sentinel: "F-a\ntN/A\n") {
            out.meta = nil
          } else {
            try UnlessMeta._kvDecode(&kv, intoOptional: &out.meta, updating: updating)
          }
        case 4:  // open
          if try kv.consume(sentinel: "Dstunknown\n") {
            out.`open` = nil
          } else {
            out.`open` = try kv.consumeNullOrEmptyElement() ? nil : kv.bool()
          }
        case 5:  // count
          if try kv.consume(sentinel: "Dst-\n") {
            out.count = 1
          } else {
            out.count = try kv.consumeNull() ? 1 : kv.int()
          }
        case 6:  // limit
          if try kv.consume(sentinel: "Dst-\n") {
            out.limit = nil
          } else {
            out.limit = try kv.consumeNullOrEmptyElement() ? nil : kv.int()
          }
        case 7:  // size
          if try kv.consume(sentinel: "Hsn0\n") {
            out.size = nil
          } else {
            out.size = try kv.consumeNullOrEmptyElement() ? nil : kv.checked(at: kv.mark(), kv.int(), "a value in 1...9") { $0 >= 1 && $0 <= 9 }
          }
        case 8:  // nick
          if try kv.consumeNull(orSentinel: "Tst\nb0\n") {
            slot0 = .null
          } else {
            has8 = true
            out.name = try kv.string()
          }
        case 9:  // nick
          if try kv.consumeNull() {
            slot1 = .null
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0: slot1 = try kv.deferValue()  // nick
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        case 10:  // home_town
          if try kv.consumeNull(orSentinel: "Dst\n") {
            slot2 = .null
          } else {
            has9 = true
            out.homeTown = try kv.string()
          }
        case 11: slot3 = try kv.deferValue()  // home_town
        case 12:  // rest_of
          if try kv.consume(sentinel: "Dst0\n") {
            out.rest = nil
          } else {
            out.rest = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()
          }
        case 13:  // at
          if try kv.consume(sentinel: "Dstn/a\n") {
            out.at = nil
          } else {
            let attempt11: KVMap.ValuePosition = kv.attempt()
            do throws(KVMap.CodingFailure) {
              out.at = try kv.consumeNullOrEmptyElement() ? nil : kv.date("y4", patterns: "yyyy", offset: 0)
              kv.acceptAttempt(attempt11)
            } catch {
              try kv.drop(error, from: attempt11)
              out.at = nil
            }
          }
        case 14:  // ids
          if try kv.consume(sentinel: "D-tnone\n") {
            out.ids = []
          } else {
            let attempt12: KVMap.ValuePosition = kv.attempt()
            do throws(KVMap.CodingFailure) {
              out.ids = try kv.consumeNull() ? [] : _kvDecode_ids(&kv)
              kv.acceptAttempt(attempt12)
            } catch {
              try kv.drop(error, from: attempt12)
              out.ids = []
            }
          }
        case 15:  // price.amount
          if try kv.consumeNull() {
            out.price = nil
          } else {
            var scan2: KVMap.ObjectState = .init(updating: updating)
            var key2: Swift.Int = try kv.beginObject(_kvKeys_2, &scan2)
            while key2 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key2 {
                case 0:  // price.amount
                  if try kv.consume(sentinel: "LstN/A\nn0\n") {
                    out.price = nil
                  } else {
                    out.price = try kv.consumeNullOrEmptyElement() ? nil : kv.decimal()
                  }
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan2) }
              key2 = try kv.nextKey(_kvKeys_2, &scan2)
            }
          }
        case 16: slot4 = try kv.deferValue()  // px
        case 17: slot5 = try kv.deferValue()  // px
        case 18:  // list[0]
          if try kv.consumeNull() {
            out.first = nil
          } else if try kv.beginArray() {
            var index0: Swift.Int = 0
            repeat {
              switch index0 {
              case 0:  // list[0]
                if try kv.consume(sentinel: "Dst\n") {
                  out.first = nil
                } else {
                  out.first = try kv.consumeNull() ? nil : kv.string()
                }
              default: try kv.skip()
              }
              index0 &+= 1
            } while try kv.nextElement()
          }
        case 19:  // links[rel == "next"].href
          if try kv.consumeNull() {
            out.url = nil
          } else if try kv.beginArray() {
            var selected1_0: Swift.Bool = false
            repeat {
              let element: KVMap.ValuePosition = kv.mark()
              if !selected1_0, try kv.isSelected(by: "rel == \"next\"") {
                selected1_0 = true
                do throws(KVMap.CodingFailure) {
                  if try kv.consumeNull() {
                    out.url = nil
                  } else {
                    var scan3: KVMap.ObjectState = .init(updating: updating)
                    var key3: Swift.Int = try kv.beginObject(_kvKeys_3, &scan3)
                    while key3 >= 0 {
                      do throws(KVMap.CodingFailure) {
                        switch key3 {
                        case 0:  // links[rel == "next"].href
                          if try kv.consume(sentinel: "Dst\n") {
                            out.url = nil
                          } else {
                            out.url = try kv.consumeNullOrEmptyElement() ? nil : kv.url()
                          }
                        case 1: try kv.skip()
                        default: try kv.skip()
                        }
                      } catch { try kv.recover(error, &scan3) }
                      key3 = try kv.nextKey(_kvKeys_3, &scan3)
                    }
                  }
                } catch { try kv.recover(error, from: element) }
                kv.rewind(to: element)
              }
              try kv.skip()
            } while try kv.nextElement()
          }
        case 20: slot6 = try kv.deferValue()  // items
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has8 {
      let mark8: KVMap.ValuePosition = kv.unless("Tst\nb0\n", slot0).or(kv.unless("Tst\nb0\n", slot1))  // nick
      if mark8.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark8, _kvKeys, rule: 8, scan)
        do throws(KVMap.CodingFailure) { out.name = try kv.string() } catch { try kv.recover(error, from: mark8) }
        kv.rewind(to: back)
      } else if mark8.isNull {
        out.name = nil
      }
    }
    if !has9 {
      let mark9: KVMap.ValuePosition = kv.unless("Dst\n", slot2).or(kv.unless("Dst\n", slot3))  // home_town
      if mark9.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark9, _kvKeys, rule: 10, scan)
        do throws(KVMap.CodingFailure) { out.homeTown = try kv.string() } catch { try kv.recover(error, from: mark9) }
        kv.rewind(to: back)
      } else if mark9.isNull {
        out.homeTown = nil
      }
    }
    let gathered0: Swift.Int = kv.beginGather("x\tpx\ny\tpy\n", all: false, scan)
    kv.addToGather(kv.unless("H-n0\n", slot4), to: gathered0, entry: 0)
    kv.addToGather(kv.unless("H-n0\n", slot5), to: gathered0, entry: 1)
    let mark14: KVMap.ValuePosition = kv.endGather(gathered0)  // px
    if mark14.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark14, _kvKeys, rule: 16, scan)
      do throws(KVMap.CodingFailure) { try UnlessPoint._kvDecode(&kv, intoOptional: &out.point, updating: updating) } catch { try kv.recover(error, from: mark14) }
      kv.rewind(to: back)
    } else if mark14.isNull {
      out.point = nil
    }
    let back17: KVMap.ValuePosition = kv.mark()  // items
    do throws(KVMap.CodingFailure) {
      let mark17: KVMap.ValuePosition = try kv.project(slot6, "name", _kvKeys, rule: 21, scan)
      if mark17.isValue {
        _ = kv.seek(to: mark17, _kvKeys, rule: 21, scan)
        out.all = try kv.consumeNullOrEmptyText() ? nil : kv.strings()
        kv.rewind(to: back17)
      } else if mark17.isNull {
        out.all = nil
      }
    } catch { try kv.recover(error, backTo: back17) }
  }

  private static func _kvDecode_ids(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int] {
    return try kv.array(
      isLossy: true,
      reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() })
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.edited { kv.key("\"edited\":"); try kv.epochSeconds(value) }
    kv.int("\"score\":", ifPresent: self.score)
    if let value = self.tags { kv.key("\"tags\":"); kv.array(value) }
    if let value = self.meta { kv.key("\"meta\":"); try value._kvEncode(&kv) }
    kv.bool("\"open\":", ifPresent: self.`open`)
    kv.int("\"count\":", self.count)
    if let value = self.limit { kv.key("\"limit\":"); kv.int(value) } else { kv.key("\"limit\":"); kv.null() }
    if let value = self.size { kv.key("\"size\":"); try kv.int(kv.checked(value, "a value in 1...9") { $0 >= 1 && $0 <= 9 }) }
    kv.string("\"nick\":", ifPresent: self.name)
    kv.string("\"home_town\":", ifPresent: self.homeTown)
    let begun0: Swift.Int = kv.beginOptionalObject("\"price\":")
    if let value = self.price { kv.key("\"amount\":"); try kv.decimal(value) }
    kv.endOptionalObject(begun0)
    kv.endObject()
  }
}

nonisolated extension UnlessMeta: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: UnlessMeta {
    UnlessMeta(n: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout UnlessMeta, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.n)  // n
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"n\":", self.n)
    kv.endObject()
  }
}

nonisolated extension UnlessPoint: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: UnlessPoint {
    UnlessPoint()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout UnlessPoint, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(orNil: &out.x)  // x
      case 1: kv.int(orNil: &out.y)  // y
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"x\":", ifPresent: self.x)
    kv.int("\"y\":", ifPresent: self.y)
    kv.endObject()
  }
}

nonisolated extension NilFor: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: NilFor {
    NilFor(title: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout NilFor, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    kv.enterParent(&scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.string(into: &out.title)  // title
        case 1:  // year
          if try kv.consume(sentinel: "TstN/A\nt\nb0\n") {
            out.year = nil
          } else {
            out.year = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()
          }
        case 2:  // rating
          if try kv.consume(sentinel: "TstN/A\nt\nb0\n") {
            out.rating = 0.0
          } else {
            out.rating = try kv.consumeNull() ? 0.0 : kv.double()
          }
        case 3:  // plot
          if try kv.consume(sentinel: "Dst-\n") {
            out.plot = nil
          } else {
            out.plot = try kv.consumeNull() ? nil : kv.string()
          }
        case 4:  // cast
          if try kv.consume(sentinel: "T-tN/A\nt\nb0\n") {
            out.cast = nil
          } else {
            out.cast = try kv.consumeNullOrEmptyText() ? nil : kv.array(of: NilForActor.self)
          }
        case 5: out.field = try kv.consumeNull() ? .null : .value(kv.string())  // field
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    kv.leaveParent(scan)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"title\":", self.title)
    if let value = self.year { kv.key("\"year\":"); kv.int(value) } else { kv.key("\"year\":"); kv.null() }
    try kv.double("\"rating\":", self.rating)
    if let value = self.plot { kv.key("\"plot\":"); kv.string(value) } else { kv.key("\"plot\":"); kv.null() }
    if let value = self.cast { kv.key("\"cast\":"); try kv.array(value) } else { kv.key("\"cast\":"); kv.null() }
    switch self.field {
    case .absent: break
    case .null: kv.key("\"field\":"); kv.null()
    case .value(let value): kv.key("\"field\":"); kv.string(value)
    }
    kv.endObject()
  }
}

nonisolated extension NilForActor: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: NilForActor {
    NilForActor()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout NilForActor, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // name
          if try kv.consume(sentinel: "Dst?\n") {
            out.name = nil
          } else {
            out.name = try kv.consumeNull() ? nil : kv.string()
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let back1: KVMap.ValuePosition = kv.mark()  // title
    do throws(KVMap.CodingFailure) {
      let mark1: KVMap.ValuePosition = try kv.unless("Dst?\n", kv.parent("title", hops: 1, _kvKeys, rule: 1, scan))
      if mark1.isValue {
        kv.seekOutside(to: mark1, _kvKeys, rule: 1, scan)
        out.film = try kv.string()
        kv.rewind(to: back1)
      } else if mark1.isNull {
        out.film = nil
      }
    } catch { try kv.recover(error, backTo: back1) }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", ifPresent: self.name)
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Unless {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.edited, right.edited),
      KVMap._kvAreEqual(left.score, right.score),
      KVMap._kvAreEqual(left.tags, right.tags),
      KVMap._kvAreEqual(left.meta, right.meta),
      KVMap._kvAreEqual(left.`open`, right.`open`),
      KVMap._kvAreEqual(left.count, right.count),
      KVMap._kvAreEqual(left.limit, right.limit),
      KVMap._kvAreEqual(left.size, right.size),
      KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.homeTown, right.homeTown),
      KVMap._kvAreEqual(left.rest, right.rest),
      KVMap._kvAreEqual(left.at, right.at),
      KVMap._kvAreEqual(left.ids, right.ids),
      KVMap._kvAreEqual(left.price, right.price),
      KVMap._kvAreEqual(left.point, right.point),
      KVMap._kvAreEqual(left.first, right.first),
      KVMap._kvAreEqual(left.url, right.url),
      KVMap._kvAreEqual(left.all, right.all)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.edited.hash(into: &hasher)
    self.score.hash(into: &hasher)
    self.tags.hash(into: &hasher)
    self.meta.hash(into: &hasher)
    self.`open`.hash(into: &hasher)
    self.count.hash(into: &hasher)
    self.limit.hash(into: &hasher)
    self.size.hash(into: &hasher)
    self.name.hash(into: &hasher)
    self.homeTown.hash(into: &hasher)
    self.rest.hash(into: &hasher)
    self.at.hash(into: &hasher)
    self.ids.hash(into: &hasher)
    self.price.hash(into: &hasher)
    self.point.hash(into: &hasher)
    self.first.hash(into: &hasher)
    self.url.hash(into: &hasher)
    self.all.hash(into: &hasher)
  }
}

nonisolated extension UnlessMeta {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.n, right.n)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.n.hash(into: &hasher)
  }
}

nonisolated extension UnlessPoint {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.x, right.x),
      KVMap._kvAreEqual(left.y, right.y)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.x.hash(into: &hasher)
    self.y.hash(into: &hasher)
  }
}

nonisolated extension NilFor {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.title, right.title),
      KVMap._kvAreEqual(left.year, right.year),
      KVMap._kvAreEqual(left.rating, right.rating),
      KVMap._kvAreEqual(left.plot, right.plot),
      KVMap._kvAreEqual(left.cast, right.cast),
      KVMap._kvAreEqual(left.field, right.field)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.title.hash(into: &hasher)
    self.year.hash(into: &hasher)
    self.rating.hash(into: &hasher)
    self.plot.hash(into: &hasher)
    self.cast.hash(into: &hasher)
    self.field.hash(into: &hasher)
  }
}

nonisolated extension NilForActor {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.film, right.film)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.film.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Unless {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0#\0\0\0\0\0\0\0\0\0\u{15}\0\u{1f}\0\0\0\0\0\0\0\0\0\0\0\u{3}\0\u{1b}\0\u{5}\0\0\0\0\0\u{1d}\0\0\0\r\0\0\0!\0\0\0\0\0\0\0\0\0\0\0'\0\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\u{13}\0\t\0\0\0\0\0\0\0+\0\0\0%\0)\0\u{11}\0\0\0\0\0\0\0\u{f}\0\0\0\u{7}\0\0\0\0\0\0\0\0\0\0\0\u{18}\0\0\0\0\0\0\0\u{b}\0\0\0\u{6}\0\0\0\0\0\0\0edited\"\0\u{5}\0\0\u{1}\0\0\0\0score\"\0\0\u{4}\0\0\u{2}\0\0\0\0tags\"\0\0\0\u{4}\0\0\u{3}\0\0\0\0meta\"\0\0\0\u{4}\0\0\u{4}\0\0\0\0open\"\0\0\0\u{5}\0\0\u{5}\0\0\0\0count\"\0\0\u{5}\0\0\u{6}\0\0\0\0limit\"\0\0\u{4}\0\0\u{7}\0\0\0\0size\"\0\0\0\u{4}\0\0\u{8}\0\0\0\0nick\"\0\0\0\u{7}\0\0\t\0\0\0\0profile\"\t\0\0\n\0\0\0\0home_town\"\0\0\0\0\0\0\u{8}\0\0\u{b}\0\0\0\0homeTown\"\0\0\0\0\0\0\0\u{7}\0\0\u{c}\0\0\0\0rest_of\"\u{2}\0\0\r\0\0\0\0at\"\0\0\0\0\0\u{3}\0\0\u{e}\0\0\0\0ids\"\0\0\0\0\u{5}\0\0\u{f}\0\0\0\0price\"\0\0\u{2}\0\0\u{10}\0\0\0\0px\"\0\0\0\0\0\u{2}\0\0\u{11}\0\0\0\0py\"\0\0\0\0\0\u{4}\0\0\u{12}\0\0\0\0list\"\0\0\0\u{5}\0\0\u{13}\0\0\0\0links\"\0\0\u{5}\0\0\u{14}\0\0\0\0items\"\0\0\0\0\0\0\0\0\0\0",
      bits: 6, seed: 0x23c8dfdd1db57ff1, wide: false, full: false, count: 21, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Unless\tSentinels.kvmap\t4
        edited\t+1\tedited
        score\t+2\tscore
        tags\t+3\ttags
        meta\t+4\tmeta
        open\t+5\topen
        count\t+6\tcount
        limit\t+7\tlimit
        size\t+8\tsize
        name\t+9\tnick
        name\t+9\tprofile.name
        homeTown\t+10\thome_town
        homeTown\t+10\thomeTown
        rest\t+11\trest_of
        at\t+12\tat
        ids\t+13\tids
        price\t+14\tprice.amount
        point\t+15\tpx
        point\t+15\tpy
        first\t+16\tlist[0]
        url\t+17\tlinks[rel == \"next\"].href
        all\t+18\titems
        all\t+18\titems[*].name
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Unless\tSentinels.kvmap\t4
        name\t+9\tprofile.name
        """)
  }

  private static var _kvKeys_2: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{6}\0\0\0\0\0\0\0amount\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Unless\tSentinels.kvmap\t4
        price\t+14\tprice.amount
        """)
  }

  private static var _kvKeys_3: KVMap.KeyTable {
    .init(
      "\u{3}\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0href\"\0\0\0\u{3}\0\0\u{1}\0\0\0\0rel\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Unless\tSentinels.kvmap\t4
        url\t+17\tlinks[rel == \"next\"].href
        \t+0\trel
        """)
  }
}

nonisolated extension UnlessMeta {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\u{1}\0n\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        UnlessMeta\tSentinels.kvmap\t25
        n\t+0\tn
        """)
  }
}

nonisolated extension UnlessPoint {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{1}\0\0\0\0\0\0\0x\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0y\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        UnlessPoint\tSentinels.kvmap\t26
        x\t+0\tx
        y\t+0\ty
        """)
  }
}

nonisolated extension NilFor {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\t\0\0\0\u{7}\0\u{5}\0\0\0\0\0\u{1}\0\0\0\0\0\u{3}\0\0\0\u{b}\0\0\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0title\"\0\0\u{4}\0\0\u{1}\0\0\0\0year\"\0\0\0\u{6}\0\0\u{2}\0\0\0\0rating\"\0\u{4}\0\0\u{3}\0\0\0\0plot\"\0\0\0\u{4}\0\0\u{4}\0\0\0\0cast\"\0\0\0\u{5}\0\0\u{5}\0\0\0\0field\"\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6c45d188009454f, wide: false, full: false, count: 6, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        NilFor\tSentinels.kvmap\t28
        title\t+3\ttitle
        year\t+4\tyear
        rating\t+5\trating
        plot\t+6\tplot
        cast\t+7\tcast
        field\t+8\tfield
        """)
  }
}

nonisolated extension NilForActor {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        NilForActor\tSentinels.kvmap\t39
        name\t+2\tname
        film\t+3\ttitle
        """)
  }
}

nonisolated extension NilForClass {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{3}\0\u{4}\0\0\0\0\0\0\0name\"\0\0\0\u{4}\0\0\u{1}\0\0\0\0size\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        NilForClass\tSentinels.kvmap\t45
        name\t+0\tname
        size\t+0\tsize
        """)
  }
}
