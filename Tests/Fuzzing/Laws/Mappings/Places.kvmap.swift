// Generated from Places.kvmap. Do not edit.
// kvmap format 1, input 2d748497e295c178, body 1fb05ed9cd860000
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated struct Places: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Optional<Swift.Int>
  var createdAt: Swift.Optional<Swift.String>
  var quoted: Swift.Optional<Swift.String>
  var city: Swift.Optional<Swift.String>
  var zip: Swift.Optional<Swift.Int>
  var first: Swift.Optional<Swift.String>
  var last: Swift.Optional<Swift.String>
  var title: Swift.Optional<Swift.String>
  var numbers: [Swift.Int]
  var deep: [Swift.String]
  var location: Swift.Optional<Location>
  var street: Swift.Optional<Street>
  var whole: Swift.Optional<Whole>
  var members: [Member]
  var byName: [Swift.String: Named]
  var tasks: [Task]
  var basket: [Item]
  var child: Swift.Optional<Child>
  var extra: KVMap.JSONObject

  init(
    remoteID: Swift.Int? = nil,
    createdAt: Swift.String? = nil,
    quoted: Swift.String? = nil,
    city: Swift.String? = nil,
    zip: Swift.Int? = nil,
    first: Swift.String? = nil,
    last: Swift.String? = nil,
    title: Swift.String? = nil,
    numbers: [Swift.Int] = [],
    deep: [Swift.String] = [],
    location: Location? = nil,
    street: Street? = nil,
    whole: Whole? = nil,
    members: [Member] = [],
    byName: [Swift.String: Named] = [:],
    tasks: [Task] = [],
    basket: [Item] = [],
    child: Child? = nil,
    extra: KVMap.JSONObject
  ) {
    self.remoteID = remoteID
    self.createdAt = createdAt
    self.quoted = quoted
    self.city = city
    self.zip = zip
    self.first = first
    self.last = last
    self.title = title
    self.numbers = numbers
    self.deep = deep
    self.location = location
    self.street = street
    self.whole = whole
    self.members = members
    self.byName = byName
    self.tasks = tasks
    self.basket = basket
    self.child = child
    self.extra = extra
  }
}

nonisolated struct Location: Swift.Sendable, Swift.Hashable {
  var latitude: Swift.Double
  var longitude: Swift.Double

  init(latitude: Swift.Double, longitude: Swift.Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

nonisolated struct Street: Swift.Sendable, Swift.Hashable {
  var street: Swift.String
  var houseNumber: Swift.Int

  init(street: Swift.String, houseNumber: Swift.Int) {
    self.street = street
    self.houseNumber = houseNumber
  }
}

nonisolated struct Whole: Swift.Sendable, Swift.Hashable {
  var one: Swift.Int
  var two: Swift.String

  init(one: Swift.Int, two: Swift.String) {
    self.one = one
    self.two = two
  }
}

nonisolated struct Member: Swift.Sendable, Swift.Hashable {
  var nick: Swift.String
  var age: Swift.Int

  init(nick: Swift.String, age: Swift.Int) {
    self.nick = nick
    self.age = age
  }
}

nonisolated struct Named: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var value: Swift.Optional<Swift.Int>

  init(name: Swift.String, value: Swift.Int? = nil) {
    self.name = name
    self.value = value
  }
}

nonisolated struct Task: Swift.Sendable, Swift.Hashable {
  var position: Swift.Int
  var title: Swift.String

  init(position: Swift.Int, title: Swift.String) {
    self.position = position
    self.title = title
  }
}

nonisolated struct Item: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int

  init(id: Swift.Int) {
    self.id = id
  }
}

nonisolated struct Child: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var mother: Swift.Optional<Swift.Int>
  var version: Swift.Optional<Swift.Int>
  var grandchildren: [Grandchild]

  init(
    name: Swift.String,
    mother: Swift.Int? = nil,
    version: Swift.Int? = nil,
    grandchildren: [Grandchild] = []
  ) {
    self.name = name
    self.mother = mother
    self.version = version
    self.grandchildren = grandchildren
  }
}

nonisolated struct Grandchild: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var grandmother: Swift.Optional<Swift.Int>

  init(name: Swift.String, grandmother: Swift.Int? = nil) {
    self.name = name
    self.grandmother = grandmother
  }
}

// MARK: - Mappings

nonisolated extension Places: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Places {
    Places(extra: .init())
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Places, updating: Swift.Bool
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
    var has1: Swift.Bool = false
    var has7: Swift.Bool = false
    var has14: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    kv.enterParent(&scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(orNil: &out.remoteID)  // id
        case 1:  // created_at
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has1 = true
            out.createdAt = try kv.string()
          }
        case 2: slot1 = try kv.deferValue()  // created_at
        case 3: kv.string(orNil: &out.quoted)  // "a b.c"
        case 4:  // address.city
          if try kv.consumeNull() {
            out.city = nil
            out.zip = nil
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0: kv.string(orNil: &out.city)  // address.city
                case 1:
                  if try kv.consumeNull() {
                    out.zip = nil
                  } else if try kv.beginArray() {
                    var index0: Swift.Int = 0
                    repeat {
                      switch index0 {
                      case 0: out.zip = try kv.consumeNullOrEmptyElement() ? nil : kv.int()
                      default: try kv.skip()
                      }
                      index0 &+= 1
                    } while try kv.nextElement()
                  }
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        case 5:  // phones[0].number
          if try kv.consumeNull() {
            out.first = nil
            out.last = nil
          } else if try kv.beginArray() {
            var index1: Swift.Int = 0
            var last1_1: KVMap.ValuePosition = .none
            repeat {
              let element: KVMap.ValuePosition = kv.mark()
              switch index1 {
              case 0:  // phones[0].number
                if try kv.consumeNull() {
                  out.first = nil
                } else {
                  var scan2: KVMap.ObjectState = .init(updating: updating)
                  var key2: Swift.Int = try kv.beginObject(_kvKeys_2, &scan2)
                  while key2 >= 0 {
                    switch key2 {
                    case 0: kv.string(orNil: &out.first)  // phones[0].number
                    default: break
                    }
                    key2 = try kv.nextKey(_kvKeys_2, &scan2)
                  }
                }
                kv.rewind(to: element)
              default: break
              }
              index1 &+= 1
              last1_1 = try kv.deferValue()
            } while try kv.nextElement()
            if last1_1.isValue {
              let back: KVMap.ValuePosition = kv.seek(to: last1_1, _kvKeys, rule: 23, scan)
              do throws(KVMap.CodingFailure) {
                if try kv.consumeNull() {
                  out.last = nil
                } else {
                  var scan3: KVMap.ObjectState = .init(updating: updating)
                  var key3: Swift.Int = try kv.beginObject(_kvKeys_3, &scan3)
                  while key3 >= 0 {
                    switch key3 {
                    case 0: kv.string(orNil: &out.last)  // phones[-1].number
                    default: break
                    }
                    key3 = try kv.nextKey(_kvKeys_3, &scan3)
                  }
                }
              } catch { try kv.recover(error, from: last1_1) }
              kv.rewind(to: back)
            } else if last1_1.isNull {
              out.last = nil
            }
          }
        case 6:  // headline
          if try kv.consumeNull() {
            slot2 = .null
          } else {
            has7 = true
            out.title = try kv.string()
          }
        case 7: slot3 = try kv.deferValue()  // headline
        case 8:  // headline
          if try kv.consumeNull() {
            slot4 = .null
          } else {
            var scan4: KVMap.ObjectState = .init(updating: updating)
            var key4: Swift.Int = try kv.beginObject(_kvKeys_4, &scan4)
            while key4 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key4 {
                case 0: slot4 = try kv.deferValue()  // headline
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan4) }
              key4 = try kv.nextKey(_kvKeys_4, &scan4)
            }
          }
        case 9: slot5 = try kv.deferValue()  // hits
        case 10: slot6 = try kv.deferValue()  // lat
        case 11: slot7 = try kv.deferValue()  // lat
        case 12: slot8 = try kv.deferValue()  // street
        case 13: slot9 = try kv.deferValue()  // street
        case 14: slot10 = try kv.deferValue()  // street
        case 15: slot11 = try kv.deferValue()  // first_part
        case 16:  // first_part
          if try kv.consumeNull() {
            slot12 = .null
          } else {
            var scan5: KVMap.ObjectState = .init(updating: updating)
            var key5: Swift.Int = try kv.beginObject(_kvKeys_5, &scan5)
            while key5 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key5 {
                case 0: slot12 = try kv.deferValue()  // first_part
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan5) }
              key5 = try kv.nextKey(_kvKeys_5, &scan5)
            }
          }
        case 17: out.members = try kv.consumeNull() ? [] : _kvDecode_members(&kv)  // members
        case 18:  // by_name
          if try kv.consumeNull() {
            slot13 = .null
          } else {
            has14 = true
            out.byName = try _kvDecode_byName(&kv)
          }
        case 19: slot14 = try kv.deferValue()  // by_name
        case 20: out.tasks = try kv.consumeNull() ? [] : kv.array(of: Task.self)  // tasks
        case 21: out.basket = try kv.consumeNull() ? [] : kv.array(of: Item.self)  // basket
        case 22: kv.object(orNil: &out.child, updating: updating)  // child
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has1 {
      let mark1: KVMap.ValuePosition = slot0.or(slot1)  // created_at
      if mark1.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 1, scan)
        do throws(KVMap.CodingFailure) { out.createdAt = try kv.string() } catch { try kv.recover(error, from: mark1) }
        kv.rewind(to: back)
      } else if mark1.isNull {
        out.createdAt = nil
      }
    }
    if !has7 {
      let mark7: KVMap.ValuePosition = slot2.or(slot3).or(slot4)  // headline
      if mark7.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark7, _kvKeys, rule: 6, scan)
        do throws(KVMap.CodingFailure) { out.title = try kv.string() } catch { try kv.recover(error, from: mark7) }
        kv.rewind(to: back)
      } else if mark7.isNull {
        out.title = nil
      }
    }
    let back8: KVMap.ValuePosition = kv.mark()  // hits
    do throws(KVMap.CodingFailure) {
      let mark8: KVMap.ValuePosition = try kv.project(slot5, "id", _kvKeys, rule: 24, scan)
      if mark8.isValue {
        _ = kv.seek(to: mark8, _kvKeys, rule: 24, scan)
        out.numbers = try kv.ints()
        kv.rewind(to: back8)
      } else if mark8.isNull {
        out.numbers = []
      }
    } catch { try kv.recover(error, backTo: back8) }
    let back9: KVMap.ValuePosition = kv.mark()  // hits[*].tags[*].name
    do throws(KVMap.CodingFailure) {
      let mark9: KVMap.ValuePosition = try kv.project(slot5, "tags\tname", _kvKeys, rule: 25, scan)
      if mark9.isValue {
        _ = kv.seek(to: mark9, _kvKeys, rule: 25, scan)
        out.deep = try kv.strings()
        kv.rewind(to: back9)
      } else if mark9.isNull {
        out.deep = []
      }
    } catch { try kv.recover(error, backTo: back9) }
    let gathered0: Swift.Int = kv.beginGather("latitude\tlat\nlongitude\tlng\n", all: false, scan)
    kv.addToGather(slot6, to: gathered0, entry: 0)
    kv.addToGather(slot7, to: gathered0, entry: 1)
    let mark10: KVMap.ValuePosition = kv.endGather(gathered0)  // lat
    if mark10.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark10, _kvKeys, rule: 10, scan)
      do throws(KVMap.CodingFailure) { try Location._kvDecode(&kv, intoOptional: &out.location, updating: updating) } catch { try kv.recover(error, from: mark10) }
      kv.rewind(to: back)
    } else if mark10.isNull {
      out.location = nil
    }
    let gathered1: Swift.Int = kv.beginGather("street\tstreet\nhouse_number\thouse_number\nhouseNumber\thouseNumber\n", all: false, scan)
    kv.addToGather(slot8, to: gathered1, entry: 0)
    kv.addToGather(slot9, to: gathered1, entry: 1)
    kv.addToGather(slot10, to: gathered1, entry: 2)
    let mark11: KVMap.ValuePosition = kv.endGather(gathered1)  // street
    if mark11.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark11, _kvKeys, rule: 12, scan)
      do throws(KVMap.CodingFailure) { try Street._kvDecode(&kv, intoOptional: &out.street, updating: updating) } catch { try kv.recover(error, from: mark11) }
      kv.rewind(to: back)
    } else if mark11.isNull {
      out.street = nil
    }
    let gathered2: Swift.Int = kv.beginGather("one\tfirst_part\ntwo\tsecond.part\n", all: true, scan)
    kv.addToGather(slot11, to: gathered2, entry: 0)
    kv.addToGather(slot12, to: gathered2, entry: 1)
    let mark12: KVMap.ValuePosition = kv.endGather(gathered2)  // first_part
    if mark12.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark12, _kvKeys, rule: 15, scan)
      do throws(KVMap.CodingFailure) { try Whole._kvDecode(&kv, intoOptional: &out.whole, updating: updating) } catch { try kv.recover(error, from: mark12) }
      kv.rewind(to: back)
    } else if mark12.isNull {
      out.whole = nil
    }
    if !has14 {
      let mark14: KVMap.ValuePosition = slot13.or(slot14)  // by_name
      if mark14.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark14, _kvKeys, rule: 18, scan)
        do throws(KVMap.CodingFailure) { out.byName = try _kvDecode_byName(&kv) } catch { try kv.recover(error, from: mark14) }
        kv.rewind(to: back)
      } else if mark14.isNull {
        out.byName = [:]
      }
    }
    let mark18: KVMap.ValuePosition = kv.deferredRemainder(&scan, orNothing: false)
    if mark18.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark18, _kvKeys, rule: 26, scan)
      do throws(KVMap.CodingFailure) { out.extra = try kv.object() } catch { try kv.recover(error, from: mark18) }
      kv.rewind(to: back)
    } else if mark18.isNull {
      try kv.reportNull(_kvKeys, rule: 26, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 26, scan)
    }
    kv.leaveParent(scan)
  }

  private static func _kvDecode_members(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Member] {
    var all: [Member] = []
    var keys: KVMap.SeenKeys = .init()
    guard try kv.openKeyed(&keys) else { return all }
    repeat {
      let start: KVMap.ValuePosition = kv.mark()
      do throws(KVMap.CodingFailure) { try all.append(Member._kvDecode(&kv, replacing: nil)) } catch { try kv.recover(error, from: start) }
    } while try kv.nextKeyed(&keys)
    return all
  }

  private static func _kvDecode_byName(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: Named] {
    return try kv.dictionary(
      of: Named.self,
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() })
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    let start10: Swift.Int = kv.capture("latitude\tlat\nlongitude\tlng")
    if let value0 = self.location {
      try value0._kvEncode(&kv)
    } else { kv.null() }
    var captured10: KVMap.CapturedObject = try kv.endCapture(start10)
    let start11: Swift.Int = kv.capture("street\tstreet\nhouse_number\thouse_number")
    if let value0 = self.street {
      try value0._kvEncode(&kv)
    } else { kv.null() }
    var captured11: KVMap.CapturedObject = try kv.endCapture(start11)
    let start12: Swift.Int = kv.capture("one\tfirst_part\ntwo\tsecond.part")
    if let value0 = self.whole {
      try value0._kvEncode(&kv)
    } else { kv.null() }
    var captured12: KVMap.CapturedObject = try kv.endCapture(start12)
    kv.beginObject()
    kv.int("\"id\":", ifPresent: self.remoteID)
    kv.string("\"created_at\":", ifPresent: self.createdAt)
    kv.string("\"a b.c\":", ifPresent: self.quoted)
    let begun0: Swift.Int = kv.beginOptionalObject("\"address\":")
    kv.string("\"city\":", ifPresent: self.city)
    var has1: Swift.Bool = false
    if self.zip != nil { has1 = true }
    if has1 {
      kv.key("\"codes\":")
      kv.beginArray()
      if let value0 = self.zip {
        kv.int(value0)
      } else { kv.null() }
      kv.endArray()
    }
    kv.endOptionalObject(begun0)
    var has2: Swift.Bool = false
    if self.first != nil { has2 = true }
    if has2 {
      kv.key("\"phones\":")
      kv.beginArray()
      kv.beginObject()
      kv.string("\"number\":", ifPresent: self.first)
      kv.endObject()
      kv.endArray()
    }
    kv.string("\"headline\":", ifPresent: self.title)
    kv.member(&captured10, "\"lat\":", keys: "latitude")
    kv.member(&captured10, "\"lng\":", keys: "longitude")
    kv.member(&captured11, "\"street\":", keys: "street")
    kv.member(&captured11, "\"house_number\":", keys: "house_number")
    kv.member(&captured12, "\"first_part\":", keys: "one")
    let begun3: Swift.Int = kv.beginOptionalObject("\"second\":")
    kv.member(&captured12, "\"part\":", keys: "two")
    kv.endOptionalObject(begun3)
    kv.key("\"members\":")
    do {
      let members0: Swift.Int = kv.beginMembers()
      for value0 in self.members {
        kv.entryKey(value0.nick)
        try value0._kvEncode(&kv)
      }
      try kv.endMembers(members0)
    }
    kv.key("\"by_name\":"); try kv.dictionary(self.byName)
    try kv.array("\"tasks\":", self.tasks)
    try kv.array("\"basket\":", self.basket)
    if let value = self.child { kv.key("\"child\":"); try value._kvEncode(&kv) }
    let startOfRest: Swift.Int = kv.capture()
    kv.object(self.extra)
    try kv.members(of: kv.endCapture(startOfRest), except: "id\tcreated_at\tcreatedAt\ta b.c\taddress\tphones\theadline\tlabel\tmeta\thits\tlat\tlng\tstreet\thouse_number\thouseNumber\tfirst_part\tsecond\tmembers\tby_name\tbyName\ttasks\tbasket\tchild")
    kv.endObject()
  }
}

nonisolated extension Location: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Location {
    Location(latitude: 0, longitude: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Location, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.double(into: &out.latitude)  // latitude
      case 1: kv.double(into: &out.longitude)  // longitude
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.double("\"latitude\":", self.latitude)
    try kv.double("\"longitude\":", self.longitude)
    kv.endObject()
  }
}

nonisolated extension Street: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Street {
    Street(street: "", houseNumber: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Street, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has1: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.string(into: &out.street)  // street
        case 1:  // house_number
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has1 = true
            out.houseNumber = try kv.int()
          }
        case 2: slot1 = try kv.deferValue()  // house_number
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has1 {
      let mark1: KVMap.ValuePosition = slot0.or(slot1)  // house_number
      if mark1.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 1, scan)
        do throws(KVMap.CodingFailure) { out.houseNumber = try kv.int() } catch { try kv.recover(error, from: mark1) }
        kv.rewind(to: back)
      } else if mark1.isNull {
        try kv.reportNull(_kvKeys, rule: 1, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 1, scan)
      }
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"street\":", self.street)
    kv.int("\"house_number\":", self.houseNumber)
    kv.endObject()
  }
}

nonisolated extension Whole: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Whole {
    Whole(one: 0, two: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Whole, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.one)  // one
      case 1: kv.string(into: &out.two)  // two
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"one\":", self.one)
    kv.string("\"two\":", self.two)
    kv.endObject()
  }
}

nonisolated extension Member: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Member {
    Member(nick: "", age: 0)
  }

  static var _kvUsesElementPosition: Swift.Bool { true }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Member, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    let standing: KVMap.ElementPosition = kv.element()
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.age)  // age
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark0: KVMap.ValuePosition = kv.key(of: standing)
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 1, scan)
      do throws(KVMap.CodingFailure) { out.nick = try kv.lenientString() } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.reportNull(_kvKeys, rule: 1, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 1, scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"age\":", self.age)
    kv.endObject()
  }
}

nonisolated extension Named: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Named {
    Named(name: "")
  }

  static var _kvUsesElementPosition: Swift.Bool { true }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Named, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    let standing: KVMap.ElementPosition = kv.element()
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(orNil: &out.value)  // value
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark0: KVMap.ValuePosition = kv.key(of: standing)
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 1, scan)
      do throws(KVMap.CodingFailure) { out.name = try kv.lenientString() } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.reportNull(_kvKeys, rule: 1, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 1, scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"value\":", ifPresent: self.value)
    kv.endObject()
  }
}

nonisolated extension Task: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Task {
    Task(position: 0, title: "")
  }

  static var _kvUsesElementPosition: Swift.Bool { true }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Task, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    let standing: KVMap.ElementPosition = kv.element()
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.title)  // title
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark0: KVMap.ValuePosition = kv.index(of: standing, scan)
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 1, scan)
      do throws(KVMap.CodingFailure) { out.position = try kv.int() } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.reportNull(_kvKeys, rule: 1, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 1, scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"title\":", self.title)
    kv.endObject()
  }
}

nonisolated extension Item: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Item {
    Item(id: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Item, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    try kv.skipWholeValue(&scan)
    let mark0: KVMap.ValuePosition = kv.deferredObject(scan)
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
      do throws(KVMap.CodingFailure) { out.id = try kv.int() } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.reportNull(_kvKeys, rule: 0, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 0, scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.int(self.id)
  }
}

nonisolated extension Child: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Child {
    Child(name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Child, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    kv.enterParent(&scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.string(into: &out.name)  // name
        case 1: out.grandchildren = try kv.consumeNull() ? [] : kv.array(of: Grandchild.self)  // grandchildren
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let back1: KVMap.ValuePosition = kv.mark()  // id
    do throws(KVMap.CodingFailure) {
      let mark1: KVMap.ValuePosition = try kv.parent("id", hops: 1, _kvKeys, rule: 2, scan)
      if mark1.isValue {
        kv.seekOutside(to: mark1, _kvKeys, rule: 2, scan)
        out.mother = try kv.consumeNullOrEmptyElement() ? nil : kv.int()
        kv.rewind(to: back1)
      } else if mark1.isNull {
        out.mother = nil
      }
    } catch { try kv.recover(error, backTo: back1) }
    let back2: KVMap.ValuePosition = kv.mark()  // version
    do throws(KVMap.CodingFailure) {
      let mark2: KVMap.ValuePosition = try kv.document("version", _kvKeys, rule: 3, scan)
      if mark2.isValue {
        kv.seekOutside(to: mark2, _kvKeys, rule: 3, scan)
        out.version = try kv.consumeNullOrEmptyElement() ? nil : kv.int()
        kv.rewind(to: back2)
      } else if mark2.isNull {
        out.version = nil
      }
    } catch { try kv.recover(error, backTo: back2) }
    kv.leaveParent(scan)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    try kv.array("\"grandchildren\":", self.grandchildren)
    kv.endObject()
  }
}

nonisolated extension Grandchild: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Grandchild {
    Grandchild(name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Grandchild, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.name)  // name
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let back1: KVMap.ValuePosition = kv.mark()  // id
    do throws(KVMap.CodingFailure) {
      let mark1: KVMap.ValuePosition = try kv.parent("id", hops: 2, _kvKeys, rule: 1, scan)
      if mark1.isValue {
        kv.seekOutside(to: mark1, _kvKeys, rule: 1, scan)
        out.grandmother = try kv.consumeNullOrEmptyElement() ? nil : kv.int()
        kv.rewind(to: back1)
      } else if mark1.isNull {
        out.grandmother = nil
      }
    } catch { try kv.recover(error, backTo: back1) }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Places {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.createdAt, right.createdAt),
      KVMap._kvAreEqual(left.quoted, right.quoted),
      KVMap._kvAreEqual(left.city, right.city),
      KVMap._kvAreEqual(left.zip, right.zip),
      KVMap._kvAreEqual(left.first, right.first),
      KVMap._kvAreEqual(left.last, right.last),
      KVMap._kvAreEqual(left.title, right.title),
      KVMap._kvAreEqual(left.numbers, right.numbers),
      KVMap._kvAreEqual(left.deep, right.deep),
      KVMap._kvAreEqual(left.location, right.location),
      KVMap._kvAreEqual(left.street, right.street),
      KVMap._kvAreEqual(left.whole, right.whole),
      KVMap._kvAreEqual(left.members, right.members),
      KVMap._kvAreEqual(left.byName, right.byName),
      KVMap._kvAreEqual(left.tasks, right.tasks),
      KVMap._kvAreEqual(left.basket, right.basket),
      KVMap._kvAreEqual(left.child, right.child),
      KVMap._kvAreEqual(left.extra, right.extra)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.createdAt.hash(into: &hasher)
    self.quoted.hash(into: &hasher)
    self.city.hash(into: &hasher)
    self.zip.hash(into: &hasher)
    self.first.hash(into: &hasher)
    self.last.hash(into: &hasher)
    self.title.hash(into: &hasher)
    self.numbers.hash(into: &hasher)
    self.deep.hash(into: &hasher)
    self.location.hash(into: &hasher)
    self.street.hash(into: &hasher)
    self.whole.hash(into: &hasher)
    self.members.hash(into: &hasher)
    self.byName.hash(into: &hasher)
    self.tasks.hash(into: &hasher)
    self.basket.hash(into: &hasher)
    self.child.hash(into: &hasher)
    self.extra.hash(into: &hasher)
  }
}

nonisolated extension Location {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.latitude, right.latitude),
      KVMap._kvAreEqual(left.longitude, right.longitude)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.latitude.hash(into: &hasher)
    self.longitude.hash(into: &hasher)
  }
}

nonisolated extension Street {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.street, right.street),
      KVMap._kvAreEqual(left.houseNumber, right.houseNumber)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.street.hash(into: &hasher)
    self.houseNumber.hash(into: &hasher)
  }
}

nonisolated extension Whole {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.one, right.one),
      KVMap._kvAreEqual(left.two, right.two)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.one.hash(into: &hasher)
    self.two.hash(into: &hasher)
  }
}

nonisolated extension Member {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.nick, right.nick),
      KVMap._kvAreEqual(left.age, right.age)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.nick.hash(into: &hasher)
    self.age.hash(into: &hasher)
  }
}

nonisolated extension Named {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.value, right.value)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.value.hash(into: &hasher)
  }
}

nonisolated extension Task {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.position, right.position),
      KVMap._kvAreEqual(left.title, right.title)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.position.hash(into: &hasher)
    self.title.hash(into: &hasher)
  }
}

nonisolated extension Item {
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

nonisolated extension Child {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.mother, right.mother),
      KVMap._kvAreEqual(left.version, right.version),
      KVMap._kvAreEqual(left.grandchildren, right.grandchildren)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.mother.hash(into: &hasher)
    self.version.hash(into: &hasher)
    self.grandchildren.hash(into: &hasher)
  }
}

nonisolated extension Grandchild {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.grandmother, right.grandmother)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.grandmother.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Places {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "$\0/\0\0\0\0\0\0\0\0\0\u{16}\0\0\0\0\0\0\0!\0\0\0\0\0)\0\u{6}\0\0\0\0\0\0\0\u{3}\0\u{12}\0\0\0\0\0\0\0\0\0'\0\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0-\0\0\0\0\0\u{1e}\01\0\t\0\0\0\0\0\0\0\0\0\u{b}\0\0\0\0\0\0\0\0\0\0\0\r\0+\0\u{1a}\0\0\0\u{18}\0\0\0\u{1c}\03\0\0\0\0\0\0\0\0\0\0\0\u{14}\0\u{f}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0created_at\"\0\0\0\0\0\t\0\0\u{2}\0\0\0\0createdAt\"\0\0\0\0\0\0\u{5}\0\0\u{3}\0\0\0\0a b.c\"\0\0\u{7}\0\0\u{4}\0\0\0\0address\"\u{6}\0\0\u{5}\0\0\0\0phones\"\0\u{8}\0\0\u{6}\0\0\0\0headline\"\0\0\0\0\0\0\0\u{5}\0\0\u{7}\0\0\0\0label\"\0\0\u{4}\0\0\u{8}\0\0\0\0meta\"\0\0\0\u{4}\0\0\t\0\0\0\0hits\"\0\0\0\u{3}\0\0\n\0\0\0\0lat\"\0\0\0\0\u{3}\0\0\u{b}\0\0\0\0lng\"\0\0\0\0\u{6}\0\0\u{c}\0\0\0\0street\"\0\u{c}\0\0\r\0\0\0\0house_number\"\0\0\0\u{b}\0\0\u{e}\0\0\0\0houseNumber\"\0\0\0\0\n\0\0\u{f}\0\0\0\0first_part\"\0\0\0\0\0\u{6}\0\0\u{10}\0\0\0\0second\"\0\u{7}\0\0\u{11}\0\0\0\0members\"\u{7}\0\0\u{12}\0\0\0\0by_name\"\u{6}\0\0\u{13}\0\0\0\0byName\"\0\u{5}\0\0\u{14}\0\0\0\0tasks\"\0\0\u{6}\0\0\u{15}\0\0\0\0basket\"\0\u{5}\0\0\u{16}\0\0\0\0child\"\0\0\0\0\0\0\0\0\0\0",
      bits: 6, seed: 0x6e19905dcbe531df, wide: false, full: false, count: 23, required: 0,
      unknown: .rest, duplicates: .error,
      rules: """
        Places\tPlaces.kvmap\t5
        remoteID\t+1\tid
        createdAt\t+2\tcreated_at
        createdAt\t+2\tcreatedAt
        quoted\t+3\t\"a b.c\"
        city\t+4\taddress.city
        first\t+6\tphones[0].number
        title\t+8\theadline
        title\t+8\tlabel
        title\t+8\tmeta.title
        numbers\t+9\thits
        location\t+11\tlat
        location\t+11\tlng
        street\t+12\tstreet
        street\t+12\thouse_number
        street\t+12\thouseNumber
        whole\t+13\tfirst_part
        whole\t+13\tsecond.part
        members\t+14\tmembers
        byName\t+15\tby_name
        byName\t+15\tbyName
        tasks\t+16\ttasks
        basket\t+17\tbasket
        child\t+18\tchild
        last\t+7\tphones[-1].number
        numbers\t+9\thits[*].id
        deep\t+10\thits[*].tags[*].name
        extra\t+19\t
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\u{4}\0\0\0\0\0\0\0city\"\0\0\0\u{5}\0\0\u{1}\0\0\0\0codes\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Places\tPlaces.kvmap\t5
        city\t+4\taddress.city
        zip\t+5\taddress.codes[0]
        """)
  }

  private static var _kvKeys_2: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{6}\0\0\0\0\0\0\0number\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Places\tPlaces.kvmap\t5
        first\t+6\tphones[0].number
        """)
  }

  private static var _kvKeys_3: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{6}\0\0\0\0\0\0\0number\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Places\tPlaces.kvmap\t5
        last\t+7\tphones[-1].number
        """)
  }

  private static var _kvKeys_4: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\0\0title\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Places\tPlaces.kvmap\t5
        title\t+8\tmeta.title
        """)
  }

  private static var _kvKeys_5: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0part\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Places\tPlaces.kvmap\t5
        whole\t+13\tsecond.part
        """)
  }
}

nonisolated extension Location {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{4}\0\0\0\u{8}\0\0\0\0\0\u{1}\0latitude\"\0\0\0\0\0\0\0\t\0\0\u{1}\0\0\u{1}\0longitude\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Location\tPlaces.kvmap\t27
        latitude\t+1\tlatitude
        longitude\t+2\tlongitude
        """)
  }
}

nonisolated extension Street {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\u{3}\0\0\0\0\0\u{6}\0\0\0\u{6}\0\0\0\0\0\u{1}\0street\"\0\u{c}\0\0\u{1}\0\0\0\0house_number\"\0\0\0\u{b}\0\0\u{2}\0\0\0\0houseNumber\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xf88bb8a8724c81ed, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Street\tPlaces.kvmap\t32
        street\t+1\tstreet
        houseNumber\t+2\thouse_number
        houseNumber\t+2\thouseNumber
        """)
  }
}

nonisolated extension Whole {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\u{3}\0\0\0\0\0\u{1}\0one\"\0\0\0\0\u{3}\0\0\u{1}\0\0\u{1}\0two\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Whole\tPlaces.kvmap\t37
        one\t+1\tone
        two\t+2\ttwo
        """)
  }
}

nonisolated extension Member {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{3}\0\0\0\0\0\u{1}\0age\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Member\tPlaces.kvmap\t42
        age\t+2\tage
        nick\t+1\t
        """)
  }
}

nonisolated extension Named {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\0\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Named\tPlaces.kvmap\t47
        value\t+2\tvalue
        name\t+1\t
        """)
  }
}

nonisolated extension Task {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0title\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Task\tPlaces.kvmap\t52
        title\t+2\ttitle
        position\t+1\t
        """)
  }
}

nonisolated extension Item {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Item\tPlaces.kvmap\t57
        id\t+1\t
        """)
  }
}

nonisolated extension Child {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\r\0\0\u{1}\0\0\0\0grandchildren\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6c45d188009454f, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Child\tPlaces.kvmap\t61
        name\t+1\tname
        grandchildren\t+4\tgrandchildren
        mother\t+2\tid
        version\t+3\tversion
        """)
  }
}

nonisolated extension Grandchild {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Grandchild\tPlaces.kvmap\t68
        name\t+1\tname
        grandmother\t+2\tid
        """)
  }
}
