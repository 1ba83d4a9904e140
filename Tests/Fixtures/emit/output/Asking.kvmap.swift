// Generated from Asking.kvmap. Do not edit.
// kvmap format 1, input 1d595c163aebad13, body 29759bbebfff626d
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated struct AskingHarbour {
  var title: Swift.String
  var ships: [AskingShip]
  var later: KVMap.LazyDecodedArray<AskingShip>
  var notes: KVMap.LazyDecodedArray<AskingRemark>
  var flagship: Swift.Optional<AskingShip>
  var first: Swift.Optional<Swift.String>
  var many: [Swift.String]

  init(
    title: Swift.String,
    ships: [AskingShip] = [],
    later: KVMap.LazyDecodedArray<AskingShip> = [],
    notes: KVMap.LazyDecodedArray<AskingRemark> = [],
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
}

nonisolated struct Askers: Swift.Sendable, Swift.Hashable {
  var size: Swift.Int

  init(size: Swift.Int) {
    self.size = size
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
}

nonisolated enum AskedFor: Swift.Hashable {
  case number(Swift.Int)
  case mark(Postmark)
}

// MARK: - Mappings

nonisolated private let _kvCodec_Told: TellingReader = .init()
nonisolated private let _kvCodec_Named: NamingCodec = .init()
nonisolated private let _kvCodec_Stamped: StampCodec = .init()

nonisolated extension AskingHarbour: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: AskingHarbour {
    AskingHarbour(title: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout AskingHarbour, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    kv.enterParent(&scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.string(into: &out.title)  // title
        case 1:  // ships
          let start: KVMap.ValuePosition = kv.mark()
          out.ships = try kv.consumeNull() ? [] : kv.array(of: AskingShip.self)
          kv.rewind(to: start)
          if try kv.consumeNull() {
            out.first = nil
          } else if try kv.beginArray() {
            var index0: Swift.Int = 0
            repeat {
              switch index0 {
              case 0:
                if try kv.consumeNull() {
                  out.first = nil
                } else {
                  var scan1: KVMap.ObjectState = .init(updating: updating)
                  var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
                  while key1 >= 0 {
                    do throws(KVMap.CodingFailure) {
                      switch key1 {
                      case 0: out.first = try kv.consumeNull() ? nil : kv.read(at: kv.mark(), kv.value(), by: _kvCodec_Told, name: "first", asked: [.object, .parent, .context])
                      default: try kv.skip()
                      }
                    } catch { try kv.recover(error, &scan1) }
                    key1 = try kv.nextKey(_kvKeys_1, &scan1)
                  }
                }
              default: try kv.skip()
              }
              index0 &+= 1
            } while try kv.nextElement()
          }
        case 2: out.later = try kv.consumeNull() ? [] : KVMap.LazyDecodedArray<AskingShip>(kv.array(of: AskingShip.self))  // later
        case 3: out.notes = try kv.consumeNull() ? [] : kv.lazyArray(_kvKeys, rule: 3) { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in try AskingRemark._kvDecode(&kv, replacing: nil) }  // notes
        case 4: kv.object(orNil: &out.flagship, updating: updating)  // flagship
        case 5:  // many
          let attempt6: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.many = try kv.consumeNull() ? [] : _kvDecode_many(&kv)
            kv.acceptAttempt(attempt6)
          } catch {
            try kv.drop(error, from: attempt6)
            out.many = []
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    kv.leaveParent(scan)
  }

  private static func _kvDecode_many(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String] {
    return try kv.array(
      isLossy: true,
      reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.read(at: kv.mark(), kv.string(), by: _kvCodec_Named, name: "many", asked: []) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"title\":", self.title)
    try kv.array("\"ships\":", self.ships)
    kv.key("\"later\":")
    try kv.lazyArray(self.later) { (kv: inout KVMap.JSONWriter, value0: AskingShip) throws(KVMap.CodingFailure) in
      try value0._kvEncode(&kv)
    }
    kv.key("\"notes\":")
    try kv.lazyArray(self.notes) { (kv: inout KVMap.JSONWriter, value0: AskingRemark) throws(KVMap.CodingFailure) in
      try value0._kvEncode(&kv)
    }
    if let value = self.flagship { kv.key("\"flagship\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension AskingHarbour: KVMap.ContextDecodable {
  static func _kvEncode(context: Askers, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try context._kvEncode(&kv)
  }
}

nonisolated extension AskingShip: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: AskingShip {
    AskingShip(name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout AskingShip, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    kv.enterParent(&scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.name = try kv.read(at: kv.mark(), kv.string(), by: _kvCodec_Named, name: "name", asked: [])  // name
        case 1: out.motto = try kv.consumeNull() ? nil : kv.read(at: kv.mark(), kv.string(), by: _kvCodec_Named, name: "motto", asked: [])  // motto
        case 2: out.told = try kv.consumeNull() ? nil : kv.read(at: kv.mark(), kv.value(), by: _kvCodec_Told, name: "told", asked: [.object, .parent, .context])  // note
        case 3: slot0 = try kv.deferValue()  // lat
        case 4: slot1 = try kv.deferValue()  // lat
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let gathered0: Swift.Int = kv.beginGather("lat\tlat\nlng\tlon\n", all: false, scan)
    kv.addToGather(slot0, to: gathered0, entry: 0)
    kv.addToGather(slot1, to: gathered0, entry: 1)
    let mark3: KVMap.ValuePosition = kv.endGather(gathered0)  // lat
    if mark3.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark3, _kvKeys, rule: 3, scan)
      do throws(KVMap.CodingFailure) { out.berth = try kv.consumeNullOrEmptyText() ? nil : OwnPlace(_KVMapTransform_coordinate._kvDecode(&kv, replacing: nil)) } catch { try kv.recover(error, from: mark3) }
      kv.rewind(to: back)
    } else if mark3.isNull {
      out.berth = nil
    }
    kv.leaveParent(scan)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    let start3: Swift.Int = kv.capture("lat\tlat\nlng\tlon")
    if let value0 = self.berth {
      try _KVMapTransform_coordinate._kvEncode(KVMap.GeographicCoordinate(value0), &kv)
    } else { kv.null() }
    var captured3: KVMap.CapturedObject = try kv.endCapture(start3)
    kv.beginObject()
    kv.key("\"name\":"); try kv.string(kv.write(self.name, by: _kvCodec_Named, name: "name"))
    if let value = self.motto { kv.key("\"motto\":"); try kv.string(kv.write(value, by: _kvCodec_Named, name: "motto")) }
    kv.member(&captured3, "\"lat\":", keys: "lat")
    kv.member(&captured3, "\"lon\":", keys: "lng")
    kv.endObject()
  }
}

nonisolated extension AskingShip: KVMap.ContextDecodable {
  static func _kvEncode(context: Askers, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try context._kvEncode(&kv)
  }
}

nonisolated extension AskingRemark: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> AskingRemark {
    let current: Swift.UnsafePointer<AskingRemark>? = current?.assumingMemoryBound(to: AskingRemark.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
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
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &_0)  // id
        case 1: _1 = try kv.read(at: kv.mark(), kv.string(), by: _kvCodec_Stamped, name: nil, asked: [.object])  // mark
        case 2: _2 = try kv.consumeNullOrEmptyText() ? nil : AskedFor._kvDecode(&kv, replacing: nil)  // any
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    kv.leaveParent(scan)
    let made1 = try kv.unwrapRequired(&_1, scan.hasAllRequired)
    return AskingRemark(id: _0, mark: made1, any: _2)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.key("\"mark\":"); try kv.string(kv.write(self.mark, by: _kvCodec_Stamped))
    if let value = self.`any` { kv.key("\"any\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension Askers: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Askers {
    Askers(size: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Askers, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.size)  // size
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"size\":", self.size)
    kv.endObject()
  }
}

nonisolated extension AskedPlaces: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> AskedPlaces {
    let current: Swift.UnsafePointer<AskedPlaces>? = current?.assumingMemoryBound(to: AskedPlaces.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
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
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try OwnPlace(_KVMapTransform_coordinate._kvDecode(&kv, replacing: nil))  // home
        case 1: _1 = try kv.consumeNull() ? [] : _kvDecode_others(&kv)  // others
        case 2: _2 = try kv.consumeNull() ? [:] : _kvDecode_byName(&kv)  // byName
        case 3: _3 = try kv.consumeNullOrEmptyText() ? nil : OwnPlace(_KVMapTransform_coordinate_1._kvDecode(&kv, replacing: nil))  // named
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    let made0 = try kv.unwrapRequired(&_0, scan.hasAllRequired)
    return AskedPlaces(home: made0, others: _1, byName: _2, named: _3)
  }

  private static func _kvDecode_others(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [OwnPlace] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> OwnPlace in try OwnPlace(_KVMapTransform_coordinate._kvDecode(&kv, replacing: nil)) })
  }

  private static func _kvDecode_byName(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: OwnPlace] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> OwnPlace in try OwnPlace(_KVMapTransform_coordinate._kvDecode(&kv, replacing: nil)) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"home\":"); try _KVMapTransform_coordinate._kvEncode(KVMap.GeographicCoordinate(self.home), &kv)
    kv.key("\"others\":")
    kv.beginArray()
    for value0 in self.others { try _KVMapTransform_coordinate._kvEncode(KVMap.GeographicCoordinate(value0), &kv) }
    kv.endArray()
    kv.key("\"byName\":")
    kv.beginObject()
    for (key0, value0) in kv.sorted(self.byName) {
      kv.entryKey(key0)
      try _KVMapTransform_coordinate._kvEncode(KVMap.GeographicCoordinate(value0), &kv)
    }
    kv.endObject()
    if let value = self.named { kv.key("\"named\":"); try _KVMapTransform_coordinate_1._kvEncode(KVMap.GeographicCoordinate(value), &kv) }
    kv.endObject()
  }
}

nonisolated private enum _KVMapTransform_coordinate: KVMap.DecodingMapping {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> KVMap.GeographicCoordinate {
    let current: Swift.UnsafePointer<KVMap.GeographicCoordinate>? = current?.assumingMemoryBound(to: KVMap.GeographicCoordinate.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
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
      case 0: kv.double(into: &_0)  // lat
      case 1: kv.double(into: &_1)  // lng
      default: break
      }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    guard scan.hasAllRequired else { try kv.throwDeferredFailure() }
    return KVMap.GeographicCoordinate(latitude: _0, longitude: _1)
  }

  static func _kvEncode(_ whole: KVMap.GeographicCoordinate, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.double("\"lat\":", whole.latitude)
    try kv.double("\"lng\":", whole.longitude)
    kv.endObject()
  }
}

nonisolated private enum _KVMapTransform_coordinate_1: KVMap.DecodingMapping {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> KVMap.GeographicCoordinate {
    let current: Swift.UnsafePointer<KVMap.GeographicCoordinate>? = current?.assumingMemoryBound(to: KVMap.GeographicCoordinate.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
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
      case 0: kv.double(into: &_0)  // latitude
      case 1: kv.double(into: &_1)  // longitude
      default: break
      }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    guard scan.hasAllRequired else { try kv.throwDeferredFailure() }
    return KVMap.GeographicCoordinate(latitude: _0, longitude: _1)
  }

  static func _kvEncode(_ whole: KVMap.GeographicCoordinate, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.double("\"latitude\":", whole.latitude)
    try kv.double("\"longitude\":", whole.longitude)
    kv.endObject()
  }
}

nonisolated extension AskedFor: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> AskedFor {
    var choice: KVMap.UnionAttempt = kv.beginUnion(Swift.ObjectIdentifier(AskedFor.self), _kvKeys)
    if kv.shouldTryCase(0, &choice, kinds: 8) {  // number
      do throws(KVMap.CodingFailure) {
        let value: AskedFor = try .number(kv.int())
        kv.acceptCase(0, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "number") }
    }
    if kv.shouldTryCase(1, &choice, kinds: 4) {  // mark
      do throws(KVMap.CodingFailure) {
        let value: AskedFor = try .mark(kv.read(at: kv.mark(), kv.string(), by: _kvCodec_Stamped, name: nil, asked: [.object]))
        kv.acceptCase(1, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "mark") }
    }
    throw kv.noCaseMatched(choice)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .number(let value):
      kv.int(value)
    case .mark(let value):
      try kv.string(kv.write(value, by: _kvCodec_Stamped))
    }
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension AskingShip {
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

nonisolated extension AskingRemark {
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

nonisolated extension Askers {
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

nonisolated extension AskedPlaces {
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

// MARK: - Key tables, which only KVMap reads

nonisolated extension AskingHarbour {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{c}\0\0\0\u{1}\0\0\0\0\0\t\0\0\0\0\0\u{5}\0\0\0\u{7}\0\0\0\u{3}\0\u{5}\0\0\0\0\0\u{1}\0title\"\0\0\u{5}\0\0\u{1}\0\0\0\0ships\"\0\0\u{5}\0\0\u{2}\0\0\0\0later\"\0\0\u{5}\0\0\u{3}\0\0\0\0notes\"\0\0\u{8}\0\0\u{4}\0\0\0\0flagship\"\0\0\0\0\0\0\0\u{4}\0\0\u{5}\0\0\0\0many\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x2c829abe1f4532e1, wide: false, full: false, count: 6, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        AskingHarbour\tAsking.kvmap\t13
        title\t+2\ttitle
        ships\t+3\tships
        later\t+4\tlater
        notes\t+5\tnotes
        flagship\t+6\tflagship
        many\t+8\tmany
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0note\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        AskingHarbour\tAsking.kvmap\t13
        first\t+7\tships[0].note
        """)
  }
}

nonisolated extension AskingShip {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\u{1}\0\0\0\0\0\0\0\t\0\0\0\0\0\u{7}\0\0\0\0\0\u{5}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{5}\0\0\u{1}\0\0\0\0motto\"\0\0\u{4}\0\0\u{2}\0\0\0\0note\"\0\0\0\u{3}\0\0\u{3}\0\0\0\0lat\"\0\0\0\0\u{3}\0\0\u{4}\0\0\0\0lon\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 5, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        AskingShip\tAsking.kvmap\t24
        name\t+2\tname
        motto\t+3\tmotto
        told\t+4\tnote
        berth\t+5\tlat
        berth\t+5\tlon
        """)
  }
}

nonisolated extension AskingRemark {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\u{3}\0\0\0\0\0\u{5}\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0mark\"\0\0\0\u{3}\0\0\u{2}\0\0\0\0any\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        AskingRemark\tAsking.kvmap\t32
        id\t+1\tid
        mark\t+2\tmark
        any\t+3\tany
        """)
  }
}

nonisolated extension Askers {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0size\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Askers\tAsking.kvmap\t43
        size\t+1\tsize
        """)
  }
}

nonisolated extension AskedPlaces {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{7}\0\u{3}\0\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\u{4}\0\0\0\0\0\u{1}\0home\"\0\0\0\u{6}\0\0\u{1}\0\0\0\0others\"\0\u{6}\0\0\u{2}\0\0\0\0byName\"\0\u{5}\0\0\u{3}\0\0\0\0named\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 4, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        AskedPlaces\tAsking.kvmap\t47
        home\t+1\thome
        others\t+2\tothers
        byName\t+3\tbyName
        named\t+4\tnamed
        """)
  }
}

nonisolated extension _KVMapTransform_coordinate {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{3}\0\u{3}\0\0\0\0\0\u{1}\0lat\"\0\0\0\0\u{3}\0\0\u{1}\0\0\u{1}\0lng\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Coordinate\tAsking.kvmap\t9
        latitude\t+0\tlat
        longitude\t+0\tlng
        """)
  }
}

nonisolated extension _KVMapTransform_coordinate_1 {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{4}\0\0\0\u{8}\0\0\0\0\0\u{1}\0latitude\"\0\0\0\0\0\0\0\t\0\0\u{1}\0\0\u{1}\0longitude\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Coordinate\tAsking.kvmap\t51
        latitude\t+0\tlatitude
        longitude\t+0\tlongitude
        """)
  }
}

nonisolated extension AskedFor {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        AskedFor\tAsking.kvmap\t38
        """)
  }
}
