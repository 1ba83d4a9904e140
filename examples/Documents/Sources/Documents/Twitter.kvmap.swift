// Generated from Twitter.kvmap. Do not edit.
// kvmap format 1, input 6a6ff9e46f6af924, body 95de9ecd4a57396d
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
@_spi(Generated) public import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

/// The statuses that a search found, newest first.
nonisolated public struct SearchResult: Swift.Sendable, Swift.Hashable {
  public var statuses: [Status]
  public var metadata: SearchMetadata

  public init(statuses: [Status], metadata: SearchMetadata) {
    self.statuses = statuses
    self.metadata = metadata
  }
}

/// What was searched for, and how to go on.
nonisolated public struct SearchMetadata: Swift.Sendable, Swift.Hashable {
  /// Seconds that the search took.
  public var completedIn: Swift.Double
  public var maxID: Swift.Int64
  public var maxIDText: Swift.String
  /// The query of the next page's URL; the last page has none.
  public var nextResults: Swift.Optional<Swift.String>
  /// As it stood in the URL: percent-encoded.
  public var query: Swift.String
  public var refreshURL: Swift.String
  /// How many statuses were asked for.
  public var count: Swift.Int
  public var sinceID: Swift.Int64
  public var sinceIDText: Swift.String

  public init(
    completedIn: Swift.Double,
    maxID: Swift.Int64,
    maxIDText: Swift.String,
    nextResults: Swift.String? = nil,
    query: Swift.String,
    refreshURL: Swift.String,
    count: Swift.Int,
    sinceID: Swift.Int64,
    sinceIDText: Swift.String
  ) {
    self.completedIn = completedIn
    self.maxID = maxID
    self.maxIDText = maxIDText
    self.nextResults = nextResults
    self.query = query
    self.refreshURL = refreshURL
    self.count = count
    self.sinceID = sinceID
    self.sinceIDText = sinceIDText
  }
}

/// A status, which may repeat another one.
nonisolated public struct Status: Swift.Sendable, Swift.Hashable {
  public var resultType: Swift.String
  public var isoLanguageCode: Swift.String
  public var createdAt: Date
  public var id: Swift.Int64
  public var idText: Swift.String
  public var text: Swift.String
  /// The client that it was written with, as an HTML link.
  public var source: Swift.String
  public var isTruncated: Swift.Bool
  public var inReplyToStatusID: Swift.Optional<Swift.Int64>
  public var inReplyToStatusIDText: Swift.Optional<Swift.String>
  public var inReplyToUserID: Swift.Optional<Swift.Int64>
  public var inReplyToUserIDText: Swift.Optional<Swift.String>
  public var inReplyToScreenName: Swift.Optional<Swift.String>
  public var user: TwitterUser
  public var geo: Swift.Optional<KVMap.JSONObject>
  public var coordinates: Swift.Optional<KVMap.JSONObject>
  public var place: Swift.Optional<KVMap.JSONObject>
  public var contributors: Swift.Optional<KVMap.JSONValue>
  public var retweetedStatus: Swift.Optional<RetweetedStatus>
  public var retweetCount: Swift.Int
  public var favoriteCount: Swift.Int
  public var entities: StatusEntities
  public var isFavorited: Swift.Bool
  public var isRetweeted: Swift.Bool
  public var lang: Swift.String
  public var isPossiblySensitive: Swift.Optional<Swift.Bool>

  public init(
    resultType: Swift.String,
    isoLanguageCode: Swift.String,
    createdAt: Date,
    id: Swift.Int64,
    idText: Swift.String,
    text: Swift.String,
    source: Swift.String,
    isTruncated: Swift.Bool,
    inReplyToStatusID: Swift.Int64? = nil,
    inReplyToStatusIDText: Swift.String? = nil,
    inReplyToUserID: Swift.Int64? = nil,
    inReplyToUserIDText: Swift.String? = nil,
    inReplyToScreenName: Swift.String? = nil,
    user: TwitterUser,
    geo: KVMap.JSONObject? = nil,
    coordinates: KVMap.JSONObject? = nil,
    place: KVMap.JSONObject? = nil,
    contributors: KVMap.JSONValue? = nil,
    retweetedStatus: RetweetedStatus? = nil,
    retweetCount: Swift.Int,
    favoriteCount: Swift.Int,
    entities: StatusEntities,
    isFavorited: Swift.Bool,
    isRetweeted: Swift.Bool,
    lang: Swift.String,
    isPossiblySensitive: Swift.Bool? = nil
  ) {
    self.resultType = resultType
    self.isoLanguageCode = isoLanguageCode
    self.createdAt = createdAt
    self.id = id
    self.idText = idText
    self.text = text
    self.source = source
    self.isTruncated = isTruncated
    self.inReplyToStatusID = inReplyToStatusID
    self.inReplyToStatusIDText = inReplyToStatusIDText
    self.inReplyToUserID = inReplyToUserID
    self.inReplyToUserIDText = inReplyToUserIDText
    self.inReplyToScreenName = inReplyToScreenName
    self.user = user
    self.geo = geo
    self.coordinates = coordinates
    self.place = place
    self.contributors = contributors
    self.retweetedStatus = retweetedStatus
    self.retweetCount = retweetCount
    self.favoriteCount = favoriteCount
    self.entities = entities
    self.isFavorited = isFavorited
    self.isRetweeted = isRetweeted
    self.lang = lang
    self.isPossiblySensitive = isPossiblySensitive
  }
}

/// The status that a retweet repeats. Retweets do not nest, so it differs from `Status` in that it has none itself.
nonisolated public struct RetweetedStatus: Swift.Sendable, Swift.Hashable {
  public var resultType: Swift.String
  public var isoLanguageCode: Swift.String
  public var createdAt: Date
  public var id: Swift.Int64
  public var idText: Swift.String
  public var text: Swift.String
  public var source: Swift.String
  public var isTruncated: Swift.Bool
  public var inReplyToStatusID: Swift.Optional<Swift.Int64>
  public var inReplyToStatusIDText: Swift.Optional<Swift.String>
  public var inReplyToUserID: Swift.Optional<Swift.Int64>
  public var inReplyToUserIDText: Swift.Optional<Swift.String>
  public var inReplyToScreenName: Swift.Optional<Swift.String>
  public var user: TwitterUser
  public var geo: Swift.Optional<KVMap.JSONObject>
  public var coordinates: Swift.Optional<KVMap.JSONObject>
  public var place: Swift.Optional<KVMap.JSONObject>
  public var contributors: Swift.Optional<KVMap.JSONValue>
  public var retweetCount: Swift.Int
  public var favoriteCount: Swift.Int
  public var entities: StatusEntities
  public var isFavorited: Swift.Bool
  public var isRetweeted: Swift.Bool
  public var isPossiblySensitive: Swift.Optional<Swift.Bool>
  public var lang: Swift.String

  public init(
    resultType: Swift.String,
    isoLanguageCode: Swift.String,
    createdAt: Date,
    id: Swift.Int64,
    idText: Swift.String,
    text: Swift.String,
    source: Swift.String,
    isTruncated: Swift.Bool,
    inReplyToStatusID: Swift.Int64? = nil,
    inReplyToStatusIDText: Swift.String? = nil,
    inReplyToUserID: Swift.Int64? = nil,
    inReplyToUserIDText: Swift.String? = nil,
    inReplyToScreenName: Swift.String? = nil,
    user: TwitterUser,
    geo: KVMap.JSONObject? = nil,
    coordinates: KVMap.JSONObject? = nil,
    place: KVMap.JSONObject? = nil,
    contributors: KVMap.JSONValue? = nil,
    retweetCount: Swift.Int,
    favoriteCount: Swift.Int,
    entities: StatusEntities,
    isFavorited: Swift.Bool,
    isRetweeted: Swift.Bool,
    isPossiblySensitive: Swift.Bool? = nil,
    lang: Swift.String
  ) {
    self.resultType = resultType
    self.isoLanguageCode = isoLanguageCode
    self.createdAt = createdAt
    self.id = id
    self.idText = idText
    self.text = text
    self.source = source
    self.isTruncated = isTruncated
    self.inReplyToStatusID = inReplyToStatusID
    self.inReplyToStatusIDText = inReplyToStatusIDText
    self.inReplyToUserID = inReplyToUserID
    self.inReplyToUserIDText = inReplyToUserIDText
    self.inReplyToScreenName = inReplyToScreenName
    self.user = user
    self.geo = geo
    self.coordinates = coordinates
    self.place = place
    self.contributors = contributors
    self.retweetCount = retweetCount
    self.favoriteCount = favoriteCount
    self.entities = entities
    self.isFavorited = isFavorited
    self.isRetweeted = isRetweeted
    self.isPossiblySensitive = isPossiblySensitive
    self.lang = lang
  }
}

/// The author of a status.
nonisolated public struct TwitterUser: Swift.Sendable, Swift.Hashable {
  public var id: Swift.Int64
  public var idText: Swift.String
  public var name: Swift.String
  public var screenName: Swift.String
  public var location: Swift.String
  public var description: Swift.String
  public var url: Swift.Optional<URL>
  /// The links in `url`; there only where there is a `url`.
  public var urlLinks: Swift.Optional<[Link]>
  /// The links in `description`.
  public var descriptionLinks: [Link]
  public var isProtected: Swift.Bool
  public var followersCount: Swift.Int
  public var friendsCount: Swift.Int
  public var listedCount: Swift.Int
  public var createdAt: Date
  public var favouritesCount: Swift.Int
  /// Seconds east of UTC.
  public var utcOffset: Swift.Optional<Swift.Int>
  public var timeZone: Swift.Optional<Swift.String>
  public var isGeoEnabled: Swift.Bool
  public var isVerified: Swift.Bool
  public var statusesCount: Swift.Int
  public var lang: Swift.String
  public var isContributorsEnabled: Swift.Bool
  public var isTranslator: Swift.Bool
  public var isTranslationEnabled: Swift.Bool
  /// Colours are six hexadecimal digits.
  public var profileBackgroundColor: Swift.String
  public var profileBackgroundImageURL: URL
  public var profileBackgroundImageURLHTTPS: URL
  public var isProfileBackgroundTiled: Swift.Bool
  public var profileImageURL: URL
  public var profileImageURLHTTPS: URL
  public var profileBannerURL: Swift.Optional<URL>
  public var profileLinkColor: Swift.String
  public var profileSidebarBorderColor: Swift.String
  public var profileSidebarFillColor: Swift.String
  public var profileTextColor: Swift.String
  public var usesProfileBackgroundImage: Swift.Bool
  public var hasDefaultProfile: Swift.Bool
  public var hasDefaultProfileImage: Swift.Bool
  public var isFollowing: Swift.Bool
  public var isFollowRequestSent: Swift.Bool
  public var hasNotifications: Swift.Bool

  public init(
    id: Swift.Int64,
    idText: Swift.String,
    name: Swift.String,
    screenName: Swift.String,
    location: Swift.String,
    description: Swift.String,
    url: URL? = nil,
    urlLinks: [Link]? = nil,
    descriptionLinks: [Link],
    isProtected: Swift.Bool,
    followersCount: Swift.Int,
    friendsCount: Swift.Int,
    listedCount: Swift.Int,
    createdAt: Date,
    favouritesCount: Swift.Int,
    utcOffset: Swift.Int? = nil,
    timeZone: Swift.String? = nil,
    isGeoEnabled: Swift.Bool,
    isVerified: Swift.Bool,
    statusesCount: Swift.Int,
    lang: Swift.String,
    isContributorsEnabled: Swift.Bool,
    isTranslator: Swift.Bool,
    isTranslationEnabled: Swift.Bool,
    profileBackgroundColor: Swift.String,
    profileBackgroundImageURL: URL,
    profileBackgroundImageURLHTTPS: URL,
    isProfileBackgroundTiled: Swift.Bool,
    profileImageURL: URL,
    profileImageURLHTTPS: URL,
    profileBannerURL: URL? = nil,
    profileLinkColor: Swift.String,
    profileSidebarBorderColor: Swift.String,
    profileSidebarFillColor: Swift.String,
    profileTextColor: Swift.String,
    usesProfileBackgroundImage: Swift.Bool,
    hasDefaultProfile: Swift.Bool,
    hasDefaultProfileImage: Swift.Bool,
    isFollowing: Swift.Bool,
    isFollowRequestSent: Swift.Bool,
    hasNotifications: Swift.Bool
  ) {
    self.id = id
    self.idText = idText
    self.name = name
    self.screenName = screenName
    self.location = location
    self.description = description
    self.url = url
    self.urlLinks = urlLinks
    self.descriptionLinks = descriptionLinks
    self.isProtected = isProtected
    self.followersCount = followersCount
    self.friendsCount = friendsCount
    self.listedCount = listedCount
    self.createdAt = createdAt
    self.favouritesCount = favouritesCount
    self.utcOffset = utcOffset
    self.timeZone = timeZone
    self.isGeoEnabled = isGeoEnabled
    self.isVerified = isVerified
    self.statusesCount = statusesCount
    self.lang = lang
    self.isContributorsEnabled = isContributorsEnabled
    self.isTranslator = isTranslator
    self.isTranslationEnabled = isTranslationEnabled
    self.profileBackgroundColor = profileBackgroundColor
    self.profileBackgroundImageURL = profileBackgroundImageURL
    self.profileBackgroundImageURLHTTPS = profileBackgroundImageURLHTTPS
    self.isProfileBackgroundTiled = isProfileBackgroundTiled
    self.profileImageURL = profileImageURL
    self.profileImageURLHTTPS = profileImageURLHTTPS
    self.profileBannerURL = profileBannerURL
    self.profileLinkColor = profileLinkColor
    self.profileSidebarBorderColor = profileSidebarBorderColor
    self.profileSidebarFillColor = profileSidebarFillColor
    self.profileTextColor = profileTextColor
    self.usesProfileBackgroundImage = usesProfileBackgroundImage
    self.hasDefaultProfile = hasDefaultProfile
    self.hasDefaultProfileImage = hasDefaultProfileImage
    self.isFollowing = isFollowing
    self.isFollowRequestSent = isFollowRequestSent
    self.hasNotifications = hasNotifications
  }
}

/// What a text refers to. `indices` are its range in the text: the first character, and the one after the last.
nonisolated public struct StatusEntities: Swift.Sendable, Swift.Hashable {
  public var hashtags: [Hashtag]
  /// Ticker symbols (`$SWFT`).
  public var symbols: [Hashtag]
  public var urls: [Link]
  public var userMentions: [UserMention]
  public var media: Swift.Optional<[Media]>

  public init(
    hashtags: [Hashtag],
    symbols: [Hashtag],
    urls: [Link],
    userMentions: [UserMention],
    media: [Media]? = nil
  ) {
    self.hashtags = hashtags
    self.symbols = symbols
    self.urls = urls
    self.userMentions = userMentions
    self.media = media
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

nonisolated public struct Link: Swift.Sendable, Swift.Hashable {
  public var url: URL
  public var expandedURL: URL
  /// Shortened for display, often with an ellipsis, so no URL.
  public var displayURL: Swift.String
  public var indices: [Swift.Int]

  public init(url: URL, expandedURL: URL, displayURL: Swift.String, indices: [Swift.Int]) {
    self.url = url
    self.expandedURL = expandedURL
    self.displayURL = displayURL
    self.indices = indices
  }
}

nonisolated public struct UserMention: Swift.Sendable, Swift.Hashable {
  public var screenName: Swift.String
  public var name: Swift.String
  public var id: Swift.Int64
  public var idText: Swift.String
  public var indices: [Swift.Int]

  public init(
    screenName: Swift.String,
    name: Swift.String,
    id: Swift.Int64,
    idText: Swift.String,
    indices: [Swift.Int]
  ) {
    self.screenName = screenName
    self.name = name
    self.id = id
    self.idText = idText
    self.indices = indices
  }
}

nonisolated public struct Media: Swift.Sendable, Swift.Hashable {
  public var id: Swift.Int64
  public var idText: Swift.String
  public var indices: [Swift.Int]
  public var mediaURL: URL
  public var mediaURLHTTPS: URL
  public var url: URL
  public var displayURL: Swift.String
  public var expandedURL: URL
  public var type: Swift.String
  /// By name: thumb, small, medium, large.
  public var sizes: [Swift.String: MediaSize]
  public var sourceStatusID: Swift.Optional<Swift.Int64>
  public var sourceStatusIDText: Swift.Optional<Swift.String>

  public init(
    id: Swift.Int64,
    idText: Swift.String,
    indices: [Swift.Int],
    mediaURL: URL,
    mediaURLHTTPS: URL,
    url: URL,
    displayURL: Swift.String,
    expandedURL: URL,
    type: Swift.String,
    sizes: [Swift.String: MediaSize],
    sourceStatusID: Swift.Int64? = nil,
    sourceStatusIDText: Swift.String? = nil
  ) {
    self.id = id
    self.idText = idText
    self.indices = indices
    self.mediaURL = mediaURL
    self.mediaURLHTTPS = mediaURLHTTPS
    self.url = url
    self.displayURL = displayURL
    self.expandedURL = expandedURL
    self.type = type
    self.sizes = sizes
    self.sourceStatusID = sourceStatusID
    self.sourceStatusIDText = sourceStatusIDText
  }
}

nonisolated public struct MediaSize: Swift.Sendable, Swift.Hashable {
  public var width: Swift.Int
  public var height: Swift.Int
  /// How it was made to fit: "fit" or "crop".
  public var resize: Swift.String

  public init(width: Swift.Int, height: Swift.Int, resize: Swift.String) {
    self.width = width
    self.height = height
    self.resize = resize
  }
}

// MARK: - Mappings

nonisolated extension SearchResult: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: SearchResult {
    SearchResult(statuses: [], metadata: SearchMetadata._kvPlaceholder)
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SearchResult, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.array(into: &out.statuses)  // statuses
      case 1: kv.object(into: &out.metadata, updating: updating)  // search_metadata
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"statuses\":", self.statuses)
    kv.key("\"search_metadata\":"); try self.metadata._kvEncode(&kv)
    kv.endObject()
  }
}

nonisolated extension SearchMetadata: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: SearchMetadata {
    SearchMetadata(completedIn: 0, maxID: 0, maxIDText: "", query: "", refreshURL: "", count: 0, sinceID: 0, sinceIDText: "")
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SearchMetadata, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.double(into: &out.completedIn)  // completed_in
      case 1: kv.int64(into: &out.maxID)  // max_id
      case 2: kv.string(into: &out.maxIDText)  // max_id_str
      case 3: kv.string(orNil: &out.nextResults)  // next_results
      case 4: kv.string(into: &out.query)  // query
      case 5: kv.string(into: &out.refreshURL)  // refresh_url
      case 6: kv.int(into: &out.count)  // count
      case 7: kv.int64(into: &out.sinceID)  // since_id
      case 8: kv.string(into: &out.sinceIDText)  // since_id_str
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  @inline(never)
  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.double("\"completed_in\":", self.completedIn)
    kv.key("\"max_id\":"); kv.int64(self.maxID)
    kv.string("\"max_id_str\":", self.maxIDText)
    kv.string("\"next_results\":", ifPresent: self.nextResults)
    kv.string("\"query\":", self.query)
    kv.string("\"refresh_url\":", self.refreshURL)
    kv.int("\"count\":", self.count)
    kv.key("\"since_id\":"); kv.int64(self.sinceID)
    kv.string("\"since_id_str\":", self.sinceIDText)
    kv.endObject()
  }
}

nonisolated extension Status: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: Status {
    Status(resultType: "", isoLanguageCode: "", createdAt: .init(timeIntervalSince1970: 0), id: 0, idText: "", text: "", source: "", isTruncated: false, user: TwitterUser._kvPlaceholder, retweetCount: 0, favoriteCount: 0, entities: StatusEntities._kvPlaceholder, isFavorited: false, isRetweeted: false, lang: "")
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Status, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var has0: Swift.Bool = false
    var has1: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // metadata.result_type
          if try kv.consumeNull() {
            has0 = true
            try kv.reportNull(_kvKeys, rule: 0, scan)
            has1 = true
            try kv.reportNull(_kvKeys, rule: 25, scan)
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              switch key1 {
              case 0:  // metadata.result_type
                has0 = true
                kv.string(into: &out.resultType)
              case 1:  // metadata.iso_language_code
                has1 = true
                kv.string(into: &out.isoLanguageCode)
              default: break
              }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        case 1: out.createdAt = try kv.date("E_N_d2_H2'!:m2'!:s2_Z_y4", patterns: "EEE MMM dd HH:mm:ss ZZZZ yyyy", offset: 0)  // created_at
        case 2: kv.int64(into: &out.id)  // id
        case 3: kv.string(into: &out.idText)  // id_str
        case 4: kv.string(into: &out.text)  // text
        case 5: kv.string(into: &out.source)  // source
        case 6: kv.bool(into: &out.isTruncated)  // truncated
        case 7: kv.int64(orNil: &out.inReplyToStatusID)  // in_reply_to_status_id
        case 8: kv.string(orNil: &out.inReplyToStatusIDText)  // in_reply_to_status_id_str
        case 9: kv.int64(orNil: &out.inReplyToUserID)  // in_reply_to_user_id
        case 10: kv.string(orNil: &out.inReplyToUserIDText)  // in_reply_to_user_id_str
        case 11: kv.string(orNil: &out.inReplyToScreenName)  // in_reply_to_screen_name
        case 12: kv.object(into: &out.user, updating: updating)  // user
        case 13: out.geo = try kv.consumeNullOrEmptyText() ? nil : kv.object()  // geo
        case 14: out.coordinates = try kv.consumeNullOrEmptyText() ? nil : kv.object()  // coordinates
        case 15: out.place = try kv.consumeNullOrEmptyText() ? nil : kv.object()  // place
        case 16: out.contributors = try kv.consumeNull() ? nil : kv.value()  // contributors
        case 17: kv.object(orNil: &out.retweetedStatus, updating: updating)  // retweeted_status
        case 18: kv.int(into: &out.retweetCount)  // retweet_count
        case 19: kv.int(into: &out.favoriteCount)  // favorite_count
        case 20: kv.object(into: &out.entities, updating: updating)  // entities
        case 21: kv.bool(into: &out.isFavorited)  // favorited
        case 22: kv.bool(into: &out.isRetweeted)  // retweeted
        case 23: kv.string(into: &out.lang)  // lang
        case 24: kv.bool(orNil: &out.isPossiblySensitive)  // possibly_sensitive
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has0 { try kv.reportMissing(_kvKeys, rule: 0, scan) }
    if !has1 { try kv.reportMissing(_kvKeys, rule: 25, scan) }
  }

  @inline(never)
  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    let begun0: Swift.Int = kv.beginOptionalObject("\"metadata\":")
    kv.string("\"result_type\":", self.resultType)
    kv.string("\"iso_language_code\":", self.isoLanguageCode)
    kv.endOptionalObject(begun0)
    kv.key("\"created_at\":"); try kv.date(self.createdAt, codes: "E_N_d2_H2'!:m2'!:s2_Z_y4", offset: 0)
    kv.key("\"id\":"); kv.int64(self.id)
    kv.string("\"id_str\":", self.idText)
    kv.string("\"text\":", self.text)
    kv.string("\"source\":", self.source)
    kv.bool("\"truncated\":", self.isTruncated)
    if let value = self.inReplyToStatusID { kv.key("\"in_reply_to_status_id\":"); kv.int64(value) }
    kv.string("\"in_reply_to_status_id_str\":", ifPresent: self.inReplyToStatusIDText)
    if let value = self.inReplyToUserID { kv.key("\"in_reply_to_user_id\":"); kv.int64(value) }
    kv.string("\"in_reply_to_user_id_str\":", ifPresent: self.inReplyToUserIDText)
    kv.string("\"in_reply_to_screen_name\":", ifPresent: self.inReplyToScreenName)
    kv.key("\"user\":"); try self.user._kvEncode(&kv)
    if let value = self.geo { kv.key("\"geo\":"); kv.object(value) }
    if let value = self.coordinates { kv.key("\"coordinates\":"); kv.object(value) }
    if let value = self.place { kv.key("\"place\":"); kv.object(value) }
    if let value = self.contributors { kv.key("\"contributors\":"); kv.value(value) }
    if let value = self.retweetedStatus { kv.key("\"retweeted_status\":"); try value._kvEncode(&kv) }
    kv.int("\"retweet_count\":", self.retweetCount)
    kv.int("\"favorite_count\":", self.favoriteCount)
    kv.key("\"entities\":"); try self.entities._kvEncode(&kv)
    kv.bool("\"favorited\":", self.isFavorited)
    kv.bool("\"retweeted\":", self.isRetweeted)
    kv.string("\"lang\":", self.lang)
    kv.bool("\"possibly_sensitive\":", ifPresent: self.isPossiblySensitive)
    kv.endObject()
  }
}

nonisolated extension RetweetedStatus: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: RetweetedStatus {
    RetweetedStatus(resultType: "", isoLanguageCode: "", createdAt: .init(timeIntervalSince1970: 0), id: 0, idText: "", text: "", source: "", isTruncated: false, user: TwitterUser._kvPlaceholder, retweetCount: 0, favoriteCount: 0, entities: StatusEntities._kvPlaceholder, isFavorited: false, isRetweeted: false, lang: "")
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RetweetedStatus, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var has0: Swift.Bool = false
    var has1: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // metadata.result_type
          if try kv.consumeNull() {
            has0 = true
            try kv.reportNull(_kvKeys, rule: 0, scan)
            has1 = true
            try kv.reportNull(_kvKeys, rule: 24, scan)
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              switch key1 {
              case 0:  // metadata.result_type
                has0 = true
                kv.string(into: &out.resultType)
              case 1:  // metadata.iso_language_code
                has1 = true
                kv.string(into: &out.isoLanguageCode)
              default: break
              }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        case 1: out.createdAt = try kv.date("E_N_d2_H2'!:m2'!:s2_Z_y4", patterns: "EEE MMM dd HH:mm:ss ZZZZ yyyy", offset: 0)  // created_at
        case 2: kv.int64(into: &out.id)  // id
        case 3: kv.string(into: &out.idText)  // id_str
        case 4: kv.string(into: &out.text)  // text
        case 5: kv.string(into: &out.source)  // source
        case 6: kv.bool(into: &out.isTruncated)  // truncated
        case 7: kv.int64(orNil: &out.inReplyToStatusID)  // in_reply_to_status_id
        case 8: kv.string(orNil: &out.inReplyToStatusIDText)  // in_reply_to_status_id_str
        case 9: kv.int64(orNil: &out.inReplyToUserID)  // in_reply_to_user_id
        case 10: kv.string(orNil: &out.inReplyToUserIDText)  // in_reply_to_user_id_str
        case 11: kv.string(orNil: &out.inReplyToScreenName)  // in_reply_to_screen_name
        case 12: kv.object(into: &out.user, updating: updating)  // user
        case 13: out.geo = try kv.consumeNullOrEmptyText() ? nil : kv.object()  // geo
        case 14: out.coordinates = try kv.consumeNullOrEmptyText() ? nil : kv.object()  // coordinates
        case 15: out.place = try kv.consumeNullOrEmptyText() ? nil : kv.object()  // place
        case 16: out.contributors = try kv.consumeNull() ? nil : kv.value()  // contributors
        case 17: kv.int(into: &out.retweetCount)  // retweet_count
        case 18: kv.int(into: &out.favoriteCount)  // favorite_count
        case 19: kv.object(into: &out.entities, updating: updating)  // entities
        case 20: kv.bool(into: &out.isFavorited)  // favorited
        case 21: kv.bool(into: &out.isRetweeted)  // retweeted
        case 22: kv.bool(orNil: &out.isPossiblySensitive)  // possibly_sensitive
        case 23: kv.string(into: &out.lang)  // lang
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has0 { try kv.reportMissing(_kvKeys, rule: 0, scan) }
    if !has1 { try kv.reportMissing(_kvKeys, rule: 24, scan) }
  }

  @inline(never)
  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    let begun0: Swift.Int = kv.beginOptionalObject("\"metadata\":")
    kv.string("\"result_type\":", self.resultType)
    kv.string("\"iso_language_code\":", self.isoLanguageCode)
    kv.endOptionalObject(begun0)
    kv.key("\"created_at\":"); try kv.date(self.createdAt, codes: "E_N_d2_H2'!:m2'!:s2_Z_y4", offset: 0)
    kv.key("\"id\":"); kv.int64(self.id)
    kv.string("\"id_str\":", self.idText)
    kv.string("\"text\":", self.text)
    kv.string("\"source\":", self.source)
    kv.bool("\"truncated\":", self.isTruncated)
    if let value = self.inReplyToStatusID { kv.key("\"in_reply_to_status_id\":"); kv.int64(value) }
    kv.string("\"in_reply_to_status_id_str\":", ifPresent: self.inReplyToStatusIDText)
    if let value = self.inReplyToUserID { kv.key("\"in_reply_to_user_id\":"); kv.int64(value) }
    kv.string("\"in_reply_to_user_id_str\":", ifPresent: self.inReplyToUserIDText)
    kv.string("\"in_reply_to_screen_name\":", ifPresent: self.inReplyToScreenName)
    kv.key("\"user\":"); try self.user._kvEncode(&kv)
    if let value = self.geo { kv.key("\"geo\":"); kv.object(value) }
    if let value = self.coordinates { kv.key("\"coordinates\":"); kv.object(value) }
    if let value = self.place { kv.key("\"place\":"); kv.object(value) }
    if let value = self.contributors { kv.key("\"contributors\":"); kv.value(value) }
    kv.int("\"retweet_count\":", self.retweetCount)
    kv.int("\"favorite_count\":", self.favoriteCount)
    kv.key("\"entities\":"); try self.entities._kvEncode(&kv)
    kv.bool("\"favorited\":", self.isFavorited)
    kv.bool("\"retweeted\":", self.isRetweeted)
    kv.bool("\"possibly_sensitive\":", ifPresent: self.isPossiblySensitive)
    kv.string("\"lang\":", self.lang)
    kv.endObject()
  }
}

nonisolated extension TwitterUser: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: TwitterUser {
    TwitterUser(id: 0, idText: "", name: "", screenName: "", location: "", description: "", descriptionLinks: [], isProtected: false, followersCount: 0, friendsCount: 0, listedCount: 0, createdAt: .init(timeIntervalSince1970: 0), favouritesCount: 0, isGeoEnabled: false, isVerified: false, statusesCount: 0, lang: "", isContributorsEnabled: false, isTranslator: false, isTranslationEnabled: false, profileBackgroundColor: "", profileBackgroundImageURL: KVMap.GeneratedConstant.emptyURL, profileBackgroundImageURLHTTPS: KVMap.GeneratedConstant.emptyURL, isProfileBackgroundTiled: false, profileImageURL: KVMap.GeneratedConstant.emptyURL, profileImageURLHTTPS: KVMap.GeneratedConstant.emptyURL, profileLinkColor: "", profileSidebarBorderColor: "", profileSidebarFillColor: "", profileTextColor: "", usesProfileBackgroundImage: false, hasDefaultProfile: false, hasDefaultProfileImage: false, isFollowing: false, isFollowRequestSent: false, hasNotifications: false)
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout TwitterUser, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var has8: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int64(into: &out.id)  // id
        case 1: kv.string(into: &out.idText)  // id_str
        case 2: kv.string(into: &out.name)  // name
        case 3: kv.string(into: &out.screenName)  // screen_name
        case 4: kv.string(into: &out.location)  // location
        case 5: kv.string(into: &out.description)  // description
        case 6: kv.url(orNil: &out.url)  // url
        case 7:  // entities.url.urls
          if try kv.consumeNull() {
            out.urlLinks = nil
            has8 = true
            try kv.reportNull(_kvKeys, rule: 40, scan)
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0:  // entities.url.urls
                  if try kv.consumeNull() {
                    out.urlLinks = nil
                  } else {
                    var scan2: KVMap.ObjectState = .init(updating: updating)
                    var key2: Swift.Int = try kv.beginObject(_kvKeys_2, &scan2)
                    while key2 >= 0 {
                      switch key2 {
                      case 0: kv.array(orNil: &out.urlLinks)  // entities.url.urls
                      default: break
                      }
                      key2 = try kv.nextKey(_kvKeys_2, &scan2)
                    }
                  }
                case 1:  // entities.description.urls
                  if try kv.consumeNull() {
                    has8 = true
                    try kv.reportNull(_kvKeys, rule: 40, scan)
                  } else {
                    var scan3: KVMap.ObjectState = .init(updating: updating)
                    var key3: Swift.Int = try kv.beginObject(_kvKeys_3, &scan3)
                    while key3 >= 0 {
                      switch key3 {
                      case 0:  // entities.description.urls
                        has8 = true
                        kv.array(into: &out.descriptionLinks)
                      default: break
                      }
                      key3 = try kv.nextKey(_kvKeys_3, &scan3)
                    }
                  }
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        case 8: kv.bool(into: &out.isProtected)  // protected
        case 9: kv.int(into: &out.followersCount)  // followers_count
        case 10: kv.int(into: &out.friendsCount)  // friends_count
        case 11: kv.int(into: &out.listedCount)  // listed_count
        case 12: out.createdAt = try kv.date("E_N_d2_H2'!:m2'!:s2_Z_y4", patterns: "EEE MMM dd HH:mm:ss ZZZZ yyyy", offset: 0)  // created_at
        case 13: kv.int(into: &out.favouritesCount)  // favourites_count
        case 14: kv.int(orNil: &out.utcOffset)  // utc_offset
        case 15: kv.string(orNil: &out.timeZone)  // time_zone
        case 16: kv.bool(into: &out.isGeoEnabled)  // geo_enabled
        case 17: kv.bool(into: &out.isVerified)  // verified
        case 18: kv.int(into: &out.statusesCount)  // statuses_count
        case 19: kv.string(into: &out.lang)  // lang
        case 20: kv.bool(into: &out.isContributorsEnabled)  // contributors_enabled
        case 21: kv.bool(into: &out.isTranslator)  // is_translator
        case 22: kv.bool(into: &out.isTranslationEnabled)  // is_translation_enabled
        case 23: kv.string(into: &out.profileBackgroundColor)  // profile_background_color
        case 24: kv.url(into: &out.profileBackgroundImageURL)  // profile_background_image_url
        case 25: kv.url(into: &out.profileBackgroundImageURLHTTPS)  // profile_background_image_url_https
        case 26: kv.bool(into: &out.isProfileBackgroundTiled)  // profile_background_tile
        case 27: kv.url(into: &out.profileImageURL)  // profile_image_url
        case 28: kv.url(into: &out.profileImageURLHTTPS)  // profile_image_url_https
        case 29: kv.url(orNil: &out.profileBannerURL)  // profile_banner_url
        case 30: kv.string(into: &out.profileLinkColor)  // profile_link_color
        case 31: kv.string(into: &out.profileSidebarBorderColor)  // profile_sidebar_border_color
        case 32: kv.string(into: &out.profileSidebarFillColor)  // profile_sidebar_fill_color
        case 33: kv.string(into: &out.profileTextColor)  // profile_text_color
        case 34: kv.bool(into: &out.usesProfileBackgroundImage)  // profile_use_background_image
        case 35: kv.bool(into: &out.hasDefaultProfile)  // default_profile
        case 36: kv.bool(into: &out.hasDefaultProfileImage)  // default_profile_image
        case 37: kv.bool(into: &out.isFollowing)  // following
        case 38: kv.bool(into: &out.isFollowRequestSent)  // follow_request_sent
        case 39: kv.bool(into: &out.hasNotifications)  // notifications
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has8 { try kv.reportMissing(_kvKeys, rule: 40, scan) }
  }

  @inline(never)
  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"id\":"); kv.int64(self.id)
    kv.string("\"id_str\":", self.idText)
    kv.string("\"name\":", self.name)
    kv.string("\"screen_name\":", self.screenName)
    kv.string("\"location\":", self.location)
    kv.string("\"description\":", self.description)
    if let value = self.url { kv.key("\"url\":"); try kv.url(value) }
    let begun0: Swift.Int = kv.beginOptionalObject("\"entities\":")
    let begun1: Swift.Int = kv.beginOptionalObject("\"url\":")
    if let value = self.urlLinks { kv.key("\"urls\":"); try kv.array(value) }
    kv.endOptionalObject(begun1)
    let begun2: Swift.Int = kv.beginOptionalObject("\"description\":")
    try kv.array("\"urls\":", self.descriptionLinks)
    kv.endOptionalObject(begun2)
    kv.endOptionalObject(begun0)
    kv.bool("\"protected\":", self.isProtected)
    kv.int("\"followers_count\":", self.followersCount)
    kv.int("\"friends_count\":", self.friendsCount)
    kv.int("\"listed_count\":", self.listedCount)
    kv.key("\"created_at\":"); try kv.date(self.createdAt, codes: "E_N_d2_H2'!:m2'!:s2_Z_y4", offset: 0)
    kv.int("\"favourites_count\":", self.favouritesCount)
    kv.int("\"utc_offset\":", ifPresent: self.utcOffset)
    kv.string("\"time_zone\":", ifPresent: self.timeZone)
    kv.bool("\"geo_enabled\":", self.isGeoEnabled)
    kv.bool("\"verified\":", self.isVerified)
    kv.int("\"statuses_count\":", self.statusesCount)
    kv.string("\"lang\":", self.lang)
    kv.bool("\"contributors_enabled\":", self.isContributorsEnabled)
    kv.bool("\"is_translator\":", self.isTranslator)
    kv.bool("\"is_translation_enabled\":", self.isTranslationEnabled)
    kv.string("\"profile_background_color\":", self.profileBackgroundColor)
    kv.key("\"profile_background_image_url\":"); try kv.url(self.profileBackgroundImageURL)
    kv.key("\"profile_background_image_url_https\":"); try kv.url(self.profileBackgroundImageURLHTTPS)
    kv.bool("\"profile_background_tile\":", self.isProfileBackgroundTiled)
    kv.key("\"profile_image_url\":"); try kv.url(self.profileImageURL)
    kv.key("\"profile_image_url_https\":"); try kv.url(self.profileImageURLHTTPS)
    if let value = self.profileBannerURL { kv.key("\"profile_banner_url\":"); try kv.url(value) }
    kv.string("\"profile_link_color\":", self.profileLinkColor)
    kv.string("\"profile_sidebar_border_color\":", self.profileSidebarBorderColor)
    kv.string("\"profile_sidebar_fill_color\":", self.profileSidebarFillColor)
    kv.string("\"profile_text_color\":", self.profileTextColor)
    kv.bool("\"profile_use_background_image\":", self.usesProfileBackgroundImage)
    kv.bool("\"default_profile\":", self.hasDefaultProfile)
    kv.bool("\"default_profile_image\":", self.hasDefaultProfileImage)
    kv.bool("\"following\":", self.isFollowing)
    kv.bool("\"follow_request_sent\":", self.isFollowRequestSent)
    kv.bool("\"notifications\":", self.hasNotifications)
    kv.endObject()
  }
}

nonisolated extension StatusEntities: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: StatusEntities {
    StatusEntities(hashtags: [], symbols: [], urls: [], userMentions: [])
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout StatusEntities, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.array(into: &out.hashtags)  // hashtags
      case 1: kv.array(into: &out.symbols)  // symbols
      case 2: kv.array(into: &out.urls)  // urls
      case 3: kv.array(into: &out.userMentions)  // user_mentions
      case 4: kv.array(orNil: &out.media)  // media
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"hashtags\":", self.hashtags)
    try kv.array("\"symbols\":", self.symbols)
    try kv.array("\"urls\":", self.urls)
    try kv.array("\"user_mentions\":", self.userMentions)
    if let value = self.media { kv.key("\"media\":"); try kv.array(value) }
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

nonisolated extension Link: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: Link {
    Link(url: KVMap.GeneratedConstant.emptyURL, expandedURL: KVMap.GeneratedConstant.emptyURL, displayURL: "", indices: [])
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Link, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.url(into: &out.url)  // url
      case 1: kv.url(into: &out.expandedURL)  // expanded_url
      case 2: kv.string(into: &out.displayURL)  // display_url
      case 3: kv.ints(into: &out.indices)  // indices
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"url\":"); try kv.url(self.url)
    kv.key("\"expanded_url\":"); try kv.url(self.expandedURL)
    kv.string("\"display_url\":", self.displayURL)
    kv.array("\"indices\":", self.indices)
    kv.endObject()
  }
}

nonisolated extension UserMention: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: UserMention {
    UserMention(screenName: "", name: "", id: 0, idText: "", indices: [])
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout UserMention, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.screenName)  // screen_name
      case 1: kv.string(into: &out.name)  // name
      case 2: kv.int64(into: &out.id)  // id
      case 3: kv.string(into: &out.idText)  // id_str
      case 4: kv.ints(into: &out.indices)  // indices
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"screen_name\":", self.screenName)
    kv.string("\"name\":", self.name)
    kv.key("\"id\":"); kv.int64(self.id)
    kv.string("\"id_str\":", self.idText)
    kv.array("\"indices\":", self.indices)
    kv.endObject()
  }
}

nonisolated extension Media: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: Media {
    Media(id: 0, idText: "", indices: [], mediaURL: KVMap.GeneratedConstant.emptyURL, mediaURLHTTPS: KVMap.GeneratedConstant.emptyURL, url: KVMap.GeneratedConstant.emptyURL, displayURL: "", expandedURL: KVMap.GeneratedConstant.emptyURL, type: "", sizes: [:])
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Media, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int64(into: &out.id)  // id
        case 1: kv.string(into: &out.idText)  // id_str
        case 2: kv.ints(into: &out.indices)  // indices
        case 3: kv.url(into: &out.mediaURL)  // media_url
        case 4: kv.url(into: &out.mediaURLHTTPS)  // media_url_https
        case 5: kv.url(into: &out.url)  // url
        case 6: kv.string(into: &out.displayURL)  // display_url
        case 7: kv.url(into: &out.expandedURL)  // expanded_url
        case 8: kv.string(into: &out.type)  // type
        case 9: out.sizes = try _kvDecode_sizes(&kv)  // sizes
        case 10: kv.int64(orNil: &out.sourceStatusID)  // source_status_id
        case 11: kv.string(orNil: &out.sourceStatusIDText)  // source_status_id_str
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_sizes(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: MediaSize] {
    return try kv.dictionary(
      of: MediaSize.self,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() })
  }

  @inline(never)
  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"id\":"); kv.int64(self.id)
    kv.string("\"id_str\":", self.idText)
    kv.array("\"indices\":", self.indices)
    kv.key("\"media_url\":"); try kv.url(self.mediaURL)
    kv.key("\"media_url_https\":"); try kv.url(self.mediaURLHTTPS)
    kv.key("\"url\":"); try kv.url(self.url)
    kv.string("\"display_url\":", self.displayURL)
    kv.key("\"expanded_url\":"); try kv.url(self.expandedURL)
    kv.string("\"type\":", self.type)
    kv.key("\"sizes\":"); try kv.dictionary(self.sizes)
    if let value = self.sourceStatusID { kv.key("\"source_status_id\":"); kv.int64(value) }
    kv.string("\"source_status_id_str\":", ifPresent: self.sourceStatusIDText)
    kv.endObject()
  }
}

nonisolated extension MediaSize: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: MediaSize {
    MediaSize(width: 0, height: 0, resize: "")
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout MediaSize, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.width)  // w
      case 1: kv.int(into: &out.height)  // h
      case 2: kv.string(into: &out.resize)  // resize
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"w\":", self.width)
    kv.int("\"h\":", self.height)
    kv.string("\"resize\":", self.resize)
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension SearchResult {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.statuses, right.statuses),
      KVMap._kvAreEqual(left.metadata, right.metadata)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.statuses.hash(into: &hasher)
    self.metadata.hash(into: &hasher)
  }
}

nonisolated extension SearchMetadata {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.completedIn, right.completedIn),
      KVMap._kvAreEqual(left.maxID, right.maxID),
      KVMap._kvAreEqual(left.maxIDText, right.maxIDText),
      KVMap._kvAreEqual(left.nextResults, right.nextResults),
      KVMap._kvAreEqual(left.query, right.query),
      KVMap._kvAreEqual(left.refreshURL, right.refreshURL),
      KVMap._kvAreEqual(left.count, right.count),
      KVMap._kvAreEqual(left.sinceID, right.sinceID),
      KVMap._kvAreEqual(left.sinceIDText, right.sinceIDText)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.completedIn.hash(into: &hasher)
    self.maxID.hash(into: &hasher)
    self.maxIDText.hash(into: &hasher)
    self.nextResults.hash(into: &hasher)
    self.query.hash(into: &hasher)
    self.refreshURL.hash(into: &hasher)
    self.count.hash(into: &hasher)
    self.sinceID.hash(into: &hasher)
    self.sinceIDText.hash(into: &hasher)
  }
}

nonisolated extension Status {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.resultType, right.resultType),
      KVMap._kvAreEqual(left.isoLanguageCode, right.isoLanguageCode),
      KVMap._kvAreEqual(left.createdAt, right.createdAt),
      KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.idText, right.idText),
      KVMap._kvAreEqual(left.text, right.text),
      KVMap._kvAreEqual(left.source, right.source),
      KVMap._kvAreEqual(left.isTruncated, right.isTruncated),
      KVMap._kvAreEqual(left.inReplyToStatusID, right.inReplyToStatusID),
      KVMap._kvAreEqual(left.inReplyToStatusIDText, right.inReplyToStatusIDText),
      KVMap._kvAreEqual(left.inReplyToUserID, right.inReplyToUserID),
      KVMap._kvAreEqual(left.inReplyToUserIDText, right.inReplyToUserIDText),
      KVMap._kvAreEqual(left.inReplyToScreenName, right.inReplyToScreenName),
      KVMap._kvAreEqual(left.user, right.user),
      KVMap._kvAreEqual(left.geo, right.geo),
      KVMap._kvAreEqual(left.coordinates, right.coordinates),
      KVMap._kvAreEqual(left.place, right.place),
      KVMap._kvAreEqual(left.contributors, right.contributors),
      KVMap._kvAreEqual(left.retweetedStatus, right.retweetedStatus),
      KVMap._kvAreEqual(left.retweetCount, right.retweetCount),
      KVMap._kvAreEqual(left.favoriteCount, right.favoriteCount),
      KVMap._kvAreEqual(left.entities, right.entities),
      KVMap._kvAreEqual(left.isFavorited, right.isFavorited),
      KVMap._kvAreEqual(left.isRetweeted, right.isRetweeted),
      KVMap._kvAreEqual(left.lang, right.lang),
      KVMap._kvAreEqual(left.isPossiblySensitive, right.isPossiblySensitive)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.resultType.hash(into: &hasher)
    self.isoLanguageCode.hash(into: &hasher)
    self.createdAt.hash(into: &hasher)
    self.id.hash(into: &hasher)
    self.idText.hash(into: &hasher)
    self.text.hash(into: &hasher)
    self.source.hash(into: &hasher)
    self.isTruncated.hash(into: &hasher)
    self.inReplyToStatusID.hash(into: &hasher)
    self.inReplyToStatusIDText.hash(into: &hasher)
    self.inReplyToUserID.hash(into: &hasher)
    self.inReplyToUserIDText.hash(into: &hasher)
    self.inReplyToScreenName.hash(into: &hasher)
    self.user.hash(into: &hasher)
    self.geo.hash(into: &hasher)
    self.coordinates.hash(into: &hasher)
    self.place.hash(into: &hasher)
    self.contributors.hash(into: &hasher)
    self.retweetedStatus.hash(into: &hasher)
    self.retweetCount.hash(into: &hasher)
    self.favoriteCount.hash(into: &hasher)
    self.entities.hash(into: &hasher)
    self.isFavorited.hash(into: &hasher)
    self.isRetweeted.hash(into: &hasher)
    self.lang.hash(into: &hasher)
    self.isPossiblySensitive.hash(into: &hasher)
  }
}

nonisolated extension RetweetedStatus {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.resultType, right.resultType),
      KVMap._kvAreEqual(left.isoLanguageCode, right.isoLanguageCode),
      KVMap._kvAreEqual(left.createdAt, right.createdAt),
      KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.idText, right.idText),
      KVMap._kvAreEqual(left.text, right.text),
      KVMap._kvAreEqual(left.source, right.source),
      KVMap._kvAreEqual(left.isTruncated, right.isTruncated),
      KVMap._kvAreEqual(left.inReplyToStatusID, right.inReplyToStatusID),
      KVMap._kvAreEqual(left.inReplyToStatusIDText, right.inReplyToStatusIDText),
      KVMap._kvAreEqual(left.inReplyToUserID, right.inReplyToUserID),
      KVMap._kvAreEqual(left.inReplyToUserIDText, right.inReplyToUserIDText),
      KVMap._kvAreEqual(left.inReplyToScreenName, right.inReplyToScreenName),
      KVMap._kvAreEqual(left.user, right.user),
      KVMap._kvAreEqual(left.geo, right.geo),
      KVMap._kvAreEqual(left.coordinates, right.coordinates),
      KVMap._kvAreEqual(left.place, right.place),
      KVMap._kvAreEqual(left.contributors, right.contributors),
      KVMap._kvAreEqual(left.retweetCount, right.retweetCount),
      KVMap._kvAreEqual(left.favoriteCount, right.favoriteCount),
      KVMap._kvAreEqual(left.entities, right.entities),
      KVMap._kvAreEqual(left.isFavorited, right.isFavorited),
      KVMap._kvAreEqual(left.isRetweeted, right.isRetweeted),
      KVMap._kvAreEqual(left.isPossiblySensitive, right.isPossiblySensitive),
      KVMap._kvAreEqual(left.lang, right.lang)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.resultType.hash(into: &hasher)
    self.isoLanguageCode.hash(into: &hasher)
    self.createdAt.hash(into: &hasher)
    self.id.hash(into: &hasher)
    self.idText.hash(into: &hasher)
    self.text.hash(into: &hasher)
    self.source.hash(into: &hasher)
    self.isTruncated.hash(into: &hasher)
    self.inReplyToStatusID.hash(into: &hasher)
    self.inReplyToStatusIDText.hash(into: &hasher)
    self.inReplyToUserID.hash(into: &hasher)
    self.inReplyToUserIDText.hash(into: &hasher)
    self.inReplyToScreenName.hash(into: &hasher)
    self.user.hash(into: &hasher)
    self.geo.hash(into: &hasher)
    self.coordinates.hash(into: &hasher)
    self.place.hash(into: &hasher)
    self.contributors.hash(into: &hasher)
    self.retweetCount.hash(into: &hasher)
    self.favoriteCount.hash(into: &hasher)
    self.entities.hash(into: &hasher)
    self.isFavorited.hash(into: &hasher)
    self.isRetweeted.hash(into: &hasher)
    self.isPossiblySensitive.hash(into: &hasher)
    self.lang.hash(into: &hasher)
  }
}

nonisolated extension TwitterUser {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.idText, right.idText),
      KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.screenName, right.screenName),
      KVMap._kvAreEqual(left.location, right.location),
      KVMap._kvAreEqual(left.description, right.description),
      KVMap._kvAreEqual(left.url, right.url),
      KVMap._kvAreEqual(left.urlLinks, right.urlLinks),
      KVMap._kvAreEqual(left.descriptionLinks, right.descriptionLinks),
      KVMap._kvAreEqual(left.isProtected, right.isProtected),
      KVMap._kvAreEqual(left.followersCount, right.followersCount),
      KVMap._kvAreEqual(left.friendsCount, right.friendsCount),
      KVMap._kvAreEqual(left.listedCount, right.listedCount),
      KVMap._kvAreEqual(left.createdAt, right.createdAt),
      KVMap._kvAreEqual(left.favouritesCount, right.favouritesCount),
      KVMap._kvAreEqual(left.utcOffset, right.utcOffset),
      KVMap._kvAreEqual(left.timeZone, right.timeZone),
      KVMap._kvAreEqual(left.isGeoEnabled, right.isGeoEnabled),
      KVMap._kvAreEqual(left.isVerified, right.isVerified),
      KVMap._kvAreEqual(left.statusesCount, right.statusesCount),
      KVMap._kvAreEqual(left.lang, right.lang),
      KVMap._kvAreEqual(left.isContributorsEnabled, right.isContributorsEnabled),
      KVMap._kvAreEqual(left.isTranslator, right.isTranslator),
      KVMap._kvAreEqual(left.isTranslationEnabled, right.isTranslationEnabled),
      KVMap._kvAreEqual(left.profileBackgroundColor, right.profileBackgroundColor),
      KVMap._kvAreEqual(left.profileBackgroundImageURL, right.profileBackgroundImageURL),
      KVMap._kvAreEqual(left.profileBackgroundImageURLHTTPS, right.profileBackgroundImageURLHTTPS),
      KVMap._kvAreEqual(left.isProfileBackgroundTiled, right.isProfileBackgroundTiled),
      KVMap._kvAreEqual(left.profileImageURL, right.profileImageURL),
      KVMap._kvAreEqual(left.profileImageURLHTTPS, right.profileImageURLHTTPS),
      KVMap._kvAreEqual(left.profileBannerURL, right.profileBannerURL),
      KVMap._kvAreEqual(left.profileLinkColor, right.profileLinkColor),
      KVMap._kvAreEqual(left.profileSidebarBorderColor, right.profileSidebarBorderColor),
      KVMap._kvAreEqual(left.profileSidebarFillColor, right.profileSidebarFillColor),
      KVMap._kvAreEqual(left.profileTextColor, right.profileTextColor),
      KVMap._kvAreEqual(left.usesProfileBackgroundImage, right.usesProfileBackgroundImage),
      KVMap._kvAreEqual(left.hasDefaultProfile, right.hasDefaultProfile),
      KVMap._kvAreEqual(left.hasDefaultProfileImage, right.hasDefaultProfileImage),
      KVMap._kvAreEqual(left.isFollowing, right.isFollowing),
      KVMap._kvAreEqual(left.isFollowRequestSent, right.isFollowRequestSent),
      KVMap._kvAreEqual(left.hasNotifications, right.hasNotifications)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.idText.hash(into: &hasher)
    self.name.hash(into: &hasher)
    self.screenName.hash(into: &hasher)
    self.location.hash(into: &hasher)
    self.description.hash(into: &hasher)
    self.url.hash(into: &hasher)
    self.urlLinks.hash(into: &hasher)
    self.descriptionLinks.hash(into: &hasher)
    self.isProtected.hash(into: &hasher)
    self.followersCount.hash(into: &hasher)
    self.friendsCount.hash(into: &hasher)
    self.listedCount.hash(into: &hasher)
    self.createdAt.hash(into: &hasher)
    self.favouritesCount.hash(into: &hasher)
    self.utcOffset.hash(into: &hasher)
    self.timeZone.hash(into: &hasher)
    self.isGeoEnabled.hash(into: &hasher)
    self.isVerified.hash(into: &hasher)
    self.statusesCount.hash(into: &hasher)
    self.lang.hash(into: &hasher)
    self.isContributorsEnabled.hash(into: &hasher)
    self.isTranslator.hash(into: &hasher)
    self.isTranslationEnabled.hash(into: &hasher)
    self.profileBackgroundColor.hash(into: &hasher)
    self.profileBackgroundImageURL.hash(into: &hasher)
    self.profileBackgroundImageURLHTTPS.hash(into: &hasher)
    self.isProfileBackgroundTiled.hash(into: &hasher)
    self.profileImageURL.hash(into: &hasher)
    self.profileImageURLHTTPS.hash(into: &hasher)
    self.profileBannerURL.hash(into: &hasher)
    self.profileLinkColor.hash(into: &hasher)
    self.profileSidebarBorderColor.hash(into: &hasher)
    self.profileSidebarFillColor.hash(into: &hasher)
    self.profileTextColor.hash(into: &hasher)
    self.usesProfileBackgroundImage.hash(into: &hasher)
    self.hasDefaultProfile.hash(into: &hasher)
    self.hasDefaultProfileImage.hash(into: &hasher)
    self.isFollowing.hash(into: &hasher)
    self.isFollowRequestSent.hash(into: &hasher)
    self.hasNotifications.hash(into: &hasher)
  }
}

nonisolated extension StatusEntities {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.hashtags, right.hashtags),
      KVMap._kvAreEqual(left.symbols, right.symbols),
      KVMap._kvAreEqual(left.urls, right.urls),
      KVMap._kvAreEqual(left.userMentions, right.userMentions),
      KVMap._kvAreEqual(left.media, right.media)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.hashtags.hash(into: &hasher)
    self.symbols.hash(into: &hasher)
    self.urls.hash(into: &hasher)
    self.userMentions.hash(into: &hasher)
    self.media.hash(into: &hasher)
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

nonisolated extension Link {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.url, right.url),
      KVMap._kvAreEqual(left.expandedURL, right.expandedURL),
      KVMap._kvAreEqual(left.displayURL, right.displayURL),
      KVMap._kvAreEqual(left.indices, right.indices)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.url.hash(into: &hasher)
    self.expandedURL.hash(into: &hasher)
    self.displayURL.hash(into: &hasher)
    self.indices.hash(into: &hasher)
  }
}

nonisolated extension UserMention {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.screenName, right.screenName),
      KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.idText, right.idText),
      KVMap._kvAreEqual(left.indices, right.indices)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.screenName.hash(into: &hasher)
    self.name.hash(into: &hasher)
    self.id.hash(into: &hasher)
    self.idText.hash(into: &hasher)
    self.indices.hash(into: &hasher)
  }
}

nonisolated extension Media {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.idText, right.idText),
      KVMap._kvAreEqual(left.indices, right.indices),
      KVMap._kvAreEqual(left.mediaURL, right.mediaURL),
      KVMap._kvAreEqual(left.mediaURLHTTPS, right.mediaURLHTTPS),
      KVMap._kvAreEqual(left.url, right.url),
      KVMap._kvAreEqual(left.displayURL, right.displayURL),
      KVMap._kvAreEqual(left.expandedURL, right.expandedURL),
      KVMap._kvAreEqual(left.type, right.type),
      KVMap._kvAreEqual(left.sizes, right.sizes),
      KVMap._kvAreEqual(left.sourceStatusID, right.sourceStatusID),
      KVMap._kvAreEqual(left.sourceStatusIDText, right.sourceStatusIDText)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.idText.hash(into: &hasher)
    self.indices.hash(into: &hasher)
    self.mediaURL.hash(into: &hasher)
    self.mediaURLHTTPS.hash(into: &hasher)
    self.url.hash(into: &hasher)
    self.displayURL.hash(into: &hasher)
    self.expandedURL.hash(into: &hasher)
    self.type.hash(into: &hasher)
    self.sizes.hash(into: &hasher)
    self.sourceStatusID.hash(into: &hasher)
    self.sourceStatusIDText.hash(into: &hasher)
  }
}

nonisolated extension MediaSize {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.width, right.width),
      KVMap._kvAreEqual(left.height, right.height),
      KVMap._kvAreEqual(left.resize, right.resize)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.width.hash(into: &hasher)
    self.height.hash(into: &hasher)
    self.resize.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension SearchResult {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{4}\0\u{8}\0\0\0\0\0\u{1}\0statuses\"\0\0\0\0\0\0\0\u{f}\0\0\u{1}\0\0\u{1}\0search_metadata\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        SearchResult\tTwitter.kvmap\t11
        statuses\t+1\tstatuses
        metadata\t+2\tsearch_metadata
        """)
  }
}

nonisolated extension SearchMetadata {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\t\0\0\0\0\0\u{11}\0\0\0\0\0\u{13}\0\0\0\u{c}\0\u{1}\0\0\0\0\0\0\0\0\0\u{4}\0\0\0\u{16}\0\0\0\0\0\0\0\0\0\0\0\0\0\u{e}\0\0\0\u{6}\0\u{c}\0\0\0\0\0\u{1}\0completed_in\"\0\0\0\u{6}\0\0\u{1}\0\0\u{1}\0max_id\"\0\n\0\0\u{2}\0\0\u{1}\0max_id_str\"\0\0\0\0\0\u{c}\0\0\u{3}\0\0\0\0next_results\"\0\0\0\u{5}\0\0\u{4}\0\0\u{1}\0query\"\0\0\u{b}\0\0\u{5}\0\0\u{1}\0refresh_url\"\0\0\0\0\u{5}\0\0\u{6}\0\0\u{1}\0count\"\0\0\u{8}\0\0\u{7}\0\0\u{1}\0since_id\"\0\0\0\0\0\0\0\u{c}\0\0\u{8}\0\0\u{1}\0since_id_str\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 9, required: 8,
      unknown: .ignore, duplicates: .error,
      rules: """
        SearchMetadata\tTwitter.kvmap\t17
        completedIn\t+2\tcompleted_in
        maxID\t+3\tmax_id
        maxIDText\t+4\tmax_id_str
        nextResults\t+6\tnext_results
        query\t+8\tquery
        refreshURL\t+9\trefresh_url
        count\t+11\tcount
        sinceID\t+12\tsince_id
        sinceIDText\t+13\tsince_id_str
        """)
  }
}

nonisolated extension Status {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{4}\0\0\0H\0\0\0\0\0\u{1f}\00\0\0\0#\0\0\0.\0\0\0\0\0\t\0\0\0\0\0\0\0+\03\0\0\0\0\0\0\0\0\0F\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0'\0\u{f}\0\u{1}\0@\0\0\0C\0\0\07\0\0\0\u{12}\0\0\0\0\0\u{1b}\0\0\0=\0:\0\0\0\0\0\u{b}\0)\0\0\0\u{7}\0\r\0\0\0\u{16}\0\0\0\0\0\0\0\u{8}\0\0\0\0\0\0\0metadata\"\0\0\0\0\0\0\0\n\0\0\u{1}\0\0\u{1}\0created_at\"\0\0\0\0\0\u{2}\0\0\u{2}\0\0\u{1}\0id\"\0\0\0\0\0\u{6}\0\0\u{3}\0\0\u{1}\0id_str\"\0\u{4}\0\0\u{4}\0\0\u{1}\0text\"\0\0\0\u{6}\0\0\u{5}\0\0\u{1}\0source\"\0\t\0\0\u{6}\0\0\u{1}\0truncated\"\0\0\0\0\0\0\u{15}\0\0\u{7}\0\0\0\0in_reply_to_status_id\"\0\0\u{19}\0\0\u{8}\0\0\0\0in_reply_to_status_id_str\"\0\0\0\0\0\0\u{13}\0\0\t\0\0\0\0in_reply_to_user_id\"\0\0\0\0\u{17}\0\0\n\0\0\0\0in_reply_to_user_id_str\"\u{17}\0\0\u{b}\0\0\0\0in_reply_to_screen_name\"\u{4}\0\0\u{c}\0\0\u{1}\0user\"\0\0\0\u{3}\0\0\r\0\0\0\0geo\"\0\0\0\0\u{b}\0\0\u{e}\0\0\0\0coordinates\"\0\0\0\0\u{5}\0\0\u{f}\0\0\0\0place\"\0\0\u{c}\0\0\u{10}\0\0\0\0contributors\"\0\0\0\u{10}\0\0\u{11}\0\0\0\0retweeted_status\"\0\0\0\0\0\0\0\r\0\0\u{12}\0\0\u{1}\0retweet_count\"\0\0\u{e}\0\0\u{13}\0\0\u{1}\0favorite_count\"\0\u{8}\0\0\u{14}\0\0\u{1}\0entities\"\0\0\0\0\0\0\0\t\0\0\u{15}\0\0\u{1}\0favorited\"\0\0\0\0\0\0\t\0\0\u{16}\0\0\u{1}\0retweeted\"\0\0\0\0\0\0\u{4}\0\0\u{17}\0\0\u{1}\0lang\"\0\0\0\u{12}\0\0\u{18}\0\0\0\0possibly_sensitive\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 6, seed: 0x418010a570a924fb, wide: false, full: false, count: 25, required: 13,
      unknown: .ignore, duplicates: .error,
      rules: """
        Status\tTwitter.kvmap\t34
        resultType\t+1\tmetadata.result_type
        createdAt\t+3\tcreated_at
        id\t+4\tid
        idText\t+5\tid_str
        text\t+6\ttext
        source\t+8\tsource
        isTruncated\t+9\ttruncated
        inReplyToStatusID\t+10\tin_reply_to_status_id
        inReplyToStatusIDText\t+11\tin_reply_to_status_id_str
        inReplyToUserID\t+12\tin_reply_to_user_id
        inReplyToUserIDText\t+13\tin_reply_to_user_id_str
        inReplyToScreenName\t+14\tin_reply_to_screen_name
        user\t+15\tuser
        geo\t+16\tgeo
        coordinates\t+17\tcoordinates
        place\t+18\tplace
        contributors\t+19\tcontributors
        retweetedStatus\t+20\tretweeted_status
        retweetCount\t+21\tretweet_count
        favoriteCount\t+22\tfavorite_count
        entities\t+23\tentities
        isFavorited\t+24\tfavorited
        isRetweeted\t+25\tretweeted
        lang\t+26\tlang
        isPossiblySensitive\t+27\tpossibly_sensitive
        isoLanguageCode\t+2\tmetadata.iso_language_code
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{4}\0\0\0\u{1}\0\u{b}\0\0\0\0\0\0\0result_type\"\0\0\0\0\u{11}\0\0\u{1}\0\0\0\0iso_language_code\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Status\tTwitter.kvmap\t34
        resultType\t+1\tmetadata.result_type
        isoLanguageCode\t+2\tmetadata.iso_language_code
        """)
  }
}

nonisolated extension RetweetedStatus {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{4}\0\0\0B\0\0\0\0\0\u{1f}\00\0\0\0#\0\0\0.\0\0\0\0\0\t\0\0\0\0\0\0\0+\0\0\0\0\0\0\0\0\0\0\0F\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0'\0\u{f}\0\u{1}\0<\0\0\0?\0\0\03\0\0\0\u{12}\0\0\0\0\0\u{1b}\0\0\09\06\0\0\0\0\0\u{b}\0)\0\0\0\u{7}\0\r\0\0\0\u{16}\0\0\0\0\0\0\0\u{8}\0\0\0\0\0\0\0metadata\"\0\0\0\0\0\0\0\n\0\0\u{1}\0\0\u{1}\0created_at\"\0\0\0\0\0\u{2}\0\0\u{2}\0\0\u{1}\0id\"\0\0\0\0\0\u{6}\0\0\u{3}\0\0\u{1}\0id_str\"\0\u{4}\0\0\u{4}\0\0\u{1}\0text\"\0\0\0\u{6}\0\0\u{5}\0\0\u{1}\0source\"\0\t\0\0\u{6}\0\0\u{1}\0truncated\"\0\0\0\0\0\0\u{15}\0\0\u{7}\0\0\0\0in_reply_to_status_id\"\0\0\u{19}\0\0\u{8}\0\0\0\0in_reply_to_status_id_str\"\0\0\0\0\0\0\u{13}\0\0\t\0\0\0\0in_reply_to_user_id\"\0\0\0\0\u{17}\0\0\n\0\0\0\0in_reply_to_user_id_str\"\u{17}\0\0\u{b}\0\0\0\0in_reply_to_screen_name\"\u{4}\0\0\u{c}\0\0\u{1}\0user\"\0\0\0\u{3}\0\0\r\0\0\0\0geo\"\0\0\0\0\u{b}\0\0\u{e}\0\0\0\0coordinates\"\0\0\0\0\u{5}\0\0\u{f}\0\0\0\0place\"\0\0\u{c}\0\0\u{10}\0\0\0\0contributors\"\0\0\0\r\0\0\u{11}\0\0\u{1}\0retweet_count\"\0\0\u{e}\0\0\u{12}\0\0\u{1}\0favorite_count\"\0\u{8}\0\0\u{13}\0\0\u{1}\0entities\"\0\0\0\0\0\0\0\t\0\0\u{14}\0\0\u{1}\0favorited\"\0\0\0\0\0\0\t\0\0\u{15}\0\0\u{1}\0retweeted\"\0\0\0\0\0\0\u{12}\0\0\u{16}\0\0\0\0possibly_sensitive\"\0\0\0\0\0\u{4}\0\0\u{17}\0\0\u{1}\0lang\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 6, seed: 0x418010a570a924fb, wide: false, full: false, count: 24, required: 13,
      unknown: .ignore, duplicates: .error,
      rules: """
        RetweetedStatus\tTwitter.kvmap\t65
        resultType\t+1\tmetadata.result_type
        createdAt\t+3\tcreated_at
        id\t+4\tid
        idText\t+5\tid_str
        text\t+6\ttext
        source\t+7\tsource
        isTruncated\t+8\ttruncated
        inReplyToStatusID\t+9\tin_reply_to_status_id
        inReplyToStatusIDText\t+10\tin_reply_to_status_id_str
        inReplyToUserID\t+11\tin_reply_to_user_id
        inReplyToUserIDText\t+12\tin_reply_to_user_id_str
        inReplyToScreenName\t+13\tin_reply_to_screen_name
        user\t+14\tuser
        geo\t+15\tgeo
        coordinates\t+16\tcoordinates
        place\t+17\tplace
        contributors\t+18\tcontributors
        retweetCount\t+19\tretweet_count
        favoriteCount\t+20\tfavorite_count
        entities\t+21\tentities
        isFavorited\t+22\tfavorited
        isRetweeted\t+23\tretweeted
        isPossiblySensitive\t+24\tpossibly_sensitive
        lang\t+25\tlang
        isoLanguageCode\t+2\tmetadata.iso_language_code
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{4}\0\0\0\u{1}\0\u{b}\0\0\0\0\0\0\0result_type\"\0\0\0\0\u{11}\0\0\u{1}\0\0\0\0iso_language_code\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RetweetedStatus\tTwitter.kvmap\t65
        resultType\t+1\tmetadata.result_type
        isoLanguageCode\t+2\tmetadata.iso_language_code
        """)
  }
}

nonisolated extension TwitterUser {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\0\04\0\0\0\0\0\0\0h\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0@\0D\0\0\0\u{10}\0\0\0\0\0\0\0\0\0\0\0~\0\0\0\0\0\0\0\0\0\0\0\u{1b}\0\0\0\0\0\0\0\0\0\0\0\0\0\\\0\0\0\u{2}\u{1}\0\0\0\0\0\0\0\0\0\0\r\0\0\0\0\0\0\0\0\0\0\0\0\0\u{12}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{18}\0\u{1e}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0N\0d\07\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0v\0\0\0=\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0(\0\0\0\0\0{\01\0m\0\0\0\0\0\0\0T\0\0\0\0\0`\0\u{3}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\t\u{1}\0\0\0\0\0\0\0\0!\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{15}\0\n\09\0\u{7}\0\0\0\0\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0\0\0\0\0\0\0X\0\0\0$\0\0\0\u{5}\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0.\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0r\0\0\0+\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0I\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{6}\0\0\u{1}\0\0\u{1}\0id_str\"\0\u{4}\0\0\u{2}\0\0\u{1}\0name\"\0\0\0\u{b}\0\0\u{3}\0\0\u{1}\0screen_name\"\0\0\0\0\u{8}\0\0\u{4}\0\0\u{1}\0location\"\0\0\0\0\0\0\0\u{b}\0\0\u{5}\0\0\u{1}\0description\"\0\0\0\0\u{3}\0\0\u{6}\0\0\0\0url\"\0\0\0\0\u{8}\0\0\u{7}\0\0\0\0entities\"\0\0\0\0\0\0\0\t\0\0\u{8}\0\0\u{1}\0protected\"\0\0\0\0\0\0\u{f}\0\0\t\0\0\u{1}\0followers_count\"\r\0\0\n\0\0\u{1}\0friends_count\"\0\0\u{c}\0\0\u{b}\0\0\u{1}\0listed_count\"\0\0\0\n\0\0\u{c}\0\0\u{1}\0created_at\"\0\0\0\0\0\u{10}\0\0\r\0\0\u{1}\0favourites_count\"\0\0\0\0\0\0\0\n\0\0\u{e}\0\0\0\0utc_offset\"\0\0\0\0\0\t\0\0\u{f}\0\0\0\0time_zone\"\0\0\0\0\0\0\u{b}\0\0\u{10}\0\0\u{1}\0geo_enabled\"\0\0\0\0\u{8}\0\0\u{11}\0\0\u{1}\0verified\"\0\0\0\0\0\0\0\u{e}\0\0\u{12}\0\0\u{1}\0statuses_count\"\0\u{4}\0\0\u{13}\0\0\u{1}\0lang\"\0\0\0\u{14}\0\0\u{14}\0\0\u{1}\0contributors_enabled\"\0\0\0\r\0\0\u{15}\0\0\u{1}\0is_translator\"\0\0\u{16}\0\0\u{16}\0\0\u{1}\0is_translation_enabled\"\0\u{18}\0\0\u{17}\0\0\u{1}\0profile_background_color\"\0\0\0\0\0\0\0\u{1c}\0\0\u{18}\0\0\u{1}\0profile_background_image_url\"\0\0\0\"\0\0\u{19}\0\0\u{1}\0profile_background_image_url_https\"\0\0\0\0\0\u{17}\0\0\u{1a}\0\0\u{1}\0profile_background_tile\"\u{11}\0\0\u{1b}\0\0\u{1}\0profile_image_url\"\0\0\0\0\0\0\u{17}\0\0\u{1c}\0\0\u{1}\0profile_image_url_https\"\u{12}\0\0\u{1d}\0\0\0\0profile_banner_url\"\0\0\0\0\0\u{12}\0\0\u{1e}\0\0\u{1}\0profile_link_color\"\0\0\0\0\0\u{1c}\0\0\u{1f}\0\0\u{1}\0profile_sidebar_border_color\"\0\0\0\u{1a}\0\0 \0\0\u{1}\0profile_sidebar_fill_color\"\0\0\0\0\0\u{12}\0\0!\0\0\u{1}\0profile_text_color\"\0\0\0\0\0\u{1c}\0\0\"\0\0\u{1}\0profile_use_background_image\"\0\0\0\u{f}\0\0#\0\0\u{1}\0default_profile\"\u{15}\0\0$\0\0\u{1}\0default_profile_image\"\0\0\t\0\0%\0\0\u{1}\0following\"\0\0\0\0\0\0\u{13}\0\0&\0\0\u{1}\0follow_request_sent\"\0\0\0\0\r\0\0'\0\0\u{1}\0notifications\"\0\0\0\0\0\0\0\0\0\0",
      bits: 8, seed: 0xedf5f1d90dca2f6b, wide: false, full: false, count: 40, required: 35,
      unknown: .ignore, duplicates: .error,
      rules: """
        TwitterUser\tTwitter.kvmap\t94
        id\t+1\tid
        idText\t+2\tid_str
        name\t+3\tname
        screenName\t+4\tscreen_name
        location\t+5\tlocation
        description\t+6\tdescription
        url\t+7\turl
        urlLinks\t+9\tentities.url.urls
        isProtected\t+12\tprotected
        followersCount\t+13\tfollowers_count
        friendsCount\t+14\tfriends_count
        listedCount\t+15\tlisted_count
        createdAt\t+16\tcreated_at
        favouritesCount\t+17\tfavourites_count
        utcOffset\t+19\tutc_offset
        timeZone\t+20\ttime_zone
        isGeoEnabled\t+21\tgeo_enabled
        isVerified\t+22\tverified
        statusesCount\t+23\tstatuses_count
        lang\t+24\tlang
        isContributorsEnabled\t+25\tcontributors_enabled
        isTranslator\t+26\tis_translator
        isTranslationEnabled\t+27\tis_translation_enabled
        profileBackgroundColor\t+29\tprofile_background_color
        profileBackgroundImageURL\t+30\tprofile_background_image_url
        profileBackgroundImageURLHTTPS\t+31\tprofile_background_image_url_https
        isProfileBackgroundTiled\t+32\tprofile_background_tile
        profileImageURL\t+33\tprofile_image_url
        profileImageURLHTTPS\t+34\tprofile_image_url_https
        profileBannerURL\t+35\tprofile_banner_url
        profileLinkColor\t+36\tprofile_link_color
        profileSidebarBorderColor\t+37\tprofile_sidebar_border_color
        profileSidebarFillColor\t+38\tprofile_sidebar_fill_color
        profileTextColor\t+39\tprofile_text_color
        usesProfileBackgroundImage\t+40\tprofile_use_background_image
        hasDefaultProfile\t+41\tdefault_profile
        hasDefaultProfileImage\t+42\tdefault_profile_image
        isFollowing\t+43\tfollowing
        isFollowRequestSent\t+44\tfollow_request_sent
        hasNotifications\t+45\tnotifications
        descriptionLinks\t+11\tentities.description.urls
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\u{3}\0\0\0\0\0\0\0url\"\0\0\0\0\u{b}\0\0\u{1}\0\0\0\0description\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        TwitterUser\tTwitter.kvmap\t94
        urlLinks\t+9\tentities.url.urls
        descriptionLinks\t+11\tentities.description.urls
        """)
  }

  private static var _kvKeys_2: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0urls\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        TwitterUser\tTwitter.kvmap\t94
        urlLinks\t+9\tentities.url.urls
        """)
  }

  private static var _kvKeys_3: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0urls\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        TwitterUser\tTwitter.kvmap\t94
        descriptionLinks\t+11\tentities.description.urls
        """)
  }
}

nonisolated extension StatusEntities {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{6}\0\0\0\u{4}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{b}\0\0\0\0\0\u{8}\0\u{8}\0\0\0\0\0\u{1}\0hashtags\"\0\0\0\0\0\0\0\u{7}\0\0\u{1}\0\0\u{1}\0symbols\"\u{4}\0\0\u{2}\0\0\u{1}\0urls\"\0\0\0\r\0\0\u{3}\0\0\u{1}\0user_mentions\"\0\0\u{5}\0\0\u{4}\0\0\0\0media\"\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 5, required: 4,
      unknown: .ignore, duplicates: .error,
      rules: """
        StatusEntities\tTwitter.kvmap\t143
        hashtags\t+1\thashtags
        symbols\t+3\tsymbols
        urls\t+4\turls
        userMentions\t+5\tuser_mentions
        media\t+6\tmedia
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
        Hashtag\tTwitter.kvmap\t152
        text\t+1\ttext
        indices\t+2\tindices
        """)
  }
}

nonisolated extension Link {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\t\0\0\0\u{1}\0\u{3}\0\u{6}\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\u{1}\0url\"\0\0\0\0\u{c}\0\0\u{1}\0\0\u{1}\0expanded_url\"\0\0\0\u{b}\0\0\u{2}\0\0\u{1}\0display_url\"\0\0\0\0\u{7}\0\0\u{3}\0\0\u{1}\0indices\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 4, required: 4,
      unknown: .ignore, duplicates: .error,
      rules: """
        Link\tTwitter.kvmap\t157
        url\t+1\turl
        expandedURL\t+2\texpanded_url
        displayURL\t+4\tdisplay_url
        indices\t+5\tindices
        """)
  }
}

nonisolated extension UserMention {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\n\0\0\0\0\0\u{4}\0\u{8}\0\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{6}\0\u{b}\0\0\0\0\0\u{1}\0screen_name\"\0\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0name\"\0\0\0\u{2}\0\0\u{2}\0\0\u{1}\0id\"\0\0\0\0\0\u{6}\0\0\u{3}\0\0\u{1}\0id_str\"\0\u{7}\0\0\u{4}\0\0\u{1}\0indices\"\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 5, required: 5,
      unknown: .ignore, duplicates: .error,
      rules: """
        UserMention\tTwitter.kvmap\t165
        screenName\t+1\tscreen_name
        name\t+2\tname
        id\t+3\tid
        idText\t+4\tid_str
        indices\t+5\tindices
        """)
  }
}

nonisolated extension Media {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\r\0\u{19}\0\u{1}\0\u{17}\0\0\0\n\0\0\0\0\0\0\0\0\0\u{7}\0\0\0\u{12}\0\0\0\0\0\0\0\0\0\u{f}\0\u{15}\0\u{1d}\0\u{3}\0\u{5}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{6}\0\0\u{1}\0\0\u{1}\0id_str\"\0\u{7}\0\0\u{2}\0\0\u{1}\0indices\"\t\0\0\u{3}\0\0\u{1}\0media_url\"\0\0\0\0\0\0\u{f}\0\0\u{4}\0\0\u{1}\0media_url_https\"\u{3}\0\0\u{5}\0\0\u{1}\0url\"\0\0\0\0\u{b}\0\0\u{6}\0\0\u{1}\0display_url\"\0\0\0\0\u{c}\0\0\u{7}\0\0\u{1}\0expanded_url\"\0\0\0\u{4}\0\0\u{8}\0\0\u{1}\0type\"\0\0\0\u{5}\0\0\t\0\0\u{1}\0sizes\"\0\0\u{10}\0\0\n\0\0\0\0source_status_id\"\0\0\0\0\0\0\0\u{14}\0\0\u{b}\0\0\0\0source_status_id_str\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0xb54e0f1600cc4d19, wide: false, full: false, count: 12, required: 10,
      unknown: .ignore, duplicates: .error,
      rules: """
        Media\tTwitter.kvmap\t173
        id\t+1\tid
        idText\t+2\tid_str
        indices\t+3\tindices
        mediaURL\t+4\tmedia_url
        mediaURLHTTPS\t+5\tmedia_url_https
        url\t+6\turl
        displayURL\t+7\tdisplay_url
        expandedURL\t+8\texpanded_url
        type\t+9\ttype
        sizes\t+11\tsizes
        sourceStatusID\t+12\tsource_status_id
        sourceStatusIDText\t+13\tsource_status_id_str
        """)
  }
}

nonisolated extension MediaSize {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{3}\0\u{1}\0\u{5}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\u{1}\0w\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\u{1}\0h\"\0\0\0\0\0\0\u{6}\0\0\u{2}\0\0\u{1}\0resize\"\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        MediaSize\tTwitter.kvmap\t189
        width\t+1\tw
        height\t+2\th
        resize\t+4\tresize
        """)
  }
}
