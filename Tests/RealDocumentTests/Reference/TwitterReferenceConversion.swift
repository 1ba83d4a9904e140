import ExampleDocuments

// Converts the result of the generated mapper to the reference structs, so that the two can be compared with `==`.

extension TwitterReference.SearchResult {
  init(_ value: ExampleDocuments.SearchResult) {
    self.init(
      statuses: value.statuses.map(TwitterReference.Status.init),
      search_metadata: TwitterReference.SearchMetadata(value.metadata))
  }
}

extension TwitterReference.SearchMetadata {
  init(_ value: ExampleDocuments.SearchMetadata) {
    self.init(
      completed_in: value.completedIn,
      max_id: value.maxID,
      max_id_str: value.maxIDText,
      next_results: value.nextResults,
      query: value.query,
      refresh_url: value.refreshURL,
      count: value.count,
      since_id: value.sinceID,
      since_id_str: value.sinceIDText)
  }
}

extension TwitterReference.Status {
  init(_ value: ExampleDocuments.Status) {
    self.init(
      metadata: .init(result_type: value.resultType, iso_language_code: value.isoLanguageCode),
      created_at: value.createdAt,
      id: value.id,
      id_str: value.idText,
      text: value.text,
      source: value.source,
      truncated: value.isTruncated,
      in_reply_to_status_id: value.inReplyToStatusID,
      in_reply_to_status_id_str: value.inReplyToStatusIDText,
      in_reply_to_user_id: value.inReplyToUserID,
      in_reply_to_user_id_str: value.inReplyToUserIDText,
      in_reply_to_screen_name: value.inReplyToScreenName,
      user: TwitterReference.TwitterUser(value.user),
      geo: value.geo.map(JSONTree.members),
      coordinates: value.coordinates.map(JSONTree.members),
      place: value.place.map(JSONTree.members),
      contributors: value.contributors.map(JSONTree.init),
      retweeted_status: value.retweetedStatus.map(TwitterReference.RetweetedStatus.init),
      retweet_count: value.retweetCount,
      favorite_count: value.favoriteCount,
      entities: TwitterReference.StatusEntities(value.entities),
      favorited: value.isFavorited,
      retweeted: value.isRetweeted,
      lang: value.lang,
      possibly_sensitive: value.isPossiblySensitive)
  }
}

extension TwitterReference.RetweetedStatus {
  init(_ value: ExampleDocuments.RetweetedStatus) {
    self.init(
      metadata: .init(result_type: value.resultType, iso_language_code: value.isoLanguageCode),
      created_at: value.createdAt,
      id: value.id,
      id_str: value.idText,
      text: value.text,
      source: value.source,
      truncated: value.isTruncated,
      in_reply_to_status_id: value.inReplyToStatusID,
      in_reply_to_status_id_str: value.inReplyToStatusIDText,
      in_reply_to_user_id: value.inReplyToUserID,
      in_reply_to_user_id_str: value.inReplyToUserIDText,
      in_reply_to_screen_name: value.inReplyToScreenName,
      user: TwitterReference.TwitterUser(value.user),
      geo: value.geo.map(JSONTree.members),
      coordinates: value.coordinates.map(JSONTree.members),
      place: value.place.map(JSONTree.members),
      contributors: value.contributors.map(JSONTree.init),
      retweet_count: value.retweetCount,
      favorite_count: value.favoriteCount,
      entities: TwitterReference.StatusEntities(value.entities),
      favorited: value.isFavorited,
      retweeted: value.isRetweeted,
      possibly_sensitive: value.isPossiblySensitive,
      lang: value.lang)
  }
}

extension TwitterReference.TwitterUser {
  init(_ value: ExampleDocuments.TwitterUser) {
    self.init(
      id: value.id,
      id_str: value.idText,
      name: value.name,
      screen_name: value.screenName,
      location: value.location,
      description: value.description,
      url: value.url,
      entities: .init(
        url: value.urlLinks.map { .init(urls: $0.map(TwitterReference.Link.init)) },
        description: .init(urls: value.descriptionLinks.map(TwitterReference.Link.init))),
      protected: value.isProtected,
      followers_count: value.followersCount,
      friends_count: value.friendsCount,
      listed_count: value.listedCount,
      created_at: value.createdAt,
      favourites_count: value.favouritesCount,
      utc_offset: value.utcOffset,
      time_zone: value.timeZone,
      geo_enabled: value.isGeoEnabled,
      verified: value.isVerified,
      statuses_count: value.statusesCount,
      lang: value.lang,
      contributors_enabled: value.isContributorsEnabled,
      is_translator: value.isTranslator,
      is_translation_enabled: value.isTranslationEnabled,
      profile_background_color: value.profileBackgroundColor,
      profile_background_image_url: value.profileBackgroundImageURL,
      profile_background_image_url_https: value.profileBackgroundImageURLHTTPS,
      profile_background_tile: value.isProfileBackgroundTiled,
      profile_image_url: value.profileImageURL,
      profile_image_url_https: value.profileImageURLHTTPS,
      profile_banner_url: value.profileBannerURL,
      profile_link_color: value.profileLinkColor,
      profile_sidebar_border_color: value.profileSidebarBorderColor,
      profile_sidebar_fill_color: value.profileSidebarFillColor,
      profile_text_color: value.profileTextColor,
      profile_use_background_image: value.usesProfileBackgroundImage,
      default_profile: value.hasDefaultProfile,
      default_profile_image: value.hasDefaultProfileImage,
      following: value.isFollowing,
      follow_request_sent: value.isFollowRequestSent,
      notifications: value.hasNotifications)
  }
}

extension TwitterReference.StatusEntities {
  init(_ value: ExampleDocuments.StatusEntities) {
    self.init(
      hashtags: value.hashtags.map(TwitterReference.Hashtag.init),
      symbols: value.symbols.map(TwitterReference.Hashtag.init),
      urls: value.urls.map(TwitterReference.Link.init),
      user_mentions: value.userMentions.map(TwitterReference.UserMention.init),
      media: value.media?.map(TwitterReference.Media.init))
  }
}

extension TwitterReference.Hashtag {
  init(_ value: ExampleDocuments.Hashtag) {
    self.init(
      text: value.text,
      indices: value.indices)
  }
}

extension TwitterReference.Link {
  init(_ value: ExampleDocuments.Link) {
    self.init(
      url: value.url,
      expanded_url: value.expandedURL,
      display_url: value.displayURL,
      indices: value.indices)
  }
}

extension TwitterReference.UserMention {
  init(_ value: ExampleDocuments.UserMention) {
    self.init(
      screen_name: value.screenName,
      name: value.name,
      id: value.id,
      id_str: value.idText,
      indices: value.indices)
  }
}

extension TwitterReference.Media {
  init(_ value: ExampleDocuments.Media) {
    self.init(
      id: value.id,
      id_str: value.idText,
      indices: value.indices,
      media_url: value.mediaURL,
      media_url_https: value.mediaURLHTTPS,
      url: value.url,
      display_url: value.displayURL,
      expanded_url: value.expandedURL,
      type: value.type,
      sizes: value.sizes.mapValues(TwitterReference.MediaSize.init),
      source_status_id: value.sourceStatusID,
      source_status_id_str: value.sourceStatusIDText)
  }
}

extension TwitterReference.MediaSize {
  init(_ value: ExampleDocuments.MediaSize) {
    self.init(
      w: value.width,
      h: value.height,
      resize: value.resize)
  }
}
