// Generated from Conformances.kvmap. Do not edit.
// kvmap format 1, input 934e153d27857bd2, body d6f0507f669260ba
// swift-format-ignore-file
// swiftlint:disable all
import KVMap

// If this does not compile, KVMap and the kvmapc that made this file do not fit: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

nonisolated private let _kvCodec_CurrencyText: CurrencyCodec = .init()

nonisolated extension Sailor: KVMap.Readable, KVMap.Writable {
  // Conformances.kvmap:5 declares these conformances. If this does not compile, the type does not conform.
  private typealias _KVConforming<_KVType: Swift.Hashable & Swift.Sendable> = _KVType
  private typealias _KVConforms = _KVConforming<Sailor>

  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Sailor\tConformances.kvmap\t5
        name\t6\tname
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> Self {
    let current: Swift.UnsafePointer<Sailor>? = current?.assumingMemoryBound(to: Sailor.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = kv.firstKey(_kvKeys, &scan)
    var _0: Swift.String
    if let current {
      _0 = current.pointee.name
    } else {
      _0 = ""
    }
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &_0)  // Conformances.kvmap:6
      default: break
      }
      key = kv.nextKey(_kvKeys, &scan)
    }
    guard scan.isWhole else { try kv.fail() }
    return Self(name: _0)
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"name\":", self.name)  // Conformances.kvmap:6
    kv.close()
  }
}

nonisolated extension Sailor {
  nonisolated enum Entry: KVMap.ValueMapping {
    typealias Value = Sailor

    private static var _kvKeys: KVMap.Keys {
      .init(
        "\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0entry\"\0\0\0\0\0\0\0\0\0\0",
        bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
        unknown: .ignore, duplicates: .error,
        rules: """
          Sailor\tConformances.kvmap\t9
          name\t10\tentry.name
          """)
    }
    private static var _kvKeys_1: KVMap.Keys {
      .init(
        "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
        bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
        unknown: .ignore, duplicates: .error,
        rules: """
          Sailor\tConformances.kvmap\t9
          name\t10\tentry.name
          """)
    }

    static func _kvRead(
      _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
    ) throws(KVMap.Failure) -> Sailor {
      let current: Swift.UnsafePointer<Sailor>? = current?.assumingMemoryBound(to: Sailor.self)
      let updating: Swift.Bool = current != nil
      var has0: Swift.Bool = false
      var scan: KVMap.Scan = .init(updating: updating)
      var key: Swift.Int = try kv.open(_kvKeys, &scan)
      var _0: Swift.Optional<Swift.String>
      if let current {
        _0 = current.pointee.name
      } else {
        _0 = nil
      }
      while key >= 0 {
        do throws(KVMap.Failure) {
          switch key {
          case 0:  // Conformances.kvmap:10
            if try kv.null() {
              has0 = true
              try kv.nullRule(_kvKeys, rule: 0, scan)
            } else {
              var scan1: KVMap.Scan = .init(updating: updating)
              var key1: Swift.Int = try kv.open(_kvKeys_1, &scan1)
              while key1 >= 0 {
                do throws(KVMap.Failure) {
                  switch key1 {
                  case 0:  // Conformances.kvmap:10
                    has0 = true
                    _0 = try kv.string()
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
      if !has0 { try kv.missing(_kvKeys, rule: 0, scan) }
      let made0 = try kv.made(&_0, scan.isWhole)
      return Sailor(name: made0)
    }

    static func _kvWrite(_ whole: Sailor, _ kv: inout KVMap.Writer) throws(KVMap.Failure) {
      kv.open()
      let begun0: Swift.Int = kv.begin("\"entry\":")
      kv.string("\"name\":", whole.name)  // Conformances.kvmap:10
      kv.end(begun0)
      kv.close()
    }
  }
}

nonisolated extension Cabin: KVMap.Readable, KVMap.Writable {
  // Conformances.kvmap:13 declares these conformances. If this does not compile, the type does not conform.
  private typealias _KVConforming<_KVType: Swift.Hashable> = _KVType
  private typealias _KVConforms = _KVConforming<Cabin>

  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{6}\0\0\0\0\0\u{1}\0number\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Cabin\tConformances.kvmap\t13
        number\t14\tnumber
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> Self {
    let current: Swift.UnsafePointer<Cabin>? = current?.assumingMemoryBound(to: Cabin.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = kv.firstKey(_kvKeys, &scan)
    var _0: Swift.Int
    if let current {
      _0 = current.pointee.number
    } else {
      _0 = 0
    }
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &_0)  // Conformances.kvmap:14
      default: break
      }
      key = kv.nextKey(_kvKeys, &scan)
    }
    guard scan.isWhole else { try kv.fail() }
    return Self(number: _0)
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.int("\"number\":", self.number)  // Conformances.kvmap:14
    kv.close()
  }
}

nonisolated extension Radio: KVMap.Readable, KVMap.Writable {
  // Conformances.kvmap:17 declares these conformances. If this does not compile, the type does not conform.
  private typealias _KVConforming<_KVType: AnyObject> = _KVType
  private typealias _KVConforms = _KVConforming<Radio>

  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{7}\0\0\0\0\0\u{1}\0channel\"\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Radio\tConformances.kvmap\t17
        channel\t18\tchannel
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> Self {
    let current: Swift.UnsafePointer<Radio>? = current?.assumingMemoryBound(to: Radio.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = kv.firstKey(_kvKeys, &scan)
    var _0: Swift.Int
    if let current {
      _0 = current.pointee.channel
    } else {
      _0 = 0
    }
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &_0)  // Conformances.kvmap:18
      default: break
      }
      key = kv.nextKey(_kvKeys, &scan)
    }
    guard scan.isWhole else { try kv.fail() }
    return Self(channel: _0)
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.int("\"channel\":", self.channel)  // Conformances.kvmap:18
    kv.close()
  }
}

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

nonisolated extension Voyage: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{5}\0\u{7}\0\u{1}\0\0\0\0\0\0\0\u{3}\0\0\0\u{7}\0\0\0\0\0\u{1}\0captain\"\u{6}\0\0\u{1}\0\0\0\0deputy\"\0\u{3}\0\0\u{2}\0\0\0\0all\"\0\0\0\0\u{4}\0\0\u{3}\0\0\u{1}\0paid\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 4, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Voyage\tConformances.kvmap\t21
        captain\t22\tcaptain
        deputy\t23\tdeputy
        all\t24\tall
        paid\t25\tpaid
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> Voyage {
    let current: Swift.UnsafePointer<Voyage>? = current?.assumingMemoryBound(to: Voyage.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = kv.firstKey(_kvKeys, &scan)
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
      do throws(KVMap.Failure) {
        switch key {
        case 0: kv.built(into: &_0, updating: updating)  // Conformances.kvmap:22
        case 1: _1 = try kv.nothing() ? nil : Sailor.Entry._kvRead(&kv, updating: current?.pointee.deputy)  // Conformances.kvmap:23
        case 2: _2 = try kv.null() ? [] : _kvRead_all(&kv)  // Conformances.kvmap:24
        case 3: _3 = try kv.read(at: kv.mark(), kv.string(), by: _kvCodec_CurrencyText)  // Conformances.kvmap:25
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKey(_kvKeys, &scan)
    }
    let made0 = try kv.made(&_0, scan.isWhole)
    let made3 = try kv.made(&_3, scan.isWhole)
    return Voyage(captain: made0, deputy: _1, all: _2, paid: made3)
  }

  private static func _kvRead_all(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> Swift.Set<Sailor> {
    return try kv.set(reading: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Sailor in try Sailor._kvRead(&kv, replacing: nil) })
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"captain\":"); try self.captain._kvWrite(&kv)  // Conformances.kvmap:22
    if let value = self.deputy { kv.key("\"deputy\":"); try Sailor.Entry._kvWrite(value, &kv) }  // Conformances.kvmap:23
    kv.key("\"all\":")  // Conformances.kvmap:24
    try kv.ascending(self.all) { (kv: inout KVMap.Writer, value0: Sailor) throws(KVMap.Failure) in
      try value0._kvWrite(&kv)
    }
    kv.key("\"paid\":"); try kv.string(kv.write(self.paid, by: _kvCodec_CurrencyText))  // Conformances.kvmap:25
    kv.close()
  }
}

nonisolated struct Deck: Swift.Hashable {
  var cabins: Swift.Set<Cabin>

  init(cabins: Swift.Set<Cabin>) {
    self.cabins = cabins
  }

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

nonisolated extension Deck: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{6}\0\0\0\0\0\u{1}\0cabins\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Deck\tConformances.kvmap\t28
        cabins\t29\tcabins
        """)
  }

  static var _kvEmpty: Deck {
    Deck(cabins: [])
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout Deck, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.cabins = try _kvRead_cabins(&kv)  // Conformances.kvmap:29
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  private static func _kvRead_cabins(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> Swift.Set<Cabin> {
    return try kv.set(reading: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Cabin in try Cabin._kvRead(&kv, replacing: nil) })
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"cabins\":")  // Conformances.kvmap:29
    try kv.ascending(self.cabins) { (kv: inout KVMap.Writer, value0: Cabin) throws(KVMap.Failure) in
      try value0._kvWrite(&kv)
    }
    kv.close()
  }
}

nonisolated struct Bridge {
  var radio: Radio

  init(radio: Radio) {
    self.radio = radio
  }
}

nonisolated extension Bridge: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0radio\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Bridge\tConformances.kvmap\t32
        radio\t33\tradio
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> Bridge {
    let current: Swift.UnsafePointer<Bridge>? = current?.assumingMemoryBound(to: Bridge.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = kv.firstKey(_kvKeys, &scan)
    var _0: Swift.Optional<Radio> = nil
    if let current {
      KVMap._kvCopy(current.pointee.radio, into: &_0)
    }
    while key >= 0 {
      switch key {
      case 0: kv.built(into: &_0, updating: updating)  // Conformances.kvmap:33
      default: break
      }
      key = kv.nextKey(_kvKeys, &scan)
    }
    let made0 = try kv.made(&_0, scan.isWhole)
    return Bridge(radio: made0)
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"radio\":"); try self.radio._kvWrite(&kv)  // Conformances.kvmap:33
    kv.close()
  }
}

nonisolated enum Aboard: Swift.Sendable, Swift.Hashable {
  case sailor(Sailor)
  case voyage(Voyage)
}

nonisolated extension Aboard: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Aboard\tConformances.kvmap\t36
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> Aboard {
    var choice: KVMap.Choice = kv.choose(Swift.ObjectIdentifier(Aboard.self), _kvKeys)
    if kv.tries(0, &choice, kinds: 1) {  // Conformances.kvmap:37
      do throws(KVMap.Failure) {
        let value: Aboard = try .sailor(Sailor._kvRead(&kv, replacing: nil))
        kv.accept(0, choice)
        return value
      } catch { try kv.reject(error, &choice, "sailor") }
    }
    if kv.tries(1, &choice, kinds: 1) {  // Conformances.kvmap:38
      do throws(KVMap.Failure) {
        let value: Aboard = try .voyage(Voyage._kvRead(&kv, replacing: nil))
        kv.accept(1, choice)
        return value
      } catch { try kv.reject(error, &choice, "voyage") }
    }
    throw kv.noCase(choice)
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    switch self {
    case .sailor(let value):
      try value._kvWrite(&kv)
    case .voyage(let value):
      try value._kvWrite(&kv)
    }
  }
}
