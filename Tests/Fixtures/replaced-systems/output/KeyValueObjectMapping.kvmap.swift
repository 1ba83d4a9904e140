// Generated from KeyValueObjectMapping.kvmap. Do not edit.
// kvmap format 1, input 08004e377352ea66, body e17d475bfbc3f3af
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import KVMap

// If this does not compile, KVMap and the kvmapc that made this file do not fit: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

nonisolated struct KVTweet: Swift.Sendable, Swift.Hashable {
  var idStr: Swift.String
  var text: Swift.String
  var source: Swift.Optional<Swift.String>
  var inReplyToStatusIdStr: Swift.Optional<Swift.String>
  var retweetCount: Swift.Int
  var favorited: Swift.Bool
  var createdAt: Date
  var user: KVAuthor

  init(
    idStr: Swift.String,
    text: Swift.String,
    source: Swift.String? = nil,
    inReplyToStatusIdStr: Swift.String? = nil,
    retweetCount: Swift.Int = 0,
    favorited: Swift.Bool = false,
    createdAt: Date,
    user: KVAuthor
  ) {
    self.idStr = idStr
    self.text = text
    self.source = source
    self.inReplyToStatusIdStr = inReplyToStatusIdStr
    self.retweetCount = retweetCount
    self.favorited = favorited
    self.createdAt = createdAt
    self.user = user
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.idStr, right.idStr),
      KVMap._kvAreEqual(left.text, right.text),
      KVMap._kvAreEqual(left.source, right.source),
      KVMap._kvAreEqual(left.inReplyToStatusIdStr, right.inReplyToStatusIdStr),
      KVMap._kvAreEqual(left.retweetCount, right.retweetCount),
      KVMap._kvAreEqual(left.favorited, right.favorited),
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
    self.createdAt.hash(into: &hasher)
    self.user.hash(into: &hasher)
  }
}

nonisolated extension KVTweet: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\0\0\u{f}\0\u{15}\0\u{c}\0\u{3}\0\u{7}\0\u{5}\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{12}\0\u{6}\0\0\0\0\0\u{1}\0id_str\"\0\u{4}\0\0\u{1}\0\0\u{1}\0text\"\0\0\0\u{6}\0\0\u{2}\0\0\0\0source\"\0\u{19}\0\0\u{3}\0\0\0\0in_reply_to_status_id_str\"\0\0\0\0\0\0\r\0\0\u{4}\0\0\0\0retweet_count\"\0\0\t\0\0\u{5}\0\0\0\0favorited\"\0\0\0\0\0\0\n\0\0\u{6}\0\0\u{1}\0created_at\"\0\0\0\0\0\u{4}\0\0\u{7}\0\0\u{1}\0user\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x1b39896a51a8749b, wide: false, full: false, count: 8, required: 4,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVTweet\tKeyValueObjectMapping.kvmap\t6
        idStr\t7\tid_str
        text\t8\ttext
        source\t9\tsource
        inReplyToStatusIdStr\t10\tin_reply_to_status_id_str
        retweetCount\t11\tretweet_count
        favorited\t12\tfavorited
        createdAt\t13\tcreated_at
        user\t14\tuser
        """)
  }

  static var _kvEmpty: KVTweet {
    KVTweet(idStr: "", text: "", createdAt: .init(timeIntervalSince1970: 0), user: KVAuthor._kvEmpty)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout KVTweet, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: kv.string(into: &out.idStr)  // KeyValueObjectMapping.kvmap:7
        case 1: kv.string(into: &out.text)  // KeyValueObjectMapping.kvmap:8
        case 2: kv.string(orNil: &out.source)  // KeyValueObjectMapping.kvmap:9
        case 3: kv.string(orNil: &out.inReplyToStatusIdStr)  // KeyValueObjectMapping.kvmap:10
        case 4: out.retweetCount = try kv.null() ? 0 : kv.int()  // KeyValueObjectMapping.kvmap:11
        case 5: out.favorited = try kv.null() ? false : kv.bool()  // KeyValueObjectMapping.kvmap:12
        case 6: out.createdAt = try kv.date("E_N_d2_H2'!:m2'!:s2_Z_y4", patterns: "EEE MMM dd HH:mm:ss ZZZZ yyyy", offset: 0)  // KeyValueObjectMapping.kvmap:13
        case 7: kv.object(into: &out.user, updating: updating)  // KeyValueObjectMapping.kvmap:14
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"id_str\":", self.idStr)  // KeyValueObjectMapping.kvmap:7
    kv.string("\"text\":", self.text)  // KeyValueObjectMapping.kvmap:8
    kv.string("\"source\":", ifPresent: self.source)  // KeyValueObjectMapping.kvmap:9
    kv.string("\"in_reply_to_status_id_str\":", ifPresent: self.inReplyToStatusIdStr)  // KeyValueObjectMapping.kvmap:10
    kv.int("\"retweet_count\":", self.retweetCount)  // KeyValueObjectMapping.kvmap:11
    kv.bool("\"favorited\":", self.favorited)  // KeyValueObjectMapping.kvmap:12
    kv.key("\"created_at\":"); try kv.date(self.createdAt, codes: "E_N_d2_H2'!:m2'!:s2_Z_y4", offset: 0)  // KeyValueObjectMapping.kvmap:13
    kv.key("\"user\":"); try self.user._kvWrite(&kv)  // KeyValueObjectMapping.kvmap:14
    kv.close()
  }
}

nonisolated struct KVAuthor: Swift.Sendable, Swift.Hashable {
  var idStr: Swift.String
  var name: Swift.String
  var url: Swift.Optional<URL>
  var protected: Swift.Bool
  var followersCount: Swift.Int
  var createdAt: Swift.Optional<Date>

  init(
    idStr: Swift.String,
    name: Swift.String,
    url: URL? = nil,
    protected: Swift.Bool = false,
    followersCount: Swift.Int = 0,
    createdAt: Date? = nil
  ) {
    self.idStr = idStr
    self.name = name
    self.url = url
    self.protected = protected
    self.followersCount = followersCount
    self.createdAt = createdAt
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.idStr, right.idStr),
      KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.url, right.url),
      KVMap._kvAreEqual(left.protected, right.protected),
      KVMap._kvAreEqual(left.followersCount, right.followersCount),
      KVMap._kvAreEqual(left.createdAt, right.createdAt)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.idStr.hash(into: &hasher)
    self.name.hash(into: &hasher)
    self.url.hash(into: &hasher)
    self.protected.hash(into: &hasher)
    self.followersCount.hash(into: &hasher)
    self.createdAt.hash(into: &hasher)
  }
}

nonisolated extension KVAuthor: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{7}\0\0\0\u{3}\0\u{1}\0\u{5}\0\0\0\0\0\0\0\n\0\0\0\0\0\r\0\0\0\0\0\0\0\u{6}\0\0\0\0\0\u{1}\0id_str\"\0\u{4}\0\0\u{1}\0\0\u{1}\0name\"\0\0\0\u{3}\0\0\u{2}\0\0\0\0url\"\0\0\0\0\t\0\0\u{3}\0\0\0\0protected\"\0\0\0\0\0\0\u{f}\0\0\u{4}\0\0\0\0followers_count\"\n\0\0\u{5}\0\0\0\0created_at\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 6, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVAuthor\tKeyValueObjectMapping.kvmap\t17
        idStr\t18\tid_str
        name\t19\tname
        url\t20\turl
        protected\t21\tprotected
        followersCount\t22\tfollowers_count
        createdAt\t23\tcreated_at
        """)
  }

  static var _kvEmpty: KVAuthor {
    KVAuthor(idStr: "", name: "")
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout KVAuthor, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: kv.string(into: &out.idStr)  // KeyValueObjectMapping.kvmap:18
        case 1: kv.string(into: &out.name)  // KeyValueObjectMapping.kvmap:19
        case 2: kv.url(orNil: &out.url)  // KeyValueObjectMapping.kvmap:20
        case 3: out.protected = try kv.null() ? false : kv.bool()  // KeyValueObjectMapping.kvmap:21
        case 4: out.followersCount = try kv.null() ? 0 : kv.int()  // KeyValueObjectMapping.kvmap:22
        case 5: out.createdAt = try kv.noText() ? nil : kv.date("E_N_d2_H2'!:m2'!:s2_Z_y4", patterns: "EEE MMM dd HH:mm:ss ZZZZ yyyy", offset: 0)  // KeyValueObjectMapping.kvmap:23
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"id_str\":", self.idStr)  // KeyValueObjectMapping.kvmap:18
    kv.string("\"name\":", self.name)  // KeyValueObjectMapping.kvmap:19
    if let value = self.url { kv.key("\"url\":"); kv.url(value) }  // KeyValueObjectMapping.kvmap:20
    kv.bool("\"protected\":", self.protected)  // KeyValueObjectMapping.kvmap:21
    kv.int("\"followers_count\":", self.followersCount)  // KeyValueObjectMapping.kvmap:22
    if let value = self.createdAt { kv.key("\"created_at\":"); try kv.date(value, codes: "E_N_d2_H2'!:m2'!:s2_Z_y4", offset: 0) }  // KeyValueObjectMapping.kvmap:23
    kv.close()
  }
}

nonisolated class KVPerson: KVMap.Readable, KVMap.Writable {
  var name: Swift.String
  var tweets: [KVPost]?

  init(name: Swift.String, tweets: [KVPost]? = nil) {
    self.name = name
    self.tweets = tweets
  }

  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\u{3}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{6}\0\0\u{1}\0\0\0\0tweets\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVPerson\tKeyValueObjectMapping.kvmap\t47
        name\t48\tname
        tweets\t49\ttweets
        """)
  }

  class var _kvAsksForElement: Swift.Bool { false }

  class var _kvOptions: KVMap.ReadOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.Reader, updating current: KVPerson?
  ) throws(KVMap.Failure) -> (Swift.String, [KVPost]?) {
    var _0: Swift.String? = current?.name
    var _1: [KVPost]? = current?.tweets
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.string()  // KeyValueObjectMapping.kvmap:48
        case 1: _1 = try kv.nothing() ? nil : kv.array(of: KVPost.self)  // KeyValueObjectMapping.kvmap:49
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let _0 else { try kv.fail() }
    return (_0, _1)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> Self {
    guard let current = current?.assumingMemoryBound(to: KVPerson.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.Reader, updating current: KVPerson?) throws(KVMap.Failure) {
    let (_0, _1) = try Self._kvProperties(&kv, updating: current)
    self.name = _0
    self.tweets = _1
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "KVPerson") }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"name\":", self.name)  // KeyValueObjectMapping.kvmap:48
    if let value = self.tweets { kv.key("\"tweets\":"); try kv.array(value) }  // KeyValueObjectMapping.kvmap:49
    kv.close()
  }
}

nonisolated class KVPost: KVMap.Readable, KVMap.Writable {
  var idStr: Swift.String
  var user: KVPerson?

  init(idStr: Swift.String, user: KVPerson? = nil) {
    self.idStr = idStr
    self.user = user
  }

  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\u{3}\0\u{6}\0\0\0\0\0\u{1}\0id_str\"\0\u{4}\0\0\u{1}\0\0\0\0user\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVPost\tKeyValueObjectMapping.kvmap\t51
        idStr\t52\tid_str
        user\t53\tuser
        """)
  }

  class var _kvAsksForElement: Swift.Bool { false }

  class var _kvOptions: KVMap.ReadOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.Reader, updating current: KVPost?
  ) throws(KVMap.Failure) -> (Swift.String, KVPerson?) {
    var _0: Swift.String? = current?.idStr
    var _1: KVPerson? = current?.user
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.string()  // KeyValueObjectMapping.kvmap:52
        case 1: _1 = try kv.nothing() ? nil : KVPerson._kvRead(&kv, updating: current?.user)  // KeyValueObjectMapping.kvmap:53
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let _0 else { try kv.fail() }
    return (_0, _1)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> Self {
    guard let current = current?.assumingMemoryBound(to: KVPost.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.Reader, updating current: KVPost?) throws(KVMap.Failure) {
    let (_0, _1) = try Self._kvProperties(&kv, updating: current)
    self.idStr = _0
    self.user = _1
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "KVPost") }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"id_str\":", self.idStr)  // KeyValueObjectMapping.kvmap:52
    if let value = self.user { kv.key("\"user\":"); try value._kvWrite(&kv) }  // KeyValueObjectMapping.kvmap:53
    kv.close()
  }
}

nonisolated struct KVKeys: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int
  var idStr: Swift.String
  var userId: Swift.Int
  var leadingDouble: Swift.Int

  init(id: Swift.Int, idStr: Swift.String, userId: Swift.Int, leadingDouble: Swift.Int) {
    self.id = id
    self.idStr = idStr
    self.userId = userId
    self.leadingDouble = leadingDouble
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.idStr, right.idStr),
      KVMap._kvAreEqual(left.userId, right.userId),
      KVMap._kvAreEqual(left.leadingDouble, right.leadingDouble)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.idStr.hash(into: &hasher)
    self.userId.hash(into: &hasher)
    self.leadingDouble.hash(into: &hasher)
  }
}

nonisolated extension KVKeys: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\u{3}\0\0\0\0\0\u{7}\0\u{5}\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{6}\0\0\u{1}\0\0\u{1}\0id_str\"\0\u{7}\0\0\u{2}\0\0\u{1}\0user_id\"\u{12}\0\0\u{3}\0\0\u{1}\0__leading__double_\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 4, required: 4,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVKeys\tKeyValueObjectMapping.kvmap\t63
        id\t64\tid
        idStr\t65\tid_str
        userId\t66\tuser_id
        leadingDouble\t67\t__leading__double_
        """)
  }

  static var _kvEmpty: KVKeys {
    KVKeys(id: 0, idStr: "", userId: 0, leadingDouble: 0)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout KVKeys, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.id)  // KeyValueObjectMapping.kvmap:64
      case 1: kv.string(into: &out.idStr)  // KeyValueObjectMapping.kvmap:65
      case 2: kv.int(into: &out.userId)  // KeyValueObjectMapping.kvmap:66
      case 3: kv.int(into: &out.leadingDouble)  // KeyValueObjectMapping.kvmap:67
      default: break
      }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.int("\"id\":", self.id)  // KeyValueObjectMapping.kvmap:64
    kv.string("\"id_str\":", self.idStr)  // KeyValueObjectMapping.kvmap:65
    kv.int("\"user_id\":", self.userId)  // KeyValueObjectMapping.kvmap:66
    kv.int("\"__leading__double_\":", self.leadingDouble)  // KeyValueObjectMapping.kvmap:67
    kv.close()
  }
}

nonisolated struct KVCapitals: Swift.Sendable, Swift.Hashable {
  var idStr: Swift.String

  init(idStr: Swift.String) {
    self.idStr = idStr
  }

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

nonisolated extension KVCapitals: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{6}\0\0\0\0\0\u{1}\0ID_STR\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVCapitals\tKeyValueObjectMapping.kvmap\t75
        idStr\t77\tID_STR
        """)
  }

  static var _kvEmpty: KVCapitals {
    KVCapitals(idStr: "")
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout KVCapitals, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.idStr)  // KeyValueObjectMapping.kvmap:77
      default: break
      }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"ID_STR\":", self.idStr)  // KeyValueObjectMapping.kvmap:77
    kv.close()
  }
}

nonisolated struct KVOuter: Swift.Sendable, Swift.Hashable {
  var idStr: Swift.String
  var user: KVInner

  init(idStr: Swift.String, user: KVInner) {
    self.idStr = idStr
    self.user = user
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.idStr, right.idStr),
      KVMap._kvAreEqual(left.user, right.user)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.idStr.hash(into: &hasher)
    self.user.hash(into: &hasher)
  }
}

nonisolated extension KVOuter: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\u{3}\0\u{6}\0\0\0\0\0\u{1}\0id_str\"\0\u{4}\0\0\u{1}\0\0\u{1}\0user\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVOuter\tKeyValueObjectMapping.kvmap\t89
        idStr\t90\tid_str
        user\t91\tuser
        """)
  }

  static var _kvEmpty: KVOuter {
    KVOuter(idStr: "", user: KVInner._kvEmpty)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout KVOuter, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    kv.enterParent(&scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.idStr)  // KeyValueObjectMapping.kvmap:90
      case 1: kv.object(into: &out.user, updating: updating)  // KeyValueObjectMapping.kvmap:91
      default: break
      }
      key = try kv.next(_kvKeys, &scan)
    }
    kv.leaveParent(scan)
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"id_str\":", self.idStr)  // KeyValueObjectMapping.kvmap:90
    kv.key("\"user\":"); try self.user._kvWrite(&kv)  // KeyValueObjectMapping.kvmap:91
    kv.close()
  }
}

nonisolated struct KVInner: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var outer: Swift.String

  init(name: Swift.String, outer: Swift.String) {
    self.name = name
    self.outer = outer
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.outer, right.outer)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.outer.hash(into: &hasher)
  }
}

nonisolated extension KVInner: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVInner\tKeyValueObjectMapping.kvmap\t93
        name\t94\tname
        outer\t95\tid_str
        """)
  }

  static var _kvEmpty: KVInner {
    KVInner(name: "", outer: "")
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout KVInner, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.name)  // KeyValueObjectMapping.kvmap:94
      default: break
      }
      key = try kv.next(_kvKeys, &scan)
    }
    let back1: KVMap.Mark = kv.mark()  // KeyValueObjectMapping.kvmap:95
    do throws(KVMap.Failure) {
      let mark1: KVMap.Mark = try kv.parent("id_str", hops: 1, _kvKeys, rule: 1, scan)
      if mark1.isValue {
        kv.jump(to: mark1, _kvKeys, rule: 1, scan)
        out.outer = try kv.string()
        kv.rewind(to: back1)
      } else if mark1.isNull {
        try kv.nullRule(_kvKeys, rule: 1, around: .parent(1), scan)
      } else {
        try kv.missing(_kvKeys, rule: 1, around: .parent(1), scan)
      }
    } catch { try kv.recover(error, backTo: back1) }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"name\":", self.name)  // KeyValueObjectMapping.kvmap:94
    kv.close()
  }
}

nonisolated struct KVDay: Swift.Sendable, Swift.Hashable {
  var idStr: Swift.String
  var data: Date

  init(idStr: Swift.String, data: Date) {
    self.idStr = idStr
    self.data = data
  }

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

nonisolated extension KVDay: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{3}\0\u{1}\0\0\0\0\0\u{6}\0\0\0\0\0\u{1}\0id_str\"\0\u{4}\0\0\u{1}\0\0\u{1}\0data\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVDay\tKeyValueObjectMapping.kvmap\t102
        idStr\t103\tid_str
        data\t104\tdata
        """)
  }

  static var _kvEmpty: KVDay {
    KVDay(idStr: "", data: .init(timeIntervalSince1970: 0))
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout KVDay, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: kv.string(into: &out.idStr)  // KeyValueObjectMapping.kvmap:103
        case 1: out.data = try kv.date("d2'!/M2'!/y4", patterns: "dd/MM/yyyy", offset: 0)  // KeyValueObjectMapping.kvmap:104
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"id_str\":", self.idStr)  // KeyValueObjectMapping.kvmap:103
    kv.key("\"data\":"); try kv.date(self.data, codes: "d2'!/M2'!/y4", offset: 0)  // KeyValueObjectMapping.kvmap:104
    kv.close()
  }
}

nonisolated struct KVReader: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var tweets: [KVNote]

  init(name: Swift.String, tweets: [KVNote]) {
    self.name = name
    self.tweets = tweets
  }

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

nonisolated extension KVReader: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\u{3}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{6}\0\0\u{1}\0\0\u{1}\0tweets\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVReader\tKeyValueObjectMapping.kvmap\t112
        name\t113\tname
        tweets\t114\ttweets
        """)
  }

  static var _kvEmpty: KVReader {
    KVReader(name: "", tweets: [])
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout KVReader, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.name)  // KeyValueObjectMapping.kvmap:113
      case 1: kv.array(into: &out.tweets)  // KeyValueObjectMapping.kvmap:114
      default: break
      }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"name\":", self.name)  // KeyValueObjectMapping.kvmap:113
    try kv.array("\"tweets\":", self.tweets)  // KeyValueObjectMapping.kvmap:114
    kv.close()
  }
}

nonisolated struct KVNote: Swift.Sendable, Swift.Hashable {
  var text: Swift.String

  init(text: Swift.String) {
    self.text = text
  }

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

nonisolated extension KVNote: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0text\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVNote\tKeyValueObjectMapping.kvmap\t116
        text\t117\ttext
        """)
  }

  static var _kvEmpty: KVNote {
    KVNote(text: "")
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout KVNote, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.text)  // KeyValueObjectMapping.kvmap:117
      default: break
      }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"text\":", self.text)  // KeyValueObjectMapping.kvmap:117
    kv.close()
  }
}

nonisolated struct KVShallow: Swift.Sendable, Swift.Hashable {
  var idStr: Swift.String
  var text: Swift.Optional<Swift.String>

  init(idStr: Swift.String, text: Swift.String? = nil) {
    self.idStr = idStr
    self.text = text
  }

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

nonisolated extension KVShallow: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\u{3}\0\0\0\u{5}\0\0\0\0\0\u{1}\0idStr\"\0\0\u{5}\0\0\u{1}\0\0\0\0tweet\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVShallow\tKeyValueObjectMapping.kvmap\t127
        idStr\t128\tidStr
        text\t129\ttweet.text
        """)
  }
  private static var _kvKeys_1: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0text\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVShallow\tKeyValueObjectMapping.kvmap\t127
        text\t129\ttweet.text
        """)
  }

  static var _kvEmpty: KVShallow {
    KVShallow(idStr: "")
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout KVShallow, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: kv.string(into: &out.idStr)  // KeyValueObjectMapping.kvmap:128
        case 1:  // KeyValueObjectMapping.kvmap:129
          if try kv.null() {
            out.text = nil
          } else {
            var scan1: KVMap.Scan = .init(updating: updating)
            var key1: Swift.Int = try kv.open(_kvKeys_1, &scan1)
            while key1 >= 0 {
              switch key1 {
              case 0: kv.string(orNil: &out.text)  // KeyValueObjectMapping.kvmap:129
              default: break
              }
              key1 = try kv.next(_kvKeys_1, &scan1)
            }
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"idStr\":", self.idStr)  // KeyValueObjectMapping.kvmap:128
    let begun0: Swift.Int = kv.begin("\"tweet\":")
    kv.string("\"text\":", ifPresent: self.text)  // KeyValueObjectMapping.kvmap:129
    kv.end(begun0)
    kv.close()
  }
}

nonisolated struct KVDeep: Swift.Sendable, Swift.Hashable {
  var idStr: Swift.String
  var text: Swift.String

  init(idStr: Swift.String, text: Swift.String) {
    self.idStr = idStr
    self.text = text
  }

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

nonisolated extension KVDeep: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\u{3}\0\0\0\u{5}\0\0\0\0\0\u{1}\0idStr\"\0\0\u{5}\0\0\u{1}\0\0\0\0tweet\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVDeep\tKeyValueObjectMapping.kvmap\t131
        idStr\t132\tidStr
        text\t133\ttweet.key1.key2.text
        """)
  }
  private static var _kvKeys_1: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0key1\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVDeep\tKeyValueObjectMapping.kvmap\t131
        text\t133\ttweet.key1.key2.text
        """)
  }
  private static var _kvKeys_2: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0key2\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVDeep\tKeyValueObjectMapping.kvmap\t131
        text\t133\ttweet.key1.key2.text
        """)
  }
  private static var _kvKeys_3: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0text\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVDeep\tKeyValueObjectMapping.kvmap\t131
        text\t133\ttweet.key1.key2.text
        """)
  }

  static var _kvEmpty: KVDeep {
    KVDeep(idStr: "", text: "")
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout KVDeep, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var has1: Swift.Bool = false
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: kv.string(into: &out.idStr)  // KeyValueObjectMapping.kvmap:132
        case 1:  // KeyValueObjectMapping.kvmap:133
          if try kv.null() {
            has1 = true
            try kv.nullRule(_kvKeys, rule: 1, scan)
          } else {
            var scan1: KVMap.Scan = .init(updating: updating)
            var key1: Swift.Int = try kv.open(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.Failure) {
                switch key1 {
                case 0:  // KeyValueObjectMapping.kvmap:133
                  if try kv.null() {
                    has1 = true
                    try kv.nullRule(_kvKeys, rule: 1, scan)
                  } else {
                    var scan2: KVMap.Scan = .init(updating: updating)
                    var key2: Swift.Int = try kv.open(_kvKeys_2, &scan2)
                    while key2 >= 0 {
                      do throws(KVMap.Failure) {
                        switch key2 {
                        case 0:  // KeyValueObjectMapping.kvmap:133
                          if try kv.null() {
                            has1 = true
                            try kv.nullRule(_kvKeys, rule: 1, scan)
                          } else {
                            var scan3: KVMap.Scan = .init(updating: updating)
                            var key3: Swift.Int = try kv.open(_kvKeys_3, &scan3)
                            while key3 >= 0 {
                              switch key3 {
                              case 0:  // KeyValueObjectMapping.kvmap:133
                                has1 = true
                                kv.string(into: &out.text)
                              default: break
                              }
                              key3 = try kv.next(_kvKeys_3, &scan3)
                            }
                          }
                        default: try kv.skip()
                        }
                      } catch { try kv.recover(error, &scan2) }
                      key2 = try kv.next(_kvKeys_2, &scan2)
                    }
                  }
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.next(_kvKeys_1, &scan1)
            }
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    if !has1 { try kv.missing(_kvKeys, rule: 1, scan) }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"idStr\":", self.idStr)  // KeyValueObjectMapping.kvmap:132
    let begun0: Swift.Int = kv.begin("\"tweet\":")
    let begun1: Swift.Int = kv.begin("\"key1\":")
    let begun2: Swift.Int = kv.begin("\"key2\":")
    kv.string("\"text\":", self.text)  // KeyValueObjectMapping.kvmap:133
    kv.end(begun2)
    kv.end(begun1)
    kv.end(begun0)
    kv.close()
  }
}

nonisolated struct KVPlace: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var location: Swift.Optional<KVPoint>

  init(name: Swift.String, location: KVPoint? = nil) {
    self.name = name
    self.location = location
  }

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

nonisolated extension KVPlace: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{3}\0\u{1}\0\0\0\0\0\u{6}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{8}\0\0\u{1}\0\0\0\0latitude\"\0\0\0\0\0\0\0\t\0\0\u{2}\0\0\0\0longitude\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVPlace\tKeyValueObjectMapping.kvmap\t150
        name\t151\tname
        location\t152\tlatitude
        location\t152\tlongitude
        """)
  }

  static var _kvEmpty: KVPlace {
    KVPlace(name: "")
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout KVPlace, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var slot0: KVMap.Mark = .none
    var slot1: KVMap.Mark = .none
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: kv.string(into: &out.name)  // KeyValueObjectMapping.kvmap:151
        case 1: slot0 = try kv.remember()  // KeyValueObjectMapping.kvmap:152
        case 2: slot1 = try kv.remember()  // KeyValueObjectMapping.kvmap:152
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    let gathered0: Swift.Int = kv.gather("latitude\tlatitude\nlongitude\tlongitude\n", all: false, scan)
    kv.add(slot0, to: gathered0, entry: 0)
    kv.add(slot1, to: gathered0, entry: 1)
    let mark1: KVMap.Mark = kv.gathered(gathered0)  // KeyValueObjectMapping.kvmap:152
    if mark1.isValue {
      let back: KVMap.Mark = kv.enter(mark1, _kvKeys, rule: 1, scan)
      do throws(KVMap.Failure) { try KVPoint._kvRead(&kv, intoOptional: &out.location, updating: updating) } catch { try kv.recover(error, from: mark1) }
      kv.rewind(to: back)
    } else if mark1.isNull {
      out.location = nil
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    let start1: Swift.Int = kv.capture("latitude\tlatitude\nlongitude\tlongitude")
    if let value0 = self.location {
      try value0._kvWrite(&kv)
    } else { kv.null() }
    var captured1: KVMap.Captured = try kv.endCapture(start1)
    kv.open()
    kv.string("\"name\":", self.name)  // KeyValueObjectMapping.kvmap:151
    kv.member(&captured1, "\"latitude\":", keys: "latitude")  // KeyValueObjectMapping.kvmap:152
    kv.member(&captured1, "\"longitude\":", keys: "longitude")  // KeyValueObjectMapping.kvmap:152
    kv.close()
  }
}

nonisolated struct KVPoint: Swift.Sendable, Swift.Hashable {
  var latitude: Swift.Double
  var longitude: Swift.Double

  init(latitude: Swift.Double, longitude: Swift.Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

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

nonisolated extension KVPoint: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\u{4}\0\0\0\u{8}\0\0\0\0\0\u{1}\0latitude\"\0\0\0\0\0\0\0\t\0\0\u{1}\0\0\u{1}\0longitude\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVPoint\tKeyValueObjectMapping.kvmap\t154
        latitude\t155\tlatitude
        longitude\t156\tlongitude
        """)
  }

  static var _kvEmpty: KVPoint {
    KVPoint(latitude: 0, longitude: 0)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout KVPoint, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.double(into: &out.latitude)  // KeyValueObjectMapping.kvmap:155
      case 1: kv.double(into: &out.longitude)  // KeyValueObjectMapping.kvmap:156
      default: break
      }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    try kv.double("\"latitude\":", self.latitude)  // KeyValueObjectMapping.kvmap:155
    try kv.double("\"longitude\":", self.longitude)  // KeyValueObjectMapping.kvmap:156
    kv.close()
  }
}

nonisolated struct KVFar: Swift.Sendable, Swift.Hashable {
  var location: KVDistant

  init(location: KVDistant) {
    self.location = location
  }

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

nonisolated extension KVFar: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{4}\0\u{1}\0\0\0\0\0\u{7}\0\0\0\0\0\0\0\u{8}\0\0\0\0\0\0\0distance\"\0\0\0\0\0\0\0\u{8}\0\0\u{1}\0\0\0\0latitude\"\0\0\0\0\0\0\0\t\0\0\u{2}\0\0\0\0longitude\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVFar\tKeyValueObjectMapping.kvmap\t164
        location\t165\tdistance
        location\t165\tlatitude
        location\t165\tlongitude
        """)
  }

  static var _kvEmpty: KVFar {
    KVFar(location: KVDistant._kvEmpty)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout KVFar, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var slot0: KVMap.Mark = .none
    var slot1: KVMap.Mark = .none
    var slot2: KVMap.Mark = .none
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: slot0 = try kv.remember()  // KeyValueObjectMapping.kvmap:165
        case 1: slot1 = try kv.remember()  // KeyValueObjectMapping.kvmap:165
        case 2: slot2 = try kv.remember()  // KeyValueObjectMapping.kvmap:165
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    let gathered0: Swift.Int = kv.gather("latitude\tlatitude\nlongitude\tlongitude\n", all: false, scan)
    kv.add(slot1, to: gathered0, entry: 0)
    kv.add(slot2, to: gathered0, entry: 1)
    let gathered1: Swift.Int = kv.gather("distance\tdistance\npoint\tlatitude\n", all: false, scan)
    kv.add(slot0, to: gathered1, entry: 0)
    kv.add(kv.gathered(gathered0), to: gathered1, entry: 1)
    let mark0: KVMap.Mark = kv.gathered(gathered1)  // KeyValueObjectMapping.kvmap:165
    if mark0.isValue {
      let back: KVMap.Mark = kv.enter(mark0, _kvKeys, rule: 0, scan)
      do throws(KVMap.Failure) { try KVDistant._kvRead(&kv, into: &out.location, updating: updating) } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.nullRule(_kvKeys, rule: 0, scan)
    } else {
      try kv.missing(_kvKeys, rule: 0, gathered: gathered1, scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    let start0: Swift.Int = kv.capture("distance\tdistance\npoint\tlatitude\tlatitude\npoint\tlongitude\tlongitude")
    try self.location._kvWrite(&kv)
    var captured0: KVMap.Captured = try kv.endCapture(start0)
    kv.open()
    kv.member(&captured0, "\"distance\":", keys: "distance")  // KeyValueObjectMapping.kvmap:165
    kv.member(&captured0, "\"latitude\":", keys: "point\tlatitude")  // KeyValueObjectMapping.kvmap:165
    kv.member(&captured0, "\"longitude\":", keys: "point\tlongitude")  // KeyValueObjectMapping.kvmap:165
    kv.close()
  }
}

nonisolated struct KVDistant: Swift.Sendable, Swift.Hashable {
  var distance: Swift.Int
  var point: KVPoint

  init(distance: Swift.Int, point: KVPoint) {
    self.distance = distance
    self.point = point
  }

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

nonisolated extension KVDistant: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\u{4}\0\0\0\0\0\u{8}\0\0\0\0\0\u{1}\0distance\"\0\0\0\0\0\0\0\u{5}\0\0\u{1}\0\0\u{1}\0point\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVDistant\tKeyValueObjectMapping.kvmap\t167
        distance\t168\tdistance
        point\t169\tpoint
        """)
  }

  static var _kvEmpty: KVDistant {
    KVDistant(distance: 0, point: KVPoint._kvEmpty)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout KVDistant, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.distance)  // KeyValueObjectMapping.kvmap:168
      case 1: kv.object(into: &out.point, updating: updating)  // KeyValueObjectMapping.kvmap:169
      default: break
      }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.int("\"distance\":", self.distance)  // KeyValueObjectMapping.kvmap:168
    kv.key("\"point\":"); try self.point._kvWrite(&kv)  // KeyValueObjectMapping.kvmap:169
    kv.close()
  }
}

nonisolated struct KVBus: Swift.Sendable, Swift.Hashable {
  var location: Swift.Optional<KVPoint>
  var stop: KVPoint

  init(location: KVPoint? = nil, stop: KVPoint) {
    self.location = location
    self.stop = stop
  }

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

nonisolated extension KVBus: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\u{4}\0\u{7}\0\0\0\0\0\0\0\0\0\u{8}\0\0\0\0\0\0\0latitude\"\0\0\0\0\0\0\0\t\0\0\u{1}\0\0\0\0longitude\"\0\0\0\0\0\0\u{4}\0\0\u{2}\0\0\u{1}\0stop\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVBus\tKeyValueObjectMapping.kvmap\t177
        location\t178\tlatitude
        location\t178\tlongitude
        stop\t179\tstop
        """)
  }

  static var _kvEmpty: KVBus {
    KVBus(stop: KVPoint._kvEmpty)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout KVBus, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var slot0: KVMap.Mark = .none
    var slot1: KVMap.Mark = .none
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: slot0 = try kv.remember()  // KeyValueObjectMapping.kvmap:178
        case 1: slot1 = try kv.remember()  // KeyValueObjectMapping.kvmap:178
        case 2: kv.object(into: &out.stop, updating: updating)  // KeyValueObjectMapping.kvmap:179
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    let gathered0: Swift.Int = kv.gather("latitude\tlatitude\nlongitude\tlongitude\n", all: false, scan)
    kv.add(slot0, to: gathered0, entry: 0)
    kv.add(slot1, to: gathered0, entry: 1)
    let mark0: KVMap.Mark = kv.gathered(gathered0)  // KeyValueObjectMapping.kvmap:178
    if mark0.isValue {
      let back: KVMap.Mark = kv.enter(mark0, _kvKeys, rule: 0, scan)
      do throws(KVMap.Failure) { try KVPoint._kvRead(&kv, intoOptional: &out.location, updating: updating) } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      out.location = nil
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    let start0: Swift.Int = kv.capture("latitude\tlatitude\nlongitude\tlongitude")
    if let value0 = self.location {
      try value0._kvWrite(&kv)
    } else { kv.null() }
    var captured0: KVMap.Captured = try kv.endCapture(start0)
    kv.open()
    kv.member(&captured0, "\"latitude\":", keys: "latitude")  // KeyValueObjectMapping.kvmap:178
    kv.member(&captured0, "\"longitude\":", keys: "longitude")  // KeyValueObjectMapping.kvmap:178
    kv.key("\"stop\":"); try self.stop._kvWrite(&kv)  // KeyValueObjectMapping.kvmap:179
    kv.close()
  }
}

nonisolated struct KVLists: Swift.Sendable, Swift.Hashable {
  var none: Swift.Optional<[KVNote]>
  var empty: Swift.Optional<[KVNote]>

  init(none: [KVNote]? = nil, empty: [KVNote]? = nil) {
    self.none = none
    self.empty = empty
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.none, right.none),
      KVMap._kvAreEqual(left.empty, right.empty)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.none.hash(into: &hasher)
    self.empty.hash(into: &hasher)
  }
}

nonisolated extension KVLists: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{4}\0\0\0\u{1}\0\0\0\u{f}\0\0\0\0\0\0\0tweets_nullable\"\u{c}\0\0\u{1}\0\0\0\0tweets_empty\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVLists\tKeyValueObjectMapping.kvmap\t187
        none\t188\ttweets_nullable
        empty\t189\ttweets_empty
        """)
  }

  static var _kvEmpty: KVLists {
    KVLists()
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout KVLists, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.array(orNil: &out.none)  // KeyValueObjectMapping.kvmap:188
      case 1: kv.array(orNil: &out.empty)  // KeyValueObjectMapping.kvmap:189
      default: break
      }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    if let value = self.none { kv.key("\"tweets_nullable\":"); try kv.array(value) }  // KeyValueObjectMapping.kvmap:188
    if let value = self.empty { kv.key("\"tweets_empty\":"); try kv.array(value) }  // KeyValueObjectMapping.kvmap:189
    kv.close()
  }
}

nonisolated struct KVOne: Swift.Sendable, Swift.Hashable {
  var tweets: [KVNote]

  init(tweets: [KVNote]) {
    self.tweets = tweets
  }

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

nonisolated extension KVOne: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{6}\0\0\0\0\0\u{1}\0tweets\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVOne\tKeyValueObjectMapping.kvmap\t197
        tweets\t198\ttweets
        """)
  }

  static var _kvEmpty: KVOne {
    KVOne(tweets: [])
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout KVOne, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.tweets = try _kvRead_tweets(&kv)  // KeyValueObjectMapping.kvmap:198
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  private static func _kvRead_tweets(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [KVNote] {
    guard kv.isArray() else { return [try KVNote._kvRead(&kv, replacing: nil)] }
    return try kv.array(of: KVNote.self)
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    try kv.array("\"tweets\":", self.tweets)  // KeyValueObjectMapping.kvmap:198
    kv.close()
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

nonisolated extension KVRenamed: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\0\0\0\0\0\0\u{5}\0\u{6}\0\0\0\0\0\u{1}\0id_str\"\0\u{4}\0\0\u{1}\0\0\u{1}\0text\"\0\0\0\u{4}\0\0\u{2}\0\0\u{1}\0user\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVRenamed\tKeyValueObjectMapping.kvmap\t206
        idStr\t207\tid_str
        tweetText\t208\ttext
        userOwner\t209\tuser
        """)
  }

  static var _kvEmpty: KVRenamed {
    KVRenamed(idStr: "", tweetText: "", userOwner: KVOwner._kvEmpty)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout KVRenamed, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.idStr = try kv.lenientString()  // KeyValueObjectMapping.kvmap:207
        case 1: kv.string(into: &out.tweetText)  // KeyValueObjectMapping.kvmap:208
        case 2: kv.object(into: &out.userOwner, updating: updating)  // KeyValueObjectMapping.kvmap:209
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"id_str\":", self.idStr)  // KeyValueObjectMapping.kvmap:207
    kv.string("\"text\":", self.tweetText)  // KeyValueObjectMapping.kvmap:208
    kv.key("\"user\":"); try self.userOwner._kvWrite(&kv)  // KeyValueObjectMapping.kvmap:209
    kv.close()
  }
}

nonisolated struct KVOwner: Swift.Sendable, Swift.Hashable {
  var screenName: Swift.String

  init(screenName: Swift.String) {
    self.screenName = screenName
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.screenName, right.screenName)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.screenName.hash(into: &hasher)
  }
}

nonisolated extension KVOwner: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{b}\0\0\0\0\0\u{1}\0screen_name\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVOwner\tKeyValueObjectMapping.kvmap\t211
        screenName\t212\tscreen_name
        """)
  }

  static var _kvEmpty: KVOwner {
    KVOwner(screenName: "")
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout KVOwner, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.screenName)  // KeyValueObjectMapping.kvmap:212
      default: break
      }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"screen_name\":", self.screenName)  // KeyValueObjectMapping.kvmap:212
    kv.close()
  }
}

nonisolated struct KVStamp: Swift.Sendable, Swift.Hashable {
  var createdAt: Date

  init(createdAt: Date) {
    self.createdAt = createdAt
  }

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

nonisolated extension KVStamp: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\n\0\0\0\0\0\u{1}\0created_at\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVStamp\tKeyValueObjectMapping.kvmap\t219
        createdAt\t220\tcreated_at
        """)
  }

  static var _kvEmpty: KVStamp {
    KVStamp(createdAt: .init(timeIntervalSince1970: 0))
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout KVStamp, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.createdAt = try kv.epochSeconds(lenient: true)  // KeyValueObjectMapping.kvmap:220
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"created_at\":"); try kv.epochSeconds(self.createdAt)  // KeyValueObjectMapping.kvmap:220
    kv.close()
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

nonisolated extension KVNulls: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{6}\0\0\0\u{4}\0\0\0\n\0\0\0\0\0\0\0created_at\"\0\0\0\0\0\u{3}\0\0\u{1}\0\0\0\0age\"\0\0\0\0\u{3}\0\0\u{2}\0\0\0\0url\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVNulls\tKeyValueObjectMapping.kvmap\t251
        createdAt\t252\tcreated_at
        age\t253\tage
        url\t254\turl
        """)
  }

  static var _kvEmpty: KVNulls {
    KVNulls()
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout KVNulls, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.createdAt = try kv.noText() ? nil : kv.date("E_N_d2_H2'!:m2'!:s2_Z_y4", patterns: "EEE MMM dd HH:mm:ss ZZZZ yyyy", offset: 0)  // KeyValueObjectMapping.kvmap:252
        case 1: out.age = try kv.null() ? 0 : kv.int()  // KeyValueObjectMapping.kvmap:253
        case 2: kv.url(orNil: &out.url)  // KeyValueObjectMapping.kvmap:254
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    if let value = self.createdAt { kv.key("\"created_at\":"); try kv.date(value, codes: "E_N_d2_H2'!:m2'!:s2_Z_y4", offset: 0) }  // KeyValueObjectMapping.kvmap:252
    kv.int("\"age\":", self.age)  // KeyValueObjectMapping.kvmap:253
    if let value = self.url { kv.key("\"url\":"); kv.url(value) }  // KeyValueObjectMapping.kvmap:254
    kv.close()
  }
}

nonisolated struct KVLenient: Swift.Sendable, Swift.Hashable {
  var nota: Swift.Int

  init(nota: Swift.Int) {
    self.nota = nota
  }

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

nonisolated extension KVLenient: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0nota\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVLenient\tKeyValueObjectMapping.kvmap\t261
        nota\t262\tnota
        """)
  }

  static var _kvEmpty: KVLenient {
    KVLenient(nota: 0)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout KVLenient, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.nota = try kv.lenientInt()  // KeyValueObjectMapping.kvmap:262
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.int("\"nota\":", self.nota)  // KeyValueObjectMapping.kvmap:262
    kv.close()
  }
}

nonisolated struct KVLink: Swift.Sendable, Swift.Hashable {
  var url: URL

  init(url: URL) {
    self.url = url
  }

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

nonisolated extension KVLink: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{3}\0\0\0\0\0\u{1}\0url\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVLink\tKeyValueObjectMapping.kvmap\t269
        url\t270\turl
        """)
  }

  static var _kvEmpty: KVLink {
    KVLink(url: KVMap.Constant.emptyURL)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout KVLink, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.url(into: &out.url)  // KeyValueObjectMapping.kvmap:270
      default: break
      }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"url\":"); kv.url(self.url)  // KeyValueObjectMapping.kvmap:270
    kv.close()
  }
}

nonisolated struct KVRaw: Swift.Sendable, Swift.Hashable {
  var extra: KVMap.Object

  init(extra: KVMap.Object) {
    self.extra = extra
  }

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

nonisolated extension KVRaw: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0extra\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVRaw\tKeyValueObjectMapping.kvmap\t286
        extra\t287\textra
        """)
  }

  static var _kvEmpty: KVRaw {
    KVRaw(extra: .init())
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout KVRaw, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.extra = try kv.object()  // KeyValueObjectMapping.kvmap:287
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"extra\":"); kv.object(self.extra)  // KeyValueObjectMapping.kvmap:287
    kv.close()
  }
}

nonisolated struct KVPartly: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var location: Swift.Optional<KVPoint>

  init(name: Swift.String, location: KVPoint? = nil) {
    self.name = name
    self.location = location
  }

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

nonisolated extension KVPartly: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\u{3}\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{8}\0\0\u{1}\0\0\0\0location\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVPartly\tKeyValueObjectMapping.kvmap\t295
        name\t296\tname
        location\t297\tlocation
        """)
  }

  static var _kvEmpty: KVPartly {
    KVPartly(name: "")
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout KVPartly, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.name)  // KeyValueObjectMapping.kvmap:296
      case 1: kv.object(orNil: &out.location, updating: updating)  // KeyValueObjectMapping.kvmap:297
      default: break
      }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"name\":", self.name)  // KeyValueObjectMapping.kvmap:296
    kv.close()
  }
}

nonisolated struct KVWhole: Swift.Sendable, Swift.Hashable {
  var createdAt: Date
  var url: URL
  var user: KVShort

  init(createdAt: Date, url: URL, user: KVShort) {
    self.createdAt = createdAt
    self.url = url
    self.user = user
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.createdAt, right.createdAt),
      KVMap._kvAreEqual(left.url, right.url),
      KVMap._kvAreEqual(left.user, right.user)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.createdAt.hash(into: &hasher)
    self.url.hash(into: &hasher)
    self.user.hash(into: &hasher)
  }
}

nonisolated extension KVWhole: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\u{6}\0\0\0\u{4}\0\0\0\0\0\0\0\n\0\0\0\0\0\u{1}\0created_at\"\0\0\0\0\0\u{3}\0\0\u{1}\0\0\u{1}\0url\"\0\0\0\0\u{4}\0\0\u{2}\0\0\u{1}\0user\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVWhole\tKeyValueObjectMapping.kvmap\t304
        createdAt\t305\tcreated_at
        url\t306\turl
        user\t307\tuser
        """)
  }

  static var _kvEmpty: KVWhole {
    KVWhole(createdAt: .init(timeIntervalSince1970: 0), url: KVMap.Constant.emptyURL, user: KVShort._kvEmpty)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout KVWhole, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.createdAt = try kv.date("E_N_d2_H2'!:m2'!:s2_Z_y4", patterns: "EEE MMM dd HH:mm:ss ZZZZ yyyy", offset: 0)  // KeyValueObjectMapping.kvmap:305
        case 1: kv.url(into: &out.url)  // KeyValueObjectMapping.kvmap:306
        case 2: kv.object(into: &out.user, updating: updating)  // KeyValueObjectMapping.kvmap:307
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"created_at\":"); try kv.date(self.createdAt, codes: "E_N_d2_H2'!:m2'!:s2_Z_y4", offset: 0)  // KeyValueObjectMapping.kvmap:305
    kv.key("\"url\":"); kv.url(self.url)  // KeyValueObjectMapping.kvmap:306
    kv.key("\"user\":"); try self.user._kvWrite(&kv)  // KeyValueObjectMapping.kvmap:307
    kv.close()
  }
}

nonisolated struct KVShort: Swift.Sendable, Swift.Hashable {
  var idStr: Swift.String

  init(idStr: Swift.String) {
    self.idStr = idStr
  }

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

nonisolated extension KVShort: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{6}\0\0\0\0\0\u{1}\0id_str\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVShort\tKeyValueObjectMapping.kvmap\t309
        idStr\t310\tid_str
        """)
  }

  static var _kvEmpty: KVShort {
    KVShort(idStr: "")
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout KVShort, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.idStr)  // KeyValueObjectMapping.kvmap:310
      default: break
      }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"id_str\":", self.idStr)  // KeyValueObjectMapping.kvmap:310
    kv.close()
  }
}

nonisolated struct KVSpecial: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var attributesId: Swift.String

  init(name: Swift.String, attributesId: Swift.String) {
    self.name = name
    self.attributesId = attributesId
  }

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

nonisolated extension KVSpecial: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\u{3}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{b}\0\0\u{1}\0\0\0\0@attributes\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVSpecial\tKeyValueObjectMapping.kvmap\t318
        name\t319\tname
        attributesId\t320\t@attributes.id
        """)
  }
  private static var _kvKeys_1: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        KVSpecial\tKeyValueObjectMapping.kvmap\t318
        attributesId\t320\t@attributes.id
        """)
  }

  static var _kvEmpty: KVSpecial {
    KVSpecial(name: "", attributesId: "")
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout KVSpecial, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var has1: Swift.Bool = false
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: kv.string(into: &out.name)  // KeyValueObjectMapping.kvmap:319
        case 1:  // KeyValueObjectMapping.kvmap:320
          if try kv.null() {
            has1 = true
            try kv.nullRule(_kvKeys, rule: 1, scan)
          } else {
            var scan1: KVMap.Scan = .init(updating: updating)
            var key1: Swift.Int = try kv.open(_kvKeys_1, &scan1)
            while key1 >= 0 {
              switch key1 {
              case 0:  // KeyValueObjectMapping.kvmap:320
                has1 = true
                kv.string(into: &out.attributesId)
              default: break
              }
              key1 = try kv.next(_kvKeys_1, &scan1)
            }
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    if !has1 { try kv.missing(_kvKeys, rule: 1, scan) }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"name\":", self.name)  // KeyValueObjectMapping.kvmap:319
    let begun0: Swift.Int = kv.begin("\"@attributes\":")
    kv.string("\"id\":", self.attributesId)  // KeyValueObjectMapping.kvmap:320
    kv.end(begun0)
    kv.close()
  }
}
