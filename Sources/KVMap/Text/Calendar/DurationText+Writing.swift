package import KVMapText

extension DurationText {
  /// The most bytes that `write` writes.
  static let capacity = 48

  /// - Returns: `nil` for more seconds than an `Int64` has.
  package static func text(_ duration: Duration) -> String? {
    var isWritten = false
    let text = String(unsafeUninitializedCapacity: capacity) { room in
      guard let start = room.baseAddress else { return 0 }
      var output = ByteOutput(cursor: start)
      isWritten = write(duration, to: &output)
      return output.cursor - start
    }
    return isWritten ? text : nil
  }

  /// In hours, minutes and seconds, each if it is not 0: `PT26H`, `PT0.5S`, `PT0S`, `-PT30S`.
  ///
  /// - Returns: `false`, writing nothing, for more seconds than an `Int64` has.
  static func write(_ duration: Duration, to output: inout ByteOutput) -> Bool {
    guard let parts = DurationParts(duration) else { return false }
    if parts.isNegative { output.append(UInt8(ascii: "-")) }
    output.append("PT")
    let (hours, minutes, seconds) = (parts.seconds / 3_600, Int(parts.seconds / 60 % 60), Int(parts.seconds % 60))
    if hours > 0 {
      output.append(digits: hours)
      output.append(UInt8(ascii: "H"))
    }
    if minutes > 0 {
      output.append(minutes, digits: minutes < 10 ? 1 : 2)
      output.append(UInt8(ascii: "M"))
    }
    if seconds > 0 || parts.attoseconds > 0 || (hours == 0 && minutes == 0) {
      output.append(seconds, digits: seconds < 10 ? 1 : 2)
      output.appendFraction(attoseconds: parts.attoseconds)
      output.append(UInt8(ascii: "S"))
    }
    return true
  }
}
