extension APIDocuments {
  static let json: [APIDocuments] = [
    .init(
      mapping: "GitHubRepository", type: "Repository", folder: "real-api/github-rest",
      keys: ["full_name", "default_branch", "updated_at"]),
    .init(
      mapping: "GitHubRepository", type: "Repository", folder: "real-api/github-webhooks",
      keys: ["full_name", "stargazers_count", "updated_at"], path: "repository"),
    .init(
      mapping: "GitHubIssue", type: "Issue", folder: "real-api/github-rest",
      keys: ["number", "title", "author_association"]),
    .init(
      mapping: "GitHubIssue", type: "IssueSearch", folder: "real-api/github-rest", prefix: "search-issues",
      keys: ["incomplete_results", "items"]),
    .init(
      mapping: "GitHubIssue", type: "Issue", folder: "real-api/github-webhooks", prefix: "issues.",
      keys: ["number", "title", "state"], path: "issue"),
    .init(
      mapping: "GitHubIssue", type: "Label", folder: "real-api/github-rest", keys: ["color", "default", "name"],
      explained: ["color": "hexadecimal digits are written in lower case"]),
    .init(
      mapping: "GitHubRelease", type: "Release", folder: "real-api/github-rest", keys: ["tag_name"]),
    .init(
      mapping: "GitHubRelease", type: "Asset", folder: "real-api/github-rest", keys: ["browser_download_url"]),
    .init(
      mapping: "GitHubRelease", type: "Release", folder: "real-api/github-webhooks", prefix: "release.",
      keys: ["tag_name"], path: "release"),
    .init(
      mapping: "GitHubStatus", type: "CommitStatus", folder: "real-api/github-rest",
      keys: ["context", "state", "id"]),
    .init(
      mapping: "GitHubStatus", type: "CombinedStatus", folder: "real-api/github-rest", keys: ["statuses", "sha"]),
    .init(
      mapping: "GitHubPullRequestEvent", type: "PullRequestEvent", folder: "real-api/github-webhooks",
      prefix: "pull_request.", keys: ["pull_request"]),
    .init(
      mapping: "GitHubPush", type: "Push", folder: "real-api/github-webhooks", prefix: "push",
      keys: ["ref", "commits"]),
    .init(
      mapping: "StripeCharge", type: "Charge", folder: "real-api/stripe", values: ["object": "charge"]),
    .init(
      mapping: "StripeBilling", type: "Invoice", folder: "real-api/stripe", prefix: "invoice",
      values: ["object": "invoice"]),
    .init(
      mapping: "StripeBilling", type: "Customer", folder: "real-api/stripe", prefix: "customer",
      values: ["object": "customer"]),
    .init(
      mapping: "StripeBilling", type: "SubscriptionItem", folder: "real-api/stripe",
      values: ["object": "subscription_item"]),
    .init(
      mapping: "StripeBilling", type: "Price", folder: "real-api/stripe", values: ["object": "price"]),
    .init(
      mapping: "StripeDeleted", type: "Deleted", folder: "real-api/stripe", prefix: "deleted_",
      keys: ["deleted", "id"]),
    .init(
      mapping: "MastodonStatus", type: "Status", folder: "real-api/mastodon",
      keys: ["spoiler_text", "visibility", "uri"]),
    .init(
      mapping: "MastodonStatus", type: "Status", folder: "real-api/mastodon", prefix: "quote", keys: ["uri"],
      path: "quoted_status"),
    .init(
      mapping: "MastodonStatus", type: "Account", folder: "real-api/mastodon", keys: ["acct", "followers_count"]),
    .init(
      mapping: "MastodonInstance", type: "Instance", folder: "real-api/mastodon", keys: ["version", "stats"]),
    .init(
      mapping: "MastodonInstance", type: "Server", folder: "real-api/mastodon", prefix: "instancev2",
      keys: ["domain", "usage"]),
    .init(
      mapping: "NodeInfo", type: "NodeInfo", folder: "real-api/mastodon", prefix: "nodeinfo", keys: ["software"]),
    .init(
      mapping: "NASAPicture", type: "Picture", folder: "real-api/nasa-apod", keys: ["media_type"]),
    .init(
      mapping: "USGSEarthquakes", type: "Earthquakes", folder: "real-api/usgs", keys: ["features"]),
    .init(
      mapping: "HALOrders", type: "Orders", folder: "real-api/hal", keys: ["_links"]),
    .init(
      mapping: "OpenWeather", type: "Weather", folder: "real-api/openweathermap", keys: ["dt", "feels_like"]),
    .init(
      mapping: "OpenWeather", type: "Step", folder: "real-api/openweathermap", keys: ["dt", "main"]),
    .init(
      mapping: "TwitterStatus", type: "Tweet", folder: "real-api/twitter", keys: ["text", "user", "id"]),
    .init(
      mapping: "TwitterStatus", type: "Tweet", folder: "real-api/twitter", keys: ["full_text", "user", "id"]),
    .init(
      mapping: "TwitterStatus", type: "User", folder: "real-api/twitter",
      keys: ["screen_name", "profile_image_url", "id"]),
    .init(
      mapping: "TwitterTrends", type: "Trends", folder: "real-api/twitter", keys: ["trends"]),
    .init(
      mapping: "RedditListing", type: "Listing", folder: "real-api/reddit", keys: ["kind", "data"],
      values: ["kind": "Listing"]),
    .init(
      mapping: "RedditListing", type: "Listing", folder: "real-api/reddit", prefix: "TestSubm",
      keys: ["kind", "data"]),
    .init(
      mapping: "SpotifyPlayback", type: "Playback", folder: "real-api/spotify", keys: ["currently_playing_type"]),
    .init(
      mapping: "SpotifyPages", type: "Page<Titled>", folder: "real-api/spotify", prefix: "requests.data.artists",
      keys: ["items"]),
    .init(
      mapping: "SpotifyPages", type: "Page<Titled>", folder: "real-api/spotify", prefix: "requests.data.playlists",
      keys: ["items"]),
    .init(
      mapping: "SpotifyPages", type: "Page<Titled>", folder: "real-api/spotify", prefix: "requests.data.pers",
      keys: ["items"]),
    .init(
      mapping: "SpotifyPages", type: "Page<Saved>", folder: "real-api/spotify", prefix: "requests.data.library",
      keys: ["items"]),
    .init(
      mapping: "SpotifyPages", type: "PlaylistSearch", folder: "real-api/spotify", keys: ["playlists"]),
    .init(
      mapping: "SlackEvent", type: "Envelope", folder: "real-api/slack", prefix: "events",
      keys: ["event", "authorizations"]),
    .init(
      mapping: "JSONAPIDocument", type: "Document", folder: "real-api/jsonapi", prefix: "response.valid"),
  ]
}
