// Generated from Asking.kvmap. Do not edit.
// kvmap format 1, input 1d595c163aebad13, body c0b3ebc74c87846e
// swift-format-ignore-file
// swiftlint:disable all
import KVMap

// If this does not compile, KVMap and the kvmapc that made this file do not fit: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

nonisolated private let _kvCodec_Told: TellingReader = .init()
nonisolated private let _kvCodec_Named: NamingCodec = .init()
nonisolated private let _kvCodec_Stamped: StampCodec = .init()

nonisolated struct AskingHarbour {
  var title: Swift.String
  var ships: [AskingShip]
  var later: KVMap.LazyMappedArray<AskingShip>
  var notes: KVMap.LazyMappedArray<AskingRemark>
  var flagship: Swift.Optional<AskingShip>
  var first: Swift.Optional<Swift.String>
  var many: [Swift.String]

  init(
    title: Swift.String,
    ships: [AskingShip] = [],
    later: KVMap.LazyMappedArray<AskingShip> = [],
    notes: KVMap.LazyMappedArray<AskingRemark> = [],
    flagship: AskingShip? = nil,
    first: Swift.String? = nil,
    many: [Swift.String] = []
  ) {
    self.title = title
    self.ships = ships
    self.later = later
    self.notes = notes
    self.flagship = flagship
    self.first = first
    self.many = many
  }
}

nonisolated extension AskingHarbour: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\0\0\u{c}\0\0\0\u{1}\0\0\0\0\0\t\0\0\0\0\0\u{5}\0\0\0\u{7}\0\0\0\u{3}\0\u{5}\0\0\0\0\0\u{1}\0title\"\0\0\u{5}\0\0\u{1}\0\0\0\0ships\"\0\0\u{5}\0\0\u{2}\0\0\0\0later\"\0\0\u{5}\0\0\u{3}\0\0\0\0notes\"\0\0\u{8}\0\0\u{4}\0\0\0\0flagship\"\0\0\0\0\0\0\0\u{4}\0\0\u{5}\0\0\0\0many\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x2c829abe1f4532e1, wide: false, full: false, count: 6, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        AskingHarbour\tAsking.kvmap\t13
        title\t15\ttitle
        ships\t16\tships
        later\t17\tlater
        notes\t18\tnotes
        flagship\t19\tflagship
        many\t21\tmany
        """)
  }
  private static var _kvKeys_1: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0note\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        AskingHarbour\tAsking.kvmap\t13
        first\t20\tships[0].note
        """)
  }

  static var _kvEmpty: AskingHarbour {
    AskingHarbour(title: "")
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout AskingHarbour, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    kv.enterParent(&scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: kv.string(into: &out.title)  // Asking.kvmap:15
        case 1:  // Asking.kvmap:16
          let start: KVMap.Mark = kv.mark()
          out.ships = try kv.null() ? [] : kv.array(of: AskingShip.self)
          kv.rewind(to: start)
          if try kv.null() {
            out.first = nil
          } else if try kv.openArray() {
            var index0: Swift.Int = 0
            repeat {
              switch index0 {
              case 0:  // Asking.kvmap:20
                if try kv.null() {
                  out.first = nil
                } else {
                  var scan1: KVMap.Scan = .init(updating: updating)
                  var key1: Swift.Int = try kv.open(_kvKeys_1, &scan1)
                  while key1 >= 0 {
                    do throws(KVMap.Failure) {
                      switch key1 {
                      case 0: out.first = try kv.null() ? nil : kv.read(at: kv.mark(), kv.value(), by: _kvCodec_Told, name: "first", asked: [.object, .parent, .context])  // Asking.kvmap:20
                      default: try kv.skip()
                      }
                    } catch { try kv.recover(error, &scan1) }
                    key1 = try kv.next(_kvKeys_1, &scan1)
                  }
                }
              default: try kv.skip()
              }
              index0 &+= 1
            } while try kv.nextElement()
          }
        case 2: out.later = try kv.null() ? [] : KVMap.LazyMappedArray<AskingShip>(kv.array(of: AskingShip.self))  // Asking.kvmap:17
        case 3: out.notes = try kv.null() ? [] : kv.lazyArray(_kvKeys, rule: 3) { (kv: inout KVMap.Reader) throws(KVMap.Failure) in try AskingRemark._kvRead(&kv, replacing: nil) }  // Asking.kvmap:18
        case 4: kv.object(orNil: &out.flagship, updating: updating)  // Asking.kvmap:19
        case 5:  // Asking.kvmap:21
          let attempt6: KVMap.Mark = kv.attempt()
          do throws(KVMap.Failure) {
            out.many = try kv.null() ? [] : _kvRead_many(&kv)
            kv.accept(attempt6)
          } catch {
            try kv.drop(error, from: attempt6)
            out.many = []
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    kv.leaveParent(scan)
  }

  private static func _kvRead_many(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [Swift.String] {
    return try kv.array(
      isLossy: true,
      reading: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Swift.String in try kv.read(at: kv.mark(), kv.string(), by: _kvCodec_Named, name: "many", asked: []) })
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"title\":", self.title)  // Asking.kvmap:15
    try kv.array("\"ships\":", self.ships)  // Asking.kvmap:16
    kv.key("\"later\":")  // Asking.kvmap:17
    try kv.lazyArray(self.later) { (kv: inout KVMap.Writer, value0: AskingShip) throws(KVMap.Failure) in
      try value0._kvWrite(&kv)
    }
    kv.key("\"notes\":")  // Asking.kvmap:18
    try kv.lazyArray(self.notes) { (kv: inout KVMap.Writer, value0: AskingRemark) throws(KVMap.Failure) in
      try value0._kvWrite(&kv)
    }
    if let value = self.flagship { kv.key("\"flagship\":"); try value._kvWrite(&kv) }  // Asking.kvmap:19
    kv.close()
  }
}

nonisolated extension AskingHarbour: KVMap.ContextReadable {
  static func _kvWrite(context: Askers, _ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    try context._kvWrite(&kv)
  }
}

nonisolated struct AskingShip: Swift.Hashable {
  var name: Swift.String
  var motto: Swift.Optional<Swift.String>
  var told: Swift.Optional<Swift.String>
  var berth: Swift.Optional<OwnPlace>

  init(
    name: Swift.String,
    motto: Swift.String? = nil,
    told: Swift.String? = nil,
    berth: OwnPlace? = nil
  ) {
    self.name = name
    self.motto = motto
    self.told = told
    self.berth = berth
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.motto, right.motto),
      KVMap._kvAreEqual(left.told, right.told),
      KVMap._kvAreEqual(left.berth, right.berth)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.motto.hash(into: &hasher)
    self.told.hash(into: &hasher)
    self.berth.hash(into: &hasher)
  }
}

nonisolated extension AskingShip: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{3}\0\0\0\u{1}\0\0\0\0\0\0\0\t\0\0\0\0\0\u{7}\0\0\0\0\0\u{5}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{5}\0\0\u{1}\0\0\0\0motto\"\0\0\u{4}\0\0\u{2}\0\0\0\0note\"\0\0\0\u{3}\0\0\u{3}\0\0\0\0lat\"\0\0\0\0\u{3}\0\0\u{4}\0\0\0\0lon\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 5, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        AskingShip\tAsking.kvmap\t24
        name\t26\tname
        motto\t27\tmotto
        told\t28\tnote
        berth\t29\tlat
        berth\t29\tlon
        """)
  }

  static var _kvEmpty: AskingShip {
    AskingShip(name: "")
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout AskingShip, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var slot0: KVMap.Mark = .none
    var slot1: KVMap.Mark = .none
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    kv.enterParent(&scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.name = try kv.read(at: kv.mark(), kv.string(), by: _kvCodec_Named, name: "name", asked: [])  // Asking.kvmap:26
        case 1: out.motto = try kv.null() ? nil : kv.read(at: kv.mark(), kv.string(), by: _kvCodec_Named, name: "motto", asked: [])  // Asking.kvmap:27
        case 2: out.told = try kv.null() ? nil : kv.read(at: kv.mark(), kv.value(), by: _kvCodec_Told, name: "told", asked: [.object, .parent, .context])  // Asking.kvmap:28
        case 3: slot0 = try kv.remember()  // Asking.kvmap:29
        case 4: slot1 = try kv.remember()  // Asking.kvmap:29
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    let gathered0: Swift.Int = kv.gather("lat\tlat\nlng\tlon\n", all: false, scan)
    kv.add(slot0, to: gathered0, entry: 0)
    kv.add(slot1, to: gathered0, entry: 1)
    let mark3: KVMap.Mark = kv.gathered(gathered0)  // Asking.kvmap:29
    if mark3.isValue {
      let back: KVMap.Mark = kv.enter(mark3, _kvKeys, rule: 3, scan)
      do throws(KVMap.Failure) { out.berth = try kv.nothing() ? nil : OwnPlace(_KVMapTransform_coordinate._kvRead(&kv, replacing: nil)) } catch { try kv.recover(error, from: mark3) }
      kv.rewind(to: back)
    } else if mark3.isNull {
      out.berth = nil
    }
    kv.leaveParent(scan)
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    let start3: Swift.Int = kv.capture("lat\tlat\nlng\tlon")
    if let value0 = self.berth {
      try _KVMapTransform_coordinate._kvWrite(KVMap.Coordinate(value0), &kv)
    } else { kv.null() }
    var captured3: KVMap.Captured = try kv.endCapture(start3)
    kv.open()
    kv.key("\"name\":"); try kv.string(kv.write(self.name, by: _kvCodec_Named, name: "name"))  // Asking.kvmap:26
    if let value = self.motto { kv.key("\"motto\":"); try kv.string(kv.write(value, by: _kvCodec_Named, name: "motto")) }  // Asking.kvmap:27
    kv.member(&captured3, "\"lat\":", keys: "lat")  // Asking.kvmap:29
    kv.member(&captured3, "\"lon\":", keys: "lng")  // Asking.kvmap:29
    kv.close()
  }
}

nonisolated extension AskingShip: KVMap.ContextReadable {
  static func _kvWrite(context: Askers, _ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    try context._kvWrite(&kv)
  }
}

nonisolated struct AskingRemark: Swift.Hashable {
  var id: Swift.Int
  var mark: Postmark
  var `any`: Swift.Optional<AskedFor>

  init(id: Swift.Int, mark: Postmark, `any`: AskedFor? = nil) {
    self.id = id
    self.mark = mark
    self.`any` = `any`
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.mark, right.mark),
      KVMap._kvAreEqual(left.`any`, right.`any`)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.mark.hash(into: &hasher)
    self.`any`.hash(into: &hasher)
  }
}

nonisolated extension AskingRemark: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\u{3}\0\0\0\0\0\u{5}\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0mark\"\0\0\0\u{3}\0\0\u{2}\0\0\0\0any\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        AskingRemark\tAsking.kvmap\t32
        id\t33\tid
        mark\t34\tmark
        any\t35\tany
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> AskingRemark {
    let current: Swift.UnsafePointer<AskingRemark>? = current?.assumingMemoryBound(to: AskingRemark.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    kv.enterParent(&scan)
    var _0: Swift.Int
    var _1: Swift.Optional<Postmark>
    var _2: Swift.Optional<AskedFor>
    if let current {
      _0 = current.pointee.id
      _1 = current.pointee.mark
      _2 = current.pointee.`any`
    } else {
      _0 = 0
      _1 = nil
      _2 = nil
    }
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: kv.int(into: &_0)  // Asking.kvmap:33
        case 1: _1 = try kv.read(at: kv.mark(), kv.string(), by: _kvCodec_Stamped, name: nil, asked: [.object])  // Asking.kvmap:34
        case 2: _2 = try kv.nothing() ? nil : AskedFor._kvRead(&kv, replacing: nil)  // Asking.kvmap:35
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    kv.leaveParent(scan)
    let made1 = try kv.made(&_1, scan.isWhole)
    return AskingRemark(id: _0, mark: made1, any: _2)
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.int("\"id\":", self.id)  // Asking.kvmap:33
    kv.key("\"mark\":"); try kv.string(kv.write(self.mark, by: _kvCodec_Stamped))  // Asking.kvmap:34
    if let value = self.`any` { kv.key("\"any\":"); try value._kvWrite(&kv) }  // Asking.kvmap:35
    kv.close()
  }
}

nonisolated struct Askers: Swift.Sendable, Swift.Hashable {
  var size: Swift.Int

  init(size: Swift.Int) {
    self.size = size
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.size, right.size)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.size.hash(into: &hasher)
  }
}

nonisolated extension Askers: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0size\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Askers\tAsking.kvmap\t43
        size\t44\tsize
        """)
  }

  static var _kvEmpty: Askers {
    Askers(size: 0)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout Askers, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.size)  // Asking.kvmap:44
      default: break
      }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.int("\"size\":", self.size)  // Asking.kvmap:44
    kv.close()
  }
}

nonisolated struct AskedPlaces: Swift.Hashable {
  var home: OwnPlace
  var others: [OwnPlace]
  var byName: [Swift.String: OwnPlace]
  var named: Swift.Optional<OwnPlace>

  init(
    home: OwnPlace,
    others: [OwnPlace] = [],
    byName: [Swift.String: OwnPlace] = [:],
    named: OwnPlace? = nil
  ) {
    self.home = home
    self.others = others
    self.byName = byName
    self.named = named
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.home, right.home),
      KVMap._kvAreEqual(left.others, right.others),
      KVMap._kvAreEqual(left.byName, right.byName),
      KVMap._kvAreEqual(left.named, right.named)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.home.hash(into: &hasher)
    self.others.hash(into: &hasher)
    self.byName.hash(into: &hasher)
    self.named.hash(into: &hasher)
  }
}

nonisolated extension AskedPlaces: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{7}\0\u{3}\0\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\u{4}\0\0\0\0\0\u{1}\0home\"\0\0\0\u{6}\0\0\u{1}\0\0\0\0others\"\0\u{6}\0\0\u{2}\0\0\0\0byName\"\0\u{5}\0\0\u{3}\0\0\0\0named\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 4, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        AskedPlaces\tAsking.kvmap\t47
        home\t48\thome
        others\t49\tothers
        byName\t50\tbyName
        named\t51\tnamed
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> AskedPlaces {
    let current: Swift.UnsafePointer<AskedPlaces>? = current?.assumingMemoryBound(to: AskedPlaces.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = kv.firstKey(_kvKeys, &scan)
    var _0: Swift.Optional<OwnPlace>
    var _1: [OwnPlace]
    var _2: [Swift.String: OwnPlace]
    var _3: Swift.Optional<OwnPlace>
    if let current {
      _0 = current.pointee.home
      _1 = current.pointee.others
      _2 = current.pointee.byName
      _3 = current.pointee.named
    } else {
      _0 = nil
      _1 = []
      _2 = [:]
      _3 = nil
    }
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try OwnPlace(_KVMapTransform_coordinate._kvRead(&kv, replacing: nil))  // Asking.kvmap:48
        case 1: _1 = try kv.null() ? [] : _kvRead_others(&kv)  // Asking.kvmap:49
        case 2: _2 = try kv.null() ? [:] : _kvRead_byName(&kv)  // Asking.kvmap:50
        case 3: _3 = try kv.nothing() ? nil : OwnPlace(_KVMapTransform_coordinate_1._kvRead(&kv, replacing: nil))  // Asking.kvmap:51
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKey(_kvKeys, &scan)
    }
    let made0 = try kv.made(&_0, scan.isWhole)
    return AskedPlaces(home: made0, others: _1, byName: _2, named: _3)
  }

  private static func _kvRead_others(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [OwnPlace] {
    return try kv.array(reading: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> OwnPlace in try OwnPlace(_KVMapTransform_coordinate._kvRead(&kv, replacing: nil)) })
  }

  private static func _kvRead_byName(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [Swift.String: OwnPlace] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> OwnPlace in try OwnPlace(_KVMapTransform_coordinate._kvRead(&kv, replacing: nil)) })
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"home\":"); try _KVMapTransform_coordinate._kvWrite(KVMap.Coordinate(self.home), &kv)  // Asking.kvmap:48
    kv.key("\"others\":")  // Asking.kvmap:49
    kv.openArray()
    for value0 in self.others { try _KVMapTransform_coordinate._kvWrite(KVMap.Coordinate(value0), &kv) }
    kv.closeArray()
    kv.key("\"byName\":")  // Asking.kvmap:50
    kv.open()
    for (key0, value0) in kv.sorted(self.byName) {
      kv.entryKey(key0)
      try _KVMapTransform_coordinate._kvWrite(KVMap.Coordinate(value0), &kv)
    }
    kv.close()
    if let value = self.named { kv.key("\"named\":"); try _KVMapTransform_coordinate_1._kvWrite(KVMap.Coordinate(value), &kv) }  // Asking.kvmap:51
    kv.close()
  }
}

nonisolated private enum _KVMapTransform_coordinate: KVMap.MappingReader {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\u{1}\0\u{3}\0\u{3}\0\0\0\0\0\u{1}\0lat\"\0\0\0\0\u{3}\0\0\u{1}\0\0\u{1}\0lng\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Coordinate\tAsking.kvmap\t9
        latitude\t9\tlat
        longitude\t9\tlng
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> KVMap.Coordinate {
    let current: Swift.UnsafePointer<KVMap.Coordinate>? = current?.assumingMemoryBound(to: KVMap.Coordinate.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = kv.firstKey(_kvKeys, &scan)
    var _0: Swift.Double
    var _1: Swift.Double
    if let current {
      _0 = current.pointee.latitude
      _1 = current.pointee.longitude
    } else {
      _0 = 0
      _1 = 0
    }
    while key >= 0 {
      switch key {
      case 0: kv.double(into: &_0)  // Asking.kvmap:9
      case 1: kv.double(into: &_1)  // Asking.kvmap:9
      default: break
      }
      key = kv.nextKey(_kvKeys, &scan)
    }
    guard scan.isWhole else { try kv.fail() }
    return KVMap.Coordinate(latitude: _0, longitude: _1)
  }

  static func _kvWrite(_ whole: KVMap.Coordinate, _ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    try kv.double("\"lat\":", whole.latitude)  // Asking.kvmap:9
    try kv.double("\"lng\":", whole.longitude)  // Asking.kvmap:9
    kv.close()
  }
}

nonisolated private enum _KVMapTransform_coordinate_1: KVMap.MappingReader {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\u{4}\0\0\0\u{8}\0\0\0\0\0\u{1}\0latitude\"\0\0\0\0\0\0\0\t\0\0\u{1}\0\0\u{1}\0longitude\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Coordinate\tAsking.kvmap\t51
        latitude\t51\tlatitude
        longitude\t51\tlongitude
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> KVMap.Coordinate {
    let current: Swift.UnsafePointer<KVMap.Coordinate>? = current?.assumingMemoryBound(to: KVMap.Coordinate.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = kv.firstKey(_kvKeys, &scan)
    var _0: Swift.Double
    var _1: Swift.Double
    if let current {
      _0 = current.pointee.latitude
      _1 = current.pointee.longitude
    } else {
      _0 = 0
      _1 = 0
    }
    while key >= 0 {
      switch key {
      case 0: kv.double(into: &_0)  // Asking.kvmap:51
      case 1: kv.double(into: &_1)  // Asking.kvmap:51
      default: break
      }
      key = kv.nextKey(_kvKeys, &scan)
    }
    guard scan.isWhole else { try kv.fail() }
    return KVMap.Coordinate(latitude: _0, longitude: _1)
  }

  static func _kvWrite(_ whole: KVMap.Coordinate, _ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    try kv.double("\"latitude\":", whole.latitude)  // Asking.kvmap:51
    try kv.double("\"longitude\":", whole.longitude)  // Asking.kvmap:51
    kv.close()
  }
}

nonisolated enum AskedFor: Swift.Hashable {
  case number(Swift.Int)
  case mark(Postmark)
}

nonisolated extension AskedFor: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        AskedFor\tAsking.kvmap\t38
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> AskedFor {
    var choice: KVMap.Choice = kv.choose(Swift.ObjectIdentifier(AskedFor.self), _kvKeys)
    if kv.tries(0, &choice, kinds: 8) {  // Asking.kvmap:39
      do throws(KVMap.Failure) {
        let value: AskedFor = try .number(kv.int())
        kv.accept(0, choice)
        return value
      } catch { try kv.reject(error, &choice, "number") }
    }
    if kv.tries(1, &choice, kinds: 4) {  // Asking.kvmap:40
      do throws(KVMap.Failure) {
        let value: AskedFor = try .mark(kv.read(at: kv.mark(), kv.string(), by: _kvCodec_Stamped, name: nil, asked: [.object]))
        kv.accept(1, choice)
        return value
      } catch { try kv.reject(error, &choice, "mark") }
    }
    throw kv.noCase(choice)
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    switch self {
    case .number(let value):
      kv.int(value)
    case .mark(let value):
      try kv.string(kv.write(value, by: _kvCodec_Stamped))
    }
  }
}
