// Generated from Classes.kvmap. Do not edit.
// kvmap format 1, input e4ecd1430f65d84e, body a0b9febe581b7739
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
@_spi(Generated) import KVMap
@_spi(Generated) import KVMapSync

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated class Vehicle: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  var id: Swift.Int
  var name: Swift.String?
  var passengers: [Passenger]

  init(id: Swift.Int, name: Swift.String? = nil, passengers: [Passenger] = []) {
    self.id = id
    self.name = name
    self.passengers = passengers
  }

  class var _kvUsesElementPosition: Swift.Bool { false }

  class var _kvOptions: KVMap.DecodingOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Vehicle?
  ) throws(KVMap.CodingFailure) -> (Swift.Int, Swift.String?, [Passenger]) {
    var _0: Swift.Int? = current?.id
    var _1: Swift.String? = current?.name
    var _2: [Passenger] = current?.passengers ?? []
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.int()  // id
        case 1: _1 = try kv.consumeNull() ? nil : kv.string()  // name
        case 2: _2 = try kv.consumeNull() ? [] : kv.array(of: Passenger.self)  // passengers
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    return (_0, _1, _2)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    guard let current = current?.assumingMemoryBound(to: Vehicle.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: Vehicle?) throws(KVMap.CodingFailure) {
    let (_0, _1, _2) = try Self._kvProperties(&kv, updating: current)
    self.id = _0
    self.name = _1
    self.passengers = _2
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Vehicle") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.string("\"name\":", ifPresent: self.name)
    try kv.array("\"passengers\":", self.passengers)
    kv.endObject()
  }

  class var _kvEntryType: any KVMapSync.SyncEntry.Type { Vehicle._KVFamilyEntry.self }
}

nonisolated class Car: Vehicle {
  var doors: Swift.Int
  var driver: Passenger?

  init(
    id: Swift.Int,
    name: Swift.String? = nil,
    passengers: [Passenger] = [],
    doors: Swift.Int,
    driver: Passenger? = nil
  ) {
    self.doors = doors
    self.driver = driver
    super.init(id: id, name: name, passengers: passengers)
  }

  override class var _kvUsesElementPosition: Swift.Bool { false }

  override class var _kvOptions: KVMap.DecodingOptions { .init() }

  override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Car?
  ) throws(KVMap.CodingFailure) -> (Swift.Int, Swift.String?, [Passenger], Swift.Int, Passenger?) {
    var _0: Swift.Int? = current?.id
    var _1: Swift.String? = current?.name
    var _2: [Passenger] = current?.passengers ?? []
    var _3: Swift.Int? = current?.doors
    var _4: Passenger? = current?.driver
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.int()  // id
        case 1: _1 = try kv.consumeNull() ? nil : kv.string()  // name
        case 2: _2 = try kv.consumeNull() ? [] : kv.array(of: Passenger.self)  // passengers
        case 3: _3 = try kv.int()  // doors
        case 4: _4 = try kv.consumeNullOrEmptyText() ? nil : Passenger._kvDecode(&kv, updating: current?.driver)  // driver
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0, let _3 else { try kv.throwDeferredFailure() }
    return (_0, _1, _2, _3, _4)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: Vehicle?) throws(KVMap.CodingFailure) {
    let (_0, _1, _2, _3, _4) = try Self._kvProperties(&kv, updating: current as? Car)
    self.doors = _3
    self.driver = _4
    super.init(id: _0, name: _1, passengers: _2)
  }

  override class var _kvRoot: Swift.String { "" }

  override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Car") }

  override func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.string("\"name\":", ifPresent: self.name)
    try kv.array("\"passengers\":", self.passengers)
    kv.int("\"doors\":", self.doors)
    if let value = self.driver { kv.key("\"driver\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }

  override class var _kvEntryType: any KVMapSync.SyncEntry.Type { Car._KVEntry.self }
}

nonisolated class Bus: Vehicle {
  var seats: Swift.Int
  var lines: [BusLine]

  init(
    id: Swift.Int,
    name: Swift.String? = nil,
    passengers: [Passenger] = [],
    seats: Swift.Int = 40,
    lines: [BusLine] = []
  ) {
    self.seats = seats
    self.lines = lines
    super.init(id: id, name: name, passengers: passengers)
  }

  override class var _kvUsesElementPosition: Swift.Bool { false }

  override class var _kvOptions: KVMap.DecodingOptions { .init() }

  override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Bus?
  ) throws(KVMap.CodingFailure) -> (Swift.Int, Swift.String?, [Passenger], Swift.Int, [BusLine]) {
    var _0: Swift.Int? = current?.id
    var _1: Swift.String? = current?.name
    var _2: [Passenger] = current?.passengers ?? []
    var _3: Swift.Int = current?.seats ?? 40
    var _4: [BusLine] = current?.lines ?? []
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.int()  // id
        case 1: _1 = try kv.consumeNull() ? nil : kv.string()  // name
        case 2: _2 = try kv.consumeNull() ? [] : kv.array(of: Passenger.self)  // passengers
        case 3: _3 = try kv.consumeNull() ? 40 : kv.int()  // seats
        case 4: _4 = try kv.consumeNull() ? [] : kv.array(of: BusLine.self)  // lines
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    return (_0, _1, _2, _3, _4)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: Vehicle?) throws(KVMap.CodingFailure) {
    let (_0, _1, _2, _3, _4) = try Self._kvProperties(&kv, updating: current as? Bus)
    self.seats = _3
    self.lines = _4
    super.init(id: _0, name: _1, passengers: _2)
  }

  override class var _kvRoot: Swift.String { "" }

  override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Bus") }

  override func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.string("\"name\":", ifPresent: self.name)
    try kv.array("\"passengers\":", self.passengers)
    kv.int("\"seats\":", self.seats)
    try kv.array("\"lines\":", self.lines)
    kv.endObject()
  }

  override class var _kvEntryType: any KVMapSync.SyncEntry.Type { Bus._KVEntry.self }
}

nonisolated struct Passenger: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int
  var name: Swift.Optional<Swift.String>

  init(id: Swift.Int, name: Swift.String? = nil) {
    self.id = id
    self.name = name
  }
}

nonisolated struct BusLine: Swift.Sendable, Swift.Hashable {
  var name: Swift.String

  init(name: Swift.String) {
    self.name = name
  }
}

nonisolated struct Garage {
  var id: Swift.Int
  var vehicles: [Vehicle]
  var first: Swift.Optional<Vehicle>

  init(id: Swift.Int, vehicles: [Vehicle] = [], first: Vehicle? = nil) {
    self.id = id
    self.vehicles = vehicles
    self.first = first
  }
}

nonisolated class Post: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  var id: Swift.Int
  var title: Swift.String?

  init(id: Swift.Int, title: Swift.String? = nil) {
    self.id = id
    self.title = title
  }

  class var _kvUsesElementPosition: Swift.Bool { false }

  class var _kvOptions: KVMap.DecodingOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Post?
  ) throws(KVMap.CodingFailure) -> (Swift.Int, Swift.String?) {
    var _0: Swift.Int? = current?.id
    var _1: Swift.String? = current?.title
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.int()  // id
        case 1: _1 = try kv.consumeNull() ? nil : kv.string()  // title
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    return (_0, _1)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    guard let current = current?.assumingMemoryBound(to: Post.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: Post?) throws(KVMap.CodingFailure) {
    let (_0, _1) = try Self._kvProperties(&kv, updating: current)
    self.id = _0
    self.title = _1
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Post") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.string("\"title\":", ifPresent: self.title)
    kv.endObject()
  }

  class var _kvEntryType: any KVMapSync.SyncEntry.Type { Post._KVFamilyEntry.self }
}

nonisolated class Media: Post {
  var size: Swift.Int?

  init(id: Swift.Int, title: Swift.String? = nil, size: Swift.Int? = nil) {
    self.size = size
    super.init(id: id, title: title)
  }

  override class var _kvUsesElementPosition: Swift.Bool { false }

  override class var _kvOptions: KVMap.DecodingOptions { .init() }

  override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Media?
  ) throws(KVMap.CodingFailure) -> (Swift.Int, Swift.String?, Swift.Int?) {
    var _0: Swift.Int? = current?.id
    var _1: Swift.String? = current?.title
    var _2: Swift.Int? = current?.size
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.int()  // id
        case 1: _1 = try kv.consumeNull() ? nil : kv.string()  // title
        case 2: _2 = try kv.consumeNullOrEmptyElement() ? nil : kv.int()  // size
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    return (_0, _1, _2)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: Post?) throws(KVMap.CodingFailure) {
    let (_0, _1, _2) = try Self._kvProperties(&kv, updating: current as? Media)
    self.size = _2
    super.init(id: _0, title: _1)
  }

  override class var _kvRoot: Swift.String { "" }

  override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Media") }

  override func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.string("\"title\":", ifPresent: self.title)
    kv.int("\"size\":", ifPresent: self.size)
    kv.endObject()
  }

  override class var _kvEntryType: any KVMapSync.SyncEntry.Type { Media._KVEntry.self }
}

nonisolated class Video: Media {
  var seconds: Swift.Int?

  init(id: Swift.Int, title: Swift.String? = nil, size: Swift.Int? = nil, seconds: Swift.Int? = nil) {
    self.seconds = seconds
    super.init(id: id, title: title, size: size)
  }

  override class var _kvUsesElementPosition: Swift.Bool { false }

  override class var _kvOptions: KVMap.DecodingOptions { .init() }

  override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Video?
  ) throws(KVMap.CodingFailure) -> (Swift.Int, Swift.String?, Swift.Int?, Swift.Int?) {
    var _0: Swift.Int? = current?.id
    var _1: Swift.String? = current?.title
    var _2: Swift.Int? = current?.size
    var _3: Swift.Int? = current?.seconds
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.int()  // id
        case 1: _1 = try kv.consumeNull() ? nil : kv.string()  // title
        case 2: _2 = try kv.consumeNullOrEmptyElement() ? nil : kv.int()  // size
        case 3: _3 = try kv.consumeNullOrEmptyElement() ? nil : kv.int()  // seconds
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    return (_0, _1, _2, _3)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: Post?) throws(KVMap.CodingFailure) {
    let (_0, _1, _2, _3) = try Self._kvProperties(&kv, updating: current as? Video)
    self.seconds = _3
    super.init(id: _0, title: _1, size: _2)
  }

  override class var _kvRoot: Swift.String { "" }

  override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Video") }

  override func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.string("\"title\":", ifPresent: self.title)
    kv.int("\"size\":", ifPresent: self.size)
    kv.int("\"seconds\":", ifPresent: self.seconds)
    kv.endObject()
  }

  override class var _kvEntryType: any KVMapSync.SyncEntry.Type { Video._KVEntry.self }
}

nonisolated class Memo: Post {
  var text: Swift.String?

  init(id: Swift.Int, title: Swift.String? = nil, text: Swift.String? = nil) {
    self.text = text
    super.init(id: id, title: title)
  }

  override class var _kvUsesElementPosition: Swift.Bool { false }

  override class var _kvOptions: KVMap.DecodingOptions { .init() }

  override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Memo?
  ) throws(KVMap.CodingFailure) -> (Swift.Int, Swift.String?, Swift.String?) {
    var _0: Swift.Int? = current?.id
    var _1: Swift.String? = current?.title
    var _2: Swift.String? = current?.text
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.int()  // id
        case 1: _1 = try kv.consumeNull() ? nil : kv.string()  // title
        case 2: _2 = try kv.consumeNull() ? nil : kv.string()  // text
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    return (_0, _1, _2)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: Post?) throws(KVMap.CodingFailure) {
    let (_0, _1, _2) = try Self._kvProperties(&kv, updating: current as? Memo)
    self.text = _2
    super.init(id: _0, title: _1)
  }

  override class var _kvRoot: Swift.String { "" }

  override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Memo") }

  override func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.string("\"title\":", ifPresent: self.title)
    kv.string("\"text\":", ifPresent: self.text)
    kv.endObject()
  }

  override class var _kvEntryType: any KVMapSync.SyncEntry.Type { Memo._KVEntry.self }
}

nonisolated class Area: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  var id: Swift.Int

  init(id: Swift.Int) {
    self.id = id
  }

  class var _kvUsesElementPosition: Swift.Bool { false }

  class var _kvOptions: KVMap.DecodingOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Area?
  ) throws(KVMap.CodingFailure) -> Swift.Int {
    var _0: Swift.Int? = current?.id
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.int()  // id
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
    guard let current = current?.assumingMemoryBound(to: Area.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: Area?) throws(KVMap.CodingFailure) {
    let _0: Swift.Int = try Self._kvProperties(&kv, updating: current)
    self.id = _0
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Area") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.endObject()
  }

  class var _kvEntryType: any KVMapSync.SyncEntry.Type { Area._KVEntry.self }
}

nonisolated class Land: Area {
  var name: Swift.String?

  init(id: Swift.Int, name: Swift.String? = nil) {
    self.name = name
    super.init(id: id)
  }

  override class var _kvUsesElementPosition: Swift.Bool { false }

  override class var _kvOptions: KVMap.DecodingOptions { .init() }

  override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Land?
  ) throws(KVMap.CodingFailure) -> (Swift.Int, Swift.String?) {
    var _0: Swift.Int? = current?.id
    var _1: Swift.String? = current?.name
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.int()  // id
        case 1: _1 = try kv.consumeNull() ? nil : kv.string()  // name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    return (_0, _1)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: Area?) throws(KVMap.CodingFailure) {
    let (_0, _1) = try Self._kvProperties(&kv, updating: current as? Land)
    self.name = _1
    super.init(id: _0)
  }

  override class var _kvRoot: Swift.String { "" }

  override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Land") }

  override func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.string("\"name\":", ifPresent: self.name)
    kv.endObject()
  }

  override class var _kvEntryType: any KVMapSync.SyncEntry.Type { Land._KVFamilyEntry.self }
}

nonisolated class Forest: Land {
  var trees: Swift.Int?

  init(id: Swift.Int, name: Swift.String? = nil, trees: Swift.Int? = nil) {
    self.trees = trees
    super.init(id: id, name: name)
  }

  override class var _kvUsesElementPosition: Swift.Bool { false }

  override class var _kvOptions: KVMap.DecodingOptions { .init() }

  override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Forest?
  ) throws(KVMap.CodingFailure) -> (Swift.Int, Swift.String?, Swift.Int?) {
    var _0: Swift.Int? = current?.id
    var _1: Swift.String? = current?.name
    var _2: Swift.Int? = current?.trees
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.int()  // id
        case 1: _1 = try kv.consumeNull() ? nil : kv.string()  // name
        case 2: _2 = try kv.consumeNullOrEmptyElement() ? nil : kv.int()  // trees
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    return (_0, _1, _2)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: Area?) throws(KVMap.CodingFailure) {
    let (_0, _1, _2) = try Self._kvProperties(&kv, updating: current as? Forest)
    self.trees = _2
    super.init(id: _0, name: _1)
  }

  override class var _kvRoot: Swift.String { "" }

  override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Forest") }

  override func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.string("\"name\":", ifPresent: self.name)
    kv.int("\"trees\":", ifPresent: self.trees)
    kv.endObject()
  }

  override class var _kvEntryType: any KVMapSync.SyncEntry.Type { Forest._KVEntry.self }
}

nonisolated class Lake: Land {
  var depth: Swift.Int?

  init(id: Swift.Int, name: Swift.String? = nil, depth: Swift.Int? = nil) {
    self.depth = depth
    super.init(id: id, name: name)
  }

  override class var _kvUsesElementPosition: Swift.Bool { false }

  override class var _kvOptions: KVMap.DecodingOptions { .init() }

  override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Lake?
  ) throws(KVMap.CodingFailure) -> (Swift.Int, Swift.String?, Swift.Int?) {
    var _0: Swift.Int? = current?.id
    var _1: Swift.String? = current?.name
    var _2: Swift.Int? = current?.depth
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.int()  // id
        case 1: _1 = try kv.consumeNull() ? nil : kv.string()  // name
        case 2: _2 = try kv.consumeNullOrEmptyElement() ? nil : kv.int()  // depth
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    return (_0, _1, _2)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: Area?) throws(KVMap.CodingFailure) {
    let (_0, _1, _2) = try Self._kvProperties(&kv, updating: current as? Lake)
    self.depth = _2
    super.init(id: _0, name: _1)
  }

  override class var _kvRoot: Swift.String { "" }

  override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Lake") }

  override func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.string("\"name\":", ifPresent: self.name)
    kv.int("\"depth\":", ifPresent: self.depth)
    kv.endObject()
  }

  override class var _kvEntryType: any KVMapSync.SyncEntry.Type { Lake._KVEntry.self }
}

nonisolated class Animal: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  var id: Swift.Int
  var name: Swift.String?

  init(id: Swift.Int, name: Swift.String? = nil) {
    self.id = id
    self.name = name
  }

  class var _kvUsesElementPosition: Swift.Bool { false }

  class var _kvOptions: KVMap.DecodingOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Animal?
  ) throws(KVMap.CodingFailure) -> (Swift.Int, Swift.String?) {
    var _0: Swift.Int? = current?.id
    var _1: Swift.String? = current?.name
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.int()  // id
        case 1: _1 = try kv.consumeNull() ? nil : kv.string()  // name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    return (_0, _1)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    guard let current = current?.assumingMemoryBound(to: Animal.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: Animal?) throws(KVMap.CodingFailure) {
    let (_0, _1) = try Self._kvProperties(&kv, updating: current)
    self.id = _0
    self.name = _1
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Animal") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.string("\"name\":", ifPresent: self.name)
    kv.endObject()
  }

  class var _kvEntryType: any KVMapSync.SyncEntry.Type { Animal._KVFamilyEntry.self }
}

nonisolated class Dog: Animal {
  var barks: Swift.Bool

  init(id: Swift.Int, name: Swift.String? = nil, barks: Swift.Bool = true) {
    self.barks = barks
    super.init(id: id, name: name)
  }

  override class var _kvUsesElementPosition: Swift.Bool { false }

  override class var _kvOptions: KVMap.DecodingOptions { .init() }

  override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Dog?
  ) throws(KVMap.CodingFailure) -> (Swift.Int, Swift.String?, Swift.Bool) {
    var _0: Swift.Int? = current?.id
    var _1: Swift.String? = current?.name
    var _2: Swift.Bool = current?.barks ?? true
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.int()  // id
        case 1: _1 = try kv.consumeNull() ? nil : kv.string()  // name
        case 2: _2 = try kv.consumeNull() ? true : kv.bool()  // barks
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    return (_0, _1, _2)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: Animal?) throws(KVMap.CodingFailure) {
    let (_0, _1, _2) = try Self._kvProperties(&kv, updating: current as? Dog)
    self.barks = _2
    super.init(id: _0, name: _1)
  }

  override class var _kvRoot: Swift.String { "" }

  override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Dog") }

  override func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.string("\"name\":", ifPresent: self.name)
    kv.bool("\"barks\":", self.barks)
    kv.endObject()
  }

  override class var _kvEntryType: any KVMapSync.SyncEntry.Type { Dog._KVEntry.self }
}

nonisolated class Cat: Animal {
  var lives: Swift.Int
  var friend: Animal?

  init(id: Swift.Int, name: Swift.String? = nil, lives: Swift.Int, friend: Animal? = nil) {
    self.lives = lives
    self.friend = friend
    super.init(id: id, name: name)
  }

  override class var _kvUsesElementPosition: Swift.Bool { false }

  override class var _kvOptions: KVMap.DecodingOptions { .init() }

  override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Cat?
  ) throws(KVMap.CodingFailure) -> (Swift.Int, Swift.String?, Swift.Int, Animal?) {
    var _0: Swift.Int? = current?.id
    var _1: Swift.String? = current?.name
    var _2: Swift.Int? = current?.lives
    var _3: Animal? = current?.friend
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.int()  // id
        case 1: _1 = try kv.consumeNull() ? nil : kv.string()  // name
        case 2: _2 = try kv.int()  // lives
        case 3: _3 = try kv.consumeNullOrEmptyText() ? nil : Animal.Family._kvDecode(&kv, replacing: nil)  // friend
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0, let _2 else { try kv.throwDeferredFailure() }
    return (_0, _1, _2, _3)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: Animal?) throws(KVMap.CodingFailure) {
    let (_0, _1, _2, _3) = try Self._kvProperties(&kv, updating: current as? Cat)
    self.lives = _2
    self.friend = _3
    super.init(id: _0, name: _1)
  }

  override class var _kvRoot: Swift.String { "" }

  override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Cat") }

  override func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.string("\"name\":", ifPresent: self.name)
    kv.int("\"lives\":", self.lives)
    if let value = self.friend { kv.key("\"friend\":"); try Animal.Family._kvEncode(value, &kv) }
    kv.endObject()
  }

  override class var _kvEntryType: any KVMapSync.SyncEntry.Type { Cat._KVEntry.self }
}

nonisolated struct Shelter {
  var id: Swift.Int
  var animals: [Animal]
  var mascot: Swift.Optional<Animal>

  init(id: Swift.Int, animals: [Animal] = [], mascot: Animal? = nil) {
    self.id = id
    self.animals = animals
    self.mascot = mascot
  }
}

nonisolated class Machine: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  var id: Swift.Int
  var parts: [Passenger]

  init(id: Swift.Int, parts: [Passenger] = []) {
    self.id = id
    self.parts = parts
  }

  class var _kvUsesElementPosition: Swift.Bool { false }

  class var _kvOptions: KVMap.DecodingOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Machine?
  ) throws(KVMap.CodingFailure) -> (Swift.Int, [Passenger]) {
    var _0: Swift.Int? = current?.id
    var _1: [Passenger] = current?.parts ?? []
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.int()  // id
        case 1: _1 = try kv.consumeNull() ? [] : kv.array(of: Passenger.self)  // parts
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    return (_0, _1)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    guard let current = current?.assumingMemoryBound(to: Machine.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: Machine?) throws(KVMap.CodingFailure) {
    let (_0, _1) = try Self._kvProperties(&kv, updating: current)
    self.id = _0
    self.parts = _1
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Machine") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    try kv.array("\"parts\":", self.parts)
    kv.endObject()
  }

  class var _kvEntryType: any KVMapSync.SyncEntry.Type { Machine._KVEntry.self }
}

nonisolated class Racecar: Machine {
  var maxSpeed: Swift.Int?

  init(id: Swift.Int, parts: [Passenger] = [], maxSpeed: Swift.Int? = nil) {
    self.maxSpeed = maxSpeed
    super.init(id: id, parts: parts)
  }

  override class var _kvUsesElementPosition: Swift.Bool { false }

  override class var _kvOptions: KVMap.DecodingOptions { .init() }

  override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Racecar?
  ) throws(KVMap.CodingFailure) -> (Swift.Int, [Passenger], Swift.Int?) {
    var _0: Swift.Int? = current?.id
    var _1: [Passenger] = current?.parts ?? []
    var _2: Swift.Int? = current?.maxSpeed
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.int()  // id
        case 1: _1 = try kv.consumeNull() ? [] : kv.array(of: Passenger.self)  // parts
        case 2: _2 = try kv.consumeNullOrEmptyElement() ? nil : kv.int()  // max_speed
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    return (_0, _1, _2)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: Machine?) throws(KVMap.CodingFailure) {
    let (_0, _1, _2) = try Self._kvProperties(&kv, updating: current as? Racecar)
    self.maxSpeed = _2
    super.init(id: _0, parts: _1)
  }

  override class var _kvRoot: Swift.String { "" }

  override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Racecar") }

  override func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    try kv.array("\"parts\":", self.parts)
    kv.int("\"max_speed\":", ifPresent: self.maxSpeed)
    kv.endObject()
  }

  override class var _kvEntryType: any KVMapSync.SyncEntry.Type { Racecar._KVEntry.self }
}

nonisolated struct Versioned: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int
  var name: Swift.String
  var updatedAt: Swift.Optional<Swift.Int>
  var isDeleted: Swift.Bool
  var pages: [VersionedPage]
  var next: Swift.Optional<Versioned2>

  init(
    id: Swift.Int,
    name: Swift.String,
    updatedAt: Swift.Int? = nil,
    isDeleted: Swift.Bool = false,
    pages: [VersionedPage] = [],
    next: Versioned2? = nil
  ) {
    self.id = id
    self.name = name
    self.updatedAt = updatedAt
    self.isDeleted = isDeleted
    self.pages = pages
    self.next = next
  }
}

nonisolated struct Versioned2: Swift.Sendable, Swift.Hashable {
  var id: Decimal
  var version: Swift.Optional<Decimal>

  init(id: Decimal, version: Decimal? = nil) {
    self.id = id
    self.version = version
  }
}

nonisolated struct VersionedPage: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int
  var text: Swift.Optional<Swift.String>

  init(id: Swift.Int, text: Swift.String? = nil) {
    self.id = id
    self.text = text
  }
}

nonisolated struct Keyed: Swift.Sendable, Swift.Hashable {
  var key: Swift.String
  var size: Swift.Int

  init(key: Swift.String, size: Swift.Int = 0) {
    self.key = key
    self.size = size
  }
}

nonisolated extension Vehicle {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>
    var name: KVMap.PatchField<Swift.String>
    var passengers: KVMap.PatchField<[Passenger._KVEntry]>

    init(
      id: KVMap.PatchField<Swift.Int> = .absent,
      name: KVMap.PatchField<Swift.String> = .absent,
      passengers: KVMap.PatchField<[Passenger._KVEntry]> = .absent
    ) {
      self.id = id
      self.name = name
      self.passengers = passengers
    }
  }
}

nonisolated extension Vehicle {
  /// An entry of any class of the family.
  enum _KVFamilyEntry: Swift.Sendable {
    case _0(Car._KVEntry)
    case _1(Bus._KVEntry)
  }
}

nonisolated extension Car {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>
    var name: KVMap.PatchField<Swift.String>
    var passengers: KVMap.PatchField<[Passenger._KVEntry]>
    var doors: KVMap.PatchField<Swift.Int>
    var driver: KVMap.PatchField<Passenger._KVEntry>

    init(
      id: KVMap.PatchField<Swift.Int> = .absent,
      name: KVMap.PatchField<Swift.String> = .absent,
      passengers: KVMap.PatchField<[Passenger._KVEntry]> = .absent,
      doors: KVMap.PatchField<Swift.Int> = .absent,
      driver: KVMap.PatchField<Passenger._KVEntry> = .absent
    ) {
      self.id = id
      self.name = name
      self.passengers = passengers
      self.doors = doors
      self.driver = driver
    }
  }
}

nonisolated extension Bus {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>
    var name: KVMap.PatchField<Swift.String>
    var passengers: KVMap.PatchField<[Passenger._KVEntry]>
    var seats: KVMap.PatchField<Swift.Int>
    var lines: KVMap.PatchField<[BusLine._KVEntry]>

    init(
      id: KVMap.PatchField<Swift.Int> = .absent,
      name: KVMap.PatchField<Swift.String> = .absent,
      passengers: KVMap.PatchField<[Passenger._KVEntry]> = .absent,
      seats: KVMap.PatchField<Swift.Int> = .absent,
      lines: KVMap.PatchField<[BusLine._KVEntry]> = .absent
    ) {
      self.id = id
      self.name = name
      self.passengers = passengers
      self.seats = seats
      self.lines = lines
    }
  }
}

nonisolated extension Passenger {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>
    var name: KVMap.PatchField<Swift.String>

    init(id: KVMap.PatchField<Swift.Int> = .absent, name: KVMap.PatchField<Swift.String> = .absent) {
      self.id = id
      self.name = name
    }
  }
}

nonisolated extension BusLine {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var name: KVMap.PatchField<Swift.String>

    init(name: KVMap.PatchField<Swift.String> = .absent) {
      self.name = name
    }
  }
}

nonisolated extension Garage {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>
    var vehicles: KVMap.PatchField<[Vehicle._KVFamilyEntry]>
    var first: KVMap.PatchField<[Vehicle._KVFamilyEntry]>

    init(
      id: KVMap.PatchField<Swift.Int> = .absent,
      vehicles: KVMap.PatchField<[Vehicle._KVFamilyEntry]> = .absent,
      first: KVMap.PatchField<[Vehicle._KVFamilyEntry]> = .absent
    ) {
      self.id = id
      self.vehicles = vehicles
      self.first = first
    }
  }
}

nonisolated extension Post {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>
    var title: KVMap.PatchField<Swift.String>

    init(id: KVMap.PatchField<Swift.Int> = .absent, title: KVMap.PatchField<Swift.String> = .absent) {
      self.id = id
      self.title = title
    }
  }
}

nonisolated extension Post {
  /// An entry of any class of the family.
  enum _KVFamilyEntry: Swift.Sendable {
    case _0(Media._KVEntry)
    case _1(Video._KVEntry)
    case _2(Memo._KVEntry)
  }
}

nonisolated extension Media {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>
    var title: KVMap.PatchField<Swift.String>
    var size: KVMap.PatchField<Swift.Int>

    init(
      id: KVMap.PatchField<Swift.Int> = .absent,
      title: KVMap.PatchField<Swift.String> = .absent,
      size: KVMap.PatchField<Swift.Int> = .absent
    ) {
      self.id = id
      self.title = title
      self.size = size
    }
  }
}

nonisolated extension Video {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>
    var title: KVMap.PatchField<Swift.String>
    var size: KVMap.PatchField<Swift.Int>
    var seconds: KVMap.PatchField<Swift.Int>

    init(
      id: KVMap.PatchField<Swift.Int> = .absent,
      title: KVMap.PatchField<Swift.String> = .absent,
      size: KVMap.PatchField<Swift.Int> = .absent,
      seconds: KVMap.PatchField<Swift.Int> = .absent
    ) {
      self.id = id
      self.title = title
      self.size = size
      self.seconds = seconds
    }
  }
}

nonisolated extension Memo {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>
    var title: KVMap.PatchField<Swift.String>
    var text: KVMap.PatchField<Swift.String>

    init(
      id: KVMap.PatchField<Swift.Int> = .absent,
      title: KVMap.PatchField<Swift.String> = .absent,
      text: KVMap.PatchField<Swift.String> = .absent
    ) {
      self.id = id
      self.title = title
      self.text = text
    }
  }
}

nonisolated extension Area {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>

    init(id: KVMap.PatchField<Swift.Int> = .absent) {
      self.id = id
    }
  }
}

nonisolated extension Land {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>
    var name: KVMap.PatchField<Swift.String>

    init(id: KVMap.PatchField<Swift.Int> = .absent, name: KVMap.PatchField<Swift.String> = .absent) {
      self.id = id
      self.name = name
    }
  }
}

nonisolated extension Land {
  /// An entry of any class of the family.
  enum _KVFamilyEntry: Swift.Sendable {
    case _0(Forest._KVEntry)
    case _1(Lake._KVEntry)
  }
}

nonisolated extension Forest {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>
    var name: KVMap.PatchField<Swift.String>
    var trees: KVMap.PatchField<Swift.Int>

    init(
      id: KVMap.PatchField<Swift.Int> = .absent,
      name: KVMap.PatchField<Swift.String> = .absent,
      trees: KVMap.PatchField<Swift.Int> = .absent
    ) {
      self.id = id
      self.name = name
      self.trees = trees
    }
  }
}

nonisolated extension Lake {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>
    var name: KVMap.PatchField<Swift.String>
    var depth: KVMap.PatchField<Swift.Int>

    init(
      id: KVMap.PatchField<Swift.Int> = .absent,
      name: KVMap.PatchField<Swift.String> = .absent,
      depth: KVMap.PatchField<Swift.Int> = .absent
    ) {
      self.id = id
      self.name = name
      self.depth = depth
    }
  }
}

nonisolated extension Animal {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>
    var name: KVMap.PatchField<Swift.String>

    init(id: KVMap.PatchField<Swift.Int> = .absent, name: KVMap.PatchField<Swift.String> = .absent) {
      self.id = id
      self.name = name
    }
  }
}

nonisolated extension Animal {
  /// An entry of any class of the family.
  enum _KVFamilyEntry: Swift.Sendable {
    case _0(Dog._KVEntry)
    case _1(Cat._KVEntry)
  }
}

nonisolated extension Dog {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>
    var name: KVMap.PatchField<Swift.String>
    var barks: KVMap.PatchField<Swift.Bool>

    init(
      id: KVMap.PatchField<Swift.Int> = .absent,
      name: KVMap.PatchField<Swift.String> = .absent,
      barks: KVMap.PatchField<Swift.Bool> = .absent
    ) {
      self.id = id
      self.name = name
      self.barks = barks
    }
  }
}

nonisolated extension Cat {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>
    var name: KVMap.PatchField<Swift.String>
    var lives: KVMap.PatchField<Swift.Int>
    var friend: KVMap.PatchField<[Animal._KVFamilyEntry]>

    init(
      id: KVMap.PatchField<Swift.Int> = .absent,
      name: KVMap.PatchField<Swift.String> = .absent,
      lives: KVMap.PatchField<Swift.Int> = .absent,
      friend: KVMap.PatchField<[Animal._KVFamilyEntry]> = .absent
    ) {
      self.id = id
      self.name = name
      self.lives = lives
      self.friend = friend
    }
  }
}

nonisolated extension Shelter {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>
    var animals: KVMap.PatchField<[Animal._KVFamilyEntry]>
    var mascot: KVMap.PatchField<[Animal._KVFamilyEntry]>

    init(
      id: KVMap.PatchField<Swift.Int> = .absent,
      animals: KVMap.PatchField<[Animal._KVFamilyEntry]> = .absent,
      mascot: KVMap.PatchField<[Animal._KVFamilyEntry]> = .absent
    ) {
      self.id = id
      self.animals = animals
      self.mascot = mascot
    }
  }
}

nonisolated extension Machine {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>
    var parts: KVMap.PatchField<[Passenger._KVEntry]>

    init(
      id: KVMap.PatchField<Swift.Int> = .absent,
      parts: KVMap.PatchField<[Passenger._KVEntry]> = .absent
    ) {
      self.id = id
      self.parts = parts
    }
  }
}

nonisolated extension Racecar {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>
    var parts: KVMap.PatchField<[Passenger._KVEntry]>
    var maxSpeed: KVMap.PatchField<Swift.Int>

    init(
      id: KVMap.PatchField<Swift.Int> = .absent,
      parts: KVMap.PatchField<[Passenger._KVEntry]> = .absent,
      maxSpeed: KVMap.PatchField<Swift.Int> = .absent
    ) {
      self.id = id
      self.parts = parts
      self.maxSpeed = maxSpeed
    }
  }
}

nonisolated extension Versioned {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>
    var name: KVMap.PatchField<Swift.String>
    var updatedAt: KVMap.PatchField<Swift.Int>
    var isDeleted: KVMap.PatchField<Swift.Bool>
    var pages: KVMap.PatchField<[VersionedPage._KVEntry]>
    var next: KVMap.PatchField<Versioned2._KVEntry>

    init(
      id: KVMap.PatchField<Swift.Int> = .absent,
      name: KVMap.PatchField<Swift.String> = .absent,
      updatedAt: KVMap.PatchField<Swift.Int> = .absent,
      isDeleted: KVMap.PatchField<Swift.Bool> = .absent,
      pages: KVMap.PatchField<[VersionedPage._KVEntry]> = .absent,
      next: KVMap.PatchField<Versioned2._KVEntry> = .absent
    ) {
      self.id = id
      self.name = name
      self.updatedAt = updatedAt
      self.isDeleted = isDeleted
      self.pages = pages
      self.next = next
    }
  }
}

nonisolated extension Versioned2 {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Decimal>
    var version: KVMap.PatchField<Decimal>

    init(id: KVMap.PatchField<Decimal> = .absent, version: KVMap.PatchField<Decimal> = .absent) {
      self.id = id
      self.version = version
    }
  }
}

nonisolated extension VersionedPage {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var id: KVMap.PatchField<Swift.Int>
    var text: KVMap.PatchField<Swift.String>

    init(id: KVMap.PatchField<Swift.Int> = .absent, text: KVMap.PatchField<Swift.String> = .absent) {
      self.id = id
      self.text = text
    }
  }
}

nonisolated extension Keyed {
  /// What one entry of a document says of a row: each property absent, null or a value.
  nonisolated struct _KVEntry: Swift.Sendable {
    var key: KVMap.PatchField<Swift.String>
    var size: KVMap.PatchField<Swift.Int>

    init(key: KVMap.PatchField<Swift.String> = .absent, size: KVMap.PatchField<Swift.Int> = .absent) {
      self.key = key
      self.size = size
    }
  }
}

// MARK: - Mappings

nonisolated extension Passenger: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Passenger {
    Passenger(id: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Passenger, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.id)  // id
      case 1: kv.string(orNil: &out.name)  // name
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.string("\"name\":", ifPresent: self.name)
    kv.endObject()
  }
}

nonisolated extension BusLine: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: BusLine {
    BusLine(name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout BusLine, updating: Swift.Bool
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

nonisolated extension Garage: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Garage {
    Garage(id: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Garage, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &out.id)  // id
        case 1: out.vehicles = try kv.consumeNull() ? [] : _kvDecode_vehicles(&kv)  // vehicles
        case 2: out.first = try kv.consumeNullOrEmptyText() ? nil : Vehicle.Family._kvDecode(&kv, replacing: nil)  // first
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_vehicles(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Vehicle] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Vehicle in try Vehicle.Family._kvDecode(&kv, replacing: nil) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.key("\"vehicles\":")
    kv.beginArray()
    for value0 in self.vehicles { try Vehicle.Family._kvEncode(value0, &kv) }
    kv.endArray()
    if let value = self.first { kv.key("\"first\":"); try Vehicle.Family._kvEncode(value, &kv) }
    kv.endObject()
  }
}

nonisolated extension Shelter: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Shelter {
    Shelter(id: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Shelter, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &out.id)  // id
        case 1: out.animals = try kv.consumeNull() ? [] : _kvDecode_animals(&kv)  // animals
        case 2: out.mascot = try kv.consumeNullOrEmptyText() ? nil : Animal.Family._kvDecode(&kv, replacing: nil)  // mascot
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_animals(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Animal] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Animal in try Animal.Family._kvDecode(&kv, replacing: nil) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.key("\"animals\":")
    kv.beginArray()
    for value0 in self.animals { try Animal.Family._kvEncode(value0, &kv) }
    kv.endArray()
    if let value = self.mascot { kv.key("\"mascot\":"); try Animal.Family._kvEncode(value, &kv) }
    kv.endObject()
  }
}

nonisolated extension Versioned: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Versioned {
    Versioned(id: 0, name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Versioned, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &out.id)  // id
        case 1: kv.string(into: &out.name)  // name
        case 2: kv.int(orNil: &out.updatedAt)  // updated_at
        case 3: out.isDeleted = try kv.consumeNull() ? false : kv.bool()  // is_deleted
        case 4: out.pages = try kv.consumeNull() ? [] : kv.array(of: VersionedPage.self)  // pages
        case 5: kv.object(orNil: &out.next, updating: updating)  // next
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.string("\"name\":", self.name)
    kv.int("\"updated_at\":", ifPresent: self.updatedAt)
    kv.bool("\"is_deleted\":", self.isDeleted)
    try kv.array("\"pages\":", self.pages)
    if let value = self.next { kv.key("\"next\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension Versioned2: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Versioned2 {
    Versioned2(id: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Versioned2, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.decimalInText(into: &out.id)  // id
        case 1: out.version = try kv.consumeNullOrEmptyElement() ? nil : kv.decimal()  // version
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"id\":"); try kv.string(kv.text(of: self.id))
    if let value = self.version { kv.key("\"version\":"); try kv.decimal(value) }
    kv.endObject()
  }
}

nonisolated extension VersionedPage: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: VersionedPage {
    VersionedPage(id: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout VersionedPage, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.id)  // id
      case 1: kv.string(orNil: &out.text)  // text
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.string("\"text\":", ifPresent: self.text)
    kv.endObject()
  }
}

nonisolated extension Keyed: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Keyed {
    Keyed(key: "")
  }

  static var _kvUsesElementPosition: Swift.Bool { true }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Keyed, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    let standing: KVMap.ElementPosition = kv.element()
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.size = try kv.consumeNull() ? 0 : kv.int()  // size
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark0: KVMap.ValuePosition = kv.key(of: standing)
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 1, scan)
      do throws(KVMap.CodingFailure) { out.key = try kv.lenientString() } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.reportNull(_kvKeys, rule: 1, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 1, scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"size\":", self.size)
    kv.endObject()
  }
}

nonisolated extension Vehicle {
  enum Family: KVMap.CodingMapping {
    typealias Value = Vehicle

    static func _kvDecode(
      _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
    ) throws(KVMap.CodingFailure) -> Vehicle {
      let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: false)
      let led: Swift.Int = kv.beginPayload(_kvPath)
      do throws(KVMap.CodingFailure) {
        let value: Vehicle
        switch number {
        case 0: value = try Car._kvDecode(&kv, replacing: nil)
        default: value = try Bus._kvDecode(&kv, replacing: nil)
        }
        kv.endPayload(led)
        return value
      } catch {
        kv.endPayload(led)
        throw error
      }
    }

    static func _kvEncode(_ whole: Vehicle, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
      switch Swift.ObjectIdentifier(Swift.type(of: whole)) {
      case Swift.ObjectIdentifier(Car.self):
        let start: Swift.Int = kv.beginPrefixMembers("\"kind\":\"car\",")
        try whole._kvEncode(&kv)
        try kv.endPrefixMembers(start)
      case Swift.ObjectIdentifier(Bus.self):
        let start: Swift.Int = kv.beginPrefixMembers("\"kind\":\"bus\",")
        try whole._kvEncode(&kv)
        try kv.endPrefixMembers(start)
      default: throw kv.unknownCase(Swift.String(describing: Swift.type(of: whole)))
      }
    }
  }
}

nonisolated extension Post {
  enum Family: KVMap.CodingMapping {
    typealias Value = Post

    static func _kvDecode(
      _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
    ) throws(KVMap.CodingFailure) -> Post {
      let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: false)
      let led: Swift.Int = kv.beginPayload(_kvPath)
      do throws(KVMap.CodingFailure) {
        let value: Post
        switch number {
        case 0: value = try Media._kvDecode(&kv, replacing: nil)
        case 1: value = try Video._kvDecode(&kv, replacing: nil)
        default: value = try Memo._kvDecode(&kv, replacing: nil)
        }
        kv.endPayload(led)
        return value
      } catch {
        kv.endPayload(led)
        throw error
      }
    }

    static func _kvEncode(_ whole: Post, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
      switch Swift.ObjectIdentifier(Swift.type(of: whole)) {
      case Swift.ObjectIdentifier(Media.self):
        let start: Swift.Int = kv.beginPrefixMembers("\"type\":\"media\",")
        try whole._kvEncode(&kv)
        try kv.endPrefixMembers(start)
      case Swift.ObjectIdentifier(Video.self):
        let start: Swift.Int = kv.beginPrefixMembers("\"type\":\"video\",")
        try whole._kvEncode(&kv)
        try kv.endPrefixMembers(start)
      case Swift.ObjectIdentifier(Memo.self):
        let start: Swift.Int = kv.beginPrefixMembers("\"type\":\"memo\",")
        try whole._kvEncode(&kv)
        try kv.endPrefixMembers(start)
      default: throw kv.unknownCase(Swift.String(describing: Swift.type(of: whole)))
      }
    }
  }
}

nonisolated extension Land {
  enum Family: KVMap.CodingMapping {
    typealias Value = Land

    static func _kvDecode(
      _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
    ) throws(KVMap.CodingFailure) -> Land {
      let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: false)
      let led: Swift.Int = kv.beginPayload(_kvPath)
      do throws(KVMap.CodingFailure) {
        let value: Land
        switch number {
        case 0: value = try Forest._kvDecode(&kv, replacing: nil)
        default: value = try Lake._kvDecode(&kv, replacing: nil)
        }
        kv.endPayload(led)
        return value
      } catch {
        kv.endPayload(led)
        throw error
      }
    }

    static func _kvEncode(_ whole: Land, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
      switch Swift.ObjectIdentifier(Swift.type(of: whole)) {
      case Swift.ObjectIdentifier(Forest.self):
        let start: Swift.Int = kv.beginPrefixMembers("\"type\":\"forest\",")
        try whole._kvEncode(&kv)
        try kv.endPrefixMembers(start)
      case Swift.ObjectIdentifier(Lake.self):
        let start: Swift.Int = kv.beginPrefixMembers("\"type\":\"lake\",")
        try whole._kvEncode(&kv)
        try kv.endPrefixMembers(start)
      default: throw kv.unknownCase(Swift.String(describing: Swift.type(of: whole)))
      }
    }
  }
}

nonisolated extension Animal {
  enum Family: KVMap.CodingMapping {
    typealias Value = Animal

    static func _kvDecode(
      _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
    ) throws(KVMap.CodingFailure) -> Animal {
      let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: false)
      let led: Swift.Int = kv.beginPayload(_kvPath)
      do throws(KVMap.CodingFailure) {
        let value: Animal
        switch number {
        case 0: value = try Dog._kvDecode(&kv, replacing: nil)
        default: value = try Cat._kvDecode(&kv, replacing: nil)
        }
        kv.endPayload(led)
        return value
      } catch {
        kv.endPayload(led)
        throw error
      }
    }

    static func _kvEncode(_ whole: Animal, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
      switch Swift.ObjectIdentifier(Swift.type(of: whole)) {
      case Swift.ObjectIdentifier(Dog.self):
        let start: Swift.Int = kv.beginPrefixMembers("\"type\":\"dog\",")
        try whole._kvEncode(&kv)
        try kv.endPrefixMembers(start)
      case Swift.ObjectIdentifier(Cat.self):
        let start: Swift.Int = kv.beginPrefixMembers("\"type\":\"cat\",")
        try whole._kvEncode(&kv)
        try kv.endPrefixMembers(start)
      default: throw kv.unknownCase(Swift.String(describing: Swift.type(of: whole)))
      }
    }
  }
}

nonisolated extension Vehicle: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVFamilyEntry
}

nonisolated extension Vehicle._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Vehicle._KVEntry {
    Vehicle._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Vehicle._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        case 1: out.name = try kv.consumeNull() ? .null : .value(kv.string())  // name
        case 2: out.passengers = try kv.consumeNullOrEmptyText() ? .null : .value(kv.array(of: Passenger._KVEntry.self))  // passengers
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension Vehicle._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Vehicle",
    columns: [
      .init("class", .text),
      .init("id", .integer),
      .init("name", .text, isOptional: true),
      .init("doors", .integer, isOptional: true),
      .init("driver_id", .integer, isOptional: true, path: "driver"),
      .init("seats", .integer, isOptional: true),
    ],
    identity: [1],
    classes: [
      .init("Vehicle", columns: [0, 1, 2], required: [0, 1]),
      .init("Car", columns: [0, 1, 2, 3, 4], required: [0, 1, 3]),
      .init("Bus", columns: [0, 1, 2, 5], required: [0, 1, 5]),
    ],
    relations: [
      .init("passengers", .toMany(isOrdered: true), .merge, path: "passengers", to: { Passenger._KVEntry._kvEntity }),
      .init("driver", .toOne(columns: [4]), .merge, path: "driver", to: { Passenger._KVEntry._kvEntity }),
      .init("lines", .toMany(isOrdered: true), .merge, path: "lines", to: { BusLine._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, KVMap.PatchField<Swift.String>.value("Vehicle"))
    kv.column(1, self.id)
    kv.column(2, self.name)
    guard kv.identify() else { return }
    try kv.many(0, self.passengers)
  }
}

nonisolated extension Vehicle._KVFamilyEntry: KVMapSync.SyncEntry {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Vehicle._KVFamilyEntry {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: false)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.CodingFailure) {
      let value: Vehicle._KVFamilyEntry
      switch number {
      case 0: value = try ._0(Car._KVEntry._kvDecode(&kv, replacing: nil))
      default: value = try ._1(Bus._KVEntry._kvDecode(&kv, replacing: nil))
      }
      kv.endPayload(led)
      return value
    } catch {
      kv.endPayload(led)
      throw error
    }
  }

  static var _kvEntity: KVMapSync.SyncEntity { Vehicle._KVEntry._kvEntity }

  static var _kvIsFamily: Swift.Bool { true }

  static var _kvDefaults: Self { ._0(Car._KVEntry._kvDefaults) }

  var _kvMember: any KVMapSync.SyncEntry {
    switch self {
    case ._0(let entry): entry
    case ._1(let entry): entry
    }
  }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    try _kvMember._kvEncode(into: &kv)
  }
}

nonisolated extension Car._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Car._KVEntry {
    Car._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Car._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        case 1: out.name = try kv.consumeNull() ? .null : .value(kv.string())  // name
        case 2: out.passengers = try kv.consumeNullOrEmptyText() ? .null : .value(kv.array(of: Passenger._KVEntry.self))  // passengers
        case 3: out.doors = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // doors
        case 4: out.driver = try kv.consumeNullOrEmptyText() ? .null : .value(Passenger._KVEntry._kvDecode(&kv, updating: updating ? out.driver.value : nil))  // driver
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension Car._KVEntry: KVMapSync.SyncEntry {
  static var _kvEntity: KVMapSync.SyncEntity { Vehicle._KVEntry._kvEntity }

  static var _kvTable: any KVMapSync.SyncEntry.Type { Vehicle._KVEntry.self }

  static var _kvClass: Swift.Int { 1 }

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, KVMap.PatchField<Swift.String>.value("Car"))
    kv.column(1, self.id)
    kv.column(2, self.name)
    kv.column(3, self.doors)
    guard kv.identify() else { return }
    try kv.many(0, self.passengers)
    try kv.one(1, self.driver)
  }
}

nonisolated extension Bus._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Bus._KVEntry {
    Bus._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Bus._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        case 1: out.name = try kv.consumeNull() ? .null : .value(kv.string())  // name
        case 2: out.passengers = try kv.consumeNullOrEmptyText() ? .null : .value(kv.array(of: Passenger._KVEntry.self))  // passengers
        case 3: out.seats = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // seats
        case 4: out.lines = try kv.consumeNullOrEmptyText() ? .null : .value(kv.array(of: BusLine._KVEntry.self))  // lines
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension Bus._KVEntry: KVMapSync.SyncEntry {
  static var _kvEntity: KVMapSync.SyncEntity { Vehicle._KVEntry._kvEntity }

  static var _kvTable: any KVMapSync.SyncEntry.Type { Vehicle._KVEntry.self }

  static var _kvClass: Swift.Int { 2 }

  static var _kvDefaults: Self { .init(seats: .value(40)) }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, KVMap.PatchField<Swift.String>.value("Bus"))
    kv.column(1, self.id)
    kv.column(2, self.name)
    kv.column(5, self.seats)
    guard kv.identify() else { return }
    try kv.many(0, self.passengers)
    try kv.many(2, self.lines)
  }
}

nonisolated extension Passenger: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension Passenger._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Passenger._KVEntry {
    Passenger._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Passenger._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        case 1: out.name = try kv.consumeNull() ? .null : .value(kv.string())  // name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension Passenger._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Passenger",
    columns: [
      .init("id", .integer),
      .init("name", .text, isOptional: true),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    kv.column(1, self.name)
    _ = kv.identify()
  }
}

nonisolated extension BusLine: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension BusLine._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: BusLine._KVEntry {
    BusLine._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout BusLine._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.name = try kv.consumeNull() ? .null : .value(kv.string())  // name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension BusLine._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "BusLine",
    columns: [
      .init("name", .text),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.name)
    _ = kv.identify()
  }
}

nonisolated extension Garage: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension Garage._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Garage._KVEntry {
    Garage._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Garage._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        case 1: out.vehicles = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_vehicles(&kv))  // vehicles
        case 2: out.first = try kv.consumeNullOrEmptyText() ? .null : .value([Vehicle._KVFamilyEntry._kvDecode(&kv, replacing: nil)])  // first
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_vehicles(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Vehicle._KVFamilyEntry] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Vehicle._KVFamilyEntry in try Vehicle._KVFamilyEntry._kvDecode(&kv, replacing: nil) })
  }
}

nonisolated extension Garage._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Garage",
    columns: [
      .init("id", .integer),
      .init("first_id", .integer, isOptional: true, path: "first"),
    ],
    identity: [0],
    relations: [
      .init("vehicles", .toMany(isOrdered: true), .replace, isOwned: true, path: "vehicles", to: { Vehicle._KVFamilyEntry._kvEntity }),
      .init("first", .toOne(columns: [1]), .merge, path: "first", to: { Vehicle._KVFamilyEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    guard kv.identify() else { return }
    try kv.many(0, self.vehicles)
    try kv.one(1, self.first)
  }
}

nonisolated extension Post: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVFamilyEntry
}

nonisolated extension Post._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Post._KVEntry {
    Post._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Post._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        case 1: out.title = try kv.consumeNull() ? .null : .value(kv.string())  // title
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension Post._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Post",
    columns: [
      .init("class", .text),
      .init("id", .integer),
      .init("title", .text, isOptional: true),
      .init("size", .integer, isOptional: true),
      .init("seconds", .integer, isOptional: true),
      .init("text", .text, isOptional: true),
    ],
    identity: [1],
    classes: [
      .init("Post", columns: [0, 1, 2], required: [0, 1]),
      .init("Media", columns: [0, 1, 2, 3], required: [0, 1]),
      .init("Video", columns: [0, 1, 2, 3, 4], required: [0, 1], base: 1),
      .init("Memo", columns: [0, 1, 2, 5], required: [0, 1]),
    ],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, KVMap.PatchField<Swift.String>.value("Post"))
    kv.column(1, self.id)
    kv.column(2, self.title)
    _ = kv.identify()
  }
}

nonisolated extension Post._KVFamilyEntry: KVMapSync.SyncEntry {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Post._KVFamilyEntry {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: false)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.CodingFailure) {
      let value: Post._KVFamilyEntry
      switch number {
      case 0: value = try ._0(Media._KVEntry._kvDecode(&kv, replacing: nil))
      case 1: value = try ._1(Video._KVEntry._kvDecode(&kv, replacing: nil))
      default: value = try ._2(Memo._KVEntry._kvDecode(&kv, replacing: nil))
      }
      kv.endPayload(led)
      return value
    } catch {
      kv.endPayload(led)
      throw error
    }
  }

  static var _kvEntity: KVMapSync.SyncEntity { Post._KVEntry._kvEntity }

  static var _kvIsFamily: Swift.Bool { true }

  static var _kvDefaults: Self { ._0(Media._KVEntry._kvDefaults) }

  var _kvMember: any KVMapSync.SyncEntry {
    switch self {
    case ._0(let entry): entry
    case ._1(let entry): entry
    case ._2(let entry): entry
    }
  }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    try _kvMember._kvEncode(into: &kv)
  }
}

nonisolated extension Media._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Media._KVEntry {
    Media._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Media._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        case 1: out.title = try kv.consumeNull() ? .null : .value(kv.string())  // title
        case 2: out.size = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // size
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension Media._KVEntry: KVMapSync.SyncEntry {
  static var _kvEntity: KVMapSync.SyncEntity { Post._KVEntry._kvEntity }

  static var _kvTable: any KVMapSync.SyncEntry.Type { Post._KVEntry.self }

  static var _kvClass: Swift.Int { 1 }

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, KVMap.PatchField<Swift.String>.value("Media"))
    kv.column(1, self.id)
    kv.column(2, self.title)
    kv.column(3, self.size)
    _ = kv.identify()
  }
}

nonisolated extension Video._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Video._KVEntry {
    Video._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Video._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        case 1: out.title = try kv.consumeNull() ? .null : .value(kv.string())  // title
        case 2: out.size = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // size
        case 3: out.seconds = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // seconds
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension Video._KVEntry: KVMapSync.SyncEntry {
  static var _kvEntity: KVMapSync.SyncEntity { Post._KVEntry._kvEntity }

  static var _kvTable: any KVMapSync.SyncEntry.Type { Post._KVEntry.self }

  static var _kvClass: Swift.Int { 2 }

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, KVMap.PatchField<Swift.String>.value("Video"))
    kv.column(1, self.id)
    kv.column(2, self.title)
    kv.column(3, self.size)
    kv.column(4, self.seconds)
    _ = kv.identify()
  }
}

nonisolated extension Memo._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Memo._KVEntry {
    Memo._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Memo._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        case 1: out.title = try kv.consumeNull() ? .null : .value(kv.string())  // title
        case 2: out.text = try kv.consumeNull() ? .null : .value(kv.string())  // text
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension Memo._KVEntry: KVMapSync.SyncEntry {
  static var _kvEntity: KVMapSync.SyncEntity { Post._KVEntry._kvEntity }

  static var _kvTable: any KVMapSync.SyncEntry.Type { Post._KVEntry.self }

  static var _kvClass: Swift.Int { 3 }

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, KVMap.PatchField<Swift.String>.value("Memo"))
    kv.column(1, self.id)
    kv.column(2, self.title)
    kv.column(5, self.text)
    _ = kv.identify()
  }
}

nonisolated extension Area: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension Area._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Area._KVEntry {
    Area._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Area._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension Area._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Area",
    columns: [
      .init("class", .text),
      .init("id", .integer),
      .init("name", .text, isOptional: true),
      .init("trees", .integer, isOptional: true),
      .init("depth", .integer, isOptional: true),
    ],
    identity: [1],
    classes: [
      .init("Area", columns: [0, 1], required: [0, 1]),
      .init("Land", columns: [0, 1, 2], required: [0, 1]),
      .init("Forest", columns: [0, 1, 2, 3], required: [0, 1], base: 1),
      .init("Lake", columns: [0, 1, 2, 4], required: [0, 1], base: 1),
    ],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, KVMap.PatchField<Swift.String>.value("Area"))
    kv.column(1, self.id)
    _ = kv.identify()
  }
}

nonisolated extension Land._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Land._KVEntry {
    Land._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Land._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        case 1: out.name = try kv.consumeNull() ? .null : .value(kv.string())  // name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension Land._KVEntry: KVMapSync.SyncEntry {
  static var _kvEntity: KVMapSync.SyncEntity { Area._KVEntry._kvEntity }

  static var _kvTable: any KVMapSync.SyncEntry.Type { Area._KVEntry.self }

  static var _kvClass: Swift.Int { 1 }

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, KVMap.PatchField<Swift.String>.value("Land"))
    kv.column(1, self.id)
    kv.column(2, self.name)
    _ = kv.identify()
  }
}

nonisolated extension Land._KVFamilyEntry: KVMapSync.SyncEntry {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Land._KVFamilyEntry {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: false)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.CodingFailure) {
      let value: Land._KVFamilyEntry
      switch number {
      case 0: value = try ._0(Forest._KVEntry._kvDecode(&kv, replacing: nil))
      default: value = try ._1(Lake._KVEntry._kvDecode(&kv, replacing: nil))
      }
      kv.endPayload(led)
      return value
    } catch {
      kv.endPayload(led)
      throw error
    }
  }

  static var _kvEntity: KVMapSync.SyncEntity { Area._KVEntry._kvEntity }

  static var _kvClass: Swift.Int { 1 }

  static var _kvIsFamily: Swift.Bool { true }

  static var _kvDefaults: Self { ._0(Forest._KVEntry._kvDefaults) }

  var _kvMember: any KVMapSync.SyncEntry {
    switch self {
    case ._0(let entry): entry
    case ._1(let entry): entry
    }
  }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    try _kvMember._kvEncode(into: &kv)
  }
}

nonisolated extension Forest._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Forest._KVEntry {
    Forest._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Forest._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        case 1: out.name = try kv.consumeNull() ? .null : .value(kv.string())  // name
        case 2: out.trees = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // trees
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension Forest._KVEntry: KVMapSync.SyncEntry {
  static var _kvEntity: KVMapSync.SyncEntity { Area._KVEntry._kvEntity }

  static var _kvTable: any KVMapSync.SyncEntry.Type { Area._KVEntry.self }

  static var _kvClass: Swift.Int { 2 }

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, KVMap.PatchField<Swift.String>.value("Forest"))
    kv.column(1, self.id)
    kv.column(2, self.name)
    kv.column(3, self.trees)
    _ = kv.identify()
  }
}

nonisolated extension Lake._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Lake._KVEntry {
    Lake._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Lake._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        case 1: out.name = try kv.consumeNull() ? .null : .value(kv.string())  // name
        case 2: out.depth = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // depth
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension Lake._KVEntry: KVMapSync.SyncEntry {
  static var _kvEntity: KVMapSync.SyncEntity { Area._KVEntry._kvEntity }

  static var _kvTable: any KVMapSync.SyncEntry.Type { Area._KVEntry.self }

  static var _kvClass: Swift.Int { 3 }

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, KVMap.PatchField<Swift.String>.value("Lake"))
    kv.column(1, self.id)
    kv.column(2, self.name)
    kv.column(4, self.depth)
    _ = kv.identify()
  }
}

nonisolated extension Animal: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVFamilyEntry
}

nonisolated extension Animal._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Animal._KVEntry {
    Animal._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Animal._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        case 1: out.name = try kv.consumeNull() ? .null : .value(kv.string())  // name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension Animal._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Animal",
    columns: [
      .init("id", .integer),
      .init("name", .text, isOptional: true),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    kv.column(1, self.name)
    _ = kv.identify()
  }
}

nonisolated extension Animal._KVFamilyEntry: KVMapSync.SyncEntry {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Animal._KVFamilyEntry {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: false)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.CodingFailure) {
      let value: Animal._KVFamilyEntry
      switch number {
      case 0: value = try ._0(Dog._KVEntry._kvDecode(&kv, replacing: nil))
      default: value = try ._1(Cat._KVEntry._kvDecode(&kv, replacing: nil))
      }
      kv.endPayload(led)
      return value
    } catch {
      kv.endPayload(led)
      throw error
    }
  }

  static let _kvEntity: KVMapSync.SyncEntity = .init(
    family: "Animal.Family",
    identity: [.init("id", .integer)],
    members: { [Dog._KVEntry._kvEntity, Cat._KVEntry._kvEntity] }
  )

  static var _kvIsFamily: Swift.Bool { true }

  static var _kvDefaults: Self { ._0(Dog._KVEntry._kvDefaults) }

  var _kvMember: any KVMapSync.SyncEntry {
    switch self {
    case ._0(let entry): entry
    case ._1(let entry): entry
    }
  }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    try _kvMember._kvEncode(into: &kv)
  }
}

nonisolated extension Dog._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Dog._KVEntry {
    Dog._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Dog._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        case 1: out.name = try kv.consumeNull() ? .null : .value(kv.string())  // name
        case 2: out.barks = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.bool())  // barks
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension Dog._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Dog",
    columns: [
      .init("id", .integer),
      .init("name", .text, isOptional: true),
      .init("barks", .bool),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init(barks: .value(true)) }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    kv.column(1, self.name)
    kv.column(2, self.barks)
    _ = kv.identify()
  }
}

nonisolated extension Cat._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Cat._KVEntry {
    Cat._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Cat._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        case 1: out.name = try kv.consumeNull() ? .null : .value(kv.string())  // name
        case 2: out.lives = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // lives
        case 3: out.friend = try kv.consumeNullOrEmptyText() ? .null : .value([Animal._KVFamilyEntry._kvDecode(&kv, replacing: nil)])  // friend
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension Cat._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Cat",
    columns: [
      .init("id", .integer),
      .init("name", .text, isOptional: true),
      .init("lives", .integer),
      .init("friend_class", .text, isOptional: true, path: "friend"),
      .init("friend_id", .integer, isOptional: true, path: "friend"),
    ],
    identity: [0],
    relations: [
      .init("friend", .toOne(columns: [3, 4]), .merge, path: "friend", to: { Animal._KVFamilyEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    kv.column(1, self.name)
    kv.column(2, self.lives)
    guard kv.identify() else { return }
    try kv.one(0, self.friend)
  }
}

nonisolated extension Shelter: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension Shelter._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Shelter._KVEntry {
    Shelter._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Shelter._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        case 1: out.animals = try kv.consumeNullOrEmptyText() ? .null : .value(_kvDecode_animals(&kv))  // animals
        case 2: out.mascot = try kv.consumeNullOrEmptyText() ? .null : .value([Animal._KVFamilyEntry._kvDecode(&kv, replacing: nil)])  // mascot
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_animals(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Animal._KVFamilyEntry] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Animal._KVFamilyEntry in try Animal._KVFamilyEntry._kvDecode(&kv, replacing: nil) })
  }
}

nonisolated extension Shelter._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Shelter",
    columns: [
      .init("id", .integer),
      .init("mascot_class", .text, isOptional: true, path: "mascot"),
      .init("mascot_id", .integer, isOptional: true, path: "mascot"),
    ],
    identity: [0],
    relations: [
      .init("animals", .toMany(isOrdered: true), .replace, isOwned: true, path: "animals", to: { Animal._KVFamilyEntry._kvEntity }),
      .init("mascot", .toOne(columns: [1, 2]), .merge, path: "mascot", to: { Animal._KVFamilyEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    guard kv.identify() else { return }
    try kv.many(0, self.animals)
    try kv.one(1, self.mascot)
  }
}

nonisolated extension Machine: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension Machine._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Machine._KVEntry {
    Machine._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Machine._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        case 1: out.parts = try kv.consumeNullOrEmptyText() ? .null : .value(kv.array(of: Passenger._KVEntry.self))  // parts
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension Machine._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Machine",
    columns: [
      .init("id", .integer),
    ],
    identity: [0],
    relations: [
      .init("parts", .toMany(isOrdered: true), .merge, path: "parts", to: { Passenger._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    guard kv.identify() else { return }
    try kv.many(0, self.parts)
  }
}

nonisolated extension Racecar._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Racecar._KVEntry {
    Racecar._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Racecar._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        case 1: out.parts = try kv.consumeNullOrEmptyText() ? .null : .value(kv.array(of: Passenger._KVEntry.self))  // parts
        case 2: out.maxSpeed = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // max_speed
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension Racecar._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Racecar",
    columns: [
      .init("id", .integer),
      .init("maxSpeed", .integer, isOptional: true, path: "max_speed"),
    ],
    identity: [0],
    relations: [
      .init("parts", .toMany(isOrdered: true), .merge, path: "parts", to: { Passenger._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    kv.column(1, self.maxSpeed)
    guard kv.identify() else { return }
    try kv.many(0, self.parts)
  }
}

nonisolated extension Versioned: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension Versioned._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Versioned._KVEntry {
    Versioned._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Versioned._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        case 1: out.name = try kv.consumeNull() ? .null : .value(kv.string())  // name
        case 2: out.updatedAt = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // updated_at
        case 3: out.isDeleted = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.bool())  // is_deleted
        case 4: out.pages = try kv.consumeNullOrEmptyText() ? .null : .value(kv.array(of: VersionedPage._KVEntry.self))  // pages
        case 5: out.next = try kv.consumeNullOrEmptyText() ? .null : .value(Versioned2._KVEntry._kvDecode(&kv, updating: updating ? out.next.value : nil))  // next
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension Versioned._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Versioned",
    columns: [
      .init("id", .integer),
      .init("name", .text),
      .init("updatedAt", .integer, isOptional: true, path: "updated_at"),
      .init("isDeleted", .bool, path: "is_deleted"),
      .init("next_id", .text, isOptional: true, path: "next"),
    ],
    identity: [0],
    stamp: 2,
    tombstone: 3,
    relations: [
      .init("pages", .toMany(isOrdered: true), .replace, isOwned: true, path: "pages", to: { VersionedPage._KVEntry._kvEntity }),
      .init("next", .toOne(columns: [4]), .merge, path: "next", to: { Versioned2._KVEntry._kvEntity }),
    ]
  )

  static var _kvDefaults: Self { .init(isDeleted: .value(false)) }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    kv.column(1, self.name)
    kv.column(2, self.updatedAt)
    kv.column(3, self.isDeleted)
    guard kv.identify() else { return }
    try kv.many(0, self.pages)
    try kv.one(1, self.next)
  }
}

nonisolated extension Versioned2: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension Versioned2._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Versioned2._KVEntry {
    Versioned2._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Versioned2._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.decimalInText())  // id
        case 1: out.version = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.decimal())  // version
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension Versioned2._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Versioned2",
    columns: [
      .init("id", .text),
      .init("version", .text, isOptional: true),
    ],
    identity: [0],
    stamp: 1,
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    kv.column(1, self.version)
    _ = kv.identify()
  }
}

nonisolated extension VersionedPage: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension VersionedPage._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: VersionedPage._KVEntry {
    VersionedPage._KVEntry()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout VersionedPage._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // id
        case 1: out.text = try kv.consumeNull() ? .null : .value(kv.string())  // text
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }
}

nonisolated extension VersionedPage._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "VersionedPage",
    columns: [
      .init("id", .integer),
      .init("text", .text, isOptional: true),
    ],
    identity: [0],
    relations: []
  )

  static var _kvDefaults: Self { .init() }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.id)
    kv.column(1, self.text)
    _ = kv.identify()
  }
}

nonisolated extension Keyed: KVMapSync.Synchronizable {
  typealias SyncEntry = _KVEntry
}

nonisolated extension Keyed._KVEntry: KVMap.DocumentDecodableInPlace {
  static var _kvPlaceholder: Keyed._KVEntry {
    Keyed._KVEntry()
  }

  static var _kvUsesElementPosition: Swift.Bool { true }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Keyed._KVEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    let standing: KVMap.ElementPosition = kv.element()
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.size = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // size
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark0: KVMap.ValuePosition = kv.key(of: standing)
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 1, scan)
      do throws(KVMap.CodingFailure) { out.key = try kv.consumeNull() ? .null : .value(kv.lenientString()) } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      out.key = .null
    }
  }
}

nonisolated extension Keyed._KVEntry: KVMapSync.SyncEntry {
  static let _kvEntity: KVMapSync.SyncEntity = .init(
    name: "Keyed",
    columns: [
      .init("key", .text, path: ""),
      .init("size", .integer),
    ],
    identity: [0],
    relations: []
  )

  static var _kvIsKeyed: Swift.Bool { true }

  static var _kvDefaults: Self { .init(size: .value(0)) }

  func _kvEncode(into kv: inout KVMapSync.SyncEntryCollector) throws {
    kv.column(0, self.key)
    kv.column(1, self.size)
    _ = kv.identify()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Passenger {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.name, right.name)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.name.hash(into: &hasher)
  }
}

nonisolated extension BusLine {
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

nonisolated extension Versioned {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.updatedAt, right.updatedAt),
      KVMap._kvAreEqual(left.isDeleted, right.isDeleted),
      KVMap._kvAreEqual(left.pages, right.pages),
      KVMap._kvAreEqual(left.next, right.next)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.name.hash(into: &hasher)
    self.updatedAt.hash(into: &hasher)
    self.isDeleted.hash(into: &hasher)
    self.pages.hash(into: &hasher)
    self.next.hash(into: &hasher)
  }
}

nonisolated extension Versioned2 {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.version, right.version)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.version.hash(into: &hasher)
  }
}

nonisolated extension VersionedPage {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.text, right.text)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.text.hash(into: &hasher)
  }
}

nonisolated extension Keyed {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.key, right.key),
      KVMap._kvAreEqual(left.size, right.size)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.key.hash(into: &hasher)
    self.size.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Vehicle {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\u{5}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\n\0\0\u{2}\0\0\0\0passengers\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x1b39896a51a8749b, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Vehicle\tClasses.kvmap\t6
        id\t+1\tid
        name\t+2\tname
        passengers\t+3\tpassengers
        """)
  }
}

nonisolated extension Car {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{5}\0\0\0\u{1}\0\u{3}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\n\0\u{8}\0\0\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\n\0\0\u{2}\0\0\0\0passengers\"\0\0\0\0\0\u{5}\0\0\u{3}\0\0\u{1}\0doors\"\0\0\u{6}\0\0\u{4}\0\0\0\0driver\"\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 5, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Car\tClasses.kvmap\t12
        id\t-5\tid
        name\t-4\tname
        passengers\t-3\tpassengers
        doors\t+1\tdoors
        driver\t+2\tdriver
        """)
  }
}

nonisolated extension Bus {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{3}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\n\0\u{8}\0\0\0\u{5}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\n\0\0\u{2}\0\0\0\0passengers\"\0\0\0\0\0\u{5}\0\0\u{3}\0\0\0\0seats\"\0\0\u{5}\0\0\u{4}\0\0\0\0lines\"\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x53cb9f0c747ea2eb, wide: false, full: false, count: 5, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Bus\tClasses.kvmap\t17
        id\t-10\tid
        name\t-9\tname
        passengers\t-8\tpassengers
        seats\t+1\tseats
        lines\t+2\tlines
        """)
  }
}

nonisolated extension Passenger {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Passenger\tClasses.kvmap\t27
        id\t+1\tid
        name\t+2\tname
        """)
  }
}

nonisolated extension BusLine {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        BusLine\tClasses.kvmap\t32
        name\t+1\tname
        """)
  }
}

nonisolated extension Garage {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{6}\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{8}\0\0\u{1}\0\0\0\0vehicles\"\0\0\0\0\0\0\0\u{5}\0\0\u{2}\0\0\0\0first\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Garage\tClasses.kvmap\t36
        id\t+1\tid
        vehicles\t+2\tvehicles
        first\t+3\tfirst
        """)
  }
}

nonisolated extension Post {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{3}\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0title\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Post\tClasses.kvmap\t46
        id\t+1\tid
        title\t+2\ttitle
        """)
  }
}

nonisolated extension Media {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{5}\0\u{3}\0\0\0\0\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0title\"\0\0\u{4}\0\0\u{2}\0\0\0\0size\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Media\tClasses.kvmap\t51
        id\t-4\tid
        title\t-3\ttitle
        size\t+0\tsize
        """)
  }
}

nonisolated extension Video {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{5}\0\0\0\0\0\u{1}\0\0\0\u{3}\0\u{7}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0title\"\0\0\u{4}\0\0\u{2}\0\0\0\0size\"\0\0\0\u{7}\0\0\u{3}\0\0\0\0seconds\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x1b39896a51a8749b, wide: false, full: false, count: 4, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Video\tClasses.kvmap\t53
        id\t-6\tid
        title\t-5\ttitle
        size\t-2\tsize
        seconds\t+0\tseconds
        """)
  }
}

nonisolated extension Memo {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{5}\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0title\"\0\0\u{4}\0\0\u{2}\0\0\0\0text\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Memo\tClasses.kvmap\t55
        id\t-8\tid
        title\t-7\ttitle
        text\t+0\ttext
        """)
  }
}

nonisolated extension Area {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Area\tClasses.kvmap\t63
        id\t+0\tid
        """)
  }
}

nonisolated extension Land {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Land\tClasses.kvmap\t65
        id\t-2\tid
        name\t+0\tname
        """)
  }
}

nonisolated extension Forest {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\0\0\0\0\0\0\u{5}\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\u{5}\0\0\u{2}\0\0\0\0trees\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Forest\tClasses.kvmap\t67
        id\t-4\tid
        name\t-2\tname
        trees\t+0\ttrees
        """)
  }
}

nonisolated extension Lake {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\u{1}\0\u{3}\0\0\0\u{5}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\u{5}\0\0\u{2}\0\0\0\0depth\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xf88bb8a8724c81ed, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Lake\tClasses.kvmap\t69
        id\t-6\tid
        name\t-4\tname
        depth\t+0\tdepth
        """)
  }
}

nonisolated extension Animal {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Animal\tClasses.kvmap\t77
        id\t+1\tid
        name\t+2\tname
        """)
  }
}

nonisolated extension Dog {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\0\0\0\0\0\0\u{5}\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\u{5}\0\0\u{2}\0\0\0\0barks\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Dog\tClasses.kvmap\t82
        id\t-4\tid
        name\t-3\tname
        barks\t+0\tbarks
        """)
  }
}

nonisolated extension Cat {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\u{5}\0\u{7}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\u{5}\0\0\u{2}\0\0\u{1}\0lives\"\0\0\u{6}\0\0\u{3}\0\0\0\0friend\"\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 4, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Cat\tClasses.kvmap\t84
        id\t-6\tid
        name\t-5\tname
        lives\t+1\tlives
        friend\t+2\tfriend
        """)
  }
}

nonisolated extension Shelter {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{5}\0\0\0\0\0\u{3}\0\0\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{7}\0\0\u{1}\0\0\0\0animals\"\u{6}\0\0\u{2}\0\0\0\0mascot\"\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Shelter\tClasses.kvmap\t94
        id\t+1\tid
        animals\t+2\tanimals
        mascot\t+3\tmascot
        """)
  }
}

nonisolated extension Machine {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0parts\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Machine\tClasses.kvmap\t101
        id\t+1\tid
        parts\t+2\tparts
        """)
  }
}

nonisolated extension Racecar {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{5}\0\0\0\0\0\u{3}\0\0\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0parts\"\0\0\t\0\0\u{2}\0\0\0\0max_speed\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Racecar\tClasses.kvmap\t106
        id\t-4\tid
        parts\t-3\tparts
        maxSpeed\t+0\tmax_speed
        """)
  }
}

nonisolated extension Versioned {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{5}\0\u{b}\0\0\0\0\0\r\0\0\0\0\0\0\0\0\0\u{1}\0\u{3}\0\0\0\0\0\0\0\u{8}\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0name\"\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\n\0\0\u{3}\0\0\0\0is_deleted\"\0\0\0\0\0\u{5}\0\0\u{4}\0\0\0\0pages\"\0\0\u{4}\0\0\u{5}\0\0\0\0next\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xf88bb8a8724c81ed, wide: false, full: false, count: 6, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Versioned\tClasses.kvmap\t108
        id\t+1\tid
        name\t+2\tname
        updatedAt\t+3\tupdated_at
        isDeleted\t+4\tis_deleted
        pages\t+5\tpages
        next\t+6\tnext
        """)
  }
}

nonisolated extension Versioned2 {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{3}\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{7}\0\0\u{1}\0\0\0\0version\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6c45d188009454f, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Versioned2\tClasses.kvmap\t117
        id\t+1\tid
        version\t+2\tversion
        """)
  }
}

nonisolated extension VersionedPage {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0text\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        VersionedPage\tClasses.kvmap\t122
        id\t+1\tid
        text\t+2\ttext
        """)
  }
}

nonisolated extension Keyed {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0size\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Keyed\tClasses.kvmap\t127
        size\t+2\tsize
        key\t+1\t
        """)
  }
}

nonisolated extension Vehicle.Family {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0kind\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Vehicle\tClasses.kvmap\t22
        \t+0\tkind
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{3}\0\0\0\u{3}\0\0\0\0\0\0\0car\"\0\0\0\0\u{3}\0\0\u{1}\0\0\0\0bus\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Vehicle\tClasses.kvmap\t22
        """)
  }
}

nonisolated extension Post.Family {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0type\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Post\tClasses.kvmap\t57
        \t+0\ttype
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\u{3}\0\0\0\u{1}\0\u{5}\0\u{5}\0\0\0\0\0\0\0media\"\0\0\u{5}\0\0\u{1}\0\0\0\0video\"\0\0\u{4}\0\0\u{2}\0\0\0\0memo\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Post\tClasses.kvmap\t57
        """)
  }
}

nonisolated extension Land.Family {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0type\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Land\tClasses.kvmap\t71
        \t+0\ttype
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{3}\0\0\0\u{6}\0\0\0\0\0\0\0forest\"\0\u{4}\0\0\u{1}\0\0\0\0lake\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Land\tClasses.kvmap\t71
        """)
  }
}

nonisolated extension Animal.Family {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0type\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Animal\tClasses.kvmap\t89
        \t+0\ttype
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{3}\0\u{1}\0\u{3}\0\0\0\0\0\0\0dog\"\0\0\0\0\u{3}\0\0\u{1}\0\0\0\0cat\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Animal\tClasses.kvmap\t89
        """)
  }
}

nonisolated extension Vehicle._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\u{5}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\n\0\0\u{2}\0\0\0\0passengers\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x1b39896a51a8749b, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Vehicle\tClasses.kvmap\t6
        id\t+1\tid
        name\t+2\tname
        passengers\t+3\tpassengers
        """)
  }
}

nonisolated extension Vehicle._KVFamilyEntry {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0kind\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Vehicle._KVFamilyEntry\tClasses.kvmap\t22
        \t+0\tkind
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{3}\0\0\0\u{3}\0\0\0\0\0\0\0car\"\0\0\0\0\u{3}\0\0\u{1}\0\0\0\0bus\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Vehicle._KVFamilyEntry\tClasses.kvmap\t22
        """)
  }
}

nonisolated extension Car._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{5}\0\0\0\u{1}\0\u{3}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\n\0\u{8}\0\0\0\0\0\0\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\n\0\0\u{2}\0\0\0\0passengers\"\0\0\0\0\0\u{5}\0\0\u{3}\0\0\0\0doors\"\0\0\u{6}\0\0\u{4}\0\0\0\0driver\"\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 5, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Car\tClasses.kvmap\t12
        id\t-5\tid
        name\t-4\tname
        passengers\t-3\tpassengers
        doors\t+1\tdoors
        driver\t+2\tdriver
        """)
  }
}

nonisolated extension Bus._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{3}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\n\0\u{8}\0\0\0\u{5}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\n\0\0\u{2}\0\0\0\0passengers\"\0\0\0\0\0\u{5}\0\0\u{3}\0\0\0\0seats\"\0\0\u{5}\0\0\u{4}\0\0\0\0lines\"\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x53cb9f0c747ea2eb, wide: false, full: false, count: 5, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Bus\tClasses.kvmap\t17
        id\t-10\tid
        name\t-9\tname
        passengers\t-8\tpassengers
        seats\t+1\tseats
        lines\t+2\tlines
        """)
  }
}

nonisolated extension Passenger._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Passenger\tClasses.kvmap\t27
        id\t+1\tid
        name\t+2\tname
        """)
  }
}

nonisolated extension BusLine._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        BusLine\tClasses.kvmap\t32
        name\t+1\tname
        """)
  }
}

nonisolated extension Garage._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{6}\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{8}\0\0\u{1}\0\0\0\0vehicles\"\0\0\0\0\0\0\0\u{5}\0\0\u{2}\0\0\0\0first\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Garage\tClasses.kvmap\t36
        id\t+1\tid
        vehicles\t+2\tvehicles
        first\t+3\tfirst
        """)
  }
}

nonisolated extension Post._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{3}\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0title\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Post\tClasses.kvmap\t46
        id\t+1\tid
        title\t+2\ttitle
        """)
  }
}

nonisolated extension Post._KVFamilyEntry {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0type\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Post._KVFamilyEntry\tClasses.kvmap\t57
        \t+0\ttype
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\u{3}\0\0\0\u{1}\0\u{5}\0\u{5}\0\0\0\0\0\0\0media\"\0\0\u{5}\0\0\u{1}\0\0\0\0video\"\0\0\u{4}\0\0\u{2}\0\0\0\0memo\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Post._KVFamilyEntry\tClasses.kvmap\t57
        """)
  }
}

nonisolated extension Media._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{5}\0\u{3}\0\0\0\0\0\0\0\0\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0title\"\0\0\u{4}\0\0\u{2}\0\0\0\0size\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Media\tClasses.kvmap\t51
        id\t-4\tid
        title\t-3\ttitle
        size\t+0\tsize
        """)
  }
}

nonisolated extension Video._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{5}\0\0\0\0\0\u{1}\0\0\0\u{3}\0\u{7}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0title\"\0\0\u{4}\0\0\u{2}\0\0\0\0size\"\0\0\0\u{7}\0\0\u{3}\0\0\0\0seconds\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x1b39896a51a8749b, wide: false, full: false, count: 4, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Video\tClasses.kvmap\t53
        id\t-6\tid
        title\t-5\ttitle
        size\t-2\tsize
        seconds\t+0\tseconds
        """)
  }
}

nonisolated extension Memo._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{5}\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0title\"\0\0\u{4}\0\0\u{2}\0\0\0\0text\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Memo\tClasses.kvmap\t55
        id\t-8\tid
        title\t-7\ttitle
        text\t+0\ttext
        """)
  }
}

nonisolated extension Area._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Area\tClasses.kvmap\t63
        id\t+0\tid
        """)
  }
}

nonisolated extension Land._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Land\tClasses.kvmap\t65
        id\t-2\tid
        name\t+0\tname
        """)
  }
}

nonisolated extension Land._KVFamilyEntry {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0type\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Land._KVFamilyEntry\tClasses.kvmap\t71
        \t+0\ttype
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{3}\0\0\0\u{6}\0\0\0\0\0\0\0forest\"\0\u{4}\0\0\u{1}\0\0\0\0lake\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Land._KVFamilyEntry\tClasses.kvmap\t71
        """)
  }
}

nonisolated extension Forest._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\0\0\0\0\0\0\u{5}\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\u{5}\0\0\u{2}\0\0\0\0trees\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Forest\tClasses.kvmap\t67
        id\t-4\tid
        name\t-2\tname
        trees\t+0\ttrees
        """)
  }
}

nonisolated extension Lake._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\u{1}\0\u{3}\0\0\0\u{5}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\u{5}\0\0\u{2}\0\0\0\0depth\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xf88bb8a8724c81ed, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Lake\tClasses.kvmap\t69
        id\t-6\tid
        name\t-4\tname
        depth\t+0\tdepth
        """)
  }
}

nonisolated extension Animal._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Animal\tClasses.kvmap\t77
        id\t+1\tid
        name\t+2\tname
        """)
  }
}

nonisolated extension Animal._KVFamilyEntry {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0type\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Animal._KVFamilyEntry\tClasses.kvmap\t89
        \t+0\ttype
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{3}\0\u{1}\0\u{3}\0\0\0\0\0\0\0dog\"\0\0\0\0\u{3}\0\0\u{1}\0\0\0\0cat\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Animal._KVFamilyEntry\tClasses.kvmap\t89
        """)
  }
}

nonisolated extension Dog._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\0\0\0\0\0\0\u{5}\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\u{5}\0\0\u{2}\0\0\0\0barks\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Dog\tClasses.kvmap\t82
        id\t-4\tid
        name\t-3\tname
        barks\t+0\tbarks
        """)
  }
}

nonisolated extension Cat._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\u{5}\0\u{7}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\u{5}\0\0\u{2}\0\0\0\0lives\"\0\0\u{6}\0\0\u{3}\0\0\0\0friend\"\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 4, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Cat\tClasses.kvmap\t84
        id\t-6\tid
        name\t-5\tname
        lives\t+1\tlives
        friend\t+2\tfriend
        """)
  }
}

nonisolated extension Shelter._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{5}\0\0\0\0\0\u{3}\0\0\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{7}\0\0\u{1}\0\0\0\0animals\"\u{6}\0\0\u{2}\0\0\0\0mascot\"\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Shelter\tClasses.kvmap\t94
        id\t+1\tid
        animals\t+2\tanimals
        mascot\t+3\tmascot
        """)
  }
}

nonisolated extension Machine._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0parts\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Machine\tClasses.kvmap\t101
        id\t+1\tid
        parts\t+2\tparts
        """)
  }
}

nonisolated extension Racecar._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{5}\0\0\0\0\0\u{3}\0\0\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0parts\"\0\0\t\0\0\u{2}\0\0\0\0max_speed\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Racecar\tClasses.kvmap\t106
        id\t-4\tid
        parts\t-3\tparts
        maxSpeed\t+0\tmax_speed
        """)
  }
}

nonisolated extension Versioned._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{5}\0\u{b}\0\0\0\0\0\r\0\0\0\0\0\0\0\0\0\u{1}\0\u{3}\0\0\0\0\0\0\0\u{8}\0\0\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\n\0\0\u{3}\0\0\0\0is_deleted\"\0\0\0\0\0\u{5}\0\0\u{4}\0\0\0\0pages\"\0\0\u{4}\0\0\u{5}\0\0\0\0next\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xf88bb8a8724c81ed, wide: false, full: false, count: 6, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Versioned\tClasses.kvmap\t108
        id\t+1\tid
        name\t+2\tname
        updatedAt\t+3\tupdated_at
        isDeleted\t+4\tis_deleted
        pages\t+5\tpages
        next\t+6\tnext
        """)
  }
}

nonisolated extension Versioned2._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{3}\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{7}\0\0\u{1}\0\0\0\0version\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6c45d188009454f, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Versioned2\tClasses.kvmap\t117
        id\t+1\tid
        version\t+2\tversion
        """)
  }
}

nonisolated extension VersionedPage._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0text\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        VersionedPage\tClasses.kvmap\t122
        id\t+1\tid
        text\t+2\ttext
        """)
  }
}

nonisolated extension Keyed._KVEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0size\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Keyed\tClasses.kvmap\t127
        size\t+2\tsize
        key\t+1\t
        """)
  }
}
