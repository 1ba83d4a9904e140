import KVMap

/// Whether objects are of several types, and one of their keys says which.
enum UnionRule {
  struct Finding {
    var key: String
    var payloadKey: String?
    /// The objects of each case, in the order in which the cases first came.
    var groups: [(text: String, objects: [JSONObject])]
  }

  private static let keys = [
    "type", "kind", "object", "__typename", "event", "event_type", "class", "@type", "$type", "_type", "resource_type",
    "media_type"
  ]
  /// An object has exactly two keys; the other one is next to these.
  private static let mostOverlap = 0.6
  private static let leastShared = 0.8

  static func finding(_ objects: [JSONObject]) -> Finding? {
    guard objects.count >= 4, let key = keys.first(where: { key in objects.allSatisfy { $0[key]?.stringValue != nil } })
    else { return nil }
    let groups = groups(objects, by: key)
    guard (2...30).contains(groups.count), groups.count * 2 <= objects.count else { return nil }
    if let payloadKey = payloadKey(objects, besides: key) {
      let payloads = groups.map { $0.objects.compactMap { $0[payloadKey]?.objectValue } }
      return areApart(payloads, without: nil) ? Finding(key: key, payloadKey: payloadKey, groups: groups) : nil
    }
    return areApart(groups.map(\.objects), without: key) ? Finding(key: key, payloadKey: nil, groups: groups) : nil
  }

  /// What the caller asked for: every object has the key, with a text.
  static func forced(_ objects: [JSONObject], by key: String) -> Finding? {
    guard !objects.isEmpty, objects.allSatisfy({ $0[key]?.stringValue != nil }) else { return nil }
    return Finding(key: key, payloadKey: payloadKey(objects, besides: key), groups: groups(objects, by: key))
  }

  private static func groups(_ objects: [JSONObject], by key: String) -> [(text: String, objects: [JSONObject])] {
    var groups: [(text: String, objects: [JSONObject])] = []
    var positions: [String: Int] = [:]
    for object in objects {
      guard let text = object[key]?.stringValue else { continue }
      if let position = positions[text] {
        groups[position].objects.append(object)
      } else {
        positions[text] = groups.count
        groups.append((text, [object]))
      }
    }
    return groups
  }

  /// The only other key, if an object stands under it everywhere.
  private static func payloadKey(_ objects: [JSONObject], besides key: String) -> String? {
    guard let first = objects.first, let other = first.keys.first(where: { $0 != key }) else { return nil }
    let isPayload = objects.allSatisfy { $0.count == 2 && $0[other]?.objectValue != nil }
    return isPayload ? other : nil
  }

  /// Whether the groups have few keys in common, and most keys of a group stand in all of its objects.
  private static func areApart(_ groups: [[JSONObject]], without key: String?) -> Bool {
    var sets: [Set<String>] = []
    var shared = 0.0
    for objects in groups {
      var counts: [String: Int] = [:]
      for object in objects { for name in object.keys where name != key { counts[name, default: 0] += 1 } }
      sets.append(Set(counts.keys))
      let everywhere = counts.values.count { $0 == objects.count }
      shared += counts.isEmpty ? 1 : Double(everywhere) / Double(counts.count)
    }
    return KeyOverlap.mean(of: sets) <= mostOverlap && shared / Double(groups.count) >= leastShared
  }
}
