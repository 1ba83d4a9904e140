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
  /// The number of allocator calls for one document.
  let allocations: UInt64?
  /// The maximum number of bytes held at one time, not counting the document and, for writing, the value.
  let peak: Int64?
  /// The cost of one of `anchors` divided by the cost of this contender.
  let ratio: Double?

  /// The references for ratios: Foundation's coder for a format. Foundation has none for writing XML, so the reference
  /// there is XMLCoder, which comes after XMLParser.
  fileprivate static let anchors = [
    "JSONDecoder", "JSONEncoder", "PropertyListDecoder", "PropertyListEncoder", "XMLParser", "XMLCoder",
    "URLComponents", "mapping by hand",
  ]

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
      let anchor = first {
        Row.anchors.contains($0.contender.name) && ($0.contender.direction == .write) == isWriting
      }
      return try Row(
        workload: workload, direction: measurement.contender.direction, contender: measurement.contender.name,
        ns: measurement.nanoseconds, bytes: measurement.contender.bytes.get(),
        allocations: measurement.memory?.allocations,
        peak: measurement.memory?.peak,
        ratio: anchor.map { $0.nanoseconds / measurement.nanoseconds })
    }
  }
}
