/// The keys of an object, in order. Objects with the same keys may share one list: those of a document that was read do
/// (`KeyLists`). An object that changes its keys copies a shared list first.
final class ObjectKeys: @unchecked Sendable {
  // Unchecked because of the variables: only an object that has the list alone changes them.

  private(set) var texts: [String]
  /// The positions of the keys; maintained only if there are too many for a linear search.
  private var positions: [ExactText: Int] = [:]

  /// Up to this many keys, a linear search takes about as long as hashing a key, and no index has to be made.
  static let searched = 64

  /// No keys.
  static let none = ObjectKeys(distinct: [])

  /// - Parameter texts: All different, and at most `searched` of them.
  init(distinct texts: [String]) { self.texts = texts }

  /// - Parameter texts: More than `searched` of them.
  /// - Returns: `nil` if a key is repeated.
  init?(indexing texts: [String]) {
    self.texts = texts
    index()
    guard positions.count == texts.count else { return nil }
  }

  private init(_ texts: [String], _ positions: [ExactText: Int]) {
    self.texts = texts
    self.positions = positions
  }

  func copy() -> ObjectKeys { ObjectKeys(texts, positions) }

  /// The position of a key. Keys are equal if their UTF-8 bytes are.
  func position(of key: String) -> Int? {
    guard texts.count <= Self.searched else { return positions[ExactText(key)] }
    let length = key.utf8.count
    return texts.firstIndex { $0.utf8.count == length && UTF8Order.areEqual($0, key) }
  }

  func append(_ key: String) {
    texts.append(key)
    if texts.count == Self.searched + 1 {
      index()
    } else if texts.count > Self.searched {
      positions[ExactText(key)] = texts.count - 1
    }
  }

  func remove(at position: Int) {
    texts.remove(at: position)
    index()
  }

  private func index() {
    positions.removeAll(keepingCapacity: true)
    guard texts.count > Self.searched else { return }
    positions.reserveCapacity(texts.count)
    for (position, text) in texts.enumerated() { positions[ExactText(text)] = position }
  }
}
