// Generated from Contexts.kvmap. Do not edit.
// kvmap format 1, input 9df44ca8a9783606, body 5b281de83ba3994f
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

nonisolated struct Stall: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var currency: Swift.String

  init(name: Swift.String, currency: Swift.String = "CHF") {
    self.name = name
    self.currency = currency
  }
}

nonisolated struct Ware: Swift.Sendable, Swift.Hashable {
  var title: Swift.String
  var seller: Swift.String
  var price: Swift.Optional<Cost>

  init(title: Swift.String, seller: Swift.String, price: Cost? = nil) {
    self.title = title
    self.seller = seller
    self.price = price
  }
}

/// Looks at nothing.
nonisolated struct Cost: Swift.Sendable, Swift.Hashable {
  var amount: Swift.Int

  init(amount: Swift.Int) {
    self.amount = amount
  }
}

nonisolated class Beast: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  var name: Swift.String

  init(name: Swift.String) {
    self.name = name
  }

  class var _kvUsesElementPosition: Swift.Bool { false }

  class var _kvOptions: KVMap.DecodingOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Beast?
  ) throws(KVMap.CodingFailure) -> Swift.String {
    var _0: Swift.String? = current?.name
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.string()  // name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    return _0
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    guard let current = current?.assumingMemoryBound(to: Beast.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: Beast?) throws(KVMap.CodingFailure) {
    let _0: Swift.String = try Self._kvProperties(&kv, updating: current)
    self.name = _0
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Beast") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.endObject()
  }
}

nonisolated class Mule: Beast {
  var owner: Swift.String

  init(name: Swift.String, owner: Swift.String) {
    self.owner = owner
    super.init(name: name)
  }

  override class var _kvUsesElementPosition: Swift.Bool { false }

  override class var _kvOptions: KVMap.DecodingOptions { .init() }

  override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Mule?
  ) throws(KVMap.CodingFailure) -> (Swift.String, Swift.String) {
    var _0: Swift.String? = current?.name
    var _1: Swift.String? = current?.owner
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.string()  // name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let back1: KVMap.ValuePosition = kv.mark()  // name
    do throws(KVMap.CodingFailure) {
      let mark1: KVMap.ValuePosition = try kv.context("name", _kvKeys, rule: 1, scan)
      if mark1.isValue {
        kv.seekOutside(to: mark1, _kvKeys, rule: 1, scan)
        _1 = try kv.string()
        kv.rewind(to: back1)
      } else if mark1.isNull {
        try kv.reportNull(_kvKeys, rule: 1, around: .context, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 1, around: .context, scan)
      }
    } catch { try kv.recover(error, backTo: back1) }
    guard let _0, let _1 else { try kv.throwDeferredFailure() }
    return (_0, _1)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: Beast?) throws(KVMap.CodingFailure) {
    let (_0, _1) = try Self._kvProperties(&kv, updating: current as? Mule)
    self.owner = _1
    super.init(name: _0)
  }

  override class var _kvRoot: Swift.String { "" }

  override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Mule") }

  override func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.endObject()
  }
}

nonisolated class Horse: Beast {
  var races: Swift.Int

  init(name: Swift.String, races: Swift.Int = 0) {
    self.races = races
    super.init(name: name)
  }

  override class var _kvUsesElementPosition: Swift.Bool { false }

  override class var _kvOptions: KVMap.DecodingOptions { .init() }

  override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Horse?
  ) throws(KVMap.CodingFailure) -> (Swift.String, Swift.Int) {
    var _0: Swift.String? = current?.name
    var _1: Swift.Int = current?.races ?? 0
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.string()  // name
        case 1: _1 = try kv.consumeNull() ? 0 : kv.int()  // races
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    return (_0, _1)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: Beast?) throws(KVMap.CodingFailure) {
    let (_0, _1) = try Self._kvProperties(&kv, updating: current as? Horse)
    self.races = _1
    super.init(name: _0)
  }

  override class var _kvRoot: Swift.String { "" }

  override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Horse") }

  override func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.int("\"races\":", self.races)
    kv.endObject()
  }
}

nonisolated struct Fair {
  var beasts: [Beast]
  var goods: [Goods]

  init(beasts: [Beast], goods: [Goods] = []) {
    self.beasts = beasts
    self.goods = goods
  }
}

nonisolated struct Listing<Item> {
  var items: [Item]
  var total: Swift.Optional<Swift.Int>

  init(items: [Item], total: Swift.Int? = nil) {
    self.items = items
    self.total = total
  }
}

nonisolated extension Listing: Swift.Sendable where Item: Swift.Sendable {}

nonisolated extension Listing: Swift.Equatable where Item: Swift.Equatable {}

nonisolated extension Listing: Swift.Hashable where Item: Swift.Hashable {}

/// By the value of a key.
nonisolated enum Goods: Swift.Sendable, Swift.Hashable {
  case ware(Ware)
  case cost(Cost)
}

/// The first that fits.
nonisolated enum Thing: Swift.Sendable, Swift.Hashable {
  case goods([Goods])
  case ware(Ware)
  case text(Swift.String)
}

nonisolated enum Finding<Found> {
  case found(Listing<Found>)
  case none
}

nonisolated extension Finding: Swift.Sendable where Found: Swift.Sendable {}

nonisolated extension Finding: Swift.Equatable where Found: Swift.Equatable {}

nonisolated extension Finding: Swift.Hashable where Found: Swift.Hashable {}

// MARK: - Mappings

nonisolated extension Stall: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Stall {
    Stall(name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Stall, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.string(into: &out.name)  // name
        case 1: out.currency = try kv.consumeNull() ? "CHF" : kv.string()  // currency
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.string("\"currency\":", self.currency)
    kv.endObject()
  }
}

nonisolated extension Ware: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Ware {
    Ware(title: "", seller: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Ware, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.title)  // title
      case 1: kv.object(orNil: &out.price, updating: updating)  // price
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let back1: KVMap.ValuePosition = kv.mark()  // name
    do throws(KVMap.CodingFailure) {
      let mark1: KVMap.ValuePosition = try kv.context("name", _kvKeys, rule: 2, scan)
      if mark1.isValue {
        kv.seekOutside(to: mark1, _kvKeys, rule: 2, scan)
        out.seller = try kv.string()
        kv.rewind(to: back1)
      } else if mark1.isNull {
        try kv.reportNull(_kvKeys, rule: 2, around: .context, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 2, around: .context, scan)
      }
    } catch { try kv.recover(error, backTo: back1) }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"title\":", self.title)
    if let value = self.price { kv.key("\"price\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension Ware: KVMap.ContextDecodable {
  static func _kvEncode(context: Stall, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try context._kvEncode(&kv)
  }
}

nonisolated extension Cost: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Cost {
    Cost(amount: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Cost, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.amount)  // amount
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"amount\":", self.amount)
    kv.endObject()
  }
}

nonisolated extension Ware {
  /// A second way to read one, which is passed something else.
  nonisolated enum Label: KVMap.CodingMapping {
    typealias Value = Ware

    static func _kvDecode(
      _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
    ) throws(KVMap.CodingFailure) -> Ware {
      let current: Swift.UnsafePointer<Ware>? = current?.assumingMemoryBound(to: Ware.self)
      let updating: Swift.Bool = current != nil
      var scan: KVMap.ObjectState = .init(updating: updating)
      var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
      var _0: Swift.String
      var _1: Swift.Optional<Swift.String>
      var _2: Swift.Optional<Cost>
      if let current {
        _0 = current.pointee.title
        _1 = current.pointee.seller
        _2 = current.pointee.price
      } else {
        _0 = ""
        _1 = nil
        _2 = nil
      }
      while key >= 0 {
        switch key {
        case 0: kv.string(into: &_0)  // t
        case 1: kv.object(orNil: &_2, updating: updating)  // p
        default: break
        }
        key = try kv.nextKey(_kvKeys, &scan)
      }
      let back1: KVMap.ValuePosition = kv.mark()  // [0]
      do throws(KVMap.CodingFailure) {
        let mark1: KVMap.ValuePosition = try kv.context("[0]", _kvKeys, rule: 2, scan)
        if mark1.isValue {
          kv.seekOutside(to: mark1, _kvKeys, rule: 2, scan)
          _1 = try kv.string()
          kv.rewind(to: back1)
        } else if mark1.isNull {
          try kv.reportNull(_kvKeys, rule: 2, around: .context, scan)
        } else {
          try kv.reportMissing(_kvKeys, rule: 2, around: .context, scan)
        }
      } catch { try kv.recover(error, backTo: back1) }
      let made1 = try kv.unwrapRequired(&_1, scan.hasAllRequired)
      return Ware(title: _0, seller: made1, price: _2)
    }

    static func _kvEncode(_ whole: Ware, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
      kv.beginObject()
      kv.string("\"t\":", whole.title)
      if let value = whole.price { kv.key("\"p\":"); try value._kvEncode(&kv) }
      kv.endObject()
    }
  }
}

nonisolated extension Ware.Label: KVMap.ContextDecodingMapping {
  static func _kvEncode(context: [Swift.String], _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.array(context)
  }
}

nonisolated extension Stall {
  /// A type that looks at nothing may have a mapping that does.
  nonisolated enum Renewed: KVMap.CodingMapping {
    typealias Value = Stall

    static func _kvDecode(
      _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
    ) throws(KVMap.CodingFailure) -> Stall {
      let current: Swift.UnsafePointer<Stall>? = current?.assumingMemoryBound(to: Stall.self)
      let updating: Swift.Bool = current != nil
      var scan: KVMap.ObjectState = .init(updating: updating)
      var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
      var _0: Swift.String
      var _1: Swift.String
      if let current {
        _0 = current.pointee.name
        _1 = current.pointee.currency
      } else {
        _0 = ""
        _1 = ""
      }
      while key >= 0 {
        switch key {
        case 0: kv.string(into: &_0)  // name
        case 1: kv.string(into: &_1)  // currency
        default: break
        }
        key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
      }
      guard scan.hasAllRequired else { try kv.throwDeferredFailure() }
      return Stall(name: _0, currency: _1)
    }

    static func _kvEncode(_ whole: Stall, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
      kv.beginObject()
      kv.string("\"name\":", whole.name)
      kv.string("\"currency\":", whole.currency)
      kv.endObject()
    }
  }
}

nonisolated extension Stall.Renewed: KVMap.ContextDecodingMapping {
  static func _kvEncode(context: Date, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try kv.date(context)
  }
}

nonisolated extension Mule: KVMap.ContextDecodable {
  static func _kvEncode(context: Stall, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try context._kvEncode(&kv)
  }
}

nonisolated extension Fair: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Fair {
    Fair(beasts: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Fair, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.beasts = try _kvDecode_beasts(&kv)  // beasts
        case 1: out.goods = try kv.consumeNull() ? [] : _kvDecode_goods(&kv)  // goods
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_beasts(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Beast] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Beast in try Beast.Family._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_goods(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Goods] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Goods in try Goods._kvDecode(&kv, replacing: nil) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"beasts\":")
    kv.beginArray()
    for value0 in self.beasts { try Beast.Family._kvEncode(value0, &kv) }
    kv.endArray()
    try kv.array("\"goods\":", self.goods)
    kv.endObject()
  }
}

nonisolated extension Fair: KVMap.ContextDecodable {
  static func _kvEncode(context: Stall, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try context._kvEncode(&kv)
  }
}

nonisolated extension Listing: KVMap.DocumentDecodable where Item: KVMap.DocumentDecodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Listing {
    let current: Swift.UnsafePointer<Listing>? = current?.assumingMemoryBound(to: Listing.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Optional<[Item]>
    var _1: Swift.Optional<Swift.Int>
    if let current {
      _0 = current.pointee.items
      _1 = current.pointee.total
    } else {
      _0 = nil
      _1 = nil
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try [Item]._kvDecode(&kv, replacing: nil)  // items
        case 1: kv.int(orNil: &_1)  // total
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    let made0 = try kv.unwrapRequired(&_0, scan.hasAllRequired)
    return Listing(items: made0, total: _1)
  }
}

nonisolated extension Listing: KVMap.DocumentEncodable where Item: KVMap.DocumentEncodable {
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"items\":", self.items)
    kv.int("\"total\":", ifPresent: self.total)
    kv.endObject()
  }
}

nonisolated extension Listing: KVMap.ContextDecodable where Item: KVMap.ContextDecodable {
  static func _kvEncode(context: Item.CallerContext, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try Item._kvEncode(context: context, &kv)
  }
}

nonisolated extension Goods: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Goods {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: false)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.CodingFailure) {
      let value: Goods
      switch number {
      case 0: value = try .ware(Ware._kvDecode(&kv, replacing: nil))
      default: value = try .cost(Cost._kvDecode(&kv, replacing: nil))
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
    case .ware(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"kind\":\"ware\",")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start)
    case .cost(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"kind\":\"cost\",")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start)
    }
  }
}

nonisolated extension Goods: KVMap.ContextDecodable {
  static func _kvEncode(context: Stall, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try context._kvEncode(&kv)
  }
}

nonisolated extension Thing: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Thing {
    var choice: KVMap.UnionAttempt = kv.beginUnion(Swift.ObjectIdentifier(Thing.self), _kvKeys)
    if kv.shouldTryCase(0, &choice, kinds: 2) {  // goods
      do throws(KVMap.CodingFailure) {
        let value: Thing = try .goods(_kvDecode_goods(&kv))
        kv.acceptCase(0, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "goods") }
    }
    if kv.shouldTryCase(1, &choice, kinds: 1) {  // ware
      do throws(KVMap.CodingFailure) {
        let value: Thing = try .ware(Ware._kvDecode(&kv, replacing: nil))
        kv.acceptCase(1, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "ware") }
    }
    if kv.shouldTryCase(2, &choice, kinds: 4) {  // text
      do throws(KVMap.CodingFailure) {
        let value: Thing = try .text(kv.string())
        kv.acceptCase(2, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "text") }
    }
    throw kv.noCaseMatched(choice)
  }

  private static func _kvDecode_goods(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Goods] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Goods in try Goods._kvDecode(&kv, replacing: nil) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .goods(let value):
      try kv.array(value)
    case .ware(let value):
      try value._kvEncode(&kv)
    case .text(let value):
      kv.string(value)
    }
  }
}

nonisolated extension Thing: KVMap.ContextDecodable {
  static func _kvEncode(context: Stall, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try context._kvEncode(&kv)
  }
}

nonisolated extension Finding: KVMap.DocumentDecodable where Found: KVMap.DocumentDecodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Finding {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: false)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.CodingFailure) {
      let value: Finding
      switch number {
      case 0: value = try .found(Listing<Found>._kvDecode(&kv, replacing: nil))
      default:  // none
        try kv.passObject(_kvEmpty)
        value = .none
      }
      kv.endPayload(led)
      return value
    } catch {
      kv.endPayload(led)
      throw error
    }
  }
}

nonisolated extension Finding: KVMap.DocumentEncodable where Found: KVMap.DocumentEncodable {
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .found(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"state\":\"found\",")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start)
    case .none:
      kv.beginObject()
      kv.key("\"state\":\"none\",")
      kv.endObject()
    }
  }
}

nonisolated extension Finding: KVMap.ContextDecodable where Found: KVMap.ContextDecodable {
  static func _kvEncode(context: Found.CallerContext, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try Found._kvEncode(context: context, &kv)
  }
}

nonisolated extension Beast {
  enum Family: KVMap.CodingMapping {
    typealias Value = Beast

    static func _kvDecode(
      _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
    ) throws(KVMap.CodingFailure) -> Beast {
      let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: true)
      let led: Swift.Int = kv.beginPayload(_kvPath)
      do throws(KVMap.CodingFailure) {
        let value: Beast
        switch number {
        case 0: value = try Mule._kvDecode(&kv, replacing: nil)
        case 1: value = try Horse._kvDecode(&kv, replacing: nil)
        default: value = try Beast._kvDecode(&kv, replacing: nil)
        }
        kv.endPayload(led)
        return value
      } catch {
        kv.endPayload(led)
        throw error
      }
    }

    static func _kvEncode(_ whole: Beast, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
      switch Swift.ObjectIdentifier(Swift.type(of: whole)) {
      case Swift.ObjectIdentifier(Mule.self):
        let start: Swift.Int = kv.beginPrefixMembers("\"kind\":\"mule\",")
        try whole._kvEncode(&kv)
        try kv.endPrefixMembers(start)
      case Swift.ObjectIdentifier(Horse.self):
        let start: Swift.Int = kv.beginPrefixMembers("\"kind\":\"horse\",")
        try whole._kvEncode(&kv)
        try kv.endPrefixMembers(start)
      case Swift.ObjectIdentifier(Beast.self):
        throw kv.unknownCase("Beast")
      default: throw kv.unknownCase(Swift.String(describing: Swift.type(of: whole)))
      }
    }
  }
}

nonisolated extension Beast.Family: KVMap.ContextDecodingMapping {
  static func _kvEncode(context: Stall, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try context._kvEncode(&kv)
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Stall {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.currency, right.currency)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.currency.hash(into: &hasher)
  }
}

nonisolated extension Ware {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.title, right.title),
      KVMap._kvAreEqual(left.seller, right.seller),
      KVMap._kvAreEqual(left.price, right.price)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.title.hash(into: &hasher)
    self.seller.hash(into: &hasher)
    self.price.hash(into: &hasher)
  }
}

nonisolated extension Cost {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.amount, right.amount)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.amount.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Stall {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{8}\0\0\u{1}\0\0\0\0currency\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Stall\tContexts.kvmap\t3
        name\t+0\tname
        currency\t+0\tcurrency
        """)
  }
}

nonisolated extension Ware {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{3}\0\u{5}\0\0\0\0\0\u{1}\0title\"\0\0\u{5}\0\0\u{1}\0\0\0\0price\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Ware\tContexts.kvmap\t5
        title\t+2\ttitle
        price\t+4\tprice
        seller\t+3\tname
        """)
  }
}

nonisolated extension Cost {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{6}\0\0\0\0\0\u{1}\0amount\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Cost\tContexts.kvmap\t13
        amount\t+0\tamount
        """)
  }
}

nonisolated extension Ware.Label {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{3}\0\0\0\u{1}\0\0\0\0\0\u{1}\0t\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0p\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Ware\tContexts.kvmap\t16
        title\t+2\tt
        price\t+4\tp
        seller\t+3\t[0]
        """)
  }
}

nonisolated extension Stall.Renewed {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{8}\0\0\u{1}\0\0\u{1}\0currency\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Stall\tContexts.kvmap\t24
        name\t+2\tname
        currency\t+3\tcurrency
        """)
  }
}

nonisolated extension Beast {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Beast\tContexts.kvmap\t39
        name\t+0\tname
        """)
  }
}

nonisolated extension Mule {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Mule\tContexts.kvmap\t40
        name\t-1\tname
        owner\t+0\tname
        """)
  }
}

nonisolated extension Horse {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{5}\0\0\u{1}\0\0\0\0races\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Horse\tContexts.kvmap\t41
        name\t-2\tname
        races\t+0\traces
        """)
  }
}

nonisolated extension Fair {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{6}\0\0\0\0\0\u{1}\0beasts\"\0\u{5}\0\0\u{1}\0\0\0\0goods\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Fair\tContexts.kvmap\t44
        beasts\t+0\tbeasts
        goods\t+0\tgoods
        """)
  }
}

nonisolated extension Listing {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\u{5}\0\0\0\0\0\u{1}\0items\"\0\0\u{5}\0\0\u{1}\0\0\0\0total\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6c45d188009454f, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Listing\tContexts.kvmap\t86
        items\t+0\titems
        total\t+0\ttotal
        """)
  }
}

nonisolated extension Goods {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0kind\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Goods\tContexts.kvmap\t31
        \t+0\tkind
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\u{1}\0\u{4}\0\0\0\0\0\0\0ware\"\0\0\0\u{4}\0\0\u{1}\0\0\0\0cost\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6c45d188009454f, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Goods\tContexts.kvmap\t31
        """)
  }
}

nonisolated extension Thing {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Thing\tContexts.kvmap\t37
        """)
  }
}

nonisolated extension Finding {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\0\0state\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Finding\tContexts.kvmap\t87
        \t+0\tstate
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{5}\0\0\0\0\0\0\0found\"\0\0\u{4}\0\0\u{1}\0\0\0\0none\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Finding\tContexts.kvmap\t87
        """)
  }

  private static var _kvEmpty: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Finding\tContexts.kvmap\t87
        """)
  }
}

nonisolated extension Beast.Family {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0kind\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Beast\tContexts.kvmap\t42
        \t+0\tkind
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\u{1}\0\u{3}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0mule\"\0\0\0\u{5}\0\0\u{1}\0\0\0\0horse\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Beast\tContexts.kvmap\t42
        """)
  }
}
