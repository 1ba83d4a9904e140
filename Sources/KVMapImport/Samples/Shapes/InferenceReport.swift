import KVMapLowering

/// What was decided for each property, as JSON.
struct InferenceReport {
  struct Line {
    var type: String
    var property: String
    var path: String
    var key: String
    /// The type of the property.
    var inferred: String
    /// The steps that read it.
    var transformer: String?
    var objects: Int
    var present: Int
    var nulls: Int
  }

  private(set) var lines: [Line] = []

  mutating func add(_ line: Line) { lines.append(line) }

  func json(_ document: String, _ notes: [String]) -> String {
    func quoted(_ text: String) -> String { "\"" + JSONText.escaped(text) + "\"" }
    let properties = lines.map { line in
      "    {\"type\": \(quoted(line.type)), \"property\": \(quoted(line.property)), \"path\": \(quoted(line.path)), "
        + "\"key\": \(quoted(line.key)), \"is\": \(quoted(line.inferred)), "
        + "\"transformer\": \(line.transformer.map(quoted) ?? "null"), \"objects\": \(line.objects), "
        + "\"present\": \(line.present), \"nulls\": \(line.nulls)}"
    }
    return """
      {
        "document": \(quoted(document)),
        "properties": [
      \(properties.joined(separator: ",\n"))
        ],
        "notes": [
      \(notes.map { "    " + quoted($0) }.joined(separator: ",\n"))
        ]
      }

      """
  }
}
