/// Which keys of the path of a problem may be shown, where it is in the value of a property with `@sensitive`: those
/// that the mapping names. Others, as those of a dictionary, are part of the value.
struct HiddenKeys {
  /// The position in the path of the first step that may have to be hidden.
  var first: Int
  var shown: Set<String>

  /// Stands in paths for a key that is not shown.
  static let placeholder = "…"

  func hiding(_ path: [DocumentPath.Step]) -> [DocumentPath.Step] {
    path.enumerated().map { position, step in
      guard position >= first, case .key(let key) = step, !shown.contains(key) else { return step }
      return .key(Self.placeholder)
    }
  }
}

extension KeyTable {
  /// The keys that its rules name.
  var namedKeys: Set<String> {
    var keys = Set(
      allRecords.map { String(decoding: UnsafeBufferPointer(start: $0.key, count: $0.length), as: UTF8.self) })
    for path in paths {
      for case .key(let key) in DocumentPath.steps(of: path) ?? [] { keys.insert(key) }
    }
    return keys
  }
}
