/// Gives each of several declarations a unique name.
struct FreeNames {
  private var taken: Set<String> = []

  /// `name`, or if it is taken `name_1`, `name_2` and so on: the first that is free.
  mutating func take(_ name: String) -> String {
    var candidate = name
    var number = 0
    while !taken.insert(candidate).inserted {
      number += 1
      candidate = "\(name)_\(number)"
    }
    return candidate
  }
}
