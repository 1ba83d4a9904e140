// Generated from Steps.kvmap. Do not edit.
// kvmap format 1, input 43fac502f537d485, body 4934df321bfe21c6
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

nonisolated struct Steps: Swift.Sendable, Swift.Hashable {
  var iso: Swift.Optional<Date>
  var day: Swift.Optional<Date>
  var stamp: Swift.Optional<Date>
  var wall: Swift.Optional<Date>
  var either: Swift.Optional<Date>
  var clock: Swift.Optional<Date>
  var seconds: Swift.Optional<Date>
  var millis: Swift.Optional<Date>
  var http: Swift.Optional<Date>
  var dotnet: Swift.Optional<Date>
  var link: Swift.Optional<URL>
  var id: Swift.Optional<UUID>
  var bytes: Swift.Optional<Data>
  var bytesURL: Swift.Optional<Data>
  var bytesHex: Swift.Optional<Data>
  var trim: Swift.Optional<Swift.String>
  var lower: Swift.Optional<Swift.String>
  var upper: Swift.Optional<Swift.String>
  var parts: Swift.Optional<[Swift.String]>
  var numbers: Swift.Optional<[Swift.Int]>
  var line: Swift.Optional<Swift.String>
  var prefixed: Swift.Optional<Swift.String>
  var suffixed: Swift.Optional<Swift.String>
  var price: Swift.Optional<Decimal>
  var celsius: Swift.Optional<Decimal>
  var scaledDouble: Swift.Optional<Swift.Double>
  var round: Swift.Optional<Swift.Int>
  var clamp: Swift.Optional<Swift.Int>
  var number: Swift.Optional<Swift.Int>
  var numberDouble: Swift.Optional<Swift.Double>
  var text: Swift.Optional<Swift.String>
  var exact: Swift.Optional<Decimal>
  var flag: Swift.Optional<Swift.Bool>
  var agreed: Swift.Optional<Swift.Bool>
  var inner: Swift.Optional<Inner>
  var wrap: Swift.Optional<[Swift.Int]>
  var order: Swift.Optional<[Swift.Int]>
  var place: Swift.Optional<KVMap.GeographicCoordinate>
  var door: Swift.Optional<KVMap.GeographicCoordinate>
  var dates: [Date]

  init(
    iso: Date? = nil,
    day: Date? = nil,
    stamp: Date? = nil,
    wall: Date? = nil,
    either: Date? = nil,
    clock: Date? = nil,
    seconds: Date? = nil,
    millis: Date? = nil,
    http: Date? = nil,
    dotnet: Date? = nil,
    link: URL? = nil,
    id: UUID? = nil,
    bytes: Data? = nil,
    bytesURL: Data? = nil,
    bytesHex: Data? = nil,
    trim: Swift.String? = nil,
    lower: Swift.String? = nil,
    upper: Swift.String? = nil,
    parts: [Swift.String]? = nil,
    numbers: [Swift.Int]? = nil,
    line: Swift.String? = nil,
    prefixed: Swift.String? = nil,
    suffixed: Swift.String? = nil,
    price: Decimal? = nil,
    celsius: Decimal? = nil,
    scaledDouble: Swift.Double? = nil,
    round: Swift.Int? = nil,
    clamp: Swift.Int? = nil,
    number: Swift.Int? = nil,
    numberDouble: Swift.Double? = nil,
    text: Swift.String? = nil,
    exact: Decimal? = nil,
    flag: Swift.Bool? = nil,
    agreed: Swift.Bool? = nil,
    inner: Inner? = nil,
    wrap: [Swift.Int]? = nil,
    order: [Swift.Int]? = nil,
    place: KVMap.GeographicCoordinate? = nil,
    door: KVMap.GeographicCoordinate? = nil,
    dates: [Date] = []
  ) {
    self.iso = iso
    self.day = day
    self.stamp = stamp
    self.wall = wall
    self.either = either
    self.clock = clock
    self.seconds = seconds
    self.millis = millis
    self.http = http
    self.dotnet = dotnet
    self.link = link
    self.id = id
    self.bytes = bytes
    self.bytesURL = bytesURL
    self.bytesHex = bytesHex
    self.trim = trim
    self.lower = lower
    self.upper = upper
    self.parts = parts
    self.numbers = numbers
    self.line = line
    self.prefixed = prefixed
    self.suffixed = suffixed
    self.price = price
    self.celsius = celsius
    self.scaledDouble = scaledDouble
    self.round = round
    self.clamp = clamp
    self.number = number
    self.numberDouble = numberDouble
    self.text = text
    self.exact = exact
    self.flag = flag
    self.agreed = agreed
    self.inner = inner
    self.wrap = wrap
    self.order = order
    self.place = place
    self.door = door
    self.dates = dates
  }
}

nonisolated struct Inner: Swift.Sendable, Swift.Hashable {
  var ids: [Swift.Int]
  var text: Swift.Optional<Swift.String>

  init(ids: [Swift.Int], text: Swift.String? = nil) {
    self.ids = ids
    self.text = text
  }
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

nonisolated extension Steps: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Steps {
    Steps()
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Steps, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.date(orNil: &out.iso)  // iso
        case 1: out.day = try kv.consumeNullOrEmptyElement() ? nil : kv.date("d2'!.M2'!.y4", patterns: "dd.MM.yyyy", offset: 0)  // day
        case 2: out.stamp = try kv.consumeNullOrEmptyElement() ? nil : kv.date("E_N_d2_H2'!:m2'!:s2_Z_y4", patterns: "EEE MMM dd HH:mm:ss ZZZZ yyyy", offset: 0)  // stamp
        case 3: out.wall = try kv.consumeNullOrEmptyElement() ? nil : kv.date("y4'!-M2'!-d2_H2'!:m2'!:s2'!.S3", patterns: "yyyy-MM-dd HH:mm:ss.SSS", offset: 7200)  // wall
        case 4: out.either = try kv.consumeNullOrEmptyElement() ? nil : kv.date("d2'!.M2'!.y2\ny4D3", patterns: "dd.MM.yy\nyyyyDDD", offset: 0)  // either
        case 5: out.clock = try kv.consumeNullOrEmptyElement() ? nil : kv.date("d1_L_y4_'\"at_h1'!:m2_a_X", patterns: "d MMMM yyyy 'at' h:mm a XXX", offset: 0)  // clock
        case 6: out.seconds = try kv.consumeNullOrEmptyElement() ? nil : kv.epochSeconds(lenient: false)  // seconds
        case 7: out.millis = try kv.consumeNullOrEmptyElement() ? nil : kv.epochMilliseconds(lenient: false)  // millis
        case 8: out.http = try kv.consumeNullOrEmptyElement() ? nil : kv.httpDate()  // http
        case 9: out.dotnet = try kv.consumeNullOrEmptyElement() ? nil : kv.dotNetDate()  // dotnet
        case 10: out.link = try kv.consumeNullOrEmptyElement() ? nil : kv.url()  // link
        case 11: out.id = try kv.consumeNullOrEmptyElement() ? nil : kv.uuid()  // id
        case 12: out.bytes = try kv.consumeNullOrEmptyElement() ? nil : kv.data()  // bytes
        case 13: out.bytesURL = try kv.consumeNullOrEmptyElement() ? nil : kv.base64URL()  // bytes_url
        case 14: out.bytesHex = try kv.consumeNullOrEmptyElement() ? nil : kv.hex()  // bytes_hex
        case 15: out.trim = try kv.consumeNull() ? nil : kv.trimmed()  // trim
        case 16: out.lower = try kv.consumeNull() ? nil : KVMap.TextStep.lowercase(kv.string())  // lower
        case 17: out.upper = try kv.consumeNull() ? nil : KVMap.TextStep.uppercase(kv.string())  // upper
        case 18: out.parts = try kv.consumeNullOrEmptyElement() ? nil : KVMap.TextStep.split(kv.string(), ",")  // parts
        case 19: out.numbers = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Int] in try kv.each(at: kv.mark(), KVMap.TextStep.split(kv.lenientString(), ";")) { (kv: inout KVMap.JSONReader, place: KVMap.ValuePosition, value: Swift.String) throws(KVMap.CodingFailure) in try kv.parseInt(at: place, value) } }  // numbers
        case 20: out.line = try kv.consumeNull() ? nil : KVMap.TextStep.join(kv.strings(), "|")  // line
        case 21: out.prefixed = try kv.consumeNull() ? nil : KVMap.TextStep.putting(prefix: "https://", kv.string())  // prefixed
        case 22: out.suffixed = try kv.consumeNull() ? nil : KVMap.TextStep.putting(suffix: ".png", kv.string())  // suffixed
        case 23: out.price = try kv.consumeNullOrEmptyElement() ? nil : kv.scale(at: kv.mark(), KVMap.NumberStep.decimal(of: kv.int()), "0.01")  // cents
        case 24: out.celsius = try kv.consumeNullOrEmptyElement() ? nil : kv.shift(at: kv.mark(), kv.decimal(), "-273.15")  // kelvin
        case 25: out.scaledDouble = try kv.consumeNullOrEmptyElement() ? nil : kv.convertToDouble(at: kv.mark(), kv.scale(at: kv.mark(), kv.decimal(), "0.001"))  // permille
        case 26: out.round = try kv.consumeNullOrEmptyElement() ? nil : kv.convertToInt(at: kv.mark(), kv.round(at: kv.mark(), kv.decimal(), 0))  // round
        case 27: out.clamp = try kv.consumeNullOrEmptyElement() ? nil : kv.convertToInt(at: kv.mark(), kv.clamp(at: kv.mark(), kv.decimal(), "0", "100"))  // clamp
        case 28: kv.intInText(orNil: &out.number)  // number
        case 29: kv.doubleInText(orNil: &out.numberDouble)  // number_double
        case 30: out.text = try kv.consumeNull() ? nil : kv.numberAsText()  // text
        case 31: kv.decimalInText(orNil: &out.exact)  // exact
        case 32: out.flag = try kv.consumeNullOrEmptyElement() ? nil : kv.parseBool(at: kv.mark(), kv.string(), yes: "Y", no: "N")  // flag
        case 33: out.agreed = try kv.consumeNullOrEmptyElement() ? nil : _KVMapTable_YesNo.read(&kv, at: kv.mark(), kv.string())  // agreed
        case 34: out.inner = try kv.consumeNullOrEmptyText() ? nil : kv.jsonText { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in try Inner._kvDecode(&kv, updating: updating ? out.inner : nil) }  // inner
        case 35: out.wrap = try kv.consumeNullOrEmptyElement() ? nil : [kv.int()]  // wrap
        case 36: out.order = try kv.consumeNullOrEmptyText() ? nil : KVMap.ElementStep.sorted(kv.ints())  // order
        case 37: out.place = try kv.consumeNullOrEmptyText() ? nil : _KVMapTransform_coordinate._kvDecode(&kv, updating: updating ? out.place : nil)  // place
        case 38: out.door = try kv.consumeNullOrEmptyText() ? nil : _KVMapTransform_Geo._kvDecode(&kv, updating: updating ? out.door : nil)  // door
        case 39: out.dates = try kv.consumeNull() ? [] : _kvDecode_dates(&kv)  // dates
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_dates(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Date] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Date in try kv.date("y4M2d2", patterns: "yyyyMMdd", offset: 0) })
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    if let value = self.iso { kv.key("\"iso\":"); try kv.date(value) }
    if let value = self.day { kv.key("\"day\":"); try kv.date(value, codes: "d2'!.M2'!.y4", offset: 0) }
    if let value = self.stamp { kv.key("\"stamp\":"); try kv.date(value, codes: "E_N_d2_H2'!:m2'!:s2_Z_y4", offset: 0) }
    if let value = self.wall { kv.key("\"wall\":"); try kv.date(value, codes: "y4'!-M2'!-d2_H2'!:m2'!:s2'!.S3", offset: 7200) }
    if let value = self.either { kv.key("\"either\":"); try kv.date(value, codes: "d2'!.M2'!.y2\ny4D3", offset: 0) }
    if let value = self.clock { kv.key("\"clock\":"); try kv.date(value, codes: "d1_L_y4_'\"at_h1'!:m2_a_X", offset: 0) }
    if let value = self.seconds { kv.key("\"seconds\":"); try kv.epochSeconds(value) }
    if let value = self.millis { kv.key("\"millis\":"); try kv.epochMilliseconds(value) }
    if let value = self.http { kv.key("\"http\":"); try kv.httpDate(value) }
    if let value = self.dotnet { kv.key("\"dotnet\":"); try kv.dotNetDate(value) }
    if let value = self.link { kv.key("\"link\":"); try kv.url(value) }
    if let value = self.id { kv.key("\"id\":"); kv.uuid(value) }
    if let value = self.bytes { kv.key("\"bytes\":"); kv.data(value) }
    if let value = self.bytesURL { kv.key("\"bytes_url\":"); kv.base64URL(value) }
    if let value = self.bytesHex { kv.key("\"bytes_hex\":"); kv.hex(value) }
    if let value = self.trim { kv.key("\"trim\":"); kv.string(value) }
    if let value = self.lower { kv.key("\"lower\":"); kv.string(value) }
    if let value = self.upper { kv.key("\"upper\":"); kv.string(value) }
    if let value = self.parts { kv.key("\"parts\":"); kv.string(KVMap.TextStep.join(value, ",")) }
    if let value = self.numbers { kv.key("\"numbers\":"); try kv.string(KVMap.TextStep.join(kv.each(value) { (kv: inout KVMap.JSONWriter, value: Swift.Int) throws(KVMap.CodingFailure) in kv.text(of: value) }, ";")) }
    if let value = self.line { kv.key("\"line\":"); kv.array(KVMap.TextStep.split(value, "|")) }
    if let value = self.prefixed { kv.key("\"prefixed\":"); try kv.string(kv.removing(prefix: "https://", value)) }
    if let value = self.suffixed { kv.key("\"suffixed\":"); try kv.string(kv.removing(suffix: ".png", value)) }
    if let value = self.price { kv.key("\"cents\":"); try kv.int(kv.convertToInt(kv.unscale(value, "0.01"))) }
    if let value = self.celsius { kv.key("\"kelvin\":"); try kv.decimal(kv.unshift(value, "-273.15")) }
    if let value = self.scaledDouble { kv.key("\"permille\":"); try kv.decimal(kv.unscale(kv.decimal(of: value), "0.001")) }
    if let value = self.round { kv.key("\"round\":"); try kv.decimal(KVMap.NumberStep.decimal(of: value)) }
    if let value = self.clamp { kv.key("\"clamp\":"); try kv.decimal(KVMap.NumberStep.decimal(of: value)) }
    if let value = self.number { kv.key("\"number\":"); kv.string(kv.text(of: value)) }
    if let value = self.numberDouble { kv.key("\"number_double\":"); try kv.string(kv.numberText(of: value)) }
    if let value = self.text { kv.key("\"text\":"); try kv.number(value) }
    if let value = self.exact { kv.key("\"exact\":"); try kv.string(kv.text(of: value)) }
    if let value = self.flag { kv.key("\"flag\":"); kv.string((value ? "Y" : "N")) }
    if let value = self.agreed { kv.key("\"agreed\":"); try kv.string(_KVMapTable_YesNo.write(&kv, value)) }
    if let value = self.inner {
      kv.key("\"inner\":")
      try kv.jsonText { (kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) in
        try value._kvEncode(&kv)
      }
    }
    if let value = self.wrap { kv.key("\"wrap\":"); try kv.int(kv.only(value)) }
    if let value = self.order { kv.key("\"order\":"); kv.array(value) }
    if let value = self.place { kv.key("\"place\":"); try _KVMapTransform_coordinate._kvEncode(value, &kv) }
    if let value = self.door { kv.key("\"door\":"); try _KVMapTransform_Geo._kvEncode(value, &kv) }
    kv.key("\"dates\":")
    kv.beginArray()
    for value0 in self.dates { try kv.date(value0, codes: "y4M2d2", offset: 0) }
    kv.endArray()
    kv.endObject()
  }
}

nonisolated extension Inner: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Inner {
    Inner(ids: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Inner, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      switch key {
      case 0: kv.ints(into: &out.ids)  // ids
      case 1: kv.string(orNil: &out.text)  // text
      default: break
      }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.array("\"ids\":", self.ids)
    kv.string("\"text\":", ifPresent: self.text)
    kv.endObject()
  }
}

nonisolated private enum _KVMapTransform_coordinate: KVMap.DecodingMapping {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> KVMap.GeographicCoordinate {
    let current: Swift.UnsafePointer<KVMap.GeographicCoordinate>? = current?.assumingMemoryBound(to: KVMap.GeographicCoordinate.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Double
    var _1: Swift.Double
    if let current {
      _0 = current.pointee.latitude
      _1 = current.pointee.longitude
    } else {
      _0 = 0
      _1 = 0
    }
    while key >= 0 {
      switch key {
      case 0: kv.double(into: &_0)  // latitude
      case 1: kv.double(into: &_1)  // longitude
      default: break
      }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    guard scan.hasAllRequired else { try kv.throwDeferredFailure() }
    return KVMap.GeographicCoordinate(latitude: _0, longitude: _1)
  }

  static func _kvEncode(_ whole: KVMap.GeographicCoordinate, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.double("\"latitude\":", whole.latitude)
    try kv.double("\"longitude\":", whole.longitude)
    kv.endObject()
  }
}

nonisolated private enum _KVMapTransform_Geo: KVMap.DecodingMapping {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> KVMap.GeographicCoordinate {
    let current: Swift.UnsafePointer<KVMap.GeographicCoordinate>? = current?.assumingMemoryBound(to: KVMap.GeographicCoordinate.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Double
    var _1: Swift.Double
    if let current {
      _0 = current.pointee.latitude
      _1 = current.pointee.longitude
    } else {
      _0 = 0
      _1 = 0
    }
    while key >= 0 {
      switch key {
      case 0: kv.double(into: &_0)  // y
      case 1: kv.double(into: &_1)  // x
      default: break
      }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    guard scan.hasAllRequired else { try kv.throwDeferredFailure() }
    return KVMap.GeographicCoordinate(latitude: _0, longitude: _1)
  }

  static func _kvEncode(_ whole: KVMap.GeographicCoordinate, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.double("\"y\":", whole.latitude)
    try kv.double("\"x\":", whole.longitude)
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Steps {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.iso, right.iso),
      KVMap._kvAreEqual(left.day, right.day),
      KVMap._kvAreEqual(left.stamp, right.stamp),
      KVMap._kvAreEqual(left.wall, right.wall),
      KVMap._kvAreEqual(left.either, right.either),
      KVMap._kvAreEqual(left.clock, right.clock),
      KVMap._kvAreEqual(left.seconds, right.seconds),
      KVMap._kvAreEqual(left.millis, right.millis),
      KVMap._kvAreEqual(left.http, right.http),
      KVMap._kvAreEqual(left.dotnet, right.dotnet),
      KVMap._kvAreEqual(left.link, right.link),
      KVMap._kvAreEqual(left.id, right.id),
      KVMap._kvAreEqual(left.bytes, right.bytes),
      KVMap._kvAreEqual(left.bytesURL, right.bytesURL),
      KVMap._kvAreEqual(left.bytesHex, right.bytesHex),
      KVMap._kvAreEqual(left.trim, right.trim),
      KVMap._kvAreEqual(left.lower, right.lower),
      KVMap._kvAreEqual(left.upper, right.upper),
      KVMap._kvAreEqual(left.parts, right.parts),
      KVMap._kvAreEqual(left.numbers, right.numbers),
      KVMap._kvAreEqual(left.line, right.line),
      KVMap._kvAreEqual(left.prefixed, right.prefixed),
      KVMap._kvAreEqual(left.suffixed, right.suffixed),
      KVMap._kvAreEqual(left.price, right.price),
      KVMap._kvAreEqual(left.celsius, right.celsius),
      KVMap._kvAreEqual(left.scaledDouble, right.scaledDouble),
      KVMap._kvAreEqual(left.round, right.round),
      KVMap._kvAreEqual(left.clamp, right.clamp),
      KVMap._kvAreEqual(left.number, right.number),
      KVMap._kvAreEqual(left.numberDouble, right.numberDouble),
      KVMap._kvAreEqual(left.text, right.text),
      KVMap._kvAreEqual(left.exact, right.exact),
      KVMap._kvAreEqual(left.flag, right.flag),
      KVMap._kvAreEqual(left.agreed, right.agreed),
      KVMap._kvAreEqual(left.inner, right.inner),
      KVMap._kvAreEqual(left.wrap, right.wrap),
      KVMap._kvAreEqual(left.order, right.order),
      KVMap._kvAreEqual(left.place, right.place),
      KVMap._kvAreEqual(left.door, right.door),
      KVMap._kvAreEqual(left.dates, right.dates)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.iso.hash(into: &hasher)
    self.day.hash(into: &hasher)
    self.stamp.hash(into: &hasher)
    self.wall.hash(into: &hasher)
    self.either.hash(into: &hasher)
    self.clock.hash(into: &hasher)
    self.seconds.hash(into: &hasher)
    self.millis.hash(into: &hasher)
    self.http.hash(into: &hasher)
    self.dotnet.hash(into: &hasher)
    self.link.hash(into: &hasher)
    self.id.hash(into: &hasher)
    self.bytes.hash(into: &hasher)
    self.bytesURL.hash(into: &hasher)
    self.bytesHex.hash(into: &hasher)
    self.trim.hash(into: &hasher)
    self.lower.hash(into: &hasher)
    self.upper.hash(into: &hasher)
    self.parts.hash(into: &hasher)
    self.numbers.hash(into: &hasher)
    self.line.hash(into: &hasher)
    self.prefixed.hash(into: &hasher)
    self.suffixed.hash(into: &hasher)
    self.price.hash(into: &hasher)
    self.celsius.hash(into: &hasher)
    self.scaledDouble.hash(into: &hasher)
    self.round.hash(into: &hasher)
    self.clamp.hash(into: &hasher)
    self.number.hash(into: &hasher)
    self.numberDouble.hash(into: &hasher)
    self.text.hash(into: &hasher)
    self.exact.hash(into: &hasher)
    self.flag.hash(into: &hasher)
    self.agreed.hash(into: &hasher)
    self.inner.hash(into: &hasher)
    self.wrap.hash(into: &hasher)
    self.order.hash(into: &hasher)
    self.place.hash(into: &hasher)
    self.door.hash(into: &hasher)
    self.dates.hash(into: &hasher)
  }
}

nonisolated extension Inner {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.ids, right.ids),
      KVMap._kvAreEqual(left.text, right.text)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.ids.hash(into: &hasher)
    self.text.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Steps {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{5}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\03\0\0\0\0\0\0\0M\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0Q\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0)\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{7}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{13}\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{11}\0>\07\0S\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\t\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\r\0%\0\0\0\0\0\0\0+\0I\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0<\0\0\0-\0#\0\0\0\0\0\0\0\0\0\0\0O\0\u{b}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{15}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\05\0\0\0\0\0\0\0\0\0\0\0\0\0C\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0!\0\0\0\u{19}\0\0\0K\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1e}\0\0\0\0\0\0\0\0\0\0\0\0\0E\0\0\0\0\0@\0\0\0:\0\0\0\0\0\0\00\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{f}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0G\0\0\0\u{17}\0\0\0\0\0\0\0U\0'\0\0\0\0\0\0\0\0\0\0\0\u{1b}\0\0\0\u{3}\0\0\0\0\0\0\0iso\"\0\0\0\0\u{3}\0\0\u{1}\0\0\0\0day\"\0\0\0\0\u{5}\0\0\u{2}\0\0\0\0stamp\"\0\0\u{4}\0\0\u{3}\0\0\0\0wall\"\0\0\0\u{6}\0\0\u{4}\0\0\0\0either\"\0\u{5}\0\0\u{5}\0\0\0\0clock\"\0\0\u{7}\0\0\u{6}\0\0\0\0seconds\"\u{6}\0\0\u{7}\0\0\0\0millis\"\0\u{4}\0\0\u{8}\0\0\0\0http\"\0\0\0\u{6}\0\0\t\0\0\0\0dotnet\"\0\u{4}\0\0\n\0\0\0\0link\"\0\0\0\u{2}\0\0\u{b}\0\0\0\0id\"\0\0\0\0\0\u{5}\0\0\u{c}\0\0\0\0bytes\"\0\0\t\0\0\r\0\0\0\0bytes_url\"\0\0\0\0\0\0\t\0\0\u{e}\0\0\0\0bytes_hex\"\0\0\0\0\0\0\u{4}\0\0\u{f}\0\0\0\0trim\"\0\0\0\u{5}\0\0\u{10}\0\0\0\0lower\"\0\0\u{5}\0\0\u{11}\0\0\0\0upper\"\0\0\u{5}\0\0\u{12}\0\0\0\0parts\"\0\0\u{7}\0\0\u{13}\0\0\0\0numbers\"\u{4}\0\0\u{14}\0\0\0\0line\"\0\0\0\u{8}\0\0\u{15}\0\0\0\0prefixed\"\0\0\0\0\0\0\0\u{8}\0\0\u{16}\0\0\0\0suffixed\"\0\0\0\0\0\0\0\u{5}\0\0\u{17}\0\0\0\0cents\"\0\0\u{6}\0\0\u{18}\0\0\0\0kelvin\"\0\u{8}\0\0\u{19}\0\0\0\0permille\"\0\0\0\0\0\0\0\u{5}\0\0\u{1a}\0\0\0\0round\"\0\0\u{5}\0\0\u{1b}\0\0\0\0clamp\"\0\0\u{6}\0\0\u{1c}\0\0\0\0number\"\0\r\0\0\u{1d}\0\0\0\0number_double\"\0\0\u{4}\0\0\u{1e}\0\0\0\0text\"\0\0\0\u{5}\0\0\u{1f}\0\0\0\0exact\"\0\0\u{4}\0\0 \0\0\0\0flag\"\0\0\0\u{6}\0\0!\0\0\0\0agreed\"\0\u{5}\0\0\"\0\0\0\0inner\"\0\0\u{4}\0\0#\0\0\0\0wrap\"\0\0\0\u{5}\0\0$\0\0\0\0order\"\0\0\u{5}\0\0%\0\0\0\0place\"\0\0\u{4}\0\0&\0\0\0\0door\"\0\0\0\u{5}\0\0'\0\0\0\0dates\"\0\0\0\0\0\0\0\0\0\0",
      bits: 8, seed: 0x32fcab5daed5bdfd, wide: false, full: false, count: 40, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Steps\tSteps.kvmap\t16
        iso\t+1\tiso
        day\t+2\tday
        stamp\t+3\tstamp
        wall\t+4\twall
        either\t+5\teither
        clock\t+6\tclock
        seconds\t+7\tseconds
        millis\t+8\tmillis
        http\t+9\thttp
        dotnet\t+10\tdotnet
        link\t+11\tlink
        id\t+12\tid
        bytes\t+13\tbytes
        bytesURL\t+14\tbytes_url
        bytesHex\t+15\tbytes_hex
        trim\t+16\ttrim
        lower\t+17\tlower
        upper\t+18\tupper
        parts\t+19\tparts
        numbers\t+20\tnumbers
        line\t+21\tline
        prefixed\t+22\tprefixed
        suffixed\t+23\tsuffixed
        price\t+24\tcents
        celsius\t+25\tkelvin
        scaledDouble\t+26\tpermille
        round\t+27\tround
        clamp\t+28\tclamp
        number\t+29\tnumber
        numberDouble\t+30\tnumber_double
        text\t+31\ttext
        exact\t+32\texact
        flag\t+33\tflag
        agreed\t+34\tagreed
        inner\t+35\tinner
        wrap\t+36\twrap
        order\t+37\torder
        place\t+38\tplace
        door\t+39\tdoor
        dates\t+40\tdates
        """)
  }
}

nonisolated extension Inner {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\u{3}\0\0\0\0\0\u{1}\0ids\"\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0text\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        Inner\tSteps.kvmap\t59
        ids\t+1\tids
        text\t+2\ttext
        """)
  }
}

nonisolated extension _KVMapTransform_coordinate {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\u{4}\0\0\0\u{8}\0\0\0\0\0\u{1}\0latitude\"\0\0\0\0\0\0\0\t\0\0\u{1}\0\0\u{1}\0longitude\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Coordinate\tSteps.kvmap\t54
        latitude\t+0\tlatitude
        longitude\t+0\tlongitude
        """)
  }
}

nonisolated extension _KVMapTransform_Geo {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{3}\0\0\0\u{1}\0\0\0\u{1}\0\0\0\0\0\u{1}\0y\"\0\0\0\0\0\0\u{1}\0\0\u{1}\0\0\u{1}\0x\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 2, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 2, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Coordinate\tSteps.kvmap\t11
        latitude\t+1\ty
        longitude\t+2\tx
        """)
  }
}
