// Generated from Fleet.kvmap. Do not edit.
// kvmap format 1, input df144cdd2ec6b0a4, body 80b1e04ef7fd503f
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
@_spi(Generated) import KVMap
@_spi(Generated) import KVMapCodable

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

/// One ferry.
nonisolated struct Ferry: Swift.Sendable, Swift.Hashable, MappedCodable {
  /// A text of digits, in quotes in the document.
  var code: Swift.String
  var name: Swift.String
  var seats: Swift.Int
  var hull: Swift.Optional<Hull>
  var launched: Date
  /// Whatever the crew calls the ship on the radio, also `true` and `1e3`.
  var calls: [Swift.String]
  var isInService: Swift.Bool

  init(
    code: Swift.String,
    name: Swift.String,
    seats: Swift.Int,
    hull: Hull? = nil,
    launched: Date,
    calls: [Swift.String] = [],
    isInService: Swift.Bool = true
  ) {
    self.code = code
    self.name = name
    self.seats = seats
    self.hull = hull
    self.launched = launched
    self.calls = calls
    self.isInService = isInService
  }
}

/// Metres.
nonisolated struct Hull: Swift.Sendable, Swift.Hashable {
  var length: Swift.Double
  var draught: Swift.Double

  init(length: Swift.Double, draught: Swift.Double) {
    self.length = length
    self.draught = draught
  }
}

// MARK: - Mappings

nonisolated extension Ferry: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Ferry {
    Ferry(code: "", name: "", seats: 0, launched: .init(timeIntervalSince1970: 0))
  }

  static var _kvOutline: Swift.StaticString? { "s:code\ts:name\ti:seats\t?:length_m\t?:draught_m\ts:launched\t[s:calls\tb:in_service" }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Ferry, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.string(into: &out.code)  // code
        case 1: kv.string(into: &out.name)  // name
        case 2: out.seats = try kv.checked(at: kv.mark(), kv.int(), "a value in 0...2000") { $0 >= 0 && $0 <= 2000 }  // seats
        case 3: slot0 = try kv.deferValue()  // length_m
        case 4: slot1 = try kv.deferValue()  // length_m
        case 5: out.launched = try kv.date("y4'!-M2'!-d2", patterns: "yyyy-MM-dd", offset: 0)  // launched
        case 6: out.calls = try kv.consumeNull() ? [] : kv.strings()  // calls
        case 7: out.isInService = try kv.consumeNull() ? true : kv.bool()  // in_service
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let gathered0: Swift.Int = kv.beginGather("length\tlength_m\ndraught\tdraught_m\n", all: false, scan)
    kv.addToGather(slot0, to: gathered0, entry: 0)
    kv.addToGather(slot1, to: gathered0, entry: 1)
    let mark3: KVMap.ValuePosition = kv.endGather(gathered0)  // length_m
    if mark3.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark3, _kvKeys, rule: 3, scan)
      do throws(KVMap.CodingFailure) { try Hull._kvDecode(&kv, intoOptional: &out.hull, updating: updating) } catch { try kv.recover(error, from: mark3) }
      kv.rewind(to: back)
    } else if mark3.isNull {
      out.hull = nil
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    let start3: Swift.Int = kv.capture("length\tlength_m\ndraught\tdraught_m")
    if let value0 = self.hull {
      try value0._kvEncode(&kv)
    } else { kv.null() }
    var captured3: KVMap.CapturedObject = try kv.endCapture(start3)
    kv.beginObject()
    kv.string("\"code\":", self.code)
    kv.string("\"name\":", self.name)
    kv.key("\"seats\":"); try kv.int(kv.checked(self.seats, "a value in 0...2000") { $0 >= 0 && $0 <= 2000 })
    kv.member(&captured3, "\"length_m\":", keys: "length")
    kv.member(&captured3, "\"draught_m\":", keys: "draught")
    kv.key("\"launched\":"); try kv.date(self.launched, codes: "y4'!-M2'!-d2", offset: 0)
    kv.array("\"calls\":", self.calls)
    kv.bool("\"in_service\":", self.isInService)
    kv.endObject()
  }
}

nonisolated extension Hull: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Hull {
    Hull(length: 0, draught: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Hull, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.double(into: &out.length)  // length
      case 1: kv.double(into: &out.draught)  // draught
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.double("\"length\":", self.length)
    try kv.double("\"draught\":", self.draught)
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Ferry {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.code, right.code),
      KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.seats, right.seats),
      KVMap._kvAreEqual(left.hull, right.hull),
      KVMap._kvAreEqual(left.launched, right.launched),
      KVMap._kvAreEqual(left.calls, right.calls),
      KVMap._kvAreEqual(left.isInService, right.isInService)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.code.hash(into: &hasher)
    self.name.hash(into: &hasher)
    self.seats.hash(into: &hasher)
    self.hull.hash(into: &hasher)
    self.launched.hash(into: &hasher)
    self.calls.hash(into: &hasher)
    self.isInService.hash(into: &hasher)
  }
}

nonisolated extension Hull {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.length, right.length),
      KVMap._kvAreEqual(left.draught, right.draught)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.length.hash(into: &hasher)
    self.draught.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Ferry {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\u{5}\0\u{10}\0\r\0\0\0\u{7}\0\u{12}\0\n\0\u{1}\0\u{4}\0\0\0\0\0\u{1}\0code\"\0\0\0\u{4}\0\0\u{1}\0\0\u{1}\0name\"\0\0\0\u{5}\0\0\u{2}\0\0\u{1}\0seats\"\0\0\u{8}\0\0\u{3}\0\0\0\0length_m\"\0\0\0\0\0\0\0\t\0\0\u{4}\0\0\0\0draught_m\"\0\0\0\0\0\0\u{8}\0\0\u{5}\0\0\u{1}\0launched\"\0\0\0\0\0\0\0\u{5}\0\0\u{6}\0\0\0\0calls\"\0\0\n\0\0\u{7}\0\0\0\0in_service\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0xc584133ac916ab3d, wide: false, full: false, count: 8, required: 4,
      unknown: .ignore, duplicates: .error,
      rules: """
        Ferry\tFleet.kvmap\t8
        code\t+2\tcode
        name\t+3\tname
        seats\t+4\tseats
        hull\t+5\tlength_m
        hull\t+5\tdraught_m
        launched\t+6\tlaunched
        calls\t+8\tcalls
        isInService\t+9\tin_service
        """)
  }
}

nonisolated extension Hull {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{1}\0\u{3}\0\u{6}\0\0\0\0\0\u{1}\0length\"\0\u{7}\0\0\u{1}\0\0\u{1}\0draught\"\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6c45d188009454f, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Hull\tFleet.kvmap\t21
        length\t+1\tlength
        draught\t+2\tdraught
        """)
  }
}
