// Generated from ExactUnions.kvmap. Do not edit.
// kvmap format 1, input 2555c25066ece44f, body da0d6ef6e8ab816b
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated struct Known: Swift.Sendable, Swift.Hashable {
  var x: Swift.Int
  var y: Swift.Optional<Swift.Int>

  init(x: Swift.Int, y: Swift.Int? = nil) {
    self.x = x
    self.y = y
  }
}

nonisolated enum Exact: Swift.Sendable, Swift.Hashable {
  case known(Known)
  case again(Exacter)
}

nonisolated enum Exacter: Swift.Sendable, Swift.Hashable {
  case known(Known)
}

// MARK: - Mappings

nonisolated extension Known: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Known {
    Known(x: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Known, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.x)  // x
      case 1: kv.int(orNil: &out.y)  // y
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"x\":", self.x)
    kv.int("\"y\":", ifPresent: self.y)
    kv.endObject()
  }
}

nonisolated extension Exact: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Exact {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: false)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.CodingFailure) {
      let value: Exact
      switch number {
      case 0: value = try .known(Known._kvDecode(&kv, replacing: nil))
      default: value = try .again(Exacter._kvDecode(&kv, replacing: nil))
      }
      kv.endPayload(led)
      return value
    } catch {
      kv.endPayload(led)
      throw error
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .known(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"type\":\"known\",")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start)
    case .again(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"type\":\"again\",")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start)
    }
  }
}

nonisolated extension Exacter: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Exacter {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: false)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.CodingFailure) {
      let value: Exacter
      switch number {
      default: value = try .known(Known._kvDecode(&kv, replacing: nil))
      }
      kv.endPayload(led)
      return value
    } catch {
      kv.endPayload(led)
      throw error
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .known(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"again\":\"known\",")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start)
    }
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Known {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.x, right.x),
      KVMap._kvAreEqual(left.y, right.y)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.x.hash(into: &hasher)
    self.y.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Known {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{1}\0\0\0\0\0\u{1}\0x\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0y\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .error, duplicates: .error,
      rules: """
        Known\tExactUnions.kvmap\t2
        x\t+0\tx
        y\t+0\ty
        """)
  }
}

nonisolated extension Exact {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0type\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Exact\tExactUnions.kvmap\t3
        \t+0\ttype
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\u{3}\0\u{5}\0\0\0\0\0\0\0known\"\0\0\u{5}\0\0\u{1}\0\0\0\0again\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Exact\tExactUnions.kvmap\t3
        """)
  }
}

nonisolated extension Exacter {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{5}\0\0\0\0\0\0\0again\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Exacter\tExactUnions.kvmap\t4
        \t+0\tagain
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0known\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Exacter\tExactUnions.kvmap\t4
        """)
  }
}
