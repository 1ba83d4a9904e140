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
  /// Calls of the allocator for one document.
  let allocations: UInt64?
  /// The most bytes of memory that are held at one time, besides the document and, for writing, the value.
  let peak: Int64?
  /// What Foundation needs, divided by what this contender needs: JSONDecoder for reading and updating, JSONEncoder for
  /// writing; for property lists PropertyListDecoder and PropertyListEncoder.
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
      let isWriting = measurement.contender.direction == .write
      let rivals = isWriting ? ["JSONEncoder", "PropertyListEncoder"] : ["JSONDecoder", "PropertyListDecoder"]
      let anchor = first { rivals.contains($0.contender.name) }
      return try Row(
        workload: workload, direction: measurement.contender.direction, contender: measurement.contender.name,
        ns: measurement.nanoseconds, bytes: measurement.contender.bytes.get(), allocations: measurement.memory?.allocations,
        peak: measurement.memory?.peak,
        ratio: anchor.map { $0.nanoseconds / measurement.nanoseconds })
    }
  }
}
