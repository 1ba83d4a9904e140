// Generated from Tweets.kvmap. Do not edit.
// kvmap format 1, input 0251fccfae76b49f, body 47e4fd8f7b36249f
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

/// One tweet. This Swift type is generated as well.
nonisolated struct Tweet: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int64
  var text: Swift.String
  var createdAt: Date
  var editedAt: Swift.Optional<Date>
  var isPinned: Swift.Bool
  var links: [URL]
  var reactions: [Swift.String: Swift.Int]
  var point: Swift.Optional<Point>
  var replyTo: Swift.Optional<Author>

  init(
    id: Swift.Int64,
    text: Swift.String,
    createdAt: Date,
    editedAt: Date? = nil,
    isPinned: Swift.Bool = false,
    links: [URL] = [],
    reactions: [Swift.String: Swift.Int] = [:],
    point: Point? = nil,
    replyTo: Author? = nil
  ) {
    self.id = id
    self.text = text
    self.createdAt = createdAt
    self.editedAt = editedAt
    self.isPinned = isPinned
    self.links = links
    self.reactions = reactions
    self.point = point
    self.replyTo = replyTo
  }
}

/// Whom a tweet answers.
nonisolated struct Author: Swift.Sendable, Swift.Hashable {
  var screenName: Swift.String
  var name: Swift.Optional<Swift.String>

  init(screenName: Swift.String, name: Swift.String? = nil) {
    self.screenName = screenName
    self.name = name
  }
}

/// Where somebody is, and how far away that is, in kilometres.
nonisolated struct Location: Swift.Sendable, Swift.Hashable {
  var distance: Swift.Double
  var point: Point

  init(distance: Swift.Double, point: Point) {
    self.distance = distance
    self.point = point
  }
}

/// Degrees north and east.
nonisolated struct Point: Swift.Sendable, Swift.Hashable {
  var latitude: Swift.Double
  var longitude: Swift.Double

  init(latitude: Swift.Double, longitude: Swift.Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

// MARK: - Mappings

nonisolated extension User: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    let current: Swift.UnsafePointer<User>? = current?.assumingMemoryBound(to: User.self)
    let updating: Swift.Bool = current != nil
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var slot2: KVMap.ValuePosition = .none
    var has1: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    var _0: Swift.String
    var _1: Swift.Optional<Swift.String>
    var _2: Swift.String
    var _3: Swift.Optional<Date>
    var _4: Swift.Optional<URL>
    var _5: Swift.Optional<URL>
    var _6: Swift.Int
    var _7: Swift.Set<Swift.String>
    var _8: Swift.Optional<Location>
    var _9: [Tweet]
    if let current {
      _0 = current.pointee.id
      _1 = current.pointee.name
      _2 = current.pointee.screenName
      _3 = current.pointee.createdAt
      _4 = current.pointee.url
      _5 = current.pointee.avatar
      _6 = current.pointee.followers
      _7 = current.pointee.languages
      _8 = current.pointee.location
      _9 = current.pointee.tweets
    } else {
      _0 = ""
      _1 = nil
      _2 = ""
      _3 = nil
      _4 = nil
      _5 = nil
      _6 = 0
      _7 = []
      _8 = nil
      _9 = []
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.string(into: &_0)  // id_str
        case 1:  // profile."full name"
          if try kv.consumeNull() {
            has1 = true
            try kv.reportNull(_kvKeys, rule: 1, scan)
            _5 = nil
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0:  // profile."full name"
                  has1 = true
                  _1 = try kv.string()
                case 1:
                  if try kv.consumeNull() {
                    _5 = nil
                  } else if try kv.beginArray() {
                    var index0: Swift.Int = 0
                    repeat {
                      switch index0 {
                      case 0:
                        if try kv.consumeNull() {
                          _5 = nil
                        } else {
                          var scan2: KVMap.ObjectState = .init(updating: updating)
                          var key2: Swift.Int = try kv.beginObject(_kvKeys_2, &scan2)
                          while key2 >= 0 {
                            switch key2 {
                            case 0: kv.url(orNil: &_5)
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
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        case 2: kv.string(into: &_2)  // screen_name
        case 3: _3 = try kv.date("E_N_d2_H2'!:m2'!:s2_Z_y4", patterns: "EEE MMM dd HH:mm:ss ZZZZ yyyy", offset: 0)  // created_at
        case 4: kv.url(orNil: &_4)  // url
        case 5:  // stats."followers-count"
          if try kv.consumeNull() {
            _6 = 0
          } else {
            var scan3: KVMap.ObjectState = .init(updating: updating)
            var key3: Swift.Int = try kv.beginObject(_kvKeys_3, &scan3)
            while key3 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key3 {
                case 0: _6 = try kv.consumeNull() ? 0 : kv.lenientInt()  // stats."followers-count"
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan3) }
              key3 = try kv.nextKey(_kvKeys_3, &scan3)
            }
          }
        case 6: _7 = try kv.consumeNull() ? [] : _kvDecode_languages(&kv)  // languages
        case 7: slot0 = try kv.deferValue()  // distance
        case 8: slot1 = try kv.deferValue()  // distance
        case 9: slot2 = try kv.deferValue()  // distance
        case 10: _9 = try kv.consumeNull() ? [] : kv.array(of: Tweet.self)  // tweets
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has1 { try kv.reportMissing(_kvKeys, rule: 1, scan) }
    let gathered0: Swift.Int = kv.beginGather("latitude\tlatitude\nlongitude\tlongitude\n", all: false, scan)
    kv.addToGather(slot1, to: gathered0, entry: 0)
    kv.addToGather(slot2, to: gathered0, entry: 1)
    let gathered1: Swift.Int = kv.beginGather("distance\tdistance\npoint\tlatitude\n", all: false, scan)
    kv.addToGather(slot0, to: gathered1, entry: 0)
    kv.addToGather(kv.endGather(gathered0), to: gathered1, entry: 1)
    let mark8: KVMap.ValuePosition = kv.endGather(gathered1)  // distance
    if mark8.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark8, _kvKeys, rule: 7, scan)
      do throws(KVMap.CodingFailure) { _8 = try kv.consumeNullOrEmptyText() ? nil : Location._kvDecode(&kv, updating: current?.pointee.location) } catch { try kv.recover(error, from: mark8) }
      kv.rewind(to: back)
    } else if mark8.isNull {
      _8 = nil
    }
    let made1 = try kv.unwrapRequired(&_1, scan.hasAllRequired)
    let made3 = try kv.unwrapRequired(&_3, scan.hasAllRequired)
    return Self(id: _0, name: made1, screenName: _2, createdAt: made3, url: _4, avatar: _5, followers: _6, languages: _7, location: _8, tweets: _9)
  }

  private static func _kvDecode_languages(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<Swift.String> {
    return try kv.set(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.string() })
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    let start8: Swift.Int = kv.capture("distance\tdistance\npoint\tlatitude\tlatitude\npoint\tlongitude\tlongitude")
    if let value0 = self.location {
      try value0._kvEncode(&kv)
    } else { kv.null() }
    var captured8: KVMap.CapturedObject = try kv.endCapture(start8)
    kv.beginObject()
    kv.string("\"id_str\":", self.id)
    let begun0: Swift.Int = kv.beginOptionalObject("\"profile\":")
    kv.string("\"full name\":", self.name)
    var has1: Swift.Bool = false
    if self.avatar != nil { has1 = true }
    if has1 {
      kv.key("\"images\":")
      kv.beginArray()
      kv.beginObject()
      if let value = self.avatar { kv.key("\"src\":"); try kv.url(value) }
      kv.endObject()
      kv.endArray()
    }
    kv.endOptionalObject(begun0)
    kv.string("\"screen_name\":", self.screenName)
    kv.key("\"created_at\":"); try kv.date(self.createdAt, codes: "E_N_d2_H2'!:m2'!:s2_Z_y4", offset: 0)
    if let value = self.url { kv.key("\"url\":"); try kv.url(value) }
    let begun2: Swift.Int = kv.beginOptionalObject("\"stats\":")
    kv.int("\"followers-count\":", self.followers)
    kv.endOptionalObject(begun2)
    kv.key("\"languages\":"); kv.array(kv.sorted(self.languages))
    kv.member(&captured8, "\"distance\":", keys: "distance")
    kv.member(&captured8, "\"latitude\":", keys: "point\tlatitude")
    kv.member(&captured8, "\"longitude\":", keys: "point\tlongitude")
    try kv.array("\"tweets\":", self.tweets)
    kv.endObject()
  }
}

nonisolated extension Tweet: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Tweet {
    Tweet(id: 0, text: "", createdAt: .init(timeIntervalSince1970: 0))
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Tweet, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var slot2: KVMap.ValuePosition = .none
    var slot3: KVMap.ValuePosition = .none
    var has1: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int64(into: &out.id)  // id
        case 1:  // full_text
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has1 = true
            out.text = try kv.string()
          }
        case 2: slot1 = try kv.deferValue()  // full_text
        case 3: out.createdAt = try kv.date("E_N_d2_H2'!:m2'!:s2_Z_y4", patterns: "EEE MMM dd HH:mm:ss ZZZZ yyyy", offset: 0)  // created_at
        case 4: out.editedAt = try kv.consumeNullOrEmptyElement() ? nil : kv.epochMilliseconds(lenient: false)  // edited_ms
        case 5: out.isPinned = try kv.consumeNull() ? false : kv.bool()  // pinned
        case 6:  // entities.urls
          if try kv.consumeNull() {
            out.links = []
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0: out.links = try kv.consumeNull() ? [] : _kvDecode_links(&kv)  // entities.urls
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        case 7: out.reactions = try kv.consumeNull() ? [:] : _kvDecode_reactions(&kv)  // reactions
        case 8:  // geo.lat
          if try kv.consumeNull() {
            slot2 = .null
            slot3 = .null
          } else {
            var scan2: KVMap.ObjectState = .init(updating: updating)
            var key2: Swift.Int = try kv.beginObject(_kvKeys_2, &scan2)
            while key2 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key2 {
                case 0: slot2 = try kv.deferValue()  // geo.lat
                case 1: slot3 = try kv.deferValue()  // geo.lat
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan2) }
              key2 = try kv.nextKey(_kvKeys_2, &scan2)
            }
          }
        case 9: kv.object(orNil: &out.replyTo, updating: updating)  // reply_to
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has1 {
      let mark1: KVMap.ValuePosition = slot0.or(slot1)  // full_text
      if mark1.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 1, scan)
        do throws(KVMap.CodingFailure) { out.text = try kv.string() } catch { try kv.recover(error, from: mark1) }
        kv.rewind(to: back)
      } else if mark1.isNull {
        try kv.reportNull(_kvKeys, rule: 1, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 1, scan)
      }
    }
    let gathered0: Swift.Int = kv.beginGather("latitude\tgeo.lat\nlongitude\tgeo.long\n", all: false, scan)
    kv.addToGather(slot2, to: gathered0, entry: 0)
    kv.addToGather(slot3, to: gathered0, entry: 1)
    let mark7: KVMap.ValuePosition = kv.endGather(gathered0)  // geo.lat
    if mark7.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark7, _kvKeys, rule: 8, scan)
      do throws(KVMap.CodingFailure) { try Point._kvDecode(&kv, intoOptional: &out.point, updating: updating) } catch { try kv.recover(error, from: mark7) }
      kv.rewind(to: back)
    } else if mark7.isNull {
      out.point = nil
    }
  }

  private static func _kvDecode_links(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [URL] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> URL in try kv.url() })
  }

  private static func _kvDecode_reactions(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Swift.Int] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() })
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    let start7: Swift.Int = kv.capture("latitude\tgeo.lat\nlongitude\tgeo.long")
    if let value0 = self.point {
      try value0._kvEncode(&kv)
    } else { kv.null() }
    var captured7: KVMap.CapturedObject = try kv.endCapture(start7)
    kv.beginObject()
    kv.key("\"id\":"); kv.int64(self.id)
    kv.string("\"full_text\":", self.text)
    kv.key("\"created_at\":"); try kv.date(self.createdAt, codes: "E_N_d2_H2'!:m2'!:s2_Z_y4", offset: 0)
    if let value = self.editedAt { kv.key("\"edited_ms\":"); try kv.epochMilliseconds(value) }
    kv.bool("\"pinned\":", self.isPinned)
    let begun0: Swift.Int = kv.beginOptionalObject("\"entities\":")
    try kv.array("\"urls\":", self.links)
    kv.endOptionalObject(begun0)
    kv.key("\"reactions\":"); kv.dictionary(self.reactions)
    let begun1: Swift.Int = kv.beginOptionalObject("\"geo\":")
    kv.member(&captured7, "\"lat\":", keys: "latitude")
    kv.member(&captured7, "\"long\":", keys: "longitude")
    kv.endOptionalObject(begun1)
    if let value = self.replyTo { kv.key("\"reply_to\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension Author: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Author {
    Author(screenName: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Author, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.screenName)  // screen_name
      case 1: kv.string(orNil: &out.name)  // name
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"screen_name\":", self.screenName)
    kv.string("\"name\":", ifPresent: self.name)
    kv.endObject()
  }
}

nonisolated extension Location: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Location {
    Location(distance: 0, point: Point._kvPlaceholder)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Location, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.double(into: &out.distance)  // distance
      case 1: kv.object(into: &out.point, updating: updating)  // point
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.double("\"distance\":", self.distance)
    kv.key("\"point\":"); try self.point._kvEncode(&kv)
    kv.endObject()
  }
}

nonisolated extension Point: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Point {
    Point(latitude: 0, longitude: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Point, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.double(into: &out.latitude)  // latitude
      case 1: kv.double(into: &out.longitude)  // longitude
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.double("\"latitude\":", self.latitude)
    try kv.double("\"longitude\":", self.longitude)
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Tweet {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.text, right.text),
      KVMap._kvAreEqual(left.createdAt, right.createdAt),
      KVMap._kvAreEqual(left.editedAt, right.editedAt),
      KVMap._kvAreEqual(left.isPinned, right.isPinned),
      KVMap._kvAreEqual(left.links, right.links),
      KVMap._kvAreEqual(left.reactions, right.reactions),
      KVMap._kvAreEqual(left.point, right.point),
      KVMap._kvAreEqual(left.replyTo, right.replyTo)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.text.hash(into: &hasher)
    self.createdAt.hash(into: &hasher)
    self.editedAt.hash(into: &hasher)
    self.isPinned.hash(into: &hasher)
    self.links.hash(into: &hasher)
    self.reactions.hash(into: &hasher)
    self.point.hash(into: &hasher)
    self.replyTo.hash(into: &hasher)
  }
}

nonisolated extension Author {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.screenName, right.screenName),
      KVMap._kvAreEqual(left.name, right.name)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.screenName.hash(into: &hasher)
    self.name.hash(into: &hasher)
  }
}

nonisolated extension Location {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.distance, right.distance),
      KVMap._kvAreEqual(left.point, right.point)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.distance.hash(into: &hasher)
    self.point.hash(into: &hasher)
  }
}

nonisolated extension Point {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.latitude, right.latitude),
      KVMap._kvAreEqual(left.longitude, right.longitude)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.latitude.hash(into: &hasher)
    self.longitude.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension User {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\0\0\0\0\0\0\0\0\u{12}\0\0\0\u{b}\0\0\0\r\0\0\0\0\0\0\0\u{f}\0\u{15}\0\0\0\0\0\u{5}\0\0\0\0\0\0\0\u{1b}\0\u{3}\0\0\0\u{8}\0\0\0\0\0\0\0\0\0\u{18}\0\u{6}\0\0\0\0\0\u{1}\0id_str\"\0\u{7}\0\0\u{1}\0\0\0\0profile\"\u{b}\0\0\u{2}\0\0\u{1}\0screen_name\"\0\0\0\0\n\0\0\u{3}\0\0\u{1}\0created_at\"\0\0\0\0\0\u{3}\0\0\u{4}\0\0\0\0url\"\0\0\0\0\u{5}\0\0\u{5}\0\0\0\0stats\"\0\0\t\0\0\u{6}\0\0\0\0languages\"\0\0\0\0\0\0\u{8}\0\0\u{7}\0\0\0\0distance\"\0\0\0\0\0\0\0\u{8}\0\0\u{8}\0\0\0\0latitude\"\0\0\0\0\0\0\0\t\0\0\t\0\0\0\0longitude\"\0\0\0\0\0\0\u{6}\0\0\n\0\0\0\0tweets\"\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0x2c829abe1f4532e1, wide: false, full: false, count: 11, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        User\tTweets.kvmap\t7
        id\t+1\tid_str
        name\t+2\tprofile.\"full name\"
        screenName\t+3\tscreen_name
        createdAt\t+4\tcreated_at
        url\t+5\turl
        followers\t+7\tstats.\"followers-count\"
        languages\t+8\tlanguages
        location\t+9\tdistance
        location\t+9\tlatitude
        location\t+9\tlongitude
        tweets\t+10\ttweets
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{4}\0\u{1}\0\0\0\t\0\0\0\0\0\0\0full name\"\0\0\0\0\0\0\u{6}\0\0\u{1}\0\0\0\0images\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        User\tTweets.kvmap\t7
        name\t+2\tprofile.\"full name\"
        avatar\t+6\tprofile.images[0].src
        """)
  }

  private static var _kvKeys_2: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{3}\0\0\0\0\0\0\0src\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        User\tTweets.kvmap\t7
        avatar\t+6\tprofile.images[0].src
        """)
  }

  private static var _kvKeys_3: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{f}\0\0\0\0\0\0\0followers-count\"\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        User\tTweets.kvmap\t7
        followers\t+7\tstats.\"followers-count\"
        """)
  }
}

nonisolated extension Tweet {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\0\0\0\0\0\0\0\0\u{16}\0\u{e}\0\0\0\u{6}\0\u{18}\0\0\0\0\0\u{b}\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{8}\0\u{10}\0\0\0\u{13}\0\0\0\0\0\0\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\t\0\0\u{1}\0\0\0\0full_text\"\0\0\0\0\0\0\u{4}\0\0\u{2}\0\0\0\0text\"\0\0\0\n\0\0\u{3}\0\0\u{1}\0created_at\"\0\0\0\0\0\t\0\0\u{4}\0\0\0\0edited_ms\"\0\0\0\0\0\0\u{6}\0\0\u{5}\0\0\0\0pinned\"\0\u{8}\0\0\u{6}\0\0\0\0entities\"\0\0\0\0\0\0\0\t\0\0\u{7}\0\0\0\0reactions\"\0\0\0\0\0\0\u{3}\0\0\u{8}\0\0\0\0geo\"\0\0\0\0\u{8}\0\0\t\0\0\0\0reply_to\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0xc584133ac916ab3d, wide: false, full: false, count: 10, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Tweet\tTweets.kvmap\t21
        id\t+1\tid
        text\t+2\tfull_text
        text\t+2\ttext
        createdAt\t+3\tcreated_at
        editedAt\t+4\tedited_ms
        isPinned\t+5\tpinned
        links\t+6\tentities.urls
        reactions\t+7\treactions
        point\t+8\tgeo.lat
        replyTo\t+9\treply_to
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0urls\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Tweet\tTweets.kvmap\t21
        links\t+6\tentities.urls
        """)
  }

  private static var _kvKeys_2: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\u{3}\0\0\0\0\0\0\0lat\"\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0long\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Tweet\tTweets.kvmap\t21
        point\t+8\tgeo.lat
        point\t+8\tgeo.long
        """)
  }
}

nonisolated extension Author {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{4}\0\u{1}\0\0\0\0\0\u{b}\0\0\0\0\0\u{1}\0screen_name\"\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Author\tTweets.kvmap\t34
        screenName\t+1\tscreen_name
        name\t+2\tname
        """)
  }
}

nonisolated extension Location {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\u{4}\0\0\0\0\0\u{8}\0\0\0\0\0\u{1}\0distance\"\0\0\0\0\0\0\0\u{5}\0\0\u{1}\0\0\u{1}\0point\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Location\tTweets.kvmap\t40
        distance\t+1\tdistance
        point\t+2\tpoint
        """)
  }
}

nonisolated extension Point {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{4}\0\0\0\u{8}\0\0\0\0\0\u{1}\0latitude\"\0\0\0\0\0\0\0\t\0\0\u{1}\0\0\u{1}\0longitude\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Point\tTweets.kvmap\t46
        latitude\t+1\tlatitude
        longitude\t+2\tlongitude
        """)
  }
}
