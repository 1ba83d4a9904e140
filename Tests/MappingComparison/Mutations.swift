import KVMap

/// Documents that differ from a valid one in one place each: most of them are invalid, each in a different way.
package struct Mutations {
  private static let replacements: [JSONValue] =
    [.null, .bool(true), .string("x"), .string(""), .string("3"), .array([]), .array([.null]), .object(JSONObject())]
    + [JSONNumber("1.5"), JSONNumber("300")].compactMap { $0.map(JSONValue.number) }

  /// - Parameters:
  ///   - document: A JSON document; if it is not valid JSON, only truncated texts are generated.
  ///   - limit: The maximum number. They are taken evenly from all possible ones.
  package static func of(_ document: [UInt8], limit: Int) -> [[UInt8]] {
    var all: [String] = []
    if let value = try? JSONValue(json: document) {
      let tree = DocumentTree(value)
      variants(of: tree) { all.append($0.json) }
    }
    var picked: [[UInt8]] = []
    let step = max(1, all.count / limit)
    for index in stride(from: 0, to: all.count, by: step) { picked.append(Array(all[index].utf8)) }
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
