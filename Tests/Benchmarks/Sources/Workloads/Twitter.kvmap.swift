// Generated from Twitter.kvmap. Do not edit.
// kvmap format 1, input 3f6c2ded075f1e51, body 7058306b45b7177f
// swift-format-ignore-file
// swiftlint:disable all
public import KVMap

// If this does not compile, KVMap and the kvmapc that made this file do not fit: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

nonisolated extension Tweets: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\u{1}\0\u{4}\0\u{8}\0\0\0\0\0\u{1}\0statuses\"\0\0\0\0\0\0\0\u{f}\0\0\u{1}\0\0\u{1}\0search_metadata\"",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Tweets\tTwitter.kvmap\t7
        statuses\t8\tstatuses
        search_metadata\t9\tsearch_metadata
        """)
  }

  public static func _kvRead(
    _ kv: inout KVMap.Reader, updating current: Tweets?
  ) throws(KVMap.Failure) -> Tweets {
    var _0: [Tweet]? = current?.statuses
    var _1: TweetSearch? = current?.search_metadata
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.array(of: Tweet.self)  // Twitter.kvmap:8
        case 1: _1 = try TweetSearch._kvRead(&kv, updating: current?.search_metadata)  // Twitter.kvmap:9
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let _0, let _1 else { throw kv.incomplete() }
    return Tweets(statuses: _0, search_metadata: _1)
  }

  public func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"statuses\":")  // Twitter.kvmap:8
    kv.openArray()
    for value0 in self.statuses { try value0._kvWrite(&kv) }
    kv.closeArray()
    kv.key("\"search_metadata\":"); try self.search_metadata._kvWrite(&kv)  // Twitter.kvmap:9
    kv.close()
  }
}

nonisolated extension Tweet: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\u{4}\0\0\0H\0\0\0\0\0\u{1f}\00\0\0\0#\0\0\0.\0\0\0\0\0\t\0\0\0\0\0\0\0+\0D\0\0\0\0\0\0\0\0\0B\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0'\0\u{f}\0\u{1}\0<\0\0\0?\0\0\03\0\0\0\u{12}\0\0\0\0\0\u{1b}\0\0\09\06\0\0\0\0\0\u{b}\0)\0\0\0\u{7}\0\r\0\0\0\u{16}\0\0\0\0\0\0\0\u{8}\0\0\0\0\0\u{1}\0metadata\"\0\0\0\0\0\0\0\n\0\0\u{1}\0\0\u{1}\0created_at\"\0\0\0\0\0\u{2}\0\0\u{2}\0\0\u{1}\0id\"\0\0\0\0\0\u{6}\0\0\u{3}\0\0\u{1}\0id_str\"\0\u{4}\0\0\u{4}\0\0\u{1}\0text\"\0\0\0\u{6}\0\0\u{5}\0\0\u{1}\0source\"\0\t\0\0\u{6}\0\0\u{1}\0truncated\"\0\0\0\0\0\0\u{15}\0\0\u{7}\0\0\0\0in_reply_to_status_id\"\0\0\u{19}\0\0\u{8}\0\0\0\0in_reply_to_status_id_str\"\0\0\0\0\0\0\u{13}\0\0\t\0\0\0\0in_reply_to_user_id\"\0\0\0\0\u{17}\0\0\n\0\0\0\0in_reply_to_user_id_str\"\u{17}\0\0\u{b}\0\0\0\0in_reply_to_screen_name\"\u{4}\0\0\u{c}\0\0\u{1}\0user\"\0\0\0\u{3}\0\0\r\0\0\0\0geo\"\0\0\0\0\u{b}\0\0\u{e}\0\0\0\0coordinates\"\0\0\0\0\u{5}\0\0\u{f}\0\0\0\0place\"\0\0\u{c}\0\0\u{10}\0\0\0\0contributors\"\0\0\0\r\0\0\u{11}\0\0\u{1}\0retweet_count\"\0\0\u{e}\0\0\u{12}\0\0\u{1}\0favorite_count\"\0\u{8}\0\0\u{13}\0\0\u{1}\0entities\"\0\0\0\0\0\0\0\t\0\0\u{14}\0\0\u{1}\0favorited\"\0\0\0\0\0\0\t\0\0\u{15}\0\0\u{1}\0retweeted\"\0\0\0\0\0\0\u{4}\0\0\u{16}\0\0\u{1}\0lang\"\0\0\0\u{10}\0\0\u{17}\0\0\0\0retweeted_status\"\0\0\0\0\0\0\0\u{12}\0\0\u{18}\0\0\0\0possibly_sensitive\"\0\0\0\0\0",
      bits: 6, seed: 0x418010a570a924fb, wide: false, full: false, count: 25, required: 14,
      unknown: .ignore, duplicates: .error,
      rules: """
        Tweet\tTwitter.kvmap\t12
        metadata\t13\tmetadata
        created_at\t14\tcreated_at
        id\t15\tid
        id_str\t16\tid_str
        text\t17\ttext
        source\t18\tsource
        truncated\t19\ttruncated
        in_reply_to_status_id\t20\tin_reply_to_status_id
        in_reply_to_status_id_str\t21\tin_reply_to_status_id_str
        in_reply_to_user_id\t22\tin_reply_to_user_id
        in_reply_to_user_id_str\t23\tin_reply_to_user_id_str
        in_reply_to_screen_name\t24\tin_reply_to_screen_name
        user\t25\tuser
        geo\t26\tgeo
        coordinates\t27\tcoordinates
        place\t28\tplace
        contributors\t29\tcontributors
        retweet_count\t30\tretweet_count
        favorite_count\t31\tfavorite_count
        entities\t32\tentities
        favorited\t33\tfavorited
        retweeted\t34\tretweeted
        lang\t35\tlang
        retweeted_status\t36\tretweeted_status
        possibly_sensitive\t37\tpossibly_sensitive
        """)
  }

  public static func _kvRead(
    _ kv: inout KVMap.Reader, updating current: Tweet?
  ) throws(KVMap.Failure) -> Tweet {
    var _0: TweetMetadata? = current?.metadata
    var _1: Swift.String? = current?.created_at
    var _2: Swift.Int? = current?.id
    var _3: Swift.String? = current?.id_str
    var _4: Swift.String? = current?.text
    var _5: Swift.String? = current?.source
    var _6: Swift.Bool? = current?.truncated
    var _7: Swift.Int? = current?.in_reply_to_status_id
    var _8: Swift.String? = current?.in_reply_to_status_id_str
    var _9: Swift.Int? = current?.in_reply_to_user_id
    var _10: Swift.String? = current?.in_reply_to_user_id_str
    var _11: Swift.String? = current?.in_reply_to_screen_name
    var _12: TweetUser? = current?.user
    var _13: Swift.String? = current?.geo
    var _14: Swift.String? = current?.coordinates
    var _15: Swift.String? = current?.place
    var _16: Swift.String? = current?.contributors
    var _17: Swift.Int? = current?.retweet_count
    var _18: Swift.Int? = current?.favorite_count
    var _19: TweetEntities? = current?.entities
    var _20: Swift.Bool? = current?.favorited
    var _21: Swift.Bool? = current?.retweeted
    var _22: Swift.String? = current?.lang
    var _23: Retweet? = current?.retweeted_status
    var _24: Swift.Bool? = current?.possibly_sensitive
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try TweetMetadata._kvRead(&kv, updating: current?.metadata)  // Twitter.kvmap:13
        case 1: _1 = try kv.string()  // Twitter.kvmap:14
        case 2: _2 = try kv.int()  // Twitter.kvmap:15
        case 3: _3 = try kv.string()  // Twitter.kvmap:16
        case 4: _4 = try kv.string()  // Twitter.kvmap:17
        case 5: _5 = try kv.string()  // Twitter.kvmap:18
        case 6: _6 = try kv.bool()  // Twitter.kvmap:19
        case 7: _7 = try kv.null() ? nil : kv.int()  // Twitter.kvmap:20
        case 8: _8 = try kv.null() ? nil : kv.string()  // Twitter.kvmap:21
        case 9: _9 = try kv.null() ? nil : kv.int()  // Twitter.kvmap:22
        case 10: _10 = try kv.null() ? nil : kv.string()  // Twitter.kvmap:23
        case 11: _11 = try kv.null() ? nil : kv.string()  // Twitter.kvmap:24
        case 12: _12 = try TweetUser._kvRead(&kv, updating: current?.user)  // Twitter.kvmap:25
        case 13: _13 = try kv.null() ? nil : kv.string()  // Twitter.kvmap:26
        case 14: _14 = try kv.null() ? nil : kv.string()  // Twitter.kvmap:27
        case 15: _15 = try kv.null() ? nil : kv.string()  // Twitter.kvmap:28
        case 16: _16 = try kv.null() ? nil : kv.string()  // Twitter.kvmap:29
        case 17: _17 = try kv.int()  // Twitter.kvmap:30
        case 18: _18 = try kv.int()  // Twitter.kvmap:31
        case 19: _19 = try TweetEntities._kvRead(&kv, updating: current?.entities)  // Twitter.kvmap:32
        case 20: _20 = try kv.bool()  // Twitter.kvmap:33
        case 21: _21 = try kv.bool()  // Twitter.kvmap:34
        case 22: _22 = try kv.string()  // Twitter.kvmap:35
        case 23: _23 = try kv.null() ? nil : Retweet._kvRead(&kv, updating: current?.retweeted_status)  // Twitter.kvmap:36
        case 24: _24 = try kv.null() ? nil : kv.bool()  // Twitter.kvmap:37
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let _0, let _1, let _2, let _3, let _4, let _5, let _6, let _12, let _17, let _18, let _19, let _20, let _21, let _22 else { throw kv.incomplete() }
    return Tweet(metadata: _0, created_at: _1, id: _2, id_str: _3, text: _4, source: _5, truncated: _6, in_reply_to_status_id: _7, in_reply_to_status_id_str: _8, in_reply_to_user_id: _9, in_reply_to_user_id_str: _10, in_reply_to_screen_name: _11, user: _12, geo: _13, coordinates: _14, place: _15, contributors: _16, retweet_count: _17, favorite_count: _18, entities: _19, favorited: _20, retweeted: _21, lang: _22, retweeted_status: _23, possibly_sensitive: _24)
  }

  public func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"metadata\":"); try self.metadata._kvWrite(&kv)  // Twitter.kvmap:13
    kv.key("\"created_at\":"); kv.string(self.created_at)  // Twitter.kvmap:14
    kv.key("\"id\":"); kv.int(self.id)  // Twitter.kvmap:15
    kv.key("\"id_str\":"); kv.string(self.id_str)  // Twitter.kvmap:16
    kv.key("\"text\":"); kv.string(self.text)  // Twitter.kvmap:17
    kv.key("\"source\":"); kv.string(self.source)  // Twitter.kvmap:18
    kv.key("\"truncated\":"); kv.bool(self.truncated)  // Twitter.kvmap:19
    if let value = self.in_reply_to_status_id { kv.key("\"in_reply_to_status_id\":"); kv.int(value) }  // Twitter.kvmap:20
    if let value = self.in_reply_to_status_id_str { kv.key("\"in_reply_to_status_id_str\":"); kv.string(value) }  // Twitter.kvmap:21
    if let value = self.in_reply_to_user_id { kv.key("\"in_reply_to_user_id\":"); kv.int(value) }  // Twitter.kvmap:22
    if let value = self.in_reply_to_user_id_str { kv.key("\"in_reply_to_user_id_str\":"); kv.string(value) }  // Twitter.kvmap:23
    if let value = self.in_reply_to_screen_name { kv.key("\"in_reply_to_screen_name\":"); kv.string(value) }  // Twitter.kvmap:24
    kv.key("\"user\":"); try self.user._kvWrite(&kv)  // Twitter.kvmap:25
    if let value = self.geo { kv.key("\"geo\":"); kv.string(value) }  // Twitter.kvmap:26
    if let value = self.coordinates { kv.key("\"coordinates\":"); kv.string(value) }  // Twitter.kvmap:27
    if let value = self.place { kv.key("\"place\":"); kv.string(value) }  // Twitter.kvmap:28
    if let value = self.contributors { kv.key("\"contributors\":"); kv.string(value) }  // Twitter.kvmap:29
    kv.key("\"retweet_count\":"); kv.int(self.retweet_count)  // Twitter.kvmap:30
    kv.key("\"favorite_count\":"); kv.int(self.favorite_count)  // Twitter.kvmap:31
    kv.key("\"entities\":"); try self.entities._kvWrite(&kv)  // Twitter.kvmap:32
    kv.key("\"favorited\":"); kv.bool(self.favorited)  // Twitter.kvmap:33
    kv.key("\"retweeted\":"); kv.bool(self.retweeted)  // Twitter.kvmap:34
    kv.key("\"lang\":"); kv.string(self.lang)  // Twitter.kvmap:35
    if let value = self.retweeted_status { kv.key("\"retweeted_status\":"); try value._kvWrite(&kv) }  // Twitter.kvmap:36
    if let value = self.possibly_sensitive { kv.key("\"possibly_sensitive\":"); kv.bool(value) }  // Twitter.kvmap:37
    kv.close()
  }
}

nonisolated extension TweetMetadata: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{4}\0\0\0\u{1}\0\u{b}\0\0\0\0\0\u{1}\0result_type\"\0\0\0\0\u{11}\0\0\u{1}\0\0\u{1}\0iso_language_code\"\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        TweetMetadata\tTwitter.kvmap\t40
        result_type\t41\tresult_type
        iso_language_code\t42\tiso_language_code
        """)
  }

  public static func _kvRead(
    _ kv: inout KVMap.Reader, updating current: TweetMetadata?
  ) throws(KVMap.Failure) -> TweetMetadata {
    var _0: Swift.String? = current?.result_type
    var _1: Swift.String? = current?.iso_language_code
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.string()  // Twitter.kvmap:41
        case 1: _1 = try kv.string()  // Twitter.kvmap:42
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let _0, let _1 else { throw kv.incomplete() }
    return TweetMetadata(result_type: _0, iso_language_code: _1)
  }

  public func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"result_type\":"); kv.string(self.result_type)  // Twitter.kvmap:41
    kv.key("\"iso_language_code\":"); kv.string(self.iso_language_code)  // Twitter.kvmap:42
    kv.close()
  }
}

nonisolated extension TweetUser: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\0\04\0\0\0\0\0\0\0h\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0@\0D\0\0\0\u{10}\0\0\0\0\0\0\0\0\0\0\0~\0\0\0\0\0\0\0\0\0\0\0\u{1b}\0\0\0\0\0\0\0\0\0\0\0\0\0\\\0\0\0\u{2}\u{1}\0\0\0\0\0\0\0\0\0\0\r\0\0\0\0\0\0\0\0\0\0\0\0\0\u{12}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{18}\0\u{1e}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0N\0d\07\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0v\0\0\0=\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0(\0\0\0\0\0{\01\0m\0\0\0\0\0\0\0T\0\0\0\0\0`\0\u{3}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\t\u{1}\0\0\0\0\0\0\0\0!\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{15}\0\n\09\0\u{7}\0\0\0\0\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0\0\0\0\0\0\0X\0\0\0$\0\0\0\u{5}\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0.\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0r\0\0\0+\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0I\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{6}\0\0\u{1}\0\0\u{1}\0id_str\"\0\u{4}\0\0\u{2}\0\0\u{1}\0name\"\0\0\0\u{b}\0\0\u{3}\0\0\u{1}\0screen_name\"\0\0\0\0\u{8}\0\0\u{4}\0\0\u{1}\0location\"\0\0\0\0\0\0\0\u{b}\0\0\u{5}\0\0\u{1}\0description\"\0\0\0\0\u{3}\0\0\u{6}\0\0\0\0url\"\0\0\0\0\u{8}\0\0\u{7}\0\0\u{1}\0entities\"\0\0\0\0\0\0\0\t\0\0\u{8}\0\0\u{1}\0protected\"\0\0\0\0\0\0\u{f}\0\0\t\0\0\u{1}\0followers_count\"\r\0\0\n\0\0\u{1}\0friends_count\"\0\0\u{c}\0\0\u{b}\0\0\u{1}\0listed_count\"\0\0\0\n\0\0\u{c}\0\0\u{1}\0created_at\"\0\0\0\0\0\u{10}\0\0\r\0\0\u{1}\0favourites_count\"\0\0\0\0\0\0\0\n\0\0\u{e}\0\0\0\0utc_offset\"\0\0\0\0\0\t\0\0\u{f}\0\0\0\0time_zone\"\0\0\0\0\0\0\u{b}\0\0\u{10}\0\0\u{1}\0geo_enabled\"\0\0\0\0\u{8}\0\0\u{11}\0\0\u{1}\0verified\"\0\0\0\0\0\0\0\u{e}\0\0\u{12}\0\0\u{1}\0statuses_count\"\0\u{4}\0\0\u{13}\0\0\u{1}\0lang\"\0\0\0\u{14}\0\0\u{14}\0\0\u{1}\0contributors_enabled\"\0\0\0\r\0\0\u{15}\0\0\u{1}\0is_translator\"\0\0\u{16}\0\0\u{16}\0\0\u{1}\0is_translation_enabled\"\0\u{18}\0\0\u{17}\0\0\u{1}\0profile_background_color\"\0\0\0\0\0\0\0\u{1c}\0\0\u{18}\0\0\u{1}\0profile_background_image_url\"\0\0\0\"\0\0\u{19}\0\0\u{1}\0profile_background_image_url_https\"\0\0\0\0\0\u{17}\0\0\u{1a}\0\0\u{1}\0profile_background_tile\"\u{11}\0\0\u{1b}\0\0\u{1}\0profile_image_url\"\0\0\0\0\0\0\u{17}\0\0\u{1c}\0\0\u{1}\0profile_image_url_https\"\u{12}\0\0\u{1d}\0\0\0\0profile_banner_url\"\0\0\0\0\0\u{12}\0\0\u{1e}\0\0\u{1}\0profile_link_color\"\0\0\0\0\0\u{1c}\0\0\u{1f}\0\0\u{1}\0profile_sidebar_border_color\"\0\0\0\u{1a}\0\0 \0\0\u{1}\0profile_sidebar_fill_color\"\0\0\0\0\0\u{12}\0\0!\0\0\u{1}\0profile_text_color\"\0\0\0\0\0\u{1c}\0\0\"\0\0\u{1}\0profile_use_background_image\"\0\0\0\u{f}\0\0#\0\0\u{1}\0default_profile\"\u{15}\0\0$\0\0\u{1}\0default_profile_image\"\0\0\t\0\0%\0\0\u{1}\0following\"\0\0\0\0\0\0\u{13}\0\0&\0\0\u{1}\0follow_request_sent\"\0\0\0\0\r\0\0'\0\0\u{1}\0notifications\"\0\0",
      bits: 8, seed: 0xedf5f1d90dca2f6b, wide: false, full: false, count: 40, required: 36,
      unknown: .ignore, duplicates: .error,
      rules: """
        TweetUser\tTwitter.kvmap\t45
        id\t46\tid
        id_str\t47\tid_str
        name\t48\tname
        screen_name\t49\tscreen_name
        location\t50\tlocation
        description\t51\tdescription
        url\t52\turl
        entities\t53\tentities
        protected\t54\tprotected
        followers_count\t55\tfollowers_count
        friends_count\t56\tfriends_count
        listed_count\t57\tlisted_count
        created_at\t58\tcreated_at
        favourites_count\t59\tfavourites_count
        utc_offset\t60\tutc_offset
        time_zone\t61\ttime_zone
        geo_enabled\t62\tgeo_enabled
        verified\t63\tverified
        statuses_count\t64\tstatuses_count
        lang\t65\tlang
        contributors_enabled\t66\tcontributors_enabled
        is_translator\t67\tis_translator
        is_translation_enabled\t68\tis_translation_enabled
        profile_background_color\t69\tprofile_background_color
        profile_background_image_url\t70\tprofile_background_image_url
        profile_background_image_url_https\t71\tprofile_background_image_url_https
        profile_background_tile\t72\tprofile_background_tile
        profile_image_url\t73\tprofile_image_url
        profile_image_url_https\t74\tprofile_image_url_https
        profile_banner_url\t75\tprofile_banner_url
        profile_link_color\t76\tprofile_link_color
        profile_sidebar_border_color\t77\tprofile_sidebar_border_color
        profile_sidebar_fill_color\t78\tprofile_sidebar_fill_color
        profile_text_color\t79\tprofile_text_color
        profile_use_background_image\t80\tprofile_use_background_image
        default_profile\t81\tdefault_profile
        default_profile_image\t82\tdefault_profile_image
        following\t83\tfollowing
        follow_request_sent\t84\tfollow_request_sent
        notifications\t85\tnotifications
        """)
  }

  public static func _kvRead(
    _ kv: inout KVMap.Reader, updating current: TweetUser?
  ) throws(KVMap.Failure) -> TweetUser {
    var _0: Swift.Int? = current?.id
    var _1: Swift.String? = current?.id_str
    var _2: Swift.String? = current?.name
    var _3: Swift.String? = current?.screen_name
    var _4: Swift.String? = current?.location
    var _5: Swift.String? = current?.description
    var _6: Swift.String? = current?.url
    var _7: UserEntities? = current?.entities
    var _8: Swift.Bool? = current?.protected
    var _9: Swift.Int? = current?.followers_count
    var _10: Swift.Int? = current?.friends_count
    var _11: Swift.Int? = current?.listed_count
    var _12: Swift.String? = current?.created_at
    var _13: Swift.Int? = current?.favourites_count
    var _14: Swift.Int? = current?.utc_offset
    var _15: Swift.String? = current?.time_zone
    var _16: Swift.Bool? = current?.geo_enabled
    var _17: Swift.Bool? = current?.verified
    var _18: Swift.Int? = current?.statuses_count
    var _19: Swift.String? = current?.lang
    var _20: Swift.Bool? = current?.contributors_enabled
    var _21: Swift.Bool? = current?.is_translator
    var _22: Swift.Bool? = current?.is_translation_enabled
    var _23: Swift.String? = current?.profile_background_color
    var _24: Swift.String? = current?.profile_background_image_url
    var _25: Swift.String? = current?.profile_background_image_url_https
    var _26: Swift.Bool? = current?.profile_background_tile
    var _27: Swift.String? = current?.profile_image_url
    var _28: Swift.String? = current?.profile_image_url_https
    var _29: Swift.String? = current?.profile_banner_url
    var _30: Swift.String? = current?.profile_link_color
    var _31: Swift.String? = current?.profile_sidebar_border_color
    var _32: Swift.String? = current?.profile_sidebar_fill_color
    var _33: Swift.String? = current?.profile_text_color
    var _34: Swift.Bool? = current?.profile_use_background_image
    var _35: Swift.Bool? = current?.default_profile
    var _36: Swift.Bool? = current?.default_profile_image
    var _37: Swift.Bool? = current?.following
    var _38: Swift.Bool? = current?.follow_request_sent
    var _39: Swift.Bool? = current?.notifications
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.int()  // Twitter.kvmap:46
        case 1: _1 = try kv.string()  // Twitter.kvmap:47
        case 2: _2 = try kv.string()  // Twitter.kvmap:48
        case 3: _3 = try kv.string()  // Twitter.kvmap:49
        case 4: _4 = try kv.string()  // Twitter.kvmap:50
        case 5: _5 = try kv.string()  // Twitter.kvmap:51
        case 6: _6 = try kv.null() ? nil : kv.string()  // Twitter.kvmap:52
        case 7: _7 = try UserEntities._kvRead(&kv, updating: current?.entities)  // Twitter.kvmap:53
        case 8: _8 = try kv.bool()  // Twitter.kvmap:54
        case 9: _9 = try kv.int()  // Twitter.kvmap:55
        case 10: _10 = try kv.int()  // Twitter.kvmap:56
        case 11: _11 = try kv.int()  // Twitter.kvmap:57
        case 12: _12 = try kv.string()  // Twitter.kvmap:58
        case 13: _13 = try kv.int()  // Twitter.kvmap:59
        case 14: _14 = try kv.null() ? nil : kv.int()  // Twitter.kvmap:60
        case 15: _15 = try kv.null() ? nil : kv.string()  // Twitter.kvmap:61
        case 16: _16 = try kv.bool()  // Twitter.kvmap:62
        case 17: _17 = try kv.bool()  // Twitter.kvmap:63
        case 18: _18 = try kv.int()  // Twitter.kvmap:64
        case 19: _19 = try kv.string()  // Twitter.kvmap:65
        case 20: _20 = try kv.bool()  // Twitter.kvmap:66
        case 21: _21 = try kv.bool()  // Twitter.kvmap:67
        case 22: _22 = try kv.bool()  // Twitter.kvmap:68
        case 23: _23 = try kv.string()  // Twitter.kvmap:69
        case 24: _24 = try kv.string()  // Twitter.kvmap:70
        case 25: _25 = try kv.string()  // Twitter.kvmap:71
        case 26: _26 = try kv.bool()  // Twitter.kvmap:72
        case 27: _27 = try kv.string()  // Twitter.kvmap:73
        case 28: _28 = try kv.string()  // Twitter.kvmap:74
        case 29: _29 = try kv.null() ? nil : kv.string()  // Twitter.kvmap:75
        case 30: _30 = try kv.string()  // Twitter.kvmap:76
        case 31: _31 = try kv.string()  // Twitter.kvmap:77
        case 32: _32 = try kv.string()  // Twitter.kvmap:78
        case 33: _33 = try kv.string()  // Twitter.kvmap:79
        case 34: _34 = try kv.bool()  // Twitter.kvmap:80
        case 35: _35 = try kv.bool()  // Twitter.kvmap:81
        case 36: _36 = try kv.bool()  // Twitter.kvmap:82
        case 37: _37 = try kv.bool()  // Twitter.kvmap:83
        case 38: _38 = try kv.bool()  // Twitter.kvmap:84
        case 39: _39 = try kv.bool()  // Twitter.kvmap:85
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let _0, let _1, let _2, let _3, let _4, let _5, let _7, let _8, let _9, let _10, let _11, let _12, let _13, let _16, let _17, let _18, let _19, let _20, let _21, let _22, let _23, let _24, let _25, let _26, let _27, let _28, let _30, let _31, let _32, let _33, let _34, let _35, let _36, let _37, let _38, let _39 else { throw kv.incomplete() }
    return TweetUser(id: _0, id_str: _1, name: _2, screen_name: _3, location: _4, description: _5, url: _6, entities: _7, protected: _8, followers_count: _9, friends_count: _10, listed_count: _11, created_at: _12, favourites_count: _13, utc_offset: _14, time_zone: _15, geo_enabled: _16, verified: _17, statuses_count: _18, lang: _19, contributors_enabled: _20, is_translator: _21, is_translation_enabled: _22, profile_background_color: _23, profile_background_image_url: _24, profile_background_image_url_https: _25, profile_background_tile: _26, profile_image_url: _27, profile_image_url_https: _28, profile_banner_url: _29, profile_link_color: _30, profile_sidebar_border_color: _31, profile_sidebar_fill_color: _32, profile_text_color: _33, profile_use_background_image: _34, default_profile: _35, default_profile_image: _36, following: _37, follow_request_sent: _38, notifications: _39)
  }

  public func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"id\":"); kv.int(self.id)  // Twitter.kvmap:46
    kv.key("\"id_str\":"); kv.string(self.id_str)  // Twitter.kvmap:47
    kv.key("\"name\":"); kv.string(self.name)  // Twitter.kvmap:48
    kv.key("\"screen_name\":"); kv.string(self.screen_name)  // Twitter.kvmap:49
    kv.key("\"location\":"); kv.string(self.location)  // Twitter.kvmap:50
    kv.key("\"description\":"); kv.string(self.description)  // Twitter.kvmap:51
    if let value = self.url { kv.key("\"url\":"); kv.string(value) }  // Twitter.kvmap:52
    kv.key("\"entities\":"); try self.entities._kvWrite(&kv)  // Twitter.kvmap:53
    kv.key("\"protected\":"); kv.bool(self.protected)  // Twitter.kvmap:54
    kv.key("\"followers_count\":"); kv.int(self.followers_count)  // Twitter.kvmap:55
    kv.key("\"friends_count\":"); kv.int(self.friends_count)  // Twitter.kvmap:56
    kv.key("\"listed_count\":"); kv.int(self.listed_count)  // Twitter.kvmap:57
    kv.key("\"created_at\":"); kv.string(self.created_at)  // Twitter.kvmap:58
    kv.key("\"favourites_count\":"); kv.int(self.favourites_count)  // Twitter.kvmap:59
    if let value = self.utc_offset { kv.key("\"utc_offset\":"); kv.int(value) }  // Twitter.kvmap:60
    if let value = self.time_zone { kv.key("\"time_zone\":"); kv.string(value) }  // Twitter.kvmap:61
    kv.key("\"geo_enabled\":"); kv.bool(self.geo_enabled)  // Twitter.kvmap:62
    kv.key("\"verified\":"); kv.bool(self.verified)  // Twitter.kvmap:63
    kv.key("\"statuses_count\":"); kv.int(self.statuses_count)  // Twitter.kvmap:64
    kv.key("\"lang\":"); kv.string(self.lang)  // Twitter.kvmap:65
    kv.key("\"contributors_enabled\":"); kv.bool(self.contributors_enabled)  // Twitter.kvmap:66
    kv.key("\"is_translator\":"); kv.bool(self.is_translator)  // Twitter.kvmap:67
    kv.key("\"is_translation_enabled\":"); kv.bool(self.is_translation_enabled)  // Twitter.kvmap:68
    kv.key("\"profile_background_color\":"); kv.string(self.profile_background_color)  // Twitter.kvmap:69
    kv.key("\"profile_background_image_url\":"); kv.string(self.profile_background_image_url)  // Twitter.kvmap:70
    kv.key("\"profile_background_image_url_https\":"); kv.string(self.profile_background_image_url_https)  // Twitter.kvmap:71
    kv.key("\"profile_background_tile\":"); kv.bool(self.profile_background_tile)  // Twitter.kvmap:72
    kv.key("\"profile_image_url\":"); kv.string(self.profile_image_url)  // Twitter.kvmap:73
    kv.key("\"profile_image_url_https\":"); kv.string(self.profile_image_url_https)  // Twitter.kvmap:74
    if let value = self.profile_banner_url { kv.key("\"profile_banner_url\":"); kv.string(value) }  // Twitter.kvmap:75
    kv.key("\"profile_link_color\":"); kv.string(self.profile_link_color)  // Twitter.kvmap:76
    kv.key("\"profile_sidebar_border_color\":"); kv.string(self.profile_sidebar_border_color)  // Twitter.kvmap:77
    kv.key("\"profile_sidebar_fill_color\":"); kv.string(self.profile_sidebar_fill_color)  // Twitter.kvmap:78
    kv.key("\"profile_text_color\":"); kv.string(self.profile_text_color)  // Twitter.kvmap:79
    kv.key("\"profile_use_background_image\":"); kv.bool(self.profile_use_background_image)  // Twitter.kvmap:80
    kv.key("\"default_profile\":"); kv.bool(self.default_profile)  // Twitter.kvmap:81
    kv.key("\"default_profile_image\":"); kv.bool(self.default_profile_image)  // Twitter.kvmap:82
    kv.key("\"following\":"); kv.bool(self.following)  // Twitter.kvmap:83
    kv.key("\"follow_request_sent\":"); kv.bool(self.follow_request_sent)  // Twitter.kvmap:84
    kv.key("\"notifications\":"); kv.bool(self.notifications)  // Twitter.kvmap:85
    kv.close()
  }
}

nonisolated extension UserEntities: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\u{4}\0\0\0\u{b}\0\0\0\0\0\u{1}\0description\"\0\0\0\0\u{3}\0\0\u{1}\0\0\0\0url\"\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        UserEntities\tTwitter.kvmap\t88
        description\t89\tdescription
        url\t90\turl
        """)
  }

  public static func _kvRead(
    _ kv: inout KVMap.Reader, updating current: UserEntities?
  ) throws(KVMap.Failure) -> UserEntities {
    var _0: EntityURLs? = current?.description
    var _1: EntityURLs? = current?.url
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try EntityURLs._kvRead(&kv, updating: current?.description)  // Twitter.kvmap:89
        case 1: _1 = try kv.null() ? nil : EntityURLs._kvRead(&kv, updating: current?.url)  // Twitter.kvmap:90
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let _0 else { throw kv.incomplete() }
    return UserEntities(description: _0, url: _1)
  }

  public func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"description\":"); try self.description._kvWrite(&kv)  // Twitter.kvmap:89
    if let value = self.url { kv.key("\"url\":"); try value._kvWrite(&kv) }  // Twitter.kvmap:90
    kv.close()
  }
}

nonisolated extension TweetEntities: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\u{6}\0\0\0\u{4}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{b}\0\0\0\0\0\u{8}\0\u{8}\0\0\0\0\0\u{1}\0hashtags\"\0\0\0\0\0\0\0\u{7}\0\0\u{1}\0\0\u{1}\0symbols\"\u{4}\0\0\u{2}\0\0\u{1}\0urls\"\0\0\0\r\0\0\u{3}\0\0\u{1}\0user_mentions\"\0\0\u{5}\0\0\u{4}\0\0\0\0media\"\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 5, required: 4,
      unknown: .ignore, duplicates: .error,
      rules: """
        TweetEntities\tTwitter.kvmap\t93
        hashtags\t94\thashtags
        symbols\t95\tsymbols
        urls\t96\turls
        user_mentions\t97\tuser_mentions
        media\t98\tmedia
        """)
  }

  public static func _kvRead(
    _ kv: inout KVMap.Reader, updating current: TweetEntities?
  ) throws(KVMap.Failure) -> TweetEntities {
    var _0: [Hashtag]? = current?.hashtags
    var _1: [Swift.String]? = current?.symbols
    var _2: [EntityURL]? = current?.urls
    var _3: [Mention]? = current?.user_mentions
    var _4: [Medium]? = current?.media
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.array(of: Hashtag.self)  // Twitter.kvmap:94
        case 1: _1 = try kv.strings()  // Twitter.kvmap:95
        case 2: _2 = try kv.array(of: EntityURL.self)  // Twitter.kvmap:96
        case 3: _3 = try kv.array(of: Mention.self)  // Twitter.kvmap:97
        case 4: _4 = try kv.null() ? nil : kv.array(of: Medium.self)  // Twitter.kvmap:98
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let _0, let _1, let _2, let _3 else { throw kv.incomplete() }
    return TweetEntities(hashtags: _0, symbols: _1, urls: _2, user_mentions: _3, media: _4)
  }

  public func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"hashtags\":")  // Twitter.kvmap:94
    kv.openArray()
    for value0 in self.hashtags { try value0._kvWrite(&kv) }
    kv.closeArray()
    kv.key("\"symbols\":")  // Twitter.kvmap:95
    kv.openArray()
    for value0 in self.symbols { kv.string(value0) }
    kv.closeArray()
    kv.key("\"urls\":")  // Twitter.kvmap:96
    kv.openArray()
    for value0 in self.urls { try value0._kvWrite(&kv) }
    kv.closeArray()
    kv.key("\"user_mentions\":")  // Twitter.kvmap:97
    kv.openArray()
    for value0 in self.user_mentions { try value0._kvWrite(&kv) }
    kv.closeArray()
    if let value = self.media {  // Twitter.kvmap:98
      kv.key("\"media\":")
      kv.openArray()
      for value0 in value { try value0._kvWrite(&kv) }
      kv.closeArray()
    }
    kv.close()
  }
}

nonisolated extension EntityURLs: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0urls\"\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        EntityURLs\tTwitter.kvmap\t101
        urls\t102\turls
        """)
  }

  public static func _kvRead(
    _ kv: inout KVMap.Reader, updating current: EntityURLs?
  ) throws(KVMap.Failure) -> EntityURLs {
    var _0: [EntityURL]? = current?.urls
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.array(of: EntityURL.self)  // Twitter.kvmap:102
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let _0 else { throw kv.incomplete() }
    return EntityURLs(urls: _0)
  }

  public func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"urls\":")  // Twitter.kvmap:102
    kv.openArray()
    for value0 in self.urls { try value0._kvWrite(&kv) }
    kv.closeArray()
    kv.close()
  }
}

nonisolated extension EntityURL: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\t\0\0\0\u{1}\0\u{3}\0\u{6}\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\u{1}\0url\"\0\0\0\0\u{c}\0\0\u{1}\0\0\u{1}\0expanded_url\"\0\0\0\u{b}\0\0\u{2}\0\0\u{1}\0display_url\"\0\0\0\0\u{7}\0\0\u{3}\0\0\u{1}\0indices\"",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 4, required: 4,
      unknown: .ignore, duplicates: .error,
      rules: """
        EntityURL\tTwitter.kvmap\t105
        url\t106\turl
        expanded_url\t107\texpanded_url
        display_url\t108\tdisplay_url
        indices\t109\tindices
        """)
  }

  public static func _kvRead(
    _ kv: inout KVMap.Reader, updating current: EntityURL?
  ) throws(KVMap.Failure) -> EntityURL {
    var _0: Swift.String? = current?.url
    var _1: Swift.String? = current?.expanded_url
    var _2: Swift.String? = current?.display_url
    var _3: [Swift.Int]? = current?.indices
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.string()  // Twitter.kvmap:106
        case 1: _1 = try kv.string()  // Twitter.kvmap:107
        case 2: _2 = try kv.string()  // Twitter.kvmap:108
        case 3: _3 = try kv.ints()  // Twitter.kvmap:109
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let _0, let _1, let _2, let _3 else { throw kv.incomplete() }
    return EntityURL(url: _0, expanded_url: _1, display_url: _2, indices: _3)
  }

  public func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"url\":"); kv.string(self.url)  // Twitter.kvmap:106
    kv.key("\"expanded_url\":"); kv.string(self.expanded_url)  // Twitter.kvmap:107
    kv.key("\"display_url\":"); kv.string(self.display_url)  // Twitter.kvmap:108
    kv.key("\"indices\":")  // Twitter.kvmap:109
    kv.openArray()
    for value0 in self.indices { kv.int(value0) }
    kv.closeArray()
    kv.close()
  }
}

nonisolated extension Hashtag: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\u{3}\0\0\0\u{4}\0\0\0\0\0\u{1}\0text\"\0\0\0\u{7}\0\0\u{1}\0\0\u{1}\0indices\"",
      bits: 2, seed: 0x6c45d188009454f, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Hashtag\tTwitter.kvmap\t112
        text\t113\ttext
        indices\t114\tindices
        """)
  }

  public static func _kvRead(
    _ kv: inout KVMap.Reader, updating current: Hashtag?
  ) throws(KVMap.Failure) -> Hashtag {
    var _0: Swift.String? = current?.text
    var _1: [Swift.Int]? = current?.indices
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.string()  // Twitter.kvmap:113
        case 1: _1 = try kv.ints()  // Twitter.kvmap:114
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let _0, let _1 else { throw kv.incomplete() }
    return Hashtag(text: _0, indices: _1)
  }

  public func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"text\":"); kv.string(self.text)  // Twitter.kvmap:113
    kv.key("\"indices\":")  // Twitter.kvmap:114
    kv.openArray()
    for value0 in self.indices { kv.int(value0) }
    kv.closeArray()
    kv.close()
  }
}

nonisolated extension Mention: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\n\0\0\0\0\0\u{4}\0\u{8}\0\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{6}\0\u{b}\0\0\0\0\0\u{1}\0screen_name\"\0\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0name\"\0\0\0\u{2}\0\0\u{2}\0\0\u{1}\0id\"\0\0\0\0\0\u{6}\0\0\u{3}\0\0\u{1}\0id_str\"\0\u{7}\0\0\u{4}\0\0\u{1}\0indices\"",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 5, required: 5,
      unknown: .ignore, duplicates: .error,
      rules: """
        Mention\tTwitter.kvmap\t117
        screen_name\t118\tscreen_name
        name\t119\tname
        id\t120\tid
        id_str\t121\tid_str
        indices\t122\tindices
        """)
  }

  public static func _kvRead(
    _ kv: inout KVMap.Reader, updating current: Mention?
  ) throws(KVMap.Failure) -> Mention {
    var _0: Swift.String? = current?.screen_name
    var _1: Swift.String? = current?.name
    var _2: Swift.Int? = current?.id
    var _3: Swift.String? = current?.id_str
    var _4: [Swift.Int]? = current?.indices
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.string()  // Twitter.kvmap:118
        case 1: _1 = try kv.string()  // Twitter.kvmap:119
        case 2: _2 = try kv.int()  // Twitter.kvmap:120
        case 3: _3 = try kv.string()  // Twitter.kvmap:121
        case 4: _4 = try kv.ints()  // Twitter.kvmap:122
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let _0, let _1, let _2, let _3, let _4 else { throw kv.incomplete() }
    return Mention(screen_name: _0, name: _1, id: _2, id_str: _3, indices: _4)
  }

  public func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"screen_name\":"); kv.string(self.screen_name)  // Twitter.kvmap:118
    kv.key("\"name\":"); kv.string(self.name)  // Twitter.kvmap:119
    kv.key("\"id\":"); kv.int(self.id)  // Twitter.kvmap:120
    kv.key("\"id_str\":"); kv.string(self.id_str)  // Twitter.kvmap:121
    kv.key("\"indices\":")  // Twitter.kvmap:122
    kv.openArray()
    for value0 in self.indices { kv.int(value0) }
    kv.closeArray()
    kv.close()
  }
}

nonisolated extension Medium: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\0\0\r\0\u{19}\0\u{1}\0\u{17}\0\0\0\n\0\0\0\0\0\0\0\0\0\u{7}\0\0\0\u{12}\0\0\0\0\0\0\0\0\0\u{f}\0\u{15}\0\u{1d}\0\u{3}\0\u{5}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{6}\0\0\u{1}\0\0\u{1}\0id_str\"\0\u{7}\0\0\u{2}\0\0\u{1}\0indices\"\t\0\0\u{3}\0\0\u{1}\0media_url\"\0\0\0\0\0\0\u{f}\0\0\u{4}\0\0\u{1}\0media_url_https\"\u{3}\0\0\u{5}\0\0\u{1}\0url\"\0\0\0\0\u{b}\0\0\u{6}\0\0\u{1}\0display_url\"\0\0\0\0\u{c}\0\0\u{7}\0\0\u{1}\0expanded_url\"\0\0\0\u{4}\0\0\u{8}\0\0\u{1}\0type\"\0\0\0\u{5}\0\0\t\0\0\u{1}\0sizes\"\0\0\u{10}\0\0\n\0\0\0\0source_status_id\"\0\0\0\0\0\0\0\u{14}\0\0\u{b}\0\0\0\0source_status_id_str\"\0\0\0",
      bits: 5, seed: 0xb54e0f1600cc4d19, wide: false, full: false, count: 12, required: 10,
      unknown: .ignore, duplicates: .error,
      rules: """
        Medium\tTwitter.kvmap\t125
        id\t126\tid
        id_str\t127\tid_str
        indices\t128\tindices
        media_url\t129\tmedia_url
        media_url_https\t130\tmedia_url_https
        url\t131\turl
        display_url\t132\tdisplay_url
        expanded_url\t133\texpanded_url
        type\t134\ttype
        sizes\t135\tsizes
        source_status_id\t136\tsource_status_id
        source_status_id_str\t137\tsource_status_id_str
        """)
  }

  public static func _kvRead(
    _ kv: inout KVMap.Reader, updating current: Medium?
  ) throws(KVMap.Failure) -> Medium {
    var _0: Swift.Int? = current?.id
    var _1: Swift.String? = current?.id_str
    var _2: [Swift.Int]? = current?.indices
    var _3: Swift.String? = current?.media_url
    var _4: Swift.String? = current?.media_url_https
    var _5: Swift.String? = current?.url
    var _6: Swift.String? = current?.display_url
    var _7: Swift.String? = current?.expanded_url
    var _8: Swift.String? = current?.type
    var _9: MediumSizes? = current?.sizes
    var _10: Swift.Int? = current?.source_status_id
    var _11: Swift.String? = current?.source_status_id_str
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.int()  // Twitter.kvmap:126
        case 1: _1 = try kv.string()  // Twitter.kvmap:127
        case 2: _2 = try kv.ints()  // Twitter.kvmap:128
        case 3: _3 = try kv.string()  // Twitter.kvmap:129
        case 4: _4 = try kv.string()  // Twitter.kvmap:130
        case 5: _5 = try kv.string()  // Twitter.kvmap:131
        case 6: _6 = try kv.string()  // Twitter.kvmap:132
        case 7: _7 = try kv.string()  // Twitter.kvmap:133
        case 8: _8 = try kv.string()  // Twitter.kvmap:134
        case 9: _9 = try MediumSizes._kvRead(&kv, updating: current?.sizes)  // Twitter.kvmap:135
        case 10: _10 = try kv.null() ? nil : kv.int()  // Twitter.kvmap:136
        case 11: _11 = try kv.null() ? nil : kv.string()  // Twitter.kvmap:137
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let _0, let _1, let _2, let _3, let _4, let _5, let _6, let _7, let _8, let _9 else { throw kv.incomplete() }
    return Medium(id: _0, id_str: _1, indices: _2, media_url: _3, media_url_https: _4, url: _5, display_url: _6, expanded_url: _7, type: _8, sizes: _9, source_status_id: _10, source_status_id_str: _11)
  }

  public func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"id\":"); kv.int(self.id)  // Twitter.kvmap:126
    kv.key("\"id_str\":"); kv.string(self.id_str)  // Twitter.kvmap:127
    kv.key("\"indices\":")  // Twitter.kvmap:128
    kv.openArray()
    for value0 in self.indices { kv.int(value0) }
    kv.closeArray()
    kv.key("\"media_url\":"); kv.string(self.media_url)  // Twitter.kvmap:129
    kv.key("\"media_url_https\":"); kv.string(self.media_url_https)  // Twitter.kvmap:130
    kv.key("\"url\":"); kv.string(self.url)  // Twitter.kvmap:131
    kv.key("\"display_url\":"); kv.string(self.display_url)  // Twitter.kvmap:132
    kv.key("\"expanded_url\":"); kv.string(self.expanded_url)  // Twitter.kvmap:133
    kv.key("\"type\":"); kv.string(self.type)  // Twitter.kvmap:134
    kv.key("\"sizes\":"); try self.sizes._kvWrite(&kv)  // Twitter.kvmap:135
    if let value = self.source_status_id { kv.key("\"source_status_id\":"); kv.int(value) }  // Twitter.kvmap:136
    if let value = self.source_status_id_str { kv.key("\"source_status_id_str\":"); kv.string(value) }  // Twitter.kvmap:137
    kv.close()
  }
}

nonisolated extension MediumSizes: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{3}\0\0\0\0\0\u{1}\0\u{5}\0\0\0\u{7}\0\u{6}\0\0\0\0\0\u{1}\0medium\"\0\u{5}\0\0\u{1}\0\0\u{1}\0small\"\0\0\u{5}\0\0\u{2}\0\0\u{1}\0thumb\"\0\0\u{5}\0\0\u{3}\0\0\u{1}\0large\"\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 4, required: 4,
      unknown: .ignore, duplicates: .error,
      rules: """
        MediumSizes\tTwitter.kvmap\t140
        medium\t141\tmedium
        small\t142\tsmall
        thumb\t143\tthumb
        large\t144\tlarge
        """)
  }

  public static func _kvRead(
    _ kv: inout KVMap.Reader, updating current: MediumSizes?
  ) throws(KVMap.Failure) -> MediumSizes {
    var _0: MediumSize? = current?.medium
    var _1: MediumSize? = current?.small
    var _2: MediumSize? = current?.thumb
    var _3: MediumSize? = current?.large
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try MediumSize._kvRead(&kv, updating: current?.medium)  // Twitter.kvmap:141
        case 1: _1 = try MediumSize._kvRead(&kv, updating: current?.small)  // Twitter.kvmap:142
        case 2: _2 = try MediumSize._kvRead(&kv, updating: current?.thumb)  // Twitter.kvmap:143
        case 3: _3 = try MediumSize._kvRead(&kv, updating: current?.large)  // Twitter.kvmap:144
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let _0, let _1, let _2, let _3 else { throw kv.incomplete() }
    return MediumSizes(medium: _0, small: _1, thumb: _2, large: _3)
  }

  public func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"medium\":"); try self.medium._kvWrite(&kv)  // Twitter.kvmap:141
    kv.key("\"small\":"); try self.small._kvWrite(&kv)  // Twitter.kvmap:142
    kv.key("\"thumb\":"); try self.thumb._kvWrite(&kv)  // Twitter.kvmap:143
    kv.key("\"large\":"); try self.large._kvWrite(&kv)  // Twitter.kvmap:144
    kv.close()
  }
}

nonisolated extension MediumSize: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\u{3}\0\u{1}\0\u{5}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\u{1}\0w\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\u{1}\0h\"\0\0\0\0\0\0\u{6}\0\0\u{2}\0\0\u{1}\0resize\"\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        MediumSize\tTwitter.kvmap\t147
        w\t148\tw
        h\t149\th
        resize\t150\tresize
        """)
  }

  public static func _kvRead(
    _ kv: inout KVMap.Reader, updating current: MediumSize?
  ) throws(KVMap.Failure) -> MediumSize {
    var _0: Swift.Int? = current?.w
    var _1: Swift.Int? = current?.h
    var _2: Swift.String? = current?.resize
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.int()  // Twitter.kvmap:148
        case 1: _1 = try kv.int()  // Twitter.kvmap:149
        case 2: _2 = try kv.string()  // Twitter.kvmap:150
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let _0, let _1, let _2 else { throw kv.incomplete() }
    return MediumSize(w: _0, h: _1, resize: _2)
  }

  public func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"w\":"); kv.int(self.w)  // Twitter.kvmap:148
    kv.key("\"h\":"); kv.int(self.h)  // Twitter.kvmap:149
    kv.key("\"resize\":"); kv.string(self.resize)  // Twitter.kvmap:150
    kv.close()
  }
}

nonisolated extension Retweet: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\u{4}\0\0\0B\0\0\0\0\0\u{1f}\00\0\0\0#\0\0\0.\0\0\0\0\0\t\0\0\0\0\0\0\0+\0\0\0\0\0\0\0\0\0\0\0F\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0'\0\u{f}\0\u{1}\0<\0\0\0?\0\0\03\0\0\0\u{12}\0\0\0\0\0\u{1b}\0\0\09\06\0\0\0\0\0\u{b}\0)\0\0\0\u{7}\0\r\0\0\0\u{16}\0\0\0\0\0\0\0\u{8}\0\0\0\0\0\u{1}\0metadata\"\0\0\0\0\0\0\0\n\0\0\u{1}\0\0\u{1}\0created_at\"\0\0\0\0\0\u{2}\0\0\u{2}\0\0\u{1}\0id\"\0\0\0\0\0\u{6}\0\0\u{3}\0\0\u{1}\0id_str\"\0\u{4}\0\0\u{4}\0\0\u{1}\0text\"\0\0\0\u{6}\0\0\u{5}\0\0\u{1}\0source\"\0\t\0\0\u{6}\0\0\u{1}\0truncated\"\0\0\0\0\0\0\u{15}\0\0\u{7}\0\0\0\0in_reply_to_status_id\"\0\0\u{19}\0\0\u{8}\0\0\0\0in_reply_to_status_id_str\"\0\0\0\0\0\0\u{13}\0\0\t\0\0\0\0in_reply_to_user_id\"\0\0\0\0\u{17}\0\0\n\0\0\0\0in_reply_to_user_id_str\"\u{17}\0\0\u{b}\0\0\0\0in_reply_to_screen_name\"\u{4}\0\0\u{c}\0\0\u{1}\0user\"\0\0\0\u{3}\0\0\r\0\0\0\0geo\"\0\0\0\0\u{b}\0\0\u{e}\0\0\0\0coordinates\"\0\0\0\0\u{5}\0\0\u{f}\0\0\0\0place\"\0\0\u{c}\0\0\u{10}\0\0\0\0contributors\"\0\0\0\r\0\0\u{11}\0\0\u{1}\0retweet_count\"\0\0\u{e}\0\0\u{12}\0\0\u{1}\0favorite_count\"\0\u{8}\0\0\u{13}\0\0\u{1}\0entities\"\0\0\0\0\0\0\0\t\0\0\u{14}\0\0\u{1}\0favorited\"\0\0\0\0\0\0\t\0\0\u{15}\0\0\u{1}\0retweeted\"\0\0\0\0\0\0\u{12}\0\0\u{16}\0\0\0\0possibly_sensitive\"\0\0\0\0\0\u{4}\0\0\u{17}\0\0\u{1}\0lang\"\0\0\0",
      bits: 6, seed: 0x418010a570a924fb, wide: false, full: false, count: 24, required: 14,
      unknown: .ignore, duplicates: .error,
      rules: """
        Retweet\tTwitter.kvmap\t153
        metadata\t154\tmetadata
        created_at\t155\tcreated_at
        id\t156\tid
        id_str\t157\tid_str
        text\t158\ttext
        source\t159\tsource
        truncated\t160\ttruncated
        in_reply_to_status_id\t161\tin_reply_to_status_id
        in_reply_to_status_id_str\t162\tin_reply_to_status_id_str
        in_reply_to_user_id\t163\tin_reply_to_user_id
        in_reply_to_user_id_str\t164\tin_reply_to_user_id_str
        in_reply_to_screen_name\t165\tin_reply_to_screen_name
        user\t166\tuser
        geo\t167\tgeo
        coordinates\t168\tcoordinates
        place\t169\tplace
        contributors\t170\tcontributors
        retweet_count\t171\tretweet_count
        favorite_count\t172\tfavorite_count
        entities\t173\tentities
        favorited\t174\tfavorited
        retweeted\t175\tretweeted
        possibly_sensitive\t176\tpossibly_sensitive
        lang\t177\tlang
        """)
  }

  public static func _kvRead(
    _ kv: inout KVMap.Reader, updating current: Retweet?
  ) throws(KVMap.Failure) -> Retweet {
    var _0: TweetMetadata? = current?.metadata
    var _1: Swift.String? = current?.created_at
    var _2: Swift.Int? = current?.id
    var _3: Swift.String? = current?.id_str
    var _4: Swift.String? = current?.text
    var _5: Swift.String? = current?.source
    var _6: Swift.Bool? = current?.truncated
    var _7: Swift.Int? = current?.in_reply_to_status_id
    var _8: Swift.String? = current?.in_reply_to_status_id_str
    var _9: Swift.Int? = current?.in_reply_to_user_id
    var _10: Swift.String? = current?.in_reply_to_user_id_str
    var _11: Swift.String? = current?.in_reply_to_screen_name
    var _12: TweetUser? = current?.user
    var _13: Swift.String? = current?.geo
    var _14: Swift.String? = current?.coordinates
    var _15: Swift.String? = current?.place
    var _16: Swift.String? = current?.contributors
    var _17: Swift.Int? = current?.retweet_count
    var _18: Swift.Int? = current?.favorite_count
    var _19: TweetEntities? = current?.entities
    var _20: Swift.Bool? = current?.favorited
    var _21: Swift.Bool? = current?.retweeted
    var _22: Swift.Bool? = current?.possibly_sensitive
    var _23: Swift.String? = current?.lang
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try TweetMetadata._kvRead(&kv, updating: current?.metadata)  // Twitter.kvmap:154
        case 1: _1 = try kv.string()  // Twitter.kvmap:155
        case 2: _2 = try kv.int()  // Twitter.kvmap:156
        case 3: _3 = try kv.string()  // Twitter.kvmap:157
        case 4: _4 = try kv.string()  // Twitter.kvmap:158
        case 5: _5 = try kv.string()  // Twitter.kvmap:159
        case 6: _6 = try kv.bool()  // Twitter.kvmap:160
        case 7: _7 = try kv.null() ? nil : kv.int()  // Twitter.kvmap:161
        case 8: _8 = try kv.null() ? nil : kv.string()  // Twitter.kvmap:162
        case 9: _9 = try kv.null() ? nil : kv.int()  // Twitter.kvmap:163
        case 10: _10 = try kv.null() ? nil : kv.string()  // Twitter.kvmap:164
        case 11: _11 = try kv.null() ? nil : kv.string()  // Twitter.kvmap:165
        case 12: _12 = try TweetUser._kvRead(&kv, updating: current?.user)  // Twitter.kvmap:166
        case 13: _13 = try kv.null() ? nil : kv.string()  // Twitter.kvmap:167
        case 14: _14 = try kv.null() ? nil : kv.string()  // Twitter.kvmap:168
        case 15: _15 = try kv.null() ? nil : kv.string()  // Twitter.kvmap:169
        case 16: _16 = try kv.null() ? nil : kv.string()  // Twitter.kvmap:170
        case 17: _17 = try kv.int()  // Twitter.kvmap:171
        case 18: _18 = try kv.int()  // Twitter.kvmap:172
        case 19: _19 = try TweetEntities._kvRead(&kv, updating: current?.entities)  // Twitter.kvmap:173
        case 20: _20 = try kv.bool()  // Twitter.kvmap:174
        case 21: _21 = try kv.bool()  // Twitter.kvmap:175
        case 22: _22 = try kv.null() ? nil : kv.bool()  // Twitter.kvmap:176
        case 23: _23 = try kv.string()  // Twitter.kvmap:177
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let _0, let _1, let _2, let _3, let _4, let _5, let _6, let _12, let _17, let _18, let _19, let _20, let _21, let _23 else { throw kv.incomplete() }
    return Retweet(metadata: _0, created_at: _1, id: _2, id_str: _3, text: _4, source: _5, truncated: _6, in_reply_to_status_id: _7, in_reply_to_status_id_str: _8, in_reply_to_user_id: _9, in_reply_to_user_id_str: _10, in_reply_to_screen_name: _11, user: _12, geo: _13, coordinates: _14, place: _15, contributors: _16, retweet_count: _17, favorite_count: _18, entities: _19, favorited: _20, retweeted: _21, possibly_sensitive: _22, lang: _23)
  }

  public func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"metadata\":"); try self.metadata._kvWrite(&kv)  // Twitter.kvmap:154
    kv.key("\"created_at\":"); kv.string(self.created_at)  // Twitter.kvmap:155
    kv.key("\"id\":"); kv.int(self.id)  // Twitter.kvmap:156
    kv.key("\"id_str\":"); kv.string(self.id_str)  // Twitter.kvmap:157
    kv.key("\"text\":"); kv.string(self.text)  // Twitter.kvmap:158
    kv.key("\"source\":"); kv.string(self.source)  // Twitter.kvmap:159
    kv.key("\"truncated\":"); kv.bool(self.truncated)  // Twitter.kvmap:160
    if let value = self.in_reply_to_status_id { kv.key("\"in_reply_to_status_id\":"); kv.int(value) }  // Twitter.kvmap:161
    if let value = self.in_reply_to_status_id_str { kv.key("\"in_reply_to_status_id_str\":"); kv.string(value) }  // Twitter.kvmap:162
    if let value = self.in_reply_to_user_id { kv.key("\"in_reply_to_user_id\":"); kv.int(value) }  // Twitter.kvmap:163
    if let value = self.in_reply_to_user_id_str { kv.key("\"in_reply_to_user_id_str\":"); kv.string(value) }  // Twitter.kvmap:164
    if let value = self.in_reply_to_screen_name { kv.key("\"in_reply_to_screen_name\":"); kv.string(value) }  // Twitter.kvmap:165
    kv.key("\"user\":"); try self.user._kvWrite(&kv)  // Twitter.kvmap:166
    if let value = self.geo { kv.key("\"geo\":"); kv.string(value) }  // Twitter.kvmap:167
    if let value = self.coordinates { kv.key("\"coordinates\":"); kv.string(value) }  // Twitter.kvmap:168
    if let value = self.place { kv.key("\"place\":"); kv.string(value) }  // Twitter.kvmap:169
    if let value = self.contributors { kv.key("\"contributors\":"); kv.string(value) }  // Twitter.kvmap:170
    kv.key("\"retweet_count\":"); kv.int(self.retweet_count)  // Twitter.kvmap:171
    kv.key("\"favorite_count\":"); kv.int(self.favorite_count)  // Twitter.kvmap:172
    kv.key("\"entities\":"); try self.entities._kvWrite(&kv)  // Twitter.kvmap:173
    kv.key("\"favorited\":"); kv.bool(self.favorited)  // Twitter.kvmap:174
    kv.key("\"retweeted\":"); kv.bool(self.retweeted)  // Twitter.kvmap:175
    if let value = self.possibly_sensitive { kv.key("\"possibly_sensitive\":"); kv.bool(value) }  // Twitter.kvmap:176
    kv.key("\"lang\":"); kv.string(self.lang)  // Twitter.kvmap:177
    kv.close()
  }
}

nonisolated extension TweetSearch: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\t\0\0\0\0\0\u{11}\0\0\0\0\0\u{13}\0\0\0\u{c}\0\u{1}\0\0\0\0\0\0\0\0\0\u{4}\0\0\0\u{16}\0\0\0\0\0\0\0\0\0\0\0\0\0\u{e}\0\0\0\u{6}\0\u{c}\0\0\0\0\0\u{1}\0completed_in\"\0\0\0\u{6}\0\0\u{1}\0\0\u{1}\0max_id\"\0\n\0\0\u{2}\0\0\u{1}\0max_id_str\"\0\0\0\0\0\u{c}\0\0\u{3}\0\0\u{1}\0next_results\"\0\0\0\u{5}\0\0\u{4}\0\0\u{1}\0query\"\0\0\u{b}\0\0\u{5}\0\0\u{1}\0refresh_url\"\0\0\0\0\u{5}\0\0\u{6}\0\0\u{1}\0count\"\0\0\u{8}\0\0\u{7}\0\0\u{1}\0since_id\"\0\0\0\0\0\0\0\u{c}\0\0\u{8}\0\0\u{1}\0since_id_str\"\0\0\0",
      bits: 5, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 9, required: 9,
      unknown: .ignore, duplicates: .error,
      rules: """
        TweetSearch\tTwitter.kvmap\t180
        completed_in\t181\tcompleted_in
        max_id\t182\tmax_id
        max_id_str\t183\tmax_id_str
        next_results\t184\tnext_results
        query\t185\tquery
        refresh_url\t186\trefresh_url
        count\t187\tcount
        since_id\t188\tsince_id
        since_id_str\t189\tsince_id_str
        """)
  }

  public static func _kvRead(
    _ kv: inout KVMap.Reader, updating current: TweetSearch?
  ) throws(KVMap.Failure) -> TweetSearch {
    var _0: Swift.Double? = current?.completed_in
    var _1: Swift.Int? = current?.max_id
    var _2: Swift.String? = current?.max_id_str
    var _3: Swift.String? = current?.next_results
    var _4: Swift.String? = current?.query
    var _5: Swift.String? = current?.refresh_url
    var _6: Swift.Int? = current?.count
    var _7: Swift.Int? = current?.since_id
    var _8: Swift.String? = current?.since_id_str
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.double()  // Twitter.kvmap:181
        case 1: _1 = try kv.int()  // Twitter.kvmap:182
        case 2: _2 = try kv.string()  // Twitter.kvmap:183
        case 3: _3 = try kv.string()  // Twitter.kvmap:184
        case 4: _4 = try kv.string()  // Twitter.kvmap:185
        case 5: _5 = try kv.string()  // Twitter.kvmap:186
        case 6: _6 = try kv.int()  // Twitter.kvmap:187
        case 7: _7 = try kv.int()  // Twitter.kvmap:188
        case 8: _8 = try kv.string()  // Twitter.kvmap:189
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let _0, let _1, let _2, let _3, let _4, let _5, let _6, let _7, let _8 else { throw kv.incomplete() }
    return TweetSearch(completed_in: _0, max_id: _1, max_id_str: _2, next_results: _3, query: _4, refresh_url: _5, count: _6, since_id: _7, since_id_str: _8)
  }

  public func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"completed_in\":"); try kv.double(self.completed_in)  // Twitter.kvmap:181
    kv.key("\"max_id\":"); kv.int(self.max_id)  // Twitter.kvmap:182
    kv.key("\"max_id_str\":"); kv.string(self.max_id_str)  // Twitter.kvmap:183
    kv.key("\"next_results\":"); kv.string(self.next_results)  // Twitter.kvmap:184
    kv.key("\"query\":"); kv.string(self.query)  // Twitter.kvmap:185
    kv.key("\"refresh_url\":"); kv.string(self.refresh_url)  // Twitter.kvmap:186
    kv.key("\"count\":"); kv.int(self.count)  // Twitter.kvmap:187
    kv.key("\"since_id\":"); kv.int(self.since_id)  // Twitter.kvmap:188
    kv.key("\"since_id_str\":"); kv.string(self.since_id_str)  // Twitter.kvmap:189
    kv.close()
  }
}
