@_spi(Generated) import KVMap

/// Keys that begin with the same word, and stand together: `address_street`, `address_city`, `address_zip`.
enum PrefixRule {
  struct Group {
    /// With the separator.
    var prefix: String
    var keys: [String]

    func contains(_ key: String) -> Bool { keys.contains { ExactText($0) == ExactText(key) } }
  }

  private static let fewestKeys = 3

  /// - Parameter keys: All keys of the objects, in order.
  static func groups(_ keys: [String], of objects: [SampleValue], _ selection: SampleSelection, in store: SampleStore)
    -> [Group]
  {
    var groups: [Group] = []
    var positions: [String: Int] = [:]
    for key in keys {
      guard let separator = key.firstIndex(where: { $0 == "_" || $0 == "-" }), separator != key.startIndex else {
        continue
      }
      let prefix = String(key[...separator])
      guard prefix.count < key.count, prefix.dropLast().allSatisfy({ $0.isASCII && $0.isLetter }) else { continue }
      if let position = positions[prefix] {
        groups[position].keys.append(key)
      } else {
        positions[prefix] = groups.count
        groups.append(Group(prefix: prefix, keys: [key]))
      }
    }
    groups.removeAll { $0.keys.count < fewestKeys }
    return groups.isEmpty ? [] : together(groups, objects, selection, in: store)
  }

  /// Those of which each object has all, with values, or none; without `has_wiki`, `has_issues`, where the word is a
  /// verb, and no thing.
  private static func together(
    _ groups: [Group], _ objects: [SampleValue], _ selection: SampleSelection, in store: SampleStore
  ) -> [Group] {
    let positions = Dictionary(
      groups.enumerated().flatMap { position, group in group.keys.map { (ExactText($0), position) } },
      uniquingKeysWith: { first, _ in first })
    var areTogether = groups.map { _ in true }
    var areSwitches = areTogether
    for object in objects {
      var present = groups.map { _ in 0 }
      for (key, value) in store.members(of: object, selection) {
        guard let position = positions[ExactText(key)] else { continue }
        let kind = store.kind(of: value)
        if kind == nil { areTogether[position] = false }
        if kind != .bool { areSwitches[position] = false }
        present[position] += 1
      }
      for (position, group) in groups.enumerated() where present[position] != 0 {
        if present[position] != group.keys.count { areTogether[position] = false }
      }
    }
    return groups.indices.filter { areTogether[$0] && !areSwitches[$0] }.map { groups[$0] }
  }
}
