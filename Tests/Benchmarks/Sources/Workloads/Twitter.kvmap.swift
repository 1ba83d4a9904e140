// Generated from Twitter.kvmap. Do not edit.
// kvmap format 1, input 56a84162924c458f, body e5c4b0fee4503cfe
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) public import KVMap
@_spi(Generated) import KVMapCodable

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated public struct Tweets: Swift.Sendable, Swift.Hashable, MappedCodable {
  public var statuses: [Tweet]
  public var search_metadata: TweetSearch

  public init(statuses: [Tweet], search_metadata: TweetSearch) {
    self.statuses = statuses
    self.search_metadata = search_metadata
  }
}

nonisolated public struct Tweet: Swift.Sendable, Swift.Hashable {
  public var metadata: TweetMetadata
  public var created_at: Swift.String
  public var id: Swift.Int
  public var id_str: Swift.String
  public var text: Swift.String
  public var source: Swift.String
  public var truncated: Swift.Bool
  public var in_reply_to_status_id: Swift.Optional<Swift.Int>
  public var in_reply_to_status_id_str: Swift.Optional<Swift.String>
  public var in_reply_to_user_id: Swift.Optional<Swift.Int>
  public var in_reply_to_user_id_str: Swift.Optional<Swift.String>
  public var in_reply_to_screen_name: Swift.Optional<Swift.String>
  public var user: TweetUser
  public var geo: Swift.Optional<Swift.String>
  public var coordinates: Swift.Optional<Swift.String>
  public var place: Swift.Optional<Swift.String>
  public var contributors: Swift.Optional<Swift.String>
  public var retweet_count: Swift.Int
  public var favorite_count: Swift.Int
  public var entities: TweetEntities
  public var favorited: Swift.Bool
  public var retweeted: Swift.Bool
  public var lang: Swift.String
  public var retweeted_status: Swift.Optional<Retweet>
  public var possibly_sensitive: Swift.Optional<Swift.Bool>

  public init(
    metadata: TweetMetadata,
    created_at: Swift.String,
    id: Swift.Int,
    id_str: Swift.String,
    text: Swift.String,
    source: Swift.String,
    truncated: Swift.Bool,
    in_reply_to_status_id: Swift.Int? = nil,
    in_reply_to_status_id_str: Swift.String? = nil,
    in_reply_to_user_id: Swift.Int? = nil,
    in_reply_to_user_id_str: Swift.String? = nil,
    in_reply_to_screen_name: Swift.String? = nil,
    user: TweetUser,
    geo: Swift.String? = nil,
    coordinates: Swift.String? = nil,
    place: Swift.String? = nil,
    contributors: Swift.String? = nil,
    retweet_count: Swift.Int,
    favorite_count: Swift.Int,
    entities: TweetEntities,
    favorited: Swift.Bool,
    retweeted: Swift.Bool,
    lang: Swift.String,
    retweeted_status: Retweet? = nil,
    possibly_sensitive: Swift.Bool? = nil
  ) {
    self.metadata = metadata
    self.created_at = created_at
    self.id = id
    self.id_str = id_str
    self.text = text
    self.source = source
    self.truncated = truncated
    self.in_reply_to_status_id = in_reply_to_status_id
    self.in_reply_to_status_id_str = in_reply_to_status_id_str
    self.in_reply_to_user_id = in_reply_to_user_id
    self.in_reply_to_user_id_str = in_reply_to_user_id_str
    self.in_reply_to_screen_name = in_reply_to_screen_name
    self.user = user
    self.geo = geo
    self.coordinates = coordinates
    self.place = place
    self.contributors = contributors
    self.retweet_count = retweet_count
    self.favorite_count = favorite_count
    self.entities = entities
    self.favorited = favorited
    self.retweeted = retweeted
    self.lang = lang
    self.retweeted_status = retweeted_status
    self.possibly_sensitive = possibly_sensitive
  }
}

nonisolated public struct TweetMetadata: Swift.Sendable, Swift.Hashable {
  public var result_type: Swift.String
  public var iso_language_code: Swift.String

  public init(result_type: Swift.String, iso_language_code: Swift.String) {
    self.result_type = result_type
    self.iso_language_code = iso_language_code
  }
}

nonisolated public struct TweetUser: Swift.Sendable, Swift.Hashable {
  public var id: Swift.Int
  public var id_str: Swift.String
  public var name: Swift.String
  public var screen_name: Swift.String
  public var location: Swift.String
  public var description: Swift.String
  public var url: Swift.Optional<Swift.String>
  public var entities: UserEntities
  public var protected: Swift.Bool
  public var followers_count: Swift.Int
  public var friends_count: Swift.Int
  public var listed_count: Swift.Int
  public var created_at: Swift.String
  public var favourites_count: Swift.Int
  public var utc_offset: Swift.Optional<Swift.Int>
  public var time_zone: Swift.Optional<Swift.String>
  public var geo_enabled: Swift.Bool
  public var verified: Swift.Bool
  public var statuses_count: Swift.Int
  public var lang: Swift.String
  public var contributors_enabled: Swift.Bool
  public var is_translator: Swift.Bool
  public var is_translation_enabled: Swift.Bool
  public var profile_background_color: Swift.String
  public var profile_background_image_url: Swift.String
  public var profile_background_image_url_https: Swift.String
  public var profile_background_tile: Swift.Bool
  public var profile_image_url: Swift.String
  public var profile_image_url_https: Swift.String
  public var profile_banner_url: Swift.Optional<Swift.String>
  public var profile_link_color: Swift.String
  public var profile_sidebar_border_color: Swift.String
  public var profile_sidebar_fill_color: Swift.String
  public var profile_text_color: Swift.String
  public var profile_use_background_image: Swift.Bool
  public var default_profile: Swift.Bool
  public var default_profile_image: Swift.Bool
  public var following: Swift.Bool
  public var follow_request_sent: Swift.Bool
  public var notifications: Swift.Bool

  public init(
    id: Swift.Int,
    id_str: Swift.String,
    name: Swift.String,
    screen_name: Swift.String,
    location: Swift.String,
    description: Swift.String,
    url: Swift.String? = nil,
    entities: UserEntities,
    protected: Swift.Bool,
    followers_count: Swift.Int,
    friends_count: Swift.Int,
    listed_count: Swift.Int,
    created_at: Swift.String,
    favourites_count: Swift.Int,
    utc_offset: Swift.Int? = nil,
    time_zone: Swift.String? = nil,
    geo_enabled: Swift.Bool,
    verified: Swift.Bool,
    statuses_count: Swift.Int,
    lang: Swift.String,
    contributors_enabled: Swift.Bool,
    is_translator: Swift.Bool,
    is_translation_enabled: Swift.Bool,
    profile_background_color: Swift.String,
    profile_background_image_url: Swift.String,
    profile_background_image_url_https: Swift.String,
    profile_background_tile: Swift.Bool,
    profile_image_url: Swift.String,
    profile_image_url_https: Swift.String,
    profile_banner_url: Swift.String? = nil,
    profile_link_color: Swift.String,
    profile_sidebar_border_color: Swift.String,
    profile_sidebar_fill_color: Swift.String,
    profile_text_color: Swift.String,
    profile_use_background_image: Swift.Bool,
    default_profile: Swift.Bool,
    default_profile_image: Swift.Bool,
    following: Swift.Bool,
    follow_request_sent: Swift.Bool,
    notifications: Swift.Bool
  ) {
    self.id = id
    self.id_str = id_str
    self.name = name
    self.screen_name = screen_name
    self.location = location
    self.description = description
    self.url = url
    self.entities = entities
    self.protected = protected
    self.followers_count = followers_count
    self.friends_count = friends_count
    self.listed_count = listed_count
    self.created_at = created_at
    self.favourites_count = favourites_count
    self.utc_offset = utc_offset
    self.time_zone = time_zone
    self.geo_enabled = geo_enabled
    self.verified = verified
    self.statuses_count = statuses_count
    self.lang = lang
    self.contributors_enabled = contributors_enabled
    self.is_translator = is_translator
    self.is_translation_enabled = is_translation_enabled
    self.profile_background_color = profile_background_color
    self.profile_background_image_url = profile_background_image_url
    self.profile_background_image_url_https = profile_background_image_url_https
    self.profile_background_tile = profile_background_tile
    self.profile_image_url = profile_image_url
    self.profile_image_url_https = profile_image_url_https
    self.profile_banner_url = profile_banner_url
    self.profile_link_color = profile_link_color
    self.profile_sidebar_border_color = profile_sidebar_border_color
    self.profile_sidebar_fill_color = profile_sidebar_fill_color
    self.profile_text_color = profile_text_color
    self.profile_use_background_image = profile_use_background_image
    self.default_profile = default_profile
    self.default_profile_image = default_profile_image
    self.following = following
    self.follow_request_sent = follow_request_sent
    self.notifications = notifications
  }
}

nonisolated public struct UserEntities: Swift.Sendable, Swift.Hashable {
  public var description: EntityURLs
  public var url: Swift.Optional<EntityURLs>

  public init(description: EntityURLs, url: EntityURLs? = nil) {
    self.description = description
    self.url = url
  }
}

nonisolated public struct TweetEntities: Swift.Sendable, Swift.Hashable {
  public var hashtags: [Hashtag]
  public var symbols: [Swift.String]
  public var urls: [EntityURL]
  public var user_mentions: [Mention]
  public var media: Swift.Optional<[Medium]>

  public init(
    hashtags: [Hashtag],
    symbols: [Swift.String],
    urls: [EntityURL],
    user_mentions: [Mention],
    media: [Medium]? = nil
  ) {
    self.hashtags = hashtags
    self.symbols = symbols
    self.urls = urls
    self.user_mentions = user_mentions
    self.media = media
  }
}

nonisolated public struct EntityURLs: Swift.Sendable, Swift.Hashable {
  public var urls: [EntityURL]

  public init(urls: [EntityURL]) {
    self.urls = urls
  }
}

nonisolated public struct EntityURL: Swift.Sendable, Swift.Hashable {
  public var url: Swift.String
  public var expanded_url: Swift.String
  public var display_url: Swift.String
  public var indices: [Swift.Int]

  public init(
    url: Swift.String,
    expanded_url: Swift.String,
    display_url: Swift.String,
    indices: [Swift.Int]
  ) {
    self.url = url
    self.expanded_url = expanded_url
    self.display_url = display_url
    self.indices = indices
  }
}

nonisolated public struct Hashtag: Swift.Sendable, Swift.Hashable {
  public var text: Swift.String
  public var indices: [Swift.Int]

  public init(text: Swift.String, indices: [Swift.Int]) {
    self.text = text
    self.indices = indices
  }
}

nonisolated public struct Mention: Swift.Sendable, Swift.Hashable {
  public var screen_name: Swift.String
  public var name: Swift.String
  public var id: Swift.Int
  public var id_str: Swift.String
  public var indices: [Swift.Int]

  public init(
    screen_name: Swift.String,
    name: Swift.String,
    id: Swift.Int,
    id_str: Swift.String,
    indices: [Swift.Int]
  ) {
    self.screen_name = screen_name
    self.name = name
    self.id = id
    self.id_str = id_str
    self.indices = indices
  }
}

nonisolated public struct Medium: Swift.Sendable, Swift.Hashable {
  public var id: Swift.Int
  public var id_str: Swift.String
  public var indices: [Swift.Int]
  public var media_url: Swift.String
  public var media_url_https: Swift.String
  public var url: Swift.String
  public var display_url: Swift.String
  public var expanded_url: Swift.String
  public var type: Swift.String
  public var sizes: MediumSizes
  public var source_status_id: Swift.Optional<Swift.Int>
  public var source_status_id_str: Swift.Optional<Swift.String>

  public init(
    id: Swift.Int,
    id_str: Swift.String,
    indices: [Swift.Int],
    media_url: Swift.String,
    media_url_https: Swift.String,
    url: Swift.String,
    display_url: Swift.String,
    expanded_url: Swift.String,
    type: Swift.String,
    sizes: MediumSizes,
    source_status_id: Swift.Int? = nil,
    source_status_id_str: Swift.String? = nil
  ) {
    self.id = id
    self.id_str = id_str
    self.indices = indices
    self.media_url = media_url
    self.media_url_https = media_url_https
    self.url = url
    self.display_url = display_url
    self.expanded_url = expanded_url
    self.type = type
    self.sizes = sizes
    self.source_status_id = source_status_id
    self.source_status_id_str = source_status_id_str
  }
}

nonisolated public struct MediumSizes: Swift.Sendable, Swift.Hashable {
  public var medium: MediumSize
  public var small: MediumSize
  public var thumb: MediumSize
  public var large: MediumSize

  public init(medium: MediumSize, small: MediumSize, thumb: MediumSize, large: MediumSize) {
    self.medium = medium
    self.small = small
    self.thumb = thumb
    self.large = large
  }
}

nonisolated public struct MediumSize: Swift.Sendable, Swift.Hashable {
  public var w: Swift.Int
  public var h: Swift.Int
  public var resize: Swift.String

  public init(w: Swift.Int, h: Swift.Int, resize: Swift.String) {
    self.w = w
    self.h = h
    self.resize = resize
  }
}

nonisolated public struct Retweet: Swift.Sendable, Swift.Hashable {
  public var metadata: TweetMetadata
  public var created_at: Swift.String
  public var id: Swift.Int
  public var id_str: Swift.String
  public var text: Swift.String
  public var source: Swift.String
  public var truncated: Swift.Bool
  public var in_reply_to_status_id: Swift.Optional<Swift.Int>
  public var in_reply_to_status_id_str: Swift.Optional<Swift.String>
  public var in_reply_to_user_id: Swift.Optional<Swift.Int>
  public var in_reply_to_user_id_str: Swift.Optional<Swift.String>
  public var in_reply_to_screen_name: Swift.Optional<Swift.String>
  public var user: TweetUser
  public var geo: Swift.Optional<Swift.String>
  public var coordinates: Swift.Optional<Swift.String>
  public var place: Swift.Optional<Swift.String>
  public var contributors: Swift.Optional<Swift.String>
  public var retweet_count: Swift.Int
  public var favorite_count: Swift.Int
  public var entities: TweetEntities
  public var favorited: Swift.Bool
  public var retweeted: Swift.Bool
  public var possibly_sensitive: Swift.Optional<Swift.Bool>
  public var lang: Swift.String

  public init(
    metadata: TweetMetadata,
    created_at: Swift.String,
    id: Swift.Int,
    id_str: Swift.String,
    text: Swift.String,
    source: Swift.String,
    truncated: Swift.Bool,
    in_reply_to_status_id: Swift.Int? = nil,
    in_reply_to_status_id_str: Swift.String? = nil,
    in_reply_to_user_id: Swift.Int? = nil,
    in_reply_to_user_id_str: Swift.String? = nil,
    in_reply_to_screen_name: Swift.String? = nil,
    user: TweetUser,
    geo: Swift.String? = nil,
    coordinates: Swift.String? = nil,
    place: Swift.String? = nil,
    contributors: Swift.String? = nil,
    retweet_count: Swift.Int,
    favorite_count: Swift.Int,
    entities: TweetEntities,
    favorited: Swift.Bool,
    retweeted: Swift.Bool,
    possibly_sensitive: Swift.Bool? = nil,
    lang: Swift.String
  ) {
    self.metadata = metadata
    self.created_at = created_at
    self.id = id
    self.id_str = id_str
    self.text = text
    self.source = source
    self.truncated = truncated
    self.in_reply_to_status_id = in_reply_to_status_id
    self.in_reply_to_status_id_str = in_reply_to_status_id_str
    self.in_reply_to_user_id = in_reply_to_user_id
    self.in_reply_to_user_id_str = in_reply_to_user_id_str
    self.in_reply_to_screen_name = in_reply_to_screen_name
    self.user = user
    self.geo = geo
    self.coordinates = coordinates
    self.place = place
    self.contributors = contributors
    self.retweet_count = retweet_count
    self.favorite_count = favorite_count
    self.entities = entities
    self.favorited = favorited
    self.retweeted = retweeted
    self.possibly_sensitive = possibly_sensitive
    self.lang = lang
  }
}

nonisolated public struct TweetSearch: Swift.Sendable, Swift.Hashable {
  public var completed_in: Swift.Double
  public var max_id: Swift.Int
  public var max_id_str: Swift.String
  public var next_results: Swift.String
  public var query: Swift.String
  public var refresh_url: Swift.String
  public var count: Swift.Int
  public var since_id: Swift.Int
  public var since_id_str: Swift.String

  public init(
    completed_in: Swift.Double,
    max_id: Swift.Int,
    max_id_str: Swift.String,
    next_results: Swift.String,
    query: Swift.String,
    refresh_url: Swift.String,
    count: Swift.Int,
    since_id: Swift.Int,
    since_id_str: Swift.String
  ) {
    self.completed_in = completed_in
    self.max_id = max_id
    self.max_id_str = max_id_str
    self.next_results = next_results
    self.query = query
    self.refresh_url = refresh_url
    self.count = count
    self.since_id = since_id
    self.since_id_str = since_id_str
  }
}

// MARK: - Mappings

nonisolated extension Tweets: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: Tweets {
    Tweets(statuses: [], search_metadata: TweetSearch._kvPlaceholder)
  }

  public static var _kvOutline: Swift.StaticString? { "[o1:statuses\to2:search_metadata\no3:metadata\ts:created_at\ti:id\ts:id_str\ts:text\ts:source\tb:truncated\ti:in_reply_to_status_id\ts:in_reply_to_status_id_str\ti:in_reply_to_user_id\ts:in_reply_to_user_id_str\ts:in_reply_to_screen_name\to4:user\ts:geo\ts:coordinates\ts:place\ts:contributors\ti:retweet_count\ti:favorite_count\to5:entities\tb:favorited\tb:retweeted\ts:lang\to6:retweeted_status\tb:possibly_sensitive\nr:completed_in\ti:max_id\ts:max_id_str\ts:next_results\ts:query\ts:refresh_url\ti:count\ti:since_id\ts:since_id_str\ns:result_type\ts:iso_language_code\ni:id\ts:id_str\ts:name\ts:screen_name\ts:location\ts:description\ts:url\to7:entities\tb:protected\ti:followers_count\ti:friends_count\ti:listed_count\ts:created_at\ti:favourites_count\ti:utc_offset\ts:time_zone\tb:geo_enabled\tb:verified\ti:statuses_count\ts:lang\tb:contributors_enabled\tb:is_translator\tb:is_translation_enabled\ts:profile_background_color\ts:profile_background_image_url\ts:profile_background_image_url_https\tb:profile_background_tile\ts:profile_image_url\ts:profile_image_url_https\ts:profile_banner_url\ts:profile_link_color\ts:profile_sidebar_border_color\ts:profile_sidebar_fill_color\ts:profile_text_color\tb:profile_use_background_image\tb:default_profile\tb:default_profile_image\tb:following\tb:follow_request_sent\tb:notifications\n[o8:hashtags\t[s:symbols\t[o9:urls\t[o10:user_mentions\t[o11:media\no3:metadata\ts:created_at\ti:id\ts:id_str\ts:text\ts:source\tb:truncated\ti:in_reply_to_status_id\ts:in_reply_to_status_id_str\ti:in_reply_to_user_id\ts:in_reply_to_user_id_str\ts:in_reply_to_screen_name\to4:user\ts:geo\ts:coordinates\ts:place\ts:contributors\ti:retweet_count\ti:favorite_count\to5:entities\tb:favorited\tb:retweeted\tb:possibly_sensitive\ts:lang\no12:description\to12:url\ns:text\t[i:indices\ns:url\ts:expanded_url\ts:display_url\t[i:indices\ns:screen_name\ts:name\ti:id\ts:id_str\t[i:indices\ni:id\ts:id_str\t[i:indices\ts:media_url\ts:media_url_https\ts:url\ts:display_url\ts:expanded_url\ts:type\to13:sizes\ti:source_status_id\ts:source_status_id_str\n[o9:urls\no14:medium\to14:small\to14:thumb\to14:large\ni:w\ti:h\ts:resize" }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Tweets, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.array(into: &out.statuses)  // statuses
      case 1: kv.object(into: &out.search_metadata, updating: updating)  // search_metadata
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"statuses\":", self.statuses)
    kv.key("\"search_metadata\":"); try self.search_metadata._kvEncode(&kv)
    kv.endObject()
  }
}

nonisolated extension Tweet: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: Tweet {
    Tweet(metadata: TweetMetadata._kvPlaceholder, created_at: "", id: 0, id_str: "", text: "", source: "", truncated: false, user: TweetUser._kvPlaceholder, retweet_count: 0, favorite_count: 0, entities: TweetEntities._kvPlaceholder, favorited: false, retweeted: false, lang: "")
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Tweet, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.object(into: &out.metadata, updating: updating)  // metadata
      case 1: kv.string(into: &out.created_at)  // created_at
      case 2: kv.int(into: &out.id)  // id
      case 3: kv.string(into: &out.id_str)  // id_str
      case 4: kv.string(into: &out.text)  // text
      case 5: kv.string(into: &out.source)  // source
      case 6: kv.bool(into: &out.truncated)  // truncated
      case 7: kv.int(orNil: &out.in_reply_to_status_id)  // in_reply_to_status_id
      case 8: kv.string(orNil: &out.in_reply_to_status_id_str)  // in_reply_to_status_id_str
      case 9: kv.int(orNil: &out.in_reply_to_user_id)  // in_reply_to_user_id
      case 10: kv.string(orNil: &out.in_reply_to_user_id_str)  // in_reply_to_user_id_str
      case 11: kv.string(orNil: &out.in_reply_to_screen_name)  // in_reply_to_screen_name
      case 12: kv.object(into: &out.user, updating: updating)  // user
      case 13: kv.string(orNil: &out.geo)  // geo
      case 14: kv.string(orNil: &out.coordinates)  // coordinates
      case 15: kv.string(orNil: &out.place)  // place
      case 16: kv.string(orNil: &out.contributors)  // contributors
      case 17: kv.int(into: &out.retweet_count)  // retweet_count
      case 18: kv.int(into: &out.favorite_count)  // favorite_count
      case 19: kv.object(into: &out.entities, updating: updating)  // entities
      case 20: kv.bool(into: &out.favorited)  // favorited
      case 21: kv.bool(into: &out.retweeted)  // retweeted
      case 22: kv.string(into: &out.lang)  // lang
      case 23: kv.object(orNil: &out.retweeted_status, updating: updating)  // retweeted_status
      case 24: kv.bool(orNil: &out.possibly_sensitive)  // possibly_sensitive
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  @inline(never)
  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"metadata\":"); try self.metadata._kvEncode(&kv)
    kv.string("\"created_at\":", self.created_at)
    kv.int("\"id\":", self.id)
    kv.string("\"id_str\":", self.id_str)
    kv.string("\"text\":", self.text)
    kv.string("\"source\":", self.source)
    kv.bool("\"truncated\":", self.truncated)
    kv.int("\"in_reply_to_status_id\":", ifPresent: self.in_reply_to_status_id)
    kv.string("\"in_reply_to_status_id_str\":", ifPresent: self.in_reply_to_status_id_str)
    kv.int("\"in_reply_to_user_id\":", ifPresent: self.in_reply_to_user_id)
    kv.string("\"in_reply_to_user_id_str\":", ifPresent: self.in_reply_to_user_id_str)
    kv.string("\"in_reply_to_screen_name\":", ifPresent: self.in_reply_to_screen_name)
    kv.key("\"user\":"); try self.user._kvEncode(&kv)
    kv.string("\"geo\":", ifPresent: self.geo)
    kv.string("\"coordinates\":", ifPresent: self.coordinates)
    kv.string("\"place\":", ifPresent: self.place)
    kv.string("\"contributors\":", ifPresent: self.contributors)
    kv.int("\"retweet_count\":", self.retweet_count)
    kv.int("\"favorite_count\":", self.favorite_count)
    kv.key("\"entities\":"); try self.entities._kvEncode(&kv)
    kv.bool("\"favorited\":", self.favorited)
    kv.bool("\"retweeted\":", self.retweeted)
    kv.string("\"lang\":", self.lang)
    if let value = self.retweeted_status { kv.key("\"retweeted_status\":"); try value._kvEncode(&kv) }
    kv.bool("\"possibly_sensitive\":", ifPresent: self.possibly_sensitive)
    kv.endObject()
  }
}

nonisolated extension TweetMetadata: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: TweetMetadata {
    TweetMetadata(result_type: "", iso_language_code: "")
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout TweetMetadata, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.result_type)  // result_type
      case 1: kv.string(into: &out.iso_language_code)  // iso_language_code
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"result_type\":", self.result_type)
    kv.string("\"iso_language_code\":", self.iso_language_code)
    kv.endObject()
  }
}

nonisolated extension TweetUser: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: TweetUser {
    TweetUser(id: 0, id_str: "", name: "", screen_name: "", location: "", description: "", entities: UserEntities._kvPlaceholder, protected: false, followers_count: 0, friends_count: 0, listed_count: 0, created_at: "", favourites_count: 0, geo_enabled: false, verified: false, statuses_count: 0, lang: "", contributors_enabled: false, is_translator: false, is_translation_enabled: false, profile_background_color: "", profile_background_image_url: "", profile_background_image_url_https: "", profile_background_tile: false, profile_image_url: "", profile_image_url_https: "", profile_link_color: "", profile_sidebar_border_color: "", profile_sidebar_fill_color: "", profile_text_color: "", profile_use_background_image: false, default_profile: false, default_profile_image: false, following: false, follow_request_sent: false, notifications: false)
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout TweetUser, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.id)  // id
      case 1: kv.string(into: &out.id_str)  // id_str
      case 2: kv.string(into: &out.name)  // name
      case 3: kv.string(into: &out.screen_name)  // screen_name
      case 4: kv.string(into: &out.location)  // location
      case 5: kv.string(into: &out.description)  // description
      case 6: kv.string(orNil: &out.url)  // url
      case 7: kv.object(into: &out.entities, updating: updating)  // entities
      case 8: kv.bool(into: &out.protected)  // protected
      case 9: kv.int(into: &out.followers_count)  // followers_count
      case 10: kv.int(into: &out.friends_count)  // friends_count
      case 11: kv.int(into: &out.listed_count)  // listed_count
      case 12: kv.string(into: &out.created_at)  // created_at
      case 13: kv.int(into: &out.favourites_count)  // favourites_count
      case 14: kv.int(orNil: &out.utc_offset)  // utc_offset
      case 15: kv.string(orNil: &out.time_zone)  // time_zone
      case 16: kv.bool(into: &out.geo_enabled)  // geo_enabled
      case 17: kv.bool(into: &out.verified)  // verified
      case 18: kv.int(into: &out.statuses_count)  // statuses_count
      case 19: kv.string(into: &out.lang)  // lang
      case 20: kv.bool(into: &out.contributors_enabled)  // contributors_enabled
      case 21: kv.bool(into: &out.is_translator)  // is_translator
      case 22: kv.bool(into: &out.is_translation_enabled)  // is_translation_enabled
      case 23: kv.string(into: &out.profile_background_color)  // profile_background_color
      case 24: kv.string(into: &out.profile_background_image_url)  // profile_background_image_url
      case 25: kv.string(into: &out.profile_background_image_url_https)  // profile_background_image_url_https
      case 26: kv.bool(into: &out.profile_background_tile)  // profile_background_tile
      case 27: kv.string(into: &out.profile_image_url)  // profile_image_url
      case 28: kv.string(into: &out.profile_image_url_https)  // profile_image_url_https
      case 29: kv.string(orNil: &out.profile_banner_url)  // profile_banner_url
      case 30: kv.string(into: &out.profile_link_color)  // profile_link_color
      case 31: kv.string(into: &out.profile_sidebar_border_color)  // profile_sidebar_border_color
      case 32: kv.string(into: &out.profile_sidebar_fill_color)  // profile_sidebar_fill_color
      case 33: kv.string(into: &out.profile_text_color)  // profile_text_color
      case 34: kv.bool(into: &out.profile_use_background_image)  // profile_use_background_image
      case 35: kv.bool(into: &out.default_profile)  // default_profile
      case 36: kv.bool(into: &out.default_profile_image)  // default_profile_image
      case 37: kv.bool(into: &out.following)  // following
      case 38: kv.bool(into: &out.follow_request_sent)  // follow_request_sent
      case 39: kv.bool(into: &out.notifications)  // notifications
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  @inline(never)
  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.string("\"id_str\":", self.id_str)
    kv.string("\"name\":", self.name)
    kv.string("\"screen_name\":", self.screen_name)
    kv.string("\"location\":", self.location)
    kv.string("\"description\":", self.description)
    kv.string("\"url\":", ifPresent: self.url)
    kv.key("\"entities\":"); try self.entities._kvEncode(&kv)
    kv.bool("\"protected\":", self.protected)
    kv.int("\"followers_count\":", self.followers_count)
    kv.int("\"friends_count\":", self.friends_count)
    kv.int("\"listed_count\":", self.listed_count)
    kv.string("\"created_at\":", self.created_at)
    kv.int("\"favourites_count\":", self.favourites_count)
    kv.int("\"utc_offset\":", ifPresent: self.utc_offset)
    kv.string("\"time_zone\":", ifPresent: self.time_zone)
    kv.bool("\"geo_enabled\":", self.geo_enabled)
    kv.bool("\"verified\":", self.verified)
    kv.int("\"statuses_count\":", self.statuses_count)
    kv.string("\"lang\":", self.lang)
    kv.bool("\"contributors_enabled\":", self.contributors_enabled)
    kv.bool("\"is_translator\":", self.is_translator)
    kv.bool("\"is_translation_enabled\":", self.is_translation_enabled)
    kv.string("\"profile_background_color\":", self.profile_background_color)
    kv.string("\"profile_background_image_url\":", self.profile_background_image_url)
    kv.string("\"profile_background_image_url_https\":", self.profile_background_image_url_https)
    kv.bool("\"profile_background_tile\":", self.profile_background_tile)
    kv.string("\"profile_image_url\":", self.profile_image_url)
    kv.string("\"profile_image_url_https\":", self.profile_image_url_https)
    kv.string("\"profile_banner_url\":", ifPresent: self.profile_banner_url)
    kv.string("\"profile_link_color\":", self.profile_link_color)
    kv.string("\"profile_sidebar_border_color\":", self.profile_sidebar_border_color)
    kv.string("\"profile_sidebar_fill_color\":", self.profile_sidebar_fill_color)
    kv.string("\"profile_text_color\":", self.profile_text_color)
    kv.bool("\"profile_use_background_image\":", self.profile_use_background_image)
    kv.bool("\"default_profile\":", self.default_profile)
    kv.bool("\"default_profile_image\":", self.default_profile_image)
    kv.bool("\"following\":", self.following)
    kv.bool("\"follow_request_sent\":", self.follow_request_sent)
    kv.bool("\"notifications\":", self.notifications)
    kv.endObject()
  }
}

nonisolated extension UserEntities: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: UserEntities {
    UserEntities(description: EntityURLs._kvPlaceholder)
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout UserEntities, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.object(into: &out.description, updating: updating)  // description
      case 1: kv.object(orNil: &out.url, updating: updating)  // url
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"description\":"); try self.description._kvEncode(&kv)
    if let value = self.url { kv.key("\"url\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension TweetEntities: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: TweetEntities {
    TweetEntities(hashtags: [], symbols: [], urls: [], user_mentions: [])
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout TweetEntities, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.array(into: &out.hashtags)  // hashtags
      case 1: kv.strings(into: &out.symbols)  // symbols
      case 2: kv.array(into: &out.urls)  // urls
      case 3: kv.array(into: &out.user_mentions)  // user_mentions
      case 4: kv.array(orNil: &out.media)  // media
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"hashtags\":", self.hashtags)
    kv.array("\"symbols\":", self.symbols)
    try kv.array("\"urls\":", self.urls)
    try kv.array("\"user_mentions\":", self.user_mentions)
    if let value = self.media { kv.key("\"media\":"); try kv.array(value) }
    kv.endObject()
  }
}

nonisolated extension EntityURLs: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: EntityURLs {
    EntityURLs(urls: [])
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout EntityURLs, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.array(into: &out.urls)  // urls
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"urls\":", self.urls)
    kv.endObject()
  }
}

nonisolated extension EntityURL: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: EntityURL {
    EntityURL(url: "", expanded_url: "", display_url: "", indices: [])
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout EntityURL, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.url)  // url
      case 1: kv.string(into: &out.expanded_url)  // expanded_url
      case 2: kv.string(into: &out.display_url)  // display_url
      case 3: kv.ints(into: &out.indices)  // indices
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"url\":", self.url)
    kv.string("\"expanded_url\":", self.expanded_url)
    kv.string("\"display_url\":", self.display_url)
    kv.array("\"indices\":", self.indices)
    kv.endObject()
  }
}

nonisolated extension Hashtag: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: Hashtag {
    Hashtag(text: "", indices: [])
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Hashtag, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.text)  // text
      case 1: kv.ints(into: &out.indices)  // indices
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"text\":", self.text)
    kv.array("\"indices\":", self.indices)
    kv.endObject()
  }
}

nonisolated extension Mention: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: Mention {
    Mention(screen_name: "", name: "", id: 0, id_str: "", indices: [])
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Mention, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.screen_name)  // screen_name
      case 1: kv.string(into: &out.name)  // name
      case 2: kv.int(into: &out.id)  // id
      case 3: kv.string(into: &out.id_str)  // id_str
      case 4: kv.ints(into: &out.indices)  // indices
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"screen_name\":", self.screen_name)
    kv.string("\"name\":", self.name)
    kv.int("\"id\":", self.id)
    kv.string("\"id_str\":", self.id_str)
    kv.array("\"indices\":", self.indices)
    kv.endObject()
  }
}

nonisolated extension Medium: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: Medium {
    Medium(id: 0, id_str: "", indices: [], media_url: "", media_url_https: "", url: "", display_url: "", expanded_url: "", type: "", sizes: MediumSizes._kvPlaceholder)
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Medium, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.id)  // id
      case 1: kv.string(into: &out.id_str)  // id_str
      case 2: kv.ints(into: &out.indices)  // indices
      case 3: kv.string(into: &out.media_url)  // media_url
      case 4: kv.string(into: &out.media_url_https)  // media_url_https
      case 5: kv.string(into: &out.url)  // url
      case 6: kv.string(into: &out.display_url)  // display_url
      case 7: kv.string(into: &out.expanded_url)  // expanded_url
      case 8: kv.string(into: &out.type)  // type
      case 9: kv.object(into: &out.sizes, updating: updating)  // sizes
      case 10: kv.int(orNil: &out.source_status_id)  // source_status_id
      case 11: kv.string(orNil: &out.source_status_id_str)  // source_status_id_str
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  @inline(never)
  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.string("\"id_str\":", self.id_str)
    kv.array("\"indices\":", self.indices)
    kv.string("\"media_url\":", self.media_url)
    kv.string("\"media_url_https\":", self.media_url_https)
    kv.string("\"url\":", self.url)
    kv.string("\"display_url\":", self.display_url)
    kv.string("\"expanded_url\":", self.expanded_url)
    kv.string("\"type\":", self.type)
    kv.key("\"sizes\":"); try self.sizes._kvEncode(&kv)
    kv.int("\"source_status_id\":", ifPresent: self.source_status_id)
    kv.string("\"source_status_id_str\":", ifPresent: self.source_status_id_str)
    kv.endObject()
  }
}

nonisolated extension MediumSizes: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: MediumSizes {
    MediumSizes(medium: MediumSize._kvPlaceholder, small: MediumSize._kvPlaceholder, thumb: MediumSize._kvPlaceholder, large: MediumSize._kvPlaceholder)
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout MediumSizes, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.object(into: &out.medium, updating: updating)  // medium
      case 1: kv.object(into: &out.small, updating: updating)  // small
      case 2: kv.object(into: &out.thumb, updating: updating)  // thumb
      case 3: kv.object(into: &out.large, updating: updating)  // large
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"medium\":"); try self.medium._kvEncode(&kv)
    kv.key("\"small\":"); try self.small._kvEncode(&kv)
    kv.key("\"thumb\":"); try self.thumb._kvEncode(&kv)
    kv.key("\"large\":"); try self.large._kvEncode(&kv)
    kv.endObject()
  }
}

nonisolated extension MediumSize: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: MediumSize {
    MediumSize(w: 0, h: 0, resize: "")
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout MediumSize, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.w)  // w
      case 1: kv.int(into: &out.h)  // h
      case 2: kv.string(into: &out.resize)  // resize
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"w\":", self.w)
    kv.int("\"h\":", self.h)
    kv.string("\"resize\":", self.resize)
    kv.endObject()
  }
}

nonisolated extension Retweet: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: Retweet {
    Retweet(metadata: TweetMetadata._kvPlaceholder, created_at: "", id: 0, id_str: "", text: "", source: "", truncated: false, user: TweetUser._kvPlaceholder, retweet_count: 0, favorite_count: 0, entities: TweetEntities._kvPlaceholder, favorited: false, retweeted: false, lang: "")
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Retweet, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.object(into: &out.metadata, updating: updating)  // metadata
      case 1: kv.string(into: &out.created_at)  // created_at
      case 2: kv.int(into: &out.id)  // id
      case 3: kv.string(into: &out.id_str)  // id_str
      case 4: kv.string(into: &out.text)  // text
      case 5: kv.string(into: &out.source)  // source
      case 6: kv.bool(into: &out.truncated)  // truncated
      case 7: kv.int(orNil: &out.in_reply_to_status_id)  // in_reply_to_status_id
      case 8: kv.string(orNil: &out.in_reply_to_status_id_str)  // in_reply_to_status_id_str
      case 9: kv.int(orNil: &out.in_reply_to_user_id)  // in_reply_to_user_id
      case 10: kv.string(orNil: &out.in_reply_to_user_id_str)  // in_reply_to_user_id_str
      case 11: kv.string(orNil: &out.in_reply_to_screen_name)  // in_reply_to_screen_name
      case 12: kv.object(into: &out.user, updating: updating)  // user
      case 13: kv.string(orNil: &out.geo)  // geo
      case 14: kv.string(orNil: &out.coordinates)  // coordinates
      case 15: kv.string(orNil: &out.place)  // place
      case 16: kv.string(orNil: &out.contributors)  // contributors
      case 17: kv.int(into: &out.retweet_count)  // retweet_count
      case 18: kv.int(into: &out.favorite_count)  // favorite_count
      case 19: kv.object(into: &out.entities, updating: updating)  // entities
      case 20: kv.bool(into: &out.favorited)  // favorited
      case 21: kv.bool(into: &out.retweeted)  // retweeted
      case 22: kv.bool(orNil: &out.possibly_sensitive)  // possibly_sensitive
      case 23: kv.string(into: &out.lang)  // lang
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  @inline(never)
  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"metadata\":"); try self.metadata._kvEncode(&kv)
    kv.string("\"created_at\":", self.created_at)
    kv.int("\"id\":", self.id)
    kv.string("\"id_str\":", self.id_str)
    kv.string("\"text\":", self.text)
    kv.string("\"source\":", self.source)
    kv.bool("\"truncated\":", self.truncated)
    kv.int("\"in_reply_to_status_id\":", ifPresent: self.in_reply_to_status_id)
    kv.string("\"in_reply_to_status_id_str\":", ifPresent: self.in_reply_to_status_id_str)
    kv.int("\"in_reply_to_user_id\":", ifPresent: self.in_reply_to_user_id)
    kv.string("\"in_reply_to_user_id_str\":", ifPresent: self.in_reply_to_user_id_str)
    kv.string("\"in_reply_to_screen_name\":", ifPresent: self.in_reply_to_screen_name)
    kv.key("\"user\":"); try self.user._kvEncode(&kv)
    kv.string("\"geo\":", ifPresent: self.geo)
    kv.string("\"coordinates\":", ifPresent: self.coordinates)
    kv.string("\"place\":", ifPresent: self.place)
    kv.string("\"contributors\":", ifPresent: self.contributors)
    kv.int("\"retweet_count\":", self.retweet_count)
    kv.int("\"favorite_count\":", self.favorite_count)
    kv.key("\"entities\":"); try self.entities._kvEncode(&kv)
    kv.bool("\"favorited\":", self.favorited)
    kv.bool("\"retweeted\":", self.retweeted)
    kv.bool("\"possibly_sensitive\":", ifPresent: self.possibly_sensitive)
    kv.string("\"lang\":", self.lang)
    kv.endObject()
  }
}

nonisolated extension TweetSearch: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: TweetSearch {
    TweetSearch(completed_in: 0, max_id: 0, max_id_str: "", next_results: "", query: "", refresh_url: "", count: 0, since_id: 0, since_id_str: "")
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout TweetSearch, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.double(into: &out.completed_in)  // completed_in
      case 1: kv.int(into: &out.max_id)  // max_id
      case 2: kv.string(into: &out.max_id_str)  // max_id_str
      case 3: kv.string(into: &out.next_results)  // next_results
      case 4: kv.string(into: &out.query)  // query
      case 5: kv.string(into: &out.refresh_url)  // refresh_url
      case 6: kv.int(into: &out.count)  // count
      case 7: kv.int(into: &out.since_id)  // since_id
      case 8: kv.string(into: &out.since_id_str)  // since_id_str
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  @inline(never)
  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.double("\"completed_in\":", self.completed_in)
    kv.int("\"max_id\":", self.max_id)
    kv.string("\"max_id_str\":", self.max_id_str)
    kv.string("\"next_results\":", self.next_results)
    kv.string("\"query\":", self.query)
    kv.string("\"refresh_url\":", self.refresh_url)
    kv.int("\"count\":", self.count)
    kv.int("\"since_id\":", self.since_id)
    kv.string("\"since_id_str\":", self.since_id_str)
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Tweets {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.statuses, right.statuses),
      KVMap._kvAreEqual(left.search_metadata, right.search_metadata)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.statuses.hash(into: &hasher)
    self.search_metadata.hash(into: &hasher)
  }
}

nonisolated extension Tweet {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.metadata, right.metadata),
      KVMap._kvAreEqual(left.created_at, right.created_at),
      KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.id_str, right.id_str),
      KVMap._kvAreEqual(left.text, right.text),
      KVMap._kvAreEqual(left.source, right.source),
      KVMap._kvAreEqual(left.truncated, right.truncated),
      KVMap._kvAreEqual(left.in_reply_to_status_id, right.in_reply_to_status_id),
      KVMap._kvAreEqual(left.in_reply_to_status_id_str, right.in_reply_to_status_id_str),
      KVMap._kvAreEqual(left.in_reply_to_user_id, right.in_reply_to_user_id),
      KVMap._kvAreEqual(left.in_reply_to_user_id_str, right.in_reply_to_user_id_str),
      KVMap._kvAreEqual(left.in_reply_to_screen_name, right.in_reply_to_screen_name),
      KVMap._kvAreEqual(left.user, right.user),
      KVMap._kvAreEqual(left.geo, right.geo),
      KVMap._kvAreEqual(left.coordinates, right.coordinates),
      KVMap._kvAreEqual(left.place, right.place),
      KVMap._kvAreEqual(left.contributors, right.contributors),
      KVMap._kvAreEqual(left.retweet_count, right.retweet_count),
      KVMap._kvAreEqual(left.favorite_count, right.favorite_count),
      KVMap._kvAreEqual(left.entities, right.entities),
      KVMap._kvAreEqual(left.favorited, right.favorited),
      KVMap._kvAreEqual(left.retweeted, right.retweeted),
      KVMap._kvAreEqual(left.lang, right.lang),
      KVMap._kvAreEqual(left.retweeted_status, right.retweeted_status),
      KVMap._kvAreEqual(left.possibly_sensitive, right.possibly_sensitive)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.metadata.hash(into: &hasher)
    self.created_at.hash(into: &hasher)
    self.id.hash(into: &hasher)
    self.id_str.hash(into: &hasher)
    self.text.hash(into: &hasher)
    self.source.hash(into: &hasher)
    self.truncated.hash(into: &hasher)
    self.in_reply_to_status_id.hash(into: &hasher)
    self.in_reply_to_status_id_str.hash(into: &hasher)
    self.in_reply_to_user_id.hash(into: &hasher)
    self.in_reply_to_user_id_str.hash(into: &hasher)
    self.in_reply_to_screen_name.hash(into: &hasher)
    self.user.hash(into: &hasher)
    self.geo.hash(into: &hasher)
    self.coordinates.hash(into: &hasher)
    self.place.hash(into: &hasher)
    self.contributors.hash(into: &hasher)
    self.retweet_count.hash(into: &hasher)
    self.favorite_count.hash(into: &hasher)
    self.entities.hash(into: &hasher)
    self.favorited.hash(into: &hasher)
    self.retweeted.hash(into: &hasher)
    self.lang.hash(into: &hasher)
    self.retweeted_status.hash(into: &hasher)
    self.possibly_sensitive.hash(into: &hasher)
  }
}

nonisolated extension TweetMetadata {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.result_type, right.result_type),
      KVMap._kvAreEqual(left.iso_language_code, right.iso_language_code)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.result_type.hash(into: &hasher)
    self.iso_language_code.hash(into: &hasher)
  }
}

nonisolated extension TweetUser {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.id_str, right.id_str),
      KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.screen_name, right.screen_name),
      KVMap._kvAreEqual(left.location, right.location),
      KVMap._kvAreEqual(left.description, right.description),
      KVMap._kvAreEqual(left.url, right.url),
      KVMap._kvAreEqual(left.entities, right.entities),
      KVMap._kvAreEqual(left.protected, right.protected),
      KVMap._kvAreEqual(left.followers_count, right.followers_count),
      KVMap._kvAreEqual(left.friends_count, right.friends_count),
      KVMap._kvAreEqual(left.listed_count, right.listed_count),
      KVMap._kvAreEqual(left.created_at, right.created_at),
      KVMap._kvAreEqual(left.favourites_count, right.favourites_count),
      KVMap._kvAreEqual(left.utc_offset, right.utc_offset),
      KVMap._kvAreEqual(left.time_zone, right.time_zone),
      KVMap._kvAreEqual(left.geo_enabled, right.geo_enabled),
      KVMap._kvAreEqual(left.verified, right.verified),
      KVMap._kvAreEqual(left.statuses_count, right.statuses_count),
      KVMap._kvAreEqual(left.lang, right.lang),
      KVMap._kvAreEqual(left.contributors_enabled, right.contributors_enabled),
      KVMap._kvAreEqual(left.is_translator, right.is_translator),
      KVMap._kvAreEqual(left.is_translation_enabled, right.is_translation_enabled),
      KVMap._kvAreEqual(left.profile_background_color, right.profile_background_color),
      KVMap._kvAreEqual(left.profile_background_image_url, right.profile_background_image_url),
      KVMap._kvAreEqual(left.profile_background_image_url_https, right.profile_background_image_url_https),
      KVMap._kvAreEqual(left.profile_background_tile, right.profile_background_tile),
      KVMap._kvAreEqual(left.profile_image_url, right.profile_image_url),
      KVMap._kvAreEqual(left.profile_image_url_https, right.profile_image_url_https),
      KVMap._kvAreEqual(left.profile_banner_url, right.profile_banner_url),
      KVMap._kvAreEqual(left.profile_link_color, right.profile_link_color),
      KVMap._kvAreEqual(left.profile_sidebar_border_color, right.profile_sidebar_border_color),
      KVMap._kvAreEqual(left.profile_sidebar_fill_color, right.profile_sidebar_fill_color),
      KVMap._kvAreEqual(left.profile_text_color, right.profile_text_color),
      KVMap._kvAreEqual(left.profile_use_background_image, right.profile_use_background_image),
      KVMap._kvAreEqual(left.default_profile, right.default_profile),
      KVMap._kvAreEqual(left.default_profile_image, right.default_profile_image),
      KVMap._kvAreEqual(left.following, right.following),
      KVMap._kvAreEqual(left.follow_request_sent, right.follow_request_sent),
      KVMap._kvAreEqual(left.notifications, right.notifications)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.id_str.hash(into: &hasher)
    self.name.hash(into: &hasher)
    self.screen_name.hash(into: &hasher)
    self.location.hash(into: &hasher)
    self.description.hash(into: &hasher)
    self.url.hash(into: &hasher)
    self.entities.hash(into: &hasher)
    self.protected.hash(into: &hasher)
    self.followers_count.hash(into: &hasher)
    self.friends_count.hash(into: &hasher)
    self.listed_count.hash(into: &hasher)
    self.created_at.hash(into: &hasher)
    self.favourites_count.hash(into: &hasher)
    self.utc_offset.hash(into: &hasher)
    self.time_zone.hash(into: &hasher)
    self.geo_enabled.hash(into: &hasher)
    self.verified.hash(into: &hasher)
    self.statuses_count.hash(into: &hasher)
    self.lang.hash(into: &hasher)
    self.contributors_enabled.hash(into: &hasher)
    self.is_translator.hash(into: &hasher)
    self.is_translation_enabled.hash(into: &hasher)
    self.profile_background_color.hash(into: &hasher)
    self.profile_background_image_url.hash(into: &hasher)
    self.profile_background_image_url_https.hash(into: &hasher)
    self.profile_background_tile.hash(into: &hasher)
    self.profile_image_url.hash(into: &hasher)
    self.profile_image_url_https.hash(into: &hasher)
    self.profile_banner_url.hash(into: &hasher)
    self.profile_link_color.hash(into: &hasher)
    self.profile_sidebar_border_color.hash(into: &hasher)
    self.profile_sidebar_fill_color.hash(into: &hasher)
    self.profile_text_color.hash(into: &hasher)
    self.profile_use_background_image.hash(into: &hasher)
    self.default_profile.hash(into: &hasher)
    self.default_profile_image.hash(into: &hasher)
    self.following.hash(into: &hasher)
    self.follow_request_sent.hash(into: &hasher)
    self.notifications.hash(into: &hasher)
  }
}

nonisolated extension UserEntities {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.description, right.description),
      KVMap._kvAreEqual(left.url, right.url)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.description.hash(into: &hasher)
    self.url.hash(into: &hasher)
  }
}

nonisolated extension TweetEntities {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.hashtags, right.hashtags),
      KVMap._kvAreEqual(left.symbols, right.symbols),
      KVMap._kvAreEqual(left.urls, right.urls),
      KVMap._kvAreEqual(left.user_mentions, right.user_mentions),
      KVMap._kvAreEqual(left.media, right.media)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.hashtags.hash(into: &hasher)
    self.symbols.hash(into: &hasher)
    self.urls.hash(into: &hasher)
    self.user_mentions.hash(into: &hasher)
    self.media.hash(into: &hasher)
  }
}

nonisolated extension EntityURLs {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.urls, right.urls)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.urls.hash(into: &hasher)
  }
}

nonisolated extension EntityURL {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.url, right.url),
      KVMap._kvAreEqual(left.expanded_url, right.expanded_url),
      KVMap._kvAreEqual(left.display_url, right.display_url),
      KVMap._kvAreEqual(left.indices, right.indices)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.url.hash(into: &hasher)
    self.expanded_url.hash(into: &hasher)
    self.display_url.hash(into: &hasher)
    self.indices.hash(into: &hasher)
  }
}

nonisolated extension Hashtag {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.text, right.text),
      KVMap._kvAreEqual(left.indices, right.indices)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.text.hash(into: &hasher)
    self.indices.hash(into: &hasher)
  }
}

nonisolated extension Mention {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.screen_name, right.screen_name),
      KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.id_str, right.id_str),
      KVMap._kvAreEqual(left.indices, right.indices)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.screen_name.hash(into: &hasher)
    self.name.hash(into: &hasher)
    self.id.hash(into: &hasher)
    self.id_str.hash(into: &hasher)
    self.indices.hash(into: &hasher)
  }
}

nonisolated extension Medium {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.id_str, right.id_str),
      KVMap._kvAreEqual(left.indices, right.indices),
      KVMap._kvAreEqual(left.media_url, right.media_url),
      KVMap._kvAreEqual(left.media_url_https, right.media_url_https),
      KVMap._kvAreEqual(left.url, right.url),
      KVMap._kvAreEqual(left.display_url, right.display_url),
      KVMap._kvAreEqual(left.expanded_url, right.expanded_url),
      KVMap._kvAreEqual(left.type, right.type),
      KVMap._kvAreEqual(left.sizes, right.sizes),
      KVMap._kvAreEqual(left.source_status_id, right.source_status_id),
      KVMap._kvAreEqual(left.source_status_id_str, right.source_status_id_str)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.id_str.hash(into: &hasher)
    self.indices.hash(into: &hasher)
    self.media_url.hash(into: &hasher)
    self.media_url_https.hash(into: &hasher)
    self.url.hash(into: &hasher)
    self.display_url.hash(into: &hasher)
    self.expanded_url.hash(into: &hasher)
    self.type.hash(into: &hasher)
    self.sizes.hash(into: &hasher)
    self.source_status_id.hash(into: &hasher)
    self.source_status_id_str.hash(into: &hasher)
  }
}

nonisolated extension MediumSizes {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.medium, right.medium),
      KVMap._kvAreEqual(left.small, right.small),
      KVMap._kvAreEqual(left.thumb, right.thumb),
      KVMap._kvAreEqual(left.large, right.large)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.medium.hash(into: &hasher)
    self.small.hash(into: &hasher)
    self.thumb.hash(into: &hasher)
    self.large.hash(into: &hasher)
  }
}

nonisolated extension MediumSize {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.w, right.w),
      KVMap._kvAreEqual(left.h, right.h),
      KVMap._kvAreEqual(left.resize, right.resize)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.w.hash(into: &hasher)
    self.h.hash(into: &hasher)
    self.resize.hash(into: &hasher)
  }
}

nonisolated extension Retweet {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.metadata, right.metadata),
      KVMap._kvAreEqual(left.created_at, right.created_at),
      KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.id_str, right.id_str),
      KVMap._kvAreEqual(left.text, right.text),
      KVMap._kvAreEqual(left.source, right.source),
      KVMap._kvAreEqual(left.truncated, right.truncated),
      KVMap._kvAreEqual(left.in_reply_to_status_id, right.in_reply_to_status_id),
      KVMap._kvAreEqual(left.in_reply_to_status_id_str, right.in_reply_to_status_id_str),
      KVMap._kvAreEqual(left.in_reply_to_user_id, right.in_reply_to_user_id),
      KVMap._kvAreEqual(left.in_reply_to_user_id_str, right.in_reply_to_user_id_str),
      KVMap._kvAreEqual(left.in_reply_to_screen_name, right.in_reply_to_screen_name),
      KVMap._kvAreEqual(left.user, right.user),
      KVMap._kvAreEqual(left.geo, right.geo),
      KVMap._kvAreEqual(left.coordinates, right.coordinates),
      KVMap._kvAreEqual(left.place, right.place),
      KVMap._kvAreEqual(left.contributors, right.contributors),
      KVMap._kvAreEqual(left.retweet_count, right.retweet_count),
      KVMap._kvAreEqual(left.favorite_count, right.favorite_count),
      KVMap._kvAreEqual(left.entities, right.entities),
      KVMap._kvAreEqual(left.favorited, right.favorited),
      KVMap._kvAreEqual(left.retweeted, right.retweeted),
      KVMap._kvAreEqual(left.possibly_sensitive, right.possibly_sensitive),
      KVMap._kvAreEqual(left.lang, right.lang)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.metadata.hash(into: &hasher)
    self.created_at.hash(into: &hasher)
    self.id.hash(into: &hasher)
    self.id_str.hash(into: &hasher)
    self.text.hash(into: &hasher)
    self.source.hash(into: &hasher)
    self.truncated.hash(into: &hasher)
    self.in_reply_to_status_id.hash(into: &hasher)
    self.in_reply_to_status_id_str.hash(into: &hasher)
    self.in_reply_to_user_id.hash(into: &hasher)
    self.in_reply_to_user_id_str.hash(into: &hasher)
    self.in_reply_to_screen_name.hash(into: &hasher)
    self.user.hash(into: &hasher)
    self.geo.hash(into: &hasher)
    self.coordinates.hash(into: &hasher)
    self.place.hash(into: &hasher)
    self.contributors.hash(into: &hasher)
    self.retweet_count.hash(into: &hasher)
    self.favorite_count.hash(into: &hasher)
    self.entities.hash(into: &hasher)
    self.favorited.hash(into: &hasher)
    self.retweeted.hash(into: &hasher)
    self.possibly_sensitive.hash(into: &hasher)
    self.lang.hash(into: &hasher)
  }
}

nonisolated extension TweetSearch {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.completed_in, right.completed_in),
      KVMap._kvAreEqual(left.max_id, right.max_id),
      KVMap._kvAreEqual(left.max_id_str, right.max_id_str),
      KVMap._kvAreEqual(left.next_results, right.next_results),
      KVMap._kvAreEqual(left.query, right.query),
      KVMap._kvAreEqual(left.refresh_url, right.refresh_url),
      KVMap._kvAreEqual(left.count, right.count),
      KVMap._kvAreEqual(left.since_id, right.since_id),
      KVMap._kvAreEqual(left.since_id_str, right.since_id_str)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.completed_in.hash(into: &hasher)
    self.max_id.hash(into: &hasher)
    self.max_id_str.hash(into: &hasher)
    self.next_results.hash(into: &hasher)
    self.query.hash(into: &hasher)
    self.refresh_url.hash(into: &hasher)
    self.count.hash(into: &hasher)
    self.since_id.hash(into: &hasher)
    self.since_id_str.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Tweets {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{4}\0\u{8}\0\0\0\0\0\u{1}\0statuses\"\0\0\0\0\0\0\0\u{f}\0\0\u{1}\0\0\u{1}\0search_metadata\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Tweets\tTwitter.kvmap\t7
        statuses\t+1\tstatuses
        search_metadata\t+2\tsearch_metadata
        """)
  }
}

nonisolated extension Tweet {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{4}\0\0\0H\0\0\0\0\0\u{1f}\00\0\0\0#\0\0\0.\0\0\0\0\0\t\0\0\0\0\0\0\0+\0D\0\0\0\0\0\0\0\0\0B\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0'\0\u{f}\0\u{1}\0<\0\0\0?\0\0\03\0\0\0\u{12}\0\0\0\0\0\u{1b}\0\0\09\06\0\0\0\0\0\u{b}\0)\0\0\0\u{7}\0\r\0\0\0\u{16}\0\0\0\0\0\0\0\u{8}\0\0\0\0\0\u{1}\0metadata\"\0\0\0\0\0\0\0\n\0\0\u{1}\0\0\u{1}\0created_at\"\0\0\0\0\0\u{2}\0\0\u{2}\0\0\u{1}\0id\"\0\0\0\0\0\u{6}\0\0\u{3}\0\0\u{1}\0id_str\"\0\u{4}\0\0\u{4}\0\0\u{1}\0text\"\0\0\0\u{6}\0\0\u{5}\0\0\u{1}\0source\"\0\t\0\0\u{6}\0\0\u{1}\0truncated\"\0\0\0\0\0\0\u{15}\0\0\u{7}\0\0\0\0in_reply_to_status_id\"\0\0\u{19}\0\0\u{8}\0\0\0\0in_reply_to_status_id_str\"\0\0\0\0\0\0\u{13}\0\0\t\0\0\0\0in_reply_to_user_id\"\0\0\0\0\u{17}\0\0\n\0\0\0\0in_reply_to_user_id_str\"\u{17}\0\0\u{b}\0\0\0\0in_reply_to_screen_name\"\u{4}\0\0\u{c}\0\0\u{1}\0user\"\0\0\0\u{3}\0\0\r\0\0\0\0geo\"\0\0\0\0\u{b}\0\0\u{e}\0\0\0\0coordinates\"\0\0\0\0\u{5}\0\0\u{f}\0\0\0\0place\"\0\0\u{c}\0\0\u{10}\0\0\0\0contributors\"\0\0\0\r\0\0\u{11}\0\0\u{1}\0retweet_count\"\0\0\u{e}\0\0\u{12}\0\0\u{1}\0favorite_count\"\0\u{8}\0\0\u{13}\0\0\u{1}\0entities\"\0\0\0\0\0\0\0\t\0\0\u{14}\0\0\u{1}\0favorited\"\0\0\0\0\0\0\t\0\0\u{15}\0\0\u{1}\0retweeted\"\0\0\0\0\0\0\u{4}\0\0\u{16}\0\0\u{1}\0lang\"\0\0\0\u{10}\0\0\u{17}\0\0\0\0retweeted_status\"\0\0\0\0\0\0\0\u{12}\0\0\u{18}\0\0\0\0possibly_sensitive\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 6, seed: 0x418010a570a924fb, wide: false, full: false, count: 25, required: 14,
      unknown: .ignore, duplicates: .error,
      rules: """
        Tweet\tTwitter.kvmap\t12
        metadata\t+1\tmetadata
        created_at\t+2\tcreated_at
        id\t+3\tid
        id_str\t+4\tid_str
        text\t+5\ttext
        source\t+6\tsource
        truncated\t+7\ttruncated
        in_reply_to_status_id\t+8\tin_reply_to_status_id
        in_reply_to_status_id_str\t+9\tin_reply_to_status_id_str
        in_reply_to_user_id\t+10\tin_reply_to_user_id
        in_reply_to_user_id_str\t+11\tin_reply_to_user_id_str
        in_reply_to_screen_name\t+12\tin_reply_to_screen_name
        user\t+13\tuser
        geo\t+14\tgeo
        coordinates\t+15\tcoordinates
        place\t+16\tplace
        contributors\t+17\tcontributors
        retweet_count\t+18\tretweet_count
        favorite_count\t+19\tfavorite_count
        entities\t+20\tentities
        favorited\t+21\tfavorited
        retweeted\t+22\tretweeted
        lang\t+23\tlang
        retweeted_status\t+24\tretweeted_status
        possibly_sensitive\t+25\tpossibly_sensitive
        """)
  }
}

nonisolated extension TweetMetadata {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{4}\0\0\0\u{1}\0\u{b}\0\0\0\0\0\u{1}\0result_type\"\0\0\0\0\u{11}\0\0\u{1}\0\0\u{1}\0iso_language_code\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        TweetMetadata\tTwitter.kvmap\t40
        result_type\t+1\tresult_type
        iso_language_code\t+2\tiso_language_code
        """)
  }
}

nonisolated extension TweetUser {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\0\04\0\0\0\0\0\0\0h\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0@\0D\0\0\0\u{10}\0\0\0\0\0\0\0\0\0\0\0~\0\0\0\0\0\0\0\0\0\0\0\u{1b}\0\0\0\0\0\0\0\0\0\0\0\0\0\\\0\0\0\u{2}\u{1}\0\0\0\0\0\0\0\0\0\0\r\0\0\0\0\0\0\0\0\0\0\0\0\0\u{12}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{18}\0\u{1e}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0N\0d\07\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0v\0\0\0=\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0(\0\0\0\0\0{\01\0m\0\0\0\0\0\0\0T\0\0\0\0\0`\0\u{3}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\t\u{1}\0\0\0\0\0\0\0\0!\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{15}\0\n\09\0\u{7}\0\0\0\0\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0\0\0\0\0\0\0X\0\0\0$\0\0\0\u{5}\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0.\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0r\0\0\0+\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0I\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{6}\0\0\u{1}\0\0\u{1}\0id_str\"\0\u{4}\0\0\u{2}\0\0\u{1}\0name\"\0\0\0\u{b}\0\0\u{3}\0\0\u{1}\0screen_name\"\0\0\0\0\u{8}\0\0\u{4}\0\0\u{1}\0location\"\0\0\0\0\0\0\0\u{b}\0\0\u{5}\0\0\u{1}\0description\"\0\0\0\0\u{3}\0\0\u{6}\0\0\0\0url\"\0\0\0\0\u{8}\0\0\u{7}\0\0\u{1}\0entities\"\0\0\0\0\0\0\0\t\0\0\u{8}\0\0\u{1}\0protected\"\0\0\0\0\0\0\u{f}\0\0\t\0\0\u{1}\0followers_count\"\r\0\0\n\0\0\u{1}\0friends_count\"\0\0\u{c}\0\0\u{b}\0\0\u{1}\0listed_count\"\0\0\0\n\0\0\u{c}\0\0\u{1}\0created_at\"\0\0\0\0\0\u{10}\0\0\r\0\0\u{1}\0favourites_count\"\0\0\0\0\0\0\0\n\0\0\u{e}\0\0\0\0utc_offset\"\0\0\0\0\0\t\0\0\u{f}\0\0\0\0time_zone\"\0\0\0\0\0\0\u{b}\0\0\u{10}\0\0\u{1}\0geo_enabled\"\0\0\0\0\u{8}\0\0\u{11}\0\0\u{1}\0verified\"\0\0\0\0\0\0\0\u{e}\0\0\u{12}\0\0\u{1}\0statuses_count\"\0\u{4}\0\0\u{13}\0\0\u{1}\0lang\"\0\0\0\u{14}\0\0\u{14}\0\0\u{1}\0contributors_enabled\"\0\0\0\r\0\0\u{15}\0\0\u{1}\0is_translator\"\0\0\u{16}\0\0\u{16}\0\0\u{1}\0is_translation_enabled\"\0\u{18}\0\0\u{17}\0\0\u{1}\0profile_background_color\"\0\0\0\0\0\0\0\u{1c}\0\0\u{18}\0\0\u{1}\0profile_background_image_url\"\0\0\0\"\0\0\u{19}\0\0\u{1}\0profile_background_image_url_https\"\0\0\0\0\0\u{17}\0\0\u{1a}\0\0\u{1}\0profile_background_tile\"\u{11}\0\0\u{1b}\0\0\u{1}\0profile_image_url\"\0\0\0\0\0\0\u{17}\0\0\u{1c}\0\0\u{1}\0profile_image_url_https\"\u{12}\0\0\u{1d}\0\0\0\0profile_banner_url\"\0\0\0\0\0\u{12}\0\0\u{1e}\0\0\u{1}\0profile_link_color\"\0\0\0\0\0\u{1c}\0\0\u{1f}\0\0\u{1}\0profile_sidebar_border_color\"\0\0\0\u{1a}\0\0 \0\0\u{1}\0profile_sidebar_fill_color\"\0\0\0\0\0\u{12}\0\0!\0\0\u{1}\0profile_text_color\"\0\0\0\0\0\u{1c}\0\0\"\0\0\u{1}\0profile_use_background_image\"\0\0\0\u{f}\0\0#\0\0\u{1}\0default_profile\"\u{15}\0\0$\0\0\u{1}\0default_profile_image\"\0\0\t\0\0%\0\0\u{1}\0following\"\0\0\0\0\0\0\u{13}\0\0&\0\0\u{1}\0follow_request_sent\"\0\0\0\0\r\0\0'\0\0\u{1}\0notifications\"\0\0\0\0\0\0\0\0\0\0",
      bits: 8, seed: 0xedf5f1d90dca2f6b, wide: false, full: false, count: 40, required: 36,
      unknown: .ignore, duplicates: .error,
      rules: """
        TweetUser\tTwitter.kvmap\t45
        id\t+1\tid
        id_str\t+2\tid_str
        name\t+3\tname
        screen_name\t+4\tscreen_name
        location\t+5\tlocation
        description\t+6\tdescription
        url\t+7\turl
        entities\t+8\tentities
        protected\t+9\tprotected
        followers_count\t+10\tfollowers_count
        friends_count\t+11\tfriends_count
        listed_count\t+12\tlisted_count
        created_at\t+13\tcreated_at
        favourites_count\t+14\tfavourites_count
        utc_offset\t+15\tutc_offset
        time_zone\t+16\ttime_zone
        geo_enabled\t+17\tgeo_enabled
        verified\t+18\tverified
        statuses_count\t+19\tstatuses_count
        lang\t+20\tlang
        contributors_enabled\t+21\tcontributors_enabled
        is_translator\t+22\tis_translator
        is_translation_enabled\t+23\tis_translation_enabled
        profile_background_color\t+24\tprofile_background_color
        profile_background_image_url\t+25\tprofile_background_image_url
        profile_background_image_url_https\t+26\tprofile_background_image_url_https
        profile_background_tile\t+27\tprofile_background_tile
        profile_image_url\t+28\tprofile_image_url
        profile_image_url_https\t+29\tprofile_image_url_https
        profile_banner_url\t+30\tprofile_banner_url
        profile_link_color\t+31\tprofile_link_color
        profile_sidebar_border_color\t+32\tprofile_sidebar_border_color
        profile_sidebar_fill_color\t+33\tprofile_sidebar_fill_color
        profile_text_color\t+34\tprofile_text_color
        profile_use_background_image\t+35\tprofile_use_background_image
        default_profile\t+36\tdefault_profile
        default_profile_image\t+37\tdefault_profile_image
        following\t+38\tfollowing
        follow_request_sent\t+39\tfollow_request_sent
        notifications\t+40\tnotifications
        """)
  }
}

nonisolated extension UserEntities {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{4}\0\0\0\u{b}\0\0\0\0\0\u{1}\0description\"\0\0\0\0\u{3}\0\0\u{1}\0\0\0\0url\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        UserEntities\tTwitter.kvmap\t88
        description\t+1\tdescription
        url\t+2\turl
        """)
  }
}

nonisolated extension TweetEntities {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{6}\0\0\0\u{4}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{b}\0\0\0\0\0\u{8}\0\u{8}\0\0\0\0\0\u{1}\0hashtags\"\0\0\0\0\0\0\0\u{7}\0\0\u{1}\0\0\u{1}\0symbols\"\u{4}\0\0\u{2}\0\0\u{1}\0urls\"\0\0\0\r\0\0\u{3}\0\0\u{1}\0user_mentions\"\0\0\u{5}\0\0\u{4}\0\0\0\0media\"\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 5, required: 4,
      unknown: .ignore, duplicates: .error,
      rules: """
        TweetEntities\tTwitter.kvmap\t93
        hashtags\t+1\thashtags
        symbols\t+2\tsymbols
        urls\t+3\turls
        user_mentions\t+4\tuser_mentions
        media\t+5\tmedia
        """)
  }
}

nonisolated extension EntityURLs {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0urls\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        EntityURLs\tTwitter.kvmap\t101
        urls\t+1\turls
        """)
  }
}

nonisolated extension EntityURL {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\t\0\0\0\u{1}\0\u{3}\0\u{6}\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\u{1}\0url\"\0\0\0\0\u{c}\0\0\u{1}\0\0\u{1}\0expanded_url\"\0\0\0\u{b}\0\0\u{2}\0\0\u{1}\0display_url\"\0\0\0\0\u{7}\0\0\u{3}\0\0\u{1}\0indices\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 4, required: 4,
      unknown: .ignore, duplicates: .error,
      rules: """
        EntityURL\tTwitter.kvmap\t105
        url\t+1\turl
        expanded_url\t+2\texpanded_url
        display_url\t+3\tdisplay_url
        indices\t+4\tindices
        """)
  }
}

nonisolated extension Hashtag {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{3}\0\0\0\u{4}\0\0\0\0\0\u{1}\0text\"\0\0\0\u{7}\0\0\u{1}\0\0\u{1}\0indices\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6c45d188009454f, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Hashtag\tTwitter.kvmap\t112
        text\t+1\ttext
        indices\t+2\tindices
        """)
  }
}

nonisolated extension Mention {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\n\0\0\0\0\0\u{4}\0\u{8}\0\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{6}\0\u{b}\0\0\0\0\0\u{1}\0screen_name\"\0\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0name\"\0\0\0\u{2}\0\0\u{2}\0\0\u{1}\0id\"\0\0\0\0\0\u{6}\0\0\u{3}\0\0\u{1}\0id_str\"\0\u{7}\0\0\u{4}\0\0\u{1}\0indices\"\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 5, required: 5,
      unknown: .ignore, duplicates: .error,
      rules: """
        Mention\tTwitter.kvmap\t117
        screen_name\t+1\tscreen_name
        name\t+2\tname
        id\t+3\tid
        id_str\t+4\tid_str
        indices\t+5\tindices
        """)
  }
}

nonisolated extension Medium {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\r\0\u{19}\0\u{1}\0\u{17}\0\0\0\n\0\0\0\0\0\0\0\0\0\u{7}\0\0\0\u{12}\0\0\0\0\0\0\0\0\0\u{f}\0\u{15}\0\u{1d}\0\u{3}\0\u{5}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{6}\0\0\u{1}\0\0\u{1}\0id_str\"\0\u{7}\0\0\u{2}\0\0\u{1}\0indices\"\t\0\0\u{3}\0\0\u{1}\0media_url\"\0\0\0\0\0\0\u{f}\0\0\u{4}\0\0\u{1}\0media_url_https\"\u{3}\0\0\u{5}\0\0\u{1}\0url\"\0\0\0\0\u{b}\0\0\u{6}\0\0\u{1}\0display_url\"\0\0\0\0\u{c}\0\0\u{7}\0\0\u{1}\0expanded_url\"\0\0\0\u{4}\0\0\u{8}\0\0\u{1}\0type\"\0\0\0\u{5}\0\0\t\0\0\u{1}\0sizes\"\0\0\u{10}\0\0\n\0\0\0\0source_status_id\"\0\0\0\0\0\0\0\u{14}\0\0\u{b}\0\0\0\0source_status_id_str\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0xb54e0f1600cc4d19, wide: false, full: false, count: 12, required: 10,
      unknown: .ignore, duplicates: .error,
      rules: """
        Medium\tTwitter.kvmap\t125
        id\t+1\tid
        id_str\t+2\tid_str
        indices\t+3\tindices
        media_url\t+4\tmedia_url
        media_url_https\t+5\tmedia_url_https
        url\t+6\turl
        display_url\t+7\tdisplay_url
        expanded_url\t+8\texpanded_url
        type\t+9\ttype
        sizes\t+10\tsizes
        source_status_id\t+11\tsource_status_id
        source_status_id_str\t+12\tsource_status_id_str
        """)
  }
}

nonisolated extension MediumSizes {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\0\0\u{1}\0\u{5}\0\0\0\u{7}\0\u{6}\0\0\0\0\0\u{1}\0medium\"\0\u{5}\0\0\u{1}\0\0\u{1}\0small\"\0\0\u{5}\0\0\u{2}\0\0\u{1}\0thumb\"\0\0\u{5}\0\0\u{3}\0\0\u{1}\0large\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 4, required: 4,
      unknown: .ignore, duplicates: .error,
      rules: """
        MediumSizes\tTwitter.kvmap\t140
        medium\t+1\tmedium
        small\t+2\tsmall
        thumb\t+3\tthumb
        large\t+4\tlarge
        """)
  }
}

nonisolated extension MediumSize {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{3}\0\u{1}\0\u{5}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\u{1}\0w\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\u{1}\0h\"\0\0\0\0\0\0\u{6}\0\0\u{2}\0\0\u{1}\0resize\"\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        MediumSize\tTwitter.kvmap\t147
        w\t+1\tw
        h\t+2\th
        resize\t+3\tresize
        """)
  }
}

nonisolated extension Retweet {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{4}\0\0\0B\0\0\0\0\0\u{1f}\00\0\0\0#\0\0\0.\0\0\0\0\0\t\0\0\0\0\0\0\0+\0\0\0\0\0\0\0\0\0\0\0F\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0'\0\u{f}\0\u{1}\0<\0\0\0?\0\0\03\0\0\0\u{12}\0\0\0\0\0\u{1b}\0\0\09\06\0\0\0\0\0\u{b}\0)\0\0\0\u{7}\0\r\0\0\0\u{16}\0\0\0\0\0\0\0\u{8}\0\0\0\0\0\u{1}\0metadata\"\0\0\0\0\0\0\0\n\0\0\u{1}\0\0\u{1}\0created_at\"\0\0\0\0\0\u{2}\0\0\u{2}\0\0\u{1}\0id\"\0\0\0\0\0\u{6}\0\0\u{3}\0\0\u{1}\0id_str\"\0\u{4}\0\0\u{4}\0\0\u{1}\0text\"\0\0\0\u{6}\0\0\u{5}\0\0\u{1}\0source\"\0\t\0\0\u{6}\0\0\u{1}\0truncated\"\0\0\0\0\0\0\u{15}\0\0\u{7}\0\0\0\0in_reply_to_status_id\"\0\0\u{19}\0\0\u{8}\0\0\0\0in_reply_to_status_id_str\"\0\0\0\0\0\0\u{13}\0\0\t\0\0\0\0in_reply_to_user_id\"\0\0\0\0\u{17}\0\0\n\0\0\0\0in_reply_to_user_id_str\"\u{17}\0\0\u{b}\0\0\0\0in_reply_to_screen_name\"\u{4}\0\0\u{c}\0\0\u{1}\0user\"\0\0\0\u{3}\0\0\r\0\0\0\0geo\"\0\0\0\0\u{b}\0\0\u{e}\0\0\0\0coordinates\"\0\0\0\0\u{5}\0\0\u{f}\0\0\0\0place\"\0\0\u{c}\0\0\u{10}\0\0\0\0contributors\"\0\0\0\r\0\0\u{11}\0\0\u{1}\0retweet_count\"\0\0\u{e}\0\0\u{12}\0\0\u{1}\0favorite_count\"\0\u{8}\0\0\u{13}\0\0\u{1}\0entities\"\0\0\0\0\0\0\0\t\0\0\u{14}\0\0\u{1}\0favorited\"\0\0\0\0\0\0\t\0\0\u{15}\0\0\u{1}\0retweeted\"\0\0\0\0\0\0\u{12}\0\0\u{16}\0\0\0\0possibly_sensitive\"\0\0\0\0\0\u{4}\0\0\u{17}\0\0\u{1}\0lang\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 6, seed: 0x418010a570a924fb, wide: false, full: false, count: 24, required: 14,
      unknown: .ignore, duplicates: .error,
      rules: """
        Retweet\tTwitter.kvmap\t153
        metadata\t+1\tmetadata
        created_at\t+2\tcreated_at
        id\t+3\tid
        id_str\t+4\tid_str
        text\t+5\ttext
        source\t+6\tsource
        truncated\t+7\ttruncated
        in_reply_to_status_id\t+8\tin_reply_to_status_id
        in_reply_to_status_id_str\t+9\tin_reply_to_status_id_str
        in_reply_to_user_id\t+10\tin_reply_to_user_id
        in_reply_to_user_id_str\t+11\tin_reply_to_user_id_str
        in_reply_to_screen_name\t+12\tin_reply_to_screen_name
        user\t+13\tuser
        geo\t+14\tgeo
        coordinates\t+15\tcoordinates
        place\t+16\tplace
        contributors\t+17\tcontributors
        retweet_count\t+18\tretweet_count
        favorite_count\t+19\tfavorite_count
        entities\t+20\tentities
        favorited\t+21\tfavorited
        retweeted\t+22\tretweeted
        possibly_sensitive\t+23\tpossibly_sensitive
        lang\t+24\tlang
        """)
  }
}

nonisolated extension TweetSearch {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\t\0\0\0\0\0\u{11}\0\0\0\0\0\u{13}\0\0\0\u{c}\0\u{1}\0\0\0\0\0\0\0\0\0\u{4}\0\0\0\u{16}\0\0\0\0\0\0\0\0\0\0\0\0\0\u{e}\0\0\0\u{6}\0\u{c}\0\0\0\0\0\u{1}\0completed_in\"\0\0\0\u{6}\0\0\u{1}\0\0\u{1}\0max_id\"\0\n\0\0\u{2}\0\0\u{1}\0max_id_str\"\0\0\0\0\0\u{c}\0\0\u{3}\0\0\u{1}\0next_results\"\0\0\0\u{5}\0\0\u{4}\0\0\u{1}\0query\"\0\0\u{b}\0\0\u{5}\0\0\u{1}\0refresh_url\"\0\0\0\0\u{5}\0\0\u{6}\0\0\u{1}\0count\"\0\0\u{8}\0\0\u{7}\0\0\u{1}\0since_id\"\0\0\0\0\0\0\0\u{c}\0\0\u{8}\0\0\u{1}\0since_id_str\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 9, required: 9,
      unknown: .ignore, duplicates: .error,
      rules: """
        TweetSearch\tTwitter.kvmap\t180
        completed_in\t+1\tcompleted_in
        max_id\t+2\tmax_id
        max_id_str\t+3\tmax_id_str
        next_results\t+4\tnext_results
        query\t+5\tquery
        refresh_url\t+6\trefresh_url
        count\t+7\tcount
        since_id\t+8\tsince_id
        since_id_str\t+9\tsince_id_str
        """)
  }
}
