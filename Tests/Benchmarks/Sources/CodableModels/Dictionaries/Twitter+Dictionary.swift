extension Tweets: DictionaryMapped {
  public init(dictionary object: [String: Any]) throws {
    statuses = try object.objects("statuses").map(Tweet.init(dictionary:))
    search_metadata = try TweetSearch(dictionary: object.object("search_metadata"))
  }

  public var dictionary: [String: Any] {
    [
      "statuses": statuses.map(\.dictionary),
      "search_metadata": search_metadata.dictionary,
    ]
  }
}

extension Tweet: DictionaryMapped {
  public init(dictionary object: [String: Any]) throws {
    metadata = try TweetMetadata(dictionary: object.object("metadata"))
    created_at = try object.required("created_at")
    id = try object.required("id")
    id_str = try object.required("id_str")
    text = try object.required("text")
    source = try object.required("source")
    truncated = try object.required("truncated")
    in_reply_to_status_id = try object.optional("in_reply_to_status_id")
    in_reply_to_status_id_str = try object.optional("in_reply_to_status_id_str")
    in_reply_to_user_id = try object.optional("in_reply_to_user_id")
    in_reply_to_user_id_str = try object.optional("in_reply_to_user_id_str")
    in_reply_to_screen_name = try object.optional("in_reply_to_screen_name")
    user = try TweetUser(dictionary: object.object("user"))
    geo = try object.optional("geo")
    coordinates = try object.optional("coordinates")
    place = try object.optional("place")
    contributors = try object.optional("contributors")
    retweet_count = try object.required("retweet_count")
    favorite_count = try object.required("favorite_count")
    entities = try TweetEntities(dictionary: object.object("entities"))
    favorited = try object.required("favorited")
    retweeted = try object.required("retweeted")
    lang = try object.required("lang")
    retweeted_status = try object.optionalObject("retweeted_status").map(Retweet.init(dictionary:))
    possibly_sensitive = try object.optional("possibly_sensitive")
  }

  public var dictionary: [String: Any] {
    var object: [String: Any] = [
      "metadata": metadata.dictionary,
      "created_at": created_at,
      "id": id,
      "id_str": id_str,
      "text": text,
      "source": source,
      "truncated": truncated,
      "user": user.dictionary,
      "retweet_count": retweet_count,
      "favorite_count": favorite_count,
      "entities": entities.dictionary,
      "favorited": favorited,
      "retweeted": retweeted,
      "lang": lang,
    ]
    object["in_reply_to_status_id"] = in_reply_to_status_id
    object["in_reply_to_status_id_str"] = in_reply_to_status_id_str
    object["in_reply_to_user_id"] = in_reply_to_user_id
    object["in_reply_to_user_id_str"] = in_reply_to_user_id_str
    object["in_reply_to_screen_name"] = in_reply_to_screen_name
    object["geo"] = geo
    object["coordinates"] = coordinates
    object["place"] = place
    object["contributors"] = contributors
    object["retweeted_status"] = retweeted_status?.dictionary
    object["possibly_sensitive"] = possibly_sensitive
    return object
  }
}

extension TweetMetadata: DictionaryMapped {
  public init(dictionary object: [String: Any]) throws {
    result_type = try object.required("result_type")
    iso_language_code = try object.required("iso_language_code")
  }

  public var dictionary: [String: Any] {
    [
      "result_type": result_type,
      "iso_language_code": iso_language_code,
    ]
  }
}

extension TweetUser: DictionaryMapped {
  public init(dictionary object: [String: Any]) throws {
    id = try object.required("id")
    id_str = try object.required("id_str")
    name = try object.required("name")
    screen_name = try object.required("screen_name")
    location = try object.required("location")
    description = try object.required("description")
    url = try object.optional("url")
    entities = try UserEntities(dictionary: object.object("entities"))
    `protected` = try object.required("protected")
    followers_count = try object.required("followers_count")
    friends_count = try object.required("friends_count")
    listed_count = try object.required("listed_count")
    created_at = try object.required("created_at")
    favourites_count = try object.required("favourites_count")
    utc_offset = try object.optional("utc_offset")
    time_zone = try object.optional("time_zone")
    geo_enabled = try object.required("geo_enabled")
    verified = try object.required("verified")
    statuses_count = try object.required("statuses_count")
    lang = try object.required("lang")
    contributors_enabled = try object.required("contributors_enabled")
    is_translator = try object.required("is_translator")
    is_translation_enabled = try object.required("is_translation_enabled")
    profile_background_color = try object.required("profile_background_color")
    profile_background_image_url = try object.required("profile_background_image_url")
    profile_background_image_url_https = try object.required("profile_background_image_url_https")
    profile_background_tile = try object.required("profile_background_tile")
    profile_image_url = try object.required("profile_image_url")
    profile_image_url_https = try object.required("profile_image_url_https")
    profile_banner_url = try object.optional("profile_banner_url")
    profile_link_color = try object.required("profile_link_color")
    profile_sidebar_border_color = try object.required("profile_sidebar_border_color")
    profile_sidebar_fill_color = try object.required("profile_sidebar_fill_color")
    profile_text_color = try object.required("profile_text_color")
    profile_use_background_image = try object.required("profile_use_background_image")
    default_profile = try object.required("default_profile")
    default_profile_image = try object.required("default_profile_image")
    following = try object.required("following")
    follow_request_sent = try object.required("follow_request_sent")
    notifications = try object.required("notifications")
  }

  public var dictionary: [String: Any] {
    var object: [String: Any] = [
      "id": id,
      "id_str": id_str,
      "name": name,
      "screen_name": screen_name,
      "location": location,
      "description": description,
      "entities": entities.dictionary,
      "protected": `protected`,
      "followers_count": followers_count,
      "friends_count": friends_count,
      "listed_count": listed_count,
      "created_at": created_at,
      "favourites_count": favourites_count,
      "geo_enabled": geo_enabled,
      "verified": verified,
      "statuses_count": statuses_count,
      "lang": lang,
      "contributors_enabled": contributors_enabled,
      "is_translator": is_translator,
      "is_translation_enabled": is_translation_enabled,
      "profile_background_color": profile_background_color,
      "profile_background_image_url": profile_background_image_url,
      "profile_background_image_url_https": profile_background_image_url_https,
      "profile_background_tile": profile_background_tile,
      "profile_image_url": profile_image_url,
      "profile_image_url_https": profile_image_url_https,
      "profile_link_color": profile_link_color,
      "profile_sidebar_border_color": profile_sidebar_border_color,
      "profile_sidebar_fill_color": profile_sidebar_fill_color,
      "profile_text_color": profile_text_color,
      "profile_use_background_image": profile_use_background_image,
      "default_profile": default_profile,
      "default_profile_image": default_profile_image,
      "following": following,
      "follow_request_sent": follow_request_sent,
      "notifications": notifications,
    ]
    object["url"] = url
    object["utc_offset"] = utc_offset
    object["time_zone"] = time_zone
    object["profile_banner_url"] = profile_banner_url
    return object
  }
}

extension Retweet: DictionaryMapped {
  public init(dictionary object: [String: Any]) throws {
    metadata = try TweetMetadata(dictionary: object.object("metadata"))
    created_at = try object.required("created_at")
    id = try object.required("id")
    id_str = try object.required("id_str")
    text = try object.required("text")
    source = try object.required("source")
    truncated = try object.required("truncated")
    in_reply_to_status_id = try object.optional("in_reply_to_status_id")
    in_reply_to_status_id_str = try object.optional("in_reply_to_status_id_str")
    in_reply_to_user_id = try object.optional("in_reply_to_user_id")
    in_reply_to_user_id_str = try object.optional("in_reply_to_user_id_str")
    in_reply_to_screen_name = try object.optional("in_reply_to_screen_name")
    user = try TweetUser(dictionary: object.object("user"))
    geo = try object.optional("geo")
    coordinates = try object.optional("coordinates")
    place = try object.optional("place")
    contributors = try object.optional("contributors")
    retweet_count = try object.required("retweet_count")
    favorite_count = try object.required("favorite_count")
    entities = try TweetEntities(dictionary: object.object("entities"))
    favorited = try object.required("favorited")
    retweeted = try object.required("retweeted")
    possibly_sensitive = try object.optional("possibly_sensitive")
    lang = try object.required("lang")
  }

  public var dictionary: [String: Any] {
    var object: [String: Any] = [
      "metadata": metadata.dictionary,
      "created_at": created_at,
      "id": id,
      "id_str": id_str,
      "text": text,
      "source": source,
      "truncated": truncated,
      "user": user.dictionary,
      "retweet_count": retweet_count,
      "favorite_count": favorite_count,
      "entities": entities.dictionary,
      "favorited": favorited,
      "retweeted": retweeted,
      "lang": lang,
    ]
    object["in_reply_to_status_id"] = in_reply_to_status_id
    object["in_reply_to_status_id_str"] = in_reply_to_status_id_str
    object["in_reply_to_user_id"] = in_reply_to_user_id
    object["in_reply_to_user_id_str"] = in_reply_to_user_id_str
    object["in_reply_to_screen_name"] = in_reply_to_screen_name
    object["geo"] = geo
    object["coordinates"] = coordinates
    object["place"] = place
    object["contributors"] = contributors
    object["possibly_sensitive"] = possibly_sensitive
    return object
  }
}

extension TweetSearch: DictionaryMapped {
  public init(dictionary object: [String: Any]) throws {
    completed_in = try object.required("completed_in")
    max_id = try object.required("max_id")
    max_id_str = try object.required("max_id_str")
    next_results = try object.required("next_results")
    query = try object.required("query")
    refresh_url = try object.required("refresh_url")
    count = try object.required("count")
    since_id = try object.required("since_id")
    since_id_str = try object.required("since_id_str")
  }

  public var dictionary: [String: Any] {
    [
      "completed_in": completed_in,
      "max_id": max_id,
      "max_id_str": max_id_str,
      "next_results": next_results,
      "query": query,
      "refresh_url": refresh_url,
      "count": count,
      "since_id": since_id,
      "since_id_str": since_id_str,
    ]
  }
}
