// Generated from Classes.kvmap. Do not edit.
// kvmap format 1, input d34e857ba18836e7, body 3beb29709dcc2f7d
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) public import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

/// Something on wheels.
nonisolated public class Vehicle: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  /// In kilometres an hour.
  public var maxSpeed: Swift.Int
  public var name: Swift.String?
  public var note: Swift.String
  public var serial: Swift.Int

  public init(
    maxSpeed: Swift.Int,
    name: Swift.String? = nil,
    note: Swift.String = "n",
    serial: Swift.Int = 1
  ) {
    self.maxSpeed = maxSpeed
    self.name = name
    self.note = note
    self.serial = serial
  }

  public class var _kvUsesElementPosition: Swift.Bool { false }

  public class var _kvOptions: KVMap.DecodingOptions { .init() }

  public class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Vehicle?
  ) throws(KVMap.CodingFailure) -> (Swift.Int, Swift.String?, Swift.String, Swift.Int) {
    var _0: Swift.Int? = current?.maxSpeed
    var _1: Swift.String? = current?.name
    var _2: Swift.String = current?.note ?? "n"
    let _3: Swift.Int = current?.serial ?? 1
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.int()  // max_speed
        case 1: _1 = try kv.consumeNull() ? nil : kv.string()  // name
        case 2: _2 = try kv.consumeNull() ? "n" : kv.string()  // note
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    return (_0, _1, _2, _3)
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    guard let current = current?.assumingMemoryBound(to: Vehicle.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  public required init(_kv kv: inout KVMap.JSONReader, updating current: Vehicle?) throws(KVMap.CodingFailure) {
    let (_0, _1, _2, _3) = try Self._kvProperties(&kv, updating: current)
    self.maxSpeed = _0
    self.name = _1
    self.note = _2
    self.serial = _3
  }

  public class var _kvRoot: Swift.String { "" }

  public class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Vehicle") }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"max_speed\":", self.maxSpeed)
    kv.string("\"name\":", ifPresent: self.name)
    kv.string("\"note\":", self.note)
    kv.int("\"serial\":", self.serial)
    kv.endObject()
  }
}

nonisolated public class Car: Vehicle {
  public var passengers: [Swift.String]
  public var spare: Wheel?
  public var city: Swift.String

  public init(
    maxSpeed: Swift.Int,
    name: Swift.String? = nil,
    note: Swift.String = "n",
    serial: Swift.Int = 1,
    passengers: [Swift.String] = [],
    spare: Wheel? = nil,
    city: Swift.String
  ) {
    self.passengers = passengers
    self.spare = spare
    self.city = city
    super.init(maxSpeed: maxSpeed, name: name, note: note, serial: serial)
  }

  public override class var _kvUsesElementPosition: Swift.Bool { false }

  public override class var _kvOptions: KVMap.DecodingOptions { .init() }

  public override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Car?
  ) throws(KVMap.CodingFailure) -> (Swift.Int, Swift.String?, Swift.String, Swift.Int, [Swift.String], Wheel?, Swift.String) {
    var _0: Swift.Int? = current?.maxSpeed
    var _1: Swift.String? = current?.name
    var _2: Swift.String = current?.note ?? "n"
    let _3: Swift.Int = current?.serial ?? 1
    var _4: [Swift.String] = current?.passengers ?? []
    var _5: Wheel? = current?.spare
    var _6: Swift.String? = current?.city
    var has6: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.int()  // max_speed
        case 1: _1 = try kv.consumeNull() ? nil : kv.string()  // name
        case 2: _2 = try kv.consumeNull() ? "n" : kv.string()  // note
        case 3: _4 = try kv.consumeNull() ? [] : kv.strings()  // passengers
        case 4: _5 = try kv.consumeNullOrEmptyText() ? nil : Wheel._kvDecode(&kv, updating: current?.spare)  // spare
        case 5:  // garage.city
          if try kv.consumeNull() {
            has6 = true
            try kv.reportNull(_kvKeys, rule: 5, scan)
          } else {
            var scan1: KVMap.ObjectState = .init(updating: current != nil)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0:  // garage.city
                  has6 = true
                  _6 = try kv.string()
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has6 { try kv.reportMissing(_kvKeys, rule: 5, scan) }
    guard let _0, let _6 else { try kv.throwDeferredFailure() }
    return (_0, _1, _2, _3, _4, _5, _6)
  }

  public required init(_kv kv: inout KVMap.JSONReader, updating current: Vehicle?) throws(KVMap.CodingFailure) {
    let (_0, _1, _2, _3, _4, _5, _6) = try Self._kvProperties(&kv, updating: current as? Car)
    self.passengers = _4
    self.spare = _5
    self.city = _6
    super.init(maxSpeed: _0, name: _1, note: _2, serial: _3)
  }

  public override class var _kvRoot: Swift.String { "" }

  public override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Car") }

  public override func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"max_speed\":", self.maxSpeed)
    kv.string("\"name\":", ifPresent: self.name)
    kv.string("\"note\":", self.note)
    kv.int("\"serial\":", self.serial)
    kv.array("\"passengers\":", self.passengers)
    if let value = self.spare { kv.key("\"spare\":"); try value._kvEncode(&kv) }
    let begun0: Swift.Int = kv.beginOptionalObject("\"garage\":")
    kv.string("\"city\":", self.city)
    kv.endOptionalObject(begun0)
    kv.endObject()
  }
}

nonisolated public class Taxi: Car {
  public override init(
    maxSpeed: Swift.Int,
    name: Swift.String? = nil,
    note: Swift.String = "n",
    serial: Swift.Int = 1,
    passengers: [Swift.String] = [],
    spare: Wheel? = nil,
    city: Swift.String
  ) {
    super.init(maxSpeed: maxSpeed, name: name, note: note, serial: serial, passengers: passengers, spare: spare, city: city)
  }

  public override class var _kvUsesElementPosition: Swift.Bool { false }

  public override class var _kvOptions: KVMap.DecodingOptions { .init(depth: 3) }

  public override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Taxi?
  ) throws(KVMap.CodingFailure) -> (Swift.Int, Swift.String?, Swift.String, Swift.Int, [Swift.String], Wheel?, Swift.String) {
    var _0: Swift.Int? = current?.maxSpeed
    var _1: Swift.String? = current?.name
    var _2: Swift.String = current?.note ?? "n"
    let _3: Swift.Int = current?.serial ?? 1
    var _4: [Swift.String] = current?.passengers ?? []
    var _5: Wheel? = current?.spare
    var _6: Swift.String? = current?.city
    var has6: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.int()  // max_speed
        case 1: _1 = try kv.consumeNull() ? nil : kv.string()  // name
        case 2: _2 = try kv.consumeNull() ? "n" : kv.string()  // note
        case 3: _4 = try kv.consumeNull() ? [] : kv.strings()  // passengers
        case 4: _5 = try kv.consumeNullOrEmptyText() ? nil : Wheel._kvDecode(&kv, updating: current?.spare)  // spare
        case 5:  // garage.city
          if try kv.consumeNull() {
            has6 = true
            try kv.reportNull(_kvKeys, rule: 5, scan)
          } else {
            var scan1: KVMap.ObjectState = .init(updating: current != nil)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0:  // garage.city
                  has6 = true
                  _6 = try kv.string()
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has6 { try kv.reportMissing(_kvKeys, rule: 5, scan) }
    guard let _0, let _6 else { try kv.throwDeferredFailure() }
    return (_0, _1, _2, _3, _4, _5, _6)
  }

  public required init(_kv kv: inout KVMap.JSONReader, updating current: Vehicle?) throws(KVMap.CodingFailure) {
    let (_0, _1, _2, _3, _4, _5, _6) = try Self._kvProperties(&kv, updating: current as? Taxi)
    super.init(maxSpeed: _0, name: _1, note: _2, serial: _3, passengers: _4, spare: _5, city: _6)
  }

  public override class var _kvRoot: Swift.String { "" }

  public override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Taxi") }

  public override func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"max_speed\":", self.maxSpeed)
    kv.string("\"name\":", ifPresent: self.name)
    kv.string("\"note\":", self.note)
    kv.int("\"serial\":", self.serial)
    kv.array("\"passengers\":", self.passengers)
    if let value = self.spare { kv.key("\"spare\":"); try value._kvEncode(&kv) }
    let begun0: Swift.Int = kv.beginOptionalObject("\"garage\":")
    kv.string("\"city\":", self.city)
    kv.endOptionalObject(begun0)
    kv.endObject()
  }
}

nonisolated public class Node: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  public var name: Swift.String
  public var next: Node?
  public var children: [Node]

  public init(name: Swift.String, next: Node? = nil, children: [Node] = []) {
    self.name = name
    self.next = next
    self.children = children
  }

  public class var _kvUsesElementPosition: Swift.Bool { false }

  public class var _kvOptions: KVMap.DecodingOptions { .init() }

  public class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Node?
  ) throws(KVMap.CodingFailure) -> (Swift.String, Node?, [Node]) {
    var _0: Swift.String? = current?.name
    var _1: Node? = current?.next
    var _2: [Node] = current?.children ?? []
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.string()  // name
        case 1: _1 = try kv.consumeNullOrEmptyText() ? nil : Node._kvDecode(&kv, updating: current?.next)  // next
        case 2: _2 = try kv.consumeNull() ? [] : kv.array(of: Node.self)  // children
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    return (_0, _1, _2)
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    guard let current = current?.assumingMemoryBound(to: Node.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  public required init(_kv kv: inout KVMap.JSONReader, updating current: Node?) throws(KVMap.CodingFailure) {
    let (_0, _1, _2) = try Self._kvProperties(&kv, updating: current)
    self.name = _0
    self.next = _1
    self.children = _2
  }

  public class var _kvRoot: Swift.String { "" }

  public class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Node") }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    if let value = self.next { kv.key("\"next\":"); try value._kvEncode(&kv) }
    try kv.array("\"children\":", self.children)
    kv.endObject()
  }
}

nonisolated public class Blank: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  public init() {}

  public class var _kvUsesElementPosition: Swift.Bool { false }

  public class var _kvOptions: KVMap.DecodingOptions { .init() }

  public class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Blank?
  ) throws(KVMap.CodingFailure) -> Swift.Void {
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      key = try kv.nextKey(_kvKeys, &scan)
    }
    return ()
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    guard let current = current?.assumingMemoryBound(to: Blank.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  public required init(_kv kv: inout KVMap.JSONReader, updating current: Blank?) throws(KVMap.CodingFailure) {
    try Self._kvProperties(&kv, updating: current)
  }

  public class var _kvRoot: Swift.String { "" }

  public class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Blank") }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.endObject()
  }
}

nonisolated public class Dot: Blank {
  public var x: Swift.Int

  public init(x: Swift.Int) {
    self.x = x
    super.init()
  }

  public override class var _kvUsesElementPosition: Swift.Bool { false }

  public override class var _kvOptions: KVMap.DecodingOptions { .init() }

  public override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Dot?
  ) throws(KVMap.CodingFailure) -> Swift.Int {
    var _0: Swift.Int? = current?.x
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.int()  // x
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    return _0
  }

  public required init(_kv kv: inout KVMap.JSONReader, updating current: Blank?) throws(KVMap.CodingFailure) {
    let _0: Swift.Int = try Self._kvProperties(&kv, updating: current as? Dot)
    self.x = _0
    super.init()
  }

  public override class var _kvRoot: Swift.String { "" }

  public override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Dot") }

  public override func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"x\":", self.x)
    kv.endObject()
  }
}

nonisolated public class Wheel: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  public var size: Swift.Int

  public init(size: Swift.Int) {
    self.size = size
  }

  public class var _kvUsesElementPosition: Swift.Bool { false }

  public class var _kvOptions: KVMap.DecodingOptions { .init() }

  public class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Wheel?
  ) throws(KVMap.CodingFailure) -> Swift.Int {
    var _0: Swift.Int? = current?.size
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.int()  // size
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    return _0
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    guard let current = current?.assumingMemoryBound(to: Wheel.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  public required init(_kv kv: inout KVMap.JSONReader, updating current: Wheel?) throws(KVMap.CodingFailure) {
    let _0: Swift.Int = try Self._kvProperties(&kv, updating: current)
    self.size = _0
  }

  public class var _kvRoot: Swift.String { "" }

  public class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Wheel") }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"size\":", self.size)
    kv.endObject()
  }
}

nonisolated public class Written: KVMap.DocumentEncodable {
  public var id: Swift.Int

  public init(id: Swift.Int) {
    self.id = id
  }

  public class var _kvRoot: Swift.String { "" }

  public class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Written") }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.endObject()
  }
}

nonisolated public struct Fleet {
  public var cars: [Car]
  public var first: Swift.Optional<Vehicle>
  public var taxi: Swift.Optional<Taxi>
  public var byName: [Swift.String: Vehicle]

  public init(
    cars: [Car],
    first: Vehicle? = nil,
    taxi: Taxi? = nil,
    byName: [Swift.String: Vehicle] = [:]
  ) {
    self.cars = cars
    self.first = first
    self.taxi = taxi
    self.byName = byName
  }
}

nonisolated public class Answered: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  public var text: Swift.String
  public var viewer: Swift.String?

  public init(text: Swift.String, viewer: Swift.String? = nil) {
    self.text = text
    self.viewer = viewer
  }

  public class var _kvUsesElementPosition: Swift.Bool { false }

  public class var _kvOptions: KVMap.DecodingOptions { .init(root: "answer.body") }

  public class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Answered?
  ) throws(KVMap.CodingFailure) -> (Swift.String, Swift.String?) {
    var _0: Swift.String? = current?.text
    var _1: Swift.String? = current?.viewer
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.string()  // text
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let back1: KVMap.ValuePosition = kv.mark()
    do throws(KVMap.CodingFailure) {
      let mark1: KVMap.ValuePosition = try kv.context("", _kvKeys, rule: 1, scan)
      if mark1.isValue {
        kv.seekOutside(to: mark1, _kvKeys, rule: 1, scan)
        _1 = try kv.string()
        kv.rewind(to: back1)
      } else if mark1.isNull {
        _1 = nil
      }
    } catch { try kv.recover(error, backTo: back1) }
    guard let _0 else { try kv.throwDeferredFailure() }
    return (_0, _1)
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    guard let current = current?.assumingMemoryBound(to: Answered.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  public required init(_kv kv: inout KVMap.JSONReader, updating current: Answered?) throws(KVMap.CodingFailure) {
    let (_0, _1) = try Self._kvProperties(&kv, updating: current)
    self.text = _0
    self.viewer = _1
  }

  public class var _kvRoot: Swift.String { "answer.body" }

  public class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Answered") }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"text\":", self.text)
    kv.endObject()
  }
}

nonisolated public class Cited: Answered {
  public var source: Swift.String?

  public init(text: Swift.String, viewer: Swift.String? = nil, source: Swift.String? = nil) {
    self.source = source
    super.init(text: text, viewer: viewer)
  }

  public override class var _kvUsesElementPosition: Swift.Bool { false }

  public override class var _kvOptions: KVMap.DecodingOptions { .init() }

  public override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Cited?
  ) throws(KVMap.CodingFailure) -> (Swift.String, Swift.String?, Swift.String?) {
    var _0: Swift.String? = current?.text
    var _1: Swift.String? = current?.viewer
    var _2: Swift.String? = current?.source
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.string()  // text
        case 1: _2 = try kv.consumeNull() ? nil : kv.string()  // source
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let back1: KVMap.ValuePosition = kv.mark()
    do throws(KVMap.CodingFailure) {
      let mark1: KVMap.ValuePosition = try kv.context("", _kvKeys, rule: 2, scan)
      if mark1.isValue {
        kv.seekOutside(to: mark1, _kvKeys, rule: 2, scan)
        _1 = try kv.string()
        kv.rewind(to: back1)
      } else if mark1.isNull {
        _1 = nil
      }
    } catch { try kv.recover(error, backTo: back1) }
    guard let _0 else { try kv.throwDeferredFailure() }
    return (_0, _1, _2)
  }

  public required init(_kv kv: inout KVMap.JSONReader, updating current: Answered?) throws(KVMap.CodingFailure) {
    let (_0, _1, _2) = try Self._kvProperties(&kv, updating: current as? Cited)
    self.source = _2
    super.init(text: _0, viewer: _1)
  }

  public override class var _kvRoot: Swift.String { "" }

  public override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Cited") }

  public override func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"text\":", self.text)
    kv.string("\"source\":", ifPresent: self.source)
    kv.endObject()
  }
}

// MARK: - Mappings

nonisolated extension Fleet: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: Fleet {
    Fleet(cars: [])
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Fleet, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has2: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.cars = try kv.array(of: Car.self)  // cars
        case 1: out.first = try kv.consumeNullOrEmptyText() ? nil : Vehicle._kvDecode(&kv, updating: updating ? out.first : nil)  // first
        case 2:  // a.taxi
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0:  // a.taxi
                  if try kv.consumeNull() {
                    slot0 = .null
                  } else {
                    has2 = true
                    out.taxi = try kv.consumeNullOrEmptyText() ? nil : Taxi._kvDecode(&kv, updating: updating ? out.taxi : nil)
                  }
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        case 3: slot1 = try kv.deferValue()  // a.taxi
        case 4: out.byName = try kv.consumeNull() ? [:] : _kvDecode_byName(&kv)  // byName
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has2 {
      let mark2: KVMap.ValuePosition = slot0.or(slot1)  // a.taxi
      if mark2.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark2, _kvKeys, rule: 2, scan)
        do throws(KVMap.CodingFailure) { out.taxi = try kv.consumeNullOrEmptyText() ? nil : Taxi._kvDecode(&kv, updating: updating ? out.taxi : nil) } catch { try kv.recover(error, from: mark2) }
        kv.rewind(to: back)
      } else if mark2.isNull {
        out.taxi = nil
      }
    }
  }

  private static func _kvDecode_byName(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Vehicle] {
    return try kv.dictionary(
      of: Vehicle.self,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() })
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"cars\":", self.cars)
    if let value = self.first { kv.key("\"first\":"); try value._kvEncode(&kv) }
    let begun0: Swift.Int = kv.beginOptionalObject("\"a\":")
    if let value = self.taxi { kv.key("\"taxi\":"); try value._kvEncode(&kv) }
    kv.endOptionalObject(begun0)
    kv.key("\"byName\":"); try kv.dictionary(self.byName)
    kv.endObject()
  }
}

nonisolated extension Answered: KVMap.ContextDecodable {
  public static func _kvEncode(context: Swift.String, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.string(context)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Vehicle {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\u{4}\0\0\0\0\0\0\0\0\0\u{6}\0\0\0\t\0\0\0\0\0\u{1}\0max_speed\"\0\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\u{4}\0\0\u{2}\0\0\0\0note\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Vehicle\tClasses.kvmap\t4
        maxSpeed\t+2\tmax_speed
        name\t+3\tname
        note\t+4\tnote
        """)
  }
}

nonisolated extension Car {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{4}\0\r\0\0\0\u{b}\0\0\0\0\0\0\0\0\0\0\0\0\0\u{6}\0\u{8}\0\0\0\t\0\0\0\0\0\u{1}\0max_speed\"\0\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\u{4}\0\0\u{2}\0\0\0\0note\"\0\0\0\n\0\0\u{3}\0\0\0\0passengers\"\0\0\0\0\0\u{5}\0\0\u{4}\0\0\0\0spare\"\0\0\u{6}\0\0\u{5}\0\0\0\0garage\"\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 6, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Car\tClasses.kvmap\t12
        maxSpeed\t-6\tmax_speed
        name\t-5\tname
        note\t-4\tnote
        passengers\t+1\tpassengers
        spare\t+2\tspare
        city\t+3\tgarage.city
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0city\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Car\tClasses.kvmap\t12
        city\t+3\tgarage.city
        """)
  }
}

nonisolated extension Taxi {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{4}\0\r\0\0\0\u{b}\0\0\0\0\0\0\0\0\0\0\0\0\0\u{6}\0\u{8}\0\0\0\t\0\0\0\0\0\u{1}\0max_speed\"\0\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\u{4}\0\0\u{2}\0\0\0\0note\"\0\0\0\n\0\0\u{3}\0\0\0\0passengers\"\0\0\0\0\0\u{5}\0\0\u{4}\0\0\0\0spare\"\0\0\u{6}\0\0\u{5}\0\0\0\0garage\"\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 6, required: 1,
      unknown: .error, duplicates: .error,
      rules: """
        Taxi\tClasses.kvmap\t19
        maxSpeed\t-13\tmax_speed
        name\t-12\tname
        note\t-11\tnote
        passengers\t-6\tpassengers
        spare\t-5\tspare
        city\t-4\tgarage.city
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0city\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .error, duplicates: .error,
      rules: """
        Taxi\tClasses.kvmap\t19
        city\t-4\tgarage.city
        """)
  }
}

nonisolated extension Node {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{5}\0\0\0\0\0\0\0\u{3}\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{4}\0\0\u{1}\0\0\0\0next\"\0\0\0\u{8}\0\0\u{2}\0\0\0\0children\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Node\tClasses.kvmap\t24
        name\t+1\tname
        next\t+2\tnext
        children\t+3\tchildren
        """)
  }
}

nonisolated extension Blank {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Blank\tClasses.kvmap\t30
        """)
  }
}

nonisolated extension Dot {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\u{1}\0x\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Dot\tClasses.kvmap\t32
        x\t+0\tx
        """)
  }
}

nonisolated extension Wheel {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0size\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Wheel\tClasses.kvmap\t34
        size\t+0\tsize
        """)
  }
}

nonisolated extension Fleet {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{5}\0\0\0\t\0\0\0\u{7}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{3}\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0cars\"\0\0\0\u{5}\0\0\u{1}\0\0\0\0first\"\0\0\u{1}\0\0\u{2}\0\0\0\0a\"\0\0\0\0\0\0\u{4}\0\0\u{3}\0\0\0\0taxi\"\0\0\0\u{6}\0\0\u{4}\0\0\0\0byName\"\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 5, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Fleet\tClasses.kvmap\t38
        cars\t+1\tcars
        first\t+2\tfirst
        taxi\t+3\ta.taxi
        taxi\t+3\ttaxi
        byName\t+4\tbyName
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0taxi\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Fleet\tClasses.kvmap\t38
        taxi\t+3\ta.taxi
        """)
  }
}

nonisolated extension Answered {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0text\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Answered\tClasses.kvmap\t45
        text\t+3\ttext
        viewer\t+4\t
        """)
  }
}

nonisolated extension Cited {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{4}\0\0\0\0\0\u{1}\0text\"\0\0\0\u{6}\0\0\u{1}\0\0\0\0source\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Cited\tClasses.kvmap\t52
        text\t-4\ttext
        source\t+0\tsource
        viewer\t-3\t
        """)
  }
}
