import Foundation
import KVMapText
import TestSupport
import Testing

@testable import KVMapPropertyList

/// Dates of any year, as Core Foundation writes them in XML property lists.
@Suite struct XMLDateTests {
  private func text(_ seconds: Double) -> String? {
    XMLPropertyListDate.text(of: seconds).map { String(decoding: $0, as: UTF8.self) }
  }

  private func seconds(_ text: String) -> Double? { text.utf8Bytes { XMLPropertyListDate.seconds(of: $0) } }

  @Test(arguments: [
    ("0000-12-30T00:00:00Z", Date.distantPast.timeIntervalSinceReferenceDate),
    ("4001-01-01T00:00:00Z", Date.distantFuture.timeIntervalSinceReferenceDate),
    ("0001-01-01T00:00:00Z", -63_113_904_000), ("0000-12-31T23:59:59Z", -63_113_904_001),
    ("0000-02-29T12:34:56Z", -63_140_383_504), ("-0001-01-01T00:00:00Z", -63_177_062_400),
    ("9999-12-31T23:59:59Z", 252_423_993_599), ("10000-01-01T00:00:00Z", 252_423_993_600),
    ("12012-01-01T00:00:00Z", 315_916_588_800), ("-11992-12-18T00:00:00Z", -441_546_076_800),
  ])
  func areOfAnyYear(text: String, seconds: Double) {
    #expect(self.seconds(text) == seconds)
    #expect(self.text(seconds) == text)
  }

  /// Core Foundation writes the year -1 with three digits.
  @Test func negativeYearsMayHaveThreeDigits() {
    #expect(seconds("-001-01-01T00:00:00Z") == seconds("-0001-01-01T00:00:00Z"))
  }

  @Test func foundationAgrees() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let seconds = Double.random(in: -1e12...1e12, using: &random).rounded()
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      let file = try PropertyListSerialization.data(fromPropertyList: ["d": date], format: .xml, options: 0)
      let written = String(decoding: file, as: UTF8.self)
      let start = try #require(written.range(of: "<date>")).upperBound
      let end = try #require(written.range(of: "</date>")).lowerBound
      #expect(self.seconds(String(written[start..<end])) == seconds, "\(written[start..<end])")
      let own = try #require(text(seconds))
      let document = written.replacingCharacters(in: start..<end, with: own)
      let read = try PropertyListSerialization.propertyList(from: Data(document.utf8), format: nil) as? [String: Date]
      #expect(read?["d"] == date, "\(own)")
    }
  }

  @Test func whatIsTooFarAwayHasNoText() {
    #expect(text(0x1p53) == nil && text(-.infinity) == nil && text(.nan) == nil)
    #expect(text((0x1p53).nextDown).flatMap(seconds) == (0x1p53).nextDown)
  }

  /// Nothing reads the date, and the rest of the file is read.
  @Test func distantPastDoesNotMakeAFileUnreadable() throws {
    let file = try PropertyListSerialization.data(
      fromPropertyList: ["city": "x", "lastRun": Date.distantPast], format: .xml, options: 0)
    #expect(try notation(ofXML: Array(file)).get() == #"{"city":"x","lastRun":"\/D-63114076800"}"#)
  }
}
