// Generated from Sync.kvmap. Do not edit.
// kvmap format 1, input e31ecdd88acd22e1, body 45990f1dd1eb550f
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import KVMap

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

nonisolated extension SYNames: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
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

  static var _kvEmpty: SYNames {
    SYNames(age: 0, driverIdentifier: 0, integer16: 0, userID: 0, createdAt: 0, userIDFirst: 0, OrderedUser: 0, iURI: 0, GreenWallet: 0)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout SYNames, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var slot0: KVMap.Mark = .none
    var slot1: KVMap.Mark = .none
    var slot2: KVMap.Mark = .none
    var slot3: KVMap.Mark = .none
    var slot4: KVMap.Mark = .none
    var slot5: KVMap.Mark = .none
    var slot6: KVMap.Mark = .none
    var slot7: KVMap.Mark = .none
    var slot8: KVMap.Mark = .none
    var slot9: KVMap.Mark = .none
    var slot10: KVMap.Mark = .none
    var slot11: KVMap.Mark = .none
    var slot12: KVMap.Mark = .none
    var slot13: KVMap.Mark = .none
    var has1: Swift.Bool = false
    var has3: Swift.Bool = false
    var has4: Swift.Bool = false
    var has5: Swift.Bool = false
    var has6: Swift.Bool = false
    var has7: Swift.Bool = false
    var has8: Swift.Bool = false
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.age = try kv.lenientInt()  // Sync.kvmap:7
        case 1:  // Sync.kvmap:8
          if try kv.null() {
            slot0 = .null
          } else {
            has1 = true
            out.driverIdentifier = try kv.lenientInt()
          }
        case 2: slot1 = try kv.remember()  // Sync.kvmap:8
        case 3: out.integer16 = try kv.lenientInt()  // Sync.kvmap:9
        case 4:  // Sync.kvmap:10
          if try kv.null() {
            slot2 = .null
          } else {
            has3 = true
            out.userID = try kv.lenientInt()
          }
        case 5: slot3 = try kv.remember()  // Sync.kvmap:10
        case 6:  // Sync.kvmap:11
          if try kv.null() {
            slot4 = .null
          } else {
            has4 = true
            out.createdAt = try kv.lenientInt()
          }
        case 7: slot5 = try kv.remember()  // Sync.kvmap:11
        case 8:  // Sync.kvmap:12
          if try kv.null() {
            slot6 = .null
          } else {
            has5 = true
            out.userIDFirst = try kv.lenientInt()
          }
        case 9: slot7 = try kv.remember()  // Sync.kvmap:12
        case 10:  // Sync.kvmap:13
          if try kv.null() {
            slot8 = .null
          } else {
            has6 = true
            out.OrderedUser = try kv.lenientInt()
          }
        case 11: slot9 = try kv.remember()  // Sync.kvmap:13
        case 12:  // Sync.kvmap:14
          if try kv.null() {
            slot10 = .null
          } else {
            has7 = true
            out.iURI = try kv.lenientInt()
          }
        case 13: slot11 = try kv.remember()  // Sync.kvmap:14
        case 14:  // Sync.kvmap:15
          if try kv.null() {
            slot12 = .null
          } else {
            has8 = true
            out.GreenWallet = try kv.lenientInt()
          }
        case 15: slot13 = try kv.remember()  // Sync.kvmap:15
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    if !has1 {
      let mark1: KVMap.Mark = slot0.or(slot1)  // Sync.kvmap:8
      if mark1.isValue {
        let back: KVMap.Mark = kv.enter(mark1, _kvKeys, rule: 1, scan)
        do throws(KVMap.Failure) { out.driverIdentifier = try kv.lenientInt() } catch { try kv.recover(error, from: mark1) }
        kv.rewind(to: back)
      } else if mark1.isNull {
        try kv.nullRule(_kvKeys, rule: 1, scan)
      } else {
        try kv.missing(_kvKeys, rule: 1, scan)
      }
    }
    if !has3 {
      let mark3: KVMap.Mark = slot2.or(slot3)  // Sync.kvmap:10
      if mark3.isValue {
        let back: KVMap.Mark = kv.enter(mark3, _kvKeys, rule: 4, scan)
        do throws(KVMap.Failure) { out.userID = try kv.lenientInt() } catch { try kv.recover(error, from: mark3) }
        kv.rewind(to: back)
      } else if mark3.isNull {
        try kv.nullRule(_kvKeys, rule: 4, scan)
      } else {
        try kv.missing(_kvKeys, rule: 4, scan)
      }
    }
    if !has4 {
      let mark4: KVMap.Mark = slot4.or(slot5)  // Sync.kvmap:11
      if mark4.isValue {
        let back: KVMap.Mark = kv.enter(mark4, _kvKeys, rule: 6, scan)
        do throws(KVMap.Failure) { out.createdAt = try kv.lenientInt() } catch { try kv.recover(error, from: mark4) }
        kv.rewind(to: back)
      } else if mark4.isNull {
        try kv.nullRule(_kvKeys, rule: 6, scan)
      } else {
        try kv.missing(_kvKeys, rule: 6, scan)
      }
    }
    if !has5 {
      let mark5: KVMap.Mark = slot6.or(slot7)  // Sync.kvmap:12
      if mark5.isValue {
        let back: KVMap.Mark = kv.enter(mark5, _kvKeys, rule: 8, scan)
        do throws(KVMap.Failure) { out.userIDFirst = try kv.lenientInt() } catch { try kv.recover(error, from: mark5) }
        kv.rewind(to: back)
      } else if mark5.isNull {
        try kv.nullRule(_kvKeys, rule: 8, scan)
      } else {
        try kv.missing(_kvKeys, rule: 8, scan)
      }
    }
    if !has6 {
      let mark6: KVMap.Mark = slot8.or(slot9)  // Sync.kvmap:13
      if mark6.isValue {
        let back: KVMap.Mark = kv.enter(mark6, _kvKeys, rule: 10, scan)
        do throws(KVMap.Failure) { out.OrderedUser = try kv.lenientInt() } catch { try kv.recover(error, from: mark6) }
        kv.rewind(to: back)
      } else if mark6.isNull {
        try kv.nullRule(_kvKeys, rule: 10, scan)
      } else {
        try kv.missing(_kvKeys, rule: 10, scan)
      }
    }
    if !has7 {
      let mark7: KVMap.Mark = slot10.or(slot11)  // Sync.kvmap:14
      if mark7.isValue {
        let back: KVMap.Mark = kv.enter(mark7, _kvKeys, rule: 12, scan)
        do throws(KVMap.Failure) { out.iURI = try kv.lenientInt() } catch { try kv.recover(error, from: mark7) }
        kv.rewind(to: back)
      } else if mark7.isNull {
        try kv.nullRule(_kvKeys, rule: 12, scan)
      } else {
        try kv.missing(_kvKeys, rule: 12, scan)
      }
    }
    if !has8 {
      let mark8: KVMap.Mark = slot12.or(slot13)  // Sync.kvmap:15
      if mark8.isValue {
        let back: KVMap.Mark = kv.enter(mark8, _kvKeys, rule: 14, scan)
        do throws(KVMap.Failure) { out.GreenWallet = try kv.lenientInt() } catch { try kv.recover(error, from: mark8) }
        kv.rewind(to: back)
      } else if mark8.isNull {
        try kv.nullRule(_kvKeys, rule: 14, scan)
      } else {
        try kv.missing(_kvKeys, rule: 14, scan)
      }
    }
  }

  @inline(never)
  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.int("\"age\":", self.age)  // Sync.kvmap:7
    kv.int("\"driver_identifier\":", self.driverIdentifier)  // Sync.kvmap:8
    kv.int("\"integer16\":", self.integer16)  // Sync.kvmap:9
    kv.int("\"user_id\":", self.userID)  // Sync.kvmap:10
    kv.int("\"created_at\":", self.createdAt)  // Sync.kvmap:11
    kv.int("\"user_id_first\":", self.userIDFirst)  // Sync.kvmap:12
    kv.int("\"ordered_user\":", self.OrderedUser)  // Sync.kvmap:13
    kv.int("\"i_uri\":", self.iURI)  // Sync.kvmap:14
    kv.int("\"green_wallet\":", self.GreenWallet)  // Sync.kvmap:15
    kv.close()
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

nonisolated extension SYCamels: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\u{16}\0\0\0\u{f}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{3}\0\0\0!\0\u{14}\0\u{1f}\0\0\0\u{12}\0\0\0\u{b}\0\0\0\u{1c}\0\u{7}\0\u{5}\0\0\0\u{19}\0\0\0\u{3}\0\0\0\0\0\u{1}\0age\"\0\0\0\0\u{2}\0\0\u{1}\0\0\u{1}\0id\"\0\0\0\0\0\u{3}\0\0\u{2}\0\0\u{1}\0pdf\"\0\0\0\0\u{11}\0\0\u{3}\0\0\0\0driver_identifier\"\0\0\0\0\0\0\u{10}\0\0\u{4}\0\0\0\0driverIdentifier\"\0\0\0\0\0\0\0\t\0\0\u{5}\0\0\u{1}\0integer16\"\0\0\0\0\0\0\u{7}\0\0\u{6}\0\0\0\0user_id\"\u{6}\0\0\u{7}\0\0\0\0userId\"\0\u{c}\0\0\u{8}\0\0\0\0updated_uuid\"\0\0\0\u{b}\0\0\t\0\0\0\0updatedUuid\"\0\0\0\0\n\0\0\n\0\0\u{1}\0test_!_key\"\0\0\0\0\0\u{7}\0\0\u{b}\0\0\0\0f2f_url\"\u{6}\0\0\u{c}\0\0\0\0f2fUrl\"\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0x8e1f7555983aa92f, wide: false, full: false, count: 13, required: 5,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYCamels\tSync.kvmap\t25
        age\t26\tage
        id\t27\tid
        pdf\t28\tpdf
        driverIdentifier\t29\tdriver_identifier
        driverIdentifier\t29\tdriverIdentifier
        integer16\t30\tinteger16
        userID\t31\tuser_id
        userID\t31\tuserId
        updatedUUID\t32\tupdated_uuid
        updatedUUID\t32\tupdatedUuid
        odd\t33\t\"test_!_key\"
        f2fURL\t34\tf2f_url
        f2fURL\t34\tf2fUrl
        """)
  }

  static var _kvEmpty: SYCamels {
    SYCamels(age: 0, id: 0, pdf: 0, driverIdentifier: 0, integer16: 0, userID: 0, updatedUUID: 0, odd: 0, f2fURL: 0)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout SYCamels, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var slot0: KVMap.Mark = .none
    var slot1: KVMap.Mark = .none
    var slot2: KVMap.Mark = .none
    var slot3: KVMap.Mark = .none
    var slot4: KVMap.Mark = .none
    var slot5: KVMap.Mark = .none
    var slot6: KVMap.Mark = .none
    var slot7: KVMap.Mark = .none
    var has3: Swift.Bool = false
    var has5: Swift.Bool = false
    var has6: Swift.Bool = false
    var has8: Swift.Bool = false
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.age = try kv.lenientInt()  // Sync.kvmap:26
        case 1: out.id = try kv.lenientInt()  // Sync.kvmap:27
        case 2: out.pdf = try kv.lenientInt()  // Sync.kvmap:28
        case 3:  // Sync.kvmap:29
          if try kv.null() {
            slot0 = .null
          } else {
            has3 = true
            out.driverIdentifier = try kv.lenientInt()
          }
        case 4: slot1 = try kv.remember()  // Sync.kvmap:29
        case 5: out.integer16 = try kv.lenientInt()  // Sync.kvmap:30
        case 6:  // Sync.kvmap:31
          if try kv.null() {
            slot2 = .null
          } else {
            has5 = true
            out.userID = try kv.lenientInt()
          }
        case 7: slot3 = try kv.remember()  // Sync.kvmap:31
        case 8:  // Sync.kvmap:32
          if try kv.null() {
            slot4 = .null
          } else {
            has6 = true
            out.updatedUUID = try kv.lenientInt()
          }
        case 9: slot5 = try kv.remember()  // Sync.kvmap:32
        case 10: out.odd = try kv.lenientInt()  // Sync.kvmap:33
        case 11:  // Sync.kvmap:34
          if try kv.null() {
            slot6 = .null
          } else {
            has8 = true
            out.f2fURL = try kv.lenientInt()
          }
        case 12: slot7 = try kv.remember()  // Sync.kvmap:34
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    if !has3 {
      let mark3: KVMap.Mark = slot0.or(slot1)  // Sync.kvmap:29
      if mark3.isValue {
        let back: KVMap.Mark = kv.enter(mark3, _kvKeys, rule: 3, scan)
        do throws(KVMap.Failure) { out.driverIdentifier = try kv.lenientInt() } catch { try kv.recover(error, from: mark3) }
        kv.rewind(to: back)
      } else if mark3.isNull {
        try kv.nullRule(_kvKeys, rule: 3, scan)
      } else {
        try kv.missing(_kvKeys, rule: 3, scan)
      }
    }
    if !has5 {
      let mark5: KVMap.Mark = slot2.or(slot3)  // Sync.kvmap:31
      if mark5.isValue {
        let back: KVMap.Mark = kv.enter(mark5, _kvKeys, rule: 6, scan)
        do throws(KVMap.Failure) { out.userID = try kv.lenientInt() } catch { try kv.recover(error, from: mark5) }
        kv.rewind(to: back)
      } else if mark5.isNull {
        try kv.nullRule(_kvKeys, rule: 6, scan)
      } else {
        try kv.missing(_kvKeys, rule: 6, scan)
      }
    }
    if !has6 {
      let mark6: KVMap.Mark = slot4.or(slot5)  // Sync.kvmap:32
      if mark6.isValue {
        let back: KVMap.Mark = kv.enter(mark6, _kvKeys, rule: 8, scan)
        do throws(KVMap.Failure) { out.updatedUUID = try kv.lenientInt() } catch { try kv.recover(error, from: mark6) }
        kv.rewind(to: back)
      } else if mark6.isNull {
        try kv.nullRule(_kvKeys, rule: 8, scan)
      } else {
        try kv.missing(_kvKeys, rule: 8, scan)
      }
    }
    if !has8 {
      let mark8: KVMap.Mark = slot6.or(slot7)  // Sync.kvmap:34
      if mark8.isValue {
        let back: KVMap.Mark = kv.enter(mark8, _kvKeys, rule: 11, scan)
        do throws(KVMap.Failure) { out.f2fURL = try kv.lenientInt() } catch { try kv.recover(error, from: mark8) }
        kv.rewind(to: back)
      } else if mark8.isNull {
        try kv.nullRule(_kvKeys, rule: 11, scan)
      } else {
        try kv.missing(_kvKeys, rule: 11, scan)
      }
    }
  }

  @inline(never)
  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.int("\"age\":", self.age)  // Sync.kvmap:26
    kv.int("\"id\":", self.id)  // Sync.kvmap:27
    kv.int("\"pdf\":", self.pdf)  // Sync.kvmap:28
    kv.int("\"driver_identifier\":", self.driverIdentifier)  // Sync.kvmap:29
    kv.int("\"integer16\":", self.integer16)  // Sync.kvmap:30
    kv.int("\"user_id\":", self.userID)  // Sync.kvmap:31
    kv.int("\"updated_uuid\":", self.updatedUUID)  // Sync.kvmap:32
    kv.int("\"test_!_key\":", self.odd)  // Sync.kvmap:33
    kv.int("\"f2f_url\":", self.f2fURL)  // Sync.kvmap:34
    kv.close()
  }
}

nonisolated struct SYDate: Swift.Sendable, Swift.Hashable {
  var d: Date

  init(d: Date) {
    self.d = d
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.d, right.d)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.d.hash(into: &hasher)
  }
}

nonisolated extension SYDate: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{1}\0\0\0\0\0\u{1}\0d\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYDate\tSync.kvmap\t45
        d\t46\td
        """)
  }

  static var _kvEmpty: SYDate {
    SYDate(d: .init(timeIntervalSince1970: 0))
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout SYDate, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.d = try kv.date()  // Sync.kvmap:46
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"d\":"); try kv.date(self.d)  // Sync.kvmap:46
    kv.close()
  }
}

nonisolated struct SYFraction: Swift.Sendable, Swift.Hashable {
  var d: Date

  init(d: Date) {
    self.d = d
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.d, right.d)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.d.hash(into: &hasher)
  }
}

nonisolated extension SYFraction: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{1}\0\0\0\0\0\u{1}\0d\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYFraction\tSync.kvmap\t62
        d\t63\td
        """)
  }

  static var _kvEmpty: SYFraction {
    SYFraction(d: .init(timeIntervalSince1970: 0))
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout SYFraction, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.d = try kv.date("y4'!-M2'!-d2'!TH2'!:m2'!:s2'!.S2\ny4'!-M2'!-d2'!TH2'!:m2'!:s2'!.S3", patterns: "yyyy-MM-dd'T'HH:mm:ss.SS\nyyyy-MM-dd'T'HH:mm:ss.SSS", offset: 0)  // Sync.kvmap:63
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"d\":"); try kv.date(self.d, codes: "y4'!-M2'!-d2'!TH2'!:m2'!:s2'!.S2", offset: 0)  // Sync.kvmap:63
    kv.close()
  }
}

nonisolated struct SYSeconds: Swift.Sendable, Swift.Hashable {
  var d: Date

  init(d: Date) {
    self.d = d
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.d, right.d)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.d.hash(into: &hasher)
  }
}

nonisolated extension SYSeconds: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{1}\0\0\0\0\0\u{1}\0d\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYSeconds\tSync.kvmap\t70
        d\t71\td
        """)
  }

  static var _kvEmpty: SYSeconds {
    SYSeconds(d: .init(timeIntervalSince1970: 0))
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout SYSeconds, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.d = try kv.epochSeconds(lenient: true)  // Sync.kvmap:71
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"d\":"); try kv.epochSeconds(self.d)  // Sync.kvmap:71
    kv.close()
  }
}

nonisolated struct SYMicroseconds: Swift.Sendable, Swift.Hashable {
  var d: Date

  init(d: Date) {
    self.d = d
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.d, right.d)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.d.hash(into: &hasher)
  }
}

nonisolated extension SYMicroseconds: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{1}\0\0\0\0\0\u{1}\0d\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYMicroseconds\tSync.kvmap\t77
        d\t78\td
        """)
  }

  static var _kvEmpty: SYMicroseconds {
    SYMicroseconds(d: .init(timeIntervalSince1970: 0))
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout SYMicroseconds, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.d = try kv.epochSeconds(at: kv.mark(), kv.scale(at: kv.mark(), kv.lenientDecimal(), "0.000001"))  // Sync.kvmap:78
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"d\":"); try kv.decimal(kv.unscale(kv.decimal(ofEpochSeconds: self.d), "0.000001"))  // Sync.kvmap:78
    kv.close()
  }
}

nonisolated struct SYMilliseconds: Swift.Sendable, Swift.Hashable {
  var d: Date

  init(d: Date) {
    self.d = d
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.d, right.d)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.d.hash(into: &hasher)
  }
}

nonisolated extension SYMilliseconds: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{1}\0\0\0\0\0\u{1}\0d\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYMilliseconds\tSync.kvmap\t84
        d\t85\td
        """)
  }

  static var _kvEmpty: SYMilliseconds {
    SYMilliseconds(d: .init(timeIntervalSince1970: 0))
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout SYMilliseconds, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.d = try kv.epochMilliseconds(lenient: true)  // Sync.kvmap:85
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"d\":"); try kv.epochMilliseconds(self.d)  // Sync.kvmap:85
    kv.close()
  }
}

nonisolated struct SYTypes: Swift.Sendable, Swift.Hashable {
  var integerString: Swift.Int
  var integer16: Swift.Int16
  var integer32: Swift.Int32
  var integer64: Swift.Int64
  var decimalString: Decimal
  var decimal: Decimal
  var doubleValueString: Swift.Double
  var floatValue: Swift.Float
  var string: Swift.String
  var boolean: Swift.Bool
  var binaryData: Swift.Optional<Data>

  init(
    integerString: Swift.Int,
    integer16: Swift.Int16,
    integer32: Swift.Int32,
    integer64: Swift.Int64,
    decimalString: Decimal,
    decimal: Decimal,
    doubleValueString: Swift.Double,
    floatValue: Swift.Float,
    string: Swift.String,
    boolean: Swift.Bool,
    binaryData: Data? = nil
  ) {
    self.integerString = integerString
    self.integer16 = integer16
    self.integer32 = integer32
    self.integer64 = integer64
    self.decimalString = decimalString
    self.decimal = decimal
    self.doubleValueString = doubleValueString
    self.floatValue = floatValue
    self.string = string
    self.boolean = boolean
    self.binaryData = binaryData
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.integerString, right.integerString),
      KVMap._kvAreEqual(left.integer16, right.integer16),
      KVMap._kvAreEqual(left.integer32, right.integer32),
      KVMap._kvAreEqual(left.integer64, right.integer64),
      KVMap._kvAreEqual(left.decimalString, right.decimalString),
      KVMap._kvAreEqual(left.decimal, right.decimal),
      KVMap._kvAreEqual(left.doubleValueString, right.doubleValueString),
      KVMap._kvAreEqual(left.floatValue, right.floatValue),
      KVMap._kvAreEqual(left.string, right.string),
      KVMap._kvAreEqual(left.boolean, right.boolean),
      KVMap._kvAreEqual(left.binaryData, right.binaryData)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.integerString.hash(into: &hasher)
    self.integer16.hash(into: &hasher)
    self.integer32.hash(into: &hasher)
    self.integer64.hash(into: &hasher)
    self.decimalString.hash(into: &hasher)
    self.decimal.hash(into: &hasher)
    self.doubleValueString.hash(into: &hasher)
    self.floatValue.hash(into: &hasher)
    self.string.hash(into: &hasher)
    self.boolean.hash(into: &hasher)
    self.binaryData.hash(into: &hasher)
  }
}

nonisolated extension SYTypes: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0(\0\n\0\0\0\0\0\u{13}\0#\0\u{1c}\0\u{18}\0\0\0\0\0\u{10}\0\0\0\u{4}\0\0\0 \0&\0\0\0\0\0-\0*\0\0\0\0\0\0\0\0\0\u{7}\0\0\0\0\0\u{16}\0\0\0\r\0\0\0\u{e}\0\0\0\0\0\0\0integer_string\"\0\r\0\0\u{1}\0\0\0\0integerString\"\0\0\t\0\0\u{2}\0\0\u{1}\0integer16\"\0\0\0\0\0\0\t\0\0\u{3}\0\0\u{1}\0integer32\"\0\0\0\0\0\0\t\0\0\u{4}\0\0\u{1}\0integer64\"\0\0\0\0\0\0\u{e}\0\0\u{5}\0\0\0\0decimal_string\"\0\r\0\0\u{6}\0\0\0\0decimalString\"\0\0\u{7}\0\0\u{7}\0\0\u{1}\0decimal\"\u{13}\0\0\u{8}\0\0\0\0double_value_string\"\0\0\0\0\u{11}\0\0\t\0\0\0\0doubleValueString\"\0\0\0\0\0\0\u{b}\0\0\n\0\0\0\0float_value\"\0\0\0\0\n\0\0\u{b}\0\0\0\0floatValue\"\0\0\0\0\0\u{6}\0\0\u{c}\0\0\u{1}\0string\"\0\u{7}\0\0\r\0\0\u{1}\0boolean\"\u{b}\0\0\u{e}\0\0\0\0binary_data\"\0\0\0\0\n\0\0\u{f}\0\0\0\0binaryData\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0x6a27ff807441bcd3, wide: false, full: false, count: 16, required: 6,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYTypes\tSync.kvmap\t93
        integerString\t94\tinteger_string
        integerString\t94\tintegerString
        integer16\t95\tinteger16
        integer32\t96\tinteger32
        integer64\t97\tinteger64
        decimalString\t98\tdecimal_string
        decimalString\t98\tdecimalString
        decimal\t99\tdecimal
        doubleValueString\t100\tdouble_value_string
        doubleValueString\t100\tdoubleValueString
        floatValue\t101\tfloat_value
        floatValue\t101\tfloatValue
        string\t102\tstring
        boolean\t103\tboolean
        binaryData\t104\tbinary_data
        binaryData\t104\tbinaryData
        """)
  }

  static var _kvEmpty: SYTypes {
    SYTypes(integerString: 0, integer16: 0, integer32: 0, integer64: 0, decimalString: 0, decimal: 0, doubleValueString: 0, floatValue: 0, string: "", boolean: false)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout SYTypes, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var slot0: KVMap.Mark = .none
    var slot1: KVMap.Mark = .none
    var slot2: KVMap.Mark = .none
    var slot3: KVMap.Mark = .none
    var slot4: KVMap.Mark = .none
    var slot5: KVMap.Mark = .none
    var slot6: KVMap.Mark = .none
    var slot7: KVMap.Mark = .none
    var slot8: KVMap.Mark = .none
    var slot9: KVMap.Mark = .none
    var has0: Swift.Bool = false
    var has4: Swift.Bool = false
    var has6: Swift.Bool = false
    var has7: Swift.Bool = false
    var has10: Swift.Bool = false
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0:  // Sync.kvmap:94
          if try kv.null() {
            slot0 = .null
          } else {
            has0 = true
            out.integerString = try kv.lenientInt()
          }
        case 1: slot1 = try kv.remember()  // Sync.kvmap:94
        case 2: out.integer16 = try kv.lenientInt16()  // Sync.kvmap:95
        case 3: out.integer32 = try kv.lenientInt32()  // Sync.kvmap:96
        case 4: out.integer64 = try kv.lenientInt64()  // Sync.kvmap:97
        case 5:  // Sync.kvmap:98
          if try kv.null() {
            slot2 = .null
          } else {
            has4 = true
            out.decimalString = try kv.lenientDecimal()
          }
        case 6: slot3 = try kv.remember()  // Sync.kvmap:98
        case 7: out.decimal = try kv.lenientDecimal()  // Sync.kvmap:99
        case 8:  // Sync.kvmap:100
          if try kv.null() {
            slot4 = .null
          } else {
            has6 = true
            out.doubleValueString = try kv.lenientDouble()
          }
        case 9: slot5 = try kv.remember()  // Sync.kvmap:100
        case 10:  // Sync.kvmap:101
          if try kv.null() {
            slot6 = .null
          } else {
            has7 = true
            out.floatValue = try kv.lenientFloat()
          }
        case 11: slot7 = try kv.remember()  // Sync.kvmap:101
        case 12: out.string = try kv.lenientString()  // Sync.kvmap:102
        case 13: out.boolean = try kv.lenientBool()  // Sync.kvmap:103
        case 14:  // Sync.kvmap:104
          if try kv.null() {
            slot8 = .null
          } else {
            has10 = true
            out.binaryData = try kv.null() ? nil : kv.isEmptyText() ? nil : kv.data()
          }
        case 15: slot9 = try kv.remember()  // Sync.kvmap:104
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    if !has0 {
      let mark0: KVMap.Mark = slot0.or(slot1)  // Sync.kvmap:94
      if mark0.isValue {
        let back: KVMap.Mark = kv.enter(mark0, _kvKeys, rule: 0, scan)
        do throws(KVMap.Failure) { out.integerString = try kv.lenientInt() } catch { try kv.recover(error, from: mark0) }
        kv.rewind(to: back)
      } else if mark0.isNull {
        try kv.nullRule(_kvKeys, rule: 0, scan)
      } else {
        try kv.missing(_kvKeys, rule: 0, scan)
      }
    }
    if !has4 {
      let mark4: KVMap.Mark = slot2.or(slot3)  // Sync.kvmap:98
      if mark4.isValue {
        let back: KVMap.Mark = kv.enter(mark4, _kvKeys, rule: 5, scan)
        do throws(KVMap.Failure) { out.decimalString = try kv.lenientDecimal() } catch { try kv.recover(error, from: mark4) }
        kv.rewind(to: back)
      } else if mark4.isNull {
        try kv.nullRule(_kvKeys, rule: 5, scan)
      } else {
        try kv.missing(_kvKeys, rule: 5, scan)
      }
    }
    if !has6 {
      let mark6: KVMap.Mark = slot4.or(slot5)  // Sync.kvmap:100
      if mark6.isValue {
        let back: KVMap.Mark = kv.enter(mark6, _kvKeys, rule: 8, scan)
        do throws(KVMap.Failure) { out.doubleValueString = try kv.lenientDouble() } catch { try kv.recover(error, from: mark6) }
        kv.rewind(to: back)
      } else if mark6.isNull {
        try kv.nullRule(_kvKeys, rule: 8, scan)
      } else {
        try kv.missing(_kvKeys, rule: 8, scan)
      }
    }
    if !has7 {
      let mark7: KVMap.Mark = slot6.or(slot7)  // Sync.kvmap:101
      if mark7.isValue {
        let back: KVMap.Mark = kv.enter(mark7, _kvKeys, rule: 10, scan)
        do throws(KVMap.Failure) { out.floatValue = try kv.lenientFloat() } catch { try kv.recover(error, from: mark7) }
        kv.rewind(to: back)
      } else if mark7.isNull {
        try kv.nullRule(_kvKeys, rule: 10, scan)
      } else {
        try kv.missing(_kvKeys, rule: 10, scan)
      }
    }
    if !has10 {
      let mark10: KVMap.Mark = slot8.or(slot9)  // Sync.kvmap:104
      if mark10.isValue {
        let back: KVMap.Mark = kv.enter(mark10, _kvKeys, rule: 14, scan)
        do throws(KVMap.Failure) { out.binaryData = try kv.null() ? nil : kv.isEmptyText() ? nil : kv.data() } catch { try kv.recover(error, from: mark10) }
        kv.rewind(to: back)
      } else if mark10.isNull {
        out.binaryData = nil
      }
    }
  }

  @inline(never)
  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.int("\"integer_string\":", self.integerString)  // Sync.kvmap:94
    kv.key("\"integer16\":"); kv.int16(self.integer16)  // Sync.kvmap:95
    kv.key("\"integer32\":"); kv.int32(self.integer32)  // Sync.kvmap:96
    kv.key("\"integer64\":"); kv.int64(self.integer64)  // Sync.kvmap:97
    kv.key("\"decimal_string\":"); try kv.decimal(self.decimalString)  // Sync.kvmap:98
    kv.key("\"decimal\":"); try kv.decimal(self.decimal)  // Sync.kvmap:99
    try kv.double("\"double_value_string\":", self.doubleValueString)  // Sync.kvmap:100
    kv.key("\"float_value\":"); try kv.float(self.floatValue)  // Sync.kvmap:101
    kv.string("\"string\":", self.string)  // Sync.kvmap:102
    kv.bool("\"boolean\":", self.boolean)  // Sync.kvmap:103
    if let value = self.binaryData { kv.key("\"binary_data\":"); kv.data(value) }  // Sync.kvmap:104
    kv.close()
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

nonisolated extension SYAcronym: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{4}\0\u{1}\0\0\0\u{b}\0\0\0\0\0\0\0contract_id\"\0\0\0\0\n\0\0\u{1}\0\0\0\0contractId\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYAcronym\tSync.kvmap\t118
        contractID\t119\tcontract_id
        contractID\t119\tcontractId
        """)
  }

  static var _kvEmpty: SYAcronym {
    SYAcronym(contractID: 0)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout SYAcronym, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var slot0: KVMap.Mark = .none
    var slot1: KVMap.Mark = .none
    var has0: Swift.Bool = false
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0:  // Sync.kvmap:119
          if try kv.null() {
            slot0 = .null
          } else {
            has0 = true
            out.contractID = try kv.lenientInt()
          }
        case 1: slot1 = try kv.remember()  // Sync.kvmap:119
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    if !has0 {
      let mark0: KVMap.Mark = slot0.or(slot1)  // Sync.kvmap:119
      if mark0.isValue {
        let back: KVMap.Mark = kv.enter(mark0, _kvKeys, rule: 0, scan)
        do throws(KVMap.Failure) { out.contractID = try kv.lenientInt() } catch { try kv.recover(error, from: mark0) }
        kv.rewind(to: back)
      } else if mark0.isNull {
        try kv.nullRule(_kvKeys, rule: 0, scan)
      } else {
        try kv.missing(_kvKeys, rule: 0, scan)
      }
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.int("\"contract_id\":", self.contractID)  // Sync.kvmap:119
    kv.close()
  }
}

nonisolated struct SYHobbies: Swift.Sendable, Swift.Hashable {
  var hobbies: [Swift.String]
  var cover: Swift.Optional<KVMap.Object>
  var first: Swift.Optional<Swift.String>

  init(hobbies: [Swift.String], cover: KVMap.Object? = nil, first: Swift.String? = nil) {
    self.hobbies = hobbies
    self.cover = cover
    self.first = first
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.hobbies, right.hobbies),
      KVMap._kvAreEqual(left.cover, right.cover),
      KVMap._kvAreEqual(left.first, right.first)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.hobbies.hash(into: &hasher)
    self.cover.hash(into: &hasher)
    self.first.hash(into: &hasher)
  }
}

nonisolated extension SYHobbies: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\u{6}\0\u{3}\0\0\0\u{1}\0\0\0\0\0\u{7}\0\0\0\0\0\u{1}\0hobbies\"\n\0\0\u{1}\0\0\0\0coverPhoto\"\0\0\0\0\0\u{5}\0\0\u{2}\0\0\0\0names\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYHobbies\tSync.kvmap\t126
        hobbies\t127\thobbies
        cover\t128\tcoverPhoto
        first\t129\tnames[0]
        """)
  }

  static var _kvEmpty: SYHobbies {
    SYHobbies(hobbies: [])
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout SYHobbies, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.hobbies = try _kvRead_hobbies(&kv)  // Sync.kvmap:127
        case 1: out.cover = try kv.null() ? nil : kv.isEmptyText() ? nil : kv.object()  // Sync.kvmap:128
        case 2:  // Sync.kvmap:129
          if try kv.null() {
            out.first = nil
          } else if try kv.openArray() {
            var index0: Swift.Int = 0
            repeat {
              switch index0 {
              case 0: out.first = try kv.null() ? nil : kv.lenientString()  // Sync.kvmap:129
              default: try kv.skip()
              }
              index0 &+= 1
            } while try kv.nextElement()
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  private static func _kvRead_hobbies(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [Swift.String] {
    guard kv.isArray() else { return [try kv.lenientString()] }
    return try kv.array(reading: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Swift.String in try kv.lenientString() })
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.array("\"hobbies\":", self.hobbies)  // Sync.kvmap:127
    if let value = self.cover { kv.key("\"coverPhoto\":"); kv.object(value) }  // Sync.kvmap:128
    kv.close()
  }
}

nonisolated struct SYReserved: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var userDescription: Swift.Optional<Swift.String>
  var userType: Swift.Optional<Swift.String>

  init(remoteID: Swift.Int, userDescription: Swift.String? = nil, userType: Swift.String? = nil) {
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

nonisolated extension SYReserved: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{3}\0\0\0\0\0\u{6}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{b}\0\0\u{1}\0\0\0\0description\"\0\0\0\0\u{4}\0\0\u{2}\0\0\0\0type\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYReserved\tSync.kvmap\t135
        remoteID\t136\tid
        userDescription\t137\tdescription
        userType\t138\ttype
        """)
  }

  static var _kvEmpty: SYReserved {
    SYReserved(remoteID: 0)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout SYReserved, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.remoteID = try kv.lenientInt()  // Sync.kvmap:136
        case 1: out.userDescription = try kv.null() ? nil : kv.lenientString()  // Sync.kvmap:137
        case 2: out.userType = try kv.null() ? nil : kv.lenientString()  // Sync.kvmap:138
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.int("\"id\":", self.remoteID)  // Sync.kvmap:136
    kv.string("\"description\":", ifPresent: self.userDescription)  // Sync.kvmap:137
    kv.string("\"type\":", ifPresent: self.userType)  // Sync.kvmap:138
    kv.close()
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

nonisolated extension SYStamps: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{7}\0\0\0\0\0\r\0\u{4}\0\u{1}\0\n\0\u{11}\0\0\0\n\0\0\0\0\0\0\0created_at\"\0\0\0\0\0\t\0\0\u{1}\0\0\0\0createdAt\"\0\0\0\0\0\0\n\0\0\u{2}\0\0\0\0updated_at\"\0\0\0\0\0\t\0\0\u{3}\0\0\0\0updatedAt\"\0\0\0\0\0\0\u{12}\0\0\u{4}\0\0\0\0number_of_attendes\"\0\0\0\0\0\u{10}\0\0\u{5}\0\0\0\0numberOfAttendes\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 6, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYStamps\tSync.kvmap\t145
        createdAt\t146\tcreated_at
        createdAt\t146\tcreatedAt
        updatedAt\t147\tupdated_at
        updatedAt\t147\tupdatedAt
        numberOfAttendes\t148\tnumber_of_attendes
        numberOfAttendes\t148\tnumberOfAttendes
        """)
  }

  static var _kvEmpty: SYStamps {
    SYStamps(createdAt: .init(timeIntervalSince1970: 0), updatedAt: .init(timeIntervalSince1970: 0), numberOfAttendes: 0)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout SYStamps, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var slot0: KVMap.Mark = .none
    var slot1: KVMap.Mark = .none
    var slot2: KVMap.Mark = .none
    var slot3: KVMap.Mark = .none
    var slot4: KVMap.Mark = .none
    var slot5: KVMap.Mark = .none
    var has0: Swift.Bool = false
    var has1: Swift.Bool = false
    var has2: Swift.Bool = false
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0:  // Sync.kvmap:146
          if try kv.null() {
            slot0 = .null
          } else {
            has0 = true
            out.createdAt = try kv.date()
          }
        case 1: slot1 = try kv.remember()  // Sync.kvmap:146
        case 2:  // Sync.kvmap:147
          if try kv.null() {
            slot2 = .null
          } else {
            has1 = true
            out.updatedAt = try kv.parseDate(at: kv.mark(), kv.lenientString(), "y4'!-M2'!-d2", patterns: "yyyy-MM-dd", offset: 0)
          }
        case 3: slot3 = try kv.remember()  // Sync.kvmap:147
        case 4:  // Sync.kvmap:148
          if try kv.null() {
            slot4 = .null
          } else {
            has2 = true
            out.numberOfAttendes = try kv.lenientInt()
          }
        case 5: slot5 = try kv.remember()  // Sync.kvmap:148
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    if !has0 {
      let mark0: KVMap.Mark = slot0.or(slot1)  // Sync.kvmap:146
      if mark0.isValue {
        let back: KVMap.Mark = kv.enter(mark0, _kvKeys, rule: 0, scan)
        do throws(KVMap.Failure) { out.createdAt = try kv.date() } catch { try kv.recover(error, from: mark0) }
        kv.rewind(to: back)
      } else if mark0.isNull {
        try kv.nullRule(_kvKeys, rule: 0, scan)
      } else {
        try kv.missing(_kvKeys, rule: 0, scan)
      }
    }
    if !has1 {
      let mark1: KVMap.Mark = slot2.or(slot3)  // Sync.kvmap:147
      if mark1.isValue {
        let back: KVMap.Mark = kv.enter(mark1, _kvKeys, rule: 2, scan)
        do throws(KVMap.Failure) { out.updatedAt = try kv.parseDate(at: kv.mark(), kv.lenientString(), "y4'!-M2'!-d2", patterns: "yyyy-MM-dd", offset: 0) } catch { try kv.recover(error, from: mark1) }
        kv.rewind(to: back)
      } else if mark1.isNull {
        try kv.nullRule(_kvKeys, rule: 2, scan)
      } else {
        try kv.missing(_kvKeys, rule: 2, scan)
      }
    }
    if !has2 {
      let mark2: KVMap.Mark = slot4.or(slot5)  // Sync.kvmap:148
      if mark2.isValue {
        let back: KVMap.Mark = kv.enter(mark2, _kvKeys, rule: 4, scan)
        do throws(KVMap.Failure) { out.numberOfAttendes = try kv.lenientInt() } catch { try kv.recover(error, from: mark2) }
        kv.rewind(to: back)
      } else if mark2.isNull {
        try kv.nullRule(_kvKeys, rule: 4, scan)
      } else {
        try kv.missing(_kvKeys, rule: 4, scan)
      }
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"created_at\":"); try kv.date(self.createdAt)  // Sync.kvmap:146
    kv.key("\"updated_at\":"); try kv.date(self.updatedAt, codes: "y4'!-M2'!-d2", offset: 0)  // Sync.kvmap:147
    kv.int("\"number_of_attendes\":", self.numberOfAttendes)  // Sync.kvmap:148
    kv.close()
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

nonisolated extension SYIgnored: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYIgnored\tSync.kvmap\t155
        name\t156\tname
        """)
  }

  static var _kvEmpty: SYIgnored {
    SYIgnored()
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout SYIgnored, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.name = try kv.null() ? nil : kv.lenientString()  // Sync.kvmap:156
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"name\":", ifPresent: self.name)  // Sync.kvmap:156
    kv.close()
  }
}

nonisolated struct SYPaths: Swift.Sendable, Swift.Hashable {
  var one: Swift.String
  var two: Swift.String
  var three: Swift.String
  var four: Swift.String

  init(one: Swift.String, two: Swift.String, three: Swift.String, four: Swift.String) {
    self.one = one
    self.two = two
    self.three = three
    self.four = four
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.one, right.one),
      KVMap._kvAreEqual(left.two, right.two),
      KVMap._kvAreEqual(left.three, right.three),
      KVMap._kvAreEqual(left.four, right.four)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.one.hash(into: &hasher)
    self.two.hash(into: &hasher)
    self.three.hash(into: &hasher)
    self.four.hash(into: &hasher)
  }
}

nonisolated extension SYPaths: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{4}\0\0\0\0\0\u{1}\0\u{c}\0\0\0\0\0\0\0snake_parent\"\0\0\0\u{b}\0\0\u{1}\0\0\0\0camelParent\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYPaths\tSync.kvmap\t162
        one\t163\tsnake_parent.value_one
        three\t165\tcamelParent.valueOne
        two\t164\tsnake_parent.depth_one.depth_two
        four\t166\tcamelParent.depthOne.depthTwo
        """)
  }
  private static var _kvKeys_1: KVMap.Keys {
    .init(
      "\0\0\0\0\u{1}\0\u{4}\0\t\0\0\0\0\0\0\0value_one\"\0\0\0\0\0\0\t\0\0\u{1}\0\0\0\0depth_one\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYPaths\tSync.kvmap\t162
        one\t163\tsnake_parent.value_one
        two\t164\tsnake_parent.depth_one.depth_two
        """)
  }
  private static var _kvKeys_2: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\t\0\0\0\0\0\0\0depth_two\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYPaths\tSync.kvmap\t162
        two\t164\tsnake_parent.depth_one.depth_two
        """)
  }
  private static var _kvKeys_3: KVMap.Keys {
    .init(
      "\0\0\0\0\u{4}\0\u{1}\0\u{8}\0\0\0\0\0\0\0valueOne\"\0\0\0\0\0\0\0\u{8}\0\0\u{1}\0\0\0\0depthOne\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYPaths\tSync.kvmap\t162
        three\t165\tcamelParent.valueOne
        four\t166\tcamelParent.depthOne.depthTwo
        """)
  }
  private static var _kvKeys_4: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{8}\0\0\0\0\0\0\0depthTwo\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYPaths\tSync.kvmap\t162
        four\t166\tcamelParent.depthOne.depthTwo
        """)
  }

  static var _kvEmpty: SYPaths {
    SYPaths(one: "", two: "", three: "", four: "")
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout SYPaths, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var has0: Swift.Bool = false
    var has1: Swift.Bool = false
    var has2: Swift.Bool = false
    var has3: Swift.Bool = false
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0:  // Sync.kvmap:163
          if try kv.null() {
            has0 = true
            try kv.nullRule(_kvKeys, rule: 0, scan)
            has1 = true
            try kv.nullRule(_kvKeys, rule: 2, scan)
          } else {
            var scan1: KVMap.Scan = .init(updating: updating)
            var key1: Swift.Int = try kv.open(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.Failure) {
                switch key1 {
                case 0:  // Sync.kvmap:163
                  has0 = true
                  out.one = try kv.lenientString()
                case 1:  // Sync.kvmap:164
                  if try kv.null() {
                    has1 = true
                    try kv.nullRule(_kvKeys, rule: 2, scan)
                  } else {
                    var scan2: KVMap.Scan = .init(updating: updating)
                    var key2: Swift.Int = try kv.open(_kvKeys_2, &scan2)
                    while key2 >= 0 {
                      do throws(KVMap.Failure) {
                        switch key2 {
                        case 0:  // Sync.kvmap:164
                          has1 = true
                          out.two = try kv.lenientString()
                        default: try kv.skip()
                        }
                      } catch { try kv.recover(error, &scan2) }
                      key2 = try kv.next(_kvKeys_2, &scan2)
                    }
                  }
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.next(_kvKeys_1, &scan1)
            }
          }
        case 1:  // Sync.kvmap:165
          if try kv.null() {
            has2 = true
            try kv.nullRule(_kvKeys, rule: 1, scan)
            has3 = true
            try kv.nullRule(_kvKeys, rule: 3, scan)
          } else {
            var scan3: KVMap.Scan = .init(updating: updating)
            var key3: Swift.Int = try kv.open(_kvKeys_3, &scan3)
            while key3 >= 0 {
              do throws(KVMap.Failure) {
                switch key3 {
                case 0:  // Sync.kvmap:165
                  has2 = true
                  out.three = try kv.lenientString()
                case 1:  // Sync.kvmap:166
                  if try kv.null() {
                    has3 = true
                    try kv.nullRule(_kvKeys, rule: 3, scan)
                  } else {
                    var scan4: KVMap.Scan = .init(updating: updating)
                    var key4: Swift.Int = try kv.open(_kvKeys_4, &scan4)
                    while key4 >= 0 {
                      do throws(KVMap.Failure) {
                        switch key4 {
                        case 0:  // Sync.kvmap:166
                          has3 = true
                          out.four = try kv.lenientString()
                        default: try kv.skip()
                        }
                      } catch { try kv.recover(error, &scan4) }
                      key4 = try kv.next(_kvKeys_4, &scan4)
                    }
                  }
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan3) }
              key3 = try kv.next(_kvKeys_3, &scan3)
            }
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    if !has0 { try kv.missing(_kvKeys, rule: 0, scan) }
    if !has1 { try kv.missing(_kvKeys, rule: 2, scan) }
    if !has2 { try kv.missing(_kvKeys, rule: 1, scan) }
    if !has3 { try kv.missing(_kvKeys, rule: 3, scan) }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    let begun0: Swift.Int = kv.begin("\"snake_parent\":")
    kv.string("\"value_one\":", self.one)  // Sync.kvmap:163
    let begun1: Swift.Int = kv.begin("\"depth_one\":")
    kv.string("\"depth_two\":", self.two)  // Sync.kvmap:164
    kv.end(begun1)
    kv.end(begun0)
    let begun2: Swift.Int = kv.begin("\"camelParent\":")
    kv.string("\"valueOne\":", self.three)  // Sync.kvmap:165
    let begun3: Swift.Int = kv.begin("\"depthOne\":")
    kv.string("\"depthTwo\":", self.four)  // Sync.kvmap:166
    kv.end(begun3)
    kv.end(begun2)
    kv.close()
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

nonisolated extension SYRenamed: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\0\0\u{6}\0\u{1}\0\0\0\u{3}\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\u{1}\0custom_old\"\0\0\0\0\0\u{e}\0\0\u{2}\0\0\u{1}\0custom_current\"\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xf88bb8a8724c81ed, wide: false, full: false, count: 3, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYRenamed\tSync.kvmap\t176
        id\t177\tid
        old\t178\tcustom_old
        current\t179\tcustom_current
        """)
  }

  static var _kvEmpty: SYRenamed {
    SYRenamed(id: 0, old: "", current: "")
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout SYRenamed, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.id = try kv.lenientInt()  // Sync.kvmap:177
        case 1: out.old = try kv.lenientString()  // Sync.kvmap:178
        case 2: out.current = try kv.lenientString()  // Sync.kvmap:179
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.int("\"id\":", self.id)  // Sync.kvmap:177
    kv.string("\"custom_old\":", self.old)  // Sync.kvmap:178
    kv.string("\"custom_current\":", self.current)  // Sync.kvmap:179
    kv.close()
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

nonisolated extension SYTwo: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\u{4}\0\u{1}\0\n\0\0\0\0\0\0\0first_name\"\0\0\0\0\0\t\0\0\u{1}\0\0\0\0firstName\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYTwo\tSync.kvmap\t186
        firstName\t187\tfirst_name
        firstName\t187\tfirstName
        """)
  }

  static var _kvEmpty: SYTwo {
    SYTwo(firstName: "")
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout SYTwo, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var slot0: KVMap.Mark = .none
    var slot1: KVMap.Mark = .none
    var has0: Swift.Bool = false
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0:  // Sync.kvmap:187
          if try kv.null() {
            slot0 = .null
          } else {
            has0 = true
            out.firstName = try kv.lenientString()
          }
        case 1: slot1 = try kv.remember()  // Sync.kvmap:187
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    if !has0 {
      let mark0: KVMap.Mark = slot0.or(slot1)  // Sync.kvmap:187
      if mark0.isValue {
        let back: KVMap.Mark = kv.enter(mark0, _kvKeys, rule: 0, scan)
        do throws(KVMap.Failure) { out.firstName = try kv.lenientString() } catch { try kv.recover(error, from: mark0) }
        kv.rewind(to: back)
      } else if mark0.isNull {
        try kv.nullRule(_kvKeys, rule: 0, scan)
      } else {
        try kv.missing(_kvKeys, rule: 0, scan)
      }
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"first_name\":", self.firstName)  // Sync.kvmap:187
    kv.close()
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

nonisolated extension SYSafe: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{1}\0\0\0\0\0\0\0a\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYSafe\tSync.kvmap\t193
        a\t194\ta
        """)
  }

  static var _kvEmpty: SYSafe {
    SYSafe()
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout SYSafe, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.a = try kv.null() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()  // Sync.kvmap:194
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.int("\"a\":", ifPresent: self.a)  // Sync.kvmap:194
    kv.close()
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

nonisolated extension SYText: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{1}\0\0\0\0\0\0\0a\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYText\tSync.kvmap\t200
        a\t201\ta
        """)
  }

  static var _kvEmpty: SYText {
    SYText()
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout SYText, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.a = try kv.null() ? nil : kv.lenientString()  // Sync.kvmap:201
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"a\":", ifPresent: self.a)  // Sync.kvmap:201
    kv.close()
  }
}

nonisolated struct SYRails: Swift.Sendable, Swift.Hashable {
  var remoteID: Swift.Int
  var notes: [SYRailsNote]

  init(remoteID: Swift.Int, notes: [SYRailsNote]) {
    self.remoteID = remoteID
    self.notes = notes
  }

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

nonisolated extension SYRails: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\u{3}\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{10}\0\0\u{1}\0\0\u{1}\0notes_attributes\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYRails\tSync.kvmap\t209
        remoteID\t210\tid
        notes\t211\tnotes_attributes
        """)
  }

  static var _kvEmpty: SYRails {
    SYRails(remoteID: 0, notes: [])
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout SYRails, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.remoteID = try kv.lenientInt()  // Sync.kvmap:210
        case 1: out.notes = try _kvRead_notes(&kv)  // Sync.kvmap:211
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  private static func _kvRead_notes(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [SYRailsNote] {
    var all: [SYRailsNote] = []
    var keys: KVMap.EntryKeys = .init()
    guard try kv.openKeyed(&keys) else { return all }
    repeat {
      let start: KVMap.Mark = kv.mark()
      do throws(KVMap.Failure) { try all.append(SYRailsNote._kvRead(&kv, replacing: nil)) } catch { try kv.recover(error, from: start) }
    } while try kv.nextKeyed(&keys)
    return all
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.int("\"id\":", self.remoteID)  // Sync.kvmap:210
    kv.key("\"notes_attributes\":")  // Sync.kvmap:211
    kv.open()
    for value0 in self.notes {
      kv.entryKey(value0.position)
      try value0._kvWrite(&kv)
    }
    kv.close()
    kv.close()
  }
}

nonisolated struct SYRailsNote: Swift.Sendable, Swift.Hashable {
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

nonisolated extension SYRailsNote: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{3}\0\u{5}\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0text\"\0\0\0\u{8}\0\0\u{2}\0\0\0\0_destroy\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYRailsNote\tSync.kvmap\t213
        remoteID\t215\tid
        text\t216\ttext
        destroy\t217\t_destroy
        position\t214\t
        """)
  }

  static var _kvEmpty: SYRailsNote {
    SYRailsNote(position: "", remoteID: 0, text: "")
  }

  static var _kvAsksForElement: Swift.Bool { true }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout SYRailsNote, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    let standing: KVMap.Element = kv.element()
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.remoteID = try kv.lenientInt()  // Sync.kvmap:215
        case 1: out.text = try kv.lenientString()  // Sync.kvmap:216
        case 2: out.destroy = try kv.null() ? nil : kv.isEmptyText() ? nil : kv.lenientBool()  // Sync.kvmap:217
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    let mark0: KVMap.Mark = kv.key(of: standing)  // Sync.kvmap:214
    if mark0.isValue {
      let back: KVMap.Mark = kv.enter(mark0, _kvKeys, rule: 3, scan)
      do throws(KVMap.Failure) { out.position = try kv.lenientString() } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.nullRule(_kvKeys, rule: 3, scan)
    } else {
      try kv.missing(_kvKeys, rule: 3, scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.int("\"id\":", self.remoteID)  // Sync.kvmap:215
    kv.string("\"text\":", self.text)  // Sync.kvmap:216
    kv.bool("\"_destroy\":", ifPresent: self.destroy)  // Sync.kvmap:217
    kv.close()
  }
}

nonisolated class SYBuilding: KVMap.Readable, KVMap.Writable {
  var remoteID: Swift.Int
  var parks: [SYBuilding]
  var apartments: [SYBuilding]

  init(remoteID: Swift.Int, parks: [SYBuilding] = [], apartments: [SYBuilding] = []) {
    self.remoteID = remoteID
    self.parks = parks
    self.apartments = apartments
  }

  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{3}\0\0\0\u{5}\0\0\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0parks\"\0\0\n\0\0\u{2}\0\0\0\0apartments\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYBuilding\tSync.kvmap\t226
        remoteID\t227\tid
        parks\t228\tparks
        apartments\t229\tapartments
        """)
  }

  class var _kvAsksForElement: Swift.Bool { false }

  class var _kvOptions: KVMap.ReadOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.Reader, updating current: SYBuilding?
  ) throws(KVMap.Failure) -> (Swift.Int, [SYBuilding], [SYBuilding]) {
    var _0: Swift.Int? = current?.remoteID
    var _1: [SYBuilding] = current?.parks ?? []
    var _2: [SYBuilding] = current?.apartments ?? []
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.lenientInt()  // Sync.kvmap:227
        case 1: _1 = try kv.null() ? [] : _kvRead_parks(&kv)  // Sync.kvmap:228
        case 2: _2 = try kv.null() ? [] : _kvRead_parks(&kv)  // Sync.kvmap:229
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let _0 else { try kv.fail() }
    return (_0, _1, _2)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> Self {
    guard let current = current?.assumingMemoryBound(to: SYBuilding.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.Reader, updating current: SYBuilding?) throws(KVMap.Failure) {
    let (_0, _1, _2) = try Self._kvProperties(&kv, updating: current)
    self.remoteID = _0
    self.parks = _1
    self.apartments = _2
  }

  private static func _kvRead_parks(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [SYBuilding] {
    guard kv.isArray() else { return [try SYBuilding._kvRead(&kv, replacing: nil)] }
    return try kv.array(of: SYBuilding.self)
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "SYBuilding") }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.int("\"id\":", self.remoteID)  // Sync.kvmap:227
    try kv.array("\"parks\":", self.parks)  // Sync.kvmap:228
    try kv.array("\"apartments\":", self.apartments)  // Sync.kvmap:229
    kv.close()
  }
}

nonisolated struct SYExcluded: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int
  var name: Swift.Optional<Swift.String>

  init(id: Swift.Int, name: Swift.String? = nil) {
    self.id = id
    self.name = name
  }

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

nonisolated extension SYExcluded: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYExcluded\tSync.kvmap\t236
        id\t237\tid
        name\t238\tname
        """)
  }

  static var _kvEmpty: SYExcluded {
    SYExcluded(id: 0)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout SYExcluded, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.id = try kv.lenientInt()  // Sync.kvmap:237
        case 1: out.name = try kv.null() ? nil : kv.lenientString()  // Sync.kvmap:238
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.int("\"id\":", self.id)  // Sync.kvmap:237
    kv.close()
  }
}

nonisolated struct SYContact: Swift.Sendable, Swift.Hashable {
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

nonisolated extension SYContact: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\n\0\0\u{1}\0\0\0\0attributes\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYContact\tSync.kvmap\t245
        id\t246\tid
        name\t247\tattributes.name
        email\t248\tattributes.contact.email
        phone\t249\tattributes.contact.phone
        """)
  }
  private static var _kvKeys_1: KVMap.Keys {
    .init(
      "\u{1}\0\u{3}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0name\"\0\0\0\u{7}\0\0\u{1}\0\0\0\0contact\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYContact\tSync.kvmap\t245
        name\t247\tattributes.name
        email\t248\tattributes.contact.email
        """)
  }
  private static var _kvKeys_2: KVMap.Keys {
    .init(
      "\0\0\0\0\u{3}\0\u{1}\0\u{5}\0\0\0\0\0\0\0email\"\0\0\u{5}\0\0\u{1}\0\0\0\0phone\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYContact\tSync.kvmap\t245
        email\t248\tattributes.contact.email
        phone\t249\tattributes.contact.phone
        """)
  }

  static var _kvEmpty: SYContact {
    SYContact(id: KVMap.Constant.emptyUUID, name: "", email: "", phone: "")
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout SYContact, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var has1: Swift.Bool = false
    var has2: Swift.Bool = false
    var has3: Swift.Bool = false
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.id = try kv.uuid()  // Sync.kvmap:246
        case 1:  // Sync.kvmap:247
          if try kv.null() {
            has1 = true
            try kv.nullRule(_kvKeys, rule: 1, scan)
            has2 = true
            try kv.nullRule(_kvKeys, rule: 2, scan)
            has3 = true
            try kv.nullRule(_kvKeys, rule: 3, scan)
          } else {
            var scan1: KVMap.Scan = .init(updating: updating)
            var key1: Swift.Int = try kv.open(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.Failure) {
                switch key1 {
                case 0:  // Sync.kvmap:247
                  has1 = true
                  out.name = try kv.lenientString()
                case 1:  // Sync.kvmap:248
                  if try kv.null() {
                    has2 = true
                    try kv.nullRule(_kvKeys, rule: 2, scan)
                    has3 = true
                    try kv.nullRule(_kvKeys, rule: 3, scan)
                  } else {
                    var scan2: KVMap.Scan = .init(updating: updating)
                    var key2: Swift.Int = try kv.open(_kvKeys_2, &scan2)
                    while key2 >= 0 {
                      do throws(KVMap.Failure) {
                        switch key2 {
                        case 0:  // Sync.kvmap:248
                          has2 = true
                          out.email = try kv.lenientString()
                        case 1:  // Sync.kvmap:249
                          has3 = true
                          out.phone = try kv.lenientString()
                        default: try kv.skip()
                        }
                      } catch { try kv.recover(error, &scan2) }
                      key2 = try kv.next(_kvKeys_2, &scan2)
                    }
                  }
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.next(_kvKeys_1, &scan1)
            }
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    if !has1 { try kv.missing(_kvKeys, rule: 1, scan) }
    if !has2 { try kv.missing(_kvKeys, rule: 2, scan) }
    if !has3 { try kv.missing(_kvKeys, rule: 3, scan) }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"id\":"); kv.uuid(self.id)  // Sync.kvmap:246
    let begun0: Swift.Int = kv.begin("\"attributes\":")
    kv.string("\"name\":", self.name)  // Sync.kvmap:247
    let begun1: Swift.Int = kv.begin("\"contact\":")
    kv.string("\"email\":", self.email)  // Sync.kvmap:248
    kv.string("\"phone\":", self.phone)  // Sync.kvmap:249
    kv.end(begun1)
    kv.end(begun0)
    kv.close()
  }
}

nonisolated struct SYCoerced: Swift.Sendable, Swift.Hashable {
  var double: Swift.Double
  var whole: Swift.Double
  var decimal: Decimal
  var exact: Decimal
  var yes: Swift.Bool
  var no: Swift.Bool
  var url: URL

  init(
    double: Swift.Double,
    whole: Swift.Double,
    decimal: Decimal,
    exact: Decimal,
    yes: Swift.Bool,
    no: Swift.Bool,
    url: URL
  ) {
    self.double = double
    self.whole = whole
    self.decimal = decimal
    self.exact = exact
    self.yes = yes
    self.no = no
    self.url = url
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.double, right.double),
      KVMap._kvAreEqual(left.whole, right.whole),
      KVMap._kvAreEqual(left.decimal, right.decimal),
      KVMap._kvAreEqual(left.exact, right.exact),
      KVMap._kvAreEqual(left.yes, right.yes),
      KVMap._kvAreEqual(left.no, right.no),
      KVMap._kvAreEqual(left.url, right.url)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.double.hash(into: &hasher)
    self.whole.hash(into: &hasher)
    self.decimal.hash(into: &hasher)
    self.exact.hash(into: &hasher)
    self.yes.hash(into: &hasher)
    self.no.hash(into: &hasher)
    self.url.hash(into: &hasher)
  }
}

nonisolated extension SYCoerced: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\0\0\u{3}\0\0\0\u{1}\0\u{5}\0\u{b}\0\0\0\t\0\0\0\u{7}\0\0\0\0\0\r\0\0\0\u{6}\0\0\0\0\0\u{1}\0double\"\0\u{5}\0\0\u{1}\0\0\u{1}\0whole\"\0\0\u{7}\0\0\u{2}\0\0\u{1}\0decimal\"\u{5}\0\0\u{3}\0\0\u{1}\0exact\"\0\0\u{3}\0\0\u{4}\0\0\u{1}\0yes\"\0\0\0\0\u{2}\0\0\u{5}\0\0\u{1}\0no\"\0\0\0\0\0\u{3}\0\0\u{6}\0\0\u{1}\0url\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6c45d188009454f, wide: false, full: false, count: 7, required: 7,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYCoerced\tSync.kvmap\t260
        double\t261\tdouble
        whole\t262\twhole
        decimal\t263\tdecimal
        exact\t264\texact
        yes\t265\tyes
        no\t266\tno
        url\t267\turl
        """)
  }

  static var _kvEmpty: SYCoerced {
    SYCoerced(double: 0, whole: 0, decimal: 0, exact: 0, yes: false, no: false, url: KVMap.Constant.emptyURL)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout SYCoerced, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.double = try kv.lenientDouble()  // Sync.kvmap:261
        case 1: out.whole = try kv.lenientDouble()  // Sync.kvmap:262
        case 2: out.decimal = try kv.lenientDecimal()  // Sync.kvmap:263
        case 3: out.exact = try kv.lenientDecimal()  // Sync.kvmap:264
        case 4: out.yes = try kv.lenientBool()  // Sync.kvmap:265
        case 5: out.no = try kv.lenientBool()  // Sync.kvmap:266
        case 6: out.url = try kv.url()  // Sync.kvmap:267
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    try kv.double("\"double\":", self.double)  // Sync.kvmap:261
    try kv.double("\"whole\":", self.whole)  // Sync.kvmap:262
    kv.key("\"decimal\":"); try kv.decimal(self.decimal)  // Sync.kvmap:263
    kv.key("\"exact\":"); try kv.decimal(self.exact)  // Sync.kvmap:264
    kv.bool("\"yes\":", self.yes)  // Sync.kvmap:265
    kv.bool("\"no\":", self.no)  // Sync.kvmap:266
    kv.key("\"url\":"); kv.url(self.url)  // Sync.kvmap:267
    kv.close()
  }
}

nonisolated struct SYStrict: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int

  init(id: Swift.Int) {
    self.id = id
  }

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

nonisolated extension SYStrict: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYStrict\tSync.kvmap\t276
        id\t277\tid
        """)
  }

  static var _kvEmpty: SYStrict {
    SYStrict(id: 0)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout SYStrict, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.id)  // Sync.kvmap:277
      default: break
      }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.int("\"id\":", self.id)  // Sync.kvmap:277
    kv.close()
  }
}

nonisolated struct SYField: Swift.Sendable, Swift.Hashable {
  var email: KVMap.Field<Swift.String>

  init(email: KVMap.Field<Swift.String> = .absent) {
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

nonisolated extension SYField: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{7}\0\0\0\0\0\0\0profile\"\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYField\tSync.kvmap\t283
        email\t284\tprofile.contact.email
        """)
  }
  private static var _kvKeys_1: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{7}\0\0\0\0\0\0\0contact\"\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYField\tSync.kvmap\t283
        email\t284\tprofile.contact.email
        """)
  }
  private static var _kvKeys_2: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\0\0email\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYField\tSync.kvmap\t283
        email\t284\tprofile.contact.email
        """)
  }

  static var _kvEmpty: SYField {
    SYField()
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout SYField, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0:  // Sync.kvmap:284
          if try kv.null() {
            out.email = .null
          } else {
            var scan1: KVMap.Scan = .init(updating: updating)
            var key1: Swift.Int = try kv.open(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.Failure) {
                switch key1 {
                case 0:  // Sync.kvmap:284
                  if try kv.null() {
                    out.email = .null
                  } else {
                    var scan2: KVMap.Scan = .init(updating: updating)
                    var key2: Swift.Int = try kv.open(_kvKeys_2, &scan2)
                    while key2 >= 0 {
                      do throws(KVMap.Failure) {
                        switch key2 {
                        case 0: out.email = try kv.null() ? .null : .value(kv.lenientString())  // Sync.kvmap:284
                        default: try kv.skip()
                        }
                      } catch { try kv.recover(error, &scan2) }
                      key2 = try kv.next(_kvKeys_2, &scan2)
                    }
                  }
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.next(_kvKeys_1, &scan1)
            }
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    let begun0: Swift.Int = kv.begin("\"profile\":")
    let begun1: Swift.Int = kv.begin("\"contact\":")
    switch self.email {  // Sync.kvmap:284
    case .absent: break
    case .null: kv.key("\"email\":"); kv.null()
    case .value(let value): kv.key("\"email\":"); kv.string(value)
    }
    kv.end(begun1)
    kv.end(begun0)
    kv.close()
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

nonisolated extension SYStyled: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{b}\0\0\0\0\0\0\0profileData\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYStyled\tSync.kvmap\t296
        email\t297\tprofileData.contactEmail
        """)
  }
  private static var _kvKeys_1: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{c}\0\0\0\0\0\0\0contactEmail\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYStyled\tSync.kvmap\t296
        email\t297\tprofileData.contactEmail
        """)
  }

  static var _kvEmpty: SYStyled {
    SYStyled(email: "")
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout SYStyled, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var has0: Swift.Bool = false
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0:  // Sync.kvmap:297
          if try kv.null() {
            has0 = true
            try kv.nullRule(_kvKeys, rule: 0, scan)
          } else {
            var scan1: KVMap.Scan = .init(updating: updating)
            var key1: Swift.Int = try kv.open(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.Failure) {
                switch key1 {
                case 0:  // Sync.kvmap:297
                  has0 = true
                  out.email = try kv.lenientString()
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.next(_kvKeys_1, &scan1)
            }
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    if !has0 { try kv.missing(_kvKeys, rule: 0, scan) }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    let begun0: Swift.Int = kv.begin("\"profileData\":")
    kv.string("\"contactEmail\":", self.email)  // Sync.kvmap:297
    kv.end(begun0)
    kv.close()
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

nonisolated extension SYTask: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\0\0\u{3}\0\0\0\u{8}\0\u{5}\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\u{1}\0title\"\0\0\u{b}\0\0\u{2}\0\0\u{1}\0description\"\0\0\0\0\u{5}\0\0\u{3}\0\0\0\0state\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6c45d188009454f, wide: false, full: false, count: 4, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYTask\tSync.kvmap\t304
        id\t305\tid
        title\t306\ttitle
        details\t307\tdescription
        state\t308\tstate.id
        stateLabel\t309\tstate.label
        """)
  }
  private static var _kvKeys_1: KVMap.Keys {
    .init(
      "\0\0\u{3}\0\0\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0label\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SYTask\tSync.kvmap\t304
        state\t308\tstate.id
        stateLabel\t309\tstate.label
        """)
  }

  static var _kvEmpty: SYTask {
    SYTask(id: 0, title: "", details: "", state: "", stateLabel: "")
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout SYTask, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var has3: Swift.Bool = false
    var has4: Swift.Bool = false
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.id = try kv.lenientInt()  // Sync.kvmap:305
        case 1: out.title = try kv.lenientString()  // Sync.kvmap:306
        case 2: out.details = try kv.lenientString()  // Sync.kvmap:307
        case 3:  // Sync.kvmap:308
          if try kv.null() {
            has3 = true
            try kv.nullRule(_kvKeys, rule: 3, scan)
            has4 = true
            try kv.nullRule(_kvKeys, rule: 4, scan)
          } else {
            var scan1: KVMap.Scan = .init(updating: updating)
            var key1: Swift.Int = try kv.open(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.Failure) {
                switch key1 {
                case 0:  // Sync.kvmap:308
                  has3 = true
                  out.state = try kv.lenientString()
                case 1:  // Sync.kvmap:309
                  has4 = true
                  out.stateLabel = try kv.lenientString()
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.next(_kvKeys_1, &scan1)
            }
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    if !has3 { try kv.missing(_kvKeys, rule: 3, scan) }
    if !has4 { try kv.missing(_kvKeys, rule: 4, scan) }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.int("\"id\":", self.id)  // Sync.kvmap:305
    kv.string("\"title\":", self.title)  // Sync.kvmap:306
    kv.string("\"description\":", self.details)  // Sync.kvmap:307
    let begun0: Swift.Int = kv.begin("\"state\":")
    kv.string("\"id\":", self.state)  // Sync.kvmap:308
    kv.string("\"label\":", self.stateLabel)  // Sync.kvmap:309
    kv.end(begun0)
    kv.close()
  }
}
