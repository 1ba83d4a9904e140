/// Whether objects are dictionaries: their keys are values, and not names.
enum DictionaryRule {
  struct Finding {
    var key: DictionaryKey
    var reason: String
    /// What is written in another spelling than it was read; `nil` for nothing.
    var note: String?
  }

  /// - Parameters:
  ///   - objects: Those at one place, none of them empty.
  ///   - isDocument: Whether they are whole documents, where only the keys themselves are certain.
  static func finding(_ objects: [SampleValue], isDocument: Bool, in store: SampleStore) -> Finding? {
    guard hasOneKind(objects, in: store) else { return nil }
    let keys = store.keys(of: objects)
    guard let finding = byKeys(keys) ?? (isDocument ? nil : byContents(objects, keys, in: store)) else { return nil }
    // A dictionary in Swift does not tell keys apart that look alike.
    return Set(keys).count == keys.count ? finding : nil
  }

  /// What the objects have in common says, and not their keys alone.
  private static func byContents(_ objects: [SampleValue], _ keys: [String], in store: SampleStore) -> Finding? {
    if keys.count > SampleLimits.keys {
      return Finding(key: .text, reason: "it has more than \(SampleLimits.keys) keys")
    }
    if keys.count >= 6, objects.count >= 3, differ(objects, in: store) {
      return Finding(key: .text, reason: "its objects have hardly a key in common")
    }
    if objects.count == 1, let object = objects.first, keys.count >= 8, areAlike(object, in: store) {
      return Finding(key: .text, reason: "its \(keys.count) values have the same keys")
    }
    return nil
  }

  /// The keys of what is a dictionary in any case.
  static func stated(_ objects: [SampleValue], in store: SampleStore) -> Finding {
    byKeys(store.keys(of: objects)) ?? Finding(key: .text, reason: "")
  }

  private static func byKeys(_ keys: [String]) -> Finding? {
    guard !keys.isEmpty else { return nil }
    if keys.allSatisfy({ $0.utf8.allSatisfy { $0 &- 0x30 < 10 } && !$0.isEmpty }) {
      let areIntegers = keys.allSatisfy { Int($0).map(String.init) == $0 }
      return Finding(key: areIntegers ? .integer : .text, reason: "its keys are numbers")
    }
    let notations = keys.map { TextNotation(of: $0) }
    if notations.allSatisfy({ if case .uuid? = $0 { true } else { false } }) {
      // Two spellings of one UUID would be one key.
      let areDifferent = Set(keys.map { $0.uppercased() }).count == keys.count
      let isSmall = notations.contains(.uuid(isCapital: false))
      return Finding(
        key: areDifferent ? .uuid : .text, reason: "its keys are UUIDs",
        note: areDifferent && isSmall ? "has keys that are written in capitals, whatever was read" : nil)
    }
    if notations.allSatisfy({ $0 == .day }) { return Finding(key: .day, reason: "its keys are days") }
    if keys.allSatisfy(isMonthOrDay) { return Finding(key: .text, reason: "its keys are months") }
    if keys.allSatisfy(SortableIdentifier.matches) {
      return Finding(key: .text, reason: "its keys are identifiers")
    }
    guard keys.count >= 2 else { return nil }
    if keys.allSatisfy({ $0.dropFirst().contains { "/:@".contains($0) } || $0.first == "/" }) {
      return Finding(key: .text, reason: "its keys are addresses or paths")
    }
    if keys.allSatisfy({ $0.utf8.count >= 16 && $0.allSatisfy(\.isHexDigit) }) {
      return Finding(key: .text, reason: "its keys are hexadecimal")
    }
    if LanguageCodes.areLanguages(keys) { return Finding(key: .text, reason: "its keys are languages") }
    return CurrencyCodes.areCurrencies(keys) ? Finding(key: .text, reason: "its keys are currencies") : nil
  }

  private static func isMonthOrDay(_ key: String) -> Bool {
    if TextNotation(of: key) == .day { return true }
    let parts = key.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == 4, parts[1].utf8.count == 2, Int(parts[0]) != nil else {
      return false
    }
    return (1...12).contains(Int(parts[1]) ?? 0)
  }

  private static func hasOneKind(_ objects: [SampleValue], in store: SampleStore) -> Bool {
    var kinds: Set<ValueFacts.Kind> = []
    for object in objects {
      for (_, value) in store.members(of: object) {
        if let kind = store.kind(of: value) { kinds.insert(kind) }
        if kinds.count > 1 { return false }
      }
    }
    return kinds.count == 1
  }

  /// Whether the sets of keys have less than a quarter in common, on average.
  private static func differ(_ objects: [SampleValue], in store: SampleStore) -> Bool {
    var sets: [Set<String>] = []
    for object in objects {
      let keys = Set(store.members(of: object).map(\.key))
      if !sets.contains(keys) { sets.append(keys) }
      if sets.count == SampleLimits.keySets { break }
    }
    guard sets.count >= 2 else { return false }
    return KeyOverlap.mean(of: sets) < 0.25
  }

  private static func areAlike(_ object: SampleValue, in store: SampleStore) -> Bool {
    var common: Set<String>?
    for (_, value) in store.members(of: object) {
      guard store.kind(of: value) == .object else { return false }
      let keys = Set(store.members(of: value).map(\.key))
      guard keys.count >= 2 else { return false }
      if let common, common != keys { return false }
      common = keys
    }
    return true
  }
}

/// How much sets of keys have in common.
enum KeyOverlap {
  /// The number of keys in both, divided by that in either.
  static func of(_ left: Set<String>, _ right: Set<String>) -> Double {
    let all = left.union(right).count
    return all == 0 ? 1 : Double(left.intersection(right).count) / Double(all)
  }

  /// Over all pairs, of which there is at least one.
  static func mean(of sets: [Set<String>]) -> Double {
    var sum = 0.0
    var pairs = 0
    for (index, left) in sets.enumerated() {
      for right in sets[(index + 1)...] {
        sum += of(left, right)
        pairs += 1
      }
    }
    return pairs == 0 ? 1 : sum / Double(pairs)
  }
}
