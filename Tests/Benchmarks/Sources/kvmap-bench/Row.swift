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
  /// What one of `anchors` needs, divided by what this contender needs.
  let ratio: Double?

  /// What ratios are taken to: what Foundation has for a format. For writing XML it has nothing, so there it is XMLCoder,
  /// which comes behind XMLParser.
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
        ns: measurement.nanoseconds, bytes: measurement.contender.bytes.get(), allocations: measurement.memory?.allocations,
        peak: measurement.memory?.peak,
        ratio: anchor.map { $0.nanoseconds / measurement.nanoseconds })
    }
  }
}
