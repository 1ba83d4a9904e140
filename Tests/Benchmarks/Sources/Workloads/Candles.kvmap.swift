// Generated from Candles.kvmap. Do not edit.
// kvmap format 1, input b01e24ce7398cb7a, body 885c6080b867c525
// swift-format-ignore-file
// swiftlint:disable all
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
@_spi(Generated) public import KVMap

// If this line does not compile, this file is for another version of KVMap: run kvmapc generate.
private typealias _KVMapFormat = KVMap.GeneratedFormat1

// MARK: - Types

nonisolated public struct Candle: Swift.Sendable, Swift.Hashable {
  public var openTime: Swift.Int
  public var `open`: Swift.Double
  public var high: Swift.Double
  public var low: Swift.Double
  public var close: Swift.Double
  public var volume: Swift.Double
  public var closeTime: Swift.Int
  public var quoteVolume: Swift.Double
  public var trades: Swift.Int
  public var takerBase: Swift.Double
  public var takerQuote: Swift.Double
  public var ignored: Swift.String

  public init(
    openTime: Swift.Int,
    `open`: Swift.Double,
    high: Swift.Double,
    low: Swift.Double,
    close: Swift.Double,
    volume: Swift.Double,
    closeTime: Swift.Int,
    quoteVolume: Swift.Double,
    trades: Swift.Int,
    takerBase: Swift.Double,
    takerQuote: Swift.Double,
    ignored: Swift.String
  ) {
    self.openTime = openTime
    self.`open` = `open`
    self.high = high
    self.low = low
    self.close = close
    self.volume = volume
    self.closeTime = closeTime
    self.quoteVolume = quoteVolume
    self.trades = trades
    self.takerBase = takerBase
    self.takerQuote = takerQuote
    self.ignored = ignored
  }
}

// MARK: - Mappings

nonisolated extension Candle: KVMap.DocumentDecodableInPlace, KVMap.DocumentEncodable {
  public static var _kvPlaceholder: Candle {
    Candle(openTime: 0, open: 0, high: 0, low: 0, close: 0, volume: 0, closeTime: 0, quoteVolume: 0, trades: 0, takerBase: 0, takerQuote: 0, ignored: "")
  }

  public static func _kvDecode(
    _ kv: inout KVMap.JSONReader, into out: inout Candle, updating: Swift.Bool
  ) throws(KVMap.CodingFailure) {
    var scan: KVMap.ObjectState = .init(updating: updating)
    var goesOn: Swift.Bool = try kv.beginRecord(_kvKeys, rule: 0, isNeeded: true, &scan)
    if goesOn {  // [0]
      kv.int(into: &out.openTime)
      goesOn = try kv.nextPosition(rule: 1, isNeeded: true, &scan)
    } else {
      try kv.reportMissingPosition(_kvKeys, rule: 0, &scan)
    }
    if goesOn {  // [1]
      kv.doubleInText(into: &out.`open`)
      goesOn = try kv.nextPosition(rule: 2, isNeeded: true, &scan)
    } else {
      try kv.reportMissingPosition(_kvKeys, rule: 1, &scan)
    }
    if goesOn {  // [2]
      kv.doubleInText(into: &out.high)
      goesOn = try kv.nextPosition(rule: 3, isNeeded: true, &scan)
    } else {
      try kv.reportMissingPosition(_kvKeys, rule: 2, &scan)
    }
    if goesOn {  // [3]
      kv.doubleInText(into: &out.low)
      goesOn = try kv.nextPosition(rule: 4, isNeeded: true, &scan)
    } else {
      try kv.reportMissingPosition(_kvKeys, rule: 3, &scan)
    }
    if goesOn {  // [4]
      kv.doubleInText(into: &out.close)
      goesOn = try kv.nextPosition(rule: 5, isNeeded: true, &scan)
    } else {
      try kv.reportMissingPosition(_kvKeys, rule: 4, &scan)
    }
    if goesOn {  // [5]
      kv.doubleInText(into: &out.volume)
      goesOn = try kv.nextPosition(rule: 6, isNeeded: true, &scan)
    } else {
      try kv.reportMissingPosition(_kvKeys, rule: 5, &scan)
    }
    if goesOn {  // [6]
      kv.int(into: &out.closeTime)
      goesOn = try kv.nextPosition(rule: 7, isNeeded: true, &scan)
    } else {
      try kv.reportMissingPosition(_kvKeys, rule: 6, &scan)
    }
    if goesOn {  // [7]
      kv.doubleInText(into: &out.quoteVolume)
      goesOn = try kv.nextPosition(rule: 8, isNeeded: true, &scan)
    } else {
      try kv.reportMissingPosition(_kvKeys, rule: 7, &scan)
    }
    if goesOn {  // [8]
      kv.int(into: &out.trades)
      goesOn = try kv.nextPosition(rule: 9, isNeeded: true, &scan)
    } else {
      try kv.reportMissingPosition(_kvKeys, rule: 8, &scan)
    }
    if goesOn {  // [9]
      kv.doubleInText(into: &out.takerBase)
      goesOn = try kv.nextPosition(rule: 10, isNeeded: true, &scan)
    } else {
      try kv.reportMissingPosition(_kvKeys, rule: 9, &scan)
    }
    if goesOn {  // [10]
      kv.doubleInText(into: &out.takerQuote)
      goesOn = try kv.nextPosition(rule: 11, isNeeded: true, &scan)
    } else {
      try kv.reportMissingPosition(_kvKeys, rule: 10, &scan)
    }
    if goesOn {  // [11]
      kv.string(into: &out.ignored)
      goesOn = try kv.nextPosition(rule: -1, isNeeded: false, &scan)
    } else {
      try kv.reportMissingPosition(_kvKeys, rule: 11, &scan)
    }
    if goesOn { try kv.skipRemainingPositions(_kvKeys, &scan) }
  }

  @inline(never)
  public func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) {
    kv.beginArray()
    kv.int(self.openTime)
    try kv.string(kv.numberText(of: self.`open`))
    try kv.string(kv.numberText(of: self.high))
    try kv.string(kv.numberText(of: self.low))
    try kv.string(kv.numberText(of: self.close))
    try kv.string(kv.numberText(of: self.volume))
    kv.int(self.closeTime)
    try kv.string(kv.numberText(of: self.quoteVolume))
    kv.int(self.trades)
    try kv.string(kv.numberText(of: self.takerBase))
    try kv.string(kv.numberText(of: self.takerQuote))
    kv.string(self.ignored)
    kv.endArray()
  }
}

// MARK: - Equality, written out because synthesised members are larger and slower to compile

nonisolated extension Candle {
  @inline(never)
  public static func == (left: Self, right: Self) -> Swift.Bool {
    guard KVMap._kvAreEqual(left.openTime, right.openTime),
      KVMap._kvAreEqual(left.`open`, right.`open`),
      KVMap._kvAreEqual(left.high, right.high),
      KVMap._kvAreEqual(left.low, right.low),
      KVMap._kvAreEqual(left.close, right.close),
      KVMap._kvAreEqual(left.volume, right.volume),
      KVMap._kvAreEqual(left.closeTime, right.closeTime),
      KVMap._kvAreEqual(left.quoteVolume, right.quoteVolume),
      KVMap._kvAreEqual(left.trades, right.trades),
      KVMap._kvAreEqual(left.takerBase, right.takerBase),
      KVMap._kvAreEqual(left.takerQuote, right.takerQuote),
      KVMap._kvAreEqual(left.ignored, right.ignored)
    else { return false }
    return true
  }

  @inline(never)
  public func hash(into hasher: inout Swift.Hasher) {
    self.openTime.hash(into: &hasher)
    self.`open`.hash(into: &hasher)
    self.high.hash(into: &hasher)
    self.low.hash(into: &hasher)
    self.close.hash(into: &hasher)
    self.volume.hash(into: &hasher)
    self.closeTime.hash(into: &hasher)
    self.quoteVolume.hash(into: &hasher)
    self.trades.hash(into: &hasher)
    self.takerBase.hash(into: &hasher)
    self.takerQuote.hash(into: &hasher)
    self.ignored.hash(into: &hasher)
  }
}

// MARK: - Key tables, which only KVMap reads

nonisolated extension Candle {
  private static var _kvKeys: KVMap.KeyTable {
    .init(
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
      bits: 1, seed: 0xe220a8397b1dcdaf, wide: false, full: false, count: 0, required: 0,
      unknown: .ignore, duplicates: .error,
      rules: """
        Candle\tCandles.kvmap\t8
        openTime\t+1\t[0]
        open\t+2\t[1]
        high\t+3\t[2]
        low\t+4\t[3]
        close\t+5\t[4]
        volume\t+6\t[5]
        closeTime\t+7\t[6]
        quoteVolume\t+8\t[7]
        trades\t+9\t[8]
        takerBase\t+10\t[9]
        takerQuote\t+11\t[10]
        ignored\t+12\t[11]
        """)
  }
}
