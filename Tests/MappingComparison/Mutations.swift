import KVMap
import KVMapInterpret

/// Documents that differ from a valid one in one place each: most of them are invalid, each in a different way.
package struct Mutations {
  private static let replacements: [JSONValue] =
    [.null, .bool(true), .string("x"), .string(""), .string("3"), .array([]), .array([.null]), .object(JSONObject())]
    + [JSONNumber("1.5"), JSONNumber("300")].compactMap { $0.map(JSONValue.number) }

  /// - Parameters:
  ///   - document: A JSON document; if it is not valid JSON, only truncated texts are generated.
  ///   - limit: The maximum number of changed trees. They are taken evenly from all possible ones, from another one on
  ///     for documents of another length.
  package static func of(_ document: [UInt8], limit: Int) -> [[UInt8]] {
    var picked: [[UInt8]] = []
    if let value = try? JSONValue(json: document) {
      let tree = DocumentTree(value)
      var count = 0
      variants(of: tree) { _ in count += 1 }
      let wanted = min(limit, count)
      let positions = Set((0..<wanted).map { ($0 * count / wanted + document.count) % count })
      var position = 0
      variants(of: tree) {
        if positions.contains(position) { picked.append(Array($0.json.utf8)) }
        position += 1
      }
    }
    picked.append(Array(document.prefix(document.count / 2)))
    picked.append(document + Array(" x".utf8))
    return picked
  }

  /// Every tree that differs in one place.
  private static func variants(of tree: DocumentTree, _ body: (DocumentTree) -> Void) {
    for replacement in replacements { body(DocumentTree(replacement)) }
    switch tree {
    case .leaf, .text: break
    case .array(let elements):
      for index in elements.indices {
        var shorter = elements
        shorter.remove(at: index)
        body(.array(shorter))
        variants(of: elements[index]) { variant in
          var changed = elements
          changed[index] = variant
          body(.array(changed))
        }
      }
      if let last = elements.last { body(.array(elements + [last, .leaf(.null)])) }
    case .object(let members):
      for index in members.indices {
        var fewer = members
        fewer.remove(at: index)
        body(.object(fewer))
        body(.object(members + [(members[index].key, .leaf(.bool(false)))]))
        variants(of: members[index].value) { variant in
          var changed = members
          changed[index].value = variant
          body(.object(changed))
        }
      }
      body(.object(members + [("another key", .array([.leaf(.null)]))]))
      body(.object(members.reversed()))
    }
  }
}
