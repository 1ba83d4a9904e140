// Generated from Classes.kvmap. Do not edit.
// kvmap format 1, input d34e857ba18836e7, body 1c0e63f97269ea66
// swift-format-ignore-file
// swiftlint:disable all
public import KVMap

// If this does not compile, KVMap and the kvmapc that made this file do not fit: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

/// Something on wheels.
nonisolated public class Vehicle: KVMap.Readable, KVMap.Writable {
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

  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\u{4}\0\0\0\0\0\0\0\0\0\u{6}\0\0\0\t\0\0\0\0\0\u{1}\0max_speed\"\0\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\u{4}\0\0\u{2}\0\0\0\0note\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Vehicle\tClasses.kvmap\t4
        maxSpeed\t6\tmax_speed
        name\t7\tname
        note\t8\tnote
        """)
  }

  public class var _kvAsksForElement: Swift.Bool { false }

  public class var _kvOptions: KVMap.ReadOptions { .init() }

  public class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.Reader, updating current: Vehicle?
  ) throws(KVMap.Failure) -> (Swift.Int, Swift.String?, Swift.String, Swift.Int) {
    var _0: Swift.Int? = current?.maxSpeed
    var _1: Swift.String? = current?.name
    var _2: Swift.String = current?.note ?? "n"
    let _3: Swift.Int = current?.serial ?? 1
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.int()  // Classes.kvmap:6
        case 1: _1 = try kv.null() ? nil : kv.string()  // Classes.kvmap:7
        case 2: _2 = try kv.null() ? "n" : kv.string()  // Classes.kvmap:8
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let _0 else { try kv.fail() }
    return (_0, _1, _2, _3)
  }

  public static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> Self {
    guard let current = current?.assumingMemoryBound(to: Vehicle.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  public required init(_kv kv: inout KVMap.Reader, updating current: Vehicle?) throws(KVMap.Failure) {
    let (_0, _1, _2, _3) = try Self._kvProperties(&kv, updating: current)
    self.maxSpeed = _0
    self.name = _1
    self.note = _2
    self.serial = _3
  }

  public class var _kvRoot: Swift.String { "" }

  public class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Vehicle") }

  public func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.int("\"max_speed\":", self.maxSpeed)  // Classes.kvmap:6
    kv.string("\"name\":", ifPresent: self.name)  // Classes.kvmap:7
    kv.string("\"note\":", self.note)  // Classes.kvmap:8
    kv.int("\"serial\":", self.serial)  // Classes.kvmap:9
    kv.close()
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

  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\u{4}\0\r\0\0\0\u{b}\0\0\0\0\0\0\0\0\0\0\0\0\0\u{6}\0\u{8}\0\0\0\t\0\0\0\0\0\u{1}\0max_speed\"\0\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\u{4}\0\0\u{2}\0\0\0\0note\"\0\0\0\n\0\0\u{3}\0\0\0\0passengers\"\0\0\0\0\0\u{5}\0\0\u{4}\0\0\0\0spare\"\0\0\u{6}\0\0\u{5}\0\0\0\0garage\"\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 6, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Car\tClasses.kvmap\t12
        maxSpeed\t6\tmax_speed
        name\t7\tname
        note\t8\tnote
        passengers\t13\tpassengers
        spare\t14\tspare
        city\t15\tgarage.city
        """)
  }
  private static var _kvKeys_1: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0city\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Car\tClasses.kvmap\t12
        city\t15\tgarage.city
        """)
  }

  public override class var _kvAsksForElement: Swift.Bool { false }

  public override class var _kvOptions: KVMap.ReadOptions { .init() }

  public override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.Reader, updating current: Car?
  ) throws(KVMap.Failure) -> (Swift.Int, Swift.String?, Swift.String, Swift.Int, [Swift.String], Wheel?, Swift.String) {
    var _0: Swift.Int? = current?.maxSpeed
    var _1: Swift.String? = current?.name
    var _2: Swift.String = current?.note ?? "n"
    let _3: Swift.Int = current?.serial ?? 1
    var _4: [Swift.String] = current?.passengers ?? []
    var _5: Wheel? = current?.spare
    var _6: Swift.String? = current?.city
    var has6: Swift.Bool = false
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.int()  // Classes.kvmap:6
        case 1: _1 = try kv.null() ? nil : kv.string()  // Classes.kvmap:7
        case 2: _2 = try kv.null() ? "n" : kv.string()  // Classes.kvmap:8
        case 3: _4 = try kv.null() ? [] : kv.strings()  // Classes.kvmap:13
        case 4: _5 = try kv.nothing() ? nil : Wheel._kvRead(&kv, updating: current?.spare)  // Classes.kvmap:14
        case 5:  // Classes.kvmap:15
          if try kv.null() {
            has6 = true
            try kv.nullRule(_kvKeys, rule: 5, scan)
          } else {
            var scan1: KVMap.Scan = .init(updating: current != nil)
            var key1: Swift.Int = try kv.open(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.Failure) {
                switch key1 {
                case 0:  // Classes.kvmap:15
                  has6 = true
                  _6 = try kv.string()
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.next(_kvKeys_1, &scan1)
            }
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    if !has6 { try kv.missing(_kvKeys, rule: 5, scan) }
    guard let _0, let _6 else { try kv.fail() }
    return (_0, _1, _2, _3, _4, _5, _6)
  }

  public required init(_kv kv: inout KVMap.Reader, updating current: Vehicle?) throws(KVMap.Failure) {
    let (_0, _1, _2, _3, _4, _5, _6) = try Self._kvProperties(&kv, updating: current as? Car)
    self.passengers = _4
    self.spare = _5
    self.city = _6
    super.init(maxSpeed: _0, name: _1, note: _2, serial: _3)
  }

  public override class var _kvRoot: Swift.String { "" }

  public override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Car") }

  public override func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.int("\"max_speed\":", self.maxSpeed)  // Classes.kvmap:6
    kv.string("\"name\":", ifPresent: self.name)  // Classes.kvmap:7
    kv.string("\"note\":", self.note)  // Classes.kvmap:8
    kv.int("\"serial\":", self.serial)  // Classes.kvmap:9
    kv.array("\"passengers\":", self.passengers)  // Classes.kvmap:13
    if let value = self.spare { kv.key("\"spare\":"); try value._kvWrite(&kv) }  // Classes.kvmap:14
    let begun0: Swift.Int = kv.begin("\"garage\":")
    kv.string("\"city\":", self.city)  // Classes.kvmap:15
    kv.end(begun0)
    kv.close()
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

  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\u{4}\0\r\0\0\0\u{b}\0\0\0\0\0\0\0\0\0\0\0\0\0\u{6}\0\u{8}\0\0\0\t\0\0\0\0\0\u{1}\0max_speed\"\0\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\u{4}\0\0\u{2}\0\0\0\0note\"\0\0\0\n\0\0\u{3}\0\0\0\0passengers\"\0\0\0\0\0\u{5}\0\0\u{4}\0\0\0\0spare\"\0\0\u{6}\0\0\u{5}\0\0\0\0garage\"\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 6, required: 1,
      unknown: .error, duplicates: .error,
      rules: """
        Taxi\tClasses.kvmap\t19
        maxSpeed\t6\tmax_speed
        name\t7\tname
        note\t8\tnote
        passengers\t13\tpassengers
        spare\t14\tspare
        city\t15\tgarage.city
        """)
  }
  private static var _kvKeys_1: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0city\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .error, duplicates: .error,
      rules: """
        Taxi\tClasses.kvmap\t19
        city\t15\tgarage.city
        """)
  }

  public override class var _kvAsksForElement: Swift.Bool { false }

  public override class var _kvOptions: KVMap.ReadOptions { .init(depth: 3) }

  public override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.Reader, updating current: Taxi?
  ) throws(KVMap.Failure) -> (Swift.Int, Swift.String?, Swift.String, Swift.Int, [Swift.String], Wheel?, Swift.String) {
    var _0: Swift.Int? = current?.maxSpeed
    var _1: Swift.String? = current?.name
    var _2: Swift.String = current?.note ?? "n"
    let _3: Swift.Int = current?.serial ?? 1
    var _4: [Swift.String] = current?.passengers ?? []
    var _5: Wheel? = current?.spare
    var _6: Swift.String? = current?.city
    var has6: Swift.Bool = false
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.int()  // Classes.kvmap:6
        case 1: _1 = try kv.null() ? nil : kv.string()  // Classes.kvmap:7
        case 2: _2 = try kv.null() ? "n" : kv.string()  // Classes.kvmap:8
        case 3: _4 = try kv.null() ? [] : kv.strings()  // Classes.kvmap:13
        case 4: _5 = try kv.nothing() ? nil : Wheel._kvRead(&kv, updating: current?.spare)  // Classes.kvmap:14
        case 5:  // Classes.kvmap:15
          if try kv.null() {
            has6 = true
            try kv.nullRule(_kvKeys, rule: 5, scan)
          } else {
            var scan1: KVMap.Scan = .init(updating: current != nil)
            var key1: Swift.Int = try kv.open(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.Failure) {
                switch key1 {
                case 0:  // Classes.kvmap:15
                  has6 = true
                  _6 = try kv.string()
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.next(_kvKeys_1, &scan1)
            }
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    if !has6 { try kv.missing(_kvKeys, rule: 5, scan) }
    guard let _0, let _6 else { try kv.fail() }
    return (_0, _1, _2, _3, _4, _5, _6)
  }

  public required init(_kv kv: inout KVMap.Reader, updating current: Vehicle?) throws(KVMap.Failure) {
    let (_0, _1, _2, _3, _4, _5, _6) = try Self._kvProperties(&kv, updating: current as? Taxi)
    super.init(maxSpeed: _0, name: _1, note: _2, serial: _3, passengers: _4, spare: _5, city: _6)
  }

  public override class var _kvRoot: Swift.String { "" }

  public override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Taxi") }

  public override func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.int("\"max_speed\":", self.maxSpeed)  // Classes.kvmap:6
    kv.string("\"name\":", ifPresent: self.name)  // Classes.kvmap:7
    kv.string("\"note\":", self.note)  // Classes.kvmap:8
    kv.int("\"serial\":", self.serial)  // Classes.kvmap:9
    kv.array("\"passengers\":", self.passengers)  // Classes.kvmap:13
    if let value = self.spare { kv.key("\"spare\":"); try value._kvWrite(&kv) }  // Classes.kvmap:14
    let begun0: Swift.Int = kv.begin("\"garage\":")
    kv.string("\"city\":", self.city)  // Classes.kvmap:15
    kv.end(begun0)
    kv.close()
  }
}

nonisolated public class Node: KVMap.Readable, KVMap.Writable {
  public var name: Swift.String
  public var next: Node?
  public var children: [Node]

  public init(name: Swift.String, next: Node? = nil, children: [Node] = []) {
    self.name = name
    self.next = next
    self.children = children
  }

  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\u{5}\0\0\0\0\0\0\0\u{3}\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{4}\0\0\u{1}\0\0\0\0next\"\0\0\0\u{8}\0\0\u{2}\0\0\0\0children\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Node\tClasses.kvmap\t24
        name\t25\tname
        next\t26\tnext
        children\t27\tchildren
        """)
  }

  public class var _kvAsksForElement: Swift.Bool { false }

  public class var _kvOptions: KVMap.ReadOptions { .init() }

  public class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.Reader, updating current: Node?
  ) throws(KVMap.Failure) -> (Swift.String, Node?, [Node]) {
    var _0: Swift.String? = current?.name
    var _1: Node? = current?.next
    var _2: [Node] = current?.children ?? []
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.string()  // Classes.kvmap:25
        case 1: _1 = try kv.nothing() ? nil : Node._kvRead(&kv, updating: current?.next)  // Classes.kvmap:26
        case 2: _2 = try kv.null() ? [] : kv.array(of: Node.self)  // Classes.kvmap:27
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let _0 else { try kv.fail() }
    return (_0, _1, _2)
  }

  public static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> Self {
    guard let current = current?.assumingMemoryBound(to: Node.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  public required init(_kv kv: inout KVMap.Reader, updating current: Node?) throws(KVMap.Failure) {
    let (_0, _1, _2) = try Self._kvProperties(&kv, updating: current)
    self.name = _0
    self.next = _1
    self.children = _2
  }

  public class var _kvRoot: Swift.String { "" }

  public class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Node") }

  public func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"name\":", self.name)  // Classes.kvmap:25
    if let value = self.next { kv.key("\"next\":"); try value._kvWrite(&kv) }  // Classes.kvmap:26
    try kv.array("\"children\":", self.children)  // Classes.kvmap:27
    kv.close()
  }
}

nonisolated public class Blank: KVMap.Readable, KVMap.Writable {
  public init() {}

  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Blank\tClasses.kvmap\t30
        """)
  }

  public class var _kvAsksForElement: Swift.Bool { false }

  public class var _kvOptions: KVMap.ReadOptions { .init() }

  public class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.Reader, updating current: Blank?
  ) throws(KVMap.Failure) -> Swift.Void {
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      key = try kv.next(_kvKeys, &scan)
    }
    return ()
  }

  public static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> Self {
    guard let current = current?.assumingMemoryBound(to: Blank.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  public required init(_kv kv: inout KVMap.Reader, updating current: Blank?) throws(KVMap.Failure) {
    try Self._kvProperties(&kv, updating: current)
  }

  public class var _kvRoot: Swift.String { "" }

  public class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Blank") }

  public func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.close()
  }
}

nonisolated public class Dot: Blank {
  public var x: Swift.Int

  public init(x: Swift.Int) {
    self.x = x
    super.init()
  }

  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\u{1}\0x\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Dot\tClasses.kvmap\t32
        x\t32\tx
        """)
  }

  public override class var _kvAsksForElement: Swift.Bool { false }

  public override class var _kvOptions: KVMap.ReadOptions { .init() }

  public override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.Reader, updating current: Dot?
  ) throws(KVMap.Failure) -> Swift.Int {
    var _0: Swift.Int? = current?.x
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.int()  // Classes.kvmap:32
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let _0 else { try kv.fail() }
    return _0
  }

  public required init(_kv kv: inout KVMap.Reader, updating current: Blank?) throws(KVMap.Failure) {
    let _0: Swift.Int = try Self._kvProperties(&kv, updating: current as? Dot)
    self.x = _0
    super.init()
  }

  public override class var _kvRoot: Swift.String { "" }

  public override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Dot") }

  public override func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.int("\"x\":", self.x)  // Classes.kvmap:32
    kv.close()
  }
}

nonisolated public class Wheel: KVMap.Readable, KVMap.Writable {
  public var size: Swift.Int

  public init(size: Swift.Int) {
    self.size = size
  }

  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0size\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Wheel\tClasses.kvmap\t34
        size\t34\tsize
        """)
  }

  public class var _kvAsksForElement: Swift.Bool { false }

  public class var _kvOptions: KVMap.ReadOptions { .init() }

  public class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.Reader, updating current: Wheel?
  ) throws(KVMap.Failure) -> Swift.Int {
    var _0: Swift.Int? = current?.size
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.int()  // Classes.kvmap:34
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let _0 else { try kv.fail() }
    return _0
  }

  public static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> Self {
    guard let current = current?.assumingMemoryBound(to: Wheel.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  public required init(_kv kv: inout KVMap.Reader, updating current: Wheel?) throws(KVMap.Failure) {
    let _0: Swift.Int = try Self._kvProperties(&kv, updating: current)
    self.size = _0
  }

  public class var _kvRoot: Swift.String { "" }

  public class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Wheel") }

  public func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.int("\"size\":", self.size)  // Classes.kvmap:34
    kv.close()
  }
}

nonisolated public class Written: KVMap.Writable {
  public var id: Swift.Int

  public init(id: Swift.Int) {
    self.id = id
  }

  public class var _kvRoot: Swift.String { "" }

  public class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Written") }

  public func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.int("\"id\":", self.id)  // Classes.kvmap:36
    kv.close()
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

nonisolated extension Fleet: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{5}\0\0\0\t\0\0\0\u{7}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{3}\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0cars\"\0\0\0\u{5}\0\0\u{1}\0\0\0\0first\"\0\0\u{1}\0\0\u{2}\0\0\0\0a\"\0\0\0\0\0\0\u{4}\0\0\u{3}\0\0\0\0taxi\"\0\0\0\u{6}\0\0\u{4}\0\0\0\0byName\"\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 5, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Fleet\tClasses.kvmap\t38
        cars\t39\tcars
        first\t40\tfirst
        taxi\t41\ta.taxi
        taxi\t41\ttaxi
        byName\t42\tbyName
        """)
  }
  private static var _kvKeys_1: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0taxi\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Fleet\tClasses.kvmap\t38
        taxi\t41\ta.taxi
        """)
  }

  public static var _kvEmpty: Fleet {
    Fleet(cars: [])
  }

  public static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout Fleet, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var slot0: KVMap.Mark = .none
    var slot1: KVMap.Mark = .none
    var has2: Swift.Bool = false
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.cars = try kv.array(of: Car.self)  // Classes.kvmap:39
        case 1: out.first = try kv.nothing() ? nil : Vehicle._kvRead(&kv, updating: updating ? out.first : nil)  // Classes.kvmap:40
        case 2:  // Classes.kvmap:41
          if try kv.null() {
            slot0 = .null
          } else {
            var scan1: KVMap.Scan = .init(updating: updating)
            var key1: Swift.Int = try kv.open(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.Failure) {
                switch key1 {
                case 0:  // Classes.kvmap:41
                  if try kv.null() {
                    slot0 = .null
                  } else {
                    has2 = true
                    out.taxi = try kv.nothing() ? nil : Taxi._kvRead(&kv, updating: updating ? out.taxi : nil)
                  }
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.next(_kvKeys_1, &scan1)
            }
          }
        case 3: slot1 = try kv.remember()  // Classes.kvmap:41
        case 4: out.byName = try kv.null() ? [:] : _kvRead_byName(&kv)  // Classes.kvmap:42
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    if !has2 {
      let mark2: KVMap.Mark = slot0.or(slot1)  // Classes.kvmap:41
      if mark2.isValue {
        let back: KVMap.Mark = kv.enter(mark2, _kvKeys, rule: 2, scan)
        do throws(KVMap.Failure) { out.taxi = try kv.nothing() ? nil : Taxi._kvRead(&kv, updating: updating ? out.taxi : nil) } catch { try kv.recover(error, from: mark2) }
        kv.rewind(to: back)
      } else if mark2.isNull {
        out.taxi = nil
      }
    }
  }

  private static func _kvRead_byName(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [Swift.String: Vehicle] {
    return try kv.dictionary(
      of: Vehicle.self,
      key: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Swift.String in try kv.entryKey() })
  }

  public func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    try kv.array("\"cars\":", self.cars)  // Classes.kvmap:39
    if let value = self.first { kv.key("\"first\":"); try value._kvWrite(&kv) }  // Classes.kvmap:40
    let begun0: Swift.Int = kv.begin("\"a\":")
    if let value = self.taxi { kv.key("\"taxi\":"); try value._kvWrite(&kv) }  // Classes.kvmap:41
    kv.end(begun0)
    kv.key("\"byName\":"); try kv.dictionary(self.byName)  // Classes.kvmap:42
    kv.close()
  }
}

nonisolated public class Answered: KVMap.Readable, KVMap.Writable {
  public var text: Swift.String
  public var viewer: Swift.String?

  public init(text: Swift.String, viewer: Swift.String? = nil) {
    self.text = text
    self.viewer = viewer
  }

  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0text\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Answered\tClasses.kvmap\t45
        text\t48\ttext
        viewer\t49\t
        """)
  }

  public class var _kvAsksForElement: Swift.Bool { false }

  public class var _kvOptions: KVMap.ReadOptions { .init(root: "answer.body") }

  public class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.Reader, updating current: Answered?
  ) throws(KVMap.Failure) -> (Swift.String, Swift.String?) {
    var _0: Swift.String? = current?.text
    var _1: Swift.String? = current?.viewer
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.string()  // Classes.kvmap:48
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    let back1: KVMap.Mark = kv.mark()  // Classes.kvmap:49
    do throws(KVMap.Failure) {
      let mark1: KVMap.Mark = try kv.context("", _kvKeys, rule: 1, scan)
      if mark1.isValue {
        kv.jump(to: mark1, _kvKeys, rule: 1, scan)
        _1 = try kv.string()
        kv.rewind(to: back1)
      } else if mark1.isNull {
        _1 = nil
      }
    } catch { try kv.recover(error, backTo: back1) }
    guard let _0 else { try kv.fail() }
    return (_0, _1)
  }

  public static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> Self {
    guard let current = current?.assumingMemoryBound(to: Answered.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  public required init(_kv kv: inout KVMap.Reader, updating current: Answered?) throws(KVMap.Failure) {
    let (_0, _1) = try Self._kvProperties(&kv, updating: current)
    self.text = _0
    self.viewer = _1
  }

  public class var _kvRoot: Swift.String { "answer.body" }

  public class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Answered") }

  public func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"text\":", self.text)  // Classes.kvmap:48
    kv.close()
  }
}

nonisolated extension Answered: KVMap.ContextReadable {
  public static func _kvWrite(context: Swift.String, _ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.string(context)
  }
}

nonisolated public class Cited: Answered {
  public var source: Swift.String?

  public init(text: Swift.String, viewer: Swift.String? = nil, source: Swift.String? = nil) {
    self.source = source
    super.init(text: text, viewer: viewer)
  }

  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{4}\0\0\0\0\0\u{1}\0text\"\0\0\0\u{6}\0\0\u{1}\0\0\0\0source\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Cited\tClasses.kvmap\t52
        text\t48\ttext
        source\t52\tsource
        viewer\t49\t
        """)
  }

  public override class var _kvAsksForElement: Swift.Bool { false }

  public override class var _kvOptions: KVMap.ReadOptions { .init() }

  public override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.Reader, updating current: Cited?
  ) throws(KVMap.Failure) -> (Swift.String, Swift.String?, Swift.String?) {
    var _0: Swift.String? = current?.text
    var _1: Swift.String? = current?.viewer
    var _2: Swift.String? = current?.source
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.string()  // Classes.kvmap:48
        case 1: _2 = try kv.null() ? nil : kv.string()  // Classes.kvmap:52
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    let back1: KVMap.Mark = kv.mark()  // Classes.kvmap:49
    do throws(KVMap.Failure) {
      let mark1: KVMap.Mark = try kv.context("", _kvKeys, rule: 2, scan)
      if mark1.isValue {
        kv.jump(to: mark1, _kvKeys, rule: 2, scan)
        _1 = try kv.string()
        kv.rewind(to: back1)
      } else if mark1.isNull {
        _1 = nil
      }
    } catch { try kv.recover(error, backTo: back1) }
    guard let _0 else { try kv.fail() }
    return (_0, _1, _2)
  }

  public required init(_kv kv: inout KVMap.Reader, updating current: Answered?) throws(KVMap.Failure) {
    let (_0, _1, _2) = try Self._kvProperties(&kv, updating: current as? Cited)
    self.source = _2
    super.init(text: _0, viewer: _1)
  }

  public override class var _kvRoot: Swift.String { "" }

  public override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Cited") }

  public override func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"text\":", self.text)  // Classes.kvmap:48
    kv.string("\"source\":", ifPresent: self.source)  // Classes.kvmap:52
    kv.close()
  }
}
