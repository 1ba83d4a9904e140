// Generated from Timetable.kvmap. Do not edit.
// kvmap format 1, input 7a21dc403b0c5944, body 07721bfec3be2e82
// swift-format-ignore-file
// swiftlint:disable all
import Foundation
@_spi(Generated) import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

/// The timetable of one day, as the company's server sends it.
nonisolated struct Timetable: Swift.Sendable, Swift.Hashable {
  var company: Swift.String
  var fleet: [Vessel]
  var departures: [Departure]
  /// Whatever else the server has to say.
  var remarks: KVMap.JSONObject

  init(company: Swift.String, fleet: [Vessel], departures: [Departure], remarks: KVMap.JSONObject) {
    self.company = company
    self.fleet = fleet
    self.departures = departures
    self.remarks = remarks
  }
}

/// A ship. In the document, its code is its key.
nonisolated struct Vessel: Swift.Sendable, Swift.Hashable {
  var code: Swift.String
  var name: Swift.String
  var seats: Swift.Int
  var hasRamp: Swift.Bool

  init(code: Swift.String, name: Swift.String, seats: Swift.Int, hasRamp: Swift.Bool = false) {
    self.code = code
    self.name = name
    self.seats = seats
    self.hasRamp = hasRamp
  }
}

nonisolated struct Departure: Swift.Sendable, Swift.Hashable {
  var number: Swift.Int
  var company: Swift.String
  var vessel: Swift.String
  var leaves: Date
  var state: State
  var from: Pier
  var fares: [Fare]

  init(
    number: Swift.Int,
    company: Swift.String,
    vessel: Swift.String,
    leaves: Date,
    state: State = .planned,
    from: Pier,
    fares: [Fare] = []
  ) {
    self.number = number
    self.company = company
    self.vessel = vessel
    self.leaves = leaves
    self.state = state
    self.from = from
    self.fares = fares
  }
}

/// A place to go on board. In the document its parts lie loose.
nonisolated struct Pier: Swift.Sendable, Swift.Hashable {
  var name: Swift.String
  var letter: Swift.Optional<Swift.String>

  init(name: Swift.String, letter: Swift.String? = nil) {
    self.name = name
    self.letter = letter
  }
}

nonisolated struct Single: Swift.Sendable, Swift.Hashable {
  var price: Decimal
  var isReturn: Swift.Bool

  init(price: Decimal, isReturn: Swift.Bool = false) {
    self.price = price
    self.isReturn = isReturn
  }
}

nonisolated struct Pass: Swift.Sendable, Swift.Hashable {
  var price: Decimal
  var until: Date

  init(price: Decimal, until: Date) {
    self.price = price
    self.until = until
  }
}

nonisolated enum State: Swift.Sendable, Swift.Hashable, Swift.RawRepresentable {
  case planned
  case boarding
  /// What the server says that this program does not know yet, kept as it is.
  case other(Swift.String)

  init(rawValue: Swift.String) {
    switch rawValue {
    case "P": self = .planned
    case "B", "BOARDING": self = .boarding
    default: self = .other(rawValue)
    }
  }

  var rawValue: Swift.String {
    switch self {
    case .planned: "P"
    case .boarding: "B"
    case .other(let rawValue): rawValue
    }
  }

  private var _kvOrdinal: Swift.Int {
    switch self {
    case .planned: 0
    case .boarding: 1
    case .other: 2
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

/// What a passage costs. The key "kind" says which one it is.
nonisolated enum Fare: Swift.Sendable, Swift.Hashable {
  case single(Single)
  case pass(Pass)
  case unknown(KVMap.JSONValue)
}

// MARK: - Mappings

nonisolated private enum _KVMapTable_YesNo {
  static func read(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ value: Swift.String
  ) throws(KVMap.CodingFailure) -> Swift.Bool {
    switch KVMap.ExactText(value) {
    case "Y", "J": return true
    case "N": return false
    default: throw kv.mismatch(at: place, expected: "\"Y\", \"J\" or \"N\"")
    }
  }

  static func write(
    _ kv: inout KVMap.JSONWriter, _ value: Swift.Bool
  ) throws(KVMap.CodingFailure) -> Swift.String {
    if value == true { return "Y" }
    if value == false { return "N" }
    throw kv.mismatch(expected: "a value of the table YesNo")
  }
}

nonisolated extension Timetable: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Timetable {
    Timetable(company: "", fleet: [], departures: [], remarks: .init())
  }

  static var _kvOptions: KVMap.DecodingOptions { .init(root: "timetable") }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Timetable, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    kv.enterParent(&scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.string(into: &out.company)  // company
        case 1: out.fleet = try _kvDecode_fleet(&kv)  // vessels
        case 2: kv.array(into: &out.departures)  // departures
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark3: KVMap.ValuePosition = kv.deferredRemainder(&scan, orNothing: false)
    if mark3.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark3, _kvKeys, rule: 3, scan)
      do throws(KVMap.CodingFailure) { out.remarks = try kv.object() } catch { try kv.recover(error, from: mark3) }
      kv.rewind(to: back)
    } else if mark3.isNull {
      try kv.reportNull(_kvKeys, rule: 3, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 3, scan)
    }
    kv.leaveParent(scan)
  }

  private static func _kvDecode_fleet(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Vessel] {
    var all: [Vessel] = []
    var keys: KVMap.SeenKeys = .init()
    guard try kv.openKeyed(&keys) else { return all }
    repeat {
      let start: KVMap.ValuePosition = kv.mark()
      do throws(KVMap.CodingFailure) { try all.append(Vessel._kvDecode(&kv, replacing: nil)) } catch { try kv.recover(error, from: start) }
    } while try kv.nextKeyed(&keys)
    return all
  }

  static var _kvRoot: Swift.String { "timetable" }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"company\":", self.company)
    kv.key("\"vessels\":")
    do {
      let members0: Swift.Int = kv.beginMembers()
      for value0 in self.fleet {
        kv.entryKey(value0.code)
        try value0._kvEncode(&kv)
      }
      try kv.endMembers(members0)
    }
    try kv.array("\"departures\":", self.departures)
    let startOfRest: Swift.Int = kv.capture()
    kv.object(self.remarks)
    try kv.members(of: kv.endCapture(startOfRest), except: "company\tvessels\tdepartures")
    kv.endObject()
  }
}

nonisolated extension Vessel: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Vessel {
    Vessel(code: "", name: "", seats: 0)
  }

  static var _kvUsesElementPosition: Swift.Bool { true }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Vessel, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    let standing: KVMap.ElementPosition = kv.element()
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.string(into: &out.name)  // name
        case 1: out.seats = try kv.checked(at: kv.mark(), kv.int(), "a value in 1...2000") { $0 >= 1 && $0 <= 2000 }  // seats
        case 2: out.hasRamp = try kv.consumeNull() ? false : _KVMapTable_YesNo.read(&kv, at: kv.mark(), kv.string())  // ramp
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark0: KVMap.ValuePosition = kv.key(of: standing)
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 3, scan)
      do throws(KVMap.CodingFailure) { out.code = try kv.lenientString() } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.reportNull(_kvKeys, rule: 3, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 3, scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.key("\"seats\":"); try kv.int(kv.checked(self.seats, "a value in 1...2000") { $0 >= 1 && $0 <= 2000 })
    kv.key("\"ramp\":"); try kv.string(_KVMapTable_YesNo.write(&kv, self.hasRamp))
    kv.endObject()
  }
}

nonisolated extension Departure: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Departure {
    Departure(number: 0, company: "", vessel: "", leaves: .init(timeIntervalSince1970: 0), from: Pier._kvPlaceholder)
  }

  static var _kvUsesElementPosition: Swift.Bool { true }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Departure, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    let standing: KVMap.ElementPosition = kv.element()
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.string(into: &out.vessel)  // vessel_code
        case 1: out.leaves = try kv.date("d2'!.M2'!.y4_H2'!:m2", patterns: "dd.MM.yyyy HH:mm", zone: "Europe/Zurich")  // leaves
        case 2: out.state = try kv.consumeNull() ? .planned : State._kvDecode(&kv, lenient: false)  // state
        case 3: slot0 = try kv.deferValue()  // from_name
        case 4: slot1 = try kv.deferValue()  // from_name
        case 5: out.fares = try kv.consumeNull() ? [] : _kvDecode_fares(&kv)  // fares
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    let mark0: KVMap.ValuePosition = kv.index(of: standing, scan)
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 6, scan)
      do throws(KVMap.CodingFailure) { out.number = try kv.int() } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.reportNull(_kvKeys, rule: 6, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 6, scan)
    }
    let back1: KVMap.ValuePosition = kv.mark()  // company
    do throws(KVMap.CodingFailure) {
      let mark1: KVMap.ValuePosition = try kv.parent("company", hops: 1, _kvKeys, rule: 7, scan)
      if mark1.isValue {
        kv.seekOutside(to: mark1, _kvKeys, rule: 7, scan)
        out.company = try kv.string()
        kv.rewind(to: back1)
      } else if mark1.isNull {
        try kv.reportNull(_kvKeys, rule: 7, around: .parent(1), scan)
      } else {
        try kv.reportMissing(_kvKeys, rule: 7, around: .parent(1), scan)
      }
    } catch { try kv.recover(error, backTo: back1) }
    let gathered0: Swift.Int = kv.beginGather("name\tfrom_name\nletter\tfrom_pier\n", all: false, scan)
    kv.addToGather(slot0, to: gathered0, entry: 0)
    kv.addToGather(slot1, to: gathered0, entry: 1)
    let mark5: KVMap.ValuePosition = kv.endGather(gathered0)  // from_name
    if mark5.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark5, _kvKeys, rule: 3, scan)
      do throws(KVMap.CodingFailure) { try Pier._kvDecode(&kv, into: &out.from, updating: updating) } catch { try kv.recover(error, from: mark5) }
      kv.rewind(to: back)
    } else if mark5.isNull {
      try kv.reportNull(_kvKeys, rule: 3, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 3, gathered: gathered0, scan)
    }
  }

  private static func _kvDecode_fares(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Fare] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Fare in try Fare._kvDecode(&kv, replacing: nil) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    let start5: Swift.Int = kv.capture("name\tfrom_name\nletter\tfrom_pier")
    try self.from._kvEncode(&kv)
    var captured5: KVMap.CapturedObject = try kv.endCapture(start5)
    kv.beginObject()
    kv.string("\"vessel_code\":", self.vessel)
    kv.key("\"leaves\":"); try kv.date(self.leaves, codes: "d2'!.M2'!.y4_H2'!:m2", zone: "Europe/Zurich")
    kv.key("\"state\":"); try self.state._kvEncode(&kv)
    kv.member(&captured5, "\"from_name\":", keys: "name")
    kv.member(&captured5, "\"from_pier\":", keys: "letter")
    try kv.array("\"fares\":", self.fares)
    kv.endObject()
  }
}

nonisolated extension Pier: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Pier {
    Pier(name: "")
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Pier, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.string(into: &out.name)  // name
      case 1: kv.string(orNil: &out.letter)  // letter
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"name\":", self.name)
    kv.string("\"letter\":", ifPresent: self.letter)
    kv.endObject()
  }
}

nonisolated extension Single: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Single {
    Single(price: 0)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Single, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.price = try kv.scale(at: kv.mark(), kv.decimal(), "0.01")  // price_cents
        case 1: out.isReturn = try kv.consumeNull() ? false : _KVMapTable_YesNo.read(&kv, at: kv.mark(), kv.string())  // return
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"price_cents\":"); try kv.decimal(kv.unscale(self.price, "0.01"))
    kv.key("\"return\":"); try kv.string(_KVMapTable_YesNo.write(&kv, self.isReturn))
    kv.endObject()
  }
}

nonisolated extension Pass: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Pass {
    Pass(price: 0, until: .init(timeIntervalSince1970: 0))
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Pass, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.price = try kv.scale(at: kv.mark(), kv.decimal(), "0.01")  // price_cents
        case 1: out.until = try kv.date("d2'!.M2'!.y4_H2'!:m2", patterns: "dd.MM.yyyy HH:mm", zone: "Europe/Zurich")  // until
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"price_cents\":"); try kv.decimal(kv.unscale(self.price, "0.01"))
    kv.key("\"until\":"); try kv.date(self.until, codes: "d2'!.M2'!.y4_H2'!:m2", zone: "Europe/Zurich")
    kv.endObject()
  }
}

nonisolated extension State: KVMap.DocumentDecodable, KVMap.DocumentEncodable, KVMap.DocumentKeyRepresentable {
  static func _kvDecode(_ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?) throws(KVMap.CodingFailure) -> State {
    try _kvDecode(&kv, lenient: false)
  }

  static func _kvDecode(_ kv: inout KVMap.JSONReader, lenient: Swift.Bool) throws(KVMap.CodingFailure) -> State {
    switch try kv.caseNumber(_kvCases, lenient: lenient) {
    case 0: return .planned
    case 1, 2: return .boarding
    default: return try .other(lenient ? kv.lenientString() : kv.string())
    }
  }

  static func _kvCase(
    _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ raw: Swift.String
  ) throws(KVMap.CodingFailure) -> State {
    switch kv.caseNumber(_kvCases, of: raw) {
    case 0: return .planned
    case 1, 2: return .boarding
    default: return .other(raw)
    }
  }

  static func _kvDecodeKey(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> State {
    let key: KVMap.ValuePosition = kv.mark()
    return try _kvCase(&kv, at: key, kv.entryKey())
  }

  func _kvKeyText(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    try _kvRaw(&kv)
  }

  func _kvRaw(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) -> Swift.String {
    switch self {
    case .planned: return "P"
    case .boarding: return "B"
    case .other(let raw): return raw
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.string(try _kvRaw(&kv))
  }
}

nonisolated extension Fare: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> Fare {
    let number: Swift.Int = try kv.discriminator(_kvPath, _kvCases, lenient: false, isOpen: true)
    let led: Swift.Int = kv.beginPayload(_kvPath)
    do throws(KVMap.CodingFailure) {
      let value: Fare
      switch number {
      case 0: value = try .single(Single._kvDecode(&kv, replacing: nil))
      case 1, 2: value = try .pass(Pass._kvDecode(&kv, replacing: nil))
      default: value = try .unknown(kv.value())
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
    case .single(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"kind\":\"single\",")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start)
    case .pass(let value):
      let start: Swift.Int = kv.beginPrefixMembers("\"kind\":\"pass\",")
      try value._kvEncode(&kv)
      try kv.endPrefixMembers(start)
    case .unknown(let value):
      kv.value(value)
    }
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Timetable {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.company, right.company),
      KVMap._kvAreEqual(left.fleet, right.fleet),
      KVMap._kvAreEqual(left.departures, right.departures),
      KVMap._kvAreEqual(left.remarks, right.remarks)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.company.hash(into: &hasher)
    self.fleet.hash(into: &hasher)
    self.departures.hash(into: &hasher)
    self.remarks.hash(into: &hasher)
  }
}

nonisolated extension Vessel {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.code, right.code),
      KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.seats, right.seats),
      KVMap._kvAreEqual(left.hasRamp, right.hasRamp)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.code.hash(into: &hasher)
    self.name.hash(into: &hasher)
    self.seats.hash(into: &hasher)
    self.hasRamp.hash(into: &hasher)
  }
}

nonisolated extension Departure {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.number, right.number),
      KVMap._kvAreEqual(left.company, right.company),
      KVMap._kvAreEqual(left.vessel, right.vessel),
      KVMap._kvAreEqual(left.leaves, right.leaves),
      KVMap._kvAreEqual(left.state, right.state),
      KVMap._kvAreEqual(left.from, right.from),
      KVMap._kvAreEqual(left.fares, right.fares)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.number.hash(into: &hasher)
    self.company.hash(into: &hasher)
    self.vessel.hash(into: &hasher)
    self.leaves.hash(into: &hasher)
    self.state.hash(into: &hasher)
    self.from.hash(into: &hasher)
    self.fares.hash(into: &hasher)
  }
}

nonisolated extension Pier {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.name, right.name),
      KVMap._kvAreEqual(left.letter, right.letter)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.name.hash(into: &hasher)
    self.letter.hash(into: &hasher)
  }
}

nonisolated extension Single {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.price, right.price),
      KVMap._kvAreEqual(left.isReturn, right.isReturn)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.price.hash(into: &hasher)
    self.isReturn.hash(into: &hasher)
  }
}

nonisolated extension Pass {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.price, right.price),
      KVMap._kvAreEqual(left.until, right.until)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.price.hash(into: &hasher)
    self.until.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Timetable {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{5}\0\0\0\0\0\u{3}\0\0\0\0\0\u{1}\0\0\0\u{7}\0\0\0\0\0\u{1}\0company\"\u{7}\0\0\u{1}\0\0\u{1}\0vessels\"\n\0\0\u{2}\0\0\u{1}\0departures\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 3,
      unknown: .rest, duplicates: .error,
      rules: """
        Timetable\tTimetable.kvmap\t7
        company\t+2\tcompany
        fleet\t+3\tvessels
        departures\t+4\tdepartures
        remarks\t+6\t
        """)
  }
}

nonisolated extension Vessel {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{3}\0\0\0\0\0\u{5}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{5}\0\0\u{1}\0\0\u{1}\0seats\"\0\0\u{4}\0\0\u{2}\0\0\0\0ramp\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 3, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Vessel\tTimetable.kvmap\t17
        name\t+2\tname
        seats\t+3\tseats
        hasRamp\t+4\tramp
        code\t+1\t
        """)
  }
}

nonisolated extension Departure {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\u{6}\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{e}\0\0\0\u{8}\0\0\0\0\0\u{b}\0\u{4}\0\u{b}\0\0\0\0\0\u{1}\0vessel_code\"\0\0\0\0\u{6}\0\0\u{1}\0\0\u{1}\0leaves\"\0\u{5}\0\0\u{2}\0\0\0\0state\"\0\0\t\0\0\u{3}\0\0\0\0from_name\"\0\0\0\0\0\0\t\0\0\u{4}\0\0\0\0from_pier\"\0\0\0\0\0\0\u{5}\0\0\u{5}\0\0\0\0fares\"\0\0\0\0\0\0\0\0\0\0",
      bits: 4, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 6, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Departure\tTimetable.kvmap\t28
        vessel\t+3\tvessel_code
        leaves\t+4\tleaves
        state\t+5\tstate
        from\t+6\tfrom_name
        from\t+6\tfrom_pier
        fares\t+7\tfares
        number\t+1\t
        company\t+2\tcompany
        """)
  }
}

nonisolated extension Pier {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\u{3}\0\0\0\0\0\u{4}\0\0\0\0\0\u{1}\0name\"\0\0\0\u{6}\0\0\u{1}\0\0\0\0letter\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Pier\tTimetable.kvmap\t39
        name\t+1\tname
        letter\t+2\tletter
        """)
  }
}

nonisolated extension Single {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\u{4}\0\0\0\u{b}\0\0\0\0\0\u{1}\0price_cents\"\0\0\0\0\u{6}\0\0\u{1}\0\0\0\0return\"\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Single\tTimetable.kvmap\t58
        price\t-33\tprice_cents
        isReturn\t+1\treturn
        """)
  }
}

nonisolated extension Pass {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{4}\0\0\0\u{1}\0\0\0\u{b}\0\0\0\0\0\u{1}\0price_cents\"\0\0\0\0\u{5}\0\0\u{1}\0\0\u{1}\0until\"\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Pass\tTimetable.kvmap\t62
        price\t-37\tprice_cents
        until\t+1\tuntil
        """)
  }
}

nonisolated extension State {
  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\u{5}\0\0\0\0\0\u{3}\0\0\0\u{1}\0\0\0\0\0\0\0P\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\0\0B\"\0\0\0\0\0\0\u{8}\0\0\u{2}\0\0\0\0BOARDING\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        State\tTimetable.kvmap\t44
        """)
  }
}

nonisolated extension Fare {
  private static var _kvPath: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0kind\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Fare\tTimetable.kvmap\t52
        \t+0\tkind
        """)
  }

  private static var _kvCases: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\u{1}\0\0\0\u{3}\0\u{5}\0\0\0\u{6}\0\0\0\0\0\0\0single\"\0\u{4}\0\0\u{1}\0\0\0\0pass\"\0\0\0\u{6}\0\0\u{2}\0\0\0\0season\"\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 3, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Fare\tTimetable.kvmap\t52
        """)
  }
}
