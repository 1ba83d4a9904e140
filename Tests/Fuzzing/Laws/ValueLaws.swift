import KVMap

/// Laws for JSON that is kept unchanged.
enum ValueLaws {
  static func check(_ document: [UInt8]) throws {
    let laws = DocumentLaws<JSONValue>(format: .json, roundtrip: .exact, writesAll: true)
    guard let value = try laws.check(document) else { return }
    let text = Array(value.description.utf8)
    try law(try value.jsonBytes() == text, "both ways to write a value agree: \(shown(text))")
    for options: JSONOutputFormatting in [.pretty, .sortedKeys, [.pretty, .sortedKeys]] {
      let written = try value.jsonBytes(options)
      let again = try JSONValue(json: written)
      try law(again == value && again.hashValue == value.hashValue, "\(shown(text)) is laid out \(shown(written))")
      try law(try again.jsonBytes(options) == written, "\(shown(written)) is laid out anew")
    }
    try law(try value.jsonValue() == value, "a tree is its own tree: \(shown(text))")
  }
}
