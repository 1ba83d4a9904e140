import Foundation

/// A line of the report.
struct Row: Codable {
  let workload: WorkloadName
  let direction: Direction
  let contender: String
  /// Nanoseconds for one document.
  let ns: Double
  /// Size of the document.
  let bytes: Int
  let allocations: UInt64?
  /// What Foundation needs, divided by what this contender needs: JSONDecoder for reading and updating, JSONEncoder for
  /// writing.
  let ratio: Double?

  func line() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

extension [Measurement] {
  func rows(of workload: WorkloadName) throws -> [Row] {
    try map { measurement in
      let rival = measurement.contender.direction == .write ? "JSONEncoder" : "JSONDecoder"
      let anchor = first { $0.contender.name == rival }
      return try Row(
        workload: workload, direction: measurement.contender.direction, contender: measurement.contender.name,
        ns: measurement.nanoseconds, bytes: measurement.contender.bytes.get(), allocations: measurement.allocations,
        ratio: anchor.map { $0.nanoseconds / measurement.nanoseconds })
    }
  }
}
