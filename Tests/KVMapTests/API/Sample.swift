import KVMap

/// A mapped type as generated code looks.
struct Author: Equatable, ReadableInPlace {
  var name = ""
  var age: Int?

  static let keys = KeyTable.of("name!", "age", type: "Author")
  static var _kvKeys: Keys { keys }
  static var _kvEmpty: Author { Author() }

  static func _kvRead(_ kv: inout Reader, into out: inout Author, updating: Bool) throws(Failure) {
    var scan = Scan(updating: updating)
    var key = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(Failure) {
        switch key {
        case 0: out.name = try kv.string()
        case 1: if try kv.null() { out.age = nil } else { out.age = try kv.int() }
        default: try kv.skip()
        }
      } catch {
        try kv.recover(error, &scan)
      }
      key = try kv.next(_kvKeys, &scan)
    }
  }
}

struct Article: Equatable, ReadableInPlace {
  var id = 0
  var title = ""
  var score = 0.0
  var tags: [String] = []
  var author = Author()
  var editor: Author?
  var links: [String: Author] = [:]

  static let keys = KeyTable(
    type: "Article",
    entries: [
      .init(key: "id", isRequired: true, line: 2), .init(key: "title", isRequired: true, line: 3),
      .init(key: "score", isRequired: true, line: 4), .init(key: "tags", line: 5),
      .init(key: "author", isRequired: true, line: 6), .init(key: "editor", line: 7), .init(key: "links", line: 8),
    ]
  ).make()
  static var _kvKeys: Keys { keys }
  static var _kvEmpty: Article { Article() }

  static func _kvRead(_ kv: inout Reader, into out: inout Article, updating: Bool) throws(Failure) {
    var scan = Scan(updating: updating)
    var key = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(Failure) {
        switch key {
        case 0: out.id = try kv.int()
        case 1: out.title = try kv.string()
        case 2: out.score = try kv.double()
        case 3: out.tags = try kv.strings()
        case 4: try Author._kvRead(&kv, into: &out.author, updating: updating)
        case 5:
          if try kv.null() {
            out.editor = nil
          } else {
            out.editor = try Author._kvRead(&kv, updating: updating ? out.editor : nil)
          }
        case 6: out.links = try kv.dictionary(of: Author.self)
        default: try kv.skip()
        }
      } catch {
        try kv.recover(error, &scan)
      }
      key = try kv.next(_kvKeys, &scan)
    }
  }
}

enum Sample {
  static let article = """
    {"id": 7, "title": "On the Analytical Engine", "score": 4.25, "unread": [1, {"a": null}, "x"],
     "author": {"name": "Ada", "age": 36}, "tags": ["a", "\\u00e9\\n"], "links": {"x": {"name": "Charles"}}}
    """
}
