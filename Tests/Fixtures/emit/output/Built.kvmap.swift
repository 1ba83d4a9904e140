// Generated from Built.kvmap. Do not edit.
// kvmap format 1, input 010badd2f23a0723, body a79d24a0e114e34f
// swift-format-ignore-file
// swiftlint:disable all
import KVMap

// If this does not compile, KVMap and the kvmapc that made this file do not fit: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

nonisolated extension Employee: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{3}\0\0\0\0\0\0\0\u{5}\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\u{4}\0\0\u{2}\0\0\0\0boss\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Employee\tBuilt.kvmap\t4
        id\t5\tid
        name\t6\tname
        boss\t7\tboss
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> Self {
    let current: Employee? = current?.assumingMemoryBound(to: Employee.self).pointee
    var _0: Swift.Int? = current?.id
    var _1: Swift.String? = current?.name
    var _2: Employee? = current?.boss
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.int()  // Built.kvmap:5
        case 1: _1 = try kv.null() ? nil : kv.string()  // Built.kvmap:6
        case 2: _2 = try kv.nothing() ? nil : Employee._kvRead(&kv, updating: current?.boss)  // Built.kvmap:7
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let _0 else { try kv.fail() }
    return KVMap.Construction.assigned(KVMap.Construction.current(current, as: Self.self) ?? Self()) { value in
      value.id = _0
      value.name = _1
      value.boss = _2
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.int("\"id\":", self.id)  // Built.kvmap:5
    kv.string("\"name\":", ifPresent: self.name)  // Built.kvmap:6
    if let value = self.boss { kv.key("\"boss\":"); try value._kvWrite(&kv) }  // Built.kvmap:7
    kv.string("\"secret\":", self.secret)  // Built.kvmap:8
    kv.close()
  }
}

nonisolated extension Draft: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\0\0\u{1}\0\0\0\u{3}\0\u{5}\0\0\0\u{5}\0\0\0\0\0\0\0title\"\0\0\u{4}\0\0\u{1}\0\0\u{1}\0tags\"\0\0\0\u{5}\0\0\u{2}\0\0\0\0twice\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Draft\tBuilt.kvmap\t11
        title\t12\ttitle
        tags\t13\ttags
        twice\t14\ttwice
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> Self {
    let current: Draft? = current?.assumingMemoryBound(to: Draft.self).pointee
    var _0: Swift.String = current?.title ?? "none"
    var _1: [Swift.String]? = current?.tags
    var _2: Swift.Int?? = if let current { current.twice } else { nil }
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.null() ? "none" : kv.string()  // Built.kvmap:12
        case 1: _1 = try kv.strings()  // Built.kvmap:13
        case 2: _2 = try kv.nothing() ? Swift.Int??.none : kv.noText() ? nil : kv.int()  // Built.kvmap:14
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let _1 else { try kv.fail() }
    return KVMap.Construction.assigned(KVMap.Construction.current(current, as: Self.self) ?? Self()) { value in
      value.title = _0
      value.tags = _1
      value.twice = _2
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"title\":", self.title)  // Built.kvmap:12
    kv.array("\"tags\":", self.tags)  // Built.kvmap:13
    if let value = self.twice {  // Built.kvmap:14
      kv.key("\"twice\":")
      if let value0 = value {
        kv.int(value0)
      } else { kv.null() }
    }
    kv.close()
  }
}

nonisolated extension Session: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\u{3}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0token\"\0\0\u{4}\0\0\u{1}\0\0\0\0user\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Session\tBuilt.kvmap\t17
        token\t18\ttoken
        user\t19\tuser
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> Self {
    let current: Session? = current?.assumingMemoryBound(to: Session.self).pointee
    var _0: Swift.String? = current?.token
    var _1: Swift.String? = current?.user
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.string()  // Built.kvmap:18
        case 1: _1 = try kv.null() ? nil : kv.string()  // Built.kvmap:19
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let _0 else { try kv.fail() }
    let made: Self
    if let current = KVMap.Construction.current(current, as: Self.self) {
      made = current
    } else {
      made = try kv.made(scan, _kvKeys, as: Self.self, by: Sessions.make)
    }
    return KVMap.Construction.assigned(made) { value in
      value.token = _0
      value.user = _1
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"token\":", self.token)  // Built.kvmap:18
    kv.string("\"user\":", ifPresent: self.user)  // Built.kvmap:19
    kv.close()
  }
}

nonisolated extension Member: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Member\tBuilt.kvmap\t22
        name\t22\tname
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> Self {
    let current: Member? = current?.assumingMemoryBound(to: Member.self).pointee
    var _0: Swift.String? = current?.name
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.string()  // Built.kvmap:22
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let _0 else { try kv.fail() }
    let made: Self
    if let current = KVMap.Construction.current(current, as: Self.self) {
      made = current
    } else {
      made = try kv.made(scan, _kvKeys, as: Self.self, by: Sessions.member)
    }
    return KVMap.Construction.assigned(made) { value in
      value.name = _0
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"name\":", self.name)  // Built.kvmap:22
    kv.close()
  }
}

nonisolated extension Crew: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\u{3}\0\u{7}\0\0\0\0\0\u{1}\0captain\"\u{4}\0\0\u{1}\0\0\0\0crew\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Crew\tBuilt.kvmap\t24
        captain\t25\tcaptain
        crew\t26\tcrew
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> Self {
    let current: Swift.UnsafePointer<Crew>? = current?.assumingMemoryBound(to: Crew.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
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
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try Member._kvRead(&kv, updating: current?.pointee.captain)  // Built.kvmap:25
        case 1: _1 = try kv.null() ? [] : kv.array(of: Member.self)  // Built.kvmap:26
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    kv.leaveParent(scan)
    let made0 = try kv.made(&_0, scan.isWhole)
    return Self(captain: made0, crew: _1)
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"captain\":"); try self.captain._kvWrite(&kv)  // Built.kvmap:25
    try kv.array("\"crew\":", self.crew)  // Built.kvmap:26
    kv.close()
  }
}

nonisolated extension Spot {
  /// Coordinates as pairs of small keys.
  nonisolated enum Brief: KVMap.ValueMapping {
    typealias Value = Spot

    private static var _kvKeys: KVMap.Keys {
      .init(
        "\u{3}\0\0\0\u{1}\0\0\0\u{1}\0\0\0\0\0\u{1}\0y\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\u{1}\0x\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
        bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
        unknown: .ignore, duplicates: .error,
        rules: """
          Spot\tBuilt.kvmap\t30
          lat\t32\ty
          lon\t33\tx
          """)
    }

    static var _kvOptions: KVMap.ReadOptions { .init(depth: 2) }

    static func _kvRead(
      _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
    ) throws(KVMap.Failure) -> Spot {
      let current: Swift.UnsafePointer<Spot>? = current?.assumingMemoryBound(to: Spot.self)
      let updating: Swift.Bool = current != nil
      var scan: KVMap.Scan = .init(updating: updating)
      var key: Swift.Int = kv.firstKey(_kvKeys, &scan)
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
        case 0: kv.double(into: &_0)  // Built.kvmap:32
        case 1: kv.double(into: &_1)  // Built.kvmap:33
        default: break
        }
        key = kv.nextKey(_kvKeys, &scan)
      }
      guard scan.isWhole else { try kv.fail() }
      return Spot(lat: _0, lon: _1)
    }

    static func _kvWrite(_ whole: Spot, _ kv: inout KVMap.Writer) throws(KVMap.Failure) {
      kv.open()
      try kv.double("\"y\":", whole.lat)  // Built.kvmap:32
      try kv.double("\"x\":", whole.lon)  // Built.kvmap:33
      kv.close()
    }
  }
}

nonisolated extension Spot: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\u{3}\0\0\0\0\0\u{1}\0lat\"\0\0\0\0\u{3}\0\0\u{1}\0\0\u{1}\0lon\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Spot\tBuilt.kvmap\t36
        lat\t36\tlat
        lon\t36\tlon
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> Self {
    let current: Swift.UnsafePointer<Spot>? = current?.assumingMemoryBound(to: Spot.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = kv.firstKey(_kvKeys, &scan)
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
      case 0: kv.double(into: &_0)  // Built.kvmap:36
      case 1: kv.double(into: &_1)  // Built.kvmap:36
      default: break
      }
      key = kv.nextKey(_kvKeys, &scan)
    }
    guard scan.isWhole else { try kv.fail() }
    return Self(lat: _0, lon: _1)
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    try kv.double("\"lat\":", self.lat)  // Built.kvmap:36
    try kv.double("\"lon\":", self.lon)  // Built.kvmap:36
    kv.close()
  }
}

nonisolated extension Spot {
  nonisolated enum Tagged: KVMap.ValueMapping {
    typealias Value = Spot

    private static var _kvKeys: KVMap.Keys {
      .init(
        "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
        bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
        unknown: .ignore, duplicates: .error,
        rules: """
          Spot\tBuilt.kvmap\t38
          """)
    }

    static func _kvRead(
      _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
    ) throws(KVMap.Failure) -> Spot {
      let current: Spot? = current?.assumingMemoryBound(to: Spot.self).pointee
      var scan: KVMap.Scan = .init(updating: current != nil)
      var key: Swift.Int = try kv.open(_kvKeys, &scan)
      while key >= 0 {
        key = try kv.next(_kvKeys, &scan)
      }
      let made: Spot
      if let current = KVMap.Construction.current(current, as: Spot.self) {
        made = current
      } else {
        made = try kv.made(scan, _kvKeys, as: Spot.self, by: Spot.make)
      }
      return made
    }

    static func _kvWrite(_ whole: Spot, _ kv: inout KVMap.Writer) throws(KVMap.Failure) {
      var prepared = whole
      try kv.pass(&prepared, to: Spots.rounded)
      kv.open()
      kv.string("\"note\":", prepared.note)  // Built.kvmap:40
      kv.close()
    }
  }
}

nonisolated struct Signed: Swift.Sendable, Swift.Hashable {
  var text: Swift.String
  var sum: Swift.Int

  init(text: Swift.String, sum: Swift.Int = 0) {
    self.text = text
    self.sum = sum
  }

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

nonisolated extension Signed: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\u{3}\0\u{4}\0\0\0\0\0\u{1}\0text\"\0\0\0\u{3}\0\0\u{1}\0\0\0\0sum\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Signed\tBuilt.kvmap\t43
        text\t47\ttext
        sum\t48\tsum
        """)
  }

  static var _kvEmpty: Signed {
    Signed(text: "")
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout Signed, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    let start: KVMap.HookStart = kv.hookStart(_kvKeys)
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: kv.string(into: &out.text)  // Built.kvmap:47
        case 1: out.sum = try kv.null() ? 0 : kv.int()  // Built.kvmap:48
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    try kv.after(start, &out) { value in try KVMap.Hook.ran(value.verify()) }
    try kv.pass(start, &out, to: Checks.small)
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    var prepared = self
    try kv.before(&prepared) { value in try KVMap.Hook.ran(value.sign()) }
    kv.open()
    kv.string("\"text\":", prepared.text)  // Built.kvmap:47
    kv.int("\"sum\":", prepared.sum)  // Built.kvmap:48
    kv.close()
  }
}

nonisolated extension Stamped: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0count\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Stamped\tBuilt.kvmap\t51
        count\t54\tcount
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> Self {
    let start: KVMap.HookStart = kv.hookStart(_kvKeys)
    let current: Swift.UnsafePointer<Stamped>? = current?.assumingMemoryBound(to: Stamped.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = kv.firstKey(_kvKeys, &scan)
    var _0: Swift.Int
    if let current {
      _0 = current.pointee.count
    } else {
      _0 = 0
    }
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &_0)  // Built.kvmap:54
      default: break
      }
      key = kv.nextKey(_kvKeys, &scan)
    }
    guard scan.isWhole else { try kv.fail() }
    var whole: Self = Self(count: _0)
    try kv.after(start, &whole) { value in try KVMap.Hook.ran(value.touched()) }
    return whole
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    var prepared = self
    try kv.pass(&prepared, to: Checks.bump)
    kv.open()
    kv.int("\"count\":", prepared.count)  // Built.kvmap:54
    kv.close()
  }
}

nonisolated extension Plan {
  nonisolated enum Strict: KVMap.ValueMapping {
    typealias Value = Plan

    private static var _kvKeys: KVMap.Keys {
      .init(
        "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\u{1}\0n\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
        bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
        unknown: .ignore, duplicates: .error,
        rules: """
          Plan\tBuilt.kvmap\t57
          n\t59\tn
          """)
    }

    static func _kvRead(
      _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
    ) throws(KVMap.Failure) -> Plan {
      let start: KVMap.HookStart = kv.hookStart(_kvKeys)
      let current: Swift.UnsafePointer<Plan>? = current?.assumingMemoryBound(to: Plan.self)
      let updating: Swift.Bool = current != nil
      var scan: KVMap.Scan = .init(updating: updating)
      var key: Swift.Int = kv.firstKey(_kvKeys, &scan)
      var _0: Swift.Int
      if let current {
        _0 = current.pointee.n
      } else {
        _0 = 0
      }
      while key >= 0 {
        switch key {
        case 0: kv.int(into: &_0)  // Built.kvmap:59
        default: break
        }
        key = kv.nextKey(_kvKeys, &scan)
      }
      guard scan.isWhole else { try kv.fail() }
      var whole: Plan = Plan(n: _0)
      try kv.after(start, &whole) { value in try KVMap.Hook.ran(value.refuse()) }
      return whole
    }

    static func _kvWrite(_ whole: Plan, _ kv: inout KVMap.Writer) throws(KVMap.Failure) {
      kv.open()
      kv.int("\"n\":", whole.n)  // Built.kvmap:59
      kv.close()
    }
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
  var lines: KVMap.LazyMappedArray<Signed>
  var briefs: Swift.Optional<KVMap.LazyMappedArray<Spot>>
  var patch: KVMap.Field<Swift.String>
  var inner: KVMap.Field<Signed>

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
    lines: KVMap.LazyMappedArray<Signed>,
    briefs: KVMap.LazyMappedArray<Spot>? = nil,
    patch: KVMap.Field<Swift.String> = .absent,
    inner: KVMap.Field<Signed> = .absent
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

nonisolated extension Holdings: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{f}\0\0\0\u{11}\0\u{19}\0\0\0\0\0\u{b}\0\0\0\u{15}\0\u{1b}\0\t\0\0\0\u{5}\0\u{3}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{17}\0\0\0\0\0\0\0\0\0\u{7}\0\0\0\r\0\u{1}\0\u{13}\0\u{5}\0\0\0\0\0\u{1}\0money\"\0\0\u{6}\0\0\u{1}\0\0\0\0moneys\"\0\u{3}\0\0\u{2}\0\0\0\0set\"\0\0\0\0\u{7}\0\0\u{3}\0\0\0\0account\"\u{6}\0\0\u{4}\0\0\0\0byName\"\0\u{4}\0\0\u{5}\0\0\0\0spot\"\0\0\0\u{5}\0\0\u{6}\0\0\0\0spots\"\0\0\u{5}\0\0\u{7}\0\0\0\0plain\"\0\0\u{6}\0\0\u{8}\0\0\0\0signed\"\0\u{5}\0\0\t\0\0\u{1}\0lines\"\0\0\u{6}\0\0\n\0\0\0\0briefs\"\0\u{5}\0\0\u{b}\0\0\0\0patch\"\0\0\u{5}\0\0\u{c}\0\0\0\0inner\"\0\0\u{3}\0\0\r\0\0\0\0old\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0xf16952ee72f3454f, wide: false, full: false, count: 14, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Holdings\tBuilt.kvmap\t62
        money\t64\tmoney
        moneys\t65\tmoneys
        set\t66\tset
        account\t67\taccount
        byName\t68\tbyName
        spot\t69\tspot
        spots\t70\tspots
        plain\t71\tplain
        signed\t72\tsigned
        lines\t73\tlines
        briefs\t74\tbriefs
        patch\t75\tpatch
        inner\t76\tinner
        inner\t76\told
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> Holdings {
    let current: Swift.UnsafePointer<Holdings>? = current?.assumingMemoryBound(to: Holdings.self)
    let updating: Swift.Bool = current != nil
    var slot0: KVMap.Mark = .none
    var slot1: KVMap.Mark = .none
    var has12: Swift.Bool = false
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    var _0: Swift.Optional<Money>
    var _1: [Money]
    var _2: Swift.Optional<Swift.Set<Money>>
    var _3: Swift.Optional<Bank.Account>
    var _4: [Swift.String: Money]
    var _5: Swift.Optional<Spot>
    var _6: [Spot]
    var _7: Swift.Optional<Spot>
    var _8: [Signed]
    var _9: Swift.Optional<KVMap.LazyMappedArray<Signed>>
    var _10: Swift.Optional<KVMap.LazyMappedArray<Spot>>
    var _11: KVMap.Field<Swift.String>
    var _12: KVMap.Field<Signed>
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
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try Money._kvRead(&kv, updating: current?.pointee.money)  // Built.kvmap:64
        case 1: _1 = try kv.null() ? [] : kv.array(of: Money.self)  // Built.kvmap:65
        case 2: _2 = try kv.nothing() ? nil : _kvRead_set(&kv)  // Built.kvmap:66
        case 3: _3 = try kv.nothing() ? nil : Bank.Account._kvRead(&kv, updating: current?.pointee.account)  // Built.kvmap:67
        case 4: _4 = try kv.null() ? [:] : _kvRead_byName(&kv)  // Built.kvmap:68
        case 5: _5 = try kv.nothing() ? nil : Spot.Brief._kvRead(&kv, updating: current?.pointee.spot)  // Built.kvmap:69
        case 6: _6 = try kv.null() ? [] : _kvRead_spots(&kv)  // Built.kvmap:70
        case 7: kv.built(orNil: &_7, updating: updating)  // Built.kvmap:71
        case 8:  // Built.kvmap:72
          let attempt8: KVMap.Mark = kv.attempt()
          do throws(KVMap.Failure) {
            _8 = try kv.null() ? [] : _kvRead_signed(&kv)
            kv.accept(attempt8)
          } catch {
            try kv.drop(error, from: attempt8)
            _8 = []
          }
        case 9: _9 = try kv.lazyArray(_kvKeys, rule: 9) { (kv: inout KVMap.Reader) throws(KVMap.Failure) in try Signed._kvRead(&kv, replacing: nil) }  // Built.kvmap:73
        case 10: _10 = try kv.nothing() ? nil : kv.lazyArray(_kvKeys, rule: 9) { (kv: inout KVMap.Reader) throws(KVMap.Failure) in try Spot.Brief._kvRead(&kv, replacing: nil) }  // Built.kvmap:74
        case 11: _11 = try kv.null() ? .null : .value(kv.string())  // Built.kvmap:75
        case 12:  // Built.kvmap:76
          if try kv.null() {
            slot0 = .null
          } else {
            has12 = true
            _12 = try kv.null() ? .null : .value(Signed._kvRead(&kv, updating: current?.pointee.inner.value))
          }
        case 13: slot1 = try kv.remember()  // Built.kvmap:76
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    if !has12 {
      let mark12: KVMap.Mark = slot0.or(slot1)  // Built.kvmap:76
      if mark12.isValue {
        let back: KVMap.Mark = kv.enter(mark12, _kvKeys, rule: 12, scan)
        do throws(KVMap.Failure) { _12 = try kv.null() ? .null : .value(Signed._kvRead(&kv, updating: current?.pointee.inner.value)) } catch { try kv.recover(error, from: mark12) }
        kv.rewind(to: back)
      } else if mark12.isNull {
        _12 = .null
      }
    }
    let made0 = try kv.made(&_0, scan.isWhole)
    let made9 = try kv.made(&_9, scan.isWhole)
    return Holdings(money: made0, moneys: _1, set: _2, account: _3, byName: _4, spot: _5, spots: _6, plain: _7, signed: _8, lines: made9, briefs: _10, patch: _11, inner: _12)
  }

  private static func _kvRead_set(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> Swift.Set<Money> {
    return try kv.set(reading: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Money in try Money._kvRead(&kv, replacing: nil) })
  }

  private static func _kvRead_byName(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [Swift.String: Money] {
    return try kv.dictionary(
      of: Money.self,
      key: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Swift.String in try kv.entryKey() })
  }

  private static func _kvRead_spots(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [Spot] {
    return try kv.array(reading: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Spot in try Spot.Brief._kvRead(&kv, replacing: nil) })
  }

  private static func _kvRead_signed(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [Signed] {
    return try kv.array(
      isLossy: true,
      reading: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Signed in try Signed._kvRead(&kv, replacing: nil) })
  }

  @inline(never)
  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"money\":"); try self.money._kvWrite(&kv)  // Built.kvmap:64
    kv.key("\"moneys\":")  // Built.kvmap:65
    kv.openArray()
    for value0 in self.moneys { try value0._kvWrite(&kv) }
    kv.closeArray()
    if let value = self.set {  // Built.kvmap:66
      kv.key("\"set\":")
      try kv.ascending(value) { (kv: inout KVMap.Writer, value0: Money) throws(KVMap.Failure) in
        try value0._kvWrite(&kv)
      }
    }
    if let value = self.account { kv.key("\"account\":"); try value._kvWrite(&kv) }  // Built.kvmap:67
    kv.key("\"byName\":")  // Built.kvmap:68
    kv.open()
    for (key0, value0) in kv.sorted(self.byName) {
      kv.entryKey(key0)
      try value0._kvWrite(&kv)
    }
    kv.close()
    if let value = self.spot { kv.key("\"spot\":"); try Spot.Brief._kvWrite(value, &kv) }  // Built.kvmap:69
    kv.key("\"spots\":")  // Built.kvmap:70
    kv.openArray()
    for value0 in self.spots { try Spot.Brief._kvWrite(value0, &kv) }
    kv.closeArray()
    if let value = self.plain { kv.key("\"plain\":"); try value._kvWrite(&kv) }  // Built.kvmap:71
    try kv.array("\"signed\":", self.signed)  // Built.kvmap:72
    kv.key("\"lines\":")  // Built.kvmap:73
    try kv.lazyArray(self.lines) { (kv: inout KVMap.Writer, value0: Signed) throws(KVMap.Failure) in
      try value0._kvWrite(&kv)
    }
    if let value = self.briefs {  // Built.kvmap:74
      kv.key("\"briefs\":")
      try kv.lazyArray(value) { (kv: inout KVMap.Writer, value0: Spot) throws(KVMap.Failure) in
        try Spot.Brief._kvWrite(value0, &kv)
      }
    }
    switch self.patch {  // Built.kvmap:75
    case .absent: break
    case .null: kv.key("\"patch\":"); kv.null()
    case .value(let value): kv.key("\"patch\":"); kv.string(value)
    }
    switch self.inner {  // Built.kvmap:76
    case .absent: break
    case .null: kv.key("\"inner\":"); kv.null()
    case .value(let value): kv.key("\"inner\":"); try value._kvWrite(&kv)
    }
    kv.close()
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

nonisolated extension Doubled: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\u{1}\0\u{5}\0\0\0\u{3}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0part\"\0\0\0\u{4}\0\0\u{1}\0\0\0\0list\"\0\0\0\u{4}\0\0\u{2}\0\0\0\0deep\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xf88bb8a8724c81ed, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Doubled\tBuilt.kvmap\t79
        part\t80\tpart
        list\t81\tlist
        deep\t82\tdeep
        """)
  }

  static var _kvEmpty: Doubled {
    Doubled()
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout Doubled, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.part = try kv.nothing() ? Signed??.none : kv.nothing() ? nil : Signed._kvRead(&kv, updating: updating ? out.part ?? nil : nil)  // Built.kvmap:80
        case 1: out.list = try kv.null() ? [] : _kvRead_list(&kv)  // Built.kvmap:81
        case 2:  // Built.kvmap:82
          let attempt2: KVMap.Mark = kv.attempt()
          do throws(KVMap.Failure) {
            out.deep = try kv.nothing() ? Swift.Int???.none : kv.nothing() ? Swift.Int??.none : kv.noText() ? nil : kv.int()
            kv.accept(attempt2)
          } catch {
            try kv.drop(error, from: attempt2)
            out.deep = nil
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  private static func _kvRead_list(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [Swift.Int??] {
    return try kv.array(reading: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Swift.Int?? in try kv.nothing() ? Swift.Int??.none : kv.noText() ? nil : kv.int() })
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    if let value = self.part {  // Built.kvmap:80
      kv.key("\"part\":")
      if let value0 = value {
        try value0._kvWrite(&kv)
      } else { kv.null() }
    }
    kv.key("\"list\":")  // Built.kvmap:81
    kv.openArray()
    for value0 in self.list {
      if let value1 = value0 {
        if let value2 = value1 {
          kv.int(value2)
        } else { kv.null() }
      } else { kv.null() }
    }
    kv.closeArray()
    if let value = self.deep {  // Built.kvmap:82
      kv.key("\"deep\":")
      if let value0 = value {
        if let value1 = value0 {
          kv.int(value1)
        } else { kv.null() }
      } else { kv.null() }
    }
    kv.close()
  }
}
