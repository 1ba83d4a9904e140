// Generated from Families.kvmap. Do not edit.
// kvmap format 1, input fe64ef1bfe0d42d2, body 0f508bdcb337d900
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated class Animal: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  var name: Swift.String
  var friend: Animal?

  init(name: Swift.String, friend: Animal? = nil) {
    self.name = name
    self.friend = friend
  }

  class var _kvUsesElementPosition: Swift.Bool { false }

  class var _kvOptions: KVMap.DecodingOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Animal?
  ) throws(KVMap.CodingFailure) -> (Swift.String, Animal?) {
    var _0: Swift.String? = current?.name
    var _1: Animal? = current?.friend
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.string()  // name
        case 1: _1 = try kv.consumeNullOrEmptyText() ? nil : Animal.Family._kvDecode(&kv, replacing: nil)  // friend
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
    self.name = _0
    self.friend = _1
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Animal") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    if let value = self.friend { kv.key("\"friend\":"); try Animal.Family._kvEncode(value, &kv) }
    kv.endObject()
  }
}

nonisolated class Feline: Animal {
  var lives: Swift.Int

  init(name: Swift.String, friend: Animal? = nil, lives: Swift.Int) {
    self.lives = lives
    super.init(name: name, friend: friend)
  }

  override class var _kvUsesElementPosition: Swift.Bool { false }

  override class var _kvOptions: KVMap.DecodingOptions { .init() }

  override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Feline?
  ) throws(KVMap.CodingFailure) -> (Swift.String, Animal?, Swift.Int) {
    var _0: Swift.String? = current?.name
    var _1: Animal? = current?.friend
    var _2: Swift.Int? = current?.lives
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.string()  // name
        case 1: _1 = try kv.consumeNullOrEmptyText() ? nil : Animal.Family._kvDecode(&kv, replacing: nil)  // friend
        case 2: _2 = try kv.int()  // lives
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0, let _2 else { try kv.throwDeferredFailure() }
    return (_0, _1, _2)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: Animal?) throws(KVMap.CodingFailure) {
    let (_0, _1, _2) = try Self._kvProperties(&kv, updating: current as? Feline)
    self.lives = _2
    super.init(name: _0, friend: _1)
  }

  override class var _kvRoot: Swift.String { "" }

  override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Feline") }

  override func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    if let value = self.friend { kv.key("\"friend\":"); try Animal.Family._kvEncode(value, &kv) }
    kv.int("\"lives\":", self.lives)
    kv.endObject()
  }
}

nonisolated class Canine: Animal {
  var tricks: [Swift.String]

  init(name: Swift.String, friend: Animal? = nil, tricks: [Swift.String] = []) {
    self.tricks = tricks
    super.init(name: name, friend: friend)
  }

  override class var _kvUsesElementPosition: Swift.Bool { false }

  override class var _kvOptions: KVMap.DecodingOptions { .init() }

  override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Canine?
  ) throws(KVMap.CodingFailure) -> (Swift.String, Animal?, [Swift.String]) {
    var _0: Swift.String? = current?.name
    var _1: Animal? = current?.friend
    var _2: [Swift.String] = current?.tricks ?? []
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.string()  // name
        case 1: _1 = try kv.consumeNullOrEmptyText() ? nil : Animal.Family._kvDecode(&kv, replacing: nil)  // friend
        case 2: _2 = try kv.consumeNull() ? [] : kv.strings()  // tricks
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    return (_0, _1, _2)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: Animal?) throws(KVMap.CodingFailure) {
    let (_0, _1, _2) = try Self._kvProperties(&kv, updating: current as? Canine)
    self.tricks = _2
    super.init(name: _0, friend: _1)
  }

  override class var _kvRoot: Swift.String { "" }

  override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Canine") }

  override func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    if let value = self.friend { kv.key("\"friend\":"); try Animal.Family._kvEncode(value, &kv) }
    kv.array("\"tricks\":", self.tricks)
    kv.endObject()
  }
}

nonisolated class Puppy: Canine {
  var age: Swift.Int

  init(name: Swift.String, friend: Animal? = nil, tricks: [Swift.String] = [], age: Swift.Int) {
    self.age = age
    super.init(name: name, friend: friend, tricks: tricks)
  }

  override class var _kvUsesElementPosition: Swift.Bool { false }

  override class var _kvOptions: KVMap.DecodingOptions { .init() }

  override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Puppy?
  ) throws(KVMap.CodingFailure) -> (Swift.String, Animal?, [Swift.String], Swift.Int) {
    var _0: Swift.String? = current?.name
    var _1: Animal? = current?.friend
    var _2: [Swift.String] = current?.tricks ?? []
    var _3: Swift.Int? = current?.age
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.string()  // name
        case 1: _1 = try kv.consumeNullOrEmptyText() ? nil : Animal.Family._kvDecode(&kv, replacing: nil)  // friend
        case 2: _2 = try kv.consumeNull() ? [] : kv.strings()  // tricks
        case 3: _3 = try kv.int()  // age
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0, let _3 else { try kv.throwDeferredFailure() }
    return (_0, _1, _2, _3)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: Animal?) throws(KVMap.CodingFailure) {
    let (_0, _1, _2, _3) = try Self._kvProperties(&kv, updating: current as? Puppy)
    self.age = _3
    super.init(name: _0, friend: _1, tricks: _2)
  }

  override class var _kvRoot: Swift.String { "" }

  override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Puppy") }

  override func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    if let value = self.friend { kv.key("\"friend\":"); try Animal.Family._kvEncode(value, &kv) }
    kv.array("\"tricks\":", self.tricks)
    kv.int("\"age\":", self.age)
    kv.endObject()
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

nonisolated class Shape: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  var area: Swift.Double

  init(area: Swift.Double) {
    self.area = area
  }

  class var _kvUsesElementPosition: Swift.Bool { false }

  class var _kvOptions: KVMap.DecodingOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Shape?
  ) throws(KVMap.CodingFailure) -> Swift.Double {
    var _0: Swift.Double? = current?.area
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.double()  // area
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
    guard let current = current?.assumingMemoryBound(to: Shape.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: Shape?) throws(KVMap.CodingFailure) {
    let _0: Swift.Double = try Self._kvProperties(&kv, updating: current)
    self.area = _0
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Shape") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.double("\"area\":", self.area)
    kv.endObject()
  }
}

nonisolated class Circle: Shape {
  var radius: Swift.Double

  init(area: Swift.Double, radius: Swift.Double) {
    self.radius = radius
    super.init(area: area)
  }

  override class var _kvUsesElementPosition: Swift.Bool { false }

  override class var _kvOptions: KVMap.DecodingOptions { .init() }

  override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Circle?
  ) throws(KVMap.CodingFailure) -> (Swift.Double, Swift.Double) {
    var _0: Swift.Double? = current?.area
    var _1: Swift.Double? = current?.radius
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.double()  // area
        case 1: _1 = try kv.double()  // radius
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0, let _1 else { try kv.throwDeferredFailure() }
    return (_0, _1)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: Shape?) throws(KVMap.CodingFailure) {
    let (_0, _1) = try Self._kvProperties(&kv, updating: current as? Circle)
    self.radius = _1
    super.init(area: _0)
  }

  override class var _kvRoot: Swift.String { "" }

  override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Circle") }

  override func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.double("\"area\":", self.area)
    try kv.double("\"radius\":", self.radius)
    kv.endObject()
  }
}

nonisolated enum Drawing {
  case shapes([Shape])
  case shape(Shape)
  case note(Swift.String)
}

// MARK: - Mappings

nonisolated extension Zoo: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Zoo {
    Zoo(animals: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Zoo, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.animals = try _kvDecode_animals(&kv)  // animals
        case 1: out.star = try kv.consumeNullOrEmptyText() ? nil : Animal.Family._kvDecode(&kv, replacing: nil)  // star
        case 2: out.byName = try kv.consumeNull() ? [:] : _kvDecode_byName(&kv)  // byName
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_animals(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Animal] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Animal in try Animal.Family._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_byName(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Animal] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Animal in try Animal.Family._kvDecode(&kv, replacing: nil) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"animals\":")
    kv.beginArray()
    for value0 in self.animals { try Animal.Family._kvEncode(value0, &kv) }
    kv.endArray()
    if let value = self.star { kv.key("\"star\":"); try Animal.Family._kvEncode(value, &kv) }
    kv.key("\"byName\":")
    kv.beginObject()
    for (key0, value0) in kv.sorted(self.byName) {
      kv.entryKey(key0)
      try Animal.Family._kvEncode(value0, &kv)
    }
    kv.endObject()
    kv.endObject()
  }
}

nonisolated extension Drawing: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Drawing {
    var choice: KVMap.UnionAttempt = kv.beginUnion(Swift.ObjectIdentifier(Drawing.self), _kvKeys)
    if kv.shouldTryCase(0, &choice, kinds: 2) {  // shapes
      do throws(KVMap.CodingFailure) {
        let value: Drawing = try .shapes(_kvDecode_shapes(&kv))
        kv.acceptCase(0, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "shapes") }
    }
    if kv.shouldTryCase(1, &choice, kinds: 63) {  // shape
      do throws(KVMap.CodingFailure) {
        let value: Drawing = try .shape(Shape.Family._kvDecode(&kv, replacing: nil))
        kv.acceptCase(1, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "shape") }
    }
    if kv.shouldTryCase(2, &choice, kinds: 4) {  // note
      do throws(KVMap.CodingFailure) {
        let value: Drawing = try .note(kv.string())
        kv.acceptCase(2, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "note") }
    }
    throw kv.noCaseMatched(choice)
  }

  private static func _kvDecode_shapes(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Shape] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Shape in try Shape.Family._kvDecode(&kv, replacing: nil) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .shapes(let value):
      kv.beginArray()
      for value0 in value { try Shape.Family._kvEncode(value0, &kv) }
      kv.endArray()
    case .shape(let value):
      try Shape.Family._kvEncode(value, &kv)
    case .note(let value):
      kv.string(value)
    }
  }
}

nonisolated extension Animal {
  /// Told apart by their kind.
  enum Family: KVMap.CodingMapping {
    typealias Value = Animal

    static func _kvDecode(
      _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
    ) throws(KVMap.CodingFailure) -> Animal {
      let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: true)
      let led: Swift.Int = kv.beginPayload(_kvPath)
      do throws(KVMap.CodingFailure) {
        let value: Animal
        switch number {
        case 0: value = try Feline._kvDecode(&kv, replacing: nil)
        case 1, 2: value = try Canine._kvDecode(&kv, replacing: nil)
        default: value = try Animal._kvDecode(&kv, replacing: nil)
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
      case Swift.ObjectIdentifier(Feline.self):
        let start: Swift.Int = kv.beginPrefixMembers("\"kind\":\"cat\",")
        try whole._kvEncode(&kv)
        try kv.endPrefixMembers(start)
      case Swift.ObjectIdentifier(Canine.self):
        let start: Swift.Int = kv.beginPrefixMembers("\"kind\":\"dog\",")
        try whole._kvEncode(&kv)
        try kv.endPrefixMembers(start)
      case Swift.ObjectIdentifier(Animal.self):
        throw kv.unknownCase("Animal")
      default: throw kv.unknownCase(Swift.String(describing: Swift.type(of: whole)))
      }
    }
  }
}

nonisolated extension Shape {
  enum Family: KVMap.CodingMapping {
    typealias Value = Shape

    static func _kvDecode(
      _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
    ) throws(KVMap.CodingFailure) -> Shape {
      let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, numbers: _kvNumbers, lenient: false, isOpen: false)
      let led: Swift.Int = kv.beginPayload(_kvPath)
      do throws(KVMap.CodingFailure) {
        let value: Shape
        switch number {
        case 0: value = try Shape._kvDecode(&kv, replacing: nil)
        default: value = try Circle._kvDecode(&kv, replacing: nil)
        }
        kv.endPayload(led)
        return value
      } catch {
        kv.endPayload(led)
        throw error
      }
    }

    static func _kvEncode(_ whole: Shape, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
      switch Swift.ObjectIdentifier(Swift.type(of: whole)) {
      case Swift.ObjectIdentifier(Shape.self):
        let start: Swift.Int = kv.beginPrefixMembers("\"meta\":{\"type\":0},")
        try whole._kvEncode(&kv)
        try kv.endPrefixMembers(start)
      case Swift.ObjectIdentifier(Circle.self):
        let start: Swift.Int = kv.beginPrefixMembers("\"meta\":{\"type\":1},")
        try whole._kvEncode(&kv)
        try kv.endPrefixMembers(start)
      default: throw kv.unknownCase(Swift.String(describing: Swift.type(of: whole)))
      }
    }
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Animal {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{6}\0\0\u{1}\0\0\0\0friend\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Animal\tFamilies.kvmap\t1
        name\t+0\tname
        friend\t+0\tfriend
        """)
  }
}

nonisolated extension Feline {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\u{5}\0\u{3}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{6}\0\0\u{1}\0\0\0\0friend\"\0\u{5}\0\0\u{2}\0\0\u{1}\0lives\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Feline\tFamilies.kvmap\t2
        name\t-1\tname
        friend\t-1\tfriend
        lives\t+0\tlives
        """)
  }
}

nonisolated extension Canine {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{5}\0\u{1}\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{6}\0\0\u{1}\0\0\0\0friend\"\0\u{6}\0\0\u{2}\0\0\0\0tricks\"\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x53cb9f0c747ea2eb, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Canine\tFamilies.kvmap\t3
        name\t-2\tname
        friend\t-2\tfriend
        tricks\t+0\ttricks
        """)
  }
}

nonisolated extension Puppy {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{5}\0\u{1}\0\0\0\u{7}\0\0\0\u{3}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{6}\0\0\u{1}\0\0\0\0friend\"\0\u{6}\0\0\u{2}\0\0\0\0tricks\"\0\u{3}\0\0\u{3}\0\0\u{1}\0age\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x53cb9f0c747ea2eb, wide: false, full: false, count: 4, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Puppy\tFamilies.kvmap\t4
        name\t-3\tname
        friend\t-3\tfriend
        tricks\t-1\ttricks
        age\t+0\tage
        """)
  }
}

nonisolated extension Zoo {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{1}\0\0\0\0\0\u{5}\0\u{3}\0\u{7}\0\0\0\0\0\u{1}\0animals\"\u{4}\0\0\u{1}\0\0\0\0star\"\0\0\0\u{6}\0\0\u{2}\0\0\0\0byName\"\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Zoo\tFamilies.kvmap\t9
        animals\t+0\tanimals
        star\t+0\tstar
        byName\t+0\tbyName
        """)
  }
}

nonisolated extension Shape {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0area\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Shape\tFamilies.kvmap\t12
        area\t+0\tarea
        """)
  }
}

nonisolated extension Circle {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{3}\0\0\0\u{4}\0\0\0\0\0\u{1}\0area\"\0\0\0\u{6}\0\0\u{1}\0\0\u{1}\0radius\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Circle\tFamilies.kvmap\t13
        area\t-1\tarea
        radius\t+0\tradius
        """)
  }
}

nonisolated extension Drawing {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Drawing\tFamilies.kvmap\t15
        """)
  }
}

nonisolated extension Animal.Family {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0kind\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Animal\tFamilies.kvmap\t7
        \t+0\tkind
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{3}\0\u{1}\0\0\0\0\0\u{5}\0\u{3}\0\0\0\0\0\0\0cat\"\0\0\0\0\u{3}\0\0\u{1}\0\0\0\0dog\"\0\0\0\0\u{5}\0\0\u{2}\0\0\0\0hound\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Animal\tFamilies.kvmap\t7
        """)
  }
}

nonisolated extension Shape.Family {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{3}\0\0\0\u{4}\0\0\0\0\0\0\0meta\"\0\0\0\u{4}\0\0\u{1}\0\0\0\0type\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Shape\tFamilies.kvmap\t14
        \t+0\tmeta.type
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Shape\tFamilies.kvmap\t14
        """)
  }

  private static var _kvNumbers: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{3}\0\u{1}\0\u{1}\0\0\0\0\0\0\00\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\01\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Shape\tFamilies.kvmap\t14
        """)
  }
}
