// Generated from LenientUnions.kvmap. Do not edit.
// kvmap format 1, input c66d852c87740384, body 6296e73580cafac4
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated struct Loosest: Swift.Sendable, Swift.Hashable {
  var n: Swift.Int

  init(n: Swift.Int = 0) {
    self.n = n
  }
}

nonisolated enum LooseUnion: Swift.Sendable, Swift.Hashable {
  case one(Loosest)
  case yes(Loosest)
}

nonisolated enum LooseValue: Swift.Sendable, Swift.Hashable {
  case number(Swift.Int)
  case flag(Swift.Bool)
  case texts([Swift.String])
}

// MARK: - Mappings

nonisolated extension Loosest: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Loosest {
    Loosest()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Loosest, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.n = try kv.consumeNull() ? 0 : kv.lenientInt()  // n
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"n\":", self.n)
    kv.endObject()
  }
}

nonisolated extension LooseUnion: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> LooseUnion {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, numbers: _kvNumbers, lenient: true, isOpen: false)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.CodingFailure) {
      let value: LooseUnion
      switch number {
      case 0: value = try .one(Loosest._kvDecode(&kv, replacing: nil))
      default: value = try .yes(Loosest._kvDecode(&kv, replacing: nil))
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
    case .one(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"v\":\"1\",")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start)
    case .yes(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"v\":true,")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start)
    }
  }
}

nonisolated extension LooseValue: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> LooseValue {
    var choice: KVMap.UnionAttempt = kv.beginUnion(Swift.ObjectIdentifier(LooseValue.self), _kvKeys)
    if kv.shouldTryCase(0, &choice, kinds: 14) {  // number
      do throws(KVMap.CodingFailure) {
        let value: LooseValue = try .number(kv.lenientInt())
        kv.acceptCase(0, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "number") }
    }
    if kv.shouldTryCase(1, &choice, kinds: 30) {  // flag
      do throws(KVMap.CodingFailure) {
        let value: LooseValue = try .flag(kv.lenientBool())
        kv.acceptCase(1, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "flag") }
    }
    if kv.shouldTryCase(2, &choice, kinds: 30) {  // texts
      do throws(KVMap.CodingFailure) {
        let value: LooseValue = try .texts(_kvDecode_texts(&kv))
        kv.acceptCase(2, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "texts") }
    }
    throw kv.noCaseMatched(choice)
  }

  private static func _kvDecode_texts(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String] {
    guard kv.isArray() else { return [try kv.lenientString()] }
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.lenientString() })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .number(let value):
      kv.int(value)
    case .flag(let value):
      kv.bool(value)
    case .texts(let value):
      kv.array(value)
    }
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Loosest {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.n, right.n)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.n.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Loosest {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0n\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .last,
      rules: """
        Loosest\tLenientUnions.kvmap\t8
        n\t+0\tn
        """)
  }
}

nonisolated extension LooseUnion {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{1}\0\0\0\0\0\0\0v\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .last,
      rules: """
        LooseUnion\tLenientUnions.kvmap\t4
        \t+0\tv
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{1}\0\0\0\0\0\0\01\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .last,
      rules: """
        LooseUnion\tLenientUnions.kvmap\t4
        """)
  }

  private static var _kvNumbers: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0true\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .last,
      rules: """
        LooseUnion\tLenientUnions.kvmap\t4
        """)
  }
}

nonisolated extension LooseValue {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .last,
      rules: """
        LooseValue\tLenientUnions.kvmap\t10
        """)
  }
}
