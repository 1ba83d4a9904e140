// Generated from RestKit.kvmap. Do not edit.
// kvmap format 1, input 58a66a3b75be67e2, body 023f76c51499229b
// swift-format-ignore-file
// swiftlint:disable all
import Foundation
import KVMap

// If this does not compile, KVMap and the kvmapc that made this file do not fit: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

nonisolated struct RKUser: Swift.Sendable, Swift.Hashable {
  var userID: Swift.Int
  var name: Swift.String
  var birthDate: Swift.Optional<Date>
  var website: Swift.Optional<URL>
  var isDeveloper: Swift.Bool
  var weight: Swift.Optional<Swift.Double>
  var luckyNumber: Swift.Optional<Swift.Int>
  var interests: [Swift.String]
  var country: Swift.Optional<Swift.String>
  var raw: Swift.Optional<KVMap.Object>

  init(
    userID: Swift.Int,
    name: Swift.String,
    birthDate: Date? = nil,
    website: URL? = nil,
    isDeveloper: Swift.Bool = false,
    weight: Swift.Double? = nil,
    luckyNumber: Swift.Int? = nil,
    interests: [Swift.String] = [],
    country: Swift.String? = nil,
    raw: KVMap.Object? = nil
  ) {
    self.userID = userID
    self.name = name
    self.birthDate = birthDate
    self.website = website
    self.isDeveloper = isDeveloper
    self.weight = weight
    self.luckyNumber = luckyNumber
    self.interests = interests
    self.country = country
    self.raw = raw
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.userID, right.userID),
      KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.birthDate, right.birthDate),
      KVMap._kvAreEqual(left.website, right.website),
      KVMap._kvAreEqual(left.isDeveloper, right.isDeveloper),
      KVMap._kvAreEqual(left.weight, right.weight),
      KVMap._kvAreEqual(left.luckyNumber, right.luckyNumber),
      KVMap._kvAreEqual(left.interests, right.interests),
      KVMap._kvAreEqual(left.country, right.country),
      KVMap._kvAreEqual(left.raw, right.raw)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.userID.hash(into: &hasher)
    self.name.hash(into: &hasher)
    self.birthDate.hash(into: &hasher)
    self.website.hash(into: &hasher)
    self.isDeveloper.hash(into: &hasher)
    self.weight.hash(into: &hasher)
    self.luckyNumber.hash(into: &hasher)
    self.interests.hash(into: &hasher)
    self.country.hash(into: &hasher)
    self.raw.hash(into: &hasher)
  }
}

nonisolated extension RKUser: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\u{8}\0\u{3}\0\u{12}\0\0\0\u{5}\0\0\0\0\0\0\0\u{f}\0\0\0\0\0\u{15}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\r\0\0\0\0\0\n\0\0\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0name\"\0\0\0\t\0\0\u{2}\0\0\0\0birthdate\"\0\0\0\0\0\0\u{7}\0\0\u{3}\0\0\0\0website\"\u{c}\0\0\u{4}\0\0\0\0is_developer\"\0\0\0\u{6}\0\0\u{5}\0\0\0\0weight\"\0\u{c}\0\0\u{6}\0\0\0\0lucky_number\"\0\0\0\t\0\0\u{7}\0\0\0\0interests\"\0\0\0\0\0\0\u{7}\0\0\u{8}\0\0\0\0address\"\0\0\0\0\0\0\0\0",
      bits: 5, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 9, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKUser\tRestKit.kvmap\t7
        userID\t8\tid
        name\t9\tname
        birthDate\t10\tbirthdate
        website\t11\twebsite
        isDeveloper\t12\tis_developer
        weight\t13\tweight
        luckyNumber\t14\tlucky_number
        interests\t15\tinterests
        raw\t17\taddress
        """)
  }
  private static var _kvKeys_1: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{7}\0\0\0\0\0\0\0country\"\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKUser\tRestKit.kvmap\t7
        country\t16\taddress.country
        """)
  }

  static var _kvEmpty: RKUser {
    RKUser(userID: 0, name: "")
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RKUser, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.userID = try kv.lenientInt()  // RestKit.kvmap:8
        case 1: out.name = try kv.lenientString()  // RestKit.kvmap:9
        case 2: out.birthDate = try kv.null() ? nil : kv.isEmptyText() ? nil : kv.date("M2'!/d2'!/y4", patterns: "MM/dd/yyyy", offset: 0)  // RestKit.kvmap:10
        case 3: out.website = try kv.null() ? nil : kv.isEmptyText() ? nil : kv.url()  // RestKit.kvmap:11
        case 4: out.isDeveloper = try kv.null() ? false : kv.lenientBool()  // RestKit.kvmap:12
        case 5: out.weight = try kv.null() ? nil : kv.isEmptyText() ? nil : kv.lenientDouble()  // RestKit.kvmap:13
        case 6: out.luckyNumber = try kv.null() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()  // RestKit.kvmap:14
        case 7: out.interests = try kv.null() ? [] : _kvRead_interests(&kv)  // RestKit.kvmap:15
        case 8:  // RestKit.kvmap:17
          let start: KVMap.Mark = kv.mark()
          out.raw = try kv.null() ? nil : kv.isEmptyText() ? nil : kv.object()
          kv.rewind(to: start)
          if try kv.null() {
            out.country = nil
          } else {
            var scan1: KVMap.Scan = .init(updating: updating)
            var key1: Swift.Int = try kv.open(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.Failure) {
                switch key1 {
                case 0: out.country = try kv.null() ? nil : kv.lenientString()  // RestKit.kvmap:16
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

  private static func _kvRead_interests(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [Swift.String] {
    guard kv.isArray() else { return [try kv.lenientString()] }
    return try kv.array(reading: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Swift.String in try kv.lenientString() })
  }

  @inline(never)
  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.int("\"id\":", self.userID)  // RestKit.kvmap:8
    kv.string("\"name\":", self.name)  // RestKit.kvmap:9
    if let value = self.birthDate { kv.key("\"birthdate\":"); try kv.date(value, codes: "M2'!/d2'!/y4", offset: 0) }  // RestKit.kvmap:10
    if let value = self.website { kv.key("\"website\":"); kv.url(value) }  // RestKit.kvmap:11
    kv.bool("\"is_developer\":", self.isDeveloper)  // RestKit.kvmap:12
    try kv.double("\"weight\":", ifPresent: self.weight)  // RestKit.kvmap:13
    kv.int("\"lucky_number\":", ifPresent: self.luckyNumber)  // RestKit.kvmap:14
    kv.array("\"interests\":", self.interests)  // RestKit.kvmap:15
    let begun0: Swift.Int = kv.begin("\"address\":")
    kv.string("\"country\":", ifPresent: self.country)  // RestKit.kvmap:16
    kv.end(begun0)
    kv.close()
  }
}

nonisolated struct RKNamed: Swift.Sendable, Swift.Hashable {
  var name: Swift.String

  init(name: Swift.String) {
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

nonisolated extension RKNamed: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{c}\0\0\0\0\0\u{1}\0lucky_number\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKNamed\tRestKit.kvmap\t36
        name\t37\tlucky_number
        """)
  }

  static var _kvEmpty: RKNamed {
    RKNamed(name: "")
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RKNamed, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.name = try kv.lenientString()  // RestKit.kvmap:37
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"lucky_number\":", self.name)  // RestKit.kvmap:37
    kv.close()
  }
}

nonisolated struct RKList: Swift.Sendable, Swift.Hashable {
  var list: [RKFriend]

  init(list: [RKFriend]) {
    self.list = list
  }

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

nonisolated extension RKList: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0list\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKList\tRestKit.kvmap\t44
        list\t45\tlist
        """)
  }

  static var _kvEmpty: RKList {
    RKList(list: [])
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RKList, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.list = try _kvRead_list(&kv)  // RestKit.kvmap:45
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  private static func _kvRead_list(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [RKFriend] {
    guard kv.isArray() else { return [try RKFriend._kvRead(&kv, replacing: nil)] }
    return try kv.array(
      isLossy: true,
      reading: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> RKFriend in try RKFriend._kvRead(&kv, replacing: nil) })
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    try kv.array("\"list\":", self.list)  // RestKit.kvmap:45
    kv.close()
  }
}

nonisolated struct RKFriend: Swift.Sendable, Swift.Hashable {
  var userID: Swift.Int
  var name: Swift.String

  init(userID: Swift.Int, name: Swift.String) {
    self.userID = userID
    self.name = name
  }

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

nonisolated extension RKFriend: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKFriend\tRestKit.kvmap\t47
        userID\t48\tid
        name\t49\tname
        """)
  }

  static var _kvEmpty: RKFriend {
    RKFriend(userID: 0, name: "")
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RKFriend, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.userID = try kv.lenientInt()  // RestKit.kvmap:48
        case 1: out.name = try kv.lenientString()  // RestKit.kvmap:49
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.int("\"id\":", self.userID)  // RestKit.kvmap:48
    kv.string("\"name\":", self.name)  // RestKit.kvmap:49
    kv.close()
  }
}

nonisolated struct RKProjection: Swift.Sendable, Swift.Hashable {
  var friends: [RKFriend]
  var humans: [RKFriend]

  init(friends: [RKFriend], humans: [RKFriend] = []) {
    self.friends = friends
    self.humans = humans
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.friends, right.friends),
      KVMap._kvAreEqual(left.humans, right.humans)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.friends.hash(into: &hasher)
    self.humans.hash(into: &hasher)
  }
}

nonisolated extension RKProjection: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{3}\0\u{1}\0\0\0\u{5}\0\0\0\0\0\0\0users\"\0\0\u{4}\0\0\u{1}\0\0\0\0rows\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKProjection\tRestKit.kvmap\t56
        friends\t57\tusers
        humans\t58\trows
        friends\t57\tusers[*].friend
        humans\t58\trows[*].human
        """)
  }

  static var _kvEmpty: RKProjection {
    RKProjection(friends: [])
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RKProjection, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var slot0: KVMap.Mark = .none
    var slot1: KVMap.Mark = .none
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: slot0 = try kv.remember()  // RestKit.kvmap:57
        case 1: slot1 = try kv.remember()  // RestKit.kvmap:58
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    let back0: KVMap.Mark = kv.mark()  // RestKit.kvmap:57
    do throws(KVMap.Failure) {
      let mark0: KVMap.Mark = try kv.project(slot0, "friend", _kvKeys, rule: 2, scan)
      if mark0.isValue {
        _ = kv.enter(mark0, _kvKeys, rule: 2, scan)
        out.friends = try _kvRead_friends(&kv)
        kv.rewind(to: back0)
      } else if mark0.isNull {
        try kv.nullRule(_kvKeys, rule: 2, scan)
      } else {
        try kv.missing(_kvKeys, rule: 2, scan)
      }
    } catch { try kv.recover(error, backTo: back0) }
    let back1: KVMap.Mark = kv.mark()  // RestKit.kvmap:58
    do throws(KVMap.Failure) {
      let mark1: KVMap.Mark = try kv.project(slot1, "human", _kvKeys, rule: 3, scan)
      if mark1.isValue {
        _ = kv.enter(mark1, _kvKeys, rule: 3, scan)
        out.humans = try _kvRead_friends(&kv)
        kv.rewind(to: back1)
      } else if mark1.isNull {
        out.humans = []
      }
    } catch { try kv.recover(error, backTo: back1) }
  }

  private static func _kvRead_friends(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [RKFriend] {
    guard kv.isArray() else { return [try RKFriend._kvRead(&kv, replacing: nil)] }
    return try kv.array(of: RKFriend.self)
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.close()
  }
}

nonisolated struct RKShop: Swift.Sendable, Swift.Hashable {
  var products: [RKProduct]
  var categories: [RKCategory]
  var totalCount: Swift.Int

  init(products: [RKProduct], categories: [RKCategory], totalCount: Swift.Int) {
    self.products = products
    self.categories = categories
    self.totalCount = totalCount
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.products, right.products),
      KVMap._kvAreEqual(left.categories, right.categories),
      KVMap._kvAreEqual(left.totalCount, right.totalCount)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.products.hash(into: &hasher)
    self.categories.hash(into: &hasher)
    self.totalCount.hash(into: &hasher)
  }
}

nonisolated extension RKShop: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\u{4}\0\u{7}\0\0\0\0\0\0\0\u{8}\0\0\0\0\0\u{1}\0products\"\0\0\0\0\0\0\0\n\0\0\u{1}\0\0\u{1}\0categories\"\0\0\0\0\0\u{4}\0\0\u{2}\0\0\0\0meta\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKShop\tRestKit.kvmap\t68
        products\t69\tproducts
        categories\t70\tcategories
        totalCount\t71\tmeta.totalCount
        """)
  }
  private static var _kvKeys_1: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\n\0\0\0\0\0\0\0totalCount\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKShop\tRestKit.kvmap\t68
        totalCount\t71\tmeta.totalCount
        """)
  }

  static var _kvEmpty: RKShop {
    RKShop(products: [], categories: [], totalCount: 0)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RKShop, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var has2: Swift.Bool = false
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.products = try _kvRead_products(&kv)  // RestKit.kvmap:69
        case 1: out.categories = try _kvRead_categories(&kv)  // RestKit.kvmap:70
        case 2:  // RestKit.kvmap:71
          if try kv.null() {
            has2 = true
            try kv.nullRule(_kvKeys, rule: 2, scan)
          } else {
            var scan1: KVMap.Scan = .init(updating: updating)
            var key1: Swift.Int = try kv.open(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.Failure) {
                switch key1 {
                case 0:  // RestKit.kvmap:71
                  has2 = true
                  out.totalCount = try kv.lenientInt()
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
    if !has2 { try kv.missing(_kvKeys, rule: 2, scan) }
  }

  private static func _kvRead_products(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [RKProduct] {
    guard kv.isArray() else { return [try RKProduct._kvRead(&kv, replacing: nil)] }
    return try kv.array(of: RKProduct.self)
  }

  private static func _kvRead_categories(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [RKCategory] {
    guard kv.isArray() else { return [try RKCategory._kvRead(&kv, replacing: nil)] }
    return try kv.array(of: RKCategory.self)
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    try kv.array("\"products\":", self.products)  // RestKit.kvmap:69
    try kv.array("\"categories\":", self.categories)  // RestKit.kvmap:70
    let begun0: Swift.Int = kv.begin("\"meta\":")
    kv.int("\"totalCount\":", self.totalCount)  // RestKit.kvmap:71
    kv.end(begun0)
    kv.close()
  }
}

nonisolated struct RKProduct: Swift.Sendable, Swift.Hashable {
  var userID: Swift.Int

  init(userID: Swift.Int) {
    self.userID = userID
  }

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

nonisolated extension RKProduct: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{6}\0\0\0\0\0\u{1}\0prodId\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKProduct\tRestKit.kvmap\t73
        userID\t74\tprodId
        """)
  }

  static var _kvEmpty: RKProduct {
    RKProduct(userID: 0)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RKProduct, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.userID = try kv.lenientInt()  // RestKit.kvmap:74
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.int("\"prodId\":", self.userID)  // RestKit.kvmap:74
    kv.close()
  }
}

nonisolated struct RKCategory: Swift.Sendable, Swift.Hashable {
  var userID: Swift.Int

  init(userID: Swift.Int) {
    self.userID = userID
  }

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

nonisolated extension RKCategory: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0catId\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKCategory\tRestKit.kvmap\t76
        userID\t77\tcatId
        """)
  }

  static var _kvEmpty: RKCategory {
    RKCategory(userID: 0)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RKCategory, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.userID = try kv.lenientInt()  // RestKit.kvmap:77
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.int("\"catId\":", self.userID)  // RestKit.kvmap:77
    kv.close()
  }
}

nonisolated struct RKRooted: Swift.Sendable, Swift.Hashable {
  var userID: Swift.Int

  init(userID: Swift.Int) {
    self.userID = userID
  }

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

nonisolated extension RKRooted: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKRooted\tRestKit.kvmap\t85
        userID\t87\tid
        """)
  }

  static var _kvEmpty: RKRooted {
    RKRooted(userID: 0)
  }

  static var _kvOptions: KVMap.ReadOptions { .init(root: "user") }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RKRooted, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.userID = try kv.lenientInt()  // RestKit.kvmap:87
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  static var _kvRoot: Swift.String { "user" }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.int("\"id\":", self.userID)  // RestKit.kvmap:87
    kv.close()
  }
}

nonisolated struct RKDefaults: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var likesDogs: Swift.Bool
  var friends: [RKFriend]
  var age: Swift.Int

  init(
    name: Swift.String,
    likesDogs: Swift.Bool = true,
    friends: [RKFriend] = [],
    age: Swift.Int = 0
  ) {
    self.name = name
    self.likesDogs = likesDogs
    self.friends = friends
    self.age = age
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.likesDogs, right.likesDogs),
      KVMap._kvAreEqual(left.friends, right.friends),
      KVMap._kvAreEqual(left.age, right.age)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.likesDogs.hash(into: &hasher)
    self.friends.hash(into: &hasher)
    self.age.hash(into: &hasher)
  }
}

nonisolated extension RKDefaults: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\u{3}\0\u{6}\0\0\0\0\0\0\0\0\0\u{8}\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\n\0\0\u{1}\0\0\0\0likes_dogs\"\0\0\0\0\0\u{7}\0\0\u{2}\0\0\0\0friends\"\u{3}\0\0\u{3}\0\0\0\0age\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x1b39896a51a8749b, wide: false, full: false, count: 4, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKDefaults\tRestKit.kvmap\t95
        name\t96\tname
        likesDogs\t97\tlikes_dogs
        friends\t98\tfriends
        age\t99\tage
        """)
  }

  static var _kvEmpty: RKDefaults {
    RKDefaults(name: "")
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RKDefaults, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.name = try kv.lenientString()  // RestKit.kvmap:96
        case 1: out.likesDogs = try kv.null() ? true : kv.lenientBool()  // RestKit.kvmap:97
        case 2: out.friends = try kv.null() ? [] : _kvRead_friends(&kv)  // RestKit.kvmap:98
        case 3:  // RestKit.kvmap:99
          let attempt3: KVMap.Mark = kv.attempt()
          do throws(KVMap.Failure) {
            out.age = try kv.null() ? 0 : kv.lenientInt()
            kv.accept(attempt3)
          } catch {
            try kv.drop(error, from: attempt3)
            out.age = 0
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  private static func _kvRead_friends(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [RKFriend] {
    guard kv.isArray() else { return [try RKFriend._kvRead(&kv, replacing: nil)] }
    return try kv.array(of: RKFriend.self)
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"name\":", self.name)  // RestKit.kvmap:96
    kv.bool("\"likes_dogs\":", self.likesDogs)  // RestKit.kvmap:97
    try kv.array("\"friends\":", self.friends)  // RestKit.kvmap:98
    kv.int("\"age\":", self.age)  // RestKit.kvmap:99
    kv.close()
  }
}

nonisolated struct RKCollections: Swift.Sendable, Swift.Hashable {
  var colors: [Swift.String]
  var friends: Swift.Set<Swift.String>
  var numbers: [Swift.Int]

  init(colors: [Swift.String], friends: Swift.Set<Swift.String>, numbers: [Swift.Int]) {
    self.colors = colors
    self.friends = friends
    self.numbers = numbers
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.colors, right.colors),
      KVMap._kvAreEqual(left.friends, right.friends),
      KVMap._kvAreEqual(left.numbers, right.numbers)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.colors.hash(into: &hasher)
    self.friends.hash(into: &hasher)
    self.numbers.hash(into: &hasher)
  }
}

nonisolated extension RKCollections: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{3}\0\0\0\u{5}\0\0\0\0\0\u{1}\0\0\0\u{6}\0\0\0\0\0\u{1}\0colors\"\0\u{7}\0\0\u{1}\0\0\u{1}\0friends\"\u{7}\0\0\u{2}\0\0\u{1}\0numbers\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 3,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKCollections\tRestKit.kvmap\t114
        colors\t115\tcolors
        friends\t116\tfriends
        numbers\t117\tnumbers
        """)
  }

  static var _kvEmpty: RKCollections {
    RKCollections(colors: [], friends: [], numbers: [])
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RKCollections, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.colors = try _kvRead_colors(&kv)  // RestKit.kvmap:115
        case 1: out.friends = try _kvRead_friends(&kv)  // RestKit.kvmap:116
        case 2: out.numbers = try _kvRead_numbers(&kv)  // RestKit.kvmap:117
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  private static func _kvRead_colors(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [Swift.String] {
    guard kv.isArray() else { return [try kv.lenientString()] }
    return try kv.array(reading: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Swift.String in try kv.lenientString() })
  }

  private static func _kvRead_friends(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> Swift.Set<Swift.String> {
    guard kv.isArray() else { return [try kv.lenientString()] }
    return try kv.set(reading: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Swift.String in try kv.lenientString() })
  }

  private static func _kvRead_numbers(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [Swift.Int] {
    guard kv.isArray() else { return [try kv.lenientInt()] }
    return try kv.array(reading: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Swift.Int in try kv.lenientInt() })
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.array("\"colors\":", self.colors)  // RestKit.kvmap:115
    kv.key("\"friends\":"); kv.array(kv.sorted(self.friends))  // RestKit.kvmap:116
    kv.array("\"numbers\":", self.numbers)  // RestKit.kvmap:117
    kv.close()
  }
}

nonisolated struct RKBools: Swift.Sendable, Swift.Hashable {
  var boolString: Swift.String
  var number: Swift.Double

  init(boolString: Swift.String, number: Swift.Double) {
    self.boolString = boolString
    self.number = number
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.boolString, right.boolString),
      KVMap._kvAreEqual(left.number, right.number)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.boolString.hash(into: &hasher)
    self.number.hash(into: &hasher)
  }
}

nonisolated extension RKBools: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\u{4}\0\u{1}\0\u{b}\0\0\0\0\0\u{1}\0bool_string\"\0\0\0\0\u{6}\0\0\u{1}\0\0\u{1}\0number\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKBools\tRestKit.kvmap\t124
        boolString\t125\tbool_string
        number\t126\tnumber
        """)
  }

  static var _kvEmpty: RKBools {
    RKBools(boolString: "", number: 0)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RKBools, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.boolString = try kv.lenientString()  // RestKit.kvmap:125
        case 1: out.number = try kv.lenientDouble()  // RestKit.kvmap:126
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"bool_string\":", self.boolString)  // RestKit.kvmap:125
    try kv.double("\"number\":", self.number)  // RestKit.kvmap:126
    kv.close()
  }
}

nonisolated struct RKCount: Swift.Sendable, Swift.Hashable {
  var boolNumber: Swift.Int

  init(boolNumber: Swift.Int) {
    self.boolNumber = boolNumber
  }

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

nonisolated extension RKCount: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{b}\0\0\0\0\0\u{1}\0bool_number\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKCount\tRestKit.kvmap\t132
        boolNumber\t133\tbool_number
        """)
  }

  static var _kvEmpty: RKCount {
    RKCount(boolNumber: 0)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RKCount, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.boolNumber = try kv.lenientInt()  // RestKit.kvmap:133
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.int("\"bool_number\":", self.boolNumber)  // RestKit.kvmap:133
    kv.close()
  }
}

nonisolated struct RKOrder: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var city: Swift.String

  init(name: Swift.String, city: Swift.String) {
    self.name = name
    self.city = city
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.city, right.city)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.city.hash(into: &hasher)
  }
}

nonisolated extension RKOrder: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\u{3}\0\0\0\u{5}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{6}\0\0\u{1}\0\0\0\0nested\"\0\u{7}\0\0\u{2}\0\0\0\0address\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKOrder\tRestKit.kvmap\t140
        name\t141\tname
        city\t142\tnested.city
        city\t142\taddress.city
        """)
  }
  private static var _kvKeys_1: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0city\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKOrder\tRestKit.kvmap\t140
        city\t142\tnested.city
        """)
  }
  private static var _kvKeys_2: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0city\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKOrder\tRestKit.kvmap\t140
        city\t142\taddress.city
        """)
  }

  static var _kvEmpty: RKOrder {
    RKOrder(name: "", city: "")
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RKOrder, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var slot0: KVMap.Mark = .none
    var slot1: KVMap.Mark = .none
    var has1: Swift.Bool = false
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.name = try kv.lenientString()  // RestKit.kvmap:141
        case 1:  // RestKit.kvmap:142
          if try kv.null() {
            slot0 = .null
          } else {
            var scan1: KVMap.Scan = .init(updating: updating)
            var key1: Swift.Int = try kv.open(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.Failure) {
                switch key1 {
                case 0:  // RestKit.kvmap:142
                  if try kv.null() {
                    slot0 = .null
                  } else {
                    has1 = true
                    out.city = try kv.lenientString()
                  }
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.next(_kvKeys_1, &scan1)
            }
          }
        case 2:  // RestKit.kvmap:142
          if try kv.null() {
            slot1 = .null
          } else {
            var scan2: KVMap.Scan = .init(updating: updating)
            var key2: Swift.Int = try kv.open(_kvKeys_2, &scan2)
            while key2 >= 0 {
              do throws(KVMap.Failure) {
                switch key2 {
                case 0: slot1 = try kv.remember()  // RestKit.kvmap:142
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan2) }
              key2 = try kv.next(_kvKeys_2, &scan2)
            }
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    if !has1 {
      let mark1: KVMap.Mark = slot0.or(slot1)  // RestKit.kvmap:142
      if mark1.isValue {
        let back: KVMap.Mark = kv.enter(mark1, _kvKeys, rule: 1, scan)
        do throws(KVMap.Failure) { out.city = try kv.lenientString() } catch { try kv.recover(error, from: mark1) }
        kv.rewind(to: back)
      } else if mark1.isNull {
        try kv.nullRule(_kvKeys, rule: 1, scan)
      } else {
        try kv.missing(_kvKeys, rule: 1, scan)
      }
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"name\":", self.name)  // RestKit.kvmap:141
    let begun0: Swift.Int = kv.begin("\"nested\":")
    kv.string("\"city\":", self.city)  // RestKit.kvmap:142
    kv.end(begun0)
    kv.close()
  }
}

nonisolated struct RKChecked: Swift.Sendable, Swift.Hashable {
  var boolString: Swift.String

  init(boolString: Swift.String) {
    self.boolString = boolString
  }

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

nonisolated extension RKChecked: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{b}\0\0\0\0\0\u{1}\0bool_string\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKChecked\tRestKit.kvmap\t149
        boolString\t150\tbool_string
        """)
  }

  static var _kvEmpty: RKChecked {
    RKChecked(boolString: "")
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RKChecked, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.boolString = try kv.checked(at: kv.mark(), kv.lenientString(), "count < 4") { $0.count < 4 }  // RestKit.kvmap:150
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"bool_string\":"); try kv.string(kv.checked(self.boolString, "count < 4") { $0.count < 4 })  // RestKit.kvmap:150
    kv.close()
  }
}

nonisolated struct RKEastern: Swift.Sendable, Swift.Hashable {
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

nonisolated extension RKEastern: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0date\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKEastern\tRestKit.kvmap\t157
        date\t158\tdate
        """)
  }

  static var _kvEmpty: RKEastern {
    RKEastern(date: .init(timeIntervalSince1970: 0))
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RKEastern, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.date = try kv.parseDate(at: kv.mark(), kv.lenientString(), "M2'!-d2'!-y4", patterns: "MM-dd-yyyy", zone: "America/New_York")  // RestKit.kvmap:158
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"date\":"); try kv.date(self.date, codes: "M2'!-d2'!-y4", zone: "America/New_York")  // RestKit.kvmap:158
    kv.close()
  }
}

nonisolated struct RKPlain: Swift.Sendable, Swift.Hashable {
  var date: Swift.Optional<Date>
  var day: Swift.Optional<Date>
  var stamp: Swift.Optional<Date>

  init(date: Date? = nil, day: Date? = nil, stamp: Date? = nil) {
    self.date = date
    self.day = day
    self.stamp = stamp
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.date, right.date),
      KVMap._kvAreEqual(left.day, right.day),
      KVMap._kvAreEqual(left.stamp, right.stamp)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.date.hash(into: &hasher)
    self.day.hash(into: &hasher)
    self.stamp.hash(into: &hasher)
  }
}

nonisolated extension RKPlain: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{3}\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{5}\0\u{4}\0\0\0\0\0\0\0date\"\0\0\0\u{3}\0\0\u{1}\0\0\0\0day\"\0\0\0\0\u{5}\0\0\u{2}\0\0\0\0stamp\"\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKPlain\tRestKit.kvmap\t165
        date\t166\tdate
        day\t167\tday
        stamp\t168\tstamp
        """)
  }

  static var _kvEmpty: RKPlain {
    RKPlain()
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RKPlain, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.date = try kv.null() ? nil : kv.isEmptyText() ? nil : kv.parseDate(at: kv.mark(), kv.lenientString(), "M2'!-d2'!-y4", patterns: "MM-dd-yyyy", offset: 0)  // RestKit.kvmap:166
        case 1: out.day = try kv.null() ? nil : kv.isEmptyText() ? nil : kv.parseDate(at: kv.mark(), kv.lenientString(), "y4'!-M2'!-d2", patterns: "yyyy-MM-dd", offset: 0)  // RestKit.kvmap:167
        case 2: out.stamp = try kv.null() ? nil : kv.isEmptyText() ? nil : kv.epochMilliseconds(lenient: true)  // RestKit.kvmap:168
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    if let value = self.date { kv.key("\"date\":"); try kv.date(value, codes: "M2'!-d2'!-y4", offset: 0) }  // RestKit.kvmap:166
    if let value = self.day { kv.key("\"day\":"); try kv.date(value, codes: "y4'!-M2'!-d2", offset: 0) }  // RestKit.kvmap:167
    if let value = self.stamp { kv.key("\"stamp\":"); try kv.epochMilliseconds(value) }  // RestKit.kvmap:168
    kv.close()
  }
}

nonisolated struct RKRelated: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var address: Swift.Optional<RKAddress>
  var friends: Swift.Optional<[RKFriend]>

  init(name: Swift.String, address: RKAddress? = nil, friends: [RKFriend]? = nil) {
    self.name = name
    self.address = address
    self.friends = friends
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.address, right.address),
      KVMap._kvAreEqual(left.friends, right.friends)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.address.hash(into: &hasher)
    self.friends.hash(into: &hasher)
  }
}

nonisolated extension RKRelated: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{3}\0\0\0\u{5}\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{7}\0\0\u{1}\0\0\0\0address\"\u{7}\0\0\u{2}\0\0\0\0friends\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKRelated\tRestKit.kvmap\t180
        name\t181\tname
        address\t182\taddress
        friends\t183\tfriends
        """)
  }

  static var _kvEmpty: RKRelated {
    RKRelated(name: "")
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RKRelated, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.name = try kv.lenientString()  // RestKit.kvmap:181
        case 1: out.address = try kv.null() ? nil : kv.isEmptyText() ? nil : RKAddress._kvRead(&kv, updating: updating ? out.address : nil)  // RestKit.kvmap:182
        case 2: out.friends = try kv.null() ? nil : kv.isEmptyText() ? nil : _kvRead_friends(&kv)  // RestKit.kvmap:183
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  private static func _kvRead_friends(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [RKFriend] {
    guard kv.isArray() else { return [try RKFriend._kvRead(&kv, replacing: nil)] }
    return try kv.array(of: RKFriend.self)
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"name\":", self.name)  // RestKit.kvmap:181
    if let value = self.address { kv.key("\"address\":"); try value._kvWrite(&kv) }  // RestKit.kvmap:182
    if let value = self.friends { kv.key("\"friends\":"); try kv.array(value) }  // RestKit.kvmap:183
    kv.close()
  }
}

nonisolated struct RKAddress: Swift.Sendable, Swift.Hashable {
  var addressID: Swift.Optional<Swift.Int>
  var city: Swift.String

  init(addressID: Swift.Int? = nil, city: Swift.String) {
    self.addressID = addressID
    self.city = city
  }

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

nonisolated extension RKAddress: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\u{3}\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0city\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKAddress\tRestKit.kvmap\t185
        addressID\t186\tid
        city\t187\tcity
        """)
  }

  static var _kvEmpty: RKAddress {
    RKAddress(city: "")
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RKAddress, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.addressID = try kv.null() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()  // RestKit.kvmap:186
        case 1: out.city = try kv.lenientString()  // RestKit.kvmap:187
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.int("\"id\":", ifPresent: self.addressID)  // RestKit.kvmap:186
    kv.string("\"city\":", self.city)  // RestKit.kvmap:187
    kv.close()
  }
}

nonisolated struct RKKeyed: Swift.Sendable, Swift.Hashable {
  var users: [RKEntry]

  init(users: [RKEntry]) {
    self.users = users
  }

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

nonisolated extension RKKeyed: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0users\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKKeyed\tRestKit.kvmap\t201
        users\t202\tusers
        """)
  }

  static var _kvEmpty: RKKeyed {
    RKKeyed(users: [])
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RKKeyed, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.users = try _kvRead_users(&kv)  // RestKit.kvmap:202
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  private static func _kvRead_users(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [RKEntry] {
    var all: [RKEntry] = []
    var keys: KVMap.EntryKeys = .init()
    guard try kv.openKeyed(&keys) else { return all }
    repeat {
      let start: KVMap.Mark = kv.mark()
      do throws(KVMap.Failure) { try all.append(RKEntry._kvRead(&kv, replacing: nil)) } catch { try kv.recover(error, from: start) }
    } while try kv.nextKeyed(&keys)
    return all
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"users\":")  // RestKit.kvmap:202
    kv.open()
    for value0 in self.users {
      kv.entryKey(value0.name)
      try value0._kvWrite(&kv)
    }
    kv.close()
    kv.close()
  }
}

nonisolated struct RKEntry: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var userID: Swift.Optional<Swift.Int>
  var address: Swift.Optional<RKAddress>

  init(name: Swift.String, userID: Swift.Int? = nil, address: RKAddress? = nil) {
    self.name = name
    self.userID = userID
    self.address = address
  }

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

nonisolated extension RKEntry: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\u{3}\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{7}\0\0\u{1}\0\0\0\0address\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKEntry\tRestKit.kvmap\t204
        userID\t206\tid
        address\t207\taddress
        name\t205\t
        """)
  }

  static var _kvEmpty: RKEntry {
    RKEntry(name: "")
  }

  static var _kvAsksForElement: Swift.Bool { true }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RKEntry, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    let standing: KVMap.Element = kv.element()
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.userID = try kv.null() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()  // RestKit.kvmap:206
        case 1: out.address = try kv.null() ? nil : kv.isEmptyText() ? nil : RKAddress._kvRead(&kv, updating: updating ? out.address : nil)  // RestKit.kvmap:207
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    let mark0: KVMap.Mark = kv.key(of: standing)  // RestKit.kvmap:205
    if mark0.isValue {
      let back: KVMap.Mark = kv.enter(mark0, _kvKeys, rule: 2, scan)
      do throws(KVMap.Failure) { out.name = try kv.lenientString() } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.nullRule(_kvKeys, rule: 2, scan)
    } else {
      try kv.missing(_kvKeys, rule: 2, scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.int("\"id\":", ifPresent: self.userID)  // RestKit.kvmap:206
    if let value = self.address { kv.key("\"address\":"); try value._kvWrite(&kv) }  // RestKit.kvmap:207
    kv.close()
  }
}

nonisolated class RKBoy: KVMap.Readable, KVMap.Writable {
  var name: Swift.String
  var friends: [RKHuman]

  init(name: Swift.String, friends: [RKHuman] = []) {
    self.name = name
    self.friends = friends
  }

  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\u{3}\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{7}\0\0\u{1}\0\0\0\0friends\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKBoy\tRestKit.kvmap\t219
        name\t220\tname
        friends\t221\tfriends
        """)
  }

  class var _kvAsksForElement: Swift.Bool { false }

  class var _kvOptions: KVMap.ReadOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.Reader, updating current: RKBoy?
  ) throws(KVMap.Failure) -> (Swift.String, [RKHuman]) {
    var _0: Swift.String? = current?.name
    var _1: [RKHuman] = current?.friends ?? []
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.lenientString()  // RestKit.kvmap:220
        case 1: _1 = try kv.null() ? [] : _kvRead_friends(&kv)  // RestKit.kvmap:221
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let _0 else { try kv.fail() }
    return (_0, _1)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> Self {
    guard let current = current?.assumingMemoryBound(to: RKBoy.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.Reader, updating current: RKBoy?) throws(KVMap.Failure) {
    let (_0, _1) = try Self._kvProperties(&kv, updating: current)
    self.name = _0
    self.friends = _1
  }

  private static func _kvRead_friends(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [RKHuman] {
    guard kv.isArray() else { return [try RKHuman._kvRead(&kv, replacing: nil)] }
    return try kv.array(reading: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> RKHuman in try RKHuman._kvRead(&kv, replacing: nil) })
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "RKBoy") }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"name\":", self.name)  // RestKit.kvmap:220
    try kv.array("\"friends\":", self.friends)  // RestKit.kvmap:221
    kv.close()
  }
}

nonisolated class RKGirl: KVMap.Readable, KVMap.Writable {
  var name: Swift.String

  init(name: Swift.String) {
    self.name = name
  }

  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKGirl\tRestKit.kvmap\t223
        name\t224\tname
        """)
  }

  class var _kvAsksForElement: Swift.Bool { false }

  class var _kvOptions: KVMap.ReadOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.Reader, updating current: RKGirl?
  ) throws(KVMap.Failure) -> Swift.String {
    var _0: Swift.String? = current?.name
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.lenientString()  // RestKit.kvmap:224
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let _0 else { try kv.fail() }
    return _0
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> Self {
    guard let current = current?.assumingMemoryBound(to: RKGirl.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.Reader, updating current: RKGirl?) throws(KVMap.Failure) {
    let _0: Swift.String = try Self._kvProperties(&kv, updating: current)
    self.name = _0
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "RKGirl") }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"name\":", self.name)  // RestKit.kvmap:224
    kv.close()
  }
}

nonisolated struct RKBoys {
  var friends: [RKOnlyBoy]

  init(friends: [RKOnlyBoy]) {
    self.friends = friends
  }
}

nonisolated extension RKBoys: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{7}\0\0\0\0\0\u{1}\0friends\"\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKBoys\tRestKit.kvmap\t239
        friends\t240\tfriends
        """)
  }

  static var _kvEmpty: RKBoys {
    RKBoys(friends: [])
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RKBoys, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.friends = try _kvRead_friends(&kv)  // RestKit.kvmap:240
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  private static func _kvRead_friends(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [RKOnlyBoy] {
    guard kv.isArray() else { return [try RKOnlyBoy._kvRead(&kv, replacing: nil)] }
    return try kv.array(
      isLossy: true,
      reading: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> RKOnlyBoy in try RKOnlyBoy._kvRead(&kv, replacing: nil) })
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    try kv.array("\"friends\":", self.friends)  // RestKit.kvmap:240
    kv.close()
  }
}

nonisolated struct RKRequest: Swift.Sendable, Swift.Hashable {
  var url: URL
  var headers: [Swift.String: Swift.String]

  init(url: URL, headers: [Swift.String: Swift.String]) {
    self.url = url
    self.headers = headers
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.url, right.url),
      KVMap._kvAreEqual(left.headers, right.headers)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.url.hash(into: &hasher)
    self.headers.hash(into: &hasher)
  }
}

nonisolated extension RKRequest: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\u{3}\0\0\0\0\0\u{1}\0url\"\0\0\0\0\u{7}\0\0\u{1}\0\0\u{1}\0headers\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKRequest\tRestKit.kvmap\t254
        url\t255\turl
        headers\t256\theaders
        """)
  }

  static var _kvEmpty: RKRequest {
    RKRequest(url: KVMap.Constant.emptyURL, headers: [:])
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RKRequest, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.url = try kv.url()  // RestKit.kvmap:255
        case 1: out.headers = try _kvRead_headers(&kv)  // RestKit.kvmap:256
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  private static func _kvRead_headers(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [Swift.String: Swift.String] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Swift.String in try kv.lenientString() })
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"url\":"); kv.url(self.url)  // RestKit.kvmap:255
    kv.key("\"headers\":"); kv.dictionary(self.headers)  // RestKit.kvmap:256
    kv.close()
  }
}

nonisolated struct RKPage: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var website: URL
  var emailAddress: Swift.String
  var position: Swift.Optional<Swift.Int>

  init(name: Swift.String, website: URL, emailAddress: Swift.String, position: Swift.Int? = nil) {
    self.name = name
    self.website = website
    self.emailAddress = emailAddress
    self.position = position
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.website, right.website),
      KVMap._kvAreEqual(left.emailAddress, right.emailAddress),
      KVMap._kvAreEqual(left.position, right.position)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.website.hash(into: &hasher)
    self.emailAddress.hash(into: &hasher)
    self.position.hash(into: &hasher)
  }
}

nonisolated extension RKPage: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKPage\tRestKit.kvmap\t258
        name\t260\tname
        website\t261\turl
        emailAddress\t262\theaders.\"Content-Type\"
        position\t263\t
        """)
  }

  static var _kvEmpty: RKPage {
    RKPage(name: "", website: KVMap.Constant.emptyURL, emailAddress: "")
  }

  static var _kvAsksForElement: Swift.Bool { true }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RKPage, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    let standing: KVMap.Element = kv.element()
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.name = try kv.lenientString()  // RestKit.kvmap:260
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    let back1: KVMap.Mark = kv.mark()  // RestKit.kvmap:261
    do throws(KVMap.Failure) {
      let mark1: KVMap.Mark = try kv.context("url", _kvKeys, rule: 1, scan)
      if mark1.isValue {
        kv.jump(to: mark1, _kvKeys, rule: 1, scan)
        out.website = try kv.url()
        kv.rewind(to: back1)
      } else if mark1.isNull {
        try kv.nullRule(_kvKeys, rule: 1, around: .context, scan)
      } else {
        try kv.missing(_kvKeys, rule: 1, around: .context, scan)
      }
    } catch { try kv.recover(error, backTo: back1) }
    let back2: KVMap.Mark = kv.mark()  // RestKit.kvmap:262
    do throws(KVMap.Failure) {
      let mark2: KVMap.Mark = try kv.context("headers.\"Content-Type\"", _kvKeys, rule: 2, scan)
      if mark2.isValue {
        kv.jump(to: mark2, _kvKeys, rule: 2, scan)
        out.emailAddress = try kv.lenientString()
        kv.rewind(to: back2)
      } else if mark2.isNull {
        try kv.nullRule(_kvKeys, rule: 2, around: .context, scan)
      } else {
        try kv.missing(_kvKeys, rule: 2, around: .context, scan)
      }
    } catch { try kv.recover(error, backTo: back2) }
    let mark3: KVMap.Mark = kv.index(of: standing, scan)  // RestKit.kvmap:263
    if mark3.isValue {
      let back: KVMap.Mark = kv.enter(mark3, _kvKeys, rule: 3, scan)
      do throws(KVMap.Failure) { out.position = try kv.null() ? nil : kv.isEmptyText() ? nil : kv.lenientInt() } catch { try kv.recover(error, from: mark3) }
      kv.rewind(to: back)
    } else if mark3.isNull {
      out.position = nil
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"name\":", self.name)  // RestKit.kvmap:260
    kv.close()
  }
}

nonisolated extension RKPage: KVMap.ContextReadable {
  static func _kvWrite(context: RKRequest, _ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    try context._kvWrite(&kv)
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

nonisolated extension RKIndexed: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{6}\0\0\u{1}\0\0\0\0friend\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKIndexed\tRestKit.kvmap\t270
        name\t271\tname
        friend\t273\tfriend
        luckyNumber\t272\t
        """)
  }

  static var _kvEmpty: RKIndexed {
    RKIndexed(name: "")
  }

  static var _kvAsksForElement: Swift.Bool { true }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RKIndexed, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    let standing: KVMap.Element = kv.element()
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.name = try kv.lenientString()  // RestKit.kvmap:271
        case 1: out.friend = try kv.null() ? nil : kv.isEmptyText() ? nil : RKNoIndex._kvRead(&kv, updating: updating ? out.friend : nil)  // RestKit.kvmap:273
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    let mark1: KVMap.Mark = kv.index(of: standing, scan)  // RestKit.kvmap:272
    if mark1.isValue {
      let back: KVMap.Mark = kv.enter(mark1, _kvKeys, rule: 2, scan)
      do throws(KVMap.Failure) { out.luckyNumber = try kv.null() ? nil : kv.isEmptyText() ? nil : kv.lenientInt() } catch { try kv.recover(error, from: mark1) }
      kv.rewind(to: back)
    } else if mark1.isNull {
      out.luckyNumber = nil
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"name\":", self.name)  // RestKit.kvmap:271
    if let value = self.friend { kv.key("\"friend\":"); try value._kvWrite(&kv) }  // RestKit.kvmap:273
    kv.close()
  }
}

nonisolated struct RKNoIndex: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var luckyNumber: Swift.Optional<Swift.Int>

  init(name: Swift.String, luckyNumber: Swift.Int? = nil) {
    self.name = name
    self.luckyNumber = luckyNumber
  }

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

nonisolated extension RKNoIndex: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKNoIndex\tRestKit.kvmap\t275
        name\t276\tname
        luckyNumber\t277\t
        """)
  }

  static var _kvEmpty: RKNoIndex {
    RKNoIndex(name: "")
  }

  static var _kvAsksForElement: Swift.Bool { true }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RKNoIndex, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    let standing: KVMap.Element = kv.element()
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.name = try kv.lenientString()  // RestKit.kvmap:276
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    let mark1: KVMap.Mark = kv.index(of: standing, scan)  // RestKit.kvmap:277
    if mark1.isValue {
      let back: KVMap.Mark = kv.enter(mark1, _kvKeys, rule: 1, scan)
      do throws(KVMap.Failure) { out.luckyNumber = try kv.null() ? nil : kv.isEmptyText() ? nil : kv.lenientInt() } catch { try kv.recover(error, from: mark1) }
      kv.rewind(to: back)
    } else if mark1.isNull {
      out.luckyNumber = nil
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"name\":", self.name)  // RestKit.kvmap:276
    kv.close()
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

nonisolated extension RKHouse: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\u{6}\0\0\0\0\0\u{8}\0\u{3}\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{8}\0\0\u{1}\0\0\0\0house_id\"\0\0\0\0\0\0\0\u{6}\0\0\u{2}\0\0\0\0people\"\0\u{7}\0\0\u{3}\0\0\0\0friends\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 4, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKHouse\tRestKit.kvmap\t284
        name\t285\tname
        houseID\t286\thouse_id
        friends\t287\tpeople.friends
        friends\t287\tfriends
        """)
  }
  private static var _kvKeys_1: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{7}\0\0\0\0\0\0\0friends\"\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKHouse\tRestKit.kvmap\t284
        friends\t287\tpeople.friends
        """)
  }

  static var _kvEmpty: RKHouse {
    RKHouse(name: "", friends: [])
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RKHouse, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var slot0: KVMap.Mark = .none
    var slot1: KVMap.Mark = .none
    var has2: Swift.Bool = false
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    kv.enterParent(&scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.name = try kv.lenientString()  // RestKit.kvmap:285
        case 1: out.houseID = try kv.null() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()  // RestKit.kvmap:286
        case 2:  // RestKit.kvmap:287
          if try kv.null() {
            slot0 = .null
          } else {
            var scan1: KVMap.Scan = .init(updating: updating)
            var key1: Swift.Int = try kv.open(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.Failure) {
                switch key1 {
                case 0:  // RestKit.kvmap:287
                  if try kv.null() {
                    slot0 = .null
                  } else {
                    has2 = true
                    out.friends = try _kvRead_friends(&kv)
                  }
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.next(_kvKeys_1, &scan1)
            }
          }
        case 3: slot1 = try kv.remember()  // RestKit.kvmap:287
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    if !has2 {
      let mark2: KVMap.Mark = slot0.or(slot1)  // RestKit.kvmap:287
      if mark2.isValue {
        let back: KVMap.Mark = kv.enter(mark2, _kvKeys, rule: 2, scan)
        do throws(KVMap.Failure) { out.friends = try _kvRead_friends(&kv) } catch { try kv.recover(error, from: mark2) }
        kv.rewind(to: back)
      } else if mark2.isNull {
        try kv.nullRule(_kvKeys, rule: 2, scan)
      } else {
        try kv.missing(_kvKeys, rule: 2, scan)
      }
    }
    kv.leaveParent(scan)
  }

  private static func _kvRead_friends(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [RKTenant] {
    guard kv.isArray() else { return [try RKTenant._kvRead(&kv, replacing: nil)] }
    return try kv.array(of: RKTenant.self)
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"name\":", self.name)  // RestKit.kvmap:285
    kv.int("\"house_id\":", ifPresent: self.houseID)  // RestKit.kvmap:286
    let begun0: Swift.Int = kv.begin("\"people\":")
    try kv.array("\"friends\":", self.friends)  // RestKit.kvmap:287
    kv.end(begun0)
    kv.close()
  }
}

nonisolated struct RKTenant: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var near: Swift.Optional<Swift.Int>
  var far: Swift.Optional<Swift.Int>
  var root: Swift.Optional<Swift.Int>

  init(name: Swift.String, near: Swift.Int? = nil, far: Swift.Int? = nil, root: Swift.Int? = nil) {
    self.name = name
    self.near = near
    self.far = far
    self.root = root
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.near, right.near),
      KVMap._kvAreEqual(left.far, right.far),
      KVMap._kvAreEqual(left.root, right.root)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.near.hash(into: &hasher)
    self.far.hash(into: &hasher)
    self.root.hash(into: &hasher)
  }
}

nonisolated extension RKTenant: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKTenant\tRestKit.kvmap\t289
        name\t290\tname
        near\t291\thouse_id
        far\t292\thouse.house_id
        root\t293\thouse_id
        """)
  }

  static var _kvEmpty: RKTenant {
    RKTenant(name: "")
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RKTenant, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.name = try kv.lenientString()  // RestKit.kvmap:290
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    let back1: KVMap.Mark = kv.mark()  // RestKit.kvmap:291
    do throws(KVMap.Failure) {
      let mark1: KVMap.Mark = try kv.parent("house_id", hops: 1, _kvKeys, rule: 1, scan)
      if mark1.isValue {
        kv.jump(to: mark1, _kvKeys, rule: 1, scan)
        out.near = try kv.null() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()
        kv.rewind(to: back1)
      } else if mark1.isNull {
        out.near = nil
      }
    } catch { try kv.recover(error, backTo: back1) }
    let back2: KVMap.Mark = kv.mark()  // RestKit.kvmap:292
    do throws(KVMap.Failure) {
      let mark2: KVMap.Mark = try kv.parent("house.house_id", hops: 1, _kvKeys, rule: 2, scan)
      if mark2.isValue {
        kv.jump(to: mark2, _kvKeys, rule: 2, scan)
        out.far = try kv.null() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()
        kv.rewind(to: back2)
      } else if mark2.isNull {
        out.far = nil
      }
    } catch { try kv.recover(error, backTo: back2) }
    let back3: KVMap.Mark = kv.mark()  // RestKit.kvmap:293
    do throws(KVMap.Failure) {
      let mark3: KVMap.Mark = try kv.document("house_id", _kvKeys, rule: 3, scan)
      if mark3.isValue {
        kv.jump(to: mark3, _kvKeys, rule: 3, scan)
        out.root = try kv.null() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()
        kv.rewind(to: back3)
      } else if mark3.isNull {
        out.root = nil
      }
    } catch { try kv.recover(error, backTo: back3) }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"name\":", self.name)  // RestKit.kvmap:290
    kv.close()
  }
}

nonisolated struct RKCats: Swift.Sendable, Swift.Hashable {
  var railsID: Swift.Int
  var cats: [RKCat]

  init(railsID: Swift.Int, cats: [RKCat]) {
    self.railsID = railsID
    self.cats = cats
  }

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

nonisolated extension RKCats: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{4}\0\u{1}\0\0\0\u{e}\0\0\0\0\0\u{1}\0identification\"\0\u{6}\0\0\u{1}\0\0\u{1}\0catIDs\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKCats\tRestKit.kvmap\t304
        railsID\t305\tidentification
        cats\t306\tcatIDs
        """)
  }

  static var _kvEmpty: RKCats {
    RKCats(railsID: 0, cats: [])
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RKCats, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.railsID = try kv.lenientInt()  // RestKit.kvmap:305
        case 1: out.cats = try _kvRead_cats(&kv)  // RestKit.kvmap:306
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  private static func _kvRead_cats(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [RKCat] {
    guard kv.isArray() else { return [try RKCat._kvRead(&kv, replacing: nil)] }
    return try kv.array(of: RKCat.self)
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.int("\"identification\":", self.railsID)  // RestKit.kvmap:305
    try kv.array("\"catIDs\":", self.cats)  // RestKit.kvmap:306
    kv.close()
  }
}

nonisolated struct RKCat: Swift.Sendable, Swift.Hashable {
  var railsID: Swift.Int

  init(railsID: Swift.Int) {
    self.railsID = railsID
  }

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

nonisolated extension RKCat: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKCat\tRestKit.kvmap\t308
        railsID\t309\t
        """)
  }

  static var _kvEmpty: RKCat {
    RKCat(railsID: 0)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RKCat, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    try kv.stand(&scan)
    let mark0: KVMap.Mark = kv.whole(scan)  // RestKit.kvmap:309
    if mark0.isValue {
      let back: KVMap.Mark = kv.enter(mark0, _kvKeys, rule: 0, scan)
      do throws(KVMap.Failure) { out.railsID = try kv.lenientInt() } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.nullRule(_kvKeys, rule: 0, scan)
    } else {
      try kv.missing(_kvKeys, rule: 0, scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.int(self.railsID)
  }
}

nonisolated struct RKUpper: Swift.Sendable, Swift.Hashable {
  var name: Swift.String

  init(name: Swift.String) {
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

nonisolated extension RKUpper: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKUpper\tRestKit.kvmap\t317
        name\t318\tname
        """)
  }

  static var _kvEmpty: RKUpper {
    RKUpper(name: "")
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RKUpper, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.name = try kv.uppercase(kv.lenientString())  // RestKit.kvmap:318
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.key("\"name\":"); kv.string(self.name)  // RestKit.kvmap:318
    kv.close()
  }
}

nonisolated struct RKShouting: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var rank: Swift.Int

  init(name: Swift.String, rank: Swift.Int) {
    self.name = name
    self.rank = rank
  }

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

nonisolated extension RKShouting: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{3}\0\0\0\u{1}\0\u{4}\0\0\0\0\0\u{1}\0NAME\"\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0RANK\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKShouting\tRestKit.kvmap\t325
        name\t327\tNAME
        rank\t328\tRANK
        """)
  }

  static var _kvEmpty: RKShouting {
    RKShouting(name: "", rank: 0)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RKShouting, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.name = try kv.lenientString()  // RestKit.kvmap:327
        case 1: out.rank = try kv.lenientInt()  // RestKit.kvmap:328
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"NAME\":", self.name)  // RestKit.kvmap:327
    kv.int("\"RANK\":", self.rank)  // RestKit.kvmap:328
    kv.close()
  }
}

nonisolated struct RKPascal: Swift.Sendable, Swift.Hashable {
  var comments: [Swift.String]

  init(comments: [Swift.String]) {
    self.comments = comments
  }

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

nonisolated extension RKPascal: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0User\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKPascal\tRestKit.kvmap\t335
        comments\t336\tUser.Comments
        """)
  }
  private static var _kvKeys_1: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{8}\0\0\0\0\0\0\0Comments\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKPascal\tRestKit.kvmap\t335
        comments\t336\tUser.Comments
        """)
  }

  static var _kvEmpty: RKPascal {
    RKPascal(comments: [])
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RKPascal, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var has0: Swift.Bool = false
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0:  // RestKit.kvmap:336
          if try kv.null() {
            has0 = true
            try kv.nullRule(_kvKeys, rule: 0, scan)
          } else {
            var scan1: KVMap.Scan = .init(updating: updating)
            var key1: Swift.Int = try kv.open(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.Failure) {
                switch key1 {
                case 0:  // RestKit.kvmap:336
                  has0 = true
                  out.comments = try _kvRead_comments(&kv)
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

  private static func _kvRead_comments(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [Swift.String] {
    guard kv.isArray() else { return [try kv.lenientString()] }
    return try kv.array(reading: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Swift.String in try kv.lenientString() })
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    let begun0: Swift.Int = kv.begin("\"User\":")
    kv.array("\"Comments\":", self.comments)  // RestKit.kvmap:336
    kv.end(begun0)
    kv.close()
  }
}

nonisolated class RKParent: KVMap.Readable, KVMap.Writable {
  var firstName: Swift.String
  var lastName: Swift.String
  var children: [RKParent]

  init(firstName: Swift.String, lastName: Swift.String, children: [RKParent] = []) {
    self.firstName = firstName
    self.lastName = lastName
    self.children = children
  }

  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\u{7}\0\0\0\0\0\0\0\u{4}\0\u{1}\0\n\0\0\0\0\0\u{1}\0first_name\"\0\0\0\0\0\t\0\0\u{1}\0\0\u{1}\0last_name\"\0\0\0\0\0\0\u{8}\0\0\u{2}\0\0\0\0children\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKParent\tRestKit.kvmap\t344
        firstName\t345\tfirst_name
        lastName\t346\tlast_name
        children\t347\tchildren
        """)
  }

  class var _kvAsksForElement: Swift.Bool { false }

  class var _kvOptions: KVMap.ReadOptions { .init() }

  class var _kvXML: KVMap.XMLNames { .init() }

  private static func _kvProperties(
    _ kv: inout KVMap.Reader, updating current: RKParent?
  ) throws(KVMap.Failure) -> (Swift.String, Swift.String, [RKParent]) {
    var _0: Swift.String? = current?.firstName
    var _1: Swift.String? = current?.lastName
    var _2: [RKParent] = current?.children ?? []
    var scan: KVMap.Scan = .init(updating: current != nil)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: _0 = try kv.lenientString()  // RestKit.kvmap:345
        case 1: _1 = try kv.lenientString()  // RestKit.kvmap:346
        case 2: _2 = try kv.null() ? [] : _kvRead_children(&kv)  // RestKit.kvmap:347
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
    guard let _0, let _1 else { try kv.fail() }
    return (_0, _1, _2)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> Self {
    guard let current = current?.assumingMemoryBound(to: RKParent.self).pointee as? Self else {
      return try Self(_kv: &kv, updating: nil)
    }
    return try Swift.type(of: current).init(_kv: &kv, updating: current)
  }

  required init(_kv kv: inout KVMap.Reader, updating current: RKParent?) throws(KVMap.Failure) {
    let (_0, _1, _2) = try Self._kvProperties(&kv, updating: current)
    self.firstName = _0
    self.lastName = _1
    self.children = _2
  }

  private static func _kvRead_children(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [RKParent] {
    guard kv.isArray() else { return [try RKParent._kvRead(&kv, replacing: nil)] }
    return try kv.array(of: RKParent.self)
  }

  class var _kvRoot: Swift.String { "" }

  class var _kvXMLRoot: KVMap.XMLNames { .init(element: "RKParent") }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.string("\"first_name\":", self.firstName)  // RestKit.kvmap:345
    kv.string("\"last_name\":", self.lastName)  // RestKit.kvmap:346
    try kv.array("\"children\":", self.children)  // RestKit.kvmap:347
    kv.close()
  }
}

nonisolated struct RKMiddle: Swift.Sendable, Swift.Hashable {
  var x: Swift.Optional<Swift.Int>

  init(x: Swift.Int? = nil) {
    self.x = x
  }

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

nonisolated extension RKMiddle: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{1}\0\0\0\0\0\0\0a\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKMiddle\tRestKit.kvmap\t355
        x\t356\ta.b
        """)
  }
  private static var _kvKeys_1: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0b\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKMiddle\tRestKit.kvmap\t355
        x\t356\ta.b
        """)
  }

  static var _kvEmpty: RKMiddle {
    RKMiddle()
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout RKMiddle, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0:  // RestKit.kvmap:356
          if try kv.null() {
            out.x = nil
          } else {
            var scan1: KVMap.Scan = .init(updating: updating)
            var key1: Swift.Int = try kv.open(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.Failure) {
                switch key1 {
                case 0: out.x = try kv.null() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()  // RestKit.kvmap:356
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
    let begun0: Swift.Int = kv.begin("\"a\":")
    kv.int("\"b\":", ifPresent: self.x)  // RestKit.kvmap:356
    kv.end(begun0)
    kv.close()
  }
}

nonisolated enum RKHuman {
  case boy(RKBoy)
  case girl(RKGirl)
}

nonisolated extension RKHuman: KVMap.Readable, KVMap.Writable {
  private static var _kvPath: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0type\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKHuman\tRestKit.kvmap\t215
        \t215\ttype
        """)
  }
  private static var _kvCases: KVMap.Keys {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{3}\0\0\0\0\0\0\0Boy\"\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0Girl\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKHuman\tRestKit.kvmap\t215
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> RKHuman {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: true, isOpen: false)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.Failure) {
      let value: RKHuman
      switch number {
      case 0: value = try .boy(RKBoy._kvRead(&kv, replacing: nil))  // RestKit.kvmap:216
      default: value = try .girl(RKGirl._kvRead(&kv, replacing: nil))  // RestKit.kvmap:217
      }
      kv.endPayload(led)
      return value
    } catch {
      kv.endPayload(led)
      throw error
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    switch self {
    case .boy(let value):
      let start: Swift.Int = kv.lead("\"type\":\"Boy\",")
      try value._kvWrite(&kv)
      try kv.endLead(start)
    case .girl(let value):
      let start: Swift.Int = kv.lead("\"type\":\"Girl\",")
      try value._kvWrite(&kv)
      try kv.endLead(start)
    }
  }
}

nonisolated enum RKOnlyBoy {
  case boy(RKBoy)
}

nonisolated extension RKOnlyBoy: KVMap.Readable, KVMap.Writable {
  private static var _kvPath: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0type\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKOnlyBoy\tRestKit.kvmap\t242
        \t242\ttype
        """)
  }
  private static var _kvCases: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{3}\0\0\0\0\0\0\0Boy\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKOnlyBoy\tRestKit.kvmap\t242
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> RKOnlyBoy {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: true, isOpen: false)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.Failure) {
      let value: RKOnlyBoy
      switch number {
      default: value = try .boy(RKBoy._kvRead(&kv, replacing: nil))  // RestKit.kvmap:243
      }
      kv.endPayload(led)
      return value
    } catch {
      kv.endPayload(led)
      throw error
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    switch self {
    case .boy(let value):
      let start: Swift.Int = kv.lead("\"type\":\"Boy\",")
      try value._kvWrite(&kv)
      try kv.endLead(start)
    }
  }
}
