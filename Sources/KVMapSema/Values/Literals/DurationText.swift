/// A duration as a literal: `PT1H30M`, `P2W`, `-PT0.5S`, as the runtime reads it.
struct DurationText {
  let seconds: Int64
  let attoseconds: Int64

  private static let beforeTime: [(letter: Character, seconds: Int64)] = [("W", 604_800), ("D", 86_400)]
  private static let time: [(letter: Character, seconds: Int64)] = [("H", 3_600), ("M", 60), ("S", 1)]

  /// - Returns: `nil` for any other text, and for more seconds than a `Duration` has.
  init?(_ text: String) {
    var rest = text[...]
    let isNegative = rest.first == "-"
    if isNegative { rest.removeFirst() }
    guard rest.popFirst() == "P" else { return nil }
    var units = Self.beforeTime[...]
    var isTime = false
    var isEmpty = true
    var hasFraction = false
    var sum: (seconds: Int64, attoseconds: Int64) = (0, 0)
    while !rest.isEmpty {
      if !isTime, rest.first == "T" {
        rest.removeFirst()
        (isTime, isEmpty, units) = (true, true, Self.time[...])
        continue
      }
      let digits = Self.digits(&rest)
      var fraction = ""
      if rest.first == "." || rest.first == "," {
        rest.removeFirst()
        fraction = Self.digits(&rest)
        if fraction.isEmpty { return nil }
      }
      guard !hasFraction, !digits.isEmpty, let whole = Int64(digits), let letter = rest.popFirst(),
        let unit = units.firstIndex(where: { $0.letter == letter }),
        let next = Self.add(whole, fraction, units[unit].seconds, to: sum)
      else { return nil }
      sum = next
      hasFraction = !fraction.isEmpty
      units = units[(unit + 1)...]
      isEmpty = false
    }
    guard !isEmpty else { return nil }
    seconds = isNegative ? -sum.seconds : sum.seconds
    attoseconds = isNegative ? -sum.attoseconds : sum.attoseconds
  }

  private static func digits(_ rest: inout Substring) -> String {
    let digits = rest.prefix { ("0"..."9").contains($0) }
    rest = rest.dropFirst(digits.count)
    return String(digits)
  }

  private static func add(
    _ whole: Int64, _ fraction: String, _ unit: Int64, to sum: (seconds: Int64, attoseconds: Int64)
  ) -> (seconds: Int64, attoseconds: Int64)? {
    let kept = fraction.prefix(18)
    let attoseconds = UInt64(String(kept + String(repeating: "0", count: 18 - kept.count))) ?? 0
    let second: UInt64 = 1_000_000_000_000_000_000
    let (extra, rest) = second.dividingFullWidth(attoseconds.multipliedFullWidth(by: UInt64(unit)))
    let (product, overflow) = whole.multipliedReportingOverflow(by: unit)
    let (all, carry) = product.addingReportingOverflow(sum.seconds)
    let (seconds, more) = all.addingReportingOverflow(Int64(extra))
    return overflow || carry || more ? nil : (seconds, sum.attoseconds + Int64(rest))
  }
}
