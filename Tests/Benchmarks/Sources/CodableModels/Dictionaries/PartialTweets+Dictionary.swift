extension PartialTweets: DictionaryMapped {
  public init(dictionary object: [String: Any]) throws {
    statuses = try object.objects("statuses").map(PartialTweet.init(dictionary:))
  }

  public var dictionary: [String: Any] {
    [
      "statuses": statuses.map(\.dictionary),
    ]
  }
}

extension PartialTweet: DictionaryMapped {
  public init(dictionary object: [String: Any]) throws {
    created_at = try object.required("created_at")
    id = try object.required("id")
    text = try object.required("text")
    in_reply_to_status_id = try object.optional("in_reply_to_status_id")
    user = try PartialUser(dictionary: object.object("user"))
    retweet_count = try object.required("retweet_count")
    favorite_count = try object.required("favorite_count")
  }

  public var dictionary: [String: Any] {
    var object: [String: Any] = [
      "created_at": created_at,
      "id": id,
      "text": text,
      "user": user.dictionary,
      "retweet_count": retweet_count,
      "favorite_count": favorite_count,
    ]
    object["in_reply_to_status_id"] = in_reply_to_status_id
    return object
  }
}

extension PartialUser: DictionaryMapped {
  public init(dictionary object: [String: Any]) throws {
    id = try object.required("id")
    screen_name = try object.required("screen_name")
  }

  public var dictionary: [String: Any] {
    [
      "id": id,
      "screen_name": screen_name,
    ]
  }
}
