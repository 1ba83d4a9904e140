@_spi(Generated) import KVMap

/// A mapped type as generated code looks.
struct Author: Equatable, DocumentDecodableInPlace {
  var name = ""
  var age: Int?

  static let keys = KeyTableFixture.of("name!", "age", type: "Author")
  static var _kvKeys: KeyTable { keys }
  static var _kvPlaceholder: Author { Author() }

  static func _kvDecode(_ kv: inout JSONReader, into out: inout Author, updating: Bool) throws(CodingFailure) {
    var scan = ObjectState(updating: updating)
    var key = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(CodingFailure) {
        switch key {
        case 0: out.name = try kv.string()
        case 1: if try kv.consumeNull() { out.age = nil } else { out.age = try kv.int() }
        default: try kv.skip()
        }
      } catch {
        try kv.recover(error, &scan)
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

struct Article: Equatable, DocumentDecodableInPlace {
  var id = 0
  var title = ""
  var score = 0.0
  var tags: [String] = []
  var author = Author()
  var editor: Author?
  var links: [String: Author] = [:]

  static let keys = KeyTableFixture(
    type: "Article",
    entries: [
      .init(key: "id", isRequired: true, line: 2), .init(key: "title", isRequired: true, line: 3),
      .init(key: "score", isRequired: true, line: 4), .init(key: "tags", line: 5),
      .init(key: "author", isRequired: true, line: 6), .init(key: "editor", line: 7), .init(key: "links", line: 8),
    ]
  ).make()
  static var _kvKeys: KeyTable { keys }
  static var _kvPlaceholder: Article { Article() }

  static func _kvDecode(_ kv: inout JSONReader, into out: inout Article, updating: Bool) throws(CodingFailure) {
    var scan = ObjectState(updating: updating)
    var key = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(CodingFailure) {
        switch key {
        case 0: out.id = try kv.int()
        case 1: out.title = try kv.string()
        case 2: out.score = try kv.double()
        case 3: out.tags = try kv.strings()
        case 4: try Author._kvDecode(&kv, into: &out.author, updating: updating)
        case 5:
          if try kv.consumeNull() {
            out.editor = nil
          } else {
            out.editor = try Author._kvDecode(&kv, updating: updating ? out.editor : nil)
          }
        case 6: out.links = try kv.dictionary(of: Author.self)
        default: try kv.skip()
        }
      } catch {
        try kv.recover(error, &scan)
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

enum Sample {
  static let article = """
    {"id": 7, "title": "On the Analytical Engine", "score": 4.25, "unread": [1, {"a": null}, "x"],
     "author": {"name": "Ada", "age": 36}, "tags": ["a", "\\u00e9\\n"], "links": {"x": {"name": "Charles"}}}
    """
}
