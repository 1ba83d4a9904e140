@_spi(Generated) import KVMap

/// Whether objects are of several types, and one of their keys says which.
enum UnionRule {
  struct Finding {
    var key: String
    var payloadKey: String?
    /// The objects of each case, in the order in which the cases first came.
    var groups: [(text: String, objects: [SampleValue])]
  }

  private static let keys = [
    "type", "kind", "object", "__typename", "event", "event_type", "class", "@type", "$type", "_type", "resource_type",
    "resourceType", "eventType", "media_type", "mediaType"
  ]
  /// An object has exactly two keys; the other one is next to these.
  private static let mostOverlap = 0.6
  private static let leastShared = 0.8

  static func finding(_ objects: [SampleValue], in store: SampleStore) -> Finding? {
    guard objects.count >= 4, let key = keys.first(where: { haveText(objects, under: $0, in: store) }) else {
      return nil
    }
    let groups = groups(objects, by: key, in: store)
    guard (2...30).contains(groups.count), groups.count * 2 <= objects.count else { return nil }
    if let payloadKey = payloadKey(objects, besides: key, in: store) {
      let payloads = groups.map { $0.objects.compactMap { store.value(payloadKey, of: $0) } }
      guard areApart(payloads, without: nil, in: store) else { return nil }
      return Finding(key: key, payloadKey: payloadKey, groups: groups)
    }
    guard areApart(groups.map(\.objects), without: key, in: store) else { return nil }
    return Finding(key: key, payloadKey: nil, groups: groups)
  }

  /// What the caller asked for: every object has the key, with a text.
  static func forced(_ objects: [SampleValue], by key: String, in store: SampleStore) -> Finding? {
    guard !objects.isEmpty, haveText(objects, under: key, in: store) else { return nil }
    return Finding(
      key: key, payloadKey: payloadKey(objects, besides: key, in: store), groups: groups(objects, by: key, in: store))
  }

  private static func haveText(_ objects: [SampleValue], under key: String, in store: SampleStore) -> Bool {
    objects.allSatisfy { store.value(key, of: $0).map { store.kind(of: $0) == .text } ?? false }
  }

  private static func groups(_ objects: [SampleValue], by key: String, in store: SampleStore)
    -> [(text: String, objects: [SampleValue])]
  {
    var groups: [(text: String, objects: [SampleValue])] = []
    var positions: [ExactText: Int] = [:]
    for object in objects {
      guard let text = store.value(key, of: object).flatMap(store.text) else { continue }
      if let position = positions[ExactText(text)] {
        groups[position].objects.append(object)
      } else {
        positions[ExactText(text)] = groups.count
        groups.append((text, [object]))
      }
    }
    return groups
  }

  /// The only other key, if an object stands under it everywhere.
  private static func payloadKey(_ objects: [SampleValue], besides key: String, in store: SampleStore) -> String? {
    let selection = SampleSelection(except: key)
    var other: String?
    for object in objects {
      var members = store.members(of: object, selection)
      guard let (name, value) = members.next(), ExactText(name) == ExactText(other ?? name),
        store.kind(of: value) == .object, members.next() == nil
      else { return nil }
      other = name
    }
    return other
  }

  /// Whether the groups have few keys in common, and most keys of a group stand in all of its objects.
  private static func areApart(_ groups: [[SampleValue]], without key: String?, in store: SampleStore) -> Bool {
    let selection = SampleSelection(except: key)
    var sets: [Set<String>] = []
    var shared = 0.0
    for objects in groups {
      var counts: [String: Int] = [:]
      for object in objects { for (name, _) in store.members(of: object, selection) { counts[name, default: 0] += 1 } }
      sets.append(Set(counts.keys))
      let everywhere = counts.values.count { $0 == objects.count }
      shared += counts.isEmpty ? 1 : Double(everywhere) / Double(counts.count)
    }
    return KeyOverlap.mean(of: sets) <= mostOverlap && shared / Double(groups.count) >= leastShared
  }
}
