import Foundation

/// What is shown.
public final class Feed: Codable {
  /// In the order of the day.
  public var articleItems: [Article]
  public var nextURL: URL?
  var isNew = true, unread: Int = 3, ratio = -0.5
  lazy var cache: [String] = { ["{", "}"] }()
  static let shared = "a"
  let version = 2

  public init(articleItems: [Article], nextURL: URL?) {
    self.articleItems = articleItems
    self.nextURL = nextURL
  }

  public struct Article: Codable, Hashable {
    let id: UUID, title: String
    var level: Level = .low {
      didSet { print("\(oldValue) {") }
    }
    var scores: [String: Swift.Double] = ["a": 1, "b": 2.5]
    var seen: Date = Date()
  }

  enum Level: Int, Codable { case low = 1, medium, high = 0x10 }
}
