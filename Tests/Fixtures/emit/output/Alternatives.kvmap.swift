// Generated from Alternatives.kvmap. Do not edit.
// kvmap format 1, input de6441bff33e4a4c, body fb87ad7e5e1c1ecf
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

nonisolated struct Alternatives: Swift.Sendable, Swift.Hashable {
  var text: Swift.String
  var name: Swift.Optional<Swift.String>
  var count: Swift.Int
  var size: Swift.Optional<Swift.Int>
  var link: URL
  var part: AlternativePart
  var parts: [AlternativePart]

  init(
    text: Swift.String,
    name: Swift.String? = nil,
    count: Swift.Int = 5,
    size: Swift.Int? = 6,
    link: URL,
    part: AlternativePart,
    parts: [AlternativePart]
  ) {
    self.text = text
    self.name = name
    self.count = count
    self.size = size
    self.link = link
    self.part = part
    self.parts = parts
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.text, right.text),
      KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.count, right.count),
      KVMap._kvAreEqual(left.size, right.size),
      KVMap._kvAreEqual(left.link, right.link),
      KVMap._kvAreEqual(left.part, right.part),
      KVMap._kvAreEqual(left.parts, right.parts)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.text.hash(into: &hasher)
    self.name.hash(into: &hasher)
    self.count.hash(into: &hasher)
    self.size.hash(into: &hasher)
    self.link.hash(into: &hasher)
    self.part.hash(into: &hasher)
    self.parts.hash(into: &hasher)
  }
}

nonisolated extension Alternatives: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\u{f}\0\"\0\u{13}\0\u{19}\0\0\0\u{8}\0\0\0\0\0\u{15}\0\u{1f}\0\0\0\0\0\u{6}\0\0\0\0\0\0\0\u{11}\0\0\0\r\0\u{1c}\0\u{1}\0\u{4}\0\u{b}\0\0\0\0\0\0\0\0\0\0\0\0\0\u{17}\0\t\0\0\0\0\0\0\0full_text\"\0\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0text\"\0\0\0\u{7}\0\0\u{2}\0\0\0\0profile\"\t\0\0\u{3}\0\0\0\0full name\"\0\0\0\0\0\0\u{4}\0\0\u{4}\0\0\0\0nick\"\0\0\0\u{1}\0\0\u{5}\0\0\0\0n\"\0\0\0\0\0\0\u{1}\0\0\u{6}\0\0\0\0m\"\0\0\0\0\0\0\u{1}\0\0\u{7}\0\0\0\0a\"\0\0\0\0\0\0\u{1}\0\0\u{8}\0\0\0\0b\"\0\0\0\0\0\0\u{5}\0\0\t\0\0\0\0links\"\0\0\u{4}\0\0\n\0\0\0\0link\"\0\0\0\u{8}\0\0\u{b}\0\0\0\0new_part\"\0\0\0\0\0\0\0\u{8}\0\0\u{c}\0\0\0\0old_part\"\0\0\0\0\0\0\0\t\0\0\r\0\0\0\0new_parts\"\0\0\0\0\0\0\u{5}\0\0\u{e}\0\0\0\0parts\"\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0x5582d37111ac529, wide: false, full: false, count: 15, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Alternatives\tAlternatives.kvmap\t1
        text\t2\tfull_text
        text\t2\ttext
        name\t3\tprofile.name
        name\t3\t\"full name\"
        name\t3\tnick
        count\t4\tn
        count\t4\tm
        size\t5\ta
        size\t5\tb
        link\t6\tlinks[0]
        link\t6\tlink
        part\t7\tnew_part
        part\t7\told_part
        parts\t8\tnew_parts
        parts\t8\tparts
        """)
  }
  private static var _kvKeys_1: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Alternatives\tAlternatives.kvmap\t1
        name\t3\tprofile.name
        """)
  }

  static var _kvEmpty: Alternatives {
    Alternatives(text: "", link: KVMap.Constant.emptyURL, part: AlternativePart._kvEmpty, parts: [])
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout Alternatives, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var slot0: KVMap.Mark = .none
    var slot1: KVMap.Mark = .none
    var slot2: KVMap.Mark = .none
    var slot3: KVMap.Mark = .none
    var slot4: KVMap.Mark = .none
    var slot5: KVMap.Mark = .none
    var slot6: KVMap.Mark = .none
    var slot7: KVMap.Mark = .none
    var slot8: KVMap.Mark = .none
    var slot9: KVMap.Mark = .none
    var slot10: KVMap.Mark = .none
    var slot11: KVMap.Mark = .none
    var slot12: KVMap.Mark = .none
    var slot13: KVMap.Mark = .none
    var slot14: KVMap.Mark = .none
    var has0: Swift.Bool = false
    var has1: Swift.Bool = false
    var has2: Swift.Bool = false
    var has3: Swift.Bool = false
    var has4: Swift.Bool = false
    var has5: Swift.Bool = false
    var has6: Swift.Bool = false
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0:  // Alternatives.kvmap:2
          if try kv.null() {
            slot0 = .null
          } else {
            has0 = true
            out.text = try kv.string()
          }
        case 1: slot1 = try kv.remember()  // Alternatives.kvmap:2
        case 2:  // Alternatives.kvmap:3
          if try kv.null() {
            slot2 = .null
          } else {
            var scan1: KVMap.Scan = .init(updating: updating)
            var key1: Swift.Int = try kv.open(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.Failure) {
                switch key1 {
                case 0:  // Alternatives.kvmap:3
                  if try kv.null() {
                    slot2 = .null
                  } else {
                    has1 = true
                    out.name = try kv.string()
                  }
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.next(_kvKeys_1, &scan1)
            }
          }
        case 3: slot3 = try kv.remember()  // Alternatives.kvmap:3
        case 4: slot4 = try kv.remember()  // Alternatives.kvmap:3
        case 5:  // Alternatives.kvmap:4
          if try kv.null() {
            slot5 = .null
          } else {
            has2 = true
            out.count = try kv.int()
          }
        case 6: slot6 = try kv.remember()  // Alternatives.kvmap:4
        case 7:  // Alternatives.kvmap:5
          if try kv.null() {
            slot7 = .null
          } else {
            has3 = true
            out.size = try kv.noText() ? nil : kv.int()
          }
        case 8: slot8 = try kv.remember()  // Alternatives.kvmap:5
        case 9:  // Alternatives.kvmap:6
          if try kv.null() {
            slot9 = .null
          } else if try kv.openArray() {
            var index0: Swift.Int = 0
            repeat {
              switch index0 {
              case 0:  // Alternatives.kvmap:6
                if try kv.null() {
                  slot9 = .null
                } else {
                  has4 = true
                  out.link = try kv.url()
                }
              default: try kv.skip()
              }
              index0 &+= 1
            } while try kv.nextElement()
          }
        case 10: slot10 = try kv.remember()  // Alternatives.kvmap:6
        case 11:  // Alternatives.kvmap:7
          if try kv.null() {
            slot11 = .null
          } else {
            has5 = true
            try AlternativePart._kvRead(&kv, into: &out.part, updating: updating)
          }
        case 12: slot12 = try kv.remember()  // Alternatives.kvmap:7
        case 13:  // Alternatives.kvmap:8
          if try kv.null() {
            slot13 = .null
          } else {
            has6 = true
            out.parts = try kv.array(of: AlternativePart.self)
          }
        case 14: slot14 = try kv.remember()  // Alternatives.kvmap:8
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    if !has0 {
      let mark0: KVMap.Mark = slot0.or(slot1)  // Alternatives.kvmap:2
      if mark0.isValue {
        let back: KVMap.Mark = kv.enter(mark0, _kvKeys, rule: 0, scan)
        do throws(KVMap.Failure) { out.text = try kv.string() } catch { try kv.recover(error, from: mark0) }
        kv.rewind(to: back)
      } else if mark0.isNull {
        try kv.nullRule(_kvKeys, rule: 0, scan)
      } else {
        try kv.missing(_kvKeys, rule: 0, scan)
      }
    }
    if !has1 {
      let mark1: KVMap.Mark = slot2.or(slot3).or(slot4)  // Alternatives.kvmap:3
      if mark1.isValue {
        let back: KVMap.Mark = kv.enter(mark1, _kvKeys, rule: 2, scan)
        do throws(KVMap.Failure) { out.name = try kv.string() } catch { try kv.recover(error, from: mark1) }
        kv.rewind(to: back)
      } else if mark1.isNull {
        out.name = nil
      }
    }
    if !has2 {
      let mark2: KVMap.Mark = slot5.or(slot6)  // Alternatives.kvmap:4
      if mark2.isValue {
        let back: KVMap.Mark = kv.enter(mark2, _kvKeys, rule: 5, scan)
        do throws(KVMap.Failure) { out.count = try kv.int() } catch { try kv.recover(error, from: mark2) }
        kv.rewind(to: back)
      } else if mark2.isNull {
        out.count = 5
      }
    }
    if !has3 {
      let mark3: KVMap.Mark = slot7.or(slot8)  // Alternatives.kvmap:5
      if mark3.isValue {
        let back: KVMap.Mark = kv.enter(mark3, _kvKeys, rule: 7, scan)
        do throws(KVMap.Failure) { out.size = try kv.noText() ? nil : kv.int() } catch { try kv.recover(error, from: mark3) }
        kv.rewind(to: back)
      } else if mark3.isNull {
        out.size = nil
      }
    }
    if !has4 {
      let mark4: KVMap.Mark = slot9.or(slot10)  // Alternatives.kvmap:6
      if mark4.isValue {
        let back: KVMap.Mark = kv.enter(mark4, _kvKeys, rule: 9, scan)
        do throws(KVMap.Failure) { out.link = try kv.url() } catch { try kv.recover(error, from: mark4) }
        kv.rewind(to: back)
      } else if mark4.isNull {
        try kv.nullRule(_kvKeys, rule: 9, scan)
      } else {
        try kv.missing(_kvKeys, rule: 9, scan)
      }
    }
    if !has5 {
      let mark5: KVMap.Mark = slot11.or(slot12)  // Alternatives.kvmap:7
      if mark5.isValue {
        let back: KVMap.Mark = kv.enter(mark5, _kvKeys, rule: 11, scan)
        do throws(KVMap.Failure) { try AlternativePart._kvRead(&kv, into: &out.part, updating: updating) } catch { try kv.recover(error, from: mark5) }
        kv.rewind(to: back)
      } else if mark5.isNull {
        try kv.nullRule(_kvKeys, rule: 11, scan)
      } else {
        try kv.missing(_kvKeys, rule: 11, scan)
      }
    }
    if !has6 {
      let mark6: KVMap.Mark = slot13.or(slot14)  // Alternatives.kvmap:8
      if mark6.isValue {
        let back: KVMap.Mark = kv.enter(mark6, _kvKeys, rule: 13, scan)
        do throws(KVMap.Failure) { out.parts = try kv.array(of: AlternativePart.self) } catch { try kv.recover(error, from: mark6) }
        kv.rewind(to: back)
      } else if mark6.isNull {
        try kv.nullRule(_kvKeys, rule: 13, scan)
      } else {
        try kv.missing(_kvKeys, rule: 13, scan)
      }
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"full_text\":", self.text)  // Alternatives.kvmap:2
    let begun0: Swift.Int = kv.begin("\"profile\":")
    kv.string("\"name\":", ifPresent: self.name)  // Alternatives.kvmap:3
    kv.end(begun0)
    kv.int("\"n\":", self.count)  // Alternatives.kvmap:4
    kv.close()
  }
}

nonisolated struct AlternativePart: Swift.Sendable, Swift.Hashable {
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

nonisolated extension AlternativePart: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        AlternativePart\tAlternatives.kvmap\t11
        id\t11\tid
        """)
  }

  static var _kvEmpty: AlternativePart {
    AlternativePart(id: 0)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout AlternativePart, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.id)  // Alternatives.kvmap:11
      default: break
      }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.int("\"id\":", self.id)  // Alternatives.kvmap:11
    kv.close()
  }
}

nonisolated struct Spellings: Swift.Sendable, Swift.Hashable {
  var createdAt: Swift.Int
  var userName: Swift.Optional<Swift.String>

  init(createdAt: Swift.Int, userName: Swift.String? = nil) {
    self.createdAt = createdAt
    self.userName = userName
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.createdAt, right.createdAt),
      KVMap._kvAreEqual(left.userName, right.userName)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.createdAt.hash(into: &hasher)
    self.userName.hash(into: &hasher)
  }
}

nonisolated extension Spellings: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{4}\0\0\0\0\0\u{7}\0\n\0\0\0\u{1}\0\0\0\n\0\0\0\0\0\0\0created_at\"\0\0\0\0\0\t\0\0\u{1}\0\0\0\0createdAt\"\0\0\0\0\0\0\t\0\0\u{2}\0\0\0\0user_name\"\0\0\0\0\0\0\u{8}\0\0\u{3}\0\0\0\0userName\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x2c829abe1f4532e1, wide: false, full: false, count: 4, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Spellings\tAlternatives.kvmap\t13
        createdAt\t15\tcreated_at
        createdAt\t15\tcreatedAt
        userName\t16\tuser_name
        userName\t16\tuserName
        """)
  }

  static var _kvEmpty: Spellings {
    Spellings(createdAt: 0)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout Spellings, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var slot0: KVMap.Mark = .none
    var slot1: KVMap.Mark = .none
    var slot2: KVMap.Mark = .none
    var slot3: KVMap.Mark = .none
    var has0: Swift.Bool = false
    var has1: Swift.Bool = false
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0:  // Alternatives.kvmap:15
          if try kv.null() {
            slot0 = .null
          } else {
            has0 = true
            out.createdAt = try kv.int()
          }
        case 1: slot1 = try kv.remember()  // Alternatives.kvmap:15
        case 2:  // Alternatives.kvmap:16
          if try kv.null() {
            slot2 = .null
          } else {
            has1 = true
            out.userName = try kv.string()
          }
        case 3: slot3 = try kv.remember()  // Alternatives.kvmap:16
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    if !has0 {
      let mark0: KVMap.Mark = slot0.or(slot1)  // Alternatives.kvmap:15
      if mark0.isValue {
        let back: KVMap.Mark = kv.enter(mark0, _kvKeys, rule: 0, scan)
        do throws(KVMap.Failure) { out.createdAt = try kv.int() } catch { try kv.recover(error, from: mark0) }
        kv.rewind(to: back)
      } else if mark0.isNull {
        try kv.nullRule(_kvKeys, rule: 0, scan)
      } else {
        try kv.missing(_kvKeys, rule: 0, scan)
      }
    }
    if !has1 {
      let mark1: KVMap.Mark = slot2.or(slot3)  // Alternatives.kvmap:16
      if mark1.isValue {
        let back: KVMap.Mark = kv.enter(mark1, _kvKeys, rule: 2, scan)
        do throws(KVMap.Failure) { out.userName = try kv.string() } catch { try kv.recover(error, from: mark1) }
        kv.rewind(to: back)
      } else if mark1.isNull {
        out.userName = nil
      }
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.int("\"created_at\":", self.createdAt)  // Alternatives.kvmap:15
    kv.string("\"user_name\":", ifPresent: self.userName)  // Alternatives.kvmap:16
    kv.close()
  }
}

nonisolated struct LastAlternatives: Swift.Sendable, Swift.Hashable {
  var a: Swift.Optional<Swift.Int>
  var b: Swift.Int
  var c: Swift.Optional<Swift.Int>

  init(a: Swift.Int? = nil, b: Swift.Int = 1, c: Swift.Int? = nil) {
    self.a = a
    self.b = b
    self.c = c
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.a, right.a),
      KVMap._kvAreEqual(left.b, right.b),
      KVMap._kvAreEqual(left.c, right.c)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.a.hash(into: &hasher)
    self.b.hash(into: &hasher)
    self.c.hash(into: &hasher)
  }
}

nonisolated extension LastAlternatives: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{3}\0\t\0\0\0\0\0\u{b}\0\0\0\0\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0\u{1}\0\u{7}\0\u{1}\0\0\0\0\0\0\0x\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0y\"\0\0\0\0\0\0\u{1}\0\0\u{2}\0\0\0\0p\"\0\0\0\0\0\0\u{1}\0\0\u{3}\0\0\0\0r\"\0\0\0\0\0\0\u{1}\0\0\u{4}\0\0\0\0s\"\0\0\0\0\0\0\u{1}\0\0\u{5}\0\0\0\0t\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6c45d188009454f, wide: false, full: false, count: 6, required: 0,
      unknown: .ignore, duplicates: .last,
      rules: """
        LastAlternatives\tAlternatives.kvmap\t20
        a\t22\tx
        a\t22\ty
        b\t23\tp.q
        b\t23\tr
        c\t24\ts
        c\t24\tt
        """)
  }
  private static var _kvKeys_1: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0q\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .last,
      rules: """
        LastAlternatives\tAlternatives.kvmap\t20
        b\t23\tp.q
        """)
  }

  static var _kvEmpty: LastAlternatives {
    LastAlternatives()
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout LastAlternatives, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var slot0: KVMap.Mark = .none
    var slot1: KVMap.Mark = .none
    var slot2: KVMap.Mark = .none
    var slot3: KVMap.Mark = .none
    var slot4: KVMap.Mark = .none
    var slot5: KVMap.Mark = .none
    var has0: Swift.Bool = false
    var has1: Swift.Bool = false
    var has2: Swift.Bool = false
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0:  // Alternatives.kvmap:22
          if try kv.null() {
            has0 = false
            slot0 = .null
          } else {
            has0 = true
            out.a = try kv.noText() ? nil : kv.int()
          }
        case 1: slot1 = try kv.remember()  // Alternatives.kvmap:22
        case 2:  // Alternatives.kvmap:23
          slot2 = .none
          has1 = false
          if !updating { out.b = 1 }
          if try kv.null() {
            slot2 = .null
            has1 = false
          } else {
            var scan1: KVMap.Scan = .init(updating: updating)
            var key1: Swift.Int = try kv.open(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.Failure) {
                switch key1 {
                case 0:  // Alternatives.kvmap:23
                  if try kv.null() {
                    has1 = false
                    slot2 = .null
                  } else {
                    has1 = true
                    out.b = try kv.int()
                  }
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.next(_kvKeys_1, &scan1)
            }
          }
        case 3: slot3 = try kv.remember()  // Alternatives.kvmap:23
        case 4:  // Alternatives.kvmap:24
          if try kv.null() {
            has2 = false
            slot4 = .null
          } else {
            has2 = true
            let attempt2: KVMap.Mark = kv.attempt()
            do throws(KVMap.Failure) {
              out.c = try kv.noText() ? nil : kv.int()
              kv.accept(attempt2)
            } catch {
              try kv.drop(error, from: attempt2)
              out.c = nil
            }
          }
        case 5: slot5 = try kv.remember()  // Alternatives.kvmap:24
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    if !has0 {
      let mark0: KVMap.Mark = slot0.or(slot1)  // Alternatives.kvmap:22
      if mark0.isValue {
        let back: KVMap.Mark = kv.enter(mark0, _kvKeys, rule: 0, scan)
        do throws(KVMap.Failure) { out.a = try kv.noText() ? nil : kv.int() } catch { try kv.recover(error, from: mark0) }
        kv.rewind(to: back)
      } else if mark0.isNull {
        out.a = nil
      }
    }
    if !has1 {
      let mark1: KVMap.Mark = slot2.or(slot3)  // Alternatives.kvmap:23
      if mark1.isValue {
        let back: KVMap.Mark = kv.enter(mark1, _kvKeys, rule: 2, scan)
        do throws(KVMap.Failure) { out.b = try kv.int() } catch { try kv.recover(error, from: mark1) }
        kv.rewind(to: back)
      } else if mark1.isNull {
        out.b = 1
      }
    }
    if !has2 {
      let mark2: KVMap.Mark = slot4.or(slot5)  // Alternatives.kvmap:24
      if mark2.isValue {
        let back: KVMap.Mark = kv.enter(mark2, _kvKeys, rule: 4, scan)
        do throws(KVMap.Failure) {
          let attempt2: KVMap.Mark = kv.attempt()
          do throws(KVMap.Failure) {
            out.c = try kv.noText() ? nil : kv.int()
            kv.accept(attempt2)
          } catch {
            try kv.drop(error, from: attempt2)
            out.c = nil
          }
        } catch { try kv.recover(error, from: mark2) }
        kv.rewind(to: back)
      } else if mark2.isNull {
        out.c = nil
      }
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.close()
  }
}

nonisolated struct SharedAlternatives: Swift.Sendable, Swift.Hashable {
  var plain: Swift.Optional<Swift.Int>
  var first: Swift.String
  var second: Swift.Optional<Swift.Int>
  var again: Swift.Optional<Swift.Int>

  init(
    plain: Swift.Int? = nil,
    first: Swift.String = "d",
    second: Swift.Int? = nil,
    again: Swift.Int? = nil
  ) {
    self.plain = plain
    self.first = first
    self.second = second
    self.again = again
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.plain, right.plain),
      KVMap._kvAreEqual(left.first, right.first),
      KVMap._kvAreEqual(left.second, right.second),
      KVMap._kvAreEqual(left.again, right.again)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.plain.hash(into: &hasher)
    self.first.hash(into: &hasher)
    self.second.hash(into: &hasher)
    self.again.hash(into: &hasher)
  }
}

nonisolated extension SharedAlternatives: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\u{5}\0\0\0\u{7}\0\0\0\0\0\t\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{3}\0\u{1}\0\0\0\0\0\0\0k\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0l\"\0\0\0\0\0\0\u{1}\0\0\u{2}\0\0\0\0m\"\0\0\0\0\0\0\u{1}\0\0\u{3}\0\0\0\0n\"\0\0\0\0\0\0\u{1}\0\0\u{4}\0\0\0\0o\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6c45d188009454f, wide: false, full: false, count: 5, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SharedAlternatives\tAlternatives.kvmap\t28
        plain\t29\tk
        first\t30\tl
        second\t31\tm
        second\t31\tn
        again\t32\to
        first\t30\tk
        again\t32\tm
        """)
  }

  static var _kvEmpty: SharedAlternatives {
    SharedAlternatives()
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout SharedAlternatives, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var slot0: KVMap.Mark = .none
    var slot1: KVMap.Mark = .none
    var slot2: KVMap.Mark = .none
    var slot3: KVMap.Mark = .none
    var slot4: KVMap.Mark = .none
    var has1: Swift.Bool = false
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0:  // Alternatives.kvmap:29
          let start: KVMap.Mark = kv.mark()
          out.plain = try kv.noText() ? nil : kv.int()
          _ = kv.enter(start, _kvKeys, rule: 5, scan)
          if try kv.null() {
            slot0 = .null
          } else {
            has1 = true
            out.first = try kv.string()
          }
        case 1: slot1 = try kv.remember()  // Alternatives.kvmap:30
        case 2: slot2 = try kv.remember()  // Alternatives.kvmap:31
        case 3: slot3 = try kv.remember()  // Alternatives.kvmap:31
        case 4: slot4 = try kv.remember()  // Alternatives.kvmap:32
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    if !has1 {
      let mark1: KVMap.Mark = slot0.or(slot1)  // Alternatives.kvmap:30
      if mark1.isValue {
        let back: KVMap.Mark = kv.enter(mark1, _kvKeys, rule: 5, scan)
        do throws(KVMap.Failure) { out.first = try kv.string() } catch { try kv.recover(error, from: mark1) }
        kv.rewind(to: back)
      } else if mark1.isNull {
        out.first = "d"
      }
    }
    let mark2: KVMap.Mark = slot2.or(slot3)  // Alternatives.kvmap:31
    if mark2.isValue {
      let back: KVMap.Mark = kv.enter(mark2, _kvKeys, rule: 2, scan)
      do throws(KVMap.Failure) { out.second = try kv.noText() ? nil : kv.int() } catch { try kv.recover(error, from: mark2) }
      kv.rewind(to: back)
    } else if mark2.isNull {
      out.second = nil
    }
    let mark3: KVMap.Mark = slot2.or(slot4)  // Alternatives.kvmap:32
    if mark3.isValue {
      let back: KVMap.Mark = kv.enter(mark3, _kvKeys, rule: 6, scan)
      do throws(KVMap.Failure) { out.again = try kv.noText() ? nil : kv.int() } catch { try kv.recover(error, from: mark3) }
      kv.rewind(to: back)
    } else if mark3.isNull {
      out.again = nil
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.close()
  }
}
