import Foundation
import KVMap
import KVMapCodable
import TOMLKit
import Yams

/// A type with synthesised Codable. The ferries in it go through their mapping.
struct Fleet: Codable, Equatable {
  var harbour: String
  var flagship: Ferry
  var ferries: [Ferry]
}

func document(_ name: String) throws -> String {
  let file = Bundle.module.bundleURL.appendingPathComponent(name)
  return String(decoding: try Data(contentsOf: file), as: UTF8.self)
}

// The same fleet from both files.
let fleet = try YAMLDecoder().decode(Fleet.self, from: document("fleet.yaml"))
for ferry in [fleet.flagship] + fleet.ferries {
  print("\(ferry.code) \(ferry.name): \(ferry.seats) seats, called \(ferry.calls)")
}
let fromTOML = try TOMLDecoder().decode(Fleet.self, from: document("fleet.toml"))
print("TOML says the same: \(fromTOML == fleet)")

// Written and read again. Texts that would be read as something else are in quotes.
let yaml = try YAMLEncoder().encode(fleet)
print("\n" + yaml)
print("YAML comes back: \(try YAMLDecoder().decode(Fleet.self, from: yaml) == fleet)")
let toml = try TOMLEncoder().encode(fleet)
print("\n" + toml + "\n")
print("TOML comes back: \(try TOMLDecoder().decode(Fleet.self, from: toml) == fleet)")

// Any document as a tree. What is in quotes remains a text.
let tree = try YAMLDecoder().decode(JSONValue.self, from: #"[7, "7", true, "true", 1e3, "1e3", 007, ~, "~"]"#)
print("\n\(tree)")

// A problem has the path of the decoder and that of the mapping, and the error has all problems.
do {
  let broken = yaml.replacingOccurrences(of: "seats: 0", with: "seats: many")
    .replacingOccurrences(of: "launched: '1987-01-31'", with: "launched: last year")
  print(try YAMLDecoder().decode(Fleet.self, from: broken))
} catch DecodingError.typeMismatch(_, let context) {
  print("\n" + context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: " "))
  print(context.debugDescription)
  for problem in (context.underlyingError as? MappingError)?.problems ?? [] {
    print("- \(problem.path): \(problem.message)")
  }
}
