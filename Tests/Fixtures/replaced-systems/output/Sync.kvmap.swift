// Generated from Sync.kvmap. Do not edit.
// kvmap format 1, input 97738e6238440d06, body 7d06be0a77532b33
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
@_spi(Generated) import KVMap

// If this does not compile, KVMap and the kvmapc that made this file do not fit: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

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

nonisolated extension SYNames: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{12}\0\0\0&\0\0\0\0\0\0\0\0\0$\0\u{15}\0\0\0\0\0\u{1}\0\u{10}\0\u{e}\0\0\0\u{3}\0(\0\0\0\u{7}\0\u{18}\0\0\0!\0\0\0\u{1e}\0\0\0\u{b}\0\0\0\0\0\0\0\u{1b}\0\0\0+\0\u{3}\0\0\0\0\0\u{1}\0age\"\0\0\0\0\u{11}\0\0\u{1}\0\0\0\0driver_identifier\"\0\0\0\0\0\0\u{10}\0\0\u{2}\0\0\0\0driverIdentifier\"\0\0\0\0\0\0\0\t\0\0\u{3}\0\0\u{1}\0integer16\"\0\0\0\0\0\0\u{7}\0\0\u{4}\0\0\0\0user_id\"\u{6}\0\0\u{5}\0\0\0\0userId\"\0\n\0\0\u{6}\0\0\0\0created_at\"\0\0\0\0\0\t\0\0\u{7}\0\0\0\0createdAt\"\0\0\0\0\0\0\r\0\0\u{8}\0\0\0\0user_id_first\"\0\0\u{b}\0\0\t\0\0\0\0userIdFirst\"\0\0\0\0\u{c}\0\0\n\0\0\0\0ordered_user\"\0\0\0\u{b}\0\0\u{b}\0\0\0\0orderedUser\"\0\0\0\0\u{5}\0\0\u{c}\0\0\0\0i_uri\"\0\0\u{4}\0\0\r\0\0\0\0iUri\"\0\0\0\u{c}\0\0\u{e}\0\0\0\0green_wallet\"\0\0\0\u{b}\0\0\u{f}\0\0\0\0greenWallet\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0x6a27ff807441bcd3, wide: false, full: false, count: 16, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYNames\tSync.kvmap\t6
        age\t7\tage
        driverIdentifier\t8\tdriver_identifier
        driverIdentifier\t8\tdriverIdentifier
        integer16\t9\tinteger16
        userID\t10\tuser_id
        userID\t10\tuserId
        createdAt\t11\tcreated_at
        createdAt\t11\tcreatedAt
        userIDFirst\t12\tuser_id_first
        userIDFirst\t12\tuserIdFirst
        OrderedUser\t13\tordered_user
        OrderedUser\t13\torderedUser
        iURI\t14\ti_uri
        iURI\t14\tiUri
        GreenWallet\t15\tgreen_wallet
        GreenWallet\t15\tgreenWallet
        """)
  }

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
        case 0: out.age = try kv.lenientInt()  // Sync.kvmap:7
        case 1:  // Sync.kvmap:8
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has1 = true
            out.driverIdentifier = try kv.lenientInt()
          }
        case 2: slot1 = try kv.deferValue()  // Sync.kvmap:8
        case 3: out.integer16 = try kv.lenientInt()  // Sync.kvmap:9
        case 4:  // Sync.kvmap:10
          if try kv.consumeNull() {
            slot2 = .null
          } else {
            has3 = true
            out.userID = try kv.lenientInt()
          }
        case 5: slot3 = try kv.deferValue()  // Sync.kvmap:10
        case 6:  // Sync.kvmap:11
          if try kv.consumeNull() {
            slot4 = .null
          } else {
            has4 = true
            out.createdAt = try kv.lenientInt()
          }
        case 7: slot5 = try kv.deferValue()  // Sync.kvmap:11
        case 8:  // Sync.kvmap:12
          if try kv.consumeNull() {
            slot6 = .null
          } else {
            has5 = true
            out.userIDFirst = try kv.lenientInt()
          }
        case 9: slot7 = try kv.deferValue()  // Sync.kvmap:12
        case 10:  // Sync.kvmap:13
          if try kv.consumeNull() {
            slot8 = .null
          } else {
            has6 = true
            out.OrderedUser = try kv.lenientInt()
          }
        case 11: slot9 = try kv.deferValue()  // Sync.kvmap:13
        case 12:  // Sync.kvmap:14
          if try kv.consumeNull() {
            slot10 = .null
          } else {
            has7 = true
            out.iURI = try kv.lenientInt()
          }
        case 13: slot11 = try kv.deferValue()  // Sync.kvmap:14
        case 14:  // Sync.kvmap:15
          if try kv.consumeNull() {
            slot12 = .null
          } else {
            has8 = true
            out.GreenWallet = try kv.lenientInt()
          }
        case 15: slot13 = try kv.deferValue()  // Sync.kvmap:15
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has1 {
      let mark1: KVMap.ValuePosition = slot0.or(slot1)  // Sync.kvmap:8
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
      let mark3: KVMap.ValuePosition = slot2.or(slot3)  // Sync.kvmap:10
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
      let mark4: KVMap.ValuePosition = slot4.or(slot5)  // Sync.kvmap:11
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
      let mark5: KVMap.ValuePosition = slot6.or(slot7)  // Sync.kvmap:12
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
      let mark6: KVMap.ValuePosition = slot8.or(slot9)  // Sync.kvmap:13
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
      let mark7: KVMap.ValuePosition = slot10.or(slot11)  // Sync.kvmap:14
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
      let mark8: KVMap.ValuePosition = slot12.or(slot13)  // Sync.kvmap:15
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
    kv.int("\"age\":", self.age)  // Sync.kvmap:7
    kv.int("\"driver_identifier\":", self.driverIdentifier)  // Sync.kvmap:8
    kv.int("\"integer16\":", self.integer16)  // Sync.kvmap:9
    kv.int("\"user_id\":", self.userID)  // Sync.kvmap:10
    kv.int("\"created_at\":", self.createdAt)  // Sync.kvmap:11
    kv.int("\"user_id_first\":", self.userIDFirst)  // Sync.kvmap:12
    kv.int("\"ordered_user\":", self.OrderedUser)  // Sync.kvmap:13
    kv.int("\"i_uri\":", self.iURI)  // Sync.kvmap:14
    kv.int("\"green_wallet\":", self.GreenWallet)  // Sync.kvmap:15
    kv.endObject()
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

nonisolated extension SYCamels: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{16}\0\0\0\u{f}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{3}\0\0\0!\0\u{14}\0\u{1f}\0\0\0\u{12}\0\0\0\u{b}\0\0\0\u{1c}\0\u{7}\0\u{5}\0\0\0\u{19}\0\0\0\u{3}\0\0\0\0\0\u{1}\0age\"\0\0\0\0\u{2}\0\0\u{1}\0\0\u{1}\0id\"\0\0\0\0\0\u{3}\0\0\u{2}\0\0\u{1}\0pdf\"\0\0\0\0\u{11}\0\0\u{3}\0\0\0\0driver_identifier\"\0\0\0\0\0\0\u{10}\0\0\u{4}\0\0\0\0driverIdentifier\"\0\0\0\0\0\0\0\t\0\0\u{5}\0\0\u{1}\0integer16\"\0\0\0\0\0\0\u{7}\0\0\u{6}\0\0\0\0user_id\"\u{6}\0\0\u{7}\0\0\0\0userId\"\0\u{c}\0\0\u{8}\0\0\0\0updated_uuid\"\0\0\0\u{b}\0\0\t\0\0\0\0updatedUuid\"\0\0\0\0\n\0\0\n\0\0\u{1}\0test_!_key\"\0\0\0\0\0\u{7}\0\0\u{b}\0\0\0\0f2f_url\"\u{6}\0\0\u{c}\0\0\0\0f2fUrl\"\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0x8e1f7555983aa92f, wide: false, full: false, count: 13, required: 5,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYCamels\tSync.kvmap\t27
        age\t28\tage
        id\t29\tid
        pdf\t30\tpdf
        driverIdentifier\t31\tdriver_identifier
        driverIdentifier\t31\tdriverIdentifier
        integer16\t32\tinteger16
        userID\t33\tuser_id
        userID\t33\tuserId
        updatedUUID\t34\tupdated_uuid
        updatedUUID\t34\tupdatedUuid
        odd\t35\t\"test_!_key\"
        f2fURL\t36\tf2f_url
        f2fURL\t36\tf2fUrl
        """)
  }

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
        case 0: out.age = try kv.lenientInt()  // Sync.kvmap:28
        case 1: out.id = try kv.lenientInt()  // Sync.kvmap:29
        case 2: out.pdf = try kv.lenientInt()  // Sync.kvmap:30
        case 3:  // Sync.kvmap:31
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has3 = true
            out.driverIdentifier = try kv.lenientInt()
          }
        case 4: slot1 = try kv.deferValue()  // Sync.kvmap:31
        case 5: out.integer16 = try kv.lenientInt()  // Sync.kvmap:32
        case 6:  // Sync.kvmap:33
          if try kv.consumeNull() {
            slot2 = .null
          } else {
            has5 = true
            out.userID = try kv.lenientInt()
          }
        case 7: slot3 = try kv.deferValue()  // Sync.kvmap:33
        case 8:  // Sync.kvmap:34
          if try kv.consumeNull() {
            slot4 = .null
          } else {
            has6 = true
            out.updatedUUID = try kv.lenientInt()
          }
        case 9: slot5 = try kv.deferValue()  // Sync.kvmap:34
        case 10: out.odd = try kv.lenientInt()  // Sync.kvmap:35
        case 11:  // Sync.kvmap:36
          if try kv.consumeNull() {
            slot6 = .null
          } else {
            has8 = true
            out.f2fURL = try kv.lenientInt()
          }
        case 12: slot7 = try kv.deferValue()  // Sync.kvmap:36
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has3 {
      let mark3: KVMap.ValuePosition = slot0.or(slot1)  // Sync.kvmap:31
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
      let mark5: KVMap.ValuePosition = slot2.or(slot3)  // Sync.kvmap:33
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
      let mark6: KVMap.ValuePosition = slot4.or(slot5)  // Sync.kvmap:34
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
      let mark8: KVMap.ValuePosition = slot6.or(slot7)  // Sync.kvmap:36
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
    kv.int("\"age\":", self.age)  // Sync.kvmap:28
    kv.int("\"id\":", self.id)  // Sync.kvmap:29
    kv.int("\"pdf\":", self.pdf)  // Sync.kvmap:30
    kv.int("\"driver_identifier\":", self.driverIdentifier)  // Sync.kvmap:31
    kv.int("\"integer16\":", self.integer16)  // Sync.kvmap:32
    kv.int("\"user_id\":", self.userID)  // Sync.kvmap:33
    kv.int("\"updated_uuid\":", self.updatedUUID)  // Sync.kvmap:34
    kv.int("\"test_!_key\":", self.odd)  // Sync.kvmap:35
    kv.int("\"f2f_url\":", self.f2fURL)  // Sync.kvmap:36
    kv.endObject()
  }
}

nonisolated struct SYDate: Swift.Sendable, Swift.Hashable {
  var date: Date

  init(date: Date) {
    self.date = date
  }

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

nonisolated extension SYDate: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYDate\tSync.kvmap\t48
        date\t49\tvalue
        """)
  }

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
        case 0: out.date = try kv.date()  // Sync.kvmap:49
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"value\":"); try kv.date(self.date)  // Sync.kvmap:49
    kv.endObject()
  }
}

nonisolated struct SYZoneless: Swift.Sendable, Swift.Hashable {
  var date: Date

  init(date: Date) {
    self.date = date
  }

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

nonisolated extension SYZoneless: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYZoneless\tSync.kvmap\t69
        date\t70\tvalue
        """)
  }

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
        case 0: out.date = try kv.parseDate(at: kv.mark(), kv.lenientString(), "y4'!-M2'!-d2\ny4'!-M2'!-d2'!TH2'!:m2'!:s2\ny4'!-M2'!-d2_H2'!:m2'!:s2\ny4'!-M2'!-d2'!TH2'!:m2'!:s2'!.S2\ny4'!-M2'!-d2'!TH2'!:m2'!:s2'!.S3", patterns: "yyyy-MM-dd\nyyyy-MM-dd'T'HH:mm:ss\nyyyy-MM-dd HH:mm:ss\nyyyy-MM-dd'T'HH:mm:ss.SS\nyyyy-MM-dd'T'HH:mm:ss.SSS", offset: 0)  // Sync.kvmap:70
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"value\":"); try kv.date(self.date, codes: "y4'!-M2'!-d2", offset: 0)  // Sync.kvmap:70
    kv.endObject()
  }
}

nonisolated struct SYSeconds: Swift.Sendable, Swift.Hashable {
  var date: Date

  init(date: Date) {
    self.date = date
  }

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

nonisolated extension SYSeconds: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYSeconds\tSync.kvmap\t81
        date\t82\tvalue
        """)
  }

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
        case 0: out.date = try kv.epochSeconds(lenient: true)  // Sync.kvmap:82
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"value\":"); try kv.epochSeconds(self.date)  // Sync.kvmap:82
    kv.endObject()
  }
}

nonisolated struct SYMicroseconds: Swift.Sendable, Swift.Hashable {
  var date: Date

  init(date: Date) {
    self.date = date
  }

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

nonisolated extension SYMicroseconds: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYMicroseconds\tSync.kvmap\t84
        date\t85\tvalue
        """)
  }

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
        case 0: out.date = try kv.epochSeconds(at: kv.mark(), kv.scale(at: kv.mark(), kv.lenientDecimal(), "0.000001"))  // Sync.kvmap:85
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"value\":"); try kv.decimal(kv.unscale(kv.decimal(ofEpochSeconds: self.date), "0.000001"))  // Sync.kvmap:85
    kv.endObject()
  }
}

nonisolated struct SYMilliseconds: Swift.Sendable, Swift.Hashable {
  var date: Date

  init(date: Date) {
    self.date = date
  }

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

nonisolated extension SYMilliseconds: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYMilliseconds\tSync.kvmap\t87
        date\t88\tvalue
        """)
  }

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
        case 0: out.date = try kv.epochMilliseconds(lenient: true)  // Sync.kvmap:88
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"value\":"); try kv.epochMilliseconds(self.date)  // Sync.kvmap:88
    kv.endObject()
  }
}

nonisolated struct SYTransformable: Swift.Sendable, Swift.Hashable {
  var registeredTransformable: Date

  init(registeredTransformable: Date) {
    self.registeredTransformable = registeredTransformable
  }

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

nonisolated extension SYTransformable: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{17}\0\0\0\0\0\u{1}\0registeredTransformable\"\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYTransformable\tSync.kvmap\t107
        registeredTransformable\t108\tregisteredTransformable
        """)
  }

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
        case 0: out.registeredTransformable = try kv.dotNetDate()  // Sync.kvmap:108
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"registeredTransformable\":"); try kv.dotNetDate(self.registeredTransformable)  // Sync.kvmap:108
    kv.endObject()
  }
}

nonisolated struct SYAge: Swift.Sendable, Swift.Hashable {
  var age: Swift.Int

  init(age: Swift.Int) {
    self.age = age
  }

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

nonisolated extension SYAge: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{4}\0\r\0\0\0\0\0\0\0age_of_person\"\0\0\u{3}\0\0\u{1}\0\0\0\0age\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYAge\tSync.kvmap\t117
        age\t118\tage_of_person
        age\t118\tage
        """)
  }

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
        case 0:  // Sync.kvmap:118
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has0 = true
            out.age = try kv.lenientInt()
          }
        case 1: slot1 = try kv.deferValue()  // Sync.kvmap:118
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has0 {
      let mark0: KVMap.ValuePosition = slot0.or(slot1)  // Sync.kvmap:118
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
    kv.int("\"age_of_person\":", self.age)  // Sync.kvmap:118
    kv.endObject()
  }
}

nonisolated struct SYBirth: Swift.Sendable, Swift.Hashable {
  var birthDate: Date

  init(birthDate: Date) {
    self.birthDate = birthDate
  }

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

nonisolated extension SYBirth: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{4}\0\u{1}\0\0\0\n\0\0\0\0\0\0\0birth_date\"\0\0\0\0\0\t\0\0\u{1}\0\0\0\0birthDate\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYBirth\tSync.kvmap\t120
        birthDate\t121\tbirth_date
        birthDate\t121\tbirthDate
        """)
  }

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
        case 0:  // Sync.kvmap:121
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has0 = true
            out.birthDate = try kv.date()
          }
        case 1: slot1 = try kv.deferValue()  // Sync.kvmap:121
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has0 {
      let mark0: KVMap.ValuePosition = slot0.or(slot1)  // Sync.kvmap:121
      if mark0.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
        do throws(KVMap.CodingFailure) { out.birthDate = try kv.date() } catch { try kv.recover(error, from: mark0) }
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
    kv.key("\"birth_date\":"); try kv.date(self.birthDate)  // Sync.kvmap:121
    kv.endObject()
  }
}

nonisolated struct SYAcronym: Swift.Sendable, Swift.Hashable {
  var contractID: Swift.Int

  init(contractID: Swift.Int) {
    self.contractID = contractID
  }

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

nonisolated extension SYAcronym: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{4}\0\u{1}\0\0\0\u{b}\0\0\0\0\0\0\0contract_id\"\0\0\0\0\n\0\0\u{1}\0\0\0\0contractId\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYAcronym\tSync.kvmap\t123
        contractID\t124\tcontract_id
        contractID\t124\tcontractId
        """)
  }

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
        case 0:  // Sync.kvmap:124
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has0 = true
            out.contractID = try kv.lenientInt()
          }
        case 1: slot1 = try kv.deferValue()  // Sync.kvmap:124
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has0 {
      let mark0: KVMap.ValuePosition = slot0.or(slot1)  // Sync.kvmap:124
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
    kv.int("\"contract_id\":", self.contractID)  // Sync.kvmap:124
    kv.endObject()
  }
}

nonisolated struct SYHobbies: Swift.Sendable, Swift.Hashable {
  var hobbies: [Swift.String]

  init(hobbies: [Swift.String]) {
    self.hobbies = hobbies
  }

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

nonisolated extension SYHobbies: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{7}\0\0\0\0\0\u{1}\0hobbies\"\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYHobbies\tSync.kvmap\t126
        hobbies\t127\thobbies
        """)
  }

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
        case 0: out.hobbies = try _kvDecode_hobbies(&kv)  // Sync.kvmap:127
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
    kv.array("\"hobbies\":", self.hobbies)  // Sync.kvmap:127
    kv.endObject()
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

nonisolated extension SYReserved: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\0\0\u{6}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{b}\0\0\u{1}\0\0\u{1}\0description\"\0\0\0\0\u{4}\0\0\u{2}\0\0\u{1}\0type\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYReserved\tSync.kvmap\t158
        remoteID\t159\tid
        userDescription\t160\tdescription
        userType\t161\ttype
        """)
  }

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
        case 0: out.remoteID = try kv.lenientInt()  // Sync.kvmap:159
        case 1: out.userDescription = try kv.lenientString()  // Sync.kvmap:160
        case 2: out.userType = try kv.lenientString()  // Sync.kvmap:161
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.remoteID)  // Sync.kvmap:159
    kv.string("\"description\":", self.userDescription)  // Sync.kvmap:160
    kv.string("\"type\":", self.userType)  // Sync.kvmap:161
    kv.endObject()
  }
}

nonisolated struct SYTwoWords: Swift.Sendable, Swift.Hashable {
  var twoLetterEntityDescription: Swift.String

  init(twoLetterEntityDescription: Swift.String) {
    self.twoLetterEntityDescription = twoLetterEntityDescription
  }

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

nonisolated extension SYTwoWords: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{b}\0\0\0\0\0\u{1}\0description\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYTwoWords\tSync.kvmap\t163
        twoLetterEntityDescription\t164\tdescription
        """)
  }

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
        case 0: out.twoLetterEntityDescription = try kv.lenientString()  // Sync.kvmap:164
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"description\":", self.twoLetterEntityDescription)  // Sync.kvmap:164
    kv.endObject()
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

nonisolated extension SYStamps: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{7}\0\0\0\0\0\r\0\u{4}\0\u{1}\0\n\0\u{11}\0\0\0\n\0\0\0\0\0\0\0created_at\"\0\0\0\0\0\t\0\0\u{1}\0\0\0\0createdAt\"\0\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\t\0\0\u{3}\0\0\0\0updatedAt\"\0\0\0\0\0\0\u{12}\0\0\u{4}\0\0\0\0number_of_attendes\"\0\0\0\0\0\u{10}\0\0\u{5}\0\0\0\0numberOfAttendes\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 6, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYStamps\tSync.kvmap\t179
        createdAt\t180\tcreated_at
        createdAt\t180\tcreatedAt
        updatedAt\t181\tupdated_at
        updatedAt\t181\tupdatedAt
        numberOfAttendes\t182\tnumber_of_attendes
        numberOfAttendes\t182\tnumberOfAttendes
        """)
  }

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
        case 0:  // Sync.kvmap:180
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has0 = true
            out.createdAt = try kv.date()
          }
        case 1: slot1 = try kv.deferValue()  // Sync.kvmap:180
        case 2:  // Sync.kvmap:181
          if try kv.consumeNull() {
            slot2 = .null
          } else {
            has1 = true
            out.updatedAt = try kv.parseDate(at: kv.mark(), kv.lenientString(), "y4'!-M2'!-d2", patterns: "yyyy-MM-dd", offset: 0)
          }
        case 3: slot3 = try kv.deferValue()  // Sync.kvmap:181
        case 4:  // Sync.kvmap:182
          if try kv.consumeNull() {
            slot4 = .null
          } else {
            has2 = true
            out.numberOfAttendes = try kv.lenientInt()
          }
        case 5: slot5 = try kv.deferValue()  // Sync.kvmap:182
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has0 {
      let mark0: KVMap.ValuePosition = slot0.or(slot1)  // Sync.kvmap:180
      if mark0.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
        do throws(KVMap.CodingFailure) { out.createdAt = try kv.date() } catch { try kv.recover(error, from: mark0) }
        kv.rewind(to: back)
      } else if mark0.isNull {
        try kv.reportNull(_kvKeys, rule: 0, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 0, scan)
      }
    }
    if !has1 {
      let mark1: KVMap.ValuePosition = slot2.or(slot3)  // Sync.kvmap:181
      if mark1.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 2, scan)
        do throws(KVMap.CodingFailure) { out.updatedAt = try kv.parseDate(at: kv.mark(), kv.lenientString(), "y4'!-M2'!-d2", patterns: "yyyy-MM-dd", offset: 0) } catch { try kv.recover(error, from: mark1) }
        kv.rewind(to: back)
      } else if mark1.isNull {
        try kv.reportNull(_kvKeys, rule: 2, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 2, scan)
      }
    }
    if !has2 {
      let mark2: KVMap.ValuePosition = slot4.or(slot5)  // Sync.kvmap:182
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
    kv.key("\"created_at\":"); try kv.date(self.createdAt)  // Sync.kvmap:180
    kv.key("\"updated_at\":"); try kv.date(self.updatedAt, codes: "y4'!-M2'!-d2", offset: 0)  // Sync.kvmap:181
    kv.int("\"number_of_attendes\":", self.numberOfAttendes)  // Sync.kvmap:182
    kv.endObject()
  }
}

nonisolated struct SYIgnored: Swift.Sendable, Swift.Hashable {
  var name: Swift.Optional<Swift.String>

  init(name: Swift.String? = nil) {
    self.name = name
  }

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

nonisolated extension SYIgnored: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYIgnored\tSync.kvmap\t184
        name\t185\tname
        """)
  }

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
        case 0: out.name = try kv.consumeNull() ? nil : kv.lenientString()  // Sync.kvmap:185
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", ifPresent: self.name)  // Sync.kvmap:185
    kv.endObject()
  }
}

nonisolated struct SYSnakePath: Swift.Sendable, Swift.Hashable {
  var snakeCaseDepthOne: Swift.String
  var snakeCaseDepthTwo: Swift.String

  init(snakeCaseDepthOne: Swift.String, snakeCaseDepthTwo: Swift.String) {
    self.snakeCaseDepthOne = snakeCaseDepthOne
    self.snakeCaseDepthTwo = snakeCaseDepthTwo
  }

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

nonisolated extension SYSnakePath: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{c}\0\0\0\0\0\0\0snake_parent\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYSnakePath\tSync.kvmap\t204
        snakeCaseDepthOne\t205\tsnake_parent.value_one
        snakeCaseDepthTwo\t206\tsnake_parent.depth_one.depth_two
        """)
  }
  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{4}\0\t\0\0\0\0\0\0\0value_one\"\0\0\0\0\0\0\t\0\0\u{1}\0\0\0\0depth_one\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYSnakePath\tSync.kvmap\t204
        snakeCaseDepthOne\t205\tsnake_parent.value_one
        snakeCaseDepthTwo\t206\tsnake_parent.depth_one.depth_two
        """)
  }
  private static var _kvKeys_2: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\t\0\0\0\0\0\0\0depth_two\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYSnakePath\tSync.kvmap\t204
        snakeCaseDepthTwo\t206\tsnake_parent.depth_one.depth_two
        """)
  }

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
        case 0:  // Sync.kvmap:205
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
                case 0:  // Sync.kvmap:205
                  has0 = true
                  out.snakeCaseDepthOne = try kv.lenientString()
                case 1:  // Sync.kvmap:206
                  if try kv.consumeNull() {
                    has1 = true
                    try kv.reportNull(_kvKeys, rule: 1, scan)
                  } else {
                    var scan2: KVMap.ObjectState = .init(updating: updating)
                    var key2: Swift.Int = try kv.beginObject(_kvKeys_2, &scan2)
                    while key2 >= 0 {
                      do throws(KVMap.CodingFailure) {
                        switch key2 {
                        case 0:  // Sync.kvmap:206
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
    kv.string("\"value_one\":", self.snakeCaseDepthOne)  // Sync.kvmap:205
    let begun1: Swift.Int = kv.beginOptionalObject("\"depth_one\":")
    kv.string("\"depth_two\":", self.snakeCaseDepthTwo)  // Sync.kvmap:206
    kv.endOptionalObject(begun1)
    kv.endOptionalObject(begun0)
    kv.endObject()
  }
}

nonisolated struct SYCamelPath: Swift.Sendable, Swift.Hashable {
  var camelCaseDepthOne: Swift.String
  var camelCaseDepthTwo: Swift.String

  init(camelCaseDepthOne: Swift.String, camelCaseDepthTwo: Swift.String) {
    self.camelCaseDepthOne = camelCaseDepthOne
    self.camelCaseDepthTwo = camelCaseDepthTwo
  }

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

nonisolated extension SYCamelPath: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{b}\0\0\0\0\0\0\0camelParent\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYCamelPath\tSync.kvmap\t208
        camelCaseDepthOne\t209\tcamelParent.valueOne
        camelCaseDepthTwo\t210\tcamelParent.depthOne.depthTwo
        """)
  }
  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{4}\0\u{1}\0\u{8}\0\0\0\0\0\0\0valueOne\"\0\0\0\0\0\0\0\u{8}\0\0\u{1}\0\0\0\0depthOne\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYCamelPath\tSync.kvmap\t208
        camelCaseDepthOne\t209\tcamelParent.valueOne
        camelCaseDepthTwo\t210\tcamelParent.depthOne.depthTwo
        """)
  }
  private static var _kvKeys_2: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{8}\0\0\0\0\0\0\0depthTwo\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYCamelPath\tSync.kvmap\t208
        camelCaseDepthTwo\t210\tcamelParent.depthOne.depthTwo
        """)
  }

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
        case 0:  // Sync.kvmap:209
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
                case 0:  // Sync.kvmap:209
                  has0 = true
                  out.camelCaseDepthOne = try kv.lenientString()
                case 1:  // Sync.kvmap:210
                  if try kv.consumeNull() {
                    has1 = true
                    try kv.reportNull(_kvKeys, rule: 1, scan)
                  } else {
                    var scan2: KVMap.ObjectState = .init(updating: updating)
                    var key2: Swift.Int = try kv.beginObject(_kvKeys_2, &scan2)
                    while key2 >= 0 {
                      do throws(KVMap.CodingFailure) {
                        switch key2 {
                        case 0:  // Sync.kvmap:210
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
    kv.string("\"valueOne\":", self.camelCaseDepthOne)  // Sync.kvmap:209
    let begun1: Swift.Int = kv.beginOptionalObject("\"depthOne\":")
    kv.string("\"depthTwo\":", self.camelCaseDepthTwo)  // Sync.kvmap:210
    kv.endOptionalObject(begun1)
    kv.endOptionalObject(begun0)
    kv.endObject()
  }
}

nonisolated struct SYFirst: Swift.Sendable, Swift.Hashable {
  var name: Swift.Optional<Swift.String>

  init(name: Swift.String? = nil) {
    self.name = name
  }

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

nonisolated extension SYFirst: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYFirst\tSync.kvmap\t225
        name\t226\tname[0]
        """)
  }

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
        case 0:  // Sync.kvmap:226
          if try kv.consumeNull() {
            out.name = nil
          } else if try kv.beginArray() {
            var index0: Swift.Int = 0
            repeat {
              switch index0 {
              case 0: out.name = try kv.consumeNull() ? nil : kv.lenientString()  // Sync.kvmap:226
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

nonisolated struct SYCover: Swift.Sendable, Swift.Hashable {
  var id: Swift.String
  var coverPhoto: KVMap.JSONObject

  init(id: Swift.String, coverPhoto: KVMap.JSONObject) {
    self.id = id
    self.coverPhoto = coverPhoto
  }

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

nonisolated extension SYCover: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\u{1}\0coverPhoto\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYCover\tSync.kvmap\t228
        id\t229\tid
        coverPhoto\t230\tcoverPhoto
        """)
  }

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
        case 0: out.id = try kv.lenientString()  // Sync.kvmap:229
        case 1: out.coverPhoto = try kv.object()  // Sync.kvmap:230
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"id\":", self.id)  // Sync.kvmap:229
    kv.key("\"coverPhoto\":"); kv.object(self.coverPhoto)  // Sync.kvmap:230
    kv.endObject()
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

nonisolated extension SYRenamed: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{6}\0\u{1}\0\0\0\u{3}\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\u{1}\0custom_old\"\0\0\0\0\0\u{e}\0\0\u{2}\0\0\u{1}\0custom_current\"\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xf88bb8a8724c81ed, wide: false, full: false, count: 3, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYRenamed\tSync.kvmap\t244
        id\t245\tid
        old\t246\tcustom_old
        current\t247\tcustom_current
        """)
  }

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
        case 0: out.id = try kv.lenientInt()  // Sync.kvmap:245
        case 1: out.old = try kv.lenientString()  // Sync.kvmap:246
        case 2: out.current = try kv.lenientString()  // Sync.kvmap:247
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)  // Sync.kvmap:245
    kv.string("\"custom_old\":", self.old)  // Sync.kvmap:246
    kv.string("\"custom_current\":", self.current)  // Sync.kvmap:247
    kv.endObject()
  }
}

nonisolated struct SYTwo: Swift.Sendable, Swift.Hashable {
  var firstName: Swift.String

  init(firstName: Swift.String) {
    self.firstName = firstName
  }

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

nonisolated extension SYTwo: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{4}\0\u{1}\0\n\0\0\0\0\0\0\0first_name\"\0\0\0\0\0\t\0\0\u{1}\0\0\0\0firstName\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYTwo\tSync.kvmap\t249
        firstName\t250\tfirst_name
        firstName\t250\tfirstName
        """)
  }

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
        case 0:  // Sync.kvmap:250
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has0 = true
            out.firstName = try kv.lenientString()
          }
        case 1: slot1 = try kv.deferValue()  // Sync.kvmap:250
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has0 {
      let mark0: KVMap.ValuePosition = slot0.or(slot1)  // Sync.kvmap:250
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
    kv.string("\"first_name\":", self.firstName)  // Sync.kvmap:250
    kv.endObject()
  }
}

nonisolated struct SYSafe: Swift.Sendable, Swift.Hashable {
  var a: Swift.Optional<Swift.Int>

  init(a: Swift.Int? = nil) {
    self.a = a
  }

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

nonisolated extension SYSafe: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{1}\0\0\0\0\0\0\0a\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYSafe\tSync.kvmap\t269
        a\t270\ta
        """)
  }

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
        case 0: out.a = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()  // Sync.kvmap:270
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"a\":", ifPresent: self.a)  // Sync.kvmap:270
    kv.endObject()
  }
}

nonisolated struct SYText: Swift.Sendable, Swift.Hashable {
  var a: Swift.Optional<Swift.String>

  init(a: Swift.String? = nil) {
    self.a = a
  }

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

nonisolated extension SYText: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{1}\0\0\0\0\0\0\0a\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYText\tSync.kvmap\t272
        a\t273\ta
        """)
  }

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
        case 0: out.a = try kv.consumeNull() ? nil : kv.lenientString()  // Sync.kvmap:273
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"a\":", ifPresent: self.a)  // Sync.kvmap:273
    kv.endObject()
  }
}

nonisolated struct SYDouble: Swift.Sendable, Swift.Hashable {
  var value: Swift.Double

  init(value: Swift.Double) {
    self.value = value
  }

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

nonisolated extension SYDouble: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYDouble\tSync.kvmap\t291
        value\t292\tvalue
        """)
  }

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
        case 0: out.value = try kv.lenientDouble()  // Sync.kvmap:292
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.double("\"value\":", self.value)  // Sync.kvmap:292
    kv.endObject()
  }
}

nonisolated struct SYDecimal: Swift.Sendable, Swift.Hashable {
  var value: Decimal

  init(value: Decimal) {
    self.value = value
  }

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

nonisolated extension SYDecimal: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYDecimal\tSync.kvmap\t294
        value\t295\tvalue
        """)
  }

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
        case 0: out.value = try kv.lenientDecimal()  // Sync.kvmap:295
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"value\":"); try kv.decimal(self.value)  // Sync.kvmap:295
    kv.endObject()
  }
}

nonisolated struct SYBool: Swift.Sendable, Swift.Hashable {
  var value: Swift.Bool

  init(value: Swift.Bool) {
    self.value = value
  }

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

nonisolated extension SYBool: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYBool\tSync.kvmap\t297
        value\t298\tvalue
        """)
  }

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
        case 0: out.value = try kv.lenientBool()  // Sync.kvmap:298
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.bool("\"value\":", self.value)  // Sync.kvmap:298
    kv.endObject()
  }
}

nonisolated struct SYURL: Swift.Sendable, Swift.Hashable {
  var value: URL

  init(value: URL) {
    self.value = value
  }

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

nonisolated extension SYURL: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0value\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYURL\tSync.kvmap\t300
        value\t301\tvalue
        """)
  }

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
        case 0: out.value = try kv.url()  // Sync.kvmap:301
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"value\":"); kv.url(self.value)  // Sync.kvmap:301
    kv.endObject()
  }
}

nonisolated struct SYStrict: Swift.Sendable, Swift.Hashable {
  var strictInt: Swift.Int

  init(strictInt: Swift.Int) {
    self.strictInt = strictInt
  }

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

nonisolated extension SYStrict: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYStrict\tSync.kvmap\t339
        strictInt\t340\tid
        """)
  }

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
      case 0: kv.int(into: &out.strictInt)  // Sync.kvmap:340
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.strictInt)  // Sync.kvmap:340
    kv.endObject()
  }
}

nonisolated struct SYLossyStrict: Swift.Sendable, Swift.Hashable {
  var strictInt: Swift.Optional<Swift.Int>

  init(strictInt: Swift.Int? = nil) {
    self.strictInt = strictInt
  }

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

nonisolated extension SYLossyStrict: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYLossyStrict\tSync.kvmap\t342
        strictInt\t343\tid
        """)
  }

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
        case 0:  // Sync.kvmap:343
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
    kv.int("\"id\":", ifPresent: self.strictInt)  // Sync.kvmap:343
    kv.endObject()
  }
}

nonisolated struct SYField: Swift.Sendable, Swift.Hashable {
  var email: KVMap.PatchField<Swift.String>

  init(email: KVMap.PatchField<Swift.String> = .absent) {
    self.email = email
  }

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

nonisolated extension SYField: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{7}\0\0\0\0\0\0\0profile\"\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYField\tSync.kvmap\t356
        email\t357\tprofile.contact.email
        """)
  }
  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{7}\0\0\0\0\0\0\0contact\"\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYField\tSync.kvmap\t356
        email\t357\tprofile.contact.email
        """)
  }
  private static var _kvKeys_2: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\0\0email\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYField\tSync.kvmap\t356
        email\t357\tprofile.contact.email
        """)
  }

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
        case 0:  // Sync.kvmap:357
          if try kv.consumeNull() {
            out.email = .null
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0:  // Sync.kvmap:357
                  if try kv.consumeNull() {
                    out.email = .null
                  } else {
                    var scan2: KVMap.ObjectState = .init(updating: updating)
                    var key2: Swift.Int = try kv.beginObject(_kvKeys_2, &scan2)
                    while key2 >= 0 {
                      do throws(KVMap.CodingFailure) {
                        switch key2 {
                        case 0: out.email = try kv.consumeNull() ? .null : .value(kv.lenientString())  // Sync.kvmap:357
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
    switch self.email {  // Sync.kvmap:357
    case .absent: break
    case .null: kv.key("\"email\":"); kv.null()
    case .value(let value): kv.key("\"email\":"); kv.string(value)
    }
    kv.endOptionalObject(begun1)
    kv.endOptionalObject(begun0)
    kv.endObject()
  }
}

nonisolated struct SYStyled: Swift.Sendable, Swift.Hashable {
  var email: Swift.String

  init(email: Swift.String) {
    self.email = email
  }

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

nonisolated extension SYStyled: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{b}\0\0\0\0\0\0\0profileData\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYStyled\tSync.kvmap\t378
        email\t379\tprofileData.contactEmail
        """)
  }
  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{c}\0\0\0\0\0\0\0contactEmail\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYStyled\tSync.kvmap\t378
        email\t379\tprofileData.contactEmail
        """)
  }

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
        case 0:  // Sync.kvmap:379
          if try kv.consumeNull() {
            has0 = true
            try kv.reportNull(_kvKeys, rule: 0, scan)
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0:  // Sync.kvmap:379
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
    kv.string("\"contactEmail\":", self.email)  // Sync.kvmap:379
    kv.endOptionalObject(begun0)
    kv.endObject()
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

nonisolated extension SYTask: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{3}\0\0\0\u{8}\0\u{5}\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\u{1}\0title\"\0\0\u{b}\0\0\u{2}\0\0\u{1}\0description\"\0\0\0\0\u{5}\0\0\u{3}\0\0\0\0state\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6c45d188009454f, wide: false, full: false, count: 4, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYTask\tSync.kvmap\t388
        id\t389\tid
        title\t390\ttitle
        details\t391\tdescription
        state\t392\tstate.id
        stateLabel\t393\tstate.label
        """)
  }
  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0label\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYTask\tSync.kvmap\t388
        state\t392\tstate.id
        stateLabel\t393\tstate.label
        """)
  }

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
        case 0: out.id = try kv.lenientInt()  // Sync.kvmap:389
        case 1: out.title = try kv.lenientString()  // Sync.kvmap:390
        case 2: out.details = try kv.lenientString()  // Sync.kvmap:391
        case 3:  // Sync.kvmap:392
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
                case 0:  // Sync.kvmap:392
                  has3 = true
                  out.state = try kv.lenientString()
                case 1:  // Sync.kvmap:393
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
    kv.int("\"id\":", self.id)  // Sync.kvmap:389
    kv.string("\"title\":", self.title)  // Sync.kvmap:390
    kv.string("\"description\":", self.details)  // Sync.kvmap:391
    let begun0: Swift.Int = kv.beginOptionalObject("\"state\":")
    kv.string("\"id\":", self.state)  // Sync.kvmap:392
    kv.string("\"label\":", self.stateLabel)  // Sync.kvmap:393
    kv.endOptionalObject(begun0)
    kv.endObject()
  }
}
