import Foundation

/// Times by what was measured.
struct Measurements {
  private var order: [String] = []
  private var milliseconds: [String: [Double]] = [:]

  mutating func add(_ name: String, _ time: Duration) {
    if milliseconds[name] == nil { order.append(name) }
    milliseconds[name, default: []].append(time / .milliseconds(1))
  }

  struct Row: Encodable {
    var what: String
    var count: Int
    var p50: Double
    var p95: Double
    var max: Double
  }

  var rows: [Row] {
    order.map { name in
      let sorted = (milliseconds[name] ?? []).sorted()
      func quantile(_ part: Double) -> Double {
        sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, Int(Double(sorted.count) * part))]
      }
      return Row(what: name, count: sorted.count, p50: quantile(0.5), p95: quantile(0.95), max: sorted.last ?? 0)
    }
  }

  var table: String {
    var text = Self.line("milliseconds", "count", "p50", "p95", "max")
    for row in rows {
      let figures = [row.p50, row.p95, row.max].map { String(format: "%.1f", $0) }
      text += Self.line(row.what, "\(row.count)", figures[0], figures[1], figures[2])
    }
    return text
  }

  private static func line(_ name: String, _ columns: String...) -> String {
    name.padding(toLength: 28, withPad: " ", startingAt: 0)
      + columns.map { String(repeating: " ", count: max(1, 9 - $0.count)) + $0 }.joined() + "\n"
  }

  var jsonLines: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return rows.compactMap { try? encoder.encode($0) }.map { String(decoding: $0, as: UTF8.self) + "\n" }.joined()
  }
}
