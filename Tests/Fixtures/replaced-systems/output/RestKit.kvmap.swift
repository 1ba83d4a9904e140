// Generated from RestKit.kvmap. Do not edit.
// kvmap format 1, input 3c40801e15ab3435, body 6b47086e66518066
// swift-format-ignore-file
// swiftlint:disable all
import Foundation
@_spi(Generated) import KVMap

// If this does not compile, KVMap and the kvmapc that made this file do not fit: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

nonisolated struct RKUser: Swift.Sendable, Swift.Hashable {
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

nonisolated extension RKUser: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKUser\tRestKit.kvmap\t7
        userID\t8\tid
        name\t9\tname
        """)
  }

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
        case 0: out.userID = try kv.lenientInt()  // RestKit.kvmap:8
        case 1: out.name = try kv.lenientString()  // RestKit.kvmap:9
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.userID)  // RestKit.kvmap:8
    kv.string("\"name\":", self.name)  // RestKit.kvmap:9
    kv.endObject()
  }
}

nonisolated struct RKEnvelope: Swift.Sendable, Swift.Hashable {
  var user: RKUser

  init(user: RKUser) {
    self.user = user
  }

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

nonisolated extension RKEnvelope: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0user\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKEnvelope\tRestKit.kvmap\t11
        user\t12\tuser
        """)
  }

  static var _kvPlaceholder: RKEnvelope {
    RKEnvelope(user: RKUser._kvPlaceholder)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout RKEnvelope, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.object(into: &out.user, updating: updating)  // RestKit.kvmap:12
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"user\":"); try self.user._kvEncode(&kv)  // RestKit.kvmap:12
    kv.endObject()
  }
}

nonisolated struct RKRooted: Swift.Sendable, Swift.Hashable {
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

nonisolated extension RKRooted: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKRooted\tRestKit.kvmap\t14
        userID\t16\tid
        name\t17\tname
        """)
  }

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
        case 0: out.userID = try kv.lenientInt()  // RestKit.kvmap:16
        case 1: out.name = try kv.lenientString()  // RestKit.kvmap:17
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  static var _kvRoot: Swift.String { "user" }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.userID)  // RestKit.kvmap:16
    kv.string("\"name\":", self.name)  // RestKit.kvmap:17
    kv.endObject()
  }
}

nonisolated struct RKList: Swift.Sendable, Swift.Hashable {
  var list: [RKUser]

  init(list: [RKUser]) {
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

nonisolated extension RKList: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0list\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKList\tRestKit.kvmap\t53
        list\t54\tlist
        """)
  }

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
        case 0: out.list = try _kvDecode_list(&kv)  // RestKit.kvmap:54
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_list(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [RKUser] {
    guard kv.isArray() else { return [try RKUser._kvDecode(&kv, replacing: nil)] }
    return try kv.array(
      isLossy: true,
      reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> RKUser in try RKUser._kvDecode(&kv, replacing: nil) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"list\":", self.list)  // RestKit.kvmap:54
    kv.endObject()
  }
}

nonisolated struct RKProjection: Swift.Sendable, Swift.Hashable {
  var friends: [RKUser]

  init(friends: [RKUser]) {
    self.friends = friends
  }

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

nonisolated extension RKProjection: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\0\0users\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKProjection\tRestKit.kvmap\t62
        friends\t63\tusers
        friends\t63\tusers[*].friend
        """)
  }

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
        case 0: slot0 = try kv.deferValue()  // RestKit.kvmap:63
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let back0: KVMap.ValuePosition = kv.mark()  // RestKit.kvmap:63
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
    guard kv.isArray() else { return [try RKUser._kvDecode(&kv, replacing: nil)] }
    return try kv.array(of: RKUser.self)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.endObject()
  }
}

nonisolated struct RKRailsProjection: Swift.Sendable, Swift.Hashable {
  var humans: [RKRailsUser]

  init(humans: [RKRailsUser]) {
    self.humans = humans
  }

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

nonisolated extension RKRailsProjection: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0rows\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKRailsProjection\tRestKit.kvmap\t65
        humans\t66\trows
        humans\t66\trows[*].human
        """)
  }

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
        case 0: slot0 = try kv.deferValue()  // RestKit.kvmap:66
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let back0: KVMap.ValuePosition = kv.mark()  // RestKit.kvmap:66
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
    guard kv.isArray() else { return [try RKRailsUser._kvDecode(&kv, replacing: nil)] }
    return try kv.array(of: RKRailsUser.self)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.endObject()
  }
}

nonisolated struct RKRailsUser: Swift.Sendable, Swift.Hashable {
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

nonisolated extension RKRailsUser: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKRailsUser\tRestKit.kvmap\t68
        railsID\t69\tid
        """)
  }

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
        case 0: out.railsID = try kv.lenientInt()  // RestKit.kvmap:69
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.railsID)  // RestKit.kvmap:69
    kv.endObject()
  }
}

nonisolated struct RKShop: Swift.Sendable, Swift.Hashable {
  var products: [RKProduct]
  var categories: [RKCategory]

  init(products: [RKProduct], categories: [RKCategory]) {
    self.products = products
    self.categories = categories
  }

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

nonisolated extension RKShop: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{4}\0\u{1}\0\0\0\0\0\u{8}\0\0\0\0\0\u{1}\0products\"\0\0\0\0\0\0\0\n\0\0\u{1}\0\0\u{1}\0categories\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKShop\tRestKit.kvmap\t92
        products\t93\tproducts
        categories\t94\tcategories
        """)
  }

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
        case 0: out.products = try _kvDecode_products(&kv)  // RestKit.kvmap:93
        case 1: out.categories = try _kvDecode_categories(&kv)  // RestKit.kvmap:94
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_products(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [RKProduct] {
    guard kv.isArray() else { return [try RKProduct._kvDecode(&kv, replacing: nil)] }
    return try kv.array(of: RKProduct.self)
  }

  private static func _kvDecode_categories(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [RKCategory] {
    guard kv.isArray() else { return [try RKCategory._kvDecode(&kv, replacing: nil)] }
    return try kv.array(of: RKCategory.self)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"products\":", self.products)  // RestKit.kvmap:93
    try kv.array("\"categories\":", self.categories)  // RestKit.kvmap:94
    kv.endObject()
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

nonisolated extension RKProduct: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{6}\0\0\0\0\0\u{1}\0prodId\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKProduct\tRestKit.kvmap\t96
        userID\t97\tprodId
        """)
  }

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
        case 0: out.userID = try kv.lenientInt()  // RestKit.kvmap:97
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"prodId\":", self.userID)  // RestKit.kvmap:97
    kv.endObject()
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

nonisolated extension RKCategory: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0catId\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKCategory\tRestKit.kvmap\t99
        userID\t100\tcatId
        """)
  }

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
        case 0: out.userID = try kv.lenientInt()  // RestKit.kvmap:100
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"catId\":", self.userID)  // RestKit.kvmap:100
    kv.endObject()
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

nonisolated extension RKAttributes: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{7}\0\u{e}\0\t\0\0\0\u{1}\0\0\0\u{c}\0\0\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{c}\0\0\0\0\0\0\0lucky_number\"\0\0\0\u{c}\0\0\u{1}\0\0\0\0is_developer\"\0\0\0\u{7}\0\0\u{2}\0\0\0\0website\"\t\0\0\u{3}\0\0\0\0birthdate\"\0\0\0\0\0\0\u{7}\0\0\u{4}\0\0\0\0address\"\t\0\0\u{5}\0\0\0\0interests\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 6, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKAttributes\tRestKit.kvmap\t103
        luckyNumber\t104\tlucky_number
        isDeveloper\t105\tis_developer
        website\t106\twebsite
        birthDate\t107\tbirthdate
        country\t108\taddress.country
        interests\t109\tinterests
        """)
  }
  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{7}\0\0\0\0\0\0\0country\"\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKAttributes\tRestKit.kvmap\t103
        country\t108\taddress.country
        """)
  }

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
        case 0: out.luckyNumber = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()  // RestKit.kvmap:104
        case 1: out.isDeveloper = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientBool()  // RestKit.kvmap:105
        case 2: out.website = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.url()  // RestKit.kvmap:106
        case 3: out.birthDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.date("M2'!/d2'!/y4", patterns: "MM/dd/yyyy", offset: 0)  // RestKit.kvmap:107
        case 4:  // RestKit.kvmap:108
          if try kv.consumeNull() {
            out.country = nil
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0: out.country = try kv.consumeNull() ? nil : kv.lenientString()  // RestKit.kvmap:108
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        case 5: out.interests = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : _kvDecode_interests(&kv)  // RestKit.kvmap:109
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
    kv.int("\"lucky_number\":", ifPresent: self.luckyNumber)  // RestKit.kvmap:104
    kv.bool("\"is_developer\":", ifPresent: self.isDeveloper)  // RestKit.kvmap:105
    if let value = self.website { kv.key("\"website\":"); kv.url(value) }  // RestKit.kvmap:106
    if let value = self.birthDate { kv.key("\"birthdate\":"); try kv.date(value, codes: "M2'!/d2'!/y4", offset: 0) }  // RestKit.kvmap:107
    let begun0: Swift.Int = kv.beginOptionalObject("\"address\":")
    kv.string("\"country\":", ifPresent: self.country)  // RestKit.kvmap:108
    kv.endOptionalObject(begun0)
    if let value = self.interests { kv.key("\"interests\":"); kv.array(value) }  // RestKit.kvmap:109
    kv.endObject()
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

nonisolated extension RKNamed: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{c}\0\0\0\0\0\u{1}\0lucky_number\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKNamed\tRestKit.kvmap\t136
        name\t137\tlucky_number
        """)
  }

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
        case 0: out.name = try kv.lenientString()  // RestKit.kvmap:137
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"lucky_number\":", self.name)  // RestKit.kvmap:137
    kv.endObject()
  }
}

nonisolated struct RKRaw: Swift.Sendable, Swift.Hashable {
  var addressDictionary: KVMap.JSONObject

  init(addressDictionary: KVMap.JSONObject) {
    self.addressDictionary = addressDictionary
  }

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

nonisolated extension RKRaw: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{7}\0\0\0\0\0\u{1}\0address\"\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKRaw\tRestKit.kvmap\t139
        addressDictionary\t140\taddress
        """)
  }

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
        case 0: out.addressDictionary = try kv.object()  // RestKit.kvmap:140
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"address\":"); kv.object(self.addressDictionary)  // RestKit.kvmap:140
    kv.endObject()
  }
}

nonisolated struct RKDefaults: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var likesDogs: Swift.Bool

  init(name: Swift.String, likesDogs: Swift.Bool = true) {
    self.name = name
    self.likesDogs = likesDogs
  }

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

nonisolated extension RKDefaults: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{3}\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\n\0\0\u{1}\0\0\0\0likes_dogs\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKDefaults\tRestKit.kvmap\t154
        name\t155\tname
        likesDogs\t156\tlikes_dogs
        """)
  }

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
        case 0: out.name = try kv.lenientString()  // RestKit.kvmap:155
        case 1: out.likesDogs = try kv.consumeNull() ? true : kv.lenientBool()  // RestKit.kvmap:156
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)  // RestKit.kvmap:155
    kv.bool("\"likes_dogs\":", self.likesDogs)  // RestKit.kvmap:156
    kv.endObject()
  }
}

nonisolated struct RKAge: Swift.Sendable, Swift.Hashable {
  var age: Swift.Int

  init(age: Swift.Int = 0) {
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

nonisolated extension RKAge: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{3}\0\0\0\0\0\0\0age\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKAge\tRestKit.kvmap\t158
        age\t159\tage
        """)
  }

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
        case 0:  // RestKit.kvmap:159
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
    kv.int("\"age\":", self.age)  // RestKit.kvmap:159
    kv.endObject()
  }
}

nonisolated struct RKColors: Swift.Sendable, Swift.Hashable {
  var mutableFavoriteColors: [Swift.String]

  init(mutableFavoriteColors: [Swift.String]) {
    self.mutableFavoriteColors = mutableFavoriteColors
  }

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

nonisolated extension RKColors: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{e}\0\0\0\0\0\u{1}\0favoriteColors\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKColors\tRestKit.kvmap\t172
        mutableFavoriteColors\t173\tfavoriteColors
        """)
  }

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
        case 0: out.mutableFavoriteColors = try _kvDecode_mutableFavoriteColors(&kv)  // RestKit.kvmap:173
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
    kv.array("\"favoriteColors\":", self.mutableFavoriteColors)  // RestKit.kvmap:173
    kv.endObject()
  }
}

nonisolated struct RKFriends: Swift.Sendable, Swift.Hashable {
  var friendsSet: Swift.Set<Swift.String>

  init(friendsSet: Swift.Set<Swift.String>) {
    self.friendsSet = friendsSet
  }

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

nonisolated extension RKFriends: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\n\0\0\0\0\0\u{1}\0friendsSet\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKFriends\tRestKit.kvmap\t175
        friendsSet\t176\tfriendsSet
        """)
  }

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
        case 0: out.friendsSet = try _kvDecode_friendsSet(&kv)  // RestKit.kvmap:176
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
    kv.key("\"friendsSet\":"); kv.array(kv.sorted(self.friendsSet))  // RestKit.kvmap:176
    kv.endObject()
  }
}

nonisolated struct RKOrderedFriends: Swift.Sendable, Swift.Hashable {
  var friendsOrderedSet: [Swift.String]

  init(friendsOrderedSet: [Swift.String]) {
    self.friendsOrderedSet = friendsOrderedSet
  }

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

nonisolated extension RKOrderedFriends: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{11}\0\0\0\0\0\u{1}\0friendsOrderedSet\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKOrderedFriends\tRestKit.kvmap\t178
        friendsOrderedSet\t179\tfriendsOrderedSet
        """)
  }

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
        case 0: out.friendsOrderedSet = try _kvDecode_friendsOrderedSet(&kv)  // RestKit.kvmap:179
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
    kv.array("\"friendsOrderedSet\":", self.friendsOrderedSet)  // RestKit.kvmap:179
    kv.endObject()
  }
}

nonisolated struct RKNumbers: Swift.Sendable, Swift.Hashable {
  var orderedSet: [Swift.Int]

  init(orderedSet: [Swift.Int]) {
    self.orderedSet = orderedSet
  }

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

nonisolated extension RKNumbers: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{7}\0\0\0\0\0\u{1}\0numbers\"\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKNumbers\tRestKit.kvmap\t181
        orderedSet\t182\tnumbers
        """)
  }

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
        case 0: out.orderedSet = try _kvDecode_orderedSet(&kv)  // RestKit.kvmap:182
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
    kv.array("\"numbers\":", self.orderedSet)  // RestKit.kvmap:182
    kv.endObject()
  }
}

nonisolated struct RKBoolText: Swift.Sendable, Swift.Hashable {
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

nonisolated extension RKBoolText: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\n\0\0\0\0\0\u{1}\0boolString\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKBoolText\tRestKit.kvmap\t209
        boolString\t210\tboolString
        """)
  }

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
        case 0: out.boolString = try kv.lenientString()  // RestKit.kvmap:210
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"boolString\":", self.boolString)  // RestKit.kvmap:210
    kv.endObject()
  }
}

nonisolated struct RKBoolNumber: Swift.Sendable, Swift.Hashable {
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

nonisolated extension RKBoolNumber: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\n\0\0\0\0\0\u{1}\0boolNumber\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKBoolNumber\tRestKit.kvmap\t212
        boolNumber\t213\tboolNumber
        """)
  }

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
        case 0: out.boolNumber = try kv.lenientInt()  // RestKit.kvmap:213
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"boolNumber\":", self.boolNumber)  // RestKit.kvmap:213
    kv.endObject()
  }
}

nonisolated struct RKNumberText: Swift.Sendable, Swift.Hashable {
  var number: Swift.Double

  init(number: Swift.Double) {
    self.number = number
  }

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

nonisolated extension RKNumberText: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{c}\0\0\0\0\0\u{1}\0numberString\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKNumberText\tRestKit.kvmap\t215
        number\t216\tnumberString
        """)
  }

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
        case 0: out.number = try kv.lenientDouble()  // RestKit.kvmap:216
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.double("\"numberString\":", self.number)  // RestKit.kvmap:216
    kv.endObject()
  }
}

nonisolated struct RKOrder: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var address: RKTown

  init(name: Swift.String, address: RKTown) {
    self.name = name
    self.address = address
  }

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

nonisolated extension RKOrder: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{3}\0\0\0\u{5}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{6}\0\0\u{1}\0\0\0\0nested\"\0\u{7}\0\0\u{2}\0\0\0\0address\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKOrder\tRestKit.kvmap\t239
        name\t240\tname
        address\t241\tnested.city
        address\t241\taddress.city
        """)
  }
  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0city\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKOrder\tRestKit.kvmap\t239
        address\t241\tnested.city
        """)
  }
  private static var _kvKeys_2: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0city\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKOrder\tRestKit.kvmap\t239
        address\t241\taddress.city
        """)
  }

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
        case 0: out.name = try kv.lenientString()  // RestKit.kvmap:240
        case 1:  // RestKit.kvmap:241
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0: slot0 = try kv.deferValue()  // RestKit.kvmap:241
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        case 2:  // RestKit.kvmap:241
          if try kv.consumeNull() {
            slot1 = .null
          } else {
            var scan2: KVMap.ObjectState = .init(updating: updating)
            var key2: Swift.Int = try kv.beginObject(_kvKeys_2, &scan2)
            while key2 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key2 {
                case 0: slot1 = try kv.deferValue()  // RestKit.kvmap:241
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
    let mark1: KVMap.ValuePosition = kv.endGather(gathered0)  // RestKit.kvmap:241
    if mark1.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark1, _kvKeys, rule: 1, scan)
      do throws(KVMap.CodingFailure) { try RKTown._kvDecode(&kv, into: &out.address, updating: updating) } catch { try kv.recover(error, from: mark1) }
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
    kv.string("\"name\":", self.name)  // RestKit.kvmap:240
    let begun0: Swift.Int = kv.beginOptionalObject("\"nested\":")
    kv.member(&captured1, "\"city\":", keys: "city")  // RestKit.kvmap:241
    kv.endOptionalObject(begun0)
    kv.endObject()
  }
}

nonisolated struct RKTown: Swift.Sendable, Swift.Hashable {
  var city: Swift.String

  init(city: Swift.String) {
    self.city = city
  }

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

nonisolated extension RKTown: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0city\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKTown\tRestKit.kvmap\t243
        city\t244\tcity
        """)
  }

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
        case 0: out.city = try kv.lenientString()  // RestKit.kvmap:244
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"city\":", self.city)  // RestKit.kvmap:244
    kv.endObject()
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

nonisolated extension RKChecked: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\n\0\0\0\0\0\u{1}\0boolString\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKChecked\tRestKit.kvmap\t252
        boolString\t253\tboolString
        """)
  }

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
        case 0: out.boolString = try kv.checked(at: kv.mark(), kv.lenientString(), "count < 4") { $0.count < 4 }  // RestKit.kvmap:253
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"boolString\":"); try kv.string(kv.checked(self.boolString, "count < 4") { $0.count < 4 })  // RestKit.kvmap:253
    kv.endObject()
  }
}

nonisolated struct RKDate: Swift.Sendable, Swift.Hashable {
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

nonisolated extension RKDate: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0date\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKDate\tRestKit.kvmap\t261
        date\t262\tdate
        """)
  }

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
        case 0: out.date = try kv.date()  // RestKit.kvmap:262
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"date\":"); try kv.date(self.date)  // RestKit.kvmap:262
    kv.endObject()
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

nonisolated extension RKEastern: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0date\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKEastern\tRestKit.kvmap\t264
        date\t265\tdate
        """)
  }

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
        case 0: out.date = try kv.parseDate(at: kv.mark(), kv.lenientString(), "M2'!-d2'!-y4", patterns: "MM-dd-yyyy", zone: "America/New_York")  // RestKit.kvmap:265
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"date\":"); try kv.date(self.date, codes: "M2'!-d2'!-y4", zone: "America/New_York")  // RestKit.kvmap:265
    kv.endObject()
  }
}

nonisolated struct RKStamp: Swift.Sendable, Swift.Hashable {
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

nonisolated extension RKStamp: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0date\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKStamp\tRestKit.kvmap\t267
        date\t268\tdate
        """)
  }

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
        case 0: out.date = try kv.epochMilliseconds(lenient: true)  // RestKit.kvmap:268
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"date\":"); try kv.epochMilliseconds(self.date)  // RestKit.kvmap:268
    kv.endObject()
  }
}

nonisolated struct RKBirth: Swift.Sendable, Swift.Hashable {
  var birthDate: Swift.Optional<Date>

  init(birthDate: Date? = nil) {
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

nonisolated extension RKBirth: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\t\0\0\0\0\0\0\0birthdate\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKBirth\tRestKit.kvmap\t270
        birthDate\t271\tbirthdate
        """)
  }

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
        case 0: out.birthDate = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.date()  // RestKit.kvmap:271
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.birthDate { kv.key("\"birthdate\":"); try kv.date(value) }  // RestKit.kvmap:271
    kv.endObject()
  }
}

nonisolated struct RKBirthDay: Swift.Sendable, Swift.Hashable {
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

nonisolated extension RKBirthDay: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\t\0\0\0\0\0\u{1}\0birthdate\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKBirthDay\tRestKit.kvmap\t273
        birthDate\t274\tbirthdate
        """)
  }

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
        case 0: out.birthDate = try kv.parseDate(at: kv.mark(), kv.lenientString(), "y4'!-M2'!-d2", patterns: "yyyy-MM-dd", offset: 0)  // RestKit.kvmap:274
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"birthdate\":"); try kv.date(self.birthDate, codes: "y4'!-M2'!-d2", offset: 0)  // RestKit.kvmap:274
    kv.endObject()
  }
}

nonisolated struct RKRelated: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var address: Swift.Optional<RKAddress>

  init(name: Swift.String, address: RKAddress? = nil) {
    self.name = name
    self.address = address
  }

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

nonisolated extension RKRelated: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{7}\0\0\u{1}\0\0\0\0address\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKRelated\tRestKit.kvmap\t311
        name\t312\tname
        address\t313\taddress
        """)
  }

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
        case 0: out.name = try kv.lenientString()  // RestKit.kvmap:312
        case 1: out.address = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : RKAddress._kvDecode(&kv, updating: updating ? out.address : nil)  // RestKit.kvmap:313
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)  // RestKit.kvmap:312
    if let value = self.address { kv.key("\"address\":"); try value._kvEncode(&kv) }  // RestKit.kvmap:313
    kv.endObject()
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

nonisolated extension RKAddress: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{3}\0\u{1}\0\u{2}\0\0\0\0\0\0\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0city\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKAddress\tRestKit.kvmap\t315
        addressID\t316\tid
        city\t317\tcity
        """)
  }

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
        case 0: out.addressID = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.lenientInt()  // RestKit.kvmap:316
        case 1: out.city = try kv.lenientString()  // RestKit.kvmap:317
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", ifPresent: self.addressID)  // RestKit.kvmap:316
    kv.string("\"city\":", self.city)  // RestKit.kvmap:317
    kv.endObject()
  }
}

nonisolated struct RKBefriended: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var friends: [RKUser]

  init(name: Swift.String, friends: [RKUser]) {
    self.name = name
    self.friends = friends
  }

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

nonisolated extension RKBefriended: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\u{3}\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{7}\0\0\u{1}\0\0\u{1}\0friends\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKBefriended\tRestKit.kvmap\t319
        name\t320\tname
        friends\t321\tfriends
        """)
  }

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
        case 0: out.name = try kv.lenientString()  // RestKit.kvmap:320
        case 1: out.friends = try _kvDecode_friends(&kv)  // RestKit.kvmap:321
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_friends(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [RKUser] {
    guard kv.isArray() else { return [try RKUser._kvDecode(&kv, replacing: nil)] }
    return try kv.array(of: RKUser.self)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)  // RestKit.kvmap:320
    try kv.array("\"friends\":", self.friends)  // RestKit.kvmap:321
    kv.endObject()
  }
}

nonisolated struct RKWrapped: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var friends: [RKAddress]

  init(name: Swift.String, friends: [RKAddress]) {
    self.name = name
    self.friends = friends
  }

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

nonisolated extension RKWrapped: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{7}\0\0\u{1}\0\0\u{1}\0address\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        RKWrapped\tRestKit.kvmap\t323
        name\t324\tname
        friends\t325\taddress
        """)
  }

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
        case 0: out.name = try kv.lenientString()  // RestKit.kvmap:324
        case 1: out.friends = try _kvDecode_friends(&kv)  // RestKit.kvmap:325
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_friends(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [RKAddress] {
    guard kv.isArray() else { return [try RKAddress._kvDecode(&kv, replacing: nil)] }
    return try kv.array(of: RKAddress.self)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)  // RestKit.kvmap:324
    try kv.array("\"address\":", self.friends)  // RestKit.kvmap:325
    kv.endObject()
  }
}
