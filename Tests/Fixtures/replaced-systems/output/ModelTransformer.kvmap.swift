// Generated from ModelTransformer.kvmap. Do not edit.
// kvmap format 1, input 9aaccb365ed727d3, body 09b5c585b84172bf
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

nonisolated struct MTNote: Swift.Sendable, Swift.Hashable {
  var text: Swift.Optional<Swift.String>
  var owner: Swift.Optional<MTPerson>
  var tags: Swift.Optional<[MTTag]>

  init(text: Swift.String? = nil, owner: MTPerson? = nil, tags: [MTTag]? = nil) {
    self.text = text
    self.owner = owner
    self.tags = tags
  }
}

nonisolated struct MTPerson: Swift.Sendable, Swift.Hashable {
  var name: Swift.String

  init(name: Swift.String) {
    self.name = name
  }
}

nonisolated struct MTTag: Swift.Sendable, Swift.Hashable {
  var name: Swift.String

  init(name: Swift.String) {
    self.name = name
  }
}

nonisolated struct MTFile: Swift.Sendable, Swift.Hashable {
  var userInfo: MTUserInfo
  var tags: [MTVersioned]

  init(userInfo: MTUserInfo, tags: [MTVersioned]) {
    self.userInfo = userInfo
    self.tags = tags
  }
}

nonisolated struct MTUserInfo: Swift.Sendable, Swift.Hashable {
  var formatVersion: Swift.String

  init(formatVersion: Swift.String) {
    self.formatVersion = formatVersion
  }
}

nonisolated struct MTVersioned: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var formatVersion: Swift.String

  init(name: Swift.String, formatVersion: Swift.String) {
    self.name = name
    self.formatVersion = formatVersion
  }
}

nonisolated struct MTRooted: Swift.Sendable, Swift.Hashable {
  var name: Swift.String

  init(name: Swift.String) {
    self.name = name
  }
}

nonisolated struct MTObject: Swift.Sendable, Swift.Hashable {
  var text: Swift.Optional<Swift.String>

  init(text: Swift.String? = nil) {
    self.text = text
  }
}

nonisolated struct MTRules: Swift.Sendable, Swift.Hashable {
  var created: Date
  var url: URL

  init(created: Date, url: URL) {
    self.created = created
    self.url = url
  }
}

nonisolated struct MTPath: Swift.Sendable, Swift.Hashable {
  var created: Swift.String

  init(created: Swift.String) {
    self.created = created
  }
}

nonisolated struct MTStrict: Swift.Sendable, Swift.Hashable {
  var text: Swift.Optional<Swift.String>

  init(text: Swift.String? = nil) {
    self.text = text
  }
}

// MARK: - Mappings

nonisolated extension MTNote: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
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
      case 0: kv.string(orNil: &out.text)  // text
      case 1: kv.object(orNil: &out.owner, updating: updating)  // owner
      case 2: kv.array(orNil: &out.tags)  // tags
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"text\":", ifPresent: self.text)
    if let value = self.owner { kv.key("\"owner\":"); try value._kvEncode(&kv) }
    if let value = self.tags { kv.key("\"tags\":"); try kv.array(value) }
    kv.endObject()
  }
}

nonisolated extension MTPerson: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
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

nonisolated extension MTTag: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
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

nonisolated extension MTFile: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
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
        case 0: slot0 = try kv.deferValue()  // format_version
        case 1:  // root.tags
          if try kv.consumeNull() {
            has1 = true
            try kv.reportNull(_kvKeys, rule: 1, scan)
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              switch key1 {
              case 0:  // root.tags
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
    let mark0: KVMap.ValuePosition = kv.endGather(gathered0)  // format_version
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
    kv.member(&captured0, "\"format_version\":", keys: "formatVersion")
    let begun0: Swift.Int = kv.beginOptionalObject("\"root\":")
    try kv.array("\"tags\":", self.tags)
    kv.endOptionalObject(begun0)
    kv.endObject()
  }
}

nonisolated extension MTUserInfo: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
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
      case 0: kv.string(into: &out.formatVersion)  // formatVersion
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"formatVersion\":", self.formatVersion)
    kv.endObject()
  }
}

nonisolated extension MTVersioned: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
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
      case 0: kv.string(into: &out.name)  // name
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let back1: KVMap.ValuePosition = kv.mark()  // format_version
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
    kv.string("\"name\":", self.name)
    kv.endObject()
  }
}

nonisolated extension MTRooted: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
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
      case 0: kv.string(into: &out.name)  // name
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  static var _kvRoot: Swift.String { "tags" }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.endObject()
  }
}

nonisolated extension MTObject: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
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
      case 0: kv.string(orNil: &out.text)  // text
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  static var _kvRoot: Swift.String { "root" }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"text\":", ifPresent: self.text)
    kv.endObject()
  }
}

nonisolated extension MTRules: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
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
        case 0: out.created = try kv.date()  // created
        case 1: out.url = try kv.url()  // url
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"created\":"); try kv.date(self.created)
    kv.key("\"url\":"); try kv.url(self.url)
    kv.endObject()
  }
}

nonisolated extension MTPath: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
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
        case 0:  // meta.created_at
          if try kv.consumeNull() {
            has0 = true
            try kv.reportNull(_kvKeys, rule: 0, scan)
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              switch key1 {
              case 0:  // meta.created_at
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
    kv.string("\"created_at\":", self.created)
    kv.endOptionalObject(begun0)
    kv.endObject()
  }
}

nonisolated extension MTStrict: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
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
      case 0: kv.string(orNil: &out.text)  // text
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"text\":", ifPresent: self.text)
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension MTNote {
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

nonisolated extension MTPerson {
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

nonisolated extension MTTag {
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

nonisolated extension MTFile {
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

nonisolated extension MTUserInfo {
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

nonisolated extension MTVersioned {
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

nonisolated extension MTRooted {
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

nonisolated extension MTObject {
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

nonisolated extension MTRules {
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

nonisolated extension MTPath {
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

nonisolated extension MTStrict {
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

// MARK: - Key tables, which only KVMap reads

nonisolated extension MTNote {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{5}\0\0\0\0\0\u{3}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0text\"\0\0\0\u{5}\0\0\u{1}\0\0\0\0owner\"\0\0\u{4}\0\0\u{2}\0\0\0\0tags\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        MTNote\tModelTransformer.kvmap\t6
        text\t+1\ttext
        owner\t+2\towner
        tags\t+3\ttags
        """)
  }
}

nonisolated extension MTPerson {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        MTPerson\tModelTransformer.kvmap\t11
        name\t+1\tname
        """)
  }
}

nonisolated extension MTTag {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        MTTag\tModelTransformer.kvmap\t14
        name\t+1\tname
        """)
  }
}

nonisolated extension MTFile {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{4}\0\u{1}\0\u{e}\0\0\0\0\0\0\0format_version\"\0\u{4}\0\0\u{1}\0\0\0\0root\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        MTFile\tModelTransformer.kvmap\t45
        userInfo\t+1\tformat_version
        tags\t+2\troot.tags
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0tags\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        MTFile\tModelTransformer.kvmap\t45
        tags\t+2\troot.tags
        """)
  }
}

nonisolated extension MTUserInfo {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\r\0\0\0\0\0\u{1}\0formatVersion\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        MTUserInfo\tModelTransformer.kvmap\t49
        formatVersion\t+1\tformatVersion
        """)
  }
}

nonisolated extension MTVersioned {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        MTVersioned\tModelTransformer.kvmap\t52
        name\t+1\tname
        formatVersion\t+2\tformat_version
        """)
  }
}

nonisolated extension MTRooted {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        MTRooted\tModelTransformer.kvmap\t62
        name\t+2\tname
        """)
  }
}

nonisolated extension MTObject {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0text\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        MTObject\tModelTransformer.kvmap\t66
        text\t+2\ttext
        """)
  }
}

nonisolated extension MTRules {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{3}\0\u{1}\0\u{7}\0\0\0\0\0\u{1}\0created\"\u{3}\0\0\u{1}\0\0\u{1}\0url\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        MTRules\tModelTransformer.kvmap\t92
        created\t+1\tcreated
        url\t+2\turl
        """)
  }
}

nonisolated extension MTPath {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0meta\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        MTPath\tModelTransformer.kvmap\t103
        created\t+1\tmeta.created_at
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\n\0\0\0\0\0\0\0created_at\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        MTPath\tModelTransformer.kvmap\t103
        created\t+1\tmeta.created_at
        """)
  }
}

nonisolated extension MTStrict {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0text\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .error, duplicates: .error,
      rules: """
        MTStrict\tModelTransformer.kvmap\t113
        text\t+2\ttext
        """)
  }
}
