/// Whether arrays stand in place of objects: all of one length, with values of different kinds at different positions.
enum ArrayRecordRule {
  private static let lengths = 2...16

  /// - Returns: The values at each position; `nil` if they do not.
  static func columns(of arrays: [SampleValue], in store: SampleStore) -> [[SampleValue]]? {
    guard arrays.count >= 2, let first = arrays.first else { return nil }
    let length = Array(store.elements(of: first)).count
    guard lengths.contains(length) else { return nil }
    var columns: [[SampleValue]] = Array(repeating: [], count: length)
    var kinds: [ValueFacts.Kind?] = Array(repeating: nil, count: length)
    for array in arrays {
      var index = 0
      for element in store.elements(of: array) {
        guard index < length else { return nil }
        if let kind = store.kind(of: element) {
          guard kind == kinds[index] ?? kind else { return nil }
          kinds[index] = kind
        }
        columns[index].append(element)
        index += 1
      }
      guard index == length else { return nil }
    }
    return kinds.contains(nil) || Set(kinds).count == 1 ? nil : columns
  }
}
