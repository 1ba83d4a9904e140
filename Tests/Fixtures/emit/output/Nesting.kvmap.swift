// Generated from Nesting.kvmap. Do not edit.
// kvmap format 1, input c93a9356bbde82bd, body 3dce15ecb5b9151d
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) import KVMap

// If this does not compile, KVMap and the kvmapc that made this file do not fit: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

nonisolated struct Tree: Swift.Sendable, Swift.Hashable {
  var value: Swift.Int
  var children: [Tree]
  var byName: [Swift.String: Tree]

  init(value: Swift.Int, children: [Tree] = [], byName: [Swift.String: Tree] = [:]) {
    self.value = value
    self.children = children
    self.byName = byName
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.value, right.value),
      KVMap._kvAreEqual(left.children, right.children),
      KVMap._kvAreEqual(left.byName, right.byName)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.value.hash(into: &hasher)
    self.children.hash(into: &hasher)
    self.byName.hash(into: &hasher)
  }
}

nonisolated extension Tree: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{3}\0\0\0\u{1}\0\0\0\u{6}\0\0\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\u{8}\0\0\u{1}\0\0\0\0children\"\0\0\0\0\0\0\0\u{6}\0\0\u{2}\0\0\0\0byName\"\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Tree\tNesting.kvmap\t1
        value\t2\tvalue
        children\t3\tchildren
        byName\t4\tbyName
        """)
  }

  static var _kvPlaceholder: Tree {
    Tree(value: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Tree, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &out.value)  // Nesting.kvmap:2
        case 1: out.children = try kv.consumeNull() ? [] : kv.array(of: Tree.self)  // Nesting.kvmap:3
        case 2: out.byName = try kv.consumeNull() ? [:] : _kvDecode_byName(&kv)  // Nesting.kvmap:4
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_byName(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Tree] {
    return try kv.dictionary(
      of: Tree.self,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"value\":", self.value)  // Nesting.kvmap:2
    try kv.array("\"children\":", self.children)  // Nesting.kvmap:3
    kv.key("\"byName\":"); try kv.dictionary(self.byName)  // Nesting.kvmap:4
    kv.endObject()
  }
}

nonisolated struct Ping: Swift.Sendable, Swift.Hashable {
  var pongs: [Pong]
  var last: Swift.Optional<Pong>

  init(pongs: [Pong], last: Pong? = nil) {
    self.pongs = pongs
    self.last = last
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.pongs, right.pongs),
      KVMap._kvAreEqual(left.last, right.last)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.pongs.hash(into: &hasher)
    self.last.hash(into: &hasher)
  }
}

nonisolated extension Ping: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\u{3}\0\u{5}\0\0\0\0\0\u{1}\0pongs\"\0\0\u{4}\0\0\u{1}\0\0\0\0last\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Ping\tNesting.kvmap\t7
        pongs\t7\tpongs
        last\t7\tlast
        """)
  }

  static var _kvPlaceholder: Ping {
    Ping(pongs: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Ping, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.array(into: &out.pongs)  // Nesting.kvmap:7
      case 1: kv.object(orNil: &out.last, updating: updating)  // Nesting.kvmap:7
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"pongs\":", self.pongs)  // Nesting.kvmap:7
    if let value = self.last { kv.key("\"last\":"); try value._kvEncode(&kv) }  // Nesting.kvmap:7
    kv.endObject()
  }
}

nonisolated struct Pong: Swift.Sendable, Swift.Hashable {
  var pings: [Ping]

  init(pings: [Ping]) {
    self.pings = pings
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.pings, right.pings)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.pings.hash(into: &hasher)
  }
}

nonisolated extension Pong: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0pings\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Pong\tNesting.kvmap\t8
        pings\t8\tpings
        """)
  }

  static var _kvPlaceholder: Pong {
    Pong(pings: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Pong, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.array(into: &out.pings)  // Nesting.kvmap:8
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"pings\":", self.pings)  // Nesting.kvmap:8
    kv.endObject()
  }
}

nonisolated struct Outer: Swift.Sendable, Swift.Hashable {
  var middle: Middle
  var maybe: Swift.Optional<Middle>
  var list: [Middle]

  init(middle: Middle, maybe: Middle? = nil, list: [Middle]) {
    self.middle = middle
    self.maybe = maybe
    self.list = list
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.middle, right.middle),
      KVMap._kvAreEqual(left.maybe, right.maybe),
      KVMap._kvAreEqual(left.list, right.list)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.middle.hash(into: &hasher)
    self.maybe.hash(into: &hasher)
    self.list.hash(into: &hasher)
  }
}

nonisolated extension Outer: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\0\0\0\0\u{1}\0\u{5}\0\0\0\u{6}\0\0\0\0\0\u{1}\0middle\"\0\u{5}\0\0\u{1}\0\0\0\0maybe\"\0\0\u{4}\0\0\u{2}\0\0\u{1}\0list\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Outer\tNesting.kvmap\t10
        middle\t11\tmiddle
        maybe\t12\tmaybe
        list\t13\tlist
        """)
  }

  static var _kvPlaceholder: Outer {
    Outer(middle: Middle._kvPlaceholder, list: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Outer, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.object(into: &out.middle, updating: updating)  // Nesting.kvmap:11
      case 1: kv.object(orNil: &out.maybe, updating: updating)  // Nesting.kvmap:12
      case 2: kv.array(into: &out.list)  // Nesting.kvmap:13
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"middle\":"); try self.middle._kvEncode(&kv)  // Nesting.kvmap:11
    if let value = self.maybe { kv.key("\"maybe\":"); try value._kvEncode(&kv) }  // Nesting.kvmap:12
    try kv.array("\"list\":", self.list)  // Nesting.kvmap:13
    kv.endObject()
  }
}

nonisolated struct Middle: Swift.Sendable, Swift.Hashable {
  var inner: Inner
  var note: Swift.Optional<Swift.String>

  init(inner: Inner, note: Swift.String? = "none") {
    self.inner = inner
    self.note = note
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.inner, right.inner),
      KVMap._kvAreEqual(left.note, right.note)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.inner.hash(into: &hasher)
    self.note.hash(into: &hasher)
  }
}

nonisolated extension Middle: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{5}\0\0\0\0\0\u{1}\0inner\"\0\0\u{4}\0\0\u{1}\0\0\0\0note\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Middle\tNesting.kvmap\t16
        inner\t17\tinner
        note\t18\tnote
        """)
  }

  static var _kvPlaceholder: Middle {
    Middle(inner: Inner._kvPlaceholder)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Middle, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.object(into: &out.inner, updating: updating)  // Nesting.kvmap:17
      case 1: kv.string(orNil: &out.note)  // Nesting.kvmap:18
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"inner\":"); try self.inner._kvEncode(&kv)  // Nesting.kvmap:17
    if let value = self.note { kv.key("\"note\":"); kv.string(value) } else { kv.key("\"note\":"); kv.null() }  // Nesting.kvmap:18
    kv.endObject()
  }
}

nonisolated struct Inner: Swift.Sendable, Swift.Hashable {
  var n: Swift.Int
  var m: Swift.Int

  init(n: Swift.Int = 1, m: Swift.Int) {
    self.n = n
    self.m = m
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.n, right.n),
      KVMap._kvAreEqual(left.m, right.m)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.n.hash(into: &hasher)
    self.m.hash(into: &hasher)
  }
}

nonisolated extension Inner: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{3}\0\0\0\u{1}\0\0\0\0\0\0\0n\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\u{1}\0m\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Inner\tNesting.kvmap\t21
        n\t21\tn
        m\t21\tm
        """)
  }

  static var _kvPlaceholder: Inner {
    Inner(m: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Inner, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.n = try kv.consumeNull() ? 1 : kv.int()  // Nesting.kvmap:21
        case 1: kv.int(into: &out.m)  // Nesting.kvmap:21
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"n\":", self.n)  // Nesting.kvmap:21
    kv.int("\"m\":", self.m)  // Nesting.kvmap:21
    kv.endObject()
  }
}

nonisolated struct Nothing: Swift.Sendable, Swift.Hashable {
  init() {}
}

nonisolated extension Nothing: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Nothing\tNesting.kvmap\t23
        """)
  }

  static var _kvPlaceholder: Nothing {
    Nothing()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Nothing, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.endObject()
  }
}
