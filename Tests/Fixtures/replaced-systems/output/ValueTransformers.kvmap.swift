// Generated from ValueTransformers.kvmap. Do not edit.
// kvmap format 1, input cb179e38245a80d0, body 5171f84c3ee4a4ef
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

nonisolated struct RVLink: Swift.Sendable, Swift.Hashable {
  var value: URL

  init(value: URL) {
    self.value = value
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.value, right.value)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.value.hash(into: &hasher)
  }
}

nonisolated extension RVLink: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RVLink\tValueTransformers.kvmap\t3
        value\t4\tvalue
        """)
  }

  static var _kvEmpty: RVLink {
    RVLink(value: KVMap.Constant.emptyURL)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RVLink, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.url(into: &out.value)  // ValueTransformers.kvmap:4
      default: break
      }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"value\":"); kv.url(self.value)  // ValueTransformers.kvmap:4
    kv.close()
  }
}

nonisolated struct RVText: Swift.Sendable, Swift.Hashable {
  var value: Swift.String

  init(value: Swift.String) {
    self.value = value
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.value, right.value)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.value.hash(into: &hasher)
  }
}

nonisolated extension RVText: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RVText\tValueTransformers.kvmap\t17
        value\t18\tvalue
        """)
  }

  static var _kvEmpty: RVText {
    RVText(value: "")
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RVText, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.value)  // ValueTransformers.kvmap:18
      default: break
      }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"value\":", self.value)  // ValueTransformers.kvmap:18
    kv.close()
  }
}

nonisolated struct RVWord: Swift.Sendable, Swift.Hashable {
  var value: Swift.Bool

  init(value: Swift.Bool) {
    self.value = value
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.value, right.value)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.value.hash(into: &hasher)
  }
}

nonisolated extension RVWord: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RVWord\tValueTransformers.kvmap\t32
        value\t33\tvalue
        """)
  }

  static var _kvEmpty: RVWord {
    RVWord(value: false)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RVWord, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.value = try kv.lenientBool()  // ValueTransformers.kvmap:33
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.bool("\"value\":", self.value)  // ValueTransformers.kvmap:33
    kv.close()
  }
}

nonisolated struct RVReal: Swift.Sendable, Swift.Hashable {
  var value: Swift.Double

  init(value: Swift.Double) {
    self.value = value
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.value, right.value)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.value.hash(into: &hasher)
  }
}

nonisolated extension RVReal: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RVReal\tValueTransformers.kvmap\t44
        value\t45\tvalue
        """)
  }

  static var _kvEmpty: RVReal {
    RVReal(value: 0)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RVReal, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.value = try kv.lenientDouble()  // ValueTransformers.kvmap:45
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    try kv.double("\"value\":", self.value)  // ValueTransformers.kvmap:45
    kv.close()
  }
}

nonisolated struct RVLong: Swift.Sendable, Swift.Hashable {
  var value: Swift.Int64

  init(value: Swift.Int64) {
    self.value = value
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.value, right.value)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.value.hash(into: &hasher)
  }
}

nonisolated extension RVLong: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RVLong\tValueTransformers.kvmap\t47
        value\t48\tvalue
        """)
  }

  static var _kvEmpty: RVLong {
    RVLong(value: 0)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RVLong, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.value = try kv.lenientInt64()  // ValueTransformers.kvmap:48
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"value\":"); kv.int64(self.value)  // ValueTransformers.kvmap:48
    kv.close()
  }
}

nonisolated struct RVDigits: Swift.Sendable, Swift.Hashable {
  var value: Swift.String

  init(value: Swift.String) {
    self.value = value
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.value, right.value)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.value.hash(into: &hasher)
  }
}

nonisolated extension RVDigits: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RVDigits\tValueTransformers.kvmap\t50
        value\t51\tvalue
        """)
  }

  static var _kvEmpty: RVDigits {
    RVDigits(value: "")
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RVDigits, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.value = try kv.lenientString()  // ValueTransformers.kvmap:51
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"value\":", self.value)  // ValueTransformers.kvmap:51
    kv.close()
  }
}

nonisolated struct RVExact: Swift.Sendable, Swift.Hashable {
  var value: Decimal

  init(value: Decimal) {
    self.value = value
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.value, right.value)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.value.hash(into: &hasher)
  }
}

nonisolated extension RVExact: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RVExact\tValueTransformers.kvmap\t53
        value\t54\tvalue
        """)
  }

  static var _kvEmpty: RVExact {
    RVExact(value: 0)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RVExact, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.value = try kv.decimal()  // ValueTransformers.kvmap:54
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"value\":"); try kv.decimal(self.value)  // ValueTransformers.kvmap:54
    kv.close()
  }
}

nonisolated struct RVList: Swift.Sendable, Swift.Hashable {
  var value: [Swift.String]

  init(value: [Swift.String]) {
    self.value = value
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.value, right.value)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.value.hash(into: &hasher)
  }
}

nonisolated extension RVList: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RVList\tValueTransformers.kvmap\t78
        value\t79\tvalue
        """)
  }

  static var _kvEmpty: RVList {
    RVList(value: [])
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RVList, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.strings(into: &out.value)  // ValueTransformers.kvmap:79
      default: break
      }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.array("\"value\":", self.value)  // ValueTransformers.kvmap:79
    kv.close()
  }
}

nonisolated struct RVSet: Swift.Sendable, Swift.Hashable {
  var value: Swift.Set<Swift.String>

  init(value: Swift.Set<Swift.String>) {
    self.value = value
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.value, right.value)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.value.hash(into: &hasher)
  }
}

nonisolated extension RVSet: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RVSet\tValueTransformers.kvmap\t81
        value\t82\tvalue
        """)
  }

  static var _kvEmpty: RVSet {
    RVSet(value: [])
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RVSet, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.value = try _kvRead_value(&kv)  // ValueTransformers.kvmap:82
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  private static func _kvRead_value(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> Swift.Set<Swift.String> {
    return try kv.set(reading: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Swift.String in try kv.string() })
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"value\":"); kv.array(kv.sorted(self.value))  // ValueTransformers.kvmap:82
    kv.close()
  }
}

nonisolated struct RVSingle: Swift.Sendable, Swift.Hashable {
  var value: [Swift.String]

  init(value: [Swift.String]) {
    self.value = value
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.value, right.value)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.value.hash(into: &hasher)
  }
}

nonisolated extension RVSingle: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RVSingle\tValueTransformers.kvmap\t84
        value\t85\tvalue
        """)
  }

  static var _kvEmpty: RVSingle {
    RVSingle(value: [])
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RVSingle, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.value = try [kv.string()]  // ValueTransformers.kvmap:85
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"value\":"); try kv.string(kv.only(self.value))  // ValueTransformers.kvmap:85
    kv.close()
  }
}

nonisolated struct RVKeys: Swift.Sendable, Swift.Hashable {
  var value: [RVKey]

  init(value: [RVKey]) {
    self.value = value
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.value, right.value)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.value.hash(into: &hasher)
  }
}

nonisolated extension RVKeys: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RVKeys\tValueTransformers.kvmap\t117
        value\t118\tvalue
        """)
  }

  static var _kvEmpty: RVKeys {
    RVKeys(value: [])
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RVKeys, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.value = try _kvRead_value(&kv)  // ValueTransformers.kvmap:118
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  private static func _kvRead_value(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [RVKey] {
    var all: [RVKey] = []
    var keys: KVMap.EntryKeys = .init()
    guard try kv.openKeyed(&keys) else { return all }
    repeat {
      let start: KVMap.Mark = kv.mark()
      do throws(KVMap.Failure) { try all.append(RVKey._kvRead(&kv, replacing: nil)) } catch { try kv.recover(error, from: start) }
    } while try kv.nextKeyed(&keys)
    return all
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"value\":")  // ValueTransformers.kvmap:118
    kv.open()
    for value0 in self.value {
      kv.entryKey(value0.key)
      try value0._kvWrite(&kv)
    }
    kv.close()
    kv.close()
  }
}

nonisolated struct RVKey: Swift.Sendable, Swift.Hashable {
  var key: Swift.String

  init(key: Swift.String) {
    self.key = key
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.key, right.key)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.key.hash(into: &hasher)
  }
}

nonisolated extension RVKey: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RVKey\tValueTransformers.kvmap\t120
        key\t121\t
        """)
  }

  static var _kvEmpty: RVKey {
    RVKey(key: "")
  }

  static var _kvAsksForElement: Swift.Bool { true }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RVKey, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    let standing: KVMap.Element = kv.element()
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      key = try kv.next(_kvKeys, &scan)
    }
    let mark0: KVMap.Mark = kv.key(of: standing)  // ValueTransformers.kvmap:121
    if mark0.isValue {
      let back: KVMap.Mark = kv.enter(mark0, _kvKeys, rule: 0, scan)
      do throws(KVMap.Failure) { out.key = try kv.string() } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.nullRule(_kvKeys, rule: 0, scan)
    } else {
      try kv.missing(_kvKeys, rule: 0, scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.close()
  }
}

nonisolated struct RVEpoch: Swift.Sendable, Swift.Hashable {
  var value: Date

  init(value: Date) {
    self.value = value
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.value, right.value)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.value.hash(into: &hasher)
  }
}

nonisolated extension RVEpoch: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RVEpoch\tValueTransformers.kvmap\t130
        value\t131\tvalue
        """)
  }

  static var _kvEmpty: RVEpoch {
    RVEpoch(value: .init(timeIntervalSince1970: 0))
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RVEpoch, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.value = try kv.epochSeconds(lenient: true)  // ValueTransformers.kvmap:131
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"value\":"); try kv.epochSeconds(self.value)  // ValueTransformers.kvmap:131
    kv.close()
  }
}

nonisolated struct RVISO: Swift.Sendable, Swift.Hashable {
  var value: Date

  init(value: Date) {
    self.value = value
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.value, right.value)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.value.hash(into: &hasher)
  }
}

nonisolated extension RVISO: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RVISO\tValueTransformers.kvmap\t144
        value\t145\tvalue
        """)
  }

  static var _kvEmpty: RVISO {
    RVISO(value: .init(timeIntervalSince1970: 0))
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RVISO, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.date(into: &out.value)  // ValueTransformers.kvmap:145
      default: break
      }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"value\":"); try kv.date(self.value)  // ValueTransformers.kvmap:145
    kv.close()
  }
}

nonisolated struct RVWithoutZone: Swift.Sendable, Swift.Hashable {
  var value: Date

  init(value: Date) {
    self.value = value
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.value, right.value)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.value.hash(into: &hasher)
  }
}

nonisolated extension RVWithoutZone: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RVWithoutZone\tValueTransformers.kvmap\t247
        value\t248\tvalue
        """)
  }

  static var _kvEmpty: RVWithoutZone {
    RVWithoutZone(value: .init(timeIntervalSince1970: 0))
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RVWithoutZone, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.value = try kv.date("y4'!-M2'!-d2_H2'!:m2'!:s2\ny4'!-M2'!-d2'!TH2'!:m2'!:s2'!.S3", patterns: "yyyy-MM-dd HH:mm:ss\nyyyy-MM-dd'T'HH:mm:ss.SSS", offset: 0)  // ValueTransformers.kvmap:248
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"value\":"); try kv.date(self.value, codes: "y4'!-M2'!-d2_H2'!:m2'!:s2", offset: 0)  // ValueTransformers.kvmap:248
    kv.close()
  }
}

nonisolated struct RVHTTP: Swift.Sendable, Swift.Hashable {
  var value: Date

  init(value: Date) {
    self.value = value
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.value, right.value)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.value.hash(into: &hasher)
  }
}

nonisolated extension RVHTTP: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RVHTTP\tValueTransformers.kvmap\t256
        value\t257\tvalue
        """)
  }

  static var _kvEmpty: RVHTTP {
    RVHTTP(value: .init(timeIntervalSince1970: 0))
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RVHTTP, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.value = try kv.httpDate()  // ValueTransformers.kvmap:257
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"value\":"); try kv.httpDate(self.value)  // ValueTransformers.kvmap:257
    kv.close()
  }
}

nonisolated struct RVDay: Swift.Sendable, Swift.Hashable {
  var value: Date

  init(value: Date) {
    self.value = value
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.value, right.value)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.value.hash(into: &hasher)
  }
}

nonisolated extension RVDay: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RVDay\tValueTransformers.kvmap\t266
        value\t267\tvalue
        """)
  }

  static var _kvEmpty: RVDay {
    RVDay(value: .init(timeIntervalSince1970: 0))
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RVDay, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.value = try kv.date("M2'!/d2'!/y4", patterns: "MM/dd/yyyy", offset: 0)  // ValueTransformers.kvmap:267
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"value\":"); try kv.date(self.value, codes: "M2'!/d2'!/y4", offset: 0)  // ValueTransformers.kvmap:267
    kv.close()
  }
}

nonisolated struct RVFullDay: Swift.Sendable, Swift.Hashable {
  var value: Date

  init(value: Date) {
    self.value = value
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.value, right.value)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.value.hash(into: &hasher)
  }
}

nonisolated extension RVFullDay: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RVFullDay\tValueTransformers.kvmap\t269
        value\t270\tvalue
        """)
  }

  static var _kvEmpty: RVFullDay {
    RVFullDay(value: .init(timeIntervalSince1970: 0))
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RVFullDay, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.value = try kv.date("F'!,_L_d1'!,_y4", patterns: "EEEE, MMMM d, yyyy", offset: 0)  // ValueTransformers.kvmap:270
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"value\":"); try kv.date(self.value, codes: "F'!,_L_d1'!,_y4", offset: 0)  // ValueTransformers.kvmap:270
    kv.close()
  }
}

nonisolated struct RVDotNet: Swift.Sendable, Swift.Hashable {
  var value: Date

  init(value: Date) {
    self.value = value
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.value, right.value)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.value.hash(into: &hasher)
  }
}

nonisolated extension RVDotNet: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RVDotNet\tValueTransformers.kvmap\t285
        value\t286\tvalue
        """)
  }

  static var _kvEmpty: RVDotNet {
    RVDotNet(value: .init(timeIntervalSince1970: 0))
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RVDotNet, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.value = try kv.dotNetDate()  // ValueTransformers.kvmap:286
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"value\":"); try kv.dotNetDate(self.value)  // ValueTransformers.kvmap:286
    kv.close()
  }
}

nonisolated struct RVLossyDotNet: Swift.Sendable, Swift.Hashable {
  var value: Swift.Optional<Date>

  init(value: Date? = nil) {
    self.value = value
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.value, right.value)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.value.hash(into: &hasher)
  }
}

nonisolated extension RVLossyDotNet: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\0\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RVLossyDotNet\tValueTransformers.kvmap\t288
        value\t289\tvalue
        """)
  }

  static var _kvEmpty: RVLossyDotNet {
    RVLossyDotNet()
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RVLossyDotNet, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0:  // ValueTransformers.kvmap:289
          let attempt0: KVMap.Mark = kv.attempt()
          do throws(KVMap.Failure) {
            out.value = try kv.noText() ? nil : kv.dotNetDate()
            kv.accept(attempt0)
          } catch {
            try kv.drop(error, from: attempt0)
            out.value = nil
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    if let value = self.value { kv.key("\"value\":"); try kv.dotNetDate(value) }  // ValueTransformers.kvmap:289
    kv.close()
  }
}
