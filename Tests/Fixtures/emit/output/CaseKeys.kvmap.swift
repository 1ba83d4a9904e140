// Generated from CaseKeys.kvmap. Do not edit.
// kvmap format 1, input 4574190aa491ae6a, body 8971139bf58834cf
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated struct KeyedCircle: Swift.Sendable, Swift.Hashable {
  var radius: Swift.Double

  init(radius: Swift.Double) {
    self.radius = radius
  }
}

nonisolated struct Square: Swift.Sendable, Swift.Hashable {
  var side: Swift.Double
  var title: Swift.String

  init(side: Swift.Double, title: Swift.String = "") {
    self.side = side
    self.title = title
  }
}

nonisolated struct Values: Swift.Sendable, Swift.Hashable {
  var values: [FieldValue]

  init(values: [FieldValue] = []) {
    self.values = values
  }
}

nonisolated class KeyedAnimal: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  var name: Swift.String

  init(name: Swift.String) {
    self.name = name
  }

  class var _kvUsesElementPosition: Swift.Bool { false }

  class var _kvOptions: KVMap.DecodingOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: KeyedAnimal?
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
    guard let current = current?.assumingMemoryBound(to: KeyedAnimal.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: KeyedAnimal?) throws(KVMap.CodingFailure) {
    let _0: Swift.String = try Self._kvProperties(&kv, updating: current)
    self.name = _0
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "KeyedAnimal") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.endObject()
  }
}

nonisolated class KeyedCat: KeyedAnimal {
  var lives: Swift.Int

  init(name: Swift.String, lives: Swift.Int) {
    self.lives = lives
    super.init(name: name)
  }

  override class var _kvUsesElementPosition: Swift.Bool { false }

  override class var _kvOptions: KVMap.DecodingOptions { .init() }

  override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: KeyedCat?
  ) throws(KVMap.CodingFailure) -> (Swift.String, Swift.Int) {
    var _0: Swift.String? = current?.name
    var _1: Swift.Int? = current?.lives
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.string()  // name
        case 1: _1 = try kv.int()  // lives
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0, let _1 else { try kv.throwDeferredFailure() }
    return (_0, _1)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: KeyedAnimal?) throws(KVMap.CodingFailure) {
    let (_0, _1) = try Self._kvProperties(&kv, updating: current as? KeyedCat)
    self.lives = _1
    super.init(name: _0)
  }

  override class var _kvRoot: Swift.String { "" }

  override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "KeyedCat") }

  override func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.int("\"lives\":", self.lives)
    kv.endObject()
  }
}

nonisolated class Dog: KeyedAnimal {
  var tricks: [Swift.String]

  init(name: Swift.String, tricks: [Swift.String] = []) {
    self.tricks = tricks
    super.init(name: name)
  }

  override class var _kvUsesElementPosition: Swift.Bool { false }

  override class var _kvOptions: KVMap.DecodingOptions { .init() }

  override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Dog?
  ) throws(KVMap.CodingFailure) -> (Swift.String, [Swift.String]) {
    var _0: Swift.String? = current?.name
    var _1: [Swift.String] = current?.tricks ?? []
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.string()  // name
        case 1: _1 = try kv.consumeNull() ? [] : kv.strings()  // tricks
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    return (_0, _1)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: KeyedAnimal?) throws(KVMap.CodingFailure) {
    let (_0, _1) = try Self._kvProperties(&kv, updating: current as? Dog)
    self.tricks = _1
    super.init(name: _0)
  }

  override class var _kvRoot: Swift.String { "" }

  override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Dog") }

  override func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.array("\"tricks\":", self.tricks)
    kv.endObject()
  }
}

nonisolated struct KeyedDrawing {
  var shapes: [KeyedShape]
  var best: Swift.Optional<KeyedShape>
  var named: [Swift.String: Sign]
  var kept: [Sign]
  var word: KeyedWord
  var many: [KeyedWord]
  var pets: [KeyedAnimal]
  var fields: Swift.Optional<FieldValue>

  init(
    shapes: [KeyedShape],
    best: KeyedShape? = nil,
    named: [Swift.String: Sign],
    kept: [Sign] = [],
    word: KeyedWord = .no,
    many: [KeyedWord] = [],
    pets: [KeyedAnimal] = [],
    fields: FieldValue? = nil
  ) {
    self.shapes = shapes
    self.best = best
    self.named = named
    self.kept = kept
    self.word = word
    self.many = many
    self.pets = pets
    self.fields = fields
  }
}

/// A shape.
nonisolated enum KeyedShape: Swift.Sendable, Swift.Hashable {
  case circle(KeyedCircle)
  case square(Square)
  /// Nothing to see.
  case empty
  case point
  case old(Swift.Double)
  case unknown(KVMap.JSONValue)
}

nonisolated enum Sign: Swift.Sendable, Swift.Hashable {
  case plus(Swift.Int)
  case minus(Swift.Int?)
}

nonisolated enum KeyedWord: Swift.Sendable, Swift.Hashable {
  case yes
  case no
  case none
}

nonisolated enum KeyedLossy: Swift.Sendable, Swift.Hashable {
  case text(Swift.String)
  case lost
}

nonisolated indirect enum KeyedText: Swift.Sendable, Swift.Hashable {
  case text(Swift.String)
  case bold(KeyedText)
  case line
}

nonisolated enum FieldValue: Swift.Sendable, Swift.Hashable {
  case text(Swift.String)
  case number(Swift.Int)
  case none(KVMap.JSONValue)
  case list(Values)
  case map([Swift.String: FieldValue])
  case sign(Sign)
}

nonisolated enum Tagged: Swift.Sendable, Swift.Hashable {
  case shape(Sign)
  case word(KeyedWord)
}

// MARK: - Mappings

nonisolated extension KeyedCircle: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: KeyedCircle {
    KeyedCircle(radius: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout KeyedCircle, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.double(into: &out.radius)  // radius
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.double("\"radius\":", self.radius)
    kv.endObject()
  }
}

nonisolated extension Square: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Square {
    Square(side: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Square, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.double(into: &out.side)  // side
        case 1: out.title = try kv.consumeNull() ? "" : kv.string()  // title
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.double("\"side\":", self.side)
    kv.string("\"title\":", self.title)
    kv.endObject()
  }
}

nonisolated extension Values: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Values {
    Values()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Values, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.values = try kv.consumeNull() ? [] : _kvDecode_values(&kv)  // values
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_values(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [FieldValue] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> FieldValue in try FieldValue._kvDecode(&kv, replacing: nil) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"values\":", self.values)
    kv.endObject()
  }
}

nonisolated extension KeyedDrawing: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: KeyedDrawing {
    KeyedDrawing(shapes: [], named: [:])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout KeyedDrawing, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.shapes = try _kvDecode_shapes(&kv)  // shapes
        case 1: out.best = try kv.consumeNullOrEmptyText() ? nil : KeyedShape._kvDecode(&kv, replacing: nil)  // best
        case 2: out.named = try _kvDecode_named(&kv)  // named
        case 3:  // kept
          let attempt3: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.kept = try kv.consumeNull() ? [] : _kvDecode_kept(&kv)
            kv.acceptAttempt(attempt3)
          } catch {
            try kv.drop(error, from: attempt3)
            out.kept = []
          }
        case 4: out.word = try kv.consumeNull() ? .no : KeyedWord._kvDecode(&kv, replacing: nil)  // word
        case 5: out.many = try kv.consumeNull() ? [] : _kvDecode_many(&kv)  // many
        case 6: out.pets = try kv.consumeNull() ? [] : _kvDecode_pets(&kv)  // pets
        case 7: out.fields = try kv.consumeNullOrEmptyText() ? nil : FieldValue._kvDecode(&kv, replacing: nil)  // fields
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_shapes(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [KeyedShape] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KeyedShape in try KeyedShape._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_named(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Sign] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Sign in try Sign._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_kept(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Sign] {
    return try kv.array(
      isLossy: true,
      reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Sign in try Sign._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_many(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [KeyedWord] {
    guard kv.isArray() else { return [try KeyedWord._kvDecode(&kv, replacing: nil)] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KeyedWord in try KeyedWord._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_pets(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [KeyedAnimal] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KeyedAnimal in try KeyedAnimal.Family._kvDecode(&kv, replacing: nil) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"shapes\":", self.shapes)
    if let value = self.best { kv.key("\"best\":"); try value._kvEncode(&kv) }
    kv.key("\"named\":"); try kv.dictionary(self.named)
    try kv.array("\"kept\":", self.kept)
    kv.key("\"word\":"); try self.word._kvEncode(&kv)
    try kv.array("\"many\":", self.many)
    kv.key("\"pets\":")
    kv.beginArray()
    for value0 in self.pets { try KeyedAnimal.Family._kvEncode(value0, &kv) }
    kv.endArray()
    if let value = self.fields { kv.key("\"fields\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension KeyedShape: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> KeyedShape {
    let number: Swift.Int = try kv.caseKey(_kvKeys, emptyCases: 3, isOpen: true)
    if number < 0 { return try .unknown(kv.value()) }
    if number < 3 {
      try kv.passEmptyCase(_kvKeys)
      if number == 0 || number == 1 { return .empty }
      return .point
    }
    var scan: KVMap.ObjectState = .init()
    var value: KeyedShape?
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      if key == number {
        switch number {
        case 3: value = try .circle(KeyedCircle._kvDecode(&kv, replacing: nil))
        case 4, 5: value = try .square(Square._kvDecode(&kv, replacing: nil))
        default: value = try .old(kv.double())
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
    case .circle(let value):
      kv.beginObject()
      kv.key("\"circle\":")
      try value._kvEncode(&kv)
      kv.endObject()
    case .square(let value):
      kv.beginObject()
      kv.key("\"square\":")
      try value._kvEncode(&kv)
      kv.endObject()
    case .empty:
      kv.emptyCase("\"none\"")
    case .point:
      kv.emptyCase("\"point\"")
    case .old:
      throw kv.unknownCase("old")
    case .unknown(let value):
      kv.value(value)
    }
  }
}

nonisolated extension Sign: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Sign {
    let number: Swift.Int = try kv.caseKey(_kvKeys, emptyCases: 0, isOpen: false)
    var scan: KVMap.ObjectState = .init()
    var value: Sign?
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      if key == number {
        switch number {
        case 0: value = try .plus(kv.int())
        default: value = try .minus(kv.consumeNullOrEmptyElement() ? nil : kv.int())
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
    case .plus(let value):
      kv.beginObject()
      kv.key("\"plus\":")
      kv.int(value)
      kv.endObject()
    case .minus(let value):
      kv.beginObject()
      kv.key("\"minus\":")
      if let value0 = value {
        kv.int(value0)
      } else { kv.null() }
      kv.endObject()
    }
  }
}

nonisolated extension KeyedWord: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> KeyedWord {
    let number: Swift.Int = try kv.caseKey(_kvKeys, emptyCases: 3, isOpen: false)
    if number < 3 {
      try kv.passEmptyCase(_kvKeys)
      if number == 0 { return .yes }
      if number == 1 { return .no }
      return .none
    }
    throw kv.incomplete()
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .yes:
      kv.emptyCase("\"yes\"")
    case .no:
      kv.emptyCase("\"no\"")
    case .none:
      kv.emptyCase("\"none\"")
    }
  }
}

nonisolated extension KeyedLossy: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> KeyedLossy {
    let number: Swift.Int = try kv.caseKey(_kvKeys, emptyCases: 0, isOpen: true)
    if number < 0 {
      try kv.skip()
      return .lost
    }
    var scan: KVMap.ObjectState = .init()
    var value: KeyedLossy?
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      if key == number {
        switch number {
        default: value = try .text(kv.string())
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
    case .lost:
      throw kv.unknownCase("lost")
    }
  }
}

nonisolated extension KeyedText: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> KeyedText {
    let number: Swift.Int = try kv.caseKey(_kvKeys, emptyCases: 1, isOpen: false)
    if number < 1 {
      try kv.passEmptyCase(_kvKeys)
      return .line
    }
    var scan: KVMap.ObjectState = .init()
    var value: KeyedText?
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      if key == number {
        switch number {
        case 1: value = try .text(kv.string())
        default: value = try .bold(KeyedText._kvDecode(&kv, replacing: nil))
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
    case .line:
      kv.emptyCase("\"br\"")
    }
  }
}

nonisolated extension FieldValue: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> FieldValue {
    let number: Swift.Int = try kv.caseKey(_kvKeys, emptyCases: 0, isOpen: false)
    var scan: KVMap.ObjectState = .init()
    var value: FieldValue?
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      if key == number {
        switch number {
        case 0: value = try .text(kv.string())
        case 1: value = try .number(kv.int())
        case 2: value = try .none(kv.value())
        case 3: value = try .list(Values._kvDecode(&kv, replacing: nil))
        case 4: value = try .map(_kvDecode_map(&kv))
        default: value = try .sign(Sign._kvDecode(&kv, replacing: nil))
        }
      } else {
        try kv.skip()
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let value else { throw kv.incomplete() }
    return value
  }

  private static func _kvDecode_map(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: FieldValue] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> FieldValue in try FieldValue._kvDecode(&kv, replacing: nil) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .text(let value):
      kv.beginObject()
      kv.key("\"stringValue\":")
      kv.string(value)
      kv.endObject()
    case .number(let value):
      kv.beginObject()
      kv.key("\"integerValue\":")
      kv.int(value)
      kv.endObject()
    case .none(let value):
      kv.beginObject()
      kv.key("\"nullValue\":")
      kv.value(value)
      kv.endObject()
    case .list(let value):
      kv.beginObject()
      kv.key("\"arrayValue\":")
      try value._kvEncode(&kv)
      kv.endObject()
    case .map(let value):
      kv.beginObject()
      kv.key("\"mapValue\":")
      try kv.dictionary(value)
      kv.endObject()
    case .sign(let value):
      kv.beginObject()
      kv.key("\"sign\":")
      try value._kvEncode(&kv)
      kv.endObject()
    }
  }
}

nonisolated extension Tagged: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Tagged {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: false)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.CodingFailure) {
      let value: Tagged
      switch number {
      case 0: value = try .shape(Sign._kvDecode(&kv, replacing: nil))
      default: value = try .word(KeyedWord._kvDecode(&kv, replacing: nil))
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
    case .shape(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"type\":\"shape\",")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start)
    case .word(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"type\":\"word\",")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start)
    }
  }
}

nonisolated extension KeyedAnimal {
  enum Family: KVMap.CodingMapping {
    typealias Value = KeyedAnimal

    static func _kvDecode(
      _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
    ) throws(KVMap.CodingFailure) -> KeyedAnimal {
      let number: Swift.Int = try kv.caseKey(_kvKeys, emptyCases: 0, isOpen: false)
      var scan: KVMap.ObjectState = .init()
      var value: KeyedAnimal?
      var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
      while key >= 0 {
        if key == number {
          switch number {
          case 0: value = try KeyedCat._kvDecode(&kv, replacing: nil)
          case 1, 2: value = try Dog._kvDecode(&kv, replacing: nil)
          default: value = try KeyedAnimal._kvDecode(&kv, replacing: nil)
          }
        } else {
          try kv.skip()
        }
        key = try kv.nextKey(_kvKeys, &scan)
      }
      guard let value else { throw kv.incomplete() }
      return value
    }

    static func _kvEncode(_ whole: KeyedAnimal, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
      switch Swift.ObjectIdentifier(Swift.type(of: whole)) {
      case Swift.ObjectIdentifier(KeyedCat.self):
        kv.beginObject()
        kv.key("\"cat\":")
        try whole._kvEncode(&kv)
        kv.endObject()
      case Swift.ObjectIdentifier(Dog.self):
        kv.beginObject()
        kv.key("\"dog\":")
        try whole._kvEncode(&kv)
        kv.endObject()
      case Swift.ObjectIdentifier(KeyedAnimal.self):
        throw kv.unknownCase("KeyedAnimal")
      default: throw kv.unknownCase(Swift.String(describing: Swift.type(of: whole)))
      }
    }
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension KeyedCircle {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.radius, right.radius)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.radius.hash(into: &hasher)
  }
}

nonisolated extension Square {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.side, right.side),
      KVMap._kvAreEqual(left.title, right.title)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.side.hash(into: &hasher)
    self.title.hash(into: &hasher)
  }
}

nonisolated extension Values {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.values, right.values)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.values.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension KeyedCircle {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{6}\0\0\0\0\0\u{1}\0radius\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        KeyedCircle\tCaseKeys.kvmap\t2
        radius\t+0\tradius
        """)
  }
}

nonisolated extension Square {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{3}\0\u{1}\0\u{4}\0\0\0\0\0\u{1}\0side\"\0\0\0\u{5}\0\0\u{1}\0\0\0\0title\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Square\tCaseKeys.kvmap\t3
        side\t+0\tside
        title\t+0\ttitle
        """)
  }
}

nonisolated extension Values {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{6}\0\0\0\0\0\0\0values\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Values\tCaseKeys.kvmap\t30
        values\t+0\tvalues
        """)
  }
}

nonisolated extension KeyedAnimal {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        KeyedAnimal\tCaseKeys.kvmap\t33
        name\t+0\tname
        """)
  }
}

nonisolated extension KeyedCat {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\u{3}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{5}\0\0\u{1}\0\0\u{1}\0lives\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        KeyedCat\tCaseKeys.kvmap\t34
        name\t-1\tname
        lives\t+0\tlives
        """)
  }
}

nonisolated extension Dog {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\u{3}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{6}\0\0\u{1}\0\0\0\0tricks\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Dog\tCaseKeys.kvmap\t35
        name\t-2\tname
        tricks\t+0\ttricks
        """)
  }
}

nonisolated extension KeyedDrawing {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{b}\0\0\0\0\0\r\0\u{1}\0\u{5}\0\u{f}\0\u{7}\0\0\0\t\0\u{3}\0\0\0\0\0\0\0\0\0\u{6}\0\0\0\0\0\u{1}\0shapes\"\0\u{4}\0\0\u{1}\0\0\0\0best\"\0\0\0\u{5}\0\0\u{2}\0\0\u{1}\0named\"\0\0\u{4}\0\0\u{3}\0\0\0\0kept\"\0\0\0\u{4}\0\0\u{4}\0\0\0\0word\"\0\0\0\u{4}\0\0\u{5}\0\0\0\0many\"\0\0\0\u{4}\0\0\u{6}\0\0\0\0pets\"\0\0\0\u{6}\0\0\u{7}\0\0\0\0fields\"\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6c45d188009454f, wide: false, full: false, count: 8, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        KeyedDrawing\tCaseKeys.kvmap\t42
        shapes\t+1\tshapes
        best\t+2\tbest
        named\t+3\tnamed
        kept\t+4\tkept
        word\t+5\tword
        many\t+6\tmany
        pets\t+7\tpets
        fields\t+8\tfields
        """)
  }
}

nonisolated extension KeyedShape {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{7}\0\0\0\u{b}\0\r\0\t\0\u{3}\0\0\0\0\0\0\0\0\0\0\0\0\0\u{5}\0\0\0\u{4}\0\0\0\0\0\0\0none\"\0\0\0\u{3}\0\0\u{1}\0\0\0\0nil\"\0\0\0\0\u{5}\0\0\u{2}\0\0\0\0point\"\0\0\u{6}\0\0\u{3}\0\0\0\0circle\"\0\u{6}\0\0\u{4}\0\0\0\0square\"\0\u{2}\0\0\u{5}\0\0\0\0sq\"\0\0\0\0\0\u{3}\0\0\u{6}\0\0\0\0old\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x2c829abe1f4532e1, wide: false, full: false, count: 7, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        KeyedShape\tCaseKeys.kvmap\t6
        empty\t+4\tnone
        empty\t+4\tnil
        point\t+5\tpoint
        circle\t+1\tcircle
        square\t+2\tsquare
        square\t+2\tsq
        old\t+6\told
        """)
  }
}

nonisolated extension Sign {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{4}\0\0\0\0\0\0\0plus\"\0\0\0\u{5}\0\0\u{1}\0\0\0\0minus\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Sign\tCaseKeys.kvmap\t16
        plus\t+0\tplus
        minus\t+0\tminus
        """)
  }
}

nonisolated extension KeyedWord {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{3}\0\u{1}\0\0\0\u{5}\0\0\0\u{3}\0\0\0\0\0\0\0yes\"\0\0\0\0\u{2}\0\0\u{1}\0\0\0\0no\"\0\0\0\0\0\u{4}\0\0\u{2}\0\0\0\0none\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6c45d188009454f, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        KeyedWord\tCaseKeys.kvmap\t17
        yes\t+0\tyes
        no\t+0\tno
        none\t+0\tnone
        """)
  }
}

nonisolated extension KeyedLossy {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0text\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        KeyedLossy\tCaseKeys.kvmap\t18
        text\t+0\ttext
        """)
  }
}

nonisolated extension KeyedText {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{5}\0\0\0\u{3}\0\0\0\u{1}\0\0\0\u{2}\0\0\0\0\0\0\0br\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0$text\"\0\0\u{1}\0\0\u{2}\0\0\0\0b\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        KeyedText\tCaseKeys.kvmap\t19
        line\t+0\tbr
        text\t+0\t$text
        bold\t+0\tb
        """)
  }
}

nonisolated extension FieldValue {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\r\0\0\0\n\0\u{7}\0\u{10}\0\u{4}\0\0\0\u{b}\0\0\0\0\0\0\0stringValue\"\0\0\0\0\u{c}\0\0\u{1}\0\0\0\0integerValue\"\0\0\0\t\0\0\u{2}\0\0\0\0nullValue\"\0\0\0\0\0\0\n\0\0\u{3}\0\0\0\0arrayValue\"\0\0\0\0\0\u{8}\0\0\u{4}\0\0\0\0mapValue\"\0\0\0\0\0\0\0\u{4}\0\0\u{5}\0\0\0\0sign\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6c45d188009454f, wide: false, full: false, count: 6, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        FieldValue\tCaseKeys.kvmap\t22
        text\t+1\tstringValue
        number\t+2\tintegerValue
        none\t+3\tnullValue
        list\t+4\tarrayValue
        map\t+5\tmapValue
        sign\t+6\tsign
        """)
  }
}

nonisolated extension Tagged {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0type\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Tagged\tCaseKeys.kvmap\t31
        \t+0\ttype
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\u{5}\0\0\0\0\0\0\0shape\"\0\0\u{4}\0\0\u{1}\0\0\0\0word\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Tagged\tCaseKeys.kvmap\t31
        """)
  }
}

nonisolated extension KeyedAnimal.Family {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{5}\0\u{7}\0\0\0\0\0\0\0\u{1}\0\0\0\u{3}\0\u{3}\0\0\0\0\0\0\0cat\"\0\0\0\0\u{3}\0\0\u{1}\0\0\0\0dog\"\0\0\0\0\u{5}\0\0\u{2}\0\0\0\0hound\"\0\0\u{6}\0\0\u{3}\0\0\0\0animal\"\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xf88bb8a8724c81ed, wide: false, full: false, count: 4, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        KeyedAnimal\tCaseKeys.kvmap\t36
        KeyedCat\t+1\tcat
        Dog\t+2\tdog
        Dog\t+2\thound
        KeyedAnimal\t+3\tanimal
        """)
  }
}
