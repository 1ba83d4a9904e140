// Generated from Trees.kvmap. Do not edit.
// kvmap format 1, input 7556bcb073fee5ef, body 6b157adf920e80dd
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated struct TreeOfAll: Swift.Sendable, Swift.Hashable {
  var value: KVMap.JSONValue

  init(value: KVMap.JSONValue) {
    self.value = value
  }
}

nonisolated struct TreeOfTwo: Swift.Sendable, Swift.Hashable {
  var value: KVMap.JSONValue
  var last: KVMap.JSONValue
  var place: KVMap.JSONValue

  init(value: KVMap.JSONValue, last: KVMap.JSONValue, place: KVMap.JSONValue) {
    self.value = value
    self.last = last
    self.place = place
  }
}

nonisolated class TreeOfClass: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  var value: KVMap.JSONValue

  init(value: KVMap.JSONValue) {
    self.value = value
  }

  class var _kvUsesElementPosition: Swift.Bool { false }

  class var _kvOptions: KVMap.DecodingOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: TreeOfClass?
  ) throws(KVMap.CodingFailure) -> KVMap.JSONValue {
    var _0: KVMap.JSONValue? = current?.value
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has0: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // a
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has0 = true
            _0 = try kv.value()
          }
        case 1: slot1 = try kv.deferValue()  // a
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has0 {
      let mark0: KVMap.ValuePosition = slot0.or(slot1)  // a
      if mark0.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
        do throws(KVMap.CodingFailure) { _0 = try kv.value() } catch { try kv.recover(error, from: mark0) }
        kv.rewind(to: back)
      } else if mark0.isNull {
        _0 = .null
      } else {
        try kv.reportMissing(_kvKeys, rule: 0, scan)
      }
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    return _0
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    guard let current = current?.assumingMemoryBound(to: TreeOfClass.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: TreeOfClass?) throws(KVMap.CodingFailure) {
    let _0: KVMap.JSONValue = try Self._kvProperties(&kv, updating: current)
    self.value = _0
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "TreeOfClass") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"a\":"); kv.value(self.value)
    kv.endObject()
  }
}

nonisolated struct TreeAround: Swift.Sendable, Swift.Hashable {
  var inner: TreeInside
  var around: KVMap.JSONValue

  init(inner: TreeInside, around: KVMap.JSONValue) {
    self.inner = inner
    self.around = around
  }
}

nonisolated struct TreeInside: Swift.Sendable, Swift.Hashable {
  var above: KVMap.JSONValue
  var beyond: KVMap.JSONValue

  init(above: KVMap.JSONValue, beyond: KVMap.JSONValue) {
    self.above = above
    self.beyond = beyond
  }
}

// MARK: - Mappings

nonisolated extension TreeOfAll: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: TreeOfAll {
    TreeOfAll(value: .null)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout TreeOfAll, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    try kv.skipWholeValue(&scan)
    let mark0: KVMap.ValuePosition = kv.deferredObject(scan)
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
      do throws(KVMap.CodingFailure) { out.value = try kv.value() } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      out.value = .null
    } else {
      try kv.reportMissing(_kvKeys, rule: 0, scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.value(self.value)
  }
}

nonisolated extension TreeOfTwo: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: TreeOfTwo {
    TreeOfTwo(value: .null, last: .null, place: .null)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout TreeOfTwo, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has1: Swift.Bool = false
    var has2: Swift.Bool = false
    var has0: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // a
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has0 = true
            out.value = try kv.value()
          }
        case 1: slot1 = try kv.deferValue()  // a
        case 2:  // c[-1]
          if try kv.consumeNull() {
            has1 = true
            out.last = .null
          } else if try kv.beginArray() {
            var last0_1: KVMap.ValuePosition = .none
            repeat {
              last0_1 = try kv.deferValue()
            } while try kv.nextElement()
            if last0_1.isValue {
              let back: KVMap.ValuePosition = kv.seek(to: last0_1, _kvKeys, rule: 2, scan)
              do throws(KVMap.CodingFailure) {
                has1 = true
                out.last = try kv.value()
              } catch { try kv.recover(error, from: last0_1) }
              kv.rewind(to: back)
            } else if last0_1.isNull {
              has1 = true
              out.last = .null
            }
          }
        case 3:  // d.e
          if try kv.consumeNull() {
            has2 = true
            out.place = .null
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0:  // d.e
                  has2 = true
                  out.place = try kv.value()
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has1 { try kv.reportMissing(_kvKeys, rule: 2, scan) }
    if !has2 { try kv.reportMissing(_kvKeys, rule: 3, scan) }
    if !has0 {
      let mark0: KVMap.ValuePosition = slot0.or(slot1)  // a
      if mark0.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
        do throws(KVMap.CodingFailure) { out.value = try kv.value() } catch { try kv.recover(error, from: mark0) }
        kv.rewind(to: back)
      } else if mark0.isNull {
        out.value = .null
      } else {
        try kv.reportMissing(_kvKeys, rule: 0, scan)
      }
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"a\":"); kv.value(self.value)
    kv.endObject()
  }
}

nonisolated extension TreeAround: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: TreeAround {
    TreeAround(inner: TreeInside._kvPlaceholder, around: .null)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout TreeAround, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    kv.enterParent(&scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.object(into: &out.inner, updating: updating)  // inner
        case 1: out.around = try kv.value()  // around
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    kv.leaveParent(scan)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"inner\":"); try self.inner._kvEncode(&kv)
    kv.key("\"around\":"); kv.value(self.around)
    kv.endObject()
  }
}

nonisolated extension TreeInside: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: TreeInside {
    TreeInside(above: .null, beyond: .null)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout TreeInside, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let back0: KVMap.ValuePosition = kv.mark()  // around
    do throws(KVMap.CodingFailure) {
      let mark0: KVMap.ValuePosition = try kv.parent("around", hops: 1, _kvKeys, rule: 0, scan)
      if mark0.isValue {
        kv.seekOutside(to: mark0, _kvKeys, rule: 0, scan)
        out.above = try kv.value()
        kv.rewind(to: back0)
      } else if mark0.isNull {
        out.above = .null
      } else {
        try kv.reportMissing(_kvKeys, rule: 0, around: .parent(1), scan)
      }
    } catch { try kv.recover(error, backTo: back0) }
    let back1: KVMap.ValuePosition = kv.mark()  // x.y
    do throws(KVMap.CodingFailure) {
      let mark1: KVMap.ValuePosition = try kv.document("x.y", _kvKeys, rule: 1, scan)
      if mark1.isValue {
        kv.seekOutside(to: mark1, _kvKeys, rule: 1, scan)
        out.beyond = try kv.value()
        kv.rewind(to: back1)
      } else if mark1.isNull {
        out.beyond = .null
      } else {
        try kv.reportMissing(_kvKeys, rule: 1, around: .document, scan)
      }
    } catch { try kv.recover(error, backTo: back1) }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension TreeOfAll {
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

nonisolated extension TreeOfTwo {
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

nonisolated extension TreeAround {
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

nonisolated extension TreeInside {
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

// MARK: - Key tables, which only KVMap reads

nonisolated extension TreeOfAll {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        TreeOfAll\tTrees.kvmap\t3
        value\t+0\t
        """)
  }
}

nonisolated extension TreeOfTwo {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{3}\0\u{5}\0\u{7}\0\0\0\0\0\u{1}\0\0\0\0\0\0\0a\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0b\"\0\0\0\0\0\0\u{1}\0\0\u{2}\0\0\0\0c\"\0\0\0\0\0\0\u{1}\0\0\u{3}\0\0\0\0d\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6c45d188009454f, wide: false, full: false, count: 4, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        TreeOfTwo\tTrees.kvmap\t5
        value\t+1\ta
        value\t+1\tb
        last\t+2\tc[-1]
        place\t+3\td.e
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0e\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        TreeOfTwo\tTrees.kvmap\t5
        place\t+3\td.e
        """)
  }
}

nonisolated extension TreeOfClass {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\u{1}\0\0\0\0\0\0\0a\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0b\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        TreeOfClass\tTrees.kvmap\t11
        value\t+0\ta
        value\t+0\tb
        """)
  }
}

nonisolated extension TreeAround {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\u{1}\0\u{5}\0\0\0\0\0\u{1}\0inner\"\0\0\u{6}\0\0\u{1}\0\0\u{1}\0around\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        TreeAround\tTrees.kvmap\t13
        inner\t+1\tinner
        around\t+2\taround
        """)
  }
}

nonisolated extension TreeInside {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        TreeInside\tTrees.kvmap\t18
        above\t+1\taround
        beyond\t+2\tx.y
        """)
  }
}
