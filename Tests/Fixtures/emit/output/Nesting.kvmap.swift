// Generated from Nesting.kvmap. Do not edit.
// kvmap format 1, input c93a9356bbde82bd, body 654265991ad84ed8
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated struct Tree: Swift.Sendable, Swift.Hashable {
  var value: Swift.Int
  var children: [Tree]
  var byName: [Swift.String: Tree]

  init(value: Swift.Int, children: [Tree] = [], byName: [Swift.String: Tree] = [:]) {
    self.value = value
    self.children = children
    self.byName = byName
  }
}

nonisolated struct Ping: Swift.Sendable, Swift.Hashable {
  var pongs: [Pong]
  var last: Swift.Optional<Pong>

  init(pongs: [Pong], last: Pong? = nil) {
    self.pongs = pongs
    self.last = last
  }
}

nonisolated struct Pong: Swift.Sendable, Swift.Hashable {
  var pings: [Ping]

  init(pings: [Ping]) {
    self.pings = pings
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
}

nonisolated struct Middle: Swift.Sendable, Swift.Hashable {
  var inner: Inner
  var note: Swift.Optional<Swift.String>

  init(inner: Inner, note: Swift.String? = "none") {
    self.inner = inner
    self.note = note
  }
}

nonisolated struct Inner: Swift.Sendable, Swift.Hashable {
  var n: Swift.Int
  var m: Swift.Int

  init(n: Swift.Int = 1, m: Swift.Int) {
    self.n = n
    self.m = m
  }
}

nonisolated struct Nothing: Swift.Sendable, Swift.Hashable {
  init() {}
}

// MARK: - Mappings

nonisolated extension Tree: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
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
        case 0: kv.int(into: &out.value)  // value
        case 1: out.children = try kv.consumeNull() ? [] : kv.array(of: Tree.self)  // children
        case 2: out.byName = try kv.consumeNull() ? [:] : _kvDecode_byName(&kv)  // byName
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
    kv.int("\"value\":", self.value)
    try kv.array("\"children\":", self.children)
    kv.key("\"byName\":"); try kv.dictionary(self.byName)
    kv.endObject()
  }
}

nonisolated extension Ping: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
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
      case 0: kv.array(into: &out.pongs)  // pongs
      case 1: kv.object(orNil: &out.last, updating: updating)  // last
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"pongs\":", self.pongs)
    if let value = self.last { kv.key("\"last\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension Pong: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
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
      case 0: kv.array(into: &out.pings)  // pings
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"pings\":", self.pings)
    kv.endObject()
  }
}

nonisolated extension Outer: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
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
      case 0: kv.object(into: &out.middle, updating: updating)  // middle
      case 1: kv.object(orNil: &out.maybe, updating: updating)  // maybe
      case 2: kv.array(into: &out.list)  // list
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"middle\":"); try self.middle._kvEncode(&kv)
    if let value = self.maybe { kv.key("\"maybe\":"); try value._kvEncode(&kv) }
    try kv.array("\"list\":", self.list)
    kv.endObject()
  }
}

nonisolated extension Middle: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
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
      case 0: kv.object(into: &out.inner, updating: updating)  // inner
      case 1: kv.string(orNil: &out.note)  // note
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"inner\":"); try self.inner._kvEncode(&kv)
    if let value = self.note { kv.key("\"note\":"); kv.string(value) } else { kv.key("\"note\":"); kv.null() }
    kv.endObject()
  }
}

nonisolated extension Inner: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
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
        case 0: out.n = try kv.consumeNull() ? 1 : kv.int()  // n
        case 1: kv.int(into: &out.m)  // m
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"n\":", self.n)
    kv.int("\"m\":", self.m)
    kv.endObject()
  }
}

nonisolated extension Nothing: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
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

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Tree {
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

nonisolated extension Ping {
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

nonisolated extension Pong {
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

nonisolated extension Outer {
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

nonisolated extension Middle {
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

nonisolated extension Inner {
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

// MARK: - Key tables, which only KVMap reads

nonisolated extension Tree {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{3}\0\0\0\u{1}\0\0\0\u{6}\0\0\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\u{8}\0\0\u{1}\0\0\0\0children\"\0\0\0\0\0\0\0\u{6}\0\0\u{2}\0\0\0\0byName\"\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Tree\tNesting.kvmap\t1
        value\t+1\tvalue
        children\t+2\tchildren
        byName\t+3\tbyName
        """)
  }
}

nonisolated extension Ping {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\u{3}\0\u{5}\0\0\0\0\0\u{1}\0pongs\"\0\0\u{4}\0\0\u{1}\0\0\0\0last\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Ping\tNesting.kvmap\t7
        pongs\t+0\tpongs
        last\t+0\tlast
        """)
  }
}

nonisolated extension Pong {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0pings\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Pong\tNesting.kvmap\t8
        pings\t+0\tpings
        """)
  }
}

nonisolated extension Outer {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\0\0\0\0\u{1}\0\u{5}\0\0\0\u{6}\0\0\0\0\0\u{1}\0middle\"\0\u{5}\0\0\u{1}\0\0\0\0maybe\"\0\0\u{4}\0\0\u{2}\0\0\u{1}\0list\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Outer\tNesting.kvmap\t10
        middle\t+1\tmiddle
        maybe\t+2\tmaybe
        list\t+3\tlist
        """)
  }
}

nonisolated extension Middle {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{5}\0\0\0\0\0\u{1}\0inner\"\0\0\u{4}\0\0\u{1}\0\0\0\0note\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Middle\tNesting.kvmap\t16
        inner\t+1\tinner
        note\t+2\tnote
        """)
  }
}

nonisolated extension Inner {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{3}\0\0\0\u{1}\0\0\0\0\0\0\0n\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\u{1}\0m\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Inner\tNesting.kvmap\t21
        n\t+0\tn
        m\t+0\tm
        """)
  }
}

nonisolated extension Nothing {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Nothing\tNesting.kvmap\t23
        """)
  }
}
