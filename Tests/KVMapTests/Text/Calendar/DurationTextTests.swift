import Testing

@testable @_spi(Generated) import KVMap
import KVMapText

@Suite struct DurationTextTests {
  @Test(arguments: [
    ("PT0S", "PT0S"), ("P2W", "PT336H"), ("P1D", "PT24H"), ("PT90M", "PT1H30M"), ("-PT30S", "-PT30S"),
    ("P1DT12H30M5.25S", "PT36H30M5.25S"), ("PT0.5H", "PT30M"), ("PT1,5S", "PT1.5S"), ("P0.5W", "PT84H"),
    ("PT0.000000000000000001S", "PT0.000000000000000001S"), ("PT0.0000000000000000019S", "PT0.000000000000000001S"),
    ("PT9223372036854775807S", "PT2562047788015215H30M7S"),
    ("-PT9223372036854775808S", "-PT2562047788015215H30M8S"),
    ("-PT9223372036854775808.5S", "-PT2562047788015215H30M8.5S"), ("-PT0.5S", "-PT0.5S"), ("PT00001S", "PT1S"),
  ])
  func reads(_ text: String, _ written: String) {
    #expect(text.utf8Bytes { DurationText.parse($0) }.value.flatMap(DurationText.text) == written)
  }

  @Test(arguments: [
    "", "P", "PT", "P1DT", "-", "-P", "1H", "P1Y", "P1M", "P1H", "PT1D", "PT1S1M", "PT1M1M", "PT1", "PT1.S", "PT.5S",
    "PT1.5M3S", "pt1s", "+PT1S", "PT-1S", "PT1S ", "P1D1W", "PTT1S", "PT1H T1S", "01:00",
  ])
  func refuses(_ text: String) { #expect(text.utf8Bytes { DurationText.parse($0) } == .mismatch) }

  @Test(arguments: [
    "PT9223372036854775808S", "-PT9223372036854775809S", "PT99999999999999999999999S", "P99999999999999999W",
  ])
  func tooLong(_ text: String) { #expect(text.utf8Bytes { DurationText.parse($0) } == .range) }

  @Test(arguments: [
    ("00:00:01", "00:00:01"), ("62:03", "01:02:03"), ("100:00:00", "100:00:00"), ("1:02:03", "01:02:03"),
    ("-1:02:03.50", "-01:02:03.5"), ("0:00.000000000000000001", "00:00:00.000000000000000001"),
  ])
  func readsClocks(_ text: String, _ written: String) throws {
    let duration = text.utf8Bytes { ClockText.parse($0) }.value
    #expect(try duration.map { try JSONWriter(capacity: 1).clockText($0) } == written)
  }

  @Test(arguments: [
    "", "90", "1:75:00", "1:00:60", "1:2:3:4", "1:2", "1:60", ":30", "1:00:00.", "+1:00", "1:00:00 ", "1:00:00:",
  ])
  func refusesClocks(_ text: String) { #expect(text.utf8Bytes { ClockText.parse($0) } == .mismatch) }

  @Test(arguments: [
    ("0", "0", "0"), ("90", "90", "90000"), ("0.25", "0.25", "250"), ("-1.5", "-1.5", "-1500"),
    ("1e3", "1000", "1000000"), ("0.0015", "0.0015", "1.5"), ("1e-18", "0.000000000000000001", "0.000000000000001"),
    ("9223372036854775807", "9223372036854775807", "9223372036854775807000"),
    ("-9223372036854775808", "-9223372036854775808", "-9223372036854775808000"),
    ("1e-30", "0", "0"), ("-0.0", "0", "0"),
  ])
  func readsNumbers(_ text: String, _ seconds: String, _ milliseconds: String) throws {
    let duration = try #require(text.utf8Bytes { DurationNumber.parse($0, in: .seconds) }.value)
    #expect(try "\(JSONWriter(capacity: 1).decimal(ofDurationSeconds: duration))" == seconds)
    #expect(try "\(JSONWriter(capacity: 1).decimal(ofDurationMilliseconds: duration))" == milliseconds)
  }

  private static let longest = Duration(secondsComponent: .max, attosecondsComponent: 999_999_999_999_999_999)
  private static let least = Duration(secondsComponent: .min, attosecondsComponent: -999_999_999_999_999_999)

  /// A `Duration` may be longer than its components can say.
  @Test(arguments: [
    longest + Duration(secondsComponent: 0, attosecondsComponent: 1),
    least - Duration(secondsComponent: 0, attosecondsComponent: 1), longest + longest, least + least,
  ])
  func tooLongToWrite(_ duration: Duration) {
    #expect(DurationText.text(duration) == nil)
    func isRefused(_ write: (inout JSONWriter) throws -> Void) {
      var writer = JSONWriter(capacity: 8)
      let failure = #expect(throws: CodingFailure.self) { try write(&writer) }
      #expect(failure?.code == .range)
    }
    isRefused { try $0.duration(duration) }
    isRefused { try $0.clockDuration(duration) }
    isRefused { try $0.durationSeconds(duration) }
    isRefused { try $0.durationMilliseconds(duration) }
    isRefused { _ = try $0.text(of: duration) }
    isRefused { _ = try $0.clockText(duration) }
    isRefused { _ = try $0.decimal(ofDurationSeconds: duration) }
    isRefused { _ = try $0.decimal(ofDurationMilliseconds: duration) }
    let error = #expect(throws: MappingError.self) { try [Duration.zero, duration].jsonBytes() }
    #expect(error?.problems.first?.path == "[1]" && error?.problems.first?.kind == .range)
  }

  @Test(arguments: [longest, least]) func theLongestAreReadAsWritten(_ duration: Duration) throws {
    #expect(try Duration(json: duration.jsonString()) == duration)
    var writer = JSONWriter(capacity: 8)
    try writer.durationSeconds(duration)
    let digits = writer.withNotation { String(decoding: $0, as: UTF8.self) }
    // Its digits are more than a number of a document is read with.
    #expect(digits.hasSuffix("9223372036854775807.999999999999999999") || digits.hasPrefix("-9223372036854775808.9"))
  }

  @Test(arguments: ["1e30", "9223372036854775808", "-9223372036854775809", "-1e19"])
  func tooManySeconds(_ text: String) { #expect(text.utf8Bytes { DurationNumber.parse($0, in: .seconds) } == .range) }
}
