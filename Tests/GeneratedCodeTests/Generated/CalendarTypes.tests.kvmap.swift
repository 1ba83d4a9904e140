// Generated from CalendarTypes.kvmap. Do not edit.
// kvmap format 1, input 18cc3b276acbab9a, body 3b5b844016b303c6
// swift-format-ignore-file
// swiftlint:disable all
import Foundation
import KVMap
import Testing

@testable import EmittedGoldens

/// The tests of CalendarTypes.kvmap.
@Testing.Suite("CalendarTypes.kvmap") struct CalendarTypesMappingTests {
  // CalendarTypes.kvmap:63
  @Testing.Test("CalendarTypes: reads and writes all of them") func test1() throws {
    let document = "{\"day\": \"2026-03-01\", \"until\": \"1 Mar 2026\", \"paid\": 20513, \"compact\": 20260301, \"week\": [\"2026-W09-7\", \"2026-W10\"],\n \"counts\": {\"2026-03-02\": 5, \"2026-02-01\": 3}, \"free\": [\"2026-01-02\", \"2026-01-01\"],\n \"listed\": \"2026-03-01,2024-02-29\", \"ordered\": [\"2026-03-01\", \"2024-02-29\"],\n \"duration\": \"P1DT2H\", \"pause_s\": 0.25, \"delay_ms\": \"1500\", \"minutes\": 1.5, \"shown\": [\"1:30:00.50\", \"62:03\"],\n \"byLength\": {\"PT90S\": \"a\"}, \"leaves\": \"2026-03-01T09:30:00.250-03:30\", \"lands\": \"20260301T0930+02\",\n \"stops\": [\"2026-03-01T09:30:00+02:00\", \"2026-03-01T07:30:00Z\"],\n \"sorted_stops\": [\"2026-03-01T09:30:00+02:00\", \"2026-03-01T09:29:00+05:30\"],\n \"zone\": \"America/Argentina/Buenos_Aires\", \"zones\": {\"a\": \"UTC\"}, \"locale\": \"de-CH\", \"locales\": \"de_CH,en\",\n \"number\": \"-Infinity\", \"numbers\": [1, \"n/a\", 2.5], \"measured\": \"1.5\", \"embedded\": \"[1, \\\"-INF\\\"]\"}"
    let value = try CalendarTypes(json: document)
    #expect(value.day == KVMap.GeneratedConstant.day(year: 2026, month: 3, day: 1))
    #expect(value.until == KVMap.GeneratedConstant.day(year: 2026, month: 3, day: 1))
    #expect(value.paid == KVMap.GeneratedConstant.day(year: 2026, month: 3, day: 1))
    #expect(value.compact == KVMap.GeneratedConstant.day(year: 2026, month: 3, day: 1))
    #expect(value.week == ([KVMap.GeneratedConstant.day(year: 2026, month: 3, day: 1), KVMap.GeneratedConstant.day(year: 2026, month: 3, day: 2)] as [KVMap.Day]))
    #expect(value.counts.count == 2)
    let value1 = try #require(value.counts[KVMap.GeneratedConstant.day(year: 2026, month: 2, day: 1)])
    #expect(value1 == 3)
    let value2 = try #require(value.counts[KVMap.GeneratedConstant.day(year: 2026, month: 3, day: 2)])
    #expect(value2 == 5)
    #expect(value.free == ([KVMap.GeneratedConstant.day(year: 2026, month: 1, day: 1), KVMap.GeneratedConstant.day(year: 2026, month: 1, day: 2)] as Swift.Set<KVMap.Day>))
    #expect(value.ordered == ([KVMap.GeneratedConstant.day(year: 2024, month: 2, day: 29), KVMap.GeneratedConstant.day(year: 2026, month: 3, day: 1)] as [KVMap.Day]))
    #expect(value.since == KVMap.GeneratedConstant.day(year: 1970, month: 1, day: 1))
    #expect(value.length == Swift.Duration(secondsComponent: 93600, attosecondsComponent: 0))
    #expect(value.pause == Swift.Duration(secondsComponent: 0, attosecondsComponent: 250000000000000000))
    #expect(value.delay == Swift.Duration(secondsComponent: 1, attosecondsComponent: 500000000000000000))
    #expect(value.scaled == Swift.Duration(secondsComponent: 90, attosecondsComponent: 0))
    #expect(value.shown == ([Swift.Duration(secondsComponent: 5400, attosecondsComponent: 500000000000000000), Swift.Duration(secondsComponent: 3723, attosecondsComponent: 0)] as [Swift.Duration]))
    #expect(value.byLength.count == 1)
    let value3 = try #require(value.byLength[Swift.Duration(secondsComponent: 90, attosecondsComponent: 0)])
    #expect(value3 == "a")
    #expect(value.longest == Swift.Duration(secondsComponent: 93600, attosecondsComponent: 0))
    #expect(value.leaves?.offset == -12600 && Swift.abs((value.leaves?.instant.timeIntervalSince1970 ?? .nan) - 1772370000.25) < 0.0000005)
    #expect(value.lands == KVMap.ZonedDate(.init(timeIntervalSince1970: 1772350200.0), offset: 7200))
    #expect(value.zone == KVMap.GeneratedConstant.timeZone("America/Argentina/Buenos_Aires"))
    #expect(value.zones.count == 1)
    let value4 = try #require(value.zones["a"])
    #expect(value4 == KVMap.GeneratedConstant.timeZone("UTC"))
    #expect(value.home == KVMap.GeneratedConstant.timeZone("Europe/Zurich"))
    #expect(value.locale == Locale(identifier: "de-CH"))
    #expect(value.locales == ([Locale(identifier: "de_CH"), Locale(identifier: "en")] as [Locale]))
    #expect(value.measured == 1.5)
    let again = try CalendarTypes(json: value.jsonBytes())
    #expect(isSame1(again, value))
  }

  // CalendarTypes.kvmap:87
  @Testing.Test("CalendarPages: reads them as arguments of a generic type") func test2() throws {
    let document = "{\"days\": {\"of\": \"2026-03-01\", \"wait\": \"01:00\", \"leaving\": \"2026-03-01 09:30 Z\", \"weights\": [1, \"?\"]},\n \"zones\": [{\"of\": \"Europe/Zurich\"}], \"lengths\": {\"of\": \"PT1H\"}, \"departures\": {\"of\": \"2026-03-01T09:30:00Z\"}}"
    let value = try CalendarPages(json: document)
    #expect(value.days.of == KVMap.GeneratedConstant.day(year: 2026, month: 3, day: 1))
    #expect(value.days.wait == Swift.Duration(secondsComponent: 60, attosecondsComponent: 0))
    #expect(value.days.leaving == KVMap.ZonedDate(.init(timeIntervalSince1970: 1772357400.0), offset: 0))
    let again = try CalendarPages(json: value.jsonBytes())
    #expect(isSame7(again, value))
  }

  // CalendarTypes.kvmap:96
  @Testing.Test("CalendarValues: tells them apart") func test3() throws {
    let document = "{\"values\": [\"2026-03-01\", \"PT1H\", \"2026-03-01T09:30:00+01:00\"]}"
    let value = try CalendarValues(json: document)
    try #require(value.values.count == 3)
    if case .day(let value1) = value.values[0] {
      #expect(value1 == KVMap.GeneratedConstant.day(year: 2026, month: 3, day: 1))
    } else {
      Testing.Issue.record("\(value.values[0]) is no .day")
    }
    if case .length(let value2) = value.values[1] {
      #expect(value2 == Swift.Duration(secondsComponent: 3600, attosecondsComponent: 0))
    } else {
      Testing.Issue.record("\(value.values[1]) is no .length")
    }
    if case .zoned(let value3) = value.values[2] {
      #expect(value3 == KVMap.ZonedDate(.init(timeIntervalSince1970: 1772353800.0), offset: 3600))
    } else {
      Testing.Issue.record("\(value.values[2]) is no .zoned")
    }
    let again = try CalendarValues(json: value.jsonBytes())
    #expect(again == value)
  }
}

private func isSame1(_ left: CalendarTypes, _ right: CalendarTypes) -> Swift.Bool {
  [
    left.day == right.day,
    left.until == right.until,
    left.paid == right.paid,
    left.compact == right.compact,
    left.week == right.week,
    left.counts == right.counts,
    left.free == right.free,
    left.listed == right.listed,
    left.ordered == right.ordered,
    left.since == right.since,
    left.length == right.length,
    left.pause == right.pause,
    left.delay == right.delay,
    left.scaled == right.scaled,
    left.shown == right.shown,
    left.byLength == right.byLength,
    left.lengths == right.lengths,
    left.longest == right.longest,
    left.leaves == right.leaves,
    left.lands == right.lands,
    left.stops == right.stops,
    left.parsed == right.parsed,
    left.sorted == right.sorted,
    left.zone == right.zone,
    left.zones == right.zones,
    left.home == right.home,
    left.locale == right.locale,
    left.locales == right.locales,
    isSame2(left.number, right.number),
    isSame4(left.numbers, right.numbers),
    isSame2(left.measured, right.measured),
    isSame6(left.embedded, right.embedded),
  ].allSatisfy { $0 }
}

private func isSame2(_ left: Swift.Double?, _ right: Swift.Double?) -> Swift.Bool {
  guard let left, let right else { return left == nil && right == nil }
  return isSame3(left, right)
}

private func isSame3(_ left: Swift.Double, _ right: Swift.Double) -> Swift.Bool {
  left == right || (left.isNaN && right.isNaN)
}

private func isSame4(_ left: [Swift.Float], _ right: [Swift.Float]) -> Swift.Bool {
  left.count == right.count && Swift.zip(left, right).allSatisfy { left, right in isSame5(left, right) }
}

private func isSame5(_ left: Swift.Float, _ right: Swift.Float) -> Swift.Bool {
  left == right || (left.isNaN && right.isNaN)
}

private func isSame6(_ left: [Swift.Double], _ right: [Swift.Double]) -> Swift.Bool {
  left.count == right.count && Swift.zip(left, right).allSatisfy { left, right in isSame3(left, right) }
}

private func isSame7(_ left: CalendarPages, _ right: CalendarPages) -> Swift.Bool {
  [
    isSame8(left.days, right.days),
    isSame9(left.zones, right.zones),
    isSame11(left.lengths, right.lengths),
    isSame13(left.departures, right.departures),
  ].allSatisfy { $0 }
}

private func isSame8(_ left: CalendarPage<KVMap.Day>, _ right: CalendarPage<KVMap.Day>) -> Swift.Bool {
  [
    left.of == right.of,
    left.wait == right.wait,
    left.leaving == right.leaving,
    isSame4(left.weights, right.weights),
  ].allSatisfy { $0 }
}

private func isSame9(_ left: [CalendarPage<TimeZone>], _ right: [CalendarPage<TimeZone>]) -> Swift.Bool {
  left.count == right.count && Swift.zip(left, right).allSatisfy { left, right in isSame10(left, right) }
}

private func isSame10(_ left: CalendarPage<TimeZone>, _ right: CalendarPage<TimeZone>) -> Swift.Bool {
  [
    left.of == right.of,
    left.wait == right.wait,
    left.leaving == right.leaving,
    isSame4(left.weights, right.weights),
  ].allSatisfy { $0 }
}

private func isSame11(_ left: CalendarPage<Swift.Duration>?, _ right: CalendarPage<Swift.Duration>?) -> Swift.Bool {
  guard let left, let right else { return left == nil && right == nil }
  return isSame12(left, right)
}

private func isSame12(_ left: CalendarPage<Swift.Duration>, _ right: CalendarPage<Swift.Duration>) -> Swift.Bool {
  [
    left.of == right.of,
    left.wait == right.wait,
    left.leaving == right.leaving,
    isSame4(left.weights, right.weights),
  ].allSatisfy { $0 }
}

private func isSame13(_ left: CalendarPage<KVMap.ZonedDate>?, _ right: CalendarPage<KVMap.ZonedDate>?) -> Swift.Bool {
  guard let left, let right else { return left == nil && right == nil }
  return isSame14(left, right)
}

private func isSame14(_ left: CalendarPage<KVMap.ZonedDate>, _ right: CalendarPage<KVMap.ZonedDate>) -> Swift.Bool {
  [
    left.of == right.of,
    left.wait == right.wait,
    left.leaving == right.leaving,
    isSame4(left.weights, right.weights),
  ].allSatisfy { $0 }
}
