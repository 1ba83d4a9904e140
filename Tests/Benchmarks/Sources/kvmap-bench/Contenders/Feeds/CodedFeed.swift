import Feeds
import Foundation
import XMLCoder

/// The feed with XMLCoder, decoded into Codable structs with the same members, and converted to our structs for
/// comparison.
struct CodedFeed: Codable {
  struct Channel: Codable {
    var title: String
    var link: String
    var description: String
    var language: String?
    var item: [Item]
  }

  struct Item: Codable {
    var title: String
    var link: String
    var description: String
    var author: String?
    var category: [Category]
    var guid: GUID
    var pubDate: String
    var comments: Int
    var score: Double
  }

  struct Category: Codable {
    @Attribute var domain: String?
    var name: String

    enum CodingKeys: String, CodingKey {
      case domain
      case name = ""
    }
  }

  struct GUID: Codable {
    @Attribute var isPermaLink: Bool
    var value: String

    enum CodingKeys: String, CodingKey {
      case isPermaLink
      case value = ""
    }
  }

  @Attribute var version: String
  var channel: Channel

  var feed: Feed {
    Feed(
      version: version,
      channel: Feeds.Channel(
        title: channel.title, link: channel.link, description: channel.description, language: channel.language,
        items: channel.item.map { item in
          Feeds.Item(
            title: item.title, link: item.link, description: item.description, author: item.author,
            categories: item.category.map { Feeds.Category(domain: $0.domain, name: $0.name) },
            guid: Feeds.GUID(isPermaLink: item.guid.isPermaLink, value: item.guid.value), published: item.pubDate,
            comments: item.comments, score: item.score)
        }))
  }

  /// The document that XMLCoder writes.
  func document() throws -> Data { try XMLEncoder().encode(self, withRootKey: "rss") }

  static func read(_ document: Data) throws -> CodedFeed {
    let decoder = XMLDecoder()
    decoder.trimValueWhitespaces = false
    return try decoder.decode(CodedFeed.self, from: document)
  }
}
