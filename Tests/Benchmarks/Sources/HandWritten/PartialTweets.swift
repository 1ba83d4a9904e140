@_spi(Generated) public import KVMap

/// Equivalent to `Workloads.PartialTweets`, read by a handwritten mapping on top of the same reader: local variables
/// and an initialiser, no updates of properties, and the first failure ends it.
public struct PartialTweets: Encodable {
  let statuses: [PartialTweet]
}

struct PartialTweet: Encodable {
  let created_at: String
  let id: Int
  let text: String
  let in_reply_to_status_id: Int?
  let user: PartialUser
  let retweet_count: Int
  let favorite_count: Int
}

struct PartialUser: Encodable {
  let id: Int
  let screen_name: String
}

extension PartialTweets: DocumentDecodable {
  public static func _kvDecode(
    _ kv: inout JSONReader, replacing current: UnsafeRawPointer?
  ) throws(CodingFailure) -> PartialTweets {
    var statuses: [PartialTweet] = []
    var scan = ObjectState()
    var key = try kv.beginObject(PartialTweetsKeys.partialTweets, &scan)
    while key >= 0 {
      switch key {
      case 0:
        if try kv.beginArray() {
          repeat { statuses.append(try PartialTweet.read(&kv)) } while try kv.nextElement()
        }
      default: try kv.skip()
      }
      key = try kv.nextKey(PartialTweetsKeys.partialTweets, &scan)
    }
    return PartialTweets(statuses: statuses)
  }
}

extension PartialTweet {
  fileprivate static func read(_ kv: inout JSONReader) throws(CodingFailure) -> PartialTweet {
    var createdAt = ""
    var id = 0
    var text = ""
    var inReplyTo: Int?
    var user = PartialUser(id: 0, screen_name: "")
    var retweets = 0
    var favorites = 0
    var scan = ObjectState()
    var key = try kv.beginObject(PartialTweetsKeys.partialTweet, &scan)
    while key >= 0 {
      switch key {
      case 0: createdAt = try kv.string()
      case 1: id = try kv.int()
      case 2: text = try kv.string()
      case 3: inReplyTo = try kv.consumeNull() ? nil : kv.int()
      case 4: user = try PartialUser.read(&kv)
      case 5: retweets = try kv.int()
      case 6: favorites = try kv.int()
      default: try kv.skip()
      }
      key = try kv.nextKey(PartialTweetsKeys.partialTweet, &scan)
    }
    return PartialTweet(
      created_at: createdAt, id: id, text: text, in_reply_to_status_id: inReplyTo, user: user, retweet_count: retweets,
      favorite_count: favorites)
  }
}

extension PartialUser {
  fileprivate static func read(_ kv: inout JSONReader) throws(CodingFailure) -> PartialUser {
    var id = 0
    var screenName = ""
    var scan = ObjectState()
    var key = try kv.beginObject(PartialTweetsKeys.partialUser, &scan)
    while key >= 0 {
      switch key {
      case 0: id = try kv.int()
      case 1: screenName = try kv.string()
      default: try kv.skip()
      }
      key = try kv.nextKey(PartialTweetsKeys.partialUser, &scan)
    }
    return PartialUser(id: id, screen_name: screenName)
  }
}
