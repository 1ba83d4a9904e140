// Generated from ValueTransformers.kvmap. Do not edit.
// kvmap format 1, input 4e72f337030c02ae, body e0d832ec378f0384
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
        RVText\tValueTransformers.kvmap\t20
        value\t21\tvalue
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
      case 0: kv.string(into: &out.value)  // ValueTransformers.kvmap:21
      default: break
      }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"value\":", self.value)  // ValueTransformers.kvmap:21
    kv.close()
  }
}

nonisolated struct RVWords: Swift.Sendable, Swift.Hashable {
  var a: Swift.Bool
  var b: Swift.Bool
  var c: Swift.Bool
  var d: Swift.Bool
  var e: Swift.Bool
  var f: Swift.Bool

  init(a: Swift.Bool, b: Swift.Bool, c: Swift.Bool, d: Swift.Bool, e: Swift.Bool, f: Swift.Bool) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.e = e
    self.f = f
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.a, right.a),
      KVMap._kvAreEqual(left.b, right.b),
      KVMap._kvAreEqual(left.c, right.c),
      KVMap._kvAreEqual(left.d, right.d),
      KVMap._kvAreEqual(left.e, right.e),
      KVMap._kvAreEqual(left.f, right.f)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.a.hash(into: &hasher)
    self.b.hash(into: &hasher)
    self.c.hash(into: &hasher)
    self.d.hash(into: &hasher)
    self.e.hash(into: &hasher)
    self.f.hash(into: &hasher)
  }
}

nonisolated extension RVWords: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{b}\0\0\0\0\0\0\0\u{1}\0\0\0\u{3}\0\0\0\0\0\u{5}\0\0\0\u{7}\0\0\0\0\0\t\0\0\0\u{1}\0\0\0\0\0\u{1}\0a\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\u{1}\0b\"\0\0\0\0\0\0\u{1}\0\0\u{2}\0\0\u{1}\0c\"\0\0\0\0\0\0\u{1}\0\0\u{3}\0\0\u{1}\0d\"\0\0\0\0\0\0\u{1}\0\0\u{4}\0\0\u{1}\0e\"\0\0\0\0\0\0\u{1}\0\0\u{5}\0\0\u{1}\0f\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6c45d188009454f, wide: false, full: false, count: 6, required: 6,
      unknown: .ignore, duplicates: .error,
      rules: """
        RVWords\tValueTransformers.kvmap\t33
        a\t34\ta
        b\t35\tb
        c\t36\tc
        d\t37\td
        e\t38\te
        f\t39\tf
        """)
  }

  static var _kvEmpty: RVWords {
    RVWords(a: false, b: false, c: false, d: false, e: false, f: false)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RVWords, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.a = try kv.lenientBool()  // ValueTransformers.kvmap:34
        case 1: out.b = try kv.lenientBool()  // ValueTransformers.kvmap:35
        case 2: out.c = try kv.lenientBool()  // ValueTransformers.kvmap:36
        case 3: out.d = try kv.lenientBool()  // ValueTransformers.kvmap:37
        case 4: out.e = try kv.lenientBool()  // ValueTransformers.kvmap:38
        case 5: out.f = try kv.lenientBool()  // ValueTransformers.kvmap:39
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.bool("\"a\":", self.a)  // ValueTransformers.kvmap:34
    kv.bool("\"b\":", self.b)  // ValueTransformers.kvmap:35
    kv.bool("\"c\":", self.c)  // ValueTransformers.kvmap:36
    kv.bool("\"d\":", self.d)  // ValueTransformers.kvmap:37
    kv.bool("\"e\":", self.e)  // ValueTransformers.kvmap:38
    kv.bool("\"f\":", self.f)  // ValueTransformers.kvmap:39
    kv.close()
  }
}

nonisolated struct RVNumbers: Swift.Sendable, Swift.Hashable {
  var real: Swift.Double
  var long: Swift.Int64
  var text: Swift.String
  var exact: Decimal

  init(real: Swift.Double, long: Swift.Int64, text: Swift.String, exact: Decimal) {
    self.real = real
    self.long = long
    self.text = text
    self.exact = exact
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.real, right.real),
      KVMap._kvAreEqual(left.long, right.long),
      KVMap._kvAreEqual(left.text, right.text),
      KVMap._kvAreEqual(left.exact, right.exact)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.real.hash(into: &hasher)
    self.long.hash(into: &hasher)
    self.text.hash(into: &hasher)
    self.exact.hash(into: &hasher)
  }
}

nonisolated extension RVNumbers: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{5}\0\u{3}\0\0\0\u{1}\0\0\0\0\0\u{7}\0\0\0\u{4}\0\0\0\0\0\u{1}\0real\"\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0long\"\0\0\0\u{4}\0\0\u{2}\0\0\u{1}\0text\"\0\0\0\u{5}\0\0\u{3}\0\0\u{1}\0exact\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 4, required: 4,
      unknown: .ignore, duplicates: .error,
      rules: """
        RVNumbers\tValueTransformers.kvmap\t54
        real\t55\treal
        long\t56\tlong
        text\t57\ttext
        exact\t58\texact
        """)
  }

  static var _kvEmpty: RVNumbers {
    RVNumbers(real: 0, long: 0, text: "", exact: 0)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RVNumbers, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.real = try kv.lenientDouble()  // ValueTransformers.kvmap:55
        case 1: out.long = try kv.lenientInt64()  // ValueTransformers.kvmap:56
        case 2: out.text = try kv.lenientString()  // ValueTransformers.kvmap:57
        case 3: out.exact = try kv.decimal()  // ValueTransformers.kvmap:58
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    try kv.double("\"real\":", self.real)  // ValueTransformers.kvmap:55
    kv.key("\"long\":"); kv.int64(self.long)  // ValueTransformers.kvmap:56
    kv.string("\"text\":", self.text)  // ValueTransformers.kvmap:57
    kv.key("\"exact\":"); try kv.decimal(self.exact)  // ValueTransformers.kvmap:58
    kv.close()
  }
}

nonisolated struct RVLists: Swift.Sendable, Swift.Hashable {
  var list: [Swift.String]
  var set: Swift.Set<Swift.String>

  init(list: [Swift.String], set: Swift.Set<Swift.String>) {
    self.list = list
    self.set = set
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.list, right.list),
      KVMap._kvAreEqual(left.set, right.set)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.list.hash(into: &hasher)
    self.set.hash(into: &hasher)
  }
}

nonisolated extension RVLists: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{3}\0\0\0\u{1}\0\u{4}\0\0\0\0\0\u{1}\0list\"\0\0\0\u{3}\0\0\u{1}\0\0\u{1}\0set\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        RVLists\tValueTransformers.kvmap\t65
        list\t66\tlist
        set\t67\tset
        """)
  }

  static var _kvEmpty: RVLists {
    RVLists(list: [], set: [])
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RVLists, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: kv.strings(into: &out.list)  // ValueTransformers.kvmap:66
        case 1: out.set = try _kvRead_set(&kv)  // ValueTransformers.kvmap:67
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  private static func _kvRead_set(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> Swift.Set<Swift.String> {
    return try kv.set(reading: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Swift.String in try kv.string() })
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.array("\"list\":", self.list)  // ValueTransformers.kvmap:66
    kv.key("\"set\":"); kv.array(kv.sorted(self.set))  // ValueTransformers.kvmap:67
    kv.close()
  }
}

nonisolated struct RVSingle: Swift.Sendable, Swift.Hashable {
  var list: [Swift.String]
  var set: Swift.Set<Swift.String>

  init(list: [Swift.String], set: Swift.Set<Swift.String>) {
    self.list = list
    self.set = set
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.list, right.list),
      KVMap._kvAreEqual(left.set, right.set)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.list.hash(into: &hasher)
    self.set.hash(into: &hasher)
  }
}

nonisolated extension RVSingle: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{3}\0\0\0\u{1}\0\u{4}\0\0\0\0\0\u{1}\0list\"\0\0\0\u{3}\0\0\u{1}\0\0\u{1}\0set\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        RVSingle\tValueTransformers.kvmap\t78
        list\t79\tlist
        set\t80\tset
        """)
  }

  static var _kvEmpty: RVSingle {
    RVSingle(list: [], set: [])
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RVSingle, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.list = try [kv.string()]  // ValueTransformers.kvmap:79
        case 1: out.set = try _kvRead_set(&kv)  // ValueTransformers.kvmap:80
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  private static func _kvRead_set(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> Swift.Set<Swift.String> {
    guard kv.isArray() else { return [try kv.lenientString()] }
    return try kv.set(reading: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Swift.String in try kv.lenientString() })
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"list\":"); try kv.string(kv.only(self.list))  // ValueTransformers.kvmap:79
    kv.key("\"set\":"); kv.array(kv.sorted(self.set))  // ValueTransformers.kvmap:80
    kv.close()
  }
}

nonisolated struct RVEpoch: Swift.Sendable, Swift.Hashable {
  var value: Date
  var text: Date

  init(value: Date, text: Date) {
    self.value = value
    self.text = text
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.value, right.value),
      KVMap._kvAreEqual(left.text, right.text)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.value.hash(into: &hasher)
    self.text.hash(into: &hasher)
  }
}

nonisolated extension RVEpoch: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\u{4}\0\0\u{1}\0\0\u{1}\0text\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        RVEpoch\tValueTransformers.kvmap\t88
        value\t89\tvalue
        text\t90\ttext
        """)
  }

  static var _kvEmpty: RVEpoch {
    RVEpoch(value: .init(timeIntervalSince1970: 0), text: .init(timeIntervalSince1970: 0))
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RVEpoch, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.value = try kv.epochSeconds(lenient: true)  // ValueTransformers.kvmap:89
        case 1: out.text = try kv.epochSeconds(at: kv.mark(), kv.parseDecimal(at: kv.mark(), kv.string()))  // ValueTransformers.kvmap:90
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"value\":"); try kv.epochSeconds(self.value)  // ValueTransformers.kvmap:89
    kv.key("\"text\":"); try kv.string(kv.text(of: kv.decimal(ofEpochSeconds: self.text)))  // ValueTransformers.kvmap:90
    kv.close()
  }
}

nonisolated struct RVISO: Swift.Sendable, Swift.Hashable {
  var d: Date

  init(d: Date) {
    self.d = d
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.d, right.d)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.d.hash(into: &hasher)
  }
}

nonisolated extension RVISO: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{1}\0\0\0\0\0\u{1}\0d\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RVISO\tValueTransformers.kvmap\t102
        d\t103\td
        """)
  }

  static var _kvEmpty: RVISO {
    RVISO(d: .init(timeIntervalSince1970: 0))
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RVISO, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.date(into: &out.d)  // ValueTransformers.kvmap:103
      default: break
      }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"d\":"); try kv.date(self.d)  // ValueTransformers.kvmap:103
    kv.close()
  }
}

nonisolated struct RVWithoutZone: Swift.Sendable, Swift.Hashable {
  var d: Date

  init(d: Date) {
    self.d = d
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.d, right.d)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.d.hash(into: &hasher)
  }
}

nonisolated extension RVWithoutZone: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{1}\0\0\0\0\0\u{1}\0d\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RVWithoutZone\tValueTransformers.kvmap\t191
        d\t192\td
        """)
  }

  static var _kvEmpty: RVWithoutZone {
    RVWithoutZone(d: .init(timeIntervalSince1970: 0))
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RVWithoutZone, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.d = try kv.date("y4'!-M2'!-d2_H2'!:m2'!:s2\ny4'!-M2'!-d2'!TH2'!:m2'!:s2'!.S3\ny4'!-M2'!-d2'!TH2'!:m2'!:s2\ny4'!-M2'!-d2", patterns: "yyyy-MM-dd HH:mm:ss\nyyyy-MM-dd'T'HH:mm:ss.SSS\nyyyy-MM-dd'T'HH:mm:ss\nyyyy-MM-dd", offset: 0)  // ValueTransformers.kvmap:192
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"d\":"); try kv.date(self.d, codes: "y4'!-M2'!-d2_H2'!:m2'!:s2", offset: 0)  // ValueTransformers.kvmap:192
    kv.close()
  }
}

nonisolated struct RVMilliseconds: Swift.Sendable, Swift.Hashable {
  var d: Date

  init(d: Date) {
    self.d = d
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.d, right.d)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.d.hash(into: &hasher)
  }
}

nonisolated extension RVMilliseconds: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{1}\0\0\0\0\0\u{1}\0d\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RVMilliseconds\tValueTransformers.kvmap\t203
        d\t204\td
        """)
  }

  static var _kvEmpty: RVMilliseconds {
    RVMilliseconds(d: .init(timeIntervalSince1970: 0))
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RVMilliseconds, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.d = try kv.date("y4'!-M2'!-d2'!TH2'!:m2'!:s2'!.S3X", patterns: "yyyy-MM-dd'T'HH:mm:ss.SSSZZZZZ", offset: 0)  // ValueTransformers.kvmap:204
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"d\":"); try kv.date(self.d, codes: "y4'!-M2'!-d2'!TH2'!:m2'!:s2'!.S3X", offset: 0)  // ValueTransformers.kvmap:204
    kv.close()
  }
}

nonisolated struct RVHTTP: Swift.Sendable, Swift.Hashable {
  var d: Date

  init(d: Date) {
    self.d = d
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.d, right.d)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.d.hash(into: &hasher)
  }
}

nonisolated extension RVHTTP: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{1}\0\0\0\0\0\u{1}\0d\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RVHTTP\tValueTransformers.kvmap\t212
        d\t213\td
        """)
  }

  static var _kvEmpty: RVHTTP {
    RVHTTP(d: .init(timeIntervalSince1970: 0))
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RVHTTP, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.d = try kv.httpDate()  // ValueTransformers.kvmap:213
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"d\":"); try kv.httpDate(self.d)  // ValueTransformers.kvmap:213
    kv.close()
  }
}

nonisolated struct RVDays: Swift.Sendable, Swift.Hashable {
  var a: Date
  var b: Date

  init(a: Date, b: Date) {
    self.a = a
    self.b = b
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.a, right.a),
      KVMap._kvAreEqual(left.b, right.b)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.a.hash(into: &hasher)
    self.b.hash(into: &hasher)
  }
}

nonisolated extension RVDays: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\u{1}\0\0\0\0\0\u{1}\0a\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\u{1}\0b\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        RVDays\tValueTransformers.kvmap\t221
        a\t222\ta
        b\t223\tb
        """)
  }

  static var _kvEmpty: RVDays {
    RVDays(a: .init(timeIntervalSince1970: 0), b: .init(timeIntervalSince1970: 0))
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RVDays, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.a = try kv.date("M2'!/d2'!/y4", patterns: "MM/dd/yyyy", offset: 0)  // ValueTransformers.kvmap:222
        case 1: out.b = try kv.date("F'!,_L_d1'!,_y4", patterns: "EEEE, MMMM d, yyyy", offset: 0)  // ValueTransformers.kvmap:223
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"a\":"); try kv.date(self.a, codes: "M2'!/d2'!/y4", offset: 0)  // ValueTransformers.kvmap:222
    kv.key("\"b\":"); try kv.date(self.b, codes: "F'!,_L_d1'!,_y4", offset: 0)  // ValueTransformers.kvmap:223
    kv.close()
  }
}

nonisolated struct RVDotNet: Swift.Sendable, Swift.Hashable {
  var d: Swift.Optional<Date>

  init(d: Date? = nil) {
    self.d = d
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.d, right.d)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.d.hash(into: &hasher)
  }
}

nonisolated extension RVDotNet: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{1}\0\0\0\0\0\0\0d\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RVDotNet\tValueTransformers.kvmap\t231
        d\t232\td
        """)
  }

  static var _kvEmpty: RVDotNet {
    RVDotNet()
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RVDotNet, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0:  // ValueTransformers.kvmap:232
          let attempt0: KVMap.Mark = kv.attempt()
          do throws(KVMap.Failure) {
            out.d = try kv.noText() ? nil : kv.dotNetDate()
            kv.accept(attempt0)
          } catch {
            try kv.drop(error, from: attempt0)
            out.d = nil
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    if let value = self.d { kv.key("\"d\":"); try kv.dotNetDate(value) }  // ValueTransformers.kvmap:232
    kv.close()
  }
}
