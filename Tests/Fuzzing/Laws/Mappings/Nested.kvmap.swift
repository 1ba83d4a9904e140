// Generated from Nested.kvmap. Do not edit.
// kvmap format 1, input 259353114c32d0a9, body 551384573fefee68
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
@_spi(Generated) import KVMap

// If this does not compile, KVMap and the kvmapc that made this file do not fit: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

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

nonisolated extension Nested: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{11}\0\0\0\0\0\0\0\u{f}\0\0\0\u{b}\0\0\0\0\0\0\0\r\0\u{1}\0\u{7}\0\0\0\0\0\0\0\t\0\0\0\u{3}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{5}\0\u{4}\0\0\0\0\0\0\0node\"\0\0\0\u{5}\0\0\u{1}\0\0\0\0users\"\0\0\u{7}\0\0\u{2}\0\0\0\0numbers\"\u{5}\0\0\u{3}\0\0\0\0pages\"\0\0\u{5}\0\0\u{4}\0\0\0\0photo\"\0\0\u{5}\0\0\u{5}\0\0\0\0notes\"\0\0\u{7}\0\0\u{6}\0\0\0\0payload\"\u{6}\0\0\u{7}\0\0\0\0matrix\"\0\u{5}\0\0\u{8}\0\0\0\0maybe\"\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 9, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Nested\tNested.kvmap\t9
        node\t12\tnode
        users\t13\tusers
        numbers\t14\tnumbers
        pages\t15\tpages
        photo\t16\tphoto
        notes\t17\tnotes
        inner\t18\tpayload
        matrix\t19\tmatrix
        maybe\t20\tmaybe
        """)
  }

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
        case 0: kv.object(orNil: &out.node, updating: updating)  // Nested.kvmap:12
        case 1: out.users = try kv.consumeNullOrEmptyText() ? nil : Page<User>._kvDecode(&kv, updating: updating ? out.users : nil)  // Nested.kvmap:13
        case 2: out.numbers = try kv.consumeNullOrEmptyText() ? nil : Page<Swift.Int>._kvDecode(&kv, updating: updating ? out.numbers : nil)  // Nested.kvmap:14
        case 3: out.pages = try kv.consumeNull() ? [] : kv.array(of: Page<Page<Swift.String>>.self)  // Nested.kvmap:15
        case 4: kv.object(orNil: &out.photo, updating: updating)  // Nested.kvmap:16
        case 5: out.notes = try kv.consumeNull() ? [:] : _kvDecode_notes(&kv)  // Nested.kvmap:17
        case 6: out.inner = try kv.consumeNullOrEmptyText() ? nil : kv.jsonText { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in try Envelope._kvDecode(&kv, updating: updating ? out.inner : nil) }  // Nested.kvmap:18
        case 7: out.matrix = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_matrix(&kv)  // Nested.kvmap:19
        case 8: out.maybe = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_maybe(&kv)  // Nested.kvmap:20
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
    if let value = self.node { kv.key("\"node\":"); try value._kvEncode(&kv) }  // Nested.kvmap:12
    if let value = self.users { kv.key("\"users\":"); try value._kvEncode(&kv) }  // Nested.kvmap:13
    if let value = self.numbers { kv.key("\"numbers\":"); try value._kvEncode(&kv) }  // Nested.kvmap:14
    try kv.array("\"pages\":", self.pages)  // Nested.kvmap:15
    if let value = self.photo { kv.key("\"photo\":"); try value._kvEncode(&kv) }  // Nested.kvmap:16
    kv.key("\"notes\":"); try kv.dictionary(self.notes)  // Nested.kvmap:17
    if let value = self.inner {  // Nested.kvmap:18
      kv.key("\"payload\":")
      try kv.jsonText { (kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) in
        try value._kvEncode(&kv)
      }
    }
    if let value = self.matrix { kv.key("\"matrix\":"); try kv.array(value) }  // Nested.kvmap:19
    if let value = self.maybe {  // Nested.kvmap:20
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

nonisolated extension Node: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{6}\0\u{1}\0\u{3}\0\0\0\0\0\0\0\u{8}\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{8}\0\0\u{1}\0\0\0\0children\"\0\0\0\0\0\0\0\u{5}\0\0\u{2}\0\0\0\0named\"\0\0\u{4}\0\0\u{3}\0\0\0\0next\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 4, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Node\tNested.kvmap\t23
        name\t24\tname
        children\t25\tchildren
        named\t26\tnamed
        next\t27\tnext
        """)
  }

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
        case 0: kv.string(into: &out.name)  // Nested.kvmap:24
        case 1: out.children = try kv.consumeNull() ? [] : kv.array(of: Node.self)  // Nested.kvmap:25
        case 2: out.named = try kv.consumeNull() ? [:] : _kvDecode_named(&kv)  // Nested.kvmap:26
        case 3: kv.array(orNil: &out.next)  // Nested.kvmap:27
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
    kv.string("\"name\":", self.name)  // Nested.kvmap:24
    try kv.array("\"children\":", self.children)  // Nested.kvmap:25
    kv.key("\"named\":"); try kv.dictionary(self.named)  // Nested.kvmap:26
    if let value = self.next { kv.key("\"next\":"); try kv.array(value) }  // Nested.kvmap:27
    kv.endObject()
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

nonisolated extension Page: KVMap.DocumentDecodable where Item: KVMap.DocumentDecodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\u{1}\0\u{5}\0\u{3}\0\0\0\u{5}\0\0\0\0\0\u{1}\0items\"\0\0\u{4}\0\0\u{1}\0\0\0\0next\"\0\0\0\u{5}\0\0\u{2}\0\0\0\0total\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Page\tNested.kvmap\t30
        items\t31\titems
        next\t32\tnext
        total\t33\ttotal
        """)
  }

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
        case 0: _0 = try [Item]._kvDecode(&kv, replacing: nil)  // Nested.kvmap:31
        case 1: kv.url(orNil: &_1)  // Nested.kvmap:32
        case 2: _2 = try kv.consumeNull() ? 0 : kv.int()  // Nested.kvmap:33
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
    try kv.array("\"items\":", self.items)  // Nested.kvmap:31
    if let value = self.next { kv.key("\"next\":"); kv.url(value) }  // Nested.kvmap:32
    kv.int("\"total\":", self.total)  // Nested.kvmap:33
    kv.endObject()
  }
}

nonisolated struct User: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var friends: [User]

  init(name: Swift.String, friends: [User] = []) {
    self.name = name
    self.friends = friends
  }

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

nonisolated extension User: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{3}\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{7}\0\0\u{1}\0\0\0\0friends\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        User\tNested.kvmap\t36
        name\t37\tname
        friends\t38\tfriends
        """)
  }

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
        case 0: kv.string(into: &out.name)  // Nested.kvmap:37
        case 1: out.friends = try kv.consumeNull() ? [] : kv.array(of: User.self)  // Nested.kvmap:38
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)  // Nested.kvmap:37
    try kv.array("\"friends\":", self.friends)  // Nested.kvmap:38
    kv.endObject()
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

nonisolated extension Photograph: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{5}\0\0\0\u{1}\0\0\0\0\0\0\0\0\0\u{3}\0\u{6}\0\0\0\0\0\u{1}\0id_str\"\0\u{7}\0\0\u{1}\0\0\0\0created\"\u{5}\0\0\u{2}\0\0\u{1}\0width\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Photograph\tNested.kvmap\t41
        id\t5\tid_str
        at\t6\tcreated
        width\t42\twidth
        """)
  }

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
      case 0: kv.string(into: &out.id)  // Nested.kvmap:5
      case 1: kv.int(orNil: &out.at)  // Nested.kvmap:6
      case 2: kv.int(into: &out.width)  // Nested.kvmap:42
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"id_str\":", self.id)  // Nested.kvmap:5
    kv.int("\"created\":", ifPresent: self.at)  // Nested.kvmap:6
    kv.int("\"width\":", self.width)  // Nested.kvmap:42
    kv.endObject()
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

nonisolated extension Note: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{5}\0\0\0\u{1}\0\u{3}\0\0\0\0\0\0\0\0\0\u{6}\0\0\0\0\0\u{1}\0id_str\"\0\u{2}\0\0\u{1}\0\0\0\0at\"\0\0\0\0\0\u{4}\0\0\u{2}\0\0\u{1}\0text\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Note\tNested.kvmap\t45
        id\t5\tid_str
        at\t46\tat
        text\t47\ttext
        """)
  }

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
      case 0: kv.string(into: &out.id)  // Nested.kvmap:5
      case 1: kv.int(orNil: &out.at)  // Nested.kvmap:46
      case 2: kv.string(into: &out.text)  // Nested.kvmap:47
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"id_str\":", self.id)  // Nested.kvmap:5
    kv.int("\"at\":", ifPresent: self.at)  // Nested.kvmap:46
    kv.string("\"text\":", self.text)  // Nested.kvmap:47
    kv.endObject()
  }
}

nonisolated struct Envelope: Swift.Sendable, Swift.Hashable {
  var from: Swift.String
  var letters: [Envelope]

  init(from: Swift.String, letters: [Envelope] = []) {
    self.from = from
    self.letters = letters
  }

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

nonisolated extension Envelope: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\u{4}\0\0\0\0\0\u{1}\0from\"\0\0\0\u{7}\0\0\u{1}\0\0\0\0letters\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Envelope\tNested.kvmap\t50
        from\t51\tfrom
        letters\t52\tletters
        """)
  }

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
        case 0: kv.string(into: &out.from)  // Nested.kvmap:51
        case 1: out.letters = try kv.consumeNull() ? [] : kv.array(of: Envelope.self)  // Nested.kvmap:52
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"from\":", self.from)  // Nested.kvmap:51
    try kv.array("\"letters\":", self.letters)  // Nested.kvmap:52
    kv.endObject()
  }
}
