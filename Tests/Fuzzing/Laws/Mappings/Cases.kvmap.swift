// Generated from Cases.kvmap. Do not edit.
// kvmap format 1, input bb988c4c4b6d3524, body 8c106a0e8c73db13
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import KVMap

// If this does not compile, KVMap and the kvmapc that made this file do not fit: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

nonisolated struct Cases: Swift.Sendable, Swift.Hashable {
  var status: Swift.Optional<Status>
  var statuses: [Status]
  var level: Swift.Optional<Level>
  var media: [Media]
  var event: Swift.Optional<Event>
  var events: [Event]
  var link: Swift.Optional<Link>
  var links: [Link]
  var tree: Swift.Optional<Tree>
  var byStatus: Swift.Optional<[Status: Link]>
  var either: [Either]

  init(
    status: Status? = nil,
    statuses: [Status] = [],
    level: Level? = nil,
    media: [Media] = [],
    event: Event? = nil,
    events: [Event] = [],
    link: Link? = nil,
    links: [Link] = [],
    tree: Tree? = nil,
    byStatus: [Status: Link]? = nil,
    either: [Either] = []
  ) {
    self.status = status
    self.statuses = statuses
    self.level = level
    self.media = media
    self.event = event
    self.events = events
    self.link = link
    self.links = links
    self.tree = tree
    self.byStatus = byStatus
    self.either = either
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.status, right.status),
      KVMap._kvAreEqual(left.statuses, right.statuses),
      KVMap._kvAreEqual(left.level, right.level),
      KVMap._kvAreEqual(left.media, right.media),
      KVMap._kvAreEqual(left.event, right.event),
      KVMap._kvAreEqual(left.events, right.events),
      KVMap._kvAreEqual(left.link, right.link),
      KVMap._kvAreEqual(left.links, right.links),
      KVMap._kvAreEqual(left.tree, right.tree),
      KVMap._kvAreEqual(left.byStatus, right.byStatus),
      KVMap._kvAreEqual(left.either, right.either)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.status.hash(into: &hasher)
    self.statuses.hash(into: &hasher)
    self.level.hash(into: &hasher)
    self.media.hash(into: &hasher)
    self.event.hash(into: &hasher)
    self.events.hash(into: &hasher)
    self.link.hash(into: &hasher)
    self.links.hash(into: &hasher)
    self.tree.hash(into: &hasher)
    self.byStatus.hash(into: &hasher)
    self.either.hash(into: &hasher)
  }
}

nonisolated extension Cases: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{3}\0\0\0\0\0\u{14}\0\0\0\0\0\u{12}\0\u{17}\0\0\0\u{8}\0\0\0\0\0\0\0\u{e}\0\0\0\0\0\0\0\u{6}\0\0\0\u{10}\0\0\0\0\0\0\0\u{c}\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\n\0\0\0\u{6}\0\0\0\0\0\0\0status\"\0\u{8}\0\0\u{1}\0\0\0\0statuses\"\0\0\0\0\0\0\0\u{5}\0\0\u{2}\0\0\0\0level\"\0\0\u{5}\0\0\u{3}\0\0\0\0media\"\0\0\u{5}\0\0\u{4}\0\0\0\0event\"\0\0\u{6}\0\0\u{5}\0\0\0\0events\"\0\u{4}\0\0\u{6}\0\0\0\0link\"\0\0\0\u{5}\0\0\u{7}\0\0\0\0links\"\0\0\u{4}\0\0\u{8}\0\0\0\0tree\"\0\0\0\u{8}\0\0\t\0\0\0\0byStatus\"\0\0\0\0\0\0\0\u{6}\0\0\n\0\0\0\0either\"\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0xf3b8488c368cb0a7, wide: false, full: false, count: 11, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Cases\tCases.kvmap\t4
        status\t5\tstatus
        statuses\t6\tstatuses
        level\t7\tlevel
        media\t8\tmedia
        event\t9\tevent
        events\t10\tevents
        link\t11\tlink
        links\t12\tlinks
        tree\t13\ttree
        byStatus\t14\tbyStatus
        either\t15\teither
        """)
  }

  static var _kvEmpty: Cases {
    Cases()
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout Cases, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.status = try kv.noText() ? nil : Status._kvRead(&kv, lenient: false)  // Cases.kvmap:5
        case 1: out.statuses = try kv.null() ? [] : _kvRead_statuses(&kv)  // Cases.kvmap:6
        case 2: out.level = try kv.noText() ? nil : Level._kvRead(&kv, lenient: false)  // Cases.kvmap:7
        case 3: out.media = try kv.null() ? [] : _kvRead_media(&kv)  // Cases.kvmap:8
        case 4: out.event = try kv.nothing() ? nil : Event._kvRead(&kv, replacing: nil)  // Cases.kvmap:9
        case 5: out.events = try kv.null() ? [] : _kvRead_events(&kv)  // Cases.kvmap:10
        case 6: out.link = try kv.nothing() ? nil : Link._kvRead(&kv, replacing: nil)  // Cases.kvmap:11
        case 7: out.links = try kv.null() ? [] : _kvRead_links(&kv)  // Cases.kvmap:12
        case 8: out.tree = try kv.nothing() ? nil : Tree._kvRead(&kv, replacing: nil)  // Cases.kvmap:13
        case 9: out.byStatus = try kv.nothing() ? nil : _kvRead_byStatus(&kv)  // Cases.kvmap:14
        case 10: out.either = try kv.null() ? [] : _kvRead_either(&kv)  // Cases.kvmap:15
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  private static func _kvRead_statuses(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [Status] {
    return try kv.array(reading: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Status in try Status._kvRead(&kv, lenient: false) })
  }

  private static func _kvRead_media(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [Media] {
    return try kv.array(reading: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Media in try Media._kvRead(&kv, replacing: nil) })
  }

  private static func _kvRead_events(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [Event] {
    return try kv.array(reading: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Event in try Event._kvRead(&kv, replacing: nil) })
  }

  private static func _kvRead_links(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [Link] {
    return try kv.array(reading: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Link in try Link._kvRead(&kv, replacing: nil) })
  }

  private static func _kvRead_byStatus(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [Status: Link] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Status in try Status._kvReadKey(&kv) },
      value: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Link in try Link._kvRead(&kv, replacing: nil) })
  }

  private static func _kvRead_either(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [Either] {
    return try kv.array(reading: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Either in try Either._kvRead(&kv, replacing: nil) })
  }

  @inline(never)
  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    if let value = self.status { kv.key("\"status\":"); try value._kvWrite(&kv) }  // Cases.kvmap:5
    try kv.array("\"statuses\":", self.statuses)  // Cases.kvmap:6
    if let value = self.level { kv.key("\"level\":"); try value._kvWrite(&kv) }  // Cases.kvmap:7
    try kv.array("\"media\":", self.media)  // Cases.kvmap:8
    if let value = self.event { kv.key("\"event\":"); try value._kvWrite(&kv) }  // Cases.kvmap:9
    try kv.array("\"events\":", self.events)  // Cases.kvmap:10
    if let value = self.link { kv.key("\"link\":"); try value._kvWrite(&kv) }  // Cases.kvmap:11
    try kv.array("\"links\":", self.links)  // Cases.kvmap:12
    if let value = self.tree { kv.key("\"tree\":"); try value._kvWrite(&kv) }  // Cases.kvmap:13
    if let value = self.byStatus {  // Cases.kvmap:14
      kv.key("\"byStatus\":")
      kv.open()
      for (key0, value0) in try kv.sorted(value, keys: { (kv: inout KVMap.Writer, key: Status) throws(KVMap.Failure) in try key._kvKeyText(&kv) }) {
        kv.entryKey(key0)
        try value0._kvWrite(&kv)
      }
      kv.close()
    }
    try kv.array("\"either\":", self.either)  // Cases.kvmap:15
    kv.close()
  }
}

nonisolated struct Photo: Swift.Sendable, Swift.Hashable {
  var width: Swift.Int
  var url: Swift.Optional<URL>

  init(width: Swift.Int, url: URL? = nil) {
    self.width = width
    self.url = url
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.width, right.width),
      KVMap._kvAreEqual(left.url, right.url)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.width.hash(into: &hasher)
    self.url.hash(into: &hasher)
  }
}

nonisolated extension Photo: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{5}\0\0\0\0\0\u{1}\0width\"\0\0\u{3}\0\0\u{1}\0\0\0\0url\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Photo\tCases.kvmap\t36
        width\t37\twidth
        url\t38\turl
        """)
  }

  static var _kvEmpty: Photo {
    Photo(width: 0)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout Photo, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.width)  // Cases.kvmap:37
      case 1: kv.url(orNil: &out.url)  // Cases.kvmap:38
      default: break
      }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.int("\"width\":", self.width)  // Cases.kvmap:37
    if let value = self.url { kv.key("\"url\":"); kv.url(value) }  // Cases.kvmap:38
    kv.close()
  }
}

nonisolated struct Video: Swift.Sendable, Swift.Hashable {
  var seconds: Swift.Double

  init(seconds: Swift.Double) {
    self.seconds = seconds
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.seconds, right.seconds)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.seconds.hash(into: &hasher)
  }
}

nonisolated extension Video: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{7}\0\0\0\0\0\u{1}\0seconds\"\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Video\tCases.kvmap\t41
        seconds\t42\tseconds
        """)
  }

  static var _kvEmpty: Video {
    Video(seconds: 0)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout Video, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.double(into: &out.seconds)  // Cases.kvmap:42
      default: break
      }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    try kv.double("\"seconds\":", self.seconds)  // Cases.kvmap:42
    kv.close()
  }
}

nonisolated struct Person: Swift.Sendable, Swift.Hashable {
  var name: Swift.String

  init(name: Swift.String) {
    self.name = name
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
  }
}

nonisolated extension Person: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Person\tCases.kvmap\t51
        name\t52\tname
        """)
  }

  static var _kvEmpty: Person {
    Person(name: "")
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout Person, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.name)  // Cases.kvmap:52
      default: break
      }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"name\":", self.name)  // Cases.kvmap:52
    kv.close()
  }
}

nonisolated struct Picture: Swift.Sendable, Swift.Hashable {
  var url: URL

  init(url: URL) {
    self.url = url
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.url, right.url)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.url.hash(into: &hasher)
  }
}

nonisolated extension Picture: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\t\0\0\0\0\0\u{1}\0image_url\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Picture\tCases.kvmap\t62
        url\t63\timage_url
        """)
  }

  static var _kvEmpty: Picture {
    Picture(url: KVMap.Constant.emptyURL)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout Picture, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.url(into: &out.url)  // Cases.kvmap:63
      default: break
      }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"image_url\":"); kv.url(self.url)  // Cases.kvmap:63
    kv.close()
  }
}

nonisolated struct Left: Swift.Sendable, Swift.Hashable {
  var a: Swift.Int
  var b: Swift.Optional<Either2>

  init(a: Swift.Int, b: Either2? = nil) {
    self.a = a
    self.b = b
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.a, right.a),
      KVMap._kvAreEqual(left.b, right.b)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.a.hash(into: &hasher)
    self.b.hash(into: &hasher)
  }
}

nonisolated extension Left: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\u{1}\0\0\0\0\0\u{1}\0a\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0b\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Left\tCases.kvmap\t76
        a\t77\ta
        b\t78\tb
        """)
  }

  static var _kvEmpty: Left {
    Left(a: 0)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout Left, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: kv.int(into: &out.a)  // Cases.kvmap:77
        case 1: out.b = try kv.nothing() ? nil : Either2._kvRead(&kv, replacing: nil)  // Cases.kvmap:78
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.int("\"a\":", self.a)  // Cases.kvmap:77
    if let value = self.b { kv.key("\"b\":"); try value._kvWrite(&kv) }  // Cases.kvmap:78
    kv.close()
  }
}

nonisolated struct Right: Swift.Sendable, Swift.Hashable {
  var c: Swift.String

  init(c: Swift.String) {
    self.c = c
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.c, right.c)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.c.hash(into: &hasher)
  }
}

nonisolated extension Right: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\u{1}\0c\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Right\tCases.kvmap\t81
        c\t82\tc
        """)
  }

  static var _kvEmpty: Right {
    Right(c: "")
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout Right, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.c)  // Cases.kvmap:82
      default: break
      }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"c\":", self.c)  // Cases.kvmap:82
    kv.close()
  }
}

nonisolated enum Status: Swift.Sendable, Swift.Hashable {
  case active
  case inactive
  case other(Swift.String)
}

nonisolated extension Status: KVMap.Readable, KVMap.Writable, KVMap.DocumentKey {
  private static var _kvCases: KVMap.Keys {
    .init(
      "\u{3}\0\u{5}\0\u{1}\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0A\"\0\0\0\0\0\0\u{6}\0\0\u{1}\0\0\0\0ACTIVE\"\0\u{8}\0\0\u{2}\0\0\0\0inactive\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Status\tCases.kvmap\t18
        """)
  }

  static func _kvRead(_ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.Failure) -> Status {
    try _kvRead(&kv, lenient: false)
  }

  static func _kvRead(_ kv: inout KVMap.Reader, lenient: Swift.Bool) throws(KVMap.Failure) -> Status {
    switch try kv.caseNumber(_kvCases, lenient: lenient) {
    case 0, 1: return .active
    case 2: return .inactive
    default: return try .other(lenient ? kv.lenientString() : kv.string())
    }
  }

  static func _kvCase(
    _ kv: inout KVMap.Reader, at place: KVMap.Mark, _ raw: Swift.String
  ) throws(KVMap.Failure) -> Status {
    switch kv.caseNumber(_kvCases, of: raw) {
    case 0, 1: return .active
    case 2: return .inactive
    default: return .other(raw)
    }
  }

  static func _kvReadKey(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> Status {
    let key: KVMap.Mark = kv.mark()
    return try _kvCase(&kv, at: key, kv.entryKey())
  }

  func _kvKeyText(_ kv: inout KVMap.Writer) throws(KVMap.Failure) -> Swift.String {
    try _kvRaw(&kv)
  }

  func _kvRaw(_ kv: inout KVMap.Writer) throws(KVMap.Failure) -> Swift.String {
    switch self {
    case .active: return "A"
    case .inactive: return "inactive"
    case .other(let raw): return raw
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.string(try _kvRaw(&kv))
  }
}

nonisolated enum Level: Swift.Sendable, Swift.Hashable, Swift.CaseIterable {
  case low
  case medium
  case high
}

nonisolated extension Level: KVMap.Readable, KVMap.Writable, KVMap.DocumentKey {
  private static var _kvCases: KVMap.Keys {
    .init(
      "\0\0\0\0\0\0\0\0\u{3}\0\u{5}\0\0\0\u{1}\0\u{1}\0\0\0\0\0\0\00\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\01\"\0\0\0\0\0\0\u{2}\0\0\u{2}\0\0\0\010\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Level\tCases.kvmap\t24
        """)
  }

  static func _kvRead(_ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.Failure) -> Level {
    try _kvRead(&kv, lenient: false)
  }

  static func _kvRead(_ kv: inout KVMap.Reader, lenient: Swift.Bool) throws(KVMap.Failure) -> Level {
    let start: KVMap.Mark = kv.mark()
    return try _kvCase(&kv, at: start, lenient ? kv.lenientInt() : kv.int())
  }

  static func _kvCase(
    _ kv: inout KVMap.Reader, at place: KVMap.Mark, _ raw: Swift.Int
  ) throws(KVMap.Failure) -> Level {
    switch raw {
    case 0: return .low
    case 1: return .medium
    case 10: return .high
    default: throw kv.unknownCase(at: place, _kvCases, asNumbers: true)
    }
  }

  static func _kvReadKey(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> Level {
    let key: KVMap.Mark = kv.mark()
    let raw: Swift.Int
    do throws(KVMap.Failure) { raw = try kv.entryKeyInt() } catch { throw kv.unknownCase(error, at: key, _kvCases) }
    return try _kvCase(&kv, at: key, raw)
  }

  func _kvKeyText(_ kv: inout KVMap.Writer) throws(KVMap.Failure) -> Swift.String {
    kv.text(of: try _kvRaw(&kv))
  }

  func _kvRaw(_ kv: inout KVMap.Writer) throws(KVMap.Failure) -> Swift.Int {
    switch self {
    case .low: return 0
    case .medium: return 1
    case .high: return 10
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.int(try _kvRaw(&kv))
  }
}

nonisolated enum Media: Swift.Sendable, Swift.Hashable {
  case photo(Photo)
  case video(Video)
  case unknown(KVMap.Value)
}

nonisolated extension Media: KVMap.Readable, KVMap.Writable {
  private static var _kvPath: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0type\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Media\tCases.kvmap\t30
        \t30\ttype
        """)
  }
  private static var _kvCases: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\u{5}\0\u{5}\0\0\0\0\0\0\0photo\"\0\0\u{5}\0\0\u{1}\0\0\0\0video\"\0\0\u{4}\0\0\u{2}\0\0\0\0clip\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6c45d188009454f, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Media\tCases.kvmap\t30
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> Media {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: true)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.Failure) {
      let value: Media
      switch number {
      case 0: value = try .photo(Photo._kvRead(&kv, replacing: nil))  // Cases.kvmap:31
      case 1, 2: value = try .video(Video._kvRead(&kv, replacing: nil))  // Cases.kvmap:32
      default: value = try .unknown(kv.value())  // Cases.kvmap:33
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
    case .photo(let value):
      let start: Swift.Int = kv.lead("\"type\":\"photo\",")
      try value._kvWrite(&kv)
      try kv.endLead(start)
    case .video(let value):
      let start: Swift.Int = kv.lead("\"type\":\"video\",")
      try value._kvWrite(&kv)
      try kv.endLead(start)
    case .unknown(let value):
      kv.value(value)
    }
  }
}

nonisolated enum Event: Swift.Sendable, Swift.Hashable {
  case joined(Person)
  case said(Swift.String)
  case counted([Swift.Int])
}

nonisolated extension Event: KVMap.Readable, KVMap.Writable {
  private static var _kvPath: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0kind\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Event\tCases.kvmap\t45
        \t45\tkind
        """)
  }
  private static var _kvCases: KVMap.Keys {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{6}\0\0\0\0\0\0\0joined\"\0\u{4}\0\0\u{1}\0\0\0\0said\"\0\0\0\u{7}\0\0\u{2}\0\0\0\0counted\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Event\tCases.kvmap\t45
        """)
  }
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\u{4}\0\0\0\0\0\0\0kind\"\0\0\0\u{4}\0\0\u{1}\0\0\0\0data\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Event\tCases.kvmap\t45
        \t45\tkind
        \t45\tdata
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> Event {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: false)
    var scan: KVMap.Scan = .init()
    var value: Event? = nil
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      if key == 1 {
        switch number {
        case 0: value = try .joined(Person._kvRead(&kv, replacing: nil))  // Cases.kvmap:46
        case 1: value = try .said(kv.string())  // Cases.kvmap:47
        default: value = try .counted(kv.ints())  // Cases.kvmap:48
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
    case .joined(let value):
      kv.open()
      kv.key("\"kind\":\"joined\",\"data\":")
      try value._kvWrite(&kv)
      kv.close()
    case .said(let value):
      kv.open()
      kv.key("\"kind\":\"said\",\"data\":")
      kv.string(value)
      kv.close()
    case .counted(let value):
      kv.open()
      kv.key("\"kind\":\"counted\",\"data\":")
      kv.array(value)
      kv.close()
    }
  }
}

nonisolated enum Link: Swift.Sendable, Swift.Hashable {
  case number(Swift.Int)
  case picture(Picture)
  case text(Swift.String)
  case list([Swift.Int])
}

nonisolated extension Link: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Link\tCases.kvmap\t55
        """)
  }
  private static var _kvWhen_1: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\t\0\0\0\0\0\0\0image_url\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Link\tCases.kvmap\t55
        \t55\timage_url
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> Link {
    var choice: KVMap.Choice = kv.choose(Swift.ObjectIdentifier(Link.self), _kvKeys)
    if kv.tries(0, &choice, kinds: 8) {  // Cases.kvmap:56
      do throws(KVMap.Failure) {
        let value: Link = try .number(kv.int())
        kv.accept(0, choice)
        return value
      } catch { try kv.reject(error, &choice, "number") }
    }
    if try kv.commits(1, choice, when: _kvWhen_1, "picture") {  // Cases.kvmap:57
      return try .picture(Picture._kvRead(&kv, replacing: nil))
    }
    if kv.tries(2, &choice, kinds: 4) {  // Cases.kvmap:58
      do throws(KVMap.Failure) {
        let value: Link = try .text(kv.string())
        kv.accept(2, choice)
        return value
      } catch { try kv.reject(error, &choice, "text") }
    }
    if kv.tries(3, &choice, kinds: 2) {  // Cases.kvmap:59
      do throws(KVMap.Failure) {
        let value: Link = try .list(kv.ints())
        kv.accept(3, choice)
        return value
      } catch { try kv.reject(error, &choice, "list") }
    }
    throw kv.noCase(choice)
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    switch self {
    case .number(let value):
      kv.int(value)
    case .picture(let value):
      try value._kvWrite(&kv)
    case .text(let value):
      kv.string(value)
    case .list(let value):
      kv.array(value)
    }
  }
}

nonisolated enum Tree: Swift.Sendable, Swift.Hashable {
  case leaf(Swift.Int)
  case branch([Tree])
}

nonisolated extension Tree: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Tree\tCases.kvmap\t66
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> Tree {
    var choice: KVMap.Choice = kv.choose(Swift.ObjectIdentifier(Tree.self), _kvKeys)
    if kv.tries(0, &choice, kinds: 8) {  // Cases.kvmap:67
      do throws(KVMap.Failure) {
        let value: Tree = try .leaf(kv.int())
        kv.accept(0, choice)
        return value
      } catch { try kv.reject(error, &choice, "leaf") }
    }
    if kv.tries(1, &choice, kinds: 2) {  // Cases.kvmap:68
      do throws(KVMap.Failure) {
        let value: Tree = try .branch(_kvRead_branch(&kv))
        kv.accept(1, choice)
        return value
      } catch { try kv.reject(error, &choice, "branch") }
    }
    throw kv.noCase(choice)
  }

  private static func _kvRead_branch(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [Tree] {
    return try kv.array(reading: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Tree in try Tree._kvRead(&kv, replacing: nil) })
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    switch self {
    case .leaf(let value):
      kv.int(value)
    case .branch(let value):
      try kv.array(value)
    }
  }
}

nonisolated enum Either: Swift.Sendable, Swift.Hashable {
  case left(Left)
  case right(Right)
}

nonisolated extension Either: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Either\tCases.kvmap\t71
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> Either {
    var choice: KVMap.Choice = kv.choose(Swift.ObjectIdentifier(Either.self), _kvKeys)
    if kv.tries(0, &choice, kinds: 1) {  // Cases.kvmap:72
      do throws(KVMap.Failure) {
        let value: Either = try .left(Left._kvRead(&kv, replacing: nil))
        kv.accept(0, choice)
        return value
      } catch { try kv.reject(error, &choice, "left") }
    }
    if kv.tries(1, &choice, kinds: 1) {  // Cases.kvmap:73
      do throws(KVMap.Failure) {
        let value: Either = try .right(Right._kvRead(&kv, replacing: nil))
        kv.accept(1, choice)
        return value
      } catch { try kv.reject(error, &choice, "right") }
    }
    throw kv.noCase(choice)
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    switch self {
    case .left(let value):
      try value._kvWrite(&kv)
    case .right(let value):
      try value._kvWrite(&kv)
    }
  }
}

nonisolated indirect enum Either2: Swift.Sendable, Swift.Hashable {
  case one(Left)
  case two(Right)
}

nonisolated extension Either2: KVMap.Readable, KVMap.Writable {
  private static var _kvPath: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0n\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Either2\tCases.kvmap\t85
        \t85\tn
        """)
  }
  private static var _kvCases: KVMap.Keys {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Either2\tCases.kvmap\t85
        """)
  }
  private static var _kvNumbers: KVMap.Keys {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\u{1}\0\0\0\0\0\0\01\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\02\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Either2\tCases.kvmap\t85
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> Either2 {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, numbers: _kvNumbers, lenient: false, isOpen: false)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.Failure) {
      let value: Either2
      switch number {
      case 0: value = try .one(Left._kvRead(&kv, replacing: nil))  // Cases.kvmap:86
      default: value = try .two(Right._kvRead(&kv, replacing: nil))  // Cases.kvmap:87
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
      let start: Swift.Int = kv.lead("\"n\":1,")
      try value._kvWrite(&kv)
      try kv.endLead(start)
    case .two(let value):
      let start: Swift.Int = kv.lead("\"n\":2,")
      try value._kvWrite(&kv)
      try kv.endLead(start)
    }
  }
}
