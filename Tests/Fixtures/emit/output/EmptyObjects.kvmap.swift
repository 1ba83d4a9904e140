// Generated from EmptyObjects.kvmap. Do not edit.
// kvmap format 1, input 3942054c45ba2f74, body a9da6eaffbe3037f
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated struct FoundPage: Swift.Sendable, Swift.Hashable {
  var user: Swift.Optional<FoundUser>
  var users: [FoundUser]
  var other: Swift.Optional<Other>
  var deep: Swift.Optional<FoundDeep>
  var kept: Swift.Optional<FoundKept>

  init(
    user: FoundUser? = nil,
    users: [FoundUser] = [],
    other: Other? = nil,
    deep: FoundDeep? = nil,
    kept: FoundKept? = nil
  ) {
    self.user = user
    self.users = users
    self.other = other
    self.deep = deep
    self.kept = kept
  }
}

nonisolated struct FoundUser: Swift.Sendable, Swift.Hashable {
  var name: Swift.Optional<Swift.String>
  var age: Swift.Int
  var key: Swift.Optional<Swift.String>
  var outer: Swift.Optional<KVMap.JSONObject>

  init(
    name: Swift.String? = nil,
    age: Swift.Int = 0,
    key: Swift.String? = nil,
    outer: KVMap.JSONObject? = nil
  ) {
    self.name = name
    self.age = age
    self.key = key
    self.outer = outer
  }
}

nonisolated struct Other: Swift.Sendable, Swift.Hashable {
  var name: Swift.Optional<Swift.String>

  init(name: Swift.String? = nil) {
    self.name = name
  }
}

nonisolated struct FoundDeep: Swift.Sendable, Swift.Hashable {
  var a: Swift.Optional<Swift.Int>
  var b: Swift.Optional<Swift.Int>
  var c: Swift.Optional<Swift.Int>
  var d: Swift.Optional<Swift.Int>
  var e: Swift.Optional<FoundPair>
  var f: Swift.Optional<[Swift.Int]>

  init(
    a: Swift.Int? = nil,
    b: Swift.Int? = nil,
    c: Swift.Int? = nil,
    d: Swift.Int? = nil,
    e: FoundPair? = nil,
    f: [Swift.Int]? = nil
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.e = e
    self.f = f
  }
}

nonisolated struct FoundPair: Swift.Sendable, Swift.Hashable {
  var left: Swift.Optional<Swift.Int>
  var right: Swift.Optional<Swift.Int>

  init(left: Swift.Int? = nil, right: Swift.Int? = nil) {
    self.left = left
    self.right = right
  }
}

nonisolated struct FoundKept: Swift.Sendable, Swift.Hashable {
  var id: Swift.Optional<Swift.Int>
  var more: KVMap.JSONObject

  init(id: Swift.Int? = nil, more: KVMap.JSONObject) {
    self.id = id
    self.more = more
  }
}

nonisolated class FoundShape: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  var name: Swift.String?

  init(name: Swift.String? = nil) {
    self.name = name
  }

  class var _kvUsesElementPosition: Swift.Bool { false }

  class var _kvOptions: KVMap.DecodingOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: FoundShape?
  ) throws(KVMap.CodingFailure) -> Swift.String? {
    var _0: Swift.String? = current?.name
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var isFound: Swift.Bool = false
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // name
          isFound = true
          _0 = try kv.consumeNull() ? nil : kv.string()
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !isFound { try kv.reportEmpty(_kvKeys, scan) }
    return _0
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    guard let current = current?.assumingMemoryBound(to: FoundShape.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: FoundShape?) throws(KVMap.CodingFailure) {
    let _0: Swift.String? = try Self._kvProperties(&kv, updating: current)
    self.name = _0
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "FoundShape") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", ifPresent: self.name)
    kv.endObject()
  }
}

nonisolated class Round: FoundShape {
  var radius: Swift.Double?

  init(name: Swift.String? = nil, radius: Swift.Double? = nil) {
    self.radius = radius
    super.init(name: name)
  }

  override class var _kvUsesElementPosition: Swift.Bool { false }

  override class var _kvOptions: KVMap.DecodingOptions { .init() }

  override class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: Round?
  ) throws(KVMap.CodingFailure) -> (Swift.String?, Swift.Double?) {
    var _0: Swift.String? = current?.name
    var _1: Swift.Double? = current?.radius
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var isFound: Swift.Bool = false
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // name
          isFound = true
          _0 = try kv.consumeNull() ? nil : kv.string()
        case 1:  // radius
          isFound = true
          _1 = try kv.consumeNullOrEmptyElement() ? nil : kv.double()
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !isFound { try kv.reportEmpty(_kvKeys, scan) }
    return (_0, _1)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: FoundShape?) throws(KVMap.CodingFailure) {
    let (_0, _1) = try Self._kvProperties(&kv, updating: current as? Round)
    self.radius = _1
    super.init(name: _0)
  }

  override class var _kvRoot: Swift.String { "" }

  override class var _kvXMLRoot: KVMap.XMLNames { .init(element: "Round") }

  override func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", ifPresent: self.name)
    try kv.double("\"radius\":", ifPresent: self.radius)
    kv.endObject()
  }
}

// MARK: - Mappings

nonisolated extension FoundPage: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: FoundPage {
    FoundPage()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout FoundPage, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var isFound: Swift.Bool = false
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    kv.enterParent(&scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // user
          isFound = true
          kv.object(orNil: &out.user, updating: updating)
        case 1:  // users
          isFound = true
          out.users = try kv.consumeNull() ? [] : kv.array(of: FoundUser.self)
        case 2:  // other
          isFound = true
          kv.object(orNil: &out.other, updating: updating)
        case 3:  // deep
          isFound = true
          kv.object(orNil: &out.deep, updating: updating)
        case 4:  // kept
          isFound = true
          kv.object(orNil: &out.kept, updating: updating)
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !isFound { try kv.reportEmpty(_kvKeys, scan) }
    kv.leaveParent(scan)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.user { kv.key("\"user\":"); try value._kvEncode(&kv) }
    try kv.array("\"users\":", self.users)
    if let value = self.other { kv.key("\"other\":"); try value._kvEncode(&kv) }
    if let value = self.deep { kv.key("\"deep\":"); try value._kvEncode(&kv) }
    if let value = self.kept { kv.key("\"kept\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension FoundUser: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: FoundUser {
    FoundUser()
  }

  static var _kvUsesElementPosition: Swift.Bool { true }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout FoundUser, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    let standing: KVMap.ElementPosition = kv.element()
    var scan: KVMap.ObjectState = .init(updating: updating)
    var isFound: Swift.Bool = false
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // name
          isFound = true
          kv.string(orNil: &out.name)
        case 1:  // age
          isFound = true
          out.age = try kv.consumeNull() ? 0 : kv.int()
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !isFound { try kv.reportEmpty(_kvKeys, scan) }
    let mark2: KVMap.ValuePosition = kv.key(of: standing)
    if mark2.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark2, _kvKeys, rule: 2, scan)
      do throws(KVMap.CodingFailure) { out.key = try kv.lenientString() } catch { try kv.recover(error, from: mark2) }
      kv.rewind(to: back)
    } else if mark2.isNull {
      out.key = nil
    }
    let back3: KVMap.ValuePosition = kv.mark()  // other
    do throws(KVMap.CodingFailure) {
      let mark3: KVMap.ValuePosition = try kv.parent("other", hops: 1, _kvKeys, rule: 3, scan)
      if mark3.isValue {
        kv.seekOutside(to: mark3, _kvKeys, rule: 3, scan)
        out.outer = try kv.consumeNullOrEmptyText() ? nil : kv.object()
        kv.rewind(to: back3)
      } else if mark3.isNull {
        out.outer = nil
      }
    } catch { try kv.recover(error, backTo: back3) }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", ifPresent: self.name)
    kv.int("\"age\":", self.age)
    kv.endObject()
  }
}

nonisolated extension Other: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Other {
    Other()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Other, updating: Swift.Bool
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

nonisolated extension FoundDeep: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: FoundDeep {
    FoundDeep()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout FoundDeep, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var slot2: KVMap.ValuePosition = .none
    var slot3: KVMap.ValuePosition = .none
    var slot4: KVMap.ValuePosition = .none
    var has3: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var isFound: Swift.Bool = false
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // x.y.z
          if try kv.consumeNull() {
            isFound = true
            out.a = nil
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0:  // x.y.z
                  if try kv.consumeNull() {
                    isFound = true
                    out.a = nil
                  } else {
                    var scan2: KVMap.ObjectState = .init(updating: updating)
                    var key2: Swift.Int = try kv.beginObject(_kvKeys_2, &scan2)
                    while key2 >= 0 {
                      switch key2 {
                      case 0:  // x.y.z
                        isFound = true
                        kv.int(orNil: &out.a)
                      default: break
                      }
                      key2 = try kv.nextKey(_kvKeys_2, &scan2)
                    }
                  }
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        case 1:  // list[0]
          if try kv.consumeNull() {
            isFound = true
            out.b = nil
            out.c = nil
          } else if try kv.beginArray() {
            var index0: Swift.Int = 0
            var last0_1: KVMap.ValuePosition = .none
            repeat {
              let element: KVMap.ValuePosition = kv.mark()
              switch index0 {
              case 0:  // list[0]
                isFound = true
                out.b = try kv.consumeNullOrEmptyElement() ? nil : kv.int()
                kv.rewind(to: element)
              default: break
              }
              index0 &+= 1
              last0_1 = try kv.deferValue()
            } while try kv.nextElement()
            if last0_1.isValue {
              let back: KVMap.ValuePosition = kv.seek(to: last0_1, _kvKeys, rule: 7, scan)
              do throws(KVMap.CodingFailure) {
                isFound = true
                out.c = try kv.consumeNullOrEmptyElement() ? nil : kv.int()
              } catch { try kv.recover(error, from: last0_1) }
              kv.rewind(to: back)
            } else if last0_1.isNull {
              isFound = true
              out.c = nil
            }
          }
        case 2:  // p
          isFound = true
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has3 = true
            out.d = try kv.consumeNullOrEmptyElement() ? nil : kv.int()
          }
        case 3:  // p
          if try kv.consumeNull() {
            isFound = true
            slot1 = .null
          } else {
            var scan3: KVMap.ObjectState = .init(updating: updating)
            var key3: Swift.Int = try kv.beginObject(_kvKeys_3, &scan3)
            while key3 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key3 {
                case 0:  // p
                  isFound = true
                  slot1 = try kv.deferValue()
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan3) }
              key3 = try kv.nextKey(_kvKeys_3, &scan3)
            }
          }
        case 4:  // left
          isFound = true
          slot2 = try kv.deferValue()
        case 5:  // left
          isFound = true
          slot3 = try kv.deferValue()
        case 6:  // items
          isFound = true
          slot4 = try kv.deferValue()
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !isFound { try kv.reportEmpty(_kvKeys, scan) }
    if !has3 {
      let mark3: KVMap.ValuePosition = slot0.or(slot1)  // p
      if mark3.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark3, _kvKeys, rule: 2, scan)
        do throws(KVMap.CodingFailure) { out.d = try kv.consumeNullOrEmptyElement() ? nil : kv.int() } catch { try kv.recover(error, from: mark3) }
        kv.rewind(to: back)
      } else if mark3.isNull {
        out.d = nil
      }
    }
    let gathered0: Swift.Int = kv.beginGather("left\tleft\nright\tright\n", all: false, scan)
    kv.addToGather(slot2, to: gathered0, entry: 0)
    kv.addToGather(slot3, to: gathered0, entry: 1)
    let mark4: KVMap.ValuePosition = kv.endGather(gathered0)  // left
    if mark4.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark4, _kvKeys, rule: 4, scan)
      do throws(KVMap.CodingFailure) { try FoundPair._kvDecode(&kv, intoOptional: &out.e, updating: updating) } catch { try kv.recover(error, from: mark4) }
      kv.rewind(to: back)
    } else if mark4.isNull {
      out.e = nil
    }
    let back5: KVMap.ValuePosition = kv.mark()  // items
    do throws(KVMap.CodingFailure) {
      let mark5: KVMap.ValuePosition = try kv.project(slot4, "n", _kvKeys, rule: 8, scan)
      if mark5.isValue {
        _ = kv.seek(to: mark5, _kvKeys, rule: 8, scan)
        out.f = try kv.consumeNullOrEmptyText() ? nil : kv.ints()
        kv.rewind(to: back5)
      } else if mark5.isNull {
        out.f = nil
      }
    } catch { try kv.recover(error, backTo: back5) }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.endObject()
  }
}

nonisolated extension FoundPair: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: FoundPair {
    FoundPair()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout FoundPair, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var isFound: Swift.Bool = false
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0:  // left
        isFound = true
        kv.int(orNil: &out.left)
      case 1:  // right
        isFound = true
        kv.int(orNil: &out.right)
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !isFound { try kv.reportEmpty(_kvKeys, scan) }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"left\":", ifPresent: self.left)
    kv.int("\"right\":", ifPresent: self.right)
    kv.endObject()
  }
}

nonisolated extension FoundKept: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: FoundKept {
    FoundKept(more: .init())
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout FoundKept, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var isFound: Swift.Bool = false
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0:  // id
        isFound = true
        kv.int(orNil: &out.id)
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !isFound, !kv.hasRemainder(scan) { try kv.reportEmpty(_kvKeys, scan) }
    let mark1: KVMap.ValuePosition = kv.deferredRemainder(&scan, orNothing: false)
    if mark1.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 1, scan)
      do throws(KVMap.CodingFailure) { out.more = try kv.object() } catch { try kv.recover(error, from: mark1) }
      kv.rewind(to: back)
    } else if mark1.isNull {
      try kv.reportNull(_kvKeys, rule: 1, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 1, scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", ifPresent: self.id)
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension FoundPage {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.user, right.user),
      KVMap._kvAreEqual(left.users, right.users),
      KVMap._kvAreEqual(left.other, right.other),
      KVMap._kvAreEqual(left.deep, right.deep),
      KVMap._kvAreEqual(left.kept, right.kept)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.user.hash(into: &hasher)
    self.users.hash(into: &hasher)
    self.other.hash(into: &hasher)
    self.deep.hash(into: &hasher)
    self.kept.hash(into: &hasher)
  }
}

nonisolated extension FoundUser {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.age, right.age),
      KVMap._kvAreEqual(left.key, right.key),
      KVMap._kvAreEqual(left.outer, right.outer)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.age.hash(into: &hasher)
    self.key.hash(into: &hasher)
    self.outer.hash(into: &hasher)
  }
}

nonisolated extension Other {
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

nonisolated extension FoundDeep {
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

nonisolated extension FoundPair {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.left, right.left),
      KVMap._kvAreEqual(left.right, right.right)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.left.hash(into: &hasher)
    self.right.hash(into: &hasher)
  }
}

nonisolated extension FoundKept {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.more, right.more)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.more.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension FoundPage {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{7}\0\u{1}\0\0\0\0\0\0\0\t\0\u{3}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0user\"\0\0\0\u{5}\0\0\u{1}\0\0\0\0users\"\0\0\u{5}\0\0\u{2}\0\0\0\0other\"\0\0\u{4}\0\0\u{3}\0\0\0\0deep\"\0\0\0\u{4}\0\0\u{4}\0\0\0\0kept\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6c45d188009454f, wide: false, full: false, count: 5, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        FoundPage\tEmptyObjects.kvmap\t3
        user\t+0\tuser
        users\t+0\tusers
        other\t+0\tother
        deep\t+0\tdeep
        kept\t+0\tkept
        """)
  }
}

nonisolated extension FoundUser {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{3}\0\u{4}\0\0\0\0\0\0\0name\"\0\0\0\u{3}\0\0\u{1}\0\0\0\0age\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        FoundUser\tEmptyObjects.kvmap\t4
        name\t+1\tname
        age\t+2\tage
        key\t+3\t
        outer\t+4\tother
        """)
  }
}

nonisolated extension Other {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Other\tEmptyObjects.kvmap\t10
        name\t+2\tname
        """)
  }
}

nonisolated extension FoundDeep {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\0\0\u{7}\0\0\0\0\0\r\0\0\0\0\0\u{5}\0\u{3}\0\t\0\u{b}\0\0\0\u{1}\0\0\0\0\0\0\0x\"\0\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0list\"\0\0\0\u{1}\0\0\u{2}\0\0\0\0p\"\0\0\0\0\0\0\u{1}\0\0\u{3}\0\0\0\0q\"\0\0\0\0\0\0\u{4}\0\0\u{4}\0\0\0\0left\"\0\0\0\u{5}\0\0\u{5}\0\0\0\0right\"\0\0\u{5}\0\0\u{6}\0\0\0\0items\"\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 7, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        FoundDeep\tEmptyObjects.kvmap\t14
        a\t+1\tx.y.z
        b\t+2\tlist[0]
        d\t+4\tp
        d\t+4\tq.r
        e\t+5\tleft
        e\t+5\tright
        f\t+6\titems
        c\t+3\tlist[-1]
        f\t+6\titems[*].n
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{1}\0\0\0\0\0\0\0y\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        FoundDeep\tEmptyObjects.kvmap\t14
        a\t+1\tx.y.z
        """)
  }

  private static var _kvKeys_2: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0z\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        FoundDeep\tEmptyObjects.kvmap\t14
        a\t+1\tx.y.z
        """)
  }

  private static var _kvKeys_3: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0r\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        FoundDeep\tEmptyObjects.kvmap\t14
        d\t+4\tq.r
        """)
  }
}

nonisolated extension FoundPair {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0left\"\0\0\0\u{5}\0\0\u{1}\0\0\0\0right\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        FoundPair\tEmptyObjects.kvmap\t22
        left\t+0\tleft
        right\t+0\tright
        """)
  }
}

nonisolated extension FoundKept {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .rest, duplicates: .error,
      rules: """
        FoundKept\tEmptyObjects.kvmap\t23
        id\t+0\tid
        more\t+0\t
        """)
  }
}

nonisolated extension FoundShape {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        FoundShape\tEmptyObjects.kvmap\t24
        name\t+0\tname
        """)
  }
}

nonisolated extension Round {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{4}\0\0\0\0\0\0\0name\"\0\0\0\u{6}\0\0\u{1}\0\0\0\0radius\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Round\tEmptyObjects.kvmap\t25
        name\t-1\tname
        radius\t+0\tradius
        """)
  }
}
