// Generated from LenientUnions.kvmap. Do not edit.
// kvmap format 1, input c66d852c87740384, body 65d10845562e5e3c
// swift-format-ignore-file
// swiftlint:disable all
import KVMap

// If this does not compile, KVMap and the kvmapc that made this file do not fit: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

nonisolated struct Loosest: Swift.Sendable, Swift.Hashable {
  var n: Swift.Int

  init(n: Swift.Int = 0) {
    self.n = n
  }

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

nonisolated extension Loosest: KVMap.ReadableInPlace, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0n\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .last,
      rules: """
        Loosest\tLenientUnions.kvmap\t8
        n\t8\tn
        """)
  }

  static var _kvEmpty: Loosest {
    Loosest()
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, into out: inout Loosest, updating: Swift.Bool
  ) throws(KVMap.Failure) {
    var scan: KVMap.Scan = .init(updating: updating)
    var key: Swift.Int = try kv.open(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.Failure) {
        switch key {
        case 0: out.n = try kv.null() ? 0 : kv.lenientInt()  // LenientUnions.kvmap:8
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.next(_kvKeys, &scan)
    }
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
    kv.open()
    kv.int("\"n\":", self.n)  // LenientUnions.kvmap:8
    kv.close()
  }
}

nonisolated enum LooseUnion: Swift.Sendable, Swift.Hashable {
  case one(Loosest)
  case yes(Loosest)
}

nonisolated extension LooseUnion: KVMap.Readable, KVMap.Writable {
  private static var _kvPath: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{1}\0\0\0\0\0\0\0v\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .last,
      rules: """
        LooseUnion\tLenientUnions.kvmap\t4
        \t4\tv
        """)
  }
  private static var _kvCases: KVMap.Keys {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{1}\0\0\0\0\0\0\01\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .last,
      rules: """
        LooseUnion\tLenientUnions.kvmap\t4
        """)
  }
  private static var _kvNumbers: KVMap.Keys {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0true\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .last,
      rules: """
        LooseUnion\tLenientUnions.kvmap\t4
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> LooseUnion {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, numbers: _kvNumbers, lenient: true, isOpen: false)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.Failure) {
      let value: LooseUnion
      switch number {
      case 0: value = try .one(Loosest._kvRead(&kv, replacing: nil))  // LenientUnions.kvmap:5
      default: value = try .yes(Loosest._kvRead(&kv, replacing: nil))  // LenientUnions.kvmap:6
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
    case .one(let value):
      let start: Swift.Int = kv.lead("\"v\":\"1\",")
      try value._kvWrite(&kv)
      try kv.endLead(start)
    case .yes(let value):
      let start: Swift.Int = kv.lead("\"v\":true,")
      try value._kvWrite(&kv)
      try kv.endLead(start)
    }
  }
}

nonisolated enum LooseValue: Swift.Sendable, Swift.Hashable {
  case number(Swift.Int)
  case flag(Swift.Bool)
  case texts([Swift.String])
}

nonisolated extension LooseValue: KVMap.Readable, KVMap.Writable {
  private static var _kvKeys: KVMap.Keys {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .last,
      rules: """
        LooseValue\tLenientUnions.kvmap\t10
        """)
  }

  static func _kvRead(
    _ kv: inout KVMap.Reader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.Failure) -> LooseValue {
    var choice: KVMap.Choice = kv.choose(Swift.ObjectIdentifier(LooseValue.self), _kvKeys)
    if kv.tries(0, &choice, kinds: 12) {  // LenientUnions.kvmap:10
      do throws(KVMap.Failure) {
        let value: LooseValue = try .number(kv.lenientInt())
        kv.accept(0, choice)
        return value
      } catch { try kv.reject(error, &choice, "number") }
    }
    if kv.tries(1, &choice, kinds: 28) {  // LenientUnions.kvmap:10
      do throws(KVMap.Failure) {
        let value: LooseValue = try .flag(kv.lenientBool())
        kv.accept(1, choice)
        return value
      } catch { try kv.reject(error, &choice, "flag") }
    }
    if kv.tries(2, &choice, kinds: 30) {  // LenientUnions.kvmap:10
      do throws(KVMap.Failure) {
        let value: LooseValue = try .texts(_kvRead_texts(&kv))
        kv.accept(2, choice)
        return value
      } catch { try kv.reject(error, &choice, "texts") }
    }
    throw kv.noCase(choice)
  }

  private static func _kvRead_texts(_ kv: inout KVMap.Reader) throws(KVMap.Failure) -> [Swift.String] {
    guard kv.isArray() else { return [try kv.lenientString()] }
    return try kv.array(reading: { (kv: inout KVMap.Reader) throws(KVMap.Failure) -> Swift.String in try kv.lenientString() })
  }

  func _kvWrite(_ kv: inout KVMap.Writer) throws(KVMap.Failure) {
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
