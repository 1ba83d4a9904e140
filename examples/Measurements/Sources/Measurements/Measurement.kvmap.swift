// Generated from Measurement.kvmap. Do not edit.
// kvmap format 1, input ced3810067368c97, body cdef2ad295627b88
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

/// What a weather station has measured at one time.
nonisolated struct Measurement: Swift.Sendable, Swift.Hashable {
  var number: Swift.Int
  var station: Swift.String
  var takenAt: Date
  var temperature: Swift.Double
  var gusts: [Swift.Double]

  init(
    number: Swift.Int,
    station: Swift.String,
    takenAt: Date,
    temperature: Swift.Double,
    gusts: [Swift.Double] = []
  ) {
    self.number = number
    self.station = station
    self.takenAt = takenAt
    self.temperature = temperature
    self.gusts = gusts
  }
}

// MARK: - Mappings

nonisolated extension Measurement: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  static var _kvPlaceholder: Measurement {
    Measurement(number: 0, station: "", takenAt: .init(timeIntervalSince1970: 0), temperature: 0)
  }

  static var _kvUsesElementPosition: Swift.Bool { true }

  static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Measurement, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    let standing: KVMap.ElementPosition = kv.element()
    var has3: Swift.Bool = false
    var scan: KVMap.ObjectState = .init(updating: updating)
    var key: Swift.Int = try kv.beginObject(_kvKeys, &scan)
    while key >= 0 {
      do throws(KVMap.CodingFailure) {
        switch key {
        case 0: kv.string(into: &out.station)  // station
        case 1: out.takenAt = try kv.epochSeconds(lenient: false)  // taken_at
        case 2:  // air.temperature
          if try kv.consumeNull() {
            has3 = true
            try kv.reportNull(_kvKeys, rule: 2, scan)
          } else {
            var scan1: KVMap.ObjectState = .init(updating: updating)
            var key1: Swift.Int = try kv.beginObject(_kvKeys_1, &scan1)
            while key1 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key1 {
                case 0:  // air.temperature
                  has3 = true
                  out.temperature = try kv.checked(at: kv.mark(), kv.double(), "a value in -90...60") { $0 >= -90 && $0 <= 60 }
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan1) }
              key1 = try kv.nextKey(_kvKeys_1, &scan1)
            }
          }
        case 3:  // wind.gusts
          if try kv.consumeNull() {
            out.gusts = []
          } else {
            var scan2: KVMap.ObjectState = .init(updating: updating)
            var key2: Swift.Int = try kv.beginObject(_kvKeys_2, &scan2)
            while key2 >= 0 {
              do throws(KVMap.CodingFailure) {
                switch key2 {
                case 0:  // wind.gusts
                  let attempt4: KVMap.ValuePosition = kv.attempt()
                  do throws(KVMap.CodingFailure) {
                    out.gusts = try kv.consumeNull() ? [] : _kvDecode_gusts(&kv)
                    kv.acceptAttempt(attempt4)
                  } catch {
                    try kv.drop(error, from: attempt4)
                    out.gusts = []
                  }
                default: try kv.skip()
                }
              } catch { try kv.recover(error, &scan2) }
              key2 = try kv.nextKey(_kvKeys_2, &scan2)
            }
          }
        default: try kv.skip()
        }
      } catch { try kv.recover(error, &scan) }
      key = try kv.nextKey(_kvKeys, &scan)
    }
    if !has3 { try kv.reportMissing(_kvKeys, rule: 2, scan) }
    let mark0: KVMap.ValuePosition = kv.index(of: standing, scan)
    if mark0.isValue {
      let back: KVMap.ValuePosition = kv.seek(to: mark0, _kvKeys, rule: 4, scan)
      do throws(KVMap.CodingFailure) { out.number = try kv.int() } catch { try kv.recover(error, from: mark0) }
      kv.rewind(to: back)
    } else if mark0.isNull {
      try kv.reportNull(_kvKeys, rule: 4, scan)
    } else {
      try kv.reportMissing(_kvKeys, rule: 4, scan)
    }
  }

  private static func _kvDecode_gusts(_ kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> [Swift.Double] {
    return try kv.array(
      isLossy: true,
      reading: { (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> Swift.Double in try kv.double() })
  }

  func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginObject()
    kv.string("\"station\":", self.station)
    kv.key("\"taken_at\":"); try kv.epochSeconds(self.takenAt)
    let begun0: Swift.Int = kv.beginOptionalObject("\"air\":")
    kv.key("\"temperature\":"); try kv.double(kv.checked(self.temperature, "a value in -90...60") { $0 >= -90 && $0 <= 60 })
    kv.endOptionalObject(begun0)
    kv.endObject()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Measurement {
  @inline(never)
  static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.number, right.number),
      KVMap._kvAreEqual(left.station, right.station),
      KVMap._kvAreEqual(left.takenAt, right.takenAt),
      KVMap._kvAreEqual(left.temperature, right.temperature),
      KVMap._kvAreEqual(left.gusts, right.gusts)
    else { return false }
    return true
  }

  @inline(never)
  func hash(into hasher: inout Swift.Hasher) {
    self.number.hash(into: &hasher)
    self.station.hash(into: &hasher)
    self.takenAt.hash(into: &hasher)
    self.temperature.hash(into: &hasher)
    self.gusts.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Measurement {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\u{8}\0\u{6}\0\0\0\u{1}\0\u{3}\0\0\0\0\0\0\0\u{7}\0\0\0\0\0\u{1}\0station\"\u{8}\0\0\u{1}\0\0\u{1}\0taken_at\"\0\0\0\0\0\0\0\u{3}\0\0\u{2}\0\0\0\0air\"\0\0\0\0\u{4}\0\0\u{3}\0\0\0\0wind\"\0\0\0\0\0\0\0\0\0\0\0",
      bits: 3, seed: 0x6e789e6aa1b965f5, wide: false, full: false, count: 4, required: 2,
      unknown: .ignore, duplicates: .error,
      rules: """
        Measurement\tMeasurement.kvmap\t7
        station\t+2\tstation
        takenAt\t+3\ttaken_at
        temperature\t+4\tair.temperature
        gusts\t+5\twind.gusts
        number\t+1\t
        """)
  }

  private static var _kvKeys_1: KVMap.KeyTable {
    .init(
      "\0\0\u{1}\0\0\0\0\0\u{b}\0\0\0\0\0\0\0temperature\"\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Measurement\tMeasurement.kvmap\t7
        temperature\t+4\tair.temperature
        """)
  }

  private static var _kvKeys_2: KVMap.KeyTable {
    .init(
      "\u{1}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0gusts\"\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 1, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Measurement\tMeasurement.kvmap\t7
        gusts\t+5\twind.gusts
        """)
  }
}
