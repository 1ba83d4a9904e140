// Every member of a Twitter search response, named as in the document.

public struct Tweets: Codable, Hashable, Sendable {
  public var statuses: [Tweet]
  public var search_metadata: TweetSearch
}

public struct Tweet: Codable, Hashable, Sendable {
  public var metadata: TweetMetadata
  public var created_at: String
  public var id: Int
  public var id_str: String
  public var text: String
  public var source: String
  public var truncated: Bool
  public var in_reply_to_status_id: Int?
  public var in_reply_to_status_id_str: String?
  public var in_reply_to_user_id: Int?
  public var in_reply_to_user_id_str: String?
  public var in_reply_to_screen_name: String?
  public var user: TweetUser
  public var geo: String?
  public var coordinates: String?
  public var place: String?
  public var contributors: String?
  public var retweet_count: Int
  public var favorite_count: Int
  public var entities: TweetEntities
  public var favorited: Bool
  public var retweeted: Bool
  public var lang: String
  public var retweeted_status: Retweet?
  public var possibly_sensitive: Bool?
}

public struct TweetMetadata: Codable, Hashable, Sendable {
  public var result_type: String
  public var iso_language_code: String
}

public struct TweetUser: Codable, Hashable, Sendable {
  public var id: Int
  public var id_str: String
  public var name: String
  public var screen_name: String
  public var location: String
  public var description: String
  public var url: String?
  public var entities: UserEntities
  public var `protected`: Bool
  public var followers_count: Int
  public var friends_count: Int
  public var listed_count: Int
  public var created_at: String
  public var favourites_count: Int
  public var utc_offset: Int?
  public var time_zone: String?
  public var geo_enabled: Bool
  public var verified: Bool
  public var statuses_count: Int
  public var lang: String
  public var contributors_enabled: Bool
  public var is_translator: Bool
  public var is_translation_enabled: Bool
  public var profile_background_color: String
  public var profile_background_image_url: String
  public var profile_background_image_url_https: String
  public var profile_background_tile: Bool
  public var profile_image_url: String
  public var profile_image_url_https: String
  public var profile_banner_url: String?
  public var profile_link_color: String
  public var profile_sidebar_border_color: String
  public var profile_sidebar_fill_color: String
  public var profile_text_color: String
  public var profile_use_background_image: Bool
  public var default_profile: Bool
  public var default_profile_image: Bool
  public var following: Bool
  public var follow_request_sent: Bool
  public var notifications: Bool
}

public struct UserEntities: Codable, Hashable, Sendable {
  public var description: EntityURLs
  public var url: EntityURLs?
}

public struct TweetEntities: Codable, Hashable, Sendable {
  public var hashtags: [Hashtag]
  public var symbols: [String]
  public var urls: [EntityURL]
  public var user_mentions: [Mention]
  public var media: [Medium]?
}

public struct EntityURLs: Codable, Hashable, Sendable {
  public var urls: [EntityURL]
}

public struct EntityURL: Codable, Hashable, Sendable {
  public var url: String
  public var expanded_url: String
  public var display_url: String
  public var indices: [Int]
}

public struct Hashtag: Codable, Hashable, Sendable {
  public var text: String
  public var indices: [Int]
}

public struct Mention: Codable, Hashable, Sendable {
  public var screen_name: String
  public var name: String
  public var id: Int
  public var id_str: String
  public var indices: [Int]
}

public struct Medium: Codable, Hashable, Sendable {
  public var id: Int
  public var id_str: String
  public var indices: [Int]
  public var media_url: String
  public var media_url_https: String
  public var url: String
  public var display_url: String
  public var expanded_url: String
  public var type: String
  public var sizes: MediumSizes
  public var source_status_id: Int?
  public var source_status_id_str: String?
}

public struct MediumSizes: Codable, Hashable, Sendable {
  public var medium: MediumSize
  public var small: MediumSize
  public var thumb: MediumSize
  public var large: MediumSize
}

public struct MediumSize: Codable, Hashable, Sendable {
  public var w: Int
  public var h: Int
  public var resize: String
}

public struct Retweet: Codable, Hashable, Sendable {
  public var metadata: TweetMetadata
  public var created_at: String
  public var id: Int
  public var id_str: String
  public var text: String
  public var source: String
  public var truncated: Bool
  public var in_reply_to_status_id: Int?
  public var in_reply_to_status_id_str: String?
  public var in_reply_to_user_id: Int?
  public var in_reply_to_user_id_str: String?
  public var in_reply_to_screen_name: String?
  public var user: TweetUser
  public var geo: String?
  public var coordinates: String?
  public var place: String?
  public var contributors: String?
  public var retweet_count: Int
  public var favorite_count: Int
  public var entities: TweetEntities
  public var favorited: Bool
  public var retweeted: Bool
  public var possibly_sensitive: Bool?
  public var lang: String
}

public struct TweetSearch: Codable, Hashable, Sendable {
  public var completed_in: Double
  public var max_id: Int
  public var max_id_str: String
  public var next_results: String
  public var query: String
  public var refresh_url: String
  public var count: Int
  public var since_id: Int
  public var since_id_str: String
}
