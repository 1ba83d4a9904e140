// Generated from Trees.kvmap. Do not edit.
// kvmap format 1, input 7556bcb073fee5ef, body 386d7fd248a06161
// swift-format-ignore-file
// swiftlint:disable all
import KVMap

// If this does not compile, KVMap and the kvmapc that made this file do not fit: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

nonisolated struct TreeOfAll: Swift.Sendable, Swift.Hashable {
  var value: KVMap.Value

  init(value: KVMap.Value) {
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

nonisolated extension TreeOfAll: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        TreeOfAll\tTrees.kvmap\t3
        value\t3\t
        """)
  }

  static var _kvEmpty: TreeOfAll {
    TreeOfAll(value: .null)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout TreeOfAll, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    try kv.stand(&scan)
    let mark0: KVMap.Mark = kv.whole(scan)  // Trees.kvmap:3
    if mark0.isValue {
      let back: KVMap.Mark = kv.enter(mark0, _kvKeys, rule: 0, scan)
      do throws(KVMap.Failure) { out.value = try kv.value() } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      out.value = .null
    } else {
      try kv.missing(_kvKeys, rule: 0, scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.value(self.value)
  }
}

nonisolated struct TreeOfTwo: Swift.Sendable, Swift.Hashable {
  var value: KVMap.Value
  var last: KVMap.Value
  var place: KVMap.Value

  init(value: KVMap.Value, last: KVMap.Value, place: KVMap.Value) {
    self.value = value
    self.last = last
    self.place = place
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.value, right.value),
      KVMap._kvAreEqual(left.last, right.last),
      KVMap._kvAreEqual(left.place, right.place)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.value.hash(into: &hasher)
    self.last.hash(into: &hasher)
    self.place.hash(into: &hasher)
  }
}

nonisolated extension TreeOfTwo: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\u{1}\0\u{3}\0\u{5}\0\u{7}\0\0\0\0\0\u{1}\0\0\0\0\0\0\0a\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0b\"\0\0\0\0\0\0\u{1}\0\0\u{2}\0\0\0\0c\"\0\0\0\0\0\0\u{1}\0\0\u{3}\0\0\0\0d\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6c45d188009454f, wide: false, full: false, count: 4, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        TreeOfTwo\tTrees.kvmap\t5
        value\t6\ta
        value\t6\tb
        last\t7\tc[-1]
        place\t8\td.e
        """)
  }
  private static var _kvKeys_1: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0e\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        TreeOfTwo\tTrees.kvmap\t5
        place\t8\td.e
        """)
  }

  static var _kvEmpty: TreeOfTwo {
    TreeOfTwo(value: .null, last: .null, place: .null)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout TreeOfTwo, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var slot0: KVMap.Mark = .none
    var slot1: KVMap.Mark = .none
    var has1: Swift.Bool = false
    var has2: Swift.Bool = false
    var has0: Swift.Bool = false
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0:  // Trees.kvmap:6
          if try kv.null() {
            slot0 = .null
          } else {
            has0 = true
            out.value = try kv.value()
          }
        case 1: slot1 = try kv.remember()  // Trees.kvmap:6
        case 2:  // Trees.kvmap:7
          if try kv.null() {
            has1 = true
            out.last = .null
          } else if try kv.openArray() {
            var last0_1: KVMap.Mark = .none
            repeat {
              last0_1 = try kv.remember()
            } while try kv.nextElement()
            if last0_1.isValue {
              let back: KVMap.Mark = kv.enter(last0_1, _kvKeys, rule: 2, scan)
              do throws(KVMap.Failure) {
                has1 = true
                out.last = try kv.value()
              } catch { try kv.recover(error, from: last0_1) }
              kv.rewind(to: back)
            } else if last0_1.isNull {
              has1 = true
              out.last = .null
            }
          }
        case 3:  // Trees.kvmap:8
          if try kv.null() {
            has2 = true
            out.place = .null
          } else {
            var scan1: KVMap.Scan = .init(updating: updating)
            var key1: Swift.Int = try kv.open(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.Failure) {
                switch key1 {
                case 0:  // Trees.kvmap:8
                  has2 = true
                  out.place = try kv.value()
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
    if !has1 { try kv.missing(_kvKeys, rule: 2, scan) }
    if !has2 { try kv.missing(_kvKeys, rule: 3, scan) }
    if !has0 {
      let mark0: KVMap.Mark = slot0.or(slot1)  // Trees.kvmap:6
      if mark0.isValue {
        let back: KVMap.Mark = kv.enter(mark0, _kvKeys, rule: 0, scan)
        do throws(KVMap.Failure) { out.value = try kv.value() } catch { try kv.recover(error, from: mark0) }
        kv.rewind(to: back)
      } else if mark0.isNull {
        out.value = .null
      } else {
        try kv.missing(_kvKeys, rule: 0, scan)
      }
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"a\":"); kv.value(self.value)  // Trees.kvmap:6
    kv.close()
  }
}

nonisolated class TreeOfClass: KVMap.Readable, KVMap.Writable {
  var value: KVMap.Value

  init(value: KVMap.Value) {
    self.value = value
  }

  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\u{1}\0\0\0\0\0\0\0a\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0b\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        TreeOfClass\tTrees.kvmap\t11
        value\t11\ta
        value\t11\tb
        """)
  }

  class var _kvAsksForElement: Swift.Bool { false }

  class var _kvOptions: KVMap.ReadOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.Reader, updating current: TreeOfClass?
  ) throws(KVMap.Failure) -> KVMap.Value {
    var _0: KVMap.Value? = current?.value
    var slot0: KVMap.Mark = .none
    var slot1: KVMap.Mark = .none
    var has0: Swift.Bool = false
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0:  // Trees.kvmap:11
          if try kv.null() {
            slot0 = .null
          } else {
            has0 = true
            _0 = try kv.value()
          }
        case 1: slot1 = try kv.remember()  // Trees.kvmap:11
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    if !has0 {
      let mark0: KVMap.Mark = slot0.or(slot1)  // Trees.kvmap:11
      if mark0.isValue {
        let back: KVMap.Mark = kv.enter(mark0, _kvKeys, rule: 0, scan)
        do throws(KVMap.Failure) { _0 = try kv.value() } catch { try kv.recover(error, from: mark0) }
        kv.rewind(to: back)
      } else if mark0.isNull {
        _0 = .null
      } else {
        try kv.missing(_kvKeys, rule: 0, scan)
      }
    }
    guard let _0 else { try kv.fail() }
    return _0
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> Self {
    guard let current = current?.assumingMemoryBound(to: TreeOfClass.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.Reader, updating current: TreeOfClass?) throws(KVMap.Failure) {
    let _0: KVMap.Value = try Self._kvProperties(&kv, updating: current)
    self.value = _0
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "TreeOfClass") }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"a\":"); kv.value(self.value)  // Trees.kvmap:11
    kv.close()
  }
}

nonisolated struct TreeAround: Swift.Sendable, Swift.Hashable {
  var inner: TreeInside
  var around: KVMap.Value

  init(inner: TreeInside, around: KVMap.Value) {
    self.inner = inner
    self.around = around
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.inner, right.inner),
      KVMap._kvAreEqual(left.around, right.around)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.inner.hash(into: &hasher)
    self.around.hash(into: &hasher)
  }
}

nonisolated extension TreeAround: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{3}\0\0\0\u{1}\0\u{5}\0\0\0\0\0\u{1}\0inner\"\0\0\u{6}\0\0\u{1}\0\0\u{1}\0around\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        TreeAround\tTrees.kvmap\t13
        inner\t14\tinner
        around\t15\taround
        """)
  }

  static var _kvEmpty: TreeAround {
    TreeAround(inner: TreeInside._kvEmpty, around: .null)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout TreeAround, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    kv.enterParent(&scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: kv.object(into: &out.inner, updating: updating)  // Trees.kvmap:14
        case 1: out.around = try kv.value()  // Trees.kvmap:15
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    kv.leaveParent(scan)
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"inner\":"); try self.inner._kvWrite(&kv)  // Trees.kvmap:14
    kv.key("\"around\":"); kv.value(self.around)  // Trees.kvmap:15
    kv.close()
  }
}

nonisolated struct TreeInside: Swift.Sendable, Swift.Hashable {
  var above: KVMap.Value
  var beyond: KVMap.Value

  init(above: KVMap.Value, beyond: KVMap.Value) {
    self.above = above
    self.beyond = beyond
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.above, right.above),
      KVMap._kvAreEqual(left.beyond, right.beyond)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.above.hash(into: &hasher)
    self.beyond.hash(into: &hasher)
  }
}

nonisolated extension TreeInside: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        TreeInside\tTrees.kvmap\t18
        above\t19\taround
        beyond\t20\tx.y
        """)
  }

  static var _kvEmpty: TreeInside {
    TreeInside(above: .null, beyond: .null)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout TreeInside, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      key = try kv.next(_kvKeys, &scan)
    }
    let back0: KVMap.Mark = kv.mark()  // Trees.kvmap:19
    do throws(KVMap.Failure) {
      let mark0: KVMap.Mark = try kv.parent("around", hops: 1, _kvKeys, rule: 0, scan)
      if mark0.isValue {
        kv.jump(to: mark0, _kvKeys, rule: 0, scan)
        out.above = try kv.value()
        kv.rewind(to: back0)
      } else if mark0.isNull {
        out.above = .null
      } else {
        try kv.missing(_kvKeys, rule: 0, around: .parent(1), scan)
      }
    } catch { try kv.recover(error, backTo: back0) }
    let back1: KVMap.Mark = kv.mark()  // Trees.kvmap:20
    do throws(KVMap.Failure) {
      let mark1: KVMap.Mark = try kv.document("x.y", _kvKeys, rule: 1, scan)
      if mark1.isValue {
        kv.jump(to: mark1, _kvKeys, rule: 1, scan)
        out.beyond = try kv.value()
        kv.rewind(to: back1)
      } else if mark1.isNull {
        out.beyond = .null
      } else {
        try kv.missing(_kvKeys, rule: 1, around: .document, scan)
      }
    } catch { try kv.recover(error, backTo: back1) }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.close()
  }
}
