// Generated from Arrows.kvmap. Do not edit.
// kvmap format 1, input 565438bd550bb422, body 03a45e9618824472
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated struct Arrows: Swift.Sendable, Swift.Hashable {
  var both: Swift.Int
  var read: Swift.Int
  var write: Swift.Int
  var optional: Swift.Optional<Swift.String>

  init(both: Swift.Int, read: Swift.Int, write: Swift.Int = 9, optional: Swift.String? = nil) {
    self.both = both
    self.read = read
    self.write = write
    self.optional = optional
  }
}

nonisolated struct WriteOnly: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int

  init(id: Swift.Int) {
    self.id = id
  }
}

nonisolated struct ReadOnly: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int

  init(id: Swift.Int) {
    self.id = id
  }
}

// MARK: - Mappings

nonisolated extension Arrows: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Arrows {
    Arrows(both: 0, read: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Arrows, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.both)  // b
      case 1: kv.int(into: &out.read)  // r
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"b\":", self.both)
    kv.int("\"w\":", self.write)
    kv.string("\"o\":", ifPresent: self.optional)
    kv.endObject()
  }
}

nonisolated extension WriteOnly: KVMap.DocumentEncodable {
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.endObject()
  }
}

nonisolated extension ReadOnly: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: ReadOnly {
    ReadOnly(id: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout ReadOnly, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.id)  // id
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Arrows {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.both, right.both),
      KVMap._kvAreEqual(left.read, right.read),
      KVMap._kvAreEqual(left.write, right.write),
      KVMap._kvAreEqual(left.optional, right.optional)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.both.hash(into: &hasher)
    self.read.hash(into: &hasher)
    self.write.hash(into: &hasher)
    self.optional.hash(into: &hasher)
  }
}

nonisolated extension WriteOnly {
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

nonisolated extension ReadOnly {
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

// MARK: - Key tables, which only KVMap reads

nonisolated extension Arrows {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\u{1}\0\0\0\0\0\u{1}\0\0\0\0\0\u{1}\0b\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\u{1}\0r\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Arrows\tArrows.kvmap\t1
        both\t+1\tb
        read\t+2\tr
        """)
  }
}

nonisolated extension ReadOnly {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        ReadOnly\tArrows.kvmap\t12
        id\t+1\tid
        """)
  }
}
