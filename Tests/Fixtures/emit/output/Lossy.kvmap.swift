// Generated from Lossy.kvmap. Do not edit.
// kvmap format 1, input 2d257e04b4b1207c, body cf9dc49e74dc2a4b
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated struct Lossy: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int
  var optional: Swift.Optional<Swift.Int>
  var fallback: Swift.Int
  var both: Swift.Optional<Swift.Int>
  var part: Swift.Optional<LossyPart>
  var deep: Swift.Optional<Swift.Int>
  var either: Swift.Optional<Swift.Int>
  var parts: [LossyPart]

  init(
    id: Swift.Int,
    optional: Swift.Int? = nil,
    fallback: Swift.Int = 5,
    both: Swift.Int? = 6,
    part: LossyPart? = nil,
    deep: Swift.Int? = nil,
    either: Swift.Int? = nil,
    parts: [LossyPart] = []
  ) {
    self.id = id
    self.optional = optional
    self.fallback = fallback
    self.both = both
    self.part = part
    self.deep = deep
    self.either = either
    self.parts = parts
  }
}

nonisolated struct LossyPart: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int
  var name: Swift.String

  init(id: Swift.Int, name: Swift.String) {
    self.id = id
    self.name = name
  }
}

/// One key for two properties.
nonisolated struct LossyTwice: Swift.Sendable, Swift.Hashable {
  var number: Swift.Optional<Swift.Int>
  var text: Swift.Optional<Swift.String>
  var deep: Swift.Optional<Swift.Int>
  var deepText: Swift.String

  init(
    number: Swift.Int? = nil,
    text: Swift.String? = nil,
    deep: Swift.Int? = nil,
    deepText: Swift.String = "none"
  ) {
    self.number = number
    self.text = text
    self.deep = deep
    self.deepText = deepText
  }
}

// MARK: - Mappings

nonisolated extension Lossy: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Lossy {
    Lossy(id: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Lossy, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has6: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &out.id)  // id
        case 1:  // optional
          let attempt1: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.optional = try kv.consumeNullOrEmptyElement() ? nil : kv.int()
            kv.acceptAttempt(attempt1)
          } catch {
            try kv.drop(error, from: attempt1)
            out.optional = nil
          }
        case 2:  // fallback
          let attempt2: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.fallback = try kv.consumeNull() ? 5 : kv.int()
            kv.acceptAttempt(attempt2)
          } catch {
            try kv.drop(error, from: attempt2)
            out.fallback = 5
          }
        case 3:  // both
          let attempt3: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.both = try kv.consumeNullOrEmptyElement() ? nil : kv.int()
            kv.acceptAttempt(attempt3)
          } catch {
            try kv.drop(error, from: attempt3)
            out.both = 6
          }
        case 4:  // part
          let attempt4: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            try LossyPart._kvDecode(&kv, intoOptional: &out.part, updating: updating)
            kv.acceptAttempt(attempt4)
          } catch {
            try kv.drop(error, from: attempt4)
            out.part = nil
          }
        case 5:  // a.b
          if try kv.consumeNull() {
            out.deep = nil
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0:  // a.b
                  let attempt5: KVMap.ValuePosition = kv.attempt()
                  do throws(KVMap.CodingFailure) {
                    out.deep = try kv.consumeNullOrEmptyElement() ? nil : kv.int()
                    kv.acceptAttempt(attempt5)
                  } catch {
                    try kv.drop(error, from: attempt5)
                    out.deep = nil
                  }
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        case 6:  // x
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has6 = true
            let attempt6: KVMap.ValuePosition = kv.attempt()
            do throws(KVMap.CodingFailure) {
              out.either = try kv.consumeNullOrEmptyElement() ? nil : kv.int()
              kv.acceptAttempt(attempt6)
            } catch {
              try kv.drop(error, from: attempt6)
              out.either = nil
            }
          }
        case 7: slot1 = try kv.deferValue()  // x
        case 8:  // parts
          let attempt7: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.parts = try kv.consumeNull() ? [] : _kvDecode_parts(&kv)
            kv.acceptAttempt(attempt7)
          } catch {
            try kv.drop(error, from: attempt7)
            out.parts = []
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has6 {
      let mark6: KVMap.ValuePosition = slot0.or(slot1)  // x
      if mark6.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark6, _kvKeys, rule: 6, scan)
        do throws(KVMap.CodingFailure) {
          let attempt6: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.either = try kv.consumeNullOrEmptyElement() ? nil : kv.int()
            kv.acceptAttempt(attempt6)
          } catch {
            try kv.drop(error, from: attempt6)
            out.either = nil
          }
        } catch { try kv.recover(error, from: mark6) }
        kv.rewind(to: back)
      } else if mark6.isNull {
        out.either = nil
      }
    }
  }

  private static func _kvDecode_parts(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [LossyPart] {
    return try kv.array(
      isLossy: true,
      reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> LossyPart in try LossyPart._kvDecode(&kv, replacing: nil) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.endObject()
  }
}

nonisolated extension LossyPart: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: LossyPart {
    LossyPart(id: 0, name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout LossyPart, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.id)  // id
      case 1: kv.string(into: &out.name)  // name
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.string("\"name\":", self.name)
    kv.endObject()
  }
}

nonisolated extension LossyTwice: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: LossyTwice {
    LossyTwice()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout LossyTwice, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // at
          let start: KVMap.ValuePosition = kv.mark()
          let attempt0: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.number = try kv.consumeNullOrEmptyElement() ? nil : kv.int()
            kv.acceptAttempt(attempt0)
          } catch {
            try kv.drop(error, from: attempt0)
            out.number = nil
          }
          _ = kv.seek(to: start, _kvKeys, rule: 2, scan)
          let attempt1: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.text = try kv.consumeNull() ? nil : kv.string()
            kv.acceptAttempt(attempt1)
          } catch {
            try kv.drop(error, from: attempt1)
            out.text = nil
          }
        case 1:  // p.q
          if try kv.consumeNull() {
            out.deep = nil
            out.deepText = "none"
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0:  // p.q
                  let start: KVMap.ValuePosition = kv.mark()
                  let attempt2: KVMap.ValuePosition = kv.attempt()
                  do throws(KVMap.CodingFailure) {
                    out.deep = try kv.consumeNullOrEmptyElement() ? nil : kv.int()
                    kv.acceptAttempt(attempt2)
                  } catch {
                    try kv.drop(error, from: attempt2)
                    out.deep = nil
                  }
                  _ = kv.seek(to: start, _kvKeys, rule: 3, scan)
                  let attempt3: KVMap.ValuePosition = kv.attempt()
                  do throws(KVMap.CodingFailure) {
                    out.deepText = try kv.consumeNull() ? "none" : kv.string()
                    kv.acceptAttempt(attempt3)
                  } catch {
                    try kv.drop(error, from: attempt3)
                    out.deepText = "none"
                  }
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
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Lossy {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.optional, right.optional),
      KVMap._kvAreEqual(left.fallback, right.fallback),
      KVMap._kvAreEqual(left.both, right.both),
      KVMap._kvAreEqual(left.part, right.part),
      KVMap._kvAreEqual(left.deep, right.deep),
      KVMap._kvAreEqual(left.either, right.either),
      KVMap._kvAreEqual(left.parts, right.parts)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.optional.hash(into: &hasher)
    self.fallback.hash(into: &hasher)
    self.both.hash(into: &hasher)
    self.part.hash(into: &hasher)
    self.deep.hash(into: &hasher)
    self.either.hash(into: &hasher)
    self.parts.hash(into: &hasher)
  }
}

nonisolated extension LossyPart {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.name, right.name)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.name.hash(into: &hasher)
  }
}

nonisolated extension LossyTwice {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.number, right.number),
      KVMap._kvAreEqual(left.text, right.text),
      KVMap._kvAreEqual(left.deep, right.deep),
      KVMap._kvAreEqual(left.deepText, right.deepText)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.number.hash(into: &hasher)
    self.text.hash(into: &hasher)
    self.deep.hash(into: &hasher)
    self.deepText.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Lossy {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{f}\0\u{6}\0\0\0\0\0\t\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{13}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\r\0\u{11}\0\0\0\0\0\0\0\u{b}\0\0\0\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{8}\0\0\u{1}\0\0\0\0optional\"\0\0\0\0\0\0\0\u{8}\0\0\u{2}\0\0\0\0fallback\"\0\0\0\0\0\0\0\u{4}\0\0\u{3}\0\0\0\0both\"\0\0\0\u{4}\0\0\u{4}\0\0\0\0part\"\0\0\0\u{1}\0\0\u{5}\0\0\0\0a\"\0\0\0\0\0\0\u{1}\0\0\u{6}\0\0\0\0x\"\0\0\0\0\0\0\u{1}\0\0\u{7}\0\0\0\0y\"\0\0\0\0\0\0\u{5}\0\0\u{8}\0\0\0\0parts\"\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 9, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Lossy\tLossy.kvmap\t1
        id\t+1\tid
        optional\t+2\toptional
        fallback\t+3\tfallback
        both\t+4\tboth
        part\t+5\tpart
        deep\t+6\ta.b
        either\t+7\tx
        either\t+7\ty
        parts\t+8\tparts
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0b\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Lossy\tLossy.kvmap\t1
        deep\t+6\ta.b
        """)
  }
}

nonisolated extension LossyPart {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        LossyPart\tLossy.kvmap\t12
        id\t+0\tid
        name\t+0\tname
        """)
  }
}

nonisolated extension LossyTwice {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{3}\0\0\0\u{2}\0\0\0\0\0\0\0at\"\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0p\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        LossyTwice\tLossy.kvmap\t15
        number\t+1\tat
        deep\t+3\tp.q
        text\t+2\tat
        deepText\t+4\tp.q
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0q\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        LossyTwice\tLossy.kvmap\t15
        deep\t+3\tp.q
        """)
  }
}
