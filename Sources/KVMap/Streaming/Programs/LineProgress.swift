/// How far a mapping of lines is, as one line on a terminal that is written again and again.
package struct LineProgress: Sendable {
  /// Removes the line from the terminal.
  package static let removal = "\r\u{1b}[K"

  private let start = ContinuousClock().now

  /// Begins to measure time.
  package init() {}

  /// The line, which replaces the one before it: `1.2 GB, 6000000 lines, 812345 lines/s, 3 rejected`.
  package func line(_ counts: LineCounts) -> String { Self.removal + text(counts) }

  /// The line without what removes the one before it.
  package func text(_ counts: LineCounts) -> String { Self.text(counts, after: ContinuousClock().now - start) }

  static func text(_ counts: LineCounts, after duration: Duration) -> String {
    let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    let rate = seconds > 0 ? Int(Double(counts.lines) / seconds) : 0
    return "\(size(counts.bytesRead)), \(counts.lines) lines, \(rate) lines/s, \(counts.rejected) rejected"
  }

  /// With one digit after the point.
  private static func size(_ bytes: Int) -> String {
    let units = ["bytes", "kB", "MB", "GB", "TB"]
    guard bytes >= 1_000 else { return "\(bytes) bytes" }
    var tenths = bytes / 100
    var unit = 1
    while tenths >= 10_000, unit < units.count - 1 {
      tenths /= 1_000
      unit += 1
    }
    return "\(tenths / 10).\(tenths % 10) \(units[unit])"
  }
}
