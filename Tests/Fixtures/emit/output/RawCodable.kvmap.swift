// Generated from RawCodable.kvmap. Do not edit.
// kvmap format 1, input a8b726b7e46ef3f6, body 520c0dcddcce6463
// swift-format-ignore-file
// swiftlint:disable all
@_spi(Generated) import KVMap
@_spi(Generated) import KVMapCodable

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated struct Signal: Swift.Sendable, Swift.Hashable, MappedCodable {
  var color: SignalColor
  var side: Swift.Optional<SignalSide>

  init(color: SignalColor, side: SignalSide? = nil) {
    self.color = color
    self.side = side
  }
}

nonisolated enum SignalColor: Swift.Sendable, Swift.Hashable, Swift.CaseIterable, Swift.RawRepresentable, MappedCodable {
  case red
  case green

  init?(rawValue: Swift.String) {
    switch rawValue {
    case "red": self = .red
    case "go": self = .green
    default: return nil
    }
  }

  var rawValue: Swift.String {
    switch self {
    case .red: "red"
    case .green: "go"
    }
  }

  private var _kvOrdinal: Swift.Int {
    switch self {
    case .red: 0
    case .green: 1
    }
  }

  static func == (left: Self, right: Self) -> Swift.Bool {
    return left._kvOrdinal == right._kvOrdinal
  }

  func hash(into hasher: inout Swift.Hasher) {
    hasher.combine(self._kvOrdinal)
  }
}

nonisolated enum SignalLevel: Swift.Sendable, Swift.Hashable, Swift.CaseIterable, Swift.RawRepresentable, MappedCodable {
  case low
  case high

  init?(rawValue: Swift.Int) {
    switch rawValue {
    case 0: self = .low
    case 5: self = .high
    default: return nil
    }
  }

  var rawValue: Swift.Int {
    switch self {
    case .low: 0
    case .high: 5
    }
  }

  private var _kvOrdinal: Swift.Int {
    switch self {
    case .low: 0
    case .high: 1
    }
  }

  static func == (left: Self, right: Self) -> Swift.Bool {
    return left._kvOrdinal == right._kvOrdinal
  }

  func hash(into hasher: inout Swift.Hasher) {
    hasher.combine(self._kvOrdinal)
  }
}

nonisolated enum SignalState: Swift.Sendable, Swift.Hashable, Swift.RawRepresentable, MappedCodable {
  case lit
  case other(Swift.String)

  init(rawValue: Swift.String) {
    switch rawValue {
    case "lit": self = .lit
    default: self = .other(rawValue)
    }
  }

  var rawValue: Swift.String {
    switch self {
    case .lit: "lit"
    case .other(let rawValue): rawValue
    }
  }

  private var _kvOrdinal: Swift.Int {
    switch self {
    case .lit: 0
    case .other: 1
    }
  }

  static func == (left: Self, right: Self) -> Swift.Bool {
    if case .other(let left) = left, case .other(let right) = right { return left == right }
    return left._kvOrdinal == right._kvOrdinal
  }

  func hash(into hasher: inout Swift.Hasher) {
    hasher.combine(self._kvOrdinal)
    if case .other(let value) = self { hasher.combine(value) }
  }
}

/// Its conformance is stated in another file.
nonisolated enum SignalSide: Swift.Sendable, Swift.Hashable, Swift.CaseIterable, Swift.RawRepresentable {
  case left
  case right

  init?(rawValue: Swift.String) {
    switch rawValue {
    case "left": self = .left
    case "r": self = .right
    default: return nil
    }
  }

  var rawValue: Swift.String {
    switch self {
    case .left: "left"
    case .right: "r"
    }
  }

  private var _kvOrdinal: Swift.Int {
    switch self {
    case .left: 0
    case .right: 1
    }
  }

  static func == (left: Self, right: Self) -> Swift.Bool {
    return left._kvOrdinal == right._kvOrdinal
  }

  func hash(into hasher: inout Swift.Hasher) {
    hasher.combine(self._kvOrdinal)
  }
}

// MARK: - Mappings

nonisolated extension SignalID: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  // RawCodable.kvmap:31 declares these conformances. If this does not compile, the type does not conform.
  private typealias _KVConforming<_KVType: Swift.Hashable & Swift.Sendable & MappedCodable> = _KVType
  private typealias _KVConforms = _KVConforming<SignalID>

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Self {
    let current: Swift.UnsafePointer<SignalID>? = current?.assumingMemoryBound(to: SignalID.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    try kv.skipWholeValue(&scan)
    var _0: Swift.Optional<Swift.String>
    if let current {
      _0 = current.pointee.rawValue
    } else {
      _0 = nil
    }
    let mark0: KVMap.ValuePosition = kv.deferredObject(scan)
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 0, scan)
      do throws(KVMap.CodingFailure) { _0 = try kv.string() } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.reportNull(_kvKeys, rule: 0, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 0, scan)
    }
    let made0 = try kv.unwrapRequired(&_0, scan.hasAllRequired)
    return Self(rawValue: made0)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.string(self.rawValue)
  }
}

nonisolated extension Signal: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Signal {
    Signal(color: .red)
  }

  static var _kvOutline: Swift.StaticString? { "s:color\ts:side" }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Signal, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.color = try SignalColor._kvDecode(&kv, lenient: false)  // color
        case 1: out.side = try kv.consumeNullOrEmptyElement() ? nil : SignalSide._kvDecode(&kv, lenient: false)  // side
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"color\":"); try self.color._kvEncode(&kv)
    if let value = self.side { kv.key("\"side\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension SignalColor: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> SignalColor {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> SignalColor {
    let start: KVMap.ValuePosition = kv.mark()
    switch try kv.caseNumber(_kvCases, lenient: lenient) {
    case 0: return .red
    case 1: return .green
    default: throw kv.unknownCase(at: start, _kvCases, asNumbers: false)
    }
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.String
  ) throws(KVMap.CodingFailure) -> SignalColor {
    switch kv.caseNumber(_kvCases, of: raw) {
    case 0: return .red
    case 1: return .green
    default: throw kv.unknownCase(at: place, _kvCases, asNumbers: false)
    }
  }

  static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> SignalColor {
    let key: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: key, kv.entryKey())
  }

  func _kvKeyText(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    try _kvRaw(&kv)
  }

  func _kvRaw(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    switch self {
    case .red: return "red"
    case .green: return "go"
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.string(try _kvRaw(&kv))
  }
}

nonisolated extension SignalLevel: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> SignalLevel {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> SignalLevel {
    let start: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: start, lenient ? kv.lenientInt() : kv.int())
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.Int
  ) throws(KVMap.CodingFailure) -> SignalLevel {
    switch raw {
    case 0: return .low
    case 5: return .high
    default: throw kv.unknownCase(at: place, _kvCases, asNumbers: true)
    }
  }

  static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> SignalLevel {
    let key: KVMap.ValuePosition = kv.mark()
    let raw: Swift.Int
    do throws(KVMap.CodingFailure) { raw = try kv.entryKeyInt() } catch { throw kv.unknownCase(error, at: key, _kvCases) }
    return try _kvCase(&kv, at: key, raw)
  }

  func _kvKeyText(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    kv.text(of: try _kvRaw(&kv))
  }

  func _kvRaw(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.Int {
    switch self {
    case .low: return 0
    case .high: return 5
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.int(try _kvRaw(&kv))
  }
}

nonisolated extension SignalState: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> SignalState {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> SignalState {
    switch try kv.caseNumber(_kvCases, lenient: lenient) {
    case 0: return .lit
    default: return try .other(lenient ? kv.lenientString() : kv.string())
    }
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.String
  ) throws(KVMap.CodingFailure) -> SignalState {
    switch kv.caseNumber(_kvCases, of: raw) {
    case 0: return .lit
    default: return .other(raw)
    }
  }

  static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> SignalState {
    let key: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: key, kv.entryKey())
  }

  func _kvKeyText(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    try _kvRaw(&kv)
  }

  func _kvRaw(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    switch self {
    case .lit: return "lit"
    case .other(let raw): return raw
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.string(try _kvRaw(&kv))
  }
}

nonisolated extension SignalSide: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> SignalSide {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> SignalSide {
    let start: KVMap.ValuePosition = kv.mark()
    switch try kv.caseNumber(_kvCases, lenient: lenient) {
    case 0: return .left
    case 1: return .right
    default: throw kv.unknownCase(at: start, _kvCases, asNumbers: false)
    }
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.String
  ) throws(KVMap.CodingFailure) -> SignalSide {
    switch kv.caseNumber(_kvCases, of: raw) {
    case 0: return .left
    case 1: return .right
    default: throw kv.unknownCase(at: place, _kvCases, asNumbers: false)
    }
  }

  static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> SignalSide {
    let key: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: key, kv.entryKey())
  }

  func _kvKeyText(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    try _kvRaw(&kv)
  }

  func _kvRaw(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    switch self {
    case .left: return "left"
    case .right: return "r"
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.string(try _kvRaw(&kv))
  }
}

nonisolated extension SignalMode: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  // RawCodable.kvmap:25 declares these conformances. If this does not compile, the type does not conform.
  private typealias _KVConforming<_KVType: MappedCodable> = _KVType
  private typealias _KVConforms = _KVConforming<SignalMode>

  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> SignalMode {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> SignalMode {
    let start: KVMap.ValuePosition = kv.mark()
    switch try kv.caseNumber(_kvCases, lenient: lenient) {
    case 0: return .slow
    case 1: return .fast
    default: throw kv.unknownCase(at: start, _kvCases, asNumbers: false)
    }
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.String
  ) throws(KVMap.CodingFailure) -> SignalMode {
    switch kv.caseNumber(_kvCases, of: raw) {
    case 0: return .slow
    case 1: return .fast
    default: throw kv.unknownCase(at: place, _kvCases, asNumbers: false)
    }
  }

  static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> SignalMode {
    let key: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: key, kv.entryKey())
  }

  func _kvKeyText(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    try _kvRaw(&kv)
  }

  func _kvRaw(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    switch self {
    case .slow: return "s"
    case .fast: return "fast"
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.string(try _kvRaw(&kv))
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Signal {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.color, right.color),
      KVMap._kvAreEqual(left.side, right.side)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.color.hash(into: &hasher)
    self.side.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension SignalID {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SignalID\tRawCodable.kvmap\t31
        rawValue\t+1\t
        """)
  }
}

nonisolated extension Signal {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\u{3}\0\0\0\0\0\u{5}\0\0\0\0\0\u{1}\0color\"\0\0\u{4}\0\0\u{1}\0\0\0\0side\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xf88bb8a8724c81ed, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Signal\tRawCodable.kvmap\t35
        color\t+1\tcolor
        side\t+2\tside
        """)
  }
}

nonisolated extension SignalColor {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\u{1}\0\u{3}\0\0\0\0\0\0\0red\"\0\0\0\0\u{2}\0\0\u{1}\0\0\0\0go\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SignalColor\tRawCodable.kvmap\t3
        """)
  }
}

nonisolated extension SignalLevel {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\u{3}\0\0\0\u{1}\0\u{1}\0\0\0\0\0\0\00\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\05\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SignalLevel\tRawCodable.kvmap\t8
        """)
  }
}

nonisolated extension SignalState {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{3}\0\0\0\0\0\0\0lit\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SignalState\tRawCodable.kvmap\t13
        """)
  }
}

nonisolated extension SignalSide {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\0\0\u{1}\0\u{4}\0\0\0\0\0\0\0left\"\0\0\0\u{1}\0\0\u{1}\0\0\0\0r\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SignalSide\tRawCodable.kvmap\t19
        """)
  }
}

nonisolated extension SignalMode {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{3}\0\0\0\u{1}\0\0\0\0\0\0\0s\"\0\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0fast\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6c45d188009454f, wide: false, full: false, count: 2, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        SignalMode\tRawCodable.kvmap\t25
        """)
  }
}
