// Generated from Cases.kvmap. Do not edit.
// kvmap format 1, input bb988c4c4b6d3524, body 3bbdf51f99224c06
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
}

nonisolated struct Photo: Swift.Sendable, Swift.Hashable {
  var width: Swift.Int
  var url: Swift.Optional<URL>

  init(width: Swift.Int, url: URL? = nil) {
    self.width = width
    self.url = url
  }
}

nonisolated struct Video: Swift.Sendable, Swift.Hashable {
  var seconds: Swift.Double

  init(seconds: Swift.Double) {
    self.seconds = seconds
  }
}

nonisolated struct Person: Swift.Sendable, Swift.Hashable {
  var name: Swift.String

  init(name: Swift.String) {
    self.name = name
  }
}

nonisolated struct Picture: Swift.Sendable, Swift.Hashable {
  var url: URL

  init(url: URL) {
    self.url = url
  }
}

nonisolated struct Left: Swift.Sendable, Swift.Hashable {
  var a: Swift.Int
  var b: Swift.Optional<Either2>

  init(a: Swift.Int, b: Either2? = nil) {
    self.a = a
    self.b = b
  }
}

nonisolated struct Right: Swift.Sendable, Swift.Hashable {
  var c: Swift.String

  init(c: Swift.String) {
    self.c = c
  }
}

nonisolated enum Status: Swift.Sendable, Swift.Hashable, Swift.RawRepresentable {
  case active
  case inactive
  case other(Swift.String)

  init(rawValue: Swift.String) {
    switch rawValue {
    case "A", "ACTIVE": self = .active
    case "inactive": self = .inactive
    default: self = .other(rawValue)
    }
  }

  var rawValue: Swift.String {
    switch self {
    case .active: "A"
    case .inactive: "inactive"
    case .other(let rawValue): rawValue
    }
  }

  private var _kvOrdinal: Swift.Int {
    switch self {
    case .active: 0
    case .inactive: 1
    case .other: 2
    }
  }

  static func == (left: Self, right: Self) -> Swift.Bool {
    if case .other(let left) = left, case .other(let right) = right { return left == right }
    return left._kvOrdinal == right._kvOrdinal
  }

  func hash(into hasher: inout Swift.Hasher) {
    hasher.combine(self._kvOrdinal)
    if case .other(let value) = self { hasher.combine(value) }
  }
}

nonisolated enum Level: Swift.Sendable, Swift.Hashable, Swift.CaseIterable, Swift.RawRepresentable {
  case low
  case medium
  case high

  init?(rawValue: Swift.Int) {
    switch rawValue {
    case 0: self = .low
    case 1: self = .medium
    case 10: self = .high
    default: return nil
    }
  }

  var rawValue: Swift.Int {
    switch self {
    case .low: 0
    case .medium: 1
    case .high: 10
    }
  }

  private var _kvOrdinal: Swift.Int {
    switch self {
    case .low: 0
    case .medium: 1
    case .high: 2
    }
  }

  static func == (left: Self, right: Self) -> Swift.Bool {
    return left._kvOrdinal == right._kvOrdinal
  }

  func hash(into hasher: inout Swift.Hasher) {
    hasher.combine(self._kvOrdinal)
  }
}

nonisolated enum Media: Swift.Sendable, Swift.Hashable {
  case photo(Photo)
  case video(Video)
  case unknown(KVMap.JSONValue)
}

nonisolated enum Event: Swift.Sendable, Swift.Hashable {
  case joined(Person)
  case said(Swift.String)
  case counted([Swift.Int])
}

nonisolated enum Link: Swift.Sendable, Swift.Hashable {
  case number(Swift.Int)
  case picture(Picture)
  case text(Swift.String)
  case list([Swift.Int])
}

nonisolated enum Tree: Swift.Sendable, Swift.Hashable {
  case leaf(Swift.Int)
  case branch([Tree])
}

nonisolated enum Either: Swift.Sendable, Swift.Hashable {
  case left(Left)
  case right(Right)
}

nonisolated indirect enum Either2: Swift.Sendable, Swift.Hashable {
  case one(Left)
  case two(Right)
}

// MARK: - Mappings

nonisolated extension Cases: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Cases {
    Cases()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Cases, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.status = try kv.consumeNullOrEmptyElement() ? nil : Status._kvDecode(&kv, lenient: false)  // status
        case 1: out.statuses = try kv.consumeNull() ? [] : _kvDecode_statuses(&kv)  // statuses
        case 2: out.level = try kv.consumeNullOrEmptyElement() ? nil : Level._kvDecode(&kv, lenient: false)  // level
        case 3: out.media = try kv.consumeNull() ? [] : _kvDecode_media(&kv)  // media
        case 4: out.event = try kv.consumeNullOrEmptyText() ? nil : Event._kvDecode(&kv, replacing: nil)  // event
        case 5: out.events = try kv.consumeNull() ? [] : _kvDecode_events(&kv)  // events
        case 6: out.link = try kv.consumeNullOrEmptyText() ? nil : Link._kvDecode(&kv, replacing: nil)  // link
        case 7: out.links = try kv.consumeNull() ? [] : _kvDecode_links(&kv)  // links
        case 8: out.tree = try kv.consumeNullOrEmptyText() ? nil : Tree._kvDecode(&kv, replacing: nil)  // tree
        case 9: out.byStatus = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_byStatus(&kv)  // byStatus
        case 10: out.either = try kv.consumeNull() ? [] : _kvDecode_either(&kv)  // either
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_statuses(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Status] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Status in try Status._kvDecode(&kv, lenient: false) })
  }

  private static func _kvDecode_media(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Media] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Media in try Media._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_events(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Event] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Event in try Event._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_links(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Link] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Link in try Link._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_byStatus(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Status: Link] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Status in try Status._kvDecodeKey(&kv) },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Link in try Link._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_either(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Either] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Either in try Either._kvDecode(&kv, replacing: nil) })
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.status { kv.key("\"status\":"); try value._kvEncode(&kv) }
    try kv.array("\"statuses\":", self.statuses)
    if let value = self.level { kv.key("\"level\":"); try value._kvEncode(&kv) }
    try kv.array("\"media\":", self.media)
    if let value = self.event { kv.key("\"event\":"); try value._kvEncode(&kv) }
    try kv.array("\"events\":", self.events)
    if let value = self.link { kv.key("\"link\":"); try value._kvEncode(&kv) }
    try kv.array("\"links\":", self.links)
    if let value = self.tree { kv.key("\"tree\":"); try value._kvEncode(&kv) }
    if let value = self.byStatus {
      kv.key("\"byStatus\":")
      kv.beginObject()
      for (key0, value0) in try kv.sorted(value, keys: { (kv: inout KVMap.JSONWriter, key: Status) throws(KVMap.CodingFailure) in try key._kvKeyText(&kv) }) {
        kv.entryKey(key0)
        try value0._kvEncode(&kv)
      }
      kv.endObject()
    }
    try kv.array("\"either\":", self.either)
    kv.endObject()
  }
}

nonisolated extension Photo: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Photo {
    Photo(width: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Photo, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.width)  // width
      case 1: kv.url(orNil: &out.url)  // url
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"width\":", self.width)
    if let value = self.url { kv.key("\"url\":"); try kv.url(value) }
    kv.endObject()
  }
}

nonisolated extension Video: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Video {
    Video(seconds: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Video, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.double(into: &out.seconds)  // seconds
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.double("\"seconds\":", self.seconds)
    kv.endObject()
  }
}

nonisolated extension Person: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Person {
    Person(name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Person, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.name)  // name
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.endObject()
  }
}

nonisolated extension Picture: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Picture {
    Picture(url: KVMap.GeneratedConstant.emptyURL)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Picture, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.url(into: &out.url)  // image_url
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"image_url\":"); try kv.url(self.url)
    kv.endObject()
  }
}

nonisolated extension Left: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Left {
    Left(a: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Left, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &out.a)  // a
        case 1: out.b = try kv.consumeNullOrEmptyText() ? nil : Either2._kvDecode(&kv, replacing: nil)  // b
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"a\":", self.a)
    if let value = self.b { kv.key("\"b\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension Right: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Right {
    Right(c: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Right, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.c)  // c
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"c\":", self.c)
    kv.endObject()
  }
}

nonisolated extension Status: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> Status {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> Status {
    switch try kv.caseNumber(_kvCases, lenient: lenient) {
    case 0, 1: return .active
    case 2: return .inactive
    default: return try .other(lenient ? kv.lenientString() : kv.string())
    }
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.String
  ) throws(KVMap.CodingFailure) -> Status {
    switch kv.caseNumber(_kvCases, of: raw) {
    case 0, 1: return .active
    case 2: return .inactive
    default: return .other(raw)
    }
  }

  static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Status {
    let key: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: key, kv.entryKey())
  }

  func _kvKeyText(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    try _kvRaw(&kv)
  }

  func _kvRaw(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    switch self {
    case .active: return "A"
    case .inactive: return "inactive"
    case .other(let raw): return raw
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.string(try _kvRaw(&kv))
  }
}

nonisolated extension Level: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> Level {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> Level {
    let start: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: start, lenient ? kv.lenientInt() : kv.int())
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.Int
  ) throws(KVMap.CodingFailure) -> Level {
    switch raw {
    case 0: return .low
    case 1: return .medium
    case 10: return .high
    default: throw kv.unknownCase(at: place, _kvCases, asNumbers: true)
    }
  }

  static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Level {
    let key: KVMap.ValuePosition = kv.mark()
    let raw: Swift.Int
    do throws(KVMap.CodingFailure) { raw = try kv.entryKeyInt() } catch { throw kv.unknownCase(error, at: key, _kvCases) }
    return try _kvCase(&kv, at: key, raw)
  }

  func _kvKeyText(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    kv.text(of: try _kvRaw(&kv))
  }

  func _kvRaw(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.Int {
    switch self {
    case .low: return 0
    case .medium: return 1
    case .high: return 10
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.int(try _kvRaw(&kv))
  }
}

nonisolated extension Media: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Media {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: true)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.CodingFailure) {
      let value: Media
      switch number {
      case 0: value = try .photo(Photo._kvDecode(&kv, replacing: nil))
      case 1, 2: value = try .video(Video._kvDecode(&kv, replacing: nil))
      default: value = try .unknown(kv.value())
      }
      kv.endPayload(led)
      return value
    } catch {
      kv.endPayload(led)
      throw error
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .photo(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"type\":\"photo\",")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start)
    case .video(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"type\":\"video\",")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start)
    case .unknown(let value):
      kv.value(value)
    }
  }
}

nonisolated extension Event: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Event {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: false)
    var scan: KVMap.ObjectState = .init()
    var value: Event? = nil
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      if key == 1 {
        switch number {
        case 0: value = try .joined(Person._kvDecode(&kv, replacing: nil))
        case 1: value = try .said(kv.string())
        default: value = try .counted(kv.ints())
        }
      } else {
        try kv.skip()
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let value else { throw kv.absent(_kvKeys, rule: 1, scan) }
    return value
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .joined(let value):
      kv.beginObject()
      kv.key("\"kind\":\"joined\",\"data\":")
      try value._kvEncode(&kv)
      kv.endObject()
    case .said(let value):
      kv.beginObject()
      kv.key("\"kind\":\"said\",\"data\":")
      kv.string(value)
      kv.endObject()
    case .counted(let value):
      kv.beginObject()
      kv.key("\"kind\":\"counted\",\"data\":")
      kv.array(value)
      kv.endObject()
    }
  }
}

nonisolated extension Link: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Link {
    var choice: KVMap.UnionAttempt = kv.beginUnion(Swift.ObjectIdentifier(Link.self), _kvKeys)
    if kv.shouldTryCase(0, &choice, kinds: 8) {  // number
      do throws(KVMap.CodingFailure) {
        let value: Link = try .number(kv.int())
        kv.acceptCase(0, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "number") }
    }
    if try kv.commits(1, choice, when: _kvWhen_1, "picture") {  // picture
      return try .picture(Picture._kvDecode(&kv, replacing: nil))
    }
    if kv.shouldTryCase(2, &choice, kinds: 4) {  // text
      do throws(KVMap.CodingFailure) {
        let value: Link = try .text(kv.string())
        kv.acceptCase(2, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "text") }
    }
    if kv.shouldTryCase(3, &choice, kinds: 2) {  // list
      do throws(KVMap.CodingFailure) {
        let value: Link = try .list(kv.ints())
        kv.acceptCase(3, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "list") }
    }
    throw kv.noCaseMatched(choice)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .number(let value):
      kv.int(value)
    case .picture(let value):
      try value._kvEncode(&kv)
    case .text(let value):
      kv.string(value)
    case .list(let value):
      kv.array(value)
    }
  }
}

nonisolated extension Tree: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Tree {
    var choice: KVMap.UnionAttempt = kv.beginUnion(Swift.ObjectIdentifier(Tree.self), _kvKeys)
    if kv.shouldTryCase(0, &choice, kinds: 8) {  // leaf
      do throws(KVMap.CodingFailure) {
        let value: Tree = try .leaf(kv.int())
        kv.acceptCase(0, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "leaf") }
    }
    if kv.shouldTryCase(1, &choice, kinds: 2) {  // branch
      do throws(KVMap.CodingFailure) {
        let value: Tree = try .branch(_kvDecode_branch(&kv))
        kv.acceptCase(1, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "branch") }
    }
    throw kv.noCaseMatched(choice)
  }

  private static func _kvDecode_branch(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Tree] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Tree in try Tree._kvDecode(&kv, replacing: nil) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .leaf(let value):
      kv.int(value)
    case .branch(let value):
      try kv.array(value)
    }
  }
}

nonisolated extension Either: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Either {
    var choice: KVMap.UnionAttempt = kv.beginUnion(Swift.ObjectIdentifier(Either.self), _kvKeys)
    if kv.shouldTryCase(0, &choice, kinds: 1) {  // left
      do throws(KVMap.CodingFailure) {
        let value: Either = try .left(Left._kvDecode(&kv, replacing: nil))
        kv.acceptCase(0, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "left") }
    }
    if kv.shouldTryCase(1, &choice, kinds: 1) {  // right
      do throws(KVMap.CodingFailure) {
        let value: Either = try .right(Right._kvDecode(&kv, replacing: nil))
        kv.acceptCase(1, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "right") }
    }
    throw kv.noCaseMatched(choice)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .left(let value):
      try value._kvEncode(&kv)
    case .right(let value):
      try value._kvEncode(&kv)
    }
  }
}

nonisolated extension Either2: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Either2 {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, numbers: _kvNumbers, lenient: false, isOpen: false)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.CodingFailure) {
      let value: Either2
      switch number {
      case 0: value = try .one(Left._kvDecode(&kv, replacing: nil))
      default: value = try .two(Right._kvDecode(&kv, replacing: nil))
      }
      kv.endPayload(led)
      return value
    } catch {
      kv.endPayload(led)
      throw error
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .one(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"n\":1,")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start)
    case .two(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"n\":2,")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start)
    }
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Cases {
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

nonisolated extension Photo {
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

nonisolated extension Video {
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

nonisolated extension Person {
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

nonisolated extension Picture {
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

nonisolated extension Left {
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

nonisolated extension Right {
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

// MARK: - Key tables, which only KVMap reads

nonisolated extension Cases {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{14}\0\0\0\0\0\u{12}\0\u{17}\0\0\0\u{8}\0\0\0\0\0\0\0\u{e}\0\0\0\0\0\0\0\u{6}\0\0\0\u{10}\0\0\0\0\0\0\0\u{c}\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\n\0\0\0\u{6}\0\0\0\0\0\0\0status\"\0\u{8}\0\0\u{1}\0\0\0\0statuses\"\0\0\0\0\0\0\0\u{5}\0\0\u{2}\0\0\0\0level\"\0\0\u{5}\0\0\u{3}\0\0\0\0media\"\0\0\u{5}\0\0\u{4}\0\0\0\0event\"\0\0\u{6}\0\0\u{5}\0\0\0\0events\"\0\u{4}\0\0\u{6}\0\0\0\0link\"\0\0\0\u{5}\0\0\u{7}\0\0\0\0links\"\0\0\u{4}\0\0\u{8}\0\0\0\0tree\"\0\0\0\u{8}\0\0\t\0\0\0\0byStatus\"\0\0\0\0\0\0\0\u{6}\0\0\n\0\0\0\0either\"\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0xf3b8488c368cb0a7, wide: false, full: false, count: 11, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Cases\tCases.kvmap\t4
        status\t+1\tstatus
        statuses\t+2\tstatuses
        level\t+3\tlevel
        media\t+4\tmedia
        event\t+5\tevent
        events\t+6\tevents
        link\t+7\tlink
        links\t+8\tlinks
        tree\t+9\ttree
        byStatus\t+10\tbyStatus
        either\t+11\teither
        """)
  }
}

nonisolated extension Photo {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{5}\0\0\0\0\0\u{1}\0width\"\0\0\u{3}\0\0\u{1}\0\0\0\0url\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Photo\tCases.kvmap\t36
        width\t+1\twidth
        url\t+2\turl
        """)
  }
}

nonisolated extension Video {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{7}\0\0\0\0\0\u{1}\0seconds\"\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Video\tCases.kvmap\t41
        seconds\t+1\tseconds
        """)
  }
}

nonisolated extension Person {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Person\tCases.kvmap\t51
        name\t+1\tname
        """)
  }
}

nonisolated extension Picture {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\t\0\0\0\0\0\u{1}\0image_url\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Picture\tCases.kvmap\t62
        url\t+1\timage_url
        """)
  }
}

nonisolated extension Left {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\u{1}\0\0\0\0\0\u{1}\0a\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0b\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Left\tCases.kvmap\t76
        a\t+1\ta
        b\t+2\tb
        """)
  }
}

nonisolated extension Right {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\u{1}\0c\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Right\tCases.kvmap\t81
        c\t+1\tc
        """)
  }
}

nonisolated extension Status {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\u{3}\0\u{5}\0\u{1}\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0A\"\0\0\0\0\0\0\u{6}\0\0\u{1}\0\0\0\0ACTIVE\"\0\u{8}\0\0\u{2}\0\0\0\0inactive\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Status\tCases.kvmap\t18
        """)
  }
}

nonisolated extension Level {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\u{3}\0\u{5}\0\0\0\u{1}\0\u{1}\0\0\0\0\0\0\00\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\01\"\0\0\0\0\0\0\u{2}\0\0\u{2}\0\0\0\010\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Level\tCases.kvmap\t24
        """)
  }
}

nonisolated extension Media {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0type\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Media\tCases.kvmap\t30
        \t+0\ttype
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\u{5}\0\u{5}\0\0\0\0\0\0\0photo\"\0\0\u{5}\0\0\u{1}\0\0\0\0video\"\0\0\u{4}\0\0\u{2}\0\0\0\0clip\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6c45d188009454f, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Media\tCases.kvmap\t30
        """)
  }
}

nonisolated extension Event {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0kind\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Event\tCases.kvmap\t45
        \t+0\tkind
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{6}\0\0\0\0\0\0\0joined\"\0\u{4}\0\0\u{1}\0\0\0\0said\"\0\0\0\u{7}\0\0\u{2}\0\0\0\0counted\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Event\tCases.kvmap\t45
        """)
  }

  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\u{4}\0\0\0\0\0\0\0kind\"\0\0\0\u{4}\0\0\u{1}\0\0\0\0data\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Event\tCases.kvmap\t45
        \t+0\tkind
        \t+0\tdata
        """)
  }
}

nonisolated extension Link {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Link\tCases.kvmap\t55
        """)
  }

  private static var _kvWhen_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\t\0\0\0\0\0\0\0image_url\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Link\tCases.kvmap\t55
        \t+0\timage_url
        """)
  }
}

nonisolated extension Tree {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Tree\tCases.kvmap\t66
        """)
  }
}

nonisolated extension Either {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Either\tCases.kvmap\t71
        """)
  }
}

nonisolated extension Either2 {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0n\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Either2\tCases.kvmap\t85
        \t+0\tn
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Either2\tCases.kvmap\t85
        """)
  }

  private static var _kvNumbers: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\u{1}\0\0\0\0\0\0\01\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\02\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Either2\tCases.kvmap\t85
        """)
  }
}
