// Generated from Unions.kvmap. Do not edit.
// kvmap format 1, input 1b82542f1cce0ae1, body 1cc09a10ec896ce0
// swift-format-ignore-file
// swiftlint:disable all
import KVMap

// If this does not compile, KVMap and the kvmapc that made this file do not fit: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1
private typealias _KVMapType_Photo = Photo

nonisolated struct Photo: Swift.Sendable, Swift.Hashable {
  var width: Swift.Int

  init(width: Swift.Int) {
    self.width = width
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.width, right.width)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.width.hash(into: &hasher)
  }
}

nonisolated extension Photo: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0width\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Photo\tUnions.kvmap\t13
        width\t13\twidth
        """)
  }

  static var _kvEmpty: Photo {
    _KVMapType_Photo(width: 0)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout Photo, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.width)  // Unions.kvmap:13
      default: break
      }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.int("\"width\":", self.width)  // Unions.kvmap:13
    kv.close()
  }
}

nonisolated struct Video: Swift.Sendable, Swift.Hashable {
  var length: Swift.Double
  var still: Swift.Optional<Media>
  var title: Swift.String

  init(length: Swift.Double, still: Media? = nil, title: Swift.String = "") {
    self.length = length
    self.still = still
    self.title = title
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.length, right.length),
      KVMap._kvAreEqual(left.still, right.still),
      KVMap._kvAreEqual(left.title, right.title)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.length.hash(into: &hasher)
    self.still.hash(into: &hasher)
    self.title.hash(into: &hasher)
  }
}

nonisolated extension Video: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\u{3}\0\0\0\0\0\u{6}\0\0\0\0\0\u{1}\0length\"\0\u{5}\0\0\u{1}\0\0\0\0still\"\0\0\u{5}\0\0\u{2}\0\0\0\0title\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Video\tUnions.kvmap\t14
        length\t14\tlength
        still\t14\tstill
        title\t14\ttitle
        """)
  }

  static var _kvEmpty: Video {
    Video(length: 0)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout Video, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: kv.double(into: &out.length)  // Unions.kvmap:14
        case 1: out.still = try kv.nothing() ? nil : Media._kvRead(&kv, replacing: nil)  // Unions.kvmap:14
        case 2: out.title = try kv.null() ? "" : kv.string()  // Unions.kvmap:14
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    try kv.double("\"length\":", self.length)  // Unions.kvmap:14
    if let value = self.still { kv.key("\"still\":"); try value._kvWrite(&kv) }  // Unions.kvmap:14
    kv.string("\"title\":", self.title)  // Unions.kvmap:14
    kv.close()
  }
}

nonisolated struct Album: Swift.Sendable, Swift.Hashable {
  var media: [Media]
  var best: Swift.Optional<Media>
  var Photo: Swift.Optional<Photo>

  init(media: [Media], best: Media? = nil, Photo: Photo? = nil) {
    self.media = media
    self.best = best
    self.Photo = Photo
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.media, right.media),
      KVMap._kvAreEqual(left.best, right.best),
      KVMap._kvAreEqual(left.Photo, right.Photo)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.media.hash(into: &hasher)
    self.best.hash(into: &hasher)
    self.Photo.hash(into: &hasher)
  }
}

nonisolated extension Album: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{3}\0\u{5}\0\0\0\0\0\0\0\u{1}\0\0\0\u{5}\0\0\0\0\0\u{1}\0media\"\0\0\u{4}\0\0\u{1}\0\0\0\0best\"\0\0\0\u{5}\0\0\u{2}\0\0\0\0Photo\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Album\tUnions.kvmap\t15
        media\t15\tmedia
        best\t15\tbest
        Photo\t15\tPhoto
        """)
  }

  static var _kvEmpty: Album {
    Album(media: [])
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout Album, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.media = try _kvRead_media(&kv)  // Unions.kvmap:15
        case 1: out.best = try kv.nothing() ? nil : Media._kvRead(&kv, replacing: nil)  // Unions.kvmap:15
        case 2: kv.object(orNil: &out.Photo, updating: updating)  // Unions.kvmap:15
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  private static func _kvRead_media(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [Media] {
    return try kv.array(reading: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Media in try Media._kvRead(&kv, replacing: nil) })
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    try kv.array("\"media\":", self.media)  // Unions.kvmap:15
    if let value = self.best { kv.key("\"best\":"); try value._kvWrite(&kv) }  // Unions.kvmap:15
    if let value = self.Photo { kv.key("\"Photo\":"); try value._kvWrite(&kv) }  // Unions.kvmap:15
    kv.close()
  }
}

nonisolated struct Kept: Swift.Sendable, Swift.Hashable {
  var x: Swift.Int
  var others: KVMap.Object

  init(x: Swift.Int, others: KVMap.Object) {
    self.x = x
    self.others = others
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.x, right.x),
      KVMap._kvAreEqual(left.others, right.others)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.x.hash(into: &hasher)
    self.others.hash(into: &hasher)
  }
}

nonisolated extension Kept: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\u{1}\0x\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .rest, duplicates: .error,
      rules: """
        Kept\tUnions.kvmap\t22
        x\t22\tx
        others\t22\t
        """)
  }

  static var _kvEmpty: Kept {
    Kept(x: 0, others: .init())
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout Kept, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.x)  // Unions.kvmap:22
      default: break
      }
      key = try kv.next(_kvKeys, &scan)
    }
    let mark1: KVMap.Mark = kv.rest(&scan, orNothing: false)  // Unions.kvmap:22
    if mark1.isValue {
      let back: KVMap.Mark = kv.enter(mark1, _kvKeys, rule: 1, scan)
      do throws(KVMap.Failure) { out.others = try kv.object() } catch { try kv.recover(error, from: mark1) }
      kv.rewind(to: back)
    } else if mark1.isNull {
      try kv.nullRule(_kvKeys, rule: 1, scan)
    } else {
      try kv.missing(_kvKeys, rule: 1, scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.int("\"x\":", self.x)  // Unions.kvmap:22
    let startOfRest: Swift.Int = kv.capture()  // Unions.kvmap:22
    kv.object(self.others)
    try kv.members(of: kv.endCapture(startOfRest), except: "x")
    kv.close()
  }
}

nonisolated struct Login: Swift.Sendable, Swift.Hashable {
  var user: Swift.String

  init(user: Swift.String) {
    self.user = user
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.user, right.user)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.user.hash(into: &hasher)
  }
}

nonisolated extension Login: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0user\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Login\tUnions.kvmap\t30
        user\t30\tuser
        """)
  }

  static var _kvEmpty: Login {
    Login(user: "")
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout Login, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.user)  // Unions.kvmap:30
      default: break
      }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"user\":", self.user)  // Unions.kvmap:30
    kv.close()
  }
}

nonisolated struct Link: Swift.Sendable, Swift.Hashable {
  var href: Swift.String

  init(href: Swift.String) {
    self.href = href
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.href, right.href)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.href.hash(into: &hasher)
  }
}

nonisolated extension Link: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0link\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Link\tUnions.kvmap\t46
        href\t46\tlink.href
        """)
  }
  private static var _kvKeys_1: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0href\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Link\tUnions.kvmap\t46
        href\t46\tlink.href
        """)
  }

  static var _kvEmpty: Link {
    Link(href: "")
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout Link, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var has0: Swift.Bool = false
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0:  // Unions.kvmap:46
          if try kv.null() {
            has0 = true
            try kv.nullRule(_kvKeys, rule: 0, scan)
          } else {
            var scan1: KVMap.Scan = .init(updating: updating)
            var key1: Swift.Int = try kv.open(_kvKeys_1, &scan1)
            while key1 >= 0 {
              switch key1 {
              case 0:  // Unions.kvmap:46
                has0 = true
                kv.string(into: &out.href)
              default: break
              }
              key1 = try kv.next(_kvKeys_1, &scan1)
            }
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    if !has0 { try kv.missing(_kvKeys, rule: 0, scan) }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    let begun0: Swift.Int = kv.begin("\"link\":")
    kv.string("\"href\":", self.href)  // Unions.kvmap:46
    kv.end(begun0)
    kv.close()
  }
}

nonisolated struct Text: Swift.Sendable, Swift.Hashable {
  var text: Swift.String
  var of: [Post]

  init(text: Swift.String, of: [Post] = []) {
    self.text = text
    self.of = of
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.text, right.text),
      KVMap._kvAreEqual(left.of, right.of)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.text.hash(into: &hasher)
    self.of.hash(into: &hasher)
  }
}

nonisolated extension Text: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\u{3}\0\u{4}\0\0\0\0\0\u{1}\0text\"\0\0\0\u{2}\0\0\u{1}\0\0\0\0of\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Text\tUnions.kvmap\t47
        text\t47\ttext
        of\t47\tof
        """)
  }

  static var _kvEmpty: Text {
    Text(text: "")
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout Text, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: kv.string(into: &out.text)  // Unions.kvmap:47
        case 1: out.of = try kv.null() ? [] : _kvRead_of(&kv)  // Unions.kvmap:47
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  private static func _kvRead_of(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [Post] {
    return try kv.array(reading: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Post in try Post._kvRead(&kv, replacing: nil) })
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"text\":", self.text)  // Unions.kvmap:47
    try kv.array("\"of\":", self.of)  // Unions.kvmap:47
    kv.close()
  }
}

nonisolated struct FirstNode: Swift.Sendable, Swift.Hashable {
  var child: Growth
  var end: Swift.Int

  init(child: Growth, end: Swift.Int) {
    self.child = child
    self.end = end
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.child, right.child),
      KVMap._kvAreEqual(left.end, right.end)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.child.hash(into: &hasher)
    self.end.hash(into: &hasher)
  }
}

nonisolated extension FirstNode: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\u{3}\0\u{1}\0\u{5}\0\0\0\0\0\u{1}\0child\"\0\0\u{3}\0\0\u{1}\0\0\u{1}\0end\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        FirstNode\tUnions.kvmap\t51
        child\t51\tchild
        end\t51\tend
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> FirstNode {
    let current: Swift.UnsafePointer<FirstNode>? = current?.assumingMemoryBound(to: FirstNode.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = kv.firstKey(_kvKeys, &scan)
    var _0: Swift.Optional<Growth>
    var _1: Swift.Int
    if let current {
      _0 = current.pointee.child
      _1 = current.pointee.end
    } else {
      _0 = nil
      _1 = 0
    }
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try Growth._kvRead(&kv, replacing: nil)  // Unions.kvmap:51
        case 1: kv.int(into: &_1)  // Unions.kvmap:51
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKey(_kvKeys, &scan)
    }
    let made0 = try kv.made(&_0, scan.isWhole)
    return FirstNode(child: made0, end: _1)
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"child\":"); try self.child._kvWrite(&kv)  // Unions.kvmap:51
    kv.int("\"end\":", self.end)  // Unions.kvmap:51
    kv.close()
  }
}

nonisolated struct SecondNode: Swift.Sendable, Swift.Hashable {
  var child: Growth

  init(child: Growth) {
    self.child = child
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.child, right.child)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.child.hash(into: &hasher)
  }
}

nonisolated extension SecondNode: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0child\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SecondNode\tUnions.kvmap\t52
        child\t52\tchild
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> SecondNode {
    let current: Swift.UnsafePointer<SecondNode>? = current?.assumingMemoryBound(to: SecondNode.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = kv.firstKey(_kvKeys, &scan)
    var _0: Swift.Optional<Growth>
    if let current {
      _0 = current.pointee.child
    } else {
      _0 = nil
    }
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try Growth._kvRead(&kv, replacing: nil)  // Unions.kvmap:52
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKey(_kvKeys, &scan)
    }
    let made0 = try kv.made(&_0, scan.isWhole)
    return SecondNode(child: made0)
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"child\":"); try self.child._kvWrite(&kv)  // Unions.kvmap:52
    kv.close()
  }
}

nonisolated struct UnionDefaults: Swift.Sendable, Swift.Hashable {
  var id: ID
  var maybe: Swift.Optional<ID>

  init(id: ID = .number(7), maybe: ID? = .text("?")) {
    self.id = id
    self.maybe = maybe
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.maybe, right.maybe)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.maybe.hash(into: &hasher)
  }
}

nonisolated extension UnionDefaults: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0maybe\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        UnionDefaults\tUnions.kvmap\t60
        id\t60\tid
        maybe\t60\tmaybe
        """)
  }

  static var _kvEmpty: UnionDefaults {
    UnionDefaults()
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout UnionDefaults, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.id = try kv.null() ? .number(7) : ID._kvRead(&kv, replacing: nil)  // Unions.kvmap:60
        case 1: out.maybe = try kv.nothing() ? nil : ID._kvRead(&kv, replacing: nil)  // Unions.kvmap:60
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"id\":"); try self.id._kvWrite(&kv)  // Unions.kvmap:60
    if let value = self.maybe { kv.key("\"maybe\":"); try value._kvWrite(&kv) } else { kv.key("\"maybe\":"); kv.null() }  // Unions.kvmap:60
    kv.close()
  }
}

nonisolated struct SelfTag: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int

  init(id: Swift.Int) {
    self.id = id
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
  }
}

nonisolated extension SelfTag: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SelfTag\tUnions.kvmap\t64
        id\t64\t
        """)
  }

  static var _kvEmpty: SelfTag {
    SelfTag(id: 0)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout SelfTag, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    try kv.stand(&scan)
    let mark0: KVMap.Mark = kv.whole(scan)  // Unions.kvmap:64
    if mark0.isValue {
      let back: KVMap.Mark = kv.enter(mark0, _kvKeys, rule: 0, scan)
      do throws(KVMap.Failure) { out.id = try kv.int() } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.nullRule(_kvKeys, rule: 0, scan)
    } else {
      try kv.missing(_kvKeys, rule: 0, scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.int(self.id)
  }
}

nonisolated struct Same: Swift.Sendable, Swift.Hashable {
  var all: KVMap.Object

  init(all: KVMap.Object) {
    self.all = all
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.all, right.all)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.all.hash(into: &hasher)
  }
}

nonisolated extension Same: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Same\tUnions.kvmap\t67
        all\t67\t
        """)
  }

  static var _kvEmpty: Same {
    Same(all: .init())
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout Same, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    try kv.stand(&scan)
    let mark0: KVMap.Mark = kv.whole(scan)  // Unions.kvmap:67
    if mark0.isValue {
      let back: KVMap.Mark = kv.enter(mark0, _kvKeys, rule: 0, scan)
      do throws(KVMap.Failure) { out.all = try kv.object() } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.nullRule(_kvKeys, rule: 0, scan)
    } else {
      try kv.missing(_kvKeys, rule: 0, scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.object(self.all)
  }
}

/// Something to look at.
nonisolated indirect enum Media: Swift.Sendable, Swift.Hashable {
  /// It does not move.
  case photo(Photo)
  case video(Video)
  case raw(KVMap.Object)
  case counts([Swift.String: Swift.Int]?)
  case half(Photo)
  case old(Photo)
  case unknown(KVMap.Value)
}

nonisolated extension Media: KVMap.Readable, KVMap.Writable {
  private static var _kvPath: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0type\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Media\tUnions.kvmap\t2
        \t2\ttype
        """)
  }
  private static var _kvCases: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\t\0\0\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\0\0\u{7}\0\0\0\u{5}\0\0\0\u{5}\0\0\0\0\0\0\0photo\"\0\0\u{5}\0\0\u{1}\0\0\0\0video\"\0\0\u{4}\0\0\u{2}\0\0\0\0clip\"\0\0\0\u{3}\0\0\u{3}\0\0\0\0raw\"\0\0\0\0\u{3}\0\0\u{4}\0\0\0\0old\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6c45d188009454f, wide: false, full: false, count: 5, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Media\tUnions.kvmap\t2
        """)
  }
  private static var _kvNumbers: KVMap.Keys {
    .init(
      "\0\0\u{3}\0\0\0\0\0\u{1}\0\u{5}\0\0\0\0\0\u{1}\0\0\0\0\0\0\07\"\0\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0true\"\0\0\0\u{3}\0\0\u{2}\0\0\0\00.5\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Media\tUnions.kvmap\t2
        """)
  }
  private static var _kvRest: KVMap.Keys {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .rest, duplicates: .error,
      rules: """
        Media\tUnions.kvmap\t2
        \t2\t
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> Media {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, numbers: _kvNumbers, lenient: false, isOpen: true)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.Failure) {
      let value: Media
      switch number {
      case 0: value = try .photo(_KVMapType_Photo._kvRead(&kv, replacing: nil))  // Unions.kvmap:4
      case 1, 2: value = try .video(Video._kvRead(&kv, replacing: nil))  // Unions.kvmap:5
      case 3:  // Unions.kvmap:6
        var scan: KVMap.Scan = .init()
        _ = try kv.open(_kvRest, &scan)
        let back: KVMap.Mark = kv.enter(kv.rest(&scan, orNothing: false), _kvRest, rule: 0, scan)
        value = try .raw(kv.object())
        kv.rewind(to: back)
      case 5, 6:  // Unions.kvmap:7
        var scan: KVMap.Scan = .init()
        _ = try kv.open(_kvRest, &scan)
        let back: KVMap.Mark = kv.enter(kv.rest(&scan, orNothing: false), _kvRest, rule: 0, scan)
        value = try .counts(kv.nothing() ? nil : _kvRead_counts(&kv))
        kv.rewind(to: back)
      case 7: value = try .half(_KVMapType_Photo._kvRead(&kv, replacing: nil))  // Unions.kvmap:8
      case 4: value = try .old(_KVMapType_Photo._kvRead(&kv, replacing: nil))  // Unions.kvmap:9
      default: value = try .unknown(kv.value())  // Unions.kvmap:10
      }
      kv.endPayload(led)
      return value
    } catch {
      kv.endPayload(led)
      throw error
    }
  }

  private static func _kvRead_counts(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [Swift.String: Swift.Int] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Swift.Int in try kv.int() })
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    switch self {
    case .photo(let value):
      let start: Swift.Int = kv.lead("\"type\":\"photo\",")
      try value._kvWrite(&kv)
      try kv.endLead(start)
    case .video(let value):
      let start: Swift.Int = kv.lead("\"type\":\"video\",")
      try value._kvWrite(&kv)
      try kv.endLead(start)
    case .raw(let value):
      let start: Swift.Int = kv.lead("\"type\":\"raw\",")
      kv.object(value)
      try kv.endLead(start, once: "type")
    case .counts(let value):
      let start: Swift.Int = kv.lead("\"type\":7,")
      if let value0 = value {
        kv.dictionary(value0)
      } else { kv.null() }
      try kv.endLead(start, once: "type")
    case .half(let value):
      let start: Swift.Int = kv.lead("\"type\":0.5,")
      try value._kvWrite(&kv)
      try kv.endLead(start)
    case .old:
      throw kv.unknownCase("old")
    case .unknown(let value):
      kv.value(value)
    }
  }
}

nonisolated enum Strict: Swift.Sendable, Swift.Hashable {
  case a(Photo)
  case b(Kept)
}

nonisolated extension Strict: KVMap.Readable, KVMap.Writable {
  private static var _kvPath: KVMap.Keys {
    .init(
      "\0\0\0\0\u{3}\0\u{1}\0\0\0\0\0\0\0\u{5}\0\u{4}\0\0\0\0\0\0\0meta\"\0\0\0\u{5}\0\0\u{1}\0\0\0\0kinds\"\0\0\u{1}\0\0\u{2}\0\0\u{1}\00\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Strict\tUnions.kvmap\t18
        \t18\tmeta.kinds[0]
        """)
  }
  private static var _kvCases: KVMap.Keys {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\u{1}\0\0\0\0\0\0\0a\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0b\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Strict\tUnions.kvmap\t18
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> Strict {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: false)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.Failure) {
      let value: Strict
      switch number {
      case 0: value = try .a(_KVMapType_Photo._kvRead(&kv, replacing: nil))  // Unions.kvmap:19
      default: value = try .b(Kept._kvRead(&kv, replacing: nil))  // Unions.kvmap:20
      }
      kv.endPayload(led)
      return value
    } catch {
      kv.endPayload(led)
      throw error
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    switch self {
    case .a(let value):
      let start: Swift.Int = kv.lead("\"meta\":{\"kinds\":[\"a\"]},")
      try value._kvWrite(&kv)
      try kv.endLead(start)
    case .b(let value):
      let start: Swift.Int = kv.lead("\"meta\":{\"kinds\":[\"b\"]},")
      try value._kvWrite(&kv)
      try kv.endLead(start, once: "meta")
    }
  }
}

nonisolated enum Event: Swift.Sendable, Swift.Hashable {
  case login(Login)
  case count(Swift.Int)
  case none(Photo?)
  case other(KVMap.Value)
}

nonisolated extension Event: KVMap.Readable, KVMap.Writable {
  private static var _kvPath: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0kind\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Event\tUnions.kvmap\t24
        \t24\tkind
        """)
  }
  private static var _kvCases: KVMap.Keys {
    .init(
      "\u{5}\0\u{1}\0\u{3}\0\0\0\0\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0login\"\0\0\u{5}\0\0\u{1}\0\0\0\0count\"\0\0\u{4}\0\0\u{2}\0\0\0\0none\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Event\tUnions.kvmap\t24
        """)
  }
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\u{4}\0\0\0\0\0\0\0kind\"\0\0\0\u{4}\0\0\u{1}\0\0\0\0data\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Event\tUnions.kvmap\t24
        \t24\tkind
        \t24\tdata
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> Event {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: true)
    if number < 0 { return try .other(kv.value()) }  // Unions.kvmap:28
    var scan: KVMap.Scan = .init()
    var value: Event? = number == 2 ? Event.none(nil) : nil
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      if key == 1 {
        switch number {
        case 0: value = try .login(Login._kvRead(&kv, replacing: nil))  // Unions.kvmap:25
        case 1: value = try .count(kv.int())  // Unions.kvmap:26
        default: value = try .none(kv.nothing() ? nil : _KVMapType_Photo._kvRead(&kv, replacing: nil))  // Unions.kvmap:27
        }
      } else {
        try kv.skip()
      }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let value else { throw kv.absent(_kvKeys, rule: 1, scan) }
    return value
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    switch self {
    case .login(let value):
      kv.open()
      kv.key("\"kind\":\"login\",\"data\":")
      try value._kvWrite(&kv)
      kv.close()
    case .count(let value):
      kv.open()
      kv.key("\"kind\":\"count\",\"data\":")
      kv.int(value)
      kv.close()
    case .none(let value):
      kv.open()
      kv.key("\"kind\":\"none\",\"data\":")
      if let value0 = value {
        try value0._kvWrite(&kv)
      } else { kv.null() }
      kv.close()
    case .other(let value):
      kv.value(value)
    }
  }
}

nonisolated indirect enum Deep: Swift.Sendable, Swift.Hashable {
  case text(Swift.String)
  case more(Deep)
  case many([Deep])
}

nonisolated extension Deep: KVMap.Readable, KVMap.Writable {
  private static var _kvPath: KVMap.Keys {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{4}\0\0\0\0\0\0\0head\"\0\0\0\u{4}\0\0\u{1}\0\0\0\0kind\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6c45d188009454f, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Deep\tUnions.kvmap\t32
        \t32\thead.kind
        """)
  }
  private static var _kvCases: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\u{5}\0\u{3}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0text\"\0\0\0\u{4}\0\0\u{1}\0\0\0\0more\"\0\0\0\u{4}\0\0\u{2}\0\0\0\0many\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Deep\tUnions.kvmap\t32
        """)
  }
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0head\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Deep\tUnions.kvmap\t32
        \t32\thead.body.value
        """)
  }
  private static var _kvPayload: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\u{3}\0\0\0\u{4}\0\0\0\0\0\0\0body\"\0\0\0\u{5}\0\0\u{1}\0\0\0\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Deep\tUnions.kvmap\t32
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> Deep {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: false)
    var scan: KVMap.Scan = .init()
    var value: Deep? = nil
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      let start: KVMap.Mark = kv.mark()
      if key == 0, try kv.moveToPayload(_kvPayload) {
        switch number {
        case 0: value = try .text(kv.string())  // Unions.kvmap:33
        case 1: value = try .more(Deep._kvRead(&kv, replacing: nil))  // Unions.kvmap:34
        default: value = try .many(_kvRead_many(&kv))  // Unions.kvmap:35
        }
        kv.rewind(to: start)
        try kv.passAgain()
      } else {
        kv.rewind(to: start)
        try kv.skip()
      }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let value else { throw kv.absent(_kvKeys, rule: 0, scan) }
    return value
  }

  private static func _kvRead_many(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [Deep] {
    return try kv.array(reading: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Deep in try Deep._kvRead(&kv, replacing: nil) })
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    switch self {
    case .text(let value):
      kv.open()
      kv.key("\"head\":{\"kind\":\"text\",\"body\":{\"value\":")
      kv.string(value)
      kv.close()
      kv.close()
      kv.close()
    case .more(let value):
      kv.open()
      kv.key("\"head\":{\"kind\":\"more\",\"body\":{\"value\":")
      try value._kvWrite(&kv)
      kv.close()
      kv.close()
      kv.close()
    case .many(let value):
      kv.open()
      kv.key("\"head\":{\"kind\":\"many\",\"body\":{\"value\":")
      try kv.array(value)
      kv.close()
      kv.close()
      kv.close()
    }
  }
}

nonisolated enum ID: Swift.Sendable, Swift.Hashable {
  case number(Swift.Int)
  case text(Swift.String)
  case list([Swift.String])
  case object(Photo)
}

nonisolated extension ID: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        ID\tUnions.kvmap\t38
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> ID {
    var choice: KVMap.Choice = kv.choose(Swift.ObjectIdentifier(ID.self), _kvKeys)
    if kv.tries(0, &choice, kinds: 8) {  // Unions.kvmap:38
      do throws(KVMap.Failure) {
        let value: ID = try .number(kv.int())
        kv.accept(0, choice)
        return value
      } catch { try kv.reject(error, &choice, "number") }
    }
    if kv.tries(1, &choice, kinds: 4) {  // Unions.kvmap:38
      do throws(KVMap.Failure) {
        let value: ID = try .text(kv.string())
        kv.accept(1, choice)
        return value
      } catch { try kv.reject(error, &choice, "text") }
    }
    if kv.tries(2, &choice, kinds: 2) {  // Unions.kvmap:38
      do throws(KVMap.Failure) {
        let value: ID = try .list(kv.strings())
        kv.accept(2, choice)
        return value
      } catch { try kv.reject(error, &choice, "list") }
    }
    if kv.tries(3, &choice, kinds: 1) {  // Unions.kvmap:38
      do throws(KVMap.Failure) {
        let value: ID = try .object(_KVMapType_Photo._kvRead(&kv, replacing: nil))
        kv.accept(3, choice)
        return value
      } catch { try kv.reject(error, &choice, "object") }
    }
    throw kv.noCase(choice)
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    switch self {
    case .number(let value):
      kv.int(value)
    case .text(let value):
      kv.string(value)
    case .list(let value):
      kv.array(value)
    case .object(let value):
      try value._kvWrite(&kv)
    }
  }
}

nonisolated enum Post: Swift.Sendable, Swift.Hashable {
  case photo(Photo)
  case link(Link)
  case texts([Text])
  case other(KVMap.Value)
}

nonisolated extension Post: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Post\tUnions.kvmap\t40
        """)
  }
  private static var _kvWhen_0: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0width\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Post\tUnions.kvmap\t40
        \t40\twidth
        """)
  }
  private static var _kvWhen_1: KVMap.Keys {
    .init(
      "\0\0\u{3}\0\0\0\u{1}\0\u{4}\0\0\0\0\0\0\0link\"\0\0\0\u{4}\0\0\u{1}\0\0\0\0href\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Post\tUnions.kvmap\t40
        \t40\tlink.href
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> Post {
    var choice: KVMap.Choice = kv.choose(Swift.ObjectIdentifier(Post.self), _kvKeys)
    if try kv.commits(0, choice, when: _kvWhen_0, "photo") {  // Unions.kvmap:41
      return try .photo(_KVMapType_Photo._kvRead(&kv, replacing: nil))
    }
    if try kv.commits(1, choice, when: _kvWhen_1, "link") {  // Unions.kvmap:42
      return try .link(Link._kvRead(&kv, replacing: nil))
    }
    if kv.tries(2, &choice, kinds: 2) {  // Unions.kvmap:43
      do throws(KVMap.Failure) {
        let value: Post = try .texts(kv.array(of: Text.self))
        kv.accept(2, choice)
        return value
      } catch { try kv.reject(error, &choice, "texts") }
    }
    kv.acceptElse(choice)
    return try .other(kv.value())  // Unions.kvmap:44
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    switch self {
    case .photo(let value):
      try value._kvWrite(&kv)
    case .link(let value):
      try value._kvWrite(&kv)
    case .texts(let value):
      try kv.array(value)
    case .other(let value):
      kv.value(value)
    }
  }
}

nonisolated indirect enum Growth: Swift.Sendable, Swift.Hashable {
  case first(FirstNode)
  case second(SecondNode)
  case leaf(Swift.Int)
}

nonisolated extension Growth: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Growth\tUnions.kvmap\t50
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> Growth {
    var choice: KVMap.Choice = kv.choose(Swift.ObjectIdentifier(Growth.self), _kvKeys)
    if kv.tries(0, &choice, kinds: 1) {  // Unions.kvmap:50
      do throws(KVMap.Failure) {
        let value: Growth = try .first(FirstNode._kvRead(&kv, replacing: nil))
        kv.accept(0, choice)
        return value
      } catch { try kv.reject(error, &choice, "first") }
    }
    if kv.tries(1, &choice, kinds: 1) {  // Unions.kvmap:50
      do throws(KVMap.Failure) {
        let value: Growth = try .second(SecondNode._kvRead(&kv, replacing: nil))
        kv.accept(1, choice)
        return value
      } catch { try kv.reject(error, &choice, "second") }
    }
    if kv.tries(2, &choice, kinds: 8) {  // Unions.kvmap:50
      do throws(KVMap.Failure) {
        let value: Growth = try .leaf(kv.int())
        kv.accept(2, choice)
        return value
      } catch { try kv.reject(error, &choice, "leaf") }
    }
    throw kv.noCase(choice)
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    switch self {
    case .first(let value):
      try value._kvWrite(&kv)
    case .second(let value):
      try value._kvWrite(&kv)
    case .leaf(let value):
      kv.int(value)
    }
  }
}

nonisolated enum OuterUnion: Swift.Sendable, Swift.Hashable {
  case inner(InnerUnion)
  case plain(Photo)
}

nonisolated extension OuterUnion: KVMap.Readable, KVMap.Writable {
  private static var _kvPath: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0outer\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        OuterUnion\tUnions.kvmap\t54
        \t54\touter
        """)
  }
  private static var _kvCases: KVMap.Keys {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{5}\0\0\0\0\0\0\0inner\"\0\0\u{5}\0\0\u{1}\0\0\0\0plain\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        OuterUnion\tUnions.kvmap\t54
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> OuterUnion {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: false)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.Failure) {
      let value: OuterUnion
      switch number {
      case 0: value = try .inner(InnerUnion._kvRead(&kv, replacing: nil))  // Unions.kvmap:55
      default: value = try .plain(_KVMapType_Photo._kvRead(&kv, replacing: nil))  // Unions.kvmap:56
      }
      kv.endPayload(led)
      return value
    } catch {
      kv.endPayload(led)
      throw error
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    switch self {
    case .inner(let value):
      let start: Swift.Int = kv.lead("\"outer\":\"inner\",")
      try value._kvWrite(&kv)
      try kv.endLead(start)
    case .plain(let value):
      let start: Swift.Int = kv.lead("\"outer\":\"plain\",")
      try value._kvWrite(&kv)
      try kv.endLead(start)
    }
  }
}

nonisolated enum InnerUnion: Swift.Sendable, Swift.Hashable {
  case one(Photo)
  case two(Video)
}

nonisolated extension InnerUnion: KVMap.Readable, KVMap.Writable {
  private static var _kvPath: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\0\0inner\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        InnerUnion\tUnions.kvmap\t58
        \t58\tinner
        """)
  }
  private static var _kvCases: KVMap.Keys {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\u{3}\0\0\0\0\0\0\0one\"\0\0\0\0\u{3}\0\0\u{1}\0\0\0\0two\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        InnerUnion\tUnions.kvmap\t58
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> InnerUnion {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: false)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.Failure) {
      let value: InnerUnion
      switch number {
      case 0: value = try .one(_KVMapType_Photo._kvRead(&kv, replacing: nil))  // Unions.kvmap:58
      default: value = try .two(Video._kvRead(&kv, replacing: nil))  // Unions.kvmap:58
      }
      kv.endPayload(led)
      return value
    } catch {
      kv.endPayload(led)
      throw error
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    switch self {
    case .one(let value):
      let start: Swift.Int = kv.lead("\"inner\":\"one\",")
      try value._kvWrite(&kv)
      try kv.endLead(start)
    case .two(let value):
      let start: Swift.Int = kv.lead("\"inner\":\"two\",")
      try value._kvWrite(&kv)
      try kv.endLead(start)
    }
  }
}

nonisolated enum WholeUnion: Swift.Sendable, Swift.Hashable {
  case tree(KVMap.Object)
  case tag(SelfTag)
}

nonisolated extension WholeUnion: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        WholeUnion\tUnions.kvmap\t63
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> WholeUnion {
    var choice: KVMap.Choice = kv.choose(Swift.ObjectIdentifier(WholeUnion.self), _kvKeys)
    if kv.tries(0, &choice, kinds: 1) {  // Unions.kvmap:63
      do throws(KVMap.Failure) {
        let value: WholeUnion = try .tree(kv.object())
        kv.accept(0, choice)
        return value
      } catch { try kv.reject(error, &choice, "tree") }
    }
    if kv.tries(1, &choice, kinds: 63) {  // Unions.kvmap:63
      do throws(KVMap.Failure) {
        let value: WholeUnion = try .tag(SelfTag._kvRead(&kv, replacing: nil))
        kv.accept(1, choice)
        return value
      } catch { try kv.reject(error, &choice, "tag") }
    }
    throw kv.noCase(choice)
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    switch self {
    case .tree(let value):
      kv.object(value)
    case .tag(let value):
      try value._kvWrite(&kv)
    }
  }
}

nonisolated enum Loose: Swift.Sendable, Swift.Hashable {
  case plain(Photo)
  case same(Same)
  case kept(Nested)
}

nonisolated extension Loose: KVMap.Readable, KVMap.Writable {
  private static var _kvPath: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\0\0a\"b\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Loose\tUnions.kvmap\t66
        \t66\t\"a\\\"b\"
        """)
  }
  private static var _kvCases: KVMap.Keys {
    .init(
      "\0\0\0\0\0\0\u{5}\0\u{3}\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\0\0plain\"\0\0\u{4}\0\0\u{1}\0\0\0\0same\"\0\0\0\u{4}\0\0\u{2}\0\0\0\0kept\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Loose\tUnions.kvmap\t66
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> Loose {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: false)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.Failure) {
      let value: Loose
      switch number {
      case 0: value = try .plain(_KVMapType_Photo._kvRead(&kv, replacing: nil))  // Unions.kvmap:66
      case 1: value = try .same(Same._kvRead(&kv, replacing: nil))  // Unions.kvmap:66
      default: value = try .kept(Nested._kvRead(&kv, replacing: nil))  // Unions.kvmap:66
      }
      kv.endPayload(led)
      return value
    } catch {
      kv.endPayload(led)
      throw error
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    switch self {
    case .plain(let value):
      let start: Swift.Int = kv.lead("\"a\\\"b\":\"plain\",")
      try value._kvWrite(&kv)
      try kv.endLead(start)
    case .same(let value):
      let start: Swift.Int = kv.lead("\"a\\\"b\":\"same\",")
      try value._kvWrite(&kv)
      try kv.endLead(start, once: "a\\\"b")
    case .kept(let value):
      let start: Swift.Int = kv.lead("\"a\\\"b\":\"kept\",")
      try value._kvWrite(&kv)
      try kv.endLead(start, once: "a\\\"b")
    }
  }
}

nonisolated enum Nested: Swift.Sendable, Swift.Hashable {
  case one(Kept)
}

nonisolated extension Nested: KVMap.Readable, KVMap.Writable {
  private static var _kvPath: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\0\0inner\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Nested\tUnions.kvmap\t68
        \t68\tinner
        """)
  }
  private static var _kvCases: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\0\0one\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Nested\tUnions.kvmap\t68
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> Nested {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: false)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.Failure) {
      let value: Nested
      switch number {
      default: value = try .one(Kept._kvRead(&kv, replacing: nil))  // Unions.kvmap:68
      }
      kv.endPayload(led)
      return value
    } catch {
      kv.endPayload(led)
      throw error
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    switch self {
    case .one(let value):
      let start: Swift.Int = kv.lead("\"inner\":\"one\",")
      try value._kvWrite(&kv)
      try kv.endLead(start, once: "inner")
    }
  }
}
