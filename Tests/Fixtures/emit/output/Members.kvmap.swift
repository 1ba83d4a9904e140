// Generated from Members.kvmap. Do not edit.
// kvmap format 1, input d89bb1343df5e881, body 887b1d59d7c99ec6
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

nonisolated struct Script: Swift.Sendable, Swift.Hashable {
  var steps: [Step]

  init(steps: [Step]) {
    self.steps = steps
  }
}

nonisolated struct Attributed: Swift.Sendable, Swift.Hashable {
  var lang: Swift.Optional<Swift.String>
  var all: Swift.Optional<[KVMap.JSONObject]>

  init(lang: Swift.String? = nil, all: [KVMap.JSONObject]? = nil) {
    self.lang = lang
    self.all = all
  }
}

nonisolated struct Sums: Swift.Sendable, Swift.Hashable {
  var all: [[Swift.String: Swift.Int]]
  var key: Swift.Optional<Swift.String>

  init(all: [[Swift.String: Swift.Int]], key: Swift.String? = nil) {
    self.all = all
    self.key = key
  }
}

nonisolated struct OrderedKept: Swift.Sendable, Swift.Hashable {
  var all: [Move]

  init(all: [Move]) {
    self.all = all
  }
}

nonisolated class OrderedPage: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  var parts: [Move]

  init(parts: [Move]) {
    self.parts = parts
  }

  class var _kvUsesElementPosition: Swift.Bool { false }

  class var _kvOptions: KVMap.DecodingOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: OrderedPage?
  ) throws(KVMap.CodingFailure) -> [Move] {
    var _0: [Move]? = current?.parts
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark0: KVMap.ValuePosition = kv.deferredMembers(&scan, keepsBlanks: false, orNothing: false)
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
      do throws(KVMap.CodingFailure) { _0 = try _kvDecode_parts(&kv) } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.reportNull(_kvKeys, rule: 0, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 0, scan)
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    return _0
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    guard let current = current?.assumingMemoryBound(to: OrderedPage.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: OrderedPage?) throws(KVMap.CodingFailure) {
    let _0: [Move] = try Self._kvProperties(&kv, updating: current)
    self.parts = _0
  }

  private static func _kvDecode_parts(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Move] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Move in try Move._kvDecode(&kv, replacing: nil) })
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "OrderedPage") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    let startOfRest: Swift.Int = kv.capture()
    try kv.array(self.parts)
    try kv.endMemberList(startOfRest, except: "")
    kv.endObject()
  }
}

nonisolated class Sheet: OrderedPage {
  var id: Swift.String?

  init(parts: [Move], id: Swift.String? = nil) {
    self.id = id
    super.init(parts: parts)
  }

  override class var _kvUsesElementPosition: Swift.Bool { false }

  override class var _kvOptions: KVMap.DecodingOptions { .init() }

  override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Sheet?
  ) throws(KVMap.CodingFailure) -> ([Move], Swift.String?) {
    var _0: [Move]? = current?.parts
    var _1: Swift.String? = current?.id
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _1 = try kv.consumeNull() ? nil : kv.string()  // @id
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark0: KVMap.ValuePosition = kv.deferredMembers(&scan, keepsBlanks: false, orNothing: false)
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 1, scan)
      do throws(KVMap.CodingFailure) { _0 = try _kvDecode_parts(&kv) } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.reportNull(_kvKeys, rule: 1, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 1, scan)
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    return (_0, _1)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: OrderedPage?) throws(KVMap.CodingFailure) {
    let (_0, _1) = try Self._kvProperties(&kv, updating: current as? Sheet)
    self.id = _1
    super.init(parts: _0)
  }

  private static func _kvDecode_parts(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Move] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Move in try Move._kvDecode(&kv, replacing: nil) })
  }

  override class var _kvRoot: Swift.String { "" }

  override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Sheet") }

  override func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"@id\":", ifPresent: self.id)
    let startOfRest: Swift.Int = kv.capture()
    try kv.array(self.parts)
    try kv.endMemberList(startOfRest, except: "@id")
    kv.endObject()
  }
}

nonisolated struct OrderedEntry: Swift.Sendable, Swift.Hashable {
  var lang: Swift.Optional<Swift.String>
  var parts: [EntryPart]

  init(lang: Swift.String? = nil, parts: [EntryPart]) {
    self.lang = lang
    self.parts = parts
  }
}

nonisolated struct EntryLink: Swift.Sendable, Swift.Hashable {
  var rel: Swift.Optional<Swift.String>
  var href: URL

  init(rel: Swift.String? = nil, href: URL) {
    self.rel = rel
    self.href = href
  }
}

nonisolated struct OrderedPerson: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var email: Swift.Optional<Swift.String>

  init(name: Swift.String, email: Swift.String? = nil) {
    self.name = name
    self.email = email
  }
}

nonisolated struct Category: Swift.Sendable, Swift.Hashable {
  var term: Swift.String

  init(term: Swift.String) {
    self.term = term
  }
}

nonisolated struct Content: Swift.Sendable, Swift.Hashable {
  var type: Swift.Optional<Swift.String>
  var text: Swift.Optional<Swift.String>

  init(type: Swift.String? = nil, text: Swift.String? = nil) {
    self.type = type
    self.text = text
  }
}

nonisolated struct Block: Swift.Sendable, Swift.Hashable {
  var `class`: Swift.Optional<Swift.String>
  var parts: [Inline]

  init(`class`: Swift.String? = nil, parts: [Inline]) {
    self.`class` = `class`
    self.parts = parts
  }
}

nonisolated struct Anchor: Swift.Sendable, Swift.Hashable {
  var href: URL
  var parts: [Inline]

  init(href: URL, parts: [Inline]) {
    self.href = href
    self.parts = parts
  }
}

nonisolated struct Activity: Swift.Sendable, Swift.Hashable {
  var members: [ActivityMember]

  init(members: [ActivityMember]) {
    self.members = members
  }
}

nonisolated struct OrderedNote: Swift.Sendable, Swift.Hashable {
  var type: Swift.String
  var content: Swift.String

  init(type: Swift.String, content: Swift.String) {
    self.type = type
    self.content = content
  }
}

nonisolated struct SampleMessage: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var payload: Payload

  init(name: Swift.String, payload: Payload) {
    self.name = name
    self.payload = payload
  }
}

nonisolated enum Step: Swift.Sendable, Swift.Hashable {
  case move(Swift.Int)
  case say(Swift.String)
  case stop
  case other(KVMap.JSONValue)
}

nonisolated enum Move: Swift.Sendable, Swift.Hashable {
  case move(Swift.Int)
  case turn(Swift.Double)
}

nonisolated enum Document: Swift.Sendable, Swift.Hashable {
  case script(Script)
  case sums(Sums)
}

nonisolated enum EntryPart: Swift.Sendable, Swift.Hashable {
  case title(Swift.String)
  case id(Swift.String)
  case updated(Date)
  case link(EntryLink)
  case author(OrderedPerson)
  case category(Category)
  case content(Content)
  case other(KVMap.JSONValue)
}

nonisolated enum Inline: Swift.Sendable, Swift.Hashable {
  case text(Swift.String)
  case bold(Block)
  case emphasis(Block)
  case anchor(Anchor)
  case line
}

nonisolated enum ActivityMember: Swift.Sendable, Swift.Hashable {
  case context(KVMap.JSONValue)
  case id(URL)
  case type(Swift.String)
  case actor(OrderedReference)
  case object(OrderedReference)
  case to([URL])
  case published(Date)
  case other(KVMap.JSONValue)
}

nonisolated enum OrderedReference: Swift.Sendable, Swift.Hashable {
  case link(URL)
  case object(OrderedNote)
}

nonisolated enum Payload: Swift.Sendable, Swift.Hashable {
  case text(Swift.String)
  case number(Swift.Int)
  case flag(Swift.Bool)
  case nested(Move)
}

// MARK: - Mappings

nonisolated extension Script: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Script {
    Script(steps: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Script, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark0: KVMap.ValuePosition = kv.deferredMembers(&scan, keepsBlanks: false, orNothing: false)
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
      do throws(KVMap.CodingFailure) { out.steps = try _kvDecode_steps(&kv) } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.reportNull(_kvKeys, rule: 0, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 0, scan)
    }
  }

  private static func _kvDecode_steps(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Step] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Step in try Step._kvDecode(&kv, replacing: nil) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    let startOfRest: Swift.Int = kv.capture()
    try kv.array(self.steps)
    try kv.endMemberList(startOfRest, except: "")
    kv.endObject()
  }
}

nonisolated extension Attributed: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Attributed {
    Attributed()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Attributed, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(orNil: &out.lang)  // @lang
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark1: KVMap.ValuePosition = kv.deferredMembers(&scan, keepsBlanks: false, orNothing: true)
    if mark1.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 1, scan)
      do throws(KVMap.CodingFailure) { out.all = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_all(&kv) } catch { try kv.recover(error, from: mark1) }
      kv.rewind(to: back)
    } else if mark1.isNull {
      out.all = nil
    }
  }

  private static func _kvDecode_all(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [KVMap.JSONObject] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KVMap.JSONObject in try kv.object() })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"@lang\":", ifPresent: self.lang)
    if let value = self.all {
      let startOfRest: Swift.Int = kv.capture()
      try kv.array(value)
      try kv.endMemberList(startOfRest, except: "@lang")
    }
    kv.endObject()
  }
}

nonisolated extension Sums: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Sums {
    Sums(all: [])
  }

  static var _kvUsesElementPosition: Swift.Bool { true }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Sums, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    let standing: KVMap.ElementPosition = kv.element()
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark0: KVMap.ValuePosition = kv.deferredMembers(&scan, keepsBlanks: false, orNothing: false)
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
      do throws(KVMap.CodingFailure) { out.all = try _kvDecode_all(&kv) } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.reportNull(_kvKeys, rule: 0, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 0, scan)
    }
    let mark1: KVMap.ValuePosition = kv.key(of: standing)
    if mark1.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 1, scan)
      do throws(KVMap.CodingFailure) { out.key = try kv.lenientString() } catch { try kv.recover(error, from: mark1) }
      kv.rewind(to: back)
    } else if mark1.isNull {
      out.key = nil
    }
  }

  private static func _kvDecode_all(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [[Swift.String: Swift.Int]] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Swift.Int] in try _kvDecode_all_1(&kv) })
  }

  private static func _kvDecode_all_1(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Swift.Int] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    let startOfRest: Swift.Int = kv.capture()
    kv.beginArray()
    for value0 in self.all { kv.dictionary(value0) }
    kv.endArray()
    try kv.endMemberList(startOfRest, except: "")
    kv.endObject()
  }
}

nonisolated extension OrderedKept: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: OrderedKept {
    OrderedKept(all: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout OrderedKept, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark0: KVMap.ValuePosition = kv.deferredMembers(&scan, keepsBlanks: false, orNothing: false)
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
      do throws(KVMap.CodingFailure) { out.all = try _kvDecode_all(&kv) } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.reportNull(_kvKeys, rule: 0, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 0, scan)
    }
  }

  private static func _kvDecode_all(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Move] {
    return try kv.array(
      isLossy: true,
      reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Move in try Move._kvDecode(&kv, replacing: nil) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    let startOfRest: Swift.Int = kv.capture()
    try kv.array(self.all)
    try kv.endMemberList(startOfRest, except: "")
    kv.endObject()
  }
}

nonisolated extension OrderedEntry: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: OrderedEntry {
    OrderedEntry(parts: [])
  }

  static var _kvXML: KVMap.XMLNames { .init(element: "entry") }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout OrderedEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(orNil: &out.lang)  // @lang
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark1: KVMap.ValuePosition = kv.deferredMembers(&scan, keepsBlanks: false, orNothing: false)
    if mark1.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 1, scan)
      do throws(KVMap.CodingFailure) { out.parts = try _kvDecode_parts(&kv) } catch { try kv.recover(error, from: mark1) }
      kv.rewind(to: back)
    } else if mark1.isNull {
      try kv.reportNull(_kvKeys, rule: 1, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 1, scan)
    }
  }

  private static func _kvDecode_parts(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [EntryPart] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> EntryPart in try EntryPart._kvDecode(&kv, replacing: nil) })
  }

  static var _kvXMLRoot: KVMap.XMLNames { .init(element: "entry") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"@lang\":", ifPresent: self.lang)
    let startOfRest: Swift.Int = kv.capture()
    try kv.array(self.parts)
    try kv.endMemberList(startOfRest, except: "@lang")
    kv.endObject()
  }
}

nonisolated extension EntryLink: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: EntryLink {
    EntryLink(href: KVMap.GeneratedConstant.emptyURL)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout EntryLink, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(orNil: &out.rel)  // @rel
      case 1: kv.url(into: &out.href)  // @href
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"@rel\":", ifPresent: self.rel)
    kv.key("\"@href\":"); try kv.url(self.href)
    kv.endObject()
  }
}

nonisolated extension OrderedPerson: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: OrderedPerson {
    OrderedPerson(name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout OrderedPerson, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.name)  // name
      case 1: kv.string(orNil: &out.email)  // email
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.string("\"email\":", ifPresent: self.email)
    kv.endObject()
  }
}

nonisolated extension Category: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Category {
    Category(term: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Category, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.term)  // @term
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"@term\":", self.term)
    kv.endObject()
  }
}

nonisolated extension Content: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Content {
    Content()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Content, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(orNil: &out.type)  // @type
      case 1: kv.string(orNil: &out.text)  // $text
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"@type\":", ifPresent: self.type)
    kv.string("\"$text\":", ifPresent: self.text)
    kv.endObject()
  }
}

nonisolated extension Block: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Block {
    Block(parts: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Block, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(orNil: &out.`class`)  // @class
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark1: KVMap.ValuePosition = kv.deferredMembers(&scan, keepsBlanks: true, orNothing: false)
    if mark1.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 1, scan)
      do throws(KVMap.CodingFailure) { out.parts = try _kvDecode_parts(&kv) } catch { try kv.recover(error, from: mark1) }
      kv.rewind(to: back)
    } else if mark1.isNull {
      try kv.reportNull(_kvKeys, rule: 1, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 1, scan)
    }
  }

  private static func _kvDecode_parts(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Inline] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Inline in try Inline._kvDecode(&kv, replacing: nil) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"@class\":", ifPresent: self.`class`)
    let startOfRest: Swift.Int = kv.capture()
    try kv.array(self.parts)
    try kv.endMemberList(startOfRest, except: "@class")
    kv.endObject()
  }
}

nonisolated extension Anchor: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Anchor {
    Anchor(href: KVMap.GeneratedConstant.emptyURL, parts: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Anchor, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.url(into: &out.href)  // @href
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark1: KVMap.ValuePosition = kv.deferredMembers(&scan, keepsBlanks: true, orNothing: false)
    if mark1.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 1, scan)
      do throws(KVMap.CodingFailure) { out.parts = try _kvDecode_parts(&kv) } catch { try kv.recover(error, from: mark1) }
      kv.rewind(to: back)
    } else if mark1.isNull {
      try kv.reportNull(_kvKeys, rule: 1, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 1, scan)
    }
  }

  private static func _kvDecode_parts(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Inline] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Inline in try Inline._kvDecode(&kv, replacing: nil) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"@href\":"); try kv.url(self.href)
    let startOfRest: Swift.Int = kv.capture()
    try kv.array(self.parts)
    try kv.endMemberList(startOfRest, except: "@href")
    kv.endObject()
  }
}

nonisolated extension Activity: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Activity {
    Activity(members: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Activity, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark0: KVMap.ValuePosition = kv.deferredMembers(&scan, keepsBlanks: false, orNothing: false)
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
      do throws(KVMap.CodingFailure) { out.members = try _kvDecode_members(&kv) } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.reportNull(_kvKeys, rule: 0, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 0, scan)
    }
  }

  private static func _kvDecode_members(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [ActivityMember] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> ActivityMember in try ActivityMember._kvDecode(&kv, replacing: nil) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    let startOfRest: Swift.Int = kv.capture()
    try kv.array(self.members)
    try kv.endMemberList(startOfRest, except: "")
    kv.endObject()
  }
}

nonisolated extension OrderedNote: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: OrderedNote {
    OrderedNote(type: "", content: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout OrderedNote, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.type)  // type
      case 1: kv.string(into: &out.content)  // content
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"type\":", self.type)
    kv.string("\"content\":", self.content)
    kv.endObject()
  }
}

nonisolated extension SampleMessage: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> SampleMessage {
    let current: Swift.UnsafePointer<SampleMessage>? = current?.assumingMemoryBound(to: SampleMessage.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    var _0: Swift.String
    var _1: Swift.Optional<Payload>
    if let current {
      _0 = current.pointee.name
      _1 = current.pointee.payload
    } else {
      _0 = ""
      _1 = nil
    }
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &_0)  // name
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark1: KVMap.ValuePosition = kv.deferredObject(scan)
    if mark1.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 1, scan)
      do throws(KVMap.CodingFailure) { _1 = try Payload._kvDecode(&kv, replacing: nil) } catch { try kv.recover(error, from: mark1) }
      kv.rewind(to: back)
    } else if mark1.isNull {
      try kv.reportNull(_kvKeys, rule: 1, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 1, scan)
    }
    let made1 = try kv.unwrapRequired(&_1, scan.hasAllRequired)
    return SampleMessage(name: _0, payload: made1)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.endObject()
  }
}

nonisolated extension Step: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Step {
    let number: Swift.Int = try kv.caseKey(_kvKeys, emptyCases: 1, isOpen: true)
    if number < 0 { return try .other(kv.value()) }
    if number < 1 {
      try kv.passEmptyCase(_kvKeys)
      return .stop
    }
    var scan: KVMap.ObjectState = .init()
    var value: Step?
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      if key == number {
        switch number {
        case 1: value = try .move(kv.int())
        default: value = try .say(kv.string())
        }
      } else {
        try kv.skip()
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let value else { throw kv.incomplete() }
    return value
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .move(let value):
      kv.beginObject()
      kv.key("\"move\":")
      kv.int(value)
      kv.endObject()
    case .say(let value):
      kv.beginObject()
      kv.key("\"say\":")
      kv.string(value)
      kv.endObject()
    case .stop:
      kv.emptyCase("\"stop\"")
    case .other(let value):
      kv.value(value)
    }
  }
}

nonisolated extension Move: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Move {
    let number: Swift.Int = try kv.caseKey(_kvKeys, emptyCases: 0, isOpen: false)
    var scan: KVMap.ObjectState = .init()
    var value: Move?
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      if key == number {
        switch number {
        case 0: value = try .move(kv.int())
        default: value = try .turn(kv.double())
        }
      } else {
        try kv.skip()
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let value else { throw kv.incomplete() }
    return value
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .move(let value):
      kv.beginObject()
      kv.key("\"move\":")
      kv.int(value)
      kv.endObject()
    case .turn(let value):
      kv.beginObject()
      kv.key("\"turn\":")
      try kv.double(value)
      kv.endObject()
    }
  }
}

nonisolated extension Document: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static var _kvUsesElementPosition: Swift.Bool { true }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Document {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: false)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.CodingFailure) {
      let value: Document
      switch number {
      case 0: value = try .script(Script._kvDecode(&kv, replacing: nil))
      default: value = try .sums(Sums._kvDecode(&kv, replacing: nil))
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
    case .script(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"type\":\"script\",")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start, once: "type")
    case .sums(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"type\":\"sums\",")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start, once: "type")
    }
  }
}

nonisolated extension EntryPart: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> EntryPart {
    let number: Swift.Int = try kv.caseKey(_kvKeys, emptyCases: 0, isOpen: true)
    if number < 0 { return try .other(kv.value()) }
    var scan: KVMap.ObjectState = .init()
    var value: EntryPart?
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      if key == number {
        switch number {
        case 0: value = try .title(kv.string())
        case 1: value = try .id(kv.string())
        case 2: value = try .updated(kv.date())
        case 3: value = try .link(EntryLink._kvDecode(&kv, replacing: nil))
        case 4: value = try .author(OrderedPerson._kvDecode(&kv, replacing: nil))
        case 5: value = try .category(Category._kvDecode(&kv, replacing: nil))
        default: value = try .content(Content._kvDecode(&kv, replacing: nil))
        }
      } else {
        try kv.skip()
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let value else { throw kv.incomplete() }
    return value
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .title(let value):
      kv.beginObject()
      kv.key("\"title\":")
      kv.string(value)
      kv.endObject()
    case .id(let value):
      kv.beginObject()
      kv.key("\"id\":")
      kv.string(value)
      kv.endObject()
    case .updated(let value):
      kv.beginObject()
      kv.key("\"updated\":")
      try kv.date(value)
      kv.endObject()
    case .link(let value):
      kv.beginObject()
      kv.key("\"link\":")
      try value._kvEncode(&kv)
      kv.endObject()
    case .author(let value):
      kv.beginObject()
      kv.key("\"author\":")
      try value._kvEncode(&kv)
      kv.endObject()
    case .category(let value):
      kv.beginObject()
      kv.key("\"category\":")
      try value._kvEncode(&kv)
      kv.endObject()
    case .content(let value):
      kv.beginObject()
      kv.key("\"content\":")
      try value._kvEncode(&kv)
      kv.endObject()
    case .other(let value):
      kv.value(value)
    }
  }
}

nonisolated extension Inline: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Inline {
    let number: Swift.Int = try kv.caseKey(_kvKeys, emptyCases: 1, isOpen: false)
    if number < 1 {
      try kv.passEmptyCase(_kvKeys)
      return .line
    }
    var scan: KVMap.ObjectState = .init()
    var value: Inline?
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      if key == number {
        switch number {
        case 1: value = try .text(kv.string())
        case 2: value = try .bold(Block._kvDecode(&kv, replacing: nil))
        case 3: value = try .emphasis(Block._kvDecode(&kv, replacing: nil))
        default: value = try .anchor(Anchor._kvDecode(&kv, replacing: nil))
        }
      } else {
        try kv.skip()
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let value else { throw kv.incomplete() }
    return value
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .text(let value):
      kv.beginObject()
      kv.key("\"$text\":")
      kv.string(value)
      kv.endObject()
    case .bold(let value):
      kv.beginObject()
      kv.key("\"b\":")
      try value._kvEncode(&kv)
      kv.endObject()
    case .emphasis(let value):
      kv.beginObject()
      kv.key("\"em\":")
      try value._kvEncode(&kv)
      kv.endObject()
    case .anchor(let value):
      kv.beginObject()
      kv.key("\"a\":")
      try value._kvEncode(&kv)
      kv.endObject()
    case .line:
      kv.emptyCase("\"br\"")
    }
  }
}

nonisolated extension ActivityMember: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> ActivityMember {
    let number: Swift.Int = try kv.caseKey(_kvKeys, emptyCases: 0, isOpen: true)
    if number < 0 { return try .other(kv.value()) }
    var scan: KVMap.ObjectState = .init()
    var value: ActivityMember?
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      if key == number {
        switch number {
        case 0: value = try .context(kv.value())
        case 1: value = try .id(kv.url())
        case 2: value = try .type(kv.string())
        case 3: value = try .actor(OrderedReference._kvDecode(&kv, replacing: nil))
        case 4: value = try .object(OrderedReference._kvDecode(&kv, replacing: nil))
        case 5: value = try .to(_kvDecode_to(&kv))
        default: value = try .published(kv.date())
        }
      } else {
        try kv.skip()
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let value else { throw kv.incomplete() }
    return value
  }

  private static func _kvDecode_to(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [URL] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> URL in try kv.url() })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .context(let value):
      kv.beginObject()
      kv.key("\"@context\":")
      kv.value(value)
      kv.endObject()
    case .id(let value):
      kv.beginObject()
      kv.key("\"id\":")
      try kv.url(value)
      kv.endObject()
    case .type(let value):
      kv.beginObject()
      kv.key("\"type\":")
      kv.string(value)
      kv.endObject()
    case .actor(let value):
      kv.beginObject()
      kv.key("\"actor\":")
      try value._kvEncode(&kv)
      kv.endObject()
    case .object(let value):
      kv.beginObject()
      kv.key("\"object\":")
      try value._kvEncode(&kv)
      kv.endObject()
    case .to(let value):
      kv.beginObject()
      kv.key("\"to\":")
      try kv.array(value)
      kv.endObject()
    case .published(let value):
      kv.beginObject()
      kv.key("\"published\":")
      try kv.date(value)
      kv.endObject()
    case .other(let value):
      kv.value(value)
    }
  }
}

nonisolated extension OrderedReference: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> OrderedReference {
    var choice: KVMap.UnionAttempt = kv.beginUnion(Swift.ObjectIdentifier(OrderedReference.self), _kvKeys)
    if kv.shouldTryCase(0, &choice, kinds: 4) {  // link
      do throws(KVMap.CodingFailure) {
        let value: OrderedReference = try .link(kv.url())
        kv.acceptCase(0, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "link") }
    }
    if kv.shouldTryCase(1, &choice, kinds: 1) {  // object
      do throws(KVMap.CodingFailure) {
        let value: OrderedReference = try .object(OrderedNote._kvDecode(&kv, replacing: nil))
        kv.acceptCase(1, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "object") }
    }
    throw kv.noCaseMatched(choice)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .link(let value):
      try kv.url(value)
    case .object(let value):
      try value._kvEncode(&kv)
    }
  }
}

nonisolated extension Payload: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Payload {
    let number: Swift.Int = try kv.caseKey(_kvKeys, emptyCases: 0, isOpen: false)
    var scan: KVMap.ObjectState = .init()
    var value: Payload?
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      if key == number {
        switch number {
        case 0: value = try .text(kv.string())
        case 1, 2: value = try .number(kv.int())
        case 3: value = try .flag(kv.bool())
        default: value = try .nested(Move._kvDecode(&kv, replacing: nil))
        }
      } else {
        try kv.skip()
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let value else { throw kv.incomplete() }
    return value
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .text(let value):
      kv.beginObject()
      kv.key("\"text\":")
      kv.string(value)
      kv.endObject()
    case .number(let value):
      kv.beginObject()
      kv.key("\"numberValue\":")
      kv.int(value)
      kv.endObject()
    case .flag(let value):
      kv.beginObject()
      kv.key("\"flagValue\":")
      kv.bool(value)
      kv.endObject()
    case .nested(let value):
      kv.beginObject()
      kv.key("\"nested\":")
      try value._kvEncode(&kv)
      kv.endObject()
    }
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Script {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.steps, right.steps)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.steps.hash(into: &hasher)
  }
}

nonisolated extension Attributed {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.lang, right.lang),
      KVMap._kvAreEqual(left.all, right.all)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.lang.hash(into: &hasher)
    self.all.hash(into: &hasher)
  }
}

nonisolated extension Sums {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.all, right.all),
      KVMap._kvAreEqual(left.key, right.key)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.all.hash(into: &hasher)
    self.key.hash(into: &hasher)
  }
}

nonisolated extension OrderedKept {
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

nonisolated extension OrderedEntry {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.lang, right.lang),
      KVMap._kvAreEqual(left.parts, right.parts)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.lang.hash(into: &hasher)
    self.parts.hash(into: &hasher)
  }
}

nonisolated extension EntryLink {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.rel, right.rel),
      KVMap._kvAreEqual(left.href, right.href)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.rel.hash(into: &hasher)
    self.href.hash(into: &hasher)
  }
}

nonisolated extension OrderedPerson {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.email, right.email)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.email.hash(into: &hasher)
  }
}

nonisolated extension Category {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.term, right.term)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.term.hash(into: &hasher)
  }
}

nonisolated extension Content {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.type, right.type),
      KVMap._kvAreEqual(left.text, right.text)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.type.hash(into: &hasher)
    self.text.hash(into: &hasher)
  }
}

nonisolated extension Block {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.`class`, right.`class`),
      KVMap._kvAreEqual(left.parts, right.parts)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.`class`.hash(into: &hasher)
    self.parts.hash(into: &hasher)
  }
}

nonisolated extension Anchor {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.href, right.href),
      KVMap._kvAreEqual(left.parts, right.parts)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.href.hash(into: &hasher)
    self.parts.hash(into: &hasher)
  }
}

nonisolated extension Activity {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.members, right.members)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.members.hash(into: &hasher)
  }
}

nonisolated extension OrderedNote {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.type, right.type),
      KVMap._kvAreEqual(left.content, right.content)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.type.hash(into: &hasher)
    self.content.hash(into: &hasher)
  }
}

nonisolated extension SampleMessage {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.payload, right.payload)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.payload.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Script {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .rest, duplicates: .error,
      rules: """
        Script\tMembers.kvmap\t2
        steps\t+0\t
        """)
  }
}

nonisolated extension Attributed {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0@lang\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .rest, duplicates: .error,
      rules: """
        Attributed\tMembers.kvmap\t10
        lang\t+0\t@lang
        all\t+0\t
        """)
  }
}

nonisolated extension Sums {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .rest, duplicates: .error,
      rules: """
        Sums\tMembers.kvmap\t11
        all\t+0\t
        key\t+0\t
        """)
  }
}

nonisolated extension OrderedKept {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .rest, duplicates: .error,
      rules: """
        OrderedKept\tMembers.kvmap\t12
        all\t+0\t
        """)
  }
}

nonisolated extension OrderedPage {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .rest, duplicates: .error,
      rules: """
        OrderedPage\tMembers.kvmap\t15
        parts\t+0\t
        """)
  }
}

nonisolated extension Sheet {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\0\0@id\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .rest, duplicates: .error,
      rules: """
        Sheet\tMembers.kvmap\t16
        id\t+0\t@id
        parts\t-1\t
        """)
  }
}

nonisolated extension OrderedEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0@lang\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .rest, duplicates: .error,
      rules: """
        OrderedEntry\tMembers.kvmap\t19
        lang\t+2\t@lang
        parts\t+3\t
        """)
  }
}

nonisolated extension EntryLink {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\u{3}\0\u{4}\0\0\0\0\0\0\0@rel\"\0\0\0\u{5}\0\0\u{1}\0\0\u{1}\0@href\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        EntryLink\tMembers.kvmap\t34
        rel\t+0\t@rel
        href\t+0\t@href
        """)
  }
}

nonisolated extension OrderedPerson {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{3}\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{5}\0\0\u{1}\0\0\0\0email\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        OrderedPerson\tMembers.kvmap\t35
        name\t+0\tname
        email\t+0\temail
        """)
  }
}

nonisolated extension Category {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0@term\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Category\tMembers.kvmap\t36
        term\t+0\t@term
        """)
  }
}

nonisolated extension Content {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{3}\0\0\0\u{5}\0\0\0\0\0\0\0@type\"\0\0\u{5}\0\0\u{1}\0\0\0\0$text\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Content\tMembers.kvmap\t37
        type\t+0\t@type
        text\t+0\t$text
        """)
  }
}

nonisolated extension Block {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{6}\0\0\0\0\0\0\0@class\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .rest, duplicates: .error,
      rules: """
        Block\tMembers.kvmap\t40
        class\t+0\t@class
        parts\t+0\t
        """)
  }
}

nonisolated extension Anchor {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0@href\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .rest, duplicates: .error,
      rules: """
        Anchor\tMembers.kvmap\t48
        href\t+0\t@href
        parts\t+0\t
        """)
  }
}

nonisolated extension Activity {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .rest, duplicates: .error,
      rules: """
        Activity\tMembers.kvmap\t51
        members\t+0\t
        """)
  }
}

nonisolated extension OrderedNote {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\u{4}\0\0\0\0\0\u{1}\0type\"\0\0\0\u{7}\0\0\u{1}\0\0\u{1}\0content\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        OrderedNote\tMembers.kvmap\t63
        type\t+0\ttype
        content\t+0\tcontent
        """)
  }
}

nonisolated extension SampleMessage {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SampleMessage\tMembers.kvmap\t66
        name\t+0\tname
        payload\t+0\t
        """)
  }
}

nonisolated extension Step {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{5}\0\0\0\0\0\u{3}\0\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0stop\"\0\0\0\u{4}\0\0\u{1}\0\0\0\0move\"\0\0\0\u{3}\0\0\u{2}\0\0\0\0say\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Step\tMembers.kvmap\t3
        stop\t+3\tstop
        move\t+1\tmove
        say\t+2\tsay
        """)
  }
}

nonisolated extension Move {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{3}\0\0\0\u{4}\0\0\0\0\0\0\0move\"\0\0\0\u{4}\0\0\u{1}\0\0\0\0turn\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Move\tMembers.kvmap\t13
        move\t+0\tmove
        turn\t+0\tturn
        """)
  }
}

nonisolated extension Document {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0type\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Document\tMembers.kvmap\t14
        \t+0\ttype
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{3}\0\0\0\u{6}\0\0\0\0\0\0\0script\"\0\u{4}\0\0\u{1}\0\0\0\0sums\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Document\tMembers.kvmap\t14
        """)
  }
}

nonisolated extension EntryPart {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{3}\0\u{b}\0\0\0\0\0\0\0\u{1}\0\0\0\t\0\u{e}\0\0\0\u{5}\0\0\0\u{7}\0\0\0\u{5}\0\0\0\0\0\0\0title\"\0\0\u{2}\0\0\u{1}\0\0\0\0id\"\0\0\0\0\0\u{7}\0\0\u{2}\0\0\0\0updated\"\u{4}\0\0\u{3}\0\0\0\0link\"\0\0\0\u{6}\0\0\u{4}\0\0\0\0author\"\0\u{8}\0\0\u{5}\0\0\0\0category\"\0\0\0\0\0\0\0\u{7}\0\0\u{6}\0\0\0\0content\"\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 7, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        EntryPart\tMembers.kvmap\t24
        title\t+1\ttitle
        id\t+2\tid
        updated\t+3\tupdated
        link\t+4\tlink
        author\t+5\tauthor
        category\t+6\tcategory
        content\t+7\tcontent
        """)
  }
}

nonisolated extension Inline {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\u{7}\0\u{3}\0\t\0\0\0\u{1}\0\0\0\0\0\0\0\u{2}\0\0\0\0\0\0\0br\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0$text\"\0\0\u{1}\0\0\u{2}\0\0\0\0b\"\0\0\0\0\0\0\u{2}\0\0\u{3}\0\0\0\0em\"\0\0\0\0\0\u{1}\0\0\u{4}\0\0\0\0a\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 5, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Inline\tMembers.kvmap\t41
        line\t+5\tbr
        text\t+1\t$text
        bold\t+2\tb
        emphasis\t+3\tem
        anchor\t+4\ta
        """)
  }
}

nonisolated extension ActivityMember {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{8}\0\u{1}\0\0\0\0\0\u{c}\0\0\0\0\0\0\0\u{6}\0\0\0\u{e}\0\n\0\0\0\0\0\u{4}\0\u{8}\0\0\0\0\0\0\0@context\"\0\0\0\0\0\0\0\u{2}\0\0\u{1}\0\0\0\0id\"\0\0\0\0\0\u{4}\0\0\u{2}\0\0\0\0type\"\0\0\0\u{5}\0\0\u{3}\0\0\0\0actor\"\0\0\u{6}\0\0\u{4}\0\0\0\0object\"\0\u{2}\0\0\u{5}\0\0\0\0to\"\0\0\0\0\0\t\0\0\u{6}\0\0\0\0published\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 7, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        ActivityMember\tMembers.kvmap\t52
        context\t+1\t@context
        id\t+2\tid
        type\t+3\ttype
        actor\t+4\tactor
        object\t+5\tobject
        to\t+6\tto
        published\t+7\tpublished
        """)
  }
}

nonisolated extension OrderedReference {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        OrderedReference\tMembers.kvmap\t62
        """)
  }
}

nonisolated extension Payload {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\t\0\u{1}\0\0\0\0\0\0\0\u{3}\0\0\0\u{6}\0\0\0\0\0\u{c}\0\0\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0text\"\0\0\0\u{b}\0\0\u{1}\0\0\0\0numberValue\"\0\0\0\0\u{c}\0\0\u{2}\0\0\0\0number_value\"\0\0\0\t\0\0\u{3}\0\0\0\0flagValue\"\0\0\0\0\0\0\u{6}\0\0\u{4}\0\0\0\0nested\"\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 5, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Payload\tMembers.kvmap\t67
        text\t+1\ttext
        number\t+2\tnumberValue
        number\t+2\tnumber_value
        flag\t+3\tflagValue
        nested\t+4\tnested
        """)
  }
}
