/// The keys of a latitude and a longitude that stand next to each other.
struct CoordinateKeys {
  let latitude: String
  let longitude: String

  /// - Returns: `nil` if there are none, or one is there without the other.
  init?(_ facts: RecordFacts, _ graph: ShapeGraph, _ kind: SampleKind) {
    func member(_ keys: [String]) -> RecordFacts.Member? {
      facts.members.first { member in
        let name = kind == .markup && member.key.hasPrefix("@") ? String(member.key.dropFirst()) : member.key
        return keys.contains(name) && Self.isNumber(graph[member.value], kind)
      }
    }
    guard let first = member(["lat", "latitude"]), let second = member(["lng", "lon", "long", "longitude"]),
      first.present == second.present, graph[first.value].nulls == 0, graph[second.value].nulls == 0
    else { return nil }
    latitude = first.key
    longitude = second.key
  }

  private static func isNumber(_ facts: ValueFacts, _ kind: SampleKind) -> Bool {
    guard facts.hint == nil else { return false }
    if kind.hasOnlyTexts { return facts.kinds == [.text] && facts.texts.areNumbers && facts.texts.empty == 0 }
    return facts.kinds == [.number]
  }

  func contains(_ key: String) -> Bool { key == latitude || key == longitude }

  /// - Parameter names: Those of the other properties.
  func property(besides names: [String], isOptional: Bool) -> ImportedProperty {
    let entries = [ImportedEntry(name: "latitude", key: latitude), ImportedEntry(name: "longitude", key: longitude)]
    let name = ["position", "coordinate", "geographicPosition"].first { !names.contains($0) } ?? "gatheredPosition"
    return ImportedProperty(name: name, type: "Coordinate" + (isOptional ? "?" : ""), source: .gathered(entries))
  }
}
