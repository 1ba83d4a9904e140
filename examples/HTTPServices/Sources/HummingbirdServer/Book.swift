/// The latest values that were placed, with their numbers. Memory is bounded: of too many values, the oldest are
/// forgotten.
actor Book<Item: Sendable> {
  /// In ascending order of their ids, without gaps; nil before `start`.
  private var items: [Item?] = []
  private var start = 0
  private var firstID = 1
  /// The size of all items together.
  private var size = 0
  private let capacity: Int
  private let sizeOfItem: @Sendable (Item) -> Int

  /// - Parameter capacity: How large all items may be together, by the size that `size` gives for each.
  init(capacity: Int, size: @escaping @Sendable (Item) -> Int) {
    self.capacity = capacity
    sizeOfItem = size
  }

  /// Places what `make` creates for the next id.
  func place(_ make: @Sendable (_ id: Int) -> Item) -> Item {
    let item = make(firstID + items.count)
    items.append(item)
    size += sizeOfItem(item)
    while size > capacity, let oldest = items[start] {
      size -= sizeOfItem(oldest)
      items[start] = nil
      start += 1
      if start == items.count { break }
    }
    if start > items.count / 2 {
      items.removeFirst(start)
      firstID += start
      start = 0
    }
    return item
  }

  /// The items behind an id, and the id of the last of them if there are more.
  func page(after id: Int, limit: Int) -> (items: [Item], last: Int?) {
    let begin = min(max(max(id, 0) - firstID + 1, start), items.count)
    let end = min(begin + limit, items.count)
    return (items[begin..<end].compactMap(\.self), end < items.count ? firstID + end - 1 : nil)
  }
}
