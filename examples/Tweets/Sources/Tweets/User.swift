import Foundation

/// A Twitter user: an ordinary Swift type, independent of JSON.
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
