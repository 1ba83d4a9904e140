// Generated from Writing.kvmap. Do not edit.
// kvmap format 1, input 8ac5f7a147954d23, body 0524654baf42a3dd
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

nonisolated struct WRBus: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var location: Swift.Optional<WRPoint>

  init(name: Swift.String, location: WRPoint? = nil) {
    self.name = name
    self.location = location
  }
}

nonisolated struct WRPoint: Swift.Sendable, Swift.Hashable {
  var latitude: Swift.Double
  var longitude: Swift.Double

  init(latitude: Swift.Double, longitude: Swift.Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

nonisolated struct WRTweet: Swift.Sendable, Swift.Hashable {
  var createdAt: Date
  var url: URL
  var user: WRTweeter

  init(createdAt: Date, url: URL, user: WRTweeter) {
    self.createdAt = createdAt
    self.url = url
    self.user = user
  }
}

nonisolated struct WRTweeter: Swift.Sendable, Swift.Hashable {
  var idStr: Swift.String

  init(idStr: Swift.String) {
    self.idStr = idStr
  }
}

nonisolated class WRPost: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  var idStr: Swift.String
  var text: Swift.String

  init(idStr: Swift.String, text: Swift.String) {
    self.idStr = idStr
    self.text = text
  }

  class var _kvUsesElementPosition: Swift.Bool { false }

  class var _kvOptions: KVMap.DecodingOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: WRPost?
  ) throws(KVMap.CodingFailure) -> (Swift.String, Swift.String) {
    var _0: Swift.String? = current?.idStr
    var _1: Swift.String? = current?.text
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.string()  // idStr
        case 1: _1 = try kv.string()  // text
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0, let _1 else { try kv.throwDeferredFailure() }
    return (_0, _1)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    guard let current = current?.assumingMemoryBound(to: WRPost.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: WRPost?) throws(KVMap.CodingFailure) {
    let (_0, _1) = try Self._kvProperties(&kv, updating: current)
    self.idStr = _0
    self.text = _1
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "WRPost") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"idStr\":", self.idStr)
    kv.string("\"text\":", self.text)
    kv.endObject()
  }
}

nonisolated struct WREpochText: Swift.Sendable, Swift.Hashable {
  var value: Date

  init(value: Date) {
    self.value = value
  }
}

nonisolated struct WRMilliseconds: Swift.Sendable, Swift.Hashable {
  var value: Date

  init(value: Date) {
    self.value = value
  }
}

nonisolated class WRIdentified: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  var userID: Swift.Int
  var name: Swift.String

  init(userID: Swift.Int, name: Swift.String) {
    self.userID = userID
    self.name = name
  }

  class var _kvUsesElementPosition: Swift.Bool { false }

  class var _kvOptions: KVMap.DecodingOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: WRIdentified?
  ) throws(KVMap.CodingFailure) -> (Swift.Int, Swift.String) {
    var _0: Swift.Int? = current?.userID
    var _1: Swift.String? = current?.name
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.int()  // id
        case 1: _1 = try kv.string()  // name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0, let _1 else { try kv.throwDeferredFailure() }
    return (_0, _1)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    guard let current = current?.assumingMemoryBound(to: WRIdentified.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: WRIdentified?) throws(KVMap.CodingFailure) {
    let (_0, _1) = try Self._kvProperties(&kv, updating: current)
    self.userID = _0
    self.name = _1
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "WRIdentified") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.userID)
    kv.string("\"name\":", self.name)
    kv.endObject()
  }
}

nonisolated struct WRValidated: Swift.Sendable, Swift.Hashable {
  var boolString: Swift.String

  init(boolString: Swift.String) {
    self.boolString = boolString
  }
}

nonisolated struct WRPatternDate: Swift.Sendable, Swift.Hashable {
  var date: Date

  init(date: Date) {
    self.date = date
  }
}

nonisolated class WRParent: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  var firstName: Swift.String
  var lastName: Swift.String
  var children: [WRChild]

  init(firstName: Swift.String, lastName: Swift.String, children: [WRChild] = []) {
    self.firstName = firstName
    self.lastName = lastName
    self.children = children
  }

  class var _kvUsesElementPosition: Swift.Bool { false }

  class var _kvOptions: KVMap.DecodingOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: WRParent?
  ) throws(KVMap.CodingFailure) -> (Swift.String, Swift.String, [WRChild]) {
    var _0: Swift.String? = current?.firstName
    var _1: Swift.String? = current?.lastName
    var _2: [WRChild] = current?.children ?? []
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.string()  // first_name
        case 1: _1 = try kv.string()  // last_name
        case 2: _2 = try kv.consumeNull() ? [] : kv.array(of: WRChild.self)  // children
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0, let _1 else { try kv.throwDeferredFailure() }
    return (_0, _1, _2)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    guard let current = current?.assumingMemoryBound(to: WRParent.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: WRParent?) throws(KVMap.CodingFailure) {
    let (_0, _1, _2) = try Self._kvProperties(&kv, updating: current)
    self.firstName = _0
    self.lastName = _1
    self.children = _2
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "WRParent") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"first_name\":", self.firstName)
    kv.string("\"last_name\":", self.lastName)
    try kv.array("\"children\":", self.children)
    kv.endObject()
  }
}

nonisolated class WRChild: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  var firstName: Swift.String
  var lastName: Swift.String
  var parents: [WRParent]

  init(firstName: Swift.String, lastName: Swift.String, parents: [WRParent] = []) {
    self.firstName = firstName
    self.lastName = lastName
    self.parents = parents
  }

  class var _kvUsesElementPosition: Swift.Bool { false }

  class var _kvOptions: KVMap.DecodingOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.JSONReader, updating current: WRChild?
  ) throws(KVMap.CodingFailure) -> (Swift.String, Swift.String, [WRParent]) {
    var _0: Swift.String? = current?.firstName
    var _1: Swift.String? = current?.lastName
    var _2: [WRParent] = current?.parents ?? []
    var scan: KVMap.ObjectState = .init(updating: current != nil)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try kv.string()  // first_name
        case 1: _1 = try kv.string()  // last_name
        case 2: _2 = try kv.consumeNull() ? [] : kv.array(of: WRParent.self)  // parents
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    guard let _0, let _1 else { try kv.throwDeferredFailure() }
    return (_0, _1, _2)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    guard let current = current?.assumingMemoryBound(to: WRChild.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.JSONReader, updating current: WRChild?) throws(KVMap.CodingFailure) {
    let (_0, _1, _2) = try Self._kvProperties(&kv, updating: current)
    self.firstName = _0
    self.lastName = _1
    self.parents = _2
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "WRChild") }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"first_name\":", self.firstName)
    kv.string("\"last_name\":", self.lastName)
    try kv.array("\"parents\":", self.parents)
    kv.endObject()
  }
}

nonisolated struct WRScalar: Swift.Sendable, Swift.Hashable {
  var name: Swift.String

  init(name: Swift.String) {
    self.name = name
  }
}

nonisolated struct WRAddress: Swift.Sendable, Swift.Hashable {
  var city: Swift.Optional<Swift.String>
  var state: Swift.Optional<Swift.String>

  init(city: Swift.String? = nil, state: Swift.String? = nil) {
    self.city = city
    self.state = state
  }
}

nonisolated struct WRHousehold: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var address: Swift.Optional<WRAddress>

  init(name: Swift.String, address: WRAddress? = nil) {
    self.name = name
    self.address = address
  }
}

nonisolated struct WRBefriended: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var friends: Swift.Optional<[WRAddress]>

  init(name: Swift.String, friends: [WRAddress]? = nil) {
    self.name = name
    self.friends = friends
  }
}

nonisolated struct WRRequest: Swift.Sendable, Swift.Hashable {
  var key1: Swift.Optional<Swift.String>
  var key2: Swift.Optional<Swift.String>

  init(key1: Swift.String? = nil, key2: Swift.String? = nil) {
    self.key1 = key1
    self.key2 = key2
  }
}

nonisolated struct WRUnmatched: Swift.Sendable, Swift.Hashable {
  var key1: Swift.String
  var key2: Swift.String
  var key12123: Swift.Optional<Swift.String>

  init(key1: Swift.String, key2: Swift.String, key12123: Swift.String? = nil) {
    self.key1 = key1
    self.key2 = key2
    self.key12123 = key12123
  }
}

nonisolated struct WRRootedUnmatched: Swift.Sendable, Swift.Hashable {
  var key1: Swift.String
  var key2: Swift.String
  var key12123: Swift.Optional<Swift.String>

  init(key1: Swift.String, key2: Swift.String, key12123: Swift.String? = nil) {
    self.key1 = key1
    self.key2 = key2
    self.key12123 = key12123
  }
}

nonisolated struct WRRooted: Swift.Sendable, Swift.Hashable {
  var key1: Swift.String
  var key2: Swift.String

  init(key1: Swift.String, key2: Swift.String) {
    self.key1 = key1
    self.key2 = key2
  }
}

nonisolated struct WRDated: Swift.Sendable, Swift.Hashable {
  var date: Date

  init(date: Date) {
    self.date = date
  }
}

nonisolated struct WRHasOne: Swift.Sendable, Swift.Hashable {
  var stringTest: Swift.String
  var hasOne: WRDated

  init(stringTest: Swift.String, hasOne: WRDated) {
    self.stringTest = stringTest
    self.hasOne = hasOne
  }
}

nonisolated struct WRHasMany: Swift.Sendable, Swift.Hashable {
  var hasMany: Swift.Set<WRDated>
  var stringTest: Swift.String

  init(hasMany: Swift.Set<WRDated>, stringTest: Swift.String) {
    self.hasMany = hasMany
    self.stringTest = stringTest
  }
}

nonisolated struct WRKeyDated: Swift.Sendable, Swift.Hashable {
  var key1: Swift.String
  var date: Date

  init(key1: Swift.String, date: Date) {
    self.key1 = key1
    self.date = date
  }
}

nonisolated struct WRFlag: Swift.Sendable, Swift.Hashable {
  var key1: Swift.String
  var boolean: Swift.Bool

  init(key1: Swift.String, boolean: Swift.Bool) {
    self.key1 = key1
    self.boolean = boolean
  }
}

nonisolated struct WRList: Swift.Sendable, Swift.Hashable {
  var key1: Swift.String
  var set: [Swift.String]

  init(key1: Swift.String, set: [Swift.String]) {
    self.key1 = key1
    self.set = set
  }
}

nonisolated struct WRDeep: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var occupation: Swift.String

  init(name: Swift.String, occupation: Swift.String) {
    self.name = name
    self.occupation = occupation
  }
}

nonisolated struct WROmitted: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var website: Swift.Optional<URL>

  init(name: Swift.String, website: URL? = nil) {
    self.name = name
    self.website = website
  }
}

nonisolated struct WRNamed: Swift.Sendable, Swift.Hashable {
  var name: Swift.Optional<Swift.String>
  var id: Swift.Optional<Swift.Int>

  init(name: Swift.String? = nil, id: Swift.Int? = nil) {
    self.name = name
    self.id = id
  }
}

nonisolated struct WRRelated: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var address: Swift.Optional<WRHome>

  init(name: Swift.String, address: WRHome? = nil) {
    self.name = name
    self.address = address
  }
}

nonisolated struct WRHome: Swift.Sendable, Swift.Hashable {
  var addressID: Swift.Int

  init(addressID: Swift.Int) {
    self.addressID = addressID
  }
}

nonisolated struct WRCatOwner: Swift.Sendable, Swift.Hashable {
  var cats: [WRCat]

  init(cats: [WRCat] = []) {
    self.cats = cats
  }
}

nonisolated struct WRCat: Swift.Sendable, Swift.Hashable {
  var name: Swift.String

  init(name: Swift.String) {
    self.name = name
  }
}

nonisolated struct WRMergedMail: Swift.Sendable, Swift.Hashable {
  var name: WRFullName
  var email: KVMap.JSONValue

  init(name: WRFullName, email: KVMap.JSONValue) {
    self.name = name
    self.email = email
  }
}

nonisolated struct WRMerged: Swift.Sendable, Swift.Hashable {
  var name: WRFullName

  init(name: WRFullName) {
    self.name = name
  }
}

nonisolated struct WRFullName: Swift.Sendable, Swift.Hashable {
  var firstName: Swift.Optional<Swift.String>
  var lastName: Swift.Optional<Swift.String>

  init(firstName: Swift.String? = nil, lastName: Swift.String? = nil) {
    self.firstName = firstName
    self.lastName = lastName
  }
}

nonisolated struct WRRails: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var notes: [WRRailsNote]

  init(remoteID: Swift.Int, notes: [WRRailsNote]) {
    self.remoteID = remoteID
    self.notes = notes
  }
}

nonisolated struct WRRailsNote: Swift.Sendable, Swift.Hashable {
  var position: Swift.String
  var remoteID: Swift.Int
  var text: Swift.String
  var destroy: Swift.Optional<Swift.Bool>

  init(position: Swift.String, remoteID: Swift.Int, text: Swift.String, destroy: Swift.Bool? = nil) {
    self.position = position
    self.remoteID = remoteID
    self.text = text
    self.destroy = destroy
  }
}

nonisolated struct WRUser: Swift.Sendable, Swift.Hashable {
  var age: Swift.Optional<Swift.Int>
  var birthDate: Swift.Optional<Date>
  var contractID: Swift.Optional<Swift.Int>
  var createdAt: Swift.Optional<Date>
  var userDescription: Swift.Optional<Swift.String>
  var driverIdentifier: Swift.Optional<Swift.String>
  var firstName: Swift.Optional<Swift.String>
  var remoteID: Swift.Optional<Swift.Int>
  var ignoredParameter: Swift.Optional<Swift.String>
  var lastName: Swift.Optional<Swift.String>
  var numberOfAttendes: Swift.Optional<Swift.Int>
  var userType: Swift.Optional<Swift.String>
  var updatedAt: Swift.Optional<Date>
  var rawSigned: Swift.Optional<Swift.String>

  init(
    age: Swift.Int? = nil,
    birthDate: Date? = nil,
    contractID: Swift.Int? = nil,
    createdAt: Date? = nil,
    userDescription: Swift.String? = nil,
    driverIdentifier: Swift.String? = nil,
    firstName: Swift.String? = nil,
    remoteID: Swift.Int? = nil,
    ignoredParameter: Swift.String? = nil,
    lastName: Swift.String? = nil,
    numberOfAttendes: Swift.Int? = nil,
    userType: Swift.String? = nil,
    updatedAt: Date? = nil,
    rawSigned: Swift.String? = nil
  ) {
    self.age = age
    self.birthDate = birthDate
    self.contractID = contractID
    self.createdAt = createdAt
    self.userDescription = userDescription
    self.driverIdentifier = driverIdentifier
    self.firstName = firstName
    self.remoteID = remoteID
    self.ignoredParameter = ignoredParameter
    self.lastName = lastName
    self.numberOfAttendes = numberOfAttendes
    self.userType = userType
    self.updatedAt = updatedAt
    self.rawSigned = rawSigned
  }
}

nonisolated struct WRNestedUser: Swift.Sendable, Swift.Hashable {
  var age: Swift.Optional<Swift.Int>
  var birthDate: Swift.Optional<Date>
  var contractID: Swift.Optional<Swift.Int>
  var createdAt: Swift.Optional<Date>
  var userDescription: Swift.Optional<Swift.String>
  var driverIdentifier: Swift.Optional<Swift.String>
  var firstName: Swift.Optional<Swift.String>
  var remoteID: Swift.Optional<Swift.Int>
  var ignoredParameter: Swift.Optional<Swift.String>
  var lastName: Swift.Optional<Swift.String>
  var numberOfAttendes: Swift.Optional<Swift.Int>
  var userType: Swift.Optional<Swift.String>
  var updatedAt: Swift.Optional<Date>
  var rawSigned: Swift.Optional<Swift.String>
  var notes: [WRNestedNote]
  var company: WREmployer

  init(
    age: Swift.Int? = nil,
    birthDate: Date? = nil,
    contractID: Swift.Int? = nil,
    createdAt: Date? = nil,
    userDescription: Swift.String? = nil,
    driverIdentifier: Swift.String? = nil,
    firstName: Swift.String? = nil,
    remoteID: Swift.Int? = nil,
    ignoredParameter: Swift.String? = nil,
    lastName: Swift.String? = nil,
    numberOfAttendes: Swift.Int? = nil,
    userType: Swift.String? = nil,
    updatedAt: Date? = nil,
    rawSigned: Swift.String? = nil,
    notes: [WRNestedNote],
    company: WREmployer
  ) {
    self.age = age
    self.birthDate = birthDate
    self.contractID = contractID
    self.createdAt = createdAt
    self.userDescription = userDescription
    self.driverIdentifier = driverIdentifier
    self.firstName = firstName
    self.remoteID = remoteID
    self.ignoredParameter = ignoredParameter
    self.lastName = lastName
    self.numberOfAttendes = numberOfAttendes
    self.userType = userType
    self.updatedAt = updatedAt
    self.rawSigned = rawSigned
    self.notes = notes
    self.company = company
  }
}

nonisolated struct WRNestedNote: Swift.Sendable, Swift.Hashable {
  var position: Swift.String
  var destroy: Swift.Optional<Swift.Bool>
  var remoteID: Swift.Int
  var text: Swift.String

  init(position: Swift.String, destroy: Swift.Bool? = nil, remoteID: Swift.Int, text: Swift.String) {
    self.position = position
    self.destroy = destroy
    self.remoteID = remoteID
    self.text = text
  }
}

nonisolated struct WREmployer: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var name: Swift.String

  init(remoteID: Swift.Int, name: Swift.String) {
    self.remoteID = remoteID
    self.name = name
  }
}

nonisolated struct WRBuilding: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var parks: [WRPark]
  var apartments: [WRApartment]

  init(remoteID: Swift.Int, parks: [WRPark] = [], apartments: [WRApartment] = []) {
    self.remoteID = remoteID
    self.parks = parks
    self.apartments = apartments
  }
}

nonisolated struct WRPark: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int

  init(remoteID: Swift.Int) {
    self.remoteID = remoteID
  }
}

nonisolated struct WRApartment: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var rooms: [WRRoom]

  init(remoteID: Swift.Int, rooms: [WRRoom] = []) {
    self.remoteID = remoteID
    self.rooms = rooms
  }
}

nonisolated struct WRRoom: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int

  init(remoteID: Swift.Int) {
    self.remoteID = remoteID
  }
}

nonisolated struct WRExcluded: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int
  var name: Swift.String

  init(id: Swift.Int, name: Swift.String) {
    self.id = id
    self.name = name
  }
}

nonisolated struct WRCamelUser: Swift.Sendable, Swift.Hashable {
  var userDescription: Swift.Optional<Swift.String>
  var inflectionDate: Swift.Optional<Date>
  var customRemoteKey: Swift.Optional<Swift.String>
  var inflectionID: Swift.Optional<Swift.Int>
  var inflectionString: Swift.Optional<Swift.String>
  var inflectionInteger: Swift.Optional<Swift.Int>
  var inflectionUUID: Swift.Optional<UUID>
  var inflectionURI: Swift.Optional<URL>

  init(
    userDescription: Swift.String? = nil,
    inflectionDate: Date? = nil,
    customRemoteKey: Swift.String? = nil,
    inflectionID: Swift.Int? = nil,
    inflectionString: Swift.String? = nil,
    inflectionInteger: Swift.Int? = nil,
    inflectionUUID: UUID? = nil,
    inflectionURI: URL? = nil
  ) {
    self.userDescription = userDescription
    self.inflectionDate = inflectionDate
    self.customRemoteKey = customRemoteKey
    self.inflectionID = inflectionID
    self.inflectionString = inflectionString
    self.inflectionInteger = inflectionInteger
    self.inflectionUUID = inflectionUUID
    self.inflectionURI = inflectionURI
  }
}

nonisolated struct WRCompany: Swift.Sendable, Swift.Hashable {
  var inflectionID: Swift.Optional<Swift.Int>

  init(inflectionID: Swift.Int? = nil) {
    self.inflectionID = inflectionID
  }
}

nonisolated struct WRCamelCompany: Swift.Sendable, Swift.Hashable {
  var inflectionID: Swift.Optional<Swift.Int>

  init(inflectionID: Swift.Int? = nil) {
    self.inflectionID = inflectionID
  }
}

nonisolated struct WRSnakeEmployee: Swift.Sendable, Swift.Hashable {
  var inflectionBinaryData: Swift.Optional<Data>
  var inflectionDate: Swift.Optional<Date>
  var inflectionID: Swift.Optional<Swift.Int>
  var inflectionInteger: Swift.Optional<Swift.Int>
  var inflectionString: Swift.Optional<Swift.String>
  var customRemoteKey: Swift.Optional<Swift.String>
  var userDescription: Swift.Optional<Swift.String>
  var inflectionUUID: Swift.Optional<UUID>
  var inflectionURI: Swift.Optional<URL>
  var camelCaseCompany: Swift.Optional<WRCompany>

  init(
    inflectionBinaryData: Data? = nil,
    inflectionDate: Date? = nil,
    inflectionID: Swift.Int? = nil,
    inflectionInteger: Swift.Int? = nil,
    inflectionString: Swift.String? = nil,
    customRemoteKey: Swift.String? = nil,
    userDescription: Swift.String? = nil,
    inflectionUUID: UUID? = nil,
    inflectionURI: URL? = nil,
    camelCaseCompany: WRCompany? = nil
  ) {
    self.inflectionBinaryData = inflectionBinaryData
    self.inflectionDate = inflectionDate
    self.inflectionID = inflectionID
    self.inflectionInteger = inflectionInteger
    self.inflectionString = inflectionString
    self.customRemoteKey = customRemoteKey
    self.userDescription = userDescription
    self.inflectionUUID = inflectionUUID
    self.inflectionURI = inflectionURI
    self.camelCaseCompany = camelCaseCompany
  }
}

nonisolated struct WRCamelEmployee: Swift.Sendable, Swift.Hashable {
  var inflectionBinaryData: Swift.Optional<Data>
  var inflectionDate: Swift.Optional<Date>
  var inflectionID: Swift.Optional<Swift.Int>
  var inflectionInteger: Swift.Optional<Swift.Int>
  var inflectionString: Swift.Optional<Swift.String>
  var customRemoteKey: Swift.Optional<Swift.String>
  var userDescription: Swift.Optional<Swift.String>
  var inflectionUUID: Swift.Optional<UUID>
  var inflectionURI: Swift.Optional<URL>
  var camelCaseCompany: Swift.Optional<WRCamelCompany>

  init(
    inflectionBinaryData: Data? = nil,
    inflectionDate: Date? = nil,
    inflectionID: Swift.Int? = nil,
    inflectionInteger: Swift.Int? = nil,
    inflectionString: Swift.String? = nil,
    customRemoteKey: Swift.String? = nil,
    userDescription: Swift.String? = nil,
    inflectionUUID: UUID? = nil,
    inflectionURI: URL? = nil,
    camelCaseCompany: WRCamelCompany? = nil
  ) {
    self.inflectionBinaryData = inflectionBinaryData
    self.inflectionDate = inflectionDate
    self.inflectionID = inflectionID
    self.inflectionInteger = inflectionInteger
    self.inflectionString = inflectionString
    self.customRemoteKey = customRemoteKey
    self.userDescription = userDescription
    self.inflectionUUID = inflectionUUID
    self.inflectionURI = inflectionURI
    self.camelCaseCompany = camelCaseCompany
  }
}

nonisolated struct WRCamelNested: Swift.Sendable, Swift.Hashable {
  var inflectionBinaryData: Swift.Optional<Data>
  var inflectionDate: Swift.Optional<Date>
  var inflectionID: Swift.Optional<Swift.Int>
  var inflectionInteger: Swift.Optional<Swift.Int>
  var inflectionString: Swift.Optional<Swift.String>
  var customRemoteKey: Swift.Optional<Swift.String>
  var userDescription: Swift.Optional<Swift.String>
  var inflectionUUID: Swift.Optional<UUID>
  var inflectionURI: Swift.Optional<URL>
  var camelCaseCompany: Swift.Optional<WRCamelCompany>

  init(
    inflectionBinaryData: Data? = nil,
    inflectionDate: Date? = nil,
    inflectionID: Swift.Int? = nil,
    inflectionInteger: Swift.Int? = nil,
    inflectionString: Swift.String? = nil,
    customRemoteKey: Swift.String? = nil,
    userDescription: Swift.String? = nil,
    inflectionUUID: UUID? = nil,
    inflectionURI: URL? = nil,
    camelCaseCompany: WRCamelCompany? = nil
  ) {
    self.inflectionBinaryData = inflectionBinaryData
    self.inflectionDate = inflectionDate
    self.inflectionID = inflectionID
    self.inflectionInteger = inflectionInteger
    self.inflectionString = inflectionString
    self.customRemoteKey = customRemoteKey
    self.userDescription = userDescription
    self.inflectionUUID = inflectionUUID
    self.inflectionURI = inflectionURI
    self.camelCaseCompany = camelCaseCompany
  }
}

nonisolated struct WRCamelWorkout: Swift.Sendable, Swift.Hashable {
  var id: Swift.String
  var plannedToIDs: [Swift.String]
  var workoutDesc: Swift.String
  var workoutExercises: [Swift.String]
  var workoutName: Swift.String

  init(
    id: Swift.String,
    plannedToIDs: [Swift.String],
    workoutDesc: Swift.String,
    workoutExercises: [Swift.String],
    workoutName: Swift.String
  ) {
    self.id = id
    self.plannedToIDs = plannedToIDs
    self.workoutDesc = workoutDesc
    self.workoutExercises = workoutExercises
    self.workoutName = workoutName
  }
}

nonisolated struct WRWorkout: Swift.Sendable, Swift.Hashable {
  var id: Swift.String
  var plannedToIDs: [Swift.String]
  var workoutDesc: Swift.String
  var workoutExercises: [Swift.String]
  var workoutName: Swift.String

  init(
    id: Swift.String,
    plannedToIDs: [Swift.String],
    workoutDesc: Swift.String,
    workoutExercises: [Swift.String],
    workoutName: Swift.String
  ) {
    self.id = id
    self.plannedToIDs = plannedToIDs
    self.workoutDesc = workoutDesc
    self.workoutExercises = workoutExercises
    self.workoutName = workoutName
  }
}

nonisolated struct WRContact: Swift.Sendable, Swift.Hashable {
  var id: UUID
  var name: Swift.String
  var email: Swift.String
  var phone: Swift.String

  init(id: UUID, name: Swift.String, email: Swift.String, phone: Swift.String) {
    self.id = id
    self.name = name
    self.email = email
    self.phone = phone
  }
}

nonisolated struct WRUpdated: Swift.Sendable, Swift.Hashable {
  var firstName: Swift.Optional<Swift.String>
  var lastName: Swift.Optional<Swift.String>
  var age: Swift.Optional<Swift.Int>

  init(firstName: Swift.String? = nil, lastName: Swift.String? = nil, age: Swift.Int? = nil) {
    self.firstName = firstName
    self.lastName = lastName
    self.age = age
  }
}

nonisolated struct WRByName: Swift.Sendable, Swift.Hashable {
  var people: [WRKeyed]

  init(people: [WRKeyed]) {
    self.people = people
  }
}

nonisolated struct WRKeyed: Swift.Sendable, Swift.Hashable {
  var key: Swift.String
  var name: Swift.String
  var occupation: Swift.String

  init(key: Swift.String, name: Swift.String, occupation: Swift.String) {
    self.key = key
    self.name = name
    self.occupation = occupation
  }
}

// MARK: - Mappings

nonisolated private enum _KVMapTable_WRDestroy {
  static func read(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ value: Swift.Int
  ) throws(KVMap.CodingFailure) -> Swift.Bool {
    switch value {
    case 1: return true
    case 0: return false
    default: throw kv.mismatch(at: place, expected: "1 or 0")
    }
  }

  static func write(
    _ kv: inout KVMap.JSONWriter, _ value: Swift.Bool
  ) throws(KVMap.CodingFailure) -> Swift.Int {
    if value == true { return 1 }
    if value == false { return 0 }
    throw kv.mismatch(expected: "a value of the table WRDestroy")
  }
}

nonisolated extension WRBus: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRBus {
    WRBus(name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRBus, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.name)  // name
      case 1: kv.object(orNil: &out.location, updating: updating)  // location
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.endObject()
  }
}

nonisolated extension WRPoint: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRPoint {
    WRPoint(latitude: 0, longitude: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRPoint, updating: Swift.Bool
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

nonisolated extension WRTweet: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRTweet {
    WRTweet(createdAt: .init(timeIntervalSince1970: 0), url: KVMap.GeneratedConstant.emptyURL, user: WRTweeter._kvPlaceholder)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRTweet, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.createdAt = try kv.date("E_N_d2_H2'!:m2'!:s2_Z_y4", patterns: "eee MMM dd HH:mm:ss ZZZZ yyyy", offset: 0)  // created_at
        case 1: kv.url(into: &out.url)  // url
        case 2: kv.object(into: &out.user, updating: updating)  // user
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"created_at\":"); try kv.date(self.createdAt, codes: "E_N_d2_H2'!:m2'!:s2_Z_y4", offset: 0)
    kv.key("\"url\":"); try kv.url(self.url)
    kv.key("\"user\":"); try self.user._kvEncode(&kv)
    kv.endObject()
  }
}

nonisolated extension WRTweeter: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRTweeter {
    WRTweeter(idStr: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRTweeter, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.idStr)  // id_str
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"id_str\":", self.idStr)
    kv.endObject()
  }
}

nonisolated extension WREpochText: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WREpochText {
    WREpochText(value: .init(timeIntervalSince1970: 0))
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WREpochText, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.value = try kv.epochSeconds(at: kv.mark(), kv.decimalInText())  // value
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"value\":"); try kv.string(kv.text(of: kv.decimal(ofEpochSeconds: self.value)))
    kv.endObject()
  }
}

nonisolated extension WRMilliseconds: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRMilliseconds {
    WRMilliseconds(value: .init(timeIntervalSince1970: 0))
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRMilliseconds, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.value = try kv.date("y4'!-M2'!-d2'!TH2'!:m2'!:s2'!.S3X", patterns: "yyyy-MM-dd'T'HH:mm:ss.SSSZZZZZ", offset: 0)  // value
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"value\":"); try kv.date(self.value, codes: "y4'!-M2'!-d2'!TH2'!:m2'!:s2'!.S3X", offset: 0)
    kv.endObject()
  }
}

nonisolated extension WRValidated: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRValidated {
    WRValidated(boolString: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRValidated, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.boolString = try kv.checked(at: kv.mark(), kv.string(), "count > 10") { $0.count > 10 }  // boolString
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"boolString\":"); try kv.string(kv.checked(self.boolString, "count > 10") { $0.count > 10 })
    kv.endObject()
  }
}

nonisolated extension WRPatternDate: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRPatternDate {
    WRPatternDate(date: .init(timeIntervalSince1970: 0))
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRPatternDate, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.date = try kv.date("M2'!-d2'!-y4", patterns: "MM-dd-yyyy", offset: 0)  // boolString
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"boolString\":"); try kv.date(self.date, codes: "M2'!-d2'!-y4", offset: 0)
    kv.endObject()
  }
}

nonisolated extension WRScalar: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRScalar {
    WRScalar(name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRScalar, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    try kv.skipWholeValue(&scan)
    let mark0: KVMap.ValuePosition = kv.deferredObject(scan)
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
      do throws(KVMap.CodingFailure) { out.name = try kv.string() } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.reportNull(_kvKeys, rule: 0, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 0, scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.string(self.name)
  }
}

nonisolated extension WRAddress: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRAddress {
    WRAddress()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRAddress, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(orNil: &out.city)  // city
      case 1: kv.string(orNil: &out.state)  // state
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.city { kv.key("\"city\":"); kv.string(value) } else { kv.key("\"city\":"); kv.null() }
    if let value = self.state { kv.key("\"state\":"); kv.string(value) } else { kv.key("\"state\":"); kv.null() }
    kv.endObject()
  }
}

nonisolated extension WRHousehold: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRHousehold {
    WRHousehold(name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRHousehold, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.name)  // name
      case 1: kv.object(orNil: &out.address, updating: updating)  // address
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    if let value = self.address { kv.key("\"address\":"); try value._kvEncode(&kv) } else { kv.key("\"address\":"); kv.null() }
    kv.endObject()
  }
}

nonisolated extension WRBefriended: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRBefriended {
    WRBefriended(name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRBefriended, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.name)  // name
      case 1: kv.array(orNil: &out.friends)  // friends
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    if let value = self.friends { kv.key("\"friends\":"); try kv.array(value) } else { kv.key("\"friends\":"); kv.null() }
    kv.endObject()
  }
}

nonisolated extension WRRequest: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRRequest {
    WRRequest()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRRequest, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(orNil: &out.key1)  // "key1-form-name"
      case 1: kv.string(orNil: &out.key2)  // "key2-form-name"
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"key1-form-name\":", ifPresent: self.key1)
    kv.string("\"key2-form-name\":", ifPresent: self.key2)
    kv.endObject()
  }
}

nonisolated extension WRUnmatched: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRUnmatched {
    WRUnmatched(key1: "", key2: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRUnmatched, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.key1)  // key1
      case 1: kv.string(into: &out.key2)  // key2
      case 2: kv.string(orNil: &out.key12123)  // "key1-form-name"
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.key12123 { kv.key("\"key1-form-name\":"); kv.string(value) } else { kv.key("\"key1-form-name\":"); kv.null() }
    kv.endObject()
  }
}

nonisolated extension WRRootedUnmatched: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRRootedUnmatched {
    WRRootedUnmatched(key1: "", key2: "")
  }

  static var _kvOptions: KVMap.DecodingOptions { .init(root: "root") }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRRootedUnmatched, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.key1)  // key1
      case 1: kv.string(into: &out.key2)  // key2
      case 2: kv.string(orNil: &out.key12123)  // "key1-form-name"
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  static var _kvRoot: Swift.String { "root" }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.key12123 { kv.key("\"key1-form-name\":"); kv.string(value) } else { kv.key("\"key1-form-name\":"); kv.null() }
    kv.endObject()
  }
}

nonisolated extension WRRooted: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRRooted {
    WRRooted(key1: "", key2: "")
  }

  static var _kvOptions: KVMap.DecodingOptions { .init(root: "stuff") }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRRooted, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.key1)  // "key1-form-name"
      case 1: kv.string(into: &out.key2)  // "key2-form-name"
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  static var _kvRoot: Swift.String { "stuff" }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"key1-form-name\":", self.key1)
    kv.string("\"key2-form-name\":", self.key2)
    kv.endObject()
  }
}

nonisolated extension WRDated: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRDated {
    WRDated(date: .init(timeIntervalSince1970: 0))
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRDated, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.date = try kv.date("y4'!-M2'!-d2'!TH2'!:m2'!:s2'!.S3X", patterns: "yyyy-MM-dd'T'HH:mm:ss.SSSZZZZZ", offset: 0)  // date
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"date\":"); try kv.date(self.date, codes: "y4'!-M2'!-d2'!TH2'!:m2'!:s2'!.S3X", offset: 0)
    kv.endObject()
  }
}

nonisolated extension WRHasOne: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRHasOne {
    WRHasOne(stringTest: "", hasOne: WRDated._kvPlaceholder)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRHasOne, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.stringTest)  // stringTest
      case 1: kv.object(into: &out.hasOne, updating: updating)  // hasOne
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"stringTest\":", self.stringTest)
    kv.key("\"hasOne\":"); try self.hasOne._kvEncode(&kv)
    kv.endObject()
  }
}

nonisolated extension WRHasMany: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRHasMany {
    WRHasMany(hasMany: [], stringTest: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRHasMany, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.hasMany = try _kvDecode_hasMany(&kv)  // hasMany
        case 1: kv.string(into: &out.stringTest)  // stringTest
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_hasMany(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<WRDated> {
    return try kv.set(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> WRDated in try WRDated._kvDecode(&kv, replacing: nil) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"hasMany\":")
    try kv.ascending(self.hasMany) { (kv: inout KVMap.JSONWriter, value0: WRDated) throws(KVMap.CodingFailure) in
      try value0._kvEncode(&kv)
    }
    kv.string("\"stringTest\":", self.stringTest)
    kv.endObject()
  }
}

nonisolated extension WRKeyDated: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRKeyDated {
    WRKeyDated(key1: "", date: .init(timeIntervalSince1970: 0))
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRKeyDated, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.string(into: &out.key1)  // "key1-form-name"
        case 1: out.date = try kv.date("y4'!-M2'!-d2'!TH2'!:m2'!:s2'!.S3X", patterns: "yyyy-MM-dd'T'HH:mm:ss.SSSZZZZZ", offset: 0)  // "date-form-name"
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"key1-form-name\":", self.key1)
    kv.key("\"date-form-name\":"); try kv.date(self.date, codes: "y4'!-M2'!-d2'!TH2'!:m2'!:s2'!.S3X", offset: 0)
    kv.endObject()
  }
}

nonisolated extension WRFlag: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRFlag {
    WRFlag(key1: "", boolean: false)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRFlag, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.key1)  // key1
      case 1: kv.bool(into: &out.boolean)  // "boolean-value"
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.bool("\"boolean-value\":", self.boolean)
    kv.endObject()
  }
}

nonisolated extension WRList: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRList {
    WRList(key1: "", set: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRList, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.key1)  // "key1-form-name"
      case 1: kv.strings(into: &out.set)  // "set-form-name"
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"key1-form-name\":", self.key1)
    kv.array("\"set-form-name\":", self.set)
    kv.endObject()
  }
}

nonisolated extension WRDeep: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRDeep {
    WRDeep(name: "", occupation: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRDeep, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var has0: Swift.Bool = false
    var has1: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // user.anotherKeyPath.name
          if try kv.consumeNull() {
            has0 = true
            try kv.reportNull(_kvKeys, rule: 0, scan)
            has1 = true
            try kv.reportNull(_kvKeys, rule: 1, scan)
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0:  // user.anotherKeyPath.name
                  if try kv.consumeNull() {
                    has0 = true
                    try kv.reportNull(_kvKeys, rule: 0, scan)
                    has1 = true
                    try kv.reportNull(_kvKeys, rule: 1, scan)
                  } else {
                    var scan2: KVMap.ObjectState = .init(updating: updating)
                    var key2: Swift.Int = try kv.beginObject(_kvKeys_2, &scan2)
                    while key2 >= 0 {
                      do throws(KVMap.CodingFailure) {
                        switch key2 {
                        case 0:  // user.anotherKeyPath.name
                          has0 = true
                          kv.string(into: &out.name)
                        case 1:  // user.anotherKeyPath.another.job
                          if try kv.consumeNull() {
                            has1 = true
                            try kv.reportNull(_kvKeys, rule: 1, scan)
                          } else {
                            var scan3: KVMap.ObjectState = .init(updating: updating)
                            var key3: Swift.Int = try kv.beginObject(_kvKeys_3, &scan3)
                            while key3 >= 0 {
                              switch key3 {
                              case 0:  // user.anotherKeyPath.another.job
                                has1 = true
                                kv.string(into: &out.occupation)
                              default: break
                              }
                              key3 = try kv.nextKey(_kvKeys_3, &scan3)
                            }
                          }
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
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has0 { try kv.reportMissing(_kvKeys, rule: 0, scan) }
    if !has1 { try kv.reportMissing(_kvKeys, rule: 1, scan) }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    let begun0: Swift.Int = kv.beginOptionalObject("\"user\":")
    let begun1: Swift.Int = kv.beginOptionalObject("\"anotherKeyPath\":")
    kv.string("\"name\":", self.name)
    let begun2: Swift.Int = kv.beginOptionalObject("\"another\":")
    kv.string("\"job\":", self.occupation)
    kv.endOptionalObject(begun2)
    kv.endOptionalObject(begun1)
    kv.endOptionalObject(begun0)
    kv.endObject()
  }
}

nonisolated extension WROmitted: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WROmitted {
    WROmitted(name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WROmitted, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.name)  // name
      case 1: kv.url(orNil: &out.website)  // website
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    if let value = self.website { kv.key("\"website\":"); try kv.url(value) }
    kv.endObject()
  }
}

nonisolated extension WRNamed: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRNamed {
    WRNamed()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRNamed, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(orNil: &out.name)  // name
      case 1: kv.int(orNil: &out.id)  // id
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", ifPresent: self.name)
    kv.int("\"id\":", ifPresent: self.id)
    kv.endObject()
  }
}

nonisolated extension WRRelated: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRRelated {
    WRRelated(name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRRelated, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.name)  // name
      case 1: kv.object(orNil: &out.address, updating: updating)  // address
      default: break
      }
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

nonisolated extension WRHome: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRHome {
    WRHome(addressID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRHome, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.addressID)  // id
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.addressID)
    kv.endObject()
  }
}

nonisolated extension WRCatOwner: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRCatOwner {
    WRCatOwner()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRCatOwner, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.cats = try kv.consumeNull() ? [] : kv.array(of: WRCat.self)  // cats
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"cats\":", self.cats)
    kv.endObject()
  }
}

nonisolated extension WRCat: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRCat {
    WRCat(name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRCat, updating: Swift.Bool
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
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.endObject()
  }
}

nonisolated extension WRMergedMail: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRMergedMail {
    WRMergedMail(name: WRFullName._kvPlaceholder, email: .null)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRMergedMail, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.object(into: &out.name, updating: updating)  // name
        case 1: out.email = try kv.value()  // email
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"name\":"); try self.name._kvEncode(&kv)
    kv.key("\"email\":"); kv.value(self.email)
    kv.endObject()
  }
}

nonisolated extension WRMerged: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRMerged {
    WRMerged(name: WRFullName._kvPlaceholder)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRMerged, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.object(into: &out.name, updating: updating)  // name
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"name\":"); try self.name._kvEncode(&kv)
    kv.endObject()
  }
}

nonisolated extension WRFullName: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRFullName {
    WRFullName()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRFullName, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(orNil: &out.firstName)  // firstName
      case 1: kv.string(orNil: &out.lastName)  // lastName
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"firstName\":", ifPresent: self.firstName)
    kv.string("\"lastName\":", ifPresent: self.lastName)
    kv.endObject()
  }
}

nonisolated extension WRRails: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRRails {
    WRRails(remoteID: 0, notes: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRRails, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &out.remoteID)  // id
        case 1: out.notes = try _kvDecode_notes(&kv)  // notes_attributes
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_notes(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [WRRailsNote] {
    var all: [WRRailsNote] = []
    var keys: KVMap.SeenKeys = .init()
    guard try kv.openKeyed(&keys) else { return all }
    repeat {
      let start: KVMap.ValuePosition = kv.mark()
      do throws(KVMap.CodingFailure) { try all.append(WRRailsNote._kvDecode(&kv, replacing: nil)) } catch { try kv.recover(error, from: start) }
    } while try kv.nextKeyed(&keys)
    return all
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    kv.key("\"notes_attributes\":")
    do {
      let members0: Swift.Int = kv.beginMembers()
      for value0 in self.notes {
        kv.entryKey(value0.position)
        try value0._kvEncode(&kv)
      }
      try kv.endMembers(members0)
    }
    kv.endObject()
  }
}

nonisolated extension WRRailsNote: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRRailsNote {
    WRRailsNote(position: "", remoteID: 0, text: "")
  }

  static var _kvUsesElementPosition: Swift.Bool { true }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRRailsNote, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    let standing: KVMap.ElementPosition = kv.element()
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &out.remoteID)  // id
        case 1: kv.string(into: &out.text)  // text
        case 2: out.destroy = try kv.consumeNullOrEmptyElement() ? nil : _KVMapTable_WRDestroy.read(&kv, at: kv.mark(), kv.int())  // _destroy
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark0: KVMap.ValuePosition = kv.key(of: standing)
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 3, scan)
      do throws(KVMap.CodingFailure) { out.position = try kv.lenientString() } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.reportNull(_kvKeys, rule: 3, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 3, scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    kv.string("\"text\":", self.text)
    if let value = self.destroy { kv.key("\"_destroy\":"); try kv.int(_KVMapTable_WRDestroy.write(&kv, value)) }
    kv.endObject()
  }
}

nonisolated extension WRUser: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRUser {
    WRUser()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRUser, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(orNil: &out.age)  // age_of_person
      case 1: kv.date(orNil: &out.birthDate)  // birth_date
      case 2: kv.int(orNil: &out.contractID)  // contract_id
      case 3: kv.date(orNil: &out.createdAt)  // created_at
      case 4: kv.string(orNil: &out.userDescription)  // description
      case 5: kv.string(orNil: &out.driverIdentifier)  // driver_identifier_str
      case 6: kv.string(orNil: &out.firstName)  // first_name
      case 7: kv.int(orNil: &out.remoteID)  // id
      case 8: kv.string(orNil: &out.ignoredParameter)  // ignored_parameter
      case 9: kv.string(orNil: &out.lastName)  // last_name
      case 10: kv.int(orNil: &out.numberOfAttendes)  // number_of_attendes
      case 11: kv.string(orNil: &out.userType)  // type
      case 12: kv.date(orNil: &out.updatedAt)  // updated_at
      case 13: kv.string(orNil: &out.rawSigned)  // signed
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.age { kv.key("\"age_of_person\":"); kv.int(value) } else { kv.key("\"age_of_person\":"); kv.null() }
    if let value = self.birthDate { kv.key("\"birth_date\":"); try kv.date(value) } else { kv.key("\"birth_date\":"); kv.null() }
    if let value = self.contractID { kv.key("\"contract_id\":"); kv.int(value) } else { kv.key("\"contract_id\":"); kv.null() }
    if let value = self.createdAt { kv.key("\"created_at\":"); try kv.date(value) } else { kv.key("\"created_at\":"); kv.null() }
    if let value = self.userDescription { kv.key("\"description\":"); kv.string(value) } else { kv.key("\"description\":"); kv.null() }
    if let value = self.driverIdentifier { kv.key("\"driver_identifier_str\":"); kv.string(value) } else { kv.key("\"driver_identifier_str\":"); kv.null() }
    if let value = self.firstName { kv.key("\"first_name\":"); kv.string(value) } else { kv.key("\"first_name\":"); kv.null() }
    if let value = self.remoteID { kv.key("\"id\":"); kv.int(value) } else { kv.key("\"id\":"); kv.null() }
    if let value = self.ignoredParameter { kv.key("\"ignored_parameter\":"); kv.string(value) } else { kv.key("\"ignored_parameter\":"); kv.null() }
    if let value = self.lastName { kv.key("\"last_name\":"); kv.string(value) } else { kv.key("\"last_name\":"); kv.null() }
    if let value = self.numberOfAttendes { kv.key("\"number_of_attendes\":"); kv.int(value) } else { kv.key("\"number_of_attendes\":"); kv.null() }
    if let value = self.userType { kv.key("\"type\":"); kv.string(value) } else { kv.key("\"type\":"); kv.null() }
    if let value = self.updatedAt { kv.key("\"updated_at\":"); try kv.date(value) } else { kv.key("\"updated_at\":"); kv.null() }
    if let value = self.rawSigned { kv.key("\"signed\":"); kv.string(value) } else { kv.key("\"signed\":"); kv.null() }
    kv.endObject()
  }
}

nonisolated extension WRNestedUser: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRNestedUser {
    WRNestedUser(notes: [], company: WREmployer._kvPlaceholder)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRNestedUser, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(orNil: &out.age)  // age_of_person
        case 1: kv.date(orNil: &out.birthDate)  // birth_date
        case 2: kv.int(orNil: &out.contractID)  // contract_id
        case 3: kv.date(orNil: &out.createdAt)  // created_at
        case 4: kv.string(orNil: &out.userDescription)  // description
        case 5: kv.string(orNil: &out.driverIdentifier)  // driver_identifier_str
        case 6: kv.string(orNil: &out.firstName)  // first_name
        case 7: kv.int(orNil: &out.remoteID)  // id
        case 8: kv.string(orNil: &out.ignoredParameter)  // ignored_parameter
        case 9: kv.string(orNil: &out.lastName)  // last_name
        case 10: kv.int(orNil: &out.numberOfAttendes)  // number_of_attendes
        case 11: kv.string(orNil: &out.userType)  // type
        case 12: kv.date(orNil: &out.updatedAt)  // updated_at
        case 13: kv.string(orNil: &out.rawSigned)  // signed
        case 14: out.notes = try _kvDecode_notes(&kv)  // notes_attributes
        case 15: kv.object(into: &out.company, updating: updating)  // company_attributes
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_notes(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [WRNestedNote] {
    var all: [WRNestedNote] = []
    var keys: KVMap.SeenKeys = .init()
    guard try kv.openKeyed(&keys) else { return all }
    repeat {
      let start: KVMap.ValuePosition = kv.mark()
      do throws(KVMap.CodingFailure) { try all.append(WRNestedNote._kvDecode(&kv, replacing: nil)) } catch { try kv.recover(error, from: start) }
    } while try kv.nextKeyed(&keys)
    return all
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.age { kv.key("\"age_of_person\":"); kv.int(value) } else { kv.key("\"age_of_person\":"); kv.null() }
    if let value = self.birthDate { kv.key("\"birth_date\":"); try kv.date(value) } else { kv.key("\"birth_date\":"); kv.null() }
    if let value = self.contractID { kv.key("\"contract_id\":"); kv.int(value) } else { kv.key("\"contract_id\":"); kv.null() }
    if let value = self.createdAt { kv.key("\"created_at\":"); try kv.date(value) } else { kv.key("\"created_at\":"); kv.null() }
    if let value = self.userDescription { kv.key("\"description\":"); kv.string(value) } else { kv.key("\"description\":"); kv.null() }
    if let value = self.driverIdentifier { kv.key("\"driver_identifier_str\":"); kv.string(value) } else { kv.key("\"driver_identifier_str\":"); kv.null() }
    if let value = self.firstName { kv.key("\"first_name\":"); kv.string(value) } else { kv.key("\"first_name\":"); kv.null() }
    if let value = self.remoteID { kv.key("\"id\":"); kv.int(value) } else { kv.key("\"id\":"); kv.null() }
    if let value = self.ignoredParameter { kv.key("\"ignored_parameter\":"); kv.string(value) } else { kv.key("\"ignored_parameter\":"); kv.null() }
    if let value = self.lastName { kv.key("\"last_name\":"); kv.string(value) } else { kv.key("\"last_name\":"); kv.null() }
    if let value = self.numberOfAttendes { kv.key("\"number_of_attendes\":"); kv.int(value) } else { kv.key("\"number_of_attendes\":"); kv.null() }
    if let value = self.userType { kv.key("\"type\":"); kv.string(value) } else { kv.key("\"type\":"); kv.null() }
    if let value = self.updatedAt { kv.key("\"updated_at\":"); try kv.date(value) } else { kv.key("\"updated_at\":"); kv.null() }
    if let value = self.rawSigned { kv.key("\"signed\":"); kv.string(value) } else { kv.key("\"signed\":"); kv.null() }
    kv.key("\"notes_attributes\":")
    do {
      let members0: Swift.Int = kv.beginMembers()
      for value0 in self.notes {
        kv.entryKey(value0.position)
        try value0._kvEncode(&kv)
      }
      try kv.endMembers(members0)
    }
    kv.key("\"company_attributes\":"); try self.company._kvEncode(&kv)
    kv.endObject()
  }
}

nonisolated extension WRNestedNote: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRNestedNote {
    WRNestedNote(position: "", remoteID: 0, text: "")
  }

  static var _kvUsesElementPosition: Swift.Bool { true }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRNestedNote, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    let standing: KVMap.ElementPosition = kv.element()
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.destroy = try kv.consumeNullOrEmptyElement() ? nil : _KVMapTable_WRDestroy.read(&kv, at: kv.mark(), kv.int())  // _destroy
        case 1: kv.int(into: &out.remoteID)  // id
        case 2: kv.string(into: &out.text)  // text
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark0: KVMap.ValuePosition = kv.key(of: standing)
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 3, scan)
      do throws(KVMap.CodingFailure) { out.position = try kv.lenientString() } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.reportNull(_kvKeys, rule: 3, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 3, scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.destroy { kv.key("\"_destroy\":"); try kv.int(_KVMapTable_WRDestroy.write(&kv, value)) } else { kv.key("\"_destroy\":"); kv.null() }
    kv.int("\"id\":", self.remoteID)
    kv.string("\"text\":", self.text)
    kv.endObject()
  }
}

nonisolated extension WREmployer: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WREmployer {
    WREmployer(remoteID: 0, name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WREmployer, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.remoteID)  // id
      case 1: kv.string(into: &out.name)  // name
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    kv.string("\"name\":", self.name)
    kv.endObject()
  }
}

nonisolated extension WRBuilding: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRBuilding {
    WRBuilding(remoteID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRBuilding, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &out.remoteID)  // id
        case 1: out.parks = try kv.consumeNull() ? [] : kv.array(of: WRPark.self)  // parks
        case 2: out.apartments = try kv.consumeNull() ? [] : kv.array(of: WRApartment.self)  // apartments
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    try kv.array("\"parks\":", self.parks)
    try kv.array("\"apartments\":", self.apartments)
    kv.endObject()
  }
}

nonisolated extension WRPark: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRPark {
    WRPark(remoteID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRPark, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.remoteID)  // id
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    kv.endObject()
  }
}

nonisolated extension WRApartment: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRApartment {
    WRApartment(remoteID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRApartment, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &out.remoteID)  // id
        case 1: out.rooms = try kv.consumeNull() ? [] : kv.array(of: WRRoom.self)  // rooms
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    try kv.array("\"rooms\":", self.rooms)
    kv.endObject()
  }
}

nonisolated extension WRRoom: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRRoom {
    WRRoom(remoteID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRRoom, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.remoteID)  // id
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    kv.endObject()
  }
}

nonisolated extension WRExcluded: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRExcluded {
    WRExcluded(id: 0, name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRExcluded, updating: Swift.Bool
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
    kv.endObject()
  }
}

nonisolated extension WRCamelUser: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRCamelUser {
    WRCamelUser()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRCamelUser, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.string(orNil: &out.userDescription)  // description
        case 1: out.inflectionDate = try kv.consumeNullOrEmptyElement() ? nil : kv.date("y4'!-M2'!-d2", patterns: "yyyy-MM-dd", offset: 0)  // inflectionDate
        case 2: kv.string(orNil: &out.customRemoteKey)  // randomRemoteKey
        case 3: kv.int(orNil: &out.inflectionID)  // inflectionID
        case 4: kv.string(orNil: &out.inflectionString)  // inflectionString
        case 5: kv.int(orNil: &out.inflectionInteger)  // inflectionInteger
        case 6: out.inflectionUUID = try kv.consumeNullOrEmptyElement() ? nil : kv.uuid()  // inflectionUUID
        case 7: kv.url(orNil: &out.inflectionURI)  // inflectionURI
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.userDescription { kv.key("\"description\":"); kv.string(value) } else { kv.key("\"description\":"); kv.null() }
    if let value = self.inflectionDate { kv.key("\"inflectionDate\":"); try kv.date(value, codes: "y4'!-M2'!-d2", offset: 0) } else { kv.key("\"inflectionDate\":"); kv.null() }
    if let value = self.customRemoteKey { kv.key("\"randomRemoteKey\":"); kv.string(value) } else { kv.key("\"randomRemoteKey\":"); kv.null() }
    if let value = self.inflectionID { kv.key("\"inflectionID\":"); kv.int(value) } else { kv.key("\"inflectionID\":"); kv.null() }
    if let value = self.inflectionString { kv.key("\"inflectionString\":"); kv.string(value) } else { kv.key("\"inflectionString\":"); kv.null() }
    if let value = self.inflectionInteger { kv.key("\"inflectionInteger\":"); kv.int(value) } else { kv.key("\"inflectionInteger\":"); kv.null() }
    if let value = self.inflectionUUID { kv.key("\"inflectionUUID\":"); kv.uuid(value) } else { kv.key("\"inflectionUUID\":"); kv.null() }
    if let value = self.inflectionURI { kv.key("\"inflectionURI\":"); try kv.url(value) } else { kv.key("\"inflectionURI\":"); kv.null() }
    kv.endObject()
  }
}

nonisolated extension WRCompany: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRCompany {
    WRCompany()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRCompany, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(orNil: &out.inflectionID)  // inflection_id
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"inflection_id\":", ifPresent: self.inflectionID)
    kv.endObject()
  }
}

nonisolated extension WRCamelCompany: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRCamelCompany {
    WRCamelCompany()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRCamelCompany, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(orNil: &out.inflectionID)  // inflectionID
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"inflectionID\":", ifPresent: self.inflectionID)
    kv.endObject()
  }
}

nonisolated extension WRSnakeEmployee: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRSnakeEmployee {
    WRSnakeEmployee()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRSnakeEmployee, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.inflectionBinaryData = try kv.consumeNullOrEmptyElement() ? nil : kv.data()  // inflection_binary_data
        case 1: kv.date(orNil: &out.inflectionDate)  // inflection_date
        case 2: kv.int(orNil: &out.inflectionID)  // inflection_id
        case 3: kv.int(orNil: &out.inflectionInteger)  // inflection_integer
        case 4: kv.string(orNil: &out.inflectionString)  // inflection_string
        case 5: kv.string(orNil: &out.customRemoteKey)  // randomRemoteKey
        case 6: kv.string(orNil: &out.userDescription)  // description
        case 7: out.inflectionUUID = try kv.consumeNullOrEmptyElement() ? nil : kv.uuid()  // inflection_uuid
        case 8: kv.url(orNil: &out.inflectionURI)  // inflection_uri
        case 9: kv.object(orNil: &out.camelCaseCompany, updating: updating)  // camel_case_company
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.inflectionBinaryData { kv.key("\"inflection_binary_data\":"); kv.data(value) } else { kv.key("\"inflection_binary_data\":"); kv.null() }
    if let value = self.inflectionDate { kv.key("\"inflection_date\":"); try kv.date(value) } else { kv.key("\"inflection_date\":"); kv.null() }
    if let value = self.inflectionID { kv.key("\"inflection_id\":"); kv.int(value) } else { kv.key("\"inflection_id\":"); kv.null() }
    if let value = self.inflectionInteger { kv.key("\"inflection_integer\":"); kv.int(value) } else { kv.key("\"inflection_integer\":"); kv.null() }
    if let value = self.inflectionString { kv.key("\"inflection_string\":"); kv.string(value) } else { kv.key("\"inflection_string\":"); kv.null() }
    if let value = self.customRemoteKey { kv.key("\"randomRemoteKey\":"); kv.string(value) } else { kv.key("\"randomRemoteKey\":"); kv.null() }
    if let value = self.userDescription { kv.key("\"description\":"); kv.string(value) } else { kv.key("\"description\":"); kv.null() }
    if let value = self.inflectionUUID { kv.key("\"inflection_uuid\":"); kv.uuid(value) } else { kv.key("\"inflection_uuid\":"); kv.null() }
    if let value = self.inflectionURI { kv.key("\"inflection_uri\":"); try kv.url(value) } else { kv.key("\"inflection_uri\":"); kv.null() }
    if let value = self.camelCaseCompany { kv.key("\"camel_case_company\":"); try value._kvEncode(&kv) } else { kv.key("\"camel_case_company\":"); kv.null() }
    kv.endObject()
  }
}

nonisolated extension WRCamelEmployee: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRCamelEmployee {
    WRCamelEmployee()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRCamelEmployee, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.inflectionBinaryData = try kv.consumeNullOrEmptyElement() ? nil : kv.data()  // inflectionBinaryData
        case 1: kv.date(orNil: &out.inflectionDate)  // inflectionDate
        case 2: kv.int(orNil: &out.inflectionID)  // inflectionID
        case 3: kv.int(orNil: &out.inflectionInteger)  // inflectionInteger
        case 4: kv.string(orNil: &out.inflectionString)  // inflectionString
        case 5: kv.string(orNil: &out.customRemoteKey)  // randomRemoteKey
        case 6: kv.string(orNil: &out.userDescription)  // description
        case 7: out.inflectionUUID = try kv.consumeNullOrEmptyElement() ? nil : kv.uuid()  // inflectionUUID
        case 8: kv.url(orNil: &out.inflectionURI)  // inflectionURI
        case 9: kv.object(orNil: &out.camelCaseCompany, updating: updating)  // camelCaseCompany
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.inflectionBinaryData { kv.key("\"inflectionBinaryData\":"); kv.data(value) } else { kv.key("\"inflectionBinaryData\":"); kv.null() }
    if let value = self.inflectionDate { kv.key("\"inflectionDate\":"); try kv.date(value) } else { kv.key("\"inflectionDate\":"); kv.null() }
    if let value = self.inflectionID { kv.key("\"inflectionID\":"); kv.int(value) } else { kv.key("\"inflectionID\":"); kv.null() }
    if let value = self.inflectionInteger { kv.key("\"inflectionInteger\":"); kv.int(value) } else { kv.key("\"inflectionInteger\":"); kv.null() }
    if let value = self.inflectionString { kv.key("\"inflectionString\":"); kv.string(value) } else { kv.key("\"inflectionString\":"); kv.null() }
    if let value = self.customRemoteKey { kv.key("\"randomRemoteKey\":"); kv.string(value) } else { kv.key("\"randomRemoteKey\":"); kv.null() }
    if let value = self.userDescription { kv.key("\"description\":"); kv.string(value) } else { kv.key("\"description\":"); kv.null() }
    if let value = self.inflectionUUID { kv.key("\"inflectionUUID\":"); kv.uuid(value) } else { kv.key("\"inflectionUUID\":"); kv.null() }
    if let value = self.inflectionURI { kv.key("\"inflectionURI\":"); try kv.url(value) } else { kv.key("\"inflectionURI\":"); kv.null() }
    if let value = self.camelCaseCompany { kv.key("\"camelCaseCompany\":"); try value._kvEncode(&kv) } else { kv.key("\"camelCaseCompany\":"); kv.null() }
    kv.endObject()
  }
}

nonisolated extension WRCamelNested: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRCamelNested {
    WRCamelNested()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRCamelNested, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.inflectionBinaryData = try kv.consumeNullOrEmptyElement() ? nil : kv.data()  // inflectionBinaryData
        case 1: kv.date(orNil: &out.inflectionDate)  // inflectionDate
        case 2: kv.int(orNil: &out.inflectionID)  // inflectionID
        case 3: kv.int(orNil: &out.inflectionInteger)  // inflectionInteger
        case 4: kv.string(orNil: &out.inflectionString)  // inflectionString
        case 5: kv.string(orNil: &out.customRemoteKey)  // randomRemoteKey
        case 6: kv.string(orNil: &out.userDescription)  // description
        case 7: out.inflectionUUID = try kv.consumeNullOrEmptyElement() ? nil : kv.uuid()  // inflectionUUID
        case 8: kv.url(orNil: &out.inflectionURI)  // inflectionURI
        case 9: kv.object(orNil: &out.camelCaseCompany, updating: updating)  // camelCaseCompanyAttributes
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.inflectionBinaryData { kv.key("\"inflectionBinaryData\":"); kv.data(value) } else { kv.key("\"inflectionBinaryData\":"); kv.null() }
    if let value = self.inflectionDate { kv.key("\"inflectionDate\":"); try kv.date(value) } else { kv.key("\"inflectionDate\":"); kv.null() }
    if let value = self.inflectionID { kv.key("\"inflectionID\":"); kv.int(value) } else { kv.key("\"inflectionID\":"); kv.null() }
    if let value = self.inflectionInteger { kv.key("\"inflectionInteger\":"); kv.int(value) } else { kv.key("\"inflectionInteger\":"); kv.null() }
    if let value = self.inflectionString { kv.key("\"inflectionString\":"); kv.string(value) } else { kv.key("\"inflectionString\":"); kv.null() }
    if let value = self.customRemoteKey { kv.key("\"randomRemoteKey\":"); kv.string(value) } else { kv.key("\"randomRemoteKey\":"); kv.null() }
    if let value = self.userDescription { kv.key("\"description\":"); kv.string(value) } else { kv.key("\"description\":"); kv.null() }
    if let value = self.inflectionUUID { kv.key("\"inflectionUUID\":"); kv.uuid(value) } else { kv.key("\"inflectionUUID\":"); kv.null() }
    if let value = self.inflectionURI { kv.key("\"inflectionURI\":"); try kv.url(value) } else { kv.key("\"inflectionURI\":"); kv.null() }
    if let value = self.camelCaseCompany { kv.key("\"camelCaseCompanyAttributes\":"); try value._kvEncode(&kv) } else { kv.key("\"camelCaseCompanyAttributes\":"); kv.null() }
    kv.endObject()
  }
}

nonisolated extension WRCamelWorkout: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRCamelWorkout {
    WRCamelWorkout(id: "", plannedToIDs: [], workoutDesc: "", workoutExercises: [], workoutName: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRCamelWorkout, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.id)  // _id
      case 1: kv.strings(into: &out.plannedToIDs)  // plannedToIDs
      case 2: kv.string(into: &out.workoutDesc)  // workoutDesc
      case 3: kv.strings(into: &out.workoutExercises)  // workoutExercises
      case 4: kv.string(into: &out.workoutName)  // workoutName
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"_id\":", self.id)
    kv.array("\"plannedToIDs\":", self.plannedToIDs)
    kv.string("\"workoutDesc\":", self.workoutDesc)
    kv.array("\"workoutExercises\":", self.workoutExercises)
    kv.string("\"workoutName\":", self.workoutName)
    kv.endObject()
  }
}

nonisolated extension WRWorkout: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRWorkout {
    WRWorkout(id: "", plannedToIDs: [], workoutDesc: "", workoutExercises: [], workoutName: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRWorkout, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.id)  // _id
      case 1: kv.strings(into: &out.plannedToIDs)  // planned_to_ids
      case 2: kv.string(into: &out.workoutDesc)  // workout_desc
      case 3: kv.strings(into: &out.workoutExercises)  // workout_exercises
      case 4: kv.string(into: &out.workoutName)  // workout_name
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"_id\":", self.id)
    kv.array("\"planned_to_ids\":", self.plannedToIDs)
    kv.string("\"workout_desc\":", self.workoutDesc)
    kv.array("\"workout_exercises\":", self.workoutExercises)
    kv.string("\"workout_name\":", self.workoutName)
    kv.endObject()
  }
}

nonisolated extension WRContact: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRContact {
    WRContact(id: KVMap.GeneratedConstant.emptyUUID, name: "", email: "", phone: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRContact, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var has1: Swift.Bool = false
    var has2: Swift.Bool = false
    var has3: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.uuid()  // id
        case 1:  // attributes.name
          if try kv.consumeNull() {
            has1 = true
            try kv.reportNull(_kvKeys, rule: 1, scan)
            has2 = true
            try kv.reportNull(_kvKeys, rule: 2, scan)
            has3 = true
            try kv.reportNull(_kvKeys, rule: 3, scan)
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0:  // attributes.name
                  has1 = true
                  kv.string(into: &out.name)
                case 1:  // attributes.contact.email
                  if try kv.consumeNull() {
                    has2 = true
                    try kv.reportNull(_kvKeys, rule: 2, scan)
                    has3 = true
                    try kv.reportNull(_kvKeys, rule: 3, scan)
                  } else {
                    var scan2: KVMap.ObjectState = .init(updating: updating)
                    var key2: Swift.Int = try kv.beginObject(_kvKeys_2, &scan2)
                    while key2 >= 0 {
                      switch key2 {
                      case 0:  // attributes.contact.email
                        has2 = true
                        kv.string(into: &out.email)
                      case 1:  // attributes.contact.phone
                        has3 = true
                        kv.string(into: &out.phone)
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
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has1 { try kv.reportMissing(_kvKeys, rule: 1, scan) }
    if !has2 { try kv.reportMissing(_kvKeys, rule: 2, scan) }
    if !has3 { try kv.reportMissing(_kvKeys, rule: 3, scan) }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"id\":"); kv.uuid(self.id)
    let begun0: Swift.Int = kv.beginOptionalObject("\"attributes\":")
    kv.string("\"name\":", self.name)
    let begun1: Swift.Int = kv.beginOptionalObject("\"contact\":")
    kv.string("\"email\":", self.email)
    kv.string("\"phone\":", self.phone)
    kv.endOptionalObject(begun1)
    kv.endOptionalObject(begun0)
    kv.endObject()
  }
}

nonisolated extension WRUpdated: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRUpdated {
    WRUpdated()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRUpdated, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(orNil: &out.firstName)  // first_name
      case 1: kv.string(orNil: &out.lastName)  // last_name
      case 2: kv.int(orNil: &out.age)  // age
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"first_name\":", ifPresent: self.firstName)
    kv.string("\"last_name\":", ifPresent: self.lastName)
    kv.int("\"age\":", ifPresent: self.age)
    kv.endObject()
  }
}

nonisolated extension WRByName: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRByName {
    WRByName(people: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRByName, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    try kv.skipWholeValue(&scan)
    let mark0: KVMap.ValuePosition = kv.deferredObject(scan)
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
      do throws(KVMap.CodingFailure) { out.people = try _kvDecode_people(&kv) } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.reportNull(_kvKeys, rule: 0, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 0, scan)
    }
  }

  private static func _kvDecode_people(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [WRKeyed] {
    var all: [WRKeyed] = []
    var keys: KVMap.SeenKeys = .init()
    guard try kv.openKeyed(&keys) else { return all }
    repeat {
      let start: KVMap.ValuePosition = kv.mark()
      do throws(KVMap.CodingFailure) { try all.append(WRKeyed._kvDecode(&kv, replacing: nil)) } catch { try kv.recover(error, from: start) }
    } while try kv.nextKeyed(&keys)
    return all
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    do {
      let members0: Swift.Int = kv.beginMembers()
      for value0 in self.people {
        kv.entryKey(value0.key)
        try value0._kvEncode(&kv)
      }
      try kv.endMembers(members0)
    }
  }
}

nonisolated extension WRKeyed: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: WRKeyed {
    WRKeyed(key: "", name: "", occupation: "")
  }

  static var _kvUsesElementPosition: Swift.Bool { true }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout WRKeyed, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    let standing: KVMap.ElementPosition = kv.element()
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.name)  // name
      case 1: kv.string(into: &out.occupation)  // job
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark0: KVMap.ValuePosition = kv.key(of: standing)
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 2, scan)
      do throws(KVMap.CodingFailure) { out.key = try kv.lenientString() } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.reportNull(_kvKeys, rule: 2, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 2, scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.string("\"job\":", self.occupation)
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension WRBus {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.location, right.location)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.location.hash(into: &hasher)
  }
}

nonisolated extension WRPoint {
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

nonisolated extension WRTweet {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.createdAt, right.createdAt),
      KVMap._kvAreEqual(left.url, right.url),
      KVMap._kvAreEqual(left.user, right.user)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.createdAt.hash(into: &hasher)
    self.url.hash(into: &hasher)
    self.user.hash(into: &hasher)
  }
}

nonisolated extension WRTweeter {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.idStr, right.idStr)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.idStr.hash(into: &hasher)
  }
}

nonisolated extension WREpochText {
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

nonisolated extension WRMilliseconds {
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

nonisolated extension WRValidated {
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

nonisolated extension WRPatternDate {
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

nonisolated extension WRScalar {
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

nonisolated extension WRAddress {
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

nonisolated extension WRHousehold {
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

nonisolated extension WRBefriended {
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

nonisolated extension WRRequest {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.key1, right.key1),
      KVMap._kvAreEqual(left.key2, right.key2)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.key1.hash(into: &hasher)
    self.key2.hash(into: &hasher)
  }
}

nonisolated extension WRUnmatched {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.key1, right.key1),
      KVMap._kvAreEqual(left.key2, right.key2),
      KVMap._kvAreEqual(left.key12123, right.key12123)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.key1.hash(into: &hasher)
    self.key2.hash(into: &hasher)
    self.key12123.hash(into: &hasher)
  }
}

nonisolated extension WRRootedUnmatched {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.key1, right.key1),
      KVMap._kvAreEqual(left.key2, right.key2),
      KVMap._kvAreEqual(left.key12123, right.key12123)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.key1.hash(into: &hasher)
    self.key2.hash(into: &hasher)
    self.key12123.hash(into: &hasher)
  }
}

nonisolated extension WRRooted {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.key1, right.key1),
      KVMap._kvAreEqual(left.key2, right.key2)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.key1.hash(into: &hasher)
    self.key2.hash(into: &hasher)
  }
}

nonisolated extension WRDated {
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

nonisolated extension WRHasOne {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.stringTest, right.stringTest),
      KVMap._kvAreEqual(left.hasOne, right.hasOne)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.stringTest.hash(into: &hasher)
    self.hasOne.hash(into: &hasher)
  }
}

nonisolated extension WRHasMany {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.hasMany, right.hasMany),
      KVMap._kvAreEqual(left.stringTest, right.stringTest)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.hasMany.hash(into: &hasher)
    self.stringTest.hash(into: &hasher)
  }
}

nonisolated extension WRKeyDated {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.key1, right.key1),
      KVMap._kvAreEqual(left.date, right.date)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.key1.hash(into: &hasher)
    self.date.hash(into: &hasher)
  }
}

nonisolated extension WRFlag {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.key1, right.key1),
      KVMap._kvAreEqual(left.boolean, right.boolean)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.key1.hash(into: &hasher)
    self.boolean.hash(into: &hasher)
  }
}

nonisolated extension WRList {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.key1, right.key1),
      KVMap._kvAreEqual(left.set, right.set)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.key1.hash(into: &hasher)
    self.set.hash(into: &hasher)
  }
}

nonisolated extension WRDeep {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.occupation, right.occupation)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.occupation.hash(into: &hasher)
  }
}

nonisolated extension WROmitted {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.website, right.website)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.website.hash(into: &hasher)
  }
}

nonisolated extension WRNamed {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.id, right.id)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.id.hash(into: &hasher)
  }
}

nonisolated extension WRRelated {
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

nonisolated extension WRHome {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.addressID, right.addressID)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.addressID.hash(into: &hasher)
  }
}

nonisolated extension WRCatOwner {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.cats, right.cats)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.cats.hash(into: &hasher)
  }
}

nonisolated extension WRCat {
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

nonisolated extension WRMergedMail {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.email, right.email)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.email.hash(into: &hasher)
  }
}

nonisolated extension WRMerged {
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

nonisolated extension WRFullName {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.firstName, right.firstName),
      KVMap._kvAreEqual(left.lastName, right.lastName)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.firstName.hash(into: &hasher)
    self.lastName.hash(into: &hasher)
  }
}

nonisolated extension WRRails {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.notes, right.notes)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.notes.hash(into: &hasher)
  }
}

nonisolated extension WRRailsNote {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.position, right.position),
      KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.text, right.text),
      KVMap._kvAreEqual(left.destroy, right.destroy)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.position.hash(into: &hasher)
    self.remoteID.hash(into: &hasher)
    self.text.hash(into: &hasher)
    self.destroy.hash(into: &hasher)
  }
}

nonisolated extension WRUser {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.age, right.age),
      KVMap._kvAreEqual(left.birthDate, right.birthDate),
      KVMap._kvAreEqual(left.contractID, right.contractID),
      KVMap._kvAreEqual(left.createdAt, right.createdAt),
      KVMap._kvAreEqual(left.userDescription, right.userDescription),
      KVMap._kvAreEqual(left.driverIdentifier, right.driverIdentifier),
      KVMap._kvAreEqual(left.firstName, right.firstName),
      KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.ignoredParameter, right.ignoredParameter),
      KVMap._kvAreEqual(left.lastName, right.lastName),
      KVMap._kvAreEqual(left.numberOfAttendes, right.numberOfAttendes),
      KVMap._kvAreEqual(left.userType, right.userType),
      KVMap._kvAreEqual(left.updatedAt, right.updatedAt),
      KVMap._kvAreEqual(left.rawSigned, right.rawSigned)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.age.hash(into: &hasher)
    self.birthDate.hash(into: &hasher)
    self.contractID.hash(into: &hasher)
    self.createdAt.hash(into: &hasher)
    self.userDescription.hash(into: &hasher)
    self.driverIdentifier.hash(into: &hasher)
    self.firstName.hash(into: &hasher)
    self.remoteID.hash(into: &hasher)
    self.ignoredParameter.hash(into: &hasher)
    self.lastName.hash(into: &hasher)
    self.numberOfAttendes.hash(into: &hasher)
    self.userType.hash(into: &hasher)
    self.updatedAt.hash(into: &hasher)
    self.rawSigned.hash(into: &hasher)
  }
}

nonisolated extension WRNestedUser {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.age, right.age),
      KVMap._kvAreEqual(left.birthDate, right.birthDate),
      KVMap._kvAreEqual(left.contractID, right.contractID),
      KVMap._kvAreEqual(left.createdAt, right.createdAt),
      KVMap._kvAreEqual(left.userDescription, right.userDescription),
      KVMap._kvAreEqual(left.driverIdentifier, right.driverIdentifier),
      KVMap._kvAreEqual(left.firstName, right.firstName),
      KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.ignoredParameter, right.ignoredParameter),
      KVMap._kvAreEqual(left.lastName, right.lastName),
      KVMap._kvAreEqual(left.numberOfAttendes, right.numberOfAttendes),
      KVMap._kvAreEqual(left.userType, right.userType),
      KVMap._kvAreEqual(left.updatedAt, right.updatedAt),
      KVMap._kvAreEqual(left.rawSigned, right.rawSigned),
      KVMap._kvAreEqual(left.notes, right.notes),
      KVMap._kvAreEqual(left.company, right.company)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.age.hash(into: &hasher)
    self.birthDate.hash(into: &hasher)
    self.contractID.hash(into: &hasher)
    self.createdAt.hash(into: &hasher)
    self.userDescription.hash(into: &hasher)
    self.driverIdentifier.hash(into: &hasher)
    self.firstName.hash(into: &hasher)
    self.remoteID.hash(into: &hasher)
    self.ignoredParameter.hash(into: &hasher)
    self.lastName.hash(into: &hasher)
    self.numberOfAttendes.hash(into: &hasher)
    self.userType.hash(into: &hasher)
    self.updatedAt.hash(into: &hasher)
    self.rawSigned.hash(into: &hasher)
    self.notes.hash(into: &hasher)
    self.company.hash(into: &hasher)
  }
}

nonisolated extension WRNestedNote {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.position, right.position),
      KVMap._kvAreEqual(left.destroy, right.destroy),
      KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.text, right.text)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.position.hash(into: &hasher)
    self.destroy.hash(into: &hasher)
    self.remoteID.hash(into: &hasher)
    self.text.hash(into: &hasher)
  }
}

nonisolated extension WREmployer {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.name, right.name)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.name.hash(into: &hasher)
  }
}

nonisolated extension WRBuilding {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.parks, right.parks),
      KVMap._kvAreEqual(left.apartments, right.apartments)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.parks.hash(into: &hasher)
    self.apartments.hash(into: &hasher)
  }
}

nonisolated extension WRPark {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
  }
}

nonisolated extension WRApartment {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.rooms, right.rooms)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.rooms.hash(into: &hasher)
  }
}

nonisolated extension WRRoom {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
  }
}

nonisolated extension WRExcluded {
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

nonisolated extension WRCamelUser {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.userDescription, right.userDescription),
      KVMap._kvAreEqual(left.inflectionDate, right.inflectionDate),
      KVMap._kvAreEqual(left.customRemoteKey, right.customRemoteKey),
      KVMap._kvAreEqual(left.inflectionID, right.inflectionID),
      KVMap._kvAreEqual(left.inflectionString, right.inflectionString),
      KVMap._kvAreEqual(left.inflectionInteger, right.inflectionInteger),
      KVMap._kvAreEqual(left.inflectionUUID, right.inflectionUUID),
      KVMap._kvAreEqual(left.inflectionURI, right.inflectionURI)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.userDescription.hash(into: &hasher)
    self.inflectionDate.hash(into: &hasher)
    self.customRemoteKey.hash(into: &hasher)
    self.inflectionID.hash(into: &hasher)
    self.inflectionString.hash(into: &hasher)
    self.inflectionInteger.hash(into: &hasher)
    self.inflectionUUID.hash(into: &hasher)
    self.inflectionURI.hash(into: &hasher)
  }
}

nonisolated extension WRCompany {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.inflectionID, right.inflectionID)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.inflectionID.hash(into: &hasher)
  }
}

nonisolated extension WRCamelCompany {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.inflectionID, right.inflectionID)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.inflectionID.hash(into: &hasher)
  }
}

nonisolated extension WRSnakeEmployee {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.inflectionBinaryData, right.inflectionBinaryData),
      KVMap._kvAreEqual(left.inflectionDate, right.inflectionDate),
      KVMap._kvAreEqual(left.inflectionID, right.inflectionID),
      KVMap._kvAreEqual(left.inflectionInteger, right.inflectionInteger),
      KVMap._kvAreEqual(left.inflectionString, right.inflectionString),
      KVMap._kvAreEqual(left.customRemoteKey, right.customRemoteKey),
      KVMap._kvAreEqual(left.userDescription, right.userDescription),
      KVMap._kvAreEqual(left.inflectionUUID, right.inflectionUUID),
      KVMap._kvAreEqual(left.inflectionURI, right.inflectionURI),
      KVMap._kvAreEqual(left.camelCaseCompany, right.camelCaseCompany)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.inflectionBinaryData.hash(into: &hasher)
    self.inflectionDate.hash(into: &hasher)
    self.inflectionID.hash(into: &hasher)
    self.inflectionInteger.hash(into: &hasher)
    self.inflectionString.hash(into: &hasher)
    self.customRemoteKey.hash(into: &hasher)
    self.userDescription.hash(into: &hasher)
    self.inflectionUUID.hash(into: &hasher)
    self.inflectionURI.hash(into: &hasher)
    self.camelCaseCompany.hash(into: &hasher)
  }
}

nonisolated extension WRCamelEmployee {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.inflectionBinaryData, right.inflectionBinaryData),
      KVMap._kvAreEqual(left.inflectionDate, right.inflectionDate),
      KVMap._kvAreEqual(left.inflectionID, right.inflectionID),
      KVMap._kvAreEqual(left.inflectionInteger, right.inflectionInteger),
      KVMap._kvAreEqual(left.inflectionString, right.inflectionString),
      KVMap._kvAreEqual(left.customRemoteKey, right.customRemoteKey),
      KVMap._kvAreEqual(left.userDescription, right.userDescription),
      KVMap._kvAreEqual(left.inflectionUUID, right.inflectionUUID),
      KVMap._kvAreEqual(left.inflectionURI, right.inflectionURI),
      KVMap._kvAreEqual(left.camelCaseCompany, right.camelCaseCompany)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.inflectionBinaryData.hash(into: &hasher)
    self.inflectionDate.hash(into: &hasher)
    self.inflectionID.hash(into: &hasher)
    self.inflectionInteger.hash(into: &hasher)
    self.inflectionString.hash(into: &hasher)
    self.customRemoteKey.hash(into: &hasher)
    self.userDescription.hash(into: &hasher)
    self.inflectionUUID.hash(into: &hasher)
    self.inflectionURI.hash(into: &hasher)
    self.camelCaseCompany.hash(into: &hasher)
  }
}

nonisolated extension WRCamelNested {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.inflectionBinaryData, right.inflectionBinaryData),
      KVMap._kvAreEqual(left.inflectionDate, right.inflectionDate),
      KVMap._kvAreEqual(left.inflectionID, right.inflectionID),
      KVMap._kvAreEqual(left.inflectionInteger, right.inflectionInteger),
      KVMap._kvAreEqual(left.inflectionString, right.inflectionString),
      KVMap._kvAreEqual(left.customRemoteKey, right.customRemoteKey),
      KVMap._kvAreEqual(left.userDescription, right.userDescription),
      KVMap._kvAreEqual(left.inflectionUUID, right.inflectionUUID),
      KVMap._kvAreEqual(left.inflectionURI, right.inflectionURI),
      KVMap._kvAreEqual(left.camelCaseCompany, right.camelCaseCompany)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.inflectionBinaryData.hash(into: &hasher)
    self.inflectionDate.hash(into: &hasher)
    self.inflectionID.hash(into: &hasher)
    self.inflectionInteger.hash(into: &hasher)
    self.inflectionString.hash(into: &hasher)
    self.customRemoteKey.hash(into: &hasher)
    self.userDescription.hash(into: &hasher)
    self.inflectionUUID.hash(into: &hasher)
    self.inflectionURI.hash(into: &hasher)
    self.camelCaseCompany.hash(into: &hasher)
  }
}

nonisolated extension WRCamelWorkout {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.plannedToIDs, right.plannedToIDs),
      KVMap._kvAreEqual(left.workoutDesc, right.workoutDesc),
      KVMap._kvAreEqual(left.workoutExercises, right.workoutExercises),
      KVMap._kvAreEqual(left.workoutName, right.workoutName)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.plannedToIDs.hash(into: &hasher)
    self.workoutDesc.hash(into: &hasher)
    self.workoutExercises.hash(into: &hasher)
    self.workoutName.hash(into: &hasher)
  }
}

nonisolated extension WRWorkout {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.plannedToIDs, right.plannedToIDs),
      KVMap._kvAreEqual(left.workoutDesc, right.workoutDesc),
      KVMap._kvAreEqual(left.workoutExercises, right.workoutExercises),
      KVMap._kvAreEqual(left.workoutName, right.workoutName)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.plannedToIDs.hash(into: &hasher)
    self.workoutDesc.hash(into: &hasher)
    self.workoutExercises.hash(into: &hasher)
    self.workoutName.hash(into: &hasher)
  }
}

nonisolated extension WRContact {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.email, right.email),
      KVMap._kvAreEqual(left.phone, right.phone)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.name.hash(into: &hasher)
    self.email.hash(into: &hasher)
    self.phone.hash(into: &hasher)
  }
}

nonisolated extension WRUpdated {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.firstName, right.firstName),
      KVMap._kvAreEqual(left.lastName, right.lastName),
      KVMap._kvAreEqual(left.age, right.age)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.firstName.hash(into: &hasher)
    self.lastName.hash(into: &hasher)
    self.age.hash(into: &hasher)
  }
}

nonisolated extension WRByName {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.people, right.people)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.people.hash(into: &hasher)
  }
}

nonisolated extension WRKeyed {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.key, right.key),
      KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.occupation, right.occupation)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.key.hash(into: &hasher)
    self.name.hash(into: &hasher)
    self.occupation.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension WRBus {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{3}\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{8}\0\0\u{1}\0\0\0\0location\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRBus\tWriting.kvmap\t7
        name\t+1\tname
        location\t+2\tlocation
        """)
  }
}

nonisolated extension WRPoint {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{4}\0\0\0\u{8}\0\0\0\0\0\u{1}\0latitude\"\0\0\0\0\0\0\0\t\0\0\u{1}\0\0\u{1}\0longitude\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRPoint\tWriting.kvmap\t11
        latitude\t+1\tlatitude
        longitude\t+2\tlongitude
        """)
  }
}

nonisolated extension WRTweet {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{6}\0\0\0\u{4}\0\0\0\0\0\0\0\n\0\0\0\0\0\u{1}\0created_at\"\0\0\0\0\0\u{3}\0\0\u{1}\0\0\u{1}\0url\"\0\0\0\0\u{4}\0\0\u{2}\0\0\u{1}\0user\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRTweet\tWriting.kvmap\t15
        createdAt\t+1\tcreated_at
        url\t+2\turl
        user\t+3\tuser
        """)
  }
}

nonisolated extension WRTweeter {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{6}\0\0\0\0\0\u{1}\0id_str\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRTweeter\tWriting.kvmap\t20
        idStr\t+1\tid_str
        """)
  }
}

nonisolated extension WRPost {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0idStr\"\0\0\u{4}\0\0\u{1}\0\0\u{1}\0text\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRPost\tWriting.kvmap\t23
        idStr\t+1\tidStr
        text\t+2\ttext
        """)
  }
}

nonisolated extension WREpochText {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        WREpochText\tWriting.kvmap\t30
        value\t+1\tvalue
        """)
  }
}

nonisolated extension WRMilliseconds {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRMilliseconds\tWriting.kvmap\t33
        value\t+1\tvalue
        """)
  }
}

nonisolated extension WRIdentified {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRIdentified\tWriting.kvmap\t39
        userID\t+1\tid
        name\t+2\tname
        """)
  }
}

nonisolated extension WRValidated {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\n\0\0\0\0\0\u{1}\0boolString\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRValidated\tWriting.kvmap\t43
        boolString\t+1\tboolString
        """)
  }
}

nonisolated extension WRPatternDate {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\n\0\0\0\0\0\u{1}\0boolString\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRPatternDate\tWriting.kvmap\t46
        date\t+1\tboolString
        """)
  }
}

nonisolated extension WRParent {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{7}\0\0\0\0\0\0\0\u{4}\0\u{1}\0\n\0\0\0\0\0\u{1}\0first_name\"\0\0\0\0\0\t\0\0\u{1}\0\0\u{1}\0last_name\"\0\0\0\0\0\0\u{8}\0\0\u{2}\0\0\0\0children\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRParent\tWriting.kvmap\t49
        firstName\t+1\tfirst_name
        lastName\t+2\tlast_name
        children\t+3\tchildren
        """)
  }
}

nonisolated extension WRChild {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{7}\0\0\0\0\0\0\0\u{4}\0\u{1}\0\n\0\0\0\0\0\u{1}\0first_name\"\0\0\0\0\0\t\0\0\u{1}\0\0\u{1}\0last_name\"\0\0\0\0\0\0\u{7}\0\0\u{2}\0\0\0\0parents\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRChild\tWriting.kvmap\t54
        firstName\t+1\tfirst_name
        lastName\t+2\tlast_name
        parents\t+3\tparents
        """)
  }
}

nonisolated extension WRScalar {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRScalar\tWriting.kvmap\t59
        name\t+1\t
        """)
  }
}

nonisolated extension WRAddress {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{3}\0\u{4}\0\0\0\0\0\0\0city\"\0\0\0\u{5}\0\0\u{1}\0\0\0\0state\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRAddress\tWriting.kvmap\t63
        city\t+2\tcity
        state\t+3\tstate
        """)
  }
}

nonisolated extension WRHousehold {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{7}\0\0\u{1}\0\0\0\0address\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRHousehold\tWriting.kvmap\t68
        name\t+2\tname
        address\t+3\taddress
        """)
  }
}

nonisolated extension WRBefriended {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{3}\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{7}\0\0\u{1}\0\0\0\0friends\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRBefriended\tWriting.kvmap\t73
        name\t+2\tname
        friends\t+3\tfriends
        """)
  }
}

nonisolated extension WRRequest {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{4}\0\0\0\0\0\u{1}\0\u{e}\0\0\0\0\0\0\0key1-form-name\"\0\u{e}\0\0\u{1}\0\0\0\0key2-form-name\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRRequest\tWriting.kvmap\t79
        key1\t+1\t\"key1-form-name\"
        key2\t+2\t\"key2-form-name\"
        """)
  }
}

nonisolated extension WRUnmatched {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{3}\0\u{1}\0\0\0\0\0\0\0\u{5}\0\u{4}\0\0\0\0\0\u{1}\0key1\"\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0key2\"\0\0\0\u{e}\0\0\u{2}\0\0\0\0key1-form-name\"\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRUnmatched\tWriting.kvmap\t84
        key1\t+2\tkey1
        key2\t+3\tkey2
        key12123\t+4\t\"key1-form-name\"
        """)
  }
}

nonisolated extension WRRootedUnmatched {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{3}\0\u{1}\0\0\0\0\0\0\0\u{5}\0\u{4}\0\0\0\0\0\u{1}\0key1\"\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0key2\"\0\0\0\u{e}\0\0\u{2}\0\0\0\0key1-form-name\"\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRRootedUnmatched\tWriting.kvmap\t90
        key1\t+3\tkey1
        key2\t+4\tkey2
        key12123\t+5\t\"key1-form-name\"
        """)
  }
}

nonisolated extension WRRooted {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{4}\0\0\0\0\0\u{1}\0\u{e}\0\0\0\0\0\u{1}\0key1-form-name\"\0\u{e}\0\0\u{1}\0\0\u{1}\0key2-form-name\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRRooted\tWriting.kvmap\t97
        key1\t+2\t\"key1-form-name\"
        key2\t+3\t\"key2-form-name\"
        """)
  }
}

nonisolated extension WRDated {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0date\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRDated\tWriting.kvmap\t102
        date\t+1\tdate
        """)
  }
}

nonisolated extension WRHasOne {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{4}\0\0\0\n\0\0\0\0\0\u{1}\0stringTest\"\0\0\0\0\0\u{6}\0\0\u{1}\0\0\u{1}\0hasOne\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRHasOne\tWriting.kvmap\t105
        stringTest\t+1\tstringTest
        hasOne\t+2\thasOne
        """)
  }
}

nonisolated extension WRHasMany {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{3}\0\u{7}\0\0\0\0\0\u{1}\0hasMany\"\n\0\0\u{1}\0\0\u{1}\0stringTest\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRHasMany\tWriting.kvmap\t109
        hasMany\t+1\thasMany
        stringTest\t+2\tstringTest
        """)
  }
}

nonisolated extension WRKeyDated {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{4}\0\u{1}\0\u{e}\0\0\0\0\0\u{1}\0key1-form-name\"\0\u{e}\0\0\u{1}\0\0\u{1}\0date-form-name\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRKeyDated\tWriting.kvmap\t113
        key1\t+1\t\"key1-form-name\"
        date\t+2\t\"date-form-name\"
        """)
  }
}

nonisolated extension WRFlag {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{3}\0\0\0\u{4}\0\0\0\0\0\u{1}\0key1\"\0\0\0\r\0\0\u{1}\0\0\u{1}\0boolean-value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRFlag\tWriting.kvmap\t117
        key1\t+1\tkey1
        boolean\t+2\t\"boolean-value\"
        """)
  }
}

nonisolated extension WRList {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{4}\0\0\0\u{1}\0\u{e}\0\0\0\0\0\u{1}\0key1-form-name\"\0\r\0\0\u{1}\0\0\u{1}\0set-form-name\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRList\tWriting.kvmap\t121
        key1\t+1\t\"key1-form-name\"
        set\t+2\t\"set-form-name\"
        """)
  }
}

nonisolated extension WRDeep {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0user\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRDeep\tWriting.kvmap\t125
        name\t+1\tuser.anotherKeyPath.name
        occupation\t+2\tuser.anotherKeyPath.another.job
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{e}\0\0\0\0\0\0\0anotherKeyPath\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRDeep\tWriting.kvmap\t125
        name\t+1\tuser.anotherKeyPath.name
        """)
  }

  private static var _kvKeys_2: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{3}\0\u{4}\0\0\0\0\0\0\0name\"\0\0\0\u{7}\0\0\u{1}\0\0\0\0another\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRDeep\tWriting.kvmap\t125
        name\t+1\tuser.anotherKeyPath.name
        occupation\t+2\tuser.anotherKeyPath.another.job
        """)
  }

  private static var _kvKeys_3: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{3}\0\0\0\0\0\0\0job\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRDeep\tWriting.kvmap\t125
        occupation\t+2\tuser.anotherKeyPath.another.job
        """)
  }
}

nonisolated extension WROmitted {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\u{1}\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{7}\0\0\u{1}\0\0\0\0website\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6c45d188009454f, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        WROmitted\tWriting.kvmap\t129
        name\t+1\tname
        website\t+2\twebsite
        """)
  }
}

nonisolated extension WRNamed {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{3}\0\u{4}\0\0\0\0\0\0\0name\"\0\0\0\u{2}\0\0\u{1}\0\0\0\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRNamed\tWriting.kvmap\t133
        name\t+1\tname
        id\t+2\tid
        """)
  }
}

nonisolated extension WRRelated {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{7}\0\0\u{1}\0\0\0\0address\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRRelated\tWriting.kvmap\t137
        name\t+1\tname
        address\t+2\taddress
        """)
  }
}

nonisolated extension WRHome {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRHome\tWriting.kvmap\t141
        addressID\t+1\tid
        """)
  }
}

nonisolated extension WRCatOwner {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0cats\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRCatOwner\tWriting.kvmap\t144
        cats\t+1\tcats
        """)
  }
}

nonisolated extension WRCat {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRCat\tWriting.kvmap\t147
        name\t+1\tname
        """)
  }
}

nonisolated extension WRMergedMail {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{3}\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{5}\0\0\u{1}\0\0\u{1}\0email\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRMergedMail\tWriting.kvmap\t150
        name\t+1\tname
        email\t+2\temail
        """)
  }
}

nonisolated extension WRMerged {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRMerged\tWriting.kvmap\t154
        name\t+1\tname
        """)
  }
}

nonisolated extension WRFullName {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{4}\0\0\0\u{1}\0\t\0\0\0\0\0\0\0firstName\"\0\0\0\0\0\0\u{8}\0\0\u{1}\0\0\0\0lastName\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6c45d188009454f, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRFullName\tWriting.kvmap\t157
        firstName\t+1\tfirstName
        lastName\t+2\tlastName
        """)
  }
}

nonisolated extension WRRails {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{3}\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{10}\0\0\u{1}\0\0\u{1}\0notes_attributes\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRRails\tWriting.kvmap\t169
        remoteID\t+1\tid
        notes\t+2\tnotes_attributes
        """)
  }
}

nonisolated extension WRRailsNote {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\u{5}\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0text\"\0\0\0\u{8}\0\0\u{2}\0\0\0\0_destroy\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRRailsNote\tWriting.kvmap\t173
        remoteID\t+2\tid
        text\t+3\ttext
        destroy\t+4\t_destroy
        position\t+1\t
        """)
  }
}

nonisolated extension WRUser {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{7}\0\0\0\0\0\u{19}\0\0\0\0\0\0\0$\0\u{14}\0\u{4}\0\0\0\u{1}\0)\0\n\0\0\0\0\0\0\0\u{1d}\0&\0\0\0\0\0\0\0\0\0\r\0\0\0\0\0\u{10}\0\u{17}\0 \0\0\0\0\0\r\0\0\0\0\0\0\0age_of_person\"\0\0\n\0\0\u{1}\0\0\0\0birth_date\"\0\0\0\0\0\u{b}\0\0\u{2}\0\0\0\0contract_id\"\0\0\0\0\n\0\0\u{3}\0\0\0\0created_at\"\0\0\0\0\0\u{b}\0\0\u{4}\0\0\0\0description\"\0\0\0\0\u{15}\0\0\u{5}\0\0\0\0driver_identifier_str\"\0\0\n\0\0\u{6}\0\0\0\0first_name\"\0\0\0\0\0\u{2}\0\0\u{7}\0\0\0\0id\"\0\0\0\0\0\u{11}\0\0\u{8}\0\0\0\0ignored_parameter\"\0\0\0\0\0\0\t\0\0\t\0\0\0\0last_name\"\0\0\0\0\0\0\u{12}\0\0\n\0\0\0\0number_of_attendes\"\0\0\0\0\0\u{4}\0\0\u{b}\0\0\0\0type\"\0\0\0\n\0\0\u{c}\0\0\0\0updated_at\"\0\0\0\0\0\u{6}\0\0\r\0\0\0\0signed\"\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0x6c45d188009454f, wide: false, full: false, count: 14, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRUser\tWriting.kvmap\t196
        age\t-15\tage_of_person
        birthDate\t-14\tbirth_date
        contractID\t-13\tcontract_id
        createdAt\t-12\tcreated_at
        userDescription\t-11\tdescription
        driverIdentifier\t-10\tdriver_identifier_str
        firstName\t-9\tfirst_name
        remoteID\t-8\tid
        ignoredParameter\t-7\tignored_parameter
        lastName\t-6\tlast_name
        numberOfAttendes\t-5\tnumber_of_attendes
        userType\t-4\ttype
        updatedAt\t-3\tupdated_at
        rawSigned\t-2\tsigned
        """)
  }
}

nonisolated extension WRNestedUser {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{7}\0\0\0\0\0\u{19}\0\0\0\0\0\0\0$\0\u{14}\0\u{4}\0\0\0\u{1}\0)\0\n\0\0\0\0\0\0\0\u{1d}\0&\0+\0\0\0\0\0\0\0\r\0\0\0/\0\u{10}\0\u{17}\0 \0\0\0\0\0\r\0\0\0\0\0\0\0age_of_person\"\0\0\n\0\0\u{1}\0\0\0\0birth_date\"\0\0\0\0\0\u{b}\0\0\u{2}\0\0\0\0contract_id\"\0\0\0\0\n\0\0\u{3}\0\0\0\0created_at\"\0\0\0\0\0\u{b}\0\0\u{4}\0\0\0\0description\"\0\0\0\0\u{15}\0\0\u{5}\0\0\0\0driver_identifier_str\"\0\0\n\0\0\u{6}\0\0\0\0first_name\"\0\0\0\0\0\u{2}\0\0\u{7}\0\0\0\0id\"\0\0\0\0\0\u{11}\0\0\u{8}\0\0\0\0ignored_parameter\"\0\0\0\0\0\0\t\0\0\t\0\0\0\0last_name\"\0\0\0\0\0\0\u{12}\0\0\n\0\0\0\0number_of_attendes\"\0\0\0\0\0\u{4}\0\0\u{b}\0\0\0\0type\"\0\0\0\n\0\0\u{c}\0\0\0\0updated_at\"\0\0\0\0\0\u{6}\0\0\r\0\0\0\0signed\"\0\u{10}\0\0\u{e}\0\0\u{1}\0notes_attributes\"\0\0\0\0\0\0\0\u{12}\0\0\u{f}\0\0\u{1}\0company_attributes\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0x6c45d188009454f, wide: false, full: false, count: 16, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRNestedUser\tWriting.kvmap\t199
        age\t-18\tage_of_person
        birthDate\t-17\tbirth_date
        contractID\t-16\tcontract_id
        createdAt\t-15\tcreated_at
        userDescription\t-14\tdescription
        driverIdentifier\t-13\tdriver_identifier_str
        firstName\t-12\tfirst_name
        remoteID\t-11\tid
        ignoredParameter\t-10\tignored_parameter
        lastName\t-9\tlast_name
        numberOfAttendes\t-8\tnumber_of_attendes
        userType\t-7\ttype
        updatedAt\t-6\tupdated_at
        rawSigned\t-5\tsigned
        notes\t+2\tnotes_attributes
        company\t+3\tcompany_attributes
        """)
  }
}

nonisolated extension WRNestedNote {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{6}\0\u{1}\0\0\0\0\0\0\0\0\0\0\0\u{4}\0\u{8}\0\0\0\0\0\0\0_destroy\"\0\0\0\0\0\0\0\u{2}\0\0\u{1}\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{2}\0\0\u{1}\0text\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRNestedNote\tWriting.kvmap\t204
        destroy\t+3\t_destroy
        remoteID\t+4\tid
        text\t+5\ttext
        position\t+2\t
        """)
  }
}

nonisolated extension WREmployer {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        WREmployer\tWriting.kvmap\t211
        remoteID\t+1\tid
        name\t+2\tname
        """)
  }
}

nonisolated extension WRBuilding {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\u{5}\0\0\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0parks\"\0\0\n\0\0\u{2}\0\0\0\0apartments\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRBuilding\tWriting.kvmap\t216
        remoteID\t+1\tid
        parks\t+2\tparks
        apartments\t+3\tapartments
        """)
  }
}

nonisolated extension WRPark {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRPark\tWriting.kvmap\t221
        remoteID\t+1\tid
        """)
  }
}

nonisolated extension WRApartment {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0rooms\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRApartment\tWriting.kvmap\t224
        remoteID\t+1\tid
        rooms\t+2\trooms
        """)
  }
}

nonisolated extension WRRoom {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRRoom\tWriting.kvmap\t228
        remoteID\t+1\tid
        """)
  }
}

nonisolated extension WRExcluded {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRExcluded\tWriting.kvmap\t231
        id\t+1\tid
        name\t+2\tname
        """)
  }
}

nonisolated extension WRCamelUser {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{15}\0\0\0\u{11}\0\r\0\u{7}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0\0\0\u{18}\0\u{1}\0\0\0\n\0\u{b}\0\0\0\0\0\0\0description\"\0\0\0\0\u{e}\0\0\u{1}\0\0\0\0inflectionDate\"\0\u{f}\0\0\u{2}\0\0\0\0randomRemoteKey\"\u{c}\0\0\u{3}\0\0\0\0inflectionID\"\0\0\0\u{10}\0\0\u{4}\0\0\0\0inflectionString\"\0\0\0\0\0\0\0\u{11}\0\0\u{5}\0\0\0\0inflectionInteger\"\0\0\0\0\0\0\u{e}\0\0\u{6}\0\0\0\0inflectionUUID\"\0\r\0\0\u{7}\0\0\0\0inflectionURI\"\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xf3b8488c368cb0a7, wide: false, full: false, count: 8, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRCamelUser\tWriting.kvmap\t236
        userDescription\t+3\tdescription
        inflectionDate\t+4\tinflectionDate
        customRemoteKey\t+5\trandomRemoteKey
        inflectionID\t+6\tinflectionID
        inflectionString\t+7\tinflectionString
        inflectionInteger\t+8\tinflectionInteger
        inflectionUUID\t+9\tinflectionUUID
        inflectionURI\t+10\tinflectionURI
        """)
  }
}

nonisolated extension WRCompany {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\r\0\0\0\0\0\0\0inflection_id\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRCompany\tWriting.kvmap\t248
        inflectionID\t+1\tinflection_id
        """)
  }
}

nonisolated extension WRCamelCompany {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{c}\0\0\0\0\0\0\0inflectionID\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRCamelCompany\tWriting.kvmap\t251
        inflectionID\t+2\tinflectionID
        """)
  }
}

nonisolated extension WRSnakeEmployee {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1c}\0\0\0\0\0\u{1f}\0\u{19}\0\u{16}\0\0\0\u{1}\0\0\0\0\0\0\0\u{8}\0\0\0\0\0\u{13}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0\0\0\u{f}\0\0\0\0\0\0\0\0\0\0\0\u{b}\0\0\0\u{16}\0\0\0\0\0\0\0inflection_binary_data\"\0\u{f}\0\0\u{1}\0\0\0\0inflection_date\"\r\0\0\u{2}\0\0\0\0inflection_id\"\0\0\u{12}\0\0\u{3}\0\0\0\0inflection_integer\"\0\0\0\0\0\u{11}\0\0\u{4}\0\0\0\0inflection_string\"\0\0\0\0\0\0\u{f}\0\0\u{5}\0\0\0\0randomRemoteKey\"\u{b}\0\0\u{6}\0\0\0\0description\"\0\0\0\0\u{f}\0\0\u{7}\0\0\0\0inflection_uuid\"\u{e}\0\0\u{8}\0\0\0\0inflection_uri\"\0\u{12}\0\0\t\0\0\0\0camel_case_company\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0xf88bb8a8724c81ed, wide: false, full: false, count: 10, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRSnakeEmployee\tWriting.kvmap\t255
        inflectionBinaryData\t+2\tinflection_binary_data
        inflectionDate\t+3\tinflection_date
        inflectionID\t+4\tinflection_id
        inflectionInteger\t+5\tinflection_integer
        inflectionString\t+6\tinflection_string
        customRemoteKey\t+7\trandomRemoteKey
        userDescription\t+8\tdescription
        inflectionUUID\t+9\tinflection_uuid
        inflectionURI\t+10\tinflection_uri
        camelCaseCompany\t+11\tcamel_case_company
        """)
  }
}

nonisolated extension WRCamelEmployee {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{19}\0\0\0\u{13}\0\0\0\0\0\0\0\u{b}\0\0\0\u{1}\0\u{1c}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{f}\0\u{1f}\0\0\0\0\0\0\0\0\0\0\0\u{16}\0\u{5}\0\u{8}\0\u{14}\0\0\0\0\0\0\0inflectionBinaryData\"\0\0\0\u{e}\0\0\u{1}\0\0\0\0inflectionDate\"\0\u{c}\0\0\u{2}\0\0\0\0inflectionID\"\0\0\0\u{11}\0\0\u{3}\0\0\0\0inflectionInteger\"\0\0\0\0\0\0\u{10}\0\0\u{4}\0\0\0\0inflectionString\"\0\0\0\0\0\0\0\u{f}\0\0\u{5}\0\0\0\0randomRemoteKey\"\u{b}\0\0\u{6}\0\0\0\0description\"\0\0\0\0\u{e}\0\0\u{7}\0\0\0\0inflectionUUID\"\0\r\0\0\u{8}\0\0\0\0inflectionURI\"\0\0\u{10}\0\0\t\0\0\0\0camelCaseCompany\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0x2c829abe1f4532e1, wide: false, full: false, count: 10, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRCamelEmployee\tWriting.kvmap\t279
        inflectionBinaryData\t-10\tinflectionBinaryData
        inflectionDate\t-9\tinflectionDate
        inflectionID\t-8\tinflectionID
        inflectionInteger\t-7\tinflectionInteger
        inflectionString\t-6\tinflectionString
        customRemoteKey\t-5\trandomRemoteKey
        userDescription\t-4\tdescription
        inflectionUUID\t-3\tinflectionUUID
        inflectionURI\t-2\tinflectionURI
        camelCaseCompany\t+3\tcamelCaseCompany
        """)
  }
}

nonisolated extension WRCamelNested {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{b}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{16}\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0\0\0\u{1f}\0\u{f}\0\0\0\u{13}\0\0\0\0\0\u{5}\0\0\0\u{8}\0\u{19}\0\u{1c}\0\0\0\u{14}\0\0\0\0\0\0\0inflectionBinaryData\"\0\0\0\u{e}\0\0\u{1}\0\0\0\0inflectionDate\"\0\u{c}\0\0\u{2}\0\0\0\0inflectionID\"\0\0\0\u{11}\0\0\u{3}\0\0\0\0inflectionInteger\"\0\0\0\0\0\0\u{10}\0\0\u{4}\0\0\0\0inflectionString\"\0\0\0\0\0\0\0\u{f}\0\0\u{5}\0\0\0\0randomRemoteKey\"\u{b}\0\0\u{6}\0\0\0\0description\"\0\0\0\0\u{e}\0\0\u{7}\0\0\0\0inflectionUUID\"\0\r\0\0\u{8}\0\0\0\0inflectionURI\"\0\0\u{1a}\0\0\t\0\0\0\0camelCaseCompanyAttributes\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0x657eecdd3cb13d09, wide: false, full: false, count: 10, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRCamelNested\tWriting.kvmap\t284
        inflectionBinaryData\t-15\tinflectionBinaryData
        inflectionDate\t-14\tinflectionDate
        inflectionID\t-13\tinflectionID
        inflectionInteger\t-12\tinflectionInteger
        inflectionString\t-11\tinflectionString
        customRemoteKey\t-10\trandomRemoteKey
        userDescription\t-9\tdescription
        inflectionUUID\t-8\tinflectionUUID
        inflectionURI\t-7\tinflectionURI
        camelCaseCompany\t+3\tcamelCaseCompanyAttributes
        """)
  }
}

nonisolated extension WRCamelWorkout {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\t\0\0\0\u{1}\0\0\0\u{6}\0\r\0\0\0\0\0\u{3}\0\0\0\0\0\u{1}\0_id\"\0\0\0\0\u{c}\0\0\u{1}\0\0\u{1}\0plannedToIDs\"\0\0\0\u{b}\0\0\u{2}\0\0\u{1}\0workoutDesc\"\0\0\0\0\u{10}\0\0\u{3}\0\0\u{1}\0workoutExercises\"\0\0\0\0\0\0\0\u{b}\0\0\u{4}\0\0\u{1}\0workoutName\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 5, required: 5,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRCamelWorkout\tWriting.kvmap\t289
        id\t+2\t_id
        plannedToIDs\t+3\tplannedToIDs
        workoutDesc\t+4\tworkoutDesc
        workoutExercises\t+5\tworkoutExercises
        workoutName\t+6\tworkoutName
        """)
  }
}

nonisolated extension WRWorkout {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\t\0\u{3}\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0\r\0\u{6}\0\u{3}\0\0\0\0\0\u{1}\0_id\"\0\0\0\0\u{e}\0\0\u{1}\0\0\u{1}\0planned_to_ids\"\0\u{c}\0\0\u{2}\0\0\u{1}\0workout_desc\"\0\0\0\u{11}\0\0\u{3}\0\0\u{1}\0workout_exercises\"\0\0\0\0\0\0\u{c}\0\0\u{4}\0\0\u{1}\0workout_name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 5, required: 5,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRWorkout\tWriting.kvmap\t297
        id\t+1\t_id
        plannedToIDs\t+2\tplanned_to_ids
        workoutDesc\t+3\tworkout_desc
        workoutExercises\t+4\tworkout_exercises
        workoutName\t+5\tworkout_name
        """)
  }
}

nonisolated extension WRContact {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0attributes\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRContact\tWriting.kvmap\t304
        id\t+1\tid
        name\t+2\tattributes.name
        email\t+3\tattributes.contact.email
        phone\t+4\tattributes.contact.phone
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\u{3}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0name\"\0\0\0\u{7}\0\0\u{1}\0\0\0\0contact\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRContact\tWriting.kvmap\t304
        name\t+2\tattributes.name
        email\t+3\tattributes.contact.email
        """)
  }

  private static var _kvKeys_2: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{3}\0\u{1}\0\u{5}\0\0\0\0\0\0\0email\"\0\0\u{5}\0\0\u{1}\0\0\0\0phone\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRContact\tWriting.kvmap\t304
        email\t+3\tattributes.contact.email
        phone\t+4\tattributes.contact.phone
        """)
  }
}

nonisolated extension WRUpdated {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{7}\0\u{4}\0\0\0\0\0\0\0\u{1}\0\0\0\n\0\0\0\0\0\0\0first_name\"\0\0\0\0\0\t\0\0\u{1}\0\0\0\0last_name\"\0\0\0\0\0\0\u{3}\0\0\u{2}\0\0\0\0age\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRUpdated\tWriting.kvmap\t311
        firstName\t+1\tfirst_name
        lastName\t+2\tlast_name
        age\t+3\tage
        """)
  }
}

nonisolated extension WRByName {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRByName\tWriting.kvmap\t317
        people\t+1\t
        """)
  }
}

nonisolated extension WRKeyed {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{3}\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{3}\0\0\u{1}\0\0\u{1}\0job\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        WRKeyed\tWriting.kvmap\t320
        name\t+2\tname
        occupation\t+3\tjob
        key\t+1\t
        """)
  }
}
