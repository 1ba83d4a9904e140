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

/// The contenders for one document.
struct Contest {
  let contenders: [Contender]
  /// Throws if they do not all come to the same.
  let compare: () throws -> Void
}

/// A contender's result is not that of the others.
struct Disagreement: Error, CustomStringConvertible {
  let description: String
}

/// A value that is made when it is first asked for.
final class Lazy<Value> {
  private let make: () throws -> Value
  private var made: Value?

  init(_ make: @escaping () throws -> Value) { self.make = make }

  func get() throws -> Value {
    if let made { return made }
    let value = try make()
    made = value
    return value
  }
}

/// The values that a contender made must live until it has been seen that nobody removed the making of them.
@inline(never)
func keep<T>(_ value: consuming T) {}

/// Our mappers and Foundation's coders for one document.
///
/// - Parameters:
///   - type: what our mappers make of the document.
///   - rival: the same type with synthesised Codable.
func measured<Model: Readable & Writable, Rival: Codable & Hashable>(
  _ type: Model.Type, _ rival: Rival.Type, _ document: Data
) throws -> Contest {
  let bytes = [UInt8](document)
  let decoder = JSONDecoder()
  let encoder = JSONEncoder()
  encoder.outputFormatting = .withoutEscapingSlashes

  let model = try Model(json: bytes)
  let ours = try model.json()

  let rivalModel = Lazy { try decoder.decode(Rival.self, from: document) }
  let contenders = [
    Contender(name: "JSONDecoder", direction: .read, bytes: bytes.count) {
      keep(try decoder.decode(Rival.self, from: document))
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
    Contender(name: "JSONEncoder", direction: .write, bytes: ours.count) {
      keep(try encoder.encode(rivalModel.get()))
    },
    Contender(name: "KVMap", direction: .write, bytes: ours.count) {
      keep(try model.json())
    },
  ]
  return Contest(contenders: contenders) {
    // Each one's document is read by the other, so what both read and what both write is the same.
    let expected = try rivalModel.get()
    guard try decoder.decode(Rival.self, from: Data(ours)) == expected else {
      throw Disagreement(description: "JSONDecoder reads another value than KVMap")
    }
    guard try decoder.decode(Rival.self, from: Data(Model(json: encoder.encode(expected)).json())) == expected else {
      throw Disagreement(description: "JSONEncoder writes another value than KVMap")
    }
  }
}
