import Foundation

/// The human-readable report.
struct Table {
  let text: String

  init(_ rows: [Row]) {
    let cells =
      [["build", "types", "contender", "ms/type", "code B", "constants B", "metadata B", "time", "code"]]
      + rows.map { row in
        [
          row.build.rawValue, String(row.types), row.contender, String(format: "%.1f", row.milliseconds),
          String(format: "%.0f", row.code), String(format: "%.0f", row.constants), String(format: "%.0f", row.metadata),
          row.time.map { String(format: "%.2f", $0) } ?? "-", row.size.map { String(format: "%.2f", $0) } ?? "-",
        ]
      }
    let widths = cells[0].indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    text = cells.map { line in
      line.enumerated().map { column, cell in
        let blanks = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 || column == 2 ? cell + blanks : blanks + cell
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}
