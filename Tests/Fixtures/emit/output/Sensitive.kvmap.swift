// Generated from Sensitive.kvmap. Do not edit.
// kvmap format 1, input bad4af93f4b16adb, body f0ba3106ae5ace56
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

nonisolated struct SecretLogin: Swift.Sendable, Swift.Hashable {
  var password: Swift.Int
  var pin: Swift.String
  var card: Swift.Optional<Card>
  var codes: [Swift.Int8]
  var note: Swift.Optional<Swift.String>
  var level: Swift.Double
  var name: Swift.Int

  init(
    password: Swift.Int,
    pin: Swift.String,
    card: Card? = nil,
    codes: [Swift.Int8],
    note: Swift.String? = nil,
    level: Swift.Double = 1.5,
    name: Swift.Int
  ) {
    self.password = password
    self.pin = pin
    self.card = card
    self.codes = codes
    self.note = note
    self.level = level
    self.name = name
  }
}

nonisolated extension SecretLogin: Swift.CustomStringConvertible, Swift.CustomDebugStringConvertible, Swift.CustomReflectable {
  var description: Swift.String { "SecretLogin(password: \(KVMap.HiddenText.text(of: self.password)), pin: \(KVMap.HiddenText.text(of: self.pin)), card: \(KVMap.HiddenText.text(of: self.card)), codes: \(KVMap.HiddenText.text(of: self.codes)), note: \(KVMap.HiddenText.text(of: self.note)), level: \(KVMap.HiddenText.text(of: self.level)), name: \(Swift.String(reflecting: self.name)))" }
  var debugDescription: Swift.String { "SecretLogin(password: \(KVMap.HiddenText.text(of: self.password)), pin: \(KVMap.HiddenText.text(of: self.pin)), card: \(KVMap.HiddenText.text(of: self.card)), codes: \(KVMap.HiddenText.text(of: self.codes)), note: \(KVMap.HiddenText.text(of: self.note)), level: \(KVMap.HiddenText.text(of: self.level)), name: \(Swift.String(reflecting: self.name)))" }
  var customMirror: Swift.Mirror {
    Swift.Mirror(self, children: ["password": KVMap.HiddenText.text(of: self.password) as Any, "pin": KVMap.HiddenText.text(of: self.pin) as Any, "card": KVMap.HiddenText.text(of: self.card) as Any, "codes": KVMap.HiddenText.text(of: self.codes) as Any, "note": KVMap.HiddenText.text(of: self.note) as Any, "level": KVMap.HiddenText.text(of: self.level) as Any, "name": self.name as Any])
  }
}

nonisolated struct Card: Swift.Sendable, Swift.Hashable {
  var number: Swift.Int
  var kind: CardKind
  var `any`: Swift.Optional<[Swift.String: Swift.Int]>

  init(number: Swift.Int, kind: CardKind, `any`: [Swift.String: Swift.Int]? = nil) {
    self.number = number
    self.kind = kind
    self.`any` = `any`
  }
}

nonisolated class Account: KVMap.DocumentDecodable, KVMap.DocumentEncodable, Swift.CustomStringConvertible, Swift.CustomDebugStringConvertible, Swift.CustomReflectable {
  var name: Swift.String
  var token: Swift.String

  init(name: Swift.String, token: Swift.String) {
    self.name = name
    self.token = token
  }

  class var _kvUsesElementPosition: Swift.Bool { false }

  class var _kvOptions: KVMap.DecodingOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Account?
  ) throws(KVMap.CodingFailure) -> (Swift.String, Swift.String) {
    var _0: Swift.String? = current?.name
    var _1: Swift.String? = current?.token
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.string()  // name
        case 1: _1 = try kv.string()  // token
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0, let _1 else { try kv.throwDeferredFailure() }
    return (_0, _1)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    guard let current = current?.assumingMemoryBound(to: Account.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: Account?) throws(KVMap.CodingFailure) {
    let (_0, _1) = try Self._kvProperties(&kv, updating: current)
    self.name = _0
    self.token = _1
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Account") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.hideValues(true)
    kv.string("\"token\":", self.token)
    kv.hideValues(false)
    kv.endObject()
  }

  var description: Swift.String { "Account(name: \(Swift.String(reflecting: self.name)), token: \(KVMap.HiddenText.text(of: self.token)))" }
  var debugDescription: Swift.String { "Account(name: \(Swift.String(reflecting: self.name)), token: \(KVMap.HiddenText.text(of: self.token)))" }
  var customMirror: Swift.Mirror {
    Swift.Mirror(self, children: ["name": self.name as Any, "token": KVMap.HiddenText.text(of: self.token) as Any], ancestorRepresentation: .suppressed)
  }
}

nonisolated class Admin: Account {
  var key: Data?
  var level: Swift.Int?

  init(name: Swift.String, token: Swift.String, key: Data? = nil, level: Swift.Int? = nil) {
    self.key = key
    self.level = level
    super.init(name: name, token: token)
  }

  override class var _kvUsesElementPosition: Swift.Bool { false }

  override class var _kvOptions: KVMap.DecodingOptions { .init() }

  override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Admin?
  ) throws(KVMap.CodingFailure) -> (Swift.String, Swift.String, Data?, Swift.Int?) {
    var _0: Swift.String? = current?.name
    var _1: Swift.String? = current?.token
    var _2: Data? = current?.key
    var _3: Swift.Int? = current?.level
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.string()  // name
        case 1: _1 = try kv.string()  // token
        case 2: _2 = try kv.consumeNullOrEmptyElement() ? nil : kv.data()  // key
        case 3: _3 = try kv.consumeNullOrEmptyElement() ? nil : kv.int()  // level
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0, let _1 else { try kv.throwDeferredFailure() }
    return (_0, _1, _2, _3)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: Account?) throws(KVMap.CodingFailure) {
    let (_0, _1, _2, _3) = try Self._kvProperties(&kv, updating: current as? Admin)
    self.key = _2
    self.level = _3
    super.init(name: _0, token: _1)
  }

  override class var _kvRoot: Swift.String { "" }

  override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Admin") }

  override func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.hideValues(true)
    kv.string("\"token\":", self.token)
    kv.hideValues(false)
    kv.hideValues(true)
    if let value = self.key { kv.key("\"key\":"); kv.data(value) }
    kv.hideValues(false)
    kv.int("\"level\":", ifPresent: self.level)
    kv.endObject()
  }

  override var description: Swift.String { "Admin(name: \(Swift.String(reflecting: self.name)), token: \(KVMap.HiddenText.text(of: self.token)), key: \(KVMap.HiddenText.text(of: self.key)), level: \(Swift.String(reflecting: self.level)))" }
  override var debugDescription: Swift.String { "Admin(name: \(Swift.String(reflecting: self.name)), token: \(KVMap.HiddenText.text(of: self.token)), key: \(KVMap.HiddenText.text(of: self.key)), level: \(Swift.String(reflecting: self.level)))" }
  override var customMirror: Swift.Mirror {
    Swift.Mirror(self, children: ["name": self.name as Any, "token": KVMap.HiddenText.text(of: self.token) as Any, "key": KVMap.HiddenText.text(of: self.key) as Any, "level": self.level as Any], ancestorRepresentation: .suppressed)
  }
}

nonisolated struct SecretNamed: Swift.Sendable, Swift.Hashable {
  var description: Swift.String
  var debugDescription: Swift.Optional<Swift.Int>

  init(description: Swift.String, debugDescription: Swift.Int? = nil) {
    self.description = description
    self.debugDescription = debugDescription
  }
}

nonisolated extension SecretNamed: Swift.CustomReflectable {
  var customMirror: Swift.Mirror {
    Swift.Mirror(self, children: ["description": KVMap.HiddenText.text(of: self.description) as Any, "debugDescription": self.debugDescription as Any])
  }
}

nonisolated struct SensitiveBox<Item> {
  var item: Item

  init(item: Item) {
    self.item = item
  }
}

nonisolated extension SensitiveBox: Swift.CustomStringConvertible, Swift.CustomDebugStringConvertible, Swift.CustomReflectable {
  var description: Swift.String { "SensitiveBox(item: \(KVMap.HiddenText.text(of: self.item)))" }
  var debugDescription: Swift.String { "SensitiveBox(item: \(KVMap.HiddenText.text(of: self.item)))" }
  var customMirror: Swift.Mirror {
    Swift.Mirror(self, children: ["item": KVMap.HiddenText.text(of: self.item) as Any])
  }
}

nonisolated extension SensitiveBox: Swift.Sendable where Item: Swift.Sendable {}

nonisolated extension SensitiveBox: Swift.Equatable where Item: Swift.Equatable {}

nonisolated extension SensitiveBox: Swift.Hashable where Item: Swift.Hashable {}

nonisolated struct Flat: Swift.Sendable, Swift.Hashable {
  var card: Swift.Optional<Card>

  init(card: Card? = nil) {
    self.card = card
  }
}

nonisolated extension Flat: Swift.CustomStringConvertible, Swift.CustomDebugStringConvertible, Swift.CustomReflectable {
  var description: Swift.String { "Flat(card: \(KVMap.HiddenText.text(of: self.card)))" }
  var debugDescription: Swift.String { "Flat(card: \(KVMap.HiddenText.text(of: self.card)))" }
  var customMirror: Swift.Mirror {
    Swift.Mirror(self, children: ["card": KVMap.HiddenText.text(of: self.card) as Any])
  }
}

nonisolated struct Sealed: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int
  var name: Swift.String
  var inner: Swift.Optional<Card>
  var more: KVMap.JSONObject

  init(id: Swift.Int, name: Swift.String, inner: Card? = nil, more: KVMap.JSONObject) {
    self.id = id
    self.name = name
    self.inner = inner
    self.more = more
  }
}

nonisolated extension Sealed: Swift.CustomStringConvertible, Swift.CustomDebugStringConvertible, Swift.CustomReflectable {
  var description: Swift.String { "Sealed(id: \(Swift.String(reflecting: self.id)), name: \(Swift.String(reflecting: self.name)), inner: \(Swift.String(reflecting: self.inner)), more: \(KVMap.HiddenText.text(of: self.more)))" }
  var debugDescription: Swift.String { "Sealed(id: \(Swift.String(reflecting: self.id)), name: \(Swift.String(reflecting: self.name)), inner: \(Swift.String(reflecting: self.inner)), more: \(KVMap.HiddenText.text(of: self.more)))" }
  var customMirror: Swift.Mirror {
    Swift.Mirror(self, children: ["id": self.id as Any, "name": self.name as Any, "inner": self.inner as Any, "more": KVMap.HiddenText.text(of: self.more) as Any])
  }
}

nonisolated struct SealedInside: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int
  var more: SealedMore

  init(id: Swift.Int, more: SealedMore) {
    self.id = id
    self.more = more
  }
}

nonisolated struct SealedMore: Swift.Sendable, Swift.Hashable {
  var note: Swift.String
  var others: [Swift.String: KVMap.JSONValue]

  init(note: Swift.String, others: [Swift.String: KVMap.JSONValue]) {
    self.note = note
    self.others = others
  }
}

nonisolated extension SealedMore: Swift.CustomStringConvertible, Swift.CustomDebugStringConvertible, Swift.CustomReflectable {
  var description: Swift.String { "SealedMore(note: \(Swift.String(reflecting: self.note)), others: \(KVMap.HiddenText.text(of: self.others)))" }
  var debugDescription: Swift.String { "SealedMore(note: \(Swift.String(reflecting: self.note)), others: \(KVMap.HiddenText.text(of: self.others)))" }
  var customMirror: Swift.Mirror {
    Swift.Mirror(self, children: ["note": self.note as Any, "others": KVMap.HiddenText.text(of: self.others) as Any])
  }
}

nonisolated enum CardKind: Swift.Sendable, Swift.Hashable, Swift.CaseIterable, Swift.RawRepresentable {
  case visa

  init?(rawValue: Swift.String) {
    switch rawValue {
    case "visa": self = .visa
    default: return nil
    }
  }

  var rawValue: Swift.String {
    switch self {
    case .visa: "visa"
    }
  }

  private var _kvOrdinal: Swift.Int {
    switch self {
    case .visa: 0
    }
  }

  static func == (left: Self, right: Self) -> Swift.Bool {
    return left._kvOrdinal == right._kvOrdinal
  }

  func hash(into hasher: inout Swift.Hasher) {
    hasher.combine(self._kvOrdinal)
  }
}

// MARK: - Mappings

nonisolated extension SecretLogin: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SecretLogin {
    SecretLogin(password: 0, pin: "", codes: [], name: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SecretLogin, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has4: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &out.password)  // password
        case 1: out.pin = try kv.checked(at: kv.mark(), kv.string(), "count == 4") { $0.count == 4 }  // pin
        case 2: kv.object(orNil: &out.card, updating: updating)  // card
        case 3: out.codes = try _kvDecode_codes(&kv)  // codes
        case 4:  // a.note
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0:  // a.note
                  if try kv.consumeNull() {
                    slot0 = .null
                  } else {
                    has4 = true
                    out.note = try kv.string()
                  }
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        case 5: slot1 = try kv.deferValue()  // a.note
        case 6: out.level = try kv.consumeNull() ? 1.5 : kv.double()  // level
        case 7: kv.int(into: &out.name)  // name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has4 {
      let mark4: KVMap.ValuePosition = slot0.or(slot1)  // a.note
      if mark4.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark4, _kvKeys, rule: 4, scan)
        do throws(KVMap.CodingFailure) { out.note = try kv.string() } catch { try kv.recover(error, from: mark4) }
        kv.rewind(to: back)
      } else if mark4.isNull {
        out.note = nil
      }
    }
  }

  private static func _kvDecode_codes(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int8] {
    return try kv.array(
      isLossy: true,
      reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int8 in try kv.int8() })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.hideValues(true)
    kv.int("\"password\":", self.password)
    kv.hideValues(false)
    kv.hideValues(true)
    kv.key("\"pin\":"); try kv.string(kv.checked(self.pin, "count == 4") { $0.count == 4 })
    kv.hideValues(false)
    kv.hideValues(true)
    if let value = self.card { kv.key("\"card\":"); try value._kvEncode(&kv) }
    kv.hideValues(false)
    kv.hideValues(true)
    try kv.array("\"codes\":", self.codes)
    kv.hideValues(false)
    let begun0: Swift.Int = kv.beginOptionalObject("\"a\":")
    kv.hideValues(true)
    kv.string("\"note\":", ifPresent: self.note)
    kv.hideValues(false)
    kv.endOptionalObject(begun0)
    if !KVMap._kvAreEqual(self.level, 1.5) {
      kv.hideValues(true)
      try kv.double("\"level\":", self.level)
      kv.hideValues(false)
    }
    kv.int("\"name\":", self.name)
    kv.endObject()
  }
}

nonisolated extension Card: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Card {
    Card(number: 0, kind: .visa)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Card, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &out.number)  // number
        case 1: out.kind = try CardKind._kvDecode(&kv, lenient: false)  // kind
        case 2: out.`any` = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_any(&kv)  // any
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_any(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Swift.Int] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"number\":", self.number)
    kv.key("\"kind\":"); try self.kind._kvEncode(&kv)
    if let value = self.`any` { kv.key("\"any\":"); kv.dictionary(value) }
    kv.endObject()
  }
}

nonisolated extension SecretNamed: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SecretNamed {
    SecretNamed(description: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SecretNamed, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.description)  // description
      case 1: kv.int(orNil: &out.debugDescription)  // debugDescription
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.hideValues(true)
    kv.string("\"description\":", self.description)
    kv.hideValues(false)
    kv.int("\"debugDescription\":", ifPresent: self.debugDescription)
    kv.endObject()
  }
}

nonisolated extension SensitiveBox: KVMap.DocumentDecodable where Item: KVMap.DocumentDecodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> SensitiveBox {
    let current: Swift.UnsafePointer<SensitiveBox>? = current?.assumingMemoryBound(to: SensitiveBox.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Optional<Item>
    if let current {
      _0 = current.pointee.item
    } else {
      _0 = nil
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try Item._kvDecode(&kv, updating: current?.pointee.item)  // item
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    let made0 = try kv.unwrapRequired(&_0, scan.hasAllRequired)
    return SensitiveBox(item: made0)
  }
}

nonisolated extension SensitiveBox: KVMap.DocumentEncodable where Item: KVMap.DocumentEncodable {
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.hideValues(true)
    kv.key("\"item\":"); try self.item._kvEncode(&kv)
    kv.hideValues(false)
    kv.endObject()
  }
}

nonisolated extension SensitiveBox: KVMap.ContextDecodable where Item: KVMap.ContextDecodable {
  static func _kvEncode(context: Item.CallerContext, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try Item._kvEncode(context: context, &kv)
  }
}

nonisolated extension Flat: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Flat {
    Flat()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Flat, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var slot2: KVMap.ValuePosition = .none
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: slot0 = try kv.deferValue()  // card_number
        case 1: slot1 = try kv.deferValue()  // card_number
        case 2: slot2 = try kv.deferValue()  // card_number
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let gathered0: Swift.Int = kv.beginGather("number\tcard_number\nkind\tcard_kind\nany\tcard_any\n", all: false, scan)
    kv.addToGather(slot0, to: gathered0, entry: 0)
    kv.addToGather(slot1, to: gathered0, entry: 1)
    kv.addToGather(slot2, to: gathered0, entry: 2)
    let mark0: KVMap.ValuePosition = kv.endGather(gathered0)  // card_number
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
      do throws(KVMap.CodingFailure) { try Card._kvDecode(&kv, intoOptional: &out.card, updating: updating) } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      out.card = nil
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    let start0: Swift.Int = kv.capture("number\tcard_number\nkind\tcard_kind\nany\tcard_any")
    kv.hideValues(true)
    if let value0 = self.card {
      try value0._kvEncode(&kv)
    } else { kv.null() }
    kv.hideValues(false)
    var captured0: KVMap.CapturedObject = try kv.endCapture(start0)
    kv.beginObject()
    kv.member(&captured0, "\"card_number\":", keys: "number")
    kv.member(&captured0, "\"card_kind\":", keys: "kind")
    kv.member(&captured0, "\"card_any\":", keys: "any")
    kv.endObject()
  }
}

nonisolated extension Sealed: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Sealed {
    Sealed(id: 0, name: "", more: .init())
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Sealed, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.id)  // id
      case 1: kv.string(into: &out.name)  // name
      case 2: kv.object(orNil: &out.inner, updating: updating)  // inner
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark3: KVMap.ValuePosition = kv.deferredRemainder(&scan, orNothing: false)
    if mark3.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark3, _kvKeys, rule: 3, scan)
      do throws(KVMap.CodingFailure) { out.more = try kv.object() } catch { try kv.recover(error, from: mark3) }
      kv.rewind(to: back)
    } else if mark3.isNull {
      try kv.reportNull(_kvKeys, rule: 3, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 3, scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.string("\"name\":", self.name)
    if let value = self.inner { kv.key("\"inner\":"); try value._kvEncode(&kv) }
    kv.hideValues(true)
    let startOfRest: Swift.Int = kv.capture()
    kv.object(self.more)
    try kv.members(of: kv.endCapture(startOfRest), except: "id\tname\tinner")
    kv.hideValues(false)
    kv.endObject()
  }
}

nonisolated extension SealedInside: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SealedInside {
    SealedInside(id: 0, more: SealedMore._kvPlaceholder)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SealedInside, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.id)  // id
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark1: KVMap.ValuePosition = kv.deferredObject(scan)
    if mark1.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 1, scan)
      do throws(KVMap.CodingFailure) { try SealedMore._kvDecode(&kv, into: &out.more, updating: updating) } catch { try kv.recover(error, from: mark1) }
      kv.rewind(to: back)
    } else if mark1.isNull {
      try kv.reportNull(_kvKeys, rule: 1, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 1, scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.endObject()
  }
}

nonisolated extension SealedMore: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SealedMore {
    SealedMore(note: "", others: [:])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SealedMore, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.note)  // note
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark1: KVMap.ValuePosition = kv.deferredRemainder(&scan, orNothing: false)
    if mark1.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 1, scan)
      do throws(KVMap.CodingFailure) { out.others = try _kvDecode_others(&kv) } catch { try kv.recover(error, from: mark1) }
      kv.rewind(to: back)
    } else if mark1.isNull {
      try kv.reportNull(_kvKeys, rule: 1, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 1, scan)
    }
  }

  private static func _kvDecode_others(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: KVMap.JSONValue] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KVMap.JSONValue in try kv.value() })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"note\":", self.note)
    kv.hideValues(true)
    let startOfRest: Swift.Int = kv.capture()
    try kv.dictionary(self.others)
    try kv.members(of: kv.endCapture(startOfRest), except: "note")
    kv.hideValues(false)
    kv.endObject()
  }
}

nonisolated extension CardKind: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> CardKind {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> CardKind {
    let start: KVMap.ValuePosition = kv.mark()
    switch try kv.caseNumber(_kvCases, lenient: lenient) {
    case 0: return .visa
    default: throw kv.unknownCase(at: start, _kvCases, asNumbers: false)
    }
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.String
  ) throws(KVMap.CodingFailure) -> CardKind {
    switch kv.caseNumber(_kvCases, of: raw) {
    case 0: return .visa
    default: throw kv.unknownCase(at: place, _kvCases, asNumbers: false)
    }
  }

  static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CardKind {
    let key: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: key, kv.entryKey())
  }

  func _kvKeyText(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    try _kvRaw(&kv)
  }

  func _kvRaw(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    switch self {
    case .visa: return "visa"
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.string(try _kvRaw(&kv))
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension SecretLogin {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.password, right.password),
      KVMap._kvAreEqual(left.pin, right.pin),
      KVMap._kvAreEqual(left.card, right.card),
      KVMap._kvAreEqual(left.codes, right.codes),
      KVMap._kvAreEqual(left.note, right.note),
      KVMap._kvAreEqual(left.level, right.level),
      KVMap._kvAreEqual(left.name, right.name)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.password.hash(into: &hasher)
    self.pin.hash(into: &hasher)
    self.card.hash(into: &hasher)
    self.codes.hash(into: &hasher)
    self.note.hash(into: &hasher)
    self.level.hash(into: &hasher)
    self.name.hash(into: &hasher)
  }
}

nonisolated extension Card {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.number, right.number),
      KVMap._kvAreEqual(left.kind, right.kind),
      KVMap._kvAreEqual(left.`any`, right.`any`)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.number.hash(into: &hasher)
    self.kind.hash(into: &hasher)
    self.`any`.hash(into: &hasher)
  }
}

nonisolated extension SecretNamed {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.description, right.description),
      KVMap._kvAreEqual(left.debugDescription, right.debugDescription)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.description.hash(into: &hasher)
    self.debugDescription.hash(into: &hasher)
  }
}

nonisolated extension Flat {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.card, right.card)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.card.hash(into: &hasher)
  }
}

nonisolated extension Sealed {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.inner, right.inner),
      KVMap._kvAreEqual(left.more, right.more)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.name.hash(into: &hasher)
    self.inner.hash(into: &hasher)
    self.more.hash(into: &hasher)
  }
}

nonisolated extension SealedInside {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.more, right.more)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.more.hash(into: &hasher)
  }
}

nonisolated extension SealedMore {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.note, right.note),
      KVMap._kvAreEqual(left.others, right.others)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.note.hash(into: &hasher)
    self.others.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension SecretLogin {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{c}\0\0\0\u{4}\0\u{8}\0\0\0\u{10}\0\u{e}\0\u{6}\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\n\0\u{8}\0\0\0\0\0\u{1}\0password\"\0\0\0\0\0\0\0\u{3}\0\0\u{1}\0\0\u{1}\0pin\"\0\0\0\0\u{4}\0\0\u{2}\0\0\0\0card\"\0\0\0\u{5}\0\0\u{3}\0\0\u{1}\0codes\"\0\0\u{1}\0\0\u{4}\0\0\0\0a\"\0\0\0\0\0\0\u{4}\0\0\u{5}\0\0\0\0note\"\0\0\0\u{5}\0\0\u{6}\0\0\0\0level\"\0\0\u{4}\0\0\u{7}\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xc584133ac916ab3d, wide: false, full: false, count: 8, required: 4,
      unknown: .ignore, duplicates: .error,
      rules: """
        SecretLogin\tSensitive.kvmap\t1
        password\t+1!\tpassword
        pin\t+2!\tpin
        card\t+3!\tcard
        codes\t+4!\tcodes
        note\t+5!\ta.note
        note\t+5!\tnote
        level\t+6!\tlevel
        name\t+7\tname
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0note\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SecretLogin\tSensitive.kvmap\t1
        note\t+5!\ta.note
        """)
  }
}

nonisolated extension Card {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\0\0\u{1}\0\0\0\u{5}\0\0\0\u{6}\0\0\0\0\0\u{1}\0number\"\0\u{4}\0\0\u{1}\0\0\u{1}\0kind\"\0\0\0\u{3}\0\0\u{2}\0\0\0\0any\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Card\tSensitive.kvmap\t10
        number\t+0\tnumber
        kind\t+0\tkind
        any\t+0\tany
        """)
  }
}

nonisolated extension Account {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{3}\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{5}\0\0\u{1}\0\0\u{1}\0token\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Account\tSensitive.kvmap\t13
        name\t+0\tname
        token\t+0!\ttoken
        """)
  }
}

nonisolated extension Admin {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{7}\0\u{5}\0\u{3}\0\0\0\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{5}\0\0\u{1}\0\0\u{1}\0token\"\0\0\u{3}\0\0\u{2}\0\0\0\0key\"\0\0\0\0\u{5}\0\0\u{3}\0\0\0\0level\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xf88bb8a8724c81ed, wide: false, full: false, count: 4, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Admin\tSensitive.kvmap\t14
        name\t-1\tname
        token\t-1!\ttoken
        key\t+0!\tkey
        level\t+0\tlevel
        """)
  }
}

nonisolated extension SecretNamed {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{4}\0\u{b}\0\0\0\0\0\u{1}\0description\"\0\0\0\0\u{10}\0\0\u{1}\0\0\0\0debugDescription\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SecretNamed\tSensitive.kvmap\t16
        description\t+0!\tdescription
        debugDescription\t+0\tdebugDescription
        """)
  }
}

nonisolated extension SensitiveBox {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0item\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SensitiveBox\tSensitive.kvmap\t17
        item\t+0!\titem
        """)
  }
}

nonisolated extension Flat {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{7}\0\0\0\0\0\u{4}\0\u{1}\0\0\0\0\0\0\0\u{b}\0\0\0\0\0\0\0card_number\"\0\0\0\0\t\0\0\u{1}\0\0\0\0card_kind\"\0\0\0\0\0\0\u{8}\0\0\u{2}\0\0\0\0card_any\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Flat\tSensitive.kvmap\t19
        card\t+0!\tcard_number
        card\t+0!\tcard_kind
        card\t+0!\tcard_any
        """)
  }
}

nonisolated extension Sealed {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{5}\0\u{1}\0\u{3}\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0name\"\0\0\0\u{5}\0\0\u{2}\0\0\0\0inner\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xf88bb8a8724c81ed, wide: false, full: false, count: 3, required: 2,
      unknown: .rest, duplicates: .error,
      rules: """
        Sealed\tSensitive.kvmap\t21!
        id\t+0\tid
        name\t+0\tname
        inner\t+0\tinner
        more\t+0!\t
        """)
  }
}

nonisolated extension SealedInside {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SealedInside\tSensitive.kvmap\t22!
        id\t+0\tid
        more\t+0\t
        """)
  }
}

nonisolated extension SealedMore {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0note\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .rest, duplicates: .error,
      rules: """
        SealedMore\tSensitive.kvmap\t23!
        note\t+0\tnote
        others\t+0!\t
        """)
  }
}

nonisolated extension CardKind {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0visa\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CardKind\tSensitive.kvmap\t11
        """)
  }
}
