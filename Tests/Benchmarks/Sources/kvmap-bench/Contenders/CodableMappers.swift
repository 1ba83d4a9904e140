import Foundation
import KVMapCodable

extension Subject {
  /// Our mappers, called by JSONDecoder and JSONEncoder.
  ///
  /// - Parameter type: The type that the document is read into.
  func oursInCoders<Mapped: MappedCodable>(_ type: Mapped.Type) -> [Contender] {
    let name = "KVMap in Codable"
    let decoder = JSONDecoder()
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let value = Lazy { try decoder.decode(Mapped.self, from: data) }
    return [
      reading(name) {
        keep(try decoder.decode(Mapped.self, from: data))
      } check: {
        try check(json: decoder.decode(Mapped.self, from: data).jsonBytes(), by: name)
      },
      writing(name) { try encoder.encode(value.get()) },
    ]
  }
}
