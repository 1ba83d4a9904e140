// Generated from Access.kvmap. Do not edit.
// kvmap format 1, input c7c78af3ac364e57, body c3209e941095494a
// swift-format-ignore-file
// swiftlint:disable all
public import Foundation
@_spi(Generated) public import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

/// A type that other modules see.
nonisolated public struct Published: Swift.Sendable, Swift.Hashable {
  public var id: Swift.Int
  public var date: Swift.Optional<Date>
  public var note: Swift.String

  public init(id: Swift.Int, date: Date? = nil, note: Swift.String = "n") {
    self.id = id
    self.date = date
    self.note = note
  }
}

nonisolated struct Hidden: Swift.Sendable, Swift.Hashable {
  var id: Swift.Int

  init(id: Swift.Int) {
    self.id = id
  }
}

nonisolated package struct Shared: Swift.Sendable, Swift.Hashable {
  package var id: Swift.Int
  package var hidden: Swift.Optional<Swift.String>

  package init(id: Swift.Int, hidden: Swift.String? = nil) {
    self.id = id
    self.hidden = hidden
  }
}

/// Both are as visible as the types that hold them.
nonisolated public enum Shown: Swift.Sendable, Swift.Hashable, Swift.RawRepresentable {
  case yes
  case no
  case other(Swift.String)

  public init(rawValue: Swift.String) {
    switch rawValue {
    case "yes": self = .yes
    case "no": self = .no
    default: self = .other(rawValue)
    }
  }

  public var rawValue: Swift.String {
    switch self {
    case .yes: "yes"
    case .no: "no"
    case .other(let rawValue): rawValue
    }
  }

  private var _kvOrdinal: Swift.Int {
    switch self {
    case .yes: 0
    case .no: 1
    case .other: 2
    }
  }

  public static func == (left: Self, right: Self) -> Swift.Bool {
    if case .other(let left) = left, case .other(let right) = right { return left == right }
    return left._kvOrdinal == right._kvOrdinal
  }

  public func hash(into hasher: inout Swift.Hasher) {
    hasher.combine(self._kvOrdinal)
    if case .other(let value) = self { hasher.combine(value) }
  }
}

nonisolated public enum ShownValue: Swift.Sendable, Swift.Hashable {
  case at(Date)
  case shown(Shown)
  case all([ShownValue])
}

// MARK: - Mappings

nonisolated extension Published: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: Published {
    Published(id: 0)
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Published, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.int(into: &out.id)  // id
        case 1: kv.date(orNil: &out.date)  // date
        case 2: out.note = try kv.consumeNull() ? "n" : kv.string()  // note
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    if let value = self.date { kv.key("\"date\":"); try kv.date(value) }
    kv.string("\"note\":", self.note)
    kv.endObject()
  }
}

nonisolated extension Hidden: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Hidden {
    Hidden(id: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Hidden, updating: Swift.Bool
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
    kv.int("\"id\":", self.id)
    kv.endObject()
  }
}

nonisolated extension Shared: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  package static var _kvPlaceholder: Shared {
    Shared(id: 0)
  }

  package static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Shared, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.int(into: &out.id)  // id
      case 1: kv.string(orNil: &out.hidden)  // hidden
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  package func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.int("\"id\":", self.id)
    kv.string("\"hidden\":", ifPresent: self.hidden)
    kv.endObject()
  }
}

nonisolated extension Shown: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  public static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> Shown {
    try _kvDecode(&kv, lenient: false)
  }

  public static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> Shown {
    switch try kv.caseNumber(_kvCases, lenient: lenient) {
    case 0: return .yes
    case 1: return .no
    default: return try .other(lenient ? kv.lenientString() : kv.string())
    }
  }

  @_spi(Generated) public static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.String
  ) throws(KVMap.CodingFailure) -> Shown {
    switch kv.caseNumber(_kvCases, of: raw) {
    case 0: return .yes
    case 1: return .no
    default: return .other(raw)
    }
  }

  public static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Shown {
    let key: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: key, kv.entryKey())
  }

  public func _kvKeyText(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    try _kvRaw(&kv)
  }

  public func _kvRaw(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    switch self {
    case .yes: return "yes"
    case .no: return "no"
    case .other(let raw): return raw
    }
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.string(try _kvRaw(&kv))
  }
}

nonisolated extension ShownValue: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> ShownValue {
    var choice: KVMap.UnionAttempt = kv.beginUnion(Swift.ObjectIdentifier(ShownValue.self), _kvKeys)
    if kv.shouldTryCase(0, &choice, kinds: 4) {  // at
      do throws(KVMap.CodingFailure) {
        let value: ShownValue = try .at(kv.date())
        kv.acceptCase(0, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "at") }
    }
    if kv.shouldTryCase(1, &choice, kinds: 4) {  // shown
      do throws(KVMap.CodingFailure) {
        let value: ShownValue = try .shown(Shown._kvDecode(&kv, lenient: false))
        kv.acceptCase(1, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "shown") }
    }
    if kv.shouldTryCase(2, &choice, kinds: 2) {  // all
      do throws(KVMap.CodingFailure) {
        let value: ShownValue = try .all(_kvDecode_all(&kv))
        kv.acceptCase(2, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "all") }
    }
    throw kv.noCaseMatched(choice)
  }

  private static func _kvDecode_all(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [ShownValue] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> ShownValue in try ShownValue._kvDecode(&kv, replacing: nil) })
  }

  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .at(let value):
      try kv.date(value)
    case .shown(let value):
      try value._kvEncode(&kv)
    case .all(let value):
      try kv.array(value)
    }
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Published {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.date, right.date),
      KVMap._kvAreEqual(left.note, right.note)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.date.hash(into: &hasher)
    self.note.hash(into: &hasher)
  }
}

nonisolated extension Hidden {
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

nonisolated extension Shared {
  @inline(never)
  package static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.hidden, right.hidden)
    else { return false }
    return true
  }

  @inline(never)
  package func hash(into hasher: inout Swift.Hasher) {
    self.id.hash(into: &hasher)
    self.hidden.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Published {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{5}\0\u{1}\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0date\"\0\0\0\u{4}\0\0\u{2}\0\0\0\0note\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Published\tAccess.kvmap\t6
        id\t+0\tid
        date\t+0\tdate
        note\t+0\tnote
        """)
  }
}

nonisolated extension Hidden {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Hidden\tAccess.kvmap\t8
        id\t+0\tid
        """)
  }
}

nonisolated extension Shared {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{2}\0\0\0\0\0\u{1}\0id\"\0\0\0\0\0\u{6}\0\0\u{1}\0\0\0\0hidden\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Shared\tAccess.kvmap\t10
        id\t+0\tid
        hidden\t+0\thidden
        """)
  }
}

nonisolated extension Shown {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{3}\0\0\0\0\0\0\0yes\"\0\0\0\0\u{2}\0\0\u{1}\0\0\0\0no\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Shown\tAccess.kvmap\t13
        """)
  }
}

nonisolated extension ShownValue {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        ShownValue\tAccess.kvmap\t14
        """)
  }
}
