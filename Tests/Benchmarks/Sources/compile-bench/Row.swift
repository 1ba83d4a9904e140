import Foundation

/// A line of the report. All figures are per type.
struct Row: Codable {
  let build: Build
  let types: Int
  let contender: String
  let milliseconds: Double
  let code: Double
  let constants: Double
  let metadata: Double
  /// The cost of this contender divided by the cost of Codable.
  let time: Double?
  let size: Double?

  static func rows(_ costs: Costs, count: Int, _ build: Build) -> [Row] {
    let (codable, mapper) = (costs.codable - costs.types, costs.mapper - costs.types)
    let types = costs.origin == .own ? "own types" : "types"
    return [
      Row(build, count, "\(types), no mapper", costs.types),
      Row(build, count, "\(types) with Codable", costs.codable, beside: costs.codable),
      Row(build, count, "\(types) with KVMap", costs.mapper, beside: costs.codable),
      Row(build, count, "\(types): Codable alone", codable, beside: codable),
      Row(build, count, "\(types): KVMap alone", mapper, beside: codable),
    ]
  }

  private init(_ build: Build, _ count: Int, _ contender: String, _ cost: Cost, beside codable: Cost? = nil) {
    self.build = build
    self.contender = contender
    types = count
    milliseconds = cost.time * 1000 / Double(count)
    code = Double(cost.sizes.code) / Double(count)
    constants = Double(cost.sizes.constants) / Double(count)
    metadata = Double(cost.sizes.metadata) / Double(count)
    time = codable.map { cost.time / $0.time }
    size = codable.map { Double(cost.sizes.code) / Double($0.sizes.code) }
  }

  func line() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
