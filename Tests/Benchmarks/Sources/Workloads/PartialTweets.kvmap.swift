// Generated from PartialTweets.kvmap. Do not edit.
// kvmap format 1, input 3f455528145ddafc, body cf343aa2121b32c9
// swift-format-ignore-file
// swiftlint:disable all
public import KVMap

// If this does not compile, KVMap and the kvmapc that made this file do not fit: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

nonisolated extension PartialTweets: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{8}\0\0\0\0\0\u{1}\0statuses\"\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        PartialTweets\tPartialTweets.kvmap\t7
        statuses\t8\tstatuses
        """)
  }

  public static func _kvRead(
    _ kv: inout KVMap.Reader, updating current: PartialTweets?
  ) throws(KVMap.Failure) -> PartialTweets {
    var _0: [PartialTweet]? = current?.statuses
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.array(of: PartialTweet.self)  // PartialTweets.kvmap:8
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let _0 else { throw kv.incomplete() }
    return PartialTweets(statuses: _0)
  }

  public func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"statuses\":")  // PartialTweets.kvmap:8
    kv.openArray()
    for value0 in self.statuses { try value0._kvWrite(&kv) }
    kv.closeArray()
    kv.close()
  }
}

nonisolated extension PartialTweet: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{6}\0\0\0\u{11}\0\u{1}\0\u{c}\0\0\0\0\0\0\0\0\0\u{e}\0\0\0\u{8}\0\0\0\0\0\0\0\u{4}\0\n\0\0\0\0\0\u{1}\0created_at\"\0\0\0\0\0\u{2}\0\0\u{1}\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{2}\0\0\u{1}\0text\"\0\0\0\u{15}\0\0\u{3}\0\0\0\0in_reply_to_status_id\"\0\0\u{4}\0\0\u{4}\0\0\u{1}\0user\"\0\0\0\r\0\0\u{5}\0\0\u{1}\0retweet_count\"\0\0\u{e}\0\0\u{6}\0\0\u{1}\0favorite_count\"\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 7, required: 6,
      unknown: .ignore, duplicates: .error,
      rules: """
        PartialTweet\tPartialTweets.kvmap\t11
        created_at\t12\tcreated_at
        id\t13\tid
        text\t14\ttext
        in_reply_to_status_id\t15\tin_reply_to_status_id
        user\t16\tuser
        retweet_count\t17\tretweet_count
        favorite_count\t18\tfavorite_count
        """)
  }

  public static func _kvRead(
    _ kv: inout KVMap.Reader, updating current: PartialTweet?
  ) throws(KVMap.Failure) -> PartialTweet {
    var _0: Swift.String? = current?.created_at
    var _1: Swift.Int? = current?.id
    var _2: Swift.String? = current?.text
    var _3: Swift.Int? = current?.in_reply_to_status_id
    var _4: PartialUser? = current?.user
    var _5: Swift.Int? = current?.retweet_count
    var _6: Swift.Int? = current?.favorite_count
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.string()  // PartialTweets.kvmap:12
        case 1: _1 = try kv.int()  // PartialTweets.kvmap:13
        case 2: _2 = try kv.string()  // PartialTweets.kvmap:14
        case 3: _3 = try kv.null() ? nil : kv.int()  // PartialTweets.kvmap:15
        case 4: _4 = try PartialUser._kvRead(&kv, updating: current?.user)  // PartialTweets.kvmap:16
        case 5: _5 = try kv.int()  // PartialTweets.kvmap:17
        case 6: _6 = try kv.int()  // PartialTweets.kvmap:18
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let _0, let _1, let _2, let _4, let _5, let _6 else { throw kv.incomplete() }
    return PartialTweet(created_at: _0, id: _1, text: _2, in_reply_to_status_id: _3, user: _4, retweet_count: _5, favorite_count: _6)
  }

  public func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"created_at\":"); kv.string(self.created_at)  // PartialTweets.kvmap:12
    kv.key("\"id\":"); kv.int(self.id)  // PartialTweets.kvmap:13
    kv.key("\"text\":"); kv.string(self.text)  // PartialTweets.kvmap:14
    if let value = self.in_reply_to_status_id { kv.key("\"in_reply_to_status_id\":"); kv.int(value) }  // PartialTweets.kvmap:15
    kv.key("\"user\":"); try self.user._kvWrite(&kv)  // PartialTweets.kvmap:16
    kv.key("\"retweet_count\":"); kv.int(self.retweet_count)  // PartialTweets.kvmap:17
    kv.key("\"favorite_count\":"); kv.int(self.favorite_count)  // PartialTweets.kvmap:18
    kv.close()
  }
}

nonisolated extension PartialUser: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{3}\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{b}\0\0\u{1}\0\0\u{1}\0screen_name\"\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        PartialUser\tPartialTweets.kvmap\t21
        id\t22\tid
        screen_name\t23\tscreen_name
        """)
  }

  public static func _kvRead(
    _ kv: inout KVMap.Reader, updating current: PartialUser?
  ) throws(KVMap.Failure) -> PartialUser {
    var _0: Swift.Int? = current?.id
    var _1: Swift.String? = current?.screen_name
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.int()  // PartialTweets.kvmap:22
        case 1: _1 = try kv.string()  // PartialTweets.kvmap:23
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let _0, let _1 else { throw kv.incomplete() }
    return PartialUser(id: _0, screen_name: _1)
  }

  public func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"id\":"); kv.int(self.id)  // PartialTweets.kvmap:22
    kv.key("\"screen_name\":"); kv.string(self.screen_name)  // PartialTweets.kvmap:23
    kv.close()
  }
}
