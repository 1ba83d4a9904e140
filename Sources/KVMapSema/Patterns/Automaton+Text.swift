extension Automaton {
  /// The automaton in the form that the runtime reads: numbers in hexadecimal digits, separated by spaces. First the
  /// number of classes, then of intervals and the intervals: the distance to the previous start, and the class. Then
  /// for each state whether it accepts (1 or 0) and its next states, one more than their number. Equal next states in a
  /// row are written once, with `*` and their count.
  package var text: String {
    var words = [Self.hex(groupCount), Self.hex(intervals.count)]
    var previous: UInt32 = 0
    for interval in intervals {
      words += [Self.hex(Int(interval.start - previous)), Self.hex(interval.group)]
      previous = interval.start
    }
    for (row, accepts) in zip(transitions, isAccepting) {
      words.append(accepts ? "1" : "0")
      var index = 0
      while index < row.count {
        let count = row[index...].prefix { $0 == row[index] }.count
        words.append(Self.hex(row[index] + 1) + (count > 1 ? "*" + Self.hex(count) : ""))
        index += count
      }
    }
    return words.joined(separator: " ")
  }

  private static func hex(_ number: Int) -> String { String(number, radix: 16) }
}
