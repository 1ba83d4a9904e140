extension UserEntities: DictionaryMapped {
  public init(dictionary object: [String: Any]) throws {
    description = try EntityURLs(dictionary: object.object("description"))
    url = try object.optionalObject("url").map(EntityURLs.init(dictionary:))
  }

  public var dictionary: [String: Any] {
    var object: [String: Any] = [
      "description": description.dictionary,
    ]
    object["url"] = url?.dictionary
    return object
  }
}

extension TweetEntities: DictionaryMapped {
  public init(dictionary object: [String: Any]) throws {
    hashtags = try object.objects("hashtags").map(Hashtag.init(dictionary:))
    symbols = try object.required("symbols")
    urls = try object.objects("urls").map(EntityURL.init(dictionary:))
    user_mentions = try object.objects("user_mentions").map(Mention.init(dictionary:))
    media = try object.optionalObjects("media")?.map(Medium.init(dictionary:))
  }

  public var dictionary: [String: Any] {
    var object: [String: Any] = [
      "hashtags": hashtags.map(\.dictionary),
      "symbols": symbols,
      "urls": urls.map(\.dictionary),
      "user_mentions": user_mentions.map(\.dictionary),
    ]
    object["media"] = media?.map(\.dictionary)
    return object
  }
}

extension EntityURLs: DictionaryMapped {
  public init(dictionary object: [String: Any]) throws {
    urls = try object.objects("urls").map(EntityURL.init(dictionary:))
  }

  public var dictionary: [String: Any] {
    [
      "urls": urls.map(\.dictionary),
    ]
  }
}

extension EntityURL: DictionaryMapped {
  public init(dictionary object: [String: Any]) throws {
    url = try object.required("url")
    expanded_url = try object.required("expanded_url")
    display_url = try object.required("display_url")
    indices = try object.required("indices")
  }

  public var dictionary: [String: Any] {
    [
      "url": url,
      "expanded_url": expanded_url,
      "display_url": display_url,
      "indices": indices,
    ]
  }
}

extension Hashtag: DictionaryMapped {
  public init(dictionary object: [String: Any]) throws {
    text = try object.required("text")
    indices = try object.required("indices")
  }

  public var dictionary: [String: Any] {
    [
      "text": text,
      "indices": indices,
    ]
  }
}

extension Mention: DictionaryMapped {
  public init(dictionary object: [String: Any]) throws {
    screen_name = try object.required("screen_name")
    name = try object.required("name")
    id = try object.required("id")
    id_str = try object.required("id_str")
    indices = try object.required("indices")
  }

  public var dictionary: [String: Any] {
    [
      "screen_name": screen_name,
      "name": name,
      "id": id,
      "id_str": id_str,
      "indices": indices,
    ]
  }
}

extension Medium: DictionaryMapped {
  public init(dictionary object: [String: Any]) throws {
    id = try object.required("id")
    id_str = try object.required("id_str")
    indices = try object.required("indices")
    media_url = try object.required("media_url")
    media_url_https = try object.required("media_url_https")
    url = try object.required("url")
    display_url = try object.required("display_url")
    expanded_url = try object.required("expanded_url")
    type = try object.required("type")
    sizes = try MediumSizes(dictionary: object.object("sizes"))
    source_status_id = try object.optional("source_status_id")
    source_status_id_str = try object.optional("source_status_id_str")
  }

  public var dictionary: [String: Any] {
    var object: [String: Any] = [
      "id": id,
      "id_str": id_str,
      "indices": indices,
      "media_url": media_url,
      "media_url_https": media_url_https,
      "url": url,
      "display_url": display_url,
      "expanded_url": expanded_url,
      "type": type,
      "sizes": sizes.dictionary,
    ]
    object["source_status_id"] = source_status_id
    object["source_status_id_str"] = source_status_id_str
    return object
  }
}

extension MediumSizes: DictionaryMapped {
  public init(dictionary object: [String: Any]) throws {
    medium = try MediumSize(dictionary: object.object("medium"))
    small = try MediumSize(dictionary: object.object("small"))
    thumb = try MediumSize(dictionary: object.object("thumb"))
    large = try MediumSize(dictionary: object.object("large"))
  }

  public var dictionary: [String: Any] {
    [
      "medium": medium.dictionary,
      "small": small.dictionary,
      "thumb": thumb.dictionary,
      "large": large.dictionary,
    ]
  }
}

extension MediumSize: DictionaryMapped {
  public init(dictionary object: [String: Any]) throws {
    w = try object.required("w")
    h = try object.required("h")
    resize = try object.required("resize")
  }

  public var dictionary: [String: Any] {
    [
      "w": w,
      "h": h,
      "resize": resize,
    ]
  }
}
