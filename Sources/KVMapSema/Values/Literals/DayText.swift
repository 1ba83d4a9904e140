/// A day as a literal: `2026-03-01`.
struct DayText {
  let year: Int
  let month: Int
  let day: Int

  /// - Returns: `nil` unless the text is `yyyy-MM-dd`, of a day that exists in the calendar.
  init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], parts.joined().allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    let numbers = parts.map { $0.reduce(0) { $0 * 10 + Int($1) - 0x30 } }
    guard numbers[0] >= 1, (1...12).contains(numbers[1]),
      (1...DateText.days(in: numbers[1], of: numbers[0])).contains(numbers[2])
    else { return nil }
    (year, month, day) = (numbers[0], numbers[1], numbers[2])
  }
}
