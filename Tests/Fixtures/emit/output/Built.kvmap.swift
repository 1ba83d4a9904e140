// Generated from Built.kvmap. Do not edit.
// kvmap format 1, input 2c826feb46bc0fe1, body 0da0a64c8fd0fe6a
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated struct Signed: Swift.Sendable, Swift.Hashable {
  var text: Swift.String
  var sum: Swift.Int

  init(text: Swift.String, sum: Swift.Int = 0) {
    self.text = text
    self.sum = sum
  }
}

nonisolated struct Holdings {
  var money: Money
  var moneys: [Money]
  var set: Swift.Optional<Swift.Set<Money>>
  var account: Swift.Optional<Bank.Account>
  var byName: [Swift.String: Money]
  var spot: Swift.Optional<Spot>
  var spots: [Spot]
  var plain: Swift.Optional<Spot>
  var signed: [Signed]
  var lines: KVMap.LazyDecodedArray<Signed>
  var briefs: Swift.Optional<KVMap.LazyDecodedArray<Spot>>
  var patch: KVMap.PatchField<Swift.String>
  var inner: KVMap.PatchField<Signed>

  init(
    money: Money,
    moneys: [Money] = [],
    set: Swift.Set<Money>? = nil,
    account: Bank.Account? = nil,
    byName: [Swift.String: Money] = [:],
    spot: Spot? = nil,
    spots: [Spot] = [],
    plain: Spot? = nil,
    signed: [Signed] = [],
    lines: KVMap.LazyDecodedArray<Signed>,
    briefs: KVMap.LazyDecodedArray<Spot>? = nil,
    patch: KVMap.PatchField<Swift.String> = .absent,
    inner: KVMap.PatchField<Signed> = .absent
  ) {
    self.money = money
    self.moneys = moneys
    self.set = set
    self.account = account
    self.byName = byName
    self.spot = spot
    self.spots = spots
    self.plain = plain
    self.signed = signed
    self.lines = lines
    self.briefs = briefs
    self.patch = patch
    self.inner = inner
  }
}

nonisolated struct Doubled: Swift.Sendable, Swift.Hashable {
  var part: Swift.Optional<Signed?>
  var list: [Swift.Int??]
  var deep: Swift.Optional<Swift.Int??>

  init(part: Signed?? = nil, list: [Swift.Int??] = [], deep: Swift.Int??? = nil) {
    self.part = part
    self.list = list
    self.deep = deep
  }
}

/// What functions say of values that problems must not show.
nonisolated struct Confided {
  var signed: Swift.Optional<Signed>
  var session: Swift.Optional<Session>
  var stamped: [Stamped]

  init(signed: Signed? = nil, session: Session? = nil, stamped: [Stamped] = []) {
    self.signed = signed
    self.session = session
    self.stamped = stamped
  }
}

nonisolated extension Confided: Swift.CustomStringConvertible, Swift.CustomDebugStringConvertible, Swift.CustomReflectable {
  var description: Swift.String { "Confided(signed: \(KVMap.HiddenText.text(of: self.signed)), session: \(KVMap.HiddenText.text(of: self.session)), stamped: \(KVMap.HiddenText.text(of: self.stamped)))" }
  var debugDescription: Swift.String { "Confided(signed: \(KVMap.HiddenText.text(of: self.signed)), session: \(KVMap.HiddenText.text(of: self.session)), stamped: \(KVMap.HiddenText.text(of: self.stamped)))" }
  var customMirror: Swift.Mirror {
    Swift.Mirror(self, children: ["signed": KVMap.HiddenText.text(of: self.signed) as Any, "session": KVMap.HiddenText.text(of: self.session) as Any, "stamped": KVMap.HiddenText.text(of: self.stamped) as Any])
  }
}

nonisolated struct Weighed<T> {
  var content: T
  var weight: Swift.Int

  init(content: T, weight: Swift.Int = 0) {
    self.content = content
    self.weight = weight
  }
}

nonisolated extension Weighed: Swift.Sendable where T: Swift.Sendable {}

nonisolated extension Weighed: Swift.Equatable where T: Swift.Equatable {}

nonisolated extension Weighed: Swift.Hashable where T: Swift.Hashable {}

// MARK: - Mappings

nonisolated extension Employee: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    let current: Employee? = current?.assumingMemoryBound(to: Employee.self).pointee
    var _0: Swift.Int? = current?.id
    var _1: Swift.String? = current?.name
    var _2: Employee? = current?.boss
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.int()  // id
        case 1: _1 = try kv.consumeNull() ? nil : kv.string()  // name
        case 2: _2 = try kv.consumeNullOrEmptyText() ? nil : Employee._kvDecode(&kv, updating: current?.boss)  // boss
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    return KVMap.GeneratedCode.assigning(KVMap.GeneratedCode.current(current, as: Self.self) ?? Self()) { value in
      value.id = _0
      value.name = _1
      value.boss = _2
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.string("\"name\":", ifPresent: self.name)
    if let value = self.boss { kv.key("\"boss\":"); try value._kvEncode(&kv) }
    kv.string("\"secret\":", self.secret)
    kv.endObject()
  }
}

nonisolated extension Draft: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    let current: Draft? = current?.assumingMemoryBound(to: Draft.self).pointee
    var _0: Swift.String = current?.title ?? "none"
    var _1: [Swift.String]? = current?.tags
    var _2: Swift.Int?? = if let current { current.twice } else { nil }
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.consumeNull() ? "none" : kv.string()  // title
        case 1: _1 = try kv.strings()  // tags
        case 2: _2 = try kv.consumeNullOrEmptyText() ? Swift.Int??.none : kv.consumeNullOrEmptyElement() ? nil : kv.int()  // twice
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _1 else { try kv.throwDeferredFailure() }
    return KVMap.GeneratedCode.assigning(KVMap.GeneratedCode.current(current, as: Self.self) ?? Self()) { value in
      value.title = _0
      value.tags = _1
      value.twice = _2
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"title\":", self.title)
    kv.array("\"tags\":", self.tags)
    if let value = self.twice {
      kv.key("\"twice\":")
      if let value0 = value {
        kv.int(value0)
      } else { kv.null() }
    }
    kv.endObject()
  }
}

nonisolated extension Session: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    let current: Session? = current?.assumingMemoryBound(to: Session.self).pointee
    var _0: Swift.String? = current?.token
    var _1: Swift.String? = current?.user
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.string()  // token
        case 1: _1 = try kv.consumeNull() ? nil : kv.string()  // user
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    let made: Self
    if let current = KVMap.GeneratedCode.current(current, as: Self.self) {
      made = current
    } else {
      made = try kv.construct(scan, _kvKeys, as: Self.self, by: Sessions.make)
    }
    return KVMap.GeneratedCode.assigning(made) { value in
      value.token = _0
      value.user = _1
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"token\":", self.token)
    kv.string("\"user\":", ifPresent: self.user)
    kv.endObject()
  }
}

nonisolated extension Member: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    let current: Member? = current?.assumingMemoryBound(to: Member.self).pointee
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
    let made: Self
    if let current = KVMap.GeneratedCode.current(current, as: Self.self) {
      made = current
    } else {
      made = try kv.construct(scan, _kvKeys, as: Self.self, by: Sessions.member)
    }
    return KVMap.GeneratedCode.assigning(made) { value in
      value.name = _0
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.endObject()
  }
}

nonisolated extension Crew: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    let current: Swift.UnsafePointer<Crew>? = current?.assumingMemoryBound(to: Crew.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    kv.enterParent(&scan)
    var _0: Swift.Optional<Member>
    var _1: [Member]
    if let current {
      _0 = current.pointee.captain
      _1 = current.pointee.crew
    } else {
      _0 = nil
      _1 = []
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try Member._kvDecode(&kv, updating: current?.pointee.captain)  // captain
        case 1: _1 = try kv.consumeNull() ? [] : kv.array(of: Member.self)  // crew
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    kv.leaveParent(scan)
    let made0 = try kv.unwrapRequired(&_0, scan.hasAllRequired)
    return Self(captain: made0, crew: _1)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"captain\":"); try self.captain._kvEncode(&kv)
    try kv.array("\"crew\":", self.crew)
    kv.endObject()
  }
}

nonisolated extension Spot {
  /// Coordinates as pairs of small keys.
  nonisolated enum Brief: KVMap.CodingMapping {
    typealias Value = Spot

    static var _kvOptions: KVMap.DecodingOptions { .init(depth: 2) }

    static func _kvDecode(
      _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
    ) throws(KVMap.CodingFailure) -> Spot {
      let current: Swift.UnsafePointer<Spot>? = current?.assumingMemoryBound(to: Spot.self)
      let updating: Swift.Bool = current != nil
      var scan: KVMap.ObjectState = .init(updating: updating)
      var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
      var _0: Swift.Double
      var _1: Swift.Double
      if let current {
        _0 = current.pointee.lat
        _1 = current.pointee.lon
      } else {
        _0 = 0
        _1 = 0
      }
      while key >= 0 {
        switch key {
        case 0: kv.double(into: &_0)  // y
        case 1: kv.double(into: &_1)  // x
        default: break
        }
        key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
      }
      guard scan.hasAllRequired else { try kv.throwDeferredFailure() }
      return Spot(lat: _0, lon: _1)
    }

    static func _kvEncode(_ whole: Spot, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
      kv.beginObject()
      try kv.double("\"y\":", whole.lat)
      try kv.double("\"x\":", whole.lon)
      kv.endObject()
    }
  }
}

nonisolated extension Spot: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    let current: Swift.UnsafePointer<Spot>? = current?.assumingMemoryBound(to: Spot.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Double
    var _1: Swift.Double
    if let current {
      _0 = current.pointee.lat
      _1 = current.pointee.lon
    } else {
      _0 = 0
      _1 = 0
    }
    while key >= 0 {
      switch key {
      case 0: kv.double(into: &_0)  // lat
      case 1: kv.double(into: &_1)  // lon
      default: break
      }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    guard scan.hasAllRequired else { try kv.throwDeferredFailure() }
    return Self(lat: _0, lon: _1)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.double("\"lat\":", self.lat)
    try kv.double("\"lon\":", self.lon)
    kv.endObject()
  }
}

nonisolated extension Spot {
  nonisolated enum Tagged: KVMap.CodingMapping {
    typealias Value = Spot

    static func _kvDecode(
      _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
    ) throws(KVMap.CodingFailure) -> Spot {
      let current: Spot? = current?.assumingMemoryBound(to: Spot.self).pointee
      var scan: KVMap.ObjectState = .init(updating: current != nil)
      var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
      while key >= 0 {
        key = try kv.nextKey(_kvKeys, &scan)
      }
      let made: Spot
      if let current = KVMap.GeneratedCode.current(current, as: Spot.self) {
        made = current
      } else {
        made = try kv.construct(scan, _kvKeys, as: Spot.self, by: Spot.make)
      }
      return made
    }

    static func _kvEncode(_ whole: Spot, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
      var prepared = whole
      try kv.pass(&prepared, to: Spots.rounded)
      kv.beginObject()
      kv.string("\"note\":", prepared.note)
      kv.endObject()
    }
  }
}

nonisolated extension Signed: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Signed {
    Signed(text: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Signed, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    let start: KVMap.HookStart = kv.hookStart(_kvKeys)
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.string(into: &out.text)  // text
        case 1: out.sum = try kv.consumeNull() ? 0 : kv.int()  // sum
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    try kv.after(start, &out) { value in try KVMap.GeneratedCode.call(value.verify()) }
    try kv.pass(start, &out, to: Checks.small)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    var prepared = self
    try kv.before(&prepared) { value in try KVMap.GeneratedCode.call(value.sign()) }
    kv.beginObject()
    kv.string("\"text\":", prepared.text)
    kv.int("\"sum\":", prepared.sum)
    kv.endObject()
  }
}

nonisolated extension Stamped: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    let start: KVMap.HookStart = kv.hookStart(_kvKeys)
    let current: Swift.UnsafePointer<Stamped>? = current?.assumingMemoryBound(to: Stamped.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Int
    if let current {
      _0 = current.pointee.count
    } else {
      _0 = 0
    }
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &_0)  // count
      default: break
      }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    guard scan.hasAllRequired else { try kv.throwDeferredFailure() }
    var whole: Self = Self(count: _0)
    try kv.after(start, &whole) { value in try KVMap.GeneratedCode.call(value.touched()) }
    return whole
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    var prepared = self
    try kv.pass(&prepared, to: Checks.bump)
    kv.beginObject()
    kv.int("\"count\":", prepared.count)
    kv.endObject()
  }
}

nonisolated extension Plan {
  nonisolated enum Strict: KVMap.CodingMapping {
    typealias Value = Plan

    static func _kvDecode(
      _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
    ) throws(KVMap.CodingFailure) -> Plan {
      let start: KVMap.HookStart = kv.hookStart(_kvKeys)
      let current: Swift.UnsafePointer<Plan>? = current?.assumingMemoryBound(to: Plan.self)
      let updating: Swift.Bool = current != nil
      var scan: KVMap.ObjectState = .init(updating: updating)
      var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
      var _0: Swift.Int
      if let current {
        _0 = current.pointee.n
      } else {
        _0 = 0
      }
      while key >= 0 {
        switch key {
        case 0: kv.int(into: &_0)  // n
        default: break
        }
        key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
      }
      guard scan.hasAllRequired else { try kv.throwDeferredFailure() }
      var whole: Plan = Plan(n: _0)
      try kv.after(start, &whole) { value in try KVMap.GeneratedCode.call(value.refuse()) }
      return whole
    }

    static func _kvEncode(_ whole: Plan, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
      kv.beginObject()
      kv.int("\"n\":", whole.n)
      kv.endObject()
    }
  }
}

nonisolated extension Holdings: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Holdings {
    let current: Swift.UnsafePointer<Holdings>? = current?.assumingMemoryBound(to: Holdings.self)
    let updating: Swift.Bool = current != nil
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has12: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    var _0: Swift.Optional<Money>
    var _1: [Money]
    var _2: Swift.Optional<Swift.Set<Money>>
    var _3: Swift.Optional<Bank.Account>
    var _4: [Swift.String: Money]
    var _5: Swift.Optional<Spot>
    var _6: [Spot]
    var _7: Swift.Optional<Spot>
    var _8: [Signed]
    var _9: Swift.Optional<KVMap.LazyDecodedArray<Signed>>
    var _10: Swift.Optional<KVMap.LazyDecodedArray<Spot>>
    var _11: KVMap.PatchField<Swift.String>
    var _12: KVMap.PatchField<Signed>
    if let current {
      _0 = current.pointee.money
      _1 = current.pointee.moneys
      _2 = current.pointee.set
      _3 = current.pointee.account
      _4 = current.pointee.byName
      _5 = current.pointee.spot
      _6 = current.pointee.spots
      _7 = current.pointee.plain
      _8 = current.pointee.signed
      _9 = current.pointee.lines
      _10 = current.pointee.briefs
      _11 = current.pointee.patch
      _12 = current.pointee.inner
    } else {
      _0 = nil
      _1 = []
      _2 = nil
      _3 = nil
      _4 = [:]
      _5 = nil
      _6 = []
      _7 = nil
      _8 = []
      _9 = nil
      _10 = nil
      _11 = .absent
      _12 = .absent
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try Money._kvDecode(&kv, updating: current?.pointee.money)  // money
        case 1: _1 = try kv.consumeNull() ? [] : kv.array(of: Money.self)  // moneys
        case 2: _2 = try kv.consumeNullOrEmptyText() ? nil : _kvDecode_set(&kv)  // set
        case 3: _3 = try kv.consumeNullOrEmptyText() ? nil : Bank.Account._kvDecode(&kv, updating: current?.pointee.account)  // account
        case 4: _4 = try kv.consumeNull() ? [:] : _kvDecode_byName(&kv)  // byName
        case 5: _5 = try kv.consumeNullOrEmptyText() ? nil : Spot.Brief._kvDecode(&kv, updating: current?.pointee.spot)  // spot
        case 6: _6 = try kv.consumeNull() ? [] : _kvDecode_spots(&kv)  // spots
        case 7: kv.built(orNil: &_7, updating: updating)  // plain
        case 8:  // signed
          let attempt8: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            _8 = try kv.consumeNull() ? [] : _kvDecode_signed(&kv)
            kv.acceptAttempt(attempt8)
          } catch {
            try kv.drop(error, from: attempt8)
            _8 = []
          }
        case 9: _9 = try kv.lazyArray(_kvKeys, rule: 9) { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in try Signed._kvDecode(&kv, replacing: nil) }  // lines
        case 10: _10 = try kv.consumeNullOrEmptyText() ? nil : kv.lazyArray(_kvKeys, rule: 9) { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in try Spot.Brief._kvDecode(&kv, replacing: nil) }  // briefs
        case 11: _11 = try kv.consumeNull() ? .null : .value(kv.string())  // patch
        case 12:  // inner
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has12 = true
            _12 = try kv.consumeNullOrEmptyText() ? .null : .value(Signed._kvDecode(&kv, updating: current?.pointee.inner.value))
          }
        case 13: slot1 = try kv.deferValue()  // inner
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has12 {
      let mark12: KVMap.ValuePosition = slot0.or(slot1)  // inner
      if mark12.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark12, _kvKeys, rule: 12, scan)
        do throws(KVMap.CodingFailure) { _12 = try kv.consumeNullOrEmptyText() ? .null : .value(Signed._kvDecode(&kv, updating: current?.pointee.inner.value)) } catch { try kv.recover(error, from: mark12) }
        kv.rewind(to: back)
      } else if mark12.isNull {
        _12 = .null
      }
    }
    let made0 = try kv.unwrapRequired(&_0, scan.hasAllRequired)
    let made9 = try kv.unwrapRequired(&_9, scan.hasAllRequired)
    return Holdings(money: made0, moneys: _1, set: _2, account: _3, byName: _4, spot: _5, spots: _6, plain: _7, signed: _8, lines: made9, briefs: _10, patch: _11, inner: _12)
  }

  private static func _kvDecode_set(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<Money> {
    return try kv.set(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Money in try Money._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_byName(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Money] {
    return try kv.dictionary(
      of: Money.self,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() })
  }

  private static func _kvDecode_spots(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Spot] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Spot in try Spot.Brief._kvDecode(&kv, replacing: nil) })
  }

  private static func _kvDecode_signed(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Signed] {
    return try kv.array(
      isLossy: true,
      reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Signed in try Signed._kvDecode(&kv, replacing: nil) })
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"money\":"); try self.money._kvEncode(&kv)
    kv.key("\"moneys\":")
    kv.beginArray()
    for value0 in self.moneys { try value0._kvEncode(&kv) }
    kv.endArray()
    if let value = self.set {
      kv.key("\"set\":")
      try kv.ascending(value) { (kv: inout KVMap.JSONWriter, value0: Money) throws(KVMap.CodingFailure) in
        try value0._kvEncode(&kv)
      }
    }
    if let value = self.account { kv.key("\"account\":"); try value._kvEncode(&kv) }
    kv.key("\"byName\":")
    kv.beginObject()
    for (key0, value0) in kv.sorted(self.byName) {
      kv.entryKey(key0)
      try value0._kvEncode(&kv)
    }
    kv.endObject()
    if let value = self.spot { kv.key("\"spot\":"); try Spot.Brief._kvEncode(value, &kv) }
    kv.key("\"spots\":")
    kv.beginArray()
    for value0 in self.spots { try Spot.Brief._kvEncode(value0, &kv) }
    kv.endArray()
    if let value = self.plain { kv.key("\"plain\":"); try value._kvEncode(&kv) }
    try kv.array("\"signed\":", self.signed)
    kv.key("\"lines\":")
    try kv.lazyArray(self.lines) { (kv: inout KVMap.JSONWriter, value0: Signed) throws(KVMap.CodingFailure) in
      try value0._kvEncode(&kv)
    }
    if let value = self.briefs {
      kv.key("\"briefs\":")
      try kv.lazyArray(value) { (kv: inout KVMap.JSONWriter, value0: Spot) throws(KVMap.CodingFailure) in
        try Spot.Brief._kvEncode(value0, &kv)
      }
    }
    switch self.patch {
    case .absent: break
    case .null: kv.key("\"patch\":"); kv.null()
    case .value(let value): kv.key("\"patch\":"); kv.string(value)
    }
    switch self.inner {
    case .absent: break
    case .null: kv.key("\"inner\":"); kv.null()
    case .value(let value): kv.key("\"inner\":"); try value._kvEncode(&kv)
    }
    kv.endObject()
  }
}

nonisolated extension Doubled: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Doubled {
    Doubled()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Doubled, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.part = try kv.consumeNullOrEmptyText() ? Signed??.none : kv.consumeNullOrEmptyText() ? nil : Signed._kvDecode(&kv, updating: updating ? out.part ?? nil : nil)  // part
        case 1: out.list = try kv.consumeNull() ? [] : _kvDecode_list(&kv)  // list
        case 2:  // deep
          let attempt2: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.deep = try kv.consumeNullOrEmptyText() ? Swift.Int???.none : kv.consumeNullOrEmptyText() ? Swift.Int??.none : kv.consumeNullOrEmptyElement() ? nil : kv.int()
            kv.acceptAttempt(attempt2)
          } catch {
            try kv.drop(error, from: attempt2)
            out.deep = nil
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_list(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int??] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int?? in try kv.consumeNullOrEmptyText() ? Swift.Int??.none : kv.consumeNullOrEmptyElement() ? nil : kv.int() })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.part {
      kv.key("\"part\":")
      if let value0 = value {
        try value0._kvEncode(&kv)
      } else { kv.null() }
    }
    kv.key("\"list\":")
    kv.beginArray()
    for value0 in self.list {
      if let value1 = value0 {
        if let value2 = value1 {
          kv.int(value2)
        } else { kv.null() }
      } else { kv.null() }
    }
    kv.endArray()
    if let value = self.deep {
      kv.key("\"deep\":")
      if let value0 = value {
        if let value1 = value0 {
          kv.int(value1)
        } else { kv.null() }
      } else { kv.null() }
    }
    kv.endObject()
  }
}

nonisolated extension Confided: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Confided {
    Confided()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Confided, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    kv.enterParent(&scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.object(orNil: &out.signed, updating: updating)  // signed
        case 1: out.session = try kv.consumeNullOrEmptyText() ? nil : Session._kvDecode(&kv, updating: updating ? out.session : nil)  // session
        case 2: out.stamped = try kv.consumeNull() ? [] : kv.array(of: Stamped.self)  // stamped
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    kv.leaveParent(scan)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.hideValues(true)
    if let value = self.signed { kv.key("\"signed\":"); try value._kvEncode(&kv) }
    kv.hideValues(false)
    kv.hideValues(true)
    if let value = self.session { kv.key("\"session\":"); try value._kvEncode(&kv) }
    kv.hideValues(false)
    kv.hideValues(true)
    try kv.array("\"stamped\":", self.stamped)
    kv.hideValues(false)
    kv.endObject()
  }
}

nonisolated extension Cargo: KVMap.DocumentDecodable where T: KVMap.DocumentDecodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    let current: Cargo? = current?.assumingMemoryBound(to: Cargo.self).pointee
    var _0: T? = current?.content
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try T._kvDecode(&kv, updating: current?.content)  // content
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    let made: Self
    if let current = KVMap.GeneratedCode.current(current, as: Self.self) {
      made = current
    } else {
      made = try kv.construct(scan, _kvKeys, as: Self.self, by: Sessions.cargo as (KVMap.JSONObject, KVMap.JSONObject?, KVMap.JSONValue?) throws -> Cargo)
    }
    return KVMap.GeneratedCode.assigning(made) { value in
      value.content = _0
    }
  }
}

nonisolated extension Cargo: KVMap.DocumentEncodable where T: KVMap.DocumentEncodable {
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"content\":"); try self.content._kvEncode(&kv)
    kv.endObject()
  }
}

nonisolated extension Cargo: KVMap.ContextDecodable where T: KVMap.ContextDecodable {
  static func _kvEncode(context: T.CallerContext, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try T._kvEncode(context: context, &kv)
  }
}

nonisolated extension Weighed: KVMap.DocumentDecodable where T: KVMap.DocumentDecodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Weighed {
    let current: Swift.UnsafePointer<Weighed>? = current?.assumingMemoryBound(to: Weighed.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Optional<T>
    var _1: Swift.Int
    if let current {
      _0 = current.pointee.content
      _1 = current.pointee.weight
    } else {
      _0 = nil
      _1 = 0
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try T._kvDecode(&kv, updating: current?.pointee.content)  // content
        case 1: _1 = try kv.consumeNull() ? 0 : kv.int()  // weight
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    let made0 = try kv.unwrapRequired(&_0, scan.hasAllRequired)
    return Weighed(content: made0, weight: _1)
  }
}

nonisolated extension Weighed: KVMap.DocumentEncodable where T: KVMap.DocumentEncodable {
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    var prepared = self
    try kv.pass(&prepared, to: Checks.weigh)
    kv.beginObject()
    kv.key("\"content\":"); try prepared.content._kvEncode(&kv)
    kv.int("\"weight\":", prepared.weight)
    kv.endObject()
  }
}

nonisolated extension Weighed: KVMap.ContextDecodable where T: KVMap.ContextDecodable {
  static func _kvEncode(context: T.CallerContext, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try T._kvEncode(context: context, &kv)
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Signed {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.text, right.text),
      KVMap._kvAreEqual(left.sum, right.sum)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.text.hash(into: &hasher)
    self.sum.hash(into: &hasher)
  }
}

nonisolated extension Doubled {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.part, right.part),
      KVMap._kvAreEqual(left.list, right.list),
      KVMap._kvAreEqual(left.deep, right.deep)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.part.hash(into: &hasher)
    self.list.hash(into: &hasher)
    self.deep.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Employee {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\0\0\0\0\u{5}\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\u{4}\0\0\u{2}\0\0\0\0boss\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Employee\tBuilt.kvmap\t4
        id\t+1\tid
        name\t+2\tname
        boss\t+3\tboss
        """)
  }
}

nonisolated extension Draft {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{1}\0\0\0\u{3}\0\u{5}\0\0\0\u{5}\0\0\0\0\0\0\0title\"\0\0\u{4}\0\0\u{1}\0\0\u{1}\0tags\"\0\0\0\u{5}\0\0\u{2}\0\0\0\0twice\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Draft\tBuilt.kvmap\t11
        title\t+1\ttitle
        tags\t+2\ttags
        twice\t+3\ttwice
        """)
  }
}

nonisolated extension Session {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\u{3}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0token\"\0\0\u{4}\0\0\u{1}\0\0\0\0user\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Session\tBuilt.kvmap\t17
        token\t+1\ttoken
        user\t+2\tuser
        """)
  }
}

nonisolated extension Member {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Member\tBuilt.kvmap\t22
        name\t+0\tname
        """)
  }
}

nonisolated extension Crew {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\u{3}\0\u{7}\0\0\0\0\0\u{1}\0captain\"\u{4}\0\0\u{1}\0\0\0\0crew\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Crew\tBuilt.kvmap\t24
        captain\t+1\tcaptain
        crew\t+2\tcrew
        """)
  }
}

nonisolated extension Spot.Brief {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\u{1}\0\0\0\0\0\u{1}\0y\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\u{1}\0x\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Spot\tBuilt.kvmap\t30
        lat\t+2\ty
        lon\t+3\tx
        """)
  }
}

nonisolated extension Spot {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\u{3}\0\0\0\0\0\u{1}\0lat\"\0\0\0\0\u{3}\0\0\u{1}\0\0\u{1}\0lon\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Spot\tBuilt.kvmap\t36
        lat\t+0\tlat
        lon\t+0\tlon
        """)
  }
}

nonisolated extension Spot.Tagged {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Spot\tBuilt.kvmap\t38
        """)
  }
}

nonisolated extension Signed {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{3}\0\u{4}\0\0\0\0\0\u{1}\0text\"\0\0\0\u{3}\0\0\u{1}\0\0\0\0sum\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Signed\tBuilt.kvmap\t43
        text\t+4\ttext
        sum\t+5\tsum
        """)
  }
}

nonisolated extension Stamped {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0count\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Stamped\tBuilt.kvmap\t51
        count\t+3\tcount
        """)
  }
}

nonisolated extension Plan.Strict {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\u{1}\0n\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Plan\tBuilt.kvmap\t57
        n\t+2\tn
        """)
  }
}

nonisolated extension Holdings {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{f}\0\0\0\u{11}\0\u{19}\0\0\0\0\0\u{b}\0\0\0\u{15}\0\u{1b}\0\t\0\0\0\u{5}\0\u{3}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{17}\0\0\0\0\0\0\0\0\0\u{7}\0\0\0\r\0\u{1}\0\u{13}\0\u{5}\0\0\0\0\0\u{1}\0money\"\0\0\u{6}\0\0\u{1}\0\0\0\0moneys\"\0\u{3}\0\0\u{2}\0\0\0\0set\"\0\0\0\0\u{7}\0\0\u{3}\0\0\0\0account\"\u{6}\0\0\u{4}\0\0\0\0byName\"\0\u{4}\0\0\u{5}\0\0\0\0spot\"\0\0\0\u{5}\0\0\u{6}\0\0\0\0spots\"\0\0\u{5}\0\0\u{7}\0\0\0\0plain\"\0\0\u{6}\0\0\u{8}\0\0\0\0signed\"\0\u{5}\0\0\t\0\0\u{1}\0lines\"\0\0\u{6}\0\0\n\0\0\0\0briefs\"\0\u{5}\0\0\u{b}\0\0\0\0patch\"\0\0\u{5}\0\0\u{c}\0\0\0\0inner\"\0\0\u{3}\0\0\r\0\0\0\0old\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0xf16952ee72f3454f, wide: false, full: false, count: 14, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Holdings\tBuilt.kvmap\t62
        money\t+2\tmoney
        moneys\t+3\tmoneys
        set\t+4\tset
        account\t+5\taccount
        byName\t+6\tbyName
        spot\t+7\tspot
        spots\t+8\tspots
        plain\t+9\tplain
        signed\t+10\tsigned
        lines\t+11\tlines
        briefs\t+12\tbriefs
        patch\t+13\tpatch
        inner\t+14\tinner
        inner\t+14\told
        """)
  }
}

nonisolated extension Doubled {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{5}\0\0\0\u{3}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0part\"\0\0\0\u{4}\0\0\u{1}\0\0\0\0list\"\0\0\0\u{4}\0\0\u{2}\0\0\0\0deep\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xf88bb8a8724c81ed, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Doubled\tBuilt.kvmap\t79
        part\t+1\tpart
        list\t+2\tlist
        deep\t+3\tdeep
        """)
  }
}

nonisolated extension Confided {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\u{1}\0\u{5}\0\0\0\u{3}\0\u{6}\0\0\0\0\0\0\0signed\"\0\u{7}\0\0\u{1}\0\0\0\0session\"\u{7}\0\0\u{2}\0\0\0\0stamped\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Confided\tBuilt.kvmap\t86
        signed\t+2!\tsigned
        session\t+3!\tsession
        stamped\t+4!\tstamped
        """)
  }
}

nonisolated extension Cargo {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{7}\0\0\0\0\0\u{1}\0content\"\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Cargo\tBuilt.kvmap\t93
        content\t+0\tcontent
        """)
  }
}

nonisolated extension Weighed {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\u{3}\0\u{7}\0\0\0\0\0\u{1}\0content\"\u{6}\0\0\u{1}\0\0\0\0weight\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Weighed\tBuilt.kvmap\t95
        content\t+2\tcontent
        weight\t+3\tweight
        """)
  }
}
