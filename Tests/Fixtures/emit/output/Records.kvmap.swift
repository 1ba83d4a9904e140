// Generated from Records.kvmap. Do not edit.
// kvmap format 1, input 9467027f5f864c59, body b63a4879da2d9617
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

nonisolated struct Tick: Swift.Sendable, Swift.Hashable {
  var time: Date
  var `open`: Decimal
  var close: Swift.Double
  var count: Swift.Optional<Swift.Int>

  init(time: Date, `open`: Decimal, close: Swift.Double, count: Swift.Int? = nil) {
    self.time = time
    self.`open` = `open`
    self.close = close
    self.count = count
  }
}

nonisolated struct TickPosition: Swift.Sendable, Swift.Hashable {
  var longitude: Swift.Double
  var latitude: Swift.Double
  var altitude: Swift.Optional<Swift.Double>

  init(longitude: Swift.Double, latitude: Swift.Double, altitude: Swift.Double? = nil) {
    self.longitude = longitude
    self.latitude = latitude
    self.altitude = altitude
  }
}

nonisolated struct TickMap: Swift.Sendable, Swift.Hashable {
  var center: TickPosition
  var corner: Swift.Optional<TickPosition>
  var path: [TickPosition]
  var named: [Swift.String: TickPosition]
  var rings: [[TickPosition]]
  var good: [TickPosition]
  var `any`: [TickShape]
  var keyed: [TickOrder]
  var entry: Swift.Optional<TickEntry<TickPosition>>
  var names: [TickEntry<Swift.String>]

  init(
    center: TickPosition,
    corner: TickPosition? = nil,
    path: [TickPosition],
    named: [Swift.String: TickPosition] = [:],
    rings: [[TickPosition]] = [],
    good: [TickPosition] = [],
    `any`: [TickShape] = [],
    keyed: [TickOrder],
    entry: TickEntry<TickPosition>? = nil,
    names: [TickEntry<Swift.String>] = []
  ) {
    self.center = center
    self.corner = corner
    self.path = path
    self.named = named
    self.rings = rings
    self.good = good
    self.`any` = `any`
    self.keyed = keyed
    self.entry = entry
    self.names = names
  }
}

nonisolated struct TickNamed: Swift.Sendable, Swift.Hashable {
  var name: Swift.String

  init(name: Swift.String) {
    self.name = name
  }
}

nonisolated struct TickEntry<T> {
  var at: Swift.Int
  var value: T

  init(at: Swift.Int, value: T) {
    self.at = at
    self.value = value
  }
}

nonisolated extension TickEntry: Swift.Sendable where T: Swift.Sendable {}

nonisolated extension TickEntry: Swift.Equatable where T: Swift.Equatable {}

nonisolated extension TickEntry: Swift.Hashable where T: Swift.Hashable {}

nonisolated struct TickOrder: Swift.Sendable, Swift.Hashable {
  var id: Swift.String
  var price: Decimal
  var amount: Decimal
  var side: TickSide
  var scale: Swift.Optional<Swift.Int>

  init(
    id: Swift.String,
    price: Decimal,
    amount: Decimal = KVMap.GeneratedConstant.decimal("1"),
    side: TickSide = .buy,
    scale: Swift.Int? = nil
  ) {
    self.id = id
    self.price = price
    self.amount = amount
    self.side = side
    self.scale = scale
  }
}

nonisolated struct TickMessage: Swift.Sendable, Swift.Hashable {
  var kind: Swift.String
  var name: Swift.String
  var first: Swift.Optional<Swift.Int>
  var whole: Swift.Optional<KVMap.JSONValue>
  var last: Swift.String
  var ids: [Swift.Int]
  var marked: Swift.Optional<Swift.Int>
  var loose: Swift.Optional<Swift.Int>

  init(
    kind: Swift.String,
    name: Swift.String,
    first: Swift.Int? = nil,
    whole: KVMap.JSONValue? = nil,
    last: Swift.String = "none",
    ids: [Swift.Int] = [],
    marked: Swift.Int? = nil,
    loose: Swift.Int? = nil
  ) {
    self.kind = kind
    self.name = name
    self.first = first
    self.whole = whole
    self.last = last
    self.ids = ids
    self.marked = marked
    self.loose = loose
  }
}

nonisolated struct TickRow: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int
  var name: Swift.Optional<Swift.String>
  var part: Swift.Optional<TickNamed>
  var note: KVMap.PatchField<Swift.String>
  var more: Swift.Optional<[Swift.Int]>

  init(
    id: Swift.Int,
    name: Swift.String? = nil,
    part: TickNamed? = nil,
    note: KVMap.PatchField<Swift.String> = .absent,
    more: [Swift.Int]? = nil
  ) {
    self.id = id
    self.name = name
    self.part = part
    self.note = note
    self.more = more
  }
}

nonisolated struct TickStrict: Swift.Sendable, Swift.Hashable {
  var left: Swift.Int
  var right: Swift.Int

  init(left: Swift.Int, right: Swift.Int) {
    self.left = left
    self.right = right
  }
}

nonisolated struct TickList: Swift.Sendable, Swift.Hashable {
  var first: Swift.Int
  var others: [KVMap.JSONValue]

  init(first: Swift.Int, others: [KVMap.JSONValue]) {
    self.first = first
    self.others = others
  }
}

nonisolated struct TickTail: Swift.Sendable, Swift.Hashable {
  var a: Swift.Optional<Swift.Int>
  var b: Swift.Optional<[Swift.Int]>
  var c: Swift.String

  init(a: Swift.Int? = nil, b: [Swift.Int]? = nil, c: Swift.String = "x") {
    self.a = a
    self.b = b
    self.c = c
  }
}

nonisolated class TickBase: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  var id: Swift.Int

  init(id: Swift.Int) {
    self.id = id
  }

  class var _kvUsesElementPosition: Swift.Bool { false }

  class var _kvOptions: KVMap.DecodingOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: TickBase?
  ) throws(KVMap.CodingFailure) -> Swift.Int {
    var _0: Swift.Int? = current?.id
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var goesOn: Swift.Bool = try kv.beginRecord(_kvKeys, rule: 0, isNeeded: true, &scan)
    if goesOn {  // [0]
      do throws(KVMap.CodingFailure) {
        _0 = try kv.int()
      } catch { try kv.recover(error, &scan) }
      goesOn = try kv.nextPosition(rule: -1, isNeeded: false, &scan)
    } else {
      try kv.reportMissingPosition(_kvKeys, rule: 0, &scan)
    }
    if goesOn { try kv.skipRemainingPositions(_kvKeys, &scan) }
    guard let _0 else { try kv.throwDeferredFailure() }
    return _0
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    guard let current = current?.assumingMemoryBound(to: TickBase.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: TickBase?) throws(KVMap.CodingFailure) {
    let _0: Swift.Int = try Self._kvProperties(&kv, updating: current)
    self.id = _0
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "TickBase") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginArray()
    kv.int(self.id)
    kv.endArray()
  }
}

nonisolated class TickWide: TickBase {
  var name: Swift.String?
  var key: Swift.String?
  var around: Swift.Int?
  var more: [KVMap.JSONValue]

  init(
    id: Swift.Int,
    name: Swift.String? = nil,
    key: Swift.String? = nil,
    around: Swift.Int? = nil,
    more: [KVMap.JSONValue]
  ) {
    self.name = name
    self.key = key
    self.around = around
    self.more = more
    super.init(id: id)
  }

  override class var _kvUsesElementPosition: Swift.Bool { true }

  override class var _kvOptions: KVMap.DecodingOptions { .init() }

  override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: TickWide?
  ) throws(KVMap.CodingFailure) -> (Swift.Int, Swift.String?, Swift.String?, Swift.Int?, [KVMap.JSONValue]) {
    let standing: KVMap.ElementPosition = kv.element()
    var _0: Swift.Int? = current?.id
    var _1: Swift.String? = current?.name
    var _2: Swift.String? = current?.key
    var _3: Swift.Int? = current?.around
    var _4: [KVMap.JSONValue]? = current?.more
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var goesOn: Swift.Bool = try kv.beginRecord(_kvKeys, rule: 0, isNeeded: true, &scan)
    if goesOn {  // [0]
      do throws(KVMap.CodingFailure) {
        _0 = try kv.int()
      } catch { try kv.recover(error, &scan) }
      goesOn = try kv.nextPosition(rule: 1, isNeeded: false, &scan)
    } else {
      try kv.reportMissingPosition(_kvKeys, rule: 0, &scan)
    }
    if goesOn {  // [1]
      do throws(KVMap.CodingFailure) {
        _1 = try kv.consumeNull() ? nil : kv.string()
      } catch { try kv.recover(error, &scan) }
      goesOn = try kv.nextPosition(rule: -1, isNeeded: false, &scan)
    }
    if goesOn { try kv.skipRemainingPositions(_kvKeys, &scan) }
    let mark2: KVMap.ValuePosition = kv.key(of: standing)
    if mark2.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark2, _kvKeys, rule: 2, scan)
      do throws(KVMap.CodingFailure) { _2 = try kv.lenientString() } catch { try kv.recover(error, from: mark2) }
      kv.rewind(to: back)
    } else if mark2.isNull {
      _2 = nil
    }
    let back3: KVMap.ValuePosition = kv.mark()  // version
    do throws(KVMap.CodingFailure) {
      let mark3: KVMap.ValuePosition = try kv.document("version", _kvKeys, rule: 3, scan)
      if mark3.isValue {
        kv.seekOutside(to: mark3, _kvKeys, rule: 3, scan)
        _3 = try kv.consumeNullOrEmptyElement() ? nil : kv.int()
        kv.rewind(to: back3)
      } else if mark3.isNull {
        _3 = nil
      }
    } catch { try kv.recover(error, backTo: back3) }
    let mark4: KVMap.ValuePosition = kv.deferredElements(&scan, orNothing: false)
    if mark4.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark4, _kvKeys, rule: 4, scan)
      do throws(KVMap.CodingFailure) { _4 = try _kvDecode_more(&kv) } catch { try kv.recover(error, from: mark4) }
      kv.rewind(to: back)
    } else if mark4.isNull {
      try kv.reportNull(_kvKeys, rule: 4, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 4, scan)
    }
    guard let _0, let _4 else { try kv.throwDeferredFailure() }
    return (_0, _1, _2, _3, _4)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: TickBase?) throws(KVMap.CodingFailure) {
    let (_0, _1, _2, _3, _4) = try Self._kvProperties(&kv, updating: current as? TickWide)
    self.name = _1
    self.key = _2
    self.around = _3
    self.more = _4
    super.init(id: _0)
  }

  private static func _kvDecode_more(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [KVMap.JSONValue] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KVMap.JSONValue in try kv.value() })
  }

  override class var _kvRoot: Swift.String { "" }

  override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "TickWide") }

  override func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginArray()
    kv.int(self.id)
    var end0: Swift.Int = kv.elementsEnd
    if let value0 = self.name {
      kv.string(value0)
    } else { kv.null() }
    if self.name != nil { end0 = kv.elementsEnd }
    let startOfRest: Swift.Int = kv.elementsEnd
    try kv.array(self.more)
    if try kv.spliceElements(from: startOfRest) { end0 = kv.elementsEnd }
    kv.endArray(behind: end0)
  }
}

nonisolated struct TickTrace: Swift.Sendable, Swift.Hashable {
  var point: [TickVertex]
  var note: Swift.Optional<Swift.String>

  init(point: [TickVertex], note: Swift.String? = nil) {
    self.point = point
    self.note = note
  }
}

nonisolated struct TickVertex: Swift.Sendable, Swift.Hashable {
  var x: Swift.Double
  var y: Swift.Optional<Swift.Double>

  init(x: Swift.Double, y: Swift.Double? = nil) {
    self.x = x
    self.y = y
  }
}

nonisolated enum TickSide: Swift.Sendable, Swift.Hashable, Swift.CaseIterable, Swift.RawRepresentable {
  case buy
  case sell

  init?(rawValue: Swift.String) {
    switch rawValue {
    case "b": self = .buy
    case "s": self = .sell
    default: return nil
    }
  }

  var rawValue: Swift.String {
    switch self {
    case .buy: "b"
    case .sell: "s"
    }
  }

  private var _kvOrdinal: Swift.Int {
    switch self {
    case .buy: 0
    case .sell: 1
    }
  }

  static func == (left: Self, right: Self) -> Swift.Bool {
    return left._kvOrdinal == right._kvOrdinal
  }

  func hash(into hasher: inout Swift.Hasher) {
    hasher.combine(self._kvOrdinal)
  }
}

nonisolated enum TickShape: Swift.Sendable, Swift.Hashable {
  case point(TickPosition)
  case named(TickNamed)
  case text(Swift.String)
}

// MARK: - Mappings

nonisolated extension Tick: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Tick {
    Tick(time: .init(timeIntervalSince1970: 0), open: 0, close: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Tick, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var goesOn: Swift.Bool = try kv.beginRecord(_kvKeys, rule: 0, isNeeded: true, &scan)
    if goesOn {  // [0]
      do throws(KVMap.CodingFailure) {
        out.time = try kv.epochSeconds(lenient: false)
      } catch { try kv.recover(error, &scan) }
      goesOn = try kv.nextPosition(rule: 1, isNeeded: true, &scan)
    } else {
      try kv.reportMissingPosition(_kvKeys, rule: 0, &scan)
    }
    if goesOn {  // [1]
      kv.decimalInText(into: &out.`open`)
      goesOn = try kv.nextPosition(rule: -1, isNeeded: false, &scan)
    } else {
      try kv.reportMissingPosition(_kvKeys, rule: 1, &scan)
    }
    if goesOn { goesOn = try kv.skipPositions(2, _kvKeys, rule: 2, isNeeded: true, &scan) }
    if goesOn {  // [4]
      kv.double(into: &out.close)
      goesOn = try kv.nextPosition(rule: -1, isNeeded: false, &scan)
    } else {
      try kv.reportMissingPosition(_kvKeys, rule: 2, &scan)
    }
    if goesOn { goesOn = try kv.skipPositions(2, _kvKeys, rule: 3, isNeeded: false, &scan) }
    if goesOn {  // [7]
      kv.int(orNil: &out.count)
      goesOn = try kv.nextPosition(rule: -1, isNeeded: false, &scan)
    }
    if goesOn { try kv.skipRemainingPositions(_kvKeys, &scan) }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginArray()
    try kv.epochSeconds(self.time)
    try kv.string(kv.text(of: self.`open`))
    kv.null()
    kv.null()
    try kv.double(self.close)
    var end0: Swift.Int = kv.elementsEnd
    kv.null()
    kv.null()
    if let value0 = self.count {
      kv.int(value0)
    } else { kv.null() }
    if self.count != nil { end0 = kv.elementsEnd }
    kv.endArray(behind: end0)
  }
}

nonisolated extension TickPosition: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: TickPosition {
    TickPosition(longitude: 0, latitude: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout TickPosition, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var goesOn: Swift.Bool = try kv.beginRecord(_kvKeys, rule: 0, isNeeded: true, &scan)
    if goesOn {  // [0]
      kv.double(into: &out.longitude)
      goesOn = try kv.nextPosition(rule: 1, isNeeded: true, &scan)
    } else {
      try kv.reportMissingPosition(_kvKeys, rule: 0, &scan)
    }
    if goesOn {  // [1]
      kv.double(into: &out.latitude)
      goesOn = try kv.nextPosition(rule: 2, isNeeded: false, &scan)
    } else {
      try kv.reportMissingPosition(_kvKeys, rule: 1, &scan)
    }
    if goesOn {  // [2]
      kv.double(orNil: &out.altitude)
      goesOn = try kv.nextPosition(rule: -1, isNeeded: false, &scan)
    }
    if goesOn { try kv.skipRemainingPositions(_kvKeys, &scan) }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginArray()
    try kv.double(self.longitude)
    try kv.double(self.latitude)
    var end0: Swift.Int = kv.elementsEnd
    if let value0 = self.altitude {
      try kv.double(value0)
    } else { kv.null() }
    if self.altitude != nil { end0 = kv.elementsEnd }
    kv.endArray(behind: end0)
  }
}

nonisolated extension TickMap: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: TickMap {
    TickMap(center: TickPosition._kvPlaceholder, path: [], keyed: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout TickMap, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    kv.enterParent(&scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.object(into: &out.center, updating: updating)  // center
        case 1: kv.object(orNil: &out.corner, updating: updating)  // corner
        case 2: kv.array(into: &out.path)  // path
        case 3: out.named = try kv.consumeNull() ? [:] : _kvDecode_named(&kv)  // named
        case 4: out.rings = try kv.consumeNull() ? [] : _kvDecode_rings(&kv)  // rings
        case 5:  // good
          let attempt5: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.good = try kv.consumeNull() ? [] : _kvDecode_good(&kv)
            kv.acceptAttempt(attempt5)
          } catch {
            try kv.drop(error, from: attempt5)
            out.good = []
          }
        case 6: out.`any` = try kv.consumeNull() ? [] : _kvDecode_any(&kv)  // any
        case 7: out.keyed = try _kvDecode_keyed(&kv)  // orders
        case 8: out.entry = try kv.consumeNullOrEmptyText() ? nil : TickEntry<TickPosition>._kvDecode(&kv, updating: updating ? out.entry : nil)  // entry
        case 9: out.names = try kv.consumeNull() ? [] : kv.array(of: TickEntry<Swift.String>.self)  // names
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    kv.leaveParent(scan)
  }

  private static func _kvDecode_named(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: TickPosition] {
    return try kv.dictionary(
      of: TickPosition.self,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() })
  }

  private static func _kvDecode_rings(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [[TickPosition]] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [TickPosition] in try kv.array(of: TickPosition.self) })
  }

  private static func _kvDecode_good(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [TickPosition] {
    return try kv.array(
      isLossy: true,
      reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> TickPosition in try TickPosition._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_any(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [TickShape] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> TickShape in try TickShape._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_keyed(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [TickOrder] {
    var all: [TickOrder] = []
    var keys: KVMap.SeenKeys = .init()
    guard try kv.openKeyed(&keys) else { return all }
    repeat {
      let start: KVMap.ValuePosition = kv.mark()
      do throws(KVMap.CodingFailure) { try all.append(TickOrder._kvDecode(&kv, replacing: nil)) } catch { try kv.recover(error, from: start) }
    } while try kv.nextKeyed(&keys)
    return all
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"center\":"); try self.center._kvEncode(&kv)
    if let value = self.corner { kv.key("\"corner\":"); try value._kvEncode(&kv) }
    try kv.array("\"path\":", self.path)
    kv.key("\"named\":"); try kv.dictionary(self.named)
    try kv.array("\"rings\":", self.rings)
    try kv.array("\"good\":", self.good)
    try kv.array("\"any\":", self.`any`)
    kv.key("\"orders\":")
    do {
      let members0: Swift.Int = kv.beginMembers()
      for value0 in self.keyed {
        kv.entryKey(value0.id)
        try value0._kvEncode(&kv)
      }
      try kv.endMembers(members0)
    }
    if let value = self.entry { kv.key("\"entry\":"); try value._kvEncode(&kv) }
    try kv.array("\"names\":", self.names)
    kv.endObject()
  }
}

nonisolated extension TickNamed: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: TickNamed {
    TickNamed(name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout TickNamed, updating: Swift.Bool
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

nonisolated extension TickEntry: KVMap.DocumentDecodable where T: KVMap.DocumentDecodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> TickEntry {
    let current: Swift.UnsafePointer<TickEntry>? = current?.assumingMemoryBound(to: TickEntry.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var goesOn: Swift.Bool = try kv.beginRecord(_kvKeys, rule: 0, isNeeded: true, &scan)
    var _0: Swift.Int
    var _1: Swift.Optional<T>
    if let current {
      _0 = current.pointee.at
      _1 = current.pointee.value
    } else {
      _0 = 0
      _1 = nil
    }
    if goesOn {  // [0]
      kv.int(into: &_0)
      goesOn = try kv.nextPosition(rule: 1, isNeeded: true, &scan)
    } else {
      try kv.reportMissingPosition(_kvKeys, rule: 0, &scan)
    }
    if goesOn {  // [1]
      do throws(KVMap.CodingFailure) {
        _1 = try T._kvDecode(&kv, updating: current?.pointee.value)
      } catch { try kv.recover(error, &scan) }
      goesOn = try kv.nextPosition(rule: -1, isNeeded: false, &scan)
    } else {
      try kv.reportMissingPosition(_kvKeys, rule: 1, &scan)
    }
    if goesOn { try kv.skipRemainingPositions(_kvKeys, &scan) }
    let made1 = try kv.unwrapRequired(&_1, scan.hasAllRequired)
    return TickEntry(at: _0, value: made1)
  }
}

nonisolated extension TickEntry: KVMap.DocumentEncodable where T: KVMap.DocumentEncodable {
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginArray()
    kv.int(self.at)
    try self.value._kvEncode(&kv)
    kv.endArray()
  }
}

nonisolated extension TickEntry: KVMap.ContextDecodable where T: KVMap.ContextDecodable {
  static func _kvEncode(context: T.CallerContext, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try T._kvEncode(context: context, &kv)
  }
}

nonisolated extension TickOrder: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: TickOrder {
    TickOrder(id: "", price: 0)
  }

  static var _kvUsesElementPosition: Swift.Bool { true }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout TickOrder, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    let standing: KVMap.ElementPosition = kv.element()
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has2: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var goesOn: Swift.Bool = try kv.beginRecord(_kvKeys, rule: 0, isNeeded: true, &scan)
    if goesOn {  // [0]
      do throws(KVMap.CodingFailure) {
        out.price = try kv.checked(at: kv.mark(), kv.decimal(), "a value in 0...") { $0 >= KVMap.GeneratedConstant.decimal("0") }
      } catch { try kv.recover(error, &scan) }
      goesOn = try kv.nextPosition(rule: 1, isNeeded: false, &scan)
    } else {
      try kv.reportMissingPosition(_kvKeys, rule: 0, &scan)
    }
    if goesOn {  // [1]
      do throws(KVMap.CodingFailure) {
        if try kv.consumeNull() {
          slot0 = .null
        } else {
          has2 = true
          out.amount = try kv.decimal()
        }
      } catch { try kv.recover(error, &scan) }
      goesOn = try kv.nextPosition(rule: 2, isNeeded: false, &scan)
    }
    if goesOn {  // [2]
      do throws(KVMap.CodingFailure) {
        out.side = try kv.consumeNull() ? .buy : TickSide._kvDecode(&kv, lenient: false)
      } catch { try kv.recover(error, &scan) }
      goesOn = try kv.nextPosition(rule: 3, isNeeded: false, &scan)
    }
    if goesOn {  // [1]
      do throws(KVMap.CodingFailure) {
        slot1 = try kv.deferValue()
      } catch { try kv.recover(error, &scan) }
      goesOn = try kv.nextPosition(rule: -1, isNeeded: false, &scan)
    }
    if goesOn { try kv.skipRemainingPositions(_kvKeys, &scan) }
    let mark0: KVMap.ValuePosition = kv.key(of: standing)
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 4, scan)
      do throws(KVMap.CodingFailure) { out.id = try kv.lenientString() } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.reportNull(_kvKeys, rule: 4, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 4, scan)
    }
    if !has2 {
      let mark2: KVMap.ValuePosition = slot0.or(slot1)  // [1]
      if mark2.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark2, _kvKeys, rule: 1, scan)
        do throws(KVMap.CodingFailure) { out.amount = try kv.decimal() } catch { try kv.recover(error, from: mark2) }
        kv.rewind(to: back)
      } else if mark2.isNull {
        out.amount = KVMap.GeneratedConstant.decimal("1")
      }
    }
    let back4: KVMap.ValuePosition = kv.mark()  // scale
    do throws(KVMap.CodingFailure) {
      let mark4: KVMap.ValuePosition = try kv.parent("scale", hops: 1, _kvKeys, rule: 5, scan)
      if mark4.isValue {
        kv.seekOutside(to: mark4, _kvKeys, rule: 5, scan)
        out.scale = try kv.consumeNullOrEmptyElement() ? nil : kv.int()
        kv.rewind(to: back4)
      } else if mark4.isNull {
        out.scale = nil
      }
    } catch { try kv.recover(error, backTo: back4) }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginArray()
    try kv.decimal(kv.checked(self.price, "a value in 0...") { $0 >= KVMap.GeneratedConstant.decimal("0") })
    try kv.decimal(self.amount)
    try self.side._kvEncode(&kv)
    kv.endArray()
  }
}

nonisolated extension TickMessage: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: TickMessage {
    TickMessage(kind: "", name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout TickMessage, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var has1: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var goesOn: Swift.Bool = try kv.beginRecord(_kvKeys, rule: 0, isNeeded: true, &scan)
    if goesOn {  // [0]
      kv.string(into: &out.kind)
      goesOn = try kv.nextPosition(rule: -1, isNeeded: false, &scan)
    } else {
      try kv.reportMissingPosition(_kvKeys, rule: 0, &scan)
    }
    if goesOn { goesOn = try kv.skipPositions(1, _kvKeys, rule: 1, isNeeded: false, &scan) }
    if goesOn {  // [2]
      do throws(KVMap.CodingFailure) {
        let start: KVMap.ValuePosition = kv.mark()
        out.whole = try kv.consumeNull() ? nil : kv.value()
        kv.rewind(to: start)
        if try kv.consumeNull() {
          has1 = true
          try kv.reportNull(_kvKeys, rule: 2, scan)
          out.first = nil
        } else {
          var scan1: KVMap.ObjectState = .init(updating: updating)
          var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
          while key1 >= 0 {
            do throws(KVMap.CodingFailure) {
              switch key1 {
              case 0:  // [2].author.name
                if try kv.consumeNull() {
                  has1 = true
                  try kv.reportNull(_kvKeys, rule: 2, scan)
                } else {
                  var scan2: KVMap.ObjectState = .init(updating: updating)
                  var key2: Swift.Int = try kv.beginObject(_kvKeys_2, &scan2)
                  while key2 >= 0 {
                    switch key2 {
                    case 0:  // [2].author.name
                      has1 = true
                      kv.string(into: &out.name)
                    default: break
                    }
                    key2 = try kv.nextKey(_kvKeys_2, &scan2)
                  }
                }
              case 1:
                if try kv.consumeNull() {
                  out.first = nil
                } else if try kv.beginArray() {
                  var index0: Swift.Int = 0
                  repeat {
                    switch index0 {
                    case 0: out.first = try kv.consumeNullOrEmptyElement() ? nil : kv.int()
                    default: try kv.skip()
                    }
                    index0 &+= 1
                  } while try kv.nextElement()
                }
              default: try kv.skip()
              }
            } catch { try kv.recover(error, &scan1) }
            key1 = try kv.nextKey(_kvKeys_1, &scan1)
          }
        }
      } catch { try kv.recover(error, &scan) }
      goesOn = try kv.nextPosition(rule: 3, isNeeded: false, &scan)
    }
    if goesOn {  // [3]
      do throws(KVMap.CodingFailure) {
        let attempt7: KVMap.ValuePosition = kv.attempt()
        do throws(KVMap.CodingFailure) {
          out.loose = try kv.consumeNullOrEmptyElement() ? nil : kv.int()
          kv.acceptAttempt(attempt7)
        } catch {
          try kv.drop(error, from: attempt7)
          out.loose = nil
        }
      } catch { try kv.recover(error, &scan) }
      goesOn = try kv.nextPosition(rule: -1, isNeeded: false, &scan)
    }
    if goesOn { try kv.skipRemainingPositions(_kvKeys, &scan) }
    if !has1 { try kv.reportMissing(_kvKeys, rule: 2, scan) }
    let back4: KVMap.ValuePosition = kv.mark()  // [-1]
    do throws(KVMap.CodingFailure) {
      let mark4: KVMap.ValuePosition = try kv.find("[-1]", in: kv.deferredObject(scan), _kvKeys, rule: 4)
      if mark4.isValue {
        _ = kv.seek(to: mark4, _kvKeys, rule: 4, scan)
        out.last = try kv.string()
        kv.rewind(to: back4)
      } else if mark4.isNull {
        out.last = "none"
      }
    } catch { try kv.recover(error, backTo: back4) }
    let back5: KVMap.ValuePosition = kv.mark()  // [*].id
    do throws(KVMap.CodingFailure) {
      let mark5: KVMap.ValuePosition = try kv.project(kv.deferredObject(scan), "id", _kvKeys, rule: 5, scan)
      if mark5.isValue {
        _ = kv.seek(to: mark5, _kvKeys, rule: 5, scan)
        out.ids = try kv.ints()
        kv.rewind(to: back5)
      } else if mark5.isNull {
        out.ids = []
      }
    } catch { try kv.recover(error, backTo: back5) }
    let back6: KVMap.ValuePosition = kv.mark()  // [kind == "m"].n
    do throws(KVMap.CodingFailure) {
      let mark6: KVMap.ValuePosition = try kv.find("[kind == \"m\"].n", in: kv.deferredObject(scan), _kvKeys, rule: 6)
      if mark6.isValue {
        _ = kv.seek(to: mark6, _kvKeys, rule: 6, scan)
        out.marked = try kv.consumeNullOrEmptyElement() ? nil : kv.int()
        kv.rewind(to: back6)
      } else if mark6.isNull {
        out.marked = nil
      }
    } catch { try kv.recover(error, backTo: back6) }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginArray()
    kv.string(self.kind)
    kv.null()
    kv.beginObject()
    let begun0: Swift.Int = kv.beginOptionalObject("\"author\":")
    kv.string("\"name\":", self.name)
    kv.endOptionalObject(begun0)
    var has1: Swift.Bool = false
    if self.first != nil { has1 = true }
    if has1 {
      kv.key("\"tags\":")
      kv.beginArray()
      if let value0 = self.first {
        kv.int(value0)
      } else { kv.null() }
      kv.endArray()
    }
    kv.endObject()
    var end2: Swift.Int = kv.elementsEnd
    if let value0 = self.loose {
      kv.int(value0)
    } else { kv.null() }
    if self.loose != nil { end2 = kv.elementsEnd }
    kv.endArray(behind: end2)
  }
}

nonisolated extension TickRow: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: TickRow {
    TickRow(id: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout TickRow, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var goesOn: Swift.Bool = try kv.beginRecord(_kvKeys, rule: 0, isNeeded: true, &scan)
    if goesOn {  // [0]
      kv.int(into: &out.id)
      goesOn = try kv.nextPosition(rule: 1, isNeeded: false, &scan)
    } else {
      try kv.reportMissingPosition(_kvKeys, rule: 0, &scan)
    }
    if goesOn {  // [1]
      kv.string(orNil: &out.name)
      goesOn = try kv.nextPosition(rule: 2, isNeeded: false, &scan)
    }
    if goesOn {  // [2]
      kv.object(orNil: &out.part, updating: updating)
      goesOn = try kv.nextPosition(rule: -1, isNeeded: false, &scan)
    }
    if goesOn { goesOn = try kv.skipPositions(1, _kvKeys, rule: 3, isNeeded: false, &scan) }
    if goesOn {  // [4]
      do throws(KVMap.CodingFailure) {
        out.note = try kv.consumeNull() ? .null : .value(kv.string())
      } catch { try kv.recover(error, &scan) }
      goesOn = try kv.nextPosition(rule: -1, isNeeded: false, &scan)
    }
    if goesOn { try kv.skipRemainingPositions(_kvKeys, &scan) }
    let mark4: KVMap.ValuePosition = kv.deferredElements(&scan, orNothing: true)
    if mark4.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark4, _kvKeys, rule: 4, scan)
      do throws(KVMap.CodingFailure) { out.more = try kv.consumeNullOrEmptyText() ? nil : kv.ints() } catch { try kv.recover(error, from: mark4) }
      kv.rewind(to: back)
    } else if mark4.isNull {
      out.more = nil
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginArray()
    kv.int(self.id)
    if let value0 = self.name {
      kv.string(value0)
    } else { kv.null() }
    if let value0 = self.part {
      try value0._kvEncode(&kv)
    } else { kv.null() }
    var end0: Swift.Int = kv.elementsEnd
    kv.null()
    if case .value(let value0) = self.note {
      kv.string(value0)
    } else { kv.null() }
    if !self.note.isAbsent { end0 = kv.elementsEnd }
    if let value = self.more {
      let startOfRest: Swift.Int = kv.elementsEnd
      kv.array(value)
      if try kv.spliceElements(from: startOfRest) { end0 = kv.elementsEnd }
    }
    kv.endArray(behind: end0)
  }
}

nonisolated extension TickStrict: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: TickStrict {
    TickStrict(left: 0, right: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout TickStrict, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var goesOn: Swift.Bool = try kv.beginRecord(_kvKeys, rule: 0, isNeeded: true, &scan)
    if goesOn {  // [0]
      kv.int(into: &out.left)
      goesOn = try kv.nextPosition(rule: -1, isNeeded: false, &scan)
    } else {
      try kv.reportMissingPosition(_kvKeys, rule: 0, &scan)
    }
    if goesOn { goesOn = try kv.skipPositions(2, _kvKeys, rule: 1, isNeeded: true, &scan) }
    if goesOn {  // [3]
      kv.int(into: &out.right)
      goesOn = try kv.nextPosition(rule: -1, isNeeded: false, &scan)
    } else {
      try kv.reportMissingPosition(_kvKeys, rule: 1, &scan)
    }
    if goesOn { try kv.skipRemainingPositions(_kvKeys, &scan) }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginArray()
    kv.int(self.left)
    kv.null()
    kv.null()
    kv.int(self.right)
    kv.endArray()
  }
}

nonisolated extension TickList: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: TickList {
    TickList(first: 0, others: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout TickList, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var goesOn: Swift.Bool = try kv.beginRecord(_kvKeys, rule: 0, isNeeded: true, &scan)
    if goesOn {  // [0]
      kv.int(into: &out.first)
      goesOn = try kv.nextPosition(rule: -1, isNeeded: false, &scan)
    } else {
      try kv.reportMissingPosition(_kvKeys, rule: 0, &scan)
    }
    if goesOn { try kv.skipRemainingPositions(_kvKeys, &scan) }
    let mark1: KVMap.ValuePosition = kv.deferredElements(&scan, orNothing: false)
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

  private static func _kvDecode_others(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [KVMap.JSONValue] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KVMap.JSONValue in try kv.value() })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginArray()
    kv.int(self.first)
    var end0: Swift.Int = kv.elementsEnd
    let startOfRest: Swift.Int = kv.elementsEnd
    try kv.array(self.others)
    if try kv.spliceElements(from: startOfRest) { end0 = kv.elementsEnd }
    kv.endArray(behind: end0)
  }
}

nonisolated extension TickTail: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: TickTail {
    TickTail()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout TickTail, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var goesOn: Swift.Bool = try kv.beginRecord(_kvKeys, rule: 0, isNeeded: false, &scan)
    if goesOn {  // [0]
      kv.int(orNil: &out.a)
      goesOn = try kv.nextPosition(rule: 1, isNeeded: false, &scan)
    }
    if goesOn {  // [1]
      kv.ints(orNil: &out.b)
      goesOn = try kv.nextPosition(rule: 2, isNeeded: false, &scan)
    }
    if goesOn {  // [2]
      do throws(KVMap.CodingFailure) {
        out.c = try kv.consumeNull() ? "x" : kv.string()
      } catch { try kv.recover(error, &scan) }
      goesOn = try kv.nextPosition(rule: -1, isNeeded: false, &scan)
    }
    if goesOn { try kv.skipRemainingPositions(_kvKeys, &scan) }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginArray()
    if let value0 = self.a {
      kv.int(value0)
    } else { kv.null() }
    if let value0 = self.b {
      kv.array(value0)
    } else { kv.null() }
    kv.string(self.c)
    kv.endArray()
  }
}

nonisolated extension TickTrace: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: TickTrace {
    TickTrace(point: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout TickTrace, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.array(into: &out.point)  // point
      case 1: kv.string(orNil: &out.note)  // note
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"point\":", self.point)
    kv.string("\"note\":", ifPresent: self.note)
    kv.endObject()
  }
}

nonisolated extension TickVertex: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: TickVertex {
    TickVertex(x: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout TickVertex, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var behind: KVMap.ValuePosition = .none
    var goesOn: Swift.Bool = try kv.beginRecord(ofElements: "v", _kvKeys, rule: 0, isNeeded: true, &scan, behind: &behind)
    if goesOn {  // [0]
      kv.double(into: &out.x)
      goesOn = try kv.nextPosition(rule: 1, isNeeded: false, &scan)
    } else {
      try kv.reportMissingPosition(_kvKeys, rule: 0, &scan)
    }
    if goesOn {  // [1]
      kv.double(orNil: &out.y)
      goesOn = try kv.nextPosition(rule: -1, isNeeded: false, &scan)
    }
    if goesOn { try kv.skipRemainingPositions(_kvKeys, &scan) }
    kv.endRecord(behind: behind)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    let areNamed: Swift.Bool = kv.beginElements("\"v\":")
    kv.beginArray()
    try kv.double(self.x)
    var end0: Swift.Int = kv.elementsEnd
    if let value0 = self.y {
      try kv.double(value0)
    } else { kv.null() }
    if self.y != nil { end0 = kv.elementsEnd }
    kv.endArray(behind: end0)
    kv.endElements(areNamed)
  }
}

nonisolated extension TickSide: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> TickSide {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> TickSide {
    let start: KVMap.ValuePosition = kv.mark()
    switch try kv.caseNumber(_kvCases, lenient: lenient) {
    case 0: return .buy
    case 1: return .sell
    default: throw kv.unknownCase(at: start, _kvCases, asNumbers: false)
    }
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.String
  ) throws(KVMap.CodingFailure) -> TickSide {
    switch kv.caseNumber(_kvCases, of: raw) {
    case 0: return .buy
    case 1: return .sell
    default: throw kv.unknownCase(at: place, _kvCases, asNumbers: false)
    }
  }

  static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> TickSide {
    let key: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: key, kv.entryKey())
  }

  func _kvKeyText(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    try _kvRaw(&kv)
  }

  func _kvRaw(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    switch self {
    case .buy: return "b"
    case .sell: return "s"
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.string(try _kvRaw(&kv))
  }
}

nonisolated extension TickShape: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> TickShape {
    var choice: KVMap.UnionAttempt = kv.beginUnion(Swift.ObjectIdentifier(TickShape.self), _kvKeys)
    if kv.shouldTryCase(0, &choice, kinds: 2) {  // point
      do throws(KVMap.CodingFailure) {
        let value: TickShape = try .point(TickPosition._kvDecode(&kv, replacing: nil))
        kv.acceptCase(0, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "point") }
    }
    if kv.shouldTryCase(1, &choice, kinds: 1) {  // named
      do throws(KVMap.CodingFailure) {
        let value: TickShape = try .named(TickNamed._kvDecode(&kv, replacing: nil))
        kv.acceptCase(1, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "named") }
    }
    if kv.shouldTryCase(2, &choice, kinds: 4) {  // text
      do throws(KVMap.CodingFailure) {
        let value: TickShape = try .text(kv.string())
        kv.acceptCase(2, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "text") }
    }
    throw kv.noCaseMatched(choice)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .point(let value):
      try value._kvEncode(&kv)
    case .named(let value):
      try value._kvEncode(&kv)
    case .text(let value):
      kv.string(value)
    }
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Tick {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.time, right.time),
      KVMap._kvAreEqual(left.`open`, right.`open`),
      KVMap._kvAreEqual(left.close, right.close),
      KVMap._kvAreEqual(left.count, right.count)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.time.hash(into: &hasher)
    self.`open`.hash(into: &hasher)
    self.close.hash(into: &hasher)
    self.count.hash(into: &hasher)
  }
}

nonisolated extension TickPosition {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.longitude, right.longitude),
      KVMap._kvAreEqual(left.latitude, right.latitude),
      KVMap._kvAreEqual(left.altitude, right.altitude)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.longitude.hash(into: &hasher)
    self.latitude.hash(into: &hasher)
    self.altitude.hash(into: &hasher)
  }
}

nonisolated extension TickMap {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.center, right.center),
      KVMap._kvAreEqual(left.corner, right.corner),
      KVMap._kvAreEqual(left.path, right.path),
      KVMap._kvAreEqual(left.named, right.named),
      KVMap._kvAreEqual(left.rings, right.rings),
      KVMap._kvAreEqual(left.good, right.good),
      KVMap._kvAreEqual(left.`any`, right.`any`),
      KVMap._kvAreEqual(left.keyed, right.keyed),
      KVMap._kvAreEqual(left.entry, right.entry),
      KVMap._kvAreEqual(left.names, right.names)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.center.hash(into: &hasher)
    self.corner.hash(into: &hasher)
    self.path.hash(into: &hasher)
    self.named.hash(into: &hasher)
    self.rings.hash(into: &hasher)
    self.good.hash(into: &hasher)
    self.`any`.hash(into: &hasher)
    self.keyed.hash(into: &hasher)
    self.entry.hash(into: &hasher)
    self.names.hash(into: &hasher)
  }
}

nonisolated extension TickNamed {
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

nonisolated extension TickOrder {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.price, right.price),
      KVMap._kvAreEqual(left.amount, right.amount),
      KVMap._kvAreEqual(left.side, right.side),
      KVMap._kvAreEqual(left.scale, right.scale)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.price.hash(into: &hasher)
    self.amount.hash(into: &hasher)
    self.side.hash(into: &hasher)
    self.scale.hash(into: &hasher)
  }
}

nonisolated extension TickMessage {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.kind, right.kind),
      KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.first, right.first),
      KVMap._kvAreEqual(left.whole, right.whole),
      KVMap._kvAreEqual(left.last, right.last),
      KVMap._kvAreEqual(left.ids, right.ids),
      KVMap._kvAreEqual(left.marked, right.marked),
      KVMap._kvAreEqual(left.loose, right.loose)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.kind.hash(into: &hasher)
    self.name.hash(into: &hasher)
    self.first.hash(into: &hasher)
    self.whole.hash(into: &hasher)
    self.last.hash(into: &hasher)
    self.ids.hash(into: &hasher)
    self.marked.hash(into: &hasher)
    self.loose.hash(into: &hasher)
  }
}

nonisolated extension TickRow {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.part, right.part),
      KVMap._kvAreEqual(left.note, right.note),
      KVMap._kvAreEqual(left.more, right.more)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.name.hash(into: &hasher)
    self.part.hash(into: &hasher)
    self.note.hash(into: &hasher)
    self.more.hash(into: &hasher)
  }
}

nonisolated extension TickStrict {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.left, right.left),
      KVMap._kvAreEqual(left.right, right.right)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.left.hash(into: &hasher)
    self.right.hash(into: &hasher)
  }
}

nonisolated extension TickList {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.first, right.first),
      KVMap._kvAreEqual(left.others, right.others)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.first.hash(into: &hasher)
    self.others.hash(into: &hasher)
  }
}

nonisolated extension TickTail {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.a, right.a),
      KVMap._kvAreEqual(left.b, right.b),
      KVMap._kvAreEqual(left.c, right.c)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.a.hash(into: &hasher)
    self.b.hash(into: &hasher)
    self.c.hash(into: &hasher)
  }
}

nonisolated extension TickTrace {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.point, right.point),
      KVMap._kvAreEqual(left.note, right.note)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.point.hash(into: &hasher)
    self.note.hash(into: &hasher)
  }
}

nonisolated extension TickVertex {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.x, right.x),
      KVMap._kvAreEqual(left.y, right.y)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.x.hash(into: &hasher)
    self.y.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Tick {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Tick\tRecords.kvmap\t2
        time\t+1\t[0]
        open\t+2\t[1]
        close\t+3\t[4]
        count\t+4\t[7]
        """)
  }
}

nonisolated extension TickPosition {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        TickPosition\tRecords.kvmap\t9
        longitude\t+0\t[0]
        latitude\t+0\t[1]
        altitude\t+0\t[2]
        """)
  }
}

nonisolated extension TickMap {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{b}\0\u{7}\0\0\0\0\0\u{11}\0\u{3}\0\0\0\0\0\u{f}\0\u{13}\0\0\0\0\0\u{1}\0\0\0\0\0\0\0\t\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{5}\0\r\0\0\0\0\0\0\0\u{6}\0\0\0\0\0\u{1}\0center\"\0\u{6}\0\0\u{1}\0\0\0\0corner\"\0\u{4}\0\0\u{2}\0\0\u{1}\0path\"\0\0\0\u{5}\0\0\u{3}\0\0\0\0named\"\0\0\u{5}\0\0\u{4}\0\0\0\0rings\"\0\0\u{4}\0\0\u{5}\0\0\0\0good\"\0\0\0\u{3}\0\0\u{6}\0\0\0\0any\"\0\0\0\0\u{6}\0\0\u{7}\0\0\u{1}\0orders\"\0\u{5}\0\0\u{8}\0\0\0\0entry\"\0\0\u{5}\0\0\t\0\0\0\0names\"\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 10, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        TickMap\tRecords.kvmap\t11
        center\t+1\tcenter
        corner\t+2\tcorner
        path\t+3\tpath
        named\t+4\tnamed
        rings\t+5\trings
        good\t+6\tgood
        any\t+7\tany
        keyed\t+8\torders
        entry\t+9\tentry
        names\t+10\tnames
        """)
  }
}

nonisolated extension TickNamed {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        TickNamed\tRecords.kvmap\t25
        name\t+0\tname
        """)
  }
}

nonisolated extension TickEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        TickEntry\tRecords.kvmap\t26
        at\t+0\t[0]
        value\t+0\t[1]
        """)
  }
}

nonisolated extension TickOrder {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        TickOrder\tRecords.kvmap\t30
        price\t+2\t[0]
        amount\t+3\t[1]
        side\t+4\t[2]
        amount\t+3\t[3]
        id\t+1\t
        scale\t+5\tscale
        """)
  }
}

nonisolated extension TickMessage {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        TickMessage\tRecords.kvmap\t38
        kind\t+1\t[0]
        whole\t+4\t[2]
        name\t+2\t[2].author.name
        loose\t+8\t[3]
        last\t+5\t[-1]
        ids\t+6\t[*].id
        marked\t+7\t[kind == \"m\"].n
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{3}\0\u{6}\0\0\0\0\0\0\0author\"\0\u{4}\0\0\u{1}\0\0\0\0tags\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6c45d188009454f, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        TickMessage\tRecords.kvmap\t38
        name\t+2\t[2].author.name
        first\t+3\t[2].tags[0]
        """)
  }

  private static var _kvKeys_2: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        TickMessage\tRecords.kvmap\t38
        name\t+2\t[2].author.name
        """)
  }
}

nonisolated extension TickRow {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .rest, duplicates: .last,
      rules: """
        TickRow\tRecords.kvmap\t49
        id\t+4\t[0]
        name\t+5\t[1]
        part\t+6\t[2]
        note\t+7\t[4]
        more\t+8\t
        """)
  }
}

nonisolated extension TickStrict {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .error, duplicates: .error,
      rules: """
        TickStrict\tRecords.kvmap\t60
        left\t+0\t[0]
        right\t+0\t[3]
        """)
  }
}

nonisolated extension TickList {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .rest, duplicates: .error,
      rules: """
        TickList\tRecords.kvmap\t61
        first\t+0\t[0]
        others\t+0\t
        """)
  }
}

nonisolated extension TickTail {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        TickTail\tRecords.kvmap\t62
        a\t+0\t[0]
        b\t+0\t[1]
        c\t+0\t[2]
        """)
  }
}

nonisolated extension TickBase {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        TickBase\tRecords.kvmap\t64
        id\t+0\t[0]
        """)
  }
}

nonisolated extension TickWide {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .rest, duplicates: .error,
      rules: """
        TickWide\tRecords.kvmap\t66
        id\t-2\t[0]
        name\t+1\t[1]
        key\t+2\t
        around\t+3\tversion
        more\t+4\t
        """)
  }
}

nonisolated extension TickTrace {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\u{3}\0\u{5}\0\0\0\0\0\u{1}\0point\"\0\0\u{4}\0\0\u{1}\0\0\0\0note\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        TickTrace\tRecords.kvmap\t74
        point\t+0\tpoint
        note\t+0\tnote
        """)
  }
}

nonisolated extension TickVertex {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        TickVertex\tRecords.kvmap\t75
        x\t+0\t[0]
        y\t+0\t[1]
        """)
  }
}

nonisolated extension TickSide {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{3}\0\0\0\u{1}\0\0\0\0\0\0\0b\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0s\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        TickSide\tRecords.kvmap\t28
        """)
  }
}

nonisolated extension TickShape {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        TickShape\tRecords.kvmap\t24
        """)
  }
}
