import Foundation
import TestSupport
import Testing

@_spi(Generated) @testable import KVMap
import KVMapText

@Suite struct EpochTextTests {
  @Test(arguments: [
    ("0", 0.0), ("-0", 0), ("1334362807", 1_334_362_807), ("1334362807.5", 1_334_362_807.5), ("-1.25", -1.25),
    ("1.334362807e9", 1_334_362_807), ("13343628070e-1", 1_334_362_807), ("1e-30", 0), ("-0.5", -0.5), ("1e15", 1e15),
    ("0.00000000000000000000000000000000000000025e39", 0.25), ("1334362807.0000000000000000000000001", 1_334_362_807),
  ])
  func readsSeconds(_ text: String, _ seconds: Double) {
    #expect(text.parsed { EpochText.parse($0, in: .seconds) } == .value(Date(timeIntervalSince1970: seconds)))
  }

  @Test(arguments: [
    ("0", 0.0), ("1334362807500", 1_334_362_807.5), ("-1", -0.001), ("1334362807500.25", 1_334_362_807.50025),
    ("1e3", 1),
    ("1e18", 1e15), ("5e-1", 0.0005),
  ])
  func readsMilliseconds(_ text: String, _ seconds: Double) throws {
    let found = try #require(text.parsed { EpochText.parse($0, in: .milliseconds) }.value)
    #expect(abs(found.timeIntervalSince(Date(timeIntervalSince1970: seconds))) < 3e-7)
  }

  @Test func tooFarAwayIsOutOfRange() {
    for text in ["9007200233048192", "-1e16", "1e19", "1e20", "1e999999999", "99999999999999999999999"] {
      #expect(text.parsed { EpochText.parse($0, in: .seconds) } == .range, "\(text)")
    }
    #expect("9007199254740992".parsed { EpochText.parse($0, in: .milliseconds) }.value != nil)
    #expect("9007200233048192000".parsed { EpochText.parse($0, in: .milliseconds) } == .range)
  }

  /// At both ends, whatever is read can be written. A half that a `Date` cannot hold is rounded.
  @Test(arguments: [
    ("-9007199254740993.62", false), ("-9007198276433792", false), ("-9007198276433791.5", false),
    ("-9007198276433791", true), ("-9007198276433790.5", true), ("9007199254740991.5", true),
    ("9007200233048191", true), ("9007200233048191.5", false), ("9007200233048192", false),
  ])
  func whatIsReadIsWritten(seconds text: String, isRead: Bool) throws {
    let read = text.parsed { EpochText.parse($0, in: .seconds) }
    guard isRead else { return #expect(read == .range) }
    let date = try #require(read.value)
    let again = try written { kv throws(CodingFailure) in try kv.epochSeconds(date) }
    #expect(again.parsed { EpochText.parse($0, in: .seconds) } == .value(date))
  }

  /// The same digits give the same date, whether in a number or in ISO 8601.
  @Test func agreesWithISO8601() throws {
    var random = SeededGenerator(seed: 25)
    for _ in 0..<5_000 {
      let instant = Instant(
        seconds: Int.random(in: -5_000_000_000..<5_000_000_000, using: &random),
        nanoseconds: Int.random(in: 0..<1_000_000, using: &random) * 1_000)
      let date = instant.date
      let seconds = try written { kv throws(CodingFailure) in try kv.epochSeconds(date) }
      #expect(seconds.parsed { EpochText.parse($0, in: .seconds) } == .value(date))
      let milliseconds = try written { kv throws(CodingFailure) in try kv.epochMilliseconds(date) }
      #expect(milliseconds.parsed { EpochText.parse($0, in: .milliseconds) } == .value(date))
      let iso = try written { kv throws(CodingFailure) in try kv.date(date) }
      #expect(String(iso.dropFirst().dropLast()).parsed(ISO8601.parse) == date)
    }
  }

  @Test(arguments: [
    (0.0, "0", "0"), (1_334_362_807, "1334362807", "1334362807000"), (1_334_362_807.5, "1334362807.5", "1334362807500"),
    (-0.25, "-0.25", "-250"), (-1, "-1", "-1000"), (1.000125, "1.000125", "1000.125"), (-1.0005, "-1.0005", "-1000.5"),
    (8e15, "8000000000000000", "8000000000000000000"), (-8e15, "-8000000000000000", "-8000000000000000000"),
  ])
  func writes(_ since1970: Double, _ seconds: String, _ milliseconds: String) throws {
    let date = Date(timeIntervalSince1970: since1970)
    #expect(try written { kv throws(CodingFailure) in try kv.epochSeconds(date) } == seconds)
    #expect(try written { kv throws(CodingFailure) in try kv.epochMilliseconds(date) } == milliseconds)
  }
}
