// Generated from PartialTweets.kvmap. Do not edit.
// kvmap format 1, input 17999eb8de614184, body 532b648a7030094e
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) public import KVMap
@_spi(Generated) import KVMapCodable

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated public struct PartialTweets: Swift.Sendable, Swift.Hashable, MappedCodable {
  public var statuses: [PartialTweet]

  public init(statuses: [PartialTweet]) {
    self.statuses = statuses
  }
}

nonisolated public struct PartialTweet: Swift.Sendable, Swift.Hashable {
  public var created_at: Swift.String
  public var id: Swift.Int
  public var text: Swift.String
  public var in_reply_to_status_id: Swift.Optional<Swift.Int>
  public var user: PartialUser
  public var retweet_count: Swift.Int
  public var favorite_count: Swift.Int

  public init(
    created_at: Swift.String,
    id: Swift.Int,
    text: Swift.String,
    in_reply_to_status_id: Swift.Int? = nil,
    user: PartialUser,
    retweet_count: Swift.Int,
    favorite_count: Swift.Int
  ) {
    self.created_at = created_at
    self.id = id
    self.text = text
    self.in_reply_to_status_id = in_reply_to_status_id
    self.user = user
    self.retweet_count = retweet_count
    self.favorite_count = favorite_count
  }
}

nonisolated public struct PartialUser: Swift.Sendable, Swift.Hashable {
  public var id: Swift.Int
  public var screen_name: Swift.String

  public init(id: Swift.Int, screen_name: Swift.String) {
    self.id = id
    self.screen_name = screen_name
  }
}

// MARK: - Mappings

nonisolated extension PartialTweets: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: PartialTweets {
    PartialTweets(statuses: [])
  }

  public static var _kvOutline: Swift.StaticString? { "[o1:statuses\ns:created_at\ti:id\ts:text\ti:in_reply_to_status_id\to2:user\ti:retweet_count\ti:favorite_count\ni:id\ts:screen_name" }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout PartialTweets, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.array(into: &out.statuses)  // statuses
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"statuses\":", self.statuses)
    kv.endObject()
  }
}

nonisolated extension PartialTweet: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: PartialTweet {
    PartialTweet(created_at: "", id: 0, text: "", user: PartialUser._kvPlaceholder, retweet_count: 0, favorite_count: 0)
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout PartialTweet, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.created_at)  // created_at
      case 1: kv.int(into: &out.id)  // id
      case 2: kv.string(into: &out.text)  // text
      case 3: kv.int(orNil: &out.in_reply_to_status_id)  // in_reply_to_status_id
      case 4: kv.object(into: &out.user, updating: updating)  // user
      case 5: kv.int(into: &out.retweet_count)  // retweet_count
      case 6: kv.int(into: &out.favorite_count)  // favorite_count
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"created_at\":", self.created_at)
    kv.int("\"id\":", self.id)
    kv.string("\"text\":", self.text)
    kv.int("\"in_reply_to_status_id\":", ifPresent: self.in_reply_to_status_id)
    kv.key("\"user\":"); try self.user._kvEncode(&kv)
    kv.int("\"retweet_count\":", self.retweet_count)
    kv.int("\"favorite_count\":", self.favorite_count)
    kv.endObject()
  }
}

nonisolated extension PartialUser: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: PartialUser {
    PartialUser(id: 0, screen_name: "")
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout PartialUser, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.id)  // id
      case 1: kv.string(into: &out.screen_name)  // screen_name
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.string("\"screen_name\":", self.screen_name)
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension PartialTweets {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.statuses, right.statuses)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.statuses.hash(into: &hasher)
  }
}

nonisolated extension PartialTweet {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.created_at, right.created_at),
      KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.text, right.text),
      KVMap._kvAreEqual(left.in_reply_to_status_id, right.in_reply_to_status_id),
      KVMap._kvAreEqual(left.user, right.user),
      KVMap._kvAreEqual(left.retweet_count, right.retweet_count),
      KVMap._kvAreEqual(left.favorite_count, right.favorite_count)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.created_at.hash(into: &hasher)
    self.id.hash(into: &hasher)
    self.text.hash(into: &hasher)
    self.in_reply_to_status_id.hash(into: &hasher)
    self.user.hash(into: &hasher)
    self.retweet_count.hash(into: &hasher)
    self.favorite_count.hash(into: &hasher)
  }
}

nonisolated extension PartialUser {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.screen_name, right.screen_name)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.screen_name.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension PartialTweets {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{8}\0\0\0\0\0\u{1}\0statuses\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        PartialTweets\tPartialTweets.kvmap\t7
        statuses\t+1\tstatuses
        """)
  }
}

nonisolated extension PartialTweet {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{6}\0\0\0\u{11}\0\u{1}\0\u{c}\0\0\0\0\0\0\0\0\0\u{e}\0\0\0\u{8}\0\0\0\0\0\0\0\u{4}\0\n\0\0\0\0\0\u{1}\0created_at\"\0\0\0\0\0\u{2}\0\0\u{1}\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{2}\0\0\u{1}\0text\"\0\0\0\u{15}\0\0\u{3}\0\0\0\0in_reply_to_status_id\"\0\0\u{4}\0\0\u{4}\0\0\u{1}\0user\"\0\0\0\r\0\0\u{5}\0\0\u{1}\0retweet_count\"\0\0\u{e}\0\0\u{6}\0\0\u{1}\0favorite_count\"\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 7, required: 6,
      unknown: .ignore, duplicates: .error,
      rules: """
        PartialTweet\tPartialTweets.kvmap\t11
        created_at\t+1\tcreated_at
        id\t+2\tid
        text\t+3\ttext
        in_reply_to_status_id\t+4\tin_reply_to_status_id
        user\t+5\tuser
        retweet_count\t+6\tretweet_count
        favorite_count\t+7\tfavorite_count
        """)
  }
}

nonisolated extension PartialUser {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{b}\0\0\u{1}\0\0\u{1}\0screen_name\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        PartialUser\tPartialTweets.kvmap\t21
        id\t+1\tid
        screen_name\t+2\tscreen_name
        """)
  }
}
