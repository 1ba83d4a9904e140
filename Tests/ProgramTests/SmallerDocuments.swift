import KVMap

/// Documents that contain less than another one.
enum SmallerDocuments {
  /// Empty if the document is not valid JSON.
  static func of(_ document: [UInt8]) -> [[UInt8]] {
    guard let value = try? JSONValue(json: document) else { return [] }
    return smaller(value).map { Array($0.description.utf8) }
  }

  /// The values with one part removed. Outer parts come first.
  private static func smaller(_ value: JSONValue) -> [JSONValue] {
    switch value {
    case .null, .bool, .number: return []
    case .string(let text): return text.isEmpty ? [] : [.string("")]
    case .array(let elements):
      let fewer = elements.indices.map { index in
        JSONValue.array(elements.enumerated().filter { $0.offset != index }.map(\.element))
      }
      let simpler = elements.indices.flatMap { index in
        smaller(elements[index]).map { part in
          JSONValue.array(elements.enumerated().map { $0.offset == index ? part : $0.element })
        }
      }
      return fewer + simpler
    case .object(let object):
      let members = Array(zip(object.keys, object.values))
      let fewer = members.indices.map { index in
        JSONValue.object(JSONObject(members.enumerated().filter { $0.offset != index }.map(\.element)))
      }
      let simpler = members.indices.flatMap { index in
        smaller(members[index].1).map { part in
          JSONValue.object(
            JSONObject(members.enumerated().map { $0.offset == index ? ($0.element.0, part) : $0.element }))
        }
      }
      return fewer + simpler
    }
  }
}
