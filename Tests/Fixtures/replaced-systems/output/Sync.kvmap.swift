// Generated from Sync.kvmap. Do not edit.
// kvmap format 1, input 97738e6238440d06, body d49d729a5b0b8ead
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

nonisolated struct SYNames: Swift.Sendable, Swift.Hashable {
  var age: Swift.Int
  var driverIdentifier: Swift.Int
  var integer16: Swift.Int
  var userID: Swift.Int
  var createdAt: Swift.Int
  var userIDFirst: Swift.Int
  var OrderedUser: Swift.Int
  var iURI: Swift.Int
  var GreenWallet: Swift.Int

  init(
    age: Swift.Int,
    driverIdentifier: Swift.Int,
    integer16: Swift.Int,
    userID: Swift.Int,
    createdAt: Swift.Int,
    userIDFirst: Swift.Int,
    OrderedUser: Swift.Int,
    iURI: Swift.Int,
    GreenWallet: Swift.Int
  ) {
    self.age = age
    self.driverIdentifier = driverIdentifier
    self.integer16 = integer16
    self.userID = userID
    self.createdAt = createdAt
    self.userIDFirst = userIDFirst
    self.OrderedUser = OrderedUser
    self.iURI = iURI
    self.GreenWallet = GreenWallet
  }
}

nonisolated struct SYCamels: Swift.Sendable, Swift.Hashable {
  var age: Swift.Int
  var id: Swift.Int
  var pdf: Swift.Int
  var driverIdentifier: Swift.Int
  var integer16: Swift.Int
  var userID: Swift.Int
  var updatedUUID: Swift.Int
  var odd: Swift.Int
  var f2fURL: Swift.Int

  init(
    age: Swift.Int,
    id: Swift.Int,
    pdf: Swift.Int,
    driverIdentifier: Swift.Int,
    integer16: Swift.Int,
    userID: Swift.Int,
    updatedUUID: Swift.Int,
    odd: Swift.Int,
    f2fURL: Swift.Int
  ) {
    self.age = age
    self.id = id
    self.pdf = pdf
    self.driverIdentifier = driverIdentifier
    self.integer16 = integer16
    self.userID = userID
    self.updatedUUID = updatedUUID
    self.odd = odd
    self.f2fURL = f2fURL
  }
}

nonisolated struct SYDate: Swift.Sendable, Swift.Hashable {
  var date: Date

  init(date: Date) {
    self.date = date
  }
}

nonisolated struct SYZoneless: Swift.Sendable, Swift.Hashable {
  var date: Date

  init(date: Date) {
    self.date = date
  }
}

nonisolated struct SYSeconds: Swift.Sendable, Swift.Hashable {
  var date: Date

  init(date: Date) {
    self.date = date
  }
}

nonisolated struct SYMicroseconds: Swift.Sendable, Swift.Hashable {
  var date: Date

  init(date: Date) {
    self.date = date
  }
}

nonisolated struct SYMilliseconds: Swift.Sendable, Swift.Hashable {
  var date: Date

  init(date: Date) {
    self.date = date
  }
}

nonisolated struct SYTransformable: Swift.Sendable, Swift.Hashable {
  var registeredTransformable: Date

  init(registeredTransformable: Date) {
    self.registeredTransformable = registeredTransformable
  }
}

nonisolated struct SYAge: Swift.Sendable, Swift.Hashable {
  var age: Swift.Int

  init(age: Swift.Int) {
    self.age = age
  }
}

nonisolated struct SYBirth: Swift.Sendable, Swift.Hashable {
  var birthDate: Date

  init(birthDate: Date) {
    self.birthDate = birthDate
  }
}

nonisolated struct SYAcronym: Swift.Sendable, Swift.Hashable {
  var contractID: Swift.Int

  init(contractID: Swift.Int) {
    self.contractID = contractID
  }
}

nonisolated struct SYHobbies: Swift.Sendable, Swift.Hashable {
  var hobbies: [Swift.String]

  init(hobbies: [Swift.String]) {
    self.hobbies = hobbies
  }
}

nonisolated struct SYReserved: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var userDescription: Swift.String
  var userType: Swift.String

  init(remoteID: Swift.Int, userDescription: Swift.String, userType: Swift.String) {
    self.remoteID = remoteID
    self.userDescription = userDescription
    self.userType = userType
  }
}

nonisolated struct SYTwoWords: Swift.Sendable, Swift.Hashable {
  var twoLetterEntityDescription: Swift.String

  init(twoLetterEntityDescription: Swift.String) {
    self.twoLetterEntityDescription = twoLetterEntityDescription
  }
}

nonisolated struct SYStamps: Swift.Sendable, Swift.Hashable {
  var createdAt: Date
  var updatedAt: Date
  var numberOfAttendes: Swift.Int

  init(createdAt: Date, updatedAt: Date, numberOfAttendes: Swift.Int) {
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.numberOfAttendes = numberOfAttendes
  }
}

nonisolated struct SYIgnored: Swift.Sendable, Swift.Hashable {
  var name: Swift.Optional<Swift.String>

  init(name: Swift.String? = nil) {
    self.name = name
  }
}

nonisolated struct SYSnakePath: Swift.Sendable, Swift.Hashable {
  var snakeCaseDepthOne: Swift.String
  var snakeCaseDepthTwo: Swift.String

  init(snakeCaseDepthOne: Swift.String, snakeCaseDepthTwo: Swift.String) {
    self.snakeCaseDepthOne = snakeCaseDepthOne
    self.snakeCaseDepthTwo = snakeCaseDepthTwo
  }
}

nonisolated struct SYCamelPath: Swift.Sendable, Swift.Hashable {
  var camelCaseDepthOne: Swift.String
  var camelCaseDepthTwo: Swift.String

  init(camelCaseDepthOne: Swift.String, camelCaseDepthTwo: Swift.String) {
    self.camelCaseDepthOne = camelCaseDepthOne
    self.camelCaseDepthTwo = camelCaseDepthTwo
  }
}

nonisolated struct SYFirst: Swift.Sendable, Swift.Hashable {
  var name: Swift.Optional<Swift.String>

  init(name: Swift.String? = nil) {
    self.name = name
  }
}

nonisolated struct SYCover: Swift.Sendable, Swift.Hashable {
  var id: Swift.String
  var coverPhoto: KVMap.JSONObject

  init(id: Swift.String, coverPhoto: KVMap.JSONObject) {
    self.id = id
    self.coverPhoto = coverPhoto
  }
}

nonisolated struct SYRenamed: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int
  var old: Swift.String
  var current: Swift.String

  init(id: Swift.Int, old: Swift.String, current: Swift.String) {
    self.id = id
    self.old = old
    self.current = current
  }
}

nonisolated struct SYTwo: Swift.Sendable, Swift.Hashable {
  var firstName: Swift.String

  init(firstName: Swift.String) {
    self.firstName = firstName
  }
}

nonisolated struct SYSafe: Swift.Sendable, Swift.Hashable {
  var a: Swift.Optional<Swift.Int>

  init(a: Swift.Int? = nil) {
    self.a = a
  }
}

nonisolated struct SYText: Swift.Sendable, Swift.Hashable {
  var a: Swift.Optional<Swift.String>

  init(a: Swift.String? = nil) {
    self.a = a
  }
}

nonisolated struct SYDouble: Swift.Sendable, Swift.Hashable {
  var value: Swift.Double

  init(value: Swift.Double) {
    self.value = value
  }
}

nonisolated struct SYDecimal: Swift.Sendable, Swift.Hashable {
  var value: Decimal

  init(value: Decimal) {
    self.value = value
  }
}

nonisolated struct SYBool: Swift.Sendable, Swift.Hashable {
  var value: Swift.Bool

  init(value: Swift.Bool) {
    self.value = value
  }
}

nonisolated struct SYURL: Swift.Sendable, Swift.Hashable {
  var value: URL

  init(value: URL) {
    self.value = value
  }
}

nonisolated struct SYStrict: Swift.Sendable, Swift.Hashable {
  var strictInt: Swift.Int

  init(strictInt: Swift.Int) {
    self.strictInt = strictInt
  }
}

nonisolated struct SYLossyStrict: Swift.Sendable, Swift.Hashable {
  var strictInt: Swift.Optional<Swift.Int>

  init(strictInt: Swift.Int? = nil) {
    self.strictInt = strictInt
  }
}

nonisolated struct SYField: Swift.Sendable, Swift.Hashable {
  var email: KVMap.PatchField<Swift.String>

  init(email: KVMap.PatchField<Swift.String> = .absent) {
    self.email = email
  }
}

nonisolated struct SYStyled: Swift.Sendable, Swift.Hashable {
  var email: Swift.String

  init(email: Swift.String) {
    self.email = email
  }
}

nonisolated struct SYTask: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int
  var title: Swift.String
  var details: Swift.String
  var state: Swift.String
  var stateLabel: Swift.String

  init(
    id: Swift.Int,
    title: Swift.String,
    details: Swift.String,
    state: Swift.String,
    stateLabel: Swift.String
  ) {
    self.id = id
    self.title = title
    self.details = details
    self.state = state
    self.stateLabel = stateLabel
  }
}

// MARK: - Mappings

nonisolated extension SYNames: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SYNames {
    SYNames(age: 0, driverIdentifier: 0, integer16: 0, userID: 0, createdAt: 0, userIDFirst: 0, OrderedUser: 0, iURI: 0, GreenWallet: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SYNames, updating: Swift.Bool
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
    var has1: Swift.Bool = false
    var has3: Swift.Bool = false
    var has4: Swift.Bool = false
    var has5: Swift.Bool = false
    var has6: Swift.Bool = false
    var has7: Swift.Bool = false
    var has8: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.age = try kv.lenientInt()  // age
        case 1:  // driver_identifier
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has1 = true
            out.driverIdentifier = try kv.lenientInt()
          }
        case 2: slot1 = try kv.deferValue()  // driver_identifier
        case 3: out.integer16 = try kv.lenientInt()  // integer16
        case 4:  // user_id
          if try kv.consumeNull() {
            slot2 = .null
          } else {
            has3 = true
            out.userID = try kv.lenientInt()
          }
        case 5: slot3 = try kv.deferValue()  // user_id
        case 6:  // created_at
          if try kv.consumeNull() {
            slot4 = .null
          } else {
            has4 = true
            out.createdAt = try kv.lenientInt()
          }
        case 7: slot5 = try kv.deferValue()  // created_at
        case 8:  // user_id_first
          if try kv.consumeNull() {
            slot6 = .null
          } else {
            has5 = true
            out.userIDFirst = try kv.lenientInt()
          }
        case 9: slot7 = try kv.deferValue()  // user_id_first
        case 10:  // ordered_user
          if try kv.consumeNull() {
            slot8 = .null
          } else {
            has6 = true
            out.OrderedUser = try kv.lenientInt()
          }
        case 11: slot9 = try kv.deferValue()  // ordered_user
        case 12:  // i_uri
          if try kv.consumeNull() {
            slot10 = .null
          } else {
            has7 = true
            out.iURI = try kv.lenientInt()
          }
        case 13: slot11 = try kv.deferValue()  // i_uri
        case 14:  // green_wallet
          if try kv.consumeNull() {
            slot12 = .null
          } else {
            has8 = true
            out.GreenWallet = try kv.lenientInt()
          }
        case 15: slot13 = try kv.deferValue()  // green_wallet
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has1 {
      let mark1: KVMap.ValuePosition = slot0.or(slot1)  // driver_identifier
      if mark1.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 1, scan)
        do throws(KVMap.CodingFailure) { out.driverIdentifier = try kv.lenientInt() } catch { try kv.recover(error, from: mark1) }
        kv.rewind(to: back)
      } else if mark1.isNull {
        try kv.reportNull(_kvKeys, rule: 1, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 1, scan)
      }
    }
    if !has3 {
      let mark3: KVMap.ValuePosition = slot2.or(slot3)  // user_id
      if mark3.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark3, _kvKeys, rule: 4, scan)
        do throws(KVMap.CodingFailure) { out.userID = try kv.lenientInt() } catch { try kv.recover(error, from: mark3) }
        kv.rewind(to: back)
      } else if mark3.isNull {
        try kv.reportNull(_kvKeys, rule: 4, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 4, scan)
      }
    }
    if !has4 {
      let mark4: KVMap.ValuePosition = slot4.or(slot5)  // created_at
      if mark4.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark4, _kvKeys, rule: 6, scan)
        do throws(KVMap.CodingFailure) { out.createdAt = try kv.lenientInt() } catch { try kv.recover(error, from: mark4) }
        kv.rewind(to: back)
      } else if mark4.isNull {
        try kv.reportNull(_kvKeys, rule: 6, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 6, scan)
      }
    }
    if !has5 {
      let mark5: KVMap.ValuePosition = slot6.or(slot7)  // user_id_first
      if mark5.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark5, _kvKeys, rule: 8, scan)
        do throws(KVMap.CodingFailure) { out.userIDFirst = try kv.lenientInt() } catch { try kv.recover(error, from: mark5) }
        kv.rewind(to: back)
      } else if mark5.isNull {
        try kv.reportNull(_kvKeys, rule: 8, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 8, scan)
      }
    }
    if !has6 {
      let mark6: KVMap.ValuePosition = slot8.or(slot9)  // ordered_user
      if mark6.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark6, _kvKeys, rule: 10, scan)
        do throws(KVMap.CodingFailure) { out.OrderedUser = try kv.lenientInt() } catch { try kv.recover(error, from: mark6) }
        kv.rewind(to: back)
      } else if mark6.isNull {
        try kv.reportNull(_kvKeys, rule: 10, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 10, scan)
      }
    }
    if !has7 {
      let mark7: KVMap.ValuePosition = slot10.or(slot11)  // i_uri
      if mark7.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark7, _kvKeys, rule: 12, scan)
        do throws(KVMap.CodingFailure) { out.iURI = try kv.lenientInt() } catch { try kv.recover(error, from: mark7) }
        kv.rewind(to: back)
      } else if mark7.isNull {
        try kv.reportNull(_kvKeys, rule: 12, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 12, scan)
      }
    }
    if !has8 {
      let mark8: KVMap.ValuePosition = slot12.or(slot13)  // green_wallet
      if mark8.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark8, _kvKeys, rule: 14, scan)
        do throws(KVMap.CodingFailure) { out.GreenWallet = try kv.lenientInt() } catch { try kv.recover(error, from: mark8) }
        kv.rewind(to: back)
      } else if mark8.isNull {
        try kv.reportNull(_kvKeys, rule: 14, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 14, scan)
      }
    }
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"age\":", self.age)
    kv.int("\"driver_identifier\":", self.driverIdentifier)
    kv.int("\"integer16\":", self.integer16)
    kv.int("\"user_id\":", self.userID)
    kv.int("\"created_at\":", self.createdAt)
    kv.int("\"user_id_first\":", self.userIDFirst)
    kv.int("\"ordered_user\":", self.OrderedUser)
    kv.int("\"i_uri\":", self.iURI)
    kv.int("\"green_wallet\":", self.GreenWallet)
    kv.endObject()
  }
}

nonisolated extension SYCamels: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SYCamels {
    SYCamels(age: 0, id: 0, pdf: 0, driverIdentifier: 0, integer16: 0, userID: 0, updatedUUID: 0, odd: 0, f2fURL: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SYCamels, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var slot2: KVMap.ValuePosition = .none
    var slot3: KVMap.ValuePosition = .none
    var slot4: KVMap.ValuePosition = .none
    var slot5: KVMap.ValuePosition = .none
    var slot6: KVMap.ValuePosition = .none
    var slot7: KVMap.ValuePosition = .none
    var has3: Swift.Bool = false
    var has5: Swift.Bool = false
    var has6: Swift.Bool = false
    var has8: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.age = try kv.lenientInt()  // age
        case 1: out.id = try kv.lenientInt()  // id
        case 2: out.pdf = try kv.lenientInt()  // pdf
        case 3:  // driver_identifier
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has3 = true
            out.driverIdentifier = try kv.lenientInt()
          }
        case 4: slot1 = try kv.deferValue()  // driver_identifier
        case 5: out.integer16 = try kv.lenientInt()  // integer16
        case 6:  // user_id
          if try kv.consumeNull() {
            slot2 = .null
          } else {
            has5 = true
            out.userID = try kv.lenientInt()
          }
        case 7: slot3 = try kv.deferValue()  // user_id
        case 8:  // updated_uuid
          if try kv.consumeNull() {
            slot4 = .null
          } else {
            has6 = true
            out.updatedUUID = try kv.lenientInt()
          }
        case 9: slot5 = try kv.deferValue()  // updated_uuid
        case 10: out.odd = try kv.lenientInt()  // "test_!_key"
        case 11:  // f2f_url
          if try kv.consumeNull() {
            slot6 = .null
          } else {
            has8 = true
            out.f2fURL = try kv.lenientInt()
          }
        case 12: slot7 = try kv.deferValue()  // f2f_url
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has3 {
      let mark3: KVMap.ValuePosition = slot0.or(slot1)  // driver_identifier
      if mark3.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark3, _kvKeys, rule: 3, scan)
        do throws(KVMap.CodingFailure) { out.driverIdentifier = try kv.lenientInt() } catch { try kv.recover(error, from: mark3) }
        kv.rewind(to: back)
      } else if mark3.isNull {
        try kv.reportNull(_kvKeys, rule: 3, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 3, scan)
      }
    }
    if !has5 {
      let mark5: KVMap.ValuePosition = slot2.or(slot3)  // user_id
      if mark5.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark5, _kvKeys, rule: 6, scan)
        do throws(KVMap.CodingFailure) { out.userID = try kv.lenientInt() } catch { try kv.recover(error, from: mark5) }
        kv.rewind(to: back)
      } else if mark5.isNull {
        try kv.reportNull(_kvKeys, rule: 6, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 6, scan)
      }
    }
    if !has6 {
      let mark6: KVMap.ValuePosition = slot4.or(slot5)  // updated_uuid
      if mark6.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark6, _kvKeys, rule: 8, scan)
        do throws(KVMap.CodingFailure) { out.updatedUUID = try kv.lenientInt() } catch { try kv.recover(error, from: mark6) }
        kv.rewind(to: back)
      } else if mark6.isNull {
        try kv.reportNull(_kvKeys, rule: 8, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 8, scan)
      }
    }
    if !has8 {
      let mark8: KVMap.ValuePosition = slot6.or(slot7)  // f2f_url
      if mark8.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark8, _kvKeys, rule: 11, scan)
        do throws(KVMap.CodingFailure) { out.f2fURL = try kv.lenientInt() } catch { try kv.recover(error, from: mark8) }
        kv.rewind(to: back)
      } else if mark8.isNull {
        try kv.reportNull(_kvKeys, rule: 11, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 11, scan)
      }
    }
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"age\":", self.age)
    kv.int("\"id\":", self.id)
    kv.int("\"pdf\":", self.pdf)
    kv.int("\"driver_identifier\":", self.driverIdentifier)
    kv.int("\"integer16\":", self.integer16)
    kv.int("\"user_id\":", self.userID)
    kv.int("\"updated_uuid\":", self.updatedUUID)
    kv.int("\"test_!_key\":", self.odd)
    kv.int("\"f2f_url\":", self.f2fURL)
    kv.endObject()
  }
}

nonisolated extension SYDate: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SYDate {
    SYDate(date: .init(timeIntervalSince1970: 0))
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SYDate, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.date = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }  // value
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"value\":"); try kv.date(self.date)
    kv.endObject()
  }
}

nonisolated extension SYZoneless: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SYZoneless {
    SYZoneless(date: .init(timeIntervalSince1970: 0))
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SYZoneless, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.date = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.parseDate(at: kv.mark(), kv.lenientString(), "y4'!-M2'!-d2\ny4'!-M2'!-d2'!TH2'!:m2'!:s2\ny4'!-M2'!-d2_H2'!:m2'!:s2\ny4'!-M2'!-d2'!TH2'!:m2'!:s2'!.S2\ny4'!-M2'!-d2'!TH2'!:m2'!:s2'!.S3", patterns: "yyyy-MM-dd\nyyyy-MM-dd'T'HH:mm:ss\nyyyy-MM-dd HH:mm:ss\nyyyy-MM-dd'T'HH:mm:ss.SS\nyyyy-MM-dd'T'HH:mm:ss.SSS", offset: 0) }  // value
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"value\":"); try kv.date(self.date, codes: "y4'!-M2'!-d2", offset: 0)
    kv.endObject()
  }
}

nonisolated extension SYSeconds: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SYSeconds {
    SYSeconds(date: .init(timeIntervalSince1970: 0))
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SYSeconds, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.date = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.epochSeconds(lenient: true) }  // value
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"value\":"); try kv.epochSeconds(self.date)
    kv.endObject()
  }
}

nonisolated extension SYMicroseconds: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SYMicroseconds {
    SYMicroseconds(date: .init(timeIntervalSince1970: 0))
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SYMicroseconds, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.date = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.epochSeconds(at: kv.mark(), kv.scale(at: kv.mark(), kv.lenientDecimal(), "0.000001")) }  // value
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"value\":"); try kv.decimal(kv.unscale(kv.decimal(ofEpochSeconds: self.date), "0.000001"))
    kv.endObject()
  }
}

nonisolated extension SYMilliseconds: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SYMilliseconds {
    SYMilliseconds(date: .init(timeIntervalSince1970: 0))
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SYMilliseconds, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.date = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.epochMilliseconds(lenient: true) }  // value
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"value\":"); try kv.epochMilliseconds(self.date)
    kv.endObject()
  }
}

nonisolated extension SYTransformable: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SYTransformable {
    SYTransformable(registeredTransformable: .init(timeIntervalSince1970: 0))
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SYTransformable, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.registeredTransformable = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.dotNetDate() }  // registeredTransformable
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"registeredTransformable\":"); try kv.dotNetDate(self.registeredTransformable)
    kv.endObject()
  }
}

nonisolated extension SYAge: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SYAge {
    SYAge(age: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SYAge, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has0: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // age_of_person
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has0 = true
            out.age = try kv.lenientInt()
          }
        case 1: slot1 = try kv.deferValue()  // age_of_person
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has0 {
      let mark0: KVMap.ValuePosition = slot0.or(slot1)  // age_of_person
      if mark0.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
        do throws(KVMap.CodingFailure) { out.age = try kv.lenientInt() } catch { try kv.recover(error, from: mark0) }
        kv.rewind(to: back)
      } else if mark0.isNull {
        try kv.reportNull(_kvKeys, rule: 0, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 0, scan)
      }
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"age_of_person\":", self.age)
    kv.endObject()
  }
}

nonisolated extension SYBirth: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SYBirth {
    SYBirth(birthDate: .init(timeIntervalSince1970: 0))
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SYBirth, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has0: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // birth_date
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has0 = true
            out.birthDate = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }
          }
        case 1: slot1 = try kv.deferValue()  // birth_date
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has0 {
      let mark0: KVMap.ValuePosition = slot0.or(slot1)  // birth_date
      if mark0.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
        do throws(KVMap.CodingFailure) { out.birthDate = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() } } catch { try kv.recover(error, from: mark0) }
        kv.rewind(to: back)
      } else if mark0.isNull {
        try kv.reportNull(_kvKeys, rule: 0, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 0, scan)
      }
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"birth_date\":"); try kv.date(self.birthDate)
    kv.endObject()
  }
}

nonisolated extension SYAcronym: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SYAcronym {
    SYAcronym(contractID: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SYAcronym, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has0: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // contract_id
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has0 = true
            out.contractID = try kv.lenientInt()
          }
        case 1: slot1 = try kv.deferValue()  // contract_id
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has0 {
      let mark0: KVMap.ValuePosition = slot0.or(slot1)  // contract_id
      if mark0.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
        do throws(KVMap.CodingFailure) { out.contractID = try kv.lenientInt() } catch { try kv.recover(error, from: mark0) }
        kv.rewind(to: back)
      } else if mark0.isNull {
        try kv.reportNull(_kvKeys, rule: 0, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 0, scan)
      }
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"contract_id\":", self.contractID)
    kv.endObject()
  }
}

nonisolated extension SYHobbies: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SYHobbies {
    SYHobbies(hobbies: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SYHobbies, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.hobbies = try _kvDecode_hobbies(&kv)  // hobbies
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_hobbies(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String] {
    guard kv.isArray() else { return [try kv.lenientString()] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.lenientString() })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.array("\"hobbies\":", self.hobbies)
    kv.endObject()
  }
}

nonisolated extension SYReserved: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SYReserved {
    SYReserved(remoteID: 0, userDescription: "", userType: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SYReserved, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.remoteID = try kv.lenientInt()  // id
        case 1: out.userDescription = try kv.lenientString()  // description
        case 2: out.userType = try kv.lenientString()  // type
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)
    kv.string("\"description\":", self.userDescription)
    kv.string("\"type\":", self.userType)
    kv.endObject()
  }
}

nonisolated extension SYTwoWords: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SYTwoWords {
    SYTwoWords(twoLetterEntityDescription: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SYTwoWords, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.twoLetterEntityDescription = try kv.lenientString()  // description
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"description\":", self.twoLetterEntityDescription)
    kv.endObject()
  }
}

nonisolated extension SYStamps: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SYStamps {
    SYStamps(createdAt: .init(timeIntervalSince1970: 0), updatedAt: .init(timeIntervalSince1970: 0), numberOfAttendes: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SYStamps, updating: Swift.Bool
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
        case 0:  // created_at
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has0 = true
            out.createdAt = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() }
          }
        case 1: slot1 = try kv.deferValue()  // created_at
        case 2:  // updated_at
          if try kv.consumeNull() {
            slot2 = .null
          } else {
            has1 = true
            out.updatedAt = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.parseDate(at: kv.mark(), kv.lenientString(), "y4'!-M2'!-d2", patterns: "yyyy-MM-dd", offset: 0) }
          }
        case 3: slot3 = try kv.deferValue()  // updated_at
        case 4:  // number_of_attendes
          if try kv.consumeNull() {
            slot4 = .null
          } else {
            has2 = true
            out.numberOfAttendes = try kv.lenientInt()
          }
        case 5: slot5 = try kv.deferValue()  // number_of_attendes
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has0 {
      let mark0: KVMap.ValuePosition = slot0.or(slot1)  // created_at
      if mark0.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
        do throws(KVMap.CodingFailure) { out.createdAt = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date() } } catch { try kv.recover(error, from: mark0) }
        kv.rewind(to: back)
      } else if mark0.isNull {
        try kv.reportNull(_kvKeys, rule: 0, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 0, scan)
      }
    }
    if !has1 {
      let mark1: KVMap.ValuePosition = slot2.or(slot3)  // updated_at
      if mark1.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 2, scan)
        do throws(KVMap.CodingFailure) { out.updatedAt = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.parseDate(at: kv.mark(), kv.lenientString(), "y4'!-M2'!-d2", patterns: "yyyy-MM-dd", offset: 0) } } catch { try kv.recover(error, from: mark1) }
        kv.rewind(to: back)
      } else if mark1.isNull {
        try kv.reportNull(_kvKeys, rule: 2, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 2, scan)
      }
    }
    if !has2 {
      let mark2: KVMap.ValuePosition = slot4.or(slot5)  // number_of_attendes
      if mark2.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark2, _kvKeys, rule: 4, scan)
        do throws(KVMap.CodingFailure) { out.numberOfAttendes = try kv.lenientInt() } catch { try kv.recover(error, from: mark2) }
        kv.rewind(to: back)
      } else if mark2.isNull {
        try kv.reportNull(_kvKeys, rule: 4, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 4, scan)
      }
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"created_at\":"); try kv.date(self.createdAt)
    kv.key("\"updated_at\":"); try kv.date(self.updatedAt, codes: "y4'!-M2'!-d2", offset: 0)
    kv.int("\"number_of_attendes\":", self.numberOfAttendes)
    kv.endObject()
  }
}

nonisolated extension SYIgnored: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SYIgnored {
    SYIgnored()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SYIgnored, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.name = try kv.consumeNull() ? nil : kv.lenientString()  // name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", ifPresent: self.name)
    kv.endObject()
  }
}

nonisolated extension SYSnakePath: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SYSnakePath {
    SYSnakePath(snakeCaseDepthOne: "", snakeCaseDepthTwo: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SYSnakePath, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var has0: Swift.Bool = false
    var has1: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // snake_parent.value_one
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
                case 0:  // snake_parent.value_one
                  has0 = true
                  out.snakeCaseDepthOne = try kv.lenientString()
                case 1:  // snake_parent.depth_one.depth_two
                  if try kv.consumeNull() {
                    has1 = true
                    try kv.reportNull(_kvKeys, rule: 1, scan)
                  } else {
                    var scan2: KVMap.ObjectState = .init(updating: updating)
                    var key2: Swift.Int = try kv.beginObject(_kvKeys_2, &scan2)
                    while key2 >= 0 {
                      do throws(KVMap.CodingFailure) {
                        switch key2 {
                        case 0:  // snake_parent.depth_one.depth_two
                          has1 = true
                          out.snakeCaseDepthTwo = try kv.lenientString()
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
    let begun0: Swift.Int = kv.beginOptionalObject("\"snake_parent\":")
    kv.string("\"value_one\":", self.snakeCaseDepthOne)
    let begun1: Swift.Int = kv.beginOptionalObject("\"depth_one\":")
    kv.string("\"depth_two\":", self.snakeCaseDepthTwo)
    kv.endOptionalObject(begun1)
    kv.endOptionalObject(begun0)
    kv.endObject()
  }
}

nonisolated extension SYCamelPath: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SYCamelPath {
    SYCamelPath(camelCaseDepthOne: "", camelCaseDepthTwo: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SYCamelPath, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var has0: Swift.Bool = false
    var has1: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // camelParent.valueOne
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
                case 0:  // camelParent.valueOne
                  has0 = true
                  out.camelCaseDepthOne = try kv.lenientString()
                case 1:  // camelParent.depthOne.depthTwo
                  if try kv.consumeNull() {
                    has1 = true
                    try kv.reportNull(_kvKeys, rule: 1, scan)
                  } else {
                    var scan2: KVMap.ObjectState = .init(updating: updating)
                    var key2: Swift.Int = try kv.beginObject(_kvKeys_2, &scan2)
                    while key2 >= 0 {
                      do throws(KVMap.CodingFailure) {
                        switch key2 {
                        case 0:  // camelParent.depthOne.depthTwo
                          has1 = true
                          out.camelCaseDepthTwo = try kv.lenientString()
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
    let begun0: Swift.Int = kv.beginOptionalObject("\"camelParent\":")
    kv.string("\"valueOne\":", self.camelCaseDepthOne)
    let begun1: Swift.Int = kv.beginOptionalObject("\"depthOne\":")
    kv.string("\"depthTwo\":", self.camelCaseDepthTwo)
    kv.endOptionalObject(begun1)
    kv.endOptionalObject(begun0)
    kv.endObject()
  }
}

nonisolated extension SYFirst: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SYFirst {
    SYFirst()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SYFirst, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // name[0]
          if try kv.consumeNull() {
            out.name = nil
          } else if try kv.beginArray() {
            var index0: Swift.Int = 0
            repeat {
              switch index0 {
              case 0: out.name = try kv.consumeNull() ? nil : kv.lenientString()  // name[0]
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
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.endObject()
  }
}

nonisolated extension SYCover: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SYCover {
    SYCover(id: "", coverPhoto: .init())
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SYCover, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.lenientString()  // id
        case 1: out.coverPhoto = try kv.objectOrEmptyArray { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KVMap.JSONObject in try kv.object() }  // coverPhoto
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"id\":", self.id)
    kv.key("\"coverPhoto\":"); kv.object(self.coverPhoto)
    kv.endObject()
  }
}

nonisolated extension SYRenamed: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SYRenamed {
    SYRenamed(id: 0, old: "", current: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SYRenamed, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.lenientInt()  // id
        case 1: out.old = try kv.lenientString()  // custom_old
        case 2: out.current = try kv.lenientString()  // custom_current
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.string("\"custom_old\":", self.old)
    kv.string("\"custom_current\":", self.current)
    kv.endObject()
  }
}

nonisolated extension SYTwo: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SYTwo {
    SYTwo(firstName: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SYTwo, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has0: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // first_name
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has0 = true
            out.firstName = try kv.lenientString()
          }
        case 1: slot1 = try kv.deferValue()  // first_name
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has0 {
      let mark0: KVMap.ValuePosition = slot0.or(slot1)  // first_name
      if mark0.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
        do throws(KVMap.CodingFailure) { out.firstName = try kv.lenientString() } catch { try kv.recover(error, from: mark0) }
        kv.rewind(to: back)
      } else if mark0.isNull {
        try kv.reportNull(_kvKeys, rule: 0, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 0, scan)
      }
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"first_name\":", self.firstName)
    kv.endObject()
  }
}

nonisolated extension SYSafe: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SYSafe {
    SYSafe()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SYSafe, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.a = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()  // a
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"a\":", ifPresent: self.a)
    kv.endObject()
  }
}

nonisolated extension SYText: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SYText {
    SYText()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SYText, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.a = try kv.consumeNull() ? nil : kv.lenientString()  // a
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"a\":", ifPresent: self.a)
    kv.endObject()
  }
}

nonisolated extension SYDouble: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SYDouble {
    SYDouble(value: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SYDouble, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.value = try kv.lenientDouble()  // value
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.double("\"value\":", self.value)
    kv.endObject()
  }
}

nonisolated extension SYDecimal: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SYDecimal {
    SYDecimal(value: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SYDecimal, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.value = try kv.lenientDecimal()  // value
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"value\":"); try kv.decimal(self.value)
    kv.endObject()
  }
}

nonisolated extension SYBool: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SYBool {
    SYBool(value: false)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SYBool, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.value = try kv.lenientBool()  // value
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.bool("\"value\":", self.value)
    kv.endObject()
  }
}

nonisolated extension SYURL: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SYURL {
    SYURL(value: KVMap.GeneratedConstant.emptyURL)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SYURL, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.value = try kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> URL in try kv.url() }  // value
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"value\":"); try kv.url(self.value)
    kv.endObject()
  }
}

nonisolated extension SYStrict: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SYStrict {
    SYStrict(strictInt: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SYStrict, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.strictInt)  // id
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.strictInt)
    kv.endObject()
  }
}

nonisolated extension SYLossyStrict: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SYLossyStrict {
    SYLossyStrict()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SYLossyStrict, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // id
          let attempt0: KVMap.ValuePosition = kv.attempt()
          do throws(KVMap.CodingFailure) {
            out.strictInt = try kv.consumeNullOrEmptyElement() ? nil : kv.int()
            kv.acceptAttempt(attempt0)
          } catch {
            try kv.drop(error, from: attempt0)
            out.strictInt = nil
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", ifPresent: self.strictInt)
    kv.endObject()
  }
}

nonisolated extension SYField: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SYField {
    SYField()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SYField, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // profile.contact.email
          if try kv.consumeNull() {
            out.email = .null
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0:  // profile.contact.email
                  if try kv.consumeNull() {
                    out.email = .null
                  } else {
                    var scan2: KVMap.ObjectState = .init(updating: updating)
                    var key2: Swift.Int = try kv.beginObject(_kvKeys_2, &scan2)
                    while key2 >= 0 {
                      do throws(KVMap.CodingFailure) {
                        switch key2 {
                        case 0: out.email = try kv.consumeNull() ? .null : .value(kv.lenientString())  // profile.contact.email
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
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    let begun0: Swift.Int = kv.beginOptionalObject("\"profile\":")
    let begun1: Swift.Int = kv.beginOptionalObject("\"contact\":")
    switch self.email {
    case .absent: break
    case .null: kv.key("\"email\":"); kv.null()
    case .value(let value): kv.key("\"email\":"); kv.string(value)
    }
    kv.endOptionalObject(begun1)
    kv.endOptionalObject(begun0)
    kv.endObject()
  }
}

nonisolated extension SYStyled: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SYStyled {
    SYStyled(email: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SYStyled, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var has0: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // profileData.contactEmail
          if try kv.consumeNull() {
            has0 = true
            try kv.reportNull(_kvKeys, rule: 0, scan)
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0:  // profileData.contactEmail
                  has0 = true
                  out.email = try kv.lenientString()
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

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    let begun0: Swift.Int = kv.beginOptionalObject("\"profileData\":")
    kv.string("\"contactEmail\":", self.email)
    kv.endOptionalObject(begun0)
    kv.endObject()
  }
}

nonisolated extension SYTask: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: SYTask {
    SYTask(id: 0, title: "", details: "", state: "", stateLabel: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout SYTask, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var has3: Swift.Bool = false
    var has4: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.id = try kv.lenientInt()  // id
        case 1: out.title = try kv.lenientString()  // title
        case 2: out.details = try kv.lenientString()  // description
        case 3:  // state.id
          if try kv.consumeNull() {
            has3 = true
            try kv.reportNull(_kvKeys, rule: 3, scan)
            has4 = true
            try kv.reportNull(_kvKeys, rule: 4, scan)
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0:  // state.id
                  has3 = true
                  out.state = try kv.lenientString()
                case 1:  // state.label
                  has4 = true
                  out.stateLabel = try kv.lenientString()
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
    if !has3 { try kv.reportMissing(_kvKeys, rule: 3, scan) }
    if !has4 { try kv.reportMissing(_kvKeys, rule: 4, scan) }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.string("\"title\":", self.title)
    kv.string("\"description\":", self.details)
    let begun0: Swift.Int = kv.beginOptionalObject("\"state\":")
    kv.string("\"id\":", self.state)
    kv.string("\"label\":", self.stateLabel)
    kv.endOptionalObject(begun0)
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension SYNames {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.age, right.age),
      KVMap._kvAreEqual(left.driverIdentifier, right.driverIdentifier),
      KVMap._kvAreEqual(left.integer16, right.integer16),
      KVMap._kvAreEqual(left.userID, right.userID),
      KVMap._kvAreEqual(left.createdAt, right.createdAt),
      KVMap._kvAreEqual(left.userIDFirst, right.userIDFirst),
      KVMap._kvAreEqual(left.OrderedUser, right.OrderedUser),
      KVMap._kvAreEqual(left.iURI, right.iURI),
      KVMap._kvAreEqual(left.GreenWallet, right.GreenWallet)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.age.hash(into: &hasher)
    self.driverIdentifier.hash(into: &hasher)
    self.integer16.hash(into: &hasher)
    self.userID.hash(into: &hasher)
    self.createdAt.hash(into: &hasher)
    self.userIDFirst.hash(into: &hasher)
    self.OrderedUser.hash(into: &hasher)
    self.iURI.hash(into: &hasher)
    self.GreenWallet.hash(into: &hasher)
  }
}

nonisolated extension SYCamels {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.age, right.age),
      KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.pdf, right.pdf),
      KVMap._kvAreEqual(left.driverIdentifier, right.driverIdentifier),
      KVMap._kvAreEqual(left.integer16, right.integer16),
      KVMap._kvAreEqual(left.userID, right.userID),
      KVMap._kvAreEqual(left.updatedUUID, right.updatedUUID),
      KVMap._kvAreEqual(left.odd, right.odd),
      KVMap._kvAreEqual(left.f2fURL, right.f2fURL)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.age.hash(into: &hasher)
    self.id.hash(into: &hasher)
    self.pdf.hash(into: &hasher)
    self.driverIdentifier.hash(into: &hasher)
    self.integer16.hash(into: &hasher)
    self.userID.hash(into: &hasher)
    self.updatedUUID.hash(into: &hasher)
    self.odd.hash(into: &hasher)
    self.f2fURL.hash(into: &hasher)
  }
}

nonisolated extension SYDate {
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

nonisolated extension SYZoneless {
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

nonisolated extension SYSeconds {
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

nonisolated extension SYMicroseconds {
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

nonisolated extension SYMilliseconds {
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

nonisolated extension SYTransformable {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.registeredTransformable, right.registeredTransformable)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.registeredTransformable.hash(into: &hasher)
  }
}

nonisolated extension SYAge {
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

nonisolated extension SYBirth {
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

nonisolated extension SYAcronym {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.contractID, right.contractID)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.contractID.hash(into: &hasher)
  }
}

nonisolated extension SYHobbies {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.hobbies, right.hobbies)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.hobbies.hash(into: &hasher)
  }
}

nonisolated extension SYReserved {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.remoteID, right.remoteID),
      KVMap._kvAreEqual(left.userDescription, right.userDescription),
      KVMap._kvAreEqual(left.userType, right.userType)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.remoteID.hash(into: &hasher)
    self.userDescription.hash(into: &hasher)
    self.userType.hash(into: &hasher)
  }
}

nonisolated extension SYTwoWords {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.twoLetterEntityDescription, right.twoLetterEntityDescription)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.twoLetterEntityDescription.hash(into: &hasher)
  }
}

nonisolated extension SYStamps {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.createdAt, right.createdAt),
      KVMap._kvAreEqual(left.updatedAt, right.updatedAt),
      KVMap._kvAreEqual(left.numberOfAttendes, right.numberOfAttendes)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.createdAt.hash(into: &hasher)
    self.updatedAt.hash(into: &hasher)
    self.numberOfAttendes.hash(into: &hasher)
  }
}

nonisolated extension SYIgnored {
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

nonisolated extension SYSnakePath {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.snakeCaseDepthOne, right.snakeCaseDepthOne),
      KVMap._kvAreEqual(left.snakeCaseDepthTwo, right.snakeCaseDepthTwo)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.snakeCaseDepthOne.hash(into: &hasher)
    self.snakeCaseDepthTwo.hash(into: &hasher)
  }
}

nonisolated extension SYCamelPath {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.camelCaseDepthOne, right.camelCaseDepthOne),
      KVMap._kvAreEqual(left.camelCaseDepthTwo, right.camelCaseDepthTwo)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.camelCaseDepthOne.hash(into: &hasher)
    self.camelCaseDepthTwo.hash(into: &hasher)
  }
}

nonisolated extension SYFirst {
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

nonisolated extension SYCover {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.coverPhoto, right.coverPhoto)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.coverPhoto.hash(into: &hasher)
  }
}

nonisolated extension SYRenamed {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.old, right.old),
      KVMap._kvAreEqual(left.current, right.current)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.old.hash(into: &hasher)
    self.current.hash(into: &hasher)
  }
}

nonisolated extension SYTwo {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.firstName, right.firstName)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.firstName.hash(into: &hasher)
  }
}

nonisolated extension SYSafe {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.a, right.a)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.a.hash(into: &hasher)
  }
}

nonisolated extension SYText {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.a, right.a)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.a.hash(into: &hasher)
  }
}

nonisolated extension SYDouble {
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

nonisolated extension SYDecimal {
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

nonisolated extension SYBool {
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

nonisolated extension SYURL {
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

nonisolated extension SYStrict {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.strictInt, right.strictInt)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.strictInt.hash(into: &hasher)
  }
}

nonisolated extension SYLossyStrict {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.strictInt, right.strictInt)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.strictInt.hash(into: &hasher)
  }
}

nonisolated extension SYField {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.email, right.email)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.email.hash(into: &hasher)
  }
}

nonisolated extension SYStyled {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.email, right.email)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.email.hash(into: &hasher)
  }
}

nonisolated extension SYTask {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.title, right.title),
      KVMap._kvAreEqual(left.details, right.details),
      KVMap._kvAreEqual(left.state, right.state),
      KVMap._kvAreEqual(left.stateLabel, right.stateLabel)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.title.hash(into: &hasher)
    self.details.hash(into: &hasher)
    self.state.hash(into: &hasher)
    self.stateLabel.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension SYNames {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{12}\0\0\0&\0\0\0\0\0\0\0\0\0$\0\u{15}\0\0\0\0\0\u{1}\0\u{10}\0\u{e}\0\0\0\u{3}\0(\0\0\0\u{7}\0\u{18}\0\0\0!\0\0\0\u{1e}\0\0\0\u{b}\0\0\0\0\0\0\0\u{1b}\0\0\0+\0\u{3}\0\0\0\0\0\u{1}\0age\"\0\0\0\0\u{11}\0\0\u{1}\0\0\0\0driver_identifier\"\0\0\0\0\0\0\u{10}\0\0\u{2}\0\0\0\0driverIdentifier\"\0\0\0\0\0\0\0\t\0\0\u{3}\0\0\u{1}\0integer16\"\0\0\0\0\0\0\u{7}\0\0\u{4}\0\0\0\0user_id\"\u{6}\0\0\u{5}\0\0\0\0userId\"\0\n\0\0\u{6}\0\0\0\0created_at\"\0\0\0\0\0\t\0\0\u{7}\0\0\0\0createdAt\"\0\0\0\0\0\0\r\0\0\u{8}\0\0\0\0user_id_first\"\0\0\u{b}\0\0\t\0\0\0\0userIdFirst\"\0\0\0\0\u{c}\0\0\n\0\0\0\0ordered_user\"\0\0\0\u{b}\0\0\u{b}\0\0\0\0orderedUser\"\0\0\0\0\u{5}\0\0\u{c}\0\0\0\0i_uri\"\0\0\u{4}\0\0\r\0\0\0\0iUri\"\0\0\0\u{c}\0\0\u{e}\0\0\0\0green_wallet\"\0\0\0\u{b}\0\0\u{f}\0\0\0\0greenWallet\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0x6a27ff807441bcd3, wide: false, full: false, count: 16, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYNames\tSync.kvmap\t6
        age\t+1\tage
        driverIdentifier\t+2\tdriver_identifier
        driverIdentifier\t+2\tdriverIdentifier
        integer16\t+3\tinteger16
        userID\t+4\tuser_id
        userID\t+4\tuserId
        createdAt\t+5\tcreated_at
        createdAt\t+5\tcreatedAt
        userIDFirst\t+6\tuser_id_first
        userIDFirst\t+6\tuserIdFirst
        OrderedUser\t+7\tordered_user
        OrderedUser\t+7\torderedUser
        iURI\t+8\ti_uri
        iURI\t+8\tiUri
        GreenWallet\t+9\tgreen_wallet
        GreenWallet\t+9\tgreenWallet
        """)
  }
}

nonisolated extension SYCamels {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{16}\0\0\0\u{f}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{3}\0\0\0!\0\u{14}\0\u{1f}\0\0\0\u{12}\0\0\0\u{b}\0\0\0\u{1c}\0\u{7}\0\u{5}\0\0\0\u{19}\0\0\0\u{3}\0\0\0\0\0\u{1}\0age\"\0\0\0\0\u{2}\0\0\u{1}\0\0\u{1}\0id\"\0\0\0\0\0\u{3}\0\0\u{2}\0\0\u{1}\0pdf\"\0\0\0\0\u{11}\0\0\u{3}\0\0\0\0driver_identifier\"\0\0\0\0\0\0\u{10}\0\0\u{4}\0\0\0\0driverIdentifier\"\0\0\0\0\0\0\0\t\0\0\u{5}\0\0\u{1}\0integer16\"\0\0\0\0\0\0\u{7}\0\0\u{6}\0\0\0\0user_id\"\u{6}\0\0\u{7}\0\0\0\0userId\"\0\u{c}\0\0\u{8}\0\0\0\0updated_uuid\"\0\0\0\u{b}\0\0\t\0\0\0\0updatedUuid\"\0\0\0\0\n\0\0\n\0\0\u{1}\0test_!_key\"\0\0\0\0\0\u{7}\0\0\u{b}\0\0\0\0f2f_url\"\u{6}\0\0\u{c}\0\0\0\0f2fUrl\"\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0x8e1f7555983aa92f, wide: false, full: false, count: 13, required: 5,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYCamels\tSync.kvmap\t27
        age\t+1\tage
        id\t+2\tid
        pdf\t+3\tpdf
        driverIdentifier\t+4\tdriver_identifier
        driverIdentifier\t+4\tdriverIdentifier
        integer16\t+5\tinteger16
        userID\t+6\tuser_id
        userID\t+6\tuserId
        updatedUUID\t+7\tupdated_uuid
        updatedUUID\t+7\tupdatedUuid
        odd\t+8\t\"test_!_key\"
        f2fURL\t+9\tf2f_url
        f2fURL\t+9\tf2fUrl
        """)
  }
}

nonisolated extension SYDate {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYDate\tSync.kvmap\t48
        date\t+1\tvalue
        """)
  }
}

nonisolated extension SYZoneless {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYZoneless\tSync.kvmap\t69
        date\t+1\tvalue
        """)
  }
}

nonisolated extension SYSeconds {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYSeconds\tSync.kvmap\t81
        date\t+1\tvalue
        """)
  }
}

nonisolated extension SYMicroseconds {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYMicroseconds\tSync.kvmap\t84
        date\t+1\tvalue
        """)
  }
}

nonisolated extension SYMilliseconds {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYMilliseconds\tSync.kvmap\t87
        date\t+1\tvalue
        """)
  }
}

nonisolated extension SYTransformable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{17}\0\0\0\0\0\u{1}\0registeredTransformable\"\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYTransformable\tSync.kvmap\t107
        registeredTransformable\t+1\tregisteredTransformable
        """)
  }
}

nonisolated extension SYAge {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{4}\0\r\0\0\0\0\0\0\0age_of_person\"\0\0\u{3}\0\0\u{1}\0\0\0\0age\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYAge\tSync.kvmap\t117
        age\t+1\tage_of_person
        age\t+1\tage
        """)
  }
}

nonisolated extension SYBirth {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{4}\0\u{1}\0\0\0\n\0\0\0\0\0\0\0birth_date\"\0\0\0\0\0\t\0\0\u{1}\0\0\0\0birthDate\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYBirth\tSync.kvmap\t120
        birthDate\t+1\tbirth_date
        birthDate\t+1\tbirthDate
        """)
  }
}

nonisolated extension SYAcronym {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{4}\0\u{1}\0\0\0\u{b}\0\0\0\0\0\0\0contract_id\"\0\0\0\0\n\0\0\u{1}\0\0\0\0contractId\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYAcronym\tSync.kvmap\t123
        contractID\t+1\tcontract_id
        contractID\t+1\tcontractId
        """)
  }
}

nonisolated extension SYHobbies {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{7}\0\0\0\0\0\u{1}\0hobbies\"\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYHobbies\tSync.kvmap\t126
        hobbies\t+1\thobbies
        """)
  }
}

nonisolated extension SYReserved {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\0\0\u{6}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{b}\0\0\u{1}\0\0\u{1}\0description\"\0\0\0\0\u{4}\0\0\u{2}\0\0\u{1}\0type\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYReserved\tSync.kvmap\t158
        remoteID\t+1\tid
        userDescription\t+2\tdescription
        userType\t+3\ttype
        """)
  }
}

nonisolated extension SYTwoWords {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{b}\0\0\0\0\0\u{1}\0description\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYTwoWords\tSync.kvmap\t163
        twoLetterEntityDescription\t+1\tdescription
        """)
  }
}

nonisolated extension SYStamps {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{7}\0\0\0\0\0\r\0\u{4}\0\u{1}\0\n\0\u{11}\0\0\0\n\0\0\0\0\0\0\0created_at\"\0\0\0\0\0\t\0\0\u{1}\0\0\0\0createdAt\"\0\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\t\0\0\u{3}\0\0\0\0updatedAt\"\0\0\0\0\0\0\u{12}\0\0\u{4}\0\0\0\0number_of_attendes\"\0\0\0\0\0\u{10}\0\0\u{5}\0\0\0\0numberOfAttendes\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 6, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYStamps\tSync.kvmap\t179
        createdAt\t+1\tcreated_at
        createdAt\t+1\tcreatedAt
        updatedAt\t+2\tupdated_at
        updatedAt\t+2\tupdatedAt
        numberOfAttendes\t+3\tnumber_of_attendes
        numberOfAttendes\t+3\tnumberOfAttendes
        """)
  }
}

nonisolated extension SYIgnored {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYIgnored\tSync.kvmap\t184
        name\t+1\tname
        """)
  }
}

nonisolated extension SYSnakePath {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{c}\0\0\0\0\0\0\0snake_parent\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYSnakePath\tSync.kvmap\t204
        snakeCaseDepthOne\t+1\tsnake_parent.value_one
        snakeCaseDepthTwo\t+2\tsnake_parent.depth_one.depth_two
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{4}\0\t\0\0\0\0\0\0\0value_one\"\0\0\0\0\0\0\t\0\0\u{1}\0\0\0\0depth_one\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYSnakePath\tSync.kvmap\t204
        snakeCaseDepthOne\t+1\tsnake_parent.value_one
        snakeCaseDepthTwo\t+2\tsnake_parent.depth_one.depth_two
        """)
  }

  private static var _kvKeys_2: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\t\0\0\0\0\0\0\0depth_two\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYSnakePath\tSync.kvmap\t204
        snakeCaseDepthTwo\t+2\tsnake_parent.depth_one.depth_two
        """)
  }
}

nonisolated extension SYCamelPath {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{b}\0\0\0\0\0\0\0camelParent\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYCamelPath\tSync.kvmap\t208
        camelCaseDepthOne\t+1\tcamelParent.valueOne
        camelCaseDepthTwo\t+2\tcamelParent.depthOne.depthTwo
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{4}\0\u{1}\0\u{8}\0\0\0\0\0\0\0valueOne\"\0\0\0\0\0\0\0\u{8}\0\0\u{1}\0\0\0\0depthOne\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYCamelPath\tSync.kvmap\t208
        camelCaseDepthOne\t+1\tcamelParent.valueOne
        camelCaseDepthTwo\t+2\tcamelParent.depthOne.depthTwo
        """)
  }

  private static var _kvKeys_2: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{8}\0\0\0\0\0\0\0depthTwo\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYCamelPath\tSync.kvmap\t208
        camelCaseDepthTwo\t+2\tcamelParent.depthOne.depthTwo
        """)
  }
}

nonisolated extension SYFirst {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYFirst\tSync.kvmap\t225
        name\t+1\tname[0]
        """)
  }
}

nonisolated extension SYCover {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\u{1}\0coverPhoto\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYCover\tSync.kvmap\t228
        id\t+1\tid
        coverPhoto\t+2\tcoverPhoto
        """)
  }
}

nonisolated extension SYRenamed {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{6}\0\u{1}\0\0\0\u{3}\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\u{1}\0custom_old\"\0\0\0\0\0\u{e}\0\0\u{2}\0\0\u{1}\0custom_current\"\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xf88bb8a8724c81ed, wide: false, full: false, count: 3, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYRenamed\tSync.kvmap\t244
        id\t+1\tid
        old\t+2\tcustom_old
        current\t+3\tcustom_current
        """)
  }
}

nonisolated extension SYTwo {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{4}\0\u{1}\0\n\0\0\0\0\0\0\0first_name\"\0\0\0\0\0\t\0\0\u{1}\0\0\0\0firstName\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYTwo\tSync.kvmap\t249
        firstName\t+1\tfirst_name
        firstName\t+1\tfirstName
        """)
  }
}

nonisolated extension SYSafe {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{1}\0\0\0\0\0\0\0a\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYSafe\tSync.kvmap\t269
        a\t+1\ta
        """)
  }
}

nonisolated extension SYText {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{1}\0\0\0\0\0\0\0a\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYText\tSync.kvmap\t272
        a\t+1\ta
        """)
  }
}

nonisolated extension SYDouble {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYDouble\tSync.kvmap\t291
        value\t+1\tvalue
        """)
  }
}

nonisolated extension SYDecimal {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYDecimal\tSync.kvmap\t294
        value\t+1\tvalue
        """)
  }
}

nonisolated extension SYBool {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYBool\tSync.kvmap\t297
        value\t+1\tvalue
        """)
  }
}

nonisolated extension SYURL {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYURL\tSync.kvmap\t300
        value\t+1\tvalue
        """)
  }
}

nonisolated extension SYStrict {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYStrict\tSync.kvmap\t339
        strictInt\t+1\tid
        """)
  }
}

nonisolated extension SYLossyStrict {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYLossyStrict\tSync.kvmap\t342
        strictInt\t+1\tid
        """)
  }
}

nonisolated extension SYField {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{7}\0\0\0\0\0\0\0profile\"\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYField\tSync.kvmap\t356
        email\t+1\tprofile.contact.email
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{7}\0\0\0\0\0\0\0contact\"\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYField\tSync.kvmap\t356
        email\t+1\tprofile.contact.email
        """)
  }

  private static var _kvKeys_2: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\0\0email\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYField\tSync.kvmap\t356
        email\t+1\tprofile.contact.email
        """)
  }
}

nonisolated extension SYStyled {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{b}\0\0\0\0\0\0\0profileData\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYStyled\tSync.kvmap\t378
        email\t+1\tprofileData.contactEmail
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{c}\0\0\0\0\0\0\0contactEmail\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYStyled\tSync.kvmap\t378
        email\t+1\tprofileData.contactEmail
        """)
  }
}

nonisolated extension SYTask {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{3}\0\0\0\u{8}\0\u{5}\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\u{1}\0title\"\0\0\u{b}\0\0\u{2}\0\0\u{1}\0description\"\0\0\0\0\u{5}\0\0\u{3}\0\0\0\0state\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6c45d188009454f, wide: false, full: false, count: 4, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYTask\tSync.kvmap\t388
        id\t+1\tid
        title\t+2\ttitle
        details\t+3\tdescription
        state\t+4\tstate.id
        stateLabel\t+5\tstate.label
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0label\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYTask\tSync.kvmap\t388
        state\t+4\tstate.id
        stateLabel\t+5\tstate.label
        """)
  }
}
