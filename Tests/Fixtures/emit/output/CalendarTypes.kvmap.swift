// Generated from CalendarTypes.kvmap. Do not edit.
// kvmap format 1, input 18cc3b276acbab9a, body c452d1f4e7d71cb5
// swift-format-ignore-file
// swiftlint:disable all
import Foundation
@_spi(Generated) import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated struct CalendarTypes: Swift.Sendable, Swift.Hashable {
  var day: KVMap.Day
  var until: Swift.Optional<KVMap.Day>
  var paid: Swift.Optional<KVMap.Day>
  var compact: Swift.Optional<KVMap.Day>
  var week: [KVMap.Day]
  var counts: [KVMap.Day: Swift.Int]
  var free: Swift.Set<KVMap.Day>
  var listed: [KVMap.Day]
  var ordered: [KVMap.Day]
  var since: KVMap.Day
  var length: Swift.Optional<Swift.Duration>
  var pause: Swift.Optional<Swift.Duration>
  var delay: Swift.Optional<Swift.Duration>
  var scaled: Swift.Optional<Swift.Duration>
  var shown: [Swift.Duration]
  var byLength: [Swift.Duration: Swift.String]
  var lengths: Swift.Set<Swift.Duration>
  var longest: Swift.Duration
  var leaves: Swift.Optional<KVMap.ZonedDate>
  var lands: Swift.Optional<KVMap.ZonedDate>
  var stops: Swift.Set<KVMap.ZonedDate>
  var parsed: [KVMap.ZonedDate]
  var sorted: [KVMap.ZonedDate]
  var zone: Swift.Optional<TimeZone>
  var zones: [Swift.String: TimeZone]
  var home: TimeZone
  var locale: Locale
  var locales: [Locale]
  var number: Swift.Optional<Swift.Double>
  var numbers: [Swift.Float]
  var measured: Swift.Optional<Swift.Double>
  var embedded: [Swift.Double]

  init(
    day: KVMap.Day,
    until: KVMap.Day? = nil,
    paid: KVMap.Day? = nil,
    compact: KVMap.Day? = nil,
    week: [KVMap.Day] = [],
    counts: [KVMap.Day: Swift.Int] = [KVMap.GeneratedConstant.day(year: 2026, month: 1, day: 1): 1],
    free: Swift.Set<KVMap.Day> = [KVMap.GeneratedConstant.day(year: 2026, month: 12, day: 25)],
    listed: [KVMap.Day] = [],
    ordered: [KVMap.Day] = [],
    since: KVMap.Day = KVMap.GeneratedConstant.day(year: 1970, month: 1, day: 1),
    length: Swift.Duration? = nil,
    pause: Swift.Duration? = nil,
    delay: Swift.Duration? = nil,
    scaled: Swift.Duration? = nil,
    shown: [Swift.Duration] = [],
    byLength: [Swift.Duration: Swift.String] = [:],
    lengths: Swift.Set<Swift.Duration> = [.init(secondsComponent: 3600, attosecondsComponent: 0), .init(secondsComponent: 0, attosecondsComponent: 500000000000000000)],
    longest: Swift.Duration = .init(secondsComponent: 93600, attosecondsComponent: 0),
    leaves: KVMap.ZonedDate? = KVMap.GeneratedConstant.zoned(1767222000.0, offset: 3600),
    lands: KVMap.ZonedDate? = nil,
    stops: Swift.Set<KVMap.ZonedDate> = [],
    parsed: [KVMap.ZonedDate] = [],
    sorted: [KVMap.ZonedDate] = [],
    zone: TimeZone? = nil,
    zones: [Swift.String: TimeZone] = [:],
    home: TimeZone = KVMap.GeneratedConstant.timeZone("Europe/Zurich"),
    locale: Locale = .init(identifier: "en_US"),
    locales: [Locale] = [],
    number: Swift.Double? = nil,
    numbers: [Swift.Float] = [],
    measured: Swift.Double? = nil,
    embedded: [Swift.Double] = []
  ) {
    self.day = day
    self.until = until
    self.paid = paid
    self.compact = compact
    self.week = week
    self.counts = counts
    self.free = free
    self.listed = listed
    self.ordered = ordered
    self.since = since
    self.length = length
    self.pause = pause
    self.delay = delay
    self.scaled = scaled
    self.shown = shown
    self.byLength = byLength
    self.lengths = lengths
    self.longest = longest
    self.leaves = leaves
    self.lands = lands
    self.stops = stops
    self.parsed = parsed
    self.sorted = sorted
    self.zone = zone
    self.zones = zones
    self.home = home
    self.locale = locale
    self.locales = locales
    self.number = number
    self.numbers = numbers
    self.measured = measured
    self.embedded = embedded
  }
}

nonisolated struct CalendarPage<T> {
  var of: T
  var wait: Swift.Optional<Swift.Duration>
  var leaving: Swift.Optional<KVMap.ZonedDate>
  var weights: [Swift.Float]

  init(
    of: T,
    wait: Swift.Duration? = nil,
    leaving: KVMap.ZonedDate? = nil,
    weights: [Swift.Float] = []
  ) {
    self.of = of
    self.wait = wait
    self.leaving = leaving
    self.weights = weights
  }
}

nonisolated extension CalendarPage: Swift.Sendable where T: Swift.Sendable {}

nonisolated extension CalendarPage: Swift.Equatable where T: Swift.Equatable {}

nonisolated extension CalendarPage: Swift.Hashable where T: Swift.Hashable {}

nonisolated struct CalendarPages: Swift.Sendable, Swift.Hashable {
  var days: CalendarPage<KVMap.Day>
  var zones: [CalendarPage<TimeZone>]
  var lengths: Swift.Optional<CalendarPage<Swift.Duration>>
  var departures: Swift.Optional<CalendarPage<KVMap.ZonedDate>>

  init(
    days: CalendarPage<KVMap.Day>,
    zones: [CalendarPage<TimeZone>] = [],
    lengths: CalendarPage<Swift.Duration>? = nil,
    departures: CalendarPage<KVMap.ZonedDate>? = nil
  ) {
    self.days = days
    self.zones = zones
    self.lengths = lengths
    self.departures = departures
  }
}

nonisolated struct CalendarValues: Swift.Sendable, Swift.Hashable {
  var values: [CalendarValue]

  init(values: [CalendarValue]) {
    self.values = values
  }
}

nonisolated enum CalendarValue: Swift.Sendable, Swift.Hashable {
  case day(KVMap.Day)
  case length(Swift.Duration)
  case zoned(KVMap.ZonedDate)
}

// MARK: - Mappings

nonisolated extension CalendarTypes: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CalendarTypes {
    CalendarTypes(day: KVMap.GeneratedConstant.emptyDay)
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CalendarTypes, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var slot0: KVMap.ValuePosition = .none
    var slot1: KVMap.ValuePosition = .none
    var has10: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.day = try kv.day()  // day
        case 1: out.until = try kv.consumeNullOrEmptyElement() ? nil : kv.day("d2'!.M2'!.y4\nd1_N_y4", patterns: "dd.MM.yyyy\nd MMM yyyy")  // until
        case 2: out.paid = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KVMap.Day in try kv.epochDays(lenient: true) }  // paid
        case 3: out.compact = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KVMap.Day in try kv.parseDay(at: kv.mark(), kv.lenientString(), "y4M2d2", patterns: "yyyyMMdd") }  // compact
        case 4: out.week = try kv.consumeNull() ? [] : _kvDecode_week(&kv)  // week
        case 5: out.counts = try kv.consumeNull() ? [KVMap.GeneratedConstant.day(year: 2026, month: 1, day: 1): 1] : _kvDecode_counts(&kv)  // counts
        case 6: out.free = try kv.consumeNull() ? [KVMap.GeneratedConstant.day(year: 2026, month: 12, day: 25)] : _kvDecode_free(&kv)  // free
        case 7: out.listed = try kv.consumeNull() ? [] : kv.each(at: kv.mark(), KVMap.TextStep.split(kv.string(), ",")) { (kv: inout KVMap.JSONReader, place: KVMap.ValuePosition, value: Swift.String) throws(KVMap.CodingFailure) in try kv.parseDay(at: place, value) }  // listed
        case 8: out.ordered = try kv.consumeNull() ? [] : KVMap.ElementStep.sorted(_kvDecode_ordered(&kv))  // ordered
        case 9: out.since = try kv.consumeNull() ? KVMap.GeneratedConstant.day(year: 1970, month: 1, day: 1) : kv.day()  // since
        case 10:  // length
          if try kv.consumeNull() {
            slot0 = .null
          } else {
            has10 = true
            out.length = try kv.consumeNullOrEmptyElement() ? nil : kv.duration()
          }
        case 11: slot1 = try kv.deferValue()  // length
        case 12: out.pause = try kv.consumeNullOrEmptyElement() ? nil : kv.durationSeconds(lenient: false)  // pause_s
        case 13: out.delay = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Duration in try kv.durationMilliseconds(lenient: true) }  // delay_ms
        case 14: out.scaled = try kv.consumeNullOrEmptyElement() ? nil : kv.durationSeconds(at: kv.mark(), kv.scale(at: kv.mark(), kv.decimal(), "60"))  // minutes
        case 15: out.shown = try kv.consumeNull() ? [] : _kvDecode_shown(&kv)  // shown
        case 16: out.byLength = try kv.consumeNull() ? [:] : _kvDecode_byLength(&kv)  // byLength
        case 17: out.lengths = try kv.consumeNull() ? [.init(secondsComponent: 3600, attosecondsComponent: 0), .init(secondsComponent: 0, attosecondsComponent: 500000000000000000)] : _kvDecode_lengths(&kv)  // lengths
        case 18: out.longest = try kv.consumeNull() ? .init(secondsComponent: 93600, attosecondsComponent: 0) : kv.duration()  // longest
        case 19: out.leaves = try kv.consumeNullOrEmptyElement() ? nil : kv.zoned()  // leaves
        case 20: out.lands = try kv.consumeNullOrEmptyElement() ? nil : kv.zoned("d2'!.M2'!.y4_H2'!:m2_x5\ny4M2d2'!TH2m2x1", patterns: "dd.MM.yyyy HH:mm xxx\nyyyyMMdd'T'HHmmX")  // lands
        case 21: out.stops = try kv.consumeNull() ? [] : _kvDecode_stops(&kv)  // stops
        case 22: out.parsed = try kv.consumeNull() ? [] : kv.each(at: kv.mark(), KVMap.TextStep.split(kv.string(), ",")) { (kv: inout KVMap.JSONReader, place: KVMap.ValuePosition, value: Swift.String) throws(KVMap.CodingFailure) in try kv.parseZoned(at: place, value) }  // parsed
        case 23: out.sorted = try kv.consumeNull() ? [] : KVMap.ElementStep.sorted(_kvDecode_sorted(&kv))  // sorted_stops
        case 24: out.zone = try kv.consumeNullOrEmptyElement() ? nil : kv.timeZone()  // zone
        case 25: out.zones = try kv.consumeNull() ? [:] : _kvDecode_zones(&kv)  // zones
        case 26: out.home = try kv.consumeNull() ? KVMap.GeneratedConstant.timeZone("Europe/Zurich") : kv.timeZone()  // home
        case 27: out.locale = try kv.consumeNull() ? .init(identifier: "en_US") : kv.locale()  // locale
        case 28: out.locales = try kv.consumeNull() ? [] : kv.each(at: kv.mark(), KVMap.TextStep.split(kv.string(), ",")) { (kv: inout KVMap.JSONReader, place: KVMap.ValuePosition, value: Swift.String) throws(KVMap.CodingFailure) in try kv.parseLocale(at: place, value) }  // locales
        case 29: out.number = try kv.consumeNullOrEmptyElement() ? nil : kv.double(nan: "NaN", infinity: "Infinity", negativeInfinity: "-Infinity", lenient: false)  // number
        case 30: out.numbers = try kv.consumeNull() ? [] : _kvDecode_numbers(&kv)  // numbers
        case 31: out.measured = try kv.consumeNull() ? nil : kv.isEmptyText() ? nil : kv.valueOrOnlyElement { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Double in try kv.double(infinity: "INF", lenient: true) }  // measured
        case 32: out.embedded = try kv.consumeNull() ? [] : kv.jsonText { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in try _kvDecode_embedded(&kv) }  // embedded
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has10 {
      let mark10: KVMap.ValuePosition = slot0.or(slot1)  // length
      if mark10.isValue {
        let back: KVMap.ValuePosition = kv.seek(to: mark10, _kvKeys, rule: 10, scan)
        do throws(KVMap.CodingFailure) { out.length = try kv.consumeNullOrEmptyElement() ? nil : kv.duration() } catch { try kv.recover(error, from: mark10) }
        kv.rewind(to: back)
      } else if mark10.isNull {
        out.length = nil
      }
    }
  }

  private static func _kvDecode_week(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [KVMap.Day] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KVMap.Day in try kv.day("Y4'\"-Ww2'!-e1\nY4'\"-Ww2", patterns: "YYYY-'W'ww[-e]") })
  }

  private static func _kvDecode_counts(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [KVMap.Day: Swift.Int] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KVMap.Day in try kv.entryKeyDay() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Int in try kv.int() })
  }

  private static func _kvDecode_free(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<KVMap.Day> {
    return try kv.set(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KVMap.Day in try kv.day() })
  }

  private static func _kvDecode_ordered(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [KVMap.Day] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KVMap.Day in try kv.day() })
  }

  private static func _kvDecode_shown(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Duration] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Duration in try kv.clockDuration() })
  }

  private static func _kvDecode_byLength(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Duration: Swift.String] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Duration in try kv.parseDuration(at: kv.mark(), kv.entryKey()) },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.string() })
  }

  private static func _kvDecode_lengths(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<Swift.Duration> {
    return try kv.set(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Duration in try kv.duration() })
  }

  private static func _kvDecode_stops(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Set<KVMap.ZonedDate> {
    return try kv.set(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KVMap.ZonedDate in try kv.zoned() })
  }

  private static func _kvDecode_sorted(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [KVMap.ZonedDate] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> KVMap.ZonedDate in try kv.zoned() })
  }

  private static func _kvDecode_zones(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.String: TimeZone] {
    return try kv.dictionary(
      key: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.String in try kv.entryKey() },
      value: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> TimeZone in try kv.timeZone() })
  }

  private static func _kvDecode_numbers(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Float] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Float in try kv.float(nan: "n/a", lenient: false) })
  }

  private static func _kvDecode_embedded(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Double] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Double in try kv.double(negativeInfinity: "-INF", lenient: false) })
  }

  @inline(never)
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"day\":"); kv.day(self.day)
    if let value = self.until { kv.key("\"until\":"); try kv.day(value, codes: "d2'!.M2'!.y4") }
    if let value = self.paid { kv.key("\"paid\":"); kv.epochDays(value) }
    if let value = self.compact { kv.key("\"compact\":"); try kv.day(value, codes: "y4M2d2") }
    kv.key("\"week\":")
    kv.beginArray()
    for value0 in self.week { try kv.day(value0, codes: "Y4'\"-Ww2'!-e1") }
    kv.endArray()
    kv.key("\"counts\":")
    kv.beginObject()
    for (key0, value0) in try kv.sorted(self.counts, keys: { (kv: inout KVMap.JSONWriter, key: KVMap.Day) throws(KVMap.CodingFailure) in kv.text(of: key) }) {
      kv.entryKey(key0)
      kv.int(value0)
    }
    kv.endObject()
    kv.key("\"free\":"); try kv.array(kv.sorted(self.free))
    kv.key("\"listed\":"); try kv.string(KVMap.TextStep.join(kv.each(self.listed) { (kv: inout KVMap.JSONWriter, value: KVMap.Day) throws(KVMap.CodingFailure) in kv.text(of: value) }, ","))
    kv.key("\"ordered\":"); try kv.array(self.ordered)
    kv.key("\"since\":"); kv.day(self.since)
    if let value = self.length { kv.key("\"length\":"); try kv.duration(value) }
    if let value = self.pause { kv.key("\"pause_s\":"); try kv.durationSeconds(value) }
    if let value = self.delay { kv.key("\"delay_ms\":"); try kv.durationMilliseconds(value) }
    if let value = self.scaled { kv.key("\"minutes\":"); try kv.decimal(kv.unscale(kv.decimal(ofDurationSeconds: value), "60")) }
    kv.key("\"shown\":")
    kv.beginArray()
    for value0 in self.shown { try kv.clockDuration(value0) }
    kv.endArray()
    kv.key("\"byLength\":")
    kv.beginObject()
    for (key0, value0) in try kv.sorted(self.byLength, keys: { (kv: inout KVMap.JSONWriter, key: Swift.Duration) throws(KVMap.CodingFailure) in try kv.text(of: key) }) {
      kv.entryKey(key0)
      kv.string(value0)
    }
    kv.endObject()
    kv.key("\"lengths\":"); try kv.array(kv.sorted(self.lengths))
    kv.key("\"longest\":"); try kv.duration(self.longest)
    if let value = self.leaves { kv.key("\"leaves\":"); try kv.zoned(value) } else { kv.key("\"leaves\":"); kv.null() }
    if let value = self.lands { kv.key("\"lands\":"); try kv.zoned(value, codes: "d2'!.M2'!.y4_H2'!:m2_x5") }
    kv.key("\"stops\":"); try kv.array(kv.sorted(self.stops))
    kv.key("\"parsed\":"); try kv.string(KVMap.TextStep.join(kv.each(self.parsed) { (kv: inout KVMap.JSONWriter, value: KVMap.ZonedDate) throws(KVMap.CodingFailure) in try kv.text(of: value) }, ","))
    kv.key("\"sorted_stops\":"); try kv.array(self.sorted)
    if let value = self.zone { kv.key("\"zone\":"); kv.timeZone(value) }
    kv.key("\"zones\":"); try kv.dictionary(self.zones)
    kv.key("\"home\":"); kv.timeZone(self.home)
    kv.key("\"locale\":"); kv.locale(self.locale)
    kv.key("\"locales\":"); try kv.string(KVMap.TextStep.join(kv.each(self.locales) { (kv: inout KVMap.JSONWriter, value: Locale) throws(KVMap.CodingFailure) in kv.text(of: value) }, ","))
    if let value = self.number { kv.key("\"number\":"); try kv.double(value, nan: "NaN", infinity: "Infinity", negativeInfinity: "-Infinity") }
    kv.key("\"numbers\":")
    kv.beginArray()
    for value0 in self.numbers { try kv.float(value0, nan: "n/a") }
    kv.endArray()
    if let value = self.measured { kv.key("\"measured\":"); try kv.double(value, infinity: "INF") }
    kv.key("\"embedded\":")
    try kv.jsonText { (kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) in
      kv.beginArray()
      for value0 in self.embedded { try kv.double(value0, negativeInfinity: "-INF") }
      kv.endArray()
    }
    kv.endObject()
  }
}

nonisolated extension CalendarPage: KVMap.DocumentDecodable where T: KVMap.DocumentDecodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> CalendarPage {
    let current: Swift.UnsafePointer<CalendarPage>? = current?.assumingMemoryBound(to: CalendarPage.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Optional<T>
    var _1: Swift.Optional<Swift.Duration>
    var _2: Swift.Optional<KVMap.ZonedDate>
    var _3: [Swift.Float]
    if let current {
      _0 = current.pointee.of
      _1 = current.pointee.wait
      _2 = current.pointee.leaving
      _3 = current.pointee.weights
    } else {
      _0 = nil
      _1 = nil
      _2 = nil
      _3 = []
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try T._kvDecode(&kv, updating: current?.pointee.of)  // of
        case 1: _1 = try kv.consumeNullOrEmptyElement() ? nil : kv.clockDuration()  // wait
        case 2: _2 = try kv.consumeNullOrEmptyElement() ? nil : kv.zoned("y4'!-M2'!-d2_H2'!:m2_X", patterns: "yyyy-MM-dd HH:mm XXX")  // leaving
        case 3: _3 = try kv.consumeNull() ? [] : _kvDecode_weights(&kv)  // weights
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    let made0 = try kv.unwrapRequired(&_0, scan.hasAllRequired)
    return CalendarPage(of: made0, wait: _1, leaving: _2, weights: _3)
  }

  private static func _kvDecode_weights(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Float] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Float in try kv.rereading(at: kv.mark(), kv.value()) { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in try kv.float(nan: "?", lenient: false) } })
  }
}

nonisolated extension CalendarPage: KVMap.DocumentEncodable where T: KVMap.DocumentEncodable {
  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"of\":"); try self.of._kvEncode(&kv)
    if let value = self.wait { kv.key("\"wait\":"); try kv.clockDuration(value) }
    if let value = self.leaving { kv.key("\"leaving\":"); try kv.zoned(value, codes: "y4'!-M2'!-d2_H2'!:m2_X") }
    kv.key("\"weights\":")
    kv.beginArray()
    for value0 in self.weights { try kv.value(kv.rewriting(as: KVMap.JSONValue.self) { (kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) in try kv.float(value0, nan: "?") }) }
    kv.endArray()
    kv.endObject()
  }
}

nonisolated extension CalendarPage: KVMap.ContextDecodable where T: KVMap.ContextDecodable {
  static func _kvEncode(context: T.CallerContext, _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    try T._kvEncode(context: context, &kv)
  }
}

nonisolated extension CalendarPages: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> CalendarPages {
    let current: Swift.UnsafePointer<CalendarPages>? = current?.assumingMemoryBound(to: CalendarPages.self)
    let updating: Swift.Bool = current != nil
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = kv.beginObjectDeferringFailure(_kvKeys, &scan)
    var _0: Swift.Optional<CalendarPage<KVMap.Day>>
    var _1: [CalendarPage<TimeZone>]
    var _2: Swift.Optional<CalendarPage<Swift.Duration>>
    var _3: Swift.Optional<CalendarPage<KVMap.ZonedDate>>
    if let current {
      _0 = current.pointee.days
      _1 = current.pointee.zones
      _2 = current.pointee.lengths
      _3 = current.pointee.departures
    } else {
      _0 = nil
      _1 = []
      _2 = nil
      _3 = nil
    }
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: _0 = try CalendarPage<KVMap.Day>._kvDecode(&kv, updating: current?.pointee.days)  // days
        case 1: _1 = try kv.consumeNull() ? [] : kv.array(of: CalendarPage<TimeZone>.self)  // zones
        case 2: _2 = try kv.consumeNullOrEmptyText() ? nil : CalendarPage<Swift.Duration>._kvDecode(&kv, updating: current?.pointee.lengths)  // lengths
        case 3: _3 = try kv.consumeNullOrEmptyText() ? nil : CalendarPage<KVMap.ZonedDate>._kvDecode(&kv, updating: current?.pointee.departures)  // departures
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = kv.nextKeyDeferringFailure(_kvKeys, &scan)
    }
    let made0 = try kv.unwrapRequired(&_0, scan.hasAllRequired)
    return CalendarPages(days: made0, zones: _1, lengths: _2, departures: _3)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.key("\"days\":"); try self.days._kvEncode(&kv)
    try kv.array("\"zones\":", self.zones)
    if let value = self.lengths { kv.key("\"lengths\":"); try value._kvEncode(&kv) }
    if let value = self.departures { kv.key("\"departures\":"); try value._kvEncode(&kv) }
    kv.endObject()
  }
}

nonisolated extension CalendarValues: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: CalendarValues {
    CalendarValues(values: [])
  }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout CalendarValues, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: out.values = try _kvDecode_values(&kv)  // values
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
  }

  private static func _kvDecode_values(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [CalendarValue] {
    return try kv.array(reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> CalendarValue in try CalendarValue._kvDecode(&kv, replacing: nil) })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    try kv.array("\"values\":", self.values)
    kv.endObject()
  }
}

nonisolated extension CalendarValue: KVMap.DocumentDecodable, KVMap.DocumentEncodable {
  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, replacing current: Swift.UnsafeRawPointer?
  ) throws(KVMap.CodingFailure) -> CalendarValue {
    var choice: KVMap.UnionAttempt = kv.beginUnion(Swift.ObjectIdentifier(CalendarValue.self), _kvKeys)
    if kv.shouldTryCase(0, &choice, kinds: 4) {  // day
      do throws(KVMap.CodingFailure) {
        let value: CalendarValue = try .day(kv.day())
        kv.acceptCase(0, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "day") }
    }
    if kv.shouldTryCase(1, &choice, kinds: 4) {  // length
      do throws(KVMap.CodingFailure) {
        let value: CalendarValue = try .length(kv.duration())
        kv.acceptCase(1, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "length") }
    }
    if kv.shouldTryCase(2, &choice, kinds: 4) {  // zoned
      do throws(KVMap.CodingFailure) {
        let value: CalendarValue = try .zoned(kv.zoned())
        kv.acceptCase(2, choice)
        return value
      } catch { try kv.rejectCase(error, &choice, "zoned") }
    }
    throw kv.noCaseMatched(choice)
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    switch self {
    case .day(let value):
      kv.day(value)
    case .length(let value):
      try kv.duration(value)
    case .zoned(let value):
      try kv.zoned(value)
    }
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension CalendarTypes {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.day, right.day),
      KVMap._kvAreEqual(left.until, right.until),
      KVMap._kvAreEqual(left.paid, right.paid),
      KVMap._kvAreEqual(left.compact, right.compact),
      KVMap._kvAreEqual(left.week, right.week),
      KVMap._kvAreEqual(left.counts, right.counts),
      KVMap._kvAreEqual(left.free, right.free),
      KVMap._kvAreEqual(left.listed, right.listed),
      KVMap._kvAreEqual(left.ordered, right.ordered),
      KVMap._kvAreEqual(left.since, right.since),
      KVMap._kvAreEqual(left.length, right.length),
      KVMap._kvAreEqual(left.pause, right.pause),
      KVMap._kvAreEqual(left.delay, right.delay),
      KVMap._kvAreEqual(left.scaled, right.scaled),
      KVMap._kvAreEqual(left.shown, right.shown),
      KVMap._kvAreEqual(left.byLength, right.byLength),
      KVMap._kvAreEqual(left.lengths, right.lengths),
      KVMap._kvAreEqual(left.longest, right.longest),
      KVMap._kvAreEqual(left.leaves, right.leaves),
      KVMap._kvAreEqual(left.lands, right.lands),
      KVMap._kvAreEqual(left.stops, right.stops),
      KVMap._kvAreEqual(left.parsed, right.parsed),
      KVMap._kvAreEqual(left.sorted, right.sorted),
      KVMap._kvAreEqual(left.zone, right.zone),
      KVMap._kvAreEqual(left.zones, right.zones),
      KVMap._kvAreEqual(left.home, right.home),
      KVMap._kvAreEqual(left.locale, right.locale),
      KVMap._kvAreEqual(left.locales, right.locales),
      KVMap._kvAreEqual(left.number, right.number),
      KVMap._kvAreEqual(left.numbers, right.numbers),
      KVMap._kvAreEqual(left.measured, right.measured),
      KVMap._kvAreEqual(left.embedded, right.embedded)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.day.hash(into: &hasher)
    self.until.hash(into: &hasher)
    self.paid.hash(into: &hasher)
    self.compact.hash(into: &hasher)
    self.week.hash(into: &hasher)
    self.counts.hash(into: &hasher)
    self.free.hash(into: &hasher)
    self.listed.hash(into: &hasher)
    self.ordered.hash(into: &hasher)
    self.since.hash(into: &hasher)
    self.length.hash(into: &hasher)
    self.pause.hash(into: &hasher)
    self.delay.hash(into: &hasher)
    self.scaled.hash(into: &hasher)
    self.shown.hash(into: &hasher)
    self.byLength.hash(into: &hasher)
    self.lengths.hash(into: &hasher)
    self.longest.hash(into: &hasher)
    self.leaves.hash(into: &hasher)
    self.lands.hash(into: &hasher)
    self.stops.hash(into: &hasher)
    self.parsed.hash(into: &hasher)
    self.sorted.hash(into: &hasher)
    self.zone.hash(into: &hasher)
    self.zones.hash(into: &hasher)
    self.home.hash(into: &hasher)
    self.locale.hash(into: &hasher)
    self.locales.hash(into: &hasher)
    self.number.hash(into: &hasher)
    self.numbers.hash(into: &hasher)
    self.measured.hash(into: &hasher)
    self.embedded.hash(into: &hasher)
  }
}

nonisolated extension CalendarPages {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.days, right.days),
      KVMap._kvAreEqual(left.zones, right.zones),
      KVMap._kvAreEqual(left.lengths, right.lengths),
      KVMap._kvAreEqual(left.departures, right.departures)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.days.hash(into: &hasher)
    self.zones.hash(into: &hasher)
    self.lengths.hash(into: &hasher)
    self.departures.hash(into: &hasher)
  }
}

nonisolated extension CalendarValues {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.values, right.values)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.values.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension CalendarTypes {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1c}\0\0\0\0\0\0\0\0\0\0\0\0\0C\07\0\0\0#\05\0\0\0\u{11}\0\0\0\u{1}\0\0\0\0\09\0\0\0\u{7}\0\0\0\0\0\0\0A\0\u{13}\0&\0\0\0\0\0\0\0\0\0\0\0=\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0?\0\0\02\0\t\0\0\0\0\0\0\0\u{f}\0;\0\0\0\0\0(\0\0\0\0\0\0\0\0\0,\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{17}\0.\0F\0*\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{5}\0\0\0\u{1f}\0\0\0\0\0\0\0\0\0\0\0\0\0\u{b}\0\0\0\0\0\0\0\0\0\u{15}\0\0\0!\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\0\0\0\0\u{1a}\0\0\0\0\0\0\00\0\r\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\u{1}\0day\"\0\0\0\0\u{5}\0\0\u{1}\0\0\0\0until\"\0\0\u{4}\0\0\u{2}\0\0\0\0paid\"\0\0\0\u{7}\0\0\u{3}\0\0\0\0compact\"\u{4}\0\0\u{4}\0\0\0\0week\"\0\0\0\u{6}\0\0\u{5}\0\0\0\0counts\"\0\u{4}\0\0\u{6}\0\0\0\0free\"\0\0\0\u{6}\0\0\u{7}\0\0\0\0listed\"\0\u{7}\0\0\u{8}\0\0\0\0ordered\"\u{5}\0\0\t\0\0\0\0since\"\0\0\u{6}\0\0\n\0\0\0\0length\"\0\u{8}\0\0\u{b}\0\0\0\0duration\"\0\0\0\0\0\0\0\u{7}\0\0\u{c}\0\0\0\0pause_s\"\u{8}\0\0\r\0\0\0\0delay_ms\"\0\0\0\0\0\0\0\u{7}\0\0\u{e}\0\0\0\0minutes\"\u{5}\0\0\u{f}\0\0\0\0shown\"\0\0\u{8}\0\0\u{10}\0\0\0\0byLength\"\0\0\0\0\0\0\0\u{7}\0\0\u{11}\0\0\0\0lengths\"\u{7}\0\0\u{12}\0\0\0\0longest\"\u{6}\0\0\u{13}\0\0\0\0leaves\"\0\u{5}\0\0\u{14}\0\0\0\0lands\"\0\0\u{5}\0\0\u{15}\0\0\0\0stops\"\0\0\u{6}\0\0\u{16}\0\0\0\0parsed\"\0\u{c}\0\0\u{17}\0\0\0\0sorted_stops\"\0\0\0\u{4}\0\0\u{18}\0\0\0\0zone\"\0\0\0\u{5}\0\0\u{19}\0\0\0\0zones\"\0\0\u{4}\0\0\u{1a}\0\0\0\0home\"\0\0\0\u{6}\0\0\u{1b}\0\0\0\0locale\"\0\u{7}\0\0\u{1c}\0\0\0\0locales\"\u{6}\0\0\u{1d}\0\0\0\0number\"\0\u{7}\0\0\u{1e}\0\0\0\0numbers\"\u{8}\0\0\u{1f}\0\0\0\0measured\"\0\0\0\0\0\0\0\u{8}\0\0 \0\0\0\0embedded\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 7, seed: 0xf3b8488c368cb0a7, wide: false, full: false, count: 33, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CalendarTypes\tCalendarTypes.kvmap\t2
        day\t+1\tday
        until\t+2\tuntil
        paid\t+3\tpaid
        compact\t+4\tcompact
        week\t+5\tweek
        counts\t+6\tcounts
        free\t+7\tfree
        listed\t+8\tlisted
        ordered\t+9\tordered
        since\t+10\tsince
        length\t+11\tlength
        length\t+11\tduration
        pause\t+12\tpause_s
        delay\t+13\tdelay_ms
        scaled\t+14\tminutes
        shown\t+15\tshown
        byLength\t+16\tbyLength
        lengths\t+17\tlengths
        longest\t+18\tlongest
        leaves\t+19\tleaves
        lands\t+20\tlands
        stops\t+21\tstops
        parsed\t+22\tparsed
        sorted\t+23\tsorted_stops
        zone\t+24\tzone
        zones\t+25\tzones
        home\t+26\thome
        locale\t+27\tlocale
        locales\t+28\tlocales
        number\t+29\tnumber
        numbers\t+30\tnumbers
        measured\t+31\tmeasured
        embedded\t+32\tembedded
        """)
  }
}

nonisolated extension CalendarPage {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{7}\0\u{3}\0\u{1}\0\u{5}\0\0\0\0\0\0\0\0\0\u{2}\0\0\0\0\0\u{1}\0of\"\0\0\0\0\0\u{4}\0\0\u{1}\0\0\0\0wait\"\0\0\0\u{7}\0\0\u{2}\0\0\0\0leaving\"\u{7}\0\0\u{3}\0\0\0\0weights\"\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6c45d188009454f, wide: false, full: false, count: 4, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CalendarPage\tCalendarTypes.kvmap\t41
        of\t+1\tof
        wait\t+2\twait
        leaving\t+3\tleaving
        weights\t+4\tweights
        """)
  }
}

nonisolated extension CalendarPages {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{5}\0\u{7}\0\u{3}\0\0\0\0\0\0\0\u{1}\0\0\0\u{4}\0\0\0\0\0\u{1}\0days\"\0\0\0\u{5}\0\0\u{1}\0\0\0\0zones\"\0\0\u{7}\0\0\u{2}\0\0\0\0lengths\"\n\0\0\u{3}\0\0\0\0departures\"\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 4, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CalendarPages\tCalendarTypes.kvmap\t48
        days\t+1\tdays
        zones\t+2\tzones
        lengths\t+3\tlengths
        departures\t+4\tdepartures
        """)
  }
}

nonisolated extension CalendarValues {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{6}\0\0\0\0\0\u{1}\0values\"\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 1,
      unknown: .ignore, duplicates: .error,
      rules: """
        CalendarValues\tCalendarTypes.kvmap\t61
        values\t+0\tvalues
        """)
  }
}

nonisolated extension CalendarValue {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        CalendarValue\tCalendarTypes.kvmap\t55
        """)
  }
}
