// Generated from RestKit.kvmap. Do not edit.
// kvmap format 1, input b6948bcf70631bce, body de15fb29c42c3fa8
// swift-format-ignore-file
// swiftlint:disable all
import Foundation
@_spi(Generated) import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated struct RKUser: Swift.Sendable, Swift.Hashable {
  var userID: Swift.Int
  var name: Swift.String

  init(userID: Swift.Int, name: Swift.String) {
    self.userID = userID
    self.name = name
  }
}

nonisolated struct RKEnvelope: Swift.Sendable, Swift.Hashable {
  var user: RKUser

  init(user: RKUser) {
    self.user = user
  }
}

nonisolated struct RKRooted: Swift.Sendable, Swift.Hashable {
  var userID: Swift.Int
  var name: Swift.String

  init(userID: Swift.Int, name: Swift.String) {
    self.userID = userID
    self.name = name
  }
}

nonisolated struct RKList: Swift.Sendable, Swift.Hashable {
  var list: [RKUser]

  init(list: [RKUser]) {
    self.list = list
  }
}

nonisolated struct RKAnyFriends: Swift.Sendable, Swift.Hashable {
  var friends: [RKUser]

  init(friends: [RKUser]) {
    self.friends = friends
  }
}

nonisolated struct RKHumans: Swift.Sendable, Swift.Hashable {
  var humans: [RKRailsUser]

  init(humans: [RKRailsUser]) {
    self.humans = humans
  }
}

nonisolated struct RKSomething: Swift.Sendable, Swift.Hashable {
  var userID: Swift.Optional<Swift.Int>
  var name: Swift.Optional<Swift.String>

  init(userID: Swift.Int? = nil, name: Swift.String? = nil) {
    self.userID = userID
    self.name = name
  }
}

nonisolated struct RKProjection: Swift.Sendable, Swift.Hashable {
  var friends: [RKUser]

  init(friends: [RKUser]) {
    self.friends = friends
  }
}

nonisolated struct RKRailsProjection: Swift.Sendable, Swift.Hashable {
  var humans: [RKRailsUser]

  init(humans: [RKRailsUser]) {
    self.humans = humans
  }
}

nonisolated struct RKRailsUser: Swift.Sendable, Swift.Hashable {
  var railsID: Swift.Int

  init(railsID: Swift.Int) {
    self.railsID = railsID
  }
}

nonisolated struct RKShop: Swift.Sendable, Swift.Hashable {
  var products: [RKProduct]
  var categories: [RKCategory]

  init(products: [RKProduct], categories: [RKCategory]) {
    self.products = products
    self.categories = categories
  }
}

nonisolated struct RKProduct: Swift.Sendable, Swift.Hashable {
  var userID: Swift.Int

  init(userID: Swift.Int) {
    self.userID = userID
  }
}

nonisolated struct RKCategory: Swift.Sendable, Swift.Hashable {
  var userID: Swift.Int

  init(userID: Swift.Int) {
    self.userID = userID
  }
}

nonisolated struct RKAttributes: Swift.Sendable, Swift.Hashable {
  var luckyNumber: Swift.Optional<Swift.Int>
  var isDeveloper: Swift.Optional<Swift.Bool>
  var website: Swift.Optional<URL>
  var birthDate: Swift.Optional<Date>
  var country: Swift.Optional<Swift.String>
  var interests: Swift.Optional<[Swift.String]>

  init(
    luckyNumber: Swift.Int? = nil,
    isDeveloper: Swift.Bool? = nil,
    website: URL? = nil,
    birthDate: Date? = nil,
    country: Swift.String? = nil,
    interests: [Swift.String]? = nil
  ) {
    self.luckyNumber = luckyNumber
    self.isDeveloper = isDeveloper
    self.website = website
    self.birthDate = birthDate
    self.country = country
    self.interests = interests
  }
}

nonisolated struct RKNamed: Swift.Sendable, Swift.Hashable {
  var name: Swift.String

  init(name: Swift.String) {
    self.name = name
  }
}

nonisolated struct RKRaw: Swift.Sendable, Swift.Hashable {
  var addressDictionary: KVMap.JSONObject

  init(addressDictionary: KVMap.JSONObject) {
    self.addressDictionary = addressDictionary
  }
}

nonisolated struct RKDefaults: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var likesDogs: Swift.Bool

  init(name: Swift.String, likesDogs: Swift.Bool = true) {
    self.name = name
    self.likesDogs = likesDogs
  }
}

nonisolated struct RKAge: Swift.Sendable, Swift.Hashable {
  var age: Swift.Int

  init(age: Swift.Int = 0) {
    self.age = age
  }
}

nonisolated struct RKColors: Swift.Sendable, Swift.Hashable {
  var mutableFavoriteColors: [Swift.String]

  init(mutableFavoriteColors: [Swift.String]) {
    self.mutableFavoriteColors = mutableFavoriteColors
  }
}

nonisolated struct RKFriends: Swift.Sendable, Swift.Hashable {
  var friendsSet: Swift.Set<Swift.String>

  init(friendsSet: Swift.Set<Swift.String>) {
    self.friendsSet = friendsSet
  }
}

nonisolated struct RKOrderedFriends: Swift.Sendable, Swift.Hashable {
  var friendsOrderedSet: [Swift.String]

  init(friendsOrderedSet: [Swift.String]) {
    self.friendsOrderedSet = friendsOrderedSet
  }
}

nonisolated struct RKNumbers: Swift.Sendable, Swift.Hashable {
  var orderedSet: [Swift.Int]

  init(orderedSet: [Swift.Int]) {
    self.orderedSet = orderedSet
  }
}

nonisolated struct RKBoolText: Swift.Sendable, Swift.Hashable {
  var boolString: Swift.String

  init(boolString: Swift.String) {
    self.boolString = boolString
  }
}

nonisolated struct RKBoolNumber: Swift.Sendable, Swift.Hashable {
  var boolNumber: Swift.Int

  init(boolNumber: Swift.Int) {
    self.boolNumber = boolNumber
  }
}

nonisolated struct RKNumberText: Swift.Sendable, Swift.Hashable {
  var number: Swift.Double

  init(number: Swift.Double) {
    self.number = number
  }
}

nonisolated struct RKOrder: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var address: RKTown

  init(name: Swift.String, address: RKTown) {
    self.name = name
    self.address = address
  }
}

nonisolated struct RKTown: Swift.Sendable, Swift.Hashable {
  var city: Swift.String

  init(city: Swift.String) {
    self.city = city
  }
}

nonisolated struct RKChecked: Swift.Sendable, Swift.Hashable {
  var boolString: Swift.String

  init(boolString: Swift.String) {
    self.boolString = boolString
  }
}

nonisolated struct RKDate: Swift.Sendable, Swift.Hashable {
  var date: Date

  init(date: Date) {
    self.date = date
  }
}

nonisolated struct RKEastern: Swift.Sendable, Swift.Hashable {
  var date: Date

  init(date: Date) {
    self.date = date
  }
}

nonisolated struct RKStamp: Swift.Sendable, Swift.Hashable {
  var date: Date

  init(date: Date) {
    self.date = date
  }
}

nonisolated struct RKBirth: Swift.Sendable, Swift.Hashable {
  var birthDate: Swift.Optional<Date>

  init(birthDate: Date? = nil) {
    self.birthDate = birthDate
  }
}

nonisolated struct RKBirthDay: Swift.Sendable, Swift.Hashable {
  var birthDate: Date

  init(birthDate: Date) {
    self.birthDate = birthDate
  }
}

nonisolated struct RKRelated: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var address: Swift.Optional<RKAddress>

  init(name: Swift.String, address: RKAddress? = nil) {
    self.name = name
    self.address = address
  }
}

nonisolated struct RKAddress: Swift.Sendable, Swift.Hashable {
  var addressID: Swift.Optional<Swift.Int>
  var city: Swift.String

  init(addressID: Swift.Int? = nil, city: Swift.String) {
    self.addressID = addressID
    self.city = city
  }
}

nonisolated struct RKBefriended: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var friends: [RKUser]

  init(name: Swift.String, friends: [RKUser]) {
    self.name = name
    self.friends = friends
  }
}

nonisolated struct RKWrapped: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var friends: [RKAddress]

  init(name: Swift.String, friends: [RKAddress]) {
    self.name = name
    self.friends = friends
  }
}

// MARK: - Mappings

nonisolated extension RKUser: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKUser {
    RKUser(userID: 0, name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKUser, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.userID = try kv.lenientInt()  // id
        case 1: out.name = try kv.lenientString()  // name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.userID)
    kv.string("\"name\":", self.name)
    kv.endObject()
  }
}

nonisolated extension RKEnvelope: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKEnvelope {
    RKEnvelope(user: RKUser._kvPlaceholder)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKEnvelope, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.user = try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> RKUser in try RKUser._kvDecode(&kv, updating: updating ? out.user : nil) }  // user
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"user\":"); try self.user._kvEncode(&kv)
    kv.endObject()
  }
}

nonisolated extension RKRooted: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKRooted {
    RKRooted(userID: 0, name: "")
  }

  static var _kvOptions: KVMap.DecodingOptions { .init(root: "user") }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKRooted, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.userID = try kv.lenientInt()  // id
        case 1: out.name = try kv.lenientString()  // name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  static var _kvRoot: Swift.String { "user" }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.userID)
    kv.string("\"name\":", self.name)
    kv.endObject()
  }
}

nonisolated extension RKList: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKList {
    RKList(list: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKList, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.list = try _kvDecode_list(&kv)  // list
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_list(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [RKUser] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> RKUser in try RKUser._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(
      isLossy: true,
      reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> RKUser in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> RKUser in try RKUser._kvDecode(&kv, replacing: nil) } })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"list\":", self.list)
    kv.endObject()
  }
}

nonisolated extension RKAnyFriends: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKAnyFriends {
    RKAnyFriends(friends: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKAnyFriends, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    let goesOn: Swift.Bool = try kv.beginRecord(_kvKeys, rule: -1, isNeeded: false, &scan)
    if goesOn { try kv.skipRemainingPositions(_kvKeys, &scan) }
    let back0: KVMap.ValuePosition = kv.mark()  // [*].friend
    do throws(KVMap.CodingFailure) {
      let mark0: KVMap.ValuePosition = try kv.project(kv.deferredObject(scan), "friend", _kvKeys, rule: 0, scan)
      if mark0.isValue {
        _ = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
        out.friends = try _kvDecode_friends(&kv)
        kv.rewind(to: back0)
      } else if mark0.isNull {
        try kv.reportNull(_kvKeys, rule: 0, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 0, scan)
      }
    } catch { try kv.recover(error, backTo: back0) }
  }

  private static func _kvDecode_friends(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [RKUser] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> RKUser in try RKUser._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> RKUser in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> RKUser in try RKUser._kvDecode(&kv, replacing: nil) } })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginArray()
    kv.endArray()
  }
}

nonisolated extension RKHumans: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKHumans {
    RKHumans(humans: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKHumans, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    let goesOn: Swift.Bool = try kv.beginRecord(_kvKeys, rule: -1, isNeeded: false, &scan)
    if goesOn { try kv.skipRemainingPositions(_kvKeys, &scan) }
    let back0: KVMap.ValuePosition = kv.mark()  // [*].human
    do throws(KVMap.CodingFailure) {
      let mark0: KVMap.ValuePosition = try kv.project(kv.deferredObject(scan), "human", _kvKeys, rule: 0, scan)
      if mark0.isValue {
        _ = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
        out.humans = try _kvDecode_humans(&kv)
        kv.rewind(to: back0)
      } else if mark0.isNull {
        try kv.reportNull(_kvKeys, rule: 0, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 0, scan)
      }
    } catch { try kv.recover(error, backTo: back0) }
  }

  private static func _kvDecode_humans(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [RKRailsUser] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> RKRailsUser in try RKRailsUser._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> RKRailsUser in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> RKRailsUser in try RKRailsUser._kvDecode(&kv, replacing: nil) } })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginArray()
    kv.endArray()
  }
}

nonisolated extension RKSomething: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKSomething {
    RKSomething()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKSomething, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var isFound: Swift.Bool = false
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // id
          isFound = true
          out.userID = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()
        case 1:  // name
          isFound = true
          out.name = try kv.consumeNull() ? nil : kv.lenientString()
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !isFound { try kv.reportEmpty(_kvKeys, scan) }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", ifPresent: self.userID)
    kv.string("\"name\":", ifPresent: self.name)
    kv.endObject()
  }
}

nonisolated extension RKProjection: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKProjection {
    RKProjection(friends: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKProjection, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: slot0 = try kv.deferValue()  // users
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let back0: KVMap.ValuePosition = kv.mark()  // users
    do throws(KVMap.CodingFailure) {
      let mark0: KVMap.ValuePosition = try kv.project(slot0, "friend", _kvKeys, rule: 1, scan)
      if mark0.isValue {
        _ = kv.seek(to: mark0, _kvKeys, rule: 1, scan)
        out.friends = try _kvDecode_friends(&kv)
        kv.rewind(to: back0)
      } else if mark0.isNull {
        try kv.reportNull(_kvKeys, rule: 1, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 1, scan)
      }
    } catch { try kv.recover(error, backTo: back0) }
  }

  private static func _kvDecode_friends(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [RKUser] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> RKUser in try RKUser._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> RKUser in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> RKUser in try RKUser._kvDecode(&kv, replacing: nil) } })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.endObject()
  }
}

nonisolated extension RKRailsProjection: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKRailsProjection {
    RKRailsProjection(humans: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKRailsProjection, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: slot0 = try kv.deferValue()  // rows
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let back0: KVMap.ValuePosition = kv.mark()  // rows
    do throws(KVMap.CodingFailure) {
      let mark0: KVMap.ValuePosition = try kv.project(slot0, "human", _kvKeys, rule: 1, scan)
      if mark0.isValue {
        _ = kv.seek(to: mark0, _kvKeys, rule: 1, scan)
        out.humans = try _kvDecode_humans(&kv)
        kv.rewind(to: back0)
      } else if mark0.isNull {
        try kv.reportNull(_kvKeys, rule: 1, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 1, scan)
      }
    } catch { try kv.recover(error, backTo: back0) }
  }

  private static func _kvDecode_humans(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [RKRailsUser] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> RKRailsUser in try RKRailsUser._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> RKRailsUser in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> RKRailsUser in try RKRailsUser._kvDecode(&kv, replacing: nil) } })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.endObject()
  }
}

nonisolated extension RKRailsUser: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKRailsUser {
    RKRailsUser(railsID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKRailsUser, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.railsID = try kv.lenientInt()  // id
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.railsID)
    kv.endObject()
  }
}

nonisolated extension RKShop: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKShop {
    RKShop(products: [], categories: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKShop, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.products = try _kvDecode_products(&kv)  // products
        case 1: out.categories = try _kvDecode_categories(&kv)  // categories
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_products(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [RKProduct] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> RKProduct in try RKProduct._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> RKProduct in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> RKProduct in try RKProduct._kvDecode(&kv, replacing: nil) } })
  }

  private static func _kvDecode_categories(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [RKCategory] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> RKCategory in try RKCategory._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> RKCategory in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> RKCategory in try RKCategory._kvDecode(&kv, replacing: nil) } })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"products\":", self.products)
    try kv.array("\"categories\":", self.categories)
    kv.endObject()
  }
}

nonisolated extension RKProduct: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKProduct {
    RKProduct(userID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKProduct, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.userID = try kv.lenientInt()  // prodId
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"prodId\":", self.userID)
    kv.endObject()
  }
}

nonisolated extension RKCategory: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKCategory {
    RKCategory(userID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKCategory, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.userID = try kv.lenientInt()  // catId
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"catId\":", self.userID)
    kv.endObject()
  }
}

nonisolated extension RKAttributes: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKAttributes {
    RKAttributes()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKAttributes, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.luckyNumber = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()  // lucky_number
        case 1: out.isDeveloper = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientBool()  // is_developer
        case 2: out.website = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> URL in try kv.url() }  // website
        case 3: out.birthDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date("M2'!/d2'!/y4", patterns: "MM/dd/yyyy", offset: 0) }  // birthdate
        case 4:  // address.country
          if try kv.consumeNull() {
            out.country = nil
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0: out.country = try kv.consumeNull() ? nil : kv.lenientString()  // address.country
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        case 5: out.interests = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : _kvDecode_interests(&kv)  // interests
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_interests(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String] {
    guard kv.isArray() else { return [try kv.lenientString()] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.lenientString() })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"lucky_number\":", ifPresent: self.luckyNumber)
    kv.bool("\"is_developer\":", ifPresent: self.isDeveloper)
    if let value = self.website { kv.key("\"website\":"); try kv.url(value) }
    if let value = self.birthDate { kv.key("\"birthdate\":"); try kv.date(value, codes: "M2'!/d2'!/y4", offset: 0) }
    let begun0: Swift.Int = kv.beginOptionalObject("\"address\":")
    kv.string("\"country\":", ifPresent: self.country)
    kv.endOptionalObject(begun0)
    if let value = self.interests { kv.key("\"interests\":"); kv.array(value) }
    kv.endObject()
  }
}

nonisolated extension RKNamed: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKNamed {
    RKNamed(name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKNamed, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.name = try kv.lenientString()  // lucky_number
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"lucky_number\":", self.name)
    kv.endObject()
  }
}

nonisolated extension RKRaw: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKRaw {
    RKRaw(addressDictionary: .init())
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKRaw, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.addressDictionary = try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KVMap.JSONObject in try kv.object() }  // address
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"address\":"); kv.object(self.addressDictionary)
    kv.endObject()
  }
}

nonisolated extension RKDefaults: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKDefaults {
    RKDefaults(name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKDefaults, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.name = try kv.lenientString()  // name
        case 1: out.likesDogs = try kv.consumeNull() ? true : kv.lenientBool()  // likes_dogs
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.bool("\"likes_dogs\":", self.likesDogs)
    kv.endObject()
  }
}

nonisolated extension RKAge: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKAge {
    RKAge()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKAge, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // age
          let attempt0: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.age = try kv.consumeNull() ? 0 : kv.lenientInt()
            kv.acceptAttempt(attempt0)
          } catch {
            try kv.drop(error, from: attempt0)
            out.age = 0
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"age\":", self.age)
    kv.endObject()
  }
}

nonisolated extension RKColors: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKColors {
    RKColors(mutableFavoriteColors: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKColors, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.mutableFavoriteColors = try _kvDecode_mutableFavoriteColors(&kv)  // favoriteColors
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_mutableFavoriteColors(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String] {
    guard kv.isArray() else { return [try kv.lenientString()] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.lenientString() })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.array("\"favoriteColors\":", self.mutableFavoriteColors)
    kv.endObject()
  }
}

nonisolated extension RKFriends: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKFriends {
    RKFriends(friendsSet: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKFriends, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.friendsSet = try _kvDecode_friendsSet(&kv)  // friendsSet
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_friendsSet(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<Swift.String> {
    guard kv.isArray() else { return [try kv.lenientString()] }
    return try kv.set(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.lenientString() })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"friendsSet\":"); kv.array(kv.sorted(self.friendsSet))
    kv.endObject()
  }
}

nonisolated extension RKOrderedFriends: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKOrderedFriends {
    RKOrderedFriends(friendsOrderedSet: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKOrderedFriends, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.friendsOrderedSet = try _kvDecode_friendsOrderedSet(&kv)  // friendsOrderedSet
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_friendsOrderedSet(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String] {
    guard kv.isArray() else { return [try kv.lenientString()] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.lenientString() })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.array("\"friendsOrderedSet\":", self.friendsOrderedSet)
    kv.endObject()
  }
}

nonisolated extension RKNumbers: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKNumbers {
    RKNumbers(orderedSet: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKNumbers, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.orderedSet = try _kvDecode_orderedSet(&kv)  // numbers
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_orderedSet(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int] {
    guard kv.isArray() else { return [try kv.lenientInt()] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.lenientInt() })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.array("\"numbers\":", self.orderedSet)
    kv.endObject()
  }
}

nonisolated extension RKBoolText: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKBoolText {
    RKBoolText(boolString: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKBoolText, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.boolString = try kv.lenientString()  // boolString
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"boolString\":", self.boolString)
    kv.endObject()
  }
}

nonisolated extension RKBoolNumber: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKBoolNumber {
    RKBoolNumber(boolNumber: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKBoolNumber, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.boolNumber = try kv.lenientInt()  // boolNumber
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"boolNumber\":", self.boolNumber)
    kv.endObject()
  }
}

nonisolated extension RKNumberText: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKNumberText {
    RKNumberText(number: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKNumberText, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.number = try kv.lenientDouble()  // numberString
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.double("\"numberString\":", self.number)
    kv.endObject()
  }
}

nonisolated extension RKOrder: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKOrder {
    RKOrder(name: "", address: RKTown._kvPlaceholder)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKOrder, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.name = try kv.lenientString()  // name
        case 1:  // nested.city
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0: slot0 = try kv.deferValue()  // nested.city
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        case 2:  // nested.city
          if try kv.consumeNull() {
            slot1 = .null
          } else {
            var scan2: KVMap.ObjectState = .init(updating: updating)
            var key2: Swift.Int = try kv.beginObject(_kvKeys_2, &scan2)
            while key2 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key2 {
                case 0: slot1 = try kv.deferValue()  // nested.city
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
    let gathered0: Swift.Int = kv.beginGather("city\tnested.city\n", all: false, scan)
    kv.addToGather(slot0.or(slot1), to: gathered0, entry: 0)
    let mark1: KVMap.ValuePosition = kv.endGather(gathered0)  // nested.city
    if mark1.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 1, scan)
      do throws(KVMap.CodingFailure) { out.address = try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> RKTown in try RKTown._kvDecode(&kv, updating: updating ? out.address : nil) } } catch { try kv.recover(error, from: mark1) }
      kv.rewind(to: back)
    } else if mark1.isNull {
      try kv.reportNull(_kvKeys, rule: 1, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 1, gathered: gathered0, scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    let start1: Swift.Int = kv.capture("city\tnested.city")
    try self.address._kvEncode(&kv)
    var captured1: KVMap.CapturedObject = try kv.endCapture(start1)
    kv.beginObject()
    kv.string("\"name\":", self.name)
    let begun0: Swift.Int = kv.beginOptionalObject("\"nested\":")
    kv.member(&captured1, "\"city\":", keys: "city")
    kv.endOptionalObject(begun0)
    kv.endObject()
  }
}

nonisolated extension RKTown: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKTown {
    RKTown(city: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKTown, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.city = try kv.lenientString()  // city
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"city\":", self.city)
    kv.endObject()
  }
}

nonisolated extension RKChecked: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKChecked {
    RKChecked(boolString: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKChecked, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.boolString = try kv.checked(at: kv.mark(), kv.lenientString(), "count < 4") { $0.count < 4 }  // boolString
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"boolString\":"); try kv.string(kv.checked(self.boolString, "count < 4") { $0.count < 4 })
    kv.endObject()
  }
}

nonisolated extension RKDate: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKDate {
    RKDate(date: .init(timeIntervalSince1970: 0))
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKDate, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.date = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // date
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"date\":"); try kv.date(self.date)
    kv.endObject()
  }
}

nonisolated extension RKEastern: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKEastern {
    RKEastern(date: .init(timeIntervalSince1970: 0))
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKEastern, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.date = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.parseDate(at: kv.mark(), kv.lenientString(), "M2'!-d2'!-y4", patterns: "MM-dd-yyyy", zone: "America/New_York") }  // date
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"date\":"); try kv.date(self.date, codes: "M2'!-d2'!-y4", zone: "America/New_York")
    kv.endObject()
  }
}

nonisolated extension RKStamp: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKStamp {
    RKStamp(date: .init(timeIntervalSince1970: 0))
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKStamp, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.date = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.epochMilliseconds(lenient: true) }  // date
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"date\":"); try kv.epochMilliseconds(self.date)
    kv.endObject()
  }
}

nonisolated extension RKBirth: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKBirth {
    RKBirth()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKBirth, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.birthDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // birthdate
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.birthDate { kv.key("\"birthdate\":"); try kv.date(value) }
    kv.endObject()
  }
}

nonisolated extension RKBirthDay: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKBirthDay {
    RKBirthDay(birthDate: .init(timeIntervalSince1970: 0))
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKBirthDay, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.birthDate = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.parseDate(at: kv.mark(), kv.lenientString(), "y4'!-M2'!-d2", patterns: "yyyy-MM-dd", offset: 0) }  // birthdate
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"birthdate\":"); try kv.date(self.birthDate, codes: "y4'!-M2'!-d2", offset: 0)
    kv.endObject()
  }
}

nonisolated extension RKRelated: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKRelated {
    RKRelated(name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKRelated, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.name = try kv.lenientString()  // name
        case 1: out.address = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> RKAddress in try RKAddress._kvDecode(&kv, updating: updating ? out.address : nil) }  // address
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    if let value = self.address { kv.key("\"address\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension RKAddress: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKAddress {
    RKAddress(city: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKAddress, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.addressID = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()  // id
        case 1: out.city = try kv.lenientString()  // city
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", ifPresent: self.addressID)
    kv.string("\"city\":", self.city)
    kv.endObject()
  }
}

nonisolated extension RKBefriended: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKBefriended {
    RKBefriended(name: "", friends: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKBefriended, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.name = try kv.lenientString()  // name
        case 1: out.friends = try _kvDecode_friends(&kv)  // friends
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_friends(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [RKUser] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> RKUser in try RKUser._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> RKUser in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> RKUser in try RKUser._kvDecode(&kv, replacing: nil) } })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    try kv.array("\"friends\":", self.friends)
    kv.endObject()
  }
}

nonisolated extension RKWrapped: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: RKWrapped {
    RKWrapped(name: "", friends: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKWrapped, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.name = try kv.lenientString()  // name
        case 1: out.friends = try _kvDecode_friends(&kv)  // address
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_friends(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [RKAddress] {
    guard kv.isArray() else { return [try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> RKAddress in try RKAddress._kvDecode(&kv, replacing: nil) }] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> RKAddress in try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> RKAddress in try RKAddress._kvDecode(&kv, replacing: nil) } })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    try kv.array("\"address\":", self.friends)
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension RKUser {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.userID, right.userID),
      KVMap._kvAreEqual(left.name, right.name)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.userID.hash(into: &hasher)
    self.name.hash(into: &hasher)
  }
}

nonisolated extension RKEnvelope {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.user, right.user)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.user.hash(into: &hasher)
  }
}

nonisolated extension RKRooted {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.userID, right.userID),
      KVMap._kvAreEqual(left.name, right.name)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.userID.hash(into: &hasher)
    self.name.hash(into: &hasher)
  }
}

nonisolated extension RKList {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.list, right.list)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.list.hash(into: &hasher)
  }
}

nonisolated extension RKAnyFriends {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.friends, right.friends)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.friends.hash(into: &hasher)
  }
}

nonisolated extension RKHumans {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.humans, right.humans)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.humans.hash(into: &hasher)
  }
}

nonisolated extension RKSomething {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.userID, right.userID),
      KVMap._kvAreEqual(left.name, right.name)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.userID.hash(into: &hasher)
    self.name.hash(into: &hasher)
  }
}

nonisolated extension RKProjection {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.friends, right.friends)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.friends.hash(into: &hasher)
  }
}

nonisolated extension RKRailsProjection {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.humans, right.humans)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.humans.hash(into: &hasher)
  }
}

nonisolated extension RKRailsUser {
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

nonisolated extension RKShop {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.products, right.products),
      KVMap._kvAreEqual(left.categories, right.categories)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.products.hash(into: &hasher)
    self.categories.hash(into: &hasher)
  }
}

nonisolated extension RKProduct {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.userID, right.userID)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.userID.hash(into: &hasher)
  }
}

nonisolated extension RKCategory {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.userID, right.userID)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.userID.hash(into: &hasher)
  }
}

nonisolated extension RKAttributes {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.luckyNumber, right.luckyNumber),
      KVMap._kvAreEqual(left.isDeveloper, right.isDeveloper),
      KVMap._kvAreEqual(left.website, right.website),
      KVMap._kvAreEqual(left.birthDate, right.birthDate),
      KVMap._kvAreEqual(left.country, right.country),
      KVMap._kvAreEqual(left.interests, right.interests)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.luckyNumber.hash(into: &hasher)
    self.isDeveloper.hash(into: &hasher)
    self.website.hash(into: &hasher)
    self.birthDate.hash(into: &hasher)
    self.country.hash(into: &hasher)
    self.interests.hash(into: &hasher)
  }
}

nonisolated extension RKNamed {
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

nonisolated extension RKRaw {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.addressDictionary, right.addressDictionary)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.addressDictionary.hash(into: &hasher)
  }
}

nonisolated extension RKDefaults {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.likesDogs, right.likesDogs)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.likesDogs.hash(into: &hasher)
  }
}

nonisolated extension RKAge {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.age, right.age)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.age.hash(into: &hasher)
  }
}

nonisolated extension RKColors {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.mutableFavoriteColors, right.mutableFavoriteColors)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.mutableFavoriteColors.hash(into: &hasher)
  }
}

nonisolated extension RKFriends {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.friendsSet, right.friendsSet)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.friendsSet.hash(into: &hasher)
  }
}

nonisolated extension RKOrderedFriends {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.friendsOrderedSet, right.friendsOrderedSet)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.friendsOrderedSet.hash(into: &hasher)
  }
}

nonisolated extension RKNumbers {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.orderedSet, right.orderedSet)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.orderedSet.hash(into: &hasher)
  }
}

nonisolated extension RKBoolText {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.boolString, right.boolString)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.boolString.hash(into: &hasher)
  }
}

nonisolated extension RKBoolNumber {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.boolNumber, right.boolNumber)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.boolNumber.hash(into: &hasher)
  }
}

nonisolated extension RKNumberText {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.number, right.number)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.number.hash(into: &hasher)
  }
}

nonisolated extension RKOrder {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.address, right.address)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.address.hash(into: &hasher)
  }
}

nonisolated extension RKTown {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.city, right.city)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.city.hash(into: &hasher)
  }
}

nonisolated extension RKChecked {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.boolString, right.boolString)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.boolString.hash(into: &hasher)
  }
}

nonisolated extension RKDate {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.date, right.date)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.date.hash(into: &hasher)
  }
}

nonisolated extension RKEastern {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.date, right.date)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.date.hash(into: &hasher)
  }
}

nonisolated extension RKStamp {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.date, right.date)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.date.hash(into: &hasher)
  }
}

nonisolated extension RKBirth {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.birthDate, right.birthDate)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.birthDate.hash(into: &hasher)
  }
}

nonisolated extension RKBirthDay {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.birthDate, right.birthDate)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.birthDate.hash(into: &hasher)
  }
}

nonisolated extension RKRelated {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.address, right.address)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.address.hash(into: &hasher)
  }
}

nonisolated extension RKAddress {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.addressID, right.addressID),
      KVMap._kvAreEqual(left.city, right.city)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.addressID.hash(into: &hasher)
    self.city.hash(into: &hasher)
  }
}

nonisolated extension RKBefriended {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.friends, right.friends)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.friends.hash(into: &hasher)
  }
}

nonisolated extension RKWrapped {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.friends, right.friends)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.friends.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension RKUser {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKUser\tRestKit.kvmap\t7
        userID\t+1\tid
        name\t+2\tname
        """)
  }
}

nonisolated extension RKEnvelope {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0user\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKEnvelope\tRestKit.kvmap\t11
        user\t+1\tuser
        """)
  }
}

nonisolated extension RKRooted {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKRooted\tRestKit.kvmap\t14
        userID\t+2\tid
        name\t+3\tname
        """)
  }
}

nonisolated extension RKList {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0list\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKList\tRestKit.kvmap\t53
        list\t+1\tlist
        """)
  }
}

nonisolated extension RKAnyFriends {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKAnyFriends\tRestKit.kvmap\t62
        friends\t+1\t[*].friend
        """)
  }
}

nonisolated extension RKHumans {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKHumans\tRestKit.kvmap\t65
        humans\t+1\t[*].human
        """)
  }
}

nonisolated extension RKSomething {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKSomething\tRestKit.kvmap\t88
        userID\t+2\tid
        name\t+3\tname
        """)
  }
}

nonisolated extension RKProjection {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\0\0users\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKProjection\tRestKit.kvmap\t99
        friends\t+1\tusers
        friends\t+1\tusers[*].friend
        """)
  }
}

nonisolated extension RKRailsProjection {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0rows\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKRailsProjection\tRestKit.kvmap\t102
        humans\t+1\trows
        humans\t+1\trows[*].human
        """)
  }
}

nonisolated extension RKRailsUser {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKRailsUser\tRestKit.kvmap\t105
        railsID\t+1\tid
        """)
  }
}

nonisolated extension RKShop {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{4}\0\u{1}\0\0\0\0\0\u{8}\0\0\0\0\0\u{1}\0products\"\0\0\0\0\0\0\0\n\0\0\u{1}\0\0\u{1}\0categories\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKShop\tRestKit.kvmap\t129
        products\t+1\tproducts
        categories\t+2\tcategories
        """)
  }
}

nonisolated extension RKProduct {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{6}\0\0\0\0\0\u{1}\0prodId\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKProduct\tRestKit.kvmap\t133
        userID\t+1\tprodId
        """)
  }
}

nonisolated extension RKCategory {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0catId\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKCategory\tRestKit.kvmap\t136
        userID\t+1\tcatId
        """)
  }
}

nonisolated extension RKAttributes {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{7}\0\u{e}\0\t\0\0\0\u{1}\0\0\0\u{c}\0\0\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{c}\0\0\0\0\0\0\0lucky_number\"\0\0\0\u{c}\0\0\u{1}\0\0\0\0is_developer\"\0\0\0\u{7}\0\0\u{2}\0\0\0\0website\"\t\0\0\u{3}\0\0\0\0birthdate\"\0\0\0\0\0\0\u{7}\0\0\u{4}\0\0\0\0address\"\t\0\0\u{5}\0\0\0\0interests\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 6, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKAttributes\tRestKit.kvmap\t140
        luckyNumber\t+1\tlucky_number
        isDeveloper\t+2\tis_developer
        website\t+3\twebsite
        birthDate\t+4\tbirthdate
        country\t+5\taddress.country
        interests\t+6\tinterests
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{7}\0\0\0\0\0\0\0country\"\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKAttributes\tRestKit.kvmap\t140
        country\t+5\taddress.country
        """)
  }
}

nonisolated extension RKNamed {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{c}\0\0\0\0\0\u{1}\0lucky_number\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKNamed\tRestKit.kvmap\t173
        name\t+1\tlucky_number
        """)
  }
}

nonisolated extension RKRaw {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{7}\0\0\0\0\0\u{1}\0address\"\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKRaw\tRestKit.kvmap\t176
        addressDictionary\t+1\taddress
        """)
  }
}

nonisolated extension RKDefaults {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{3}\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\n\0\0\u{1}\0\0\0\0likes_dogs\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKDefaults\tRestKit.kvmap\t191
        name\t+1\tname
        likesDogs\t+2\tlikes_dogs
        """)
  }
}

nonisolated extension RKAge {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{3}\0\0\0\0\0\0\0age\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKAge\tRestKit.kvmap\t195
        age\t+1\tage
        """)
  }
}

nonisolated extension RKColors {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{e}\0\0\0\0\0\u{1}\0favoriteColors\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKColors\tRestKit.kvmap\t209
        mutableFavoriteColors\t+1\tfavoriteColors
        """)
  }
}

nonisolated extension RKFriends {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\n\0\0\0\0\0\u{1}\0friendsSet\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKFriends\tRestKit.kvmap\t212
        friendsSet\t+1\tfriendsSet
        """)
  }
}

nonisolated extension RKOrderedFriends {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{11}\0\0\0\0\0\u{1}\0friendsOrderedSet\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKOrderedFriends\tRestKit.kvmap\t215
        friendsOrderedSet\t+1\tfriendsOrderedSet
        """)
  }
}

nonisolated extension RKNumbers {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{7}\0\0\0\0\0\u{1}\0numbers\"\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKNumbers\tRestKit.kvmap\t218
        orderedSet\t+1\tnumbers
        """)
  }
}

nonisolated extension RKBoolText {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\n\0\0\0\0\0\u{1}\0boolString\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKBoolText\tRestKit.kvmap\t246
        boolString\t+1\tboolString
        """)
  }
}

nonisolated extension RKBoolNumber {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\n\0\0\0\0\0\u{1}\0boolNumber\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKBoolNumber\tRestKit.kvmap\t249
        boolNumber\t+1\tboolNumber
        """)
  }
}

nonisolated extension RKNumberText {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{c}\0\0\0\0\0\u{1}\0numberString\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKNumberText\tRestKit.kvmap\t252
        number\t+1\tnumberString
        """)
  }
}

nonisolated extension RKOrder {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{3}\0\0\0\u{5}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{6}\0\0\u{1}\0\0\0\0nested\"\0\u{7}\0\0\u{2}\0\0\0\0address\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKOrder\tRestKit.kvmap\t276
        name\t+1\tname
        address\t+2\tnested.city
        address\t+2\taddress.city
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0city\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKOrder\tRestKit.kvmap\t276
        address\t+2\tnested.city
        """)
  }

  private static var _kvKeys_2: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0city\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKOrder\tRestKit.kvmap\t276
        address\t+2\taddress.city
        """)
  }
}

nonisolated extension RKTown {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0city\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKTown\tRestKit.kvmap\t280
        city\t+1\tcity
        """)
  }
}

nonisolated extension RKChecked {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\n\0\0\0\0\0\u{1}\0boolString\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKChecked\tRestKit.kvmap\t289
        boolString\t+1\tboolString
        """)
  }
}

nonisolated extension RKDate {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0date\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKDate\tRestKit.kvmap\t298
        date\t+1\tdate
        """)
  }
}

nonisolated extension RKEastern {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0date\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKEastern\tRestKit.kvmap\t301
        date\t+1\tdate
        """)
  }
}

nonisolated extension RKStamp {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0date\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKStamp\tRestKit.kvmap\t304
        date\t+1\tdate
        """)
  }
}

nonisolated extension RKBirth {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\t\0\0\0\0\0\0\0birthdate\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKBirth\tRestKit.kvmap\t307
        birthDate\t+1\tbirthdate
        """)
  }
}

nonisolated extension RKBirthDay {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\t\0\0\0\0\0\u{1}\0birthdate\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKBirthDay\tRestKit.kvmap\t310
        birthDate\t+1\tbirthdate
        """)
  }
}

nonisolated extension RKRelated {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{7}\0\0\u{1}\0\0\0\0address\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKRelated\tRestKit.kvmap\t348
        name\t+1\tname
        address\t+2\taddress
        """)
  }
}

nonisolated extension RKAddress {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{3}\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0city\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKAddress\tRestKit.kvmap\t352
        addressID\t+1\tid
        city\t+2\tcity
        """)
  }
}

nonisolated extension RKBefriended {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{3}\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{7}\0\0\u{1}\0\0\u{1}\0friends\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKBefriended\tRestKit.kvmap\t356
        name\t+1\tname
        friends\t+2\tfriends
        """)
  }
}

nonisolated extension RKWrapped {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{7}\0\0\u{1}\0\0\u{1}\0address\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKWrapped\tRestKit.kvmap\t360
        name\t+1\tname
        friends\t+2\taddress
        """)
  }
}
