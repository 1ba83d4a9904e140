import Foundation

/// The documents of `Twitter.kvmap` as Foundation reads them: the same members, named like the document's keys, so that
/// the synthesised `CodingKeys` are the keys themselves, and nested as in the document.
enum TwitterReference {
  struct SearchResult: Codable, Hashable {
    var statuses: [Status]
    var search_metadata: SearchMetadata
  }

  struct SearchMetadata: Codable, Hashable {
    var completed_in: Double
    var max_id: Int64
    var max_id_str: String
    var next_results: String?
    var query: String
    var refresh_url: String
    var count: Int
    var since_id: Int64
    var since_id_str: String
  }

  struct Status: Codable, Hashable {
    var metadata: Metadata
    var created_at: Date
    var id: Int64
    var id_str: String
    var text: String
    var source: String
    var truncated: Bool
    var in_reply_to_status_id: Int64?
    var in_reply_to_status_id_str: String?
    var in_reply_to_user_id: Int64?
    var in_reply_to_user_id_str: String?
    var in_reply_to_screen_name: String?
    var user: TwitterUser
    var geo: [String: JSONTree]?
    var coordinates: [String: JSONTree]?
    var place: [String: JSONTree]?
    var contributors: JSONTree?
    var retweeted_status: RetweetedStatus?
    var retweet_count: Int
    var favorite_count: Int
    var entities: StatusEntities
    var favorited: Bool
    var retweeted: Bool
    var lang: String
    var possibly_sensitive: Bool?
  }

  struct RetweetedStatus: Codable, Hashable {
    var metadata: Metadata
    var created_at: Date
    var id: Int64
    var id_str: String
    var text: String
    var source: String
    var truncated: Bool
    var in_reply_to_status_id: Int64?
    var in_reply_to_status_id_str: String?
    var in_reply_to_user_id: Int64?
    var in_reply_to_user_id_str: String?
    var in_reply_to_screen_name: String?
    var user: TwitterUser
    var geo: [String: JSONTree]?
    var coordinates: [String: JSONTree]?
    var place: [String: JSONTree]?
    var contributors: JSONTree?
    var retweet_count: Int
    var favorite_count: Int
    var entities: StatusEntities
    var favorited: Bool
    var retweeted: Bool
    var possibly_sensitive: Bool?
    var lang: String
  }

  struct TwitterUser: Codable, Hashable {
    var id: Int64
    var id_str: String
    var name: String
    var screen_name: String
    var location: String
    var description: String
    var url: URL?
    var entities: UserEntities
    var protected: Bool
    var followers_count: Int
    var friends_count: Int
    var listed_count: Int
    var created_at: Date
    var favourites_count: Int
    var utc_offset: Int?
    var time_zone: String?
    var geo_enabled: Bool
    var verified: Bool
    var statuses_count: Int
    var lang: String
    var contributors_enabled: Bool
    var is_translator: Bool
    var is_translation_enabled: Bool
    var profile_background_color: String
    var profile_background_image_url: URL
    var profile_background_image_url_https: URL
    var profile_background_tile: Bool
    var profile_image_url: URL
    var profile_image_url_https: URL
    var profile_banner_url: URL?
    var profile_link_color: String
    var profile_sidebar_border_color: String
    var profile_sidebar_fill_color: String
    var profile_text_color: String
    var profile_use_background_image: Bool
    var default_profile: Bool
    var default_profile_image: Bool
    var following: Bool
    var follow_request_sent: Bool
    var notifications: Bool
  }

  struct Metadata: Codable, Hashable {
    var result_type: String
    var iso_language_code: String
  }

  struct UserEntities: Codable, Hashable {
    var url: OptionalLinks?
    var description: Links

    /// The mapping has a single optional for the path `entities.url.urls`, so an empty object on the path makes no
    /// difference.
    static func == (left: UserEntities, right: UserEntities) -> Bool {
      left.url?.urls == right.url?.urls && left.description == right.description
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(url?.urls)
      hasher.combine(description)
    }
  }

  struct OptionalLinks: Codable, Hashable {
    var urls: [Link]?
  }

  struct Links: Codable, Hashable {
    var urls: [Link]
  }

  struct StatusEntities: Codable, Hashable {
    var hashtags: [Hashtag]
    var symbols: [Hashtag]
    var urls: [Link]
    var user_mentions: [UserMention]
    var media: [Media]?
  }

  struct Hashtag: Codable, Hashable {
    var text: String
    var indices: [Int]
  }

  struct Link: Codable, Hashable {
    var url: URL
    var expanded_url: URL
    var display_url: String
    var indices: [Int]
  }

  struct UserMention: Codable, Hashable {
    var screen_name: String
    var name: String
    var id: Int64
    var id_str: String
    var indices: [Int]
  }

  struct Media: Codable, Hashable {
    var id: Int64
    var id_str: String
    var indices: [Int]
    var media_url: URL
    var media_url_https: URL
    var url: URL
    var display_url: String
    var expanded_url: URL
    var type: String
    var sizes: [String: MediaSize]
    var source_status_id: Int64?
    var source_status_id_str: String?
  }

  struct MediaSize: Codable, Hashable {
    var w: Int
    var h: Int
    var resize: String
  }
}

extension TwitterReference {
  /// `Sat Apr 14 00:20:07 +0000 2012`
  private static var dates: DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "EEE MMM dd HH:mm:ss ZZZZ yyyy"
    return formatter
  }

  static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .formatted(dates)
    return decoder
  }

  static var encoder: JSONEncoder {
    let formatter = dates
    formatter.dateFormat = "EEE MMM dd HH:mm:ss xx yyyy"
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .formatted(formatter)
    return encoder
  }
}
