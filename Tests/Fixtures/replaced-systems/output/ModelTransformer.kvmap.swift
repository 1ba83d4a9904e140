// Generated from ModelTransformer.kvmap. Do not edit.
// kvmap format 1, input 9aaccb365ed727d3, body 565907b2d4e8da9b
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

nonisolated struct MTNote: Swift.Sendable, Swift.Hashable {
  var text: Swift.Optional<Swift.String>
  var owner: Swift.Optional<MTPerson>
  var tags: Swift.Optional<[MTTag]>

  init(text: Swift.String? = nil, owner: MTPerson? = nil, tags: [MTTag]? = nil) {
    self.text = text
    self.owner = owner
    self.tags = tags
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.text, right.text),
      KVMap._kvAreEqual(left.owner, right.owner),
      KVMap._kvAreEqual(left.tags, right.tags)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.text.hash(into: &hasher)
    self.owner.hash(into: &hasher)
    self.tags.hash(into: &hasher)
  }
}

nonisolated extension MTNote: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{5}\0\0\0\0\0\u{3}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0text\"\0\0\0\u{5}\0\0\u{1}\0\0\0\0owner\"\0\0\u{4}\0\0\u{2}\0\0\0\0tags\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        MTNote\tModelTransformer.kvmap\t6
        text\t7\ttext
        owner\t8\towner
        tags\t9\ttags
        """)
  }

  static var _kvPlaceholder: MTNote {
    MTNote()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout MTNote, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(orNil: &out.text)  // ModelTransformer.kvmap:7
      case 1: kv.object(orNil: &out.owner, updating: updating)  // ModelTransformer.kvmap:8
      case 2: kv.array(orNil: &out.tags)  // ModelTransformer.kvmap:9
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"text\":", ifPresent: self.text)  // ModelTransformer.kvmap:7
    if let value = self.owner { kv.key("\"owner\":"); try value._kvEncode(&kv) }  // ModelTransformer.kvmap:8
    if let value = self.tags { kv.key("\"tags\":"); try kv.array(value) }  // ModelTransformer.kvmap:9
    kv.endObject()
  }
}

nonisolated struct MTPerson: Swift.Sendable, Swift.Hashable {
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

nonisolated extension MTPerson: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        MTPerson\tModelTransformer.kvmap\t11
        name\t12\tname
        """)
  }

  static var _kvPlaceholder: MTPerson {
    MTPerson(name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout MTPerson, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.name)  // ModelTransformer.kvmap:12
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)  // ModelTransformer.kvmap:12
    kv.endObject()
  }
}

nonisolated struct MTTag: Swift.Sendable, Swift.Hashable {
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

nonisolated extension MTTag: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        MTTag\tModelTransformer.kvmap\t14
        name\t15\tname
        """)
  }

  static var _kvPlaceholder: MTTag {
    MTTag(name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout MTTag, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.name)  // ModelTransformer.kvmap:15
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)  // ModelTransformer.kvmap:15
    kv.endObject()
  }
}

nonisolated struct MTFile: Swift.Sendable, Swift.Hashable {
  var userInfo: MTUserInfo
  var tags: [MTVersioned]

  init(userInfo: MTUserInfo, tags: [MTVersioned]) {
    self.userInfo = userInfo
    self.tags = tags
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.userInfo, right.userInfo),
      KVMap._kvAreEqual(left.tags, right.tags)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.userInfo.hash(into: &hasher)
    self.tags.hash(into: &hasher)
  }
}

nonisolated extension MTFile: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{4}\0\u{1}\0\u{e}\0\0\0\0\0\0\0format_version\"\0\u{4}\0\0\u{1}\0\0\0\0root\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        MTFile\tModelTransformer.kvmap\t45
        userInfo\t46\tformat_version
        tags\t47\troot.tags
        """)
  }
  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0tags\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        MTFile\tModelTransformer.kvmap\t45
        tags\t47\troot.tags
        """)
  }

  static var _kvPlaceholder: MTFile {
    MTFile(userInfo: MTUserInfo._kvPlaceholder, tags: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout MTFile, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var has1: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: slot0 = try kv.deferValue()  // ModelTransformer.kvmap:46
        case 1:  // ModelTransformer.kvmap:47
          if try kv.consumeNull() {
            has1 = true
            try kv.reportNull(_kvKeys, rule: 1, scan)
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              switch key1 {
              case 0:  // ModelTransformer.kvmap:47
                has1 = true
                kv.array(into: &out.tags)
              default: break
              }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has1 { try kv.reportMissing(_kvKeys, rule: 1, scan) }
    let gathered0: Swift.Int = kv.beginGather("formatVersion\tformat_version\n", all: false, scan)
    kv.addToGather(slot0, to: gathered0, entry: 0)
    let mark0: KVMap.ValuePosition = kv.endGather(gathered0)  // ModelTransformer.kvmap:46
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
      do throws(KVMap.CodingFailure) { try MTUserInfo._kvDecode(&kv, into: &out.userInfo, updating: updating) } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.reportNull(_kvKeys, rule: 0, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 0, gathered: gathered0, scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    let start0: Swift.Int = kv.capture("formatVersion\tformat_version")
    try self.userInfo._kvEncode(&kv)
    var captured0: KVMap.CapturedObject = try kv.endCapture(start0)
    kv.beginObject()
    kv.member(&captured0, "\"format_version\":", keys: "formatVersion")  // ModelTransformer.kvmap:46
    let begun0: Swift.Int = kv.beginOptionalObject("\"root\":")
    try kv.array("\"tags\":", self.tags)  // ModelTransformer.kvmap:47
    kv.endOptionalObject(begun0)
    kv.endObject()
  }
}

nonisolated struct MTUserInfo: Swift.Sendable, Swift.Hashable {
  var formatVersion: Swift.String

  init(formatVersion: Swift.String) {
    self.formatVersion = formatVersion
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.formatVersion, right.formatVersion)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.formatVersion.hash(into: &hasher)
  }
}

nonisolated extension MTUserInfo: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\r\0\0\0\0\0\u{1}\0formatVersion\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        MTUserInfo\tModelTransformer.kvmap\t49
        formatVersion\t50\tformatVersion
        """)
  }

  static var _kvPlaceholder: MTUserInfo {
    MTUserInfo(formatVersion: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout MTUserInfo, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.formatVersion)  // ModelTransformer.kvmap:50
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"formatVersion\":", self.formatVersion)  // ModelTransformer.kvmap:50
    kv.endObject()
  }
}

nonisolated struct MTVersioned: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var formatVersion: Swift.String

  init(name: Swift.String, formatVersion: Swift.String) {
    self.name = name
    self.formatVersion = formatVersion
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.formatVersion, right.formatVersion)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.formatVersion.hash(into: &hasher)
  }
}

nonisolated extension MTVersioned: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        MTVersioned\tModelTransformer.kvmap\t52
        name\t53\tname
        formatVersion\t54\tformat_version
        """)
  }

  static var _kvPlaceholder: MTVersioned {
    MTVersioned(name: "", formatVersion: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout MTVersioned, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.name)  // ModelTransformer.kvmap:53
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let back1: KVMap.ValuePosition = kv.mark()  // ModelTransformer.kvmap:54
    do throws(KVMap.CodingFailure) {
      let mark1: KVMap.ValuePosition = try kv.document("format_version", _kvKeys, rule: 1, scan)
      if mark1.isValue {
        kv.seekOutside(to: mark1, _kvKeys, rule: 1, scan)
        out.formatVersion = try kv.string()
        kv.rewind(to: back1)
      } else if mark1.isNull {
        try kv.reportNull(_kvKeys, rule: 1, around: .document, scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 1, around: .document, scan)
      }
    } catch { try kv.recover(error, backTo: back1) }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)  // ModelTransformer.kvmap:53
    kv.endObject()
  }
}

nonisolated struct MTRooted: Swift.Sendable, Swift.Hashable {
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

nonisolated extension MTRooted: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        MTRooted\tModelTransformer.kvmap\t62
        name\t64\tname
        """)
  }

  static var _kvPlaceholder: MTRooted {
    MTRooted(name: "")
  }

  static var _kvOptions: KVMap.DecodingOptions { .init(root: "tags") }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout MTRooted, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.name)  // ModelTransformer.kvmap:64
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  static var _kvRoot: Swift.String { "tags" }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)  // ModelTransformer.kvmap:64
    kv.endObject()
  }
}

nonisolated struct MTObject: Swift.Sendable, Swift.Hashable {
  var text: Swift.Optional<Swift.String>

  init(text: Swift.String? = nil) {
    self.text = text
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.text, right.text)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.text.hash(into: &hasher)
  }
}

nonisolated extension MTObject: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0text\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        MTObject\tModelTransformer.kvmap\t66
        text\t68\ttext
        """)
  }

  static var _kvPlaceholder: MTObject {
    MTObject()
  }

  static var _kvOptions: KVMap.DecodingOptions { .init(root: "root") }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout MTObject, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(orNil: &out.text)  // ModelTransformer.kvmap:68
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  static var _kvRoot: Swift.String { "root" }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"text\":", ifPresent: self.text)  // ModelTransformer.kvmap:68
    kv.endObject()
  }
}

nonisolated struct MTRules: Swift.Sendable, Swift.Hashable {
  var created: Date
  var url: URL

  init(created: Date, url: URL) {
    self.created = created
    self.url = url
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.created, right.created),
      KVMap._kvAreEqual(left.url, right.url)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.created.hash(into: &hasher)
    self.url.hash(into: &hasher)
  }
}

nonisolated extension MTRules: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{3}\0\u{1}\0\u{7}\0\0\0\0\0\u{1}\0created\"\u{3}\0\0\u{1}\0\0\u{1}\0url\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        MTRules\tModelTransformer.kvmap\t92
        created\t93\tcreated
        url\t94\turl
        """)
  }

  static var _kvPlaceholder: MTRules {
    MTRules(created: .init(timeIntervalSince1970: 0), url: KVMap.GeneratedConstant.emptyURL)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout MTRules, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.created = try kv.date()  // ModelTransformer.kvmap:93
        case 1: out.url = try kv.url()  // ModelTransformer.kvmap:94
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"created\":"); try kv.date(self.created)  // ModelTransformer.kvmap:93
    kv.key("\"url\":"); kv.url(self.url)  // ModelTransformer.kvmap:94
    kv.endObject()
  }
}

nonisolated struct MTPath: Swift.Sendable, Swift.Hashable {
  var created: Swift.String

  init(created: Swift.String) {
    self.created = created
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.created, right.created)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.created.hash(into: &hasher)
  }
}

nonisolated extension MTPath: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0meta\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        MTPath\tModelTransformer.kvmap\t103
        created\t104\tmeta.created_at
        """)
  }
  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\n\0\0\0\0\0\0\0created_at\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        MTPath\tModelTransformer.kvmap\t103
        created\t104\tmeta.created_at
        """)
  }

  static var _kvPlaceholder: MTPath {
    MTPath(created: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout MTPath, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var has0: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0:  // ModelTransformer.kvmap:104
          if try kv.consumeNull() {
            has0 = true
            try kv.reportNull(_kvKeys, rule: 0, scan)
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              switch key1 {
              case 0:  // ModelTransformer.kvmap:104
                has0 = true
                kv.string(into: &out.created)
              default: break
              }
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
    let begun0: Swift.Int = kv.beginOptionalObject("\"meta\":")
    kv.string("\"created_at\":", self.created)  // ModelTransformer.kvmap:104
    kv.endOptionalObject(begun0)
    kv.endObject()
  }
}

nonisolated struct MTStrict: Swift.Sendable, Swift.Hashable {
  var text: Swift.Optional<Swift.String>

  init(text: Swift.String? = nil) {
    self.text = text
  }

  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.text, right.text)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.text.hash(into: &hasher)
  }
}

nonisolated extension MTStrict: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0text\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .error, duplicates: .error,
      rules: """
        MTStrict\tModelTransformer.kvmap\t113
        text\t115\ttext
        """)
  }

  static var _kvPlaceholder: MTStrict {
    MTStrict()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout MTStrict, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(orNil: &out.text)  // ModelTransformer.kvmap:115
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"text\":", ifPresent: self.text)  // ModelTransformer.kvmap:115
    kv.endObject()
  }
}
