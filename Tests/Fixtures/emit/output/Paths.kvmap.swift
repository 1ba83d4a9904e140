// Generated from Paths.kvmap. Do not edit.
// kvmap format 1, input b7878f95dfeae788, body f6cdc24a17dc0a46
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

nonisolated struct Paths: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int
  var first: Swift.String
  var last: Swift.Optional<Swift.String>
  var nick: Swift.String
  var born: Swift.Optional<Swift.Int>
  var avatar: Swift.Optional<Swift.String>
  var second: Swift.Optional<Swift.Int>
  var tag: Swift.String
  var lastTag: Swift.Optional<Swift.String>
  var beforeLast: Swift.Optional<PathPart>
  var cell: Swift.Optional<Swift.Int>
  var dotted: Swift.Optional<Swift.Int>

  init(
    id: Swift.Int,
    first: Swift.String,
    last: Swift.String? = nil,
    nick: Swift.String = "none",
    born: Swift.Int? = 1900,
    avatar: Swift.String? = nil,
    second: Swift.Int? = nil,
    tag: Swift.String,
    lastTag: Swift.String? = nil,
    beforeLast: PathPart? = nil,
    cell: Swift.Int? = nil,
    dotted: Swift.Int? = nil
  ) {
    self.id = id
    self.first = first
    self.last = last
    self.nick = nick
    self.born = born
    self.avatar = avatar
    self.second = second
    self.tag = tag
    self.lastTag = lastTag
    self.beforeLast = beforeLast
    self.cell = cell
    self.dotted = dotted
  }
}

nonisolated struct PathPart: Swift.Sendable, Swift.Hashable {
  var n: Swift.Int

  init(n: Swift.Int) {
    self.n = n
  }
}

nonisolated struct SharedKeys: Swift.Sendable, Swift.Hashable {
  var text: Swift.String
  var again: Swift.String
  var number: Swift.Optional<Swift.Int>
  var whole: Swift.Optional<SharedPart>
  var name: Swift.Optional<Swift.String>

  init(
    text: Swift.String,
    again: Swift.String,
    number: Swift.Int? = nil,
    whole: SharedPart? = nil,
    name: Swift.String? = nil
  ) {
    self.text = text
    self.again = again
    self.number = number
    self.whole = whole
    self.name = name
  }
}

nonisolated struct SharedPart: Swift.Sendable, Swift.Hashable {
  var name: Swift.Optional<Swift.String>

  init(name: Swift.String? = nil) {
    self.name = name
  }
}

nonisolated struct PathLast: Swift.Sendable, Swift.Hashable {
  var a: Swift.Int
  var b: Swift.Optional<Swift.Int>
  var c: Swift.Int
  var part: SharedPart

  init(a: Swift.Int, b: Swift.Int? = nil, c: Swift.Int = 3, part: SharedPart) {
    self.a = a
    self.b = b
    self.c = c
    self.part = part
  }
}

nonisolated struct PathEnds: Swift.Sendable, Swift.Hashable {
  var first: Swift.Int
  var second: Swift.Optional<Swift.Int>
  var third: Swift.Optional<Swift.String>
  var x: Swift.Optional<Swift.Int>
  var y: Swift.Optional<Swift.Int>
  var deep: Swift.Optional<Swift.Int>
  var deeper: Swift.Optional<Swift.Int>
  var field: KVMap.PatchField<Swift.Int>

  init(
    first: Swift.Int,
    second: Swift.Int? = nil,
    third: Swift.String? = nil,
    x: Swift.Int? = nil,
    y: Swift.Int? = nil,
    deep: Swift.Int? = nil,
    deeper: Swift.Int? = nil,
    field: KVMap.PatchField<Swift.Int> = .absent
  ) {
    self.first = first
    self.second = second
    self.third = third
    self.x = x
    self.y = y
    self.deep = deep
    self.deeper = deeper
    self.field = field
  }
}

nonisolated struct PathNulls: Swift.Sendable, Swift.Hashable {
  var first: Swift.Int
  var second: Swift.Optional<Swift.Int>

  init(first: Swift.Int, second: Swift.Int? = nil) {
    self.first = first
    self.second = second
  }
}

nonisolated struct PathDefaults: Swift.Sendable {
  var direct: Swift.Optional<Swift.Int>
  var deep: Swift.Optional<Swift.String>
  var element: Swift.Optional<Swift.Int>
  var end: Swift.Optional<Swift.Int>
  var inner: Swift.Optional<Swift.Double>
  var list: Swift.Optional<[Swift.Int]>
  var number: Swift.Optional<Date>
  var parts: Swift.Optional<KVMap.LazyDecodedArray<PathPart>>
  var only: Swift.Optional<Swift.Int>
  var nothing: Swift.Optional<Swift.Int>

  init(
    direct: Swift.Int? = 1,
    deep: Swift.String? = "x",
    element: Swift.Int? = 2,
    end: Swift.Int? = nil,
    inner: Swift.Double? = 0.5,
    list: [Swift.Int]? = [1],
    number: Date? = .init(timeIntervalSince1970: 1334362807.0),
    parts: KVMap.LazyDecodedArray<PathPart>? = [],
    only: Swift.Int? = 4,
    nothing: Swift.Int? = nil
  ) {
    self.direct = direct
    self.deep = deep
    self.element = element
    self.end = end
    self.inner = inner
    self.list = list
    self.number = number
    self.parts = parts
    self.only = only
    self.nothing = nothing
  }
}

nonisolated struct PathFields: Swift.Sendable, Swift.Hashable {
  var element: KVMap.PatchField<Swift.Int>
  var inner: KVMap.PatchField<Swift.Int>
  var number: Swift.Optional<Swift.Int>
  var first: KVMap.PatchField<Swift.Int>
  var second: KVMap.PatchField<Swift.Int>

  init(
    element: KVMap.PatchField<Swift.Int> = .absent,
    inner: KVMap.PatchField<Swift.Int> = .absent,
    number: Swift.Int? = nil,
    first: KVMap.PatchField<Swift.Int> = .absent,
    second: KVMap.PatchField<Swift.Int> = .absent
  ) {
    self.element = element
    self.inner = inner
    self.number = number
    self.first = first
    self.second = second
  }
}

// MARK: - Mappings

nonisolated extension Paths: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Paths {
    Paths(id: 0, first: "", tag: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Paths, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var has1: Swift.Bool = false
    var has7: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &out.id)  // id
        case 1:  // name.first
          if try kv.consumeNull() {
            has1 = true
            try kv.reportNull(_kvKeys, rule: 1, scan)
            out.last = nil
            out.nick = "none"
            out.born = nil
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0:  // name.first
                  has1 = true
                  kv.string(into: &out.first)
                case 1: kv.string(orNil: &out.last)
                case 2:
                  if try kv.consumeNull() {
                    out.nick = "none"
                    out.born = nil
                  } else {
                    var scan2: KVMap.ObjectState = .init(updating: updating)
                    var key2: Swift.Int = try kv.beginObject(_kvKeys_2, &scan2)
                    while key2 >= 0 {
                      do throws(KVMap.CodingFailure) {
                        switch key2 {
                        case 0: out.nick = try kv.consumeNull() ? "none" : kv.string()
                        case 1: kv.int(orNil: &out.born)
                        default: try kv.skip()
                        }
                      } catch { try kv.recover(error, &scan2) }
                      key2 = try kv.nextKey(_kvKeys_2, &scan2)
                    }
                  }
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        case 2:  // images[0].src
          if try kv.consumeNull() {
            out.avatar = nil
            out.second = nil
          } else if try kv.beginArray() {
            var index0: Swift.Int = 0
            repeat {
              switch index0 {
              case 0:  // images[0].src
                if try kv.consumeNull() {
                  out.avatar = nil
                } else {
                  var scan3: KVMap.ObjectState = .init(updating: updating)
                  var key3: Swift.Int = try kv.beginObject(_kvKeys_3, &scan3)
                  while key3 >= 0 {
                    switch key3 {
                    case 0: kv.string(orNil: &out.avatar)  // images[0].src
                    default: break
                    }
                    key3 = try kv.nextKey(_kvKeys_3, &scan3)
                  }
                }
              case 1:
                if try kv.consumeNull() {
                  out.second = nil
                } else {
                  var scan4: KVMap.ObjectState = .init(updating: updating)
                  var key4: Swift.Int = try kv.beginObject(_kvKeys_4, &scan4)
                  while key4 >= 0 {
                    switch key4 {
                    case 0: kv.int(orNil: &out.second)
                    default: break
                    }
                    key4 = try kv.nextKey(_kvKeys_4, &scan4)
                  }
                }
              default: try kv.skip()
              }
              index0 &+= 1
            } while try kv.nextElement()
          }
        case 3:  // tags[0]
          if try kv.consumeNull() {
            has7 = true
            try kv.reportNull(_kvKeys, rule: 3, scan)
            out.lastTag = nil
          } else if try kv.beginArray() {
            var index1: Swift.Int = 0
            var last1_1: KVMap.ValuePosition = .none
            repeat {
              let element: KVMap.ValuePosition = kv.mark()
              switch index1 {
              case 0:  // tags[0]
                has7 = true
                out.tag = try kv.string()
                kv.rewind(to: element)
              default: break
              }
              index1 &+= 1
              last1_1 = try kv.deferValue()
            } while try kv.nextElement()
            if last1_1.isValue {
              let back: KVMap.ValuePosition = kv.seek(to: last1_1, _kvKeys, rule: 7, scan)
              do throws(KVMap.CodingFailure) {
                out.lastTag = try kv.consumeNull() ? nil : kv.string()
              } catch { try kv.recover(error, from: last1_1) }
              kv.rewind(to: back)
            } else if last1_1.isNull {
              out.lastTag = nil
            }
          }
        case 4:  // parts[-2].part
          if try kv.consumeNull() {
            out.beforeLast = nil
          } else if try kv.beginArray() {
            var last2_1: KVMap.ValuePosition = .none
            var last2_2: KVMap.ValuePosition = .none
            repeat {
              last2_2 = last2_1
              last2_1 = try kv.deferValue()
            } while try kv.nextElement()
            if last2_2.isValue {
              let back: KVMap.ValuePosition = kv.seek(to: last2_2, _kvKeys, rule: 4, scan)
              do throws(KVMap.CodingFailure) {
                if try kv.consumeNull() {
                  out.beforeLast = nil
                } else {
                  var scan5: KVMap.ObjectState = .init(updating: updating)
                  var key5: Swift.Int = try kv.beginObject(_kvKeys_5, &scan5)
                  while key5 >= 0 {
                    switch key5 {
                    case 0: kv.object(orNil: &out.beforeLast, updating: updating)  // parts[-2].part
                    default: break
                    }
                    key5 = try kv.nextKey(_kvKeys_5, &scan5)
                  }
                }
              } catch { try kv.recover(error, from: last2_2) }
              kv.rewind(to: back)
            } else if last2_2.isNull {
              out.beforeLast = nil
            }
          }
        case 5:  // grid[1][0]
          if try kv.consumeNull() {
            out.cell = nil
          } else if try kv.beginArray() {
            var index3: Swift.Int = 0
            repeat {
              switch index3 {
              case 1:  // grid[1][0]
                if try kv.consumeNull() {
                  out.cell = nil
                } else if try kv.beginArray() {
                  var index4: Swift.Int = 0
                  repeat {
                    switch index4 {
                    case 0: out.cell = try kv.consumeNullOrEmptyElement() ? nil : kv.int()  // grid[1][0]
                    default: try kv.skip()
                    }
                    index4 &+= 1
                  } while try kv.nextElement()
                }
              default: try kv.skip()
              }
              index3 &+= 1
            } while try kv.nextElement()
          }
        case 6:  // "a.b"."c d".@e
          if try kv.consumeNull() {
            out.dotted = nil
          } else {
            var scan6: KVMap.ObjectState = .init(updating: updating)
            var key6: Swift.Int = try kv.beginObject(_kvKeys_6, &scan6)
            while key6 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key6 {
                case 0:  // "a.b"."c d".@e
                  if try kv.consumeNull() {
                    out.dotted = nil
                  } else {
                    var scan7: KVMap.ObjectState = .init(updating: updating)
                    var key7: Swift.Int = try kv.beginObject(_kvKeys_7, &scan7)
                    while key7 >= 0 {
                      switch key7 {
                      case 0: kv.int(orNil: &out.dotted)  // "a.b"."c d".@e
                      default: break
                      }
                      key7 = try kv.nextKey(_kvKeys_7, &scan7)
                    }
                  }
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan6) }
              key6 = try kv.nextKey(_kvKeys_6, &scan6)
            }
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has1 { try kv.reportMissing(_kvKeys, rule: 1, scan) }
    if !has7 { try kv.reportMissing(_kvKeys, rule: 3, scan) }
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    let begun0: Swift.Int = kv.beginOptionalObject("\"name\":")
    kv.string("\"first\":", self.first)
    kv.string("\"last\":", ifPresent: self.last)
    let begun1: Swift.Int = kv.beginOptionalObject("\"other\":")
    kv.string("\"nick\":", self.nick)
    if let value = self.born { kv.key("\"born\":"); kv.int(value) } else { kv.key("\"born\":"); kv.null() }
    kv.endOptionalObject(begun1)
    kv.endOptionalObject(begun0)
    var has2: Swift.Bool = false
    if self.avatar != nil { has2 = true }
    if self.second != nil { has2 = true }
    if has2 {
      kv.key("\"images\":")
      kv.beginArray()
      var end3: Swift.Int = kv.elementsEnd
      if self.avatar != nil {
        kv.beginObject()
        kv.string("\"src\":", ifPresent: self.avatar)
        kv.endObject()
      } else {
        kv.null()
      }
      if self.avatar != nil { end3 = kv.elementsEnd }
      if self.second != nil {
        kv.beginObject()
        kv.int("\"width\":", ifPresent: self.second)
        kv.endObject()
      } else {
        kv.null()
      }
      if self.second != nil { end3 = kv.elementsEnd }
      kv.endArray(behind: end3)
    }
    let begun4: Swift.Int = kv.beginOptionalObject("\"a.b\":")
    let begun5: Swift.Int = kv.beginOptionalObject("\"c d\":")
    kv.int("\"@e\":", ifPresent: self.dotted)
    kv.endOptionalObject(begun5)
    kv.endOptionalObject(begun4)
    kv.endObject()
  }
}

nonisolated extension PathPart: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: PathPart {
    PathPart(n: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout PathPart, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.n)  // n
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"n\":", self.n)
    kv.endObject()
  }
}

nonisolated extension SharedKeys: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SharedKeys {
    SharedKeys(text: "", again: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SharedKeys, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // value
          let start: KVMap.ValuePosition = kv.mark()
          out.text = try kv.string()
          _ = kv.seek(to: start, _kvKeys, rule: 2, scan)
          out.again = try kv.string()
          _ = kv.seek(to: start, _kvKeys, rule: 3, scan)
          out.number = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()
        case 1:  // part
          let start: KVMap.ValuePosition = kv.mark()
          try SharedPart._kvDecode(&kv, intoOptional: &out.whole, updating: updating)
          kv.rewind(to: start)
          if try kv.consumeNull() {
            out.name = nil
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              switch key1 {
              case 0: kv.string(orNil: &out.name)
              default: break
              }
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
    kv.string("\"value\":", self.text)
    let begun0: Swift.Int = kv.beginOptionalObject("\"part\":")
    kv.string("\"name\":", ifPresent: self.name)
    kv.endOptionalObject(begun0)
    kv.endObject()
  }
}

nonisolated extension SharedPart: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SharedPart {
    SharedPart()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SharedPart, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(orNil: &out.name)  // name
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", ifPresent: self.name)
    kv.endObject()
  }
}

nonisolated extension PathLast: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: PathLast {
    PathLast(a: 0, part: SharedPart._kvPlaceholder)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout PathLast, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var has0: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // p.a
          has0 = false
          if !updating { out.a = 0 }
          if !updating { out.b = nil }
          if !updating { out.c = 3 }
          if try kv.consumeNull() {
            has0 = true
            try kv.reportNull(_kvKeys, rule: 0, scan)
            out.b = nil
            out.c = 3
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0:  // p.a
                  has0 = true
                  kv.int(into: &out.a)
                case 1: kv.int(orNil: &out.b)
                case 2:
                  if !updating { out.c = 3 }
                  if try kv.consumeNull() {
                    out.c = 3
                  } else {
                    var scan2: KVMap.ObjectState = .init(updating: updating)
                    var key2: Swift.Int = try kv.beginObject(_kvKeys_2, &scan2)
                    while key2 >= 0 {
                      do throws(KVMap.CodingFailure) {
                        switch key2 {
                        case 0: out.c = try kv.consumeNull() ? 3 : kv.int()
                        default: try kv.skip()
                        }
                      } catch { try kv.recover(error, &scan2) }
                      key2 = try kv.nextKey(_kvKeys_2, &scan2)
                    }
                  }
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        case 1:  // part
          if !updating { out.part = SharedPart._kvPlaceholder }
          kv.object(into: &out.part, updating: updating)
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has0 { try kv.reportMissing(_kvKeys, rule: 0, scan) }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    let begun0: Swift.Int = kv.beginOptionalObject("\"p\":")
    kv.int("\"a\":", self.a)
    kv.int("\"b\":", ifPresent: self.b)
    let begun1: Swift.Int = kv.beginOptionalObject("\"q\":")
    kv.int("\"c\":", self.c)
    kv.endOptionalObject(begun1)
    kv.endOptionalObject(begun0)
    kv.key("\"part\":"); try self.part._kvEncode(&kv)
    kv.endObject()
  }
}

nonisolated extension PathEnds: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: PathEnds {
    PathEnds(first: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout PathEnds, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var has0: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // c[0]
          if try kv.consumeNull() {
            has0 = true
            try kv.reportNull(_kvKeys, rule: 0, scan)
            out.second = nil
            out.third = nil
          } else if try kv.beginArray() {
            var index0: Swift.Int = 0
            repeat {
              switch index0 {
              case 0:  // c[0]
                has0 = true
                out.first = try kv.int()
              case 1: out.second = try kv.consumeNullOrEmptyElement() ? nil : kv.int()
              case 2: out.third = try kv.consumeNull() ? nil : kv.string()
              default: try kv.skip()
              }
              index0 &+= 1
            } while try kv.nextElement()
          }
        case 1:  // d[0].x
          if try kv.consumeNull() {
            out.x = nil
            out.y = nil
          } else if try kv.beginArray() {
            var index1: Swift.Int = 0
            repeat {
              switch index1 {
              case 0:  // d[0].x
                if try kv.consumeNull() {
                  out.x = nil
                } else {
                  var scan1: KVMap.ObjectState = .init(updating: updating)
                  var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
                  while key1 >= 0 {
                    switch key1 {
                    case 0: kv.int(orNil: &out.x)  // d[0].x
                    default: break
                    }
                    key1 = try kv.nextKey(_kvKeys_1, &scan1)
                  }
                }
              case 1:
                if try kv.consumeNull() {
                  out.y = nil
                } else {
                  var scan2: KVMap.ObjectState = .init(updating: updating)
                  var key2: Swift.Int = try kv.beginObject(_kvKeys_2, &scan2)
                  while key2 >= 0 {
                    switch key2 {
                    case 0: kv.int(orNil: &out.y)
                    default: break
                    }
                    key2 = try kv.nextKey(_kvKeys_2, &scan2)
                  }
                }
              default: try kv.skip()
              }
              index1 &+= 1
            } while try kv.nextElement()
          }
        case 2:  // e[0][0]
          if try kv.consumeNull() {
            out.deep = nil
            out.deeper = nil
          } else if try kv.beginArray() {
            var index2: Swift.Int = 0
            repeat {
              switch index2 {
              case 0:  // e[0][0]
                if try kv.consumeNull() {
                  out.deep = nil
                  out.deeper = nil
                } else if try kv.beginArray() {
                  var index3: Swift.Int = 0
                  repeat {
                    switch index3 {
                    case 0: out.deep = try kv.consumeNullOrEmptyElement() ? nil : kv.int()  // e[0][0]
                    case 1: out.deeper = try kv.consumeNullOrEmptyElement() ? nil : kv.int()
                    default: try kv.skip()
                    }
                    index3 &+= 1
                  } while try kv.nextElement()
                }
              default: try kv.skip()
              }
              index2 &+= 1
            } while try kv.nextElement()
          }
        case 3:  // f[0]
          if try kv.consumeNull() {
            out.field = .null
          } else if try kv.beginArray() {
            var index4: Swift.Int = 0
            repeat {
              switch index4 {
              case 0: out.field = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // f[0]
              default: try kv.skip()
              }
              index4 &+= 1
            } while try kv.nextElement()
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has0 { try kv.reportMissing(_kvKeys, rule: 0, scan) }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"c\":")
    kv.beginArray()
    kv.int(self.first)
    var end1: Swift.Int = kv.elementsEnd
    if let value0 = self.second {
      kv.int(value0)
    } else { kv.null() }
    if self.second != nil { end1 = kv.elementsEnd }
    if let value0 = self.third {
      kv.string(value0)
    } else { kv.null() }
    if self.third != nil { end1 = kv.elementsEnd }
    kv.endArray(behind: end1)
    var has2: Swift.Bool = false
    if self.x != nil { has2 = true }
    if self.y != nil { has2 = true }
    if has2 {
      kv.key("\"d\":")
      kv.beginArray()
      var end3: Swift.Int = kv.elementsEnd
      if self.x != nil {
        kv.beginObject()
        kv.int("\"x\":", ifPresent: self.x)
        kv.endObject()
      } else {
        kv.null()
      }
      if self.x != nil { end3 = kv.elementsEnd }
      if self.y != nil {
        kv.beginObject()
        kv.int("\"y\":", ifPresent: self.y)
        kv.endObject()
      } else {
        kv.null()
      }
      if self.y != nil { end3 = kv.elementsEnd }
      kv.endArray(behind: end3)
    }
    var has4: Swift.Bool = false
    if self.deep != nil { has4 = true }
    if self.deeper != nil { has4 = true }
    if has4 {
      kv.key("\"e\":")
      kv.beginArray()
      kv.beginArray()
      var end5: Swift.Int = kv.elementsEnd
      if let value0 = self.deep {
        kv.int(value0)
      } else { kv.null() }
      if self.deep != nil { end5 = kv.elementsEnd }
      if let value0 = self.deeper {
        kv.int(value0)
      } else { kv.null() }
      if self.deeper != nil { end5 = kv.elementsEnd }
      kv.endArray(behind: end5)
      kv.endArray()
    }
    var has6: Swift.Bool = false
    if !self.field.isAbsent { has6 = true }
    if has6 {
      kv.key("\"f\":")
      kv.beginArray()
      if case .value(let value0) = self.field {
        kv.int(value0)
      } else { kv.null() }
      kv.endArray()
    }
    kv.endObject()
  }
}

nonisolated extension PathNulls: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: PathNulls {
    PathNulls(first: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout PathNulls, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var has0: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // c[0]
          if try kv.consumeNull() {
            has0 = true
            try kv.reportNull(_kvKeys, rule: 0, scan)
            out.second = nil
          } else if try kv.beginArray() {
            var index0: Swift.Int = 0
            repeat {
              switch index0 {
              case 0:  // c[0]
                has0 = true
                out.first = try kv.int()
              case 1: out.second = try kv.consumeNullOrEmptyElement() ? nil : kv.int()
              default: try kv.skip()
              }
              index0 &+= 1
            } while try kv.nextElement()
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has0 { try kv.reportMissing(_kvKeys, rule: 0, scan) }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"c\":")
    kv.beginArray()
    kv.int(self.first)
    if let value0 = self.second {
      kv.int(value0)
    } else { kv.null() }
    kv.endArray()
    kv.endObject()
  }
}

nonisolated extension PathDefaults: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: PathDefaults {
    PathDefaults()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout PathDefaults, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(orNil: &out.direct)  // a
        case 1:  // b.c
          if try kv.consumeNull() {
            out.deep = nil
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              switch key1 {
              case 0: kv.string(orNil: &out.deep)  // b.c
              default: break
              }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        case 2:  // d[0]
          if try kv.consumeNull() {
            out.element = nil
            out.end = nil
          } else if try kv.beginArray() {
            var index0: Swift.Int = 0
            repeat {
              switch index0 {
              case 0: out.element = try kv.consumeNullOrEmptyElement() ? nil : kv.int()  // d[0]
              case 1: out.end = try kv.consumeNullOrEmptyElement() ? nil : kv.int()
              default: try kv.skip()
              }
              index0 &+= 1
            } while try kv.nextElement()
          }
        case 3:  // e[0].f
          if try kv.consumeNull() {
            out.inner = nil
          } else if try kv.beginArray() {
            var index1: Swift.Int = 0
            repeat {
              switch index1 {
              case 0:  // e[0].f
                if try kv.consumeNull() {
                  out.inner = nil
                } else {
                  var scan2: KVMap.ObjectState = .init(updating: updating)
                  var key2: Swift.Int = try kv.beginObject(_kvKeys_2, &scan2)
                  while key2 >= 0 {
                    switch key2 {
                    case 0: kv.double(orNil: &out.inner)  // e[0].f
                    default: break
                    }
                    key2 = try kv.nextKey(_kvKeys_2, &scan2)
                  }
                }
              default: try kv.skip()
              }
              index1 &+= 1
            } while try kv.nextElement()
          }
        case 4: kv.ints(orNil: &out.list)  // g
        case 5: out.number = try kv.consumeNullOrEmptyElement() ? nil : kv.epochSeconds(lenient: false)  // h
        case 6: out.parts = try kv.consumeNullOrEmptyText() ? nil : kv.lazyArray(_kvKeys, rule: 0) { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in try PathPart._kvDecode(&kv, replacing: nil) }  // i
        case 7: kv.int(orNil: &out.nothing)  // k
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.direct { kv.key("\"a\":"); kv.int(value) } else { kv.key("\"a\":"); kv.null() }
    let begun0: Swift.Int = kv.beginOptionalObject("\"b\":")
    if let value = self.deep { kv.key("\"c\":"); kv.string(value) } else { kv.key("\"c\":"); kv.null() }
    kv.endOptionalObject(begun0)
    kv.key("\"d\":")
    kv.beginArray()
    if let value0 = self.element {
      kv.int(value0)
    } else { kv.null() }
    var end2: Swift.Int = kv.elementsEnd
    if let value0 = self.end {
      kv.int(value0)
    } else { kv.null() }
    if self.end != nil { end2 = kv.elementsEnd }
    kv.endArray(behind: end2)
    kv.key("\"e\":")
    kv.beginArray()
    kv.beginObject()
    if let value = self.inner { kv.key("\"f\":"); try kv.double(value) } else { kv.key("\"f\":"); kv.null() }
    kv.endObject()
    kv.endArray()
    if let value = self.list { kv.key("\"g\":"); kv.array(value) } else { kv.key("\"g\":"); kv.null() }
    if let value = self.number { kv.key("\"h\":"); try kv.epochSeconds(value) } else { kv.key("\"h\":"); kv.null() }
    if let value = self.parts {
      kv.key("\"i\":")
      try kv.lazyArray(value) { (kv: inout KVMap.JSONWriter, value0: PathPart) throws(KVMap.CodingFailure) in
        try value0._kvEncode(&kv)
      }
    } else { kv.key("\"i\":"); kv.null() }
    kv.int("\"j\":", ifPresent: self.only)
    kv.int("\"k\":", ifPresent: self.nothing)
    kv.endObject()
  }
}

nonisolated extension PathFields: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: PathFields {
    PathFields()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout PathFields, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // a[0]
          if try kv.consumeNull() {
            out.element = .null
          } else if try kv.beginArray() {
            var index0: Swift.Int = 0
            repeat {
              switch index0 {
              case 0: out.element = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // a[0]
              default: try kv.skip()
              }
              index0 &+= 1
            } while try kv.nextElement()
          }
        case 1:  // b[0].c
          if try kv.consumeNull() {
            out.inner = .null
            out.number = nil
          } else if try kv.beginArray() {
            var index1: Swift.Int = 0
            repeat {
              switch index1 {
              case 0:  // b[0].c
                if try kv.consumeNull() {
                  out.inner = .null
                  out.number = nil
                } else {
                  var scan1: KVMap.ObjectState = .init(updating: updating)
                  var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
                  while key1 >= 0 {
                    do throws(KVMap.CodingFailure) {
                      switch key1 {
                      case 0: out.inner = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // b[0].c
                      case 1: kv.int(orNil: &out.number)
                      default: try kv.skip()
                      }
                    } catch { try kv.recover(error, &scan1) }
                    key1 = try kv.nextKey(_kvKeys_1, &scan1)
                  }
                }
              default: try kv.skip()
              }
              index1 &+= 1
            } while try kv.nextElement()
          }
        case 2:  // e[0]
          if try kv.consumeNull() {
            out.first = .null
            out.second = .null
          } else if try kv.beginArray() {
            var index2: Swift.Int = 0
            repeat {
              switch index2 {
              case 0: out.first = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())  // e[0]
              case 1: out.second = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.int())
              default: try kv.skip()
              }
              index2 &+= 1
            } while try kv.nextElement()
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    var has0: Swift.Bool = false
    if !self.element.isAbsent { has0 = true }
    if has0 {
      kv.key("\"a\":")
      kv.beginArray()
      if case .value(let value0) = self.element {
        kv.int(value0)
      } else { kv.null() }
      kv.endArray()
    }
    kv.key("\"b\":")
    kv.beginArray()
    kv.beginObject()
    switch self.inner {
    case .absent: break
    case .null: kv.key("\"c\":"); kv.null()
    case .value(let value): kv.key("\"c\":"); kv.int(value)
    }
    if let value = self.number { kv.key("\"d\":"); kv.int(value) } else { kv.key("\"d\":"); kv.null() }
    kv.endObject()
    kv.endArray()
    var has2: Swift.Bool = false
    if !self.first.isAbsent { has2 = true }
    if !self.second.isAbsent { has2 = true }
    if has2 {
      kv.key("\"e\":")
      kv.beginArray()
      var end3: Swift.Int = kv.elementsEnd
      if case .value(let value0) = self.first {
        kv.int(value0)
      } else { kv.null() }
      if !self.first.isAbsent { end3 = kv.elementsEnd }
      if case .value(let value0) = self.second {
        kv.int(value0)
      } else { kv.null() }
      if !self.second.isAbsent { end3 = kv.elementsEnd }
      kv.endArray(behind: end3)
    }
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Paths {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.first, right.first),
      KVMap._kvAreEqual(left.last, right.last),
      KVMap._kvAreEqual(left.nick, right.nick),
      KVMap._kvAreEqual(left.born, right.born),
      KVMap._kvAreEqual(left.avatar, right.avatar),
      KVMap._kvAreEqual(left.second, right.second),
      KVMap._kvAreEqual(left.tag, right.tag),
      KVMap._kvAreEqual(left.lastTag, right.lastTag),
      KVMap._kvAreEqual(left.beforeLast, right.beforeLast),
      KVMap._kvAreEqual(left.cell, right.cell),
      KVMap._kvAreEqual(left.dotted, right.dotted)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.first.hash(into: &hasher)
    self.last.hash(into: &hasher)
    self.nick.hash(into: &hasher)
    self.born.hash(into: &hasher)
    self.avatar.hash(into: &hasher)
    self.second.hash(into: &hasher)
    self.tag.hash(into: &hasher)
    self.lastTag.hash(into: &hasher)
    self.beforeLast.hash(into: &hasher)
    self.cell.hash(into: &hasher)
    self.dotted.hash(into: &hasher)
  }
}

nonisolated extension PathPart {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.n, right.n)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.n.hash(into: &hasher)
  }
}

nonisolated extension SharedKeys {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.text, right.text),
      KVMap._kvAreEqual(left.again, right.again),
      KVMap._kvAreEqual(left.number, right.number),
      KVMap._kvAreEqual(left.whole, right.whole),
      KVMap._kvAreEqual(left.name, right.name)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.text.hash(into: &hasher)
    self.again.hash(into: &hasher)
    self.number.hash(into: &hasher)
    self.whole.hash(into: &hasher)
    self.name.hash(into: &hasher)
  }
}

nonisolated extension SharedPart {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
  }
}

nonisolated extension PathLast {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.a, right.a),
      KVMap._kvAreEqual(left.b, right.b),
      KVMap._kvAreEqual(left.c, right.c),
      KVMap._kvAreEqual(left.part, right.part)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.a.hash(into: &hasher)
    self.b.hash(into: &hasher)
    self.c.hash(into: &hasher)
    self.part.hash(into: &hasher)
  }
}

nonisolated extension PathEnds {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.first, right.first),
      KVMap._kvAreEqual(left.second, right.second),
      KVMap._kvAreEqual(left.third, right.third),
      KVMap._kvAreEqual(left.x, right.x),
      KVMap._kvAreEqual(left.y, right.y),
      KVMap._kvAreEqual(left.deep, right.deep),
      KVMap._kvAreEqual(left.deeper, right.deeper),
      KVMap._kvAreEqual(left.field, right.field)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.first.hash(into: &hasher)
    self.second.hash(into: &hasher)
    self.third.hash(into: &hasher)
    self.x.hash(into: &hasher)
    self.y.hash(into: &hasher)
    self.deep.hash(into: &hasher)
    self.deeper.hash(into: &hasher)
    self.field.hash(into: &hasher)
  }
}

nonisolated extension PathNulls {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.first, right.first),
      KVMap._kvAreEqual(left.second, right.second)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.first.hash(into: &hasher)
    self.second.hash(into: &hasher)
  }
}

nonisolated extension PathFields {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.element, right.element),
      KVMap._kvAreEqual(left.inner, right.inner),
      KVMap._kvAreEqual(left.number, right.number),
      KVMap._kvAreEqual(left.first, right.first),
      KVMap._kvAreEqual(left.second, right.second)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.element.hash(into: &hasher)
    self.inner.hash(into: &hasher)
    self.number.hash(into: &hasher)
    self.first.hash(into: &hasher)
    self.second.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Paths {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\t\0\u{3}\0\u{b}\0\0\0\0\0\0\0\0\0\u{5}\0\u{1}\0\r\0\0\0\0\0\0\0\0\0\0\0\u{7}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\u{6}\0\0\u{2}\0\0\0\0images\"\0\u{4}\0\0\u{3}\0\0\0\0tags\"\0\0\0\u{5}\0\0\u{4}\0\0\0\0parts\"\0\0\u{4}\0\0\u{5}\0\0\0\0grid\"\0\0\0\u{3}\0\0\u{6}\0\0\0\0a.b\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x1b39896a51a8749b, wide: false, full: false, count: 7, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Paths\tPaths.kvmap\t2
        id\t+1\tid
        first\t+2\tname.first
        avatar\t+6\timages[0].src
        tag\t+8\ttags[0]
        beforeLast\t+10\tparts[-2].part
        cell\t+11\tgrid[1][0]
        dotted\t+12\t\"a.b\".\"c d\".@e
        lastTag\t+9\ttags[-1]
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{5}\0\0\0\0\0\0\0\u{3}\0\0\0\u{5}\0\0\0\0\0\0\0first\"\0\0\u{4}\0\0\u{1}\0\0\0\0last\"\0\0\0\u{5}\0\0\u{2}\0\0\0\0other\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Paths\tPaths.kvmap\t2
        first\t+2\tname.first
        last\t+3\tname.last
        nick\t+4\tname.other.nick
        """)
  }

  private static var _kvKeys_2: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{3}\0\u{1}\0\u{4}\0\0\0\0\0\0\0nick\"\0\0\0\u{4}\0\0\u{1}\0\0\0\0born\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Paths\tPaths.kvmap\t2
        nick\t+4\tname.other.nick
        born\t+5\tname.other.born
        """)
  }

  private static var _kvKeys_3: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{3}\0\0\0\0\0\0\0src\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Paths\tPaths.kvmap\t2
        avatar\t+6\timages[0].src
        """)
  }

  private static var _kvKeys_4: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0width\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Paths\tPaths.kvmap\t2
        second\t+7\timages[1].width
        """)
  }

  private static var _kvKeys_5: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0part\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Paths\tPaths.kvmap\t2
        beforeLast\t+10\tparts[-2].part
        """)
  }

  private static var _kvKeys_6: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{3}\0\0\0\0\0\0\0c d\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Paths\tPaths.kvmap\t2
        dotted\t+12\t\"a.b\".\"c d\".@e
        """)
  }

  private static var _kvKeys_7: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\0\0@e\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Paths\tPaths.kvmap\t2
        dotted\t+12\t\"a.b\".\"c d\".@e
        """)
  }
}

nonisolated extension PathPart {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\u{1}\0n\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        PathPart\tPaths.kvmap\t17
        n\t+0\tn
        """)
  }
}

nonisolated extension SharedKeys {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{3}\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\u{4}\0\0\u{1}\0\0\0\0part\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SharedKeys\tPaths.kvmap\t20
        text\t+1\tvalue
        whole\t+4\tpart
        again\t+2\tvalue
        number\t+3\tvalue
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SharedKeys\tPaths.kvmap\t20
        name\t+5\tpart.name
        """)
  }
}

nonisolated extension SharedPart {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SharedPart\tPaths.kvmap\t28
        name\t+0\tname
        """)
  }
}

nonisolated extension PathLast {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{3}\0\u{1}\0\0\0\0\0\0\0p\"\0\0\0\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0part\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .last,
      rules: """
        PathLast\tPaths.kvmap\t30
        a\t+2\tp.a
        part\t+5\tpart
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{5}\0\0\0\u{3}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0a\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0b\"\0\0\0\0\0\0\u{1}\0\0\u{2}\0\0\0\0q\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .last,
      rules: """
        PathLast\tPaths.kvmap\t30
        a\t+2\tp.a
        b\t+3\tp.b
        c\t+4\tp.q.c
        """)
  }

  private static var _kvKeys_2: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0c\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .last,
      rules: """
        PathLast\tPaths.kvmap\t30
        c\t+4\tp.q.c
        """)
  }
}

nonisolated extension PathEnds {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{7}\0\0\0\0\0\0\0\u{1}\0\u{3}\0\0\0\u{5}\0\u{1}\0\0\0\0\0\0\0c\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0d\"\0\0\0\0\0\0\u{1}\0\0\u{2}\0\0\0\0e\"\0\0\0\0\0\0\u{1}\0\0\u{3}\0\0\0\0f\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6c45d188009454f, wide: false, full: false, count: 4, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        PathEnds\tPaths.kvmap\t39
        first\t+1\tc[0]
        x\t+4\td[0].x
        deep\t+6\te[0][0]
        field\t+8\tf[0]
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0x\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        PathEnds\tPaths.kvmap\t39
        x\t+4\td[0].x
        """)
  }

  private static var _kvKeys_2: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{1}\0\0\0\0\0\0\0y\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        PathEnds\tPaths.kvmap\t39
        y\t+5\td[1].y
        """)
  }
}

nonisolated extension PathNulls {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0c\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        PathNulls\tPaths.kvmap\t50
        first\t+0\tc[0]
        """)
  }
}

nonisolated extension PathDefaults {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\t\0\u{1}\0\u{b}\0\u{3}\0\0\0\r\0\0\0\0\0\u{5}\0\0\0\u{f}\0\u{7}\0\0\0\u{1}\0\0\0\0\0\0\0a\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0b\"\0\0\0\0\0\0\u{1}\0\0\u{2}\0\0\0\0d\"\0\0\0\0\0\0\u{1}\0\0\u{3}\0\0\0\0e\"\0\0\0\0\0\0\u{1}\0\0\u{4}\0\0\0\0g\"\0\0\0\0\0\0\u{1}\0\0\u{5}\0\0\0\0h\"\0\0\0\0\0\0\u{1}\0\0\u{6}\0\0\0\0i\"\0\0\0\0\0\0\u{1}\0\0\u{7}\0\0\0\0k\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6c45d188009454f, wide: false, full: false, count: 8, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        PathDefaults\tPaths.kvmap\t53
        direct\t+1\ta
        deep\t+2\tb.c
        element\t+3\td[0]
        inner\t+5\te[0].f
        list\t+6\tg
        number\t+7\th
        parts\t+8\ti
        nothing\t+10\tk
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0c\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        PathDefaults\tPaths.kvmap\t53
        deep\t+2\tb.c
        """)
  }

  private static var _kvKeys_2: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0f\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        PathDefaults\tPaths.kvmap\t53
        inner\t+5\te[0].f
        """)
  }
}

nonisolated extension PathFields {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{3}\0\0\0\0\0\0\0\u{5}\0\u{1}\0\0\0\0\0\0\0a\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0b\"\0\0\0\0\0\0\u{1}\0\0\u{2}\0\0\0\0e\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6c45d188009454f, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        PathFields\tPaths.kvmap\t67
        element\t+2\ta[0]
        inner\t+3\tb[0].c
        first\t+5\te[0]
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{1}\0\0\0\0\0\0\0c\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0d\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        PathFields\tPaths.kvmap\t67
        inner\t+3\tb[0].c
        number\t+4\tb[0].d
        """)
  }
}
