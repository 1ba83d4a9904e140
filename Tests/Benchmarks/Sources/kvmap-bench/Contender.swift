import Foundation
import KVMap
import Workloads

/// What is done with a document.
enum Direction: String, Codable {
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

/// Our mappers and Foundation's coders for one type and one document, after their results were compared.
func contenders<Model: Codable & Hashable & Readable & Writable>(
  _ type: Model.Type, _ document: Data
) throws -> [Contender] {
  let bytes = [UInt8](document)
  let decoder = JSONDecoder()
  let encoder = JSONEncoder()
  encoder.outputFormatting = .withoutEscapingSlashes

  let model = try Model(json: bytes)
  guard try decoder.decode(Model.self, from: document) == model else {
    throw Disagreement(description: "JSONDecoder reads another value than KVMap")
  }
  let ours = try model.json()
  let theirs = try encoder.encode(model)
  guard try Model(json: theirs) == model, try Model(json: ours) == model else {
    throw Disagreement(description: "JSONEncoder writes another value than KVMap")
  }

  return [
    Contender(name: "JSONDecoder", direction: .read, bytes: bytes.count) {
      keep(try decoder.decode(Model.self, from: document))
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
      keep(try encoder.encode(model))
    },
    Contender(name: "KVMap", direction: .write, bytes: ours.count) {
      keep(try model.json())
    },
  ]
}
