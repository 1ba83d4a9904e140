// Generated from Owned.kvmap. Do not edit.
// kvmap format 1, input 175b29afa4c40f3c, body 253c5dd3edffc425
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

nonisolated struct Company {
  var ceo: Person
  var place: Swift.Optional<Place>
  var branches: [Place]
  var title: Swift.Optional<Swift.String>

  init(ceo: Person, place: Place? = nil, branches: [Place], title: Swift.String? = "Inc.") {
    self.ceo = ceo
    self.place = place
    self.branches = branches
    self.title = title
  }
}

// MARK: - Mappings

nonisolated extension Person: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    let current: Swift.UnsafePointer<Person>? = current?.assumingMemoryBound(to: Person.self)
    let updating: Swift.Bool = current != nil
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var slot2: KVMap.ValuePosition = .none
    var slot3: KVMap.ValuePosition = .none
    var has4: Swift.Bool = false
    var has6: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    var _0: Swift.String
    var _1: Swift.Optional<Swift.Int>
    var _2: Swift.String
    var _3: [Person]
    var _4: Swift.Optional<Swift.String>
    var _5: Swift.Optional<Swift.String>
    var _6: Swift.Optional<Swift.String>
    let _7: Swift.Int
    var _8: Swift.Optional<Place>
    var _9: Date
    if let current {
      _0 = current.pointee.name
      _1 = current.pointee.age
      _2 = current.pointee.email
      _3 = current.pointee.friends
      _4 = current.pointee.city
      _5 = current.pointee.zip
      _6 = current.pointee.nick
      _7 = current.pointee.level
      _8 = current.pointee.home
      _9 = current.pointee.joined
    } else {
      _0 = ""
      _1 = nil
      _2 = "none"
      _3 = []
      _4 = nil
      _5 = nil
      _6 = nil
      _7 = 1
      _8 = nil
      _9 = .init(timeIntervalSince1970: 0)
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.string(into: &_0)  // name
        case 1: kv.int(orNil: &_1)  // age
        case 2: _2 = try kv.consumeNull() ? "none" : kv.string()  // email
        case 3: _3 = try kv.consumeNull() ? [] : kv.array(of: Person.self)  // friends
        case 4:  // address.city
          if try kv.consumeNull() {
            has4 = true
            try kv.reportNull(_kvKeys, rule: 4, scan)
            _5 = nil
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0:  // address.city
                  has4 = true
                  _4 = try kv.string()
                case 1: kv.string(orNil: &_5)
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        case 5:  // nick
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has6 = true
            _6 = try kv.string()
          }
        case 6: slot1 = try kv.deferValue()  // nick
        case 7: slot2 = try kv.deferValue()  // lat
        case 8: slot3 = try kv.deferValue()  // lat
        case 9: kv.date(into: &_9)  // joined
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has4 { try kv.reportMissing(_kvKeys, rule: 4, scan) }
    if !has6 {
      let mark6: KVMap.ValuePosition = slot0.or(slot1)  // nick
      if mark6.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark6, _kvKeys, rule: 5, scan)
        do throws(KVMap.CodingFailure) { _6 = try kv.string() } catch { try kv.recover(error, from: mark6) }
        kv.rewind(to: back)
      } else if mark6.isNull {
        try kv.reportNull(_kvKeys, rule: 5, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 5, scan)
      }
    }
    let gathered0: Swift.Int = kv.beginGather("lat\tlat\nlon\tlon\n", all: false, scan)
    kv.addToGather(slot2, to: gathered0, entry: 0)
    kv.addToGather(slot3, to: gathered0, entry: 1)
    let mark8: KVMap.ValuePosition = kv.endGather(gathered0)  // lat
    if mark8.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark8, _kvKeys, rule: 7, scan)
      do throws(KVMap.CodingFailure) { _8 = try kv.consumeNullOrEmptyText() ? nil : Place._kvDecode(&kv, updating: current?.pointee.home) } catch { try kv.recover(error, from: mark8) }
      kv.rewind(to: back)
    } else if mark8.isNull {
      _8 = nil
    }
    let made4 = try kv.unwrapRequired(&_4, scan.hasAllRequired)
    let made6 = try kv.unwrapRequired(&_6, scan.hasAllRequired)
    return Self(name: _0, age: _1, email: _2, friends: _3, city: made4, zip: _5, nick: made6, level: _7, home: _8, joined: _9)
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    let start8: Swift.Int = kv.capture("lat\tlat\nlon\tlon")
    if let value0 = self.home {
      try value0._kvEncode(&kv)
    } else { kv.null() }
    var captured8: KVMap.CapturedObject = try kv.endCapture(start8)
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.int("\"age\":", ifPresent: self.age)
    kv.string("\"email\":", self.email)
    try kv.array("\"friends\":", self.friends)
    let begun0: Swift.Int = kv.beginOptionalObject("\"address\":")
    kv.string("\"city\":", self.city)
    kv.string("\"zip\":", ifPresent: self.zip)
    kv.endOptionalObject(begun0)
    kv.int("\"level\":", self.level)
    kv.member(&captured8, "\"lat\":", keys: "lat")
    kv.member(&captured8, "\"lon\":", keys: "lon")
    kv.key("\"joined\":"); try kv.date(self.joined)
    kv.endObject()
  }
}

nonisolated extension Place: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    let current: Swift.UnsafePointer<Place>? = current?.assumingMemoryBound(to: Place.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Double
    var _1: Swift.Double
    if let current {
      _0 = current.pointee.lat
      _1 = current.pointee.lon
    } else {
      _0 = 0
      _1 = 0
    }
    while key >= 0 {
      switch key {
      case 0: kv.double(into: &_0)  // lat
      case 1: kv.double(into: &_1)  // lon
      default: break
      }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    guard scan.hasAllRequired else { try kv.throwDeferredFailure() }
    return Self(lat: _0, lon: _1)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.double("\"lat\":", self.lat)
    try kv.double("\"lon\":", self.lon)
    kv.endObject()
  }
}

nonisolated extension Box.Inner: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    let current: Swift.UnsafePointer<Box.Inner>? = current?.assumingMemoryBound(to: Box.Inner.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Int
    if let current {
      _0 = current.pointee.n
    } else {
      _0 = 0
    }
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &_0)  // n
      default: break
      }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    guard scan.hasAllRequired else { try kv.throwDeferredFailure() }
    return Self(n: _0)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"n\":", self.n)
    kv.endObject()
  }
}

nonisolated extension Reference: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    let current: Swift.UnsafePointer<Reference>? = current?.assumingMemoryBound(to: Reference.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Int
    var _1: Swift.Optional<Reference>
    if let current {
      _0 = current.pointee.id
      _1 = current.pointee.parent
    } else {
      _0 = 0
      _1 = nil
    }
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &_0)  // id
      case 1: kv.built(orNil: &_1, updating: updating)  // parent
      default: break
      }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    guard scan.hasAllRequired else { try kv.throwDeferredFailure() }
    return Self(id: _0, parent: _1)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    if let value = self.parent { kv.key("\"parent\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension Company: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Company {
    let current: Swift.UnsafePointer<Company>? = current?.assumingMemoryBound(to: Company.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Optional<Person> = nil
    var _1: Swift.Optional<Place>
    var _2: [Place]
    var _3: Swift.Optional<Swift.String>
    if let current {
      KVMap._kvCopy(current.pointee.ceo, into: &_0)
      _1 = current.pointee.place
      _2 = current.pointee.branches
      _3 = current.pointee.title
    } else {
      _1 = nil
      _2 = []
      _3 = "Inc."
    }
    while key >= 0 {
      switch key {
      case 0: kv.built(into: &_0, updating: updating)  // ceo
      case 1: kv.built(orNil: &_1, updating: updating)  // place
      case 2: kv.array(into: &_2)  // branches
      case 3: kv.string(orNil: &_3)  // title
      default: break
      }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    let made0 = try kv.unwrapRequired(&_0, scan.hasAllRequired)
    return Company(ceo: made0, place: _1, branches: _2, title: _3)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"ceo\":"); try self.ceo._kvEncode(&kv)
    if let value = self.place { kv.key("\"place\":"); try value._kvEncode(&kv) }
    try kv.array("\"branches\":", self.branches)
    if let value = self.title { kv.key("\"title\":"); kv.string(value) } else { kv.key("\"title\":"); kv.null() }
    kv.endObject()
  }
}

nonisolated extension Fraction: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    let current: Swift.UnsafePointer<Fraction>? = current?.assumingMemoryBound(to: Fraction.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Int
    var _1: Swift.Int
    var _2: Swift.Optional<Swift.String>
    if let current {
      _0 = current.pointee.numerator
      _1 = current.pointee.denominator
      _2 = current.pointee.name
    } else {
      _0 = 0
      _1 = 0
      _2 = nil
    }
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &_0)  // numerator
      case 1: kv.int(into: &_1)  // denominator
      case 2: kv.string(orNil: &_2)  // name
      default: break
      }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    guard scan.hasAllRequired else { try kv.throwDeferredFailure() }
    return Self(numerator: _0, denominator: _1, name: _2)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"numerator\":", self.numerator)
    kv.int("\"denominator\":", self.denominator)
    kv.string("\"name\":", ifPresent: self.name)
    kv.endObject()
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Person {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{7}\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{3}\0\0\0\0\0\0\0\u{f}\0\0\0\0\0\r\0\0\0\0\0\0\0\u{b}\0\u{13}\0\0\0\t\0\0\0\0\0\u{11}\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{3}\0\0\u{1}\0\0\0\0age\"\0\0\0\0\u{5}\0\0\u{2}\0\0\0\0email\"\0\0\u{7}\0\0\u{3}\0\0\0\0friends\"\u{7}\0\0\u{4}\0\0\0\0address\"\u{4}\0\0\u{5}\0\0\0\0nick\"\0\0\0\u{5}\0\0\u{6}\0\0\0\0alias\"\0\0\u{3}\0\0\u{7}\0\0\0\0lat\"\0\0\0\0\u{3}\0\0\u{8}\0\0\0\0lon\"\0\0\0\0\u{6}\0\0\t\0\0\u{1}\0joined\"\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0x53cb9f0c747ea2eb, wide: false, full: false, count: 10, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Person\tOwned.kvmap\t2
        name\t+1\tname
        age\t+2\tage
        email\t+3\temail
        friends\t+4\tfriends
        city\t+5\taddress.city
        nick\t+7\tnick
        nick\t+7\talias
        home\t+9\tlat
        home\t+9\tlon
        joined\t+10\tjoined
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\u{4}\0\0\0\0\0\0\0city\"\0\0\0\u{3}\0\0\u{1}\0\0\0\0zip\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Person\tOwned.kvmap\t2
        city\t+5\taddress.city
        zip\t+6\taddress.zip
        """)
  }
}

nonisolated extension Place {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\u{3}\0\0\0\0\0\u{1}\0lat\"\0\0\0\0\u{3}\0\0\u{1}\0\0\u{1}\0lon\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Place\tOwned.kvmap\t15
        lat\t+0\tlat
        lon\t+0\tlon
        """)
  }
}

nonisolated extension Box.Inner {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\u{1}\0n\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Box.Inner\tOwned.kvmap\t17
        n\t+0\tn
        """)
  }
}

nonisolated extension Reference {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{6}\0\0\u{1}\0\0\0\0parent\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Reference\tOwned.kvmap\t19
        id\t+1\tid
        parent\t+2\tparent
        """)
  }
}

nonisolated extension Company {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\u{8}\0\u{3}\0\0\0\0\0\u{5}\0\u{3}\0\0\0\0\0\u{1}\0ceo\"\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0place\"\0\0\u{8}\0\0\u{2}\0\0\u{1}\0branches\"\0\0\0\0\0\0\0\u{5}\0\0\u{3}\0\0\0\0title\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xf88bb8a8724c81ed, wide: false, full: false, count: 4, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Company\tOwned.kvmap\t25
        ceo\t+1\tceo
        place\t+2\tplace
        branches\t+3\tbranches
        title\t+4\ttitle
        """)
  }
}

nonisolated extension Fraction {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{7}\0\u{4}\0\0\0\0\0\0\0\0\0\u{1}\0\t\0\0\0\0\0\u{1}\0numerator\"\0\0\0\0\0\0\u{b}\0\0\u{1}\0\0\u{1}\0denominator\"\0\0\0\0\u{4}\0\0\u{2}\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Fraction\tOwned.kvmap\t33
        numerator\t+1\tnumerator
        denominator\t+2\tdenominator
        name\t+3\tname
        """)
  }
}
