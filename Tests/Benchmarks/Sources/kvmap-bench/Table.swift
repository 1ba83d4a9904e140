import Foundation

/// The human-readable report.
struct Table {
  let text: String

  init(_ rows: [Row]) {
    let cells =
      [["workload", "direction", "contender", "µs", "MB/s", "allocations", "peak kB", "ratio"]]
      + rows.map { row in
        [
          row.workload.rawValue, row.direction.rawValue, row.contender, String(format: "%.1f", row.ns / 1000),
          String(format: "%.0f", Double(row.bytes) * 1000 / row.ns), row.allocations.map(String.init) ?? "-",
          row.peak.map { String(format: "%.0f", Double($0) / 1000) } ?? "-",
          row.ratio.map { String(format: "%.1f", $0) } ?? "-",
        ]
      }
    let widths = cells[0].indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    text = cells.map { line in
      line.enumerated().map { column, cell in
        let blanks = String(repeating: " ", count: widths[column] - cell.count)
        return column < 3 ? cell + blanks : blanks + cell
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}
