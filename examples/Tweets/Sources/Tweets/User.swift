import Foundation

/// Somebody who tweets: an ordinary Swift type, which knows nothing of JSON.
struct User: Hashable, Sendable {
  var id: String
  var name: String
  var screenName: String
  var createdAt: Date
  var url: URL?
  var avatar: URL?
  var followers: Int
  var languages: Set<String>
  var location: Location?
  var tweets: [Tweet]
}
