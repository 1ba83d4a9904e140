// Generated from Unions.kvmap. Do not edit.
// kvmap format 1, input 1b82542f1cce0ae1, body 482a6ccfb0064ebb
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1
private typealias _KVMapType_Photo = Photo

// MARK: - Types

nonisolated struct Photo: Swift.Sendable, Swift.Hashable {
  var width: Swift.Int

  init(width: Swift.Int) {
    self.width = width
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
}

nonisolated struct Kept: Swift.Sendable, Swift.Hashable {
  var x: Swift.Int
  var others: KVMap.JSONObject

  init(x: Swift.Int, others: KVMap.JSONObject) {
    self.x = x
    self.others = others
  }
}

nonisolated struct Login: Swift.Sendable, Swift.Hashable {
  var user: Swift.String

  init(user: Swift.String) {
    self.user = user
  }
}

nonisolated struct Link: Swift.Sendable, Swift.Hashable {
  var href: Swift.String

  init(href: Swift.String) {
    self.href = href
  }
}

nonisolated struct Text: Swift.Sendable, Swift.Hashable {
  var text: Swift.String
  var of: [Post]

  init(text: Swift.String, of: [Post] = []) {
    self.text = text
    self.of = of
  }
}

nonisolated struct FirstNode: Swift.Sendable, Swift.Hashable {
  var child: Growth
  var end: Swift.Int

  init(child: Growth, end: Swift.Int) {
    self.child = child
    self.end = end
  }
}

nonisolated struct SecondNode: Swift.Sendable, Swift.Hashable {
  var child: Growth

  init(child: Growth) {
    self.child = child
  }
}

nonisolated struct UnionDefaults: Swift.Sendable, Swift.Hashable {
  var id: ID
  var maybe: Swift.Optional<ID>

  init(id: ID = .number(7), maybe: ID? = .text("?")) {
    self.id = id
    self.maybe = maybe
  }
}

nonisolated struct SelfTag: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int

  init(id: Swift.Int) {
    self.id = id
  }
}

nonisolated struct Same: Swift.Sendable, Swift.Hashable {
  var all: KVMap.JSONObject

  init(all: KVMap.JSONObject) {
    self.all = all
  }
}

/// Something to look at.
nonisolated indirect enum Media: Swift.Sendable, Swift.Hashable {
  /// It does not move.
  case photo(Photo)
  case video(Video)
  case raw(KVMap.JSONObject)
  case counts([Swift.String: Swift.Int]?)
  case half(Photo)
  case old(Photo)
  case unknown(KVMap.JSONValue)
}

nonisolated enum Strict: Swift.Sendable, Swift.Hashable {
  case a(Photo)
  case b(Kept)
}

nonisolated enum Event: Swift.Sendable, Swift.Hashable {
  case login(Login)
  case count(Swift.Int)
  case none(Photo?)
  case other(KVMap.JSONValue)
}

nonisolated indirect enum Deep: Swift.Sendable, Swift.Hashable {
  case text(Swift.String)
  case more(Deep)
  case many([Deep])
}

nonisolated enum ID: Swift.Sendable, Swift.Hashable {
  case number(Swift.Int)
  case text(Swift.String)
  case list([Swift.String])
  case object(Photo)
}

nonisolated enum Post: Swift.Sendable, Swift.Hashable {
  case photo(Photo)
  case link(Link)
  case texts([Text])
  case other(KVMap.JSONValue)
}

nonisolated indirect enum Growth: Swift.Sendable, Swift.Hashable {
  case first(FirstNode)
  case second(SecondNode)
  case leaf(Swift.Int)
}

nonisolated enum OuterUnion: Swift.Sendable, Swift.Hashable {
  case inner(InnerUnion)
  case plain(Photo)
}

nonisolated enum InnerUnion: Swift.Sendable, Swift.Hashable {
  case one(Photo)
  case two(Video)
}

nonisolated enum WholeUnion: Swift.Sendable, Swift.Hashable {
  case tree(KVMap.JSONObject)
  case tag(SelfTag)
}

nonisolated enum Loose: Swift.Sendable, Swift.Hashable {
  case plain(Photo)
  case same(Same)
  case kept(Nested)
}

nonisolated enum Nested: Swift.Sendable, Swift.Hashable {
  case one(Kept)
}

// MARK: - Mappings

nonisolated extension Photo: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Photo {
    _KVMapType_Photo(width: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Photo, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.width)  // width
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"width\":", self.width)
    kv.endObject()
  }
}

nonisolated extension Video: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Video {
    Video(length: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Video, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.double(into: &out.length)  // length
        case 1: out.still = try kv.consumeNullOrEmptyText() ? nil : Media._kvDecode(&kv, replacing: nil)  // still
        case 2: out.title = try kv.consumeNull() ? "" : kv.string()  // title
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.double("\"length\":", self.length)
    if let value = self.still { kv.key("\"still\":"); try value._kvEncode(&kv) }
    kv.string("\"title\":", self.title)
    kv.endObject()
  }
}

nonisolated extension Album: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Album {
    Album(media: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Album, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.media = try _kvDecode_media(&kv)  // media
        case 1: out.best = try kv.consumeNullOrEmptyText() ? nil : Media._kvDecode(&kv, replacing: nil)  // best
        case 2: kv.object(orNil: &out.Photo, updating: updating)  // Photo
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_media(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Media] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Media in try Media._kvDecode(&kv, replacing: nil) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"media\":", self.media)
    if let value = self.best { kv.key("\"best\":"); try value._kvEncode(&kv) }
    if let value = self.Photo { kv.key("\"Photo\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension Kept: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Kept {
    Kept(x: 0, others: .init())
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Kept, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.x)  // x
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark1: KVMap.ValuePosition = kv.deferredRemainder(&scan, orNothing: false)
    if mark1.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 1, scan)
      do throws(KVMap.CodingFailure) { out.others = try kv.object() } catch { try kv.recover(error, from: mark1) }
      kv.rewind(to: back)
    } else if mark1.isNull {
      try kv.reportNull(_kvKeys, rule: 1, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 1, scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"x\":", self.x)
    let startOfRest: Swift.Int = kv.capture()
    kv.object(self.others)
    try kv.members(of: kv.endCapture(startOfRest), except: "x")
    kv.endObject()
  }
}

nonisolated extension Login: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Login {
    Login(user: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Login, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.user)  // user
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"user\":", self.user)
    kv.endObject()
  }
}

nonisolated extension Link: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Link {
    Link(href: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Link, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var has0: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // link.href
          if try kv.consumeNull() {
            has0 = true
            try kv.reportNull(_kvKeys, rule: 0, scan)
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              switch key1 {
              case 0:  // link.href
                has0 = true
                kv.string(into: &out.href)
              default: break
              }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has0 { try kv.reportMissing(_kvKeys, rule: 0, scan) }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    let begun0: Swift.Int = kv.beginOptionalObject("\"link\":")
    kv.string("\"href\":", self.href)
    kv.endOptionalObject(begun0)
    kv.endObject()
  }
}

nonisolated extension Text: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Text {
    Text(text: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Text, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.string(into: &out.text)  // text
        case 1: out.of = try kv.consumeNull() ? [] : _kvDecode_of(&kv)  // of
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_of(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Post] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Post in try Post._kvDecode(&kv, replacing: nil) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"text\":", self.text)
    try kv.array("\"of\":", self.of)
    kv.endObject()
  }
}

nonisolated extension FirstNode: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> FirstNode {
    let current: Swift.UnsafePointer<FirstNode>? = current?.assumingMemoryBound(to: FirstNode.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
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
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try Growth._kvDecode(&kv, replacing: nil)  // child
        case 1: kv.int(into: &_1)  // end
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    let made0 = try kv.unwrapRequired(&_0, scan.hasAllRequired)
    return FirstNode(child: made0, end: _1)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"child\":"); try self.child._kvEncode(&kv)
    kv.int("\"end\":", self.end)
    kv.endObject()
  }
}

nonisolated extension SecondNode: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> SecondNode {
    let current: Swift.UnsafePointer<SecondNode>? = current?.assumingMemoryBound(to: SecondNode.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Optional<Growth>
    if let current {
      _0 = current.pointee.child
    } else {
      _0 = nil
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try Growth._kvDecode(&kv, replacing: nil)  // child
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    let made0 = try kv.unwrapRequired(&_0, scan.hasAllRequired)
    return SecondNode(child: made0)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"child\":"); try self.child._kvEncode(&kv)
    kv.endObject()
  }
}

nonisolated extension UnionDefaults: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: UnionDefaults {
    UnionDefaults()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout UnionDefaults, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNull() ? .number(7) : ID._kvDecode(&kv, replacing: nil)  // id
        case 1: out.maybe = try kv.consumeNullOrEmptyText() ? nil : ID._kvDecode(&kv, replacing: nil)  // maybe
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"id\":"); try self.id._kvEncode(&kv)
    if let value = self.maybe { kv.key("\"maybe\":"); try value._kvEncode(&kv) } else { kv.key("\"maybe\":"); kv.null() }
    kv.endObject()
  }
}

nonisolated extension SelfTag: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SelfTag {
    SelfTag(id: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SelfTag, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    try kv.skipWholeValue(&scan)
    let mark0: KVMap.ValuePosition = kv.deferredObject(scan)
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
      do throws(KVMap.CodingFailure) { out.id = try kv.int() } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.reportNull(_kvKeys, rule: 0, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 0, scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.int(self.id)
  }
}

nonisolated extension Same: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Same {
    Same(all: .init())
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Same, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    try kv.skipWholeValue(&scan)
    let mark0: KVMap.ValuePosition = kv.deferredObject(scan)
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
      do throws(KVMap.CodingFailure) { out.all = try kv.object() } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.reportNull(_kvKeys, rule: 0, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 0, scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.object(self.all)
  }
}

nonisolated extension Media: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Media {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, numbers: _kvNumbers, lenient: false, isOpen: true)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.CodingFailure) {
      let value: Media
      switch number {
      case 0: value = try .photo(_KVMapType_Photo._kvDecode(&kv, replacing: nil))
      case 1, 2: value = try .video(Video._kvDecode(&kv, replacing: nil))
      case 3:  // raw
        var scan: KVMap.ObjectState = .init()
        _ = try kv.beginObject(_kvRest, &scan)
        let back: KVMap.ValuePosition = kv.seek(to: kv.deferredRemainder(&scan, orNothing: false), _kvRest, rule: 0, scan)
        value = try .raw(kv.object())
        kv.rewind(to: back)
      case 5, 6:  // counts
        var scan: KVMap.ObjectState = .init()
        _ = try kv.beginObject(_kvRest, &scan)
        let back: KVMap.ValuePosition = kv.seek(to: kv.deferredRemainder(&scan, orNothing: false), _kvRest, rule: 0, scan)
        value = try .counts(kv.consumeNullOrEmptyText() ? nil : _kvDecode_counts(&kv))
        kv.rewind(to: back)
      case 7: value = try .half(_KVMapType_Photo._kvDecode(&kv, replacing: nil))
      case 4: value = try .old(_KVMapType_Photo._kvDecode(&kv, replacing: nil))
      default: value = try .unknown(kv.value())
      }
      kv.endPayload(led)
      return value
    } catch {
      kv.endPayload(led)
      throw error
    }
  }

  private static func _kvDecode_counts(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Swift.Int] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() })
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
    case .raw(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"type\":\"raw\",")
      kv.object(value)
      try kv.endPrefixMembers(start, once: "type")
    case .counts(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"type\":7,")
      if let value0 = value {
        kv.dictionary(value0)
      } else { kv.null() }
      try kv.endPrefixMembers(start, once: "type")
    case .half(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"type\":0.5,")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start)
    case .old(let value):
      try value._kvEncode(&kv)
    case .unknown(let value):
      kv.value(value)
    }
  }
}

nonisolated extension Strict: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Strict {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: false)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.CodingFailure) {
      let value: Strict
      switch number {
      case 0: value = try .a(_KVMapType_Photo._kvDecode(&kv, replacing: nil))
      default: value = try .b(Kept._kvDecode(&kv, replacing: nil))
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
    case .a(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"meta\":{\"kinds\":[\"a\"]},")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start)
    case .b(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"meta\":{\"kinds\":[\"b\"]},")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start, once: "meta")
    }
  }
}

nonisolated extension Event: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Event {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: true)
    if number < 0 { return try .other(kv.value()) }
    var scan: KVMap.ObjectState = .init()
    var value: Event? = number == 2 ? Event.none(nil) : nil
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      if key == 1 {
        switch number {
        case 0: value = try .login(Login._kvDecode(&kv, replacing: nil))
        case 1: value = try .count(kv.int())
        default: value = try .none(kv.consumeNullOrEmptyText() ? nil : _KVMapType_Photo._kvDecode(&kv, replacing: nil))
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
    case .login(let value):
      kv.beginObject()
      kv.key("\"kind\":\"login\",\"data\":")
      try value._kvEncode(&kv)
      kv.endObject()
    case .count(let value):
      kv.beginObject()
      kv.key("\"kind\":\"count\",\"data\":")
      kv.int(value)
      kv.endObject()
    case .none(let value):
      kv.beginObject()
      kv.key("\"kind\":\"none\",\"data\":")
      if let value0 = value {
        try value0._kvEncode(&kv)
      } else { kv.null() }
      kv.endObject()
    case .other(let value):
      kv.value(value)
    }
  }
}

nonisolated extension Deep: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Deep {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: false)
    var scan: KVMap.ObjectState = .init()
    var value: Deep? = nil
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      let start: KVMap.ValuePosition = kv.mark()
      if key == 0, try kv.moveToPayload(_kvPayload) {
        switch number {
        case 0: value = try .text(kv.string())
        case 1: value = try .more(Deep._kvDecode(&kv, replacing: nil))
        default: value = try .many(_kvDecode_many(&kv))
        }
        kv.rewind(to: start)
        try kv.skipVisitedValue()
      } else {
        kv.rewind(to: start)
        try kv.skip()
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let value else { throw kv.absent(_kvKeys, rule: 0, scan) }
    return value
  }

  private static func _kvDecode_many(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Deep] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Deep in try Deep._kvDecode(&kv, replacing: nil) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .text(let value):
      kv.beginObject()
      kv.key("\"head\":{\"kind\":\"text\",\"body\":{\"value\":")
      kv.string(value)
      kv.endObject()
      kv.endObject()
      kv.endObject()
    case .more(let value):
      kv.beginObject()
      kv.key("\"head\":{\"kind\":\"more\",\"body\":{\"value\":")
      try value._kvEncode(&kv)
      kv.endObject()
      kv.endObject()
      kv.endObject()
    case .many(let value):
      kv.beginObject()
      kv.key("\"head\":{\"kind\":\"many\",\"body\":{\"value\":")
      try kv.array(value)
      kv.endObject()
      kv.endObject()
      kv.endObject()
    }
  }
}

nonisolated extension ID: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> ID {
    var choice: KVMap.UnionAttempt = kv.beginUnion(Swift.ObjectIdentifier(ID.self), _kvKeys)
    if kv.shouldTryCase(0, &choice, kinds: 8) {  // number
      do throws(KVMap.CodingFailure) {
        let value: ID = try .number(kv.int())
        kv.acceptCase(0, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "number") }
    }
    if kv.shouldTryCase(1, &choice, kinds: 4) {  // text
      do throws(KVMap.CodingFailure) {
        let value: ID = try .text(kv.string())
        kv.acceptCase(1, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "text") }
    }
    if kv.shouldTryCase(2, &choice, kinds: 2) {  // list
      do throws(KVMap.CodingFailure) {
        let value: ID = try .list(kv.strings())
        kv.acceptCase(2, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "list") }
    }
    if kv.shouldTryCase(3, &choice, kinds: 1) {  // object
      do throws(KVMap.CodingFailure) {
        let value: ID = try .object(_KVMapType_Photo._kvDecode(&kv, replacing: nil))
        kv.acceptCase(3, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "object") }
    }
    throw kv.noCaseMatched(choice)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .number(let value):
      kv.int(value)
    case .text(let value):
      kv.string(value)
    case .list(let value):
      kv.array(value)
    case .object(let value):
      try value._kvEncode(&kv)
    }
  }
}

nonisolated extension Post: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Post {
    var choice: KVMap.UnionAttempt = kv.beginUnion(Swift.ObjectIdentifier(Post.self), _kvKeys)
    if try kv.commits(0, choice, when: _kvWhen_0, "photo") {  // photo
      return try .photo(_KVMapType_Photo._kvDecode(&kv, replacing: nil))
    }
    if try kv.commits(1, choice, when: _kvWhen_1, "link") {  // link
      return try .link(Link._kvDecode(&kv, replacing: nil))
    }
    if kv.shouldTryCase(2, &choice, kinds: 2) {  // texts
      do throws(KVMap.CodingFailure) {
        let value: Post = try .texts(kv.array(of: Text.self))
        kv.acceptCase(2, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "texts") }
    }
    kv.acceptFallback(choice)
    return try .other(kv.value())
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .photo(let value):
      try value._kvEncode(&kv)
    case .link(let value):
      try value._kvEncode(&kv)
    case .texts(let value):
      try kv.array(value)
    case .other(let value):
      kv.value(value)
    }
  }
}

nonisolated extension Growth: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Growth {
    var choice: KVMap.UnionAttempt = kv.beginUnion(Swift.ObjectIdentifier(Growth.self), _kvKeys)
    if kv.shouldTryCase(0, &choice, kinds: 1) {  // first
      do throws(KVMap.CodingFailure) {
        let value: Growth = try .first(FirstNode._kvDecode(&kv, replacing: nil))
        kv.acceptCase(0, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "first") }
    }
    if kv.shouldTryCase(1, &choice, kinds: 1) {  // second
      do throws(KVMap.CodingFailure) {
        let value: Growth = try .second(SecondNode._kvDecode(&kv, replacing: nil))
        kv.acceptCase(1, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "second") }
    }
    if kv.shouldTryCase(2, &choice, kinds: 8) {  // leaf
      do throws(KVMap.CodingFailure) {
        let value: Growth = try .leaf(kv.int())
        kv.acceptCase(2, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "leaf") }
    }
    throw kv.noCaseMatched(choice)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .first(let value):
      try value._kvEncode(&kv)
    case .second(let value):
      try value._kvEncode(&kv)
    case .leaf(let value):
      kv.int(value)
    }
  }
}

nonisolated extension OuterUnion: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> OuterUnion {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: false)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.CodingFailure) {
      let value: OuterUnion
      switch number {
      case 0: value = try .inner(InnerUnion._kvDecode(&kv, replacing: nil))
      default: value = try .plain(_KVMapType_Photo._kvDecode(&kv, replacing: nil))
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
    case .inner(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"outer\":\"inner\",")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start)
    case .plain(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"outer\":\"plain\",")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start)
    }
  }
}

nonisolated extension InnerUnion: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> InnerUnion {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: false)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.CodingFailure) {
      let value: InnerUnion
      switch number {
      case 0: value = try .one(_KVMapType_Photo._kvDecode(&kv, replacing: nil))
      default: value = try .two(Video._kvDecode(&kv, replacing: nil))
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
      let start: Swift.Int = kv.beginPrefixMembers("\"inner\":\"one\",")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start)
    case .two(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"inner\":\"two\",")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start)
    }
  }
}

nonisolated extension WholeUnion: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> WholeUnion {
    var choice: KVMap.UnionAttempt = kv.beginUnion(Swift.ObjectIdentifier(WholeUnion.self), _kvKeys)
    if kv.shouldTryCase(0, &choice, kinds: 1) {  // tree
      do throws(KVMap.CodingFailure) {
        let value: WholeUnion = try .tree(kv.object())
        kv.acceptCase(0, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "tree") }
    }
    if kv.shouldTryCase(1, &choice, kinds: 63) {  // tag
      do throws(KVMap.CodingFailure) {
        let value: WholeUnion = try .tag(SelfTag._kvDecode(&kv, replacing: nil))
        kv.acceptCase(1, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "tag") }
    }
    throw kv.noCaseMatched(choice)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .tree(let value):
      kv.object(value)
    case .tag(let value):
      try value._kvEncode(&kv)
    }
  }
}

nonisolated extension Loose: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Loose {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: false)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.CodingFailure) {
      let value: Loose
      switch number {
      case 0: value = try .plain(_KVMapType_Photo._kvDecode(&kv, replacing: nil))
      case 1: value = try .same(Same._kvDecode(&kv, replacing: nil))
      default: value = try .kept(Nested._kvDecode(&kv, replacing: nil))
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
    case .plain(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"a\\\"b\":\"plain\",")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start)
    case .same(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"a\\\"b\":\"same\",")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start, once: "a\\\"b")
    case .kept(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"a\\\"b\":\"kept\",")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start, once: "a\\\"b")
    }
  }
}

nonisolated extension Nested: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Nested {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: false)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.CodingFailure) {
      let value: Nested
      switch number {
      default: value = try .one(Kept._kvDecode(&kv, replacing: nil))
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
      let start: Swift.Int = kv.beginPrefixMembers("\"inner\":\"one\",")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start, once: "inner")
    }
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Photo {
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

nonisolated extension Video {
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

nonisolated extension Album {
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

nonisolated extension Kept {
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

nonisolated extension Login {
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

nonisolated extension Link {
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

nonisolated extension Text {
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

nonisolated extension FirstNode {
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

nonisolated extension SecondNode {
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

nonisolated extension UnionDefaults {
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

nonisolated extension SelfTag {
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

nonisolated extension Same {
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

// MARK: - Key tables, which only KVMap reads

nonisolated extension Photo {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0width\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Photo\tUnions.kvmap\t13
        width\t+0\twidth
        """)
  }
}

nonisolated extension Video {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\u{3}\0\0\0\0\0\u{6}\0\0\0\0\0\u{1}\0length\"\0\u{5}\0\0\u{1}\0\0\0\0still\"\0\0\u{5}\0\0\u{2}\0\0\0\0title\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Video\tUnions.kvmap\t14
        length\t+0\tlength
        still\t+0\tstill
        title\t+0\ttitle
        """)
  }
}

nonisolated extension Album {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{5}\0\0\0\0\0\0\0\u{1}\0\0\0\u{5}\0\0\0\0\0\u{1}\0media\"\0\0\u{4}\0\0\u{1}\0\0\0\0best\"\0\0\0\u{5}\0\0\u{2}\0\0\0\0Photo\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Album\tUnions.kvmap\t15
        media\t+0\tmedia
        best\t+0\tbest
        Photo\t+0\tPhoto
        """)
  }
}

nonisolated extension Kept {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\u{1}\0x\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .rest, duplicates: .error,
      rules: """
        Kept\tUnions.kvmap\t22
        x\t+0\tx
        others\t+0\t
        """)
  }
}

nonisolated extension Login {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0user\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Login\tUnions.kvmap\t30
        user\t+0\tuser
        """)
  }
}

nonisolated extension Link {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0link\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Link\tUnions.kvmap\t46
        href\t+0\tlink.href
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0href\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Link\tUnions.kvmap\t46
        href\t+0\tlink.href
        """)
  }
}

nonisolated extension Text {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{3}\0\u{4}\0\0\0\0\0\u{1}\0text\"\0\0\0\u{2}\0\0\u{1}\0\0\0\0of\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Text\tUnions.kvmap\t47
        text\t+0\ttext
        of\t+0\tof
        """)
  }
}

nonisolated extension FirstNode {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{3}\0\u{1}\0\u{5}\0\0\0\0\0\u{1}\0child\"\0\0\u{3}\0\0\u{1}\0\0\u{1}\0end\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        FirstNode\tUnions.kvmap\t51
        child\t+0\tchild
        end\t+0\tend
        """)
  }
}

nonisolated extension SecondNode {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0child\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SecondNode\tUnions.kvmap\t52
        child\t+0\tchild
        """)
  }
}

nonisolated extension UnionDefaults {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0maybe\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        UnionDefaults\tUnions.kvmap\t60
        id\t+0\tid
        maybe\t+0\tmaybe
        """)
  }
}

nonisolated extension SelfTag {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SelfTag\tUnions.kvmap\t64
        id\t+0\t
        """)
  }
}

nonisolated extension Same {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Same\tUnions.kvmap\t67
        all\t+0\t
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
        Media\tUnions.kvmap\t2
        \t+0\ttype
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\t\0\0\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\0\0\u{7}\0\0\0\u{5}\0\0\0\u{5}\0\0\0\0\0\0\0photo\"\0\0\u{5}\0\0\u{1}\0\0\0\0video\"\0\0\u{4}\0\0\u{2}\0\0\0\0clip\"\0\0\0\u{3}\0\0\u{3}\0\0\0\0raw\"\0\0\0\0\u{3}\0\0\u{4}\0\0\0\0old\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6c45d188009454f, wide: false, full: false, count: 5, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Media\tUnions.kvmap\t2
        """)
  }

  private static var _kvNumbers: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\0\0\u{1}\0\u{5}\0\0\0\0\0\u{1}\0\0\0\0\0\0\07\"\0\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0true\"\0\0\0\u{3}\0\0\u{2}\0\0\0\00.5\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Media\tUnions.kvmap\t2
        """)
  }

  private static var _kvRest: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .rest, duplicates: .error,
      rules: """
        Media\tUnions.kvmap\t2
        \t+0\t
        """)
  }
}

nonisolated extension Strict {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{3}\0\u{1}\0\0\0\0\0\0\0\u{5}\0\u{4}\0\0\0\0\0\0\0meta\"\0\0\0\u{5}\0\0\u{1}\0\0\0\0kinds\"\0\0\u{1}\0\0\u{2}\0\0\u{1}\00\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Strict\tUnions.kvmap\t18
        \t+0\tmeta.kinds[0]
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\u{1}\0\0\0\0\0\0\0a\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0b\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Strict\tUnions.kvmap\t18
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
        Event\tUnions.kvmap\t24
        \t+0\tkind
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\u{5}\0\u{1}\0\u{3}\0\0\0\0\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0login\"\0\0\u{5}\0\0\u{1}\0\0\0\0count\"\0\0\u{4}\0\0\u{2}\0\0\0\0none\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Event\tUnions.kvmap\t24
        """)
  }

  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\u{4}\0\0\0\0\0\0\0kind\"\0\0\0\u{4}\0\0\u{1}\0\0\0\0data\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Event\tUnions.kvmap\t24
        \t+0\tkind
        \t+0\tdata
        """)
  }
}

nonisolated extension Deep {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{4}\0\0\0\0\0\0\0head\"\0\0\0\u{4}\0\0\u{1}\0\0\0\0kind\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6c45d188009454f, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Deep\tUnions.kvmap\t32
        \t+0\thead.kind
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{5}\0\u{3}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0text\"\0\0\0\u{4}\0\0\u{1}\0\0\0\0more\"\0\0\0\u{4}\0\0\u{2}\0\0\0\0many\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Deep\tUnions.kvmap\t32
        """)
  }

  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0head\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Deep\tUnions.kvmap\t32
        \t+0\thead.body.value
        """)
  }

  private static var _kvPayload: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{3}\0\0\0\u{4}\0\0\0\0\0\0\0body\"\0\0\0\u{5}\0\0\u{1}\0\0\0\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Deep\tUnions.kvmap\t32
        """)
  }
}

nonisolated extension ID {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        ID\tUnions.kvmap\t38
        """)
  }
}

nonisolated extension Post {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Post\tUnions.kvmap\t40
        """)
  }

  private static var _kvWhen_0: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0width\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Post\tUnions.kvmap\t40
        \t+0\twidth
        """)
  }

  private static var _kvWhen_1: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\u{1}\0\u{4}\0\0\0\0\0\0\0link\"\0\0\0\u{4}\0\0\u{1}\0\0\0\0href\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Post\tUnions.kvmap\t40
        \t+0\tlink.href
        """)
  }
}

nonisolated extension Growth {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Growth\tUnions.kvmap\t50
        """)
  }
}

nonisolated extension OuterUnion {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0outer\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        OuterUnion\tUnions.kvmap\t54
        \t+0\touter
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{5}\0\0\0\0\0\0\0inner\"\0\0\u{5}\0\0\u{1}\0\0\0\0plain\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        OuterUnion\tUnions.kvmap\t54
        """)
  }
}

nonisolated extension InnerUnion {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\0\0inner\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        InnerUnion\tUnions.kvmap\t58
        \t+0\tinner
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\u{3}\0\0\0\0\0\0\0one\"\0\0\0\0\u{3}\0\0\u{1}\0\0\0\0two\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        InnerUnion\tUnions.kvmap\t58
        """)
  }
}

nonisolated extension WholeUnion {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        WholeUnion\tUnions.kvmap\t63
        """)
  }
}

nonisolated extension Loose {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\0\0a\"b\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Loose\tUnions.kvmap\t66
        \t+0\t\"a\\\"b\"
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{5}\0\u{3}\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\0\0plain\"\0\0\u{4}\0\0\u{1}\0\0\0\0same\"\0\0\0\u{4}\0\0\u{2}\0\0\0\0kept\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Loose\tUnions.kvmap\t66
        """)
  }
}

nonisolated extension Nested {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\0\0inner\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Nested\tUnions.kvmap\t68
        \t+0\tinner
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\0\0one\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Nested\tUnions.kvmap\t68
        """)
  }
}
