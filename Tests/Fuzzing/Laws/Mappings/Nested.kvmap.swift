// Generated from Nested.kvmap. Do not edit.
// kvmap format 1, input 259353114c32d0a9, body 393a05204ab85af2
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
@_spi(Generated) import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated struct Nested: Swift.Sendable, Swift.Hashable {
  var node: Swift.Optional<Node>
  var users: Swift.Optional<Page<User>>
  var numbers: Swift.Optional<Page<Swift.Int>>
  var pages: [Page<Page<Swift.String>>]
  var photo: Swift.Optional<Photograph>
  var notes: [Swift.String: [Note]]
  var inner: Swift.Optional<Envelope>
  var matrix: Swift.Optional<[[[Swift.Int]]]>
  var maybe: Swift.Optional<[[Swift.String?]?]>

  init(
    node: Node? = nil,
    users: Page<User>? = nil,
    numbers: Page<Swift.Int>? = nil,
    pages: [Page<Page<Swift.String>>] = [],
    photo: Photograph? = nil,
    notes: [Swift.String: [Note]] = [:],
    inner: Envelope? = nil,
    matrix: [[[Swift.Int]]]? = nil,
    maybe: [[Swift.String?]?]? = nil
  ) {
    self.node = node
    self.users = users
    self.numbers = numbers
    self.pages = pages
    self.photo = photo
    self.notes = notes
    self.inner = inner
    self.matrix = matrix
    self.maybe = maybe
  }
}

nonisolated struct Node: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var children: [Node]
  var named: [Swift.String: Node]
  var next: Swift.Optional<[Node]>

  init(
    name: Swift.String,
    children: [Node] = [],
    named: [Swift.String: Node] = [:],
    next: [Node]? = nil
  ) {
    self.name = name
    self.children = children
    self.named = named
    self.next = next
  }
}

nonisolated struct Page<Item> {
  var items: [Item]
  var next: Swift.Optional<URL>
  var total: Swift.Int

  init(items: [Item], next: URL? = nil, total: Swift.Int = 0) {
    self.items = items
    self.next = next
    self.total = total
  }
}

nonisolated extension Page: Swift.Sendable where Item: Swift.Sendable {}

nonisolated extension Page: Swift.Equatable where Item: Swift.Equatable {}

nonisolated extension Page: Swift.Hashable where Item: Swift.Hashable {}

nonisolated struct User: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var friends: [User]

  init(name: Swift.String, friends: [User] = []) {
    self.name = name
    self.friends = friends
  }
}

nonisolated struct Photograph: Swift.Sendable, Swift.Hashable {
  var id: Swift.String
  var at: Swift.Optional<Swift.Int>
  var width: Swift.Int

  init(id: Swift.String, at: Swift.Int? = nil, width: Swift.Int) {
    self.id = id
    self.at = at
    self.width = width
  }
}

nonisolated struct Note: Swift.Sendable, Swift.Hashable {
  var id: Swift.String
  var at: Swift.Optional<Swift.Int>
  var text: Swift.String

  init(id: Swift.String, at: Swift.Int? = nil, text: Swift.String) {
    self.id = id
    self.at = at
    self.text = text
  }
}

nonisolated struct Envelope: Swift.Sendable, Swift.Hashable {
  var from: Swift.String
  var letters: [Envelope]

  init(from: Swift.String, letters: [Envelope] = []) {
    self.from = from
    self.letters = letters
  }
}

// MARK: - Mappings

nonisolated extension Nested: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Nested {
    Nested()
  }

  static var _kvOptions: KVMap.DecodingOptions { .init(depth: 40, root: "response.data") }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Nested, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.object(orNil: &out.node, updating: updating)  // node
        case 1: out.users = try kv.consumeNullOrEmptyText() ? nil : Page<User>._kvDecode(&kv, updating: updating ? out.users : nil)  // users
        case 2: out.numbers = try kv.consumeNullOrEmptyText() ? nil : Page<Swift.Int>._kvDecode(&kv, updating: updating ? out.numbers : nil)  // numbers
        case 3: out.pages = try kv.consumeNull() ? [] : kv.array(of: Page<Page<Swift.String>>.self)  // pages
        case 4: kv.object(orNil: &out.photo, updating: updating)  // photo
        case 5: out.notes = try kv.consumeNull() ? [:] : _kvDecode_notes(&kv)  // notes
        case 6: out.inner = try kv.consumeNullOrEmptyText() ? nil : kv.jsonText { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in try Envelope._kvDecode(&kv, updating: updating ? out.inner : nil) }  // payload
        case 7: out.matrix = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_matrix(&kv)  // matrix
        case 8: out.maybe = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_maybe(&kv)  // maybe
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_notes(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: [Note]] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Note] in try kv.array(of: Note.self) })
  }

  private static func _kvDecode_matrix(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [[[Swift.Int]]] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [[Swift.Int]] in try _kvDecode_matrix_1(&kv) })
  }

  private static func _kvDecode_matrix_1(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [[Swift.Int]] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int] in try kv.ints() })
  }

  private static func _kvDecode_maybe(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [[Swift.String?]?] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String?]? in try kv.consumeNullOrEmptyText() ? nil : _kvDecode_maybe_1(&kv) })
  }

  private static func _kvDecode_maybe_1(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String?] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String? in try kv.consumeNull() ? nil : kv.string() })
  }

  static var _kvRoot: Swift.String { "response.data" }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.node { kv.key("\"node\":"); try value._kvEncode(&kv) }
    if let value = self.users { kv.key("\"users\":"); try value._kvEncode(&kv) }
    if let value = self.numbers { kv.key("\"numbers\":"); try value._kvEncode(&kv) }
    try kv.array("\"pages\":", self.pages)
    if let value = self.photo { kv.key("\"photo\":"); try value._kvEncode(&kv) }
    kv.key("\"notes\":"); try kv.dictionary(self.notes)
    if let value = self.inner {
      kv.key("\"payload\":")
      try kv.jsonText { (kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) in
        try value._kvEncode(&kv)
      }
    }
    if let value = self.matrix { kv.key("\"matrix\":"); try kv.array(value) }
    if let value = self.maybe {
      kv.key("\"maybe\":")
      kv.beginArray()
      for value0 in value {
        if let value1 = value0 {
          kv.beginArray()
          for value2 in value1 {
            if let value3 = value2 {
              kv.string(value3)
            } else { kv.null() }
          }
          kv.endArray()
        } else { kv.null() }
      }
      kv.endArray()
    }
    kv.endObject()
  }
}

nonisolated extension Node: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Node {
    Node(name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Node, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.string(into: &out.name)  // name
        case 1: out.children = try kv.consumeNull() ? [] : kv.array(of: Node.self)  // children
        case 2: out.named = try kv.consumeNull() ? [:] : _kvDecode_named(&kv)  // named
        case 3: kv.array(orNil: &out.next)  // next
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_named(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Node] {
    return try kv.dictionary(
      of: Node.self,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    try kv.array("\"children\":", self.children)
    kv.key("\"named\":"); try kv.dictionary(self.named)
    if let value = self.next { kv.key("\"next\":"); try kv.array(value) }
    kv.endObject()
  }
}

nonisolated extension Page: KVMap.DocumentDecodable where Item: KVMap.DocumentDecodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Page {
    let current: Swift.UnsafePointer<Page>? = current?.assumingMemoryBound(to: Page.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Optional<[Item]>
    var _1: Swift.Optional<URL>
    var _2: Swift.Int
    if let current {
      _0 = current.pointee.items
      _1 = current.pointee.next
      _2 = current.pointee.total
    } else {
      _0 = nil
      _1 = nil
      _2 = 0
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try [Item]._kvDecode(&kv, replacing: nil)  // items
        case 1: kv.url(orNil: &_1)  // next
        case 2: _2 = try kv.consumeNull() ? 0 : kv.int()  // total
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    let made0 = try kv.unwrapRequired(&_0, scan.hasAllRequired)
    return Page(items: made0, next: _1, total: _2)
  }
}

nonisolated extension Page: KVMap.DocumentEncodable where Item: KVMap.DocumentEncodable {
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"items\":", self.items)
    if let value = self.next { kv.key("\"next\":"); try kv.url(value) }
    kv.int("\"total\":", self.total)
    kv.endObject()
  }
}

nonisolated extension Page: KVMap.ContextDecodable where Item: KVMap.ContextDecodable {
  static func _kvEncode(context: Item.CallerContext, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try Item._kvEncode(context: context, &kv)
  }
}

nonisolated extension User: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: User {
    User(name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout User, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.string(into: &out.name)  // name
        case 1: out.friends = try kv.consumeNull() ? [] : kv.array(of: User.self)  // friends
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    try kv.array("\"friends\":", self.friends)
    kv.endObject()
  }
}

nonisolated extension Photograph: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Photograph {
    Photograph(id: "", width: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Photograph, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.id)  // id_str
      case 1: kv.int(orNil: &out.at)  // created
      case 2: kv.int(into: &out.width)  // width
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"id_str\":", self.id)
    kv.int("\"created\":", ifPresent: self.at)
    kv.int("\"width\":", self.width)
    kv.endObject()
  }
}

nonisolated extension Note: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Note {
    Note(id: "", text: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Note, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.id)  // id_str
      case 1: kv.int(orNil: &out.at)  // at
      case 2: kv.string(into: &out.text)  // text
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"id_str\":", self.id)
    kv.int("\"at\":", ifPresent: self.at)
    kv.string("\"text\":", self.text)
    kv.endObject()
  }
}

nonisolated extension Envelope: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Envelope {
    Envelope(from: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Envelope, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.string(into: &out.from)  // from
        case 1: out.letters = try kv.consumeNull() ? [] : kv.array(of: Envelope.self)  // letters
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"from\":", self.from)
    try kv.array("\"letters\":", self.letters)
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Nested {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.node, right.node),
      KVMap._kvAreEqual(left.users, right.users),
      KVMap._kvAreEqual(left.numbers, right.numbers),
      KVMap._kvAreEqual(left.pages, right.pages),
      KVMap._kvAreEqual(left.photo, right.photo),
      KVMap._kvAreEqual(left.notes, right.notes),
      KVMap._kvAreEqual(left.inner, right.inner),
      KVMap._kvAreEqual(left.matrix, right.matrix),
      KVMap._kvAreEqual(left.maybe, right.maybe)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.node.hash(into: &hasher)
    self.users.hash(into: &hasher)
    self.numbers.hash(into: &hasher)
    self.pages.hash(into: &hasher)
    self.photo.hash(into: &hasher)
    self.notes.hash(into: &hasher)
    self.inner.hash(into: &hasher)
    self.matrix.hash(into: &hasher)
    self.maybe.hash(into: &hasher)
  }
}

nonisolated extension Node {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.children, right.children),
      KVMap._kvAreEqual(left.named, right.named),
      KVMap._kvAreEqual(left.next, right.next)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.children.hash(into: &hasher)
    self.named.hash(into: &hasher)
    self.next.hash(into: &hasher)
  }
}

nonisolated extension User {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.friends, right.friends)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.friends.hash(into: &hasher)
  }
}

nonisolated extension Photograph {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.at, right.at),
      KVMap._kvAreEqual(left.width, right.width)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.at.hash(into: &hasher)
    self.width.hash(into: &hasher)
  }
}

nonisolated extension Note {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.at, right.at),
      KVMap._kvAreEqual(left.text, right.text)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.at.hash(into: &hasher)
    self.text.hash(into: &hasher)
  }
}

nonisolated extension Envelope {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.from, right.from),
      KVMap._kvAreEqual(left.letters, right.letters)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.from.hash(into: &hasher)
    self.letters.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Nested {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{11}\0\0\0\0\0\0\0\u{f}\0\0\0\u{b}\0\0\0\0\0\0\0\r\0\u{1}\0\u{7}\0\0\0\0\0\0\0\t\0\0\0\u{3}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{5}\0\u{4}\0\0\0\0\0\0\0node\"\0\0\0\u{5}\0\0\u{1}\0\0\0\0users\"\0\0\u{7}\0\0\u{2}\0\0\0\0numbers\"\u{5}\0\0\u{3}\0\0\0\0pages\"\0\0\u{5}\0\0\u{4}\0\0\0\0photo\"\0\0\u{5}\0\0\u{5}\0\0\0\0notes\"\0\0\u{7}\0\0\u{6}\0\0\0\0payload\"\u{6}\0\0\u{7}\0\0\0\0matrix\"\0\u{5}\0\0\u{8}\0\0\0\0maybe\"\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 9, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Nested\tNested.kvmap\t9
        node\t+3\tnode
        users\t+4\tusers
        numbers\t+5\tnumbers
        pages\t+6\tpages
        photo\t+7\tphoto
        notes\t+8\tnotes
        inner\t+9\tpayload
        matrix\t+10\tmatrix
        maybe\t+11\tmaybe
        """)
  }
}

nonisolated extension Node {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{6}\0\u{1}\0\u{3}\0\0\0\0\0\0\0\u{8}\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{8}\0\0\u{1}\0\0\0\0children\"\0\0\0\0\0\0\0\u{5}\0\0\u{2}\0\0\0\0named\"\0\0\u{4}\0\0\u{3}\0\0\0\0next\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 4, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Node\tNested.kvmap\t23
        name\t+1\tname
        children\t+2\tchildren
        named\t+3\tnamed
        next\t+4\tnext
        """)
  }
}

nonisolated extension Page {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\u{1}\0\u{5}\0\u{3}\0\0\0\u{5}\0\0\0\0\0\u{1}\0items\"\0\0\u{4}\0\0\u{1}\0\0\0\0next\"\0\0\0\u{5}\0\0\u{2}\0\0\0\0total\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Page\tNested.kvmap\t30
        items\t+1\titems
        next\t+2\tnext
        total\t+3\ttotal
        """)
  }
}

nonisolated extension User {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{3}\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{7}\0\0\u{1}\0\0\0\0friends\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        User\tNested.kvmap\t36
        name\t+1\tname
        friends\t+2\tfriends
        """)
  }
}

nonisolated extension Photograph {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{5}\0\0\0\u{1}\0\0\0\0\0\0\0\0\0\u{3}\0\u{6}\0\0\0\0\0\u{1}\0id_str\"\0\u{7}\0\0\u{1}\0\0\0\0created\"\u{5}\0\0\u{2}\0\0\u{1}\0width\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Photograph\tNested.kvmap\t41
        id\t-36\tid_str
        at\t-35\tcreated
        width\t+1\twidth
        """)
  }
}

nonisolated extension Note {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{5}\0\0\0\u{1}\0\u{3}\0\0\0\0\0\0\0\0\0\u{6}\0\0\0\0\0\u{1}\0id_str\"\0\u{2}\0\0\u{1}\0\0\0\0at\"\0\0\0\0\0\u{4}\0\0\u{2}\0\0\u{1}\0text\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Note\tNested.kvmap\t45
        id\t-40\tid_str
        at\t+1\tat
        text\t+2\ttext
        """)
  }
}

nonisolated extension Envelope {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\u{4}\0\0\0\0\0\u{1}\0from\"\0\0\0\u{7}\0\0\u{1}\0\0\0\0letters\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Envelope\tNested.kvmap\t50
        from\t+1\tfrom
        letters\t+2\tletters
        """)
  }
}
