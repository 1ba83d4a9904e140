// Generated from KeyValueObjectMapping.kvmap. Do not edit.
// kvmap format 1, input e20f2d092875f2a7, body b95fb2bf1f67ff82
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

nonisolated struct KVTweet: Swift.Sendable, Swift.Hashable {
  var idStr: Swift.String
  var text: Swift.String
  var source: Swift.Optional<Swift.String>
  var inReplyToStatusIdStr: Swift.Optional<Swift.String>
  var retweetCount: Swift.Int
  var favorited: Swift.Bool
  var retweeted: Swift.Bool
  var createdAt: Date
  var user: KVAuthor

  init(
    idStr: Swift.String,
    text: Swift.String,
    source: Swift.String? = nil,
    inReplyToStatusIdStr: Swift.String? = nil,
    retweetCount: Swift.Int = 0,
    favorited: Swift.Bool = false,
    retweeted: Swift.Bool = false,
    createdAt: Date,
    user: KVAuthor
  ) {
    self.idStr = idStr
    self.text = text
    self.source = source
    self.inReplyToStatusIdStr = inReplyToStatusIdStr
    self.retweetCount = retweetCount
    self.favorited = favorited
    self.retweeted = retweeted
    self.createdAt = createdAt
    self.user = user
  }
}

nonisolated struct KVAuthor: Swift.Sendable, Swift.Hashable {
  var idStr: Swift.String
  var name: Swift.String
  var screenName: Swift.String
  var location: Swift.Optional<Swift.String>
  var description: Swift.Optional<Swift.String>
  var url: Swift.Optional<URL>
  var protected: Swift.Bool
  var followersCount: Swift.Int
  var friendsCount: Swift.Int
  var createdAt: Swift.Optional<Date>

  init(
    idStr: Swift.String,
    name: Swift.String,
    screenName: Swift.String,
    location: Swift.String? = nil,
    description: Swift.String? = nil,
    url: URL? = nil,
    protected: Swift.Bool = false,
    followersCount: Swift.Int = 0,
    friendsCount: Swift.Int = 0,
    createdAt: Date? = nil
  ) {
    self.idStr = idStr
    self.name = name
    self.screenName = screenName
    self.location = location
    self.description = description
    self.url = url
    self.protected = protected
    self.followersCount = followersCount
    self.friendsCount = friendsCount
    self.createdAt = createdAt
  }
}

nonisolated class KVPerson: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  var name: Swift.String
  var tweets: [KVPost]?

  init(name: Swift.String, tweets: [KVPost]? = nil) {
    self.name = name
    self.tweets = tweets
  }

  class var _kvUsesElementPosition: Swift.Bool { false }

  class var _kvOptions: KVMap.DecodingOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: KVPerson?
  ) throws(KVMap.CodingFailure) -> (Swift.String, [KVPost]?) {
    var _0: Swift.String? = current?.name
    var _1: [KVPost]? = current?.tweets
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.string()  // name
        case 1: _1 = try kv.consumeNullOrEmptyText() ? nil : kv.array(of: KVPost.self)  // tweets
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    return (_0, _1)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    guard let current = current?.assumingMemoryBound(to: KVPerson.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: KVPerson?) throws(KVMap.CodingFailure) {
    let (_0, _1) = try Self._kvProperties(&kv, updating: current)
    self.name = _0
    self.tweets = _1
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "KVPerson") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    if let value = self.tweets { kv.key("\"tweets\":"); try kv.array(value) }
    kv.endObject()
  }
}

nonisolated class KVPost: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  var idStr: Swift.String
  var user: KVSender?

  init(idStr: Swift.String, user: KVSender? = nil) {
    self.idStr = idStr
    self.user = user
  }

  class var _kvUsesElementPosition: Swift.Bool { false }

  class var _kvOptions: KVMap.DecodingOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: KVPost?
  ) throws(KVMap.CodingFailure) -> (Swift.String, KVSender?) {
    var _0: Swift.String? = current?.idStr
    var _1: KVSender? = current?.user
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.string()  // id_str
        case 1: _1 = try kv.consumeNullOrEmptyText() ? nil : KVSender._kvDecode(&kv, updating: current?.user)  // user
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    return (_0, _1)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    guard let current = current?.assumingMemoryBound(to: KVPost.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: KVPost?) throws(KVMap.CodingFailure) {
    let (_0, _1) = try Self._kvProperties(&kv, updating: current)
    self.idStr = _0
    self.user = _1
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "KVPost") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"id_str\":", self.idStr)
    if let value = self.user { kv.key("\"user\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated class KVSender: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  var idStr: Swift.String
  var tweets: [KVPost]?

  init(idStr: Swift.String, tweets: [KVPost]? = nil) {
    self.idStr = idStr
    self.tweets = tweets
  }

  class var _kvUsesElementPosition: Swift.Bool { false }

  class var _kvOptions: KVMap.DecodingOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: KVSender?
  ) throws(KVMap.CodingFailure) -> (Swift.String, [KVPost]?) {
    var _0: Swift.String? = current?.idStr
    var _1: [KVPost]? = current?.tweets
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.string()  // id_str
        case 1: _1 = try kv.consumeNullOrEmptyText() ? nil : kv.array(of: KVPost.self)  // tweets
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    return (_0, _1)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    guard let current = current?.assumingMemoryBound(to: KVSender.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: KVSender?) throws(KVMap.CodingFailure) {
    let (_0, _1) = try Self._kvProperties(&kv, updating: current)
    self.idStr = _0
    self.tweets = _1
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "KVSender") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"id_str\":", self.idStr)
    if let value = self.tweets { kv.key("\"tweets\":"); try kv.array(value) }
    kv.endObject()
  }
}

nonisolated struct KVKeys: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int
  var idStr: Swift.String
  var userId: Swift.Int
  var leadingDouble: Swift.Int
  var empty: Swift.Int

  init(
    id: Swift.Int,
    idStr: Swift.String,
    userId: Swift.Int,
    leadingDouble: Swift.Int,
    empty: Swift.Int
  ) {
    self.id = id
    self.idStr = idStr
    self.userId = userId
    self.leadingDouble = leadingDouble
    self.empty = empty
  }
}

nonisolated struct KVCapitals: Swift.Sendable, Swift.Hashable {
  var idStr: Swift.String

  init(idStr: Swift.String) {
    self.idStr = idStr
  }
}

nonisolated struct KVDay: Swift.Sendable, Swift.Hashable {
  var idStr: Swift.String
  var data: Date

  init(idStr: Swift.String, data: Date) {
    self.idStr = idStr
    self.data = data
  }
}

nonisolated struct KVReader: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var tweets: [KVNote]

  init(name: Swift.String, tweets: [KVNote]) {
    self.name = name
    self.tweets = tweets
  }
}

nonisolated struct KVNote: Swift.Sendable, Swift.Hashable {
  var text: Swift.String

  init(text: Swift.String) {
    self.text = text
  }
}

nonisolated struct KVShallow: Swift.Sendable, Swift.Hashable {
  var idStr: Swift.String
  var text: Swift.Optional<Swift.String>

  init(idStr: Swift.String, text: Swift.String? = nil) {
    self.idStr = idStr
    self.text = text
  }
}

nonisolated struct KVDeep: Swift.Sendable, Swift.Hashable {
  var idStr: Swift.String
  var text: Swift.String

  init(idStr: Swift.String, text: Swift.String) {
    self.idStr = idStr
    self.text = text
  }
}

nonisolated struct KVPlace: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var location: Swift.Optional<KVPoint>

  init(name: Swift.String, location: KVPoint? = nil) {
    self.name = name
    self.location = location
  }
}

nonisolated struct KVPoint: Swift.Sendable, Swift.Hashable {
  var latitude: Swift.Double
  var longitude: Swift.Double

  init(latitude: Swift.Double, longitude: Swift.Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

nonisolated struct KVFar: Swift.Sendable, Swift.Hashable {
  var location: KVDistant

  init(location: KVDistant) {
    self.location = location
  }
}

nonisolated struct KVDistant: Swift.Sendable, Swift.Hashable {
  var distance: Swift.Int
  var point: KVPoint

  init(distance: Swift.Int, point: KVPoint) {
    self.distance = distance
    self.point = point
  }
}

nonisolated struct KVBus: Swift.Sendable, Swift.Hashable {
  var location: Swift.Optional<KVPoint>
  var stop: KVPoint

  init(location: KVPoint? = nil, stop: KVPoint) {
    self.location = location
    self.stop = stop
  }
}

nonisolated struct KVNullList: Swift.Sendable, Swift.Hashable {
  var idStr: Swift.String
  var tweets: Swift.Optional<[KVNote]>

  init(idStr: Swift.String, tweets: [KVNote]? = nil) {
    self.idStr = idStr
    self.tweets = tweets
  }
}

nonisolated struct KVEmptyList: Swift.Sendable, Swift.Hashable {
  var idStr: Swift.String
  var tweets: Swift.Optional<[KVNote]>

  init(idStr: Swift.String, tweets: [KVNote]? = nil) {
    self.idStr = idStr
    self.tweets = tweets
  }
}

nonisolated struct KVOne: Swift.Sendable, Swift.Hashable {
  var tweets: [KVNote]

  init(tweets: [KVNote]) {
    self.tweets = tweets
  }
}

nonisolated struct KVRenamed: Swift.Sendable, Swift.Hashable {
  var idStr: Swift.String
  var tweetText: Swift.String
  var userOwner: KVOwner

  init(idStr: Swift.String, tweetText: Swift.String, userOwner: KVOwner) {
    self.idStr = idStr
    self.tweetText = tweetText
    self.userOwner = userOwner
  }
}

nonisolated struct KVOwner: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var screenName: Swift.String
  var location: Swift.Optional<Swift.String>

  init(name: Swift.String, screenName: Swift.String, location: Swift.String? = nil) {
    self.name = name
    self.screenName = screenName
    self.location = location
  }
}

nonisolated struct KVCreated: Swift.Sendable, Swift.Hashable {
  var createdAt: Date

  init(createdAt: Date) {
    self.createdAt = createdAt
  }
}

nonisolated struct KVStamp: Swift.Sendable, Swift.Hashable {
  var value: Date

  init(value: Date) {
    self.value = value
  }
}

nonisolated struct KVNulls: Swift.Sendable, Swift.Hashable {
  var createdAt: Swift.Optional<Date>
  var age: Swift.Int
  var url: Swift.Optional<URL>

  init(createdAt: Date? = nil, age: Swift.Int = 0, url: URL? = nil) {
    self.createdAt = createdAt
    self.age = age
    self.url = url
  }
}

nonisolated struct KVLenient: Swift.Sendable, Swift.Hashable {
  var nota: Swift.Int

  init(nota: Swift.Int) {
    self.nota = nota
  }
}

nonisolated struct KVLink: Swift.Sendable, Swift.Hashable {
  var url: URL

  init(url: URL) {
    self.url = url
  }
}

nonisolated struct KVRaw: Swift.Sendable, Swift.Hashable {
  var extra: KVMap.JSONObject

  init(extra: KVMap.JSONObject) {
    self.extra = extra
  }
}

nonisolated struct KVSpecial: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var attributesId: Swift.String

  init(name: Swift.String, attributesId: Swift.String) {
    self.name = name
    self.attributesId = attributesId
  }
}

nonisolated struct KVSeparators: Swift.Sendable, Swift.Hashable {
  var dotted: Swift.Int
  var barred: Swift.Int
  var nested: Swift.Int

  init(dotted: Swift.Int, barred: Swift.Int, nested: Swift.Int) {
    self.dotted = dotted
    self.barred = barred
    self.nested = nested
  }
}

// MARK: - Mappings

nonisolated extension KVTweet: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: KVTweet {
    KVTweet(idStr: "", text: "", createdAt: .init(timeIntervalSince1970: 0), user: KVAuthor._kvPlaceholder)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout KVTweet, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.string(into: &out.idStr)  // id_str
        case 1: kv.string(into: &out.text)  // text
        case 2: kv.string(orNil: &out.source)  // source
        case 3: kv.string(orNil: &out.inReplyToStatusIdStr)  // in_reply_to_status_id_str
        case 4: out.retweetCount = try kv.consumeNull() ? 0 : kv.int()  // retweet_count
        case 5: out.favorited = try kv.consumeNull() ? false : kv.bool()  // favorited
        case 6: out.retweeted = try kv.consumeNull() ? false : kv.bool()  // retweeted
        case 7: out.createdAt = try kv.date("E_N_d2_H2'!:m2'!:s2_Z_y4", patterns: "eee MMM dd HH:mm:ss ZZZZ yyyy", offset: 0)  // created_at
        case 8: kv.object(into: &out.user, updating: updating)  // user
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"id_str\":", self.idStr)
    kv.string("\"text\":", self.text)
    kv.string("\"source\":", ifPresent: self.source)
    kv.string("\"in_reply_to_status_id_str\":", ifPresent: self.inReplyToStatusIdStr)
    kv.int("\"retweet_count\":", self.retweetCount)
    kv.bool("\"favorited\":", self.favorited)
    kv.bool("\"retweeted\":", self.retweeted)
    kv.key("\"created_at\":"); try kv.date(self.createdAt, codes: "E_N_d2_H2'!:m2'!:s2_Z_y4", offset: 0)
    kv.key("\"user\":"); try self.user._kvEncode(&kv)
    kv.endObject()
  }
}

nonisolated extension KVAuthor: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: KVAuthor {
    KVAuthor(idStr: "", name: "", screenName: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout KVAuthor, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.string(into: &out.idStr)  // id_str
        case 1: kv.string(into: &out.name)  // name
        case 2: kv.string(into: &out.screenName)  // screen_name
        case 3: kv.string(orNil: &out.location)  // location
        case 4: kv.string(orNil: &out.description)  // description
        case 5: kv.url(orNil: &out.url)  // url
        case 6: out.protected = try kv.consumeNull() ? false : kv.bool()  // protected
        case 7: out.followersCount = try kv.consumeNull() ? 0 : kv.int()  // followers_count
        case 8: out.friendsCount = try kv.consumeNull() ? 0 : kv.int()  // friends_count
        case 9: out.createdAt = try kv.consumeNullOrEmptyElement() ? nil : kv.date("E_N_d2_H2'!:m2'!:s2_Z_y4", patterns: "eee MMM dd HH:mm:ss ZZZZ yyyy", offset: 0)  // created_at
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"id_str\":", self.idStr)
    kv.string("\"name\":", self.name)
    kv.string("\"screen_name\":", self.screenName)
    kv.string("\"location\":", ifPresent: self.location)
    kv.string("\"description\":", ifPresent: self.description)
    if let value = self.url { kv.key("\"url\":"); try kv.url(value) }
    kv.bool("\"protected\":", self.protected)
    kv.int("\"followers_count\":", self.followersCount)
    kv.int("\"friends_count\":", self.friendsCount)
    if let value = self.createdAt { kv.key("\"created_at\":"); try kv.date(value, codes: "E_N_d2_H2'!:m2'!:s2_Z_y4", offset: 0) }
    kv.endObject()
  }
}

nonisolated extension KVKeys: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: KVKeys {
    KVKeys(id: 0, idStr: "", userId: 0, leadingDouble: 0, empty: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout KVKeys, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.id)  // id
      case 1: kv.string(into: &out.idStr)  // id_str
      case 2: kv.int(into: &out.userId)  // user_id
      case 3: kv.int(into: &out.leadingDouble)  // __leading__double_
      case 4: kv.int(into: &out.empty)  // ""
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.string("\"id_str\":", self.idStr)
    kv.int("\"user_id\":", self.userId)
    kv.int("\"__leading__double_\":", self.leadingDouble)
    kv.int("\"\":", self.empty)
    kv.endObject()
  }
}

nonisolated extension KVCapitals: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: KVCapitals {
    KVCapitals(idStr: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout KVCapitals, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.idStr)  // ID_STR
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"ID_STR\":", self.idStr)
    kv.endObject()
  }
}

nonisolated extension KVDay: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: KVDay {
    KVDay(idStr: "", data: .init(timeIntervalSince1970: 0))
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout KVDay, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.string(into: &out.idStr)  // id_str
        case 1: out.data = try kv.date("d2'!/M2'!/y4", patterns: "dd/MM/yyyy", offset: 0)  // data
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"id_str\":", self.idStr)
    kv.key("\"data\":"); try kv.date(self.data, codes: "d2'!/M2'!/y4", offset: 0)
    kv.endObject()
  }
}

nonisolated extension KVReader: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: KVReader {
    KVReader(name: "", tweets: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout KVReader, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.name)  // name
      case 1: kv.array(into: &out.tweets)  // tweets
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    try kv.array("\"tweets\":", self.tweets)
    kv.endObject()
  }
}

nonisolated extension KVNote: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: KVNote {
    KVNote(text: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout KVNote, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.text)  // text
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"text\":", self.text)
    kv.endObject()
  }
}

nonisolated extension KVShallow: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: KVShallow {
    KVShallow(idStr: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout KVShallow, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.string(into: &out.idStr)  // idStr
        case 1:  // tweet.text
          if try kv.consumeNull() {
            out.text = nil
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              switch key1 {
              case 0: kv.string(orNil: &out.text)  // tweet.text
              default: break
              }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"idStr\":", self.idStr)
    let begun0: Swift.Int = kv.beginOptionalObject("\"tweet\":")
    kv.string("\"text\":", ifPresent: self.text)
    kv.endOptionalObject(begun0)
    kv.endObject()
  }
}

nonisolated extension KVDeep: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: KVDeep {
    KVDeep(idStr: "", text: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout KVDeep, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var has1: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.string(into: &out.idStr)  // idStr
        case 1:  // tweet.key1.key2.text
          if try kv.consumeNull() {
            has1 = true
            try kv.reportNull(_kvKeys, rule: 1, scan)
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0:  // tweet.key1.key2.text
                  if try kv.consumeNull() {
                    has1 = true
                    try kv.reportNull(_kvKeys, rule: 1, scan)
                  } else {
                    var scan2: KVMap.ObjectState = .init(updating: updating)
                    var key2: Swift.Int = try kv.beginObject(_kvKeys_2, &scan2)
                    while key2 >= 0 {
                      do throws(KVMap.CodingFailure) {
                        switch key2 {
                        case 0:  // tweet.key1.key2.text
                          if try kv.consumeNull() {
                            has1 = true
                            try kv.reportNull(_kvKeys, rule: 1, scan)
                          } else {
                            var scan3: KVMap.ObjectState = .init(updating: updating)
                            var key3: Swift.Int = try kv.beginObject(_kvKeys_3, &scan3)
                            while key3 >= 0 {
                              switch key3 {
                              case 0:  // tweet.key1.key2.text
                                has1 = true
                                kv.string(into: &out.text)
                              default: break
                              }
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
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has1 { try kv.reportMissing(_kvKeys, rule: 1, scan) }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"idStr\":", self.idStr)
    let begun0: Swift.Int = kv.beginOptionalObject("\"tweet\":")
    let begun1: Swift.Int = kv.beginOptionalObject("\"key1\":")
    let begun2: Swift.Int = kv.beginOptionalObject("\"key2\":")
    kv.string("\"text\":", self.text)
    kv.endOptionalObject(begun2)
    kv.endOptionalObject(begun1)
    kv.endOptionalObject(begun0)
    kv.endObject()
  }
}

nonisolated extension KVPlace: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: KVPlace {
    KVPlace(name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout KVPlace, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.string(into: &out.name)  // name
        case 1: slot0 = try kv.deferValue()  // latitude
        case 2: slot1 = try kv.deferValue()  // latitude
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let gathered0: Swift.Int = kv.beginGather("latitude\tlatitude\nlongitude\tlongitude\n", all: false, scan)
    kv.addToGather(slot0, to: gathered0, entry: 0)
    kv.addToGather(slot1, to: gathered0, entry: 1)
    let mark1: KVMap.ValuePosition = kv.endGather(gathered0)  // latitude
    if mark1.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 1, scan)
      do throws(KVMap.CodingFailure) { try KVPoint._kvDecode(&kv, intoOptional: &out.location, updating: updating) } catch { try kv.recover(error, from: mark1) }
      kv.rewind(to: back)
    } else if mark1.isNull {
      out.location = nil
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    let start1: Swift.Int = kv.capture("latitude\tlatitude\nlongitude\tlongitude")
    if let value0 = self.location {
      try value0._kvEncode(&kv)
    } else { kv.null() }
    var captured1: KVMap.CapturedObject = try kv.endCapture(start1)
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.member(&captured1, "\"latitude\":", keys: "latitude")
    kv.member(&captured1, "\"longitude\":", keys: "longitude")
    kv.endObject()
  }
}

nonisolated extension KVPoint: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: KVPoint {
    KVPoint(latitude: 0, longitude: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout KVPoint, updating: Swift.Bool
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

nonisolated extension KVFar: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: KVFar {
    KVFar(location: KVDistant._kvPlaceholder)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout KVFar, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var slot2: KVMap.ValuePosition = .none
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: slot0 = try kv.deferValue()  // distance
        case 1: slot1 = try kv.deferValue()  // distance
        case 2: slot2 = try kv.deferValue()  // distance
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let gathered0: Swift.Int = kv.beginGather("latitude\tlatitude\nlongitude\tlongitude\n", all: false, scan)
    kv.addToGather(slot1, to: gathered0, entry: 0)
    kv.addToGather(slot2, to: gathered0, entry: 1)
    let gathered1: Swift.Int = kv.beginGather("distance\tdistance\npoint\tlatitude\n", all: false, scan)
    kv.addToGather(slot0, to: gathered1, entry: 0)
    kv.addToGather(kv.endGather(gathered0), to: gathered1, entry: 1)
    let mark0: KVMap.ValuePosition = kv.endGather(gathered1)  // distance
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
      do throws(KVMap.CodingFailure) { try KVDistant._kvDecode(&kv, into: &out.location, updating: updating) } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.reportNull(_kvKeys, rule: 0, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 0, gathered: gathered1, scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    let start0: Swift.Int = kv.capture("distance\tdistance\npoint\tlatitude\tlatitude\npoint\tlongitude\tlongitude")
    try self.location._kvEncode(&kv)
    var captured0: KVMap.CapturedObject = try kv.endCapture(start0)
    kv.beginObject()
    kv.member(&captured0, "\"distance\":", keys: "distance")
    kv.member(&captured0, "\"latitude\":", keys: "point\tlatitude")
    kv.member(&captured0, "\"longitude\":", keys: "point\tlongitude")
    kv.endObject()
  }
}

nonisolated extension KVDistant: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: KVDistant {
    KVDistant(distance: 0, point: KVPoint._kvPlaceholder)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout KVDistant, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.distance)  // distance
      case 1: kv.object(into: &out.point, updating: updating)  // point
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"distance\":", self.distance)
    kv.key("\"point\":"); try self.point._kvEncode(&kv)
    kv.endObject()
  }
}

nonisolated extension KVBus: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: KVBus {
    KVBus(stop: KVPoint._kvPlaceholder)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout KVBus, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: slot0 = try kv.deferValue()  // latitude
        case 1: slot1 = try kv.deferValue()  // latitude
        case 2: kv.object(into: &out.stop, updating: updating)  // stop
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let gathered0: Swift.Int = kv.beginGather("latitude\tlatitude\nlongitude\tlongitude\n", all: false, scan)
    kv.addToGather(slot0, to: gathered0, entry: 0)
    kv.addToGather(slot1, to: gathered0, entry: 1)
    let mark0: KVMap.ValuePosition = kv.endGather(gathered0)  // latitude
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
      do throws(KVMap.CodingFailure) { try KVPoint._kvDecode(&kv, intoOptional: &out.location, updating: updating) } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      out.location = nil
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    let start0: Swift.Int = kv.capture("latitude\tlatitude\nlongitude\tlongitude")
    if let value0 = self.location {
      try value0._kvEncode(&kv)
    } else { kv.null() }
    var captured0: KVMap.CapturedObject = try kv.endCapture(start0)
    kv.beginObject()
    kv.member(&captured0, "\"latitude\":", keys: "latitude")
    kv.member(&captured0, "\"longitude\":", keys: "longitude")
    kv.key("\"stop\":"); try self.stop._kvEncode(&kv)
    kv.endObject()
  }
}

nonisolated extension KVNullList: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: KVNullList {
    KVNullList(idStr: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout KVNullList, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.idStr)  // id_str
      case 1: kv.array(orNil: &out.tweets)  // tweets_nullable
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"id_str\":", self.idStr)
    if let value = self.tweets { kv.key("\"tweets_nullable\":"); try kv.array(value) }
    kv.endObject()
  }
}

nonisolated extension KVEmptyList: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: KVEmptyList {
    KVEmptyList(idStr: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout KVEmptyList, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.idStr)  // id_str
      case 1: kv.array(orNil: &out.tweets)  // tweets_empty
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"id_str\":", self.idStr)
    if let value = self.tweets { kv.key("\"tweets_empty\":"); try kv.array(value) }
    kv.endObject()
  }
}

nonisolated extension KVOne: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: KVOne {
    KVOne(tweets: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout KVOne, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.tweets = try _kvDecode_tweets(&kv)  // tweets
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_tweets(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [KVNote] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KVNote in try KVNote._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KVNote in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KVNote in try KVNote._kvDecode(&kv, replacing: nil) } })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"tweets\":", self.tweets)
    kv.endObject()
  }
}

nonisolated extension KVRenamed: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: KVRenamed {
    KVRenamed(idStr: "", tweetText: "", userOwner: KVOwner._kvPlaceholder)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout KVRenamed, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.idStr = try kv.lenientString()  // id_str
        case 1: kv.string(into: &out.tweetText)  // text
        case 2: kv.object(into: &out.userOwner, updating: updating)  // user
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"id_str\":", self.idStr)
    kv.string("\"text\":", self.tweetText)
    kv.key("\"user\":"); try self.userOwner._kvEncode(&kv)
    kv.endObject()
  }
}

nonisolated extension KVOwner: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: KVOwner {
    KVOwner(name: "", screenName: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout KVOwner, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.name)  // name
      case 1: kv.string(into: &out.screenName)  // screen_name
      case 2: kv.string(orNil: &out.location)  // location
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.string("\"screen_name\":", self.screenName)
    kv.string("\"location\":", ifPresent: self.location)
    kv.endObject()
  }
}

nonisolated extension KVCreated: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: KVCreated {
    KVCreated(createdAt: .init(timeIntervalSince1970: 0))
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout KVCreated, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.createdAt = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.epochSeconds(lenient: true) }  // created_at
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"created_at\":"); try kv.epochSeconds(self.createdAt)
    kv.endObject()
  }
}

nonisolated extension KVStamp: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: KVStamp {
    KVStamp(value: .init(timeIntervalSince1970: 0))
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout KVStamp, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.value = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.epochSeconds(lenient: true) }  // value
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"value\":"); try kv.epochSeconds(self.value)
    kv.endObject()
  }
}

nonisolated extension KVNulls: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: KVNulls {
    KVNulls()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout KVNulls, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.createdAt = try kv.consumeNullOrEmptyElement() ? nil : kv.date("E_N_d2_H2'!:m2'!:s2_Z_y4", patterns: "eee MMM dd HH:mm:ss ZZZZ yyyy", offset: 0)  // created_at
        case 1: out.age = try kv.consumeNull() ? 0 : kv.int()  // age
        case 2: kv.url(orNil: &out.url)  // url
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.createdAt { kv.key("\"created_at\":"); try kv.date(value, codes: "E_N_d2_H2'!:m2'!:s2_Z_y4", offset: 0) }
    kv.int("\"age\":", self.age)
    if let value = self.url { kv.key("\"url\":"); try kv.url(value) }
    kv.endObject()
  }
}

nonisolated extension KVLenient: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: KVLenient {
    KVLenient(nota: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout KVLenient, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.nota = try kv.lenientInt()  // nota
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"nota\":", self.nota)
    kv.endObject()
  }
}

nonisolated extension KVLink: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: KVLink {
    KVLink(url: KVMap.GeneratedConstant.emptyURL)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout KVLink, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.url(into: &out.url)  // url
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"url\":"); try kv.url(self.url)
    kv.endObject()
  }
}

nonisolated extension KVRaw: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: KVRaw {
    KVRaw(extra: .init())
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout KVRaw, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.extra = try kv.object()  // extra
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"extra\":"); kv.object(self.extra)
    kv.endObject()
  }
}

nonisolated extension KVSpecial: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: KVSpecial {
    KVSpecial(name: "", attributesId: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout KVSpecial, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var has1: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.string(into: &out.name)  // name
        case 1:  // @attributes.id
          if try kv.consumeNull() {
            has1 = true
            try kv.reportNull(_kvKeys, rule: 1, scan)
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              switch key1 {
              case 0:  // @attributes.id
                has1 = true
                kv.string(into: &out.attributesId)
              default: break
              }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has1 { try kv.reportMissing(_kvKeys, rule: 1, scan) }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    let begun0: Swift.Int = kv.beginOptionalObject("\"@attributes\":")
    kv.string("\"id\":", self.attributesId)
    kv.endOptionalObject(begun0)
    kv.endObject()
  }
}

nonisolated extension KVSeparators: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: KVSeparators {
    KVSeparators(dotted: 0, barred: 0, nested: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout KVSeparators, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var has2: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &out.dotted)  // "a.b"
        case 1: kv.int(into: &out.barred)  // "a|b"
        case 2:  // a.b
          if try kv.consumeNull() {
            has2 = true
            try kv.reportNull(_kvKeys, rule: 2, scan)
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              switch key1 {
              case 0:  // a.b
                has2 = true
                kv.int(into: &out.nested)
              default: break
              }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has2 { try kv.reportMissing(_kvKeys, rule: 2, scan) }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"a.b\":", self.dotted)
    kv.int("\"a|b\":", self.barred)
    let begun0: Swift.Int = kv.beginOptionalObject("\"a\":")
    kv.int("\"b\":", self.nested)
    kv.endOptionalObject(begun0)
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension KVTweet {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.idStr, right.idStr),
      KVMap._kvAreEqual(left.text, right.text),
      KVMap._kvAreEqual(left.source, right.source),
      KVMap._kvAreEqual(left.inReplyToStatusIdStr, right.inReplyToStatusIdStr),
      KVMap._kvAreEqual(left.retweetCount, right.retweetCount),
      KVMap._kvAreEqual(left.favorited, right.favorited),
      KVMap._kvAreEqual(left.retweeted, right.retweeted),
      KVMap._kvAreEqual(left.createdAt, right.createdAt),
      KVMap._kvAreEqual(left.user, right.user)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.idStr.hash(into: &hasher)
    self.text.hash(into: &hasher)
    self.source.hash(into: &hasher)
    self.inReplyToStatusIdStr.hash(into: &hasher)
    self.retweetCount.hash(into: &hasher)
    self.favorited.hash(into: &hasher)
    self.retweeted.hash(into: &hasher)
    self.createdAt.hash(into: &hasher)
    self.user.hash(into: &hasher)
  }
}

nonisolated extension KVAuthor {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.idStr, right.idStr),
      KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.screenName, right.screenName),
      KVMap._kvAreEqual(left.location, right.location),
      KVMap._kvAreEqual(left.description, right.description),
      KVMap._kvAreEqual(left.url, right.url),
      KVMap._kvAreEqual(left.protected, right.protected),
      KVMap._kvAreEqual(left.followersCount, right.followersCount),
      KVMap._kvAreEqual(left.friendsCount, right.friendsCount),
      KVMap._kvAreEqual(left.createdAt, right.createdAt)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.idStr.hash(into: &hasher)
    self.name.hash(into: &hasher)
    self.screenName.hash(into: &hasher)
    self.location.hash(into: &hasher)
    self.description.hash(into: &hasher)
    self.url.hash(into: &hasher)
    self.protected.hash(into: &hasher)
    self.followersCount.hash(into: &hasher)
    self.friendsCount.hash(into: &hasher)
    self.createdAt.hash(into: &hasher)
  }
}

nonisolated extension KVKeys {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.idStr, right.idStr),
      KVMap._kvAreEqual(left.userId, right.userId),
      KVMap._kvAreEqual(left.leadingDouble, right.leadingDouble),
      KVMap._kvAreEqual(left.empty, right.empty)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.idStr.hash(into: &hasher)
    self.userId.hash(into: &hasher)
    self.leadingDouble.hash(into: &hasher)
    self.empty.hash(into: &hasher)
  }
}

nonisolated extension KVCapitals {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.idStr, right.idStr)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.idStr.hash(into: &hasher)
  }
}

nonisolated extension KVDay {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.idStr, right.idStr),
      KVMap._kvAreEqual(left.data, right.data)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.idStr.hash(into: &hasher)
    self.data.hash(into: &hasher)
  }
}

nonisolated extension KVReader {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.tweets, right.tweets)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.tweets.hash(into: &hasher)
  }
}

nonisolated extension KVNote {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.text, right.text)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.text.hash(into: &hasher)
  }
}

nonisolated extension KVShallow {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.idStr, right.idStr),
      KVMap._kvAreEqual(left.text, right.text)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.idStr.hash(into: &hasher)
    self.text.hash(into: &hasher)
  }
}

nonisolated extension KVDeep {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.idStr, right.idStr),
      KVMap._kvAreEqual(left.text, right.text)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.idStr.hash(into: &hasher)
    self.text.hash(into: &hasher)
  }
}

nonisolated extension KVPlace {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.location, right.location)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.location.hash(into: &hasher)
  }
}

nonisolated extension KVPoint {
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

nonisolated extension KVFar {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.location, right.location)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.location.hash(into: &hasher)
  }
}

nonisolated extension KVDistant {
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

nonisolated extension KVBus {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.location, right.location),
      KVMap._kvAreEqual(left.stop, right.stop)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.location.hash(into: &hasher)
    self.stop.hash(into: &hasher)
  }
}

nonisolated extension KVNullList {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.idStr, right.idStr),
      KVMap._kvAreEqual(left.tweets, right.tweets)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.idStr.hash(into: &hasher)
    self.tweets.hash(into: &hasher)
  }
}

nonisolated extension KVEmptyList {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.idStr, right.idStr),
      KVMap._kvAreEqual(left.tweets, right.tweets)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.idStr.hash(into: &hasher)
    self.tweets.hash(into: &hasher)
  }
}

nonisolated extension KVOne {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.tweets, right.tweets)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.tweets.hash(into: &hasher)
  }
}

nonisolated extension KVRenamed {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.idStr, right.idStr),
      KVMap._kvAreEqual(left.tweetText, right.tweetText),
      KVMap._kvAreEqual(left.userOwner, right.userOwner)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.idStr.hash(into: &hasher)
    self.tweetText.hash(into: &hasher)
    self.userOwner.hash(into: &hasher)
  }
}

nonisolated extension KVOwner {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.screenName, right.screenName),
      KVMap._kvAreEqual(left.location, right.location)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.screenName.hash(into: &hasher)
    self.location.hash(into: &hasher)
  }
}

nonisolated extension KVCreated {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.createdAt, right.createdAt)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.createdAt.hash(into: &hasher)
  }
}

nonisolated extension KVStamp {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.value, right.value)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.value.hash(into: &hasher)
  }
}

nonisolated extension KVNulls {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.createdAt, right.createdAt),
      KVMap._kvAreEqual(left.age, right.age),
      KVMap._kvAreEqual(left.url, right.url)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.createdAt.hash(into: &hasher)
    self.age.hash(into: &hasher)
    self.url.hash(into: &hasher)
  }
}

nonisolated extension KVLenient {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.nota, right.nota)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.nota.hash(into: &hasher)
  }
}

nonisolated extension KVLink {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.url, right.url)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.url.hash(into: &hasher)
  }
}

nonisolated extension KVRaw {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.extra, right.extra)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.extra.hash(into: &hasher)
  }
}

nonisolated extension KVSpecial {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.attributesId, right.attributesId)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.attributesId.hash(into: &hasher)
  }
}

nonisolated extension KVSeparators {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.dotted, right.dotted),
      KVMap._kvAreEqual(left.barred, right.barred),
      KVMap._kvAreEqual(left.nested, right.nested)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.dotted.hash(into: &hasher)
    self.barred.hash(into: &hasher)
    self.nested.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension KVTweet {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\u{c}\0\u{1}\0\u{12}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{15}\0\u{f}\0\u{7}\0\0\0\0\0\u{18}\0\u{5}\0\0\0\u{6}\0\0\0\0\0\u{1}\0id_str\"\0\u{4}\0\0\u{1}\0\0\u{1}\0text\"\0\0\0\u{6}\0\0\u{2}\0\0\0\0source\"\0\u{19}\0\0\u{3}\0\0\0\0in_reply_to_status_id_str\"\0\0\0\0\0\0\r\0\0\u{4}\0\0\0\0retweet_count\"\0\0\t\0\0\u{5}\0\0\0\0favorited\"\0\0\0\0\0\0\t\0\0\u{6}\0\0\0\0retweeted\"\0\0\0\0\0\0\n\0\0\u{7}\0\0\u{1}\0created_at\"\0\0\0\0\0\u{4}\0\0\u{8}\0\0\u{1}\0user\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 9, required: 4,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVTweet\tKeyValueObjectMapping.kvmap\t6
        idStr\t+1\tid_str
        text\t+2\ttext
        source\t+3\tsource
        inReplyToStatusIdStr\t+4\tin_reply_to_status_id_str
        retweetCount\t+5\tretweet_count
        favorited\t+6\tfavorited
        retweeted\t+7\tretweeted
        createdAt\t+8\tcreated_at
        user\t+9\tuser
        """)
  }
}

nonisolated extension KVAuthor {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{10}\0\0\0\0\0\0\0\u{3}\0\0\0\u{1}\0\u{e}\0\u{b}\0\0\0\0\0\0\0\0\0\u{16}\0\0\0\u{5}\0\u{13}\0\0\0\0\0\0\0\0\0\u{19}\0\0\0\0\0\0\0\0\0\0\0\u{8}\0\0\0\u{6}\0\0\0\0\0\u{1}\0id_str\"\0\u{4}\0\0\u{1}\0\0\u{1}\0name\"\0\0\0\u{b}\0\0\u{2}\0\0\u{1}\0screen_name\"\0\0\0\0\u{8}\0\0\u{3}\0\0\0\0location\"\0\0\0\0\0\0\0\u{b}\0\0\u{4}\0\0\0\0description\"\0\0\0\0\u{3}\0\0\u{5}\0\0\0\0url\"\0\0\0\0\t\0\0\u{6}\0\0\0\0protected\"\0\0\0\0\0\0\u{f}\0\0\u{7}\0\0\0\0followers_count\"\r\0\0\u{8}\0\0\0\0friends_count\"\0\0\n\0\0\t\0\0\0\0created_at\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 10, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVAuthor\tKeyValueObjectMapping.kvmap\t18
        idStr\t+1\tid_str
        name\t+2\tname
        screenName\t+3\tscreen_name
        location\t+4\tlocation
        description\t+5\tdescription
        url\t+6\turl
        protected\t+7\tprotected
        followersCount\t+8\tfollowers_count
        friendsCount\t+9\tfriends_count
        createdAt\t+10\tcreated_at
        """)
  }
}

nonisolated extension KVPerson {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\u{3}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{6}\0\0\u{1}\0\0\0\0tweets\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVPerson\tKeyValueObjectMapping.kvmap\t149
        name\t+1\tname
        tweets\t+2\ttweets
        """)
  }
}

nonisolated extension KVPost {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\u{3}\0\u{6}\0\0\0\0\0\u{1}\0id_str\"\0\u{4}\0\0\u{1}\0\0\0\0user\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVPost\tKeyValueObjectMapping.kvmap\t153
        idStr\t+1\tid_str
        user\t+2\tuser
        """)
  }
}

nonisolated extension KVSender {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\u{1}\0\0\0\0\0\u{6}\0\0\0\0\0\u{1}\0id_str\"\0\u{6}\0\0\u{1}\0\0\0\0tweets\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVSender\tKeyValueObjectMapping.kvmap\t157
        idStr\t+1\tid_str
        tweets\t+2\ttweets
        """)
  }
}

nonisolated extension KVKeys {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{b}\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\0\0\0\0\0\0\0\0\u{7}\0\u{5}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{6}\0\0\u{1}\0\0\u{1}\0id_str\"\0\u{7}\0\0\u{2}\0\0\u{1}\0user_id\"\u{12}\0\0\u{3}\0\0\u{1}\0__leading__double_\"\0\0\0\0\0\0\0\0\u{4}\0\0\u{1}\0\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 5, required: 5,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVKeys\tKeyValueObjectMapping.kvmap\t244
        id\t+1\tid
        idStr\t+2\tid_str
        userId\t+3\tuser_id
        leadingDouble\t+4\t__leading__double_
        empty\t+5\t\"\"
        """)
  }
}

nonisolated extension KVCapitals {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{6}\0\0\0\0\0\u{1}\0ID_STR\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVCapitals\tKeyValueObjectMapping.kvmap\t258
        idStr\t+2\tID_STR
        """)
  }
}

nonisolated extension KVDay {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\u{1}\0\0\0\0\0\u{6}\0\0\0\0\0\u{1}\0id_str\"\0\u{4}\0\0\u{1}\0\0\u{1}\0data\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVDay\tKeyValueObjectMapping.kvmap\t279
        idStr\t+1\tid_str
        data\t+2\tdata
        """)
  }
}

nonisolated extension KVReader {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\u{3}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{6}\0\0\u{1}\0\0\u{1}\0tweets\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVReader\tKeyValueObjectMapping.kvmap\t290
        name\t+1\tname
        tweets\t+2\ttweets
        """)
  }
}

nonisolated extension KVNote {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0text\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVNote\tKeyValueObjectMapping.kvmap\t294
        text\t+1\ttext
        """)
  }
}

nonisolated extension KVShallow {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{3}\0\0\0\u{5}\0\0\0\0\0\u{1}\0idStr\"\0\0\u{5}\0\0\u{1}\0\0\0\0tweet\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVShallow\tKeyValueObjectMapping.kvmap\t308
        idStr\t+1\tidStr
        text\t+2\ttweet.text
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0text\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVShallow\tKeyValueObjectMapping.kvmap\t308
        text\t+2\ttweet.text
        """)
  }
}

nonisolated extension KVDeep {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{3}\0\0\0\u{5}\0\0\0\0\0\u{1}\0idStr\"\0\0\u{5}\0\0\u{1}\0\0\0\0tweet\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVDeep\tKeyValueObjectMapping.kvmap\t312
        idStr\t+1\tidStr
        text\t+2\ttweet.key1.key2.text
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0key1\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVDeep\tKeyValueObjectMapping.kvmap\t312
        text\t+2\ttweet.key1.key2.text
        """)
  }

  private static var _kvKeys_2: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0key2\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVDeep\tKeyValueObjectMapping.kvmap\t312
        text\t+2\ttweet.key1.key2.text
        """)
  }

  private static var _kvKeys_3: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0text\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVDeep\tKeyValueObjectMapping.kvmap\t312
        text\t+2\ttweet.key1.key2.text
        """)
  }
}

nonisolated extension KVPlace {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\u{1}\0\0\0\0\0\u{6}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{8}\0\0\u{1}\0\0\0\0latitude\"\0\0\0\0\0\0\0\t\0\0\u{2}\0\0\0\0longitude\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVPlace\tKeyValueObjectMapping.kvmap\t334
        name\t+1\tname
        location\t+2\tlatitude
        location\t+2\tlongitude
        """)
  }
}

nonisolated extension KVPoint {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{4}\0\0\0\u{8}\0\0\0\0\0\u{1}\0latitude\"\0\0\0\0\0\0\0\t\0\0\u{1}\0\0\u{1}\0longitude\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVPoint\tKeyValueObjectMapping.kvmap\t338
        latitude\t+1\tlatitude
        longitude\t+2\tlongitude
        """)
  }
}

nonisolated extension KVFar {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{4}\0\u{1}\0\0\0\0\0\u{7}\0\0\0\0\0\0\0\u{8}\0\0\0\0\0\0\0distance\"\0\0\0\0\0\0\0\u{8}\0\0\u{1}\0\0\0\0latitude\"\0\0\0\0\0\0\0\t\0\0\u{2}\0\0\0\0longitude\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVFar\tKeyValueObjectMapping.kvmap\t349
        location\t+1\tdistance
        location\t+1\tlatitude
        location\t+1\tlongitude
        """)
  }
}

nonisolated extension KVDistant {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\u{4}\0\0\0\0\0\u{8}\0\0\0\0\0\u{1}\0distance\"\0\0\0\0\0\0\0\u{5}\0\0\u{1}\0\0\u{1}\0point\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVDistant\tKeyValueObjectMapping.kvmap\t352
        distance\t+1\tdistance
        point\t+2\tpoint
        """)
  }
}

nonisolated extension KVBus {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{4}\0\u{7}\0\0\0\0\0\0\0\0\0\u{8}\0\0\0\0\0\0\0latitude\"\0\0\0\0\0\0\0\t\0\0\u{1}\0\0\0\0longitude\"\0\0\0\0\0\0\u{4}\0\0\u{2}\0\0\u{1}\0stop\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVBus\tKeyValueObjectMapping.kvmap\t363
        location\t+1\tlatitude
        location\t+1\tlongitude
        stop\t+2\tstop
        """)
  }
}

nonisolated extension KVNullList {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{3}\0\0\0\u{6}\0\0\0\0\0\u{1}\0id_str\"\0\u{f}\0\0\u{1}\0\0\0\0tweets_nullable\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVNullList\tKeyValueObjectMapping.kvmap\t374
        idStr\t+1\tid_str
        tweets\t+2\ttweets_nullable
        """)
  }
}

nonisolated extension KVEmptyList {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\u{1}\0\0\0\0\0\u{6}\0\0\0\0\0\u{1}\0id_str\"\0\u{c}\0\0\u{1}\0\0\0\0tweets_empty\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVEmptyList\tKeyValueObjectMapping.kvmap\t378
        idStr\t+1\tid_str
        tweets\t+2\ttweets_empty
        """)
  }
}

nonisolated extension KVOne {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{6}\0\0\0\0\0\u{1}\0tweets\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVOne\tKeyValueObjectMapping.kvmap\t394
        tweets\t+1\ttweets
        """)
  }
}

nonisolated extension KVRenamed {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\0\0\0\0\0\0\u{5}\0\u{6}\0\0\0\0\0\u{1}\0id_str\"\0\u{4}\0\0\u{1}\0\0\u{1}\0text\"\0\0\0\u{4}\0\0\u{2}\0\0\u{1}\0user\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVRenamed\tKeyValueObjectMapping.kvmap\t404
        idStr\t+1\tid_str
        tweetText\t+2\ttext
        userOwner\t+3\tuser
        """)
  }
}

nonisolated extension KVOwner {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{6}\0\u{1}\0\u{3}\0\0\0\0\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{b}\0\0\u{1}\0\0\u{1}\0screen_name\"\0\0\0\0\u{8}\0\0\u{2}\0\0\0\0location\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVOwner\tKeyValueObjectMapping.kvmap\t409
        name\t+1\tname
        screenName\t+2\tscreen_name
        location\t+3\tlocation
        """)
  }
}

nonisolated extension KVCreated {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\n\0\0\0\0\0\u{1}\0created_at\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVCreated\tKeyValueObjectMapping.kvmap\t423
        createdAt\t+1\tcreated_at
        """)
  }
}

nonisolated extension KVStamp {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVStamp\tKeyValueObjectMapping.kvmap\t432
        value\t+1\tvalue
        """)
  }
}

nonisolated extension KVNulls {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{6}\0\0\0\u{4}\0\0\0\n\0\0\0\0\0\0\0created_at\"\0\0\0\0\0\u{3}\0\0\u{1}\0\0\0\0age\"\0\0\0\0\u{3}\0\0\u{2}\0\0\0\0url\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVNulls\tKeyValueObjectMapping.kvmap\t466
        createdAt\t+1\tcreated_at
        age\t+2\tage
        url\t+3\turl
        """)
  }
}

nonisolated extension KVLenient {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0nota\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVLenient\tKeyValueObjectMapping.kvmap\t487
        nota\t+1\tnota
        """)
  }
}

nonisolated extension KVLink {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{3}\0\0\0\0\0\u{1}\0url\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVLink\tKeyValueObjectMapping.kvmap\t496
        url\t+1\turl
        """)
  }
}

nonisolated extension KVRaw {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0extra\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVRaw\tKeyValueObjectMapping.kvmap\t516
        extra\t+1\textra
        """)
  }
}

nonisolated extension KVSpecial {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\u{3}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{b}\0\0\u{1}\0\0\0\0@attributes\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVSpecial\tKeyValueObjectMapping.kvmap\t526
        name\t+1\tname
        attributesId\t+2\t@attributes.id
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVSpecial\tKeyValueObjectMapping.kvmap\t526
        attributesId\t+2\t@attributes.id
        """)
  }
}

nonisolated extension KVSeparators {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{5}\0\u{3}\0\0\0\u{1}\0\0\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\u{1}\0a.b\"\0\0\0\0\u{3}\0\0\u{1}\0\0\u{1}\0a|b\"\0\0\0\0\u{1}\0\0\u{2}\0\0\0\0a\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVSeparators\tKeyValueObjectMapping.kvmap\t537
        dotted\t+1\t\"a.b\"
        barred\t+2\t\"a|b\"
        nested\t+3\ta.b
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0b\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVSeparators\tKeyValueObjectMapping.kvmap\t537
        nested\t+3\ta.b
        """)
  }
}
