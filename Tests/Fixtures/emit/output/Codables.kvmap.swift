// Generated from Codables.kvmap. Do not edit.
// kvmap format 1, input a0fc38165a091ce5, body 277673d452ff7448
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) import KVMap
@_spi(Generated) import KVMapCodable

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated struct Ledger: Swift.Sendable, Swift.Hashable {
  var price: Cash
  var discounts: [Cash]
  var rates: [Swift.String: Cash]
  var kinds: Swift.Set<Cash>
  var text: Swift.Optional<Cash>
  var parts: [Cash]
  var sum: Swift.Optional<Swift.Int>

  init(
    price: Cash,
    discounts: [Cash] = [],
    rates: [Swift.String: Cash] = [:],
    kinds: Swift.Set<Cash> = [],
    text: Cash? = nil,
    parts: [Cash] = [],
    sum: Swift.Int? = nil
  ) {
    self.price = price
    self.discounts = discounts
    self.rates = rates
    self.kinds = kinds
    self.text = text
    self.parts = parts
    self.sum = sum
  }
}

nonisolated class Storeroom: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  var stock: Pallet
  var more: KVMap.LazyDecodedArray<Pallet>
  var change: KVMap.PatchField<Pallet>
  var other: Pallet??

  init(
    stock: Pallet,
    more: KVMap.LazyDecodedArray<Pallet>,
    change: KVMap.PatchField<Pallet> = .absent,
    other: Pallet?? = nil
  ) {
    self.stock = stock
    self.more = more
    self.change = change
    self.other = other
  }

  class var _kvUsesElementPosition: Swift.Bool { false }

  class var _kvOptions: KVMap.DecodingOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Storeroom?
  ) throws(KVMap.CodingFailure) -> (Pallet, KVMap.LazyDecodedArray<Pallet>, KVMap.PatchField<Pallet>, Pallet??) {
    var _0: Pallet? = current?.stock
    var _1: KVMap.LazyDecodedArray<Pallet>? = current?.more
    var _2: KVMap.PatchField<Pallet> = current?.change ?? .absent
    var _3: Pallet?? = if let current { current.other } else { nil }
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.codable(Pallet.self, .last)  // stock
        case 1: _1 = try kv.lazyArray(_kvKeys, rule: 1) { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in try kv.codable(Pallet.self, .last) }  // more
        case 2: _2 = try kv.consumeNullOrEmptyText() ? .null : .value(kv.codable(Pallet.self, .last))  // change
        case 3: _3 = try kv.consumeNullOrEmptyText() ? Pallet??.none : kv.consumeNullOrEmptyText() ? nil : kv.codable(Pallet.self, .last)  // other
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0, let _1 else { try kv.throwDeferredFailure() }
    return (_0, _1, _2, _3)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    guard let current = current?.assumingMemoryBound(to: Storeroom.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: Storeroom?) throws(KVMap.CodingFailure) {
    let (_0, _1, _2, _3) = try Self._kvProperties(&kv, updating: current)
    self.stock = _0
    self.more = _1
    self.change = _2
    self.other = _3
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Storeroom") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"stock\":"); try kv.codable(self.stock)
    kv.key("\"more\":")
    try kv.lazyArray(self.more) { (kv: inout KVMap.JSONWriter, value0: Pallet) throws(KVMap.CodingFailure) in
      try kv.codable(value0)
    }
    switch self.change {
    case .absent: break
    case .null: kv.key("\"change\":"); kv.null()
    case .value(let value): kv.key("\"change\":"); try kv.codable(value)
    }
    if let value = self.other {
      kv.key("\"other\":")
      if let value0 = value {
        try kv.codable(value0)
      } else { kv.null() }
    }
    kv.endObject()
  }
}

/// Codable itself, with values of documents.
nonisolated struct CodedNotes: Swift.Sendable, Swift.Hashable, Codable {
  var note: Swift.Optional<KVMap.JSONValue>
  var notes: [KVMap.JSONObject]

  init(note: KVMap.JSONValue? = nil, notes: [KVMap.JSONObject] = []) {
    self.note = note
    self.notes = notes
  }
}

nonisolated enum Tender: Swift.Sendable, Swift.Hashable {
  case cash(Cash)
  case voucher(Swift.String)
}

// MARK: - Mappings

nonisolated private let _kvCodec_Total: CashTotal = .init()

nonisolated extension Ledger: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Ledger {
    let current: Swift.UnsafePointer<Ledger>? = current?.assumingMemoryBound(to: Ledger.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Optional<Cash>
    var _1: [Cash]
    var _2: [Swift.String: Cash]
    var _3: Swift.Set<Cash>
    var _4: Swift.Optional<Cash>
    var _5: [Cash]
    var _6: Swift.Optional<Swift.Int>
    if let current {
      _0 = current.pointee.price
      _1 = current.pointee.discounts
      _2 = current.pointee.rates
      _3 = current.pointee.kinds
      _4 = current.pointee.text
      _5 = current.pointee.parts
      _6 = current.pointee.sum
    } else {
      _0 = nil
      _1 = []
      _2 = [:]
      _3 = []
      _4 = nil
      _5 = []
      _6 = nil
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // price
          let start: KVMap.ValuePosition = kv.mark()
          _0 = try kv.codable(Cash.self, .last)
          _ = kv.seek(to: start, _kvKeys, rule: 6, scan)
          _6 = try kv.consumeNullOrEmptyText() ? nil : kv.read(at: kv.mark(), kv.codable(Cash.self, .last), by: _kvCodec_Total)
        case 1: _1 = try kv.consumeNull() ? [] : _kvDecode_discounts(&kv)  // discounts
        case 2: _2 = try kv.consumeNull() ? [:] : _kvDecode_rates(&kv)  // rates
        case 3: _3 = try kv.consumeNull() ? [] : _kvDecode_kinds(&kv)  // kinds
        case 4: _4 = try kv.consumeNullOrEmptyText() ? nil : kv.jsonText { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in try kv.codable(Cash.self, .last) }  // money_json
        case 5: _5 = try kv.consumeNull() ? [] : kv.each(at: kv.mark(), KVMap.TextStep.split(kv.string(), ",")) { (kv: inout KVMap.JSONReader, place: KVMap.ValuePosition, value: Swift.String) throws(KVMap.CodingFailure) in try kv.rereading(at: place, value) { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in try kv.codable(Cash.self, .last) } }  // list
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    let made0 = try kv.unwrapRequired(&_0, scan.hasAllRequired)
    return Ledger(price: made0, discounts: _1, rates: _2, kinds: _3, text: _4, parts: _5, sum: _6)
  }

  private static func _kvDecode_discounts(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Cash] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Cash in try kv.codable(Cash.self, .last) })
  }

  private static func _kvDecode_rates(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Cash] {
    return try kv.dictionary(
      keepsLast: true,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Cash in try kv.codable(Cash.self, .last) })
  }

  private static func _kvDecode_kinds(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<Cash> {
    return try kv.set(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Cash in try kv.codable(Cash.self, .last) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"price\":"); try kv.codable(self.price)
    kv.key("\"discounts\":")
    kv.beginArray()
    for value0 in self.discounts { try kv.codable(value0) }
    kv.endArray()
    kv.key("\"rates\":")
    kv.beginObject()
    for (key0, value0) in kv.sorted(self.rates) {
      kv.entryKey(key0)
      try kv.codable(value0)
    }
    kv.endObject()
    kv.key("\"kinds\":")
    try kv.ascending(self.kinds) { (kv: inout KVMap.JSONWriter, value0: Cash) throws(KVMap.CodingFailure) in
      try kv.codable(value0)
    }
    if let value = self.text {
      kv.key("\"money_json\":")
      try kv.jsonText { (kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) in
        try kv.codable(value)
      }
    }
    kv.key("\"list\":"); try kv.string(KVMap.TextStep.join(kv.each(self.parts) { (kv: inout KVMap.JSONWriter, value: Cash) throws(KVMap.CodingFailure) in try kv.rewriting(as: Swift.String.self) { (kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) in try kv.codable(value) } }, ","))
    kv.endObject()
  }
}

nonisolated extension CodedNotes: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CodedNotes {
    CodedNotes()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CodedNotes, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.note = try kv.consumeNull() ? nil : kv.value(.last)  // note
        case 1: out.notes = try kv.consumeNull() ? [] : _kvDecode_notes(&kv)  // notes
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_notes(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [KVMap.JSONObject] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KVMap.JSONObject in try kv.object(.last) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.note { kv.key("\"note\":"); kv.value(value) }
    try kv.array("\"notes\":", self.notes)
    kv.endObject()
  }
}

nonisolated extension Tender: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Tender {
    let number: Swift.Int = try kv.caseKey(_kvKeys, emptyCases: 0, isOpen: false)
    var scan: KVMap.ObjectState = .init()
    var value: Tender?
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      if key == number {
        switch number {
        case 0: value = try .cash(kv.codable(Cash.self, .last))
        default: value = try .voucher(kv.string())
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
    case .cash(let value):
      kv.beginObject()
      kv.key("\"cash\":")
      try kv.codable(value)
      kv.endObject()
    case .voucher(let value):
      kv.beginObject()
      kv.key("\"voucher\":")
      kv.string(value)
      kv.endObject()
    }
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Ledger {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.price, right.price),
      KVMap._kvAreEqual(left.discounts, right.discounts),
      KVMap._kvAreEqual(left.rates, right.rates),
      KVMap._kvAreEqual(left.kinds, right.kinds),
      KVMap._kvAreEqual(left.text, right.text),
      KVMap._kvAreEqual(left.parts, right.parts),
      KVMap._kvAreEqual(left.sum, right.sum)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.price.hash(into: &hasher)
    self.discounts.hash(into: &hasher)
    self.rates.hash(into: &hasher)
    self.kinds.hash(into: &hasher)
    self.text.hash(into: &hasher)
    self.parts.hash(into: &hasher)
    self.sum.hash(into: &hasher)
  }
}

nonisolated extension CodedNotes {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.note, right.note),
      KVMap._kvAreEqual(left.notes, right.notes)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.note.hash(into: &hasher)
    self.notes.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Ledger {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\r\0\u{8}\0\u{6}\0\u{3}\0\u{1}\0\0\0\0\0\n\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0price\"\0\0\t\0\0\u{1}\0\0\0\0discounts\"\0\0\0\0\0\0\u{5}\0\0\u{2}\0\0\0\0rates\"\0\0\u{5}\0\0\u{3}\0\0\0\0kinds\"\0\0\n\0\0\u{4}\0\0\0\0money_json\"\0\0\0\0\0\u{4}\0\0\u{5}\0\0\0\0list\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 6, required: 1,
      unknown: .ignore, duplicates: .last,
      rules: """
        Ledger\tCodables.kvmap\t8
        price\t+1\tprice
        discounts\t+2\tdiscounts
        rates\t+3\trates
        kinds\t+4\tkinds
        text\t+5\tmoney_json
        parts\t+6\tlist
        sum\t+7\tprice
        """)
  }
}

nonisolated extension Storeroom {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\u{3}\0\u{7}\0\u{5}\0\0\0\0\0\u{1}\0stock\"\0\0\u{4}\0\0\u{1}\0\0\u{1}\0more\"\0\0\0\u{6}\0\0\u{2}\0\0\0\0change\"\0\u{5}\0\0\u{3}\0\0\0\0other\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x53cb9f0c747ea2eb, wide: false, full: false, count: 4, required: 2,
      unknown: .ignore, duplicates: .last,
      rules: """
        Storeroom\tCodables.kvmap\t18
        stock\t+1\tstock
        more\t+2\tmore
        change\t+3\tchange
        other\t+4\tother
        """)
  }
}

nonisolated extension CodedNotes {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\u{1}\0\u{4}\0\0\0\0\0\0\0note\"\0\0\0\u{5}\0\0\u{1}\0\0\0\0notes\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .last,
      rules: """
        CodedNotes\tCodables.kvmap\t31
        note\t+1\tnote
        notes\t+2\tnotes
        """)
  }
}

nonisolated extension Tender {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\u{4}\0\0\0\0\0\0\0cash\"\0\0\0\u{7}\0\0\u{1}\0\0\0\0voucher\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .last,
      rules: """
        Tender\tCodables.kvmap\t25
        cash\t+1\tcash
        voucher\t+2\tvoucher
        """)
  }
}
