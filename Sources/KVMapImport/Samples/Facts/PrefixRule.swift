import KVMap

/// Keys that begin with the same word, and stand together: `address_street`, `address_city`, `address_zip`.
enum PrefixRule {
  struct Group {
    /// With the separator.
    var prefix: String
    var keys: [String]
  }

  private static let fewestKeys = 3

  /// - Parameter keys: All keys of the objects, in order.
  static func groups(_ keys: [String], in objects: [JSONObject]) -> [Group] {
    var order: [String] = []
    var found: [String: [String]] = [:]
    for key in keys {
      guard let separator = key.firstIndex(where: { $0 == "_" || $0 == "-" }), separator != key.startIndex else {
        continue
      }
      let prefix = String(key[...separator])
      guard prefix.count < key.count, prefix.dropLast().allSatisfy({ $0.isASCII && $0.isLetter }) else { continue }
      if found[prefix] == nil { order.append(prefix) }
      found[prefix, default: []].append(key)
    }
    return order.compactMap { prefix in
      guard let keys = found[prefix], keys.count >= fewestKeys, stand(together: keys, in: objects),
        !areSwitches(keys, in: objects)
      else { return nil }
      return Group(prefix: prefix, keys: keys)
    }
  }

  /// `has_wiki`, `has_issues`: the word is a verb, and no thing.
  private static func areSwitches(_ keys: [String], in objects: [JSONObject]) -> Bool {
    objects.allSatisfy { object in keys.allSatisfy { object[$0]?.boolValue != nil || object[$0] == nil } }
  }

  /// Whether each object has all of them, with values, or none.
  private static func stand(together keys: [String], in objects: [JSONObject]) -> Bool {
    objects.allSatisfy { object in
      let count = keys.count { object[$0].map { !$0.isNull } ?? false }
      return count == keys.count || count == 0 && keys.allSatisfy { object[$0] == nil }
    }
  }
}
