// Generated from Blocks.kvmap. Do not edit.
// kvmap format 1, input e527eeb8115e5c6e, body 2240bd99ffb148dc
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

nonisolated struct Article: Swift.Sendable, Swift.Hashable {
  var id: Swift.String
  var title: Swift.String
  var bodyText: Swift.String
  var createdAt: Date
  var viewCount: Swift.Int
  var specialName: Swift.Optional<Swift.String>
  var tags: [Swift.String]
  var first: Swift.Optional<Swift.String>
  var place: Swift.Optional<BlockPlace>
  var whole: Swift.Optional<BlockPlace>
  var kind: Swift.String
  var rating: Swift.Optional<Swift.Int>
  var author: Swift.Optional<Swift.String>

  init(
    id: Swift.String,
    title: Swift.String,
    bodyText: Swift.String,
    createdAt: Date,
    viewCount: Swift.Int = 0,
    specialName: Swift.String? = nil,
    tags: [Swift.String] = [],
    first: Swift.String? = nil,
    place: BlockPlace? = nil,
    whole: BlockPlace? = nil,
    kind: Swift.String = "post",
    rating: Swift.Int? = nil,
    author: Swift.String? = nil
  ) {
    self.id = id
    self.title = title
    self.bodyText = bodyText
    self.createdAt = createdAt
    self.viewCount = viewCount
    self.specialName = specialName
    self.tags = tags
    self.first = first
    self.place = place
    self.whole = whole
    self.kind = kind
    self.rating = rating
    self.author = author
  }
}

nonisolated struct BlockPlace: Swift.Sendable, Swift.Hashable {
  var lat: Swift.Double
  var lng: Swift.Double

  init(lat: Swift.Double, lng: Swift.Double) {
    self.lat = lat
    self.lng = lng
  }
}

nonisolated struct Note: Swift.Sendable, Swift.Hashable {
  var createdAt: Date
  var updatedAt: Swift.Optional<Date>
  var `in`: Swift.Optional<Swift.String>
  var text: Swift.Optional<Swift.String>
  var language: Swift.Optional<Swift.String>

  init(
    createdAt: Date,
    updatedAt: Date? = nil,
    `in`: Swift.String? = nil,
    text: Swift.String? = nil,
    language: Swift.String? = nil
  ) {
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.`in` = `in`
    self.text = text
    self.language = language
  }
}

nonisolated struct Updated: Swift.Sendable, Swift.Hashable {
  var number: Swift.Optional<Swift.Int>
  var name: Swift.String

  init(number: Swift.Int? = nil, name: Swift.String = "none") {
    self.number = number
    self.name = name
  }
}

nonisolated class BlockShelf: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  var label: Swift.String

  init(label: Swift.String = "x") {
    self.label = label
  }

  class var _kvUsesElementPosition: Swift.Bool { false }

  class var _kvOptions: KVMap.DecodingOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: BlockShelf?
  ) throws(KVMap.CodingFailure) -> Swift.String {
    var _0: Swift.String = current?.label ?? "x"
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // data.label
          if try kv.consumeNull() {
            _0 = "x"
          } else {
            var scan1: KVMap.ObjectState = .init(updating: current != nil)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0: _0 = try kv.consumeNull() ? "x" : kv.string()  // data.label
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    return _0
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    guard let current = current?.assumingMemoryBound(to: BlockShelf.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: BlockShelf?) throws(KVMap.CodingFailure) {
    let _0: Swift.String = try Self._kvProperties(&kv, updating: current)
    self.label = _0
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "BlockShelf") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    let begun0: Swift.Int = kv.beginOptionalObject("\"data\":")
    kv.string("\"label\":", self.label)
    kv.endOptionalObject(begun0)
    kv.endObject()
  }
}

nonisolated class LongShelf: BlockShelf {
  var length: Swift.Double?

  init(label: Swift.String = "x", length: Swift.Double? = nil) {
    self.length = length
    super.init(label: label)
  }

  override class var _kvUsesElementPosition: Swift.Bool { false }

  override class var _kvOptions: KVMap.DecodingOptions { .init() }

  override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: LongShelf?
  ) throws(KVMap.CodingFailure) -> (Swift.String, Swift.Double?) {
    var _0: Swift.String = current?.label ?? "x"
    var _1: Swift.Double? = current?.length
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // data.label
          if try kv.consumeNull() {
            _0 = "x"
            _1 = nil
          } else {
            var scan1: KVMap.ObjectState = .init(updating: current != nil)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0: _0 = try kv.consumeNull() ? "x" : kv.string()  // data.label
                case 1: _1 = try kv.consumeNullOrEmptyElement() ? nil : kv.double()
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    return (_0, _1)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: BlockShelf?) throws(KVMap.CodingFailure) {
    let (_0, _1) = try Self._kvProperties(&kv, updating: current as? LongShelf)
    self.length = _1
    super.init(label: _0)
  }

  override class var _kvRoot: Swift.String { "" }

  override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "LongShelf") }

  override func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    let begun0: Swift.Int = kv.beginOptionalObject("\"data\":")
    kv.string("\"label\":", self.label)
    try kv.double("\"length\":", ifPresent: self.length)
    kv.endOptionalObject(begun0)
    kv.endObject()
  }
}

// MARK: - Mappings

nonisolated extension Article: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Article {
    Article(id: "", title: "", bodyText: "", createdAt: .init(timeIntervalSince1970: 0))
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Article, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var slot2: KVMap.ValuePosition = .none
    var slot3: KVMap.ValuePosition = .none
    var slot4: KVMap.ValuePosition = .none
    var slot5: KVMap.ValuePosition = .none
    var slot6: KVMap.ValuePosition = .none
    var slot7: KVMap.ValuePosition = .none
    var has1: Swift.Bool = false
    var has2: Swift.Bool = false
    var has3: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.string(into: &out.id)  // id
        case 1:  // attributes.title
          if try kv.consumeNull() {
            has1 = true
            try kv.reportNull(_kvKeys, rule: 1, scan)
            slot0 = .null
            slot1 = .null
            slot2 = .null
            slot3 = .null
            out.viewCount = 0
            out.specialName = nil
            slot4 = .null
            out.first = nil
            slot5 = .null
            slot6 = .null
            slot7 = .null
            out.rating = nil
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0:  // attributes.title
                  has1 = true
                  kv.string(into: &out.title)
                case 1:
                  if try kv.consumeNull() {
                    slot0 = .null
                  } else {
                    has2 = true
                    out.bodyText = try kv.string()
                  }
                case 2: slot1 = try kv.deferValue()
                case 3:
                  if try kv.consumeNull() {
                    slot2 = .null
                    slot3 = .null
                    out.viewCount = 0
                    out.specialName = nil
                  } else {
                    var scan2: KVMap.ObjectState = .init(updating: updating)
                    var key2: Swift.Int = try kv.beginObject(_kvKeys_2, &scan2)
                    while key2 >= 0 {
                      do throws(KVMap.CodingFailure) {
                        switch key2 {
                        case 0:
                          if try kv.consumeNull() {
                            slot2 = .null
                            slot3 = .null
                            out.viewCount = 0
                            out.specialName = nil
                          } else {
                            var scan3: KVMap.ObjectState = .init(updating: updating)
                            var key3: Swift.Int = try kv.beginObject(_kvKeys_3, &scan3)
                            while key3 >= 0 {
                              do throws(KVMap.CodingFailure) {
                                switch key3 {
                                case 0:
                                  if try kv.consumeNull() {
                                    slot2 = .null
                                  } else {
                                    has3 = true
                                    out.createdAt = try kv.date()
                                  }
                                case 1: slot3 = try kv.deferValue()
                                case 2:
                                  if try kv.consumeNull() {
                                    out.viewCount = 0
                                  } else {
                                    var scan4: KVMap.ObjectState = .init(updating: updating)
                                    var key4: Swift.Int = try kv.beginObject(_kvKeys_4, &scan4)
                                    while key4 >= 0 {
                                      do throws(KVMap.CodingFailure) {
                                        switch key4 {
                                        case 0: out.viewCount = try kv.consumeNull() ? 0 : kv.int()
                                        default: try kv.skip()
                                        }
                                      } catch { try kv.recover(error, &scan4) }
                                      key4 = try kv.nextKey(_kvKeys_4, &scan4)
                                    }
                                  }
                                case 3: kv.string(orNil: &out.specialName)
                                default: try kv.skip()
                                }
                              } catch { try kv.recover(error, &scan3) }
                              key3 = try kv.nextKey(_kvKeys_3, &scan3)
                            }
                          }
                        default: try kv.skip()
                        }
                      } catch { try kv.recover(error, &scan2) }
                      key2 = try kv.nextKey(_kvKeys_2, &scan2)
                    }
                  }
                case 4: slot4 = try kv.deferValue()
                case 5:
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
                          var scan5: KVMap.ObjectState = .init(updating: updating)
                          var key5: Swift.Int = try kv.beginObject(_kvKeys_5, &scan5)
                          while key5 >= 0 {
                            switch key5 {
                            case 0: kv.string(orNil: &out.first)
                            default: break
                            }
                            key5 = try kv.nextKey(_kvKeys_5, &scan5)
                          }
                        }
                      default: try kv.skip()
                      }
                      index0 &+= 1
                    } while try kv.nextElement()
                  }
                case 6: slot5 = try kv.deferValue()
                case 7:
                  if try kv.consumeNull() {
                    slot6 = .null
                  } else {
                    var scan6: KVMap.ObjectState = .init(updating: updating)
                    var key6: Swift.Int = try kv.beginObject(_kvKeys_6, &scan6)
                    while key6 >= 0 {
                      do throws(KVMap.CodingFailure) {
                        switch key6 {
                        case 0: slot6 = try kv.deferValue()
                        default: try kv.skip()
                        }
                      } catch { try kv.recover(error, &scan6) }
                      key6 = try kv.nextKey(_kvKeys_6, &scan6)
                    }
                  }
                case 8: slot7 = try kv.deferValue()
                case 9:
                  let attempt11: KVMap.ValuePosition = kv.attempt()
                  do throws(KVMap.CodingFailure) {
                    out.rating = try kv.consumeNullOrEmptyElement() ? nil : kv.checked(at: kv.mark(), kv.int(), "a value in 0...5") { $0 >= 0 && $0 <= 5 }
                    kv.acceptAttempt(attempt11)
                  } catch {
                    try kv.drop(error, from: attempt11)
                    out.rating = nil
                  }
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        case 2:  // relationships.author.id
          if try kv.consumeNull() {
            out.author = nil
          } else {
            var scan7: KVMap.ObjectState = .init(updating: updating)
            var key7: Swift.Int = try kv.beginObject(_kvKeys_7, &scan7)
            while key7 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key7 {
                case 0:  // relationships.author.id
                  if try kv.consumeNull() {
                    out.author = nil
                  } else {
                    var scan8: KVMap.ObjectState = .init(updating: updating)
                    var key8: Swift.Int = try kv.beginObject(_kvKeys_8, &scan8)
                    while key8 >= 0 {
                      switch key8 {
                      case 0: kv.string(orNil: &out.author)  // relationships.author.id
                      default: break
                      }
                      key8 = try kv.nextKey(_kvKeys_8, &scan8)
                    }
                  }
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan7) }
              key7 = try kv.nextKey(_kvKeys_7, &scan7)
            }
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has1 { try kv.reportMissing(_kvKeys, rule: 1, scan) }
    if !has2 {
      let mark2: KVMap.ValuePosition = slot0.or(slot1)
      if mark2.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark2, _kvKeys, rule: 3, scan)
        do throws(KVMap.CodingFailure) { out.bodyText = try kv.string() } catch { try kv.recover(error, from: mark2) }
        kv.rewind(to: back)
      } else if mark2.isNull {
        try kv.reportNull(_kvKeys, rule: 3, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 3, scan)
      }
    }
    if !has3 {
      let mark3: KVMap.ValuePosition = slot2.or(slot3)
      if mark3.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark3, _kvKeys, rule: 4, scan)
        do throws(KVMap.CodingFailure) { out.createdAt = try kv.date() } catch { try kv.recover(error, from: mark3) }
        kv.rewind(to: back)
      } else if mark3.isNull {
        try kv.reportNull(_kvKeys, rule: 4, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 4, scan)
      }
    }
    let back6: KVMap.ValuePosition = kv.mark()  // attributes.tags[*].name
    do throws(KVMap.CodingFailure) {
      let mark6: KVMap.ValuePosition = try kv.project(slot4, "name", _kvKeys, rule: 5, scan)
      if mark6.isValue {
        _ = kv.seek(to: mark6, _kvKeys, rule: 5, scan)
        out.tags = try kv.strings()
        kv.rewind(to: back6)
      } else if mark6.isNull {
        out.tags = []
      }
    } catch { try kv.recover(error, backTo: back6) }
    let gathered0: Swift.Int = kv.beginGather("lat\tattributes.lat\nlng\tattributes.geo.lon\n", all: false, scan)
    kv.addToGather(slot5, to: gathered0, entry: 0)
    kv.addToGather(slot6, to: gathered0, entry: 1)
    let mark8: KVMap.ValuePosition = kv.endGather(gathered0)
    if mark8.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark8, _kvKeys, rule: 6, scan)
      do throws(KVMap.CodingFailure) { try BlockPlace._kvDecode(&kv, intoOptional: &out.place, updating: updating) } catch { try kv.recover(error, from: mark8) }
      kv.rewind(to: back)
    } else if mark8.isNull {
      out.place = nil
    }
    let gathered1: Swift.Int = kv.beginGather("lat\tattributes.lat\nlng\tattributes.lng\n", all: false, scan)
    kv.addToGather(slot5, to: gathered1, entry: 0)
    kv.addToGather(slot7, to: gathered1, entry: 1)
    let mark9: KVMap.ValuePosition = kv.endGather(gathered1)
    if mark9.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark9, _kvKeys, rule: 7, scan)
      do throws(KVMap.CodingFailure) { try BlockPlace._kvDecode(&kv, intoOptional: &out.whole, updating: updating) } catch { try kv.recover(error, from: mark9) }
      kv.rewind(to: back)
    } else if mark9.isNull {
      out.whole = nil
    }
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    let start8: Swift.Int = kv.capture("lat\tattributes.lat\nlng\tattributes.geo.lon")
    if let value0 = self.place {
      try value0._kvEncode(&kv)
    } else { kv.null() }
    var captured8: KVMap.CapturedObject = try kv.endCapture(start8)
    kv.beginObject()
    kv.string("\"id\":", self.id)
    let begun0: Swift.Int = kv.beginOptionalObject("\"attributes\":")
    kv.string("\"title\":", self.title)
    kv.string("\"text\":", self.bodyText)
    let begun1: Swift.Int = kv.beginOptionalObject("\"meta\":")
    let begun2: Swift.Int = kv.beginOptionalObject("\"x y\":")
    kv.key("\"created_at\":"); try kv.date(self.createdAt)
    let begun3: Swift.Int = kv.beginOptionalObject("\"stats\":")
    kv.int("\"views\":", self.viewCount)
    kv.endOptionalObject(begun3)
    kv.string("\"special\":", ifPresent: self.specialName)
    kv.endOptionalObject(begun2)
    kv.endOptionalObject(begun1)
    var has4: Swift.Bool = false
    if self.first != nil { has4 = true }
    if has4 {
      kv.key("\"marks\":")
      kv.beginArray()
      kv.beginObject()
      kv.string("\"name\":", ifPresent: self.first)
      kv.endObject()
      kv.endArray()
    }
    kv.member(&captured8, "\"lat\":", keys: "lat")
    let begun5: Swift.Int = kv.beginOptionalObject("\"geo\":")
    kv.member(&captured8, "\"lon\":", keys: "lng")
    kv.endOptionalObject(begun5)
    kv.string("\"type\":", self.kind)
    if let value = self.rating { kv.key("\"rating\":"); try kv.int(kv.checked(value, "a value in 0...5") { $0 >= 0 && $0 <= 5 }) }
    kv.endOptionalObject(begun0)
    let begun6: Swift.Int = kv.beginOptionalObject("\"relationships\":")
    let begun7: Swift.Int = kv.beginOptionalObject("\"author\":")
    kv.string("\"id\":", ifPresent: self.author)
    kv.endOptionalObject(begun7)
    kv.endOptionalObject(begun6)
    kv.endObject()
  }
}

nonisolated extension BlockPlace: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: BlockPlace {
    BlockPlace(lat: 0, lng: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout BlockPlace, updating: Swift.Bool
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

nonisolated extension Note: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Note {
    Note(createdAt: .init(timeIntervalSince1970: 0))
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Note, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var slot2: KVMap.ValuePosition = .none
    var slot3: KVMap.ValuePosition = .none
    var has0: Swift.Bool = false
    var has1: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // meta.created_at
          if try kv.consumeNull() {
            slot0 = .null
            slot1 = .null
            slot2 = .null
            slot3 = .null
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0:  // meta.created_at
                  if try kv.consumeNull() {
                    slot0 = .null
                  } else {
                    has0 = true
                    out.createdAt = try kv.date()
                  }
                case 1: slot1 = try kv.deferValue()  // meta.created_at
                case 2:
                  if try kv.consumeNull() {
                    slot2 = .null
                  } else {
                    has1 = true
                    out.updatedAt = try kv.consumeNullOrEmptyElement() ? nil : kv.date()
                  }
                case 3: slot3 = try kv.deferValue()
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        case 1: kv.string(orNil: &out.`in`)  // in
        case 2:  // body.in.text
          if try kv.consumeNull() {
            out.text = nil
            out.language = nil
          } else {
            var scan2: KVMap.ObjectState = .init(updating: updating)
            var key2: Swift.Int = try kv.beginObject(_kvKeys_2, &scan2)
            while key2 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key2 {
                case 0:  // body.in.text
                  if try kv.consumeNull() {
                    out.text = nil
                    out.language = nil
                  } else {
                    var scan3: KVMap.ObjectState = .init(updating: updating)
                    var key3: Swift.Int = try kv.beginObject(_kvKeys_3, &scan3)
                    while key3 >= 0 {
                      do throws(KVMap.CodingFailure) {
                        switch key3 {
                        case 0: kv.string(orNil: &out.text)  // body.in.text
                        case 1:
                          if try kv.consumeNull() {
                            out.language = nil
                          } else {
                            var scan4: KVMap.ObjectState = .init(updating: updating)
                            var key4: Swift.Int = try kv.beginObject(_kvKeys_4, &scan4)
                            while key4 >= 0 {
                              switch key4 {
                              case 0: kv.string(orNil: &out.language)
                              default: break
                              }
                              key4 = try kv.nextKey(_kvKeys_4, &scan4)
                            }
                          }
                        default: try kv.skip()
                        }
                      } catch { try kv.recover(error, &scan3) }
                      key3 = try kv.nextKey(_kvKeys_3, &scan3)
                    }
                  }
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan2) }
              key2 = try kv.nextKey(_kvKeys_2, &scan2)
            }
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has0 {
      let mark0: KVMap.ValuePosition = slot0.or(slot1)  // meta.created_at
      if mark0.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
        do throws(KVMap.CodingFailure) { out.createdAt = try kv.date() } catch { try kv.recover(error, from: mark0) }
        kv.rewind(to: back)
      } else if mark0.isNull {
        try kv.reportNull(_kvKeys, rule: 0, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 0, scan)
      }
    }
    if !has1 {
      let mark1: KVMap.ValuePosition = slot2.or(slot3)
      if mark1.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 3, scan)
        do throws(KVMap.CodingFailure) { out.updatedAt = try kv.consumeNullOrEmptyElement() ? nil : kv.date() } catch { try kv.recover(error, from: mark1) }
        kv.rewind(to: back)
      } else if mark1.isNull {
        out.updatedAt = nil
      }
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    let begun0: Swift.Int = kv.beginOptionalObject("\"meta\":")
    kv.key("\"created_at\":"); try kv.date(self.createdAt)
    if let value = self.updatedAt { kv.key("\"updated_at\":"); try kv.date(value) }
    kv.endOptionalObject(begun0)
    kv.string("\"in\":", ifPresent: self.`in`)
    let begun1: Swift.Int = kv.beginOptionalObject("\"body\":")
    let begun2: Swift.Int = kv.beginOptionalObject("\"in\":")
    kv.string("\"text\":", ifPresent: self.text)
    let begun3: Swift.Int = kv.beginOptionalObject("\"attributes\":")
    kv.string("\"@lang\":", ifPresent: self.language)
    kv.endOptionalObject(begun3)
    kv.endOptionalObject(begun2)
    kv.endOptionalObject(begun1)
    kv.endObject()
  }
}

nonisolated extension Updated: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Updated {
    Updated()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Updated, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // list[0].number
          if try kv.consumeNull() {
            out.number = nil
            out.name = "none"
          } else if try kv.beginArray() {
            var index0: Swift.Int = 0
            repeat {
              switch index0 {
              case 0:  // list[0].number
                if try kv.consumeNull() {
                  out.number = nil
                  out.name = "none"
                } else {
                  var scan1: KVMap.ObjectState = .init(updating: updating)
                  var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
                  while key1 >= 0 {
                    do throws(KVMap.CodingFailure) {
                      switch key1 {
                      case 0: kv.int(orNil: &out.number)  // list[0].number
                      case 1: out.name = try kv.consumeNull() ? "none" : kv.string()
                      default: try kv.skip()
                      }
                    } catch { try kv.recover(error, &scan1) }
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
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"list\":")
    kv.beginArray()
    kv.beginObject()
    kv.int("\"number\":", ifPresent: self.number)
    kv.string("\"name\":", self.name)
    kv.endObject()
    kv.endArray()
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Article {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.title, right.title),
      KVMap._kvAreEqual(left.bodyText, right.bodyText),
      KVMap._kvAreEqual(left.createdAt, right.createdAt),
      KVMap._kvAreEqual(left.viewCount, right.viewCount),
      KVMap._kvAreEqual(left.specialName, right.specialName),
      KVMap._kvAreEqual(left.tags, right.tags),
      KVMap._kvAreEqual(left.first, right.first),
      KVMap._kvAreEqual(left.place, right.place),
      KVMap._kvAreEqual(left.whole, right.whole),
      KVMap._kvAreEqual(left.kind, right.kind),
      KVMap._kvAreEqual(left.rating, right.rating),
      KVMap._kvAreEqual(left.author, right.author)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.title.hash(into: &hasher)
    self.bodyText.hash(into: &hasher)
    self.createdAt.hash(into: &hasher)
    self.viewCount.hash(into: &hasher)
    self.specialName.hash(into: &hasher)
    self.tags.hash(into: &hasher)
    self.first.hash(into: &hasher)
    self.place.hash(into: &hasher)
    self.whole.hash(into: &hasher)
    self.kind.hash(into: &hasher)
    self.rating.hash(into: &hasher)
    self.author.hash(into: &hasher)
  }
}

nonisolated extension BlockPlace {
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

nonisolated extension Note {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.createdAt, right.createdAt),
      KVMap._kvAreEqual(left.updatedAt, right.updatedAt),
      KVMap._kvAreEqual(left.`in`, right.`in`),
      KVMap._kvAreEqual(left.text, right.text),
      KVMap._kvAreEqual(left.language, right.language)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.createdAt.hash(into: &hasher)
    self.updatedAt.hash(into: &hasher)
    self.`in`.hash(into: &hasher)
    self.text.hash(into: &hasher)
    self.language.hash(into: &hasher)
  }
}

nonisolated extension Updated {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.number, right.number),
      KVMap._kvAreEqual(left.name, right.name)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.number.hash(into: &hasher)
    self.name.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Article {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\0\0\0\0\u{6}\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0attributes\"\0\0\0\0\0\r\0\0\u{2}\0\0\0\0relationships\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Article\tBlocks.kvmap\t4
        id\t+1\tid
        title\t+3\tattributes.title
        author\t+17\trelationships.author.id
        bodyText\t+4\tattributes.text
        createdAt\t+6\tattributes.meta.\"x y\".created_at
        tags\t+10\tattributes.tags[*].name
        place\t+12\tattributes.lat
        whole\t+13\tattributes.lat
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{f}\0\0\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\0\0\0\0\0\0\0\0\r\0\0\0\u{11}\0\u{1}\0\u{b}\0\0\0\u{7}\0\0\0\0\0\u{5}\0\u{13}\0\t\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0title\"\0\0\u{4}\0\0\u{1}\0\0\0\0text\"\0\0\0\u{7}\0\0\u{2}\0\0\0\0content\"\u{4}\0\0\u{3}\0\0\0\0meta\"\0\0\0\u{4}\0\0\u{4}\0\0\0\0tags\"\0\0\0\u{5}\0\0\u{5}\0\0\0\0marks\"\0\0\u{3}\0\0\u{6}\0\0\0\0lat\"\0\0\0\0\u{3}\0\0\u{7}\0\0\0\0geo\"\0\0\0\0\u{3}\0\0\u{8}\0\0\0\0lng\"\0\0\0\0\u{6}\0\0\t\0\0\0\0rating\"\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 10, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Article\tBlocks.kvmap\t4
        title\t+3\tattributes.title
        bodyText\t+4\tattributes.text
        bodyText\t+4\tattributes.content
        createdAt\t+6\tattributes.meta.\"x y\".created_at
        tags\t+10\tattributes.tags
        first\t+11\tattributes.marks[0].name
        place\t+12\tattributes.lat
        place\t+12\tattributes.geo.lon
        whole\t+13\tattributes.lng
        rating\t+15\tattributes.rating
        """)
  }

  private static var _kvKeys_2: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\0\0x y\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Article\tBlocks.kvmap\t4
        createdAt\t+6\tattributes.meta.\"x y\".created_at
        """)
  }

  private static var _kvKeys_3: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{7}\0\0\0\u{4}\0\t\0\0\0\u{1}\0\n\0\0\0\0\0\0\0created_at\"\0\0\0\0\0\t\0\0\u{1}\0\0\0\0createdAt\"\0\0\0\0\0\0\u{5}\0\0\u{2}\0\0\0\0stats\"\0\0\u{7}\0\0\u{3}\0\0\0\0special\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x1b39896a51a8749b, wide: false, full: false, count: 4, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Article\tBlocks.kvmap\t4
        createdAt\t+6\tattributes.meta.\"x y\".created_at
        createdAt\t+6\tattributes.meta.\"x y\".createdAt
        viewCount\t+7\tattributes.meta.\"x y\".stats.views
        specialName\t+8\tattributes.meta.\"x y\".special
        """)
  }

  private static var _kvKeys_4: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\0\0views\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Article\tBlocks.kvmap\t4
        viewCount\t+7\tattributes.meta.\"x y\".stats.views
        """)
  }

  private static var _kvKeys_5: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Article\tBlocks.kvmap\t4
        first\t+11\tattributes.marks[0].name
        """)
  }

  private static var _kvKeys_6: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\0\0lon\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Article\tBlocks.kvmap\t4
        place\t+12\tattributes.geo.lon
        """)
  }

  private static var _kvKeys_7: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{6}\0\0\0\0\0\0\0author\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Article\tBlocks.kvmap\t4
        author\t+17\trelationships.author.id
        """)
  }

  private static var _kvKeys_8: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Article\tBlocks.kvmap\t4
        author\t+17\trelationships.author.id
        """)
  }
}

nonisolated extension BlockPlace {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{3}\0\u{3}\0\0\0\0\0\u{1}\0lat\"\0\0\0\0\u{3}\0\0\u{1}\0\0\u{1}\0lng\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        BlockPlace\tBlocks.kvmap\t24
        lat\t+0\tlat
        lng\t+0\tlng
        """)
  }
}

nonisolated extension Note {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{5}\0\u{1}\0\0\0\0\0\u{3}\0\0\0\u{4}\0\0\0\0\0\0\0meta\"\0\0\0\u{2}\0\0\u{1}\0\0\0\0in\"\0\0\0\0\0\u{4}\0\0\u{2}\0\0\0\0body\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .error, duplicates: .error,
      rules: """
        Note\tBlocks.kvmap\t30
        createdAt\t-3\tmeta.created_at
        in\t+2\tin
        text\t+4\tbody.in.text
        updatedAt\t-3\tmeta.updated_at
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\0\0\u{7}\0\n\0\u{4}\0\n\0\0\0\0\0\0\0created_at\"\0\0\0\0\0\t\0\0\u{1}\0\0\0\0createdAt\"\0\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\t\0\0\u{3}\0\0\0\0updatedAt\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 4, required: 0,
      unknown: .error, duplicates: .error,
      rules: """
        Note\tBlocks.kvmap\t30
        createdAt\t-3\tmeta.created_at
        createdAt\t-3\tmeta.createdAt
        updatedAt\t-3\tmeta.updated_at
        updatedAt\t-3\tmeta.updatedAt
        """)
  }

  private static var _kvKeys_2: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\0\0in\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .error, duplicates: .error,
      rules: """
        Note\tBlocks.kvmap\t30
        text\t+4\tbody.in.text
        """)
  }

  private static var _kvKeys_3: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{4}\0\0\0\0\0\0\0text\"\0\0\0\n\0\0\u{1}\0\0\0\0attributes\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 0,
      unknown: .error, duplicates: .error,
      rules: """
        Note\tBlocks.kvmap\t30
        text\t+4\tbody.in.text
        language\t+5\tbody.in.attributes.@lang
        """)
  }

  private static var _kvKeys_4: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0@lang\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .error, duplicates: .error,
      rules: """
        Note\tBlocks.kvmap\t30
        language\t+5\tbody.in.attributes.@lang
        """)
  }
}

nonisolated extension Updated {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0list\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Updated\tBlocks.kvmap\t39
        number\t+1\tlist[0].number
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{6}\0\0\0\0\0\0\0number\"\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Updated\tBlocks.kvmap\t39
        number\t+1\tlist[0].number
        name\t+1\tlist[0].name
        """)
  }
}

nonisolated extension BlockShelf {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0data\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        BlockShelf\tBlocks.kvmap\t44
        label\t+1\tdata.label
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0label\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        BlockShelf\tBlocks.kvmap\t44
        label\t+1\tdata.label
        """)
  }
}

nonisolated extension LongShelf {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0data\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        LongShelf\tBlocks.kvmap\t48
        label\t-3\tdata.label
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{3}\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\0\0label\"\0\0\u{6}\0\0\u{1}\0\0\0\0length\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        LongShelf\tBlocks.kvmap\t48
        label\t-3\tdata.label
        length\t+1\tdata.length
        """)
  }
}
