// Generated from TestedParts.kvmap. Do not edit.
// kvmap format 1, input ac341a5c580f9201, body 448dd03df8b5e007
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

nonisolated struct TestedPart: Swift.Sendable, Swift.Hashable {
  var x: Swift.Int
  var y: Swift.Optional<Swift.String>

  init(x: Swift.Int, y: Swift.String? = nil) {
    self.x = x
    self.y = y
  }
}

/// Without `Hashable`.
nonisolated class TestedObject: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  var x: Swift.Int

  init(x: Swift.Int) {
    self.x = x
  }

  class var _kvUsesElementPosition: Swift.Bool { false }

  class var _kvOptions: KVMap.DecodingOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: TestedObject?
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

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    guard let current = current?.assumingMemoryBound(to: TestedObject.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: TestedObject?) throws(KVMap.CodingFailure) {
    let _0: Swift.Int = try Self._kvProperties(&kv, updating: current)
    self.x = _0
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "TestedObject") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"x\":", self.x)
    kv.endObject()
  }
}

nonisolated class TestedBase: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  var x: Swift.Int

  init(x: Swift.Int) {
    self.x = x
  }

  class var _kvUsesElementPosition: Swift.Bool { false }

  class var _kvOptions: KVMap.DecodingOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: TestedBase?
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

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    guard let current = current?.assumingMemoryBound(to: TestedBase.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: TestedBase?) throws(KVMap.CodingFailure) {
    let _0: Swift.Int = try Self._kvProperties(&kv, updating: current)
    self.x = _0
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "TestedBase") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"x\":", self.x)
    kv.endObject()
  }
}

nonisolated class TestedMiddle: TestedBase {
  var y: Swift.Int

  init(x: Swift.Int, y: Swift.Int) {
    self.y = y
    super.init(x: x)
  }

  override class var _kvUsesElementPosition: Swift.Bool { false }

  override class var _kvOptions: KVMap.DecodingOptions { .init() }

  override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: TestedMiddle?
  ) throws(KVMap.CodingFailure) -> (Swift.Int, Swift.Int) {
    var _0: Swift.Int? = current?.x
    var _1: Swift.Int? = current?.y
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.int()  // x
        case 1: _1 = try kv.int()  // y
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0, let _1 else { try kv.throwDeferredFailure() }
    return (_0, _1)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: TestedBase?) throws(KVMap.CodingFailure) {
    let (_0, _1) = try Self._kvProperties(&kv, updating: current as? TestedMiddle)
    self.y = _1
    super.init(x: _0)
  }

  override class var _kvRoot: Swift.String { "" }

  override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "TestedMiddle") }

  override func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"x\":", self.x)
    kv.int("\"y\":", self.y)
    kv.endObject()
  }
}

nonisolated class TestedLeaf: TestedMiddle {
  var z: Swift.Int

  init(x: Swift.Int, y: Swift.Int, z: Swift.Int) {
    self.z = z
    super.init(x: x, y: y)
  }

  override class var _kvUsesElementPosition: Swift.Bool { false }

  override class var _kvOptions: KVMap.DecodingOptions { .init() }

  override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: TestedLeaf?
  ) throws(KVMap.CodingFailure) -> (Swift.Int, Swift.Int, Swift.Int) {
    var _0: Swift.Int? = current?.x
    var _1: Swift.Int? = current?.y
    var _2: Swift.Int? = current?.z
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.int()  // x
        case 1: _1 = try kv.int()  // y
        case 2: _2 = try kv.int()  // z
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0, let _1, let _2 else { try kv.throwDeferredFailure() }
    return (_0, _1, _2)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: TestedBase?) throws(KVMap.CodingFailure) {
    let (_0, _1, _2) = try Self._kvProperties(&kv, updating: current as? TestedLeaf)
    self.z = _2
    super.init(x: _0, y: _1)
  }

  override class var _kvRoot: Swift.String { "" }

  override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "TestedLeaf") }

  override func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"x\":", self.x)
    kv.int("\"y\":", self.y)
    kv.int("\"z\":", self.z)
    kv.endObject()
  }
}

nonisolated struct TestedSetElement: Swift.Sendable, Swift.Hashable {
  var list: Swift.Optional<[TestedPart]>
  var table: Swift.Optional<[Swift.String: TestedPart]>
  var choice: Swift.Optional<TestedChoice>
  var field: KVMap.PatchField<TestedPart>
  var part: Swift.Optional<TestedPart>
  var counts: [Swift.String: Swift.Int?]
  var grid: [[TestedPart]?]
  var others: Swift.Set<TestedPart>
  var at: Swift.Optional<Date>

  init(
    list: [TestedPart]? = nil,
    table: [Swift.String: TestedPart]? = nil,
    choice: TestedChoice? = nil,
    field: KVMap.PatchField<TestedPart> = .absent,
    part: TestedPart? = nil,
    counts: [Swift.String: Swift.Int?] = [:],
    grid: [[TestedPart]?] = [],
    others: Swift.Set<TestedPart> = [],
    at: Date? = nil
  ) {
    self.list = list
    self.table = table
    self.choice = choice
    self.field = field
    self.part = part
    self.counts = counts
    self.grid = grid
    self.others = others
    self.at = at
  }
}

nonisolated struct TestedParts {
  var parts: KVMap.LazyDecodedArray<TestedPart>
  var optional: Swift.Optional<KVMap.LazyDecodedArray<TestedPart>>
  var objects: [TestedObject?]
  var table: [Swift.String: TestedObject?]
  var family: [TestedBase]
  var choices: [TestedChoice]
  var choice: Swift.Optional<TestedChoice>
  var field: KVMap.PatchField<TestedPart>
  var set: Swift.Set<TestedSetElement>
  var numbers: Swift.Set<Swift.Int?>
  var dates: Swift.Set<Date>
  var zoned: Swift.Optional<KVMap.ZonedDate>
  var moments: [KVMap.ZonedDate]

  init(
    parts: KVMap.LazyDecodedArray<TestedPart> = [],
    optional: KVMap.LazyDecodedArray<TestedPart>? = nil,
    objects: [TestedObject?] = [],
    table: [Swift.String: TestedObject?] = [:],
    family: [TestedBase] = [],
    choices: [TestedChoice] = [],
    choice: TestedChoice? = nil,
    field: KVMap.PatchField<TestedPart> = .absent,
    set: Swift.Set<TestedSetElement> = [],
    numbers: Swift.Set<Swift.Int?> = [],
    dates: Swift.Set<Date> = [],
    zoned: KVMap.ZonedDate? = nil,
    moments: [KVMap.ZonedDate] = []
  ) {
    self.parts = parts
    self.optional = optional
    self.objects = objects
    self.table = table
    self.family = family
    self.choices = choices
    self.choice = choice
    self.field = field
    self.set = set
    self.numbers = numbers
    self.dates = dates
    self.zoned = zoned
    self.moments = moments
  }
}

nonisolated enum TestedChoice: Swift.Sendable, Swift.Hashable {
  case part(TestedPart)
  case nothing
}

// MARK: - Mappings

nonisolated extension TestedPart: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: TestedPart {
    TestedPart(x: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout TestedPart, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.x)  // x
      case 1: kv.string(orNil: &out.y)  // y
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"x\":", self.x)
    kv.string("\"y\":", ifPresent: self.y)
    kv.endObject()
  }
}

nonisolated extension TestedSetElement: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: TestedSetElement {
    TestedSetElement()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout TestedSetElement, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.array(orNil: &out.list)  // list
        case 1: out.table = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_table(&kv)  // table
        case 2: out.choice = try kv.consumeNullOrEmptyText() ? nil : TestedChoice._kvDecode(&kv, replacing: nil)  // choice
        case 3: out.field = try kv.consumeNullOrEmptyText() ? .null : .value(TestedPart._kvDecode(&kv, updating: updating ? out.field.value : nil))  // field
        case 4: kv.object(orNil: &out.part, updating: updating)  // part
        case 5: out.counts = try kv.consumeNull() ? [:] : _kvDecode_counts(&kv)  // counts
        case 6: out.grid = try kv.consumeNull() ? [] : _kvDecode_grid(&kv)  // grid
        case 7: out.others = try kv.consumeNull() ? [] : _kvDecode_others(&kv)  // others
        case 8: kv.date(orNil: &out.at)  // at
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_table(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: TestedPart] {
    return try kv.dictionary(
      of: TestedPart.self,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() })
  }

  private static func _kvDecode_counts(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Swift.Int?] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int? in try kv.consumeNullOrEmptyElement() ? nil : kv.int() })
  }

  private static func _kvDecode_grid(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [[TestedPart]?] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [TestedPart]? in try kv.consumeNullOrEmptyText() ? nil : kv.array(of: TestedPart.self) })
  }

  private static func _kvDecode_others(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<TestedPart> {
    return try kv.set(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> TestedPart in try TestedPart._kvDecode(&kv, replacing: nil) })
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.list { kv.key("\"list\":"); try kv.array(value) }
    if let value = self.table { kv.key("\"table\":"); try kv.dictionary(value) }
    if let value = self.choice { kv.key("\"choice\":"); try value._kvEncode(&kv) }
    switch self.field {
    case .absent: break
    case .null: kv.key("\"field\":"); kv.null()
    case .value(let value): kv.key("\"field\":"); try value._kvEncode(&kv)
    }
    if let value = self.part { kv.key("\"part\":"); try value._kvEncode(&kv) }
    kv.key("\"counts\":")
    kv.beginObject()
    for (key0, value0) in kv.sorted(self.counts) {
      kv.entryKey(key0)
      if let value1 = value0 {
        kv.int(value1)
      } else { kv.null() }
    }
    kv.endObject()
    kv.key("\"grid\":")
    kv.beginArray()
    for value0 in self.grid {
      if let value1 = value0 {
        try kv.array(value1)
      } else { kv.null() }
    }
    kv.endArray()
    kv.key("\"others\":")
    try kv.ascending(self.others) { (kv: inout KVMap.JSONWriter, value0: TestedPart) throws(KVMap.CodingFailure) in
      try value0._kvEncode(&kv)
    }
    if let value = self.at { kv.key("\"at\":"); try kv.date(value) }
    kv.endObject()
  }
}

nonisolated extension TestedParts: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: TestedParts {
    TestedParts()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout TestedParts, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.parts = try kv.consumeNull() ? [] : kv.lazyArray(_kvKeys, rule: 0) { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in try TestedPart._kvDecode(&kv, replacing: nil) }  // parts
        case 1: out.optional = try kv.consumeNullOrEmptyText() ? nil : kv.lazyArray(_kvKeys, rule: 0) { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in try TestedPart._kvDecode(&kv, replacing: nil) }  // optional
        case 2: out.objects = try kv.consumeNull() ? [] : _kvDecode_objects(&kv)  // objects
        case 3: out.table = try kv.consumeNull() ? [:] : _kvDecode_table(&kv)  // table
        case 4: out.family = try kv.consumeNull() ? [] : _kvDecode_family(&kv)  // family
        case 5: out.choices = try kv.consumeNull() ? [] : _kvDecode_choices(&kv)  // choices
        case 6: out.choice = try kv.consumeNullOrEmptyText() ? nil : TestedChoice._kvDecode(&kv, replacing: nil)  // choice
        case 7: out.field = try kv.consumeNullOrEmptyText() ? .null : .value(TestedPart._kvDecode(&kv, updating: updating ? out.field.value : nil))  // field
        case 8: out.set = try kv.consumeNull() ? [] : _kvDecode_set(&kv)  // set
        case 9: out.numbers = try kv.consumeNull() ? [] : _kvDecode_numbers(&kv)  // numbers
        case 10: out.dates = try kv.consumeNull() ? [] : _kvDecode_dates(&kv)  // dates
        case 11: out.zoned = try kv.consumeNullOrEmptyElement() ? nil : kv.zoned()  // zoned
        case 12: out.moments = try kv.consumeNull() ? [] : _kvDecode_moments(&kv)  // moments
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_objects(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [TestedObject?] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> TestedObject? in try kv.consumeNullOrEmptyText() ? nil : TestedObject._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_table(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: TestedObject?] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> TestedObject? in try kv.consumeNullOrEmptyText() ? nil : TestedObject._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_family(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [TestedBase] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> TestedBase in try TestedBase.Family._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_choices(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [TestedChoice] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> TestedChoice in try TestedChoice._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_set(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<TestedSetElement> {
    return try kv.set(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> TestedSetElement in try TestedSetElement._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_numbers(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<Swift.Int?> {
    return try kv.set(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int? in try kv.consumeNullOrEmptyElement() ? nil : kv.int() })
  }

  private static func _kvDecode_dates(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<Date> {
    return try kv.set(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() })
  }

  private static func _kvDecode_moments(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [KVMap.ZonedDate] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KVMap.ZonedDate in try kv.zoned() })
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"parts\":")
    try kv.lazyArray(self.parts) { (kv: inout KVMap.JSONWriter, value0: TestedPart) throws(KVMap.CodingFailure) in
      try value0._kvEncode(&kv)
    }
    if let value = self.optional {
      kv.key("\"optional\":")
      try kv.lazyArray(value) { (kv: inout KVMap.JSONWriter, value0: TestedPart) throws(KVMap.CodingFailure) in
        try value0._kvEncode(&kv)
      }
    }
    kv.key("\"objects\":")
    kv.beginArray()
    for value0 in self.objects {
      if let value1 = value0 {
        try value1._kvEncode(&kv)
      } else { kv.null() }
    }
    kv.endArray()
    kv.key("\"table\":")
    kv.beginObject()
    for (key0, value0) in kv.sorted(self.table) {
      kv.entryKey(key0)
      if let value1 = value0 {
        try value1._kvEncode(&kv)
      } else { kv.null() }
    }
    kv.endObject()
    kv.key("\"family\":")
    kv.beginArray()
    for value0 in self.family { try TestedBase.Family._kvEncode(value0, &kv) }
    kv.endArray()
    try kv.array("\"choices\":", self.choices)
    if let value = self.choice { kv.key("\"choice\":"); try value._kvEncode(&kv) }
    switch self.field {
    case .absent: break
    case .null: kv.key("\"field\":"); kv.null()
    case .value(let value): kv.key("\"field\":"); try value._kvEncode(&kv)
    }
    kv.key("\"set\":")
    try kv.ascending(self.set) { (kv: inout KVMap.JSONWriter, value0: TestedSetElement) throws(KVMap.CodingFailure) in
      try value0._kvEncode(&kv)
    }
    kv.key("\"numbers\":")
    try kv.ascending(self.numbers) { (kv: inout KVMap.JSONWriter, value0: Swift.Int?) throws(KVMap.CodingFailure) in
      if let value1 = value0 {
        kv.int(value1)
      } else { kv.null() }
    }
    kv.key("\"dates\":")
    try kv.ascending(self.dates) { (kv: inout KVMap.JSONWriter, value0: Date) throws(KVMap.CodingFailure) in
      try kv.date(value0)
    }
    if let value = self.zoned { kv.key("\"zoned\":"); try kv.zoned(value) }
    try kv.array("\"moments\":", self.moments)
    kv.endObject()
  }
}

nonisolated extension TestedChoice: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> TestedChoice {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: false)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.CodingFailure) {
      let value: TestedChoice
      switch number {
      case 0: value = try .part(TestedPart._kvDecode(&kv, replacing: nil))
      default:  // nothing
        try kv.passObject(_kvEmpty)
        value = .nothing
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
    case .part(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"k\":\"part\",")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start)
    case .nothing:
      kv.beginObject()
      kv.key("\"k\":\"nothing\",")
      kv.endObject()
    }
  }
}

nonisolated extension TestedBase {
  enum Family: KVMap.CodingMapping {
    typealias Value = TestedBase

    static func _kvDecode(
      _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
    ) throws(KVMap.CodingFailure) -> TestedBase {
      let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: false)
      let led: Swift.Int = kv.beginPayload(_kvPath)
      do throws(KVMap.CodingFailure) {
        let value: TestedBase
        switch number {
        case 0: value = try TestedBase._kvDecode(&kv, replacing: nil)
        case 1: value = try TestedMiddle._kvDecode(&kv, replacing: nil)
        default: value = try TestedLeaf._kvDecode(&kv, replacing: nil)
        }
        kv.endPayload(led)
        return value
      } catch {
        kv.endPayload(led)
        throw error
      }
    }

    static func _kvEncode(_ whole: TestedBase, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
      switch Swift.ObjectIdentifier(Swift.type(of: whole)) {
      case Swift.ObjectIdentifier(TestedBase.self):
        let start: Swift.Int = kv.beginPrefixMembers("\"kind\":\"base\",")
        try whole._kvEncode(&kv)
        try kv.endPrefixMembers(start)
      case Swift.ObjectIdentifier(TestedMiddle.self):
        let start: Swift.Int = kv.beginPrefixMembers("\"kind\":\"middle\",")
        try whole._kvEncode(&kv)
        try kv.endPrefixMembers(start)
      case Swift.ObjectIdentifier(TestedLeaf.self):
        let start: Swift.Int = kv.beginPrefixMembers("\"kind\":\"leaf\",")
        try whole._kvEncode(&kv)
        try kv.endPrefixMembers(start)
      default: throw kv.unknownCase(Swift.String(describing: Swift.type(of: whole)))
      }
    }
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension TestedPart {
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

nonisolated extension TestedSetElement {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.list, right.list),
      KVMap._kvAreEqual(left.table, right.table),
      KVMap._kvAreEqual(left.choice, right.choice),
      KVMap._kvAreEqual(left.field, right.field),
      KVMap._kvAreEqual(left.part, right.part),
      KVMap._kvAreEqual(left.counts, right.counts),
      KVMap._kvAreEqual(left.grid, right.grid),
      KVMap._kvAreEqual(left.others, right.others),
      KVMap._kvAreEqual(left.at, right.at)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.list.hash(into: &hasher)
    self.table.hash(into: &hasher)
    self.choice.hash(into: &hasher)
    self.field.hash(into: &hasher)
    self.part.hash(into: &hasher)
    self.counts.hash(into: &hasher)
    self.grid.hash(into: &hasher)
    self.others.hash(into: &hasher)
    self.at.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension TestedPart {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{1}\0\0\0\0\0\u{1}\0x\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0y\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        TestedPart\tTestedParts.kvmap\t3
        x\t+1\tx
        y\t+2\ty
        """)
  }
}

nonisolated extension TestedObject {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\u{1}\0x\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        TestedObject\tTestedParts.kvmap\t9
        x\t+1\tx
        """)
  }
}

nonisolated extension TestedBase {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\u{1}\0x\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        TestedBase\tTestedParts.kvmap\t13
        x\t+1\tx
        """)
  }
}

nonisolated extension TestedMiddle {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{1}\0\0\0\0\0\u{1}\0x\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\u{1}\0y\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        TestedMiddle\tTestedParts.kvmap\t17
        x\t-3\tx
        y\t+1\ty
        """)
  }
}

nonisolated extension TestedLeaf {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{5}\0\0\0\u{3}\0\0\0\0\0\u{1}\0\0\0\0\0\u{1}\0x\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\u{1}\0y\"\0\0\0\0\0\0\u{1}\0\0\u{2}\0\0\u{1}\0z\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        TestedLeaf\tTestedParts.kvmap\t21
        x\t-7\tx
        y\t-3\ty
        z\t+1\tz
        """)
  }
}

nonisolated extension TestedSetElement {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\r\0\0\0\0\0\u{f}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{b}\0\0\0\0\0\u{11}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{5}\0\u{3}\0\u{1}\0\t\0\0\0\0\0\u{7}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0list\"\0\0\0\u{5}\0\0\u{1}\0\0\0\0table\"\0\0\u{6}\0\0\u{2}\0\0\0\0choice\"\0\u{5}\0\0\u{3}\0\0\0\0field\"\0\0\u{4}\0\0\u{4}\0\0\0\0part\"\0\0\0\u{6}\0\0\u{5}\0\0\0\0counts\"\0\u{4}\0\0\u{6}\0\0\0\0grid\"\0\0\0\u{6}\0\0\u{7}\0\0\0\0others\"\0\u{2}\0\0\u{8}\0\0\0\0at\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 9, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        TestedSetElement\tTestedParts.kvmap\t36
        list\t+1\tlist
        table\t+2\ttable
        choice\t+3\tchoice
        field\t+4\tfield
        part\t+5\tpart
        counts\t+6\tcounts
        grid\t+7\tgrid
        others\t+8\tothers
        at\t+9\tat
        """)
  }
}

nonisolated extension TestedParts {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\n\0\0\0\0\0\u{12}\0\0\0\u{1}\0\0\0\0\0\0\0\u{16}\0\u{e}\0\0\0\u{18}\0\0\0\0\0\u{6}\0\u{3}\0\0\0\0\0\u{10}\0\u{8}\0\0\0\0\0\0\0\u{14}\0\u{c}\0\0\0\u{1a}\0\u{5}\0\0\0\0\0\0\0parts\"\0\0\u{8}\0\0\u{1}\0\0\0\0optional\"\0\0\0\0\0\0\0\u{7}\0\0\u{2}\0\0\0\0objects\"\u{5}\0\0\u{3}\0\0\0\0table\"\0\0\u{6}\0\0\u{4}\0\0\0\0family\"\0\u{7}\0\0\u{5}\0\0\0\0choices\"\u{6}\0\0\u{6}\0\0\0\0choice\"\0\u{5}\0\0\u{7}\0\0\0\0field\"\0\0\u{3}\0\0\u{8}\0\0\0\0set\"\0\0\0\0\u{7}\0\0\t\0\0\0\0numbers\"\u{5}\0\0\n\0\0\0\0dates\"\0\0\u{5}\0\0\u{b}\0\0\0\0zoned\"\0\0\u{7}\0\0\u{c}\0\0\0\0moments\"\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0x54496ad67bd2634d, wide: false, full: false, count: 13, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        TestedParts\tTestedParts.kvmap\t48
        parts\t+1\tparts
        optional\t+2\toptional
        objects\t+3\tobjects
        table\t+4\ttable
        family\t+5\tfamily
        choices\t+6\tchoices
        choice\t+7\tchoice
        field\t+8\tfield
        set\t+9\tset
        numbers\t+10\tnumbers
        dates\t+11\tdates
        zoned\t+12\tzoned
        moments\t+13\tmoments
        """)
  }
}

nonisolated extension TestedChoice {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0k\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        TestedChoice\tTestedParts.kvmap\t31
        \t+0\tk
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{4}\0\0\0\0\0\0\0part\"\0\0\0\u{7}\0\0\u{1}\0\0\0\0nothing\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        TestedChoice\tTestedParts.kvmap\t31
        """)
  }

  private static var _kvEmpty: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        TestedChoice\tTestedParts.kvmap\t31
        """)
  }
}

nonisolated extension TestedBase.Family {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0kind\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        TestedBase\tTestedParts.kvmap\t25
        \t+0\tkind
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\u{1}\0\u{3}\0\u{5}\0\0\0\u{4}\0\0\0\0\0\0\0base\"\0\0\0\u{6}\0\0\u{1}\0\0\0\0middle\"\0\u{4}\0\0\u{2}\0\0\0\0leaf\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        TestedBase\tTestedParts.kvmap\t25
        """)
  }
}
