// Generated from Writing.kvmap. Do not edit.
// kvmap format 1, input ef3df7486dc3b47c, body 94568366a47979da
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import KVMap

// If this does not compile, KVMap and the kvmapc that made this file do not fit: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

nonisolated struct WRAddress: Swift.Sendable, Swift.Hashable {
  var state: Swift.Optional<Swift.String>
  var city: Swift.Optional<Swift.String>

  init(state: Swift.String? = nil, city: Swift.String? = nil) {
    self.state = state
    self.city = city
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.state, right.state),
      KVMap._kvAreEqual(left.city, right.city)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.state.hash(into: &hasher)
    self.city.hash(into: &hasher)
  }
}

nonisolated extension WRAddress: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\u{3}\0\u{1}\0\u{5}\0\0\0\0\0\0\0state\"\0\0\u{4}\0\0\u{1}\0\0\0\0city\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRAddress\tWriting.kvmap\t5
        state\t6\tstate
        city\t7\tcity
        """)
  }

  static var _kvEmpty: WRAddress {
    WRAddress()
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout WRAddress, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(orNil: &out.state)  // Writing.kvmap:6
      case 1: kv.string(orNil: &out.city)  // Writing.kvmap:7
      default: break
      }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    if let value = self.state { kv.key("\"state\":"); kv.string(value) } else { kv.key("\"state\":"); kv.null() }  // Writing.kvmap:6
    if let value = self.city { kv.key("\"city\":"); kv.string(value) } else { kv.key("\"city\":"); kv.null() }  // Writing.kvmap:7
    kv.close()
  }
}

nonisolated struct WRPerson: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var address: Swift.Optional<WRAddress>
  var friends: Swift.Optional<[WRAddress]>

  init(name: Swift.String, address: WRAddress? = nil, friends: [WRAddress]? = nil) {
    self.name = name
    self.address = address
    self.friends = friends
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.address, right.address),
      KVMap._kvAreEqual(left.friends, right.friends)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.address.hash(into: &hasher)
    self.friends.hash(into: &hasher)
  }
}

nonisolated extension WRPerson: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{3}\0\0\0\u{5}\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{7}\0\0\u{1}\0\0\0\0address\"\u{7}\0\0\u{2}\0\0\0\0friends\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRPerson\tWriting.kvmap\t10
        name\t12\tname
        address\t13\taddress
        friends\t14\tfriends
        """)
  }

  static var _kvEmpty: WRPerson {
    WRPerson(name: "")
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout WRPerson, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.name)  // Writing.kvmap:12
      case 1: kv.object(orNil: &out.address, updating: updating)  // Writing.kvmap:13
      case 2: kv.array(orNil: &out.friends)  // Writing.kvmap:14
      default: break
      }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"name\":", self.name)  // Writing.kvmap:12
    if let value = self.address { kv.key("\"address\":"); try value._kvWrite(&kv) } else { kv.key("\"address\":"); kv.null() }  // Writing.kvmap:13
    if let value = self.friends { kv.key("\"friends\":"); try kv.array(value) } else { kv.key("\"friends\":"); kv.null() }  // Writing.kvmap:14
    kv.close()
  }
}

nonisolated struct WRRequest: Swift.Sendable, Swift.Hashable {
  var key1: Swift.Optional<Swift.String>
  var key2: Swift.Optional<Swift.String>
  var boolean: Swift.Optional<Swift.Bool>
  var set: Swift.Optional<[Swift.String]>

  init(
    key1: Swift.String? = nil,
    key2: Swift.String? = nil,
    boolean: Swift.Bool? = nil,
    set: [Swift.String]? = nil
  ) {
    self.key1 = key1
    self.key2 = key2
    self.boolean = boolean
    self.set = set
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.key1, right.key1),
      KVMap._kvAreEqual(left.key2, right.key2),
      KVMap._kvAreEqual(left.boolean, right.boolean),
      KVMap._kvAreEqual(left.set, right.set)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.key1.hash(into: &hasher)
    self.key2.hash(into: &hasher)
    self.boolean.hash(into: &hasher)
    self.set.hash(into: &hasher)
  }
}

nonisolated extension WRRequest: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{4}\0\n\0\0\0\0\0\u{7}\0\0\0\u{1}\0\u{e}\0\0\0\0\0\0\0key1-form-name\"\0\u{e}\0\0\u{1}\0\0\0\0key2-form-name\"\0\r\0\0\u{2}\0\0\0\0boolean-value\"\0\0\r\0\0\u{3}\0\0\0\0set-form-name\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 4, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRRequest\tWriting.kvmap\t17
        key1\t18\t\"key1-form-name\"
        key2\t19\t\"key2-form-name\"
        boolean\t20\t\"boolean-value\"
        set\t21\t\"set-form-name\"
        """)
  }

  static var _kvEmpty: WRRequest {
    WRRequest()
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout WRRequest, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(orNil: &out.key1)  // Writing.kvmap:18
      case 1: kv.string(orNil: &out.key2)  // Writing.kvmap:19
      case 2: kv.bool(orNil: &out.boolean)  // Writing.kvmap:20
      case 3: kv.strings(orNil: &out.set)  // Writing.kvmap:21
      default: break
      }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"key1-form-name\":", ifPresent: self.key1)  // Writing.kvmap:18
    kv.string("\"key2-form-name\":", ifPresent: self.key2)  // Writing.kvmap:19
    kv.bool("\"boolean-value\":", ifPresent: self.boolean)  // Writing.kvmap:20
    if let value = self.set { kv.key("\"set-form-name\":"); kv.array(value) }  // Writing.kvmap:21
    kv.close()
  }
}

nonisolated struct WRNullRequest: Swift.Sendable, Swift.Hashable {
  var key1: Swift.Optional<Swift.String>

  init(key1: Swift.String? = nil) {
    self.key1 = key1
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.key1, right.key1)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.key1.hash(into: &hasher)
  }
}

nonisolated extension WRNullRequest: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{e}\0\0\0\0\0\0\0key1-form-name\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRNullRequest\tWriting.kvmap\t23
        key1\t25\t\"key1-form-name\"
        """)
  }

  static var _kvEmpty: WRNullRequest {
    WRNullRequest()
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout WRNullRequest, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(orNil: &out.key1)  // Writing.kvmap:25
      default: break
      }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    if let value = self.key1 { kv.key("\"key1-form-name\":"); kv.string(value) } else { kv.key("\"key1-form-name\":"); kv.null() }  // Writing.kvmap:25
    kv.close()
  }
}

nonisolated struct WRRootedNull: Swift.Sendable, Swift.Hashable {
  var key1: Swift.Optional<Swift.String>

  init(key1: Swift.String? = nil) {
    self.key1 = key1
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.key1, right.key1)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.key1.hash(into: &hasher)
  }
}

nonisolated extension WRRootedNull: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{e}\0\0\0\0\0\0\0key1-form-name\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRRootedNull\tWriting.kvmap\t27
        key1\t30\t\"key1-form-name\"
        """)
  }

  static var _kvEmpty: WRRootedNull {
    WRRootedNull()
  }

  static var _kvOptions: KVMap.ReadOptions { .init(root: "root") }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout WRRootedNull, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(orNil: &out.key1)  // Writing.kvmap:30
      default: break
      }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  static var _kvRoot: Swift.String { "root" }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    if let value = self.key1 { kv.key("\"key1-form-name\":"); kv.string(value) } else { kv.key("\"key1-form-name\":"); kv.null() }  // Writing.kvmap:30
    kv.close()
  }
}

nonisolated struct WRRooted: Swift.Sendable, Swift.Hashable {
  var key1: Swift.String
  var key2: Swift.String

  init(key1: Swift.String, key2: Swift.String) {
    self.key1 = key1
    self.key2 = key2
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.key1, right.key1),
      KVMap._kvAreEqual(left.key2, right.key2)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.key1.hash(into: &hasher)
    self.key2.hash(into: &hasher)
  }
}

nonisolated extension WRRooted: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{4}\0\0\0\0\0\u{1}\0\u{e}\0\0\0\0\0\u{1}\0key1-form-name\"\0\u{e}\0\0\u{1}\0\0\u{1}\0key2-form-name\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRRooted\tWriting.kvmap\t32
        key1\t34\t\"key1-form-name\"
        key2\t35\t\"key2-form-name\"
        """)
  }

  static var _kvEmpty: WRRooted {
    WRRooted(key1: "", key2: "")
  }

  static var _kvOptions: KVMap.ReadOptions { .init(root: "stuff") }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout WRRooted, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.key1)  // Writing.kvmap:34
      case 1: kv.string(into: &out.key2)  // Writing.kvmap:35
      default: break
      }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  static var _kvRoot: Swift.String { "stuff" }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"key1-form-name\":", self.key1)  // Writing.kvmap:34
    kv.string("\"key2-form-name\":", self.key2)  // Writing.kvmap:35
    kv.close()
  }
}

nonisolated struct WRDated: Swift.Sendable, Swift.Hashable {
  var date: Date

  init(date: Date) {
    self.date = date
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.date, right.date)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.date.hash(into: &hasher)
  }
}

nonisolated extension WRDated: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0date\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRDated\tWriting.kvmap\t37
        date\t38\tdate
        """)
  }

  static var _kvEmpty: WRDated {
    WRDated(date: .init(timeIntervalSince1970: 0))
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout WRDated, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.date = try kv.date("y4'!-M2'!-d2'!TH2'!:m2'!:s2'!.S3X", patterns: "yyyy-MM-dd'T'HH:mm:ss.SSSZZZZZ", offset: 0)  // Writing.kvmap:38
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"date\":"); try kv.date(self.date, codes: "y4'!-M2'!-d2'!TH2'!:m2'!:s2'!.S3X", offset: 0)  // Writing.kvmap:38
    kv.close()
  }
}

nonisolated struct WRNested: Swift.Sendable, Swift.Hashable {
  var stringTest: Swift.String
  var hasOne: Swift.Optional<WRDated>
  var hasMany: Swift.Optional<[WRDated]>

  init(stringTest: Swift.String, hasOne: WRDated? = nil, hasMany: [WRDated]? = nil) {
    self.stringTest = stringTest
    self.hasOne = hasOne
    self.hasMany = hasMany
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.stringTest, right.stringTest),
      KVMap._kvAreEqual(left.hasOne, right.hasOne),
      KVMap._kvAreEqual(left.hasMany, right.hasMany)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.stringTest.hash(into: &hasher)
    self.hasOne.hash(into: &hasher)
    self.hasMany.hash(into: &hasher)
  }
}

nonisolated extension WRNested: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\u{6}\0\0\0\u{4}\0\0\0\0\0\0\0\n\0\0\0\0\0\u{1}\0stringTest\"\0\0\0\0\0\u{6}\0\0\u{1}\0\0\0\0hasOne\"\0\u{7}\0\0\u{2}\0\0\0\0hasMany\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRNested\tWriting.kvmap\t40
        stringTest\t41\tstringTest
        hasOne\t42\thasOne
        hasMany\t43\thasMany
        """)
  }

  static var _kvEmpty: WRNested {
    WRNested(stringTest: "")
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout WRNested, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.stringTest)  // Writing.kvmap:41
      case 1: kv.object(orNil: &out.hasOne, updating: updating)  // Writing.kvmap:42
      case 2: kv.array(orNil: &out.hasMany)  // Writing.kvmap:43
      default: break
      }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"stringTest\":", self.stringTest)  // Writing.kvmap:41
    if let value = self.hasOne { kv.key("\"hasOne\":"); try value._kvWrite(&kv) }  // Writing.kvmap:42
    if let value = self.hasMany { kv.key("\"hasMany\":"); try kv.array(value) }  // Writing.kvmap:43
    kv.close()
  }
}

nonisolated struct WRKeyDated: Swift.Sendable, Swift.Hashable {
  var key1: Swift.String
  var date: Date

  init(key1: Swift.String, date: Date) {
    self.key1 = key1
    self.date = date
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.key1, right.key1),
      KVMap._kvAreEqual(left.date, right.date)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.key1.hash(into: &hasher)
    self.date.hash(into: &hasher)
  }
}

nonisolated extension WRKeyDated: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\u{4}\0\u{1}\0\u{e}\0\0\0\0\0\u{1}\0key1-form-name\"\0\u{e}\0\0\u{1}\0\0\u{1}\0date-form-name\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRKeyDated\tWriting.kvmap\t45
        key1\t46\t\"key1-form-name\"
        date\t47\t\"date-form-name\"
        """)
  }

  static var _kvEmpty: WRKeyDated {
    WRKeyDated(key1: "", date: .init(timeIntervalSince1970: 0))
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout WRKeyDated, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: kv.string(into: &out.key1)  // Writing.kvmap:46
        case 1: out.date = try kv.date("y4'!-M2'!-d2'!TH2'!:m2'!:s2'!.S3X", patterns: "yyyy-MM-dd'T'HH:mm:ss.SSSZZZZZ", offset: 0)  // Writing.kvmap:47
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"key1-form-name\":", self.key1)  // Writing.kvmap:46
    kv.key("\"date-form-name\":"); try kv.date(self.date, codes: "y4'!-M2'!-d2'!TH2'!:m2'!:s2'!.S3X", offset: 0)  // Writing.kvmap:47
    kv.close()
  }
}

nonisolated struct WRDeep: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var job: Swift.String

  init(name: Swift.String, job: Swift.String) {
    self.name = name
    self.job = job
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.job, right.job)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.job.hash(into: &hasher)
  }
}

nonisolated extension WRDeep: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0user\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRDeep\tWriting.kvmap\t49
        name\t50\tuser.anotherKeyPath.name
        job\t51\tuser.anotherKeyPath.another.job
        """)
  }
  private static var _kvKeys_1: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{e}\0\0\0\0\0\0\0anotherKeyPath\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRDeep\tWriting.kvmap\t49
        name\t50\tuser.anotherKeyPath.name
        """)
  }
  private static var _kvKeys_2: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\u{3}\0\u{4}\0\0\0\0\0\0\0name\"\0\0\0\u{7}\0\0\u{1}\0\0\0\0another\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRDeep\tWriting.kvmap\t49
        name\t50\tuser.anotherKeyPath.name
        job\t51\tuser.anotherKeyPath.another.job
        """)
  }
  private static var _kvKeys_3: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{3}\0\0\0\0\0\0\0job\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRDeep\tWriting.kvmap\t49
        job\t51\tuser.anotherKeyPath.another.job
        """)
  }

  static var _kvEmpty: WRDeep {
    WRDeep(name: "", job: "")
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout WRDeep, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var has0: Swift.Bool = false
    var has1: Swift.Bool = false
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0:  // Writing.kvmap:50
          if try kv.null() {
            has0 = true
            try kv.nullRule(_kvKeys, rule: 0, scan)
            has1 = true
            try kv.nullRule(_kvKeys, rule: 1, scan)
          } else {
            var scan1: KVMap.Scan = .init(updating: updating)
            var key1: Swift.Int = try kv.open(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.Failure) {
                switch key1 {
                case 0:  // Writing.kvmap:50
                  if try kv.null() {
                    has0 = true
                    try kv.nullRule(_kvKeys, rule: 0, scan)
                    has1 = true
                    try kv.nullRule(_kvKeys, rule: 1, scan)
                  } else {
                    var scan2: KVMap.Scan = .init(updating: updating)
                    var key2: Swift.Int = try kv.open(_kvKeys_2, &scan2)
                    while key2 >= 0 {
                      do throws(KVMap.Failure) {
                        switch key2 {
                        case 0:  // Writing.kvmap:50
                          has0 = true
                          kv.string(into: &out.name)
                        case 1:  // Writing.kvmap:51
                          if try kv.null() {
                            has1 = true
                            try kv.nullRule(_kvKeys, rule: 1, scan)
                          } else {
                            var scan3: KVMap.Scan = .init(updating: updating)
                            var key3: Swift.Int = try kv.open(_kvKeys_3, &scan3)
                            while key3 >= 0 {
                              switch key3 {
                              case 0:  // Writing.kvmap:51
                                has1 = true
                                kv.string(into: &out.job)
                              default: break
                              }
                              key3 = try kv.next(_kvKeys_3, &scan3)
                            }
                          }
                        default: try kv.skip()
                        }
                      } catch { try kv.recover(error, &scan2) }
                      key2 = try kv.next(_kvKeys_2, &scan2)
                    }
                  }
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
    if !has1 { try kv.missing(_kvKeys, rule: 1, scan) }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    let begun0: Swift.Int = kv.begin("\"user\":")
    let begun1: Swift.Int = kv.begin("\"anotherKeyPath\":")
    kv.string("\"name\":", self.name)  // Writing.kvmap:50
    let begun2: Swift.Int = kv.begin("\"another\":")
    kv.string("\"job\":", self.job)  // Writing.kvmap:51
    kv.end(begun2)
    kv.end(begun1)
    kv.end(begun0)
    kv.close()
  }
}

nonisolated struct WROmitted: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var website: Swift.Optional<URL>

  init(name: Swift.String, website: URL? = nil) {
    self.name = name
    self.website = website
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.website, right.website)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.website.hash(into: &hasher)
  }
}

nonisolated extension WROmitted: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{3}\0\0\0\u{1}\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{7}\0\0\u{1}\0\0\0\0website\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6c45d188009454f, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        WROmitted\tWriting.kvmap\t53
        name\t54\tname
        website\t55\twebsite
        """)
  }

  static var _kvEmpty: WROmitted {
    WROmitted(name: "")
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout WROmitted, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.name)  // Writing.kvmap:54
      case 1: kv.url(orNil: &out.website)  // Writing.kvmap:55
      default: break
      }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"name\":", self.name)  // Writing.kvmap:54
    if let value = self.website { kv.key("\"website\":"); kv.url(value) }  // Writing.kvmap:55
    kv.close()
  }
}

nonisolated struct WRByNumber: Swift.Sendable, Swift.Hashable {
  var flightNumber: Swift.Int
  var airlineID: Swift.Int

  init(flightNumber: Swift.Int, airlineID: Swift.Int) {
    self.flightNumber = flightNumber
    self.airlineID = airlineID
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.flightNumber, right.flightNumber),
      KVMap._kvAreEqual(left.airlineID, right.airlineID)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.flightNumber.hash(into: &hasher)
    self.airlineID.hash(into: &hasher)
  }
}

nonisolated extension WRByNumber: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\u{4}\0\0\0\r\0\0\0\0\0\u{1}\0flight_number\"\0\0\n\0\0\u{1}\0\0\u{1}\0airline_id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRByNumber\tWriting.kvmap\t62
        flightNumber\t63\tflight_number
        airlineID\t64\tairline_id
        """)
  }

  static var _kvEmpty: WRByNumber {
    WRByNumber(flightNumber: 0, airlineID: 0)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout WRByNumber, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.flightNumber)  // Writing.kvmap:63
      case 1: kv.int(into: &out.airlineID)  // Writing.kvmap:64
      default: break
      }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.int("\"flight_number\":", self.flightNumber)  // Writing.kvmap:63
    kv.int("\"airline_id\":", self.airlineID)  // Writing.kvmap:64
    kv.close()
  }
}

nonisolated struct WRByRoute: Swift.Sendable, Swift.Hashable {
  var departureAirportID: Swift.Int
  var arrivalAirportID: Swift.Int
  var airlineID: Swift.Int

  init(departureAirportID: Swift.Int, arrivalAirportID: Swift.Int, airlineID: Swift.Int) {
    self.departureAirportID = departureAirportID
    self.arrivalAirportID = arrivalAirportID
    self.airlineID = airlineID
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.departureAirportID, right.departureAirportID),
      KVMap._kvAreEqual(left.arrivalAirportID, right.arrivalAirportID),
      KVMap._kvAreEqual(left.airlineID, right.airlineID)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.departureAirportID.hash(into: &hasher)
    self.arrivalAirportID.hash(into: &hasher)
    self.airlineID.hash(into: &hasher)
  }
}

nonisolated extension WRByRoute: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\u{5}\0\t\0\0\0\0\0\0\0\u{14}\0\0\0\0\0\u{1}\0departure_airport_id\"\0\0\0\u{12}\0\0\u{1}\0\0\u{1}\0arrival_airport_id\"\0\0\0\0\0\n\0\0\u{2}\0\0\u{1}\0airline_id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRByRoute\tWriting.kvmap\t66
        departureAirportID\t67\tdeparture_airport_id
        arrivalAirportID\t68\tarrival_airport_id
        airlineID\t69\tairline_id
        """)
  }

  static var _kvEmpty: WRByRoute {
    WRByRoute(departureAirportID: 0, arrivalAirportID: 0, airlineID: 0)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout WRByRoute, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.departureAirportID)  // Writing.kvmap:67
      case 1: kv.int(into: &out.arrivalAirportID)  // Writing.kvmap:68
      case 2: kv.int(into: &out.airlineID)  // Writing.kvmap:69
      default: break
      }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.int("\"departure_airport_id\":", self.departureAirportID)  // Writing.kvmap:67
    kv.int("\"arrival_airport_id\":", self.arrivalAirportID)  // Writing.kvmap:68
    kv.int("\"airline_id\":", self.airlineID)  // Writing.kvmap:69
    kv.close()
  }
}

nonisolated struct WRUser: Swift.Sendable, Swift.Hashable {
  var age: Swift.Optional<Swift.Int>
  var birthDate: Swift.Optional<Date>
  var contractID: Swift.Optional<Swift.Int>
  var driverIdentifier: Swift.Optional<Swift.String>
  var firstName: Swift.Optional<Swift.String>
  var userDescription: Swift.Optional<Swift.String>
  var remoteID: Swift.Optional<Swift.Int>
  var ignoredParameter: Swift.Optional<Swift.String>
  var birthDay: Swift.Optional<Date>

  init(
    age: Swift.Int? = nil,
    birthDate: Date? = nil,
    contractID: Swift.Int? = nil,
    driverIdentifier: Swift.String? = nil,
    firstName: Swift.String? = nil,
    userDescription: Swift.String? = nil,
    remoteID: Swift.Int? = nil,
    ignoredParameter: Swift.String? = nil,
    birthDay: Date? = nil
  ) {
    self.age = age
    self.birthDate = birthDate
    self.contractID = contractID
    self.driverIdentifier = driverIdentifier
    self.firstName = firstName
    self.userDescription = userDescription
    self.remoteID = remoteID
    self.ignoredParameter = ignoredParameter
    self.birthDay = birthDay
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.age, right.age),
      KVMap._kvAreEqual(left.birthDate, right.birthDate),
      KVMap._kvAreEqual(left.contractID, right.contractID),
      KVMap._kvAreEqual(left.driverIdentifier, right.driverIdentifier),
      KVMap._kvAreEqual(left.firstName, right.firstName),
      KVMap._kvAreEqual(left.userDescription, right.userDescription),
      KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.ignoredParameter, right.ignoredParameter),
      KVMap._kvAreEqual(left.birthDay, right.birthDay)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.age.hash(into: &hasher)
    self.birthDate.hash(into: &hasher)
    self.contractID.hash(into: &hasher)
    self.driverIdentifier.hash(into: &hasher)
    self.firstName.hash(into: &hasher)
    self.userDescription.hash(into: &hasher)
    self.remoteID.hash(into: &hasher)
    self.ignoredParameter.hash(into: &hasher)
    self.birthDay.hash(into: &hasher)
  }
}

nonisolated extension WRUser: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{4}\0\0\0\0\0\u{1}\0\u{16}\0\u{11}\0\0\0\0\0\0\0\0\0\0\0\n\0\0\0\0\0\0\0\u{e}\0\0\0\0\0\u{14}\0\0\0\0\0\0\0\0\0\u{1a}\0\0\0\0\0\0\0\0\0\0\0\u{7}\0\0\0\r\0\0\0\0\0\0\0age_of_person\"\0\0\n\0\0\u{1}\0\0\0\0birth_date\"\0\0\0\0\0\u{b}\0\0\u{2}\0\0\0\0contract_id\"\0\0\0\0\u{15}\0\0\u{3}\0\0\0\0driver_identifier_str\"\0\0\n\0\0\u{4}\0\0\0\0first_name\"\0\0\0\0\0\u{b}\0\0\u{5}\0\0\0\0description\"\0\0\0\0\u{2}\0\0\u{6}\0\0\0\0id\"\0\0\0\0\0\u{11}\0\0\u{7}\0\0\0\0ignored_parameter\"\0\0\0\0\0\0\t\0\0\u{8}\0\0\0\0birth_day\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0xf88bb8a8724c81ed, wide: false, full: false, count: 9, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRUser\tWriting.kvmap\t72
        age\t74\tage_of_person
        birthDate\t75\tbirth_date
        contractID\t76\tcontract_id
        driverIdentifier\t77\tdriver_identifier_str
        firstName\t78\tfirst_name
        userDescription\t79\tdescription
        remoteID\t80\tid
        ignoredParameter\t81\tignored_parameter
        birthDay\t82\tbirth_day
        """)
  }

  static var _kvEmpty: WRUser {
    WRUser()
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout WRUser, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: kv.int(orNil: &out.age)  // Writing.kvmap:74
        case 1: kv.date(orNil: &out.birthDate)  // Writing.kvmap:75
        case 2: kv.int(orNil: &out.contractID)  // Writing.kvmap:76
        case 3: kv.string(orNil: &out.driverIdentifier)  // Writing.kvmap:77
        case 4: kv.string(orNil: &out.firstName)  // Writing.kvmap:78
        case 5: kv.string(orNil: &out.userDescription)  // Writing.kvmap:79
        case 6: kv.int(orNil: &out.remoteID)  // Writing.kvmap:80
        case 7: kv.string(orNil: &out.ignoredParameter)  // Writing.kvmap:81
        case 8: out.birthDay = try kv.noText() ? nil : kv.date("y4'!-M2'!-d2", patterns: "yyyy-MM-dd", offset: 0)  // Writing.kvmap:82
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  @inline(never)
  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    if let value = self.age { kv.key("\"age_of_person\":"); kv.int(value) } else { kv.key("\"age_of_person\":"); kv.null() }  // Writing.kvmap:74
    if let value = self.birthDate { kv.key("\"birth_date\":"); try kv.date(value) } else { kv.key("\"birth_date\":"); kv.null() }  // Writing.kvmap:75
    if let value = self.contractID { kv.key("\"contract_id\":"); kv.int(value) } else { kv.key("\"contract_id\":"); kv.null() }  // Writing.kvmap:76
    if let value = self.driverIdentifier { kv.key("\"driver_identifier_str\":"); kv.string(value) } else { kv.key("\"driver_identifier_str\":"); kv.null() }  // Writing.kvmap:77
    if let value = self.firstName { kv.key("\"first_name\":"); kv.string(value) } else { kv.key("\"first_name\":"); kv.null() }  // Writing.kvmap:78
    if let value = self.userDescription { kv.key("\"description\":"); kv.string(value) } else { kv.key("\"description\":"); kv.null() }  // Writing.kvmap:79
    if let value = self.remoteID { kv.key("\"id\":"); kv.int(value) } else { kv.key("\"id\":"); kv.null() }  // Writing.kvmap:80
    if let value = self.ignoredParameter { kv.key("\"ignored_parameter\":"); kv.string(value) } else { kv.key("\"ignored_parameter\":"); kv.null() }  // Writing.kvmap:81
    if let value = self.birthDay { kv.key("\"birth_day\":"); try kv.date(value, codes: "y4'!-M2'!-d2", offset: 0) } else { kv.key("\"birth_day\":"); kv.null() }  // Writing.kvmap:82
    kv.close()
  }
}

nonisolated struct WRCamelUser: Swift.Sendable, Swift.Hashable {
  var inflectionID: Swift.Optional<Swift.Int>
  var inflectionDate: Swift.Optional<Date>
  var camelCaseCompany: Swift.Optional<WRCompany>

  init(
    inflectionID: Swift.Int? = nil,
    inflectionDate: Date? = nil,
    camelCaseCompany: WRCompany? = nil
  ) {
    self.inflectionID = inflectionID
    self.inflectionDate = inflectionDate
    self.camelCaseCompany = camelCaseCompany
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.inflectionID, right.inflectionID),
      KVMap._kvAreEqual(left.inflectionDate, right.inflectionDate),
      KVMap._kvAreEqual(left.camelCaseCompany, right.camelCaseCompany)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.inflectionID.hash(into: &hasher)
    self.inflectionDate.hash(into: &hasher)
    self.camelCaseCompany.hash(into: &hasher)
  }
}

nonisolated extension WRCamelUser: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\u{4}\0\0\0\0\0\0\0\u{7}\0\0\0\0\0\u{c}\0\0\0\0\0\0\0inflectionID\"\0\0\0\u{e}\0\0\u{1}\0\0\0\0inflectionDate\"\0\u{10}\0\0\u{2}\0\0\0\0camelCaseCompany\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRCamelUser\tWriting.kvmap\t84
        inflectionID\t87\tinflectionID
        inflectionDate\t88\tinflectionDate
        camelCaseCompany\t89\tcamelCaseCompany
        """)
  }

  static var _kvEmpty: WRCamelUser {
    WRCamelUser()
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout WRCamelUser, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: kv.int(orNil: &out.inflectionID)  // Writing.kvmap:87
        case 1: out.inflectionDate = try kv.noText() ? nil : kv.date("y4'!-M2'!-d2", patterns: "yyyy-MM-dd", offset: 0)  // Writing.kvmap:88
        case 2: kv.object(orNil: &out.camelCaseCompany, updating: updating)  // Writing.kvmap:89
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    if let value = self.inflectionID { kv.key("\"inflectionID\":"); kv.int(value) } else { kv.key("\"inflectionID\":"); kv.null() }  // Writing.kvmap:87
    if let value = self.inflectionDate { kv.key("\"inflectionDate\":"); try kv.date(value, codes: "y4'!-M2'!-d2", offset: 0) } else { kv.key("\"inflectionDate\":"); kv.null() }  // Writing.kvmap:88
    if let value = self.camelCaseCompany { kv.key("\"camelCaseCompany\":"); try value._kvWrite(&kv) } else { kv.key("\"camelCaseCompany\":"); kv.null() }  // Writing.kvmap:89
    kv.close()
  }
}

nonisolated struct WRSnakeUser: Swift.Sendable, Swift.Hashable {
  var inflectionID: Swift.Optional<Swift.Int>
  var camelCaseCompany: Swift.Optional<WRCompany>

  init(inflectionID: Swift.Int? = nil, camelCaseCompany: WRCompany? = nil) {
    self.inflectionID = inflectionID
    self.camelCaseCompany = camelCaseCompany
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.inflectionID, right.inflectionID),
      KVMap._kvAreEqual(left.camelCaseCompany, right.camelCaseCompany)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.inflectionID.hash(into: &hasher)
    self.camelCaseCompany.hash(into: &hasher)
  }
}

nonisolated extension WRSnakeUser: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\u{4}\0\u{1}\0\r\0\0\0\0\0\0\0inflection_id\"\0\0\u{12}\0\0\u{1}\0\0\0\0camel_case_company\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRSnakeUser\tWriting.kvmap\t91
        inflectionID\t93\tinflection_id
        camelCaseCompany\t94\tcamel_case_company
        """)
  }

  static var _kvEmpty: WRSnakeUser {
    WRSnakeUser()
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout WRSnakeUser, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(orNil: &out.inflectionID)  // Writing.kvmap:93
      case 1: kv.object(orNil: &out.camelCaseCompany, updating: updating)  // Writing.kvmap:94
      default: break
      }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    if let value = self.inflectionID { kv.key("\"inflection_id\":"); kv.int(value) } else { kv.key("\"inflection_id\":"); kv.null() }  // Writing.kvmap:93
    if let value = self.camelCaseCompany { kv.key("\"camel_case_company\":"); try value._kvWrite(&kv) } else { kv.key("\"camel_case_company\":"); kv.null() }  // Writing.kvmap:94
    kv.close()
  }
}

nonisolated struct WRCompany: Swift.Sendable, Swift.Hashable {
  var inflectionID: Swift.Optional<Swift.Int>

  init(inflectionID: Swift.Int? = nil) {
    self.inflectionID = inflectionID
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.inflectionID, right.inflectionID)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.inflectionID.hash(into: &hasher)
  }
}

nonisolated extension WRCompany: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\r\0\0\0\0\0\0\0inflection_id\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRCompany\tWriting.kvmap\t96
        inflectionID\t98\tinflection_id
        """)
  }

  static var _kvEmpty: WRCompany {
    WRCompany()
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout WRCompany, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(orNil: &out.inflectionID)  // Writing.kvmap:98
      default: break
      }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.int("\"inflection_id\":", ifPresent: self.inflectionID)  // Writing.kvmap:98
    kv.close()
  }
}

nonisolated struct WRWorkout: Swift.Sendable, Swift.Hashable {
  var id: Swift.String
  var workoutDesc: Swift.String
  var workoutName: Swift.String
  var plannedToIDs: [Swift.String]

  init(
    id: Swift.String,
    workoutDesc: Swift.String,
    workoutName: Swift.String,
    plannedToIDs: [Swift.String]
  ) {
    self.id = id
    self.workoutDesc = workoutDesc
    self.workoutName = workoutName
    self.plannedToIDs = plannedToIDs
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.workoutDesc, right.workoutDesc),
      KVMap._kvAreEqual(left.workoutName, right.workoutName),
      KVMap._kvAreEqual(left.plannedToIDs, right.plannedToIDs)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.workoutDesc.hash(into: &hasher)
    self.workoutName.hash(into: &hasher)
    self.plannedToIDs.hash(into: &hasher)
  }
}

nonisolated extension WRWorkout: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\t\0\0\0\u{3}\0\u{6}\0\u{1}\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\u{1}\0_id\"\0\0\0\0\u{c}\0\0\u{1}\0\0\u{1}\0workout_desc\"\0\0\0\u{c}\0\0\u{2}\0\0\u{1}\0workout_name\"\0\0\0\u{e}\0\0\u{3}\0\0\u{1}\0planned_to_ids\"\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xf88bb8a8724c81ed, wide: false, full: false, count: 4, required: 4,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRWorkout\tWriting.kvmap\t100
        id\t101\t_id
        workoutDesc\t102\tworkout_desc
        workoutName\t103\tworkout_name
        plannedToIDs\t104\tplanned_to_ids
        """)
  }

  static var _kvEmpty: WRWorkout {
    WRWorkout(id: "", workoutDesc: "", workoutName: "", plannedToIDs: [])
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout WRWorkout, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.id)  // Writing.kvmap:101
      case 1: kv.string(into: &out.workoutDesc)  // Writing.kvmap:102
      case 2: kv.string(into: &out.workoutName)  // Writing.kvmap:103
      case 3: kv.strings(into: &out.plannedToIDs)  // Writing.kvmap:104
      default: break
      }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"_id\":", self.id)  // Writing.kvmap:101
    kv.string("\"workout_desc\":", self.workoutDesc)  // Writing.kvmap:102
    kv.string("\"workout_name\":", self.workoutName)  // Writing.kvmap:103
    kv.array("\"planned_to_ids\":", self.plannedToIDs)  // Writing.kvmap:104
    kv.close()
  }
}

nonisolated struct WRCamelWorkout: Swift.Sendable, Swift.Hashable {
  var id: Swift.String
  var workoutDesc: Swift.String
  var plannedToIDs: [Swift.String]

  init(id: Swift.String, workoutDesc: Swift.String, plannedToIDs: [Swift.String]) {
    self.id = id
    self.workoutDesc = workoutDesc
    self.plannedToIDs = plannedToIDs
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.workoutDesc, right.workoutDesc),
      KVMap._kvAreEqual(left.plannedToIDs, right.plannedToIDs)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.workoutDesc.hash(into: &hasher)
    self.plannedToIDs.hash(into: &hasher)
  }
}

nonisolated extension WRCamelWorkout: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\u{6}\0\0\0\0\0\u{1}\0\u{3}\0\0\0\u{3}\0\0\0\0\0\u{1}\0_id\"\0\0\0\0\u{b}\0\0\u{1}\0\0\u{1}\0workoutDesc\"\0\0\0\0\u{c}\0\0\u{2}\0\0\u{1}\0plannedToIDs\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRCamelWorkout\tWriting.kvmap\t106
        id\t108\t_id
        workoutDesc\t109\tworkoutDesc
        plannedToIDs\t110\tplannedToIDs
        """)
  }

  static var _kvEmpty: WRCamelWorkout {
    WRCamelWorkout(id: "", workoutDesc: "", plannedToIDs: [])
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout WRCamelWorkout, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.id)  // Writing.kvmap:108
      case 1: kv.string(into: &out.workoutDesc)  // Writing.kvmap:109
      case 2: kv.strings(into: &out.plannedToIDs)  // Writing.kvmap:110
      default: break
      }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"_id\":", self.id)  // Writing.kvmap:108
    kv.string("\"workoutDesc\":", self.workoutDesc)  // Writing.kvmap:109
    kv.array("\"plannedToIDs\":", self.plannedToIDs)  // Writing.kvmap:110
    kv.close()
  }
}

nonisolated struct WRUpdated: Swift.Sendable, Swift.Hashable {
  var idStr: Swift.String
  var firstName: Swift.Optional<Swift.String>
  var lastName: Swift.Optional<Swift.String>
  var age: Swift.Optional<Swift.Int>
  var address: Swift.Optional<WRAddress>

  init(
    idStr: Swift.String,
    firstName: Swift.String? = nil,
    lastName: Swift.String? = nil,
    age: Swift.Int? = nil,
    address: WRAddress? = nil
  ) {
    self.idStr = idStr
    self.firstName = firstName
    self.lastName = lastName
    self.age = age
    self.address = address
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.idStr, right.idStr),
      KVMap._kvAreEqual(left.firstName, right.firstName),
      KVMap._kvAreEqual(left.lastName, right.lastName),
      KVMap._kvAreEqual(left.age, right.age),
      KVMap._kvAreEqual(left.address, right.address)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.idStr.hash(into: &hasher)
    self.firstName.hash(into: &hasher)
    self.lastName.hash(into: &hasher)
    self.age.hash(into: &hasher)
    self.address.hash(into: &hasher)
  }
}

nonisolated extension WRUpdated: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0\u{b}\0\0\0\0\0\0\0\u{6}\0\t\0\0\0\u{3}\0\u{6}\0\0\0\0\0\u{1}\0id_str\"\0\n\0\0\u{1}\0\0\0\0first_name\"\0\0\0\0\0\t\0\0\u{2}\0\0\0\0last_name\"\0\0\0\0\0\0\u{3}\0\0\u{3}\0\0\0\0age\"\0\0\0\0\u{7}\0\0\u{4}\0\0\0\0address\"\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 5, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRUpdated\tWriting.kvmap\t113
        idStr\t114\tid_str
        firstName\t115\tfirst_name
        lastName\t116\tlast_name
        age\t117\tage
        address\t118\taddress
        """)
  }

  static var _kvEmpty: WRUpdated {
    WRUpdated(idStr: "")
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout WRUpdated, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.idStr)  // Writing.kvmap:114
      case 1: kv.string(orNil: &out.firstName)  // Writing.kvmap:115
      case 2: kv.string(orNil: &out.lastName)  // Writing.kvmap:116
      case 3: kv.int(orNil: &out.age)  // Writing.kvmap:117
      case 4: kv.object(orNil: &out.address, updating: updating)  // Writing.kvmap:118
      default: break
      }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"id_str\":", self.idStr)  // Writing.kvmap:114
    kv.string("\"first_name\":", ifPresent: self.firstName)  // Writing.kvmap:115
    kv.string("\"last_name\":", ifPresent: self.lastName)  // Writing.kvmap:116
    kv.int("\"age\":", ifPresent: self.age)  // Writing.kvmap:117
    if let value = self.address { kv.key("\"address\":"); try value._kvWrite(&kv) }  // Writing.kvmap:118
    kv.close()
  }
}

nonisolated enum WRSearch: Swift.Sendable, Swift.Hashable {
  case byNumber(WRByNumber)
  case byRoute(WRByRoute)
}

nonisolated extension WRSearch: KVMap.Readable, KVMap.Writable {
  private static var _kvPath: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0mode\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRSearch\tWriting.kvmap\t58
        \t58\tmode
        """)
  }
  private static var _kvCases: KVMap.Keys {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRSearch\tWriting.kvmap\t58
        """)
  }
  private static var _kvNumbers: KVMap.Keys {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\u{1}\0\0\0\0\0\0\01\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\02\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRSearch\tWriting.kvmap\t58
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> WRSearch {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, numbers: _kvNumbers, lenient: false, isOpen: false)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.Failure) {
      let value: WRSearch
      switch number {
      case 0: value = try .byNumber(WRByNumber._kvRead(&kv, replacing: nil))  // Writing.kvmap:59
      default: value = try .byRoute(WRByRoute._kvRead(&kv, replacing: nil))  // Writing.kvmap:60
      }
      kv.endPayload(led)
      return value
    } catch {
      kv.endPayload(led)
      throw error
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    switch self {
    case .byNumber(let value):
      let start: Swift.Int = kv.lead("\"mode\":1,")
      try value._kvWrite(&kv)
      try kv.endLead(start)
    case .byRoute(let value):
      let start: Swift.Int = kv.lead("\"mode\":2,")
      try value._kvWrite(&kv)
      try kv.endLead(start)
    }
  }
}
