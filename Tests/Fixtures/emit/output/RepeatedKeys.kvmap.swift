// Generated from RepeatedKeys.kvmap. Do not edit.
// kvmap format 1, input 9b98f5f7f4091bc9, body 1cbac11fbc14e340
// swift-format-ignore-file
// swiftlint:disable all
import KVMap

// If this does not compile, KVMap and the kvmapc that made this file do not fit: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

nonisolated struct KeptLast: Swift.Sendable, Swift.Hashable {
  var value: Swift.Optional<KVMap.Value>
  var object: Swift.Optional<KVMap.Object>
  var values: Swift.Optional<[KVMap.Value]>
  var byName: Swift.Optional<[Swift.Int: Swift.Int]>
  var parts: Swift.Optional<[Swift.String: KeptPart]>
  var others: [Swift.String: Swift.Int]

  init(
    value: KVMap.Value? = nil,
    object: KVMap.Object? = nil,
    values: [KVMap.Value]? = nil,
    byName: [Swift.Int: Swift.Int]? = nil,
    parts: [Swift.String: KeptPart]? = nil,
    others: [Swift.String: Swift.Int]
  ) {
    self.value = value
    self.object = object
    self.values = values
    self.byName = byName
    self.parts = parts
    self.others = others
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.value, right.value),
      KVMap._kvAreEqual(left.object, right.object),
      KVMap._kvAreEqual(left.values, right.values),
      KVMap._kvAreEqual(left.byName, right.byName),
      KVMap._kvAreEqual(left.parts, right.parts),
      KVMap._kvAreEqual(left.others, right.others)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.value.hash(into: &hasher)
    self.object.hash(into: &hasher)
    self.values.hash(into: &hasher)
    self.byName.hash(into: &hasher)
    self.parts.hash(into: &hasher)
    self.others.hash(into: &hasher)
  }
}

nonisolated extension KeptLast: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{7}\0\0\0\0\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0\0\0\u{3}\0\0\0\t\0\0\0\u{1}\0\u{5}\0\0\0\0\0\0\0value\"\0\0\u{6}\0\0\u{1}\0\0\0\0object\"\0\u{6}\0\0\u{2}\0\0\0\0values\"\0\u{6}\0\0\u{3}\0\0\0\0byName\"\0\u{5}\0\0\u{4}\0\0\0\0parts\"\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x53cb9f0c747ea2eb, wide: false, full: false, count: 5, required: 0,
      unknown: .rest, duplicates: .last,
      rules: """
        KeptLast\tRepeatedKeys.kvmap\t3
        value\t4\tvalue
        object\t5\tobject
        values\t6\tvalues
        byName\t7\tbyName
        parts\t8\tparts
        others\t9\t
        """)
  }

  static var _kvEmpty: KeptLast {
    KeptLast(others: [:])
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout KeptLast, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.value = try kv.null() ? nil : kv.value(.last)  // RepeatedKeys.kvmap:4
        case 1: out.object = try kv.nothing() ? nil : kv.object(.last)  // RepeatedKeys.kvmap:5
        case 2: out.values = try kv.nothing() ? nil : _kvRead_values(&kv)  // RepeatedKeys.kvmap:6
        case 3:  // RepeatedKeys.kvmap:7
          let attempt3: KVMap.Mark = kv.attempt()
          do throws(KVMap.Failure) {
            out.byName = try kv.nothing() ? nil : _kvRead_byName(&kv)
            kv.accept(attempt3)
          } catch {
            try kv.drop(error, from: attempt3)
            out.byName = nil
          }
        case 4: out.parts = try kv.nothing() ? nil : _kvRead_parts(&kv)  // RepeatedKeys.kvmap:8
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    let mark5: KVMap.Mark = kv.rest(&scan, orNothing: false)  // RepeatedKeys.kvmap:9
    if mark5.isValue {
      let back: KVMap.Mark = kv.enter(mark5, _kvKeys, rule: 5, scan)
      do throws(KVMap.Failure) { out.others = try _kvRead_others(&kv) } catch { try kv.recover(error, from: mark5) }
      kv.rewind(to: back)
    } else if mark5.isNull {
      try kv.nullRule(_kvKeys, rule: 5, scan)
    } else {
      try kv.missing(_kvKeys, rule: 5, scan)
    }
  }

  private static func _kvRead_values(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [KVMap.Value] {
    return try kv.array(reading: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> KVMap.Value in try kv.value(.last) })
  }

  private static func _kvRead_byName(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [Swift.Int: Swift.Int] {
    return try kv.dictionary(
      keepsLast: true,
      isLossy: true,
      key: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Swift.Int in try kv.entryKeyInt() },
      value: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Swift.Int in try kv.int() })
  }

  private static func _kvRead_parts(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [Swift.String: KeptPart] {
    return try kv.dictionary(
      keepsLast: true,
      key: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> KeptPart in try KeptPart._kvRead(&kv, replacing: nil) })
  }

  private static func _kvRead_others(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [Swift.String: Swift.Int] {
    return try kv.dictionary(
      keepsLast: true,
      key: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Swift.Int in try kv.int() })
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    if let value = self.value { kv.key("\"value\":"); kv.value(value) }  // RepeatedKeys.kvmap:4
    if let value = self.object { kv.key("\"object\":"); kv.object(value) }  // RepeatedKeys.kvmap:5
    if let value = self.values { kv.key("\"values\":"); try kv.array(value) }  // RepeatedKeys.kvmap:6
    if let value = self.byName {  // RepeatedKeys.kvmap:7
      kv.key("\"byName\":")
      kv.open()
      for (key0, value0) in kv.sorted(value) {
        kv.entryKey(key0)
        kv.int(value0)
      }
      kv.close()
    }
    if let value = self.parts { kv.key("\"parts\":"); try kv.dictionary(value) }  // RepeatedKeys.kvmap:8
    let startOfRest: Swift.Int = kv.capture()  // RepeatedKeys.kvmap:9
    kv.dictionary(self.others)
    try kv.members(of: kv.endCapture(startOfRest), except: "value\tobject\tvalues\tbyName\tparts")
    kv.close()
  }
}

nonisolated struct KeptFirst: Swift.Sendable, Swift.Hashable {
  var value: Swift.Optional<KVMap.Value>
  var object: Swift.Optional<KVMap.Object>
  var byName: Swift.Optional<[Swift.Int: Swift.Int]>
  var parts: Swift.Optional<[Swift.String: KeptPart]>
  var others: KVMap.Object

  init(
    value: KVMap.Value? = nil,
    object: KVMap.Object? = nil,
    byName: [Swift.Int: Swift.Int]? = nil,
    parts: [Swift.String: KeptPart]? = nil,
    others: KVMap.Object
  ) {
    self.value = value
    self.object = object
    self.byName = byName
    self.parts = parts
    self.others = others
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.value, right.value),
      KVMap._kvAreEqual(left.object, right.object),
      KVMap._kvAreEqual(left.byName, right.byName),
      KVMap._kvAreEqual(left.parts, right.parts),
      KVMap._kvAreEqual(left.others, right.others)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.value.hash(into: &hasher)
    self.object.hash(into: &hasher)
    self.byName.hash(into: &hasher)
    self.parts.hash(into: &hasher)
    self.others.hash(into: &hasher)
  }
}

nonisolated extension KeptFirst: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{5}\0\0\0\0\0\0\0\0\0\u{3}\0\u{7}\0\u{1}\0\u{5}\0\0\0\0\0\0\0value\"\0\0\u{6}\0\0\u{1}\0\0\0\0object\"\0\u{6}\0\0\u{2}\0\0\0\0byName\"\0\u{5}\0\0\u{3}\0\0\0\0parts\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x53cb9f0c747ea2eb, wide: false, full: false, count: 4, required: 0,
      unknown: .rest, duplicates: .first,
      rules: """
        KeptFirst\tRepeatedKeys.kvmap\t12
        value\t14\tvalue
        object\t15\tobject
        byName\t16\tbyName
        parts\t17\tparts
        others\t18\t
        """)
  }

  static var _kvEmpty: KeptFirst {
    KeptFirst(others: .init())
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout KeptFirst, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.value = try kv.null() ? nil : kv.value(.first)  // RepeatedKeys.kvmap:14
        case 1: out.object = try kv.nothing() ? nil : kv.object(.first)  // RepeatedKeys.kvmap:15
        case 2:  // RepeatedKeys.kvmap:16
          let attempt2: KVMap.Mark = kv.attempt()
          do throws(KVMap.Failure) {
            out.byName = try kv.nothing() ? nil : _kvRead_byName(&kv)
            kv.accept(attempt2)
          } catch {
            try kv.drop(error, from: attempt2)
            out.byName = nil
          }
        case 3: out.parts = try kv.nothing() ? nil : _kvRead_parts(&kv)  // RepeatedKeys.kvmap:17
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    let mark4: KVMap.Mark = kv.rest(&scan, orNothing: false)  // RepeatedKeys.kvmap:18
    if mark4.isValue {
      let back: KVMap.Mark = kv.enter(mark4, _kvKeys, rule: 4, scan)
      do throws(KVMap.Failure) { out.others = try kv.object(.first) } catch { try kv.recover(error, from: mark4) }
      kv.rewind(to: back)
    } else if mark4.isNull {
      try kv.nullRule(_kvKeys, rule: 4, scan)
    } else {
      try kv.missing(_kvKeys, rule: 4, scan)
    }
  }

  private static func _kvRead_byName(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [Swift.Int: Swift.Int] {
    return try kv.dictionary(
      keepsLast: false,
      isLossy: true,
      key: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Swift.Int in try kv.entryKeyInt() },
      value: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Swift.Int in try kv.int() })
  }

  private static func _kvRead_parts(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [Swift.String: KeptPart] {
    return try kv.dictionary(
      keepsLast: false,
      key: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> KeptPart in try KeptPart._kvRead(&kv, replacing: nil) })
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    if let value = self.value { kv.key("\"value\":"); kv.value(value) }  // RepeatedKeys.kvmap:14
    if let value = self.object { kv.key("\"object\":"); kv.object(value) }  // RepeatedKeys.kvmap:15
    if let value = self.byName {  // RepeatedKeys.kvmap:16
      kv.key("\"byName\":")
      kv.open()
      for (key0, value0) in kv.sorted(value) {
        kv.entryKey(key0)
        kv.int(value0)
      }
      kv.close()
    }
    if let value = self.parts { kv.key("\"parts\":"); try kv.dictionary(value) }  // RepeatedKeys.kvmap:17
    let startOfRest: Swift.Int = kv.capture()  // RepeatedKeys.kvmap:18
    kv.object(self.others)
    try kv.members(of: kv.endCapture(startOfRest), except: "value\tobject\tbyName\tparts")
    kv.close()
  }
}

nonisolated struct KeptOnce: Swift.Sendable, Swift.Hashable {
  var value: Swift.Optional<KVMap.Value>
  var object: Swift.Optional<KVMap.Object>
  var byName: Swift.Optional<[Swift.Int: Swift.Int]>
  var others: KVMap.Object

  init(
    value: KVMap.Value? = nil,
    object: KVMap.Object? = nil,
    byName: [Swift.Int: Swift.Int]? = nil,
    others: KVMap.Object
  ) {
    self.value = value
    self.object = object
    self.byName = byName
    self.others = others
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.value, right.value),
      KVMap._kvAreEqual(left.object, right.object),
      KVMap._kvAreEqual(left.byName, right.byName),
      KVMap._kvAreEqual(left.others, right.others)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.value.hash(into: &hasher)
    self.object.hash(into: &hasher)
    self.byName.hash(into: &hasher)
    self.others.hash(into: &hasher)
  }
}

nonisolated extension KeptOnce: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\u{5}\0\0\0\0\0\0\0\0\0\0\0\u{3}\0\u{5}\0\0\0\0\0\0\0value\"\0\0\u{6}\0\0\u{1}\0\0\0\0object\"\0\u{6}\0\0\u{2}\0\0\0\0byName\"\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 0,
      unknown: .rest, duplicates: .error,
      rules: """
        KeptOnce\tRepeatedKeys.kvmap\t21
        value\t23\tvalue
        object\t24\tobject
        byName\t25\tbyName
        others\t26\t
        """)
  }

  static var _kvEmpty: KeptOnce {
    KeptOnce(others: .init())
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout KeptOnce, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.value = try kv.null() ? nil : kv.value()  // RepeatedKeys.kvmap:23
        case 1: out.object = try kv.nothing() ? nil : kv.object()  // RepeatedKeys.kvmap:24
        case 2:  // RepeatedKeys.kvmap:25
          let attempt2: KVMap.Mark = kv.attempt()
          do throws(KVMap.Failure) {
            out.byName = try kv.nothing() ? nil : _kvRead_byName(&kv)
            kv.accept(attempt2)
          } catch {
            try kv.drop(error, from: attempt2)
            out.byName = nil
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    let mark3: KVMap.Mark = kv.rest(&scan, orNothing: false)  // RepeatedKeys.kvmap:26
    if mark3.isValue {
      let back: KVMap.Mark = kv.enter(mark3, _kvKeys, rule: 3, scan)
      do throws(KVMap.Failure) { out.others = try kv.object() } catch { try kv.recover(error, from: mark3) }
      kv.rewind(to: back)
    } else if mark3.isNull {
      try kv.nullRule(_kvKeys, rule: 3, scan)
    } else {
      try kv.missing(_kvKeys, rule: 3, scan)
    }
  }

  private static func _kvRead_byName(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [Swift.Int: Swift.Int] {
    return try kv.dictionary(
      isLossy: true,
      key: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Swift.Int in try kv.entryKeyInt() },
      value: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Swift.Int in try kv.int() })
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    if let value = self.value { kv.key("\"value\":"); kv.value(value) }  // RepeatedKeys.kvmap:23
    if let value = self.object { kv.key("\"object\":"); kv.object(value) }  // RepeatedKeys.kvmap:24
    if let value = self.byName {  // RepeatedKeys.kvmap:25
      kv.key("\"byName\":")
      kv.open()
      for (key0, value0) in kv.sorted(value) {
        kv.entryKey(key0)
        kv.int(value0)
      }
      kv.close()
    }
    let startOfRest: Swift.Int = kv.capture()  // RepeatedKeys.kvmap:26
    kv.object(self.others)
    try kv.members(of: kv.endCapture(startOfRest), except: "value\tobject\tbyName")
    kv.close()
  }
}

nonisolated struct KeptPart: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int

  init(id: Swift.Int) {
    self.id = id
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
  }
}

nonisolated extension KeptPart: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .last,
      rules: """
        KeptPart\tRepeatedKeys.kvmap\t29
        id\t30\tid
        """)
  }

  static var _kvEmpty: KeptPart {
    KeptPart(id: 0)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout KeptPart, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.id)  // RepeatedKeys.kvmap:30
      default: break
      }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.int("\"id\":", self.id)  // RepeatedKeys.kvmap:30
    kv.close()
  }
}

nonisolated enum KeptCase: Swift.Sendable, Swift.Hashable {
  case known(KeptPart)
  case other(KVMap.Value)
}

nonisolated extension KeptCase: KVMap.Readable, KVMap.Writable {
  private static var _kvPath: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0kind\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .last,
      rules: """
        KeptCase\tRepeatedKeys.kvmap\t33
        \t33\tkind
        """)
  }
  private static var _kvCases: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0known\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .last,
      rules: """
        KeptCase\tRepeatedKeys.kvmap\t33
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> KeptCase {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: true)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.Failure) {
      let value: KeptCase
      switch number {
      case 0: value = try .known(KeptPart._kvRead(&kv, replacing: nil))  // RepeatedKeys.kvmap:34
      default: value = try .other(kv.value(.last))  // RepeatedKeys.kvmap:35
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
    case .known(let value):
      let start: Swift.Int = kv.lead("\"kind\":\"known\",")
      try value._kvWrite(&kv)
      try kv.endLead(start)
    case .other(let value):
      kv.value(value)
    }
  }
}
