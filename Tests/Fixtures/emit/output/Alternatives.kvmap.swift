// Generated from Alternatives.kvmap. Do not edit.
// kvmap format 1, input de6441bff33e4a4c, body 1b9ed57d20c1e80d
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
@_spi(Generated) import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

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
}

nonisolated struct AlternativePart: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int

  init(id: Swift.Int) {
    self.id = id
  }
}

nonisolated struct Spellings: Swift.Sendable, Swift.Hashable {
  var createdAt: Swift.Int
  var userName: Swift.Optional<Swift.String>

  init(createdAt: Swift.Int, userName: Swift.String? = nil) {
    self.createdAt = createdAt
    self.userName = userName
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
}

// MARK: - Mappings

nonisolated extension Alternatives: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Alternatives {
    Alternatives(text: "", link: KVMap.GeneratedConstant.emptyURL, part: AlternativePart._kvPlaceholder, parts: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Alternatives, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var slot2: KVMap.ValuePosition = .none
    var slot3: KVMap.ValuePosition = .none
    var slot4: KVMap.ValuePosition = .none
    var slot5: KVMap.ValuePosition = .none
    var slot6: KVMap.ValuePosition = .none
    var slot7: KVMap.ValuePosition = .none
    var slot8: KVMap.ValuePosition = .none
    var slot9: KVMap.ValuePosition = .none
    var slot10: KVMap.ValuePosition = .none
    var slot11: KVMap.ValuePosition = .none
    var slot12: KVMap.ValuePosition = .none
    var slot13: KVMap.ValuePosition = .none
    var slot14: KVMap.ValuePosition = .none
    var has0: Swift.Bool = false
    var has1: Swift.Bool = false
    var has2: Swift.Bool = false
    var has3: Swift.Bool = false
    var has4: Swift.Bool = false
    var has5: Swift.Bool = false
    var has6: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // full_text
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has0 = true
            out.text = try kv.string()
          }
        case 1: slot1 = try kv.deferValue()  // full_text
        case 2:  // profile.name
          if try kv.consumeNull() {
            slot2 = .null
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0:  // profile.name
                  if try kv.consumeNull() {
                    slot2 = .null
                  } else {
                    has1 = true
                    out.name = try kv.string()
                  }
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        case 3: slot3 = try kv.deferValue()  // profile.name
        case 4: slot4 = try kv.deferValue()  // profile.name
        case 5:  // n
          if try kv.consumeNull() {
            slot5 = .null
          } else {
            has2 = true
            out.count = try kv.int()
          }
        case 6: slot6 = try kv.deferValue()  // n
        case 7:  // a
          if try kv.consumeNull() {
            slot7 = .null
          } else {
            has3 = true
            out.size = try kv.consumeNullOrEmptyElement() ? nil : kv.int()
          }
        case 8: slot8 = try kv.deferValue()  // a
        case 9:  // links[0]
          if try kv.consumeNull() {
            slot9 = .null
          } else if try kv.beginArray() {
            var index0: Swift.Int = 0
            repeat {
              switch index0 {
              case 0:  // links[0]
                if try kv.consumeNull() {
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
        case 10: slot10 = try kv.deferValue()  // links[0]
        case 11:  // new_part
          if try kv.consumeNull() {
            slot11 = .null
          } else {
            has5 = true
            try AlternativePart._kvDecode(&kv, into: &out.part, updating: updating)
          }
        case 12: slot12 = try kv.deferValue()  // new_part
        case 13:  // new_parts
          if try kv.consumeNull() {
            slot13 = .null
          } else {
            has6 = true
            out.parts = try kv.array(of: AlternativePart.self)
          }
        case 14: slot14 = try kv.deferValue()  // new_parts
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has0 {
      let mark0: KVMap.ValuePosition = slot0.or(slot1)  // full_text
      if mark0.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
        do throws(KVMap.CodingFailure) { out.text = try kv.string() } catch { try kv.recover(error, from: mark0) }
        kv.rewind(to: back)
      } else if mark0.isNull {
        try kv.reportNull(_kvKeys, rule: 0, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 0, scan)
      }
    }
    if !has1 {
      let mark1: KVMap.ValuePosition = slot2.or(slot3).or(slot4)  // profile.name
      if mark1.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 2, scan)
        do throws(KVMap.CodingFailure) { out.name = try kv.string() } catch { try kv.recover(error, from: mark1) }
        kv.rewind(to: back)
      } else if mark1.isNull {
        out.name = nil
      }
    }
    if !has2 {
      let mark2: KVMap.ValuePosition = slot5.or(slot6)  // n
      if mark2.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark2, _kvKeys, rule: 5, scan)
        do throws(KVMap.CodingFailure) { out.count = try kv.int() } catch { try kv.recover(error, from: mark2) }
        kv.rewind(to: back)
      } else if mark2.isNull {
        out.count = 5
      }
    }
    if !has3 {
      let mark3: KVMap.ValuePosition = slot7.or(slot8)  // a
      if mark3.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark3, _kvKeys, rule: 7, scan)
        do throws(KVMap.CodingFailure) { out.size = try kv.consumeNullOrEmptyElement() ? nil : kv.int() } catch { try kv.recover(error, from: mark3) }
        kv.rewind(to: back)
      } else if mark3.isNull {
        out.size = nil
      }
    }
    if !has4 {
      let mark4: KVMap.ValuePosition = slot9.or(slot10)  // links[0]
      if mark4.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark4, _kvKeys, rule: 9, scan)
        do throws(KVMap.CodingFailure) { out.link = try kv.url() } catch { try kv.recover(error, from: mark4) }
        kv.rewind(to: back)
      } else if mark4.isNull {
        try kv.reportNull(_kvKeys, rule: 9, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 9, scan)
      }
    }
    if !has5 {
      let mark5: KVMap.ValuePosition = slot11.or(slot12)  // new_part
      if mark5.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark5, _kvKeys, rule: 11, scan)
        do throws(KVMap.CodingFailure) { try AlternativePart._kvDecode(&kv, into: &out.part, updating: updating) } catch { try kv.recover(error, from: mark5) }
        kv.rewind(to: back)
      } else if mark5.isNull {
        try kv.reportNull(_kvKeys, rule: 11, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 11, scan)
      }
    }
    if !has6 {
      let mark6: KVMap.ValuePosition = slot13.or(slot14)  // new_parts
      if mark6.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark6, _kvKeys, rule: 13, scan)
        do throws(KVMap.CodingFailure) { out.parts = try kv.array(of: AlternativePart.self) } catch { try kv.recover(error, from: mark6) }
        kv.rewind(to: back)
      } else if mark6.isNull {
        try kv.reportNull(_kvKeys, rule: 13, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 13, scan)
      }
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"full_text\":", self.text)
    let begun0: Swift.Int = kv.beginOptionalObject("\"profile\":")
    kv.string("\"name\":", ifPresent: self.name)
    kv.endOptionalObject(begun0)
    kv.int("\"n\":", self.count)
    kv.endObject()
  }
}

nonisolated extension AlternativePart: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: AlternativePart {
    AlternativePart(id: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout AlternativePart, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.id)  // id
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.endObject()
  }
}

nonisolated extension Spellings: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Spellings {
    Spellings(createdAt: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Spellings, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var slot2: KVMap.ValuePosition = .none
    var slot3: KVMap.ValuePosition = .none
    var has0: Swift.Bool = false
    var has1: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // created_at
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has0 = true
            out.createdAt = try kv.int()
          }
        case 1: slot1 = try kv.deferValue()  // created_at
        case 2:  // user_name
          if try kv.consumeNull() {
            slot2 = .null
          } else {
            has1 = true
            out.userName = try kv.string()
          }
        case 3: slot3 = try kv.deferValue()  // user_name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has0 {
      let mark0: KVMap.ValuePosition = slot0.or(slot1)  // created_at
      if mark0.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
        do throws(KVMap.CodingFailure) { out.createdAt = try kv.int() } catch { try kv.recover(error, from: mark0) }
        kv.rewind(to: back)
      } else if mark0.isNull {
        try kv.reportNull(_kvKeys, rule: 0, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 0, scan)
      }
    }
    if !has1 {
      let mark1: KVMap.ValuePosition = slot2.or(slot3)  // user_name
      if mark1.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 2, scan)
        do throws(KVMap.CodingFailure) { out.userName = try kv.string() } catch { try kv.recover(error, from: mark1) }
        kv.rewind(to: back)
      } else if mark1.isNull {
        out.userName = nil
      }
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"created_at\":", self.createdAt)
    kv.string("\"user_name\":", ifPresent: self.userName)
    kv.endObject()
  }
}

nonisolated extension LastAlternatives: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: LastAlternatives {
    LastAlternatives()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout LastAlternatives, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var slot2: KVMap.ValuePosition = .none
    var slot3: KVMap.ValuePosition = .none
    var slot4: KVMap.ValuePosition = .none
    var slot5: KVMap.ValuePosition = .none
    var has0: Swift.Bool = false
    var has1: Swift.Bool = false
    var has2: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // x
          if try kv.consumeNull() {
            has0 = false
            slot0 = .null
          } else {
            has0 = true
            out.a = try kv.consumeNullOrEmptyElement() ? nil : kv.int()
          }
        case 1: slot1 = try kv.deferValue()  // x
        case 2:  // p.q
          slot2 = .none
          has1 = false
          if !updating { out.b = 1 }
          if try kv.consumeNull() {
            slot2 = .null
            has1 = false
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0:  // p.q
                  if try kv.consumeNull() {
                    has1 = false
                    slot2 = .null
                  } else {
                    has1 = true
                    out.b = try kv.int()
                  }
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        case 3: slot3 = try kv.deferValue()  // p.q
        case 4:  // s
          if try kv.consumeNull() {
            has2 = false
            slot4 = .null
          } else {
            has2 = true
            let attempt2: KVMap.ValuePosition = kv.attempt()
            do throws(KVMap.CodingFailure) {
              out.c = try kv.consumeNullOrEmptyElement() ? nil : kv.int()
              kv.acceptAttempt(attempt2)
            } catch {
              try kv.drop(error, from: attempt2)
              out.c = nil
            }
          }
        case 5: slot5 = try kv.deferValue()  // s
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has0 {
      let mark0: KVMap.ValuePosition = slot0.or(slot1)  // x
      if mark0.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
        do throws(KVMap.CodingFailure) { out.a = try kv.consumeNullOrEmptyElement() ? nil : kv.int() } catch { try kv.recover(error, from: mark0) }
        kv.rewind(to: back)
      } else if mark0.isNull {
        out.a = nil
      }
    }
    if !has1 {
      let mark1: KVMap.ValuePosition = slot2.or(slot3)  // p.q
      if mark1.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 2, scan)
        do throws(KVMap.CodingFailure) { out.b = try kv.int() } catch { try kv.recover(error, from: mark1) }
        kv.rewind(to: back)
      } else if mark1.isNull {
        out.b = 1
      }
    }
    if !has2 {
      let mark2: KVMap.ValuePosition = slot4.or(slot5)  // s
      if mark2.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark2, _kvKeys, rule: 4, scan)
        do throws(KVMap.CodingFailure) {
          let attempt2: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.c = try kv.consumeNullOrEmptyElement() ? nil : kv.int()
            kv.acceptAttempt(attempt2)
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

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.endObject()
  }
}

nonisolated extension SharedAlternatives: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SharedAlternatives {
    SharedAlternatives()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SharedAlternatives, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var slot2: KVMap.ValuePosition = .none
    var slot3: KVMap.ValuePosition = .none
    var slot4: KVMap.ValuePosition = .none
    var has1: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // k
          let start: KVMap.ValuePosition = kv.mark()
          out.plain = try kv.consumeNullOrEmptyElement() ? nil : kv.int()
          _ = kv.seek(to: start, _kvKeys, rule: 5, scan)
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has1 = true
            out.first = try kv.string()
          }
        case 1: slot1 = try kv.deferValue()  // l
        case 2: slot2 = try kv.deferValue()  // m
        case 3: slot3 = try kv.deferValue()  // m
        case 4: slot4 = try kv.deferValue()  // o
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has1 {
      let mark1: KVMap.ValuePosition = slot0.or(slot1)  // l
      if mark1.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 5, scan)
        do throws(KVMap.CodingFailure) { out.first = try kv.string() } catch { try kv.recover(error, from: mark1) }
        kv.rewind(to: back)
      } else if mark1.isNull {
        out.first = "d"
      }
    }
    let mark2: KVMap.ValuePosition = slot2.or(slot3)  // m
    if mark2.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark2, _kvKeys, rule: 2, scan)
      do throws(KVMap.CodingFailure) { out.second = try kv.consumeNullOrEmptyElement() ? nil : kv.int() } catch { try kv.recover(error, from: mark2) }
      kv.rewind(to: back)
    } else if mark2.isNull {
      out.second = nil
    }
    let mark3: KVMap.ValuePosition = slot2.or(slot4)  // o
    if mark3.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark3, _kvKeys, rule: 6, scan)
      do throws(KVMap.CodingFailure) { out.again = try kv.consumeNullOrEmptyElement() ? nil : kv.int() } catch { try kv.recover(error, from: mark3) }
      kv.rewind(to: back)
    } else if mark3.isNull {
      out.again = nil
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Alternatives {
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

nonisolated extension AlternativePart {
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

nonisolated extension Spellings {
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

nonisolated extension LastAlternatives {
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

nonisolated extension SharedAlternatives {
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

// MARK: - Key tables, which only KVMap reads

nonisolated extension Alternatives {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{f}\0\"\0\u{13}\0\u{19}\0\0\0\u{8}\0\0\0\0\0\u{15}\0\u{1f}\0\0\0\0\0\u{6}\0\0\0\0\0\0\0\u{11}\0\0\0\r\0\u{1c}\0\u{1}\0\u{4}\0\u{b}\0\0\0\0\0\0\0\0\0\0\0\0\0\u{17}\0\t\0\0\0\0\0\0\0full_text\"\0\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0text\"\0\0\0\u{7}\0\0\u{2}\0\0\0\0profile\"\t\0\0\u{3}\0\0\0\0full name\"\0\0\0\0\0\0\u{4}\0\0\u{4}\0\0\0\0nick\"\0\0\0\u{1}\0\0\u{5}\0\0\0\0n\"\0\0\0\0\0\0\u{1}\0\0\u{6}\0\0\0\0m\"\0\0\0\0\0\0\u{1}\0\0\u{7}\0\0\0\0a\"\0\0\0\0\0\0\u{1}\0\0\u{8}\0\0\0\0b\"\0\0\0\0\0\0\u{5}\0\0\t\0\0\0\0links\"\0\0\u{4}\0\0\n\0\0\0\0link\"\0\0\0\u{8}\0\0\u{b}\0\0\0\0new_part\"\0\0\0\0\0\0\0\u{8}\0\0\u{c}\0\0\0\0old_part\"\0\0\0\0\0\0\0\t\0\0\r\0\0\0\0new_parts\"\0\0\0\0\0\0\u{5}\0\0\u{e}\0\0\0\0parts\"\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0x5582d37111ac529, wide: false, full: false, count: 15, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Alternatives\tAlternatives.kvmap\t1
        text\t+1\tfull_text
        text\t+1\ttext
        name\t+2\tprofile.name
        name\t+2\t\"full name\"
        name\t+2\tnick
        count\t+3\tn
        count\t+3\tm
        size\t+4\ta
        size\t+4\tb
        link\t+5\tlinks[0]
        link\t+5\tlink
        part\t+6\tnew_part
        part\t+6\told_part
        parts\t+7\tnew_parts
        parts\t+7\tparts
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Alternatives\tAlternatives.kvmap\t1
        name\t+2\tprofile.name
        """)
  }
}

nonisolated extension AlternativePart {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        AlternativePart\tAlternatives.kvmap\t11
        id\t+0\tid
        """)
  }
}

nonisolated extension Spellings {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{4}\0\0\0\0\0\u{7}\0\n\0\0\0\u{1}\0\0\0\n\0\0\0\0\0\0\0created_at\"\0\0\0\0\0\t\0\0\u{1}\0\0\0\0createdAt\"\0\0\0\0\0\0\t\0\0\u{2}\0\0\0\0user_name\"\0\0\0\0\0\0\u{8}\0\0\u{3}\0\0\0\0userName\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x2c829abe1f4532e1, wide: false, full: false, count: 4, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Spellings\tAlternatives.kvmap\t13
        createdAt\t+2\tcreated_at
        createdAt\t+2\tcreatedAt
        userName\t+3\tuser_name
        userName\t+3\tuserName
        """)
  }
}

nonisolated extension LastAlternatives {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\t\0\0\0\0\0\u{b}\0\0\0\0\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0\u{1}\0\u{7}\0\u{1}\0\0\0\0\0\0\0x\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0y\"\0\0\0\0\0\0\u{1}\0\0\u{2}\0\0\0\0p\"\0\0\0\0\0\0\u{1}\0\0\u{3}\0\0\0\0r\"\0\0\0\0\0\0\u{1}\0\0\u{4}\0\0\0\0s\"\0\0\0\0\0\0\u{1}\0\0\u{5}\0\0\0\0t\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6c45d188009454f, wide: false, full: false, count: 6, required: 0,
      unknown: .ignore, duplicates: .last,
      rules: """
        LastAlternatives\tAlternatives.kvmap\t20
        a\t+2\tx
        a\t+2\ty
        b\t+3\tp.q
        b\t+3\tr
        c\t+4\ts
        c\t+4\tt
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0q\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .last,
      rules: """
        LastAlternatives\tAlternatives.kvmap\t20
        b\t+3\tp.q
        """)
  }
}

nonisolated extension SharedAlternatives {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{5}\0\0\0\u{7}\0\0\0\0\0\t\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{3}\0\u{1}\0\0\0\0\0\0\0k\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0l\"\0\0\0\0\0\0\u{1}\0\0\u{2}\0\0\0\0m\"\0\0\0\0\0\0\u{1}\0\0\u{3}\0\0\0\0n\"\0\0\0\0\0\0\u{1}\0\0\u{4}\0\0\0\0o\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6c45d188009454f, wide: false, full: false, count: 5, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SharedAlternatives\tAlternatives.kvmap\t28
        plain\t+1\tk
        first\t+2\tl
        second\t+3\tm
        second\t+3\tn
        again\t+4\to
        first\t+2\tk
        again\t+4\tm
        """)
  }
}
