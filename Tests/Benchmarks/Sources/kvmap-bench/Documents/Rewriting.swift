import Foundation
import KVMap

extension Data {
  /// The same document without white space.
  func minified() throws -> Data { try Data(JSONValue(json: self).jsonBytes()) }

  /// The same document without white space and with the members of each object in another order, the same in each run.
  func shuffled() throws -> Data {
    var generator = SeededGenerator(seed: 1)
    return try Data(JSONValue(json: self).shuffled(&generator).jsonBytes())
  }

  /// The same document without white space and with the elements of arrays in another order: the first `count` elements
  /// of each come last.
  func rotated(by count: Int) throws -> Data { try Data(JSONValue(json: self).rotated(by: count).jsonBytes()) }
}

extension JSONValue {
  fileprivate func rotated(by count: Int) -> JSONValue {
    switch self {
    case .null, .bool, .number, .string: return self
    case .array(let elements):
      guard !elements.isEmpty else { return self }
      let first = count % elements.count
      return .array((elements[first...] + elements[..<first]).map { $0.rotated(by: count) })
    case .object(let object):
      return .object(JSONObject(object.map { key, value in (key, value.rotated(by: count)) }))
    }
  }

  fileprivate func shuffled(_ generator: inout SeededGenerator) -> JSONValue {
    switch self {
    case .null, .bool, .number, .string: return self
    case .array(let elements): return .array(elements.map { $0.shuffled(&generator) })
    case .object(let object):
      var members: [(String, JSONValue)] = []
      for (key, value) in object { members.append((key, value.shuffled(&generator))) }
      members.shuffle(using: &generator)
      return .object(JSONObject(members))
    }
  }
}
