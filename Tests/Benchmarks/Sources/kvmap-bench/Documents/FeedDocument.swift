import Feeds

/// A feed with a given number of items, generated from a seed: the same bytes on every machine.
struct FeedDocument {
  private var state: UInt64 = 42

  static func make(items: Int) -> [UInt8] {
    var document = FeedDocument()
    return Array(document.text(items: items).utf8)
  }

  private mutating func text(items: Int) -> String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <rss version="2.0">
        <channel>
          <title>News &amp; views</title>
          <link>https://example.org/</link>
          <description>Everything that happened</description>
          <language>en</language>

      """
    for index in 0..<items { text += item(index) }
    return text + "  </channel>\n</rss>\n"
  }

  private mutating func item(_ index: Int) -> String {
    var text = "    <item>\n      <title>\(words(3 + next(6)))</title>\n"
    text += "      <link>https://example.org/\(index)/\(next(1_000_000))</link>\n"
    text += "      <description>\(words(20 + next(60))) &lt;b&gt;\(words(4))&lt;/b&gt; \(words(10))</description>\n"
    if next(3) > 0 { text += "      <author>\(words(2))</author>\n" }
    for _ in 0..<next(4) { text += "      <category domain=\"https://example.org/tags\">\(words(1))</category>\n" }
    text += "      <guid isPermaLink=\"\(next(2) == 0)\">urn:uuid:\(next(1_000_000_000))</guid>\n"
    text += "      <pubDate>Sat, 14 Apr 2012 00:20:0\(next(10)) GMT</pubDate>\n"
    return text
      + "      <comments>\(next(1_000))</comments>\n      <score>\(next(100)).\(next(100))</score>\n    </item>\n"
  }

  private static let vocabulary = [
    "apple", "river", "Zürich", "of", "and", "the", "mountain", "seven", "election", "naïve", "market", "a", "weather",
    "東京",
  ]

  private mutating func words(_ count: Int) -> String {
    (0..<count).map { _ in Self.vocabulary[next(Self.vocabulary.count)] }.joined(separator: " ")
  }

  /// A number below `bound` (splitmix64).
  private mutating func next(_ bound: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var word = state
    word = (word ^ word >> 30) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ word >> 27) &* 0x94d0_49bb_1331_11eb
    return Int((word ^ word >> 31) % UInt64(bound))
  }
}
