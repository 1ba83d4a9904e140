import Foundation

/// A line of the report, with medians.
struct Row: Codable {
  let contest: String
  let command: String
  /// Milliseconds.
  let wall: Double
  /// Milliseconds, in the program and in the kernel on its behalf.
  let cpu: Double
  /// The maximum memory, in MiB.
  let memory: Double

  func line() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

/// The human-readable report.
struct Table {
  let text: String

  init(_ rows: [Row]) {
    let cells =
      [["input", "command", "wall ms", "CPU ms", "peak MiB", "CPU / protoc"]]
      + rows.map { row in
        let rival = rows.first { $0.contest == row.contest && $0.command.hasPrefix("protoc") }
        return [
          row.contest, row.command, String(format: "%.1f", row.wall), String(format: "%.1f", row.cpu),
          String(format: "%.0f", row.memory), rival.map { String(format: "%.2f", row.cpu / $0.cpu) } ?? "-",
        ]
      }
    let widths = cells[0].indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    text = cells.map { line in
      line.enumerated().map { column, cell in
        let blanks = String(repeating: " ", count: widths[column] - cell.count)
        return column < 2 ? cell + blanks : blanks + cell
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}
