// Generated from Conformances.kvmap. Do not edit.
// kvmap format 1, input 934e153d27857bd2, body f2042e0dcba8b3d8
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated struct Voyage: Swift.Sendable, Swift.Hashable {
  var captain: Sailor
  var deputy: Swift.Optional<Sailor>
  var all: Swift.Set<Sailor>
  var paid: Currency

  init(captain: Sailor, deputy: Sailor? = nil, all: Swift.Set<Sailor> = [], paid: Currency) {
    self.captain = captain
    self.deputy = deputy
    self.all = all
    self.paid = paid
  }
}

nonisolated struct Deck: Swift.Hashable {
  var cabins: Swift.Set<Cabin>

  init(cabins: Swift.Set<Cabin>) {
    self.cabins = cabins
  }
}

nonisolated struct Bridge {
  var radio: Radio

  init(radio: Radio) {
    self.radio = radio
  }
}

nonisolated enum Aboard: Swift.Sendable, Swift.Hashable {
  case sailor(Sailor)
  case voyage(Voyage)
}

// MARK: - Mappings

nonisolated private let _kvCodec_CurrencyText: CurrencyCodec = .init()

nonisolated extension Sailor: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  // Conformances.kvmap:5 declares these conformances. If this does not compile, the type does not conform.
  private typealias _KVConforming<_KVType: Swift.Hashable & Swift.Sendable> = _KVType
  private typealias _KVConforms = _KVConforming<Sailor>

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    let current: Swift.UnsafePointer<Sailor>? = current?.assumingMemoryBound(to: Sailor.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.String
    if let current {
      _0 = current.pointee.name
    } else {
      _0 = ""
    }
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &_0)  // name
      default: break
      }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    guard scan.hasAllRequired else { try kv.throwDeferredFailure() }
    return Self(name: _0)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.endObject()
  }
}

nonisolated extension Sailor {
  nonisolated enum Entry: KVMap.CodingMapping {
    typealias Value = Sailor

    static func _kvDecode(
      _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
    ) throws(KVMap.CodingFailure) -> Sailor {
      let current: Swift.UnsafePointer<Sailor>? = current?.assumingMemoryBound(to: Sailor.self)
      let updating: Swift.Bool = current != nil
      var has0: Swift.Bool = false
      var scan: KVMap.ObjectState = .init(updating: updating)
      var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
      var _0: Swift.Optional<Swift.String>
      if let current {
        _0 = current.pointee.name
      } else {
        _0 = nil
      }
      while key >= 0 {
        do throws(KVMap.CodingFailure) {
          switch key {
          case 0:  // entry.name
            if try kv.consumeNull() {
              has0 = true
              try kv.reportNull(_kvKeys, rule: 0, scan)
            } else {
              var scan1: KVMap.ObjectState = .init(updating: updating)
              var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
              while key1 >= 0 {
                do throws(KVMap.CodingFailure) {
                  switch key1 {
                  case 0:  // entry.name
                    has0 = true
                    _0 = try kv.string()
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
      if !has0 { try kv.reportMissing(_kvKeys, rule: 0, scan) }
      let made0 = try kv.unwrapRequired(&_0, scan.hasAllRequired)
      return Sailor(name: made0)
    }

    static func _kvEncode(_ whole: Sailor, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
      kv.beginObject()
      let begun0: Swift.Int = kv.beginOptionalObject("\"entry\":")
      kv.string("\"name\":", whole.name)
      kv.endOptionalObject(begun0)
      kv.endObject()
    }
  }
}

nonisolated extension Cabin: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  // Conformances.kvmap:13 declares these conformances. If this does not compile, the type does not conform.
  private typealias _KVConforming<_KVType: Swift.Hashable> = _KVType
  private typealias _KVConforms = _KVConforming<Cabin>

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    let current: Swift.UnsafePointer<Cabin>? = current?.assumingMemoryBound(to: Cabin.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Int
    if let current {
      _0 = current.pointee.number
    } else {
      _0 = 0
    }
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &_0)  // number
      default: break
      }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    guard scan.hasAllRequired else { try kv.throwDeferredFailure() }
    return Self(number: _0)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"number\":", self.number)
    kv.endObject()
  }
}

nonisolated extension Radio: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  // Conformances.kvmap:17 declares these conformances. If this does not compile, the type does not conform.
  private typealias _KVConforming<_KVType: AnyObject> = _KVType
  private typealias _KVConforms = _KVConforming<Radio>

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    let current: Swift.UnsafePointer<Radio>? = current?.assumingMemoryBound(to: Radio.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Int
    if let current {
      _0 = current.pointee.channel
    } else {
      _0 = 0
    }
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &_0)  // channel
      default: break
      }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    guard scan.hasAllRequired else { try kv.throwDeferredFailure() }
    return Self(channel: _0)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"channel\":", self.channel)
    kv.endObject()
  }
}

nonisolated extension Voyage: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Voyage {
    let current: Swift.UnsafePointer<Voyage>? = current?.assumingMemoryBound(to: Voyage.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Optional<Sailor> = nil
    var _1: Swift.Optional<Sailor>
    var _2: Swift.Set<Sailor>
    var _3: Swift.Optional<Currency>
    if let current {
      KVMap._kvCopy(current.pointee.captain, into: &_0)
      _1 = current.pointee.deputy
      _2 = current.pointee.all
      _3 = current.pointee.paid
    } else {
      _1 = nil
      _2 = []
      _3 = nil
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.built(into: &_0, updating: updating)  // captain
        case 1: _1 = try kv.consumeNullOrEmptyText() ? nil : Sailor.Entry._kvDecode(&kv, updating: current?.pointee.deputy)  // deputy
        case 2: _2 = try kv.consumeNull() ? [] : _kvDecode_all(&kv)  // all
        case 3: _3 = try kv.read(at: kv.mark(), kv.string(), by: _kvCodec_CurrencyText)  // paid
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    let made0 = try kv.unwrapRequired(&_0, scan.hasAllRequired)
    let made3 = try kv.unwrapRequired(&_3, scan.hasAllRequired)
    return Voyage(captain: made0, deputy: _1, all: _2, paid: made3)
  }

  private static func _kvDecode_all(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<Sailor> {
    return try kv.set(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Sailor in try Sailor._kvDecode(&kv, replacing: nil) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"captain\":"); try self.captain._kvEncode(&kv)
    if let value = self.deputy { kv.key("\"deputy\":"); try Sailor.Entry._kvEncode(value, &kv) }
    kv.key("\"all\":")
    try kv.ascending(self.all) { (kv: inout KVMap.JSONWriter, value0: Sailor) throws(KVMap.CodingFailure) in
      try value0._kvEncode(&kv)
    }
    kv.key("\"paid\":"); try kv.string(kv.write(self.paid, by: _kvCodec_CurrencyText))
    kv.endObject()
  }
}

nonisolated extension Deck: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Deck {
    Deck(cabins: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Deck, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.cabins = try _kvDecode_cabins(&kv)  // cabins
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_cabins(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<Cabin> {
    return try kv.set(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Cabin in try Cabin._kvDecode(&kv, replacing: nil) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"cabins\":")
    try kv.ascending(self.cabins) { (kv: inout KVMap.JSONWriter, value0: Cabin) throws(KVMap.CodingFailure) in
      try value0._kvEncode(&kv)
    }
    kv.endObject()
  }
}

nonisolated extension Bridge: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Bridge {
    let current: Swift.UnsafePointer<Bridge>? = current?.assumingMemoryBound(to: Bridge.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Optional<Radio> = nil
    if let current {
      KVMap._kvCopy(current.pointee.radio, into: &_0)
    }
    while key >= 0 {
      switch key {
      case 0: kv.built(into: &_0, updating: updating)  // radio
      default: break
      }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    let made0 = try kv.unwrapRequired(&_0, scan.hasAllRequired)
    return Bridge(radio: made0)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"radio\":"); try self.radio._kvEncode(&kv)
    kv.endObject()
  }
}

nonisolated extension Aboard: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Aboard {
    var choice: KVMap.UnionAttempt = kv.beginUnion(Swift.ObjectIdentifier(Aboard.self), _kvKeys)
    if kv.shouldTryCase(0, &choice, kinds: 1) {  // sailor
      do throws(KVMap.CodingFailure) {
        let value: Aboard = try .sailor(Sailor._kvDecode(&kv, replacing: nil))
        kv.acceptCase(0, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "sailor") }
    }
    if kv.shouldTryCase(1, &choice, kinds: 1) {  // voyage
      do throws(KVMap.CodingFailure) {
        let value: Aboard = try .voyage(Voyage._kvDecode(&kv, replacing: nil))
        kv.acceptCase(1, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "voyage") }
    }
    throw kv.noCaseMatched(choice)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .sailor(let value):
      try value._kvEncode(&kv)
    case .voyage(let value):
      try value._kvEncode(&kv)
    }
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Voyage {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.captain, right.captain),
      KVMap._kvAreEqual(left.deputy, right.deputy),
      KVMap._kvAreEqual(left.all, right.all),
      KVMap._kvAreEqual(left.paid, right.paid)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.captain.hash(into: &hasher)
    self.deputy.hash(into: &hasher)
    self.all.hash(into: &hasher)
    self.paid.hash(into: &hasher)
  }
}

nonisolated extension Deck {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.cabins, right.cabins)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.cabins.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Sailor {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Sailor\tConformances.kvmap\t5
        name\t+1\tname
        """)
  }
}

nonisolated extension Sailor.Entry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0entry\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Sailor\tConformances.kvmap\t9
        name\t+1\tentry.name
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Sailor\tConformances.kvmap\t9
        name\t+1\tentry.name
        """)
  }
}

nonisolated extension Cabin {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{6}\0\0\0\0\0\u{1}\0number\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Cabin\tConformances.kvmap\t13
        number\t+1\tnumber
        """)
  }
}

nonisolated extension Radio {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{7}\0\0\0\0\0\u{1}\0channel\"\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Radio\tConformances.kvmap\t17
        channel\t+1\tchannel
        """)
  }
}

nonisolated extension Voyage {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{5}\0\u{7}\0\u{1}\0\0\0\0\0\0\0\u{3}\0\0\0\u{7}\0\0\0\0\0\u{1}\0captain\"\u{6}\0\0\u{1}\0\0\0\0deputy\"\0\u{3}\0\0\u{2}\0\0\0\0all\"\0\0\0\0\u{4}\0\0\u{3}\0\0\u{1}\0paid\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 4, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Voyage\tConformances.kvmap\t21
        captain\t+1\tcaptain
        deputy\t+2\tdeputy
        all\t+3\tall
        paid\t+4\tpaid
        """)
  }
}

nonisolated extension Deck {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{6}\0\0\0\0\0\u{1}\0cabins\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Deck\tConformances.kvmap\t28
        cabins\t+1\tcabins
        """)
  }
}

nonisolated extension Bridge {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0radio\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Bridge\tConformances.kvmap\t32
        radio\t+1\tradio
        """)
  }
}

nonisolated extension Aboard {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Aboard\tConformances.kvmap\t36
        """)
  }
}
