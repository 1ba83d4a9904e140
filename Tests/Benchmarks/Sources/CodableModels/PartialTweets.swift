// The members that simdjson's "partial tweets" benchmark extracts from a Twitter search response; the rest is skipped.

public struct PartialTweets: Codable, Hashable, Sendable {
  public var statuses: [PartialTweet]
}

public struct PartialTweet: Codable, Hashable, Sendable {
  public var created_at: String
  public var id: Int
  public var text: String
  public var in_reply_to_status_id: Int?
  public var user: PartialUser
  public var retweet_count: Int
  public var favorite_count: Int
}

public struct PartialUser: Codable, Hashable, Sendable {
  public var id: Int
  public var screen_name: String
}
