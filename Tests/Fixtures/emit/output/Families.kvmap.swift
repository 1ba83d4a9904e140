// Generated from Families.kvmap. Do not edit.
// kvmap format 1, input fe64ef1bfe0d42d2, body f5035c81f4c5fa29
// swift-format-ignore-file
// swiftlint:disable all
import KVMap

// If this does not compile, KVMap and the kvmapc that made this file do not fit: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

nonisolated class Animal: KVMap.Readable, KVMap.Writable {
  var name: Swift.String
  var friend: Animal?

  init(name: Swift.String, friend: Animal? = nil) {
    self.name = name
    self.friend = friend
  }

  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{6}\0\0\u{1}\0\0\0\0friend\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Animal\tFamilies.kvmap\t1
        name\t1\tname
        friend\t1\tfriend
        """)
  }

  class var _kvAsksForElement: Swift.Bool { false }

  class var _kvOptions: KVMap.ReadOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.Reader, updating current: Animal?
  ) throws(KVMap.Failure) -> (Swift.String, Animal?) {
    var _0: Swift.String? = current?.name
    var _1: Animal? = current?.friend
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.string()  // Families.kvmap:1
        case 1: _1 = try kv.nothing() ? nil : Animal.Family._kvRead(&kv, replacing: nil)  // Families.kvmap:1
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let _0 else { try kv.fail() }
    return (_0, _1)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> Self {
    guard let current = current?.assumingMemoryBound(to: Animal.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.Reader, updating current: Animal?) throws(KVMap.Failure) {
    let (_0, _1) = try Self._kvProperties(&kv, updating: current)
    self.name = _0
    self.friend = _1
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Animal") }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"name\":", self.name)  // Families.kvmap:1
    if let value = self.friend { kv.key("\"friend\":"); try Animal.Family._kvWrite(value, &kv) }  // Families.kvmap:1
    kv.close()
  }
}

nonisolated class Feline: Animal {
  var lives: Swift.Int

  init(name: Swift.String, friend: Animal? = nil, lives: Swift.Int) {
    self.lives = lives
    super.init(name: name, friend: friend)
  }

  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\u{5}\0\u{3}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{6}\0\0\u{1}\0\0\0\0friend\"\0\u{5}\0\0\u{2}\0\0\u{1}\0lives\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Feline\tFamilies.kvmap\t2
        name\t1\tname
        friend\t1\tfriend
        lives\t2\tlives
        """)
  }

  override class var _kvAsksForElement: Swift.Bool { false }

  override class var _kvOptions: KVMap.ReadOptions { .init() }

  override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.Reader, updating current: Feline?
  ) throws(KVMap.Failure) -> (Swift.String, Animal?, Swift.Int) {
    var _0: Swift.String? = current?.name
    var _1: Animal? = current?.friend
    var _2: Swift.Int? = current?.lives
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.string()  // Families.kvmap:1
        case 1: _1 = try kv.nothing() ? nil : Animal.Family._kvRead(&kv, replacing: nil)  // Families.kvmap:1
        case 2: _2 = try kv.int()  // Families.kvmap:2
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let _0, let _2 else { try kv.fail() }
    return (_0, _1, _2)
  }

  required init(_kv kv: inout KVMap.Reader, updating current: Animal?) throws(KVMap.Failure) {
    let (_0, _1, _2) = try Self._kvProperties(&kv, updating: current as? Feline)
    self.lives = _2
    super.init(name: _0, friend: _1)
  }

  override class var _kvRoot: Swift.String { "" }

  override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Feline") }

  override func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"name\":", self.name)  // Families.kvmap:1
    if let value = self.friend { kv.key("\"friend\":"); try Animal.Family._kvWrite(value, &kv) }  // Families.kvmap:1
    kv.int("\"lives\":", self.lives)  // Families.kvmap:2
    kv.close()
  }
}

nonisolated class Canine: Animal {
  var tricks: [Swift.String]

  init(name: Swift.String, friend: Animal? = nil, tricks: [Swift.String] = []) {
    self.tricks = tricks
    super.init(name: name, friend: friend)
  }

  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{5}\0\u{1}\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{6}\0\0\u{1}\0\0\0\0friend\"\0\u{6}\0\0\u{2}\0\0\0\0tricks\"\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x53cb9f0c747ea2eb, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Canine\tFamilies.kvmap\t3
        name\t1\tname
        friend\t1\tfriend
        tricks\t3\ttricks
        """)
  }

  override class var _kvAsksForElement: Swift.Bool { false }

  override class var _kvOptions: KVMap.ReadOptions { .init() }

  override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.Reader, updating current: Canine?
  ) throws(KVMap.Failure) -> (Swift.String, Animal?, [Swift.String]) {
    var _0: Swift.String? = current?.name
    var _1: Animal? = current?.friend
    var _2: [Swift.String] = current?.tricks ?? []
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.string()  // Families.kvmap:1
        case 1: _1 = try kv.nothing() ? nil : Animal.Family._kvRead(&kv, replacing: nil)  // Families.kvmap:1
        case 2: _2 = try kv.null() ? [] : kv.strings()  // Families.kvmap:3
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let _0 else { try kv.fail() }
    return (_0, _1, _2)
  }

  required init(_kv kv: inout KVMap.Reader, updating current: Animal?) throws(KVMap.Failure) {
    let (_0, _1, _2) = try Self._kvProperties(&kv, updating: current as? Canine)
    self.tricks = _2
    super.init(name: _0, friend: _1)
  }

  override class var _kvRoot: Swift.String { "" }

  override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Canine") }

  override func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"name\":", self.name)  // Families.kvmap:1
    if let value = self.friend { kv.key("\"friend\":"); try Animal.Family._kvWrite(value, &kv) }  // Families.kvmap:1
    kv.array("\"tricks\":", self.tricks)  // Families.kvmap:3
    kv.close()
  }
}

nonisolated class Puppy: Canine {
  var age: Swift.Int

  init(name: Swift.String, friend: Animal? = nil, tricks: [Swift.String] = [], age: Swift.Int) {
    self.age = age
    super.init(name: name, friend: friend, tricks: tricks)
  }

  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{5}\0\u{1}\0\0\0\u{7}\0\0\0\u{3}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{6}\0\0\u{1}\0\0\0\0friend\"\0\u{6}\0\0\u{2}\0\0\0\0tricks\"\0\u{3}\0\0\u{3}\0\0\u{1}\0age\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x53cb9f0c747ea2eb, wide: false, full: false, count: 4, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Puppy\tFamilies.kvmap\t4
        name\t1\tname
        friend\t1\tfriend
        tricks\t3\ttricks
        age\t4\tage
        """)
  }

  override class var _kvAsksForElement: Swift.Bool { false }

  override class var _kvOptions: KVMap.ReadOptions { .init() }

  override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.Reader, updating current: Puppy?
  ) throws(KVMap.Failure) -> (Swift.String, Animal?, [Swift.String], Swift.Int) {
    var _0: Swift.String? = current?.name
    var _1: Animal? = current?.friend
    var _2: [Swift.String] = current?.tricks ?? []
    var _3: Swift.Int? = current?.age
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.string()  // Families.kvmap:1
        case 1: _1 = try kv.nothing() ? nil : Animal.Family._kvRead(&kv, replacing: nil)  // Families.kvmap:1
        case 2: _2 = try kv.null() ? [] : kv.strings()  // Families.kvmap:3
        case 3: _3 = try kv.int()  // Families.kvmap:4
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let _0, let _3 else { try kv.fail() }
    return (_0, _1, _2, _3)
  }

  required init(_kv kv: inout KVMap.Reader, updating current: Animal?) throws(KVMap.Failure) {
    let (_0, _1, _2, _3) = try Self._kvProperties(&kv, updating: current as? Puppy)
    self.age = _3
    super.init(name: _0, friend: _1, tricks: _2)
  }

  override class var _kvRoot: Swift.String { "" }

  override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Puppy") }

  override func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"name\":", self.name)  // Families.kvmap:1
    if let value = self.friend { kv.key("\"friend\":"); try Animal.Family._kvWrite(value, &kv) }  // Families.kvmap:1
    kv.array("\"tricks\":", self.tricks)  // Families.kvmap:3
    kv.int("\"age\":", self.age)  // Families.kvmap:4
    kv.close()
  }
}

nonisolated struct Zoo {
  var animals: [Animal]
  var star: Swift.Optional<Animal>
  var byName: [Swift.String: Animal]

  init(animals: [Animal], star: Animal? = nil, byName: [Swift.String: Animal] = [:]) {
    self.animals = animals
    self.star = star
    self.byName = byName
  }
}

nonisolated extension Zoo: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\0\0\u{1}\0\0\0\0\0\u{5}\0\u{3}\0\u{7}\0\0\0\0\0\u{1}\0animals\"\u{4}\0\0\u{1}\0\0\0\0star\"\0\0\0\u{6}\0\0\u{2}\0\0\0\0byName\"\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Zoo\tFamilies.kvmap\t9
        animals\t9\tanimals
        star\t9\tstar
        byName\t9\tbyName
        """)
  }

  static var _kvEmpty: Zoo {
    Zoo(animals: [])
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout Zoo, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.animals = try _kvRead_animals(&kv)  // Families.kvmap:9
        case 1: out.star = try kv.nothing() ? nil : Animal.Family._kvRead(&kv, replacing: nil)  // Families.kvmap:9
        case 2: out.byName = try kv.null() ? [:] : _kvRead_byName(&kv)  // Families.kvmap:9
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  private static func _kvRead_animals(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [Animal] {
    return try kv.array(reading: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Animal in try Animal.Family._kvRead(&kv, replacing: nil) })
  }

  private static func _kvRead_byName(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [Swift.String: Animal] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Animal in try Animal.Family._kvRead(&kv, replacing: nil) })
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"animals\":")  // Families.kvmap:9
    kv.openArray()
    for value0 in self.animals { try Animal.Family._kvWrite(value0, &kv) }
    kv.closeArray()
    if let value = self.star { kv.key("\"star\":"); try Animal.Family._kvWrite(value, &kv) }  // Families.kvmap:9
    kv.key("\"byName\":")  // Families.kvmap:9
    kv.open()
    for (key0, value0) in kv.sorted(self.byName) {
      kv.entryKey(key0)
      try Animal.Family._kvWrite(value0, &kv)
    }
    kv.close()
    kv.close()
  }
}

nonisolated class Shape: KVMap.Readable, KVMap.Writable {
  var area: Swift.Double

  init(area: Swift.Double) {
    self.area = area
  }

  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0area\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Shape\tFamilies.kvmap\t12
        area\t12\tarea
        """)
  }

  class var _kvAsksForElement: Swift.Bool { false }

  class var _kvOptions: KVMap.ReadOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.Reader, updating current: Shape?
  ) throws(KVMap.Failure) -> Swift.Double {
    var _0: Swift.Double? = current?.area
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.double()  // Families.kvmap:12
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let _0 else { try kv.fail() }
    return _0
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> Self {
    guard let current = current?.assumingMemoryBound(to: Shape.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.Reader, updating current: Shape?) throws(KVMap.Failure) {
    let _0: Swift.Double = try Self._kvProperties(&kv, updating: current)
    self.area = _0
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Shape") }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    try kv.double("\"area\":", self.area)  // Families.kvmap:12
    kv.close()
  }
}

nonisolated class Circle: Shape {
  var radius: Swift.Double

  init(area: Swift.Double, radius: Swift.Double) {
    self.radius = radius
    super.init(area: area)
  }

  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\u{3}\0\0\0\u{4}\0\0\0\0\0\u{1}\0area\"\0\0\0\u{6}\0\0\u{1}\0\0\u{1}\0radius\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Circle\tFamilies.kvmap\t13
        area\t12\tarea
        radius\t13\tradius
        """)
  }

  override class var _kvAsksForElement: Swift.Bool { false }

  override class var _kvOptions: KVMap.ReadOptions { .init() }

  override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.Reader, updating current: Circle?
  ) throws(KVMap.Failure) -> (Swift.Double, Swift.Double) {
    var _0: Swift.Double? = current?.area
    var _1: Swift.Double? = current?.radius
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.double()  // Families.kvmap:12
        case 1: _1 = try kv.double()  // Families.kvmap:13
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let _0, let _1 else { try kv.fail() }
    return (_0, _1)
  }

  required init(_kv kv: inout KVMap.Reader, updating current: Shape?) throws(KVMap.Failure) {
    let (_0, _1) = try Self._kvProperties(&kv, updating: current as? Circle)
    self.radius = _1
    super.init(area: _0)
  }

  override class var _kvRoot: Swift.String { "" }

  override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Circle") }

  override func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    try kv.double("\"area\":", self.area)  // Families.kvmap:12
    try kv.double("\"radius\":", self.radius)  // Families.kvmap:13
    kv.close()
  }
}

nonisolated enum Drawing {
  case shapes([Shape])
  case shape(Shape)
  case note(Swift.String)
}

nonisolated extension Drawing: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Drawing\tFamilies.kvmap\t15
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> Drawing {
    var choice: KVMap.Choice = kv.choose(Swift.ObjectIdentifier(Drawing.self), _kvKeys)
    if kv.tries(0, &choice, kinds: 2) {  // Families.kvmap:15
      do throws(KVMap.Failure) {
        let value: Drawing = try .shapes(_kvRead_shapes(&kv))
        kv.accept(0, choice)
        return value
      } catch { try kv.reject(error, &choice, "shapes") }
    }
    if kv.tries(1, &choice, kinds: 63) {  // Families.kvmap:15
      do throws(KVMap.Failure) {
        let value: Drawing = try .shape(Shape.Family._kvRead(&kv, replacing: nil))
        kv.accept(1, choice)
        return value
      } catch { try kv.reject(error, &choice, "shape") }
    }
    if kv.tries(2, &choice, kinds: 4) {  // Families.kvmap:15
      do throws(KVMap.Failure) {
        let value: Drawing = try .note(kv.string())
        kv.accept(2, choice)
        return value
      } catch { try kv.reject(error, &choice, "note") }
    }
    throw kv.noCase(choice)
  }

  private static func _kvRead_shapes(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [Shape] {
    return try kv.array(reading: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Shape in try Shape.Family._kvRead(&kv, replacing: nil) })
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    switch self {
    case .shapes(let value):
      kv.openArray()
      for value0 in value { try Shape.Family._kvWrite(value0, &kv) }
      kv.closeArray()
    case .shape(let value):
      try Shape.Family._kvWrite(value, &kv)
    case .note(let value):
      kv.string(value)
    }
  }
}

nonisolated extension Animal {
  /// Told apart by their kind.
  enum Family: KVMap.ValueMapping {
    typealias Value = Animal

    private static var _kvPath: KVMap.Keys {
      .init(
        "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0kind\"\0\0\0\0\0\0\0\0\0\0\0",
        bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
        unknown: .ignore, duplicates: .error,
        rules: """
          Animal\tFamilies.kvmap\t7
          \t7\tkind
          """)
    }
    private static var _kvCases: KVMap.Keys {
      .init(
        "\0\0\0\0\0\0\u{3}\0\u{1}\0\0\0\0\0\u{5}\0\u{3}\0\0\0\0\0\0\0cat\"\0\0\0\0\u{3}\0\0\u{1}\0\0\0\0dog\"\0\0\0\0\u{5}\0\0\u{2}\0\0\0\0hound\"\0\0\0\0\0\0\0\0\0\0",
        bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 0,
        unknown: .ignore, duplicates: .error,
        rules: """
          Animal\tFamilies.kvmap\t7
          """)
    }

    static func _kvRead(
      _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
    ) throws(KVMap.Failure) -> Animal {
      let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: true)
      let led: Swift.Int = kv.beginPayload(_kvPath)
      do throws(KVMap.Failure) {
        let value: Animal
        switch number {
        case 0: value = try Feline._kvRead(&kv, replacing: nil)  // Families.kvmap:7
        case 1, 2: value = try Canine._kvRead(&kv, replacing: nil)  // Families.kvmap:7
        default: value = try Animal._kvRead(&kv, replacing: nil)  // Families.kvmap:7
        }
        kv.endPayload(led)
        return value
      } catch {
        kv.endPayload(led)
        throw error
      }
    }

    static func _kvWrite(_ whole: Animal, _ kv: inout KVMap.Writer) throws(KVMap.Failure) {
      switch Swift.ObjectIdentifier(Swift.type(of: whole)) {
      case Swift.ObjectIdentifier(Feline.self):
        let start: Swift.Int = kv.lead("\"kind\":\"cat\",")
        try whole._kvWrite(&kv)
        try kv.endLead(start)
      case Swift.ObjectIdentifier(Canine.self):
        let start: Swift.Int = kv.lead("\"kind\":\"dog\",")
        try whole._kvWrite(&kv)
        try kv.endLead(start)
      case Swift.ObjectIdentifier(Animal.self):
        throw kv.unknownCase("Animal")
      default: throw kv.unknownCase(Swift.String(describing: Swift.type(of: whole)))
      }
    }
  }
}

nonisolated extension Shape {
  enum Family: KVMap.ValueMapping {
    typealias Value = Shape

    private static var _kvPath: KVMap.Keys {
      .init(
        "\0\0\u{1}\0\u{3}\0\0\0\u{4}\0\0\0\0\0\0\0meta\"\0\0\0\u{4}\0\0\u{1}\0\0\0\0type\"\0\0\0\0\0\0\0\0\0\0\0",
        bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
        unknown: .ignore, duplicates: .error,
        rules: """
          Shape\tFamilies.kvmap\t14
          \t14\tmeta.type
          """)
    }
    private static var _kvCases: KVMap.Keys {
      .init(
        "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
        bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
        unknown: .ignore, duplicates: .error,
        rules: """
          Shape\tFamilies.kvmap\t14
          """)
    }
    private static var _kvNumbers: KVMap.Keys {
      .init(
        "\0\0\0\0\u{3}\0\u{1}\0\u{1}\0\0\0\0\0\0\00\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\01\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
        bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
        unknown: .ignore, duplicates: .error,
        rules: """
          Shape\tFamilies.kvmap\t14
          """)
    }

    static func _kvRead(
      _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
    ) throws(KVMap.Failure) -> Shape {
      let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, numbers: _kvNumbers, lenient: false, isOpen: false)
      let led: Swift.Int = kv.beginPayload(_kvPath)
      do throws(KVMap.Failure) {
        let value: Shape
        switch number {
        case 0: value = try Shape._kvRead(&kv, replacing: nil)  // Families.kvmap:14
        default: value = try Circle._kvRead(&kv, replacing: nil)  // Families.kvmap:14
        }
        kv.endPayload(led)
        return value
      } catch {
        kv.endPayload(led)
        throw error
      }
    }

    static func _kvWrite(_ whole: Shape, _ kv: inout KVMap.Writer) throws(KVMap.Failure) {
      switch Swift.ObjectIdentifier(Swift.type(of: whole)) {
      case Swift.ObjectIdentifier(Shape.self):
        let start: Swift.Int = kv.lead("\"meta\":{\"type\":0},")
        try whole._kvWrite(&kv)
        try kv.endLead(start)
      case Swift.ObjectIdentifier(Circle.self):
        let start: Swift.Int = kv.lead("\"meta\":{\"type\":1},")
        try whole._kvWrite(&kv)
        try kv.endLead(start)
      default: throw kv.unknownCase(Swift.String(describing: Swift.type(of: whole)))
      }
    }
  }
}
