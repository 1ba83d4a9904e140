import KVMapSource

/// The places of a picture's parts, in units of its 960 wide canvas. All numbers are whole.
struct PictureLayout {
  static let width = 960
  static let left = 24
  static let leftEnd = 300
  static let right = 660
  static let rightEnd = 936
  static let indentation = 16
  static let rowHeight = 28
  static let boxHeight = 24
  static let itemHeight = 30
  static let itemPitch = 40
  static let top = 40
  static let pillHeight = 20
  static let pillPitch = 24
  /// A letter of 14, in tenths; one of 12, and one of 11.
  static let letter = 84
  static let pillLetter = 72
  static let smallLetter = 66
  private static let widestPill = 250

  /// The vertical centres of the rows and of the items.
  private(set) var rows: [Int] = []
  private(set) var items: [Int] = []
  private(set) var pills: [Pill] = []
  private(set) var height = 0

  struct Pill {
    var text: String
    var x: Int
    var y: Int
    var width: Int
  }

  /// - Complexity: Linear in the number of parts.
  init(_ model: PictureModel) {
    let first = Self.top + Self.boxHeight / 2
    var byItem: [Int: [Int]] = [:]
    var byRow: [Int: [Int]] = [:]
    for link in model.links {
      byItem[link.item, default: []].append(link.row)
      byRow[link.row, default: []].append(link.item)
    }
    // Each item is beside the middle of its rows, as far as the order of both allows.
    let compact = model.rows.indices.map { first + $0 * Self.rowHeight }
    var last = first
    items = Self.spread(
      model.items.indices.map { index in
        let rows = byItem[index] ?? []
        last = rows.isEmpty ? last + Self.itemPitch : rows.map { compact[$0] }.reduce(0, +) / rows.count
        return last
      }, apart: Self.itemPitch, from: first + (Self.itemHeight - Self.boxHeight) / 2)
    // Then each row moves to its item, so that most lines are level.
    var lastRow = first - Self.rowHeight
    rows = Self.spread(
      model.rows.enumerated().map { index, row in
        if let item = byRow[index]?.min(), items.indices.contains(item) {
          // Several rows of one item are above and below it.
          let siblings = (byItem[item] ?? []).sorted()
          let position = siblings.firstIndex(of: index) ?? 0
          lastRow = items[item] + (2 * position - (siblings.count - 1)) * Self.rowHeight / 2
        } else if row.isContainer, let target = Self.firstTarget(below: index, model, byRow),
          items.indices.contains(target)
        {
          lastRow = items[target] - Self.rowHeight
        } else {
          lastRow += Self.rowHeight
        }
        return lastRow
      }, apart: Self.rowHeight, from: first)
    height = max((rows.last ?? 0) + Self.boxHeight / 2, (items.last ?? 0) + Self.itemHeight / 2) + 16
    placePills(model)
  }

  /// Places that are at least so far apart, in their order, and as near to the wanted ones as possible: where some are
  /// too close, all of them move by the same amount from their middle (pool adjacent violators).
  private static func spread(_ wanted: [Int], apart pitch: Int, from first: Int) -> [Int] {
    var pools: [(sum: Int, count: Int)] = []
    for (index, place) in wanted.enumerated() {
      pools.append((place - index * pitch, 1))
      while pools.count > 1, let last = pools.last {
        let before = pools[pools.count - 2]
        guard before.sum * last.count > last.sum * before.count else { break }
        pools.removeLast()
        pools[pools.count - 1] = (before.sum + last.sum, before.count + last.count)
      }
    }
    var places: [Int] = []
    for pool in pools {
      let start = max(first, pool.sum / pool.count)
      for _ in 0..<pool.count { places.append(start + places.count * pitch) }
    }
    return places
  }

  /// The first item that a row below a container leads to.
  private static func firstTarget(below index: Int, _ model: PictureModel, _ byRow: [Int: [Int]]) -> Int? {
    let level = model.rows[index].level
    for next in (index + 1)..<max(index + 1, model.rows.count) {
      guard model.rows[next].level > level else { return nil }
      if let item = byRow[next]?.min() { return item }
    }
    return nil
  }

  /// How high the line between a row and an item is at a place between them.
  private static func height(at x: Int, from row: Int, to item: Int) -> Int {
    // The curve has its control points 120 from both ends, so its parameter grows with x.
    let (start, end) = (Double(leftEnd), Double(right))
    func horizontal(_ t: Double) -> Double {
      let u = 1 - t
      return u * u * u * start + 3 * u * u * t * (start + 120) + 3 * u * t * t * (end - 120) + t * t * t * end
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if horizontal(middle) < Double(x) { low = middle } else { high = middle }
    }
    let share = low * low * (3 - 2 * low)
    return row + Int((Double(item - row) * share).rounded())
  }

  private mutating func placePills(_ model: PictureModel) {
    let byItem = Dictionary(grouping: model.links.filter { !$0.label.isEmpty }, by: \.item).mapValues(\.count)
    for link in model.links where !link.label.isEmpty {
      let text = Self.cut(link.label, to: (Self.widestPill - 16) * 10, letter: Self.pillLetter)
      let width = DisplayWidth.of(text) * Self.pillLetter / 10 + 18
      // Where several lines meet, each has its pill near its own end.
      let isOne = byItem[link.item] == 1
      let x = isOne ? (Self.leftEnd + Self.right - width) / 2 : Self.leftEnd + 28
      let y = Self.height(at: x + width / 2, from: rows[link.row], to: items[link.item])
      pills.append(Pill(text: text, x: x, y: y, width: width))
    }
    pills.sort { ($0.y, $0.text) < ($1.y, $1.text) }
    // All are on one vertical line, so they only have to be apart in one direction.
    var last = Int.min / 2
    for index in pills.indices {
      pills[index].y = max(pills[index].y, last + Self.pillPitch)
      last = pills[index].y
    }
    height = max(height, last + Self.pillPitch)
  }

  /// The text, cut to a width in tenths of a unit.
  static func cut(_ text: String, to width: Int, letter: Int) -> String {
    let columns = max(2, width / letter)
    guard DisplayWidth.of(text) > columns else { return text }
    var result = ""
    var used = 1
    for character in text {
      used += DisplayWidth.of(character)
      guard used <= columns else { break }
      result.append(character)
    }
    return result + "…"
  }
}
