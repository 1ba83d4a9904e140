// Generated from RestKitContext.kvmap. Do not edit.
// kvmap format 1, input 41e109518dd6aca4, body 6bd1f98e446fde35
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

nonisolated struct RKKeyed: Swift.Sendable, Swift.Hashable {
  var users: [RKEntry]

  init(users: [RKEntry]) {
    self.users = users
  }
}

nonisolated struct RKEntry: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var userID: Swift.Optional<Swift.Int>
  var address: Swift.Optional<RKPlace>

  init(name: Swift.String, userID: Swift.Int? = nil, address: RKPlace? = nil) {
    self.name = name
    self.userID = userID
    self.address = address
  }
}

nonisolated struct RKPlace: Swift.Sendable, Swift.Hashable {
  var city: Swift.String
  var state: Swift.String

  init(city: Swift.String, state: Swift.String) {
    self.city = city
    self.state = state
  }
}

nonisolated class RKBoy: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  var name: Swift.String
  var friends: [RKHuman]

  init(name: Swift.String, friends: [RKHuman] = []) {
    self.name = name
    self.friends = friends
  }

  class var _kvUsesElementPosition: Swift.Bool { false }

  class var _kvOptions: KVMap.DecodingOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: RKBoy?
  ) throws(KVMap.CodingFailure) -> (Swift.String, [RKHuman]) {
    var _0: Swift.String? = current?.name
    var _1: [RKHuman] = current?.friends ?? []
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.lenientString()  // name
        case 1: _1 = try kv.consumeNull() ? [] : _kvDecode_friends(&kv)  // friends
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    return (_0, _1)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    guard let current = current?.assumingMemoryBound(to: RKBoy.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: RKBoy?) throws(KVMap.CodingFailure) {
    let (_0, _1) = try Self._kvProperties(&kv, updating: current)
    self.name = _0
    self.friends = _1
  }

  private static func _kvDecode_friends(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [RKHuman] {
    guard kv.isArray() else { return [try RKHuman._kvDecode(&kv, replacing: nil)] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> RKHuman in try RKHuman._kvDecode(&kv, replacing: nil) })
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "RKBoy") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    try kv.array("\"friends\":", self.friends)
    kv.endObject()
  }
}

nonisolated class RKGirl: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  var name: Swift.String

  init(name: Swift.String) {
    self.name = name
  }

  class var _kvUsesElementPosition: Swift.Bool { false }

  class var _kvOptions: KVMap.DecodingOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: RKGirl?
  ) throws(KVMap.CodingFailure) -> Swift.String {
    var _0: Swift.String? = current?.name
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.lenientString()  // name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    return _0
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    guard let current = current?.assumingMemoryBound(to: RKGirl.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: RKGirl?) throws(KVMap.CodingFailure) {
    let _0: Swift.String = try Self._kvProperties(&kv, updating: current)
    self.name = _0
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "RKGirl") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.endObject()
  }
}

nonisolated class RKBoyOfBoys: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  var name: Swift.String
  var friends: [RKOnlyBoy]

  init(name: Swift.String, friends: [RKOnlyBoy] = []) {
    self.name = name
    self.friends = friends
  }

  class var _kvUsesElementPosition: Swift.Bool { false }

  class var _kvOptions: KVMap.DecodingOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: RKBoyOfBoys?
  ) throws(KVMap.CodingFailure) -> (Swift.String, [RKOnlyBoy]) {
    var _0: Swift.String? = current?.name
    var _1: [RKOnlyBoy] = current?.friends ?? []
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.lenientString()  // name
        case 1:  // friends
          let attempt1: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            _1 = try kv.consumeNull() ? [] : _kvDecode_friends(&kv)
            kv.acceptAttempt(attempt1)
          } catch {
            try kv.drop(error, from: attempt1)
            _1 = []
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0 else { try kv.throwDeferredFailure() }
    return (_0, _1)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    guard let current = current?.assumingMemoryBound(to: RKBoyOfBoys.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: RKBoyOfBoys?) throws(KVMap.CodingFailure) {
    let (_0, _1) = try Self._kvProperties(&kv, updating: current)
    self.name = _0
    self.friends = _1
  }

  private static func _kvDecode_friends(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [RKOnlyBoy] {
    guard kv.isArray() else { return [try RKOnlyBoy._kvDecode(&kv, replacing: nil)] }
    return try kv.array(
      isLossy: true,
      reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> RKOnlyBoy in try RKOnlyBoy._kvDecode(&kv, replacing: nil) })
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "RKBoyOfBoys") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    try kv.array("\"friends\":", self.friends)
    kv.endObject()
  }
}

nonisolated struct RKPage: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var website: Swift.Optional<URL>
  var emailAddress: Swift.Optional<Swift.String>

  init(name: Swift.String, website: URL? = nil, emailAddress: Swift.String? = nil) {
    self.name = name
    self.website = website
    self.emailAddress = emailAddress
  }
}

nonisolated struct RKListed: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var position: Swift.Optional<Swift.Int>
  var country: Swift.Optional<Swift.String>

  init(name: Swift.String, position: Swift.Int? = nil, country: Swift.String? = nil) {
    self.name = name
    self.position = position
    self.country = country
  }
}

nonisolated struct RKPositioned: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var position: Swift.Optional<Swift.Int>

  init(name: Swift.String, position: Swift.Int? = nil) {
    self.name = name
    self.position = position
  }
}

nonisolated struct RKIndexed: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var luckyNumber: Swift.Optional<Swift.Int>
  var friend: Swift.Optional<RKNoIndex>

  init(name: Swift.String, luckyNumber: Swift.Int? = nil, friend: RKNoIndex? = nil) {
    self.name = name
    self.luckyNumber = luckyNumber
    self.friend = friend
  }
}

nonisolated struct RKNoIndex: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var luckyNumber: Swift.Optional<Swift.Int>

  init(name: Swift.String, luckyNumber: Swift.Int? = nil) {
    self.name = name
    self.luckyNumber = luckyNumber
  }
}

nonisolated struct RKHouse: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var houseID: Swift.Optional<Swift.Int>
  var friends: [RKTenant]

  init(name: Swift.String, houseID: Swift.Int? = nil, friends: [RKTenant]) {
    self.name = name
    self.houseID = houseID
    self.friends = friends
  }
}

nonisolated struct RKTenant: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var houseID: Swift.Optional<Swift.Int>

  init(name: Swift.String, houseID: Swift.Int? = nil) {
    self.name = name
    self.houseID = houseID
  }
}

nonisolated struct RKFarHouse: Swift.Sendable, Swift.Hashable {
  var houseID: Swift.Optional<Swift.Int>
  var friends: [RKFarTenant]

  init(houseID: Swift.Int? = nil, friends: [RKFarTenant]) {
    self.houseID = houseID
    self.friends = friends
  }
}

nonisolated struct RKFarTenant: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var houseID: Swift.Optional<Swift.Int>

  init(name: Swift.String, houseID: Swift.Int? = nil) {
    self.name = name
    self.houseID = houseID
  }
}

nonisolated struct RKRootHouse: Swift.Sendable, Swift.Hashable {
  var houseID: Swift.Optional<Swift.Int>
  var friends: [RKRootTenant]

  init(houseID: Swift.Int? = nil, friends: [RKRootTenant]) {
    self.houseID = houseID
    self.friends = friends
  }
}

nonisolated struct RKRootTenant: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var houseID: Swift.Optional<Swift.Int>

  init(name: Swift.String, houseID: Swift.Int? = nil) {
    self.name = name
    self.houseID = houseID
  }
}

nonisolated struct RKCats: Swift.Sendable, Swift.Hashable {
  var railsID: Swift.Int
  var cats: [RKCat]

  init(railsID: Swift.Int, cats: [RKCat]) {
    self.railsID = railsID
    self.cats = cats
  }
}

nonisolated struct RKCat: Swift.Sendable, Swift.Hashable {
  var railsID: Swift.Int

  init(railsID: Swift.Int) {
    self.railsID = railsID
  }
}

nonisolated struct RKShouting: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var rank: Swift.Int

  init(name: Swift.String, rank: Swift.Int) {
    self.name = name
    self.rank = rank
  }
}

nonisolated struct RKPascal: Swift.Sendable, Swift.Hashable {
  var comments: [Swift.String]

  init(comments: [Swift.String]) {
    self.comments = comments
  }
}

nonisolated struct RKMiddle: Swift.Sendable, Swift.Hashable {
  var x: KVMap.PatchField<Swift.Int>

  init(x: KVMap.PatchField<Swift.Int> = .absent) {
    self.x = x
  }
}

nonisolated enum RKHuman {
  case boy(RKBoy)
  case girl(RKGirl)
}

nonisolated enum RKOnlyBoy {
  case boy(RKBoyOfBoys)
}

nonisolated enum RKOnlyGirl {
  case girl(RKGirl)
}

// MARK: - Mappings

nonisolated extension RKKeyed: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKKeyed {
    RKKeyed(users: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKKeyed, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.users = try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [RKEntry] in try _kvDecode_users(&kv) }  // users
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_users(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [RKEntry] {
    var all: [RKEntry] = []
    var keys: KVMap.SeenKeys = .init()
    guard try kv.openKeyed(&keys) else { return all }
    repeat {
      let start: KVMap.ValuePosition = kv.mark()
      do throws(KVMap.CodingFailure) { try all.append(kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> RKEntry in try RKEntry._kvDecode(&kv, replacing: nil) }) } catch { try kv.recover(error, from: start) }
    } while try kv.nextKeyed(&keys)
    return all
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"users\":")
    do {
      let members0: Swift.Int = kv.beginMembers()
      for value0 in self.users {
        kv.entryKey(value0.name)
        try value0._kvEncode(&kv)
      }
      try kv.endMembers(members0)
    }
    kv.endObject()
  }
}

nonisolated extension RKEntry: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKEntry {
    RKEntry(name: "")
  }

  static var _kvUsesElementPosition: Swift.Bool { true }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKEntry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    let standing: KVMap.ElementPosition = kv.element()
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.userID = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()  // id
        case 1: out.address = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> RKPlace in try RKPlace._kvDecode(&kv, updating: updating ? out.address : nil) }  // address
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark0: KVMap.ValuePosition = kv.key(of: standing)
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 2, scan)
      do throws(KVMap.CodingFailure) { out.name = try kv.lenientString() } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.reportNull(_kvKeys, rule: 2, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 2, scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", ifPresent: self.userID)
    if let value = self.address { kv.key("\"address\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension RKPlace: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKPlace {
    RKPlace(city: "", state: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKPlace, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.city = try kv.lenientString()  // city
        case 1: out.state = try kv.lenientString()  // state
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"city\":", self.city)
    kv.string("\"state\":", self.state)
    kv.endObject()
  }
}

nonisolated extension RKPage: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKPage {
    RKPage(name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKPage, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.name = try kv.lenientString()  // name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let back1: KVMap.ValuePosition = kv.mark()  // HTTP.request.URL
    do throws(KVMap.CodingFailure) {
      let mark1: KVMap.ValuePosition = try kv.context("HTTP.request.URL", _kvKeys, rule: 1, scan)
      if mark1.isValue {
        kv.seekOutside(to: mark1, _kvKeys, rule: 1, scan)
        out.website = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> URL in try kv.url() }
        kv.rewind(to: back1)
      } else if mark1.isNull {
        out.website = nil
      }
    } catch { try kv.recover(error, backTo: back1) }
    let back2: KVMap.ValuePosition = kv.mark()  // HTTP.request.headers."Content-Type"
    do throws(KVMap.CodingFailure) {
      let mark2: KVMap.ValuePosition = try kv.context("HTTP.request.headers.\"Content-Type\"", _kvKeys, rule: 2, scan)
      if mark2.isValue {
        kv.seekOutside(to: mark2, _kvKeys, rule: 2, scan)
        out.emailAddress = try kv.lenientString()
        kv.rewind(to: back2)
      } else if mark2.isNull {
        out.emailAddress = nil
      }
    } catch { try kv.recover(error, backTo: back2) }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.endObject()
  }
}

nonisolated extension RKPage: KVMap.ContextDecodable {
  static func _kvEncode(context: KVMap.JSONObject, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.object(context)
  }
}

nonisolated extension RKListed: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKListed {
    RKListed(name: "")
  }

  static var _kvUsesElementPosition: Swift.Bool { true }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKListed, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    let standing: KVMap.ElementPosition = kv.element()
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.name = try kv.lenientString()  // name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark1: KVMap.ValuePosition = kv.index(of: standing, scan)
    if mark1.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 1, scan)
      do throws(KVMap.CodingFailure) { out.position = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt() } catch { try kv.recover(error, from: mark1) }
      kv.rewind(to: back)
    } else if mark1.isNull {
      out.position = nil
    }
    let back2: KVMap.ValuePosition = kv.mark()  // mapping.country
    do throws(KVMap.CodingFailure) {
      let mark2: KVMap.ValuePosition = try kv.context("mapping.country", _kvKeys, rule: 2, scan)
      if mark2.isValue {
        kv.seekOutside(to: mark2, _kvKeys, rule: 2, scan)
        out.country = try kv.lenientString()
        kv.rewind(to: back2)
      } else if mark2.isNull {
        out.country = nil
      }
    } catch { try kv.recover(error, backTo: back2) }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.endObject()
  }
}

nonisolated extension RKListed: KVMap.ContextDecodable {
  static func _kvEncode(context: KVMap.JSONObject, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.object(context)
  }
}

nonisolated extension RKPositioned: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKPositioned {
    RKPositioned(name: "")
  }

  static var _kvUsesElementPosition: Swift.Bool { true }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKPositioned, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    let standing: KVMap.ElementPosition = kv.element()
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.name = try kv.lenientString()  // name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark1: KVMap.ValuePosition = kv.index(of: standing, scan)
    if mark1.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 1, scan)
      do throws(KVMap.CodingFailure) { out.position = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt() } catch { try kv.recover(error, from: mark1) }
      kv.rewind(to: back)
    } else if mark1.isNull {
      out.position = nil
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.endObject()
  }
}

nonisolated extension RKIndexed: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKIndexed {
    RKIndexed(name: "")
  }

  static var _kvUsesElementPosition: Swift.Bool { true }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKIndexed, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    let standing: KVMap.ElementPosition = kv.element()
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.name = try kv.lenientString()  // name
        case 1: out.friend = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> RKNoIndex in try RKNoIndex._kvDecode(&kv, updating: updating ? out.friend : nil) }  // friend
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark1: KVMap.ValuePosition = kv.index(of: standing, scan)
    if mark1.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 2, scan)
      do throws(KVMap.CodingFailure) { out.luckyNumber = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt() } catch { try kv.recover(error, from: mark1) }
      kv.rewind(to: back)
    } else if mark1.isNull {
      out.luckyNumber = nil
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    if let value = self.friend { kv.key("\"friend\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension RKNoIndex: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKNoIndex {
    RKNoIndex(name: "")
  }

  static var _kvUsesElementPosition: Swift.Bool { true }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKNoIndex, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    let standing: KVMap.ElementPosition = kv.element()
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.name = try kv.lenientString()  // name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark1: KVMap.ValuePosition = kv.index(of: standing, scan)
    if mark1.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 1, scan)
      do throws(KVMap.CodingFailure) { out.luckyNumber = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt() } catch { try kv.recover(error, from: mark1) }
      kv.rewind(to: back)
    } else if mark1.isNull {
      out.luckyNumber = nil
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.endObject()
  }
}

nonisolated extension RKHouse: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKHouse {
    RKHouse(name: "", friends: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKHouse, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    kv.enterParent(&scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.name = try kv.lenientString()  // name
        case 1: out.houseID = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()  // house_id
        case 2: out.friends = try _kvDecode_friends(&kv)  // friends
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    kv.leaveParent(scan)
  }

  private static func _kvDecode_friends(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [RKTenant] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> RKTenant in try RKTenant._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> RKTenant in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> RKTenant in try RKTenant._kvDecode(&kv, replacing: nil) } })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.int("\"house_id\":", ifPresent: self.houseID)
    try kv.array("\"friends\":", self.friends)
    kv.endObject()
  }
}

nonisolated extension RKTenant: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKTenant {
    RKTenant(name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKTenant, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.name = try kv.lenientString()  // name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let back1: KVMap.ValuePosition = kv.mark()  // house_id
    do throws(KVMap.CodingFailure) {
      let mark1: KVMap.ValuePosition = try kv.parent("house_id", hops: 1, _kvKeys, rule: 1, scan)
      if mark1.isValue {
        kv.seekOutside(to: mark1, _kvKeys, rule: 1, scan)
        out.houseID = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()
        kv.rewind(to: back1)
      } else if mark1.isNull {
        out.houseID = nil
      }
    } catch { try kv.recover(error, backTo: back1) }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.endObject()
  }
}

nonisolated extension RKFarHouse: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKFarHouse {
    RKFarHouse(friends: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKFarHouse, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var has1: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    kv.enterParent(&scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // house.house_id
          if try kv.consumeNull() {
            out.houseID = nil
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0: out.houseID = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()  // house.house_id
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        case 1:  // people.friends
          if try kv.consumeNull() {
            has1 = true
            try kv.reportNull(_kvKeys, rule: 1, scan)
          } else {
            var scan2: KVMap.ObjectState = .init(updating: updating)
            var key2: Swift.Int = try kv.beginObject(_kvKeys_2, &scan2)
            while key2 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key2 {
                case 0:  // people.friends
                  has1 = true
                  out.friends = try _kvDecode_friends(&kv)
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan2) }
              key2 = try kv.nextKey(_kvKeys_2, &scan2)
            }
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has1 { try kv.reportMissing(_kvKeys, rule: 1, scan) }
    kv.leaveParent(scan)
  }

  private static func _kvDecode_friends(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [RKFarTenant] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> RKFarTenant in try RKFarTenant._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> RKFarTenant in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> RKFarTenant in try RKFarTenant._kvDecode(&kv, replacing: nil) } })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    let begun0: Swift.Int = kv.beginOptionalObject("\"house\":")
    kv.int("\"house_id\":", ifPresent: self.houseID)
    kv.endOptionalObject(begun0)
    let begun1: Swift.Int = kv.beginOptionalObject("\"people\":")
    try kv.array("\"friends\":", self.friends)
    kv.endOptionalObject(begun1)
    kv.endObject()
  }
}

nonisolated extension RKFarTenant: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKFarTenant {
    RKFarTenant(name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKFarTenant, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.name = try kv.lenientString()  // name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let back1: KVMap.ValuePosition = kv.mark()  // house.house_id
    do throws(KVMap.CodingFailure) {
      let mark1: KVMap.ValuePosition = try kv.parent("house.house_id", hops: 1, _kvKeys, rule: 1, scan)
      if mark1.isValue {
        kv.seekOutside(to: mark1, _kvKeys, rule: 1, scan)
        out.houseID = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()
        kv.rewind(to: back1)
      } else if mark1.isNull {
        out.houseID = nil
      }
    } catch { try kv.recover(error, backTo: back1) }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.endObject()
  }
}

nonisolated extension RKRootHouse: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKRootHouse {
    RKRootHouse(friends: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKRootHouse, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var has1: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.houseID = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()  // house_id
        case 1:  // people.friends
          if try kv.consumeNull() {
            has1 = true
            try kv.reportNull(_kvKeys, rule: 1, scan)
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0:  // people.friends
                  has1 = true
                  out.friends = try _kvDecode_friends(&kv)
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
    if !has1 { try kv.reportMissing(_kvKeys, rule: 1, scan) }
  }

  private static func _kvDecode_friends(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [RKRootTenant] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> RKRootTenant in try RKRootTenant._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> RKRootTenant in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> RKRootTenant in try RKRootTenant._kvDecode(&kv, replacing: nil) } })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"house_id\":", ifPresent: self.houseID)
    let begun0: Swift.Int = kv.beginOptionalObject("\"people\":")
    try kv.array("\"friends\":", self.friends)
    kv.endOptionalObject(begun0)
    kv.endObject()
  }
}

nonisolated extension RKRootTenant: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKRootTenant {
    RKRootTenant(name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKRootTenant, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.name = try kv.lenientString()  // name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let back1: KVMap.ValuePosition = kv.mark()  // house_id
    do throws(KVMap.CodingFailure) {
      let mark1: KVMap.ValuePosition = try kv.document("house_id", _kvKeys, rule: 1, scan)
      if mark1.isValue {
        kv.seekOutside(to: mark1, _kvKeys, rule: 1, scan)
        out.houseID = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()
        kv.rewind(to: back1)
      } else if mark1.isNull {
        out.houseID = nil
      }
    } catch { try kv.recover(error, backTo: back1) }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.endObject()
  }
}

nonisolated extension RKCats: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKCats {
    RKCats(railsID: 0, cats: [])
  }

  static var _kvOptions: KVMap.DecodingOptions { .init(root: "userSessions") }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKCats, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.railsID = try kv.lenientInt()  // identification
        case 1: out.cats = try _kvDecode_cats(&kv)  // catIDs
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_cats(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [RKCat] {
    guard kv.isArray() else { return [try RKCat._kvDecode(&kv, replacing: nil)] }
    return try kv.array(of: RKCat.self)
  }

  static var _kvRoot: Swift.String { "userSessions" }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"identification\":", self.railsID)
    try kv.array("\"catIDs\":", self.cats)
    kv.endObject()
  }
}

nonisolated extension RKCat: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKCat {
    RKCat(railsID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKCat, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    try kv.skipWholeValue(&scan)
    let mark0: KVMap.ValuePosition = kv.deferredObject(scan)
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
      do throws(KVMap.CodingFailure) { out.railsID = try kv.lenientInt() } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.reportNull(_kvKeys, rule: 0, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 0, scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.int(self.railsID)
  }
}

nonisolated extension RKShouting: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKShouting {
    RKShouting(name: "", rank: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKShouting, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.name = try kv.lenientString()  // NAME
        case 1: out.rank = try kv.lenientInt()  // RANK
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"NAME\":", self.name)
    kv.int("\"RANK\":", self.rank)
    kv.endObject()
  }
}

nonisolated extension RKPascal: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKPascal {
    RKPascal(comments: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKPascal, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var has0: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // User.Comments
          if try kv.consumeNull() {
            has0 = true
            try kv.reportNull(_kvKeys, rule: 0, scan)
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0:  // User.Comments
                  has0 = true
                  out.comments = try _kvDecode_comments(&kv)
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
    if !has0 { try kv.reportMissing(_kvKeys, rule: 0, scan) }
  }

  private static func _kvDecode_comments(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String] {
    guard kv.isArray() else { return [try kv.lenientString()] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.lenientString() })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    let begun0: Swift.Int = kv.beginOptionalObject("\"User\":")
    kv.array("\"Comments\":", self.comments)
    kv.endOptionalObject(begun0)
    kv.endObject()
  }
}

nonisolated extension RKMiddle: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKMiddle {
    RKMiddle()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKMiddle, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // a.b
          if try kv.consumeNull() {
            out.x = .null
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0: out.x = try kv.consumeNullOrEmptyElement() ? .null : .value(kv.lenientInt())  // a.b
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
    let begun0: Swift.Int = kv.beginOptionalObject("\"a\":")
    switch self.x {
    case .absent: break
    case .null: kv.key("\"b\":"); kv.null()
    case .value(let value): kv.key("\"b\":"); kv.int(value)
    }
    kv.endOptionalObject(begun0)
    kv.endObject()
  }
}

nonisolated extension RKHuman: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> RKHuman {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: true, isOpen: false)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.CodingFailure) {
      let value: RKHuman
      switch number {
      case 0: value = try .boy(RKBoy._kvDecode(&kv, replacing: nil))
      default: value = try .girl(RKGirl._kvDecode(&kv, replacing: nil))
      }
      kv.endPayload(led)
      return value
    } catch {
      kv.endPayload(led)
      throw error
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .boy(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"type\":\"Boy\",")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start)
    case .girl(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"type\":\"Girl\",")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start)
    }
  }
}

nonisolated extension RKOnlyBoy: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> RKOnlyBoy {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: true, isOpen: false)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.CodingFailure) {
      let value: RKOnlyBoy
      switch number {
      default: value = try .boy(RKBoyOfBoys._kvDecode(&kv, replacing: nil))
      }
      kv.endPayload(led)
      return value
    } catch {
      kv.endPayload(led)
      throw error
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .boy(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"type\":\"Boy\",")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start)
    }
  }
}

nonisolated extension RKOnlyGirl: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> RKOnlyGirl {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: true, isOpen: false)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.CodingFailure) {
      let value: RKOnlyGirl
      switch number {
      default: value = try .girl(RKGirl._kvDecode(&kv, replacing: nil))
      }
      kv.endPayload(led)
      return value
    } catch {
      kv.endPayload(led)
      throw error
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .girl(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"type\":\"Girl\",")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start)
    }
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension RKKeyed {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.users, right.users)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.users.hash(into: &hasher)
  }
}

nonisolated extension RKEntry {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.userID, right.userID),
      KVMap._kvAreEqual(left.address, right.address)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.userID.hash(into: &hasher)
    self.address.hash(into: &hasher)
  }
}

nonisolated extension RKPlace {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.city, right.city),
      KVMap._kvAreEqual(left.state, right.state)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.city.hash(into: &hasher)
    self.state.hash(into: &hasher)
  }
}

nonisolated extension RKPage {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.website, right.website),
      KVMap._kvAreEqual(left.emailAddress, right.emailAddress)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.website.hash(into: &hasher)
    self.emailAddress.hash(into: &hasher)
  }
}

nonisolated extension RKListed {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.position, right.position),
      KVMap._kvAreEqual(left.country, right.country)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.position.hash(into: &hasher)
    self.country.hash(into: &hasher)
  }
}

nonisolated extension RKPositioned {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.position, right.position)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.position.hash(into: &hasher)
  }
}

nonisolated extension RKIndexed {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.luckyNumber, right.luckyNumber),
      KVMap._kvAreEqual(left.friend, right.friend)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.luckyNumber.hash(into: &hasher)
    self.friend.hash(into: &hasher)
  }
}

nonisolated extension RKNoIndex {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.luckyNumber, right.luckyNumber)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.luckyNumber.hash(into: &hasher)
  }
}

nonisolated extension RKHouse {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.houseID, right.houseID),
      KVMap._kvAreEqual(left.friends, right.friends)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.houseID.hash(into: &hasher)
    self.friends.hash(into: &hasher)
  }
}

nonisolated extension RKTenant {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.houseID, right.houseID)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.houseID.hash(into: &hasher)
  }
}

nonisolated extension RKFarHouse {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.houseID, right.houseID),
      KVMap._kvAreEqual(left.friends, right.friends)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.houseID.hash(into: &hasher)
    self.friends.hash(into: &hasher)
  }
}

nonisolated extension RKFarTenant {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.houseID, right.houseID)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.houseID.hash(into: &hasher)
  }
}

nonisolated extension RKRootHouse {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.houseID, right.houseID),
      KVMap._kvAreEqual(left.friends, right.friends)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.houseID.hash(into: &hasher)
    self.friends.hash(into: &hasher)
  }
}

nonisolated extension RKRootTenant {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.houseID, right.houseID)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.houseID.hash(into: &hasher)
  }
}

nonisolated extension RKCats {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.railsID, right.railsID),
      KVMap._kvAreEqual(left.cats, right.cats)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.railsID.hash(into: &hasher)
    self.cats.hash(into: &hasher)
  }
}

nonisolated extension RKCat {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.railsID, right.railsID)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.railsID.hash(into: &hasher)
  }
}

nonisolated extension RKShouting {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.rank, right.rank)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.rank.hash(into: &hasher)
  }
}

nonisolated extension RKPascal {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.comments, right.comments)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.comments.hash(into: &hasher)
  }
}

nonisolated extension RKMiddle {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.x, right.x)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.x.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension RKKeyed {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0users\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKKeyed\tRestKitContext.kvmap\t7
        users\t+1\tusers
        """)
  }
}

nonisolated extension RKEntry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{3}\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{7}\0\0\u{1}\0\0\0\0address\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKEntry\tRestKitContext.kvmap\t10
        userID\t+2\tid
        address\t+3\taddress
        name\t+1\t
        """)
  }
}

nonisolated extension RKPlace {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{3}\0\u{4}\0\0\0\0\0\u{1}\0city\"\0\0\0\u{5}\0\0\u{1}\0\0\u{1}\0state\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKPlace\tRestKitContext.kvmap\t15
        city\t+1\tcity
        state\t+2\tstate
        """)
  }
}

nonisolated extension RKBoy {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{3}\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{7}\0\0\u{1}\0\0\0\0friends\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKBoy\tRestKitContext.kvmap\t43
        name\t+1\tname
        friends\t+2\tfriends
        """)
  }
}

nonisolated extension RKGirl {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKGirl\tRestKitContext.kvmap\t47
        name\t+1\tname
        """)
  }
}

nonisolated extension RKBoyOfBoys {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{3}\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{7}\0\0\u{1}\0\0\0\0friends\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKBoyOfBoys\tRestKitContext.kvmap\t53
        name\t+1\tname
        friends\t+2\tfriends
        """)
  }
}

nonisolated extension RKPage {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKPage\tRestKitContext.kvmap\t95
        name\t+2\tname
        website\t+3\tHTTP.request.URL
        emailAddress\t+4\tHTTP.request.headers.\"Content-Type\"
        """)
  }
}

nonisolated extension RKListed {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKListed\tRestKitContext.kvmap\t101
        name\t+2\tname
        position\t+3\t
        country\t+4\tmapping.country
        """)
  }
}

nonisolated extension RKPositioned {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKPositioned\tRestKitContext.kvmap\t107
        name\t+1\tname
        position\t+2\t
        """)
  }
}

nonisolated extension RKIndexed {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{6}\0\0\u{1}\0\0\0\0friend\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKIndexed\tRestKitContext.kvmap\t111
        name\t+1\tname
        friend\t+3\tfriend
        luckyNumber\t+2\t
        """)
  }
}

nonisolated extension RKNoIndex {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKNoIndex\tRestKitContext.kvmap\t116
        name\t+1\tname
        luckyNumber\t+2\t
        """)
  }
}

nonisolated extension RKHouse {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\0\0\0\0\u{6}\0\u{3}\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{8}\0\0\u{1}\0\0\0\0house_id\"\0\0\0\0\0\0\0\u{7}\0\0\u{2}\0\0\u{1}\0friends\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKHouse\tRestKitContext.kvmap\t157
        name\t+1\tname
        houseID\t+2\thouse_id
        friends\t+3\tfriends
        """)
  }
}

nonisolated extension RKTenant {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKTenant\tRestKitContext.kvmap\t162
        name\t+1\tname
        houseID\t+2\thouse_id
        """)
  }
}

nonisolated extension RKFarHouse {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\u{5}\0\0\0\0\0\0\0house\"\0\0\u{6}\0\0\u{1}\0\0\0\0people\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKFarHouse\tRestKitContext.kvmap\t166
        houseID\t+1\thouse.house_id
        friends\t+2\tpeople.friends
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{8}\0\0\0\0\0\0\0house_id\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKFarHouse\tRestKitContext.kvmap\t166
        houseID\t+1\thouse.house_id
        """)
  }

  private static var _kvKeys_2: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{7}\0\0\0\0\0\0\0friends\"\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKFarHouse\tRestKitContext.kvmap\t166
        friends\t+2\tpeople.friends
        """)
  }
}

nonisolated extension RKFarTenant {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKFarTenant\tRestKitContext.kvmap\t170
        name\t+1\tname
        houseID\t+2\thouse.house_id
        """)
  }
}

nonisolated extension RKRootHouse {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{4}\0\0\0\u{1}\0\u{8}\0\0\0\0\0\0\0house_id\"\0\0\0\0\0\0\0\u{6}\0\0\u{1}\0\0\0\0people\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKRootHouse\tRestKitContext.kvmap\t174
        houseID\t+1\thouse_id
        friends\t+2\tpeople.friends
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{7}\0\0\0\0\0\0\0friends\"\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKRootHouse\tRestKitContext.kvmap\t174
        friends\t+2\tpeople.friends
        """)
  }
}

nonisolated extension RKRootTenant {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKRootTenant\tRestKitContext.kvmap\t178
        name\t+1\tname
        houseID\t+2\thouse_id
        """)
  }
}

nonisolated extension RKCats {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{4}\0\u{1}\0\0\0\u{e}\0\0\0\0\0\u{1}\0identification\"\0\u{6}\0\0\u{1}\0\0\u{1}\0catIDs\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKCats\tRestKitContext.kvmap\t200
        railsID\t+2\tidentification
        cats\t+3\tcatIDs
        """)
  }
}

nonisolated extension RKCat {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKCat\tRestKitContext.kvmap\t205
        railsID\t+1\t
        """)
  }
}

nonisolated extension RKShouting {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\u{1}\0\u{4}\0\0\0\0\0\u{1}\0NAME\"\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0RANK\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKShouting\tRestKitContext.kvmap\t218
        name\t+2\tNAME
        rank\t+3\tRANK
        """)
  }
}

nonisolated extension RKPascal {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0User\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKPascal\tRestKitContext.kvmap\t230
        comments\t+1\tUser.Comments
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{8}\0\0\0\0\0\0\0Comments\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKPascal\tRestKitContext.kvmap\t230
        comments\t+1\tUser.Comments
        """)
  }
}

nonisolated extension RKMiddle {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{1}\0\0\0\0\0\0\0a\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKMiddle\tRestKitContext.kvmap\t240
        x\t+1\ta.b
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0b\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKMiddle\tRestKitContext.kvmap\t240
        x\t+1\ta.b
        """)
  }
}

nonisolated extension RKHuman {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0type\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKHuman\tRestKitContext.kvmap\t39
        \t+0\ttype
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{3}\0\0\0\0\0\0\0Boy\"\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0Girl\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKHuman\tRestKitContext.kvmap\t39
        """)
  }
}

nonisolated extension RKOnlyBoy {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0type\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKOnlyBoy\tRestKitContext.kvmap\t50
        \t+0\ttype
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{3}\0\0\0\0\0\0\0Boy\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKOnlyBoy\tRestKitContext.kvmap\t50
        """)
  }
}

nonisolated extension RKOnlyGirl {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0type\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKOnlyGirl\tRestKitContext.kvmap\t57
        \t+0\ttype
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0Girl\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKOnlyGirl\tRestKitContext.kvmap\t57
        """)
  }
}
