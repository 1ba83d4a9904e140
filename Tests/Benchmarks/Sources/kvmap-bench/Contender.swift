import ArgumentParser
import Foundation
import KVMap

/// What is done with a document.
enum Direction: String, Codable, ExpressibleByArgument {
  case read
  case write
  case update
}

/// One way of doing it.
struct Contender {
  let name: String
  let direction: Direction
  /// Bytes that are read, or written.
  let bytes: Int
  /// Does it once.
  let run: () throws -> Void
}

/// A contender's result is not that of the others.
struct Disagreement: Error, CustomStringConvertible {
  let description: String
}

/// The values that a contender made must live until it has been seen that nobody removed the making of them.
@inline(never)
func keep<T>(_ value: consuming T) {}

/// Our mappers and Foundation's coders for one document, after their results were compared.
///
/// - Parameters:
///   - type: what our mappers make of the document.
///   - reference: the same type with synthesised Codable.
func measured<Model: Readable & Writable, Reference: Codable & Hashable>(
  _ type: Model.Type, _ reference: Reference.Type, _ document: Data
) throws -> [Contender] {
  let bytes = [UInt8](document)
  let decoder = JSONDecoder()
  let encoder = JSONEncoder()
  encoder.outputFormatting = .withoutEscapingSlashes

  let model = try Model(json: bytes)
  let expected = try decoder.decode(Reference.self, from: document)
  let ours = try model.json()
  let theirs = try encoder.encode(expected)
  // Each one's document is read by the other, so what both read and what both write is the same.
  guard try decoder.decode(Reference.self, from: Data(ours)) == expected else {
    throw Disagreement(description: "JSONDecoder reads another value than KVMap")
  }
  guard try decoder.decode(Reference.self, from: Data(Model(json: theirs).json())) == expected else {
    throw Disagreement(description: "JSONEncoder writes another value than KVMap")
  }

  return [
    Contender(name: "JSONDecoder", direction: .read, bytes: bytes.count) {
      keep(try decoder.decode(Reference.self, from: document))
    },
    Contender(name: "KVMap", direction: .read, bytes: bytes.count) {
      keep(try Model(json: bytes))
    },
    Contender(name: "KVMap", direction: .update, bytes: bytes.count) {
      var updated = model
      try updated.update(json: bytes)
      keep(updated)
    },
    Contender(name: "JSONSerialization (no mapping)", direction: .read, bytes: bytes.count) {
      keep(try JSONSerialization.jsonObject(with: document))
    },
    Contender(name: "JSONEncoder", direction: .write, bytes: theirs.count) {
      keep(try encoder.encode(expected))
    },
    Contender(name: "KVMap", direction: .write, bytes: ours.count) {
      keep(try model.json())
    },
  ]
}
