// Generated from Feed.kvmap. Do not edit.
// kvmap format 1, input bfaca14e30cd7dee, body 0ead48d0fab529e4
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) public import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated public struct Feed: Swift.Sendable, Swift.Hashable {
  public var version: Swift.String
  public var channel: Channel

  public init(version: Swift.String, channel: Channel) {
    self.version = version
    self.channel = channel
  }
}

nonisolated public struct Channel: Swift.Sendable, Swift.Hashable {
  public var title: Swift.String
  public var link: Swift.String
  public var description: Swift.String
  public var language: Swift.Optional<Swift.String>
  public var items: [Item]

  public init(
    title: Swift.String,
    link: Swift.String,
    description: Swift.String,
    language: Swift.String? = nil,
    items: [Item] = []
  ) {
    self.title = title
    self.link = link
    self.description = description
    self.language = language
    self.items = items
  }
}

nonisolated public struct Item: Swift.Sendable, Swift.Hashable {
  public var title: Swift.String
  public var link: Swift.String
  public var description: Swift.String
  public var author: Swift.Optional<Swift.String>
  public var categories: [Category]
  public var guid: GUID
  public var published: Swift.String
  public var comments: Swift.Int
  public var score: Swift.Double

  public init(
    title: Swift.String,
    link: Swift.String,
    description: Swift.String,
    author: Swift.String? = nil,
    categories: [Category] = [],
    guid: GUID,
    published: Swift.String,
    comments: Swift.Int,
    score: Swift.Double
  ) {
    self.title = title
    self.link = link
    self.description = description
    self.author = author
    self.categories = categories
    self.guid = guid
    self.published = published
    self.comments = comments
    self.score = score
  }
}

nonisolated public struct Category: Swift.Sendable, Swift.Hashable {
  public var domain: Swift.Optional<Swift.String>
  public var name: Swift.String

  public init(domain: Swift.String? = nil, name: Swift.String) {
    self.domain = domain
    self.name = name
  }
}

nonisolated public struct GUID: Swift.Sendable, Swift.Hashable {
  public var isPermaLink: Swift.Bool
  public var value: Swift.String

  public init(isPermaLink: Swift.Bool, value: Swift.String) {
    self.isPermaLink = isPermaLink
    self.value = value
  }
}

// MARK: - Mappings

nonisolated extension Feed: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: Feed {
    Feed(version: "", channel: Channel._kvPlaceholder)
  }

  public static var _kvXML: KVMap.XMLNames { .init(element: "rss") }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Feed, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.version)  // @version
      case 1: kv.object(into: &out.channel, updating: updating)  // channel
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public static var _kvXMLRoot: KVMap.XMLNames { .init(element: "rss") }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"@version\":", self.version)
    kv.key("\"channel\":"); try self.channel._kvEncode(&kv)
    kv.endObject()
  }
}

nonisolated extension Channel: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: Channel {
    Channel(title: "", link: "", description: "")
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Channel, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.string(into: &out.title)  // title
        case 1: kv.string(into: &out.link)  // link
        case 2: kv.string(into: &out.description)  // description
        case 3: kv.string(orNil: &out.language)  // language
        case 4: out.items = try kv.consumeNull() ? [] : kv.array(of: Item.self)  // item
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"title\":", self.title)
    kv.string("\"link\":", self.link)
    kv.string("\"description\":", self.description)
    kv.string("\"language\":", ifPresent: self.language)
    try kv.array("\"item\":", self.items)
    kv.endObject()
  }
}

nonisolated extension Item: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: Item {
    Item(title: "", link: "", description: "", guid: GUID._kvPlaceholder, published: "", comments: 0, score: 0)
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Item, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.string(into: &out.title)  // title
        case 1: kv.string(into: &out.link)  // link
        case 2: kv.string(into: &out.description)  // description
        case 3: kv.string(orNil: &out.author)  // author
        case 4: out.categories = try kv.consumeNull() ? [] : kv.array(of: Category.self)  // category
        case 5: kv.object(into: &out.guid, updating: updating)  // guid
        case 6: kv.string(into: &out.published)  // pubDate
        case 7: kv.int(into: &out.comments)  // comments
        case 8: kv.double(into: &out.score)  // score
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  @inline(never)
  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"title\":", self.title)
    kv.string("\"link\":", self.link)
    kv.string("\"description\":", self.description)
    kv.string("\"author\":", ifPresent: self.author)
    try kv.array("\"category\":", self.categories)
    kv.key("\"guid\":"); try self.guid._kvEncode(&kv)
    kv.string("\"pubDate\":", self.published)
    kv.int("\"comments\":", self.comments)
    try kv.double("\"score\":", self.score)
    kv.endObject()
  }
}

nonisolated extension Category: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: Category {
    Category(name: "")
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Category, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(orNil: &out.domain)  // @domain
      case 1: kv.string(into: &out.name)  // $text
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"@domain\":", ifPresent: self.domain)
    kv.string("\"$text\":", self.name)
    kv.endObject()
  }
}

nonisolated extension GUID: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: GUID {
    GUID(isPermaLink: false, value: "")
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout GUID, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.bool(into: &out.isPermaLink)  // @isPermaLink
      case 1: kv.string(into: &out.value)  // $text
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.bool("\"@isPermaLink\":", self.isPermaLink)
    kv.string("\"$text\":", self.value)
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Feed {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.version, right.version),
      KVMap._kvAreEqual(left.channel, right.channel)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.version.hash(into: &hasher)
    self.channel.hash(into: &hasher)
  }
}

nonisolated extension Channel {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.title, right.title),
      KVMap._kvAreEqual(left.link, right.link),
      KVMap._kvAreEqual(left.description, right.description),
      KVMap._kvAreEqual(left.language, right.language),
      KVMap._kvAreEqual(left.items, right.items)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.title.hash(into: &hasher)
    self.link.hash(into: &hasher)
    self.description.hash(into: &hasher)
    self.language.hash(into: &hasher)
    self.items.hash(into: &hasher)
  }
}

nonisolated extension Item {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.title, right.title),
      KVMap._kvAreEqual(left.link, right.link),
      KVMap._kvAreEqual(left.description, right.description),
      KVMap._kvAreEqual(left.author, right.author),
      KVMap._kvAreEqual(left.categories, right.categories),
      KVMap._kvAreEqual(left.guid, right.guid),
      KVMap._kvAreEqual(left.published, right.published),
      KVMap._kvAreEqual(left.comments, right.comments),
      KVMap._kvAreEqual(left.score, right.score)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.title.hash(into: &hasher)
    self.link.hash(into: &hasher)
    self.description.hash(into: &hasher)
    self.author.hash(into: &hasher)
    self.categories.hash(into: &hasher)
    self.guid.hash(into: &hasher)
    self.published.hash(into: &hasher)
    self.comments.hash(into: &hasher)
    self.score.hash(into: &hasher)
  }
}

nonisolated extension Category {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.domain, right.domain),
      KVMap._kvAreEqual(left.name, right.name)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.domain.hash(into: &hasher)
    self.name.hash(into: &hasher)
  }
}

nonisolated extension GUID {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.isPermaLink, right.isPermaLink),
      KVMap._kvAreEqual(left.value, right.value)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.isPermaLink.hash(into: &hasher)
    self.value.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Feed {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{4}\0\0\0\u{1}\0\u{8}\0\0\0\0\0\u{1}\0@version\"\0\0\0\0\0\0\0\u{7}\0\0\u{1}\0\0\u{1}\0channel\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Feed\tFeed.kvmap\t5
        version\t+2\t@version
        channel\t+3\tchannel
        """)
  }
}

nonisolated extension Channel {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\u{3}\0\u{1}\0\0\0\u{8}\0\0\0\0\0\u{b}\0\u{5}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0title\"\0\0\u{4}\0\0\u{1}\0\0\u{1}\0link\"\0\0\0\u{b}\0\0\u{2}\0\0\u{1}\0description\"\0\0\0\0\u{8}\0\0\u{3}\0\0\0\0language\"\0\0\0\0\0\0\0\u{4}\0\0\u{4}\0\0\0\0item\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6c45d188009454f, wide: false, full: false, count: 5, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        Channel\tFeed.kvmap\t11
        title\t+1\ttitle
        link\t+2\tlink
        description\t+3\tdescription
        language\t+4\tlanguage
        items\t+5\titem
        """)
  }
}

nonisolated extension Item {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\n\0\0\0\r\0\0\0\0\0\u{5}\0\u{11}\0\0\0\0\0\u{1}\0\u{f}\0\0\0\u{8}\0\u{14}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0title\"\0\0\u{4}\0\0\u{1}\0\0\u{1}\0link\"\0\0\0\u{b}\0\0\u{2}\0\0\u{1}\0description\"\0\0\0\0\u{6}\0\0\u{3}\0\0\0\0author\"\0\u{8}\0\0\u{4}\0\0\0\0category\"\0\0\0\0\0\0\0\u{4}\0\0\u{5}\0\0\u{1}\0guid\"\0\0\0\u{7}\0\0\u{6}\0\0\u{1}\0pubDate\"\u{8}\0\0\u{7}\0\0\u{1}\0comments\"\0\0\0\0\0\0\0\u{5}\0\0\u{8}\0\0\u{1}\0score\"\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 9, required: 7,
      unknown: .ignore, duplicates: .error,
      rules: """
        Item\tFeed.kvmap\t19
        title\t+1\ttitle
        link\t+2\tlink
        description\t+3\tdescription
        author\t+4\tauthor
        categories\t+5\tcategory
        guid\t+6\tguid
        published\t+7\tpubDate
        comments\t+8\tcomments
        score\t+9\tscore
        """)
  }
}

nonisolated extension Category {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{7}\0\0\0\0\0\0\0@domain\"\u{5}\0\0\u{1}\0\0\u{1}\0$text\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Category\tFeed.kvmap\t31
        domain\t+1\t@domain
        name\t+2\t$text
        """)
  }
}

nonisolated extension GUID {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{4}\0\0\0\u{c}\0\0\0\0\0\u{1}\0@isPermaLink\"\0\0\0\u{5}\0\0\u{1}\0\0\u{1}\0$text\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        GUID\tFeed.kvmap\t36
        isPermaLink\t+1\t@isPermaLink
        value\t+2\t$text
        """)
  }
}
